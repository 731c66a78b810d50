//! The only things a player ever does, and how they are written.

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Division, Leader, Party, Zone};
use crate::world::{Piece, World};

/// One choice. Facings are given as the zone faced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Starts a scenario that begins with a roll.
    Begin,
    /// 11.2: brings the optional division into the game, or names its turn.
    Call(Party),
    /// 11.2: which of two lists of zones a formation takes.
    Ground {
        /// The formation's place in the file.
        group: u8,
        /// The list.
        ground: u8,
    },
    /// 11.2: places a brigade.
    Place {
        /// Who.
        brigade: Brigade,
        /// Where.
        zone: Zone,
    },
    /// 11.2: places a commander.
    Post {
        /// Who.
        leader: Leader,
        /// Where.
        zone: Zone,
    },
    /// 11.2: places everybody as the file suggests.
    Muster,
    /// 9.5: faces a zone.
    Face(Zone),
    /// 6.1: designates a corps commander.
    Designate(Leader),
    /// 9.1: the main group of a division is the one with this brigade.
    Main(Brigade),
    /// 6.1: activates a division.
    Activate(Division),
    /// 6.2: activates an independent brigade in place of a division.
    Substitute(Brigade),
    /// 6.1: a brigade acts.
    Act(Brigade),
    /// 6.1: the formation has done what it will.
    Close,
    /// 6.1: reduces fatigue by one.
    Rest,
    /// 9.4: enters a zone.
    Step(Zone),
    /// 9.4: takes a forced march.
    Force,
    /// 9.4: cavalry gets off.
    Dismount,
    /// 9.4: cavalry gets on.
    Mount,
    /// Ends the movement.
    Stop,
    /// 9.4: declares an attack.
    Attack(Zone),
    /// 6.3: moves a commander, or displaces one (9.4).
    Lead {
        /// Who.
        leader: Leader,
        /// Where to.
        zone: Zone,
    },
    /// 6.3: an army commander tries to move.
    Try(Leader),
    /// 10.1, Q49: the attack goes on with the part this brigade stands in.
    Chain(Brigade),
    /// 10.1: the next combat; dice fall.
    Fight(Zone),
    /// 10.4: who takes a loss, among equals.
    Loss(Brigade),
    /// 10.4: who takes the result next, among equals.
    Hit(Brigade),
    /// 10.4: retreats into a zone.
    Retreat(Zone),
    /// 10.4: occupies an abandoned zone.
    Advance {
        /// Who.
        brigade: Brigade,
        /// Where.
        zone: Zone,
    },
    /// 8 A, 11.2.3 C: whose retreat is next.
    Next(Brigade),
    /// 11.2.2: declares the counter-attack.
    Declare,
    /// 8 E: a brigade enters.
    Enter {
        /// Who.
        brigade: Brigade,
        /// The entry zone.
        zone: Zone,
    },
    /// 8 E: a commander enters.
    Arrive {
        /// Who.
        leader: Leader,
        /// The entry zone.
        zone: Zone,
    },
    /// 11.2.3 C: a brigade in favourable terrain stays.
    Stay(Brigade),
    /// 11.2.3 C: it does not.
    Part(Brigade),
    /// 11.2.3 E: the corps that leaves the map.
    Withdraw(Leader),
    /// Declines what is offered, or has done enough.
    Done,
}

/// Writes a choice.
pub fn write(world: &World, choice: &Choice) -> String {
    let z = |zone: Zone| world.zone_id(zone);
    let b = |brigade: Brigade| world.sheet(brigade).id.as_str();
    let l = |leader: Leader| world.leader(leader).id.as_str();
    match *choice {
        Choice::Begin => "begin".to_owned(),
        Choice::Call(party) => format!("call {}", party_name(world, party)),
        Choice::Ground { group, ground } => format!("ground {group} {ground}"),
        Choice::Place { brigade, zone } => format!("place {} {}", b(brigade), z(zone)),
        Choice::Post { leader, zone } => format!("post {} {}", l(leader), z(zone)),
        Choice::Muster => "muster".to_owned(),
        Choice::Face(zone) => format!("face {}", z(zone)),
        Choice::Designate(leader) => format!("designate {}", l(leader)),
        Choice::Main(brigade) => format!("main {}", b(brigade)),
        Choice::Activate(division) => format!("activate {}", world.division(division).id),
        Choice::Substitute(brigade) => format!("substitute {}", b(brigade)),
        Choice::Act(brigade) => format!("act {}", b(brigade)),
        Choice::Close => "close".to_owned(),
        Choice::Rest => "rest".to_owned(),
        Choice::Step(zone) => format!("step {}", z(zone)),
        Choice::Force => "force".to_owned(),
        Choice::Dismount => "dismount".to_owned(),
        Choice::Mount => "mount".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::Attack(zone) => format!("attack {}", z(zone)),
        Choice::Lead { leader, zone } => format!("lead {} {}", l(leader), z(zone)),
        Choice::Try(leader) => format!("try {}", l(leader)),
        Choice::Chain(brigade) => format!("chain {}", b(brigade)),
        Choice::Fight(zone) => format!("fight {}", z(zone)),
        Choice::Loss(brigade) => format!("loss {}", b(brigade)),
        Choice::Hit(brigade) => format!("hit {}", b(brigade)),
        Choice::Retreat(zone) => format!("retreat {}", z(zone)),
        Choice::Advance { brigade, zone } => format!("advance {} {}", b(brigade), z(zone)),
        Choice::Next(brigade) => format!("next {}", b(brigade)),
        Choice::Declare => "declare".to_owned(),
        Choice::Enter { brigade, zone } => format!("enter {} {}", b(brigade), z(zone)),
        Choice::Arrive { leader, zone } => format!("arrive {} {}", l(leader), z(zone)),
        Choice::Stay(brigade) => format!("stay {}", b(brigade)),
        Choice::Part(brigade) => format!("part {}", b(brigade)),
        Choice::Withdraw(leader) => format!("withdraw {}", l(leader)),
        Choice::Done => "done".to_owned(),
    }
}

/// A party is named by its first brigade, or its commander.
fn party_name(world: &World, party: Party) -> String {
    let sheet = world.party(party);
    let brigade = sheet.and_then(|p| p.brigades.first()).map(|b| world.sheet(b).id.clone());
    let leader = sheet.and_then(|p| p.leader).map(|l| world.leader(l).id.clone());
    brigade.or(leader).unwrap_or_else(|| "?".to_owned())
}

/// Reads a choice back.
pub fn read(world: &World, text: &str) -> Result<Choice, NotationError> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(4).collect();
    let r = Reader { world, text };
    match words.as_slice() {
        ["begin"] => Ok(Choice::Begin),
        ["call", u] => Ok(Choice::Call(r.party(u)?)),
        ["ground", g, n] => Ok(Choice::Ground { group: r.number(g)?, ground: r.number(n)? }),
        ["place", b, z] => Ok(Choice::Place { brigade: r.brigade(b)?, zone: r.zone(z)? }),
        ["post", l, z] => Ok(Choice::Post { leader: r.leader(l)?, zone: r.zone(z)? }),
        ["muster"] => Ok(Choice::Muster),
        ["face", z] => Ok(Choice::Face(r.zone(z)?)),
        ["designate", l] => Ok(Choice::Designate(r.leader(l)?)),
        ["main", b] => Ok(Choice::Main(r.brigade(b)?)),
        ["activate", d] => Ok(Choice::Activate(r.division(d)?)),
        ["substitute", b] => Ok(Choice::Substitute(r.brigade(b)?)),
        ["act", b] => Ok(Choice::Act(r.brigade(b)?)),
        ["close"] => Ok(Choice::Close),
        ["rest"] => Ok(Choice::Rest),
        ["step", z] => Ok(Choice::Step(r.zone(z)?)),
        ["force"] => Ok(Choice::Force),
        ["dismount"] => Ok(Choice::Dismount),
        ["mount"] => Ok(Choice::Mount),
        ["stop"] => Ok(Choice::Stop),
        ["attack", z] => Ok(Choice::Attack(r.zone(z)?)),
        ["lead", l, z] => Ok(Choice::Lead { leader: r.leader(l)?, zone: r.zone(z)? }),
        ["try", l] => Ok(Choice::Try(r.leader(l)?)),
        ["chain", b] => Ok(Choice::Chain(r.brigade(b)?)),
        ["fight", z] => Ok(Choice::Fight(r.zone(z)?)),
        ["loss", b] => Ok(Choice::Loss(r.brigade(b)?)),
        ["hit", b] => Ok(Choice::Hit(r.brigade(b)?)),
        ["retreat", z] => Ok(Choice::Retreat(r.zone(z)?)),
        ["advance", b, z] => Ok(Choice::Advance { brigade: r.brigade(b)?, zone: r.zone(z)? }),
        ["next", b] => Ok(Choice::Next(r.brigade(b)?)),
        ["declare"] => Ok(Choice::Declare),
        ["enter", b, z] => Ok(Choice::Enter { brigade: r.brigade(b)?, zone: r.zone(z)? }),
        ["arrive", l, z] => Ok(Choice::Arrive { leader: r.leader(l)?, zone: r.zone(z)? }),
        ["stay", b] => Ok(Choice::Stay(r.brigade(b)?)),
        ["part", b] => Ok(Choice::Part(r.brigade(b)?)),
        ["withdraw", l] => Ok(Choice::Withdraw(r.leader(l)?)),
        ["done"] => Ok(Choice::Done),
        _ => Err(NotationError::new(text, "no choice is written like this")),
    }
}

struct Reader<'a> {
    world: &'a World,
    text: &'a str,
}

impl Reader<'_> {
    fn wrong(&self, problem: String) -> NotationError {
        NotationError::new(self.text, problem)
    }

    fn zone(&self, id: &str) -> Result<Zone, NotationError> {
        self.world.find_zone(id).ok_or_else(|| self.wrong(format!("there is no zone '{id}' on the map")))
    }

    fn brigade(&self, id: &str) -> Result<Brigade, NotationError> {
        self.world.find_brigade(id).ok_or_else(|| self.wrong(format!("there is no brigade '{id}' in this game")))
    }

    fn leader(&self, id: &str) -> Result<Leader, NotationError> {
        self.world.find_leader(id).ok_or_else(|| self.wrong(format!("there is no commander '{id}' in this game")))
    }

    fn division(&self, id: &str) -> Result<Division, NotationError> {
        self.world.find_division(id).ok_or_else(|| self.wrong(format!("there is no division '{id}' in this game")))
    }

    fn party(&self, id: &str) -> Result<Party, NotationError> {
        let found = match self.world.find_brigade(id) {
            Some(brigade) => self.world.party_of(brigade).filter(|p| party_name(self.world, *p) == id),
            None => self.world.find_leader(id).and_then(|l| self.world.party_of_leader(l)),
        };
        found.ok_or_else(|| self.wrong(format!("'{id}' names no party of reinforcements")))
    }

    fn number(&self, word: &str) -> Result<u8, NotationError> {
        word.parse().map_err(|_| self.wrong(format!("'{word}' is no number from 0 to 255")))
    }
}

/// A piece being placed.
pub fn placing(piece: Piece, zone: Zone) -> Choice {
    match piece {
        Piece::Brigade(brigade) => Choice::Place { brigade, zone },
        Piece::Leader(leader) => Choice::Post { leader, zone },
    }
}
