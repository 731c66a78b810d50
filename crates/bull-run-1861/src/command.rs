//! 10.1: who is in command, and the test for those who are not.

use kernel::Side;

use crate::event::Event;
use crate::facing::in_enemy_zoc;
use crate::ids::{Brigade, Hq, Zone, Zones};
use crate::movement::costs_from;
use crate::play::{Play, purpose};
use crate::state::{PerZone, State};
use crate::world::World;

/// The headquarters that commands a brigade now, if any is in range. The attached Legion is in command
/// where its host is.
pub fn commander(w: &World, s: &State, brigade: Brigade) -> Option<Hq> {
    let led = led_with(w, s, brigade);
    let sheet = w.sheet(led);
    let b = s.brigade(led);
    let stands: Zones = [b.zone, b.marker].into_iter().flatten().collect();
    w.side_hqs[sheet.side].filter(|hq| w.hq_sheet(*hq).army == sheet.army).find(|hq| {
        let (led, mut stands) = (range(w, s, *hq), stands);
        stands.any(|zone| led[zone] > 0)
    })
}

/// The zones a headquarters leads: cost from it plus one, 0 out of range or while it is off the map.
fn range(w: &World, s: &State, hq: Hq) -> PerZone<u8> {
    let side = w.hq_sheet(hq).side;
    let seat = s.hq(hq).zone.map_or(Zones::EMPTY, Zone::alone);
    costs_from(w, s, side, seat, w.tables.command.range(side), s.occupied(w, side.other()))
}

/// Zones in which a brigade of the side can be in command: of its own army's headquarters (10.1).
pub fn led_zones(w: &World, s: &State, side: Side) -> Zones {
    let ranges: Vec<PerZone<u8>> = w.side_hqs[side].map(|hq| range(w, s, hq)).collect();
    w.zones.filter(|zone| ranges.iter().any(|led| led[*zone] > 0)).collect()
}

/// The brigade whose army and place decide: the host of the attached Legion, otherwise itself.
fn led_with(w: &World, s: &State, brigade: Brigade) -> Brigade {
    match s.legion_host {
        Some(host) if w.is_legion(brigade) => host.brigade(),
        _ => brigade,
    }
}

/// True if the brigade is in contact with an enemy.
pub fn in_contact(w: &World, s: &State, brigade: Brigade) -> bool {
    let b = s.brigade(brigade);
    let side = w.sheet(brigade).side;
    [b.zone, b.marker].into_iter().flatten().any(|zone| in_enemy_zoc(w, s, side, zone))
}

/// Modifier to the test: star, cavalry and contact add up.
pub fn test_modifier(w: &World, s: &State, brigade: Brigade) -> i8 {
    let table = &w.tables.command;
    let mut modifier = 0;
    if w.sheet(brigade).star {
        modifier += table.star;
    }
    if w.is_cavalry(brigade) {
        modifier += table.cavalry;
    }
    if in_contact(w, s, brigade) {
        modifier += table.contact;
    }
    modifier
}

impl Play<'_> {
    /// In range, or the test is passed (M3).
    pub fn obeys(&mut self, brigade: Brigade) -> bool {
        if let Some(hq) = commander(self.w, self.s, brigade) {
            self.tell(Event::InCommand { brigade, hq });
            return true;
        }
        let modifier = test_modifier(self.w, self.s, brigade);
        let die = self.d6(purpose::COMMAND);
        let passed = die as i8 + modifier <= self.w.tables.command.test;
        self.tell(Event::CommandTest { brigade, die, modifier, passed });
        passed
    }
}
