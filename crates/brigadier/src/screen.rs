//! A position in plain text: tracks, objectives, and the stacks of each side.

use std::collections::BTreeMap;

use kernel::view::{Counter, Figure, Marker, PlaceView, Track, View};
use kernel::{Board, Side, Text};

use crate::failure::Failure;
use crate::out::Out;
use crate::voice::Voice;

/// Prints what the viewer sees.
pub fn print(view: &View, board: &Board, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let title = voice.word(&format!("title-{}", view.title));
    out.line(format!("== {title}: {}", view.scenario))?;
    print_tracks(&view.tracks, voice, out)?;
    print_objectives(view, board, voice, out)?;
    for side in Side::BOTH {
        print_side(view, board, side, voice, out)?;
    }
    Ok(())
}

/// Tracks that both sides have stand in a line for each side, the others in one line above.
fn print_tracks(tracks: &[Track], voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let twice = |track: &Track| tracks.iter().filter(|other| other.id == track.id).count() > 1;
    let words = |wanted: &dyn Fn(&Track) -> bool| -> Vec<String> {
        tracks.iter().filter(|track| wanted(track)).map(|track| track_words(track, voice)).collect()
    };
    out.line(format!("   {}", words(&|track| !twice(track)).join(", ")))?;
    for side in Side::BOTH {
        let own = words(&|track| twice(track) && track.side == Some(side));
        out.line(format!("   {}: {}", voice.side(side), own.join(", ")))?;
    }
    Ok(())
}

fn track_words(track: &Track, voice: &Voice<'_>) -> String {
    let label = voice.say(&track.label);
    match (&track.shows, track.max) {
        (Some(shows), Some(max)) => format!("{label} {}/{max} ({})", track.value, voice.say(shows)),
        (Some(shows), None) => format!("{label}: {}", voice.say(shows)),
        (None, Some(max)) => format!("{label} {}/{max}", track.value),
        (None, None) => format!("{label} {}", track.value),
    }
}

/// A place as people know it: its id, and its name if it has one.
pub fn place_name(board: &Board, id: &str) -> String {
    let name = board.find(id).map(|place| board.place(place).name.as_str()).unwrap_or_default();
    if name.is_empty() { id.to_owned() } else { format!("{id} {name}") }
}

fn print_objectives(view: &View, board: &Board, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let objective = |place: &PlaceView| {
        let points = place.points?;
        let control = place.control.map_or_else(|| voice.word("ui-nobody"), |side| voice.side(side));
        Some(format!("{} ({points}): {control}", place_name(board, &place.id)))
    };
    let shown: Vec<String> = view.places.iter().filter_map(objective).collect();
    if shown.is_empty() {
        return Ok(());
    }
    out.line(format!("-- {}", voice.word("ui-objectives")))?;
    shown.chunks(3).try_for_each(|row| out.line(format!("   {}", row.join("; "))))
}

fn print_side(view: &View, board: &Board, side: Side, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let mine: Vec<&Counter> = view.counters.iter().filter(|counter| counter.side == side).collect();
    let mut stacks: BTreeMap<&str, Vec<&Counter>> = BTreeMap::new();
    let mut trays: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for counter in &mine {
        match &counter.place {
            Some(place) => stacks.entry(place).or_default().push(counter),
            None => trays.entry(&counter.status).or_default().push(&counter.name),
        }
    }
    out.line(format!("-- {}", voice.side(side)))?;
    for (place, stack) in &mut stacks {
        // A headquarters has no line; it stands below the troops.
        stack.sort_by_key(|counter| (counter.kind == "hq", counter.line));
        print_stack(&place_name(board, place), stack, voice, out)?;
    }
    for (status, names) in trays {
        out.line(format!("   {}: {}", voice.id("status", status), names.join(", ")))?;
    }
    Ok(())
}

fn print_stack(place: &str, stack: &[&Counter], voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    for (index, counter) in stack.iter().enumerate() {
        let place = if index == 0 { place } else { "" };
        out.line(format!("   {place:<24} {}", counter_words(counter, voice)))?;
    }
    Ok(())
}

fn counter_words(counter: &Counter, voice: &Voice<'_>) -> String {
    if counter.kind == "hq" {
        return format!("{} ({})", counter.name, voice.id("kind", "hq"));
    }
    let mut words = format!("{} {} {}", counter.line + 1, counter.id, figures(&counter.figures));
    if let Some(facing) = &counter.facing {
        words += &format!(" {}", voice.say(&Text::key("ui-facing").name("place", facing.clone())));
    }
    if let Some(with) = &counter.with {
        words += &format!(" ({})", voice.say(&Text::key("ui-with").name("unit", with.clone())));
    }
    let markers: Vec<String> = counter.markers.iter().map(|marker| marker_words(marker, voice)).collect();
    if !markers.is_empty() {
        words += &format!("  {}", markers.join(", "));
    }
    words
}

/// The numbers on a counter, each with the printed one behind it where it differs.
fn figures(figures: &[Figure]) -> String {
    let one = |figure: &Figure| {
        if figure.value == figure.printed {
            figure.value.to_string()
        } else {
            format!("{}({})", figure.value, figure.printed)
        }
    };
    figures.iter().map(one).collect::<Vec<_>>().join("-")
}

fn marker_words(marker: &Marker, voice: &Voice<'_>) -> String {
    let label = voice.say(&marker.label);
    marker.value.map_or(label.clone(), |value| format!("{label} {value}"))
}
