//! The map as the rules need it: terrain, levels, neighbours and what lies on the hexsides.

use std::cmp::Ordering;

use kernel::board::{Feature, Layout, Stagger};
use kernel::hex::{Axial, Direction, Hex as Label};
use kernel::{Board, DataError, PlaceId};
use serde::Deserialize;

use crate::ids::{Hex, MAX_HEXES};

/// The terrain of a hex (9.41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Open.
    Clear,
    /// Woods.
    Woods,
    /// A farm or house.
    Farm,
    /// Groveton.
    Village,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 4] = [Terrain::Clear, Terrain::Woods, Terrain::Farm, Terrain::Village];

    /// The word in data and views.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Woods => "woods",
            Terrain::Farm => "farm",
            Terrain::Village => "village",
        }
    }
}

/// What lies on a hexside or joins two hexes across it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(u16);

impl Sides {
    /// Nothing.
    pub const NONE: Sides = Sides(0);
    /// The Warrenton Turnpike.
    pub const PIKE: Sides = Sides(1);
    /// A road.
    pub const ROAD: Sides = Sides(1 << 1);
    /// The bed of the unfinished railroad, a road for movement (9.41).
    pub const UNFINISHED_RR: Sides = Sides(1 << 2);
    /// A trail.
    pub const TRAIL: Sides = Sides(1 << 3);
    /// A bridge.
    pub const BRIDGE: Sides = Sides(1 << 4);
    /// A good ford.
    pub const FORD_A: Sides = Sides(1 << 5);
    /// A bad ford.
    pub const FORD_B: Sides = Sides(1 << 6);
    /// Bull Run, also at bridges and fords.
    pub const BULL_RUN: Sides = Sides(1 << 7);
    /// A stream.
    pub const STREAM: Sides = Sides(1 << 8);
    /// A large stream.
    pub const LARGE_STREAM: Sides = Sides(1 << 9);
    /// The railway in use, without effect.
    pub const RAILWAY: Sides = Sides(1 << 10);

    /// Words of the board for each.
    const WORDS: [(&'static str, Sides); 11] = [
        ("pike", Sides::PIKE),
        ("road", Sides::ROAD),
        ("unfinished-railroad", Sides::UNFINISHED_RR),
        ("trail", Sides::TRAIL),
        ("bridge", Sides::BRIDGE),
        ("ford-a", Sides::FORD_A),
        ("ford-b", Sides::FORD_B),
        ("river", Sides::BULL_RUN),
        ("stream", Sides::STREAM),
        ("large-stream", Sides::LARGE_STREAM),
        ("railway", Sides::RAILWAY),
    ];

    /// True if one of `these` is there.
    pub const fn has(self, these: Sides) -> bool {
        self.0 & these.0 != 0
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// A pike, road or bed of the unfinished railroad (9.4b).
    pub const fn is_road(self) -> bool {
        self.has(Sides::PIKE.or(Sides::ROAD).or(Sides::UNFINISHED_RR))
    }

    /// Bull Run without bridge or ford (9.46).
    pub const fn is_barred(self) -> bool {
        self.has(Sides::BULL_RUN) && !self.has(Sides::BRIDGE.or(Sides::FORD_A).or(Sides::FORD_B))
    }
}

/// What lies in and around a hex.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Terrain.
    pub terrain: Terrain,
    /// Elevation.
    pub level: i8,
    /// Neighbours in play, clockwise from north.
    pub ring: [Option<Hex>; 6],
    /// What lies on the six sides.
    pub sides: [Sides; 6],
    /// The bed of the unfinished railroad is a fill or a cut here: a permanent barricade (9.48).
    pub embankment: bool,
    /// On the edge of the map in play.
    pub on_edge: bool,
    /// North of the pike (`Less`), on it, or south of it (21.2); nothing where no pike hex is in the column.
    pub pike: Option<Ordering>,
    /// Where it lies.
    pub axial: Axial,
    /// In play in this scenario.
    pub in_play: bool,
}

/// The whole map.
#[derive(Clone, Debug)]
pub struct Survey {
    /// By number of the hex.
    pub ground: Box<[Ground]>,
    labels: Box<[Option<Hex>]>,
    stagger: Stagger,
    discs: Box<[Disc]>,
}

/// The hexes in play around a hex, itself first, then ring by ring.
#[derive(Clone, Debug)]
struct Disc {
    hexes: Box<[Hex]>,
    /// How many of them lie within 0, 1, 2 ... steps.
    within: [u8; Survey::NEAR as usize + 1],
}

const LABELS: usize = 128;

fn label_index(label: Label) -> Option<usize> {
    let (col, row) = (usize::try_from(label.col).ok()?, usize::try_from(label.row).ok()?);
    (col < LABELS && row < LABELS).then_some(col * LABELS + row)
}

impl Survey {
    /// Surveys a board. With a map letter only hexes whose ids begin with it are in play.
    pub fn new(board: &Board, map: Option<&str>) -> Result<Survey, DataError> {
        let wrong = |problem: String| DataError::new(format!("{}/board.toml", crate::ID), None, problem);
        let Layout::Hexes { stagger } = board.layout() else {
            return Err(wrong("this title is played on hexes".to_owned()));
        };
        if board.places().is_empty() || board.places().len() > MAX_HEXES {
            return Err(wrong(format!("this title takes 1 to {MAX_HEXES} hexes")));
        }
        let mut labels = vec![None; LABELS * LABELS];
        let mut ground = Vec::with_capacity(board.places().len());
        for place in board.place_ids() {
            let hex = ground_of(board, place, stagger, map).map_err(wrong)?;
            if let Some(slot) = label_index(hex.axial.hex(stagger)).and_then(|at| labels.get_mut(at)) {
                *slot = Some(Hex(place.0));
            }
            ground.push(hex);
        }
        let mut survey = Survey { ground: ground.into(), labels: labels.into(), stagger, discs: Box::default() };
        survey.link(board);
        survey.discs = (0..survey.ground.len()).map(|at| survey.disc(Hex(at as u16))).collect();
        survey.find_pike();
        Ok(survey)
    }

    fn link(&mut self, board: &Board) {
        let words: Vec<(Feature, Sides)> =
            Sides::WORDS.iter().filter_map(|(word, bit)| Some((board.feature(word)?, *bit))).collect();
        let in_play: Vec<bool> = self.ground.iter().map(|ground| ground.in_play).collect();
        for (place, ground) in board.place_ids().zip(&mut self.ground) {
            for (i, slot) in board.ring(place).iter().enumerate().take(6) {
                let (Some(next), Some(edge)) = (slot.place, slot.edge) else { continue };
                if ground.in_play && in_play.get(next.index()).copied().unwrap_or(false) {
                    ground.ring[i] = Some(Hex(next.0));
                }
                let on = words.iter().filter(|(feature, _)| board.edge(edge).has(*feature));
                ground.sides[i] = on.fold(Sides::NONE, |sides, (_, bit)| sides.or(*bit));
            }
            ground.on_edge = ground.ring.iter().any(Option::is_none);
        }
    }

    /// 21.2: the pike has one hex in each column; what lies north of it has lower rows. Where the pike has left
    /// the map in play the whole column is north of it.
    fn find_pike(&mut self) {
        let stagger = self.stagger;
        let row = |ground: &Ground| ground.axial.hex(stagger).row;
        let column = |ground: &Ground| usize::try_from(ground.axial.q).unwrap_or(0) % LABELS;
        let mut pike: [Option<i16>; LABELS] = [None; LABELS];
        for ground in &self.ground {
            if ground.sides.iter().any(|sides| sides.has(Sides::PIKE)) {
                pike[column(ground)] = Some(row(ground));
            }
        }
        for ground in &mut self.ground {
            let here = row(ground);
            ground.pike = pike[column(ground)].map(|pike| here.cmp(&pike));
        }
    }

    /// So many steps around a hex are written down: the rules ask for them at every step of a march (6.11).
    pub const NEAR: u8 = 3;

    fn disc(&self, hex: Hex) -> Disc {
        let mut disc = Disc { hexes: Box::default(), within: [0; Survey::NEAR as usize + 1] };
        let mut hexes = Vec::new();
        for (steps, within) in (0..).zip(&mut disc.within) {
            hexes.extend(self.ring(hex, steps));
            *within = hexes.len() as u8;
        }
        disc.hexes = hexes.into();
        disc
    }

    /// Hexes in play at so many steps from a hex, clockwise from north.
    pub fn ring(&self, hex: Hex, steps: u8) -> impl Iterator<Item = Hex> + '_ {
        ring_around(self.get(hex).axial, steps.into())
            .filter_map(|at| self.hex_at(at))
            .filter(|hex| self.get(*hex).in_play)
    }

    /// Hexes in play within so many steps, but at most [`Survey::NEAR`].
    pub fn near(&self, hex: Hex, steps: u8) -> &[Hex] {
        let Some(disc) = self.discs.get(hex.index()) else { return &[] };
        let count = disc.within.get(usize::from(steps)).map_or(disc.hexes.len(), |count| usize::from(*count));
        disc.hexes.get(..count).unwrap_or_default()
    }

    /// The hex at axial coordinates, in play or not.
    pub fn hex_at(&self, axial: Axial) -> Option<Hex> {
        label_index(axial.hex(self.stagger)).and_then(|at| self.labels.get(at).copied().flatten())
    }

    /// The ground of a hex.
    pub fn get(&self, hex: Hex) -> &Ground {
        &self.ground[hex.index().min(self.ground.len().saturating_sub(1))]
    }
}

/// The hexes at a distance from a centre, clockwise from north.
fn ring_around(centre: Axial, radius: i32) -> impl Iterator<Item = Axial> {
    let start = Axial { q: centre.q, r: centre.r - radius };
    let steps = Direction::CLOCKWISE
        .into_iter()
        .flat_map(move |side| std::iter::repeat_n(side.turned(2), usize::try_from(radius).unwrap_or(0)));
    let walk = steps.scan(start, |at, direction| {
        let here = *at;
        *at = at.neighbour(direction);
        Some(here)
    });
    std::iter::once(centre).filter(move |_| radius == 0).chain(walk)
}

fn ground_of(board: &Board, place: PlaceId, stagger: Stagger, map: Option<&str>) -> Result<Ground, String> {
    let here = board.place(place);
    let word = board.terrain_id(here.terrain);
    let Some(terrain) = Terrain::ALL.into_iter().find(|terrain| terrain.id() == word) else {
        return Err(format!("'{word}' of {} is no terrain of this title", here.id));
    };
    let Ok(level) = i8::try_from(here.level) else {
        return Err(format!("level {} of {} is too high or low", here.level, here.id));
    };
    let (col, row) = here.hex.unwrap_or((0, 0));
    Ok(Ground {
        terrain,
        level,
        ring: [None; 6],
        sides: [Sides::NONE; 6],
        embankment: here.has("embankment"),
        on_edge: false,
        pike: None,
        axial: Label { col: i16::from(col), row: i16::from(row) }.axial(stagger),
        in_play: map.is_none_or(|letter| here.id.starts_with(letter)),
    })
}
