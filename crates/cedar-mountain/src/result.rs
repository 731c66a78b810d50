//! 9.5 to 9.7: one fire from its die to its end (SM-31).

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::command::reaches;
use crate::event::{DieKind, EndCause, Event, LossCause};
use crate::fire::{self, firing_side};
use crate::flight;
use crate::ids::{Leader, Leaders, Unit, Units};
use crate::leaders::{in_order, steadied};
use crate::play::{Play, purpose};
use crate::state::{Fire, FireKind, FireStep, FlightStep, Stage, State, Status};
use crate::world::World;

/// Leaders whose Fate markers may be spent on a die in which these units are involved (CM-14.5b).
pub fn fates(w: &World, s: &State, side: Side, involved: Units) -> Leaders {
    let left = s.fate.and(w.side_leaders[side]);
    let serves = |leader: &Leader| {
        let mut involved = involved;
        involved.any(|unit| reaches(w, s, *leader, unit))
    };
    left.filter(serves).collect()
}

/// The Fate markers that may be spent on the die that lies.
pub fn fates_now(w: &World, s: &State) -> Leaders {
    match s.stage {
        Stage::Fire(fire) => {
            let target = w.side_of(fire.target);
            match fire.step {
                FireStep::FireDie => fates(w, s, firing_side(s, fire.kind), fire.firers),
                FireStep::LeaderDie { .. } | FireStep::MoraleDie { .. } => fates(w, s, target, fire.target.alone()),
                _ => Leaders::EMPTY,
            }
        }
        Stage::RallyDie { unit, .. } => fates(w, s, w.side_of(unit), unit.alone()),
        _ => Leaders::EMPTY,
    }
}

/// Who answers inside a fire.
pub fn answering(w: &World, s: &State, fire: &Fire) -> Side {
    match fire.step {
        FireStep::Joining | FireStep::FireDie => firing_side(s, fire.kind),
        _ => w.side_of(fire.target),
    }
}

/// What can be chosen inside a fire.
pub fn list(w: &World, s: &State, fire: &Fire, out: &mut impl Out<Choice>) {
    match fire.step {
        FireStep::Joining => fire::list_joining(w, s, fire, out),
        FireStep::FireDie | FireStep::LeaderDie { .. } | FireStep::MoraleDie { .. } => list_fates(w, s, out),
        FireStep::Flight(run) => flight::list(w, s, fire, &run, out),
        FireStep::Leaders { .. } | FireStep::Result | FireStep::Morale => {}
    }
}

/// Fate markers, or letting the die lie.
pub fn list_fates(w: &World, s: &State, out: &mut impl Out<Choice>) {
    out.extend(fates_now(w, s).map(Choice::Fate));
    out.push(Choice::Done);
}

/// Whether something can be chosen inside a fire.
pub fn check(w: &World, s: &State, fire: &Fire, choice: &Choice) -> Result<(), Bar> {
    match (fire.step, *choice) {
        (FireStep::Joining, Choice::Join(unit)) => fire::check_join(w, s, fire, unit),
        (FireStep::Joining, Choice::Leave(unit)) => fire::check_leave(w, s, fire, unit),
        (FireStep::Joining, Choice::Fire) if !fire.firers.is_empty() => Ok(()),
        (FireStep::Joining, Choice::Fire) => Err(Bar::NobodyJoined),
        (FireStep::FireDie | FireStep::LeaderDie { .. } | FireStep::MoraleDie { .. }, _) => check_fate(w, s, choice),
        (FireStep::Flight(run), _) => flight::check(w, s, fire, &run, choice),
        _ => Err(Bar::NotAskedNow),
    }
}

/// Whether a Fate marker may be spent on the die that lies.
pub fn check_fate(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Done => Ok(()),
        Choice::Fate(leader) if fates_now(w, s).has(leader) => Ok(()),
        Choice::Fate(leader) if !s.fate.has(leader) => Err(Bar::NoFateMarker),
        Choice::Fate(_) => Err(Bar::FateOutOfReach),
        _ => Err(Bar::NotAskedNow),
    }
}

/// The modifier of a unit's morale and rally dice (CM-6.4a).
pub fn morale_modifier(w: &World, s: &State, unit: Unit) -> i8 {
    if steadied(w, s, unit) { w.tables.morale.leader } else { 0 }
}

/// The highest natural morale die that passes (9.7).
pub fn passes_on(w: &World, s: &State, unit: Unit) -> u8 {
    let highest = w.morale(unit).saturating_sub(morale_modifier(w, s, unit));
    u8::try_from(highest).unwrap_or(0).min(w.tables.morale.always_fails.saturating_sub(1))
}

/// Whether a natural morale die passes.
pub fn passes(w: &World, s: &State, unit: Unit, die: u8) -> bool {
    die <= passes_on(w, s, unit)
}

impl Play<'_> {
    /// Answers a question inside a fire.
    pub fn answer_fire(&mut self, fire: Fire, choice: &Choice) {
        match (fire.step, *choice) {
            (FireStep::Joining, Choice::Join(unit)) => {
                let mut fire = fire;
                fire.firers.insert(unit);
                self.s.stage = Stage::Fire(fire);
            }
            (FireStep::Joining, Choice::Leave(unit)) => {
                let mut fire = fire;
                fire.firers.remove(unit);
                self.s.stage = Stage::Fire(fire);
            }
            (FireStep::Joining, _) => self.open_fire(fire),
            (FireStep::FireDie, Choice::Fate(leader)) => {
                self.spend_fate(leader, DieKind::Fire);
                let die = self.d10(purpose::FIRE);
                self.accept_fire_die(Fire { die, ..fire });
            }
            (FireStep::FireDie, _) => self.accept_fire_die(fire),
            (FireStep::LeaderDie { left, leader, .. }, Choice::Fate(spent)) => {
                self.spend_fate(spent, DieKind::Leader);
                let die = self.leader_die();
                self.accept_leader_die(fire, left, leader, die);
            }
            (FireStep::LeaderDie { left, leader, die }, _) => self.accept_leader_die(fire, left, leader, die),
            (FireStep::MoraleDie { .. }, Choice::Fate(leader)) => {
                self.spend_fate(leader, DieKind::Morale);
                let die = self.morale_die(fire.target);
                self.accept_morale_die(fire, die);
            }
            (FireStep::MoraleDie { die }, _) => self.accept_morale_die(fire, die),
            (FireStep::Flight(run), _) => self.answer_flight(fire, run, choice),
            _ => {}
        }
    }

    /// A marker is spent and gone (CM-14.5c).
    pub fn spend_fate(&mut self, leader: Leader, on: DieKind) {
        self.s.fate.remove(leader);
        self.tell(Event::FateSpent { leader, on });
    }

    /// Steps of a fire that need no answer; false where one is due.
    pub fn carry_on(&mut self, fire: Fire) -> bool {
        match fire.step {
            FireStep::Joining => return self.join_the_only_one(fire),
            FireStep::FireDie => {
                if !fates_now(self.w, self.s).is_empty() {
                    return false;
                }
                self.accept_fire_die(fire);
            }
            FireStep::Leaders { left } => self.next_leader(fire, left),
            FireStep::LeaderDie { left, leader, die } => {
                if !fates_now(self.w, self.s).is_empty() {
                    return false;
                }
                self.accept_leader_die(fire, left, leader, die);
            }
            FireStep::Result => self.take_losses(fire),
            FireStep::Flight(run) => return self.carry_flight(fire, run),
            FireStep::Morale => {
                let die = self.morale_die(fire.target);
                self.s.stage = Stage::Fire(Fire { step: FireStep::MoraleDie { die }, ..fire });
            }
            FireStep::MoraleDie { die } => {
                if !fates_now(self.w, self.s).is_empty() {
                    return false;
                }
                self.accept_morale_die(fire, die);
            }
        }
        true
    }

    /// With one possible firer there is nobody to choose; giving fire stays the player's word.
    fn join_the_only_one(&mut self, mut fire: Fire) -> bool {
        let mut able = fire::firers_at(self.w, self.s, fire.kind, fire.target);
        match (fire.firers.is_empty(), able.next(), able.next()) {
            (true, Some(unit), None) => {
                fire.firers.insert(unit);
                self.s.stage = Stage::Fire(fire);
                true
            }
            _ => false,
        }
    }

    /// 31a: the firers are named, the die falls.
    fn open_fire(&mut self, fire: Fire) {
        let side = firing_side(self.s, fire.kind);
        let strength = fire::total(self.w, self.s, &fire);
        self.tell(Event::Fired { kind: fire.kind, side, firers: fire.firers, target: fire.target, strength });
        self.s.fired = self.s.fired.or(fire.firers);
        self.s.shot.insert(fire.target);
        if fire.kind == FireKind::Artillery {
            for unit in fire.firers {
                self.s[unit].fired = true;
            }
        }
        let die = self.d10(purpose::FIRE);
        self.s.stage = Stage::Fire(Fire { die, step: FireStep::FireDie, ..fire });
    }

    /// The die stands: reads the chart, and sees whether leaders are in danger (CM-6.4e, CM-9.6e).
    fn accept_fire_die(&mut self, mut fire: Fire) {
        let (w, side) = (self.w, firing_side(self.s, fire.kind));
        let column = fire::column(w, self.s, &fire);
        let modifier = fire::modifier(w, self.s, &fire);
        let modified = (fire.die as i8).saturating_add(modifier);
        fire.cell = w.tables.chart.cell(column, modified);
        self.tell(Event::FireDie {
            side,
            target: fire.target,
            column: column as u8,
            shift: fire::shift(w, self.s, &fire),
            die: fire.die,
            modifier,
            cell: fire.cell,
        });
        let danger = w.tables.chart.leader_check as i8;
        let endangered = fire.die as i8 >= danger || modified >= danger;
        let left = match endangered {
            true => self.s.leaders_in(w, w.side_of(fire.target), fire.hex),
            false => Leaders::EMPTY,
        };
        fire.step = FireStep::Leaders { left };
        self.s.stage = Stage::Fire(fire);
    }

    /// 31b.
    fn next_leader(&mut self, mut fire: Fire, mut left: Leaders) {
        fire.step = match in_order(self.w, left).next() {
            None => FireStep::Result,
            Some(leader) => {
                left.remove(leader);
                let die = self.leader_die();
                FireStep::LeaderDie { left, leader, die }
            }
        };
        self.s.stage = Stage::Fire(fire);
    }

    fn accept_leader_die(&mut self, fire: Fire, left: Leaders, leader: Leader, die: u8) {
        if self.check_leader(leader, die) {
            self.hit_leader(leader);
        }
        self.s.stage = Stage::Fire(Fire { step: FireStep::Leaders { left }, ..fire });
    }

    /// 31c, and on to retreat, rout or morale check.
    fn take_losses(&mut self, fire: Fire) {
        let unit = fire.target;
        if fire.cell.loss > 0 && self.lose(unit, fire.cell.loss, LossCause::Fire) {
            return self.end_fire(fire);
        }
        match (self.s[unit].routed, fire.cell.retreat, fire.cell.morale) {
            (_, _, false) => self.end_fire(fire),
            (true, ..) => self.flee(fire, true),
            (false, true, _) => self.flee(fire, false),
            (false, false, _) => self.s.stage = Stage::Fire(Fire { step: FireStep::Morale, ..fire }),
        }
    }

    /// 31e, 31f.
    fn accept_morale_die(&mut self, fire: Fire, die: u8) {
        let unit = fire.target;
        let passed = passes(self.w, self.s, unit, die);
        let modifier = morale_modifier(self.w, self.s, unit);
        self.tell(Event::MoraleDie { unit, die, modifier, value: self.w.morale(unit), passed });
        if passed {
            return self.end_fire(fire);
        }
        self.s[unit].routed = true;
        self.tell(Event::Routed { unit });
        self.flee(fire, true);
    }

    fn morale_die(&mut self, unit: Unit) -> u8 {
        let limit = passes_on(self.w, self.s, unit);
        self.d10_under(limit, purpose::MORALE)
    }

    /// Takes strength points; true if the unit is no more (2.3, 2.4, CM-9.6g).
    pub fn lose(&mut self, unit: Unit, points: u8, why: LossCause) -> bool {
        let shattered = self.s.is_shattered(self.w, unit);
        let points = points.min(self.s[unit].sp);
        if points == 0 {
            return false;
        }
        self.s[unit].sp -= points;
        self.count_loss(unit, points);
        let left = self.s[unit].sp;
        self.tell(Event::Lost { unit, points, left, why });
        if left == 0 {
            self.eliminate(unit, EndCause::Losses);
            return true;
        }
        if !shattered && self.s.is_shattered(self.w, unit) {
            self.tell(Event::Shattered { unit });
        }
        false
    }

    fn count_loss(&mut self, unit: Unit, points: u8) {
        let side = self.w.side_of(unit);
        self.s.lost[side] = self.s.lost[side].saturating_add(u16::from(points));
        self.score(side.other(), i16::from(points));
    }

    /// A unit leaves play; what it had left counts as lost (ruling 24).
    pub fn eliminate(&mut self, unit: Unit, why: EndCause) {
        let left = self.s[unit].sp;
        if left > 0 {
            self.s[unit].sp = 0;
            self.count_loss(unit, left);
        }
        self.s.lift(self.w, unit);
        let state = self.s.unit_mut(unit);
        state.status = Status::Gone;
        state.hex = None;
        state.routed = false;
        state.out_of_command = false;
        state.fired = false;
        self.tell(Event::Eliminated { unit, why });
    }

    /// The fire is over: back to the phase, or on to an advance (SM-61).
    pub fn end_fire(&mut self, fire: Fire) {
        self.s.stage = match fire.kind {
            FireKind::Artillery => Stage::Artillery,
            FireKind::Defensive => Stage::Defensive,
            FireKind::Offensive if self.s.is_occupied(fire.hex) => Stage::Offensive,
            FireKind::Offensive => Stage::Advance { hex: fire.hex, firers: fire.firers },
        };
    }

    /// Begins a retreat or a rout: guns limber up, then leaders are asked for (31d, 31f).
    fn flee(&mut self, fire: Fire, rout: bool) {
        let unit = fire.target;
        if self.s[unit].form == crate::state::Form::Unlimbered {
            if self.lose(unit, self.w.tables.flight.guns, LossCause::Guns) {
                return self.end_fire(fire);
            }
            self.s[unit].form = crate::state::Form::Limbered;
            self.tell(Event::LimberedUp { unit });
        }
        let run = flight::begin(self.w, self.s, unit, rout, FlightStep::Riders);
        self.s.lift(self.w, unit);
        self.s.stage = Stage::Fire(Fire { step: FireStep::Flight(run), ..fire });
    }
}
