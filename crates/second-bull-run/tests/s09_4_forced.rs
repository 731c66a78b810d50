//! 9.4: forced march, mounting and dismounting.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use rule::rule;
use second_bull_run::bar::Bar;
use second_bull_run::combat::{self, Clash};
use second_bull_run::event::Event;
use second_bull_run::movement::{allowance, check_forced_march};

fn is_forced(game: &Game) -> bool {
    game.told(|e| matches!(e, Event::ForcedMarch { .. }))
}

#[test]
#[rule("S-9.4-forced")]
#[rule("S-9.4-forced-fatigue")]
fn fresh_infantry_spends_eight_points_and_tires_when_it_stops() {
    let mut game = Position::solo("us_milroy", "105", "103", "").acting("us_milroy");
    game.choose_all(&["step 104", "step 102", "step 101"]);
    assert!(!is_forced(&game), "six points are its own");
    game.choose("step 103", &[]);
    assert!(is_forced(&game));
    assert!(game.listed("step").is_empty(), "two points more, once and only once");
    assert_eq!(game.fatigue("us_milroy"), 0, "not before the movement ends");
    game.choose("face 105", &[]);
    assert_eq!(game.fatigue("us_milroy"), 1);
}

#[test]
#[rule("S-9.4-forced-fatigue")]
fn normal_movement_does_not_tire() {
    let mut game = Position::solo("us_milroy", "105", "103", "").acting("us_milroy");
    game.choose_all(&["step 104", "step 102", "step 101", "stop", "face 103"]);
    assert_eq!(game.fatigue("us_milroy"), 0);
}

#[test]
#[rule("S-9.4-forced-after")]
#[rule("S-Q23")]
fn the_points_of_a_forced_march_join_those_that_are_left() {
    let march = |start: Position| {
        let mut game = start.acting("us_milroy");
        game.choose_all(&["step 75", "step 97", "step 98"]);
        assert_eq!(game.points_left(), Some(1));
        game
    };
    let start = || Position::solo("us_milroy", "77", "75", "");
    let mut climbs = march(start());
    climbs.choose("step 96", &[]);
    assert_eq!((climbs.paid(), climbs.points_left(), is_forced(&climbs)), (vec![3], Some(0), true));
    let under_fire = march(start().unit("cs_art_w", "113", "96"));
    assert_eq!(under_fire.refused_by("step 96"), "S-9.4-plain", "four points are too many");
}

#[test]
#[rule("S-9.4-forced-cap")]
fn fatigue_two_forbids_a_forced_march() {
    let march = |fatigue: u8| {
        let mut game = Position::solo("us_milroy", "105", "103", &format!("fatigue = {fatigue}")).acting("us_milroy");
        game.choose_all(&["step 104", "step 102", "step 101"]);
        game
    };
    assert!(march(2).listed("step").is_empty());
    let mut tired = march(1);
    tired.choose_all(&["step 103", "face 105"]);
    assert_eq!(tired.fatigue("us_milroy"), 2);
}

#[test]
#[rule("S-9.4-forced-art")]
fn artillery_and_dismounted_cavalry_make_no_forced_march() {
    let mut guns = Position::solo("us_art_reserve", "105", "103", "").acting("us_art_reserve");
    guns.choose_all(&["step 104", "step 102", "step 101"]);
    assert!(guns.listed("step").is_empty());
    let barred = check_forced_march(&guns.world, &guns.state, guns.brigade("us_art_reserve"));
    assert_eq!(barred, Err(Bar::ArtilleryNoForcedMarch));
    let mut foot = Position::solo("us_buford", "105", "103", "dismounted = true").acting("us_buford");
    assert_eq!(foot.refused_by("force"), "S-Q118");
    foot.choose("step 104", &[]);
    assert!(foot.listed("step").is_empty());
}

/// Milroy comes to 98 beside Trimble with one point left.
fn worn_out(lines: &str) -> Game {
    let start = Position::solo("us_milroy", "79", "77", lines).unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_milroy");
    game.choose_all(&["step 77", "step 99", "step 98"]);
    assert_eq!(game.points_left(), Some(1));
    game.choose_all(&["face 115", "face 98"]);
    game
}

fn attack_sum(game: &mut Game) -> i8 {
    game.choose_all(&["attack 115", "done"]);
    let clash = Clash::over(&game.world, &game.state, game.zone("115"));
    combat::sums(&game.world, &game.state, &clash).0
}

#[test]
#[rule("S-9.4-forced-attack")]
#[rule("S-9.3-stop-forced")]
fn a_forced_march_may_pay_for_the_attack() {
    let mut game = worn_out("");
    assert!(game.offers("attack 115"));
    game.choose("attack 115", &[]);
    assert!(is_forced(&game));
    assert_eq!(game.fatigue("us_milroy"), 1);
    assert!(worn_out("fatigue = 2").listed("attack").is_empty());
    let mut declined = worn_out("");
    declined.choose("done", &[]);
    assert_eq!(declined.fatigue("us_milroy"), 0);
}

#[test]
#[rule("S-9.4-forced-combat-fatigue")]
#[rule("S-Q111")]
fn the_fatigue_of_the_march_weighs_on_the_attack() {
    let start = Position::solo("us_milroy", "99", "98", "").unit("cs_trimble", "115", "98");
    let mut fresh = start.acting("us_milroy");
    fresh.choose_all(&["step 98", "face 115", "face 98"]);
    let unforced = attack_sum(&mut fresh);
    assert_eq!(attack_sum(&mut worn_out("")), unforced - 1);
}

/// Buford in 98 beside Trimble, who has turned to him, after a ride of so many points.
fn buford(path: &[&str], lines: &str) -> Game {
    let start = Position::solo("us_buford", "78", "77", lines).unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_buford");
    game.choose_all(path);
    game
}

const FOUR: &[&str] = &["step 99", "step 98"];
const SIX: &[&str] = &["step 100", "step 99", "step 98"];

#[test]
#[rule("S-9.4-dismount")]
#[rule("S-9.4-dismount-after")]
fn cavalry_dismounts_for_two_points_after_its_steps_and_makes_no_more() {
    let mut game = Position::solo("us_buford", "105", "103", "").acting("us_buford");
    game.choose("step 104", &[]);
    assert_eq!(game.points_left(), Some(6));
    game.choose("dismount", &[]);
    assert!(game.is_dismounted("us_buford"));
    assert_eq!(game.points_left(), Some(4));
    assert!(game.listed("step").is_empty(), "points are left, but no step");
    assert_eq!(game.refused_by("step 105"), "S-9.4-dismount-after");
    let infantry = Position::solo("us_milroy", "105", "103", "").acting("us_milroy");
    assert_eq!(infantry.refused_by("dismount"), "S-9.4-dismount");
    assert_eq!(infantry.refused_by("mount"), "S-9.4-dismount");
}

#[test]
#[rule("S-9.4-dismount")]
fn one_point_does_not_pay_for_dismounting() {
    let mut game = Position::solo("us_buford", "79", "77", "fatigue = 2").acting("us_buford");
    game.choose_all(&["step 77", "step 99", "step 98", "step 99"]);
    assert_eq!(game.points_left(), Some(1));
    assert!(game.offers("step 77"), "by road");
    assert_eq!(game.refused_by("dismount"), "S-9.4-dismount");
}

#[test]
#[rule("S-9.4-remount")]
fn nobody_remounts_after_a_step() {
    let mut game = Position::solo("us_buford", "77", "99", "dismounted = true").acting("us_buford");
    assert!(game.offers("mount"));
    game.choose("step 99", &[]);
    assert_eq!(game.points_left(), Some(1), "by road");
    assert_eq!(game.refused_by("mount"), "S-9.4-remount");
}

#[test]
#[rule("S-9.3-stop")]
fn cavalry_that_rode_into_contact_was_stopped_before_it_dismounted() {
    let mut game = buford(FOUR, "");
    game.choose("dismount", &[]);
    assert_eq!(game.refused_by("step 99"), "S-9.3-stop");
}

#[test]
#[rule("S-Q42")]
fn dismounted_cavalry_attacks_with_what_is_left() {
    let mut game = buford(FOUR, "fatigue = 2");
    assert_eq!(game.points_left(), Some(4));
    game.choose_all(&["dismount", "face 115", "face 98"]);
    assert_eq!(game.points_left(), Some(2));
    game.choose("attack 115", &[]);
    assert!(game.is_dismounted("us_buford") && game.target("us_buford") == Some("115"));
}

#[test]
#[rule("S-Q118")]
fn a_forced_march_may_pay_for_dismounting() {
    let ride = |lines: &str| {
        let mut game = Position::solo("us_buford", "79", "77", lines).acting("us_buford");
        game.choose_all(&["step 77", "step 75", "step 97", "step 98"]);
        assert_eq!(game.points_left(), Some(1));
        game
    };
    let mut fresh = ride("");
    fresh.choose("dismount", &[]);
    assert!(is_forced(&fresh));
    fresh.choose("face 99", &[]);
    assert_eq!((fresh.fatigue("us_buford"), fresh.is_dismounted("us_buford")), (1, true));
    let tired = ride("fatigue = 2");
    assert!(!tired.offers("dismount") && tired.offers("face 99"), "nothing is left but to face");
}

#[test]
#[rule("S-Q118")]
#[rule("S-Q129")]
fn once_dismounted_no_forced_march_begins() {
    let mut late = buford(SIX, "");
    assert_eq!(late.points_left(), Some(2));
    late.choose("dismount", &[]);
    let barred = check_forced_march(&late.world, &late.state, late.brigade("us_buford"));
    assert_eq!(barred, Err(Bar::DismountedNoForcedMarch));
    late.choose_all(&["face 115", "face 98"]);
    assert!(late.listed("attack").is_empty(), "no point is left, and none to be had");
    assert_eq!(late.fatigue("us_buford"), 0);
}

#[test]
#[rule("S-Q129")]
fn a_forced_march_taken_mounted_pays_for_dismounting_and_the_attack() {
    let mut game = buford(SIX, "");
    game.choose("force", &[]);
    assert_eq!(game.points_left(), Some(4));
    assert_eq!(game.refused_by("force"), "S-9.4-forced", "once");
    game.choose_all(&["dismount", "face 115", "face 98", "attack 115"]);
    assert_eq!((game.target("us_buford"), game.fatigue("us_buford")), (Some("115"), 1));
    assert_eq!(buford(SIX, "fatigue = 2").refused_by("force"), "S-9.4-forced-cap");
}

#[test]
#[rule("S-9.4-remount")]
#[rule("S-9.4-remount-nomove")]
fn remounting_takes_the_whole_action() {
    let mut game = Position::solo("us_buford", "105", "103", "dismounted = true").acting("us_buford");
    game.choose("mount", &[]);
    assert!(!game.is_dismounted("us_buford"));
    assert_eq!(game.points_left(), Some(0));
    assert!(game.listed("step").is_empty() && !game.offers("force") && !game.offers("dismount"));
    game.choose("face 104", &[]);
    let buford = game.brigade("us_buford");
    assert_eq!(allowance(&game.world, &game.state, buford), 8, "next time he rides");
    assert_eq!(game.fatigue("us_buford"), 0, "no forced march either");
    let mounted = Position::solo("us_buford", "105", "103", "").acting("us_buford");
    assert_eq!(mounted.refused_by("mount"), "S-9.4-remount-nomove", "he is mounted");
}

#[test]
#[rule("S-Q43")]
fn no_attack_follows_remounting() {
    let at = || Position::solo("us_buford", "98", "115", "dismounted = true").unit("cs_trimble", "115", "98");
    let mut game = at().acting("us_buford");
    game.choose_all(&["mount", "face 115"]);
    assert!(game.listed("attack").is_empty());
    assert_eq!(game.target("us_buford"), None);
    let mut on_foot = at().acting("us_buford");
    on_foot.choose_all(&["stop", "face 115"]);
    assert!(on_foot.offers("attack 115"), "the two points would have paid for it");
}

#[test]
#[rule("S-9.4-keep")]
fn fatigue_and_losses_stay_when_cavalry_changes() {
    for (lines, choice) in [("dismounted = true\n", "mount"), ("", "dismount")] {
        let lines = format!("{lines}fatigue = 1\nlosses = 2");
        let mut game = Position::solo("us_buford", "105", "103", &lines).acting("us_buford");
        game.choose_all(&[choice, "face 104"]);
        assert_eq!((game.fatigue("us_buford"), game.losses("us_buford")), (1, 2), "{choice}");
        assert_eq!(game.is_dismounted("us_buford"), choice == "dismount");
    }
}
