//! 13: optional rules.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::state::{Stage, Status};
use bull_run_1861::{Event, victory};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

/// The activation die of the half-phase that follows when no combat is left.
const NEXT: u8 = 1;

fn worth(modifiers: &[(Side, i64, String)], side: Side, rule: &str) -> i64 {
    modifiers.iter().filter(|(s, _, r)| *s == side && r == rule).map(|(_, value, _)| value).sum()
}

fn crossed(game: &Game) -> u32 {
    game.state.crossed_sudley.len()
}

fn is_out(game: &Game, id: &str) -> bool {
    game.state.brigade(game.brigade(id)).status == Status::Eliminated
}

// ---- 30th Virginia ----

#[rule("BR-13-30va")]
#[test]
fn with_the_30th_virginia_no_brigade_throws_for_cavalry() {
    let position = Position::combat("confederate")
        .unit_with("cs_ewell", "S23", "N20", "engaged = true")
        .unit("us_keyes", "N20", "S23");
    let horse = |game: &Game| game.events.iter().filter(|e| matches!(e, Event::CavalryDie { .. })).count();
    let mut game = position.clone().build();
    game.attack("N20", &["cs_ewell"], &[6, 6, 3, 3, NEXT]);
    assert_eq!(horse(&game), 1, "his circled 3 without the option");
    let mut game = position.option("thirtieth-virginia", "on").build();
    game.attack("N20", &["cs_ewell"], &[6, 3, 3, NEXT]);
    assert_eq!(horse(&game), 0);
}

#[rule("BR-13-30va")]
#[test]
fn the_30th_virginia_is_a_cavalry_brigade_of_the_potomac() {
    let position = Position::activation("confederate", 1)
        .option("thirtieth-virginia", "on")
        .hq("hq_johnston", "S44")
        .unit("cs_30va", "S44", "S45");
    // Johnston is there but commands another army; out of command it tests with -1.
    let mut game = position.clone().build();
    game.choose("select cs_30va", &[4]);
    assert!(game.told(|e| matches!(e, Event::CommandTest { die: 4, modifier: -1, passed: true, .. })));
    match game.state.stage {
        Stage::Activation { act, .. } => assert_eq!(act.points, 6),
        other => panic!("{other:?}"),
    }
    let mut game = position.clone().hq("hq_beauregard", "S39").build();
    game.choose("select cs_30va", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })), "Beauregard's range of 6 reaches S44 (5)");
    let game = position.option("thirtieth-virginia", "off").unit("cs_bee", "S40", "S41").build();
    assert!(game.world.find_brigade("cs_30va").is_none(), "without the option it is not in the game");
}

#[rule("BR-13-30va-place")]
#[test]
fn the_30th_virginia_starts_with_beauregard_or_next_to_him() {
    let game = Game::new("historical", &[("thirtieth-virginia", "on")]);
    let zones = ["cs_30va S35", "cs_30va S39", "cs_30va S43", "cs_30va S49", "cs_30va S50", "cs_30va S51"];
    assert_eq!(game.listed("place"), zones);
    assert_eq!(game.refused_by("place cs_30va S42"), "BR-13-30va-place", "two zones away");
    assert!(Game::new("historical", &[]).listed("place").is_empty());

    // Two brigades in S43 leave no room; beside Union Mills the ford leads to N20, N31 is behind no crossing.
    let at = |hq: &str| {
        Position::at("set-up")
            .start("turn = 1")
            .option("thirtieth-virginia", "on")
            .hq("hq_beauregard", hq)
            .text("[[unit]]\nid = \"cs_30va\"\nnear = \"hq_beauregard\"\n")
    };
    let game = at("S39").behind("cs_jones", "S43", "").behind("cs_early", "S43", "").build();
    assert_eq!(game.listed("place"), zones.iter().filter(|z| !z.ends_with("S43")).copied().collect::<Vec<_>>());
    game.refusal("place cs_30va S43");
    let game = at("S39").behind("cs_jones", "S43", "").build();
    assert_eq!(game.listed("place"), zones, "one brigade leaves room");
    let game = at("S23").build();
    assert_eq!(game.listed("place"), ["cs_30va N20", "cs_30va S23", "cs_30va S24", "cs_30va S25", "cs_30va S28"]);
}

#[rule("BR-13-30va-place")]
#[rule("BR-12.2-order")]
#[test]
fn in_the_free_placement_the_30th_virginia_follows_the_three_forward_brigades_and_keeps_its_room() {
    let mut game = Game::new("free", &[("thirtieth-virginia", "on")]);
    assert!(game.listed("place").iter().all(|rest| rest.ends_with(" forward") && !rest.starts_with("cs_30va")));
    game.refusal("place cs_30va S39");
    // Forward brigades may take zones next to Beauregard and keep them to themselves.
    game.choose_all(&["place cs_evans S39 forward", "place cs_cocke S43 forward", "place cs_bonham S35 forward"]);
    assert_eq!(game.listed("place cs_30va"), ["S49", "S50", "S51"]);
    // The others fill S49, S50 and S51 but for the last place, which is its own.
    game.choose_all(&["place cs_jones S49", "place cs_early S49", "place cs_ewell S50", "place cs_holmes S50"]);
    game.choose("place cs_bee S51", &[]);
    assert_eq!(game.refused_by("place cs_jackson S51"), "BR-12.2-free-south");
    assert_eq!(game.refused_by("extend cs_bee S50"), "BR-10.5-full-zone-exit");
    assert_eq!(game.listed("place cs_30va"), ["S51"]);
    game.choose("place cs_30va S51", &[]);
    assert_eq!(game.stack("S51"), ["cs_bee", "cs_30va"]);
}

// ---- Historical manoeuvre ----

#[rule("BR-13-manoeuvre-points")]
#[test]
fn fewer_than_four_brigades_over_sudley_ford_cost_the_north_two_points() {
    let points = |crossed: &str, option: &str| {
        let game = Position::at("initiative")
            .start(&format!("turn = 7\ncrossed-sudley = [{crossed}]"))
            .option("historical-manoeuvre", option)
            .unit("us_porter", "N42", "N43")
            .unit("us_burnside", "N43", "N44")
            .unit("us_howard", "N44", "N45")
            .unit("us_willcox", "N45", "N46")
            .unit("cs_evans", "S06", "N07")
            .build();
        game.points()
    };
    let three = "\"us_porter\", \"us_burnside\", \"us_howard\"";
    let four = format!("{three}, \"us_willcox\"");
    assert_eq!(points(three, "on"), (1, 7), "3 - 2");
    assert_eq!(points(&four, "on"), (3, 7));
    assert_eq!(points(three, "off"), (3, 7));
    assert_eq!(points("", "off"), (3, 7));
}

#[rule("BR-13-manoeuvre-count")]
#[test]
fn each_brigade_counts_once_when_it_crosses_by_movement_march_or_advance() {
    let mut game = Position::at("administration")
        .start("first = \"union\"")
        .unit_with("us_porter", "N47", "S03", "op = true")
        .behind("us_burnside", "N47", "line = \"second\"\nop = true")
        .unit("cs_evans", "S06", "N07")
        .build();
    game.choose_all(&["march us_porter", "step S03"]);
    assert_eq!(crossed(&game), 2, "both brigades of the body");

    let mut game = Position::activation("union", 2)
        .hq("hq_mcdowell", "N45")
        .unit("us_howard", "N47", "S03")
        .unit("us_keyes", "S03", "S07")
        .unit("cs_evans", "S06", "N07")
        .build();
    game.choose_all(&["select us_howard", "step S03"]);
    assert_eq!(crossed(&game), 1, "a step");
    game.choose_all(&["step N47", "step S03"]);
    assert_eq!(crossed(&game), 1, "back and over again");
    game.choose_all(&["line us_howard front", "face S07", "select us_keyes", "step N47"]);
    assert_eq!(crossed(&game), 1, "from the right to the left bank is nothing");

    let mut game = Position::combat("union")
        .unit_with("us_willcox", "N47", "S03", "engaged = true")
        .unit_with("cs_bartow", "S03", "N47", "losses = 1")
        .unit("cs_evans", "S06", "N07")
        .build();
    game.attack("S03", &["us_willcox"], &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (11, 3, Side::Confederate, true));
    assert_eq!(crossed(&game), 0, "an attack is no crossing");
    game.choose("attempt cs_bartow", &[6]);
    game.choose("advance us_willcox S03", &[]);
    assert_eq!(crossed(&game), 1, "an advance is");
}

#[rule("BR-13-manoeuvre-count")]
#[test]
fn a_retreat_over_sudley_ford_does_not_count() {
    let mut game = Position::combat("confederate")
        .unit_with("cs_jackson", "N46", "N47", "engaged = true")
        .unit_with("us_keyes", "N47", "N46", "losses = 1")
        .build();
    game.attack("N47", &["cs_jackson"], &[1, 6, 1]);
    assert!(game.totals().3);
    game.choose("attempt us_keyes", &[1]);
    game.choose("retreat S03", &[]);
    assert_eq!(game.place_of("us_keyes"), Some("S03"));
    assert_eq!(crossed(&game), 0);
}

fn manoeuvre(position: Position, turn: u8, option: &str) -> Position {
    position.start(&format!("turn = {turn}")).option("historical-manoeuvre", option)
}

#[rule("BR-13-manoeuvre-south")]
#[test]
fn no_southern_piece_crosses_bull_run_on_turn_1() {
    for (turn, option, open) in [(1, "on", false), (2, "on", true), (1, "off", true)] {
        let evans = |phase: Position| manoeuvre(phase, turn, option).unit("us_porter", "N42", "N43");
        let mut game = evans(Position::activation("confederate", 1).hq("hq_beauregard", "S15"))
            .unit("cs_evans", "S06", "N07")
            .build();
        game.choose("select cs_evans", &[]);
        assert_eq!(game.offers("step N07"), open, "turn {turn}, option {option}");
        assert!(game.offers("step S09"));
        if !open {
            assert_eq!(game.refused_by("step N07"), "BR-13-manoeuvre-south");
        }

        let marching = evans(Position::at("administration").start("first = \"confederate\""));
        let mut game = marching.unit_with("cs_evans", "S06", "N07", "op = true").build();
        game.choose("march cs_evans", &[]);
        assert_eq!(game.offers("step N07"), open);

        let moving = Position::at("headquarters").start("side = \"confederate\"").hq("hq_beauregard", "S06");
        let game = evans(moving).unit("cs_evans", "S06", "N07").build();
        assert_eq!(game.offers("hq hq_beauregard N07"), open);
        assert!(game.offers("hq hq_beauregard S09"));
    }
    // The North crosses as it likes.
    let north = Position::activation("union", 1).hq("hq_mcdowell", "N45").unit("us_howard", "N47", "S03");
    let mut game = manoeuvre(north, 1, "on").unit("cs_evans", "S06", "N07").build();
    game.choose("select us_howard", &[]);
    assert!(game.offers("step S03"));
}

#[rule("BR-13-manoeuvre-south-attack")]
#[test]
fn on_turn_1_the_south_attacks_over_the_bridge_but_does_not_advance_over_it() {
    for (option, advances) in [("on", false), ("off", true)] {
        let position = Position::combat("confederate")
            .unit_with("cs_jackson", "S06", "N07", "engaged = true")
            .unit_with("us_schenck", "N07", "S06", "losses = 2")
            .unit("us_porter", "N42", "N43");
        let mut game = manoeuvre(position, 1, option).build();
        assert!(game.offers("target N07"));
        game.attack("N07", &["cs_jackson"], &[1, 6, 1]);
        assert!(game.totals().3, "{:?}", game.totals());
        let then: &[u8] = if advances { &[4] } else { &[4, NEXT] };
        game.choose("attempt us_schenck", then);
        assert!(is_out(&game, "us_schenck"));
        assert_eq!(game.offers("advance cs_jackson N07"), advances);
        if !advances {
            assert_eq!(game.state.active, Side::Union, "no advance is offered, the half-phase is over");
        }
    }
}

#[rule("BR-13-manoeuvre-south-hq")]
#[test]
fn on_turn_1_a_southern_headquarters_does_not_give_way_across_bull_run() {
    for (turn, option, open) in [(1, "on", false), (1, "off", true), (2, "on", true)] {
        let position = Position::activation("union", 1)
            .hq("hq_mcdowell", "N45")
            .hq("hq_beauregard", "S05")
            .unit("us_burnside", "S03", "S07")
            .unit("cs_evans", "S15", "S06");
        let mut game = manoeuvre(position, turn, option).build();
        game.choose_all(&["select us_burnside", "step S07"]);
        assert_eq!(game.asked(), Some(Side::Confederate));
        assert_eq!(game.offers("hq hq_beauregard N50"), open, "turn {turn}, option {option}");
        assert!(game.offers("hq hq_beauregard S06"));
    }
}

#[rule("BR-13-manoeuvre-south-paths")]
#[test]
fn on_turn_1_southern_orders_and_retreats_may_cross_bull_run() {
    // W-25: Evans in S07, hit by Burnside in S03 with Porter behind him.
    let position = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", "engaged = true\nfatigue = 1")
        .behind("us_porter", "S03", "line = \"second\"\nfatigue = 1")
        .unit("cs_evans", "S07", "S03");
    let mut game = manoeuvre(position, 1, "on").build();
    game.attack("S07", &["us_burnside"], &[4, 2, 6, 2]);
    assert_eq!(game.totals(), (10, 5, Side::Confederate, true));
    game.choose("attempt cs_evans", &[4]);
    assert!(game.offers("retreat S05 N50"));

    // Ewell already stands in N20: Beauregard in S28 reaches him by Union Mills Ford, 1 + 2 MP.
    let position = Position::activation("confederate", 1).hq("hq_beauregard", "S28").unit("cs_ewell", "N20", "N21");
    let mut game = manoeuvre(position, 1, "on").build();
    game.choose("select cs_ewell", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
    assert_eq!(game.refused_by("step S23"), "BR-13-manoeuvre-south", "though he may not cross himself");
}

// ---- Confusion ----

#[rule("BR-13-confusion")]
#[test]
fn confused_attackers_have_minus_one_on_the_first_two_turns() {
    for (turn, option, expected) in [(1, "on", -1), (2, "on", -1), (3, "on", 0), (1, "off", 0)] {
        for side in [Side::Union, Side::Confederate] {
            let (north, south) = if side == Side::Union { ("engaged = true", "") } else { ("", "engaged = true") };
            let mut game = Position::combat(side.id())
                .start(&format!("turn = {turn}"))
                .option("confusion", option)
                .unit_with("us_burnside", "S03", "S07", north)
                .unit_with("cs_evans", "S07", "S03", south)
                .build();
            let (target, attacker) = if side == Side::Union { ("S07", "us_burnside") } else { ("S03", "cs_evans") };
            game.form(target, &[attacker]);
            let modifiers = game.modifiers("resolve");
            assert_eq!(worth(&modifiers, side, "BR-13-confusion"), expected, "turn {turn}, {option}");
            assert_eq!(worth(&modifiers, side.other(), "BR-13-confusion"), 0, "the defender is untouched");
        }
    }
}

// ---- Northern reinforcements ----

const RESERVE: [&str; 3] = ["us_militia", "us_volunteers", "us_mccunn"];

fn reserve(mut position: Position) -> Position {
    for id in RESERVE {
        position =
            position.text(&format!("[[reinforcement]]\nunit = \"{id}\"\nturn = 3\nplace = \"N01\"\nlimit = 3\n"));
    }
    position.option("northern-reinforcements", "on")
}

fn end_of_turn_3() -> Position {
    reserve(Position::at("administration").start("turn = 3\nfirst = \"union\"")).hq("hq_mcdowell", "N01")
}

#[rule("BR-13-reinforcements")]
#[test]
fn three_brigades_arrive_together_in_centreville_at_the_end_of_turn_3() {
    let mut game = end_of_turn_3().unit("us_keyes", "N02", "N03").build();
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("arrive"), ["us_mccunn N01", "us_militia N01", "us_volunteers N01"]);
    game.choose_all(&["arrive us_militia N01", "face N02", "arrive us_volunteers N01", "line us_volunteers second"]);
    assert_eq!(game.listed("line"), ["us_mccunn front", "us_mccunn second", "us_mccunn third"], "the owner's order");
    game.choose("line us_mccunn third", &[]);
    assert_eq!(game.stack("N01"), RESERVE);
    assert_eq!(game.state.turn, 4);
    // Turn 4: nobody declares, the North wins the initiative and marks nobody.
    game.choose("done", &[]);
    game.choose("done", &[6, 1]);
    game.choose("done", &[1]);
    for id in RESERVE {
        assert!(game.offers(&format!("select {id}")), "{id}");
    }
    game.choose_all(&["select us_keyes", "step N01"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit", "a fourth may not stop there");

    let game = Position::at("administration")
        .start("turn = 3\nfirst = \"union\"")
        .unit("us_keyes", "N02", "N03")
        .text("[[reinforcement]]\nunit = \"us_militia\"\nturn = 3\nplace = \"N01\"\nlimit = 3\n")
        .build();
    assert!(game.world.find_brigade("us_militia").is_none(), "without the option they stay at home");
    assert_eq!(game.state.turn, 4);
}

#[rule("BR-13-reinforcements")]
#[test]
fn a_garrison_counts_towards_the_three() {
    let mut game = end_of_turn_3().unit("us_keyes", "N01", "N02").build();
    game.choose_all(&["arrive us_militia N01", "line us_militia second", "arrive us_volunteers N01"]);
    game.choose("line us_volunteers third", &[]);
    let beside = ["us_mccunn N02", "us_mccunn N16", "us_mccunn N24", "us_mccunn N32", "us_mccunn N35"];
    assert_eq!(game.listed("arrive"), beside, "the third goes next door by road");
    game.choose("arrive us_mccunn N24", &[]);
    assert_eq!(game.place_of("us_mccunn"), Some("N24"));
    assert_eq!(game.stack("N01"), ["us_keyes", "us_militia", "us_volunteers"]);
}

/// Militia, Volunteers and McCunn in N01, in that order.
fn three_lines(position: Position) -> Position {
    reserve(position.start("turn = 4"))
        .unit("us_militia", "N01", "N02")
        .behind("us_volunteers", "N01", "line = \"second\"")
        .behind("us_mccunn", "N01", "line = \"third\"")
}

#[rule("BR-13-third-line")]
#[test]
fn the_third_line_supports_nobody_and_retreats_with_the_first() {
    let mut game = three_lines(Position::combat("confederate"))
        .unit_with("cs_jackson", "N02", "N01", "engaged = true")
        .unit("cs_evans", "S06", "N07")
        .build();
    game.form("N01", &["cs_jackson"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.3-support-combat"), 1, "Volunteers only");
    // 5 to 3: +2, star 1, gun 1. Militia's gun misses, support +1.
    game.choose("resolve", &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (10, 2, Side::Union, true));
    game.choose("attempt us_militia", &[3]);
    game.choose("retreat N24", &[]);
    game.choose("face N01", &[]);
    // Both others must follow, each by its own way.
    assert_eq!(game.fatigue("us_volunteers"), 1);
    game.choose("retreat N32", &[]);
    game.choose("face N01", &[]);
    assert_eq!(game.fatigue("us_mccunn"), 1);
    game.choose("retreat N33", &[]);
    assert!(game.stack("N01").is_empty());
    assert_eq!(game.losses("us_volunteers") + game.losses("us_mccunn"), 0);
}

#[rule("BR-13-third-line")]
#[test]
fn when_one_of_the_three_leaves_the_limit_is_two_again() {
    let mut game = three_lines(Position::activation("union", 3))
        .hq("hq_mcdowell", "N01")
        .unit("us_keyes", "N24", "N01")
        .unit("cs_evans", "S06", "N07")
        .build();
    game.choose("select us_mccunn", &[]);
    assert_eq!(game.listed("line"), ["us_mccunn front", "us_mccunn second"], "the order may be changed");
    game.choose_all(&["line us_mccunn second", "step N02", "step N01"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit", "once gone it may not come back");
    game.choose_all(&["step N02", "stop", "face N03"]);
    assert_eq!(game.stack("N01"), ["us_militia", "us_volunteers"]);
    game.choose_all(&["select us_keyes", "step N01"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit", "two are the limit");
    game.choose_all(&["step N24", "stop", "face N01"]);
    game.choose_all(&["select us_militia", "step N16", "stop", "face N15"]);
    assert_eq!(game.stack("N01"), ["us_volunteers"], "the second line is promoted");
}

// ---- Extra turn ----

#[rule("BR-13-extra-turn")]
#[test]
fn a_close_game_goes_on_for_an_eighth_and_last_turn() {
    let end = |turn: u8, union: i32, confederate: i32, option: &str| {
        Position::at("administration")
            .start(&format!("turn = {turn}\nfirst = \"union\""))
            .option("extra-turn", option)
            .no_objectives()
            .text(&format!("[[objective]]\nplace = \"N01\"\npoints = {union}\ncontrol = \"union\"\n"))
            .text(&format!("[[objective]]\nplace = \"S39\"\npoints = {confederate}\ncontrol = \"confederate\"\n"))
            .unit("us_porter", "N42", "N43")
            .unit("cs_evans", "S06", "N07")
            .build()
    };
    let game = end(7, 7, 5, "on");
    assert_eq!((game.state.turn, game.asked().is_some()), (8, true), "a difference of 2");
    assert_eq!(end(7, 5, 7, "on").state.turn, 8, "either way");
    assert_eq!(end(7, 8, 5, "on").asked(), None, "3 is too much");
    assert_eq!(end(7, 7, 5, "off").asked(), None, "without the option turn 7 is the last");
    let game = end(8, 6, 6, "on");
    assert_eq!(game.asked(), None, "turn 8 ends the game whatever the score");
    assert_eq!(victory::winner(&game.world, &game.state), Side::Confederate, "a tie");
}

// ---- Automatic defeat ----

/// Jackson in S07 against Burnside in S03, `side` attacking, with the losses so far. Evans in S06 may attack
/// Sherman over the bridge afterwards.
fn bloody(side: Side, union: u8, confederate: u8, option: &str) -> Game {
    let (north, south) = if side == Side::Union { ("engaged = true", "") } else { ("", "engaged = true") };
    Position::combat(side.id())
        .start(&format!(
            "turn = 5\nfirst = \"{side}\"\nearlier-losses = {{ union = {union}, confederate = {confederate} }}"
        ))
        .option("automatic-defeat", option)
        .unit_with("us_burnside", "S03", "S07", north)
        .unit_with("cs_jackson", "S07", "S03", south)
        .unit("us_sherman", "N07", "S06")
        .unit_with("cs_evans", "S06", "N07", south)
        .build()
}

/// Burnside takes a Hit from Jackson as a loss.
fn northern_loss(union: u8, confederate: u8, option: &str) -> Game {
    let mut game = bloody(Side::Confederate, union, confederate, option);
    game.attack("S03", &["cs_jackson"], &[1, 6, 6, 1]);
    assert!(game.totals().3, "{:?}", game.totals());
    game.choose("loss us_burnside", &[]);
    assert_eq!(game.state.losses.union, union + 1);
    game
}

#[rule("BR-13-auto-defeat")]
#[test]
fn w_37_ten_losses_against_seven_decide() {
    assert_eq!(northern_loss(9, 7, "on").state.auto_winner, Some(Side::Confederate));
    assert_eq!(northern_loss(9, 8, "on").state.auto_winner, None, "North 10, South 8");
    assert_eq!(northern_loss(8, 7, "on").state.auto_winner, None, "North 9, South 7");
    assert_eq!(northern_loss(10, 8, "on").state.auto_winner, None, "from then on neither can win early");
    assert_eq!(northern_loss(9, 7, "off").state.auto_winner, None);

    // The North wins in the same way.
    let mut game = bloody(Side::Union, 7, 9, "on");
    game.attack("S07", &["us_burnside"], &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (8, 4, Side::Confederate, true), "ratio 1, gun 1; star 1, hill 2");
    game.choose("loss cs_jackson", &[NEXT]);
    assert_eq!(game.state.auto_winner, Some(Side::Union));
}

#[rule("BR-13-auto-defeat")]
#[test]
fn w_37_the_winner_stands_whatever_he_loses_before_the_turn_ends() {
    let mut game = northern_loss(9, 7, "on");
    assert!(game.asked().is_some(), "the turn is played to its end");
    // Evans is beaten at the bridge: South 8.
    game.attack("N07", &["cs_evans"], &[6, 6, 6, 1, 6]);
    assert!(game.totals().3 && game.totals().2 == Side::Confederate);
    game.choose("loss cs_evans", &[NEXT]);
    assert_eq!((game.state.losses.union, game.state.losses.confederate), (10, 8));
    while game.asked().is_some() && game.state.turn == 5 {
        let choices = game.choices();
        let choice = choices.iter().find(|c| *c == "done" || *c == "stop").unwrap_or(&choices[0]).clone();
        play_with_sixes(&mut game, &choice);
    }
    assert_eq!((game.state.stage, game.state.turn), (Stage::Over, 5), "the game ends with turn 5");
    assert_eq!(victory::winner(&game.world, &game.state), Side::Confederate);
}

/// Makes a choice with sixes for all dice.
fn play_with_sixes(game: &mut Game, choice: &str) {
    use kernel::Title;
    let parsed = game.parse(choice);
    let mut dice = kernel::dice::ScriptedDice::faces([6; 64]);
    game.events.clear();
    bull_run_1861::BullRun1861::choose(&game.world, &mut game.state, &parsed, &mut dice, &mut game.events).unwrap();
}
