//! 7 to 9, 14.2, 15: facing, stacking, movement, terrain. Costs of hexes are in half movement points.

use serde::Deserialize;

use super::{Tables, is_small};
use crate::world::Terrain;

/// Facing and refusal (7.21, 7.31, 7.33), in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FacingTable {
    /// A vertex.
    pub vertex: u8,
    /// To refuse a flank, and to undo it.
    pub refuse: u8,
    /// Vertices of reaction facing (9.61).
    pub reaction: u8,
    /// Of regulars.
    pub reaction_regular: u8,
}

/// Stacking (8.11 to 8.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StackTable {
    /// Points a hex holds.
    pub capacity: u16,
    /// Of a strength point on foot.
    pub foot: u16,
    /// Of a mounted one.
    pub mounted: u16,
    /// Of a gun.
    pub gun: u16,
    /// Infantry and cavalry counters in a hex.
    pub counters: u8,
    /// Combat counters in a hex in March.
    pub march: u8,
    /// Points to pass through friends off the road.
    pub pass: u8,
}

/// Extended line (8.41, 8.42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ExtendedTable {
    /// Fewest strength points.
    pub least: u8,
    /// Points to extend or contract.
    pub cost: u8,
    /// Allowance of an extended unit.
    pub allowance: u8,
}

/// Movement (9.1, 9.3, 9.4), in whole points where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovementTable {
    /// Infantry and dismounted cavalry: Good Order, Disordered (9.11).
    pub infantry: [u8; 2],
    /// Mounted cavalry.
    pub mounted: [u8; 2],
    /// Limbered field artillery.
    pub artillery: [u8; 2],
    /// Hand-drawn boat howitzers.
    pub hand_drawn: [u8; 2],
    /// The 30-pounder.
    pub heavy: [u8; 2],
    /// Brigade leaders.
    pub brigadier: u8,
    /// Division and army leaders.
    pub commander: u8,
    /// To limber or unlimber (9.13).
    pub limber: u8,
    /// Road and pike in March, in half points.
    pub road_march: u8,
    /// Road and pike in Advance, in half points.
    pub road_advance: u8,
    /// A trail takes off so many half points ...
    pub trail: u8,
    /// ... but leaves so many.
    pub trail_least: u8,
    /// Into a higher hex, in half points (9.42).
    pub up: u8,
    /// Guns off the road may not rise so many levels.
    pub guns_rise: u8,
    /// Woods hexes entered that make a unit test (9.49).
    pub woods_test: u8,
    /// A cavalry unit mounts or dismounts for one part in so many of its allowance (14.21).
    pub mount_part: u8,
}

/// Who pays a cost of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// Anybody on foot in March.
    March,
    /// Infantry and dismounted cavalry in Advance or Attack.
    Foot,
    /// Mounted cavalry and leaders (AMB-52: leaders always as in March).
    Mounted,
    /// Limbered artillery, also in March (AMB-52).
    Guns,
}

/// What a kind of mover pays, in half points; `none` forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cost {
    /// In March.
    pub march: Option<u8>,
    /// On foot in Advance or Attack.
    pub foot: Option<u8>,
    /// Mounted.
    pub mounted: Option<u8>,
    /// Guns.
    pub guns: Option<u8>,
}

impl Cost {
    /// What one of them pays.
    pub const fn of(&self, mover: Mover) -> Option<u8> {
        match mover {
            Mover::March => self.march,
            Mover::Foot => self.foot,
            Mover::Mounted => self.mounted,
            Mover::Guns => self.guns,
        }
    }

    fn all(&self) -> [Option<u8>; 4] {
        [self.march, self.foot, self.mounted, self.guns]
    }
}

/// The terrain of a hex (9.41).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TerrainRow {
    /// The board's terrain.
    pub id: Terrain,
    /// Price of entering.
    pub cost: Cost,
    /// More half points, which a road or trail cancels (9.45): farms.
    #[serde(default)]
    pub extra: u8,
    /// Modifier of fire at a target in it.
    #[serde(default)]
    pub fire: i8,
    /// Modifier of a defender in it in shock.
    #[serde(default)]
    pub shock: i8,
    /// Height that it adds to its level in lines of sight; nothing for open ground (10.21).
    #[serde(default)]
    pub height: Option<u8>,
    /// Entering several of them disorders (9.49).
    #[serde(default)]
    pub disorders: bool,
}

/// A kind of hexside, or a work (9.41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SideRow {
    /// Half points more; a missing one forbids.
    pub cost: Cost,
    /// Modifier of fire through it.
    #[serde(default)]
    pub fire: i8,
    /// Modifier of the defender in a shock through it.
    #[serde(default)]
    pub shock: i8,
    /// Whoever crosses it takes a UDD at the end of his move (9.49).
    #[serde(default)]
    pub udd: bool,
}

/// Hexsides and works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SidesTable {
    /// A bridge.
    pub bridge: SideRow,
    /// A good ford.
    pub ford_a: SideRow,
    /// A bad ford.
    pub ford_b: SideRow,
    /// A stream.
    pub stream: SideRow,
    /// A large stream.
    pub large_stream: SideRow,
    /// Bull Run elsewhere.
    pub bull_run: SideRow,
    /// A barricade, and an embankment (9.48).
    pub barricade: SideRow,
}

/// Reinforcements (9.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArrivalTable {
    /// An entry hex may be shifted so many hexes along the edge.
    pub shift: u8,
}

/// Cavalry (14.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CavalryTable {
    /// Dismounted cavalry fights with so many ...
    pub dismounted: u8,
    /// ... parts in so many, rounded up.
    pub parts: u8,
}

/// Barricades (15.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BarricadeTable {
    /// Activations of regulars.
    pub regular: u8,
    /// Activations of recruits.
    pub recruit: u8,
}

impl Tables {
    /// The row of a terrain.
    pub fn terrain(&self, terrain: Terrain) -> &TerrainRow {
        // The file lists them in this order, as a rule.
        let listed = self.terrain.get(terrain as usize).filter(|row| row.id == terrain);
        let found = listed.or_else(|| self.terrain.iter().find(|row| row.id == terrain));
        found.unwrap_or_else(|| &self.terrain[0])
    }

    /// The strength with which dismounted cavalry fights (14.21).
    pub fn dismounted(&self, sp: u8) -> u8 {
        let parts = u16::from(self.cavalry.parts.max(1));
        u8::try_from((u16::from(sp) * u16::from(self.cavalry.dismounted)).div_ceil(parts)).unwrap_or(u8::MAX)
    }

    pub(super) fn check_movement(&self) -> Result<(), String> {
        let say = |problem: &str| Err(problem.to_owned());
        let m = &self.movement;
        let pairs = [m.infantry, m.mounted, m.artillery, m.hand_drawn, m.heavy];
        let allowances = pairs.into_iter().flatten().chain([m.brigadier, m.commander, self.extended.allowance]);
        if allowances.into_iter().any(|points| !(1..=60).contains(&points)) {
            return say("movement: allowances are 1 to 60 points");
        }
        let small = [
            m.limber,
            m.road_march,
            m.road_advance,
            m.trail,
            m.trail_least,
            m.up,
            m.guns_rise,
            m.woods_test,
            self.facing.vertex,
            self.facing.refuse,
            self.facing.reaction,
            self.facing.reaction_regular,
            self.extended.cost,
            self.stacking.pass,
            self.arrivals.shift,
            self.barricade.regular,
            self.barricade.recruit,
        ];
        if small.into_iter().any(|n| n > 20) || m.mount_part == 0 || m.road_march == 0 || m.road_advance == 0 {
            return say("movement, facing, extended, arrivals, barricade: numbers are 20 at most, a road is not free");
        }
        if self.extended.least == 0 || self.cavalry.parts == 0 || self.cavalry.dismounted > self.cavalry.parts {
            return say("extended, cavalry: a unit has strength, and dismounted cavalry no more than all of it");
        }
        if self.stacking.capacity == 0 || self.stacking.counters == 0 || self.stacking.march == 0 {
            return say("stacking: a hex holds something");
        }
        self.check_terrain()
    }

    fn check_terrain(&self) -> Result<(), String> {
        for terrain in Terrain::ALL {
            if self.terrain.iter().filter(|row| row.id == terrain).count() != 1 {
                return Err(format!("terrain: there is one row for '{}'", terrain.id()));
            }
        }
        let s = &self.sides;
        let sides = [s.bridge, s.ford_a, s.ford_b, s.stream, s.large_stream, s.bull_run, s.barricade];
        let dear = |cost: &Cost| cost.all().into_iter().flatten().any(|halves| halves > 40);
        if self.terrain.iter().any(|row| dear(&row.cost) || row.cost.foot.is_none_or(|halves| halves == 0)) {
            return Err("terrain: costs are 40 half points at most, and not free on foot".to_owned());
        }
        if sides.iter().any(|row| dear(&row.cost)) || self.terrain.iter().any(|row| row.extra > 40) {
            return Err("terrain and sides: costs are 40 half points at most".to_owned());
        }
        let drms = sides.iter().flat_map(|row| [row.fire, row.shock]);
        if !drms.chain(self.terrain.iter().flat_map(|row| [row.fire, row.shock])).all(is_small) {
            return Err("terrain and sides: modifiers are -9 to 9".to_owned());
        }
        Ok(())
    }
}
