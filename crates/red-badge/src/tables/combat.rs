//! 10 and 11: weapons, the fire table, shock.

use serde::{Deserialize, Serialize};

use super::{Tables, is_small};

/// A row of the weapon charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Weapon(pub u8);

/// A weapon (10.35, 10.61).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WeaponRow {
    /// Its code.
    pub id: String,
    /// 10.35: modifier at 1, 2, ... hexes.
    #[serde(default)]
    pub small_arms: Vec<i8>,
    /// 10.61: bands of distance, by rising distance.
    #[serde(default)]
    pub artillery: Vec<ArtilleryBand>,
}

/// A band of the artillery chart (10.61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArtilleryBand {
    /// Up to and including this distance.
    pub to: u8,
    /// What a gun counts.
    pub times: u8,
    /// Modifier of the die.
    pub drm: i8,
}

impl WeaponRow {
    /// A gun, not a small arm.
    pub fn is_gun(&self) -> bool {
        !self.artillery.is_empty()
    }

    /// The longest range.
    pub fn reach(&self) -> u8 {
        let guns = self.artillery.last().map_or(0, |band| band.to);
        guns.max(u8::try_from(self.small_arms.len()).unwrap_or(u8::MAX))
    }
}

/// A column of the fire table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(pub u8);

/// A result of the fire table (10.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FireResult {
    /// Strength points lost.
    pub loss: u8,
    /// The target takes a UDD.
    pub test: bool,
    /// Added to that UDD.
    pub plus: u8,
}

impl TryFrom<String> for FireResult {
    type Error = String;

    fn try_from(text: String) -> Result<FireResult, String> {
        match text.as_str() {
            "-" => return Ok(FireResult::default()),
            "U" => return Ok(FireResult { test: true, ..FireResult::default() }),
            _ => {}
        }
        let (loss, plus) = text.split_once('+').unwrap_or((text.as_str(), "0"));
        match (loss.parse(), plus.parse()) {
            (Ok(loss @ 1..=9), Ok(plus @ 0..=9)) => Ok(FireResult { loss, test: true, plus }),
            _ => Err(format!("'{text}' is no result: '-', 'U', a number from 1 to 9, or one like '2+1'")),
        }
    }
}

impl From<FireResult> for String {
    fn from(result: FireResult) -> String {
        match (result.loss, result.test, result.plus) {
            (0, false, _) => "-".to_owned(),
            (0, true, _) => "U".to_owned(),
            (loss, _, 0) => loss.to_string(),
            (loss, _, plus) => format!("{loss}+{plus}"),
        }
    }
}

/// Fire (10.3, 10.4).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireTable {
    /// Small-arms strength points that fire from one hex at most (10.32).
    pub most: u16,
    /// The sum of modifiers stays within this, up and down (10.33).
    pub limit: i8,
    /// The strength from which each column counts.
    pub columns: Vec<u16>,
    /// The modified die of the first row; lower dice read it too.
    pub first_die: i8,
    /// Results by modified die.
    pub rows: Vec<Vec<FireResult>>,
    /// Other modifiers (10.41).
    pub drm: FireDrm,
}

/// Modifiers of fire (10.41). Those of terrain are in the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireDrm {
    /// Moved with up to half its allowance.
    pub moved: i8,
    /// Moved with more.
    pub moved_far: i8,
    /// Firer Disordered.
    pub disordered: i8,
    /// Firer mounted.
    pub mounted: i8,
    /// Prepared fire (10.51).
    pub prepared: i8,
    /// Through a flank hex of the target.
    pub flank: i8,
    /// Through a rear hex of the target.
    pub rear: i8,
    /// Target in March, limbered or mounted.
    pub march: i8,
    /// From so many strength points the target hex is dense.
    pub dense_from: u8,
    /// At a dense hex.
    pub dense: i8,
    /// Up to so many strength points the target hex is thin.
    pub thin_to: u8,
    /// At a thin hex.
    pub thin: i8,
    /// Target extended.
    pub extended: i8,
    /// Unlimbered guns alone, from this distance on.
    pub guns_from: u8,
    /// At unlimbered guns alone.
    pub guns: i8,
    /// Target higher, from this distance on.
    pub higher_from: u8,
    /// At a higher target.
    pub higher: i8,
    /// At dusk (16.1).
    pub dusk: i8,
    /// At night (16.2).
    pub night: i8,
}

/// Ranges of reactions, prepared fire and canister.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ranges {
    /// Canister up to this distance (10.62).
    pub canister: u8,
    /// Return fire at fire from up to this distance (10.71).
    pub return_fire: u8,
    /// Prepared fire of infantry (10.51).
    pub prepared: u8,
    /// Prepared fire of batteries.
    pub prepared_guns: u8,
}

/// What a shock does to a side (11.43).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ShockResult {
    /// Strength points the side loses.
    pub loss: u8,
    /// Every unit takes a UDD.
    pub test: bool,
    /// Every unit is Disordered.
    pub disordered: bool,
    /// Hexes every unit retreats.
    pub retreat: u8,
    /// Every unit routs.
    pub rout: bool,
}

/// A row of the shock table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShockRow {
    /// The lowest difference of the row; the last row takes everything below too.
    pub from: i8,
    /// To the attacker.
    pub attacker: ShockResult,
    /// To the defender.
    pub defender: ShockResult,
}

/// Shock (11).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShockTable {
    /// Hexes that horse and limbered guns fall back before shock (11.33).
    pub mounted_back: u8,
    /// Hexes that infantry falls back.
    pub infantry_back: u8,
    /// Modifier of the UDD of infantry that falls back.
    pub back_udd: i8,
    /// A recruit that fails the engagement test with this natural die is Disordered (11.36).
    pub engagement_disorder: u8,
    /// Modifiers (11.42).
    pub drm: ShockDrm,
    /// Results by falling difference (11.43).
    pub rows: Vec<ShockRow>,
}

/// Modifiers of shock (11.42). Those of terrain are in the terrain chart.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShockDrm {
    /// To the larger side: at least so many tenths of the other's strength, and the modifier, by rising ratio.
    pub ratio: Vec<(u16, i8)>,
    /// An attacker through a flank hex.
    pub flank: i8,
    /// An attacker through a rear hex.
    pub rear: i8,
    /// Wrap-around (8.44).
    pub wrap: i8,
    /// Mounted charge.
    pub charge: i8,
    /// Mounted charge frontally against Good Order infantry.
    pub charge_front: i8,
    /// Defender higher.
    pub uphill: i8,
    /// All units of the side Disordered.
    pub disordered: i8,
    /// Extended.
    pub extended: i8,
    /// Brigade ineffective.
    pub ineffective: i8,
    /// A leader stacked with a participant.
    pub leader: i8,
    /// Defender in March, or limbered guns.
    pub march: i8,
    /// Guns without infantry or cavalry.
    pub guns: i8,
}

impl ShockDrm {
    /// The modifier of the larger side.
    pub fn ratio_of(&self, larger: u16, smaller: u16) -> i8 {
        let reached = |(tenths, _): &&(u16, i8)| u32::from(larger) * 10 >= u32::from(smaller) * u32::from(*tenths);
        self.ratio.iter().rev().find(reached).map_or(0, |(_, drm)| *drm)
    }
}

impl Tables {
    /// The column of a firing strength (10.34).
    pub fn column_for(&self, strength: u16) -> Column {
        Column(self.fire.columns.iter().rposition(|from| *from <= strength).unwrap_or(0) as u8)
    }

    /// The result of a modified die (10.34).
    pub fn fire(&self, column: Column, die: i8) -> FireResult {
        let last = self.fire.rows.len().saturating_sub(1);
        let row = usize::try_from(i16::from(die) - i16::from(self.fire.first_die)).unwrap_or(0).min(last);
        let cells = self.fire.rows.get(row);
        cells.and_then(|cells| cells.get(usize::from(column.0))).copied().unwrap_or_default()
    }

    /// A weapon.
    pub fn weapon(&self, weapon: Weapon) -> &WeaponRow {
        &self.weapon[usize::from(weapon.0).min(self.weapon.len().saturating_sub(1))]
    }

    /// A weapon by its code.
    pub fn find_weapon(&self, id: &str) -> Option<Weapon> {
        self.weapon.iter().position(|row| row.id == id).map(|at| Weapon(at as u8))
    }

    /// The modifier of small arms at a distance; nothing out of range (10.35).
    pub fn small_arms(&self, weapon: Weapon, range: u8) -> Option<i8> {
        self.weapon(weapon).small_arms.get(usize::from(range).checked_sub(1)?).copied()
    }

    /// What a gun counts at a distance, and the modifier; nothing out of range (10.61).
    pub fn artillery(&self, weapon: Weapon, range: u8) -> Option<(u8, i8)> {
        let bands = &self.weapon(weapon).artillery;
        let band = bands.iter().find(|band| range >= 1 && range <= band.to)?;
        Some((band.times, band.drm))
    }

    /// The modifier kept within its limit (10.33).
    pub fn limited(&self, drm: i8) -> i8 {
        drm.clamp(-self.fire.limit, self.fire.limit)
    }

    /// The row of a difference of scores (11.43).
    pub fn shock(&self, delta: i8) -> ShockRow {
        let row = self.shock.rows.iter().find(|row| delta >= row.from).or(self.shock.rows.last());
        let nothing = ShockResult::default();
        row.copied().unwrap_or(ShockRow { from: 0, attacker: nothing, defender: nothing })
    }

    pub(super) fn check_combat(&self) -> Result<(), String> {
        let say = |problem: &str| Err(problem.to_owned());
        let fire = &self.fire;
        if fire.columns.first() != Some(&1) || !fire.columns.is_sorted_by(|a, b| a < b) || fire.columns.len() > 32 {
            return say("fire: columns begin with 1 and rise; there are 32 at most");
        }
        if fire.rows.is_empty() || fire.rows.iter().any(|row| row.len() != fire.columns.len()) {
            return say("fire: every row has a result for every column");
        }
        if !(0..=20).contains(&fire.first_die) || !(0..=9).contains(&fire.limit) || !(1..=99).contains(&fire.most) {
            return say("fire: the first die is 0 to 20, the limit 0 to 9, the most strength 1 to 99");
        }
        self.check_weapons()?;
        let d = &fire.drm;
        let drms = [
            d.moved,
            d.moved_far,
            d.disordered,
            d.mounted,
            d.prepared,
            d.flank,
            d.rear,
            d.march,
            d.dense,
            d.thin,
            d.extended,
            d.guns,
            d.higher,
            d.dusk,
            d.night,
        ];
        let s = &self.shock.drm;
        let more = [
            s.flank,
            s.rear,
            s.wrap,
            s.charge,
            s.charge_front,
            s.uphill,
            s.disordered,
            s.extended,
            s.ineffective,
            s.leader,
            s.march,
            s.guns,
            self.shock.back_udd,
        ];
        let ratios = s.ratio.iter().map(|(_, drm)| *drm);
        if !drms.into_iter().chain(more).chain(ratios).all(is_small) {
            return say("fire and shock: modifiers are -9 to 9");
        }
        if s.ratio.iter().any(|(tenths, _)| *tenths < 10) || !s.ratio.is_sorted_by(|a, b| a.0 < b.0) {
            return say("shock: ratios rise and are 10 tenths or more");
        }
        let results = self.shock.rows.iter().flat_map(|row| [row.attacker, row.defender]);
        if self.shock.rows.is_empty() || results.into_iter().any(|r| r.loss > 9 || r.retreat > 9) {
            return say("shock: there are rows; losses and retreats are 9 at most");
        }
        if !self.shock.rows.is_sorted_by(|a, b| a.from > b.from) || !self.shock.rows.iter().all(|r| is_small(r.from)) {
            return say("shock: the rows fall from the greatest difference to the least");
        }
        if self.shock.mounted_back.max(self.shock.infantry_back) > 9 {
            return say("shock: units fall back 9 hexes at most");
        }
        Ok(())
    }

    fn check_weapons(&self) -> Result<(), String> {
        if self.weapon.is_empty() || self.weapon.len() > 40 {
            return Err("there are 1 to 40 weapons".to_owned());
        }
        for row in &self.weapon {
            let bands = &row.artillery;
            let far =
                bands.iter().any(|b| !(1..=30).contains(&b.to) || !(1..=9).contains(&b.times) || !is_small(b.drm));
            if far || !bands.is_sorted_by(|a, b| a.to < b.to) {
                return Err(format!(
                    "weapon '{}': bands rise and end at 30 hexes or less; a gun counts 1 to 9",
                    row.id
                ));
            }
            if row.small_arms.is_empty() == bands.is_empty() || row.small_arms.len() > 30 {
                return Err(format!("weapon '{}' is a small arm of up to 30 hexes or a gun", row.id));
            }
            if !row.small_arms.iter().all(|drm| is_small(*drm)) {
                return Err(format!("weapon '{}': modifiers are -9 to 9", row.id));
            }
        }
        Ok(())
    }
}
