//! Exact odds: the combat core, a slow second opinion, and samples.
//!
//! `BRIGADIER_LONG=1 cargo test --release -p second-bull-run --test odds -- --nocapture` samples 200 combats
//! a million times each and prints one line.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeMap;
use std::rc::Rc;

use common::Position;
use kernel::dice::LiveDice;
use kernel::odds::Prob;
use kernel::view::{OddsOutcome, OddsSheet};
use kernel::{Dice, Purpose, Side, Title};
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::ids::{Brigade, Brigades, Zone};
use second_bull_run::state::{FightStep, Stage, Status};
use second_bull_run::world::Kind;
use second_bull_run::{Choice, SecondBullRun, State, World, combat, odds, result};

const CLASSES: [&str; 4] = ["defender-test", "defender-fatigue", "attacker-fatigue", "attacker-test"];

fn exact(sheet: &OddsSheet) -> BTreeMap<&str, String> {
    sheet.outcomes.iter().map(|outcome| (outcome.what.as_str(), outcome.exact.clone())).collect()
}

fn fraction(ways: u128, of: u128) -> String {
    Prob::new(ways, of).unwrap().to_string()
}

fn sheet_of(game: &common::Game, choice: &str) -> OddsSheet {
    SecondBullRun::odds(&game.world, &game.state, &game.parse(choice)).unwrap()
}

fn fixed(sheet: &OddsSheet, attacker: Side) -> (i64, i64) {
    let of = |side: Side| sheet.modifiers.iter().filter(|m| m.side == side).map(|m| m.value).sum();
    (of(attacker), of(attacker.other()))
}

/// Positions whose fixed modifiers are a row of the table and in which nobody throws for guns or rifles.
fn core(row: &str) -> Position {
    let combat = Position::combat("union");
    match row {
        // Equal strength in the open.
        "0/0" => combat.attacker("us_hardin", "98", "99").unit("cs_field", "99", "98"),
        // Three times as strong, a star, and a tired brigade.
        "+3/0" => combat.unit_with("us_gibbon", "98", "99", "attack = \"99\"\nfatigue = 1").unit_with(
            "cs_field",
            "99",
            "98",
            "losses = 4",
        ),
        _ => panic!("no such row"),
    }
}

#[rule("S-10.4-floor")]
#[rule("S-10.4-double")]
#[rule("S-10.4-equal")]
#[test]
fn the_combat_core_comes_out_exactly() {
    for (row, modifiers, ways) in [("0/0", (0, 0), [6, 9, 15, 6]), ("+3/0", (3, 0), [15, 15, 6, 0])] {
        let game = core(row).build();
        let sheet = sheet_of(&game, "fight 99");
        assert_eq!(fixed(&sheet, Side::Union), modifiers, "{row}: {:?}", sheet.modifiers);
        assert!(sheet.dice.is_empty(), "{row}: nobody throws for guns or rifles");
        let expected: BTreeMap<&str, String> =
            CLASSES.into_iter().zip(ways).filter(|(_, n)| *n > 0).map(|(what, n)| (what, fraction(n, 36))).collect();
        assert_eq!(exact(&sheet), expected, "{row}");
    }
}

/// The comparison alone, for rows that need too many special brigades to be put on the map.
#[test]
fn the_comparison_comes_out_exactly() {
    let table = [((0, 0), [6, 9, 15, 6]), ((3, 0), [15, 15, 6, 0]), ((5, 2), [9, 21, 6, 0]), ((1, 2), [1, 9, 20, 6])];
    for ((attack, defence), ways) in table {
        let mut found = [0; 4];
        for a in 1..=6 {
            for d in 1..=6 {
                let c = combat::compare(a + attack, d + defence);
                let at = match (c.attacker_loses, c.test) {
                    (false, true) => 0,
                    (false, false) => 1,
                    (true, false) => 2,
                    (true, true) => 3,
                };
                found[at] += 1;
            }
        }
        assert_eq!(found, ways, "{attack}, {defence}");
    }
}

#[rule("S-11.1.2-table")]
#[test]
fn divisions_activated_on_average() {
    let world = common::world("29-august", &[]);
    for (modifier, mean, none) in [(-1, (8, 6), 1), (0, (11, 6), 0), (1, (13, 6), 0)] {
        let slots: Vec<u8> = (1..=6).map(|die| world.tables.activation.slots(die + modifier)).collect();
        let sum: u32 = slots.iter().map(|n| u32::from(*n)).sum();
        assert_eq!((sum, 6), mean, "{modifier}");
        assert_eq!(slots.iter().filter(|n| **n == 0).count(), none, "{modifier}");
    }
}

#[rule("S-10.4-test-table")]
#[test]
fn combat_tests_at_three_modifiers() {
    use second_bull_run::state::TestResult::{Disorder, Melee, Retreat, Rout};
    let world = common::world("29-august", &[]);
    for (modifier, ways) in [(0, [0, 2, 3, 1]), (-2, [1, 3, 2, 0]), (-4, [3, 3, 0, 0])] {
        let results: Vec<_> = (1..=6).map(|die| result::test_result(&world, die + modifier)).collect();
        let found = [Rout, Disorder, Retreat, Melee].map(|kind| results.iter().filter(|r| **r == kind).count());
        assert_eq!(found, ways, "{modifier}");
    }
}

#[rule("S-SC1-init")]
#[test]
fn the_union_has_the_initiative_of_the_29th_in_26_of_36() {
    let game = Position::at("initiative")
        .unit("us_meade", "77", "98")
        .unit("cs_trimble", "115", "98")
        .commander("us_cc_mcdowell", "104")
        .commander("cs_cc_jackson", "84")
        .try_build()
        .unwrap();
    let mut events = Vec::new();
    let odds = kernel::odds::odds(|dice| {
        let mut state = game.state.clone();
        events.clear();
        SecondBullRun::choose(&game.world, &mut state, &Choice::Begin, dice, &mut events).unwrap();
        events.iter().any(|e| matches!(e, Event::Initiative { side: Side::Union, .. }))
    });
    assert_eq!(odds.probability(|won| *won), Prob::new(26, 36).unwrap());
}

/// A combat reckoned a second time, from the printed brigades and the map only.
struct Oracle<'a> {
    w: &'a World,
    s: &'a State,
    side: Side,
    target: Zone,
    bases: Vec<Zone>,
    attackers: Vec<Brigade>,
    defenders: Vec<Brigade>,
}

impl<'a> Oracle<'a> {
    fn new(w: &'a World, s: &'a State, target: Zone) -> Oracle<'a> {
        let all = |side: Side| w.side_brigades[side].filter(|b| s.brigade(*b).status == Status::OnMap);
        let declared: Vec<Brigade> = all(s.active).filter(|b| s.brigade(*b).attack == Some(target)).collect();
        let mut bases: Vec<Zone> = declared.iter().map(|b| s.zone_of(*b).unwrap()).collect();
        bases.sort_unstable();
        bases.dedup();
        let mut o = Oracle { w, s, side: s.active, target, bases, attackers: declared, defenders: Vec::new() };
        for b in all(s.active) {
            let stands = o.bases.contains(&s.zone_of(b).unwrap());
            if o.kind(b) == Kind::Artillery && stands && o.front(b).contains(&target) {
                o.attackers.push(b);
            }
        }
        o.defenders = all(s.active.other()).filter(|b| s.zone_of(*b) == Some(target)).collect();
        o
    }

    fn kind(&self, b: Brigade) -> Kind {
        self.w.sheet(b).kind
    }

    fn cp(&self, b: Brigade) -> i64 {
        let (sheet, now) = (self.w.sheet(b), self.s.brigade(b));
        match self.kind(b) {
            Kind::Artillery => 0,
            Kind::Cavalry if now.dismounted => (i64::from(sheet.dismounted) - i64::from(now.losses)).max(1),
            _ => i64::from(sheet.combat) - i64::from(now.losses),
        }
    }

    fn guns(&self, b: Brigade) -> i64 {
        (i64::from(self.w.sheet(b).artillery) - i64::from(self.s.brigade(b).losses)).max(0)
    }

    /// Faced zone and its neighbours in the ring of the board.
    fn front(&self, b: Brigade) -> Vec<Zone> {
        let (Some(zone), Some(slot)) = (self.s.zone_of(b), self.s.brigade(b).facing) else { return Vec::new() };
        let ring = self.w.board.ring(zone.place());
        let n = ring.len();
        let at = usize::from(slot.0);
        [(at + n - 1) % n, at, (at + 1) % n]
            .into_iter()
            .filter_map(|i| ring[i].place)
            .map(|p| Zone(p.0 as u8))
            .collect()
    }

    fn has(&self, from: Zone, to: Zone, feature: &str) -> bool {
        let Some(feature) = self.w.board.feature(feature) else { return false };
        self.w.board.neighbours(from.place()).any(|(p, e)| p == to.place() && self.w.board.edge(e).has(feature))
    }

    fn efront(&self, b: Brigade) -> Vec<Zone> {
        let Some(zone) = self.s.zone_of(b) else { return Vec::new() };
        self.front(b).into_iter().filter(|z| !self.has(zone, *z, "river")).collect()
    }

    fn lent(&self, side: Side, watched: &[Zone]) -> i64 {
        let outside = |b: &Brigade| {
            let zone = self.s.zone_of(*b);
            self.kind(*b) == Kind::Artillery
                && zone.is_some_and(|z| z != self.target && !self.bases.contains(&z))
                && self.efront(*b).iter().any(|z| watched.contains(z))
        };
        self.w.side_brigades[side].filter(outside).map(|b| self.guns(b)).sum()
    }

    fn common(&self, engaged: &[Brigade], cap: i64) -> i64 {
        let mut starred: Vec<Zone> =
            engaged.iter().filter(|b| self.w.sheet(**b).star).map(|b| self.s.zone_of(*b).unwrap()).collect();
        starred.sort_unstable();
        starred.dedup();
        let tired: i64 = engaged
            .iter()
            .filter(|b| self.kind(**b) != Kind::Artillery)
            .map(|b| if self.s.brigade(*b).routed { 2 } else { i64::from(self.s.brigade(*b).fatigue) })
            .sum();
        starred.len() as i64 - tired.min(cap)
    }

    fn ratio(&self) -> Option<i64> {
        if self.defenders.iter().all(|b| self.kind(*b) == Kind::Artillery) {
            return Some(3);
        }
        let sum = |list: &[Brigade]| list.iter().map(|b| self.cp(*b)).sum::<i64>();
        let (a, d) = (sum(&self.attackers), sum(&self.defenders));
        match (a, d) {
            _ if 3 * a < d => None,
            _ if 2 * a < d => Some(-4),
            _ if a < d => Some(-2),
            _ if 2 * a < 3 * d => Some(0),
            _ if a < 2 * d => Some(1),
            _ if a < 3 * d => Some(2),
            _ => Some(3),
        }
    }

    fn attack(&self, ratio: i64) -> i64 {
        let mut sum = ratio + self.common(&self.attackers, 4) + self.bases.len() as i64 - 1;
        let mut threats: Vec<Zone> = Vec::new();
        for b in self.w.side_brigades[self.side.other()] {
            let Some(zone) = self.s.zone_of(b) else { continue };
            let unattacked = zone != self.target && !self.s.part.attacked_brigades.has(b);
            if unattacked && self.efront(b).iter().any(|z| self.bases.contains(z)) && !threats.contains(&zone) {
                threats.push(zone);
            }
        }
        sum -= 2 * threats.len() as i64;
        let mounted = |b: &&Brigade| self.kind(**b) == Kind::Cavalry && !self.s.brigade(**b).dismounted;
        if self.wood() {
            sum -= self.attackers.iter().filter(mounted).count() as i64;
        }
        sum
    }

    fn wood(&self) -> bool {
        self.w.board.terrain("woods") == Some(self.w.board.place(self.target.place()).terrain)
    }

    fn defence(&self) -> i64 {
        let mut sum = self.common(&self.defenders, 2);
        let place = self.w.board.place(self.target.place());
        let village = self.w.board.terrain("village") == Some(place.terrain);
        let up = |from: &Zone| {
            let edge = self.w.board.neighbours(from.place()).find(|(p, _)| *p == self.target.place());
            edge.is_some_and(|(p, e)| self.has(*from, self.target, "escarpment") && self.w.board.edge(e).up == Some(p))
        };
        let over = |from: &Zone| self.has(*from, self.target, "bridge") || self.has(*from, self.target, "ford");
        let shelters =
            [self.wood(), village, place.has("railway"), self.bases.iter().any(up), self.bases.iter().any(over)];
        sum += (shelters.iter().filter(|s| **s).count() as i64).min(2);
        let front: Vec<Zone> = self.defenders.iter().flat_map(|b| self.front(*b)).collect();
        sum -= self.bases.iter().filter(|z| !front.contains(z)).count() as i64;
        let infantry = self.defenders.iter().any(|b| self.kind(*b) == Kind::Infantry);
        if self.wood() && !infantry {
            let mounted = |b: &&Brigade| self.kind(**b) == Kind::Cavalry && !self.s.brigade(**b).dismounted;
            sum -= self.defenders.iter().filter(mounted).count() as i64;
        }
        sum
    }

    /// Every face of every die, one after the other.
    fn classes(&self) -> BTreeMap<&'static str, String> {
        let Some(ratio) = self.ratio() else { return BTreeMap::from([("attacker-test", "1".to_owned())]) };
        let own: i64 = self.attackers.iter().map(|b| self.guns(*b)).sum();
        let fires =
            |b: &&Brigade| self.kind(**b) != Kind::Artillery || self.front(**b).iter().any(|z| self.bases.contains(z));
        let theirs: i64 = self.defenders.iter().filter(fires).map(|b| self.guns(*b)).sum();
        let points = [own + self.lent(self.side, &[self.target]), theirs + self.lent(self.side.other(), &self.bases)];
        let rifles = |list: &[Brigade]| {
            list.iter().filter(|b| self.w.sheet(**b).sharpshooters && !self.s.brigade(**b).routed).count()
        };
        let rifles = [rifles(&self.attackers), rifles(&self.defenders)];
        let dice = 4 + rifles[0] + rifles[1];
        let all = 6_u128.pow(dice as u32);
        let sums = [self.attack(ratio) + points[0] / 6, self.defence() + points[1] / 6];
        let mut ways: BTreeMap<&'static str, u128> = BTreeMap::new();
        for number in 0..all {
            let face = |die: usize| (number / 6_u128.pow(die as u32) % 6) as i64 + 1;
            let total = |at: usize| {
                let guns = i64::from(face(2 + at) <= points[at] % 6);
                let first = 4 + if at == 0 { 0 } else { rifles[0] };
                let hits = (first..first + rifles[at]).filter(|die| face(*die) <= 2).count() as i64;
                (face(at) + sums[at] + guns + hits).max(1)
            };
            *ways.entry(class(total(0), total(1))).or_default() += 1;
        }
        ways.into_iter().map(|(what, n)| (what, fraction(n, all))).collect()
    }
}

/// The result table written a second time: more than double tests, a tie is the defender's.
fn class(attack: i64, defence: i64) -> &'static str {
    if attack > defence {
        if attack > 2 * defence { CLASSES[0] } else { CLASSES[1] }
    } else if defence > 2 * attack {
        CLASSES[3]
    } else {
        CLASSES[2]
    }
}

/// A combat that somebody could fight now.
struct Found {
    world: Rc<World>,
    state: State,
    choice: Choice,
    target: Zone,
}

/// Games by chance between players who like to fight, until enough combats have been met.
fn combats(count: usize, seed: u64) -> Vec<Found> {
    let mut found = Vec::new();
    let worlds = ["30-august", "29-august", "both-days"].map(|scenario| Rc::new(common::world(scenario, &[])));
    let mut game = 0;
    while found.len() < count {
        one_game(&worlds[game as usize % worlds.len()], (seed, game), &mut found, count);
        game += 1;
    }
    found
}

/// Takes every second combat of a game, at most eight.
fn one_game(world: &Rc<World>, seed: (u64, u64), found: &mut Vec<Found>, count: usize) {
    let mut state = SecondBullRun::start(world);
    let mut dice = LiveDice::for_game(seed.0, 2 * seed.1);
    let mut pick = LiveDice::for_game(seed.0, 2 * seed.1 + 1);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let (mut met, mut taken) = (0, 0);
    while SecondBullRun::to_choose(world, &state).is_some() && found.len() < count && taken < 8 {
        SecondBullRun::choices(world, &state, &mut choices);
        let choice = choices[bold(world, &state, &choices, &mut pick)];
        if let Choice::Fight(target) = choice {
            met += 1;
            if met % 2 == 0 {
                taken += 1;
                found.push(Found { world: Rc::clone(world), state: state.clone(), choice, target });
            }
        }
        events.clear();
        SecondBullRun::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
    }
}

/// Picks by chance, but attacks whenever that is possible and marches on the enemy as often as not.
fn bold(w: &World, s: &State, choices: &[Choice], pick: &mut dyn Dice) -> usize {
    let attacks: Vec<usize> =
        (0..choices.len()).filter(|at| matches!(choices[*at], Choice::Attack(_) | Choice::Muster)).collect();
    let coin = pick.roll(2, Purpose("coin")) == 1;
    let roll =
        usize::from(pick.roll(240, Purpose("pick")) - 1) * 240 + usize::from(pick.roll(240, Purpose("pick")) - 1);
    if !attacks.is_empty() {
        return attacks[roll % attacks.len()];
    }
    let nearest = |choice: &Choice| match *choice {
        Choice::Step(zone) => s.occupied[s.active.other()].map(|foe| w.distance(zone, foe)).min(),
        _ => None,
    };
    let onward =
        (0..choices.len()).filter(|at| nearest(&choices[*at]).is_some()).min_by_key(|at| nearest(&choices[*at]));
    onward.filter(|_| coin).unwrap_or(roll % choices.len())
}

#[test]
fn odds_agree_with_a_slow_reckoning_of_all_faces() {
    let (mut most_dice, mut most_engaged, mut kinds) = (0, 0, 0_u32);
    for (number, found) in combats(80, 11).iter().enumerate() {
        let sheet = SecondBullRun::odds(&found.world, &found.state, &found.choice).expect("a combat");
        let oracle = Oracle::new(&found.world, &found.state, found.target);
        most_dice = most_dice.max(sheet.dice.len());
        most_engaged = most_engaged.max(oracle.attackers.len());
        kinds |= 1 << sheet.outcomes.len();
        assert_eq!(exact(&sheet), oracle.classes(), "combat {number}: {:?}", sheet.modifiers);
        if let Some(ratio) = oracle.ratio() {
            let guns = |side: Side| {
                let of = sheet.modifiers.iter().filter(|m| m.side == side && m.rule == "S-10.3.2-six");
                of.map(|m| m.value).sum::<i64>()
            };
            let side = found.state.active;
            let without_guns = fixed(&sheet, side);
            let without_guns = (without_guns.0 - guns(side), without_guns.1 - guns(side.other()));
            assert_eq!(without_guns, (oracle.attack(ratio), oracle.defence()), "combat {number}");
        }
        let total: f64 = sheet.outcomes.iter().map(|outcome| outcome.probability).sum();
        assert!((total - 1.0).abs() < 1e-12);
        let classes = odds::classes(&found.world, &found.state, &found.choice).unwrap();
        assert_eq!(classes.left_out(), Prob::ZERO);
    }
    assert!(most_dice >= 2 && most_engaged >= 2, "guns and several brigades were among them: {most_dice} dice");
    assert!(kinds.count_ones() >= 2);
}

/// What a sampled combat came to: its class, the steps lost once all its choices were made by chance, and
/// whether the defender left.
struct Sample {
    what: &'static str,
    figures: [f64; 3],
}

/// Buffers and dice of a run of samples.
struct Sampler {
    dice: LiveDice,
    pick: LiveDice,
    events: Vec<Event>,
    choices: Vec<Choice>,
}

fn lost(w: &World, before: &State, after: &State, engaged: Brigades) -> f64 {
    let steps = |b: Brigade| {
        let now = if after.brigade(b).status == Status::OnMap { after.brigade(b).losses } else { w.steps(b) };
        f64::from(now) - f64::from(before.brigade(b).losses)
    };
    engaged.map(steps).sum()
}

impl Sampler {
    fn sample(&mut self, found: &Found) -> Sample {
        let w = &found.world;
        let mut state = found.state.clone();
        let clash = combat::Clash::over(w, &state, found.target);
        self.events.clear();
        self.make(w, &mut state, found.choice);
        let what = self.class(clash.side);
        while self.is_fighting(&state) {
            SecondBullRun::choices(w, &state, &mut self.choices);
            let at = usize::from(self.pick.roll(240, Purpose("pick"))) % self.choices.len();
            let choice = self.choices[at];
            self.make(w, &mut state, choice);
        }
        let engaged = |side: Side| if side == clash.side { clash.attackers } else { clash.defenders };
        let [union, confederate] = Side::BOTH.map(|side| lost(w, &found.state, &state, engaged(side)));
        let left = self.events.iter().any(|e| matches!(e, Event::Advanced { to, .. } if *to == found.target))
            || !state.occupied[clash.side.other()].has(found.target);
        Sample { what, figures: [union, confederate, f64::from(u8::from(left))] }
    }

    fn make(&mut self, w: &World, state: &mut State, choice: Choice) {
        SecondBullRun::choose(w, state, &choice, &mut self.dice, &mut self.events).unwrap();
    }

    fn is_fighting(&self, state: &State) -> bool {
        matches!(state.stage, Stage::Fight(fight) if fight.step != FightStep::Cleared)
    }

    fn class(&self, attacker: Side) -> &'static str {
        let totals = self.events.iter().find_map(|e| match *e {
            Event::CombatTotals { loser, test, .. } => Some((attacker == loser, test)),
            Event::Automatic { .. } => Some((true, true)),
            _ => None,
        });
        match totals.expect("a combat was fought") {
            (false, true) => CLASSES[0],
            (false, false) => CLASSES[1],
            (true, false) => CLASSES[2],
            (true, true) => CLASSES[3],
        }
    }
}

/// The worst deviation of samples from the odds, in standard errors; panics beyond four.
fn compare(number: usize, found: &Found, samples: u32) -> f64 {
    let sheet = SecondBullRun::odds(&found.world, &found.state, &found.choice).expect("a combat");
    let mut sampler = Sampler {
        dice: LiveDice::for_game(77, number as u64),
        pick: LiveDice::for_game(78, number as u64),
        events: Vec::new(),
        choices: Vec::new(),
    };
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let mut figures = [(0.0, 0.0); 3];
    for _ in 0..samples {
        let sample = sampler.sample(found);
        *seen.entry(sample.what).or_default() += 1;
        for (sum, value) in figures.iter_mut().zip(sample.figures) {
            *sum = (sum.0 + value, sum.1 + value * value);
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
    let ranges = sheet.losses.iter().map(|l| (l.min, l.max)).chain(sheet.taken.iter().map(|t| (t.min, t.max)));
    for (at, ((min, max), (sum, squares))) in ranges.zip(figures).enumerate() {
        let mean = sum / n;
        let error = 4.0 * ((squares / n - mean * mean).max(0.0) / n).sqrt() + 1e-9;
        let fits = mean >= min - error && mean <= max + error;
        assert!(fits, "combat {number}, figure {at}: {mean} sampled, {min} to {max}");
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

fn chances(outcomes: &[OddsOutcome]) -> Vec<(&str, &str)> {
    outcomes.iter().map(|o| (o.what.as_str(), o.exact.as_str())).collect()
}

#[rule("S-10.4-test-table")]
#[test]
fn the_sheet_shows_the_combat_test_of_those_who_are_hit() {
    // A loss from a six and a first level of fatigue make no difference to Field's test.
    let game = core("0/0").build();
    let sheet = sheet_of(&game, "fight 99");
    let hit = sheet.outcomes.iter().find(|o| o.what == "defender-test").unwrap();
    let branch = hit.then.as_ref().unwrap();
    assert_eq!(branch.side, None, "nobody chooses who is tested");
    assert_eq!(branch.options.len(), 1);
    assert_eq!(branch.options[0].notation, "hit cs_field");
    // Jackson's corps adds one: disorder on 1, retreat on 2 to 4, melee on 5 and 6.
    assert_eq!(chances(&branch.options[0].outcomes), [("disorder", "1/6"), ("retreat", "1/2"), ("melee", "1/3")]);
    let tired = sheet.outcomes.iter().find(|o| o.what == "defender-fatigue").unwrap();
    assert!(tired.then.is_none());
    // Field leaves 99 if he tests and does not stand his ground in a melee.
    let taken = &sheet.taken[0];
    assert_eq!(taken.place, "99");
    assert!((taken.max - hit.probability * 2.0 / 3.0).abs() < 1e-9, "{taken:?}");
}

#[rule("S-10.3.5-cap")]
#[test]
fn terrain_is_shown_by_its_kinds_and_its_cap() {
    for found in combats(60, 13) {
        let sheet = SecondBullRun::odds(&found.world, &found.state, &found.choice).unwrap();
        let terrain: i64 = sheet.modifiers.iter().filter(|m| m.rule.starts_with("S-10.3.5")).map(|m| m.value).sum();
        let clash = combat::Clash::over(&found.world, &found.state, found.target);
        if !combat::is_automatic(&found.world, &found.state, &clash) {
            assert_eq!(terrain, i64::from(combat::terrain(&found.world, found.target, clash.bases)));
        }
        assert!(terrain <= 2);
    }
}

#[rule("S-10.3.1-auto")]
#[test]
fn an_attack_too_weak_for_dice_is_certain_to_fail() {
    let game = Position::combat("union")
        .unit_with("us_seymour", "98", "99", "attack = \"99\"\nlosses = 4")
        .unit("cs_field", "99", "98")
        .build();
    let sheet = sheet_of(&game, "fight 99");
    assert_eq!(chances(&sheet.outcomes), [("attacker-test", "1")]);
    assert!(sheet.dice.is_empty());
}

#[test]
fn an_attack_being_declared_has_the_odds_of_the_combat_it_makes() {
    let start = |attack: bool| {
        let line = if attack { "attack = \"99\"" } else { "" };
        let position =
            if attack { Position::combat("union") } else { Position::activation("union", "us_cc_mcdowell", 1) };
        position
            .commander("us_cc_mcdowell", "104")
            .unit_with("us_seymour", "98", "99", line)
            .unit("us_meade", "97", "98")
            .unit("us_hardin", "97", "98")
            .unit("cs_field", "99", "98")
            .build()
    };
    let mut game = start(false);
    game.choose_all(&["activate reynolds", "act us_seymour", "stop"]);
    while game.choices().iter().any(|c| c.starts_with("face ")) {
        game.choose("face 99", &[]);
    }
    assert!(game.offers("attack 99"), "{:?}", game.choices());
    let hypothetical = sheet_of(&game, "attack 99");
    let fought = sheet_of(&start(true), "fight 99");
    assert_eq!(exact(&hypothetical), exact(&fought));
    assert_eq!((hypothetical.modifiers, hypothetical.losses), (fought.modifiers, fought.losses));
    assert!(hypothetical.notes.len() > fought.notes.len());
}

#[test]
fn only_combats_have_odds() {
    let game = core("0/0").build();
    for choice in ["attack 99", "fight 97", "done", "close", "step 97"] {
        assert!(SecondBullRun::odds(&game.world, &game.state, &game.parse(choice)).is_none(), "{choice}");
    }
}
