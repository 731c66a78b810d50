//! 11.3: what is open to whom in the first half of a shock: reaction, falling back, defensive fire, and the dice that
//! sisters share.

use crate::bar::Bar;
use crate::disorder::{self, Test, sisters_together};
use crate::extension::is_foot;
use crate::fire;
use crate::ids::{Hex, Unit, Units};
use crate::impact;
use crate::interrupts;
use crate::retreat;
use crate::stage::{FireKind, Part, Shock, ShockStep, TestCause};
use crate::state::{Form, Order, State};
use crate::title::active_side;
use crate::world::World;

/// 11.32: facings that a defender touched in flank or rear may try to turn to, if he has not yet in this activation.
pub(crate) fn reaction_facings(w: &World, s: &State, shock: &Shock, unit: Unit) -> impl Iterator<Item = u8> {
    let able = shock.defenders.has(unit)
        && impact::fronts(w, s, shock).any(|from| interrupts::check_react(w, s, unit, from).is_ok());
    interrupts::reaction_facings(w, s, unit).filter(move |_| able)
}

/// 11.33: who may fall back before the shock.
pub(crate) fn may_fall_back(w: &World, s: &State, shock: &Shock, unit: Unit) -> Result<(), Bar> {
    let state = &s[unit];
    let arm = is_foot(w, s, unit) || matches!(state.form, Form::Mounted | Form::Limbered);
    let able = shock.defenders.has(unit) && arm && !state.disordered && state.order != Order::March;
    if able && retreat::has_way(w, s, unit) { Ok(()) } else { Err(Bar::ShockNoWayBack) }
}

/// 11.34: defensive fire at a hex from which an attacker comes.
pub(crate) fn may_defend(w: &World, s: &State, shock: &Shock, unit: Unit, part: Part, target: Hex) -> Result<(), Bar> {
    let bears = shock.defenders.has(unit) && part_holds(s, unit, part, shock.hex);
    let aimed = shock.attackers.into_iter().any(|attacker| s.stands_in(attacker, target));
    if !bears || !aimed {
        return Err(Bar::ShockDefence);
    }
    fire::may_fire(w, s, FireKind::Defensive, unit, part, target)
}

/// 8.46: of an extended line that is attacked, the half in the hex attacked fires.
pub(crate) fn part_holds(s: &State, unit: Unit, part: Part, hex: Hex) -> bool {
    match part {
        Part::Whole => !s[unit].is_extended(),
        Part::Home => s[unit].hex() == Some(hex),
        Part::Wing => s[unit].wing() == Some(hex),
    }
}

pub(crate) fn defences<'a>(
    w: &'a World,
    s: &'a State,
    shock: &'a Shock,
) -> impl Iterator<Item = (Unit, Part, Hex)> + 'a {
    let each = shock
        .defenders
        .flat_map(move |unit| fire::targets(w, s, FireKind::Defensive, unit).map(move |(part, hex)| (unit, part, hex)));
    each.filter(move |(unit, part, hex)| may_defend(w, s, shock, *unit, *part, *hex).is_ok())
}

/// Units that still owe a die in the step (11.36, 11.37, 11.41).
pub(crate) fn owing(w: &World, s: &State, shock: &Shock) -> Units {
    let attacker = active_side(w, s);
    let all = match shock.step {
        ShockStep::Engagement => shock.attackers.filter(|unit| w.unit(*unit).recruit).collect(),
        ShockStep::PreShock(side) | ShockStep::Dice(side) if side == attacker => shock.attackers,
        ShockStep::PreShock(_) | ShockStep::Dice(_) => shock.defenders,
        _ => Units::EMPTY,
    };
    all.less(shock.done)
}

/// 8.61: the sister that shares the die of a unit, both owing it here.
pub(crate) fn partner(w: &World, s: &State, unit: Unit, owing: Units) -> Option<Unit> {
    w.unit(unit).sister.filter(|sister| owing.has(*sister) && sisters_together(w, s, unit, *sister))
}

pub(crate) fn step_test(w: &World, s: &State, shock: &Shock, unit: Unit) -> Test {
    match shock.step {
        ShockStep::Engagement => Test::new(unit, TestCause::Engagement),
        _ => {
            let flank = shock.defenders.has(unit) && impact::is_flanked(w, s, shock, unit);
            Test { flank, ..Test::new(unit, TestCause::PreShock) }
        }
    }
}

/// What a unit would throw against: the higher the better.
pub(crate) fn value(w: &World, s: &State, shock: &Shock, unit: Unit) -> i16 {
    let cohesion = i16::from(w.unit(unit).cohesion);
    match shock.step {
        ShockStep::Dice(_) => cohesion,
        _ => cohesion - i16::from(disorder::drm(w, s, &step_test(w, s, shock, unit))),
    }
}

/// The next unit to throw, with the sister who shares the die.
pub(crate) fn next_to_throw(w: &World, s: &State, shock: &Shock) -> Option<(Unit, Option<Unit>)> {
    let owing = owing(w, s, shock);
    let unit = owing.first()?;
    Some((unit, partner(w, s, unit, owing)))
}

/// 8.61: the owner is asked for a value where it makes a difference.
pub(crate) fn values_to_use(w: &World, s: &State, shock: &Shock) -> [Option<Unit>; 2] {
    match next_to_throw(w, s, shock) {
        Some((unit, Some(sister))) if value(w, s, shock, unit) != value(w, s, shock, sister) => {
            [Some(unit), Some(sister)]
        }
        _ => [None; 2],
    }
}

/// Of two counters whose values differ, the one that does better.
pub(crate) fn better_value(w: &World, s: &State, shock: &Shock) -> Option<Unit> {
    values_to_use(w, s, shock).into_iter().flatten().max_by_key(|unit| value(w, s, shock, *unit))
}
