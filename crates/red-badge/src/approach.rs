//! 6.11, 6.12, 9.5: how near to the enemy a unit may come.

use crate::bar::Bar;
use crate::facing;
use crate::ids::{Hex, Unit};
use crate::state::{Order, State};
use crate::world::World;
use kernel::Side;

/// The order a unit moves under: guns under Attack behave as in Advance (6.13).
pub fn order_of(w: &World, s: &State, unit: Unit) -> Order {
    match s[unit].order {
        Order::Attack if w.unit(unit).is_artillery() => Order::Advance,
        order => order,
    }
}

/// True if one hex sees another over the ground in this light; units do not hide it (10.23, AMB-55).
pub fn sights(w: &World, s: &State, from: Hex, to: Hex) -> bool {
    w.distance(from, to) <= w.sight_limit(s.turn) && w.sees(from, to)
}

/// Hexes with combat units of a side within so many hexes of a hex and in sight of it.
pub fn in_sight<'a>(w: &'a World, s: &'a State, side: Side, hex: Hex, steps: u8) -> impl Iterator<Item = Hex> + 'a {
    let there = w.within(hex, steps).filter(move |near| s.occupied[side].has(*near));
    there.filter(move |near| sights(w, s, hex, *near))
}

/// True if a combat unit of a side stands within so many hexes of a hex and in sight of it.
pub fn is_watched(w: &World, s: &State, side: Side, hex: Hex, steps: u8) -> bool {
    in_sight(w, s, side, hex, steps).next().is_some()
}

/// 6.11, 6.12 in March: no enemy within three hexes and sight of the new hex, and away from every one who was there
/// before.
fn check_march(w: &World, s: &State, side: Side, from: Option<Hex>, to: Hex) -> Result<(), Bar> {
    let limit = w.tables.orders.march;
    let enemy = side.other();
    let near = |hex: Hex| w.any_within(hex, limit, &s.occupied[enemy]);
    if !near(to) && !from.is_some_and(near) {
        return Ok(());
    }
    let farther = |hex: Hex| from.is_some_and(|from| w.distance(to, hex) > w.distance(from, hex));
    let known = |hex: Hex| from.is_some_and(|from| w.distance(from, hex) <= limit && sights(w, s, from, hex));
    if from.is_some_and(|from| in_sight(w, s, enemy, from, limit).any(|hex| !farther(hex))) {
        return Err(Bar::MarchAway);
    }
    if in_sight(w, s, enemy, to, limit).any(|hex| !known(hex)) { Err(Bar::MarchTooNear) } else { Ok(()) }
}

/// True if no enemy is near enough to a hex to have a say in any step out of it: [`check`] would pass them all.
pub fn is_unopposed(w: &World, s: &State, unit: Unit, hex: Hex) -> bool {
    let steps = match order_of(w, s, unit) {
        Order::March => w.tables.orders.march.max(1).saturating_add(1),
        Order::Advance | Order::Attack => 2,
        Order::Reserve => return false,
    };
    !w.any_within(hex, steps, &s.occupied[w.side_of(unit).other()])
}

/// Whether a unit may come to a hex by its order, leaving aside the ground; `from` is nothing for one who comes onto
/// the map.
pub fn check(w: &World, s: &State, unit: Unit, from: Option<Hex>, to: Hex) -> Result<(), Bar> {
    check_under(w, s, unit, order_of(w, s, unit), from, to)
}

/// The same as if it had an order.
pub fn check_under(w: &World, s: &State, unit: Unit, order: Order, from: Option<Hex>, to: Hex) -> Result<(), Bar> {
    let side = w.side_of(unit);
    if s.occupied[side.other()].has(to) {
        return Err(Bar::EnemyThere);
    }
    match order {
        Order::Attack => Ok(()),
        Order::Reserve => Err(Bar::ReserveStays),
        Order::March => check_march(w, s, side, from, to),
        Order::Advance if !s.enemy_beside(w, side, to) => Ok(()),
        Order::Advance => {
            let held = |hex: Hex| facing::zone(w, s, side.other(), hex);
            let same = from.is_some_and(|from| held(from).meets(held(to)));
            Err(if same { Bar::FrontToFront } else { Bar::AdvanceBeside })
        }
    }
}
