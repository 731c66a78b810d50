//! 9.4: what a hex costs, in half movement points.

use crate::bar::Bar;
use crate::ids::{Hex, Unit};
use crate::state::{Form, Order, State};
use crate::tables::Mover;
use crate::world::{Sides, World};

/// Why a step costs what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The terrain of the hex entered.
    Terrain,
    /// Along a pike, road or the unfinished railroad.
    Road,
    /// Along a trail.
    Trail,
    /// A farm.
    Farm,
    /// A ford.
    Ford,
    /// A stream.
    Stream,
    /// To a higher hex.
    Up,
    /// Out of a hex with friends, passed through (8.13).
    Friends,
    /// All of its allowance, for one hex (9.12).
    Whole,
}

impl Price {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Price::Terrain => "RBC-9.41",
            Price::Road => "RBC-9.4b",
            Price::Trail => "RBC-9.44",
            Price::Farm => "RBC-9.45",
            Price::Ford => "RBC-9.4a",
            Price::Stream => "RBC-9.43",
            Price::Up => "RBC-9.42",
            Price::Friends => "RBC-8.13",
            Price::Whole => "RBC-9.12",
        }
    }

    /// The last part of its message's key.
    pub const fn id(self) -> &'static str {
        match self {
            Price::Terrain => "terrain",
            Price::Road => "road",
            Price::Trail => "trail",
            Price::Farm => "farm",
            Price::Ford => "ford",
            Price::Stream => "stream",
            Price::Up => "up",
            Price::Friends => "friends",
            Price::Whole => "whole",
        }
    }
}

/// Who moves, as the chart sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traveller {
    /// The column.
    pub mover: Mover,
    /// The order that decides about roads.
    pub order: Order,
}

impl Traveller {
    /// A leader rides as mounted troops in March do (AMB-52).
    pub const LEADER: Traveller = Traveller { mover: Mover::Mounted, order: Order::March };

    /// A unit under its order; guns under Attack behave as in Advance (6.13).
    pub fn of(w: &World, s: &State, unit: Unit) -> Traveller {
        Traveller::with(w, s, unit, s[unit].order)
    }

    /// A unit as if it had an order.
    pub fn with(w: &World, s: &State, unit: Unit, order: Order) -> Traveller {
        if w.unit(unit).is_artillery() {
            let order = if order == Order::Attack { Order::Advance } else { order };
            return Traveller { mover: Mover::Guns, order };
        }
        let mover = match (s[unit].form, order) {
            (Form::Mounted, _) => Mover::Mounted,
            (_, Order::March) => Mover::March,
            _ => Mover::Foot,
        };
        Traveller { mover, order }
    }

    /// True if roads give their rate, and cancel streams and levels (9.42, 9.43).
    const fn uses_roads(self) -> bool {
        matches!(self.order, Order::March | Order::Advance)
    }
}

/// Every part of the price of a hex (9.4b), in half points; the reason if it may not be entered. `links` is what
/// leads into it: the hexside crossed, or the road from off the map.
fn hex_prices(w: &World, who: Traveller, to: Hex, links: Sides, put: &mut impl FnMut(u8, Price)) -> Result<(), Bar> {
    let table = &w.tables.movement;
    let row = w.terrain(to);
    if links.is_road() && who.uses_roads() {
        let rate = if who.order == Order::March { table.road_march } else { table.road_advance };
        put(rate, Price::Road);
        return Ok(());
    }
    let base = row.cost.of(who.mover).ok_or(Bar::Impassable)?;
    if links.is_road() {
        // 9.4b (2): under Attack the road only takes the farm's fences away.
        put(base, Price::Terrain);
    } else if links.has(Sides::TRAIL) {
        let less = base.saturating_sub(table.trail).max(table.trail_least).min(base);
        put(less, if less < base { Price::Trail } else { Price::Terrain });
    } else {
        put(base, Price::Terrain);
        if row.extra > 0 {
            put(row.extra, Price::Farm);
        }
    }
    Ok(())
}

/// The price of the water on a hexside (9.4b (4)).
fn water_prices(w: &World, who: Traveller, side: Sides, put: &mut impl FnMut(u8, Price)) -> Result<(), Bar> {
    let table = &w.tables.sides;
    if side.is_barred() {
        return Err(Bar::BullRun);
    }
    if side.has(Sides::BRIDGE) {
        return Ok(());
    }
    let mut pay = |row: &crate::tables::SideRow, price: Price, bar: Bar| match row.cost.of(who.mover) {
        Some(0) => Ok(()),
        Some(halves) => {
            put(halves, price);
            Ok(())
        }
        None => Err(bar),
    };
    // A ford is never made easier by the road that leads through it.
    if side.has(Sides::FORD_A) {
        return pay(&table.ford_a, Price::Ford, Bar::FordNoGuns);
    }
    if side.has(Sides::FORD_B) {
        return pay(&table.ford_b, Price::Ford, Bar::FordNoGuns);
    }
    if side.is_road() && who.uses_roads() {
        return Ok(());
    }
    if side.has(Sides::LARGE_STREAM) {
        return pay(&table.large_stream, Price::Stream, Bar::Impassable);
    }
    if side.has(Sides::STREAM) { pay(&table.stream, Price::Stream, Bar::Impassable) } else { Ok(()) }
}

/// Every part of the price of a step between neighbours; the reason if it is forbidden. `first` is the first hex
/// of the activation (9.42).
pub fn prices(
    w: &World,
    who: Traveller,
    (from, to): (Hex, Hex),
    first: bool,
    put: &mut impl FnMut(u8, Price),
) -> Result<(), Bar> {
    let Some(direction) = w.direction(from, to) else { return Err(Bar::NotAdjacent) };
    let here = w.ground(from);
    let side = here.sides.get(usize::from(direction)).copied().unwrap_or(Sides::NONE);
    let table = &w.tables.movement;
    let rise = i16::from(w.ground(to).level) - i16::from(here.level);
    if who.mover == Mover::Guns && !side.is_road() && rise >= i16::from(table.guns_rise) {
        return Err(Bar::TooSteep);
    }
    hex_prices(w, who, to, side, put)?;
    water_prices(w, who, side, put)?;
    if rise > 0 && !first && !(side.is_road() && who.uses_roads()) {
        put(table.up, Price::Up);
    }
    Ok(())
}

/// The price of a step in half points, for anybody.
pub fn step(w: &World, who: Traveller, from: Hex, to: Hex, first: bool) -> Result<u8, Bar> {
    let mut sum = 0_u8;
    prices(w, who, (from, to), first, &mut |halves, _| sum = sum.saturating_add(halves))?;
    // Nothing is free, so that every way ends.
    Ok(sum.max(1))
}

/// The price of a step of a unit in half points.
pub fn enter(w: &World, s: &State, unit: Unit, from: Hex, to: Hex, first: bool) -> Result<u8, Bar> {
    step(w, Traveller::of(w, s, unit), from, to, first)
}

/// The price of a step of a leader, who pays as mounted troops in March do (9.31, AMB-52). What he climbs first is
/// free to him as to units.
pub fn leader(w: &World, from: Hex, to: Hex, first: bool) -> Result<u8, Bar> {
    step(w, Traveller::LEADER, from, to, first)
}

/// The price of the hex by which a unit comes onto the map (9.71), its first one: along the road or trail that runs
/// into it, if there is one.
pub fn arrival(w: &World, who: Traveller, hex: Hex) -> Result<u8, Bar> {
    let links = w.ground(hex).sides.iter().fold(Sides::NONE, |all, side| all.or(*side));
    let mut sum = 0_u8;
    hex_prices(w, who, hex, links, &mut |halves, _| sum = sum.saturating_add(halves))?;
    Ok(sum.max(1))
}

/// True if who crosses from one hex to the other has to test at the end of his move (9.49).
pub fn is_rough(w: &World, from: Hex, to: Hex) -> bool {
    let (side, table) = (w.side_between(from, to), &w.tables.sides);
    let rows = [
        (Sides::FORD_A, &table.ford_a),
        (Sides::FORD_B, &table.ford_b),
        (Sides::STREAM, &table.stream),
        (Sides::LARGE_STREAM, &table.large_stream),
    ];
    !side.has(Sides::BRIDGE) && rows.into_iter().any(|(bit, row)| side.has(bit) && row.udd)
}
