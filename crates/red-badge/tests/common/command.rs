//! What the tests of command share: dice by purpose, a turn about to begin.

use std::collections::{BTreeMap, VecDeque};

use super::{Game, Position, face};
use kernel::{Dice, Purpose};
use red_badge::event::Event;
use red_badge::pool;
use red_badge::stage::Phase;

pub const CUP: [u8; 8] = [1, 2, 2, 2, 3, 3, 3, 4];

/// Dice by purpose, each with its own row of values; efficiency by the value of the marker, from a cup kept here.
/// What is not said is 5 for dice and the first marker of a pool.
#[derive(Default)]
pub struct Fate {
    pub rows: BTreeMap<&'static str, VecDeque<u8>>,
    pub cup: Vec<u8>,
    /// Purposes and sides of all that was thrown.
    pub thrown: Vec<(&'static str, u8)>,
}

impl Fate {
    pub fn new(rows: &[(&'static str, &[u8])]) -> Fate {
        let rows = rows.iter().map(|(purpose, row)| (*purpose, row.iter().copied().collect())).collect();
        Fate { rows, ..Fate::default() }
    }

    pub fn sides(&self, purpose: &str) -> Vec<u8> {
        self.thrown.iter().filter(|(name, _)| *name == purpose).map(|(_, sides)| *sides).collect()
    }
}

impl Dice for Fate {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        self.thrown.push((purpose.0, sides));
        let next = self.rows.get_mut(purpose.0).and_then(VecDeque::pop_front);
        match purpose.0 {
            "efficiency" => {
                if sides == 8 {
                    self.cup = CUP.to_vec();
                }
                assert_eq!(usize::from(sides), self.cup.len(), "the cup of a side is not filled within the turn");
                let at = next.map_or(0, |value| self.cup.iter().position(|marker| *marker == value).unwrap());
                self.cup.remove(at);
                u8::try_from(at).unwrap() + 1
            }
            "pool" => next.unwrap_or(1).clamp(1, sides),
            _ => face(next.unwrap_or(5)),
        }
    }
}

/// Makes the only or the plainest choice of state 1, with these dice, and goes on to the first question after it.
pub fn muster_with(position: &Position, dice: &mut Fate) -> Game {
    let mut game = position.build();
    let turn = game.state.turn;
    let choice = if game.offers("begin") { "begin" } else { "name nobody" };
    game.throw(choice, dice);
    assert_eq!(game.state.turn, turn, "nobody was asked anything in this turn");
    game
}

/// The same with these efficiency markers, in the order they are drawn.
pub fn muster(position: &Position, markers: &[u8]) -> Game {
    muster_with(position, &mut Fate::new(&[("efficiency", markers)]))
}

/// Activation markers a brigade has put in the pool.
pub fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}

pub fn at(events: &[Event], condition: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(condition).unwrap_or_else(|| panic!("{events:#?}"))
}

/// Burnside with a regiment at S4428, in a turn about to begin.
pub fn burnside() -> Position {
    Position::at("turn").leader("US-L-BURNSIDE", "S4428").unit("US-2RI-A", "S4428")
}

/// Evans with a regiment at S4428.
pub fn evans() -> Position {
    Position::at("turn").leader("CS-L-EVANS", "S4428").unit("CS-4SC-A", "S4428")
}

/// The full battle, its set-up taken as it stands, up to the first question of 0900.
pub fn nine_o_clock(options: &[(&str, &str)], dice: &mut Fate) -> (Game, Vec<Event>) {
    let mut game = Game::new("full-battle", options);
    let told = game.idle_until(dice, |game| !matches!(game.phase(), Phase::SetUp(_)));
    (game, told)
}

/// Both Confederate commanders with a brigade of each army, about to name one.
pub fn armies() -> Position {
    Position::at("turn")
        .leader("CS-L-BEAUREGARD", "S1010")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-EVANS", "S4426")
        .unit("CS-4SC-A", "S4426")
        .leader("CS-L-BEE", "S4430")
        .unit("CS-4AL-A", "S4430")
}
