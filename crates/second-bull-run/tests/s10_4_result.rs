//! 10.4: comparing results, natural sixes, who suffers, fatigue, losses.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::{self, compare};
use second_bull_run::event::{Event, LossCause};
use second_bull_run::state::Status;

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

/// Hardin (6) in 78 attacks Archer (6) in 99: open ground, no modifier on either side.
fn even() -> Position {
    combat_of("union").attacker("us_hardin", "78", "99").unit("cs_archer", "99", "78")
}

fn fought(position: Position, zone: &str, dice: &[u8]) -> Game {
    let mut game = position.build();
    game.choose(&format!("fight {zone}"), dice);
    game
}

fn six_losses(game: &Game) -> usize {
    game.events.iter().filter(|e| matches!(e, Event::StepLost { why: LossCause::NaturalSix, .. })).count()
}

#[test]
#[rule("S-10.4-equal")]
#[rule("S-10.4-greater")]
#[rule("S-10.4-double")]
#[rule("S-10.4-double-def")]
#[rule("S-10.4-floor")]
fn every_bound_of_the_comparison() {
    let result = |attack, defence| {
        let c = compare(attack, defence);
        (c.attacker_loses, c.test)
    };
    assert_eq!(result(5, 5), (true, false), "even: the attacker");
    assert_eq!(result(6, 5), (false, false));
    assert_eq!(result(10, 5), (false, false), "double is not more than double");
    assert_eq!(result(11, 5), (false, true));
    assert_eq!((result(3, 1), result(2, 1)), ((false, true), (false, false)));
    assert_eq!((result(5, 6), result(5, 10), result(5, 11)), ((true, false), (true, false), (true, true)));
    assert_eq!(result(3, 7), (true, true));
    let low = compare(1 - 6, 1);
    assert_eq!(
        (low.attack, low.defence, low.attacker_loses, low.test),
        (1, 1, true, false),
        "1 at least, on both sides"
    );
    assert_eq!((result(3, -4), result(2, -4)), ((false, true), (false, false)), "the floor comes before doubling");
}

#[test]
#[rule("S-10.4-equal")]
fn an_even_combat_tires_the_attacker_alone() {
    let game = fought(even(), "99", &[3, 3]);
    assert_eq!((game.fatigue("us_hardin"), game.fatigue("cs_archer")), (1, 0));
    assert_eq!(game.place_of("cs_archer"), Some("99"));
}

#[test]
#[rule("S-10.4-greater")]
fn the_lower_result_is_tired_without_a_test() {
    let won = fought(even(), "99", &[4, 3]);
    assert_eq!((won.fatigue("us_hardin"), won.fatigue("cs_archer")), (0, 1));
    assert_eq!(won.totals(), (4, 3, Side::Confederate, false));
    let lost = fought(even(), "99", &[3, 4]);
    assert_eq!((lost.fatigue("us_hardin"), lost.fatigue("cs_archer")), (1, 0));
}

#[test]
#[rule("S-10.4-double")]
fn more_than_double_brings_fatigue_first_and_then_a_test() {
    let double = fought(even(), "99", &[4, 2]);
    assert_eq!(double.totals(), (4, 2, Side::Confederate, false));
    let more = fought(even(), "99", &[5, 2, 3]);
    let place = |wanted: fn(&Event) -> bool| more.events.iter().position(wanted);
    let tired = place(|e| matches!(e, Event::Fatigued { .. }));
    let test = place(|e| matches!(e, Event::TestDie { .. }));
    assert!(tired.is_some() && tired < test);
}

#[test]
#[rule("S-10.4-double-def")]
fn a_defender_that_wins_by_more_than_double_makes_the_attacker_test() {
    let game = fought(even(), "99", &[2, 5, 4]);
    assert_eq!(game.totals(), (2, 5, Side::Union, true));
    assert_eq!((game.fatigue("us_hardin"), game.fatigue("cs_archer")), (1, 0));
    assert!(game.told(|e| matches!(e, Event::TestDie { die: 4, modifier: 0, .. })));
    assert_eq!(game.asked(), Some(Side::Union), "he chooses where to go");
}

#[test]
#[rule("S-10.4-floor")]
fn a_hopeless_attack_still_comes_to_one() {
    let position = combat_of("union")
        .unit_with("us_christ", "98", "96", "losses = 2\nattack = \"96\"")
        .unit("cs_field", "96", "98")
        .unit("cs_pender", "115", "96");
    let game = fought(position, "96", &[1, 1, 4]);
    assert_eq!(game.sums(), (-6, 2), "2 to 6, and Pender");
    assert_eq!(game.totals(), (1, 3, Side::Union, true));
}

#[test]
#[rule("S-10.4-number")]
#[rule("S-10.4-choice")]
fn the_stronger_of_two_is_the_one_that_suffers() {
    let game = fought(even().unit("cs_thomas", "99", "78"), "99", &[5, 2]);
    assert_eq!(game.totals(), (3, 2, Side::Confederate, false));
    assert_eq!((game.fatigue("cs_archer"), game.fatigue("cs_thomas")), (1, 0), "T-IN-9");
    let two = even().attacker("us_seymour", "78", "99").unit("cs_thomas", "99", "78");
    let game = fought(two, "99", &[4, 3]);
    assert_eq!((game.fatigue("cs_archer"), game.fatigue("cs_thomas")), (1, 1), "two enemies: both");
    let lonely = even().attacker("us_seymour", "78", "99");
    let game = fought(lonely, "99", &[2, 5]);
    assert_eq!((game.fatigue("us_hardin"), game.fatigue("us_seymour")), (1, 0), "the defender alone harms one");
}

#[test]
#[rule("S-10.4-choice")]
fn among_equals_the_owner_says_who_is_tired() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_meade", "78", "99")
        .attacker("us_seymour", "77", "99")
        .unit("cs_gregg", "99", "78");
    let mut game = fought(position, "99", &[1, 6]);
    assert!(game.told(|e| matches!(e, Event::NaturalSix { side: Side::Confederate })));
    assert_eq!(game.asked(), Some(Side::Union), "first the loss of the six");
    game.choose("loss us_meade", &[]);
    assert_eq!(game.fatigue("us_hardin"), 1, "Meade has five left: Hardin alone is strongest now");
    assert_eq!((game.losses("us_meade"), game.fatigue("us_meade")), (1, 0));
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_meade", "78", "99")
        .unit("cs_gregg", "99", "78");
    let mut game = fought(position, "99", &[1, 4]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("hit"), ["us_hardin", "us_meade"]);
    game.choose("hit us_meade", &[]);
    assert_eq!((game.fatigue("us_hardin"), game.fatigue("us_meade")), (0, 1));
}

#[test]
#[rule("S-10.4-choice")]
fn a_weaker_brigade_may_not_step_in() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_meade", "78", "99")
        .attacker("us_seymour", "77", "99")
        .unit("cs_gregg", "99", "78");
    let game = fought(position, "99", &[1, 5]);
    assert_eq!(game.listed("hit"), ["us_hardin", "us_meade"]);
    assert_eq!(game.refused_by("hit us_seymour"), "S-10.4-choice");
}

#[test]
#[rule("S-10.4-six")]
fn a_natural_six_costs_the_enemy_a_loss_whoever_wins() {
    let attacker = fought(even(), "99", &[6, 4]);
    assert_eq!((attacker.losses("cs_archer"), attacker.losses("us_hardin")), (1, 0));
    let defender = fought(even(), "99", &[5, 6]);
    assert_eq!((defender.losses("cs_archer"), defender.losses("us_hardin")), (0, 1));
    let five = fought(even(), "99", &[5, 3]);
    assert_eq!((five.losses("cs_archer"), five.losses("us_hardin")), (0, 0));
    let beaten = fought(even().unit("cs_branch", "99", "78"), "99", &[6, 5]);
    assert_eq!(beaten.totals(), (4, 5, Side::Union, false), "a result of six is not meant, but the die");
    assert_eq!(beaten.asked(), Some(Side::Confederate), "Archer or Branch");
}

#[test]
#[rule("S-10.4-six-order")]
#[rule("S-Q67")]
fn the_loss_of_a_six_comes_first_and_changes_no_modifier() {
    let position = even().attacker("us_meade", "78", "99");
    let mut game = fought(position, "99", &[3, 6]);
    assert_eq!(game.sums(), (3, 0), "12 to 6 stays two to one, and Meade's star");
    assert_eq!(game.totals().0, 6);
    game.choose("loss us_hardin", &[]);
    let hits: Vec<usize> = game
        .events
        .iter()
        .enumerate()
        .filter(|(_, e)| matches!(e, Event::StepLost { .. } | Event::Fatigued { .. }))
        .map(|(i, _)| i)
        .collect();
    assert!(matches!(game.events[hits[0]], Event::StepLost { why: LossCause::NaturalSix, .. }));
    assert!(matches!(game.events[hits[1]], Event::Fatigued { .. }), "even: the attacker, after the loss");
    assert_eq!(game.fatigue("us_meade"), 1, "Hardin has five left now");
}

#[test]
#[rule("S-10.4-six-art")]
fn guns_take_no_loss_from_a_six() {
    let alone = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_art_hill", "99", "116");
    let game = fought(alone, "99", &[6, 6]);
    assert_eq!((game.losses("cs_art_hill"), six_losses(&game)), (0, 1), "Hardin alone loses one");
    assert_eq!(game.losses("us_hardin"), 1);
    let with_weak = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_art_hill", "99", "116").unit_with(
        "cs_thomas",
        "99",
        "116",
        "losses = 4",
    );
    let game = fought(with_weak, "99", &[6, 4, 6]);
    assert_eq!(game.losses("cs_art_hill"), 0);
    assert_eq!(game.status("cs_thomas"), Status::Eliminated, "his last point, though the guns rank higher");
}

#[test]
#[rule("S-10.4-six-both")]
#[rule("S-Q113")]
fn two_sixes_strike_together() {
    let game = fought(even(), "99", &[6, 6]);
    assert_eq!((game.losses("cs_archer"), game.losses("us_hardin")), (1, 1));
    let last = combat_of("union").unit_with("us_christ", "78", "99", "losses = 3\nattack = \"99\"").unit_with(
        "cs_johnson",
        "99",
        "78",
        "losses = 3",
    );
    let game = fought(last, "99", &[6, 6]);
    assert_eq!((game.status("us_christ"), game.status("cs_johnson")), (Status::Eliminated, Status::Eliminated));
    assert!(game.listed("advance").is_empty());
}

#[test]
#[rule("S-Q112")]
fn the_owner_names_the_victim_of_an_enemy_six() {
    let position = even().attacker("us_meade", "78", "99").attacker("us_seymour", "77", "99");
    let game = fought(position.clone(), "99", &[2, 6]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("loss"), ["us_hardin", "us_meade"]);
    assert_eq!(game.refused_by("loss us_seymour"), "S-10.4-choice");
    let both = position.unit("cs_branch", "99", "78");
    let mut game = fought(both, "99", &[6, 6]);
    assert_eq!(game.asked(), Some(Side::Union), "the attacker's owner names his first");
    game.choose("loss us_hardin", &[]);
    assert_eq!((game.asked(), game.listed("loss").len()), (Some(Side::Confederate), 2));
}

/// Johnson's last point attacks Christ's last point in 99 from 116, with twelve guns to help.
fn last_points() -> Position {
    combat_of("confederate")
        .unit_with("cs_johnson", "116", "99", "losses = 3\nattack = \"99\"")
        .unit("cs_art_hill", "98", "99")
        .unit("cs_art_taliaferro", "117", "99")
        .unit_with("us_christ", "99", "78", "losses = 3")
}

#[test]
#[rule("S-Q115")]
fn a_winner_killed_by_a_six_still_beats_the_loser_and_nobody_advances() {
    let game = fought(last_points(), "99", &[5, 6]);
    assert_eq!(game.sums(), (2, -1));
    assert_eq!(game.totals(), (7, 5, Side::Union, false));
    assert_eq!(game.status("cs_johnson"), Status::Eliminated);
    assert_eq!((game.fatigue("us_christ"), game.place_of("us_christ")), (1, Some("99")));
    let both = fought(last_points(), "99", &[6, 6]);
    assert_eq!(both.status("us_christ"), Status::Eliminated);
    assert!(both.listed("advance").is_empty(), "99 is empty, the guns only lent their points");
}

#[test]
#[rule("S-10.4-fatigue-cap")]
fn fatigue_stops_at_two() {
    let tired = |fatigue: u8| {
        let p = combat_of("union").attacker("us_hardin", "78", "99").unit_with(
            "cs_archer",
            "99",
            "78",
            &format!("fatigue = {fatigue}"),
        );
        let game = fought(p, "99", &[4, 3 + fatigue]);
        assert_eq!(game.totals(), (4, 3, Side::Confederate, false));
        game.fatigue("cs_archer")
    };
    assert_eq!((tired(0), tired(1), tired(2)), (1, 2, 2));
}

#[test]
#[rule("S-10.4-art-fatigue")]
#[rule("S-Q68")]
fn a_battery_uses_up_a_place_of_fatigue() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_seymour", "78", "99")
        .unit("cs_lawton", "99", "78")
        .unit("cs_art_ewell", "99", "78");
    let game = fought(position, "99", &[4, 4, 3]);
    assert!(game.told(|e| matches!(e, Event::Defended { number: 2, .. })), "the battery counts");
    assert_eq!((game.fatigue("cs_lawton"), game.fatigue("cs_art_ewell")), (1, 0));
    let three = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .unit("us_art_reynolds", "78", "99")
        .attacker("us_seymour", "77", "99")
        .unit("cs_lawton", "99", "78")
        .unit("cs_forno", "99", "78");
    let game = fought(three, "99", &[5, 4, 4]);
    assert_eq!(game.totals().2, Side::Union);
    assert_eq!((game.fatigue("us_hardin"), game.fatigue("us_seymour")), (1, 1), "the two strongest, not the guns");
}

#[test]
#[rule("S-Q68")]
fn the_number_hit_is_fixed_before_a_six_kills() {
    let position = combat_of("union")
        .unit_with("us_christ", "98", "115", "losses = 3\nattack = \"115\"")
        .unit_with("us_leasure", "98", "115", "losses = 3\nattack = \"115\"")
        .unit_with("cs_johnson", "115", "98", "losses = 3")
        .unit_with("cs_baylor", "115", "98", "losses = 4");
    let mut game = fought(position, "115", &[6, 5]);
    assert_eq!(game.totals(), (6, 8, Side::Union, false));
    game.choose("loss cs_johnson", &[]);
    assert_eq!(game.status("cs_johnson"), Status::Eliminated);
    assert_eq!((game.fatigue("us_christ"), game.fatigue("us_leasure")), (1, 1), "two had been against them");
}

#[test]
#[rule("S-Q69")]
fn a_fresh_battery_ranks_as_two() {
    let hit = |losses: u8| {
        let p = combat_of("union")
            .attacker("us_hardin", "78", "99")
            .unit_with("cs_johnson", "99", "116", &format!("losses = {losses}"))
            .unit("cs_art_taliaferro", "99", "116");
        fought(p, "99", &[2, 4])
    };
    assert_eq!(hit(1).fatigue("cs_johnson"), 1, "three before two");
    let weak = hit(3);
    assert_eq!(weak.fatigue("cs_johnson"), 0, "the battery of two comes before a brigade of one");
    let equal = hit(2);
    assert_eq!(equal.listed("hit"), ["cs_art_taliaferro", "cs_johnson"]);
    let turned = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .unit_with("cs_johnson", "99", "116", "losses = 3")
        .unit_with("cs_art_taliaferro", "99", "116", "losses = 1");
    assert_eq!(fought(turned, "99", &[2, 4]).listed("hit").len(), 2, "a turned battery ranks as one");
}

#[test]
#[rule("S-10.4-zero")]
fn the_last_point_lost_removes_the_brigade() {
    let christ = |losses: u8| {
        let p = combat_of("confederate").attacker("cs_archer", "78", "99").unit_with(
            "us_christ",
            "99",
            "78",
            &format!("losses = {losses}"),
        );
        fought(p, "99", &[6, 5])
    };
    let alive = christ(2);
    assert_eq!((alive.status("us_christ"), alive.losses("us_christ")), (Status::OnMap, 3));
    let dead = christ(3);
    assert_eq!((dead.status("us_christ"), dead.place_of("us_christ")), (Status::Eliminated, None));
}

#[test]
#[rule("S-10.4-zero-cav")]
#[rule("S-Q83")]
fn cavalry_lives_by_its_mounted_strength() {
    let bayard = |losses: u8, dismounted: bool| {
        combat_of("confederate").attacker("cs_johnson", "78", "99").unit_with(
            "us_bayard",
            "99",
            "78",
            &format!("losses = {losses}\ndismounted = {dismounted}"),
        )
    };
    let strength = |p: Position| {
        let game = p.build();
        combat::combat_strength(&game.world, &game.state, game.brigade("us_bayard"))
    };
    assert_eq!((strength(bayard(0, false)), strength(bayard(0, true))), (4, 3));
    assert_eq!((strength(bayard(2, true)), strength(bayard(3, true)), strength(bayard(3, false))), (1, 1, 1));
    let third = fought(bayard(2, true), "99", &[6, 5]);
    assert_eq!((third.status("us_bayard"), third.losses("us_bayard")), (Status::OnMap, 3), "dismounted 3, mounted 4");
    let fourth = fought(bayard(3, true), "99", &[6, 5]);
    assert_eq!(fourth.status("us_bayard"), Status::Eliminated);
}

#[test]
#[rule("S-Q84")]
fn a_recovered_loss_no_longer_counts() {
    let position = |losses: u8| {
        Position::at("administration")
            .first("confederate")
            .commander("us_cc_mcdowell", "140")
            .commander("cs_cc_jackson", "56")
            .no_objectives()
            .routed_with("cs_field", "36", &format!("losses = {losses}\nstarting-losses = 0"))
    };
    let mut game = position(1).try_build().unwrap();
    assert_eq!(game.points(), (3, 0), "one loss to none");
    game.choose("begin", &[6]);
    assert_eq!((game.losses("cs_field"), game.points()), (0, (0, 0)), "its front side again");
    let mut unhurt = position(0).try_build().unwrap();
    unhurt.choose("begin", &[6]);
    assert_eq!(unhurt.losses("cs_field"), 0, "nothing to win back");
}
