//! Reading `board.toml`, `places.csv` and `edges.csv`.
//!
//! Strict on purpose: a board that loads has unique ids, declared words,
//! symmetric rings and exactly one border between neighbours.

use std::collections::BTreeMap;
use std::str::FromStr;

use csv::StringRecord;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{
    Board, Edge, EdgeId, Fact, Feature, FeatureSet, Frame, Layout, Place, PlaceId, Promises, Provenance, Slot, Source,
    Stagger, TagKind, TagSpec, TerrainId, Word,
};
use crate::library::{DataError, Library};

/// The version of the file format this loader reads.
const FORMAT: u32 = 1;
/// No board is wider than this many metres, so sums and products of coordinates cannot overflow.
const FARTHEST: i32 = 1_000_000;
/// Ids are short: they stand on counters and in notation.
const LONGEST_ID: usize = 16;

const PLACE_COLUMNS: &[&str] = &[
    "id",
    "name",
    "terrain",
    "level",
    "x",
    "y",
    "anchor_x",
    "anchor_y",
    "col",
    "row",
    "ring",
    "tags",
    "provenance",
    "note",
];
const EDGE_COLUMNS: &[&str] = &["a", "b", "features", "up", "names", "provenance", "note"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    format: u32,
    id: String,
    name: String,
    layout: LayoutWord,
    stagger: Option<Stagger>,
    provenance: Source,
    frame: Frame,
    #[serde(default)]
    terrain: Vec<Word>,
    #[serde(default)]
    feature: Vec<Word>,
    #[serde(default)]
    tag: Vec<TagSpec>,
    #[serde(default)]
    check: Promises,
    #[serde(default)]
    fact: Vec<Fact>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LayoutWord {
    Zones,
    Hexes,
}

impl Board {
    /// Reads the board in a folder of the data, for instance `bull-run-1861`.
    pub fn load(library: &dyn Library, folder: &str) -> Result<Board, DataError> {
        let path = |file: &str| format!("{folder}/{file}");
        let head_file = path("board.toml");
        let head = read_head(&head_file, &library.require(&head_file)?)?;
        let layout = layout_of(&head_file, &head)?;
        let mut builder = Builder { head, layout, places: Vec::new(), rings: Vec::new(), index: BTreeMap::new() };

        let places_file = path("places.csv");
        let rows = read_rows(&places_file, &library.require(&places_file)?, PLACE_COLUMNS)?;
        builder.read_places(&places_file, &rows)?;
        let rings = builder.resolve_rings(&rows)?;

        let edges_file = path("edges.csv");
        let rows = read_rows(&edges_file, &library.require(&edges_file)?, EDGE_COLUMNS)?;
        let edges = builder.read_edges(&edges_file, &rows, &rings)?;
        builder.check_promises(&head_file)?;
        builder.finish(folder, &places_file, rings, edges)
    }
}

/// Reads a TOML file, with the line of what is wrong.
fn read_toml<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().and_then(|span| text.get(..span.start)).map(|before| before.matches('\n').count() + 1);
        DataError::new(file, line, error.message().trim().to_owned())
    })
}

fn read_head(file: &str, text: &str) -> Result<BoardFile, DataError> {
    let head: BoardFile = read_toml(file, text)?;
    let wrong = |problem: String| Err(DataError::new(file, None, problem));
    if head.format != FORMAT {
        return wrong(format!("format {} is not known; this program reads format {FORMAT}", head.format));
    }
    if head.frame.unit != "metre" {
        return wrong(format!("the unit of the frame must be 'metre', not '{}'", head.frame.unit));
    }
    if head.terrain.len() > usize::from(u8::MAX) {
        return wrong(format!("{} kinds of terrain are too many", head.terrain.len()));
    }
    if head.feature.len() > Feature::MOST {
        return wrong(format!("{} border features are too many; {} fit", head.feature.len(), Feature::MOST));
    }
    distinct(file, "terrain", head.terrain.iter().map(|word| &word.id))?;
    distinct(file, "feature", head.feature.iter().map(|word| &word.id))?;
    distinct(file, "tag", head.tag.iter().map(|tag| &tag.id))?;
    Ok(head)
}

fn distinct<'a>(file: &str, what: &str, ids: impl Iterator<Item = &'a String>) -> Result<(), DataError> {
    let mut seen = std::collections::BTreeSet::new();
    for id in ids {
        let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || !id.chars().all(kebab) {
            return Err(DataError::new(file, None, format!("{what} '{id}': ids are lower-case words with hyphens")));
        }
        if !seen.insert(id) {
            return Err(DataError::new(file, None, format!("{what} '{id}' is declared twice")));
        }
    }
    Ok(())
}

fn layout_of(file: &str, head: &BoardFile) -> Result<Layout, DataError> {
    match (head.layout, head.stagger) {
        (LayoutWord::Zones, None) => Ok(Layout::Zones),
        (LayoutWord::Hexes, Some(stagger)) => Ok(Layout::Hexes { stagger }),
        (LayoutWord::Zones, Some(_)) => Err(DataError::new(file, None, "a zone map has no stagger")),
        (LayoutWord::Hexes, None) => {
            Err(DataError::new(file, None, "a hex map needs a stagger: 'odd-low' or 'even-low'"))
        }
    }
}

/// One row of a CSV file, knowing where it stands.
struct Row<'t> {
    file: &'t str,
    line: usize,
    columns: &'static [&'static str],
    record: StringRecord,
}

impl Row<'_> {
    fn cell(&self, column: &str) -> &str {
        let index = self.columns.iter().position(|name| *name == column);
        index.and_then(|i| self.record.get(i)).unwrap_or("").trim()
    }

    fn error(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.file, Some(self.line), problem)
    }

    /// A whole number, or `None` if the cell is empty.
    fn number<T: FromStr>(&self, column: &str) -> Result<Option<T>, DataError> {
        match self.cell(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.error(format!("{column} '{text}' is no number in range"))),
        }
    }

    fn coordinate(&self, column: &str) -> Result<Option<i32>, DataError> {
        let value: Option<i32> = self.number(column)?;
        match value {
            Some(metres) if !(-FARTHEST..=FARTHEST).contains(&metres) => {
                Err(self.error(format!("{column} {metres} lies too far out")))
            }
            other => Ok(other),
        }
    }

    /// `R`, or `R;terrain:B` where a field has a source of its own; empty means the board's default.
    fn provenance(&self, default: Source) -> Result<Provenance, DataError> {
        let mut result = Provenance { row: default, fields: Vec::new() };
        for part in list(self.cell("provenance")) {
            let (field, letter) = part.split_once(':').unwrap_or(("", part));
            let Some(source) = Source::from_letter(letter.trim()) else {
                return Err(self.error(format!("provenance '{part}': say B, P, M or R")));
            };
            if field.is_empty() {
                result.row = source;
            } else {
                result.fields.push((field.trim().to_owned(), source));
            }
        }
        Ok(result)
    }
}

/// The parts of a `;`-separated cell.
fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(';').map(str::trim).filter(|part| !part.is_empty())
}

fn read_rows<'t>(file: &'t str, text: &str, columns: &'static [&'static str]) -> Result<Vec<Row<'t>>, DataError> {
    let mut reader = csv::ReaderBuilder::new().from_reader(text.as_bytes());
    let header = reader.headers().map_err(|error| csv_error(file, &error))?;
    if !header.iter().eq(columns.iter().copied()) {
        return Err(DataError::new(file, Some(1), format!("the columns must be: {}", columns.join(","))));
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| csv_error(file, &error))?;
        let line = record.position().map_or(0, |position| as_line(position.line()));
        rows.push(Row { file, line, columns, record });
    }
    Ok(rows)
}

fn as_line(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}

fn csv_error(file: &str, error: &csv::Error) -> DataError {
    let line = error.position().map(|position| as_line(position.line()));
    let problem = match error.kind() {
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            format!("the row has {len} cells, the header {expected_len}")
        }
        csv::ErrorKind::Utf8 { .. } => "the row is no valid text".to_owned(),
        _ => error.to_string(),
    };
    DataError::new(file, line, problem)
}

type Ring = Vec<Option<PlaceId>>;

/// A board while it is being read.
struct Builder {
    head: BoardFile,
    layout: Layout,
    places: Vec<Place>,
    /// Ring cells as written, one entry per place.
    rings: Vec<String>,
    index: BTreeMap<String, PlaceId>,
}

impl Builder {
    fn read_places(&mut self, file: &str, rows: &[Row<'_>]) -> Result<(), DataError> {
        // One number is kept free so that counts fit the type, too.
        if rows.is_empty() || rows.len() >= usize::from(u16::MAX) {
            return Err(DataError::new(file, None, format!("{} places: a board has 1 to 65534", rows.len())));
        }
        for (number, row) in rows.iter().enumerate() {
            let place = self.read_place(row)?;
            let id = PlaceId(u16::try_from(number).unwrap_or(u16::MAX));
            self.enter(row, &place.id, id)?;
            for tag in self.head.tag.iter().filter(|tag| tag.kind == TagKind::Alias) {
                if let Some(alias) = place.tags.get(&tag.id).cloned() {
                    enter(&mut self.index, row, &alias, id)?;
                }
            }
            self.rings.push(row.cell("ring").to_owned());
            self.places.push(place);
        }
        Ok(())
    }

    fn enter(&mut self, row: &Row<'_>, name: &str, id: PlaceId) -> Result<(), DataError> {
        enter(&mut self.index, row, name, id)
    }

    fn read_place(&self, row: &Row<'_>) -> Result<Place, DataError> {
        let terrain = row.cell("terrain");
        let Some(terrain) = self.head.terrain.iter().position(|word| word.id == terrain) else {
            return Err(row.error(format!("terrain '{terrain}' is not declared in board.toml")));
        };
        let (Some(x), Some(y)) = (row.coordinate("x")?, row.coordinate("y")?) else {
            return Err(row.error("x and y are needed"));
        };
        let anchor = match (row.coordinate("anchor_x")?, row.coordinate("anchor_y")?) {
            (Some(x), Some(y)) => (x, y),
            (None, None) => (x, y),
            _ => return Err(row.error("an anchor needs both anchor_x and anchor_y")),
        };
        Ok(Place {
            id: row.cell("id").to_owned(),
            name: row.cell("name").to_owned(),
            terrain: TerrainId(u8::try_from(terrain).unwrap_or(u8::MAX)),
            level: row.number("level")?.unwrap_or(0),
            centre: (x, y),
            anchor,
            hex: self.read_hex(row)?,
            tags: self.read_tags(row)?,
            provenance: row.provenance(self.head.provenance)?,
            note: row.cell("note").to_owned(),
            line: row.line,
        })
    }

    fn read_hex(&self, row: &Row<'_>) -> Result<Option<(u8, u8)>, DataError> {
        let hex = (row.number::<u8>("col")?, row.number::<u8>("row")?);
        match (self.layout, hex) {
            (Layout::Zones, (None, None)) => Ok(None),
            (Layout::Zones, _) => Err(row.error("a zone has no column or row")),
            (Layout::Hexes { .. }, (Some(column), Some(line))) if column > 0 && line > 0 => Ok(Some((column, line))),
            (Layout::Hexes { .. }, _) => Err(row.error("a hex needs a column and a row, counted from 1")),
        }
    }

    fn read_tags(&self, row: &Row<'_>) -> Result<BTreeMap<String, String>, DataError> {
        let mut tags = BTreeMap::new();
        for part in list(row.cell("tags")) {
            let (key, value) =
                part.split_once(':').map_or((part, None), |(key, value)| (key.trim(), Some(value.trim())));
            let Some(spec) = self.head.tag.iter().find(|tag| tag.id == key) else {
                return Err(row.error(format!("tag '{key}' is not declared in board.toml")));
            };
            let value = tag_value(spec, value).map_err(|problem| row.error(problem))?;
            if tags.insert(key.to_owned(), value).is_some() {
                return Err(row.error(format!("tag '{key}' is given twice")));
            }
        }
        Ok(tags)
    }

    fn resolve_rings(&self, rows: &[Row<'_>]) -> Result<Vec<Ring>, DataError> {
        let rings = match self.layout {
            Layout::Zones => self.zone_rings(rows)?,
            Layout::Hexes { stagger } => self.hex_rings(rows, stagger)?,
        };
        for (number, ring) in rings.iter().enumerate() {
            for neighbour in ring.iter().flatten() {
                let back =
                    rings.get(neighbour.index()).is_some_and(|r| r.iter().flatten().any(|p| p.index() == number));
                if !back {
                    let name = |i: usize| self.places.get(i).map_or("", |place| place.id.as_str());
                    let (here, there) = (name(number), name(neighbour.index()));
                    return Err(
                        rows[number].error(format!("'{there}' is in the ring of '{here}' but not the other way"))
                    );
                }
            }
        }
        Ok(rings)
    }

    fn zone_rings(&self, rows: &[Row<'_>]) -> Result<Vec<Ring>, DataError> {
        self.rings.iter().zip(rows).map(|(cell, row)| self.zone_ring(cell, row)).collect()
    }

    fn zone_ring(&self, cell: &str, row: &Row<'_>) -> Result<Ring, DataError> {
        let own = self.index.get(row.cell("id")).copied();
        let mut ring: Ring = Vec::new();
        for word in cell.split_whitespace() {
            let slot = match word {
                "*" => None,
                id => Some(self.known(id).ok_or_else(|| row.error(format!("there is no zone '{id}' for the ring")))?),
            };
            if slot.is_some() && (slot == own || ring.contains(&slot)) {
                return Err(row.error(format!("'{word}' cannot stand in this ring, or not twice")));
            }
            ring.push(slot);
        }
        if ring.iter().flatten().next().is_none() && self.rings.len() > 1 {
            return Err(row.error("the ring names no neighbour"));
        }
        // A stretch of map edge is one gap, also where it spans the end of the list.
        let wrapped = ring.iter().zip(ring.iter().cycle().skip(1));
        if ring.len() > 1 && wrapped.into_iter().any(|(here, next)| here.is_none() && next.is_none()) {
            return Err(row.error("two gaps follow each other; one '*' stands for an unbroken stretch of map edge"));
        }
        Ok(ring)
    }

    fn hex_rings(&self, rows: &[Row<'_>], stagger: Stagger) -> Result<Vec<Ring>, DataError> {
        let mut by_hex = BTreeMap::new();
        for (number, (place, row)) in self.places.iter().zip(rows).enumerate() {
            if !self.rings.get(number).is_some_and(String::is_empty) {
                return Err(row.error("a hex has no ring cell; its ring follows from column and row"));
            }
            let id = PlaceId(u16::try_from(number).unwrap_or(u16::MAX));
            if let Some(hex) = place.hex
                && by_hex.insert(hex, id).is_some()
            {
                return Err(row.error(format!("column {}, row {} is taken already", hex.0, hex.1)));
            }
        }
        let ring_of = |place: &Place| {
            let (column, row) = place.hex.unwrap_or((0, 0));
            stagger.neighbours(column, row).map(|hex| hex.and_then(|hex| by_hex.get(&hex).copied())).to_vec()
        };
        Ok(self.places.iter().map(ring_of).collect())
    }

    /// A place by its own id; aliases are for people, not for data files.
    fn known(&self, id: &str) -> Option<PlaceId> {
        let place = self.index.get(id).copied()?;
        self.places.get(place.index()).filter(|p| p.id == id).map(|_| place)
    }

    fn read_edges(&self, file: &str, rows: &[Row<'_>], rings: &[Ring]) -> Result<Vec<Edge>, DataError> {
        let mut taken = BTreeMap::new();
        let mut edges = Vec::new();
        for row in rows {
            let edge = self.read_edge(row, rings)?;
            if let Some(line) = taken.insert((edge.a, edge.b), row.line) {
                return Err(row.error(format!("this border has a row already, on line {line}")));
            }
            edges.push(edge);
        }
        for (number, ring) in rings.iter().enumerate() {
            let a = PlaceId(u16::try_from(number).unwrap_or(u16::MAX));
            for b in ring.iter().flatten().copied().filter(|b| *b > a && !taken.contains_key(&(a, *b))) {
                edges.push(self.plain_edge(file, a, b)?);
            }
        }
        if edges.len() >= usize::from(u16::MAX) {
            return Err(DataError::new(file, None, format!("{} borders are too many", edges.len())));
        }
        Ok(edges)
    }

    /// A hexside without a row carries nothing; a zone border without a row is a mistake.
    fn plain_edge(&self, file: &str, a: PlaceId, b: PlaceId) -> Result<Edge, DataError> {
        if self.layout == Layout::Zones {
            let name = |p: PlaceId| self.places.get(p.index()).map_or("", |place| place.id.as_str());
            return Err(DataError::new(
                file,
                None,
                format!("the border between '{}' and '{}' is missing", name(a), name(b)),
            ));
        }
        let provenance = Provenance { row: self.head.provenance, fields: Vec::new() };
        let (features, names) = (FeatureSet::EMPTY, Vec::new());
        Ok(Edge { a, b, features, up: None, names, provenance, note: String::new(), line: None })
    }

    fn read_edge(&self, row: &Row<'_>, rings: &[Ring]) -> Result<Edge, DataError> {
        let place = |column: &str| {
            let id = row.cell(column);
            self.known(id).ok_or_else(|| row.error(format!("there is no place '{id}'")))
        };
        let (first, second) = (place("a")?, place("b")?);
        let (a, b) = (first.min(second), first.max(second));
        if !rings.get(a.index()).is_some_and(|ring| ring.contains(&Some(b))) {
            return Err(row.error(format!("'{}' and '{}' are no neighbours", row.cell("a"), row.cell("b"))));
        }
        let up = if row.cell("up").is_empty() { None } else { Some(place("up")?) };
        if up.is_some_and(|up| up != a && up != b) {
            return Err(row.error("'up' must be one of the two places"));
        }
        let features = self.read_features(row)?;
        let names = self.read_names(row, features)?;
        let provenance = row.provenance(self.head.provenance)?;
        Ok(Edge { a, b, features, up, names, provenance, note: row.cell("note").to_owned(), line: Some(row.line) })
    }

    fn feature(&self, id: &str) -> Option<Feature> {
        self.head.feature.iter().position(|word| word.id == id).and_then(Feature::new)
    }

    fn read_features(&self, row: &Row<'_>) -> Result<FeatureSet, DataError> {
        let mut features = FeatureSet::EMPTY;
        for id in list(row.cell("features")) {
            let Some(feature) = self.feature(id) else {
                return Err(row.error(format!("feature '{id}' is not declared in board.toml")));
            };
            if features.has(feature) {
                return Err(row.error(format!("feature '{id}' is given twice")));
            }
            features = features.with(feature);
        }
        Ok(features)
    }

    fn read_names(&self, row: &Row<'_>, features: FeatureSet) -> Result<Vec<(Feature, Vec<String>)>, DataError> {
        let mut names: Vec<(Feature, Vec<String>)> = Vec::new();
        for part in list(row.cell("names")) {
            let (id, value) = part.split_once(':').unwrap_or((part, ""));
            let Some(feature) = self.feature(id.trim()).filter(|feature| features.has(*feature)) else {
                return Err(row.error(format!("names: this border has no feature '{}'", id.trim())));
            };
            let listed: Vec<String> = value.split('|').map(|name| name.trim().to_owned()).collect();
            if listed.iter().any(String::is_empty) || names.iter().any(|(named, _)| *named == feature) {
                return Err(row.error(format!("names: '{part}' has an empty name or comes twice")));
            }
            names.push((feature, listed));
        }
        Ok(names)
    }

    fn check_promises(&self, file: &str) -> Result<(), DataError> {
        let promises = &self.head.check;
        let features = promises.nets.iter().flatten().chain(&promises.chains).chain(&promises.waters);
        if let Some(id) = features.into_iter().find(|id| self.feature(id).is_none()) {
            return Err(DataError::new(file, None, format!("check: feature '{id}' is not declared")));
        }
        if let Some(id) = promises.corners.iter().flatten().find(|id| self.known(id).is_none()) {
            return Err(DataError::new(file, None, format!("check: there is no place '{id}' for a corner")));
        }
        Ok(())
    }

    fn finish(self, folder: &str, file: &str, rings: Vec<Ring>, edges: Vec<Edge>) -> Result<Board, DataError> {
        let mut by_pair = BTreeMap::new();
        for (number, edge) in edges.iter().enumerate() {
            let id = EdgeId(u16::try_from(number).unwrap_or(u16::MAX));
            by_pair.insert((edge.a, edge.b), id);
        }
        let mut slots = Vec::new();
        let mut ring_starts = vec![0];
        for (number, ring) in rings.into_iter().enumerate() {
            let own = PlaceId(u16::try_from(number).unwrap_or(u16::MAX));
            for place in ring {
                let edge = place.and_then(|other| by_pair.get(&(own.min(other), own.max(other))).copied());
                slots.push(Slot { place, edge });
            }
            let end = u32::try_from(slots.len()).map_err(|_| DataError::new(file, None, "the rings are too long"))?;
            ring_starts.push(end);
        }
        let BoardFile { id, name, frame, terrain, feature, tag, check, fact, .. } = self.head;
        Ok(Board {
            id,
            name,
            layout: self.layout,
            frame,
            terrains: terrain,
            features: feature,
            tags: tag,
            promises: check,
            facts: fact,
            places: self.places,
            edges,
            slots,
            ring_starts,
            index: self.index,
            folder: folder.to_owned(),
        })
    }
}

fn enter(index: &mut BTreeMap<String, PlaceId>, row: &Row<'_>, name: &str, id: PlaceId) -> Result<(), DataError> {
    let well_formed = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if name.is_empty() || name.len() > LONGEST_ID || !name.chars().all(well_formed) {
        return Err(row.error(format!("id '{name}': use 1 to {LONGEST_ID} letters, digits or hyphens")));
    }
    match index.insert(name.to_owned(), id) {
        None => Ok(()),
        Some(_) => Err(row.error(format!("id '{name}' is taken already"))),
    }
}

fn tag_value(spec: &TagSpec, value: Option<&str>) -> Result<String, String> {
    let value = value.unwrap_or("");
    match spec.kind {
        TagKind::Flag if value.is_empty() => Ok(String::new()),
        TagKind::Flag => Err(format!("tag '{}' takes no value", spec.id)),
        _ if value.is_empty() => Err(format!("tag '{}' needs a value", spec.id)),
        TagKind::Word if !spec.values.iter().any(|word| word == value) => {
            Err(format!("tag '{}' cannot be '{value}'; it takes: {}", spec.id, spec.values.join(", ")))
        }
        _ => Ok(value.to_owned()),
    }
}
