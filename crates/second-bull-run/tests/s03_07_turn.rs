//! 3, 4, 5 and 7: objectives, the sequence of play, initiative, continuation.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side::{Confederate, Union};
use kernel::dice::ScriptedDice;
use kernel::{Dice, Purpose, Title};
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::state::Stage;
use second_bull_run::{SecondBullRun, progress};

/// A commander and a brigade of each side, far apart.
fn quiet(start: Position) -> Position {
    start
        .commander("us_ac_pope", "109")
        .commander("us_cc_mcdowell", "104")
        .unit("us_gibbon", "105", "103")
        .commander("cs_ac_lee", "36")
        .commander("cs_cc_jackson", "155")
        .unit("cs_archer", "179", "158")
}

#[test]
#[rule("S-3-control-initial")]
fn each_star_starts_with_the_side_it_is_no_aim_of() {
    for scenario in ["29-august", "30-august", "both-days"] {
        let game = Game::new(scenario, &[]);
        for blue in ["72", "115", "181"] {
            assert_eq!(game.control(blue), Confederate, "{scenario} {blue}");
        }
        for grey in ["84", "89", "108"] {
            assert_eq!(game.control(grey), Union, "{scenario} {grey}");
        }
        assert_eq!(game.world.objectives.len(), 6, "{scenario}");
    }
}

/// Evans beside the star of 108, with Longstreet near.
fn evans_marches() -> Game {
    Position::activation("confederate", "cs_cc_longstreet", 2)
        .commander("cs_cc_longstreet", "104")
        .unit("cs_evans", "106", "104")
        .unit("cs_robertson", "85", "84")
        .build()
}

#[test]
#[rule("S-3-control-last")]
fn a_brigade_takes_a_star_in_passing_and_keeps_it() {
    let mut game = evans_marches();
    game.choose("substitute cs_evans", &[]);
    assert_eq!(game.control("108"), Union);
    game.choose("step 108", &[]);
    assert!(game.told(|e| matches!(e, Event::ControlTaken { side: Confederate, .. })));
    assert_eq!(game.control("108"), Confederate, "before the move is over");
    game.choose("step 110", &[]);
    game.end_action();
    assert_eq!(game.place_of("cs_evans"), Some("110"));
    assert_eq!(game.control("108"), Confederate, "it has gone on");
    assert_eq!(game.control("89"), Union, "no star it did not enter");
}

#[test]
#[rule("S-3-control-last")]
fn to_stand_on_a_star_without_entering_changes_nothing() {
    let mut game = Position::activation("confederate", "cs_cc_longstreet", 1)
        .commander("cs_cc_longstreet", "104")
        .unit("cs_evans", "108", "106")
        .build();
    game.choose("substitute cs_evans", &[]).end_action();
    assert_eq!(game.control("108"), Union);
}

/// Plays on as idly as may be and says which zones were entered in retreats.
fn retreats(mut game: Game, first: &str, until: impl Fn(&Game) -> bool) -> (Game, Vec<String>) {
    let mut dice = ByPurpose(vec![("attack", 6), ("combat-test", 2)]);
    game.throw(first, &mut dice);
    let mut told = std::mem::take(&mut game.events);
    told.append(&mut game.idle_until(&mut dice, until));
    let zones = told.iter().filter_map(|e| match e {
        Event::Retreated { to, .. } => Some(game.world.zone_id(*to).to_owned()),
        _ => None,
    });
    let zones = zones.collect();
    (game, zones)
}

#[test]
#[rule("S-3-control-retreat")]
fn retreats_and_rout_moves_take_the_stars_they_enter() {
    let beaten = |start: Position| {
        start
            .commander("cs_cc_jackson", "155")
            .unit_with("cs_field", "96", "97", "losses = 1\nfatigue = 1")
            .attacker("us_hardin", "97", "96")
            .attacker("us_meade", "98", "96")
    };
    let routed = |start: Position| start.commander("cs_cc_jackson", "155").routed("us_hardin", "120");
    let over = |game: &Game| !matches!(game.state.stage, Stage::Fight(_) | Stage::Advance(_) | Stage::RoutMoves { .. });
    let cases: [(&dyn Fn() -> Position, &str, &str); 2] = [
        (&|| beaten(Position::combat("union").first("union")), "fight 96", "union"),
        (&|| routed(Position::at("administration").first("union")), "begin", "confederate"),
    ];
    for (position, first, holder) in cases {
        let (_, zones) = retreats(position().no_objectives().build(), first, over);
        assert!(zones.len() >= 2, "{zones:?}");
        let stars: Vec<(&str, &str, &str)> = zones.iter().map(|z| (z.as_str(), "union", holder)).collect();
        let (game, again) = retreats(position().objectives(&stars).build(), first, over);
        assert_eq!(zones, again);
        for zone in &zones {
            let taker = if holder == "union" { Confederate } else { Union };
            assert_eq!(game.control(zone), taker, "{zone}");
        }
    }
}

#[test]
#[rule("S-3-control-retreat")]
fn an_advance_takes_the_star_it_enters() {
    let mut game = Position::combat("union")
        .first("union")
        .commander("cs_cc_jackson", "155")
        .unit_with("cs_field", "96", "97", "losses = 1\nfatigue = 1")
        .attacker("us_hardin", "97", "96")
        .attacker("us_meade", "98", "96")
        .objectives(&[("96", "union", "confederate")])
        .build();
    let mut dice = ByPurpose(vec![("attack", 6), ("combat-test", 2)]);
    game.throw("fight 96", &mut dice);
    game.idle_until(&mut dice, |g| !g.listed("advance").is_empty());
    assert_eq!(game.control("96"), Confederate, "abandoned, but nobody has come");
    game.choose("advance us_meade 96", &[]);
    assert_eq!(game.control("96"), Union);
}

#[test]
#[rule("S-3-control-commander")]
fn a_commander_takes_no_star() {
    let mut game = Position::at("commanders")
        .start("side = \"confederate\"")
        .first("confederate")
        .commander("cs_ac_lee", "104")
        .commander("us_cc_mcdowell", "30")
        .build();
    game.choose("try cs_ac_lee", &[1]).choose("lead cs_ac_lee 108", &[]);
    assert_eq!(game.place_of("cs_ac_lee"), Some("108"));
    assert_eq!(game.control("108"), Union);
}

#[test]
#[rule("S-3-vp")]
fn the_game_is_decided_after_its_last_turn_and_not_before() {
    let stars = [("72", "union", "union"), ("115", "union", "union"), ("181", "union", "union")];
    let at = |turn| quiet(Position::at("continuation").phase(5).turn(turn)).objectives(&stars).build();
    let mut ninth = at(9);
    ninth.choose("begin", &[3, 3]);
    assert_eq!(ninth.points(), (9, 0), "more than enough to win");
    assert!(ninth.asked().is_some() && !ninth.told(|e| matches!(e, Event::GameOver { .. })));
    let mut tenth = at(10);
    tenth.choose("begin", &[]);
    assert!(tenth.told(|e| matches!(e, Event::GameOver { winner: Some(Union), union: 9, confederate: 0 })));
    assert_eq!(tenth.asked(), None);
}

#[test]
#[rule("S-5-roll")]
#[rule("S-Q01")]
fn the_higher_total_plays_first_and_is_asked_at_once() {
    let start = quiet(Position::at("initiative").thirtieth().turn(4)).build();
    for (dice, first) in [([4, 2], Union), ([2, 4], Confederate)] {
        let mut game = start.fork();
        game.choose("begin", &dice);
        assert_eq!((game.state.first, game.asked()), (first, Some(first)), "{dice:?}");
        let chief = if first == Union { "designate us_cc_mcdowell" } else { "designate cs_cc_jackson" };
        assert_eq!(game.choices(), [chief, "done"], "no leave to play second");
    }
}

#[test]
#[rule("S-5-roll")]
#[rule("S-5-tie")]
fn on_the_29th_the_union_adds_one_and_wins_ties() {
    let start = quiet(Position::at("initiative").turn(3)).build();
    let first = |union: u8, confederate: u8| {
        let mut game = start.fork();
        game.choose("begin", &[union, confederate]);
        game.state.first
    };
    assert_eq!(first(3, 4), Union, "four to four");
    assert_eq!(first(2, 4), Confederate, "three to four");
    let pairs = (1..=6).flat_map(|us| (1..=6).map(move |cs| (us, cs)));
    assert_eq!(pairs.filter(|(us, cs)| first(*us, *cs) == Union).count(), 26);
}

#[test]
#[rule("S-5-tie")]
fn on_the_30th_ties_go_north_until_the_counter_attack_is_over() {
    let tie = |declared: Option<u8>| {
        let declared = declared.map_or(String::new(), |turn| format!("counter-attack-declared = {turn}"));
        let mut game = quiet(Position::at("initiative").thirtieth().turn(8).start(&declared)).build();
        game.choose("begin", &[5, 5]);
        game.state.first
    };
    assert_eq!(tie(None), Union);
    assert_eq!(tie(Some(4)), Confederate, "its two turns are past");
}

#[test]
#[rule("S-4-order")]
#[rule("S-4-repeat")]
#[rule("S-5-fixed")]
fn a_turn_of_five_phases_keeps_its_order_and_its_first_player() {
    let start =
        quiet(Position::at("initiative").turn(3)).unit_with("us_doubleday", "107", "105", "fatigue = 1").build();
    let mut game = start.fork();
    game.choose("begin", &[1, 6]);
    let mut told = std::mem::take(&mut game.events);
    told.extend(game.idle_until(&mut ByPurpose(vec![("continuation", 1)]), |g| g.state.turn == 4));
    let parts: Vec<_> = told
        .iter()
        .filter_map(|e| match *e {
            Event::PartBegins { side, phase } if phase <= 5 => Some((phase, side)),
            _ => None,
        })
        .take(10)
        .collect();
    let expected: Vec<_> = (1..=5).flat_map(|phase| [(phase, Confederate), (phase, Union)]).collect();
    assert_eq!(parts, expected);
    let at = |found: &dyn Fn(&Event) -> bool| told.iter().position(found).unwrap();
    let last = |found: &dyn Fn(&Event) -> bool| told.iter().rposition(found).unwrap();
    let initiative = at(&|e| matches!(e, Event::InitiativeDice { .. }));
    let part = |phase: u8, side| {
        at(&move |e| matches!(e, Event::PartBegins { phase: p, side: s } if (*p, *s) == (phase, side)))
    };
    let dice = [4, 5].map(|n| at(&move |e| matches!(e, Event::ContinuationDie { next_phase, .. } if *next_phase == n)));
    let rest = at(&|e| matches!(e, Event::FatigueDown { .. }));
    let next = last(&|e| matches!(e, Event::TurnBegins { turn: 4, .. }));
    let order = [initiative, part(1, Confederate), part(3, Union), dice[0], part(4, Confederate), dice[1]];
    assert!(order.is_sorted(), "{order:?}");
    let end = [dice[1], part(5, Union), rest, next];
    assert!(end.is_sorted(), "{end:?}");
    let thrown = told[..next].iter().filter(|e| matches!(e, Event::InitiativeDice { .. })).count();
    assert_eq!(thrown, 1, "once a turn");
}

#[test]
#[rule("S-6.1-action-marker")]
#[rule("S-4-repeat")]
fn the_action_marker_moves_when_both_have_acted() {
    let mut game = quiet(Position::at("initiative").turn(3)).build();
    game.choose("begin", &[6, 1]);
    let mut dice = ByPurpose(vec![]);
    assert_eq!((game.state.phase, game.asked()), (1, Some(Union)));
    game.idle_until(&mut dice, |g| g.state.active == Confederate);
    assert_eq!(game.state.phase, 1, "half of the phase");
    game.idle_until(&mut dice, |g| g.state.active == Union);
    assert_eq!(game.state.phase, 2);
}

#[test]
#[rule("S-4-halves")]
#[rule("S-6.1-combat-after")]
fn the_second_player_waits_for_the_first_ones_combats() {
    let mut game = Position::combat("union")
        .first("union")
        .attacker("us_seymour", "96", "115")
        .unit("cs_trimble", "115", "96")
        .commander("cs_cc_jackson", "155")
        .build();
    assert_eq!(game.choices(), ["fight 115"]);
    assert_eq!(game.refused_by("designate cs_cc_jackson"), "S-4-order");
    let mut dice = ByPurpose(vec![]);
    game.throw("fight 115", &mut dice);
    let mut told = std::mem::take(&mut game.events);
    told.extend(game.idle_until(&mut dice, |g| g.offers("designate cs_cc_jackson")));
    let fought = told.iter().position(|e| matches!(e, Event::CombatTotals { .. })).unwrap();
    let second = told.iter().position(|e| matches!(e, Event::PartBegins { side: Confederate, .. })).unwrap();
    assert!(fought < second);
}

/// The end of a phase with this continuation die, or none: turn and phase that follow.
fn after_phase(start: &Game, die: Option<u8>) -> (u8, u8) {
    let mut game = start.fork();
    let mut dice = ByPurpose(vec![("continuation", die.unwrap_or(1))]);
    game.throw("begin", &mut dice);
    let mut told = std::mem::take(&mut game.events);
    told.extend(game.idle_until(&mut dice, |g| g.state.stage == Stage::Designate));
    let thrown = told.iter().filter(|e| matches!(e, Event::ContinuationDie { .. })).count();
    assert_eq!(thrown, usize::from(die.is_some()), "one die for both sides, where one is thrown");
    (game.state.turn, game.state.phase)
}

#[test]
#[rule("S-7-three")]
#[rule("S-7-four")]
#[rule("S-7-max")]
#[rule("S-7-one-die")]
fn the_continuation_dice_are_the_same_in_every_scenario() {
    let days: [fn(Position) -> Position; 3] = [|p| p, Position::thirtieth, Position::both_days];
    for day in days {
        let end_of = |phase| quiet(day(Position::at("continuation").turn(5)).phase(phase)).build();
        assert_eq!(after_phase(&end_of(1), None), (5, 2));
        assert_eq!(after_phase(&end_of(2), None), (5, 3));
        for die in 1..=6 {
            let fourth = if die <= 4 { (5, 4) } else { (6, 1) };
            assert_eq!(after_phase(&end_of(3), Some(die)), fourth, "{die}");
            let fifth = if die <= 2 { (5, 5) } else { (6, 1) };
            assert_eq!(after_phase(&end_of(4), Some(die)), fifth, "{die}");
        }
        assert_eq!(after_phase(&end_of(5), None), (6, 1), "no sixth phase");
    }
}

#[test]
#[rule("S-7-one-die")]
fn nothing_of_the_scenario_changes_the_continuation_die() {
    let start = quiet(Position::at("continuation").phase(3).start("manoeuvre = [\"union\", \"confederate\"]")).build();
    assert_eq!(after_phase(&start, Some(4)), (5, 4));
    assert_eq!(after_phase(&start, Some(5)), (6, 1));
}

#[test]
#[rule("S-Q02")]
fn who_passes_may_still_move_his_army_commander_and_nobody_else() {
    let mut game = quiet(Position::designation("union").first("union")).build();
    game.choose("done", &[]);
    assert!(game.told(|e| matches!(e, Event::Passed { side: Union })));
    assert_eq!(game.choices(), ["try us_ac_pope", "done"]);
    assert_eq!(game.refused_by("lead us_cc_mcdowell 105"), "S-6.3-who");
    game.choose("done", &[]);
    assert!(!game.is_activated("us_cc_mcdowell"));
    assert_eq!(game.asked(), Some(Confederate));
}

#[test]
#[rule("S-Q02")]
fn a_side_without_corps_commander_or_army_commander_is_passed_over() {
    let mut game =
        Position::at("initiative").turn(3).unit("us_gibbon", "105", "103").commander("cs_cc_jackson", "155").build();
    game.choose("begin", &[6, 1]);
    assert_eq!((game.state.first, game.asked()), (Union, Some(Confederate)));
}

/// Dice by a simple rule, which remember their faces.
struct Remembered {
    seed: u64,
    faces: Vec<u8>,
}

impl Dice for Remembered {
    fn roll(&mut self, sides: u8, _purpose: Purpose) -> u8 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let face = (self.seed >> 33) % u64::from(sides) + 1;
        self.faces.push(face as u8);
        face as u8
    }
}

#[test]
#[rule("S-Q124")]
fn the_same_choices_and_faces_give_the_same_states() {
    let mut game = Game::new("30-august", &[]);
    let mut dice = Remembered { seed: 1862, faces: Vec::new() };
    let mut made: Vec<(String, usize)> = Vec::new();
    let mut states = Vec::new();
    for n in 0..1200_usize {
        let choices = game.choices();
        if choices.is_empty() {
            break;
        }
        let choice = choices[(n * 7919 + n / 3) % choices.len()].clone();
        game.throw(&choice, &mut dice);
        made.push((choice, dice.faces.len()));
        states.push(game.state.clone());
    }
    assert!(dice.faces.len() > 30, "{}", dice.faces.len());
    let mut again = Game::new("30-august", &[]);
    let mut from = 0;
    for ((choice, to), state) in made.iter().zip(&states) {
        let mut scripted = ScriptedDice::faces(dice.faces[from..*to].iter().copied());
        again.throw(choice, &mut scripted);
        scripted.finish().unwrap();
        from = *to;
        assert_eq!(again.state, *state, "after {choice}");
    }
}

#[test]
#[rule("S-Q124")]
fn the_union_throws_its_initiative_and_tactics_before_the_confederacy() {
    let mut game = quiet(Position::at("initiative").named("29-august").turn(7).option("tactical-option", "on")).build();
    game.choose("begin", &[5, 2, 4, 6]);
    assert!(game.told(|e| matches!(e, Event::InitiativeDice { union: 5, confederate: 2, .. })));
    let tactics: Vec<_> = game
        .events
        .iter()
        .filter_map(|e| match *e {
            Event::TacticalDie { side, die, manoeuvre, .. } => Some((side, die, manoeuvre)),
            _ => None,
        })
        .collect();
    assert_eq!(tactics, [(Union, 4, false), (Confederate, 6, false)], "4 + 1 and 6 - 1 are assaults");
}

#[test]
#[rule("S-4-order")]
fn the_progress_of_a_game_never_goes_back() {
    for scenario in ["29-august", "both-days"] {
        let mut game = Game::new(scenario, &[]);
        let mut dice = Remembered { seed: 5, faces: Vec::new() };
        let mut stage = progress::stage(&game.state);
        while !game.choices().is_empty() {
            let choices = game.choices();
            let idle = ["done", "close", "muster"].into_iter().find(|word| choices.iter().any(|c| c == word));
            let choice = idle.map_or_else(|| choices[choices.len() / 2].clone(), str::to_owned);
            game.throw(&choice, &mut dice);
            let now = progress::stage(&game.state);
            assert!(now >= stage, "{choice}: {stage} to {now}");
            stage = now;
        }
        assert_eq!(SecondBullRun::to_choose(&game.world, &game.state), None, "{scenario} ends");
    }
}
