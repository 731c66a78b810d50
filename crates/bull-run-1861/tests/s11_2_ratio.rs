//! 11.2: strength ratio, order of the dice.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::{BullRun1861, combat};
use common::modifiers::{ENGAGED, RATIO, throwers};
use common::{Game, Position};
use kernel::dice::ScriptedDice;
use kernel::{Side, Title};
use rule::rule;

/// Resolves with dice that must be thrown for these purposes in this order.
fn resolve(game: &mut Game, rolls: &[(&str, u8)]) {
    let choice = game.parse("resolve");
    let mut dice = ScriptedDice::rolls(rolls.iter().copied());
    game.events.clear();
    BullRun1861::choose(&game.world, &mut game.state, &choice, &mut dice, &mut game.events).unwrap();
    dice.finish().unwrap();
}

#[rule("BR-11.2-ratio-examples")]
#[rule("BR-11.2-ratio-bands")]
#[rule("BR-11.2-tie-attacker")]
#[test]
fn the_stronger_side_has_the_bonus_of_its_ratio() {
    // W-01 to W-10: attackers in S03 and S04, the defender in S07.
    let cases: [(&[&str], &str, (i64, i64)); 10] = [
        (&["us_schenck", "us_keyes"], "cs_bee", (3, 0)),
        (&["us_keyes"], "cs_longstreet", (0, 1)),
        (&["us_keyes"], "cs_bee", (1, 0)),
        (&["us_howard"], "cs_bonham", (0, 2)),
        (&["us_sherman"], "cs_bee", (2, 0)),
        (&["us_burnside"], "cs_evans", (3, 0)),
        (&["us_cav"], "cs_bonham", (0, 4)),
        (&["us_burnside", "us_franklin"], "cs_evans", (4, 0)),
        (&["us_sherman"], "cs_longstreet", (1, 0)),
        (&["us_burnside", "us_schenck"], "cs_bonham", (1, 0)),
    ];
    for (attackers, defender, bonus) in cases {
        let mut position = Position::melee("union").unit(defender, "S07", "S03");
        for (attacker, zone) in attackers.iter().zip(["S03", "S04"]) {
            position = position.unit_with(attacker, zone, "S07", ENGAGED);
        }
        let mut game = position.build();
        game.form("S07", attackers);
        assert_eq!(game.by_rule("resolve", RATIO), bonus, "{attackers:?} against {defender}");
        let lines = game.modifiers("resolve").iter().filter(|(_, _, rule)| rule == RATIO).count();
        assert_eq!(lines, 1);
    }
}

#[rule("BR-11.2-ratio-bands")]
#[test]
fn the_ratio_is_rounded_in_favour_of_the_weaker_side() {
    // Every pair of sums against the bands as whole fractions: floor of twice the ratio.
    let world = common::world("historical", &[]);
    for attack in 1..=30u8 {
        for defence in 1..=30u8 {
            let (more, less) = (attack.max(defence), attack.min(defence));
            let bonus = match 2 * more / less {
                2 => 1,
                3 => 2,
                4 | 5 => 3,
                _ => 4,
            };
            let role = if attack < defence { combat::Role::Defender } else { combat::Role::Attacker };
            assert_eq!(combat::ratio(&world, attack, defence), (role, bonus), "{attack} to {defence}");
        }
    }
}

#[rule("BR-11.2-never-zero")]
#[test]
fn a_part_of_an_extended_line_always_counts_one() {
    // Cocke has one step of five left; his parts stand in S17 and S16, the enemy in S45.
    let game = || {
        Position::melee("confederate")
            .unit_with(
                "cs_cocke",
                "S17",
                "S45",
                "losses = 4\nextended = \"S16\"\nmarker-facing = \"S45\"\nengaged = true",
            )
            .unit("us_cav", "S45", "S16")
            .build()
    };
    let mut alone = game();
    assert_eq!((alone.strengths("cs_cocke").0, alone.strengths("cs_cocke+").0), (1, 1));
    alone.form("S45", &["cs_cocke+"]);
    assert_eq!(alone.by_rule("resolve", RATIO), (0, 3), "1 to 2");
    let mut both = game();
    both.form("S45", &["cs_cocke", "cs_cocke+"]);
    assert_eq!(both.by_rule("resolve", RATIO), (0, 3), "still 1 to 2");
}

#[rule("BR-11.2-dice-order")]
#[test]
fn artillery_and_cavalry_come_before_the_combat_dice_and_the_attacker_first() {
    // W-26.
    let mut bridge =
        Position::melee("union").unit("cs_evans", "S06", "N07").unit_with("us_schenck", "N07", "S06", ENGAGED).build();
    bridge.form("S06", &["us_schenck"]);
    resolve(&mut bridge, &[("artillery", 4), ("artillery", 1), ("attack", 3), ("defence", 4)]);
    assert_eq!(throwers(&bridge), ["us_schenck", "cs_evans"]);
    assert_eq!(bridge.sums(), (2, 4));
    assert_eq!(bridge.totals(), (5, 8, Side::Union, false));
    assert_eq!((bridge.fatigue("us_schenck"), bridge.fatigue("cs_evans")), (1, 0));

    // Zones in ascending order, whatever the order of battle says; all guns before all horse.
    let mut game = Position::melee("confederate")
        .unit_with("cs_ewell", "S03", "S07", ENGAGED)
        .unit_with("cs_bonham", "S04", "S07", ENGAGED)
        .unit("us_burnside", "S07", "S03")
        .build();
    game.form("S07", &["cs_bonham", "cs_ewell"]);
    let rolls = [
        ("artillery", 6),
        ("artillery", 3),
        ("cavalry", 6),
        ("cavalry", 3),
        ("artillery", 6),
        ("attack", 1),
        ("defence", 2),
    ];
    resolve(&mut game, &rolls);
    assert_eq!(throwers(&game), ["cs_ewell", "cs_bonham", "cs_ewell", "cs_bonham", "us_burnside"]);
}

#[rule("BR-11.2-dice-order")]
#[test]
fn the_worked_example_over_the_bridge_with_a_low_die_is_a_hit() {
    // W-26, second part: 3 to 8.
    let mut game =
        Position::melee("union").unit("cs_evans", "S06", "N07").unit_with("us_schenck", "N07", "S06", ENGAGED).build();
    game.attack("S06", &["us_schenck"], &[4, 1, 1, 4]);
    assert_eq!(game.totals(), (3, 8, Side::Union, true));
    assert_eq!(game.choices(), ["loss us_schenck", "attempt us_schenck"], "3 of 3: he may choose");
}
