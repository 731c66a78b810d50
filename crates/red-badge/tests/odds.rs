//! Odds against thrown dice, and their sums.
//!
//! `BRIGADIER_LONG=1 cargo test --release -p red-badge --test odds -- --nocapture` resolves 200 positions a million times
//! each and prints one line.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::collections::BTreeMap;

use common::Position;
use contract::chance::Chance;
use contract::tries;
use kernel::dice::LiveDice;
use kernel::{OptionValues, Title};
use promises::world_with;
use red_badge::disorder::{self, Test};
use red_badge::event::{Event, LossCause};
use red_badge::ids::Hex;
use red_badge::impact;
use red_badge::play::Play;
use red_badge::stage::{FireStep, Layer, Phase, ShockStep, TestCause};
use red_badge::{Choice, RedBadge, State, World};

/// What a choice commits to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Fire,
    Shock,
    Roll,
}

/// A choice about to be made.
struct Found<'w> {
    world: &'w World,
    state: State,
    choice: Choice,
    kind: Kind,
}

fn kind_of(choice: &Choice) -> Option<Kind> {
    match choice {
        Choice::Fire { .. } | Choice::Shoot | Choice::Mistake(_) => Some(Kind::Fire),
        Choice::Shock { .. } | Choice::Resolve(_) => Some(Kind::Shock),
        Choice::Rally(_) | Choice::Order { .. } | Choice::Regiment { .. } | Choice::Test(_) | Choice::Face { .. } => {
            Some(Kind::Roll)
        }
        _ => None,
    }
}

/// Positions of games by chance: fires, shocks and single rolls in turn, a few of each from a game. Shocks and fires
/// are rare where nobody seeks them, so choices that lead to them are picked more often.
fn positions(worlds: &[World], count: usize) -> Vec<Found<'_>> {
    let mut found: Vec<Found<'_>> = Vec::new();
    let wanted =
        [(Kind::Fire, count / 2), (Kind::Shock, count * 3 / 10), (Kind::Roll, count - count / 2 - count * 3 / 10)];
    for (seed, world) in (0..).zip(worlds.iter().cycle()) {
        let missing = |kind: Kind, found: &[Found<'_>]| {
            let have = found.iter().filter(|one| one.kind == kind).count();
            wanted.iter().any(|(of, most)| *of == kind && have < *most)
        };
        if !wanted.iter().any(|(kind, _)| missing(*kind, &found)) {
            return found;
        }
        let mut taken: BTreeMap<Kind, usize> = BTreeMap::new();
        let mut game = Eager::new(world, seed);
        while let Some(choice) = game.next() {
            if let Some(kind) = kind_of(&choice).filter(|kind| missing(*kind, &found)) {
                let met = taken.entry(kind).or_default();
                *met += 1;
                let rolled = kind != Kind::Roll || RedBadge::odds(world, &game.state, &choice).is_some();
                if rolled && *met % 3 == 1 && *met < 12 {
                    found.push(Found { world, state: game.state.clone(), choice, kind });
                }
            }
            game.go(&choice);
        }
    }
    found
}

/// A game by chance between players who like to fight.
struct Eager<'w> {
    world: &'w World,
    state: State,
    dice: LiveDice,
    chance: Chance,
    choices: Vec<Choice>,
}

impl<'w> Eager<'w> {
    fn new(world: &'w World, seed: u64) -> Eager<'w> {
        let (dice, chance) = (LiveDice::for_game(seed, 7), Chance::new(seed));
        Eager { world, state: RedBadge::start(world), dice, chance, choices: Vec::new() }
    }

    fn next(&mut self) -> Option<Choice> {
        RedBadge::to_choose(self.world, &self.state)?;
        RedBadge::choices(self.world, &self.state, &mut self.choices);
        let bold = |choice: &Choice| match choice {
            Choice::Order { order, .. } | Choice::Regiment { order, .. } => *order == red_badge::state::Order::Attack,
            Choice::Place { .. } | Choice::Post { .. } | Choice::Draw { .. } | Choice::Face { .. } => false,
            _ => kind_of(choice).is_some(),
        };
        let bold: Vec<Choice> = self.choices.iter().filter(|choice| bold(choice)).copied().collect();
        let eager = !bold.is_empty() && !self.chance.one_in(3);
        self.chance.pick(if eager { &bold } else { &self.choices }).copied()
    }

    fn go(&mut self, choice: &Choice) {
        RedBadge::choose(self.world, &mut self.state, choice, &mut self.dice, &mut Vec::new()).unwrap();
    }
}

/// What the sheet takes for granted where somebody would decide.
fn usual_answer(w: &World, s: &State) -> Choice {
    let mut choices = Vec::new();
    RedBadge::choices(w, s, &mut choices);
    let has = |choice: Choice| choices.contains(&choice).then_some(choice);
    let flee = choices.iter().find(|choice| matches!(choice, Choice::Flee(_)));
    let answer = match (s.layer(), s.shock.map(|shock| shock.step)) {
        (Layer::Fire, _) => has(Choice::Shoot).or(has(Choice::Done)),
        (Layer::Retreat, _) => flee.copied(),
        (Layer::Shock, Some(ShockStep::Reaction | ShockStep::FallBack)) => has(Choice::Done),
        (Layer::Shock, Some(ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_))) => {
            choices.iter().max_by_key(|choice| serves(w, s, choice)).copied()
        }
        _ => choices.first().copied(),
    };
    answer.unwrap()
}

/// How well the value of a counter serves both (8.61).
fn serves(w: &World, s: &State, choice: &Choice) -> i16 {
    let (Choice::Use(unit), Some(shock)) = (*choice, s.shock) else { return i16::MIN };
    let cohesion = i16::from(w.unit(unit).cohesion);
    let flank = shock.defenders.has(unit) && impact::is_flanked(w, s, &shock, unit);
    match shock.step {
        ShockStep::Dice(_) => cohesion,
        ShockStep::Engagement => cohesion - i16::from(disorder::drm(w, s, &Test::new(unit, TestCause::Engagement))),
        _ => cohesion - i16::from(disorder::drm(w, s, &Test { flank, ..Test::new(unit, TestCause::PreShock) })),
    }
}

/// One resolution: its class, the strength lost by the target of a fire or by attacker and defender, and whether the
/// hex is given up.
struct Sample {
    what: String,
    figures: Vec<f64>,
}

/// Plays on from a choice by thrown dice until `over`.
fn play_out(found: &Found<'_>, state: &mut State, dice: &mut LiveDice, over: impl Fn(&State) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    let mut next = found.choice;
    loop {
        let mut play = Play { w: found.world, s: &mut *state, dice: &mut *dice, events: &mut events };
        play.carry_out(&next);
        play.settle_while(|play| !over(play.s));
        if over(state) {
            return events;
        }
        next = usual_answer(found.world, state);
    }
}

fn fire_sample(found: &Found<'_>, dice: &mut LiveDice) -> Sample {
    let mut state = found.state.clone();
    let begun = std::cell::Cell::new(None);
    let events = play_out(found, &mut state, dice, |s| {
        if let Some(fire) = s.fire {
            begun.set(Some(fire.target));
        }
        let rolled = s.fire.is_none_or(|fire| fire.step == FireStep::Return);
        let owes =
            |hex: Hex| s.troubled.into_iter().any(|unit| s[unit].trouble.test.is_some() && s.stands_in(unit, hex));
        begun.get().is_some_and(|hex| rolled && !owes(hex))
    });
    let (mut fate, mut loss, mut by_fire) = (0, 0, true);
    for event in &events {
        match *event {
            Event::Tested { cause, .. } => by_fire = cause == TestCause::Fire,
            Event::Lost { points, why: LossCause::Fire, .. } => loss += points,
            Event::Lost { points, why: LossCause::Second, .. } if by_fire => loss += points,
            Event::Disordered { .. } if by_fire => fate = fate.max(1),
            Event::SecondDisorder { rout, retreat, .. } if by_fire => {
                fate = fate.max(if rout {
                    3
                } else if retreat > 0 {
                    2
                } else {
                    0
                });
            }
            Event::Eliminated { .. } => fate = 4,
            _ => {}
        }
    }
    let id = ["holds", "disordered", "retreats", "routs", "eliminated"][fate];
    let what = if loss == 0 { id.to_owned() } else { format!("{id}-{loss}") };
    Sample { what, figures: vec![f64::from(loss), f64::from(u8::from(fate >= 2))] }
}

fn shock_sample(found: &Found<'_>, dice: &mut LiveDice) -> Sample {
    let (w, mut state) = (found.world, found.state.clone());
    if let Choice::Shock { unit, hex } = found.choice {
        state[unit].set_aim(Some(hex));
        state.phase = Phase::Resolve;
    }
    let (Choice::Shock { hex, .. } | Choice::Resolve(hex)) = found.choice else { panic!("no shock") };
    let resolved = Found { state: state.clone(), choice: Choice::Resolve(hex), ..*found };
    let over = |s: &State| s.shock.is_none_or(|shock| shock.delta.is_some() || shock.step == ShockStep::Advance);
    play_out(&resolved, &mut state, dice, over);
    let attacker = w.brigade(found.state.active.unwrap()).side;
    let (what, taken, due) = match state.shock {
        None => ("called-off".to_owned(), false, [0, 0]),
        Some(shock) => match shock.delta {
            None => ("open".to_owned(), true, [0, 0]),
            Some(delta) => {
                let rows = &w.tables.shock.rows;
                let row = rows.iter().position(|row| delta >= row.from).unwrap_or(rows.len() - 1);
                let result = w.tables.shock(delta).defender;
                let strength: u16 = shock.defenders.map(|unit| u16::from(state[unit].sp)).sum();
                let gone = u16::from(result.loss) >= strength || result.retreat > 0 || result.rout;
                (format!("row-{row}"), gone, shock.losses)
            }
        },
    };
    let lost = |side, due: u8| f64::from(state.lost[side] - found.state.lost[side]) + f64::from(due);
    let figures = vec![lost(attacker, due[0]), lost(attacker.other(), due[1]), f64::from(u8::from(taken))];
    Sample { what, figures }
}

fn roll_sample(found: &Found<'_>, dice: &mut LiveDice) -> Sample {
    use red_badge::tables::ChangeResult;
    let (mut state, mut events) = (found.state.clone(), Vec::new());
    RedBadge::choose(found.world, &mut state, &found.choice, dice, &mut events).unwrap();
    let pick = |yes: bool, then: &'static str, otherwise: &'static str| if yes { then } else { otherwise };
    let told = events.iter().find_map(|event| match *event {
        Event::OrderDie { result, .. } => Some(match result {
            ChangeResult::Changed => "changed",
            ChangeResult::Kept => "kept",
            ChangeResult::Halted => "halted",
            ChangeResult::Lost => "activation-lost",
        }),
        Event::RegimentDie { changed, .. } => Some(pick(changed, "changed", "finished")),
        Event::RallyDie { rallied, .. } => Some(pick(rallied, "rallies", "stays-disordered")),
        Event::ReleaseDie { released, .. } => Some(pick(released, "released", "stays-in-reserve")),
        Event::ConfusionDie { fires, .. } => Some(pick(fires, "fires", "holds-fire")),
        Event::Tested { passed, .. } => Some(pick(passed, "passes", "fails")),
        _ => None,
    });
    Sample { what: told.unwrap().to_owned(), figures: Vec::new() }
}

/// The worst deviation of samples from the odds, in standard errors; panics beyond four.
fn compare(number: usize, found: &Found<'_>, samples: u32) -> f64 {
    let sheet = RedBadge::odds(found.world, &found.state, &found.choice).expect("a sheet");
    let name = format!("position {number}, {}", RedBadge::notation(found.world, &found.choice));
    let mut dice = LiveDice::for_game(1861, number as u64);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut sums = [(0.0, 0.0); 3];
    for _ in 0..samples {
        let sample = match found.kind {
            Kind::Fire => fire_sample(found, &mut dice),
            Kind::Shock => shock_sample(found, &mut dice),
            Kind::Roll => roll_sample(found, &mut dice),
        };
        *seen.entry(sample.what).or_default() += 1;
        for (sum, value) in sums.iter_mut().zip(sample.figures) {
            *sum = (sum.0 + value, sum.1 + value * value);
        }
    }
    let n = f64::from(samples);
    let total: f64 = sheet.outcomes.iter().map(|outcome| outcome.probability).sum();
    assert!((total - 1.0).abs() < 1e-9, "{name}: chances add up to {total}");
    let mut worst: f64 = 0.0;
    for outcome in &sheet.outcomes {
        let share = f64::from(seen.remove(&outcome.what).unwrap_or(0)) / n;
        let (p, what) = (outcome.probability, &outcome.what);
        let error = (p * (1.0 - p) / n).sqrt();
        assert!((share - p).abs() <= 4.0 * error + 1e-12, "{name}, {what}: {share} sampled, {p} worked out");
        worst = worst.max(if error > 0.0 { (share - p).abs() / error } else { 0.0 });
    }
    assert!(seen.is_empty(), "{name}: {seen:?} is not on the sheet");
    let ranges = sheet.losses.iter().map(|l| (l.min, l.max)).chain(sheet.taken.iter().map(|t| (t.min, t.max)));
    for (at, ((min, max), (sum, squares))) in ranges.zip(sums).enumerate() {
        let mean = sum / n;
        let error = 4.0 * ((squares / n - mean * mean).max(0.0) / n).sqrt() + 1e-9;
        assert!(mean >= min - error && mean <= max + error, "{name}, figure {at}: {mean} sampled, {min} to {max}");
    }
    worst
}

#[test]
fn odds_agree_with_samples() {
    let (count, samples) = (tries(40, 200) as usize, tries(100_000, 1_000_000));
    let worlds = ["matthews-hill", "full-battle"].map(|scenario| world_with(scenario, OptionValues::new()));
    let found = positions(&worlds, count);
    let half = found.len() / 2;
    let worst = |from: usize, part: &[Found<'_>]| {
        part.iter().enumerate().map(|(n, one)| compare(from + n, one, samples)).fold(0.0, f64::max)
    };
    let worst = std::thread::scope(|scope| {
        let other = scope.spawn(|| worst(half, &found[half..]));
        worst(0, &found[..half]).max(other.join().unwrap())
    });
    println!("{count} positions, {samples} samples each: no class off by more than {worst:.2} standard errors");
}

#[test]
fn guns_hit_together_are_one_class() {
    // Two sections in disorder under heavy fire from the next hex: both may lose, test, give way or be left behind.
    let game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-2RI-A", "N4219", "facing = 2")
        .unit_with("CS-IMBODEN-A", "N4220", "facing = 2\nmorale = \"disordered\"")
        .unit_with("CS-IMBODEN-B", "N4220", "facing = 2\nmorale = \"disordered\"")
        .build();
    let choice = game.parse("fire US-2RI-A N4220");
    let found = Found { world: &game.world, state: game.state.clone(), choice, kind: Kind::Fire };
    compare(100, &found, tries(40_000, 400_000));
}
