//! The rules of *Red Badge of Courage: First Bull Run*, section by section.
//!
//! | section | module |
//! | --- | --- |
//! | 2.6 the disorder roll | [`disorder`] |
//! | 3 sequence of play | [`turn`], [`stage`] |
//! | 4, 12.7 leaders | [`leaders`]; 4.17, 9.3 how they ride in [`ride`] |
//! | 4.14, 5.2 command check and pool | [`pool`] |
//! | 5.1 initiative | [`initiative`] |
//! | 5.3 activation | [`activation`] |
//! | 5.26 Hampton's Legion, 14.3 detachments | [`legion`] |
//! | 6 orders | [`orders`] |
//! | 7 facing | [`facing`] |
//! | 8 stacking and extended lines | [`stacking`], [`extension`] |
//! | 3.2 unit actions, 15 barricades | [`actions`] |
//! | 9 movement | [`movement`], [`moving`], [`drill`], costs in [`cost`], nearness to the enemy in [`approach`] |
//! | 9.71 reinforcements | [`arrivals`], [`entry`] |
//! | 3.3 interrupts | [`interrupts`] |
//! | 10 fire | [`fire`], strength and modifiers in [`firepower`] |
//! | 10.8 confused fire | [`confusion`] |
//! | 11 shock | [`shock`], results in [`melee`], modifiers in [`impact`] |
//! | 12 results | [`results`], [`retreat`] |
//! | 13.2, 13.3 effectiveness | [`effectiveness`] |
//! | 13.5, 12.75 recovery and replacements | [`recovery`] |
//! | 14.4, 14.5 Tyler and Cocke | [`tyler`] |
//! | 17, 18 fatigue and heat | [`fatigue`], end of the turn in [`turn_end`] |
//! | 3.5 what is hidden | [`redeal`], [`view`] |
//! | what players read | [`counters`], [`describe`], [`tell`], [`prompt`], [`outlook`], [`threats`], [`reach`] |
//! | 20 set-up | [`setup`], files in [`scenario`], numbers in [`tables`] |
//! | 21.2, 22.2 victory | [`victory`] |

pub mod actions;
pub mod activation;
pub mod approach;
pub mod arrivals;
pub mod bar;
pub mod canon;
pub mod charts;
pub mod choice;
pub mod cite;
mod closing;
pub mod confusion;
pub mod cost;
pub mod counters;
pub mod describe;
pub mod disorder;
pub mod drill;
pub mod effectiveness;
pub mod entry;
pub mod event;
pub mod extension;
pub mod facing;
pub mod fatigue;
pub mod fire;
pub mod firepower;
pub mod ids;
pub mod impact;
pub mod initiative;
pub mod interrupts;
pub mod leaders;
pub mod legion;
pub mod melee;
pub mod movement;
pub mod moving;
pub mod odds;
pub mod orders;
pub mod outlook;
pub mod play;
pub mod pool;
pub mod progress;
pub mod prompt;
pub mod reach;
pub mod recovery;
pub mod redeal;
pub mod results;
pub mod retreat;
pub mod ride;
pub mod scenario;
pub mod setup;
pub mod shock;
pub mod shock_odds;
pub mod sight;
mod spread;
pub mod stacking;
pub mod stage;
pub mod start;
pub mod state;
pub mod tables;
pub mod tactics;
pub mod tell;
pub mod terms;
pub mod threats;
pub mod turn;
pub mod turn_end;
pub mod tyler;
pub mod victory;
pub mod view;
pub mod world;

mod title;

pub use choice::Choice;
pub use event::Event;
pub use state::State;
pub use world::World;

/// The title's id, also the name of its data folder.
pub const ID: &str = "red-badge";

/// Red Badge of Courage: First Bull Run.
#[derive(Clone, Copy, Debug)]
pub struct RedBadge;
