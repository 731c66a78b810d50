//! 11.4: retreat in order, second lines.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use common::result::{ENGAGED, SECOND, evans_hit, overwhelmed, supported_attack};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

fn retreat_die_thrown(game: &Game) -> bool {
    game.told(|e| matches!(e, Event::RetreatDie { .. }))
}

/// Whether an attempt with this face succeeds.
fn retreats(side: &str, id: &str, face: u8) -> bool {
    let mut game = overwhelmed(side, id, "");
    game.choose(&format!("attempt {id}"), &[face]);
    let passed = game.told(|e| matches!(e, Event::RetreatDie { passed: true, .. }));
    assert_eq!(game.losses(id), u8::from(!passed));
    passed
}

/// The same for Cocke in extended line, beaten at Lewis Ford (W-27).
fn cocke_hit(position: Position) -> Game {
    let mut game = position
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .unit_with("us_franklin", "N08", "S16", ENGAGED)
        .build();
    game.attack("S16", &["us_franklin"], &[3, 6, 6, 1]);
    assert!(game.totals().3);
    game
}

#[rule("BR-11.4-retreat-die")]
#[test]
fn a_retreat_succeeds_on_three_or_less_with_its_modifiers() {
    assert_eq!((retreats("union", "us_keyes", 3), retreats("union", "us_keyes", 4)), (true, false));
    assert_eq!((retreats("confederate", "cs_evans", 4), retreats("confederate", "cs_evans", 5)), (true, false));
    assert_eq!((retreats("union", "us_cav", 4), retreats("union", "us_cav", 5)), (true, false));
    for (face, passed) in [(2, true), (3, false)] {
        let mut game = cocke_hit(Position::melee("union"));
        game.choose("attempt cs_cocke", &[face]);
        assert_eq!(game.losses("cs_cocke"), u8::from(!passed), "die {face} + 1 for the extended line");
        assert_eq!(game.listed("retreat").is_empty(), !passed);
    }
}

#[rule("BR-11.4-retreat-star-cavalry")]
#[test]
fn a_cavalry_brigade_with_a_star_has_one_off_the_die_not_two() {
    assert!(retreats("confederate", "cs_stuart", 4));
    assert!(!retreats("confederate", "cs_stuart", 5));
}

#[rule("BR-11.4-retreat-fail")]
#[test]
fn a_failed_retreat_costs_a_step_and_the_brigade_stays() {
    // W-33.
    let mut game = overwhelmed("confederate", "cs_bee", "losses = 1");
    assert_eq!(game.choices(), ["attempt cs_bee"]);
    game.choose("attempt cs_bee", &[4]);
    assert_eq!(game.losses("cs_bee"), 2);
    assert_eq!(game.strengths("cs_bee").0, 1);
    assert_eq!(game.place_of("cs_bee"), Some("S08"));
    assert_eq!(game.asked(), Some(Side::Union), "and the matter is settled");
}

/// Every way of Evans from S07 beaten from S03, with enemies in S06 and S65 whose fronts close S05 and S08:
/// all pass a front, those by S04 and S11 the one of the victor himself.
const DIRTY_WAYS: [&str; 9] =
    ["S05", "S08", "S05 N50", "S08 S09", "S08 S10", "S04 S05", "S11 S08", "S11 S13", "S11 S66"];

fn sorted(mut ways: Vec<&str>) -> Vec<&str> {
    ways.sort_unstable();
    ways
}

#[rule("BR-11.4-retreat-away")]
#[test]
fn a_retreat_leads_away_from_the_enemies_of_the_combat() {
    // W-25.
    let mut game = evans_hit(supported_attack());
    game.choose("attempt cs_evans", &[4]);
    let ways = sorted(vec!["S05", "S08", "S05 N50", "S05 S06", "S08 S09", "S08 S10", "S08 S65"]);
    assert_eq!(game.listed("retreat"), ways);
    for way in ["S04", "S11", "S05 S04", "S08 S11", "S08 S07", "S03"] {
        assert_eq!(game.refused_by(&format!("retreat {way}")), "BR-11.4-retreat-away", "{way}");
    }
    for way in ["S04 S05", "S11 S65"] {
        assert_eq!(game.refused_by(&format!("retreat {way}")), "BR-11.4-retreat-front", "{way}");
    }
    game.choose("retreat S05 N50", &[]);
    assert_eq!(game.place_of("cs_evans"), Some("N50"));
    assert!(!game.state.farm_ford_open, "the South's use of the ford does not show it to the North");
}

#[rule("BR-11.4-retreat-away")]
#[test]
fn distance_is_counted_over_borders_open_to_the_retreating_side() {
    // Jackson attacks over Farm Ford. While the North does not know it, N07 is nearer to him than N50.
    let ways = |open: bool| {
        let mut game = Position::melee("confederate")
            .start(&format!("farm-ford-open = {open}"))
            .unit_with("cs_jackson", "S05", "N50", ENGAGED)
            .unit("us_keyes", "N50", "S05")
            .build();
        game.form("N50", &["cs_jackson"]);
        game.resolve_plainly("resolve", 6, 1);
        game.choose("attempt us_keyes", &[3]);
        game.listed("retreat")
    };
    let closed = vec!["N48", "N49", "N48 N42", "N48 N43", "N48 N49", "N49 N43", "N49 N44", "N49 N45", "N49 N48"];
    assert_eq!(ways(false), sorted(closed));
    assert!(ways(true).contains(&"N07".to_owned()));
}

#[rule("BR-11.4-retreat-front")]
#[test]
fn a_retreat_avoids_enemy_fronts_if_it_can_and_pays_once_if_it_cannot() {
    let with = |near_dogan: bool| {
        let mut position = supported_attack().unit("us_keyes", "S06", "S05");
        if near_dogan {
            position = position.unit("us_howard", "S65", "S08");
        }
        let mut game = evans_hit(position);
        game.choose("attempt cs_evans", &[4]);
        game
    };
    let mut closed = with(true);
    assert_eq!(closed.front("S06"), ["N07", "S05", "S09"]);
    assert_eq!(closed.front("S65"), ["S08", "S11", "S14"]);
    assert_eq!(closed.listed("retreat"), sorted(DIRTY_WAYS.to_vec()));
    closed.choose("retreat S08 S09", &[]);
    assert_eq!(closed.losses("cs_evans"), 1, "S08 and S09 both lie in a front: one step in all");
    assert_eq!(closed.state.losses[Side::Confederate], 1);
    assert_eq!(closed.place_of("cs_evans"), Some("S09"));
    for way in DIRTY_WAYS {
        let mut game = with(true);
        game.choose(&format!("retreat {way}"), &[]);
        assert_eq!(game.losses("cs_evans"), 1, "{way}");
    }

    let mut open = with(false);
    assert_eq!(open.listed("retreat"), sorted(vec!["S08", "S08 S10", "S08 S65"]));
    assert_eq!(open.refused_by("retreat S05"), "BR-11.4-retreat-front");
    assert_eq!(open.refused_by("retreat S08 S09"), "BR-11.4-retreat-front");
    open.choose("retreat S08 S65", &[]);
    assert_eq!(open.losses("cs_evans"), 0);
}

#[rule("BR-11.4-retreat-front")]
#[test]
fn fronts_over_the_stream_do_not_count() {
    // Sherman beyond the Stone Bridge has S06 in his front, Keyes in N49 has S05.
    let mut game = evans_hit(supported_attack().unit("us_sherman", "N07", "S16").unit("us_keyes", "N49", "S04"));
    assert_eq!((game.front("N07"), game.front("N49")), (zones("N08 S06 S16"), zones("N45 S04 S05")));
    game.choose("attempt cs_evans", &[4]);
    let ways = sorted(vec!["S05", "S08", "S05 N50", "S05 S06", "S08 S09", "S08 S10", "S08 S65"]);
    assert_eq!(game.listed("retreat"), ways);
    game.choose("retreat S05 S06", &[]);
    assert_eq!(game.losses("cs_evans"), 0);
}

fn zones(ids: &str) -> Vec<String> {
    ids.split(' ').map(str::to_owned).collect()
}

#[rule("BR-11.4-retreat-stacking")]
#[test]
fn a_retreat_passes_a_full_zone_but_does_not_end_in_one() {
    let full = supported_attack().unit("cs_bee", "S08", "S10").behind("cs_bartow", "S08", SECOND);
    let mut game = evans_hit(full);
    game.choose("attempt cs_evans", &[4]);
    assert_eq!(game.listed("retreat"), sorted(vec!["S05", "S05 N50", "S05 S06", "S08 S09", "S08 S10", "S08 S65"]));
    assert_eq!(game.refused_by("retreat S08"), "BR-11.4-retreat-stacking");
    game.choose("retreat S08 S09", &[]);
    assert_eq!(game.place_of("cs_evans"), Some("S09"));
    assert_eq!(game.stack("S08"), ["cs_bee", "cs_bartow"]);

    let room = supported_attack().unit("cs_bee", "S08", "S10");
    let mut game = evans_hit(room);
    game.choose("attempt cs_evans", &[4]).choose("retreat S08", &[]).choose("line cs_evans second", &[]);
    assert_eq!(game.stack("S08"), ["cs_bee", "cs_evans"]);
}

#[rule("BR-11.4-retreat-no-zoc-stop")]
#[test]
fn a_retreat_is_not_stopped_by_a_zone_of_control() {
    // Howard in S11 looks away to S12; S08 is in his zone of control, not in his front.
    let mut game = supported_attack().unit("cs_evans", "S07", "S03").unit("us_howard", "S11", "S12").build();
    game.attack("S07", &["us_burnside"], &[4, 2, 6, 2]);
    assert_eq!(game.front("S11"), ["S03", "S12", "S66"]);
    game.choose("attempt cs_evans", &[4]);
    assert!(game.offers("retreat S08 S09"));
    game.choose("retreat S08 S09", &[]);
    assert_eq!((game.place_of("cs_evans"), game.losses("cs_evans")), (Some("S09"), 0));
    assert_eq!(game.front("S11"), ["S03", "S12", "S66"], "passing by turns nobody");
}

#[rule("BR-11.4-retreat-contact")]
#[test]
fn a_retreat_that_ends_beside_another_enemy_makes_contact() {
    // Interaction 10.
    let mut game = evans_hit(supported_attack().unit("us_howard", "S13", "S66"));
    assert_eq!(game.front("S13"), ["S11", "S66"]);
    game.choose("attempt cs_evans", &[4]).choose("retreat S08 S65", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S11", "S13", "S14"], "S13 must be in his front");
    assert_eq!(game.refused_by("face S08"), "BR-10.4-contact-mover");
    game.choose("face S14", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S11", "S14", "S65"]);
    game.choose("face S65", &[]);
    assert_eq!(game.facing("S13"), Some("S65"));
    assert_eq!(game.facing("S65"), Some("S14"));
}

#[rule("BR-11.4-retreat-contact")]
#[test]
fn a_brigade_faces_anew_where_its_retreat_ends() {
    let mut game = evans_hit(supported_attack());
    game.choose("attempt cs_evans", &[4]).choose("retreat S08 S10", &[]);
    assert_eq!(game.listed("face"), ["S08", "S09", "S14", "S52", "S54"], "no enemy near: any facing");
}

#[rule("BR-11.4-retreat-none")]
#[test]
fn without_a_way_out_the_loss_is_taken_without_a_die() {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S02", "S01", ENGAGED)
        .unit_with("cs_stuart", "S01", "S02", "losses = 1")
        .build();
    game.form("S01", &["us_burnside"]);
    game.resolve_plainly("resolve", 6, 1);
    assert!(!retreat_die_thrown(&game));
    assert!(game.told(|e| matches!(e, Event::HitAsLoss { forced: true, .. })));
    assert_eq!((game.place_of("cs_stuart"), game.losses("cs_stuart")), (None, 2));
}

#[rule("BR-11.4-retreat-none")]
#[rule("BR-11.4-hit-order")]
#[test]
fn of_two_that_are_hit_the_one_without_a_way_out_may_not_try() {
    // Jackson in S02 against Keyes in the corner of S01 and Howard in S03.
    let mut game = Position::melee("confederate")
        .unit_with("cs_jackson", "S02", "S01", ENGAGED)
        .behind("cs_bonham", "S02", SECOND)
        .unit("us_keyes", "S01", "S02")
        .unit("us_howard", "S12", "S02")
        .build();
    assert_eq!(game.front("S02"), ["N51", "S01", "S12"]);
    game.choose("sweep cs_jackson", &[1, 6, 1]);
    assert!(game.totals().3);
    assert_eq!(game.refused_by("attempt us_keyes"), "BR-11.4-retreat-none");
    assert_eq!(game.choices(), ["loss us_howard", "attempt us_howard", "loss us_keyes"]);
}

/// Franklin in S04 and Burnside in S05 both Hit by Bonham on the hill; Howard stands in S06.
fn both_attackers_hit() -> Game {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S05", "S07", "fatigue = 2\nengaged = true")
        .unit_with("us_franklin", "S04", "S07", ENGAGED)
        .unit("us_howard", "S06", "S09")
        .unit("cs_bonham", "S07", "S03")
        .build();
    game.form("S07", &["us_burnside", "us_franklin"]);
    game.resolve_plainly("resolve", 1, 6);
    assert_eq!(game.totals(), (1, 7, Side::Union, true));
    game
}

#[rule("BR-11.4-hit-order")]
#[test]
fn several_hits_are_taken_one_at_a_time_in_the_owners_order() {
    let all = ["loss us_burnside", "attempt us_burnside", "loss us_franklin", "attempt us_franklin"];
    let mut game = both_attackers_hit();
    assert_eq!(game.choices(), all);
    // Franklin first: by S05 to S06, his only clean way.
    game.choose("attempt us_franklin", &[3]);
    assert_eq!(game.place_of("us_franklin"), Some("S06"));
    assert!(game.listed("attempt").is_empty(), "one is finished before the next");
    game.choose("line us_franklin second", &[]);
    assert_eq!(game.choices(), ["loss us_burnside", "attempt us_burnside"]);

    // Burnside first: S06 is then full, and Franklin has only ways through Bonham's front.
    let mut game = both_attackers_hit();
    game.choose("attempt us_burnside", &[3]).choose("retreat S06", &[]);
    game.choose("line us_burnside second", &[]);
    assert_eq!(game.choices(), ["loss us_franklin", "attempt us_franklin"]);
    game.choose("attempt us_franklin", &[3]);
    assert_eq!(game.listed("retreat"), ["S03 N47", "S03 S02", "S03 S12"]);
}

#[rule("BR-11.4-defender-stays")]
#[test]
fn the_defender_never_advances() {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", "fatigue = 2\nengaged = true")
        .unit("cs_bonham", "S07", "S03")
        .build();
    game.form("S07", &["us_burnside"]);
    game.resolve_plainly("resolve", 1, 6);
    game.choose("attempt us_burnside", &[3]).choose("retreat N47", &[]);
    game.choose("face S03", &[]);
    assert!(game.stack("S03").is_empty());
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.choices(), ["target S23", "done"]);
    assert_eq!(game.place_of("cs_bonham"), Some("S07"));
}

#[rule("BR-11.4-retreat-extended")]
#[test]
fn an_extended_line_retreats_to_a_zone_next_to_both_its_parts() {
    // W-27.
    let mut game = cocke_hit(Position::melee("union"));
    game.choose("attempt cs_cocke", &[2]);
    let ways = sorted(vec!["S45", "S45 S15", "S45 S18", "S45 S44", "S45 S53", "S45 S57"]);
    assert_eq!(game.listed("retreat"), ways);
    game.choose("retreat S45", &[]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S45"), None));
    assert_eq!(game.stack("S45"), ["cs_cocke"]);
    assert!(game.stack("S16").is_empty() && game.stack("S17").is_empty());

    let mut blocked = cocke_hit(Position::melee("union").unit("us_keyes", "S45", "S44"));
    assert!(!retreat_die_thrown(&blocked));
    assert_eq!(blocked.losses("cs_cocke"), 1);
    assert_eq!((blocked.place_of("cs_cocke"), blocked.place_of("cs_cocke+")), (Some("S17"), Some("S16")));
    assert_eq!(blocked.strengths("cs_cocke"), (2, 1, 1), "4/1/1, halved and rounded up");
    blocked.choose("done", &[6]);
}

#[rule("BR-11.4-retreat-extended-pass")]
#[test]
fn a_retreating_extended_line_may_pass_its_common_zone_and_never_turns_back() {
    let mut game = cocke_hit(Position::melee("union").unit("cs_bee", "S45", "S16").behind("cs_bartow", "S45", SECOND));
    game.choose("attempt cs_cocke", &[2]);
    assert_eq!(game.listed("retreat"), sorted(vec!["S45 S15", "S45 S18", "S45 S44", "S45 S53", "S45 S57"]));
    assert_eq!(game.refused_by("retreat S45"), "BR-11.4-retreat-stacking");
    for back in ["S45 S16", "S45 S17", "S16", "S18"] {
        game.refusal(&format!("retreat {back}"));
    }
    game.choose("retreat S45 S53", &[]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S53"), None));
    assert_eq!(game.strengths("cs_cocke"), (5, 2, 2), "in normal line again");
}

#[rule("BR-11.4-retreat-other-second")]
#[test]
fn only_the_second_line_of_a_zone_in_the_combat_follows_an_extended_line() {
    let mut game = Position::melee("union")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .behind("cs_bartow", "S16", SECOND)
        .behind("cs_stuart", "S17", SECOND)
        .unit_with("us_porter", "N08", "S16", ENGAGED)
        .behind("us_burnside", "N08", SECOND)
        .build();
    game.form("S16", &["us_porter"]);
    game.choose("resolve", &[1, 6, 6, 1]);
    assert!(game.totals().3);
    game.choose("attempt cs_cocke", &[2]).choose("retreat S45", &[]).choose("face S16", &[]);
    let ways = game.listed("retreat");
    assert!(ways.contains(&"S17".to_owned()) && ways.contains(&"S15".to_owned()), "Bartow's own ways: {ways:?}");
    game.choose("retreat S15", &[]).choose("face S16", &[]);
    assert_eq!((game.place_of("cs_bartow"), game.fatigue("cs_bartow")), (Some("S15"), 1));
    assert_eq!((game.stack("S17"), game.fatigue("cs_stuart")), (vec!["cs_stuart".to_owned()], 0));
    assert_eq!(game.facing("S17"), Some("N09"), "the facing stays");
    assert_eq!(game.choices(), ["advance us_porter S16", "done"]);
}

#[rule("BR-11.4-second-line")]
#[test]
fn a_second_line_retreats_with_its_front_line_without_a_die_or_a_loss() {
    let mut game = supported_attack()
        .unit("us_keyes", "S06", "S05")
        .unit("us_howard", "S65", "S08")
        .unit("cs_evans", "S07", "S03")
        .behind("cs_stuart", "S07", SECOND)
        .build();
    game.attack("S07", &["us_burnside"], &[4, 6, 6, 1]);
    assert_eq!(game.totals(), (10, 5, Side::Confederate, true), "Stuart's support included");
    assert_eq!(game.fatigue("cs_stuart"), 0);
    game.choose("attempt cs_evans", &[4]).choose("retreat S08 S10", &[]).choose("face S08", &[]);
    assert_eq!(game.losses("cs_evans"), 1, "through Howard's front");
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("retreat"), sorted(DIRTY_WAYS.to_vec()));
    game.choose("retreat S05 N50", &[]).choose("face S05", &[]);
    assert!(!retreat_die_thrown(&game));
    assert_eq!((game.place_of("cs_evans"), game.place_of("cs_stuart")), (Some("S10"), Some("N50")));
    assert_eq!((game.fatigue("cs_stuart"), game.losses("cs_stuart")), (1, 0), "through Keyes's front at no loss");
    assert_eq!(game.state.losses[Side::Confederate], 1);
    assert_eq!(game.listed("advance"), ["us_burnside S07"]);
}

#[rule("BR-11.4-second-line-stuck")]
#[test]
fn a_second_line_that_cannot_follow_holds_the_zone() {
    let mut game = Position::melee("confederate")
        .unit_with("cs_jackson", "N26", "N25", ENGAGED)
        .behind("cs_bonham", "N26", SECOND)
        .unit("us_keyes", "N25", "N26")
        .behind("us_howard", "N25", SECOND)
        .unit("us_porter", "N36", "N34")
        .behind("us_burnside", "N36", SECOND)
        .unit("us_franklin", "N33", "N34")
        .build();
    game.form("N25", &["cs_jackson"]);
    game.resolve_plainly("resolve", 6, 1);
    // The one way is taken by itself.
    game.choose("attempt us_keyes", &[3]).choose("line us_keyes second", &[]);
    assert_eq!(game.place_of("us_keyes"), Some("N33"));
    assert!(game.told(|e| matches!(e, Event::CannotFollow { .. })));
    assert_eq!(game.stack("N25"), ["us_howard"]);
    assert_eq!((game.fatigue("us_howard"), game.losses("us_howard")), (1, 0));
    assert_eq!(game.facing("N25"), Some("N26"));
    assert_eq!(game.choices(), ["target N20", "done"], "the zone is not abandoned");
}

/// Bartow in S40 over Cocke's marker, whose counter is in S44; idle enemies in S46 and perhaps S19.
fn over_a_marker(s19: &str, attackers: &[&str]) -> Game {
    let mut game = Position::melee("union")
        .unit("cs_bartow", "S40", "S20")
        .unit_with("cs_cocke", "S44", "S45", "extended = \"S40\"\nmarker-line = \"second\"")
        .unit("us_keyes", "S46", "S58")
        .unit_with("us_franklin", "S19", "S40", s19)
        .unit_with("us_sherman", "S20", "S40", ENGAGED)
        .build();
    game.form("S40", attackers);
    game.resolve_plainly("resolve", 6, 1);
    assert!(game.totals().3);
    game.choose("attempt cs_bartow", &[3]).choose("retreat S41", &[]);
    let facing = game.listed("face")[0].clone();
    game.choose(&format!("face {facing}"), &[]);
    game
}

#[rule("BR-11.4-second-line-extended")]
#[test]
fn a_second_line_in_extended_line_closes_on_its_other_zone_or_stays() {
    let mut away = over_a_marker("", &["us_sherman"]);
    settle_facings(&mut away);
    assert_eq!((away.place_of("cs_cocke"), away.place_of("cs_cocke+")), (Some("S44"), None));
    assert_eq!((away.stack("S44"), away.fatigue("cs_cocke")), (vec!["cs_cocke".to_owned()], 1));
    assert!(away.stack("S40").is_empty());
    assert_eq!(away.listed("advance"), ["us_sherman S40"]);

    let mut stays = over_a_marker(ENGAGED, &["us_franklin", "us_sherman"]);
    settle_facings(&mut stays);
    assert_eq!((stays.place_of("cs_cocke"), stays.place_of("cs_cocke+")), (Some("S44"), Some("S40")));
    assert_eq!((stays.stack("S40"), stays.fatigue("cs_cocke")), (vec!["cs_cocke+".to_owned()], 1));
    assert_eq!(stays.choices(), ["target S23", "done"], "S40 is not abandoned, and not attacked again");
}

/// Answers the facings that turning stacks still have to choose.
fn settle_facings(game: &mut Game) {
    while let Some(facing) = game.listed("face").first().cloned() {
        game.choose(&format!("face {facing}"), &[]);
    }
}

#[rule("BR-11.4-second-line-extended")]
#[test]
fn a_second_line_in_extended_line_with_a_common_zone_retreats_as_a_whole() {
    // As before without the enemy in S46: the whole brigade closes on S46.
    let mut game = Position::melee("union")
        .unit("cs_bartow", "S40", "S20")
        .unit_with("cs_cocke", "S44", "S45", "extended = \"S40\"\nmarker-line = \"second\"")
        .unit("us_franklin", "S19", "S40")
        .unit_with("us_sherman", "S20", "S40", ENGAGED)
        .build();
    game.form("S40", &["us_sherman"]);
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_bartow", &[3]).choose("retreat S41", &[]);
    settle_facings(&mut game);
    let ways = game.listed("retreat");
    assert!(ways.iter().all(|way| way.starts_with("S46")), "{ways:?}");
    game.choose("retreat S46", &[]);
    settle_facings(&mut game);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S46"), None));
    assert_eq!((game.fatigue("cs_cocke"), game.losses("cs_cocke")), (1, 0));
}

#[rule("BR-11.4-second-line-safe")]
#[test]
fn a_second_line_whose_front_line_stands_suffers_nothing() {
    for (choice, dice) in [("loss cs_evans", [].as_slice()), ("attempt cs_evans", &[5])] {
        let mut game = supported_attack().unit("cs_evans", "S07", "S03").behind("cs_stuart", "S07", SECOND).build();
        game.attack("S07", &["us_burnside"], &[4, 6, 6, 1]);
        assert!(game.totals().3);
        game.choose(choice, dice);
        assert_eq!(game.losses("cs_evans"), 1);
        assert_eq!((game.fatigue("cs_stuart"), game.losses("cs_stuart")), (0, 0), "{choice}");
        assert_eq!(game.stack("S07"), ["cs_evans", "cs_stuart"]);
    }
}
