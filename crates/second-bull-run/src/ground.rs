//! 2 and 3: the ground of every zone as the rules ask for it, and how far zones are apart.

use kernel::DataError;
use kernel::board::Board;

use crate::ids::{MAX_RING, MAX_ZONES, Slot, Slots, Zone, Zones};
use crate::world::{FAR, FOLDER};

/// The ground of one zone, in the form the rules ask for it.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Neighbours in ring order, clockwise; `None` is the map edge.
    pub ring: [Option<Zone>; MAX_RING],
    /// Slots that hold a zone.
    pub facings: Slots,
    /// The front for each facing (3.1).
    pub fronts: [Zones; MAX_RING],
    /// All neighbours.
    pub adjacent: Zones,
    /// Neighbours over a border that is no river: zones of control reach them (3.2).
    pub land: Zones,
    /// Neighbours a brigade can march to (3.5).
    pub passable: Zones,
    /// Of those, along a road.
    pub road: Zones,
    /// Of those, over a bridge or ford.
    pub crossing: Zones,
    /// Of those, up an escarpment.
    pub climb: Zones,
    /// Of those, over a bridge or ford, or up an escarpment.
    pub dear: Zones,
    /// Wood.
    pub woods: bool,
    /// Groveton.
    pub village: bool,
    /// The unfinished railway.
    pub railway: bool,
    /// Touches the map edge.
    pub edge: bool,
}

impl Ground {
    const NOWHERE: Ground = Ground {
        ring: [None; MAX_RING],
        facings: Slots::EMPTY,
        fronts: [Zones::EMPTY; MAX_RING],
        adjacent: Zones::EMPTY,
        land: Zones::EMPTY,
        passable: Zones::EMPTY,
        road: Zones::EMPTY,
        crossing: Zones::EMPTY,
        climb: Zones::EMPTY,
        dear: Zones::EMPTY,
        woods: false,
        village: false,
        railway: false,
        edge: false,
    };

    /// The zone faced.
    pub fn faced(&self, slot: Slot) -> Option<Zone> {
        self.ring.get(slot.index()).copied().flatten()
    }

    /// The slot in which a neighbour lies.
    pub fn slot_of(&self, zone: Zone) -> Option<Slot> {
        self.ring.iter().position(|z| *z == Some(zone)).map(|at| Slot(at as u8))
    }

    /// The front of a facing; none without a facing.
    pub fn front(&self, slot: Option<Slot>) -> Zones {
        slot.and_then(|slot| self.fronts.get(slot.index()).copied()).unwrap_or(Zones::EMPTY)
    }
}

/// A step over a border, and what it costs without enemy guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The zone on the other side.
    pub zone: Zone,
    /// Where a road may be used if there is one.
    pub free: u8,
    /// Where it may not, for an enemy zone of control.
    pub watched: u8,
}

/// The steps from a zone, or those into it.
#[derive(Clone, Debug)]
pub struct Steps {
    all: [Step; MAX_RING],
    count: usize,
}

impl Steps {
    /// No steps.
    pub const NONE: Steps = Steps { all: [Step { zone: Zone(0), free: 0, watched: 0 }; MAX_RING], count: 0 };

    /// One more; a zone has no more neighbours than places in its ring.
    pub fn push(&mut self, step: Step) {
        if let Some(place) = self.all.get_mut(self.count) {
            *place = step;
            self.count += 1;
        }
    }

    /// All of them.
    pub fn all(&self) -> &[Step] {
        self.all.get(..self.count).unwrap_or_default()
    }
}

/// The ground of every zone of the board.
pub fn survey(board: &Board) -> Result<Box<[Ground]>, DataError> {
    let file = format!("{FOLDER}/places.csv");
    if board.places().len() > MAX_ZONES {
        return Err(DataError::new(file, None, format!("this title takes at most {MAX_ZONES} zones")));
    }
    let mut ground = vec![Ground::NOWHERE; MAX_ZONES];
    for place in board.place_ids() {
        if board.ring(place).len() > MAX_RING {
            let problem = format!("zone '{}' has more than {MAX_RING} places in its ring", board.place(place).id);
            return Err(DataError::new(file, None, problem));
        }
        ground[place.index()] = survey_zone(board, place);
    }
    Ok(ground.into_boxed_slice())
}

fn survey_zone(board: &Board, at: kernel::PlaceId) -> Ground {
    let mut ground = Ground::NOWHERE;
    let has = |edge: kernel::EdgeId, name: &str| board.feature(name).is_some_and(|f| board.edge(edge).has(f));
    let ring = board.ring(at);
    for (i, slot) in ring.iter().enumerate() {
        let (Some(place), Some(edge)) = (slot.place, slot.edge) else { continue };
        let zone = Zone(place.0 as u8);
        ground.ring[i] = Some(zone);
        ground.facings.insert(Slot(i as u8));
        ground.adjacent.insert(zone);
        let river = has(edge, "river");
        // 11.1.5: Bull Run is crossed by bridges only; a ford elsewhere would do.
        let crossing = has(edge, "bridge") || (has(edge, "ford") && !river);
        if !river {
            ground.land.insert(zone);
        }
        if river && !crossing {
            continue;
        }
        ground.passable.insert(zone);
        if crossing {
            ground.crossing.insert(zone);
        }
        if has(edge, "road") {
            ground.road.insert(zone);
        }
        if has(edge, "escarpment") && board.edge(edge).up == Some(place) {
            ground.climb.insert(zone);
        }
    }
    for slot in ground.facings {
        ground.fronts[slot.index()] = front(&ground.ring, ring.len(), slot.index());
    }
    ground.dear = ground.crossing.or(ground.climb);
    let place = board.place(at);
    ground.woods = board.terrain("woods") == Some(place.terrain);
    ground.village = board.terrain("village") == Some(place.terrain);
    ground.railway = place.has("railway");
    ground.edge = board.on_map_edge(at);
    ground
}

/// The faced zone and its two neighbours in the ring; the map edge takes a place (3.1, Q24).
fn front(ring: &[Option<Zone>; MAX_RING], len: usize, slot: usize) -> Zones {
    [(slot + len - 1) % len, slot, (slot + 1) % len].into_iter().filter_map(|i| ring[i]).collect()
}

/// Zones between zones over passable borders (3.6).
pub fn measure(ground: &[Ground]) -> Box<[[u8; MAX_ZONES]]> {
    let from = |start: usize| {
        let mut row = [FAR; MAX_ZONES];
        let mut wave = Zone(start as u8).alone();
        let mut seen = wave;
        let mut steps = 0u8;
        while !wave.is_empty() && steps < FAR {
            for zone in wave {
                row[zone.index()] = steps;
            }
            wave = wave.fold(Zones::EMPTY, |next, zone| next.or(ground[zone.index()].passable)).less(seen);
            seen = seen.or(wave);
            steps += 1;
        }
        row
    };
    (0..MAX_ZONES).map(from).collect()
}

/// Zones near enough to each zone to keep a division together (9.1).
pub fn neighbourhoods(distances: &[[u8; MAX_ZONES]], command: crate::tables::Command) -> Box<[[Zones; 2]]> {
    let within = |row: &[u8; MAX_ZONES], limit: u8| -> Zones {
        (0..MAX_ZONES).filter(|z| row[*z] <= limit).map(|z| Zone(z as u8)).collect()
    };
    distances.iter().map(|row| [within(row, command.near), within(row, command.near_mounted)]).collect()
}
