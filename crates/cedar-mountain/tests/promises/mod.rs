//! What Cedar Mountain adds to the promises of every title: what holds in each of its states.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a helper that fails is a failing test")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use cedar_mountain::ids::{Hexes, Leader, Unit, Units};
use cedar_mountain::sheets::Kind;
use cedar_mountain::state::{FireStep, Form, Stage, Status};
use cedar_mountain::{CedarMountain, Choice, Event, State, World, progress};
use contract::Invariants;
use contract::bench::Bench;
use kernel::{OptionValues, Side};

/// The scenarios of the title.
pub const SCENARIOS: [&str; 2] = ["historical", "free"];

/// The title's data, read once.
pub static BENCH: LazyLock<Bench<CedarMountain>> = LazyLock::new(|| Bench::new().unwrap());

/// A world of a scenario with these options.
pub fn world_with(scenario: &str, options: OptionValues) -> World {
    BENCH.world(scenario, options).unwrap()
}

/// A world of a scenario with options by chance.
pub fn random_world(scenario: &str, seed: u64) -> World {
    world_with(scenario, BENCH.random_options(scenario, seed))
}

/// The promises of Cedar Mountain.
pub struct Rules;

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl Invariants for Rules {
    type Title = CedarMountain;
    const MOST_ACTS: u64 = progress::MOST_ACTS;

    fn hold(world: &World, state: &State) -> Result<(), String> {
        units_hold(world, state)?;
        leaders_hold(world, state)?;
        points_hold(world, state)
    }

    fn follow(world: &World, before: &State, after: &State, _events: &[Event]) -> Result<(), String> {
        for unit in all_units(world) {
            require(after[unit].sp <= before[unit].sp, || format!("{} grew", world.sheet(unit).id))?;
            let back = before[unit].status == Status::Gone && after[unit].status != Status::Gone;
            require(!back, || format!("{} came back", world.sheet(unit).id))?;
        }
        require(after.fate.less(before.fate).is_empty(), || "a Fate marker came back".to_owned())
    }

    fn units(world: &World) -> BTreeSet<String> {
        world.units.iter().map(|u| u.id.clone()).chain(world.leaders.iter().map(|l| l.id.clone())).collect()
    }

    fn places(world: &World) -> BTreeSet<String> {
        world.board.places().iter().map(|place| place.id.clone()).collect()
    }

    fn words() -> &'static [&'static str] {
        &[
            "begin",
            "post",
            "draw",
            "move",
            "step",
            "mount",
            "dismount",
            "limber",
            "unlimber",
            "ride",
            "halt",
            "lead",
            "go",
            "enter",
            "arrive",
            "target",
            "join",
            "leave",
            "fire",
            "fate",
            "toward",
            "flee",
            "advance",
            "refuge",
            "rally",
            "done",
            "dismounted",
            "limbered",
            "unlimbered",
            "mounted",
        ]
    }

    fn every_choice(world: &World) -> Vec<Choice> {
        let mut all = vec![Choice::Begin, Choice::Halt, Choice::Fire, Choice::Done];
        let forms = [Form::Line, Form::Mounted, Form::Dismounted, Form::Limbered, Form::Unlimbered];
        all.extend(forms.map(Choice::Form));
        for hex in world.hexes {
            all.extend([Choice::Step(hex), Choice::Go(hex), Choice::Toward(hex), Choice::Flee(hex)]);
        }
        for leader in all_leaders(world) {
            all.extend([Choice::Ride(leader), Choice::Lead(leader), Choice::Fate(leader)]);
            for hex in world.hexes {
                all.extend([Choice::Post { leader, hex }, Choice::Arrive { leader, hex }]);
            }
        }
        for unit in all_units(world) {
            all.extend([Choice::Move(unit), Choice::Target(unit), Choice::Join(unit), Choice::Advance(unit)]);
            all.extend([Choice::Leave(unit), Choice::Refuge(unit), Choice::Rally(unit)]);
            all.extend(forms.map(|form| Choice::Draw { unit, form }));
            for hex in world.hexes {
                all.extend([false, true].map(|dismounted| Choice::Enter { unit, hex, dismounted }));
            }
        }
        all
    }
}

fn all_units(world: &World) -> Units {
    world.side_units.union.or(world.side_units.confederate)
}

fn all_leaders(world: &World) -> impl Iterator<Item = Leader> {
    world.side_leaders.union.or(world.side_leaders.confederate)
}

/// The unit that is under way and rests nowhere.
fn under_way(state: &State) -> Option<Unit> {
    match state.stage {
        Stage::Moving(mv) => Some(mv.unit),
        Stage::Fire(fire) if matches!(fire.step, FireStep::Flight(_)) => Some(fire.target),
        _ => None,
    }
}

fn units_hold(world: &World, state: &State) -> Result<(), String> {
    let mut rest = [Hexes::EMPTY; 2];
    for unit in all_units(world) {
        let (sheet, u) = (world.sheet(unit), &state[unit]);
        let say = |what: &str| format!("{}: {what}", sheet.id);
        let on_map = u.status == Status::OnMap;
        require(u.hex.is_some() == on_map, || say("place and status disagree"))?;
        require((u.sp > 0) == (u.status != Status::Gone), || say("strength and status disagree"))?;
        require(u.sp <= sheet.sp, || say("stronger than printed"))?;
        require(u.form.fits(sheet.kind), || say("has a formation of another arm"))?;
        require(!(u.routed && u.form == Form::Unlimbered), || say("routed guns in battery"))?;
        require(!u.fired || sheet.kind == Kind::Artillery, || say("carries a Fired marker"))?;
        require(!(u.out_of_command && sheet.independent), || say("independent and out of command"))?;
        let Some(hex) = u.hex else { continue };
        if under_way(state) == Some(unit) {
            require(state.unit_at(hex) != Some(unit), || say("rests while under way"))?;
        } else {
            require(state.unit_at(hex) == Some(unit), || say("shares its hex or is not where it stands"))?;
            rest[sheet.side.index()].insert(hex);
        }
    }
    for side in Side::BOTH {
        let same = rest[side.index()] == state.occupied[side];
        require(same, || format!("the hexes of the {side} are not where its units rest"))?;
    }
    Ok(())
}

fn leaders_hold(world: &World, state: &State) -> Result<(), String> {
    for leader in all_leaders(world) {
        let (sheet, l) = (world.leader(leader), state.leader(leader));
        let say = |what: &str| format!("{}: {what}", sheet.id);
        require(l.hex.is_some() == (l.status == Status::OnMap), || say("place and status disagree"))?;
        require(!state.fate.has(leader) || sheet.fate, || say("has a Fate marker"))?;
        require(!state.fate.has(leader) || l.status != Status::Gone, || say("left a Fate marker behind"))?;
        let Some(hex) = l.hex else { continue };
        let with_enemy = state.occupied[sheet.side.other()].has(hex) && !state.displaced.has(leader);
        require(!with_enemy, || say("stands with the enemy"))?;
    }
    Ok(())
}

/// Net points are the enemy's losses, leaders, objectives and what Pope cost.
fn points_hold(world: &World, state: &State) -> Result<(), String> {
    for side in Side::BOTH {
        let units = world.side_units[side].map(|unit| u16::from(world.sheet(unit).sp - state[unit].sp)).sum::<u16>();
        require(units == state.lost[side], || format!("the {side} lost {units}, not {}", state.lost[side]))?;
    }
    Ok(())
}
