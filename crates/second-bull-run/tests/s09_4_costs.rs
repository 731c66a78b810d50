//! 9.4: what steps cost, and going from front to front.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::borrow::Cow;
use std::sync::Arc;

use common::{DataFolder, Game, Position};
use kernel::{Library, Setup, Title};
use rule::rule;
use second_bull_run::event::{Event, LossCause};
use second_bull_run::state::Status;
use second_bull_run::{SecondBullRun, World};

/// What one step of Milroy costs with these others on the map.
fn price(from: &str, to: &str, others: impl Fn(Position) -> Position) -> Vec<u8> {
    let facing = to;
    let mut game = others(Position::solo("us_milroy", from, facing, "")).acting("us_milroy");
    game.choose(&format!("step {to}"), &[]);
    game.paid()
}

fn nobody(start: Position) -> Position {
    start
}

#[test]
#[rule("S-9.4-plain")]
fn three_zones_cost_six_points() {
    let mut game = Position::solo("us_milroy", "105", "103", "fatigue = 2").acting("us_milroy");
    game.choose_all(&["step 104", "step 102", "step 101"]);
    assert_eq!(game.paid(), [2, 2, 2]);
    assert_eq!(game.points_left(), Some(0));
    assert!(game.listed("step").is_empty() && game.offers("face 103"), "nothing is left but his facing");
}

#[test]
#[rule("S-9.4-road")]
fn a_road_costs_one_point_only_if_it_crosses_the_border() {
    assert_eq!(price("77", "99", nobody), [1]);
    assert_eq!(price("78", "99", nobody), [2], "both on the road, but it does not join them");
}

#[test]
#[rule("S-9.4-road-zoc-enter")]
#[rule("S-9.4-road-zoc-exit")]
fn the_road_rate_is_lost_in_a_zone_of_control() {
    let enemy = |start: Position| start.unit("cs_evans", "128", "127");
    assert_eq!(price("99", "116", nobody), [1]);
    assert_eq!(price("99", "116", enemy), [2], "entering it");
    assert_eq!(price("116", "99", enemy), [2], "leaving it");
    assert_eq!(price("77", "99", enemy), [1], "beside it");
}

/// The data folder with a bridge that carries no road.
struct NoRoad(DataFolder);

impl Library for NoRoad {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = self.0.read(path)?;
        if !path.ends_with("second-bull-run/edges.csv") {
            return Some(text);
        }
        let changed = text.replace("river;bridge;road,,road:Warrenton Turnpike;", "river;bridge,,");
        assert_ne!(changed, text);
        Some(Cow::Owned(changed))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        self.0.list(folder)
    }
}

#[test]
#[rule("S-9.4-bridge")]
#[rule("S-9.4-surcharges-add")]
fn a_bridge_costs_one_point_more() {
    assert_eq!(price("138", "139", nobody), [2], "the road over the Stone Bridge");
    let file = Position::solo("us_milroy", "138", "139", "").file();
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(file), options: Default::default() };
    let world = World::build(&NoRoad(DataFolder::new()), &setup).unwrap();
    let state = SecondBullRun::start(&world);
    let mut game = Game { world: Arc::new(world), state, events: Vec::new() };
    game.choose_all(&["begin", "substitute us_milroy", "step 139"]);
    assert_eq!(game.paid(), [3]);
}

#[test]
#[rule("S-9.4-escarpment")]
#[rule("S-9.4-escarpment-down")]
fn an_escarpment_costs_one_point_more_upward_only() {
    assert_eq!(price("97", "96", nobody), [3]);
    assert_eq!(price("96", "97", nobody), [2]);
    assert_eq!(price("98", "115", nobody), [3]);
    assert_eq!(price("115", "127", nobody), [3], "115 lies lower than 127");
}

#[test]
#[rule("S-9.4-artfront")]
#[rule("S-9.4-artfront-once")]
#[rule("S-Q26")]
fn a_front_of_enemy_artillery_costs_one_point_more() {
    assert_eq!(price("130", "129", |p| p.unit("cs_art_w", "128", "129")), [3]);
    assert_eq!(price("130", "129", |p| p.unit("cs_art_w", "128", "116")), [3], "beside the zone it faces");
    assert_eq!(price("130", "129", |p| p.unit("cs_art_w", "128", "127")), [2], "in its flank");
    let two = |p: Position| p.unit("cs_art_w", "128", "129").unit("cs_art_l", "128", "129");
    assert_eq!(price("130", "129", two), [3], "once for two batteries");
    let apart = |p: Position| p.unit("cs_art_w", "128", "129").unit("cs_art_l", "142", "129");
    assert_eq!(price("130", "129", apart), [3], "once for two zones");
}

#[test]
#[rule("S-Q26")]
fn routed_guns_own_guns_and_guns_of_infantry_cost_nothing() {
    assert_eq!(price("130", "129", |p| p.routed("cs_art_w", "128")), [2]);
    assert_eq!(price("130", "129", |p| p.unit("us_art_reserve", "128", "129")), [2]);
    assert_eq!(price("130", "129", |p| p.unit("cs_evans", "128", "129")), [2], "he has guns, but is no battery");
}

#[test]
#[rule("S-9.4-surcharges-add")]
fn climbing_into_the_front_of_guns_costs_four() {
    assert_eq!(price("129", "128", |p| p.unit("cs_art_w", "127", "128")), [4]);
}

#[test]
#[rule("S-9.4-river")]
fn a_river_is_crossed_by_a_bridge_only() {
    let game = Position::solo("us_milroy", "137", "151", "").acting("us_milroy");
    assert_eq!(game.refused_by("step 151"), "S-11.1.5-bullrun");
    let ford = Position::solo("us_milroy", "138", "151", "").acting("us_milroy");
    assert_eq!(ford.refused_by("step 151"), "S-11.1.5-bullrun", "the fords of Bull Run are closed");
    assert_eq!(ford.listed("step"), ["124", "125", "137", "139"]);
}

#[test]
#[rule("S-9.4-stream")]
fn streams_cost_nothing() {
    assert_eq!(price("97", "98", nobody), [2]);
    assert_eq!(price("75", "77", nobody), [1], "along a road over a stream");
}

#[test]
#[rule("S-Q25")]
fn nobody_is_sure_of_a_step() {
    let game = Position::solo("us_buford", "97", "98", "dismounted = true").acting("us_buford");
    assert_eq!(game.refused_by("step 96"), "S-9.4-plain", "three points up the escarpment");
    assert!(game.offers("step 98"));
}

/// Milroy somewhere near Trimble, who stands in 115 and faces 98.
fn before_trimble(place: &str, lines: &str) -> Position {
    let facing = if place == "99" { "98" } else { "115" };
    Position::solo("us_milroy", place, facing, lines).unit("cs_trimble", "115", "98")
}

fn is_hurt(game: &Game) -> bool {
    game.told(|e| matches!(e, Event::StepLost { why: LossCause::FrontToFront, .. }))
}

#[test]
#[rule("S-9.4-front-front")]
#[rule("S-Q29")]
#[rule("S-Q30")]
fn from_front_to_front_of_one_brigade_costs_a_loss_and_stops() {
    let mut game = before_trimble("98", "").acting("us_milroy");
    assert!(game.offers("step 116") && game.offers("step 96"), "from one zone of control into another");
    game.choose("step 116", &[]);
    assert!(is_hurt(&game));
    assert_eq!((game.losses("us_milroy"), game.points_left()), (1, Some(4)));
    assert!(game.listed("step").is_empty());
}

#[test]
#[rule("S-9.4-front-front")]
fn two_brigades_in_front_cost_one_loss() {
    let mut game = before_trimble("98", "").unit("cs_evans", "127", "116").acting("us_milroy");
    game.choose("step 116", &[]);
    assert_eq!(game.losses("us_milroy"), 1);
}

#[test]
#[rule("S-Q31")]
fn the_loss_does_not_forbid_an_attack() {
    let mut game = before_trimble("98", "losses = 4").acting("us_milroy");
    game.choose_all(&["step 116", "face 115"]);
    assert_eq!(game.losses("us_milroy"), 5);
    game.choose("attack 115", &[]);
    assert_eq!(game.target("us_milroy"), Some("115"));
}

#[test]
#[rule("S-Q31")]
fn the_loss_can_destroy_the_mover_at_once() {
    let mut game = before_trimble("98", "losses = 5").acting("us_milroy");
    game.choose("step 116", &[]);
    assert_eq!(game.status("us_milroy"), Status::Eliminated);
    assert!(game.listed("face").is_empty());
    assert!(game.offers("lead us_cc_mcdowell 99"), "his action is over");
}

#[test]
#[rule("S-Q40")]
#[rule("S-Q31")]
fn not_even_a_dying_brigade_enters_a_full_zone_beside_the_enemy() {
    let start = before_trimble("98", "losses = 5");
    let game = start.unit("us_gibbon", "116", "115").unit("us_doubleday", "116", "115").acting("us_milroy");
    assert_eq!(game.refused_by("step 116"), "S-9.6-zoc-full");
}

#[test]
#[rule("S-9.4-front-start")]
fn only_the_first_step_from_a_front_costs_a_loss() {
    let mut round = before_trimble("98", "").acting("us_milroy");
    round.choose_all(&["step 99", "step 116"]);
    assert!(!is_hurt(&round) && round.losses("us_milroy") == 0, "the second step");
    let mut fresh = before_trimble("99", "").acting("us_milroy");
    fresh.choose("step 116", &[]);
    assert_eq!(fresh.losses("us_milroy"), 0, "he did not start in a front");
}

#[test]
#[rule("S-9.4-front-flank")]
fn from_front_to_flank_only_stops() {
    let mut game = before_trimble("98", "").unit("cs_evans", "100", "80").acting("us_milroy");
    game.choose("step 99", &[]);
    assert_eq!(game.losses("us_milroy"), 0);
    assert!(game.listed("step").is_empty());
    assert!(game.points_left().unwrap() > 0);
}

#[test]
#[rule("S-9.4-flank-front")]
fn from_flank_to_front_only_stops() {
    let mut game = before_trimble("127", "").acting("us_milroy");
    game.choose("step 116", &[]);
    assert_eq!((game.losses("us_milroy"), game.paid()), (0, vec![2]));
    assert!(game.listed("step").is_empty());
}

#[test]
#[rule("S-9.4-front-front")]
fn a_routed_brigade_has_no_front_to_leave_or_enter() {
    let mut game = Position::solo("us_milroy", "98", "115", "").routed("cs_trimble", "115").acting("us_milroy");
    game.choose("step 116", &[]);
    assert_eq!(game.losses("us_milroy"), 0);
}
