//! What the tests of the finer points share.

use super::{ByPurpose, Game, Position};
use kernel::dice::ScriptedDice;
use kernel::{Dice, Purpose};
use red_badge::disorder::{self, Test};
use red_badge::event::{Event, Modifier};
use red_badge::ids::Units;
use red_badge::impact;
use red_badge::play::Play;
use red_badge::stage::{Phase, Shock, ShockStep, TestCause};

pub const FAR3: &str = "S4425";
pub const FAR: &str = "S4426";
pub const NEAR: &str = "S4427";
pub const HERE: &str = "S4428";
pub const SHAKEN: &str = "morale = \"disordered\"";

pub fn burnside(order: &str) -> Position {
    Position::actions("US-BURNSIDE", order)
}

/// Carries something out outside of any choice.
pub fn act(game: &mut Game, dice: &[u8], f: impl FnOnce(&mut Play<'_>)) {
    let mut scripted = ScriptedDice::faces(dice.iter().map(|value| super::face(*value)));
    game.events.clear();
    f(&mut Play { w: &game.world, s: &mut game.state, dice: &mut scripted, events: &mut game.events });
    scripted.finish().unwrap();
}

pub fn test_lines(game: &Game, test: &Test) -> Vec<(Modifier, i8)> {
    let mut found = Vec::new();
    disorder::each_modifier(&game.world, &game.state, test, |value, why| found.push((why, value)));
    found
}

/// The lines of the sum told before the first die of fire.
pub fn fire_lines(game: &Game) -> Vec<(Modifier, i8)> {
    let end = game.events.iter().position(|event| matches!(event, Event::FireDie { .. })).unwrap();
    let modified = |event: &Event| match *event {
        Event::Modified { value, why, .. } => Some((why, value)),
        _ => None,
    };
    game.events[..end].iter().filter_map(modified).collect()
}

pub fn value(found: &[(Modifier, i8)], why: Modifier) -> Option<i8> {
    found.iter().find(|(other, _)| *other == why).map(|(_, value)| *value)
}

/// The modifier of the only test of a kind that a unit took in the last choice.
pub fn tested(game: &Game, id: &str, of: TestCause) -> i8 {
    let unit = game.unit(id);
    let found: Vec<i8> = game
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Tested { unit: who, cause, drm, .. } if who == unit && cause == of => Some(drm),
            _ => None,
        })
        .collect();
    assert_eq!(found.len(), 1, "{id}: {:#?}", game.events);
    found[0]
}

pub fn only(game: &Game, id: &str) -> Units {
    [game.unit(id)].into_iter().collect()
}

/// Ends the activation and goes on to the next one of the brigade; what was told on the way.
pub fn next_activation(game: &mut Game, brigade: &str) -> Vec<Event> {
    let before = game.of(brigade).activations;
    let mut dice = ByPurpose(Vec::new());
    game.throw("done", &mut dice);
    let mut told = game.events.clone();
    told.extend(
        game.idle_until(&mut dice, |game| game.phase() == Phase::Actions && game.of(brigade).activations > before),
    );
    told
}

/// The shock of units on a hex as it would be scored now.
pub fn shock(game: &Game, attackers: &[&str], hex: &str) -> Shock {
    let hex = game.hex(hex);
    Shock {
        hex,
        attackers: attackers.iter().map(|id| game.unit(id)).collect(),
        defenders: game.state.units_in(&game.world, hex),
        step: ShockStep::Results,
        done: Units::EMPTY,
        margins: [None; 2],
        best: [Units::EMPTY; 2],
        delta: None,
        losses: [0; 2],
        wrap: Units::EMPTY,
        flanked: Units::EMPTY,
    }
}

/// Modifiers of attacker and defender.
pub fn modifiers(position: &Position, attackers: &[&str], hex: &str) -> [Vec<(Modifier, i8)>; 2] {
    let game = position.build();
    let mut found = [Vec::new(), Vec::new()];
    impact::each_modifier(&game.world, &game.state, &shock(&game, attackers, hex), |side, value, why| {
        found[side].push((why, value));
    });
    found
}

/// A plain generator, so that the games are the same everywhere.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count.max(1)
    }
}

impl Dice for Chance {
    fn roll(&mut self, sides: u8, _: Purpose) -> u8 {
        self.below(sides.into()) as u8 + 1
    }
}
