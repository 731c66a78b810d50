//! 9.5: firers join and leave in any order, and what counts is who is among them at the end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use cedar_mountain::state::{Acts, FireStep, Stage};
use cedar_mountain::{CedarMountain, Choice, State, World};
use common::{Game, Position};
use contract::chance::Chance;
use contract::walk::positions;
use contract::{cases, tries};
use kernel::dice::LiveDice;
use kernel::hash::state_hash;
use kernel::{OptionValues, Title, Viewer};
use promises::{SCENARIOS, random_world, world_with};
use proptest::prelude::*;
use rule::rule;

/// Four guns at three distances, all in reach of Early.
fn battery() -> Game {
    let mut game = Position::at("artillery")
        .unit("us_res1", "1206")
        .unit("us_res3", "1209")
        .unit("us_res4", "1006")
        .unit("us_res5", "1007")
        .unit("cs_early", "1207")
        .build();
    game.choose("target cs_early", &[]);
    game
}

#[rule("CM-9.5a")]
#[test]
fn firers_join_in_any_order_and_leave_again() {
    let mut game = battery();
    let all = game.listed("join");
    assert!(all.len() >= 3, "{all:?}");
    assert!(game.listed("leave").is_empty() && !game.offers("fire"));
    let last = format!("join {}", all[all.len() - 1]);
    let first = format!("join {}", all[0]);
    game.choose(&last, &[]).choose(&first, &[]);
    assert_eq!(game.listed("leave"), [all[0].clone(), all[all.len() - 1].clone()]);
    assert_eq!(game.refusal(&first).reason.key, "cm62-bar-joined-already");
    game.choose(&format!("leave {}", all[all.len() - 1]), &[]);
    assert_eq!(game.firers(), [all[0].clone()]);
    assert_eq!(game.refusal(&format!("leave {}", all[1])).reason.key, "cm62-bar-not-among-firers");
    game.choose(&format!("leave {}", all[0]), &[]);
    assert_eq!(game.listed("join"), all);
    assert_eq!(game.refusal("fire").reason.key, "cm62-bar-nobody-joined");
}

#[rule("CM-9.5a")]
#[test]
fn the_only_one_who_can_fire_stays() {
    let mut game = Position::at("artillery").unit("us_res1", "1206").unit("cs_early", "1207").build();
    game.choose("target cs_early", &[]);
    assert_eq!(game.firers(), ["us_res1"]);
    assert_eq!(game.choices(), ["fire"]);
    assert_eq!(game.refusal("leave us_res1").reason.key, "cm62-bar-only-firer");
}

#[rule("CM-9.R")]
#[test]
fn the_view_says_who_has_joined_and_with_what() {
    let mut game = battery();
    game.choose("join us_res1", &[]).choose("join us_res4", &[]);
    let view = CedarMountain::view(&game.world, &game.state, Viewer::Union);
    for counter in &view.counters {
        let firing = counter.markers.iter().find(|marker| marker.id == "firing");
        let joined = ["us_res1", "us_res4"].contains(&counter.id.as_str());
        assert_eq!((firing.is_some(), counter.target.is_some()), (joined, joined), "{}", counter.id);
        if joined {
            let unit = game.unit(&counter.id);
            let strength = cedar_mountain::fire::strength(&game.world, &game.state, unit, game.hex("1207"));
            assert_eq!(firing.unwrap().value, Some(strength.into()));
            assert_eq!(counter.target.as_deref(), Some("1207"));
        }
    }
    let close = view.counters.iter().find(|counter| counter.id == "us_res1").unwrap();
    let doubled = close.markers.iter().find(|marker| marker.id == "firing").unwrap().value;
    assert_eq!(doubled, Some(i64::from(game.sp("us_res1")) * 2));
}

/// Firers may change for so many choices of a phase, and then no more: phases end.
#[rule("CM-5.6")]
#[test]
fn firers_do_not_come_and_go_for_ever() {
    let mut game = battery();
    let unit = game.listed("join")[0].clone();
    let (join, leave) = (game.parse(&format!("join {unit}")), game.parse(&format!("leave {unit}")));
    let mut left = 0_u32;
    loop {
        let make = |game: &mut Game, choice: &Choice| {
            let (mut dice, mut told) = (LiveDice::for_game(1, 1), Vec::new());
            CedarMountain::choose(&game.world, &mut game.state, choice, &mut dice, &mut told)
        };
        make(&mut game, &join).unwrap();
        match make(&mut game, &leave) {
            Ok(()) => left += 1,
            Err(refusal) => {
                assert_eq!(refusal.reason.key, "cm62-bar-too-many-changes");
                break;
            }
        }
    }
    assert!(left > 1_000 && left <= u32::from(Acts::LATE));
    assert!(game.listed("leave").is_empty() && !game.listed("join").is_empty() && game.offers("fire"));
}

fn is_open(state: &State) -> bool {
    matches!(state.stage, Stage::Fire(fire) if fire.step == FireStep::Joining)
}

/// Makes random joins and leaves until `wanted` have joined and nobody else.
fn wander(world: &World, from: &State, wanted: &[Choice], chance: &mut Chance, detours: usize) -> State {
    let mut state = from.clone();
    let mut list = Vec::new();
    let make = |state: &mut State, choice: Choice| {
        let mut dice = LiveDice::for_game(1, 1);
        CedarMountain::choose(world, state, &choice, &mut dice, &mut Vec::new()).unwrap();
    };
    for _ in 0..detours {
        CedarMountain::choices(world, &state, &mut list);
        list.retain(|choice| *choice != Choice::Fire);
        if let Some(choice) = chance.pick(&list).copied() {
            make(&mut state, choice);
        }
    }
    CedarMountain::choices(world, &state, &mut list);
    for choice in list.clone() {
        if let Choice::Leave(unit) = choice
            && !wanted.contains(&Choice::Join(unit))
        {
            make(&mut state, choice);
        }
    }
    let mut missing: Vec<Choice> = wanted.to_vec();
    while !missing.is_empty() {
        let choice = missing.swap_remove(chance.below(missing.len()));
        CedarMountain::choices(world, &state, &mut list);
        if list.contains(&choice) {
            make(&mut state, choice);
        }
    }
    state
}

proptest! {
    #![proptest_config(cases(24, 500))]

    #[test]
    fn the_way_to_a_set_of_firers_does_not_matter(
        scenario in prop::sample::select(SCENARIOS.as_slice()), seed: u64,
    ) {
        let world = random_world(scenario, seed);
        let mut chance = Chance::new(seed);
        let mut list = Vec::new();
        for state in positions::<CedarMountain>(&world, [seed, seed ^ 1], 1) {
            CedarMountain::choices(&world, &state, &mut list);
            list.retain(|choice| matches!(choice, Choice::Join(_)));
            let empty = matches!(state.stage, Stage::Fire(fire) if fire.firers.is_empty());
            if !is_open(&state) || !empty || list.len() < 2 {
                continue;
            }
            let wanted: Vec<Choice> = list.iter().copied().filter(|_| chance.below(2) == 0).collect();
            let straight = wander(&world, &state, &wanted, &mut chance, 0);
            let around = wander(&world, &state, &wanted, &mut chance, 12);
            prop_assert_eq!(&straight, &around);
            let hash = |state: &State| state_hash::<CedarMountain>(&world, state);
            prop_assert_eq!(hash(&straight), hash(&around));
            let odds = |state: &State| format!("{:?}", CedarMountain::odds(&world, state, &Choice::Fire));
            prop_assert_eq!(odds(&straight), odds(&around));
            prop_assert_eq!(wanted.is_empty(), CedarMountain::odds(&world, &straight, &Choice::Fire).is_none());
        }
    }
}

/// A player who picks by chance ends every fire soon: of at most n + 1 choices one is to fire.
#[test]
fn random_players_fire_after_a_while() {
    let world = world_with("historical", OptionValues::new());
    let mut list = Vec::new();
    let (mut fires, mut changes) = (0_u32, 0_u32);
    for seed in 0..u64::from(tries(60, 2_000)) {
        let mut state = CedarMountain::start(&world);
        let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
        while CedarMountain::to_choose(&world, &state).is_some() {
            CedarMountain::choices(&world, &state, &mut list);
            let choice = list[chance.below(list.len())];
            fires += u32::from(choice == Choice::Fire);
            changes += u32::from(matches!(choice, Choice::Join(_) | Choice::Leave(_)));
            CedarMountain::choose(&world, &mut state, &choice, &mut dice, &mut Vec::new()).unwrap();
        }
    }
    assert!(fires > 100 && changes < 20 * fires, "{changes} joins and leaves before {fires} fires");
}
