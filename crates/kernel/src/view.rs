//! What a player is shown: the contract between a title and every screen.
//!
//! All text is [`Text`]; the shelf renders it. A view is built field by field from what the
//! viewer may know, so what is secret is absent rather than blanked out.

use serde::Serialize;

use crate::side::{Side, Viewer};
use crate::text::Text;
use crate::title::Asked;

/// Everything a viewer may see at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Version of this shape.
    pub format: u32,
    /// The title.
    pub title: &'static str,
    /// The scenario.
    pub scenario: String,
    /// For whom.
    pub viewer: Viewer,
    /// Who has to choose what, or the outcome.
    pub asked: Asked,
    /// Turn, phase, initiative and other tracks, in display order.
    pub tracks: Vec<Track>,
    /// Places that carry something beyond the printed map.
    pub places: Vec<PlaceView>,
    /// All counters on the map and in the trays.
    pub counters: Vec<Counter>,
    /// The legal choices, if this viewer is asked.
    pub choices: Vec<ChoiceView>,
}

/// A track or box beside the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Track {
    /// Kebab-case id.
    pub id: String,
    /// Its label.
    pub label: Text,
    /// Where the marker stands.
    pub value: i64,
    /// The last space, if it has one.
    pub max: Option<i64>,
    /// What the value means ("9:15", "Union").
    pub shows: Option<Text>,
    /// Whose it is, if it belongs to a side.
    pub side: Option<Side>,
}

/// A place with something to show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceView {
    /// Place id.
    pub id: String,
    /// Victory points it is worth.
    pub points: Option<i32>,
    /// Who controls it.
    pub control: Option<Side>,
    /// Sides whose zone of control covers it.
    pub zoc: Vec<Side>,
    /// Sides whose headquarters can lead a unit that stands in it; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub command: Vec<Side>,
    /// Markers lying in it.
    pub markers: Vec<Marker>,
}

/// A marker on a place or a counter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Marker {
    /// Kebab-case id ("fatigue", "attack", "op").
    pub id: String,
    /// Its number, if it carries one.
    pub value: Option<i64>,
    /// What it means.
    pub label: Text,
}

/// A printed or current number on a counter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// Kebab-case id ("combat", "artillery").
    pub id: String,
    /// Now.
    pub value: i64,
    /// As printed.
    pub printed: i64,
    /// Provenance of the printed value: B, P, M or R.
    pub provenance: String,
}

/// A counter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counter {
    /// Unit id.
    pub id: String,
    /// Name as printed.
    pub name: String,
    /// Whose.
    pub side: Side,
    /// Kebab-case kind ("infantry", "cavalry", "hq", "extended-line").
    pub kind: String,
    /// Formation it belongs to, if any.
    pub formation: Option<String>,
    /// The greater formation above that one, such as a corps; left out where a title has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corps: Option<String>,
    /// All formations above it in words, the greatest first, its own regiment last; left out where a title does not tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<String>,
    /// Colour of the band printed on it, as a word; left out where it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<String>,
    /// Where it stands; `None` in a tray.
    pub place: Option<String>,
    /// The place it faces; the two it faces between, joined by a stroke, where it faces a corner.
    pub facing: Option<String>,
    /// Where it faces in degrees clockwise from north, for what faces off the map too; left out where only places count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<u16>,
    /// Places in its front.
    pub front: Vec<String>,
    /// The place its attack is declared on; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Position in the stack, 0 on top.
    pub line: u8,
    /// Kebab-case state ("on-map", "waiting", "eliminated").
    pub status: String,
    /// Strengths.
    pub figures: Vec<Figure>,
    /// Markers and flags.
    pub markers: Vec<Marker>,
    /// The unit this one is a part of or rides with.
    pub with: Option<String>,
    /// Where its values come from, for the unit card.
    pub note: Option<String>,
}

/// One legal choice, ready for a button or a click on the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ChoiceView {
    /// What to send back.
    pub notation: String,
    /// Kebab-case verb ("step", "face").
    pub verb: String,
    /// The unit it is about.
    pub unit: Option<String>,
    /// The place it is about.
    pub place: Option<String>,
    /// The place faced afterwards; two joined by a stroke where a corner is faced.
    pub facing: Option<String>,
    /// The same in degrees clockwise from north; left out where only places count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<u16>,
    /// The place or unit attacked.
    pub target: Option<String>,
    /// The governing rule.
    pub rule: String,
    /// What it costs.
    pub cost: Option<Cost>,
    /// A short label.
    pub label: Option<Text>,
    /// The strength the unit brings into a combat by it; left out where that is not the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<i64>,
    /// True if it rolls dice or hands over to the other side, so that undo stops here.
    pub irreversible: bool,
}

/// What a choice costs, and why.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Cost {
    /// Movement points, in halves where the title has halves.
    pub points: i64,
    /// Points left afterwards.
    pub left: Option<i64>,
    /// Fatigue levels it will bring.
    pub fatigue: i64,
    /// Reasons ("road", "ford", "extension"), each with its rule.
    pub reasons: Vec<Reason>,
}

/// A reason with its rule.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// In words.
    pub text: Text,
    /// Ledger id.
    pub rule: String,
}

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventLine {
    /// The sentence.
    pub text: Text,
    /// The rule that made it happen.
    pub rule: String,
    /// Places it concerns.
    pub places: Vec<String>,
    /// Units it concerns.
    pub units: Vec<String>,
    /// True if it only tells what a sum in a later line is made of, so that a log may fold it away.
    pub detail: bool,
}

/// Where a unit could go.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReachView {
    /// The unit.
    pub unit: String,
    /// Places with cost, cheapest path and reasons.
    pub places: Vec<ReachPlace>,
}

/// One place in reach.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReachPlace {
    /// The place.
    pub place: String,
    /// Cheapest cost.
    pub cost: i64,
    /// Fatigue levels the cheapest way brings.
    pub fatigue: i64,
    /// The way, start excluded.
    pub path: Vec<String>,
    /// Why the unit must stop there, if it must.
    pub stops: Option<Reason>,
}

/// Who could attack a place in its side's next phase, and at what odds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreatView {
    /// The place.
    pub place: String,
    /// The side that would attack: the enemy of those who stand there, or of the side that is asked.
    pub side: Side,
    /// What could come, most dangerous first.
    pub threats: Vec<Threat>,
}

/// One attack that could come against a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Threat {
    /// Who would come: one unit, or several that attack together.
    pub units: Vec<Attacker>,
    /// The odds as they will be when it is declared; `None` if the place is empty and simply entered.
    pub odds: Option<OddsSheet>,
    /// What it depends on, in words.
    pub notes: Vec<Text>,
}

/// A unit's part in an attack that could come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Attacker {
    /// The unit.
    pub unit: String,
    /// Where it would attack from; for an empty place, the last place before it.
    pub from: String,
    /// Its way there, start excluded.
    pub path: Vec<String>,
    /// Movement points of the way and of the attack.
    pub cost: i64,
    /// Fatigue levels it brings.
    pub fatigue: i64,
}

/// What is seen from a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SightView {
    /// The place looked from.
    pub from: String,
    /// The unit there, if one looks.
    pub unit: Option<String>,
    /// Whose units count as friends on the way: the unit's side, else the side that is asked.
    pub side: Option<Side>,
    /// The bands of range the unit fires in, the nearest first, in words; empty if nobody who could fire looks.
    pub bands: Vec<Text>,
    /// The places looked at, the nearest first.
    pub places: Vec<SightLine>,
}

/// The line from a place to another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SightLine {
    /// The place looked at.
    pub place: String,
    /// How far it is.
    pub distance: i64,
    /// True if nothing is in the way.
    pub clear: bool,
    /// Places that block, the first met; two where the line runs between them.
    pub by: Vec<String>,
    /// The strength the unit would fire with at that distance, 0 beyond its range; `None` if nobody who
    /// could fire looks.
    pub strength: Option<i64>,
    /// Which of the bands of range it lies in, counted from 0; `None` out of range.
    pub band: Option<usize>,
    /// Whether it lies in the arc the unit fires in; `None` where nobody who could fire looks, or where the
    /// title's units fire all round.
    pub arc: Option<bool>,
    /// All that in one sentence, with the rule that decides.
    pub reason: Reason,
}

/// Where the fire of a side falls: every place its units could fire at in its next fire, standing as they stand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FireView {
    /// Whose fire.
    pub side: Side,
    /// Which fire it is, in words.
    pub note: Text,
    /// The places under fire.
    pub places: Vec<FirePlace>,
}

/// A place under fire.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FirePlace {
    /// The place.
    pub place: String,
    /// The strength of all who could fire at it, each as its distance makes it.
    pub strength: i64,
    /// Who they are.
    pub units: Vec<String>,
}

/// A chart of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChartView {
    /// Kebab-case id ("combat", "terrain").
    pub id: String,
    /// Its title.
    pub title: Text,
    /// The ledger row it belongs to.
    pub rule: String,
    /// What the heads of its rows are.
    pub corner: Text,
    /// Its columns.
    pub columns: Vec<ChartColumn>,
    /// Its rows.
    pub rows: Vec<ChartRow>,
}

/// A column of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChartColumn {
    /// Its head.
    pub head: Text,
    /// Where its cells come from: B, P, M or R.
    pub provenance: String,
}

/// A row of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChartRow {
    /// Its head.
    pub head: Text,
    /// A cell for every column.
    pub cells: Vec<Text>,
}

/// When in the game something was chosen, for headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The turn.
    pub turn: i64,
    /// The part of the turn.
    pub phase: Text,
    /// The unit whose activation it belongs to, if any.
    pub unit: Option<String>,
}

/// Exact odds of a combat, with every modifier.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OddsSheet {
    /// Outcome classes; probabilities sum to one.
    pub outcomes: Vec<OddsOutcome>,
    /// Fixed modifiers of both sides, in the order of the rulebook.
    pub modifiers: Vec<Modifier>,
    /// Dice thrown before the combat dice, each with its chance to add one.
    pub dice: Vec<DieChance>,
    /// Expected steps lost, smallest and greatest over the choices players still have.
    pub losses: Vec<LossRange>,
    /// Chance that a place changes hands, smallest and greatest over the choices players still have.
    pub taken: Vec<TakenRange>,
    /// What the figures leave aside, in words.
    pub notes: Vec<Text>,
    /// Cells of the title's charts that apply; left out where the title has no charts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<ChartCell>,
}

/// A cell of one of the charts of a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChartCell {
    /// Id of the chart.
    pub chart: String,
    /// Its row, counted from 0.
    pub row: usize,
    /// Its column, counted from 0.
    pub column: usize,
    /// The natural faces of the die that lead to it; empty if it depends on no die.
    pub faces: Vec<u8>,
}

/// One class of results.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OddsOutcome {
    /// Kebab-case id ("defender-hit").
    pub what: String,
    /// In words.
    pub label: Text,
    /// As a number.
    pub probability: f64,
    /// Exact, as "9/36" in lowest terms.
    pub exact: String,
    /// What a player then has to choose, each option with its own odds.
    pub then: Option<OddsBranch>,
}

/// A choice inside a combat, or what happens to several units by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OddsBranch {
    /// Who chooses; `None` if nobody does and all of it happens.
    pub side: Option<Side>,
    /// The question, or what happens.
    pub prompt: Text,
    /// The answers.
    pub options: Vec<OddsOption>,
}

/// One answer to a choice inside a combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OddsOption {
    /// The choice.
    pub notation: String,
    /// In words.
    pub label: Text,
    /// Its results.
    pub outcomes: Vec<OddsOutcome>,
}

/// A modifier to a die or total.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modifier {
    /// Whose.
    pub side: Side,
    /// How much.
    pub value: i64,
    /// Why, in words.
    pub label: Text,
    /// Ledger id.
    pub rule: String,
}

/// A die that may add to a total.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DieChance {
    /// Whose.
    pub side: Side,
    /// Which unit throws.
    pub unit: String,
    /// What for.
    pub purpose: String,
    /// It succeeds on this natural face or less.
    pub succeeds_on: i64,
    /// Ledger id.
    pub rule: String,
}

/// Expected losses of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LossRange {
    /// Whose.
    pub side: Side,
    /// If players choose so as to lose least.
    pub min: f64,
    /// If they choose so as to lose most.
    pub max: f64,
}

/// Chance that a place changes hands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TakenRange {
    /// The place.
    pub place: String,
    /// Smallest chance over the choices left.
    pub min: f64,
    /// Greatest chance over the choices left.
    pub max: f64,
}
