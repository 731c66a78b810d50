//! For the tests of results: attacks carried to a Hit.

use super::{Game, Position};

pub const ENGAGED: &str = "engaged = true";
pub const SECOND: &str = "line = \"second\"";

/// W-24: Burnside (fatigue 1) with Porter behind in S03, Evans on Matthews Hill.
pub fn supported_attack() -> Position {
    Position::melee("union").unit_with("us_burnside", "S03", "S07", "fatigue = 1\nengaged = true").behind(
        "us_porter",
        "S03",
        "line = \"second\"\nfatigue = 1",
    )
}

/// W-24 carried to its Hit: 10 to 5.
pub fn evans_hit(position: Position) -> Game {
    let mut game = position.unit("cs_evans", "S07", "S03").build();
    game.attack("S07", &["us_burnside"], &[4, 2, 6, 2]);
    game
}

/// A defender in the hamlet S08 under an overwhelming attack from S07 and S11, up to his Hit.
pub fn overwhelmed(side: &str, defender: &str, lines: &str) -> Game {
    let (side, [first, second, third, fourth]) = match side {
        "union" => ("confederate", ["cs_jackson", "cs_bonham", "cs_cocke", "cs_bee"]),
        _ => ("union", ["us_porter", "us_burnside", "us_franklin", "us_howard"]),
    };
    let mut game = Position::melee(side)
        .unit_with(first, "S07", "S08", ENGAGED)
        .behind(second, "S07", SECOND)
        .unit_with(third, "S11", "S08", ENGAGED)
        .behind(fourth, "S11", SECOND)
        .unit_with(defender, "S08", "S07", lines)
        .build();
    let mut attackers = [first, third];
    attackers.sort_by_key(|id| game.brigade(id));
    game.form("S08", &attackers);
    game.resolve_plainly("resolve", 6, 1);
    assert!(game.totals().3, "{defender} is hit");
    game
}
