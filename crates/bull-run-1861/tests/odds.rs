//! Exact odds: the combat core, a slow second opinion, and samples.
//!
//! `BRIGADIER_LONG=1 cargo test --release -p bull-run-1861 --test odds -- --nocapture` samples 200 combats
//! a million times each and prints one line.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeMap;

use bull_run_1861::state::Stage;
use bull_run_1861::{BullRun1861, Choice, Event, State, World};
use common::Position;
use kernel::dice::LiveDice;
use kernel::odds::Prob;
use kernel::view::OddsSheet;
use kernel::{Dice, Purpose, Side, Title};
use rule::rule;

const CLASSES: [&str; 4] = ["defender-hit", "defender-fatigue", "attacker-fatigue", "attacker-hit"];

fn exact(sheet: &OddsSheet) -> BTreeMap<&str, String> {
    sheet.outcomes.iter().map(|outcome| (outcome.what.as_str(), outcome.exact.clone())).collect()
}

fn fraction(ways: u128, of: u128) -> String {
    Prob::new(ways, of).unwrap().to_string()
}

/// Positions whose fixed modifiers are a row of the table and in which nobody has guns or horse.
fn core(row: &str) -> (Position, &'static str) {
    let melee = Position::melee("union");
    let cocke = "losses = 2";
    match row {
        "0/0" => {
            let keyes = "fatigue = 1\nengaged = true";
            (melee.unit_with("us_keyes", "S07", "S08", keyes).unit_with("cs_cocke", "S08", "S07", cocke), "S08")
        }
        "+3/0" => {
            let howard = "engaged = true";
            (
                melee.unit_with("us_howard", "S07", "S08", howard).unit_with("cs_jones", "S08", "S07", "losses = 1"),
                "S08",
            )
        }
        "+5/+2" => {
            let keyes = melee.unit_with("us_keyes", "S08", "S10", "engaged = true");
            (keyes.behind("us_howard", "S08", "line = \"second\"").unit("cs_hampton", "S10", "S08"), "S10")
        }
        _ => {
            let keyes = melee.unit_with("us_keyes", "S08", "S10", "engaged = true");
            (keyes.unit_with("cs_cocke", "S10", "S08", cocke), "S10")
        }
    }
}

#[rule("BR-11.4-double")]
#[rule("BR-11.4-equal")]
#[rule("BR-11.4-greater")]
#[test]
fn the_combat_core_comes_out_exactly_under_both_readings() {
    let table = [
        ("0/0", (0, 0), "double", [9, 6, 12, 9]),
        ("0/0", (0, 0), "more-than-double", [6, 9, 15, 6]),
        ("+3/0", (3, 0), "double", [18, 12, 6, 0]),
        ("+3/0", (3, 0), "more-than-double", [15, 15, 6, 0]),
        ("+5/+2", (5, 2), "double", [12, 18, 6, 0]),
        ("+5/+2", (5, 2), "more-than-double", [9, 21, 6, 0]),
        ("+1/+2", (1, 2), "double", [2, 8, 17, 9]),
        ("+1/+2", (1, 2), "more-than-double", [1, 9, 20, 6]),
    ];
    for (row, modifiers, reading, ways) in table {
        let (position, target) = core(row);
        let mut game = position.option("hit-threshold", reading).build();
        let attacker = if row == "+3/0" { "us_howard" } else { "us_keyes" };
        game.form(target, &[attacker]);
        assert_eq!(game.fixed("resolve"), modifiers, "{row}");
        let sheet = game.sheet("resolve");
        assert!(sheet.dice.is_empty(), "{row}: nobody throws for guns or horse");
        let expected: BTreeMap<&str, String> =
            CLASSES.into_iter().zip(ways).filter(|(_, n)| *n > 0).map(|(what, n)| (what, fraction(n, 36))).collect();
        assert_eq!(exact(&sheet), expected, "{row} {reading}");
    }
}

/// The result table written a second time.
fn class(attack: i64, defence: i64, twice_is_enough: bool) -> &'static str {
    let (attack, defence) = (attack.max(1), defence.max(1));
    let doubles = |more: i64, less: i64| if twice_is_enough { more >= 2 * less } else { more > 2 * less };
    match (attack > defence, doubles(attack.max(defence), attack.min(defence))) {
        (true, true) => "defender-hit",
        (true, false) => "defender-fatigue",
        (false, false) => "attacker-fatigue",
        (false, true) => "attacker-hit",
    }
}

/// Every face of every die, one after the other.
fn enumerate(sheet: &OddsSheet, attacker: Side, twice_is_enough: bool) -> BTreeMap<&'static str, String> {
    let mut fixed = (0, 0);
    for modifier in &sheet.modifiers {
        if modifier.side == attacker { fixed.0 += modifier.value } else { fixed.1 += modifier.value }
    }
    let dice = sheet.dice.len() as u32 + 2;
    let all = 6_u128.pow(dice);
    let mut ways: BTreeMap<&str, u128> = BTreeMap::new();
    for number in 0..all {
        let face = |die: u32| (number / 6_u128.pow(die) % 6) as i64 + 1;
        let (mut attack, mut defence) = (fixed.0 + face(0), fixed.1 + face(1));
        for (at, die) in sheet.dice.iter().enumerate() {
            let success = i64::from(face(at as u32 + 2) <= die.succeeds_on);
            if die.side == attacker { attack += success } else { defence += success }
        }
        *ways.entry(class(attack, defence, twice_is_enough)).or_default() += 1;
    }
    ways.into_iter().map(|(what, n)| (what, fraction(n, all))).collect()
}

/// A combat that somebody could fight now.
struct Found {
    world: std::rc::Rc<World>,
    state: State,
    choice: Choice,
    twice_is_enough: bool,
}

/// Games by chance between players who like to fight, until enough combats have been met.
fn combats(count: usize, seed: u64) -> Vec<Found> {
    let mut found = Vec::new();
    let mut game = 0;
    while found.len() < count {
        let reading = if game % 2 == 0 { "double" } else { "more-than-double" };
        let scenario = if game % 3 == 0 { "free" } else { "historical" };
        let world =
            std::rc::Rc::new(common::world(scenario, &[("hit-threshold", reading), ("automatic-defeat", "off")]));
        one_game(&world, reading == "double", (seed, game), &mut found, count);
        game += 1;
    }
    found
}

/// Takes every third combat of a game, at most six.
fn one_game(world: &std::rc::Rc<World>, twice: bool, seed: (u64, u64), found: &mut Vec<Found>, count: usize) {
    let mut state = BullRun1861::start(world);
    let mut dice = LiveDice::for_game(seed.0, 2 * seed.1);
    let mut pick = LiveDice::for_game(seed.0, 2 * seed.1 + 1);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let (mut met, mut taken) = (0, 0);
    while BullRun1861::to_choose(world, &state).is_some() && found.len() < count && taken < 6 {
        BullRun1861::choices(world, &state, &mut choices);
        let choice = choices[bold(&choices, &mut pick)];
        if matches!(choice, Choice::Resolve | Choice::Sweep(_)) {
            met += 1;
            if met % 3 == 0 {
                taken += 1;
                let world = std::rc::Rc::clone(world);
                found.push(Found { world, state: state.clone(), choice, twice_is_enough: twice });
            }
        }
        events.clear();
        BullRun1861::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
    }
}

/// Picks by chance, for the attack as often as not.
fn bold(choices: &[Choice], pick: &mut dyn Dice) -> usize {
    let warlike = |c: &Choice| {
        matches!(
            c,
            Choice::Engage { .. } | Choice::Target(_) | Choice::Join(_) | Choice::Sweep(_) | Choice::Advance { .. }
        )
    };
    let attacks: Vec<usize> = (0..choices.len()).filter(|at| warlike(&choices[*at])).collect();
    let coin = pick.roll(2, Purpose("coin")) == 1;
    let roll =
        usize::from(pick.roll(240, Purpose("pick")) - 1) * 240 + usize::from(pick.roll(240, Purpose("pick")) - 1);
    if coin && !attacks.is_empty() { attacks[roll % attacks.len()] } else { roll % choices.len() }
}

#[test]
fn odds_agree_with_a_slow_enumeration_of_all_faces() {
    let mut most_dice = 0;
    for (number, found) in combats(50, 11).iter().enumerate() {
        let sheet = BullRun1861::odds(&found.world, &found.state, &found.choice).expect("a combat");
        most_dice = most_dice.max(sheet.dice.len());
        let slow = enumerate(&sheet, found.state.active, found.twice_is_enough);
        assert_eq!(exact(&sheet), slow, "combat {number}: {:?}", sheet.modifiers);
        let total: f64 = sheet.outcomes.iter().map(|outcome| outcome.probability).sum();
        assert!((total - 1.0).abs() < 1e-12);
    }
    assert!(most_dice >= 3, "combats with several guns were among them");
}

/// What a sampled combat came to: its class, and the steps lost once all its choices were made by chance.
struct Sample {
    what: &'static str,
    losses: [f64; 2],
}

/// Buffers and dice of a run of samples.
struct Sampler {
    dice: LiveDice,
    pick: LiveDice,
    events: Vec<Event>,
    choices: Vec<Choice>,
}

impl Sampler {
    fn sample(&mut self, found: &Found) -> Sample {
        let mut state = found.state.clone();
        self.events.clear();
        BullRun1861::choose(&found.world, &mut state, &found.choice, &mut self.dice, &mut self.events).unwrap();
        let totals = self.events.iter().find_map(|e| match *e {
            Event::CombatTotals { attacker, loser, hit, .. } => Some((attacker == loser, hit)),
            _ => None,
        });
        let what = match totals.expect("a combat was fought") {
            (false, true) => "defender-hit",
            (false, false) => "defender-fatigue",
            (true, false) => "attacker-fatigue",
            (true, true) => "attacker-hit",
        };
        while matches!(state.stage, Stage::Hits(_)) {
            BullRun1861::choices(&found.world, &state, &mut self.choices);
            let at = usize::from(self.pick.roll(240, Purpose("pick"))) % self.choices.len();
            let choice = self.choices[at];
            BullRun1861::choose(&found.world, &mut state, &choice, &mut self.dice, &mut self.events).unwrap();
        }
        let lost = |side: Side| f64::from(state.losses[side] - found.state.losses[side]);
        Sample { what, losses: Side::BOTH.map(lost) }
    }
}

/// The worst deviation of samples from the odds, in standard errors; panics beyond four.
fn compare(number: usize, found: &Found, samples: u32) -> f64 {
    let sheet = BullRun1861::odds(&found.world, &found.state, &found.choice).expect("a combat");
    let mut sampler = Sampler {
        dice: LiveDice::for_game(77, number as u64),
        pick: LiveDice::for_game(78, number as u64),
        events: Vec::new(),
        choices: Vec::new(),
    };
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let mut losses = [(0.0, 0.0); 2];
    for _ in 0..samples {
        let sample = sampler.sample(found);
        *seen.entry(sample.what).or_default() += 1;
        for (sum, lost) in losses.iter_mut().zip(sample.losses) {
            *sum = (sum.0 + lost, sum.1 + lost * lost);
        }
    }
    let n = f64::from(samples);
    let mut worst: f64 = 0.0;
    for what in CLASSES {
        let p = sheet.outcomes.iter().find(|o| o.what == what).map_or(0.0, |o| o.probability);
        let share = f64::from(seen.get(what).copied().unwrap_or(0)) / n;
        let error = (p * (1.0 - p) / n).sqrt();
        assert!((share - p).abs() <= 4.0 * error, "combat {number}, {what}: {share} sampled, {p} worked out");
        worst = worst.max(if error > 0.0 { (share - p).abs() / error } else { 0.0 });
    }
    for (range, (sum, squares)) in sheet.losses.iter().zip(losses) {
        let mean = sum / n;
        let error = 4.0 * ((squares / n - mean * mean).max(0.0) / n).sqrt() + 1e-9;
        let fits = mean >= range.min - error && mean <= range.max + error;
        assert!(fits, "combat {number}, {:?}: {mean} steps sampled, {} to {}", range.side, range.min, range.max);
    }
    worst
}

#[test]
fn odds_agree_with_samples() {
    let long = std::env::var("BRIGADIER_LONG").is_ok_and(|value| value == "1");
    let (count, samples) = if long { (200, 1_000_000) } else { (20, 10_000) };
    let found = combats(count, 12);
    let worst = found.iter().enumerate().map(|(number, combat)| compare(number, combat, samples)).fold(0.0, f64::max);
    println!("{count} combats, {samples} samples each: no class off by more than {worst:.2} standard errors");
}

#[test]
fn the_odds_of_the_last_combat_of_a_turn_stop_with_the_combat() {
    // Both offensives are used, so that the initiative dice of turn 6, ties thrown again, would follow at once.
    let mut game = Position::combat("confederate")
        .start("turn = 5\nmovement-phase = 5\nfirst = \"union\"\noffensive-used = [\"union\", \"confederate\"]")
        .unit_with("cs_jackson", "S10", "S08", "engaged = true")
        .unit("us_porter", "S08", "S10")
        .build();
    game.form("S08", &["cs_jackson"]);
    let sheet = game.sheet("resolve");
    let expected = enumerate(&sheet, Side::Confederate, true);
    assert_eq!(exact(&sheet), expected);
    let classes = bull_run_1861::odds::classes(&game.world, &game.state, &game.parse("resolve"));
    assert_eq!(classes.left_out(), Prob::ZERO);
    assert!(sheet.losses.iter().all(|range| range.min <= range.max), "no bound is missing: {:?}", sheet.losses);
    assert_eq!(sheet.notes.len(), 1);
}

#[test]
fn the_sheet_shows_what_the_owner_of_a_hit_brigade_may_choose() {
    // W-24: a Hit leaves Evans the choice, and his attempt succeeds on 4 of 6.
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", "fatigue = 1\nengaged = true")
        .behind("us_porter", "S03", "line = \"second\"\nfatigue = 1")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.form("S07", &["us_burnside"]);
    let sheet = game.sheet("resolve");
    let hit = sheet.outcomes.iter().find(|o| o.what == "defender-hit").unwrap();
    let branch = hit.then.as_ref().unwrap();
    assert_eq!(branch.side, Some(Side::Confederate));
    let options: Vec<(&str, Vec<(&str, &str)>)> = branch
        .options
        .iter()
        .map(|o| (o.notation.as_str(), o.outcomes.iter().map(|r| (r.what.as_str(), r.exact.as_str())).collect()))
        .collect();
    let expected = [
        ("loss cs_evans", vec![("step-loss", "1")]),
        ("attempt cs_evans", vec![("step-loss", "1/3"), ("retreat", "2/3")]),
    ];
    assert_eq!(options, expected);
    // The South loses a third of a step to a whole one for each Hit; S07 falls if Evans goes.
    let loss = sheet.losses.iter().find(|l| l.side == Side::Confederate).unwrap();
    assert!((loss.min - hit.probability / 3.0).abs() < 1e-9 && (loss.max - hit.probability).abs() < 1e-9);
    let taken = &sheet.taken[0];
    assert_eq!((taken.place.as_str(), taken.min), ("S07", 0.0));
    assert!((taken.max - hit.probability * 2.0 / 3.0).abs() < 1e-9);
}

#[test]
fn only_combats_have_odds() {
    let game = Position::melee("union").build();
    for choice in ["target S23", "done", "resolve", "sweep us_davies"] {
        assert!(BullRun1861::odds(&game.world, &game.state, &game.parse(choice)).is_none(), "{choice}");
    }
}
