//! 2.6: the universal disorder die roll, and 12.34: second disorder.

use crate::effectiveness::{is_division_ineffective, is_ineffective};
use crate::event::{Event, LossCause, Modifier};
use crate::firepower::fire_meets_works;
use crate::ids::Unit;
use crate::impact;
use crate::play::{Play, purpose};
use crate::stage::{Phase, TestCause};
use crate::state::{State, Status};
use crate::world::World;
use crate::{fatigue, leaders};

/// A test about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// Who.
    pub unit: Unit,
    /// Why.
    pub cause: TestCause,
    /// Added by the Fire Table (10.34) or by falling back (11.33).
    pub plus: i8,
    /// It came through a flank or rear hex.
    pub flank: bool,
}

impl Test {
    /// A test without anything special.
    pub const fn new(unit: Unit, cause: TestCause) -> Test {
        Test { unit, cause, plus: 0, flank: false }
    }

    /// 2.64: a Disordered unit that fails goes on to second disorder.
    pub const fn shakes_twice(&self) -> bool {
        matches!(self.cause, TestCause::Fire | TestCause::Shock | TestCause::Friends | TestCause::PreShock)
    }
}

/// True if a counter and its sister stand together: adjacent or stacked (8.61).
pub fn sisters_together(w: &World, s: &State, unit: Unit, sister: Unit) -> bool {
    let hexes = |unit: Unit| [s[unit].hex(), s[unit].wing()].into_iter().flatten();
    let on_map = [unit, sister].into_iter().all(|unit| s[unit].status == Status::OnMap);
    on_map && hexes(unit).any(|a| hexes(sister).any(|b| w.distance(a, b) <= 1))
}

/// 2.65, 8.61: the sister lives, and is elsewhere. Battery sections have no sisters.
fn is_sister_apart(w: &World, s: &State, unit: Unit) -> bool {
    w.unit(unit).sister.is_some_and(|sister| {
        !matches!(s[sister].status, Status::Gone | Status::Absent) && !sisters_together(w, s, unit, sister)
    })
}

/// 2.65: half or more of the strength it came with is gone; what it has detached never came with it (14.31).
fn has_lost_half(w: &World, s: &State, unit: Unit) -> bool {
    let start = starting_strength(w, unit);
    let lost = start.saturating_sub(s[unit].sp);
    start > 0 && u16::from(lost) * 2 >= u16::from(start)
}

/// What a unit starts with: detachments on counters of their own are not lost, they are elsewhere.
pub(crate) fn starting_strength(w: &World, unit: Unit) -> u8 {
    let parts = w.in_scenario.filter(|other| w.unit(*other).parent == Some(unit)).map(|other| w.unit(other).sp);
    w.unit(unit).sp.saturating_sub(parts.fold(0, u8::saturating_add))
}

/// 2.65: behind a barricade or embankment on the side concerned.
fn is_covered(w: &World, s: &State, test: &Test) -> bool {
    match test.cause {
        TestCause::Fire => s.fire.is_some_and(|fire| fire_meets_works(w, s, &fire)),
        TestCause::PreShock => {
            s.shock.is_some_and(|shock| shock.defenders.has(test.unit) && impact::meets_works(w, s, &shock))
        }
        _ => false,
    }
}

/// The lines of the sum (2.65), those of value 0 left out.
pub fn each_modifier(w: &World, s: &State, test: &Test, mut each: impl FnMut(i8, Modifier)) {
    let (unit, udd) = (test.unit, &w.tables.udd);
    let brigade = s.belongs(w, unit);
    let mut line = |on: bool, value: i8, why: Modifier| {
        if on && value != 0 {
            each(value, why);
        }
    };
    let heated = matches!(test.cause, TestCause::Engagement | TestCause::PreShock) && w.heat(s.turn);
    let plus = if test.cause == TestCause::FallBack { Modifier::TestFallBack } else { Modifier::TestResult };
    line(is_sister_apart(w, s, unit), udd.sister, Modifier::TestSister);
    line(heated, udd.heat, Modifier::TestHeat);
    line(true, udd.tired(fatigue::level(s, brigade)), Modifier::TestFatigue);
    line(is_ineffective(w, s, brigade), udd.ineffective, Modifier::TestIneffective);
    line(is_division_ineffective(w, s, brigade), udd.formation, Modifier::TestFormation);
    line(has_lost_half(w, s, unit), udd.half_lost, Modifier::TestHalfLost);
    line(true, test.plus, plus);
    line(test.flank, udd.flank, Modifier::TestFlank);
    line(leaders::steadies(w, s, unit), udd.leader, Modifier::TestLeader);
    line(is_covered(w, s, test), udd.cover, Modifier::TestCover);
}

/// The sum.
pub fn drm(w: &World, s: &State, test: &Test) -> i8 {
    let mut sum = 0;
    each_modifier(w, s, test, |value, _| sum += value);
    sum
}

/// 2.61, 2.62: whether a natural die passes.
pub fn passes(w: &World, cohesion: u8, drm: i8, die: u8) -> bool {
    let udd = &w.tables.udd;
    let fits = i16::from(die) + i16::from(drm) <= i16::from(cohesion);
    die != udd.fails && (fits || die == udd.passes)
}

/// In how many of ten cases a test is passed.
pub fn chances(w: &World, s: &State, test: &Test) -> u8 {
    let (drm, cohesion) = (drm(w, s, test), w.unit(test.unit).cohesion);
    (0..10).filter(|die| passes(w, cohesion, drm, *die)).count() as u8
}

impl Play<'_> {
    /// Tells the lines of a test and returns their sum.
    fn tell_test(&mut self, test: &Test) -> i8 {
        let side = self.w.side_of(test.unit);
        let (mut sum, events) = (0, &mut *self.events);
        each_modifier(self.w, self.s, test, |value, why| {
            sum += value;
            events.push(Event::Modified { side, value, why });
        });
        sum
    }

    /// Throws the die of a test: the natural die, and whether it is passed. Nothing follows by itself.
    pub fn udd(&mut self, test: &Test) -> (u8, bool) {
        let drm = self.tell_test(test);
        let cohesion = self.w.unit(test.unit).cohesion;
        let die = self.d10(purpose::DISORDER);
        let passed = passes(self.w, cohesion, drm, die);
        self.tell(Event::Tested { unit: test.unit, cause: test.cause, die, drm, cohesion, passed });
        (die, passed)
    }

    /// A unit takes a test and bears the consequence (2.63, 2.64). True if it passes.
    pub fn test(&mut self, unit: Unit, cause: TestCause, plus: i8, flank: bool) -> bool {
        let test = Test { unit, cause, plus, flank };
        let (_, passed) = self.udd(&test);
        if !passed {
            self.fail(&test);
        }
        passed
    }

    /// What a failed test does to a unit.
    pub fn fail(&mut self, test: &Test) {
        if !self.s[test.unit].disordered {
            self.disorder(test.unit);
            // 3.2: a unit disordered by what interrupts it has finished; one disordered by its own move may still fire.
            if !matches!(test.cause, TestCause::Movement | TestCause::Advance) {
                self.finish_if_active(test.unit);
            }
        } else if test.shakes_twice() {
            self.second_disorder(test);
        } else {
            self.s.finished.insert(test.unit);
        }
    }

    /// 12.34, with the modifiers of the test that was failed (AMB-61). Retreats do not add up (AMB-53).
    pub fn second_disorder(&mut self, test: &Test) {
        let unit = test.unit;
        let drm = self.tell_test(test);
        let cohesion = self.w.unit(unit).cohesion;
        let die = self.d10(purpose::SECOND);
        let over = (i16::from(die) + i16::from(drm) - i16::from(cohesion)).clamp(-99, 99) as i8;
        let row = self.w.tables.second_disorder(over);
        let (retreat, loss, rout) = (row.retreat, row.loss, row.rout);
        self.tell(Event::SecondDisorder { unit, die, drm, cohesion, retreat, loss, rout });
        self.finish_if_active(unit);
        self.lose(unit, loss, LossCause::Second);
        if self.s[unit].status == Status::OnMap {
            let trouble = &mut self.s[unit].trouble;
            trouble.retreat = trouble.retreat.max(retreat);
            trouble.rout |= rout;
            self.s.troubled.insert(unit);
        }
    }

    /// Takes a unit of the active brigade out of the activation. Friends shot at in confusion (10.82) have not begun
    /// to act, so that nothing is interrupted (3.2): they may still rally or move.
    pub fn finish_if_active(&mut self, unit: Unit) {
        if self.s.phase != Phase::Confusion && self.s.active == Some(self.s.belongs(self.w, unit)) {
            self.s.finished.insert(unit);
        }
    }
}
