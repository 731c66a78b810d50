//! `book`: set-ups for scenarios with free placement, found by whole games.

use std::io::IsTerminal;

use commander::book::Quest;
use indicatif::ProgressBar;
use kernel::Side;
use kernel::evaluation::Book;
use shelf::Shelf;

use crate::cli::BookArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::setting;

/// Looks for set-ups of both sides, one on each thread, and writes the book.
pub fn run(args: &BookArgs, shelf: &Shelf, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    let search = |side: Side| {
        let kept = usize::try_from(args.kept).unwrap_or(usize::MAX).max(1);
        let quest = Quest { side, candidates: args.candidates, games: args.games.max(1), kept, seed: args.seed };
        setting.title.find_set_ups(shelf.data(), &setting.setup, quest, &mut |games| bar.inc(games))
    };
    let (union, confederate) = std::thread::scope(|scope| {
        let union = scope.spawn(|| search(Side::Union));
        let confederate = search(Side::Confederate);
        (union.join(), confederate)
    });
    bar.finish_and_clear();
    let mut set_ups = union.map_err(|_| Failure::said("the search for set-ups broke off"))??;
    set_ups.extend(confederate?);
    let note = format!(
        "{} set-ups of the scripted commander for each side, tried in {} games first; seed {}",
        args.candidates, args.games, args.seed
    );
    let count = set_ups.len();
    let text = toml::to_string(&Book { note, set_ups }).map_err(Failure::said)?;
    files::write(&args.into, &text)?;
    out.line(format!("{} {count}", args.into.display()))
}
