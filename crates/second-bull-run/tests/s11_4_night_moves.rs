//! 11.2.3 D and E: night moves, the corps that leaves the map and how it comes back.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::Event;
use second_bull_run::state::{NightStep, Stage, Status};

/// The night after turn 11.
fn night() -> Position {
    Position::at("night")
        .named("both-days")
        .both_days()
        .turn(11)
        .commander("us_cc_sigel", "105")
        .commander("us_cc_porter", "105")
        .commander("us_ac_pope", "105")
        .commander("cs_cc_jackson", "178")
        .commander("cs_ac_lee", "178")
}

/// Begins the night; nobody is in contact.
fn quiet(position: &Position) -> Game {
    let mut game = position.build();
    game.choose("begin", &[]);
    assert_eq!(game.state.stage, Stage::Night(NightStep::Moving(Side::Union)));
    game
}

/// Stands on after an entry or a move, with any facing.
fn stand(game: &mut Game) {
    if matches!(game.state.stage, Stage::Acting(_)) {
        game.choose("stop", &[]);
    }
    if let Some(zone) = game.listed("face").first() {
        let choice = format!("face {zone}");
        game.choose(&choice, &[]);
    }
}

/// Does as little as possible until the Union's entries of a turn of the second day.
fn until_entries(game: &mut Game, turn: u8) -> Vec<Event> {
    let mut dice = ByPurpose(vec![("arrival", 6), ("initiative", 3)]);
    game.idle_until(&mut dice, |g| {
        g.state.day == 2 && g.state.turn == turn && g.state.stage == Stage::Entries(Side::Union)
    })
}

// ---- D ----

#[rule("S-SC3-night-d")]
#[rule("S-Q100")]
#[test]
fn each_side_moves_up_to_three_units_brigades_or_commanders() {
    let start = night()
        .unit("us_koltes", "104", "103")
        .unit("us_meade", "106", "107")
        .unit("us_hardin", "107", "106")
        .unit("us_patrick", "119", "103");
    let mut game = quiet(&start);
    assert_eq!(game.listed("act"), ["us_hardin", "us_koltes", "us_meade", "us_patrick"]);
    assert!(game.offers("done") && !game.listed("lead us_ac_pope").is_empty());
    game.choose("act us_koltes", &[]);
    assert_eq!(game.points_left(), Some(6));
    assert_eq!(game.refused_by("force"), "S-8.E-noforced");
    game.choose("step 103", &[]);
    stand(&mut game);
    assert_eq!((game.place_of("us_koltes"), game.state.night_moves.left), (Some("103"), 2));
    assert_eq!(game.refused_by("act us_koltes"), "S-SC3-night-d", "once each");
    game.choose("lead us_ac_pope 104", &[]);
    assert_eq!(game.refused_by("lead us_ac_pope 105"), "S-SC3-night-d");
    game.choose("act us_meade", &[]);
    stand(&mut game);
    assert_eq!(game.state.stage, Stage::Night(NightStep::Moving(Side::Confederate)), "no fourth");
    game.choose("done", &[]);
}

#[rule("S-SC3-night-d")]
#[test]
fn a_night_move_does_not_enter_enemy_zones_of_control() {
    let mut game = quiet(&night().unit("us_meade", "31", "30").unit("cs_archer", "47", "48"));
    game.choose("act us_meade", &[]);
    assert_eq!(game.refused_by("step 30"), "S-8.E-nozoc");
    assert_eq!(game.refused_by("step 48"), "S-8.E-nozoc");
    assert!(game.offers("step 13") && game.listed("attack").is_empty());
}

#[rule("S-SC3-night-d")]
#[test]
fn isolation_takes_no_points_at_night_and_cohesion_binds_nobody() {
    let mut game =
        quiet(&night().unit("us_meade", "31", "30").unit("us_hardin", "105", "103").unit("us_seymour", "105", "103"));
    game.choose("act us_meade", &[]);
    assert_eq!(game.points_left(), Some(6), "far from his division");
    stand(&mut game);
    game.choose("act us_hardin", &[]);
    game.choose_all(&["step 104", "step 102"]);
    let far = |zone: &String| game.world.distance(game.zone("105"), game.zone(zone)) == 3;
    let zone = game.listed("step").into_iter().find(far).expect("a zone three zones from his mate");
    game.choose(&format!("step {zone}"), &[]);
    assert_eq!(game.place_of("us_hardin"), Some(zone.as_str()));
}

#[rule("S-SC3-night-d")]
#[rule("S-SC3-night-d-entry")]
#[test]
fn units_off_the_map_come_first_by_h_or_by_c_and_d() {
    let mut game = quiet(
        &night()
            .unit("us_koltes", "104", "103")
            .unit("cs_archer", "179", "180")
            .off_map("cs_gregg", "exited = true\nlosses = 1")
            .off_map("us_meade", "exited = true"),
    );
    assert_eq!(game.listed("enter"), ["us_meade 140", "us_meade 52"], "C or D");
    assert!(game.listed("act").is_empty() && game.listed("lead").is_empty() && game.offers("done"));
    assert_eq!(game.refused_by("act us_koltes"), "S-SC3-night-d-entry");
    assert_eq!(game.refused_by("enter us_meade 14"), "S-8.E-blocked");
    game.choose("enter us_meade 52", &[]);
    assert_eq!(game.points_left(), Some(5), "the entry zone costs 1");
    stand(&mut game);
    assert_eq!(game.status("us_meade"), Status::OnMap);
    assert_eq!(game.listed("act"), ["us_koltes"], "then the others; he has moved");
    game.choose("done", &[]);
    assert_eq!(game.listed("enter"), ["cs_gregg 36"]);
    game.choose("enter cs_gregg 36", &[]);
    stand(&mut game);
    assert_eq!((game.place_of("cs_gregg"), game.losses("cs_gregg")), (Some("36"), 1), "with the losses he left with");
    assert_eq!(game.state.night_moves.left, 2);
}

#[rule("S-SC3-night-d")]
#[test]
fn a_side_may_leave_its_exiled_units_where_they_are() {
    let mut game = quiet(&night().off_map("us_meade", "exited = true").off_map("cs_gregg", "eliminated = true"));
    game.choose("done", &[]);
    assert!(game.listed("enter").is_empty(), "the eliminated never come back");
    game.choose("done", &[]).choose("withdraw us_cc_porter", &[]);
    assert_eq!(game.status("us_meade"), Status::Exited);
    let told = until_entries_or_end(&mut game);
    assert!(!told.iter().any(|e| matches!(e, Event::Entered { .. })), "the night was the last chance");
}

/// Plays two more turns.
fn until_entries_or_end(game: &mut Game) -> Vec<Event> {
    game.idle_until(&mut ByPurpose(vec![("initiative", 3)]), |g| g.state.turn == 4)
}

// ---- E ----

/// Porter's corps, a survivor of Reno's, Sigel's division and white bands.
fn corps() -> Position {
    night()
        .unit_with("us_roberts", "104", "103", "losses = 1")
        .unit("us_lansing", "104", "103")
        .unit("us_art_sykes", "106", "107")
        .unit("us_koltes", "107", "106")
        .unit("us_christ", "119", "103")
        .unit("us_milroy", "120", "105")
        .unit("us_bayard", "121", "120")
        .unit("cs_robertson", "175", "176")
        .unit("cs_evans", "57", "56")
}

#[rule("S-SC3-night-e")]
#[rule("S-SC3-night-e-must")]
#[rule("S-Q110")]
#[test]
fn the_union_must_send_off_a_corps_and_its_white_bands() {
    let mut game = quiet(&corps());
    game.choose("done", &[]).choose("done", &[]);
    assert_eq!(
        (game.asked(), game.choices()),
        (Some(Side::Union), vec!["withdraw us_cc_sigel".to_owned(), "withdraw us_cc_porter".to_owned()])
    );
    assert_eq!(game.refused_by("done"), "S-4-order", "no refusing");
    assert_eq!(game.refused_by("withdraw us_ac_pope"), "S-6.1-designate", "a corps, not the army");
    game.choose("withdraw us_cc_porter", &[]);
    for id in ["us_roberts", "us_lansing", "us_art_sykes", "us_milroy", "us_bayard"] {
        assert_eq!(game.status(id), Status::Withdrawn, "{id}");
    }
    for id in ["us_koltes", "us_christ", "cs_robertson", "cs_evans"] {
        assert_eq!(game.status(id), Status::OnMap, "{id}");
    }
    assert_eq!((game.place_of("us_cc_porter"), game.place_of("us_cc_sigel")), (None, Some("105")));
    assert_eq!(game.losses("us_roberts"), 1, "losses stay");
}

#[rule("S-Q110")]
#[rule("S-SC3-night-e")]
#[test]
fn withdrawn_units_return_by_c_or_d_from_turn_2_by_e_or_f_from_turn_4_without_dice() {
    let mut game = quiet(&corps());
    game.choose("done", &[]).choose("done", &[]).choose("withdraw us_cc_porter", &[]);
    let told = until_entries(&mut game, 2);
    assert!(!told.iter().any(|e| matches!(e, Event::ArrivalDie { .. })));
    assert_eq!(game.listed("enter us_roberts"), ["140", "52"]);
    assert_eq!(game.listed("arrive us_cc_porter"), ["140", "52"]);
    assert_eq!(game.listed("enter").len(), 10);
    assert!(game.offers("done"), "each when its owner likes");
    game.choose("enter us_roberts 52", &[]);
    stand(&mut game);
    assert_eq!(game.listed("enter us_lansing"), ["140", "52"], "each where its owner likes");
    until_entries(&mut game, 3);
    assert_eq!(game.refused_by("enter us_lansing 14"), "S-8.E-blocked", "E is open from turn 4");
    until_entries(&mut game, 4);
    assert_eq!(game.listed("enter us_lansing"), ["14", "140", "52", "9"]);
    assert_eq!(game.listed("arrive us_cc_porter"), ["14", "140", "52", "9"]);
    assert!(game.listed("enter us_roberts").is_empty());
    game.choose("enter us_lansing 9", &[]);
    assert_eq!(game.points_left(), Some(5), "congestion starts afresh");
}

#[rule("S-Q110")]
#[test]
fn with_one_corps_commander_there_is_no_choice_and_with_none_only_the_white_bands_go() {
    let base = |position: Position| {
        position.unit("us_roberts", "104", "103").unit("us_milroy", "120", "105").commander("cs_cc_jackson", "178")
    };
    let start = || Position::at("night").both_days().turn(11);
    let mut one = base(start().commander("us_cc_porter", "105")).build();
    one.choose("begin", &[]).choose("done", &[]).throw("done", &mut ByPurpose(vec![]));
    assert_eq!((one.status("us_roberts"), one.status("us_milroy")), (Status::Withdrawn, Status::Withdrawn));
    let mut none = base(start()).build();
    none.choose("begin", &[]).choose("done", &[]).throw("done", &mut ByPurpose(vec![]));
    assert_eq!((none.status("us_roberts"), none.status("us_milroy")), (Status::OnMap, Status::Withdrawn));
}

#[rule("S-Q110")]
#[test]
fn with_the_switch_each_withdrawn_division_rolls_when_it_is_announced() {
    let start = corps()
        .option("night-corps-rolls", "on")
        .reinforcement(&["us_roberts", "us_lansing"], 6, &["E", "F"])
        .reinforcement(&["us_milroy"], 1, &["E", "D"]);
    let mut game = quiet(&start);
    game.choose("done", &[]).choose("done", &[]).choose("withdraw us_cc_porter", &[]);
    let announced = |g: &Game| !g.listed("call").is_empty();
    game.idle_until(&mut ByPurpose(vec![("arrival", 6)]), announced);
    assert_eq!(
        (game.state.turn, game.asked(), game.listed("call")),
        (2, Some(Side::Union), vec!["us_milroy".into(), "us_roberts".into()])
    );
    let mut on_time = game.fork();
    on_time.choose("call us_roberts", &[]).choose("done", &[3]);
    assert_eq!(on_time.listed("enter us_roberts"), ["140", "52"]);
    assert!(on_time.listed("enter us_milroy").is_empty(), "not announced");
    let mut late = game.fork();
    late.choose("call us_roberts", &[]).choose("done", &[4]);
    assert!(late.listed("enter us_roberts").is_empty());
    let told = until_entries(&mut late, 3);
    assert!(!told.iter().any(|e| matches!(e, Event::ArrivalDie { .. })));
    assert_eq!(late.listed("enter us_roberts"), ["140", "52"], "on the next turn without a die");
    assert_eq!(late.listed("enter us_bayard"), ["140", "52"], "who is on no list needs no die");
}
