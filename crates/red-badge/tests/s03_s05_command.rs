//! Sections 3 to 5 with 2.1, 2.5, 9.33 and 16: the turn, leaders, initiative, efficiency, the pool of markers,
//! Hampton's Legion, units out of range, dusk and night. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use common::{ByPurpose, Game, Position, face, world};
use kernel::{Dice, Purpose, Side, Title};
use red_badge::event::{Event, Modifier, RevertCause};
use red_badge::stage::{Phase, TestCause};
use red_badge::state::{Order, Status};
use red_badge::world::{Command, Rank};
use red_badge::{RedBadge, effectiveness, leaders, pool, ride};
use rule::rule;

const CUP: [u8; 8] = [1, 2, 2, 2, 3, 3, 3, 4];

/// Dice by purpose, each with its own row of values; efficiency by the value of the marker, from a cup kept here.
/// What is not said is 5 for dice and the first marker of a pool.
#[derive(Default)]
struct Fate {
    rows: BTreeMap<&'static str, VecDeque<u8>>,
    cup: Vec<u8>,
    /// Purposes and sides of all that was thrown.
    thrown: Vec<(&'static str, u8)>,
}

impl Fate {
    fn new(rows: &[(&'static str, &[u8])]) -> Fate {
        let rows = rows.iter().map(|(purpose, row)| (*purpose, row.iter().copied().collect())).collect();
        Fate { rows, ..Fate::default() }
    }

    fn sides(&self, purpose: &str) -> Vec<u8> {
        self.thrown.iter().filter(|(name, _)| *name == purpose).map(|(_, sides)| *sides).collect()
    }
}

impl Dice for Fate {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        self.thrown.push((purpose.0, sides));
        let next = self.rows.get_mut(purpose.0).and_then(VecDeque::pop_front);
        match purpose.0 {
            "efficiency" => {
                if sides == 8 {
                    self.cup = CUP.to_vec();
                }
                assert_eq!(usize::from(sides), self.cup.len(), "the cup of a side is not filled within the turn");
                let at = next.map_or(0, |value| self.cup.iter().position(|marker| *marker == value).unwrap());
                self.cup.remove(at);
                u8::try_from(at).unwrap() + 1
            }
            "pool" => next.unwrap_or(1).clamp(1, sides),
            _ => face(next.unwrap_or(5)),
        }
    }
}

/// Makes the only or the plainest choice of state 1, with these dice, and goes on to the first question after it.
fn muster_with(position: &Position, dice: &mut Fate) -> Game {
    let mut game = position.build();
    let turn = game.state.turn;
    let choice = if game.offers("begin") { "begin" } else { "name nobody" };
    game.throw(choice, dice);
    assert_eq!(game.state.turn, turn, "nobody was asked anything in this turn");
    game
}

/// The same with these efficiency markers, in the order they are drawn.
fn muster(position: &Position, markers: &[u8]) -> Game {
    muster_with(position, &mut Fate::new(&[("efficiency", markers)]))
}

/// Activation markers a brigade has put in the pool.
fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}

fn left(game: &Game, brigade: &str) -> u8 {
    pool::left(&game.world, &game.state, game.brigade(brigade))
}

fn at(events: &[Event], condition: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(condition).unwrap_or_else(|| panic!("{events:#?}"))
}

/// Burnside with a regiment at S4428, in a turn about to begin.
fn burnside() -> Position {
    Position::at("turn").leader("US-L-BURNSIDE", "S4428").unit("US-2RI-A", "S4428")
}

/// Evans with a regiment at S4428.
fn evans() -> Position {
    Position::at("turn").leader("CS-L-EVANS", "S4428").unit("CS-4SC-A", "S4428")
}

// 2: map and dice.

#[rule("RBC-2.1")]
#[test]
fn the_maps_meet_in_one_row_of_hexes_with_two_numbers() {
    let w = world("full-battle", &[]);
    let hex = |id: String| w.find_hex(&id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!(hex("N0234".to_owned()), hex("S0201".to_owned()));
    for column in 1..=70 {
        let north = |row: u8| hex(format!("N{column:02}{row:02}"));
        let south = |row: u8| hex(format!("S{column:02}{row:02}"));
        if column % 2 == 0 {
            // The half hexes of the seam are one; below it the south map goes on with its second row.
            assert_eq!(north(34), south(1), "column {column}");
            assert_eq!(w.neighbour(north(34), 3), Some(south(2)), "column {column}");
            assert_eq!(w.neighbour(south(1), 0), Some(north(33)), "column {column}");
        } else {
            assert_eq!(w.find_hex(&format!("N{column:02}34")), None, "column {column}");
            assert_eq!(w.neighbour(north(33), 3), Some(south(1)), "column {column}");
        }
    }
    assert_eq!(w.distance(hex("N4424".to_owned()), hex("S4411".to_owned())), 20);
}

#[rule("RBC-2.51")]
#[test]
fn the_die_shows_nought_to_nine() {
    let base = Position::at("activation")
        .start("brigade = \"US-BURNSIDE\"")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4429")
        .order("US-BURNSIDE", "march");
    let mut shown = BTreeSet::new();
    for face in 1..=10 {
        let mut game = base.build();
        let mut dice = Fate { rows: BTreeMap::new(), ..Fate::default() };
        dice.rows.insert("orders", VecDeque::from([face % 10]));
        game.throw("order US-BURNSIDE advance", &mut dice);
        assert_eq!(dice.sides("orders"), [10], "one die of ten");
        let found = game.events.iter().find_map(|event| match *event {
            Event::OrderDie { die, total, .. } => Some((die, total)),
            _ => None,
        });
        let (die, total) = found.unwrap();
        // In command, and to Advance: -2.
        assert_eq!(i16::from(total), i16::from(die) - 2);
        shown.insert(die);
    }
    assert_eq!(shown, (0..=9).collect());
    // The face with the nought is zero: it changes the order, a ten would lose the activation.
    let mut game = base.build();
    game.choose_faces("order US-BURNSIDE advance", &[10]);
    assert!(game.told(|e| matches!(e, Event::OrderDie { die: 0, total: -2, .. })));
}

#[rule("RBC-2.53")]
#[test]
fn halves_are_rounded_up() {
    // Seven points in line over two hexes: four in the counter's own.
    let fired = |part: &str, target: &str| {
        let mut game = Position::actions("CS-BEE", "advance")
            .unit_with("CS-2MS-A", "S4428", "facing = 0\nextended = \"S4528\"")
            .facing("US-2RI-A", target, 3)
            .build();
        game.throw(&format!("fire CS-2MS-A {target} {part}"), &mut ByPurpose(vec![("fire", 0)]));
        game.events.iter().find_map(|event| match *event {
            Event::Fired { strength, .. } => Some(strength),
            _ => None,
        })
    };
    assert_eq!((fired("home", "S4426"), fired("wing", "S4526")), (Some(4), Some(3)));
    // Shares of a strength too: 35% of the Legion's 12 is 4.2, so five are needed; 30% of Burnside's 66 is 19.8.
    let w = world("full-battle", &[]);
    let threshold = |id: &str| w.brigade(w.find_brigade(id).unwrap()).threshold;
    assert_eq!((threshold("CS-HAMPTON"), threshold("US-BURNSIDE")), (5, 20));
}

// 3: the turn.

#[rule("RBC-3.1a")]
#[test]
fn the_end_of_an_activation_goes_step_by_step() {
    let mut game = Position::actions("CS-EVANS", "attack")
        .bare()
        .brigade("CS-EVANS", "activations = 2")
        .unit_with("CS-4SC-A", "S4428", "sp = 5")
        .unit("CS-DET-4SC-A", "S4429")
        .unit_with("US-2RI-A", "S1010", "sp = 1")
        .unit_with("US-2RI-B", "S1012", "sp = 1")
        .leader("US-L-BURNSIDE", "S1010")
        .brigade("US-BURNSIDE", "pool = 1")
        .build();
    game.choose_all(&["move CS-DET-4SC-A", "step S4428", "halt", "done"]);
    assert_eq!((game.phase(), game.asked()), (Phase::Absorb, Some(Side::Confederate)));
    assert_eq!(game.of("CS-EVANS").fatigue, 0, "the detachment comes first");
    game.throw("absorb CS-DET-4SC-A", &mut ByPurpose(Vec::new()));
    let evans = game.brigade("CS-EVANS");
    let union = game.brigade("US-BURNSIDE");
    let steps = [
        at(&game.events, |e| matches!(e, Event::Absorbed { .. })),
        at(&game.events, |e| matches!(e, Event::FatigueGained { brigade, level: 1 } if *brigade == evans)),
        // Both sides are looked over, not only the active one.
        at(&game.events, |e| matches!(e, Event::BecameIneffective { brigade } if *brigade == union)),
        at(
            &game.events,
            |e| matches!(e, Event::Reverted { brigade, cause: RevertCause::NoContact } if *brigade == evans),
        ),
        at(&game.events, |e| matches!(e, Event::Activated { brigade, .. } if *brigade == union)),
    ];
    assert!(steps.is_sorted(), "{:#?}", game.events);
    assert!(game.state.finished.is_empty() && game.state.moved.is_empty());
    // The Legion joins before its fatigue is counted.
    let mut game = Position::actions("CS-HAMPTON", "march")
        .brigade("CS-HAMPTON", "activations = 2")
        .unit("CS-HAMPTON-A", "S4427")
        .leader("CS-L-BEE", "S4424")
        .unit("CS-4AL-A", "S4424")
        .brigade("CS-BEE", "pool = 1")
        .build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4426", "halt"]);
    // He has moved and may do nothing else, so the activation ends by itself.
    assert_eq!(game.phase(), Phase::Attach);
    game.throw("attach CS-BEE", &mut ByPurpose(Vec::new()));
    let joined = at(&game.events, |e| matches!(e, Event::LegionAttached { .. }));
    assert!(joined < at(&game.events, |e| matches!(e, Event::FatigueGained { .. })));
}

#[rule("RBC-3.1b")]
#[test]
fn a_marker_that_finds_nobody_is_laid_aside() {
    let mut game = Position::at("draw")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .brigade("US-BURNSIDE", "pool = 1")
        .routed("CS-4SC-A")
        .brigade("CS-EVANS", "pool = 2")
        .build();
    // Burnside's marker is the first of three.
    game.choose_faces("begin", &[2, 2, 1]);
    let evans = game.brigade("CS-EVANS");
    assert_eq!(game.count(|e| matches!(e, Event::MarkerWasted { brigade } if *brigade == evans)), 2);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 1);
    assert_eq!(game.state.active, Some(game.brigade("US-BURNSIDE")));
    assert_eq!(game.of("CS-EVANS").activations, 0);
}

/// Faces by a simple generator, with a record.
struct Recorder {
    seed: u64,
    faces: Vec<u8>,
    purposes: Vec<&'static str>,
}

impl Recorder {
    fn next(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 33
    }
}

impl Dice for Recorder {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let face = u8::try_from(self.next() % u64::from(sides)).unwrap() + 1;
        self.faces.push(face);
        self.purposes.push(purpose.0);
        face
    }
}

/// The die and what was added to it, for events that tell both.
fn sum_of(event: &Event) -> Option<i8> {
    let added = |die: u8, total: i8| total - i8::try_from(die).unwrap();
    match *event {
        Event::InitiativeDie { die, total, .. }
        | Event::OrderDie { die, total, .. }
        | Event::RegimentDie { die, total, .. }
        | Event::ReleaseDie { die, total, .. }
        | Event::RecoveryDie { die, total, .. } => Some(added(die, total)),
        Event::RallyDie { drm, .. } | Event::FireDie { drm, .. } | Event::Tested { drm, .. } => Some(drm),
        _ => None,
    }
}

#[rule("RBC-3.6")]
#[rule("RBC-3.8")]
#[test]
fn every_die_is_recorded_and_the_record_plays_the_game_again() {
    let mut game = Game::new("matthews-hill", &[]);
    let mut dice = Recorder { seed: 61, faces: Vec::new(), purposes: Vec::new() };
    let mut script = Vec::new();
    let mut sums = 0;
    for _ in 0..700 {
        let choices = game.listing();
        if choices.is_empty() {
            break;
        }
        let pick = usize::try_from(dice.next()).unwrap() % choices.len();
        let before = dice.purposes.len();
        let faces = dice.faces.len();
        game.carry(&choices[pick], &mut dice).unwrap();
        script.push((choices[pick], dice.faces[faces..].to_vec(), game.events.clone()));
        // Each die is told, for what it was thrown, in its order; a marker drawn is told by what it activates.
        let told: Vec<&str> =
            game.events.iter().flat_map(|e| RedBadge::thrown(&game.world, e)).map(|(_, purpose)| purpose.0).collect();
        let (drawn, thrown): (Vec<&str>, Vec<&str>) =
            dice.purposes[before..].iter().copied().partition(|name| *name == "pool");
        assert_eq!(told, thrown);
        let markers = game.count(|e| matches!(e, Event::Activated { first: false, .. } | Event::MarkerWasted { .. }));
        assert_eq!(markers, drawn.len());
        // What was added is told line by line before it.
        let mut sum = 0;
        for event in &game.events {
            if let Event::Modified { value, .. } = *event {
                sum += value;
            } else if let Some(expected) = sum_of(event) {
                assert_eq!(sum, expected, "{event:?} in {:#?}", game.events);
                sum = 0;
                sums += 1;
            } else if matches!(event, Event::ShockScores { .. } | Event::SecondDisorder { .. }) {
                sum = 0;
            }
        }
    }
    assert!(sums > 20 && dice.faces.len() > 50, "{sums} sums, {} dice", dice.faces.len());
    let mut again = Game::new("matthews-hill", &[]);
    for (choice, faces, events) in &script {
        let mut scripted = kernel::dice::ScriptedDice::faces(faces.iter().copied());
        again.carry(choice, &mut scripted).unwrap();
        scripted.finish().unwrap();
        assert_eq!(&again.events, events);
    }
    assert_eq!(again.state, game.state);
}

/// All commanders and some brigadiers on the map, in the commander phase.
fn headquarters() -> Position {
    Position::at("commanders")
        .leader("US-L-MCDOWELL", "S4428")
        .leader("US-L-TYLER", "S4429")
        .leader("US-L-HUNTER", "S4430")
        .leader("US-L-HEINTZ", "S4431")
        .leader("US-L-BURNSIDE", "S4432")
        .leader("CS-L-BEAUREGARD", "S1010")
        .leader("CS-L-JOHNSTON", "S1012")
        .leader("CS-L-BEE", "S1014")
}

#[rule("RBC-3.7")]
#[rule("RBC-3.8a")]
#[test]
fn just_the_six_commanders_ride_in_their_phase_each_once() {
    let mut game = headquarters().build();
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("lead"), ["US-L-HEINTZ", "US-L-HUNTER", "US-L-MCDOWELL", "US-L-TYLER"]);
    assert_eq!(game.refused_by("lead US-L-BURNSIDE"), "RBC-4.17");
    assert_eq!(game.refused_by("lead CS-L-JOHNSTON"), "RBC-3.2");
    game.choose_all(&["lead US-L-HUNTER", "go S4433"]);
    assert_eq!(game.place("US-L-HUNTER"), Some("S4433"));
    assert_eq!(game.refused_by("lead US-L-HUNTER"), "RBC-3.7");
    assert!(game.offers("lead US-L-TYLER"));
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("lead"), ["CS-L-BEAUREGARD", "CS-L-JOHNSTON"]);
    assert_eq!(game.refused_by("lead CS-L-BEE"), "RBC-4.17");
    // The initiative player goes first.
    let game = headquarters().start("initiative = \"confederate\"").build();
    assert_eq!(game.asked(), Some(Side::Confederate));
}

#[rule("RBC-3.8")]
#[test]
fn steps_without_a_choice_pass_unasked() {
    // Nobody is in command, nobody may be first: the turn goes on to the draw by itself.
    let mut game = evans().brigade("CS-EVANS", "fatigue = 1").build();
    let mut dice = Fate::new(&[("efficiency", &[1])]);
    game.throw("begin", &mut dice);
    assert_eq!(game.phase(), Phase::OrderChange);
    assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
    assert!(game.told(|e| matches!(e, Event::Activated { first: false, .. })));
    assert_eq!(dice.thrown, [("initiative", 10), ("initiative", 10), ("efficiency", 8), ("pool", 1)]);
    // With somebody in command it stops there.
    let game = muster(&evans().leader("CS-L-BEAUREGARD", "S4428"), &[2]);
    assert_eq!((game.phase(), game.asked()), (Phase::DivisionOrders(Side::Confederate), Some(Side::Confederate)));
}

#[rule("RBC-3.8")]
#[rule("RBC-3.8a")]
#[test]
fn where_nobody_chooses_dice_fall_in_the_order_of_battle() {
    let rolled = |initiative: &str| {
        let mut game = Position::at("recovery")
            .start(&format!("initiative = \"{initiative}\""))
            .routed("CS-4SC-A")
            .routed("US-71NY-A")
            .routed("US-2RI-B")
            .routed("CS-1LA")
            .leader("US-L-BURNSIDE", "S4428")
            .unit("US-1RI-A", "S4428")
            .build();
        game.throw("begin", &mut ByPurpose(vec![("recovery", 8)]));
        let dice = game.events.iter().filter_map(|event| match *event {
            Event::RecoveryDie { unit, .. } => Some(game.world.unit(unit).id.clone()),
            _ => None,
        });
        dice.take(4).collect::<Vec<_>>()
    };
    assert_eq!(rolled("union"), ["US-2RI-B", "US-71NY-A", "CS-4SC-A", "CS-1LA"]);
    assert_eq!(rolled("confederate"), ["CS-4SC-A", "CS-1LA", "US-2RI-B", "US-71NY-A"]);
}

#[rule("RBC-3.8a")]
#[test]
fn the_initiative_player_orders_first_and_an_attacker_rolls_first() {
    let orders = |initiative: &str| {
        Position::at("orders")
            .start(&format!("initiative = \"{initiative}\""))
            .unit("US-2RI-A", "S4428")
            .unit("CS-4SC-A", "S1010")
            .build()
    };
    let mut game = orders("confederate");
    assert_eq!((game.asked(), game.phase()), (Some(Side::Confederate), Phase::DivisionOrders(Side::Confederate)));
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(orders("union").asked(), Some(Side::Union));
    // Shock: tests and dice of the attacker before those of the defender, whoever has the initiative.
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", "S4428")
        .unit("CS-11MS", "S1010")
        .facing("US-2NH-A", "S4427", 3)
        .build();
    let mut dice = ByPurpose(vec![("disorder", 0), ("shock", 3)]);
    game.throw("shock CS-4AL-A S4427", &mut dice);
    let mut told = game.events.clone();
    if game.offers("resolve S4427") {
        game.throw("resolve S4427", &mut dice);
        told.extend(game.events.iter().copied());
    }
    told.extend(game.idle_until(&mut dice, |game| game.state.shock.is_none()));
    let sides = |pick: &dyn Fn(&Event) -> Option<red_badge::ids::Unit>| {
        told.iter().filter_map(pick).map(|unit| game.world.side_of(unit)).collect::<Vec<_>>()
    };
    let both = [Side::Confederate, Side::Union];
    let tests = sides(&|e| match *e {
        Event::Tested { unit, cause: TestCause::PreShock, .. } => Some(unit),
        _ => None,
    });
    assert_eq!(tests, both);
    let dice = sides(&|e| match *e {
        Event::ShockDie { unit, .. } => Some(unit),
        _ => None,
    });
    assert_eq!(dice, both);
}

// 4: leaders.

#[rule("RBC-4.11")]
#[rule("RBC-5.24")]
#[test]
fn mcdowell_adds_his_rating_to_brigades_in_his_range() {
    let base = || burnside().leader("US-L-HUNTER", "S4428");
    // Twelve hexes away, and thirteen.
    let game = muster(&base().leader("US-L-MCDOWELL", "S4416"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall), (3, 1));
    let game = muster(&base().leader("US-L-MCDOWELL", "S4415"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall), (2, 0));
    // He passes over the division leader: Hunter being far costs one, McDowell being near adds one all the same.
    let far = burnside().leader("US-L-HUNTER", "S1010").leader("US-L-MCDOWELL", "S4428");
    let game = muster(&far, &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").in_command), (2, false));
    // Never more than four, never less than one.
    assert_eq!(put(&muster(&base().leader("US-L-MCDOWELL", "S4416"), &[4]), "US-BURNSIDE"), 4);
    assert_eq!(put(&muster(&burnside(), &[1]), "US-BURNSIDE"), 1);
}

#[rule("RBC-4.11a")]
#[test]
fn confederate_commanders_help_their_own_army_only() {
    let base = evans()
        .leader("CS-L-BEAUREGARD", "S4428")
        .leader("CS-L-JOHNSTON", "S1010")
        .leader("CS-L-BEE", "S4429")
        .unit("CS-4AL-A", "S4429");
    let game = muster(&base, &[3, 3]);
    assert_eq!((put(&game, "CS-EVANS"), game.of("CS-EVANS").in_command), (4, true));
    // Bee beside Beauregard: no bonus, and out of the command of Johnston.
    assert_eq!((put(&game, "CS-BEE"), game.of("CS-BEE").in_command, game.of("CS-BEE").overall), (2, false, 0));
}

#[rule("RBC-4.11b")]
#[test]
fn to_be_far_from_mcdowell_costs_only_his_bonus() {
    let base = || burnside().leader("US-L-HUNTER", "S4428");
    for position in [base().leader("US-L-MCDOWELL", "S1010"), base()] {
        let game = muster(&position, &[3]);
        assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").in_command), (3, true));
    }
}

#[rule("RBC-4.14")]
#[test]
fn command_is_measured_in_hexes_whatever_lies_between() {
    // Tyler east of Bull Run, Sherman west of it.
    let game = |place: &str| {
        let position =
            Position::at("turn").leader("US-L-TYLER", "N6821").leader("US-L-SHERMAN", place).unit("US-69NY-A", place);
        muster(&position, &[3])
    };
    let near = game("N5821");
    assert_eq!(near.world.distance(near.hex("N5821"), near.hex("N6821")), 10);
    assert!(near.of("US-SHERMAN").in_command && put(&near, "US-SHERMAN") == 3);
    let far = game("N5721");
    assert!(!far.of("US-SHERMAN").in_command && put(&far, "US-SHERMAN") == 2);
    assert!(far.told(|e| matches!(e, Event::BrigadierOutOfCommand { .. })));
    // An army commander reaches twelve.
    for (place, commanded) in [("S4416", true), ("S4415", false)] {
        let game = muster(&evans().leader("CS-L-BEAUREGARD", place), &[3]);
        assert_eq!(game.of("CS-EVANS").in_command, commanded, "{place}");
    }
    // It counts when the pool is made up, not later in the turn.
    let mut game = near;
    let tyler = game.leader("US-L-TYLER");
    game.state.leader_mut(tyler).hex = Some(game.hex("S1010"));
    assert!(game.offers("order US-SHERMAN attack"));
}

/// The full battle, its set-up taken as it stands, up to the first question of 0900.
fn nine_o_clock(options: &[(&str, &str)], dice: &mut Fate) -> (Game, Vec<Event>) {
    let mut game = Game::new("full-battle", options);
    let told = game.idle_until(dice, |game| !matches!(game.phase(), Phase::SetUp(_)));
    (game, told)
}

#[rule("RBC-4.14a")]
#[test]
fn nobody_is_commanded_by_a_man_who_has_not_come() {
    let (game, told) = nine_o_clock(&[], &mut Fate::new(&[("efficiency", &[2, 3, 2])]));
    assert!(!game.of("CS-EVANS").in_command && !game.of("CS-COCKE").in_command);
    let evans = game.brigade("CS-EVANS");
    assert!(told.iter().any(|e| matches!(e, Event::BrigadierOutOfCommand { brigade } if *brigade == evans)));
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-COCKE")), (2, 2), "three, less one");
    assert!(game.of("US-BURNSIDE").in_command, "Hunter is there");
    assert!(game.listed("order").iter().all(|order| !order.starts_with("CS-")));
}

#[rule("RBC-4.14b")]
#[test]
fn who_is_due_is_measured_from_his_entry_hex() {
    let base = |hunter: &str| {
        Position::at("turn")
            .leader("US-L-HUNTER", hunter)
            .group(&["US-L-PORTER", "US-L-MCDOWELL", "US-USREG"], "N4401", 1000, "order = \"march\"")
            .group(&["CS-L-BEAUREGARD"], "S7020", 1000, "commander-phase = true")
            .leader("CS-L-EVANS", "S6920")
            .unit("CS-4SC-A", "S6920")
    };
    let game = muster(&base("N4411"), &[3, 3]);
    assert_eq!(game.world.distance(game.hex("N4411"), game.hex("N4401")), 10);
    assert!(game.of("US-PORTER").in_command);
    // McDowell is measured from there too, and is put there; Porter waits, and so does Beauregard until the end.
    assert_eq!((game.of("US-PORTER").overall, put(&game, "US-PORTER")), (1, 4));
    assert_eq!((game.status("US-L-MCDOWELL"), game.place("US-L-MCDOWELL")), (Status::OnMap, Some("N4401")));
    assert_eq!(game.status("US-L-PORTER"), Status::Queued);
    assert_eq!(game.status("CS-L-BEAUREGARD"), Status::Waiting);
    assert!(!game.of("CS-EVANS").in_command);
    let game = muster(&base("N4412"), &[3, 3]);
    assert!(!game.of("US-PORTER").in_command);
    // Not before the turn they are due.
    let early = base("N4411").start("hour = 900").unit("US-2RI-A", "N4420").leader("US-L-BURNSIDE", "N4420");
    let game = muster(&early, &[3, 3]);
    assert_eq!((put(&game, "US-PORTER"), game.status("US-L-MCDOWELL")), (0, Status::Waiting));
}

#[rule("RBC-4.14c")]
#[rule("RBC-4.22")]
#[test]
fn ranges_and_ratings_go_by_rank() {
    let w = world("full-battle", &[]);
    for leader in &w.leaders {
        let (range, rating) = match leader.rank {
            Rank::Brigade => (4, 0),
            Rank::Division => (10, 0),
            Rank::Army | Rank::Overall => (12, 1),
        };
        assert_eq!((leader.range, leader.initiative), (range, rating), "{}", leader.id);
    }
    let rated: BTreeSet<&str> = w.leaders.iter().filter(|l| l.initiative > 0).map(|l| l.id.as_str()).collect();
    assert_eq!(rated, ["CS-L-BEAUREGARD", "CS-L-JOHNSTON", "US-L-MCDOWELL"].into_iter().collect());
    assert_eq!(w.leaders.iter().filter(|l| l.rank == Rank::Division).count(), 3);
}

/// Hexes a leader taken up may reach, by half points.
fn rides(game: &Game) -> Vec<(String, u8)> {
    let found = ride::reach(&game.world, &game.state, &game.state.ride.unwrap());
    found.into_iter().map(|(hex, spent)| (game.world.hex_id(hex).to_owned(), spent)).collect()
}

#[rule("RBC-4.17")]
#[test]
fn commanders_ride_forty_points_and_only_in_their_phase() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .leader("US-L-HUNTER", "S4428")
        .leader("US-L-MCDOWELL", "S4428")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .build();
    assert_eq!(game.listed("lead"), ["US-L-BURNSIDE"]);
    assert_eq!(game.refused_by("lead US-L-HUNTER"), "RBC-4.17");
    assert_eq!(game.refused_by("lead US-L-MCDOWELL"), "RBC-4.17");
    // Nor does he ride along with a unit.
    game.choose("move US-2RI-A", &[]);
    assert!(!game.offers("ride US-L-HUNTER") && game.offers("ride US-L-BURNSIDE"));
    let mut game = Position::at("commanders").leader("US-L-HUNTER", "S1010").build();
    game.choose("lead US-L-HUNTER", &[]);
    let reached = rides(&game);
    let most = reached.iter().map(|(_, spent)| *spent).max();
    assert!(matches!(most, Some(79 | 80)), "{most:?}");
    let listed: BTreeSet<String> = game.listed("go").into_iter().collect();
    assert_eq!(listed, reached.iter().map(|(hex, _)| hex.clone()).collect());
    // A hex next to the last he reaches, but beyond: the 41st point.
    let edge = reached.iter().find(|(_, spent)| *spent == 80).unwrap();
    let w = &game.world;
    let beyond = w.neighbours(game.hex(&edge.0)).find(|hex| !listed.contains(w.hex_id(*hex)));
    assert_eq!(game.refused_by(&format!("go {}", w.hex_id(beyond.unwrap()))), "RBC-9.31");
    let to = edge.0.clone();
    game.throw(&format!("go {to}"), &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-L-HUNTER"), Some(to.as_str()));
}

/// A hex the leader reaches for so many half points and no fewer, near a hex but not that hex.
fn ride_of(game: &Game, half_points: u8, near: &str, steps: u8) -> String {
    let near = game.hex(near);
    let fits = |id: &str| (1..=steps).contains(&game.world.distance(game.hex(id), near));
    rides(game).into_iter().find(|(hex, spent)| *spent == half_points && fits(hex)).unwrap().0
}

#[rule("RBC-9.33")]
#[test]
fn after_more_than_ten_points_a_commander_is_of_no_use_in_the_next_turn() {
    let base = |porter: &str| {
        Position::at("commanders")
            .leader("US-L-HUNTER", "S4528")
            .leader("US-L-BURNSIDE", "S4526")
            .unit("US-2RI-A", "S4526")
            .leader("US-L-PORTER", porter)
            .unit("US-USREG", "S4527")
            .leader("US-L-MCDOWELL", "S4428")
    };
    let mut scout = base("S4526").build();
    scout.choose("lead US-L-HUNTER", &[]);
    let (ten, eleven) = (ride_of(&scout, 20, "S4526", 10), ride_of(&scout, 22, "S4526", 10));
    for (to, far) in [(ten, false), (eleven, true)] {
        let mut game = base(&to).build();
        game.choose("lead US-L-HUNTER", &[]);
        game.choose(&format!("go {to}"), &[]);
        assert!(game.told(|e| matches!(e, Event::LeaderRode { far: told, .. } if *told == far)), "{to}");
        let mut dice = Fate::new(&[("efficiency", &[2, 3])]);
        game.idle_until(&mut dice, |game| game.state.turn == 2 && matches!(game.phase(), Phase::DivisionOrders(_)));
        // Both brigadiers are within ten hexes; Porter in his very hex.
        assert!(game.world.distance(game.hex(&to), game.hex("S4526")) <= 10);
        assert_eq!((game.of("US-PORTER").in_command, game.of("US-BURNSIDE").in_command), (true, !far), "{to}");
        // McDowell has not stirred: two and one more, less one if Hunter is of no use.
        assert_eq!((put(&game, "US-PORTER"), put(&game, "US-BURNSIDE")), (3, if far { 2 } else { 3 }));
        // It lasts one turn.
        game.idle_until(&mut ByPurpose(Vec::new()), |game| {
            game.state.turn == 3 && matches!(game.phase(), Phase::DivisionOrders(_))
        });
        assert!(game.of("US-BURNSIDE").in_command);
    }
}

#[rule("RBC-9.33")]
#[test]
fn an_army_commander_worn_out_has_no_rating() {
    let mcdowell = |lines: &str| burnside().leader("US-L-HUNTER", "S4428").leader_with("US-L-MCDOWELL", "S4428", lines);
    let rated = |game: &Game| game.count(|e| matches!(e, Event::Modified { why: Modifier::CommanderRating, .. }));
    let game = muster(&mcdowell("blown = true"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall, rated(&game)), (2, 0, 0));
    let game = muster(&mcdowell(""), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall, rated(&game)), (3, 1, 1));
    // Beauregard: even the brigadier in his hex, though in command, has nothing of his rating.
    let base = evans()
        .leader_with("CS-L-BEAUREGARD", "S4428", "blown = true")
        .leader("CS-L-COCKE", "S4429")
        .unit("CS-8VA", "S4429");
    let game = base.build();
    // He cannot be named, so nobody is asked.
    assert_eq!(game.choices(), ["begin"]);
    let game = muster(&base, &[3]);
    assert_eq!((game.of("CS-EVANS").in_command, put(&game, "CS-EVANS")), (true, 3));
    assert_eq!((game.of("CS-COCKE").in_command, put(&game, "CS-COCKE")), (false, 2));
}

#[rule("RBC-AMB32")]
#[test]
fn beauregard_and_johnston_come_in_the_commander_phase() {
    let base = || {
        Position::at("turn")
            .start("hour = 1100")
            .group(&["CS-L-BEAUREGARD", "CS-L-JOHNSTON"], "S7020", 1100, "commander-phase = true")
            .leader("CS-L-EVANS", "S6420")
            .unit("CS-4SC-A", "S6420")
            .unit("CS-4SC-B", "S6421")
    };
    let enter = || {
        let mut game = muster(&base(), &[3]);
        assert!(!game.of("CS-EVANS").in_command && game.of("CS-EVANS").overall == 0);
        assert_eq!(game.status("CS-L-BEAUREGARD"), Status::Waiting);
        game.idle_until(&mut ByPurpose(Vec::new()), |game| matches!(game.phase(), Phase::Commanders(_)));
        assert_eq!((game.state.turn, game.phase()), (2, Phase::Commanders(Side::Confederate)));
        assert_eq!((game.place("CS-L-BEAUREGARD"), game.place("CS-L-JOHNSTON")), (Some("S7020"), Some("S7020")));
        assert_eq!(game.listed("lead"), ["CS-L-BEAUREGARD", "CS-L-JOHNSTON"]);
        game.choose("lead CS-L-BEAUREGARD", &[]);
        game
    };
    for (half_points, of_use) in [(20, true), (22, false)] {
        let mut game = enter();
        let to = ride_of(&game, half_points, "S6420", 12);
        game.choose(&format!("go {to}"), &[]);
        game.throw("done", &mut ByPurpose(Vec::new()));
        assert_eq!((game.state.turn, game.phase()), (3, Phase::Initiative));
        assert_eq!(game.offers("name CS-L-BEAUREGARD"), of_use, "{to}");
        assert!(game.offers("name CS-L-JOHNSTON"));
        game.throw("name nobody", &mut Fate::new(&[("efficiency", &[2])]));
        assert_eq!((game.of("CS-EVANS").in_command, put(&game, "CS-EVANS")), (of_use, if of_use { 3 } else { 1 }));
    }
}

/// Both Confederate commanders with a brigade of each army, about to name one.
fn armies() -> Position {
    Position::at("turn")
        .leader("CS-L-BEAUREGARD", "S1010")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-EVANS", "S4426")
        .unit("CS-4SC-A", "S4426")
        .leader("CS-L-BEE", "S4430")
        .unit("CS-4AL-A", "S4430")
}

fn falls(game: &mut Game, id: &str) {
    let leader = game.leader(id);
    let state = game.state.leader_mut(leader);
    (state.status, state.hex) = (Status::Gone, None);
}

#[rule("RBC-4.18")]
#[test]
fn of_two_confederate_commanders_the_survivor_leads_both_armies() {
    let mut game = armies().build();
    falls(&mut game, "CS-L-BEAUREGARD");
    assert_eq!(game.refused_by("name CS-L-BEAUREGARD"), "RBC-5.11");
    let mut dice = Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]);
    game.throw("name CS-L-JOHNSTON", &mut dice);
    assert_eq!(dice.sides("efficiency"), [8, 7], "two markers are drawn");
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (3, 4));
    assert!(game.of("CS-EVANS").in_command && game.of("CS-BEE").in_command);
    game.choose("done", &[]);
    // Any brigade may come first.
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"]);
    // While Beauregard lives Johnston leads his own alone.
    let mut game = armies().build();
    game.throw("name CS-L-JOHNSTON", &mut Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]));
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (1, 4));
    assert!(!game.of("CS-EVANS").in_command);
}

#[rule("RBC-4.18a")]
#[test]
fn without_both_nobody_is_in_command() {
    let mut game = armies().build();
    falls(&mut game, "CS-L-BEAUREGARD");
    falls(&mut game, "CS-L-JOHNSTON");
    assert_eq!(game.listed("name"), ["nobody"]);
    game.throw("name nobody", &mut Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]));
    assert!(!game.told(|e| matches!(e, Event::Modified { side: Side::Confederate, .. })), "no bonus to the die");
    assert!(!game.of("CS-EVANS").in_command && !game.of("CS-BEE").in_command);
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (1, 2));
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"], "with nobody's rating anybody may be first");
}

#[rule("RBC-4.18")]
#[test]
fn mcdowell_is_replaced_by_a_man_rated_nothing() {
    let base = |leader: &str| {
        Position::actions("CS-EVANS", "advance")
            .unit("CS-4SC-A", "S4428")
            .leader(leader, "S4427")
            .leader("US-L-BURNSIDE", "S3010")
            .unit("US-2RI-A", "S3010")
    };
    let mut game = base("US-L-MCDOWELL").build();
    game.choose_all(&["move CS-4SC-A", "step S4427"]);
    assert!(game.told(|e| matches!(e, Event::LeaderOut { replaced: true, .. })));
    assert_eq!(game.status("US-L-MCDOWELL"), Status::Recovery);
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 2 && game.phase() != Phase::Initiative);
    assert_eq!((game.status("US-L-MCDOWELL"), game.place("US-L-MCDOWELL")), (Status::OnMap, Some("S3010")));
    assert_eq!(leaders::rating(&game.world, &game.state, game.leader("US-L-MCDOWELL")), 0);
    assert_eq!(game.of("US-BURNSIDE").overall, 0, "though in his range");
    // Neither of the Confederates is.
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4428")
        .leader("CS-L-JOHNSTON", "S4427")
        .unit("CS-4AL-A", "S1012")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427"]);
    assert!(game.told(|e| matches!(e, Event::LeaderOut { replaced: false, .. })));
    assert_eq!(game.status("CS-L-JOHNSTON"), Status::Gone);
}

#[rule("RBC-4.31")]
#[rule("RBC-5.25")]
#[test]
fn batteries_act_with_their_brigade_and_there_is_no_barrage() {
    let base = |brigade: &str| {
        Position::actions(brigade, "advance")
            .unit("US-2RIBTY", "S4428")
            .unit("US-2RI-A", "S4429")
            .unit("US-D5US-A", "S4431")
            .unit("US-USREG", "S4432")
            .build()
    };
    let game = base("US-BURNSIDE");
    assert!(game.offers("move US-2RIBTY"));
    assert_eq!(game.refused_by("move US-D5US-A"), "RBC-3.2");
    let game = base("US-PORTER");
    assert!(game.offers("move US-D5US-A"));
    assert_eq!(game.refused_by("move US-2RIBTY"), "RBC-3.2");
    // Every battery is of a brigade; no leader is but of a brigade, a division or an army.
    let w = &game.world;
    assert!(w.units.iter().filter(|u| u.is_artillery()).all(|u| w.brigade(u.brigade).command == Command::Brigade));
    for word in ["barrage US-2RIBTY S4420", "coordinate US-BURNSIDE US-PORTER", "transfer US-BURNSIDE US-PORTER 1"] {
        assert!(RedBadge::parse(w, word).is_err(), "{word}");
    }
}

// 5.1: initiative.

/// Who has the initiative after these two dice, the holder's first.
fn winner(position: &Position, dice: [u8; 2], choice: &str) -> Side {
    let mut game = position.build();
    game.throw(choice, &mut Fate::new(&[("initiative", &dice)]));
    let won = game.events.iter().find_map(|event| match *event {
        Event::InitiativeWon { side } => Some(side),
        _ => None,
    });
    assert_eq!(won, Some(game.state.initiative));
    won.unwrap()
}

#[rule("RBC-5.11")]
#[test]
fn the_higher_total_wins_and_a_tie_changes_nothing() {
    use Side::{Confederate, Union};
    let base = evans().leader("US-L-BURNSIDE", "S1010").unit("US-2RI-A", "S1010");
    // The holder adds one: 5 against 6 is a tie and his, 7 beats him.
    assert_eq!(winner(&base, [5, 6], "begin"), Union);
    assert_eq!(winner(&base, [5, 7], "begin"), Confederate);
    let held = base.clone().start("initiative = \"confederate\"");
    assert_eq!(winner(&held, [5, 6], "begin"), Confederate);
    assert_eq!(winner(&held, [5, 7], "begin"), Union);
    // McDowell adds his rating of himself.
    let mcdowell = base.clone().leader("US-L-MCDOWELL", "S1010");
    assert_eq!((winner(&mcdowell, [5, 7], "begin"), winner(&mcdowell, [5, 8], "begin")), (Union, Confederate));
    let replaced = base.clone().leader_with("US-L-MCDOWELL", "S1010", "replacement = true");
    assert_eq!(winner(&replaced, [5, 7], "begin"), Confederate);
    // A Confederate commander only if named.
    let beauregard = base.leader("CS-L-BEAUREGARD", "S4428");
    assert_eq!(winner(&beauregard, [5, 6], "name CS-L-BEAUREGARD"), Confederate);
    assert_eq!(winner(&beauregard, [5, 6], "name nobody"), Union);
}

#[rule("RBC-5.11a")]
#[test]
fn the_confederate_names_a_commander_before_the_dice() {
    let mut game = armies().build();
    assert_eq!((game.phase(), game.asked()), (Phase::Initiative, Some(Side::Confederate)));
    assert_eq!(game.choices(), ["name CS-L-BEAUREGARD", "name CS-L-JOHNSTON", "name nobody"]);
    let mut dice = Fate::default();
    game.throw("name CS-L-BEAUREGARD", &mut dice);
    assert_eq!(dice.sides("initiative"), [10, 10]);
    let named = at(&game.events, |e| matches!(e, Event::InitiativeNamed { .. }));
    assert!(named < at(&game.events, |e| matches!(e, Event::InitiativeDie { .. })));
    // A worn-out commander or one who has not come has no rating to add; no brigadier has.
    let game = Position::at("turn")
        .leader_with("CS-L-BEAUREGARD", "S4428", "blown = true")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-EVANS", "S4428")
        .leader("US-L-MCDOWELL", "S1010")
        .unit("CS-4SC-A", "S4428")
        .build();
    assert_eq!(game.refused_by("name CS-L-BEAUREGARD"), "RBC-5.11");
    assert_eq!(game.refused_by("name CS-L-EVANS"), "RBC-5.11");
    assert_eq!(game.refused_by("name US-L-MCDOWELL"), "RBC-3.2");
}

#[rule("RBC-5.12")]
#[test]
fn the_union_begins_without_a_die() {
    for (scenario, markers) in [("full-battle", 3), ("matthews-hill", 3)] {
        let mut game = Game::new(scenario, &[]);
        let mut dice = Fate::default();
        let told = game.idle_until(&mut dice, |game| !game.state.waiting && !matches!(game.phase(), Phase::SetUp(_)));
        assert_eq!(game.state.initiative, Side::Union, "{scenario}");
        assert!(dice.sides("initiative").is_empty(), "{scenario}");
        assert_eq!(dice.sides("efficiency").len(), markers, "{scenario}");
        assert!(told.iter().any(|e| matches!(e, Event::InitiativeGiven { side: Side::Union })), "{scenario}");
        assert_eq!(game.asked(), Some(Side::Union));
    }
}

#[rule("RBC-5.13")]
#[test]
fn a_named_commander_binds_the_first_brigade_to_his_army() {
    let first = |name: &str, dice: &[u8]| {
        let mut game = armies().unit("CS-8VA", "S1010").leader("CS-L-COCKE", "S1010").build();
        game.throw(name, &mut Fate::new(&[("initiative", dice), ("efficiency", &[2, 2])]));
        game.choose("done", &[]);
        game
    };
    let game = first("name CS-L-BEAUREGARD", &[0, 9]);
    assert_eq!(game.phase(), Phase::First);
    assert_eq!(game.listed("activate"), ["CS-COCKE", "CS-EVANS"]);
    assert_eq!(game.refused_by("activate CS-BEE"), "RBC-5.13");
    // With Johnston's only Bee is left, who therefore begins unasked.
    let game = first("name CS-L-JOHNSTON", &[0, 9]);
    assert!(game.told(|e| matches!(e, Event::Activated { first: true, .. })));
    assert_eq!(game.state.active, Some(game.brigade("CS-BEE")));
    assert_eq!(first("name nobody", &[0, 9]).listed("activate"), ["CS-BEE", "CS-COCKE", "CS-EVANS"]);
    // The choice is the winner's: a Union that wins is not bound by it.
    let mut game = armies().unit("US-2RI-A", "S2010").unit("US-USREG", "S2012").build();
    let dice = &mut Fate::new(&[("initiative", &[9, 0]), ("efficiency", &[2, 2, 2])]);
    game.throw("name CS-L-JOHNSTON", dice);
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    assert_eq!(game.refused_by("activate CS-BEE"), "RBC-3.2");
}

#[rule("RBC-5.14")]
#[rule("RBC-5.15")]
#[test]
fn cavalry_reserve_and_the_legion_never_open_a_turn() {
    let game = Position::at("first")
        .unit("US-PALMER", "S4428")
        .unit("US-2RI-A", "S4430")
        .unit("US-USREG", "S4431")
        .unit("US-69NY-A", "N6821")
        .text("[reserve]\nfrom = 1000\nfree = 1300")
        .brigade("US-CAV", "pool = 2")
        .brigade("US-BURNSIDE", "pool = 2")
        .brigade("US-PORTER", "pool = 1")
        .brigade("US-SHERMAN", "pool = 3")
        .build();
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    assert_eq!(game.refused_by("activate US-CAV"), "RBC-5.14");
    assert_eq!(game.refused_by("activate US-SHERMAN"), "RBC-5.15");
    let game = Position::at("first")
        .start("initiative = \"confederate\"")
        .unit("CS-LANGHORNE", "S4428")
        .unit("CS-1VA-A", "S4429")
        .unit_with("CS-HAMPTON-A", "S4430", "order = \"march\"")
        .unit("CS-4AL-A", "S4431")
        .unit("CS-4SC-A", "S4432")
        .brigade("CS-CAV", "pool = 3")
        .brigade("CS-HAMPTON", "pool = 3")
        .brigade("CS-BEE", "pool = 1")
        .brigade("CS-EVANS", "pool = 1")
        .build();
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"]);
    assert_eq!(game.refused_by("activate CS-CAV"), "RBC-5.14");
    assert_eq!(game.refused_by("activate CS-HAMPTON"), "RBC-5.15");
    // All the cavalry of a side is one command.
    let w = &game.world;
    for side in Side::BOTH {
        let of: BTreeSet<usize> =
            w.units.iter().filter(|u| u.side == side && u.is_cavalry()).map(|u| u.brigade.index()).collect();
        assert_eq!(of.len(), 1);
    }
}

#[rule("RBC-5.15")]
#[test]
fn with_nobody_to_name_the_turn_begins_with_a_draw() {
    let mut game = Position::at("first")
        .unit("US-PALMER", "S4428")
        .brigade("US-CAV", "pool = 1")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-A", "S1010")
        .brigade("CS-EVANS", "pool = 1")
        .build();
    // Nobody was asked: the next thing is a marker, here the Confederate one of two.
    game.choose_faces("begin", &[2]);
    assert!(game.told(|e| matches!(e, Event::Activated { first: false, .. })));
    assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
}

#[rule("RBC-5.15a")]
#[test]
fn a_brigade_that_waits_to_enter_may_be_first() {
    let mut game = Position::at("first")
        .group(&["US-L-PORTER", "US-USREG", "US-USMC"], "N4401", 1000, "order = \"march\"")
        .unit("US-2RI-A", "S4428")
        .brigade("US-PORTER", "pool = 2")
        .brigade("US-BURNSIDE", "pool = 2")
        .build();
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    game.choose("activate US-PORTER", &[]);
    assert_eq!(game.listed("enter"), ["US-USMC N4401 march", "US-USREG N4401 march"]);
}

// 5.2: efficiency and markers.

#[rule("RBC-5.21")]
#[test]
fn formations_in_play_draw_and_tyler_not_before_ten() {
    let drawn = |told: &[Event], game: &Game| {
        let found = told.iter().filter_map(|event| match *event {
            Event::EfficiencyDrawn { formation, .. } => Some(game.world.formation(formation).id.clone()),
            _ => None,
        });
        found.collect::<Vec<_>>()
    };
    let (mut game, told) = nine_o_clock(&[], &mut Fate::default());
    assert_eq!(drawn(&told, &game), ["US-2", "CS-AOP", "CS-AOS"]);
    assert_eq!((put(&game, "US-SHERMAN"), put(&game, "US-SCHENCK")), (0, 0));
    let told =
        game.idle_until(&mut ByPurpose(vec![("fire", 0)]), |game| game.state.turn == 1 && game.phase() == Phase::Pool);
    assert_eq!(drawn(&told, &game), ["US-1", "US-2", "US-3", "CS-AOP", "CS-AOS"]);
    // Who has nobody in play draws nothing.
    let mut dice = Fate::default();
    let game = muster_with(&evans(), &mut dice);
    assert_eq!(dice.sides("efficiency"), [8]);
    assert_eq!(drawn(&game.events, &game), ["CS-AOP"]);
}

#[rule("RBC-5.22")]
#[test]
fn markers_are_not_put_back_within_the_turn() {
    let base = burnside()
        .leader("US-L-TYLER", "S1010")
        .leader("US-L-SHERMAN", "S1010")
        .unit("US-69NY-A", "S1010")
        .unit("US-5MA-A", "S1014")
        .leader("CS-L-EVANS", "N2010")
        .unit("CS-4SC-A", "N2010")
        .unit("CS-4AL-A", "N2014");
    let values = |lowest: bool| {
        struct Always(bool, Vec<u8>);
        impl Dice for Always {
            fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
                if purpose.0 == "efficiency" {
                    self.1.push(sides);
                }
                if self.0 || purpose.0 != "efficiency" { 1 } else { sides }
            }
        }
        let mut game = base.build();
        let mut dice = Always(lowest, Vec::new());
        game.throw("begin", &mut dice);
        assert_eq!(dice.1, [8, 7, 6, 8, 7], "a cup for each side");
        let found = game.events.iter().filter_map(|event| match *event {
            Event::EfficiencyDrawn { value, .. } => Some(value),
            _ => None,
        });
        found.collect::<Vec<_>>()
    };
    assert_eq!(values(true), [1, 2, 2, 1, 2]);
    assert_eq!(values(false), [4, 3, 3, 4, 3]);
    assert_eq!(base.build().world.tables.efficiency.cup, CUP);
}

fn troopers(hour: u16, fatigue: u8) -> Position {
    Position::at("turn")
        .head("heat = [1300, 1400]")
        .start(&format!("hour = {hour}"))
        .unit("US-PALMER", "S4428")
        .unit("CS-LANGHORNE", "S1010")
        .brigade("US-CAV", &format!("fatigue = {fatigue}"))
        .brigade("CS-CAV", &format!("fatigue = {fatigue}"))
}

#[rule("RBC-5.23")]
#[test]
fn cavalry_has_three_and_two_markers_without_a_draw() {
    for (hour, fatigue, counts) in [
        (900, 0, (2, 3)),
        (2000, 0, (2, 3)),
        (1000, 3, (2, 3)),
        (1400, 2, (2, 3)),
        (1400, 3, (1, 2)),
        (1400, 4, (1, 2)),
    ] {
        let mut dice = Fate::default();
        let game = muster_with(&troopers(hour, fatigue), &mut dice);
        assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), counts, "{hour} {fatigue}");
        assert!(dice.sides("efficiency").is_empty());
    }
    // No leader adds to it, and without cavalry there is none.
    let game = muster(&troopers(1000, 0).leader("US-L-MCDOWELL", "S4428").leader("CS-L-JOHNSTON", "S1010"), &[]);
    assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), (2, 3));
    let game = muster(&burnside(), &[3]);
    assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), (0, 0));
}

#[rule("RBC-AMB01")]
#[test]
fn as_an_option_cavalry_draws_up_to_its_number() {
    let drawn = |hour: u16, fatigue: u8, markers: &[u8]| {
        let position = troopers(hour, fatigue).named("full-battle").option("cavalry-markers", "drawn");
        let mut dice = Fate::new(&[("efficiency", markers)]);
        let game = muster_with(&position, &mut dice);
        assert_eq!(dice.sides("efficiency"), [8, 8]);
        (put(&game, "US-CAV"), put(&game, "CS-CAV"))
    };
    assert_eq!(drawn(1000, 0, &[4, 4]), (2, 3));
    assert_eq!(drawn(1000, 0, &[1, 1]), (1, 1));
    assert_eq!(drawn(1000, 0, &[3, 2]), (2, 2));
    assert_eq!(drawn(1400, 3, &[4, 4]), (1, 2));
    assert_eq!(drawn(1400, 3, &[1, 1]), (1, 1), "one at least");
}

#[rule("RBC-5.24a")]
#[rule("RBC-5.24")]
#[test]
fn out_of_command_costs_one_marker_once() {
    for (marker, count) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        assert_eq!(put(&muster(&burnside(), &[marker]), "US-BURNSIDE"), count, "{marker}");
        let commanded = muster(&burnside().leader("US-L-HUNTER", "S4428"), &[marker]);
        assert_eq!(put(&commanded, "US-BURNSIDE"), marker);
    }
    // Heat and fatigue take one more, and still one is left.
    let hot = |fatigue: u8| {
        burnside().head("heat = [1300]").start("hour = 1300").brigade("US-BURNSIDE", &format!("fatigue = {fatigue}"))
    };
    assert_eq!(put(&muster(&hot(3), &[4]), "US-BURNSIDE"), 2);
    assert_eq!(put(&muster(&hot(2), &[4]), "US-BURNSIDE"), 3);
    assert_eq!(put(&muster(&hot(3), &[2]), "US-BURNSIDE"), 1);
}

#[rule("RBC-5.24b")]
#[test]
fn a_printed_number_replaces_the_count_in_its_turn() {
    let willcox = |hour: u16| {
        Position::at("turn")
            .start(&format!("hour = {hour}"))
            .group(&["US-L-WILLCOX", "US-1MI"], "N4401", 1200, "order = \"march\"\nams = 3")
            .leader("CS-L-EVANS", "S4428")
            .unit("CS-4SC-A", "S4428")
    };
    for marker in [1, 4] {
        assert_eq!(put(&muster(&willcox(1200), &[marker, 2]), "US-WILLCOX"), 3, "{marker}");
    }
    // An hour later, still in the queue, he goes by the draw, out of command.
    assert_eq!(put(&muster(&willcox(1300), &[2, 2]), "US-WILLCOX"), 1);
    // Keyes, due at 1100 with two, freed an hour later.
    let keyes = |hour: u16| {
        Position::at("turn")
            .start(&format!("hour = {hour}"))
            .group(&["US-L-KEYES", "US-2ME-A"], "N7021", 1100, "ams = 2\nonly-released = true")
            .text("[reserve]\nfrom = 1000\nfree = 1300")
            .brigade("US-KEYES", "released = true")
            .leader("US-L-TYLER", "N7021")
    };
    assert_eq!(put(&muster(&keyes(1100), &[4]), "US-KEYES"), 2);
    assert_eq!(put(&muster(&keyes(1200), &[4]), "US-KEYES"), 4);
    // Printed with the brigadier it stands for his whole brigade, also for those who come without a number; printed
    // for a part it leaves the count of a brigade in play alone.
    let bee = |pieces: &[&str]| {
        Position::at("turn")
            .group(pieces, "S7020", 1000, "order = \"march\"\nams = 2")
            .group(&["CS-IMBODEN-A"], "S7020", 1000, "order = \"march\"")
            .unit("US-2RI-A", "S1010")
            .leader("US-L-BURNSIDE", "S1010")
    };
    assert_eq!(put(&muster(&bee(&["CS-L-BEE", "CS-4AL-A"]), &[2, 4]), "CS-BEE"), 2);
    let part = bee(&["CS-4AL-A"]).leader("CS-L-BEE", "S4428").unit("CS-11MS", "S4428");
    assert_eq!(put(&muster(&part, &[2, 4]), "CS-BEE"), 3, "four, less one out of command");
    // One printed for a set-up likewise.
    let set_up = burnside().brigade("US-BURNSIDE", "ams = 3");
    for marker in [1, 4] {
        assert_eq!(put(&muster(&set_up, &[marker]), "US-BURNSIDE"), 3);
    }
}

#[rule("RBC-5.24c")]
#[test]
fn an_ineffective_army_costs_a_marker() {
    let base = |sp: u8, others: &[&str]| {
        let position = Position::at("turn").leader("CS-L-JOHNSTON", "S1010").leader("CS-L-BEE", "S4428").unit_with(
            "CS-4AL-A",
            "S4428",
            &format!("sp = {sp}"),
        );
        others.iter().fold(position, |position, unit| position.unit(unit, "S4331"))
    };
    // Bee, out of command, is all there is of the army: 8 SP printed, ineffective at 3 lost.
    assert_eq!(put(&muster(&base(6, &[]), &[4]), "CS-BEE"), 3);
    assert_eq!(put(&muster(&base(5, &[]), &[4]), "CS-BEE"), 2);
    // One of two brigades is not more than half.
    assert_eq!(put(&muster(&base(5, &["CS-2VA"]), &[4]), "CS-BEE"), 3);
    // The sound brigade of an ineffective army pays too.
    let mixed = Position::at("turn")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-JACKSON", "S4428")
        .unit("CS-2VA", "S4428")
        .unit_with("CS-4AL-A", "S4330", "sp = 1")
        .unit_with("CS-7GA-A", "S4332", "sp = 1");
    let game = muster(&mixed, &[2]);
    assert_eq!((game.of("CS-JACKSON").overall, put(&game, "CS-JACKSON")), (1, 2));
}

#[rule("RBC-5.24d")]
#[test]
fn units_with_a_printed_number_skip_nothing() {
    let base = |lines: &str| {
        Position::at("first")
            .start("initiative = \"confederate\"")
            .group(&["CS-4AL-A", "CS-2MS-A"], "S7020", 1000, lines)
            .leader("CS-L-BEE", "S4428")
            .unit("CS-11MS", "S4428")
            .brigade("CS-BEE", "pool = 2")
            .build()
    };
    let mut game = base("order = \"march\"\nams = 2");
    assert!(game.state.idle.is_empty() && game.state.skipped.is_empty());
    game.choose("done", &[]);
    assert!(game.offers("enter CS-4AL-A S7020 march"));
    // Without a number they are far from Bee and skip.
    let mut game = base("order = \"march\"");
    assert_eq!(game.state.idle.len(), 2);
    game.choose("done", &[]);
    assert!(game.listed("enter").is_empty());
    assert_eq!(game.refused_by("enter CS-4AL-A S7020 march"), "RBC-5.36");
}

#[rule("RBC-5.27")]
#[rule("RBC-AMB31")]
#[test]
fn without_its_leader_a_brigade_has_all_its_markers_and_its_units_skip_one() {
    let mut game = muster(&Position::at("turn").unit("CS-SQUIRES", "S4428"), &[2]);
    assert_eq!(put(&game, "CS-EARLY"), 2, "no -1 for a man who is not there");
    // The first is lost on him, he acts on the second.
    let squires = game.unit("CS-SQUIRES");
    assert_eq!(game.count(|e| matches!(e, Event::Skips { unit } if *unit == squires)), 1);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 2);
    game.choose("done", &[]);
    assert!(game.offers("move CS-SQUIRES"));
    // With Early far away there is a -1, and no more.
    let early = Position::at("turn").unit("CS-SQUIRES", "S4428").leader("CS-L-EARLY", "S4427");
    assert_eq!(put(&muster(&early, &[2]), "CS-EARLY"), 1);
}

#[rule("RBC-AMB31")]
#[test]
fn who_comes_at_nine_without_a_number_uses_the_markers_of_his_brigade() {
    let (game, _) = nine_o_clock(&[], &mut Fate::new(&[("efficiency", &[2, 3, 2])]));
    let brigade = |unit: &str| game.world.brigade(game.state.belongs(&game.world, game.unit(unit))).id.clone();
    for unit in ["CS-18VA-A", "CS-18VA-B", "CS-28VA-A", "CS-28VA-B"] {
        assert_eq!((brigade(unit).as_str(), game.status(unit)), ("CS-COCKE", Status::Queued));
        assert_eq!(game.place(unit), Some("N7034"));
    }
    assert_eq!((brigade("CS-SQUIRES").as_str(), brigade("CS-IMBODEN-A").as_str()), ("CS-EARLY", "CS-BEE"));
    // Early has not come: the plain three of his army; Cocke is out of command.
    assert_eq!((put(&game, "CS-EARLY"), put(&game, "CS-COCKE")), (3, 2));
    assert!(!leaders::in_range(&game.world, &game.state, game.unit("CS-SQUIRES")));
    assert!(leaders::in_range(&game.world, &game.state, game.unit("CS-IMBODEN-A")), "Bee waits at the same hex");
}

// 5.26, 5.28: Hampton's Legion.

/// The Legion active in March: one counter six hexes from Bee, the other three from Jackson.
fn legion() -> Position {
    Position::actions("CS-HAMPTON", "march")
        .unit("CS-HAMPTON-A", "S4428")
        .unit("CS-HAMPTON-B", "S4430")
        .brigade("CS-HAMPTON", "pool = 2")
        .leader("CS-L-BEE", "S4422")
        .unit("CS-4AL-A", "S4422")
        .brigade("CS-BEE", "pool = 1\nfatigue = 3")
        .leader("CS-L-JACKSON", "S4433")
        .unit("CS-2VA", "S4433")
}

/// It has come near Bee and is asked.
fn near_bee() -> Game {
    let mut game = legion().build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "step S4426", "halt", "done"]);
    game
}

#[rule("RBC-5.26")]
#[test]
fn alone_the_legion_only_marches() {
    let mut game = legion().build();
    // Its orders are no question, so the activation begins with its actions; asked all the same, it is refused.
    game.state.phase = Phase::OrderChange;
    assert_eq!(game.refused_by("regiment CS-HAMPTON-A advance"), "RBC-5.26");
    assert_eq!(game.refused_by("regiment CS-HAMPTON-A attack"), "RBC-5.26");
    assert!(game.listed("order").is_empty() && game.listed("regiment").is_empty());
    // Nor is it given one in the division orders.
    let game = Position::at("orders")
        .start("initiative = \"confederate\"")
        .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
        .order("CS-HAMPTON", "march")
        .unit("CS-4AL-A", "S4422")
        .build();
    assert!(game.offers("order CS-BEE attack"));
    assert!(game.listed("order").iter().all(|order| !order.contains("HAMPTON")));
    assert!(game.refused_by("order CS-HAMPTON advance").starts_with("RBC-"));
    // In a brigade it may try like any regiment.
    let game = Position::at("activation")
        .start("brigade = \"CS-BEE\"\nlegion = \"CS-BEE\"")
        .unit_with("CS-HAMPTON-A", "S4424", "order = \"march\"")
        .leader("CS-L-BEE", "S4422")
        .unit("CS-4AL-A", "S4422")
        .build();
    assert!(game.offers("regiment CS-HAMPTON-A advance") && game.offers("regiment CS-HAMPTON-A attack"));
}

#[rule("RBC-5.26a")]
#[test]
fn the_legion_joins_where_a_counter_ends_its_move_near_a_brigadier() {
    let mut game = near_bee();
    assert_eq!((game.phase(), game.asked()), (Phase::Attach, Some(Side::Confederate)));
    assert_eq!(game.choices(), ["attach CS-BEE", "done"]);
    // The other counter is near Jackson but has not moved.
    assert_eq!(game.refused_by("attach CS-JACKSON"), "RBC-5.26a");
    assert_eq!(game.refused_by("attach CS-EVANS"), "RBC-5.26a");
    let mut later = game.clone();
    game.throw("attach CS-BEE", &mut ByPurpose(Vec::new()));
    assert_eq!(game.state.legion, Some(game.brigade("CS-BEE")));
    // For good: it acts with Bee, and its coming near Jackson opens no question.
    assert_eq!(game.state.active, Some(game.brigade("CS-BEE")));
    game.choose("done", &[]);
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "halt"]);
    assert_eq!(game.refused_by("attach CS-JACKSON"), "RBC-3.1");
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(!game.told(|e| matches!(e, Event::LegionAttached { .. })));
    assert_eq!(game.state.legion, Some(game.brigade("CS-BEE")));
    // It need not join.
    later.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(later.state.legion, None);
    // Five hexes away is too far.
    let mut game = legion().build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "halt"]);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.refused_by("attach CS-BEE"), "RBC-3.1");
    assert_eq!(game.state.legion, None);
}

#[rule("RBC-5.26b")]
#[rule("RBC-5.28a")]
#[test]
fn alone_the_legion_has_the_plain_efficiency_of_beauregards_army() {
    let base = || {
        Position::at("turn")
            .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
            .order("CS-HAMPTON", "march")
            .leader("CS-L-EVANS", "S4330")
            .unit("CS-4SC-A", "S4330")
    };
    for position in [
        base().leader("CS-L-BEAUREGARD", "S4428"),
        base().leader("CS-L-BEAUREGARD", "S1010"),
        base(),
        base().head("heat = [1300]").start("hour = 1300").brigade("CS-HAMPTON", "fatigue = 3"),
    ] {
        for marker in [1, 3, 4] {
            let game = muster(&position, &[marker]);
            assert_eq!(put(&game, "CS-HAMPTON"), marker);
        }
    }
    // The other army's marker is not its own.
    let both = base().leader("CS-L-BEE", "S4430").unit("CS-4AL-A", "S4430");
    let game = muster(&both, &[2, 4]);
    assert_eq!((put(&game, "CS-HAMPTON"), put(&game, "CS-BEE")), (2, 3));
}

#[rule("RBC-5.26c")]
#[test]
fn the_legion_may_join_either_army() {
    let mut game = legion().leader("CS-L-EVANS", "S4324").leader("US-L-BURNSIDE", "S4528").build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "step S4426", "halt", "done"]);
    assert_eq!(game.listed("attach"), ["CS-BEE", "CS-EVANS"]);
}

#[rule("RBC-5.28")]
#[test]
fn joining_takes_the_markers_of_the_legion_and_shares_those_of_the_brigade() {
    let mut game = near_bee();
    assert_eq!((left(&game, "CS-HAMPTON"), left(&game, "CS-BEE")), (2, 1));
    let mut dice = Fate::default();
    game.throw("attach CS-BEE", &mut dice);
    // The pool held Bee's marker alone, and it is drawn now.
    assert_eq!(dice.sides("pool"), [1]);
    assert_eq!((put(&game, "CS-HAMPTON"), left(&game, "CS-BEE")), (0, 0));
    assert_eq!((game.order("CS-HAMPTON-A"), game.order("CS-4AL-A")), (Order::March, Order::Advance));
    // The counter in Bee's range may act at once, the other skips.
    assert!(game.state.idle.has(game.unit("CS-HAMPTON-B")) && !game.state.idle.has(game.unit("CS-HAMPTON-A")));
    let mut calm = game.clone();
    calm.choose("done", &[]);
    calm.choose("move CS-HAMPTON-A", &[]);
    assert_eq!(calm.left(), 10, "tired like Bee's men, a point less");
    // An order of the brigade is its own: in command -1, to Attack +1, fatigue +1.
    game.choose("order CS-BEE attack", &[3]);
    assert!(game.told(|e| matches!(e, Event::OrderDie { total: 4, .. })), "{:?}", game.events);
    assert_eq!((game.order("CS-HAMPTON-A"), game.order("CS-HAMPTON-B")), (Order::Attack, Order::Attack));
}

#[rule("RBC-5.28a")]
#[test]
fn alone_the_legion_is_in_command_and_tires_by_itself() {
    // Nobody skips, far from everybody.
    let mut game = Position::at("draw")
        .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
        .unit_with("CS-HAMPTON-B", "S1010", "order = \"march\"")
        .brigade("CS-HAMPTON", "order = \"march\"\npool = 1\nfatigue = 3")
        .build();
    game.throw("begin", &mut Fate::default());
    assert!(game.state.idle.is_empty() && !game.told(|e| matches!(e, Event::Skips { .. })));
    game.choose("move CS-HAMPTON-B", &[]);
    assert_eq!(game.left(), 10, "its own fatigue");
    let mut game = legion().build();
    game.choose("move CS-HAMPTON-A", &[]);
    assert_eq!(game.left(), 12, "not Bee's");
    // Twelve points: ineffective at five lost.
    for (sp, ineffective) in [(2, false), (1, true)] {
        let game = Position::actions("CS-HAMPTON", "march")
            .unit_with("CS-HAMPTON-A", "S4428", &format!("sp = {sp}"))
            .unit("CS-HAMPTON-B", "S4430")
            .build();
        let legion = game.brigade("CS-HAMPTON");
        assert_eq!(effectiveness::is_ineffective(&game.world, &game.state, legion), ineffective, "{sp}");
    }
}

// 5.3: activation.

#[rule("RBC-5.31")]
#[rule("RBC-5.31a")]
#[test]
fn a_cavalry_marker_wakes_all_cavalry_wherever_it_is() {
    let mut game = Position::at("draw")
        .unit("CS-LANGHORNE", "S4428")
        .unit("CS-1VA-A", "N2010")
        .unit("CS-POWHATAN", "N6830")
        .unit("US-PALMER", "S1010")
        .brigade("CS-CAV", "pool = 1")
        .build();
    game.throw("begin", &mut Fate::default());
    assert_eq!(game.state.active, Some(game.brigade("CS-CAV")));
    assert!(game.state.idle.is_empty() && !game.told(|e| matches!(e, Event::Skips { .. })));
    game.choose("done", &[]);
    assert_eq!(game.listed("move"), ["CS-1VA-A", "CS-LANGHORNE", "CS-POWHATAN"]);
    assert_eq!(game.refused_by("move US-PALMER"), "RBC-3.2");
    let w = &game.world;
    assert!(w.brigades.iter().filter(|b| b.command == Command::Cavalry).all(|b| b.brigadier.is_none()));
}

/// Evans first, with markers; a regiment near him and the Louisianans at a hex.
fn spread(markers: u8, far: &str) -> Position {
    Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", &format!("pool = {markers}"))
        .leader("CS-L-EVANS", "S4428")
        .unit("CS-4SC-A", "S4427")
        .unit("CS-1LA", far)
}

#[rule("RBC-5.36")]
#[test]
fn a_unit_out_of_range_uses_one_marker_fewer() {
    // Four hexes away is in range.
    let mut game = spread(3, "S4424").build();
    assert_eq!((game.phase(), game.state.idle.len()), (Phase::OrderChange, 0));
    game.choose("done", &[]);
    assert!(game.offers("move CS-1LA"));
    // Five is not: it skips the first of three activations and acts in the others.
    let mut game = spread(3, "S4423").build();
    let mut acted = Vec::new();
    for _ in 0..3 {
        assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
        game.choose("done", &[]);
        assert!(game.offers("move CS-4SC-A"));
        acted.push(game.offers("move CS-1LA"));
        if !game.offers("move CS-1LA") {
            assert_eq!(game.refused_by("move CS-1LA"), "RBC-5.36");
        }
        game.throw("done", &mut ByPurpose(Vec::new()));
    }
    assert_eq!(acted, [false, true, true]);
    assert!(game.told(|e| matches!(e, Event::PoolEmpty)));
    // With one marker it does nothing in this turn.
    let mut game = spread(1, "S4423").build();
    assert!(game.state.idle.has(game.unit("CS-1LA")));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("move CS-1LA"), "RBC-5.36");
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(at(&game.events, |e| matches!(e, Event::PoolEmpty)) == 0, "{:#?}", game.events);
    // It is measured at each activation: found out of range only in the second, it skips that one.
    let mut game = spread(2, "S4424").build();
    let evans = game.leader("CS-L-EVANS");
    game.state.leader_mut(evans).hex = Some(game.hex("S4430"));
    game.choose("done", &[]);
    assert!(game.offers("move CS-1LA"));
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(game.state.idle.has(game.unit("CS-1LA")) && !game.state.idle.has(game.unit("CS-4SC-A")));
}

#[rule("RBC-5.36a")]
#[test]
fn a_unit_that_skips_defends_itself() {
    let mut game = Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", "pool = 1")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-B", "S1010")
        .facing("CS-4SC-A", "S4427", 3)
        .brigade("US-BURNSIDE", "pool = 1")
        .leader("US-L-BURNSIDE", "S4430")
        .unit("US-2RI-A", "S4428")
        .unit("US-1RI-A", "S4430")
        .build();
    assert!(game.state.idle.has(game.unit("CS-4SC-A")));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("fire CS-4SC-A S4428"), "RBC-5.36");
    game.throw("done", &mut Fate::default());
    assert_eq!(game.state.active, Some(game.brigade("US-BURNSIDE")));
    game.choose("done", &[]);
    // It returns fire, and it fires at one who leaves.
    let mut leaving = game.clone();
    game.choose("fire US-2RI-A S4427", &[0]);
    assert_eq!(game.choices(), ["fire CS-4SC-A S4428", "done"]);
    leaving.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_eq!(leaving.choices(), ["fire CS-4SC-A S4428", "done"]);
}

#[rule("RBC-5.36b")]
#[test]
fn units_without_a_brigadier_are_out_of_range() {
    // He has not come.
    let mut game = Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", "pool = 2")
        .unit("CS-4SC-A", "S4427")
        .unit("CS-1LA", "S4428")
        .build();
    game.choose_faces("begin", &[1]);
    assert_eq!(game.count(|e| matches!(e, Event::Skips { .. })), 2);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 2);
    game.choose("done", &[]);
    assert!(game.offers("move CS-4SC-A") && game.offers("move CS-1LA"));
    // He falls after the first activation: in the second his men skip, in the third they act.
    let mut game = spread(3, "S4426").build();
    assert!(game.state.idle.is_empty());
    game.choose("done", &[]);
    let evans = game.leader("CS-L-EVANS");
    let state = game.state.leader_mut(evans);
    (state.status, state.hex, state.replacement) = (Status::Recovery, None, true);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.count(|e| matches!(e, Event::Skips { .. })), 2);
    assert!(game.state.idle.is_empty() && game.state.active.is_some());
    game.choose("done", &[]);
    assert!(game.offers("move CS-4SC-A") && game.offers("move CS-1LA"));
}

#[rule("RBC-5.37")]
#[test]
fn every_marker_of_both_sides_has_the_same_chance() {
    let base = Position::at("draw")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .brigade("US-BURNSIDE", "pool = 2")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-A", "S1010")
        .brigade("CS-EVANS", "pool = 3");
    let mut drawn = BTreeMap::new();
    for marker in 1..=5 {
        let mut game = base.build();
        let mut dice = Fate::new(&[("pool", &[marker])]);
        game.throw("begin", &mut dice);
        assert_eq!(dice.thrown, [("pool", 5)]);
        *drawn.entry(game.world.brigade(game.state.active.unwrap()).id.clone()).or_insert(0) += 1;
    }
    assert_eq!(drawn, BTreeMap::from([("US-BURNSIDE".to_owned(), 2), ("CS-EVANS".to_owned(), 3)]));
    // The same brigade may come twice running; its markers grow fewer.
    let mut game = base.build();
    let mut dice = Fate::new(&[("pool", &[5, 4, 3])]);
    for spent in 1..=3 {
        if spent == 1 {
            game.throw("begin", &mut dice);
        } else {
            game.choose("done", &[]);
            game.throw("done", &mut dice);
        }
        assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
        assert_eq!(left(&game, "CS-EVANS"), 3 - spent);
    }
    assert_eq!(dice.sides("pool"), [5, 4, 3]);
}

// 16: dusk and night.

fn fire_lines(game: &Game) -> Vec<(Modifier, i8)> {
    let end = at(&game.events, |e| matches!(e, Event::FireDie { .. }));
    let lines = game.events[..end].iter().filter_map(|event| match *event {
        Event::Modified { value, why, .. } => Some((why, value)),
        _ => None,
    });
    lines.collect()
}

#[rule("RBC-16.1")]
#[rule("RBC-16.2")]
#[test]
fn the_dark_shortens_sight_and_spoils_fire() {
    let battery = |hour: u16, target: &str| {
        Position::actions("US-BURNSIDE", "advance")
            .start(&format!("hour = {hour}"))
            .unit("US-2RIBTY", "S4428")
            .unit("US-2RI-A", "S4430")
            .facing("CS-4SC-A", target, 3)
            .build()
    };
    let lines = |hour: u16, target: &str| {
        let mut game = battery(hour, target);
        game.throw(&format!("fire US-2RIBTY {target}"), &mut ByPurpose(vec![("fire", 0)]));
        fire_lines(&game)
    };
    // 1800 is day, 1900 dusk, 2000 night.
    assert!(battery(1800, "S4422").offers("fire US-2RIBTY S4422"));
    assert!(lines(1800, "S4423").iter().all(|(why, _)| !matches!(why, Modifier::FireDusk | Modifier::FireNight)));
    assert!(lines(1900, "S4423").contains(&(Modifier::FireDusk, -1)));
    assert_eq!(battery(1900, "S4422").refused_by("fire US-2RIBTY S4422"), "RBC-10.23");
    assert_eq!(battery(2000, "S4426").refused_by("fire US-2RIBTY S4426"), "RBC-10.23");
    let night = lines(2000, "S4427");
    assert!(night.contains(&(Modifier::FireNight, -3)) && night.iter().all(|(why, _)| *why != Modifier::FireDusk));
}

#[rule("RBC-16.2")]
#[test]
fn at_night_brigades_have_one_marker_and_nobody_attacks() {
    let base = |hour: u16| {
        burnside()
            .start(&format!("hour = {hour}"))
            .leader("US-L-HUNTER", "S4428")
            .leader("US-L-MCDOWELL", "S4428")
            .order("US-BURNSIDE", "attack")
            .unit("US-PALMER", "S4431")
            .leader("CS-L-EVANS", "S1010")
            .unit("CS-4SC-A", "S1010")
            .unit_with("CS-1LA", "S1011", "order = \"attack\"")
            .unit("CS-LANGHORNE", "S1013")
    };
    let game = muster(&base(2000), &[3, 4]);
    assert_eq!((put(&game, "US-BURNSIDE"), put(&game, "CS-EVANS")), (1, 1));
    assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), (2, 3));
    assert!(game.told(|e| matches!(e, Event::Reverted { cause: RevertCause::Night, .. })));
    assert_eq!((game.of("US-BURNSIDE").order, game.order("US-2RI-A")), (Order::Advance, Order::Advance));
    assert_eq!(game.order("CS-1LA"), Order::Advance, "also a regiment that attacks by itself");
    assert_eq!(game.phase(), Phase::DivisionOrders(Side::Union));
    assert_eq!(game.refused_by("order US-BURNSIDE attack"), "RBC-16.2");
    assert!(game.offers("order US-BURNSIDE march"));
    // At dusk all that stays as by day.
    let game = muster(&base(1900), &[3, 4]);
    assert_eq!((put(&game, "US-BURNSIDE"), put(&game, "CS-EVANS")), (4, 3));
    assert_eq!((game.order("US-2RI-A"), game.order("CS-1LA")), (Order::Attack, Order::Attack));
    // In an activation of the night Attack is refused to brigade and regiment.
    let game = Position::at("activation")
        .start("hour = 2000\nbrigade = \"CS-EVANS\"")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-A", "S1010")
        .unit("CS-1LA", "S1011")
        .build();
    assert_eq!(game.refused_by("order CS-EVANS attack"), "RBC-16.2");
    assert_eq!(game.refused_by("regiment CS-1LA attack"), "RBC-16.2");
    assert!(game.offers("regiment CS-1LA march"));
}

/// The number of a phase in the table of 3.1.
fn number_of(phase: Phase) -> u8 {
    match phase {
        Phase::SetUp(_) => 0,
        Phase::Initiative => 1,
        Phase::Efficiency => 2,
        Phase::Pool => 3,
        Phase::Arrivals => 4,
        Phase::DivisionOrders(_) => 6,
        Phase::First => 7,
        Phase::Draw => 8,
        Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => 9,
        Phase::OrderChange => 10,
        Phase::Confusion => 11,
        Phase::Actions => 12,
        Phase::Declare | Phase::Resolve => 13,
        Phase::Absorb | Phase::Attach | Phase::EndActivation => 14,
        Phase::Commanders(_) => 15,
        Phase::Replacements(_) | Phase::Recovery(_) => 16,
        Phase::TurnEnd | Phase::Over => 18,
    }
}

#[rule("RBC-3.1")]
#[test]
fn the_states_of_a_turn_follow_the_table() {
    let mut game = Game::new("full-battle", &[]);
    let asked = std::cell::RefCell::new(Vec::new());
    let told = game.idle_until(&mut ByPurpose(Vec::new()), |g| {
        asked.borrow_mut().push((g.state.turn, number_of(g.phase())));
        g.state.turn == 2
    });
    let asked = asked.into_inner();
    for pair in asked.windows(2) {
        let [(turn, from), (next, to)] = [pair[0], pair[1]];
        // An activation goes forward and then back to the next draw; everything else only forward.
        let back_to_a_draw = (9..=14).contains(&from) && (9..=14).contains(&to);
        assert!(next > turn || to >= from || back_to_a_draw, "{from} before {to} in turn {turn}");
    }
    // Both sides set up, the divisions get orders, activations follow, commanders come last.
    for state in [(0, 0), (0, 6), (0, 12), (0, 15), (1, 3), (1, 6), (1, 7), (1, 9), (1, 10), (1, 12), (1, 15)] {
        assert!(asked.contains(&state), "{state:?}: {asked:?}");
    }
    let at = |condition: &dyn Fn(&Event) -> bool| told.iter().position(condition).unwrap();
    let steps = [
        at(&|e| matches!(e, Event::TurnBegins { turn: 0 })),
        at(&|e| matches!(e, Event::EfficiencyDrawn { .. })),
        at(&|e| matches!(e, Event::Activated { first: true, .. })),
        at(&|e| matches!(e, Event::Activated { first: false, .. })),
        at(&|e| matches!(e, Event::TurnBegins { turn: 1 })),
        at(&|e| matches!(e, Event::InitiativeDie { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}
