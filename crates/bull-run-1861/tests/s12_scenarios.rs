//! 12: placement, reinforcements, and what a scenario file may not say.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::state::{Stage, Status};
use bull_run_1861::{BullRun1861, Event, World, setup};
use common::{DataFolder, Game, Position};
use kernel::title::SetupError;
use kernel::{Setup, Side, Title};
use rule::rule;

/// Builds a scenario from its text.
fn build(text: &str) -> Result<Game, SetupError> {
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(text.to_owned()), ..Setup::default() };
    let world = World::build(&DataFolder::new(), &setup)?;
    let state = BullRun1861::start(&world);
    Ok(Game { world, state, events: Vec::new() })
}

/// Plays the first choice offered until the set-up is over, or a question starts with `until`.
fn set_up(game: &mut Game, until: &str) {
    while matches!(game.state.stage, Stage::Place(_) | Stage::Arrange { .. }) {
        let choices = game.choices();
        if choices.iter().any(|c| c.starts_with(until)) {
            return;
        }
        let choice = choices.iter().find(|c| *c == "placed").unwrap_or(&choices[0]).clone();
        game.choose(&choice, &[]);
    }
}

fn status(game: &Game, id: &str) -> Status {
    game.state.brigade(game.brigade(id)).status
}

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

/// The end of a turn with Smith due since turn 2.
fn smith(turn: u8) -> Position {
    Position::at("administration")
        .start(&format!("turn = {turn}\nfirst = \"union\""))
        .text("[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"\n")
}

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

// ---- Impossible set-ups ----

/// A position that is in order.
fn sound() -> Position {
    Position::combat("union")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
        .unit_with("us_burnside", "S03", "S07", "engaged = true")
        .unit("cs_evans", "S07", "S03")
        .unit("cs_bee", "S44", "S18")
        .behind("cs_hampton", "S44", "host = \"cs_bee\"")
}

/// The message of a refused position.
fn problem(position: &Position) -> String {
    match position.try_build() {
        Ok(_) => panic!("accepted:\n{}", position.file()),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn refuses(position: Position, rule: &str, words: &str) {
    let problem = problem(&position);
    assert!(problem.starts_with("test.toml"), "it names the file: {problem}");
    assert!(problem.contains(&format!("[{rule}]")), "{rule}: {problem}");
    assert!(problem.contains(words), "'{words}': {problem}");
}

#[track_caller]
fn refuses_form(position: Position, words: &str) {
    let problem = problem(&position);
    assert!(problem.contains(words), "'{words}': {problem}");
}

#[rule("BR-10.5-limit-two")]
#[rule("BR-10.3-enemy-zone")]
#[rule("BR-10.5-legion-host")]
#[test]
fn a_file_may_not_put_too_many_or_enemies_into_a_zone() {
    sound().build();
    let crowd = sound().behind("cs_jackson", "S44", "line = \"second\"").behind("cs_bartow", "S44", "line = \"third\"");
    refuses(crowd, "BR-10.5-limit-two", "S44");
    refuses(sound().unit("us_keyes", "S44", "S18"), "BR-10.3-enemy-zone", "S44");
    let marker = "extended = \"S07\"\nmarker-facing = \"S08\"";
    refuses(sound().unit_with("us_keyes", "S04", "S07", marker), "BR-10.3-enemy-zone", "S07");
    // The Legion is listed before the enemy that stands in its zone.
    let legion = Position::combat("union").unit("cs_hampton", "S09", "S08").unit("us_keyes", "S09", "S08");
    refuses(legion, "BR-10.3-enemy-zone", "the Legion");
    let elsewhere =
        Position::combat("union").unit("cs_bee", "S44", "S18").behind("cs_hampton", "S44", "host = \"cs_evans\"");
    refuses(elsewhere, "BR-10.5-legion-shares", "cs_evans");
    refuses(sound().behind("cs_jackson", "S44", "line = \"second\"\nhost = \"cs_bee\""), "BR-10.5-legion-host", "host");
}

#[rule("BR-13-third-line")]
#[test]
fn a_file_may_put_three_into_centreville_only_with_a_reinforcement() {
    let three = |third: &str| {
        let mut position = Position::at("initiative")
            .start("turn = 4")
            .option("northern-reinforcements", "on")
            .unit("us_howard", "N01", "N02")
            .behind("us_willcox", "N01", "line = \"second\"")
            .behind(third, "N01", "line = \"third\"");
        for id in ["us_militia", "us_volunteers", "us_mccunn"] {
            let arrival = format!("[[reinforcement]]\nunit = \"{id}\"\nturn = 3\nplace = \"N01\"\nlimit = 3\n");
            position = position.text(&arrival);
        }
        position
    };
    assert_eq!(three("us_mccunn").build().stack("N01"), ["us_howard", "us_willcox", "us_mccunn"]);
    refuses(three("us_keyes"), "BR-10.5-limit-two", "N01");
    refuses(
        three("us_mccunn").option("northern-reinforcements", "off").behind("us_keyes", "N01", ""),
        "BR-10.5-limit-two",
        "N01",
    );
}

#[rule("BR-6-op-fatigued")]
#[rule("BR-6-op-contact")]
#[rule("BR-6-op-no-extended")]
#[test]
fn a_file_may_not_mark_a_brigade_that_could_not_be_marked() {
    refuses(sound().unit_with("us_keyes", "N06", "N07", "op = true\nfatigue = 1"), "BR-6-op-fatigued", "us_keyes");
    refuses(sound().unit_with("us_keyes", "S04", "S07", "op = true"), "BR-6-op-contact", "us_keyes");
    let line = "op = true\nextended = \"N05\"\nmarker-facing = \"N04\"";
    refuses(sound().unit_with("us_keyes", "N06", "N07", line), "BR-6-op-no-extended", "us_keyes");
    let south =
        sound().unit_with("cs_jones", "S21", "N19", "op = true").unit_with("cs_ewell", "S23", "N20", "op = true");
    refuses(south, "BR-6-op-limit-south", "confederate");
    let mut north = sound();
    for (id, zone, towards) in [("us_keyes", "N06", "N05"), ("us_howard", "N04", "N05"), ("us_davies", "N17", "N18")] {
        north = north.unit_with(id, zone, towards, "op = true");
    }
    refuses(north, "BR-6-op-limit-north", "union");
    let legion = Position::combat("union").unit("cs_bee", "S44", "S18").behind("cs_hampton", "S44", "op = true");
    refuses(legion, "BR-6-op-legion", "Legion");
}

#[rule("BR-10.5-legion-no-deploy")]
#[rule("BR-10.6-deploy-no-river")]
#[rule("BR-12.1-cocke-extended")]
#[test]
fn a_file_may_not_extend_a_line_that_could_not_be_extended() {
    let line = |zone: &str| format!("extended = \"{zone}\"\nmarker-facing = \"S45\"");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", &line("N09")), "BR-10.6-deploy-no-river", "cs_cocke");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", &line("S44")), "BR-10.6-deploy-no-river", "next to");
    let legion = Position::combat("union").unit_with("cs_hampton", "S17", "N09", &line("S16"));
    refuses(legion, "BR-10.5-legion-no-deploy", "cs_hampton");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", "extended = true"), "BR-12.1-cocke-extended", "second zone");
    sound().unit_with("cs_cocke", "S17", "N09", "extended = false").build();
}

#[rule("BR-11.4-fatigue-cap")]
#[rule("BR-11.4-elimination")]
#[rule("BR-10.2-front-three")]
#[test]
fn a_file_may_not_give_a_brigade_what_no_brigade_can_have() {
    refuses(sound().unit_with("us_keyes", "N06", "N07", "fatigue = 3"), "BR-11.4-fatigue-cap", "0 to 2");
    refuses(sound().unit_with("us_keyes", "N06", "N07", "losses = 3"), "BR-11.4-elimination", "us_keyes");
    refuses(
        sound().unit_with("us_keyes", "N06", "N07", "losses = 4\neliminated = true"),
        "BR-11.4-elimination",
        "us_keyes",
    );
    refuses(sound().unit("us_keyes", "N06", "N01"), "BR-10.2-front-three", "not adjacent");
    refuses(sound().behind("us_keyes", "N06", ""), "BR-10.2-front-three", "needs a facing");
    let marker = sound().unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"");
    refuses(marker, "BR-10.2-front-three", "S16");
    refuses(sound().text("[[unit]]\nid = \"us_keyes\"\n"), "BR-12.1-historical", "no place");
    let gone = sound().text("[[unit]]\nid = \"us_keyes\"\neliminated = true\n").build();
    assert_eq!(status(&gone, "us_keyes"), Status::Eliminated);
    assert_eq!(gone.state.losses.union, 3, "who is gone has lost every step");
}

#[rule("BR-11.1-needs-mark")]
#[test]
fn a_file_may_lay_attack_marks_only_in_the_half_phase_of_their_side() {
    let marked = |phase: &str, side: &str| {
        Position::at(phase)
            .start(&format!("side = \"{side}\"\nactivations-left = 1"))
            .unit_with("us_burnside", "S03", "S07", "engaged = true")
            .unit("cs_evans", "S07", "S03")
    };
    for phase in ["activation", "headquarters", "combat"] {
        marked(phase, "union").build();
        refuses(marked(phase, "confederate"), "BR-11.1-needs-mark", "us_burnside");
    }
    for phase in ["initiative", "op-markers", "movement", "continuation", "administration"] {
        refuses(marked(phase, "union"), "BR-11.1-needs-mark", "us_burnside");
    }
}

#[rule("BR-7-hq-no-contact")]
#[rule("BR-7-hq-stack-one")]
#[test]
fn a_file_may_not_put_a_headquarters_where_none_may_stand() {
    let with = |hq: &str, zone: &str| {
        Position::combat("union").unit("us_keyes", "S11", "S07").unit("cs_evans", "S06", "N07").hq(hq, zone)
    };
    with("hq_beauregard", "S09").build();
    refuses(with("hq_beauregard", "S08"), "BR-7-hq-no-contact", "hq_beauregard");
    refuses(with("hq_mcdowell", "N07"), "BR-7-hq-no-contact", "hq_mcdowell");
    refuses(with("hq_beauregard", "S09").hq("hq_johnston", "S09"), "BR-7-hq-stack-one", "hq_johnston");
    refuses_form(with("hq_beauregard", "S09").hq("hq_beauregard", "S39"), "listed twice");
    refuses_form(with("hq_lee", "S09"), "hq_lee");
}

#[rule("BR-1-turn-track")]
#[rule("BR-8-no-sixth")]
#[rule("BR-6-mo-not-turn1")]
#[rule("BR-13-extra-turn")]
#[rule("BR-13-manoeuvre-count")]
#[test]
fn a_file_may_not_start_outside_the_sequence_of_play() {
    let at = |lines: &str| Position::at("initiative").start(lines).unit("cs_evans", "S06", "N07");
    at("turn = 7").build();
    refuses(at("turn = 0"), "BR-1-turn-track", "turn 0");
    refuses(at("turn = 9"), "BR-1-turn-track", "turn 9");
    refuses(at("turn = 8"), "BR-13-extra-turn", "extra-turn");
    at("turn = 8").option("extra-turn", "on").build();
    refuses(at("turn = 2\nmovement-phase = 6"), "BR-8-no-sixth", "1 to 5");
    refuses(at("turn = 2\nmovement-phase = 0"), "BR-8-no-sixth", "1 to 5");
    refuses(at("turn = 1\noffensive-now = \"union\""), "BR-6-mo-not-turn1", "turn 1");
    refuses(at("turn = 2\ncrossed-sudley = [\"cs_evans\"]"), "BR-13-manoeuvre-count", "cs_evans");
    let long = |turns: u8| build(&at("turn = 1").file().replace("placement", &format!("turns = {turns}\nplacement")));
    assert!(long(20).is_ok());
    for turns in [0, 21, 255] {
        let error = long(turns).err().expect("too long or too short").to_string();
        assert!(error.contains("[BR-1-turn-track]"), "{error}");
    }
}

#[rule("BR-13-30va-place")]
#[test]
fn a_file_binds_a_brigade_only_to_a_headquarters_of_its_side_with_room_beside_it() {
    let near = |hq: &str| {
        Position::at("set-up")
            .start("turn = 1")
            .option("thirtieth-virginia", "on")
            .hq("hq_mcdowell", "N01")
            .hq("hq_beauregard", "S39")
            .text(&format!("[[unit]]\nid = \"cs_30va\"\nnear = \"{hq}\"\n"))
    };
    near("hq_beauregard").build();
    refuses(near("hq_mcdowell"), "BR-13-30va-place", "cs_30va");
    refuses_form(near("hq_johnston"), "hq_johnston");
    let late = near("hq_beauregard").file().replace("set-up", "initiative");
    assert!(build(&late).is_ok(), "without the option the counter is not in the game");
    let setup = Setup {
        scenario: "test.toml".to_owned(),
        scenario_text: Some(late),
        options: [("thirtieth-virginia".to_owned(), "on".to_owned())].into(),
    };
    let error = World::build(&DataFolder::new(), &setup).expect_err("the set-up is over").to_string();
    assert!(error.contains("the set-up is over"), "{error}");
}

#[rule("BR-12.1-historical")]
#[test]
fn a_file_with_unknown_or_doubled_names_is_refused_with_a_clear_message() {
    refuses_form(sound().unit("us_lee", "N06", "N07"), "us_lee");
    refuses_form(sound().unit("us_keyes", "N99", "N07"), "N99");
    refuses_form(sound().unit("us_keyes", "N06", "X"), "'X'");
    refuses_form(sound().unit("us_burnside", "N06", "N07"), "listed twice");
    refuses_form(sound().text("[[objective]]\nplace = \"S39\"\npoints = 1\ncontrol = \"union\"\n"), "twice");
    let dear = sound().no_objectives().text("[[objective]]\nplace = \"S39\"\npoints = 51\ncontrol = \"union\"\n");
    refuses_form(dear, "0 to 50");
    let arrival = "[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"\n";
    refuses_form(sound().text(arrival).text(arrival), "twice");
    refuses_form(sound().text(&format!("{arrival}limit = 4\n")), "1 to 3");
    refuses_form(sound().text(&arrival.replace("cs_smith", "cs_hood")), "cs_hood");
    refuses_form(sound().text(&arrival.replace("S39", "S99")), "S99");
    refuses_form(sound().start("attacked = [\"S99\"]"), "S99");
    refuses_form(sound().start("acted = [\"us_lee\"]"), "us_lee");
    refuses_form(sound().start("earlier-losses = { french = 1 }"), "french");
    refuses_form(sound().start("colour = \"blue\""), "colour");
    refuses_form(Position::at("activation").start("side = \"union\""), "activations-left");
    refuses_form(Position::at("dinner"), "dinner");
    for (from, to, words) in [
        ("format = 1", "format = 2", "format 2"),
        ("title = \"bull-run-1861\"", "title = \"chess\"", "chess"),
        ("placement = \"fixed\"", "placement = \"by ear\"", "by ear"),
        ("format = 1", "format 1", "test.toml"),
    ] {
        let error = build(&sound().file().replace(from, to)).err().expect("refused").to_string();
        assert!(error.contains(words), "'{words}': {error}");
    }
}

#[rule("BR-12.2-free-south")]
#[test]
fn a_free_placement_names_its_bank_and_its_base() {
    let file = std::fs::read_to_string("../../data/bull-run-1861/scenarios/free.toml").unwrap();
    assert!(build(&file).is_ok());
    for (from, to, words) in [
        ("bank = \"right\"", "bank = \"south\"", "south"),
        ("base = \"S39\"", "base = \"S99\"", "S99"),
        ("[free.union]", "[free.french]", "french"),
        ("phase = \"set-up\"", "phase = \"initiative\"", "set-up"),
    ] {
        let error = build(&file.replace(from, to)).err().expect("refused").to_string();
        assert!(error.contains(words), "'{words}': {error}");
    }
}

#[rule("BR-12.3-blocked")]
#[test]
fn a_delayed_arrival_is_told() {
    let mut game = smith(2).unit("us_keyes", "S39", "S43").unit_with("cs_ewell", "S23", "N20", "op = true").build();
    // Ewell's march is the last question before the arrivals.
    game.choose("done", &[]);
    let smith = game.brigade("cs_smith");
    assert!(game.told(|e| matches!(e, Event::ArrivalDelayed { brigade } if *brigade == smith)));
}

// ---- Other data ----

/// The project's data with one file changed.
struct Changed {
    file: &'static str,
    from: &'static str,
    to: &'static str,
}

impl kernel::Library for Changed {
    fn read(&self, path: &str) -> Option<std::borrow::Cow<'_, str>> {
        let text = kernel::Library::read(&DataFolder::new(), path)?.into_owned();
        let changed = path.ends_with(self.file);
        assert!(!changed || text.contains(self.from), "{} has no '{}'", self.file, self.from);
        Some(if changed { text.replacen(self.from, self.to, 1) } else { text }.into())
    }

    fn list(&self, folder: &str) -> Vec<String> {
        kernel::Library::list(&DataFolder::new(), folder)
    }
}

#[rule("BR-2-cavalry-south-only")]
#[test]
fn numbers_that_no_game_can_have_are_refused_with_their_file() {
    let cases = [
        ("tables.toml", "infantry = 4", "infantry = 255", "movement: 255 is not within 1 to 20"),
        ("tables.toml", "factor = 2", "factor = 200", "operational.factor"),
        ("tables.toml", "hill = 2", "hill = 100", "combat: 100"),
        ("tables.toml", "always = 3", "always = 9", "continuation.always"),
        ("tables.toml", "count = 7", "count = 0", "turns.count"),
        ("tables.toml", "union-base = \"N01\"", "union-base = \"N99\"", "N99"),
        ("tables.toml", "tie = \"confederate\"", "tie = \"nobody\"", "nobody"),
        ("brigades.csv", "infantry,5,3,0,true", "infantry,0,3,0,true", "1 to 20"),
        ("brigades.csv", "infantry,5,3,0,true", "infantry,5,3,1,true", "BR-2-cavalry-south-only"),
        ("brigades.csv", "infantry,5,3,0,true", "legion,5,3,0,true", "only one Legion"),
        ("brigades.csv", "us_burnside,", "us_porter,", "twice"),
        ("brigades.csv", "us_burnside,", "us burnside,", "us burnside"),
        ("headquarters.csv", "hq_johnston,", "hq_beauregard,", "twice"),
        ("options.toml", "default = \"off\"", "default = \"maybe\"", "maybe"),
    ];
    let setup = Setup { scenario: "historical".to_owned(), ..Setup::default() };
    for (file, from, to, words) in cases {
        let error = World::build(&Changed { file, from, to }, &setup).expect_err(to).to_string();
        assert!(error.contains(file) && error.contains(words), "{file}, '{words}': {error}");
    }
}

// ---- The page about scenario files ----

/// The complete scenario files printed in the documentation.
fn printed_files() -> Vec<String> {
    let page = std::fs::read_to_string("../../docs/scenario-format.md").unwrap();
    let blocks = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.filter(|block| block.starts_with("format = 1")).map(str::to_owned).collect()
}

#[rule("BR-12.1-decisions")]
#[test]
fn the_examples_of_the_page_about_scenario_files_are_in_order() {
    let files = printed_files();
    assert_eq!(files.len(), 2);
    let mut game = build(&files[0]).unwrap();
    assert_eq!(game.listed("extend"), ["cs_evans S05", "cs_evans S09", "cs_evans S15", "cs_evans S16"]);
    set_up(&mut game, "nothing");
    assert_eq!((game.state.turn, game.world.turns), (1, 3));
    assert_eq!(game.place_of("cs_hampton"), Some("S10"));
    assert!(game.world.options.confusion);

    let mut game = build(&files[1]).unwrap();
    assert_eq!(game.choices(), ["target S07", "done"]);
    game.attack("S07", &["us_burnside"], &[4, 2, 6, 2]);
    assert_eq!(game.totals(), (10, 5, Side::Confederate, true), "W-24");
    assert_eq!(game.state.losses.union, 1);
}

#[rule("BR-12.1-decisions")]
#[test]
fn the_page_about_scenario_files_names_every_field_and_option() {
    let page = std::fs::read_to_string("../../docs/scenario-format.md").unwrap();
    let has = |word: &str| assert!(page.contains(&format!("`{word}`")), "{word} is not explained");
    let table: toml::Table =
        toml::from_str(&std::fs::read_to_string("../../data/bull-run-1861/tables.toml").unwrap()).unwrap();
    for (name, values) in &table {
        let Some(values) = values.as_table() else { continue };
        assert!(page.contains(&format!("`[{name}]`")), "[{name}] is not explained");
        if name != "provenance" {
            values.keys().for_each(|field| has(field));
        }
    }
    for file in ["brigades.csv", "headquarters.csv"] {
        let text = std::fs::read_to_string(format!("../../data/bull-run-1861/{file}")).unwrap();
        text.lines().next().unwrap().split(',').for_each(has);
    }
    for option in kernel::data::options(&DataFolder::new(), bull_run_1861::ID).unwrap().options {
        has(&option.id);
        option.values.iter().for_each(|value| has(value));
    }
}
