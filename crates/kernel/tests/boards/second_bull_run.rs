//! The map of Second Bull Run: what the worked examples and set-ups demand of it.
//!
//! G, F, T, U and X are the numbers of those facts in the notes the map was drawn from.

use super::*;

fn board() -> Board {
    load("second-bull-run")
}

/// Movement points: road 1, other ground 2, one more up an escarpment or over a bridge; Bull Run only by bridge.
fn movement(board: &Board) -> impl Fn(PlaceId, PlaceId, EdgeId) -> Option<u32> + '_ {
    let [road, river, bridge] = ["road", "river", "bridge"].map(|id| feature(board, id));
    move |_, to, id| {
        let edge = board.edge(id);
        let open = !edge.has(river) || edge.has(bridge);
        let ground = if edge.has(road) { 1 } else { 2 };
        open.then_some(ground + u32::from(edge.up == Some(to)) + u32::from(edge.has(bridge)))
    }
}

fn mp(board: &Board, from: &str, to: &str) -> u32 {
    costs(board, at(board, from), movement(board))[&at(board, to)]
}

/// From a commander to the nearest of these zones.
fn nearest(board: &Board, from: &str, zones: &str) -> u32 {
    words(zones).into_iter().map(|zone| mp(board, from, zone)).min().unwrap()
}

/// The three zones in front of a unit facing `toward`.
fn front<'a>(board: &'a Board, place: &str, toward: &str) -> BTreeSet<&'a str> {
    let ring = board.ring(at(board, place));
    let slot = board.slot_of(at(board, place), at(board, toward)).unwrap();
    let beside = [slot + ring.len() - 1, slot, slot + 1].map(|n| ring[n % ring.len()].place);
    ids(board, beside.into_iter().flatten())
}

fn placed<'a>(marks: &'a [Mark], kind: &'a str) -> impl Iterator<Item = &'a Mark> {
    marks.iter().filter(move |mark| mark.kind == kind)
}

#[test]
fn g1_zones_are_numbered_1_to_205() {
    let board = board();
    assert_eq!(board.places().len(), 205);
    for (number, place) in board.places().iter().enumerate() {
        assert_eq!(place.id, (number + 1).to_string());
    }
    assert_eq!(board.edges().len(), 567);
}

#[test]
fn g2_features_are_those_of_the_book() {
    let board = board();
    let features: BTreeSet<&str> = board.features().iter().map(|word| word.id.as_str()).collect();
    assert_eq!(features, set("road escarpment river stream bridge ford"));
    assert_eq!(terrain_count(&board, "village"), 1);
    assert_eq!(board.places()[76].terrain, board.terrain("village").unwrap(), "G6: Groveton");
    assert_eq!(board.places()[76].name, "Groveton");
}

#[test]
fn g3_g9_entries_and_retreat_goals() {
    let board = board();
    let marks = marks(&board);
    let entries: BTreeMap<&str, &str> =
        placed(&marks, "entry").map(|mark| (mark.value.as_str(), board.place(mark.place).id.as_str())).collect();
    let wanted =
        [("A", "201"), ("B", "153"), ("C", "140"), ("D", "52"), ("E", "14"), ("F", "9"), ("G", "18"), ("H", "36")];
    assert_eq!(entries, BTreeMap::from(wanted));
    let road = feature(&board, "road");
    for zone in entries.values() {
        assert!(board.on_map_edge(at(&board, zone)));
        assert!(board.neighbours(at(&board, zone)).any(|(_, edge)| board.edge(edge).has(road)), "{zone} has no road");
    }
    let goals = |side: &str| ids(&board, placed(&marks, "retreat-goal").filter(|m| m.side == side).map(|m| m.place));
    assert_eq!(goals("union"), set("153 140 52 14"));
    assert_eq!(goals("confederate"), set("18 36 193"));
    assert!(board.on_map_edge(at(&board, "193")), "G10");
}

#[test]
fn g4_three_objectives_a_side() {
    let board = board();
    let marks = marks(&board);
    let stars = |side: &str| ids(&board, placed(&marks, "objective").filter(|m| m.side == side).map(|m| m.place));
    assert_eq!(stars("union"), set("72 115 181"));
    assert_eq!(stars("confederate"), set("84 89 108"));
}

#[test]
fn g7_bull_run_has_one_bridge_and_five_closed_fords() {
    let board = board();
    let closed = set(
        "68-93 69-93 93-112 93-125 125-139 137-151 138-151 150-151 151-167 167-169 168-169 168-172 172-187 182-204 \
         184-204 185-204 185-205 186-205 187-188 187-205 203-204",
    );
    let river = borders(&board, &with_feature(&board, "river"));
    let bridges = borders(&board, &with_feature(&board, "bridge"));
    assert_eq!(bridges, BTreeSet::from(["138-139".to_owned()]));
    assert_eq!(river.difference(&bridges).map(String::as_str).collect::<BTreeSet<_>>(), closed);
    let ford = feature(&board, "ford");
    let fords: BTreeMap<String, &str> = with_feature(&board, "ford")
        .into_iter()
        .map(|id| (borders(&board, &[id]).pop_first().unwrap(), board.edge(id).names(ford)[0].as_str()))
        .collect();
    let wanted = [
        ("68-93", "Lewis Ford"),
        ("138-151", "Farm Ford"),
        ("150-151", "Red House Ford"),
        ("168-169", "Poplar Ford"),
        ("203-204", "Sudley Ford"),
    ];
    assert_eq!(fords, wanted.into_iter().map(|(a, b)| (a.to_owned(), b)).collect());
    assert_eq!(along(&board, "river", edge(&board, "203", "204")).len(), 22, "from the north edge on, unbroken");
    let wet = feature(&board, "river");
    let dry = |_, _, id: EdgeId| (!board.edge(id).has(wet)).then_some(1);
    let east: BTreeSet<PlaceId> = board.tagged_as("bank", "east").collect();
    let list = "93 139 140 151 152 153 154 169 170 171 172 173 174 188 189 190 191 192 204 205";
    assert_eq!(ids(&board, east.iter().copied()), set(list));
    for edge in board.edges() {
        assert_eq!(edge.has(wet), east.contains(&edge.a) != east.contains(&edge.b));
    }
    assert_eq!(costs(&board, at(&board, "1"), dry).len(), 185);
    assert_eq!(costs(&board, at(&board, "139"), dry).len(), 20, "the east bank hangs together");
    assert_eq!(costs(&board, at(&board, "1"), movement(&board)).len(), 205, "by the bridge every zone can be reached");
}

#[test]
fn g8_u9_the_railway_runs_unbroken_through_its_zones() {
    let board = board();
    let chain = words("70 71 95 96 115 116 129 143 158 159 161 183 184 204 205");
    assert_eq!(ids(&board, board.tagged("railway")), chain.iter().copied().collect());
    for pair in chain.windows(2) {
        assert!(adjacent(&board, pair[0], pair[1]), "{pair:?}");
    }
}

#[test]
fn f1_f2_f3_x2_the_ring_around_seymour() {
    let board = board();
    assert_ring(&board, "105", "103 119 120 107 106 104");
    assert_eq!(front(&board, "105", "103"), set("104 103 119"));
    assert!(adjacent(&board, "119", "120") && adjacent(&board, "107", "120"));
}

#[test]
fn rings_of_the_zones_of_the_examples() {
    let board = board();
    let rings = [
        ("77", "59 76 75 98 99 78 79"),
        ("95", "71 94 113 96 72"),
        ("96", "72 95 113 114 115 98 97 74"),
        ("97", "73 74 96 98 75"),
        ("98", "75 97 96 115 116 99 77"),
        ("99", "77 98 116 117 101 100 78"),
        ("114", "96 113 126 127 115"),
        ("115", "96 114 127 116 98"),
        ("116", "98 115 127 128 129 117 99"),
        ("126", "113 141 155 156 127 114"),
        ("127", "114 126 156 128 116 115"),
        ("128", "116 127 156 142 129"),
        ("129", "116 128 142 143 130 118 117"),
        ("130", "118 129 143 144 131"),
        ("142", "128 156 178 157 143 129"),
        ("143", "129 142 157 158 144 130"),
        ("193", "197 194 176 175 *"),
    ];
    for (zone, ring) in rings {
        assert_ring(&board, zone, ring);
    }
}

#[test]
fn f4_to_f14_neighbours_the_examples_need() {
    let board = board();
    for (a, b) in [("96", "115"), ("98", "115"), ("96", "98"), ("99", "98"), ("77", "99"), ("99", "116")] {
        assert!(adjacent(&board, a, b), "F4-F6: {a}-{b}");
    }
    for (a, b) in [("99", "115"), ("99", "128"), ("77", "115"), ("77", "128")] {
        assert!(!adjacent(&board, a, b), "F7: {a}-{b}");
    }
    assert!(adjacent(&board, "129", "128") && adjacent(&board, "116", "128"), "F8");
    assert!(!adjacent(&board, "98", "128") && !adjacent(&board, "96", "128"), "F9");
    assert!(zones_apart(&board, "129", "98").min(zones_apart(&board, "129", "96")) <= 2, "F10");
    assert_eq!(zones_apart(&board, "96", "126"), 2, "F11");
    assert!(front(&board, "96", "97").is_superset(&set("97 98")) && adjacent(&board, "97", "98"), "F12");
    let pender = front(&board, "115", "96");
    assert!(pender.contains("98") && pender.is_disjoint(&set("116 129 142")), "F13");
    assert!(adjacent(&board, "116", "129") && adjacent(&board, "129", "142"), "F14");
    let lawton = front(&board, "128", "116");
    assert!(lawton.is_superset(&set("116 129")) && !lawton.contains("142"), "F14");
}

#[test]
fn f15_x1_x3_the_starts_of_the_examples() {
    let board = board();
    for (a, b) in [("97", "96"), ("77", "99"), ("78", "77"), ("130", "129")] {
        assert!(adjacent(&board, a, b), "{a}-{b}");
    }
    let apart = [("97", "77", 2), ("130", "97", 4), ("130", "77", 4), ("105", "132", 2), ("118", "105", 2)];
    let more = [("118", "130", 1), ("118", "97", 4), ("118", "77", 3), ("78", "77", 1)];
    for (a, b, zones) in apart.into_iter().chain(more) {
        assert_eq!(zones_apart(&board, a, b), zones, "{a} to {b}");
    }
    let marches = [
        ("109", "104", 4),
        ("104", "97", 8),
        ("104", "77", 5),
        ("104", "130", 6),
        ("104", "105", 2),
        ("104", "132", 5),
        ("104", "30", 10),
        ("104", "31", 11),
        ("104", "14", 12),
        ("104", "118", 4),
    ];
    for (a, b, points) in marches {
        assert_eq!(mp(&board, a, b), points, "{a} to {b}");
    }
}

#[test]
fn t1_to_t6_roads_slopes_and_woods_of_the_examples() {
    let board = board();
    for (a, b) in [("77", "99"), ("99", "116"), ("78", "77")] {
        assert!(has(&board, a, b, "road"), "T1: {a}-{b}");
    }
    let up = |a: &str, b: &str| board.edge(edge(&board, a, b)).up.map(|place| board.place(place).id.as_str());
    assert_eq!(up("97", "96"), Some("96"), "T2");
    for (a, b) in [("99", "98"), ("99", "116"), ("130", "129")] {
        for id in ["escarpment", "bridge", "ford"] {
            assert!(!has(&board, a, b, id), "T3: {a}-{b}");
        }
    }
    let (clear, woods) = (board.terrain("clear").unwrap(), board.terrain("woods").unwrap());
    let [defended, wooded] = ["96", "128"].map(|zone| board.place(at(&board, zone)));
    assert!(defended.terrain == clear && defended.has("railway"), "T4");
    assert!(wooded.terrain == woods && !wooded.has("railway"), "T5");
    assert_eq!(
        (up("97", "96"), up("98", "96"), up("116", "128"), up("129", "128")),
        (Some("96"), Some("96"), Some("128"), Some("128"))
    );
    assert_eq!(up("142", "128"), None);
    for (a, b) in
        [("97", "96"), ("77", "99"), ("99", "98"), ("130", "129"), ("78", "77"), ("99", "116"), ("116", "128")]
    {
        assert!(!has(&board, a, b, "river"), "T6: {a}-{b}");
    }
}

/// U1: divisions whose zones must hang together by links of at most two zones.
#[test]
fn u1_divisions_can_stand_as_one_group() {
    let board = board();
    let groups = [
        "41 59",
        "58 73",
        "71 72",
        "54 56",
        "82 84",
        "82 106",
        "164 186",
        "148 165",
        "86 87 89 108",
        "122 134 135 136 149",
        "122 134 135 109 111",
        "120 121 133",
        "95 113 114 127",
        "95 96 115 116",
        "128 142",
        "129 143 158",
        "143 157 158 179 180 181 182",
        "159 161 179 181 183 184",
    ];
    for group in groups {
        let zones = words(group);
        let mut reached = vec![zones[0]];
        while let Some(next) =
            zones.iter().find(|z| !reached.contains(z) && reached.iter().any(|r| zones_apart(&board, r, z) <= 2))
        {
            reached.push(next);
        }
        assert_eq!(reached.len(), zones.len(), "{group}");
    }
    assert_eq!((zones_apart(&board, "82", "84"), zones_apart(&board, "82", "106")), (1, 2));
}

#[test]
fn u2_u3_detached_brigades_are_isolated() {
    let board = board();
    assert_eq!(zones_apart(&board, "37", "38"), 1);
    for a in ["37", "38"] {
        for b in ["128", "142"] {
            assert!(zones_apart(&board, a, b) >= 6);
            assert!(mp(&board, "155", a) > mp(&board, "155", b));
        }
    }
    assert_eq!((zones_apart(&board, "5", "41"), zones_apart(&board, "5", "59")), (3, 4));
    assert_eq!(["158", "143", "129"].map(|zone| zones_apart(&board, "202", zone)), [3, 4, 4]);
    assert!(mp(&board, "56", "5") > mp(&board, "56", "41").max(mp(&board, "56", "59")));
    let others = ["129", "143", "158"].map(|zone| mp(&board, "142", zone));
    assert!(mp(&board, "142", "202") > *others.iter().max().unwrap());
}

#[test]
fn u5_no_zone_is_shared_and_none_touches_the_enemy() {
    let board = board();
    let marks = marks(&board);
    let of = |side: &'static str| {
        placed(&marks, "setup-30-aug")
            .filter(move |mark| mark.side == side)
            .map(|mark| mark.place)
            .collect::<BTreeSet<_>>()
    };
    let (union, confederate) = (of("union"), of("confederate"));
    assert!(union.is_disjoint(&confederate));
    for place in union {
        assert!(board.neighbours(place).all(|(other, _)| !confederate.contains(&other)), "{}", board.place(place).id);
    }
}

#[test]
fn u7_no_zone_is_listed_for_two_formations_of_a_day() {
    let board = board();
    let marks = marks(&board);
    let commanders = ["jackson", "lee", "longstreet", "pope"];
    for day in ["setup-29-aug", "setup-30-aug"] {
        let mut zones = BTreeSet::new();
        for mark in placed(&marks, day).filter(|mark| !commanders.contains(&mark.value.as_str())) {
            assert!(zones.insert(mark.place), "{} {}", board.place(mark.place).id, mark.value);
        }
    }
    let of = |day: &'static str, unit: &'static str| {
        ids(&board, placed(&marks, day).filter(move |m| m.value == unit).map(|m| m.place))
    };
    assert_eq!(of("setup-29-aug", "hill"), set("143 157 158 179 180 181 182"));
    assert_eq!(of("setup-30-aug", "hill"), set("159 161 179 181 183 184"));
    assert_eq!(of("setup-30-aug", "mcdowell"), set("122 134 135 136 149 109 111"));
    assert_eq!(of("setup-30-aug", "reno"), set("120 121 133"));
    assert_eq!(of("setup-30-aug", "f-lee"), set("203"));
    assert_eq!(zones_apart(&board, "201", "203"), 2);
}

#[test]
fn u8_commanders_reach_their_divisions() {
    let board = board();
    let ranges = [
        ("155", "95 113 114 127", 4),
        ("155", "128 142", 4),
        ("155", "143 157 158 179 180 181 182", 6),
        ("142", "95 96 115 116", 3),
        ("142", "129 143 158", 2),
        ("142", "159 161 179 181 183 184", 4),
        ("56", "54 56", 0),
        ("56", "58 73", 2),
        ("56", "41 59", 5),
        ("56", "71 72", 2),
        ("56", "57", 1),
        ("56", "142", 10),
        ("109", "122 134 135 136 149", 2),
        ("109", "148 165", 6),
        ("109", "120 121 133", 2),
        ("109", "86 87 89 108", 1),
    ];
    for (from, zones, points) in ranges {
        assert_eq!(nearest(&board, from, zones), points, "{from} to {zones}");
    }
}

#[test]
fn escarpments_woods_and_roads_are_those_of_the_list() {
    let board = board();
    let slopes = "74>96 97>96 98>96 98>115 106>105 108>89 108>107 108>109 110>91 112>91 115>127 116>127 116>128 122>121 \
                  123>135 129>128 129>142 137>136 137>150 143>142 169>170 172>170 172>173 176>155 188>191 193>175 193>176 \
                  194>176 195>177 196>177";
    let slope = |id: EdgeId| {
        let edge = board.edge(id);
        let up = edge.up.unwrap();
        format!("{}>{}", board.place(edge.across(up).unwrap()).id, board.place(up).id)
    };
    let found: BTreeSet<String> = with_feature(&board, "escarpment").into_iter().map(slope).collect();
    assert_eq!(found, words(slopes).into_iter().map(str::to_owned).collect());
    let woods = "1 4 5 7 10 17 23 28 29 34 35 38 39 40 41 44 49 51 58 65 70 88 92 93 100 101 117 118 126 127 128 135 137 141 \
                 142 143 144 146 147 151 152 154 155 156 157 158 160 162 167 168 169 170 171 172 173 174 177 185 186 187 191 \
                 192 194";
    let wooded = board.terrain("woods").unwrap();
    assert_eq!(ids(&board, board.place_ids().filter(|p| board.place(*p).terrain == wooded)), set(woods));
    assert_roads(
        &board,
        &[
            ("Warrenton Turnpike", "36 55 56 57 73 75 77 78 80 83 106 108 110 111 124 125 138 139 140"),
            ("Manassas-Sudley road", "203 182 181 159 145 132 120 107 109 108 89 88 90 64 48 30 31 14"),
            ("Groveton-Sudley road (Featherbed Lane)", "77 99 116 129 143 158 181"),
            ("Lewis Lane", "77 59 42 25 9"),
            ("Pageland Lane", "193 175 141 94 71 54 55 37 19 2"),
            ("Sudley-Catharpin road", "175 176 195 196 200 180 181"),
            ("Gum Spring road", "201 202 203"),
            ("Flank-march road", "182 203 204"),
            ("Balls Ford road", "30 31 32 50 51 52"),
            ("Old Warrenton-Alexandria road", "18 19 20 21 22 23 24 8 9 10 11 29 30"),
            ("Vandor Lane", "90 65 66 67"),
            ("Portici-Ball's Ford lane", "67 68 69"),
            ("Portici south lane", "67 50 33 16"),
            ("Carter Lane (Red House Ford)", "131 132 133 147 148 149 150 151 152 153"),
        ],
    );
}

#[test]
fn named_places_lie_in_their_zones() {
    let board = board();
    let names = [
        ("77", "Groveton"),
        ("56", "Stuart's Hill"),
        ("72", "Brawner"),
        ("115", "Deep Cut"),
        ("108", "Stone House"),
        ("109", "Buck Hill"),
        ("89", "Henry House"),
        ("84", "Chinn House"),
        ("181", "Sudley Church"),
        ("30", "New Market"),
    ];
    for (zone, name) in names {
        assert!(board.place(at(&board, zone)).name.starts_with(name), "{zone}");
    }
}

#[test]
fn sizes_of_zones_and_borders() {
    let board = board();
    let shapes = shapes(&board);
    let areas: Vec<f64> = board.place_ids().map(|place| area(shapes.outline(place).unwrap()) / 1e6).collect();
    let (least, most) = areas.iter().fold((9.0_f64, 0.0_f64), |(low, high), a| (low.min(*a), high.max(*a)));
    assert_eq!(((least * 100.0).round(), (most * 100.0).round()), (10.0, 92.0), "square kilometres");
    let shortest = shapes.layer("edge").map(|shape| length(points(shape))).fold(f64::MAX, f64::min);
    assert!(shortest >= 57.0, "{shortest}");
    let crowded = Corners::of(&board).all.into_iter().filter(|corner| corner.places.len() > 3).count();
    assert_eq!(crowded, 0, "never do four zones meet in a point");
}
