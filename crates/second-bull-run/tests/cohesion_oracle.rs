//! The look-ahead of 9.1 against a slow search over all plans, and in random play.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeMap;

use common::{Game, Position};
use contract::tries;
use kernel::{Dice, Purpose};
use rule::rule;
use second_bull_run::World;
use second_bull_run::cohesion::Scout;
use second_bull_run::event::Event;
use second_bull_run::facing::Field;
use second_bull_run::ids::{Brigade, Brigades, Division, Zone};
use second_bull_run::movement::{action_points, check_forced_march, step_cost};
use second_bull_run::stacking::{legal_pair, room};
use second_bull_run::state::{Formation, Stage, State};

/// Numbers by a simple rule.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

impl Dice for Chance {
    fn roll(&mut self, sides: u8, _purpose: Purpose) -> u8 {
        self.below(usize::from(sides)) as u8 + 1
    }
}

/// Brigades of a division that began near a mate and now stand near none, by the bare words of 9.1.
fn debtors(w: &World, s: &State, division: Division, bound: Brigades, at: &BTreeMap<Brigade, Zone>) -> usize {
    let stands = |b: Brigade| at.get(&b).copied().or_else(|| s.zone_of(b));
    let members: Vec<Brigade> = s.present(w.members(division)).collect();
    let owes = |b: &&Brigade| {
        let reach = if s.is_mounted(w, **b) { 3 } else { 2 };
        let zone = stands(**b).unwrap();
        let mut mates = members.iter().filter(|m| m != b);
        let near = |m: &Brigade| w.distance(zone, stands(*m).unwrap()) <= reach;
        bound.has(**b) && !s.brigade(**b).routed && members.len() > 1 && !mates.any(near)
    };
    members.iter().filter(owes).count()
}

fn open_division(s: &State) -> Option<Division> {
    match s.part.formation {
        Some(Formation::Division(division)) => Some(division),
        _ => None,
    }
}

/// Where a brigade could end its action, room apart: every way tried.
fn reach(w: &World, s: &State, brigade: Brigade) -> Vec<Zone> {
    let field = Field::of(w, s, w.side_of(brigade));
    let forced = if check_forced_march(w, s, brigade).is_ok() { 2 } else { 0 };
    let points = action_points(w, s, brigade) + forced;
    let start = s.zone_of(brigade).unwrap();
    let mut left = BTreeMap::from([(start, points)]);
    let mut open = vec![start];
    while let Some(zone) = open.pop() {
        if zone != start && field.zoc.has(zone) {
            continue;
        }
        for next in w.zones {
            let Some(cost) = step_cost(w, &field, zone, next) else { continue };
            let Some(rest) = left[&zone].checked_sub(cost) else { continue };
            if left.get(&next).is_none_or(|known| *known < rest) {
                left.insert(next, rest);
                open.push(next);
            }
        }
    }
    left.into_keys().collect()
}

/// True if everybody has a legal place in the end, whatever the order of the moves.
fn stacks_legally(w: &World, s: &State, at: &BTreeMap<Brigade, Zone>) -> bool {
    at.iter().all(|(brigade, zone)| {
        let here = s.stacks[*zone].iter().filter(|b| !at.contains_key(b));
        let others: Vec<Brigade> = here.chain(at.iter().filter(|(_, z)| *z == zone).map(|(b, _)| *b)).collect();
        let others = others.into_iter().filter(|b| b != brigade).collect::<Vec<_>>();
        others.len() < 2 && others.iter().all(|b| legal_pair(w, *brigade, *b))
    })
}

/// Whether the division can be closed once the mover has ended there: all plans of the others are tried.
struct Oracle<'a> {
    w: &'a World,
    s: &'a State,
    division: Division,
    ways: Vec<(Brigade, Vec<Zone>)>,
}

impl<'a> Oracle<'a> {
    fn new(w: &'a World, s: &'a State, division: Division, mover: Brigade) -> Oracle<'a> {
        let waits = |b: &Brigade| *b != mover && !s.part.acted.has(*b) && !s.brigade(*b).routed;
        let ways = s.present(w.members(division)).filter(waits).map(|b| (b, reach(w, s, b))).collect();
        Oracle { w, s, division, ways }
    }

    fn closes(&self, at: &mut BTreeMap<Brigade, Zone>, next: usize) -> bool {
        let Some((brigade, zones)) = self.ways.get(next) else {
            let none = debtors(self.w, self.s, self.division, self.s.part.bound, at) == 0;
            return none && stacks_legally(self.w, self.s, at);
        };
        let stays = self.s.zone_of(*brigade);
        for zone in stays.into_iter().chain(zones.iter().copied()) {
            at.insert(*brigade, zone);
            if self.closes(at, next + 1) {
                return true;
            }
        }
        at.remove(brigade);
        false
    }

    fn may_end(&self, mover: Brigade, zone: Zone) -> bool {
        self.closes(&mut BTreeMap::from([(mover, zone)]), 0)
    }
}

/// A small position: some of Hatch's brigades round a zone, friends in the way, enemies about.
fn made_up(world: &World, chance: &mut Chance, brigades: usize, guns: bool) -> Option<Game> {
    let zones: Vec<Zone> = world.zones.collect();
    let centre = *chance.pick(&zones);
    let within =
        |far: u8| -> Vec<Zone> { zones.iter().copied().filter(|z| world.distance(centre, *z) <= far).collect() };
    let (near, about) = (within(2), within(4));
    let mut position =
        Position::activation("union", "us_cc_mcdowell", 1).commander("us_cc_mcdowell", world.zone_id(centre));
    let put = |position: Position, id: &str, zones: &[Zone], chance: &mut Chance, lines: &str| {
        let zone = *chance.pick(zones);
        let around: Vec<Zone> = world.ground(zone).adjacent.collect();
        let facing = world.zone_id(*chance.pick(&around)).to_owned();
        position.unit_with(id, world.zone_id(zone), &facing, lines)
    };
    let hatch = ["us_gibbon", "us_doubleday", "us_patrick", "us_sullivan", "us_art_hatch"];
    for id in &hatch[..brigades] {
        let lines = *chance.pick(&["", "", "", "fatigue = 2", "losses = 1"]);
        let lines = if *id == "us_art_hatch" { "" } else { lines };
        position = put(position, id, &near, chance, lines);
    }
    for id in ["us_tower", "us_duryea", "us_koltes", "us_meade"].iter().take(chance.below(5)) {
        position = put(position, id, &near, chance, "");
    }
    for id in ["cs_trimble", "cs_early", "cs_forno"].iter().take(chance.below(4)) {
        position = put(position, id, &about, chance, "");
    }
    if guns {
        position = put(position, "cs_art_ewell", &about, chance, "");
    }
    let mut game = position.try_build().ok()?;
    game.choose("begin", &[]);
    game.offers("activate hatch").then(|| {
        game.throw("activate hatch", chance);
        if let Some(main) = game.listed("main").first().cloned() {
            game.throw(&format!("main {main}"), chance);
        }
        game
    })
}

/// What was found in one position.
#[derive(Default)]
struct Tally {
    ends: usize,
    /// The mover may end there only because others follow.
    followed: usize,
    /// Refused though some plan exists.
    exotic: usize,
}

/// Compares the ends of the mover with the oracle's.
fn compare(game: &Game, mover: Brigade, exact: bool, tally: &mut Tally) {
    let (w, s) = (&*game.world, &game.state);
    let division = open_division(s).unwrap();
    let oracle = Oracle::new(w, s, division, mover);
    let mut scout = Scout::new(w, s, mover);
    for zone in reach(w, s, mover).into_iter().filter(|z| room(w, s, mover, *z)) {
        let alone = debtors(w, s, division, s.part.bound, &BTreeMap::from([(mover, zone)])) == 0;
        let found = scout.may_end(zone);
        let possible = oracle.may_end(mover, zone);
        let context = || format!("{} to {} of {:?}", w.sheet(mover).id, w.zone_id(zone), s.part);
        assert!(found || !alone, "nobody would be in debt, yet it is refused: {}", context());
        assert!(possible || !found, "offered though no plan closes the division: {}", context());
        assert!(!exact || found == possible, "a plan was missed: {}", context());
        tally.ends += 1;
        tally.followed += usize::from(found && !alone);
        tally.exotic += usize::from(possible && !found);
    }
}

/// Plays the open division to its end, far and wide, and compares at the start of every action.
fn play(game: &mut Game, chance: &mut Chance, exact: bool, tally: &mut Tally) {
    let division = open_division(&game.state);
    while open_division(&game.state).is_some() && open_division(&game.state) == division {
        if let Stage::Acting(act) = game.state.stage
            && !act.moved
            && !act.stopped
        {
            compare(game, act.brigade, exact, tally);
        }
        step(game, chance);
    }
}

/// One choice that spreads a division as far as the rules let it; what it may not do is close it in debt.
fn step(game: &mut Game, chance: &mut Chance) {
    let choices = game.choices();
    let useful: Vec<String> = choices.iter().filter(|c| *c != "force").cloned().collect();
    assert!(!useful.is_empty(), "nothing to choose: {:?} {:?}", game.state.stage, game.state.part);
    let moves: Vec<String> = useful
        .iter()
        .filter(|c| ["step ", "act ", "activate "].iter().any(|word| c.starts_with(word)))
        .cloned()
        .collect();
    let choice = if moves.is_empty() || chance.below(8) == 0 { chance.pick(&useful) } else { chance.pick(&moves) };
    let choice = choice.clone();
    let before = (game.state.part.bound, open_division(&game.state));
    if game.state.stage == Stage::Brigades
        && let (bound, Some(division)) = before
    {
        let debt = debtors(&game.world, &game.state, division, bound, &BTreeMap::new());
        assert_eq!(game.offers("close"), debt == 0, "closing is offered just when nobody is in debt");
    }
    game.throw(&choice, chance);
    for event in &game.events {
        if let Event::Closed { formation: Formation::Division(division) } = *event {
            let debt = debtors(&game.world, &game.state, division, before.0, &BTreeMap::new());
            assert_eq!(debt, 0, "closed in debt after {choice}: {:?}", before.1);
        }
    }
}

#[test]
#[rule("S-Q127")]
#[rule("S-9.1-cohesion-end")]
fn for_two_brigades_every_end_that_can_be_followed_is_offered_and_no_other() {
    let world = common::world("29-august", &[]);
    let mut chance = Chance(1862);
    let (mut played, mut tally) = (0, Tally::default());
    while played < tries(60, 2_000) {
        let Some(mut game) = made_up(&world, &mut chance, 2, false) else { continue };
        played += 1;
        play(&mut game, &mut chance, true, &mut tally);
    }
    assert!(tally.ends > 1_000 && tally.followed > 100 && tally.exotic == 0);
}

#[test]
#[rule("S-Q127")]
fn for_more_brigades_what_is_offered_can_be_closed_and_little_else_is_refused() {
    let world = common::world("29-august", &[]);
    let mut chance = Chance(29);
    let (mut played, mut tally) = (0, Tally::default());
    while played < tries(40, 1_500) {
        let guns = chance.below(2) == 0;
        let Some(mut game) = made_up(&world, &mut chance, 3, guns) else { continue };
        played += 1;
        play(&mut game, &mut chance, false, &mut tally);
    }
    assert!(tally.ends > 1_000 && tally.followed > 100, "{} {}", tally.ends, tally.followed);
    assert!(tally.exotic * 10 < tally.ends, "{} of {} ends were refused for want of a plan", tally.exotic, tally.ends);
}

#[test]
#[rule("S-Q127")]
#[rule("S-9.1-cohesion-final")]
fn a_division_of_five_is_never_stuck() {
    let world = common::world("29-august", &[]);
    let mut chance = Chance(30);
    let mut played = 0;
    while played < tries(60, 3_000) {
        let Some(mut game) = made_up(&world, &mut chance, 5, true) else { continue };
        played += 1;
        let division = open_division(&game.state);
        while open_division(&game.state).is_some() && open_division(&game.state) == division {
            step(&mut game, &mut chance);
        }
    }
}

#[test]
#[rule("S-Q127")]
#[rule("S-Q21")]
fn in_random_games_every_division_can_be_closed() {
    for (n, scenario) in ["29-august", "30-august", "both-days"].into_iter().enumerate() {
        for game_no in 0..tries(1, 30) as u64 {
            let check = if game_no % 2 == 0 { "at-division-close" } else { "after-each-brigade" };
            let mut game = Game::new(scenario, &[("cohesion-check", check)]);
            let mut chance = Chance(1862 + n as u64 * 100 + game_no);
            if game.offers("muster") {
                game.throw("muster", &mut chance);
            }
            let mut closed = 0;
            for _ in 0..tries(6_000, 20_000) {
                if game.asked().is_none() {
                    break;
                }
                step(&mut game, &mut chance);
                closed += game.events.iter().filter(|e| matches!(e, Event::Closed { .. })).count();
            }
            assert!(closed > 10, "{scenario}: {closed} formations");
        }
    }
}
