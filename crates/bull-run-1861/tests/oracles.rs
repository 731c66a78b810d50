//! The quick functions of the rules against slow and obvious ones, written here from the rulebook and
//! from the data files alone, on positions reached by chance and on crowded ones made up by chance.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use bull_run_1861::ids::{Brigade, Slot, Slots, Zone, Zones};
use bull_run_1861::state::{Activation, March, Stage, State};
use bull_run_1861::{BullRun1861, Choice, World, arrival, command, facing, hq, movement};
use common::{DataFolder, Game, Position};
use kernel::dice::LiveDice;
use kernel::reach::Reach;
use kernel::{Dice, Library, PlaceId, Purpose, Side, Title};
use rule::rule;

// ---- The map as the files give it ----

type Ids = BTreeSet<String>;

struct Border {
    river: bool,
    road: bool,
    crossing: bool,
    farm_ford: bool,
}

/// Rings and borders, by id.
struct Map {
    rings: BTreeMap<String, Vec<String>>,
    borders: BTreeMap<(String, String), Border>,
}

impl Map {
    fn read() -> Map {
        let library = DataFolder::new();
        let rows = |file: &str| {
            let text = library.read(&format!("bull-run-1861/{file}")).unwrap().into_owned();
            let mut reader = csv::Reader::from_reader(text.as_bytes());
            reader.deserialize().collect::<Result<Vec<BTreeMap<String, String>>, _>>().unwrap()
        };
        let rings = rows("places.csv")
            .iter()
            .map(|row| (row["id"].clone(), row["ring"].split(' ').map(str::to_owned).collect()))
            .collect();
        let mut borders = BTreeMap::new();
        for row in rows("edges.csv") {
            let features: Vec<&str> = row["features"].split(';').collect();
            let has = |feature: &str| features.contains(&feature);
            for (a, b) in [("a", "b"), ("b", "a")] {
                let border = Border {
                    river: has("river"),
                    road: has("road"),
                    crossing: has("ford") || has("bridge"),
                    farm_ford: row["names"].contains("ford:Farm Ford"),
                };
                borders.insert((row[a].clone(), row[b].clone()), border);
            }
        }
        Map { rings, borders }
    }

    fn border(&self, a: &str, b: &str) -> Option<&Border> {
        self.borders.get(&(a.to_owned(), b.to_owned()))
    }

    fn neighbours(&self, zone: &str) -> Vec<&str> {
        self.rings[zone].iter().map(String::as_str).filter(|id| *id != "*").collect()
    }

    fn by_land(&self, zone: &str) -> Vec<&str> {
        let land = |other: &&str| !self.border(zone, other).unwrap().river;
        self.neighbours(zone).into_iter().filter(land).collect()
    }

    /// The faced zone and its two neighbours in the ring, the edge left out.
    fn front(&self, zone: &str, faced: &str) -> Ids {
        let ring = &self.rings[zone];
        let at = ring.iter().position(|id| id == faced).unwrap();
        let before = if at == 0 { ring.len() - 1 } else { at - 1 };
        let after = if at + 1 == ring.len() { 0 } else { at + 1 };
        [before, at, after].into_iter().map(|i| ring[i].clone()).filter(|id| id != "*").collect()
    }
}

// ---- A position as the oracles see it ----

struct Table<'a> {
    map: &'a Map,
    w: &'a World,
    s: &'a State,
}

impl Table<'_> {
    fn id(&self, zone: Zone) -> String {
        self.w.zone_id(zone).to_owned()
    }

    fn ids(&self, zones: Zones) -> Ids {
        zones.map(|zone| self.id(zone)).collect()
    }

    fn zone(&self, id: &str) -> Zone {
        self.w.find_zone(id).unwrap()
    }

    fn slots(&self, zone: &str, slots: Slots) -> Ids {
        let ground = self.w.ground(self.zone(zone));
        slots.map(|slot| self.id(ground.faced(slot).unwrap())).collect()
    }

    fn places(&self, brigade: Brigade) -> Vec<String> {
        let b = self.s.brigade(brigade);
        [b.zone, b.marker].into_iter().flatten().map(|zone| self.id(zone)).collect()
    }

    /// Zones that hold a counter or marker of the side.
    fn held(&self, side: Side) -> Ids {
        self.w.side_brigades[side].flat_map(|brigade| self.places(brigade)).collect()
    }

    fn controlled_by(&self, side: Side) -> Ids {
        let held = self.held(side);
        held.iter().flat_map(|zone| self.map.by_land(zone)).map(str::to_owned).collect()
    }

    /// Zones with an enemy of `side` in contact with a zone.
    fn contacts(&self, side: Side, zone: &str) -> Ids {
        let enemies = self.held(side.other());
        self.map.by_land(zone).into_iter().filter(|other| enemies.contains(*other)).map(str::to_owned).collect()
    }

    fn facing(&self, zone: &str) -> Option<String> {
        let at = self.zone(zone);
        self.s.facings[at].and_then(|slot| self.w.ground(at).faced(slot)).map(|faced| self.id(faced))
    }

    fn front(&self, zone: &str) -> Ids {
        self.facing(zone).map_or_else(Ids::new, |faced| self.map.front(zone, &faced))
    }

    /// Road 1, open ground 2, ford or bridge 2; Farm Ford only for those who know it.
    fn cost(&self, side: Side, ford_open: bool, from: &str, to: &str) -> Option<u32> {
        let border = self.map.border(from, to)?;
        match (border.river, border.crossing, border.road) {
            (true, false, _) => None,
            (true, true, _) if border.farm_ford && side == Side::Union && !ford_open => None,
            (true, true, _) => Some(2),
            (false, _, true) => Some(1),
            (false, _, false) => Some(2),
        }
    }

    /// What every zone costs: prices are lowered until nothing changes.
    fn costs(&self, side: Side, from: &str, open: impl Fn(&str, &str) -> bool) -> BTreeMap<String, u32> {
        let mut best = BTreeMap::from([(from.to_owned(), 0)]);
        loop {
            let mut cheaper = Vec::new();
            for (zone, spent) in &best {
                for next in self.map.neighbours(zone) {
                    let Some(cost) = self.cost(side, self.s.farm_ford_open, zone, next) else { continue };
                    if open(zone, next) && best.get(next).is_none_or(|known| *known > spent + cost) {
                        cheaper.push((next.to_owned(), spent + cost));
                    }
                }
            }
            if cheaper.is_empty() {
                return best;
            }
            for (zone, cost) in cheaper {
                let known = best.entry(zone).or_insert(cost);
                *known = cost.min(*known);
            }
        }
    }

    fn brigades_in(&self, zone: &str) -> usize {
        self.s.stacks[self.zone(zone)].iter().filter(|e| !self.w.is_legion(e.brigade())).count()
    }

    /// True if the South may not go over Bull Run yet.
    fn banned(&self, side: Side, from: &str, to: &str) -> bool {
        let river = self.map.border(from, to).is_some_and(|border| border.river);
        river && side == Side::Confederate && self.w.options.historical_manoeuvre && self.s.turn == 1
    }
}

/// Who moves, for the search over all paths.
#[derive(Clone, Copy)]
struct Mover {
    side: Side,
    size: usize,
    ford_open: bool,
    /// May open Farm Ford with this step, for 4 MP.
    may_open: bool,
}

impl Table<'_> {
    /// The price of a legal step, by trying every way on from a full zone (4.3, R-57).
    fn step(&self, mover: Mover, from: &str, to: &str, means: u32) -> Option<u32> {
        let ford = self.map.border(from, to).is_some_and(|border| border.farm_ford);
        let opens = ford && mover.may_open && mover.side == Side::Union && !mover.ford_open;
        let cost = if opens { 4 } else { self.cost(mover.side, mover.ford_open, from, to)? };
        let enemies = self.held(mover.side.other());
        let control = self.controlled_by(mover.side.other());
        let forbidden = self.banned(mover.side, from, to)
            || enemies.contains(to)
            || control.contains(from) && control.contains(to)
            || cost > means;
        if forbidden {
            return None;
        }
        if self.brigades_in(to) + mover.size <= 2 {
            return Some(cost);
        }
        let onward = Mover { ford_open: mover.ford_open || opens, may_open: false, ..mover };
        let goes_on = |next: &&str| self.step(onward, to, next, means - cost).is_some();
        let leads_on = !control.contains(to) && self.map.neighbours(to).iter().any(goes_on);
        leads_on.then_some(cost)
    }

    fn steps(&self, mover: Mover, from: &str, means: u32) -> BTreeMap<String, u32> {
        let price = |to: &str| self.step(mover, from, to, means).map(|cost| (to.to_owned(), cost));
        self.map.neighbours(from).into_iter().filter_map(price).collect()
    }

    fn activation_steps(&self, act: &Activation) -> BTreeMap<String, u32> {
        let sheet = self.w.sheet(act.brigade);
        let b = self.s.brigade(act.brigade);
        if act.rested || act.stopped || b.marker.is_some() {
            return BTreeMap::new();
        }
        let cavalry = self.w.is_cavalry(act.brigade);
        let extra = if act.extended_march || b.fatigue == 2 { 0 } else { 2 + u32::from(cavalry) };
        let mover = Mover {
            side: sheet.side,
            size: usize::from(!self.w.is_legion(act.brigade)),
            ford_open: self.s.farm_ford_open,
            may_open: !act.moved && Some(act.began) == b.zone,
        };
        // The moving brigade itself must not count where it stands.
        let here = self.id(b.zone.unwrap());
        let mut without = self.s.clone();
        without.stacks[b.zone.unwrap()].remove(act.brigade.counter());
        let table = Table { s: &without, ..*self };
        table.steps(mover, &here, u32::from(act.points) + extra)
    }

    fn march_steps(&self, march: &March) -> BTreeMap<String, u32> {
        if march.stopped {
            return BTreeMap::new();
        }
        let here = self.s.brigade(march.front).zone.unwrap();
        let size = march.body.filter(|b| !self.w.is_legion(*b)).count();
        let side = self.w.sheet(march.front).side;
        let mover = Mover { side, size, ford_open: self.s.farm_ford_open, may_open: false };
        let mut without = self.s.clone();
        for brigade in march.body {
            without.stacks[here].remove(brigade.counter());
        }
        let table = Table { s: &without, ..*self };
        table.steps(mover, &self.id(here), u32::from(march.points))
    }
}

// ---- Comparisons ----

/// What the comparisons have met, so that a test can say it was worth running.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    activations: usize,
    marches: usize,
    full_passed: usize,
    full_refused: usize,
    out_of_command: usize,
    in_command: usize,
    contacts: usize,
    turns: usize,
    displacements: usize,
    far: usize,
}

fn compare_control(table: &Table, met: &mut Met) {
    for side in Side::BOTH {
        let controlled = table.controlled_by(side);
        assert_eq!(table.ids(table.s.zoc(table.w, side)), controlled);
        for zone in table.w.zones {
            let id = table.id(zone);
            let inside = facing::in_enemy_zoc(table.w, table.s, side.other(), zone);
            assert_eq!(inside, controlled.contains(&id), "{id}");
        }
        for id in table.held(side) {
            let zone = table.zone(&id);
            let contacts = table.contacts(side, &id);
            met.contacts += contacts.len();
            assert_eq!(table.ids(facing::contact_zones(table.w, table.s, side, zone)), contacts);
            assert_eq!(table.ids(facing::front_of(table.w, table.s, zone)), table.front(&id), "front of {id}");
            compare_facings(table, side, &id, &contacts, met);
        }
        let fronts: Ids = table
            .held(side)
            .iter()
            .flat_map(|zone| {
                let land: Ids = table.map.by_land(zone).into_iter().map(str::to_owned).collect();
                table.front(zone).intersection(&land).cloned().collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(table.ids(facing::fronts_of(table.w, table.s, side)), fronts);
    }
}

fn compare_facings(table: &Table, side: Side, zone: &str, contacts: &Ids, met: &mut Met) {
    let at = table.zone(zone);
    let enemies = table.held(side.other());
    let seen = |faced: &str, wanted: &Ids| table.map.front(zone, faced).intersection(wanted).count();
    let all = table.map.neighbours(zone);
    let most = all.iter().map(|faced| seen(faced, contacts)).max().unwrap();
    let best: Ids = all.iter().filter(|f| seen(f, contacts) == most).map(|f| (*f).to_owned()).collect();
    assert_eq!(table.slots(zone, facing::end_facings(table.w, table.s, side, at)), best, "{zone}");
    let can_attack =
        |other: &str| table.cost(side, table.s.farm_ford_open, zone, other).is_some() && enemies.contains(other);
    let targets: Ids = all.iter().filter(|other| can_attack(other)).map(|z| (*z).to_owned()).collect();
    assert_eq!(table.ids(movement::attackable_from(table.w, table.s, side, at)), targets);
    let engaging: Ids = all.iter().filter(|f| seen(f, &targets) > 0).map(|f| (*f).to_owned()).collect();
    assert_eq!(table.slots(zone, facing::engage_facings(table.w, table.s, side, at)), engaging);
    // As if the stack had just come: who of its enemies in contact sees none of his own?
    let mut turning = Ids::new();
    for enemy in contacts {
        let mut pressing = table.contacts(side.other(), enemy);
        if table.w.options.over_river_counts {
            let own = table.held(side);
            let over = |z: &&str| {
                table.map.border(enemy, z).unwrap().river
                    && own.contains(*z)
                    && table.cost(side, table.s.farm_ford_open, z, enemy).is_some()
            };
            pressing.extend(table.map.neighbours(enemy).into_iter().filter(over).map(str::to_owned));
        }
        if table.front(enemy).is_disjoint(&pressing) {
            turning.insert(enemy.clone());
            let to: Ids = table
                .map
                .neighbours(enemy)
                .into_iter()
                .filter(|f| table.map.front(enemy, f).contains(zone))
                .map(str::to_owned)
                .collect();
            assert_eq!(table.slots(enemy, facing::turn_facings(table.w, table.zone(enemy), at)), to);
            met.turns += 1;
        }
    }
    assert_eq!(table.ids(facing::must_turn(table.w, table.s, side, at)), turning, "turning to {zone}");
}

fn compare_command(table: &Table, met: &mut Met) {
    for side in Side::BOTH {
        let enemies = table.held(side.other());
        let range = if side == Side::Union { 8 } else { 6 };
        // The army each HQ commands and the zones within its range.
        let mut commands: Vec<(&str, Ids)> = Vec::new();
        for hq in table.w.side_hqs[side] {
            let Some(from) = table.s.hq(hq).zone else { continue };
            let costs = table.costs(side, &table.id(from), |_, to| !enemies.contains(to));
            let near = costs.into_iter().filter(|(_, cost)| *cost <= range).map(|(zone, _)| zone).collect();
            commands.push((&table.w.hq_sheet(hq).army, near));
        }
        for brigade in table.s.on_map(table.w, side) {
            let led = match table.s.legion_host {
                Some(host) if table.w.is_legion(brigade) => host.brigade(),
                _ => brigade,
            };
            let places: Ids = table.places(led).into_iter().collect();
            let army = &table.w.sheet(led).army;
            let commanded = commands.iter().any(|(leads, near)| leads == army && !near.is_disjoint(&places));
            let quick = command::commander(table.w, table.s, brigade).is_some();
            assert_eq!(quick, commanded, "{}", table.w.sheet(brigade).id);
            *(if commanded { &mut met.in_command } else { &mut met.out_of_command }) += 1;
            let touched = table.places(brigade).iter().any(|zone| !table.contacts(side, zone).is_empty());
            assert_eq!(command::in_contact(table.w, table.s, brigade), touched);
        }
    }
}

fn compare_hqs(table: &Table, met: &mut Met) {
    for side in Side::BOTH {
        let enemies = table.held(side.other());
        let near = |zone: &str| {
            enemies.contains(zone) || table.map.neighbours(zone).iter().any(|other| enemies.contains(*other))
        };
        for hq in table.w.side_hqs[side] {
            let Some(from) = table.s.hq(hq).zone.map(|zone| table.id(zone)) else { continue };
            let others: Ids = table.w.side_hqs[side]
                .filter(|other| *other != hq)
                .filter_map(|other| table.s.hq(other).zone)
                .map(|zone| table.id(zone))
                .collect();
            let costs = table.costs(side, &from, |a, b| !near(b) && !table.banned(side, a, b));
            let reach: BTreeMap<String, u32> = costs
                .into_iter()
                .filter(|(zone, cost)| *cost <= 6 && *zone != from && !others.contains(zone))
                .collect();
            let quick = hq::reach(table.w, table.s, hq);
            let quick: BTreeMap<String, u32> = table
                .w
                .zones
                .filter(|zone| quick[*zone] > 0)
                .map(|zone| (table.id(zone), u32::from(quick[zone]) - 1))
                .collect();
            assert_eq!(quick, reach);
            // Displaced now, it would go at most two zones, or as few as it can.
            let mut zones_away = BTreeMap::from([(from.clone(), 0)]);
            for distance in 1..130 {
                let edge: Vec<String> =
                    zones_away.iter().filter(|(_, d)| **d == distance - 1).map(|(z, _)| z.clone()).collect();
                for zone in edge {
                    for next in table.map.neighbours(&zone) {
                        let open = table.cost(side, table.s.farm_ford_open, &zone, next).is_some()
                            && !table.banned(side, &zone, next)
                            && !enemies.contains(next);
                        if open {
                            zones_away.entry(next.to_owned()).or_insert(distance);
                        }
                    }
                }
            }
            let fit: BTreeMap<&String, i32> = zones_away
                .iter()
                .filter(|(zone, _)| **zone != from && !near(zone) && !others.contains(*zone))
                .map(|(zone, distance)| (zone, *distance))
                .collect();
            let limit = fit.values().min().copied().unwrap_or(0).max(2);
            let refuges: Ids = fit.iter().filter(|(_, d)| **d <= limit).map(|(zone, _)| (*zone).clone()).collect();
            assert_eq!(table.ids(hq::refuges(table.w, table.s, hq)), refuges, "from {from}");
            met.displacements += usize::from(near(&from));
            met.far += usize::from(limit > 2);
        }
    }
}

/// The quick search for costs, the kernel's, and the slow one.
fn compare_costs(table: &Table, from: Zone, limit: u8, search: &mut Reach) {
    for side in Side::BOTH {
        let enemies = table.held(side.other());
        let blocked = table.s.occupied(table.w, side.other());
        let slow = table.costs(side, &table.id(from), |_, to| !enemies.contains(to));
        let slow: BTreeMap<String, u32> = slow.into_iter().filter(|(_, cost)| *cost <= u32::from(limit)).collect();
        let quick = movement::costs_from(table.w, table.s, side, from.alone(), limit, blocked);
        let zones = table.w.zones.filter(|zone| quick[*zone] > 0);
        let quick: BTreeMap<String, u32> = zones.map(|zone| (table.id(zone), u32::from(quick[zone]) - 1)).collect();
        assert_eq!(quick, slow, "{} from {}", side.id(), table.id(from));
        let place = |place: PlaceId| Zone(place.0 as u8);
        search.search(
            &table.w.board,
            &[from.place()],
            u32::from(limit),
            |step| {
                let cost = movement::border_cost(table.w, table.s, side, place(step.from), place(step.to)).ok()?;
                (!blocked.has(place(step.to))).then_some(u32::from(cost))
            },
            |_| false,
        );
        let kernel: BTreeMap<String, u32> =
            search.reached().iter().map(|reached| (table.id(place(reached.place)), reached.cost)).collect();
        assert_eq!(kernel, slow);
    }
}

/// Listed steps and stops against the search over all paths.
fn compare_steps(table: &Table, met: &mut Met) {
    if arrival::duty(table.w, table.s).is_some() || table.s.waiting {
        return;
    }
    let (steps, here, size) = match table.s.stage {
        Stage::Activation { act, .. } => {
            met.activations += 1;
            let size = usize::from(!table.w.is_legion(act.brigade));
            (table.activation_steps(&act), table.s.brigade(act.brigade).zone, size)
        }
        Stage::March { march, .. } => {
            met.marches += 1;
            (table.march_steps(&march), table.s.brigade(march.front).zone, march.body.len() as usize)
        }
        _ => return,
    };
    let mut choices = Vec::new();
    BullRun1861::choices(table.w, table.s, &mut choices);
    let listed: Ids = choices
        .iter()
        .filter_map(|choice| match *choice {
            Choice::Step { zone, .. } => Some(table.id(zone)),
            _ => None,
        })
        .collect();
    let legal: Ids = steps.keys().cloned().collect();
    assert_eq!(listed, legal, "from {:?} at {:?}", here.map(|z| table.id(z)), table.s.stage);
    let Some(here) = here.map(|zone| table.id(zone)) else { return };
    for next in table.map.neighbours(&here) {
        if table.brigades_in(next) + size > 2 && table.cost(Side::Confederate, true, &here, next).is_some() {
            *(if legal.contains(next) { &mut met.full_passed } else { &mut met.full_refused }) += 1;
        }
    }
    let mut dice = LiveDice::for_game(0, 0);
    for (zone, cost) in &steps {
        let zone = table.zone(zone);
        let taken = choices.iter().find(|c| matches!(c, Choice::Step { zone: to, .. } if *to == zone)).unwrap();
        let mut events = Vec::new();
        BullRun1861::choose(table.w, &mut table.s.clone(), taken, &mut dice, &mut events).unwrap();
        let paid = events.iter().find_map(|e| match *e {
            bull_run_1861::Event::Stepped { cost, .. } | bull_run_1861::Event::Marched { cost, .. } => Some(cost),
            _ => None,
        });
        assert_eq!(paid.map(u32::from), Some(*cost));
    }
}

// ---- Positions by chance ----

/// Chance with a fixed seed.
struct Chance(LiveDice);

impl Chance {
    fn new(seed: u64) -> Chance {
        Chance(LiveDice::for_game(seed, 1))
    }

    fn below(&mut self, n: usize) -> usize {
        let mut digit = || usize::from(self.0.roll(250, Purpose("pick")) - 1);
        (digit() * 250 + digit()) % n
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Options that change what the oracles look at.
const SETTINGS: [&[(&str, &str)]; 3] =
    [&[], &[("over-river", "counts"), ("thirtieth-virginia", "on")], &[("historical-manoeuvre", "on")]];

/// Plays games by chance and shows every `stride`-th state.
fn wander(seeds: std::ops::Range<u64>, stride: usize, mut look: impl FnMut(&World, &State, &mut Chance)) {
    for seed in seeds {
        let scenario = if seed % 2 == 0 { "historical" } else { "free" };
        let world = common::world(scenario, SETTINGS[seed as usize % SETTINGS.len()]);
        let mut state = BullRun1861::start(&world);
        let mut dice = LiveDice::for_game(seed, 0);
        let mut chance = Chance::new(seed);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        let mut made = 0;
        while BullRun1861::to_choose(&world, &state).is_some() {
            BullRun1861::choices(&world, &state, &mut choices);
            let steps: Vec<Choice> =
                choices.iter().copied().filter(|c| matches!(c, Choice::Step { .. } | Choice::March(_))).collect();
            // Marching more than chance alone would brings the armies together.
            let marches = !steps.is_empty() && chance.below(3) > 0;
            let choice = *chance.pick(if marches { &steps } else { &choices });
            BullRun1861::choose(&world, &mut state, &choice, &mut dice, &mut events).unwrap();
            made += 1;
            if made % stride == 0 {
                look(&world, &state, &mut chance);
            }
        }
    }
}

/// A crowded position: brigades thrown into the zones around a place, so that many are full.
fn crowd(map: &Map, chance: &mut Chance) -> Position {
    const CENTRES: [&str; 8] = ["N43", "N05", "S08", "S45", "N50", "S05", "N01", "S07"];
    const NORTH: [&str; 11] = [
        "us_porter",
        "us_burnside",
        "us_cav",
        "us_franklin",
        "us_howard",
        "us_willcox",
        "us_sherman",
        "us_schenck",
        "us_keyes",
        "us_davies",
        "us_richardson",
    ];
    const SOUTH: [&str; 4] = ["cs_evans", "cs_stuart", "cs_bee", "cs_jones"];
    let centre = *chance.pick(&CENTRES);
    let mut zones = vec![centre];
    for near in map.neighbours(centre) {
        zones.extend(map.neighbours(near));
    }
    zones.sort_unstable();
    zones.dedup();
    let mut held: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for brigade in NORTH.iter().chain(&SOUTH[..chance.below(4)]) {
        let side = &brigade[..2];
        let fits = |zone: &&&str| held.get(**zone).is_none_or(|h| h.len() < 2 && &h[0][..2] == side);
        let open: Vec<&str> = zones.iter().filter(fits).copied().collect();
        held.entry(*chance.pick(&open)).or_default().push(brigade);
    }
    let mut position = Position::activation("union", 4).start(&format!("farm-ford-open = {}", chance.below(2) == 0));
    for (zone, brigades) in &held {
        for (line, brigade) in brigades.iter().enumerate() {
            let fatigue = format!("fatigue = {}", chance.below(3));
            position = if line == 0 {
                let faced = *chance.pick(&map.neighbours(zone));
                position.unit_with(brigade, zone, faced, &fatigue)
            } else {
                position.behind(brigade, zone, &format!("line = \"second\"\n{fatigue}"))
            };
        }
    }
    position
}

// ---- The tests ----

#[rule("BR-10.1-range-cost")]
#[rule("BR-10.3-cost-road")]
#[rule("BR-10.3-cost-open")]
#[rule("BR-10.3-cost-crossing")]
#[rule("BR-10.3-river-closed")]
#[rule("BR-10.3-farm-ford-closed-range")]
#[test]
fn costs_agree_with_the_kernels_search_and_with_a_naive_one() {
    let map = Map::read();
    let mut search = Reach::new();
    let mut positions = 0;
    wander(0..6, 19, |w, s, chance| {
        let table = Table { map: &map, w, s };
        let zones: Vec<Zone> = w.zones.collect();
        for limit in [chance.below(13) as u8, 31] {
            compare_costs(&table, *chance.pick(&zones), limit, &mut search);
        }
        positions += 1;
    });
    assert!(positions >= 150, "{positions}");
}

#[rule("BR-10.2-front-three")]
#[rule("BR-10.2-front-edge")]
#[rule("BR-10.2-front-few")]
#[rule("BR-10.2-front-river")]
#[test]
fn the_front_of_every_facing_agrees_with_the_ring_of_its_zone() {
    let map = Map::read();
    let world = common::world("historical", &[]);
    let table = Table { map: &map, w: &world, s: &world.start };
    let mut facings = 0;
    for zone in world.zones {
        let id = table.id(zone);
        let ground = world.ground(zone);
        let faced: Ids = map.neighbours(&id).into_iter().map(str::to_owned).collect();
        assert_eq!(table.slots(&id, ground.facings), faced);
        for faced in map.neighbours(&id) {
            let slot: Option<Slot> = ground.slot_of(table.zone(faced));
            assert_eq!(table.ids(ground.front(slot)), map.front(&id, faced), "{id} facing {faced}");
            facings += 1;
        }
    }
    assert_eq!(world.zones.len(), 117);
    assert_eq!(facings, 2 * map.borders.len() / 2, "each border is faced from both sides");
}

#[rule("BR-10.2-zoc-land")]
#[rule("BR-10.2-zoc-not-river")]
#[rule("BR-10.2-contact")]
#[rule("BR-10.4-contact-mover")]
#[rule("BR-10.4-contact-enemy-turns")]
#[rule("BR-10.4-contact-pinned")]
#[rule("BR-10.3-engage-facing")]
#[test]
fn control_contact_fronts_and_facings_agree_with_sets_worked_out_slowly() {
    let map = Map::read();
    let mut met = Met::default();
    wander(10..19, 17, |w, s, _| {
        compare_control(&Table { map: &map, w, s }, &mut met);
        met.positions += 1;
    });
    assert!(met.positions >= 200 && met.contacts >= 200 && met.turns >= 10, "{met:?}");
}

#[rule("BR-10.1-range-north")]
#[rule("BR-10.1-range-south")]
#[rule("BR-10.1-range-blocked")]
#[rule("BR-10.1-own-army")]
#[rule("BR-10.1-extended")]
#[test]
fn command_agrees_with_a_naive_search() {
    let map = Map::read();
    let mut met = Met::default();
    wander(20..26, 23, |w, s, _| {
        compare_command(&Table { map: &map, w, s }, &mut met);
        met.positions += 1;
    });
    assert!(met.positions >= 100 && met.in_command >= 300 && met.out_of_command >= 300, "{met:?}");
}

#[rule("BR-10.3-hq-displaced")]
#[rule("BR-10.3-hq-displaced-far")]
#[rule("BR-10.3-hq-displaced-alone")]
#[rule("BR-7-hq-6mp")]
#[rule("BR-7-hq-no-contact")]
#[test]
fn headquarters_moves_and_refuges_agree_with_a_naive_search() {
    let map = Map::read();
    let mut met = Met::default();
    wander(30..36, 29, |w, s, chance| {
        let zones: Vec<Zone> = w.zones.collect();
        let mut moved = s.clone();
        compare_hqs(&Table { map: &map, w, s: &moved }, &mut met);
        // Chance seldom brings an enemy next to an HQ, so the HQs are put next to the enemy.
        for side in Side::BOTH {
            let beside: Vec<Zone> = hq::hq_contact(w, s, side).collect();
            for hq in w.side_hqs[side] {
                let zone = if beside.is_empty() { *chance.pick(&zones) } else { *chance.pick(&beside) };
                moved.hq_mut(hq).zone = Some(zone);
            }
        }
        compare_hqs(&Table { map: &map, w, s: &moved }, &mut met);
        met.positions += 1;
    });
    assert!(met.positions >= 100 && met.displacements >= 200 && met.far >= 1, "{met:?}");
}

#[rule("BR-10.5-full-zone-exit")]
#[rule("BR-10.3-zoc-stop")]
#[rule("BR-10.3-zoc-leave")]
#[rule("BR-10.3-enemy-zone")]
#[rule("BR-10.3-extension-limit")]
#[rule("BR-13-manoeuvre-south")]
#[test]
fn listed_steps_agree_with_a_search_over_all_paths_in_games_by_chance() {
    let map = Map::read();
    let mut met = Met::default();
    wander(40..52, 3, |w, s, _| compare_steps(&Table { map: &map, w, s }, &mut met));
    assert!(met.activations >= 500 && met.marches >= 30, "{met:?}");
    assert!(met.full_passed >= 20 && met.full_refused >= 20, "{met:?}");
}

#[rule("BR-10.5-full-zone-exit")]
#[rule("BR-10.3-farm-ford-first")]
#[rule("BR-10.3-farm-ford-begin")]
#[test]
fn listed_steps_agree_with_a_search_over_all_paths_in_crowds() {
    let map = Map::read();
    let mut met = Met::default();
    for seed in 0..250 {
        let mut chance = Chance::new(seed);
        let mut game: Game = crowd(&map, &mut chance).build();
        let mut dice = LiveDice::for_game(seed, 0);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while game.state.active == Side::Union && !matches!(game.state.stage, Stage::Combats | Stage::Over) {
            compare_steps(&Table { map: &map, w: &game.world, s: &game.state }, &mut met);
            BullRun1861::choices(&game.world, &game.state, &mut choices);
            let steps: Vec<Choice> = choices.iter().copied().filter(|c| matches!(c, Choice::Step { .. })).collect();
            let choice = *chance.pick(if steps.is_empty() { &choices } else { &steps });
            BullRun1861::choose(&game.world, &mut game.state, &choice, &mut dice, &mut events).unwrap();
        }
        met.positions += 1;
    }
    assert!(met.full_passed >= 500 && met.full_refused >= 300, "{met:?}");
}
