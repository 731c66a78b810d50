//! What Red Badge adds to the promises of every title: what holds in each of its states.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a helper that fails is a failing test")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use contract::Invariants;
use contract::bench::Bench;
use kernel::{OptionValues, Side};
use red_badge::ids::{Brigade, Hex, Leader, Unit, Units};
use red_badge::stage::Part;
use red_badge::state::{Flank, Form, Order, Status};
use red_badge::world::Kind;
use red_badge::{Choice, Event, RedBadge, State, World, progress};

/// The scenarios of the title.
pub const SCENARIOS: [&str; 2] = ["matthews-hill", "full-battle"];

/// The title's data, read once.
pub static BENCH: LazyLock<Bench<RedBadge>> = LazyLock::new(|| Bench::new().unwrap());

/// A world of a scenario with these options.
pub fn world_with(scenario: &str, options: OptionValues) -> World {
    BENCH.world(scenario, options).unwrap()
}

/// A world of a scenario with options by chance.
pub fn random_world(scenario: &str, seed: u64) -> World {
    world_with(scenario, BENCH.random_options(scenario, seed))
}

/// The promises of Red Badge.
pub struct Rules;

fn require(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl Invariants for Rules {
    type Title = RedBadge;
    const MOST_ACTS: u64 = progress::MOST_ACTS;

    fn hold(world: &World, state: &State) -> Result<(), String> {
        units_hold(world, state)?;
        hexes_hold(world, state)?;
        leaders_hold(world, state)?;
        brigades_hold(world, state)?;
        points_hold(world, state)
    }

    fn follow(world: &World, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
        for unit in all_units(world) {
            let absorbs = |event: &Event| matches!(*event, Event::Absorbed { parent, .. } if parent == unit);
            let grew = after[unit].sp > before[unit].sp && !events.iter().any(absorbs);
            require(!grew, || format!("{} grew", world.unit(unit).id))?;
            let back = before[unit].status == Status::Gone && after[unit].status != Status::Gone;
            require(!back, || format!("{} came back", world.unit(unit).id))?;
        }
        require(before.turn <= after.turn, || "time runs backwards".to_owned())?;
        let fewer = before.identified.less(after.identified);
        require(fewer.is_empty(), || "somebody identified for good is forgotten".to_owned())?;
        let fewer = Side::BOTH.into_iter().all(|side| before.lost[side] <= after.lost[side]);
        require(fewer, || "losses for good were made good".to_owned())
    }

    fn units(world: &World) -> BTreeSet<String> {
        // The second counter of an extended line has the id of the first with a plus.
        let units = world.units.iter().flat_map(|unit| [unit.id.clone(), format!("{}+", unit.id)]);
        units.chain(world.leaders.iter().map(|leader| leader.id.clone())).collect()
    }

    fn places(world: &World) -> BTreeSet<String> {
        world.board.places().iter().map(|place| place.id.clone()).collect()
    }

    fn words() -> &'static [&'static str] {
        &WORDS
    }

    fn every_choice(world: &World) -> Vec<Choice> {
        let mut all = plain_choices();
        for hex in world.hexes() {
            all.extend([Choice::Mistake(hex), Choice::Step(hex), Choice::Extend(hex), Choice::Contract(hex)]);
            all.extend([Choice::Go(hex), Choice::Resolve(hex), Choice::Flee(hex)]);
        }
        // Every unit with every hex would be millions: one hex of a few, everywhere on the map.
        let hexes: Vec<Hex> = world.hexes().filter(|hex| hex.0 % SPARSE == 0).collect();
        for leader in world.leaders_in_scenario {
            all.extend([Choice::Name(leader), Choice::Ride(leader), Choice::Lead(leader)]);
            all.extend(hexes.iter().map(|hex| Choice::Post { leader, hex: *hex }));
            all.extend(world.in_scenario.map(|unit| Choice::Replace { leader, unit }));
        }
        for brigade in (0..world.brigades.len() as u8).map(Brigade) {
            all.extend([Choice::Pick(brigade), Choice::Activate(brigade), Choice::Attach(brigade)]);
            all.extend(Order::ALL.map(|order| Choice::Order { brigade, order }));
        }
        for unit in world.in_scenario {
            every_choice_of(unit, &hexes, &mut all);
        }
        all
    }
}

const WORDS: [&str; 68] = [
    "begin",
    "place",
    "post",
    "face",
    "draw",
    "name",
    "nobody",
    "pick",
    "order",
    "regiment",
    "activate",
    "release",
    "test",
    "mistake",
    "fire",
    "home",
    "wing",
    "join",
    "shoot",
    "move",
    "enter",
    "step",
    "turn",
    "extend",
    "contract",
    "refuse",
    "left",
    "right",
    "unrefuse",
    "mount",
    "dismount",
    "limber",
    "unlimber",
    "ride",
    "halt",
    "rally",
    "build",
    "prepare",
    "top",
    "recrew",
    "lead",
    "go",
    "shock",
    "resolve",
    "fall-back",
    "use",
    "lose",
    "flee",
    "advance",
    "absorb",
    "attach",
    "return",
    "replace",
    "refuge",
    "done",
    "march",
    "attack",
    "reserve",
    "mounted",
    "dismounted",
    "limbered",
    "unlimbered",
    "ne",
    "e",
    "se",
    "sw",
    "w",
    "nw",
];

/// One hex of so many is tried with every unit.
const SPARSE: u16 = 23;

fn plain_choices() -> Vec<Choice> {
    let mut all = vec![Choice::Begin, Choice::NameNobody, Choice::Release, Choice::Shoot, Choice::Halt];
    all.extend([Choice::Unrefuse, Choice::Done, Choice::Refuse(Flank::Left), Choice::Refuse(Flank::Right)]);
    all.extend((0..6).map(Choice::Turn));
    all.extend(Form::ALL.map(Choice::Form));
    all
}

fn every_choice_of(unit: Unit, hexes: &[Hex], all: &mut Vec<Choice>) {
    all.extend([Choice::Test(unit), Choice::Join(unit), Choice::Move(unit), Choice::Rally(unit), Choice::Build(unit)]);
    all.extend([Choice::Prepare(unit), Choice::Top(unit), Choice::FallBack(unit), Choice::Use(unit)]);
    all.extend([Choice::Lose(unit), Choice::Absorb(unit), Choice::Refuge(unit)]);
    all.extend((0..6).map(|facing| Choice::Face { unit, facing }));
    all.extend(Form::ALL.map(|form| Choice::Draw { unit, form }));
    all.extend(Form::ALL.map(|form| Choice::Recrew { guns: unit, form }));
    all.extend(Order::ALL.map(|order| Choice::Regiment { unit, order }));
    for hex in hexes.iter().copied() {
        all.extend([Choice::Place { unit, hex }, Choice::Shock { unit, hex }, Choice::Return { unit, hex }]);
        all.extend([Part::Whole, Part::Home, Part::Wing].map(|part| Choice::Fire { unit, part, target: hex }));
        all.extend(Order::ALL.map(|order| Choice::Enter { unit, hex, order }));
        all.push(Choice::Advance { unit, hex, facing: (hex.0 % 6) as u8 });
    }
}

/// All counters of the order of battle.
pub fn all_units(world: &World) -> Units {
    world.side_units.union.or(world.side_units.confederate)
}

fn fits(form: Form, kind: Kind) -> bool {
    match kind {
        Kind::Infantry => form == Form::Line,
        Kind::Cavalry => matches!(form, Form::Mounted | Form::Dismounted),
        Kind::Artillery => matches!(form, Form::Limbered | Form::Unlimbered),
    }
}

fn units_hold(world: &World, state: &State) -> Result<(), String> {
    for unit in all_units(world) {
        let (sheet, u) = (world.unit(unit), &state[unit]);
        let say = |what: &str| format!("{}: {what}", sheet.id);
        let placed = matches!(u.status, Status::OnMap | Status::Queued | Status::Abandoned | Status::Captured);
        require(u.hex().is_some() == placed, || say("place and status disagree"))?;
        require(u.status != Status::OnMap || u.sp > 0, || say("on the map without strength"))?;
        require(u.sp <= sheet.sp, || say("stronger than printed"))?;
        require(u.status == Status::Absent || world.in_scenario.has(unit), || say("not in this scenario"))?;
        require(u.status == Status::Absent || fits(u.form, sheet.kind), || say("has the form of another arm"))?;
        require(u.facing < 6, || say("faces nowhere"))?;
        if let Some(wing) = u.wing() {
            let beside = u.hex().is_some_and(|hex| world.direction(hex, wing).is_some());
            require(beside && u.status == Status::OnMap && !sheet.is_artillery(), || {
                say("extended where it cannot be")
            })?;
        }
        let guns = matches!(u.status, Status::Abandoned | Status::Captured);
        require(!guns || sheet.is_artillery(), || say("abandoned without being a gun"))?;
        require(!state.troubled.has(unit) || u.status == Status::OnMap, || say("in trouble off the map"))?;
    }
    Ok(())
}

/// Nobody shares a hex with the enemy, and the hexes held are those where units stand.
fn hexes_hold(world: &World, state: &State) -> Result<(), String> {
    for side in Side::BOTH {
        let stand = state.on_map(world, side).flat_map(|unit| [state[unit].hex(), state[unit].wing()]).flatten();
        let stand: BTreeSet<Hex> = stand.collect();
        let held: BTreeSet<Hex> = state.occupied[side].hexes().collect();
        require(stand == held, || format!("the hexes of the {side} are not where its units are"))?;
        let foe = held.iter().find(|hex| state.occupied[side.other()].has(**hex));
        require(foe.is_none(), || format!("both sides are in {}", world.hex_id(*foe.unwrap())))?;
        let outside = held.iter().find(|hex| !world.is_in_play(**hex));
        require(outside.is_none(), || "somebody stands off the map in play".to_owned())?;
    }
    Ok(())
}

fn leaders_hold(world: &World, state: &State) -> Result<(), String> {
    for leader in (0..world.leaders.len() as u8).map(Leader) {
        let (sheet, l) = (world.leader(leader), state.leader(leader));
        let say = |what: &str| format!("{}: {what}", sheet.id);
        require(l.status != Status::OnMap || l.hex.is_some(), || say("on the map and nowhere"))?;
        require(l.status == Status::Absent || world.leaders_in_scenario.has(leader), || say("not in this scenario"))?;
        let (Status::OnMap, Some(hex)) = (l.status, l.hex) else { continue };
        let with_enemy = state.occupied[sheet.side.other()].has(hex) && !state.stranded.has(leader);
        require(!with_enemy, || say("stands with the enemy"))?;
    }
    Ok(())
}

fn brigades_hold(world: &World, state: &State) -> Result<(), String> {
    for brigade in (0..world.brigades.len() as u8).map(Brigade) {
        let (sheet, b) = (world.brigade(brigade), state.brigade(brigade));
        require(b.fatigue <= 4, || format!("{}: fatigue {}", sheet.id, b.fatigue))?;
        let left = state.spent_of(brigade);
        require(left <= 9, || format!("{}: {left} markers spent", sheet.id))?;
    }
    Ok(())
}

/// What a side has lost for good is what its units have lost.
fn points_hold(world: &World, state: &State) -> Result<(), String> {
    for side in Side::BOTH {
        let sum = |s: &State| world.side_units[side].map(|unit| u16::from(s[unit].sp)).sum::<u16>();
        let (lost, gone) = (state.lost[side] - world.start.lost[side], sum(&world.start) - sum(state));
        require(lost == gone, || format!("the {side} lost {gone}, not {lost}"))?;
    }
    Ok(())
}
