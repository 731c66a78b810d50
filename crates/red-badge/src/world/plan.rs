//! What a scenario file says, in the form the rules read: reinforcements, set-up, objectives, printed markers.

use kernel::{BySide, DataError, Side};

use super::World;
use crate::ids::{Brigade, Hex, Leaders, Units};
use crate::scenario::{Figure, Group, GroupFile, MAX_GROUPS, MAX_OBJECTIVES, Objective, Reserve, SetUp, SetUpFile};
use crate::state::Order;

impl World {
    /// Reads what the scenario says beyond the starting places.
    pub(super) fn plan(&mut self) -> Result<(), DataError> {
        self.plan_groups()?;
        self.find_pieces()?;
        self.plan_set_ups()?;
        self.plan_objectives()?;
        self.count_strength();
        self.plan_figures()?;
        self.plan_reserve()?;
        let entry = &self.scenario.recovery.entry;
        let entry = BySide::new(self.hex_named(&entry.union)?, self.hex_named(&entry.confederate)?);
        self.recovery_entry = entry;
        self.recovery_tyler = match &self.scenario.recovery.tyler {
            Some(id) => self.hex_named(id)?,
            None => entry.union,
        };
        Ok(())
    }

    fn plan_groups(&mut self) -> Result<(), DataError> {
        if self.scenario.groups.len() > MAX_GROUPS {
            return Err(self.wrong(format!("there may be at most {MAX_GROUPS} groups")));
        }
        for file in self.scenario.groups.clone() {
            let group = self.read_group(&file)?;
            let again = |g: &Group| g.units.meets(group.units) || g.leaders.meets(group.leaders);
            if self.groups.iter().any(again) {
                return Err(self.wrong(format!("somebody of the group at {} comes twice", file.hour)));
            }
            self.groups.push(group);
        }
        Ok(())
    }

    fn read_group(&self, file: &GroupFile) -> Result<Group, DataError> {
        let Some(turn) = self.scenario.turn_of(file.hour) else {
            return Err(self.wrong(format!("a group: no turn begins at {}", file.hour)));
        };
        let entry = file.entry_north.as_ref().filter(|_| self.options.keyes_north).unwrap_or(&file.entry);
        let hex = self.hex_named(entry)?;
        if !self.ground(hex).on_edge {
            return Err(self.wrong(format!("{entry} is not on the edge of the map")).against("RBC-9.71"));
        }
        if file.ams.is_some_and(|ams| !(1..=9).contains(&ams)) {
            return Err(self.wrong("a group has 1 to 9 markers").against("RBC-5.24"));
        }
        let (units, leaders) = self.pieces(&file.pieces)?;
        if file.commander_phase && !units.is_empty() {
            return Err(self.wrong("only leaders enter in the commander phase").against("RBC-3.7"));
        }
        let sides = units.into_iter().map(|u| self.side_of(u)).chain(leaders.into_iter().map(|l| self.leader(l).side));
        let sides: Vec<Side> = sides.collect();
        if sides.is_empty() || sides.iter().any(|side| Some(side) != sides.first()) {
            return Err(self.wrong("a group has pieces, all of one side"));
        }
        if file.order == Some(Order::Reserve) {
            return Err(self.wrong("reinforcements enter in March, Advance or Attack").against("RBC-9.72"));
        }
        let free = file.order.is_none() && self.options.reinforcements_advance;
        Ok(Group {
            turn,
            hex,
            number: file.number,
            units,
            leaders,
            order: if free { Some(Order::Advance) } else { file.order },
            ams: file.ams,
            commander_phase: file.commander_phase,
            only_released: file.only_released,
        })
    }

    /// Units and leaders by id.
    fn pieces(&self, ids: &[String]) -> Result<(Units, Leaders), DataError> {
        let (mut units, mut leaders) = (Units::EMPTY, Leaders::EMPTY);
        for id in ids {
            let twice = match (self.find_unit(id), self.find_leader(id)) {
                (Some(unit), _) => {
                    let twice = units.has(unit);
                    units.insert(unit);
                    twice
                }
                (_, Some(leader)) => {
                    let twice = leaders.has(leader);
                    leaders.insert(leader);
                    twice
                }
                _ => return Err(self.wrong(format!("there is no unit or leader '{id}'"))),
            };
            if twice {
                return Err(self.wrong(format!("'{id}' stands in a list twice")));
            }
        }
        Ok((units, leaders))
    }

    fn find_pieces(&mut self) -> Result<(), DataError> {
        let on_map: Vec<String> = self.scenario.units.iter().map(|unit| unit.id.clone()).collect();
        let posted: Vec<String> = self.scenario.leaders.iter().map(|leader| leader.id.clone()).collect();
        let (units, _) = self.pieces(&on_map)?;
        let (_, leaders) = self.pieces(&posted)?;
        let dug_in = self.scenario.units.iter().filter(|unit| unit.entrenched);
        self.entrenched = dug_in.filter_map(|unit| self.find_unit(&unit.id)).collect();
        for group in &self.groups {
            if group.units.meets(units) || group.leaders.meets(leaders) {
                return Err(self.wrong("somebody stands on the map and is still to come"));
            }
            self.in_scenario = self.in_scenario.or(group.units);
            self.leaders_in_scenario = self.leaders_in_scenario.or(group.leaders);
        }
        self.in_scenario = self.in_scenario.or(units);
        self.leaders_in_scenario = self.leaders_in_scenario.or(leaders);
        Ok(())
    }

    fn plan_set_ups(&mut self) -> Result<(), DataError> {
        for file in self.scenario.set_ups.clone() {
            let set_up = self.read_set_up(&file)?;
            self.set_ups.push(set_up);
        }
        Ok(())
    }

    fn read_set_up(&self, file: &SetUpFile) -> Result<SetUp, DataError> {
        let (units, leaders) = self.pieces(&file.pieces)?;
        let hexes: Vec<Hex> = file.hexes.iter().map(|id| self.hex_named(id)).collect::<Result<_, _>>()?;
        let (near, _) = self.pieces(&file.in_range_of)?;
        if hexes.is_empty() == near.is_empty() || (!near.is_empty() && !units.is_empty()) {
            return Err(self.wrong("a set-up has hexes, or for leaders units to be in range of").against("RBC-20.1"));
        }
        let shown = |id: &String| {
            self.scenario.units.iter().any(|u| &u.id == id) || self.scenario.leaders.iter().any(|l| &l.id == id)
        };
        if let Some(id) = file.pieces.iter().chain(&file.in_range_of).find(|id| !shown(id)) {
            return Err(self.wrong(format!("set-up: '{id}' is not on the map")).against("RBC-20.1"));
        }
        if self.set_ups.iter().any(|s| s.units.meets(units) || s.leaders.meets(leaders)) {
            return Err(self.wrong("somebody has two set-ups").against("RBC-20.1"));
        }
        Ok(SetUp { units, leaders, hexes, near })
    }

    fn plan_objectives(&mut self) -> Result<(), DataError> {
        for file in self.scenario.objectives.clone() {
            let hexes: Vec<Hex> = file.hexes.iter().map(|id| self.hex_named(id)).collect::<Result<_, _>>()?;
            if hexes.is_empty() || self.objectives.iter().any(|other| other.id == file.id) {
                return Err(self.wrong(format!("the objective '{}' needs a name of its own and hexes", file.id)));
            }
            let held = file.held.unwrap_or(Side::Confederate);
            let at = self.objectives.len() as u8;
            self.objective_hexes.extend(hexes.iter().map(|hex| (*hex, at)));
            if self.objective_hexes.len() > MAX_OBJECTIVES {
                return Err(self.wrong(format!("objectives have {MAX_OBJECTIVES} hexes at most, all together")));
            }
            self.objectives.push(Objective { id: file.id, points: file.points, hexes, held });
        }
        Ok(())
    }

    /// 13.21: the strength that counts is that of the scenario's units, a detachment being part of its parent.
    fn count_strength(&mut self) {
        for unit in self.in_scenario {
            let sheet = self.unit(unit);
            let counts = !sheet.is_artillery() && sheet.parent.is_none_or(|parent| !self.in_scenario.has(parent));
            let (of, sp) = (sheet.brigade, if counts { u16::from(sheet.sp) } else { 0 });
            if let Some(brigade) = self.brigades.get_mut(of.index()) {
                brigade.units.insert(unit);
                brigade.printed = brigade.printed.saturating_add(sp);
            }
        }
        for (i, brigade) in self.brigades.iter_mut().enumerate() {
            brigade.threshold = self.tables.effectiveness.threshold(brigade.side, brigade.printed);
            let formation = brigade.formation.and_then(|f| self.formations.get_mut(f.index()));
            if let Some(formation) = formation.filter(|_| brigade.is_brigade() && !brigade.units.is_empty()) {
                formation.brigades.insert(Brigade(i as u8));
            }
        }
    }

    /// 5.24: numbers printed with a set-up or with reinforcements, brigade by brigade.
    fn plan_figures(&mut self) -> Result<(), DataError> {
        let start = self.scenario.turn_of(self.scenario.start.hour).unwrap_or(0);
        for file in &self.scenario.brigades {
            let brigade = self.find_brigade(&file.id);
            let brigade = brigade.ok_or_else(|| self.wrong(format!("there is no brigade '{}'", file.id)))?;
            let Some(ams) = file.ams else { continue };
            if !(1..=9).contains(&ams) {
                return Err(self.wrong(format!("'{}' has 1 to 9 markers", file.id)).against("RBC-5.24"));
            }
            let units = self.brigade(brigade).units;
            self.figures.push(Figure { turn: start, brigade, ams, units, whole: true, group: None });
        }
        for (at, group) in self.groups.iter().enumerate() {
            let Some(ams) = group.ams else { continue };
            for (i, sheet) in self.brigades.iter().enumerate() {
                let units = sheet.units.and(group.units);
                if units.is_empty() {
                    continue;
                }
                let whole = sheet.brigadier.is_some_and(|leader| group.leaders.has(leader)) || units == sheet.units;
                let brigade = Brigade(i as u8);
                let group_at = Some(at as u8);
                self.figures.push(Figure { turn: group.turn, brigade, ams, units, whole, group: group_at });
            }
        }
        Ok(())
    }

    fn plan_reserve(&mut self) -> Result<(), DataError> {
        let Some(file) = self.scenario.reserve else { return Ok(()) };
        let (from, free) = (self.scenario.turn_of(file.from), self.scenario.turn_of(file.free));
        let (Some(from), Some(free)) = (from, free) else {
            return Err(self.wrong("reserve: no turn begins at these hours").against("RBC-14.41"));
        };
        if free < from {
            return Err(self.wrong("reserve: the attempts come before the end").against("RBC-14.45"));
        }
        self.reserve = Some(Reserve { from, free });
        Ok(())
    }
}
