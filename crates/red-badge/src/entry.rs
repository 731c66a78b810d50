//! 9.71, 9.72: reinforcements come onto the map from their queues.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::cost::{self, Traveller};
use crate::ids::{Hex, Unit};
use crate::scenario::Group;
use crate::stacking;
use crate::state::{Order, State, Status};
use crate::world::World;
use crate::{activation, approach, arrivals};

fn group_of(w: &World, unit: Unit) -> Option<&Group> {
    w.group_of(unit).and_then(|at| w.groups.get(at))
}

/// Whether a unit in a queue may come at all in this activation.
fn check_ready(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    if s[unit].status != Status::Queued {
        return Err(Bar::NotDue);
    }
    if s.active != Some(s.belongs(w, unit)) {
        return Err(Bar::NotActive);
    }
    activation::may_still_act(s, unit)?;
    if s.brigade(s.belongs(w, unit)).reserve {
        // 14.46.
        return Err(Bar::ReserveStays);
    }
    if s.pinned { Err(Bar::Pinned) } else { Ok(()) }
}

/// 9.72: it comes under its listed order, or the one its brigade was given while it waited; where none is listed
/// the owner chooses, in Matthews Hill between March and Advance only (AMB-42). Nobody comes in Reserve: it does
/// not move.
fn may_come_under(w: &World, s: &State, unit: Unit, order: Order) -> bool {
    let listed = group_of(w, unit).is_none_or(|group| group.order.is_some());
    let free = !listed && !w.brigade(s.belongs(w, unit)).is_legion();
    match order {
        Order::Reserve => false,
        order if order == s[unit].order => true,
        Order::March | Order::Advance => free,
        Order::Attack => free && !w.scenario.quiet_entry,
    }
}

/// Whether a unit may come in by a hex under an order, leaving aside who is first in the column.
fn check_hex(w: &World, s: &State, unit: Unit, hex: Hex, order: Order) -> Result<(), Bar> {
    check_ready(w, s, unit)?;
    if !may_come_under(w, s, unit, order) {
        return Err(Bar::EntryOrder);
    }
    let group = group_of(w, unit).ok_or(Bar::NotDue)?;
    if !arrivals::entries(w, s, w.side_of(unit), group.hex).any(|open| open == hex) {
        return Err(Bar::NotItsEntry);
    }
    let who = Traveller::with(w, s, unit, order);
    approach::check_under(w, s, unit, who.order, None, hex)?;
    cost::arrival(w, who, hex)?;
    stacking::room_under(w, s, (unit, order), hex, stacking::points(w, s, unit))
}

fn ways(w: &World, s: &State, unit: Unit) -> impl Iterator<Item = (Hex, Order)> {
    let entry = group_of(w, unit).map(|group| group.hex).filter(|_| check_ready(w, s, unit).is_ok());
    let hexes = entry.into_iter().flat_map(move |entry| arrivals::entries(w, s, w.side_of(unit), entry));
    let orders = [Order::March, Order::Advance, Order::Attack];
    let all = hexes.flat_map(move |hex| orders.into_iter().map(move |order| (hex, order)));
    all.filter(move |(hex, order)| check_hex(w, s, unit, *hex, *order).is_ok())
}

/// Groups with a lower number come first in the column that enters on one marker; with the switch, before every
/// group behind them whatever the marker (AMB-41). Without it nobody waits for one who cannot come himself.
fn waits(w: &World, s: &State, unit: Unit) -> bool {
    let Some(mine) = group_of(w, unit) else { return false };
    let ahead = |group: &&Group| group.hex == mine.hex && group.turn == mine.turn && group.number < mine.number;
    let first = |other: Unit| {
        let queued = s[other].status == Status::Queued && w.side_of(other) == w.side_of(unit);
        let comes = || s.active == Some(s.belongs(w, other)) && ways(w, s, other).next().is_some();
        queued && (w.options.strict_groups || comes())
    };
    w.groups.iter().filter(ahead).any(|group| group.units.into_iter().any(first))
}

/// Whether a unit may come in by a hex under an order.
pub fn check(w: &World, s: &State, unit: Unit, hex: Hex, order: Order) -> Result<(), Bar> {
    check_hex(w, s, unit, hex, order)?;
    if waits(w, s, unit) { Err(Bar::EntryWaits) } else { Ok(()) }
}

/// How a unit in a queue may come in.
pub fn list(w: &World, s: &State, unit: Unit, out: &mut impl Out<Choice>) {
    let mut ways = ways(w, s, unit).peekable();
    if ways.peek().is_some() && !waits(w, s, unit) {
        out.extend(ways.map(|(hex, order)| Choice::Enter { unit, hex, order }));
    }
}
