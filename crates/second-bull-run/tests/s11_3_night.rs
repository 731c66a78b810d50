//! 11.2.3: the two days and the night between them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::Event;
use second_bull_run::state::{NightStep, Stage};

/// The night after turn 11, with commanders far from the fighting.
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

fn distance(game: &Game, a: &str, b: &str) -> u8 {
    game.world.distance(game.zone(a), game.zone(b))
}

// ---- turn 11 and the frame ----

#[rule("S-SC3-t11")]
#[rule("S-Q101")]
#[test]
fn turn_11_starts_with_phase_2_and_the_usual_dice_may_add_more() {
    for (continuation, expected) in [(6, vec![2, 2, 3, 3]), (1, vec![2, 2, 3, 3, 4, 4, 5, 5])] {
        let mut game = Position::at("initiative")
            .both_days()
            .turn(11)
            .commander("us_cc_sigel", "105")
            .commander("cs_cc_jackson", "178")
            .build();
        game.choose("begin", &[3, 3]);
        assert_eq!(game.state.phase, 2);
        let mut told = std::mem::take(&mut game.events);
        told.extend(game.idle_until(&mut ByPurpose(vec![("continuation", continuation)]), |g| g.state.night));
        let parts: Vec<u8> = told
            .iter()
            .filter_map(|e| if let Event::PartBegins { phase, .. } = e { Some(*phase) } else { None })
            .collect();
        assert_eq!(parts, expected);
        let dice = told.iter().filter(|e| matches!(e, Event::ContinuationDie { .. })).count();
        assert_eq!(dice, if continuation == 6 { 1 } else { 2 });
    }
}

#[rule("S-SC3-t11")]
#[test]
fn on_turn_11_both_sides_have_minus_1_on_activation() {
    let modifier = |turn: u8, side: &str, leader: &str| {
        let mut game = Position::designation(side)
            .both_days()
            .turn(turn)
            .commander("us_cc_sigel", "105")
            .commander("us_ac_pope", "105")
            .commander("cs_cc_jackson", "178")
            .commander("cs_ac_lee", "178")
            .build();
        game.throw(&format!("designate {leader}"), &mut ByPurpose(vec![]));
        game.events.iter().find_map(|e| if let Event::Designated { modifier, .. } = e { Some(*modifier) } else { None })
    };
    assert_eq!((modifier(11, "union", "us_cc_sigel"), modifier(10, "union", "us_cc_sigel")), (Some(-1), Some(0)));
    assert_eq!(
        (modifier(11, "confederate", "cs_cc_jackson"), modifier(10, "confederate", "cs_cc_jackson")),
        (Some(0), Some(1))
    );
}

#[rule("S-SC3-no-count")]
#[rule("S-SC3-night-turn")]
#[rule("S-SC3-day2")]
#[rule("S-Q107")]
#[test]
fn after_turn_11_comes_the_night_and_then_turn_2_of_the_second_day() {
    let won = [("72", "union", "union"), ("115", "union", "union"), ("181", "union", "union")];
    let mut game = night().objectives(&won).unit("cs_archer", "179", "180").unit("us_koltes", "104", "103").build();
    assert_eq!(game.points().0, 9, "a winning lead");
    game.choose("begin", &[]);
    assert!(game.told(|e| matches!(e, Event::NightFalls)) && !game.told(|e| matches!(e, Event::GameOver { .. })));
    game.choose("done", &[]).choose("done", &[]).choose("withdraw us_cc_porter", &[]);
    assert_eq!((game.state.day, game.state.turn, game.state.night), (2, 2, false));
    assert_eq!((game.state.first, game.asked()), (Side::Union, Some(Side::Union)), "without dice");
    assert_eq!((game.place_of("cs_archer"), game.place_of("us_koltes")), (Some("179"), Some("104")), "positions stand");
    assert_eq!((game.facing("cs_archer"), game.facing("us_koltes")), (Some("180"), Some("103")));
}

#[rule("S-SC3-no-count")]
#[test]
fn turn_11_has_its_whole_administration_before_the_night() {
    let mut game = Position::at("administration")
        .both_days()
        .turn(11)
        .commander("us_cc_sigel", "105")
        .commander("cs_cc_jackson", "178")
        .unit_with("us_koltes", "104", "103", "fatigue = 2")
        .reinforcement(&["cs_art_l"], 11, &["H"])
        .build();
    game.choose("begin", &[4]);
    assert_eq!((game.fatigue("us_koltes"), game.place_of("cs_art_l")), (1, Some("36")));
}

#[rule("S-SC3-day2")]
#[test]
fn the_second_day_has_the_rules_of_the_30th_and_ends_with_turn_10() {
    let start = |phase: &str, turn: u8| {
        Position::at(phase)
            .both_days()
            .start("day = 2")
            .turn(turn)
            .commander("us_cc_sigel", "105")
            .commander("cs_cc_jackson", "178")
    };
    let mut plain = start("initiative", 4).build();
    plain.choose("begin", &[3, 4]);
    assert_eq!(plain.state.first, Side::Confederate, "no bonus for the Union");
    let mut two = start("reinforcements", 2).build();
    two.choose("begin", &[]);
    assert_eq!((two.state.turn, two.state.stage), (3, Stage::Designate));
    let mut three = start("reinforcements", 3).build();
    three.choose("begin", &[]);
    assert_eq!(three.choices(), ["declare", "done"]);
    three.choose("declare", &[]);
    assert_eq!((three.state.turn, three.state.first), (4, Side::Confederate));
    let mut last = start("administration", 10).build();
    last.choose("begin", &[]).choose("done", &[]);
    assert_eq!(last.asked(), None);
    let mut act = start("action", 4).start("side = \"union\"").build();
    act.choose("designate us_cc_sigel", &[1]);
    assert!(act.told(|e| matches!(e, Event::Designated { modifier: 0, .. })), "nor a -1 for Pope's absence");
}

#[rule("S-SC3-option")]
#[rule("S-Q102")]
#[test]
fn the_tactical_option_is_for_the_first_day_only() {
    let start = |day: u8, turn: u8| {
        Position::at("initiative")
            .both_days()
            .start(&format!("day = {day}"))
            .turn(turn)
            .named("both-days")
            .option("tactical-option", "on")
            .commander("us_cc_sigel", "105")
            .commander("us_ac_pope", "105")
            .commander("cs_ac_lee", "178")
            .build()
    };
    let mut first = start(1, 7);
    first.choose("begin", &[3, 3, 1, 1]);
    assert!(first.state.manoeuvre.union && first.state.manoeuvre.confederate);
    let mut second = start(2, 7);
    second.choose("begin", &[3, 3]);
    assert!(!second.told(|e| matches!(e, Event::TacticalDie { .. })));
}

#[rule("S-SC3-victory")]
#[test]
fn the_points_of_the_two_days_are_those_of_the_30th() {
    let start = |lost: u8| {
        Position::at("initiative")
            .both_days()
            .start("day = 2")
            .unit_with("cs_evans", "57", "56", &format!("losses = {lost}\nstarting-losses = 0"))
            .unit_with("us_gibbon", "105", "103", "losses = 4\nstarting-losses = 0")
            .build()
            .points()
    };
    assert_eq!((start(6), start(5)), ((2, 0), (2, 0)), "6 to 4 is not more than half as many again");
    let game = Position::at("initiative")
        .both_days()
        .unit_with("cs_evans", "57", "56", "losses = 6\nstarting-losses = 0")
        .unit_with("cs_law", "58", "57", "losses = 2\nstarting-losses = 0")
        .unit_with("us_gibbon", "105", "103", "losses = 5\nstarting-losses = 0")
        .build();
    assert_eq!(game.points(), (5, 0), "8 to 5");
}

// ---- A, B ----

#[rule("S-SC3-night-a")]
#[rule("S-Q100")]
#[test]
fn at_night_all_markers_go_and_routed_brigades_face_the_unions_first() {
    let mut game = night()
        .first("confederate")
        .unit_with("us_koltes", "104", "103", "fatigue = 2")
        .unit_with("cs_archer", "179", "180", "fatigue = 1")
        .routed("cs_field", "36")
        .routed("us_milroy", "52")
        .build();
    game.choose("begin", &[]);
    assert_eq!((game.fatigue("us_koltes"), game.fatigue("cs_archer")), (0, 0));
    assert!(!game.is_routed("cs_field") && !game.is_routed("us_milroy"));
    assert_eq!((game.asked(), game.listed("face").len()), (Some(Side::Union), 4));
    game.choose("face 51", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("face 55", &[]);
    assert_eq!((game.facing("us_milroy"), game.facing("cs_field")), (Some("51"), Some("55")));
    assert_eq!((game.fatigue("us_milroy"), game.fatigue("cs_field")), (0, 0), "not even Fatigue 1");
}

#[rule("S-SC3-night-b")]
#[test]
fn at_night_brigades_with_many_losses_recover_one_or_two() {
    let table = [
        ("us_koltes", "104", 1, 1),
        ("us_meade", "106", 2, 1),
        ("us_hardin", "107", 3, 2),
        ("us_patrick", "119", 4, 2),
        ("us_gibbon", "120", 5, 3),
        ("us_buford", "121", 2, 1),
        ("us_art_hatch", "132", 1, 1),
        ("cs_gregg", "179", 6, 4),
    ];
    let mut position = night();
    let map = night().build();
    for (id, zone, losses, _) in table {
        let mut ring = map.world.ground(map.zone(zone)).adjacent;
        let facing = ring.next().map(|z| map.world.zone_id(z).to_owned()).unwrap();
        position = position.unit_with(id, zone, &facing, &format!("losses = {losses}\nstarting-losses = 0"));
    }
    let mut game = position.off_map("cs_hood", "exited = true\nlosses = 3").build();
    game.choose("begin", &[]);
    for (id, _, before, after) in table {
        assert_eq!(game.losses(id), after, "{id} with {before}");
    }
    assert_eq!(game.losses("cs_hood"), 2, "those that left the map are still in the game");
}

// ---- C ----

#[rule("S-SC3-night-c")]
#[rule("S-Q123")]
#[test]
fn a_brigade_in_a_wood_may_stay_against_an_enemy_in_the_open() {
    let start = || night().unit("us_meade", "49", "31").unit("cs_archer", "31", "49").build();
    let mut stays = start();
    stays.choose("begin", &[]);
    assert_eq!(stays.choices(), ["stay us_meade", "part us_meade"]);
    assert_eq!(stays.refused_by("stay cs_archer"), "S-Q123");
    stays.choose("stay us_meade", &[]);
    assert_eq!(stays.asked(), Some(Side::Confederate), "Archer must go");
    let offered = stays.listed("retreat");
    assert!(!offered.is_empty() && offered.iter().all(|zone| distance(&stays, "49", zone) == 2), "{offered:?}");
    let to = offered[0].clone();
    stays.choose(&format!("retreat {to}"), &[]);
    assert_eq!((stays.place_of("us_meade"), stays.place_of("cs_archer")), (Some("49"), Some(to.as_str())));
    let mut goes = start();
    goes.choose("begin", &[]).choose("part us_meade", &[]);
    part_all(&mut goes);
    assert!(goes.place_of("us_meade") != Some("49") && goes.place_of("cs_archer") != Some("31"), "both go");
}

/// Plays all partings and facings by the first zone offered.
fn part_all(game: &mut Game) {
    while let Some(choice) = game.choices().into_iter().find(|c| c.starts_with("retreat") || c.starts_with("face")) {
        game.choose(&choice, &[]);
    }
}

/// Where two brigades end that may not stay.
fn parted(position: &Position, ids: [&str; 2]) -> [String; 2] {
    let mut game = position.build();
    game.choose("begin", &[]);
    assert!(game.listed("stay").is_empty(), "nobody may stay");
    part_all(&mut game);
    ids.map(|id| game.place_of(id).unwrap().to_owned())
}

#[rule("S-SC3-night-c-both")]
#[rule("S-Q123")]
#[test]
fn open_against_open_and_wood_against_wood_both_retreat() {
    let open = night().unit("us_meade", "31", "30").unit("cs_archer", "30", "31");
    let [us, cs] = parted(&open, ["us_meade", "cs_archer"]);
    assert!(us != "31" && cs != "30", "{us} {cs}");
    let wood = night().unit("us_meade", "35", "34").unit("cs_archer", "34", "35");
    let [us, cs] = parted(&wood, ["us_meade", "cs_archer"]);
    assert!(us != "35" && cs != "34", "{us} {cs}");
}

#[rule("S-Q123")]
#[test]
fn with_the_switch_those_stand_whom_nobody_touches_any_more() {
    let open =
        night().unit("us_meade", "31", "30").unit("cs_archer", "30", "31").option("night-parting", "until-no-contact");
    let [us, cs] = parted(&open, ["us_meade", "cs_archer"]);
    assert_ne!(us, "31");
    assert_eq!(cs, "30", "the Union has broken the contact");
}

#[rule("S-Q123")]
#[test]
fn who_has_been_left_by_the_enemy_still_goes_away_from_him() {
    let mut game = night().unit("us_meade", "31", "30").unit("cs_archer", "30", "31").build();
    game.choose("begin", &[]).choose("retreat 14", &[]);
    while !game.listed("face").is_empty() {
        let zone = game.listed("face")[0].clone();
        game.choose(&format!("face {zone}"), &[]);
    }
    assert_eq!((game.asked(), game.place_of("us_meade")), (Some(Side::Confederate), Some("14")));
    let offered = game.listed("retreat");
    assert!(!offered.is_empty() && offered.iter().all(|zone| distance(&game, "14", zone) == 3), "{offered:?}");
}

#[rule("S-Q123")]
#[test]
fn railway_village_and_the_top_of_an_escarpment_are_favourable() {
    // (who may stay, his zone, the enemy's zone)
    let cases = [("115", "98", "railway"), ("77", "99", "village"), ("176", "193", "escarpment")];
    for (zone, enemy, why) in cases {
        let mut game = night().unit("cs_archer", zone, enemy).unit("us_meade", enemy, zone).build();
        game.choose("begin", &[]);
        assert_eq!(game.listed("stay"), ["cs_archer"], "{why}");
    }
    // From above an escarpment is no help to him below.
    let mut below = night().unit("us_meade", "176", "175").unit("cs_archer", "175", "176").build();
    below.choose("begin", &[]);
    assert!(below.listed("stay").is_empty(), "clear against clear");
}

#[rule("S-Q123")]
#[test]
fn one_sheltered_enemy_is_enough_to_forbid_staying() {
    let one = night().unit("us_meade", "49", "31").unit("cs_archer", "31", "49");
    let mut two = one.clone().unit("cs_branch", "65", "66").unit("us_hardin", "66", "65").build();
    two.choose("begin", &[]);
    assert_eq!(two.listed("stay"), ["us_meade"], "Meade's enemies only count");
    let mut both =
        night().unit("us_meade", "34", "16").unit("cs_archer", "16", "34").unit("cs_branch", "35", "34").build();
    both.choose("begin", &[]);
    assert!(both.listed("stay").is_empty(), "Branch's wood against Meade's");
}

#[rule("S-Q123")]
#[rule("S-SC3-night-c")]
#[test]
fn who_is_still_in_contact_goes_on_until_he_is_free() {
    let mut game = night()
        .unit("us_meade", "52", "34")
        .unit("us_koltes", "69", "68")
        .unit("us_schimmelfennig", "69", "68")
        .unit("cs_archer", "34", "17")
        .build();
    game.choose("begin", &[]).choose("stay cs_archer", &[]);
    assert_eq!(game.place_of("us_meade"), Some("51"), "69 is full, 35 lies in Archer's front");
    while game.listed("retreat").is_empty() {
        let zone = game.listed("face")[0].clone();
        game.choose(&format!("face {zone}"), &[]);
    }
    assert_eq!(game.listed("retreat"), ["67", "68"], "Archer still touches him");
    game.choose("retreat 67", &[]);
    part_all(&mut game);
    assert_eq!((game.place_of("us_meade"), game.place_of("cs_archer")), (Some("67"), Some("34")));
    assert_eq!(game.losses("us_meade"), 0);
}

#[rule("S-Q100")]
#[test]
fn the_night_is_the_unions_first_and_ends_with_available_commanders() {
    let mut game = night()
        .commander_with("us_cc_reno", "105", "activated = true")
        .commander_with("cs_cc_longstreet", "178", "activated = true")
        .build();
    game.choose("begin", &[]);
    assert_eq!(game.state.stage, Stage::Night(NightStep::Moving(Side::Union)));
    game.choose("done", &[]);
    assert_eq!(game.state.stage, Stage::Night(NightStep::Moving(Side::Confederate)));
    assert!(game.is_activated("us_cc_reno"), "not before the end");
    game.choose("done", &[]).choose("withdraw us_cc_porter", &[]);
    assert_eq!((game.state.day, game.state.turn), (2, 2));
    assert!(!game.is_activated("us_cc_reno") && !game.is_activated("cs_cc_longstreet"));
}

#[rule("S-Q100")]
#[rule("S-SC3-t11-reinf")]
#[test]
fn arrivals_delayed_on_turn_11_enter_by_h_after_the_withdrawal() {
    let mut game = night()
        .reinforcement(&["cs_armistead", "cs_mahone"], 11, &["H"])
        .start("arrived = [\"cs_armistead\"]\ndelayed = [\"cs_armistead\", \"cs_mahone\"]")
        .build();
    game.choose("begin", &[]).choose("done", &[]).choose("done", &[]);
    assert!(game.listed("enter").is_empty(), "not before step E");
    game.choose("withdraw us_cc_porter", &[]);
    assert_eq!(game.listed("enter"), ["cs_armistead 36", "cs_mahone 36"]);
    assert_eq!(game.refused_by("done"), "S-8.E-when");
}
