//! The rulebook's worked examples 1 to 4 with the book's numbers, on the real map. Zones the book does not
//! give are those of part 9 of the map page.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use rule::rule;
use second_bull_run::combat::{self, Clash, Role};
use second_bull_run::command::{self, range_costs};
use second_bull_run::event::Event;
use second_bull_run::movement;
use second_bull_run::state::TestResult;

/// Example 1, and the start of example 3.
fn example_1(start: Position) -> Position {
    start
        .commander("us_cc_mcdowell", "104")
        .commander("us_ac_pope", "109")
        .unit("us_seymour", "97", "96")
        .unit("us_meade", "77", "98")
        .unit("us_art_reynolds", "77", "98")
        .unit("us_hardin", "130", "129")
        .unit("us_gibbon", "105", "103")
        .unit("us_doubleday", "132", "131")
        .unit("us_milroy", "118", "117")
        .unit("us_duryea", "30", "48")
        .unit("us_tower", "31", "30")
        .unit("us_stiles", "14", "31")
        .unit("cs_trimble", "115", "98")
        .unit_with("cs_lawton", "128", "116", "losses = 1")
        .unit("cs_art_ewell", "128", "116")
}

fn cost_to(game: &Game, from: &str, to: &str) -> u8 {
    let costs = range_costs(&game.world, &game.state, kernel::Side::Union, game.zone(from), 60);
    costs[game.zone(to)] - 1
}

#[test]
#[rule("S-6.1-value")]
#[rule("S-6.1-flip")]
#[rule("S-6.1-lesser")]
#[rule("S-11.1.2-table")]
fn mcdowell_with_a_two_activates_one_division_on_either_side() {
    let mut available = example_1(Position::designation("union")).build();
    available.choose("designate us_cc_mcdowell", &[2]);
    assert_eq!(available.slots_left(), 1, "2 + 0 is 2: one division");
    assert!(available.is_activated("us_cc_mcdowell"));

    let activated = || {
        Position::designation("union")
            .commander_with("us_cc_mcdowell", "104", "activated = true")
            .commander("us_ac_pope", "109")
            .unit("us_seymour", "97", "96")
            .unit("us_meade", "77", "98")
            .build()
    };
    let mut two = activated();
    two.choose("designate us_cc_mcdowell", &[2]);
    assert_eq!(two.slots_left(), 1, "2 - 1 is 1: one division");
    let mut one = activated();
    one.choose("designate us_cc_mcdowell", &[1]);
    assert!(one.told(|e| matches!(e, Event::Designated { slots: 0, modifier: -1, .. })), "1 - 1 is 0: none");
}

#[test]
#[rule("S-9.1-isolated")]
#[rule("S-9.1-groups")]
#[rule("S-9.1-range8")]
#[rule("S-Q132")]
fn hardin_is_isolated_though_he_is_in_range() {
    let game = example_1(Position::activation("union", "us_cc_mcdowell", 3)).build();
    assert_eq!([97, 77, 130].map(|z| cost_to(&game, "104", &z.to_string())), [8, 5, 6]);
    let isolated = game.state.part.isolated;
    assert!(isolated.has(game.brigade("us_hardin")));
    for near in ["us_seymour", "us_meade", "us_art_reynolds"] {
        assert!(!isolated.has(game.brigade(near)), "{near}");
    }
}

#[test]
#[rule("S-9.2-range")]
#[rule("S-9.1-isolated-mp")]
#[rule("S-9.1-isolated-noforced")]
fn reynolds_acts_without_a_test_and_hardin_with_four_points() {
    let mut game = example_1(Position::activation("union", "us_cc_mcdowell", 1)).build();
    game.choose("activate reynolds", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
    game.choose("act us_hardin", &[]);
    assert_eq!(game.points_left(), Some(4));
    let hardin = game.brigade("us_hardin");
    assert!(movement::check_forced_march(&game.world, &game.state, hardin).is_err());
}

#[test]
#[rule("S-9.1-groups")]
#[rule("S-9.2-range")]
fn hatch_is_one_group_two_zones_apart() {
    let mut game = example_1(Position::activation("union", "us_cc_mcdowell", 1)).build();
    let [gibbon, doubleday] = ["us_gibbon", "us_doubleday"].map(|id| game.brigade(id));
    assert_eq!(game.world.distance(game.zone("105"), game.zone("132")), 2);
    assert_eq!(command::group_of(&game.world, &game.state, gibbon).len(), 2);
    assert_eq!((cost_to(&game, "104", "105"), cost_to(&game, "104", "132")), (2, 5));
    game.choose("activate hatch", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
    assert!(game.offers("act us_gibbon") && game.offers("act us_doubleday"));
    let _ = doubleday;
}

#[test]
#[rule("S-9.2-test")]
#[rule("S-9.2-fail")]
fn ricketts_must_pass_a_command_test() {
    let start = example_1(Position::activation("union", "us_cc_mcdowell", 2)).build();
    assert_eq!(["30", "31", "14"].map(|z| cost_to(&start, "104", z)), [10, 11, 12]);
    let mut passed = start.fork();
    passed.choose("activate ricketts", &[3]);
    assert!(passed.offers("act us_tower"));
    let mut failed = start.fork();
    failed.choose("activate ricketts", &[4]);
    assert_eq!(failed.slots_left(), 1, "the slot is spent");
    assert_eq!(failed.refused_by("activate ricketts"), "S-6.1-division-once");
}

#[test]
#[rule("S-6.2-two")]
#[rule("S-6.2-anchor")]
#[rule("S-6.2-place-range")]
#[rule("S-6.2-place-cc")]
#[rule("S-6.1-substitute")]
fn milroy_goes_with_hatch_or_alone_but_not_with_reynolds() {
    let start = example_1(Position::activation("union", "us_cc_mcdowell", 2)).build();
    let zones = |a: &str, b: &str| start.world.distance(start.zone(a), start.zone(b));
    assert_eq!((zones("118", "105"), zones("118", "130"), zones("118", "97"), zones("118", "77")), (2, 1, 4, 3));
    let mut hatch = start.fork();
    hatch.choose("activate hatch", &[]);
    assert!(hatch.offers("act us_milroy"));
    let mut reynolds = start.fork();
    reynolds.choose("activate reynolds", &[]);
    assert_eq!(reynolds.refused_by("act us_milroy"), "S-6.2-two");
    let mut alone = start.fork();
    assert_eq!(cost_to(&alone, "104", "118"), 4);
    alone.choose("substitute us_milroy", &[]);
    assert!(alone.points_left().is_some(), "no test: he acts at once");
}

#[test]
#[rule("S-8.C-cc")]
#[rule("S-9.1-range8")]
fn mcdowell_four_points_from_pope_becomes_available() {
    let at = |zone: &str| {
        Position::at("administration")
            .first("union")
            .commander_with("us_cc_mcdowell", zone, "activated = true")
            .commander("us_ac_pope", "109")
            .build()
    };
    let mut near = at("104");
    assert_eq!(cost_to(&near, "109", "104"), 4);
    near.choose("begin", &[3, 3]);
    assert!(!near.is_activated("us_cc_mcdowell"));
    let at_cost = |cost: u8| {
        let zone = { near.world.zones }.find(|z| cost_to(&near, "109", near.world.zone_id(*z)) == cost).unwrap();
        near.world.zone_id(zone).to_owned()
    };
    let (last, beyond) = (at_cost(8), at_cost(9));
    let mut last = at(&last);
    last.choose("begin", &[3, 3]);
    assert!(!last.is_activated("us_cc_mcdowell"), "eight points are in range");
    let mut beyond = at(&beyond);
    beyond.choose("begin", &[3, 3]);
    assert!(beyond.is_activated("us_cc_mcdowell"), "nine are not");
}

#[test]
#[rule("S-9.3-front")]
#[rule("S-9.3-flank")]
#[rule("S-9.3-zoc")]
fn seymour_in_105_faces_103() {
    let game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "104")
        .unit("us_seymour", "105", "103")
        .unit("us_meade", "106", "105")
        .build();
    assert_eq!(game.front("us_seymour"), ["103", "104", "119"]);
    let zone = game.zone("105");
    let ground = game.world.ground(zone);
    let flank = ground.adjacent.less(ground.front(ground.slot_of(game.zone("103"))));
    let names = |zones: second_bull_run::ids::Zones| {
        let mut ids: Vec<&str> = zones.map(|z| game.world.zone_id(z)).collect();
        ids.sort_unstable();
        ids.join(" ")
    };
    assert_eq!(names(flank), "106 107 120");
    assert_eq!(names(ground.land), "103 104 106 107 119 120");
    assert_eq!(names(ground.front(ground.slot_of(game.zone("107")))), "106 107 120");
}

/// Example 3: Reynolds and Buford, Hardin isolated.
fn example_3() -> Game {
    let mut game = example_1(Position::activation("union", "us_cc_mcdowell", 1)).unit("us_buford", "78", "77").build();
    game.choose("activate reynolds", &[]);
    game
}

#[test]
#[rule("S-9.4-escarpment")]
#[rule("S-9.3-stop")]
#[rule("S-9.4-attack-cost")]
#[rule("S-9.5-react")]
#[rule("S-9.5-react-order")]
fn seymour_climbs_to_96_and_attacks_115() {
    let mut game = example_3();
    game.choose_all(&["act us_seymour", "step 96"]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 3, .. })), "two, and one for the escarpment");
    assert_eq!(game.points_left(), Some(3));
    assert!(game.listed("step").is_empty(), "the zone of control of 115 stops him");
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    if game.offers("face 115") && game.asked() == Some(kernel::Side::Union) {
        game.choose("face 115", &[]);
    }
    assert!(game.front("us_seymour").contains(&"115".to_owned()));
    assert_eq!(game.asked(), Some(kernel::Side::Confederate), "Trimble reacts before the attack is declared");
    let turned = game.listed("face");
    assert!(turned.contains(&"98".to_owned()), "he may keep his facing");
    for facing in &turned {
        let mut fork = game.fork();
        fork.choose(&format!("face {facing}"), &[]);
        assert!(fork.front("cs_trimble").contains(&"96".to_owned()), "facing {facing}");
    }
    game.choose("face 98", &[]);
    game.choose("attack 115", &[]);
    assert_eq!(game.target("us_seymour"), Some("115"));
}

fn seymour_attacks(game: &mut Game) {
    game.choose_all(&["act us_seymour", "step 96"]);
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    if game.asked() == Some(kernel::Side::Union) {
        game.choose("face 115", &[]);
    }
    game.choose("face 98", &[]);
    game.choose("attack 115", &[]);
}

fn meade_attacks(game: &mut Game) {
    game.choose_all(&["act us_meade", "step 99"]);
    assert_eq!(game.points_left(), Some(5), "a road costs one");
    game.choose("step 98", &[]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 2, .. })));
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    if game.listed("attack").is_empty() {
        assert_eq!(game.asked(), Some(kernel::Side::Union), "Trimble may not turn again");
        game.choose("face 115", &[]);
    }
    game.choose("attack 115", &[]);
}

#[test]
#[rule("S-9.4-road")]
#[rule("S-9.4-plain")]
#[rule("S-9.5-noreact")]
#[rule("S-10.1-joint")]
#[rule("S-9.1-cohesion-end")]
#[rule("S-9.1-cohesion-final")]
fn meade_joins_from_98() {
    let mut game = example_3();
    seymour_attacks(&mut game);
    meade_attacks(&mut game);
    assert_eq!(game.facing("cs_trimble"), Some("98"));
    assert_eq!((game.target("us_seymour"), game.target("us_meade")), (Some("115"), Some("115")));
    assert!(game.offers("close"), "96 and 98 touch, the guns in 77 are near Meade");
}

#[test]
#[rule("S-9.4-artfront")]
#[rule("S-9.1-isolated-noforced")]
#[rule("S-9.4-attack-cost")]
fn hardin_has_one_point_left_and_cannot_attack() {
    let mut game = example_3();
    game.choose_all(&["act us_hardin", "step 129"]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 3, .. })), "two, and one for the artillery");
    assert!(game.listed("attack").is_empty());
    let mut game = example_3();
    game.choose_all(&["act us_hardin"]);
    assert_eq!(game.points_left(), Some(4));
}

#[test]
#[rule("S-9.1-next-phase")]
fn hardin_is_not_isolated_once_meade_stands_in_98() {
    let game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "104")
        .unit("us_meade", "98", "115")
        .unit("us_seymour", "96", "115")
        .unit("us_hardin", "129", "128")
        .unit("cs_trimble", "115", "98")
        .unit("cs_lawton", "128", "129")
        .build();
    assert!(!game.state.part.isolated.has(game.brigade("us_hardin")));
}

#[test]
#[rule("S-9.4-road-zoc-enter")]
#[rule("S-9.4-dismount")]
#[rule("S-9.4-dismount-after")]
#[rule("S-6.2-three-cav")]
fn buford_rides_to_116_and_dismounts() {
    let mut game = example_3();
    game.choose_all(&["act us_buford", "step 77", "step 99"]);
    assert_eq!(game.points_left(), Some(6), "two road zones");
    game.choose("step 116", &[]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 3, .. })), "the road is void, the guns add one");
    assert_eq!(game.points_left(), Some(3));
    game.choose("dismount", &[]);
    assert!(game.is_dismounted("us_buford"));
    assert!(game.listed("attack").is_empty(), "one point is left");
}

#[test]
#[rule("S-6.3-when")]
#[rule("S-6.3-mp")]
fn mcdowell_moves_before_the_combats() {
    let mut game = example_3();
    seymour_attacks(&mut game);
    game.choose("close", &[]);
    assert!(!game.listed("lead").is_empty(), "eight points to ride, before the dice");
    assert!(game.listed("fight").is_empty());
    game.choose("done", &[]);
    assert_eq!(game.listed("fight"), ["115"]);
}

/// Example 4: both combats on the map together.
fn example_4() -> Position {
    Position::combat("union")
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .attacker("us_meade", "98", "96")
        .unit_with("us_gibbon", "116", "127", "losses = 2\nfatigue = 1\nattack = \"128\"")
        .unit_with("us_doubleday", "116", "127", "fatigue = 1\nattack = \"128\"")
        .attacker("us_milroy", "129", "128")
        .attacker("us_sullivan", "142", "128")
        .unit_with("cs_field", "96", "97", "losses = 1\nfatigue = 1")
        .unit("cs_pender", "115", "96")
        .unit_with("cs_lawton", "128", "116", "losses = 1")
        .unit("cs_art_ewell", "128", "116")
}

#[test]
#[rule("S-10.3.1-table")]
#[rule("S-10.3.2-auto-art")]
#[rule("S-10.3.6-zones")]
#[rule("S-10.3.6-unattacked")]
#[rule("S-10.3.5-each")]
fn modifiers_of_the_attack_on_field() {
    let game = example_4().build();
    let clash = Clash::over(&game.world, &game.state, game.zone("96"));
    assert_eq!(combat::strength(&game.world, &game.state, clash.attackers), 12);
    assert_eq!(combat::strength(&game.world, &game.state, clash.defenders), 5);
    assert_eq!(combat::ratio(&game.world, 12, 5), Some(2));
    assert_eq!(combat::gun_points(&game.world, &game.state, &clash, Role::Attacker), 4);
    assert_eq!(combat::gun_points(&game.world, &game.state, &clash, Role::Defender), 0);
    assert_eq!(combat::sums(&game.world, &game.state, &clash), (2, 1), "+2 +1 +1 -2, and +1 +1 -1");
}

#[test]
#[rule("S-10.3.2-rest")]
#[rule("S-10.4-six")]
#[rule("S-10.4-double")]
#[rule("S-10.4-test-table")]
#[rule("S-10.4-test-marker")]
#[rule("S-11.1.1-jackson")]
#[rule("S-10.4-disorder")]
#[rule("S-10.4-advance")]
#[rule("S-10.4-art-noadvance")]
fn field_is_driven_from_96_in_disorder() {
    let mut game = example_4().build();
    game.choose("fight 96", &[3, 6, 3, 2]);
    assert_eq!(game.sums(), (3, 1));
    let (attack, defence, loser, test) = game.totals();
    assert_eq!((attack, defence, loser, test), (9, 4, kernel::Side::Confederate, true));
    assert!(
        game.told(|e| matches!(e, Event::TestDie { die: 2, modifier: -1, result: TestResult::Disorder, .. })),
        "+1 Jackson, -1 fatigue, -1 marker"
    );
    assert_eq!(game.losses("cs_field"), 3, "one before, one for the six, one for disorder");
    assert_eq!(game.fatigue("cs_field"), 2);
    let first = game.listed("retreat");
    let mut ends = std::collections::BTreeSet::new();
    for zone in &first {
        let mut fork = game.fork();
        fork.choose(&format!("retreat {zone}"), &[]);
        let second = fork.listed("retreat");
        if second.is_empty() {
            ends.insert(fork.place_of("cs_field").unwrap().to_owned());
        }
        ends.extend(second);
    }
    let ends: Vec<&str> = ends.iter().map(String::as_str).collect();
    assert_eq!(ends, ["126", "141", "54", "56", "71", "94"]);
    let way = if first.contains(&"114".to_owned()) { "114" } else { "113" };
    game.choose(&format!("retreat {way}"), &[]);
    if game.offers("retreat 126") {
        game.choose("retreat 126", &[]);
    }
    assert_eq!(game.place_of("cs_field"), Some("126"));
    let facings = game.listed("face");
    if let Some(facing) = facings.first() {
        game.choose(&format!("face {facing}"), &[]);
    }
    assert_eq!(game.listed("advance"), ["us_hardin 96", "us_meade 96"], "the artillery may not");
}

#[test]
#[rule("S-10.4-double")]
#[rule("S-10.4-greater")]
fn a_five_would_only_have_tired_field() {
    let mut game = example_4().build();
    game.choose("fight 96", &[3, 5, 3]);
    assert_eq!(game.totals(), (8, 4, kernel::Side::Confederate, false));
    assert_eq!((game.losses("cs_field"), game.fatigue("cs_field")), (1, 2));
}

#[test]
#[rule("S-10.4-test-half")]
#[rule("S-10.4-test-marker")]
fn loss_markers_weigh_on_the_test() {
    let test = |losses: u8| {
        let game = Position::combat("union")
            .unit_with("cs_field", "96", "97", &format!("losses = {losses}"))
            .attacker("us_hardin", "97", "96")
            .build();
        second_bull_run::result::test_modifier(&game.world, &game.state, game.brigade("cs_field"))
    };
    assert_eq!(test(1), 1, "no marker for the first loss, which flips the counter");
    assert_eq!(test(2), 0, "a marker");
    assert_eq!(test(3), -2, "a marker, and half of six is lost");
}

#[test]
#[rule("S-10.3.5-cap")]
#[rule("S-10.3.6-flank")]
#[rule("S-10.3.2-sharp")]
#[rule("S-10.3.4-sum")]
#[rule("S-10.4-equal")]
#[rule("S-10.4-number")]
fn the_attack_on_lawton_ends_even_and_tires_two() {
    let mut game = example_4().build();
    let clash = Clash::over(&game.world, &game.state, game.zone("128"));
    assert_eq!(combat::strength(&game.world, &game.state, clash.attackers), 22);
    assert_eq!(combat::strength(&game.world, &game.state, clash.defenders), 6);
    assert_eq!(combat::gun_points(&game.world, &game.state, &clash, Role::Attacker), 1);
    assert_eq!(combat::gun_points(&game.world, &game.state, &clash, Role::Defender), 5);
    assert_eq!(combat::sums(&game.world, &game.state, &clash), (4, 1), "+3 +1 +2 -2, and +2 -1");
    game.choose("fight 128", &[3, 4, 2, 1, 4]);
    assert_eq!(game.sums(), (5, 2), "sharpshooters and Southern guns add one each");
    assert_eq!(game.totals(), (6, 6, kernel::Side::Union, false));
    assert_eq!(game.fatigue("us_milroy"), 1);
    assert_eq!(game.fatigue("us_gibbon"), 2);
    assert_eq!((game.fatigue("us_doubleday"), game.fatigue("us_sullivan")), (1, 0));
}
