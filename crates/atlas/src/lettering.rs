//! Where names go: each where it covers least, most important first.

use kernel::PlaceId;
use kernel::board::Layout;

use crate::Scene;
use crate::geometry::{Rect, Spot, inside};
use crate::ground::{centre_of, short_name};
use crate::marks::{STAR, STAR_ROOM, draw_star};
use crate::svg::Page;
use crate::words::{broken, width};

/// Counters are this wide and stand on the anchor of a place.
pub const COUNTER: f64 = 54.0;
/// Within this distance the same name is not written twice.
const NEARBY: f64 = 260.0;
/// From the middle of a hex to the foot of its number.
pub const HEX_ID: Spot = Spot::new(0.0, -29.0);
/// Size of a zone's id above its name, and the room it takes.
const ID: (f64, f64) = (5.8, 6.8);
/// The same where the id is all the name a zone has.
const NUMBER: (f64, f64) = (8.4, 9.6);

/// How a name is written: the class of the stylesheet and the figures behind it.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    class: &'static str,
    size: f64,
    spacing: f64,
    capitals: bool,
    major: bool,
}

const VILLAGE: Hand = Hand { class: "village", size: 14.0, spacing: 0.03, capitals: false, major: true };
const HILL: Hand = Hand { class: "hill", size: 8.6, spacing: 0.16, capitals: true, major: true };
const CROSSING: Hand = Hand { class: "crossing", size: 8.8, spacing: 0.0, capitals: false, major: true };
const HAMLET: Hand = Hand { class: "hamlet", size: 9.0, spacing: 0.0, capitals: false, major: false };
const ZONE: Hand = Hand { class: "zone", size: 8.4, spacing: 0.0, capitals: false, major: false };
const HOUSE: Hand = Hand { class: "house-name", size: 6.8, spacing: 0.0, capitals: false, major: false };

/// A name of one or more lines, centred.
#[derive(Clone, Debug)]
struct Name {
    hand: Hand,
    /// The name in one piece.
    whole: String,
    lines: Vec<String>,
    /// The baseline of each line, its middle.
    at: Vec<Spot>,
}

/// All upright names of a sheet.
#[derive(Clone, Debug, Default)]
pub struct Lettering {
    names: Vec<Name>,
    /// Ids of places: text and the middle of the baseline.
    ids: Vec<(String, Spot)>,
    /// Objectives: the side and the middle of the star.
    stars: Vec<(String, Spot)>,
    /// The middle of each place's name and id, by number.
    pub labels: Vec<Spot>,
    hexes: bool,
    numbered: bool,
    /// Where counters stand, for names that are not bound to a place; only on numbered maps.
    counters: Vec<Rect>,
}

impl Lettering {
    /// Places all upright names and enters them in the scene's table.
    pub fn place(scene: &mut Scene<'_>) -> Lettering {
        let hexes = matches!(scene.board.layout(), Layout::Hexes { .. });
        let anchors = scene.board.places().iter().map(|place| centre_of(&scene.chart, place.anchor));
        let mut lettering =
            Lettering { labels: anchors.collect(), hexes, numbered: scene.numbered, ..Lettering::default() };
        if scene.numbered {
            lettering.counters = lettering.labels.iter().map(|at| Rect::around(*at, COUNTER, COUNTER)).collect();
        }
        lettering.stars(scene);
        lettering.crossings(scene);
        lettering.ground(scene, true);
        if hexes {
            lettering.hex_ids(scene);
        } else {
            lettering.zones(scene);
        }
        lettering.ground(scene, false);
        lettering
    }

    /// True if the same name stands nearby already.
    fn said(&self, name: &str, at: Spot) -> bool {
        let same = |other: &&Name| other.whole.eq_ignore_ascii_case(name);
        self.names.iter().filter(same).any(|other| other.at.iter().any(|spot| spot.distance(at) < NEARBY))
    }

    /// Names of houses come last: they fill what room is left.
    pub fn houses(&mut self, scene: &mut Scene<'_>) {
        for house in scene.ground.houses.clone() {
            let zone_says = !self.numbered && self.says_already(scene, house.at, &house.name);
            let told = self.said(&house.name, house.at) || zone_says;
            if house.name.is_empty() || told {
                continue;
            }
            let hand = if self.numbered { ZONE } else { HOUSE };
            self.beside(scene, hand, &house.name, house.at, 7.0);
        }
    }

    /// "Henry House Hill" needs no "Henry" beside its house.
    fn says_already(&self, scene: &Scene<'_>, at: Spot, name: &str) -> bool {
        let first = name.split_whitespace().next().unwrap_or(name).to_lowercase();
        let named = |place: &PlaceId| scene.board.place(*place).name.to_lowercase().contains(&first);
        !self.hexes && scene.board.place_ids().filter(named).any(|place| inside(&scene.cells.outline(place), at))
    }

    /// Stars of objectives come first: each must be seen in its zone.
    fn stars(&mut self, scene: &mut Scene<'_>) {
        for id in scene.board.place_ids() {
            let Some(side) = scene.board.place(id).tag("objective") else { continue };
            let block = Block { hand: ZONE, lines: Vec::new(), width: STAR_ROOM, height: STAR_ROOM };
            let anchor = centre_of(&scene.chart, scene.board.place(id).anchor);
            let (_, middle) = best_in_zone(scene, &block, &scene.cells.outline(id), anchor);
            scene.table.words(block.rect(middle));
            self.stars.push((side.to_owned(), middle));
        }
    }

    /// Draws the stars.
    pub fn draw_stars(&self, page: &mut Page) {
        for (side, middle) in &self.stars {
            draw_star(page, *middle, STAR, side);
        }
    }

    /// On a numbered map a thing bears its name itself, so that its zone need not.
    fn is_elsewhere(&self, scene: &Scene<'_>, name: &str) -> bool {
        let ground = &scene.ground;
        let houses = ground.houses.iter().map(|house| &house.name);
        let mut names = houses.chain(ground.crossings.iter().map(|crossing| &crossing.name));
        self.numbered && (names.any(|other| other == name) || ground.names.iter().any(|(other, ..)| other == name))
    }

    /// How much of the counters' places a name would cover.
    fn on_counters(&self, rect: &Rect) -> f64 {
        self.counters.iter().map(|counter| 0.05 * overlap(rect, counter)).sum()
    }

    fn crossings(&mut self, scene: &mut Scene<'_>) {
        for crossing in scene.ground.crossings.clone() {
            let name = if crossing.grade.is_empty() {
                crossing.name.clone()
            } else {
                format!("{} ({})", crossing.name, crossing.grade)
            };
            if !crossing.name.is_empty() {
                self.beside(scene, CROSSING, &name, crossing.at, 12.0);
            }
        }
    }

    /// A name to the left or right of a point, or above or below it.
    fn beside(&mut self, scene: &mut Scene<'_>, hand: Hand, name: &str, at: Spot, off: f64) {
        let block = Block::of(hand, vec![name.to_owned()], 0.0);
        let mut best: Option<(f64, Spot)> = None;
        for turn in 0..16 {
            for far in [0.0, 5.0, 11.0] {
                let way = Spot::toward(f64::from(turn) * std::f64::consts::TAU / 16.0);
                let half = Spot::new(block.width / 2.0, block.height / 2.0);
                let middle = at + way * (off + far) + Spot::new(way.x * half.x, way.y * half.y);
                let rect = block.rect(middle);
                let level = 1.2 * way.y.abs();
                let cost = scene.covered(&rect.grown(0.8)) + level + far * 0.15 + outside(scene, &rect);
                let cost = cost + self.on_counters(&rect);
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, middle));
                }
            }
        }
        if let Some((_, middle)) = best {
            self.write(scene, &block, middle, None);
        }
    }

    fn zones(&mut self, scene: &mut Scene<'_>) {
        let mut order: Vec<PlaceId> = scene.board.place_ids().collect();
        order.sort_by_key(|place| (!hand_of(scene, *place).major, *place));
        for id in order {
            let place = scene.board.place(id);
            let hand = hand_of(scene, id);
            let anchor = centre_of(&scene.chart, place.anchor);
            let outline = scene.cells.outline(id);
            let name = short_name(&place.name);
            let elsewhere = !hand.major && self.is_elsewhere(scene, &name);
            let id_room = self.id_size().1;
            let blocks = if name.is_empty() || elsewhere || self.said(&name, anchor) {
                vec![Block::of(hand, Vec::new(), id_room)]
            } else {
                [11, 7].map(|longest| Block::of(hand, broken(&name, longest), id_room)).into()
            };
            let Some((block, middle)) = best_block(scene, blocks, &outline, anchor) else { continue };
            if let Some(label) = self.labels.get_mut(id.index()) {
                *label = middle;
            }
            let name = place.id.clone();
            self.write(scene, &block, middle, Some(name));
        }
    }

    fn hex_ids(&mut self, scene: &Scene<'_>) {
        for (place, id) in scene.board.places().iter().zip(scene.board.place_ids()) {
            let top = centre_of(&scene.chart, place.centre) + HEX_ID;
            if let Some(label) = self.labels.get_mut(id.index()) {
                *label = top;
            }
            self.ids.push((place.id.clone(), top));
        }
    }

    fn ground(&mut self, scene: &mut Scene<'_>, heights: bool) {
        for (name, at, height) in scene.ground.names.clone() {
            if height != heights || self.said(&name, at) {
                continue;
            }
            let hand = if height { HILL } else { HAMLET };
            let block = Block::of(hand, broken(&name, 12), 0.0);
            let middle = self.best_near(scene, &block, at);
            self.write(scene, &block, middle, None);
        }
    }

    fn write(&mut self, scene: &mut Scene<'_>, block: &Block, middle: Spot, id: Option<String>) {
        scene.table.words(block.rect(middle));
        let mut baseline = middle.y - block.height / 2.0;
        if let Some(id) = id {
            let (size, room) = self.id_size();
            self.ids.push((id, Spot::new(middle.x, baseline + size * 0.9)));
            baseline += room;
        }
        let line = |n: usize| Spot::new(middle.x, baseline + block.hand.size * (0.8 + 1.02 * n as f64));
        let at = (0..block.lines.len()).map(line).collect();
        let (hand, whole, lines) = (block.hand, block.lines.join(" "), block.lines.clone());
        self.names.push(Name { hand, whole, lines, at });
    }

    fn id_size(&self) -> (f64, f64) {
        if self.numbered { NUMBER } else { ID }
    }

    /// The outline of the zone around a point of a numbered map: what lies there should be named there.
    fn zone_of(&self, scene: &Scene<'_>, at: Spot) -> Option<Vec<Spot>> {
        let mut outlines = scene.board.place_ids().map(|place| scene.cells.outline(place));
        if self.numbered { outlines.find(|outline| inside(outline, at)) } else { None }
    }

    fn best_near(&self, scene: &Scene<'_>, block: &Block, at: Spot) -> Spot {
        let mut best = (f64::INFINITY, at);
        let own = self.zone_of(scene, at);
        for (column, row) in (-8..=8).flat_map(|c| (-8..=8).map(move |r| (c, r))) {
            let middle = at + Spot::new(f64::from(column) * 5.0, f64::from(row) * 4.0);
            let rect = block.rect(middle);
            let cost = 0.12 * middle.distance(at) + scene.covered(&rect) + outside(scene, &rect);
            let astray = own.as_ref().is_some_and(|outline| !inside(outline, middle));
            let cost = cost + self.on_counters(&rect) + if astray { 12.0 } else { 0.0 };
            if cost < best.0 {
                best = (cost, middle);
            }
        }
        best.1
    }

    /// Writes the groups that a page may hide one by one.
    pub fn draw(&self, page: &mut Page) {
        page.layer("ids", "ids", |page| {
            let class = match (self.hexes, self.numbered) {
                (true, _) => "hex",
                (_, true) => "number",
                _ => "",
            };
            for (id, at) in &self.ids {
                page.word(class, *at, id);
            }
        });
        page.layer("names-minor", "names-minor", |page| self.draw_names(page, false));
        page.layer("names-major", "names-major", |page| self.draw_names(page, true));
    }

    fn draw_names(&self, page: &mut Page, major: bool) {
        for name in self.names.iter().filter(|name| name.hand.major == major) {
            for (line, at) in name.lines.iter().zip(&name.at) {
                page.word(name.hand.class, *at, line);
            }
        }
    }
}

fn hand_of(scene: &Scene<'_>, place: PlaceId) -> Hand {
    match scene.board.terrain_id(scene.board.place(place).terrain) {
        "village" => VILLAGE,
        "hill" => HILL,
        "hamlet" => HAMLET,
        _ => ZONE,
    }
}

/// Lines of a name and the room they take.
struct Block {
    hand: Hand,
    lines: Vec<String>,
    width: f64,
    height: f64,
}

impl Block {
    /// Lines of a name below so much room for an id.
    fn of(hand: Hand, lines: Vec<String>, id_room: f64) -> Block {
        let raised = |line: String| if hand.capitals { line.to_uppercase() } else { line };
        let lines: Vec<String> = lines.into_iter().map(raised).collect();
        let widest = lines.iter().map(|line| width(line, hand.size, hand.spacing)).fold(16.0, f64::max);
        let rows = lines.len() as f64;
        Block { hand, lines, width: widest, height: rows * hand.size * 1.02 + id_room }
    }

    fn rect(&self, middle: Spot) -> Rect {
        Rect::around(middle, self.width, self.height)
    }
}

/// Names may not leave the field.
fn outside(scene: &Scene<'_>, rect: &Rect) -> f64 {
    let field = scene.chart.field.grown(-3.0);
    let out = rect.corners().iter().filter(|corner| !field.holds(**corner)).count();
    1000.0 * out as f64
}

/// The best of several ways to break a name; fewer lines come first.
fn best_block(scene: &Scene<'_>, blocks: Vec<Block>, outline: &[Spot], anchor: Spot) -> Option<(Block, Spot)> {
    let tried = blocks.into_iter().map(|block| {
        let (cost, middle) = best_in_zone(scene, &block, outline, anchor);
        (cost + 4.0 * block.lines.len() as f64, block, middle)
    });
    tried.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, block, middle)| (block, middle))
}

/// The best spot for a zone's name: inside, off the counter, off the roads, rather above than below.
fn best_in_zone(scene: &Scene<'_>, block: &Block, outline: &[Spot], anchor: Spot) -> (f64, Spot) {
    let ideal = anchor - Spot::new(0.0, (COUNTER + block.height) / 2.0 + 2.0);
    let counter = Rect::around(anchor, COUNTER, COUNTER);
    let Some(bounds) = Rect::of(outline.iter().copied()) else { return (f64::INFINITY, anchor) };
    let mut best = (f64::INFINITY, anchor);
    let (columns, rows) = ((bounds.width() / 4.0) as usize, (bounds.height() / 4.0) as usize);
    for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
        let middle = bounds.low + Spot::new(column as f64 * 4.0, row as f64 * 4.0);
        let rect = block.rect(middle);
        let mut cost = 0.06 * middle.distance(ideal) + 0.03 * overlap(&rect, &counter);
        cost += 8.0 * rect.grown(1.5).corners().iter().filter(|corner| !inside(outline, **corner)).count() as f64;
        cost += if inside(outline, middle) { 0.0 } else { 60.0 };
        if cost < best.0 {
            cost += scene.covered(&rect.grown(0.8)) + outside(scene, &rect);
        }
        if cost < best.0 {
            best = (cost, middle);
        }
    }
    best
}

fn overlap(a: &Rect, b: &Rect) -> f64 {
    let width = a.high.x.min(b.high.x) - a.low.x.max(b.low.x);
    let height = a.high.y.min(b.high.y) - a.low.y.max(b.low.y);
    width.max(0.0) * height.max(0.0)
}
