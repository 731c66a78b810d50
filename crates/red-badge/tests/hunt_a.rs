//! Scratch: random games.
#![allow(missing_docs, clippy::all)]
use kernel::{Dice, Purpose, Setup, Side, Title};
use red_badge::{Choice, RedBadge};
use std::collections::BTreeMap;

struct Rng(u64);
impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545F4914F6CDD1D) >> 11
    }
}
impl Dice for Rng {
    fn roll(&mut self, sides: u8, _p: Purpose) -> u8 {
        (self.next() % u64::from(sides.max(1))) as u8 + 1
    }
}

fn kind(c: &Choice) -> String {
    let t = format!("{c:?}");
    t.split(|ch: char| !ch.is_alphanumeric()).next().unwrap().to_owned()
}

fn play(scenario: &str, seed: u64, verbose: bool) {
    let library = contract::DataFolder::new();
    let world = RedBadge::build(&library, &Setup { scenario: scenario.into(), scenario_text: std::env::var("TEXT").ok().map(|f| std::fs::read_to_string(f).unwrap()), ..Setup::default() }).unwrap_or_else(|e| panic!("{e}"));
    let mut state = RedBadge::start(&world);
    let mut rng = Rng(seed.wrapping_mul(0x9E3779B97F4A7C15) | 1);
    let mut out = Vec::new();
    let mut steps = 0u64;
    let mut stats: BTreeMap<String, u64> = BTreeMap::new();
    let mut last = RedBadge::progress(&world, &state);
    let mut log: Vec<String> = Vec::new();
    let began = std::time::Instant::now();
    let mut most = 0; let mut ev = BTreeMap::<String,u64>::new();
    while let Some(side) = RedBadge::to_choose(&world, &state) {
        RedBadge::choices(&world, &state, &mut out);
        if out.is_empty() {
            for l in log.iter().rev().take(40).rev() { eprintln!("{l}"); }
            panic!("stuck: seed {seed} step {steps} {side:?} {:?} layer {:?}", state.phase, state.layer());
        }
        if steps % 101 == 0 {
            for c in &out {
                let mut again = state.clone(); if let Err(e) = RedBadge::choose(&world, &mut again, c, &mut Rng(seed + 77), &mut Vec::new()) {
                    panic!("seed {seed} step {steps}: listed {c:?} refused {e:?} in {:?} {:?}", state.phase, state.layer());
                }
            }
            let mut seen = std::collections::HashSet::new();
            for c in &out { if !seen.insert(*c) { panic!("seed {seed} step {steps}: listed twice {c:?} in {:?} {:?}", state.phase, state.layer()); } }
        }
        let idle = |c: &Choice| matches!(c, Choice::Done | Choice::Halt);
        let setup = matches!(state.phase, red_badge::stage::Phase::SetUp(_));
        let at = rng.next() as usize % out.len();
        let mut choice = out[at];
        if idle(&choice) && !setup && rng.next() % 12 != 0 {
            if let Some(c) = out.iter().find(|c| !idle(c)) { choice = *c; }
        }
        if setup && rng.next() % 40 == 0 && out.contains(&Choice::Done) { choice = Choice::Done; }
        // Steps: towards the middle of the map, mostly.
        if matches!(choice, Choice::Step(_)) && rng.next() % 5 != 0 {
            let near = |h: red_badge::ids::Hex| state.occupied[side.other()].hexes().map(|e| world.distance(h, e)).min().unwrap_or(0);
            let best = out.iter().filter_map(|c| if let Choice::Step(h) = c { Some((near(*h), *c)) } else { None }).min_by_key(|(d, _)| *d);
            if let Some((_, c)) = best { choice = c; }
        }
        // Random games rarely come to blows: lean towards closing in.
        if rng.next() % 3 == 0 {
            let want = ["Shock", "Fire", "Order", "Release", "Absorb", "Attach", "Resolve", "Advance", "Enter", "Step"];
            let liked: Vec<&Choice> = out.iter().filter(|c| want.contains(&kind(c).as_str())).collect();
            if !liked.is_empty() { choice = *liked[rng.next() as usize % liked.len()]; }
        }
        if let Choice::Order { .. } | Choice::Regiment { .. } = choice {
            use red_badge::state::Order;
            let near = state.active.is_none_or(|b| state.members_on_map(&world, b).into_iter().any(|u| state[u].hex().is_some_and(|h| state.occupied[side.other()].hexes().any(|e| world.distance(h, e) < 9))));
            let want = if near { Order::Attack } else { Order::March };
            if rng.next() % 8 != 0 {
                if let Some(c) = out.iter().find(|c| matches!(c, Choice::Order { order, .. } if *order == want)) { choice = *c; }
                else if state.active.is_some_and(|b| state.brigade(b).order == want) && out.contains(&Choice::Done) { choice = Choice::Done; }
            }
        }
        if let Choice::Build(_) | Choice::Top(_) | Choice::Prepare(_) | Choice::Turn(_) = choice {
            if rng.next() % 4 != 0 { if let Some(c) = out.iter().filter(|c| matches!(c, Choice::Move(_) | Choice::Step(_) | Choice::Fire { .. })).nth(rng.next() as usize % 4) { choice = *c; } }
        }
        // In the set-up do not dawdle.
        let text = RedBadge::notation(&world, &choice);
        match RedBadge::parse(&world, &text) { Ok(back) => assert_eq!(back, choice, "{text}"), Err(e) => panic!("{text}: {e}") }
        log.push(format!("{steps} {side:?} {:?} {text}", state.phase));
        if log.len() > 200 { log.remove(0); }
        *stats.entry(kind(&choice)).or_default() += 1;
        let mut events = Vec::new();
        if let Err(e) = RedBadge::choose(&world, &mut state, &choice, &mut rng, &mut events) {
            panic!("seed {seed} step {steps}: {text} refused {e}");
        }
        for e in &events { let t = format!("{e:?}"); *ev.entry(t.split(' ').next().unwrap().to_owned()).or_default() += 1; if verbose { eprintln!("      {t}"); } }
        if verbose { eprintln!("{}", log.last().unwrap()); }
        let now = RedBadge::progress(&world, &state);
        assert!(now > last, "seed {seed} step {steps}: progress {last:?} -> {now:?} after {text}");
        most = most.max(now.act);
        last = now;
        // a bound
        for s in Side::BOTH {
            for u in world.side_units[s] {
                if state[u].status == red_badge::state::Status::OnMap {
                    assert!(state[u].sp > 0, "seed {seed}: {} without strength", world.unit(u).id);
                    assert!(state.occupied[s].has(state[u].hex().unwrap()));
                }
            }
        }
        steps += 1;
        if steps > 400_000 { panic!("endless: seed {seed} {:?} {:?}", state.phase, &log[log.len()-30..]); }
    }
    let v = RedBadge::verdict(&world, &state);
    eprintln!("{scenario} {seed}: {steps} choices, {:?}, most acts {most}, winner {:?} {:?} lost {:?}", began.elapsed(), v.winner, v.points, state.lost);
    if std::env::var("STATS").is_ok() { eprintln!("{stats:?}\n{ev:?}"); }
}

#[test]
fn hunt() {
    let scenario = std::env::var("SCEN").unwrap_or("matthews-hill".into());
    let from: u64 = std::env::var("SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    let count: u64 = std::env::var("COUNT").ok().and_then(|s| s.parse().ok()).unwrap_or(5);
    let verbose = std::env::var("VERBOSE").is_ok();
    for seed in from..from + count { play(&scenario, seed, verbose); }
}
