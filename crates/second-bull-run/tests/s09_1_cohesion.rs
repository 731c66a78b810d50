//! 9.1: brigades of a division keep together.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::borrow::Cow;
use std::sync::Arc;

use common::{DataFolder, Game, Position};
use kernel::{Library, Setup, Title};
use rule::rule;
use second_bull_run::activation::check_act;
use second_bull_run::bar::Bar;
use second_bull_run::event::Event;
use second_bull_run::state::Stage;
use second_bull_run::{SecondBullRun, World};

const COHESION: &str = "S-9.1-cohesion-end";

fn mcdowell(slots: u8) -> Position {
    Position::activation("union", "us_cc_mcdowell", slots).commander("us_cc_mcdowell", "104")
}

/// Gibbon in 105, Doubleday in 107, Hatch activated.
fn hatch(more: impl FnOnce(Position) -> Position) -> Game {
    let position = mcdowell(1).unit("us_gibbon", "105", "103").unit("us_doubleday", "107", "105");
    let mut game = more(position).build();
    game.choose("activate hatch", &[]);
    game
}

fn zones_apart(game: &Game, a: &str, b: &str) -> u8 {
    let [a, b] = [a, b].map(|id| game.state.zone_of(game.brigade(id)).unwrap());
    game.world.distance(a, b)
}

#[test]
#[rule("S-9.1-cohesion-end")]
fn who_moves_last_must_end_within_two_zones_of_a_mate() {
    let mut game = hatch(|p| p);
    game.march("us_doubleday", &[]);
    game.choose_all(&["act us_gibbon", "step 103"]);
    assert!(game.offers("stop"), "two zones from Doubleday");
    game.choose("step 101", &[]);
    assert_eq!(zones_apart(&game, "us_gibbon", "us_doubleday"), 3);
    assert_eq!(game.refused_by("stop"), COHESION);
    assert!(game.offers("step 103"), "back again");
    assert_eq!(game.refused_by("step 99"), COHESION, "there would be no way back from there");
}

#[test]
#[rule("S-9.1-cohesion-end")]
#[rule("S-9.1-cohesion-final")]
#[rule("S-Q21")]
fn a_division_marches_off_one_by_one_and_is_closed_when_together() {
    let mut game = hatch(|p| p);
    game.march("us_gibbon", &["103", "118", "130"]);
    assert!(zones_apart(&game, "us_gibbon", "us_doubleday") > 2, "far off for the moment");
    assert_eq!(game.mover(), Some("us_doubleday"), "nothing else is left to do");
    assert_eq!(game.refused_by("stop"), COHESION, "he has to follow");
    game.choose_all(&["step 120", "step 119"]);
    assert!(zones_apart(&game, "us_gibbon", "us_doubleday") <= 2);
    game.end_action();
    assert!(game.told(|e| matches!(e, Event::Closed { .. })));
}

#[test]
#[rule("S-9.1-cohesion-final")]
fn a_division_is_not_closed_while_a_brigade_is_alone() {
    let mut game = hatch(|p| p.unit("us_patrick", "107", "105"));
    game.march("us_gibbon", &["103", "118", "130"]);
    assert_eq!(game.listed("act"), ["us_doubleday", "us_patrick"]);
    assert_eq!(game.refused_by("close"), COHESION);
}

#[test]
#[rule("S-9.1-cohesion-stayer")]
fn the_last_mate_of_a_brigade_that_stood_may_not_go() {
    let mut game = mcdowell(1)
        .unit("us_gibbon", "103", "101")
        .unit("us_doubleday", "105", "103")
        .unit("us_patrick", "107", "105")
        .build();
    game.choose("activate hatch", &[]).march("us_patrick", &[]).march("us_gibbon", &[]);
    game.choose_all(&["act us_doubleday", "step 104", "step 102"]);
    assert_eq!(zones_apart(&game, "us_doubleday", "us_gibbon"), 1);
    assert!(zones_apart(&game, "us_patrick", "us_gibbon") <= 2, "Patrick has Gibbon");
    assert!(game.offers("stop"));

    let mut game = mcdowell(1)
        .unit("us_gibbon", "101", "99")
        .unit("us_doubleday", "105", "103")
        .unit("us_patrick", "107", "105")
        .build();
    game.choose("activate hatch", &[]).march("us_patrick", &[]).march("us_gibbon", &[]);
    game.choose_all(&["act us_doubleday", "step 104", "step 102"]);
    assert_eq!(zones_apart(&game, "us_doubleday", "us_gibbon"), 1, "he himself is with Gibbon");
    assert_eq!(zones_apart(&game, "us_patrick", "us_gibbon"), 3);
    assert_eq!(game.refused_by("stop"), COHESION, "but Patrick would be alone");
}

#[test]
#[rule("S-9.1-cohesion-stayer")]
fn a_brigade_that_never_acted_is_not_left_behind_either() {
    let mut game = mcdowell(1)
        .unit("us_gibbon", "101", "99")
        .unit("us_doubleday", "105", "103")
        .unit("us_patrick", "107", "105")
        .build();
    game.choose("activate hatch", &[]).march("us_gibbon", &["99", "98"]).march("us_doubleday", &["103", "101", "99"]);
    assert_eq!(zones_apart(&game, "us_gibbon", "us_doubleday"), 1);
    assert_eq!(game.mover(), Some("us_patrick"), "he has not acted and is far behind");
    assert_eq!(game.refused_by("stop"), COHESION);
}

#[test]
#[rule("S-9.1-cohesion-routed")]
fn fugitives_owe_nothing_but_serve_as_mates() {
    let mut left = mcdowell(1)
        .routed("us_patrick", "107")
        .unit("us_gibbon", "105", "103")
        .unit("us_doubleday", "103", "101")
        .build();
    left.choose("activate hatch", &[]);
    left.march("us_doubleday", &["101", "99"]).march("us_gibbon", &["103", "101"]);
    assert!(left.told(|e| matches!(e, Event::Closed { .. })), "Patrick is left where he is");
    let mut with = mcdowell(1)
        .routed("us_patrick", "107")
        .unit("us_gibbon", "105", "103")
        .unit("us_doubleday", "103", "101")
        .build();
    with.choose("activate hatch", &[]).march("us_doubleday", &[]);
    with.choose_all(&["act us_gibbon", "step 106", "step 108"]);
    assert!(zones_apart(&with, "us_gibbon", "us_doubleday") > 2);
    assert!(with.offers("stop"), "beside the routed Patrick");
}

#[test]
#[rule("S-9.1-cohesion-isolated")]
#[rule("S-Q22")]
fn a_brigade_that_began_alone_goes_where_it_likes() {
    let mut game = mcdowell(1)
        .unit("us_gibbon", "105", "103")
        .unit("us_patrick", "103", "101")
        .unit("us_doubleday", "143", "142")
        .build();
    assert!(game.state.part.isolated.has(game.brigade("us_doubleday")));
    game.choose("activate hatch", &[]).march("us_doubleday", &["158", "181"]);
    assert!(game.offers("close"), "farther off than before");
    game.march("us_gibbon", &[]).march("us_patrick", &[]);
    assert!(game.told(|e| matches!(e, Event::Closed { .. })));
}

#[test]
#[rule("S-9.1-groups-cohesion")]
fn two_isolated_brigades_that_began_together_end_near_a_mate() {
    let start = || {
        let mut game = mcdowell(1)
            .unit("us_seymour", "104", "102")
            .unit("us_meade", "103", "101")
            .unit("us_hardin", "143", "142")
            .unit("us_art_reynolds", "143", "142")
            .build();
        assert!(game.state.part.isolated.has(game.brigade("us_hardin")));
        game.choose("activate reynolds", &[]).march("us_art_reynolds", &[]);
        game.choose("act us_hardin", &[]);
        game
    };
    let mut away = start();
    away.choose_all(&["step 158", "step 181"]);
    assert_eq!(zones_apart(&away, "us_hardin", "us_art_reynolds"), 2);
    assert!(away.offers("stop"));
    away.choose("step 182", &[]);
    assert_eq!(away.paid().len(), 2, "three zones; he can only turn back");
    assert!(zones_apart(&away, "us_hardin", "us_art_reynolds") <= 2);
    let mut other = start();
    other.choose_all(&["step 130", "step 118"]);
    assert!(zones_apart(&other, "us_hardin", "us_meade") <= 2);
    assert!(other.offers("stop") || other.place_of("us_hardin") == Some("118"), "any mate will do");
}

#[test]
#[rule("S-Q21")]
fn the_switch_checks_after_each_brigade() {
    let start = |value: &str| hatch(|p| p.option("cohesion-check", value));
    let mut close = start("at-division-close");
    close.march("us_gibbon", &["103", "118", "130"]);
    assert_eq!(close.place_of("us_gibbon"), Some("130"));
    let mut each = start("after-each-brigade");
    each.choose_all(&["act us_gibbon", "step 103", "step 118"]);
    assert_eq!(each.refused_by("stop"), COHESION);
    each.choose("step 119", &[]);
    assert!(each.offers("stop"), "two zones from Doubleday");
}

#[test]
#[rule("S-Q127")]
fn a_brigade_left_without_mates_owes_nothing() {
    let mut game = Position::activation("union", "us_cc_reno", 1)
        .commander("us_cc_reno", "100")
        .unit_with("us_nagle", "98", "115", "losses = 5")
        .unit("us_ferrero", "99", "98")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose("activate reno", &[]).choose("act us_nagle", &[]).choose("step 116", &[]);
    assert_eq!(game.place_of("us_nagle"), None);
    assert!(game.offers("close"));
    game.march("us_ferrero", &["77", "75", "73", "57"]);
    assert!(game.told(|e| matches!(e, Event::Closed { .. })));
    assert_eq!(game.place_of("us_ferrero"), Some("57"));
}

#[test]
#[rule("S-Q127")]
fn nobody_may_die_if_that_leaves_another_alone_for_good() {
    // Ferrero has acted in 99; Nagle is his only mate near, the guns are far.
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "100")
        .unit_with("us_meade", "98", "115", "losses = 5")
        .unit("us_seymour", "99", "98")
        .unit("us_hardin", "132", "131")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose("activate reynolds", &[]).march("us_seymour", &[]).march("us_hardin", &[]);
    game.choose("act us_meade", &[]);
    assert_eq!(game.refused_by("step 116"), COHESION, "his death would leave Seymour in debt");
    assert!(game.offers("step 77"));
}

/// Gibbon in a corner he can leave by 18 alone, where Doubleday and Tower stand in contact with Evans.
fn corner() -> Game {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "38")
        .unit("us_gibbon", "1", "2")
        .unit("us_doubleday", "18", "2")
        .unit("us_tower", "18", "2")
        .unit("us_duryea", "53", "54")
        .unit("us_patrick", "37", "38")
        .unit("cs_evans", "2", "18")
        .build();
    game.choose("activate hatch", &[]);
    game
}

#[test]
#[rule("S-Q127")]
fn a_follower_waits_until_the_zone_he_is_to_enter_is_free() {
    let mut game = corner();
    game.march("us_patrick", &["55", "56", "57"]);
    let plan: Vec<_> = game.state.part.plan.moves().map(|(b, z)| (b, game.world.zone_id(z).to_owned())).collect();
    assert_eq!(plan.len(), 2, "{plan:?}");
    assert_eq!(plan[0].0, game.brigade("us_doubleday"));
    assert_eq!(plan[1], (game.brigade("us_gibbon"), "18".to_owned()));
    assert_eq!(game.mover(), Some("us_doubleday"), "Gibbon could end nowhere while 18 is full");
    assert_eq!(check_act(&game.world, &game.state, game.brigade("us_gibbon")), Err(Bar::Cohesion));
    game.march("us_doubleday", &["37", "55"]);
    assert_eq!(game.place_of("us_gibbon"), Some("18"), "his only way");
    game.end_action();
    assert!(game.told(|e| matches!(e, Event::Closed { .. })));
}

#[test]
#[rule("S-Q127")]
fn a_move_nobody_could_follow_is_not_offered() {
    let mut game = corner();
    game.march("us_doubleday", &[]).march("us_gibbon", &[]);
    game.choose_all(&["act us_patrick", "step 55", "step 56"]);
    assert_eq!(game.refused_by("stop"), COHESION, "both have acted, three zones behind");
}

/// The real data with Buford and Bayard in Hatch's division: the game has no cavalry with a division.
struct CavalryOfHatch(DataFolder);

impl Library for CavalryOfHatch {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = self.0.read(path)?;
        if !path.ends_with("brigades.csv") {
            return Some(text);
        }
        let moved = |line: &str| match line.starts_with("us_buford,") || line.starts_with("us_bayard,") {
            true => {
                line.replacen("union,,,cavalry", "union,mcdowell,hatch,cavalry", 1).replacen(",white,", ",blue,", 1)
            }
            false => line.to_owned(),
        };
        Some(Cow::Owned(text.lines().map(moved).collect::<Vec<_>>().join("\n")))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        self.0.list(folder)
    }
}

fn with_cavalry(position: &Position) -> Game {
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(position.file()), ..Setup::default() };
    let world = World::build(&CavalryOfHatch(DataFolder::new()), &setup).unwrap();
    let state = SecondBullRun::start(&world);
    let mut game = Game { world: Arc::new(world), state, events: Vec::new() };
    game.choose("begin", &[]);
    game
}

#[test]
#[rule("S-9.1-cohesion-cav")]
#[rule("S-9.1-isolated")]
fn mounted_cavalry_of_a_division_keeps_within_three_zones() {
    let mut game = with_cavalry(&mcdowell(1).unit("us_gibbon", "105", "103").unit("us_buford", "117", "116"));
    assert!(!game.state.part.isolated.has(game.brigade("us_buford")), "three zones from Gibbon");
    game.choose("activate hatch", &[]).march("us_gibbon", &[]);
    game.choose("act us_buford", &[]);
    assert_eq!(game.points_left(), Some(8));
    assert!(game.offers("stop"));
    game.choose("step 116", &[]);
    assert_eq!(zones_apart(&game, "us_buford", "us_gibbon"), 4);
    assert_eq!(game.refused_by("stop"), COHESION);
}

#[test]
#[rule("S-9.1-cohesion-cav")]
fn cavalry_may_not_dismount_where_it_would_be_too_far() {
    let mut game = with_cavalry(&mcdowell(1).unit("us_gibbon", "105", "103").unit("us_buford", "117", "116"));
    game.choose("activate hatch", &[]).march("us_gibbon", &[]);
    game.choose("act us_buford", &[]);
    assert!(game.offers("stop"), "three zones, mounted");
    assert_eq!(game.refused_by("dismount"), COHESION, "three, on foot");
    game.choose("step 118", &[]);
    assert!(game.offers("dismount"), "two");
}

#[test]
#[rule("S-9.1-isolated-mp")]
#[rule("S-9.1-isolated-dism")]
#[rule("S-9.1-isolated-noforced")]
fn isolated_cavalry_has_six_points_and_on_foot_its_two() {
    let start = |lines: &str| {
        let position = mcdowell(1).unit("us_gibbon", "105", "103").unit_with("us_buford", "98", "96", lines);
        let mut game = with_cavalry(&position);
        assert!(game.state.part.isolated.has(game.brigade("us_buford")));
        game.choose("activate hatch", &[]).choose("act us_buford", &[]);
        game
    };
    let mounted = start("");
    assert_eq!(mounted.points_left(), Some(6));
    assert_eq!(mounted.refused_by("force"), "S-9.1-isolated-noforced");
    assert_eq!(start("dismounted = true").points_left(), Some(2));
}

#[test]
#[rule("S-9.2-cav")]
fn a_division_of_cavalry_has_the_bonus_and_a_mixed_one_has_not() {
    let far = || mcdowell(1).unit("us_buford", "30", "48").unit("us_bayard", "31", "30");
    let modifier = |position: &Position| {
        let mut game = with_cavalry(position);
        game.choose("activate hatch", &[4]);
        game.events.iter().find_map(|e| match *e {
            Event::CommandTest { modifier, passed, .. } => Some((modifier, passed)),
            _ => None,
        })
    };
    assert_eq!(modifier(&far()), Some((-1, true)));
    assert_eq!(modifier(&far().unit("us_gibbon", "29", "28")), Some((0, false)));
}

#[test]
#[rule("S-Q120")]
#[rule("S-9.1-isolated")]
fn isolation_holds_though_the_sound_group_dies() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "100")
        .unit_with("us_meade", "98", "115", "losses = 5")
        .unit("us_hardin", "132", "131")
        .unit("cs_trimble", "115", "98")
        .build();
    assert!(game.state.part.isolated.has(game.brigade("us_hardin")));
    game.choose("activate reynolds", &[]).choose("act us_meade", &[]).choose("step 116", &[]);
    assert_eq!(game.place_of("us_meade"), None);
    game.choose("act us_hardin", &[]);
    assert_eq!(game.points_left(), Some(4), "isolated as before");
    game.end_action();
    assert_eq!(game.state.stage, Stage::Commanders);
}
