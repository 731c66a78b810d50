//! The rules of the search, one by one.

use kernel::{BySide, Side, Title};

use super::*;
use crate::race::{Mind, Move, Race, Runners, track};

/// A plan with a score for each sample.
fn tried(choices: &[Move], orders: usize, scores: &[f64]) -> Plan<Move> {
    Plan { scores: scores.to_vec(), ..Plan::new(choices.to_vec(), orders) }
}

/// Calls `ask` with a search whose script rests.
fn resting<R>(ask: impl FnOnce(&mut Search<'_, Race>) -> R) -> R {
    let (world, start) = (track(), Race::start(&track()));
    let mut search = Search::<Race>::new(&world, &start, Side::Union, 6);
    search.scripted = Some(vec![Move::Rest]);
    ask(&mut search)
}

const EVEN: [f64; 8] = [0.5, 0.4, 0.6, 0.5, 0.5, 0.4, 0.6, 0.5];

#[test]
fn the_script_stands_unless_another_plan_is_proven_better() {
    let proven = |scores: &[f64], script: &[f64]| {
        let plans = [tried(&[Move::Run], 1, scores), tried(&[Move::Rest], 0, script)];
        resting(|search| search.proven(&plans).unwrap().choices == [Move::Run])
    };
    assert!(proven(&EVEN.map(|score| score + 0.1), &EVEN), "a lead under all dice");
    let wavering = [0.9, 0.0, 1.0, 0.1, 0.9, 0.0, 1.0, 0.2];
    assert!(!proven(&wavering, &EVEN), "a lead of 0.01 that may as well be chance");
    assert!(!proven(&EVEN.map(|score| score + 0.1)[..5], &EVEN[..5]), "too few samples prove nothing");
}

#[test]
fn without_the_script_among_them_the_best_plan_is_taken() {
    let plans = [tried(&[Move::Run], 1, &[0.5]), tried(&[Move::Walk], 2, &[0.4])];
    assert_eq!(resting(|search| search.proven(&plans).unwrap().orders), 1);
    assert!(resting(|search| search.proven(&[]).is_none()));
}

#[test]
fn the_script_is_never_cut() {
    let mut plans = [Move::Run, Move::Walk, Move::Rest].map(|choice| tried(&[choice], 0, &[0.5])).to_vec();
    resting(|search| search.cut(&mut plans, 1));
    let left: Vec<Move> = plans.iter().map(|plan| plan.choices[0]).collect();
    assert_eq!(left, [Move::Run, Move::Rest]);
    resting(|search| search.cut(&mut plans, 2));
    assert_eq!(plans.len(), 2, "and not counted twice");
}

#[test]
fn orders_that_last_are_not_the_script_even_where_they_begin_like_it() {
    let plan = |orders| tried(&[Move::Rest], orders, &[]);
    assert!(resting(|search| search.is_scripted(&plan(0)) && !search.is_scripted(&plan(3))));
    let mut plans = Vec::new();
    resting(|search| [1, 3, 1].map(|orders| search.admit(&mut plans, &[], orders, Manner::FIRM)));
    assert_eq!(plans.len(), 2, "running now, and running now and ever");
    assert_eq!(plans[0].choices, plans[1].choices);
}

#[test]
fn plans_are_made_around_the_orders_a_side_usually_goes_by() {
    let (world, start) = (track(), Race::start(&track()));
    let mut search = Search::<Race>::new(&world, &start, Side::Union, 6);
    assert_eq!([0, 1, 3].map(|orders| search.lasting(orders)), [0, 0, 3], "who rests by habit rests again");
    (search.usual, search.native) = (3, 3);
    assert_eq!([0, 1, 3].map(|orders| search.lasting(orders)), [3, 3, 3], "who runs by habit runs on after a rest");
    let plans = search.seeds(&[], 1_000);
    assert_eq!(search.scripted, Some(vec![Move::Run]), "it stands unless another is proven better");
    assert!(plans.iter().any(|plan| search.is_scripted(plan)) && plans.iter().any(|plan| plan.orders == 0));
}

#[test]
fn who_has_taken_up_orders_that_last_goes_on_by_them_or_goes_back_for_good() {
    let (world, start) = (track(), Race::start(&track()));
    let mut search = Search::<Race>::new(&world, &start, Side::Union, 6).keeping(Some(3));
    assert_eq!([0, 1, 3].map(|orders| search.lasting(orders)), [0, 3, 3]);
    let plans = search.seeds(&[], 1_000);
    assert_eq!(search.scripted, Some(vec![Move::Run]), "what was taken up stands unless another is proven better");
    assert!(plans.iter().any(|plan| plan.orders == 0 && !search.is_scripted(plan)));
}

#[test]
fn a_pliant_plan_is_its_orders_and_tried_by_them() {
    let (world, start) = (track(), Race::start(&track()));
    let mut search = Search::<Race>::new(&world, &start, Side::Union, 6);
    let plan = search.run(Effort { nodes: 3_000, replies: true }, &[]);
    assert_eq!(plan.orders, 3, "who runs on comes farther than who runs once, strolls or rests");
    assert_eq!((plan.choices.as_slice(), plan.certain()), ([Move::Run].as_slice(), [].as_slice()));
    assert!(plan.chance() > 0.5 && plan.scores.len() >= PROOF_SAMPLES);
}

#[test]
fn orders_under_way_stand_in_for_the_scripts_own_in_the_middle_of_an_activation() {
    let (world, start) = (track(), Race::start(&track()));
    let walked = Runners { walked: 2, ..start };
    let mut search = Search::<Race>::new(&world, &walked, Side::Union, 6).following(Mind::Run);
    let plans = search.seeds(&[], 1_000);
    assert_eq!((plans[0].orders, search.scripted.as_deref()), (UNDER_WAY, Some([Move::Run].as_slice())));
    assert!(plans.iter().any(|plan| plan.orders == 0), "the script's own are one of the other ways now");
    assert_eq!(search.lasting(UNDER_WAY), 0, "later on it does as it usually does");
}

#[test]
fn a_list_is_kept_to_as_it_is() {
    let plan = Plan::new(vec![Move::Walk, Move::Run], 0);
    assert_eq!(plan.certain(), [Move::Walk, Move::Run]);
}

#[test]
fn a_staff_draws_up_what_it_is_accustomed_to_or_the_scripted_orders() {
    let (world, start) = (track(), Race::start(&track()));
    let mut staff = Staff::<Race>::new(BySide::new(0.0, 0.0));
    assert_eq!(staff.brief(&world, &start, Side::Union), Some(&Mind::Rest));
    staff.accustom(Side::Union, 3);
    let walking = Runners { walked: 1, ..start.clone() };
    assert_eq!(staff.brief(&world, &walking, Side::Union), Some(&Mind::Rest), "not in the middle of an activation");
    assert_eq!(staff.brief(&world, &start, Side::Union), Some(&Mind::RunOn));
    assert_eq!(staff.brief(&world, &start, Side::Confederate), Some(&Mind::Rest));
    staff.accustom(Side::Union, 9);
    assert_eq!(staff.brief(&world, &start, Side::Union), Some(&Mind::Rest), "there are no such orders");
}

#[test]
fn rollouts_look_less_far_where_they_would_be_too_few() {
    let affordable = |left, plans, each| affordable(&Searching::LISTS, left, plans, each);
    assert_eq!(affordable(40_000, 5, 30), 8, "there is room for all of it");
    assert_eq!(affordable(11_000, 5, 30), 6);
    assert_eq!(affordable(800, 5, 30), 2, "but never less far than the answer");
    assert_eq!(affordable(0, 0, 0), 2);
}

#[test]
fn a_node_is_as_many_positions_as_the_title_says() {
    let fine = |nodes| Effort { nodes, replies: true }.fine::<Race>().nodes;
    assert_eq!(fine(300), 600);
    assert_eq!(fine(u64::MAX), fine(u64::MAX / 2), "more than anybody will wait for is cut off, not wrapped around");
    assert!(fine(u64::MAX).checked_mul(100).is_some());
}

#[test]
fn a_search_that_is_called_off_ends_though_it_has_nodes_without_end() {
    let (world, start) = (track(), Race::start(&track()));
    let halt = Halt::default();
    let endless = Effort { nodes: u64::MAX, replies: true };
    std::thread::scope(|scope| {
        let search = Search::<Race>::new(&world, &start, Side::Union, 6).heeding(halt.clone());
        let running = scope.spawn(|| { search }.run(endless, &[]));
        halt.call();
        assert!(running.join().is_ok());
    });
    let mut late = Search::<Race>::new(&world, &start, Side::Union, 6).heeding(halt);
    late.run(endless, &[]);
    assert!(late.nodes() < 1_000, "one that begins after the call does next to nothing: {}", late.nodes());
}

#[test]
fn what_helps_is_no_whim_and_the_end_of_a_plan_is_its_own() {
    let effort = Effort { nodes: 20_000, replies: true };
    let sobered = |choices: &[Move], orders: usize, effort: Effort| {
        let plan = Plan::new(choices.to_vec(), orders);
        resting(|search| search.sobered(plan, effort).choices)
    };
    assert_eq!(sobered(&[Move::Rest], 1, effort), [Move::Rest], "the script would run on from there");
    assert_eq!(sobered(&[Move::Walk, Move::Run], 0, effort), [Move::Walk, Move::Run], "the script would rest");
    let none = Effort { nodes: 0, ..effort };
    assert_eq!(sobered(&[Move::Walk, Move::Rest], 1, none), [Move::Walk, Move::Rest], "nothing is tried for nothing");
}
