//! 4.17, 9.31, 9.33: how leaders ride, brigadiers in their activation and commanders at the end of the turn.

use kernel::Side;
use kernel::listing::Out;

use crate::arrivals;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::cost;
use crate::event::Event;
use crate::ids::{Hex, Leader, Leaders};
use crate::play::Play;
use crate::stage::{Phase, Ride};
use crate::state::{State, Status};
use crate::world::World;

/// 9.31: a leader keeps out of hexes of the enemy, and next to him only where a friendly combat unit stands.
pub fn may_stand(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    s.leaders_in(w, side.other(), hex).is_empty() && is_clear_of_troops(w, s, side, hex)
}

fn is_clear_of_troops(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    !s.occupied[side.other()].has(hex) && (s.occupied[side].has(hex) || !s.enemy_beside(w, side, hex))
}

/// Half points a leader has.
fn allowance(w: &World, leader: Leader) -> u8 {
    w.leader(leader).ma.saturating_mul(2)
}

/// The first hex of a leader who comes from a queue, and its cost.
fn entry(w: &World, s: &State, leader: Leader) -> Option<(Hex, u8)> {
    let state = s.leader(leader);
    let at = state.hex.filter(|_| state.status == Status::Queued)?;
    let side = w.leader(leader).side;
    let hex = arrivals::entries(w, s, side, at).find(|hex| may_stand(w, s, side, *hex))?;
    Some((hex, cost::arrival(w, cost::Traveller::LEADER, hex).ok()?))
}

/// What leaders pay for a step out of every hex in every direction: the first step of a ride, then any other. Ground
/// alone decides it, and rides look at thousands of steps.
#[derive(Clone, Debug)]
pub struct Rides(Vec<[[u8; 6]; 2]>);

/// Where no leader rides.
const BARRED: u8 = u8::MAX;

impl Rides {
    fn of(w: &World) -> &Rides {
        w.rides.get_or_init(|| {
            let price = |hex: Hex, first: bool| {
                w.ground(hex)
                    .ring
                    .map(|next| next.and_then(|next| cost::leader(w, hex, next, first).ok()).unwrap_or(BARRED))
            };
            Rides((0..w.hex_count()).map(Hex).map(|hex| [price(hex, true), price(hex, false)]).collect())
        })
    }

    /// The neighbours a leader can ride to, each with its price in half points.
    fn steps(&self, w: &World, hex: Hex, first: bool) -> impl Iterator<Item = (Hex, u8)> {
        let prices =
            self.0.get(hex.index()).map_or([BARRED; 6], |[firstly, later]| if first { *firstly } else { *later });
        let steps = w.ground(hex).ring.into_iter().zip(prices);
        steps.filter_map(|(next, price)| Some((next?, price))).filter(|(_, price)| *price != BARRED)
    }
}

/// Where a leader who rides can get and for how many half points, in the order of the hexes; his own hex left out.
pub fn reach(w: &World, s: &State, ride: &Ride) -> Vec<(Hex, u8)> {
    let from = s.leader(ride.leader).hex;
    let all = spread(w, s, ride, None).into_iter().enumerate();
    let reached = all.map(|(at, spent)| (Hex(at as u16), spent));
    reached.filter(|(hex, spent)| *spent < u8::MAX && Some(*hex) != from).collect()
}

/// What a ride to one hex costs in half points; nothing if he cannot get there.
fn price_of(w: &World, s: &State, ride: &Ride, to: Hex) -> Option<u8> {
    let reached = spread(w, s, ride, Some(to));
    reached.get(to.index()).copied().filter(|spent| *spent < u8::MAX && s.leader(ride.leader).hex != Some(to))
}

/// The least cost of every hex in reach, or of those no dearer than the goal.
fn spread(w: &World, s: &State, ride: &Ride, goal: Option<Hex>) -> Vec<u8> {
    let Some(from) = s.leader(ride.leader).hex else { return Vec::new() };
    let most = usize::from(allowance(w, ride.leader));
    let rides = Rides::of(w);
    let mut best = vec![u8::MAX; usize::from(w.hex_count())];
    let barred = barred(w, s, w.leader(ride.leader).side);
    // Where no way is cheap enough, nobody rides.
    set_all(&mut best, &barred, 0);
    let start = usize::from(ride.spent).min(most);
    let mut rings = Rings::new(most);
    rings.push(start, from);
    set_all(&mut best, &[from], start as u8);
    'ride: for spent in start..=most {
        // A ring only feeds later ones: no step is free.
        while let Some(hex) = rings.pop(spent) {
            if best.get(hex.index()).is_none_or(|least| usize::from(*least) != spent) {
                continue;
            }
            if Some(hex) == goal {
                break 'ride;
            }
            let first = hex == from && ride.spent == 0;
            for (next, price) in rides.steps(w, hex, first) {
                let sum = spent + usize::from(price);
                let least = best.get_mut(next.index()).filter(|least| sum <= most && sum < usize::from(**least));
                if let Some(least) = least {
                    *least = sum as u8;
                    rings.push(sum, next);
                }
            }
        }
    }
    set_all(&mut best, &barred, u8::MAX);
    set_all(&mut best, &[from], start as u8);
    best
}

/// Where a leader may not be: see [`may_stand`].
fn barred(w: &World, s: &State, side: Side) -> Vec<Hex> {
    let leaders = s.leaders_on_map(w, side.other()).filter_map(|leader| s.leader(leader).hex);
    let around = |hex: Hex| w.neighbours(hex).filter(|near| !s.occupied[side].has(*near)).chain([hex]);
    leaders.chain(s.occupied[side.other()].hexes().flat_map(around)).collect()
}

fn set_all(costs: &mut [u8], hexes: &[Hex], cost: u8) {
    for hex in hexes {
        if let Some(slot) = costs.get_mut(hex.index()) {
            *slot = cost;
        }
    }
}

/// Hexes that wait their turn by what they cost, all in one place.
struct Rings {
    heads: Vec<usize>,
    links: Vec<(Hex, usize)>,
}

impl Rings {
    fn new(most: usize) -> Rings {
        Rings { heads: vec![usize::MAX; most + 1], links: Vec::with_capacity(256) }
    }

    fn push(&mut self, cost: usize, hex: Hex) {
        if let Some(head) = self.heads.get_mut(cost) {
            self.links.push((hex, *head));
            *head = self.links.len() - 1;
        }
    }

    fn pop(&mut self, cost: usize) -> Option<Hex> {
        let head = self.heads.get_mut(cost)?;
        let (hex, next) = self.links.get(*head).copied()?;
        *head = next;
        Some(hex)
    }
}

/// Whether a brigadier may be taken up to ride in the activation of his brigade (3.2, 9.31).
pub fn may_ride(w: &World, s: &State, leader: Leader) -> Result<(), Bar> {
    let sheet = w.leader(leader);
    if sheet.brigade.is_none() || sheet.brigade != s.active || s.phase != Phase::Actions {
        return Err(Bar::LeaderNotNow);
    }
    may_set_out(w, s, leader)
}

fn may_set_out(w: &World, s: &State, leader: Leader) -> Result<(), Bar> {
    if s.rode.has(leader) {
        return Err(Bar::LeaderMoved);
    }
    let state = s.leader(leader);
    let side = w.leader(leader).side;
    match (state.status, state.hex) {
        (Status::OnMap, Some(hex)) => {
            let open = |next: Hex| may_stand(w, s, side, next) && cost::leader(w, hex, next, true).is_ok();
            if w.neighbours(hex).any(open) { Ok(()) } else { Err(Bar::LeaderTooFar) }
        }
        (Status::Queued, _) => entry(w, s, leader).map(|_| ()).ok_or(Bar::LeaderTooFar),
        _ => Err(Bar::NotOnMap),
    }
}

/// Commanders of a side who have not moved in this phase (3.7).
fn movable(w: &World, s: &State, side: Side) -> Leaders {
    let may = |leader: &Leader| check_lead(w, s, side, *leader).is_ok();
    s.leaders_on_map(w, side).less(s.rode).filter(may).collect()
}

fn check_lead(w: &World, s: &State, side: Side, leader: Leader) -> Result<(), Bar> {
    let sheet = w.leader(leader);
    if sheet.side != side {
        return Err(Bar::NotYours);
    }
    if sheet.is_brigadier() {
        return Err(Bar::LeaderNotNow);
    }
    if s.leader(leader).status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    may_set_out(w, s, leader)
}

/// IV.A.
pub fn list_commanders(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if let Phase::Commanders(side) = s.phase {
        out.extend(movable(w, s, side).map(Choice::Lead));
        out.push(Choice::Done);
    }
}

/// IV.A.
pub fn check_commanders(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (Phase::Commanders(_), Choice::Done) => Ok(()),
        (Phase::Commanders(side), Choice::Lead(leader)) => check_lead(w, s, side, leader),
        _ => Err(Bar::NotAskedNow),
    }
}

/// Where the leader on the move may go.
pub fn list_ride(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if let Some(ride) = s.ride {
        out.extend(reach(w, s, &ride).into_iter().map(|(hex, _)| Choice::Go(hex)));
        out.push(Choice::Halt);
    }
}

/// Whether the leader on the move may go there.
pub fn check_ride(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.ride, *choice) {
        (Some(_), Choice::Halt) => Ok(()),
        (Some(ride), Choice::Go(hex)) => price_of(w, s, &ride, hex).map(|_| ()).ok_or(Bar::LeaderTooFar),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Takes a leader up; from a queue he first comes onto the map.
    pub fn begin_ride(&mut self, leader: Leader) {
        let mut spent = 0;
        if let Some((hex, cost)) = entry(self.w, self.s, leader) {
            spent = cost;
            let state = self.s.leader_mut(leader);
            (state.status, state.hex) = (Status::OnMap, Some(hex));
            self.tell(Event::LeaderPlaced { leader, hex });
        }
        self.s.ride = Some(Ride { leader, spent });
    }

    /// He rides to a hex, or stays.
    pub fn ride_choice(&mut self, choice: &Choice) {
        let Some(ride) = self.s.ride.take() else { return };
        self.s.rode.insert(ride.leader);
        let Choice::Go(to) = *choice else { return };
        let price = price_of(self.w, self.s, &ride, to);
        let (Some(spent), Some(from)) = (price, self.s.leader(ride.leader).hex) else { return };
        // 9.33: only those who move in IV.A wear themselves out.
        let far = !self.w.leader(ride.leader).is_brigadier() && spent > self.w.tables.command.ride.saturating_mul(2);
        let state = self.s.leader_mut(ride.leader);
        (state.hex, state.blown) = (Some(to), far);
        self.tell(Event::LeaderRode { leader: ride.leader, from, to, far });
    }

    /// The pool is empty: IV.A begins (AMB-26: what was ridden a turn ago no longer counts).
    pub fn begin_commanders(&mut self) {
        for at in 0..self.w.leaders.len() {
            self.s.leader_mut(Leader(at as u8)).blown = false;
        }
        self.s.rode = Leaders::EMPTY;
        self.s.phase = Phase::Commanders(self.s.initiative);
    }

    /// AMB-32: commanders who come in this phase enter before they ride.
    pub fn commanders_auto(&mut self) -> bool {
        self.place_commanders(true)
    }

    /// IV.A.
    pub fn commanders_choice(&mut self, choice: &Choice) {
        let Phase::Commanders(side) = self.s.phase else { return };
        match *choice {
            Choice::Lead(leader) => self.begin_ride(leader),
            _ if side == self.s.initiative => self.s.phase = Phase::Commanders(side.other()),
            _ => self.s.phase = Phase::Replacements(self.s.initiative),
        }
    }
}
