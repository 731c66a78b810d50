//! 4.14, 5.2: efficiency markers, the command check, and how many activation markers lie in the pool.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Brigade, Brigades, Formation, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::Phase;
use crate::state::{Allotment, Order, State, Status};
use crate::world::{Daylight, World};
use crate::{effectiveness, fatigue, leaders, orders};

/// Who draws an efficiency marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// A division or army.
    Formation(Formation),
    /// The cavalry of a side (AMB-01).
    Cavalry(Side),
}

/// True for a unit on the map, in a queue, or due in this turn.
pub fn is_in_play(w: &World, s: &State, unit: Unit) -> bool {
    match s[unit].status {
        Status::OnMap | Status::Queued => true,
        Status::Waiting => w.group_of(unit).and_then(|at| w.groups.get(at)).is_some_and(|group| group.turn <= s.turn),
        _ => false,
    }
}

/// The units that act with a brigade and are in play or due.
pub fn units_in_play(w: &World, s: &State, brigade: Brigade) -> Units {
    s.members(w, brigade).filter(|unit| is_in_play(w, s, *unit)).collect()
}

fn has_units(w: &World, s: &State, brigade: Brigade) -> bool {
    s.members(w, brigade).any(|unit| is_in_play(w, s, unit))
}

/// All brigades in the order of the file.
pub fn brigades(w: &World) -> impl Iterator<Item = Brigade> + use<> {
    (0..w.brigades.len()).map(|at| Brigade(at as u8))
}

/// 14.41: nothing of a reserve division is determined before its first turn.
fn is_held_back(w: &World, s: &State, formation: Formation) -> bool {
    let tyler = w.formation(formation).brigades.into_iter().any(|brigade| w.brigade(brigade).tyler);
    tyler && w.reserve.is_some_and(|reserve| s.turn < reserve.from)
}

/// 5.21: whether a formation draws in this turn.
fn draws(w: &World, s: &State, formation: Formation) -> bool {
    let mut own = w.side_brigades[w.formation(formation).side].filter(|b| w.brigade(*b).formation == Some(formation));
    !is_held_back(w, s, formation) && own.any(|brigade| has_units(w, s, brigade))
}

/// Those of a side who draw in this turn, in the order of 5.21.
fn drawers(w: &World, s: &State, side: Side) -> impl Iterator<Item = Drawer> {
    let formations = (0..w.formations.len()).map(|at| Formation(at as u8));
    let own = formations.filter(move |formation| w.formation(*formation).side == side && draws(w, s, *formation));
    let cavalry = w.cavalry[side].filter(|brigade| w.options.cavalry_draws && has_units(w, s, *brigade));
    own.map(Drawer::Formation).chain(cavalry.map(|_| Drawer::Cavalry(side)))
}

/// Those of a side who have drawn in this turn.
pub fn drawn(w: &World, s: &State, side: Side) -> impl Iterator<Item = Drawer> + use<> {
    let own = s.drawn.filter(|formation| w.formation(*formation).side == side).collect::<crate::ids::Formations>();
    own.map(Drawer::Formation).chain(s.cavalry_drawn[side].then_some(Drawer::Cavalry(side)))
}

fn has_drawn(s: &State, drawer: Drawer) -> bool {
    match drawer {
        Drawer::Formation(formation) => s.drawn.has(formation),
        Drawer::Cavalry(side) => s.cavalry_drawn[side],
    }
}

fn next_drawer(w: &World, s: &State) -> Option<Drawer> {
    Side::BOTH.into_iter().flat_map(|side| drawers(w, s, side)).find(|drawer| !has_drawn(s, *drawer))
}

/// The marker somebody has drawn, for the rules; 0 if none.
pub fn marker(w: &World, s: &State, drawer: Drawer) -> u8 {
    match drawer {
        Drawer::Formation(formation) => s.efficiency_of(w.formation(formation).side, formation),
        Drawer::Cavalry(side) => s.efficiency[side].for_rules().cavalry,
    }
}

/// Notes a drawn marker.
pub fn set_marker(w: &World, s: &mut State, drawer: Drawer, value: u8) {
    match drawer {
        Drawer::Formation(formation) => s.set_efficiency(w.formation(formation).side, formation, value),
        Drawer::Cavalry(side) => {
            s.efficiency[side].for_rules_mut().cavalry = value;
            s.cavalry_drawn[side] = true;
        }
    }
}

/// What is left in the cup of a side (5.22).
fn cup(w: &World, s: &State, side: Side) -> Vec<u8> {
    let mut cup = w.tables.efficiency.cup.clone();
    for value in drawn(w, s, side).map(|drawer| marker(w, s, drawer)) {
        if let Some(at) = cup.iter().position(|left| *left == value) {
            cup.remove(at);
        }
    }
    cup
}

/// True if the markers of a brigade follow from what somebody has drawn.
pub fn depends(w: &World, drawer: Drawer, brigade: Brigade) -> bool {
    match drawer {
        Drawer::Formation(formation) => w.brigade(brigade).formation == Some(formation),
        Drawer::Cavalry(_) => w.brigade(brigade).is_cavalry(),
    }
}

/// Markers a brigade puts in the pool in this turn, for the rules.
pub fn put(w: &World, s: &State, brigade: Brigade) -> u8 {
    let sheet = w.brigade(brigade);
    let efficiency = || sheet.formation.map_or(0, |formation| s.efficiency_of(sheet.side, formation));
    put_with(w, s, brigade, efficiency, || s.efficiency[sheet.side].for_rules().cavalry)
}

/// The same as if somebody had drawn another marker.
pub fn put_if(w: &World, s: &State, brigade: Brigade, drawer: Drawer, value: u8) -> u8 {
    let marker = |drawn: Drawer| if drawn == drawer { value } else { marker(w, s, drawn) };
    let sheet = w.brigade(brigade);
    let efficiency = || sheet.formation.map_or(0, |formation| marker(Drawer::Formation(formation)));
    put_with(w, s, brigade, efficiency, || marker(Drawer::Cavalry(sheet.side)))
}

fn put_with(w: &World, s: &State, brigade: Brigade, efficiency: impl Fn() -> u8, cavalry: impl Fn() -> u8) -> u8 {
    let (sheet, state) = (w.brigade(brigade), s.brigade(brigade));
    if state.reserve && s.reserve_pick != Some(brigade) {
        return 0;
    }
    let signed = |count: u8| i8::try_from(count).unwrap_or(i8::MAX);
    let count = match state.allotment {
        Allotment::Nothing => 0,
        Allotment::Fixed(count) => count,
        Allotment::Drawn(shift) => w.tables.markers(signed(efficiency()).saturating_add(shift)),
        Allotment::Plain => efficiency(),
        Allotment::Cavalry(shift) => {
            let cap = w.tables.efficiency.cavalry[sheet.side];
            let count = signed(cavalry().min(cap)).saturating_add(shift);
            w.tables.markers(count)
        }
    };
    if w.options.one_reserve_am && s.reserve_pick == Some(brigade) { count.min(1) } else { count }
}

/// Markers of a brigade left in the pool, for the rules.
pub fn left(w: &World, s: &State, brigade: Brigade) -> u8 {
    put(w, s, brigade).saturating_sub(s.spent_of(brigade))
}

/// Markers of both sides left in the pool, for the rules.
pub fn left_in_all(w: &World, s: &State) -> u8 {
    brigades(w).map(|brigade| left(w, s, brigade)).fold(0, u8::saturating_add)
}

/// 5.24: what a brigade is allotted, as the command check has found it.
fn allotment(w: &World, s: &State, brigade: Brigade) -> Allotment {
    let (sheet, state) = (w.brigade(brigade), s.brigade(brigade));
    let present = units_in_play(w, s, brigade);
    if present.is_empty() {
        return Allotment::Nothing;
    }
    if let Some(count) = printed(w, s, brigade, present) {
        return Allotment::Fixed(count);
    }
    let heat = w.heat(s.turn) && fatigue::level(s, brigade) >= w.tables.heat.fatigue;
    let heat = if heat { w.tables.heat.markers } else { 0 };
    if sheet.is_cavalry() {
        if w.options.cavalry_draws {
            return Allotment::Cavalry(heat);
        }
        let count = i8::try_from(w.tables.efficiency.cavalry[sheet.side]).unwrap_or(i8::MAX);
        return Allotment::Fixed(w.tables.markers(count.saturating_add(heat)));
    }
    if w.daylight(s.turn) == Daylight::Night {
        return Allotment::Fixed(w.tables.efficiency.night);
    }
    if sheet.is_legion() {
        return Allotment::Plain;
    }
    let table = &w.tables.efficiency;
    let led = leaders::brigadier(w, s, brigade).is_some();
    let command = if led && !state.in_command { table.out_of_command } else { 0 };
    let formation = if effectiveness::is_division_ineffective(w, s, brigade) { table.ineffective } else { 0 };
    let overall = i8::try_from(state.overall).unwrap_or(i8::MAX);
    Allotment::Drawn([command, heat, formation].into_iter().fold(overall, i8::saturating_add))
}

/// A printed number that replaces the formula (5.24, 9.71): it stands for the brigade, or for all that is in play.
fn printed(w: &World, s: &State, brigade: Brigade, present: Units) -> Option<u8> {
    let figures = || w.figures_of(brigade, s.turn);
    let whole = figures().filter(|figure| figure.whole).map(|figure| figure.ams).max();
    let covered = figures().fold(Units::EMPTY, |all, figure| all.or(figure.units));
    whole.or_else(|| present.less(covered).is_empty().then(|| figures().map(|figure| figure.ams).max()).flatten())
}

/// 14.42: reserve brigades one of which the Union may pick.
pub fn picks(w: &World, s: &State) -> Brigades {
    let open = w.reserve.is_some_and(|reserve| (reserve.from..reserve.free).contains(&s.turn));
    let may = |brigade: &Brigade| open && s.brigade(*brigade).reserve && has_units(w, s, *brigade);
    w.side_brigades[Side::Union].filter(may).collect()
}

/// 14.45: brigades that are free from this turn on and wait for an order.
pub fn freed(w: &World, s: &State) -> Brigades {
    let free = w.reserve.is_some_and(|reserve| s.turn >= reserve.free);
    let may = |brigade: &Brigade| free && s.brigade(*brigade).reserve && has_units(w, s, *brigade);
    w.side_brigades[Side::Union].filter(may).collect()
}

/// What the Union decides about its reserve.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if let Some(brigade) = freed(w, s).first() {
        let may =
            [Order::March, Order::Advance].into_iter().filter(|order| orders::may_take(w, s, brigade, *order).is_ok());
        out.extend(may.map(|order| Choice::Order { brigade, order }));
    } else if s.reserve_pick.is_none() {
        out.extend(picks(w, s).map(Choice::Pick));
    }
}

/// Whether the Union may decide it.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Order { brigade, order } => {
            if freed(w, s).first() != Some(brigade) {
                return Err(Bar::NotInReserve);
            }
            orders::may_begin_with(w, s, brigade, order)
        }
        Choice::Pick(brigade) if freed(w, s).is_empty() && s.reserve_pick.is_none() => {
            if picks(w, s).has(brigade) {
                Ok(())
            } else {
                Err(Bar::NotInReserve)
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// 5.22: one marker is drawn; after the last the pool is filled.
    pub fn efficiency_auto(&mut self) -> bool {
        let Some(drawer) = next_drawer(self.w, self.s) else {
            self.check_command();
            self.fill_pool();
            self.s.phase = Phase::Pool;
            return true;
        };
        let side = match drawer {
            Drawer::Formation(formation) => self.w.formation(formation).side,
            Drawer::Cavalry(side) => side,
        };
        let cup = cup(self.w, self.s, side);
        let at = self.draw(u8::try_from(cup.len()).unwrap_or(u8::MAX), purpose::EFFICIENCY);
        // A cup that has run out is filled again: there are more markers than formations in every file.
        let value = cup.get(usize::from(at)).copied().unwrap_or(1);
        set_marker(self.w, self.s, drawer, value);
        self.tell(match drawer {
            Drawer::Formation(formation) => Event::EfficiencyDrawn { formation, value },
            Drawer::Cavalry(side) => Event::CavalryEfficiency { side, value },
        });
        true
    }

    /// 4.14, 4.11: every brigadier is measured from his superiors.
    pub fn check_command(&mut self) {
        for brigade in brigades(self.w) {
            let in_command = leaders::is_in_command(self.w, self.s, brigade);
            let overall = leaders::overall_rating(self.w, self.s, brigade);
            let led = leaders::brigadier(self.w, self.s, brigade).is_some();
            let state = self.s.brigade_mut(brigade);
            (state.in_command, state.overall) = (in_command, overall);
            if led && !in_command {
                self.tell(Event::BrigadierOutOfCommand { brigade });
            }
            if overall > 0 {
                self.tell(Event::InOverallRange { brigade, rating: overall });
            }
        }
    }

    /// 5.24: every brigade is allotted its markers.
    pub fn fill_pool(&mut self) {
        for brigade in brigades(self.w) {
            let allotment = allotment(self.w, self.s, brigade);
            self.s.brigade_mut(brigade).allotment = allotment;
        }
    }

    /// Goes on once the Union has nothing more to decide.
    pub fn pool_auto(&mut self) -> bool {
        let pick_due = self.s.reserve_pick.is_none() && !picks(self.w, self.s).is_empty();
        if pick_due || !freed(self.w, self.s).is_empty() {
            return false;
        }
        self.s.phase = Phase::Arrivals;
        true
    }

    /// 14.42, 14.45.
    pub fn pool_choice(&mut self, choice: &Choice) {
        match *choice {
            Choice::Pick(brigade) => {
                self.s.reserve_pick = Some(brigade);
                self.tell(Event::ReservePicked { brigade });
            }
            Choice::Order { brigade, order } => {
                self.s.brigade_mut(brigade).reserve = false;
                self.tell(Event::Freed { brigade });
                self.set_order(brigade, order);
                self.tell(Event::Ordered { brigade, order });
            }
            _ => {}
        }
    }
}
