//! The helpers of the other tests work: a position is built and played.

mod common;

use common::{Game, Position};

#[test]
fn a_position_is_built_and_played() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "104")
        .unit("us_meade", "77", "99")
        .unit("us_seymour", "97", "96")
        .unit("cs_trimble", "115", "98")
        .build();
    assert_eq!(game.listed("activate"), ["reynolds"]);
    game.choose("activate reynolds", &[]);
    assert_eq!(game.listed("act"), ["us_meade", "us_seymour"]);
    game.choose("act us_seymour", &[]);
    assert!(game.offers("step 96"), "{:?}", game.choices());
    game.choose("step 96", &[]);
    assert_eq!(game.place_of("us_seymour"), Some("96"));
}

#[test]
fn a_scenario_idles_to_its_end() {
    for scenario in ["29-august", "30-august", "both-days"] {
        let mut game = Game::new(scenario, &[]);
        game.idle_until(&mut common::ByPurpose(Vec::new()), |game| game.asked().is_none());
    }
}
