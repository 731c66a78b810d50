//! Where a unit or leader could go, as if it were moved now.

use kernel::Text;
use kernel::view::{ReachPlace, ReachView, Reason};

use crate::facing;
use crate::ids::{Hex, Leader, Unit};
use crate::movement::{self, allowance_of, check_step};
use crate::ride;
use crate::stacking;
use crate::stage::{Move, Ride};
use crate::state::{Form, State, Status};
use crate::world::World;

/// Where a unit or leader could go, friend or enemy.
pub fn reach(w: &World, s: &State, id: &str) -> Option<ReachView> {
    let places = match w.find_leader(id) {
        Some(leader) => of_leader(w, s, leader)?,
        None => of_unit(w, s, w.find_unit(id)?)?,
    };
    Some(ReachView { unit: id.to_owned(), places })
}

fn of_leader(w: &World, s: &State, leader: Leader) -> Option<Vec<ReachPlace>> {
    if s.leader(leader).status != Status::OnMap {
        return None;
    }
    let riding = s.ride.filter(|ride| ride.leader == leader).unwrap_or(Ride { leader, spent: 0 });
    let found = ride::reach(w, s, &riding).into_iter();
    let places = found.map(|(hex, spent)| {
        let place = w.hex_id(hex).to_owned();
        let cost = i64::from(spent.saturating_sub(riding.spent));
        ReachPlace { path: vec![place.clone()], place, cost, fatigue: 0, stops: None }
    });
    Some(places.collect())
}

/// A place come to on the cheapest way.
#[derive(Clone, Copy)]
struct Found {
    home: Hex,
    wing: Option<Hex>,
    spent: u8,
    steps: u8,
    stopped: bool,
    from: usize,
}

fn of_unit(w: &World, s: &State, unit: Unit) -> Option<Vec<ReachPlace>> {
    let start = s[unit].hex().filter(|_| s[unit].status == Status::OnMap)?;
    let mut then = s.clone();
    if s.active != Some(s.belongs(w, unit)) {
        then.pinned = false;
    }
    let mut mv = match s.mv {
        Some(mv) if mv.unit == unit => mv,
        _ => movement::begin(s, unit, start),
    };
    if then[unit].form == Form::Unlimbered {
        then[unit].form = Form::Limbered;
        mv.spent = mv.spent.saturating_add(w.tables.movement.limber.saturating_mul(2));
    }
    let found = search(w, &mut then, mv, start);
    let ends = found.iter().skip(1).filter(|at| at.home != start && stacking::room(w, s, unit, at.home).is_ok());
    let begun = mv.spent;
    Some(ends.map(|at| told(w, &found, at, begun)).collect())
}

fn told(w: &World, found: &[Found], at: &Found, begun: u8) -> ReachPlace {
    let mut path = vec![w.hex_id(at.home).to_owned()];
    let mut before = at.from;
    while let Some(step) = found.get(before).filter(|_| before > 0) {
        path.push(w.hex_id(step.home).to_owned());
        before = step.from;
    }
    path.reverse();
    let stops = at.stopped.then(|| Reason { text: Text::key("rb61-why-front"), rule: "RBC-9.51".to_owned() });
    ReachPlace {
        place: w.hex_id(at.home).to_owned(),
        cost: at.spent.saturating_sub(begun).into(),
        fatigue: 0,
        path,
        stops,
    }
}

/// The cheapest ways, by rising cost; each hex once.
fn search(w: &World, s: &mut State, mv: Move, start: Hex) -> Vec<Found> {
    let unit = mv.unit;
    let enemy = w.side_of(unit).other();
    let most = usize::from(allowance_of(w, s, &mv));
    let first =
        Found { home: start, wing: s[unit].wing(), spent: mv.spent, steps: mv.steps, stopped: mv.stopped, from: 0 };
    let mut found = vec![first];
    let mut best = vec![u8::MAX; usize::from(w.hex_count())];
    let mut rings: Vec<Vec<Found>> = vec![Vec::new(); most + 1];
    let mut settled = vec![false; usize::from(w.hex_count())];
    let mut open = vec![(0_usize, first)];
    let mut ring = usize::from(mv.spent).min(most);
    loop {
        for (at, here) in std::mem::take(&mut open) {
            if here.stopped {
                continue;
            }
            s.put_in(w, unit, here.home);
            s.set_wing(w, unit, here.wing);
            let now = Move { spent: here.spent, steps: here.steps, stopped: false, leaving: None, ..mv };
            for next in w.neighbours(here.home) {
                let Ok(way) = check_step(w, s, &now, next) else { continue };
                let spent = here.spent.saturating_add(way.cost);
                let better = best.get_mut(next.index()).filter(|least| spent < **least);
                if let (Some(least), Some(ring)) = (better, rings.get_mut(usize::from(spent))) {
                    *least = spent;
                    let held = [Some(way.home), way.wing].into_iter().flatten();
                    let stopped = way.whole || held.into_iter().any(|hex| !facing::zone(w, s, enemy, hex).is_empty());
                    let steps = here.steps.saturating_add(1);
                    ring.push(Found { home: way.home, wing: way.wing, spent, steps, stopped, from: at });
                }
            }
        }
        let Some(next) = (ring..=most).find(|at| !rings[*at].is_empty()) else { return found };
        ring = next;
        for step in std::mem::take(&mut rings[next]) {
            let Some(done) = settled.get_mut(step.home.index()).filter(|done| !**done) else { continue };
            *done = true;
            open.push((found.len(), step));
            found.push(step);
        }
    }
}
