//! 11.3: modifiers.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::borrow::Cow;

use bull_run_1861::{BullRun1861, Event, World};
use common::modifiers::{ENGAGED, RATIO, throwers};
use common::{DataFolder, Game, Position};
use kernel::{Library, Setup, Side, Title};
use rule::rule;

const SUPPORT: &str = "BR-11.3-support-combat";
const STAR: &str = "BR-11.3-star";
const HILL: &str = "BR-11.3-hill";
const WOODS: &str = "BR-11.3-woods";
const CROSSING: &str = "BR-11.3-crossing";
const LINE: &str = "BR-10.6-defence";
const FATIGUE: &str = "BR-11.3-fatigue";
const DEFENDER_FLANKED: &str = "BR-11.3-def-flanked";
const ATTACKER_FLANKED: &str = "BR-11.3-att-flanked";

fn union(value: i64, rule: &str) -> (Side, i64, String) {
    (Side::Union, value, rule.to_owned())
}

fn confederate(value: i64, rule: &str) -> (Side, i64, String) {
    (Side::Confederate, value, rule.to_owned())
}

fn guns(unit: &str, succeeds_on: i64) -> (String, String, i64) {
    (unit.to_owned(), "artillery".to_owned(), succeeds_on)
}

fn horse(unit: &str, succeeds_on: i64) -> (String, String, i64) {
    (unit.to_owned(), "cavalry".to_owned(), succeeds_on)
}

/// Evans on Matthews Hill, facing Sudley.
fn matthews_hill() -> Position {
    Position::melee("union").unit("cs_evans", "S07", "S03")
}

/// W-23: Burnside, fatigue 1, in S03 against Evans.
fn plain_attack() -> Position {
    matthews_hill().unit_with("us_burnside", "S03", "S07", "fatigue = 1\nengaged = true")
}

#[rule("BR-11.3-artillery")]
#[rule("BR-11.3-star-defence")]
#[rule("BR-11.3-hill")]
#[test]
fn a_plain_attack_on_a_hill() {
    // W-23.
    let mut game = plain_attack().build();
    game.form("S07", &["us_burnside"]);
    let expected = [union(3, RATIO), union(-1, FATIGUE), confederate(1, STAR), confederate(2, HILL)];
    assert_eq!(game.modifiers("resolve"), expected);
    assert_eq!(game.gun_dice("resolve"), [guns("us_burnside", 3), guns("cs_evans", 1)]);
    game.choose("resolve", &[3, 2, 5, 3]);
    assert_eq!(game.sums(), (3, 3), "Burnside's guns succeed on a 3, Evans's fail on a 2");
    assert_eq!(game.totals(), (8, 6, Side::Confederate, false));
    assert_eq!((game.fatigue("cs_evans"), game.fatigue("us_burnside")), (1, 1));
    let mut fails = plain_attack().build();
    fails.attack("S07", &["us_burnside"], &[4, 1, 5, 3]);
    assert_eq!(fails.sums(), (2, 4), "a 4 is too much for Burnside, a 1 enough for Evans");
}

#[rule("BR-11.3-support-combat")]
#[rule("BR-11.3-support-nothing-else")]
#[rule("BR-11.3-support-artillery")]
#[test]
fn a_second_line_gives_one_and_helps_the_guns() {
    // W-24.
    let mut game = plain_attack().behind("us_porter", "S03", "line = \"second\"\nfatigue = 1").build();
    game.form("S07", &["us_burnside"]);
    let expected = [union(3, RATIO), union(1, SUPPORT), union(-1, FATIGUE), confederate(1, STAR), confederate(2, HILL)];
    assert_eq!(game.modifiers("resolve"), expected, "Porter's star and fatigue do nothing");
    assert_eq!(game.gun_dice("resolve"), [guns("us_burnside", 4), guns("cs_evans", 1)]);
    game.choose("resolve", &[4, 2, 6, 2]);
    assert_eq!(game.sums(), (4, 3));
    assert_eq!(game.totals(), (10, 5, Side::Confederate, true));
}

#[rule("BR-11.3-support-nothing-else")]
#[test]
fn the_star_fatigue_and_cavalry_of_a_second_line_count_for_nothing() {
    let mut game = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .behind("us_porter", "S03", "line = \"second\"\nfatigue = 1")
        .build();
    game.form("S07", &["us_burnside"]);
    assert_eq!(game.by_rule("resolve", STAR), (0, 1));
    assert_eq!(game.by_rule("resolve", FATIGUE), (0, 0));

    let mut south = Position::melee("confederate")
        .unit_with("cs_bee", "S03", "S07", ENGAGED)
        .behind("cs_ewell", "S03", "line = \"second\"")
        .unit("us_keyes", "S07", "S03")
        .build();
    south.form("S07", &["cs_bee"]);
    assert_eq!(south.gun_dice("resolve"), [guns("cs_bee", 3)], "no die for Ewell's horse; his guns help Bee's");
}

#[rule("BR-11.3-support-combat")]
#[test]
fn support_counts_in_defence_unless_the_switch_says_otherwise() {
    let position = Position::melee("confederate")
        .unit_with("cs_evans", "S06", "N07", ENGAGED)
        .unit("us_sherman", "N07", "S06")
        .behind("us_schenck", "N07", "line = \"second\"");
    let mut game = position.build();
    game.form("N07", &["cs_evans"]);
    assert_eq!(game.by_rule("resolve", SUPPORT), (0, 1));
    assert_eq!(game.gun_dice("resolve"), [guns("cs_evans", 1), horse("cs_evans", 2), guns("us_sherman", 3)]);

    let mut off = position.clone().option("support-in-defence", "off").build();
    off.form("N07", &["cs_evans"]);
    assert_eq!(off.by_rule("resolve", SUPPORT), (0, 0));
    assert_eq!(off.gun_dice("resolve")[2], guns("us_sherman", 2), "nor does it help the guns");

    let mut attack =
        plain_attack().behind("us_porter", "S03", "line = \"second\"").option("support-in-defence", "off").build();
    attack.form("S07", &["us_burnside"]);
    assert_eq!(attack.by_rule("resolve", SUPPORT), (1, 0), "attackers keep it");
}

#[rule("BR-11.3-support-combat")]
#[test]
fn a_second_line_of_strength_one_gives_nothing() {
    for (losses, support) in [(1, 1), (2, 0)] {
        let mut game =
            plain_attack().behind("us_keyes", "S03", &format!("line = \"second\"\nlosses = {losses}")).build();
        game.form("S07", &["us_burnside"]);
        assert_eq!(game.by_rule("resolve", SUPPORT), (support, 0), "Keyes with {losses} losses of 3");
    }
}

#[rule("BR-11.3-support-combat")]
#[test]
fn support_needs_no_activation_and_the_legion_lends_its_strength() {
    let behind = |legion: bool| {
        let mut position = Position::melee("confederate")
            .unit_with("cs_bee", "S03", "S07", ENGAGED)
            .behind("cs_bartow", "S03", "line = \"second\"\nlosses = 1")
            .unit("us_keyes", "S07", "S03");
        if legion {
            position = position.behind("cs_hampton", "S03", "host = \"cs_bartow\"");
        }
        let mut game = position.build();
        game.form("S07", &["cs_bee"]);
        game.by_rule("resolve", SUPPORT)
    };
    assert_eq!(behind(false), (0, 0), "Bartow alone is at 1");
    assert_eq!(behind(true), (1, 0), "with the Legion he is at 2");
}

#[rule("BR-11.3-support-each-zone")]
#[rule("BR-11.3-support-artillery")]
#[test]
fn each_zone_of_an_attack_has_its_own_support() {
    let mut game = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .behind("us_porter", "S03", "line = \"second\"")
        .unit_with("us_franklin", "S04", "S07", ENGAGED)
        .behind("us_howard", "S04", "line = \"second\"")
        .build();
    game.form("S07", &["us_burnside", "us_franklin"]);
    assert_eq!(game.by_rule("resolve", SUPPORT), (2, 0));
    let dice = [guns("us_burnside", 4), guns("us_franklin", 3), guns("cs_evans", 1)];
    assert_eq!(game.gun_dice("resolve"), dice, "Porter's guns help his own zone, Howard has none");
}

#[rule("BR-11.3-support-artillery")]
#[test]
fn supporting_guns_help_only_the_die_of_their_own_zone() {
    // Interaction 5.
    let position = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .behind("us_porter", "S03", "line = \"second\"")
        .unit_with("us_franklin", "S04", "S07", ENGAGED);
    let mut game = position.build();
    game.attack("S07", &["us_burnside", "us_franklin"], &[4, 4, 6, 1, 1]);
    let effective: Vec<bool> = game
        .events
        .iter()
        .filter_map(|e| match *e {
            Event::ArtilleryDie { effective, .. } => Some(effective),
            _ => None,
        })
        .collect();
    assert_eq!(effective, [true, false, false]);
    assert_eq!(game.sums(), (4 + 1 + 1, 3));

    // Artillery 1 in the second line is too little; 2 is enough.
    for (losses, succeeds_on) in [(1, 4), (2, 3)] {
        let lines = format!("line = \"second\"\nlosses = {losses}");
        let mut game = plain_attack().behind("us_porter", "S03", &lines).build();
        game.form("S07", &["us_burnside"]);
        assert_eq!(game.gun_dice("resolve")[0], guns("us_burnside", succeeds_on), "Porter with {losses} losses");
    }
}

#[rule("BR-11.3-support-fatigue2")]
#[test]
fn a_second_line_at_fatigue_two_gives_nothing() {
    for (fatigue, support, succeeds_on) in [(0, 1, 4), (1, 1, 4), (2, 0, 3)] {
        let lines = format!("line = \"second\"\nfatigue = {fatigue}");
        let mut game = plain_attack().behind("us_porter", "S03", &lines).build();
        game.form("S07", &["us_burnside"]);
        assert_eq!(game.by_rule("resolve", SUPPORT), (support, 0), "fatigue {fatigue}");
        assert_eq!(game.gun_dice("resolve")[0], guns("us_burnside", succeeds_on), "fatigue {fatigue}");
    }
}

const COCKE: &str = "extended = \"S16\"\nmarker-facing = \"S06\"\nengaged = true";

#[rule("BR-11.3-support-not-own")]
#[test]
fn the_parts_of_an_extended_line_do_not_support_each_other() {
    let mut game = Position::melee("confederate")
        .unit_with("cs_cocke", "S17", "S18", COCKE)
        .unit("us_keyes", "S06", "S16")
        .build();
    game.form("S06", &["cs_cocke+"]);
    assert_eq!(game.by_rule("resolve", SUPPORT), (0, 0));
    assert_eq!(game.gun_dice("resolve"), [guns("cs_cocke+", 1), horse("cs_cocke+", 1)]);
}

#[rule("BR-11.3-support-not-own")]
#[test]
fn a_brigade_that_fights_in_front_elsewhere_does_not_support_the_same_attack() {
    // Cocke's counter stands behind Stuart in S17, his marker in front in S16.
    let lines = "line = \"second\"\nextended = \"S16\"\nmarker-facing = \"S45\"\nengaged = true";
    let position = Position::melee("confederate")
        .unit_with("cs_stuart", "S17", "S45", ENGAGED)
        .behind("cs_cocke", "S17", lines)
        .unit("us_keyes", "S45", "S16");
    let mut together = position.build();
    together.form("S45", &["cs_cocke+", "cs_stuart"]);
    assert_eq!(together.by_rule("resolve", SUPPORT), (0, 0));
    let mut alone = position.build();
    alone.form("S45", &["cs_stuart"]);
    assert_eq!(alone.by_rule("resolve", SUPPORT), (1, 0), "another brigade's attack he does support");
}

#[rule("BR-11.3-artillery-each")]
#[test]
fn the_guns_of_several_brigades_add_up() {
    // W-29: 9 to 2, S03 throws first, the worse fatigue counts.
    let mut game = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_franklin", "S04", "S07", "fatigue = 1\nengaged = true")
        .build();
    game.form("S07", &["us_burnside", "us_franklin"]);
    assert_eq!(game.fixed("resolve"), (4 - 1, 3));
    assert_eq!(game.by_rule("resolve", STAR), (0, 1));
    game.choose("resolve", &[2, 3, 6, 1, 3]);
    assert_eq!(throwers(&game), ["us_burnside", "us_franklin", "cs_evans"]);
    assert_eq!(game.sums(), (3 + 2, 3));
}

#[rule("BR-11.3-artillery-zero")]
#[test]
fn a_brigade_without_guns_throws_only_with_a_battery_behind_it() {
    // W-40.
    let behind = |lines: &str| {
        let mut game = matthews_hill()
            .unit_with("us_keyes", "S03", "S07", ENGAGED)
            .behind("us_sherman", "S03", &format!("line = \"second\"\n{lines}"))
            .build();
        game.form("S07", &["us_keyes"]);
        game
    };
    let mut one = behind("");
    assert_eq!(one.gun_dice("resolve")[0], guns("us_keyes", 1));
    assert_eq!(one.fixed("resolve").0, 2 + 1, "3 to 2 and support; Sherman's star does not count");
    one.choose("resolve", &[1, 6, 1, 3]);
    assert_eq!(one.sums().0, 4);
    let mut two = behind("");
    two.choose("resolve", &[2, 6, 1, 3]);
    assert_eq!(two.sums().0, 3);

    let tired = behind("fatigue = 2");
    assert_eq!(tired.gun_dice("resolve"), [guns("cs_evans", 1)], "no die for Keyes");
    assert_eq!(tired.fixed("resolve").0, 2);
    let mut alone = matthews_hill().unit_with("us_keyes", "S03", "S07", ENGAGED).build();
    alone.form("S07", &["us_keyes"]);
    assert_eq!(alone.gun_dice("resolve"), [guns("cs_evans", 1)]);
}

#[rule("BR-11.3-cavalry-attack")]
#[test]
fn attached_cavalry_throws_in_attack_only() {
    let attack = |face: u8| {
        let mut game = Position::melee("confederate")
            .unit_with("cs_ewell", "S03", "S07", ENGAGED)
            .unit("us_keyes", "S07", "S03")
            .build();
        game.form("S07", &["cs_ewell"]);
        assert_eq!(game.gun_dice("resolve"), [guns("cs_ewell", 2), horse("cs_ewell", 3)]);
        let fixed = game.fixed("resolve").0;
        game.choose("resolve", &[6, face, 3, 3]);
        i64::from(game.sums().0) - fixed
    };
    assert_eq!((attack(3), attack(4)), (1, 0));

    let mut defence =
        Position::melee("union").unit_with("us_keyes", "S03", "S07", ENGAGED).unit("cs_ewell", "S07", "S03").build();
    defence.form("S07", &["us_keyes"]);
    assert_eq!(defence.gun_dice("resolve"), [guns("cs_ewell", 2)], "his horse does nothing in defence");

    let mut stuart = Position::melee("confederate")
        .unit_with("cs_stuart", "S03", "S07", ENGAGED)
        .unit("us_keyes", "S07", "S03")
        .build();
    stuart.form("S07", &["cs_stuart"]);
    assert!(stuart.gun_dice("resolve").is_empty(), "a cavalry brigade has no attached companies");
}

#[rule("BR-11.3-star")]
#[test]
fn a_star_counts_once_a_side() {
    let mut game = Position::melee("union")
        .unit("cs_bee", "S07", "S03")
        .unit_with("us_porter", "S03", "S07", ENGAGED)
        .unit_with("us_sherman", "S04", "S07", ENGAGED)
        .build();
    game.form("S07", &["us_porter", "us_sherman"]);
    assert_eq!(game.by_rule("resolve", STAR), (1, 0));
    let mut one = Position::melee("union")
        .unit("cs_bee", "S07", "S03")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_sherman", "S04", "S07", ENGAGED)
        .build();
    one.form("S07", &["us_burnside", "us_sherman"]);
    assert_eq!(one.by_rule("resolve", STAR), (1, 0), "one of two is enough");
}

#[rule("BR-11.3-star-defence")]
#[test]
fn the_defenders_star_counts_as_well() {
    let mut game = plain_attack().build();
    game.form("S07", &["us_burnside"]);
    assert_eq!(game.by_rule("resolve", STAR), (0, 1));
    let mut none =
        Position::melee("union").unit("cs_bee", "S07", "S03").unit_with("us_burnside", "S03", "S07", ENGAGED).build();
    none.form("S07", &["us_burnside"]);
    assert_eq!(none.by_rule("resolve", STAR), (0, 0));
}

/// What the ground gives a defender attacked over one border.
fn ground(defender_zone: &str, attacker_zone: &str) -> (i64, i64, i64) {
    let mut game = Position::melee("union")
        .unit("cs_bee", defender_zone, attacker_zone)
        .unit_with("us_burnside", attacker_zone, defender_zone, ENGAGED)
        .build();
    game.form(defender_zone, &["us_burnside"]);
    let of = |rule: &str| {
        let (attacker, defender) = game.by_rule("resolve", rule);
        assert_eq!(attacker, 0);
        defender
    };
    (of(HILL), of(WOODS), of(CROSSING))
}

#[rule("BR-11.3-hill")]
#[rule("BR-11.3-woods")]
#[rule("BR-11.3-crossing")]
#[rule("BR-11.3-village-none")]
#[test]
fn the_ground_of_the_defender() {
    assert_eq!(ground("S07", "S03"), (2, 0, 0), "a scoring hill");
    assert_eq!(ground("N16", "N15"), (2, 0, 0), "a Centreville hill");
    assert_eq!(ground("S20", "S40"), (0, 1, 0), "woods");
    assert_eq!(ground("S20", "N14"), (0, 1, 2), "woods behind a ford");
    assert_eq!(ground("S06", "N07"), (0, 0, 2), "a bridge");
    assert_eq!(ground("S08", "S07"), (0, 0, 0), "a hamlet");
    assert_eq!(ground("S39", "S43"), (0, 0, 0), "a village");
    assert_eq!(ground("S40", "S20"), (0, 0, 0), "clear ground, attacked out of the woods");
}

#[rule("BR-11.3-crossing")]
#[test]
fn one_attacker_by_land_takes_the_bonus_of_the_stream_away() {
    let attack = |attackers: &[&str]| {
        let mut game = Position::melee("union")
            .unit("cs_evans", "S06", "N07")
            .unit_with("us_schenck", "N07", "S06", ENGAGED)
            .unit_with("us_keyes", "S16", "S06", ENGAGED)
            .build();
        game.form("S06", attackers);
        game.by_rule("resolve", CROSSING)
    };
    assert_eq!(attack(&["us_schenck"]), (0, 2));
    assert_eq!(attack(&["us_keyes"]), (0, 0));
    assert_eq!(attack(&["us_schenck", "us_keyes"]), (0, 0));
}

/// The data folder with one line of one file put differently.
struct Doctored {
    folder: DataFolder,
    file: &'static str,
    from: &'static str,
    to: &'static str,
}

impl Library for Doctored {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = self.folder.read(path)?;
        if path != self.file {
            return Some(text);
        }
        assert!(text.contains(self.from));
        Some(Cow::Owned(text.replace(self.from, self.to)))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        self.folder.list(folder)
    }
}

#[rule("BR-11.3-cumulative")]
#[test]
fn bonuses_and_penalties_add_up() {
    // The flat at Lewis Ford is made a hill: hill, ford and extended line together.
    let position = Position::melee("union")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .unit_with("us_franklin", "N08", "S16", "fatigue = 2\nengaged = true");
    let library = Doctored {
        folder: DataFolder::new(),
        file: "bull-run-1861/places.csv",
        from: "S16,Lewis Ford Flat,clear",
        to: "S16,Lewis Ford Flat,hill",
    };
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(position.file()), ..Setup::default() };
    let world = World::build(&library, &setup).unwrap();
    let state = BullRun1861::start(&world);
    let mut game = Game { world, state, events: Vec::new() };
    game.form("S16", &["us_franklin"]);
    assert_eq!(game.fixed("resolve"), (1 - 2, 5));
    let expected =
        [union(1, RATIO), union(-2, FATIGUE), confederate(2, HILL), confederate(2, CROSSING), confederate(1, LINE)];
    assert_eq!(game.modifiers("resolve"), expected);
    game.choose("resolve", &[6, 6, 6, 1]);
    assert_eq!(game.sums(), (-1, 5));
}

#[rule("BR-11.3-crossing")]
#[test]
fn an_extended_line_behind_a_ford() {
    // W-27.
    let mut game = Position::melee("union")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .unit_with("us_franklin", "N08", "S16", ENGAGED)
        .build();
    assert_eq!((game.strengths("cs_cocke"), game.strengths("cs_cocke+")), ((3, 1, 1), (3, 1, 1)));
    game.form("S16", &["us_franklin"]);
    assert_eq!(game.modifiers("resolve"), [union(1, RATIO), confederate(2, CROSSING), confederate(1, LINE)]);
    game.choose("resolve", &[3, 1, 6, 1]);
    assert_eq!(game.sums(), (2, 4));
    assert_eq!(game.totals(), (8, 5, Side::Confederate, false));
    assert_eq!(game.fatigue("cs_cocke"), 1);
}

#[rule("BR-11.3-several-zones")]
#[test]
fn against_several_zones_only_the_best_ground_counts() {
    // Burnside in S40 against S19 (clear, Bonham and Early) and S20 (woods, Longstreet and Jones).
    let position = |front: &str, lines: &str| {
        Position::melee("union")
            .unit_with("us_burnside", "S40", "S20", ENGAGED)
            .unit_with(front, "S19", "S40", "fatigue = 1")
            .behind("cs_jones", "S19", "line = \"second\"")
            .unit_with("cs_longstreet", "S20", "S40", lines)
            .behind("cs_bee", "S20", "line = \"second\"")
    };
    let game = position("cs_bonham", "fatigue = 2").build();
    let of = |rule: &str| game.by_rule("sweep us_burnside", rule);
    assert_eq!(of(WOODS), (0, 1));
    assert_eq!(of(RATIO), (0, 3), "5 to 10");
    assert_eq!(of(FATIGUE), (0, -2), "of the most tired, not of both");
    assert_eq!(of(SUPPORT), (0, 2), "for each zone");
    let dice = [guns("us_burnside", 3), guns("cs_bonham", 3), guns("cs_longstreet", 2)];
    assert_eq!(game.gun_dice("sweep us_burnside"), dice, "for each zone; Bee's guns help Longstreet's");
    let stars = position("cs_early", "").build();
    assert_eq!(stars.by_rule("sweep us_burnside", STAR), (0, 1), "Early and Longstreet");
}

#[rule("BR-11.3-several-zones")]
#[test]
fn the_best_of_several_zones_is_that_of_terrain_and_crossing_together() {
    // Burnside in N07 against Bee behind the bridge in S06 and Jones by land in the woods of N50.
    let game = Position::melee("union")
        .unit_with("us_burnside", "N07", "S06", ENGAGED)
        .unit("cs_bee", "S06", "N07")
        .unit("cs_jones", "N50", "N07")
        .build();
    assert_eq!(game.by_rule("sweep us_burnside", CROSSING), (0, 2));
    assert_eq!(game.by_rule("sweep us_burnside", WOODS), (0, 0));
}

#[rule("BR-11.3-several-zones")]
#[test]
fn extended_line_and_flank_count_once_against_several_zones() {
    // Cocke holds S19 and S20 together; both parts look away from Burnside in S40.
    let game = Position::melee("union")
        .unit_with("us_burnside", "S40", "S20", ENGAGED)
        .unit_with("cs_cocke", "S19", "N11", "extended = \"S20\"\nmarker-facing = \"N14\"")
        .build();
    assert_eq!(game.front("S19"), ["N11", "N13", "S18"]);
    assert_eq!(game.front("S20"), ["N13", "N14", "N19"]);
    let of = |rule: &str| game.by_rule("sweep us_burnside", rule);
    assert_eq!(of(LINE), (0, 1));
    assert_eq!(of(DEFENDER_FLANKED), (0, -1));
    assert_eq!(of(RATIO), (1, 0), "5 to 5: the halves together are not more than the whole");
}

#[rule("BR-11.3-fatigue")]
#[test]
fn the_most_tired_front_line_brigade_of_each_side_counts() {
    let attack = |burnside: u8, franklin: u8, evans: u8| {
        let mut game = Position::melee("union")
            .unit_with("cs_evans", "S07", "S03", &format!("fatigue = {evans}"))
            .unit_with("us_burnside", "S03", "S07", &format!("fatigue = {burnside}\nengaged = true"))
            .unit_with("us_franklin", "S04", "S07", &format!("fatigue = {franklin}\nengaged = true"))
            .build();
        game.form("S07", &["us_burnside", "us_franklin"]);
        game.by_rule("resolve", FATIGUE)
    };
    assert_eq!(attack(0, 2, 1), (-2, -1));
    assert_eq!(attack(2, 0, 2), (-2, -2));
    assert_eq!(attack(1, 1, 0), (-1, 0));
    assert_eq!(attack(0, 0, 0), (0, 0));
}

#[rule("BR-11.3-fatigue")]
#[test]
fn the_fatigue_of_the_extension_counts_in_the_combat_after_it() {
    // W-15 and interaction 3: Willcox, fatigue 1, marches N46, N47, S03 and extends to engage.
    let mut game = Position::activation("union", 1)
        .unit_with("us_willcox", "N46", "N47", "fatigue = 1")
        .unit("us_burnside", "S03", "S07")
        .unit("cs_evans", "S07", "S03")
        .hq("hq_mcdowell", "N45")
        .build();
    game.choose_all(&["select us_willcox", "step N47", "step S03", "line us_willcox front", "face S07"]);
    assert_eq!(game.fatigue("us_willcox"), 1);
    game.choose_all(&["engage", "face S07"]);
    assert_eq!(game.fatigue("us_willcox"), 2);
    game.choose("done", &[]);
    game.form("S07", &["us_willcox"]);
    assert_eq!(game.by_rule("resolve", FATIGUE), (-2, 0));
    assert_eq!(game.by_rule("resolve", SUPPORT), (1, 0), "W-14: Burnside behind him is support");
}

/// W-28: Burnside before Evans, Sherman on his flank in S05, both engaged.
fn flank_attack() -> Position {
    matthews_hill().unit_with("us_burnside", "S03", "S07", ENGAGED).unit_with("us_sherman", "S05", "S07", ENGAGED)
}

#[rule("BR-11.3-def-flanked")]
#[test]
fn a_defender_with_an_enemy_on_his_flank_has_one_less() {
    let mut sherman = flank_attack().build();
    sherman.form("S07", &["us_sherman"]);
    assert_eq!(sherman.refused_by("join us_burnside"), "BR-11.1-joint");
    assert_eq!(sherman.by_rule("resolve", DEFENDER_FLANKED), (0, -1));
    assert_eq!(sherman.fixed("resolve"), (4, 2), "ratio 3 and star 1 to star 1, hill 2 and flank -1");
    let mut burnside = flank_attack().build();
    burnside.form("S07", &["us_burnside"]);
    assert_eq!(burnside.by_rule("resolve", DEFENDER_FLANKED), (0, -1), "Sherman is still on his flank");
    let mut another = flank_attack().unit("us_keyes", "S08", "S07").build();
    another.form("S07", &["us_sherman"]);
    assert_eq!(another.by_rule("resolve", DEFENDER_FLANKED), (0, -1), "once");
    let mut front = plain_attack().unit("us_keyes", "S04", "S07").build();
    front.form("S07", &["us_burnside"]);
    assert_eq!(front.by_rule("resolve", DEFENDER_FLANKED), (0, 0), "S03 and S04 are his front");
}

#[rule("BR-11.3-flank-crossing")]
#[test]
fn over_the_stream_only_an_attacker_flanks() {
    // Evans in S06 faces S09; Keyes stands there, Schenck in N07 behind the bridge.
    let attack = |attacker: &str, over_river: &str| {
        let mut game = Position::melee("union")
            .unit("cs_evans", "S06", "S09")
            .unit_with("us_keyes", "S09", "S06", ENGAGED)
            .unit_with("us_schenck", "N07", "S06", ENGAGED)
            .option("over-river", over_river)
            .build();
        assert_eq!(game.front("S06"), ["S05", "S09", "S15"]);
        game.form("S06", &[attacker]);
        game.by_rule("resolve", DEFENDER_FLANKED)
    };
    assert_eq!(attack("us_schenck", "ignored"), (0, -1));
    assert_eq!(attack("us_keyes", "ignored"), (0, 0));
    assert_eq!(attack("us_keyes", "counts"), (0, -1));
}

#[rule("BR-11.3-flank-crossing")]
#[test]
fn with_the_switch_an_enemy_beyond_a_crossing_flanks_the_attacker_too() {
    // Burnside in S06 attacks S09 while Evans stands in N07: the bridge is outside Burnside's front.
    let attack = |over_river: &str, zone: &str| {
        let mut game = Position::melee("union")
            .unit_with("us_burnside", "S06", "S09", ENGAGED)
            .unit("cs_bee", "S09", "S06")
            .unit("cs_evans", zone, "N06")
            .option("over-river", over_river)
            .build();
        game.form("S09", &["us_burnside"]);
        game.by_rule("resolve", ATTACKER_FLANKED)
    };
    assert_eq!(attack("ignored", "N07"), (0, 0));
    assert_eq!(attack("counts", "N07"), (-2, 0));
}

#[rule("BR-11.3-att-flanked")]
#[test]
fn an_attacker_with_an_enemy_on_his_flank_has_two_less() {
    // W-30.
    let attack = |stuart: Option<&str>, second: Option<&str>| {
        let mut position = matthews_hill().unit_with("us_burnside", "S03", "S07", ENGAGED);
        if let Some(zone) = stuart {
            position = position.unit("cs_stuart", zone, "S03");
        }
        if let Some(zone) = second {
            position = position.unit("cs_bartow", zone, "S03");
        }
        let mut game = position.build();
        game.form("S07", &["us_burnside"]);
        game.by_rule("resolve", ATTACKER_FLANKED)
    };
    assert_eq!(attack(None, None), (0, 0));
    assert_eq!(attack(Some("S12"), None), (-2, 0));
    assert_eq!(attack(Some("S12"), Some("S02")), (-2, 0), "once");
    assert_eq!(attack(Some("S11"), None), (0, 0), "S11 is in his front");
    assert_eq!(attack(Some("N47"), None), (0, 0), "beyond the stream he does not count");
}

#[rule("BR-11.3-att-flanked")]
#[test]
fn one_flanked_attacker_is_enough() {
    let mut game = matthews_hill()
        .unit("cs_stuart", "S12", "S03")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_franklin", "S04", "S07", ENGAGED)
        .build();
    game.form("S07", &["us_burnside", "us_franklin"]);
    assert_eq!(game.by_rule("resolve", ATTACKER_FLANKED), (-2, 0));
    let mut other = matthews_hill()
        .unit("cs_stuart", "S12", "S03")
        .unit("us_burnside", "S03", "S07")
        .unit_with("us_franklin", "S04", "S07", ENGAGED)
        .build();
    other.form("S07", &["us_franklin"]);
    assert_eq!(other.by_rule("resolve", ATTACKER_FLANKED), (0, 0), "Burnside does not attack");
}
