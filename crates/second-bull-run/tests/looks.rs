//! What a screen is told agrees with what the rules then do: reach, costs, what cannot be taken back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use kernel::dice::LiveDice;
use kernel::{Dice, Purpose, Side, Title, Viewer};
use second_bull_run::ids::Brigade;
use second_bull_run::state::Stage;
use second_bull_run::{Choice, Event, SecondBullRun, State, World};

const SCENARIOS: [&str; 3] = ["29-august", "30-august", "both-days"];

/// Plays a game at random and looks at its positions.
fn games(seeds: std::ops::Range<u64>, mut look: impl FnMut(&World, &State, &[Choice], u64)) {
    for seed in seeds {
        let world = common::world(SCENARIOS[seed as usize % SCENARIOS.len()], &[]);
        let mut state = SecondBullRun::start(&world);
        let (mut dice, mut pick) = (LiveDice::for_game(seed, 0), LiveDice::for_game(seed, 1));
        let (mut choices, mut events, mut made) = (Vec::new(), Vec::new(), 0);
        while SecondBullRun::to_choose(&world, &state).is_some() {
            SecondBullRun::choices(&world, &state, &mut choices);
            look(&world, &state, &choices, made);
            let at = usize::from(pick.roll(250, Purpose("pick")) - 1) * 250;
            let at = (at + usize::from(pick.roll(250, Purpose("pick")) - 1)) % choices.len();
            SecondBullRun::choose(&world, &mut state, &choices[at], &mut dice, &mut events).unwrap();
            made += 1;
        }
    }
}

const fn viewer(side: Side) -> Viewer {
    match side {
        Side::Union => Viewer::Union,
        Side::Confederate => Viewer::Confederate,
    }
}

fn acting(s: &State) -> Option<Brigade> {
    match s.stage {
        Stage::Acting(act) => Some(act.brigade),
        _ => None,
    }
}

/// Makes choices on a copy; the points they cost, and whether the brigade tired. Where there is but one way
/// on, the brigade takes it by itself.
fn walk(w: &World, s: &State, path: &[String]) -> (State, i64, i64) {
    let (mut then, mut dice, mut events) = (s.clone(), LiveDice::for_game(1, 1), Vec::new());
    let steps = |events: &[Event]| events.iter().filter(|e| matches!(e, Event::Stepped { .. })).count();
    for (at, zone) in path.iter().enumerate() {
        if steps(&events) > at {
            continue;
        }
        let step = Choice::Step(w.find_zone(zone).unwrap());
        SecondBullRun::choose(w, &mut then, &step, &mut dice, &mut events)
            .unwrap_or_else(|refusal| panic!("{path:?}, {zone}: {refusal}"));
    }
    let ends = events.iter().enumerate().filter(|(_, e)| matches!(e, Event::Stepped { .. })).map(|(at, _)| at + 1);
    events.truncate(ends.take(path.len()).last().unwrap_or(0));
    let cost = |event: &Event| if let Event::Stepped { cost, .. } = event { i64::from(*cost) } else { 0 };
    let forced = events.iter().filter(|e| matches!(e, Event::ForcedMarch { .. })).count();
    (then, events.iter().map(cost).sum(), forced as i64)
}

#[test]
fn a_brigade_gets_where_its_reach_says_for_the_price_it_says() {
    let mut walked = 0;
    games(0..12, |w, s, choices, made| {
        let Some(brigade) = acting(s).filter(|_| choices.iter().any(|c| matches!(c, Choice::Step(_)))) else { return };
        let reach = SecondBullRun::reach(w, s, &w.sheet(brigade).id).unwrap();
        // Every few places, another few at each look.
        for place in reach.places.iter().skip(made as usize % 7).step_by(7) {
            let (then, cost, fatigue) = walk(w, s, &place.path);
            assert_eq!(place.path.last(), Some(&place.place));
            assert_eq!((cost, fatigue), (place.cost, place.fatigue), "{} to {:?}", w.sheet(brigade).id, place.path);
            let here = then.zone_of(brigade).is_none_or(|zone| w.zone_id(zone) == place.place);
            assert!(here, "it ends elsewhere than in {}", place.place);
            if acting(&then) == Some(brigade) {
                let mut listed = Vec::new();
                SecondBullRun::choices(w, &then, &mut listed);
                assert!(listed.contains(&Choice::Stop), "{} cannot end in {}", w.sheet(brigade).id, place.place);
            }
            walked += 1;
        }
    });
    assert!(walked > 1000, "{walked}");
}

#[test]
fn what_a_choice_costs_is_what_is_paid() {
    let mut paid = 0;
    games(20..26, |w, s, choices, _| {
        let Stage::Acting(act) = s.stage else { return };
        for choice in choices.iter().filter(|c| matches!(c, Choice::Step(_))) {
            let shown = SecondBullRun::describe(w, s, choice).cost.unwrap();
            let Choice::Step(zone) = *choice else { continue };
            let (then, cost, forced) = walk(w, s, &[w.zone_id(zone).to_owned()]);
            assert_eq!((shown.points, shown.fatigue), (cost, forced));
            if let Stage::Acting(now) = then.stage
                && now.brigade == act.brigade
                && then.zone_of(act.brigade) == Some(zone)
            {
                assert_eq!(shown.left, Some(i64::from(now.points)));
            }
            paid += 1;
        }
    });
    assert!(paid > 1000, "{paid}");
}

#[test]
fn a_question_has_more_than_one_answer() {
    games(40..52, |_, s, choices, _| {
        // The owner says when the dice of a combat fall.
        let alone = matches!(choices, [Choice::Begin | Choice::Fight(_)]);
        assert!(choices.len() > 1 || alone, "{choices:?} in {:?}", s.stage);
    });
}

#[test]
fn every_unit_has_one_counter_and_only_the_asked_side_sees_choices() {
    games(30..33, |w, s, choices, made| {
        if made % 50 != 0 {
            return;
        }
        let asked = SecondBullRun::to_choose(w, s).unwrap();
        let view = SecondBullRun::view(w, s, viewer(asked));
        assert_eq!(view.choices.len(), choices.len());
        assert!(SecondBullRun::view(w, s, viewer(asked.other())).choices.is_empty());
        assert_eq!(view.counters.len(), w.brigades.len() + w.leaders.len());
        for counter in view.counters.iter().filter(|counter| counter.place.is_some()) {
            assert_eq!(counter.status, "on-map", "{}", counter.id);
            assert!(counter.target.is_some() == counter.markers.iter().any(|marker| marker.id == "attack"));
        }
    });
}
