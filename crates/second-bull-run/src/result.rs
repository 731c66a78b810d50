//! 10.4: natural sixes, who takes the result, the combat test, losses, the advance.

use kernel::Side;
use kernel::listing::Out;
use serde::{Deserialize, Serialize};

use crate::bar::Bar;
use crate::choice::Choice;
use crate::combat::{combat_strength, effective_fatigue};
use crate::event::{EndCause, Event, FatigueCause, LossCause};
use crate::facing;
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::play::{Play, purpose};
use crate::retreat;
use crate::stacking::check_room;
use crate::state::{FacingCause, Fight, FightStep, Retreat, Stage, State, Status, TestResult};
use crate::world::World;

/// The strongest of some brigades; several if they are equal (10.4, Q112).
pub fn strongest(w: &World, s: &State, brigades: Brigades) -> Brigades {
    let most = brigades.map(|b| combat_strength(w, s, b)).max();
    brigades.filter(|b| Some(combat_strength(w, s, *b)) == most).collect()
}

/// Engaged brigades of a side that are still alive.
pub fn alive(s: &State, fight: &Fight, side: Side) -> Brigades {
    s.present(fight.engaged(side))
}

/// Who may take the loss of a natural six: the strongest that is no artillery.
fn six_victims(w: &World, s: &State, fight: &Fight, side: Side) -> Brigades {
    strongest(w, s, alive(s, fight, side).less(w.guns))
}

/// The side that takes the loss of a six next: the attacker's owner names his victim first (part 15).
fn six_due(fight: &Fight) -> Option<Side> {
    [fight.attacker, fight.attacker.other()].into_iter().find(|side| fight.sixes[*side])
}

/// Who may take the enemy's loss of a melee (Q73).
fn melee_victims(w: &World, s: &State, fight: &Fight) -> Brigades {
    let all = alive(s, fight, fight.winner());
    let fighting = all.less(w.guns);
    strongest(w, s, if fighting.is_empty() { all } else { fighting })
}

/// Who may take the result next.
fn hit_candidates(w: &World, s: &State, fight: &Fight) -> Brigades {
    let chosen: Brigades = fight.hits.into_iter().flatten().collect();
    strongest(w, s, alive(s, fight, fight.loser).less(chosen))
}

fn chosen(fight: &Fight) -> usize {
    fight.hits.iter().flatten().count()
}

/// The question a combat waits on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who takes the loss of a six.
    Six(Side, Brigades),
    /// Who takes the result next.
    Hit(Brigades),
    /// Who takes the enemy's loss of a melee.
    Melee(Brigades),
    /// Where a brigade retreats to.
    Retreat(Brigade, Zones),
}

/// What has to be answered now; `None` if the combat goes on by itself.
pub fn question(w: &World, s: &State, fight: &Fight) -> Option<Question> {
    if let Some(way) = fight.retreat {
        return Some(Question::Retreat(way.brigade, retreat::zones(w, s, &way)));
    }
    match fight.step {
        FightStep::Sixes => six_due(fight).map(|side| Question::Six(side, six_victims(w, s, fight, side))),
        FightStep::Hits => Some(Question::Hit(hit_candidates(w, s, fight))),
        FightStep::MeleeLoss => Some(Question::Melee(melee_victims(w, s, fight))),
        FightStep::Outcomes | FightStep::Cleared => None,
    }
}

/// Who answers.
pub fn answering(w: &World, s: &State, fight: &Fight) -> Side {
    match question(w, s, fight) {
        Some(Question::Six(side, _)) => side,
        Some(Question::Melee(_)) => fight.winner(),
        Some(Question::Retreat(brigade, _)) => w.side_of(brigade),
        Some(Question::Hit(_)) | None => fight.loser,
    }
}

/// Lists the answers.
pub fn list(w: &World, s: &State, fight: &Fight, out: &mut impl Out<Choice>) {
    match question(w, s, fight) {
        Some(Question::Six(_, brigades) | Question::Melee(brigades)) => out.extend(brigades.map(Choice::Loss)),
        Some(Question::Hit(brigades)) => out.extend(brigades.map(Choice::Hit)),
        Some(Question::Retreat(_, zones)) => out.extend(zones.map(Choice::Retreat)),
        None => {}
    }
}

/// Checks an answer.
pub fn check(w: &World, s: &State, fight: &Fight, choice: &Choice) -> Result<(), Bar> {
    match (question(w, s, fight), *choice) {
        (Some(Question::Six(_, brigades) | Question::Melee(brigades)), Choice::Loss(brigade)) => {
            if brigades.has(brigade) { Ok(()) } else { Err(Bar::NotTheStrongest) }
        }
        (Some(Question::Hit(brigades)), Choice::Hit(brigade)) => {
            if brigades.has(brigade) {
                Ok(())
            } else {
                Err(Bar::NotTheStrongest)
            }
        }
        (Some(Question::Retreat(..)), Choice::Retreat(zone)) => match fight.retreat {
            Some(way) => retreat::check(w, s, &way, zone),
            None => Err(Bar::NotAskedNow),
        },
        _ => Err(Bar::NotAskedNow),
    }
}

/// A reason for a modifier of the combat test (10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TestFactor {
    /// A star on the brigade.
    Star,
    /// Of Jackson's corps.
    Jackson,
    /// At Fatigue 2, or routed.
    Fatigue,
    /// Under a Loss marker.
    LossMarker,
    /// Half of its strength is gone.
    HalfLost,
    /// Artillery without infantry or cavalry.
    LoneArtillery,
}

impl TestFactor {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            TestFactor::Star => "S-10.4-test-star",
            TestFactor::Jackson => "S-11.1.1-jackson",
            TestFactor::Fatigue => "S-10.4-test-f2",
            TestFactor::LossMarker => "S-10.4-test-marker",
            TestFactor::HalfLost => "S-10.4-test-half",
            TestFactor::LoneArtillery => "S-10.4-test-lone",
        }
    }
}

/// Modifiers of a brigade's combat test (7.9).
pub fn test_modifiers(w: &World, s: &State, brigade: Brigade, mut add: impl FnMut(i8, TestFactor)) {
    let table = &w.tables.test;
    let lone = w.guns.has(brigade) && is_lone_artillery(w, s, brigade);
    let factors = [
        (w.stars.has(brigade), table.star, TestFactor::Star),
        (w.jackson.has(brigade), table.jackson, TestFactor::Jackson),
        (effective_fatigue(w, s, brigade) >= 2, table.fatigue, TestFactor::Fatigue),
        (has_loss_marker(w, s, brigade), table.loss_marker, TestFactor::LossMarker),
        (half_lost(w, s, brigade), table.half_lost, TestFactor::HalfLost),
        (lone, table.lone_artillery, TestFactor::LoneArtillery),
    ];
    for (_, value, factor) in factors.into_iter().filter(|(applies, ..)| *applies) {
        add(value, factor);
    }
}

/// The sum of those modifiers.
pub fn test_modifier(w: &World, s: &State, brigade: Brigade) -> i8 {
    let mut sum = 0;
    test_modifiers(w, s, brigade, |value, _| sum += value);
    sum
}

/// A marker lies under it: from the second loss of infantry, the first of cavalry, never artillery (Q71).
pub fn has_loss_marker(w: &World, s: &State, brigade: Brigade) -> bool {
    let losses = s.brigade(brigade).losses;
    if w.guns.has(brigade) {
        false
    } else if w.cavalry.has(brigade) {
        losses >= 1
    } else {
        losses >= 2
    }
}

/// At least half of the printed strength is gone (Q71, Q72).
pub fn half_lost(w: &World, s: &State, brigade: Brigade) -> bool {
    let applies = w.options.half_lost_artillery || !w.guns.has(brigade);
    applies && 2 * u16::from(s.brigade(brigade).losses) >= u16::from(w.steps(brigade))
}

fn is_lone_artillery(w: &World, s: &State, brigade: Brigade) -> bool {
    s.zone_of(brigade).is_some_and(|zone| s.stacks[zone].set().less(w.guns).is_empty())
}

/// Reads the combat test table.
pub fn test_result(w: &World, total: i8) -> TestResult {
    let table = &w.tables.test;
    if total <= table.rout {
        TestResult::Rout
    } else if total <= table.disorder {
        TestResult::Disorder
    } else if total <= table.retreat {
        TestResult::Retreat
    } else {
        TestResult::Melee
    }
}

/// Zones of the loser that nobody of his holds any more (8.3).
pub fn abandoned(s: &State, fight: &Fight) -> Zones {
    fight.fields.less(s.occupied[fight.loser])
}

/// Whether a winner may advance into a zone (8.3).
pub fn check_advance(w: &World, s: &State, fight: &Fight, brigade: Brigade, zone: Zone) -> Result<(), Bar> {
    if !alive(s, fight, fight.winner()).has(brigade) {
        return Err(Bar::NotEngagedWinner);
    }
    if fight.advanced.has(brigade) {
        return Err(Bar::AdvancedAlready);
    }
    if s.brigade(brigade).routed {
        return Err(Bar::Routed);
    }
    if w.guns.has(brigade) {
        return Err(Bar::ArtilleryNeverAdvances);
    }
    if !abandoned(s, fight).has(zone) {
        return Err(Bar::NotAbandoned);
    }
    let from = s.zone_of(brigade).ok_or(Bar::NotOnMap)?;
    if !w.ground(from).passable.has(zone) {
        return Err(Bar::NotAdjacent);
    }
    check_room(w, s, brigade, zone)
}

/// Lists advances, and declining.
pub fn list_advances(w: &World, s: &State, fight: &Fight, out: &mut impl Out<Choice>) {
    let zones = abandoned(s, fight);
    for brigade in alive(s, fight, fight.winner()) {
        let may = |zone: &Zone| check_advance(w, s, fight, brigade, *zone).is_ok();
        out.extend(zones.filter(may).map(|zone| Choice::Advance { brigade, zone }));
    }
    out.push(Choice::Done);
}

/// True if somebody may advance.
pub fn may_advance(w: &World, s: &State, fight: &Fight) -> bool {
    let mut zones = abandoned(s, fight);
    zones.any(|zone| alive(s, fight, fight.winner()).any(|b| check_advance(w, s, fight, b, zone).is_ok()))
}

impl Play<'_> {
    /// One loss; the brigade may be eliminated (8.4).
    pub fn lose_step(&mut self, brigade: Brigade, why: LossCause) {
        let b = self.s.brigade_mut(brigade);
        b.losses += 1;
        let left = self.w.steps(brigade).saturating_sub(b.losses);
        self.tell(Event::StepLost { brigade, left, why });
        if left == 0 {
            self.eliminate(brigade, EndCause::Losses);
        }
    }

    /// A brigade leaves the game.
    pub fn eliminate(&mut self, brigade: Brigade, why: EndCause) {
        self.s.take_off(self.w, brigade, Status::Eliminated);
        let b = self.s.brigade_mut(brigade);
        b.fatigue = 0;
        b.routed = false;
        self.tell(Event::Eliminated { brigade, why });
    }

    /// One more level of fatigue, never past 2; artillery takes none, a rout hides it (10.4).
    pub fn tire(&mut self, brigade: Brigade, why: FatigueCause) {
        let b = self.s.brigade_mut(brigade);
        if self.w.guns.has(brigade) || b.routed || b.fatigue >= 2 {
            self.tell(Event::Unshaken { brigade });
            return;
        }
        b.fatigue += 1;
        let fatigue = b.fatigue;
        self.tell(Event::Fatigued { brigade, fatigue, why });
    }

    /// Carries a combat on by one step. Returns false where its owner has to choose.
    pub fn carry_on(&mut self, mut fight: Fight) -> bool {
        if let Some(way) = fight.retreat {
            return self.carry_retreat_in_fight(fight, way);
        }
        match question(self.w, self.s, &fight) {
            Some(Question::Six(side, victims)) => {
                if victims.len() > 1 {
                    return false;
                }
                if let Some(victim) = victims.first() {
                    self.lose_step(victim, LossCause::NaturalSix);
                }
                fight.sixes[side] = false;
            }
            Some(Question::Hit(candidates)) => return self.carry_hits(fight, candidates),
            Some(Question::Melee(victims)) => {
                if victims.len() > 1 {
                    return false;
                }
                if let Some(victim) = victims.first() {
                    self.lose_step(victim, LossCause::Melee);
                }
                fight.step = FightStep::Outcomes;
            }
            Some(Question::Retreat(..)) => return false,
            None => match fight.step {
                FightStep::Sixes => fight.step = FightStep::Hits,
                FightStep::Outcomes => return self.next_outcome(fight),
                _ => {
                    self.s.stage = Stage::Advance(fight);
                    return true;
                }
            },
        }
        self.s.stage = Stage::Fight(fight);
        true
    }

    /// Takes the next brigade that bears the result, or asks which of equals it is.
    fn carry_hits(&mut self, mut fight: Fight, candidates: Brigades) -> bool {
        let places = usize::from(fight.number).saturating_sub(chosen(&fight)).min(2 - chosen(&fight).min(2));
        if places == 0 || candidates.is_empty() {
            self.bear_result(&mut fight);
            self.s.stage = Stage::Fight(fight);
            return true;
        }
        let equals = candidates.len() as usize;
        if equals > 1 && (fight.test || equals > places) {
            return false;
        }
        if let Some(brigade) = candidates.first() {
            self.take_hit(&mut fight, brigade);
        }
        self.s.stage = Stage::Fight(fight);
        true
    }

    fn take_hit(&mut self, fight: &mut Fight, brigade: Brigade) {
        if let Some(free) = fight.hits.iter_mut().find(|h| h.is_none()) {
            *free = Some(brigade);
        }
    }

    /// Fatigue for all, then the dice of all tests (7.8, 7.9).
    fn bear_result(&mut self, fight: &mut Fight) {
        for brigade in fight.hits.into_iter().flatten() {
            self.tire(brigade, FatigueCause::Combat);
        }
        fight.step = FightStep::Outcomes;
        if !fight.test {
            fight.next = fight.hits.len() as u8;
            return;
        }
        for at in 0..fight.hits.len() {
            let Some(brigade) = fight.hits[at] else { continue };
            let mut modifier = 0;
            test_modifiers(self.w, self.s, brigade, |value, factor| {
                modifier += value;
                self.events.push(Event::TestModifier { brigade, value, factor });
            });
            let die = self.d6(purpose::TEST);
            let result = test_result(self.w, die as i8 + modifier);
            self.tell(Event::TestDie { brigade, die, modifier, result });
            fight.results[at] = Some(result);
        }
    }

    /// Carries out the next outcome; after the last, commanders left alone get away (Q121).
    fn next_outcome(&mut self, mut fight: Fight) -> bool {
        let at = usize::from(fight.next);
        if at >= fight.hits.len() {
            fight.step = FightStep::Cleared;
            self.s.duties.lone = kernel::BySide::new(true, true);
            self.s.stage = Stage::Fight(fight);
            return true;
        }
        fight.next += 1;
        if let (Some(brigade), Some(result)) = (fight.hits[at], fight.results[at])
            && self.s.zone_of(brigade).is_some()
        {
            self.suffer(&mut fight, brigade, result);
        }
        self.s.stage = Stage::Fight(fight);
        true
    }

    fn suffer(&mut self, fight: &mut Fight, brigade: Brigade, result: TestResult) {
        if result != TestResult::Retreat {
            self.lose_step(brigade, LossCause::Test);
        }
        if result == TestResult::Melee {
            fight.step = FightStep::MeleeLoss;
            return;
        }
        let Some(zone) = self.s.zone_of(brigade) else { return };
        let left = match result {
            TestResult::Rout => self.w.tables.rout.zones,
            TestResult::Disorder => 2,
            _ => 1,
        };
        let from = if fight.loser == fight.attacker { fight.target.alone() } else { fight.bases };
        fight.retreat = Some(Retreat {
            brigade,
            left,
            visited: zone.alone(),
            from,
            routs: result == TestResult::Rout,
            rout_move: false,
            part: false,
        });
    }

    fn carry_retreat_in_fight(&mut self, mut fight: Fight, way: Retreat) -> bool {
        match self.carry_retreat(way) {
            retreat::Progress::Asks => false,
            retreat::Progress::Goes(way) => {
                fight.retreat = Some(way);
                self.s.stage = Stage::Fight(fight);
                true
            }
            retreat::Progress::Over => {
                fight.retreat = None;
                self.s.stage = Stage::Fight(fight);
                true
            }
        }
    }

    /// Carries out an answer.
    pub fn answer_fight(&mut self, mut fight: Fight, choice: &Choice) {
        match (question(self.w, self.s, &fight), *choice) {
            (Some(Question::Six(side, _)), Choice::Loss(brigade)) => {
                fight.sixes[side] = false;
                self.lose_step(brigade, LossCause::NaturalSix);
            }
            (Some(Question::Melee(_)), Choice::Loss(brigade)) => {
                fight.step = FightStep::Outcomes;
                self.lose_step(brigade, LossCause::Melee);
            }
            (Some(Question::Hit(_)), Choice::Hit(brigade)) => self.take_hit(&mut fight, brigade),
            (Some(Question::Retreat(..)), Choice::Retreat(zone)) => {
                if let Some(mut way) = fight.retreat {
                    self.retreat_into(&mut way, zone);
                    fight.retreat = Some(way);
                }
            }
            _ => {}
        }
        self.s.stage = Stage::Fight(fight);
    }

    /// 8.3: one brigade advances, faces, and enemies turn.
    pub fn advance(&mut self, mut fight: Fight, brigade: Brigade, zone: Zone) {
        let Some(from) = self.s.zone_of(brigade) else { return };
        let side = self.w.side_of(brigade);
        let pressed = facing::pressed(self.w, self.s, side);
        fight.advanced.insert(brigade);
        self.s.brigade_mut(brigade).facing = None;
        self.s.put(self.w, brigade, zone);
        self.tell(Event::Advanced { brigade, from, to: zone });
        self.take_control(brigade, zone);
        self.ask_facing(brigade, FacingCause::Advance);
        self.s.duties.newcomer = Some(zone);
        self.s.duties.pressed = pressed;
        self.s.stage = Stage::Advance(fight);
    }

    /// The combat is over; commanders are looked at once more (Q121).
    pub fn end_advance(&mut self) {
        self.s.duties.lone = kernel::BySide::new(true, true);
        self.s.stage = Stage::Combats;
    }
}
