//! 11.1 to 11.3: forming a combat, strengths, modifiers, dice.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, MarkerLoss};
use crate::facing::{front_of, pressing_zones};
use crate::ids::{Brigade, Brigades, Element, Elements, Zone, Zones};
use crate::movement::{attackable_from, passable};
use crate::play::{Play, purpose};
use crate::state::{Stage, State};
use crate::world::World;

/// Who attacks what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The attacking side.
    pub side: Side,
    /// Front-line elements that attack.
    pub attackers: Elements,
    /// Zones attacked.
    pub targets: Zones,
}

impl Clash {
    /// Zones the attackers stand in.
    pub fn bases(&self, s: &State) -> Zones {
        self.attackers.filter_map(|e| s.zone_of(e)).collect()
    }

    /// Front-line elements that defend.
    pub fn defenders(&self, s: &State) -> Elements {
        self.targets.filter_map(|zone| s.stacks[zone].front()).collect()
    }
}

/// Whether an element may attack a zone now, apart from chains (9.1).
pub fn check_attacker(w: &World, s: &State, element: Element, target: Zone) -> Result<(), Bar> {
    let side = w.side_of(element);
    if side != s.active {
        return Err(Bar::NotYours);
    }
    if !s.engaged.has(element) {
        return Err(Bar::NotEngaged);
    }
    if s.fought.has(element) {
        return Err(Bar::FoughtAlready);
    }
    if !s.is_front(element) {
        return Err(Bar::NotFrontLine);
    }
    let zone = s.zone_of(element).ok_or(Bar::NotOnMap)?;
    if !attackable_from(w, s, side, zone).and(front_of(w, s, zone)).has(target) {
        return Err(Bar::TargetNotInFront);
    }
    if s.attacked.has(target) { Err(Bar::ZoneAttackedAlready) } else { Ok(()) }
}

/// Elements that may attack a zone.
pub fn attackers_of(w: &World, s: &State, target: Zone) -> Elements {
    w.ground(target)
        .adjacent
        .filter_map(|zone| s.stacks[zone].front())
        .filter(|e| check_attacker(w, s, *e, target).is_ok())
        .collect()
}

/// Zones one element alone would attack together (Form B).
pub fn sweep_targets(w: &World, s: &State, element: Element) -> Zones {
    let Some(zone) = s.zone_of(element) else { return Zones::EMPTY };
    front_of(w, s, zone).filter(|target| check_attacker(w, s, element, *target).is_ok()).collect()
}

/// Checks Form B.
pub fn check_sweep(w: &World, s: &State, element: Element) -> Result<Zones, Bar> {
    if !s.engaged.has(element) || w.side_of(element) != s.active {
        return Err(Bar::NotEngaged);
    }
    let targets = sweep_targets(w, s, element);
    if targets.len() < 2 { Err(Bar::SeveralZonesNeeded) } else { Ok(targets) }
}

/// The part of `all` that hangs together with `start` by adjacent zones, Bull Run or not.
fn chain_from(w: &World, s: &State, start: Element, all: Elements) -> Elements {
    let mut linked = start.alone();
    let mut rest = all.less(linked);
    loop {
        let bases: Zones = linked.filter_map(|e| s.zone_of(e)).collect();
        let near = |e: &Element| s.zone_of(*e).is_some_and(|zone| w.ground(zone).adjacent.meets(bases));
        let more: Elements = rest.filter(near).collect();
        if more.is_empty() {
            return linked;
        }
        linked = linked.or(more);
        rest = rest.less(more);
    }
}

/// True if the elements form one chain.
pub fn is_chain(w: &World, s: &State, elements: Elements) -> bool {
    elements.first().is_some_and(|first| chain_from(w, s, first, elements) == elements)
}

/// Checks that an element joins in ascending order and that a chain can still be completed.
pub fn check_join(w: &World, s: &State, target: Zone, joined: Elements, element: Element) -> Result<(), Bar> {
    check_attacker(w, s, element, target)?;
    if joined.0 >> element.0 != 0 {
        return Err(Bar::JoinOrder);
    }
    let later: Elements = attackers_of(w, s, target).filter(|e| e.0 > element.0).collect();
    let wanted = joined.or(element.alone());
    let chain = chain_from(w, s, element, wanted.or(later));
    if wanted.less(chain).is_empty() { Ok(()) } else { Err(Bar::NoChain) }
}

/// Checks that the attack as formed can be resolved.
pub fn check_resolve(w: &World, s: &State, joined: Elements) -> Result<(), Bar> {
    if joined.is_empty() {
        return Err(Bar::NobodyJoined);
    }
    if is_chain(w, s, joined) { Ok(()) } else { Err(Bar::NoChain) }
}

/// Enemy zones that can be attacked now.
pub fn targets(w: &World, s: &State) -> Zones {
    let ready = s.engaged.less(s.fought).filter(|e| w.side_of(*e) == s.active);
    ready.fold(Zones::EMPTY, |zones, e| zones.or(sweep_targets(w, s, e)))
}

/// Lists M8 between combats.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    out.extend(targets(w, s).map(Choice::Target));
    out.extend(s.engaged.less(s.fought).filter(|e| check_sweep(w, s, *e).is_ok()).map(Choice::Sweep));
    out.push(Choice::Done);
}

/// Lists who may join, and resolving.
pub fn list_forming(w: &World, s: &State, target: Zone, joined: Elements, out: &mut impl Out<Choice>) {
    let candidates = attackers_of(w, s, target);
    out.extend(candidates.filter(|e| check_join(w, s, target, joined, *e).is_ok()).map(Choice::Join));
    if check_resolve(w, s, joined).is_ok() {
        out.push(Choice::Resolve);
    }
}

/// Printed potential less losses, never below zero (11.4).
pub fn less_losses(s: &State, brigade: Brigade, printed: u8) -> u8 {
    printed.saturating_sub(s.brigade(brigade).losses)
}

/// A potential as it stands for one element: halved and rounded up in extended line (10.6, D-09).
fn for_element(s: &State, brigade: Brigade, printed: u8) -> u8 {
    let current = less_losses(s, brigade, printed);
    if s.is_extended(brigade) { current.div_ceil(2) } else { current }
}

/// Current combat strength of a brigade in normal line, the Legion apart.
pub fn combat_strength(w: &World, s: &State, brigade: Brigade) -> u8 {
    less_losses(s, brigade, w.sheet(brigade).combat)
}

/// What the attached Legion adds to an element (10.5 note).
fn legion_adds(w: &World, s: &State, element: Element) -> u8 {
    match (s.legion_host, w.legion) {
        (Some(host), Some(legion)) if host == element => combat_strength(w, s, legion),
        _ => 0,
    }
}

/// Combat strength of one element with the Legion.
pub fn element_strength(w: &World, s: &State, element: Element) -> u8 {
    for_element(s, element.brigade(), w.sheet(element.brigade()).combat) + legion_adds(w, s, element)
}

/// Artillery strength of one element.
pub fn artillery(w: &World, s: &State, element: Element) -> u8 {
    for_element(s, element.brigade(), w.sheet(element.brigade()).artillery)
}

/// Cavalry strength of one element; void with the 30th Virginia option (13).
pub fn cavalry(w: &World, s: &State, element: Element) -> u8 {
    if w.options.thirtieth_virginia {
        return 0;
    }
    for_element(s, element.brigade(), w.sheet(element.brigade()).cavalry)
}

/// Brigades of the elements.
pub fn brigades_of(elements: Elements) -> Brigades {
    elements.map(Element::brigade).collect()
}

/// Sum of combat strengths; both elements of one brigade never exceed its full strength, the
/// Legion comes on top.
pub fn side_strength(w: &World, s: &State, elements: Elements) -> u8 {
    brigades_of(elements)
        .map(|brigade| {
            let parts: Elements = elements.filter(|e| e.brigade() == brigade).collect();
            let printed = w.sheet(brigade).combat;
            let own: u8 = parts.map(|_| for_element(s, brigade, printed)).sum();
            let legion: u8 = parts.map(|e| legion_adds(w, s, e)).sum();
            own.min(less_losses(s, brigade, printed)) + legion
        })
        .fold(0, u8::saturating_add)
}

/// The strength-ratio bonus: who has it, and how much (11.2).
pub fn ratio(w: &World, attack: u8, defence: u8) -> (Role, i8) {
    let table = &w.tables.combat;
    let role = if attack >= defence { Role::Attacker } else { Role::Defender };
    let (high, low) = (u16::from(attack.max(defence)), u16::from(attack.min(defence)));
    let bonus = if 3 * low <= high {
        table.three_to_one
    } else if 2 * low <= high {
        table.two_to_one
    } else if 3 * low <= 2 * high {
        table.three_to_two
    } else {
        table.even
    };
    (role, bonus)
}

/// Attacker or defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Attacks.
    Attacker,
    /// Defends.
    Defender,
}

/// A reason for a modifier (11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// Strength ratio, with both sums.
    Ratio {
        /// The attacker's sum.
        attack: u8,
        /// The defender's sum.
        defence: u8,
    },
    /// A second line supports.
    Support(Element),
    /// Command bonus.
    Star(Brigade),
    /// The defender is on a hill.
    Hill(Zone),
    /// The defender is in woods.
    Woods(Zone),
    /// Every attacker comes over a ford or bridge.
    Crossing(Zone),
    /// The defender is in extended line.
    Extended(Brigade),
    /// Fatigue of the most fatigued brigade.
    Fatigue(Brigade),
    /// The defender is flanked.
    DefenderFlanked(Zone),
    /// An attacker is flanked.
    AttackerFlanked(Zone),
    /// The confusion option.
    Confusion,
}

impl Factor {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Factor::Ratio { .. } => "BR-11.2-ratio-bands",
            Factor::Support(_) => "BR-11.3-support-combat",
            Factor::Star(_) => "BR-11.3-star",
            Factor::Hill(_) => "BR-11.3-hill",
            Factor::Woods(_) => "BR-11.3-woods",
            Factor::Crossing(_) => "BR-11.3-crossing",
            Factor::Extended(_) => "BR-10.6-defence",
            Factor::Fatigue(_) => "BR-11.3-fatigue",
            Factor::DefenderFlanked(_) => "BR-11.3-def-flanked",
            Factor::AttackerFlanked(_) => "BR-11.3-att-flanked",
            Factor::Confusion => "BR-13-confusion",
        }
    }
}

/// The second line that supports in a zone, if it is fit to (9.5).
pub fn supporter(w: &World, s: &State, zone: Zone, fighting: Brigades) -> Option<Element> {
    let second = s.stacks[zone].second()?;
    let brigade = second.brigade();
    (s.brigade(brigade).fatigue < 2 && !fighting.has(brigade)).then_some(second).filter(|e| !w.is_legion(e.brigade()))
}

/// True if second lines of this role support (D-06).
fn supports(w: &World, role: Role) -> bool {
    role == Role::Attacker || w.options.support_in_defence
}

/// Every fixed modifier of a combat, in the order of the rulebook.
pub fn modifiers(w: &World, s: &State, clash: &Clash, mut add: impl FnMut(Role, i8, Factor)) {
    let table = &w.tables.combat;
    let defenders = clash.defenders(s);
    let attack = side_strength(w, s, clash.attackers);
    let defence = side_strength(w, s, defenders);
    let (role, bonus) = ratio(w, attack, defence);
    add(role, bonus, Factor::Ratio { attack, defence });
    for (role, elements) in [(Role::Attacker, clash.attackers), (Role::Defender, defenders)] {
        support_bonus(w, s, role, elements, &mut add);
        let brigades = brigades_of(elements);
        let mut stars = brigades;
        if let Some(star) = stars.find(|b| w.sheet(*b).star) {
            add(role, table.star, Factor::Star(star));
        }
        let tired = brigades.max_by_key(|b| s.brigade(*b).fatigue);
        if let Some(tired) = tired
            && s.brigade(tired).fatigue > 0
        {
            add(role, table.fatigue * s.brigade(tired).fatigue as i8, Factor::Fatigue(tired));
        }
    }
    ground_bonus(w, s, clash, &mut add);
    let mut lines = brigades_of(defenders);
    if let Some(extended) = lines.find(|b| s.is_extended(*b)) {
        add(Role::Defender, table.extended, Factor::Extended(extended));
    }
    if let Some(zone) = flanked_defender(w, s, clash) {
        add(Role::Defender, table.defender_flanked, Factor::DefenderFlanked(zone));
    }
    if let Some(zone) = flanked_attacker(w, s, clash) {
        add(Role::Attacker, table.attacker_flanked, Factor::AttackerFlanked(zone));
    }
    if w.options.confusion && s.turn <= w.tables.options.confusion_turns {
        add(Role::Attacker, w.tables.options.confusion, Factor::Confusion);
    }
}

fn support_bonus(w: &World, s: &State, role: Role, elements: Elements, add: &mut impl FnMut(Role, i8, Factor)) {
    if !supports(w, role) {
        return;
    }
    let fighting = brigades_of(elements);
    for element in elements {
        let Some(zone) = s.zone_of(element) else { continue };
        let Some(second) = supporter(w, s, zone, fighting) else { continue };
        if element_strength(w, s, second) >= w.tables.combat.support_combat {
            add(role, w.tables.combat.support, Factor::Support(second));
        }
    }
}

/// Terrain and crossing of the one target zone where they help most.
fn ground_bonus(w: &World, s: &State, clash: &Clash, add: &mut impl FnMut(Role, i8, Factor)) {
    let table = &w.tables.combat;
    let terrain = |zone: Zone| {
        let ground = w.ground(zone);
        if ground.hill {
            Some((table.hill, Factor::Hill(zone)))
        } else if ground.woods {
            Some((table.woods, Factor::Woods(zone)))
        } else {
            None
        }
    };
    let bases = clash.bases(s);
    let crossing = |zone: Zone| bases.less(w.ground(zone).crossing).is_empty();
    let worth =
        |zone: &Zone| terrain(*zone).map_or(0, |(bonus, _)| bonus) + if crossing(*zone) { table.crossing } else { 0 };
    let mut best: Option<(i8, Zone)> = None;
    for zone in clash.targets {
        if best.is_none_or(|(most, _)| worth(&zone) > most) {
            best = Some((worth(&zone), zone));
        }
    }
    let Some((_, zone)) = best else { return };
    if let Some((bonus, factor)) = terrain(zone) {
        add(Role::Defender, bonus, factor);
    }
    if crossing(zone) {
        add(Role::Defender, table.crossing, Factor::Crossing(zone));
    }
}

/// A defending stack that is attacked from, or pressed on, its flank (9.7).
fn flanked_defender(w: &World, s: &State, clash: &Clash) -> Option<Zone> {
    let bases = clash.bases(s);
    let defending = clash.side.other();
    let mut zones = clash.targets;
    zones.find(|zone| {
        let front = front_of(w, s, *zone);
        let here: Zones = bases.filter(|base| passable(w, s, clash.side, *base, *zone)).collect();
        !here.or(pressing_zones(w, s, defending, *zone)).less(front).is_empty()
    })
}

/// An attacking stack with an enemy on its flank (9.7).
fn flanked_attacker(w: &World, s: &State, clash: &Clash) -> Option<Zone> {
    let mut zones = clash.bases(s);
    zones.find(|zone| !pressing_zones(w, s, clash.side, *zone).less(front_of(w, s, *zone)).is_empty())
}

/// Both sums of fixed modifiers.
pub fn sums(w: &World, s: &State, clash: &Clash) -> (i8, i8) {
    let (mut attack, mut defence) = (0, 0);
    modifiers(w, s, clash, |role, value, _| match role {
        Role::Attacker => attack += value,
        Role::Defender => defence += value,
    });
    (attack, defence)
}

/// An artillery or cavalry die that is to be thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GunDie {
    /// Who throws.
    pub element: Element,
    /// Its potential.
    pub potential: u8,
    /// Modifier to the die.
    pub modifier: i8,
}

impl GunDie {
    /// The highest face that succeeds.
    pub fn succeeds_on(self) -> u8 {
        (self.potential as i8 - self.modifier).max(0) as u8
    }
}

/// Elements in order of their zones.
pub fn by_zone(s: &State, elements: Elements) -> impl Iterator<Item = Element> {
    let zones: Zones = elements.filter_map(|e| s.zone_of(e)).collect();
    zones.flat_map(move |zone| elements.filter(move |e| s.zone_of(*e) == Some(zone)))
}

/// The artillery die of an element, if it throws one (9.6).
pub fn artillery_die(w: &World, s: &State, role: Role, element: Element, fighting: Brigades) -> Option<GunDie> {
    let table = &w.tables.combat;
    let potential = artillery(w, s, element);
    let helped = supports(w, role)
        && s.zone_of(element)
            .and_then(|zone| supporter(w, s, zone, fighting))
            .is_some_and(|second| artillery(w, s, second) >= table.support_artillery);
    let modifier = if helped { table.support_die } else { 0 };
    let die = GunDie { element, potential, modifier };
    (die.succeeds_on() > 0).then_some(die)
}

/// The cavalry die of an attacking element, if it throws one (9.6).
pub fn cavalry_die(w: &World, s: &State, element: Element) -> Option<GunDie> {
    let potential = cavalry(w, s, element);
    (potential > 0).then_some(GunDie { element, potential, modifier: 0 })
}

/// The combat dice with their totals (11.4): never below 1.
pub fn total(die: u8, sum: i8) -> u8 {
    (die as i8 + sum).max(1) as u8
}

/// Who is beaten, and whether it is a Hit (11.4).
pub fn verdict(w: &World, attacker: Side, attack: u8, defence: u8) -> (Side, bool) {
    let double = |high: u8, low: u8| {
        let (high, low) = (u16::from(high), u16::from(low));
        if w.options.more_than_double { high > 2 * low } else { high >= 2 * low }
    };
    if attack > defence { (attacker.other(), double(attack, defence)) } else { (attacker, double(defence, attack)) }
}

impl Play<'_> {
    /// Throws the dice of a combat and carries its result to the Hits (9.3, 9.8).
    pub fn fight(&mut self, clash: Clash) {
        for zone in clash.targets {
            self.s.attacked.insert(zone);
            self.lose_markers_in(zone, MarkerLoss::Attacked);
        }
        self.s.fought = self.s.fought.or(clash.attackers);
        // 9.1: a mark that is second line now is void, even if its front line goes away.
        self.s.engaged = self.s.engaged.filter(|e| self.s.is_front(*e)).collect();
        self.tell(Event::Attacked { side: clash.side, attackers: clash.attackers, targets: clash.targets });
        let (mut attack, mut defence) = sums(self.w, self.s, &clash);
        let defenders = clash.defenders(self.s);
        attack += self.guns(Role::Attacker, clash.attackers);
        attack += self.horse(clash.attackers);
        defence += self.guns(Role::Defender, defenders);
        let attack_die = self.d6(purpose::ATTACK);
        let defence_die = self.d6(purpose::DEFENCE);
        self.tell(Event::CombatDice {
            attacker: clash.side,
            attack_die,
            attack_sum: attack,
            defence_die,
            defence_sum: defence,
        });
        let (attack, defence) = (total(attack_die, attack), total(defence_die, defence));
        let (loser, hit) = verdict(self.w, clash.side, attack, defence);
        self.tell(Event::CombatTotals { attacker: clash.side, attack, defence, loser, hit });
        self.suffer(clash, loser, hit);
    }

    fn guns(&mut self, role: Role, elements: Elements) -> i8 {
        let fighting = brigades_of(elements);
        let mut bonus = 0;
        let mut order = [None; 8];
        for (slot, element) in order.iter_mut().zip(by_zone(self.s, elements)) {
            *slot = Some(element);
        }
        for element in order.into_iter().flatten() {
            let Some(gun) = artillery_die(self.w, self.s, role, element, fighting) else { continue };
            let (die, effective) = self.dice.roll_under(6, gun.succeeds_on(), purpose::ARTILLERY);
            let GunDie { potential, modifier, .. } = gun;
            self.tell(Event::ArtilleryDie { element, die, modifier, potential, effective });
            bonus += if effective { self.w.tables.combat.artillery } else { 0 };
        }
        bonus
    }

    fn horse(&mut self, elements: Elements) -> i8 {
        let mut bonus = 0;
        let mut order = [None; 8];
        for (slot, element) in order.iter_mut().zip(by_zone(self.s, elements)) {
            *slot = Some(element);
        }
        for element in order.into_iter().flatten() {
            let Some(horse) = cavalry_die(self.w, self.s, element) else { continue };
            let (die, effective) = self.dice.roll_under(6, horse.succeeds_on(), purpose::CAVALRY);
            self.tell(Event::CavalryDie { element, die, potential: horse.potential, effective });
            bonus += if effective { self.w.tables.combat.cavalry } else { 0 };
        }
        bonus
    }

    /// Begins to form an attack on one zone.
    pub fn take_aim(&mut self, target: Zone) {
        self.s.stage = Stage::Forming { target, attackers: Elements::EMPTY };
    }
}
