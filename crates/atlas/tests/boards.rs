//! All four boards are drawn and looked over.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use atlas::{Detail, Sheet, Spot, Style, Words, draw};
use kernel::Board;
use kernel::board::{Layout, Shapes};
use kernel::library::Shelfmarks;

const BOARDS: [&str; 4] = ["bull-run-1861", "second-bull-run", "cedar-mountain", "red-badge"];

fn load(folder: &str) -> (Board, Shapes) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let mut library = Shelfmarks::default();
    for file in ["board.toml", "places.csv", "edges.csv", "shapes.geojson"] {
        let path = format!("{folder}/{file}");
        let text = std::fs::read_to_string(data.join(&path)).expect("a file of the board");
        library.0.insert(path, text);
    }
    let board = Board::load(&library, folder).expect("a sound board");
    let file = format!("{folder}/shapes.geojson");
    let shapes = Shapes::parse(&board, &file, &library.0[&file]).expect("sound shapes");
    (board, shapes)
}

static SHEETS: LazyLock<Vec<(Board, Sheet)>> = LazyLock::new(|| {
    let draw_one = |folder: &&str| {
        let (board, shapes) = load(folder);
        let sheet = draw(&board, &shapes, &Style::default());
        (board, sheet)
    };
    BOARDS.iter().map(draw_one).collect()
});

#[test]
fn every_sheet_is_well_formed_and_safe() {
    for (board, sheet) in SHEETS.iter() {
        let document = roxmltree::Document::parse(&sheet.svg).unwrap();
        let allowed = ["svg", "title", "style", "defs", "g", "path", "rect", "circle", "use", "text", "textPath"];
        let paint = ["pattern", "clipPath", "radialGradient", "stop"];
        let mut ids = BTreeSet::new();
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(allowed.contains(&name) || paint.contains(&name), "{}: <{name}>", board.id());
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on"), "{}: {}", board.id(), attribute.name());
                assert!(attribute.name() != "href" || attribute.value().starts_with("#atlas-"));
            }
            assert!(node.attribute("id").is_none_or(|id| ids.insert(id.to_owned())), "{}: double id", board.id());
        }
        for link in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(ids.contains(&link[1..]), "{}: {link} leads nowhere", board.id());
        }
        assert!(!sheet.svg.contains("NaN") && !sheet.svg.contains("inf "), "{}", board.id());
    }
}

#[test]
fn every_place_has_a_shape_on_the_sheet() {
    for (board, sheet) in SHEETS.iter() {
        assert_eq!(sheet.places.len(), board.places().len());
        for (shape, place) in sheet.places.iter().zip(board.places()) {
            assert_eq!(shape.id, place.id);
            assert!(shape.outline.len() > 2 && shape.path.ends_with('z'), "{}: {}", board.id(), shape.id);
            let points = shape.outline.iter().chain([&shape.anchor, &shape.label]);
            for p in points {
                assert!((0.0..=sheet.width).contains(&p.x) && (0.0..=sheet.height).contains(&p.y), "{}", shape.id);
            }
        }
    }
}

#[test]
fn the_chart_leads_from_metres_to_anchors() {
    for (board, sheet) in SHEETS.iter() {
        for (shape, place) in sheet.places.iter().zip(board.places()) {
            let spot = sheet.chart.to_sheet(f64::from(place.anchor.0), f64::from(place.anchor.1));
            assert!((spot.x - shape.anchor.x).abs() < 0.06 && (spot.y - shape.anchor.y).abs() < 0.06);
        }
    }
}

#[test]
fn the_same_board_gives_the_same_sheet_and_another_seed_another() {
    let (board, shapes) = load("bull-run-1861");
    let again = draw(&board, &shapes, &Style::default());
    assert!(again == SHEETS[0].1);
    let other = draw(&board, &shapes, &Style { seed: 7, ..Style::default() });
    assert!(other.svg != again.svg);
    assert!(other.places.iter().zip(&again.places).all(|(a, b)| a.path == b.path && a.anchor == b.anchor));
}

#[test]
fn sheets_stay_small() {
    let most = [600_000, 1_200_000, 900_000, 4_000_000];
    for ((board, sheet), most) in SHEETS.iter().zip(most) {
        assert!(sheet.svg.len() < most, "{} has {} bytes", board.id(), sheet.svg.len());
    }
}

#[test]
fn lettering_can_be_hidden_by_group() {
    for (board, sheet) in SHEETS.iter() {
        for class in ["class=\"ids\"", "class=\"names-minor\"", "class=\"names-major\""] {
            assert!(sheet.svg.contains(class), "{}: {class}", board.id());
        }
    }
}

#[test]
fn a_bare_sheet_has_no_furniture() {
    let (board, shapes) = load("bull-run-1861");
    let bare = draw(&board, &shapes, &Style { furniture: false, hachures: false, ..Style::default() });
    assert!(!bare.svg.contains("atlas-title-block") && !bare.svg.contains("atlas-hachures"));
    assert!(bare.width < SHEETS[0].1.width);
}

#[test]
fn neighbours_share_their_corners() {
    for (board, sheet) in SHEETS.iter() {
        for edge in board.edges() {
            let [a, b] = [edge.a, edge.b].map(|place| &sheet.places[place.index()].outline);
            let shared = a.iter().filter(|corner| b.contains(corner)).count();
            assert!(shared >= 2, "{}: {} and {}", board.id(), board.place(edge.a).id, board.place(edge.b).id);
        }
    }
}

#[test]
fn names_stand_in_their_zones() {
    for (board, sheet) in SHEETS.iter().filter(|(board, _)| board.layout() == Layout::Zones) {
        for shape in &sheet.places {
            assert!(holds(&shape.outline, shape.label), "{}: {}", board.id(), shape.id);
        }
    }
}

#[test]
fn what_a_board_says_of_stars_entries_and_slopes_is_drawn() {
    for (board, sheet) in SHEETS.iter() {
        let count = |part: &str| sheet.svg.matches(part).count();
        for side in ["union", "confederate"] {
            // One more in the legend.
            let stars = board.tagged_as("objective", side).count();
            let drawn = count(&format!("class=\"star star-{side}\""));
            assert_eq!(drawn, if stars > 0 { stars + 1 } else { 0 }, "{}: {side}", board.id());
        }
        let entries = board.tagged("entry").count();
        assert_eq!(count("class=\"entry-letter\""), if entries > 0 { entries + 1 } else { 0 }, "{}", board.id());
        assert_eq!(count("class=\"crest\"") > 0, board.edges().iter().any(|edge| edge.up.is_some()), "{}", board.id());
    }
}

#[test]
fn stars_stand_in_their_zones() {
    for (board, sheet) in SHEETS.iter() {
        let document = roxmltree::Document::parse(&sheet.svg).unwrap();
        let Some(layer) = document.descendants().find(|node| node.attribute("id") == Some("atlas-objectives")) else {
            continue;
        };
        let stars =
            layer.children().filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("star ")));
        for (star, place) in stars.zip(board.tagged("objective")) {
            let tip = star.attribute("d").unwrap().trim_start_matches('M');
            let mut numbers = tip.split(['l', ' ']).filter_map(|number| number.parse::<f64>().ok());
            let top = Spot::new(numbers.next().unwrap(), numbers.next().unwrap());
            let shape = &sheet.places[place.index()];
            assert!(holds(&shape.outline, top + Spot::new(0.0, 10.0)), "{}: {}", board.id(), shape.id);
        }
    }
}

fn holds(ring: &[Spot], p: Spot) -> bool {
    let sides = ring.iter().zip(ring.iter().cycle().skip(1));
    let crossed =
        |(a, b): &(&Spot, &Spot)| (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x;
    sides.filter(crossed).count() % 2 == 1
}

#[test]
fn odd_words_cannot_break_the_sheet() {
    let (board, shapes) = load("cedar-mountain");
    let words = Words { title: "<b>&\"\u{1}".to_owned(), note: String::new(), ..Words::default() };
    let sheet = draw(&board, &shapes, &Style { words, ..Style::default() });
    assert!(roxmltree::Document::parse(&sheet.svg).is_ok());
}

#[test]
fn a_board_without_shapes_is_still_drawn() {
    for (board, _) in SHEETS.iter().filter(|(board, _)| board.places().len() < 400) {
        let sheet = draw(board, &Shapes::default(), &Style::default());
        assert!(roxmltree::Document::parse(&sheet.svg).is_ok() && !sheet.svg.contains("NaN"), "{}", board.id());
    }
}

#[test]
fn the_stylesheet_keeps_to_the_map() {
    let rules = atlas::STYLESHEET.split('}').map(str::trim).filter(|rule| !rule.is_empty());
    for rule in rules {
        let selectors = rule.split('{').next().unwrap_or_default();
        assert!(selectors.split(',').all(|selector| selector.starts_with(".atlas")), "{selectors}");
    }
    assert!(!atlas::STYLESHEET.contains("http") && !atlas::STYLESHEET.contains("@import"));
}

/// The texts of a drawing's elements of a layer, with where they stand.
fn words_of(document: &roxmltree::Document<'_>) -> Vec<(String, String, String)> {
    let texts = document.descendants().filter(|node| node.has_tag_name("text") && node.attribute("x").is_some());
    let own = |name: &str, node: &roxmltree::Node<'_, '_>| node.attribute(name).unwrap_or_default().to_owned();
    texts.map(|node| (own("x", &node), own("y", &node), node.text().unwrap_or_default().to_owned())).collect()
}

#[test]
fn pieces_of_a_large_sheet_hold_all_of_it_and_are_light() {
    for (board, sheet) in SHEETS.iter() {
        let Some((columns, rows)) = sheet.pieces() else {
            assert!(board.places().len() < 1000, "{}", board.id());
            assert!(sheet.piece(Detail::Near, 0, 0).is_none());
            continue;
        };
        let whole = roxmltree::Document::parse(&sheet.svg).unwrap();
        let mut words: BTreeSet<_> = words_of(&whole).into_iter().collect();
        let mut bytes = 0;
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            let piece = sheet.piece(Detail::Near, column, row).unwrap();
            let document = roxmltree::Document::parse(&piece).unwrap();
            let ids: BTreeSet<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
            for link in document.descendants().filter_map(|node| node.attribute("href")) {
                assert!(ids.contains(&link[1..]), "{}: {link} leads nowhere", board.id());
            }
            for word in words_of(&document) {
                words.remove(&word);
            }
            bytes += piece.len();
            assert!(piece.len() < sheet.svg.len() / 5, "{}: a piece of {}", board.id(), piece.len());
        }
        assert!(words.is_empty(), "{}: in no piece: {words:?}", board.id());
        assert!(bytes < sheet.svg.len() * 4, "{}: {bytes} bytes in all", board.id());
        assert!(sheet.piece(Detail::Near, columns, 0).is_none());
        let far = sheet.seen(Detail::Far);
        roxmltree::Document::parse(&far).unwrap();
        assert!(far.len() < sheet.svg.len() / 3, "{}: {}", board.id(), far.len());
        assert!(!far.contains("id=\"atlas-hachures\"") && far.contains("id=\"atlas-waters\""));
    }
}
