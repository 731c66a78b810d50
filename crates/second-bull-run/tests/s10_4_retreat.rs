//! 10.4: the way of a retreat, what it costs, and when it fails (Q75 to Q81).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::event::{EndCause, Event, LossCause};
use second_bull_run::state::Status;

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

fn fought(position: Position, zone: &str, dice: &[u8]) -> Game {
    let mut game = position.build();
    game.choose(&format!("fight {zone}"), dice);
    game
}

fn count(game: &Game, wanted: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().filter(|e| wanted(e)).count()
}

fn front_losses(game: &Game) -> usize {
    count(game, |e| matches!(e, Event::StepLost { why: LossCause::RetreatFront, .. }))
}

const RETREAT: u8 = 3;
const DISORDER: u8 = 1;

/// Field in 96, attacked from 97 and 98.
fn field_in_96() -> Position {
    combat_of("union").attacker("us_hardin", "97", "96").attacker("us_meade", "98", "96").unit("cs_field", "96", "97")
}

/// He is beaten by 8 to 3 and tests with +1.
fn beaten(position: Position, test: u8) -> Game {
    fought(position, "96", &[4, 1, test])
}

/// Field in 74, attacked from 73: only 96 leads away, 72 and 97 touch 73.
fn field_in_74() -> Position {
    combat_of("union").attacker("us_hardin", "73", "74").unit("cs_field", "74", "73")
}

fn beaten_in_74(position: Position, test: u8) -> Game {
    fought(position, "74", &[5, 2, test])
}

#[test]
#[rule("S-10.4-prio1")]
#[rule("S-Q75")]
fn a_retreat_leads_away_from_the_enemies_of_the_combat() {
    let game = beaten(field_in_96(), RETREAT);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("retreat"), ["113", "114", "72", "95"]);
    assert_eq!(game.refused_by("retreat 74"), "S-10.4-prio1");
    assert_eq!(game.refused_by("retreat 115"), "S-10.4-prio1");
    assert_eq!(game.refused_by("retreat 97"), "S-9.6-enemy");
}

#[test]
#[rule("S-10.4-prio1")]
#[rule("S-Q75")]
fn the_only_zone_away_is_taken_even_through_a_front() {
    let game = beaten_in_74(field_in_74().unit("us_seymour", "115", "96"), RETREAT);
    assert_eq!((game.place_of("cs_field"), front_losses(&game)), (Some("96"), 1));
}

#[test]
#[rule("S-10.4-prio1")]
#[rule("S-10.4-prio4")]
#[rule("S-Q75")]
fn without_a_zone_away_one_no_nearer_will_do() {
    let game = beaten_in_74(field_in_74().routed("us_seymour", "96"), RETREAT);
    assert_eq!(game.place_of("cs_field"), Some("72"), "72 and 97 are as near; 72 is nearer to the goals");
    assert_eq!(front_losses(&game), 1, "both lie in Hardin's front: that wish is skipped");
}

#[test]
#[rule("S-10.4-prio1")]
fn a_beaten_attacker_goes_away_from_the_attacked_zone() {
    let position = combat_of("union").attacker("us_hardin", "98", "115").unit("cs_trimble", "115", "98");
    let game = fought(position, "115", &[1, 5, 4]);
    assert_eq!(game.listed("retreat"), ["75", "77", "99"], "97 is farther from the goals, 96 and 116 touch 115");
}

#[test]
#[rule("S-10.4-prio1")]
fn a_beaten_attacker_keeps_away_from_the_attacked_zone_not_from_its_own() {
    let position = combat_of("confederate")
        .attacker("cs_archer", "98", "115")
        .unit("us_hardin", "115", "98")
        .routed("us_duryea", "75")
        .routed("us_tower", "97");
    let game = fought(position, "115", &[1, 3, DISORDER]);
    assert_eq!(game.place_of("cs_archer"), Some("99"), "the way to the goals is barred");
    assert_eq!(game.listed("retreat"), ["100", "101", "78"], "117 is farther from 98 but not from 115");
}

#[test]
#[rule("S-10.4-prio2")]
fn fronts_are_shunned_before_zones_of_control() {
    let position = field_in_96().unit("us_duryea", "71", "54").routed("us_tower", "126");
    let game = beaten(position, RETREAT);
    assert_eq!(game.listed("retreat"), ["113", "114", "95"], "all in a zone of control, 72 in a front too");
    assert_eq!(game.refused_by("retreat 72"), "S-10.4-prio2");
}

#[test]
#[rule("S-10.4-prio3")]
fn zones_of_control_are_shunned_where_possible() {
    let game = beaten(field_in_96().routed("us_tower", "126"), RETREAT);
    assert_eq!(game.listed("retreat"), ["72", "95"], "a routed brigade controls 113 and 114");
    assert_eq!(game.refused_by("retreat 113"), "S-10.4-prio3");
    assert_eq!(game.refused_by("retreat 74"), "S-10.4-prio1", "the first wish comes first");
}

#[test]
#[rule("S-10.4-prio4")]
fn each_side_keeps_towards_its_own_goals() {
    let south = combat_of("union").attacker("us_hardin", "5", "22").unit("cs_archer", "22", "5");
    let game = fought(south, "22", &[5, 2, RETREAT]);
    assert_eq!(game.listed("retreat"), ["39", "40"], "23 is farther from G, H and 193");
    assert_eq!(game.refused_by("retreat 23"), "S-10.4-prio4");
    let north = combat_of("confederate").attacker("cs_archer", "5", "22").unit("us_hardin", "22", "5");
    let game = fought(north, "22", &[5, 2, RETREAT]);
    assert_eq!(game.listed("retreat"), ["23", "40"], "39 is farther from B, C, D and E");
}

#[test]
#[rule("S-10.4-prio3")]
#[rule("S-10.4-prio4")]
#[rule("S-Q75")]
fn the_goals_come_last() {
    let position =
        combat_of("union").attacker("us_hardin", "5", "22").unit("cs_archer", "22", "5").routed("us_tower", "57");
    let game = fought(position, "22", &[5, 2, RETREAT]);
    assert_eq!(game.place_of("cs_archer"), Some("23"), "39 and 40 lie in a zone of control");
}

#[test]
#[rule("S-10.4-retreat-loss")]
fn each_zone_in_a_front_costs_a_loss() {
    let position = field_in_74().unit("us_seymour", "115", "96").unit("us_duryea", "94", "113");
    let mut game = beaten_in_74(position, DISORDER);
    assert_eq!((game.place_of("cs_field"), game.losses("cs_field")), (Some("96"), 2), "disorder, and 96");
    assert_eq!(game.listed("retreat"), ["113", "114"], "both in a front");
    game.choose("retreat 113", &[]);
    assert_eq!(game.losses("cs_field"), 3);
}

#[test]
#[rule("S-10.4-retreat-loss")]
fn a_brigade_that_dies_on_the_way_stops_there() {
    let position = combat_of("union")
        .attacker("us_hardin", "73", "74")
        .unit_with("cs_field", "74", "73", "losses = 4")
        .unit("us_seymour", "115", "96");
    let game = fought(position, "74", &[4, 2, 4]);
    assert!(game.told(|e| matches!(e, Event::Eliminated { why: EndCause::Losses, .. })));
    assert_eq!(count(&game, |e| matches!(e, Event::Retreated { .. })), 1);
    assert_eq!(game.listed("advance"), ["us_hardin 74"]);
}

#[test]
#[rule("S-Q78")]
fn two_fronts_on_one_zone_cost_one_loss() {
    let position = field_in_74().unit("us_seymour", "115", "96").unit("us_meade", "98", "96");
    let game = beaten_in_74(position, RETREAT);
    assert_eq!((game.place_of("cs_field"), game.losses("cs_field")), (Some("96"), 1));
}

#[test]
#[rule("S-10.4-retreat-zoc")]
fn zones_of_control_neither_stop_nor_hurt() {
    let position = field_in_74().routed("us_seymour", "115").routed("us_duryea", "94");
    let mut game = beaten_in_74(position, DISORDER);
    assert_eq!(game.place_of("cs_field"), Some("96"), "in Seymour's zone of control, and on he goes");
    game.choose("retreat 114", &[]);
    assert_eq!((game.place_of("cs_field"), game.losses("cs_field")), (Some("114"), 1), "only disorder's own loss");
}

#[test]
#[rule("S-10.4-retreat-zoc")]
#[rule("S-11.1.5-bullrun")]
fn neither_enemies_nor_bull_run_let_a_retreat_through() {
    let position = combat_of("confederate")
        .attacker("cs_archer", "149", "150")
        .unit("us_hardin", "150", "149")
        .routed("cs_branch", "136")
        .routed("cs_thomas", "167")
        .routed("cs_pender", "137");
    let game = fought(position, "150", &[5, 2, RETREAT]);
    assert!(game.told(|e| matches!(e, Event::Eliminated { why: EndCause::NoRetreat, .. })), "Red House Ford is closed");
}

#[test]
#[rule("S-10.4-retreat-zoc")]
#[rule("S-11.1.5-bullrun")]
fn a_retreat_over_a_closed_ford_is_refused_for_want_of_a_bridge() {
    let position = combat_of("confederate").attacker("cs_archer", "137", "150").unit("us_hardin", "150", "137");
    let game = fought(position, "150", &[5, 1, RETREAT]);
    assert_eq!(game.listed("retreat"), ["149", "167"]);
    assert_eq!(game.refused_by("retreat 151"), "S-11.1.5-bullrun");
}

#[test]
#[rule("S-10.4-retreat-no-return")]
fn a_retreat_never_turns_back() {
    let mut game = beaten(field_in_96(), DISORDER);
    game.choose("retreat 113", &[]);
    assert!(!game.offers("retreat 96"));
    assert_eq!(game.refused_by("retreat 96"), "S-10.4-retreat-no-return");
    let held = [("72", "duryea"), ("95", "tower"), ("113", "stiles"), ("114", "thoburn"), ("115", "seymour")];
    let dead_end = held
        .into_iter()
        .fold(field_in_74().routed("us_meade", "98").routed("us_sullivan", "97"), |position, (zone, name)| {
            position.routed(&format!("us_{name}"), zone)
        });
    let lost = beaten_in_74(dead_end, DISORDER);
    assert_eq!(count(&lost, |e| matches!(e, Event::Retreated { .. })), 1);
    assert_eq!(lost.status("cs_field"), Status::Eliminated, "74 is free again, but not for him");
}

#[test]
#[rule("S-10.4-retreat-stack")]
fn a_full_zone_is_no_end_of_a_retreat() {
    let open = {
        let mut game = beaten(field_in_96().unit("cs_archer", "126", "156"), DISORDER);
        game.choose("retreat 113", &[]);
        game
    };
    assert!(open.offers("retreat 126"), "one brigade leaves room");
    let position = field_in_96().unit("cs_archer", "126", "156").unit("cs_branch", "126", "156");
    let mut full = beaten(position, DISORDER);
    full.choose("retreat 113", &[]);
    assert!(!full.offers("retreat 126"));
    assert_eq!(full.refused_by("retreat 126"), "S-9.6-two");
    let mut strangers = beaten(field_in_96().unit("cs_law", "126", "156"), DISORDER);
    strangers.choose("retreat 113", &[]);
    assert_eq!(strangers.refused_by("retreat 126"), "S-9.6-corps", "Law is of another corps");
}

#[test]
#[rule("S-Q80")]
fn a_retreat_passes_through_full_zones() {
    let position = field_in_96().unit("cs_archer", "113", "141").unit("cs_branch", "113", "141");
    let mut game = beaten(position.clone(), DISORDER);
    assert!(game.offers("retreat 113"));
    game.choose("retreat 113", &[]);
    game.choose("retreat 126", &[]);
    assert_eq!(game.place_of("cs_field"), Some("126"));
    assert!(!beaten(position, RETREAT).offers("retreat 113"), "but it does not end there");
}

#[test]
#[rule("S-Q77")]
fn with_every_end_zone_full_the_retreat_goes_on() {
    let position = field_in_74()
        .unit("cs_johnson", "72", "54")
        .unit("cs_starke", "72", "54")
        .unit("cs_baylor", "96", "114")
        .unit("cs_taliaferro", "96", "114")
        .unit("cs_lawton", "97", "98")
        .unit("cs_trimble", "97", "98");
    let mut game = beaten_in_74(position.clone(), RETREAT);
    assert_eq!(game.stack("96").len(), 3, "on the way");
    assert_eq!(game.listed("retreat"), ["113", "114"]);
    game.choose("retreat 114", &[]);
    assert_eq!((game.place_of("cs_field"), game.losses("cs_field")), (Some("114"), 0));
    let hurt = position.unit("us_duryea", "94", "113").unit("us_meade", "126", "114").routed("us_tower", "115");
    let mut game = beaten_in_74(hurt, RETREAT);
    game.choose("retreat 113", &[]);
    assert_eq!(game.losses("cs_field"), 1, "fronts cost on the further zone too");
}

/// Field in 74 with enemies all round.
fn ringed() -> Position {
    field_in_74().routed("us_duryea", "72").routed("us_seymour", "96").routed("us_tower", "97")
}

#[test]
#[rule("S-Q76")]
fn a_brigade_without_a_way_out_is_lost_or_stays_by_the_switch() {
    let lost = beaten_in_74(ringed(), RETREAT);
    assert!(lost.told(|e| matches!(e, Event::Eliminated { why: EndCause::NoRetreat, .. })));
    assert_eq!((lost.status("cs_field"), lost.listed("advance")), (Status::Eliminated, vec!["us_hardin 74".into()]));
    let stays = beaten_in_74(ringed().option("retreat-blocked", "stay-with-loss"), RETREAT);
    assert_eq!((stays.place_of("cs_field"), stays.losses("cs_field")), (Some("74"), 1));
    assert!(stays.listed("advance").is_empty());
    let disorder = beaten_in_74(ringed().option("retreat-blocked", "stay-with-loss"), DISORDER);
    assert_eq!(disorder.losses("cs_field"), 2, "disorder's loss and that of the blocked way");
}

#[test]
#[rule("S-Q76")]
fn by_the_switch_a_blocked_rout_still_routs() {
    let position = combat_of("union")
        .option("retreat-blocked", "stay-with-loss")
        .attacker("us_hardin", "73", "74")
        .unit_with("cs_field", "74", "73", "losses = 3\nfatigue = 1")
        .routed("us_duryea", "72")
        .routed("us_seymour", "96")
        .routed("us_tower", "97");
    let game = fought(position, "74", &[3, 2, 2]);
    assert_eq!((game.place_of("cs_field"), game.losses("cs_field"), game.is_routed("cs_field")), (Some("74"), 5, true));
}

/// Archer in the corner zone 1 with enemies in both neighbours.
fn cornered(position: Position) -> Game {
    let position = position
        .no_objectives()
        .commander("us_cc_mcdowell", "140")
        .commander("cs_cc_jackson", "126")
        .attacker("us_hardin", "2", "1")
        .attacker("us_seymour", "18", "1")
        .unit("cs_archer", "1", "2");
    fought(position, "1", &[4, 1, RETREAT])
}

#[test]
#[rule("S-10.4-retreat-exit")]
#[rule("S-Q81")]
fn a_brigade_forced_off_the_map_is_eliminated() {
    let game = cornered(Position::combat("union"));
    assert_eq!(game.status("cs_archer"), Status::Eliminated);
    assert!(game.told(|e| matches!(e, Event::Eliminated { why: EndCause::LeftMap, .. })));
    assert_eq!(game.listed("advance"), ["us_hardin 1", "us_seymour 1"]);
    let game = cornered(Position::combat("union").thirtieth());
    assert_eq!(game.status("cs_archer"), Status::Eliminated);
}

#[test]
#[rule("S-Q81")]
fn on_the_first_of_two_days_it_may_come_back() {
    let first = cornered(Position::combat("union").both_days());
    assert_eq!(first.status("cs_archer"), Status::Exited);
    assert_eq!(first.points(), (5, 0), "it counts as eliminated");
    let second = cornered(Position::combat("union").both_days().start("day = 2"));
    assert_eq!(second.status("cs_archer"), Status::Eliminated);
    let inland = beaten_in_74(ringed().both_days(), RETREAT);
    assert_eq!(inland.status("cs_field"), Status::Eliminated, "a brigade lost inland never returns");
}

#[test]
#[rule("S-Q79")]
fn enemies_do_not_turn_to_a_retreat() {
    let position = field_in_74().unit("us_seymour", "115", "127");
    let game = beaten_in_74(position, RETREAT);
    assert_eq!(game.place_of("cs_field"), Some("96"), "next to Seymour, whom nobody touched before");
    assert_eq!(game.facing("us_seymour"), Some("127"));
    assert!(!game.told(|e| matches!(e, Event::Turned { .. })));
    assert_eq!(game.asked(), Some(Side::Confederate), "only Field himself faces");
}

#[test]
#[rule("S-Q79")]
fn enemies_do_not_turn_to_a_rout_move() {
    let mut game = Position::at("administration")
        .first("confederate")
        .commander("us_cc_mcdowell", "140")
        .commander("cs_cc_jackson", "126")
        .routed("cs_field", "1")
        .unit("us_seymour", "19", "20")
        .build();
    game.throw("begin", &mut common::ByPurpose(vec![]));
    assert_eq!(game.listed("retreat"), ["18", "2"], "both touch 19");
    game.throw("retreat 18", &mut common::ByPurpose(vec![]));
    assert_eq!(game.place_of("cs_field"), Some("18"), "a goal ends the rout move");
    assert_eq!(game.facing("us_seymour"), Some("20"), "18 is not in his front, and he does not turn");
    assert!(!game.told(|e| matches!(e, Event::Turned { .. })));
}
