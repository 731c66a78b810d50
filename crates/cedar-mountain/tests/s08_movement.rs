//! Section 8: movement and reinforcements.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use cedar_mountain::ids::Hex;
use cedar_mountain::movement;
use cedar_mountain::state::{Form, Move, Stage};
use cedar_mountain::zones::{controllers, controls, is_open};
use cedar_mountain::{CedarMountain, Choice, State, World};
use common::{ByPurpose, Game, Position, world};
use contract::chance::Chance;
use contract::tries;
use kernel::{Side, Title};
use rule::rule;

#[rule("CM-8.0a")]
#[test]
fn allowances_by_form() {
    let game = Position::at("movement").unit("us_geary", "1207").build();
    let halves = |form: Form| movement::allowance(&game.world, &game.state, Side::Union, form);
    let all = [Form::Line, Form::Mounted, Form::Dismounted, Form::Limbered].map(halves);
    assert_eq!(all, [12, 18, 12, 12]);
    assert_eq!(game.world.tables.movement.leader, 9);
    let mut game = Position::at("movement").unit("us_res1", "1207").build();
    game.choose("move us_res1", &[]);
    assert_eq!(game.refused_by("step 1206"), "CM-8.0a");
}

/// What a step costs near an enemy, in half-points.
fn near_cost(unit: &str, lines: &str, from: &str, to: &str, enemy: &str) -> i64 {
    let mut game = Position::at("movement").unit_with(unit, from, lines).unit("cs_early", enemy).build();
    game.choose(&format!("move {unit}"), &[]);
    game.cost(&format!("step {to}"))
}

#[rule("CM-8.0b")]
#[rule("CM-8.1d")]
#[rule("CM-8.4b")]
#[test]
fn terrain_costs_near_the_enemy() {
    assert_eq!(near_cost("us_geary", "", "1207", "1206", "1203"), 2);
    assert_eq!(near_cost("us_geary", "", "0807", "0806", "0804"), 2);
    assert_eq!(near_cost("us_geary", "", "1008", "1009", "1011"), 4);
    assert_eq!(near_cost("us_geary", "", "0804", "0705", "0702"), 4 + 2);
    assert_eq!(near_cost("us_geary", "", "0505", "0506", "0508"), 4);
    assert_eq!(near_cost("us_bayard", "", "0505", "0506", "0508"), 6);
    assert_eq!(near_cost("us_bayard", "form = \"dismounted\"", "0505", "0506", "0508"), 4);
    assert_eq!(near_cost("us_res1", "form = \"limbered\"", "0505", "0506", "0508"), 6);
    assert_eq!(near_cost("us_geary", "", "1013", "1113", "1315"), 2);
    // Down one level.
    assert_eq!(near_cost("us_geary", "", "1408", "1407", "1404"), 4);
    // A road through woods is no road within four hexes of the enemy.
    assert_eq!(near_cost("us_geary", "", "0509", "0608", "0604"), 4);
}

#[rule("CM-8.1a")]
#[rule("CM-8.1b")]
#[test]
fn each_unit_moves_once_and_saves_nothing() {
    let mut game = Position::at("movement").unit("us_geary", "1207").unit("us_prince", "1308").build();
    game.choose_all(&["move us_geary", "step 1206", "halt"]);
    assert_eq!(game.refused_by("move us_geary"), "CM-8.1a");
    assert!(game.offers("move us_prince") && game.offers("done"));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 6 && game.state.stage == Stage::Movement);
    game.choose("move us_geary", &[]);
    assert_eq!(game.left(), 12);
}

#[rule("CM-8.1c")]
#[test]
fn no_step_without_the_points_for_it() {
    // Five clear hexes near the enemy, then one point is too little for woods.
    let mut game = Position::at("movement").unit("us_geary", "1205").unit("cs_early", "1102").build();
    game.choose("move us_geary", &[]);
    for step in ["1204", "1205", "1206", "1205"] {
        let before = game.left();
        let cost = game.cost(&format!("step {step}"));
        game.choose(&format!("step {step}"), &[]);
        assert_eq!(i64::from(before) - cost, i64::from(game.left()));
    }
    let left = game.left();
    assert!(left < 4, "{left}");
    assert!(game.choices().iter().all(|c| c == "halt" || game.cost(c) <= i64::from(left)));
}

#[rule("CM-8.1e")]
#[test]
fn a_ford_spares_the_stream() {
    assert_eq!(near_cost("us_geary", "", "0807", "0907", "0910"), 2);
    // Off the road the stream is paid: 0806 to 0906.
    assert_eq!(near_cost("us_geary", "", "0806", "0906", "0909"), 4);
}

#[rule("CM-8.2a")]
#[rule("CM-8.2b")]
#[test]
fn no_change_of_formation_after_entering_a_zone() {
    let mut game =
        Position::at("movement").unit_with("us_res1", "1208", "form = \"limbered\"").unit("cs_early", "1206").build();
    game.choose_all(&["move us_res1", "step 1207"]);
    assert_eq!(game.form("us_res1"), Form::Limbered);
    assert!(!matches!(game.state.stage, Stage::Moving(_)));
    let mut game = Position::at("movement").unit("us_res1", "1207").unit("cs_early", "1206").build();
    game.choose("move us_res1", &[]);
    assert!(game.offers("limber"));
    // Changing and staying costs the two points only.
    game.choose("limber", &[]);
    assert_eq!(game.left(), 8);
}

#[rule("CM-8.3a")]
#[rule("CM-8.3c")]
#[test]
fn guns_limber_move_and_unlimber_within_six_points() {
    let position = Position::at("movement").unit("us_res1", "1207").unit("cs_early", "1203");
    let mut game = position.build();
    game.choose_all(&["move us_res1", "limber", "step 1206", "step 1207", "unlimber"]);
    assert_eq!((game.form("us_res1"), game.place("us_res1")), (Form::Unlimbered, Some("1207")));
    let mut game = position.build();
    game.choose_all(&["move us_res1", "limber", "step 1206", "step 1207", "step 1206"]);
    assert_eq!(game.refused_by("unlimber"), "CM-8.1c");
    assert_eq!(game.left(), 2);
    let mut game = position.option("changes", "one").build();
    game.choose_all(&["move us_res1", "limber", "step 1206"]);
    assert_eq!(game.refused_by("unlimber"), "CM-8.3c");
}

#[rule("CM-8.3b")]
#[test]
fn the_rulebooks_example_of_mounting_and_dismounting() {
    let left_after = |form: &str, steps: &[&str], change: &str| {
        let lines = format!("form = \"{form}\"");
        let mut game = Position::at("movement").unit_with("us_bayard", "1207", &lines).unit("cs_early", "1203").build();
        game.choose("move us_bayard", &[]);
        game.choose_all(steps);
        game.choose(change, &[]);
        match game.state.stage {
            Stage::Moving(_) => game.left() / 2,
            _ => 0,
        }
    };
    assert_eq!(left_after("mounted", &["step 1206", "step 1207", "step 1206"], "dismount"), 1);
    assert_eq!(left_after("mounted", &["step 1206", "step 1207", "step 1206", "step 1207"], "dismount"), 0);
    assert_eq!(left_after("dismounted", &["step 1206", "step 1207", "step 1206", "step 1207"], "mount"), 3);
}

#[rule("CM-8.4a")]
#[rule("CM-8.4c")]
#[rule("CM-8.4e")]
#[test]
fn half_price_in_column_far_from_the_enemy() {
    let far = |from: &str, to: &str| near_cost("us_geary", "", from, to, "0120");
    assert_eq!(far("1601", "1502"), 1);
    assert_eq!(far("1207", "1206"), 1);
    assert_eq!(far("0806", "0805"), 2 + 2);
    assert_eq!(far("1008", "1009"), 4);
    // A level more is never halved.
    assert_eq!(far("1408", "1407"), 3);
    let cost = |reading: &str| {
        let mut game = Position::at("movement")
            .option("column", reading)
            .unit("us_geary", "1207")
            .unit("cs_early", "1203")
            .build();
        game.choose("move us_geary", &[]);
        game.cost("step 1208")
    };
    assert_eq!((cost("entered"), cost("both")), (1, 2));
}

#[rule("CM-8.5a")]
#[rule("CM-8.5c")]
#[rule("CM-14.2b")]
#[test]
fn branch_enters_on_turn_five_and_reaches_the_bend_of_the_road() {
    let mut game = Game::new("historical", &[]);
    let due = |game: &Game| game.listed("enter").iter().any(|c| c.starts_with("cs_branch"));
    game.idle_until(&mut ByPurpose(vec![("fire", 1)]), |game| {
        game.state.turn == 5 && game.state.active == Side::Confederate && game.state.stage == Stage::Movement
    });
    assert!(due(&game) && game.offers("arrive cs_ap_hill 0115"));
    assert!(!game.listed("enter").iter().any(|c| c.starts_with("cs_pender")));
    assert_eq!(game.cost("enter cs_branch 0115"), 1);
    game.choose("enter cs_branch 0115", &[]);
    assert!(!game.is_out("cs_branch"));
    let branch = game.unit("cs_branch");
    let Stage::Moving(mv) = game.state.stage else { panic!("Branch moves on") };
    let reached = movement::reach(&game.world, &game.state, &mv);
    assert!(reached.iter().any(|r| game.world.hex_id(r.hex) == "0510" && r.ends), "{branch:?}");
    game.choose("halt", &[]);
}

#[rule("CM-8.5b")]
#[rule("CM-8.5d")]
#[rule("CM-14.3d")]
#[rule("CM-14.3e")]
#[test]
fn everybody_may_enter_by_the_same_hex_and_guns_come_limbered() {
    let mut game = Game::new("free", &[]);
    assert_eq!(game.listed("enter").len(), 13, "twelve units, Bayard in two ways");
    for unit in ["us_crawford", "us_gordon", "us_geary"] {
        assert_eq!(game.cost(&format!("enter {unit} 1701")), 1);
        game.choose(&format!("enter {unit} 1701"), &[]);
        game.choose("step 1601", &[]);
        if unit != "us_geary" {
            game.choose("step 1502", &[]);
            game.choose(if unit == "us_crawford" { "step 1503" } else { "halt" }, &[]);
        }
        if matches!(game.state.stage, Stage::Moving(_)) {
            game.choose("halt", &[]);
        }
    }
    game.choose("enter us_res1 1701", &[]);
    assert_eq!(game.form("us_res1"), Form::Limbered);
    game.choose("halt", &[]);
    assert!(game.offers("arrive us_banks 1701"));
    let w = world("free", &[]);
    let early: Vec<&str> = ["cs_early", "cs_courtney", "cs_dement", "cs_thomas", "cs_walker"]
        .into_iter()
        .filter(|id| w.group_of(w.find_unit(id).unwrap()) == w.group_of(w.find_unit("cs_stonewall").unwrap()))
        .collect();
    assert_eq!(early.len(), 5);
}

#[rule("CM-8.5e")]
#[test]
fn a_barred_entry_sends_them_to_the_nearest_edge_hex() {
    let group = "[[group]]\nentry = \"0115\"\nturn = 5\npieces = [\"cs_branch\"]";
    let game = Position::at("movement")
        .start("side = \"confederate\"")
        .unit("us_geary", "0116")
        .unit("cs_early", "1207")
        .text(group)
        .build();
    assert_eq!(game.listed("enter"), ["cs_branch 0114"]);
    // Its own terrain is paid near the enemy.
    assert_eq!(game.cost("enter cs_branch 0114"), 4);
    assert_eq!(game.refused_by("enter cs_branch 0115"), "CM-8.5e");
}

#[rule("CM-8.5f")]
#[test]
fn reinforcements_may_be_held_back() {
    let mut game = Game::new("historical", &[]);
    game.idle_until(&mut ByPurpose(vec![("fire", 1)]), |game| {
        game.state.turn == 6 && game.state.active == Side::Confederate && game.state.stage == Stage::Movement
    });
    let listed = game.listed("enter");
    assert_eq!(listed, ["cs_archer 0115", "cs_branch 0115", "cs_pender 0115"]);
}

#[rule("CM-8.6")]
#[test]
fn a_routed_unit_creeps_away() {
    let position = Position::at("movement")
        .unit_with("us_geary", "1207", "routed = true")
        .unit("cs_early", "1204")
        .unit("cs_thomas", "1211");
    let mut game = position.build();
    game.choose("move us_geary", &[]);
    let (w, from) = (&game.world, game.hex("1207"));
    for hex in w.near(from) {
        let nearer = |enemy: &str| w.distance(hex, game.hex(enemy)) < w.distance(from, game.hex(enemy));
        let offered = game.offers(&format!("step {}", w.hex_id(hex)));
        assert_eq!(offered, !nearer("1204") && !nearer("1211"), "{}", w.hex_id(hex));
    }
    let mut any = position.option("rout-move", "nearest").build();
    any.choose("move us_geary", &[]);
    assert!(any.listed("step").len() >= game.listed("step").len());
    assert!(any.offers("step 1208") && !any.offers("step 1206"));
}

#[rule("CM-8.7")]
#[test]
fn a_routed_gun_stays_limbered() {
    let mut game = Position::at("movement").unit_with("us_res1", "1207", "routed = true").build();
    game.choose("move us_res1", &[]);
    assert_eq!(game.refused_by("unlimber"), "CM-8.7");
    let mut game = Position::at("movement").unit_with("us_res1", "1207", "form = \"limbered\"").build();
    game.choose("move us_res1", &[]);
    assert!(game.offers("unlimber"));
}

/// The state after a moving unit has come to a hex in a form, whatever the rules say about ending there.
fn moved_on(w: &World, s: &State, hex: Hex, form: Form, cost: u8) -> State {
    let Stage::Moving(mut mv) = s.stage else { panic!("nobody moves") };
    let mut next = s.clone();
    mv.changes += u8::from(form != s[mv.unit].form);
    mv.spent += cost;
    mv.stopped = s[mv.unit].hex != Some(hex) && controls(w, s, w.side_of(mv.unit).other(), hex);
    next[mv.unit].hex = Some(hex);
    next[mv.unit].form = form;
    next.stage = Stage::Moving(mv);
    next
}

/// Whether Bayard, who is never out of command or shattered here, may enter a hex, points and room aside.
fn may_enter(w: &World, s: &State, mv: &Move, to: Hex) -> bool {
    is_open(s, w.side_of(mv.unit), to) && !controllers(w, s, w.side_of(mv.unit).other(), to).meets(mv.began_near)
}

/// Every way tried out to its end: true if a moving cavalry unit comes to a free hex, changing its formation at
/// most so many times.
fn can_halt(w: &World, s: &State, changes: u8) -> bool {
    let Stage::Moving(mv) = s.stage else { panic!("nobody moves") };
    let (hex, form) = (s[mv.unit].hex.unwrap(), s[mv.unit].form);
    if !s.is_occupied(hex) {
        return true;
    }
    let left = movement::left(w, s, &mv);
    let steps = |to: Hex| (to, movement::step_cost(w, s, mv.unit, hex, to));
    let mut near = w.near(hex).filter(|to| may_enter(w, s, &mv, *to)).map(steps);
    let changed = form.other().filter(|_| left >= 4 && changes > 0);
    !mv.stopped
        && (near.any(|(to, cost)| cost <= left && can_halt(w, &moved_on(w, s, to, form, cost), changes))
            || changed.is_some_and(|form| can_halt(w, &moved_on(w, s, hex, form, 4), changes - 1)))
}

/// Bayard in the middle of a crowd of friends thrown down by chance, with two enemies at its border.
fn in_a_crowd(w: &World, form: &str, option: &str, chance: &mut Chance) -> Option<Game> {
    const FRIENDS: [&str; 15] = [
        "us_crawford",
        "us_gordon",
        "us_geary",
        "us_prince",
        "us_greene",
        "us_res1",
        "us_res2",
        "us_res3",
        "us_res4",
        "us_res5",
        "us_res6",
        "us_tower",
        "us_hartsuff",
        "us_duryee",
        "us_carroll",
    ];
    let centre = chance.pick(&w.hexes.collect::<Vec<_>>()).copied()?;
    let mut free: Vec<Hex> = w.hexes.filter(|hex| *hex != centre && w.distance(centre, *hex) <= 2).collect();
    let mut take = |from: &mut Vec<Hex>| (!from.is_empty()).then(|| from.swap_remove(chance.below(from.len())));
    let lines = format!("form = \"{form}\"");
    let mut at = Position::at("movement").unit_with("us_bayard", w.hex_id(centre), &lines).option("changes", option);
    for id in FRIENDS {
        if let Some(hex) = take(&mut free) {
            at = at.unit(id, w.hex_id(hex));
        }
    }
    let mut border: Vec<Hex> = w.hexes.filter(|hex| w.distance(centre, *hex) == 3).collect();
    border.extend(free);
    for id in ["cs_early", "cs_thomas"] {
        at = at.unit(id, w.hex_id(take(&mut border)?));
    }
    let mut game = at.build();
    game.offers("move us_bayard").then(|| game.choose("move us_bayard", &[]))?;
    Some(game)
}

/// Compares every step from every position of a move with the slow search; returns how many were legal only because
/// the unit can change its formation in a friend's hex.
fn compare_steps(map: &World, form: &str, option: &str, chance: &mut Chance) -> u32 {
    let Some(Game { world: w, state, .. }) = in_a_crowd(map, form, option, chance) else { return 0 };
    let (mut open, mut seen, mut owed) = (vec![state], BTreeSet::new(), 0);
    while let Some(s) = open.pop() {
        let Stage::Moving(mv) = s.stage else { continue };
        let (here, form) = (s[mv.unit].hex.unwrap(), s[mv.unit].form);
        if !seen.insert((here, form.id(), mv.spent, mv.changes)) {
            continue;
        }
        let changes = if w.options.one_change { 1_u8.saturating_sub(mv.changes) } else { 4 };
        let mut listed = Vec::new();
        CedarMountain::choices(&w, &s, &mut listed);
        for to in w.near(here).filter(|to| may_enter(&w, &s, &mv, *to)) {
            let cost = movement::step_cost(&w, &s, mv.unit, here, to);
            let affordable = cost <= movement::left(&w, &s, &mv);
            let after = moved_on(&w, &s, to, form, cost);
            let legal = affordable && !mv.stopped && can_halt(&w, &after, changes);
            let step = Choice::Step(to);
            assert_eq!(listed.contains(&step), legal, "{form:?}, {option}: {} to {}", w.hex_id(here), w.hex_id(to));
            owed += u32::from(legal && !can_halt(&w, &after, 0));
        }
        for choice in listed.into_iter().filter(|choice| *choice != Choice::Halt) {
            let mut next = s.clone();
            let mut dice = ByPurpose(Vec::new());
            CedarMountain::choose(&w, &mut next, &choice, &mut dice, &mut Vec::new()).unwrap();
            open.push(next);
        }
    }
    owed
}

#[rule("CM-2.1b")]
#[rule("CM-8.3b")]
#[rule("CM-8.3c")]
#[test]
fn cavalry_passes_through_friends_if_mounting_among_them_gets_it_out() {
    let (map, mut chance) = (world("historical", &[]), Chance::new(1862));
    let mut owed = 0;
    for form in ["dismounted", "mounted"] {
        for option in ["any", "one"] {
            owed += (0..tries(25, 3_000)).map(|_| compare_steps(&map, form, option, &mut chance)).sum::<u32>();
        }
    }
    assert!(owed > 0, "nobody had to mount");
}
