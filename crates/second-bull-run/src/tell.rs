//! Events in words: a message, the rule, and what to light up on the map.

use kernel::text::Arg;
use kernel::view::EventLine;
use kernel::{Side, Text};

use crate::combat::{Factor, Shelter, shelters};
use crate::event::{EndCause, Event, FatigueCause, LossCause};
use crate::ids::{Brigade, Brigades, Leader, Party, Zone, Zones};
use crate::result::TestFactor;
use crate::state::{Formation, TestResult};
use crate::victory::side_term;
use crate::world::{Piece, World};

/// A zone by number, and by name if it has one.
pub fn zone_label(w: &World, zone: Zone) -> String {
    match (w.zone_id(zone), w.zone_name(zone)) {
        (id, "") => id.to_owned(),
        (id, name) => format!("{id} {name}"),
    }
}

/// A zone by number and name, as a message.
pub fn zone_term(w: &World, zone: Zone) -> Text {
    Text::key("sbr-zone").name("zone", zone_label(w, zone))
}

/// A division or a brigade as a message.
pub fn formation_term(w: &World, formation: Formation) -> Text {
    match formation {
        Formation::Division(division) => Text::key("sbr-division").name("name", w.division(division).name.clone()),
        Formation::Brigade(brigade) => Text::key("sbr-brigade").name("name", w.sheet(brigade).name.clone()),
    }
}

/// A party of reinforcements as a message.
pub fn party_term(w: &World, party: Party) -> Text {
    let sheet = w.party(party);
    let brigades = sheet.map_or(Brigades::EMPTY, |p| p.brigades);
    let division = brigades.first().and_then(|b| w.division_of(b));
    match (sheet.and_then(|p| p.leader), division, brigades.first()) {
        (Some(leader), ..) => Text::key("sbr-commander").name("name", w.leader(leader).name.clone()),
        (_, Some(division), Some(_)) => formation_term(w, Formation::Division(division)),
        (_, _, Some(brigade)) => formation_term(w, Formation::Brigade(brigade)),
        _ => Text::key("list-empty"),
    }
}

/// A modifier behind a die: "+ 2", "- 1" or nothing at all.
pub fn signed(value: i8) -> Text {
    let sign = match value {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    };
    Text::key(format!("sbr-modifier-{sign}")).num("value", value.unsigned_abs())
}

/// A modifier by itself: "+2", "-1", "0".
pub fn figure(value: i64) -> String {
    if value > 0 { format!("+{value}") } else { value.to_string() }
}

/// The hour at which a turn begins.
pub fn clock(w: &World, turn: u8) -> Text {
    let turns = &w.tables.turns;
    let minutes = turns.first_clock + u32::from(turn.saturating_sub(1)) * turns.minutes;
    Text::key("sbr-clock").num("hour", minutes / 60 % 24).num("minute", minutes % 60)
}

const fn shelter_id(shelter: Shelter) -> &'static str {
    match shelter {
        Shelter::Wood => "wood",
        Shelter::Village => "village",
        Shelter::Railway => "railway",
        Shelter::Escarpment => "escarpment",
        Shelter::Crossing => "crossing",
    }
}

/// The message of a kind of shelter, standing by itself.
pub fn shelter_key(shelter: Shelter) -> String {
    format!("sbr-factor-{}", shelter_id(shelter))
}

/// What shelters a defender, as a list of messages inside a sentence.
fn shelter_list(w: &World, target: Zone, bases: Zones) -> Arg {
    let mut list = Vec::new();
    shelters(w, target, bases, |shelter, _| {
        list.push(Arg::Term(Text::key(format!("sbr-shelter-{}", shelter_id(shelter)))));
    });
    Arg::List(list)
}

/// Why a modifier counts, in words; `bases` are the attacking zones.
pub fn factor_label(w: &World, factor: Factor, bases: Zones) -> Text {
    let brigade = |key: &str, b: Brigade| Text::key(key).name("brigade", w.sheet(b).name.clone());
    let zone = |key: &str, z: Zone| Text::key(key).name("zone", zone_label(w, z));
    match factor {
        Factor::Ratio { attack, defence } => {
            Text::key("sbr-factor-ratio").num("attack", attack).num("defence", defence)
        }
        Factor::ArtilleryAlone => Text::key("sbr-factor-artillery-alone"),
        Factor::Guns(bonus) => {
            Text::key("sbr-factor-guns").num("points", bonus.saturating_mul(w.tables.combat.guns_per_bonus))
        }
        Factor::Star(star) => brigade("sbr-factor-star", star),
        Factor::Fatigue(levels) => Text::key("sbr-factor-fatigue").num("levels", levels),
        Factor::Terrain(target) => {
            let mut text = zone("sbr-factor-terrain", target);
            text.args.insert("kinds", shelter_list(w, target, bases));
            text
        }
        Factor::FurtherZones(zones) => Text::key("sbr-factor-further-zones").num("zones", zones),
        Factor::Unattacked(enemy) => zone("sbr-factor-unattacked", enemy),
        Factor::Flank(base) => zone("sbr-factor-flank", base),
        Factor::CavalryAgainstWood(horse) => brigade("sbr-factor-cavalry-against-wood", horse),
        Factor::CavalryInWood(horse) => brigade("sbr-factor-cavalry-in-wood", horse),
    }
}

/// The result of a combat test as a message.
pub const fn result_key(result: TestResult) -> &'static str {
    match result {
        TestResult::Rout => "sbr-result-rout",
        TestResult::Disorder => "sbr-result-disorder",
        TestResult::Retreat => "sbr-result-retreat",
        TestResult::Melee => "sbr-result-melee",
    }
}

const fn test_factor_key(factor: TestFactor) -> &'static str {
    match factor {
        TestFactor::Star => "sbr-test-star",
        TestFactor::Jackson => "sbr-test-jackson",
        TestFactor::Fatigue => "sbr-test-fatigue",
        TestFactor::LossMarker => "sbr-test-loss-marker",
        TestFactor::HalfLost => "sbr-test-half-lost",
        TestFactor::LoneArtillery => "sbr-test-lone-artillery",
    }
}

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
            text: Text::key(format!("sbr-event-{key}")),
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

    fn brigades(mut self, brigades: Brigades) -> Self {
        let w = self.w;
        self.units.extend(brigades.map(|b| w.sheet(b).id.clone()));
        self.num("count", brigades.len()).with(|t| t.names("brigades", brigades.map(|b| w.sheet(b).name.clone())))
    }

    fn leader(mut self, leader: Leader) -> Self {
        let sheet = self.w.leader(leader);
        self.units.push(sheet.id.clone());
        self.with(|t| t.name("leader", sheet.name.clone()))
    }

    fn formation(mut self, formation: Formation) -> Self {
        let w = self.w;
        if let Formation::Brigade(brigade) = formation {
            self.units.push(w.sheet(brigade).id.clone());
        }
        self.with(|t| t.term("formation", formation_term(w, formation)))
    }

    fn party(mut self, party: Party) -> Self {
        let w = self.w;
        let sheet = w.party(party);
        self.units.extend(sheet.map_or(Brigades::EMPTY, |p| p.brigades).map(|b| w.sheet(b).id.clone()));
        self.units.extend(sheet.and_then(|p| p.leader).map(|l| w.leader(l).id.clone()));
        self.with(|t| t.term("party", party_term(w, party)))
    }

    fn zone(mut self, name: &'static str, zone: Zone) -> Self {
        self.places.push(self.w.zone_id(zone).to_owned());
        let shown = zone_label(self.w, zone);
        self.with(|t| t.name(name, shown))
    }

    fn zones(mut self, zones: Zones) -> Self {
        let w = self.w;
        self.places.extend(zones.map(|z| w.zone_id(z).to_owned()));
        self.with(|t| t.names("zones", zones.map(|z| zone_label(w, z))))
    }

    fn side(self, side: Side) -> Self {
        self.with(|t| t.term("side", side_term(side)))
    }

    fn num(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(|t| t.num(name, value))
    }

    fn signed(self, name: &'static str, value: i8) -> Self {
        self.with(|t| t.term(name, signed(value)))
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
        Event::Called { party, points: 0 } => t("called", "S-Q96").party(party),
        Event::Called { party, points } => t("called-points", "S-SC1-jones").party(party).num("points", points),
        Event::GroundChosen { group, ground } => {
            let sheet = w.groups.get(usize::from(group));
            let zones = sheet.and_then(|g| g.grounds.get(usize::from(ground))).copied().unwrap_or(Zones::EMPTY);
            t("ground", "S-SC2-setup-us").zones(zones).with(|x| x.names("units", group_names(w, group)))
        }
        Event::Placed { brigade, zone } => t("placed", "S-11.2-each-zone").brigade(brigade).zone("zone", zone),
        Event::Posted { leader, zone } => t("posted", "S-SC2-cc-zone").leader(leader).zone("zone", zone),
        Event::Mustered { side } => t("mustered", "S-11.2-each-zone").side(side),
        Event::SetUpDone { side } => t("set-up-done", "S-Q106").side(side),
        Event::TurnBegins { day, turn } => {
            let key = if w.scenario.days.len() > 1 { "turn-of-day" } else { "turn" };
            t(key, "S-8.G-next").num("day", day).num("turn", turn).with(|x| x.term("clock", clock(w, turn)))
        }
        Event::InitiativeDice { union, confederate, union_total, confederate_total } => {
            t("initiative-dice", "S-5-roll")
                .num("union", union)
                .num("confederate", confederate)
                .signed("unionBonus", union_total - union as i8)
                .signed("confederateBonus", confederate_total - confederate as i8)
        }
        Event::Initiative { side, rolled: true } => t("initiative", "S-5-fixed").side(side),
        Event::Initiative { side, .. } => t("initiative-automatic", automatic_rule(w, side)).side(side),
        Event::TacticalDie { side, die, modifier, manoeuvre } => {
            t(if manoeuvre { "manoeuvre" } else { "assault" }, "S-SC1-option-roll")
                .side(side)
                .num("die", die)
                .signed("modifier", modifier)
                .with(|x| x.name("effect", figure(w.tables.tactical.modifier.into())))
        }
        Event::PartBegins { side, phase } => t("part", "S-4-halves").side(side).num("phase", phase),
        Event::Passed { side } => t("passed", "S-Q02").side(side),
        Event::Designated { leader, die, modifier, slots } => {
            t("designated", if slots == 0 { "S-6.1-zero" } else { "S-11.1.2-table" })
                .leader(leader)
                .num("die", die)
                .signed("modifier", modifier)
                .num("slots", slots)
        }
        Event::MainGroup { brigade } => t("main-group", "S-Q18").brigade(brigade),
        Event::InCommand { formation, leader } => {
            t("in-command", command_rule(formation)).formation(formation).leader(leader)
        }
        Event::CommandTest { formation, die, modifier, passed } => {
            t(if passed { "test-passed" } else { "test-failed" }, if passed { "S-9.2-test" } else { "S-9.2-fail" })
                .formation(formation)
                .num("die", die)
                .signed("modifier", modifier)
                .num("needed", w.tables.command.test)
        }
        Event::Attached { brigade, division } => {
            t("attached", "S-6.1-attach").brigade(brigade).formation(Formation::Division(division))
        }
        Event::Closed { formation } => t("closed", "S-6.1-finished").formation(formation),
        Event::SlotsLost { slots } => t("slots-lost", "S-6.1-stop").num("slots", slots),
        Event::ContinuationDie { die, next_phase, played } => {
            let table = &w.tables.continuation;
            let fourth = next_phase == table.always + 1;
            let (needed, rule) = if fourth { (table.fourth, "S-7-three") } else { (table.fifth, "S-7-four") };
            t(if played { "continued" } else { "not-continued" }, rule)
                .num("die", die)
                .num("needed", needed)
                .num("phase", next_phase)
        }
        Event::GameOver { winner: Some(side), union, confederate } => {
            t("over", "S-SC1-win").num("union", union).num("confederate", confederate).side(side)
        }
        Event::GameOver { winner: None, union, confederate } => t("drawn", "S-SC1-win")
            .num("union", union)
            .num("confederate", confederate)
            .num("lead", w.scenario.victory.lead),
        Event::Rested { brigade, fatigue } => t("rested", "S-6.1-rest").brigade(brigade).num("fatigue", fatigue),
        Event::Stepped { brigade, from, to, cost } => t("stepped", step_rule(w, from, to, cost))
            .brigade(brigade)
            .zone("from", from)
            .zone("to", to)
            .num("cost", cost),
        Event::ForcedMarch { brigade } => {
            t("forced-march", "S-9.4-forced").brigade(brigade).num("points", w.tables.movement.forced_march)
        }
        Event::Dismounted { brigade } => t("dismounted", "S-9.4-dismount").brigade(brigade),
        Event::Mounted { brigade } => t("mounted", "S-9.4-remount").brigade(brigade),
        Event::Faced { brigade, zone, facing } => {
            t("faced", "S-9.5-free").brigade(brigade).zone("zone", zone).zone("facing", facing)
        }
        Event::Turned { zone, facing } => t("turned", "S-9.5-react").zone("zone", zone).zone("facing", facing),
        Event::AttackDeclared { brigade, target } => {
            t("attack-declared", "S-9.4-attack-marker").brigade(brigade).zone("zone", target)
        }
        Event::ControlTaken { zone, side } => t("control", "S-3-control-last").zone("zone", zone).side(side),
        Event::LeaderMoved { leader, from, to } => {
            t("leader-moved", "S-6.3-mp").leader(leader).zone("from", from).zone("to", to)
        }
        Event::LeaderDisplaced { leader, from, to } => {
            t("leader-displaced", "S-9.4-lone").leader(leader).zone("from", from).zone("to", to)
        }
        Event::LeaderTest { leader, die, limit, passed } => t(
            if passed { "leader-test-passed" } else { "leader-test-failed" },
            if passed { "S-6.3-ac-test" } else { "S-6.3-ac-flip" },
        )
        .leader(leader)
        .num("die", die)
        .num("limit", limit),
        Event::AttackOff { brigade, target } => t("attack-off", "S-Q49").brigade(brigade).zone("zone", target),
        Event::AttackLapsed { target } => t("attack-lapsed", "S-Q51").zone("zone", target),
        Event::Attacked { side, attackers, target } => {
            let rule = if attackers.len() > 1 { "S-10.1-joint" } else { "S-10.1-direction" };
            t("attacked", rule).side(side).brigades(attackers).zone("zone", target)
        }
        Event::Defended { side, defenders, number } => {
            t("defended", "S-10.4-number").side(side).brigades(defenders).num("number", number)
        }
        Event::Automatic { attack, defence } => {
            t("automatic", "S-10.3.1-auto").num("attack", attack).num("defence", defence)
        }
        Event::Modifier { side, value, factor, bases } => t("modifier", factor.rule())
            .side(side)
            .with(|x| x.name("value", figure(value.into())).term("reason", factor_label(w, factor, bases)))
            .detail(),
        Event::GunPoints { side, points, bonus, rest: 0, .. } => {
            t("guns", "S-10.3.2-zero").side(side).num("points", points).num("bonus", bonus).detail()
        }
        Event::GunPoints { side, points, bonus, rest, die, hit } => {
            t(if hit { "guns-hit" } else { "guns-missed" }, "S-10.3.2-rest")
                .side(side)
                .num("points", points)
                .num("bonus", bonus)
                .num("rest", rest)
                .num("die", die)
                .detail()
        }
        Event::SharpshooterDie { brigade, die, hit } => {
            t(if hit { "sharpshooters-hit" } else { "sharpshooters-missed" }, "S-10.3.2-sharp")
                .brigade(brigade)
                .num("die", die)
                .num("needed", w.tables.combat.sharpshooters)
                .detail()
        }
        Event::CombatDice { attacker, attack_die, attack_sum, defence_die, defence_sum } => {
            t("combat-dice", "S-10.3-cumulative")
                .with(|x| x.term("attacker", side_term(attacker)).term("defender", side_term(attacker.other())))
                .num("attackDie", attack_die)
                .signed("attackSum", attack_sum)
                .num("defenceDie", defence_die)
                .signed("defenceSum", defence_sum)
        }
        Event::CombatTotals { attack, defence, loser, test, .. } => {
            let (key, rule) = match (test, attack == defence) {
                (true, _) => ("combat-test", "S-10.4-double"),
                (false, true) => ("combat-equal", "S-10.4-equal"),
                (false, false) => ("combat-fatigue", "S-10.4-greater"),
            };
            t(key, rule).with(|x| x.term("loser", side_term(loser))).num("attack", attack).num("defence", defence)
        }
        Event::NaturalSix { side } => {
            t("natural-six", "S-10.4-six").side(side).with(|x| x.term("enemy", side_term(side.other())))
        }
        Event::Fatigued { brigade, fatigue, why } => {
            let (key, rule) = match why {
                FatigueCause::ForcedMarch => ("fatigued-march", "S-9.4-forced-fatigue"),
                FatigueCause::Combat => ("fatigued", "S-10.4-greater"),
            };
            t(key, rule).brigade(brigade).num("fatigue", fatigue)
        }
        Event::Unshaken { brigade } if w.guns.has(brigade) => {
            t("unshaken-artillery", "S-10.4-art-fatigue").brigade(brigade)
        }
        Event::Unshaken { brigade } => t("unshaken", "S-10.4-fatigue-cap").brigade(brigade),
        Event::TestModifier { brigade, value, factor } => t("test-modifier", factor.rule())
            .brigade(brigade)
            .with(|x| x.name("value", figure(value.into())).term("reason", Text::key(test_factor_key(factor))))
            .detail(),
        Event::TestDie { brigade, die, modifier, result } => t("test-die", "S-10.4-test-table")
            .brigade(brigade)
            .num("die", die)
            .signed("modifier", modifier)
            .num("total", die as i8 + modifier)
            .with(|x| x.term("result", Text::key(result_key(result)))),
        Event::StepLost { brigade, left, why } => {
            let (key, rule) = loss(why);
            t("step-lost", rule)
                .brigade(brigade)
                .num("left", left)
                .with(|x| x.term("reason", Text::key(format!("sbr-loss-{key}"))))
        }
        Event::Eliminated { brigade, why } => {
            let (key, rule) = match why {
                EndCause::Losses => ("eliminated", "S-10.4-zero"),
                EndCause::NoRetreat => ("eliminated-no-retreat", "S-Q76"),
                EndCause::LeftMap => ("eliminated-left-map", "S-10.4-retreat-exit"),
            };
            t(key, rule).brigade(brigade)
        }
        Event::Exited { brigade } => t("exited", "S-Q81").brigade(brigade),
        Event::Retreated { brigade, from, to } => {
            t("retreated", "S-10.4-prio1").brigade(brigade).zone("from", from).zone("to", to)
        }
        Event::Routed { brigade } => t("routed", "S-10.4-rout-marker").brigade(brigade),
        Event::Advanced { brigade, from, to } => {
            t("advanced", "S-10.4-advance").brigade(brigade).zone("from", from).zone("to", to)
        }
        Event::FatigueDown { brigades } => t("fatigue-down", "S-8.B-drop").brigades(brigades),
        Event::LeadersReady { side } => t("leaders-ready", "S-8.C-cc").side(side),
        Event::RallyDie { brigade, die, rallied, recovered } => {
            let (key, rule) = match (rallied, recovered) {
                (false, _) => ("rally-failed", "S-8.D-stay"),
                (true, false) => ("rallied", "S-8.D-rally"),
                (true, true) => ("rallied-recovered", "S-8.D-recover"),
            };
            t(key, rule).brigade(brigade).num("die", die).num("needed", w.tables.rally.stays + 1)
        }
        Event::CounterAttack { side } => t("counter-attack", "S-SC2-counter-when").side(side),
        Event::ArrivalDie { party, die, on_time } => {
            let side = w.party(party).map_or(Side::Union, |p| p.side);
            let rule = match side {
                Side::Union => "S-11.1.3-us",
                Side::Confederate => "S-11.1.3-cs",
            };
            t(if on_time { "on-time" } else { "late" }, rule)
                .party(party)
                .num("die", die)
                .num("needed", w.tables.arrival.on_time(side))
        }
        Event::Entered { brigade, zone, cost } => t("entered", "S-Q90")
            .brigade(brigade)
            .zone("zone", zone)
            .num("cost", cost)
            .with(|x| x.name("entry", entry_letter(w, zone))),
        Event::LeaderEntered { leader, zone } => t("leader-entered", "S-8.E-commanders")
            .leader(leader)
            .zone("zone", zone)
            .with(|x| x.name("entry", entry_letter(w, zone))),
        Event::Delayed { brigade } => t("delayed", "S-Q92").brigade(brigade),
        Event::NightFalls => t("night-falls", "S-SC3-night-turn"),
        Event::MarkersOff => t("markers-off", "S-SC3-night-a"),
        Event::NightRecovery { brigade, recovered } => {
            t("night-recovery", "S-SC3-night-b").brigade(brigade).num("recovered", recovered)
        }
        Event::Stayed { brigade } => t("stayed", "S-SC3-night-c").brigade(brigade),
        Event::CorpsWithdrawn { leader } => t("corps-withdrawn", "S-SC3-night-e").leader(leader),
        Event::Withdrawn { brigades } => t("withdrawn", "S-SC3-night-e-must").brigades(brigades),
    }
    .line()
}

/// The names of a formation that is placed together.
pub fn group_names(w: &World, group: u8) -> Vec<String> {
    let pieces = w.groups.get(usize::from(group)).map_or(&[][..], |g| g.pieces.as_slice());
    let name = |piece: &Piece| match *piece {
        Piece::Brigade(brigade) => w.sheet(brigade).name.clone(),
        Piece::Leader(leader) => w.leader(leader).name.clone(),
    };
    pieces.iter().map(name).collect()
}

/// Without dice a side has the initiative by the scenario's list, or by its counter-attack.
fn automatic_rule(w: &World, side: Side) -> &'static str {
    let listed = w.scenario.days.iter().flat_map(|day| &day.automatic).any(|automatic| automatic.side == side);
    if listed { "S-SC2-init-auto" } else { "S-SC2-counter-two" }
}

const fn command_rule(formation: Formation) -> &'static str {
    match formation {
        Formation::Division(_) => "S-9.2-range",
        Formation::Brigade(_) => "S-6.2-place-range",
    }
}

/// The rule that prices a step, as far as map and price tell it.
fn step_rule(w: &World, from: Zone, to: Zone, cost: u8) -> &'static str {
    let (ground, m) = (w.ground(from), &w.tables.movement);
    if ground.crossing.has(to) {
        "S-9.4-bridge"
    } else if ground.climb.has(to) {
        "S-9.4-escarpment"
    } else if ground.road.has(to) && cost < m.zone {
        "S-9.4-road"
    } else if ground.road.has(to) {
        "S-9.4-road-zoc-enter"
    } else if cost > m.zone {
        "S-9.4-artfront"
    } else {
        "S-9.4-plain"
    }
}

const fn loss(why: LossCause) -> (&'static str, &'static str) {
    match why {
        LossCause::FrontToFront => ("front-to-front", "S-9.4-front-front"),
        LossCause::NaturalSix => ("natural-six", "S-10.4-six"),
        LossCause::Test => ("test", "S-10.4-loss-cp"),
        LossCause::Melee => ("melee", "S-10.4-melee"),
        LossCause::RetreatFront => ("retreat-front", "S-10.4-retreat-loss"),
        LossCause::Blocked => ("blocked", "S-Q76"),
    }
}

/// The letter of an entry zone.
pub fn entry_letter(w: &World, zone: Zone) -> String {
    w.entry_at(zone).map_or_else(|| w.zone_id(zone).to_owned(), |(_, entry)| entry.letter.clone())
}
