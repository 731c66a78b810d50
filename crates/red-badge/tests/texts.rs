//! Every message the rules can name exists in both languages, gets the arguments it uses, and every rule cited is in
//! the ledger.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

use std::collections::BTreeSet;

use contract::bench::Bench;
use contract::words::{Heard, LANGUAGES, Listener, cited_in_sources, ledger, messages, sources};
use kernel::{Side, Text, Title};
use red_badge::bar::Bar;
use red_badge::event::{LossCause, Modifier, RevertCause};
use red_badge::ids::{Brigade, Formation, Leader};
use red_badge::stage::{FireKind, TestCause};
use red_badge::state::{Flank, Form, Order};
use red_badge::tables::{ChangeResult, FireResult, ShockResult};
use red_badge::{Event, ID, RedBadge, World};

fn bench() -> Bench<RedBadge> {
    Bench::new().unwrap()
}

fn plain(bench: &Bench<RedBadge>, scenario: &str) -> World {
    bench.world(scenario, kernel::OptionValues::default()).unwrap()
}

/// The events with a choice of two sentences or more.
fn both_ways(world: &World) -> Vec<Event> {
    let unit = world.side_units.union.first().unwrap();
    let (leader, brigade) = (Leader(0), Brigade(0));
    let mut hexes = world.hexes();
    let (from, to) = (hexes.next().unwrap(), hexes.next().unwrap());
    let side = Side::Union;
    let mut events = Vec::new();
    for yes in [false, true] {
        events.extend([
            Event::RegimentDie { unit, order: Order::Attack, die: 3, total: 4, changed: yes },
            Event::Activated { brigade, first: yes },
            Event::ReleaseDie { brigade, die: 3, total: 9, released: yes },
            Event::LeaderRode { leader, from, to, far: yes },
            Event::LeaderOut { leader, replaced: yes },
            Event::RecoveryDie { unit, die: 3, total: 4, recovered: yes },
            Event::RallyDie { unit, die: 3, drm: 1, cohesion: 5, rallied: yes },
            Event::SecondDisorder { unit, die: 3, drm: -1, cohesion: 5, retreat: 2, loss: 1, rout: yes },
            Event::LeaderDie { leader, die: 9, least: 9, hit: yes },
            Event::ConfusionDie { unit, hex: from, die: 3, distance: 2, cohesion: 5, fires: yes },
            Event::InitiativeNamed { leader: yes.then_some(leader) },
            Event::GameOver { winner: yes.then_some(side) },
            Event::ShockDie { unit, sister: yes.then_some(unit), die: 3, cohesion: 5, margin: 2 },
        ]);
        let causes = [
            TestCause::Movement,
            TestCause::Fire,
            TestCause::Shock,
            TestCause::Friends,
            TestCause::Engagement,
            TestCause::PreShock,
            TestCause::FallBack,
            TestCause::Reaction,
            TestCause::Advance,
        ];
        events.extend(causes.map(|cause| Event::Tested { unit, cause, die: 3, drm: 0, cohesion: 5, passed: yes }));
    }
    let results = [ChangeResult::Changed, ChangeResult::Kept, ChangeResult::Halted, ChangeResult::Lost];
    let order = Order::Advance;
    events.extend(results.map(|result| Event::OrderDie { brigade, order, die: 3, total: 4, result }));
    let causes = [RevertCause::NoContact, RevertCause::Ineffective, RevertCause::Tired, RevertCause::Night];
    events.extend(causes.map(|cause| Event::Reverted { brigade, cause }));
    let causes = [
        LossCause::Fire,
        LossCause::Shock,
        LossCause::Second,
        LossCause::Blocked,
        LossCause::Rout,
        LossCause::Recovery,
    ];
    events.extend(causes.map(|why| Event::Lost { unit, points: 1, left: 4, why }));
    let kinds = [
        FireKind::Active,
        FireKind::Reserve,
        FireKind::Confused,
        FireKind::Return,
        FireKind::Withdrawal,
        FireKind::Prepared,
        FireKind::Defensive,
    ];
    let units = world.side_units.union;
    events.extend(kinds.map(|kind| {
        let (range, strength) = (2, 6);
        Event::Fired { unit, firers: units, kind, from, target: to, struck: units, range, strength }
    }));
    events.extend(Modifier::ALL.iter().map(|why| Event::Modified { side, value: -1, why: *why }));
    for loss in [0, 2] {
        for (test, plus) in [(false, 0), (true, 0), (true, 1)] {
            let result = FireResult { loss, test, plus };
            events.push(Event::FireDie { unit, die: 3, drm: 1, total: 4, result });
        }
    }
    events.extend(shock_results().map(|result| Event::ShockResults { attacker: result, defender: result }));
    events
}

fn shock_results() -> impl Iterator<Item = ShockResult> {
    let flags = (0..16_u8).map(|bits| [1, 2, 4, 8].map(|bit| bits & bit > 0));
    flags.map(|[test, disordered, back, rout]| {
        let retreat = if back { 2 } else { 0 };
        ShockResult { loss: 1, test, disordered, retreat, rout }
    })
}

/// The events with one sentence.
fn single(world: &World) -> Vec<Event> {
    let (unit, guns, by) = (
        world.side_units.union.first().unwrap(),
        world.side_units.union.first().unwrap(),
        world.side_units.confederate.first().unwrap(),
    );
    let (leader, brigade, formation, side) = (Leader(0), Brigade(0), Formation(0), Side::Confederate);
    let mut hexes = world.hexes();
    let (hex, to) = (hexes.next().unwrap(), hexes.next().unwrap());
    let (from, form, order, cost, facing) = (hex, Form::Limbered, Order::March, 3, 4);
    let units = world.side_units.union;
    let mut events = vec![
        Event::TurnBegins { turn: 0 },
        Event::SetUpDone { side },
        Event::Placed { unit, hex },
        Event::Posted { leader, hex },
        Event::DrawnUp { unit, form },
        Event::PutOnTop { unit },
        Event::InitiativeGiven { side },
        Event::InitiativeDie { side, die: 3, total: 4 },
        Event::InitiativeWon { side },
        Event::EfficiencyDrawn { formation, value: 3 },
        Event::CavalryEfficiency { side, value: 3 },
        Event::BrigadierOutOfCommand { brigade },
        Event::InOverallRange { brigade, rating: 1 },
        Event::ReservePicked { brigade },
        Event::Freed { brigade },
        Event::GroupDue { group: 0 },
        Event::LeaderPlaced { leader, hex },
        Event::MarkerWasted { brigade },
        Event::PoolEmpty,
        Event::Skips { unit },
        Event::Capped { unit },
        Event::ReleaseDeclined { brigade },
        Event::Absorbed { unit, parent: unit },
        Event::LegionAttached { brigade },
        Event::FatigueGained { brigade, level: 1 },
        Event::FatigueLost { brigade, level: 0 },
        Event::BecameIneffective { brigade },
        Event::EffectiveAgain { brigade },
        Event::LeaderCaptured { leader, unit },
        Event::LeaderJoined { leader, unit },
        Event::LeaderWaits { leader },
        Event::LeaderReplaced { leader, unit },
        Event::Returned { unit, hex },
        Event::NoWayBack { unit },
        Event::CapturedGunsRemoved { unit },
        Event::ObjectiveTaken { hex, side },
        Event::Stepped { unit, from, to, cost },
        Event::Extended { unit, hex, cost },
        Event::RefusalEnded { unit, cost },
        Event::RodeAlong { leader, unit },
        Event::MoveCut { unit },
        Event::Built { unit, done: 1, needed: 3 },
        Event::BarricadeRaised { unit, hex },
        Event::FirePrepared { unit },
        Event::Recrewed { guns, by, form },
        Event::Seen { unit },
        Event::Unseen { unit },
        Event::SharedTest { unit, sister: unit },
        Event::Disordered { unit },
        Event::Eliminated { unit },
        Event::Routed { unit },
        Event::Contracted { unit, hex },
        Event::Retreated { unit, from, to },
        Event::RetreatEnded { unit, hex, facing },
        Event::RetreatBlocked { unit, missing: 1 },
        Event::DrivenOff { unit },
        Event::LimberedUp { unit },
        Event::Abandoned { unit, hex },
        Event::GunsCaptured { guns, by },
        Event::GunsRetaken { guns, by },
        Event::BarricadeLost { hex },
        Event::Identified { unit },
        Event::GunsDrawn { unit, of: 2 },
        Event::ShockDeclared { unit, hex },
        Event::ShockBegins { hex, attackers: units, defenders: units },
        Event::ReactionTurned { unit, facing },
        Event::FallsBack { unit },
        Event::OutOfShock { unit },
        Event::ShockScores { attacker: side, attack_margin: 1, attack: 2, defence_margin: 3, defence: 4, delta: -4 },
        Event::ShockOver { hex },
        Event::Advanced { unit, from, to, facing },
    ];
    events.extend((0..6).map(|facing| Event::Faced { unit, facing }));
    events.extend((0..6).map(|facing| Event::Turned { unit, facing, cost: facing }));
    events.extend(Order::ALL.map(|order| Event::Ordered { brigade, order }));
    events.extend((0..world.brigades.len()).map(|at| Event::Ordered { brigade: Brigade(at as u8), order }));
    events.extend(
        (0..world.formations.len()).map(|at| Event::EfficiencyDrawn { formation: Formation(at as u8), value: 1 }),
    );
    events.extend(Form::ALL.map(|form| Event::Formed { unit, form, cost }));
    events.extend([Flank::Left, Flank::Right].map(|flank| Event::FlankRefused { unit, flank, cost }));
    events.push(Event::Entered { unit, hex, order, cost });
    events
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let of = |language: &str| messages(language, |file| file.starts_with(ID));
    let (en, fr) = (of("en"), of("fr"));
    assert_eq!(en.keys().collect::<Vec<_>>(), fr.keys().collect::<Vec<_>>());
    for (key, used) in &en {
        assert_eq!(Some(used), fr.get(key), "{key}");
    }
}

#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let ids = ledger(ID);
    for language in LANGUAGES {
        let known = messages(language, |file| file.starts_with(ID));
        for bar in Bar::ALL {
            assert!(known.contains_key(bar.key()), "{language}: {}", bar.key());
            assert!(ids.contains(bar.rule()), "{bar:?} names {}", bar.rule());
        }
    }
}

#[test]
fn every_event_has_its_words() {
    let world = plain(&bench(), "full-battle");
    let mut heard = Heard::default();
    for event in both_ways(&world).iter().chain(&single(&world)) {
        let line = RedBadge::tell(&world, event);
        assert_ne!(line.text.key, "rb61-event-other", "{event:?}");
        heard.line(&line);
        RedBadge::tell_others(&world, event).iter().for_each(|line| heard.line(line));
    }
    heard.check(ID);
}

#[test]
fn every_key_in_the_sources_has_its_words() {
    let source = sources(ID);
    let known = messages("en", |_| true);
    let quoted = source.split('"').skip(1).step_by(2).filter(|word| word.starts_with("rb61-") && !word.contains('{'));
    let missing: BTreeSet<&str> = quoted.filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger_and_has_its_words() {
    let (ids, known) = (ledger(ID), messages("en", |file| file.starts_with(ID)));
    let cited = cited_in_sources(ID, "RBC-");
    assert_eq!(cited.difference(&ids).collect::<Vec<_>>(), Vec::<&String>::new());
    for id in ids.iter().filter(|id| id.starts_with("RBC-")) {
        assert!(known.contains_key(&format!("rule-{}", id.replace('.', "_"))), "{id}");
    }
}

#[test]
fn what_is_said_in_games_by_chance_has_its_words() {
    let bench = bench();
    let mut heard = Heard::default();
    for seed in 0..3 {
        let world = bench.world("matthews-hill", bench.random_options("matthews-hill", seed)).unwrap();
        Listener::<RedBadge>::new(&world, seed).play(&mut heard);
    }
    let world = plain(&bench, "full-battle");
    Listener::<RedBadge>::new(&world, 7).play(&mut heard);
    heard.view(&RedBadge::view(&world, &RedBadge::start(&world), kernel::Viewer::Referee));
    heard.text(&Text::key("rb61-fire-note"));
    heard.check(ID);
}
