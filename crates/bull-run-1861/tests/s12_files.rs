//! 12: scenario files that are refused, and the page about them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::state::Status;
use bull_run_1861::{Event, World};
use common::scenarios::{build, set_up, smith, status};
use common::{DataFolder, Position};
use kernel::{Setup, Side};
use rule::rule;

// ---- Impossible set-ups ----

/// A position that is in order.
fn sound() -> Position {
    Position::combat("union")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
        .unit_with("us_burnside", "S03", "S07", "engaged = true")
        .unit("cs_evans", "S07", "S03")
        .unit("cs_bee", "S44", "S18")
        .behind("cs_hampton", "S44", "host = \"cs_bee\"")
}

/// The message of a refused position.
fn problem(position: &Position) -> String {
    match position.try_build() {
        Ok(_) => panic!("accepted:\n{}", position.file()),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn refuses(position: Position, rule: &str, words: &str) {
    let problem = problem(&position);
    assert!(problem.starts_with("test.toml"), "it names the file: {problem}");
    assert!(problem.contains(&format!("[{rule}]")), "{rule}: {problem}");
    assert!(problem.contains(words), "'{words}': {problem}");
}

#[track_caller]
fn refuses_form(position: Position, words: &str) {
    let problem = problem(&position);
    assert!(problem.contains(words), "'{words}': {problem}");
}

#[rule("BR-10.5-limit-two")]
#[rule("BR-10.3-enemy-zone")]
#[rule("BR-10.5-legion-host")]
#[test]
fn a_file_may_not_put_too_many_or_enemies_into_a_zone() {
    sound().build();
    let crowd = sound().behind("cs_jackson", "S44", "line = \"second\"").behind("cs_bartow", "S44", "line = \"third\"");
    refuses(crowd, "BR-10.5-limit-two", "S44");
    refuses(sound().unit("us_keyes", "S44", "S18"), "BR-10.3-enemy-zone", "S44");
    let marker = "extended = \"S07\"\nmarker-facing = \"S08\"";
    refuses(sound().unit_with("us_keyes", "S04", "S07", marker), "BR-10.3-enemy-zone", "S07");
    // The Legion is listed before the enemy that stands in its zone.
    let legion = Position::combat("union").unit("cs_hampton", "S09", "S08").unit("us_keyes", "S09", "S08");
    refuses(legion, "BR-10.3-enemy-zone", "the Legion");
    let elsewhere =
        Position::combat("union").unit("cs_bee", "S44", "S18").behind("cs_hampton", "S44", "host = \"cs_evans\"");
    refuses(elsewhere, "BR-10.5-legion-shares", "cs_evans");
    refuses(sound().behind("cs_jackson", "S44", "line = \"second\"\nhost = \"cs_bee\""), "BR-10.5-legion-host", "host");
}

#[rule("BR-13-third-line")]
#[test]
fn a_file_may_put_three_into_centreville_only_with_a_reinforcement() {
    let three = |third: &str| {
        let mut position = Position::at("initiative")
            .start("turn = 4")
            .option("northern-reinforcements", "on")
            .unit("us_howard", "N01", "N02")
            .behind("us_willcox", "N01", "line = \"second\"")
            .behind(third, "N01", "line = \"third\"");
        for id in ["us_militia", "us_volunteers", "us_mccunn"] {
            let arrival = format!("[[reinforcement]]\nunit = \"{id}\"\nturn = 3\nplace = \"N01\"\nlimit = 3\n");
            position = position.text(&arrival);
        }
        position
    };
    assert_eq!(three("us_mccunn").build().stack("N01"), ["us_howard", "us_willcox", "us_mccunn"]);
    refuses(three("us_keyes"), "BR-10.5-limit-two", "N01");
    refuses(
        three("us_mccunn").option("northern-reinforcements", "off").behind("us_keyes", "N01", ""),
        "BR-10.5-limit-two",
        "N01",
    );
}

#[rule("BR-6-op-fatigued")]
#[rule("BR-6-op-contact")]
#[rule("BR-6-op-no-extended")]
#[test]
fn a_file_may_not_mark_a_brigade_that_could_not_be_marked() {
    refuses(sound().unit_with("us_keyes", "N06", "N07", "op = true\nfatigue = 1"), "BR-6-op-fatigued", "us_keyes");
    refuses(sound().unit_with("us_keyes", "S04", "S07", "op = true"), "BR-6-op-contact", "us_keyes");
    let line = "op = true\nextended = \"N05\"\nmarker-facing = \"N04\"";
    refuses(sound().unit_with("us_keyes", "N06", "N07", line), "BR-6-op-no-extended", "us_keyes");
    let south =
        sound().unit_with("cs_jones", "S21", "N19", "op = true").unit_with("cs_ewell", "S23", "N20", "op = true");
    refuses(south, "BR-6-op-limit-south", "confederate");
    let mut north = sound();
    for (id, zone, towards) in [("us_keyes", "N06", "N05"), ("us_howard", "N04", "N05"), ("us_davies", "N17", "N18")] {
        north = north.unit_with(id, zone, towards, "op = true");
    }
    refuses(north, "BR-6-op-limit-north", "union");
    let legion = Position::combat("union").unit("cs_bee", "S44", "S18").behind("cs_hampton", "S44", "op = true");
    refuses(legion, "BR-6-op-legion", "Legion");
}

#[rule("BR-10.5-legion-no-deploy")]
#[rule("BR-10.6-deploy-no-river")]
#[rule("BR-12.1-cocke-extended")]
#[test]
fn a_file_may_not_extend_a_line_that_could_not_be_extended() {
    let line = |zone: &str| format!("extended = \"{zone}\"\nmarker-facing = \"S45\"");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", &line("N09")), "BR-10.6-deploy-no-river", "cs_cocke");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", &line("S44")), "BR-10.6-deploy-no-river", "next to");
    let legion = Position::combat("union").unit_with("cs_hampton", "S17", "N09", &line("S16"));
    refuses(legion, "BR-10.5-legion-no-deploy", "cs_hampton");
    refuses(sound().unit_with("cs_cocke", "S17", "N09", "extended = true"), "BR-12.1-cocke-extended", "second zone");
    sound().unit_with("cs_cocke", "S17", "N09", "extended = false").build();
}

#[rule("BR-11.4-fatigue-cap")]
#[rule("BR-11.4-elimination")]
#[rule("BR-10.2-front-three")]
#[test]
fn a_file_may_not_give_a_brigade_what_no_brigade_can_have() {
    refuses(sound().unit_with("us_keyes", "N06", "N07", "fatigue = 3"), "BR-11.4-fatigue-cap", "0 to 2");
    refuses(sound().unit_with("us_keyes", "N06", "N07", "losses = 3"), "BR-11.4-elimination", "us_keyes");
    refuses(
        sound().unit_with("us_keyes", "N06", "N07", "losses = 4\neliminated = true"),
        "BR-11.4-elimination",
        "us_keyes",
    );
    refuses(sound().unit("us_keyes", "N06", "N01"), "BR-10.2-front-three", "not adjacent");
    refuses(sound().behind("us_keyes", "N06", ""), "BR-10.2-front-three", "needs a facing");
    let marker = sound().unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"");
    refuses(marker, "BR-10.2-front-three", "S16");
    refuses(sound().text("[[unit]]\nid = \"us_keyes\"\n"), "BR-12.1-historical", "no place");
    let gone = sound().text("[[unit]]\nid = \"us_keyes\"\neliminated = true\n").build();
    assert_eq!(status(&gone, "us_keyes"), Status::Eliminated);
    assert_eq!(gone.state.losses.union, 3, "who is gone has lost every step");
}

#[rule("BR-11.1-needs-mark")]
#[test]
fn a_file_may_lay_attack_marks_only_in_the_half_phase_of_their_side() {
    let marked = |phase: &str, side: &str| {
        Position::at(phase)
            .start(&format!("side = \"{side}\"\nactivations-left = 1"))
            .unit_with("us_burnside", "S03", "S07", "engaged = true")
            .unit("cs_evans", "S07", "S03")
    };
    for phase in ["activation", "headquarters", "combat"] {
        marked(phase, "union").build();
        refuses(marked(phase, "confederate"), "BR-11.1-needs-mark", "us_burnside");
    }
    for phase in ["initiative", "op-markers", "movement", "continuation", "administration"] {
        refuses(marked(phase, "union"), "BR-11.1-needs-mark", "us_burnside");
    }
}

#[rule("BR-7-hq-no-contact")]
#[rule("BR-7-hq-stack-one")]
#[test]
fn a_file_may_not_put_a_headquarters_where_none_may_stand() {
    let with = |hq: &str, zone: &str| {
        Position::combat("union").unit("us_keyes", "S11", "S07").unit("cs_evans", "S06", "N07").hq(hq, zone)
    };
    with("hq_beauregard", "S09").build();
    refuses(with("hq_beauregard", "S08"), "BR-7-hq-no-contact", "hq_beauregard");
    refuses(with("hq_mcdowell", "N07"), "BR-7-hq-no-contact", "hq_mcdowell");
    refuses(with("hq_beauregard", "S09").hq("hq_johnston", "S09"), "BR-7-hq-stack-one", "hq_johnston");
    refuses_form(with("hq_beauregard", "S09").hq("hq_beauregard", "S39"), "listed twice");
    refuses_form(with("hq_lee", "S09"), "hq_lee");
}

#[rule("BR-1-turn-track")]
#[rule("BR-8-no-sixth")]
#[rule("BR-6-mo-not-turn1")]
#[rule("BR-13-extra-turn")]
#[rule("BR-13-manoeuvre-count")]
#[test]
fn a_file_may_not_start_outside_the_sequence_of_play() {
    let at = |lines: &str| Position::at("initiative").start(lines).unit("cs_evans", "S06", "N07");
    at("turn = 7").build();
    refuses(at("turn = 0"), "BR-1-turn-track", "turn 0");
    refuses(at("turn = 9"), "BR-1-turn-track", "turn 9");
    refuses(at("turn = 8"), "BR-13-extra-turn", "extra-turn");
    at("turn = 8").option("extra-turn", "on").build();
    refuses(at("turn = 2\nmovement-phase = 6"), "BR-8-no-sixth", "1 to 5");
    refuses(at("turn = 2\nmovement-phase = 0"), "BR-8-no-sixth", "1 to 5");
    refuses(at("turn = 1\noffensive-now = \"union\""), "BR-6-mo-not-turn1", "turn 1");
    refuses(at("turn = 2\ncrossed-sudley = [\"cs_evans\"]"), "BR-13-manoeuvre-count", "cs_evans");
    let long = |turns: u8| build(&at("turn = 1").file().replace("placement", &format!("turns = {turns}\nplacement")));
    assert!(long(20).is_ok());
    for turns in [0, 21, 255] {
        let error = long(turns).err().expect("too long or too short").to_string();
        assert!(error.contains("[BR-1-turn-track]"), "{error}");
    }
}

#[rule("BR-13-30va-place")]
#[test]
fn a_file_binds_a_brigade_only_to_a_headquarters_of_its_side_with_room_beside_it() {
    let near = |hq: &str| {
        Position::at("set-up")
            .start("turn = 1")
            .option("thirtieth-virginia", "on")
            .hq("hq_mcdowell", "N01")
            .hq("hq_beauregard", "S39")
            .text(&format!("[[unit]]\nid = \"cs_30va\"\nnear = \"{hq}\"\n"))
    };
    near("hq_beauregard").build();
    refuses(near("hq_mcdowell"), "BR-13-30va-place", "cs_30va");
    refuses_form(near("hq_johnston"), "hq_johnston");
    let late = near("hq_beauregard").file().replace("set-up", "initiative");
    assert!(build(&late).is_ok(), "without the option the counter is not in the game");
    let setup = Setup {
        scenario: "test.toml".to_owned(),
        scenario_text: Some(late),
        options: [("thirtieth-virginia".to_owned(), "on".to_owned())].into(),
    };
    let error = World::build(&DataFolder::new(), &setup).expect_err("the set-up is over").to_string();
    assert!(error.contains("the set-up is over"), "{error}");
}

#[rule("BR-12.1-historical")]
#[test]
fn a_file_with_unknown_or_doubled_names_is_refused_with_a_clear_message() {
    refuses_form(sound().unit("us_lee", "N06", "N07"), "us_lee");
    refuses_form(sound().unit("us_keyes", "N99", "N07"), "N99");
    refuses_form(sound().unit("us_keyes", "N06", "X"), "'X'");
    refuses_form(sound().unit("us_burnside", "N06", "N07"), "listed twice");
    refuses_form(sound().text("[[objective]]\nplace = \"S39\"\npoints = 1\ncontrol = \"union\"\n"), "twice");
    let dear = sound().no_objectives().text("[[objective]]\nplace = \"S39\"\npoints = 51\ncontrol = \"union\"\n");
    refuses_form(dear, "0 to 50");
    let arrival = "[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"\n";
    refuses_form(sound().text(arrival).text(arrival), "twice");
    refuses_form(sound().text(&format!("{arrival}limit = 4\n")), "1 to 3");
    refuses_form(sound().text(&arrival.replace("cs_smith", "cs_hood")), "cs_hood");
    refuses_form(sound().text(&arrival.replace("S39", "S99")), "S99");
    refuses_form(sound().start("attacked = [\"S99\"]"), "S99");
    refuses_form(sound().start("acted = [\"us_lee\"]"), "us_lee");
    refuses_form(sound().start("earlier-losses = { french = 1 }"), "french");
    refuses_form(sound().start("colour = \"blue\""), "colour");
    refuses_form(Position::at("activation").start("side = \"union\""), "activations-left");
    refuses_form(Position::at("dinner"), "dinner");
    for (from, to, words) in [
        ("format = 1", "format = 2", "format 2"),
        ("title = \"bull-run-1861\"", "title = \"chess\"", "chess"),
        ("placement = \"fixed\"", "placement = \"by ear\"", "by ear"),
        ("format = 1", "format 1", "test.toml"),
    ] {
        let error = build(&sound().file().replace(from, to)).err().expect("refused").to_string();
        assert!(error.contains(words), "'{words}': {error}");
    }
}

#[rule("BR-12.2-free-south")]
#[test]
fn a_free_placement_names_its_bank_and_its_base() {
    let file = std::fs::read_to_string("../../data/bull-run-1861/scenarios/free.toml").unwrap();
    assert!(build(&file).is_ok());
    for (from, to, words) in [
        ("bank = \"right\"", "bank = \"south\"", "south"),
        ("base = \"S39\"", "base = \"S99\"", "S99"),
        ("[free.union]", "[free.french]", "french"),
        ("phase = \"set-up\"", "phase = \"initiative\"", "set-up"),
    ] {
        let error = build(&file.replace(from, to)).err().expect("refused").to_string();
        assert!(error.contains(words), "'{words}': {error}");
    }
}

#[rule("BR-12.3-blocked")]
#[test]
fn a_delayed_arrival_is_told() {
    let mut game = smith(2).unit("us_keyes", "S39", "S43").unit_with("cs_ewell", "S23", "N20", "op = true").build();
    // Ewell's march is the last question before the arrivals.
    game.choose("done", &[]);
    let smith = game.brigade("cs_smith");
    assert!(game.told(|e| matches!(e, Event::ArrivalDelayed { brigade } if *brigade == smith)));
}

// ---- Other data ----

/// The project's data with one file changed.
struct Changed {
    file: &'static str,
    from: &'static str,
    to: &'static str,
}

impl kernel::Library for Changed {
    fn read(&self, path: &str) -> Option<std::borrow::Cow<'_, str>> {
        let text = kernel::Library::read(&DataFolder::new(), path)?.into_owned();
        let changed = path.ends_with(self.file);
        assert!(!changed || text.contains(self.from), "{} has no '{}'", self.file, self.from);
        Some(if changed { text.replacen(self.from, self.to, 1) } else { text }.into())
    }

    fn list(&self, folder: &str) -> Vec<String> {
        kernel::Library::list(&DataFolder::new(), folder)
    }
}

#[rule("BR-2-cavalry-south-only")]
#[test]
fn numbers_that_no_game_can_have_are_refused_with_their_file() {
    let cases = [
        ("tables.toml", "infantry = 4", "infantry = 255", "movement: 255 is not within 1 to 20"),
        ("tables.toml", "factor = 2", "factor = 200", "operational.factor"),
        ("tables.toml", "hill = 2", "hill = 100", "combat: 100"),
        ("tables.toml", "always = 3", "always = 9", "continuation.always"),
        ("tables.toml", "count = 7", "count = 0", "turns.count"),
        ("tables.toml", "union-base = \"N01\"", "union-base = \"N99\"", "N99"),
        ("tables.toml", "tie = \"confederate\"", "tie = \"nobody\"", "nobody"),
        ("brigades.csv", "infantry,5,3,0,true", "infantry,0,3,0,true", "1 to 20"),
        ("brigades.csv", "infantry,5,3,0,true", "infantry,5,3,1,true", "BR-2-cavalry-south-only"),
        ("brigades.csv", "infantry,5,3,0,true", "legion,5,3,0,true", "only one Legion"),
        ("brigades.csv", "us_burnside,", "us_porter,", "twice"),
        ("brigades.csv", "us_burnside,", "us burnside,", "us burnside"),
        ("headquarters.csv", "hq_johnston,", "hq_beauregard,", "twice"),
        ("options.toml", "default = \"off\"", "default = \"maybe\"", "maybe"),
    ];
    let setup = Setup { scenario: "historical".to_owned(), ..Setup::default() };
    for (file, from, to, words) in cases {
        let error = World::build(&Changed { file, from, to }, &setup).expect_err(to).to_string();
        assert!(error.contains(file) && error.contains(words), "{file}, '{words}': {error}");
    }
}

// ---- The page about scenario files ----

/// The complete scenario files printed in the documentation.
fn printed_files() -> Vec<String> {
    let page = std::fs::read_to_string("../../docs/scenario-format.md").unwrap();
    let blocks = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.filter(|block| block.starts_with("format = 1")).map(str::to_owned).collect()
}

#[rule("BR-12.1-decisions")]
#[test]
fn the_examples_of_the_page_about_scenario_files_are_in_order() {
    let files = printed_files();
    assert_eq!(files.len(), 2);
    let mut game = build(&files[0]).unwrap();
    assert_eq!(game.listed("extend"), ["cs_evans S05", "cs_evans S09", "cs_evans S15", "cs_evans S16"]);
    set_up(&mut game, "nothing");
    assert_eq!((game.state.turn, game.world.turns), (1, 3));
    assert_eq!(game.place_of("cs_hampton"), Some("S10"));
    assert!(game.world.options.confusion);

    let mut game = build(&files[1]).unwrap();
    assert_eq!(game.choices(), ["target S07", "done"]);
    game.attack("S07", &["us_burnside"], &[4, 2, 6, 2]);
    assert_eq!(game.totals(), (10, 5, Side::Confederate, true), "W-24");
    assert_eq!(game.state.losses.union, 1);
}

#[rule("BR-12.1-decisions")]
#[test]
fn the_page_about_scenario_files_names_every_field_and_option() {
    let page = std::fs::read_to_string("../../docs/scenario-format.md").unwrap();
    let has = |word: &str| assert!(page.contains(&format!("`{word}`")), "{word} is not explained");
    let table: toml::Table =
        toml::from_str(&std::fs::read_to_string("../../data/bull-run-1861/tables.toml").unwrap()).unwrap();
    for (name, values) in &table {
        let Some(values) = values.as_table() else { continue };
        assert!(page.contains(&format!("`[{name}]`")), "[{name}] is not explained");
        if name != "provenance" {
            values.keys().for_each(|field| has(field));
        }
    }
    for file in ["brigades.csv", "headquarters.csv"] {
        let text = std::fs::read_to_string(format!("../../data/bull-run-1861/{file}")).unwrap();
        text.lines().next().unwrap().split(',').for_each(has);
    }
    for option in kernel::data::options(&DataFolder::new(), bull_run_1861::ID).unwrap().options {
        has(&option.id);
        option.values.iter().for_each(|value| has(value));
    }
}
