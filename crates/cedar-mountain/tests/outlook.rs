//! What a player is told of a line of sight is what the rules of fire go by.
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::CedarMountain;
use cedar_mountain::ids::Hex;
use cedar_mountain::sight::{Sight, farthest, sight};
use common::{Game, Position};
use kernel::view::{SightLine, SightView};
use kernel::{Side, Title};
use rule::rule;

fn outlook(game: &Game, from: &str) -> SightView {
    CedarMountain::sight(&game.world, &game.state, from, None).unwrap()
}

fn seen(game: &Game, from: &str, to: &str) -> SightLine {
    let mut view = CedarMountain::sight(&game.world, &game.state, from, Some(to)).unwrap();
    assert_eq!(view.places.len(), 1);
    view.places.remove(0)
}

#[rule("CM-9.4a")]
#[rule("CM-9.4b")]
#[rule("CM-9.4e")]
#[test]
fn every_line_told_is_the_line_of_the_rules_and_names_what_blocks() {
    let game = Game::new("historical", &[]);
    let (w, s) = (&game.world, &game.state);
    let (mut clear, mut ground, mut friend, mut between) = (0, 0, 0, 0);
    for from in w.hexes {
        let view = outlook(&game, w.hex_id(from));
        let side = view.side.unwrap();
        assert_eq!(view.unit.is_some(), s.is_occupied(from));
        let near = w.hexes.filter(|to| *to != from && w.distance(from, *to) <= farthest(w)).count();
        assert_eq!(view.places.len(), near);
        assert!(view.places.is_sorted_by_key(|line| line.distance));
        for line in &view.places {
            let to = w.find_hex(&line.place).unwrap();
            let met = sight(w, s, side, from, to);
            assert_eq!(line.clear, met == Sight::Clear);
            assert_eq!(line.clear, w.map().obstacle(from, to, s.occupied[side]).is_empty());
            assert_eq!(line.clear, line.by.is_empty(), "{} to {}", view.from, line.place);
            let by: Vec<Hex> = line.by.iter().map(|id| w.find_hex(id).unwrap()).collect();
            assert!(by.iter().all(|hex| *hex != from && *hex != to));
            assert!(by.len() < 2 || (w.near(by[0]).has(by[1]) && line.reason.rule == "CM-9.4e"));
            clear += usize::from(line.clear);
            ground += usize::from(met == Sight::Ground);
            friend += usize::from(met == Sight::Friend);
            between += usize::from(by.len() == 2);
        }
    }
    assert!([clear, ground, friend, between].iter().all(|count| *count > 20), "{clear} {ground} {friend} {between}");
}

/// A gun on open ground of the map, and the hexes in a row before it.
fn gun() -> (Game, String) {
    let bare = Position::at("command").build();
    let open = |hex: &Hex| bare.world.terrain(*hex).id == "clear";
    let far = |hex: Hex| bare.world.ground(hex).sees.filter(|to| bare.world.distance(hex, *to) >= 4).count() > 20;
    let hex = bare.world.hexes.filter(open).find(|hex| far(*hex)).unwrap();
    let id = bare.world.hex_id(hex).to_owned();
    let guns = bare.world.side_units[Side::Union].and(bare.world.guns);
    let unit = bare.world.sheet(guns.min().unwrap()).id.clone();
    (Position::at("command").unit_with(&unit, &id, "form = \"unlimbered\"").build(), id)
}

#[rule("CM-9.R")]
#[rule("CM-1.2")]
#[test]
fn strength_follows_the_range_chart() {
    let (game, from) = gun();
    let view = outlook(&game, &from);
    let unit = game.world.find_unit(view.unit.as_ref().unwrap()).unwrap();
    assert_eq!(view.side, Some(Side::Union));
    let sp = i64::from(game.state[unit].sp);
    for line in view.places {
        let expected = match line.distance {
            1 => sp * 2,
            2 | 3 => sp,
            _ => (sp / 2).max(1),
        };
        assert_eq!(line.strength, Some(expected), "{}", line.place);
        assert_eq!(line.reason.rule == "CM-9.R", line.clear);
    }
}

#[rule("CM-9.1c")]
#[test]
fn who_never_fires_sees_all_the_same() {
    let (mut game, from) = gun();
    let before = outlook(&game, &from);
    let unit = game.world.find_unit(before.unit.as_ref().unwrap()).unwrap();
    game.state.unit_mut(unit).routed = true;
    let after = outlook(&game, &from);
    assert!(after.places.iter().all(|line| line.strength.is_none()));
    let clear = |view: &SightView| view.places.iter().filter(|line| line.clear).count();
    assert_eq!(clear(&before), clear(&after));
}

#[test]
fn what_is_not_on_the_map_is_not_told_and_what_is_far_is_too_far() {
    let (game, from) = gun();
    let ask = |from: &str, to: Option<&str>| CedarMountain::sight(&game.world, &game.state, from, to);
    assert_eq!(ask("Z99", None), None);
    assert_eq!(ask(&from, Some("Z99")), None);
    let here = game.world.find_hex(&from).unwrap();
    let far = game.world.hexes.filter(|hex| game.world.distance(here, *hex) > farthest(&game.world)).min().unwrap();
    let line = seen(&game, &from, game.world.hex_id(far));
    assert!(!line.clear && line.by.is_empty() && line.reason.rule == "CM-9.R");
    assert!(seen(&game, &from, &from).clear);
}
