//! 9.8: retreat and rout, hex by hex.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{EndCause, Event, LossCause};
use crate::ids::{Hex, Hexes, Leaders, Unit, Units};
use crate::leaders::companions;
use crate::play::Play;
use crate::state::{Fire, FireStep, Flight, FlightStep, Stage, State};
use crate::world::World;
use crate::zones::{controls, is_open};

/// A flight about to begin.
pub fn begin(w: &World, s: &State, unit: Unit, rout: bool, step: FlightStep) -> Flight {
    let table = &w.tables.flight;
    let left = if rout { table.rout } else { table.retreat };
    let seen = s[unit].hex.map_or(Hexes::EMPTY, Hex::alone);
    Flight { rout, step, riders: Leaders::EMPTY, goal: None, left, seen }
}

/// The class of a step (CM-9.8b), judged against the hex just left (ruling 51); none if it is not allowed.
fn class(w: &World, s: &State, firers: Units, goal: Hex, from: Hex, to: Hex) -> Option<u8> {
    let goes = w.distance(to, goal).cmp(&w.distance(from, goal));
    let moves = |unit: Unit| s[unit].hex.map(|hex| w.distance(to, hex).cmp(&w.distance(from, hex)));
    let mut each = firers;
    let not_nearer = each.all(|unit| moves(unit).is_none_or(std::cmp::Ordering::is_ge));
    let mut each = firers;
    let farther = each.all(|unit| moves(unit).is_none_or(std::cmp::Ordering::is_gt));
    match (goes, not_nearer) {
        (std::cmp::Ordering::Less, true) => Some(1),
        (std::cmp::Ordering::Less, false) => Some(2),
        (std::cmp::Ordering::Equal, true) => Some(3),
        (std::cmp::Ordering::Equal, false) => Some(4),
        (std::cmp::Ordering::Greater, _) => farther.then_some(5),
    }
}

/// No class at all.
const NONE: u8 = u8::MAX;

/// Hexes a fleeing unit may enter next on its way to a retreat hex (CM-9.8b, CM-9.8c, ruling 52).
pub fn steps(w: &World, s: &State, fire: &Fire, run: &Flight, goal: Hex) -> Hexes {
    let Some(from) = s[fire.target].hex else { return Hexes::EMPTY };
    let side = w.side_of(fire.target);
    let open = w.near(from).less(run.seen).filter(|hex| is_open(s, side, *hex));
    let mut classes = [(from, NONE, false); 6];
    for (slot, to) in classes.iter_mut().zip(open) {
        let class = class(w, s, fire.firers, goal, from, to).unwrap_or(NONE);
        *slot = (to, class, controls(w, s, side.other(), to));
    }
    let best = |in_zone: bool| {
        let of = classes.iter().filter(|(_, _, zone)| *zone == in_zone);
        of.map(|(_, class, _)| *class).min().unwrap_or(NONE)
    };
    let (free, pressed) = (best(false), best(true));
    let allowed = |class: u8, in_zone: bool| match in_zone {
        _ if class == NONE => false,
        // The best free hex towards or alongside may always be taken; one farther away only if no hex in a
        // zone of control leads towards the retreat hex.
        false => class == free && (free <= 4 || pressed > 2),
        // Towards the retreat hex costs men but is allowed; else only if no free hex is left.
        true => class == pressed && ((pressed <= 2 && pressed <= free) || free == NONE),
    };
    classes.iter().filter(|(_, class, zone)| allowed(*class, *zone)).map(|(hex, _, _)| *hex).collect()
}

/// Retreat hexes a unit may make for: those a first step leads towards (14.1.4).
fn goals(w: &World, s: &State, fire: &Fire, run: &Flight) -> impl Iterator<Item = Hex> {
    let all = w.goals(fire.target).iter().copied();
    all.filter(move |goal| !steps(w, s, fire, run, *goal).is_empty())
}

/// Leaders who may still be told to go along.
fn riders(w: &World, s: &State, fire: &Fire, run: &Flight) -> Leaders {
    let hex = s[fire.target].hex;
    hex.map_or(Leaders::EMPTY, |hex| companions(w, s, fire.target, hex)).after(run.riders)
}

/// What the owner of a fleeing unit may choose.
pub fn list(w: &World, s: &State, fire: &Fire, run: &Flight, out: &mut impl Out<Choice>) {
    match run.step {
        FlightStep::Riders => {
            out.extend(riders(w, s, fire, run).map(Choice::Ride));
            out.push(Choice::Done);
        }
        FlightStep::Goal => out.extend(goals(w, s, fire, run).map(Choice::Toward)),
        FlightStep::Hexes => {
            if let Some(goal) = run.goal {
                out.extend(steps(w, s, fire, run, goal).map(Choice::Flee));
            }
        }
    }
}

/// Whether the owner of a fleeing unit may choose something.
pub fn check(w: &World, s: &State, fire: &Fire, run: &Flight, choice: &Choice) -> Result<(), Bar> {
    match (run.step, *choice) {
        (FlightStep::Riders, Choice::Done) => Ok(()),
        (FlightStep::Riders, Choice::Ride(leader)) => {
            if riders(w, s, fire, run).has(leader) {
                Ok(())
            } else {
                Err(Bar::CannotRide)
            }
        }
        (FlightStep::Goal, Choice::Toward(hex)) => {
            if goals(w, s, fire, run).any(|goal| goal == hex) {
                Ok(())
            } else {
                Err(Bar::NotARetreatHex)
            }
        }
        (FlightStep::Hexes, Choice::Flee(hex)) => check_flee(w, s, fire, run, hex),
        _ => Err(Bar::NotAskedNow),
    }
}

fn check_flee(w: &World, s: &State, fire: &Fire, run: &Flight, hex: Hex) -> Result<(), Bar> {
    let goal = run.goal.ok_or(Bar::NotAskedNow)?;
    if steps(w, s, fire, run, goal).has(hex) {
        return Ok(());
    }
    let near = s[fire.target].hex.is_some_and(|from| w.near(from).has(hex));
    if !near {
        Err(Bar::NotAdjacent)
    } else if run.seen.has(hex) {
        Err(Bar::NoHexTwice)
    } else if !is_open(s, w.side_of(fire.target), hex) {
        Err(Bar::EnemyThere)
    } else {
        Err(Bar::WrongWay)
    }
}

impl Play<'_> {
    /// Answers a question about a flight.
    pub fn answer_flight(&mut self, fire: Fire, mut run: Flight, choice: &Choice) {
        match *choice {
            Choice::Ride(leader) => {
                run.riders.insert(leader);
                self.tell(Event::Rode { leader, unit: fire.target });
            }
            Choice::Toward(goal) => {
                run.goal = Some(goal);
                run.step = FlightStep::Hexes;
            }
            Choice::Flee(hex) => return self.flee_to(fire, run, hex),
            _ => run.step = FlightStep::Goal,
        }
        self.s.stage = Stage::Fire(Fire { step: FireStep::Flight(run), ..fire });
    }

    /// Steps of a flight that need no answer; false where one is due.
    pub fn carry_flight(&mut self, fire: Fire, mut run: Flight) -> bool {
        match run.step {
            FlightStep::Riders => {
                if !riders(self.w, self.s, &fire, &run).is_empty() {
                    return false;
                }
                run.step = FlightStep::Goal;
                self.s.stage = Stage::Fire(Fire { step: FireStep::Flight(run), ..fire });
            }
            FlightStep::Goal => {
                let mut goals = goals(self.w, self.s, &fire, &run);
                let (first, second) = (goals.next(), goals.next());
                drop(goals);
                match (first, second) {
                    (None, _) => self.end_flight_badly(fire, EndCause::NoWay),
                    (Some(goal), None) => self.answer_flight(fire, run, &Choice::Toward(goal)),
                    _ => return false,
                }
            }
            FlightStep::Hexes => return self.run_on(fire, run),
        }
        true
    }

    fn run_on(&mut self, fire: Fire, run: Flight) -> bool {
        let (w, unit) = (self.w, fire.target);
        let (Some(hex), Some(goal)) = (self.s[unit].hex, run.goal) else {
            self.end_flight_badly(fire, EndCause::NoWay);
            return true;
        };
        if run.left == 0 && !self.s.is_occupied(hex) {
            let in_zone = controls(w, self.s, w.side_of(unit).other(), hex);
            if !in_zone {
                self.end_flight(fire, run, hex);
                return true;
            }
            if w.options.ezoc_eliminates {
                self.end_flight_badly(fire, EndCause::InZone);
                return true;
            }
        }
        let mut steps = steps(w, self.s, &fire, &run, goal);
        match (steps.next(), steps.next()) {
            (None, _) => self.end_flight_badly(fire, EndCause::NoWay),
            (Some(to), None) => self.flee_to(fire, run, to),
            _ => return false,
        }
        true
    }

    /// One hex of a flight.
    fn flee_to(&mut self, fire: Fire, mut run: Flight, to: Hex) {
        let (w, unit) = (self.w, fire.target);
        let Some(from) = self.s[unit].hex else { return self.end_fire(fire) };
        run.left = run.left.saturating_sub(1);
        run.seen.insert(to);
        self.s[unit].hex = Some(to);
        self.tell(Event::Fled { unit, from, to, rout: run.rout });
        self.carry(run.riders, to);
        let pressed = controls(w, self.s, w.side_of(unit).other(), to);
        self.s.stage = Stage::Fire(Fire { step: FireStep::Flight(run), ..fire });
        self.surprise(unit, to);
        if pressed && self.lose(unit, w.tables.flight.zone, LossCause::Zone) {
            self.end_fire(fire);
        }
    }

    /// The unit has got away: after a retreat its morale is tested (CM-9.6d).
    fn end_flight(&mut self, fire: Fire, run: Flight, hex: Hex) {
        self.s.settle_in(self.w, fire.target, hex);
        if !run.riders.is_empty() {
            self.tell(Event::Followed { leaders: run.riders, to: hex });
        }
        if run.rout {
            self.end_fire(fire);
        } else {
            self.s.stage = Stage::Fire(Fire { step: FireStep::Morale, ..fire });
        }
    }

    /// No way out (CM-9.8f).
    fn end_flight_badly(&mut self, fire: Fire, why: EndCause) {
        self.eliminate(fire.target, why);
        self.end_fire(fire);
    }
}
