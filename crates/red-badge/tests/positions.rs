//! Positions that a good player solves: the full search solves them too, and makes none of the plans he never makes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeMap;

use commander::{Computer, Kind, Level, Player};
use kernel::dice::LiveDice;
use kernel::{BySide, Setup, Side, Tactics, Title};
use red_badge::{RedBadge, World};
use serde::Deserialize;

/// Nodes of the search.
const NODES: u64 = 20_000;

/// What is expected of a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    side: Side,
    #[serde(default)]
    good: Vec<String>,
    #[serde(default)]
    all: Vec<String>,
    #[serde(default)]
    never: Vec<String>,
}

impl Expected {
    fn is_solved_by(&self, plan: &[String]) -> bool {
        let good = self.good.is_empty() || self.good.iter().any(|choice| plan.contains(choice));
        good && self.all.iter().all(|choice| plan.contains(choice))
    }

    fn forbidden<'a>(&'a self, plan: &[String]) -> Option<&'a String> {
        self.never.iter().find(|choice| plan.contains(choice))
    }
}

fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions")
}

fn position(id: &str) -> World {
    let text = std::fs::read_to_string(folder().join(format!("{id}.toml"))).unwrap();
    let setup = Setup { scenario: format!("{id}.toml"), scenario_text: Some(text), ..Setup::default() };
    World::build(&common::DataFolder::new(), &setup).unwrap_or_else(|e| panic!("{id}: {e}"))
}

/// What the full search does with the activation the position starts with.
fn played(world: &World, side: Side) -> Vec<String> {
    let seat = |level, seat| Computer::<RedBadge>::with_nodes(Kind::of(level), NODES, 1, 0, seat);
    let level = |of: Side| if of == side { Level::Army } else { Level::Regular };
    let mut players =
        BySide::new(seat(level(Side::Union), Side::Union), seat(level(Side::Confederate), Side::Confederate));
    let mut dice = LiveDice::for_game(1861, 1);
    let mut state = RedBadge::start(world);
    let begun = RedBadge::activation(world, &state);
    let (mut list, mut events, mut plan) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(asked) = RedBadge::to_choose(world, &state) {
        if RedBadge::activation(world, &state) != begun {
            break;
        }
        RedBadge::choices(world, &state, &mut list);
        let picked = if list.len() == 1 { 0 } else { players[asked].pick(world, &state, &list) };
        if asked == side {
            plan.push(RedBadge::notation(world, &list[picked]));
        }
        RedBadge::choose(world, &mut state, &list[picked].clone(), &mut dice, &mut events).unwrap();
    }
    plan
}

#[test]
fn the_full_search_solves_the_positions_and_makes_no_forbidden_plan() {
    let sheet = std::fs::read_to_string(folder().join("positions.toml")).unwrap();
    let positions: BTreeMap<String, Expected> = toml::from_str(&sheet).unwrap();
    assert!(positions.len() >= 10);
    let (mut unsolved, mut forbidden) = (Vec::new(), Vec::new());
    for (id, expected) in &positions {
        let plan = played(&position(id), expected.side);
        if let Some(choice) = expected.forbidden(&plan) {
            forbidden.push((id, choice, plan.clone()));
        }
        if !expected.is_solved_by(&plan) {
            unsolved.push((id, plan));
        }
    }
    assert!(forbidden.is_empty(), "{forbidden:?}");
    assert!(unsolved.len() * 100 <= positions.len() * 15, "{unsolved:?}");
}
