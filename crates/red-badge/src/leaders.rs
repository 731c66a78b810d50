//! 4.1, 9.3, 12.7: who commands whom and how far, and where leaders are when they lose their units.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Brigade, Formation, Hex, Leader, Leaders, Unit, Units};
use crate::play::Play;
use crate::state::{State, Status};
use crate::world::{Rank, World};

pub use crate::ride::{check_commanders, check_ride, list_commanders, list_ride, may_ride, may_stand};

/// The side whose unit or leader is on the move.
pub fn moving_side(w: &World, s: &State) -> Side {
    match (s.mv, s.ride) {
        (Some(mv), _) => w.side_of(mv.unit),
        (_, Some(ride)) => w.leader(ride.leader).side,
        _ => s.initiative,
    }
}

/// Command range in hexes (4.14, 12.75).
pub fn range(w: &World, s: &State, leader: Leader) -> u8 {
    let sheet = w.leader(leader);
    if sheet.is_brigadier() && s.leader(leader).replacement { w.tables.command.replacement_range } else { sheet.range }
}

/// His rating: nothing after a long ride (9.33).
pub fn rating(w: &World, s: &State, leader: Leader) -> u8 {
    let state = s.leader(leader);
    match (state.blown, state.replacement) {
        (true, _) => 0,
        (_, true) => w.tables.command.replacement_rating,
        _ => w.leader(leader).initiative,
    }
}

/// The entry hex of a leader who is not on the map yet but due (4.14). Those who come in the commander phase are
/// due only there.
pub fn waits_at(w: &World, s: &State, leader: Leader, commander_phase: bool) -> Option<Hex> {
    let state = s.leader(leader);
    match state.status {
        Status::Queued => state.hex,
        Status::Waiting => {
            let group = w.group_of_leader(leader).and_then(|at| w.groups.get(at))?;
            (group.turn <= s.turn && (commander_phase || !group.commander_phase)).then_some(group.hex)
        }
        _ => None,
    }
}

/// Where a leader is measured from: his hex, or his entry hex if he is due (4.14).
pub fn position(w: &World, s: &State, leader: Leader) -> Option<Hex> {
    let state = s.leader(leader);
    if state.status == Status::OnMap { state.hex } else { waits_at(w, s, leader, false) }
}

/// The brigadier of a brigade, if he is on the map or due.
pub fn brigadier(w: &World, s: &State, brigade: Brigade) -> Option<Leader> {
    w.brigade(brigade).brigadier.filter(|leader| position(w, s, *leader).is_some())
}

/// 4.18: who commands a formation. A lost Confederate commander leaves his army to the other one.
pub fn superior(w: &World, s: &State, formation: Formation) -> Option<Leader> {
    let lives = |leader: &Leader| s.leader(*leader).status != Status::Gone;
    let sheet = w.formation(formation);
    if lives(&sheet.commander) {
        return Some(sheet.commander);
    }
    let mut peers = w.side_leaders[sheet.side].filter(|leader| w.leader(*leader).rank == Rank::Army);
    peers.find(|leader| w.leaders_in_scenario.has(*leader) && lives(leader))
}

/// The overall commander of a brigade: McDowell, or the commander of its army (4.11).
pub fn overall(w: &World, s: &State, brigade: Brigade) -> Option<Leader> {
    let sheet = w.brigade(brigade);
    match sheet.side {
        Side::Union => w.side_leaders[Side::Union].into_iter().find(|leader| w.leader(*leader).rank == Rank::Overall),
        Side::Confederate => superior(w, s, sheet.formation?),
    }
}

fn is_within(w: &World, s: &State, leader: Leader, of: Hex) -> bool {
    position(w, s, leader).is_some_and(|hex| w.distance(hex, of) <= range(w, s, leader))
}

/// 4.14, 9.33: whether a brigade's leader is in command.
pub fn is_in_command(w: &World, s: &State, brigade: Brigade) -> bool {
    let hex = brigadier(w, s, brigade).and_then(|leader| position(w, s, leader));
    let Some(hex) = hex else { return false };
    if w.scenario.command_waived {
        return true;
    }
    let Some(chief) = w.brigade(brigade).formation.and_then(|formation| superior(w, s, formation)) else {
        return false;
    };
    if s.leader(chief).blown { position(w, s, chief) == Some(hex) } else { is_within(w, s, chief, hex) }
}

/// 4.11: the rating of the overall commander in whose range the brigadier is.
pub fn overall_rating(w: &World, s: &State, brigade: Brigade) -> u8 {
    if !w.brigade(brigade).is_brigade() {
        return 0;
    }
    let hex = brigadier(w, s, brigade).and_then(|leader| position(w, s, leader));
    let near = |leader: &Leader| hex.is_some_and(|hex| is_within(w, s, *leader, hex));
    overall(w, s, brigade).filter(near).map_or(0, |leader| rating(w, s, leader))
}

/// The hexes of a unit, in a queue its entry hex.
fn hexes_of(s: &State, unit: Unit) -> impl Iterator<Item = Hex> + use<> {
    let state = &s[unit];
    [state.hex(), state.wing()].into_iter().flatten()
}

/// 5.36: whether a unit is in the range of its brigadier, who is on the map or in a queue.
pub fn in_range(w: &World, s: &State, unit: Unit) -> bool {
    brigadier_range(w, s, unit).is_some_and(|(from, range)| hexes_of(s, unit).any(|hex| w.distance(from, hex) <= range))
}

/// Where the brigadier of a unit is, and how far he commands.
pub fn brigadier_range(w: &World, s: &State, unit: Unit) -> Option<(Hex, u8)> {
    let leader = brigadier(w, s, s.belongs(w, unit))?;
    Some((position(w, s, leader)?, range(w, s, leader)))
}

fn is_with(s: &State, leader: Leader, unit: Unit) -> bool {
    let state = s.leader(leader);
    state.status == Status::OnMap
        && s[unit].status == Status::OnMap
        && hexes_of(s, unit).any(|hex| state.hex == Some(hex))
}

/// Whether a unit is stacked with its brigadier.
pub fn brigadier_with(w: &World, s: &State, unit: Unit) -> bool {
    w.brigade(s.belongs(w, unit)).brigadier.is_some_and(|leader| is_with(s, leader, unit))
}

/// The leaders over a unit: brigadier, division or army commander, overall commander. Cavalry stands alone (4.21).
pub fn leaders_over(w: &World, s: &State, unit: Unit) -> Leaders {
    let brigade = s.belongs(w, unit);
    let sheet = w.brigade(brigade);
    if sheet.is_cavalry() {
        return Leaders::EMPTY;
    }
    let chief = sheet.formation.and_then(|formation| superior(w, s, formation));
    [sheet.brigadier, chief, overall(w, s, brigade)].into_iter().flatten().collect()
}

/// 2.65, 2.66: whether a leader of its own steadies a unit.
pub fn steadies(w: &World, s: &State, unit: Unit) -> bool {
    leaders_over(w, s, unit).into_iter().any(|leader| !s.leader(leader).blown && is_with(s, leader, unit))
}

/// The units on the map that a leader commands (12.53, 12.75).
pub fn commanded(w: &World, s: &State, leader: Leader) -> Units {
    let sheet = w.leader(leader);
    let own = |unit: &Unit| {
        let brigade = s.belongs(w, *unit);
        match sheet.rank {
            Rank::Brigade => sheet.brigade == Some(brigade),
            Rank::Overall => !w.brigade(brigade).is_cavalry(),
            Rank::Army | Rank::Division => {
                w.brigade(brigade).formation.and_then(|formation| superior(w, s, formation)) == Some(leader)
            }
        }
    };
    s.on_map(w, sheet.side).filter(own).collect()
}

/// 12.53: the nearest units of his command, one for each hex.
pub fn refuges(w: &World, s: &State, leader: Leader) -> Units {
    let Some(from) = s.leader(leader).hex else { return Units::EMPTY };
    let units = commanded(w, s, leader);
    let away = |unit: Unit| s[unit].hex().map_or(u8::MAX, |hex| w.distance(from, hex));
    let least = units.map(away).min();
    let mut found = Units::EMPTY;
    for unit in units.filter(|unit| Some(away(*unit)) == least) {
        if !found.into_iter().any(|other| s[other].hex() == s[unit].hex()) {
            found.insert(unit);
        }
    }
    found
}

/// Lists where a leader who has lost his unit may go.
pub fn list_refuges(w: &World, s: &State, leader: Leader, out: &mut impl Out<Choice>) {
    out.extend(refuges(w, s, leader).map(Choice::Refuge));
}

/// Whether he may go there.
pub fn check_refuge(w: &World, s: &State, leader: Leader, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Refuge(unit) if refuges(w, s, leader).has(unit) => Ok(()),
        Choice::Refuge(_) => Err(Bar::NotTheNearest),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// 12.53: a leader without any unit of his command on the map waits with the replacements.
    pub fn stranded_auto(&mut self, leader: Leader) -> bool {
        let lost = self.s.leader(leader).status != Status::OnMap;
        if !lost && !refuges(self.w, self.s, leader).is_empty() {
            return false;
        }
        self.s.stranded.remove(leader);
        if !lost {
            let state = self.s.leader_mut(leader);
            (state.status, state.hex) = (Status::Recovery, None);
            self.tell(Event::LeaderWaits { leader });
        }
        true
    }

    /// He goes to a unit.
    pub fn refuge_choice(&mut self, leader: Leader, choice: &Choice) {
        if let Choice::Refuge(unit) = *choice {
            let hex = self.s[unit].hex();
            let stays = self.s.leader(leader).hex == hex;
            self.s.leader_mut(leader).hex = hex;
            if !stays {
                self.tell(Event::LeaderJoined { leader, unit });
            }
        }
        self.s.stranded.remove(leader);
    }

    /// 12.53: leaders of a side in a hex look for a unit.
    pub fn strand_leaders(&mut self, side: Side, hex: Hex) {
        self.s.stranded = self.s.stranded.or(self.s.leaders_in(self.w, side, hex));
    }

    /// 12.72: a leader is out for the game; a replacement may come (12.75).
    pub fn lose_leader(&mut self, leader: Leader) {
        let replaced = self.w.leader(leader).replaced;
        let state = self.s.leader_mut(leader);
        (state.hex, state.blown) = (None, false);
        if replaced {
            (state.status, state.replacement) = (Status::Recovery, true);
        } else {
            state.status = Status::Gone;
        }
        self.s.stranded.remove(leader);
        if let Some(mv) = self.s.mv.as_mut().filter(|mv| mv.rider == Some(leader)) {
            mv.rider = None;
        }
        if let Some(retreat) = self.s.retreat.as_mut() {
            retreat.riders.remove(leader);
        }
        self.tell(Event::LeaderOut { leader, replaced });
    }

    /// 12.73: a combat unit has entered a hex; enemy leaders alone in it are captured.
    pub fn enter_hex_of_leaders(&mut self, unit: Unit, hex: Hex) {
        let enemy = self.w.side_of(unit).other();
        if self.s.occupied[enemy].has(hex) {
            return;
        }
        for leader in self.s.leaders_in(self.w, enemy, hex) {
            self.tell(Event::LeaderCaptured { leader, unit });
            self.lose_leader(leader);
        }
    }
}
