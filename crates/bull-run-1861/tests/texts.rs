//! Every message the rules can name exists in both languages, gets the arguments it uses, and every rule
//! cited is in the ledger.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::BTreeSet;

use bull_run_1861::event::MarkerLoss;
use bull_run_1861::{BullRun1861, Event, ID, World};
use contract::words::{Heard, LANGUAGES, Listener, any_options, cited_in_sources, ledger, messages, project, read};
use kernel::{Side, Text, Title, Viewer};

/// A world of either placement with any options.
fn any_world(seed: u64) -> World {
    let scenario = if seed.is_multiple_of(2) { "historical" } else { "free" };
    let options = any_options(ID, scenario, seed);
    let options: Vec<(&str, &str)> = options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    common::world(scenario, &options)
}

/// What hardly ever happens by chance.
fn rare(heard: &mut Heard) {
    let even = common::Position::at("continuation").no_objectives().unit("us_keyes", "N06", "N07").build();
    heard.view(&BullRun1861::view(&even.world, &even.state, Viewer::Referee));
    BullRun1861::verdict(&even.world, &even.state).reasons.iter().for_each(|line| heard.line(line));
    let game = common::Game::new("historical", &[]);
    let (brigade, hq, zone) = (game.brigade("cs_smith"), game.hq("hq_johnston"), game.zone("S39"));
    let events = [
        Event::ArrivalDelayed { brigade },
        Event::AutomaticDefeat { winner: Side::Union },
        Event::CannotFollow { brigade },
        Event::HqOff { hq },
        Event::HqBack { hq, zone },
        Event::LegionDie { die: 2, lost: true },
        Event::LegionDie { die: 3, lost: false },
        Event::OpMarkerLost { brigade, why: MarkerLoss::Fatigued },
        Event::FarmFordOpened { brigade: game.brigade("us_sherman") },
    ];
    events.iter().for_each(|event| heard.line(&BullRun1861::tell(&game.world, event)));
}

/// The message keys of all refusals, read from the list of reasons, so that a new one cannot be forgotten.
fn bars() -> Vec<String> {
    let source = read(&project("crates/bull-run-1861/src/bar.rs"));
    let list = source.split_once("pub enum Bar {").and_then(|(_, rest)| rest.split_once('}')).unwrap().0;
    let reasons = list.split(',').map(str::trim).filter(|reason| !reason.is_empty());
    reasons.map(|reason| format!("br61-bar{}", kebab(reason))).collect()
}

/// `NotYours` as `-not-yours`.
fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |mut kebab, letter| {
        if letter.is_ascii_uppercase() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
        kebab
    })
}

#[test]
fn what_random_games_say_exists_in_both_languages_with_its_arguments_and_its_rules() {
    let mut heard = Heard::default();
    bars().iter().for_each(|bar| heard.text(&Text::key(bar.as_str())));
    rare(&mut heard);
    for seed in 0..48 {
        Listener::<BullRun1861>::new(&any_world(seed), seed).play(&mut heard);
    }
    heard.check(ID);
    let of = |prefix: &str| heard.texts.keys().filter(|key| key.starts_with(prefix)).count();
    let said = ["br61-ask-", "br61-event-", "br61-choice-", "br61-why-", "br61-factor-", "br61-odds-"].map(of);
    let least = [20, 55, 40, 9, 10, 6];
    assert!(said.iter().zip(least).all(|(said, least)| *said >= least), "the games say too little: {said:?}");
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let [en, fr] = LANGUAGES.map(|language| messages(language, |file| file.starts_with("bull-run-1861")));
    assert!(en.len() > 600, "{}", en.len());
    for (key, used) in &en {
        assert_eq!(fr.get(key), Some(used), "{key}");
    }
    assert_eq!(en.len(), fr.len());
}

#[test]
fn every_refusal_has_a_message_of_its_own_without_arguments() {
    let refusals: BTreeSet<String> = bars().into_iter().collect();
    assert!(refusals.len() > 80, "{}", refusals.len());
    for language in LANGUAGES {
        let messages = messages(language, |file| file == "bull-run-1861.ftl");
        let written: BTreeSet<String> = messages.keys().filter(|key| key.starts_with("br61-bar-")).cloned().collect();
        assert_eq!(written, refusals, "{language}");
        assert!(refusals.iter().all(|key| messages[key].is_empty()), "{language}");
    }
}

#[test]
fn a_reason_names_its_message_in_kebab_case() {
    assert_eq!(bull_run_1861::bar::Bar::ZocToZoc.refusal().reason, Text::key("br61-bar-zoc-to-zoc"));
    assert!(bars().contains(&bull_run_1861::bar::Bar::NotARingZone.key()));
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger() {
    let cited = cited_in_sources(ID, "BR-");
    assert!(cited.len() > 100, "{}", cited.len());
    let ledger = ledger(ID);
    let unknown: Vec<&String> = cited.difference(&ledger).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
}
