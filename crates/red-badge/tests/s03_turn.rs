//! Section 3 with 2.1, 2.5 and 16: map and dice, the turn, dusk and night. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use common::command::{Fate, at, burnside, evans, muster, put};
use common::{ByPurpose, Game, Position, world};
use kernel::{Dice, Purpose, Side, Title};
use red_badge::RedBadge;
use red_badge::event::{Event, Modifier, RevertCause};
use red_badge::stage::{Phase, TestCause};
use red_badge::state::Order;
use rule::rule;

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
