//! Every message the rules can name exists in both languages, gets the arguments it uses, and every rule
//! cited is in the ledger.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeSet;

use contract::words::{
    Heard, LANGUAGES, Listener, any_options, cited_in_sources, ledger, messages, project, read, sources,
};
use kernel::{Side, Text, Title, Viewer};
use second_bull_run::bar::Bar;
use second_bull_run::combat::Factor;
use second_bull_run::event::{EndCause, FatigueCause, LossCause};
use second_bull_run::ids::Party;
use second_bull_run::result::TestFactor;
use second_bull_run::state::{Formation, TestResult};
use second_bull_run::{Event, ID, SecondBullRun, World};

const SCENARIOS: [&str; 3] = ["29-august", "30-august", "both-days"];

/// A world of any scenario with any options.
fn any_world(seed: u64) -> World {
    let scenario = SCENARIOS[seed as usize % SCENARIOS.len()];
    let options = any_options(ID, scenario, seed);
    let options: Vec<(&str, &str)> = options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    common::world(scenario, &options)
}

/// Every kind of event there is, so that none is left without words.
fn every_event(world: &World) -> Vec<Event> {
    let (brigade, brigades) = (world.find_brigade("us_milroy").unwrap(), world.side_brigades.union);
    let guns = world.guns.first().unwrap();
    let leader = world.find_leader("us_cc_mcdowell").unwrap();
    let division = world.find_division("hatch").unwrap();
    let zone = |id: &str| world.find_zone(id).unwrap();
    let (from, to) = (zone("97"), zone("96"));
    let side = Side::Union;
    let mut events = vec![
        Event::Called { party: Party(0), points: 0 },
        Event::Called { party: Party(0), points: 2 },
        Event::GroundChosen { group: 0, ground: 0 },
        Event::Placed { brigade, zone: from },
        Event::Posted { leader, zone: from },
        Event::Mustered { side },
        Event::SetUpDone { side },
        Event::TurnBegins { day: 1, turn: 4 },
        Event::InitiativeDice { union: 3, confederate: 4, union_total: 4, confederate_total: 3 },
        Event::Passed { side },
        Event::Designated { leader, die: 2, modifier: -1, slots: 1 },
        Event::MainGroup { brigade },
        Event::Attached { brigade, division },
        Event::SlotsLost { slots: 1 },
        Event::Rested { brigade, fatigue: 0 },
        Event::Stepped { brigade, from, to, cost: 3 },
        Event::ForcedMarch { brigade },
        Event::Dismounted { brigade },
        Event::Mounted { brigade },
        Event::Faced { brigade, zone: from, facing: to },
        Event::Turned { zone: from, facing: to },
        Event::AttackDeclared { brigade, target: to },
        Event::ControlTaken { zone: from, side },
        Event::LeaderMoved { leader, from, to },
        Event::LeaderDisplaced { leader, from, to },
        Event::AttackOff { brigade, target: to },
        Event::AttackLapsed { target: to },
        Event::Attacked { side, attackers: brigades, target: to },
        Event::Attacked { side, attackers: brigade.alone(), target: to },
        Event::Defended { side, defenders: brigades, number: 2 },
        Event::Automatic { attack: 1, defence: 4 },
        Event::GunPoints { side, points: 6, bonus: 1, rest: 0, die: 0, hit: false },
        Event::CombatDice { attacker: side, attack_die: 6, attack_sum: 3, defence_die: 3, defence_sum: -1 },
        Event::NaturalSix { side },
        Event::Unshaken { brigade },
        Event::Unshaken { brigade: guns },
        Event::Exited { brigade },
        Event::Retreated { brigade, from, to },
        Event::Routed { brigade },
        Event::Advanced { brigade, from, to },
        Event::FatigueDown { brigades },
        Event::LeadersReady { side },
        Event::CounterAttack { side },
        Event::Entered { brigade, zone: from, cost: 1 },
        Event::LeaderEntered { leader, zone: from },
        Event::Delayed { brigade },
        Event::NightFalls,
        Event::NightRecovery { brigade, recovered: 2 },
        Event::MarkersOff,
        Event::Stayed { brigade },
        Event::CorpsWithdrawn { leader },
        Event::Withdrawn { brigades },
        Event::GameOver { winner: None, union: 3, confederate: 4 },
        Event::GameOver { winner: Some(side), union: 13, confederate: 4 },
    ];
    for yes in [false, true] {
        events.extend([
            Event::Initiative { side, rolled: yes },
            Event::TacticalDie { side, die: 3, modifier: 1, manoeuvre: yes },
            Event::LeaderTest { leader, die: 2, limit: 3, passed: yes },
            Event::GunPoints { side, points: 7, bonus: 1, rest: 1, die: 1, hit: yes },
            Event::SharpshooterDie { brigade, die: 2, hit: yes },
            Event::CombatTotals { attacker: side, attack: 9, defence: 5, loser: side.other(), test: yes },
            Event::CombatTotals { attacker: side, attack: 6, defence: 6, loser: side, test: false },
            Event::ContinuationDie { die: 3, next_phase: 4, played: yes },
            Event::ContinuationDie { die: 3, next_phase: 5, played: yes },
            Event::RallyDie { brigade, die: 4, rallied: true, recovered: yes },
            Event::RallyDie { brigade, die: 2, rallied: false, recovered: false },
            Event::ArrivalDie { party: Party(0), die: 3, on_time: yes },
        ]);
    }
    for formation in [Formation::Division(division), Formation::Brigade(brigade)] {
        events.extend([
            Event::InCommand { formation, leader },
            Event::CommandTest { formation, die: 3, modifier: -1, passed: true },
            Event::CommandTest { formation, die: 5, modifier: 0, passed: false },
            Event::Closed { formation },
        ]);
    }
    let factors = [
        Factor::Ratio { attack: 12, defence: 5 },
        Factor::ArtilleryAlone,
        Factor::Guns(1),
        Factor::Star(brigade),
        Factor::Fatigue(2),
        Factor::Terrain(to),
        Factor::FurtherZones(2),
        Factor::Unattacked(to),
        Factor::Flank(from),
        Factor::CavalryAgainstWood(brigade),
        Factor::CavalryInWood(brigade),
    ];
    let bases = from.alone();
    events.extend(factors.map(|factor| Event::Modifier { side, value: 1, factor, bases }));
    let tests = [
        TestFactor::Star,
        TestFactor::Jackson,
        TestFactor::Fatigue,
        TestFactor::LossMarker,
        TestFactor::HalfLost,
        TestFactor::LoneArtillery,
    ];
    events.extend(tests.map(|factor| Event::TestModifier { brigade, value: -1, factor }));
    let losses = [
        LossCause::FrontToFront,
        LossCause::NaturalSix,
        LossCause::Test,
        LossCause::Melee,
        LossCause::RetreatFront,
        LossCause::Blocked,
    ];
    events.extend(losses.map(|why| Event::StepLost { brigade, left: 1, why }));
    let ends = [EndCause::Losses, EndCause::NoRetreat, EndCause::LeftMap];
    events.extend(ends.map(|why| Event::Eliminated { brigade, why }));
    let causes = [FatigueCause::ForcedMarch, FatigueCause::Combat];
    events.extend(causes.map(|why| Event::Fatigued { brigade, fatigue: 1, why }));
    let results = [TestResult::Rout, TestResult::Disorder, TestResult::Retreat, TestResult::Melee];
    events.extend(results.map(|result| Event::TestDie { brigade, die: 3, modifier: -1, result }));
    events
}

/// What hardly ever happens by chance.
fn rare(heard: &mut Heard) {
    for scenario in SCENARIOS {
        let world = common::world(scenario, &[]);
        every_event(&world).iter().for_each(|event| heard.line(&SecondBullRun::tell(&world, event)));
    }
    let waiting = common::Position::at("initiative").commander("us_cc_mcdowell", "104").build();
    heard.view(&SecondBullRun::view(&waiting.world, &waiting.state, Viewer::Referee));
}

/// The message keys of all refusals, read from the list of reasons, so that a new one cannot be forgotten.
fn bars() -> Vec<String> {
    let source = read(&project("crates/second-bull-run/src/bar.rs"));
    let list = source.split_once("pub enum Bar {").and_then(|(_, rest)| rest.split_once("\n}")).unwrap().0;
    let reasons = list.lines().map(str::trim).filter(|line| line.ends_with(',')).count();
    assert_eq!(reasons, Bar::ALL.len(), "Bar::ALL leaves some out");
    Bar::ALL.iter().map(|bar| bar.key()).collect()
}

#[test]
fn what_random_games_say_exists_in_both_languages_with_its_arguments_and_its_rules() {
    let mut heard = Heard::default();
    bars().iter().for_each(|bar| heard.text(&Text::key(bar.as_str())));
    rare(&mut heard);
    for seed in 0..36 {
        Listener::<SecondBullRun>::new(&any_world(seed), seed).play(&mut heard);
    }
    heard.check(ID);
    let of = |prefix: &str| heard.texts.keys().filter(|key| key.starts_with(prefix)).count();
    let said = ["sbr-ask-", "sbr-event-", "sbr-choice-", "sbr-why-", "sbr-factor-", "sbr-odds-"].map(of);
    let least = [35, 85, 42, 16, 13, 8];
    assert!(said.iter().zip(least).all(|(said, least)| *said >= least), "the games say too little: {said:?}");
}

#[test]
fn every_message_of_the_game_is_said_somewhere() {
    let (sources, bars) = (sources(ID), bars());
    // Most keys are put together of a family and a word: sbr-event-stepped of "stepped".
    let quoted = |word: &str| sources.contains(&format!("\"{word}\""));
    let word = |key: &str| key.splitn(3, '-').nth(2).map(str::to_owned);
    let said = |key: &str| quoted(key) || word(key).is_some_and(|word| quoted(&word));
    let all = messages("en", |file| file == "second-bull-run.ftl");
    let unsaid: Vec<&String> = all.keys().filter(|key| !said(key) && !bars.contains(key)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let [en, fr] = LANGUAGES.map(|language| messages(language, |file| file.starts_with("second-bull-run")));
    assert!(en.len() > 600, "{}", en.len());
    for (key, used) in &en {
        assert_eq!(fr.get(key), Some(used), "{key}");
    }
    assert_eq!(en.len(), fr.len());
}

#[test]
fn every_refusal_has_a_message_of_its_own_without_arguments() {
    let refusals: BTreeSet<String> = bars().into_iter().collect();
    assert!(refusals.len() > 75, "{}", refusals.len());
    for language in LANGUAGES {
        let messages = messages(language, |file| file == "second-bull-run.ftl");
        let written: BTreeSet<String> = messages.keys().filter(|key| key.starts_with("sbr-bar-")).cloned().collect();
        assert_eq!(written, refusals, "{language}");
        assert!(refusals.iter().all(|key| messages[key].is_empty()), "{language}");
    }
}

#[test]
fn a_reason_names_its_message_in_kebab_case() {
    assert_eq!(Bar::NotTheStrongest.refusal().reason, Text::key("sbr-bar-not-the-strongest"));
    assert!(bars().contains(&Bar::NotARingZone.key()));
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger() {
    let cited = cited_in_sources(ID, "S-");
    assert!(cited.len() > 100, "{}", cited.len());
    let ledger = ledger(ID);
    let unknown: Vec<&String> = cited.difference(&ledger).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
}
