//! The static map: one type for zone maps and hex maps.
//!
//! A [`Board`] is places, the borders ([`Edge`]) between them, and around each
//! place a ring of [`Slot`]s in clockwise order. Facing is an index into that
//! ring. What counts as a front, what a feature costs and who may cross it is
//! the business of a title; the board only says what lies where.
//!
//! `docs/board-format.md` describes the files. Everything rules read is an
//! integer; outlines and lines for drawing are in [`shapes`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

mod check;
mod corners;
mod facts;
mod parse;
pub mod shapes;

pub use check::{Finding, check};
pub use corners::{Corner, CornerId, Corners};
pub use facts::Fact;
pub use shapes::{Geometry, Point, Shape, Shapes, check_shapes};

/// A place by number: its position in [`Board::places`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceId(pub u16);

impl PlaceId {
    /// For indexing arrays that hold one entry per place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A border by number: its position in [`Board::edges`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EdgeId(pub u16);

impl EdgeId {
    /// For indexing arrays that hold one entry per border.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A terrain by number: its position in the board's terrain list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TerrainId(pub u8);

impl TerrainId {
    /// For indexing arrays that hold one entry per terrain.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A border feature by number, at most 32 on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Feature(u8);

impl Feature {
    /// More features than this do not fit a [`FeatureSet`].
    pub const MOST: usize = 32;

    /// The feature at this position of the board's list, if a set can hold it.
    pub fn new(index: usize) -> Option<Feature> {
        u8::try_from(index).ok().filter(|_| index < Feature::MOST).map(Feature)
    }

    /// For indexing arrays that hold one entry per feature.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What lies on a border: a set of [`Feature`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeatureSet(u32);

impl FeatureSet {
    /// Nothing at all.
    pub const EMPTY: FeatureSet = FeatureSet(0);

    /// The same set with one more feature.
    #[must_use]
    pub const fn with(self, feature: Feature) -> FeatureSet {
        FeatureSet(self.0 | 1_u32.wrapping_shl(feature.0 as u32))
    }

    /// True if the feature is there.
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & 1_u32.wrapping_shl(feature.0 as u32) != 0
    }

    /// True if any feature of the other set is there.
    pub const fn meets(self, other: FeatureSet) -> bool {
        self.0 & other.0 != 0
    }

    /// True if nothing is there.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The features, in the order of the board's list.
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        (0..Feature::MOST as u8).map(Feature).filter(move |feature| self.has(*feature))
    }
}

impl FromIterator<Feature> for FeatureSet {
    fn from_iter<I: IntoIterator<Item = Feature>>(features: I) -> FeatureSet {
        features.into_iter().fold(FeatureSet::EMPTY, FeatureSet::with)
    }
}

/// Which columns of a hex map sit half a hex lower (further south).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stagger {
    /// Columns 1, 3, 5, ...
    OddLow,
    /// Columns 2, 4, 6, ...
    EvenLow,
}

impl Stagger {
    /// True if hexes of this column sit half a hex lower.
    pub const fn is_low(self, column: u8) -> bool {
        matches!((self, column % 2), (Stagger::OddLow, 1) | (Stagger::EvenLow, 0))
    }

    /// Column and row of the neighbours, clockwise from north; `None` where the numbers end.
    pub fn neighbours(self, column: u8, row: u8) -> [Option<(u8, u8)>; 6] {
        let (upper, lower) = if self.is_low(column) { (0, 1) } else { (-1, 0) };
        let step = |dc, dr| Some((column.checked_add_signed(dc)?, row.checked_add_signed(dr)?));
        [step(0, -1), step(1, upper), step(1, lower), step(0, 1), step(-1, lower), step(-1, upper)]
    }
}

/// How places lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Areas of any shape; rings are listed in the data.
    Zones,
    /// Flat-topped hexes in vertical columns; rings have six slots: N, NE, SE, S, SW, NW.
    Hexes {
        /// Which columns sit lower.
        stagger: Stagger,
    },
}

/// Where the board lies on the ground. Coordinates are metres east and north of the origin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Latitude of the origin in millionths of a degree, north positive.
    pub origin_lat: i64,
    /// Longitude of the origin in millionths of a degree, east positive.
    pub origin_lon: i64,
    /// Metres to a degree of latitude.
    pub metres_per_degree_lat: u32,
    /// Metres to a degree of longitude.
    pub metres_per_degree_lon: u32,
    /// The unit of all coordinates; always `metre`.
    pub unit: String,
    /// Hex maps: distance between opposite sides of a hex, in millimetres.
    #[serde(default)]
    pub hex_across: Option<u32>,
    /// Hex maps: by how much the columns are turned from true north, clockwise, in thousandths of a degree.
    #[serde(default)]
    pub hex_turn: i32,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// Forced by the rulebook.
    #[serde(rename = "B")]
    Book,
    /// From a public source.
    #[serde(rename = "P")]
    Public,
    /// Believed right from knowledge of the published game.
    #[serde(rename = "M")]
    Remembered,
    /// Reconstructed by us.
    #[serde(rename = "R")]
    Reconstructed,
}

impl Source {
    /// The letter used in data files.
    pub const fn letter(self) -> char {
        match self {
            Source::Book => 'B',
            Source::Public => 'P',
            Source::Remembered => 'M',
            Source::Reconstructed => 'R',
        }
    }

    /// Reads the letter used in data files.
    pub fn from_letter(letter: &str) -> Option<Source> {
        [Source::Book, Source::Public, Source::Remembered, Source::Reconstructed]
            .into_iter()
            .find(|source| letter.chars().eq([source.letter()]))
    }
}

/// Where the values of a row come from: one source, and the fields that differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    /// The source of every field not named below.
    pub row: Source,
    /// Fields with a source of their own.
    pub fields: Vec<(String, Source)>,
}

impl Provenance {
    /// Where one field comes from.
    pub fn of(&self, field: &str) -> Source {
        self.fields.iter().find(|(name, _)| name == field).map_or(self.row, |(_, source)| *source)
    }
}

/// A word of a board's vocabulary and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// Kebab-case id.
    pub id: String,
    /// What it stands for, in a sentence.
    pub meaning: String,
}

/// What may stand behind a tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TagSpec {
    /// Kebab-case id.
    pub id: String,
    /// What it stands for, in a sentence.
    pub meaning: String,
    /// Flags have no value; text is free; otherwise one of `values`.
    pub kind: TagKind,
    /// The values of a tag of kind `word`.
    #[serde(default)]
    pub values: Vec<String>,
}

/// The kinds of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TagKind {
    /// There or not there, without a value.
    Flag,
    /// One of the listed values.
    Word,
    /// Any text.
    Text,
    /// Any text that also names the place for [`Board::find`].
    Alias,
}

/// What the board promises about itself beyond its structure; [`check`] holds it to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promises {
    /// Each group of features joins all places it touches into one net.
    #[serde(default)]
    pub nets: Vec<Vec<String>>,
    /// The borders with this feature form one unbroken line from map edge to map edge.
    #[serde(default)]
    pub chains: Vec<String>,
    /// Water lying on borders: every named line is unbroken and leaves the map or joins another.
    #[serde(default)]
    pub waters: Vec<String>,
    /// Corners in which four or more places meet (three at the edge of the map), as ids in any order.
    /// Places that only share a corner are not neighbours.
    #[serde(default)]
    pub corners: Vec<Vec<String>>,
    /// The greatest difference of level between neighbours.
    #[serde(default)]
    pub level_step: Option<u16>,
}

/// A zone or hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The id used in data files, records and notation, for instance `S07` or `0115`.
    pub id: String,
    /// Its name, or empty.
    pub name: String,
    /// The ground.
    pub terrain: TerrainId,
    /// Elevation in the map's own levels; 0 on maps without.
    pub level: i16,
    /// The middle, in metres of the board's frame.
    pub centre: (i32, i32),
    /// Where counters are drawn, in metres of the board's frame.
    pub anchor: (i32, i32),
    /// Column and row on a hex map.
    pub hex: Option<(u8, u8)>,
    /// Everything else that is true of the place; flags have an empty value.
    pub tags: BTreeMap<String, String>,
    /// Where the row comes from.
    pub provenance: Provenance,
    /// A remark for people.
    pub note: String,
    /// The line of `places.csv`.
    pub line: usize,
}

impl Place {
    /// The value of a tag; a flag has an empty one.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.get(key).map(String::as_str)
    }

    /// True if the tag is there, whatever its value.
    pub fn has(&self, key: &str) -> bool {
        self.tags.contains_key(key)
    }
}

/// The border between two places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// One side; for hexes the one with the smaller number.
    pub a: PlaceId,
    /// The other side.
    pub b: PlaceId,
    /// What lies on or crosses it.
    pub features: FeatureSet,
    /// The place on top of an escarpment.
    pub up: Option<PlaceId>,
    /// Names by feature: the ford, the roads that cross here.
    pub names: Vec<(Feature, Vec<String>)>,
    /// Where the row comes from.
    pub provenance: Provenance,
    /// A remark for people.
    pub note: String,
    /// The line of `edges.csv`; `None` for a hexside that carries nothing.
    pub line: Option<usize>,
}

impl Edge {
    /// The place on the other side; `None` if `place` is on neither.
    pub fn across(&self, place: PlaceId) -> Option<PlaceId> {
        if place == self.a {
            Some(self.b)
        } else if place == self.b {
            Some(self.a)
        } else {
            None
        }
    }

    /// True if the feature lies here.
    pub const fn has(&self, feature: Feature) -> bool {
        self.features.has(feature)
    }

    /// The names given to a feature here, for instance of the roads.
    pub fn names(&self, feature: Feature) -> &[String] {
        self.names.iter().find(|(named, _)| *named == feature).map_or(&[], |(_, names)| names.as_slice())
    }
}

/// One direction out of a place: a neighbour and the border to it, or off the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// The neighbour; `None` is the edge of the map.
    pub place: Option<PlaceId>,
    /// The border to it, there exactly when the neighbour is.
    pub edge: Option<EdgeId>,
}

/// The map. Made by [`Board::load`] only, so its rings and borders always agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    id: String,
    name: String,
    layout: Layout,
    frame: Frame,
    terrains: Vec<Word>,
    features: Vec<Word>,
    tags: Vec<TagSpec>,
    promises: Promises,
    facts: Vec<Fact>,
    places: Vec<Place>,
    edges: Vec<Edge>,
    slots: Vec<Slot>,
    /// Where each place's ring begins in `slots`; one entry more than places.
    ring_starts: Vec<u32>,
    index: BTreeMap<String, PlaceId>,
    folder: String,
}

impl Board {
    /// The board's id, by convention its folder's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The board's title for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Zones or hexes.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Where the board lies on the ground.
    pub const fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The folder it was read from, relative to the data folder.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// What the board promises about itself.
    pub const fn promises(&self) -> &Promises {
        &self.promises
    }

    /// What rulebook and examples say about the map.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// All places, in the order of their numbers.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The numbers of all places.
    pub fn place_ids(&self) -> impl Iterator<Item = PlaceId> + use<> {
        // The loader admits no more places than u16 can count.
        (0..self.places.len() as u16).map(PlaceId)
    }

    /// A place of this board. For a number from outside ask [`Board::get`].
    pub fn place(&self, place: PlaceId) -> &Place {
        &self.places[place.index()]
    }

    /// A place, if the board has one of this number.
    pub fn get(&self, place: PlaceId) -> Option<&Place> {
        self.places.get(place.index())
    }

    /// The place with this id or alias.
    pub fn find(&self, id: &str) -> Option<PlaceId> {
        self.index.get(id).copied()
    }

    /// All borders, in the order of their numbers.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The numbers of all borders.
    pub fn edge_ids(&self) -> impl Iterator<Item = EdgeId> + use<> {
        (0..self.edges.len() as u16).map(EdgeId)
    }

    /// A border of this board.
    pub fn edge(&self, edge: EdgeId) -> &Edge {
        &self.edges[edge.index()]
    }

    /// The border between two places, if they are neighbours.
    pub fn between(&self, a: PlaceId, b: PlaceId) -> Option<EdgeId> {
        self.ring(a).iter().find(|slot| slot.place == Some(b)).and_then(|slot| slot.edge)
    }

    /// True if the two places share a border.
    pub fn adjacent(&self, a: PlaceId, b: PlaceId) -> bool {
        self.between(a, b).is_some()
    }

    /// The ways out of a place, clockwise; empty for a number the board does not have.
    ///
    /// On a zone map each unbroken stretch of map edge is one empty slot; a hex always has six slots from north on.
    pub fn ring(&self, place: PlaceId) -> &[Slot] {
        let bounds = self.ring_starts.get(place.index()..place.index() + 2);
        bounds.and_then(|b| self.slots.get(b[0] as usize..b[1] as usize)).unwrap_or(&[])
    }

    /// Where in the ring of `place` the neighbour stands.
    pub fn slot_of(&self, place: PlaceId, neighbour: PlaceId) -> Option<usize> {
        self.ring(place).iter().position(|slot| slot.place == Some(neighbour))
    }

    /// The neighbours of a place with the borders to them, clockwise, gaps left out.
    pub fn neighbours(&self, place: PlaceId) -> impl Iterator<Item = (PlaceId, EdgeId)> + '_ {
        self.ring(place).iter().filter_map(|slot| Some((slot.place?, slot.edge?)))
    }

    /// True if the place touches the edge of the map.
    pub fn on_map_edge(&self, place: PlaceId) -> bool {
        self.ring(place).iter().any(|slot| slot.place.is_none())
    }

    /// Position of `place`'s ring in an array that holds one entry per slot of the whole board.
    fn ring_start(&self, place: PlaceId) -> usize {
        self.ring_starts.get(place.index()).map_or(0, |start| *start as usize)
    }

    /// The terrain vocabulary.
    pub fn terrains(&self) -> &[Word] {
        &self.terrains
    }

    /// The terrain with this id.
    pub fn terrain(&self, id: &str) -> Option<TerrainId> {
        let index = self.terrains.iter().position(|word| word.id == id)?;
        u8::try_from(index).ok().map(TerrainId)
    }

    /// The id of a terrain.
    pub fn terrain_id(&self, terrain: TerrainId) -> &str {
        self.terrains.get(terrain.index()).map_or("", |word| &word.id)
    }

    /// The border-feature vocabulary.
    pub fn features(&self) -> &[Word] {
        &self.features
    }

    /// The border feature with this id.
    pub fn feature(&self, id: &str) -> Option<Feature> {
        self.features.iter().position(|word| word.id == id).and_then(Feature::new)
    }

    /// The id of a border feature.
    pub fn feature_id(&self, feature: Feature) -> &str {
        self.features.get(feature.index()).map_or("", |word| &word.id)
    }

    /// The tag vocabulary.
    pub fn tags(&self) -> &[TagSpec] {
        &self.tags
    }

    /// The places that carry a tag.
    pub fn tagged<'a>(&'a self, key: &'a str) -> impl Iterator<Item = PlaceId> + 'a {
        self.place_ids().filter(move |id| self.place(*id).has(key))
    }

    /// The places that carry a tag with this value.
    pub fn tagged_as<'a>(&'a self, key: &'a str, value: &'a str) -> impl Iterator<Item = PlaceId> + 'a {
        self.place_ids().filter(move |id| self.place(*id).tag(key) == Some(value))
    }
}
