//! 9.3: zones of control, facing, front and flank.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::borrow::Cow;

use common::{DataFolder, Position};
use kernel::{Library, Setup, Side};
use rule::rule;
use second_bull_run::World;
use second_bull_run::combat::{self, Clash, Role};
use second_bull_run::facing::{Field, in_contact};

/// Zones of control of the Union with one brigade on the map.
fn controlled(id: &str, place: &str, facing: &str) -> Vec<String> {
    let game = Position::solo(id, place, facing, "").build();
    game.zone_ids(Field::of(&game.world, &game.state, Side::Confederate).zoc)
}

#[test]
#[rule("S-9.3-zoc")]
fn a_brigade_controls_every_zone_around_it_whatever_it_faces() {
    for facing in ["103", "107"] {
        assert_eq!(controlled("us_milroy", "105", facing), ["103", "104", "106", "107", "119", "120"]);
    }
    assert_eq!(controlled("us_milroy", "97", "98"), ["73", "74", "75", "96", "98"], "up an escarpment too");
}

#[test]
#[rule("S-9.3-zoc-river")]
fn no_control_reaches_over_a_river() {
    assert_eq!(controlled("us_milroy", "138", "139"), ["124", "125", "137"], "neither bridge nor ford");
}

#[test]
#[rule("S-9.3-zoc-friend")]
fn a_friend_in_the_zone_does_not_cancel_enemy_control() {
    let mut game = Position::solo("us_milroy", "99", "98", "")
        .unit("us_meade", "98", "115")
        .unit("us_seymour", "97", "96")
        .unit("cs_trimble", "115", "98")
        .acting("us_milroy");
    game.choose("step 98", &[]);
    assert_eq!(game.points_left(), Some(4), "points are left");
    assert!(game.listed("step").is_empty(), "but he has to stop");
}

#[test]
#[rule("S-9.3-stop")]
fn entering_a_zone_of_control_ends_the_steps() {
    let ride = |start: Position| {
        let mut game = start.acting("us_buford");
        game.choose_all(&["step 77", "step 99", "step 98"]);
        assert_eq!(game.points_left(), Some(4));
        game
    };
    let stopped = ride(Position::solo("us_buford", "78", "77", "").unit("cs_trimble", "115", "98"));
    assert!(stopped.listed("step").is_empty());
    assert_eq!(stopped.refused_by("step 97"), "S-9.3-stop");
    let free = ride(Position::solo("us_buford", "78", "77", ""));
    assert!(free.offers("step 97"));
    let mut foot = Position::solo("us_milroy", "99", "98", "").unit("cs_trimble", "115", "98").acting("us_milroy");
    foot.choose("step 98", &[]);
    assert_eq!(foot.refused_by("step 97"), "S-9.3-stop", "he faces already, but that is the reason");
}

#[test]
#[rule("S-9.3-stop-attack")]
#[rule("S-9.3-stop-forced")]
fn a_stopped_brigade_may_dismount_and_attack_but_a_forced_march_buys_no_step() {
    let start = Position::solo("us_buford", "78", "77", "").unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_buford");
    game.choose_all(&["step 77", "step 99", "step 98", "force"]);
    assert_eq!(game.points_left(), Some(6));
    assert!(game.listed("step").is_empty());
    assert_eq!(game.refused_by("step 99"), "S-9.3-stop");
    game.choose("dismount", &[]);
    game.choose("face 115", &[]);
    game.choose("face 98", &[]);
    assert_eq!(game.points_left(), Some(4));
    assert!(game.offers("attack 115"));
}

#[test]
#[rule("S-9.3-face-zone")]
#[rule("S-Q24")]
fn a_brigade_faces_a_neighbour_and_never_the_map_edge() {
    let mut game = Position::solo("us_milroy", "36", "37", "").acting("us_milroy");
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["18", "37", "53", "55"]);
    assert_eq!(game.refused_by("face 54"), "S-9.3-face-zone");
    let mut bank = Position::solo("us_milroy", "138", "125", "").acting("us_milroy");
    bank.choose("stop", &[]);
    assert_eq!(bank.listed("face"), ["124", "125", "137", "139", "151"], "zones over the river too");
}

#[test]
#[rule("S-9.3-front")]
#[rule("S-9.3-flank")]
fn front_and_flank_of_115() {
    let game = Position::solo("us_milroy", "115", "98", "").build();
    assert_eq!(game.front("us_milroy"), ["116", "96", "98"]);
    let ground = game.world.ground(game.zone("115"));
    let front = ground.front(ground.slot_of(game.zone("98")));
    assert_eq!(game.zone_ids(ground.adjacent.less(front)), ["114", "127"]);
}

#[test]
#[rule("S-9.3-front-edge")]
#[rule("S-Q24")]
fn the_front_does_not_jump_over_the_map_edge() {
    let front = |facing: &str| Position::solo("us_milroy", "36", facing, "").build().front("us_milroy");
    assert_eq!(front("53"), ["53", "55"]);
    assert_eq!(front("18"), ["18", "37"]);
    assert_eq!(front("55"), ["37", "53", "55"]);
}

#[test]
#[rule("S-9.3-front-large")]
fn the_front_of_a_zone_with_eight_neighbours_is_three() {
    let game = Position::solo("us_milroy", "96", "97", "").build();
    let ground = game.world.ground(game.zone("96"));
    assert_eq!(ground.adjacent.len(), 8);
    for slot in ground.facings {
        assert_eq!(ground.front(Some(slot)).len(), 3);
    }
}

/// The data folder with one zone moved inland.
struct Inland(DataFolder);

impl Library for Inland {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = self.0.read(path)?;
        if !path.ends_with("places.csv") {
            return Some(text);
        }
        Some(Cow::Owned(text.replace(",93 139 153 *,bank:east;map-edge:E;", ",93 139 153,bank:east;")))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        self.0.list(folder)
    }
}

#[test]
#[rule("S-9.3-front-small")]
fn an_inland_zone_with_three_neighbours_leaves_no_flank() {
    let setup = Setup { scenario: "29-august".to_owned(), scenario_text: None, options: Default::default() };
    let fronts = |library: &dyn Library| {
        let world = World::build(library, &setup).unwrap();
        let ground = world.ground(world.find_zone("140").unwrap());
        ground.facings.map(|slot| ground.front(Some(slot)).len()).collect::<Vec<_>>()
    };
    assert_eq!(fronts(&Inland(DataFolder::new())), [3, 3, 3]);
    assert_eq!(fronts(&DataFolder::new()), [2, 3, 2], "at the edge the ends have two");
}

#[test]
#[rule("S-Q28")]
#[rule("S-Q27")]
fn brigades_on_two_banks_are_not_in_contact() {
    let mut game = Position::solo("us_milroy", "138", "125", "").unit("cs_evans", "139", "138").acting("us_milroy");
    assert!(!in_contact(&game.world, &game.state, game.brigade("us_milroy")));
    assert!(!in_contact(&game.world, &game.state, game.brigade("cs_evans")));
    game.choose("stop", &[]);
    assert_eq!(game.listed("face").len(), 5, "any facing will do");
    game.choose("face 139", &[]);
    assert_eq!(game.asked(), Some(Side::Union), "nobody turns to him");
    assert_eq!(game.choices(), ["attack 139", "done"], "the bridge may be attacked over");
}

#[test]
#[rule("S-Q27")]
fn an_attack_over_the_bridge_from_the_front_is_frontal() {
    let defence = |facing: &str| {
        let start = Position::combat("union").attacker("us_milroy", "138", "139").unit("cs_evans", "139", facing);
        let game = start.build();
        let clash = Clash::over(&game.world, &game.state, game.zone("139"));
        combat::sums(&game.world, &game.state, &clash).1
    };
    assert_eq!(defence("138"), 1, "the bridge");
    assert_eq!(defence("151"), 1, "138 lies beside the zone faced");
    assert_eq!(defence("153"), 0, "the bridge, less the flank");
}

#[test]
#[rule("S-Q27")]
fn no_front_hurts_a_mover_over_the_river() {
    let mut game = Position::solo("us_milroy", "138", "139", "").unit("cs_evans", "139", "138").acting("us_milroy");
    assert_eq!(game.front("cs_evans"), ["125", "138", "151"]);
    assert_eq!(game.efront("cs_evans"), ["151"]);
    game.choose("step 125", &[]);
    assert_eq!(game.paid(), [1], "no zone of control voids the road");
    assert_eq!(game.losses("us_milroy"), 0);
    assert!(!game.listed("step").is_empty(), "nor stops him");
}

#[test]
#[rule("S-Q27")]
fn guns_beyond_the_river_cost_no_point_and_lend_nothing() {
    let mut game = Position::solo("us_milroy", "124", "138", "").unit("cs_art_w", "139", "138").acting("us_milroy");
    game.choose("step 138", &[]);
    assert_eq!(game.paid(), [2]);
    let fight = |place: &str| {
        Position::combat("union")
            .attacker("us_milroy", "138", "137")
            .unit("cs_evans", "137", "138")
            .unit("cs_art_w", place, "138")
            .build()
    };
    for (place, counts) in [("139", false), ("124", true)] {
        let game = fight(place);
        let clash = Clash::over(&game.world, &game.state, game.zone("137"));
        assert_eq!(!combat::unattacked(&game.world, &game.state, &clash).is_empty(), counts, "the -2 from {place}");
        let guns = combat::support(&game.world, &game.state, &clash, Role::Defender);
        assert_eq!(!guns.is_empty(), counts, "guns lent from {place}");
    }
}

#[test]
#[rule("S-Q36")]
fn a_routed_brigade_does_nothing_but_still_controls_its_surroundings() {
    let mut game = Position::solo("us_milroy", "99", "98", "").routed("cs_trimble", "115").acting("us_milroy");
    game.choose("step 98", &[]);
    assert!(game.listed("step").is_empty(), "he has to stop beside it");
    assert_eq!(game.listed("face"), ["115", "116", "96"]);
    game.choose("face 115", &[]);
    assert_eq!(game.choices(), ["attack 115", "done"], "it does not turn");
    let start = Position::activation("union", "us_cc_mcdowell", 1).commander("us_cc_mcdowell", "104");
    let mut routed = start.routed("us_milroy", "105").routed("us_meade", "103").unit("us_hardin", "104", "102").build();
    assert_eq!(routed.refused_by("substitute us_milroy"), "S-10.4-rout-state");
    routed.choose("activate reynolds", &[]);
    assert_eq!(routed.listed("act"), ["us_hardin"]);
    assert_eq!(routed.refused_by("act us_meade"), "S-10.4-rout-state");
}
