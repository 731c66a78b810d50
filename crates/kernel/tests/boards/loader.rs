//! What the loader and the checks refuse, and that no text makes them panic.

use kernel::board::{Shapes, check, check_shapes};
use kernel::library::Shelfmarks;
use kernel::{Board, DataError};
use proptest::prelude::*;

const HEAD: &str = r#"format = 1
id = "toy"
name = "Toy"
layout = "zones"
provenance = "R"
[frame]
origin_lat = 0
origin_lon = 0
metres_per_degree_lat = 1
metres_per_degree_lon = 1
unit = "metre"
[[terrain]]
id = "clear"
meaning = "Open."
[[feature]]
id = "road"
meaning = "A road."
[[feature]]
id = "escarpment"
meaning = "A slope."
[[tag]]
id = "bank"
kind = "word"
values = ["left", "right"]
meaning = "The bank."
[check]
nets = [["road"]]
"#;
const PLACES: &str = "id,name,terrain,level,x,y,anchor_x,anchor_y,col,row,ring,tags,provenance,note
A,Alpha,clear,0,5,5,,,,,C B *,bank:left,,
B,Beta,clear,0,15,5,,,,,A C *,bank:left,R;terrain:B,
C,Gamma,clear,0,10,15,,,,,* B A,bank:right,,
";
const EDGES: &str = "a,b,features,up,names,provenance,note
A,B,road,,road:Pike,,
B,C,escarpment,C,,,
A,C,,,,,
";
const SHAPES: &str = r#"{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"layer":"zone","place":"A"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,10],[0,0]]]}},
{"type":"Feature","properties":{"layer":"zone","place":"B"},"geometry":{"type":"Polygon","coordinates":[[[10,0],[20,0],[20,10],[10,10],[10,0]]]}},
{"type":"Feature","properties":{"layer":"zone","place":"C"},"geometry":{"type":"Polygon","coordinates":[[[0,10],[10,10],[20,10],[20,20],[0,20],[0,10]]]}}
]}"#;

fn read(head: &str, places: &str, edges: &str) -> Result<Board, DataError> {
    let files = [("toy/board.toml", head), ("toy/places.csv", places), ("toy/edges.csv", edges)];
    Board::load(&Shelfmarks(files.map(|(file, text)| (file.to_owned(), text.to_owned())).into()), "toy")
}

fn toy() -> Board {
    read(HEAD, PLACES, EDGES).unwrap()
}

/// Replaces a word once and returns what the loader says.
fn refusal(from: &str, to: &str) -> String {
    assert!(HEAD.contains(from) || PLACES.contains(from) || EDGES.contains(from), "{from}");
    let [head, places, edges] = [HEAD, PLACES, EDGES].map(|text| text.replacen(from, to, 1));
    read(&head, &places, &edges).unwrap_err().to_string()
}

#[test]
fn the_toy_board_is_sound() {
    let board = toy();
    assert_eq!(check(&board), []);
    let shapes = Shapes::parse(&board, "shapes", SHAPES).unwrap();
    assert_eq!(check_shapes(&board, &shapes), []);
    let b = board.find("B").unwrap();
    assert_eq!(board.place(b).provenance.of("terrain").letter(), 'B');
    assert_eq!(board.place(b).provenance.of("name").letter(), 'R');
}

#[test]
fn mistakes_are_named_with_file_and_line() {
    let cases = [
        ("format = 1", "format = 2", "toy/board.toml: format 2 is not known"),
        ("unit = \"metre\"", "unit = \"yard\"", "toy/board.toml: the unit"),
        ("layout = \"zones\"", "layout = \"rings\"", "toy/board.toml, line 4"),
        ("layout = \"zones\"", "layout = \"hexes\"", "needs a stagger"),
        ("nets = [[\"road\"]]", "nets = [[\"rail\"]]", "feature 'rail' is not declared"),
        ("nets = [[\"road\"]]", "corners = [[\"Z\"]]", "no place 'Z'"),
        ("id = \"escarpment\"", "id = \"road\"", "feature 'road' is declared twice"),
        ("id,name,terrain", "name,id,terrain", "toy/places.csv, line 1: the columns must be"),
        ("B,Beta,clear", "A,Beta,clear", "toy/places.csv, line 3: id 'A' is taken"),
        ("B,Beta,clear", "B*,Beta,clear", "toy/places.csv, line 3: id 'B*'"),
        ("B,Beta,clear", "B,Beta,swamp", "toy/places.csv, line 3: terrain 'swamp'"),
        (",15,5,", ",99999999999,5,", "toy/places.csv, line 3: x '99999999999'"),
        (",15,5,", ",9999999,5,", "too far out"),
        ("bank:right", "bank:middle", "toy/places.csv, line 4: tag 'bank' cannot be 'middle'"),
        ("bank:right", "colour:red", "tag 'colour' is not declared"),
        ("R;terrain:B", "X", "toy/places.csv, line 3: provenance 'X'"),
        ("A C *", "A C * Z", "toy/places.csv, line 3: there is no zone 'Z'"),
        ("A C *", "A C * C", "'C' cannot stand in this ring"),
        ("A C *", "* A C *", "two gaps follow each other"),
        ("A C *", "A *", "'B' is in the ring of 'C' but not the other way"),
        ("A,B,road", "A,A,road", "toy/edges.csv, line 2: 'A' and 'A' are no neighbours"),
        ("A,C,,,,,", "A,B,,,,,", "toy/edges.csv, line 4: this border has a row already, on line 2"),
        ("A,C,,,,,\n", "", "the border between 'A' and 'C' is missing"),
        ("A,C,,,,,", "A,C,,", "toy/edges.csv, line 4: the row has 4 cells"),
        ("escarpment,C", "escarpment,A", "'up' must be one of the two places"),
        ("road:Pike", "rail:Pike", "this border has no feature 'rail'"),
        ("A,B,road", "A,B,wall", "feature 'wall' is not declared"),
    ];
    for (from, to, wanted) in cases {
        let said = refusal(from, to);
        assert!(said.contains(wanted), "{from:?} -> {to:?}: {said}");
    }
}

#[test]
fn a_missing_file_is_named() {
    let error = Board::load(&Shelfmarks::default(), "nowhere").unwrap_err();
    assert_eq!(error.to_string(), "nowhere/board.toml: the file is missing");
}

#[test]
fn findings_name_what_the_rings_hide() {
    let turned = PLACES.replacen("A C *", "C A *", 1);
    let board = read(HEAD, &turned, EDGES).unwrap();
    assert!(check(&board).iter().any(|finding| finding.problem.contains("sheet of paper")));
    let level = EDGES.replacen("escarpment,C", "escarpment,", 1);
    let findings = check(&read(HEAD, PLACES, &level).unwrap());
    assert_eq!(findings[0].to_string(), "toy/edges.csv, line 3: B-C: an escarpment and its upper side go together");
}

#[test]
fn outlines_with_gaps_or_crossings_are_found() {
    let board = toy();
    let problems = |from: &str, to: &str| {
        let shapes = Shapes::parse(&board, "shapes", &SHAPES.replacen(from, to, 1)).unwrap();
        check_shapes(&board, &shapes).into_iter().map(|f| f.problem).collect::<Vec<_>>().join("; ")
    };
    assert!(problems("[20,10],[10,10],[10,0]", "[20,10],[11,10],[10,0]").contains("gaps"));
    assert!(problems("[10,0],[10,10],[0,10],[0,0]", "[10,10],[10,0],[0,10],[0,0]").contains("crosses itself"));
    assert!(problems("[10,0],[10,10],[0,10],[0,0]", "[0,10],[10,10],[10,0],[0,0]").contains("clockwise"));
    assert!(problems("\"place\":\"B\"", "\"place\":\"A\"").contains("zone 'B' needs exactly one outline"));
    let unknown = SHAPES.replacen("\"place\":\"B\"", "\"place\":\"Z\"", 1);
    assert!(Shapes::parse(&board, "shapes", &unknown).unwrap_err().problem.contains("no place 'Z'"));
}

/// Loads, and if that works, runs everything that walks the board.
fn exercise(head: &str, places: &str, edges: &str) {
    if let Ok(board) = read(head, places, edges) {
        let _ = check(&board);
        if let Ok(shapes) = Shapes::parse(&board, "shapes", SHAPES) {
            let _ = check_shapes(&board, &shapes);
        }
    }
}

/// Cuts a piece out of a text and puts another in, at character borders.
fn splice(text: &str, from: usize, count: usize, with: &str) -> String {
    let from = from % (text.len() + 1);
    let until = (from + count).min(text.len());
    format!("{}{with}{}", &text[..from], &text[until..])
}

proptest! {
    #[test]
    fn garbage_never_panics(head in ".{0,80}", places in ".{0,80}", edges in ".{0,80}", json in ".{0,80}") {
        exercise(&head, &places, &edges);
        exercise(HEAD, &places, &edges);
        exercise(HEAD, PLACES, &edges);
        let _ = Shapes::parse(&toy(), "shapes", &json);
    }

    #[test]
    fn damaged_files_never_panic(
        file in 0..3_usize,
        from in 0..1_000_usize,
        count in 0..12_usize,
        with in prop_oneof!["[A-C*,:;|\"\n 0-9-]{0,6}", Just("65536".to_owned()), Just("-99999999999999999999".to_owned())],
    ) {
        let mut texts = [HEAD, PLACES, EDGES].map(str::to_owned);
        texts[file] = splice(&texts[file], from, count, &with);
        let [head, places, edges] = texts;
        exercise(&head, &places, &edges);
    }

    #[test]
    fn damaged_shapes_never_panic(from in 0..1_000_usize, count in 0..9_usize, with in "[0-9eE.,\\[\\]-]{0,8}") {
        let board = toy();
        if let Ok(shapes) = Shapes::parse(&board, "shapes", &splice(SHAPES, from, count, &with)) {
            let _ = check_shapes(&board, &shapes);
        }
    }
}
