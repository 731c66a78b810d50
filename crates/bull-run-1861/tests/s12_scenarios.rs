//! 12: the placements, and arrivals.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::setup;
use bull_run_1861::state::{Stage, Status};
use common::scenarios::{build, set_up, smith, status};
use common::{Game, Position};
use kernel::Side;
use kernel::title::SetupError;
use rule::rule;

/// The different first words after a verb: `place cs_evans S06 forward` gives `cs_evans`.
fn who(game: &Game, verb: &str) -> Vec<String> {
    let mut ids: Vec<String> =
        game.listed(verb).iter().filter_map(|rest| rest.split(' ').next().map(str::to_owned)).collect();
    ids.dedup();
    ids
}

/// The zones offered to a brigade.
fn zones_for(game: &Game, id: &str) -> Vec<String> {
    game.listed(&format!("place {id}")).iter().filter_map(|rest| rest.split(' ').next().map(str::to_owned)).collect()
}

// ---- 12.1 ----

#[rule("BR-12.1-historical")]
#[rule("BR-12.1-hq")]
#[test]
fn the_historical_placement_stands_on_its_marks() {
    let mut game = Game::new("historical", &[]);
    set_up(&mut game, "nothing");
    let marks: [(&str, &[&str]); 17] = [
        ("S06", &["cs_evans"]),
        ("S17", &["cs_cocke"]),
        ("S45", &["cs_stuart"]),
        ("S19", &["cs_bonham"]),
        ("S20", &["cs_longstreet"]),
        ("S21", &["cs_jones", "cs_early"]),
        ("S44", &["cs_bee", "cs_jackson", "cs_hampton"]),
        ("S40", &["cs_bartow"]),
        ("S23", &["cs_ewell", "cs_holmes"]),
        ("N42", &["us_porter", "us_burnside"]),
        ("N05", &["us_cav", "us_franklin"]),
        ("N04", &["us_howard", "us_willcox"]),
        ("N07", &["us_sherman", "us_schenck"]),
        ("N06", &["us_keyes"]),
        ("N16", &["us_blenker"]),
        ("N17", &["us_davies"]),
        ("N15", &["us_richardson"]),
    ];
    let mut placed = 0;
    for (zone, ids) in marks {
        for id in ids {
            assert_eq!(game.place_of(id), Some(zone), "{id}");
            placed += 1;
        }
    }
    let on_map =
        game.state.on_map(&game.world, Side::Union).len() + game.state.on_map(&game.world, Side::Confederate).len();
    assert_eq!(on_map, placed, "and nobody else");
    assert_eq!(status(&game, "cs_smith"), Status::Waiting);
    assert_eq!(game.place_of("hq_mcdowell"), Some("N01"));
    assert_eq!((game.place_of("hq_beauregard"), game.place_of("hq_johnston")), (Some("S39"), Some("S39")));
    for hq in ["hq_mcdowell", "hq_beauregard", "hq_johnston"] {
        assert!(!game.state.hq(game.hq(hq)).activated, "{hq}");
    }
}

#[rule("BR-12.1-decisions")]
#[rule("BR-12.1-cocke-extended")]
#[test]
fn the_south_arranges_first_with_cockes_second_zone_and_the_legions_host() {
    let mut game = Game::new("historical", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    let mut choices = game.choices();
    choices.sort();
    assert_eq!(choices, ["extend cs_cocke S16", "extend cs_cocke S18", "extend cs_cocke S45"]);
    assert_eq!(game.refused_by("extend cs_cocke N09"), "BR-10.6-deploy-no-river");
    assert_eq!(game.refused_by("extend cs_bonham S18"), "BR-12.2-free-extended", "only Cocke");
    game.choose("extend cs_cocke S16", &[]);
    set_up(&mut game, "front cs_ewell");
    game.choose("front cs_holmes", &[]);
    game.choose("face N20", &[]);
    assert_eq!(game.stack("S23"), ["cs_holmes", "cs_ewell"]);
    assert_eq!(game.facing("S23"), Some("N20"));
    set_up(&mut game, "host");
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("host"), ["cs_bee", "cs_jackson"]);
    game.choose("host cs_jackson", &[]);
    while game.asked() == Some(Side::Confederate) {
        let choice = game.choices()[0].clone();
        game.choose(&choice, &[]);
    }
    assert!(matches!(game.state.stage, Stage::Arrange { side: Side::Union, .. }), "then the North");
    set_up(&mut game, "nothing");
    assert_eq!((game.state.turn, game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (1, Some("S17"), Some("S16")));
    assert_eq!(game.state.legion_host, Some(game.brigade("cs_jackson").counter()));
}

#[rule("BR-12.1-op-start")]
#[test]
fn four_northern_brigades_start_marked_and_fill_the_limit() {
    let mut game = Game::new("historical", &[]);
    set_up(&mut game, "nothing");
    let marked: Vec<&str> = game
        .world
        .brigades
        .iter()
        .map(|sheet| sheet.id.as_str())
        .filter(|id| game.world.find_brigade(id).is_some_and(|b| game.state.brigade(b).op))
        .collect();
    assert_eq!(marked, ["us_porter", "us_burnside", "us_cav", "us_franklin"]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(game.offers("mark cs_jones") && !game.offers("mark cs_cocke"));
    game.choose("mark cs_jones", &[]);
    assert_eq!(game.listed("mark"), ["cs_early"], "the same zone only");
    game.choose("mark cs_early", &[3]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.listed("mark").is_empty(), "the North is not asked to mark");
    assert!(game.offers("select us_keyes") && !game.offers("select us_porter"));
}

/// Porter and Burnside still marked in N42 at the end of a turn.
fn end_of_turn(turn: u8, placement: &str) -> Game {
    let position = Position::at("administration")
        .start(&format!("turn = {turn}\nfirst = \"union\""))
        .unit_with("us_porter", "N42", "N43", "op = true")
        .behind("us_burnside", "N42", "line = \"second\"\nop = true")
        .unit("cs_evans", "S06", "N07");
    build(&position.file().replace("placement = \"fixed\"", &format!("placement = \"{placement}\""))).unwrap()
}

#[rule("BR-12.1-op-must-move")]
#[test]
fn on_turn_1_of_the_historical_placement_the_four_must_march() {
    let mut game = end_of_turn(1, "historical");
    assert_eq!(game.refused_by("done"), "BR-12.1-op-must-move");
    game.choose("march us_porter", &[]);
    assert_eq!(game.refused_by("stop"), "BR-12.1-op-must-move");
    game.choose("step N43", &[]);
    assert!(game.offers("stop"), "one step is enough");

    for mut free in [end_of_turn(2, "historical"), end_of_turn(1, "fixed")] {
        assert!(free.offers("done"), "later, or in another placement, they may stay");
        free.choose("march us_porter", &[]);
        assert!(free.offers("stop"));
    }
}

// ---- 12.2 ----

/// The free placement with three Southern brigades placed anywhere.
fn forward(zones: [&str; 3], options: &[(&str, &str)]) -> Game {
    let mut game = Game::new("free", options);
    for (id, zone) in ["cs_evans", "cs_cocke", "cs_bonham"].into_iter().zip(zones) {
        game.choose(&format!("place {id} {zone} forward"), &[]);
    }
    game
}

#[rule("BR-12.2-order")]
#[test]
fn the_south_places_three_forward_brigades_then_the_others_then_the_north() {
    let mut game = Game::new("free", &[]);
    let potomac =
        ["cs_bonham", "cs_cocke", "cs_early", "cs_evans", "cs_ewell", "cs_holmes", "cs_jones", "cs_longstreet"];
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(who(&game, "place"), potomac);
    assert!(game.listed("place").iter().all(|rest| rest.ends_with(" forward")));
    assert_eq!(game.refused_by("place cs_jackson S44"), "BR-12.2-free-south", "the three come first");
    for (id, zone) in [("cs_evans", "S06"), ("cs_cocke", "S17")] {
        game.choose(&format!("place {id} {zone} forward"), &[]);
        assert!(game.listed("place").iter().all(|rest| rest.ends_with(" forward")));
    }
    game.choose("place cs_bonham S10 forward", &[]);
    let rest = [
        "cs_bartow",
        "cs_bee",
        "cs_early",
        "cs_ewell",
        "cs_hampton",
        "cs_holmes",
        "cs_jackson",
        "cs_jones",
        "cs_longstreet",
        "cs_stuart",
    ];
    assert_eq!(who(&game, "place"), rest, "any of the others next");
    assert!(game.listed("place").iter().all(|rest| !rest.ends_with(" forward")));
    assert_eq!(game.refused_by("placed"), "BR-12.1-decisions", "while some are unplaced");
    while game.asked() == Some(Side::Confederate) {
        assert!(who(&game, "place").iter().all(|id| id.starts_with("cs_")));
        let choices = game.choices();
        let choice = choices.iter().find(|c| *c == "placed").unwrap_or(&choices[0]).clone();
        game.choose(&choice, &[]);
    }
    assert_eq!(game.state.on_map(&game.world, Side::Confederate).len(), 13, "all but Smith");
    assert_eq!(game.state.stage, Stage::Place(Side::Union));
    assert_eq!(who(&game, "place").len(), 12);
}

#[rule("BR-12.2-free-south")]
#[test]
fn three_potomac_brigades_stand_anywhere_alone_and_the_rest_near_manassas() {
    let game = Game::new("free", &[]);
    assert_eq!(zones_for(&game, "cs_evans").len(), 66, "every zone of the right bank");
    assert_eq!(game.refused_by("place cs_evans N07 forward"), "BR-12.2-free-south");
    assert_eq!(game.refused_by("place cs_jackson S44 forward"), "BR-12.2-free-south", "Shenandoah");
    assert_eq!(game.refused_by("place cs_hampton S44 forward"), "BR-12.2-free-south", "the Legion");
    let mut game = Game::new("free", &[]);
    game.choose("place cs_evans S06 forward", &[]);
    assert_eq!(game.refused_by("place cs_cocke S06 forward"), "BR-12.2-free-south", "one to a zone");

    let mut game = forward(["S06", "S17", "S10"], &[]);
    assert_eq!(game.refused_by("place cs_longstreet S06"), "BR-12.2-free-south", "Evans's zone");
    assert_eq!(game.refused_by("place cs_longstreet S16"), "BR-12.2-free-south", "7 MP");
    assert!(game.offers("place cs_longstreet S20"), "5 MP");
    assert_eq!(zones_for(&game, "cs_jackson").len(), 35, "zones within 5 MP of S39");
    assert_eq!(game.refused_by("place cs_jackson S20 forward"), "BR-12.2-free-south", "the three are complete");
    assert!(game.offers("place cs_hampton S06") && game.offers("place cs_hampton S44"));
    assert_eq!(game.refused_by("place cs_hampton S16"), "BR-12.2-free-south", "by itself it is one of the rest");
    game.choose("place cs_hampton S06", &[]);
    assert_eq!(game.state.legion_host, Some(game.brigade("cs_evans").counter()));

    // A forward brigade inside the area keeps its zone to itself.
    let game = forward(["S06", "S17", "S39"], &[]);
    assert!(!game.offers("place cs_jackson S39") && game.offers("place cs_hampton S39"));
    assert_eq!(zones_for(&game, "cs_jackson").len(), 34);
}

#[rule("BR-12.2-free-north")]
#[test]
fn the_north_stands_near_centreville_off_the_stream() {
    let mut game = Game::new("free", &[]);
    set_up(&mut game, "place us_");
    assert_eq!(zones_for(&game, "us_porter").len(), 31);
    assert!(game.offers("place us_porter N42"), "5 MP");
    assert_eq!(game.refused_by("place us_porter N43"), "BR-12.2-free-north", "6 MP");
    assert_eq!(game.refused_by("place us_porter N13"), "BR-12.2-free-north", "3 MP, but on Bull Run");
    assert!(!game.offers("place us_porter S06"), "the other bank");
    game.choose_all(&["place us_porter N42", "place us_burnside N42"]);
    game.refusal("place us_keyes N42");
    assert_eq!(game.refused_by("extend us_porter N41"), "BR-12.2-free-extended", "only the South");
}

#[rule("BR-12.2-free-switch")]
#[test]
fn with_the_literal_reading_five_points_are_a_minimum() {
    let option = [("free-placement", "at-least-5")];
    let game = forward(["S43", "S35", "S38"], &option);
    assert_eq!(zones_for(&game, "cs_jackson").len(), 39);
    assert!(game.offers("place cs_jackson S44") && !game.offers("place cs_jackson S40"), "5 and 4 MP");
    let mut game = Game::new("free", &option);
    set_up(&mut game, "place us_");
    assert_eq!(zones_for(&game, "us_porter").len(), 10);
    assert!(game.offers("place us_porter N06") && game.offers("place us_porter N43"), "5 and 6 MP");
    assert_eq!(game.refused_by("place us_porter N04"), "BR-12.2-free-switch", "3 MP");
}

#[rule("BR-12.2-free-extended")]
#[test]
fn southern_brigades_may_start_extended_if_both_zones_are_theirs() {
    let mut game = forward(["S06", "S17", "S10"], &[]);
    assert!(game.offers("extend cs_cocke S16"), "anywhere on the bank for a forward brigade");
    assert_eq!(game.refused_by("extend cs_cocke N09"), "BR-10.6-deploy-no-river");
    game.choose("extend cs_evans S15", &[]);
    assert_eq!(game.place_of("cs_evans+"), Some("S15"));
    assert!(!game.offers("extend cs_cocke S15"), "forward brigades stand alone, markers too");
    assert!(!game.offers("extend cs_evans S05"), "one marker a brigade");
    game.choose("place cs_longstreet S44", &[]);
    assert!(game.offers("extend cs_longstreet S40"), "4 MP");
    assert_eq!(game.refused_by("extend cs_longstreet S45"), "BR-12.2-free-south", "6 MP");
    assert_eq!(game.refused_by("extend cs_hampton S40"), "BR-12.2-free-extended", "unplaced, and the Legion");
    // Two brigades and a marker never share a zone.
    game.choose_all(&["place cs_jones S40", "place cs_early S40"]);
    game.refusal("extend cs_longstreet S40");
    game.choose("extend cs_jones S41", &[]);
    game.choose("place cs_bee S41", &[]);
    game.refusal("place cs_bartow S41");
}

#[rule("BR-12.2-hq")]
#[test]
fn free_placement_leaves_the_headquarters_in_the_villages_and_marks_nobody() {
    let mut game = Game::new("free", &[]);
    set_up(&mut game, "nothing");
    assert_eq!(game.state.turn, 1);
    assert_eq!(game.place_of("hq_mcdowell"), Some("N01"));
    assert_eq!((game.place_of("hq_beauregard"), game.place_of("hq_johnston")), (Some("S39"), Some("S39")));
    for sheet in &game.world.brigades {
        if let Some(brigade) = game.world.find_brigade(&sheet.id) {
            assert!(!game.state.brigade(brigade).op, "{}", sheet.id);
        }
    }
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.listed("mark").len() > 4, "the North marks as usual");
}

#[rule("BR-12.2-order")]
#[rule("BR-12.2-free-south")]
#[test]
fn nobody_is_placed_so_that_the_rest_finds_no_room() {
    // Ten brigades of the rest in zones within 1 MP of S39: S39, S43, S35, S51 hold eight.
    let file = std::fs::read_to_string("../../data/bull-run-1861/scenarios/free.toml").unwrap();
    let narrow = file.replacen("distance = 5", "distance = 1", 1);
    let error = build(&narrow).err().expect("no room");
    assert!(error.to_string().contains("BR-12.2-free-south"), "{error}");
    // With 2 MP the area is S39, S43, S35, S51 by road and S42, S38, S48, S32 beyond, S50, S49 off the road.
    let tight = file.replacen("distance = 5", "distance = 2", 1);
    let game = build(&tight).unwrap();
    let area = game.world.rest_area[Side::Confederate];
    let mut inside: Vec<&str> = area.map(|zone| game.world.zone_id(zone)).collect();
    inside.sort_unstable();
    assert_eq!(inside, ["S32", "S35", "S38", "S39", "S42", "S43", "S48", "S49", "S50", "S51"]);
}

/// A free placement whose Southern area is S39, S43, S35 and S51 (8 places) and whose units are these.
fn narrow(units: &[&str], forward: u8) -> Result<Game, SetupError> {
    let units: String = units.iter().map(|id| format!("[[unit]]\nid = \"{id}\"\n")).collect();
    let text = format!(
        "format = 1\ntitle = \"bull-run-1861\"\nid = \"narrow\"\nplacement = \"free\"\n\
         [start]\nturn = 1\nphase = \"set-up\"\n\
         [free.confederate]\nbank = \"right\"\nbase = \"S39\"\ndistance = 1\nforward = {forward}\n\
         forward-army = \"potomac\"\nextended = true\n{units}"
    );
    build(&text)
}

#[rule("BR-12.2-free-south")]
#[test]
fn a_placement_that_would_leave_somebody_without_room_is_refused() {
    let eight =
        ["cs_evans", "cs_cocke", "cs_bonham", "cs_jones", "cs_early", "cs_ewell", "cs_holmes", "cs_bee", "cs_bartow"];
    // One forward, eight others: they need all four zones.
    let mut game = narrow(&eight, 1).unwrap();
    assert_eq!(game.refused_by("place cs_evans S43 forward"), "BR-12.2-free-south", "it would take two places");
    game.choose("place cs_evans S06 forward", &[]);
    game.choose("place cs_cocke S43", &[]);
    assert_eq!(game.refused_by("extend cs_cocke S39"), "BR-12.2-free-south", "a marker takes a place too");
    set_up(&mut game, "nothing");
    assert!(game.state.stage != Stage::Place(Side::Confederate));
    // With seven others one place is left for a marker, but not a zone for a forward brigade.
    let mut game = narrow(&eight[..8], 1).unwrap();
    game.refusal("place cs_evans S43 forward");
    game.choose_all(&["place cs_evans S06 forward", "place cs_cocke S43", "extend cs_cocke S39"]);
    assert!(narrow(&eight, 0).is_err(), "nine have no room");
    let error = narrow(&["cs_bee", "cs_evans"], 2).err().expect("one Potomac brigade");
    assert!(error.to_string().contains("BR-12.2-free-south"), "{error}");
}

#[rule("BR-12.2-order")]
#[test]
fn what_is_offered_in_the_free_placement_is_exactly_what_is_allowed() {
    for options in [vec![], vec![("thirtieth-virginia", "on")], vec![("free-placement", "at-least-5")]] {
        let mut game = Game::new("free", &options);
        let mut turn = 0;
        while let Stage::Place(side) = game.state.stage {
            let mut allowed = Vec::new();
            for brigade in game.world.side_brigades[side] {
                let id = &game.world.sheet(brigade).id;
                for zone in game.world.zones {
                    let z = game.world.zone_id(zone);
                    for (forward, word) in [(false, ""), (true, " forward")] {
                        if setup::check_place(&game.world, &game.state, side, brigade, zone, forward).is_ok() {
                            allowed.push(format!("place {id} {z}{word}"));
                        }
                    }
                    if setup::check_extend(&game.world, &game.state, side, brigade, zone).is_ok() {
                        allowed.push(format!("extend {id} {z}"));
                    }
                }
            }
            if setup::check_placed(&game.world, &game.state, side).is_ok() {
                allowed.push("placed".to_owned());
            }
            allowed.sort();
            let mut offered = game.choices();
            offered.sort();
            assert_eq!(offered, allowed);
            turn += 7;
            let choice = offered.iter().find(|c| *c == "placed").unwrap_or(&offered[turn * 31 % offered.len()]).clone();
            game.choose(&choice, &[]);
            if matches!(game.state.stage, Stage::Arrange { .. }) {
                set_up(&mut game, "place us_");
            }
        }
        assert_eq!(game.state.turn, 1);
    }
}

// ---- 12.3 ----

#[rule("BR-12.3-smith")]
#[test]
fn smith_arrives_in_manassas_junction_at_the_end_of_turn_2() {
    let mut game = smith(2).hq("hq_beauregard", "S39").hq("hq_johnston", "S39").build();
    assert_eq!(game.place_of("cs_smith"), Some("S39"));
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S35", "S43", "S49", "S50", "S51"], "any facing");
    game.choose("face S35", &[]);
    assert_eq!((game.state.turn, game.fatigue("cs_smith"), game.facing("S39")), (3, 0, Some("S35")));
    // Turn 3: nobody declares, the South wins the initiative and marks nobody.
    game.choose("done", &[]);
    game.choose("done", &[1, 6]);
    game.choose("done", &[1]);
    assert!(game.offers("select cs_smith"));

    let game = smith(1).unit("cs_ewell", "S23", "N20").build();
    assert_eq!((status(&game, "cs_smith"), game.place_of("cs_smith")), (Status::Waiting, None), "not after turn 1");
    assert_eq!(game.state.turn, 2);
}

#[rule("BR-12.3-blocked")]
#[test]
fn a_full_zone_sends_smith_next_door_by_road_and_an_enemy_puts_him_off() {
    let full = |p: Position| p.unit("cs_bee", "S39", "S43").behind("cs_bartow", "S39", "line = \"second\"");
    let mut game = full(smith(2)).build();
    assert_eq!(game.listed("arrive"), ["cs_smith S35", "cs_smith S43", "cs_smith S51"]);
    assert_eq!(game.refused_by("arrive cs_smith S49"), "BR-12.3-blocked", "no road");
    game.choose("arrive cs_smith S51", &[]);
    assert_eq!(game.place_of("cs_smith"), Some("S51"));

    let game = smith(2).unit("us_keyes", "S39", "S43").build();
    assert_eq!((game.state.turn, status(&game, "cs_smith")), (3, Status::Waiting));
    let game = smith(3).unit("us_keyes", "S44", "S45").build();
    assert_eq!(game.place_of("cs_smith"), Some("S39"), "a turn later, with the zone free");
}

#[rule("BR-12.3-no-room")]
#[test]
fn without_room_anywhere_the_arrival_waits() {
    let crowd = |turn: u8, enemy: bool| {
        let mut position = smith(turn);
        let pairs = [("S39", "cs_bee", "cs_bartow"), ("S35", "cs_jones", "cs_early"), ("S43", "cs_ewell", "cs_holmes")];
        for (zone, front, second) in pairs {
            let towards = if zone == "S39" { "S51" } else { "S39" };
            position = position.unit(front, zone, towards).behind(second, zone, "line = \"second\"");
        }
        if enemy { position.unit("us_keyes", "S51", "S39").build() } else { position.build() }
    };
    let game = crowd(2, true);
    assert_eq!((game.state.turn, status(&game, "cs_smith")), (3, Status::Waiting));
    assert!(crowd(3, true).state.turn == 4, "tried again, in vain");
    let game = crowd(3, false);
    assert_eq!(game.place_of("cs_smith"), Some("S51"), "the only zone left");
}

#[rule("BR-12.3-hq-room")]
#[test]
fn headquarters_take_no_room_from_arrivals_and_arrivals_share_a_zone() {
    let mut game = smith(2).hq("hq_beauregard", "S39").hq("hq_johnston", "S39").unit("cs_bee", "S39", "S43").build();
    assert_eq!(game.place_of("cs_smith"), Some("S39"));
    assert_eq!(game.listed("line"), ["cs_smith front", "cs_smith second"]);
    game.choose("line cs_smith second", &[]);
    assert_eq!(game.stack("S39"), ["cs_bee", "cs_smith"]);

    let mut position = Position::at("administration")
        .start("turn = 3\nfirst = \"union\"")
        .option("northern-reinforcements", "on")
        .hq("hq_mcdowell", "N01")
        .unit("us_howard", "N01", "N02")
        .behind("us_willcox", "N01", "line = \"second\"");
    for id in ["us_militia", "us_volunteers", "us_mccunn"] {
        position =
            position.text(&format!("[[reinforcement]]\nunit = \"{id}\"\nturn = 3\nplace = \"N01\"\nlimit = 3\n"));
    }
    let mut game = position.build();
    assert_eq!(game.listed("arrive"), ["us_mccunn N01", "us_militia N01", "us_volunteers N01"]);
    game.choose_all(&["arrive us_mccunn N01", "line us_mccunn third"]);
    let beside = ["N02", "N16", "N24", "N32", "N35"];
    let expected: Vec<String> =
        ["us_militia", "us_volunteers"].iter().flat_map(|id| beside.map(|zone| format!("{id} {zone}"))).collect();
    assert_eq!(game.listed("arrive"), expected);
    game.choose_all(&["arrive us_militia N16", "face N15"]);
    assert!(game.offers("arrive us_volunteers N16"), "both enter the same zone");
    game.choose_all(&["arrive us_volunteers N16", "line us_volunteers second"]);
    assert_eq!(game.stack("N16"), ["us_militia", "us_volunteers"]);
    assert_eq!(game.stack("N01"), ["us_howard", "us_willcox", "us_mccunn"]);
}

#[rule("BR-12.3-arrival-effects")]
#[test]
fn an_arrival_takes_control_and_makes_contact() {
    let mut game = smith(2)
        .no_objectives()
        .text("[[objective]]\nplace = \"S39\"\npoints = 2\ncontrol = \"union\"\n")
        .unit("us_keyes", "S43", "S42")
        .build();
    assert_eq!(game.front("S43"), ["S38", "S42", "S48"], "Keyes looks away");
    assert_eq!(game.control("S39"), Side::Confederate);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S35", "S43", "S49"], "Keyes must be in Smith's front");
    game.choose("face S43", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S35", "S39", "S49"], "and Smith in his");
    game.choose("face S39", &[]);
    assert!(game.front("S43").contains(&"S39".to_owned()));
}
