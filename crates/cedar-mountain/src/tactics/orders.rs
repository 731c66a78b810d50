//! What a side means to do: a stance, and for each phase the plan that follows from it, drawn up when it is asked
//! for first.

use std::cell::RefCell;

use kernel::Side;

use super::fires::{Volley, allocate, ends_left};
use super::march::March;
use super::places::need;
use crate::fire;
use crate::ids::{Unit, Units};
use crate::state::{FireKind, Stage, State};
use crate::world::World;

/// How troops fight: what counts more or less to them than to the scripted commander.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The harm they do, as so many times what it is.
    pub blow: f64,
    /// The harm that may come to them where the enemy is not yet beside them, likewise.
    pub fear: f64,
    /// The pull of the objective they are wanted at, likewise.
    pub pull: f64,
    /// The trouble of a move, likewise.
    pub trouble: f64,
    /// How much more they want a fight.
    pub boldness: f64,
}

impl Style {
    /// As the scripted commander fights.
    pub const PLAIN: Style = Style { blow: 1.0, fear: 1.0, pull: 1.0, trouble: 1.0, boldness: 0.0 };
    /// Gets on and closes with the enemy.
    pub const PRESSING: Style = Style { blow: 1.4, fear: 0.0, pull: 1.6, trouble: 0.5, boldness: 0.2 };
    /// Closes with the enemy whatever it costs.
    pub const STORMING: Style = Style { blow: 3.0, fear: 0.0, pull: 1.5, trouble: 0.5, boldness: 0.3 };
    /// Goes for the objective and wants no fight on the way.
    pub const HASTENING: Style = Style { blow: 1.0, fear: 0.5, pull: 2.2, trouble: 0.5, boldness: 0.0 };
    /// Keeps what it has and lets the enemy come.
    pub const WARY: Style = Style { blow: 0.8, fear: 1.5, pull: 0.8, trouble: 1.0, boldness: -0.5 };
}

impl Default for Style {
    fn default() -> Style {
        Style::PLAIN
    }
}

/// How a side reads the map.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stance {
    /// How much it wants a fight, beyond what the score asks for.
    pub boldness: f64,
    /// How its troops fight.
    pub style: Style,
    /// An objective, by number, before all others, and how those fight who are wanted there.
    pub focus: Option<(usize, Style)>,
    /// Makes plans differ in their detail; 0 makes none.
    pub jitter: u64,
}

/// Ways to fight that a whole army may take up for the rest of the day.
const STYLES: [Style; 4] = [Style::PRESSING, Style::STORMING, Style::HASTENING, Style::WARY];
/// Ways to fight for one objective, and for all others meanwhile.
const EFFORTS: [(Style, Style); 2] = [(Style::STORMING, Style::PLAIN), (Style::PRESSING, Style::PRESSING)];
/// Readings that differ in detail, of each of the first few styles.
const WHIMS: usize = 3;
/// Styles that have them.
const WHIMSICAL: [Style; 3] = [Style::PLAIN, Style::PRESSING, Style::STORMING];

/// Who is ahead by so much, as [`need`] has it, has no need to press any more once the day is nearly over.
const CONTENT: f64 = -0.3;
/// Turn ends to come when that begins. Earlier on nobody is safe: the Confederates are ahead before the first shot.
const NEARLY_OVER: f64 = 2.0;

impl Stance {
    /// The readings worth a thought, the best first.
    pub fn number(w: &World, boldness: f64, number: usize) -> Option<Stance> {
        let plain = Stance { boldness: 0.35 * boldness, ..Stance::default() };
        let Some(number) = number.checked_sub(1) else { return Some(plain) };
        if let Some(style) = STYLES.get(number) {
            return Some(Stance { style: *style, ..plain });
        }
        let number = number - STYLES.len();
        let efforts = EFFORTS.len() * w.objectives.len() as usize;
        if number < efforts {
            let (there, elsewhere) = *EFFORTS.get(number % EFFORTS.len())?;
            return Some(Stance { style: elsewhere, focus: Some((number / EFFORTS.len(), there)), ..plain });
        }
        let number = number - efforts;
        let style = *WHIMSICAL.get(number / WHIMS)?;
        Some(Stance { style, jitter: number as u64 + 1, ..plain })
    }

    /// The number of the reading that follows on the one with a number: who has taken up a way to fight keeps it.
    pub const fn lasting(number: usize) -> usize {
        if number <= STYLES.len() { number } else { 0 }
    }

    /// The number of the way to fight that has won a side most games: who has to drive the enemy off storms, and who
    /// wins by staying as he is for the rest of the day does nothing of the kind.
    pub fn usual(w: &World, s: &State, side: Side) -> usize {
        let left = ends_left(w, s);
        match side {
            _ if left <= NEARLY_OVER && need(w, s, side, left) <= CONTENT => 0,
            Side::Union => 1,
            Side::Confederate => 2,
        }
    }

    /// How those fight who are wanted at an objective.
    pub fn style_at(&self, goal: usize) -> Style {
        match self.focus {
            Some((focus, style)) if focus == goal => style,
            _ => self.style,
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
