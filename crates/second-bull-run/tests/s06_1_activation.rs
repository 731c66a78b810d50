//! 6.1 and 11.1.2: corps commanders, activations, what a brigade does.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side::{Confederate, Union};
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::state::Stage;

/// McDowell with Hatch in range, Reynolds beside, and two independent brigades between them.
fn mcdowell(start: Position) -> Position {
    start
        .commander("us_ac_pope", "109")
        .commander("us_cc_mcdowell", "104")
        .unit("us_gibbon", "105", "103")
        .unit("us_doubleday", "119", "118")
        .unit("us_meade", "101", "99")
        .unit("us_seymour", "100", "99")
        .unit("us_milroy", "103", "118")
        .unit("us_buford", "102", "101")
}

fn slots(game: &Game) -> u8 {
    let found = game.events.iter().find_map(|e| match *e {
        Event::Designated { slots, .. } => Some(slots),
        _ => None,
    });
    found.expect("a commander was designated")
}

fn modifier(position: Position, chief: &str) -> i8 {
    let mut game = position.build();
    game.choose(&format!("designate {chief}"), &[3]);
    let found = game.events.iter().find_map(|e| match *e {
        Event::Designated { modifier, .. } => Some(modifier),
        _ => None,
    });
    found.expect("a commander was designated")
}

#[test]
#[rule("S-6.1-designate")]
fn a_corps_commander_of_ones_own_on_the_map_is_named() {
    let game = mcdowell(Position::designation("union"))
        .commander("us_cc_sigel", "133")
        .commander("cs_cc_jackson", "155")
        .build();
    assert_eq!(game.listed("designate"), ["us_cc_mcdowell", "us_cc_sigel"]);
    assert_eq!(game.refused_by("designate us_cc_porter"), "S-6.1-designate", "not on the map");
    assert_eq!(game.refused_by("designate us_ac_pope"), "S-6.1-designate", "no corps commander");
    assert_eq!(game.refused_by("designate cs_cc_jackson"), "S-4-halves", "the enemy's");
}

#[test]
#[rule("S-6.1-designate")]
fn there_is_no_second_corps_commander_in_the_same_part() {
    let mut game = mcdowell(Position::designation("union").first("union"))
        .commander("us_cc_sigel", "133")
        .commander("cs_cc_jackson", "155")
        .build();
    game.choose("designate us_cc_mcdowell", &[6]);
    assert_eq!(game.refused_by("designate us_cc_sigel"), "S-4-order");
    game.choose("done", &[]);
    assert_eq!(game.refused_by("designate us_cc_sigel"), "S-4-order", "commanders move now");
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Confederate));
}

#[test]
#[rule("S-6.1-value")]
#[rule("S-6.1-lesser")]
#[rule("S-11.1.2-table")]
fn the_dice_give_the_divisions_of_the_table() {
    let jackson = |lines: &str| {
        Position::designation("confederate")
            .commander("cs_ac_lee", "155")
            .commander_with("cs_cc_jackson", "155", lines)
            .unit("cs_archer", "179", "158")
            .unit("cs_branch", "180", "181")
            .build()
    };
    let mcdowell = mcdowell(Position::designation("union"));
    let weary = Position::designation("union")
        .commander("us_ac_pope", "109")
        .commander_with("us_cc_mcdowell", "104", "activated = true")
        .unit("us_gibbon", "105", "103");
    let given = |start: &Game, chief: &str| {
        [1, 2, 3, 4, 5, 6].map(|die| {
            let mut game = start.fork();
            game.choose(&format!("designate {chief}"), &[die]);
            slots(&game)
        })
    };
    assert_eq!(given(&jackson(""), "cs_cc_jackson"), [1, 2, 2, 2, 3, 3], "+1");
    assert_eq!(given(&jackson("activated = true"), "cs_cc_jackson"), [1, 1, 2, 2, 2, 3], "0");
    assert_eq!(given(&mcdowell.build(), "us_cc_mcdowell"), [1, 1, 2, 2, 2, 3], "0");
    assert_eq!(given(&weary.build(), "us_cc_mcdowell"), [0, 1, 1, 2, 2, 2], "-1");
}

#[test]
#[rule("S-11.1.2-table")]
fn totals_below_one_and_above_six() {
    let world = common::world("29-august", &[]);
    let table = [(-2, 0), (0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3), (9, 3)];
    for (total, slots) in table {
        assert_eq!(world.tables.activation.slots(total), slots, "{total}");
    }
}

#[test]
#[rule("S-6.1-flip")]
#[rule("S-Q03")]
fn he_is_activated_before_the_first_pick() {
    let mut game = mcdowell(Position::designation("union")).build();
    assert!(!game.is_activated("us_cc_mcdowell"));
    game.choose("designate us_cc_mcdowell", &[1]);
    assert_eq!(game.state.stage, Stage::Slots);
    assert!(game.is_activated("us_cc_mcdowell"));
}

#[test]
#[rule("S-6.1-repeat-cc")]
#[rule("S-6.1-lesser")]
fn jackson_is_named_again_in_the_next_phase_with_his_lower_value() {
    let mut game = Position::designation("confederate")
        .first("confederate")
        .commander("cs_ac_lee", "155")
        .commander("cs_cc_jackson", "155")
        .unit("cs_archer", "179", "158")
        .unit("cs_branch", "180", "181")
        .build();
    game.choose("designate cs_cc_jackson", &[2]);
    assert!(game.told(|e| matches!(e, Event::Designated { modifier: 1, slots: 2, .. })));
    game.choose("done", &[]).choose("done", &[]);
    assert_eq!((game.state.phase, game.asked()), (2, Some(Confederate)), "the Union has nobody");
    assert!(game.is_activated("cs_cc_jackson"));
    game.choose("designate cs_cc_jackson", &[2]);
    assert!(game.told(|e| matches!(e, Event::Designated { modifier: 0, slots: 1, .. })));
}

#[test]
#[rule("S-6.1-zero")]
fn with_no_division_the_corps_commander_still_rides() {
    let mut game = Position::designation("union")
        .commander("us_ac_pope", "109")
        .commander_with("us_cc_mcdowell", "104", "activated = true")
        .unit("us_gibbon", "105", "103")
        .unit("us_doubleday", "119", "118")
        .build();
    game.choose("designate us_cc_mcdowell", &[1]);
    assert_eq!(slots(&game), 0);
    assert_eq!(game.state.stage, Stage::Commanders, "nothing to pick");
    assert_eq!(game.refused_by("activate hatch"), "S-4-order");
    assert!(game.is_activated("us_cc_mcdowell"));
    assert!(game.offers("lead us_cc_mcdowell 105"));
}

#[test]
#[rule("S-6.1-one-by-one-div")]
fn the_next_division_is_picked_when_the_last_is_closed() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 2)).build();
    assert_eq!(game.listed("activate"), ["hatch", "reynolds"]);
    game.choose("activate hatch", &[]).march("us_gibbon", &[]);
    assert_eq!(game.refused_by("activate reynolds"), "S-4-order");
    assert_eq!(game.refused_by("act us_meade"), "S-6.2-two", "no brigade of Hatch");
    game.choose("close", &[]);
    assert_eq!(game.listed("activate"), ["reynolds"]);
}

#[test]
#[rule("S-6.1-one-by-one-div")]
fn only_divisions_of_the_named_corps_are_picked() {
    let with_sigel = |start: Position| {
        mcdowell(start)
            .commander("us_cc_sigel", "133")
            .unit("us_koltes", "106", "104")
            .unit("us_schimmelfennig", "83", "82")
            .build()
    };
    let game = with_sigel(Position::activation("union", "us_cc_mcdowell", 2));
    assert_eq!(game.listed("activate"), ["hatch", "reynolds"]);
    assert_eq!(game.refused_by("activate schurz"), "S-6.1-one-by-one-div", "near, but Sigel's");
    let game = with_sigel(Position::activation("union", "us_cc_sigel", 2));
    assert_eq!(game.listed("activate"), ["schurz"]);
}

#[test]
#[rule("S-6.1-division-once")]
fn a_division_is_activated_once_a_phase() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 3).first("union")).build();
    game.choose("activate reynolds", &[]).choose("close", &[]);
    assert_eq!(game.listed("activate"), ["hatch"]);
    assert_eq!(game.refused_by("activate reynolds"), "S-6.1-division-once");
    game.choose("done", &[]).choose("done", &[]);
    assert_eq!(game.state.phase, 2);
    game.choose("designate us_cc_mcdowell", &[6]);
    assert_eq!(game.listed("activate"), ["hatch", "reynolds"]);
}

#[test]
#[rule("S-6.1-division-once")]
fn a_division_needs_two_brigades_and_one_that_is_not_routed() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 3)
        .commander("us_cc_mcdowell", "104")
        .unit("us_gibbon", "105", "103")
        .routed("us_doubleday", "119")
        .routed("us_meade", "101")
        .routed("us_seymour", "100")
        .unit("us_tower", "102", "101")
        .build();
    assert_eq!(game.listed("activate"), ["hatch"]);
    assert_eq!(game.refused_by("activate reynolds"), "S-10.4-rout-state", "all routed");
    assert_eq!(game.refused_by("activate ricketts"), "S-Q05", "one brigade");
    game.choose("activate hatch", &[]);
    assert_eq!(game.listed("act"), ["us_gibbon", "us_tower"], "not the routed one");
}

#[test]
#[rule("S-6.1-stop")]
fn what_is_not_used_is_lost() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 3).first("union")).build();
    game.choose("activate hatch", &[]).choose("close", &[]);
    assert_eq!(game.slots_left(), 2);
    game.choose("done", &[]);
    assert!(game.told(|e| matches!(e, Event::SlotsLost { slots: 2 })));
    assert_eq!(game.state.stage, Stage::Commanders);
    game.choose("done", &[]);
    game.choose("designate us_cc_mcdowell", &[2]);
    assert_eq!(game.slots_left(), 1, "its own roll, nothing kept");
}

#[test]
#[rule("S-6.1-one-by-one-brig")]
fn steps_of_two_brigades_do_not_mix() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 1)).build();
    game.choose_all(&["activate reynolds", "act us_meade", "step 99"]);
    assert_eq!(game.refused_by("act us_seymour"), "S-4-order");
    assert_eq!(game.refused_by("close"), "S-4-order");
    game.end_action();
    assert!(game.offers("act us_seymour"));
}

#[test]
#[rule("S-6.1-once")]
fn a_brigade_acts_once_a_phase_and_again_in_the_next() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 1).first("union")).build();
    game.choose("activate reynolds", &[]).march("us_meade", &["99"]);
    assert_eq!(game.refused_by("act us_meade"), "S-6.1-once");
    game.choose("close", &[]).choose("done", &[]);
    game.choose("designate us_cc_mcdowell", &[5]).choose("activate reynolds", &[]);
    assert!(game.offers("act us_meade"));
}

#[test]
#[rule("S-6.1-finished")]
fn who_has_not_acted_when_the_division_is_closed_is_finished() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 3)).build();
    game.choose("activate reynolds", &[]).march("us_seymour", &[]).choose("close", &[]);
    assert_eq!(game.refused_by("activate reynolds"), "S-6.1-division-once");
    assert_eq!(game.refused_by("substitute us_meade"), "S-6.1-substitute");
    game.choose("activate hatch", &[]);
    assert_eq!(game.refused_by("act us_meade"), "S-6.1-once");
}

#[test]
#[rule("S-6.1-attach")]
fn each_division_takes_one_independent_brigade_along() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 2)).build();
    game.choose("activate hatch", &[]);
    assert!(game.offers("act us_milroy") && game.offers("act us_buford"), "either");
    game.march("us_milroy", &[]);
    assert!(!game.offers("act us_buford"));
    assert_eq!(game.refused_by("act us_buford"), "S-6.1-attach");
    game.choose("close", &[]).choose("activate reynolds", &[]);
    assert!(game.offers("act us_buford"), "the next division may");
}

#[test]
#[rule("S-6.1-attach")]
fn the_independent_brigade_acts_between_two_of_the_division() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 1)).build();
    game.choose("activate hatch", &[]).march("us_gibbon", &[]).march("us_milroy", &["118"]);
    assert!(game.told(|e| matches!(e, Event::Attached { .. })));
    game.march("us_doubleday", &[]);
    assert_eq!(game.place_of("us_milroy"), Some("118"));
}

#[test]
#[rule("S-6.1-attach-once")]
fn who_has_acted_is_not_taken_along_again() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 2)).build();
    game.choose("activate hatch", &[]).march("us_milroy", &[]).choose("close", &[]);
    assert_eq!(game.refused_by("substitute us_milroy"), "S-6.1-once");
    game.choose("activate reynolds", &[]);
    assert!(game.offers("act us_buford"));
    assert_eq!(game.refused_by("act us_milroy"), "S-6.1-once");
}

#[test]
#[rule("S-6.1-attach-independent-only")]
fn an_independent_brigade_takes_nobody_along() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 2)).build();
    game.choose("substitute us_milroy", &[]);
    assert_eq!(game.refused_by("act us_buford"), "S-4-order");
    game.end_action();
    assert_eq!(game.state.stage, Stage::Slots, "closed with its action");
    assert_eq!(game.slots_left(), 1);
}

#[test]
#[rule("S-6.1-substitute")]
fn an_independent_brigade_takes_the_place_of_a_division() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 1)).build();
    assert_eq!(game.listed("substitute"), ["us_buford", "us_milroy"]);
    assert_eq!(game.refused_by("substitute us_gibbon"), "S-6.1-substitute", "one of Hatch's");
    game.choose("substitute us_milroy", &[]).end_action();
    assert_eq!(game.slots_left(), 0);
    assert_eq!(game.refused_by("activate hatch"), "S-4-order");
}

#[test]
#[rule("S-6.1-rest")]
#[rule("S-6.1-rest-or-move")]
fn a_rest_takes_one_level_and_is_the_whole_action() {
    let at = |fatigue: u8| {
        let mut game = Position::activation("union", "us_cc_mcdowell", 1)
            .commander("us_cc_mcdowell", "104")
            .unit_with("us_milroy", "98", "115", &format!("fatigue = {fatigue}"))
            .unit("cs_trimble", "115", "98")
            .build();
        game.choose("substitute us_milroy", &[]);
        game
    };
    let mut tired = at(2);
    tired.choose("rest", &[]);
    assert_eq!(tired.fatigue("us_milroy"), 1);
    assert!(tired.listed("step").is_empty() && tired.listed("attack").is_empty());
    tired.end_action();
    assert_eq!(tired.target("us_milroy"), None, "the enemy in front was no target");
    let mut less = at(1);
    less.choose("rest", &[]);
    assert_eq!(less.fatigue("us_milroy"), 0);
    let mut moved = at(1);
    moved.choose("step 99", &[]);
    assert_eq!(moved.refused_by("rest"), "S-6.1-rest-or-move");
}

#[test]
#[rule("S-6.1-rest-who")]
fn the_fresh_guns_and_fugitives_do_not_rest() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "104")
        .unit("us_gibbon", "105", "103")
        .unit_with("us_sullivan", "107", "105", "fatigue = 1")
        .unit("us_art_hatch", "119", "118")
        .routed("us_patrick", "103")
        .build();
    game.choose("activate hatch", &[]);
    assert_eq!(game.refused_by("act us_patrick"), "S-10.4-rout-state");
    for (brigade, rests) in [("us_gibbon", false), ("us_art_hatch", false), ("us_sullivan", true)] {
        let mut fork = game.fork();
        fork.choose(&format!("act {brigade}"), &[]);
        assert_eq!(fork.offers("rest"), rests, "{brigade}");
        if !rests {
            assert_eq!(fork.refused_by("rest"), "S-6.1-rest-who");
        }
    }
    let bad = Position::activation("union", "us_cc_mcdowell", 1).commander("us_cc_mcdowell", "104").unit_with(
        "us_art_hatch",
        "119",
        "118",
        "fatigue = 1",
    );
    assert!(bad.try_build().is_err(), "guns are never tired");
}

#[test]
#[rule("S-6.1-combat-after")]
fn nothing_is_fought_while_formations_can_still_move() {
    let mut game = mcdowell(Position::activation("union", "us_cc_mcdowell", 2))
        .unit("us_hardin", "98", "115")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose("activate reynolds", &[]).choose("act us_hardin", &[]).choose("stop", &[]);
    while !game.offers("attack 115") {
        let facing = game.choices()[0].clone();
        game.choose(&facing, &[]);
    }
    game.choose("attack 115", &[]);
    assert_eq!(game.refused_by("fight 115"), "S-4-order");
    game.choose("close", &[]);
    assert_eq!(game.refused_by("fight 115"), "S-4-order", "a slot is open");
    game.choose("done", &[]);
    assert_eq!(game.refused_by("fight 115"), "S-4-order", "commanders first");
    game.choose("done", &[]);
    assert_eq!(game.choices(), ["fight 115"]);
}

#[test]
#[rule("S-11.1.2-mods")]
fn the_modifiers_of_the_29th_add_up() {
    let with = |start: &str, pope: bool, lines: &str| {
        let position = Position::designation("union").start(start).commander_with("us_cc_mcdowell", "104", lines).unit(
            "us_gibbon",
            "105",
            "103",
        );
        modifier(if pope { position.commander("us_ac_pope", "109") } else { position }, "us_cc_mcdowell")
    };
    let manoeuvre = "manoeuvre = [\"union\"]";
    assert_eq!(with("", true, ""), 0);
    assert_eq!(with("", false, ""), -1, "Pope is not in play");
    assert_eq!(with(manoeuvre, true, ""), -1);
    assert_eq!(with(manoeuvre, false, ""), -2);
    assert_eq!(with(manoeuvre, false, "activated = true"), -3);
    assert_eq!(with("manoeuvre = [\"confederate\"]", true, ""), 0, "the other side's");
}

#[test]
#[rule("S-11.1.2-mods")]
fn the_modifiers_of_the_30th_and_of_turn_eleven() {
    let thirtieth = |turn: u8, side: &str, chief: &str| {
        let position = Position::designation(side)
            .thirtieth()
            .turn(turn)
            .start("counter-attack-declared = 4")
            .commander(chief, "104");
        modifier(position, chief)
    };
    assert_eq!(thirtieth(4, "confederate", "cs_cc_jackson"), 1, "his own +1; no army commander is asked for");
    assert_eq!(thirtieth(5, "confederate", "cs_cc_jackson"), 2, "the counter-attack");
    assert_eq!(thirtieth(6, "confederate", "cs_cc_jackson"), 2);
    assert_eq!(thirtieth(7, "confederate", "cs_cc_jackson"), 1, "two turns only");
    assert_eq!(thirtieth(5, "union", "us_cc_reno"), 1, "not the Union");
    let eleventh = |turn: u8, side: &str, chief: &str, army: &str| {
        let position =
            Position::designation(side).both_days().turn(turn).commander(army, "109").commander(chief, "104");
        modifier(position, chief)
    };
    assert_eq!(eleventh(10, "union", "us_cc_mcdowell", "us_ac_pope"), 0);
    assert_eq!(eleventh(11, "union", "us_cc_mcdowell", "us_ac_pope"), -1);
    assert_eq!(eleventh(11, "confederate", "cs_cc_jackson", "cs_ac_lee"), 0);
}

#[test]
#[rule("S-11.1.2-mods")]
fn the_tactical_option_takes_one_from_those_who_manoeuvre() {
    let after = |tactical: &str| {
        let mut game =
            mcdowell(Position::at("initiative").named("29-august").turn(3).option("tactical-option", tactical)).build();
        let dice: &[u8] = if tactical == "on" { &[6, 1, 3] } else { &[6, 1] };
        game.choose("begin", dice);
        assert_eq!(game.state.manoeuvre[Union], tactical == "on", "3 + 1 is a manoeuvre");
        game.choose("designate us_cc_mcdowell", &[3]);
        slots(&game)
    };
    assert_eq!(after("off"), 2);
    assert_eq!(after("on"), 1);
}

#[test]
#[rule("S-Q114")]
fn divisions_of_two_corps_attack_together() {
    let mut game = Position::activation("union", "us_cc_sigel", 2)
        .first("union")
        .commander("us_cc_sigel", "130")
        .commander("cs_cc_jackson", "155")
        .unit("us_koltes", "116", "128")
        .unit("us_schimmelfennig", "117", "116")
        .unit("us_birney", "129", "128")
        .unit("us_robinson", "118", "129")
        .unit("cs_lawton", "128", "129")
        .build();
    for (division, brigade) in [("schurz", "us_koltes"), ("kearny", "us_birney")] {
        game.choose(&format!("activate {division}"), &[]);
        game.choose(&format!("act {brigade}"), &[]).choose("stop", &[]);
        while !game.offers("attack 128") {
            let facing = game.choices()[0].clone();
            game.choose(&facing, &[]);
        }
        game.choose("attack 128", &[]).choose("close", &[]);
    }
    game.choose("done", &[]);
    game.throw("fight 128", &mut ByPurpose(vec![]));
    let both = [game.brigade("us_koltes"), game.brigade("us_birney")];
    assert!(game.told(|e| matches!(e, Event::Attacked { attackers, .. } if both.iter().all(|b| attackers.has(*b)))));
}
