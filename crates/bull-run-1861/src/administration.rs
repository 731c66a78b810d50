//! 9 and 12.3: operational movement, recovery, arrivals.

use kernel::Side;
use kernel::listing::Out;

use crate::activation::movement_points;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::facing::in_enemy_zoc;
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::movement::{Mover, check_step, room};
use crate::play::Play;
use crate::stacking::has_legion;
use crate::state::{March, Stage, State, Status};
use crate::world::{Arrival, World};

/// The marked brigades that march together with this one: all of its zone (4.7).
pub fn body_of(w: &World, s: &State, brigade: Brigade) -> Brigades {
    let side = w.sheet(brigade).side;
    let zone = s.brigade(brigade).zone;
    w.side_brigades[side].filter(|b| s.brigade(*b).op && s.brigade(*b).zone == zone).collect()
}

/// Bodies of a side that still have to march, by their first brigade.
pub fn bodies(w: &World, s: &State, side: Side) -> Brigades {
    w.side_brigades[side].filter(|b| s.brigade(*b).op && body_of(w, s, *b).first() == Some(*b)).collect()
}

fn march_of(w: &World, s: &State, brigade: Brigade) -> Option<March> {
    let body = body_of(w, s, brigade);
    let began = s.brigade(brigade).zone?;
    let points = body.map(|b| movement_points(w, b)).min()?;
    let front = s.stacks[began].iter().map(|e| e.brigade()).find(|b| body.has(*b))?;
    Some(March {
        body,
        points: points * w.tables.operational.factor,
        began,
        moved: false,
        stopped: false,
        legion_along: false,
        front,
    })
}

fn mover(w: &World, s: &State, march: &March) -> Mover {
    let counted = march.body.filter(|b| !w.is_legion(*b)).count();
    Mover {
        side: w.sheet(march.front).side,
        body: march.body,
        size: counted,
        means: march.points,
        stopped: march.stopped,
        enemies: s.occupied(w, w.sheet(march.front).side.other()),
    }
}

fn stands(s: &State, march: &March) -> Zone {
    s.brigade(march.front).zone.unwrap_or(march.began)
}

/// True if the Legion is attached to a brigade of the body and has not yet gone along.
fn carries_legion(s: &State, march: &March) -> bool {
    let mut body = march.body;
    !march.moved && body.any(|b| has_legion(s, b))
}

/// Checks a step of a march, and its price.
pub fn check_march_step(w: &World, s: &State, march: &March, to: Zone, leave: bool) -> Result<u8, Bar> {
    let cost = check_step(w, s, &mover(w, s, march), stands(s, march), to)?;
    if leave && !carries_legion(s, march) { Err(Bar::LegionNotHere) } else { Ok(cost) }
}

fn can_step(w: &World, s: &State, march: &March) -> bool {
    let ground = w.ground(stands(s, march));
    let mut ways = ground.land.or(ground.crossing);
    ways.any(|zone| check_march_step(w, s, march, zone, false).is_ok())
}

/// True if the body has to move in turn 1 of the historical placement.
fn must_march(w: &World, s: &State, march: &March) -> bool {
    s.turn == 1 && march.body.meets(w.must_march) && !march.moved && can_step(w, s, march)
}

fn over_limit(w: &World, s: &State, march: &March) -> bool {
    march.moved && room(w, s, stands(s, march), march.body) < mover(w, s, march).size
}

/// Whether the body may halt here.
pub fn check_halt(w: &World, s: &State, march: &March) -> Result<(), Bar> {
    if over_limit(w, s, march) {
        return Err(Bar::FullZoneMoveOn);
    }
    if must_march(w, s, march) { Err(Bar::MustMove) } else { Ok(()) }
}

/// Whether a body may begin to march.
pub fn check_begin_march(w: &World, s: &State, side: Side, brigade: Brigade) -> Result<(), Bar> {
    if bodies(w, s, side).has(brigade) { Ok(()) } else { Err(Bar::NotMarked) }
}

/// Whether the side may leave its remaining bodies where they are.
pub fn check_no_more(w: &World, s: &State, side: Side) -> Result<(), Bar> {
    let mut bound = bodies(w, s, side).filter_map(|b| march_of(w, s, b));
    if bound.any(|march| must_march(w, s, &march)) { Err(Bar::MustMove) } else { Ok(()) }
}

/// Lists A1 between marches.
pub fn list_bodies(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    out.extend(bodies(w, s, side).map(Choice::March));
    if check_no_more(w, s, side).is_ok() {
        out.push(Choice::Done);
    }
}

/// Lists A1 during a march.
pub fn list_march(w: &World, s: &State, march: &March, out: &mut impl Out<Choice>) {
    let ground = w.ground(stands(s, march));
    for zone in ground.land.or(ground.crossing) {
        for leave_legion in [false, true] {
            if check_march_step(w, s, march, zone, leave_legion).is_ok() {
                out.push(Choice::Step { zone, leave_legion });
            }
        }
    }
    if check_halt(w, s, march).is_ok() {
        out.push(Choice::Stop);
    }
}

/// Reinforcements due now.
pub fn due<'w>(w: &'w World, s: &State) -> impl Iterator<Item = &'w Arrival> {
    let turn = s.turn;
    let waiting: Brigades =
        w.arrivals.iter().map(|a| a.brigade).filter(|b| s.brigade(*b).status == Status::Waiting).collect();
    w.arrivals.iter().filter(move |a| a.turn <= turn && waiting.has(a.brigade))
}

/// Where a reinforcement may arrive (12.3, R-49, R-62).
pub fn arrival_zones(w: &World, s: &State, arrival: &Arrival) -> Zones {
    let side = w.sheet(arrival.brigade).side;
    let enemies = s.occupied(w, side.other());
    if enemies.has(arrival.zone) {
        return Zones::EMPTY;
    }
    let standing = s.stacks[arrival.zone].iter().filter(|e| !w.is_legion(e.brigade())).count();
    if standing < arrival.limit {
        return arrival.zone.alone();
    }
    let beside = w.ground(arrival.zone).road.less(enemies);
    beside.filter(|zone| room(w, s, *zone, Brigades::EMPTY) > 0).collect()
}

/// Lists A4.
pub fn list_arrivals(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(side) = arriving_side(w, s) else { return };
    for arrival in due(w, s).filter(|a| w.sheet(a.brigade).side == side) {
        let brigade = arrival.brigade;
        out.extend(arrival_zones(w, s, arrival).map(|zone| Choice::Arrive { brigade, zone }));
    }
}

/// The side of the first reinforcement that can arrive.
pub fn arriving_side(w: &World, s: &State) -> Option<Side> {
    due(w, s).find(|a| !arrival_zones(w, s, a).is_empty()).map(|a| w.sheet(a.brigade).side)
}

/// Checks an arrival.
pub fn check_arrival(w: &World, s: &State, brigade: Brigade, zone: Zone) -> Result<(), Bar> {
    if arriving_side(w, s) != Some(w.sheet(brigade).side) {
        return Err(Bar::NotYours);
    }
    let arrival = due(w, s).find(|a| a.brigade == brigade).ok_or(Bar::NotOnMap)?;
    if arrival_zones(w, s, arrival).has(zone) { Ok(()) } else { Err(Bar::NoPlaceToArrive) }
}

impl Play<'_> {
    /// A body sets out.
    pub fn begin_march(&mut self, brigade: Brigade) {
        if let Some(march) = march_of(self.w, self.s, brigade) {
            self.s.stage = Stage::March { march, ending: false };
        }
    }

    /// One zone further.
    pub fn march(&mut self, mut march: March, to: Zone, leave_legion: bool) {
        let from = stands(self.s, &march);
        let side = self.w.sheet(march.front).side;
        let cost = check_march_step(self.w, self.s, &march, to, leave_legion).unwrap_or(0);
        march.points = march.points.saturating_sub(cost);
        let mut along = march.legion_along;
        if !march.moved {
            for brigade in march.body {
                along |= self.break_camp(brigade, from, leave_legion);
            }
        }
        march.moved = true;
        march.legion_along = along;
        self.tell(Event::Marched { brigades: march.body, from, to, cost });
        for brigade in march.body {
            self.place_body(brigade, to, along);
        }
        for brigade in march.body {
            self.enter(brigade, Some(from), to);
        }
        if in_enemy_zoc(self.w, self.s, side, to) {
            march.stopped = true;
            return self.halt(march);
        }
        self.s.stage = Stage::March { march, ending: false };
    }

    /// The body halts: fatigue, marker off, line and facing.
    pub fn halt(&mut self, march: March) {
        self.tell(Event::MarchEnded { brigades: march.body, moved: march.moved });
        for brigade in march.body {
            self.s.brigade_mut(brigade).op = false;
            if march.moved {
                self.set_fatigue(brigade, self.w.tables.operational.fatigue);
            }
        }
        if march.moved {
            let second = march.body.less(march.front.alone()).first();
            if let Some(second) = second {
                self.s.duties.behind = Some(second.counter());
            }
            self.stop_in_zone(march.front.counter());
        }
        self.s.stage = Stage::March { march, ending: true };
    }

    /// The side leaves its other marked brigades where they are; they lose the marker.
    pub fn no_more_marches(&mut self, side: Side) {
        for brigade in bodies(self.w, self.s, side) {
            let body = body_of(self.w, self.s, brigade);
            for marked in body {
                self.s.brigade_mut(marked).op = false;
            }
            self.tell(Event::MarchEnded { brigades: body, moved: false });
        }
        self.end_marches(side);
    }

    /// P1, then P2.
    pub fn end_marches(&mut self, side: Side) {
        if side == self.s.first {
            self.s.active = side.other();
            self.s.stage = Stage::OpMoves(side.other());
        } else {
            self.s.stage = Stage::Recovery;
        }
    }

    /// A2, A3.
    pub fn recover(&mut self) {
        let mut recovered = Brigades::EMPTY;
        for brigade in self.s.on_map(self.w, Side::Union).or(self.s.on_map(self.w, Side::Confederate)) {
            let state = self.s.brigade_mut(brigade);
            if state.fatigue > 0 {
                state.fatigue -= 1;
                recovered.insert(brigade);
            }
        }
        if !recovered.is_empty() {
            self.tell(Event::Recovered { brigades: recovered });
        }
        for hq in self.w.side_hqs.union.or(self.w.side_hqs.confederate) {
            self.s.hq_mut(hq).activated = false;
        }
        self.tell(Event::HqsReady);
        self.s.stage = Stage::HqReturn;
    }

    /// A4.
    pub fn arrive(&mut self, brigade: Brigade, zone: Zone) {
        let state = self.s.brigade_mut(brigade);
        state.status = Status::OnMap;
        state.zone = Some(zone);
        self.tell(Event::Arrived { brigade, zone });
        self.enter(brigade, None, zone);
        self.stop_in_zone(brigade.counter());
    }

    /// Tells who could not arrive and waits for another turn.
    pub fn put_off_arrivals(&mut self) {
        let delayed: Brigades = due(self.w, self.s).map(|a| a.brigade).collect();
        for brigade in delayed {
            self.tell(Event::ArrivalDelayed { brigade });
        }
    }
}
