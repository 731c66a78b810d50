//! `view`: a position as somebody sees it.

use shelf::Shelf;

use crate::cli::ViewArgs;
use crate::failure::Failure;
use crate::out::Out;
use crate::voice::Voice;
use crate::{position, screen};

/// Shows the position, for a person or as the JSON of `docs/view.md`.
pub fn run(args: &ViewArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let table = position::open(&args.position, shelf, voice)?;
    let view = table.view(args.viewer);
    if args.json {
        return out.json(&voice.json(&view));
    }
    let board = shelf.board(shelf.title(table.title())?)?;
    screen::print(&view, &board, voice, out)
}
