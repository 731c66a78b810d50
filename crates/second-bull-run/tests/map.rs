//! The map, fact by fact: what the rulebook, its worked examples and its set-ups demand of it.
//!
//! G, F, T, X and U are the numbers of these facts in the notes the map was drawn from; G5 speaks of the turn
//! track, which is no part of the board. "Our" facts are those the book leaves open and this map has settled.
//! Only rows of the ledger that the map alone proves are cited; the examples are played in other tests.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::path::Path;
use std::sync::LazyLock;

use kernel::board::shapes::contains;
use kernel::board::{Corners, Geometry, Point, Shapes, check, check_shapes};
use kernel::{Board, EdgeId, Library, PlaceId};
use rule::rule;

/// The committed data folder.
struct Files;

impl Library for Files {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
        std::fs::read_to_string(data.join(path)).ok().map(Cow::Owned)
    }

    fn list(&self, _folder: &str) -> Vec<String> {
        Vec::new()
    }
}

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::load(&Files, "second-bull-run").unwrap());

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let file = "second-bull-run/shapes.geojson";
    Shapes::parse(&BOARD, file, &Files.require(file).unwrap()).unwrap()
});

/// A row of `marks.csv`: place, kind, value, side.
type Mark = [String; 4];

static MARKS: LazyLock<Vec<Mark>> = LazyLock::new(|| {
    let text = Files.require("second-bull-run/marks.csv").unwrap();
    let row = |line: &str| line.splitn(5, ',').take(4).map(str::to_owned).collect::<Vec<_>>().try_into().unwrap();
    text.lines().skip(1).map(row).collect()
});

/// One fact: its number, what it says, and whether the map meets it.
type Fact = (&'static str, &'static str, bool);

fn all_hold(facts: &[Fact]) {
    let broken: Vec<_> = facts.iter().filter(|(.., holds)| !holds).map(|(id, says, _)| (id, says)).collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

fn at(id: impl ToString) -> PlaceId {
    let id = id.to_string();
    BOARD.find(&id).unwrap_or_else(|| panic!("no zone {id}"))
}

fn id(place: PlaceId) -> u16 {
    BOARD.place(place).id.parse().unwrap()
}

fn ids(places: impl IntoIterator<Item = PlaceId>) -> BTreeSet<u16> {
    places.into_iter().map(id).collect()
}

fn set<const N: usize>(zones: [u16; N]) -> BTreeSet<u16> {
    zones.into()
}

fn touch(a: u16, b: u16) -> bool {
    BOARD.adjacent(at(a), at(b))
}

fn border(a: u16, b: u16) -> EdgeId {
    BOARD.between(at(a), at(b)).unwrap_or_else(|| panic!("{a} and {b} do not touch"))
}

fn has(a: u16, b: u16, feature: &str) -> bool {
    BOARD.edge(border(a, b)).has(BOARD.feature(feature).unwrap())
}

/// True if the way from `low` to `high` climbs an escarpment.
fn climbs(low: u16, high: u16) -> bool {
    has(low, high, "escarpment") && BOARD.edge(border(low, high)).up == Some(at(high))
}

fn terrain(zone: u16) -> &'static str {
    BOARD.terrain_id(BOARD.place(at(zone)).terrain)
}

fn railway(zone: u16) -> bool {
    BOARD.place(at(zone)).has("railway")
}

fn with_feature(feature: &str) -> BTreeSet<(u16, u16)> {
    let wanted = BOARD.feature(feature).unwrap();
    let pair = |edge: &kernel::board::Edge| (id(edge.a).min(id(edge.b)), id(edge.a).max(id(edge.b)));
    BOARD.edges().iter().filter(|edge| edge.has(wanted)).map(pair).collect()
}

/// Bull Run is closed but at bridges; everything else is open (11.1.5).
fn open(edge: EdgeId) -> bool {
    let edge = BOARD.edge(edge);
    !edge.has(BOARD.feature("river").unwrap()) || edge.has(BOARD.feature("bridge").unwrap())
}

/// Cheapest way from a zone to everywhere.
fn costs(from: u16, step: impl Fn(PlaceId, EdgeId) -> Option<u32>) -> BTreeMap<PlaceId, u32> {
    let mut best = BTreeMap::new();
    let mut heap = BinaryHeap::from([(std::cmp::Reverse(0), at(from))]);
    while let Some((std::cmp::Reverse(spent), place)) = heap.pop() {
        if best.contains_key(&place) {
            continue;
        }
        best.insert(place, spent);
        for (next, edge) in BOARD.neighbours(place) {
            heap.extend(step(next, edge).map(|cost| (std::cmp::Reverse(spent + cost), next)));
        }
    }
    best
}

/// Zones away: open borders between two zones (Q20).
fn zones(a: u16, b: u16) -> u32 {
    costs(a, |_, edge| open(edge).then_some(1))[&at(b)]
}

/// The price of a step with no enemy about (9.4): road 1, else 2; one more for a bridge and for climbing.
fn price(to: PlaceId, edge: EdgeId) -> Option<u32> {
    let border = BOARD.edge(edge);
    let on = |feature: &str| border.has(BOARD.feature(feature).unwrap());
    let ground = if on("road") { 1 } else { 2 };
    open(edge).then_some(ground + u32::from(border.up == Some(to)) + u32::from(on("bridge")))
}

fn mp(from: u16, to: u16) -> u32 {
    costs(from, price)[&at(to)]
}

fn mp_to_nearest(from: u16, zones: &[u16]) -> u32 {
    zones.iter().map(|zone| mp(from, *zone)).min().unwrap()
}

/// The price of a whole path, step by step.
fn steps(path: &[u16]) -> Vec<u32> {
    path.windows(2).map(|pair| price(at(pair[1]), border(pair[0], pair[1])).unwrap()).collect()
}

fn ring(zone: u16) -> Vec<Option<u16>> {
    BOARD.ring(at(zone)).iter().map(|slot| slot.place.map(id)).collect()
}

fn around(zone: u16) -> BTreeSet<u16> {
    ring(zone).into_iter().flatten().collect()
}

/// The faced zone and the two beside it; the edge of the map cuts the ring (9.3).
fn front(zone: u16, facing: u16) -> BTreeSet<u16> {
    let ring = ring(zone);
    let slot = ring.iter().position(|next| *next == Some(facing)).unwrap();
    [slot + ring.len() - 1, slot, slot + 1].into_iter().filter_map(|n| ring[n % ring.len()]).collect()
}

/// Neighbours that are not across the river (9.3).
fn control(zone: u16) -> BTreeSet<u16> {
    around(zone).into_iter().filter(|next| !has(zone, *next, "river")).collect()
}

fn tagged(key: &str) -> BTreeSet<u16> {
    ids(BOARD.tagged(key))
}

fn tagged_as(key: &str, value: &str) -> BTreeSet<u16> {
    ids(BOARD.tagged_as(key, value))
}

fn marked(kind: &str) -> impl Iterator<Item = &'static Mark> {
    MARKS.iter().filter(move |mark| mark[1] == kind)
}

fn set_up(day: &str, unit: &str) -> BTreeSet<u16> {
    marked(day).filter(|mark| mark[2] == unit).map(|mark| mark[0].parse().unwrap()).collect()
}

/// True if zones hang together by links of at most two zones (9.1).
fn one_group(list: &[u16]) -> bool {
    let mut reached = vec![list[0]];
    while let Some(next) =
        list.iter().find(|zone| !reached.contains(zone) && reached.iter().any(|near| zones(*near, **zone) <= 2))
    {
        reached.push(*next);
    }
    reached.len() == list.len()
}

#[test]
fn the_board_passes_every_check_and_all_its_own_facts() {
    let findings = check(&BOARD);
    assert!(findings.is_empty(), "{findings:#?}");
    assert!(BOARD.facts().len() > 15);
    let findings = check_shapes(&BOARD, &SHAPES);
    assert!(findings.is_empty(), "{findings:#?}");
}

#[rule("S-2-zones")]
#[test]
fn zones_are_numbered_from_1_to_205_and_every_zone_of_a_set_up_is_there() {
    let numbers: Vec<u16> = BOARD.place_ids().map(id).collect();
    let used = marked("setup-29-aug").chain(marked("setup-30-aug"));
    let features: BTreeSet<&str> = BOARD.features().iter().map(|word| word.id.as_str()).collect();
    all_hold(&[
        ("G1", "205 zones, numbered without a gap", numbers == (1..=205).collect::<Vec<_>>()),
        ("G1", "the book uses none above 203", used.map(|mark| id(at(&mark[0]))).max() == Some(203)),
        (
            "G2",
            "road, escarpment, river, stream, ford, bridge lie on borders",
            features == ["road", "escarpment", "river", "stream", "ford", "bridge"].into(),
        ),
        ("G2", "wood and village are terrain", BOARD.terrain("woods").is_some() && BOARD.terrain("village").is_some()),
        ("G2", "the railway is there", !tagged("railway").is_empty()),
        ("our", "567 borders", BOARD.edges().len() == 567),
        (
            "our",
            "never do four zones meet in a point",
            Corners::of(&BOARD).all.iter().all(|corner| corner.places.len() <= 3),
        ),
    ]);
}

#[rule("S-2-letters")]
#[test]
fn letters_a_to_h_stand_on_roads_at_the_edge_of_the_map() {
    let letters = [("A", 201), ("B", 153), ("C", 140), ("D", 52), ("E", 14), ("F", 9), ("G", 18), ("H", 36)];
    let listed: BTreeSet<&str> = BOARD.tagged("entry").map(|place| BOARD.place(place).tag("entry").unwrap()).collect();
    all_hold(&[
        ("G3", "the letters are A to H", listed == letters.iter().map(|(letter, _)| *letter).collect()),
        ("G3", "each letter is one zone", tagged("entry").len() == 8),
        ("our", "every entry stands on a road", tagged("entry-road") == tagged("entry")),
    ]);
    let road = BOARD.feature("road").unwrap();
    for (letter, zone) in letters {
        let place = BOARD.place(at(zone));
        let name = place.tag("entry-road").unwrap();
        let carries = |edge: EdgeId| BOARD.edge(edge).names(road).iter().any(|other| other == name);
        assert_eq!(place.tag("entry"), Some(letter));
        assert!(BOARD.on_map_edge(at(zone)), "{letter}");
        assert!(BOARD.neighbours(at(zone)).any(|(_, edge)| carries(edge)), "{letter}: {name}");
    }
    let sides = [("A", "N"), ("B", "E"), ("C", "E"), ("D", "E"), ("E", "S"), ("F", "S"), ("G", "W"), ("H", "W")];
    for (letter, side) in sides {
        let place = BOARD.tagged_as("entry", letter).next().unwrap();
        assert_eq!(BOARD.place(place).tag("map-edge"), Some(side), "part 5: clockwise from the north, {letter}");
    }
    assert_eq!(zones(201, 203), 2, "part 5: A is two zones from the post of Fitzhugh Lee");
}

#[rule("S-2-stars")]
#[test]
fn three_blue_stars_and_three_grey_ones_each_worth_three_points() {
    let stars = |side: &str| -> BTreeSet<u16> {
        marked("objective").filter(|mark| mark[3] == side).map(|mark| mark[0].parse().unwrap()).collect()
    };
    all_hold(&[
        ("G4", "Union objectives", tagged_as("objective", "union") == set([72, 115, 181])),
        ("G4", "Confederate objectives", tagged_as("objective", "confederate") == set([84, 89, 108])),
        ("G4", "marks and tags agree, Union", stars("union") == tagged_as("objective", "union")),
        ("G4", "marks and tags agree, Confederacy", stars("confederate") == tagged_as("objective", "confederate")),
        ("11.2", "3 points each in every scenario", marked("objective").all(|mark| mark[2] == "3")),
    ]);
}

#[rule("S-11.1.5-village")]
#[test]
fn groveton_is_the_only_village() {
    let villages: Vec<u16> = BOARD.place_ids().map(id).filter(|zone| terrain(*zone) == "village").collect();
    all_hold(&[
        ("G6", "one village zone, 77", villages == [77]),
        ("G6", "it is Groveton", BOARD.place(at(77)).name == "Groveton"),
    ]);
}

#[test]
fn bull_run_is_the_only_river_and_is_open_at_the_stone_bridge_alone() {
    let closed = BTreeSet::from([
        (68, 93),
        (69, 93),
        (93, 112),
        (93, 125),
        (125, 139),
        (137, 151),
        (138, 151),
        (150, 151),
        (151, 167),
        (167, 169),
        (168, 169),
        (168, 172),
        (172, 187),
        (182, 204),
        (184, 204),
        (185, 204),
        (185, 205),
        (186, 205),
        (187, 188),
        (187, 205),
        (203, 204),
    ]);
    let fords = BTreeSet::from([(68, 93), (138, 151), (150, 151), (168, 169), (203, 204)]);
    let east = set([93, 139, 140, 151, 152, 153, 154, 169, 170, 171, 172, 173, 174, 188, 189, 190, 191, 192, 204, 205]);
    let river = BOARD.feature("river").unwrap();
    let names: BTreeSet<&String> = BOARD.edges().iter().flat_map(|edge| edge.names(river)).collect();
    let wet: BTreeSet<(u16, u16)> = with_feature("river");
    let parted = BOARD.edges().iter().all(|e| e.has(river) == (east.contains(&id(e.a)) != east.contains(&id(e.b))));
    let dry = |zone: u16| costs(zone, |_, edge| (!BOARD.edge(edge).has(river)).then_some(1)).len();
    let drawn: Vec<&str> = SHAPES.layer("river").map(|shape| shape.name.as_str()).collect();
    all_hold(&[
        ("G7", "its name is Bull Run", names.into_iter().eq(["Bull Run"])),
        ("G7", "one bridge, 138-139", with_feature("bridge") == BTreeSet::from([(138, 139)])),
        ("G7", "the other borders are closed", wet.difference(&with_feature("bridge")).eq(closed.iter())),
        ("G7", "five fords are drawn and closed", with_feature("ford") == fords),
        ("G7", "the banks are parted by the river and by nothing else", parted),
        ("G7", "the east bank", tagged_as("bank", "east") == east),
        ("G7", "each bank hangs together", dry(1) == 185 && dry(139) == 20),
        ("G7", "by the bridge every zone can be reached", costs(1, price).len() == 205),
        ("G7", "all other water is stream, on the drawing too", drawn == ["Bull Run"]),
    ]);
}

#[test]
fn the_railway_runs_unbroken_through_the_line_of_the_thirtieth() {
    let line = [70, 71, 95, 96, 115, 116, 129, 143, 158, 159, 161, 183, 184, 204, 205];
    all_hold(&[
        ("G8", "the railway is a mark of zones", tagged("railway") == line.into()),
        ("U9", "each zone touches the next", line.windows(2).all(|pair| touch(pair[0], pair[1]))),
        ("T4", "96 has it", railway(96)),
        ("T5", "128 has not", !railway(128)),
    ]);
}

#[rule("S-11.1.4-goals")]
#[test]
fn the_union_retreats_to_b_c_d_e_and_the_confederacy_to_g_h_and_193() {
    let letters = |side: &str| -> BTreeSet<&str> {
        BOARD.tagged_as("retreat-goal", side).filter_map(|place| BOARD.place(place).tag("entry")).collect()
    };
    let goals = |side: &str| -> BTreeSet<u16> {
        marked("retreat-goal").filter(|mark| mark[3] == side).map(|mark| mark[0].parse().unwrap()).collect()
    };
    all_hold(&[
        ("G9", "Union goals", letters("union") == ["B", "C", "D", "E"].into()),
        ("G9", "no other Union goal", tagged_as("retreat-goal", "union").len() == 4),
        ("G9", "Confederate entries", letters("confederate") == ["G", "H"].into()),
        ("G9", "and zone 193", tagged_as("retreat-goal", "confederate") == set([18, 36, 193])),
        ("G9", "marks agree, Union", goals("union") == tagged_as("retreat-goal", "union")),
        ("G9", "marks agree, Confederacy", goals("confederate") == tagged_as("retreat-goal", "confederate")),
        ("G10", "193 touches the edge of the map", BOARD.on_map_edge(at(193))),
    ]);
}

#[test]
fn seymour_in_105_has_the_front_flank_and_control_of_example_2() {
    let flank: BTreeSet<u16> = around(105).difference(&front(105, 103)).copied().collect();
    all_hold(&[
        ("F1", "exactly six neighbours", around(105) == set([103, 104, 106, 107, 119, 120])),
        ("F2", "103 stands between 104 and 119", front(105, 103) == set([103, 104, 119])),
        ("F3", "ring neighbours touch", touch(119, 120) && touch(107, 120)),
        ("X2", "flank 106, 107, 120", flank == set([106, 107, 120])),
        ("X2", "all six are controlled", control(105) == around(105)),
        ("T-EX2", "facing 107: front 106, 107, 120", front(105, 107) == set([106, 107, 120])),
    ]);
}

#[test]
fn the_edge_of_the_map_cuts_a_front_and_many_neighbours_do_not_widen_it() {
    all_hold(&[
        ("3.1", "36 facing 53 at the end of its ring", front(36, 53) == set([53, 55])),
        ("3.1", "36 facing 18 at the other end", front(36, 18) == set([18, 37])),
        ("3.1", "36 facing 55 in the middle", front(36, 55) == set([53, 55, 37])),
        ("3.1", "96 has eight neighbours", around(96).len() == 8),
        ("3.1", "three of them are its front", around(96).into_iter().all(|next| front(96, next).len() == 3)),
    ]);
    let touched_once = |place: &PlaceId| BOARD.ring(*place).iter().filter(|slot| slot.place.is_none()).count() < 2;
    assert!(BOARD.place_ids().all(|place| touched_once(&place)), "3.1: no zone touches the edge twice");
}

#[test]
fn around_the_zones_of_the_examples_stand_the_neighbours_of_the_list() {
    let rings: [(u16, &[u16]); 18] = [
        (77, &[59, 76, 75, 98, 99, 78, 79]),
        (95, &[71, 94, 113, 96, 72]),
        (96, &[72, 95, 113, 114, 115, 98, 97, 74]),
        (97, &[73, 74, 96, 98, 75]),
        (98, &[75, 97, 96, 115, 116, 99, 77]),
        (99, &[77, 98, 116, 117, 101, 100, 78]),
        (105, &[103, 119, 120, 107, 106, 104]),
        (114, &[96, 113, 126, 127, 115]),
        (115, &[96, 114, 127, 116, 98]),
        (116, &[98, 115, 127, 128, 129, 117, 99]),
        (126, &[113, 141, 155, 156, 127, 114]),
        (127, &[114, 126, 156, 128, 116, 115]),
        (128, &[116, 127, 156, 142, 129]),
        (129, &[116, 128, 142, 143, 130, 118, 117]),
        (130, &[118, 129, 143, 144, 131]),
        (142, &[128, 156, 178, 157, 143, 129]),
        (143, &[129, 142, 157, 158, 144, 130]),
        (193, &[197, 194, 176, 175]),
    ];
    for (zone, wanted) in rings {
        let found = ring(zone);
        let turned = |start: usize| {
            let walk = found.iter().cycle().skip(start).take(found.len());
            walk.flatten().eq(wanted.iter())
        };
        assert!((0..found.len()).any(turned), "{zone}: {found:?}");
    }
}

#[test]
fn neighbours_that_the_worked_examples_need() {
    let pender = front(115, 96);
    let lawton = front(128, 116);
    all_hold(&[
        ("F4", "115 is attacked from 96 and 98", touch(96, 115) && touch(98, 115)),
        ("F5", "96 and 98 attack together", touch(96, 98)),
        ("F6", "99-98, 77-99, 99-116", touch(99, 98) && touch(77, 99) && touch(99, 116)),
        ("F7", "99 touches neither 115 nor 128", !touch(99, 115) && !touch(99, 128)),
        ("F7", "nor does 77", !touch(77, 115) && !touch(77, 128)),
        ("F8", "129 and 116 touch 128", touch(129, 128) && touch(116, 128)),
        ("F8", "both lie in one front of 128", lawton.is_superset(&set([116, 129]))),
        ("F9", "98 and 96 touch 115 but not 128", !touch(98, 128) && !touch(96, 128)),
        ("F10", "129 is within two zones of 98 or 96", zones(129, 98).min(zones(129, 96)) <= 2),
        ("F11", "126 is exactly two zones from 96", zones(96, 126) == 2),
        ("F12", "97 and 98 touch and lie in one front of 96", touch(97, 98) && front(96, 97) == set([74, 97, 98])),
        ("F13", "Pender's front holds 98", pender == set([96, 98, 114])),
        ("F13", "and none of 116, 129, 142", pender.is_disjoint(&set([116, 129, 142]))),
        ("F14", "116, 129, 142 are a chain around 128", touch(116, 129) && touch(129, 142) && touch(142, 128)),
        ("F14", "two in the defenders' front, one outside", lawton == set([116, 127, 129])),
        ("F14", "one at least climbs into 128", climbs(116, 128)),
    ]);
}

#[test]
fn roads_slopes_and_woods_of_the_examples() {
    let plain = [(99, 98), (99, 116), (130, 129)];
    let none = |feature: &str| plain.iter().all(|(a, b)| !has(*a, *b, feature));
    let crossed = [(97, 96), (77, 99), (99, 98), (130, 129), (78, 77), (99, 116), (98, 96), (116, 128), (129, 128)];
    all_hold(&[
        ("T1", "road 77-99 and 99-116", has(77, 99, "road") && has(99, 116, "road")),
        ("T1", "Buford's start 78 is joined to 77 by road", has(78, 77, "road")),
        ("T2", "97 climbs into 96", climbs(97, 96)),
        ("T3", "no escarpment on the plain steps", none("escarpment")),
        ("T3", "no bridge, no ford", none("bridge") && none("ford")),
        ("T4", "96 gains slope and railway and is not wooded", climbs(98, 96) && railway(96) && terrain(96) == "clear"),
        ("T5", "128 gains slope and wood", climbs(116, 128) && climbs(129, 128) && terrain(128) == "woods"),
        ("T5", "142 does not climb into 128", !climbs(142, 128)),
        ("T6", "no river in the examples", crossed.iter().all(|(a, b)| !has(*a, *b, "river"))),
    ]);
}

#[test]
fn example_1_stands_on_the_map() {
    all_hold(&[
        ("X1", "Pope 109 to McDowell 104: 4 MP", mp(109, 104) == 4),
        ("X1", "McDowell to Seymour 97: 8 MP", mp(104, 97) == 8),
        ("X1", "McDowell to Meade 77: 5 MP", mp(104, 77) == 5),
        ("X1", "McDowell to Hardin 130: 6 MP, farther than Meade", mp(104, 130) == 6),
        ("X1", "Gibbon 105 and Doubleday 132 exactly two zones apart", zones(105, 132) == 2),
        ("X1", "McDowell to Gibbon 2, to Doubleday 5", mp(104, 105) == 2 && mp(104, 132) == 5),
        ("X1", "Ricketts out of range", mp(104, 30) == 10 && mp(104, 31) == 11 && mp(104, 14) == 12),
        ("X1", "Milroy 118 within two zones of Gibbon and of Hardin", zones(118, 105) == 2 && zones(118, 130) == 1),
        ("X1", "Milroy beyond two of the rest", zones(118, 97) == 4 && zones(118, 77) == 3),
        ("X1", "McDowell to Milroy: 4 MP", mp(104, 118) == 4),
        ("F15", "starts touch 96, 99, 129, 77", touch(97, 96) && touch(77, 99) && touch(130, 129) && touch(78, 77)),
        ("F15", "Seymour and Meade within two zones", zones(97, 77) == 2),
        ("F15", "Hardin beyond two of both", zones(130, 97) == 4 && zones(130, 77) == 4),
        (
            "F15",
            "no start lies in control of 115 or 128",
            [97, 77, 130, 78].iter().all(|zone| !control(115).contains(zone) && !control(128).contains(zone)),
        ),
    ]);
}

#[test]
fn example_3_costs_what_the_book_says_before_the_enemy_is_counted() {
    let watched: BTreeSet<u16> = control(115).union(&control(128)).copied().collect();
    let guns = front(128, 116);
    all_hold(&[
        ("X3", "Seymour pays 3", steps(&[97, 96]) == [3]),
        ("X3", "Meade pays 1 and 2", steps(&[77, 99, 98]) == [1, 2]),
        ("X3", "Hardin pays 2, and 1 for the guns", steps(&[130, 129]) == [2] && guns.contains(&129)),
        ("X3", "Buford rides by road", steps(&[78, 77, 99, 116]) == [1, 1, 1] && guns.contains(&116)),
        ("X3", "each meets the enemy in his last zone", [96, 98, 129, 116].iter().all(|zone| watched.contains(zone))),
        ("X3", "and not before", [97, 77, 99, 130, 78].iter().all(|zone| !watched.contains(zone))),
        ("X3", "Buford within three zones of Meade", zones(78, 77) <= 3),
        ("X3", "afterwards Hardin is two zones from Meade", zones(129, 98) == 2),
    ]);
}

/// The brigades of example 4: zone and facing.
const UNION: [(u16, u16); 5] = [(97, 96), (98, 96), (116, 127), (129, 128), (142, 128)];
const CONFEDERATE: [(u16, u16); 3] = [(96, 97), (115, 96), (128, 116)];

/// Where Field may end a retreat of two zones from 96 (10.4, Q75).
fn ends_of_fields_retreat() -> BTreeSet<u16> {
    let enemies: BTreeSet<u16> = UNION.iter().map(|(zone, _)| *zone).collect();
    let fronts: BTreeSet<u16> = UNION.iter().flat_map(|(zone, facing)| front(*zone, *facing)).collect();
    let controlled: BTreeSet<u16> = enemies.iter().flat_map(|zone| control(*zone)).collect();
    let far = |zone: u16| zones(zone, 97).min(zones(zone, 98));
    let goal = |zone: u16| [18, 36, 193].into_iter().map(|goal| zones(zone, goal)).min();
    let step = |here: u16, last: bool| -> BTreeSet<u16> {
        let free = |next: &u16| *next != 96 && !enemies.contains(next) && !(last && *next == 128);
        let mut left: BTreeSet<u16> = around(here).into_iter().filter(free).collect();
        let wishes: [&dyn Fn(u16) -> bool; 4] = [
            &|next| far(next) > far(here),
            &|next| !fronts.contains(&next),
            &|next| !controlled.contains(&next),
            &|next| goal(next) <= goal(here),
        ];
        for wish in wishes {
            let kept: BTreeSet<u16> = left.iter().copied().filter(|next| wish(*next)).collect();
            left = if kept.is_empty() { left } else { kept };
        }
        left
    };
    step(96, false).into_iter().flat_map(|next| step(next, true)).collect()
}

#[test]
fn example_4_stands_on_the_map_with_both_combats_at_once() {
    let field = front(96, 97);
    let most = |zone: u16, facing: u16, enemies: &[u16]| {
        let seen = |facing: u16| enemies.iter().filter(|enemy| front(zone, facing).contains(enemy)).count();
        around(zone).into_iter().all(|other| seen(other) <= seen(facing))
    };
    // Lawton stands with the guns: two brigades in 128.
    let confederates = [96, 115, 128, 128];
    all_hold(&[
        ("X4", "97 and 98 are in Field's front", field.is_superset(&set([97, 98]))),
        ("X4", "both climb into 96", climbs(97, 96) && climbs(98, 96)),
        ("X4", "115 touches 98, which Pender faces", touch(115, 98) && front(115, 96).contains(&98)),
        ("X4", "116 and 129 climb into 128, 142 does not", climbs(116, 128) && climbs(129, 128) && !climbs(142, 128)),
        ("X4", "142 attacks the flank of 128", !front(128, 116).contains(&142)),
        ("X4", "every attacker faces the most enemies", UNION.iter().all(|(z, f)| most(*z, *f, &confederates))),
        ("X4", "Gibbon has 128 in front", front(116, 127) == set([115, 127, 128])),
        (
            "X4",
            "nobody shares a zone",
            CONFEDERATE.iter().all(|(zone, _)| UNION.iter().all(|(other, _)| zone != other)),
        ),
        ("X4", "Field may end in 126", ends_of_fields_retreat() == set([54, 56, 71, 94, 126, 141])),
    ]);
}

#[test]
fn every_division_can_stand_as_one_group_in_the_zones_of_its_list() {
    let groups: [&[u16]; 18] = [
        &[41, 59],
        &[58, 73],
        &[71, 72],
        &[54, 56],
        &[82, 84],
        &[82, 106],
        &[164, 186],
        &[148, 165],
        &[86, 87, 89, 108],
        &[122, 134, 135, 136, 149],
        &[122, 134, 135, 109, 111],
        &[120, 121, 133],
        &[95, 113, 114, 127],
        &[95, 96, 115, 116],
        &[128, 142],
        &[129, 143, 158],
        &[143, 157, 158, 179, 180, 181, 182],
        &[159, 161, 179, 181, 183, 184],
    ];
    for group in groups {
        assert!(one_group(group), "U1: {group:?}");
    }
    assert_eq!((zones(82, 84), zones(82, 106)), (1, 2), "both set-ups of Reynolds are legal");
    let lists: [(&str, &str, &[u16]); 27] = [
        ("setup-29-aug", "taliaferro", &[95, 113, 114, 127]),
        ("setup-29-aug", "ewell", &[128, 142, 37, 38]),
        ("setup-29-aug", "hill", &[143, 157, 158, 179, 180, 181, 182]),
        ("setup-29-aug", "robertson", &[175]),
        ("setup-29-aug", "jackson", &[155]),
        ("setup-30-aug", "lee", &[56]),
        ("setup-30-aug", "jackson", &[142]),
        ("setup-30-aug", "taliaferro", &[95, 96, 115, 116]),
        ("setup-30-aug", "ewell", &[129, 143, 158, 202]),
        ("setup-30-aug", "hill", &[159, 179, 181, 161, 183, 184]),
        ("setup-30-aug", "f-lee", &[203]),
        ("setup-30-aug", "robertson", &[175]),
        ("setup-30-aug", "longstreet", &[56]),
        ("setup-30-aug", "anderson", &[54, 56]),
        ("setup-30-aug", "evans", &[57]),
        ("setup-30-aug", "hood", &[58, 73]),
        ("setup-30-aug", "kemper", &[41, 59, 5]),
        ("setup-30-aug", "wilcox", &[71, 72]),
        ("setup-30-aug", "mcdowell", &[122, 134, 135, 136, 149, 109, 111]),
        ("setup-30-aug", "reynolds", &[82, 84, 106]),
        ("setup-30-aug", "kearny", &[164, 186]),
        ("setup-30-aug", "hooker", &[148, 165]),
        ("setup-30-aug", "reno", &[120, 121, 133]),
        ("setup-30-aug", "pope", &[109]),
        ("setup-30-aug", "porter", &[86, 87, 89, 108]),
        ("setup-29-aug", "longstreet", &[]),
        ("setup-29-aug", "pope", &[]),
    ];
    for (day, unit, zones) in lists {
        assert_eq!(set_up(day, unit), zones.iter().copied().collect(), "{day}, {unit}");
    }
    let listed: usize = lists.iter().map(|(.., zones)| zones.len()).sum();
    assert_eq!(marked("setup-29-aug").chain(marked("setup-30-aug")).count(), listed, "no other set-up mark");
}

#[test]
fn the_detached_brigades_are_isolated_where_they_start() {
    let far = [37, 38].iter().all(|a| [128, 142].iter().all(|b| zones(*a, *b) >= 6 && mp(155, *a) > mp(155, *b)));
    let ewell = [129, 143, 158];
    all_hold(&[
        ("U2", "Early and Forno stand together", zones(37, 38) == 1),
        ("U2", "far from their division, and farther from Jackson", far),
        ("U3", "Kemper's brigade: 3 and 4 zones", zones(5, 41) == 3 && zones(5, 59) == 4),
        ("U3", "and farther from Longstreet", mp(56, 5) > mp(56, 41).max(mp(56, 59))),
        ("U3", "Forno on the 30th: 4, 4, 3 zones", ewell.map(|zone| zones(202, zone)) == [4, 4, 3]),
        ("U3", "and farther from Jackson", ewell.iter().all(|zone| mp(142, 202) > mp(142, *zone))),
    ]);
}

#[test]
fn no_zone_is_listed_twice_on_a_day_and_the_sides_do_not_touch() {
    let commanders = ["jackson", "lee", "longstreet", "pope"];
    for day in ["setup-29-aug", "setup-30-aug"] {
        let mut seen = BTreeSet::new();
        for mark in marked(day).filter(|mark| !commanders.contains(&mark[2].as_str())) {
            assert!(seen.insert(&mark[0]), "U7: {} is listed twice on {day}", mark[0]);
        }
    }
    let of = |side: &str| -> BTreeSet<u16> {
        marked("setup-30-aug").filter(|mark| mark[3] == side).map(|mark| mark[0].parse().unwrap()).collect()
    };
    let (union, confederate) = (of("union"), of("confederate"));
    // Counters of each list, and how many of its zones are alternatives. Two counters to a zone at most, one at least.
    let lists = [
        ("setup-29-aug", "taliaferro", 5, 0),
        ("setup-29-aug", "ewell", 5, 0),
        ("setup-29-aug", "hill", 7, 0),
        ("setup-29-aug", "robertson", 1, 0),
        ("setup-30-aug", "taliaferro", 7, 0),
        ("setup-30-aug", "ewell", 5, 0),
        ("setup-30-aug", "hill", 7, 0),
        ("setup-30-aug", "f-lee", 1, 0),
        ("setup-30-aug", "robertson", 1, 0),
        ("setup-30-aug", "anderson", 3, 0),
        ("setup-30-aug", "evans", 1, 0),
        ("setup-30-aug", "hood", 3, 0),
        ("setup-30-aug", "kemper", 3, 0),
        ("setup-30-aug", "wilcox", 3, 0),
        ("setup-30-aug", "mcdowell", 10, 2),
        ("setup-30-aug", "reynolds", 4, 1),
        ("setup-30-aug", "kearny", 4, 0),
        ("setup-30-aug", "hooker", 4, 0),
        ("setup-30-aug", "reno", 6, 0),
        ("setup-30-aug", "porter", 7, 0),
    ];
    let room = |day: &str, unit: &str, spare: usize| set_up(day, unit).len() - spare;
    let fits = |(day, unit, counters, spare): &(&str, &str, usize, usize)| {
        let zones = room(day, unit, *spare);
        zones <= *counters && *counters <= 2 * zones
    };
    all_hold(&[
        ("U4", "McDowell's ten counters exactly fill five zones", 2 * room("setup-30-aug", "mcdowell", 2) == 10),
        ("U5", "no zone is shared", union.is_disjoint(&confederate)),
        ("U5", "none touches the enemy", union.iter().all(|zone| around(*zone).is_disjoint(&confederate))),
        ("U7", "every list fits its zones", lists.iter().all(fits)),
    ]);
}

#[test]
fn commanders_reach_their_divisions_at_set_up() {
    let (hill, taliaferro) = ([143, 157, 158, 179, 180, 181, 182], [95, 113, 114, 127]);
    let line = [mp_to_nearest(142, &[95, 96, 115, 116]), mp_to_nearest(142, &[129, 143, 158])];
    let span = |zones: &[u16]| {
        let all: Vec<u32> = zones.iter().map(|zone| mp(109, *zone)).collect();
        (all.iter().copied().min().unwrap(), all.iter().copied().max().unwrap())
    };
    let longstreet: [&[u16]; 5] = [&[54, 56], &[58, 73], &[41, 59], &[71, 72], &[57]];
    all_hold(&[
        ("U6", "155 lies behind the line of the 29th", zones(77, 155) > zones(77, 128).max(zones(77, 142))),
        ("U6", "142 lies behind the line of the 30th", zones(77, 142) > zones(77, 129) && !railway(142)),
        ("U8", "Jackson in 155: 4, 4, 6", mp_to_nearest(155, &taliaferro) == 4 && mp_to_nearest(155, &[128, 142]) == 4),
        ("U8", "Jackson in 155 to Hill", mp_to_nearest(155, &hill) == 6),
        ("U8", "Jackson in 142: 3, 2, 4", line == [3, 2] && mp_to_nearest(142, &[159, 161, 179, 181, 183, 184]) == 4),
        ("U8", "Longstreet in 56", longstreet.map(|zones| mp_to_nearest(56, zones)) == [0, 2, 5, 2, 1]),
        ("U8", "Lee in 56 to Jackson in 142: 10", mp(56, 142) == 10),
        ("U8", "Pope to McDowell's zones", span(&[122, 134, 135, 136, 149]) == (2, 6)),
        ("U8", "Pope to McDowell's other pair", span(&[109, 111]) == (0, 3)),
        ("U8", "Pope to Heintzelman's", span(&[148, 165]) == (6, 8)),
        ("U8", "Pope to Reno's", span(&[120, 121, 133]) == (2, 4)),
        ("U8", "Pope to Porter's", span(&[86, 87, 89, 108]) == (1, 5)),
    ]);
}

#[test]
fn numbers_grow_from_south_to_north_and_from_west_to_east() {
    let bands = [1, 18, 36, 53, 70, 94, 113, 126, 141, 155, 175, 193, 206];
    let (east, north) = (|zone: u16| BOARD.place(at(zone)).centre.0, |zone: u16| BOARD.place(at(zone)).centre.1);
    let mean = |pair: &[u16]| (pair[0]..pair[1]).map(north).sum::<i32>() / i32::from(pair[1] - pair[0]);
    let middles: Vec<i32> = bands.windows(2).map(mean).collect();
    assert!(middles.is_sorted_by(|a, b| a < b), "part 5: {middles:?}");
    // Bands of two half-rows step back where the numbers run in pairs.
    let back = [73, 78, 80, 160, 162, 171, 190, 196];
    for pair in bands.windows(2) {
        for zone in pair[0]..pair[1] - 1 {
            assert_eq!(east(zone) >= east(zone + 1), back.contains(&zone), "part 5: {zone} and the next");
        }
    }
    let places = [
        (77, "Groveton"),
        (56, "Stuart's Hill"),
        (72, "Brawner"),
        (115, "Deep Cut"),
        (108, "Stone House"),
        (109, "Buck Hill"),
        (89, "Henry House"),
        (84, "Chinn House"),
        (181, "Sudley Church"),
        (30, "New Market"),
    ];
    for (zone, name) in places {
        assert!(BOARD.place(at(zone)).name.starts_with(name), "part 5: {zone} is {name}");
    }
}

#[test]
fn escarpments_and_woods_are_those_of_the_list() {
    let slopes = [
        (74, 96),
        (97, 96),
        (98, 96),
        (98, 115),
        (106, 105),
        (108, 89),
        (108, 107),
        (108, 109),
        (110, 91),
        (112, 91),
        (115, 127),
        (116, 127),
        (116, 128),
        (122, 121),
        (123, 135),
        (129, 128),
        (129, 142),
        (137, 136),
        (137, 150),
        (143, 142),
        (169, 170),
        (172, 170),
        (172, 173),
        (176, 155),
        (188, 191),
        (193, 175),
        (193, 176),
        (194, 176),
        (195, 177),
        (196, 177),
    ];
    assert!(slopes.iter().all(|(low, high)| climbs(*low, *high)), "part 8");
    assert_eq!(with_feature("escarpment").len(), slopes.len(), "part 8: no others");
    let woods = set([
        1, 4, 5, 7, 10, 17, 23, 28, 29, 34, 35, 38, 39, 40, 41, 44, 49, 51, 58, 65, 70, 88, 92, 93, 100, 101, 117, 118,
        126, 127, 128, 135, 137, 141, 142, 143, 144, 146, 147, 151, 152, 154, 155, 156, 157, 158, 160, 162, 167, 168,
        169, 170, 171, 172, 173, 174, 177, 185, 186, 187, 191, 192, 194,
    ]);
    assert_eq!(ids(BOARD.place_ids().filter(|place| terrain(id(*place)) == "woods")), woods, "part 8");
}

/// The roads of the rules, zone by zone.
const ROADS: [(&str, &[u16]); 14] = [
    ("Warrenton Turnpike", &[36, 55, 56, 57, 73, 75, 77, 78, 80, 83, 106, 108, 110, 111, 124, 125, 138, 139, 140]),
    ("Manassas-Sudley road", &[203, 182, 181, 159, 145, 132, 120, 107, 109, 108, 89, 88, 90, 64, 48, 30, 31, 14]),
    ("Groveton-Sudley road (Featherbed Lane)", &[77, 99, 116, 129, 143, 158, 181]),
    ("Lewis Lane", &[77, 59, 42, 25, 9]),
    ("Pageland Lane", &[193, 175, 141, 94, 71, 54, 55, 37, 19, 2]),
    ("Sudley-Catharpin road", &[175, 176, 195, 196, 200, 180, 181]),
    ("Gum Spring road", &[201, 202, 203]),
    ("Flank-march road", &[182, 203, 204]),
    ("Balls Ford road", &[30, 31, 32, 50, 51, 52]),
    ("Old Warrenton-Alexandria road", &[18, 19, 20, 21, 22, 23, 24, 8, 9, 10, 11, 29, 30]),
    ("Vandor Lane", &[90, 65, 66, 67]),
    ("Portici-Ball's Ford lane", &[67, 68, 69]),
    ("Portici south lane", &[67, 50, 33, 16]),
    ("Carter Lane (Red House Ford)", &[131, 132, 133, 147, 148, 149, 150, 151, 152, 153]),
];

#[test]
fn roads_run_over_the_borders_of_the_list_and_over_no_others() {
    let road = BOARD.feature("road").unwrap();
    let mut listed: BTreeMap<EdgeId, BTreeSet<&str>> = BTreeMap::new();
    for (name, zones) in ROADS {
        for pair in zones.windows(2) {
            listed.entry(border(pair[0], pair[1])).or_default().insert(name);
        }
    }
    let on_board: BTreeMap<EdgeId, BTreeSet<&str>> = BOARD
        .edge_ids()
        .filter(|edge| BOARD.edge(*edge).has(road))
        .map(|edge| (edge, BOARD.edge(edge).names(road).iter().map(String::as_str).collect()))
        .collect();
    assert_eq!(on_board, listed, "part 8");
    let over_water = with_feature("road").intersection(&with_feature("river")).copied().collect::<Vec<_>>();
    assert_eq!(over_water, [(138, 139), (150, 151), (203, 204)], "part 8: usable at 138-139 alone");
}

static OUTLINES: LazyLock<Vec<(u16, &[Point])>> =
    LazyLock::new(|| BOARD.place_ids().map(|place| (id(place), SHAPES.outline(place).unwrap())).collect());

/// The zones a drawn line runs through, in order; the edge of the map itself counts for nothing.
fn drawn_through(line: &[Point]) -> Vec<u16> {
    let mut through = Vec::new();
    for pair in line.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let pieces = (bx - ax).abs().max((by - ay).abs()) / 80 + 1;
        for n in 0..=pieces {
            let spot = (ax + (bx - ax) * n / pieces, ay + (by - ay) * n / pieces);
            through.extend(OUTLINES.iter().find(|(_, outline)| contains(outline, spot)).map(|(zone, _)| *zone));
            through.dedup();
        }
    }
    through
}

#[test]
fn what_is_drawn_as_road_or_railway_is_one_in_the_rules_too() {
    for shape in SHAPES.layer("road").chain(SHAPES.layer("unfinished-railroad")) {
        let Geometry::Line(line) = &shape.geometry else { panic!("{} is no line", shape.name) };
        let mut through = drawn_through(line);
        if shape.layer == "unfinished-railroad" {
            assert!(through.iter().all(|zone| railway(*zone)), "{}: {through:?}", shape.name);
            continue;
        }
        let style = shape.properties.get("style").and_then(|style| style.as_str()).unwrap_or_default();
        let Some((_, listed)) = ROADS.iter().find(|(name, _)| *name == shape.name) else {
            assert_eq!(style, "path", "{} has no effect and is drawn as a path", shape.name);
            continue;
        };
        assert_ne!(style, "path", "{}", shape.name);
        if through.first() != listed.first() {
            through.reverse();
        }
        // Two roads are drawn a little shorter or longer than they count: they end on another one.
        let known: Vec<u16> = through.iter().copied().filter(|zone| listed.contains(zone)).collect();
        assert_eq!(through, known, "{} strays", shape.name);
        assert!(through.windows(2).all(|pair| has(pair[0], pair[1], "road")), "{}: {through:?}", shape.name);
    }
}
