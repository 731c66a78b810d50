//! What a side means to do: a stance, and for each phase the plan that follows from it, drawn up when it is asked
//! for first.

use std::cell::RefCell;

use kernel::Side;

use super::fires::{Volley, allocate};
use super::march::March;
use crate::fire;
use crate::ids::{Unit, Units};
use crate::state::{FireKind, Stage, State};
use crate::world::World;

/// How a side reads the map.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stance {
    /// How much it wants a fight, beyond what the score asks for.
    pub boldness: f64,
    /// An objective, by number, before all others.
    pub focus: Option<usize>,
    /// Makes plans differ in their detail; 0 makes none.
    pub jitter: u64,
}

/// How bold the readings are that differ in boldness alone.
const BOLDER: f64 = 0.7;
/// Readings that differ in detail.
const WHIMS: usize = 12;

impl Stance {
    /// The readings worth a thought, the best first.
    pub fn number(w: &World, boldness: f64, number: usize) -> Option<Stance> {
        let boldness = 0.35 * boldness;
        let objectives = w.objectives.len() as usize;
        let plain = Stance { boldness, ..Stance::default() };
        match number {
            0 => Some(plain),
            1 => Some(Stance { boldness: boldness + BOLDER, ..plain }),
            2 => Some(Stance { boldness: boldness - BOLDER, ..plain }),
            n if n < 3 + objectives => Some(Stance { focus: Some(n - 3), boldness: boldness + 0.3, ..plain }),
            n if n < 3 + objectives + WHIMS => Some(Stance { jitter: n as u64, ..plain }),
            _ => None,
        }
    }
}

/// Who fires at whom in one phase, as long as nothing has changed.
#[derive(Clone, Debug)]
pub struct FirePlan {
    key: (u8, Side, FireKind, Units, Units),
    /// The fires, best first.
    pub volleys: Vec<Volley>,
}

/// A side's orders.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Whose.
    pub side: Side,
    /// How it reads the map.
    pub stance: Stance,
    march: RefCell<Option<Box<March>>>,
    fires: RefCell<Option<FirePlan>>,
}

impl Orders {
    /// Orders that follow from a stance.
    pub const fn new(side: Side, stance: Stance) -> Orders {
        Orders { side, stance, march: RefCell::new(None), fires: RefCell::new(None) }
    }

    /// Reads or changes the plan of this movement phase.
    pub fn with_march<R>(&self, w: &World, s: &State, ask: impl FnOnce(&mut March) -> R) -> R {
        let mut held = self.march.borrow_mut();
        let march = match held.take() {
            Some(march) if march.serves(s, self.side) => held.insert(march),
            _ => held.insert(Box::new(March::new(w, s, self.side, &self.stance))),
        };
        ask(march)
    }

    /// Reads the plan of this fire phase.
    pub fn with_fires<R>(&self, w: &World, s: &State, ask: impl FnOnce(&FirePlan) -> R) -> R {
        let mut held = self.fires.borrow_mut();
        let kind = fire::kind_of(&s.stage).unwrap_or(FireKind::Defensive);
        let key = (s.turn, s.active, kind, s.fired, s.shot);
        let plan = match held.take() {
            Some(plan) if plan.key == key => held.insert(plan),
            _ => {
                let spared = self.spared(w, s, kind);
                held.insert(FirePlan { key, volleys: allocate(w, s, kind, spared) })
            }
        };
        ask(plan)
    }

    /// Guns that do better to move than to fire (CM-7.3).
    fn spared(&self, w: &World, s: &State, kind: FireKind) -> Units {
        if kind != FireKind::Artillery || crate::turn::is_artillery_only(w, s) || s.stage != Stage::Artillery {
            return Units::EMPTY;
        }
        self.with_march(w, s, |march| march.guns_on_the_move(w, s))
    }
}

impl FirePlan {
    /// The fire at a target.
    pub fn at(&self, target: Unit) -> Option<&Volley> {
        self.volleys.iter().find(|volley| volley.target == target)
    }
}
