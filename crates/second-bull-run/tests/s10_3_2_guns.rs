//! 10.3.2: artillery points, batteries that join by themselves, sharpshooters; who is in a combat (Q53 to Q56).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::{self, Clash, Role};
use second_bull_run::event::Event;

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

fn clash(game: &Game, zone: &str) -> Clash {
    Clash::over(&game.world, &game.state, game.zone(zone))
}

/// Artillery points of attacker and defender.
fn points_in(game: &Game, zone: &str) -> (u8, u8) {
    let clash = clash(game, zone);
    let points = |role| combat::gun_points(&game.world, &game.state, &clash, role);
    (points(Role::Attacker), points(Role::Defender))
}

fn points(position: &Position, zone: &str) -> (u8, u8) {
    points_in(&position.build(), zone)
}

/// Points, full sixes, remainder, die and success of a side's guns in the last combat.
fn guns_told(game: &Game, wanted: Side) -> Option<(u8, u8, u8, u8, bool)> {
    game.events.iter().find_map(|e| match *e {
        Event::GunPoints { side, points, bonus, rest, die, hit } if side == wanted => {
            Some((points, bonus, rest, die, hit))
        }
        _ => None,
    })
}

/// Three batteries of 4, 3 and 3 points against one of 3 that has lost one.
fn ten_against_two() -> Position {
    combat_of("union")
        .attacker("us_meade", "98", "115")
        .unit("us_art_reynolds", "98", "115")
        .attacker("us_chapman", "96", "115")
        .unit("us_art_sykes", "96", "115")
        .attacker("us_koltes", "116", "115")
        .unit("us_art_schurz", "116", "115")
        .unit("cs_law", "115", "98")
        .unit_with("cs_art_hood", "115", "98", "losses = 1")
}

#[test]
#[rule("S-10.3.2-six")]
#[rule("S-10.3.2-rest")]
fn ten_points_are_one_and_a_die_for_the_rest() {
    let mut game = ten_against_two().build();
    let before = combat::sums(&game.world, &game.state, &clash(&game, "115"));
    assert_eq!(before, (6, 2), "16 to 7, full six, star, zones; railway and escarpment");
    game.choose("fight 115", &[3, 3, 1, 4]);
    assert_eq!(guns_told(&game, Side::Union), Some((10, 1, 4, 3, true)), "T-IN-5");
    assert_eq!(guns_told(&game, Side::Confederate), Some((2, 0, 2, 3, false)), "T-IN-6");
    assert_eq!(game.sums(), (before.0 + 1, before.1));
}

#[test]
#[rule("S-10.3.2-rest")]
fn the_die_may_equal_the_points_left_over() {
    let mut game = ten_against_two().build();
    game.choose("fight 115", &[4, 2, 1, 3]);
    assert_eq!(game.sums(), (7, 3), "4 of 4 and 2 of 2");
    let mut game = ten_against_two().build();
    game.choose("fight 115", &[5, 3, 1, 4]);
    assert_eq!(game.sums(), (6, 2), "5 is above 4");
}

#[test]
#[rule("S-10.3.2-zero")]
fn six_points_exactly_need_no_die() {
    let mut game = combat_of("union")
        .attacker("us_hardin", "98", "115")
        .unit("cs_field", "115", "98")
        .unit("cs_art_hill", "115", "98")
        .build();
    game.choose("fight 115", &[5, 1]);
    assert_eq!(guns_told(&game, Side::Confederate), Some((6, 1, 0, 0, false)));
    assert_eq!(guns_told(&game, Side::Union), None, "no guns, no die");
    assert_eq!(game.sums(), (0, 3), "guns, railway, escarpment");
}

#[test]
#[rule("S-10.3.2-attached-guns")]
fn the_guns_of_an_infantry_brigade_fire_from_the_flank_too() {
    let mut game = combat_of("confederate").attacker("cs_law", "116", "99").unit("us_milroy", "99", "78").build();
    assert_eq!(points_in(&game, "99"), (0, 1));
    game.choose("fight 99", &[1, 3, 4]);
    assert_eq!(game.sums(), (0, 0), "7 to 6; the gun +1, the flank -1");
    let horse = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_lee_cav", "99", "116");
    assert_eq!(points(&horse, "99"), (0, 1), "and of cavalry");
}

#[test]
#[rule("S-10.3.2-sharp")]
fn sharpshooters_hit_on_one_or_two() {
    let attack = combat_of("union").attacker("us_sullivan", "78", "99").unit("cs_forno", "99", "78");
    for (die, bonus) in [(1, 1), (2, 1), (3, 0), (6, 0)] {
        let mut game = attack.build();
        game.choose("fight 99", &[die, 3, 3]);
        assert_eq!(game.sums(), (bonus, 0), "die {die}");
        assert!(game.told(|e| matches!(*e, Event::SharpshooterDie { hit, .. } if hit == (bonus == 1))));
    }
}

#[test]
#[rule("S-Q116")]
#[rule("S-10.3.2-sharp")]
fn sharpshooters_fire_in_defence_and_with_losses_but_not_in_rout() {
    let attack = combat_of("confederate").attacker("cs_forno", "78", "99");
    let mut fresh = attack.clone().unit_with("us_sullivan", "99", "78", "losses = 2").build();
    fresh.choose("fight 99", &[2, 2, 3]);
    assert_eq!(fresh.sums(), (1, 1), "5 to 3; one for the rifles");
    let mut routed = attack.routed("us_sullivan", "99").build();
    routed.choose("fight 99", &[3, 6]);
    assert_eq!(routed.sums(), (0, -3), "no die for them");
}

#[test]
#[rule("S-10.3.2-sharp")]
fn attackers_rifles_throw_before_the_defenders_dice_and_each_brigade_its_own() {
    let mut game = combat_of("union")
        .attacker("us_sullivan", "78", "99")
        .attacker("us_roberts", "100", "99")
        .unit("cs_forno", "99", "78")
        .unit("cs_lawton", "99", "78")
        .build();
    game.choose("fight 99", &[1, 2, 3, 3]);
    assert_eq!(game.sums(), (3, 0), "12 to 12, a further zone, two brigades of rifles");
    assert_eq!(game.events.iter().filter(|e| matches!(e, Event::SharpshooterDie { .. })).count(), 2);
}

#[test]
#[rule("S-10.3.2-auto-art")]
#[rule("S-Q56")]
fn a_battery_with_the_attackers_joins_without_a_marker() {
    let game = combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .unit("cs_field", "96", "97")
        .unit("cs_thomas", "96", "97")
        .build();
    assert_eq!(points_in(&game, "96"), (4, 0));
    let fight = clash(&game, "96");
    assert!(fight.attackers.has(game.brigade("us_art_reynolds")), "engaged: it counts and can be hit");
    let mut game = game.fork();
    game.choose("fight 96", &[4, 5, 1]);
    assert!(game.told(|e| matches!(e, Event::Defended { number: 2, .. })));
}

#[test]
#[rule("S-10.3.2-auto-art")]
fn a_battery_that_looks_elsewhere_stays_out() {
    let game = combat_of("union")
        .option("attack-needs-target-in-front", "off")
        .unit_with("us_hardin", "97", "75", "attack = \"96\"")
        .unit("us_art_reynolds", "97", "75")
        .unit("cs_field", "96", "97")
        .build();
    assert_eq!(points_in(&game, "96"), (0, 0), "front 73, 75, 98");
    assert_eq!(clash(&game, "96").attackers.len(), 1);
}

#[test]
#[rule("S-10.3.2-auto-art-def")]
#[rule("S-Q54")]
fn a_battery_beside_the_attacked_zone_defends_it() {
    let facing = |zone: &str| {
        combat_of("union").attacker("us_meade", "98", "115").unit("cs_trimble", "115", "98").unit(
            "cs_art_ewell",
            "116",
            zone,
        )
    };
    assert_eq!(points(&facing("98"), "115"), (0, 5), "98 is in its front");
    assert_eq!(points(&facing("129"), "115"), (0, 0));
    let routed = combat_of("union")
        .attacker("us_meade", "98", "115")
        .unit("cs_trimble", "115", "98")
        .routed("cs_art_ewell", "116");
    assert_eq!(points(&routed, "115"), (0, 0));
    let mut game = facing("98").build();
    game.choose("fight 115", &[5, 5, 1]);
    assert_eq!(game.sums(), (-1, 3), "it also costs the attacker two; shelter and guns");
    assert!(game.told(|e| matches!(e, Event::Defended { number: 1, .. })), "it only lends its points");
}

#[test]
#[rule("S-10.3.2-art-flank")]
fn a_battery_attacked_from_behind_is_silent() {
    let attack = |from: &str| {
        combat_of("union").attacker("us_grover", from, "128").unit("cs_lawton", "128", "116").unit(
            "cs_art_ewell",
            "128",
            "116",
        )
    };
    assert_eq!(points(&attack("142"), "128"), (0, 0));
    assert_eq!(points(&attack("129"), "128"), (0, 5));
    let mut game = attack("142").build();
    game.choose("fight 128", &[3, 1]);
    assert_eq!(guns_told(&game, Side::Confederate), None);
}

/// Hardin attacks Field from 97; Reynolds's artillery stands alone in 98.
fn lent(facing: &str) -> Position {
    combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "98", facing)
        .unit("cs_field", "96", "97")
}

#[test]
#[rule("S-Q53")]
#[rule("S-Q56")]
fn a_battery_outside_the_attacking_zones_lends_its_points() {
    let game = lent("96").build();
    assert_eq!(points_in(&game, "96"), (4, 0));
    let fight = clash(&game, "96");
    assert_eq!((fight.bases.len(), fight.attackers.len()), (1, 1), "98 does not attack, the guns are not engaged");
    assert_eq!(points(&lent("99"), "96"), (0, 0), "it looks away");
}

#[test]
#[rule("S-Q53")]
#[rule("S-Q54")]
fn a_switch_takes_lent_guns_from_the_defender_or_from_both() {
    let defending = combat_of("union").attacker("us_meade", "98", "115").unit("cs_trimble", "115", "98").unit(
        "cs_art_ewell",
        "116",
        "98",
    );
    let with = |p: &Position, value: &str| p.clone().option("art-support-from-neighbours", value);
    for (value, attack, defence) in [("both", 4, 5), ("attack-only", 4, 0), ("none", 0, 0)] {
        assert_eq!(points(&with(&lent("96"), value), "96").0, attack, "{value}");
        assert_eq!(points(&with(&defending, value), "115").1, defence, "{value}");
    }
    let engaged = combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .unit("cs_field", "96", "97")
        .unit("cs_art_hill", "96", "97");
    assert_eq!(points(&with(&engaged, "none"), "96"), (4, 6), "guns in the fighting zones always fire");
}

#[test]
#[rule("S-Q53")]
#[rule("S-Q54")]
fn guns_lend_nothing_over_the_river() {
    let position = combat_of("confederate").attacker("cs_archer", "138", "139").unit("cs_art_hill", "125", "139").unit(
        "us_hardin",
        "139",
        "138",
    );
    let game = position.build();
    assert!(game.front("cs_art_hill").contains(&"139".to_owned()));
    assert_eq!(points_in(&game, "139"), (0, 0), "125 and 139 are parted by Bull Run");
    let engaged = combat_of("confederate")
        .attacker("cs_archer", "138", "139")
        .unit("cs_art_hill", "138", "139")
        .unit("us_hardin", "139", "138")
        .unit("us_art_reynolds", "139", "138");
    assert_eq!(points(&engaged, "139"), (6, 4), "guns in the fighting zones fire over the bridge");
}

#[test]
#[rule("S-Q55")]
fn one_battery_serves_in_two_combats() {
    let mut game = combat_of("union")
        .attacker("us_hardin", "97", "96")
        .attacker("us_seymour", "116", "115")
        .unit("us_art_reynolds", "98", "96")
        .unit("cs_field", "96", "97")
        .unit("cs_pender", "115", "116")
        .build();
    assert_eq!((points_in(&game, "96").0, points_in(&game, "115").0), (4, 4));
    game.choose("fight 96", &[4, 3, 3]);
    assert_eq!(guns_told(&game, Side::Union), Some((4, 0, 4, 4, true)));
    game.choose("fight 115", &[4, 4, 3]);
    assert_eq!(guns_told(&game, Side::Union), Some((4, 0, 4, 4, true)), "and again");
}

#[test]
#[rule("S-Q130")]
fn a_routed_brigade_keeps_its_guns_a_routed_battery_none() {
    let mut game = combat_of("confederate").attacker("cs_law", "116", "99").routed("us_milroy", "99").build();
    assert_eq!(points_in(&game, "99"), (0, 1));
    game.choose("fight 99", &[1, 4, 5]);
    assert_eq!(guns_told(&game, Side::Union), Some((1, 0, 1, 1, true)));
    assert_eq!(game.sums(), (0, -2), "gun +1, rout -2, flank -1");
    let lost = combat_of("confederate").attacker("cs_law", "116", "99").routed_with("us_milroy", "99", "losses = 1");
    assert_eq!(points(&lost, "99"), (0, 0), "losses reduce them");
    let battery = combat_of("confederate").attacker("cs_law", "116", "99").routed("us_art_hatch", "99");
    assert_eq!(points(&battery, "99"), (0, 0));
}

#[test]
#[rule("S-10.4-art-cp")]
#[rule("S-10.4-loss-cp")]
fn potentials_fall_by_one_for_each_loss_and_batteries_add_no_strength() {
    let milroy = |losses: u8| {
        let game = combat_of("confederate")
            .attacker("cs_law", "116", "99")
            .unit_with("us_milroy", "99", "116", &format!("losses = {losses}"))
            .build();
        let b = game.brigade("us_milroy");
        (combat::combat_strength(&game.world, &game.state, b), combat::artillery_strength(&game.world, &game.state, b))
    };
    assert_eq!((milroy(0), milroy(1), milroy(2)), ((6, 1), (5, 0), (4, 0)));
    let game = combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .unit("cs_field", "96", "97")
        .unit_with("cs_art_hill", "96", "97", "losses = 1")
        .build();
    let fight = clash(&game, "96");
    assert_eq!(combat::strength(&game.world, &game.state, fight.attackers), 6);
    assert_eq!(combat::strength(&game.world, &game.state, fight.defenders), 6);
    assert_eq!(points_in(&game, "96"), (4, 5), "a battery's first loss costs it a point");
}
