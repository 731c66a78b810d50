//! Section 6: major offensive, initiative, operational movement markers.

mod common;

use bull_run_1861::event::MarkerLoss;
use bull_run_1861::state::Stage;
use bull_run_1861::{BullRun1861, Event};
use common::{ByPurpose, Game, Position};
use kernel::odds::{Prob, odds};
use kernel::{Side, Title};
use rule::rule;

const USA: Side = Side::Union;
const CSA: Side = Side::Confederate;

/// Five brigades a side, far from each other, and the headquarters at home.
fn armies(position: Position) -> Position {
    position
        .unit("us_howard", "N04", "N05")
        .behind("us_willcox", "N04", "line = \"second\"")
        .unit("us_keyes", "N06", "N07")
        .unit("us_blenker", "N16", "N15")
        .unit("us_davies", "N17", "N18")
        .unit("cs_bonham", "S19", "N13")
        .unit("cs_longstreet", "S20", "N14")
        .unit("cs_jones", "S21", "N19")
        .behind("cs_early", "S21", "line = \"second\"")
        .unit("cs_bartow", "S40", "S19")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
}

fn initiative(turn: u8) -> Game {
    armies(Position::at("initiative").start(&format!("turn = {turn}"))).build()
}

/// The initiative dice thrown by the last choice.
fn initiative_dice(game: &Game) -> Vec<(u8, u8)> {
    let dice = |e: &Event| match *e {
        Event::InitiativeDice { union, confederate, .. } => Some((union, confederate)),
        _ => None,
    };
    game.events.iter().filter_map(dice).collect()
}

/// Plays the set-up with the first answer to every question.
fn after_set_up() -> Game {
    let mut game = Game::new("historical", &[]);
    while matches!(game.state.stage, Stage::Place(_) | Stage::Arrange { .. }) {
        let first = game.choices()[0].clone();
        game.choose(&first, &[]);
    }
    game
}

fn marking(first: &str, units: impl Fn(Position) -> Position) -> Game {
    units(Position::at("op-markers").start(&format!("turn = 2\nfirst = \"{first}\""))).build()
}

// ---- Initiative ----

#[rule("BR-6-init-turn1")]
#[rule("BR-6-mo-not-turn1")]
#[test]
fn on_turn_one_the_north_begins_without_dice_or_offensive() {
    // Dice in this set-up would fail: every choice is made with none.
    let mut game = after_set_up();
    assert_eq!((game.state.turn, game.state.first), (1, USA));
    assert_eq!((game.prompt().as_str(), game.asked()), ("br61-ask-op-markers", Some(CSA)));
    assert_eq!(game.refused_by("declare"), "BR-5-phase-order");
    // The only die is that of the first activation, and it is the North's.
    game.choose("done", &[2]);
    assert_eq!((game.asked(), game.state.active), (Some(USA), USA));
    assert!(!game.told(|e| matches!(e, Event::InitiativeDice { .. })));
    assert!(!game.state.offensive_used[USA] && !game.state.offensive_used[CSA]);
}

#[rule("BR-6-mo-not-turn1")]
#[test]
fn a_position_of_turn_one_has_no_offensive_either() {
    let offensive = armies(Position::at("movement").start("turn = 1\noffensive-now = \"union\""));
    let error = offensive.try_build().err().expect("no offensive on turn 1");
    assert!(error.to_string().contains("offensive"), "{error}");
    let game = initiative(1);
    assert_eq!((game.prompt().as_str(), game.state.first), ("br61-ask-op-markers", USA));
}

#[rule("BR-6-init-high")]
#[test]
fn the_higher_die_plays_first() {
    for (dice, first) in [([4, 2], USA), ([2, 4], CSA), ([6, 5], USA), ([1, 2], CSA)] {
        let mut game = initiative(2);
        game.choose("done", &[]).choose("done", &dice);
        assert_eq!(game.state.first, first, "{dice:?}");
        // He marks last and moves first.
        assert_eq!(game.asked(), Some(first.other()));
        game.choose("done", &[]).choose("done", &[3]);
        assert_eq!((game.state.active, game.asked()), (first, Some(first)));
    }
}

#[rule("BR-6-init-high")]
#[test]
fn the_initiative_holds_all_turn() {
    let mut game = initiative(2);
    game.choose("done", &[]).choose("done", &[2, 4]);
    let mut dice = ByPurpose(vec![("continuation", 1), ("activation", 1)]);
    let told = game.idle_until(&mut dice, |g| g.state.turn == 3);
    let begins = |e: &Event| if let Event::HalfPhase { side, phase } = *e { Some((phase, side)) } else { None };
    let halves: Vec<_> = told.iter().filter_map(begins).collect();
    let expected: Vec<_> = (1..=5).flat_map(|phase| [(phase, CSA), (phase, USA)]).collect();
    assert_eq!(halves, expected);
}

#[rule("BR-6-init-tie")]
#[test]
fn equal_totals_are_thrown_again() {
    let mut game = initiative(2);
    game.choose("declare", &[3, 5, 2, 3]);
    assert_eq!(initiative_dice(&game), [(3, 5), (2, 3)]);
    assert_eq!(game.state.first, USA);
    // Without the bonus 3 and 5 is no tie, and 5 and 5 is.
    let mut plain = initiative(2);
    plain.choose("done", &[]).choose("done", &[5, 5, 1, 1, 3, 5]);
    assert_eq!(initiative_dice(&plain), [(5, 5), (1, 1), (3, 5)]);
    assert_eq!(plain.state.first, CSA);
}

#[rule("BR-6-init-dice-order")]
#[test]
fn the_north_throws_its_initiative_die_first() {
    let mut game = initiative(2);
    game.choose("done", &[]).choose("done", &[5, 2]);
    assert_eq!(initiative_dice(&game), [(5, 2)]);
    assert_eq!(game.state.first, USA);
}

// ---- Major offensive ----

#[rule("BR-6-mo-north-first")]
#[test]
fn the_north_speaks_of_its_offensive_first() {
    let mut game = initiative(2);
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(USA), "br61-ask-offensive"));
    game.choose("done", &[]);
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(CSA), "br61-ask-offensive"));
    game.choose("declare", &[3, 4]);
    assert_eq!(game.state.offensive_now, Some(CSA));
}

/// Goes on to the next turn doing nothing.
fn next_turn(game: &mut Game) {
    let turn = game.state.turn;
    let mut dice = ByPurpose(vec![("continuation", 6), ("activation", 1)]);
    game.idle_until(&mut dice, |g| g.state.turn == turn + 1);
}

#[rule("BR-6-mo-once")]
#[rule("BR-6-mo-exclusive")]
#[test]
fn an_offensive_is_launched_once_a_game_and_alone_in_its_turn() {
    let mut game = initiative(2);
    // The South is not asked in the turn of the Northern offensive: the dice fall at once.
    game.choose("declare", &[4, 1]);
    assert_eq!(game.prompt(), "br61-ask-op-markers");
    assert_eq!((game.state.offensive_now, game.state.offensive_used[CSA]), (Some(USA), false));
    next_turn(&mut game);
    assert_eq!(game.state.offensive_now, None, "the offensive lasts one turn");
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(CSA), "br61-ask-offensive"));
    game.choose("declare", &[4, 1]);
    assert_eq!(game.state.offensive_now, Some(CSA));
    next_turn(&mut game);
    // Both are used up: on turn 4 nobody is asked.
    assert_eq!((game.state.turn, game.prompt().as_str()), (4, "br61-ask-op-markers"));
}

#[rule("BR-6-mo-once")]
#[test]
fn who_declined_is_asked_again_next_turn() {
    let mut game = initiative(2);
    game.choose("done", &[]).choose("done", &[4, 1]);
    next_turn(&mut game);
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(USA), "br61-ask-offensive"));
    game.choose("done", &[]);
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(CSA), "br61-ask-offensive"));
}

#[rule("BR-6-mo-bonus-init")]
#[test]
fn an_offensive_adds_two_to_the_initiative_die() {
    let mut north = initiative(2);
    north.choose("declare", &[2, 3]);
    assert_eq!(north.state.first, USA);
    let told = |g: &Game, u, c| {
        g.told(|e| {
            matches!(*e, Event::InitiativeDice { union_total, confederate_total, .. } if (union_total, confederate_total) == (u, c))
        })
    };
    assert!(told(&north, 4, 3));
    let mut south = initiative(2);
    south.choose("done", &[]).choose("declare", &[4, 3]);
    assert_eq!(south.state.first, CSA);
    assert!(told(&south, 4, 5));
    let mut nobody = initiative(2);
    nobody.choose("done", &[]).choose("done", &[2, 3]);
    assert_eq!(nobody.state.first, CSA);
}

/// Activation dice of a whole turn: phase by phase (side, die, bonus, number).
fn activation_dice(told: &[Event]) -> Vec<(Side, u8, u8, u8)> {
    let die = |e: &Event| match *e {
        Event::ActivationDie { side, die, bonus, number } => Some((side, die, bonus, number)),
        _ => None,
    };
    told.iter().filter_map(die).collect()
}

#[rule("BR-6-mo-bonus-act")]
#[rule("BR-6-mo-own-side-only")]
#[test]
fn an_offensive_adds_two_to_every_activation_die_of_its_side_and_no_other() {
    let mut game = initiative(2);
    game.choose("declare", &[4, 1]);
    let mut dice = ByPurpose(vec![("continuation", 6), ("activation", 3)]);
    let told = game.idle_until(&mut dice, |g| g.state.turn == 3);
    assert_eq!(activation_dice(&told), [(USA, 3, 2, 4), (CSA, 3, 0, 3)].repeat(3));
}

#[rule("BR-6-mo-own-side-only")]
#[test]
fn the_other_side_throws_without_bonus() {
    for (offensive, side, die, number) in [
        ("union", "confederate", 1, 2),
        ("union", "union", 1, 3),
        ("confederate", "union", 1, 2),
        ("confederate", "confederate", 1, 3),
    ] {
        let start = format!("turn = 2\noffensive-now = \"{offensive}\"\nside = \"{side}\"");
        let mut game = armies(Position::at("movement").start(&start)).build();
        game.choose("begin", &[die]);
        assert_eq!(game.activations_left(), Some(number), "{offensive} {side}");
    }
}

#[rule("BR-6-mo-bonus-init")]
#[rule("BR-6-mo-bonus-act")]
#[rule("BR-6-mo-own-side-only")]
#[test]
fn w20_initiative_and_activation_with_an_offensive() {
    let mut game = initiative(3);
    game.choose("declare", &[3, 5, 2, 3]);
    assert_eq!((initiative_dice(&game).len(), game.state.first), (2, USA));
    game.choose("done", &[]).choose("done", &[5]);
    assert_eq!((game.asked(), game.activations_left()), (Some(USA), Some(4)));
    let mut dice = ByPurpose(vec![("activation", 2)]);
    game.idle_until(&mut dice, |g| g.state.active == CSA);
    assert_eq!((game.asked(), game.activations_left()), (Some(CSA), Some(3)));
}

#[rule("BR-6-mo-not-command-test")]
#[test]
fn an_offensive_does_not_touch_the_command_test() {
    let blenker = Position::activation("union", 1)
        .start("offensive-now = \"union\"")
        .unit("us_blenker", "N16", "N15")
        .hq("hq_mcdowell", "N47");
    for (die, passed) in [(3, true), (4, false)] {
        let mut game = blenker.build();
        game.choose("select us_blenker", &[die]);
        assert!(game.told(|e| matches!(e, Event::CommandTest { modifier: 0, .. })));
        assert_eq!(game.offers("step N15"), passed, "die {die}");
        assert_eq!(game.prompt(), if passed { "br61-ask-act" } else { "br61-ask-hq" });
    }
}

// ---- Operational movement markers ----

#[rule("BR-6-op-order")]
#[test]
fn the_player_without_the_initiative_marks_first() {
    for (first, second) in [("confederate", USA), ("union", CSA)] {
        let mut game = marking(first, armies);
        assert_eq!(game.asked(), Some(second), "{first} first");
        game.choose("done", &[]);
        assert_eq!((game.asked(), game.prompt().as_str()), (Some(second.other()), "br61-ask-op-markers"));
        game.choose("done", &[3]);
        assert_eq!(game.asked(), Some(second.other()), "and moves first");
    }
}

#[rule("BR-6-op-optional")]
#[test]
fn nobody_has_to_be_marked() {
    let mut game = marking("union", armies);
    game.choose("done", &[]).choose("done", &[3]);
    let world = &game.world;
    assert!(world.side_brigades[USA].or(world.side_brigades[CSA]).all(|b| !game.state.brigade(b).op));
    assert_eq!((game.state.phase, game.activations_left()), (1, Some(3)));
    // Fewer than the limit will do as well.
    let mut one = marking("union", armies);
    one.choose("mark cs_jones", &[]).choose("done", &[]);
    assert_eq!((one.asked(), one.has_op("cs_jones"), one.has_op("cs_early")), (Some(USA), true, false));
}

#[rule("BR-6-op-limit-south")]
#[test]
fn the_south_marks_brigades_of_one_zone() {
    let mut game = marking("union", armies);
    game.choose("mark cs_jones", &[]);
    assert_eq!(game.listed("mark"), ["cs_early"]);
    assert_eq!(game.refused_by("mark cs_bartow"), "BR-6-op-limit-south");
    game.choose("mark cs_early", &[]);
    // Two are marked and nothing is left to ask.
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(USA), "br61-ask-op-markers"));
}

#[rule("BR-6-op-limit-north")]
#[test]
fn the_north_marks_brigades_of_two_zones() {
    let mut game = marking("confederate", armies);
    game.choose("mark us_howard", &[]).choose("mark us_willcox", &[]).choose("mark us_keyes", &[]);
    // Keyes is alone in his zone: neither a third zone nor anybody else there.
    assert_eq!(game.asked(), Some(CSA));
    let mut waiting = marking("confederate", |p| armies(p).behind("us_schenck", "N06", "line = \"second\""));
    waiting.choose("mark us_howard", &[]).choose("mark us_willcox", &[]);
    assert!(waiting.offers("mark us_blenker"));
    waiting.choose("mark us_schenck", &[]);
    assert_eq!(waiting.listed("mark"), ["us_keyes"]);
    assert_eq!(waiting.refused_by("mark us_blenker"), "BR-6-op-limit-north");
    waiting.choose("mark us_keyes", &[]);
    assert_eq!(waiting.asked(), Some(CSA), "four are marked");
}

#[rule("BR-6-op-fatigued")]
#[test]
fn a_tired_brigade_is_not_marked() {
    for (fatigue, offered) in [(0, true), (1, false), (2, false)] {
        let game = marking("confederate", |p| {
            p.unit_with("us_keyes", "N06", "N07", &format!("fatigue = {fatigue}")).unit("us_blenker", "N16", "N15")
        });
        assert_eq!(game.offers("mark us_keyes"), offered, "fatigue {fatigue}");
        if !offered {
            assert_eq!(game.refused_by("mark us_keyes"), "BR-6-op-fatigued");
        }
    }
}

#[rule("BR-6-op-contact")]
#[test]
fn a_brigade_in_contact_is_not_marked_but_bull_run_parts() {
    let with = |id: &'static str, zone: &'static str, facing: &'static str| {
        move |p: Position| {
            p.unit("cs_evans", "S06", "N07").unit(id, zone, facing).unit("us_blenker", "N16", "N15").unit(
                "cs_holmes",
                "S23",
                "N20",
            )
        }
    };
    let mut over_the_bridge = marking("confederate", with("us_schenck", "N07", "S06"));
    assert!(over_the_bridge.offers("mark us_schenck"));
    over_the_bridge.choose("done", &[]);
    assert!(over_the_bridge.offers("mark cs_evans"));
    let mut beside = marking("confederate", with("us_keyes", "S05", "S06"));
    assert_eq!(beside.refused_by("mark us_keyes"), "BR-6-op-contact");
    beside.choose("done", &[]);
    assert_eq!(beside.refused_by("mark cs_evans"), "BR-6-op-contact");
    assert!(beside.offers("mark cs_holmes"));
}

#[rule("BR-6-op-no-extended")]
#[test]
fn an_extended_line_is_not_marked() {
    let game = after_set_up();
    assert!(game.place_of("cs_cocke+").is_some());
    assert_eq!(game.refused_by("mark cs_cocke"), "BR-6-op-no-extended");
    assert!(game.offers("mark cs_evans"));
}

#[rule("BR-6-op-one-of-stack")]
#[test]
fn one_brigade_of_a_stack_marches_without_the_other() {
    let mut game = armies(Position::at("op-markers").start("turn = 2\nfirst = \"confederate\"")).build();
    game.choose("done", &[]).choose("mark cs_jones", &[]).choose("done", &[3]);
    let mut dice = ByPurpose(vec![("continuation", 6)]);
    game.idle_until(&mut dice, |g| g.prompt() == "br61-ask-op-moves");
    game.choose_all(&["march cs_jones", "step S34", "step S38", "stop"]);
    assert_eq!((game.place_of("cs_jones"), game.place_of("cs_early")), (Some("S38"), Some("S21")));
    assert_eq!((game.stack("S21"), game.facing("S21")), (vec!["cs_early".to_owned()], Some("N19")));
}

fn legion_at_cross_lanes(position: Position) -> Position {
    position
        .unit("cs_jackson", "S44", "S18")
        .behind("cs_bee", "S44", "line = \"second\"")
        .behind("cs_hampton", "S44", "host = \"cs_jackson\"")
        .unit("us_blenker", "N16", "N15")
}

#[rule("BR-6-op-legion")]
#[test]
fn the_legion_shares_the_marker_of_its_host_without_counting() {
    let mut game = marking("union", |p| legion_at_cross_lanes(p).unit("cs_holmes", "S23", "N20"));
    assert!(!game.offers("mark cs_hampton"));
    game.choose("mark cs_bee", &[]);
    assert!(game.offers("mark cs_jackson"));
    game.choose("mark cs_jackson", &[]);
    assert_eq!(game.asked(), Some(USA), "both are marked, the limit of two is reached");
    game.choose("done", &[3]);
    let mut dice = ByPurpose(vec![]);
    game.idle_until(&mut dice, |g| g.asked() == Some(CSA) && g.prompt() == "br61-ask-select");
    assert_eq!(game.listed("select"), ["cs_holmes"]);
    assert_eq!(game.refused_by("select cs_hampton"), "BR-6-op-not-activatable");
}

#[rule("BR-6-op-legion")]
#[test]
fn the_legion_marches_with_its_host_or_stays() {
    let start = "turn = 2\nfirst = \"confederate\"";
    // The Northern marker keeps the turn from ending.
    let march = Position::at("administration")
        .start(start)
        .unit_with("cs_jackson", "S44", "S18", "op = true")
        .behind("cs_bee", "S44", "line = \"second\"\nop = true")
        .behind("cs_hampton", "S44", "host = \"cs_jackson\"")
        .unit_with("us_blenker", "N16", "N15", "op = true");
    let mut together = march.build();
    together.choose_all(&["march cs_bee", "step S45", "stop", "host cs_jackson", "face S16"]);
    assert_eq!(together.stack("S45"), ["cs_jackson", "cs_bee"]);
    assert_eq!((together.place_of("cs_hampton"), together.fatigue("cs_hampton")), (Some("S45"), 2));
    assert_eq!((together.fatigue("cs_jackson"), together.fatigue("cs_bee")), (2, 2));
    // The march does not count as its activation of the next turn.
    let mut dice = ByPurpose(vec![]);
    together.idle_until(&mut dice, |g| g.prompt() == "br61-ask-select" && g.asked() == Some(CSA));
    assert!(together.state.turn == 3 && together.offers("select cs_hampton"));
    let mut parted = march.build();
    parted.choose_all(&["march cs_bee", "step S45 leaving-legion", "stop", "face S16"]);
    assert_eq!((parted.place_of("cs_hampton"), parted.fatigue("cs_hampton")), (Some("S44"), 0));
    assert_eq!((parted.stack("S44"), parted.facing("S44")), (vec!["cs_hampton".to_owned()], Some("S18")));
    assert_eq!((parted.place_of("cs_jackson"), parted.fatigue("cs_jackson")), (Some("S45"), 2));
}

#[rule("BR-6-op-legion")]
#[test]
fn a_legion_joined_by_a_brigade_without_marker_has_none() {
    let mut game = Position::activation("confederate", 1)
        .unit_with("cs_hampton", "S44", "S18", "op = true")
        .unit("cs_bartow", "S40", "S19")
        .unit("cs_holmes", "S23", "N20")
        .hq("hq_johnston", "S39")
        .build();
    assert_eq!(game.refused_by("select cs_hampton"), "BR-6-op-not-activatable");
    game.choose_all(&["select cs_bartow", "step S44", "stop"]);
    assert!(!game.has_op("cs_hampton"));
    let mut dice = ByPurpose(vec![("continuation", 6)]);
    // No body is left to march: the turn ends without a question about it.
    game.idle_until(&mut dice, |g| {
        assert_ne!(g.prompt(), "br61-ask-op-moves");
        g.state.turn == 4
    });
}

#[rule("BR-6-op-lost-contact")]
#[test]
fn contact_takes_the_marker_for_good() {
    let mut game = Position::activation("union", 1)
        .unit("us_keyes", "S04", "S05")
        .unit_with("cs_evans", "S06", "N07", "op = true")
        .behind("cs_cocke", "S06", "line = \"second\"\nop = true")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N47")
        .build();
    game.choose("select us_keyes", &[]);
    assert!(game.has_op("cs_evans"));
    game.choose("step S05", &[]);
    assert!(!game.has_op("cs_evans") && !game.has_op("cs_cocke"), "both of the zone");
    let evans = game.brigade("cs_evans");
    assert!(game.told(|e| *e == Event::OpMarkerLost { brigade: evans, why: MarkerLoss::Contact }));
    let mut dice = ByPurpose(vec![]);
    game.idle_until(&mut dice, |g| g.state.active == CSA);
    assert_eq!(game.listed("select"), ["cs_bonham", "cs_cocke", "cs_evans"]);
}

#[rule("BR-6-op-lost-contact")]
#[test]
fn an_enemy_over_bull_run_leaves_the_marker() {
    let mut game = Position::activation("union", 1)
        .unit("us_keyes", "N06", "N07")
        .unit_with("cs_evans", "S06", "N07", "op = true")
        .hq("hq_mcdowell", "N05")
        .build();
    game.choose_all(&["select us_keyes", "step N07"]);
    assert!(game.has_op("cs_evans"));
    let mut dice = ByPurpose(vec![("continuation", 6)]);
    game.idle_until(&mut dice, |g| g.prompt() == "br61-ask-op-moves");
    assert_eq!(game.listed("march"), ["cs_evans"]);
}

#[rule("BR-6-op-lost-attack")]
#[test]
fn an_attack_on_its_zone_takes_the_marker_whatever_comes_of_it() {
    let position = Position::combat("union")
        .unit_with("us_richardson", "N14", "S20", "engaged = true")
        .unit("cs_bonham", "S20", "N14")
        .behind("cs_longstreet", "S20", "line = \"second\"\nop = true");
    // 6 + 1 + 1 = 8 against 1 + 6 = 7, and 6 + 1 = 7 against 2 + 6 = 8; the last die is the South's activation.
    for (dice, totals) in [([1, 6, 6, 1, 3], (8, 7, CSA, false)), ([6, 6, 6, 2, 3], (7, 8, USA, false))] {
        let mut game = position.build();
        assert!(game.has_op("cs_longstreet"));
        game.attack("S20", &["us_richardson"], &dice);
        assert_eq!(game.totals(), totals);
        let longstreet = game.brigade("cs_longstreet");
        assert!(game.told(|e| *e == Event::OpMarkerLost { brigade: longstreet, why: MarkerLoss::Attacked }));
        assert!(!game.has_op("cs_longstreet"));
        assert!(game.offers("select cs_longstreet"));
    }
}

#[rule("BR-6-op-not-activatable")]
#[test]
fn marked_brigades_are_not_activated() {
    let mut game = after_set_up();
    game.choose("done", &[6]);
    let select = game.listed("select");
    assert_eq!(
        select,
        ["us_blenker", "us_davies", "us_howard", "us_keyes", "us_richardson", "us_schenck", "us_sherman", "us_willcox"]
    );
    for marked in ["us_porter", "us_burnside", "us_cav", "us_franklin"] {
        assert!(game.has_op(marked));
        assert_eq!(game.refused_by(&format!("select {marked}")), "BR-6-op-not-activatable");
    }
}

// ---- Exact odds ----

#[rule("BR-6-mo-bonus-init")]
#[rule("BR-6-init-tie")]
#[test]
fn an_offensive_wins_the_initiative_in_26_cases_of_32() {
    let game = initiative(3);
    let declare = game.parse("declare");
    let thrown = odds(|dice| {
        let mut state = game.state.clone();
        let mut events = Vec::new();
        BullRun1861::choose(&game.world, &mut state, &declare, dice, &mut events).unwrap();
        state.first == USA
    });
    assert_eq!(thrown.probability(|north| *north), Prob::new(26, 32).unwrap());
    assert!(thrown.left_out() < Prob::new(1, 10_000).unwrap(), "ties without end are as good as impossible");
}

#[rule("BR-6-init-high")]
#[test]
fn without_an_offensive_the_initiative_is_even() {
    let mut game = initiative(3);
    game.choose("done", &[]);
    let done = game.parse("done");
    let thrown = odds(|dice| {
        let mut state = game.state.clone();
        BullRun1861::choose(&game.world, &mut state, &done, dice, &mut Vec::new()).unwrap();
        state.first == USA
    });
    assert_eq!(thrown.probability(|north| *north), Prob::new(1, 2).unwrap());
}
