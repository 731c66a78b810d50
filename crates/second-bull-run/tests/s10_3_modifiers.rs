//! 10.3: strength ratio, command, fatigue, terrain, tactical situation, cavalry. Guns have their own file.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position, world};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::{self, Clash};
use second_bull_run::event::Event;
use second_bull_run::ids::Zones;
use second_bull_run::world::World;

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

/// Both sums without dice of the combat over a zone.
fn sums(position: Position, zone: &str) -> (i8, i8) {
    sums_in(&position.build(), zone)
}

fn sums_in(game: &Game, zone: &str) -> (i8, i8) {
    combat::sums(&game.world, &game.state, &Clash::over(&game.world, &game.state, game.zone(zone)))
}

/// Hardin (6) in 78 attacks 99, flat open ground; the defender faces him.
fn plain_attack() -> Position {
    combat_of("union").attacker("us_hardin", "78", "99")
}

#[test]
#[rule("S-10.3.1-sum")]
#[rule("S-10.3.1-table")]
fn the_sums_of_both_sides_make_the_ratio() {
    let alone = plain_attack().unit("cs_gregg", "99", "78");
    assert_eq!(sums(alone.clone(), "99"), (-2, 1), "6 to 7");
    assert_eq!(sums(alone.clone().attacker("us_seymour", "78", "99"), "99"), (1, 1), "11 to 7");
    assert_eq!(sums(alone.unit("cs_thomas", "99", "78"), "99"), (-2, 1), "6 to 12");
}

#[test]
#[rule("S-10.3.1-table")]
#[rule("S-10.3.1-round")]
fn every_bound_of_the_ratio_table() {
    let w = world("29-august", &[]);
    let ratio = |attack, defence| combat::ratio(&w, attack, defence);
    assert_eq!(ratio(6, 3), Some(2), "T-IN-1");
    assert_eq!(ratio(3, 4), Some(-2), "T-IN-2");
    assert_eq!(ratio(4, 3), Some(0), "T-IN-3");
    assert_eq!(ratio(3, 10), None, "T-IN-4");
    assert_eq!((ratio(1, 3), ratio(10, 31), ratio(10, 30)), (Some(-4), None, Some(-4)));
    assert_eq!((ratio(3, 6), ratio(5, 11), ratio(5, 10)), (Some(-2), Some(-4), Some(-2)));
    assert_eq!((ratio(5, 5), ratio(5, 6), ratio(5, 4)), (Some(0), Some(-2), Some(0)));
    assert_eq!((ratio(6, 4), ratio(7, 5), ratio(7, 4)), (Some(1), Some(0), Some(1)));
    assert_eq!((ratio(8, 4), ratio(8, 3), ratio(9, 3), ratio(40, 3)), (Some(2), Some(2), Some(3), Some(3)));
    assert_eq!((ratio(12, 5), ratio(22, 6)), (Some(2), Some(3)));
}

#[test]
#[rule("S-10.3.1-auto")]
#[rule("S-Q58")]
fn three_against_ten_is_beaten_without_combat_dice() {
    let mut game = combat_of("union")
        .unit_with("us_christ", "98", "115", "losses = 1\nattack = \"115\"")
        .unit("us_art_stevens", "98", "115")
        .unit("cs_forno", "115", "98")
        .unit_with("cs_trimble", "115", "98", "losses = 1")
        .build();
    game.choose("fight 115", &[3, 3]);
    assert!(game.told(|e| matches!(e, Event::Automatic { attack: 3, defence: 10 })));
    assert!(!game.told(|e| matches!(e, Event::CombatDice { .. } | Event::GunPoints { .. } | Event::NaturalSix { .. })));
    assert_eq!(game.fatigue("us_christ"), 1);
    let tests = game.events.iter().filter(|e| matches!(e, Event::TestDie { .. })).count();
    assert_eq!(tests, 2, "two engaged on each side: Christ and the guns both test");
    assert_eq!(game.asked(), Some(Side::Union), "he retreats");
}

#[test]
#[rule("S-10.3.1-auto")]
#[rule("S-Q58")]
fn a_single_brigade_of_two_is_hit_by_one_strong_enemy() {
    let mut game = combat_of("union")
        .unit_with("us_christ", "98", "115", "losses = 2\nattack = \"115\"")
        .unit("us_art_stevens", "98", "115")
        .unit("cs_gregg", "115", "98")
        .build();
    game.choose("fight 115", &[]);
    assert!(game.told(|e| matches!(e, Event::Automatic { attack: 2, defence: 7 })));
    assert_eq!(game.listed("hit"), ["us_art_stevens", "us_christ"], "both at two: the owner names one");
    game.choose("hit us_christ", &[6]);
    assert_eq!(game.events.iter().filter(|e| matches!(e, Event::TestDie { .. })).count(), 1);
}

#[test]
#[rule("S-10.3.1-auto")]
fn exactly_one_third_still_throws_dice() {
    let mut third = combat_of("union")
        .unit_with("us_christ", "78", "99", "losses = 2\nattack = \"99\"")
        .unit("cs_archer", "99", "78")
        .build();
    third.choose("fight 99", &[5, 1]);
    assert_eq!(third.sums(), (-4, 0), "2 to 6");
}

#[test]
#[rule("S-10.3.1-artalone")]
fn guns_alone_give_the_weakest_attacker_three() {
    let weak = combat_of("union").unit_with("us_christ", "98", "115", "losses = 3\nattack = \"115\"");
    let guns = weak.clone().unit("cs_art_ewell", "115", "127");
    assert_eq!(sums(guns.clone(), "115").0, 3);
    let two = weak.clone().unit("cs_art_ewell", "115", "127").unit("cs_art_hill", "115", "127");
    assert_eq!(sums(two, "115").0, 3, "two batteries are no infantry");
    let horse = weak.unit("cs_art_ewell", "115", "127").unit("cs_robertson", "115", "127").build();
    let clash = Clash::over(&horse.world, &horse.state, horse.zone("115"));
    assert!(combat::is_automatic(&horse.world, &horse.state, &clash), "with cavalry it is 1 to 4");
}

#[test]
#[rule("S-10.3.3-star")]
fn one_star_counts_for_each_attacking_zone() {
    let base = combat_of("union").unit("cs_trimble", "115", "98");
    let one = base.clone().attacker("us_meade", "98", "115");
    assert_eq!(sums(one.clone(), "115").0, 1, "6 to 6, a star");
    let same_zone = one.clone().attacker("us_gibbon", "98", "115");
    assert_eq!(sums(same_zone, "115").0, 3, "14 to 6 is +2; two stars in a zone are one");
    let two_zones = one.clone().attacker("us_gibbon", "116", "115");
    assert_eq!(sums(two_zones, "115").0, 5, "+2, a further zone, two stars");
    let idle = combat_of("union")
        .unit("cs_trimble", "115", "98")
        .attacker("us_hardin", "98", "115")
        .unit("us_meade", "98", "115");
    assert_eq!(sums(idle, "115").0, 0, "a star that does not attack");
}

#[test]
#[rule("S-10.3.3-def")]
#[rule("S-Q64")]
fn a_starred_defender_counts_once_even_in_rout() {
    let gregg = plain_attack().unit("cs_gregg", "99", "78");
    assert_eq!(sums(gregg.clone(), "99").1, 1);
    assert_eq!(sums(gregg.unit("cs_pender", "99", "78"), "99").1, 1, "two stars, one zone");
    assert_eq!(sums(plain_attack().unit("cs_archer", "99", "78"), "99").1, 0);
    assert_eq!(sums(plain_attack().routed("cs_gregg", "99"), "99").1, -2, "+1, rout -2, flank -1");
}

#[test]
#[rule("S-10.3.4-sum")]
#[rule("S-10.3.4-cap-att")]
#[rule("S-10.3.4-cap-def")]
fn fatigue_adds_up_to_a_cap() {
    let tired = |att: &[u8], def: &[u8]| {
        let mut p = combat_of("union");
        for (id, (zone, fatigue)) in
            ["us_hardin", "us_seymour", "us_sullivan"].iter().zip(["78", "78", "100"].iter().zip(att))
        {
            p = p.unit_with(id, zone, "99", &format!("fatigue = {fatigue}\nattack = \"99\""));
        }
        for (id, fatigue) in ["cs_archer", "cs_branch"].iter().zip(def) {
            p = p.unit_with(id, "99", "78", &format!("fatigue = {fatigue}"));
        }
        sums(p, "99")
    };
    assert_eq!((tired(&[0], &[0]).1, tired(&[0], &[1]).1, tired(&[0], &[1, 1]).1), (0, -1, -2), "T-IN-7");
    assert_eq!((tired(&[0], &[2]).1, tired(&[0], &[2, 1]).1, tired(&[0], &[2, 2]).1), (-2, -2, -2));
    let fresh = tired(&[0, 0, 0], &[0]).0;
    assert_eq!(tired(&[1, 0, 0], &[0]).0, fresh - 1);
    assert_eq!(tired(&[1, 1, 1], &[0]).0, fresh - 3, "more than a defender could lose");
    assert_eq!(tired(&[2, 2, 0], &[0]).0, fresh - 4);
    assert_eq!(tired(&[2, 2, 2], &[0]).0, fresh - 4, "T-IN-7: four at most");
}

#[test]
#[rule("S-Q65")]
fn rout_counts_as_two_and_guns_as_nothing() {
    let routed = plain_attack().routed("cs_archer", "99").unit("cs_art_hill", "99", "100");
    assert_eq!(sums(routed, "99"), (0, -1), "-2 for the rout; six guns face 78");
    let alone = plain_attack().routed("cs_art_hill", "99");
    assert_eq!(sums(alone, "99").1, -1, "routed guns: no fatigue, a flank");
    let attacker = combat_of("union")
        .unit_with("us_hardin", "78", "99", "fatigue = 1\nattack = \"99\"")
        .unit("us_art_reynolds", "78", "99")
        .unit("cs_archer", "99", "78");
    assert_eq!(sums(attacker, "99").0, -1);
}

fn terrain(w: &World, target: &str, bases: &[&str]) -> i8 {
    let zone = |id: &str| w.find_zone(id).unwrap();
    combat::terrain(w, zone(target), bases.iter().map(|id| zone(id)).collect::<Zones>())
}

#[test]
#[rule("S-10.3.5-each")]
#[rule("S-11.1.5-rail")]
#[rule("S-11.1.5-village")]
fn each_kind_of_shelter_is_worth_one() {
    let w = world("29-august", &[]);
    assert_eq!(terrain(&w, "72", &["73"]), 0, "open");
    assert_eq!(terrain(&w, "77", &["78"]), 1, "Groveton");
    assert_eq!(terrain(&w, "126", &["113"]), 1, "wood");
    assert_eq!(terrain(&w, "95", &["94"]), 1, "railway");
    assert_eq!((terrain(&w, "105", &["106"]), terrain(&w, "105", &["103"])), (1, 0), "up an escarpment or along it");
    assert_eq!(terrain(&w, "106", &["105"]), 0, "down it");
    assert_eq!((terrain(&w, "139", &["138"]), terrain(&w, "138", &["139"])), (1, 1), "Stone Bridge");
    assert_eq!(terrain(&w, "99", &["117"]), 0, "a stream is nothing");
    assert_eq!((terrain(&w, "96", &["97"]), terrain(&w, "128", &["116"])), (2, 2), "two kinds");
}

#[test]
#[rule("S-11.1.5-rail")]
fn the_railway_shelters_a_brigade_in_play() {
    let mut game = combat_of("union").attacker("us_hardin", "94", "95").unit("cs_starke", "95", "94").build();
    game.choose("fight 95", &[3, 3]);
    assert_eq!(game.sums(), (0, 1));
    assert_eq!(game.totals(), (3, 4, Side::Union, false));
}

#[test]
#[rule("S-11.1.5-village")]
fn groveton_is_the_only_village() {
    let w = world("29-august", &[]);
    let villages: Vec<&str> = w.zones.filter(|z| w.ground(*z).village).map(|z| w.zone_id(z)).collect();
    assert_eq!(villages, ["77"]);
}

#[test]
#[rule("S-10.3.5-cap")]
#[rule("S-Q60")]
fn shelter_stops_at_two_and_each_kind_counts_once() {
    let mut w = world("29-august", &[]);
    assert_eq!(terrain(&w, "128", &["116", "129"]), 2, "climbed from two zones: wood and escarpment");
    assert_eq!(terrain(&w, "105", &["106"]), 1);
    // No zone of this map has three kinds at once, so a dearer wood stands for the third.
    w.tables.combat.woods = 2;
    assert_eq!(terrain(&w, "128", &["116"]), 2, "three, of which two count");
}

#[test]
#[rule("S-Q59")]
fn one_climbing_zone_is_enough_unless_the_switch_asks_for_all() {
    let w = world("29-august", &[]);
    assert_eq!((terrain(&w, "128", &["129", "142"]), terrain(&w, "128", &["142"])), (2, 1));
    let w = world("29-august", &[("edge-terrain-needs-all-attackers", "on")]);
    assert_eq!((terrain(&w, "128", &["129", "142"]), terrain(&w, "128", &["129", "116"])), (1, 2));
    assert_eq!((terrain(&w, "139", &["138", "140"]), terrain(&w, "139", &["138"])), (0, 1));
}

#[test]
#[rule("S-10.3.6-zones")]
fn each_zone_beyond_the_first_is_worth_one() {
    let one = plain_attack().unit("cs_archer", "99", "78").unit_with("cs_branch", "99", "78", "");
    assert_eq!(sums(one.clone(), "99").0, -2, "6 to 12");
    let stacked = one.clone().attacker("us_seymour", "78", "99");
    assert_eq!(sums(stacked, "99").0, -2, "11 to 12 from one zone");
    let two = one.clone().attacker("us_seymour", "100", "99");
    assert_eq!(sums(two.clone(), "99").0, -1, "from two");
    assert_eq!(sums(two.attacker("us_milroy", "77", "99"), "99").0, 2, "17 to 12 from three: 0 + 2");
}

/// Meade in 98 attacks Field in 96; Pender stands in 115.
fn beside_pender(facing: &str) -> Position {
    combat_of("union").attacker("us_meade", "98", "96").unit("cs_field", "96", "98").unit("cs_pender", "115", facing)
}

#[test]
#[rule("S-10.3.6-unattacked")]
#[rule("S-10.3.6-unattacked-away")]
fn an_enemy_left_alone_costs_two_if_it_faces_an_attacking_zone() {
    assert_eq!(sums(beside_pender("96"), "96").0, -1, "6 to 6, a star, Pender -2");
    assert_eq!(sums(beside_pender("127"), "96").0, 1, "Pender looks away");
    let far = combat_of("union").attacker("us_meade", "98", "96").unit("cs_field", "96", "98").unit(
        "cs_pender",
        "114",
        "115",
    );
    assert_eq!(sums(far, "96").0, 1, "114 does not touch 98");
    assert_eq!(
        sums(
            combat_of("union").attacker("us_meade", "98", "96").unit("cs_field", "96", "98").routed("cs_pender", "115"),
            "96"
        )
        .0,
        1,
        "a routed brigade has no front"
    );
}

#[test]
#[rule("S-10.3.6-unattacked-attacked")]
#[rule("S-Q62")]
fn an_attacked_enemy_costs_nothing_whichever_combat_comes_first() {
    let both = beside_pender("96").attacker("us_hardin", "116", "115");
    let mut game = both.build();
    assert_eq!(sums_in(&game, "96").0, 1);
    game.choose("fight 115", &[3, 2]);
    assert_eq!(game.place_of("cs_pender"), Some("115"), "he has held");
    assert_eq!(sums_in(&game, "96").0, 1, "his combat is over, he still counts as attacked");
}

#[test]
#[rule("S-10.3.6-unattacked-driven")]
#[rule("S-Q62")]
fn a_brigade_driven_off_still_counts_as_attacked() {
    let start = combat_of("union").attacker("us_meade", "98", "115").unit("cs_trimble", "115", "98");
    let idle = start.clone().unit("cs_field", "96", "98");
    assert_eq!(sums(idle, "115").0, -1, "Field in 96 has 98 in front");
    let mut game = start.clone().attacker("us_hardin", "73", "74").unit("cs_field", "74", "73").build();
    game.choose("fight 74", &[5, 2, 3]);
    assert_eq!(game.place_of("cs_field"), Some("96"));
    game.choose("face 98", &[]);
    game.choose("done", &[]);
    assert!(game.efront("cs_field").contains(&"98".to_owned()));
    assert_eq!(sums_in(&game, "115").0, 1, "he was attacked in 74");
    let mut joined =
        start.attacker("us_hardin", "73", "74").unit("cs_field", "74", "73").unit("cs_thomas", "96", "98").build();
    joined.choose("fight 74", &[5, 2, 3]);
    joined.choose("done", &[]);
    assert_eq!(joined.stack("96"), ["cs_field", "cs_thomas"]);
    assert_eq!(sums_in(&joined, "115").0, -1, "Thomas beside him was not: one is enough");
}

#[test]
#[rule("S-Q61")]
fn the_penalty_counts_zones_not_brigades() {
    let two_in_one = beside_pender("96").unit("cs_thomas", "115", "96");
    assert_eq!(sums(two_in_one.clone(), "96").0, -1);
    let two_zones = two_in_one.unit("cs_archer", "116", "98");
    assert_eq!(sums(two_zones, "96").0, -3, "115 and 116");
    let seen_twice = beside_pender("96").attacker("us_hardin", "97", "96").unit("cs_archer", "75", "97");
    assert_eq!(sums(seen_twice, "96").0, 0, "12 to 6, a star, a zone, two enemy zones");
}

#[test]
#[rule("S-Q61")]
fn by_the_switch_enemies_in_the_attackers_front_count() {
    let switched = |p: Position| p.option("unattacked-penalty", "enemy-in-attacker-front");
    let away = beside_pender("127");
    assert_eq!((sums(away.clone(), "96").0, sums(switched(away), "96").0), (1, -1), "115 is in Meade's front");
    let behind =
        combat_of("union").attacker("us_meade", "98", "96").unit("cs_field", "96", "98").unit("cs_archer", "116", "98");
    assert_eq!((sums(behind.clone(), "96").0, sums(switched(behind), "96").0), (-1, 1), "116 is not");
}

#[test]
#[rule("S-10.3.6-flank")]
fn each_zone_outside_the_defenders_front_costs_one() {
    let facing = |zone: &str| {
        let p = combat_of("union")
            .attacker("us_milroy", "78", "99")
            .attacker("us_hardin", "77", "99")
            .attacker("us_seymour", "100", "99")
            .unit("cs_archer", "99", zone);
        sums(p, "99").1
    };
    assert_eq!(facing("78"), 0, "front 77, 78, 100");
    assert_eq!(facing("77"), -1, "100 outside");
    assert_eq!(facing("116"), -3, "front 98, 116, 117");
}

#[test]
#[rule("S-10.3.6-flank")]
fn an_attack_over_the_bridge_from_a_faced_zone_is_frontal() {
    let at = |facing: &str| {
        let p = combat_of("confederate").attacker("cs_archer", "138", "139").unit("us_hardin", "139", facing);
        sums(p, "139").1
    };
    assert_eq!((at("138"), at("140")), (1, 0), "the bridge, and the flank");
}

#[test]
#[rule("S-Q63")]
fn a_routed_defender_has_only_flanks() {
    let base = combat_of("union").attacker("us_milroy", "78", "99").attacker("us_hardin", "77", "99").attacker(
        "us_seymour",
        "100",
        "99",
    );
    assert_eq!(sums(base.clone().routed("cs_archer", "99"), "99").1, -5, "rout -2, three zones");
    let mixed = base.routed("cs_archer", "99").unit("cs_branch", "99", "78");
    assert_eq!(sums(mixed, "99").1, -2, "the unrouted mate's front counts");
}

#[test]
#[rule("S-10.3.7-att")]
fn mounted_cavalry_is_worse_against_a_wood() {
    let attack = |zone: &str, target: &str, lines: &str| {
        let p = combat_of("union")
            .unit_with("us_buford", zone, target, &format!("{lines}\nattack = \"{target}\""))
            .unit_with("us_bayard", zone, target, &format!("{lines}\nattack = \"{target}\""))
            .unit_with("cs_law", target, zone, "losses = 0");
        sums(p, target).0
    };
    assert_eq!(attack("142", "128", ""), -1, "9 to 7, Buford's star, two mounted");
    assert_eq!(attack("142", "128", "dismounted = true"), 1, "7 to 7");
    assert_eq!(attack("78", "99", ""), 1, "no wood");
}

#[test]
#[rule("S-10.3.7-def")]
fn mounted_cavalry_defends_a_wood_badly_without_infantry() {
    let base = combat_of("union").attacker("us_sullivan", "142", "128");
    let horse = |lines: &str| base.clone().unit_with("cs_robertson", "128", "142", lines);
    assert_eq!(sums(horse(""), "128").1, 0, "wood +1, cavalry -1");
    assert_eq!(sums(horse("").unit("cs_lawton", "128", "142"), "128").1, 1, "infantry helps");
    assert_eq!(sums(horse("losses = 1").unit("cs_art_ewell", "128", "142"), "128").1, 0, "guns do not");
    assert_eq!(sums(horse("dismounted = true"), "128").1, 1);
    assert_eq!(sums(horse("").unit("cs_lee_cav", "128", "142"), "128").1, 0, "two, one starred");
    let open = combat_of("union").attacker("us_sullivan", "78", "99").unit("cs_robertson", "99", "78");
    assert_eq!(sums(open, "99").1, 0, "in the open");
}

#[test]
#[rule("S-10.3-cumulative")]
fn all_modifiers_add_up() {
    let mut game = combat_of("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .unit_with("us_meade", "98", "96", "fatigue = 2\nattack = \"96\"")
        .unit_with("cs_field", "96", "97", "losses = 1\nfatigue = 1")
        .unit("cs_pender", "115", "96")
        .build();
    game.choose("fight 96", &[4, 3, 3]);
    assert_eq!(game.sums(), (2 + 1 + 1 - 2 + 1 - 2, 2 - 1), "ratio, guns, star, fatigue, zone, Pender");
    let told: i8 = game
        .events
        .iter()
        .filter_map(|e| match *e {
            Event::Modifier { side: Side::Union, value, .. } => Some(value),
            _ => None,
        })
        .sum();
    assert_eq!(told, 0, "all but the guns are told one by one");
}
