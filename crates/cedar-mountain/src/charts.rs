//! The charts of the player aid as tables: read from the numbers the rules go by, each column with its source.

use kernel::Text;
use kernel::view::{ChartCell, ChartColumn, ChartRow, ChartView};

use crate::fire;
use crate::ids::Unit;
use crate::result::morale_modifier;
use crate::sheets::{Colour, Kind};
use crate::state::{Fire, Form, State};
use crate::tables::{Band, RangeTable, Tables, TerrainRow, halves};
use crate::world::World;

/// All charts.
pub fn charts(tables: &Tables) -> Vec<ChartView> {
    vec![combat(tables), range(tables), terrain(tables), morale(tables)]
}

fn chart(id: &str, rule: &str, columns: Vec<ChartColumn>, rows: Vec<ChartRow>) -> ChartView {
    ChartView {
        id: id.to_owned(),
        title: Text::key(format!("cm62-chart-{id}")),
        rule: rule.to_owned(),
        corner: Text::key(format!("cm62-chart-{id}-rows")),
        columns,
        rows,
    }
}

fn value(text: impl Into<String>) -> Text {
    Text::key("cm62-chart-value").name("value", text)
}

/// A span of whole numbers; without an end it goes on.
fn span(from: u16, to: Option<u16>) -> Text {
    match to {
        Some(to) if to <= from => value(from.to_string()),
        Some(to) => value(format!("{from}\u{2013}{to}")),
        None => value(format!("{from}+")),
    }
}

fn combat(tables: &Tables) -> ChartView {
    let (chart_of, source) = (&tables.chart, tables.source("chart"));
    let ends = chart_of.columns.iter().skip(1).map(|next| Some(next.saturating_sub(1))).chain([None]);
    let columns = chart_of.columns.iter().zip(ends).map(|(from, to)| column(span(*from, to), source)).collect();
    let last = chart_of.rows.len().saturating_sub(1);
    let row = |(die, cells): (usize, &Vec<crate::tables::Cell>)| ChartRow {
        head: match die {
            0 => Text::key("cm62-chart-or-less").num("die", 0),
            die if die == last => Text::key("cm62-chart-or-more").num("die", last as i64),
            die => value(die.to_string()),
        },
        cells: cells.iter().map(|cell| value(String::from(*cell))).collect(),
    };
    chart("combat", "CM-9.C", columns, chart_of.rows.iter().enumerate().map(row).collect())
}

fn column(head: Text, provenance: &str) -> ChartColumn {
    ChartColumn { head, provenance: provenance.to_owned() }
}

/// The rows of the range chart, in the order of [`arm`].
fn arms(range: &RangeTable) -> [(&'static str, &[Band]); 4] {
    [
        ("cm62-chart-infantry", &range.infantry),
        ("cm62-chart-dismounted", &range.dismounted),
        ("cm62-chart-mounted", &range.mounted),
        ("cm62-chart-artillery", &range.artillery),
    ]
}

/// The row of the range chart a unit is read in.
const fn arm(kind: Kind, form: Form) -> usize {
    match (kind, form) {
        (Kind::Infantry, _) => 0,
        (Kind::Cavalry, Form::Mounted) => 2,
        (Kind::Cavalry, _) => 1,
        (Kind::Artillery, _) => 3,
    }
}

/// Columns of the range chart end where some band ends.
fn ends(range: &RangeTable) -> Vec<u8> {
    let mut ends: Vec<u8> = arms(range).iter().flat_map(|(_, bands)| bands.iter().map(|band| band.to)).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

fn range(tables: &Tables) -> ChartView {
    let (arms, ends) = (arms(&tables.range), ends(&tables.range));
    let starts = [0].into_iter().chain(ends.iter().copied()).map(|end| u16::from(end) + 1);
    let heads = starts.zip(&ends).map(|(from, to)| span(from, Some(u16::from(*to))));
    let columns = heads.map(|head| column(head, tables.source("range"))).collect();
    let row = |(key, bands): (&str, &[Band])| ChartRow {
        head: Text::key(key),
        cells: ends.iter().map(|to| strength(halves(bands, *to))).collect(),
    };
    chart("range", "CM-9.R", columns, arms.into_iter().map(row).collect())
}

fn strength(halves: u8) -> Text {
    Text::key("cm62-chart-strength").num("halves", halves)
}

fn terrain(tables: &Tables) -> ChartView {
    let columns = [
        ("cm62-chart-foot", "terrain.foot"),
        ("cm62-chart-horse", "terrain.horse"),
        ("cm62-chart-column", "terrain.column"),
        ("cm62-chart-fire", "terrain.fire"),
        ("cm62-chart-blocks", "terrain.blocks"),
    ];
    let columns = columns.map(|(key, field)| column(Text::key(key), tables.source(field)));
    let row = |row: &TerrainRow| ChartRow {
        head: Text::key(format!("cm62-terrain-{}", row.id)),
        cells: vec![
            points(row, row.foot),
            points(row, row.horse),
            yes(row.column),
            value(if row.fire == 0 { "\u{2013}".to_owned() } else { format!("{:+}", row.fire) }),
            yes(row.blocks),
        ],
    };
    chart("terrain", "CM-8.0b", columns.to_vec(), tables.terrain.iter().map(row).collect())
}

fn points(row: &TerrainRow, points: u8) -> Text {
    value(if row.prohibited { "\u{2013}".to_owned() } else { points.to_string() })
}

fn yes(on: bool) -> Text {
    if on { Text::key("cm62-chart-yes") } else { value("\u{2013}") }
}

fn morale(tables: &Tables) -> ChartView {
    let morale = &tables.morale;
    let row = |key: &str, cell: String| ChartRow { head: Text::key(key), cells: vec![value(cell)] };
    let rows = vec![
        row("cm62-chart-green", morale.green.to_string()),
        row("cm62-chart-black", morale.black.to_string()),
        row("cm62-chart-gold", morale.gold.to_string()),
        row("cm62-chart-leader", format!("{:+}", morale.leader)),
        row("cm62-chart-always-fails", morale.always_fails.to_string()),
    ];
    let columns = vec![column(Text::key("cm62-chart-number"), tables.source("morale"))];
    chart("morale", "CM-2.5a", columns, rows)
}

/// The cells of all charts that a fire is read in: the results its die can give, the range of each firer, the ground
/// and the morale of the target.
pub fn fire_cells(w: &World, s: &State, fire: &Fire) -> Vec<ChartCell> {
    let mut cells = results(w, s, fire);
    for found in fire.firers.filter_map(|unit| range_cell(w, s, fire, unit)) {
        if !cells.contains(&found) {
            cells.push(found);
        }
    }
    let ground = w.terrain(fire.hex);
    let row = w.tables.terrain.iter().position(|row| row.id == ground.id && row.fire != 0);
    cells.extend(row.map(|row| cell("terrain", row, 3)));
    if !s[fire.target].routed {
        cells.extend(morale_cells(w, s, fire.target));
    }
    cells
}

/// The cells of the morale chart a unit is read in.
pub fn morale_cells(w: &World, s: &State, unit: Unit) -> Vec<ChartCell> {
    let colour = match w.sheet(unit).morale {
        Colour::Green => 0,
        Colour::Black => 1,
        Colour::Gold => 2,
    };
    let leader = (morale_modifier(w, s, unit) != 0).then_some(3);
    [Some(colour), leader].into_iter().flatten().map(|row| cell("morale", row, 0)).collect()
}

fn cell(chart: &str, row: usize, column: usize) -> ChartCell {
    ChartCell { chart: chart.to_owned(), row, column, faces: Vec::new() }
}

/// The results within reach of the die, each with the faces that give it (CM-9.5c).
fn results(w: &World, s: &State, fire: &Fire) -> Vec<ChartCell> {
    let (column, modifier) = (fire::column(w, s, fire), fire::modifier(w, s, fire));
    let last = w.tables.chart.rows.len().saturating_sub(1);
    let row = |die: u8| usize::try_from(i16::from(die) + i16::from(modifier)).unwrap_or(0).min(last);
    let of = |at: usize| (1..=10).filter(|die| row(*die) == at).collect::<Vec<u8>>();
    let rows = (0..=last).map(|at| ChartCell { faces: of(at), ..cell("combat", at, column) });
    rows.filter(|cell| !cell.faces.is_empty()).collect()
}

fn range_cell(w: &World, s: &State, fire: &Fire, unit: Unit) -> Option<ChartCell> {
    let distance = w.distance(s[unit].hex?, fire.hex);
    let column = ends(&w.tables.range).iter().position(|end| distance <= *end)?;
    Some(cell("range", arm(w.sheet(unit).kind, s[unit].form), column))
}
