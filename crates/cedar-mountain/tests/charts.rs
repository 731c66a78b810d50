//! The cells of the charts that apply to a fire, the bands of range, and the places under fire.
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::{CedarMountain, fire};
use common::{DataFolder, Position};
use kernel::view::{ChartCell, ChartView};
use kernel::{Side, Title};
use rule::rule;

fn front(phase: &str) -> Position {
    Position::at(phase)
        .unit("us_geary", "1207")
        .unit("us_res1", "1106")
        .unit("cs_early", "1206")
        .unit("cs_andrews", "1406")
}

fn of<'c>(cells: &'c [ChartCell], chart: &str) -> Vec<&'c ChartCell> {
    cells.iter().filter(|cell| cell.chart == chart).collect()
}

fn chart(id: &str) -> ChartView {
    CedarMountain::charts(&DataFolder::new()).unwrap().into_iter().find(|chart| chart.id == id).unwrap()
}

#[rule("CM-9.5c")]
#[test]
fn every_face_of_the_die_lies_in_one_lit_row_of_the_column() {
    let mut game = front("artillery").build();
    game.aim("cs_early", &["us_res1"]);
    let sheet = game.sheet("fire");
    let combat = of(&sheet.cells, "combat");
    let mut faces: Vec<u8> = combat.iter().flat_map(|cell| cell.faces.clone()).collect();
    faces.sort_unstable();
    assert_eq!(faces, (1..=10).collect::<Vec<u8>>());
    let modifier: i64 = sheet.modifiers.iter().map(|one| one.value).sum();
    for cell in &combat {
        let rows = cell.faces.iter().map(|face| (i64::from(*face) + modifier).clamp(0, 10));
        assert!(rows.into_iter().all(|row| row == cell.row as i64), "{cell:?}");
    }
    assert!(combat.iter().all(|cell| cell.column == combat[0].column));
}

#[test]
fn the_lit_cells_are_cells_of_the_charts() {
    let mut game = front("defensive").leader("us_augur", "1207").build();
    game.aim("us_geary", &["cs_early", "cs_andrews"]);
    let sheet = game.sheet("fire");
    assert!(!of(&sheet.cells, "range").is_empty() && !of(&sheet.cells, "morale").is_empty());
    for cell in &sheet.cells {
        let chart = chart(&cell.chart);
        assert!(cell.row < chart.rows.len() && cell.column < chart.columns.len(), "{cell:?}");
    }
}

#[rule("CM-9.R")]
#[test]
fn guns_have_three_bands_and_every_place_lies_in_the_band_of_its_distance() {
    let game = front("artillery").build();
    let view = CedarMountain::sight(&game.world, &game.state, "1106", None).unwrap();
    assert_eq!(view.bands.len(), 3);
    for line in &view.places {
        let band = match line.distance {
            1 => Some(0),
            2 | 3 => Some(1),
            4..=10 => Some(2),
            _ => None,
        };
        assert_eq!(line.band, band, "{}", line.place);
    }
    let foot = CedarMountain::sight(&game.world, &game.state, "1207", None).unwrap();
    assert_eq!(foot.bands.len(), 1);
}

#[rule("CM-9.5a")]
#[test]
fn a_place_under_fire_has_the_strength_of_all_who_could_fire_at_it() {
    let game = front("movement").build();
    let view = CedarMountain::under_fire(&game.world, &game.state, Side::Confederate).unwrap();
    let geary = view.places.iter().find(|one| one.place == "1207").unwrap();
    assert_eq!(geary.units, ["cs_early", "cs_andrews"]);
    let strength = |id: &str| i64::from(fire::strength(&game.world, &game.state, game.unit(id), game.hex("1207")));
    assert_eq!(geary.strength, strength("cs_early") + strength("cs_andrews"));
    // In its own half the Union has only its infantry left.
    let own = CedarMountain::under_fire(&game.world, &game.state, Side::Union).unwrap();
    assert!(own.places.iter().all(|one| one.units == ["us_geary"]));
    assert_eq!(own.note.key, "cm62-threat-note-offensive");
}

#[test]
fn nothing_is_under_fire_after_the_last_turn() {
    let last = front("rally").start("turn = 9\nside = \"confederate\"");
    let game = last.unit_with("cs_thomas", "0120", "routed = true").build();
    let view = CedarMountain::under_fire(&game.world, &game.state, Side::Union).unwrap();
    assert!(view.places.is_empty());
    assert_eq!(view.note.key, "cm62-fire-note-over");
}
