//! 10: fire, from the declaration to the answer of the target.

use kernel::Side;
use kernel::listing::Out;

use crate::activation;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, LossCause};
use crate::facing::{self, Aspect};
use crate::firepower;
use crate::ids::{Hex, Leaders, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::{Fire, FireKind, FireStep, Part, TestCause};
use crate::state::{Form, Order, State, Status};
use crate::tables::FireResult;
use crate::world::World;

const PARTS: [Part; 3] = [Part::Whole, Part::Home, Part::Wing];

/// Whether a unit may fire at all in this way, whatever the target.
pub fn may_ever_fire(w: &World, s: &State, kind: FireKind, unit: Unit) -> Result<(), Bar> {
    let state = &s[unit];
    if state.status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    if state.order == Order::March {
        return Err(Bar::FireInMarch);
    }
    if state.form == Form::Limbered {
        return Err(Bar::FireLimbered);
    }
    let used = |set: &Units, bar: Bar| if set.has(unit) { Err(bar) } else { Ok(()) };
    match kind {
        FireKind::Active => may_fire_actively(w, s, unit),
        FireKind::Confused => Ok(()),
        FireKind::Reserve if state.order != Order::Reserve || !w.unit(unit).is_artillery() => Err(Bar::FireReserve),
        FireKind::Reserve => used(&s.barraged, Bar::BatteryFired),
        FireKind::Return => used(&s.returned, Bar::FireUsed),
        FireKind::Withdrawal => used(&s.checked, Bar::FireUsed),
        FireKind::Defensive => used(&s.defended, Bar::FireUsed),
        FireKind::Prepared if s.prepared.has(unit) => Ok(()),
        FireKind::Prepared => Err(Bar::FireNotPrepared),
    }
}

fn may_fire_actively(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    activation::may_act(w, s, unit)?;
    if s[unit].order == Order::Reserve {
        return Err(Bar::FireReserve);
    }
    if s.silent.has(unit) {
        return Err(Bar::FireSilent);
    }
    if s.acted.has(unit) || s.building.has(unit) {
        return Err(Bar::FireActed);
    }
    let both = s[unit].is_extended() && s[unit].shots().contains(&None);
    if s.fired.has(unit) && !both { Err(Bar::FireAgain) } else { Ok(()) }
}

/// 8.43, 8.21: whether a part of a unit may fire: an extended line has parts, each fires once, and only the counter
/// on top of its stack fires.
fn may_part_fire(w: &World, s: &State, kind: FireKind, unit: Unit, part: Part) -> Result<(), Bar> {
    if part != Part::Whole && !s[unit].is_extended() {
        return Err(Bar::FirePart);
    }
    if kind == FireKind::Active && s.fired.has(unit) {
        let [home, wing] = s[unit].shots();
        let fresh = match part {
            Part::Whole => false,
            Part::Home => home.is_none(),
            Part::Wing => wing.is_none(),
        };
        if !fresh {
            return Err(Bar::FireAgain);
        }
    }
    let mut hexes = firepower::part_hexes(s, unit, part).into_iter().flatten();
    let on_top = w.unit(unit).is_artillery() || hexes.all(|hex| s.top_in(w, hex) == Some(unit));
    if on_top { Ok(()) } else { Err(Bar::FireBeneath) }
}

/// 10.11, 10.12, 10.2: range, arc and line of sight from one hex to another.
fn bears(w: &World, s: &State, kind: FireKind, unit: Unit, from: Hex, target: Hex) -> Result<(), Bar> {
    let range = w.distance(from, target);
    let ranges = &w.tables.ranges;
    let reach = match kind {
        FireKind::Withdrawal | FireKind::Defensive => 1,
        FireKind::Return => ranges.return_fire,
        FireKind::Prepared if w.unit(unit).is_artillery() => ranges.prepared_guns,
        FireKind::Prepared => ranges.prepared,
        FireKind::Confused if w.unit(unit).is_artillery() => w.tables.confusion.artillery,
        FireKind::Confused => w.tables.confusion.infantry,
        FireKind::Active | FireKind::Reserve => u8::MAX,
    };
    if range == 0 || range > reach || firepower::weapon_at(w, unit, range).is_none() {
        return Err(Bar::FireRange);
    }
    if range > w.sight_limit(s.turn) {
        return Err(Bar::FireDark);
    }
    if !facing::in_arc(w, s, unit, from, target) {
        return Err(Bar::FireArc);
    }
    if !w.sees(from, target) {
        return Err(Bar::FireUnseen);
    }
    if is_masked(w, s, from, target) { Err(Bar::FireMasked) } else { Ok(()) }
}

/// 10.22: units in between stop fire unless the firer or the target stands higher. Units and ground may stop a line
/// along a hexside together.
fn is_masked(w: &World, s: &State, from: Hex, target: Hex) -> bool {
    let highest = w.ground(from).level.max(w.ground(target).level);
    let blocks = |hex: Hex| s.held_by(hex).is_some() && highest <= w.ground(hex).level;
    let mut held = w.line(from, target).flat_map(|stretch| stretch.hexes());
    held.any(blocks) && w.obstacle(from, target, blocks).is_some()
}

fn may_strike(w: &World, s: &State, kind: FireKind, unit: Unit, part: Part, target: Hex) -> Result<(), Bar> {
    let side = w.side_of(unit);
    let enemy = s.occupied[side.other()].has(target);
    let friend = kind == FireKind::Confused && s.occupied[side].has(target);
    if !enemy && !friend {
        return Err(Bar::FireNobody);
    }
    // 8.43: at one hex the halves fire together, or only one of them does.
    if kind == FireKind::Active && s.fired.has(unit) && s[unit].shots().contains(&Some(target)) {
        return Err(Bar::FireHalfAgain);
    }
    let mut hexes = firepower::part_hexes(s, unit, part).into_iter().flatten();
    hexes.try_for_each(|from| bears(w, s, kind, unit, from, target))
}

/// Whether a part of a unit may fire at a hex in some way.
pub fn may_fire(w: &World, s: &State, kind: FireKind, unit: Unit, part: Part, target: Hex) -> Result<(), Bar> {
    may_ever_fire(w, s, kind, unit)?;
    may_part_fire(w, s, kind, unit, part)?;
    may_strike(w, s, kind, unit, part, target)
}

/// What a unit may fire at among enemies, by hex, with each part of an extended line.
pub fn targets<'a>(w: &'a World, s: &'a State, kind: FireKind, unit: Unit) -> impl Iterator<Item = (Part, Hex)> + 'a {
    let able = may_ever_fire(w, s, kind, unit).is_ok();
    let part_able = move |part: &Part| able && may_part_fire(w, s, kind, unit, *part).is_ok();
    let parts = PARTS.map(|part| Some(part).filter(part_able));
    let any = parts.into_iter().flatten().next().is_some();
    let reach = w.tables.weapon(w.unit(unit).weapon).reach().saturating_add(1);
    let near = move |hex: &Hex| s[unit].hex().is_some_and(|own| w.distance(own, *hex) <= reach);
    let enemies = any.then(|| s.occupied[w.side_of(unit).other()].hexes()).into_iter().flatten();
    enemies.filter(near).flat_map(move |hex| {
        let parts = parts.into_iter().flatten();
        parts.filter(move |part| may_strike(w, s, kind, unit, *part, hex).is_ok()).map(move |part| (part, hex))
    })
}

/// 10.63: a section of the same battery in the same hex may join a fire.
fn may_join(w: &World, s: &State, fire: &Fire, unit: Unit) -> Result<(), Bar> {
    let battery = w.unit(fire.unit).battery;
    if fire.firers.has(unit) || !battery.has(unit) || !s.stands_in(unit, fire.from) {
        return Err(Bar::FireJoin);
    }
    may_fire(w, s, fire.kind, unit, Part::Whole, fire.target)
}

fn joiners(w: &World, s: &State, fire: &Fire) -> impl Iterator<Item = Unit> {
    // 10.82: a confused section fires alone; the others have tests of their own.
    let battery = if fire.kind == FireKind::Confused { Units::EMPTY } else { w.unit(fire.unit).battery };
    battery.filter(move |unit| may_join(w, s, fire, *unit).is_ok())
}

/// 10.71: what may be answered: active fire from close by, also that of the reserve and in confusion at an enemy.
fn draws_return(w: &World, s: &State, fire: &Fire) -> bool {
    let active = matches!(fire.kind, FireKind::Active | FireKind::Reserve | FireKind::Confused);
    let side = w.side_of(fire.unit);
    let close = |hex: Hex| w.distance(hex, fire.target) <= w.tables.ranges.return_fire;
    active && fire.struck.into_iter().all(|unit| w.side_of(unit) != side) && firepower::origins(s, fire).any(close)
}

/// The answers open to the units that were struck, still in their hex.
fn answers<'a>(w: &'a World, s: &'a State, fire: &'a Fire) -> impl Iterator<Item = (Unit, Part, Hex)> + 'a {
    let hexes =
        firepower::part_hexes(s, fire.unit, fire.part).map(|hex| hex.filter(|hex| s.stands_in(fire.unit, *hex)));
    let able =
        move |unit: &Unit| s.stands_in(*unit, fire.target) && may_ever_fire(w, s, FireKind::Return, *unit).is_ok();
    let struck = if draws_return(w, s, fire) { fire.struck } else { Units::EMPTY };
    struck.filter(able).flat_map(move |unit| {
        let at = move |hex: Hex| PARTS.into_iter().map(move |part| (unit, part, hex));
        let each = hexes.into_iter().flatten().flat_map(at);
        each.filter(move |(unit, part, hex)| may_fire(w, s, FireKind::Return, *unit, *part, *hex).is_ok())
    })
}

/// Who decides about the fire under way.
pub fn asked(w: &World, s: &State) -> Side {
    match s.fire {
        Some(fire) if fire.step == FireStep::Return => w.side_of(fire.unit).other(),
        Some(fire) => w.side_of(fire.unit),
        None => s.initiative,
    }
}

/// Sections that may join, or answers of the target.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(fire) = s.fire else { return };
    match fire.step {
        FireStep::Joining => {
            out.extend(joiners(w, s, &fire).map(Choice::Join));
            out.push(Choice::Shoot);
        }
        FireStep::Return => {
            out.extend(answers(w, s, &fire).map(|(unit, part, target)| Choice::Fire { unit, part, target }));
            out.push(Choice::Done);
        }
        FireStep::Roll => {}
    }
}

/// Whether a choice may be made inside a fire.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    let fire = s.fire.ok_or(Bar::NotAskedNow)?;
    match (fire.step, *choice) {
        (FireStep::Joining, Choice::Shoot) | (FireStep::Return, Choice::Done) => Ok(()),
        (FireStep::Joining, Choice::Join(_)) if fire.kind == FireKind::Confused => Err(Bar::FireJoin),
        (FireStep::Joining, Choice::Join(unit)) => may_join(w, s, &fire, unit),
        (FireStep::Return, Choice::Fire { unit, part, target }) => {
            if answers(w, s, &fire).any(|answer| answer == (unit, part, target)) {
                Ok(())
            } else {
                may_fire(w, s, FireKind::Return, unit, part, target).and(Err(Bar::FireNoAnswer))
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// 10.31: a fire is declared; checked before. It is worked off as a layer of its own.
    pub fn begin_fire(&mut self, kind: FireKind, unit: Unit, part: Part, target: Hex) {
        let mut hexes = firepower::part_hexes(self.s, unit, part).into_iter().flatten();
        let Some(from) = hexes.next() else { return };
        self.note_fire(kind, unit, part, target);
        // 3.9: each fire is a resolution of its own, but one inside a shock belongs to the shock.
        if self.s.shock.is_none() {
            self.s.shaken = Units::EMPTY;
        }
        let firers = [unit].into_iter().collect();
        let step = FireStep::Joining;
        self.s.fire = Some(Fire { kind, unit, firers, part, from, target, step, struck: Units::EMPTY });
    }

    /// Notes what a unit has used up by firing (6.15, 6.16, 10.13, 10.51, 14.41, 17.43).
    fn note_fire(&mut self, kind: FireKind, unit: Unit, part: Part, target: Hex) {
        let brigade = self.s.belongs(self.w, unit);
        self.s.brigade_mut(brigade).busy = true;
        match kind {
            FireKind::Active | FireKind::Confused => self.note_shot(unit, part, target),
            FireKind::Reserve => self.s.barraged.insert(unit),
            FireKind::Return => self.s.returned.insert(unit),
            FireKind::Withdrawal => self.s.checked.insert(unit),
            FireKind::Defensive => self.s.defended.insert(unit),
            FireKind::Prepared => self.s.prepared.remove(unit),
        }
    }

    fn note_shot(&mut self, unit: Unit, part: Part, target: Hex) {
        let [home, wing] = if self.s.fired.has(unit) { self.s[unit].shots() } else { [None; 2] };
        self.s[unit].set_shots(match part {
            Part::Whole => [Some(target); 2],
            Part::Home => [Some(target), wing],
            Part::Wing => [home, Some(target)],
        });
        let near = facing::hexes(self.s, unit).any(|own| self.w.distance(own, target) == 1);
        self.s.fired.insert(unit);
        self.s.any_fire = true;
        self.s[unit].built = 0;
        if !near {
            self.s.fired_far.insert(unit);
        }
    }

    /// One step of a fire.
    pub fn fire_auto(&mut self) -> bool {
        let Some(fire) = self.s.fire else { return false };
        match fire.step {
            FireStep::Joining if joiners(self.w, self.s, &fire).next().is_some() => return false,
            FireStep::Joining => self.set_step(FireStep::Roll),
            FireStep::Roll => self.roll_fire(fire),
            FireStep::Return if answers(self.w, self.s, &fire).next().is_some() => return false,
            FireStep::Return => self.s.fire = None,
        }
        true
    }

    fn set_step(&mut self, step: FireStep) {
        if let Some(fire) = &mut self.s.fire {
            fire.step = step;
        }
    }

    /// Carries out a choice inside a fire.
    pub fn fire_choice(&mut self, choice: &Choice) {
        let Some(mut fire) = self.s.fire else { return };
        match *choice {
            Choice::Join(unit) => {
                fire.firers.insert(unit);
                self.s.fire = Some(fire);
                self.note_fire(fire.kind, unit, Part::Whole, fire.target);
            }
            Choice::Shoot => self.set_step(FireStep::Roll),
            // No return to return fire: the answer takes the place of the fire it answers.
            Choice::Fire { unit, part, target } => self.begin_fire(FireKind::Return, unit, part, target),
            _ => self.s.fire = None,
        }
    }

    /// 10.31, steps 2 to 6.
    fn roll_fire(&mut self, mut fire: Fire) {
        let (w, side) = (self.w, self.w.side_of(fire.unit));
        let struck = firepower::struck_by(w, self.s, &fire);
        let (_, from) = firepower::leading_line(w, self.s, &fire);
        let strength = firepower::strength(w, self.s, &fire);
        let Fire { unit, firers, kind, target, .. } = fire;
        let range = w.distance(from, target);
        self.tell(Event::Fired { unit, firers, kind, from, target, struck, range, strength });
        let (mut drm, events) = (0, &mut *self.events);
        firepower::each_modifier(w, self.s, &fire, |value, why| {
            drm += value;
            events.push(Event::Modified { side, value, why });
        });
        let die = self.d10(purpose::FIRE);
        let total = i8::try_from(die).unwrap_or(9).saturating_add(drm);
        let result = w.tables.fire(w.tables.column_for(strength), total);
        self.tell(Event::FireDie { unit, die, drm, total, result });
        fire.struck = struck;
        fire.step = FireStep::Return;
        self.s.fire = Some(fire);
        if let Some(target_side) = self.s.held_by(target) {
            self.set_causes(target_side, firepower::origins(self.s, &fire));
        }
        let hit = self.take_hits(&fire, result);
        self.come_under_fire(struck.or(hit));
        for unit in hit.filter(|_| result.test) {
            if self.s[unit].status == Status::OnMap {
                let flank = firepower::aspect_of(w, self.s, unit, from, target) != Aspect::Front;
                let trouble = &mut self.s[unit].trouble;
                (trouble.test, trouble.flank) = (Some(TestCause::Fire), flank);
                trouble.plus = i8::try_from(result.plus).unwrap_or(0);
                self.s.troubled.insert(unit);
            }
        }
    }

    /// 10.34: who is hit and loses. What one unit cannot lose the next one does; guns by themselves are hit at
    /// random (8.22). Bounded by the number of points, for each round takes one or all that is left of a unit.
    fn take_hits(&mut self, fire: &Fire, result: FireResult) -> Units {
        let (mut hit, mut leaders) = (Units::EMPTY, Leaders::EMPTY);
        let side = self.s.held_by(fire.target);
        let mut left = result.loss;
        while result.test && (left > 0 || hit.is_empty()) {
            let Some(unit) = self.next_hit(fire) else { break };
            hit.insert(unit);
            if let (1.., Some(side)) = (left, side) {
                for hex in [self.s[unit].hex(), self.s[unit].wing()].into_iter().flatten() {
                    leaders = leaders.or(self.s.leaders_in(self.w, side, hex));
                }
                let alone = firepower::struck_by(self.w, self.s, fire).len() == 1;
                let points = if alone { left.min(self.s[unit].sp) } else { 1 };
                self.lose(unit, points, LossCause::Fire);
                left = left.saturating_sub(points.max(1));
            }
        }
        self.roll_for_leaders(leaders, self.w.tables.casualty.fire);
        hit
    }

    fn next_hit(&mut self, fire: &Fire) -> Option<Unit> {
        let mut struck = firepower::struck_by(self.w, self.s, fire);
        let of = u8::try_from(struck.len()).unwrap_or(u8::MAX);
        if of <= 1 {
            return struck.first();
        }
        let at = self.draw(of, purpose::GUNS);
        let unit = struck.nth(at.into())?;
        self.tell(Event::GunsDrawn { unit, of });
        Some(unit)
    }

    /// 10.84, 17.43: whoever was fired at is identified, and his brigade does not rest.
    fn come_under_fire(&mut self, units: Units) {
        for unit in units {
            let brigade = self.s.belongs(self.w, unit);
            self.s.brigade_mut(brigade).busy = true;
            if self.w.unit(unit).confusing && !self.s.identified.has(unit) {
                self.s.identified.insert(unit);
                self.s.seen.remove(unit);
                self.tell(Event::Identified { unit });
            }
        }
    }
}
