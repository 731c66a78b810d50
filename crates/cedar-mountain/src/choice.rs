//! The only things a player ever does, and how they are written.

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::ids::{Hex, Leader, Unit};
use crate::state::Form;
use crate::world::World;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Starts a scenario that begins with a roll.
    Begin,
    /// 14.1.2: posts a leader in the set-up.
    Post {
        /// Who.
        leader: Leader,
        /// Where.
        hex: Hex,
    },
    /// 14.1.2: draws up a gun or cavalry unit the other way in the set-up.
    Draw {
        /// Who.
        unit: Unit,
        /// How.
        form: Form,
    },
    /// 8.1: takes a unit up to move.
    Move(Unit),
    /// 8: enters a hex.
    Step(Hex),
    /// 8.3: changes formation.
    Form(Form),
    /// 6.4: a leader goes along.
    Ride(Leader),
    /// 8.1: ends a move.
    Halt,
    /// 6.4: takes a leader up to move.
    Lead(Leader),
    /// 6.4: the leader rides to a hex.
    Go(Hex),
    /// 8.5: a unit comes onto the map.
    Enter {
        /// Who.
        unit: Unit,
        /// Where.
        hex: Hex,
        /// Cavalry on foot.
        dismounted: bool,
    },
    /// 8.5: a leader comes onto the map.
    Arrive {
        /// Who.
        leader: Leader,
        /// Where.
        hex: Hex,
    },
    /// 9.5: names the target.
    Target(Unit),
    /// 9.5: names a firer.
    Join(Unit),
    /// 9.5: takes a firer out again.
    Leave(Unit),
    /// 9.5: fires.
    Fire,
    /// 14.1.5: spends the Fate marker of a leader.
    Fate(Leader),
    /// 14.1.4: flees towards a retreat hex.
    Toward(Hex),
    /// 9.8: flees to a hex.
    Flee(Hex),
    /// 9.9: advances.
    Advance(Unit),
    /// 6.4: a leader found alone goes to a unit.
    Refuge(Unit),
    /// 10: tries to rally.
    Rally(Unit),
    /// Ends or declines what is asked.
    Done,
}

/// The word of a change of formation.
const fn change_word(form: Form) -> &'static str {
    match form {
        Form::Line => "form",
        Form::Mounted => "mount",
        Form::Dismounted => "dismount",
        Form::Limbered => "limber",
        Form::Unlimbered => "unlimber",
    }
}

/// Writes a choice so that [`read`] reads it back.
pub fn write(world: &World, choice: &Choice) -> String {
    let h = |hex: Hex| world.hex_id(hex);
    let u = |unit: Unit| world.sheet(unit).id.as_str();
    let l = |leader: Leader| world.leader(leader).id.as_str();
    match *choice {
        Choice::Begin => "begin".to_owned(),
        Choice::Post { leader, hex } => format!("post {} {}", l(leader), h(hex)),
        Choice::Draw { unit, form } => format!("draw {} {}", u(unit), form.id()),
        Choice::Move(unit) => format!("move {}", u(unit)),
        Choice::Step(hex) => format!("step {}", h(hex)),
        Choice::Form(form) => change_word(form).to_owned(),
        Choice::Ride(leader) => format!("ride {}", l(leader)),
        Choice::Halt => "halt".to_owned(),
        Choice::Lead(leader) => format!("lead {}", l(leader)),
        Choice::Go(hex) => format!("go {}", h(hex)),
        Choice::Enter { unit, hex, dismounted: false } => format!("enter {} {}", u(unit), h(hex)),
        Choice::Enter { unit, hex, dismounted: true } => format!("enter {} {} dismounted", u(unit), h(hex)),
        Choice::Arrive { leader, hex } => format!("arrive {} {}", l(leader), h(hex)),
        Choice::Target(unit) => format!("target {}", u(unit)),
        Choice::Join(unit) => format!("join {}", u(unit)),
        Choice::Leave(unit) => format!("leave {}", u(unit)),
        Choice::Fire => "fire".to_owned(),
        Choice::Fate(leader) => format!("fate {}", l(leader)),
        Choice::Toward(hex) => format!("toward {}", h(hex)),
        Choice::Flee(hex) => format!("flee {}", h(hex)),
        Choice::Advance(unit) => format!("advance {}", u(unit)),
        Choice::Refuge(unit) => format!("refuge {}", u(unit)),
        Choice::Rally(unit) => format!("rally {}", u(unit)),
        Choice::Done => "done".to_owned(),
    }
}

/// Reads a choice back.
pub fn read(world: &World, text: &str) -> Result<Choice, NotationError> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(5).collect();
    let r = Reader { world, text };
    match words.as_slice() {
        ["begin"] => Ok(Choice::Begin),
        ["post", l, h] => Ok(Choice::Post { leader: r.leader(l)?, hex: r.hex(h)? }),
        ["draw", u, f] => Ok(Choice::Draw { unit: r.unit(u)?, form: r.form(f)? }),
        ["move", u] => Ok(Choice::Move(r.unit(u)?)),
        ["step", h] => Ok(Choice::Step(r.hex(h)?)),
        ["form"] => Ok(Choice::Form(Form::Line)),
        ["mount"] => Ok(Choice::Form(Form::Mounted)),
        ["dismount"] => Ok(Choice::Form(Form::Dismounted)),
        ["limber"] => Ok(Choice::Form(Form::Limbered)),
        ["unlimber"] => Ok(Choice::Form(Form::Unlimbered)),
        ["ride", l] => Ok(Choice::Ride(r.leader(l)?)),
        ["halt"] => Ok(Choice::Halt),
        ["lead", l] => Ok(Choice::Lead(r.leader(l)?)),
        ["go", h] => Ok(Choice::Go(r.hex(h)?)),
        ["enter", u, h] => Ok(Choice::Enter { unit: r.unit(u)?, hex: r.hex(h)?, dismounted: false }),
        ["enter", u, h, "dismounted"] => Ok(Choice::Enter { unit: r.unit(u)?, hex: r.hex(h)?, dismounted: true }),
        ["arrive", l, h] => Ok(Choice::Arrive { leader: r.leader(l)?, hex: r.hex(h)? }),
        ["target", u] => Ok(Choice::Target(r.unit(u)?)),
        ["join", u] => Ok(Choice::Join(r.unit(u)?)),
        ["leave", u] => Ok(Choice::Leave(r.unit(u)?)),
        ["fire"] => Ok(Choice::Fire),
        ["fate", l] => Ok(Choice::Fate(r.leader(l)?)),
        ["toward", h] => Ok(Choice::Toward(r.hex(h)?)),
        ["flee", h] => Ok(Choice::Flee(r.hex(h)?)),
        ["advance", u] => Ok(Choice::Advance(r.unit(u)?)),
        ["refuge", u] => Ok(Choice::Refuge(r.unit(u)?)),
        ["rally", u] => Ok(Choice::Rally(r.unit(u)?)),
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

    fn hex(&self, id: &str) -> Result<Hex, NotationError> {
        self.world.find_hex(id).ok_or_else(|| self.wrong(format!("there is no hex '{id}' on the map")))
    }

    fn unit(&self, id: &str) -> Result<Unit, NotationError> {
        self.world.find_unit(id).ok_or_else(|| self.wrong(format!("there is no unit '{id}' in this game")))
    }

    fn leader(&self, id: &str) -> Result<Leader, NotationError> {
        self.world.find_leader(id).ok_or_else(|| self.wrong(format!("there is no leader '{id}' in this game")))
    }

    fn form(&self, id: &str) -> Result<Form, NotationError> {
        let all = [Form::Line, Form::Mounted, Form::Dismounted, Form::Limbered, Form::Unlimbered];
        all.into_iter().find(|form| form.id() == id).ok_or_else(|| self.wrong(format!("'{id}' is no formation")))
    }
}
