//! Houses, and villages as houses along their roads.

use kernel::PlaceId;

use crate::Scene;
use crate::geometry::{Course, Spot, inside};
use crate::ground::centre_of;
use crate::svg::Page;

/// A house of a village: where, and how it is turned in degrees.
pub type Cottage = (Spot, f64);

/// Builds the villages and enters their houses in the scene's table.
pub fn build(scene: &mut Scene<'_>) -> Vec<Cottage> {
    for house in scene.ground.houses.clone() {
        scene.table.dot(house.at, 5.5, 13.0);
    }
    let mut cottages = Vec::new();
    for place in scene.board.place_ids() {
        let most = match scene.board.terrain_id(scene.board.place(place).terrain) {
            "village" => 22,
            "hamlet" => 8,
            "town" => 4,
            _ => continue,
        };
        let built = village(scene, place, most);
        for (at, _) in &built {
            scene.table.dot(*at, 4.5, 3.0);
        }
        cottages.extend(built);
    }
    cottages
}

fn village(scene: &Scene<'_>, place: PlaceId, most: usize) -> Vec<Cottage> {
    let centre = centre_of(&scene.chart, scene.board.place(place).centre);
    let outline = scene.cells.outline(place);
    let mut chance = scene.chance(&["village", &scene.board.place(place).id]);
    let mut sites = road_sites(scene, centre);
    if sites.len() < 4 {
        sites =
            (0..14).map(|n| (centre + Spot::toward(f64::from(n) * 2.4) * (9.0 + 2.6 * f64::from(n)), 0.0)).collect();
    }
    sites.sort_by(|a, b| a.0.distance(centre).total_cmp(&b.0.distance(centre)));
    let mut built: Vec<Cottage> = Vec::new();
    for (at, turn) in sites {
        let at = at + Spot::new(chance.between(-1.5, 1.5), chance.between(-1.5, 1.5));
        let (turn, skip) = (turn + chance.between(-7.0, 7.0), chance.unit() < 0.22);
        let room = built.iter().all(|(other, _)| other.distance(at) > 10.5);
        if !skip && room && built.len() < most && inside(&outline, at) && scene.table.free(at, 3.4) {
            built.push((at, turn));
        }
    }
    built
}

/// Sites on both sides of the roads near the middle of a village, turned along the road.
fn road_sites(scene: &Scene<'_>, centre: Spot) -> Vec<Cottage> {
    let mut sites = Vec::new();
    for line in scene.ground.lines.iter().filter(|line| line.kind.is_road()) {
        let course = Course::new(&line.points);
        for n in 0..=(course.length() / 6.0) as usize {
            let (at, step) = course.at(n as f64 * 6.0);
            if at.distance(centre) < 52.0 {
                let turn = step.degrees();
                sites.extend([-10.0, 10.0].map(|off| (at + step.right() * off, turn)));
            }
        }
    }
    sites
}

/// Draws all houses.
pub fn draw(scene: &Scene<'_>, cottages: &[Cottage], page: &mut Page) {
    for (at, turn) in cottages {
        page.stamp_turned("cottage", *at, *turn);
    }
    for house in &scene.ground.houses {
        page.stamp(
            match (house.church, house.farm) {
                (true, _) => "church",
                (_, true) => "cottage",
                _ => "house",
            },
            house.at,
        );
    }
}
