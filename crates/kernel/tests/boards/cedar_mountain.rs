//! The map of Cedar Mountain: 390 hexes, even columns low.

use super::*;
use kernel::board::{Layout, Stagger};

fn board() -> Board {
    load("cedar-mountain")
}

/// Runs of hexes written as `0605-0608`, within a column.
fn hexes(list: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for word in words(list) {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        for number in first.parse::<u32>().unwrap()..=last.parse().unwrap() {
            all.insert(format!("{number:04}"));
        }
    }
    all
}

#[test]
fn the_grid_has_twenty_columns_with_even_ones_low() {
    let board = board();
    assert_eq!(board.layout(), Layout::Hexes { stagger: Stagger::EvenLow });
    assert_eq!(board.places().len(), 390);
    for place in board.places() {
        let (column, row) = place.hex.unwrap();
        assert_eq!(place.id, format!("{column:02}{row:02}"));
        assert!(column <= 20 && row <= if column % 2 == 1 { 20 } else { 19 });
        let x = (f64::from(column) - 7.0) * 200.0 * 0.9144 * 0.75_f64.sqrt();
        let drop = if column % 2 == 0 { 0.5 } else { 0.0 };
        let y = -(f64::from(row) - 8.0 + drop) * 200.0 * 0.9144;
        assert!((f64::from(place.centre.0) - x).abs() < 1.0 && (f64::from(place.centre.1) - y).abs() < 1.0);
    }
    let (north, south) = (board.ring(at(&board, "0101"))[0], board.ring(at(&board, "0101"))[3]);
    assert_eq!((north.place, south.place), (None, board.find("0102")));
}

#[test]
fn set_up_lines_are_unbroken() {
    let board = board();
    let lines = [
        "0904 0905 1005 1006 1107 1108 1208 1309 1409 1510",
        "0607 0708 0709 0809 0810 0911 0912 1012",
        "1418 1318 1218 1119",
    ];
    for line in lines {
        for pair in words(line).windows(2) {
            assert!(adjacent(&board, pair[0], pair[1]), "{pair:?}");
        }
    }
}

#[test]
fn roads_form_one_net_with_the_three_entries() {
    let board = board();
    assert_roads(
        &board,
        &[
            (
                "Culpeper Road",
                "1701 1601 1502 1503 1403 1304 1305 1205 1106 1006 0907 0807 0708 0608 0509 0510 0410 0411 0312 0313 \
                 0213 0214 0115",
            ),
            ("Mitchell's Station Road", "1106 1107 1108 1208 1309 1409 1510 1610 1711 1811 1912 2012"),
            ("Crittenden Lane", "0708 0709 0809 0810 0911 0912 1012 1113"),
            ("Ewell's Track", "1113 1114 1115 1116 1117 1017 1018 0919 0920"),
            ("Slaughter Lane", "1117 1217 1318"),
        ],
    );
    let road = feature(&board, "road");
    let net = costs(&board, at(&board, "1701"), |_, _, id| board.edge(id).has(road).then_some(1));
    assert!(net.contains_key(&at(&board, "0115")) && net.contains_key(&at(&board, "0920")));
    let marks = marks(&board);
    let entries = ids(&board, marks.iter().filter(|m| m.kind == "entry").map(|m| m.place));
    assert_eq!(entries, set("1701 0115 0920"));
}

#[test]
fn fords_are_where_roads_cross_streams() {
    let board = board();
    let [road, stream, ford] = ["road", "stream", "ford"].map(|id| feature(&board, id));
    for edge in board.edges() {
        assert_eq!(edge.has(ford), edge.has(road) && edge.has(stream));
    }
    let fords = borders(&board, &with_feature(&board, "ford"));
    let wanted = ["0312-0411", "0807-0907", "1114-1115", "1304-1403", "1811-1912"];
    assert_eq!(fords.iter().map(String::as_str).collect::<Vec<_>>(), wanted);
}

#[test]
fn three_streams_cover_all_wet_hexsides() {
    let board = board();
    let stream = feature(&board, "stream");
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for id in with_feature(&board, "stream") {
        let [name] = board.edge(id).names(stream) else { panic!("one name each") };
        *count.entry(name.as_str()).or_default() += 1;
    }
    assert_eq!(count, BTreeMap::from([("North Fork (Cedar Run)", 37), ("South Fork", 37), ("Rear Branch", 34)]));
}

#[test]
fn ground_is_where_the_accounts_put_it() {
    let board = board();
    let counts = ["clear", "woods", "brush", "field-wheat", "field-corn", "town"].map(|id| terrain_count(&board, id));
    assert_eq!(counts, [219, 149, 5, 7, 9, 1]);
    let ground = [
        ("woods", "0605-0608 0505-0509 0406-0410 0306-0309"),
        ("woods", "0803 0902 0903 0905 1004 1005"),
        ("woods", "1301 1302 1401 1402 1501-1503 1602-1604 1704-1706"),
        ("field-wheat", "0706 0707 0805 0806 0807 0906 0907"),
        ("brush", "0604 0703 0704 0705 0804"),
        ("field-corn", "0908 1007 1008 1009 1109 1110 1209 1210 1310"),
        ("town", "1113"),
        ("clear", "1217 1218 1317 1318 1417 1418"),
    ];
    for (terrain, list) in ground {
        for hex in hexes(list) {
            assert_eq!(board.terrain_id(board.place(at(&board, &hex)).terrain), terrain, "{hex}");
        }
    }
    assert_eq!(board.place(at(&board, "0911")).level, 2, "the Cedars");
    for crest in ["1518", "1519", "1618", "1718", "1817"] {
        assert_eq!(board.place(at(&board, crest)).level, 5, "{crest}");
    }
}

#[test]
fn set_up_hexes_are_single_and_enemies_three_apart() {
    let board = board();
    let marks = marks(&board);
    let setups: Vec<_> = marks.iter().filter(|mark| mark.kind == "setup-historical").collect();
    let hexes: BTreeSet<_> = setups.iter().map(|mark| mark.place).collect();
    assert_eq!(hexes.len(), setups.len());
    let mut nearest = u32::MAX;
    for union in setups.iter().filter(|mark| mark.side == "union") {
        let away = costs(&board, union.place, |_, _, _| Some(1));
        let enemies = setups.iter().filter(|mark| mark.side == "confederate");
        nearest = enemies.map(|mark| away[&mark.place]).fold(nearest, u32::min);
    }
    assert_eq!(nearest, 3);
    let stars = ids(&board, marks.iter().filter(|mark| mark.kind == "objective").map(|mark| mark.place));
    assert_eq!(stars, set("0607 0708 0911 1113"));
}

#[test]
fn stated_distances_hold() {
    let board = board();
    assert_eq!(zones_apart(&board, "1218", "1409"), 10, "Latimer's shelf to the Union guns");
    assert_eq!(zones_apart(&board, "1304", "1006"), 4, "Cedar Run to the corn");
    assert_eq!(zones_apart(&board, "0708", "0411"), 5, "the gate to the branch behind Early");
}
