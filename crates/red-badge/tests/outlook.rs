//! What a player is told of a line of sight is what the rules of fire go by.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::view::{SightLine, SightView};
use kernel::{Side, Title};
use red_badge::ids::Hex;
use red_badge::{RedBadge, facing, fire, firepower, outlook, stage};
use rule::rule;

fn look(game: &Game, from: &str) -> SightView {
    RedBadge::sight(&game.world, &game.state, from, None).unwrap()
}

fn seen(game: &Game, from: &str, to: &str) -> SightLine {
    let mut view = RedBadge::sight(&game.world, &game.state, from, Some(to)).unwrap();
    assert_eq!(view.places.len(), 1);
    view.places.remove(0)
}

#[rule("RBC-10.21")]
#[rule("RBC-10.22")]
#[test]
fn every_line_told_is_the_line_of_the_rules_and_names_what_blocks() {
    let game = Game::new("matthews-hill", &[]);
    let (w, s) = (&game.world, &game.state);
    let (mut clear, mut ground, mut units) = (0, 0, 0);
    for from in w.hexes().step_by(29).chain(s.occupied.union.hexes()) {
        let view = look(&game, w.hex_id(from));
        assert!(view.places.is_sorted_by_key(|line| line.distance));
        for line in &view.places {
            let to = w.find_hex(&line.place).unwrap();
            assert_eq!(line.distance, i64::from(w.distance(from, to)), "{}", line.place);
            assert!(!line.clear || w.sees(from, to), "{} to {}", view.from, line.place);
            let by: Vec<Hex> = line.by.iter().map(|id| w.find_hex(id).unwrap()).collect();
            assert!(by.iter().all(|hex| *hex != from && *hex != to));
            assert_eq!(line.clear, by.is_empty(), "{} to {}", view.from, line.place);
            clear += usize::from(line.clear);
            let held = by.iter().any(|hex| s.held_by(*hex).is_some());
            (ground, units) = (ground + usize::from(!by.is_empty() && !held), units + usize::from(held));
        }
    }
    assert!(clear > 100 && ground > 100 && units > 0, "{clear} {ground} {units}");
}

/// A battery on Matthews Hill with targets at several ranges.
fn gun() -> Game {
    Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-2RIBTY", "N4321", "facing = 2\nform = \"unlimbered\"")
        .facing("CS-1LA", "N4323", 5)
        .facing("CS-4SC-A", "N4423", 5)
        .bare()
        .build()
}

#[rule("RBC-10.12")]
#[test]
fn the_arc_told_is_the_arc_of_fire_and_only_who_fires_has_one() {
    let game = gun();
    let (w, s) = (&game.world, &game.state);
    let (unit, from) = (game.unit("US-2RIBTY"), game.hex("N4321"));
    let view = look(&game, "N4321");
    for line in &view.places {
        let to = w.find_hex(&line.place).unwrap();
        assert_eq!(line.arc, Some(facing::in_arc(w, s, unit, from, to)), "{}", line.place);
    }
    let inside = view.places.iter().filter(|line| line.arc == Some(true)).count();
    assert!(inside > 0 && inside * 2 < view.places.len());
    assert!(look(&game, "N4001").places.iter().all(|line| line.arc.is_none()));
}

#[rule("RBC-10.11")]
#[rule("RBC-10.12")]
#[test]
fn a_hex_is_covered_if_and_only_if_an_enemy_there_could_be_fired_at() {
    let game = gun();
    let (w, s) = (&game.world, &game.state);
    let unit = game.unit("US-2RIBTY");
    let mut covered = 0;
    for hex in s.occupied.confederate.hexes() {
        let may = fire::may_fire(w, s, stage::FireKind::Active, unit, stage::Part::Whole, hex).is_ok();
        assert_eq!(outlook::covers(w, s, unit, hex), may, "{}", w.hex_id(hex));
        covered += usize::from(may);
    }
    assert!(covered > 0);
    let shown = RedBadge::under_fire(w, s, Side::Union).unwrap();
    for place in &shown.places {
        let hex = w.find_hex(&place.place).unwrap();
        let shot = outlook::shot(s, unit, hex).unwrap();
        assert!(outlook::covers(w, s, unit, hex));
        assert_eq!(place.strength, i64::from(firepower::strength(w, s, &shot)), "{}", place.place);
    }
    assert!(!shown.places.is_empty());
}

#[rule("RBC-10.61")]
#[test]
fn strength_and_band_follow_the_weapon() {
    let game = gun();
    let view = look(&game, "N4321");
    assert_eq!((view.unit.as_deref(), view.side), (Some("US-2RIBTY"), Some(Side::Union)));
    assert!(!view.bands.is_empty());
    let unit = game.unit("US-2RIBTY");
    for line in &view.places {
        let hex = game.hex(&line.place);
        let shot = outlook::shot(&game.state, unit, hex).unwrap();
        let strength = i64::from(firepower::strength(&game.world, &game.state, &shot));
        assert_eq!(line.strength, Some(strength), "{}", line.place);
        assert_eq!(line.band.is_some(), firepower::weapon_at(&game.world, unit, line.distance as u8).is_some());
    }
}

#[rule("RBC-6.11")]
#[test]
fn who_marches_sees_but_has_no_fire() {
    let game = Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "N4321").build();
    let view = look(&game, "N4321");
    assert!(view.bands.is_empty() && view.places.iter().all(|line| line.strength.is_none()));
    assert!(view.places.iter().any(|line| line.clear));
}

#[test]
fn what_is_not_on_the_map_is_not_told() {
    let game = gun();
    let ask = |from: &str, to: Option<&str>| RedBadge::sight(&game.world, &game.state, from, to);
    assert_eq!(ask("Z9999", None), None);
    assert_eq!(ask("N4321", Some("Z9999")), None);
    let far = seen(&game, "N4321", "N0101");
    assert!(!far.clear && far.by.is_empty());
}
