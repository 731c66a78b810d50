//! 4 and 13: control, points, the end of the game.

use kernel::title::Outcome;
use kernel::view::EventLine;
use kernel::{BySide, Side, Text};

use crate::state::State;
use crate::world::World;

/// Who controls a scoring zone.
pub fn controller(s: &State, at: usize) -> Side {
    if s.union_controls >> at & 1 == 1 { Side::Union } else { Side::Confederate }
}

/// Points from controlled zones.
pub fn ground_points(w: &World, s: &State, side: Side) -> i32 {
    let held = w.scoring.iter().enumerate().filter(|(at, _)| controller(s, *at) == side);
    held.map(|(_, zone)| zone.points).sum()
}

/// The award for fewer losses: who gets it, and how much.
pub fn loss_award(w: &World, losses: &BySide<u8>) -> Option<(Side, i32)> {
    let difference = losses.union.abs_diff(losses.confederate);
    let award = w.tables.victory.loss_awards.iter().rfind(|award| difference > award.above)?;
    let fewer = if losses.union < losses.confederate { Side::Union } else { Side::Confederate };
    Some((fewer, award.points))
}

/// What the North loses for not making the flank march (13).
pub fn manoeuvre_points(w: &World, s: &State) -> i32 {
    let table = &w.tables.options;
    let failed = w.options.historical_manoeuvre && s.crossed_sudley.len() < table.manoeuvre_brigades;
    if failed { table.manoeuvre_points } else { 0 }
}

/// Victory points if the game ended now.
pub fn points(w: &World, s: &State) -> BySide<i32> {
    let mut points = BySide::new(ground_points(w, s, Side::Union), ground_points(w, s, Side::Confederate));
    if let Some((side, award)) = loss_award(w, &s.losses) {
        points[side] += award;
    }
    points.union += manoeuvre_points(w, s);
    points
}

/// The winner if the game ended now.
pub fn winner(w: &World, s: &State) -> Side {
    if let Some(side) = s.auto_winner {
        return side;
    }
    let points = points(w, s);
    match points.union.cmp(&points.confederate) {
        std::cmp::Ordering::Greater => Side::Union,
        std::cmp::Ordering::Less => Side::Confederate,
        std::cmp::Ordering::Equal => w.tables.victory.tie,
    }
}

/// The result if the game ended now, with how the points came about.
pub fn outcome(w: &World, s: &State) -> Outcome {
    let mut reasons = Vec::new();
    for (at, zone) in w.scoring.iter().enumerate() {
        let side = controller(s, at);
        let text = Text::key("br61-points-zone")
            .name("zone", w.zone_name(zone.zone))
            .num("points", zone.points)
            .term("side", side_term(side));
        let rule = if zone.points > 1 { "BR-4-village-points" } else { "BR-4-hill-points" };
        reasons.push(line(text, rule, vec![w.zone_id(zone.zone).to_owned()]));
    }
    reasons.push(loss_reason(w, s));
    let manoeuvre = manoeuvre_points(w, s);
    if manoeuvre != 0 {
        let text = Text::key("br61-points-manoeuvre").num("points", manoeuvre).num("crossed", s.crossed_sudley.len());
        reasons.push(line(text, "BR-13-manoeuvre-points", Vec::new()));
    }
    let points = points(w, s);
    if let Some(side) = s.auto_winner {
        let text = Text::key("br61-points-automatic").term("side", side_term(side));
        reasons.push(line(text, "BR-13-auto-defeat", Vec::new()));
    } else if points.union == points.confederate {
        let text = Text::key("br61-points-tie").term("side", side_term(w.tables.victory.tie));
        reasons.push(line(text, "BR-4-tie-south", Vec::new()));
    }
    Outcome { winner: Some(winner(w, s)), points, reasons }
}

fn loss_reason(w: &World, s: &State) -> EventLine {
    let text =
        Text::key(if loss_award(w, &s.losses).is_some() { "br61-points-losses" } else { "br61-points-no-losses" })
            .num("union", s.losses.union)
            .num("confederate", s.losses.confederate);
    let (text, rule) = match loss_award(w, &s.losses) {
        Some((side, points)) => {
            let rule = if points > 2 { "BR-4-loss-award-3" } else { "BR-4-loss-award-2" };
            (text.term("side", side_term(side)).num("points", points), rule)
        }
        None => (text, "BR-4-loss-award-none"),
    };
    line(text, rule, Vec::new())
}

fn line(text: Text, rule: &str, places: Vec<String>) -> EventLine {
    EventLine { text, rule: rule.to_owned(), places, units: Vec::new(), detail: false }
}

/// A side's name as a message.
pub fn side_term(side: Side) -> Text {
    Text::key(format!("side-{side}"))
}
