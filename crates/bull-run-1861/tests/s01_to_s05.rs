//! Sections 1 to 5: turns, counters, zones, points, the order of play.

mod common;

use bull_run_1861::ids::Brigade;
use bull_run_1861::state::Stage;
use bull_run_1861::{BullRun1861, Event, activation, command, victory};
use common::{ByPurpose, Game, Position, world};
use kernel::text::Arg;
use kernel::{Side, Title, Viewer};
use rule::rule;

const USA: Side = Side::Union;
const CSA: Side = Side::Confederate;

/// The scoring zones, those named held by the North and the rest by the South.
fn held_by_north(zones: &[&str]) -> String {
    let zone = |(place, points): (&str, u8)| {
        let side = if zones.contains(&place) { "union" } else { "confederate" };
        format!("[[objective]]\nplace = \"{place}\"\npoints = {points}\ncontrol = \"{side}\"\n")
    };
    let all = [("N01", 2), ("N12", 1), ("S07", 1), ("S10", 1), ("S11", 1), ("S14", 1), ("S15", 1), ("S39", 2)];
    all.map(zone).concat()
}

/// A game after its last phase in a turn, with these Northern zones and steps lost.
fn after_turn(turn: u8, north: &[&str], losses: (u8, u8)) -> Position {
    let start = format!(
        "turn = {turn}\nmovement-phase = 5\nearlier-losses = {{ union = {}, confederate = {} }}",
        losses.0, losses.1
    );
    Position::at("continuation").start(&start).no_objectives().text(&held_by_north(north))
}

/// The hour on the turn track, as it is shown.
fn clock(game: &Game) -> String {
    let view = BullRun1861::view(&game.world, &game.state, Viewer::Spectator);
    let track = view.tracks.iter().find(|track| track.id == "turn").expect("a turn track");
    let shown = track.shows.as_ref().expect("an hour");
    match (shown.args.get("hour"), shown.args.get("minute")) {
        (Some(Arg::Number(hour)), Some(Arg::Number(minute))) => format!("{hour}:{minute:02}"),
        _ => String::new(),
    }
}

fn winner(game: &Game) -> (Option<Side>, (i32, i32)) {
    let outcome = BullRun1861::verdict(&game.world, &game.state);
    (outcome.winner, (outcome.points.union, outcome.points.confederate))
}

// ---- 1 ----

#[rule("BR-1-turn-track")]
#[test]
fn seven_turns_of_seventy_five_minutes_begin_at_eight() {
    let hours = ["8:00", "9:15", "10:30", "11:45", "13:00", "14:15", "15:30"];
    for (turn, hour) in (1..).zip(hours) {
        let game = Position::at("movement").start(&format!("turn = {turn}")).unit("us_keyes", "N06", "N07").build();
        assert_eq!(clock(&game), hour, "turn {turn}");
    }
}

#[rule("BR-1-turn-track")]
#[test]
fn the_seventh_turn_is_the_last_but_for_a_close_game_under_the_option() {
    let sixth = after_turn(6, &["N01", "N12", "S07"], (0, 0)).build();
    assert_eq!((sixth.prompt().as_str(), sixth.state.turn), ("br61-ask-offensive", 7));
    // 4 points on the map and 2 for losses against 6.
    let close = after_turn(7, &["N01", "N12", "S07"], (5, 8));
    assert_eq!(close.build().prompt(), "over");
    assert_eq!(close.build().points(), (6, 6));
    let extra = close.option("extra-turn", "on").build();
    assert_eq!((extra.prompt().as_str(), extra.state.turn), ("br61-ask-offensive", 8));
    assert_eq!(clock(&extra), "16:45");
    let eighth = after_turn(8, &["N01", "N12", "S07"], (5, 8)).option("extra-turn", "on").build();
    assert_eq!(eighth.prompt(), "over");
    assert_eq!(eighth.refused_by("declare"), "BR-1-turn-track");
}

// ---- 2 ----

#[rule("BR-2-hq-three")]
#[test]
fn there_are_three_headquarters() {
    let world = world("historical", &[]);
    assert_eq!(world.side_hqs[USA].map(|hq| world.hq_sheet(hq).name.clone()).collect::<Vec<_>>(), ["McDowell"]);
    let south: Vec<_> = world.side_hqs[CSA].map(|hq| world.hq_sheet(hq).name.clone()).collect();
    assert_eq!(south, ["Beauregard", "Johnston"]);
}

#[rule("BR-2-cavalry-south-only")]
#[test]
fn only_southern_brigades_have_cavalry_attached() {
    let world = world("historical", &[("northern-reinforcements", "on")]);
    assert!(world.side_brigades[USA].count() >= 15);
    let mut north = world.side_brigades[USA];
    assert!(north.all(|b| world.sheet(b).cavalry == 0));
    let cavalry = |id: &str| world.sheet(world.find_brigade(id).expect(id)).cavalry;
    assert_eq!([cavalry("cs_bonham"), cavalry("cs_ewell"), cavalry("cs_evans"), cavalry("cs_bee")], [3, 3, 2, 0]);
}

#[rule("BR-2-mp-by-kind")]
#[test]
fn cavalry_has_six_movement_points_and_everybody_else_four() {
    let world = world("historical", &[("thirtieth-virginia", "on"), ("northern-reinforcements", "on")]);
    let mut horse = Vec::new();
    for brigade in world.side_brigades[USA].or(world.side_brigades[CSA]) {
        match activation::movement_points(&world, brigade) {
            6 => horse.push(world.sheet(brigade).id.as_str()),
            points => assert_eq!(points, 4, "{}", world.sheet(brigade).id),
        }
    }
    assert_eq!(horse, ["us_cav", "cs_stuart", "cs_30va"]);
    assert!(world.legion.is_some());
}

#[rule("BR-2-mp-by-kind")]
#[test]
fn a_selected_brigade_starts_with_the_points_of_its_kind() {
    for (id, points) in [("us_cav", 6), ("us_keyes", 4)] {
        let mut game = Position::activation("union", 1).hq("hq_mcdowell", "N05").unit(id, "N06", "N07").build();
        game.choose(&format!("select {id}"), &[]);
        assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == points), "{id}");
    }
}

// ---- 3 ----

/// Evans and Burnside alone on the map, one side about to activate.
fn evans_and_burnside(side: &str, evans: &str, burnside: &str) -> Game {
    Position::activation(side, 1)
        .unit("cs_evans", evans, "N07")
        .unit("us_burnside", burnside, "S04")
        .hq("hq_mcdowell", "N47")
        .hq("hq_beauregard", "S45")
        .build()
}

#[rule("BR-3-adjacency-border")]
#[test]
fn zones_that_meet_at_a_corner_are_not_adjacent() {
    let contact = |game: &Game, b: Brigade| command::in_contact(&game.world, &game.state, b);
    for (side, id, foe) in [("union", "us_burnside", "S06"), ("confederate", "cs_evans", "S07")] {
        let mut game = evans_and_burnside(side, "S06", "S07");
        assert!(!contact(&game, game.brigade("us_burnside")) && !contact(&game, game.brigade("cs_evans")));
        game.choose(&format!("select {id}"), &[]);
        assert_eq!(game.refused_by("engage"), "BR-10.3-engage-target");
        assert_eq!(game.refused_by(&format!("step {foe}")), "BR-3-adjacency-border");
        assert_eq!(game.refused_by(&format!("deploy {foe}")), "BR-3-adjacency-border");
    }
    // S05 has a border with S06.
    for (side, id) in [("union", "us_burnside"), ("confederate", "cs_evans")] {
        let mut game = evans_and_burnside(side, "S06", "S05");
        assert!(contact(&game, game.brigade("us_burnside")) && contact(&game, game.brigade("cs_evans")));
        game.choose(&format!("select {id}"), &[]);
        assert!(game.offers("engage"), "{id}");
    }
}

// ---- 4 ----

#[rule("BR-4-hill-points")]
#[test]
fn six_hills_give_a_point_each_and_those_of_centreville_none() {
    let hills = ["N12", "S07", "S10", "S11", "S14", "S15"];
    let game = Position::at("movement")
        .no_objectives()
        .text(&held_by_north(&hills))
        .unit("us_keyes", "N02", "N03")
        .unit("us_howard", "N16", "N15")
        .unit("us_willcox", "N32", "N26")
        .unit("us_davies", "N33", "N34")
        .build();
    assert_eq!(game.points(), (6, 4));
}

#[rule("BR-4-hill-points")]
#[rule("BR-4-village-points")]
#[test]
fn both_scenarios_score_the_same_eight_zones() {
    for scenario in ["historical", "free"] {
        let world = world(scenario, &[]);
        let scoring: Vec<_> = world.scoring.iter().map(|s| (world.zone_id(s.zone), s.points)).collect();
        let hills = ["N12", "S07", "S10", "S11", "S14", "S15"];
        assert_eq!(scoring.iter().filter(|(zone, points)| hills.contains(zone) && *points == 1).count(), 6);
        assert!(scoring.contains(&("N01", 2)) && scoring.contains(&("S39", 2)));
        assert_eq!(scoring.len(), 8, "the hills around Centreville do not count");
    }
}

#[rule("BR-4-village-points")]
#[test]
fn the_two_villages_give_two_points_each() {
    let north = after_turn(7, &["N01", "S39"], (0, 0)).build();
    assert_eq!(north.points(), (4, 6));
    assert_eq!(after_turn(7, &["N01"], (0, 0)).build().points(), (2, 8));
    assert_eq!(after_turn(7, &["S39"], (0, 0)).build().points(), (2, 8));
}

#[rule("BR-4-start-control")]
#[test]
fn the_north_starts_with_centreville_and_mountain_view() {
    for scenario in ["historical", "free"] {
        let game = Game::new(scenario, &[]);
        assert_eq!(game.points(), (3, 7), "{scenario}");
        for zone in ["N01", "N12"] {
            assert_eq!(game.control(zone), USA, "{scenario} {zone}");
        }
        for zone in ["S39", "S07", "S10", "S11", "S14", "S15"] {
            assert_eq!(game.control(zone), CSA, "{scenario} {zone}");
        }
    }
}

#[rule("BR-4-control-last")]
#[test]
fn troops_that_pass_take_a_zone_and_need_not_stay() {
    let mut game = Position::activation("union", 1).hq("hq_mcdowell", "N47").unit("us_burnside", "S03", "S07").build();
    game.choose("select us_burnside", &[]);
    assert_eq!(game.control("S07"), CSA);
    game.choose("step S07", &[]);
    assert_eq!((game.control("S07"), game.points()), (USA, (4, 6)));
    game.choose("step S08", &[]);
    assert_eq!(game.place_of("us_burnside"), Some("S08"));
    assert_eq!((game.control("S07"), game.points()), (USA, (4, 6)));
}

#[rule("BR-4-control-last")]
#[test]
fn the_last_side_to_pass_has_the_zone() {
    let mut game = Position::activation("confederate", 1)
        .no_objectives()
        .text(&held_by_north(&["N01", "N12", "S07"]))
        .hq("hq_beauregard", "S65")
        .unit("cs_evans", "S08", "S07")
        .build();
    game.choose_all(&["select cs_evans", "step S07", "step S03"]);
    assert_eq!((game.place_of("cs_evans"), game.control("S07")), (Some("S03"), CSA));
    // A zone already held is not taken a second time.
    game.choose("step S07", &[]);
    assert!(!game.told(|e| matches!(e, Event::ControlTaken { .. })));
}

#[rule("BR-4-control-not-hq")]
#[test]
fn a_headquarters_takes_no_zone() {
    let mut game = Position::at("headquarters")
        .start("side = \"union\"")
        .hq("hq_mcdowell", "N08")
        .unit("cs_holmes", "S23", "N20")
        .build();
    game.choose("hq hq_mcdowell S15", &[3]);
    assert_eq!(game.place_of("hq_mcdowell"), Some("S15"));
    assert_eq!(game.control("S15"), CSA);
}

#[rule("BR-4-control-retreat")]
#[test]
fn a_retreat_takes_the_zones_it_passes() {
    let mut game = Position::combat("union")
        .no_objectives()
        .text(&held_by_north(&["N01", "N12", "S15"]))
        .unit_with("us_schenck", "N07", "S06", "engaged = true")
        .unit("cs_evans", "S06", "N07")
        .build();
    // Guns 1 and 6; 6 + 2 + 1 = 9 against 1 + 3 = 4.
    game.attack("S06", &["us_schenck"], &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (9, 4, CSA, true));
    game.choose("attempt cs_evans", &[4]);
    assert_eq!(game.control("S15"), USA);
    game.choose("retreat S15 S45", &[]);
    assert_eq!((game.place_of("cs_evans"), game.control("S15")), (Some("S45"), CSA));
}

#[rule("BR-4-control-retreat")]
#[test]
fn an_advance_takes_the_zone_it_enters() {
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", "engaged = true")
        .unit("cs_evans", "S07", "S03")
        .build();
    // Guns 1 and 6; 6 + 3 + 1 = 10 against 1 + 3 = 4.
    game.attack("S07", &["us_burnside"], &[1, 6, 6, 1]);
    game.choose("attempt cs_evans", &[1]);
    game.choose("retreat S08", &[]);
    if game.prompt() != "br61-ask-advance" {
        game.choose(&game.choices()[0].clone(), &[]);
    }
    assert_eq!((game.prompt().as_str(), game.control("S07")), ("br61-ask-advance", CSA));
    game.choose("advance us_burnside S07", &[]);
    assert_eq!((game.place_of("us_burnside"), game.control("S07")), (Some("S07"), USA));
}

#[rule("BR-4-control-marker")]
#[test]
fn an_extended_line_marker_takes_the_zone_it_lies_in() {
    let mut game = Position::activation("confederate", 1)
        .no_objectives()
        .text(&held_by_north(&["N01", "N12", "S15"]))
        .hq("hq_beauregard", "S45")
        .unit("cs_cocke", "S16", "N08")
        .build();
    game.choose("select cs_cocke", &[]);
    assert_eq!(game.control("S15"), USA);
    game.choose("deploy S15", &[]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S16"), Some("S15")));
    assert_eq!(game.control("S15"), CSA);
}

/// The zones the North holds in W-36.
const HISTORICAL_END: [&str; 4] = ["N01", "N12", "S07", "S11"];

#[rule("BR-4-most-points")]
#[test]
fn the_side_with_more_points_wins() {
    let game = after_turn(7, &HISTORICAL_END, (8, 14)).build();
    assert_eq!(game.prompt(), "over");
    assert_eq!(winner(&game), (Some(USA), (8, 5)));
    // W-36: the same zones, the losses the other way round: the historical 8 to 5.
    let south = after_turn(7, &HISTORICAL_END, (14, 8)).build();
    assert_eq!(winner(&south), (Some(CSA), (5, 8)));
    // One zone decides.
    let ground = after_turn(7, &["N01", "N12", "S07", "S11", "S15"], (8, 8)).build();
    assert_eq!(winner(&ground), (Some(USA), (6, 4)));
}

#[rule("BR-4-most-points")]
#[test]
fn a_penalty_counts_with_the_rest() {
    let game = after_turn(7, &HISTORICAL_END, (8, 11));
    assert_eq!(winner(&game.build()), (Some(USA), (7, 5)));
    let penalised = game.option("historical-manoeuvre", "on").build();
    assert_eq!(winner(&penalised), (Some(CSA), (5, 5)));
}

/// The points each side gets beyond the five it holds.
fn award(union: u8, confederate: u8) -> (i32, i32) {
    let game = after_turn(7, &HISTORICAL_END, (union, confederate)).build();
    let (north, south) = game.points();
    (north - 5, south - 5)
}

#[rule("BR-4-loss-award-2")]
#[test]
fn three_to_five_steps_fewer_give_two_points() {
    assert_eq!(award(11, 8), (0, 2));
    assert_eq!(award(13, 8), (0, 2));
    assert_eq!(award(8, 11), (2, 0));
    assert_eq!(award(8, 13), (2, 0));
    assert_eq!(award(3, 0), (0, 2));
}

#[rule("BR-4-loss-award-3")]
#[test]
fn six_steps_fewer_give_three_points() {
    assert_eq!(award(14, 8), (0, 3));
    assert_eq!(award(8, 14), (3, 0));
    assert_eq!(award(20, 0), (0, 3));
}

#[rule("BR-4-loss-award-none")]
#[test]
fn two_steps_fewer_give_nothing() {
    assert_eq!(award(10, 8), (0, 0));
    assert_eq!(award(8, 10), (0, 0));
    assert_eq!(award(9, 9), (0, 0));
    let world = world("historical", &[]);
    assert_eq!(victory::loss_award(&world, &kernel::BySide::new(10, 8)), None);
}

#[rule("BR-4-tie-south")]
#[test]
fn the_south_wins_a_tie() {
    let game = after_turn(7, &HISTORICAL_END, (10, 8)).build();
    assert_eq!(game.prompt(), "over");
    assert_eq!(winner(&game), (Some(CSA), (5, 5)));
    let reasons = BullRun1861::verdict(&game.world, &game.state).reasons;
    assert!(reasons.iter().any(|line| line.rule == "BR-4-tie-south"));
}

#[rule("BR-4-loss-award-2")]
#[rule("BR-4-loss-award-3")]
#[rule("BR-4-tie-south")]
#[test]
fn w36_three_endings() {
    let ending = |losses| winner(&after_turn(7, &HISTORICAL_END, losses).build());
    assert_eq!(ending((14, 8)), (Some(CSA), (5, 8)));
    assert_eq!(ending((11, 8)), (Some(CSA), (5, 7)));
    assert_eq!(ending((10, 8)), (Some(CSA), (5, 5)));
}

// ---- 5 ----

/// One line for each part of a turn, in the order told.
fn part(event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnBegins { turn } => format!("turn {turn}"),
        Event::Initiative { .. } => "initiative".to_owned(),
        Event::OpMarked { .. } => "marker".to_owned(),
        Event::HalfPhase { side, phase } => format!("phase {phase} {side}"),
        Event::ContinuationDie { .. } => "continuation".to_owned(),
        Event::MarchEnded { .. } => "operational move".to_owned(),
        Event::Recovered { .. } => "fatigue".to_owned(),
        Event::HqsReady => "headquarters".to_owned(),
        Event::Arrived { .. } => "arrival".to_owned(),
        _ => return None,
    })
}

#[rule("BR-5-phase-order")]
#[rule("BR-9-op-moves-first")]
#[test]
fn a_turn_runs_through_its_parts_in_order() {
    let mut game = Position::at("initiative")
        .start("turn = 2")
        .text("[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"")
        .unit("us_keyes", "N06", "N07")
        .unit_with("us_blenker", "N16", "N15", "fatigue = 1")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .build();
    let mut dice = ByPurpose(vec![("continuation", 6), ("activation", 1)]);
    // The North gets the initiative: 5 to 2.
    game.choose("done", &[]);
    game.choose("done", &[5, 2]);
    let mut told = game.events.clone();
    assert_eq!(game.asked(), Some(CSA));
    game.choose("done", &[]);
    game.throw("mark us_keyes", &mut dice);
    told.extend(game.events.iter().copied());
    told.extend(game.idle_until(&mut dice, |g| g.prompt() == "br61-ask-op-moves"));
    game.throw("march us_keyes", &mut dice);
    game.throw("step N05", &mut dice);
    told.extend(game.idle_until(&mut dice, |g| g.state.turn == 3));
    let parts: Vec<String> = told.iter().filter_map(part).collect();
    let expected = [
        "initiative",
        "marker",
        "phase 1 union",
        "phase 1 confederate",
        "phase 2 union",
        "phase 2 confederate",
        "phase 3 union",
        "phase 3 confederate",
        "continuation",
        "operational move",
        "fatigue",
        "headquarters",
        "arrival",
        "turn 3",
    ];
    assert_eq!(parts, expected);
    assert_eq!((game.fatigue("us_keyes"), game.fatigue("us_blenker")), (1, 0));
    assert_eq!((game.prompt().as_str(), game.asked()), ("br61-ask-offensive", Some(USA)));
}

#[rule("BR-5-p1-then-p2")]
#[test]
fn the_first_player_moves_and_fights_before_the_second_begins() {
    let mut game = Position::at("movement")
        .start("turn = 2\nfirst = \"union\"")
        .unit("us_burnside", "S03", "S07")
        .unit("us_keyes", "N06", "N07")
        .unit("cs_evans", "S07", "S03")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N47")
        .build();
    let mut asked = Vec::new();
    let mut step = |game: &mut Game, choice: &str, dice: &[u8]| {
        asked.push((game.asked(), game.prompt()));
        game.choose(choice, dice);
        game.told(|e| matches!(e, Event::HalfPhase { side: CSA, .. }))
    };
    let mut begun = false;
    for (choice, dice) in [
        ("begin", [1].as_slice()),
        ("select us_burnside", &[]),
        ("engage", &[]),
        ("face S07", &[]),
        ("select us_keyes", &[]),
        ("stop", &[]),
        ("face N07", &[]),
        ("done", &[]),
        ("target S07", &[]),
        ("join us_burnside", &[]),
        ("resolve", &[1, 6, 6, 1]),
    ] {
        begun |= step(&mut game, choice, dice);
    }
    assert!(!begun, "no Southern die before the North has fought");
    assert!(asked.iter().all(|(side, _)| *side == Some(USA)));
    // A Hit is the South's to answer; then the North has no combat left and the South begins.
    assert_eq!((game.asked(), game.prompt().as_str()), (Some(CSA), "br61-ask-hit"));
    game.choose("loss cs_evans", &[4]);
    assert!(game.told(|e| matches!(e, Event::HalfPhase { side: CSA, phase: 1 })));
    assert!(game.told(|e| matches!(e, Event::ActivationDie { side: CSA, die: 4, .. })));
    assert_eq!(game.asked(), Some(CSA));
}

#[rule("BR-5-p1-then-p2")]
#[test]
fn the_south_begins_where_it_has_the_initiative() {
    let mut game = Position::at("movement")
        .start("turn = 2\nfirst = \"confederate\"")
        .unit("us_keyes", "N06", "N07")
        .unit("cs_bonham", "S19", "N13")
        .build();
    let mut dice = ByPurpose(vec![]);
    game.throw("begin", &mut dice);
    assert_eq!(game.asked(), Some(CSA));
    let told = game.idle_until(&mut dice, |g| g.state.phase == 2);
    let begins = |e: &Event| if let Event::HalfPhase { side, .. } = e { Some(*side) } else { None };
    let sides: Vec<_> = told.iter().filter_map(begins).collect();
    assert_eq!(sides, [USA, CSA]);
}
