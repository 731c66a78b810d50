//! Fields around the farms of a map that has them as points: ploughland, meadow, orchard.

use kernel::PlaceId;

use crate::Scene;
use crate::geometry::{Course, Spot, inside};
use crate::svg::{Page, Path};

/// What a parcel may be, in the order they are given out.
const CROPS: [&str; 3] = ["tilled", "orchard", "meadow"];
/// Where parcels may lie around a house: along the road and aside, nearest first.
const SITES: [(f64, f64); 10] = [
    (1.0, 0.0),
    (0.0, 1.0),
    (-1.0, 0.0),
    (0.0, -1.0),
    (1.0, 1.0),
    (1.0, -1.0),
    (-1.0, 1.0),
    (-1.0, -1.0),
    (2.0, 1.0),
    (-2.0, -1.0),
];
/// A parcel keeps this far from roads, waters and houses.
const VERGE: f64 = 2.5;

/// Draws the parcels. Boards without farms have none.
pub fn draw(scene: &Scene<'_>, page: &mut Page) {
    if scene.ground.houses.iter().any(|house| house.farm) {
        let mut paths = CROPS.map(|_| Path::new());
        let mut taken: Vec<Spot> = Vec::new();
        for (number, house) in scene.ground.houses.iter().enumerate() {
            for (crop, parcel) in parcels(scene, house.at, number, &mut taken) {
                paths[crop % CROPS.len()].polygon(&parcel);
            }
        }
        for (path, class) in paths.iter().zip(CROPS) {
            page.path(class, path);
        }
    }
}

/// Up to three parcels near a house, square to the nearest road.
fn parcels(scene: &Scene<'_>, house: Spot, number: usize, taken: &mut Vec<Spot>) -> Vec<(usize, [Spot; 4])> {
    let mut chance = scene.chance(&["farm", &number.to_string()]);
    let along = nearest_road(scene, house).unwrap_or_else(|| Spot::toward(chance.between(0.0, 3.0)));
    let mut found = Vec::new();
    for (ahead, aside) in SITES {
        let way = along * ahead + along.right() * aside;
        let size = Spot::new(chance.between(22.0, 34.0), chance.between(16.0, 24.0));
        let middle = house + way * 27.0;
        let parcel = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(|(x, y)| middle + along * (x * size.x) + along.right() * (y * size.y));
        let crop = chance.below(CROPS.len());
        let apart = taken.iter().all(|other| other.distance(middle) > 30.0);
        if found.len() < 3 && apart && is_open(scene, middle, &parcel) {
            taken.push(middle);
            found.push((crop, parcel));
        }
    }
    found
}

fn nearest_road(scene: &Scene<'_>, at: Spot) -> Option<Spot> {
    let roads = scene.ground.lines.iter().filter(|line| line.kind.is_road());
    let feet = roads.filter_map(|road| Course::new(&road.points).nearest(at));
    feet.filter(|(_, far, _)| *far < 90.0).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(_, _, along)| along)
}

/// True if the whole parcel lies on open ground and off all lines.
fn is_open(scene: &Scene<'_>, middle: Spot, parcel: &[Spot; 4]) -> bool {
    let sides = parcel.iter().zip(parcel.iter().cycle().skip(1));
    let spots: Vec<Spot> = sides.flat_map(|(a, b)| [*a, a.mix(*b, 0.33), a.mix(*b, 0.67)]).chain([middle]).collect();
    let field = scene.chart.field.grown(-6.0);
    let clear = scene.board.terrain("clear");
    let open = |place: PlaceId| clear == Some(scene.board.place(place).terrain);
    spots.iter().all(|spot| field.holds(*spot) && scene.table.free(*spot, VERGE))
        && scene
            .board
            .place_ids()
            .all(|place| open(place) || !spots.iter().any(|spot| inside(&scene.cells.outline(place), *spot)))
}
