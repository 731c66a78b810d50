//! What the computer is told: orders, appeal, evaluation, urgency.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::{BullRun1861, Choice};
use common::{Game, Position};
use contract::players;
use contract::scripted::Scripted;
use kernel::{Aim, Appeal, Habit, Side, Tactics, Title};

/// What a choice promises under the usual orders, if the title judges it without a trial.
fn worth(game: &Game, choice: &str) -> f64 {
    let side = game.asked().unwrap();
    let orders = BullRun1861::orders(&game.world, &game.state, side, 0.0, 0).unwrap();
    match BullRun1861::appeal(&game.world, &game.state, &orders, &game.parse(choice)) {
        Appeal::Worth(worth) => worth,
        Appeal::Look(_) => panic!("{choice} needs a trial"),
    }
}

fn most_worth(game: &Game) -> String {
    let mut best: Option<(f64, String)> = None;
    for choice in game.choices() {
        let worth = worth(game, &choice);
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, choice));
        }
    }
    best.unwrap().1
}

fn chance(game: &Game) -> f64 {
    BullRun1861::chance(&game.world, &game.state, Side::Union)
}

fn near_matthews_hill() -> Position {
    Position::activation("union", 1)
        .unit("us_sherman", "S03", "S07")
        .unit("us_blenker", "N01", "N16")
        .unit("cs_jackson", "S52", "S10")
        .hq("hq_mcdowell", "N47")
        .hq("hq_johnston", "S58")
}

#[test]
fn the_nearest_brigade_is_sent_to_an_empty_hill_and_goes_there() {
    let mut game = near_matthews_hill().build();
    let orders = BullRun1861::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
    let goal = |id: &str| orders.goal(game.brigade(id)).map(|at| game.world.zone_id(game.world.scoring[at].zone));
    assert!(matches!(goal("us_sherman"), Some("S07" | "S11")), "{:?}", goal("us_sherman"));
    assert_eq!(most_worth(&game), "select us_sherman");
    game.choose("select us_sherman", &[]);
    assert!(matches!(most_worth(&game).as_str(), "step S07" | "step S11"), "{}", most_worth(&game));
}

/// The sentence about what leads from one position to another.
fn told(before: &Game, after: &Game) -> String {
    let orders = BullRun1861::orders(&before.world, &before.state, before.asked().unwrap(), 0.0, 0).unwrap();
    Aim::told(&BullRun1861::aims(&before.world, &before.state, &after.state, &orders)).unwrap().to_string()
}

#[test]
fn an_intent_names_the_place() {
    let game = near_matthews_hill().build();
    let text = told(&game, &game);
    assert!(text.contains("br61-intent-"), "{text}");
    let fields = ["Matthews Hill", "Dogan Ridge", "Henry House Hill", "Chinn Ridge"];
    assert!(fields.iter().any(|name| text.contains(name)), "{text}");
}

#[test]
fn an_intent_is_borne_out_by_what_is_done() {
    let start = near_matthews_hill();
    for (way, name) in [("step S07", "Matthews Hill"), ("step S11", "Dogan Ridge")] {
        let mut after = start.build();
        after.choose_all(&["select us_sherman", way]);
        let text = told(&start.build(), &after);
        assert!(text.contains("br61-intent-seize") && text.contains(name), "{way}: {text}");
    }
    let mut there = start.build();
    there.choose_all(&["select us_sherman", "step S07"]);
    let text = told(&there, &there);
    assert!(text.contains("br61-intent-hold") || !text.contains("Matthews Hill"), "{text}");
    let orders = BullRun1861::orders(&there.world, &there.state, Side::Union, 0.0, 0).unwrap();
    let forsaken = |after: &Game| {
        let aims = BullRun1861::aims(&there.world, &there.state, &after.state, &orders);
        let hill = aims.into_iter().find(|aim| aim.text.to_string().contains("Matthews Hill")).unwrap();
        (hill.text.key == "br61-intent-hold", hill.forsaken)
    };
    assert_eq!(forsaken(&there), (true, false));
    assert_eq!(forsaken(&start.build()), (true, true), "nobody is left to hold it");
}

#[test]
fn there_are_several_ways_to_go_about_it_and_an_end_of_them() {
    let game = near_matthews_hill().build();
    let known = |number| BullRun1861::orders(&game.world, &game.state, Side::Union, 0.0, number).is_some();
    assert!((0..8).all(known));
    assert!(!(0..64).all(known));
}

fn across_the_ford(attacker: &str, defence: &str) -> Game {
    let position = Position::combat("union")
        .unit_with(attacker, "N13", "S19", "engaged = true")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S40");
    let position = if defence == "alone" { position } else { position.behind("cs_early", "S19", "") };
    position.build()
}

#[test]
fn a_hopeless_attack_is_worth_less_than_none() {
    let game = across_the_ford("us_keyes", "supported");
    assert!(worth(&game, "target S19") < worth(&game, "done"));
    let mut habits = Vec::new();
    let mut formed = across_the_ford("us_keyes", "supported");
    formed.form("S19", &["us_keyes"]);
    BullRun1861::habits(&formed.world, &formed.state, &formed.parse("resolve"), &mut habits);
    assert_eq!(habits, [Habit::Attack, Habit::RashAttack]);
}

#[test]
fn support_behind_the_defender_makes_the_same_attack_worse() {
    let alone = across_the_ford("us_sherman", "alone");
    let supported = across_the_ford("us_sherman", "supported");
    assert!(worth(&alone, "target S19") > worth(&supported, "target S19"));
}

#[test]
fn the_chances_of_the_sides_add_up_and_strength_moves_them() {
    let game = near_matthews_hill().build();
    let south = BullRun1861::chance(&game.world, &game.state, Side::Confederate);
    assert!((chance(&game) + south - 1.0).abs() < 1e-12);
    let reinforced = near_matthews_hill().unit("us_porter", "S04", "S07").build();
    let opposed = near_matthews_hill().unit("cs_bonham", "S08", "S07").build();
    assert!(chance(&reinforced) > chance(&game), "{} {}", chance(&reinforced), chance(&game));
    assert!(chance(&opposed) < chance(&game), "{} {}", chance(&opposed), chance(&game));
}

#[test]
fn fewer_losses_and_more_ground_are_good() {
    let with = |lines: &str| chance(&near_matthews_hill().start(lines).build());
    let even = with("turn = 6");
    assert!(with("turn = 6\nearlier-losses = { union = 0, confederate = 4 }") > even);
    assert!(with("turn = 6\nearlier-losses = { union = 4, confederate = 0 }") < even);
    let mut taken = near_matthews_hill().start("turn = 6").build();
    taken.choose("select us_sherman", &[]).choose("step S07", &[]);
    assert!(chance(&taken) > even);
}

#[test]
fn urgency_is_low_while_the_armies_are_apart_and_full_in_the_end() {
    let apart = |turn: &str| {
        let position = Position::activation("union", 1).start(turn).unit("us_blenker", "N01", "N16");
        position.unit("cs_smith", "S39", "S43").hq("hq_mcdowell", "N01").build()
    };
    let urgency = |game: &Game| BullRun1861::urgency(&game.world, &game.state, Side::Union);
    assert!((urgency(&apart("turn = 2")) - 0.1).abs() < 1e-12);
    assert!((urgency(&apart("turn = 7")) - 1.0).abs() < 1e-12);
    let close = near_matthews_hill().unit("cs_bonham", "S08", "S07").build();
    assert!((urgency(&close) - 1.0).abs() < 1e-12);
}

#[test]
fn nobody_starts_to_plan_inside_an_activation() {
    let mut game = near_matthews_hill().build();
    assert!(BullRun1861::at_boundary(&game.world, &game.state));
    game.choose("select us_sherman", &[]);
    assert!(!BullRun1861::at_boundary(&game.world, &game.state));
    assert!(!BullRun1861::is_strategic(&game.world, &game.state));
}

#[test]
fn a_census_counts_what_a_critic_looks_for() {
    let game = near_matthews_hill().build();
    let census = BullRun1861::census(&game.world, &game.state, Side::Confederate);
    assert_eq!((census.turn, census.units.len()), (3, 1));
    assert_eq!(census.objectives, (6, 3), "Matthews Hill, Dogan Ridge and Henry House Hill lie open to Sherman");
}

#[test]
fn troops_near_an_objective_change_what_is_expected_and_not_the_lead_as_it_stands() {
    let term = |game: &Game, name: &str| {
        let mut terms = vec![0.0; BullRun1861::TERMS.len()];
        BullRun1861::features(&game.world, &game.state, &mut terms);
        terms[BullRun1861::TERMS.iter().position(|term| term.name == name).unwrap()]
    };
    let near = near_matthews_hill().build();
    let nearer = near_matthews_hill().unit("us_porter", "S03", "S07").build();
    assert!(term(&nearer, "verdict") > term(&near, "verdict"));
    for lead in ["margin-soon", "margin-late"] {
        assert!((term(&nearer, lead) - term(&near, lead)).abs() < 1e-12, "{lead}");
    }
}

/// Nobody spends his points on the way there and back. Where something happens on the way a plan may change, so a few
/// may.
#[test]
fn the_script_does_not_march_to_and_fro() {
    let world = common::world("historical", &[]);
    let (mut marches, mut returns) = (0, 0);
    for game in 0..15 {
        let mut scripted = Scripted::<BullRun1861>::new(&world, game);
        let mut state = BullRun1861::start(&world);
        let mut way = Vec::new();
        while scripted.step(&mut state) {
            match scripted.made() {
                Some(Choice::Step { zone, .. }) => {
                    marches += usize::from(way.is_empty());
                    returns += usize::from(way.contains(zone));
                    way.push(*zone);
                }
                _ => way.clear(),
            }
        }
    }
    assert!(marches > 500 && returns * 100 <= marches, "{returns} returns in {marches} marches");
}

#[test]
fn computers_decide_without_the_dice_that_are_still_to_fall() {
    let world = common::world("historical", &[]);
    for kind in ["level3", "level4", "level6"] {
        let decided = players::decide_without_the_dice::<BullRun1861>(&world, kind.parse().unwrap(), 150);
        assert!(decided.unwrap_or_else(|breach| panic!("{breach}")) > 40, "{kind}");
    }
}
