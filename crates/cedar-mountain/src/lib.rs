//! The rules of *Cedar Mountain 1862* (Civil War Brigade Battle Series), section by section.
//!
//! | section | module |
//! | --- | --- |
//! | 2.1, 2.2 stacking, zones of control | [`zones`] |
//! | 2.3, 2.5, 3.3 units and leaders as printed | [`sheets`] |
//! | 5 sequence of play, 11 night | [`turn`] |
//! | 6.1 to 6.3 command | [`command`] |
//! | 6.4 leaders | [`leaders`] |
//! | 7 artillery phase, 9.1 to 9.3, 9.5 fire | [`fire`] |
//! | 8 movement | [`movement`] |
//! | 8.5, 14.3, 14.4 reinforcements | [`arrivals`] |
//! | 9.4 line of sight | [`sight`], over the [`ground`] |
//! | 9.5 to 9.7 results, 14.1.5 Fate markers | [`result`] |
//! | 9.8 retreat and rout | [`flight`] |
//! | 9.9 advance | [`advance`] |
//! | 10 rally | [`rally`] |
//! | 13, 14.1.6 victory | [`victory`] |
//! | 14 set-up | [`setup`], files in [`scenario`], charts in [`tables`] |

pub mod advance;
pub mod arrivals;
pub mod bar;
pub mod choice;
pub mod command;
pub mod event;
pub mod fire;
pub mod flight;
pub mod ground;
pub mod ids;
pub mod leaders;
pub mod movement;
pub mod odds;
pub mod play;
pub mod progress;
pub mod rally;
pub mod result;
pub mod scenario;
pub mod setup;
pub mod sheets;
pub mod sight;
pub mod state;
pub mod tables;
pub mod turn;
pub mod victory;
pub mod world;
pub mod zones;

mod canon;
mod charts;
mod describe;
mod outlook;
mod prompt;
mod tactics;
mod tell;
mod threats;
mod title;
mod view;

pub use choice::Choice;
pub use event::Event;
pub use state::State;
pub use world::World;

/// The title's id, also the name of its data folder.
pub const ID: &str = "cedar-mountain";

/// Cedar Mountain 1862.
#[derive(Clone, Copy, Debug)]
pub struct CedarMountain;
