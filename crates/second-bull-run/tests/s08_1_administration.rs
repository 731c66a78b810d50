//! 8 A to D, F and G: rout moves, recovery, commanders, rout tests, the end of a turn.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::Event;
use second_bull_run::command::range_costs;
use second_bull_run::state::{Stage, Status};

/// The administration of turn 5 on the 29th, with commanders that stop the game at the next turn.
fn administration() -> Position {
    Position::at("administration").commander("us_cc_porter", "14").commander("cs_cc_jackson", "193")
}

/// Begins, takes the first zone of every retreat that is asked for, and keeps all events.
fn flee(game: &mut Game, rally: u8) -> Vec<Event> {
    let mut dice = ByPurpose(vec![("rally", rally), ("initiative", 3), ("arrival", 1)]);
    let mut told = Vec::new();
    let mut choice = "begin".to_owned();
    loop {
        game.throw(&choice, &mut dice);
        told.append(&mut game.events);
        match game.listed("retreat").first() {
            Some(zone) => choice = format!("retreat {zone}"),
            None => return told,
        }
    }
}

fn moves_of(game: &Game, told: &[Event], id: &str) -> usize {
    let who = game.brigade(id);
    told.iter().filter(|e| matches!(e, Event::Retreated { brigade, .. } if *brigade == who)).count()
}

fn distance(game: &Game, a: &str, b: &str) -> u8 {
    game.world.distance(game.zone(a), game.zone(b))
}

#[rule("S-8-order")]
#[rule("S-8.A-move")]
#[test]
fn the_steps_of_administration_come_in_their_order() {
    let mut game = administration()
        .routed("cs_field", "96")
        .unit("us_meade", "97", "96")
        .unit_with("us_grover", "60", "61", "fatigue = 2")
        .commander_with("us_cc_sigel", "104", "activated = true")
        .reinforcement(&["us_milroy"], 5, &["D"])
        .build();
    let told = flee(&mut game, 3);
    let at = |what: &str, found: &dyn Fn(&Event) -> bool| {
        told.iter().position(found).unwrap_or_else(|| panic!("no {what} in {told:#?}"))
    };
    let order = [
        at("A", &|e| matches!(e, Event::Retreated { .. })),
        at("B", &|e| matches!(e, Event::FatigueDown { .. })),
        at("C", &|e| matches!(e, Event::LeadersReady { .. })),
        at("D", &|e| matches!(e, Event::RallyDie { .. })),
        at("E", &|e| matches!(e, Event::ArrivalDie { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!((moves_of(&game, &told, "cs_field"), game.state.turn), (3, 5), "E is not over yet");
    assert_eq!(distance(&game, "97", game.place_of("cs_field").unwrap()), 4, "three zones farther from Meade");
    game.choose("stop", &[]).choose("face 51", &[3, 3]);
    assert!(game.told(|e| matches!(e, Event::TurnBegins { turn: 6, .. })), "G comes last");
}

#[rule("S-8.A-same-turn")]
#[test]
fn who_is_routed_in_the_last_phase_flees_again_in_the_same_turn() {
    let mut game = Position::combat("confederate")
        .phase(5)
        .first("union")
        .attacker("cs_starke", "98", "99")
        .attacker("cs_taliaferro", "98", "99")
        .unit_with("us_koltes", "99", "98", "losses = 3\nfatigue = 1")
        .commander("cs_cc_jackson", "193")
        .commander("us_cc_mcdowell", "14")
        .build();
    // Die 1 - Fatigue 2 - marker - half lost: a rout.
    let mut dice = ByPurpose(vec![("attack", 5), ("defence", 1), ("combat-test", 1), ("rally", 1)]);
    let told = game.idle_until(&mut dice, |g| g.state.turn == 6);
    let routed = told.iter().position(|e| matches!(e, Event::Routed { .. })).expect("Koltes routs");
    assert_eq!(moves_of(&game, &told[..routed], "us_koltes"), 3, "in the combat");
    assert_eq!(moves_of(&game, &told[routed..], "us_koltes"), 3, "in step A");
    assert!(game.is_routed("us_koltes"));
}

#[rule("S-8.A-loss")]
#[rule("S-Q86")]
#[test]
fn a_rout_move_through_a_front_costs_a_loss_and_ends_at_a_goal() {
    let mut game = administration().routed("us_koltes", "17").unit("cs_archer", "34", "17").build();
    assert_eq!(game.efront("cs_archer"), ["16", "17", "35"]);
    game.choose("begin", &[]);
    assert_eq!(game.listed("retreat"), ["16", "35"], "both lie in Archer's front");
    game.choose("retreat 35", &[1, 3, 3]);
    assert_eq!((game.losses("us_koltes"), game.place_of("us_koltes")), (1, Some("52")), "entry D, after two zones");
}

#[rule("S-Q86")]
#[test]
fn a_routed_brigade_on_its_goal_stays_or_with_the_switch_leaves_the_map() {
    let start = administration().routed("cs_field", "36").unit("us_meade", "97", "96");
    let mut stays = start.clone().build();
    stays.choose("begin", &[1, 3, 3]);
    assert_eq!(stays.place_of("cs_field"), Some("36"));
    let mut exits = start.clone().option("rout-at-goal", "exit").build();
    exits.choose("begin", &[3, 3]);
    assert_eq!(exits.status("cs_field"), Status::Eliminated);
    let mut first_day = start.both_days().option("rout-at-goal", "exit").build();
    first_day.choose("begin", &[3, 3]);
    assert_eq!(first_day.status("cs_field"), Status::Exited, "it may come back in the night");
}

#[rule("S-Q86")]
#[test]
fn a_goal_without_room_is_passed() {
    let start = || administration().routed("cs_field", "55").unit("us_meade", "56", "57").unit("cs_archer", "36", "53");
    let mut room = start().build();
    room.choose("begin", &[]);
    assert_eq!(room.listed("retreat"), ["36", "37", "53"]);
    room.choose("retreat 36", &[1, 3, 3]);
    assert_eq!(room.stack("36"), ["cs_archer", "cs_field"], "H is a goal, one zone is enough");
    let mut full = start().unit("cs_branch", "36", "53").build();
    full.choose("begin", &[]).choose("retreat 36", &[1, 3, 3]);
    assert_eq!(full.place_of("cs_field"), Some("18"), "H is full, he goes on to G");
}

#[rule("S-Q85")]
#[test]
fn the_first_player_flees_before_the_second() {
    for first in ["union", "confederate"] {
        let mut game = administration()
            .first(first)
            .routed("cs_field", "114")
            .routed("us_koltes", "99")
            .unit("us_meade", "98", "115")
            .unit("cs_archer", "95", "96")
            .build();
        let told = flee(&mut game, 1);
        let sides: Vec<Side> = told
            .iter()
            .filter_map(|e| match e {
                Event::Retreated { brigade, .. } => Some(game.world.side_of(*brigade)),
                _ => None,
            })
            .collect();
        assert_eq!(sides.len(), 6);
        assert!(sides[..3].iter().all(|side| side.to_string() == first), "{first}: {sides:?}");
        assert!(sides[3..].iter().all(|side| side.to_string() != first), "{first}: {sides:?}");
    }
}

#[rule("S-Q85")]
#[test]
fn the_owner_chooses_the_order_of_his_rout_moves() {
    let mut game =
        administration().routed("cs_field", "96").routed("cs_pender", "115").unit("us_meade", "98", "115").build();
    game.choose("begin", &[]);
    assert_eq!(
        (game.asked(), game.listed("next")),
        (Some(Side::Confederate), vec!["cs_field".into(), "cs_pender".into()])
    );
    game.throw("next cs_pender", &mut ByPurpose(vec![]));
    assert!(game.place_of("cs_pender") != Some("115") || !game.listed("retreat").is_empty());
    assert_eq!(game.place_of("cs_field"), Some("96"), "he waits");
}

#[rule("S-Q85")]
#[test]
fn rout_moves_go_away_from_enemies_within_four_zones_else_from_all() {
    let from = |game: &Game| match game.state.stage {
        Stage::RoutMoves { retreat: Some(way), .. } => {
            let mut ids: Vec<&str> = way.from.map(|z| game.world.zone_id(z)).collect();
            ids.sort_unstable();
            ids.join(" ")
        }
        ref other => panic!("{other:?}"),
    };
    let start = || administration().routed("cs_field", "113").unit("us_koltes", "30", "48");
    let mut near = start().unit("us_meade", "98", "96").unit("us_grover", "99", "98").build();
    near.choose("begin", &[]);
    assert_eq!((distance(&near, "113", "98"), distance(&near, "113", "99")), (2, 3));
    assert_eq!(from(&near), "98 99", "30 is too far to count");
    let mut four = start().unit("us_meade", "78", "77").build();
    four.choose("begin", &[]);
    assert_eq!((distance(&four, "113", "78"), from(&four)), (4, "78".to_owned()));
    let mut far = start().unit("us_meade", "60", "61").build();
    far.choose("begin", &[]);
    assert_eq!((distance(&far, "113", "60"), from(&far)), (5, "30 60".to_owned()), "nobody is near: all count");
    let mut none = start().build();
    none.choose("begin", &[]);
    assert!(distance(&none, "113", "30") > 4);
    assert_eq!(from(&none), "30", "nobody is near: all count");
}

// ---- B ----

#[rule("S-8.B-drop")]
#[rule("S-8.B-contact")]
#[rule("S-8.B-river")]
#[test]
fn fatigue_drops_one_level_out_of_contact() {
    let mut game = administration()
        .unit_with("us_meade", "98", "115", "fatigue = 2")
        .unit("cs_trimble", "115", "98")
        .unit_with("us_grover", "60", "61", "fatigue = 2")
        .unit_with("us_carr", "62", "61", "fatigue = 1")
        .unit_with("us_koltes", "138", "139", "fatigue = 1")
        .unit_with("cs_archer", "139", "138", "fatigue = 2")
        .build();
    game.choose("begin", &[3, 3]);
    assert_eq!(game.fatigue("us_meade"), 2, "Trimble touches him");
    assert_eq!((game.fatigue("us_grover"), game.fatigue("us_carr")), (1, 0));
    assert_eq!((game.fatigue("us_koltes"), game.fatigue("cs_archer")), (0, 1), "a bridge is no contact");
}

#[rule("S-8.B-contact")]
#[test]
fn a_routed_enemy_hinders_recovery_too() {
    let mut game = administration().unit_with("us_stahel", "37", "36", "fatigue = 1").routed("cs_field", "36").build();
    game.choose("begin", &[1, 3, 3]);
    assert_eq!(game.fatigue("us_stahel"), 1);
}

#[rule("S-Q87")]
#[test]
fn recovery_does_nothing_for_a_routed_brigade() {
    let mut game = administration().routed("cs_field", "36").unit("us_meade", "97", "96").build();
    game.choose("begin", &[4]);
    assert!(!game.told(|e| matches!(e, Event::FatigueDown { .. })));
    assert!(!game.is_routed("cs_field"));
    assert_eq!(game.fatigue("cs_field"), 1, "not lightened by step B");
}

// ---- C ----

#[rule("S-8.C-ac")]
#[rule("S-8.C-cc")]
#[rule("S-8.C-order")]
#[test]
fn commanders_in_range_of_the_army_commander_become_available() {
    let mut probe = administration().commander("us_ac_pope", "109").build();
    probe.choose("begin", &[3, 3]);
    let costs = range_costs(&probe.world, &probe.state, Side::Union, probe.zone("109"), 60);
    let at =
        |cost: u8| probe.world.zones.clone().find(|z| costs[*z] == cost + 1).map(|z| probe.world.zone_id(z).to_owned());
    for (cost, stays) in [(8, false), (9, true)] {
        let zone = at(cost).expect("a zone at this cost");
        let mut game = administration()
            .commander_with("us_ac_pope", "109", "activated = true")
            .commander_with("us_cc_mcdowell", &zone, "activated = true")
            .build();
        game.choose("begin", &[3, 3]);
        assert!(!game.is_activated("us_ac_pope"));
        assert_eq!(game.is_activated("us_cc_mcdowell"), stays, "{zone} at {cost} MP");
    }
}

#[rule("S-8.C-cc")]
#[test]
fn it_is_his_own_army_commander_who_counts() {
    let mut game = administration()
        .commander("us_ac_pope", "109")
        .commander("cs_ac_lee", "56")
        .commander_with("cs_cc_longstreet", "107", "activated = true")
        .build();
    game.choose("begin", &[3, 3]);
    assert!(game.is_activated("cs_cc_longstreet"), "near Pope, far from Lee");
}

#[rule("S-Q88")]
#[rule("S-SC1-incommand")]
#[test]
fn without_an_army_commander_all_corps_commanders_become_available_on_the_29th() {
    let mut game = administration()
        .turn(3)
        .commander_with("cs_cc_longstreet", "155", "activated = true")
        .commander_with("us_cc_sigel", "104", "activated = true")
        .commander("us_ac_pope", "153")
        .build();
    game.choose("begin", &[3, 3]);
    assert!(!game.is_activated("cs_cc_longstreet"), "Lee is not in play");
    assert!(game.is_activated("us_cc_sigel"), "Pope is, and far away");
    let mut game = administration().thirtieth().commander_with("us_cc_sigel", "104", "activated = true").build();
    game.choose("begin", &[]).choose("done", &[3, 3]);
    assert!(game.is_activated("us_cc_sigel"), "a rule of the 29th only");
}

// ---- D ----

/// Field routed on his goal, far from everybody.
fn fugitive(lines: &str) -> Position {
    administration().routed_with("cs_field", "36", lines).unit("us_meade", "97", "96")
}

#[rule("S-8.D-stay")]
#[rule("S-8.D-rally")]
#[rule("S-8.D-recover")]
#[rule("S-8.D-recover-none")]
#[test]
fn the_rout_test_by_its_die() {
    for die in 1..=3 {
        let mut game = fugitive("losses = 2").build();
        game.choose("begin", &[die, 3, 3]);
        assert!(game.is_routed("cs_field"), "{die}");
        assert_eq!((game.fatigue("cs_field"), game.losses("cs_field")), (0, 2));
    }
    for (die, losses) in [(4, 2), (5, 2), (6, 1)] {
        let mut game = fugitive("losses = 2").build();
        game.choose("begin", &[die]);
        assert!(!game.is_routed("cs_field"), "{die}");
        assert_eq!((game.fatigue("cs_field"), game.losses("cs_field")), (1, losses), "{die}");
    }
    let mut whole = fugitive("").build();
    whole.choose("begin", &[6]);
    assert_eq!((whole.fatigue("cs_field"), whole.losses("cs_field")), (1, 0));
}

#[rule("S-8.D-each")]
#[test]
fn each_routed_brigade_throws_its_own_die_the_first_players_first() {
    for (first, faces) in [("union", [4, 1]), ("confederate", [1, 4])] {
        let mut game = administration()
            .first(first)
            .routed("cs_field", "36")
            .routed("us_koltes", "52")
            .unit("us_meade", "97", "96")
            .unit("cs_archer", "95", "96")
            .build();
        game.choose("begin", &faces);
        assert!(game.is_routed("cs_field") && !game.is_routed("us_koltes"), "{first}");
    }
}

#[rule("S-8.D-each")]
#[rule("S-8.D-facing")]
#[test]
fn all_dice_fall_before_the_first_facing_and_the_first_player_faces_first() {
    let mut game = administration()
        .first("confederate")
        .routed("cs_field", "36")
        .routed("us_koltes", "52")
        .unit("us_meade", "97", "96")
        .unit("cs_archer", "95", "96")
        .build();
    game.choose("begin", &[4, 5]);
    assert_eq!(
        (game.asked(), game.listed("face")),
        (Some(Side::Confederate), vec!["18".into(), "37".into(), "53".into(), "55".into()])
    );
    game.choose("face 55", &[]);
    assert_eq!(
        (game.asked(), game.listed("face")),
        (Some(Side::Union), vec!["34".into(), "35".into(), "51".into(), "69".into()])
    );
    game.choose("face 51", &[3, 3]);
    assert_eq!((game.facing("cs_field"), game.facing("us_koltes")), (Some("55"), Some("51")));
}

#[rule("S-8.D-facing")]
#[test]
fn a_rallied_brigade_faces_the_most_enemies() {
    let mut game = administration().routed("cs_field", "36").unit("us_meade", "55", "56").build();
    game.choose("begin", &[4]);
    assert_eq!(game.listed("face"), ["37", "53", "55"], "55 is in these fronts");
    assert_eq!(game.refused_by("face 18"), "S-9.5-most");
}

#[rule("S-8.D-facing")]
#[test]
fn a_rallied_brigade_takes_the_facing_of_its_unrouted_mate() {
    let mut game = fugitive("").unit("cs_archer", "36", "53").build();
    game.choose("begin", &[4, 3, 3]);
    assert_eq!(game.facing("cs_field"), Some("53"), "nobody was asked");
}

#[rule("S-8.D-facing")]
#[test]
fn two_brigades_that_rally_together_are_faced_once() {
    let mut game = fugitive("").routed("cs_archer", "36").build();
    game.choose("begin", &[]).choose("next cs_field", &[4, 4]).choose("face 37", &[3, 3]);
    assert_eq!((game.facing("cs_field"), game.facing("cs_archer")), (Some("37"), Some("37")));
}

#[rule("S-8.D-artillery")]
#[test]
fn rallied_artillery_gets_no_fatigue() {
    for (die, losses) in [(4, 1), (6, 0)] {
        let mut game =
            administration().routed_with("cs_art_hill", "36", "losses = 1").unit("us_meade", "97", "96").build();
        game.choose("begin", &[die]);
        assert!(!game.is_routed("cs_art_hill"));
        assert_eq!((game.fatigue("cs_art_hill"), game.losses("cs_art_hill")), (0, losses));
    }
}

// ---- F, G ----

#[rule("S-8.F")]
#[rule("S-8.G-next")]
#[test]
fn the_next_turn_begins_with_its_first_phase() {
    let mut game = administration().turn(4).phase(5).build();
    game.choose("begin", &[3, 3]);
    assert_eq!((game.state.turn, game.state.phase), (5, 1));
    let initiative = |e: &Event| matches!(e, Event::InitiativeDice { .. });
    assert!(game.told(initiative) && game.told(|e| matches!(e, Event::PartBegins { phase: 1, .. })));
}

#[rule("S-8.G-end")]
#[rule("S-SC1-duration")]
#[rule("S-SC2-duration")]
#[test]
fn after_turn_10_the_points_are_counted() {
    let mut first = administration().turn(10).build();
    first.choose("begin", &[]);
    let mut second = administration().thirtieth().turn(10).build();
    second.choose("begin", &[]).choose("done", &[]);
    for game in [first, second] {
        assert!(game.told(|e| matches!(e, Event::GameOver { winner: None, union: 0, confederate: 0 })));
        assert_eq!((game.asked(), game.choices().len()), (None, 0));
    }
    let mut ninth = administration().turn(9).build();
    ninth.choose("begin", &[3, 3]);
    assert_eq!(ninth.asked(), Some(Side::Union), "not before");
}
