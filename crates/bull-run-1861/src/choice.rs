//! The only things a player ever does, and how they are written.

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Element, Hq, Zone};
use crate::world::World;

/// One choice. Facings are given as the zone faced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Starts a scenario that begins with a roll.
    Begin,
    /// 12.2: places a brigade; `forward` is one of the three anywhere.
    Place {
        /// Who.
        brigade: Brigade,
        /// Where.
        zone: Zone,
        /// As one of the three that stand anywhere south of Bull Run.
        forward: bool,
    },
    /// 12.1, 12.2: puts the marker of an extended line down in the set-up.
    Extend {
        /// Who.
        brigade: Brigade,
        /// Where the marker goes.
        zone: Zone,
    },
    /// 12.2: the placement is finished.
    Placed,
    /// 12.1: the front line of a stack in the set-up.
    Front(Element),
    /// 6: declares the major offensive.
    Declare,
    /// 6: marks a brigade for operational movement.
    Mark(Brigade),
    /// 7: activates a brigade.
    Select(Brigade),
    /// R-25 switch: activates a brigade to rest, without command.
    SelectToRest(Brigade),
    /// 7: reduces fatigue by one.
    Rest,
    /// 10.3: enters a zone; the Legion may be left behind.
    Step {
        /// Where to.
        zone: Zone,
        /// The Legion stays where it is.
        leave_legion: bool,
    },
    /// 10.6: goes into extended line.
    Deploy {
        /// Where the marker goes.
        zone: Zone,
        /// The Legion goes with the marker.
        with_legion: bool,
    },
    /// 10.6: goes back to normal line.
    Regroup {
        /// The zone kept.
        zone: Zone,
        /// The Legion stays in the zone given up.
        leave_legion: bool,
    },
    /// 10.5: an element takes a line of its stack.
    Line {
        /// Who.
        element: Element,
        /// 0 for the front.
        line: u8,
    },
    /// 10.5 note: the Legion's host.
    Host(Element),
    /// 10.3: pays for an attack; over closed Farm Ford at its price.
    Engage {
        /// Over Farm Ford while the North does not know it.
        farm_ford: bool,
    },
    /// Ends the movement.
    Stop,
    /// 10.4: faces a zone.
    Face(Zone),
    /// 7: moves a headquarters, or displaces it (10.3), or brings it back.
    MoveHq {
        /// Which.
        hq: Hq,
        /// Where to.
        zone: Zone,
    },
    /// 11.1: attacks one zone; attackers join next.
    Target(Zone),
    /// 11.1: an element joins the attack.
    Join(Element),
    /// 11.2: the attack is formed; dice fall.
    Resolve,
    /// 11.1: one element attacks all enemy zones in its front together; dice fall.
    Sweep(Element),
    /// 11.4: a brigade takes its Hit as a step loss.
    Loss(Brigade),
    /// 11.4: a brigade tries to retreat in order.
    Attempt(Brigade),
    /// 11.4: the way of a retreat.
    Retreat {
        /// First zone.
        first: Zone,
        /// Second zone, if it goes on.
        second: Option<Zone>,
    },
    /// 11.4: occupies the abandoned zone.
    Advance {
        /// Who.
        element: Element,
        /// Where to.
        zone: Zone,
        /// The Legion stays.
        leave_legion: bool,
    },
    /// 9: a marked body begins its operational movement.
    March(Brigade),
    /// 12.3: a reinforcement arrives.
    Arrive {
        /// Who.
        brigade: Brigade,
        /// Where.
        zone: Zone,
    },
    /// Declines what is offered, or has done enough.
    Done,
}

/// Words for lines.
pub const LINES: [&str; 3] = ["front", "second", "third"];
const LEAVE: &str = "leaving-legion";
const TAKE: &str = "with-legion";
const MARKER: &str = "+";

/// How an element is written: the brigade's id, with `+` for its extended-line marker.
pub fn element_notation(world: &World, element: Element) -> String {
    let id = &world.sheet(element.brigade()).id;
    if element.is_marker() { format!("{id}{MARKER}") } else { id.clone() }
}

/// Writes a choice.
pub fn write(world: &World, choice: &Choice) -> String {
    let z = |zone: Zone| world.zone_id(zone).to_owned();
    let b = |brigade: Brigade| world.sheet(brigade).id.clone();
    let e = |element: Element| element_notation(world, element);
    let flag = |on: bool, word: &str| if on { format!(" {word}") } else { String::new() };
    match *choice {
        Choice::Begin => "begin".to_owned(),
        Choice::Place { brigade, zone, forward } => {
            format!("place {} {}{}", b(brigade), z(zone), flag(forward, "forward"))
        }
        Choice::Extend { brigade, zone } => format!("extend {} {}", b(brigade), z(zone)),
        Choice::Placed => "placed".to_owned(),
        Choice::Front(element) => format!("front {}", e(element)),
        Choice::Declare => "declare".to_owned(),
        Choice::Mark(brigade) => format!("mark {}", b(brigade)),
        Choice::Select(brigade) => format!("select {}", b(brigade)),
        Choice::SelectToRest(brigade) => format!("select {} rest", b(brigade)),
        Choice::Rest => "rest".to_owned(),
        Choice::Step { zone, leave_legion } => format!("step {}{}", z(zone), flag(leave_legion, LEAVE)),
        Choice::Deploy { zone, with_legion } => format!("deploy {}{}", z(zone), flag(with_legion, TAKE)),
        Choice::Regroup { zone, leave_legion } => format!("regroup {}{}", z(zone), flag(leave_legion, LEAVE)),
        Choice::Line { element, line } => format!("line {} {}", e(element), LINES[usize::from(line) % LINES.len()]),
        Choice::Host(element) => format!("host {}", e(element)),
        Choice::Engage { farm_ford } => format!("engage{}", flag(farm_ford, "farm-ford")),
        Choice::Stop => "stop".to_owned(),
        Choice::Face(zone) => format!("face {}", z(zone)),
        Choice::MoveHq { hq, zone } => format!("hq {} {}", world.hq_sheet(hq).id, z(zone)),
        Choice::Target(zone) => format!("target {}", z(zone)),
        Choice::Join(element) => format!("join {}", e(element)),
        Choice::Resolve => "resolve".to_owned(),
        Choice::Sweep(element) => format!("sweep {}", e(element)),
        Choice::Loss(brigade) => format!("loss {}", b(brigade)),
        Choice::Attempt(brigade) => format!("attempt {}", b(brigade)),
        Choice::Retreat { first, second } => match second {
            Some(second) => format!("retreat {} {}", z(first), z(second)),
            None => format!("retreat {}", z(first)),
        },
        Choice::Advance { element, zone, leave_legion } => {
            format!("advance {} {}{}", e(element), z(zone), flag(leave_legion, LEAVE))
        }
        Choice::March(brigade) => format!("march {}", b(brigade)),
        Choice::Arrive { brigade, zone } => format!("arrive {} {}", b(brigade), z(zone)),
        Choice::Done => "done".to_owned(),
    }
}

/// Reads a choice back.
pub fn read(world: &World, text: &str) -> Result<Choice, NotationError> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(5).collect();
    let reader = Reader { world, text };
    match words.as_slice() {
        ["begin"] => Ok(Choice::Begin),
        ["place", b, z] => Ok(Choice::Place { brigade: reader.brigade(b)?, zone: reader.zone(z)?, forward: false }),
        ["place", b, z, "forward"] => {
            Ok(Choice::Place { brigade: reader.brigade(b)?, zone: reader.zone(z)?, forward: true })
        }
        ["extend", b, z] => Ok(Choice::Extend { brigade: reader.brigade(b)?, zone: reader.zone(z)? }),
        ["placed"] => Ok(Choice::Placed),
        ["front", e] => Ok(Choice::Front(reader.element(e)?)),
        ["declare"] => Ok(Choice::Declare),
        ["mark", b] => Ok(Choice::Mark(reader.brigade(b)?)),
        ["select", b] => Ok(Choice::Select(reader.brigade(b)?)),
        ["select", b, "rest"] => Ok(Choice::SelectToRest(reader.brigade(b)?)),
        ["rest"] => Ok(Choice::Rest),
        ["step", z] => Ok(Choice::Step { zone: reader.zone(z)?, leave_legion: false }),
        ["step", z, LEAVE] => Ok(Choice::Step { zone: reader.zone(z)?, leave_legion: true }),
        ["deploy", z] => Ok(Choice::Deploy { zone: reader.zone(z)?, with_legion: false }),
        ["deploy", z, TAKE] => Ok(Choice::Deploy { zone: reader.zone(z)?, with_legion: true }),
        ["regroup", z] => Ok(Choice::Regroup { zone: reader.zone(z)?, leave_legion: false }),
        ["regroup", z, LEAVE] => Ok(Choice::Regroup { zone: reader.zone(z)?, leave_legion: true }),
        ["line", e, line] => Ok(Choice::Line { element: reader.element(e)?, line: reader.line(line)? }),
        ["host", e] => Ok(Choice::Host(reader.element(e)?)),
        ["engage"] => Ok(Choice::Engage { farm_ford: false }),
        ["engage", "farm-ford"] => Ok(Choice::Engage { farm_ford: true }),
        ["stop"] => Ok(Choice::Stop),
        ["face", z] => Ok(Choice::Face(reader.zone(z)?)),
        ["hq", h, z] => Ok(Choice::MoveHq { hq: reader.hq(h)?, zone: reader.zone(z)? }),
        ["target", z] => Ok(Choice::Target(reader.zone(z)?)),
        ["join", e] => Ok(Choice::Join(reader.element(e)?)),
        ["resolve"] => Ok(Choice::Resolve),
        ["sweep", e] => Ok(Choice::Sweep(reader.element(e)?)),
        ["loss", b] => Ok(Choice::Loss(reader.brigade(b)?)),
        ["attempt", b] => Ok(Choice::Attempt(reader.brigade(b)?)),
        ["retreat", z] => Ok(Choice::Retreat { first: reader.zone(z)?, second: None }),
        ["retreat", a, b] => Ok(Choice::Retreat { first: reader.zone(a)?, second: Some(reader.zone(b)?) }),
        ["advance", e, z] => {
            Ok(Choice::Advance { element: reader.element(e)?, zone: reader.zone(z)?, leave_legion: false })
        }
        ["advance", e, z, LEAVE] => {
            Ok(Choice::Advance { element: reader.element(e)?, zone: reader.zone(z)?, leave_legion: true })
        }
        ["march", b] => Ok(Choice::March(reader.brigade(b)?)),
        ["arrive", b, z] => Ok(Choice::Arrive { brigade: reader.brigade(b)?, zone: reader.zone(z)? }),
        ["done"] => Ok(Choice::Done),
        _ => Err(NotationError::new(text, "the verb is unknown or its words are too few or too many")),
    }
}

struct Reader<'a> {
    world: &'a World,
    text: &'a str,
}

impl Reader<'_> {
    fn zone(&self, id: &str) -> Result<Zone, NotationError> {
        self.world
            .find_zone(id)
            .ok_or_else(|| NotationError::new(self.text, format!("there is no zone '{id}' on the map")))
    }

    fn brigade(&self, id: &str) -> Result<Brigade, NotationError> {
        self.world
            .find_brigade(id)
            .ok_or_else(|| NotationError::new(self.text, format!("there is no brigade '{id}' in this game")))
    }

    fn element(&self, word: &str) -> Result<Element, NotationError> {
        match word.strip_suffix(MARKER) {
            Some(id) => self.brigade(id).map(Brigade::marker),
            None => self.brigade(word).map(Brigade::counter),
        }
    }

    fn hq(&self, id: &str) -> Result<Hq, NotationError> {
        self.world
            .find_hq(id)
            .ok_or_else(|| NotationError::new(self.text, format!("there is no headquarters '{id}' in this game")))
    }

    fn line(&self, word: &str) -> Result<u8, NotationError> {
        let at = LINES.iter().position(|line| *line == word);
        at.map(|line| line as u8).ok_or_else(|| NotationError::new(self.text, "a line is 'front', 'second' or 'third'"))
    }
}
