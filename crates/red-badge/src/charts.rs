//! The charts of the player aid as tables: read from the numbers the rules go by, each with its source.

use kernel::Text;
use kernel::view::{ChartColumn, ChartRow, ChartView};

use crate::tables::{ChangeResult, Cost, FireResult, Mover, ShockResult, Tables, WeaponRow};

/// All charts.
pub fn charts(tables: &Tables) -> Vec<ChartView> {
    vec![
        fire(tables),
        small_arms(tables),
        artillery(tables),
        fire_modifiers(tables),
        terrain(tables),
        shock(tables),
        shock_modifiers(tables),
        udd(tables),
        second_disorder(tables),
        orders(tables),
        order_modifiers(tables),
        fatigue(tables),
    ]
}

fn chart(id: &str, rule: &str, columns: Vec<ChartColumn>, rows: Vec<ChartRow>) -> ChartView {
    ChartView {
        id: id.to_owned(),
        title: Text::key(format!("rb61-chart-{id}")),
        rule: rule.to_owned(),
        corner: Text::key(format!("rb61-chart-{id}-rows")),
        columns,
        rows,
    }
}

fn value(text: impl Into<String>) -> Text {
    Text::key("rb61-chart-value").name("value", text)
}

fn nothing() -> Text {
    value("\u{2013}")
}

fn column(head: Text, provenance: &str) -> ChartColumn {
    ChartColumn { head, provenance: provenance.to_owned() }
}

/// A modifier with its sign; zero is a dash.
fn signed(drm: i8) -> Text {
    if drm == 0 { nothing() } else { value(format!("{drm:+}")) }
}

/// A span of whole numbers; without an end it goes on.
fn span(from: u16, to: Option<u16>) -> Text {
    match to {
        Some(to) if to <= from => value(from.to_string()),
        Some(to) => value(format!("{from}\u{2013}{to}")),
        None => value(format!("{from}+")),
    }
}

fn or_less(die: i64) -> Text {
    Text::key("rb61-chart-or-less").num("die", die)
}

fn or_more(die: i64) -> Text {
    Text::key("rb61-chart-or-more").num("die", die)
}

fn fire(tables: &Tables) -> ChartView {
    let (table, source) = (&tables.fire, tables.source("fire.rows"));
    let ends = table.columns.iter().skip(1).map(|next| Some(next.saturating_sub(1))).chain([None]);
    let columns = table.columns.iter().zip(ends).map(|(from, to)| column(span(*from, to), source)).collect();
    let last = table.rows.len().saturating_sub(1);
    let row = |(i, cells): (usize, &Vec<FireResult>)| {
        let die = i64::from(table.first_die) + i as i64;
        let head = match i {
            0 => or_less(die),
            i if i == last => or_more(die),
            _ => value(die.to_string()),
        };
        ChartRow { head, cells: cells.iter().map(|cell| value(String::from(*cell))).collect() }
    };
    chart("fire", "RBC-10.34", columns, table.rows.iter().enumerate().map(row).collect())
}

fn weapon_name(row: &WeaponRow) -> Text {
    Text::key(format!("rb61-chart-weapon-{}", row.id.to_lowercase()))
}

fn small_arms(tables: &Tables) -> ChartView {
    let arms: Vec<&WeaponRow> = tables.weapon.iter().filter(|row| !row.is_gun()).collect();
    let farthest = arms.iter().map(|row| row.small_arms.len()).max().unwrap_or(0);
    let source = tables.source("weapon.small-arms");
    let columns = (1..=farthest).map(|range| column(value(range.to_string()), source)).collect();
    let row = |row: &&WeaponRow| ChartRow {
        head: weapon_name(row),
        cells: (0..farthest)
            .map(|at| row.small_arms.get(at).map_or(nothing(), |drm| value(format!("{drm:+}"))))
            .collect(),
    };
    chart("small-arms", "RBC-10.35", columns, arms.iter().map(row).collect())
}

/// Columns end where some band of the chart ends.
fn artillery(tables: &Tables) -> ChartView {
    let guns: Vec<&WeaponRow> = tables.weapon.iter().filter(|row| row.is_gun()).collect();
    let mut ends: Vec<u8> = guns.iter().flat_map(|row| row.artillery.iter().map(|band| band.to)).collect();
    ends.sort_unstable();
    ends.dedup();
    let starts = [0].into_iter().chain(ends.iter().copied()).map(|end| u16::from(end) + 1);
    let heads = starts.zip(&ends).map(|(from, to)| span(from, Some(u16::from(*to))));
    let columns = heads.map(|head| column(head, tables.source("weapon.artillery"))).collect();
    let cell = |row: &WeaponRow, range: u8| {
        let band = row.artillery.iter().find(|band| range <= band.to);
        band.map_or(nothing(), |band| value(format!("{}/{:+}", band.times, band.drm)))
    };
    let row = |row: &&WeaponRow| ChartRow {
        head: weapon_name(row),
        cells: ends.iter().map(|range| cell(row, *range)).collect(),
    };
    chart("artillery", "RBC-10.61", columns, guns.iter().map(row).collect())
}

/// A list of modifiers, each with its source.
fn list(tables: &Tables, id: &str, rule: &str, table: &str, rows: &[(&str, Text)]) -> ChartView {
    let columns = vec![
        column(Text::key("rb61-chart-modifier"), tables.source(table)),
        column(Text::key("rb61-chart-source"), tables.source(table)),
    ];
    let row = |(field, cell): &(&str, Text)| ChartRow {
        head: Text::key(format!("rb61-chart-{id}-{field}")),
        cells: vec![cell.clone(), value(tables.source(&format!("{table}.{field}")))],
    };
    chart(id, rule, columns, rows.iter().map(row).collect())
}

fn fire_modifiers(tables: &Tables) -> ChartView {
    let d = &tables.fire.drm;
    let rows = [
        ("moved", value(format!("{:+} / {:+}", d.moved, d.moved_far))),
        ("disordered", signed(d.disordered)),
        ("tired", signed(tables.fatigue.fire_at(3))),
        ("mounted", signed(d.mounted)),
        ("prepared", signed(d.prepared)),
        ("flank", value(format!("{:+} / {:+}", d.flank, d.rear))),
        ("march", signed(d.march)),
        ("density", value(format!("{:+} / {:+}", d.dense, d.thin))),
        ("extended", signed(d.extended)),
        ("guns", signed(d.guns)),
        ("higher", signed(d.higher)),
        ("light", value(format!("{:+} / {:+}", d.dusk, d.night))),
    ];
    list(tables, "fire-modifiers", "RBC-10.41", "fire", &rows)
}

/// Whole and half points.
fn points(halves: Option<u8>) -> Text {
    match halves {
        None => Text::key("rb61-chart-forbidden"),
        Some(halves) if halves % 2 == 0 => value((halves / 2).to_string()),
        Some(1) => value("\u{bd}"),
        Some(halves) => value(format!("{}\u{bd}", halves / 2)),
    }
}

fn costs(cost: &Cost, extra: u8, plus: bool) -> [Text; 4] {
    [Mover::March, Mover::Foot, Mover::Mounted, Mover::Guns].map(|mover| {
        let halves = cost.of(mover).map(|halves| halves.saturating_add(extra));
        match halves {
            Some(0) => nothing(),
            Some(halves) if plus && halves % 2 == 0 => value(format!("+{}", halves / 2)),
            halves => points(halves),
        }
    })
}

fn terrain(tables: &Tables) -> ChartView {
    let columns = ["march", "foot", "mounted", "guns", "fire", "shock"];
    let columns = columns.map(|id| column(Text::key(format!("rb61-chart-terrain-{id}")), tables.source("terrain")));
    let row = |id: &str, costs: [Text; 4], fire: i8, shock: i8| ChartRow {
        head: Text::key(format!("rb61-chart-ground-{id}")),
        cells: costs.into_iter().chain([signed(fire), signed(shock)]).collect(),
    };
    let hexes = tables.terrain.iter().map(|t| row(t.id.id(), costs(&t.cost, t.extra, false), t.fire, t.shock));
    let m = &tables.movement;
    let by_order = || Text::key("rb61-chart-by-order");
    let road = [points(Some(m.road_march)), points(Some(m.road_advance)), by_order(), by_order()];
    let trail = || Text::key("rb61-chart-trail").num("points", m.trail / 2).num("least", m.trail_least / 2);
    let up = || value(format!("+{}", m.up / 2));
    let s = &tables.sides;
    let sides = [
        ("bridge", &s.bridge),
        ("ford-a", &s.ford_a),
        ("ford-b", &s.ford_b),
        ("bull-run", &s.bull_run),
        ("stream", &s.stream),
        ("large-stream", &s.large_stream),
        ("barricade", &s.barricade),
    ];
    let sides = sides.into_iter().map(|(id, side)| row(id, costs(&side.cost, 0, true), side.fire, side.shock));
    let rest = [
        row("road", road, 0, 0),
        row("trail", [trail(), trail(), trail(), trail()], 0, 0),
        row("up", [up(), up(), up(), up()], tables.fire.drm.higher, tables.shock.drm.uphill),
    ];
    chart("terrain", "RBC-9.41", columns.to_vec(), hexes.chain(rest).chain(sides).collect())
}

fn shock_result(result: &ShockResult) -> Text {
    let kind = match result {
        ShockResult { rout: true, .. } => "rout",
        ShockResult { disordered: true, .. } => "disordered",
        ShockResult { test: true, .. } => "test",
        ShockResult { loss: 0, retreat: 0, .. } => return nothing(),
        _ => "loss",
    };
    Text::key("rb61-chart-shock-result").name("kind", kind).num("loss", result.loss).num("retreat", result.retreat)
}

fn shock(tables: &Tables) -> ChartView {
    let rows = &tables.shock.rows;
    let columns = ["attacker", "defender"];
    let columns = columns.map(|id| column(Text::key(format!("rb61-chart-shock-{id}")), tables.source("shock")));
    let last = rows.len().saturating_sub(1);
    let head = |at: usize, from: i8| match at {
        0 => or_more(i64::from(from)),
        at if at == last => {
            or_less(rows.get(at.wrapping_sub(1)).map_or(i64::from(from), |row| i64::from(row.from) - 1))
        }
        at => {
            let top = rows.get(at - 1).map_or(from, |row| row.from.saturating_sub(1));
            value(if top == from { format!("{from:+}") } else { format!("{top:+}, {from:+}") })
        }
    };
    let row = |(at, row): (usize, &crate::tables::ShockRow)| ChartRow {
        head: head(at, row.from),
        cells: vec![shock_result(&row.attacker), shock_result(&row.defender)],
    };
    chart("shock", "RBC-11.43", columns.to_vec(), rows.iter().enumerate().map(row).collect())
}

fn shock_modifiers(tables: &Tables) -> ChartView {
    let d = &tables.shock.drm;
    let ratio = d.ratio.iter().map(|(_, drm)| format!("{drm:+}")).collect::<Vec<_>>().join(" / ");
    let rows = [
        ("ratio", value(ratio)),
        ("flank", value(format!("{:+} / {:+}", d.flank, d.rear))),
        ("wrap", signed(d.wrap)),
        ("charge", value(format!("{:+} / {:+}", d.charge, d.charge_front))),
        ("uphill", signed(d.uphill)),
        ("disordered", signed(d.disordered)),
        ("extended", signed(d.extended)),
        ("tired", signed(tables.fatigue.shock_at(3))),
        ("ineffective", signed(d.ineffective)),
        ("leader", signed(d.leader)),
        ("march", signed(d.march)),
        ("guns", signed(d.guns)),
    ];
    list(tables, "shock-modifiers", "RBC-11.42", "shock", &rows)
}

fn udd(tables: &Tables) -> ChartView {
    let u = &tables.udd;
    let rows = [
        ("sister", signed(u.sister)),
        ("heat", signed(u.heat)),
        ("fatigue", value(format!("{:+} / {:+}", u.tired(2), u.tired(4)))),
        ("ineffective", signed(u.ineffective)),
        ("formation", signed(u.formation)),
        ("half-lost", signed(u.half_lost)),
        ("flank", signed(u.flank)),
        ("leader", signed(u.leader)),
        ("cover", signed(u.cover)),
    ];
    list(tables, "udd", "RBC-2.65", "udd", &rows)
}

fn second_disorder(tables: &Tables) -> ChartView {
    let rows = &tables.second_disorder.rows;
    let last = rows.len().saturating_sub(1);
    let row = |(at, row): (usize, &crate::tables::SecondRow)| {
        let from =
            at.checked_sub(1).and_then(|before| rows.get(before)).map_or(0, |before| i64::from(before.up_to) + 1);
        let kind = if row.rout { "rout" } else { "retreat" };
        let result = Text::key("rb61-chart-second-result").name("kind", kind);
        ChartRow {
            head: match at {
                0 => Text::key("rb61-chart-up-to-cohesion"),
                at if at == last => Text::key("rb61-chart-above-cohesion-more").num("from", from),
                _ => Text::key("rb61-chart-above-cohesion").num("from", from).num("to", row.up_to),
            },
            cells: vec![result.num("retreat", row.retreat).num("loss", row.loss)],
        }
    };
    let columns = vec![column(Text::key("rb61-chart-result"), tables.source("second-disorder"))];
    chart("second-disorder", "RBC-12.34", columns, rows.iter().enumerate().map(row).collect())
}

fn orders(tables: &Tables) -> ChartView {
    let rows = &tables.orders.results;
    let last = rows.len().saturating_sub(1);
    let row = |(at, (up_to, result)): (usize, &(i8, ChangeResult))| {
        let before = at.checked_sub(1).and_then(|before| rows.get(before)).map_or(0, |row| i64::from(row.0) + 1);
        let word = match result {
            ChangeResult::Changed => "changed",
            ChangeResult::Kept => "kept",
            ChangeResult::Halted => "halted",
            ChangeResult::Lost => "lost",
        };
        ChartRow {
            head: match at {
                0 => or_less(i64::from(*up_to)),
                at if at == last => or_more(before),
                _ => value(format!("{before}\u{2013}{up_to}")),
            },
            cells: vec![Text::key(format!("rb61-chart-orders-{word}"))],
        }
    };
    let columns = vec![column(Text::key("rb61-chart-result"), tables.source("orders.results"))];
    chart("orders", "RBC-6.22", columns, rows.iter().enumerate().map(row).collect())
}

fn order_modifiers(tables: &Tables) -> ChartView {
    let o = &tables.orders;
    let rows = [
        ("in-command", signed(o.in_command)),
        ("out-of-command", signed(o.out_of_command)),
        ("rating", signed(o.rating)),
        ("advance", signed(o.advance)),
        ("attack", signed(o.attack)),
        ("adjacent", signed(o.adjacent)),
        ("tired", signed(o.tired)),
        ("cavalry", value(format!("{:+} / {:+}", o.cavalry.union, o.cavalry.confederate))),
    ];
    list(tables, "order-modifiers", "RBC-6.22a", "orders", &rows)
}

fn fatigue(tables: &Tables) -> ChartView {
    let f = &tables.fatigue;
    let columns = ["udd", "fire", "shock", "points", "rally", "attack"];
    let columns = columns.map(|id| column(Text::key(format!("rb61-chart-fatigue-{id}")), tables.source("fatigue")));
    let row = |level: u8| {
        let lost = f.infantry_at(level);
        let attack = if level >= f.no_attack { "rb61-chart-forbidden" } else { "rb61-chart-allowed" };
        ChartRow {
            head: value(level.to_string()),
            cells: vec![
                signed(tables.udd.tired(level)),
                signed(f.fire_at(level)),
                signed(f.shock_at(level)),
                if lost == 0 { nothing() } else { value(format!("-{lost}")) },
                signed(tables.rally.tired(level)),
                Text::key(attack),
            ],
        }
    };
    chart("fatigue", "RBC-17.31", columns.to_vec(), (0..=f.most).map(row).collect())
}
