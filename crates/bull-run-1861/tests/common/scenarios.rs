//! For the tests of scenarios: set-ups played through, and Smith on his way.

use bull_run_1861::state::{Stage, Status};
use bull_run_1861::{BullRun1861, World};
use kernel::title::SetupError;
use kernel::{Setup, Title};

use super::{DataFolder, Game, Position};

/// Builds a scenario from its text.
pub fn build(text: &str) -> Result<Game, SetupError> {
    let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(text.to_owned()), ..Setup::default() };
    let world = World::build(&DataFolder::new(), &setup)?;
    let state = BullRun1861::start(&world);
    Ok(Game { world, state, events: Vec::new() })
}

/// Plays the first choice offered until the set-up is over, or a question starts with `until`.
pub fn set_up(game: &mut Game, until: &str) {
    while matches!(game.state.stage, Stage::Place(_) | Stage::Arrange { .. }) {
        let choices = game.choices();
        if choices.iter().any(|c| c.starts_with(until)) {
            return;
        }
        let choice = choices.iter().find(|c| *c == "placed").unwrap_or(&choices[0]).clone();
        game.choose(&choice, &[]);
    }
}

pub fn status(game: &Game, id: &str) -> Status {
    game.state.brigade(game.brigade(id)).status
}

/// The end of a turn with Smith due since turn 2.
pub fn smith(turn: u8) -> Position {
    Position::at("administration")
        .start(&format!("turn = {turn}\nfirst = \"union\""))
        .text("[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"\n")
}
