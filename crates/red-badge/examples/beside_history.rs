//! Matthews Hill between two greedy players, beside history: losses, order, and when the Confederate line breaks.
//!
//! `cargo run --release -p red-badge --example beside_history -- 500` plays 500 games and prints the figures of
//! docs/rules/red-badge.md.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a program for the people who tune the tables")]

use commander::{Computer, Kind, Player};
use contract::bench::Bench;
use kernel::dice::LiveDice;
use kernel::{BySide, OptionValues, Side, Title};
use red_badge::ids::{Unit, Units};
use red_badge::state::Status;
use red_badge::{Event, RedBadge, State, World};

/// The Matthews Hill line: from the top of the hill (N4321) two hexes down its southern slope, as wide as Evans and
/// his reinforcements stood.
const COLUMNS: std::ops::RangeInclusive<i32> = 38..=55;
const LAST_ROW: i32 = 23;

/// What became of one game.
struct Ended {
    lost: BySide<u16>,
    engaged: BySide<u16>,
    engaged_lost: BySide<u16>,
    disordered: BySide<usize>,
    routed: BySide<u16>,
    /// Hours since the start after which no Confederate stood in order on the line any more.
    broken: Option<f64>,
    winner: Option<Side>,
    fires: u32,
    shocks: u32,
}

fn on_the_line(w: &World, s: &State, unit: Unit) -> bool {
    let Some(id) = s[unit].hex().map(|hex| w.hex_id(hex)) else { return false };
    let number = |from: usize| id.get(from..from + 2).and_then(|part| part.parse::<i32>().ok());
    let (Some(column), Some(row)) = (number(1), number(3)) else { return false };
    COLUMNS.contains(&column) && row <= LAST_ROW
}

/// Confederate infantry in good order on or north of the line.
fn holds(w: &World, s: &State) -> bool {
    let stands = |unit: Unit| w.unit(unit).is_infantry() && !s[unit].disordered && on_the_line(w, s, unit);
    s.on_map(w, Side::Confederate).into_iter().any(stands)
}

fn spent(s: &State) -> u32 {
    s.spent.iter().map(|count| u32::from(*count)).sum()
}

/// A moment: the turn and the markers drawn in it.
type Moment = (u8, u32);

fn play(w: &World, game: u64) -> Ended {
    let mut state = RedBadge::start(w);
    let player = |side| Computer::<RedBadge>::new(Kind::Greedy, 1861, game, side);
    let mut players = BySide::new(player(Side::Union), player(Side::Confederate));
    let mut dice = LiveDice::for_game(1861, game);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let (mut fought, mut fires, mut shocks) = (Units::EMPTY, 0, 0);
    let mut last_held: Option<Moment> = None;
    let mut markers = [0_u32; 16];
    while let Some(side) = RedBadge::to_choose(w, &state) {
        RedBadge::choices(w, &state, &mut choices);
        let picked = Player::<RedBadge>::pick(&mut players[side], w, &state, &choices);
        events.clear();
        RedBadge::choose(w, &mut state, &choices[picked], &mut dice, &mut events).unwrap();
        for event in &events {
            match *event {
                Event::Fired { firers, struck, .. } => (fought, fires) = (fought.or(firers).or(struck), fires + 1),
                Event::ShockBegins { attackers, defenders, .. } => {
                    (fought, shocks) = (fought.or(attackers).or(defenders), shocks + 1);
                }
                _ => {}
            }
        }
        if let Some(most) = markers.get_mut(usize::from(state.turn)) {
            *most = spent(&state).max(*most);
        }
        if holds(w, &state) {
            last_held = Some((state.turn, spent(&state)));
        }
    }
    let hours = |(turn, at): Moment| {
        let of = markers.get(usize::from(turn)).copied().unwrap_or(1).max(1);
        f64::from(turn) + f64::from(at) / f64::from(of)
    };
    let sum = |side: Side, of: &dyn Fn(Unit) -> u16| w.side_units[side].map(of).sum::<u16>();
    let both = |of: &dyn Fn(Unit) -> u16| BySide::new(sum(Side::Union, of), sum(Side::Confederate, of));
    let lost_of = |unit: Unit| u16::from(w.start[unit].sp - state[unit].sp);
    let if_fought = |unit: Unit, points: u16| if fought.has(unit) { points } else { 0 };
    let routed = |unit: Unit| if state[unit].status == Status::Recovery { state[unit].sp.into() } else { 0 };
    let disordered = |side| state.on_map(w, side).filter(|unit| state[*unit].disordered).count();
    Ended {
        lost: state.lost,
        engaged: both(&|unit| if_fought(unit, w.start[unit].sp.into())),
        engaged_lost: both(&|unit| if_fought(unit, lost_of(unit))),
        disordered: BySide::new(disordered(Side::Union), disordered(Side::Confederate)),
        routed: both(&routed),
        broken: if holds(w, &state) { None } else { last_held.map(hours) },
        winner: RedBadge::verdict(w, &state).winner,
        fires,
        shocks,
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count == 0.0 { 0.0 } else { sum / count }
}

/// The value below which a share of the games lies.
fn quantile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len().saturating_sub(1) as f64 * share) as usize;
    values.get(at).copied().unwrap_or(0.0)
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let bench = Bench::<RedBadge>::new().unwrap();
    let world = bench.world("matthews-hill", OptionValues::new()).unwrap();
    let threads = 2;
    let ended: Vec<Ended> = std::thread::scope(|scope| {
        let world = &world;
        let part =
            |first: u64| (first..games).step_by(threads as usize).map(|game| play(world, game)).collect::<Vec<_>>();
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    println!("{games} games of Matthews Hill, greedy against greedy");
    for side in Side::BOTH {
        let of = |field: &dyn Fn(&Ended) -> f64| mean(ended.iter().map(field));
        let all = |field: &dyn Fn(&Ended) -> f64, share| quantile(ended.iter().map(field).collect(), share);
        let lost = |game: &Ended| f64::from(game.lost[side]);
        let share = |game: &Ended| f64::from(game.engaged_lost[side]) / f64::from(game.engaged[side].max(1));
        println!(
            "{side}: lost {:.1} SP ({:.0}-{:.0}), engaged {:.1}, of these lost {:.1} %, disordered at the end {:.1} units, \
             in the Recovery Box {:.1} SP, wins {:.0} %",
            of(&lost),
            all(&lost, 0.05),
            all(&lost, 0.95),
            of(&|game| f64::from(game.engaged[side])),
            100.0 * of(&share),
            of(&|game| game.disordered[side] as f64),
            of(&|game| f64::from(game.routed[side])),
            100.0 * of(&|game| f64::from(u8::from(game.winner == Some(side)))),
        );
    }
    let broken: Vec<f64> = ended.iter().filter_map(|game| game.broken).collect();
    println!(
        "the Confederate line breaks in {} games, after {:.2} hours on average ({:.2}-{:.2}); fires {:.1}, shocks {:.1} a game",
        broken.len(),
        mean(broken.iter().copied()),
        quantile(broken.clone(), 0.05),
        quantile(broken, 0.95),
        mean(ended.iter().map(|game| f64::from(game.fires))),
        mean(ended.iter().map(|game| f64::from(game.shocks))),
    );
}
