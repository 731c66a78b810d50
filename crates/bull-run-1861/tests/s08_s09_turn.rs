//! Sections 8 and 9: continuation, operational movement, the end of a turn.

mod common;

use bull_run_1861::event::MarkerLoss;
use bull_run_1861::state::Stage;
use bull_run_1861::{BullRun1861, Event};
use common::{ByPurpose, Game, Position};
use kernel::odds::{Distribution, Prob, odds};
use kernel::{Side, Title};
use rule::rule;

const USA: Side = Side::Union;
const CSA: Side = Side::Confederate;

/// The end of a movement phase. Every brigade is marked, so that phases pass without a question.
fn after_phase(turn: u8, phase: u8, offensive: Option<&str>) -> Position {
    let offensive = offensive.map_or(String::new(), |side| format!("\noffensive-now = \"{side}\""));
    Position::at("continuation").start(&format!("turn = {turn}\nmovement-phase = {phase}{offensive}")).unit_with(
        "us_keyes",
        "N06",
        "N07",
        "op = true",
    )
}

/// The continuation dice told by the last choice: die and modifier.
fn continuation_dice(game: &Game) -> Vec<(u8, i8)> {
    let die = |e: &Event| match *e {
        Event::ContinuationDie { die, modifier, .. } => Some((die, modifier)),
        _ => None,
    };
    game.events.iter().filter_map(die).collect()
}

/// True if the next phase is played on this die, then broken off by a die that ends the turn.
fn goes_on(turn: u8, phase: u8, offensive: Option<&str>, die: u8) -> bool {
    let position = after_phase(turn, phase, offensive);
    let mut game = position.build();
    let mut dice = FirstThen { first: die, thrown: false };
    game.throw("begin", &mut dice);
    assert_eq!(game.prompt(), "br61-ask-op-moves");
    assert_eq!(continuation_dice(&game)[0].0, die);
    assert!(game.state.phase == phase || game.state.phase == phase + 1);
    game.state.phase == phase + 1
}

/// The continuation die first shows the face wanted, then sixes; all other dice show 3.
struct FirstThen {
    first: u8,
    thrown: bool,
}

impl kernel::Dice for FirstThen {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        if purpose.0 != "continuation" {
            return 3;
        }
        if std::mem::replace(&mut self.thrown, true) { 6 } else { self.first }
    }
}

/// The dice on which the next phase is played.
fn dice_for_more(turn: u8, phase: u8, offensive: Option<&str>) -> Vec<u8> {
    (1..=6).filter(|die| goes_on(turn, phase, offensive, *die)).collect()
}

// ---- 8 ----

#[rule("BR-8-three-phases")]
#[test]
fn every_turn_has_three_phases() {
    let mut game = Position::at("movement")
        .start("turn = 3\nmovement-phase = 1")
        .unit_with("us_keyes", "N06", "N07", "op = true")
        .build();
    // Two activation dice a phase, then the continuation die.
    game.choose("begin", &[1, 1, 2, 2, 3, 3, 6]);
    assert_eq!(continuation_dice(&game), [(6, 0)]);
    let begins = |e: &Event| if let Event::HalfPhase { side, phase } = *e { Some((phase, side)) } else { None };
    let halves: Vec<_> = game.events.iter().filter_map(begins).collect();
    assert_eq!(halves, [(1, USA), (1, CSA), (2, USA), (2, CSA), (3, USA), (3, CSA)]);
    assert_eq!((game.state.phase, game.prompt().as_str()), (3, "br61-ask-op-moves"));
}

#[rule("BR-8-fourth")]
#[test]
fn four_or_less_brings_a_fourth_phase() {
    assert_eq!(dice_for_more(3, 3, None), [1, 2, 3, 4]);
    // The fourth phase begins with its first player's activation.
    let mut game = Position::at("continuation")
        .start("turn = 3\nmovement-phase = 3\nfirst = \"confederate\"")
        .unit("cs_bonham", "S19", "N13")
        .build();
    game.choose("begin", &[4, 3]);
    assert_eq!((game.state.phase, game.asked(), game.activations_left()), (4, Some(CSA), Some(3)));
}

#[rule("BR-8-fifth")]
#[test]
fn two_or_less_brings_a_fifth_phase() {
    assert_eq!(dice_for_more(3, 4, None), [1, 2]);
}

#[rule("BR-8-no-sixth")]
#[test]
fn there_is_no_sixth_phase() {
    // Nothing is thrown after phase 5, so the position stands at the operational moves from the start.
    let game = after_phase(3, 5, Some("union")).build();
    assert_eq!((game.prompt().as_str(), game.state.phase), ("br61-ask-op-moves", 5));
    let mut played = after_phase(3, 4, None).build();
    played.choose("begin", &[1, 3, 3]);
    assert_eq!((continuation_dice(&played).len(), played.state.phase), (1, 5));
    assert!(after_phase(3, 6, None).try_build().is_err());
}

#[rule("BR-8-mo-minus1")]
#[test]
fn an_offensive_of_either_side_makes_the_die_one_less() {
    for side in ["union", "confederate"] {
        assert_eq!(dice_for_more(3, 3, Some(side)), [1, 2, 3, 4, 5], "{side}");
        assert_eq!(dice_for_more(3, 4, Some(side)), [1, 2, 3], "{side}");
    }
    // One that is over does nothing.
    let used = Position::at("continuation")
        .start("turn = 3\nmovement-phase = 3\noffensive-used = [\"union\", \"confederate\"]")
        .unit_with("us_keyes", "N06", "N07", "op = true");
    let mut game = used.build();
    game.choose("begin", &[5]);
    assert_eq!(continuation_dice(&game), [(5, 0)]);
    assert_eq!(game.state.phase, 3);
}

#[rule("BR-8-first-last-plus2")]
#[test]
fn the_first_and_the_last_two_turns_add_two() {
    for turn in [1, 6, 7] {
        assert_eq!(dice_for_more(turn, 3, None), [1, 2], "turn {turn}");
        assert_eq!(dice_for_more(turn, 4, None), Vec::<u8>::new(), "turn {turn}: no fifth phase");
    }
    for turn in [2, 3, 4, 5] {
        assert_eq!(dice_for_more(turn, 3, None), [1, 2, 3, 4], "turn {turn}");
    }
}

#[rule("BR-8-cumulative")]
#[test]
fn the_two_modifiers_add_up() {
    for turn in [6, 7] {
        assert_eq!(dice_for_more(turn, 3, Some("confederate")), [1, 2, 3], "turn {turn}");
        assert_eq!(dice_for_more(turn, 4, Some("union")), [1], "turn {turn}");
    }
    let mut game = after_phase(6, 3, Some("union")).build();
    // 3 - 1 + 2 = 4: phase 4 with its two activation dice; 1 - 1 + 2 = 2: phase 5.
    game.choose("begin", &[3, 3, 3, 1, 3, 3]);
    assert_eq!(continuation_dice(&game), [(3, 1), (1, 1)]);
    assert_eq!(game.state.phase, 5);
}

#[rule("BR-8-extra-turn-plus2")]
#[test]
fn the_extra_turn_adds_two_and_so_does_the_sixth() {
    let eighth = |phase| {
        (1..=6).filter(move |die| {
            let position = after_phase(8, phase, None).option("extra-turn", "on");
            let mut game = position.build();
            game.throw("begin", &mut FirstThen { first: *die, thrown: false });
            game.state.phase == phase + 1
        })
    };
    assert_eq!(eighth(3).collect::<Vec<u8>>(), [1, 2], "a 3 makes 5");
    assert_eq!(eighth(4).count(), 0);
    let sixth = after_phase(6, 3, None).option("extra-turn", "on");
    let mut game = sixth.build();
    game.choose("begin", &[3]);
    assert_eq!(continuation_dice(&game), [(3, 2)]);
    assert_eq!(game.state.phase, 3);
}

#[rule("BR-8-mo-minus1")]
#[rule("BR-8-first-last-plus2")]
#[rule("BR-8-cumulative")]
#[test]
fn w21_continuation() {
    let mut third = after_phase(3, 3, Some("union")).build();
    third.choose("begin", &[5, 1, 1, 3, 1, 1]);
    assert_eq!((continuation_dice(&third), third.state.phase), (vec![(5, -1), (3, -1)], 5));
    assert!(goes_on(6, 3, Some("union"), 3));
    assert!(!goes_on(7, 3, None, 3));
    let fifth = |turn, offensive| dice_for_more(turn, 4, offensive);
    assert_eq!((fifth(6, None), fifth(7, None), fifth(1, None)), (vec![], vec![], vec![]));
    assert_eq!((fifth(6, Some("union")), fifth(7, Some("confederate"))), (vec![1], vec![1]));
}

/// Movement phases of a turn, exactly.
fn phases(turn: u8, offensive: Option<&str>) -> Distribution<u8> {
    let game = after_phase(turn, 3, offensive).build();
    let begin = game.parse("begin");
    odds(|dice| {
        let mut state = game.state.clone();
        let begun = BullRun1861::choose(&game.world, &mut state, &begin, dice, &mut Vec::new());
        assert_eq!(begun, Ok(()));
        assert_eq!(state.stage, Stage::OpMoves(USA));
        state.phase
    })
}

fn mean(phases: &Distribution<u8>) -> Prob {
    assert_eq!(phases.left_out(), Prob::ZERO);
    phases.outcomes().iter().map(|(n, p)| *p * prob(u128::from(*n), 1)).sum()
}

fn prob(num: u128, den: u128) -> Prob {
    Prob::new(num, den).expect("a denominator")
}

#[rule("BR-8-fourth")]
#[rule("BR-8-fifth")]
#[rule("BR-8-mo-minus1")]
#[rule("BR-8-first-last-plus2")]
#[rule("BR-8-cumulative")]
#[test]
fn w38_the_mean_number_of_phases() {
    let ordinary = phases(3, None);
    assert_eq!(ordinary.outcomes(), [(3, prob(1, 3)), (4, prob(4, 9)), (5, prob(2, 9))]);
    assert_eq!(mean(&ordinary), prob(35, 9));
    for turn in [1, 6, 7] {
        assert_eq!(mean(&phases(turn, None)), prob(10, 3), "turn {turn}");
    }
    assert_eq!(mean(&phases(3, Some("confederate"))), prob(17, 4));
    assert_eq!(mean(&phases(6, Some("union"))), prob(43, 12));
    assert_eq!(phases(1, None).probability(|n| *n == 5), Prob::ZERO);
}

// ---- 9: operational movement ----

fn administration(first: &str, turn: u8) -> Position {
    Position::at("administration").start(&format!("turn = {turn}\nfirst = \"{first}\""))
}

/// Porter and Burnside marked on the flank road.
fn flank_march() -> Position {
    administration("union", 1).unit_with("us_porter", "N42", "N43", "op = true").behind(
        "us_burnside",
        "N42",
        "line = \"second\"\nop = true",
    )
}

/// Marches zone by zone; returns what each step cost.
fn march(game: &mut Game, zones: &[&str]) -> Vec<u8> {
    let mut costs = Vec::new();
    for zone in zones {
        game.choose(&format!("step {zone}"), &[]);
        costs.extend(
            game.events.iter().filter_map(|e| if let Event::Marched { cost, .. } = *e { Some(cost) } else { None }),
        );
    }
    costs
}

/// Points left to the body on the march.
fn points_left(game: &Game) -> Option<u8> {
    match game.state.stage {
        Stage::March { march, ending: false } => Some(march.points),
        _ => None,
    }
}

const TO_SUDLEY_MILL: [&str; 5] = ["N43", "N44", "N45", "N46", "N47"];

#[rule("BR-9-op-moves-first")]
#[rule("BR-9-op-double")]
#[rule("BR-9-op-together")]
#[test]
fn w11_operational_march() {
    let mut game = flank_march().build();
    assert_eq!(game.listed("march"), ["us_porter"], "one body");
    game.choose("march us_porter", &[]);
    assert_eq!(points_left(&game), Some(8));
    assert_eq!(march(&mut game, &TO_SUDLEY_MILL), [1; 5]);
    assert_eq!(march(&mut game, &["S03"]), [2]);
    assert_eq!(points_left(&game), Some(1));
    assert_eq!(march(&mut game, &["S07"]), [1]);
    // All eight are spent: the march is over, and the facing is asked.
    assert_eq!(game.prompt(), "br61-ask-face");
    assert_eq!((game.fatigue("us_porter"), game.fatigue("us_burnside")), (2, 2));
    assert_eq!(game.control("S07"), USA);
    let crossed = [game.brigade("us_porter"), game.brigade("us_burnside")];
    assert!(crossed.iter().all(|b| game.state.crossed_sudley.has(*b)) && game.state.crossed_sudley.len() == 2);
    game.choose("face S08", &[]);
    assert_eq!(game.stack("S07"), ["us_porter", "us_burnside"]);
    // A2 has passed: turn 2 begins.
    assert_eq!((game.state.turn, game.prompt().as_str()), (2, "br61-ask-offensive"));
    assert_eq!((game.fatigue("us_porter"), game.fatigue("us_burnside")), (1, 1));
    assert!(!game.has_op("us_porter") && !game.has_op("us_burnside"));
}

#[rule("BR-9-op-double")]
#[test]
fn infantry_marches_eight_points_and_cavalry_twelve() {
    let mut porter = administration("union", 2).unit_with("us_porter", "N42", "N43", "op = true").build();
    porter.choose("march us_porter", &[]);
    assert_eq!(points_left(&porter), Some(8));
    march(&mut porter, &TO_SUDLEY_MILL);
    march(&mut porter, &["S03", "S07"]);
    assert_eq!(points_left(&porter), None, "S08 would be the ninth point");
    assert_eq!(porter.place_of("us_porter"), Some("S07"));
    let mut stuart = administration("confederate", 2).unit_with("cs_stuart", "S13", "S65", "op = true").build();
    stuart.choose("march cs_stuart", &[]);
    assert_eq!(points_left(&stuart), Some(12));
    let pike = ["S65", "S08", "S09", "S06", "N07", "N06", "N05", "N04", "N03", "N02", "N01"];
    assert_eq!(march(&mut stuart, &pike), [1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1]);
    assert_eq!((stuart.place_of("cs_stuart"), points_left(&stuart)), (Some("N01"), None));
}

#[rule("BR-9-op-march-only")]
#[test]
fn an_operational_move_only_enters_zones() {
    let mut game = administration("union", 2).unit_with("us_porter", "N42", "N43", "op = true").build();
    game.choose("march us_porter", &[]);
    for zone in ["N43", "N44", "N45", "N46", "N47", "S03"] {
        let other = game.choices().into_iter().find(|c| !c.starts_with("step ") && c != "stop");
        assert_eq!(other, None, "before {zone}");
        assert_eq!(game.refused_by("deploy N48"), "BR-5-phase-order");
        assert_eq!(game.refused_by("rest"), "BR-5-phase-order");
        game.choose(&format!("step {zone}"), &[]);
    }
    // One point is left: the road to Matthews Hill, and no extension for the open ground.
    assert_eq!((points_left(&game), game.listed("step")), (Some(1), vec!["S07".to_owned()]));
    assert_eq!(game.refused_by("step S04"), "BR-10.3-extension");
}

/// US Cav and Franklin marked at the blacksmith's shop.
fn second_column(position: Position) -> Position {
    position.unit_with("us_franklin", "N05", "N42", "op = true").behind("us_cav", "N05", "line = \"second\"\nop = true")
}

#[rule("BR-9-op-together")]
#[test]
fn w12_the_pair_marches_at_the_pace_of_the_slower() {
    let mut game = second_column(administration("union", 1)).build();
    assert_eq!(game.listed("march"), ["us_cav"], "the body goes by its first brigade");
    game.choose("march us_cav", &[]);
    assert_eq!(points_left(&game), Some(8));
    assert_eq!(march(&mut game, &["N42", "N43", "N44", "N45", "N46", "N47"]), [1; 6]);
    assert_eq!(march(&mut game, &["S03"]), [2]);
    assert_eq!(points_left(&game), None);
    assert_eq!((game.place_of("us_cav"), game.place_of("us_franklin")), (Some("S03"), Some("S03")));
    // The order of the lines is kept.
    game.choose("face S07", &[]);
    assert_eq!(game.stack("S03"), ["us_franklin", "us_cav"]);
    // Alone the cavalry has twelve.
    let mut alone = administration("union", 1).unit_with("us_cav", "N05", "N42", "op = true").build();
    alone.choose("march us_cav", &[]);
    assert_eq!(points_left(&alone), Some(12));
}

#[rule("BR-9-op-room-for-both")]
#[test]
fn w12_the_pair_ends_where_both_find_room() {
    let sudley = |others: &[&str]| {
        let mut position = second_column(administration("union", 1)).unit("us_porter", "S03", "S07");
        if others.len() > 1 {
            position = position.behind("us_burnside", "S03", "line = \"second\"");
        }
        let mut game = position.build();
        game.choose("march us_cav", &[]);
        march(&mut game, &["N42", "N43", "N44", "N45", "N46", "N47"]);
        assert_eq!(points_left(&game), Some(2));
        game
    };
    for others in [["us_porter"].as_slice(), &["us_porter", "us_burnside"]] {
        let game = sudley(others);
        assert_eq!(game.refused_by("step S03"), "BR-10.5-full-zone-exit", "{others:?}");
        assert!(game.offers("stop") && game.offers("step N51"));
    }
    // A single brigade would find room beside Porter.
    let mut single = administration("union", 1)
        .unit_with("us_franklin", "N05", "N42", "op = true")
        .unit("us_porter", "S03", "S07")
        .build();
    single.choose("march us_franklin", &[]);
    march(&mut single, &["N42", "N43", "N44", "N45", "N46", "N47", "S03"]);
    assert_eq!(single.prompt(), "br61-ask-line");
}

#[rule("BR-9-op-fatigue2")]
#[rule("BR-9-op-order")]
#[test]
fn a_marched_brigade_is_at_fatigue_two_until_fatigue_is_lowered() {
    let mut game = administration("union", 2)
        .unit_with("us_porter", "N42", "N43", "op = true")
        .unit_with("us_keyes", "N06", "N05", "op = true")
        .build();
    // The owner takes his bodies in the order he likes.
    assert_eq!(game.listed("march"), ["us_keyes", "us_porter"]);
    game.choose_all(&["march us_keyes", "step N05", "stop", "face N42"]);
    assert_eq!((game.fatigue("us_keyes"), game.has_op("us_keyes")), (2, false));
    assert_eq!((game.fatigue("us_porter"), game.has_op("us_porter")), (0, true));
    assert_eq!(game.listed("march"), ["us_porter"]);
    game.choose_all(&["march us_porter", "step N43", "stop", "face N44"]);
    assert_eq!(game.state.turn, 3);
    assert_eq!((game.fatigue("us_keyes"), game.fatigue("us_porter")), (1, 1));
}

#[rule("BR-9-op-zero-no-fatigue")]
#[test]
fn a_marked_brigade_may_stay_without_fatigue() {
    let howard = administration("union", 2).unit_with("us_howard", "N04", "N05", "op = true").unit_with(
        "us_keyes",
        "N06",
        "N07",
        "op = true",
    );
    let mut game = howard.build();
    game.choose_all(&["march us_howard", "stop"]);
    assert_eq!((game.fatigue("us_howard"), game.has_op("us_howard")), (0, false));
    assert_eq!((game.place_of("us_howard"), game.facing("N04")), (Some("N04"), Some("N05")));
    assert_eq!(game.listed("march"), ["us_keyes"]);
    // Declining for all together does the same.
    game.choose("done", &[]);
    assert_eq!((game.fatigue("us_keyes"), game.has_op("us_keyes"), game.state.turn), (0, false, 3));
}

#[rule("BR-9-op-zoc-stop")]
#[test]
fn a_march_ends_in_an_enemy_zone_of_control_without_an_attack() {
    let mut game = administration("union", 2)
        .unit_with("us_porter", "N42", "N43", "op = true")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.choose("march us_porter", &[]);
    march(&mut game, &TO_SUDLEY_MILL);
    assert_eq!(points_left(&game), Some(3));
    game.choose("step S03", &[]);
    // The march is over with a point left; a facing towards Evans is all that is asked.
    assert_eq!((game.prompt().as_str(), game.place_of("us_porter")), ("br61-ask-face", Some("S03")));
    assert!(matches!(game.state.stage, Stage::March { march, ending: true } if march.points == 1));
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"]);
    assert_eq!(game.refused_by("engage"), "BR-5-phase-order");
    game.choose("face S07", &[]);
    assert_eq!((game.state.turn, game.fatigue("us_porter")), (3, 1));
    assert!(game.state.engaged.is_empty());
}

#[rule("BR-9-op-zoc-stop")]
#[test]
fn a_march_ends_there_however_many_points_are_left() {
    let mut game = administration("union", 2)
        .unit_with("us_porter", "N42", "N43", "op = true")
        .unit("cs_stuart", "N38", "N43")
        .build();
    game.choose_all(&["march us_porter", "step N43"]);
    // Seven points and open country towards N44, but N43 is next to Stuart.
    assert!(matches!(game.state.stage, Stage::March { march, ending: true } if march.points == 7));
    assert_eq!(game.refused_by("step N44"), "BR-5-phase-order");
    assert_eq!((game.prompt().as_str(), game.fatigue("us_porter")), ("br61-ask-face", 2));
}

#[rule("BR-9-op-no-command")]
#[test]
fn operational_movement_needs_no_command() {
    let mut game = administration("confederate", 2)
        .unit_with("cs_evans", "S06", "N07", "op = true")
        .hq("hq_beauregard", "S39")
        .build();
    // Evans would have to test if he were activated; here no die is thrown.
    game.choose_all(&["march cs_evans", "step S09", "step S08", "stop", "face S07"]);
    assert_eq!(game.place_of("cs_evans"), Some("S08"));
    let mut activated =
        Position::activation("confederate", 1).unit("cs_evans", "S06", "N07").hq("hq_beauregard", "S39").build();
    activated.choose("select cs_evans", &[4]);
    assert!(activated.told(|e| matches!(e, Event::CommandTest { .. })));
}

#[rule("BR-9-op-order")]
#[test]
fn the_first_player_marches_first() {
    for (first, side) in [("confederate", CSA), ("union", USA)] {
        let mut game = administration(first, 2)
            .unit_with("us_keyes", "N06", "N07", "op = true")
            .unit_with("cs_jones", "S21", "N19", "op = true")
            .build();
        assert_eq!((game.asked(), game.listed("march").len()), (Some(side), 1), "{first}");
        game.choose("done", &[]);
        assert_eq!((game.asked(), game.prompt().as_str()), (Some(side.other()), "br61-ask-op-moves"));
        game.choose("done", &[]);
        assert_eq!(game.state.turn, 3);
    }
}

#[rule("BR-9-op-cancelled-by-p1")]
#[test]
fn w41_the_first_players_march_cancels_the_seconds() {
    let contact = |facing: &str| {
        let mut game = administration("union", 2)
            .unit_with("us_porter", "N42", "N43", "op = true")
            .unit_with("cs_stuart", "S08", facing, "op = true")
            .build();
        game.choose("march us_porter", &[]);
        march(&mut game, &TO_SUDLEY_MILL);
        march(&mut game, &["S03"]);
        assert!(game.has_op("cs_stuart"));
        game.choose("step S07", &[]);
        let stuart = game.brigade("cs_stuart");
        assert!(game.told(|e| *e == Event::OpMarkerLost { brigade: stuart, why: MarkerLoss::Contact }));
        assert!(!game.has_op("cs_stuart"));
        game.choose("face S08", &[]);
        game
    };
    // He looked away: he turns, and is asked for nothing else.
    let mut turning = contact("S10");
    assert_eq!(
        (turning.asked(), turning.listed("face")),
        (Some(CSA), vec!["S07".to_owned(), "S09".to_owned(), "S11".to_owned()])
    );
    turning.choose("face S07", &[]);
    assert_eq!(
        (turning.state.turn, turning.place_of("cs_stuart"), turning.facing("S08")),
        (3, Some("S08"), Some("S07"))
    );
    assert_eq!(turning.fatigue("cs_stuart"), 0);
    // He has Porter in his front already: nothing is asked of the South at all.
    let ready = contact("S09");
    assert_eq!((ready.state.turn, ready.facing("S08"), ready.place_of("cs_stuart")), (3, Some("S09"), Some("S08")));
}

#[rule("BR-9-op-cancelled-by-p1")]
#[test]
fn a_march_that_makes_no_contact_cancels_nothing() {
    let mut game = administration("union", 2)
        .unit_with("us_porter", "N42", "N43", "op = true")
        .unit_with("cs_stuart", "S08", "S07", "op = true")
        .build();
    game.choose("march us_porter", &[]);
    march(&mut game, &TO_SUDLEY_MILL);
    game.choose_all(&["step S03", "stop", "face S07"]);
    assert_eq!((game.asked(), game.listed("march")), (Some(CSA), vec!["cs_stuart".to_owned()]));
}

// ---- 9: recovery ----

#[rule("BR-9-fatigue-down")]
#[test]
fn every_brigade_loses_a_level_of_fatigue() {
    let game = Position::at("continuation")
        .start("turn = 3\nmovement-phase = 5")
        .unit_with("us_keyes", "N06", "N07", "fatigue = 2")
        .unit_with("us_howard", "N04", "N05", "fatigue = 1")
        .behind("us_willcox", "N04", "line = \"second\"\nfatigue = 2")
        .unit("us_blenker", "N16", "N15")
        .unit_with("cs_bonham", "S19", "N13", "fatigue = 1")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"\nfatigue = 2")
        .build();
    assert_eq!(game.state.turn, 4);
    let fatigue =
        ["us_keyes", "us_howard", "us_willcox", "us_blenker", "cs_bonham", "cs_cocke"].map(|id| game.fatigue(id));
    assert_eq!(fatigue, [1, 0, 1, 0, 0, 1]);
}

#[rule("BR-9-hq-reset")]
#[test]
fn headquarters_can_move_again_in_the_next_turn() {
    let mut game = Position::activation("union", 1)
        .start("turn = 2\nmovement-phase = 3")
        .unit("us_burnside", "S03", "S07")
        .unit("us_keyes", "N06", "N07")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N47")
        .hq("hq_johnston", "S10")
        .build();
    // Burnside comes next to Johnston, who is displaced; then McDowell moves.
    game.choose_all(&["select us_burnside", "step S07", "step S08"]);
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(CSA), "br61-ask-displace"));
    game.choose("hq hq_johnston S52", &[]);
    let mut dice = ByPurpose(vec![("continuation", 6), ("activation", 1)]);
    game.idle_until(&mut dice, |g| g.prompt() == "br61-ask-hq");
    game.throw("hq hq_mcdowell N46", &mut dice);
    let activated = |g: &Game, id: &str| g.state.hq(g.hq(id)).activated;
    assert!(activated(&game, "hq_mcdowell") && activated(&game, "hq_johnston"));
    for (side, id) in [(USA, "hq_mcdowell"), (CSA, "hq_johnston")] {
        game.idle_until(&mut dice, |g| {
            assert!(g.state.turn == 3 || g.listed("hq").is_empty(), "not again in turn 2");
            g.prompt() == "br61-ask-hq" && g.asked() == Some(side)
        });
        assert_eq!(game.state.turn, 3);
        assert!(game.listed("hq").iter().any(|c| c.starts_with(id)), "{id}");
    }
}
