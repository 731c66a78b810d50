//! 3 and 11.2: objectives, losses inflicted, victory points, the verdict.

use kernel::view::EventLine;
use kernel::{BySide, Outcome, Side, Text};

use crate::state::{State, Status};
use crate::world::World;

/// Who controls an objective.
pub fn controller(s: &State, at: usize) -> Side {
    if s.union_controls >> at & 1 == 1 { Side::Union } else { Side::Confederate }
}

/// Losses a side has inflicted, counted on the board; those of the set-up are not (11.5, Q98).
pub fn inflicted(w: &World, s: &State, side: Side) -> u32 {
    w.side_brigades[side.other()]
        .map(|brigade| {
            let b = s.brigade(brigade);
            let start = w.starting_losses.get(brigade.index()).copied().unwrap_or(0);
            let lost = match b.status {
                Status::Absent | Status::Unplaced | Status::Waiting => return 0,
                Status::Eliminated | Status::Exited => w.steps(brigade),
                Status::OnMap | Status::Withdrawn => b.losses,
            };
            u32::from(lost.saturating_sub(start))
        })
        .sum()
}

/// Points for losses: the better line only (Q98).
pub fn loss_points(w: &World, s: &State, side: Side) -> i32 {
    let (x, y) = (inflicted(w, s, side), inflicted(w, s, side.other()));
    let fits = |award: &&crate::scenario::LossAward| x * award.suffered > y * award.inflicted;
    w.scenario.victory.loss_awards.iter().filter(fits).map(|award| award.points).next_back().unwrap_or(0)
}

/// Points for objectives (Q99).
pub fn objective_points(w: &World, s: &State, side: Side) -> i32 {
    let scores = |(at, objective): (usize, &crate::world::ObjectiveZone)| {
        controller(s, at) == side && (w.options.any_objective || objective.side == side)
    };
    let held = w.objectives.iter().enumerate().filter(|o| scores(*o)).count();
    w.scenario.victory.objective * held as i32
}

/// Points for the enemy's optional division (Q96).
pub fn jones_points(w: &World, s: &State, side: Side) -> i32 {
    if s.jones_called && side == Side::Union { w.scenario.victory.jones } else { 0 }
}

/// Victory points if the game ended now.
pub fn points(w: &World, s: &State) -> BySide<i32> {
    let of = |side| loss_points(w, s, side) + objective_points(w, s, side) + jones_points(w, s, side);
    BySide::new(of(Side::Union), of(Side::Confederate))
}

/// Who would win (ST-5).
pub fn winner(w: &World, s: &State) -> Option<Side> {
    let points = points(w, s);
    let lead = w.scenario.victory.lead;
    Side::BOTH.into_iter().find(|side| points[*side] - points[side.other()] >= lead)
}

/// The name of a side as a message.
pub fn side_term(side: Side) -> Text {
    Text::key(match side {
        Side::Union => "side-union",
        Side::Confederate => "side-confederate",
    })
}

/// The verdict with how it came about.
pub fn outcome(w: &World, s: &State) -> Outcome {
    Outcome { winner: winner(w, s), points: points(w, s), reasons: reasons(w, s) }
}

fn reasons(w: &World, s: &State) -> Vec<EventLine> {
    let line = |text: Text, rule: &str, places: Vec<String>| EventLine {
        text,
        rule: rule.to_owned(),
        places,
        units: Vec::new(),
        detail: false,
    };
    let mut lines = Vec::new();
    for (at, objective) in w.objectives.iter().enumerate() {
        let holder = controller(s, at);
        let scored = w.options.any_objective || objective.side == holder;
        let points = if scored { w.scenario.victory.objective } else { 0 };
        let text = Text::key("sbr-reason-objective")
            .term("zone", crate::tell::zone_term(w, objective.zone))
            .term("side", side_term(holder))
            .num("points", points);
        lines.push(line(text, "S-SC1-vp-obj", vec![w.zone_id(objective.zone).to_owned()]));
    }
    for side in Side::BOTH {
        let text = Text::key("sbr-reason-losses")
            .term("side", side_term(side))
            .num("inflicted", i64::from(inflicted(w, s, side)))
            .num("points", loss_points(w, s, side));
        lines.push(line(text, "S-SC1-vp-loss", Vec::new()));
    }
    if s.jones_called {
        let text = Text::key("sbr-reason-jones").num("points", w.scenario.victory.jones);
        lines.push(line(text, "S-SC1-jones", Vec::new()));
    }
    let text = Text::key("sbr-reason-lead").num("lead", w.scenario.victory.lead);
    lines.push(line(text, "S-SC1-win", Vec::new()));
    lines
}
