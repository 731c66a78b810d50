//! 10.6: extended line.

use kernel::listing::Out;

use crate::activation::{check_not_rested, legion_can_move, means, stands};
use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Brigades, Zone};
use crate::movement::room;
use crate::play::Play;
use crate::stacking::has_legion;
use crate::state::{Activation, State};
use crate::world::World;

/// Whether the marker may be put into a zone, apart from points.
pub fn check_marker_zone(w: &World, s: &State, from: Zone, to: Zone, side: kernel::Side) -> Result<(), Bar> {
    if !w.ground(from).adjacent.has(to) {
        return Err(Bar::NotAdjacent);
    }
    if !w.land(from).has(to) {
        return Err(Bar::DeployOverRiver);
    }
    if s.occupied(w, side.other()).has(to) {
        return Err(Bar::EnemyThere);
    }
    if room(w, s, to, Brigades::EMPTY) == 0 { Err(Bar::FullZone) } else { Ok(()) }
}

/// Checks a deployment, and its price.
pub fn check_deploy(w: &World, s: &State, act: &Activation, to: Zone, with_legion: bool) -> Result<u8, Bar> {
    check_not_rested(act)?;
    if w.is_legion(act.brigade) {
        return Err(Bar::LegionNeverDeploys);
    }
    if s.is_extended(act.brigade) {
        return Err(Bar::AlreadyExtended);
    }
    check_marker_zone(w, s, stands(s, act), to, w.sheet(act.brigade).side)?;
    if with_legion {
        if !has_legion(s, act.brigade) {
            return Err(Bar::LegionNotHere);
        }
        if !act.legion_along && !legion_can_move(w, s) {
            return Err(Bar::LegionActed);
        }
    }
    let price = w.tables.movement.deploy;
    if price > means(w, s, act) { Err(Bar::NotEnoughPoints) } else { Ok(price) }
}

/// Checks a regrouping, and its price.
pub fn check_regroup(w: &World, s: &State, act: &Activation, keep: Zone, leave_legion: bool) -> Result<u8, Bar> {
    check_not_rested(act)?;
    let b = s.brigade(act.brigade);
    let (Some(counter), Some(marker)) = (b.zone, b.marker) else { return Err(Bar::NotExtended) };
    if act.deployed {
        return Err(Bar::DeployedThisActivation);
    }
    if keep != counter && keep != marker {
        return Err(Bar::NotOneOfItsZones);
    }
    let legion_elsewhere = has_legion(s, act.brigade) && s.legion_host.and_then(|host| s.zone_of(host)) != Some(keep);
    if leave_legion && !legion_elsewhere {
        return Err(Bar::LegionNotHere);
    }
    if !leave_legion && legion_elsewhere && !legion_can_move(w, s) {
        return Err(Bar::LegionActed);
    }
    let price = w.tables.movement.regroup;
    if price > means(w, s, act) { Err(Bar::NotEnoughPoints) } else { Ok(price) }
}

/// Lists deployments and regroupings.
pub fn list(w: &World, s: &State, act: &Activation, out: &mut impl Out<Choice>) {
    let b = s.brigade(act.brigade);
    let flags = if has_legion(s, act.brigade) { [false, true].as_slice() } else { [false].as_slice() };
    if b.marker.is_none() {
        for zone in w.land(stands(s, act)) {
            let fits = |with: &&bool| check_deploy(w, s, act, zone, **with).is_ok();
            out.extend(flags.iter().filter(fits).map(|with| Choice::Deploy { zone, with_legion: *with }));
        }
        return;
    }
    for zone in [b.zone, b.marker].into_iter().flatten() {
        let fits = |leave: &&bool| check_regroup(w, s, act, zone, **leave).is_ok();
        out.extend(flags.iter().filter(fits).map(|leave| Choice::Regroup { zone, leave_legion: *leave }));
    }
}

impl Play<'_> {
    /// Puts the marker down; it takes its line and facing as any newcomer does.
    pub fn deploy(&mut self, act: &mut Activation, to: Zone, with_legion: bool) {
        let brigade = act.brigade;
        let price = self.w.tables.movement.deploy;
        let counter = brigade.counter();
        let zone = stands(self.s, act);
        self.pay(act, price);
        act.deployed = true;
        act.stopped = true;
        if self.s.stacks[zone].line_of(counter).is_none() {
            self.s.duties.arriving.insert(counter);
            act.settled.insert(counter);
        }
        self.s.brigade_mut(brigade).marker = Some(to);
        if with_legion {
            self.attach_legion(brigade.marker());
            act.legion_along = true;
            if let Some(legion) = self.w.legion {
                self.s.acted.insert(legion);
            }
        }
        self.tell(Event::Deployed { brigade, zone: to });
        self.enter(brigade, None, to);
        act.settled.insert(brigade.marker());
        self.stop_in_zone(brigade.marker());
    }

    /// Takes the line back to one zone.
    pub fn regroup(&mut self, act: &mut Activation, keep: Zone, leave_legion: bool) {
        let price = self.w.tables.movement.regroup;
        self.pay(act, price);
        // A Legion that comes over from the other zone has gone along and stays with its host (ruling c).
        let comes_over = self.s.legion_host.filter(|host| host.brigade() == act.brigade && !leave_legion);
        act.legion_along |= comes_over.is_some_and(|host| self.s.zone_of(host) != Some(keep));
        self.close_line(act.brigade, keep, leave_legion);
        act.began = if act.moved { act.began } else { keep };
        act.settled.remove(act.brigade.counter());
        act.settled.remove(act.brigade.marker());
    }

    /// Puts an extended brigade into one of its two zones.
    pub fn close_line(&mut self, brigade: crate::ids::Brigade, keep: Zone, leave_legion: bool) {
        let b = *self.s.brigade(brigade);
        let (Some(counter), Some(marker)) = (b.zone, b.marker) else { return };
        let (given_up, kept) = if keep == counter { (brigade.marker(), counter) } else { (brigade.counter(), marker) };
        let abandoned = if keep == counter { marker } else { counter };
        let facing = self.s.facings[abandoned];
        let legion_there = self.s.legion_host == Some(given_up);
        let line = self.s.stacks[kept].iter().position(|e| e.brigade() == brigade).unwrap_or(0);
        self.leave_stack(given_up);
        if keep == marker {
            self.s.stacks[kept].remove(brigade.marker());
            self.s.stacks[kept].insert(brigade.counter(), line);
        }
        let state = self.s.brigade_mut(brigade);
        state.zone = Some(kept);
        state.marker = None;
        self.s.engaged.remove(brigade.counter());
        self.s.engaged.remove(brigade.marker());
        self.move_legion_with_line(brigade, given_up, legion_there && leave_legion, abandoned, facing);
        self.tell(Event::Regrouped { brigade, zone: kept });
    }

    fn move_legion_with_line(
        &mut self,
        brigade: crate::ids::Brigade,
        given_up: crate::ids::Element,
        leave: bool,
        abandoned: Zone,
        facing: Option<crate::ids::Slot>,
    ) {
        if !has_legion(self.s, brigade) {
            return;
        }
        if leave {
            return self.leave_legion_in(abandoned, facing);
        }
        if self.s.legion_host == Some(given_up)
            && let Some(legion) = self.w.legion
        {
            self.s.acted.insert(legion);
        }
        self.attach_legion(brigade.counter());
    }
}
