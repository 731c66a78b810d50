//! What a scenario file may not say: each mistake is refused with a typed error, none is a panic.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use common::{DataFolder, Game, Position};
use kernel::title::SetupError;
use kernel::{DataError, Library, Setup};
use rule::rule;
use second_bull_run::World;

/// Builds a scenario from its text.
fn build(text: &str) -> Result<World, SetupError> {
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(text.to_owned()), ..Setup::default() };
    World::build(&DataFolder::new(), &setup)
}

/// The error of a file that must be refused.
fn error(text: &str) -> DataError {
    match build(text) {
        Err(SetupError::Data(error)) => {
            assert_eq!(error.file, "test.toml");
            error
        }
        Err(other) => panic!("another error: {other}"),
        Ok(_) => panic!("accepted:\n{text}"),
    }
}

fn shipped(id: &str) -> String {
    DataFolder::new().require(&format!("second-bull-run/scenarios/{id}.toml")).unwrap().into_owned()
}

/// A shipped scenario with one thing changed, which must be refused with these words.
fn refuse_changed(id: &str, from: &str, to: &str, words: &str) {
    let text = shipped(id);
    assert!(text.contains(from), "{id} does not say {from}");
    let error = error(&text.replacen(from, to, 1));
    assert!(error.problem.contains(words), "{to}: {}", error.problem);
}

/// A position that must be refused with these words.
fn refuse(position: &Position, words: &str) -> Option<String> {
    let error = error(&position.file());
    assert!(error.problem.contains(words), "'{words}' is not said in: {}", error.problem);
    error.rule
}

#[test]
fn the_shipped_scenarios_are_accepted() {
    for id in ["29-august", "30-august", "both-days"] {
        build(&shipped(id)).unwrap_or_else(|e| panic!("{id}: {e}"));
    }
}

#[test]
fn the_head_is_checked() {
    refuse_changed("29-august", "format = 1", "format = 2", "format 2 is not known");
    refuse_changed("29-august", "title = \"second-bull-run\"", "title = \"bull-run-1861\"", "is for 'bull-run-1861'");
    refuse_changed("29-august", "phase = \"set-up\"", "phase = \"siesta\"", "siesta");
    refuse_changed("29-august", "[victory]", "[victori]", "victori");
    refuse_changed("29-august", "tie = \"union\"", "tie = \"unoin\"", "unoin");
    refuse_changed("29-august", "tie = \"union\"\n", "", "tie");
    let long = format!("{}\n#{}", shipped("29-august"), "x".repeat(300_000));
    assert!(error(&long).problem.contains("too long"));
    assert!(error("").problem.contains("missing field"));
    assert!(error("format = ").line.is_some(), "a fault of form has its line");
}

#[test]
fn misspelt_fields_never_pass_unseen() {
    refuse_changed("29-august", "entry-only", "entry-onyl", "entry-onyl");
    refuse_changed("29-august", "losses = 1", "lossess = 1", "lossess");
    refuse_changed("29-august", "entries = [\"E\", \"D\"]", "entrys = [\"E\", \"D\"]", "entrys");
    refuse_changed(
        "29-august",
        "initiative-bonus = { union = 1 }",
        "initiative-bonus = { unoin = 1 }",
        "no side 'unoin'",
    );
    refuse_changed("both-days", "confederate = [\"H\"] }", "confederates = [\"H\"] }", "no side 'confederates'");
    refuse_changed("30-august", "call = \"before-set-up\"", "call = \"sometimes\"", "sometimes");
}

#[test]
fn days_and_turns_are_checked() {
    refuse_changed("29-august", "last = 10", "last = 0", "turns from `first` to `last`");
    refuse_changed("29-august", "last = 10", "last = 200", "between 1 and 30");
    refuse_changed("29-august", "turn = 1\nphase", "turn = 12\nphase", "turns 1 to 10");
    refuse_changed("both-days", "action-marker = 2", "action-marker = 9", "starts on 1 to 5");
    refuse_changed("both-days", "activation = -1", "activation = -9", "between -6 and 6");
    refuse_changed("30-august", "bonus = 1", "bonus = 100", "between -6 and 6");
    refuse_changed("30-august", "turns = 2", "turns = 99", "at most 30 turns");
    refuse_changed("29-august", "no-army-commander = -1", "no-army-commander = -7", "between -6 and 6");
    refuse_changed("29-august", "lead = 8", "lead = 8000", "victory points are between");
    let two = shipped("both-days");
    let night = two.find("[night]").unwrap();
    let end = night + two[night..].find("[[").unwrap();
    let without = format!("{}{}", &two[..night], &two[end..]);
    assert!(error(&without).problem.contains("need a [night]"));
    let start = Position::at("initiative");
    refuse(&start.clone().start("day = 2"), "no such day");
    refuse(&start.clone().start("day = 0"), "no such day");
    refuse(&start.clone().phase(6), "an action phase is 1 to 5");
    refuse(&Position::at("night"), "no night follows");
    refuse(&Position::at("night").both_days().start("day = 2"), "no night follows");
}

#[test]
fn unknown_and_doubled_names_are_refused() {
    refuse_changed("29-august", "\"cs_starke\"", "\"cs_stork\"", "no brigade 'cs_stork'");
    refuse_changed("29-august", "\"cs_starke\"", "\"cs_johnson\"", "twice");
    refuse_changed("29-august", "\"cs_starke\"", "\"us_meade\"", "of the other side");
    refuse_changed("29-august", "[[\"155\"]]", "[[\"955\"]]", "no zone '955'");
    refuse_changed("29-august", "entries = [\"A\"]", "entries = [\"Z\"]", "no entry 'Z'");
    refuse_changed("29-august", "entries = [\"A\"]", "entries = []", "at least one entry");
    refuse_changed("both-days", "union = [\"C\", \"D\"]", "union = [\"C\", \"X\"]", "no entry 'X'");
    refuse_changed("29-august", "place = \"72\"", "place = \"0\"", "no zone '0'");
    refuse_changed("30-august", "with = \"taliaferro\"", "with = \"talia\"", "no division 'talia'");
    refuse_changed("29-august", "units = [\"us_bayard\"]", "units = [\"us_buford\"]", "'us_buford' comes twice");
    refuse_changed("29-august", "units = [\"us_cc_reno\"]", "units = [\"us_cc_sigel\"]", "'us_cc_sigel' comes twice");
    refuse_changed(
        "29-august",
        "units = [\"us_bayard\"]",
        "units = [\"cs_robertson\"]",
        "both stands in the set-up and comes",
    );
    refuse_changed("29-august", "id = \"cs_lawton\"", "id = \"cs_baylor\"", "stands there twice");
    let start = Position::at("initiative");
    refuse(&start.clone().commander("us_cc_nobody", "105"), "no commander 'us_cc_nobody'");
    refuse(&start.clone().commander("us_cc_sigel", "999"), "no zone '999'");
    refuse(&start.clone().start("arrived = [\"us_meade\"]"), "is no reinforcement");
    refuse(&start.clone().start("delayed = [\"us_meade\"]"), "is not waiting");
}

#[rule("S-11.2-each-zone")]
#[test]
fn a_list_of_zones_that_cannot_be_filled_is_refused() {
    let group = |units: &str, grounds: &str| {
        Position::at("set-up").text(&format!("[[group]]\nside = \"union\"\nunits = [{units}]\ngrounds = {grounds}\n"))
    };
    let rule = Some("S-11.2-each-zone".to_owned());
    assert_eq!(refuse(&group("\"us_meade\"", "[[\"14\", \"31\"]]"), "one or two of its brigades"), rule, "too few");
    let three = "\"us_meade\", \"us_seymour\", \"us_hardin\"";
    assert_eq!(refuse(&group(three, "[[\"14\"]]"), "one or two of its brigades"), rule, "too many");
    assert_eq!(refuse(&group(three, "[]"), "one or two of its brigades"), rule, "no zone");
    assert_eq!(refuse(&group(three, "[[\"14\", \"31\"], []]"), "one or two of its brigades"), rule);
    let late =
        Position::at("initiative").text("[[group]]\nside = \"union\"\nunits = [\"us_meade\"]\ngrounds = [[\"14\"]]\n");
    refuse(&late, "placed in the set-up only");
}

#[rule("S-11.1.3-per")]
#[test]
fn a_reinforcement_is_one_division_one_independent_brigade_or_one_commander() {
    let rule = Some("S-11.1.3-per".to_owned());
    let start = Position::at("initiative");
    for units in [&["us_meade", "us_gibbon"][..], &["us_milroy", "us_bayard"], &["us_cc_sigel", "us_koltes"], &[]] {
        let position = start.clone().reinforcement(units, 6, &["D"]);
        assert_eq!(refuse(&position, "one division, one independent brigade or one commander"), rule, "{units:?}");
    }
    let both = start.reinforcement_with(&["us_milroy"], 6, &["D"], "until = 7\ncall = \"on-turn\"");
    refuse(&both, "`until` or `call`");
}

#[test]
fn the_state_of_a_brigade_is_checked() {
    let start = || Position::at("initiative");
    let meade = |lines: &str| start().unit_with("us_meade", "98", "96", lines);
    refuse(&meade("losses = 6"), "eliminate it");
    refuse(&start().off_map("us_meade", "eliminated = true\nlosses = 7"), "not so many steps");
    refuse(&meade("starting-losses = 9"), "not so many steps");
    refuse(&meade("fatigue = 3"), "fatigue is 0 to 2");
    refuse(&start().unit_with("us_art_hatch", "98", "96", "fatigue = 1"), "no marker");
    refuse(&start().routed_with("us_meade", "98", "fatigue = 1"), "no marker");
    refuse(&meade("dismounted = true"), "only cavalry dismounts");
    refuse(&meade("eliminated = true"), "in one place only");
    refuse(&start().off_map("us_meade", "eliminated = true\nexited = true"), "in one place only");
    refuse(&start().off_map("us_meade", "place = \"98\""), "needs a facing");
    refuse(&start().routed_with("us_meade", "98", "facing = \"96\""), "faces nowhere");
    refuse(&start().unit("us_meade", "98", "14"), "does not stand next to zone 14");
    refuse(&start().unit("us_meade", "98", "96").unit("us_hardin", "98", "97"), "face one way");
}

#[rule("S-11.2-stack")]
#[test]
fn stacks_are_checked() {
    let start = Position::at("initiative").unit("us_meade", "98", "96").unit("us_hardin", "98", "96");
    assert_eq!(
        refuse(&start.clone().unit("us_seymour", "98", "96"), "no room in zone 98"),
        Some("S-9.6-two".to_owned())
    );
    let mixed = Position::at("initiative").unit("us_meade", "98", "96").unit("us_grover", "98", "96");
    assert_eq!(refuse(&mixed, "no room"), Some("S-9.6-two".to_owned()), "two corps");
    refuse(&start.unit("cs_field", "98", "96"), "no room in zone 98");
    let enemies = Position::at("initiative").unit("us_milroy", "98", "96").unit("cs_evans", "98", "96");
    refuse(&enemies, "holds brigades of both sides");
}

#[test]
fn attack_markers_point_at_somebody_and_belong_to_the_active_side() {
    let combat = || Position::combat("union").unit("cs_field", "96", "97");
    let rule = Some("S-10.1-direction".to_owned());
    assert_eq!(refuse(&combat().attacker("us_meade", "98", "115"), "points at nobody"), rule);
    refuse(&combat().unit_with("us_meade", "98", "96", "attack = \"14\""), "cannot attack there");
    refuse(&combat().attacker("us_art_hatch", "98", "96"), "cannot attack there");
    assert_eq!(
        refuse(&combat().unit_with("us_meade", "98", "77", "attack = \"96\""), "points at nobody"),
        rule,
        "not in front"
    );
    let other = Position::combat("confederate").unit("cs_field", "96", "97").attacker("us_meade", "98", "96");
    assert_eq!(refuse(&other, "not its side's turn"), rule);
    refuse(&Position::at("activation").start("side = \"union\""), "needs `designated`");
    let enemy = Position::activation("union", "cs_cc_jackson", 1).commander("cs_cc_jackson", "142");
    refuse(&enemy, "needs `designated`");
}

#[test]
fn limits_of_size_are_checked() {
    let many =
        (0..17).map(|at| format!("[[objective]]\nplace = \"{}\"\nside = \"union\"\n", at + 1)).collect::<String>();
    refuse(&Position::at("initiative").no_objectives().text(&many), "at most 16 objectives");
}

#[test]
fn unknown_scenarios_and_options_are_refused() {
    let options = |id: &str, value: &str| [(id.to_owned(), value.to_owned())].into_iter().collect();
    let setup = |scenario: &str, options| Setup { scenario: scenario.to_owned(), scenario_text: None, options };
    let build = |setup: Setup| World::build(&DataFolder::new(), &setup).err().map(|e| e.to_string());
    assert!(build(setup("31-august", options("rout-at-goal", "stay"))).unwrap().contains("31-august"));
    assert!(build(setup("29-august", options("rout-at-gaol", "stay"))).unwrap().contains("rout-at-gaol"));
    assert!(build(setup("29-august", options("rout-at-goal", "run"))).unwrap().contains("run"));
    let foreign = build(setup("30-august", options("tactical-option", "on"))).unwrap();
    assert!(foreign.contains("does not apply"), "{foreign}");
    let foreign = build(setup("29-august", options("night-parting", "until-no-contact"))).unwrap();
    assert!(foreign.contains("does not apply"), "{foreign}");
}

#[test]
fn a_preferred_option_of_the_file_counts_unless_the_players_choose() {
    let text = Position::at("initiative").text("[options]\nobjective-scoring = \"any-controlled\"\n").file();
    let of = |options: &[(&str, &str)]| {
        let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(text.clone()), options };
        let world = World::build(&DataFolder::new(), &setup).unwrap();
        world.options.any_objective
    };
    assert!(of(&[]));
    assert!(!of(&[("objective-scoring", "own-colour")]));
}

/// The two examples of the manual of scenario files.
#[test]
fn the_examples_of_the_manual_are_accepted() {
    let manual = include_str!("../../../docs/scenario-format.md");
    let examples: Vec<&str> = manual
        .split("```toml\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.contains("title = \"second-bull-run\""))
        .collect();
    assert_eq!(examples.len(), 2);
    for text in examples {
        let world = build(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let state = world.start.clone();
        let game = Game { world: std::sync::Arc::new(world), state, events: Vec::new() };
        assert!(!game.choices().is_empty());
    }
}
