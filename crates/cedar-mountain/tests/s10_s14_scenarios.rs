//! Sections 10 to 14: rally, night, victory, scenarios.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::event::{Event, Phase};
use cedar_mountain::state::{Form, Stage};
use cedar_mountain::{command, fire, victory};
use common::{ByPurpose, Game, Position, world};
use kernel::Side;
use rule::rule;

fn rally(unit: &str, leader: Option<&str>, die: u8, option: &str) -> bool {
    let position = Position::at("rally")
        .start(if unit.starts_with("cs") { "side = \"confederate\"\nfate = []" } else { "fate = []" })
        .option("rally-10", option)
        .unit_with(unit, "1207", "routed = true")
        .unit_with(if unit.starts_with("cs") { "cs_forno" } else { "us_greene" }, "0120", "routed = true");
    let mut game = leader.into_iter().fold(position, |p, leader| p.leader(leader, "1207")).build();
    game.choose(&format!("rally {unit}"), &[die]);
    !game.is_routed(unit)
}

#[rule("CM-10.1")]
#[rule("CM-10.2")]
#[test]
fn rallying_by_morale_and_leader() {
    assert!(rally("us_geary", Some("us_augur"), 8, "plain") && !rally("us_geary", Some("us_augur"), 9, "plain"));
    assert!(rally("us_geary", None, 7, "plain") && !rally("us_geary", None, 8, "plain"));
    assert!(rally("cs_stonewall", Some("cs_winder"), 10, "plain"));
    assert!(!rally("cs_stonewall", None, 10, "plain"));
    assert!(!rally("cs_stonewall", Some("cs_winder"), 10, "fails"));
}

#[rule("CM-10.3")]
#[rule("CM-10.5")]
#[test]
fn a_failed_rally_changes_nothing_and_the_just_routed_may_try() {
    let mut game = Position::at("offensive")
        .unit_with("us_geary", "1207", "routed = true")
        .unit_with("us_prince", "1505", "routed = true")
        .unit("us_greene", "1601")
        .unit("cs_early", "1602")
        .build();
    game.choose("done", &[]);
    assert_eq!(game.listed("rally"), ["us_geary", "us_prince"]);
    let before = game.at("us_geary");
    game.choose("rally us_geary", &[8]);
    assert_eq!(game.at("us_geary"), before);
    assert_eq!(game.refused_by("rally us_geary"), "CM-10.1");
}

fn night(phase: &str) -> Position {
    Position::at(phase).head("night = [9]").start("turn = 9")
}

#[rule("CM-11.1")]
#[test]
fn nobody_enters_a_zone_at_night() {
    let mut game = night("movement").unit("us_geary", "1208").unit("cs_early", "1206").build();
    game.choose("move us_geary", &[]);
    assert_eq!(game.refused_by("step 1207"), "CM-11.1");
}

#[rule("CM-11.2")]
#[rule("CM-11.3")]
#[test]
fn at_night_only_those_in_contact_fire_and_only_at_one_hex() {
    let game = night("turn")
        .unit("us_res1", "1207")
        .unit("us_res2", "1309")
        .unit("cs_early", "1206")
        .unit("cs_thomas", "1203")
        .build();
    assert!(game.state.night.has(game.unit("us_res1")) && !game.state.night.has(game.unit("us_res2")));
    assert_eq!(game.listed("target"), ["cs_early"]);
    assert_eq!(fire::reach_of(&game.world, &game.state, game.unit("us_res1"), 2), 0);
}

#[rule("CM-13.1")]
#[rule("CM-13.3")]
#[rule("CM-13.9")]
#[test]
fn every_strength_point_counts_one_on_one_track() {
    let mut game = Position::at("offensive")
        .start("net = 1\nside = \"confederate\"")
        .unit("cs_early", "1207")
        .unit("cs_thomas", "1308")
        .unit_with("us_greene", "1208", "sp = 3")
        .unit("us_geary", "0120")
        .build();
    game.fire("us_greene", &["cs_early", "cs_thomas"], &[10]);
    assert_eq!((game.state.net, game.state.lost.union), (-2, 5));
    assert!(game.is_gone("us_greene"));
}

#[rule("CM-13.2")]
#[rule("CM-13.5")]
#[rule("CM-13.7")]
#[test]
fn objectives_score_for_whoever_of_the_union_stands_there() {
    let objectives =
        "[[objective]]\nplace = \"0911\"\n[[objective]]\nplace = \"0708\"\n[[objective]]\nplace = \"1113\"";
    let mut game = Position::at("rally")
        .start("side = \"confederate\"")
        .unit_with("us_geary", "0911", "routed = true")
        .unit("us_prince", "0708")
        .unit("cs_early", "1113")
        .unit_with("cs_thomas", "0120", "routed = true")
        .text(objectives)
        .build();
    game.choose("done", &[]);
    assert_eq!((game.state.net, game.state.objective_points), (4, 4));
    assert!(game.told(|event| matches!(event, Event::Scored { points: 4, .. })));
}

#[rule("CM-13.4")]
#[rule("CM-13.8")]
#[test]
fn five_points_and_four_of_them_from_objectives_win() {
    let winner = |net: i16, objectives: i16| {
        let start = format!("net = {net}\nobjective-points = {objectives}");
        let game = Position::at("movement").start(&start).unit("us_geary", "1207").build();
        victory::winner(&game.world, &game.state)
    };
    assert_eq!(winner(5, 4), Side::Union);
    assert_eq!(winner(9, 2), Side::Confederate);
    assert_eq!(winner(4, 4), Side::Confederate);
    assert_eq!(winner(3, 12), Side::Confederate);
}

#[rule("CM-13.6")]
#[test]
fn the_four_objectives() {
    for scenario in ["historical", "free"] {
        let w = world(scenario, &[]);
        let ids: Vec<&str> = w.objectives.map(|hex| w.hex_id(hex)).collect();
        assert_eq!(ids, ["0607", "0708", "0911", "1113"]);
    }
}

#[rule("CM-14.1b")]
#[rule("CM-14.1c")]
#[test]
fn owners_draw_up_guns_and_post_leaders() {
    let mut game = Game::new("historical", &[]);
    game.choose("draw us_bayard dismounted", &[]).choose("draw us_res1 limbered", &[]);
    assert_eq!((game.form("us_bayard"), game.form("us_res1")), (Form::Dismounted, Form::Limbered));
    assert_eq!(game.refused_by("draw us_res1 unlimbered"), "CM-14.1d");
    game.choose("post us_banks 1106", &[]);
    game.choose("done", &[]);
    assert!(game.offers("post cs_winder 0606"));
    assert_eq!(game.refused_by("post cs_winder 0910"), "CM-14.1c");
}

#[rule("CM-14.1d")]
#[rule("CM-14.2a")]
#[rule("CM-14.2c")]
#[rule("CM-14.2d")]
#[test]
fn the_historical_scenario_begins_with_two_artillery_phases() {
    let mut game = Game::new("historical", &[]);
    let (w, s) = (&game.world, &game.state);
    for (id, place) in [("us_bayard", "0904"), ("us_greene", "1510"), ("cs_stonewall", "0505"), ("cs_forno", "1119")] {
        assert_eq!(game.place(id), Some(place));
    }
    assert_eq!(s.occupied.union.len() + s.occupied.confederate.len(), 25);
    for side in Side::BOTH {
        assert!(command::out_of_command(w, s, side).is_empty());
        assert!(!cedar_mountain::zones::zoc(w, s, side).meets(s.occupied[side.other()]));
    }
    game.choose("done", &[]).choose("done", &[]);
    game.fire("cs_andrews", &["us_res5"], &[1]);
    assert!(game.at("us_res5").fired);
    let told = game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 4);
    let phases: Vec<Phase> = told
        .iter()
        .filter_map(|event| match *event {
            Event::PhaseBegins { phase, .. } => Some(phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases[..2], [Phase::Artillery, Phase::Command]);
    assert!(!game.at("us_res5").fired);
}

#[rule("CM-14.2e")]
#[rule("CM-14.2f")]
#[test]
fn ewells_men_on_the_mountain_wait_for_turn_seven() {
    let mut game = Game::new("historical", &[]);
    let here = |game: &Game, turn: u8| {
        game.state.turn == turn && game.state.active == Side::Confederate && game.state.stage == Stage::Movement
    };
    game.idle_until(&mut ByPurpose(vec![("fire", 1)]), |game| here(game, 4));
    assert_eq!(game.refused_by("move cs_trimble"), "CM-14.2e");
    assert_eq!(game.refused_by("lead cs_ewell"), "CM-14.2e");
    game.choose("move cs_latimer", &[]);
    assert!(game.listed("step").is_empty());
    game.choose("limber", &[]);
    assert_eq!((game.form("cs_latimer"), game.place("cs_latimer")), (Form::Limbered, Some("1218")));
    let forno = cedar_mountain::advance::check(
        &game.world,
        &game.state,
        game.hex("1118"),
        cedar_mountain::ids::Units::EMPTY,
        game.unit("cs_forno"),
    );
    assert_eq!(forno.map_err(|bar| bar.rule()), Err("CM-14.2e"));
    game.idle_until(&mut ByPurpose(vec![("fire", 1)]), |game| here(game, 7));
    assert!(game.offers("move cs_trimble") && game.offers("lead cs_ewell"));
}

#[rule("CM-14.3a")]
#[test]
fn four_points_for_the_union_on_turn_one() {
    let mut game = Game::new("free", &[]);
    game.choose("enter us_crawford 1701", &[]);
    assert_eq!(game.left(), 7);
    game.choose_all(&["step 1601", "step 1502", "step 1503", "step 1403"]);
    assert_eq!(game.left(), 1);
    // The ford takes the last half-point, and the move is over.
    game.choose("step 1304", &[]);
    assert_eq!(game.place("us_crawford"), Some("1304"));
    assert_eq!(game.state.stage, Stage::Movement);
    game.choose("arrive us_banks 1701", &[]);
    assert!(
        game.offers("go 1502")
            && !game.listed("go").iter().any(|hex| game.world.distance(game.hex(hex), game.hex("1701")) > 3)
    );
    let mut game = Game::new("free", &[("leader-4", "free")]);
    game.choose("arrive us_banks 1701", &[]);
    assert!(game.listed("go").iter().any(|hex| game.world.distance(game.hex(hex), game.hex("1701")) == 8));
}

#[rule("CM-14.3b")]
#[test]
fn what_was_held_back_must_enter_on_turn_two() {
    let mut game = Game::new("free", &[]);
    assert!(game.offers("done"));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 2);
    assert_eq!(game.refused_by("done"), "CM-14.3b");
    let union_moves =
        |game: &Game| game.state.turn == 2 && game.state.active == Side::Union && game.state.stage == Stage::Movement;
    let mut entered = 0;
    while union_moves(&game) {
        let choices = game.choices();
        let entry = choices.iter().find(|c| c.starts_with("enter") || c.starts_with("arrive"));
        assert_eq!(game.offers("done"), entry.is_none(), "{choices:?}");
        let Some(entry) = entry.cloned() else { break };
        game.choose(&entry, &[]);
        entered += 1;
        // On along the road as far as it goes, to make room for the next.
        while !matches!(game.state.stage, Stage::Movement) && game.state.turn == 2 {
            let choices = game.choices();
            let next = choices.iter().find(|c| c.starts_with("step")).unwrap_or(&choices[choices.len() - 1]).clone();
            game.choose(&next, &[]);
        }
    }
    assert!(entered >= 10, "{entered} entered");
}

#[rule("CM-14.3c")]
#[rule("CM-14.5e")]
#[test]
fn hill_comes_by_the_die() {
    for (die, turn) in [(3, 4), (4, 5), (10, 6)] {
        let mut game = Game::new("free", &[]);
        let told = game.idle_until(&mut ByPurpose(vec![("hill", die)]), |game| game.state.turn == 4);
        assert!(told.iter().any(|event| matches!(*event, Event::HillDie { turn: t, .. } if t == turn)), "{die}");
    }
}

#[rule("CM-14.4a")]
#[rule("CM-14.4b")]
#[test]
fn pope_comes_on_a_low_die_and_costs_four_points_before_turn_eight() {
    let pope = |turn: u8, die: u8| {
        let group = "[[group]]\nentry = \"1701\"\ndie = \"pope\"\npieces = [\"us_ricketts\", \"us_tower\"]";
        let mut game = Position::at("turn")
            .start(&format!("turn = {turn}"))
            .option("pope", "on")
            .unit("us_geary", "1207")
            .text(group)
            .build();
        assert_eq!(game.choices(), ["begin"]);
        game.choose("begin", &[die]);
        (game.listed("enter").contains(&"us_tower 1701".to_owned()), game.state.net)
    };
    assert_eq!(pope(4, 5), (true, -4));
    assert_eq!(pope(4, 6), (false, 0));
    assert_eq!(pope(8, 9), (true, 0));
    assert_eq!(pope(9, 10), (true, 0));
    let w = world("historical", &[("pope", "on")]);
    let group = w.groups.iter().find(|group| group.must_enter.is_none() && group.turn.is_none()).unwrap();
    assert_eq!((group.units.len(), group.leaders.len()), (4, 1));
}
