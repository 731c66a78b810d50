//! 11: shock. Declarations and their order are here, the steps of one shock in the second half.
//!
//! The steps of a shock go only forward, and each either asks somebody about a unit that is then done with the step,
//! or goes on to the next: so every shock ends.

use kernel::Side;
use kernel::listing::Out;

use crate::activation;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::closing::{
    defences, may_defend, may_fall_back, next_to_throw, owing, partner, reaction_facings, step_test, values_to_use,
};
use crate::event::Event;
use crate::extension::is_foot;
use crate::ids::{Hex, Unit, Units};
use crate::impact;
use crate::play::{Play, purpose};
use crate::retreat;
use crate::stage::{FireKind, Phase, Shock, ShockStep, TestCause};
use crate::state::{Form, Order, State, Status};
use crate::title::active_side;
use crate::world::{Terrain, World};
use crate::{facing, fatigue, melee};

/// Whether a unit may shock at all (11.11).
fn may_shock(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    activation::may_act(w, s, unit)?;
    let state = &s[unit];
    if w.unit(unit).is_artillery() {
        return Err(Bar::ShockArtillery);
    }
    if state.order != Order::Attack {
        return Err(Bar::ShockOrder);
    }
    if state.disordered {
        return Err(Bar::ShockDisordered);
    }
    if fatigue::level(s, s.belongs(w, unit)) >= w.tables.fatigue.no_attack {
        return Err(Bar::AttackTired);
    }
    if state.refused.is_some() {
        return Err(Bar::ShockRefused);
    }
    if s.fired_far.has(unit) { Err(Bar::ShockFired) } else { Ok(()) }
}

/// Whether a unit touches a target hex that it may shock.
fn may_close(w: &World, s: &State, unit: Unit, hex: Hex) -> Result<(), Bar> {
    if !s.occupied[w.side_of(unit).other()].has(hex) {
        return Err(Bar::ShockNobody);
    }
    let Some(from) = impact::contacts(w, s, unit, hex).next() else {
        return Err(if facing::is_front(w, s, unit, hex) { Bar::ShockRiver } else { Bar::ShockFront });
    };
    let mounted = s[unit].form == Form::Mounted;
    if mounted && w.ground(hex).terrain == Terrain::Woods || !retreat::is_passable(w, s, unit, from, hex) {
        return Err(Bar::ShockWoods);
    }
    Ok(())
}

/// 11.13: whether a unit may declare a shock on a hex.
fn may_declare(w: &World, s: &State, unit: Unit, hex: Hex) -> Result<(), Bar> {
    may_shock(w, s, unit)?;
    if s[unit].aim().is_some() {
        return Err(Bar::ShockDeclared);
    }
    may_close(w, s, unit, hex)?;
    // 6.16: who has fired at a neighbouring hex may only shock that one.
    let elsewhere = s.fired.has(unit) && !s[unit].shots().contains(&Some(hex));
    if elsewhere { Err(Bar::ShockFired) } else { Ok(()) }
}

fn active_units(w: &World, s: &State) -> Units {
    s.active.map_or(Units::EMPTY, |brigade| s.members_on_map(w, brigade))
}

fn declarations<'a>(w: &'a World, s: &'a State) -> impl Iterator<Item = (Unit, Hex)> + 'a {
    let able = active_units(w, s).filter(move |unit| s[*unit].aim().is_none() && may_shock(w, s, *unit).is_ok());
    able.flat_map(move |unit| facing::fronts(w, s, unit).map(move |hex| (unit, hex)))
        .filter(move |(unit, hex)| may_declare(w, s, *unit, *hex).is_ok())
}

/// The attackers who still stand to their declaration on a hex.
fn attackers_on(w: &World, s: &State, hex: Hex) -> Units {
    let ready =
        |unit: &Unit| s[*unit].aim() == Some(hex) && !s[*unit].disordered && may_close(w, s, *unit, hex).is_ok();
    active_units(w, s).filter(ready).collect()
}

/// The hexes that shocks are declared on and still open, each once.
fn open_hexes<'a>(w: &'a World, s: &'a State) -> impl Iterator<Item = Hex> + 'a {
    let units = active_units(w, s);
    let first = move |unit: &Unit| {
        let aim = s[*unit].aim();
        aim.is_some() && units.filter(|other| s[*other].aim() == aim).min() == Some(*unit)
    };
    units.filter(first).filter_map(|unit| s[unit].aim()).filter(move |hex| !attackers_on(w, s, *hex).is_empty())
}

/// Shocks to declare or to resolve.
pub fn list_declarations(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.phase == Phase::Resolve {
        return out.extend(open_hexes(w, s).map(Choice::Resolve));
    }
    out.extend(declarations(w, s).map(|(unit, hex)| Choice::Shock { unit, hex }));
    out.push(Choice::Done);
}

/// Whether a shock may be declared or resolved.
pub fn check_declaration(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (Phase::Declare, Choice::Done) => Ok(()),
        (Phase::Declare, Choice::Shock { unit, hex }) => may_declare(w, s, unit, hex),
        (Phase::Resolve, Choice::Resolve(hex)) => {
            if open_hexes(w, s).any(|open| open == hex) {
                Ok(())
            } else {
                Err(Bar::ShockUndeclared)
            }
        }
        (Phase::Resolve, Choice::Shock { .. }) => Err(Bar::ShockTooLate),
        _ => Err(Bar::NotAskedNow),
    }
}

/// Who decides about the shock under way.
pub fn asked(w: &World, s: &State) -> Side {
    let attacker = active_side(w, s);
    match s.shock.map(|shock| shock.step) {
        Some(ShockStep::Reaction | ShockStep::FallBack | ShockStep::Defence) => attacker.other(),
        Some(ShockStep::PreShock(side) | ShockStep::Dice(side) | ShockStep::Losses(side)) => side,
        _ => attacker,
    }
}

/// Decisions inside a shock.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(shock) = s.shock else { return };
    match shock.step {
        ShockStep::Reaction => {
            for unit in shock.defenders {
                out.extend(reaction_facings(w, s, &shock, unit).map(|facing| Choice::Face { unit, facing }));
            }
            out.push(Choice::Done);
        }
        ShockStep::FallBack => {
            let able = shock.defenders.filter(|unit| may_fall_back(w, s, &shock, *unit).is_ok());
            out.extend(able.map(Choice::FallBack));
            out.push(Choice::Done);
        }
        ShockStep::Defence => {
            out.extend(defences(w, s, &shock).map(|(unit, part, target)| Choice::Fire { unit, part, target }));
            out.push(Choice::Done);
        }
        ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_) => {
            out.extend(values_to_use(w, s, &shock).into_iter().flatten().map(Choice::Use));
        }
        ShockStep::Losses(side) => out.extend(melee::losers(w, s, &shock, side).map(Choice::Lose)),
        ShockStep::Advance => melee::list_advances(w, s, &shock, out),
        ShockStep::Results | ShockStep::Aftermath(_) => {}
    }
}

/// Whether a decision may be made inside a shock.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    let shock = s.shock.ok_or(Bar::NotAskedNow)?;
    let ok = |open: bool, bar: Bar| if open { Ok(()) } else { Err(bar) };
    match (shock.step, *choice) {
        (ShockStep::Reaction | ShockStep::FallBack | ShockStep::Defence, Choice::Done) => Ok(()),
        (ShockStep::Reaction, Choice::Face { unit, facing }) => {
            ok(reaction_facings(w, s, &shock, unit).any(|open| open == facing), Bar::ShockNoReaction)
        }
        (ShockStep::FallBack, Choice::FallBack(unit)) => may_fall_back(w, s, &shock, unit),
        (ShockStep::Defence, Choice::Fire { unit, part, target }) => may_defend(w, s, &shock, unit, part, target),
        (ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_), Choice::Use(unit)) => {
            ok(values_to_use(w, s, &shock).contains(&Some(unit)), Bar::ShockUse)
        }
        (ShockStep::Losses(side), Choice::Lose(unit)) => {
            ok(melee::losers(w, s, &shock, side).any(|open| open == unit), Bar::ShockLose)
        }
        (ShockStep::Advance, _) => melee::check_advance(w, s, &shock, choice),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Goes on where nothing is to be declared or resolved.
    pub fn declare_auto(&mut self) -> bool {
        match self.s.phase {
            Phase::Declare if declarations(self.w, self.s).next().is_some() => false,
            Phase::Declare => {
                self.s.phase = Phase::Resolve;
                true
            }
            _ if open_hexes(self.w, self.s).next().is_some() => false,
            _ => {
                // Declarations that nothing came of are forgotten.
                for unit in active_units(self.w, self.s) {
                    self.s[unit].set_aim(None);
                }
                self.s.phase = Phase::Absorb;
                true
            }
        }
    }

    /// Declares a shock, or begins to resolve one.
    pub fn declare_choice(&mut self, choice: &Choice) {
        match *choice {
            Choice::Shock { unit, hex } => {
                self.s[unit].set_aim(Some(hex));
                self.tell(Event::ShockDeclared { unit, hex });
            }
            Choice::Resolve(hex) => self.begin_shock(hex),
            _ => self.s.phase = Phase::Resolve,
        }
    }

    fn begin_shock(&mut self, hex: Hex) {
        let attackers = attackers_on(self.w, self.s, hex);
        let defenders = self.s.units_in(self.w, hex);
        let shock = Shock {
            hex,
            attackers,
            defenders,
            step: ShockStep::Reaction,
            done: Units::EMPTY,
            margins: [None; 2],
            best: [Units::EMPTY; 2],
            delta: None,
            losses: [0; 2],
            wrap: Units::EMPTY,
            flanked: Units::EMPTY,
        };
        self.tell(Event::ShockBegins { hex, attackers, defenders });
        self.s.shaken = Units::EMPTY;
        self.s.shock = Some(shock);
        self.set_shock_causes();
    }

    /// 12.41: the defender gives way from the attackers, they from the hex they attacked.
    pub(crate) fn set_shock_causes(&mut self) {
        let Some(shock) = self.s.shock else { return };
        let attacker = active_side(self.w, self.s);
        let hexes: Units = shock.attackers;
        let from: Vec<Hex> = hexes.flat_map(|unit| facing::hexes(self.s, unit)).collect();
        // Only those that touch the target, if any still do: they come first.
        let (near, far): (Vec<Hex>, Vec<Hex>) = from.into_iter().partition(|at| self.w.distance(*at, shock.hex) == 1);
        self.set_causes(attacker.other(), near.into_iter().chain(far));
        self.set_causes(attacker, [shock.hex].into_iter());
    }

    /// One step of a shock.
    pub fn shock_auto(&mut self) -> bool {
        let Some(mut shock) = self.s.shock else { return false };
        let before_results = shock.delta.is_none() && !matches!(shock.step, ShockStep::Advance);
        if before_results && !matches!(shock.step, ShockStep::Dice(_) | ShockStep::Results) {
            self.drop_out(&mut shock);
            self.s.shock = Some(shock);
            // 11.38, and 11.33: somebody is missing.
            if shock.attackers.is_empty() {
                self.finish_shock();
                return true;
            }
            if shock.defenders.is_empty() {
                self.go_to(ShockStep::Advance);
                return true;
            }
        }
        self.shock_step(shock)
    }

    /// Takes out who is no longer able: attackers disordered, gone or driven off (11.34), defenders who have left.
    fn drop_out(&mut self, shock: &mut Shock) {
        let stays = |unit: &Unit| {
            let state = &self.s[*unit];
            state.status == Status::OnMap
                && !state.disordered
                && impact::contacts(self.w, self.s, *unit, shock.hex).next().is_some()
        };
        shock.attackers = shock.attackers.filter(stays).collect();
        shock.defenders = shock.defenders.filter(|unit| self.s.stands_in(*unit, shock.hex)).collect();
    }

    fn shock_step(&mut self, shock: Shock) -> bool {
        let (w, attacker) = (self.w, active_side(self.w, self.s));
        match shock.step {
            ShockStep::Reaction => {
                let open = |unit: Unit| reaction_facings(w, self.s, &shock, unit).next().is_some();
                if shock.defenders.into_iter().any(open) {
                    return false;
                }
                self.go_to(ShockStep::FallBack);
            }
            ShockStep::FallBack => {
                if shock.defenders.into_iter().any(|unit| may_fall_back(w, self.s, &shock, unit).is_ok()) {
                    return false;
                }
                self.go_to(ShockStep::Engagement);
            }
            ShockStep::Defence => {
                if defences(w, self.s, &shock).next().is_some() {
                    return false;
                }
                self.set_shock_causes();
                self.go_to(ShockStep::PreShock(attacker));
            }
            ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_) => {
                let Some((unit, sister)) = next_to_throw(w, self.s, &shock) else {
                    self.go_to(after_dice(shock.step, attacker));
                    return true;
                };
                if values_to_use(w, self.s, &shock).into_iter().flatten().next().is_some() {
                    return false;
                }
                self.throw(&shock, unit, sister);
            }
            _ => return self.melee_step(shock),
        }
        true
    }

    pub(crate) fn go_to(&mut self, step: ShockStep) {
        if let Some(shock) = &mut self.s.shock {
            (shock.step, shock.done) = (step, Units::EMPTY);
        }
    }

    /// A die for a unit, and for the sister that shares it; the value of the first counts.
    fn throw(&mut self, shock: &Shock, unit: Unit, sister: Option<Unit>) {
        let both = [Some(unit), sister];
        if let Some(shock) = &mut self.s.shock {
            both.into_iter().flatten().for_each(|unit| shock.done.insert(unit));
        }
        if let ShockStep::Dice(side) = shock.step {
            return self.throw_margin(side, unit, sister);
        }
        let test = step_test(self.w, self.s, shock, unit);
        if let Some(sister) = sister {
            self.tell(Event::SharedTest { unit, sister });
        }
        let (die, passed) = self.udd(&test);
        for unit in both.into_iter().flatten().filter(|_| !passed) {
            if shock.step == ShockStep::Engagement {
                self.refuse_to_close(unit, die);
            } else {
                let own = step_test(self.w, self.s, shock, unit);
                self.fail(&own);
            }
        }
    }

    /// 11.36: a recruit unit will not close. It is Disordered only on the worst natural die.
    fn refuse_to_close(&mut self, unit: Unit, die: u8) {
        if let Some(shock) = &mut self.s.shock {
            shock.attackers.remove(unit);
        }
        self.s.finished.insert(unit);
        self.tell(Event::OutOfShock { unit });
        if die == self.w.tables.shock.engagement_disorder {
            self.disorder(unit);
        }
    }

    /// 11.41: margin = cohesion - die; the best of a side counts.
    fn throw_margin(&mut self, side: Side, unit: Unit, sister: Option<Unit>) {
        let index = usize::from(side != active_side(self.w, self.s));
        let cohesion = self.w.unit(unit).cohesion;
        let die = self.d10(purpose::SHOCK);
        let margin = i8::try_from(cohesion).unwrap_or(i8::MAX).saturating_sub(die as i8);
        self.tell(Event::ShockDie { unit, sister, die, cohesion, margin });
        let Some(shock) = &mut self.s.shock else { return };
        let (Some(best), Some(units)) = (shock.margins.get_mut(index), shock.best.get_mut(index)) else { return };
        if best.is_none_or(|best| margin > best) {
            (*best, *units) = (Some(margin), Units::EMPTY);
        }
        if *best == Some(margin) {
            units.insert(unit);
            sister.into_iter().for_each(|sister| units.insert(sister));
        }
    }

    /// Carries out a decision inside a shock.
    pub fn shock_choice(&mut self, choice: &Choice) {
        let Some(shock) = self.s.shock else { return };
        match (shock.step, *choice) {
            (ShockStep::Reaction, Choice::Done) => self.go_to(ShockStep::FallBack),
            (ShockStep::FallBack, Choice::Done) => self.go_to(ShockStep::Engagement),
            (ShockStep::Defence, Choice::Done) => {
                self.set_shock_causes();
                self.go_to(ShockStep::PreShock(active_side(self.w, self.s)));
            }
            (_, Choice::Face { unit, facing }) => self.react(unit, facing),
            (_, Choice::FallBack(unit)) => self.fall_back(unit),
            (_, Choice::Fire { unit, part, target }) => self.begin_fire(FireKind::Defensive, unit, part, target),
            (_, Choice::Use(unit)) => {
                let owing = owing(self.w, self.s, &shock);
                let sister = partner(self.w, self.s, unit, owing);
                self.throw(&shock, unit, sister);
            }
            _ => self.melee_choice(&shock, choice),
        }
    }

    /// 11.33: horse and limbered guns fall back untested, infantry after a test.
    fn fall_back(&mut self, unit: Unit) {
        let (table, foot) = (&self.w.tables.shock, is_foot(self.w, self.s, unit));
        self.tell(Event::FallsBack { unit });
        let trouble = &mut self.s[unit].trouble;
        trouble.willing = true;
        if foot {
            (trouble.test, trouble.plus) = (Some(TestCause::FallBack), table.back_udd);
            trouble.retreat = table.infantry_back;
        } else {
            trouble.retreat = table.mounted_back;
        }
        self.s.troubled.insert(unit);
    }
}

/// The step after all dice of one.
fn after_dice(step: ShockStep, attacker: Side) -> ShockStep {
    match step {
        ShockStep::Engagement => ShockStep::Defence,
        ShockStep::PreShock(side) if side == attacker => ShockStep::PreShock(attacker.other()),
        ShockStep::PreShock(_) => ShockStep::Dice(attacker),
        ShockStep::Dice(side) if side == attacker => ShockStep::Dice(attacker.other()),
        _ => ShockStep::Results,
    }
}
