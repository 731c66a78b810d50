//! 10.1 to 10.3: who fights, strengths, modifiers, dice.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::activation::{attacking_zones, linked_zones};
use crate::event::Event;
use crate::facing::{efront, front_of};
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::play::{Play, purpose};
use crate::state::{Fight, FightStep, Stage, State};
use crate::world::{Kind, World};

/// Who attacks what (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The attacking side.
    pub side: Side,
    /// The zone attacked.
    pub target: Zone,
    /// Zones that attack.
    pub bases: Zones,
    /// Engaged brigades of the attacker.
    pub attackers: Brigades,
    /// Engaged brigades of the defender.
    pub defenders: Brigades,
}

impl Clash {
    /// The combat over a zone as the Attack markers lie.
    pub fn over(w: &World, s: &State, target: Zone) -> Clash {
        let side = s.active;
        let bases = attacking_zones(w, s, target);
        let joins = |b: &Brigade| s.brigade(*b).attack == Some(target) || helps(w, s, *b, target);
        let attackers = bases.flat_map(|z| s.stacks[z].iter()).filter(joins).collect();
        Clash { side, target, bases, attackers, defenders: s.stacks[target].set() }
    }
}

/// An artillery brigade joins by itself if the target is in its front (10.3.2, example 4).
fn helps(w: &World, s: &State, brigade: Brigade, target: Zone) -> bool {
    w.guns.has(brigade) && front_of(w, s, brigade).has(target)
}

/// Zones with combats still to be fought.
pub fn pending(w: &World, s: &State) -> Zones {
    w.side_brigades[s.active].filter_map(|b| s.brigade(b).attack).collect()
}

/// The connected part of the zones attacking a target that holds `start` (10.1).
pub fn chain_from(w: &World, bases: Zones, start: Zone) -> Zones {
    let mut chain = start.alone();
    loop {
        let more = chain.fold(chain, |all, zone| all.or(linked_zones(w, zone))).and(bases);
        if more == chain {
            return chain;
        }
        chain = more;
    }
}

/// The lowest zone whose attackers do not hang together (Q49, second reading).
pub fn broken_chain(w: &World, s: &State) -> Option<(Zone, Zones)> {
    let mut targets = pending(w, s);
    targets.find_map(|target| {
        let bases = attacking_zones(w, s, target);
        let first = bases.first()?;
        (chain_from(w, bases, first) != bases).then_some((target, bases))
    })
}

/// One brigade of each connected part among which the attacker chooses.
pub fn chain_heads(w: &World, s: &State) -> Brigades {
    let Some((target, mut left)) = broken_chain(w, s) else { return Brigades::EMPTY };
    let mut heads = Brigades::EMPTY;
    while let Some(base) = left.first() {
        left = left.less(chain_from(w, left, base));
        let mut there = s.stacks[base].set();
        if let Some(head) = there.find(|b| s.brigade(*b).attack == Some(target)) {
            heads.insert(head);
        }
    }
    heads
}

/// Combat potential now (2.3 of the specification). Artillery's is theoretical: it only orders (Q69).
pub fn combat_strength(w: &World, s: &State, brigade: Brigade) -> u8 {
    let figures = w.figures(brigade);
    let b = s.brigade(brigade);
    match figures.kind {
        Kind::Artillery => w.tables.artillery.steps.saturating_sub(b.losses),
        Kind::Cavalry if b.dismounted => figures.dismounted.saturating_sub(b.losses).max(1),
        _ => figures.combat.saturating_sub(b.losses),
    }
}

/// Artillery potential now.
pub fn artillery_strength(w: &World, s: &State, brigade: Brigade) -> u8 {
    w.figures(brigade).artillery.saturating_sub(s.brigade(brigade).losses)
}

/// Fatigue as it counts in combat: 2 in rout, none for artillery (10.4).
pub fn effective_fatigue(w: &World, s: &State, brigade: Brigade) -> u8 {
    let b = s.brigade(brigade);
    if w.guns.has(brigade) {
        0
    } else if b.routed {
        2
    } else {
        b.fatigue
    }
}

/// Strength that fights: artillery brigades do not (10.4).
pub fn strength(w: &World, s: &State, brigades: Brigades) -> u8 {
    brigades.less(w.guns).map(|b| combat_strength(w, s, b)).fold(0, u8::saturating_add)
}

/// The column of the strength table; `None` below the lowest (10.3.1).
pub fn ratio(w: &World, attack: u8, defence: u8) -> Option<i8> {
    let reached = |r: &&crate::tables::Ratio| {
        u16::from(attack) * u16::from(r.defence) >= u16::from(defence) * u16::from(r.attack)
    };
    w.tables.combat.ratio.iter().filter(reached).map(|r| r.modifier).next_back()
}

/// True if the attack is too weak for dice (7.3).
pub fn is_automatic(w: &World, s: &State, clash: &Clash) -> bool {
    let infantry = clash.defenders.less(w.guns);
    !infantry.is_empty() && ratio(w, strength(w, s, clash.attackers), strength(w, s, clash.defenders)).is_none()
}

/// Attacker or defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Attacks.
    Attacker,
    /// Defends.
    Defender,
}

/// Artillery brigades outside the fighting zones that lend their guns (Q53, Q54).
pub fn support(w: &World, s: &State, clash: &Clash, role: Role) -> Brigades {
    support_of(w, s, clash, role, w.guns)
}

/// The same if no other guns come into question.
fn support_of(w: &World, s: &State, clash: &Clash, role: Role, guns: Brigades) -> Brigades {
    let (allowed, side, watched) = match role {
        Role::Attacker => (w.options.support_in_attack, clash.side, clash.target.alone()),
        Role::Defender => (w.options.support_in_defence, clash.side.other(), clash.bases),
    };
    if !allowed {
        return Brigades::EMPTY;
    }
    let fighting = clash.bases.or(clash.target.alone());
    let lends = |b: &Brigade| s.zone_of(*b).is_some_and(|zone| !fighting.has(zone)) && efront(w, s, *b).meets(watched);
    s.present(w.side_brigades[side].and(guns)).filter(lends).collect()
}

/// Brigades whose guns count for a side in a combat (7.4).
pub fn gunners(w: &World, s: &State, clash: &Clash, role: Role) -> Brigades {
    gunners_of(w, s, clash, role, w.guns)
}

fn gunners_of(w: &World, s: &State, clash: &Clash, role: Role, guns: Brigades) -> Brigades {
    let engaged = match role {
        Role::Attacker => clash.attackers,
        Role::Defender => {
            let fires = |b: &Brigade| !w.guns.has(*b) || front_of(w, s, *b).meets(clash.bases);
            clash.defenders.filter(fires).collect()
        }
    };
    engaged.or(support_of(w, s, clash, role, guns))
}

/// Artillery points of a side in a combat (7.4).
pub fn gun_points(w: &World, s: &State, clash: &Clash, role: Role) -> u8 {
    points_of(w, s, gunners(w, s, clash, role))
}

fn points_of(w: &World, s: &State, gunners: Brigades) -> u8 {
    gunners.map(|b| artillery_strength(w, s, b)).fold(0, u8::saturating_add)
}

/// Artillery points of both sides in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guns {
    /// The attacker's.
    pub attack: u8,
    /// The defender's.
    pub defence: u8,
}

impl Guns {
    /// Those of a combat.
    pub fn of(w: &World, s: &State, clash: &Clash) -> Guns {
        Guns::among(w, s, clash, w.guns)
    }

    /// The same if no guns but these, and those in the fight itself, can look at the zones that fight.
    pub fn among(w: &World, s: &State, clash: &Clash, guns: Brigades) -> Guns {
        let points = |role| points_of(w, s, gunners_of(w, s, clash, role, guns));
        Guns { attack: points(Role::Attacker), defence: points(Role::Defender) }
    }
}

/// Engaged sharpshooters of a side, in the order of the counters file (Q116).
pub fn sharpshooters(w: &World, s: &State, brigades: Brigades) -> Brigades {
    brigades.and(w.rifles).filter(|b| !s.brigade(*b).routed).collect()
}

/// A reason for a modifier (10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Factor {
    /// Strength ratio, with both sums.
    Ratio {
        /// The attacker's sum.
        attack: u8,
        /// The defender's sum.
        defence: u8,
    },
    /// Only artillery defends.
    ArtilleryAlone,
    /// Full groups of artillery points.
    Guns(u8),
    /// Command bonus of a zone.
    Star(Brigade),
    /// Sum of fatigue, capped.
    Fatigue(u8),
    /// Wood, village, railway, escarpment, crossing together, capped.
    Terrain(Zone),
    /// Attacking zones beyond the first.
    FurtherZones(u8),
    /// Enemies not attacked.
    Unattacked(Zone),
    /// An attacking zone on the flank.
    Flank(Zone),
    /// Mounted cavalry against a wood.
    CavalryAgainstWood(Brigade),
    /// Mounted cavalry in a wood without infantry.
    CavalryInWood(Brigade),
}

impl Factor {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Factor::Ratio { .. } => "S-10.3.1-table",
            Factor::ArtilleryAlone => "S-10.3.1-artalone",
            Factor::Guns(_) => "S-10.3.2-six",
            Factor::Star(_) => "S-10.3.3-star",
            Factor::Fatigue(_) => "S-10.3.4-sum",
            Factor::Terrain(_) => "S-10.3.5-each",
            Factor::FurtherZones(_) => "S-10.3.6-zones",
            Factor::Unattacked(_) => "S-10.3.6-unattacked",
            Factor::Flank(_) => "S-10.3.6-flank",
            Factor::CavalryAgainstWood(_) => "S-10.3.7-att",
            Factor::CavalryInWood(_) => "S-10.3.7-def",
        }
    }
}

/// A kind of terrain that helps the defender (10.3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelter {
    /// Wood.
    Wood,
    /// Groveton.
    Village,
    /// The unfinished railway.
    Railway,
    /// Attacked up an escarpment.
    Escarpment,
    /// Attacked over a bridge or ford.
    Crossing,
}

/// What shelters a defender from attackers in some zones, each kind once (Q59, Q60).
pub fn shelters(w: &World, target: Zone, bases: Zones, mut add: impl FnMut(Shelter, i8)) {
    let ground = w.ground(target);
    let table = &w.tables.combat;
    let over = |uphill: &dyn Fn(Zone) -> bool| {
        let mut bases = bases;
        if w.options.edge_needs_all { !bases.is_empty() && bases.all(uphill) } else { bases.any(uphill) }
    };
    if ground.woods {
        add(Shelter::Wood, table.woods);
    }
    if ground.village {
        add(Shelter::Village, table.village);
    }
    if ground.railway {
        add(Shelter::Railway, table.railway);
    }
    if over(&|base| w.ground(base).climb.has(target)) {
        add(Shelter::Escarpment, table.escarpment);
    }
    if over(&|base| w.ground(base).crossing.has(target)) {
        add(Shelter::Crossing, table.crossing);
    }
}

/// What terrain gives the defender, capped (10.3.5).
pub fn terrain(w: &World, target: Zone, bases: Zones) -> i8 {
    let mut sum = 0;
    shelters(w, target, bases, |_, value| sum += value);
    sum.min(w.tables.combat.terrain_most)
}

/// Every modifier of a combat except those that hang on a die, in the order of the rulebook.
pub fn modifiers(w: &World, s: &State, clash: &Clash, add: impl FnMut(Role, i8, Factor)) {
    modifiers_with(w, s, clash, Guns::of(w, s, clash), add);
}

/// The same for one who has counted the guns.
fn modifiers_with(w: &World, s: &State, clash: &Clash, guns: Guns, mut add: impl FnMut(Role, i8, Factor)) {
    let table = &w.tables.combat;
    let (attack, defence) = (strength(w, s, clash.attackers), strength(w, s, clash.defenders));
    if clash.defenders.less(w.guns).is_empty() {
        add(Role::Attacker, table.against_artillery, Factor::ArtilleryAlone);
    } else if let Some(modifier) = ratio(w, attack, defence) {
        add(Role::Attacker, modifier, Factor::Ratio { attack, defence });
    }
    for (role, engaged, points, cap) in [
        (Role::Attacker, clash.attackers, guns.attack, table.fatigue_attacker),
        (Role::Defender, clash.defenders, guns.defence, table.fatigue_defender),
    ] {
        let bonus = points / table.guns_per_bonus;
        if bonus > 0 {
            add(role, bonus as i8, Factor::Guns(bonus));
        }
        stars(w, s, engaged, |star| add(role, table.star, Factor::Star(star)));
        let tired: u8 = engaged.map(|b| effective_fatigue(w, s, b)).sum();
        if tired > 0 {
            add(role, -(tired as i8).min(cap), Factor::Fatigue(tired));
        }
    }
    let shelter = terrain(w, clash.target, clash.bases);
    if shelter != 0 {
        add(Role::Defender, shelter, Factor::Terrain(clash.target));
    }
    tactical_situation(w, s, clash, &mut add);
    cavalry_in_woods(w, s, clash, &mut add);
}

/// One star for each zone (Q64).
fn stars(w: &World, s: &State, engaged: Brigades, mut add: impl FnMut(Brigade)) {
    let mut zones = Zones::EMPTY;
    for star in engaged.and(w.stars) {
        let Some(zone) = s.zone_of(star) else { continue };
        if !zones.has(zone) {
            zones.insert(zone);
            add(star);
        }
    }
}

/// 10.3.6.
fn tactical_situation(w: &World, s: &State, clash: &Clash, add: &mut impl FnMut(Role, i8, Factor)) {
    let table = &w.tables.combat;
    let further = clash.bases.len().saturating_sub(1) as u8;
    if further > 0 {
        add(Role::Attacker, table.further_zone * further as i8, Factor::FurtherZones(further));
    }
    for zone in unattacked(w, s, clash) {
        add(Role::Attacker, table.unattacked, Factor::Unattacked(zone));
    }
    for zone in clash.bases.less(defended_front(w, s, clash)) {
        add(Role::Defender, table.flank, Factor::Flank(zone));
    }
}

/// The defender's front; empty if all are routed (Q63).
fn defended_front(w: &World, s: &State, clash: &Clash) -> Zones {
    clash.defenders.fold(Zones::EMPTY, |front, b| front.or(front_of(w, s, b)))
}

/// Zones with enemies not attacked in this combat phase that cost the attacker (Q61, Q62).
pub fn unattacked(w: &World, s: &State, clash: &Clash) -> Zones {
    let touching = clash.bases.fold(Zones::EMPTY, |zones, base| zones.or(w.ground(base).adjacent));
    let near = touching.and(s.occupied[clash.side.other()]).less(clash.target.alone());
    let seen = clash.attackers.fold(Zones::EMPTY, |zones, b| zones.or(efront(w, s, b)));
    let counts = |zone: &Zone| {
        s.stacks[*zone]
            .iter()
            .filter(|b| !s.part.attacked_brigades.has(*b))
            .any(|b| if w.options.unattacked_in_front { seen.has(*zone) } else { efront(w, s, b).meets(clash.bases) })
    };
    near.filter(counts).collect()
}

/// 10.3.7.
fn cavalry_in_woods(w: &World, s: &State, clash: &Clash, add: &mut impl FnMut(Role, i8, Factor)) {
    if !w.ground(clash.target).woods {
        return;
    }
    let value = w.tables.combat.cavalry_woods;
    for horse in clash.attackers.filter(|b| s.is_mounted(w, *b)) {
        add(Role::Attacker, value, Factor::CavalryAgainstWood(horse));
    }
    let mut defenders = clash.defenders;
    if !defenders.any(|b| w.figures(b).kind == Kind::Infantry) {
        for horse in clash.defenders.filter(|b| s.is_mounted(w, *b)) {
            add(Role::Defender, value, Factor::CavalryInWood(horse));
        }
    }
}

/// Both sums of modifiers that do not hang on a die.
pub fn sums(w: &World, s: &State, clash: &Clash) -> (i8, i8) {
    sums_with(w, s, clash, Guns::of(w, s, clash))
}

/// The same for one who has counted the guns.
pub fn sums_with(w: &World, s: &State, clash: &Clash, guns: Guns) -> (i8, i8) {
    let (mut attack, mut defence) = (0, 0);
    modifiers_with(w, s, clash, guns, |role, value, _| match role {
        Role::Attacker => attack += value,
        Role::Defender => defence += value,
    });
    (attack, defence)
}

/// What a combat comes to (7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Attacker's result, at least 1.
    pub attack: u8,
    /// Defender's result, at least 1.
    pub defence: u8,
    /// The attacker suffers.
    pub attacker_loses: bool,
    /// More than double: a combat test.
    pub test: bool,
}

/// Compares two totals (10.4).
pub fn compare(attack: i8, defence: i8) -> Comparison {
    let (attack, defence) = (attack.max(1) as u8, defence.max(1) as u8);
    let attacker_loses = attack <= defence;
    let (high, low) = (attack.max(defence), attack.min(defence));
    Comparison { attack, defence, attacker_loses, test: u16::from(high) > 2 * u16::from(low) }
}

impl Play<'_> {
    /// Q49, second reading: the other attackers of the zone are called off.
    pub fn keep_chain(&mut self, head: Brigade) {
        let Some(target) = self.s.brigade(head).attack else { return };
        let Some(zone) = self.s.zone_of(head) else { return };
        let bases = attacking_zones(self.w, self.s, target);
        let chain = chain_from(self.w, bases, zone);
        for base in bases.less(chain) {
            for brigade in self.s.stacks[base].iter() {
                if self.s.brigade(brigade).attack == Some(target) {
                    self.s.brigade_mut(brigade).attack = None;
                    self.tell(Event::AttackOff { brigade, target });
                }
            }
        }
    }

    /// 2.7: the zones and brigades under attack are fixed (Q62).
    pub fn begin_combats(&mut self) {
        let targets = pending(self.w, self.s);
        self.s.part.attacked = targets;
        self.s.part.attacked_brigades = targets.flat_map(|z| self.s.stacks[z].iter()).collect();
        self.s.stage = Stage::Combats;
    }

    /// Takes off the markers pointing at a zone.
    fn remove_markers(&mut self, target: Zone) {
        for brigade in self.w.side_brigades[self.s.active] {
            let b = self.s.brigade_mut(brigade);
            if b.attack == Some(target) {
                b.attack = None;
            }
        }
        self.s.part.fought.insert(target);
    }

    /// A combat whose defenders have gone lapses (Q51).
    pub fn lapse(&mut self, target: Zone) {
        self.remove_markers(target);
        self.tell(Event::AttackLapsed { target });
    }

    /// 10.2 to 10.4: the dice of one combat.
    pub fn fight(&mut self, target: Zone) {
        let clash = Clash::over(self.w, self.s, target);
        let number = clash.attackers.len().min(clash.defenders.len()) as u8;
        self.tell(Event::Attacked { side: clash.side, attackers: clash.attackers, target });
        self.tell(Event::Defended { side: clash.side.other(), defenders: clash.defenders, number });
        self.s.part.attacked_brigades = self.s.part.attacked_brigades.or(clash.defenders);
        let mut fight = Fight {
            attacker: clash.side,
            target,
            bases: clash.bases,
            attackers: clash.attackers,
            defenders: clash.defenders,
            loser: clash.side,
            test: true,
            step: FightStep::Sixes,
            sixes: kernel::BySide::new(false, false),
            number,
            hits: [None; 2],
            results: [None; 2],
            next: 0,
            retreat: None,
            fields: Zones::EMPTY,
            advanced: Brigades::EMPTY,
        };
        if is_automatic(self.w, self.s, &clash) {
            let attack = strength(self.w, self.s, clash.attackers);
            let defence = strength(self.w, self.s, clash.defenders);
            self.tell(Event::Automatic { attack, defence });
        } else {
            self.throw(&clash, &mut fight);
        }
        fight.fields = if fight.loser == clash.side { clash.bases } else { target.alone() };
        self.remove_markers(target);
        self.s.stage = Stage::Fight(fight);
    }

    fn throw(&mut self, clash: &Clash, fight: &mut Fight) {
        let (mut attack, mut defence) = self.tell_modifiers(clash);
        attack += self.gun_die(clash, Role::Attacker);
        defence += self.gun_die(clash, Role::Defender);
        attack += self.rifle_dice(clash.attackers);
        defence += self.rifle_dice(clash.defenders);
        let attack_die = self.d6(purpose::ATTACK);
        let defence_die = self.d6(purpose::DEFENCE);
        self.tell(Event::CombatDice {
            attacker: clash.side,
            attack_die,
            attack_sum: attack,
            defence_die,
            defence_sum: defence,
        });
        let result = compare(attack_die as i8 + attack, defence_die as i8 + defence);
        fight.loser = if result.attacker_loses { clash.side } else { clash.side.other() };
        fight.test = result.test;
        self.tell(Event::CombatTotals {
            attacker: clash.side,
            attack: result.attack,
            defence: result.defence,
            loser: fight.loser,
            test: result.test,
        });
        // Each natural six costs the other side's engaged brigades a loss, artillery apart (Q67).
        for (die, side, victims) in
            [(defence_die, clash.side.other(), clash.attackers), (attack_die, clash.side, clash.defenders)]
        {
            if die == 6 && !victims.less(self.w.guns).is_empty() {
                self.tell(Event::NaturalSix { side });
                fight.sixes[side.other()] = true;
            }
        }
    }

    /// Tells every modifier, so that the combat can be followed by hand; guns are told with their die.
    fn tell_modifiers(&mut self, clash: &Clash) -> (i8, i8) {
        let (mut attack, mut defence) = (0, 0);
        modifiers(self.w, self.s, clash, |role, value, factor| {
            let side = match role {
                Role::Attacker => {
                    attack += value;
                    clash.side
                }
                Role::Defender => {
                    defence += value;
                    clash.side.other()
                }
            };
            if !matches!(factor, Factor::Guns(_)) {
                self.events.push(Event::Modifier { side, value, factor, bases: clash.bases });
            }
        });
        (attack, defence)
    }

    /// The points beyond full groups, on a die (10.3.2).
    fn gun_die(&mut self, clash: &Clash, role: Role) -> i8 {
        let points = gun_points(self.w, self.s, clash, role);
        let group = self.w.tables.combat.guns_per_bonus;
        let (bonus, rest) = (points / group, points % group);
        if points == 0 {
            return 0;
        }
        let (die, hit) = if rest > 0 { self.dice.roll_under(6, rest, purpose::ARTILLERY) } else { (0, false) };
        let side = if role == Role::Attacker { clash.side } else { clash.side.other() };
        self.tell(Event::GunPoints { side, points, bonus, rest, die, hit });
        i8::from(hit)
    }

    fn rifle_dice(&mut self, engaged: Brigades) -> i8 {
        let mut bonus = 0;
        for brigade in sharpshooters(self.w, self.s, engaged) {
            let limit = self.w.tables.combat.sharpshooters;
            let (die, hit) = self.dice.roll_under(6, limit, purpose::SHARPSHOOTERS);
            self.tell(Event::SharpshooterDie { brigade, die, hit });
            bonus += i8::from(hit);
        }
        bonus
    }
}
