//! What the evaluation looks at, from the Union's side: what the scenario counts and how likely it is to come about,
//! what the troops are worth, and who stands better where they meet.

use kernel::{Side, Term};

use super::Ways;
use super::atlas::{Atlas, NOWHERE};
use crate::facing::{self, Aspect};
use crate::ids::{Brigade, Hex, Unit, Units};
use crate::scenario::VictoryKind;
use crate::stage::Phase;
use crate::state::{Form, Order, State, Status};
use crate::world::World;
use crate::{leaders, pool, victory};

/// The terms with their starting weights.
pub(super) const TERMS: &[Term] = &[
    Term::new("start", 0.2),
    Term::new("pike", 0.12),
    Term::new("pike-late", 1.4),
    Term::new("pike-now", 0.2),
    Term::new("way", 0.1),
    Term::new("deep", 0.18),
    Term::new("objectives", 0.6),
    Term::new("objectives-late", 1.2),
    Term::new("objectives-now", 1.3),
    Term::new("strength", 0.2),
    Term::new("disorder", 0.2),
    Term::new("routed", 0.03),
    Term::new("fatigue", 0.35),
    Term::new("fire", 0.05),
    Term::new("flanks", 0.55),
    Term::new("guns", 0.2),
    Term::new("command", 0.02),
    Term::new("markers", 0.08),
    Term::new("hand", 0.35),
];

/// Half-points of the way in an activation.
const STRIDE: f64 = 11.0;
/// Activations of a brigade in a turn, as a rule.
const MARKERS: f64 = 2.5;
/// What the attacker of objectives lacks to an even chance, in points beside those he may expect: much while all is
/// still to be done, little when it is over.
const LACKING: [f64; 2] = [1.4, 0.3];
/// So near two units fight.
const CONTACT: u8 = 3;
/// What an enemy in the way costs, in half-points.
const BARRIER: f64 = 7.0;

/// A unit on the map.
#[derive(Clone, Copy)]
struct Piece {
    unit: Unit,
    hex: Hex,
    sp: f64,
    guns: bool,
    able: bool,
    /// It acts in the activation under way, and has not done so yet.
    in_hand: bool,
    /// Half-points to what its side is after.
    away: u16,
}

/// Sums over the units of a side.
#[derive(Clone, Copy, Default)]
struct Sums {
    crossing: f64,
    way: f64,
    deep: f64,
    strength: f64,
    disorder: f64,
    routed: f64,
    fire: f64,
    flanks: f64,
    guns: f64,
    command: f64,
    markers: f64,
    hand: f64,
    fatigue: f64,
}

/// Fills in one number for each term.
pub(super) fn features(w: &World, s: &State, out: &mut [f64]) {
    let atlas = &Ways::of(w).atlas;
    let hand = in_hand(w, s);
    let pieces = Side::BOTH.map(|side| pieces(w, s, atlas, side, hand));
    let [union, confederate] = Side::BOTH.map(|side| {
        let [own, other] = if side == Side::Union { [0, 1] } else { [1, 0] };
        sums(
            w,
            s,
            atlas,
            side,
            hand,
            pieces.get(own).map_or(&[], Vec::as_slice),
            pieces.get(other).map_or(&[], Vec::as_slice),
        )
    });
    let elapsed = elapsed(w, s);
    let by = |of: fn(&Sums) -> f64| (of(&union) - of(&confederate)) / atlas.force;
    let pike = by(|sums| sums.crossing);
    let score = victory::score(w, s);
    let now = match w.victory.kind {
        VictoryKind::Pike => f64::from(score.union - score.confederate) / atlas.force,
        VictoryKind::Objectives => (f64::from(score.union) - even(w)) / 2.0,
    };
    let (pike_now, points_now) = if w.victory.kind == VictoryKind::Pike { (now, 0.0) } else { (0.0, now) };
    let points = objectives(w, s, atlas, &pieces, elapsed);
    let values = [
        1.0,
        pike,
        pike * elapsed,
        pike_now * elapsed * elapsed,
        by(|sums| sums.way),
        by(|sums| sums.deep),
        points,
        points * elapsed,
        points_now * elapsed * elapsed,
        by(|sums| sums.strength),
        -by(|sums| sums.disorder),
        -by(|sums| sums.routed),
        -by(|sums| sums.fatigue),
        by(|sums| sums.fire),
        -by(|sums| sums.flanks),
        by(|sums| sums.guns),
        by(|sums| sums.command),
        by(|sums| sums.markers),
        by(|sums| sums.hand),
    ];
    out.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
}

/// How much of the game is over: turns and, within one, markers.
pub(super) fn elapsed(w: &World, s: &State) -> f64 {
    let turns = f64::from(w.last_turn()) + 1.0;
    let spent: u32 = s.spent.iter().map(|spent| u32::from(*spent)).sum();
    let left = f64::from(pool::left_in_all(w, s));
    let part = f64::from(spent) / (f64::from(spent) + left).max(1.0);
    ((f64::from(s.turn) + part) / turns).clamp(0.0, 1.0)
}

/// The units of the brigade whose marker is in play that have done nothing with it yet: the marker is spent, what it
/// buys is still to come.
fn in_hand(w: &World, s: &State) -> Units {
    let Some(brigade) = s.active else { return Units::EMPTY };
    let done = [s.idle, s.moved, s.stood, s.fired, s.acted, s.building, s.restacked];
    s.members(w, brigade).filter(|unit| done.iter().all(|done| !done.has(*unit))).collect()
}

/// Markers a brigade still has in this turn; those to be expected before anybody knows.
fn left(w: &World, s: &State, brigade: Brigade) -> f64 {
    match s.phase {
        Phase::SetUp(_) | Phase::Initiative | Phase::Efficiency => MARKERS,
        _ => f64::from(pool::left(w, s, brigade)),
    }
}

/// Activations a unit still has in this turn.
fn markers(w: &World, s: &State, unit: Unit, in_hand: bool) -> f64 {
    left(w, s, s.belongs(w, unit)) + f64::from(u8::from(in_hand))
}

fn pieces(w: &World, s: &State, atlas: &Atlas, side: Side, hand: Units) -> Vec<Piece> {
    let pike = w.victory.kind == VictoryKind::Pike;
    let lie = if pike { atlas.lies.get(side.index()) } else { None };
    let piece = |unit: Unit| {
        let state = &s[unit];
        let hex = state.hex().filter(|_| state.status == Status::OnMap)?;
        let guns = w.unit(unit).is_artillery();
        let able = !state.disordered && state.order != Order::March && state.form != Form::Limbered;
        let away = lie.map_or(0, |lie| lie.advance.get(hex.index()).copied().unwrap_or(NOWHERE));
        Some(Piece { unit, hex, sp: f64::from(state.sp), guns, able, in_hand: hand.has(unit), away })
    };
    w.side_units[side].and(w.in_scenario).filter_map(piece).collect()
}

fn sums(w: &World, s: &State, atlas: &Atlas, side: Side, hand: Units, own: &[Piece], other: &[Piece]) -> Sums {
    let mut sums = Sums::default();
    let turns = f64::from(w.last_turn().saturating_sub(s.turn));
    for piece in own {
        let mut barrier = 0.0;
        for foe in other {
            let away = w.distance(piece.hex, foe.hex);
            if away > CONTACT {
                if foe.guns || !piece.guns || !piece.able || away > 8 {
                    continue;
                }
                sums.guns += 0.1 * piece.sp;
                continue;
            }
            meet(w, s, piece, foe, away, &mut sums);
            if foe.away <= piece.away && piece.away > 0 && !foe.guns {
                barrier += if foe.able { BARRIER } else { 0.5 * BARRIER };
            }
        }
        count(w, s, atlas, side, piece, barrier.min(30.0), turns, &mut sums);
    }
    reserves(w, s, atlas, side, hand, turns, &mut sums);
    for brigade in w.side_brigades[side] {
        let there = s.members(w, brigade).filter(|unit| pool::is_in_play(w, s, *unit));
        let strength: f64 = there.map(|unit| f64::from(s[unit].sp)).sum();
        sums.markers += 0.2 * strength * left(w, s, brigade);
        sums.fatigue += 0.1 * strength * f64::from(s.brigade(brigade).fatigue);
    }
    sums
}

/// Two units within reach of each other: what the first can do to the second, and how it shows itself.
fn meet(w: &World, s: &State, piece: &Piece, foe: &Piece, away: u8, sums: &mut Sums) {
    let Some(bearing) = w.bearing(piece.hex, foe.hex) else { return };
    let aspect = bearing.directions().map(|at| facing::side_of(&s[piece.unit], at)).max().unwrap_or(Aspect::Front);
    let near = f64::from(4 - away.min(3)) / 3.0;
    if aspect == Aspect::Front && piece.able {
        sums.fire += 0.25 * near * piece.sp.min(8.0);
    }
    if aspect != Aspect::Front && foe.able && !foe.guns {
        sums.flanks += 0.3 * near * piece.sp;
    }
}

/// What a unit on the map adds.
#[expect(clippy::too_many_arguments, reason = "one place that knows everything about a unit")]
fn count(w: &World, s: &State, atlas: &Atlas, side: Side, piece: &Piece, barrier: f64, turns: f64, sums: &mut Sums) {
    sums.strength += piece.sp;
    if piece.in_hand {
        sums.hand += 0.2 * piece.sp;
    }
    if s[piece.unit].disordered {
        sums.disorder += piece.sp;
    }
    let brigade = s.belongs(w, piece.unit);
    if w.brigade(brigade).is_brigade() && leaders::in_range(w, s, piece.unit) {
        sums.command += 0.2 * piece.sp;
    }
    if w.victory.kind == VictoryKind::Pike && w.unit(piece.unit).is_infantry() {
        let markers = markers(w, s, piece.unit, piece.in_hand) + MARKERS * turns;
        let depth = f64::from(atlas.depth(side, piece.hex).unwrap_or(0).min(4));
        let shaken = if s[piece.unit].disordered { 8.0 } else { 0.0 };
        let away = f64::from(piece.away.min(200));
        let ahead = if piece.away == 0 { 12.0 + 3.0 * depth } else { 0.0 };
        sums.crossing += piece.sp * logistic((markers * STRIDE - away - barrier - shaken + ahead) / 12.0);
        sums.way -= piece.sp * (away + barrier).min(60.0) / 60.0;
        sums.deep += piece.sp * depth / 4.0;
    }
}

/// What is not on the map: routed, or still to come.
fn reserves(w: &World, s: &State, atlas: &Atlas, side: Side, hand: Units, turns: f64, sums: &mut Sums) {
    let lie = atlas.lies.get(side.index()).filter(|_| w.victory.kind == VictoryKind::Pike);
    for unit in w.side_units[side].and(w.in_scenario) {
        let sp = f64::from(s[unit].sp);
        match s[unit].status {
            Status::Recovery => sums.routed += sp,
            Status::Queued | Status::Waiting => {
                let group = w.group_of(unit).and_then(|at| w.groups.get(at));
                let away = group.and_then(|group| lie?.advance.get(group.hex.index())).copied().unwrap_or(0);
                let late = group.map_or(0.0, |group| f64::from(group.turn.saturating_sub(s.turn)));
                let markers = markers(w, s, unit, hand.has(unit)) + MARKERS * (turns - late).max(0.0);
                sums.strength += 0.8 * sp;
                if hand.has(unit) {
                    sums.hand += 0.2 * sp;
                }
                if w.unit(unit).is_infantry() && lie.is_some() {
                    sums.crossing += sp * logistic((markers * STRIDE - 4.0 - f64::from(away.min(200))) / 12.0);
                    sums.way -= sp * f64::from(away.min(60)) / 60.0;
                }
            }
            _ => {}
        }
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Points of objectives half-way between defeat and victory.
fn even(w: &World) -> f64 {
    f64::from(w.victory.points) - 0.5
}

/// Expected points of the objectives against those needed.
fn objectives(w: &World, s: &State, atlas: &Atlas, pieces: &[Vec<Piece>; 2], elapsed: f64) -> f64 {
    if w.victory.kind != VictoryKind::Objectives {
        return 0.0;
    }
    let turns = f64::from(w.last_turn().saturating_sub(s.turn));
    let mut sum = 0.0;
    for (at, lie) in atlas.lies.iter().enumerate() {
        let pull = |piece: &Piece| {
            let away = lie.advance.get(piece.hex.index()).copied().unwrap_or(NOWHERE);
            let shaken = if s[piece.unit].disordered { 0.6 } else { 1.0 };
            let guns = if piece.guns { 0.5 } else { 1.0 };
            guns * shaken * piece.sp / (1.0 + (f64::from(away.min(400)) / 14.0).powi(2))
        };
        let [union, confederate] = pieces.each_ref().map(|side| side.iter().map(pull).sum::<f64>());
        let held = if victory::is_union(w, s, at) { 1.0 } else { -1.0 };
        let lead = 3.0 * (union - confederate) / (union + confederate + 8.0);
        let chance = logistic(held * (0.8 + 2.5 / (1.0 + turns)) + lead);
        sum += f64::from(lie.points) * chance;
    }
    let [early, late] = LACKING;
    (sum - even(w)) / 2.0 - early - (late - early) * elapsed
}
