//! Whole games by chance: they end, and nothing listed is refused.

mod common;

use bull_run_1861::BullRun1861;
use kernel::dice::LiveDice;
use kernel::{Dice, Purpose, Title};

fn play(scenario: &str, options: &[(&str, &str)], seed: u64) -> (u32, String) {
    let world = common::world(scenario, options);
    let mut state = BullRun1861::start(&world);
    let mut dice = LiveDice::for_game(seed, 0);
    let mut pick = LiveDice::for_game(seed, 1);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let mut made = 0;
    while BullRun1861::to_choose(&world, &state).is_some() {
        BullRun1861::choices(&world, &state, &mut choices);
        assert!(!choices.is_empty(), "nobody can answer at {:?} {:?}", state.stage, state.duties);
        let high = usize::from(pick.roll(250, Purpose("pick")) - 1) * 250;
        let at = (high + usize::from(pick.roll(250, Purpose("pick")) - 1)) % choices.len();
        let before = BullRun1861::progress(&world, &state);
        let choice = choices[at];
        BullRun1861::choose(&world, &mut state, &choice, &mut dice, &mut events)
            .unwrap_or_else(|r| panic!("{choice:?} {r} at {:?}", state.stage));
        let after = BullRun1861::progress(&world, &state);
        assert!(after > before, "{choice:?}: {before:?} then {after:?}");
        assert!(after.act < bull_run_1861::progress::MOST_ACTS);
        made += 1;
        assert!(made < 50_000);
    }
    (made, format!("{:?}", BullRun1861::verdict(&world, &state).points))
}

#[test]
fn games_end() {
    for seed in 0..40 {
        let scenario = if seed % 2 == 0 { "historical" } else { "free" };
        let (made, points) = play(scenario, &[], seed);
        println!("{seed} {scenario} {made} {points}");
        assert!(made > 200);
    }
}
