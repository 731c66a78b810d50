//! Who could attack a place next: the same as playing that attack, never more than the rules allow.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::BullRun1861;
use common::{Game, Position};
use kernel::dice::{DiceKey, LiveDice};
use kernel::view::{OddsSheet, Threat, ThreatView};
use kernel::{Side, Title};
use rule::rule;

fn threats(game: &Game, place: &str) -> ThreatView {
    BullRun1861::threats(&game.world, &game.state, place).unwrap()
}

/// The units of every threat, most dangerous first.
fn units(view: &ThreatView) -> Vec<Vec<&str>> {
    view.threats.iter().map(|threat| threat.units.iter().map(|unit| unit.unit.as_str()).collect()).collect()
}

fn alone<'v>(view: &'v ThreatView, unit: &str) -> &'v Threat {
    let found = view.threats.iter().find(|threat| threat.units.len() == 1 && threat.units[0].unit == unit);
    found.unwrap_or_else(|| panic!("{unit} does not threaten {}", view.place))
}

fn notes(threat: &Threat) -> Vec<&str> {
    threat.notes.iter().map(|note| note.key.as_str()).collect()
}

/// Settles facings by facing the place attacked.
fn face(game: &mut Game, place: &str) {
    let wanted = format!("face {place}");
    while game.choices().iter().any(|choice| choice.starts_with("face ")) {
        game.choose(&wanted, &[]);
    }
}

/// Plays a threat for real in its side's own phase and gives the sheet of the combat.
fn played(game: &mut Game, threat: &Threat, place: &str) -> OddsSheet {
    for attacker in &threat.units {
        game.choose(&format!("select {}", attacker.unit), &[1]);
        for step in &attacker.path {
            game.choose(&format!("step {step}"), &[]);
            face(game, place);
        }
        assert_eq!(game.place_of(&attacker.unit), Some(attacker.from.as_str()));
        let ford = game.offers("engage farm-ford");
        game.choose(if ford { "engage farm-ford" } else { "engage" }, &[]);
        face(game, place);
    }
    let mut joining: Vec<&str> = threat.units.iter().map(|unit| unit.unit.as_str()).collect();
    joining.sort_by_key(|unit| game.brigade(unit).0);
    game.form(place, &joining);
    BullRun1861::odds(&game.world, &game.state, &game.parse("resolve")).unwrap()
}

#[rule("BR-11.1-needs-mark")]
#[test]
fn a_threat_has_the_odds_of_the_attack_that_is_played() {
    let position = |side: &str| {
        let at = Position::activation(side, 1).unit("us_burnside", "S03", "S07").unit("cs_evans", "S07", "S03");
        at.build()
    };
    // Asked while the other side moves, played in the attacker's own phase.
    for (side, other, unit, from, place) in
        [("union", "confederate", "us_burnside", "S03", "S07"), ("confederate", "union", "cs_evans", "S07", "S03")]
    {
        let view = threats(&position(other), place);
        assert_eq!(view.side.to_string(), side);
        let threat = alone(&view, unit);
        let attacker = &threat.units[0];
        assert_eq!((attacker.from.as_str(), attacker.path.len(), attacker.cost, attacker.fatigue), (from, 0, 2, 0));
        assert_eq!(notes(threat), ["br61-threat-note-test"], "there are no headquarters");
        let mut game = position(side);
        let sheet = played(&mut game, threat, place);
        assert_eq!(threat.odds.as_ref(), Some(&sheet));
    }
}

#[rule("BR-10.3-engage-cost")]
#[test]
fn a_brigade_farther_off_marches_first_and_pays_for_both() {
    let position = |side: &str| {
        Position::activation(side, 1).unit("us_burnside", "S03", "S07").unit("cs_evans", "S08", "S07").build()
    };
    let view = threats(&position("union"), "S03");
    assert_eq!(units(&view), [["cs_evans"]]);
    let threat = alone(&view, "cs_evans");
    let attacker = &threat.units[0];
    let mut game = position("confederate");
    let reach = BullRun1861::reach(&game.world, &game.state, "cs_evans").unwrap();
    let way = reach.places.iter().find(|place| place.place == attacker.from).unwrap();
    assert_eq!((&attacker.path, attacker.cost), (&way.path, way.cost + 2));
    let sheet = played(&mut game, threat, "S03");
    assert_eq!(threat.odds.as_ref(), Some(&sheet));
    assert_eq!(i64::from(game.fatigue("cs_evans")), attacker.fatigue);
}

#[rule("BR-11.1-joint")]
#[test]
fn all_that_can_join_are_offered_together() {
    let position = |side: &str| {
        let at = Position::activation(side, 2).unit("cs_evans", "S07", "S03");
        at.unit("us_burnside", "S03", "S07").unit("us_franklin", "S04", "S07").build()
    };
    let view = threats(&position("confederate"), "S07");
    assert_eq!(view.threats.len(), 3);
    let joint = &view.threats[0];
    assert_eq!(joint.units.len(), 2, "together they are the most dangerous");
    assert!(notes(joint).contains(&"br61-threat-note-activations"));
    let sheet = played(&mut position("union"), joint, "S07");
    assert_eq!(joint.odds.as_ref(), Some(&sheet));
    let danger = |threat: &Threat| bull_run_1861::odds::danger(threat.odds.as_ref().unwrap());
    assert!(view.threats.windows(2).all(|pair| danger(&pair[0]) >= danger(&pair[1])));
}

#[rule("BR-10.3-farm-ford-begin")]
#[rule("BR-10.3-farm-ford-attack")]
#[test]
fn farm_ford_lets_an_attack_through_only_from_beside_it_until_it_is_found() {
    // A step from the ford; Evans holds the Stone Bridge, the other way over.
    let aside = |open: bool| {
        let start = Position::activation("confederate", 1).start(&format!("farm-ford-open = {open}"));
        let start = start.unit("us_keyes", "N07", "N50").unit("cs_evans", "S06", "N07");
        start.unit("cs_jones", "S05", "N50").build()
    };
    assert_eq!(units(&threats(&aside(false), "S05")), Vec::<Vec<&str>>::new());
    let open = threats(&aside(true), "S05");
    assert_eq!((units(&open), open.threats[0].units[0].from.as_str()), (vec![vec!["us_keyes"]], "N50"));
    let beside = |side: &str| {
        let start = Position::activation(side, 1).start("farm-ford-open = false");
        let start = start.unit("us_keyes", "N50", "S05").unit("cs_evans", "S06", "N07");
        start.unit("cs_jones", "S05", "N50").build()
    };
    let view = threats(&beside("confederate"), "S05");
    let threat = alone(&view, "us_keyes");
    assert_eq!(threat.units[0].cost, 4);
    assert!(notes(threat).contains(&"br61-threat-note-ford"));
    let sheet = played(&mut beside("union"), threat, "S05");
    assert_eq!(threat.odds.as_ref(), Some(&sheet));
}

#[rule("BR-6-op-not-activatable")]
#[test]
fn nobody_comes_who_is_too_far_or_marked_to_march() {
    let far = Position::activation("union", 1).unit("us_burnside", "S03", "S07").unit("cs_evans", "S30", "S29").build();
    assert_eq!(units(&threats(&far, "S03")), Vec::<Vec<&str>>::new());
    let marked = Position::activation("union", 1).unit("us_burnside", "S03", "S07");
    let marked = marked.unit_with("cs_evans", "S10", "S08", "op = true").build();
    assert_eq!(units(&threats(&marked, "S08")), Vec::<Vec<&str>>::new());
}

#[rule("BR-10.3-cost-open")]
#[test]
fn an_empty_place_is_entered_by_the_enemies_of_the_side_that_is_asked() {
    let position = |side: &str| {
        Position::activation(side, 1).unit("us_burnside", "S03", "S07").unit("cs_evans", "S10", "S08").build()
    };
    for (asked, enemy, unit) in [("union", Side::Confederate, "cs_evans"), ("confederate", Side::Union, "us_burnside")]
    {
        let game = position(asked);
        let view = threats(&game, "S08");
        assert_eq!((view.side, units(&view)), (enemy, vec![vec![unit]]));
        let threat = &view.threats[0];
        assert_eq!(threat.odds, None);
        let reach = BullRun1861::reach(&game.world, &game.state, unit).unwrap();
        let there = reach.places.iter().find(|place| place.place == "S08").unwrap();
        let entered = &threat.units[0];
        assert_eq!((&entered.path, entered.cost, entered.fatigue), (&there.path, there.cost, there.fatigue));
    }
    assert_eq!(BullRun1861::threats(&position("union").world, &position("union").state, "Z99"), None);
}

/// Whatever the position, threats are attacks of the enemy with honest odds, and asking changes nothing.
#[test]
fn threats_hold_together_throughout_games() {
    for (game, scenario) in [(1, "historical"), (2, "free")] {
        let mut table = Game::new(scenario, &[]);
        let mut dice = LiveDice::new(DiceKey::for_game(61, game));
        let mut listed = Vec::new();
        let (mut seen, mut odd) = (0, 7_u64);
        for made in 0.. {
            BullRun1861::choices(&table.world, &table.state, &mut listed);
            if listed.is_empty() {
                break;
            }
            if made % 97 == 0 {
                seen += look(&table);
            }
            odd = odd.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = listed[(odd >> 33) as usize % listed.len()];
            BullRun1861::choose(&table.world, &mut table.state, &choice, &mut dice, &mut Vec::new()).unwrap();
        }
        assert_eq!(look(&table), 0, "nothing threatens when the game is over");
        assert!(seen > 20, "{scenario}: {seen} attacks could come");
    }
}

/// Checks all places and counts the attacks that could come.
fn look(game: &Game) -> usize {
    let (world, before) = (&game.world, game.state.clone());
    let mut attacks = 0;
    for zone in world.zones {
        let view = threats(game, world.zone_id(zone));
        assert_eq!(view, threats(game, world.zone_id(zone)));
        let held = Side::BOTH.into_iter().find(|side| before.occupied(world, *side).has(zone));
        assert!(held.is_none_or(|side| view.side == side.other()));
        for threat in &view.threats {
            assert_eq!(threat.odds.is_some(), held.is_some());
            let sides = threat.units.iter().map(|unit| world.sheet(game.brigade(&unit.unit)).side);
            assert!(sides.into_iter().all(|side| side == view.side));
            if let Some(odds) = &threat.odds {
                let sum: f64 = odds.outcomes.iter().map(|outcome| outcome.probability).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                attacks += 1;
            }
        }
    }
    assert_eq!(game.state, before);
    attacks
}
