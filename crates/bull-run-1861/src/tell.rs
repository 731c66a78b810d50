//! Events in words: a message, the rule, and what to light up on the map.

use kernel::Text;
use kernel::view::EventLine;

use crate::choice::LINES;
use crate::combat::brigades_of;
use crate::describe::border;
use crate::event::{Event, FatigueCause, LossCause, MarkerLoss};
use crate::ids::{Brigade, Brigades, Element, Hq, Zone, Zones};
use crate::setup::setup_of;
use crate::victory::side_term;
use crate::world::World;

struct Teller<'w> {
    w: &'w World,
    text: Text,
    rule: &'static str,
    places: Vec<String>,
    units: Vec<String>,
    detail: bool,
}

impl<'w> Teller<'w> {
    fn new(w: &'w World, key: &str, rule: &'static str) -> Teller<'w> {
        Teller {
            w,
            text: Text::key(format!("br61-event-{key}")),
            rule,
            places: Vec::new(),
            units: Vec::new(),
            detail: false,
        }
    }

    fn with(mut self, text: impl FnOnce(Text) -> Text) -> Self {
        self.text = text(self.text);
        self
    }

    fn brigade(mut self, brigade: Brigade) -> Self {
        let sheet = self.w.sheet(brigade);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("brigade", sheet.name.clone()))
    }

    fn element(self, element: Element) -> Self {
        let part = if element.is_marker() { "br61-part-marker" } else { "br61-part-counter" };
        self.brigade(element.brigade()).with(|t| t.term("part", Text::key(part)))
    }

    fn brigades(mut self, brigades: Brigades) -> Self {
        let w = self.w;
        self.units.extend(brigades.map(|b| w.sheet(b).id.clone()));
        self.num("count", brigades.len()).with(|t| t.names("brigades", brigades.map(|b| w.sheet(b).name.clone())))
    }

    fn hq(mut self, hq: Hq) -> Self {
        let sheet = self.w.hq_sheet(hq);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("hq", sheet.name.clone()))
    }

    fn zone(mut self, name: &'static str, zone: Zone) -> Self {
        self.places.push(self.w.zone_id(zone).to_owned());
        let shown = format!("{} ({})", self.w.zone_name(zone), self.w.zone_id(zone));
        self.with(|t| t.name(name, shown))
    }

    fn zones(mut self, zones: Zones) -> Self {
        let w = self.w;
        self.places.extend(zones.map(|z| w.zone_id(z).to_owned()));
        self.with(|t| t.names("zones", zones.map(|z| format!("{} ({})", w.zone_name(z), w.zone_id(z)))))
    }

    fn side(self, side: kernel::Side) -> Self {
        self.with(|t| t.term("side", side_term(side)))
    }

    fn num(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(|t| t.num(name, value))
    }

    /// A modifier behind a die: "+ 2", "- 1" or nothing at all.
    fn signed(self, name: &'static str, value: i8) -> Self {
        let sign = match value {
            0 => "none",
            1.. => "plus",
            _ => "minus",
        };
        let modifier = Text::key(format!("br61-modifier-{sign}")).num("value", value.unsigned_abs());
        self.with(|t| t.term(name, modifier))
    }

    fn term(self, name: &'static str, key: &str) -> Self {
        self.with(|t| t.term(name, Text::key(key)))
    }

    /// A part of a sum that a later line gives.
    fn detail(mut self) -> Self {
        self.detail = true;
        self
    }

    fn line(self) -> EventLine {
        let Teller { text, rule, places, units, detail, .. } = self;
        EventLine { text, rule: rule.to_owned(), places, units, detail }
    }
}

/// An event in words.
pub fn line(w: &World, event: &Event) -> EventLine {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    match *event {
        Event::Placed { brigade, zone, forward } => {
            let key = if forward { "placed-forward" } else { "placed" };
            t(key, placed_rule(w, brigade, forward)).brigade(brigade).zone("zone", zone)
        }
        Event::Extended { brigade, zone } => {
            t("extended", extended_rule(w, brigade)).brigade(brigade).zone("zone", zone)
        }
        Event::SetUpDone { side } => t("set-up-done", "BR-12.1-decisions").side(side),
        Event::TurnBegins { turn } => {
            t("turn", "BR-1-turn-track").num("turn", turn).with(|x| x.term("clock", clock(w, turn)))
        }
        Event::OffensiveDeclared { side } => t("offensive", "BR-6-mo-once").side(side),
        Event::InitiativeDice { union, confederate, union_total, confederate_total } => {
            t("initiative-dice", "BR-6-init-high")
                .num("union", union)
                .num("confederate", confederate)
                .signed("unionBonus", union_total as i8 - union as i8)
                .signed("confederateBonus", confederate_total as i8 - confederate as i8)
        }
        Event::Initiative { side, rolled } => t(
            if rolled { "initiative" } else { "initiative-first" },
            if rolled { "BR-6-init-high" } else { "BR-6-init-turn1" },
        )
        .side(side),
        Event::OpMarked { brigade } => t("op-marked", "BR-6-op-order").brigade(brigade),
        Event::OpMarkerLost { brigade, why } => {
            let (key, rule) = match why {
                MarkerLoss::Contact => ("op-lost-contact", "BR-6-op-lost-contact"),
                MarkerLoss::Attacked => ("op-lost-attack", "BR-6-op-lost-attack"),
                MarkerLoss::Fatigued => ("op-lost-fatigue", "BR-6-op-lost-attack"),
            };
            t(key, rule).brigade(brigade)
        }
        Event::HalfPhase { side, phase } => t("half-phase", "BR-5-p1-then-p2").side(side).num("phase", phase),
        Event::ActivationDie { side, die, bonus, number } => {
            let rule = match side {
                kernel::Side::Union => "BR-7-activation-table-usa",
                kernel::Side::Confederate => "BR-7-activation-table-csa",
            };
            t("activation", rule).side(side).num("die", die).signed("bonus", bonus as i8).num("number", number)
        }
        Event::InCommand { brigade, hq } => t("in-command", "BR-10.1-range-cost").brigade(brigade).hq(hq),
        Event::CommandTest { brigade, die, modifier, passed } => t(
            if passed { "test-passed" } else { "test-failed" },
            if passed { "BR-10.1-test" } else { "BR-10.1-test-fail-spent" },
        )
        .brigade(brigade)
        .num("die", die)
        .signed("modifier", modifier)
        .num("needed", w.tables.command.test),
        Event::RestsWithoutCommand { brigade } => {
            t("rests-without-command", "BR-10.1-rest-needs-command").brigade(brigade)
        }
        Event::Rested { brigade, fatigue } => t("rested", "BR-7-rest").brigade(brigade).num("fatigue", fatigue),
        Event::Stepped { brigade, from, to, cost } => t("stepped", border(w, from, to, cost).1)
            .brigade(brigade)
            .zone("from", from)
            .zone("to", to)
            .num("cost", cost),
        Event::LegionLeft { zone } => t("legion-left", "BR-10.5-legion-moves").zone("zone", zone),
        Event::Extension { brigade } => t("extension", "BR-10.3-extension").brigade(brigade),
        Event::Deployed { brigade, zone } => t("deployed", "BR-10.6-deploy").brigade(brigade).zone("zone", zone),
        Event::Regrouped { brigade, zone } => t("regrouped", "BR-10.6-regroup").brigade(brigade).zone("zone", zone),
        Event::LineTaken { element, line } => t("line", "BR-10.5-line-choice")
            .element(element)
            .term("line", &format!("br61-line-{}", LINES[usize::from(line) % LINES.len()])),
        Event::Hosted { host } => t("hosted", "BR-10.5-legion-host").element(host),
        Event::Engaged { brigade } => t("engaged", "BR-10.3-engage-cost").brigade(brigade),
        Event::FarmFordOpened { brigade } => t("farm-ford", "BR-10.3-farm-ford-first").brigade(brigade),
        Event::Faced { zone, facing } => t("faced", "BR-10.4-free-facing").zone("zone", zone).zone("facing", facing),
        Event::Turned { zone, facing } => {
            t("turned", "BR-10.4-contact-enemy-turns").zone("zone", zone).zone("facing", facing)
        }
        Event::ControlTaken { zone, side } => t("control", "BR-4-control-last").zone("zone", zone).side(side),
        Event::CrossedSudley { brigade } => t("sudley", "BR-13-manoeuvre-count").brigade(brigade),
        Event::HqMoved { hq, from, to } => {
            t("hq-moved", "BR-7-hq-after-moves").hq(hq).zone("from", from).zone("to", to)
        }
        Event::HqDisplaced { hq, from, to } => {
            t("hq-displaced", "BR-10.3-hq-displaced").hq(hq).zone("from", from).zone("to", to)
        }
        Event::HqOff { hq } => t("hq-off", "BR-10.3-hq-never-lost").hq(hq),
        Event::HqBack { hq, zone } => t("hq-back", "BR-10.3-hq-return").hq(hq).zone("zone", zone),
        Event::Attacked { side, attackers, targets } => {
            let rule = match (attackers.len(), targets.len()) {
                (_, 2..) => "BR-11.1-multi-target",
                (2.., _) => "BR-11.1-joint",
                _ => "BR-11.1-target-in-front",
            };
            t("attacked", rule).side(side).brigades(brigades_of(attackers)).zones(targets)
        }
        Event::ArtilleryDie { element, die, modifier, potential, effective } => {
            t(if effective { "artillery-effective" } else { "artillery-missed" }, "BR-11.3-artillery")
                .element(element)
                .num("die", die)
                .signed("modifier", modifier)
                .num("potential", potential)
                .detail()
        }
        Event::CavalryDie { element, die, potential, effective } => {
            t(if effective { "cavalry-effective" } else { "cavalry-missed" }, "BR-11.3-cavalry-attack")
                .element(element)
                .num("die", die)
                .num("potential", potential)
                .detail()
        }
        Event::CombatDice { attacker, attack_die, attack_sum, defence_die, defence_sum } => {
            t("combat-dice", "BR-11.2-dice-order")
                .side(attacker)
                .num("attackDie", attack_die)
                .signed("attackSum", attack_sum)
                .num("defenceDie", defence_die)
                .signed("defenceSum", defence_sum)
        }
        Event::CombatTotals { attack, defence, loser, hit, .. } => {
            let rule = match (hit, attack == defence) {
                (true, _) => "BR-11.4-double",
                (false, true) => "BR-11.4-equal",
                (false, false) => "BR-11.4-greater",
            };
            t(if hit { "combat-hit" } else { "combat-fatigue" }, rule)
                .with(|x| x.term("loser", side_term(loser)))
                .num("attack", attack)
                .num("defence", defence)
        }
        Event::Fatigued { brigade, fatigue, why } => {
            let rule = match why {
                FatigueCause::Extension => "BR-10.3-extension",
                FatigueCause::Combat => "BR-11.4-all-front-line",
                FatigueCause::Following => "BR-11.4-second-line",
            };
            t("fatigued", rule).brigade(brigade).num("fatigue", fatigue)
        }
        Event::HitAsLoss { brigade, forced } => {
            let (key, rule) = match forced {
                true => ("hit-no-way", "BR-11.4-retreat-none"),
                false => ("hit-loss", "BR-11.4-hit-choice"),
            };
            t(key, rule).brigade(brigade)
        }
        Event::RetreatDie { brigade, die, modifier, passed } => t(
            if passed { "retreat-passed" } else { "retreat-failed" },
            if passed { "BR-11.4-retreat-die" } else { "BR-11.4-retreat-fail" },
        )
        .brigade(brigade)
        .num("die", die)
        .signed("modifier", modifier)
        .num("needed", w.tables.result.retreat),
        Event::LegionDie { die, lost } => t(if lost { "legion-lost" } else { "legion-spared" }, "BR-10.5-legion-loss")
            .num("die", die)
            .num("needed", w.tables.result.legion_lost),
        Event::StepLost { brigade, left, why } => {
            let rule = match why {
                LossCause::Hit => "BR-11.4-step-loss",
                LossCause::RetreatFailed => "BR-11.4-retreat-fail",
                LossCause::EnemyFront => "BR-11.4-retreat-front",
            };
            t("step-lost", rule).brigade(brigade).num("left", left)
        }
        Event::Eliminated { brigade } => t("eliminated", "BR-11.4-elimination").brigade(brigade),
        Event::Retreated { brigade, from, to, following } => t(
            if following { "followed" } else { "retreated" },
            if following { "BR-11.4-second-line" } else { "BR-11.4-retreat-away" },
        )
        .brigade(brigade)
        .zone("from", from)
        .zone("to", to),
        Event::CannotFollow { brigade } => t("cannot-follow", "BR-11.4-second-line-stuck").brigade(brigade),
        Event::Advanced { brigade, from, to } => {
            t("advanced", "BR-11.4-advance").brigade(brigade).zone("from", from).zone("to", to)
        }
        Event::ContinuationDie { die, modifier, next_phase, played } => {
            let table = &w.tables.continuation;
            let (needed, rule) =
                if next_phase == 4 { (table.fourth, "BR-8-fourth") } else { (table.fifth, "BR-8-fifth") };
            t(if played { "continued" } else { "not-continued" }, rule)
                .num("die", die)
                .signed("modifier", modifier)
                .num("needed", needed)
                .num("phase", next_phase)
        }
        Event::Marched { brigades, from, to, cost } => {
            t("marched", "BR-9-op-double").brigades(brigades).zone("from", from).zone("to", to).num("cost", cost)
        }
        Event::MarchEnded { brigades, moved } => t(
            if moved { "march-ended" } else { "march-declined" },
            if moved { "BR-9-op-fatigue2" } else { "BR-9-op-zero-no-fatigue" },
        )
        .brigades(brigades)
        .num("fatigue", w.tables.operational.fatigue),
        Event::Recovered { brigades } => t("recovered", "BR-9-fatigue-down").brigades(brigades),
        Event::HqsReady => t("hqs-ready", "BR-9-hq-reset"),
        Event::Arrived { brigade, zone } => t("arrived", arrival_rule(w, brigade)).brigade(brigade).zone("zone", zone),
        Event::ArrivalDelayed { brigade } => t("arrival-delayed", "BR-12.3-blocked").brigade(brigade),
        Event::AutomaticDefeat { winner } => t("automatic", "BR-13-auto-defeat").side(winner),
        Event::ExtraTurn => t("extra-turn", "BR-13-extra-turn"),
        Event::GameOver { winner, union, confederate } => {
            t("over", "BR-4-most-points").side(winner).num("union", union).num("confederate", confederate)
        }
    }
    .line()
}

fn placed_rule(w: &World, brigade: Brigade, forward: bool) -> &'static str {
    let by_hq = setup_of(w, brigade).is_some_and(|unit| unit.near.is_some());
    match (by_hq, forward) {
        (true, _) => "BR-13-30va-place",
        (false, true) => "BR-12.2-free-south",
        (false, false) => "BR-12.2-order",
    }
}

/// A scenario may ask for the extended line; otherwise it was the owner's choice.
fn extended_rule(w: &World, brigade: Brigade) -> &'static str {
    let asked = setup_of(w, brigade).is_some_and(|unit| unit.extended.is_some());
    if asked { "BR-12.1-cocke-extended" } else { "BR-12.2-free-extended" }
}

/// Only Southern reinforcements come without an option.
pub fn arrival_rule(w: &World, brigade: Brigade) -> &'static str {
    match w.sheet(brigade).side {
        kernel::Side::Union => "BR-13-reinforcements",
        kernel::Side::Confederate => "BR-12.3-smith",
    }
}

/// The hour at which a turn begins.
pub fn clock(w: &World, turn: u8) -> Text {
    let turns = &w.tables.turns;
    let minutes = turns.first_clock + u32::from(turn.saturating_sub(1)) * turns.minutes;
    Text::key("br61-clock").num("hour", minutes / 60).num("minute", minutes % 60)
}
