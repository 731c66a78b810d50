//! The ledger rows that are about data: scale, map, order of battle, charts, scenarios, and what the loader refuses.
//! Every table here was typed from the specification, not copied from the data files.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeSet;

use contract::DataFolder;
use kernel::title::SetupError;
use kernel::{DataError, Library, Setup, Side, Title};
use red_badge::ids::{Hex, Unit};
use red_badge::scenario::VictoryKind;
use red_badge::state::{Form, Order, State, Status};
use red_badge::tables::{FireResult, Mover, ShockResult};
use red_badge::world::{Command, Daylight, Kind, Rank, Terrain};
use red_badge::{RedBadge, World};
use rule::rule;

fn build(scenario: &str, options: &[(&str, &str)]) -> World {
    let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options };
    World::build(&DataFolder::new(), &setup).unwrap()
}

fn hill() -> World {
    build("matthews-hill", &[])
}

fn full() -> World {
    build("full-battle", &[])
}

/// The committed data with one text replaced by another.
struct Spoilt {
    file: &'static str,
    from: String,
    to: String,
}

impl Library for Spoilt {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = DataFolder::new().read(path)?.into_owned();
        if path != self.file {
            return Some(Cow::Owned(text));
        }
        assert!(text.contains(&self.from), "{path} has no '{}'", self.from);
        Some(Cow::Owned(text.replacen(&self.from, &self.to, 1)))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        DataFolder::new().list(folder)
    }
}

/// What the loader says about the full battle with one text replaced.
fn spoilt(file: &'static str, from: &str, to: &str) -> DataError {
    let library = Spoilt { file, from: from.to_owned(), to: to.to_owned() };
    let setup = Setup { scenario: "full-battle".to_owned(), ..Setup::default() };
    match World::build(&library, &setup) {
        Err(SetupError::Data(error)) => error,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("'{to}' in {file} was taken"),
    }
}

fn hex(w: &World, id: &str) -> Hex {
    w.find_hex(id).unwrap_or_else(|| panic!("no hex {id}"))
}

fn unit(w: &World, id: &str) -> Unit {
    w.find_unit(id).unwrap_or_else(|| panic!("no unit {id}"))
}

fn place(w: &World, s: &State, id: &str) -> String {
    let at = s[unit(w, id)].hex().unwrap_or_else(|| panic!("{id} is nowhere"));
    w.hex_id(at).to_owned()
}

fn leader_place(w: &World, id: &str) -> String {
    let leader = w.find_leader(id).unwrap();
    w.hex_id(w.start.leader(leader).hex.unwrap()).to_owned()
}

#[rule("RBC-1.1")]
#[test]
fn there_are_two_scenarios_of_three_and_twelve_turns() {
    let hours = |w: &World| (0..=w.last_turn()).map(|turn| w.hour(turn)).collect::<Vec<_>>();
    assert_eq!(hours(&hill()), [1000, 1100, 1200]);
    assert_eq!(hours(&full()), [900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000]);
}

#[rule("RBC-2.41")]
#[test]
fn a_strength_point_is_fifty_men_or_a_gun() {
    let w = full();
    assert_eq!(w.tables.scale.men, 50);
    // Porter reported 3,700 of all arms; twenty men serve a gun.
    let porter = w.find_brigade("US-PORTER").unwrap();
    let own = |u: &&red_badge::world::UnitSheet| u.brigade == porter || u.id == "US-PALMER";
    let men = |u: &red_badge::world::UnitSheet| u32::from(u.sp) * if u.is_artillery() { 20 } else { 50 };
    let total: u32 = w.units.iter().filter(own).map(men).sum();
    assert!((3515..=3885).contains(&total), "{total}");
}

#[rule("RBC-2.42")]
#[test]
fn a_hex_is_145_yards() {
    assert_eq!(hill().tables.scale.yards, 145);
}

#[rule("RBC-2.43")]
#[rule("RBC-18.1")]
#[test]
fn turns_are_hours_with_heat_dusk_and_night() {
    let w = full();
    assert_eq!(w.tables.scale.minutes, 60);
    for turn in 0..=w.last_turn() {
        let light = match w.hour(turn) {
            1900 => Daylight::Dusk,
            2000 => Daylight::Night,
            _ => Daylight::Day,
        };
        assert_eq!(w.daylight(turn), light);
        assert_eq!(w.heat(turn), (1300..=1700).contains(&w.hour(turn)), "{}", w.hour(turn));
    }
    let sight = [w.sight_limit(0), w.sight_limit(10), w.sight_limit(11)];
    assert_eq!(sight, [30, 5, 1]);
    assert!((0..=2).all(|turn| !hill().heat(turn)));
}

#[rule("RBC-2.44")]
#[test]
fn odd_columns_sit_lower() {
    let w = full();
    let next = |a: &str, b: &str| w.direction(hex(&w, a), hex(&w, b)).is_some();
    for (a, b) in [("N6322", "N6223"), ("N6329", "N6430"), ("N6430", "N6530"), ("N6530", "N6631"), ("N4118", "N4218")] {
        assert!(next(a, b) && next(b, a), "{a} {b}");
    }
    assert!(!next("N6322", "N6221"));
    // An odd and an even column, all six neighbours from north on.
    let around = |id: &str| (0..6).map(|d| w.hex_id(w.neighbour(hex(&w, id), d).unwrap())).collect::<Vec<_>>();
    assert_eq!(around("N4115"), ["N4114", "N4215", "N4216", "N4116", "N4016", "N4015"]);
    assert_eq!(around("N4215"), ["N4214", "N4314", "N4315", "N4216", "N4115", "N4114"]);
    assert_eq!(w.find_hex("S6201"), w.find_hex("N6234"), "the seam is one hex");
    assert_eq!(w.distance(hex(&w, "N4118"), hex(&w, "N4721")), 6);
}

#[rule("RBC-4.12")]
#[rule("RBC-4.13")]
#[rule("RBC-4.21")]
#[test]
fn chains_of_command() {
    let w = full();
    let army = |side: Side| w.leaders.iter().filter(move |l| l.side == side);
    assert!(army(Side::Confederate).all(|l| l.rank != Rank::Division && l.rank != Rank::Overall));
    assert_eq!(army(Side::Union).filter(|l| l.rank == Rank::Division).count(), 3);
    assert_eq!(army(Side::Union).filter(|l| l.rank == Rank::Overall).count(), 1);
    // No corps: between the army and a brigade there is one formation at most.
    let tree: BTreeSet<(&str, &str, &str)> = w
        .brigades
        .iter()
        .filter(|b| b.command == Command::Brigade)
        .map(|b| {
            let formation = w.formation(b.formation.unwrap());
            (
                formation.id.as_str(),
                w.leader(formation.commander).name.as_str(),
                w.leader(b.brigadier.unwrap()).name.as_str(),
            )
        })
        .collect();
    let expected = [
        ("US-1", "Tyler", ["Keyes", "Schenck", "Sherman"].as_slice()),
        ("US-2", "Hunter", &["Porter", "Burnside"]),
        ("US-3", "Heintzelman", &["Franklin", "Willcox", "Howard"]),
        ("CS-AOP", "Beauregard", &["Kershaw", "Cocke", "Early", "Evans", "Holmes"]),
        ("CS-AOS", "Johnston", &["Jackson", "Bartow", "Bee", "Smith"]),
    ];
    let expected = expected.iter().flat_map(|(f, c, all)| all.iter().map(move |b| (*f, *c, *b))).collect();
    assert_eq!(tree, expected);
    for side in Side::BOTH {
        let cavalry = w.brigade(w.cavalry[side].unwrap());
        assert!(cavalry.formation.is_none() && cavalry.brigadier.is_none());
        assert_eq!(cavalry.fixed_ams, Some(if side == Side::Union { 2 } else { 3 }));
    }
    assert_eq!(
        w.formations.iter().map(|f| f.id.as_str()).collect::<Vec<_>>(),
        ["US-1", "US-2", "US-3", "CS-AOP", "CS-AOS"]
    );
}

#[rule("RBC-4.21")]
#[test]
fn a_chain_that_is_broken_is_refused() {
    let broken = spoilt(
        "red-badge/brigades.csv",
        "US-KEYES,Keyes,union,brigade,US-1,US-L-KEYES",
        "US-KEYES,Keyes,union,brigade,US-2,US-L-KEYES",
    );
    assert_eq!(broken.rule.as_deref(), Some("RBC-4.21"), "{broken}");
    let other = spoilt("red-badge/formations.csv", "US-L-TYLER", "US-L-HUNTER");
    assert_eq!(other.rule.as_deref(), Some("RBC-4.21"), "{other}");
}

#[rule("RBC-9.11")]
#[rule("RBC-9.11a")]
#[test]
fn movement_allowances() {
    let w = full();
    for sheet in &w.units {
        let expected = match (sheet.kind, sheet.id.as_str()) {
            (_, "US-71NYBTY") => (3, 3),
            (_, "US-G1US") => (2, 2),
            (Kind::Infantry, _) => (6, 4),
            (Kind::Cavalry, _) => (12, 9),
            (Kind::Artillery, _) => (8, 8),
        };
        assert_eq!((sheet.ma, sheet.ma_disordered), expected, "{}", sheet.id);
    }
    for leader in &w.leaders {
        assert_eq!(leader.ma, if leader.rank == Rank::Brigade { 12 } else { 40 }, "{}", leader.id);
        let range = match leader.rank {
            Rank::Brigade => 4,
            Rank::Division => 10,
            Rank::Army | Rank::Overall => 12,
        };
        assert_eq!(leader.range, range, "{}", leader.id);
        let rating = u8::from(matches!(leader.rank, Rank::Army | Rank::Overall));
        assert_eq!(leader.initiative, rating, "{}", leader.id);
    }
    let m = &w.tables.movement;
    assert_eq!((m.infantry, m.mounted, m.artillery), ([6, 4], [12, 9], [8, 8]));
    assert_eq!((m.hand_drawn, m.heavy, m.brigadier, m.commander), ([3, 3], [2, 2], 12, 40));
}

/// RBC-10.34 as the specification prints it.
const FIRE: [[&str; 7]; 12] = [
    ["-", "-", "-", "-", "-", "-", "-"],
    ["-", "-", "-", "-", "-", "-", "U"],
    ["-", "-", "-", "-", "-", "U", "U"],
    ["-", "-", "-", "-", "U", "U", "U"],
    ["-", "-", "-", "U", "U", "U", "1"],
    ["-", "-", "U", "U", "U", "1", "1"],
    ["-", "U", "U", "U", "1", "1", "1"],
    ["-", "U", "U", "1", "1", "1", "1+1"],
    ["U", "U", "1", "1", "1", "1+1", "2+1"],
    ["U", "1", "1", "1", "1+1", "2+1", "2+1"],
    ["1", "1", "1", "1+1", "2+1", "2+1", "2+2"],
    ["1", "1", "1+1", "2+1", "2+1", "2+2", "3+2"],
];

#[rule("RBC-10.34")]
#[test]
fn the_fire_table_cell_by_cell() {
    let t = hill().tables;
    let strengths: [&[u16]; 7] = [&[1], &[2, 3], &[4, 5], &[6, 7], &[8, 9], &[10, 11, 12], &[13, 14, 40]];
    for (row, cells) in FIRE.iter().enumerate() {
        for (cell, strengths) in cells.iter().zip(strengths) {
            let expected = match *cell {
                "-" => FireResult::default(),
                "U" => FireResult { loss: 0, test: true, plus: 0 },
                text => {
                    let (loss, plus) = text.split_once('+').unwrap_or((text, "0"));
                    FireResult { loss: loss.parse().unwrap(), test: true, plus: plus.parse().unwrap() }
                }
            };
            for strength in strengths {
                let die = i8::try_from(row).unwrap() + 1;
                assert_eq!(t.fire(t.column_for(*strength), die), expected, "{strength} SP, die {die}");
            }
        }
    }
    let column = t.column_for(13);
    assert_eq!(t.fire(column, -7), t.fire(column, 1));
    assert_eq!(t.fire(column, 20), t.fire(column, 12));
    // Better dice and more muskets never do less.
    for strength in 1..=20 {
        for die in -5..=15 {
            let here = t.fire(t.column_for(strength), die);
            assert!(here <= t.fire(t.column_for(strength), die + 1) && here <= t.fire(t.column_for(strength + 1), die));
        }
    }
}

#[rule("RBC-10.35")]
#[test]
fn small_arms_cell_by_cell() {
    let t = hill().tables;
    let rows: [(&str, [Option<i8>; 4]); 4] = [
        ("R", [Some(2), Some(1), Some(-1), Some(-3)]),
        ("M", [Some(2), Some(-1), None, None]),
        ("C", [Some(1), Some(-1), None, None]),
        ("P", [Some(1), None, None, None]),
    ];
    for (id, cells) in rows {
        let weapon = t.find_weapon(id).unwrap();
        for (i, cell) in cells.into_iter().enumerate() {
            assert_eq!(t.small_arms(weapon, i as u8 + 1), cell, "{id} at {}", i + 1);
        }
        assert_eq!(t.small_arms(weapon, 5), None);
        assert_eq!(t.small_arms(weapon, 0), None);
        assert_eq!(t.artillery(weapon, 1), None);
    }
}

#[rule("RBC-10.61")]
#[test]
fn artillery_cell_by_cell() {
    let t = hill().tables;
    let bands: [&[u8]; 8] = [&[1], &[2], &[3, 4], &[5, 7], &[8, 10], &[11, 14], &[15, 20], &[21, 30]];
    let rows: [(&str, [&str; 8]); 7] = [
        ("S6", ["2/+2", "2/+1", "1/0", "1/-1", "1/-3", "-", "-", "-"]),
        ("H12", ["2/+3", "2/+2", "1/0", "1/-2", "-", "-", "-", "-"]),
        ("BH12", ["2/+2", "2/+1", "1/-1", "1/-3", "-", "-", "-", "-"]),
        ("P10", ["2/+1", "1/+1", "1/+1", "1/0", "1/-1", "1/-2", "1/-4", "-"]),
        ("R3", ["2/+1", "1/+1", "1/+1", "1/0", "1/-1", "1/-3", "-", "-"]),
        ("J13", ["2/+1", "1/+1", "1/+1", "1/0", "1/-1", "1/-2", "-", "-"]),
        ("P30", ["2/0", "2/0", "2/0", "2/+1", "2/0", "2/-1", "2/-2", "2/-3"]),
    ];
    for (id, cells) in rows {
        let weapon = t.find_weapon(id).unwrap();
        for (cell, ranges) in cells.into_iter().zip(bands) {
            let expected = cell.split_once('/').map(|(times, drm)| (times.parse().unwrap(), drm.parse().unwrap()));
            for range in ranges {
                assert_eq!(t.artillery(weapon, *range), expected, "{id} at {range}");
            }
        }
        assert_eq!(t.artillery(weapon, 31), None);
        assert_eq!(t.artillery(weapon, 0), None);
    }
}

#[rule("RBC-11.43")]
#[test]
fn the_shock_table_row_by_row() {
    let t = hill().tables;
    let none = ShockResult::default();
    let lose = |loss: u8| ShockResult { loss, ..none };
    let shaken = |retreat: u8| ShockResult { loss: 1, test: true, retreat, ..none };
    let broken = |loss: u8, retreat: u8| ShockResult { loss, disordered: true, retreat, ..none };
    let rout = ShockResult { loss: 2, rout: true, ..none };
    let rows = [
        ([6, 7, 30].as_slice(), none, rout),
        (&[4, 5], none, broken(2, 3)),
        (&[2, 3], lose(1), broken(1, 2)),
        (&[1], shaken(0), shaken(1)),
        (&[0], shaken(0), shaken(0)),
        (&[-1], shaken(1), shaken(0)),
        (&[-2, -3], broken(1, 2), lose(1)),
        (&[-4, -5], broken(2, 3), none),
        (&[-6, -7, -30], rout, none),
    ];
    for (deltas, attacker, defender) in rows {
        for delta in deltas {
            let row = t.shock(*delta);
            assert_eq!((row.attacker, row.defender), (attacker, defender), "{delta}");
        }
    }
    let ratio = |larger, smaller| t.shock.drm.ratio_of(larger, smaller);
    assert_eq!(
        [ratio(14, 10), ratio(15, 10), ratio(15, 9), ratio(20, 10), ratio(29, 10), ratio(30, 10)],
        [0, 1, 1, 2, 2, 3]
    );
}

#[rule("RBC-9.41")]
#[test]
fn the_terrain_chart_cell_by_cell() {
    let t = hill().tables;
    let movers = [Mover::March, Mover::Foot, Mover::Mounted, Mover::Guns];
    let hexes = [
        (Terrain::Clear, [2, 2, 2, 2], 0, 0, 0),
        (Terrain::Woods, [6, 4, 6, 8], 0, -1, 1),
        (Terrain::Farm, [2, 2, 2, 2], 2, -1, 0),
        (Terrain::Village, [2, 2, 2, 2], 2, -1, 0),
    ];
    for (terrain, costs, extra, fire, shock) in hexes {
        let row = t.terrain(terrain);
        assert_eq!(movers.map(|mover| row.cost.of(mover)), costs.map(Some), "{}", terrain.id());
        assert_eq!((row.extra, row.fire, row.shock), (extra, fire, shock), "{}", terrain.id());
        assert_eq!(row.height, (terrain == Terrain::Woods).then_some(1));
    }
    let sides = [
        (&t.sides.bridge, [Some(0); 4], 0, 2, false),
        (&t.sides.ford_a, [Some(2), Some(2), Some(2), Some(4)], 0, 2, false),
        (&t.sides.ford_b, [Some(4), Some(4), Some(4), None], 0, 2, true),
        (&t.sides.bull_run, [None; 4], 0, 0, false),
        (&t.sides.stream, [Some(2), Some(2), Some(2), Some(4)], 0, 1, false),
        (&t.sides.large_stream, [Some(4), Some(4), Some(4), None], 0, 1, true),
        (&t.sides.barricade, [Some(0); 4], -2, 2, false),
    ];
    for (row, costs, fire, shock, udd) in sides {
        assert_eq!(movers.map(|mover| row.cost.of(mover)), costs);
        assert_eq!((row.fire, row.shock, row.udd), (fire, shock, udd));
    }
    let m = &t.movement;
    assert_eq!((m.road_march, m.road_advance, m.trail, m.trail_least, m.up), (1, 2, 2, 2, 2));
}

#[rule("RBC-15.14")]
#[test]
fn barricades_of_the_set_up() {
    let w = full();
    let sides = |id: &str| w.start.barricade(hex(&w, id)).map(|b| (b.sides, b.owner));
    // North-east and south-east of the bridge hex; the front of the 19 Virginia, which faces the run.
    assert_eq!(sides("N6223"), Some((0b00_0110, Side::Confederate)));
    for id in ["N6329", "N6430", "N6530", "N6631"] {
        assert_eq!(sides(id), Some((0b00_0011, Side::Confederate)), "{id}");
    }
    assert_eq!(w.start.barricades().count(), 5);
    assert_eq!(hill().start.barricades().count(), 0);
}

#[rule("RBC-21.1")]
#[test]
fn matthews_hill_hex_by_hex() {
    let w = hill();
    let s = &w.start;
    let places = [
        ("US-2RI-A", "N4118"),
        ("US-2RI-B", "N4218"),
        ("US-2RIBTY", "N4116"),
        ("US-1RI-A", "N4114"),
        ("US-1RI-B", "N4113"),
        ("US-2NH-A", "N4013"),
        ("US-2NH-B", "N4012"),
        ("US-71NY-A", "N4011"),
        ("US-71NY-B", "N4010"),
        ("US-71NYBTY", "N4009"),
        ("CS-1LA", "N4721"),
        ("CS-4SC-A", "N5221"),
        ("CS-4SC-B", "N5320"),
    ];
    for (id, at) in places {
        assert_eq!(place(&w, s, id), at, "{id}");
        let state = &s[unit(&w, id)];
        assert_eq!((state.order, state.sp, state.disordered), (Order::Advance, w.unit(unit(&w, id)).sp, false), "{id}");
    }
    assert_eq!(s.on_map(&w, Side::Union).len() + s.on_map(&w, Side::Confederate).len(), 13);
    assert_eq!((leader_place(&w, "US-L-BURNSIDE"), leader_place(&w, "CS-L-EVANS")), ("N4118".into(), "N4721".into()));
    assert!(w.scenario.command_waived && s.initiative == Side::Union);
    assert_eq!(w.victory.kind, VictoryKind::Pike);
    assert!(w.hexes().all(|hex| w.hex_id(hex).starts_with('N')));
    assert!(!w.is_in_play(hex(&w, "S5210")));
    let groups: Vec<_> = w
        .groups
        .iter()
        .map(|g| (w.hour(g.turn), w.hex_id(g.hex), g.ams, g.units.len() + g.leaders.len(), g.order))
        .collect();
    assert_eq!(
        groups,
        [
            (1000, "N4401", None, 11, None),
            (1000, "N4933", Some(3), 6, None),
            (1000, "N4933", Some(2), 2, None),
            (1000, "N4933", Some(2), 7, None),
            (1100, "N4933", Some(4), 2, Some(Order::March)),
        ]
    );
    for absent in ["US-PALMER", "CS-6NC-A", "CS-6NC-B", "CS-DET-1LA"] {
        assert_eq!(s[unit(&w, absent)].status, Status::Absent, "{absent}");
    }
    let bee = w.brigade(w.find_brigade("CS-BEE").unwrap());
    assert_eq!((bee.printed, bee.threshold), (31, 11), "13.21");
    let figures = |id: &str, turn: u8| {
        let brigade = w.find_brigade(id).unwrap();
        w.figures_of(brigade, turn).map(|f| (f.ams, f.units.len(), f.whole)).collect::<Vec<_>>()
    };
    assert_eq!(figures("CS-BEE", 0), [(3, 5, true), (2, 2, false)], "AMB-19");
    assert_eq!(figures("CS-BARTOW", 0), [(2, 6, true)]);
    assert_eq!(figures("CS-HAMPTON", 1), [(4, 2, true)]);
    assert!(figures("CS-BEE", 1).is_empty());
    let all_advance = build("matthews-hill", &[("entry-orders", "advance")]);
    assert_eq!(all_advance.groups[0].order, Some(Order::Advance), "AMB-42");
    assert_eq!(all_advance.groups[4].order, Some(Order::March));
}

#[rule("RBC-21.2a")]
#[test]
fn north_and_south_of_the_pike() {
    let w = hill();
    let lies = |id: &str| w.ground(hex(&w, id)).pike;
    assert_eq!(lies("N4628"), Some(Ordering::Greater));
    assert_eq!(lies("N4627"), Some(Ordering::Equal));
    assert_eq!(lies("N4626"), Some(Ordering::Less));
    assert_eq!(lies("N1034"), Some(Ordering::Less));
    for hex in w.hexes() {
        let (column, _) = w.board.place(hex.place()).hex.unwrap();
        let on = w.ground(hex).pike == Some(Ordering::Equal);
        assert!(w.ground(hex).pike.is_some() && (column >= 22 || w.ground(hex).pike == Some(Ordering::Less)));
        assert!(!on || column >= 22);
    }
    for column in 22..=70 {
        let of = |hex: &Hex| w.board.place(hex.place()).hex.unwrap().0 == column;
        assert_eq!(w.hexes().filter(of).filter(|hex| w.ground(*hex).pike == Some(Ordering::Equal)).count(), 1);
    }
}

#[rule("RBC-22.1")]
#[rule("RBC-8.41")]
#[rule("RBC-20.1")]
#[test]
fn the_full_battle_at_nine() {
    let w = full();
    let s = &w.start;
    let road = ["N4008", "N4107", "N4106", "N4105", "N4205", "N4204", "N4303", "N4302", "N4402", "N4401"];
    let burnside = w.brigade(w.find_brigade("US-BURNSIDE").unwrap());
    let stands: BTreeSet<String> =
        burnside.units.into_iter().map(|u| w.hex_id(s[u].hex().unwrap()).to_owned()).collect();
    assert_eq!(stands, road.iter().map(|id| (*id).to_owned()).collect(), "one counter on each road hex");
    assert!(burnside.units.into_iter().all(|u| s[u].order == Order::March && s[u].form != Form::Unlimbered));
    let open: Vec<&str> = w.set_ups[0].hexes.iter().map(|hex| w.hex_id(*hex)).collect();
    assert_eq!(open, road);
    for pair in road.windows(2) {
        assert!(w.side_between(hex(&w, pair[0]), hex(&w, pair[1])).is_road());
    }
    let fixed = [
        ("US-E2US-A", "N6721", 2),
        ("US-E2US-B", "N6721", 2),
        ("US-E2US-C", "N6721", 2),
        ("US-G1US", "N6720", 1),
        ("CS-8VA", "N6031", 8),
        ("CS-19VA-A", "N6329", 6),
        ("CS-19VA-B", "N6530", 6),
        ("CS-49VA", "N6130", 4),
        ("CS-HEATON", "N6130", 2),
        ("CS-FOUKE", "N6530", 2),
        ("CS-DAVIDSON", "N4917", 2),
        ("CS-ALEXANDER", "N5219", 2),
        ("CS-TERRY", "N4721", 2),
        ("CS-1LA", "N5019", 8),
        ("CS-DET-1LA", "N4717", 1),
        ("CS-4SC-A", "N5823", 5),
        ("CS-DET-4SC-A", "N6022", 1),
        ("CS-4SC-B", "N5018", 5),
        ("CS-DET-4SC-B", "N6123", 1),
    ];
    for (id, at, sp) in fixed {
        assert_eq!((place(&w, s, id), s[unit(&w, id)].sp), (at.to_owned(), sp), "{id}");
    }
    let wing = |id: &str| w.hex_id(s[unit(&w, id)].wing().unwrap());
    assert_eq!((wing("CS-19VA-A"), wing("CS-19VA-B")), ("N6430", "N6631"));
    for (brigade, hexes) in [("US-SCHENCK", 6720..=6724), ("US-SHERMAN", 6819..=6824)] {
        for u in w.brigade(w.find_brigade(brigade).unwrap()).units {
            let at: u16 = w.hex_id(s[u].hex().unwrap())[1..].parse().unwrap();
            assert!(hexes.contains(&at) && s[u].order == Order::Reserve);
        }
    }
    assert!(w.brigades.iter().enumerate().all(|(i, b)| s.brigades[i].reserve == b.tyler));
    assert_eq!(s.lost.confederate, 0, "a detachment is no loss");
    let evans = w.brigade(w.find_brigade("CS-EVANS").unwrap());
    assert_eq!((evans.printed, evans.threshold), (21, 8));
    assert!(s.leaders_on_map(&w, Side::Confederate).len() == 2 && s.leaders_on_map(&w, Side::Union).len() == 5);
    let hampton = w.find_brigade("CS-HAMPTON").unwrap();
    assert!(w.brigade(hampton).units.into_iter().all(|u| s[u].order == Order::March));
    assert_eq!(w.legion, Some(hampton));
    assert_eq!(s.initiative, Side::Union);
    let burnside = w.find_brigade("US-BURNSIDE").unwrap();
    assert_eq!(w.figures_of(burnside, 0).map(|f| (f.ams, f.whole)).collect::<Vec<_>>(), [(3, true)]);
}

#[rule("RBC-22.1a")]
#[rule("RBC-9.72")]
#[test]
fn the_schedule_of_reinforcements() {
    let w = full();
    let row = |g: &red_badge::scenario::Group| {
        let names = g.leaders.into_iter().map(|l| w.leader(l).name.clone());
        let ids = g.units.into_iter().map(|u| w.unit(u).id.clone());
        let head: Vec<String> = names.chain(ids).collect();
        (w.hour(g.turn), w.hex_id(g.hex).to_owned(), g.number, g.ams, head.len(), head[0].clone())
    };
    let found: Vec<_> = w.groups.iter().map(row).collect();
    let expected = [
        (900, "N7034", 0, None, 4, "CS-18VA-A"),
        (900, "S7020", 1, None, 4, "CS-SQUIRES"),
        (900, "S7020", 2, Some(2), 6, "Bee"),
        (1000, "N4401", 0, None, 13, "McDowell"),
        (1000, "N4401", 0, Some(1), 9, "Heintzelman"),
        (1000, "S7020", 0, None, 5, "Bartow"),
        (1100, "N7021", 0, Some(2), 9, "Keyes"),
        (1100, "S7020", 1, None, 9, "Jackson"),
        (1100, "S7020", 2, Some(2), 3, "CS-ALBURTIS-A"),
        (1100, "S7020", 3, Some(1), 2, "CS-POWHATAN"),
        (1100, "S7020", 0, None, 2, "Beauregard"),
        (1200, "N4401", 0, Some(3), 8, "Willcox"),
        (1200, "S7020", 0, Some(3), 2, "CS-1VA-A"),
        (1200, "S6133", 0, Some(3), 3, "CS-6NC-A"),
        (1300, "N4401", 0, Some(1), 9, "Howard"),
        (1300, "S6133", 0, None, 5, "Smith"),
        (1300, "S7020", 0, None, 7, "Kershaw"),
        (1400, "S7020", 0, None, 5, "Early"),
        (1500, "S7020", 0, Some(1), 7, "Holmes"),
    ];
    let expected: Vec<_> =
        expected.iter().map(|(h, x, n, a, c, f)| (*h, (*x).to_owned(), *n, *a, *c, (*f).to_owned())).collect();
    assert_eq!(found, expected);
    for (i, group) in w.groups.iter().enumerate() {
        let free = i < 2 || group.only_released || group.commander_phase;
        assert_eq!(group.order, if free { None } else { Some(Order::March) }, "{i}");
        assert!(group.units.into_iter().all(|u| w.start[u].status == Status::Waiting));
    }
    assert!(w.groups[6].only_released && w.groups[10].commander_phase);
    let north = build("full-battle", &[("keyes-entry", "north")]);
    assert_eq!(north.hex_id(north.groups[6].hex), "N4401", "AMB-03");
    let objectives: Vec<(u8, Vec<&str>)> =
        w.objectives.iter().map(|o| (o.points, o.hexes.iter().map(|h| w.hex_id(*h)).collect())).collect();
    let expected = [
        (2, vec!["N3031"]),
        (1, vec!["N4627"]),
        (1, vec!["N5425"]),
        (2, vec!["N6322", "N6223"]),
        (1, vec!["N6530"]),
        (5, vec!["S5210"]),
    ];
    assert_eq!(objectives, expected);
    assert_eq!(w.victory.points, 5);
    assert!(w.objective_hexes.iter().all(|(hex, _)| !w.start.control.has(*hex)), "all start Confederate");
}

#[rule("RBC-22.3")]
#[test]
fn absent_units_never_load() {
    let w = full();
    let absent = ["Montgomery", "Varian", "Miles", "Runyon", "Davies", "Blenker", "Bonham", "Ewell", "Longstreet"];
    let named = w.units.iter().map(|u| (&u.name, &u.regiment)).flat_map(|(a, b)| [a, b]);
    let names: Vec<&String> = named.chain(w.leaders.iter().map(|l| &l.name)).collect();
    assert!(absent.iter().all(|name| !names.iter().any(|n| n.contains(name))));
    // The Washington Artillery's Richardson is there, the Union brigade of that name is not.
    assert!(w.brigades.iter().all(|b| b.name != "Richardson"));
    assert_eq!(w.in_scenario.len() as usize, w.units.len(), "everybody else comes");
}

#[rule("RBC-13.21")]
#[test]
fn printed_strengths_and_thresholds() {
    let w = full();
    let expected = [
        ("US-KEYES", 50, 15),
        ("US-SCHENCK", 42, 13),
        ("US-SHERMAN", 66, 20),
        ("US-PORTER", 61, 19),
        ("US-BURNSIDE", 66, 20),
        ("US-FRANKLIN", 52, 16),
        ("US-WILLCOX", 44, 14),
        ("US-HOWARD", 50, 15),
        ("US-CAV", 8, 3),
        ("CS-EVANS", 21, 8),
        ("CS-COCKE", 50, 18),
        ("CS-KERSHAW", 26, 10),
        ("CS-EARLY", 30, 11),
        ("CS-HOLMES", 25, 9),
        ("CS-HAMPTON", 12, 5),
        ("CS-JACKSON", 52, 19),
        ("CS-BARTOW", 24, 9),
        ("CS-BEE", 43, 16),
        ("CS-SMITH", 34, 12),
        ("CS-CAV", 24, 9),
    ];
    assert_eq!(expected.len(), w.brigades.len());
    for (id, printed, threshold) in expected {
        let brigade = w.brigade(w.find_brigade(id).unwrap());
        assert_eq!((brigade.printed, brigade.threshold), (printed, threshold), "{id}");
    }
}

#[rule("RBC-23.1")]
#[test]
fn halves_stand_together() {
    let w = full();
    for (i, sheet) in w.units.iter().enumerate() {
        let me = Unit(i as u8);
        match sheet.kind {
            Kind::Artillery => {
                assert!(sheet.sister.is_none() && sheet.battery.has(me), "{}", sheet.id);
                assert!(sheet.battery.into_iter().all(|u| w.unit(u).battery == sheet.battery));
            }
            _ => {
                assert!(sheet.battery.is_empty());
                assert_eq!(sheet.sister.is_some(), sheet.half.is_some(), "{}", sheet.id);
                let Some(sister) = sheet.sister else { continue };
                assert_eq!(w.unit(sister).sister, Some(me));
                assert_eq!((&w.unit(sister).regiment, w.unit(sister).brigade), (&sheet.regiment, sheet.brigade));
                assert_ne!(w.unit(sister).half, sheet.half);
            }
        }
    }
    let carlisle = w.unit(unit(&w, "US-E2US-A")).battery;
    assert_eq!(carlisle.len(), 3);
    let parents = [("CS-DET-1LA", "CS-1LA"), ("CS-DET-4SC-A", "CS-4SC-A"), ("CS-DET-4SC-B", "CS-4SC-B")];
    for (det, parent) in parents {
        assert_eq!(w.unit(unit(&w, det)).parent, Some(unit(&w, parent)));
    }
    let lost = spoilt("red-badge/units.csv", "US-2ME-B,2 ME b,2 ME,b", "US-2ME-B,2 ME b,2 ME,c");
    assert_eq!(lost.rule.as_deref(), Some("RBC-23.1"), "{lost}");
    let renamed = spoilt("red-badge/units.csv", "CS-1VA-B,1 VA Cav b,1 VA Cav,b", "CS-1VA-B,1 VA Cav b,1 VA,b");
    assert_eq!(renamed.rule.as_deref(), Some("RBC-23.1"), "{renamed}");
}

#[rule("RBC-23.2")]
#[test]
fn everybody_is_a_recruit_but_the_regulars() {
    let w = full();
    let regulars: BTreeSet<&str> = w.units.iter().filter(|u| !u.recruit).map(|u| u.id.as_str()).collect();
    let batteries = ["US-E2US-A", "US-E2US-B", "US-E2US-C", "US-G1US", "US-E3US-A", "US-E3US-B", "US-E3US-C"];
    let more = ["US-D5US-A", "US-D5US-B", "US-I1US", "US-D2US-A", "US-D2US-B", "US-PALMER"];
    let foot = ["US-USREG", "CS-1LA", "CS-DET-1LA"];
    assert_eq!(regulars, batteries.into_iter().chain(more).chain(foot).collect());
    let refuse: Vec<&str> = w.units.iter().filter(|u| u.can_refuse).map(|u| u.id.as_str()).collect();
    assert_eq!(refuse, foot);
    let dismount: Vec<&str> = w.units.iter().filter(|u| u.can_dismount).map(|u| u.id.as_str()).collect();
    assert_eq!(dismount, ["US-PALMER"]);
    let trained = spoilt(
        "red-badge/units.csv",
        "US-2ME-A,2 ME a,2 ME,a,union,infantry,US-KEYES,,7,5,M,6,4,true",
        "US-2ME-A,2 ME a,2 ME,a,union,infantry,US-KEYES,,7,5,M,6,4,false",
    );
    assert_eq!(trained.rule.as_deref(), Some("RBC-23.2"), "{trained}");
    let nobody = spoilt("red-badge/tables.toml", "\"US-USREG\"", "\"US-NOBODY\"");
    assert_eq!(nobody.rule.as_deref(), Some("RBC-23.2"), "{nobody}");
}

#[rule("RBC-23.3")]
#[rule("RBC-10.85")]
#[test]
fn colours_that_confuse() {
    let w = full();
    for sheet in &w.units {
        let colours = if sheet.side == Side::Union { ["grey", "red"] } else { ["blue", "red"] };
        let expected = sheet.is_infantry() && colours.contains(&sheet.uniform.as_str());
        assert_eq!(sheet.confusing, expected, "{}", sheet.id);
    }
    let plain = spoilt("red-badge/units.csv", "true,grey,true", "true,grey,false");
    assert_eq!(plain.rule.as_deref(), Some("RBC-23.3"), "{plain}");
}

#[rule("RBC-23.4")]
#[test]
fn every_counter_fits_into_a_hex() {
    let w = full();
    let t = &w.tables.stacking;
    assert_eq!((t.capacity, t.foot, t.mounted, t.gun, t.counters, t.march), (16, 1, 2, 2, 2, 1));
    for sheet in &w.units {
        let each = if sheet.is_infantry() { 1 } else { 2 };
        assert!(u16::from(sheet.sp) * each <= 16, "{}", sheet.id);
    }
    let large = spoilt("red-badge/units.csv", "US-CAV,,8,7,C", "US-CAV,,9,7,C");
    assert_eq!(large.rule.as_deref(), Some("RBC-23.4"), "{large}");
}

#[rule("RBC-14.51")]
#[test]
fn regiments_of_cocke() {
    let w = full();
    let group = |id: &str| w.unit(unit(&w, id)).cocke_group;
    let infantry = ["CS-8VA", "CS-18VA-A", "CS-19VA-A", "CS-28VA-A", "CS-49VA"].map(group);
    assert!(infantry.iter().all(Option::is_some));
    assert_eq!(infantry.iter().collect::<BTreeSet<_>>().len(), 5);
    assert_eq!(group("CS-18VA-A"), group("CS-18VA-B"));
    let guns = ["CS-HEATON", "CS-ROGERS", "CS-FOUKE", "CS-DAVIDSON"].map(group);
    assert!(guns.iter().all(|g| *g == guns[0] && g.is_some() && !infantry.contains(g)));
    assert_eq!(w.units.iter().filter(|u| u.cocke_group.is_some()).count(), 12);
    let brigade = |w: &World| w.brigade(w.unit(unit(w, "CS-DAVIDSON")).brigade).id.clone();
    assert_eq!(brigade(&w), "CS-EVANS");
    assert_eq!(brigade(&build("full-battle", &[("davidson", "cocke")])), "CS-COCKE", "AMB-09");
}

#[rule("RBC-20.1")]
#[test]
fn what_a_scenario_may_not_say() {
    let file = "red-badge/scenarios/full-battle.toml";
    let cases = [
        ("last-hour = 2000", "last-hour = 800", None),
        ("hour = 900\nphase", "hour = 930\nphase", None),
        ("heat = [1300", "heat = [2100", None),
        ("id = \"US-BURNSIDE\"", "id = \"US-NOBODY\"", None),
        ("place = \"N6223\"", "place = \"N9999\"", None),
        ("sides = [1, 2]", "sides = [6]", Some("RBC-9.48")),
        ("facing = 0\nentrenched", "facing = 2\nentrenched", Some("RBC-8.41")),
        ("place = \"N4917\"", "place = \"N6724\"", Some("RBC-9.51")),
        ("entry = \"N7034\"", "entry = \"N6030\"", Some("RBC-9.71")),
        ("[\"CS-1VA-A\", \"CS-1VA-B\"]", "[\"CS-1VA-A\", \"CS-1VA-A\"]", None),
        ("[\"CS-1VA-A\", \"CS-1VA-B\"]", "[\"CS-1VA-A\", \"CS-TERRY\"]", None),
        ("[\"CS-1VA-A\", \"CS-1VA-B\"]", "[\"CS-1VA-A\", \"US-1MI\"]", None),
        ("sp = 8", "sp = 10", Some("RBC-12.21")),
        ("sp = 8", "sp = 0", Some("RBC-12.21")),
        ("order = \"reserve\"", "order = \"attack\"", Some("RBC-6.31")),
        ("id = \"CS-L-COCKE\"\nplace = \"N6332\"", "id = \"CS-L-COCKE\"\nplace = \"N5018\"", Some("RBC-20.1")),
        ("phase = \"set-up\"", "phase = \"activation\"", None),
        ("free = 1300", "free = 900", Some("RBC-14.45")),
        ("ams = 3", "ams = 12", Some("RBC-5.24")),
        ("points = 5\n\n", "points = 5\nbonus = 1\n\n", None),
    ];
    for (from, to, rule) in cases {
        let error = spoilt(file, from, to);
        assert!(rule.is_none() || error.rule.as_deref() == rule, "{to}: {error}");
        assert!(!error.problem.is_empty());
    }
}

#[test]
fn any_position_may_be_written() {
    let text = r#"
format = 1
title = "red-badge"
id = "position"
first-hour = 900
last-hour = 2000
heat = [1300]
[start]
hour = 1300
phase = "actions"
brigade = "US-PORTER"
initiative = "confederate"
legion = "CS-BEE"
identified = ["US-14NY-A"]
stirred = ["CS-8VA"]
efficiency = { US-2 = 3 }
[victory]
kind = "objectives"
points = 5
[recovery]
entry = { union = "N4401", confederate = "S7020" }
[[brigade]]
id = "US-PORTER"
order = "attack"
fatigue = 2
pool = 2
[[unit]]
id = "US-14NY-A"
place = "N4520"
facing = 2
sp = 4
morale = "disordered"
[[unit]]
id = "US-USREG"
place = "N4420"
order = "advance"
refused = "left"
[[unit]]
id = "US-D5US-A"
place = "N4419"
form = "limbered"
[[unit]]
id = "US-8NY-A"
morale = "routed"
[[unit]]
id = "CS-IMBODEN-A"
place = "N4630"
morale = "abandoned"
[[unit]]
id = "CS-HAMPTON-A"
place = "N4730"
order = "attack"
"#;
    let setup = Setup { scenario: "mine".into(), scenario_text: Some(text.to_owned()), ..Setup::default() };
    let w = World::build(&DataFolder::new(), &setup).unwrap();
    let s = &w.start;
    let at = |id: &str| &s[unit(&w, id)];
    assert_eq!((s.turn, s.initiative), (4, Side::Confederate));
    assert_eq!(s.active, w.find_brigade("US-PORTER"));
    assert!(at("US-14NY-A").disordered && at("US-14NY-A").sp == 4 && at("US-14NY-A").order == Order::Attack);
    assert!(at("US-USREG").refused.is_some() && at("US-USREG").order == Order::Advance);
    assert_eq!(at("US-D5US-A").form, Form::Limbered);
    assert_eq!(at("US-8NY-A").status, Status::Recovery);
    assert_eq!(at("CS-IMBODEN-A").status, Status::Abandoned);
    assert_eq!(s.legion, w.find_brigade("CS-BEE"));
    assert_eq!(s.brigade(w.find_brigade("US-PORTER").unwrap()).fatigue, 2);
    assert_eq!(s.lost.union, 3);
    assert!(s.identified.has(unit(&w, "US-14NY-A")) && s.stirred.has(unit(&w, "CS-8VA")));
}

/// The example of the manual of scenario files.
#[test]
fn the_example_of_the_manual_is_accepted() {
    let manual = include_str!("../../../docs/scenario-format.md");
    let examples: Vec<&str> = manual
        .split("```toml\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.contains("title = \"red-badge\""))
        .collect();
    assert_eq!(examples.len(), 1);
    let setup = Setup {
        scenario: "example.toml".to_owned(),
        scenario_text: Some(examples[0].to_owned()),
        options: kernel::OptionValues::new(),
    };
    let world = World::build(&DataFolder::new(), &setup).unwrap_or_else(|e| panic!("{e}"));
    let state = RedBadge::start(&world);
    let mut choices = Vec::new();
    RedBadge::choices(&world, &state, &mut choices);
    let written: Vec<String> = choices.iter().map(|choice| RedBadge::notation(&world, choice)).collect();
    assert!(written.iter().any(|choice| choice == "fire US-2RI-B N4721"), "{written:?}");
}
