//! 6.1 and 6.2: designating a corps commander, picking formations, what a brigade does in its action.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::cohesion::{self, Scout};
use crate::command;
use crate::event::{Event, FatigueCause, LossCause};
use crate::facing::{self, Field};
use crate::ids::{Brigade, Brigades, Division, Leader, Zone, Zones};
use crate::movement::{self, check_step, step_cost};
use crate::play::{Play, purpose};
use crate::stacking::check_room;
use crate::state::{Act, FacingCause, Formation, March, Part, Plan, Stage, State};
use crate::world::World;

/// Corps commanders of the active side on the map.
pub fn designable(w: &World, s: &State) -> crate::ids::Leaders {
    w.chiefs[s.active].filter(|l| s.leader(*l).zone.is_some()).collect()
}

/// Checks the designation of a corps commander (2.2).
pub fn check_designate(w: &World, s: &State, leader: Leader) -> Result<(), Bar> {
    if w.leader(leader).side != s.active {
        return Err(Bar::NotYours);
    }
    if !w.chiefs[s.active].has(leader) {
        return Err(Bar::NotACorpsCommander);
    }
    if s.leader(leader).zone.is_none() { Err(Bar::LeaderOffMap) } else { Ok(()) }
}

/// The modifier of an activation roll (2.3).
pub fn activation_modifier(w: &World, s: &State, leader: Leader) -> i8 {
    let sheet = w.leader(leader);
    let day = w.day(s.day);
    let mut modifier = if s.leader(leader).activated { sheet.activated } else { sheet.available };
    if !s.has_army_commander(w, sheet.side) {
        modifier += day.no_army_commander.unwrap_or(0);
    }
    if s.manoeuvre[sheet.side] {
        modifier += w.tables.tactical.modifier;
    }
    if let Some(attack) = day.counter_attack
        && attack.side == sheet.side
        && crate::turn::counter_attacking(w, s)
    {
        modifier += attack.bonus;
    }
    if let Some(short) = day.short_turn
        && short.turn == s.turn
    {
        modifier += short.activation;
    }
    modifier
}

/// Whether a division may be picked in a slot (2.5 a, b).
pub fn check_pick(w: &World, s: &State, division: Division) -> Result<(), Bar> {
    let Some(chief) = s.part.chief else { return Err(Bar::NotAskedNow) };
    if w.division(division).side != s.active {
        return Err(Bar::NotYours);
    }
    let own = w.chief_of(division);
    let orphan = w.options.orphan_pickable && own.is_none_or(|l| s.leader(l).zone.is_none());
    if own != Some(chief) && !w.is_grey(division) && !orphan {
        return Err(Bar::OtherCorps);
    }
    if s.part.finished.has(division) {
        return Err(Bar::ActivatedAlready);
    }
    let present = s.present(w.members(division));
    if present.is_empty() {
        return Err(Bar::NotOnMap);
    }
    if present.less(s.part.independent).is_empty() {
        return Err(Bar::AloneOfDivision);
    }
    let mut present = present;
    if present.any(|b| !s.brigade(b).routed) { Ok(()) } else { Err(Bar::AllRouted) }
}

/// Whether an independent brigade may take the place of a division (2.5 c).
pub fn check_substitute(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    if w.side_of(brigade) != s.active {
        return Err(Bar::NotYours);
    }
    if s.zone_of(brigade).is_none() {
        return Err(Bar::NotOnMap);
    }
    if !s.part.independent.has(brigade) {
        return Err(Bar::NotIndependent);
    }
    if s.brigade(brigade).routed {
        return Err(Bar::Routed);
    }
    if s.part.acted.has(brigade) {
        return Err(Bar::ActedAlready);
    }
    if s.part.failed.has(brigade) {
        return Err(Bar::ActivatedAlready);
    }
    if w.options.one_substitution && s.part.substituted {
        return Err(Bar::OneSubstitution);
    }
    Ok(())
}

/// Lists 2.5.
pub fn list_slots(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.part.slots > 0 {
        out.extend(w.side_divisions(s.active).filter(|d| check_pick(w, s, *d).is_ok()).map(Choice::Activate));
        out.extend(s.part.independent.filter(|b| check_substitute(w, s, *b).is_ok()).map(Choice::Substitute));
    }
    out.push(Choice::Done);
}

/// Brigades that may act in the open formation now.
pub fn actors(w: &World, s: &State) -> Brigades {
    let fit = |b: &Brigade| check_act(w, s, *b).is_ok();
    match s.part.formation {
        Some(Formation::Division(division)) => {
            s.present(w.members(division)).or(s.part.attachable).filter(fit).collect()
        }
        Some(Formation::Brigade(brigade)) => brigade.alone().filter(fit).collect(),
        None => Brigades::EMPTY,
    }
}

/// Whether a brigade may act now (2.5.2, 2.5.3).
pub fn check_act(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    let member = match s.part.formation {
        Some(Formation::Division(division)) => w.division_of(brigade) == Some(division),
        Some(Formation::Brigade(alone)) => alone == brigade,
        None => return Err(Bar::NotAskedNow),
    };
    if s.zone_of(brigade).is_none() {
        return Err(Bar::NotOnMap);
    }
    if s.brigade(brigade).routed {
        return Err(Bar::Routed);
    }
    if s.part.acted.has(brigade) {
        return Err(Bar::ActedAlready);
    }
    if member {
        return if can_end(w, s, brigade) { Ok(()) } else { Err(Bar::Cohesion) };
    }
    if !s.part.attachable.has(brigade) {
        return Err(Bar::NotAttachable);
    }
    if s.part.attached { Err(Bar::OneAttached) } else { Ok(()) }
}

/// True if a brigade can end an action begun now. Only one of the plan for closing the division may have to
/// wait, for another to leave the zone it is sent to (5.5).
fn can_end(w: &World, s: &State, brigade: Brigade) -> bool {
    if s.part.plan.of(brigade).is_none() {
        return true;
    }
    let Some(from) = s.zone_of(brigade) else { return false };
    let act = fresh(w, s, brigade, March::Action, movement::action_points(w, s, brigade));
    let mut scout = Scout::new(w, s, brigade);
    let mut around = w.passable(from);
    check_stop(w, s, &mut scout, &act).is_ok() || around.any(|to| check_step(w, s, &mut scout, &act, to).is_ok())
}

/// A march not begun.
fn fresh(w: &World, s: &State, brigade: Brigade, march: March, points: u8) -> Act {
    let side = w.side_of(brigade);
    Act {
        brigade,
        march,
        points,
        forced: false,
        began_in_front: s.zone_of(brigade).is_some_and(|zone| facing::in_enemy_front(w, s, side, zone)),
        moved: false,
        stopped: false,
        mounted: false,
        rested: false,
        pressed: facing::pressed(w, s, side),
    }
}

/// Lists who may act, and closing.
pub fn list_brigades(w: &World, s: &State, out: &mut impl Out<Choice>) {
    out.extend(actors(w, s).map(Choice::Act));
    if cohesion::may_close(w, s) {
        out.push(Choice::Close);
    }
}

/// Whether the mover may end where it stands.
pub fn check_stop(w: &World, s: &State, scout: &mut Scout, act: &Act) -> Result<(), Bar> {
    let zone = s.zone_of(act.brigade).ok_or(Bar::NotOnMap)?;
    check_room(w, s, act.brigade, zone)?;
    if act.march == March::Action && !scout.may_end(zone) { Err(Bar::Cohesion) } else { Ok(()) }
}

/// Whether the mover may rest (6.1).
pub fn check_rest(w: &World, s: &State, scout: &mut Scout, act: &Act) -> Result<(), Bar> {
    if act.march != March::Action {
        return Err(Bar::NotAskedNow);
    }
    if act.moved || act.stopped || act.forced {
        return Err(Bar::RestComesFirst);
    }
    if s.brigade(act.brigade).fatigue == 0 {
        return Err(Bar::NotFatigued);
    }
    check_stop(w, s, scout, act)
}

/// Whether cavalry may get off now (6.4).
pub fn check_dismount(w: &World, s: &State, act: &Act) -> Result<(), Bar> {
    if !w.cavalry.has(act.brigade) {
        return Err(Bar::NotCavalry);
    }
    if s.brigade(act.brigade).dismounted {
        return Err(Bar::DismountedAlready);
    }
    if w.tables.movement.mount > movement::means(w, s, act) {
        return Err(Bar::DismountTooDear);
    }
    check_stop(w, s, &mut Scout::dismounting(w, s, act.brigade), act)
}

/// Whether cavalry may get on now (6.4).
pub fn check_mount(w: &World, s: &State, scout: &mut Scout, act: &Act) -> Result<(), Bar> {
    if !w.cavalry.has(act.brigade) {
        return Err(Bar::NotCavalry);
    }
    if !s.brigade(act.brigade).dismounted {
        return Err(Bar::MountedAlready);
    }
    if act.moved || act.stopped || w.tables.movement.mount > act.points {
        return Err(Bar::MountTooDear);
    }
    check_stop(w, s, scout, act)
}

/// Whether an explicit forced march makes sense: mounted cavalry may want it before it dismounts (Q129).
pub fn check_force_choice(w: &World, s: &State, act: &Act) -> Result<(), Bar> {
    movement::check_force(w, s, act)?;
    if s.is_mounted(w, act.brigade) { Ok(()) } else { Err(Bar::ForcedMarchWhenNeeded) }
}

/// Lists what the mover can do.
pub fn list_acting(w: &World, s: &State, act: &Act, out: &mut impl Out<Choice>) {
    let Some(from) = s.zone_of(act.brigade) else { return };
    let mut scout = Scout::new(w, s, act.brigade);
    if check_stop(w, s, &mut scout, act).is_ok() {
        out.push(Choice::Stop);
    }
    if check_rest(w, s, &mut scout, act).is_ok() {
        out.push(Choice::Rest);
    }
    if check_mount(w, s, &mut scout, act).is_ok() {
        out.push(Choice::Mount);
    }
    if check_dismount(w, s, act).is_ok() {
        out.push(Choice::Dismount);
    }
    if check_force_choice(w, s, act).is_ok() {
        out.push(Choice::Force);
    }
    if act.stopped {
        return;
    }
    for to in w.passable(from).less(scout.field.foes) {
        if out.full() {
            return;
        }
        if check_step(w, s, &mut scout, act, to).is_ok() {
            out.push(Choice::Step(to));
        }
    }
}

/// Checks what the mover does.
pub fn check_acting(w: &World, s: &State, act: &Act, choice: &Choice) -> Result<(), Bar> {
    let mut scout = Scout::new(w, s, act.brigade);
    match *choice {
        Choice::Stop => check_stop(w, s, &mut scout, act),
        Choice::Rest => check_rest(w, s, &mut scout, act),
        Choice::Mount => check_mount(w, s, &mut scout, act),
        Choice::Dismount => check_dismount(w, s, act),
        Choice::Force => check_force_choice(w, s, act),
        Choice::Step(to) => check_step(w, s, &mut scout, act, to).map(|_| ()),
        _ => Err(Bar::NotAskedNow),
    }
}

/// Zones a brigade may declare an attack on (6.9).
pub fn targets(w: &World, s: &State, act: &Act) -> Zones {
    let Some(zone) = s.zone_of(act.brigade) else { return Zones::EMPTY };
    let near = w.passable(zone).and(s.occupied[s.active.other()]);
    near.filter(|target| check_attack(w, s, act, *target).is_ok()).collect()
}

/// Whether a brigade may declare an attack on a zone (6.9).
pub fn check_attack(w: &World, s: &State, act: &Act, target: Zone) -> Result<(), Bar> {
    let zone = s.zone_of(act.brigade).ok_or(Bar::NotOnMap)?;
    if act.march != March::Action || act.rested {
        return Err(Bar::NotAskedNow);
    }
    if w.guns.has(act.brigade) {
        return Err(Bar::ArtilleryNeverAttacks);
    }
    if act.mounted {
        return Err(Bar::MountedAlready);
    }
    if !w.passable(zone).has(target) {
        return Err(Bar::TargetNotNextTo);
    }
    if !s.occupied[s.active.other()].has(target) {
        return Err(Bar::NobodyToAttack);
    }
    if w.options.target_in_front && !facing::front_of(w, s, act.brigade).has(target) {
        return Err(Bar::TargetNotInFront);
    }
    if w.tables.movement.attack > movement::means(w, s, act) {
        return Err(Bar::AttackTooDear);
    }
    let mut mates = s.stacks[zone].iter().filter_map(|b| s.brigade(b).attack);
    if mates.any(|t| t != target) {
        return Err(Bar::StackAttacksElsewhere);
    }
    let bases = attacking_zones(w, s, target);
    let joined = bases.has(zone) || linked_zones(w, zone).meets(bases);
    if bases.is_empty() || joined || w.options.chain_at_end { Ok(()) } else { Err(Bar::NotInChain) }
}

/// Zones sharing a border that is no river without bridge: attacks from them hang together (6.9).
pub fn linked_zones(w: &World, zone: Zone) -> Zones {
    w.passable(zone)
}

/// Zones whose brigades have declared an attack on a zone.
pub fn attacking_zones(w: &World, s: &State, target: Zone) -> Zones {
    let around = w.passable(target).and(s.occupied.union.or(s.occupied.confederate));
    around.filter(|z| s.stacks[*z].iter().any(|b| s.brigade(b).attack == Some(target))).collect()
}

impl Play<'_> {
    /// 2.1: what holds for this side's part of the action phase.
    pub fn begin_part(&mut self, side: kernel::Side) {
        self.s.active = side;
        self.s.part = Part::NONE;
        self.s.part.independent = command::independents(self.w, self.s, side);
        self.s.part.bound = command::bound(self.w, self.s, side);
        self.tell(Event::PartBegins { side, phase: self.s.phase });
        self.s.stage = Stage::Designate;
    }

    /// 2.2 to 2.4.
    pub fn designate(&mut self, leader: Leader) {
        let modifier = activation_modifier(self.w, self.s, leader);
        let die = self.d6(purpose::ACTIVATION);
        let slots = self.w.tables.activation.slots(die as i8 + modifier);
        self.tell(Event::Designated { leader, die, modifier, slots });
        self.s.leader_mut(leader).activated = true;
        let (isolated, rivals) = command::isolation(self.w, self.s, self.s.active, leader);
        let part = &mut self.s.part;
        part.chief = Some(leader);
        part.chief_moves = true;
        part.slots = slots;
        part.isolated = isolated;
        part.rivals = rivals;
        self.s.stage = Stage::Slots;
    }

    /// 2.5: a formation is picked.
    pub fn pick(&mut self, formation: Formation) {
        self.s.part.slots = self.s.part.slots.saturating_sub(1);
        self.s.part.formation = Some(formation);
        if let Formation::Brigade(_) = formation {
            self.s.part.substituted = true;
        }
        self.s.stage = match formation {
            Formation::Division(division) if self.s.part.rivals.meets(self.w.members(division)) => Stage::MainGroup,
            _ => {
                self.check_command(formation);
                return;
            }
        };
    }

    /// 5.3: the owner has named the main group.
    pub fn name_main_group(&mut self, brigade: Brigade) {
        let Some(formation @ Formation::Division(division)) = self.s.part.formation else { return };
        let main = command::group_of(self.w, self.s, brigade);
        let others = self.s.present(self.w.members(division)).less(main);
        self.s.part.isolated = self.s.part.isolated.or(others);
        self.s.part.rivals = self.s.part.rivals.less(self.w.members(division));
        self.tell(Event::MainGroup { brigade });
        self.check_command(formation);
    }

    /// 2.5.1.
    fn check_command(&mut self, formation: Formation) {
        let Some(leader) = self.s.part.chief else { return };
        let passed = if command::in_command(self.w, self.s, formation, leader) {
            self.tell(Event::InCommand { formation, leader });
            true
        } else {
            let modifier = command::test_modifier(self.w, self.s, formation);
            let limit = (self.w.tables.command.test - modifier).clamp(0, 6) as u8;
            let (die, passed) = self.dice.roll_under(6, limit, purpose::COMMAND);
            self.tell(Event::CommandTest { formation, die, modifier, passed });
            passed
        };
        if !passed {
            return self.finish(formation, true);
        }
        if let Formation::Division(division) = formation {
            self.s.part.attachable = command::attachable(self.w, self.s, division);
        }
        self.s.stage = Stage::Brigades;
    }

    fn finish(&mut self, formation: Formation, failed: bool) {
        let members = match formation {
            Formation::Division(division) => {
                self.s.part.finished.insert(division);
                self.w.members(division)
            }
            Formation::Brigade(brigade) => {
                if failed {
                    self.s.part.failed.insert(brigade);
                }
                brigade.alone()
            }
        };
        if !failed {
            self.s.part.acted = self.s.part.acted.or(members);
        }
        let part = &mut self.s.part;
        part.formation = None;
        part.attachable = Brigades::EMPTY;
        part.attached = false;
        part.plan = Plan::NONE;
        self.s.stage = Stage::Slots;
    }

    /// 2.5.5.
    pub fn close(&mut self) {
        let Some(formation) = self.s.part.formation else { return };
        self.tell(Event::Closed { formation });
        self.finish(formation, false);
    }

    /// A brigade begins its action.
    pub fn begin_act(&mut self, brigade: Brigade) {
        if let Some(Formation::Division(division)) = self.s.part.formation
            && self.w.division_of(brigade) != Some(division)
        {
            self.s.part.attached = true;
            self.tell(Event::Attached { brigade, division });
        }
        let points = movement::action_points(self.w, self.s, brigade);
        self.start_march(brigade, March::Action, points);
    }

    /// Puts a brigade on the march.
    pub fn start_march(&mut self, brigade: Brigade, march: March, points: u8) {
        self.s.stage = Stage::Acting(fresh(self.w, self.s, brigade, march, points));
    }

    /// One thing the mover does.
    pub fn act(&mut self, mut act: Act, choice: &Choice) {
        match *choice {
            Choice::Step(to) => return self.step(act, to),
            Choice::Rest => {
                let b = self.s.brigade_mut(act.brigade);
                b.fatigue = b.fatigue.saturating_sub(1);
                let fatigue = b.fatigue;
                self.tell(Event::Rested { brigade: act.brigade, fatigue });
                act.rested = true;
                return self.stop(act);
            }
            Choice::Force => self.force(&mut act),
            Choice::Dismount => {
                self.pay(&mut act, self.w.tables.movement.mount);
                self.s.brigade_mut(act.brigade).dismounted = true;
                self.tell(Event::Dismounted { brigade: act.brigade });
                act.stopped = true;
            }
            Choice::Mount => {
                self.pay(&mut act, self.w.tables.movement.mount);
                self.s.brigade_mut(act.brigade).dismounted = false;
                self.tell(Event::Mounted { brigade: act.brigade });
                act.stopped = true;
                act.mounted = true;
            }
            _ => return self.stop(act),
        }
        self.s.stage = Stage::Acting(act);
    }

    fn force(&mut self, act: &mut Act) {
        act.forced = true;
        act.points += self.w.tables.movement.forced_march;
        self.tell(Event::ForcedMarch { brigade: act.brigade });
    }

    fn pay(&mut self, act: &mut Act, cost: u8) {
        if cost > act.points {
            self.force(act);
        }
        act.points = act.points.saturating_sub(cost);
    }

    fn step(&mut self, mut act: Act, to: Zone) {
        let Some(from) = self.s.zone_of(act.brigade) else { return };
        let field = Field::of(self.w, self.s, self.w.side_of(act.brigade));
        let Some(cost) = step_cost(self.w, &field, from, to) else { return };
        self.pay(&mut act, cost);
        let hurt = movement::front_to_front(self.w, self.s, &act, to);
        if hurt && movement::on_last_step(self.w, self.s, act.brigade) && act.march == March::Action {
            self.s.part.plan = Scout::new(self.w, self.s, act.brigade).plan_after(None);
        }
        self.s.brigade_mut(act.brigade).facing = None;
        self.s.put(self.w, act.brigade, to);
        self.tell(Event::Stepped { brigade: act.brigade, from, to, cost });
        self.take_control(act.brigade, to);
        act.moved = true;
        act.stopped = field.zoc.has(to);
        // Q128: an enemy nobody touches any more is met afresh if the mover comes back to it.
        let own = self.s.occupied[self.w.side_of(act.brigade)];
        act.pressed = act.pressed.filter(|zone| self.w.land(*zone).meets(own)).collect();
        self.s.stage = Stage::Acting(act);
        if hurt {
            self.lose_step(act.brigade, LossCause::FrontToFront);
            if self.s.zone_of(act.brigade).is_none() {
                self.end_act(act);
            }
        }
    }

    /// The steps are over: facing, reactions, lone commanders, then the attack (order of 2.5.a).
    pub fn stop(&mut self, act: Act) {
        if act.march == March::Action {
            let zone = self.s.zone_of(act.brigade);
            self.s.part.plan = Scout::new(self.w, self.s, act.brigade).plan_after(zone);
        }
        self.ask_facing(act.brigade, FacingCause::Move);
        let side = self.w.side_of(act.brigade);
        self.s.duties.newcomer = self.s.zone_of(act.brigade).filter(|_| act.march == March::Action && act.moved);
        self.s.duties.pressed = act.pressed;
        self.s.duties.lone[side.other()] = true;
        self.s.duties.lone[side] = act.march != March::Action;
        self.s.stage = Stage::Declaring(act);
    }

    /// 6.9.
    pub fn declare_attack(&mut self, mut act: Act, target: Zone) {
        self.pay(&mut act, self.w.tables.movement.attack);
        self.s.brigade_mut(act.brigade).attack = Some(target);
        self.tell(Event::AttackDeclared { brigade: act.brigade, target });
        self.end_act(act);
    }

    /// Forced-march fatigue comes last; then the next brigade.
    pub fn end_act(&mut self, act: Act) {
        if act.forced && self.s.zone_of(act.brigade).is_some() {
            self.tire(act.brigade, FatigueCause::ForcedMarch);
        }
        match act.march {
            March::Action => {
                self.s.part.acted.insert(act.brigade);
                self.s.stage = Stage::Brigades;
            }
            March::Entry => self.after_entry(act.brigade),
            March::Night => self.after_night_move(act.brigade),
        }
    }

    /// An objective goes to the side that enters it (3).
    pub fn take_control(&mut self, brigade: Brigade, zone: Zone) {
        let side = self.w.side_of(brigade);
        let Some(at) = self.w.objectives.iter().position(|o| o.zone == zone) else { return };
        if crate::victory::controller(self.s, at) != side {
            self.s.union_controls ^= 1 << at;
            self.tell(Event::ControlTaken { zone, side });
        }
    }
}
