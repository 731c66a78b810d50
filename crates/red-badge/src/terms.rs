//! Words that stand in sentences: orders, forms, facings, formations, results.

use kernel::{Side, Text};

use crate::choice::vertex_id;
use crate::event::Modifier;
use crate::ids::{Brigade, Formation};
use crate::stage::TestCause;
use crate::state::{Flank, Form, Order};
use crate::tables::{FireResult, ShockResult};
use crate::world::World;

/// Half-points in words: "2½".
pub fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The word for a side.
pub fn side_term(side: Side) -> Text {
    Text::key(format!("side-{}", side.id()))
}

/// The word for an order.
pub fn order_term(order: Order) -> Text {
    Text::key(format!("rb61-order-{}", order.id()))
}

/// The word for a form.
pub fn form_term(form: Form) -> Text {
    Text::key(format!("rb61-form-{}", form.id()))
}

/// The word for a vertex.
pub fn vertex_term(facing: u8) -> Text {
    Text::key(format!("rb61-vertex-{}", vertex_id(facing)))
}

/// The word for a flank.
pub fn flank_term(flank: Flank) -> Text {
    Text::key(match flank {
        Flank::Left => "rb61-flank-left",
        Flank::Right => "rb61-flank-right",
    })
}

/// The words for a line of a sum.
pub fn modifier_term(why: Modifier) -> Text {
    Text::key(format!("rb61-modifier-{}", why.id()))
}

/// The hour at which a turn begins.
pub fn clock(w: &World, turn: u8) -> Text {
    let hour = w.hour(turn);
    Text::key("rb61-clock").num("hour", hour / 100).num("minute", hour % 100)
}

/// A modifier behind a die: "+ 2", "- 1" or nothing at all.
pub fn sign_term(value: i8) -> Text {
    let sign = match value {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    };
    Text::key(format!("rb61-sign-{sign}")).num("value", value.unsigned_abs())
}

/// A result of the fire table in words.
pub fn fire_term(result: FireResult) -> Text {
    let key = match (result.loss, result.test, result.plus) {
        (0, false, _) => "none",
        (0, true, 0) => "test",
        (0, true, _) => "test-plus",
        (_, false, _) => "loss",
        (_, true, 0) => "loss-test",
        (_, true, _) => "loss-test-plus",
    };
    Text::key(format!("rb61-result-fire-{key}")).num("loss", result.loss).num("plus", result.plus)
}

/// What a shock does to a side in words.
pub fn shock_term(result: ShockResult) -> Text {
    let after = match (result.rout, result.retreat, result.disordered, result.test) {
        (true, ..) => "rout",
        (_, 1.., true, _) => "disordered-retreat",
        (_, 1.., _, true) => "test-retreat",
        (_, 1.., ..) => "retreat",
        (_, _, true, _) => "disordered",
        (.., true) => "test",
        _ => "none",
    };
    Text::key(format!("rb61-result-shock-{after}")).num("loss", result.loss).num("retreat", result.retreat)
}

/// A brigade, the cavalry of a side or the Legion in words.
pub fn brigade_term(w: &World, brigade: Brigade) -> Text {
    let sheet = w.brigade(brigade);
    if sheet.is_cavalry() {
        return Text::key("rb61-brigade-cavalry").term("side", side_term(sheet.side));
    }
    let key = if sheet.is_legion() { "rb61-brigade-legion" } else { "rb61-brigade" };
    Text::key(key).name("name", sheet.name.clone())
}

/// A division or army in words.
pub fn formation_term(w: &World, formation: Formation) -> Text {
    Text::key(format!("rb61-formation-{}", w.formation(formation).id.to_ascii_lowercase()))
}

/// Why a test is taken, in words.
pub fn cause_term(cause: TestCause) -> Text {
    Text::key(match cause {
        TestCause::Movement => "rb61-test-movement",
        TestCause::Fire => "rb61-test-fire",
        TestCause::Shock => "rb61-test-shock",
        TestCause::Friends => "rb61-test-friends",
        TestCause::Engagement => "rb61-test-engagement",
        TestCause::PreShock => "rb61-test-pre-shock",
        TestCause::FallBack => "rb61-test-fall-back",
        TestCause::Reaction => "rb61-test-reaction",
        TestCause::Advance => "rb61-test-advance",
    })
}
