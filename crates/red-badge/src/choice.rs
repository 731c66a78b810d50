//! The only things a player ever does, and how they are written.

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Hex, Leader, Unit};
use crate::stage::Part;
use crate::state::{Flank, Form, Order};
use crate::world::World;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Starts a scenario that begins with a roll.
    Begin,
    /// 20.1: sets a unit up.
    Place {
        /// Who.
        unit: Unit,
        /// Where.
        hex: Hex,
    },
    /// 20.1: sets a leader up.
    Post {
        /// Who.
        leader: Leader,
        /// Where.
        hex: Hex,
    },
    /// 20.1: turns a unit in the set-up; 9.61, 11.32: turns it in reaction, if its test succeeds.
    Face {
        /// Who.
        unit: Unit,
        /// The vertex.
        facing: u8,
    },
    /// 20.1: draws a unit up otherwise in the set-up.
    Draw {
        /// Who.
        unit: Unit,
        /// How.
        form: Form,
    },
    /// 5.11: uses the rating of an army commander.
    Name(Leader),
    /// 5.11: uses nobody's rating.
    NameNobody,
    /// 14.42: puts the markers of a reserve brigade in the pool.
    Pick(Brigade),
    /// 6.21, 6.22, 14.44: gives a brigade an order.
    Order {
        /// Which.
        brigade: Brigade,
        /// What.
        order: Order,
    },
    /// 6.41: tries to change the order of a regiment.
    Regiment {
        /// Which; the first counter of a regiment of two, the one whose value is used.
        unit: Unit,
        /// What.
        order: Order,
    },
    /// 5.13: names the first brigade.
    Activate(Brigade),
    /// 14.43: tries to release the brigade.
    Release,
    /// 10.82: a unit takes its test.
    Test(Unit),
    /// 10.86: the other side says whom it takes for the enemy.
    Mistake(Hex),
    /// A unit fires (10.11).
    Fire {
        /// Who.
        unit: Unit,
        /// Which half of an extended line.
        part: Part,
        /// At which hex.
        target: Hex,
    },
    /// 10.63: a section of the same battery fires too.
    Join(Unit),
    /// The fire is given.
    Shoot,
    /// 3.2: takes a unit up to move.
    Move(Unit),
    /// 9.71: a unit enters from its queue.
    Enter {
        /// Who.
        unit: Unit,
        /// Where.
        hex: Hex,
        /// Under which order.
        order: Order,
    },
    /// 9: enters a hex.
    Step(Hex),
    /// 7.21: turns to a vertex.
    Turn(u8),
    /// 8.42: extends into a hex.
    Extend(Hex),
    /// 8.42, 8.45: draws together into a hex.
    Contract(Hex),
    /// 7.31: refuses a flank.
    Refuse(Flank),
    /// 7.33: ends the refusal.
    Unrefuse,
    /// 9.13, 14.21: changes the form.
    Form(Form),
    /// 9.31, 12.74: a leader goes along.
    Ride(Leader),
    /// Ends the move.
    Halt,
    /// 13.41.
    Rally(Unit),
    /// 15.11.
    Build(Unit),
    /// 10.51.
    Prepare(Unit),
    /// 8.21: puts a unit on top of its stack.
    Top(Unit),
    /// 12.81: mans abandoned guns again.
    Recrew {
        /// The guns.
        guns: Unit,
        /// How.
        form: Form,
    },
    /// 4.17, 9.31: takes a leader up to ride.
    Lead(Leader),
    /// A leader rides to a hex.
    Go(Hex),
    /// 11.13: declares a shock.
    Shock {
        /// Who.
        unit: Unit,
        /// At which hex.
        hex: Hex,
    },
    /// 11.13: resolves the shock on a hex.
    Resolve(Hex),
    /// 11.33: falls back before the shock.
    FallBack(Unit),
    /// 8.61: the value of this counter serves both.
    Use(Unit),
    /// 11.43: this unit takes the next loss.
    Lose(Unit),
    /// 12.41: gives way to a hex.
    Flee(Hex),
    /// 12.61: advances into the hex.
    Advance {
        /// Who.
        unit: Unit,
        /// Where.
        hex: Hex,
        /// The vertex it faces there.
        facing: u8,
    },
    /// 14.32: a detachment is absorbed.
    Absorb(Unit),
    /// 5.26: the Legion joins a brigade.
    Attach(Brigade),
    /// 13.51: a unit returns from the Recovery Box.
    Return {
        /// Who.
        unit: Unit,
        /// Where.
        hex: Hex,
    },
    /// 12.75: a replacement arrives with a unit.
    Replace {
        /// Whose.
        leader: Leader,
        /// With whom.
        unit: Unit,
    },
    /// 12.53: a leader goes to a unit.
    Refuge(Unit),
    /// Nothing, or nothing more.
    Done,
}

/// Writes a choice.
pub fn write(world: &World, choice: &Choice) -> String {
    let h = |hex: Hex| world.hex_id(hex);
    let u = |unit: Unit| world.unit(unit).id.as_str();
    let l = |leader: Leader| world.leader(leader).id.as_str();
    let b = |brigade: Brigade| world.brigade(brigade).id.as_str();
    match *choice {
        Choice::Begin => "begin".to_owned(),
        Choice::Place { unit, hex } => format!("place {} {}", u(unit), h(hex)),
        Choice::Post { leader, hex } => format!("post {} {}", l(leader), h(hex)),
        Choice::Face { unit, facing } => format!("face {} {}", u(unit), vertex_id(facing)),
        Choice::Draw { unit, form } => format!("draw {} {}", u(unit), form.id()),
        Choice::Name(leader) => format!("name {}", l(leader)),
        Choice::NameNobody => "name nobody".to_owned(),
        Choice::Pick(brigade) => format!("pick {}", b(brigade)),
        Choice::Order { brigade, order } => format!("order {} {}", b(brigade), order.id()),
        Choice::Regiment { unit, order } => format!("regiment {} {}", u(unit), order.id()),
        Choice::Activate(brigade) => format!("activate {}", b(brigade)),
        Choice::Release => "release".to_owned(),
        Choice::Test(unit) => format!("test {}", u(unit)),
        Choice::Mistake(hex) => format!("mistake {}", h(hex)),
        Choice::Fire { unit, part: Part::Whole, target } => format!("fire {} {}", u(unit), h(target)),
        Choice::Fire { unit, part: Part::Home, target } => format!("fire {} {} home", u(unit), h(target)),
        Choice::Fire { unit, part: Part::Wing, target } => format!("fire {} {} wing", u(unit), h(target)),
        Choice::Join(unit) => format!("join {}", u(unit)),
        Choice::Shoot => "shoot".to_owned(),
        Choice::Move(unit) => format!("move {}", u(unit)),
        Choice::Enter { unit, hex, order } => format!("enter {} {} {}", u(unit), h(hex), order.id()),
        Choice::Step(hex) => format!("step {}", h(hex)),
        Choice::Turn(facing) => format!("turn {}", vertex_id(facing)),
        Choice::Extend(hex) => format!("extend {}", h(hex)),
        Choice::Contract(hex) => format!("contract {}", h(hex)),
        Choice::Refuse(Flank::Left) => "refuse left".to_owned(),
        Choice::Refuse(Flank::Right) => "refuse right".to_owned(),
        Choice::Unrefuse => "unrefuse".to_owned(),
        Choice::Form(Form::Line) => "form".to_owned(),
        Choice::Form(Form::Mounted) => "mount".to_owned(),
        Choice::Form(Form::Dismounted) => "dismount".to_owned(),
        Choice::Form(Form::Limbered) => "limber".to_owned(),
        Choice::Form(Form::Unlimbered) => "unlimber".to_owned(),
        Choice::Ride(leader) => format!("ride {}", l(leader)),
        Choice::Halt => "halt".to_owned(),
        Choice::Rally(unit) => format!("rally {}", u(unit)),
        Choice::Build(unit) => format!("build {}", u(unit)),
        Choice::Prepare(unit) => format!("prepare {}", u(unit)),
        Choice::Top(unit) => format!("top {}", u(unit)),
        Choice::Recrew { guns, form } => format!("recrew {} {}", u(guns), form.id()),
        Choice::Lead(leader) => format!("lead {}", l(leader)),
        Choice::Go(hex) => format!("go {}", h(hex)),
        Choice::Shock { unit, hex } => format!("shock {} {}", u(unit), h(hex)),
        Choice::Resolve(hex) => format!("resolve {}", h(hex)),
        Choice::FallBack(unit) => format!("fall-back {}", u(unit)),
        Choice::Use(unit) => format!("use {}", u(unit)),
        Choice::Lose(unit) => format!("lose {}", u(unit)),
        Choice::Flee(hex) => format!("flee {}", h(hex)),
        Choice::Advance { unit, hex, facing } => format!("advance {} {} {}", u(unit), h(hex), vertex_id(facing)),
        Choice::Absorb(unit) => format!("absorb {}", u(unit)),
        Choice::Attach(brigade) => format!("attach {}", b(brigade)),
        Choice::Return { unit, hex } => format!("return {} {}", u(unit), h(hex)),
        Choice::Replace { leader, unit } => format!("replace {} {}", l(leader), u(unit)),
        Choice::Refuge(unit) => format!("refuge {}", u(unit)),
        Choice::Done => "done".to_owned(),
    }
}

/// The name of a vertex: between north and north-east is `ne`, and so on clockwise.
pub const fn vertex_id(facing: u8) -> &'static str {
    match facing % 6 {
        0 => "ne",
        1 => "e",
        2 => "se",
        3 => "sw",
        4 => "w",
        _ => "nw",
    }
}

/// Reads a choice back.
pub fn read(world: &World, text: &str) -> Result<Choice, NotationError> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(5).collect();
    let r = Reader { world, text };
    match words.as_slice() {
        ["begin"] => Ok(Choice::Begin),
        ["place", u, h] => Ok(Choice::Place { unit: r.unit(u)?, hex: r.hex(h)? }),
        ["post", l, h] => Ok(Choice::Post { leader: r.leader(l)?, hex: r.hex(h)? }),
        ["face", u, v] => Ok(Choice::Face { unit: r.unit(u)?, facing: r.vertex(v)? }),
        ["draw", u, f] => Ok(Choice::Draw { unit: r.unit(u)?, form: r.form(f)? }),
        ["name", "nobody"] => Ok(Choice::NameNobody),
        ["name", l] => Ok(Choice::Name(r.leader(l)?)),
        ["pick", b] => Ok(Choice::Pick(r.brigade(b)?)),
        ["order", b, o] => Ok(Choice::Order { brigade: r.brigade(b)?, order: r.order(o)? }),
        ["regiment", u, o] => Ok(Choice::Regiment { unit: r.unit(u)?, order: r.order(o)? }),
        ["activate", b] => Ok(Choice::Activate(r.brigade(b)?)),
        ["release"] => Ok(Choice::Release),
        ["test", u] => Ok(Choice::Test(r.unit(u)?)),
        ["mistake", h] => Ok(Choice::Mistake(r.hex(h)?)),
        ["fire", u, h] => Ok(Choice::Fire { unit: r.unit(u)?, part: Part::Whole, target: r.hex(h)? }),
        ["fire", u, h, "home"] => Ok(Choice::Fire { unit: r.unit(u)?, part: Part::Home, target: r.hex(h)? }),
        ["fire", u, h, "wing"] => Ok(Choice::Fire { unit: r.unit(u)?, part: Part::Wing, target: r.hex(h)? }),
        ["join", u] => Ok(Choice::Join(r.unit(u)?)),
        ["shoot"] => Ok(Choice::Shoot),
        ["move", u] => Ok(Choice::Move(r.unit(u)?)),
        ["enter", u, h, o] => Ok(Choice::Enter { unit: r.unit(u)?, hex: r.hex(h)?, order: r.order(o)? }),
        ["step", h] => Ok(Choice::Step(r.hex(h)?)),
        ["turn", v] => Ok(Choice::Turn(r.vertex(v)?)),
        ["extend", h] => Ok(Choice::Extend(r.hex(h)?)),
        ["contract", h] => Ok(Choice::Contract(r.hex(h)?)),
        ["refuse", "left"] => Ok(Choice::Refuse(Flank::Left)),
        ["refuse", "right"] => Ok(Choice::Refuse(Flank::Right)),
        ["unrefuse"] => Ok(Choice::Unrefuse),
        ["form"] => Ok(Choice::Form(Form::Line)),
        ["mount"] => Ok(Choice::Form(Form::Mounted)),
        ["dismount"] => Ok(Choice::Form(Form::Dismounted)),
        ["limber"] => Ok(Choice::Form(Form::Limbered)),
        ["unlimber"] => Ok(Choice::Form(Form::Unlimbered)),
        ["ride", l] => Ok(Choice::Ride(r.leader(l)?)),
        ["halt"] => Ok(Choice::Halt),
        ["rally", u] => Ok(Choice::Rally(r.unit(u)?)),
        ["build", u] => Ok(Choice::Build(r.unit(u)?)),
        ["prepare", u] => Ok(Choice::Prepare(r.unit(u)?)),
        ["top", u] => Ok(Choice::Top(r.unit(u)?)),
        ["recrew", u, f] => Ok(Choice::Recrew { guns: r.unit(u)?, form: r.form(f)? }),
        ["lead", l] => Ok(Choice::Lead(r.leader(l)?)),
        ["go", h] => Ok(Choice::Go(r.hex(h)?)),
        ["shock", u, h] => Ok(Choice::Shock { unit: r.unit(u)?, hex: r.hex(h)? }),
        ["resolve", h] => Ok(Choice::Resolve(r.hex(h)?)),
        ["fall-back", u] => Ok(Choice::FallBack(r.unit(u)?)),
        ["use", u] => Ok(Choice::Use(r.unit(u)?)),
        ["lose", u] => Ok(Choice::Lose(r.unit(u)?)),
        ["flee", h] => Ok(Choice::Flee(r.hex(h)?)),
        ["advance", u, h, v] => Ok(Choice::Advance { unit: r.unit(u)?, hex: r.hex(h)?, facing: r.vertex(v)? }),
        ["absorb", u] => Ok(Choice::Absorb(r.unit(u)?)),
        ["attach", b] => Ok(Choice::Attach(r.brigade(b)?)),
        ["return", u, h] => Ok(Choice::Return { unit: r.unit(u)?, hex: r.hex(h)? }),
        ["replace", l, u] => Ok(Choice::Replace { leader: r.leader(l)?, unit: r.unit(u)? }),
        ["refuge", u] => Ok(Choice::Refuge(r.unit(u)?)),
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

    fn brigade(&self, id: &str) -> Result<Brigade, NotationError> {
        self.world.find_brigade(id).ok_or_else(|| self.wrong(format!("there is no brigade '{id}' in this game")))
    }

    fn vertex(&self, id: &str) -> Result<u8, NotationError> {
        let found = (0..6).find(|facing| vertex_id(*facing) == id);
        found.ok_or_else(|| self.wrong(format!("'{id}' is no facing: ne, e, se, sw, w or nw")))
    }

    fn form(&self, id: &str) -> Result<Form, NotationError> {
        let found = Form::ALL.into_iter().find(|form| form.id() == id);
        found.ok_or_else(|| self.wrong(format!("'{id}' is no formation")))
    }

    fn order(&self, id: &str) -> Result<Order, NotationError> {
        let found = Order::ALL.into_iter().find(|order| order.id() == id);
        found.ok_or_else(|| self.wrong(format!("'{id}' is no order: march, advance, attack or reserve")))
    }
}
