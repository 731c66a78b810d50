//! 11.4, 12.6: the second half of a shock: scores, losses, what comes over the units, and the advance.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, LossCause};
use crate::facing;
use crate::ids::{Hex, Leaders, Unit, Units};
use crate::impact;
use crate::play::Play;
use crate::retreat::is_passable;
use crate::stacking;
use crate::stage::{Shock, ShockStep, TestCause};
use crate::state::{Form, State, Status};
use crate::tables::ShockResult;
use crate::title::active_side;
use crate::world::World;

/// Attacker 0, defender 1.
fn index(w: &World, s: &State, side: Side) -> usize {
    usize::from(side != active_side(w, s))
}

fn participants(shock: &Shock, index: usize) -> Units {
    if index == 0 { shock.attackers } else { shock.defenders }
}

/// 11.43: who may take the next loss of a side: the unit that set the score, of several the owner's choice; then
/// the others.
pub fn losers(w: &World, s: &State, shock: &Shock, side: Side) -> impl Iterator<Item = Unit> + use<> {
    let index = index(w, s, side);
    let alive = |units: Units| units.filter(|unit| s[*unit].status == Status::OnMap).collect::<Units>();
    let best = alive(shock.best.get(index).copied().unwrap_or(Units::EMPTY));
    if shock.losses.get(index).is_none_or(|points| *points == 0) {
        Units::EMPTY
    } else if best.is_empty() {
        alive(participants(shock, index))
    } else {
        best
    }
}

/// 12.61: the hex from which an attacker may step into the vacated hex.
fn way_in(w: &World, s: &State, unit: Unit, hex: Hex) -> Option<Hex> {
    facing::hexes(s, unit).find(|own| w.direction(*own, hex).is_some() && is_passable(w, s, unit, *own, hex))
}

/// True for an attacker who has not yet advanced and still could.
fn is_ready(s: &State, shock: &Shock, unit: Unit) -> bool {
    shock.attackers.has(unit) && !shock.done.has(unit) && s[unit].status == Status::OnMap
}

/// 8.44: the new hexes of both halves of a line that advances as a line, its second one given.
fn wide_advance(w: &World, s: &State, shock: &Shock, unit: Unit, other: Hex) -> Option<[Hex; 2]> {
    let (home, wing) = (s[unit].hex()?, s[unit].wing()?);
    let ahead = (0..6).filter(|at| facing::relative(s[unit].facing, *at) == facing::Aspect::Front);
    let moves = ahead.filter_map(|at| Some([w.neighbour(home, at)?, w.neighbour(wing, at)?]));
    let fits = |to: &[Hex; 2]| to.contains(&shock.hex) && to.contains(&other) && other != shock.hex;
    let points = |sp: u8| stacking::points_of(w, w.unit(unit).kind, s[unit].form, sp);
    let halves = [s[unit].sp.div_ceil(2), s[unit].sp / 2];
    let open = |to: &[Hex; 2]| {
        [home, wing].into_iter().zip(to).zip(halves).all(|((from, to), sp)| {
            is_passable(w, s, unit, from, *to) && stacking::room_for(w, s, unit, *to, points(sp)).is_ok()
        })
    };
    moves.filter(fits).find(open)
}

/// Whether an attacker may advance like this. Naming the second hex means that a line which wraps around the target
/// goes on as a line; then it keeps its facing.
fn may_advance(w: &World, s: &State, shock: &Shock, unit: Unit, hex: Hex, facing: u8) -> Result<(), Bar> {
    if !is_ready(s, shock, unit) || facing >= 6 {
        return Err(Bar::AdvanceWho);
    }
    if hex == shock.hex {
        way_in(w, s, unit, hex).ok_or(Bar::AdvanceWho)?;
        return stacking::room(w, s, unit, hex);
    }
    let won = shock.delta.is_some_and(|delta| delta > 0);
    let wide = won && shock.wrap.has(unit) && facing == s[unit].facing;
    wide.then(|| wide_advance(w, s, shock, unit, hex)).flatten().map(|_| ()).ok_or(Bar::AdvanceWhere)
}

/// 14.23: a mounted attacker who has won and can advance.
fn must_advance(w: &World, s: &State, shock: &Shock) -> bool {
    let mounted = |unit: &Unit| s[*unit].form == Form::Mounted;
    let able = |unit: Unit| may_advance(w, s, shock, unit, shock.hex, 0).is_ok();
    shock.delta.is_some_and(|delta| delta > 0) && shock.attackers.filter(mounted).any(able)
}

/// All advances, and the end of them unless somebody must.
pub fn list_advances(w: &World, s: &State, shock: &Shock, out: &mut impl Out<Choice>) {
    for unit in shock.attackers {
        if may_advance(w, s, shock, unit, shock.hex, 0).is_ok() {
            out.extend((0..6).map(|facing| Choice::Advance { unit, hex: shock.hex, facing }));
        }
        if shock.wrap.has(unit) {
            let facing = s[unit].facing;
            let open = |hex: &Hex| *hex != shock.hex && may_advance(w, s, shock, unit, *hex, facing).is_ok();
            out.extend(facing::fronts(w, s, unit).filter(open).map(|hex| Choice::Advance { unit, hex, facing }));
        }
    }
    if !must_advance(w, s, shock) {
        out.push(Choice::Done);
    }
}

/// Whether an advance, or the end of them, is possible.
pub fn check_advance(w: &World, s: &State, shock: &Shock, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Advance { unit, hex, facing } => may_advance(w, s, shock, unit, hex, facing),
        Choice::Done if must_advance(w, s, shock) => Err(Bar::AdvanceMust),
        Choice::Done => Ok(()),
        _ => Err(Bar::NotAskedNow),
    }
}

fn can_anyone_advance(w: &World, s: &State, shock: &Shock) -> bool {
    let vacated = !s.occupied[active_side(w, s).other()].has(shock.hex);
    vacated && shock.attackers.into_iter().any(|unit| may_advance(w, s, shock, unit, shock.hex, 0).is_ok())
}

impl Play<'_> {
    /// One step of the second half of a shock.
    pub(crate) fn melee_step(&mut self, shock: Shock) -> bool {
        let attacker = active_side(self.w, self.s);
        match shock.step {
            ShockStep::Results => self.score(shock),
            ShockStep::Losses(side) => return self.losses_step(&shock, side),
            ShockStep::Aftermath(side) => {
                self.aftermath(&shock, side);
                let next = ShockStep::Aftermath(side.other());
                self.go_to(if side == attacker { next } else { ShockStep::Advance });
            }
            ShockStep::Advance if can_anyone_advance(self.w, self.s, &shock) => return false,
            _ => self.finish_shock(),
        }
        true
    }

    /// 11.41 to 11.43: both scores, the result, and the leaders in danger (12.71).
    fn score(&mut self, mut shock: Shock) {
        let (w, attacker) = (self.w, active_side(self.w, self.s));
        let (mut sums, events) = ([0_i8; 2], &mut *self.events);
        impact::each_modifier(w, self.s, &shock, |side, value, why| {
            if let Some(sum) = sums.get_mut(side) {
                *sum = sum.saturating_add(value);
            }
            let side = if side == 0 { attacker } else { attacker.other() };
            events.push(Event::Modified { side, value, why });
        });
        let [attack_margin, defence_margin] = shock.margins.map(|margin| margin.unwrap_or(0));
        let attack = attack_margin.saturating_add(sums[0]);
        let defence = defence_margin.saturating_add(sums[1]);
        let delta = attack.saturating_sub(defence);
        self.tell(Event::ShockScores { attacker, attack_margin, attack, defence_margin, defence, delta });
        let row = w.tables.shock(delta);
        self.tell(Event::ShockResults { attacker: row.attacker, defender: row.defender });
        shock.delta = Some(delta);
        shock.losses = [row.attacker.loss, row.defender.loss];
        shock.wrap = impact::wrapping(w, self.s, &shock);
        let flanked = |unit: &Unit| impact::is_flanked(w, self.s, &shock, *unit);
        shock.flanked = shock.defenders.filter(flanked).collect();
        self.s.shocked = true;
        for unit in shock.attackers.or(shock.defenders) {
            let brigade = self.s.belongs(w, unit);
            self.s.brigade_mut(brigade).busy = true;
        }
        self.s.shock = Some(shock);
        for (units, side) in [(shock.attackers, attacker), (shock.defenders, attacker.other())] {
            let leaders = self.leaders_with(units, side);
            self.roll_for_leaders(leaders, w.tables.casualty.shock);
        }
        self.go_to(ShockStep::Losses(attacker));
    }

    fn leaders_with(&self, units: Units, side: Side) -> Leaders {
        let hexes = units.flat_map(|unit| facing::hexes(self.s, unit));
        hexes.fold(Leaders::EMPTY, |leaders, hex| leaders.or(self.s.leaders_in(self.w, side, hex)))
    }

    fn losses_step(&mut self, shock: &Shock, side: Side) -> bool {
        let mut open = losers(self.w, self.s, shock, side);
        match (open.next(), open.next()) {
            (Some(unit), None) => {
                let left = shock.losses.get(index(self.w, self.s, side)).copied().unwrap_or(0);
                self.take_loss(side, unit, left.min(self.s[unit].sp).max(1));
                true
            }
            (Some(_), Some(_)) => false,
            _ => {
                let attacker = active_side(self.w, self.s);
                let next =
                    if side == attacker { ShockStep::Losses(side.other()) } else { ShockStep::Aftermath(attacker) };
                self.go_to(next);
                true
            }
        }
    }

    fn take_loss(&mut self, side: Side, unit: Unit, points: u8) {
        let index = index(self.w, self.s, side);
        if let Some(left) = self.s.shock.as_mut().and_then(|shock| shock.losses.get_mut(index)) {
            *left = left.saturating_sub(points);
        }
        self.lose(unit, points, LossCause::Shock);
    }

    /// 11.43: what else comes over every unit of a side.
    fn aftermath(&mut self, shock: &Shock, side: Side) {
        let index = index(self.w, self.s, side);
        let row = self.w.tables.shock(shock.delta.unwrap_or(0));
        let result = if index == 0 { row.attacker } else { row.defender };
        let ShockResult { test, disordered, retreat, rout, .. } = result;
        if !test && !disordered && retreat == 0 && !rout {
            return;
        }
        for unit in participants(shock, index).filter(|unit| self.s[*unit].status == Status::OnMap).collect::<Units>() {
            let trouble = &mut self.s[unit].trouble;
            trouble.test = test.then_some(TestCause::Shock);
            (trouble.plus, trouble.flank) = (0, shock.flanked.has(unit));
            (trouble.disorder, trouble.rout) = (disordered, rout);
            trouble.retreat = trouble.retreat.max(retreat);
            self.s.troubled.insert(unit);
        }
    }

    /// Carries out a loss, an advance, or the end of the shock.
    pub(crate) fn melee_choice(&mut self, shock: &Shock, choice: &Choice) {
        match (shock.step, *choice) {
            (ShockStep::Losses(side), Choice::Lose(unit)) => self.take_loss(side, unit, 1),
            (_, Choice::Advance { unit, hex, facing }) => self.advance(shock, unit, hex, facing),
            _ => self.finish_shock(),
        }
    }

    /// 12.61. A mounted winner is Disordered afterwards (14.23).
    fn advance(&mut self, shock: &Shock, unit: Unit, hex: Hex, facing: u8) {
        let w = self.w;
        let Some(from) = self.s[unit].hex() else { return };
        let wide = (hex != shock.hex).then(|| wide_advance(w, self.s, shock, unit, hex)).flatten();
        let to = wide.map_or([Some(shock.hex), None], |[home, wing]| [Some(home), Some(wing)]);
        if let Some(here) = &mut self.s.shock {
            here.done.insert(unit);
        }
        self.s.put_in(w, unit, to[0].unwrap_or(shock.hex));
        self.s.set_wing(w, unit, to[1]);
        self.s[unit].facing = facing % 6;
        self.s.stirred.insert(unit);
        self.tell(Event::Advanced { unit, from, to: shock.hex, facing: facing % 6 });
        for hex in to.into_iter().flatten() {
            self.take_hex(unit, hex);
            self.enter_hex_of_leaders(unit, hex);
        }
        self.hold(unit);
        if w.unit(unit).recruit {
            self.test(unit, TestCause::Advance, 0, false);
        }
        if self.s[unit].form == Form::Mounted && shock.delta.is_some_and(|delta| delta > 0) {
            self.disorder(unit);
        }
    }

    /// The shock is over; its declarations are done with.
    pub(crate) fn finish_shock(&mut self) {
        let Some(shock) = self.s.shock.take() else { return };
        for unit in self.w.side_units[active_side(self.w, self.s)] {
            if self.s[unit].aim() == Some(shock.hex) {
                self.s[unit].set_aim(None);
            }
        }
        self.tell(Event::ShockOver { hex: shock.hex });
    }
}
