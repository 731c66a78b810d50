//! What a side means to do: a stance for its troops and an objective for each brigade.

use std::cell::RefCell;

use kernel::Side;
use kernel::leanings::{Whim, shaken};

use super::Ways;
use super::leanings::Leanings;
use super::plan::Memo;
use crate::choice::Choice;
use crate::ids::{Brigade, Hex, MAX_BRIGADES, Unit};
use crate::scenario::VictoryKind;
use crate::stage::{Layer, Phase};
use crate::state::{Order, State, Status};
use crate::world::World;
use crate::{orders as rules, victory};

/// What the troops make for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The goal, past the enemy where he leaves a way, through him where he does not.
    Goal,
    /// The goal, by the east.
    East,
    /// The goal, by the west.
    West,
    /// The enemy, from the ground that counts and rather between him and what he wants.
    Foe,
    /// The enemy, with cold steel.
    Steel,
    /// Nobody goes anywhere without need.
    Stand,
}

/// How much they will stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// As the odds have it.
    Even,
    /// More.
    Bold,
    /// Less.
    Wary,
    /// Everything for time.
    Hurry,
}

/// How the troops go about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stance {
    /// What they make for.
    pub(super) aim: Aim,
    /// How much they will stake.
    pub(super) mood: Mood,
}

const fn stance(aim: Aim, mood: Mood) -> Stance {
    Stance { aim, mood }
}

/// What a side means to do.
#[derive(Clone, Debug)]
pub struct Orders {
    pub(super) side: Side,
    pub(super) boldness: f64,
    /// The activation they were drawn up in.
    pub(super) activation: u64,
    pub(super) stance: Stance,
    /// What it goes by.
    pub(super) leanings: Leanings,
    /// What the side has set its heart on.
    pub(super) wish: Wish,
    /// The objective of each brigade, by number.
    pub(super) targets: [u8; MAX_BRIGADES],
    /// What has been worked out for the activation under way: it follows from the state and these orders.
    pub(super) memo: RefCell<Memo>,
}

/// A choice that is made whatever the script thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// None.
    Nothing,
    /// The active brigade tries for this order, or keeps it.
    Order(Order),
    /// This brigade begins the turn.
    First(Brigade),
}

/// How many whims of a kind a search may follow for an activation.
const WHIMS: usize = 8;

/// The ways of the side that has to come, best first.
const ATTACKER: &[Stance] = &[
    stance(Aim::Goal, Mood::Even),
    stance(Aim::West, Mood::Even),
    stance(Aim::Goal, Mood::Bold),
    stance(Aim::Goal, Mood::Wary),
    stance(Aim::Goal, Mood::Hurry),
    stance(Aim::East, Mood::Even),
    stance(Aim::Foe, Mood::Bold),
];
/// Those of its ways that tell only if all go them.
const ATTACKER_LASTING: &[Stance] =
    &[stance(Aim::West, Mood::Even), stance(Aim::West, Mood::Bold), stance(Aim::Goal, Mood::Bold)];
/// The ways of the side that is there.
const DEFENDER: &[Stance] = &[
    stance(Aim::Foe, Mood::Even),
    stance(Aim::Foe, Mood::Bold),
    stance(Aim::Foe, Mood::Wary),
    stance(Aim::Steel, Mood::Even),
    stance(Aim::Stand, Mood::Even),
    stance(Aim::Goal, Mood::Even),
    stance(Aim::Goal, Mood::Wary),
    stance(Aim::Stand, Mood::Wary),
];
/// Those of its ways that tell only if all go them.
const DEFENDER_LASTING: &[Stance] = &[stance(Aim::Foe, Mood::Wary)];

/// The ways of a side: those of an activation, and those of all that follow as well.
const fn ways(side: Side) -> (&'static [Stance], &'static [Stance]) {
    match side {
        Side::Union => (ATTACKER, ATTACKER_LASTING),
        Side::Confederate => (DEFENDER, DEFENDER_LASTING),
    }
}

/// The number of the orders a side draws up to fight in the way the searching levels start from; nothing if there is
/// none but the script's.
fn practised(w: &World, side: Side) -> Option<usize> {
    let (once, lasting) = ways(side);
    w.searchers[side].map(|_| once.len() + lasting.len())
}

/// The number of the orders the searching levels start from.
pub(super) fn usual(w: &World, side: Side) -> usize {
    practised(w, side).unwrap_or(0)
}

/// The number of the orders that follow on those with a number.
pub(super) fn lasting(w: &World, side: Side, number: usize) -> usize {
    let (once, lasting) = ways(side);
    let lasts = (once.len()..once.len() + lasting.len()).contains(&number) || practised(w, side) == Some(number);
    if lasts { number } else { 0 }
}

/// What the orders with a number go by: whoever does not do as the script does is one who searches.
fn leanings(w: &World, side: Side, number: usize) -> Leanings {
    w.searchers[side].filter(|_| number > 0).unwrap_or(w.leanings[side])
}

impl Orders {
    /// The orders with a number; nothing beyond the last.
    pub(super) fn draw_up(w: &World, s: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        let (once, lasting) = ways(side);
        let stances = || once.iter().chain(lasting);
        let mut orders = Orders {
            side,
            boldness,
            activation: super::activation(s),
            stance: *stances().nth(number).or(once.first())?,
            leanings: leanings(w, side, number),
            wish: Wish::Nothing,
            targets: targets(w, s, side),
            memo: RefCell::default(),
        };
        let known = stances().count() + usize::from(practised(w, side).is_some());
        let Some(other) = number.checked_sub(known) else { return Some(orders) };
        let wishes = wishes(w, s, side);
        if let Some(wish) = wishes.get(other) {
            orders.wish = *wish;
            return Some(orders);
        }
        let other = other - wishes.len();
        let brigade = s.active.filter(|brigade| w.brigade(*brigade).side == side);
        let goals = brigade.map_or(0, |_| other_goals(w));
        match brigade.filter(|_| other < goals) {
            Some(brigade) => {
                *orders.targets.get_mut(brigade.index())? = other_goal(w, &orders.targets, brigade, other)?;
                orders.stance = stance(Aim::Goal, Mood::Even);
            }
            None => orders.take_whim(w, s, other - goals)?,
        }
        Some(orders)
    }

    /// Goes about it by the whim of a number; nothing beyond the last. There are whims only for troops about to act.
    fn take_whim(&mut self, w: &World, s: &State, number: usize) -> Option<()> {
        let acting = matches!(s.layer(), Layer::Phase(Phase::OrderChange | Phase::Actions));
        let whim = whims(w, s).get(number / WHIMS).filter(|_| acting)?;
        // Between two units the rest may be thought over: there are others then.
        let done = u64::from(super::busy(s).len());
        let key = self.activation * (WHIMS * Whim::ALL.len()) as u64 + number as u64 + (done << 32);
        self.leanings = Leanings::of(&shaken(&self.leanings.numbers(), *whim, key));
        Some(())
    }

    /// The objective most of the troops are after.
    pub(super) fn main(&self, w: &World, s: &State) -> Option<usize> {
        let strength = |at: usize| {
            let own = w.side_brigades[self.side].filter(|brigade| self.target(*brigade) == at);
            own.map(|brigade| s.members_on_map(w, brigade).map(|unit| u32::from(s[unit].sp)).sum::<u32>()).sum::<u32>()
        };
        (0..w.objectives.len()).max_by_key(|at| strength(*at))
    }

    /// The objective of a brigade.
    pub(super) fn target(&self, brigade: Brigade) -> usize {
        usize::from(self.targets.get(brigade.index()).copied().unwrap_or(0))
    }
}

/// The kinds of whims there are. In the last turn a single move may decide, games end soon after it, and so more of them
/// can be tried.
fn whims(w: &World, s: &State) -> &'static [Whim] {
    if s.turn == w.last_turn() { &Whim::ALL } else { &[Whim::Free] }
}

/// What a side may set its heart on where it begins to plan.
fn wishes(w: &World, s: &State, side: Side) -> Vec<Wish> {
    let own = |brigade: &Brigade| w.brigade(*brigade).side == side;
    match (s.layer(), s.active.filter(own)) {
        (Layer::Phase(Phase::OrderChange), Some(brigade)) if !s.order_tried => {
            let able = |order: &Order| rules::check(w, s, &Choice::Order { brigade, order: *order }).is_ok();
            let keep = s.brigade(brigade).order;
            let others = [Order::Attack, Order::Advance, Order::March].into_iter().filter(|order| *order != keep);
            let mut wishes: Vec<Wish> = others.filter(able).map(Wish::Order).collect();
            if !wishes.is_empty() {
                wishes.push(Wish::Order(keep));
            }
            wishes
        }
        (Layer::Phase(Phase::First), _) => {
            let present = |brigade: &Brigade| !s.members_on_map(w, *brigade).is_empty();
            w.side_brigades[side].filter(present).map(Wish::First).collect()
        }
        _ => Vec::new(),
    }
}

/// How many other objectives a brigade may be given.
fn other_goals(w: &World) -> usize {
    if w.victory.kind == VictoryKind::Pike { 0 } else { w.objectives.len().saturating_sub(1) }
}

/// Another objective than the one a brigade has, by number.
fn other_goal(w: &World, targets: &[u8; MAX_BRIGADES], brigade: Brigade, other: usize) -> Option<u8> {
    let own = targets.get(brigade.index()).copied();
    (0..w.objectives.len()).map(|at| at as u8).filter(|at| Some(*at) != own).nth(other)
}

/// Where a brigade is, for the choice of its objective: its first unit on the map or in a queue.
fn place(w: &World, s: &State, brigade: Brigade) -> Option<Hex> {
    let there = |unit: &Unit| matches!(s[*unit].status, Status::OnMap | Status::Queued);
    s.members(w, brigade).filter(there).find_map(|unit| s[unit].hex())
}

/// How much a side wants an objective, and what part of that is left once a brigade sees to it: what it does not hold
/// takes many to win, what it holds a few to keep.
fn want(w: &World, s: &State, side: Side, at: usize) -> (f64, f64) {
    let held = if victory::is_union(w, s, at) { Side::Union } else { Side::Confederate };
    let Some(objective) = w.objectives.get(at) else { return (0.0, 1.0) };
    let points = f64::from(objective.points);
    if held != side {
        return (1.2 * points, 0.7);
    }
    let enemy = &s.occupied[side.other()];
    let near = |steps: u8| objective.hexes.iter().any(|hex| w.within(*hex, steps).any(|near| enemy.has(near)));
    // The side that has to come cannot win by keeping.
    let keep = if side == Side::Union { 0.6 } else { 1.0 };
    match (near(5), near(11)) {
        (true, _) => (1.1 * keep * points, 0.5),
        (_, true) => (0.8 * keep * points, 0.35),
        _ => (0.3 * keep * points, 0.2),
    }
}

/// An objective for each brigade: much for little way, and not all of them to the same.
fn targets(w: &World, s: &State, side: Side) -> [u8; MAX_BRIGADES] {
    let mut targets = [0; MAX_BRIGADES];
    if w.victory.kind == VictoryKind::Pike {
        return [side.index() as u8; MAX_BRIGADES];
    }
    let lies = &Ways::of(w).atlas.lies;
    let mut wants: Vec<(f64, f64)> = (0..lies.len()).map(|at| want(w, s, side, at)).collect();
    for brigade in w.side_brigades[side] {
        let Some(hex) = place(w, s, brigade) else { continue };
        let worth = |at: usize| {
            let away = lies.get(at).and_then(|lie| lie.march.get(hex.index())).copied().unwrap_or(u16::MAX);
            wants.get(at).map_or(0.0, |(want, _)| *want) / (1.0 + f64::from(away) / 30.0)
        };
        let best = (0..lies.len()).max_by(|a, b| worth(*a).total_cmp(&worth(*b))).unwrap_or(0);
        if let Some((want, left)) = wants.get_mut(best) {
            *want *= *left;
        }
        if let Some(target) = targets.get_mut(brigade.index()) {
            *target = best as u8;
        }
    }
    targets
}

/// The nearest number of hexes.
pub(super) fn hexes(number: f64) -> u8 {
    number.round() as u8
}

/// How well an order suits a brigade that is so many hexes from the enemy, for the free change at the turn's start.
pub(super) fn suits(w: &World, s: &State, orders: &Orders, brigade: Brigade, order: Order) -> f64 {
    let units = s.members_on_map(w, brigade);
    let enemy = &s.occupied[orders.side.other()];
    let places = || units.filter_map(|unit| s[unit].hex());
    let near = |hex: Hex, steps: u8| w.within(hex, steps).any(|near| enemy.has(near));
    let close = places().any(|hex| near(hex, hexes(orders.leanings.attack_within)));
    let far = !places().any(|hex| near(hex, 8));
    let gain = places().map(|hex| road_gain(w, orders, brigade, hex)).max().unwrap_or(0);
    match order {
        Order::March if far && gain >= 8 => 1.0,
        Order::March if far => 0.3,
        Order::March => -2.0,
        Order::Attack if close && orders.stance.aim == Aim::Stand => 0.2,
        Order::Attack if close => orders.leanings.attack_suits,
        Order::Advance if close => orders.leanings.advance_suits,
        Order::Advance => 0.5,
        Order::Attack | Order::Reserve => -0.5,
    }
}

/// Half-points that March saves on the way to the objective of a brigade.
pub(super) fn road_gain(w: &World, orders: &Orders, brigade: Brigade, hex: Hex) -> u16 {
    let Some(lie) = Ways::of(w).atlas.lies.get(orders.target(brigade)) else { return 0 };
    let of = |way: &[u16]| way.get(hex.index()).copied().unwrap_or(0);
    of(&lie.advance).saturating_sub(of(&lie.march))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]
mod tests {
    use contract::bench::Bench;
    use kernel::{OptionValues, Tactics, Title};

    use super::*;
    use crate::RedBadge;

    const SEARCHERS: &str = "[searchers.matthews-hill.union]\nzest = 2.0\nbare-guns = 3.5\n";

    fn world(leanings: &str) -> World {
        let mut bench = Bench::<RedBadge>::new().unwrap();
        bench.library.0.insert("commander/red-badge.toml".to_owned(), leanings.to_owned());
        bench.world("matthews-hill", OptionValues::new()).unwrap()
    }

    /// What the orders with a number go by at the start of the game.
    fn gone_by(w: &World, side: Side, number: usize) -> Leanings {
        Orders::draw_up(w, &RedBadge::start(w), side, 0.0, number).unwrap().leanings
    }

    #[test]
    fn the_searching_levels_go_by_leanings_of_their_own_and_the_script_does_not() {
        let w = world(SEARCHERS);
        let own = Leanings { zest: 2.0, bare_guns: 3.5, ..Leanings::PLAIN };
        let usual = usual(&w, Side::Union);
        assert_eq!(gone_by(&w, Side::Union, usual), own);
        assert_eq!(gone_by(&w, Side::Union, 0), Leanings::PLAIN);
        assert_eq!(lasting(&w, Side::Union, usual), usual, "whoever fights in this way goes on doing so");
        assert_eq!(gone_by(&w, Side::Union, 2), own, "what else is thought of is a variation of it");
        assert_eq!(super::usual(&w, Side::Confederate), 0);
        assert_eq!(gone_by(&w, Side::Confederate, 1), Leanings::PLAIN);
    }

    #[test]
    fn without_leanings_of_their_own_the_searching_levels_start_from_the_script() {
        let w = world("[leanings.matthews-hill.union]\nzest = 2.0\n");
        let own = Leanings { zest: 2.0, ..Leanings::PLAIN };
        assert_eq!(usual(&w, Side::Union), 0);
        assert_eq!((gone_by(&w, Side::Union, 0), gone_by(&w, Side::Union, 1)), (own, own));
    }

    /// The first position in which a brigade is about to act, and its side.
    fn about_to_act(w: &World) -> (State, Side) {
        let mut state = RedBadge::start(w);
        let (mut list, mut events) = (Vec::new(), Vec::new());
        let mut dice = kernel::dice::LiveDice::for_game(3, 0);
        loop {
            let side = RedBadge::to_choose(w, &state).unwrap();
            let acting = matches!(state.layer(), Layer::Phase(Phase::OrderChange | Phase::Actions));
            if acting && state.active.is_some_and(|brigade| w.brigade(brigade).side == side) {
                return (state, side);
            }
            RedBadge::choices(w, &state, &mut list);
            RedBadge::choose(w, &mut state, &list[0], &mut dice, &mut events).unwrap();
        }
    }

    #[test]
    fn who_acts_may_follow_a_whim_for_once() {
        let w = world(SEARCHERS);
        let (s, side) = about_to_act(&w);
        let all: Vec<Orders> = (0..).map_while(|number| Orders::draw_up(&w, &s, side, 0.0, number)).collect();
        let (known, whims) = all.split_at(all.len() - WHIMS);
        let own = leanings(&w, side, 1);
        assert!(known[1..].iter().all(|orders| orders.leanings == own));
        let differ = |(at, whim): (usize, &Orders)| {
            whim.leanings != own && whims[..at].iter().all(|other| other.leanings != whim.leanings)
        };
        assert!(whims.iter().enumerate().all(differ));
        assert_eq!(lasting(&w, side, all.len() - 1), 0, "what follows is as usual");
        let again = Orders::draw_up(&w, &s, side, 0.0, all.len() - 1).unwrap();
        assert_eq!(again.leanings, whims[WHIMS - 1].leanings, "the same position has the same whims");
        let start = RedBadge::start(&w);
        let before = (0..).map_while(|number| Orders::draw_up(&w, &start, side, 0.0, number));
        assert!(before.skip(1).all(|orders| orders.leanings == own), "nobody acts yet");
        let mut last = s;
        let unit = w.side_units[side].first().unwrap();
        last.moved.insert(unit);
        let again = Orders::draw_up(&w, &last, side, 0.0, all.len() - 1).unwrap();
        assert_ne!(again.leanings, whims[WHIMS - 1].leanings, "others once somebody has done something");
        last.turn = w.last_turn();
        let then = (0..).map_while(|number| Orders::draw_up(&w, &last, side, 0.0, number)).count();
        assert_eq!(then, all.len() + 2 * WHIMS, "a single move may decide");
    }

    #[test]
    fn leanings_that_are_handed_in_are_gone_by() {
        let mut w = world("");
        let mut numbers = RedBadge::leanings(&w, Side::Confederate);
        assert_eq!(Leanings::of(&numbers), Leanings::PLAIN);
        numbers[0] *= 1.5;
        RedBadge::lean(&mut w, Side::Confederate, &numbers);
        assert_eq!(RedBadge::leanings(&w, Side::Confederate), numbers);
        assert_eq!(gone_by(&w, Side::Confederate, 0), Leanings { point: 3.0, ..Leanings::PLAIN });
        assert_eq!(gone_by(&w, Side::Union, 0), Leanings::PLAIN);
    }
}
