//! Records replay, and what is taken back was never done.

use std::sync::Arc;

use kernel::Title;
use kernel::dice::DiceKey;
use kernel::game::{DiceAfter, Game, Particulars};
use kernel::hash::StateHash;
use kernel::record::{Ending, Record, prove_dice, replay};

use crate::chance::Chance;
use crate::{Breach, Invariants, World};

/// A random game, kept as a live game keeps it.
pub struct Kept<I: Invariants> {
    /// The game at its end.
    pub game: Game<I::Title>,
    /// The hashes of its states, the first before any choice.
    pub hashes: Vec<StateHash>,
    seed: u64,
}

impl<I: Invariants> Kept<I> {
    /// Plays a random game to its end, or through `limit` choices.
    pub fn play(world: &Arc<World<I>>, seed: u64, limit: usize) -> Result<Kept<I>, Breach> {
        let mut kept =
            Kept { game: Game::new(Arc::clone(world), DiceKey::for_game(seed, 0)), hashes: Vec::new(), seed };
        kept.hashes.push(kept.game.hash());
        let mut chance = Chance::new(seed);
        let mut choices = Vec::new();
        while kept.game.line().len() < limit && I::Title::to_choose(world, kept.game.state()).is_some() {
            I::Title::choices(world, kept.game.state(), &mut choices);
            let choice = chance.pick(&choices).ok_or_else(|| kept.breach("somebody is asked and has no choice"))?;
            kept.game.choose(choice).map_err(|refusal| kept.breach(format!("listed, but {refusal}")))?;
            kept.hashes.push(kept.game.hash());
        }
        Ok(kept)
    }

    /// Its record.
    pub fn record(&self) -> Record {
        let digest = StateHash([0; 32]).to_string();
        let players = kernel::BySide::new("Ann".to_owned(), "Bob Lee".to_owned());
        self.game.record(&Particulars { data_digest: digest, players, ..Particulars::default() })
    }

    fn breach(&self, problem: impl Into<String>) -> Breach {
        Breach { seed: self.seed, step: self.game.line().len(), choice: None, problem: problem.into() }
    }

    fn breach_at(&self, step: usize, problem: impl Into<String>) -> Breach {
        Breach { step, ..self.breach(problem) }
    }
}

/// The record of a random game reads back as itself, replays to the same state after every `stride`-th
/// choice and the last, tells the same events, and its key proves its dice.
pub fn replay_equals_play<I: Invariants>(world: &Arc<World<I>>, seed: u64, stride: usize) -> Result<(), Breach> {
    let kept = Kept::<I>::play(world, seed, usize::MAX)?;
    let record = kept.record();
    let text = record.to_text().map_err(|error| kept.breach(error.to_string()))?;
    let read = Record::parse(&text).map_err(|error| kept.breach(error.to_string()))?;
    if read != record {
        return Err(kept.breach("the record reads back as another"));
    }
    let last = kept.hashes.len() - 1;
    for (count, hash) in kept.hashes.iter().enumerate().filter(|(at, _)| at % stride.max(1) == 0 || *at == last) {
        let part =
            replay::<I::Title>(world, &read, Some(count)).map_err(|error| kept.breach_at(count, error.to_string()))?;
        if part.hash != *hash {
            return Err(kept.breach_at(count, "the replay comes to another state"));
        }
        let cut = prefix(&read, count, *hash);
        if count < read.lines.len() && replay::<I::Title>(world, &cut, None).is_err() {
            return Err(kept.breach_at(count, "the record of an unfinished game does not replay"));
        }
    }
    let whole = replay::<I::Title>(world, &read, None).map_err(|error| kept.breach(error.to_string()))?;
    prove_dice(&read.header, &whole.played).map_err(|error| kept.breach(error.to_string()))?;
    same_story(&kept, &whole.played)
}

/// The record of the first choices of a game.
pub fn prefix(record: &Record, count: usize, hash: StateHash) -> Record {
    let mut cut = record.clone();
    cut.header.dice_key = None;
    cut.lines.truncate(count);
    cut.ending = Ending::Unfinished { hash: Some(hash) };
    cut
}

fn same_story<I: Invariants>(kept: &Kept<I>, replayed: &[kernel::record::Played<I::Title>]) -> Result<(), Breach> {
    let world = kept.game.world();
    for (at, (played, again)) in kept.game.line().iter().zip(replayed).enumerate() {
        let tell = |events: &[<I::Title as Title>::Event]| -> Vec<_> {
            events.iter().map(|event| I::Title::tell(world, event)).collect()
        };
        if tell(&played.events) != tell(&again.events) || played.rolls != again.rolls {
            return Err(kept.breach_at(at, "the replay tells other events or rolls"));
        }
    }
    Ok(())
}

/// A record cut off after any line, or anywhere inside one, is refused; so is one whose last state
/// or result is another.
pub fn cut_records_are_refused<I: Invariants>(world: &Arc<World<I>>, seed: u64) -> Result<(), Breach> {
    let kept = Kept::<I>::play(world, seed, usize::MAX)?;
    let text = kept.record().to_text().map_err(|error| kept.breach(error.to_string()))?;
    let whole = text.trim_end().len();
    let mut chance = Chance::new(seed);
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).filter(|at| *at < whole).collect();
    let inside = (0..200).map(|_| chance.below(whole));
    for cut in ends.iter().copied().chain(inside).filter(|cut| text.is_char_boundary(*cut)) {
        if Record::parse(&text[..cut]).is_ok() {
            return Err(kept.breach(format!("a record cut after {cut} of {} bytes is accepted", text.len())));
        }
    }
    let mut other = kept.record();
    if let Ending::Ended { hash, .. } = &mut other.ending {
        hash.0[0] ^= 1;
    }
    if replay::<I::Title>(world, &other, None).is_ok() {
        return Err(kept.breach("a record with another hash is accepted"));
    }
    Ok(())
}

/// Plays a game twice with the same dice, the second time with detours that are taken back: both
/// come to the same states, rolls and hash, and the log resumes to the same game.
pub fn undo_equals_never_done<I: Invariants>(world: &Arc<World<I>>, seed: u64) -> Result<(), Breach> {
    let straight = Kept::<I>::play(world, seed, usize::MAX)?;
    let key = DiceKey::for_game(seed, 0);
    let mut game = Game::<I::Title>::new(Arc::clone(world), key);
    let mut chance = Chance::new(seed.wrapping_add(1));
    for (at, played) in straight.game.line().iter().enumerate() {
        let wrong = |problem: String| straight.breach_at(at, problem);
        if chance.one_in(3) {
            detour::<I>(&mut game, &mut chance).map_err(wrong)?;
        }
        if game.hash() != straight.hashes[at] {
            return Err(straight.breach_at(at, "taking back has left a trace"));
        }
        game.choose(&played.choice).map_err(|refusal| straight.breach_at(at, refusal.to_string()))?;
        if game.line().last().is_none_or(|again| again.rolls != played.rolls) {
            return Err(straight.breach_at(at, "taking back has changed the dice"));
        }
    }
    if game.state() != straight.game.state() || game.record(&Particulars::default()).lines != straight.record().lines {
        return Err(straight.breach("the game with detours ended otherwise"));
    }
    let resumed = Game::<I::Title>::resume(Arc::clone(world), key, game.log());
    match resumed {
        Ok(resumed) if resumed.state() == game.state() => Ok(()),
        Ok(_) => Err(straight.breach("the log resumes to another state")),
        Err(error) => Err(straight.breach(error.to_string())),
    }
}

/// Makes up to four other choices and takes them back: one by one as far as a player may, the rest
/// by agreement with the same dice.
fn detour<I: Invariants>(game: &mut Game<I::Title>, chance: &mut Chance) -> Result<(), String> {
    let length = game.line().len();
    let before = game.state().clone();
    let mut choices = Vec::new();
    for _ in 0..=chance.below(4) {
        I::Title::choices(game.world(), game.state(), &mut choices);
        let Some(choice) = chance.pick(&choices) else { break };
        game.choose(choice).map_err(|refusal| refusal.to_string())?;
    }
    while game.line().len() > length && game.can_undo().is_ok() {
        game.undo().map_err(|error| error.to_string())?;
    }
    if game.line().len() > length {
        game.undo_freely(length, DiceAfter::Same).map_err(|error| error.to_string())?;
    }
    if *game.state() == before { Ok(()) } else { Err("taking back comes to another state".to_owned()) }
}
