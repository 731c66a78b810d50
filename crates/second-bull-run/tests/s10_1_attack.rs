//! 10.1: who attacks what, in which order, and which zones may attack together.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::{self, Clash};
use second_bull_run::event::Event;
use second_bull_run::ids::Brigades;
use second_bull_run::state::Status;

/// A combat phase; a commander far away on each side keeps the next part waiting.
fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

/// McDowell in 99 with one slot.
fn mcdowell() -> Position {
    Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "99")
        .commander("cs_cc_jackson", "36")
}

fn clash(game: &Game, zone: &str) -> Clash {
    Clash::over(&game.world, &game.state, game.zone(zone))
}

fn names(game: &Game, brigades: Brigades) -> Vec<String> {
    let mut ids: Vec<String> = brigades.map(|b| game.world.sheet(b).id.clone()).collect();
    ids.sort();
    ids
}

/// A brigade stays in its zone and faces; what it may attack is asked next.
fn stand(game: &mut Game, brigade: &str, facing: &str) {
    game.choose(&format!("act {brigade}"), &[]);
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    if !game.listed("face").is_empty() {
        game.choose(&format!("face {facing}"), &[]);
    }
}

/// Seymour in 96, Hardin in 98 and Meade in 116 around Trimble in 115; Lawton in 128 gives Meade another target.
fn around_trimble() -> Game {
    let mut game = mcdowell()
        .unit("us_seymour", "96", "115")
        .unit("us_hardin", "98", "115")
        .unit("us_meade", "116", "127")
        .unit("cs_trimble", "115", "98")
        .unit("cs_lawton", "128", "116")
        .build();
    game.choose("activate reynolds", &[]);
    stand(&mut game, "us_seymour", "115");
    game.choose("attack 115", &[]);
    game
}

/// Gibbon in 116 attacks Lawton in 128; Doubleday stands in 129, Sullivan in 142 with Early in 156 as another target.
fn around_lawton(chain: &str) -> Game {
    let mut game = mcdowell()
        .option("attack-chain", chain)
        .unit("us_gibbon", "116", "128")
        .unit("us_doubleday", "129", "128")
        .unit("us_sullivan", "142", "128")
        .unit("cs_lawton", "128", "116")
        .unit("cs_early", "156", "142")
        .build();
    game.choose("activate hatch", &[]);
    stand(&mut game, "us_gibbon", "128");
    game.choose("attack 128", &[]);
    game
}

#[test]
#[rule("S-10.1-must")]
fn a_declared_attack_cannot_be_given_up() {
    let game = combat_of("union").attacker("us_seymour", "96", "115").unit("cs_trimble", "115", "98").build();
    assert_eq!(game.choices(), ["fight 115"]);
    assert_eq!(game.refused_by("done"), "S-10.1-must");
    assert_eq!(game.asked(), Some(Side::Union));
}

fn two_combats() -> Position {
    combat_of("union")
        .attacker("us_hardin", "97", "96")
        .attacker("us_milroy", "129", "128")
        .unit("cs_field", "96", "97")
        .unit("cs_lawton", "128", "129")
}

#[test]
#[rule("S-10.1-order")]
fn the_attacker_may_begin_with_either_combat() {
    let game = two_combats().build();
    assert_eq!(game.listed("fight"), ["128", "96"]);
    assert_eq!(game.asked(), Some(Side::Union));
    let mut second = game.fork();
    second.choose("fight 128", &[2, 5, 1]);
    assert_eq!(second.listed("fight"), ["96"]);
    let mut first = game.fork();
    first.choose("fight 96", &[3, 3]);
    assert_eq!(first.listed("fight"), ["128"]);
}

#[test]
#[rule("S-10.1-once")]
fn a_zone_is_fought_over_once() {
    let mut game = two_combats().attacker("us_meade", "98", "96").build();
    game.choose("fight 96", &[2, 3]);
    assert_eq!(game.place_of("cs_field"), Some("96"), "he holds, and is not attacked again");
    assert_eq!((game.target("us_hardin"), game.target("us_meade")), (None, None));
    assert_eq!(game.listed("fight"), ["128"]);
    assert_eq!(game.refused_by("fight 96"), "S-10.1-direction");
    game.choose("fight 128", &[2, 5, 1]);
    assert!(game.listed("fight").is_empty(), "the part is over");
}

#[test]
#[rule("S-10.1-joint")]
#[rule("S-10.1-joint-not")]
#[rule("S-Q48")]
fn only_a_zone_touching_an_attacking_zone_may_join() {
    let mut loose = around_trimble();
    stand(&mut loose, "us_meade", "127");
    assert_eq!(loose.listed("attack"), ["128"], "116 does not touch 96");
    assert_eq!(loose.refused_by("attack 115"), "S-10.1-joint-not");
    let mut linked = around_trimble();
    stand(&mut linked, "us_hardin", "115");
    assert_eq!(linked.listed("attack"), ["115"], "98 touches 96");
    linked.choose("attack 115", &[]);
    stand(&mut linked, "us_meade", "127");
    assert_eq!(linked.listed("attack"), ["115", "128"], "116 touches 98");
}

#[test]
#[rule("S-10.1-direction")]
fn a_marker_on_96_has_no_part_in_the_combat_of_115() {
    let game = combat_of("union")
        .attacker("us_meade", "98", "96")
        .attacker("us_seymour", "116", "115")
        .unit("cs_field", "96", "98")
        .unit("cs_pender", "115", "98")
        .unit("cs_lawton", "128", "116")
        .build();
    assert_eq!(names(&game, clash(&game, "115").attackers), ["us_seymour"]);
    assert_eq!(names(&game, clash(&game, "96").attackers), ["us_meade"]);
    assert_eq!(game.refused_by("fight 128"), "S-10.1-direction", "no marker points there");
}

#[test]
#[rule("S-10.1-stack")]
fn the_second_of_a_stack_attacks_the_same_zone() {
    let mut game = mcdowell()
        .unit("us_gibbon", "116", "127")
        .unit("us_doubleday", "116", "127")
        .unit("cs_trimble", "115", "98")
        .unit("cs_lawton", "128", "116")
        .build();
    game.choose("activate hatch", &[]);
    stand(&mut game, "us_gibbon", "127");
    assert_eq!(game.listed("attack"), ["115", "128"]);
    game.choose("attack 128", &[]);
    stand(&mut game, "us_doubleday", "127");
    assert_eq!(game.listed("attack"), ["128"]);
    assert_eq!(game.refused_by("attack 115"), "S-10.1-stack");
    assert!(game.offers("done"), "he need not attack");
}

#[test]
#[rule("S-Q48")]
fn three_zones_in_a_chain_attack_together() {
    let mut game = around_lawton("at-each-declaration");
    stand(&mut game, "us_doubleday", "128");
    game.choose("attack 128", &[]);
    stand(&mut game, "us_sullivan", "128");
    game.choose("attack 128", &[]);
    let [a, b] = ["116", "142"].map(|z| game.zone(z));
    assert!(!game.world.ground(a).adjacent.has(b));
    assert_eq!(clash(&game, "128").bases.len(), 3);
}

#[test]
#[rule("S-Q49")]
fn the_chain_must_hang_together_at_each_declaration() {
    let mut early = around_lawton("at-each-declaration");
    stand(&mut early, "us_sullivan", "128");
    assert_eq!(early.listed("attack"), ["156"]);
    assert_eq!(early.refused_by("attack 128"), "S-10.1-joint-not");
    let mut late = around_lawton("at-each-declaration");
    stand(&mut late, "us_doubleday", "128");
    late.choose("attack 128", &[]);
    stand(&mut late, "us_sullivan", "128");
    assert!(late.offers("attack 128"));
}

/// Ends movement and the moves of commanders.
fn end_movement(game: &mut Game) {
    for word in ["close", "done", "done"] {
        if game.offers(word) && game.listed("chain").is_empty() {
            game.choose(word, &[]);
        }
    }
}

#[test]
#[rule("S-Q49")]
fn by_the_switch_one_part_of_a_loose_attack_is_called_off() {
    let mut game = around_lawton("at-end-of-movement");
    stand(&mut game, "us_sullivan", "128");
    game.choose("attack 128", &[]);
    end_movement(&mut game);
    assert_eq!(game.listed("chain"), ["us_gibbon", "us_sullivan"]);
    assert_eq!(game.refused_by("chain us_doubleday"), "S-Q49");
    let mut other = game.fork();
    game.choose("chain us_gibbon", &[]);
    assert_eq!((game.target("us_gibbon"), game.target("us_sullivan")), (Some("128"), None));
    assert!(game.told(|e| matches!(e, Event::AttackOff { .. })));
    assert_eq!(game.listed("fight"), ["128"]);
    other.choose("chain us_sullivan", &[]);
    assert_eq!((other.target("us_gibbon"), other.target("us_sullivan")), (None, Some("128")));
}

#[test]
#[rule("S-Q49")]
fn by_the_switch_a_chain_closed_later_loses_nobody() {
    let mut game = around_lawton("at-end-of-movement");
    stand(&mut game, "us_sullivan", "128");
    game.choose("attack 128", &[]);
    stand(&mut game, "us_doubleday", "128");
    game.choose("attack 128", &[]);
    end_movement(&mut game);
    assert!(game.listed("chain").is_empty());
    assert_eq!(clash(&game, "128").attackers.len(), 3);
}

#[test]
#[rule("S-Q50")]
#[rule("S-Q56")]
fn a_mate_without_a_marker_takes_no_part_and_no_harm() {
    let mut game = combat_of("union")
        .attacker("us_gibbon", "116", "128")
        .unit("us_doubleday", "116", "128")
        .unit("cs_lawton", "128", "116")
        .unit("cs_forno", "128", "116")
        .build();
    let fight = clash(&game, "128");
    assert_eq!(names(&game, fight.attackers), ["us_gibbon"]);
    assert_eq!(combat::strength(&game.world, &game.state, fight.attackers), 8);
    game.choose("fight 128", &[1, 5, 3]);
    assert!(game.told(|e| matches!(e, Event::Defended { number: 1, .. })), "one engaged attacker");
    assert_eq!(game.totals(), (1, 7, Side::Union, true), "8 to 12 is -2, the star +1");
    let way = game.listed("retreat")[0].clone();
    game.choose(&format!("retreat {way}"), &[]);
    assert_eq!((game.place_of("us_doubleday"), game.fatigue("us_doubleday")), (Some("116"), 0));
    assert!(game.listed("advance").is_empty(), "he still holds 116");
}

#[test]
#[rule("S-Q51")]
fn an_attack_on_a_zone_left_empty_lapses() {
    let mut game = two_combats().build();
    let field = game.brigade("cs_field");
    game.state.take_off(&game.world, field, Status::Eliminated);
    game.choose("fight 128", &[2, 5, 1]);
    assert!(game.told(|e| matches!(e, Event::AttackLapsed { .. })));
    assert_eq!((game.target("us_hardin"), game.place_of("us_hardin")), (None, Some("97")));
    assert!(game.listed("fight").is_empty() && game.listed("advance").is_empty());
}

#[test]
#[rule("S-Q52")]
fn a_brigade_driven_into_an_attacked_zone_defends_there_too() {
    let mut game = combat_of("union")
        .attacker("us_hardin", "73", "74")
        .unit("cs_field", "74", "73")
        .attacker("us_meade", "98", "96")
        .unit("cs_pender", "96", "98")
        .build();
    game.choose("fight 74", &[5, 2, 3]);
    assert_eq!(game.totals(), (5, 2, Side::Confederate, true));
    assert_eq!(game.place_of("cs_field"), Some("96"), "the only zone that leads away from 73");
    assert_eq!(game.facing("cs_field"), Some("98"), "he takes the facing he finds");
    assert_eq!(game.losses("cs_field"), 1, "Meade's front costs him one");
    game.choose("done", &[]);
    let fight = clash(&game, "96");
    assert_eq!(names(&game, fight.defenders), ["cs_field", "cs_pender"]);
    assert_eq!(combat::strength(&game.world, &game.state, fight.defenders), 11);
    game.choose("fight 96", &[5, 2]);
    assert!(game.told(|e| matches!(e, Event::Defended { number: 1, .. })));
}

#[test]
#[rule("S-Q114")]
fn brigades_of_different_corps_attack_together() {
    let mut game = combat_of("union")
        .attacker("us_gibbon", "116", "128")
        .attacker("us_milroy", "129", "128")
        .attacker("us_grover", "142", "128")
        .unit("cs_lawton", "128", "116")
        .build();
    assert_eq!(names(&game, clash(&game, "128").attackers), ["us_gibbon", "us_grover", "us_milroy"]);
    game.choose("fight 128", &[3, 1, 4]);
    assert_eq!(game.sums(), (6, 1), "20 to 7, two stars, two further zones; wood and escarpment, one flank");
}
