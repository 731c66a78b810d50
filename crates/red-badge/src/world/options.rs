//! Options in the form the rules read.

use kernel::OptionValues;

/// Options in the form the rules read: every one is off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// AMB-01: cavalry draws an efficiency marker, capped at its printed number.
    pub cavalry_draws: bool,
    /// AMB-03: Keyes enters at the northern hex.
    pub keyes_north: bool,
    /// AMB-05: a regiment that fails to change its order is finished for the whole turn.
    pub finished_for_turn: bool,
    /// AMB-06: the cavalry's order modifiers are exchanged.
    pub cavalry_signs_swapped: bool,
    /// AMB-09: Davidson's section acts with Cocke.
    pub davidson_with_cocke: bool,
    /// AMB-10: one marker a turn for the chosen reserve brigade.
    pub one_reserve_am: bool,
    /// AMB-37: two-counter regiments never change orders alone.
    pub halves_never_alone: bool,
    /// AMB-38: regiments may try after a brigade result that keeps the order.
    pub regiments_after_brigade: bool,
    /// AMB-41: groups of reinforcements enter in strict order.
    pub strict_groups: bool,
    /// AMB-42: reinforcements of Matthews Hill enter in Advance.
    pub reinforcements_advance: bool,
    /// 10.14: no small arms beyond two hexes.
    pub historical_range: bool,
}

impl Options {
    /// Reads the chosen values.
    pub fn read(values: &OptionValues) -> Options {
        let is = |id: &str, value: &str| values.get(id).is_some_and(|v| v == value);
        Options {
            cavalry_draws: is("cavalry-markers", "drawn"),
            keyes_north: is("keyes-entry", "north"),
            finished_for_turn: is("failed-regiment", "turn"),
            cavalry_signs_swapped: is("cavalry-orders", "swapped"),
            davidson_with_cocke: is("davidson", "cocke"),
            one_reserve_am: is("reserve-markers", "one"),
            halves_never_alone: is("half-regiments", "never"),
            regiments_after_brigade: is("regiments", "after"),
            strict_groups: is("entry-order", "strict"),
            reinforcements_advance: is("entry-orders", "advance"),
            historical_range: is("historical-range", "on"),
        }
    }
}
