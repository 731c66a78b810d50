//! 10.4: the advance after combat, and the commanders a combat leaves alone (Q82, Q121).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::state::Status;

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

fn fought(position: Position, zone: &str, dice: &[u8]) -> Game {
    let mut game = position.build();
    game.choose(&format!("fight {zone}"), dice);
    game
}

/// Answers retreats and facings with the first choice until something else is asked.
fn give_way(game: &mut Game) {
    while let Some(choice) = game.choices().into_iter().find(|c| c.starts_with("retreat ") || c.starts_with("face ")) {
        game.choose(&choice, &[]);
    }
}

/// Field's last point in 96, attacked by Hardin with guns in 97 and by Meade in 98.
fn last_of_field() -> Position {
    combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .attacker("us_meade", "98", "96")
        .unit_with("cs_field", "96", "97", "losses = 5")
}

/// A six kills him.
fn field_killed(position: Position) -> Game {
    let game = fought(position, "96", &[5, 6, 3]);
    assert_eq!(game.status("cs_field"), Status::Eliminated);
    game
}

#[test]
#[rule("S-10.4-advance")]
#[rule("S-10.4-art-noadvance")]
fn winners_may_enter_the_abandoned_zone_guns_may_not() {
    let mut game = field_killed(last_of_field());
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("advance"), ["us_hardin 96", "us_meade 96"]);
    assert!(game.offers("done"), "nobody has to");
    assert_eq!(game.refused_by("advance us_art_reynolds 96"), "S-10.4-art-noadvance");
    assert_eq!(game.refused_by("advance us_hardin 74"), "S-10.4-advance", "nobody was driven from there");
    let mut declined = game.fork();
    declined.choose("done", &[]);
    assert!(declined.stack("96").is_empty());
    game.choose("advance us_hardin 96", &[]);
    give_way(&mut game);
    assert_eq!(game.listed("advance"), ["us_meade 96"], "one or both");
    game.choose("advance us_meade 96", &[]);
    give_way(&mut game);
    assert_eq!(game.stack("96"), ["us_hardin", "us_meade"]);
}

#[test]
#[rule("S-10.4-advance")]
fn a_zone_still_held_is_not_entered() {
    let position = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_archer", "99", "78");
    let game = fought(position, "99", &[5, 3]);
    assert_eq!(game.totals().2, Side::Confederate);
    assert!(game.listed("advance").is_empty());
}

#[test]
#[rule("S-10.4-advance-terms")]
fn an_advance_costs_nothing_and_keeps_the_stacking() {
    let position = last_of_field().attacker("us_seymour", "74", "96").unit("cs_thomas", "114", "96").unit(
        "cs_pender",
        "115",
        "96",
    );
    let mut game = field_killed(position);
    assert!(game.efront("cs_thomas").contains(&"96".to_owned()), "from Pender's front into Thomas's");
    game.choose("advance us_meade 96", &[]);
    give_way(&mut game);
    assert_eq!((game.place_of("us_meade"), game.losses("us_meade"), game.fatigue("us_meade")), (Some("96"), 0, 0));
    assert_eq!(game.refused_by("advance us_meade 96"), "S-10.4-advance-terms", "once");
    game.choose("advance us_hardin 96", &[]);
    give_way(&mut game);
    assert!(game.listed("advance").is_empty(), "no room for Seymour");
    assert_eq!(game.place_of("us_seymour"), Some("74"));
}

#[test]
#[rule("S-10.4-advance-terms")]
#[rule("S-Q82")]
fn only_brigades_of_the_combat_advance() {
    let position = last_of_field().unit("us_seymour", "74", "96").unit("us_sullivan", "98", "96");
    let game = field_killed(position);
    assert_eq!(game.listed("advance"), ["us_hardin 96", "us_meade 96"]);
    assert_eq!(game.refused_by("advance us_seymour 96"), "S-10.4-advance-terms");
    assert_eq!(game.refused_by("advance us_sullivan 96"), "S-10.4-advance-terms", "a mate without a marker");
}

#[test]
#[rule("S-10.4-advance-terms")]
fn strangers_do_not_advance_into_one_zone() {
    let position = combat_of("union").attacker("us_hardin", "97", "96").attacker("us_grover", "98", "96").unit_with(
        "cs_field",
        "96",
        "97",
        "losses = 5",
    );
    let mut game = fought(position, "96", &[6, 3]);
    assert_eq!(game.listed("advance"), ["us_grover 96", "us_hardin 96"]);
    game.choose("advance us_grover 96", &[]);
    give_way(&mut game);
    assert!(game.listed("advance").is_empty(), "Hardin is of another corps");
}

#[test]
#[rule("S-10.4-advance-terms")]
fn an_advance_goes_over_the_bridge() {
    let position =
        combat_of("confederate").attacker("cs_archer", "138", "139").unit_with("us_christ", "139", "138", "losses = 3");
    let game = fought(position, "139", &[6, 4]);
    assert_eq!(game.listed("advance"), ["cs_archer 139"]);
}

#[test]
#[rule("S-10.4-advance-face")]
fn an_advancing_brigade_faces_and_new_enemies_turn_to_it() {
    let position = last_of_field().unit("cs_thomas", "114", "126").unit("cs_pender", "115", "127");
    let mut game = field_killed(position);
    game.choose("advance us_meade 96", &[]);
    assert_eq!(game.asked(), Some(Side::Union), "Meade faces first");
    assert_eq!(game.listed("face"), ["114", "115"], "the most enemies in front");
    game.choose("face 114", &[]);
    assert_eq!(game.facing("us_meade"), Some("114"));
    assert_eq!(game.asked(), Some(Side::Confederate), "then Thomas, whom nobody touched before");
    assert_eq!(game.listed("face"), ["113", "115", "96"], "96 must be in his front");
    assert_eq!(game.refused_by("face 126"), "S-9.5-react");
    game.choose("face 96", &[]);
    assert_eq!(
        (game.facing("cs_thomas"), game.facing("cs_pender")),
        (Some("96"), Some("127")),
        "Pender was in contact"
    );
}

#[test]
#[rule("S-Q82")]
fn a_defender_may_follow_a_beaten_attacker() {
    let position = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_archer", "99", "78");
    let mut game = fought(position, "99", &[1, 5, 4]);
    give_way(&mut game);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("advance"), ["cs_archer 78"]);
    game.choose("advance cs_archer 78", &[]);
    give_way(&mut game);
    assert_eq!(game.place_of("cs_archer"), Some("78"));
}

#[test]
#[rule("S-Q82")]
fn after_an_automatic_result_the_defender_may_follow_too() {
    let position = combat_of("union")
        .unit_with("us_christ", "78", "99", "losses = 2\nattack = \"99\"")
        .unit("cs_gregg", "99", "78");
    let mut game = fought(position, "99", &[6]);
    give_way(&mut game);
    assert_eq!(game.listed("advance"), ["cs_gregg 78"]);
}

#[test]
#[rule("S-Q82")]
fn a_routed_winner_stays() {
    let position = combat_of("union")
        .unit_with("us_christ", "78", "99", "losses = 3\nfatigue = 2\nattack = \"99\"")
        .routed_with("cs_johnson", "99", "losses = 2");
    let game = fought(position, "99", &[1, 6]);
    assert_eq!((game.totals().2, game.status("us_christ")), (Side::Union, Status::Eliminated));
    assert!(game.listed("advance").is_empty());
}

#[test]
#[rule("S-Q82")]
fn after_a_tie_the_defender_may_enter_a_zone_emptied_by_a_six() {
    let position = combat_of("union")
        .unit_with("us_christ", "78", "99", "losses = 3\nattack = \"99\"")
        .unit("us_art_reynolds", "100", "99")
        .unit_with("cs_johnson", "99", "78", "losses = 3");
    let game = fought(position, "99", &[2, 5, 6]);
    assert_eq!(game.totals(), (6, 6, Side::Union, false));
    assert_eq!((game.asked(), game.listed("advance")), (Some(Side::Confederate), vec!["cs_johnson 78".into()]));
}

#[test]
#[rule("S-Q82")]
fn each_winner_may_enter_one_of_several_abandoned_zones() {
    let position = combat_of("union")
        .attacker("us_christ", "78", "99")
        .attacker("us_leasure", "100", "99")
        .unit("cs_archer", "99", "78")
        .unit("cs_branch", "99", "78");
    let mut game = fought(position, "99", &[1, 5]);
    game.choose("hit us_christ", &[3, 3]);
    give_way(&mut game);
    assert_eq!(game.listed("advance"), ["cs_archer 100", "cs_archer 78", "cs_branch 100", "cs_branch 78"]);
    game.choose("advance cs_archer 78", &[]);
    give_way(&mut game);
    assert_eq!(game.listed("advance"), ["cs_branch 100", "cs_branch 78"]);
}

#[test]
#[rule("S-Q121")]
fn a_commander_left_alone_goes_before_the_advance_and_again_after_it() {
    let position = Position::combat("union")
        .commander("us_cc_mcdowell", "140")
        .commander("cs_cc_jackson", "99")
        .attacker("us_hardin", "78", "99")
        .unit("cs_archer", "99", "78");
    let mut game = fought(position, "99", &[5, 2, 3]);
    assert_eq!(game.place_of("cs_cc_jackson"), Some("99"), "he does not ride with a retreat");
    game.choose("retreat 116", &[]);
    give_way(&mut game);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(game.listed("advance").is_empty(), "first he goes");
    assert!(game.offers("lead cs_cc_jackson 116") && game.offers("lead cs_cc_jackson 117"));
    assert_eq!(game.refused_by("lead cs_cc_jackson 77"), "S-9.4-lone", "next to Hardin");
    game.choose("lead cs_cc_jackson 117", &[]);
    assert!(game.told(|e| matches!(e, Event::LeaderDisplaced { .. })) && game.is_activated("cs_cc_jackson"));
    assert_eq!(game.listed("advance"), ["us_hardin 99"]);
    game.choose("advance us_hardin 99", &[]);
    give_way(&mut game);
    assert_eq!(game.asked(), Some(Side::Confederate), "Hardin touches 117 now");
    assert!(!game.listed("lead").is_empty() && game.offers("lead cs_cc_jackson 116"));
}

#[test]
#[rule("S-Q121")]
fn a_commander_with_a_brigade_left_stays() {
    let position = Position::combat("union")
        .commander("us_cc_mcdowell", "140")
        .commander("cs_cc_jackson", "99")
        .attacker("us_hardin", "78", "99")
        .unit("cs_lawton", "99", "116")
        .unit("cs_art_ewell", "99", "116");
    let mut game = fought(position, "99", &[5, 2, 3]);
    give_way(&mut game);
    assert_eq!(game.place_of("cs_cc_jackson"), Some("99"));
    assert!(game.listed("lead").iter().all(|l| !l.starts_with("cs_cc_jackson")));
}
