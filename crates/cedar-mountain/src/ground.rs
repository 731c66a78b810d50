//! 9.4, CM-M.1 to CM-M.4: what lies in and between the hexes, surveyed once: neighbours, roads, streams, lines of sight.

use kernel::board::{Feature, Layout, Stagger};
use kernel::hex::{Axial, Hex as Label, Stretch, line};
use kernel::{Board, DataError, EdgeId, PlaceId};

use crate::ids::{Hex, Hexes, MAX_HEXES};
use crate::tables::Tables;

const FOLDER: &str = crate::ID;

/// What lies in and around a hex.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Row of the terrain chart.
    pub terrain: u8,
    /// Elevation.
    pub level: i16,
    /// Blocks lines of sight whatever the levels.
    pub blocks: bool,
    /// Where it lies.
    pub axial: Axial,
    /// Neighbours that may be entered.
    pub near: Hexes,
    /// Neighbours clockwise from north.
    pub ring: [Option<Hex>; 6],
    /// Neighbours a road leads to.
    pub road: Hexes,
    /// Neighbours across a stream.
    pub stream: Hexes,
    /// Hexes within the range of column movement, this one included.
    pub column: Hexes,
    /// Hexes in sight over the ground, neighbours included, within the longest range.
    pub sees: Hexes,
    /// On the edge of the map.
    pub edge: bool,
}

/// What a line of sight passes just before its end, by offset from the target.
#[derive(Clone, Copy, Debug, Default)]
struct LineEnd {
    /// Hexes adjacent to the target that the line goes through.
    through: [Option<(i8, i8)>; 2],
    /// The two hexes beside a hexside it runs along last.
    along: Option<[(i8, i8); 2]>,
}

/// The longest range any chart may have.
const FARTHEST: i32 = 10;
const SPAN: i32 = 2 * FARTHEST + 1;

fn line_index(dq: i32, dr: i32) -> Option<usize> {
    let inside = dq.abs() <= FARTHEST && dr.abs() <= FARTHEST;
    inside.then(|| ((dq + FARTHEST) * SPAN + dr + FARTHEST) as usize)
}

const LABELS: usize = 100;

fn label_index(label: Label) -> Option<usize> {
    let (col, row) = (usize::try_from(label.col).ok()?, usize::try_from(label.row).ok()?);
    (col < LABELS && row < LABELS).then_some(col * LABELS + row)
}

/// The map as the rules need it.
#[derive(Clone, Debug)]
pub struct Map {
    ground: Vec<Ground>,
    /// All hexes that may be entered.
    pub hexes: Hexes,
    /// Hex by column and row.
    labels: Vec<Option<Hex>>,
    line_ends: Vec<LineEnd>,
    stagger: Stagger,
}

impl Map {
    /// Surveys the board.
    pub fn new(board: &Board, tables: &Tables) -> Result<Map, DataError> {
        let file = format!("{FOLDER}/board.toml");
        let wrong = |problem: String| DataError::new(file.clone(), None, problem);
        let Layout::Hexes { stagger } = board.layout() else {
            return Err(wrong("this title is played on hexes".to_owned()));
        };
        if board.places().is_empty() || board.places().len() > MAX_HEXES {
            return Err(wrong(format!("this title takes 1 to {MAX_HEXES} hexes")));
        }
        let rows: Option<Vec<u8>> = board
            .terrains()
            .iter()
            .map(|word| tables.terrain.iter().position(|row| row.id == word.id).map(|at| at as u8))
            .collect();
        let Some(rows) = rows else {
            return Err(wrong("tables.toml must have a row for every terrain of the board".to_owned()));
        };
        let mut map = Map {
            ground: Vec::new(),
            hexes: Hexes::EMPTY,
            labels: vec![None; LABELS * LABELS],
            line_ends: vec![LineEnd::default(); (SPAN * SPAN) as usize],
            stagger,
        };
        for place in board.place_ids() {
            let terrain = rows.get(board.place(place).terrain.index()).copied().unwrap_or(0);
            let row = tables.terrain.get(usize::from(terrain));
            if !row.is_some_and(|row| row.prohibited) {
                map.hexes.insert(Hex(place.0));
            }
            map.add(board, place, terrain, row.is_some_and(|row| row.blocks));
        }
        map.link(board);
        map.measure(tables);
        map.look();
        Ok(map)
    }

    fn add(&mut self, board: &Board, place: PlaceId, terrain: u8, blocks: bool) {
        let here = board.place(place);
        let (col, row) = here.hex.unwrap_or((0, 0));
        let label = Label { col: i16::from(col), row: i16::from(row) };
        if let Some(slot) = label_index(label).and_then(|i| self.labels.get_mut(i)) {
            *slot = Some(Hex(place.0));
        }
        self.ground.push(Ground {
            terrain,
            level: here.level,
            blocks,
            axial: label.axial(self.stagger),
            near: Hexes::EMPTY,
            ring: [None; 6],
            road: Hexes::EMPTY,
            stream: Hexes::EMPTY,
            column: Hexes::EMPTY,
            sees: Hexes::EMPTY,
            edge: board.on_map_edge(place),
        });
    }

    fn link(&mut self, board: &Board) {
        let (road, stream) = (board.feature("road"), board.feature("stream"));
        let has = |edge: EdgeId, feature: Option<Feature>| feature.is_some_and(|feature| board.edge(edge).has(feature));
        for (place, ground) in board.place_ids().zip(&mut self.ground) {
            for (i, slot) in board.ring(place).iter().enumerate().take(6) {
                let (Some(next), Some(edge)) = (slot.place, slot.edge) else { continue };
                let next = Hex(next.0);
                if !self.hexes.has(next) {
                    continue;
                }
                ground.ring[i] = Some(next);
                ground.near.insert(next);
                if has(edge, road) {
                    ground.road.insert(next);
                }
                if has(edge, stream) {
                    ground.stream.insert(next);
                }
            }
        }
    }

    fn measure(&mut self, tables: &Tables) {
        let axials: Vec<Axial> = self.ground.iter().map(|g| g.axial).collect();
        for ground in &mut self.ground {
            let all = axials.iter().enumerate();
            let close = all.filter(|(_, a)| ground.axial.distance(**a) <= u32::from(tables.movement.column));
            ground.column = close.map(|(i, _)| Hex(i as u16)).collect();
        }
    }

    /// Lines of sight over the ground. A line depends only on the offset, so each is traced once (9.4).
    fn look(&mut self) {
        for dq in -FARTHEST..=FARTHEST {
            for dr in -FARTHEST..=FARTHEST {
                let to = Axial { q: dq, r: dr };
                let centre = Axial { q: 0, r: 0 };
                let Some(index) = line_index(dq, dr) else { continue };
                if to == centre || centre.distance(to) > FARTHEST as u32 {
                    continue;
                }
                let stretches = line(centre, to);
                self.line_ends[index] = line_end(&stretches, to);
                for from in 0..self.ground.len() {
                    self.look_along(from, to, &stretches);
                }
            }
        }
    }

    fn look_along(&mut self, from: usize, offset: Axial, stretches: &[Stretch]) {
        let start = self.ground[from].axial;
        let Some(to) = self.at(start, offset) else { return };
        let top = self.ground[from].level.max(self.ground[to].level);
        let blocks = |map: &Map, at: Axial| {
            map.at(start, at).is_some_and(|hex| map.ground[hex].level > top || map.ground[hex].blocks)
        };
        let ends = [Axial { q: 0, r: 0 }, offset];
        let hidden = stretches.iter().any(|stretch| match *stretch {
            Stretch::Through(at) => !ends.contains(&at) && blocks(self, at),
            Stretch::Along(a, b) => blocks(self, a) && blocks(self, b),
        });
        if !hidden {
            self.ground[from].sees.insert(Hex(to as u16));
        }
    }

    fn at(&self, start: Axial, offset: Axial) -> Option<usize> {
        self.hex_at(Axial { q: start.q + offset.q, r: start.r + offset.r }).map(Hex::index)
    }

    /// Hexes on the edge of the map that may be entered.
    pub fn edges(&self) -> Hexes {
        self.hexes.filter(|hex| self.ground[hex.index()].edge).collect()
    }

    /// The ground of a hex.
    pub fn ground(&self, hex: Hex) -> &Ground {
        &self.ground[hex.index().min(self.ground.len().saturating_sub(1))]
    }

    /// True if somebody of `friends` blocks a line that the ground leaves open: he stands next to the
    /// target in a hex the line goes through, or beside a hexside it runs along whose other hex blocks too.
    pub fn screened(&self, from: Hex, to: Hex, friends: Hexes) -> bool {
        let (f, t) = (self.ground(from), self.ground(to));
        let (dq, dr) = (t.axial.q - f.axial.q, t.axial.r - f.axial.r);
        let Some(end) = line_index(dq, dr).and_then(|i| self.line_ends.get(i)) else { return false };
        let at = |(q, r): (i8, i8)| self.hex_at(Axial { q: t.axial.q + i32::from(q), r: t.axial.r + i32::from(r) });
        let stands = |hex: Option<Hex>| hex.is_some_and(|hex| friends.has(hex));
        if end.through.iter().flatten().any(|offset| stands(at(*offset))) {
            return true;
        }
        let Some([a, b]) = end.along else { return false };
        let (a, b) = (at(a), at(b));
        let blocks = |hex: Option<Hex>| stands(hex) || hex.is_some_and(|hex| self.hides(hex, f.level, t.level));
        (stands(a) || stands(b)) && blocks(a) && blocks(b)
    }

    /// What blocks a line first, by its ground or as one of `friends` next to the target: a hex the line goes
    /// through, or the two beside a hexside it runs along; nothing if it is clear (CM-9.4).
    pub fn obstacle(&self, from: Hex, to: Hex, friends: Hexes) -> Vec<Hex> {
        let (f, t) = (self.ground(from), self.ground(to));
        let close = friends.and(self.ground(to).near);
        let blocks = |at: Axial| self.hex_at(at).filter(|hex| close.has(*hex) || self.hides(*hex, f.level, t.level));
        let met = line(f.axial, t.axial).into_iter().find_map(|stretch| match stretch {
            Stretch::Through(at) if at == f.axial || at == t.axial => None,
            Stretch::Through(at) => Some(vec![blocks(at)?]),
            Stretch::Along(a, b) => Some(vec![blocks(a)?, blocks(b)?]),
        });
        met.unwrap_or_default()
    }

    /// True if a hex between two levels blocks a line by its ground (CM-9.4b).
    pub fn hides(&self, hex: Hex, one: i16, other: i16) -> bool {
        self.ground(hex).blocks || self.ground(hex).level > one.max(other)
    }

    fn hex_at(&self, axial: Axial) -> Option<Hex> {
        label_index(axial.hex(self.stagger)).and_then(|i| self.labels.get(i).copied().flatten())
    }
}

/// What matters to units along a line: its hexes next to the target.
fn line_end(stretches: &[Stretch], target: Axial) -> LineEnd {
    let offset = |at: Axial| ((at.q - target.q) as i8, (at.r - target.r) as i8);
    let beside = |at: &Axial| at.distance(target) == 1;
    let mut end = LineEnd::default();
    let start = Axial { q: 0, r: 0 };
    let mut through = stretches.iter().filter_map(|stretch| match stretch {
        Stretch::Through(at) if *at != start && beside(at) => Some(offset(*at)),
        _ => None,
    });
    end.through = [through.next(), through.next()];
    end.along = stretches.iter().find_map(|stretch| match stretch {
        Stretch::Along(a, b) if beside(a) && beside(b) => Some([offset(*a), offset(*b)]),
        _ => None,
    });
    end
}
