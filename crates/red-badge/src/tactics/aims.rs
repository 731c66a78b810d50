//! What a side is about, as far as it shows: which objectives its units come nearer to or leave, whether it makes for the
//! far side of the turnpike or for the enemy.

use kernel::{Aim, Side, Text};

use super::Ways;
use super::orders::{self, Orders};
use crate::ids::{Hex, Unit};
use crate::scenario::VictoryKind;
use crate::state::State;
use crate::victory;
use crate::world::World;

/// Nearer than this it makes no difference to whoever makes for the enemy: he fires from there.
const CLOSE: u16 = 2;

/// What a side may be about, what its orders put first foremost.
pub(super) fn aims(w: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
    let scene = Scene { w, before, after, side: orders.side };
    match w.victory.kind {
        VictoryKind::Pike => scene.pike(orders),
        VictoryKind::Objectives => {
            let main = orders.main(w, before);
            let others = (0..w.objectives.len()).filter(|at| Some(*at) != main);
            main.into_iter().chain(others).filter_map(|at| scene.objective(at)).collect()
        }
    }
}

/// What is going to happen.
struct Scene<'a> {
    w: &'a World,
    before: &'a State,
    after: &'a State,
    side: Side,
}

impl Scene<'_> {
    /// To the far side of the pike, at the enemy, or nowhere.
    fn pike(&self, orders: &Orders) -> Vec<Aim> {
        let beyond = |hex: Hex| Ways::of(self.w).away(self.side, hex) / 2;
        let enemies: Vec<Hex> = self.before.occupied[self.side.other()].hexes().collect();
        let enemy = |hex: Hex| {
            let near = enemies.iter().map(|enemy| u16::from(self.w.distance(hex, *enemy))).min();
            near.map_or(CLOSE, |near| near.max(CLOSE))
        };
        let aim = |key: &str, pull: f64| Aim { pull, ..Aim::new(Text::key(key)) };
        let cross = aim("rb61-intent-cross", self.pull(beyond));
        let close = aim("rb61-intent-close", self.pull(enemy));
        let bar = aim("rb61-intent-bar", 0.0);
        match orders.stance.aim {
            orders::Aim::Goal | orders::Aim::East | orders::Aim::West => vec![cross, close, bar],
            orders::Aim::Foe | orders::Aim::Steel => vec![close, bar, cross],
            orders::Aim::Stand => vec![bar, close, cross],
        }
    }

    fn objective(&self, at: usize) -> Option<Aim> {
        let objective = self.w.objectives.get(at)?;
        let away = |hex: Hex| objective.hexes.iter().map(|to| u16::from(self.w.distance(hex, *to))).min().unwrap_or(0);
        let pull = self.pull(away);
        let held = victory::is_union(self.w, self.before, at) == (self.side == Side::Union);
        let beside = |unit: Unit| self.after[unit].hex().is_some_and(|hex| away(hex) <= 1);
        let forsaken = held && pull <= 0.0 && !self.after.on_map(self.w, self.side).into_iter().any(beside);
        let key = if held { "rb61-intent-hold" } else { "rb61-intent-seize" };
        let name = Text::key(format!("rb61-objective-{}", objective.id));
        Some(Aim { text: Text::key(key).term("objective", name), pull, forsaken })
    }

    /// How much nearer strength is brought.
    fn pull(&self, away: impl Fn(Hex) -> u16) -> f64 {
        let nearer = |unit: Unit| {
            let (from, to) = (self.before[unit].hex()?, self.after[unit].hex()?);
            Some(f64::from(self.before[unit].sp) * Aim::nearer(away(from), away(to)))
        };
        self.before.on_map(self.w, self.side).into_iter().filter_map(nearer).sum()
    }
}
