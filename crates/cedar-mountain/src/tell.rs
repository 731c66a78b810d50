//! Events in words: a message, the rule, and what to light up on the map.

use kernel::view::EventLine;
use kernel::{Purpose, Side, Text};

use crate::describe::{form_term, points};
use crate::event::{DieKind, EndCause, Event, LossCause, Phase};
use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::play::purpose;
use crate::state::{FireKind, Form};
use crate::tables::Cell;
use crate::victory::side_term;
use crate::world::World;

struct Teller<'w> {
    w: &'w World,
    text: Text,
    rule: &'static str,
    places: Vec<String>,
    units: Vec<String>,
}

impl<'w> Teller<'w> {
    fn new(w: &'w World, key: &str, rule: &'static str) -> Teller<'w> {
        Teller { w, text: Text::key(format!("cm62-event-{key}")), rule, places: Vec::new(), units: Vec::new() }
    }

    fn with(mut self, text: impl FnOnce(Text) -> Text) -> Self {
        self.text = text(self.text);
        self
    }

    fn unit(mut self, unit: Unit) -> Self {
        let sheet = self.w.sheet(unit);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("unit", sheet.name.clone()))
    }

    fn units(mut self, units: Units) -> Self {
        let w = self.w;
        self.units.extend(units.map(|u| w.sheet(u).id.clone()));
        self.num("count", units.len()).with(|t| t.names("units", units.map(|u| w.sheet(u).name.clone())))
    }

    fn leader(mut self, leader: Leader) -> Self {
        let sheet = self.w.leader(leader);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("leader", sheet.name.clone()))
    }

    fn leaders(mut self, leaders: Leaders) -> Self {
        let w = self.w;
        self.units.extend(leaders.map(|l| w.leader(l).id.clone()));
        self.num("count", leaders.len()).with(|t| t.names("leaders", leaders.map(|l| w.leader(l).name.clone())))
    }

    fn hex(mut self, name: &'static str, hex: Hex) -> Self {
        self.places.push(self.w.hex_id(hex).to_owned());
        let shown = self.w.hex_name(hex);
        self.with(|t| t.name(name, shown))
    }

    fn hexes(mut self, hexes: Hexes) -> Self {
        let w = self.w;
        self.places.extend(hexes.map(|hex| w.hex_id(hex).to_owned()));
        self.num("count", hexes.len()).with(|t| t.names("hexes", hexes.map(|hex| w.hex_name(hex))))
    }

    fn side(self, side: Side) -> Self {
        self.with(|t| t.term("side", side_term(side)))
    }

    fn num(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(|t| t.num(name, value))
    }

    fn cost(self, halves: u8) -> Self {
        self.with(|t| t.name("points", points(halves)))
    }

    /// A modifier behind a die: "+ 2", "- 1" or nothing at all.
    fn signed(self, name: &'static str, value: i8) -> Self {
        let sign = match value {
            0 => "none",
            1.. => "plus",
            _ => "minus",
        };
        let term = Text::key(format!("cm62-sign-{sign}")).num("value", value.unsigned_abs());
        self.with(|t| t.term(name, term))
    }

    fn line(self) -> EventLine {
        let Teller { text, rule, places, units, .. } = self;
        EventLine { text, rule: rule.to_owned(), places, units, detail: false }
    }
}

/// A result of the chart in words.
pub fn cell_term(cell: Cell) -> Text {
    let key = match (cell.loss, cell.retreat, cell.morale) {
        (0, _, false) => "none",
        (0, _, true) => "morale",
        (_, false, _) => "loss",
        (_, true, _) => "retreat",
    };
    Text::key(format!("cm62-cell-{key}")).num("loss", cell.loss)
}

/// The span of a column of the chart: "15-19" or "34+".
pub fn column_span(w: &World, column: usize) -> String {
    let columns = &w.tables.chart.columns;
    let from = columns.get(column).copied().unwrap_or(1);
    match columns.get(column + 1) {
        Some(next) if *next == from + 1 => from.to_string(),
        Some(next) => format!("{from}-{}", next - 1),
        None => format!("{from}+"),
    }
}

/// An event in words.
pub fn line(w: &World, event: &Event) -> EventLine {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    match *event {
        Event::Posted { leader, hex } => t("posted", "CM-14.1c").leader(leader).hex("hex", hex),
        Event::Formed { unit, form, cost } => {
            let rule = match (cost, form) {
                (0, _) => "CM-14.1b",
                (_, Form::Limbered | Form::Unlimbered) => "CM-8.3a",
                _ => "CM-8.3b",
            };
            t("formed", rule).unit(unit).with(|x| x.term("form", form_term(form))).cost(cost)
        }
        Event::SetUpDone { side } => t("set-up-done", "CM-14.1d").side(side),
        Event::TurnBegins { turn } => t("turn", "CM-5.2").num("turn", turn).with(|x| x.term("clock", clock(w, turn))),
        Event::NightFalls { units } => t("night", "CM-11.3").units(units),
        Event::PopeDie { die, total, comes } => {
            t(if comes { "pope-comes" } else { "pope-waits" }, "CM-14.4a").num("die", die).num("total", total)
        }
        Event::PopePoints { points } => t("pope-points", "CM-14.4b").num("points", points),
        Event::HillDie { die, turn } => t("hill", "CM-14.3c").num("die", die).num("turn", turn),
        Event::PhaseBegins { side, phase } => {
            // Who fires is told, not whose half-turn it is.
            let acting = if phase == Phase::Defensive { side.other() } else { side };
            let phase = Text::key(format!("cm62-phase-{}", phase.id()));
            t("phase", "CM-5.1").side(acting).with(|x| x.term("phase", phase))
        }
        Event::OutOfCommand { units } => t("out-of-command", "CM-6.1a").units(units),
        Event::Entered { unit, hex, cost } => t("entered", "CM-8.5a").unit(unit).hex("hex", hex).cost(cost),
        Event::LeaderEntered { leader, hex } => t("leader-entered", "CM-8.5b").leader(leader).hex("hex", hex),
        Event::Stepped { unit, from, to, cost } => {
            t("stepped", "CM-8.0b").unit(unit).hex("from", from).hex("to", to).cost(cost)
        }
        Event::Rode { leader, unit } => t("rode", "CM-6.4h").leader(leader).unit(unit),
        Event::LeaderMoved { leader, from, to } => {
            t("leader-moved", "CM-6.4b").leader(leader).hex("from", from).hex("to", to)
        }
        Event::Fired { kind, side, firers, target, strength } => {
            let (key, rule) = match kind {
                FireKind::Artillery => ("fired-guns", "CM-7.2"),
                FireKind::Defensive => ("fired-defensive", "CM-9.2a"),
                FireKind::Offensive => ("fired-offensive", "CM-9.3a"),
            };
            t(key, rule).side(side).units(firers).unit(target).num("strength", strength)
        }
        Event::FireDie { side, target, column, shift, die, modifier, cell } => t("fire-die", "CM-9.C")
            .side(side)
            .unit(target)
            .num("shift", shift)
            .num("die", die)
            .signed("modifier", modifier)
            .with(|x| x.name("column", column_span(w, usize::from(column))).term("result", cell_term(cell))),
        Event::FateSpent { leader, on } => t(
            match on {
                DieKind::Fire => "fate-fire",
                DieKind::Leader => "fate-leader",
                DieKind::Morale => "fate-morale",
                DieKind::Rally => "fate-rally",
            },
            "CM-14.5b",
        )
        .leader(leader),
        Event::FateLost { leader } => t("fate-lost", "CM-14.5d").leader(leader),
        Event::LeaderDie { leader, die, hit } => {
            t(if hit { "leader-hit" } else { "leader-safe" }, "CM-6.4e").leader(leader).num("die", die)
        }
        Event::Replaced { leader } => t("replaced", "CM-6.4f").leader(leader),
        Event::LeaderLost { leader } => t("leader-lost", "CM-6.4f").leader(leader),
        Event::LeaderRemoved { leader } => t("leader-removed", "CM-6.4i").leader(leader),
        Event::Lost { unit, points, left, why } => {
            let (key, rule) = match why {
                LossCause::Fire => ("lost", "CM-9.6c"),
                LossCause::Guns => ("lost-guns", "CM-9.8g"),
                LossCause::Zone => ("lost-zone", "CM-9.8d"),
            };
            t(key, rule).unit(unit).num("points", points).num("left", left)
        }
        Event::Shattered { unit } => t("shattered", "CM-2.4a").unit(unit),
        Event::Eliminated { unit, why } => {
            let (key, rule) = match why {
                EndCause::Losses => ("eliminated", "CM-2.3a"),
                EndCause::NoWay => ("eliminated-no-way", "CM-9.8f"),
                EndCause::InZone => ("eliminated-zone", "CM-9.8e"),
            };
            t(key, rule).unit(unit)
        }
        Event::LimberedUp { unit } => t("limbered-up", "CM-9.8g").unit(unit),
        Event::Fled { unit, from, to, rout } => {
            t(if rout { "fled" } else { "retreated" }, "CM-9.8a").unit(unit).hex("from", from).hex("to", to)
        }
        Event::MoraleDie { unit, die, modifier, value, passed } => {
            let rule = if die >= w.tables.morale.always_fails { "CM-9.7b" } else { "CM-9.7a" };
            t(if passed { "morale-passed" } else { "morale-failed" }, rule)
                .unit(unit)
                .num("die", die)
                .signed("modifier", modifier)
                .num("value", value)
        }
        Event::Routed { unit } => t("routed", "CM-9.8h").unit(unit),
        Event::Advanced { unit, from, to } => t("advanced", "CM-9.9a").unit(unit).hex("from", from).hex("to", to),
        Event::Followed { leaders, to } => t("followed", "CM-6.4h").leaders(leaders).hex("to", to),
        Event::Surprised { leader, hex } => t("surprised", "CM-6.4i").leader(leader).hex("hex", hex),
        Event::Displaced { leader, from, to } => {
            t("displaced", "CM-6.4i").leader(leader).hex("from", from).hex("to", to)
        }
        Event::RallyDie { unit, die, modifier, value, rallied } => {
            t(if rallied { "rallied" } else { "not-rallied" }, if rallied { "CM-10.1" } else { "CM-10.3" })
                .unit(unit)
                .num("die", die)
                .signed("modifier", modifier)
                .num("value", value)
        }
        Event::MarkersOff { units } => t("markers-off", "CM-10.4").units(units),
        Event::Scored { hexes, points } => t("scored", "CM-13.2").hexes(hexes).num("points", points),
        Event::GameOver { winner, net, objectives } => {
            t("over", "CM-13.4").side(winner).num("net", net).num("objectives", objectives)
        }
    }
    .line()
}

/// Whose dice an event tells of: the firing player rolls fire, the owner everything else (CM-1.3).
pub fn thrown(w: &World, event: &Event) -> Vec<(Side, Purpose)> {
    let one = |side: Side, purpose: Purpose| vec![(side, purpose)];
    match *event {
        Event::FireDie { side, .. } => one(side, purpose::FIRE),
        Event::LeaderDie { leader, .. } => one(w.leader(leader).side, purpose::LEADER),
        Event::MoraleDie { unit, .. } => one(w.side_of(unit), purpose::MORALE),
        Event::RallyDie { unit, .. } => one(w.side_of(unit), purpose::RALLY),
        Event::PopeDie { .. } => one(Side::Union, purpose::POPE),
        Event::HillDie { .. } => one(Side::Confederate, purpose::HILL),
        Event::FateSpent { leader, on } => {
            let purpose = match on {
                DieKind::Fire => purpose::FIRE,
                DieKind::Leader => purpose::LEADER,
                DieKind::Morale => purpose::MORALE,
                DieKind::Rally => purpose::RALLY,
            };
            one(w.leader(leader).side, purpose)
        }
        _ => Vec::new(),
    }
}

/// The hour at which a turn begins.
pub fn clock(w: &World, turn: u8) -> Text {
    let turns = &w.tables.turns;
    let minutes = turns.first_clock + u32::from(turn.saturating_sub(1)) * turns.minutes;
    Text::key("cm62-clock").num("hour", minutes / 60).num("minute", minutes % 60)
}
