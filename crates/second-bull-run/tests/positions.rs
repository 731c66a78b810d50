//! Positions that a good player solves: the full search solves them too, and makes none of the plans he never makes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeMap;

use commander::{Computer, Kind, Player};
use kernel::dice::LiveDice;
use kernel::{BySide, Setup, Side, Tactics, Title};
use second_bull_run::state::Stage;
use second_bull_run::{SecondBullRun, State, World};
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

/// A choice as it is written, the brigade that acts first.
fn written(world: &World, state: &State, choice: &second_bull_run::Choice) -> String {
    let text = second_bull_run::choice::write(world, choice);
    match state.stage {
        Stage::Acting(act) | Stage::Declaring(act) => format!("{} {text}", world.sheet(act.brigade).id),
        _ => text,
    }
}

/// What the full search does until the enemy plans again.
fn played(world: &World, side: Side) -> Vec<String> {
    let seat = |of: Side| {
        let kind: Kind = if of == side { "level6" } else { "level3" }.parse().unwrap();
        Computer::<SecondBullRun>::with_nodes(kind, NODES, 1, 0, of)
    };
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(1862, 1);
    let mut state = SecondBullRun::start(world);
    let begun = (state.turn, state.phase, state.active);
    let (mut list, mut events, mut plan) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(asked) = SecondBullRun::to_choose(world, &state) {
        let over = asked != side && SecondBullRun::at_boundary(world, &state);
        if over || (state.turn, state.phase, state.active) != begun {
            break;
        }
        SecondBullRun::choices(world, &state, &mut list);
        let picked = if list.len() == 1 { 0 } else { players[asked].pick(world, &state, &list) };
        if asked == side {
            plan.push(written(world, &state, &list[picked]));
        }
        SecondBullRun::choose(world, &mut state, &list[picked], &mut dice, &mut events).unwrap();
    }
    plan
}

#[test]
fn the_full_search_solves_the_positions_and_makes_no_forbidden_plan() {
    let sheet = std::fs::read_to_string(folder().join("positions.toml")).unwrap();
    let positions: BTreeMap<String, Expected> = toml::from_str(&sheet).unwrap();
    assert!(positions.len() >= 10);
    let mut unsolved = Vec::new();
    for (id, expected) in &positions {
        let plan = played(&position(id), expected.side);
        assert_eq!(expected.forbidden(&plan), None, "{id}: {plan:?}");
        if !expected.is_solved_by(&plan) {
            unsolved.push((id, plan));
        }
    }
    assert!(unsolved.len() * 100 <= positions.len() * 15, "{unsolved:#?}");
}
