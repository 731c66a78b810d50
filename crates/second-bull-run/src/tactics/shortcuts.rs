//! What the script finds out by a short cut is what it would have found out the long way.
#![allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]

use contract::DataFolder;
use contract::scripted::Scripted;
use kernel::{Appeal, Setup, Side, Tactics, Title};

use super::assault::{Trial, objective_worth};
use super::atlas::Atlas;
use super::errands::{Stand, draft, draft_attacks};
use super::memo::Memo;
use super::orders::{Orders, effective};
use super::routes::{Crowds, routes};
use crate::SecondBullRun;
use crate::combat::{self, Clash, Guns, terrain};
use crate::facing::Field;
use crate::ids::{Brigade, Brigades, Leader, Zone, Zones};
use crate::movement::{Way, costs_from};
use crate::stacking::room;
use crate::state::State;
use crate::victory::controller;
use crate::world::World;

fn world(scenario: &str) -> World {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// Positions one after the other from scripted games, every so many choices.
fn course(w: &World, games: std::ops::Range<u64>, stride: usize) -> Vec<State> {
    let mut found = Vec::new();
    for game in games {
        let (mut script, mut state) = (Scripted::<SecondBullRun>::new(w, game), SecondBullRun::start(w));
        let mut at: usize = 0;
        while script.step(&mut state) {
            at += 1;
            if at.is_multiple_of(stride) {
                found.push(state.clone());
            }
        }
    }
    found
}

fn orders(w: &World, s: &State, side: Side) -> Orders {
    SecondBullRun::orders(w, s, side, 0.0, 0).unwrap()
}

#[test]
fn a_reach_found_before_is_the_one_that_would_be_found_now() {
    let w = world("29-august");
    let (mut memo, mut asked) = (Memo::default(), 0);
    for s in course(&w, 0..2, 5) {
        for side in Side::BOTH {
            let field = Field::of(&w, &s, side);
            for brigade in s.on_map(&w, side) {
                let from = s.zone_of(brigade).unwrap();
                let closed = field.zoc.filter(|zone| !room(&w, &s, brigade, *zone)).collect();
                let way = Way { closed, stops: field.zoc, not_first: Zones::EMPTY };
                let limit = 5 + brigade.0 % 4;
                assert_eq!(
                    memo.reach(&w, &field, closed, from, limit),
                    costs_from(&w, &field, &way, from, limit),
                    "{} with {limit}",
                    w.zone_id(from)
                );
                asked += 1;
            }
        }
    }
    assert!(asked > 5_000, "{asked}");
}

#[test]
fn ways_found_before_are_those_that_would_be_found_now() {
    let w = world("29-august");
    let mut memo = Memo::default();
    for s in course(&w, 0..1, 7) {
        for side in Side::BOTH {
            let crowds = Crowds::of(&w, &s, side);
            for goal in w.objectives.iter().map(|o| o.zone) {
                assert_eq!(memo.routes(&w, &crowds, goal), routes(&w, &crowds, goal));
            }
        }
    }
}

/// Everything orders say.
fn said(orders: &Orders) -> String {
    let Orders { side, bent, goals, effort, wins, keeps, threshold, haste, menace, ways, open, .. } = orders;
    format!("{side:?} {bent:?} {goals:?} {effort:?} {wins} {keeps} {threshold} {haste:?} {menace:?} {ways:?} {open}")
}

fn worths(w: &World, s: &State, orders: &Orders, choices: &[crate::Choice]) -> Vec<f64> {
    let appeal = SecondBullRun::appeals(w, s, orders);
    let of = |choice: &crate::Choice| match appeal(choice) {
        Appeal::Worth(worth) | Appeal::Look(worth) => worth,
    };
    choices.iter().map(of).collect()
}

#[test]
fn orders_drawn_up_again_are_those_drawn_up_anew_and_make_the_same_of_every_choice() {
    for scenario in ["29-august", "30-august"] {
        let w = world(scenario);
        let mut held: [Option<Orders>; 2] = [None, None];
        let (mut kept, mut list) = (0, Vec::new());
        for s in course(&w, 3..5, 1) {
            if !SecondBullRun::at_boundary(&w, &s) {
                continue;
            }
            let Some(side) = SecondBullRun::to_choose(&w, &s) else { continue };
            let anew = orders(&w, &s, side);
            let before = held[side as usize].take();
            kept += usize::from(before.as_ref().is_some_and(|before| before.basis.is_of(&s)));
            let again = match before {
                Some(before) => SecondBullRun::orders_again(&w, &s, side, 0.0, 0, before).unwrap(),
                None => orders(&w, &s, side),
            };
            assert_eq!(said(&again), said(&anew));
            SecondBullRun::choices(&w, &s, &mut list);
            assert_eq!(worths(&w, &s, &again, &list), worths(&w, &s, &anew, &list));
            held[side as usize] = Some(again);
        }
        assert!(kept > 20, "{kept}");
    }
}

#[test]
fn choices_weighed_together_are_worth_what_each_is_worth_alone() {
    let w = world("29-august");
    let mut list = Vec::new();
    for s in course(&w, 6..7, 3) {
        let Some(side) = SecondBullRun::to_choose(&w, &s) else { continue };
        SecondBullRun::choices(&w, &s, &mut list);
        let together = orders(&w, &s, side);
        let alone = orders(&w, &s, side);
        let each: Vec<f64> = list.iter().flat_map(|choice| worths(&w, &s, &alone, &[*choice])).collect();
        assert_eq!(worths(&w, &s, &together, &list), each);
    }
}

/// A post, term by term as it is meant.
fn post(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let lean = &orders.lean;
    let mut worth = 0.0;
    if let Some(goal) = orders.goal(brigade) {
        worth -= orders.point_nearer(w, s, brigade) * orders.way_to(w, zone, goal);
    }
    worth += on_objective(w, s, orders, brigade, zone);
    let others = s.stacks[zone].set().less(brigade.alone());
    let friends = f64::from(w.ground(zone).passable.and(s.occupied[orders.side]).len().min(3));
    worth += lean.friend * friends;
    let menace = f64::from(orders.menace[zone]).min(26.0);
    if menace > 0.0 {
        let ground = f64::from(terrain(w, zone, Zones::EMPTY));
        let mates: f64 = others.map(|b| effective(w, s, b)).sum();
        let own = (effective(w, s, brigade) + mates + 1.5 * friends) * (1.0 + 0.25 * ground) + 0.5;
        worth += lean.shelter * ground - lean.exposed * (menace / own - 0.8).clamp(0.0, 2.5);
        if w.guns.has(brigade) && others.less(w.guns).is_empty() {
            worth -= lean.lone_guns;
        }
    }
    if w.guns.has(brigade) && !others.less(w.guns).is_empty() {
        worth += 0.2;
    }
    let mut mates = s.present(w.mates(brigade));
    let near = w.near(zone, s.is_mounted(w, brigade));
    if !mates.is_empty() && !mates.any(|mate| s.zone_of(mate).is_some_and(|at| near.has(at))) {
        worth -= lean.apart;
    }
    worth
}

fn on_objective(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let Some(at) = w.objectives.iter().position(|o| o.zone == zone) else { return 0.0 };
    if controller(s, at) != orders.side {
        return orders.stakes.0 * orders.lean.objective_taken * objective_worth(w, &orders.lean);
    }
    if w.guns.has(brigade) {
        return 0.0;
    }
    let threat = if orders.menace[zone] > 0.0 {
        1.0
    } else if orders.open >> at & 1 == 1 {
        0.7
    } else if orders.goal(brigade).is_some_and(|goal| goal.zone == zone) {
        0.25
    } else {
        0.0
    };
    match s.stacks[zone].set().less(brigade.alone()).less(w.guns).len() {
        0 => orders.stakes.1 * threat * orders.lean.guarded * objective_worth(w, &orders.lean),
        1 if orders.menace[zone] > 0.0 => orders.lean.seconded,
        _ => 0.0,
    }
}

#[test]
fn a_post_is_worth_the_sum_of_its_terms_and_none_is_passed_over_that_is_worth_more() {
    let w = world("29-august");
    let mut below = 0;
    for s in course(&w, 0..2, 97) {
        for side in Side::BOTH {
            let orders = orders(&w, &s, side);
            for brigade in s.on_map(&w, side) {
                let stand = Stand::new(&w, &s, &orders, brigade);
                let here = stand.worth(s.zone_of(brigade).unwrap());
                for zone in w.zones {
                    let worth = stand.worth(zone);
                    assert_eq!(worth.to_bits(), post(&w, &s, &orders, brigade, zone).to_bits());
                    assert!(!stand.is_below(zone, worth));
                    assert!(worth < here || !stand.is_below(zone, here));
                    below += usize::from(stand.is_below(zone, here));
                }
            }
        }
    }
    assert!(below > 1_000, "{below}");
}

#[test]
fn an_attack_tried_after_others_is_worth_what_it_is_worth_by_itself() {
    let w = world("29-august");
    let (mut tried, mut guns) = (0, 0);
    for s in course(&w, 0..3, 61) {
        for side in Side::BOTH {
            let orders = orders(&w, &s, side);
            let mut trial = Trial::under(&w, &s, &orders);
            for target in s.occupied[side.other()] {
                let bases = w.passable(target).and(s.occupied[side]);
                let near = bases.flat_map(|base| s.stacks[base].iter().map(move |b| (b, base)));
                for (brigade, base) in near.filter(|(b, _)| !w.guns.has(*b)) {
                    let before = trial.commit(brigade, base, target);
                    let worth = trial.worth(target);
                    // The same position by one who knows nothing of the attacks before.
                    let mut fresh = Trial::under(&w, &trial.s, &orders);
                    assert_eq!(worth.to_bits(), fresh.worth(target).to_bits());
                    let marked: Zones = trial.marked().filter_map(|b| trial.s.brigade(b).attack).collect();
                    assert_eq!(marked, combat::pending(&w, &trial.s));
                    let clash = Clash::over(&w, &trial.s, target);
                    let all = Guns::of(&w, &trial.s, &clash);
                    let near = trial.guns_near(target);
                    assert_eq!(Guns::among(&w, &trial.s, &clash, near), all);
                    assert_eq!(combat::sums_with(&w, &trial.s, &clash, all), combat::sums(&w, &trial.s, &clash));
                    guns += usize::from(all.attack + all.defence > 0);
                    tried += 1;
                    // Every other attack stays declared, so that the next ones have company.
                    if tried % 2 == 0 {
                        trial.undo(&before);
                    }
                }
            }
        }
    }
    assert!(tried > 100 && guns > 50, "{tried} tried, {guns} with guns");
}

#[test]
fn attacks_alone_are_the_attacks_of_the_whole_draft() {
    let w = world("29-august");
    let mut attacks = 0;
    for s in course(&w, 0..2, 53) {
        for side in Side::BOTH {
            let orders = orders(&w, &s, side);
            for division in w.side_divisions(side) {
                let members = s.present(w.members(division));
                let aimed = |errands: Vec<super::errands::Errand>| -> Vec<String> {
                    errands.iter().filter(|e| e.target.is_some()).map(|e| format!("{e:?}")).collect()
                };
                let whole = aimed(draft(&w, &s, &orders, members, Brigades::EMPTY, false));
                assert_eq!(aimed(draft_attacks(&w, &s, &orders, members)), whole);
                attacks += whole.len();
            }
        }
    }
    assert!(attacks > 20, "{attacks}");
}

#[test]
fn the_atlas_says_what_the_lists_say() {
    let w = world("30-august");
    let atlas = Atlas::of(&w);
    for zone in w.zones {
        assert_eq!(atlas.objective(zone), w.objectives.iter().position(|o| o.zone == zone));
        assert_eq!(atlas.shelter(zone), f64::from(terrain(&w, zone, Zones::EMPTY)));
        let (near, far) = atlas.menaced(zone);
        for other in w.zones {
            let march = atlas.march(zone, other);
            let share = if near.has(other) { 2 } else { u8::from(far.has(other)) };
            let meant = match march {
                0..=6 => 2,
                7..=8 => 1,
                _ => 0,
            };
            assert_eq!(share, if w.near(zone, true).has(other) { meant } else { 0 });
        }
    }
    for leader in (0..w.leaders.len()).map(|leader| Leader(leader as u8)) {
        let own = |b: &Brigade| w.division_of(*b).and_then(|d| w.chief_of(d)) == Some(leader);
        let corps: Brigades = w.side_brigades[w.leader(leader).side].filter(own).collect();
        assert_eq!(atlas.corps(leader), corps);
    }
}
