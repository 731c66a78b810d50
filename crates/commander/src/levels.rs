//! The six levels: less foresight and softer choice, never nonsense.

use std::collections::VecDeque;

use kernel::{Aim, BySide, Side, Tactics, Text};

use crate::foresight::Foresight;
use crate::search::{Effort, MOST_ORDERS, Manner, Script, Search, Staff, UNDER_WAY};
use crate::{Halt, Player, Stream, book};

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Scripted, very soft.
    Recruit,
    /// Scripted, soft.
    Volunteer,
    /// Scripted, best candidate.
    Regular,
    /// Searches plans without the enemy's answer.
    Veteran,
    /// Searches with answers and rollouts at an eighth of the full effort.
    Corps,
    /// The full effort.
    Army,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Recruit, Level::Volunteer, Level::Regular, Level::Veteran, Level::Corps, Level::Army];

    /// From 1 to 6.
    pub const fn number(self) -> u64 {
        self as u64 + 1
    }

    /// Softness of the scripted levels, in hundredths of a chance to win.
    const fn softness(self) -> Option<f64> {
        match self {
            Level::Recruit => Some(2.5),
            Level::Volunteer => Some(1.3),
            Level::Regular => Some(0.0),
            _ => None,
        }
    }

    fn effort(self, nodes: u64) -> Effort {
        match self {
            Level::Veteran => Effort { nodes: nodes / 32, replies: false },
            Level::Corps => Effort { nodes: nodes / 8, replies: true },
            _ => Effort { nodes, replies: true },
        }
    }
}

/// What a commander is like: a weight on stances and on risk, never on skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Temperament {
    /// Would rather not.
    Cautious,
    /// Neither.
    #[default]
    Methodical,
    /// Would rather.
    Aggressive,
}

impl Temperament {
    /// All of them.
    pub const ALL: [Temperament; 3] = [Temperament::Cautious, Temperament::Methodical, Temperament::Aggressive];

    /// The word for it on the command line and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Temperament::Cautious => "cautious",
            Temperament::Methodical => "methodical",
            Temperament::Aggressive => "aggressive",
        }
    }

    /// Between -1 and 1.
    pub const fn boldness(self) -> f64 {
        match self {
            Temperament::Cautious => -1.0,
            Temperament::Methodical => 0.0,
            Temperament::Aggressive => 1.0,
        }
    }
}

/// Of so many times that a varied commander starts to plan it takes up other orders once.
const CONSTANCY: usize = 8;

/// Nodes of a full search where nothing else is said.
pub const FULL_NODES: u64 = 100_000;

/// A computer player of a level.
pub struct Commander<T: Tactics> {
    level: Level,
    nodes: u64,
    plan: VecDeque<T::Choice>,
    /// Choices of the plan that are left before the dice have a say in it.
    sure: usize,
    /// The share of a full search the plan was made with.
    care: f64,
    /// What is left of the set-up drawn from the book; `None` before one was drawn.
    set_up: Option<VecDeque<T::Choice>>,
    script: Script<T>,
    staff: Staff<T>,
    stream: Stream,
    /// The number of the orders it has taken up for good, if they are not those it starts from.
    taken_up: Option<usize>,
    /// True if it has thought about the choice it picked last.
    afresh: bool,
    /// The activation in which it came to plan where there was nothing to choose, and has not planned yet.
    due: Option<u64>,
    halt: Halt,
    /// Whether it goes by any of its orders instead of the best, as for games that are to teach something.
    varied: bool,
}

impl<T: Tactics> Commander<T> {
    /// A player of one side in one game of a run; `nodes` is the full effort.
    pub fn new(level: Level, nodes: u64, seed: u64, game: u64, side: Side) -> Commander<T> {
        Commander {
            level,
            nodes,
            plan: VecDeque::new(),
            sure: 0,
            care: 0.0,
            set_up: None,
            script: Script::default(),
            staff: Staff::new(BySide::new(0.0, 0.0)),
            stream: Stream::new(seed, game, side.id()),
            taken_up: None,
            afresh: false,
            due: None,
            halt: Halt::default(),
            varied: false,
        }
    }

    /// The same, but now and then it takes up any of the orders the title thinks sensible.
    #[must_use]
    pub const fn varied(mut self) -> Commander<T> {
        self.varied = true;
        self
    }

    /// The same with a temperament.
    #[must_use]
    pub fn tempered(mut self, temperament: Temperament) -> Commander<T> {
        self.staff.boldness = BySide::new(temperament.boldness(), temperament.boldness());
        self
    }

    /// The same without the book of set-ups: it places its troops by itself.
    #[must_use]
    pub(crate) fn without_book(mut self) -> Commander<T> {
        self.set_up = Some(VecDeque::new());
        self
    }

    /// Has it end its searches early once they are called off; its choices are then of no use.
    pub fn heed(&mut self, halt: Halt) {
        self.halt = halt;
    }

    /// What it is about, in a sentence that the rest of its plan bears out, now that it has picked a choice; `None` where
    /// it has not just started to plan.
    pub fn intent(&self, world: &T::World, state: &T::State, choice: &T::Choice, side: Side) -> Option<Text> {
        if !self.afresh && !T::at_boundary(world, state) {
            return None;
        }
        let orders = self.staff.orders(side)?;
        let foresight = Foresight::<T> { world, side, orders, boldness: self.staff.boldness };
        let after = foresight.of(state, std::iter::once(choice).chain(&self.plan));
        Aim::told(&T::aims(world, state, &after, orders)).cloned()
    }
}

impl<T: Tactics> Player<T> for Commander<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        let Some(side) = T::to_choose(world, state) else { return 0 };
        self.afresh = false;
        if choices.len() < 2 {
            self.put_off(world, state);
            self.tick_off(choices);
            return 0;
        }
        if let Some(posted) = self.by_the_book(world, state, choices, side) {
            return posted;
        }
        match self.level.softness() {
            Some(temperature) => self.scripted(world, state, choices, side, temperature),
            // Where troops are placed, single choices show nothing: the script knows the whole.
            None if T::is_set_up(world, state) => self.scripted(world, state, choices, side, 0.0),
            None => self.searched(world, state, choices, side),
        }
    }
}

impl<T: Tactics> Commander<T> {
    /// True if it goes by the script alone.
    pub(crate) const fn is_scripted(&self) -> bool {
        self.level.softness().is_some()
    }

    /// The next choice of the set-up, where troops are placed freely and the book knows how.
    fn by_the_book(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice], side: Side) -> Option<usize> {
        if !T::is_set_up(world, state) {
            return None;
        }
        let stream = &mut self.stream;
        let set_up = self.set_up.get_or_insert_with(|| book::drawn::<T>(world, side, stream));
        let wanted = set_up.pop_front()?;
        let found = choices.iter().position(|choice| *choice == wanted);
        if found.is_none() {
            set_up.clear();
        }
        found
    }

    fn scripted(
        &mut self,
        world: &T::World,
        state: &T::State,
        choices: &[T::Choice],
        side: Side,
        temperature: f64,
    ) -> usize {
        let noise = if temperature > 0.0 { self.stream.number() } else { 0 };
        if self.varied && T::at_boundary(world, state) && self.stream.below(CONSTANCY) == 0 {
            let boldness = self.staff.boldness[side];
            let known = |number: &usize| T::orders(world, state, side, boldness, *number).is_some();
            let orders = (0..MOST_ORDERS).take_while(known).count();
            self.staff.accustom(side, self.stream.below(orders));
        }
        let Some(orders) = self.staff.brief(world, state, side) else { return 0 };
        self.script.pick(world, state, choices, orders, Manner { temperature }, noise)
    }

    fn searched(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice], side: Side) -> usize {
        if T::is_strategic(world, state) {
            self.plan.clear();
            return self.weigh(world, state, choices, side);
        }
        // A plan that still holds is kept to until the dice have fallen: then it is the first seed of a new one.
        let holds = self.sure > 0 && self.planned(choices).is_some();
        let boundary = T::at_boundary(world, state);
        // And one made in passing serves until more is at stake.
        let hasty = boundary && share::<T>(world, state, side) > self.care;
        if hasty || !holds && (boundary || self.due == Some(T::activation(world, state))) {
            self.think(world, state, side);
        } else if self.has_second_thoughts() && T::between_actions(world, state) {
            self.think_over(world, state, side);
        }
        match self.planned(choices) {
            Some(index) => {
                self.next();
                index
            }
            // What the dice ask for in between does not end the plan; the script knows what to do.
            None => self.small(world, state, choices, side),
        }
    }

    /// Where there is nothing to choose, nothing is thought about. Who goes by orders alone has to think later then, or
    /// he would go by those of another activation.
    fn put_off(&mut self, world: &T::World, state: &T::State) {
        if T::SEARCHING.pliant && T::at_boundary(world, state) {
            self.due = Some(T::activation(world, state));
        }
    }

    /// A choice that had to be made anyway is a part of the plan all the same: what follows it would never come up.
    fn tick_off(&mut self, choices: &[T::Choice]) {
        if self.planned(choices).is_some() {
            self.next();
        }
    }

    /// Goes on in the plan.
    fn next(&mut self) {
        self.plan.pop_front();
        self.sure = self.sure.saturating_sub(1);
    }

    /// Where the next choice of the plan is among those there are.
    fn planned(&self, choices: &[T::Choice]) -> Option<usize> {
        self.plan.front().and_then(|wanted| choices.iter().position(|choice| choice == wanted))
    }

    /// A small decision: what the script does under the orders of the plan.
    fn small(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice], side: Side) -> usize {
        if self.staff.orders(side).is_none() {
            self.staff.brief(world, state, side);
        }
        let Some(orders) = self.staff.orders(side) else { return 0 };
        self.script.pick(world, state, choices, orders, Manner::FIRM, 0)
    }

    /// A part of the effort a decision deserves.
    fn effort(&self, world: &T::World, state: &T::State, side: Side, part: f64) -> Effort {
        let effort = self.level.effort(self.nodes);
        Effort { nodes: (effort.nodes as f64 * share::<T>(world, state, side) * part) as u64, ..effort }
    }

    fn think(&mut self, world: &T::World, state: &T::State, side: Side) {
        (self.due, self.afresh) = (None, true);
        let opening = if self.has_second_thoughts() { T::SEARCHING.opening } else { 1.0 };
        let effort = self.effort(world, state, side, opening);
        let tail: Vec<T::Choice> = self.plan.drain(..).collect();
        let boldness = self.staff.boldness[side];
        let search = Search::<T>::new(world, state, side, self.level.number());
        let plan = search.bold(boldness).keeping(self.taken_up).heeding(self.halt.clone()).run(effort, &tail);
        self.take_up(world, state, side, plan.orders);
        self.staff.give(side, T::orders(world, state, side, boldness, plan.orders));
        self.plan = plan.certain().iter().cloned().collect();
        (self.sure, self.care) = (plan.sure, share::<T>(world, state, side));
    }

    /// True if it can afford to think an activation over once it has begun.
    fn has_second_thoughts(&self) -> bool {
        let nodes = self.level.effort(self.nodes).nodes as f64 * T::SEARCHING.second_thoughts;
        nodes >= T::SEARCHING.second_from as f64
    }

    /// Thinks over what is left of an activation, now that dice have fallen in it. The orders it goes by stand unless others
    /// are proven better.
    fn think_over(&mut self, world: &T::World, state: &T::State, side: Side) {
        let Some(orders) = self.staff.orders(side).cloned() else { return };
        let effort = self.effort(world, state, side, T::SEARCHING.second_thoughts);
        let boldness = self.staff.boldness[side];
        let search = Search::<T>::new(world, state, side, self.level.number()).bold(boldness);
        let mut search = search.keeping(self.taken_up).following(orders).heeding(self.halt.clone());
        let plan = search.run(effort, &[]);
        if plan.orders != UNDER_WAY {
            self.afresh = true;
            self.take_up(world, state, side, plan.orders);
            self.staff.give(side, T::orders(world, state, side, boldness, plan.orders));
        }
    }

    /// Who goes by orders alone keeps to those that are meant to last: that is what was thought of them.
    fn take_up(&mut self, world: &T::World, state: &T::State, side: Side, orders: usize) {
        if !T::SEARCHING.pliant {
            return;
        }
        if orders == T::usual(world, state, side) {
            self.taken_up = None;
        } else if T::lasting(world, side, orders) != 0 {
            self.taken_up = Some(orders);
        }
    }

    fn weigh(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice], side: Side) -> usize {
        let effort = self.effort(world, state, side, 1.0);
        let boldness = self.staff.boldness[side];
        let search = Search::<T>::new(world, state, side, self.level.number());
        let best = search.bold(boldness).heeding(self.halt.clone()).weigh(effort, choices);
        best.choices.first().and_then(|wanted| choices.iter().position(|choice| choice == wanted)).unwrap_or(0)
    }
}

/// The share of a full search a decision deserves; none is made without any thought.
fn share<T: Tactics>(world: &T::World, state: &T::State, side: Side) -> f64 {
    T::urgency(world, state, side).clamp(0.05, 1.0)
}

#[cfg(test)]
mod tests {
    use kernel::Title;

    use super::*;
    use crate::race::{Mind, Move, Race, Runners, track};

    const ALL: [Move; 3] = [Move::Walk, Move::Run, Move::Rest];

    fn searching() -> Commander<Race> {
        Commander::new(Level::Army, 2_000, 1, 0, Side::Union)
    }

    #[test]
    fn a_plan_that_still_holds_is_kept_to() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        (commander.plan, commander.sure, commander.care) = ([Move::Rest, Move::Walk].into(), 1, 1.0);
        assert_eq!(commander.pick(&world, &start, &ALL), 2, "no search would rest");
        assert_eq!((commander.plan.make_contiguous(), commander.sure), ([Move::Walk].as_mut_slice(), 0));
    }

    #[test]
    fn what_it_says_it_is_about_is_what_it_is_going_to_do() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        commander.staff.give(Side::Union, Some(Mind::Stroll));
        let said = |commander: &Commander<Race>, state: &Runners, choice: Move| {
            commander.intent(&world, state, &choice, Side::Union).map(|text| text.key.to_string())
        };
        assert_eq!(said(&commander, &start, Move::Rest).as_deref(), Some("rest"));
        commander.plan = [Move::Walk].into();
        assert_eq!(said(&commander, &start, Move::Walk).as_deref(), Some("run"), "it gets on");
        let walking = Runners { walked: 1, ..start };
        assert_eq!(said(&commander, &walking, Move::Walk), None, "nothing new in the middle of it");
        commander.afresh = true;
        assert!(said(&commander, &walking, Move::Walk).is_some(), "unless it has thought again");
    }

    #[test]
    fn a_plan_is_thought_over_once_the_dice_have_fallen() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        (commander.plan, commander.sure, commander.care) = ([Move::Rest].into(), 0, 1.0);
        let walking = Runners { walked: 1, ..start.clone() };
        assert_eq!(
            commander.pick(&world, &walking, &ALL),
            2,
            "in the middle of an activation it is followed all the same"
        );
        (commander.plan, commander.sure) = ([Move::Rest].into(), 0);
        assert_eq!(commander.pick(&world, &start, &ALL), 1, "but no search would rest");
    }

    #[test]
    fn a_varied_commander_takes_up_other_orders_now_and_then() {
        let (world, start) = (track(), Race::start(&track()));
        let picks = |commander: Commander<Race>| {
            let mut commander = commander;
            let mut picked: Vec<usize> = (0..200).map(|_| commander.pick(&world, &start, &ALL)).collect();
            picked.sort_unstable();
            picked.dedup();
            picked
        };
        let scripted = || Commander::new(Level::Regular, 2_000, 1, 0, Side::Union);
        assert_eq!(picks(scripted()), [2], "the script rests");
        assert_eq!(picks(scripted().varied()), [0, 1, 2]);
    }

    #[test]
    fn a_plan_that_cannot_be_carried_out_is_made_anew() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        commander.plan = [Move::Trip].into();
        assert_eq!(commander.pick(&world, &start, &ALL), 1);
        assert!(commander.plan.is_empty() && commander.staff.orders(Side::Union) == Some(&Mind::RunOn));
        // In the middle of an activation nothing is planned: the script goes on under the orders of the plan.
        commander.staff.give(Side::Union, Some(Mind::Rest));
        let walking = Runners { walked: 1, ..start };
        assert_eq!(commander.pick(&world, &walking, &ALL), 2);
    }

    #[test]
    fn orders_meant_to_last_are_kept_until_others_are_better() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        assert_eq!(commander.pick(&world, &start, &ALL), 1);
        assert_eq!(commander.taken_up, Some(3), "to run on was judged by running on");
        commander.take_up(&world, &start, Side::Union, 1);
        assert_eq!(commander.taken_up, Some(3), "something else for once does not end it");
        commander.take_up(&world, &start, Side::Union, 0);
        assert_eq!(commander.taken_up, None);
    }

    #[test]
    fn a_plan_made_in_passing_is_thought_over_where_more_is_at_stake() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        (commander.plan, commander.sure, commander.care) = ([Move::Rest].into(), 1, 0.4);
        assert_eq!(commander.pick(&world, &start, &ALL), 1, "no search would rest");
        assert!(commander.care >= 1.0, "and this one was a full one");
    }

    #[test]
    fn a_plan_goes_on_after_what_had_to_be_done_anyway() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        commander.plan = [Move::Walk, Move::Rest].into();
        let walking = Runners { walked: 1, ..start };
        assert_eq!(commander.pick(&world, &walking, &[Move::Trip]), 0);
        assert_eq!(commander.plan, [Move::Walk, Move::Rest], "this is not in it");
        assert_eq!(commander.pick(&world, &walking, &[Move::Walk]), 0);
        assert_eq!(commander.plan, [Move::Rest]);
        assert_eq!(commander.pick(&world, &walking, &ALL), 2);
    }

    #[test]
    fn what_was_put_off_is_planned_where_there_is_something_to_choose() {
        let (world, start) = (track(), Race::start(&track()));
        let mut commander = searching();
        assert_eq!(commander.pick(&world, &start, &[Move::Walk]), 0);
        assert!(commander.staff.orders(Side::Union).is_none() && commander.due == Some(0));
        let walking = Runners { walked: 1, ..start };
        assert_eq!(commander.pick(&world, &walking, &ALL), 1);
        assert!(commander.staff.orders(Side::Union) == Some(&Mind::RunOn) && commander.due.is_none());
    }

    #[test]
    fn the_rest_of_an_activation_is_thought_over_between_two_actions() {
        let world = track();
        let walked = |spaces| Runners { walked: spaces, ..Race::start(&world) };
        let going_by = |mind: Mind| {
            let mut commander = searching();
            commander.staff.give(Side::Union, Some(mind));
            commander
        };
        let mut commander = going_by(Mind::Rest);
        assert_eq!(commander.pick(&world, &walked(2), &[Move::Run, Move::Rest]), 0, "no search would rest");
        assert!(commander.staff.orders(Side::Union) == Some(&Mind::RunOn) && commander.afresh);
        assert_eq!(commander.taken_up, Some(3), "and these last");
        let mut commander = going_by(Mind::Rest);
        assert_eq!(commander.pick(&world, &walked(1), &ALL), 2, "elsewhere the orders are kept to");
        let mut commander = going_by(Mind::RunOn);
        commander.taken_up = Some(3);
        assert_eq!(commander.pick(&world, &walked(2), &[Move::Run, Move::Rest]), 0);
        assert!(!commander.afresh && commander.taken_up == Some(3), "nothing is proven better than to run on");
        let mut commander = Commander { level: Level::Corps, ..going_by(Mind::Rest) };
        assert_eq!(commander.pick(&world, &walked(2), &[Move::Run, Move::Rest]), 1, "who cannot afford it does not");
    }
}
