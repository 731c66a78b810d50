//! 8 E and 11.1.3: arrival dice, entry of brigades and commanders, blocked entries.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::sync::Arc;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::Event;
use second_bull_run::arrivals::entry_cost;
use second_bull_run::state::{Act, March, Stage, Status};

const KEARNY: &[&str] = &["us_robinson", "us_birney", "us_poe", "us_art_kearny"];
const HATCH: &[&str] = &["us_sullivan", "us_doubleday", "us_patrick", "us_gibbon", "us_art_hatch"];
const HOOD: &[&str] = &["cs_law", "cs_hood", "cs_art_hood"];

/// Step E of a turn of the 29th, with commanders that stop the game at the next turn.
fn step_e(turn: u8) -> Position {
    Position::at("reinforcements").turn(turn).commander("us_cc_sigel", "104").commander("cs_cc_jackson", "155")
}

fn ids(list: &[&str], zone: &str) -> Vec<String> {
    let mut all: Vec<String> = list.iter().map(|id| format!("{id} {zone}")).collect();
    all.sort();
    all
}

/// Brings a brigade in, moves it on by the steps given, faces it anyhow; returns what the entry cost. Who
/// alone must enter has done so by itself, with the last choice.
fn bring_in(game: &mut Game, id: &str, zone: &str, steps: &[&str]) -> u8 {
    let mut dice = ByPurpose(vec![("arrival", 6)]);
    if game.mover() != Some(id) {
        game.throw(&format!("enter {id} {zone}"), &mut dice);
    }
    assert_eq!(game.place_of(id), Some(zone));
    let cost = entry_of(game, id);
    for step in steps {
        game.throw(&format!("step {step}"), &mut dice);
    }
    if matches!(game.state.stage, Stage::Acting(_)) {
        game.throw("stop", &mut dice);
    }
    if let Some(towards) = game.listed("face").first() {
        game.throw(&format!("face {towards}"), &mut dice);
    }
    cost.unwrap()
}

/// What a brigade paid to enter with the last choice.
fn entry_of(game: &Game, id: &str) -> Option<u8> {
    let entry = |e: &Event| match *e {
        Event::Entered { brigade, cost, .. } if brigade == game.brigade(id) => Some(cost),
        _ => None,
    };
    game.events.iter().find_map(entry)
}

/// Does as little as possible until somebody enters, or may; arrival dice would fail.
fn next_entry(game: &mut Game) -> Vec<Event> {
    let mut dice = ByPurpose(vec![("arrival", 6), ("initiative", 3)]);
    let entering = |act: &Act| act.march == March::Entry;
    let told = game.idle_until(&mut dice, |g| {
        matches!(g.state.stage, Stage::Entries(_)) || matches!(g.state.stage, Stage::Acting(act) if entering(&act))
    });
    game.events.clone_from(&told);
    told
}

fn arrival_dice(told: &[Event]) -> usize {
    told.iter().filter(|e| matches!(e, Event::ArrivalDie { .. })).count()
}

// ---- dice ----

#[rule("S-11.1.3-us")]
#[rule("S-8.E-general-table")]
#[rule("S-Q89")]
#[test]
fn a_union_division_comes_on_3_or_less_else_on_the_next_turn_without_a_die() {
    for die in 1..=3 {
        let mut game = step_e(4).reinforcement(KEARNY, 4, &["B", "C", "D"]).build();
        game.choose("begin", &[die]);
        assert_eq!(game.listed("enter").len(), 12, "{die}: four brigades, three letters");
    }
    for die in 4..=6 {
        let mut game = step_e(4).reinforcement(KEARNY, 4, &["B", "C", "D"]).build();
        game.choose("begin", &[die, 3, 3]);
        assert_eq!(game.state.turn, 5, "{die}: nobody enters");
        let told = next_entry(&mut game);
        assert_eq!((game.state.turn, arrival_dice(&told)), (5, 0));
        assert_eq!(game.listed("enter").len(), 12);
        assert_eq!(game.refused_by("done"), "S-8.E-when", "who has come must enter");
    }
}

#[rule("S-11.1.3-cs")]
#[rule("S-Q89")]
#[test]
fn a_confederate_brigade_comes_on_4_or_less_else_on_the_next_turn_without_a_die() {
    let mut four = step_e(5).reinforcement(&["cs_evans"], 5, &["H"]).build();
    four.choose("begin", &[4]);
    assert_eq!((four.mover(), four.place_of("cs_evans")), (Some("cs_evans"), Some("36")));
    let mut five = step_e(5).reinforcement(&["cs_evans"], 5, &["H"]).build();
    five.choose("begin", &[5, 3, 3]);
    let told = next_entry(&mut five);
    assert_eq!((five.state.turn, arrival_dice(&told), five.place_of("cs_evans")), (6, 0, Some("36")));
}

#[rule("S-11.1.3-per")]
#[test]
fn one_die_for_a_division_and_one_for_an_independent_brigade() {
    let mut game = step_e(5).reinforcement(HOOD, 5, &["H"]).reinforcement(&["cs_evans"], 5, &["H"]).build();
    game.choose("begin", &[1, 5]);
    assert_eq!(game.listed("enter"), ids(HOOD, "36"), "Hood with the first die, Evans not");
}

#[rule("S-11.1.3-first")]
#[test]
fn the_union_has_brought_everybody_in_before_the_first_confederate_die() {
    let mut game = step_e(5).reinforcement(&["cs_evans"], 5, &["H"]).reinforcement(&["us_milroy"], 5, &["D"]).build();
    game.choose("begin", &[1]);
    assert_eq!(
        (game.asked(), game.mover(), game.place_of("us_milroy")),
        (Some(Side::Union), Some("us_milroy"), Some("52"))
    );
    game.choose("stop", &[]).choose("face 51", &[4]);
    assert_eq!((game.asked(), game.place_of("cs_evans")), (Some(Side::Confederate), Some("36")));
}

#[rule("S-8.E-commanders")]
#[rule("S-Q125")]
#[test]
fn commanders_enter_on_their_turn_without_a_die_and_available() {
    let mut game =
        step_e(5).reinforcement(&["cs_ac_lee"], 5, &["H"]).reinforcement(&["cs_cc_longstreet"], 5, &["H"]).build();
    game.choose("begin", &[]);
    assert_eq!(game.listed("arrive"), ["cs_ac_lee 36", "cs_cc_longstreet 36"]);
    assert_eq!(game.refused_by("done"), "S-8.E-when", "they do not wait");
    game.choose("arrive cs_ac_lee 36", &[]);
    assert_eq!(game.state.stage, Stage::Riding { leader: game.leader("cs_ac_lee"), points: 7 });
    assert!(game.offers("lead cs_ac_lee 55") && game.offers("done"));
    assert_eq!(game.refused_by("lead cs_cc_longstreet 55"), "S-6.3-who", "one after the other");
    game.choose("lead cs_ac_lee 55", &[]);
    assert_eq!(game.place_of("cs_cc_longstreet"), Some("36"), "the last one has no choice");
    game.choose("done", &[3, 3]);
    assert_eq!((game.place_of("cs_ac_lee"), game.place_of("cs_cc_longstreet")), (Some("55"), Some("36")));
    assert!(!game.is_activated("cs_ac_lee") && !game.is_activated("cs_cc_longstreet"));
}

#[rule("S-8.E-when")]
#[test]
fn who_has_entered_can_act_from_the_next_turn_on() {
    let mut game = step_e(4).reinforcement(&["us_milroy"], 4, &["D"]).build();
    game.choose("begin", &[1]);
    assert_eq!(game.place_of("us_milroy"), Some("52"));
    assert_eq!(game.refused_by("attack 51"), "S-4-order");
    game.choose("stop", &[]).choose("face 51", &[3, 3]);
    assert_eq!(game.state.turn, 5);
    assert!(!game.state.part.acted.has(game.brigade("us_milroy")));
    game.choose("designate us_cc_sigel", &[6]);
    assert!(game.offers("substitute us_milroy"));
}

// ---- movement on entry ----

#[rule("S-8.E-move")]
#[rule("S-8.E-noforced")]
#[rule("S-Q90")]
#[test]
fn the_first_brigade_by_h_pays_1_and_marches_5_more_without_forced_march() {
    let mut game = step_e(5).reinforcement(HOOD, 5, &["H"]).build();
    game.choose("begin", &[1]).choose("enter cs_law 36", &[]);
    assert_eq!(game.points_left(), Some(5));
    assert_eq!(game.refused_by("force"), "S-8.E-noforced");
    game.choose_all(&["step 55", "step 54", "step 71"]);
    assert_eq!(game.points_left(), Some(2), "three zones of road");
    game.choose("step 70", &[]);
    assert!(game.listed("step").is_empty(), "six points and no more");
    assert_eq!((game.place_of("cs_law"), game.fatigue("cs_law")), (Some("70"), 0));
}

#[rule("S-8.E-nozoc")]
#[test]
fn no_entering_unit_steps_into_an_enemy_zone_of_control() {
    let mut game = step_e(5).reinforcement(HOOD, 5, &["H"]).unit("us_meade", "73", "57").build();
    game.choose("begin", &[1]).choose("enter cs_law 36", &[]);
    game.choose_all(&["step 55", "step 56"]);
    assert_eq!(game.points_left(), Some(3));
    assert_eq!(game.refused_by("step 57"), "S-8.E-nozoc");
    assert_eq!(game.refused_by("step 72"), "S-8.E-nozoc");
    assert!(game.offers("step 39") && game.offers("stop"));
}

#[rule("S-8.E-quiet")]
#[test]
fn entering_cavalry_comes_mounted_may_dismount_faces_freely_and_does_not_attack() {
    let mut game = step_e(7).reinforcement(&["us_bayard"], 7, &["E"]).build();
    game.choose("begin", &[3]);
    assert_eq!(game.place_of("us_bayard"), Some("14"));
    assert_eq!(game.points_left(), Some(7), "eight points less one");
    assert!(game.offers("dismount") && !game.offers("rest") && game.listed("attack").is_empty());
    game.choose("dismount", &[]);
    assert_eq!(game.listed("face"), ["13", "15", "31", "32"], "any neighbour");
    game.choose("face 15", &[3, 3]);
    assert!(game.is_dismounted("us_bayard"));
    assert_eq!((game.state.turn, game.target("us_bayard")), (8, None));
}

#[rule("S-8.E-quiet")]
#[test]
fn an_entering_division_owes_no_cohesion() {
    let mut game = step_e(4).reinforcement(&["us_meade", "us_seymour"], 4, &["E"]).build();
    game.choose("begin", &[1]);
    bring_in(&mut game, "us_meade", "14", &[]);
    assert_eq!(game.place_of("us_seymour"), Some("14"), "he alone is left");
    game.choose_all(&["step 31", "step 30", "step 48"]);
    assert!(game.world.distance(game.zone("14"), game.zone("48")) == 2 && game.offers("stop"));
    game.choose("step 64", &[]);
    assert_eq!(game.world.distance(game.zone("14"), game.zone("64")), 3, "three zones from Meade");
    assert_eq!(game.place_of("us_seymour"), Some("64"));
}

#[rule("S-8.E-stack")]
#[test]
fn a_third_brigade_may_pass_the_entry_zone_but_not_stop_in_it() {
    let schurz = &["us_koltes", "us_schimmelfennig", "us_krzyzanowski", "us_art_schurz"];
    let mut game = step_e(4).reinforcement(schurz, 4, &["E"]).build();
    game.choose("begin", &[1]);
    bring_in(&mut game, "us_koltes", "14", &[]);
    bring_in(&mut game, "us_schimmelfennig", "14", &[]);
    game.choose("enter us_krzyzanowski 14", &[]);
    assert_eq!(game.points_left(), Some(4), "he pays 2");
    assert_eq!(game.refused_by("stop"), "S-9.6-two");
    game.choose("step 31", &[]);
    assert!(game.offers("stop"));
}

// ---- crowding ----

#[rule("S-11.1.3-congestion")]
#[rule("S-Q90")]
#[rule("S-Q108")]
#[rule("S-Q125")]
#[rule("S-SC1-t1")]
#[test]
fn every_two_brigades_by_one_zone_cost_the_next_a_point_more_but_not_a_commander() {
    let mut game = Game::new("29-august", &[]);
    // Four dice, for Schurz, Schenck, Milroy and Reynolds, and no others.
    game.choose("muster", &[1, 1, 1, 1]);
    assert_eq!((game.state.turn, game.asked()), (1, Some(Side::Union)));
    let on = |a: &'static str, b: &'static str| vec![a, b];
    let way = [
        ("us_koltes", on("31", "30"), 1),
        ("us_schimmelfennig", on("31", "30"), 1),
        ("us_krzyzanowski", on("31", "32"), 2),
        ("us_art_schurz", on("31", "32"), 2),
        ("us_meade", vec!["31"], 3),
        ("us_seymour", vec!["31"], 3),
        ("us_hardin", vec!["13"], 4),
        ("us_art_reynolds", vec!["13"], 4),
    ];
    for (id, steps, cost) in way {
        assert_eq!(bring_in(&mut game, id, "14", &steps), cost, "{id}");
    }
    game.choose("arrive us_cc_mcdowell 14", &[]);
    assert_eq!(game.state.stage, Stage::Riding { leader: game.leader("us_cc_mcdowell"), points: 7 }, "he pays 1");
    game.choose("done", &[]);
    assert_eq!(bring_in(&mut game, "us_stahel", "14", &[]), 5, "the ninth brigade: commanders do not count");
    assert_eq!(bring_in(&mut game, "us_milroy", "52", &[]), 1, "another zone has its own count");
    assert_eq!(bring_in(&mut game, "us_mclean", "14", &[]), 5);
    game.choose("arrive us_cc_sigel 52", &[]);
    assert_eq!(game.state.turn, 1);
    game.choose("done", &[3, 3]);
    assert_eq!(game.state.turn, 2, "nothing but entries on turn 1");
    assert!(!game.told(|e| matches!(e, Event::ArrivalDie { .. } | Event::RallyDie { .. })));
}

#[rule("S-11.1.3-congestion")]
#[test]
fn a_crowd_can_make_an_entry_too_dear() {
    let mut game = step_e(4).reinforcement(KEARNY, 4, &["B", "C", "D"]).build();
    game.choose("begin", &[1]);
    let d = game.world.entry_at(game.zone("52")).unwrap().0;
    game.state.entered[d] = 12;
    assert_eq!(game.refused_by("enter us_poe 52"), "S-11.1.3-congestion", "seven points, and he has six");
    game.state.entered[d] = 10;
    assert!(game.offers("enter us_poe 52"));
}

#[rule("S-9.6-pass")]
#[test]
fn an_entry_nobody_could_move_on_from_is_closed() {
    let position = step_e(6).reinforcement(&["us_milroy"], 6, &["E", "D"]).reinforcement(&["us_buford"], 6, &["D"]);
    let mut game = position
        .unit("us_meade", "14", "31")
        .unit("us_seymour", "14", "31")
        .unit("cs_archer", "30", "31")
        .unit("cs_branch", "33", "32")
        .build();
    game.choose("begin", &[1, 1]);
    assert_eq!(game.refused_by("enter us_milroy 14"), "S-9.6-pass", "two stand there, the enemy controls the rest");
}

#[rule("S-11.1.3-congestion")]
#[test]
fn the_count_starts_afresh_each_turn() {
    let mut game = step_e(4)
        .reinforcement(&["us_meade", "us_seymour"], 4, &["E"])
        .reinforcement(&["us_milroy"], 4, &["E"])
        .build();
    game.choose("begin", &[1, 4]);
    bring_in(&mut game, "us_meade", "14", &["31"]);
    bring_in(&mut game, "us_seymour", "14", &["31"]);
    assert_eq!(game.state.turn, 5);
    next_entry(&mut game);
    assert_eq!(bring_in(&mut game, "us_milroy", "14", &[]), 1, "two came last turn");
}

#[rule("S-11.1.3-congestion")]
#[test]
fn each_side_counts_its_own_brigades() {
    let mut game = step_e(8)
        .reinforcement(&["us_buford"], 8, &["G"])
        .reinforcement(&["us_bayard"], 8, &["G"])
        .reinforcement(&["cs_evans"], 8, &["G"])
        .build();
    game.choose("begin", &[1, 1]);
    game.choose("enter us_buford 18", &[]);
    let mut march = |id: &str, dice: &[u8]| {
        assert_eq!(game.mover(), Some(id));
        game.choose_all(&["step 19", "step 20", "stop"]);
        game.choose("face 19", dice);
    };
    march("us_buford", &[]);
    march("us_bayard", &[1]);
    assert_eq!(bring_in(&mut game, "cs_evans", "18", &[]), 1, "the two before him were the Union's");
}

#[rule("S-Q90")]
#[test]
fn an_entry_without_a_road_would_cost_2() {
    let mut game = step_e(4).reinforcement(&["us_milroy"], 4, &["E"]).build();
    let zone = game.zone("14");
    assert_eq!(entry_cost(&game.world, &game.state, zone, true), 1);
    for entry in &mut Arc::get_mut(&mut game.world).unwrap().entries {
        entry.road = false;
    }
    assert_eq!(entry_cost(&game.world, &game.state, zone, true), 2);
    assert_eq!(entry_cost(&game.world, &game.state, zone, false), 2);
}

// ---- blocked entries ----

#[rule("S-8.E-blocked")]
#[rule("S-Q91")]
#[test]
fn a_blocked_entry_gives_way_to_the_nearest_free_one() {
    let mut zoc = step_e(5).reinforcement(HOOD, 5, &["H"]).unit("us_meade", "55", "36").build();
    zoc.choose("begin", &[1]);
    assert_eq!(zoc.listed("enter"), ids(HOOD, "18"), "G is one zone from H and free");
    assert_eq!(zoc.refused_by("enter cs_law 36"), "S-8.E-blocked");
    let mut held = step_e(5).reinforcement(HOOD, 5, &["H"]).unit("us_meade", "36", "55").build();
    held.choose("begin", &[1]);
    assert_eq!(held.listed("enter"), ids(HOOD, "9"), "G lies in his ZOC; F (8 zones) comes before A (9)");
}

#[rule("S-8.E-blocked-own")]
#[test]
fn a_unit_with_several_letters_uses_a_free_one_of_its_own_first() {
    let mut game = step_e(8).reinforcement(HATCH, 8, &["E", "F"]).unit("cs_archer", "31", "14").build();
    game.choose("begin", &[1]);
    assert_eq!(game.listed("enter"), ids(HATCH, "9"), "F only, though D is nearer to E");
    assert_eq!(game.refused_by("enter us_gibbon 52"), "S-8.E-blocked");
}

#[rule("S-Q133")]
#[rule("S-Q91")]
#[test]
fn the_nearest_free_letter_may_be_on_the_enemys_side() {
    let mut hatch = step_e(8)
        .reinforcement(HATCH, 8, &["E", "F"])
        .unit("cs_archer", "31", "14")
        .unit("cs_branch", "9", "8")
        .build();
    hatch.choose("begin", &[1]);
    assert_eq!(hatch.listed("enter"), ids(HATCH, "52"), "D is 4 zones from E");
    let mut kearny = step_e(4)
        .reinforcement(KEARNY, 4, &["B", "C", "D"])
        .unit("cs_archer", "139", "140")
        .unit("cs_branch", "34", "52")
        .unit("cs_field", "31", "14")
        .build();
    kearny.choose("begin", &[1]);
    assert_eq!(kearny.listed("enter"), ids(KEARNY, "9"), "F");
    let mut hood = step_e(5)
        .reinforcement(HOOD, 5, &["H"])
        .unit("us_meade", "36", "55")
        .unit("us_grover", "9", "8")
        .unit("us_carr", "200", "180")
        .build();
    hood.choose("begin", &[1]);
    assert_eq!(hood.listed("enter"), ids(HOOD, "14"), "F and A blocked too: E, the Union's own");
}

#[rule("S-Q91")]
#[test]
fn among_equally_near_entries_the_owner_chooses_once_for_a_division() {
    let mut game = step_e(4)
        .reinforcement(&["us_meade", "us_seymour"], 4, &["F"])
        .unit("cs_archer", "9", "8")
        .unit("cs_branch", "31", "14")
        .unit("cs_field", "34", "52")
        .build();
    game.choose("begin", &[1]);
    assert_eq!(
        game.listed("enter"),
        ["us_meade 18", "us_meade 36", "us_seymour 18", "us_seymour 36"],
        "G and H are both 8 zones from F"
    );
    bring_in(&mut game, "us_meade", "36", &[]);
    assert_eq!(game.place_of("us_seymour"), Some("36"), "a division uses one zone");
}

#[rule("S-Q91")]
#[rule("S-Q92")]
#[rule("S-Q125")]
#[test]
fn with_every_entry_blocked_units_wait_and_need_no_die_later() {
    let mut game = step_e(6)
        .reinforcement(&["us_milroy"], 6, &["D"])
        .reinforcement(&["us_ac_pope"], 6, &["D"])
        .unit("cs_archer", "9", "8")
        .unit("cs_branch", "31", "14")
        .unit("cs_field", "34", "52")
        .unit("cs_gregg", "139", "140")
        .unit("cs_pender", "201", "202")
        .unit("cs_thomas", "37", "36")
        .build();
    game.choose("begin", &[1, 3, 3]);
    assert_eq!((game.state.turn, game.status("us_milroy"), game.place_of("us_ac_pope")), (7, Status::Waiting, None));
    let told = game.idle_until(&mut ByPurpose(vec![("arrival", 6), ("initiative", 3)]), |g| g.state.turn == 8);
    assert_eq!(arrival_dice(&told), 0);
    assert!(game.state.coming.has(game.brigade("us_milroy")), "he enters as soon as he can");
}

#[rule("S-Q92")]
#[test]
fn a_brigade_without_a_legal_zone_waits() {
    let start = |entries: &[&str]| {
        step_e(6)
            .reinforcement(&["us_milroy"], 6, entries)
            .unit("us_meade", "14", "31")
            .unit("us_seymour", "14", "31")
            .unit("cs_archer", "30", "31")
            .unit("cs_branch", "33", "32")
            .build()
    };
    let mut game = start(&["E"]);
    game.choose("begin", &[1, 3, 3]);
    assert_eq!((game.state.turn, game.status("us_milroy")), (7, Status::Waiting), "14 is free but full");
    let mut other = start(&["E", "D"]);
    other.choose("begin", &[1]);
    assert_eq!(other.place_of("us_milroy"), Some("52"), "by D, where he must");
}

#[rule("S-Q93")]
#[test]
fn units_due_on_the_last_turn_enter_in_it_or_never() {
    let ricketts = &["us_duryea", "us_tower", "us_stiles", "us_thoburn", "us_art_ricketts"];
    let mut late = step_e(10).reinforcement(ricketts, 10, &["E", "F"]).build();
    late.choose("begin", &[4]);
    assert_eq!((late.asked(), late.status("us_duryea")), (None, Status::Waiting));
    let mut in_time = step_e(10).reinforcement(ricketts, 10, &["E", "F"]).build();
    in_time.choose("begin", &[3]);
    assert_eq!(in_time.listed("enter").len(), 10);
    assert_eq!(bring_in(&mut in_time, "us_duryea", "9", &[]), 1);
    assert_eq!(in_time.place_of("us_duryea"), Some("9"));
}

#[rule("S-11.2-letters")]
#[test]
fn the_owner_chooses_a_letter_for_each_division_brigade_and_commander() {
    let mut game = step_e(5)
        .reinforcement(&["us_cc_heintzelman"], 5, &["B", "C", "D"])
        .reinforcement(&["us_grover", "us_taylor", "us_carr"], 5, &["B", "C", "D"])
        .reinforcement(&["us_nagle", "us_ferrero"], 5, &["B", "C", "D"])
        .build();
    game.choose("begin", &[1, 1]);
    assert_eq!(game.listed("arrive"), ["us_cc_heintzelman 140", "us_cc_heintzelman 153", "us_cc_heintzelman 52"]);
    assert_eq!(game.listed("enter").len(), 15);
    bring_in(&mut game, "us_taylor", "52", &[]);
    assert_eq!(game.refused_by("enter us_grover 140"), "S-8.E-blocked", "Hooker's division enters by D");
    assert!(game.offers("enter us_carr 52") && game.offers("enter us_nagle 153"), "Reno's is still free");
    assert_eq!(game.listed("arrive").len(), 3, "and so is Heintzelman");
    game.choose("arrive us_cc_heintzelman 140", &[]);
}

#[rule("S-Q125")]
#[test]
fn an_entry_closed_to_commanders_counts_as_blocked_for_them() {
    let mut game = step_e(5)
        .reinforcement(&["us_cc_heintzelman"], 5, &["B", "C", "D"])
        .reinforcement(&["us_cc_reno"], 5, &["C"])
        .unit("cs_archer", "139", "140")
        .build();
    game.choose("begin", &[]);
    assert_eq!(game.listed("arrive"), ["us_cc_heintzelman 52", "us_cc_reno 52"], "Archer stands beside B and C");
}
