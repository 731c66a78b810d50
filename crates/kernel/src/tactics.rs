//! What a title tells a computer player. Titles implement it in `tactics`, the only place in a
//! rules crate where floating-point numbers are allowed.

use std::fmt;

use crate::evaluation::{Book, Term, Weights};
use crate::leanings::Leaning;
use crate::side::Side;
use crate::text::Text;
use crate::title::Title;

/// Three games of four are odds of three to one.
const LN_3: f64 = 1.098_612_288_668_109_8;

/// How much a choice promises, in hundredths of a chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Appeal {
    /// So much, as the title judges without trying it.
    Worth(f64),
    /// What trying it shows, over a few of its dice, and so much more.
    Look(f64),
}

/// Something a player did that says how he plays. Counted, never judged one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Habit {
    /// An attack.
    Attack,
    /// An attack from which more harm than good was to be expected.
    RashAttack,
    /// An attack by units that were tired.
    TiredAttack,
}

/// How a side stands when it is about to plan: what a critic would look for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// The turn.
    pub turn: u32,
    /// Units on the map: which, where, and whether an enemy is in its reach.
    pub units: Vec<(u16, u32, bool)>,
    /// How many of them are out of command.
    pub out_of_command: u32,
    /// Guns, and those that stand alone within the enemy's reach.
    pub guns: (u32, u32),
    /// Objectives held, and those of them left empty with an enemy one activation away.
    pub objectives: (u32, u32),
}

/// Something a side may be about, and how what it is going to do bears that out.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// In a sentence, for the opponent.
    pub text: Text,
    /// How much nearer to it strength is brought.
    pub pull: f64,
    /// True if nobody is left where it asks for somebody.
    pub forsaken: bool,
}

impl Aim {
    /// Of what the orders put first, so much of the greatest pull is enough to be believed.
    const BELIEVED: f64 = 0.5;

    /// An aim without anybody on his way yet.
    pub const fn new(text: Text) -> Aim {
        Aim { text, pull: 0.0, forsaken: false }
    }

    /// What strength a way nearer (or farther) counts: the last steps tell most about where somebody goes.
    pub fn nearer(before: u16, after: u16) -> f64 {
        let near = |away: u16| 1.0 / (1.0 + f64::from(away));
        near(after) - near(before)
    }

    /// The aim that what is going to be done bears out: the first, unless others do so much better.
    pub fn told(aims: &[Aim]) -> Option<&Text> {
        let kept = || aims.iter().filter(|aim| !aim.forsaken);
        let best = kept().rev().max_by(|a, b| a.pull.total_cmp(&b.pull));
        let enough = best.map_or(0.0, |best| Aim::BELIEVED * best.pull.max(0.0));
        let first = aims.first().filter(|first| !first.forsaken && first.pull >= enough);
        first.or(best).or(aims.first()).map(|aim| &aim.text)
    }
}

/// How plans are searched for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Searching {
    /// True if a plan is nothing but the orders it follows: the script decides under them as the dice fall. That suits
    /// activations of many choices with dice between them. False if it is a list of choices, kept to while it holds.
    pub pliant: bool,
    /// Times control passes until what a side has planned has come to something: once, unless the enemy has a say
    /// before that, as where he fires between a move and its own fire. Rollouts are valued from there on.
    pub alone: u8,
    /// Times control passes in a rollout.
    pub passes: u8,
    /// The script's own plan stands unless another leads it by so many standard errors.
    pub proof: f64,
    /// Positions thought about for one node of a budget: more where they take less time, so that a full search takes
    /// about as long in every title.
    pub fineness: u64,
    /// The part of the effort a decision deserves that an activation gets when it begins.
    pub opening: f64,
    /// The part that every second thought in it gets, between two actions ([`Tactics::between_actions`]).
    pub second_thoughts: f64,
    /// Nodes a second thought of a player has to have at full stakes. With fewer it proves nothing: who cannot afford
    /// them spends all on the first.
    pub second_from: u64,
}

impl Searching {
    /// Plans are lists of choices.
    pub const LISTS: Searching = Searching {
        pliant: false,
        alone: 1,
        passes: 8,
        proof: 0.5,
        fineness: 1,
        opening: 1.0,
        second_thoughts: 0.0,
        second_from: 0,
    };

    /// Times control passes until the enemy has answered.
    pub const fn answered(&self) -> u8 {
        self.alone + 1
    }
}

/// Hooks for computer players.
pub trait Tactics: Title {
    /// How much better than another a position is, on the scale of `value`, that wins three games of four.
    const SCALE: f64 = 20.0;

    /// What the evaluation looks at, with the weights it has until they are fitted.
    const TERMS: &'static [Term];

    /// True if orders and appeal may look at what the side they are for cannot know; they are shown a deal of their own
    /// then, at every choice. A title whose script does without says no, and tests it.
    const PEEKS: bool = true;

    /// How its plans are searched for.
    const SEARCHING: Searching = Searching::LISTS;

    /// What its scripted commander goes by, if that can be tuned.
    const LEANINGS: &'static [Leaning] = &[];

    /// What a side means to do: a stance for each formation, drawn up when it starts to plan.
    type Orders: Clone + fmt::Debug + Send;

    /// How good a state is for `side`; higher is better. Any scale, the same for both sides. The greedy
    /// player, and he alone, goes by it: it is the yardstick for the others and stays as it is.
    fn value(world: &Self::World, state: &Self::State, side: Side) -> f64;

    /// What speaks for a choice beyond the value of the state it leads to, for the greedy player.
    fn inclination(world: &Self::World, state: &Self::State, choice: &Self::Choice) -> f64;

    /// Whether a choice is worth a look at all. Where a title lists thousands, such as every hex a commander may
    /// ride to, most of them need not be valued; if none is worth a look, all are looked at.
    fn considers(_world: &Self::World, _state: &Self::State, _choice: &Self::Choice) -> bool {
        true
    }

    /// True where a player starts to plan afresh: between activations, never inside one.
    fn at_boundary(world: &Self::World, state: &Self::State) -> bool;

    /// True inside an activation where one unit has done its part and others may begin, for titles whose plans are
    /// orders ([`Searching::pliant`]): what is left of it is thought over, now that dice have fallen.
    fn between_actions(_world: &Self::World, _state: &Self::State) -> bool {
        false
    }

    /// A number that changes with the activation, where a side may have several in a row: a plan ends where a later
    /// one begins. Where activations alternate, or a plan goes through all of them, it stays the same.
    fn activation(_world: &Self::World, _state: &Self::State) -> u64 {
        0
    }

    /// Which share of a full search a decision deserves: little while no enemy can be met this turn, all of it in
    /// contact, with an objective at stake or near the end.
    fn urgency(_world: &Self::World, _state: &Self::State, _side: Side) -> f64 {
        1.0
    }

    /// True where a choice decides about the rest of the game, such as declaring an offensive: it is weighed by
    /// games played to their end.
    fn is_strategic(_world: &Self::World, _state: &Self::State) -> bool {
        false
    }

    /// True while the side that is asked places its troops as it likes: there a commander goes by the book.
    fn is_set_up(_world: &Self::World, _state: &Self::State) -> bool {
        false
    }

    /// Set-ups that have proved good in this scenario; `None` where nothing is placed freely.
    fn book(_world: &Self::World) -> Option<&Book> {
        None
    }

    /// The weights of the terms in this world.
    fn weights(world: &Self::World) -> &Weights;

    /// What a side's scripted commander goes by in this world, in the order of [`Tactics::LEANINGS`].
    fn leanings(_world: &Self::World, _side: Side) -> Vec<f64> {
        Vec::new()
    }

    /// Has a side's scripted commander go by other numbers.
    fn lean(_world: &mut Self::World, _side: Side, _numbers: &[f64]) {}

    /// One number for each of [`Tactics::TERMS`], seen from the Union: what is good for it is positive where the
    /// term's weight is. The numbers of a game that is over still measure by how much it was won.
    fn features(world: &Self::World, state: &Self::State, out: &mut [f64]);

    /// The chance that `side` wins, half of the chance of a draw included, as the evaluation sees it.
    fn chance(world: &Self::World, state: &Self::State, side: Side) -> f64 {
        let weights = Self::weights(world);
        let union = weights.chance(|out| Self::features(world, state, out));
        if side == Side::Union { union } else { 1.0 - union }
    }

    /// What a side could mean to do now, best reading of the map first: number 0 is what the scripted commander
    /// does, the following ones are other sensible ways, `None` beyond the last. `boldness` is between -1
    /// (cautious) and 1 (aggressive).
    fn orders(
        world: &Self::World,
        state: &Self::State,
        side: Side,
        boldness: f64,
        number: usize,
    ) -> Option<Self::Orders>;

    /// The same for a side that has had orders in this world before: what was worked out for them may be used again
    /// as long as it changes nothing.
    fn orders_again(
        world: &Self::World,
        state: &Self::State,
        side: Side,
        boldness: f64,
        number: usize,
        _before: Self::Orders,
    ) -> Option<Self::Orders> {
        Self::orders(world, state, side, boldness, number)
    }

    /// Has orders just drawn up use what was worked out for others of the same side in this world, as long as it
    /// changes nothing.
    fn inherit(_orders: &mut Self::Orders, _before: Self::Orders) {}

    /// True if orders drawn up earlier still hold where a side could plan afresh, and all that was worked out for them.
    fn still_hold(_world: &Self::World, _state: &Self::State, _orders: &Self::Orders) -> bool {
        false
    }

    /// The number of the orders a side is thought to draw up in its later activations once it has followed these: the
    /// scripted ones, unless they are meant to last.
    fn lasting(_world: &Self::World, _side: Side, _number: usize) -> usize {
        0
    }

    /// The number of the orders, one of those that last, that a side does best to go by from here on as far as whole games
    /// have shown. The searching levels start from it; the scripted ones keep to number 0.
    fn usual(_world: &Self::World, _state: &Self::State, _side: Side) -> usize {
        0
    }

    /// What a listed choice promises to the side that is asked while it follows these orders.
    fn appeal(world: &Self::World, state: &Self::State, orders: &Self::Orders, choice: &Self::Choice) -> Appeal;

    /// [`Tactics::appeal`] of one choice after the other in the same position: what is the same for all of them may be
    /// looked at once.
    fn appeals<'a>(
        world: &'a Self::World,
        state: &'a Self::State,
        orders: &'a Self::Orders,
    ) -> impl Fn(&Self::Choice) -> Appeal + 'a {
        move |choice| Self::appeal(world, state, orders, choice)
    }

    /// What a side may be about that is going to bring one position about in the other, what its orders put first
    /// foremost; for a sentence to the opponent that tells what, not how.
    fn aims(world: &Self::World, before: &Self::State, after: &Self::State, orders: &Self::Orders) -> Vec<Aim>;

    /// What a choice about to be made says of the player.
    fn habits(_world: &Self::World, _state: &Self::State, _choice: &Self::Choice, _out: &mut Vec<Habit>) {}

    /// How a side stands.
    fn census(_world: &Self::World, _state: &Self::State, _side: Side) -> Census {
        Census::default()
    }
}

/// The worth of a choice to the greedy player, in hundredths of a chance to win near even odds.
pub fn hundredths<T: Tactics>(value: f64) -> f64 {
    100.0 * LN_3 / 4.0 * value / T::SCALE
}

/// The logit of the chance that the greedy player's value stands for.
pub fn logit_of_value<T: Tactics>(value: f64) -> f64 {
    value * LN_3 / T::SCALE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_what_the_troops_bear_out() {
        let aim = |key: &str, pull: f64| Aim { pull, ..Aim::new(Text::key(key)) };
        let left = |key: &str| Aim { forsaken: true, ..Aim::new(Text::key(key)) };
        let told = |aims: &[Aim]| Aim::told(aims).map(|text| text.key.to_string()).unwrap_or_default();
        assert_eq!(told(&[aim("hill", 0.0), aim("ford", 0.0)]), "hill", "nobody stirs: what the orders say");
        assert_eq!(told(&[aim("hill", 0.5), aim("ford", 1.0)]), "hill", "half of it is enough");
        assert_eq!(told(&[aim("hill", 0.4), aim("ford", 1.0)]), "ford");
        assert_eq!(told(&[aim("hill", -0.1), aim("ford", 0.0), aim("mill", 0.0)]), "ford", "of equals the first");
        assert_eq!(told(&[left("hill"), aim("ford", -1.0)]), "ford");
        assert_eq!(told(&[left("hill")]), "hill", "there is nothing else to tell");
        assert_eq!(told(&[]), "");
    }

    #[test]
    fn the_last_steps_of_a_way_count_most() {
        assert!(Aim::nearer(1, 0) > Aim::nearer(3, 1) && Aim::nearer(3, 1) > Aim::nearer(9, 7));
        assert!((Aim::nearer(4, 1) + Aim::nearer(1, 4)).abs() < 1e-12);
    }
}
