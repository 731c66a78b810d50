//! Events in words: a message, the rule, and what to light up on the map.

use kernel::view::EventLine;
use kernel::{Purpose, Side, Text};

use crate::event::{Event, LossCause, RevertCause};
use crate::ids::{Brigade, Formation, Hex, Leader, Unit, Units};
use crate::play::purpose;
use crate::scenario::VictoryKind;
use crate::stage::{FireKind, TestCause};
use crate::tables::ChangeResult;
use crate::terms::{
    brigade_term, cause_term, clock, fire_term, flank_term, form_term, formation_term, modifier_term, order_term,
    points, shock_term, side_term, sign_term, vertex_term,
};
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
        let text = Text::key(format!("rb61-event-{key}"));
        Teller { w, text, rule, places: Vec::new(), units: Vec::new(), detail: false }
    }

    fn with(mut self, text: impl FnOnce(Text) -> Text) -> Self {
        self.text = text(self.text);
        self
    }

    fn unit(self, unit: Unit) -> Self {
        self.unit_as("unit", unit)
    }

    fn unit_as(mut self, name: &'static str, unit: Unit) -> Self {
        let sheet = self.w.unit(unit);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name(name, sheet.name.clone()))
    }

    fn units(mut self, name: &'static str, units: Units) -> Self {
        let w = self.w;
        self.units.extend(units.map(|unit| w.unit(unit).id.clone()));
        self.with(|t| t.names(name, units.map(|unit| w.unit(unit).name.clone())))
    }

    fn leader(mut self, leader: Leader) -> Self {
        let sheet = self.w.leader(leader);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("leader", sheet.name.clone()))
    }

    fn brigade(self, brigade: Brigade) -> Self {
        let term = brigade_term(self.w, brigade);
        self.with(|t| t.term("brigade", term))
    }

    fn formation(self, formation: Formation) -> Self {
        let term = formation_term(self.w, formation);
        self.with(|t| t.term("formation", term))
    }

    fn hex(mut self, name: &'static str, hex: Hex) -> Self {
        self.places.push(self.w.hex_id(hex).to_owned());
        let shown = self.w.hex_name(hex);
        self.with(|t| t.name(name, shown))
    }

    fn side(self, side: Side) -> Self {
        self.with(|t| t.term("side", side_term(side)))
    }

    fn num(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(|t| t.num(name, value))
    }

    fn term(self, name: &'static str, term: Text) -> Self {
        self.with(|t| t.term(name, term))
    }

    fn cost(self, halves: u8) -> Self {
        self.with(|t| t.name("points", points(halves)))
    }

    fn roll(self, die: u8, drm: i8) -> Self {
        self.num("die", die).term("modifier", sign_term(drm))
    }

    fn line(self) -> EventLine {
        let Teller { text, rule, places, units, detail, .. } = self;
        EventLine { text, rule: rule.to_owned(), places, units, detail }
    }
}

/// An event in words.
pub fn line(w: &World, event: &Event) -> EventLine {
    let told =
        command(w, event).or_else(|| movement(w, event)).or_else(|| losses(w, event)).or_else(|| combat(w, event));
    // Every event is in one of the four groups; a test hears them all.
    told.unwrap_or_else(|| Teller::new(w, "other", "RBC-3.1")).line()
}

/// What others are told of an event they may not know all of.
pub fn others(w: &World, event: &Event) -> Option<EventLine> {
    let t = |key: &str| Teller::new(w, key, "RBC-5.22");
    match *event {
        Event::EfficiencyDrawn { formation, .. } => Some(t("efficiency-hidden").formation(formation).line()),
        Event::CavalryEfficiency { side, .. } => Some(t("cavalry-efficiency-hidden").side(side).line()),
        _ => None,
    }
}

fn command<'w>(w: &'w World, event: &Event) -> Option<Teller<'w>> {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    Some(match *event {
        Event::TurnBegins { turn } => t("turn", "RBC-2.43").num("turn", turn + 1).term("clock", clock(w, turn)),
        Event::SetUpDone { side } => t("set-up-done", "RBC-20.1").side(side),
        Event::Placed { unit, hex } => t("placed", "RBC-20.1").unit(unit).hex("hex", hex),
        Event::Posted { leader, hex } => t("posted", "RBC-20.1").leader(leader).hex("hex", hex),
        Event::Faced { unit, facing } => t("faced", "RBC-20.1").unit(unit).term("facing", vertex_term(facing)),
        Event::DrawnUp { unit, form } => t("drawn-up", "RBC-20.1").unit(unit).term("form", form_term(form)),
        Event::PutOnTop { unit } => t("put-on-top", "RBC-8.21").unit(unit),
        Event::InitiativeGiven { side } => t("initiative-given", "RBC-5.12").side(side),
        Event::InitiativeNamed { leader: Some(leader) } => t("initiative-named", "RBC-5.11").leader(leader),
        Event::InitiativeNamed { leader: None } => t("initiative-nobody", "RBC-5.11"),
        Event::InitiativeDie { side, die, total } => {
            t("initiative-die", "RBC-5.11").side(side).num("die", die).num("total", total)
        }
        Event::InitiativeWon { side } => t("initiative-won", "RBC-5.11").side(side),
        Event::EfficiencyDrawn { formation, value } => {
            t("efficiency", "RBC-5.22").formation(formation).num("value", value)
        }
        Event::CavalryEfficiency { side, value } => t("cavalry-efficiency", "RBC-AMB01").side(side).num("value", value),
        Event::BrigadierOutOfCommand { brigade } => t("out-of-command", "RBC-4.14").brigade(brigade),
        Event::InOverallRange { brigade, rating } => {
            t("overall-range", "RBC-4.11").brigade(brigade).num("rating", rating)
        }
        Event::ReservePicked { brigade } => t("reserve-picked", "RBC-14.42").brigade(brigade),
        Event::Freed { brigade } => t("freed", "RBC-14.45").brigade(brigade),
        Event::GroupDue { group } => group_due(w, group),
        Event::LeaderPlaced { leader, hex } => t("leader-placed", "RBC-4.17").leader(leader).hex("hex", hex),
        Event::Ordered { brigade, order } => t("ordered", "RBC-6.17").brigade(brigade).term("order", order_term(order)),
        Event::OrderDie { brigade, order, die, total, result } => {
            order_die(w, result).brigade(brigade).term("order", order_term(order)).num("die", die).num("total", total)
        }
        Event::RegimentDie { unit, order, die, total, changed } => {
            t(if changed { "regiment-changed" } else { "regiment-finished" }, "RBC-6.41")
                .unit(unit)
                .term("order", order_term(order))
                .num("die", die)
                .num("total", total)
        }
        Event::Reverted { brigade, cause } => {
            let (key, rule) = match cause {
                RevertCause::NoContact => ("reverted-no-contact", "RBC-6.18"),
                RevertCause::Ineffective => ("reverted-ineffective", "RBC-13.21"),
                RevertCause::Tired => ("reverted-tired", "RBC-17.31"),
                RevertCause::Night => ("reverted-night", "RBC-16.2"),
            };
            t(key, rule).brigade(brigade)
        }
        Event::Activated { brigade, first: true } => t("first", "RBC-5.13").brigade(brigade),
        Event::Activated { brigade, first: false } => t("activated", "RBC-5.37").brigade(brigade),
        Event::MarkerWasted { brigade } => t("marker-wasted", "RBC-5.37").brigade(brigade),
        Event::PoolEmpty => t("pool-empty", "RBC-5.37"),
        Event::Skips { unit } => t("skips", "RBC-5.36").unit(unit),
        Event::Capped { unit } => t("capped", "RBC-9.71").unit(unit),
        Event::ReleaseDie { brigade, die, total, released } => {
            t(if released { "released" } else { "not-released" }, "RBC-14.43")
                .brigade(brigade)
                .num("die", die)
                .num("total", total)
        }
        Event::ReleaseDeclined { brigade } => t("release-declined", "RBC-14.43").brigade(brigade),
        Event::Absorbed { unit, parent } => t("absorbed", "RBC-14.32").unit(unit).unit_as("parent", parent),
        Event::LegionAttached { brigade } => t("legion-attached", "RBC-5.26a").brigade(brigade),
        Event::FatigueGained { brigade, level } => {
            t("fatigue-gained", "RBC-17.21").brigade(brigade).num("level", level)
        }
        Event::FatigueLost { brigade, level } => t("fatigue-lost", "RBC-17.43").brigade(brigade).num("level", level),
        Event::BecameIneffective { brigade } => t("ineffective", "RBC-13.21").brigade(brigade),
        Event::EffectiveAgain { brigade } => t("effective-again", "RBC-13.21").brigade(brigade),
        Event::GameOver { winner } => {
            let rule = if w.victory.kind == VictoryKind::Pike { "RBC-21.2" } else { "RBC-22.2" };
            match winner {
                Some(side) => t("over", rule).side(side),
                None => t("over-draw", rule),
            }
        }
        _ => return None,
    })
}

fn order_die(w: &World, result: ChangeResult) -> Teller<'_> {
    let key = match result {
        ChangeResult::Changed => "order-changed",
        ChangeResult::Kept => "order-kept",
        ChangeResult::Halted => "order-halted",
        ChangeResult::Lost => "order-lost",
    };
    Teller::new(w, key, "RBC-6.22")
}

fn group_due(w: &World, group: u8) -> Teller<'_> {
    let t = Teller::new(w, "group-due", "RBC-9.71");
    match w.groups.get(usize::from(group)) {
        Some(due) => {
            let leaders = due.leaders.map(|leader| w.leader(leader).name.clone());
            let names: Vec<String> = leaders.chain(due.units.map(|unit| w.unit(unit).name.clone())).collect();
            let mut t = t.units("units", due.units).hex("hex", due.hex).with(|x| x.names("units", names));
            t.units.extend(due.leaders.map(|leader| w.leader(leader).id.clone()));
            t
        }
        None => t,
    }
}

fn movement<'w>(w: &'w World, event: &Event) -> Option<Teller<'w>> {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    Some(match *event {
        Event::LeaderRode { leader, from, to, far } => {
            t(if far { "leader-rode-far" } else { "leader-rode" }, if far { "RBC-9.33" } else { "RBC-9.31" })
                .leader(leader)
                .hex("from", from)
                .hex("to", to)
        }
        Event::Entered { unit, hex, order, cost } => {
            t("entered", "RBC-9.71").unit(unit).hex("hex", hex).term("order", order_term(order)).cost(cost)
        }
        Event::Stepped { unit, from, to, cost } => {
            t("stepped", "RBC-9.11").unit(unit).hex("from", from).hex("to", to).cost(cost)
        }
        Event::Turned { unit, facing, cost } => {
            t("turned", "RBC-7.21").unit(unit).term("facing", vertex_term(facing)).cost(cost)
        }
        Event::Extended { unit, hex, cost } => t("extended", "RBC-8.42").unit(unit).hex("hex", hex).cost(cost),
        Event::FlankRefused { unit, flank, cost } => {
            t("flank-refused", "RBC-7.31").unit(unit).term("flank", flank_term(flank)).cost(cost)
        }
        Event::RefusalEnded { unit, cost } => t("refusal-ended", "RBC-7.33").unit(unit).cost(cost),
        Event::Formed { unit, form, cost } => {
            let rule = if w.unit(unit).is_artillery() { "RBC-9.13" } else { "RBC-14.21" };
            t("formed", rule).unit(unit).term("form", form_term(form)).cost(cost)
        }
        Event::RodeAlong { leader, unit } => t("rode-along", "RBC-9.31").leader(leader).unit(unit),
        Event::MoveCut { unit } => t("move-cut", "RBC-3.3").unit(unit),
        Event::Built { unit, done, needed } => {
            t("built", "RBC-15.11").unit(unit).num("done", done).num("needed", needed)
        }
        Event::BarricadeRaised { unit, hex } => t("barricade-raised", "RBC-15.12").unit(unit).hex("hex", hex),
        Event::FirePrepared { unit } => t("fire-prepared", "RBC-10.51").unit(unit),
        Event::Recrewed { guns, by, form } => {
            t("recrewed", "RBC-12.81").unit_as("guns", guns).unit_as("by", by).term("form", form_term(form))
        }
        Event::RallyDie { unit, die, drm, cohesion, rallied } => {
            let key = if rallied { "rallied" } else { "not-rallied" };
            t(key, "RBC-13.41").unit(unit).roll(die, drm).num("cohesion", cohesion)
        }
        Event::Seen { unit } => t("seen", "RBC-10.81").unit(unit),
        Event::Unseen { unit } => t("unseen", "RBC-AMB16").unit(unit),
        Event::ObjectiveTaken { hex, side } => t("objective-taken", "RBC-22.2").hex("hex", hex).side(side),
        Event::RecoveryDie { unit, die, total, recovered } => {
            t(if recovered { "recovered" } else { "not-recovered" }, "RBC-13.51")
                .unit(unit)
                .num("die", die)
                .num("total", total)
        }
        Event::Returned { unit, hex } => t("returned", "RBC-13.51").unit(unit).hex("hex", hex),
        Event::NoWayBack { unit } => t("no-way-back", "RBC-13.51").unit(unit),
        _ => return None,
    })
}

fn losses<'w>(w: &'w World, event: &Event) -> Option<Teller<'w>> {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    Some(match *event {
        Event::LeaderCaptured { leader, unit } => t("leader-captured", "RBC-12.73").leader(leader).unit(unit),
        Event::LeaderOut { leader, replaced } => {
            t(if replaced { "leader-out-replaced" } else { "leader-out" }, "RBC-12.72").leader(leader)
        }
        Event::LeaderJoined { leader, unit } => t("leader-joined", "RBC-12.53").leader(leader).unit(unit),
        Event::LeaderWaits { leader } => t("leader-waits", "RBC-12.53").leader(leader),
        Event::LeaderReplaced { leader, unit } => t("leader-replaced", "RBC-12.75").leader(leader).unit(unit),
        Event::LeaderDie { leader, die, least, hit } => t(if hit { "leader-hit" } else { "leader-safe" }, "RBC-12.71")
            .leader(leader)
            .num("die", die)
            .num("least", least),
        Event::CapturedGunsRemoved { unit } => t("guns-removed", "RBC-12.83").unit(unit),
        Event::Disordered { unit } => t("disordered", "RBC-12.31").unit(unit),
        Event::SecondDisorder { unit, die, drm, cohesion, retreat, loss, rout } => {
            t(if rout { "second-rout" } else { "second-disorder" }, "RBC-12.34")
                .unit(unit)
                .roll(die, drm)
                .num("cohesion", cohesion)
                .num("retreat", retreat)
                .num("loss", loss)
        }
        Event::Lost { unit, points, left, why } => {
            let (key, rule) = match why {
                LossCause::Fire => ("lost", "RBC-10.34"),
                LossCause::Shock => ("lost-shock", "RBC-11.43"),
                LossCause::Second => ("lost-second", "RBC-12.34"),
                LossCause::Blocked => ("lost-blocked", "RBC-12.42"),
                LossCause::Rout => ("lost-rout", "RBC-12.51"),
                LossCause::Recovery => ("lost-recovery", "RBC-13.51"),
            };
            t(key, rule).unit(unit).num("points", points).num("left", left)
        }
        Event::Eliminated { unit } => t("eliminated", "RBC-12.22").unit(unit),
        Event::Routed { unit } => t("routed", "RBC-12.51").unit(unit),
        Event::Contracted { unit, hex } => t("contracted", "RBC-8.45").unit(unit).hex("hex", hex),
        Event::Retreated { unit, from, to } => t("retreated", "RBC-12.41").unit(unit).hex("from", from).hex("to", to),
        Event::RetreatEnded { unit, hex, facing } => {
            t("retreat-ended", "RBC-12.44").unit(unit).hex("hex", hex).term("facing", vertex_term(facing))
        }
        Event::RetreatBlocked { unit, missing } => t("retreat-blocked", "RBC-12.42").unit(unit).num("missing", missing),
        Event::DrivenOff { unit } => t("driven-off", "RBC-12.45").unit(unit),
        Event::LimberedUp { unit } => t("limbered-up", "RBC-12.45").unit(unit),
        Event::Abandoned { unit, hex } => t("abandoned", "RBC-12.81").unit(unit).hex("hex", hex),
        Event::GunsCaptured { guns, by } => t("guns-captured", "RBC-12.82").unit_as("guns", guns).unit_as("by", by),
        Event::GunsRetaken { guns, by } => t("guns-retaken", "RBC-12.82").unit_as("guns", guns).unit_as("by", by),
        Event::BarricadeLost { hex } => t("barricade-lost", "RBC-15.12").hex("hex", hex),
        _ => return None,
    })
}

fn combat<'w>(w: &'w World, event: &Event) -> Option<Teller<'w>> {
    let t = |key: &str, rule: &'static str| Teller::new(w, key, rule);
    Some(match *event {
        Event::Modified { side, value, why } => {
            let mut line = t("modified", why.rule()).side(side).term("why", modifier_term(why));
            line.detail = true;
            line.with(|x| x.name("value", format!("{value:+}")))
        }
        Event::Tested { unit, cause, die, drm, cohesion, passed } => {
            let key = if passed { "test-passed" } else { "test-failed" };
            t(key, test_rule(cause))
                .unit(unit)
                .roll(die, drm)
                .num("cohesion", cohesion)
                .term("cause", cause_term(cause))
        }
        Event::SharedTest { unit, sister } => t("shared-test", "RBC-8.61").unit(unit).unit_as("sister", sister),
        Event::ConfusionDie { unit, hex, die, distance, cohesion, fires } => {
            t(if fires { "confused" } else { "not-confused" }, "RBC-10.83")
                .unit(unit)
                .hex("hex", hex)
                .num("die", die)
                .num("distance", distance)
                .num("cohesion", cohesion)
        }
        Event::Fired { firers, kind, from, target, struck, range, strength, .. } => {
            let (key, rule) = fired(kind);
            t(key, rule)
                .units("firers", firers)
                .hex("from", from)
                .hex("hex", target)
                .units("targets", struck)
                .num("range", range)
                .num("strength", strength)
        }
        Event::FireDie { unit, die, drm, total, result } => {
            t("fire-die", "RBC-10.31").unit(unit).roll(die, drm).num("total", total).term("result", fire_term(result))
        }
        Event::Identified { unit } => t("identified", "RBC-10.84").unit(unit),
        Event::GunsDrawn { unit, of } => t("guns-drawn", "RBC-8.22").unit(unit).num("of", of),
        Event::ShockDeclared { unit, hex } => t("shock-declared", "RBC-11.13").unit(unit).hex("hex", hex),
        Event::ShockBegins { hex, attackers, defenders } => {
            t("shock-begins", "RBC-11.31").hex("hex", hex).units("attackers", attackers).units("defenders", defenders)
        }
        Event::ReactionTurned { unit, facing } => {
            t("reaction-turned", "RBC-9.61").unit(unit).term("facing", vertex_term(facing))
        }
        Event::FallsBack { unit } => t("falls-back", "RBC-11.33").unit(unit),
        Event::OutOfShock { unit } => t("out-of-shock", "RBC-11.38").unit(unit),
        Event::ShockDie { unit, sister, die, cohesion, margin } => {
            let line = t(if sister.is_some() { "shock-die-both" } else { "shock-die" }, "RBC-11.41").unit(unit);
            let line = match sister {
                Some(sister) => line.unit_as("sister", sister),
                None => line,
            };
            line.num("die", die).num("cohesion", cohesion).num("margin", margin)
        }
        Event::ShockScores { attacker, attack_margin, attack, defence_margin, defence, delta } => {
            t("shock-scores", "RBC-11.42")
                .side(attacker)
                .num("attackMargin", attack_margin)
                .num("attack", attack)
                .num("defenceMargin", defence_margin)
                .num("defence", defence)
                .num("delta", delta)
        }
        Event::ShockResults { attacker, defender } => t("shock-results", "RBC-11.43")
            .term("attacker", shock_term(attacker))
            .term("defender", shock_term(defender)),
        Event::ShockOver { hex } => t("shock-over", "RBC-11.38").hex("hex", hex),
        Event::Advanced { unit, from, to, facing } => {
            t("advanced", "RBC-12.61").unit(unit).hex("from", from).hex("to", to).term("facing", vertex_term(facing))
        }
        _ => return None,
    })
}

const fn fired(kind: FireKind) -> (&'static str, &'static str) {
    match kind {
        FireKind::Active => ("fired", "RBC-10.11"),
        FireKind::Reserve => ("fired-reserve", "RBC-14.41"),
        FireKind::Confused => ("fired-confused", "RBC-10.86"),
        FireKind::Return => ("fired-return", "RBC-10.71"),
        FireKind::Withdrawal => ("fired-withdrawal", "RBC-10.72"),
        FireKind::Prepared => ("fired-prepared", "RBC-10.51"),
        FireKind::Defensive => ("fired-defensive", "RBC-11.34"),
    }
}

const fn test_rule(cause: TestCause) -> &'static str {
    match cause {
        TestCause::Movement => "RBC-9.49",
        TestCause::Fire => "RBC-10.34",
        TestCause::Shock => "RBC-11.43",
        TestCause::Friends => "RBC-12.43",
        TestCause::Engagement => "RBC-11.36",
        TestCause::PreShock => "RBC-11.37",
        TestCause::FallBack => "RBC-11.33",
        TestCause::Reaction => "RBC-9.61",
        TestCause::Advance => "RBC-12.61",
    }
}

/// Whose dice an event tells of: the firer rolls fire, the owner everything else.
pub fn thrown(w: &World, event: &Event) -> Vec<(Side, Purpose)> {
    let (side, purpose) = match *event {
        Event::EfficiencyDrawn { formation, .. } => (w.formation(formation).side, purpose::EFFICIENCY),
        Event::CavalryEfficiency { side, .. } => (side, purpose::EFFICIENCY),
        Event::InitiativeDie { side, .. } => (side, purpose::INITIATIVE),
        Event::OrderDie { brigade, .. } => (w.brigade(brigade).side, purpose::ORDERS),
        Event::RegimentDie { unit, .. } => (w.side_of(unit), purpose::ORDERS),
        Event::ReleaseDie { brigade, .. } => (w.brigade(brigade).side, purpose::RELEASE),
        Event::RallyDie { unit, .. } => (w.side_of(unit), purpose::RALLY),
        Event::RecoveryDie { unit, .. } => (w.side_of(unit), purpose::RECOVERY),
        Event::Tested { unit, .. } => (w.side_of(unit), purpose::DISORDER),
        Event::SecondDisorder { unit, .. } => (w.side_of(unit), purpose::SECOND),
        Event::LeaderDie { leader, .. } => (w.leader(leader).side, purpose::LEADER),
        Event::ConfusionDie { unit, .. } => (w.side_of(unit), purpose::CONFUSION),
        Event::FireDie { unit, .. } => (w.side_of(unit), purpose::FIRE),
        Event::GunsDrawn { unit, .. } => (w.side_of(unit), purpose::GUNS),
        Event::ShockDie { unit, .. } => (w.side_of(unit), purpose::SHOCK),
        _ => return Vec::new(),
    };
    vec![(side, purpose)]
}
