//! Sections 21 to 23: the two scenarios, how they are won, and what the order of battle says about some units.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position, world};
use kernel::dice::ScriptedDice;
use kernel::{Dice, Purpose, Side, Title};
use red_badge::event::{Event, Modifier};
use red_badge::play::Play;
use red_badge::stage::Phase;
use red_badge::state::{Order, Status};
use red_badge::world::Kind;
use red_badge::{RedBadge, World, pool, victory};
use rule::rule;

fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}

/// Matthews Hill after the set-up: Hunter's division draws a 4, Beauregard's army a 2 and Johnston's a 4.
fn hill(options: &[(&str, &str)]) -> Game {
    let mut game = Game::new("matthews-hill", options);
    game.choose("done", &[]).choose_faces("done", &[8, 2, 7]);
    game
}

/// Dice whose draws from the pool take its last marker, and all others show what is told.
struct Last(ByPurpose);

impl Dice for Last {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        if purpose.0 == "pool" { sides } else { self.0.roll(sides, purpose) }
    }
}

fn last() -> Last {
    Last(ByPurpose(vec![("disorder", 0)]))
}

// 21: Matthews Hill.

#[rule("RBC-21.1a")]
#[test]
fn on_matthews_hill_there_is_nobody_above_the_brigadiers() {
    let mut game = hill(&[]);
    // II.B was not asked for: the first question after the set-up names the first brigade.
    assert_eq!((game.phase(), game.asked()), (Phase::First, Some(Side::Union)));
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    assert!(!game.told(|e| matches!(e, Event::BrigadierOutOfCommand { .. } | Event::InOverallRange { .. })));
    for id in ["US-BURNSIDE", "US-PORTER", "CS-EVANS", "CS-BEE", "CS-BARTOW"] {
        assert_eq!((game.of(id).in_command, game.of(id).overall), (true, 0), "{id}");
    }
    let commanders = ["US-L-MCDOWELL", "US-L-HUNTER", "CS-L-BEAUREGARD", "CS-L-JOHNSTON"];
    assert!(commanders.iter().all(|id| game.status(id) == Status::Absent));
    // The rest of Burnside's column is too far behind him and skips; what is within four hexes does not.
    game.choose("activate US-BURNSIDE", &[]);
    let skips = |id: &str| game.told(|e| *e == Event::Skips { unit: game.unit(id) });
    let near = ["US-2RI-A", "US-2RI-B", "US-2RIBTY", "US-1RI-A"];
    let far = ["US-1RI-B", "US-2NH-A", "US-2NH-B", "US-71NY-A", "US-71NY-B", "US-71NYBTY"];
    assert_eq!((near.map(skips), far.map(skips)), ([false; 4], [true; 6]));
    assert_eq!(game.refused_by("regiment US-2NH-A attack"), "RBC-5.36");
    // For a change of orders he is in command.
    game.throw("order US-BURNSIDE attack", &mut ByPurpose(vec![("orders", 9)]));
    assert!(game.told(|e| matches!(e, Event::Modified { why: Modifier::InCommand, value: -1, .. })));
    assert!(!game.told(|e| matches!(e, Event::Modified { why: Modifier::OutOfCommand, .. })));
}

#[rule("RBC-21.1b")]
#[test]
fn reinforcements_of_matthews_hill() {
    let mut game = hill(&[]);
    // By the draw: Hunter's 4, Beauregard's 2. Johnston's 4 does not count where numbers are printed.
    let ids = ["US-PORTER", "US-BURNSIDE", "CS-EVANS", "CS-BEE", "CS-BARTOW", "CS-HAMPTON"];
    assert_eq!(ids.map(|id| put(&game, id)), [4, 4, 2, 3, 2, 0]);
    let entry = |game: &Game, id: &str| (game.status(id), game.place(id).map(str::to_owned));
    assert_eq!(entry(&game, "US-USREG"), (Status::Queued, Some("N4401".to_owned())));
    for id in ["CS-4AL-A", "CS-11MS", "CS-IMBODEN-B", "CS-8GA-B", "CS-ALBURTIS-A", "CS-L-BARTOW"] {
        assert_eq!(entry(&game, id), (Status::Queued, Some("N4933".to_owned())), "{id}");
    }
    assert_eq!(game.status("CS-HAMPTON-A"), Status::Waiting);
    // At 1100 the Legion has 4 and is in March; the others go by the draw.
    let mut dice = ByPurpose(vec![("efficiency", 2), ("pool", 1)]);
    game.idle_until(&mut dice, |g| g.state.turn == 1 && g.phase() == Phase::First);
    assert_eq!(["CS-HAMPTON", "CS-BEE", "CS-BARTOW"].map(|id| put(&game, id)), [4, 2, 2]);
    for id in ["CS-HAMPTON-A", "CS-HAMPTON-B"] {
        assert_eq!(entry(&game, id), (Status::Queued, Some("N4933".to_owned())));
        assert_eq!(game.order(id), Order::March);
    }
    // The printed 4 is for 1100 only: at 1200 it is the marker of Beauregard's army.
    game.idle_until(&mut dice, |g| g.state.turn == 2 && g.phase() == Phase::First);
    assert_eq!(put(&game, "CS-HAMPTON"), 2);
}

#[rule("RBC-AMB17")]
#[test]
fn on_matthews_hill_evans_is_at_full_strength() {
    let game = hill(&[]);
    assert_eq!(["CS-1LA", "CS-4SC-A", "CS-4SC-B"].map(|id| game.sp(id)), [9, 6, 6]);
    for id in ["CS-DET-1LA", "CS-DET-4SC-A", "CS-DET-4SC-B"] {
        assert_eq!(game.status(id), Status::Absent);
        assert!(!game.world.in_scenario.has(game.unit(id)));
    }
    let evans = game.world.brigade(game.brigade("CS-EVANS"));
    assert_eq!((evans.units.len(), evans.printed), (3, 21));
}

#[rule("RBC-AMB19")]
#[test]
fn imboden_uses_two_of_bees_three_markers() {
    let mut game = hill(&[]);
    game.throw("activate US-BURNSIDE", &mut last());
    // Bee is the last in the pool who has markers: his three come up one after another.
    let bee = game.brigade("CS-BEE");
    let mut acted = Vec::new();
    for round in 0..3 {
        game.idle_until(&mut last(), |g| {
            g.state.active == Some(bee) && g.phase() == Phase::Actions && g.of("CS-BEE").activations == round + 1
        });
        let guns =
            |game: &Game, verb: &str| game.choices().iter().any(|c| c.starts_with(verb) && c.contains("CS-IMBODEN-A"));
        let capped = game.state.idle.has(game.unit("CS-IMBODEN-A"));
        if guns(&game, "enter") {
            game.throw("enter CS-IMBODEN-A N4933 march", &mut last());
            let on = game.listed("step")[0].clone();
            game.throw(&format!("step {on}"), &mut last()).throw("halt", &mut last());
        } else if guns(&game, "move") {
            game.throw("move CS-IMBODEN-A", &mut last());
            let on = game.listed("step")[0].clone();
            game.throw(&format!("step {on}"), &mut last()).throw("halt", &mut last());
        } else {
            assert_eq!(game.refused_by("move CS-IMBODEN-A"), "RBC-9.71b");
            // The infantry has all three, and the other section has used none.
            assert!(game.choices().iter().any(|c| c.starts_with("enter CS-4AL-A")));
            assert!(game.choices().iter().any(|c| c.starts_with("enter CS-IMBODEN-B")));
        }
        acted.push(!capped);
    }
    assert_eq!(acted, [true, true, false]);
    assert_eq!((put(&game, "CS-BEE"), game.of("CS-BEE").activations), (3, 3));
}

#[rule("RBC-AMB20")]
#[test]
fn palmer_does_not_come_to_matthews_hill() {
    let game = hill(&[]);
    assert_eq!((game.status("US-PALMER"), put(&game, "US-CAV")), (Status::Absent, 0));
    let porter = game.world.brigade(game.brigade("US-PORTER")).units;
    assert_eq!(porter.len(), 10);
    assert!(game.world.in_scenario.into_iter().all(|unit| !game.world.unit(unit).is_cavalry()));
}

#[rule("RBC-AMB42")]
#[test]
fn reinforcements_of_matthews_hill_choose_their_order() {
    let enter = |options: &[(&str, &str)]| {
        let mut game = hill(options);
        game.choose("activate US-PORTER", &[]);
        let ways = game.listed("enter");
        let own = ways.iter().filter_map(|way| way.strip_prefix("US-USREG N4401 ").map(str::to_owned));
        own.collect::<Vec<_>>()
    };
    assert_eq!(enter(&[]), ["advance", "march"]);
    assert_eq!(enter(&[("entry-orders", "advance")]), ["advance"]);
    // Hampton is in March in either case.
    for options in [vec![], vec![("entry-orders", "advance")]] {
        let mut game = hill(&options);
        let legion = game.brigade("CS-HAMPTON");
        let mut dice = last();
        game.idle_until(&mut dice, |g| g.state.active == Some(legion) && g.phase() == Phase::Actions);
        assert_eq!(game.listed("enter"), ["CS-HAMPTON-A N4933 march", "CS-HAMPTON-B N4933 march"]);
        assert_eq!(game.refused_by("enter CS-HAMPTON-A N4933 advance"), "RBC-9.72");
    }
}

fn end() -> Position {
    Position::at("turn-end").head("first-hour = 1000\nlast-hour = 1200\nmap = \"N\"").start("hour = 1200")
}

/// Who has won, and with how much strength of either side.
fn result(position: Position) -> (Option<Side>, i32, i32) {
    let game = position.pike();
    assert_eq!(game.phase(), Phase::Over);
    let outcome = RedBadge::verdict(&game.world, &game.state);
    assert_eq!(outcome.winner, victory::winner(&game.world, &game.state));
    (outcome.winner, outcome.points.union, outcome.points.confederate)
}

#[rule("RBC-21.2")]
#[test]
fn more_infantry_beyond_the_pike_wins_matthews_hill() {
    let us = |hex: &str| end().unit("US-2RI-A", hex).unit("US-2NH-A", "N4110");
    assert_eq!(result(us("N4628").unit("CS-4SC-A", "N4620")), (Some(Side::Union), 8, 6));
    assert_eq!(result(us("N4627").unit("CS-4SC-A", "N4620")), (Some(Side::Union), 8, 6), "on the pike");
    assert_eq!(result(us("N4626").unit("CS-4SC-A", "N4620")), (Some(Side::Confederate), 0, 6), "north of it");
    assert_eq!(result(us("N4628").unit("CS-4SC-A", "N5033")), (Some(Side::Union), 8, 0), "south of it");
    let pike_hex = |game: &Game| {
        let w = &game.world;
        let on = |hex: &red_badge::ids::Hex| {
            w.ground(*hex).pike == Some(std::cmp::Ordering::Equal) && w.hex_id(*hex).starts_with("N50")
        };
        let found = w.hexes().find(on).unwrap();
        w.hex_id(found).to_owned()
    };
    let on = pike_hex(&end().unit("US-2RI-A", "N4118").pike());
    assert_eq!(result(us("N4118").unit("CS-4SC-A", &on)), (Some(Side::Confederate), 0, 6), "the pike counts for both");
    // The same strength is a draw; so is nothing at all.
    assert_eq!(result(us("N4628").unit_with("CS-1LA", "N4620", "sp = 8")), (None, 8, 8));
    assert_eq!(result(us("N4118").unit("CS-1LA", "N5033")), (None, 0, 0));
    assert_eq!(result(us("N4628").unit("CS-1LA", "N4620")), (Some(Side::Confederate), 8, 9));
    // Columns without the pike lie north.
    assert_eq!(result(us("N1034").unit("CS-1LA", "N1233")), (Some(Side::Confederate), 0, 9));
}

#[rule("RBC-21.2b")]
#[test]
fn guns_cavalry_and_absent_units_count_nothing() {
    let beyond = end()
        .unit("US-2RIBTY", "N4628")
        .unit_with("US-PALMER", "N4630", "form = \"dismounted\"")
        .routed("US-2RI-A")
        .unit("US-2NH-A", "N4118")
        .group(&["US-USREG"], "N4401", 1200, "order = \"march\"")
        .unit("CS-IMBODEN-A", "N4620")
        .unit("CS-TERRY", "N4720")
        .routed("CS-4SC-A");
    assert_eq!(result(beyond.clone()), (None, 0, 0));
    assert_eq!(
        result(beyond.unit_with("US-1RI-A", "N4631", "sp = 1\nmorale = \"disordered\"")),
        (Some(Side::Union), 1, 0)
    );
}

// 22: First Bull Run.

#[rule("RBC-22.1b")]
#[test]
fn a_brigade_comes_with_all_its_infantry_and_guns() {
    let game = Game::new("full-battle", &[]);
    let w = &game.world;
    let with = |leader: &str| {
        let group = w.group_of_leader(game.leader(leader)).and_then(|at| w.groups.get(at)).unwrap();
        let mut ids: Vec<&str> = group.units.into_iter().map(|unit| w.unit(unit).id.as_str()).collect();
        ids.sort_unstable();
        ids
    };
    let all = |brigade: &str, kinds: &[Kind]| {
        let own = w.units.iter().filter(|unit| w.brigade(unit.brigade).id == brigade && kinds.contains(&unit.kind));
        let mut ids: Vec<&str> = own.map(|unit| unit.id.as_str()).collect();
        ids.sort_unstable();
        ids
    };
    let both = [Kind::Infantry, Kind::Artillery];
    for (leader, brigade) in [
        ("US-L-FRANKLIN", "US-FRANKLIN"),
        ("US-L-WILLCOX", "US-WILLCOX"),
        ("US-L-HOWARD", "US-HOWARD"),
        ("US-L-KEYES", "US-KEYES"),
        ("CS-L-JACKSON", "CS-JACKSON"),
        ("CS-L-HOLMES", "CS-HOLMES"),
    ] {
        assert_eq!(with(leader), all(brigade, &both), "{brigade}");
    }
    // Porter comes with Griffin's guns, and Palmer besides; Kershaw with his battery and cavalry.
    assert!(with("US-L-PORTER").contains(&"US-D5US-A") && with("US-L-PORTER").contains(&"US-D5US-B"));
    assert_eq!(with("US-L-PORTER").len(), all("US-PORTER", &both).len() + 1);
    assert!(with("CS-L-KERSHAW").contains(&"CS-KEMPER"));
    // Early and Smith bring only infantry: their guns came before. Bartow's and Bee's come apart.
    for (leader, brigade) in [("CS-L-EARLY", "CS-EARLY"), ("CS-L-SMITH", "CS-SMITH"), ("CS-L-BARTOW", "CS-BARTOW")] {
        assert_eq!(with(leader), all(brigade, &[Kind::Infantry]), "{brigade}");
        assert!(!all(brigade, &[Kind::Artillery]).is_empty());
    }
    assert_eq!(with("CS-L-BEE"), ["CS-11MS", "CS-2MS-A", "CS-2MS-B", "CS-4AL-A", "CS-4AL-B"]);
    // Those who are set up stand there with all their guns.
    for brigade in ["US-BURNSIDE", "US-SHERMAN", "US-SCHENCK"] {
        assert!(all(brigade, &both).iter().all(|id| game.status(id) == Status::OnMap), "{brigade}");
    }
}

fn entry(w: &World, leader: &str) -> String {
    let leader = w.find_leader(leader).unwrap();
    let group = w.group_of_leader(leader).and_then(|at| w.groups.get(at)).unwrap();
    w.hex_id(group.hex).to_owned()
}

#[rule("RBC-AMB02")]
#[test]
fn a_zero_repeats_the_hex_above() {
    let w = world("full-battle", &[]);
    assert_eq!(["CS-L-BARTOW", "CS-L-EARLY", "US-L-HOWARD"].map(|id| entry(&w, id)), ["S7020", "S7020", "N4401"]);
}

#[rule("RBC-AMB03")]
#[test]
fn keyes_comes_by_the_turnpike() {
    for (option, hex) in [("pike", "N7021"), ("north", "N4401")] {
        let mut game = Game::new("full-battle", &[("keyes-entry", option)]);
        assert_eq!(entry(&game.world, "US-L-KEYES"), hex);
        // At 1100 his men wait there.
        game.idle_until(&mut ByPurpose(vec![("pool", 1)]), |g| {
            g.state.turn == 2 && g.status("US-2ME-A") == Status::Queued
        });
        assert_eq!((game.place("US-2ME-A"), game.place("US-L-KEYES")), (Some(hex), Some(hex)));
    }
    let w = world("full-battle", &[]);
    let east = w.find_hex("N7021").unwrap();
    assert!(w.ground(east).on_edge && w.ground(east).sides.iter().any(|side| side.is_road()));
    assert_eq!(w.ground(east).pike, Some(std::cmp::Ordering::Equal), "on the turnpike");
}

#[rule("RBC-AMB04")]
#[test]
fn the_letter_w_means_nothing() {
    let w = world("full-battle", &[]);
    assert_eq!(["US-L-PORTER", "CS-L-SMITH", "CS-L-KERSHAW"].map(|id| entry(&w, id)), ["N4401", "S6133", "S7020"]);
    let of = |id: &str| w.hex_id(w.groups[w.group_of(w.find_unit(id).unwrap()).unwrap()].hex).to_owned();
    assert_eq!(["CS-18VA-A", "CS-28VA-B", "CS-6NC-A", "CS-BECKHAM"].map(of), ["N7034", "N7034", "S6133", "S6133"]);
    let hill = world("matthews-hill", &[]);
    assert_eq!(["US-L-PORTER", "CS-L-BEE"].map(|id| entry(&hill, id)), ["N4401", "N4933"]);
    for w in [&w, &hill] {
        assert!(w.groups.iter().all(|group| w.ground(group.hex).on_edge), "all lie on the edge of the map in play");
    }
}

#[rule("RBC-AMB24")]
#[test]
fn without_a_printed_order_it_is_advance() {
    let game = Game::new("full-battle", &[]);
    for unit in game.state.on_map(&game.world, Side::Confederate) {
        let sheet = game.world.unit(unit);
        let march = game.world.brigade(sheet.brigade).is_legion();
        assert_eq!(game.state[unit].order, if march { Order::March } else { Order::Advance }, "{}", sheet.id);
    }
    for id in ["CS-EVANS", "CS-COCKE"] {
        assert_eq!(game.of(id).order, Order::Advance);
    }
}

/// The full battle at its end, with these hexes held by the Union.
fn held(hexes: &[&str]) -> (u8, Option<Side>) {
    let mut game = Game::new("full-battle", &[]);
    for id in hexes {
        let hex = game.hex(id);
        game.state.control.set(hex, true);
    }
    let points = victory::points(&game.world, &game.state);
    (game.state.turn, game.state.phase) = (game.world.last_turn(), Phase::TurnEnd);
    let mut none = ScriptedDice::faces([]);
    Play { w: &game.world, s: &mut game.state, dice: &mut none, events: &mut game.events }.settle();
    assert_eq!(game.phase(), Phase::Over);
    let winner = game.events.iter().find_map(|e| match e {
        Event::GameOver { winner } => Some(*winner),
        _ => None,
    });
    assert_eq!(RedBadge::verdict(&game.world, &game.state).winner, winner.unwrap());
    (points, winner.unwrap())
}

#[rule("RBC-22.2")]
#[test]
fn five_points_win_for_the_union() {
    assert_eq!(held(&[]), (0, Some(Side::Confederate)));
    assert_eq!(held(&["N3031", "N4627", "N5425"]), (4, Some(Side::Confederate)));
    assert_eq!(held(&["N3031", "N4627", "N5425", "N6530"]), (5, Some(Side::Union)));
    assert_eq!(held(&["S5210"]), (5, Some(Side::Union)));
    assert_eq!(held(&["N6322", "N6223", "N6530", "N4627"]), (4, Some(Side::Confederate)));
    assert_eq!(held(&["N6322", "N6223", "N3031", "N4627"]), (5, Some(Side::Union)));
    assert_eq!(held(&["N3031", "N4627", "N5425", "N6322", "N6223", "N6530", "S5210"]), (12, Some(Side::Union)));
}

#[rule("RBC-22.2b")]
#[test]
fn a_place_of_several_hexes_needs_them_all() {
    assert_eq!([held(&["N6322"]).0, held(&["N6223"]).0, held(&["N6322", "N6223"]).0], [0, 0, 2]);
    // Groveton is every village hex of the map.
    let w = world("full-battle", &[]);
    let village = w.hexes().filter(|hex| w.ground(*hex).terrain == red_badge::world::Terrain::Village);
    assert_eq!(w.objectives[0].hexes, village.collect::<Vec<_>>());
}

/// Somebody near New Market.
fn market(brigade: &str, order: &str) -> Position {
    Position::actions(brigade, order).text("[[objective]]\nid = \"new-market\"\npoints = 5\nhexes = [\"S5210\"]")
}

fn points(game: &Game) -> u8 {
    victory::points(&game.world, &game.state)
}

#[rule("RBC-22.2a")]
#[rule("RBC-AMB58")]
#[test]
fn a_place_is_his_who_was_there_last() {
    let mut game = market("US-BURNSIDE", "advance").unit("US-2RI-A", "S5209").build();
    assert_eq!(points(&game), 0, "at the beginning all are Confederate");
    game.choose_all(&["move US-2RI-A", "step S5210"]);
    assert!(game.told(|e| *e == Event::ObjectiveTaken { hex: game.hex("S5210"), side: Side::Union }));
    // Only passing through takes it, and leaving does not lose it.
    game.choose_all(&["step S5211", "halt"]);
    assert_eq!((game.place("US-2RI-A"), points(&game)), (Some("S5211"), 5));
    // The Confederates take it back by entering; here the Union begins in it and is gone.
    let base = market("CS-BEE", "attack").text("held = \"union\"");
    let mut game = base.unit("CS-4AL-A", "S5209").build();
    assert_eq!(points(&game), 5);
    game.choose_all(&["move CS-4AL-A", "step S5210"]);
    assert!(game.told(|e| *e == Event::ObjectiveTaken { hex: game.hex("S5210"), side: Side::Confederate }));
    game.choose_all(&["step S5211", "halt"]);
    assert_eq!(points(&game), 0);
}

#[rule("RBC-22.2a")]
#[test]
fn leaders_take_nothing_and_guns_do() {
    let mut game = market("US-BURNSIDE", "advance")
        .leader("US-L-BURNSIDE", "S5209")
        .unit_with("US-2RIBTY", "S5208", "form = \"limbered\"")
        .build();
    game.choose_all(&["lead US-L-BURNSIDE", "go S5210"]);
    assert_eq!((game.place("US-L-BURNSIDE"), points(&game)), (Some("S5210"), 0));
    game.choose_all(&["move US-2RIBTY", "step S5209", "step S5210", "halt"]);
    assert_eq!(points(&game), 5);
}

#[rule("RBC-AMB58")]
#[test]
fn marching_through_takes_a_place() {
    let mut game = market("US-BURNSIDE", "march").unit("US-2RI-A", "S5309").build();
    game.choose_all(&["move US-2RI-A", "step S5210", "step S5110", "halt"]);
    assert_eq!((game.place("US-2RI-A"), points(&game)), (Some("S5110"), 5));
}

// 23: the order of battle.

/// Sections of a brigade's guns, by the beginning of their ids.
fn guns<'a>(w: &'a World, brigade: &str, id: &str) -> Vec<(&'a str, u8)> {
    let own = w.units.iter().filter(|unit| {
        unit.kind == Kind::Artillery && w.brigade(unit.brigade).id == brigade && unit.id.starts_with(id)
    });
    own.map(|unit| (unit.id.as_str(), unit.sp)).collect()
}

#[rule("RBC-AMB28")]
#[rule("RBC-AMB29")]
#[rule("RBC-AMB30")]
#[test]
fn batteries_that_were_in_question() {
    let w = world("full-battle", &[]);
    let weapon = |id: &str| {
        let unit = w.unit(w.find_unit(id).unwrap());
        w.tables.weapon(unit.weapon).id.clone()
    };
    assert_eq!(guns(&w, "US-SCHENCK", "US-E2US"), [("US-E2US-A", 2), ("US-E2US-B", 2), ("US-E2US-C", 2)]);
    assert_eq!(guns(&w, "US-PORTER", "US-D5US"), [("US-D5US-A", 4), ("US-D5US-B", 2)]);
    assert_eq!((weapon("US-D5US-A"), weapon("US-D5US-B")), ("P10".to_owned(), "H12".to_owned()));
    assert_eq!(guns(&w, "CS-KERSHAW", "CS-"), [("CS-KEMPER", 4)]);
    assert_eq!(weapon("CS-KEMPER"), "S6");
    assert!(w.unit(w.find_unit("CS-KEMPER").unwrap()).name.contains("Alexandria"));
}

#[rule("RBC-23.5")]
#[test]
fn large_regiments_are_two_counters() {
    let w = world("full-battle", &[]);
    let foot = |unit: &&red_badge::world::UnitSheet| unit.kind == Kind::Infantry && unit.parent.is_none();
    for sheet in w.units.iter().filter(foot) {
        let same =
            |other: &&red_badge::world::UnitSheet| other.regiment == sheet.regiment && other.brigade == sheet.brigade;
        let all: u16 = w.units.iter().filter(foot).filter(same).map(|unit| u16::from(unit.sp)).sum();
        let counters = w.units.iter().filter(foot).filter(same).count();
        assert_eq!(counters, 1 + usize::from(sheet.sister.is_some()), "{}", sheet.id);
        assert!(all < 12 || counters == 2, "{}: {all} in {counters}", sheet.regiment);
        assert!(sheet.sp < 12, "{}", sheet.id);
    }
}

#[test]
fn what_is_detached_is_not_shown_as_lost() {
    for scenario in ["full-battle", "matthews-hill"] {
        let world = world(scenario, &[]);
        let view = RedBadge::view(&world, &RedBadge::start(&world), kernel::Viewer::Referee);
        assert!(view.counters.len() > 20);
        for counter in view.counters {
            assert!(counter.markers.iter().all(|marker| marker.id != "losses"), "{}", counter.id);
        }
    }
}
