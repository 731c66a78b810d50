//! The tables that are open: each a cache of its log, thrown away when in doubt.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use kernel::game::Entry;
use kernel::{BySide, Side, Viewer};
use shelf::{Kind, Shelf, Table};

use crate::problem::Problem;
use crate::rebuild::{RebuildError, rebuild};
use crate::signals::Signal;
use crate::store::GameRow;
use crate::think::Thinking;

/// The word for a person in a seat.
pub const HUMAN: &str = "human";

/// Before the word for a computer player to whom a person has lent the seat.
const LENT: &str = "human+";

/// An open game.
pub struct Live {
    /// What is stored about it.
    pub row: GameRow,
    /// The game itself.
    pub table: Box<dyn Table>,
    /// The search that is under way.
    pub thinking: Option<Thinking>,
}

impl Live {
    /// A table with its players seated.
    pub fn new(row: GameRow, table: Box<dyn Table>, nodes: u64) -> Live {
        let mut live = Live { row, table, thinking: None };
        live.table.set_nodes(nodes);
        live.take_seats();
        live
    }

    /// The table as the log left it.
    pub fn rebuilt(shelf: &Shelf, row: GameRow, entries: &[Entry], nodes: u64) -> Result<Live, RebuildError> {
        let table = rebuild(shelf, &row, entries)?;
        Ok(Live::new(row, table, nodes))
    }

    /// Seats the players the row names.
    pub fn take_seats(&mut self) {
        let seed = seed(&self.table.commitment());
        for side in Side::BOTH {
            self.table.seat(side, commands(&self.row.players[side]).map(|kind| (kind, seed)));
        }
    }

    /// Calls off a search about a position, or for a seat, that is no more.
    pub fn call_off(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            if thinking.holds(self) {
                self.thinking = Some(thinking);
            } else {
                thinking.halt.call();
            }
        }
    }

    /// Refuses to act on a position the sender has not seen.
    pub fn must_be_at(&self, seq: u64) -> Result<(), Problem> {
        if self.seq() == seq { Ok(()) } else { Err(Problem::stale(self.seq())) }
    }

    /// The side whose choice a computer has to make now.
    pub fn computer(&self) -> Option<Side> {
        self.table.to_choose().filter(|side| self.row.players[*side] != HUMAN)
    }

    /// As whom somebody at this table looks: as wished, if that gives no secret away, else as who sits
    /// at the screen. Where nothing is secret, everybody sees everything.
    pub fn viewer(&self, wished: Option<Viewer>) -> Result<Viewer, Problem> {
        let asked = self.table.to_choose().filter(|_| self.table.sealed());
        let people = BySide::new(self.row.players.union == HUMAN, self.row.players.confederate == HUMAN);
        match wished {
            None => Ok(Viewer::at_screen(people, asked)),
            Some(viewer) if viewer.may_look(people, asked) => Ok(viewer),
            Some(_) => Err(Problem::sealed()),
        }
    }

    /// Refuses what would show somebody everything while something is secret.
    pub fn must_be_open(&self) -> Result<(), Problem> {
        self.viewer(Some(Viewer::Referee)).map(drop)
    }

    /// How many entries the log has.
    pub fn seq(&self) -> u64 {
        self.table.log().len() as u64
    }

    /// What the windows are told.
    pub fn signal(&self) -> Signal {
        Signal { seq: self.seq(), made: self.table.made() as u64 }
    }
}

/// The seed of the computer players of a game. It follows from what is known of its dice before the first of them
/// falls, so a game that is opened again has the same players.
fn seed(commitment: &str) -> u64 {
    u64::from_str_radix(commitment.get(..16).unwrap_or_default(), 16).unwrap_or_default()
}

/// The computer player that a word in a seat stands for; `None` for a person.
pub fn commands(word: &str) -> Option<Kind> {
    word.strip_prefix(LENT).unwrap_or(word).parse().ok()
}

/// True for a word that may sit in a seat.
pub fn is_player(word: &str) -> bool {
    word == HUMAN || commands(word).is_some()
}

/// True if a person plays this seat, or did so before lending it.
fn is_persons(word: &str) -> bool {
    word == HUMAN || word.starts_with(LENT)
}

/// Who sits in a seat after somebody has said who shall: where a person played, the computer sits in for him.
pub fn seated(old: &str, new: Option<String>) -> String {
    match new {
        Some(new) if is_persons(old) && commands(&new).is_some() && !new.starts_with(LENT) => format!("{LENT}{new}"),
        Some(new) => new,
        None => old.to_owned(),
    }
}

/// True if a person would look into a hand that is not his: he takes a seat that was the computer's from the start,
/// and the other is a person's.
pub fn peeps(old: &BySide<String>, new: &BySide<String>) -> bool {
    let takes = |side: Side| new[side] == HUMAN && !is_persons(&old[side]);
    let persons = |side: Side| is_persons(&old[side]) || is_persons(&new[side]);
    Side::BOTH.into_iter().any(|side| takes(side) && persons(side.other()))
}

/// The players that a record's names stand for: computers by their kind, everybody else a person.
pub fn seats_of(names: &BySide<String>) -> BySide<String> {
    let seat = |name: &String| if is_player(name) { name.clone() } else { HUMAN.to_owned() };
    BySide::new(seat(&names.union), seat(&names.confederate))
}

/// The place of one game. Empty if its table is not open.
pub type Seat = Arc<tokio::sync::Mutex<Option<Live>>>;

struct Slot {
    seat: Seat,
    used: u64,
}

/// The open tables, the least recently used of which are closed.
pub struct Tables {
    slots: Mutex<HashMap<String, Slot>>,
    clock: AtomicU64,
    limit: usize,
}

impl Tables {
    /// Keeps at most `limit` tables open, but for those in use.
    pub fn new(limit: usize) -> Tables {
        Tables { slots: Mutex::default(), clock: AtomicU64::new(0), limit: limit.max(1) }
    }

    /// The place of a game. Whoever has it locked has the game.
    pub fn seat(&self, game: &str) -> Seat {
        let used = self.clock.fetch_add(1, Ordering::Relaxed);
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(game.to_owned()).or_insert_with(|| Slot { seat: Seat::default(), used });
        slot.used = used;
        let seat = Arc::clone(&slot.seat);
        trim(&mut slots, self.limit);
        seat
    }

    /// How many tables are open or being opened.
    pub fn open(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// Closes the tables that nobody holds, the longest unused first. A place that somebody holds
/// stays: otherwise a game could have two.
fn trim(slots: &mut HashMap<String, Slot>, limit: usize) {
    while slots.len() > limit {
        let idle = slots.iter().filter(|(_, slot)| Arc::strong_count(&slot.seat) == 1);
        let Some(oldest) = idle.min_by_key(|(_, slot)| slot.used).map(|(game, _)| game.clone()) else { return };
        slots.remove(&oldest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_unused_table_is_closed() {
        let tables = Tables::new(2);
        let held = tables.seat("a");
        tables.seat("b");
        tables.seat("c");
        let open = |game: &str| tables.slots.lock().unwrap().contains_key(game);
        assert!(open("a") && !open("b") && open("c"));
        assert_eq!(tables.open(), 2);
        drop(held);
        tables.seat("d");
        assert!(!open("a") && open("c") && open("d"));
    }

    #[test]
    fn names_of_people_are_people() {
        let names = BySide::new("greedy".to_owned(), "Ada".to_owned());
        assert_eq!(seats_of(&names), BySide::new("greedy".to_owned(), HUMAN.to_owned()));
    }

    #[test]
    fn a_seat_that_was_lent_is_still_a_persons() {
        assert_eq!(seated(HUMAN, Some("level5-cautious".to_owned())), "human+level5-cautious");
        assert_eq!(seated("human+level5", Some("level3".to_owned())), "human+level3");
        assert_eq!(seated("human+level5", Some(HUMAN.to_owned())), HUMAN);
        assert_eq!(seated("level5", Some("level3".to_owned())), "level3");
        assert_eq!(seated("level5", None), "level5");
        assert_eq!(commands("human+level5"), commands("level5"));
        assert!(is_player("human+level2") && !is_player("human+human") && !is_player("human+"));
    }

    #[test]
    fn nobody_sits_down_at_two_hands_one_after_the_other() {
        let seats = |union: &str, confederate: &str| BySide::new(union.to_owned(), confederate.to_owned());
        let (alone, lent) = (seats(HUMAN, "level3"), seats("human+level3", "level3"));
        assert!(peeps(&alone, &seats(HUMAN, HUMAN)), "the computer's hand would be open");
        assert!(peeps(&lent, &seats("human+level3", HUMAN)), "he has seen the other hand");
        assert!(!peeps(&lent, &alone), "it is his own");
        assert!(!peeps(&seats("level3", "level3"), &alone), "nobody has seen anything yet");
        assert!(!peeps(&seats(HUMAN, "human+level3"), &seats(HUMAN, HUMAN)), "both were people's");
    }
}
