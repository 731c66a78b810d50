//! A game walked through once: what every die did, and where the plans of each side began.

use kernel::dice::Roll;
use kernel::{Side, Tactics};

use super::luck::{Bench, Thrown};
use super::worth;

/// A stretch of a game: from where a side starts to plan until the other does.
pub(super) struct Leg<S> {
    /// Who plans.
    pub side: Side,
    /// How many choices had been made when it began.
    pub from: usize,
    /// How many had been made when it ended.
    pub to: usize,
    /// True if it began where a plan begins; the choices before the first plan do not.
    pub planned: bool,
    /// The position at its beginning, if positions are kept.
    pub start: Option<S>,
    /// The Union's chance at its beginning.
    pub before: f64,
    /// The Union's chance at its end.
    pub after: f64,
    /// What the dice in it gave the Union.
    pub luck: f64,
}

/// The dice of one choice.
pub(super) struct Fall {
    /// Which choice, counted from 1.
    pub n: usize,
    /// The Union's chance before the dice fell.
    pub expected: f64,
    /// The Union's chance after.
    pub after: f64,
    /// The luck of each die, for the Union.
    pub dice: Vec<f64>,
    /// True if every sequence of faces was tried.
    pub exact: bool,
}

/// What was found on the way.
pub(super) struct Walk<T: Tactics> {
    keeps: bool,
    bench: Bench<T>,
    made: usize,
    /// The Union's chance now.
    pub now: f64,
    /// The Union's chance at the start.
    pub initial: f64,
    /// The stretches so far.
    pub legs: Vec<Leg<T::State>>,
    /// The dice so far.
    pub falls: Vec<Fall>,
}

/// One choice on the way.
pub(super) struct Pace<'a, T: Tactics> {
    /// The position before it.
    pub before: &'a T::State,
    /// Who chose.
    pub side: Side,
    /// What.
    pub choice: &'a T::Choice,
    /// The dice it threw.
    pub rolls: &'a [Roll],
    /// The position after it.
    pub after: &'a T::State,
}

impl<T: Tactics> Walk<T> {
    /// A walk from this position; `keeps` says whether the positions where plans begin are kept.
    pub fn new(world: &T::World, start: &T::State, keeps: bool) -> Walk<T> {
        let initial = worth::<T>(world, start, Side::Union);
        let (legs, falls) = (Vec::new(), Vec::new());
        Walk { keeps, bench: Bench::default(), made: 0, now: initial, initial, legs, falls }
    }

    /// Goes one choice further.
    pub fn step(&mut self, world: &T::World, pace: &Pace<'_, T>) {
        self.begin_leg(world, pace);
        let after = worth::<T>(world, pace.after, Side::Union);
        self.made += 1;
        let luck = if pace.rolls.is_empty() { 0.0 } else { self.throw(world, pace, after) };
        self.now = after;
        if let Some(leg) = self.legs.last_mut() {
            leg.to = self.made;
            leg.after = after;
            leg.luck += luck;
        }
    }

    fn begin_leg(&mut self, world: &T::World, pace: &Pace<'_, T>) {
        let planned = T::at_boundary(world, pace.before);
        let goes_on = self.legs.last().is_some_and(|leg| !planned || (leg.planned && leg.side == pace.side));
        if goes_on {
            return;
        }
        self.legs.push(Leg {
            side: pace.side,
            from: self.made,
            to: self.made,
            planned,
            start: (planned && self.keeps).then(|| pace.before.clone()),
            before: self.now,
            after: self.now,
            luck: 0.0,
        });
    }

    fn throw(&mut self, world: &T::World, pace: &Pace<'_, T>, after: f64) -> f64 {
        let thrown = Thrown { world, before: pace.before, choice: pace.choice, rolls: pace.rolls, after };
        let luck = self.bench.luck(&thrown);
        self.falls.push(Fall { n: self.made, expected: luck.expected, after, dice: luck.dice, exact: luck.exact });
        after - luck.expected
    }

    /// What all dice together gave the Union.
    pub fn luck(&self) -> f64 {
        self.legs.iter().map(|leg| leg.luck).sum()
    }
}
