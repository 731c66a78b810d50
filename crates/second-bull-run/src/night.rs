//! 11.2.3: the night between the two days, step by step.

use kernel::Side;
use kernel::listing::{Few, Out};

use crate::administration;
use crate::arrivals::{brigade_entries, check_way_in};
use crate::bar::Bar;
use crate::choice::Choice;
use crate::combat::shelters;
use crate::commanders::{check_ride, ride};
use crate::event::Event;
use crate::facing::{contact_zones, in_contact};
use crate::ids::{Brigade, Brigades, Leader, Leaders, Zone, Zones};
use crate::movement::allowance;
use crate::play::Play;
use crate::retreat::Progress;
use crate::state::{FacingCause, March, NightMoves, NightStep, Part, Retreat, Stage, State, Status};
use crate::world::{Kind, World};

/// Rounds of parting after which the night is over for everybody.
const MOST_ROUNDS: u8 = 12;

/// Brigades of a side in contact with the enemy.
fn touching(w: &World, s: &State, side: Side) -> Brigades {
    s.on_map(w, side).filter(|b| in_contact(w, s, *b)).collect()
}

/// Zones of the enemies a brigade touches.
fn touched(w: &World, s: &State, brigade: Brigade) -> Zones {
    s.zone_of(brigade).map_or(Zones::EMPTY, |zone| contact_zones(w, s, w.side_of(brigade), zone))
}

/// True if the ground of a brigade would help it against an enemy it touches (Q123).
pub fn is_sheltered(w: &World, s: &State, brigade: Brigade) -> bool {
    let Some(zone) = s.zone_of(brigade) else { return false };
    touched(w, s, brigade).any(|enemy| {
        let mut helped = false;
        shelters(w, zone, enemy.alone(), |_, value| helped |= value > 0);
        helped
    })
}

/// A brigade may stay if its ground helps it and that of no enemy it touches does (Q123).
pub fn may_stay(w: &World, s: &State, brigade: Brigade) -> bool {
    is_sheltered(w, s, brigade)
        && !touched(w, s, brigade).flat_map(|zone| s.stacks[zone].iter()).any(|enemy| is_sheltered(w, s, enemy))
}

/// Brigades that left the map and can come back now (step D).
pub fn returning(w: &World, s: &State, side: Side) -> Brigades {
    let back = |b: &Brigade| {
        s.brigade(*b).status == Status::Exited
            && brigade_entries(w, s, *b).any(|zone| check_way_in(w, s, *b, zone, March::Night).is_ok())
    };
    w.side_brigades[side].filter(back).collect()
}

/// Brigades that may make a night movement.
pub fn night_movers(w: &World, s: &State, side: Side) -> Brigades {
    s.on_map(w, side).less(s.night_moves.brigades)
}

/// Commanders that may make a night movement.
pub fn night_riders(w: &World, s: &State, side: Side) -> Leaders {
    let free = |l: &Leader| s.leader(*l).zone.is_some() && !s.night_moves.leaders.has(*l);
    w.side_leaders[side].filter(free).collect()
}

/// Corps commanders whose corps may be withdrawn (step E).
pub fn withdrawable(w: &World, s: &State) -> Leaders {
    let Some(night) = &w.scenario.night else { return Leaders::EMPTY };
    w.chiefs[night.withdraws].filter(|l| s.leader(*l).zone.is_some()).collect()
}

/// Who is asked in a step.
pub fn asked_side(w: &World, s: &State, step: &NightStep) -> Side {
    match *step {
        NightStep::Staying { side, .. } | NightStep::Parting { side, .. } | NightStep::Moving(side) => side,
        NightStep::Withdrawing => w.scenario.night.as_ref().map_or(s.active, |night| night.withdraws),
        NightStep::Rest => s.active,
    }
}

/// Lists what may be done in a step.
pub fn list(w: &World, s: &State, step: &NightStep, out: &mut impl Out<Choice>) {
    match *step {
        NightStep::Staying { asked, .. } => {
            if let Some(brigade) = asked.first() {
                out.extend([Choice::Stay(brigade), Choice::Part(brigade)]);
            }
        }
        NightStep::Parting { left, ref retreat, .. } => {
            administration::list_retreats(w, s, left, retreat.as_ref(), out);
        }
        NightStep::Moving(side) => list_moves(w, s, side, out),
        NightStep::Withdrawing => out.extend(withdrawable(w, s).map(Choice::Withdraw)),
        NightStep::Rest => {}
    }
}

fn list_moves(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    if s.night_moves.left > 0 {
        let back = returning(w, s, side);
        for brigade in back {
            let open = brigade_entries(w, s, brigade);
            let zones = open.filter(|zone| check_way_in(w, s, brigade, *zone, March::Night).is_ok());
            out.extend(zones.map(|zone| Choice::Enter { brigade, zone }));
        }
        if back.is_empty() {
            out.extend(night_movers(w, s, side).map(Choice::Act));
            for leader in night_riders(w, s, side) {
                let zones = ride(w, s, leader, w.tables.movement.commander);
                out.extend(zones.map(|zone| Choice::Lead { leader, zone }));
            }
        }
    }
    out.push(Choice::Done);
}

/// Checks an answer.
pub fn check(w: &World, s: &State, step: &NightStep, choice: &Choice) -> Result<(), Bar> {
    match (*step, *choice) {
        (NightStep::Staying { asked, .. }, Choice::Stay(brigade) | Choice::Part(brigade)) => {
            if asked.first() == Some(brigade) { Ok(()) } else { Err(Bar::MayNotStay) }
        }
        (NightStep::Parting { left, ref retreat, .. }, _) => {
            administration::check_retreats(w, s, left, retreat.as_ref(), choice)
        }
        (NightStep::Moving(_), Choice::Done) => Ok(()),
        (NightStep::Moving(side), _) => check_move(w, s, side, choice),
        (NightStep::Withdrawing, Choice::Withdraw(leader)) => {
            if withdrawable(w, s).has(leader) {
                Ok(())
            } else {
                Err(Bar::NotACorpsCommander)
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

fn check_move(w: &World, s: &State, side: Side, choice: &Choice) -> Result<(), Bar> {
    if s.night_moves.left == 0 {
        return Err(Bar::NoNightMoveLeft);
    }
    let back = returning(w, s, side);
    match *choice {
        Choice::Enter { brigade, zone } => {
            if back.has(brigade) {
                check_way_in(w, s, brigade, zone, March::Night)
            } else {
                Err(Bar::NotComing)
            }
        }
        _ if !back.is_empty() => Err(Bar::ReturnFirst),
        Choice::Act(brigade) => {
            if night_movers(w, s, side).has(brigade) {
                Ok(())
            } else {
                Err(Bar::MovedThisNight)
            }
        }
        Choice::Lead { leader, zone } => {
            if !night_riders(w, s, side).has(leader) {
                return Err(Bar::MovedThisNight);
            }
            check_ride(w, s, leader, w.tables.movement.commander, zone)
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Steps A and B.
    pub fn begin_night(&mut self) {
        self.s.night = true;
        self.s.active = Side::Union;
        self.s.part = Part::NONE;
        self.s.turn = 1;
        self.tell(Event::NightFalls);
        self.tell(Event::MarkersOff);
        for brigade in self.s.present(self.w.side_brigades.union.or(self.w.side_brigades.confederate)) {
            let b = self.s.brigade_mut(brigade);
            b.fatigue = 0;
            if b.routed {
                b.routed = false;
                self.ask_facing(brigade, FacingCause::Rally);
            }
        }
        for brigade in self.w.side_brigades.union.or(self.w.side_brigades.confederate) {
            self.recover_overnight(brigade);
        }
        self.s.stage = Stage::Night(NightStep::Rest);
    }

    /// B: for brigades in play, artillery apart.
    fn recover_overnight(&mut self, brigade: Brigade) {
        let table = &self.w.tables.night;
        let b = self.s.brigade(brigade);
        let in_play = matches!(b.status, Status::OnMap | Status::Exited);
        if !in_play || self.w.sheet(brigade).kind == Kind::Artillery {
            return;
        }
        let recovered = if b.losses >= table.recovers_two {
            2
        } else if b.losses >= table.recovers_one {
            1
        } else {
            return;
        };
        self.s.brigade_mut(brigade).losses -= recovered;
        self.tell(Event::NightRecovery { brigade, recovered });
    }

    /// Carries the night on. Returns false where somebody has to choose.
    pub fn carry_night(&mut self, step: NightStep) -> bool {
        match step {
            NightStep::Rest => self.begin_staying(Side::Union, Brigades::EMPTY),
            NightStep::Staying { side, asked, going } => {
                if !asked.is_empty() {
                    return false;
                }
                if side == Side::Union {
                    self.begin_staying(Side::Confederate, going);
                } else {
                    self.begin_parting(Side::Union, going, 0);
                }
            }
            NightStep::Parting { side, left, all, round, retreat } => {
                return self.carry_parting(side, left, all, round, retreat);
            }
            NightStep::Moving(side) => {
                let mut choices = Few::default();
                list_moves(self.w, self.s, side, &mut choices);
                if choices.only() != Some(Choice::Done) {
                    return false;
                }
                self.end_night_moves(side);
            }
            NightStep::Withdrawing => {
                let leaders = withdrawable(self.w, self.s);
                if leaders.len() > 1 {
                    return false;
                }
                self.withdraw(leaders.first());
            }
        }
        true
    }

    fn begin_staying(&mut self, side: Side, going: Brigades) {
        let listed = touching(self.w, self.s, side);
        let asked: Brigades = listed.filter(|b| may_stay(self.w, self.s, *b)).collect();
        let going = going.or(listed.less(asked));
        self.s.active = side;
        self.s.stage = Stage::Night(NightStep::Staying { side, asked, going });
    }

    /// A brigade stays, or goes with the others.
    pub fn answer_staying(&mut self, side: Side, asked: Brigades, going: Brigades, choice: &Choice) {
        let mut going = going;
        let Some(brigade) = asked.first() else { return };
        if *choice == Choice::Stay(brigade) {
            self.tell(Event::Stayed { brigade });
        } else {
            going.insert(brigade);
        }
        self.s.stage = Stage::Night(NightStep::Staying { side, asked: asked.less(brigade.alone()), going });
    }

    fn begin_parting(&mut self, side: Side, all: Brigades, round: u8) {
        let mine = self.s.present(all).and(self.w.side_brigades[side]);
        let left: Brigades = if round == 0 { mine } else { mine.filter(|b| in_contact(self.w, self.s, *b)).collect() };
        self.s.active = side;
        self.s.stage = Stage::Night(NightStep::Parting { side, left, all, round, retreat: None });
    }

    fn carry_parting(
        &mut self,
        side: Side,
        left: Brigades,
        all: Brigades,
        round: u8,
        retreat: Option<Retreat>,
    ) -> bool {
        if let Some(way) = retreat {
            let retreat = match self.carry_retreat(way) {
                Progress::Asks => return false,
                Progress::Goes(way) => Some(way),
                Progress::Over => {
                    self.s.duties.lone = kernel::BySide::new(true, true);
                    None
                }
            };
            self.s.stage = Stage::Night(NightStep::Parting { side, left, all, round, retreat });
            return true;
        }
        let left = self.still_bound(left, round);
        match (left.len(), left.first()) {
            (0, _) => self.next_parting(side, all, round),
            (1, Some(brigade)) => self.part(side, left, all, round, brigade),
            _ => {
                let same = matches!(
                    self.s.stage,
                    Stage::Night(NightStep::Parting { left: now, .. }) if now == left
                );
                self.s.stage = Stage::Night(NightStep::Parting { side, left, all, round, retreat: None });
                return !same;
            }
        }
        true
    }

    /// Those that no longer have to go: after the first round, or with the switch, those nothing touches.
    fn still_bound(&self, left: Brigades, round: u8) -> Brigades {
        if round == 0 && !self.w.options.parting_until_clear {
            return left;
        }
        left.filter(|b| in_contact(self.w, self.s, *b)).collect()
    }

    fn next_parting(&mut self, side: Side, all: Brigades, round: u8) {
        if side == Side::Union {
            return self.begin_parting(Side::Confederate, all, round);
        }
        let mut retreated = self.s.present(all);
        if round < MOST_ROUNDS && retreated.any(|b| in_contact(self.w, self.s, b)) {
            return self.begin_parting(Side::Union, all, round + 1);
        }
        self.begin_night_moves(Side::Union);
    }

    /// One brigade parts from the enemy.
    pub fn part(&mut self, side: Side, left: Brigades, all: Brigades, round: u8, brigade: Brigade) {
        let Some(zone) = self.s.zone_of(brigade) else { return };
        let touched = touched(self.w, self.s, brigade);
        // Who has been left by the enemy still goes away from him.
        let from = if touched.is_empty() { administration::fled_from(self.w, self.s, brigade, zone) } else { touched };
        let retreat = Some(Retreat {
            brigade,
            left: 1,
            visited: zone.alone(),
            from,
            routs: false,
            rout_move: false,
            part: round > 0,
        });
        let left = left.less(brigade.alone());
        self.s.stage = Stage::Night(NightStep::Parting { side, left, all, round, retreat });
    }

    fn begin_night_moves(&mut self, side: Side) {
        self.s.active = side;
        self.clear_entries();
        self.s.night_moves = NightMoves { left: self.w.tables.night.moves, ..NightMoves::NONE };
        self.s.stage = Stage::Night(NightStep::Moving(side));
    }

    /// A night move begins.
    pub fn night_move(&mut self, side: Side, choice: &Choice) {
        match *choice {
            Choice::Act(brigade) => {
                let points = allowance(self.w, self.s, brigade);
                self.start_march(brigade, March::Night, points);
            }
            Choice::Enter { brigade, zone } => self.enter(brigade, zone, March::Night),
            Choice::Lead { leader, zone } => {
                let Some(from) = self.s.leader(leader).zone else { return };
                self.s.leader_mut(leader).zone = Some(zone);
                self.tell(Event::LeaderMoved { leader, from, to: zone });
                self.s.night_moves.leaders.insert(leader);
                self.s.night_moves.left = self.s.night_moves.left.saturating_sub(1);
            }
            _ => self.end_night_moves(side),
        }
    }

    /// A brigade has made its night move.
    pub fn after_night_move(&mut self, brigade: Brigade) {
        self.s.night_moves.brigades.insert(brigade);
        self.s.night_moves.left = self.s.night_moves.left.saturating_sub(1);
        self.s.stage = Stage::Night(NightStep::Moving(self.w.side_of(brigade)));
    }

    fn end_night_moves(&mut self, side: Side) {
        if side == Side::Union {
            return self.begin_night_moves(Side::Confederate);
        }
        self.s.night_moves = NightMoves::NONE;
        self.s.stage = Stage::Night(NightStep::Withdrawing);
    }

    /// E: a corps and the white bands leave, to come back (Q110).
    pub fn withdraw(&mut self, leader: Option<Leader>) {
        let Some(night) = &self.w.scenario.night else { return };
        let side = night.withdraws;
        let mut brigades = self.s.on_map(self.w, side).and(self.w.white);
        if let Some(leader) = leader {
            let corps = &self.w.leader(leader).corps;
            let own: Brigades = self.s.on_map(self.w, side).filter(|b| self.w.sheet(*b).corps == *corps).collect();
            brigades = brigades.or(own);
            let l = self.s.leader_mut(leader);
            l.zone = None;
            l.withdrawn = true;
            self.tell(Event::CorpsWithdrawn { leader });
        }
        for brigade in brigades {
            self.s.take_off(self.w, brigade, Status::Withdrawn);
            self.s.brigade_mut(brigade).dismounted = false;
        }
        if !brigades.is_empty() {
            self.tell(Event::Withdrawn { brigades });
        }
        self.rest_commanders();
        self.clear_entries();
        self.s.duties.lone = kernel::BySide::new(true, true);
        self.s.active = Side::Union;
        self.s.stage = Stage::Entries(Side::Union);
    }

    /// F: a whole pause has passed, so commanders are available (Q100).
    fn rest_commanders(&mut self) {
        for leader in self.w.side_leaders.union.or(self.w.side_leaders.confederate) {
            self.s.leader_mut(leader).activated = false;
        }
    }

    /// The second day begins.
    pub fn end_night(&mut self) {
        self.rest_commanders();
        self.s.night = false;
        self.begin_day();
    }

    /// The next zone of a parting.
    pub fn part_into(&mut self, step: NightStep, zone: Zone) {
        if let NightStep::Parting { side, left, all, round, retreat: Some(mut way) } = step {
            self.retreat_into(&mut way, zone);
            self.s.stage = Stage::Night(NightStep::Parting { side, left, all, round, retreat: Some(way) });
        }
    }
}
