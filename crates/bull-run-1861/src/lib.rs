//! The rules of *Bull Run 1861*, section by section of its rulebook.
//!
//! | section | module |
//! | --- | --- |
//! | 4 object, 13 points | [`victory`] |
//! | 5 game turn, 8 continuation | [`turn`] |
//! | 6 initiative, offensive, markers | [`initiative`] |
//! | 7 activation | [`activation`], headquarters in [`hq`] |
//! | 9 administration, 12.3 arrivals | [`administration`] |
//! | 10.1 command | [`command`] |
//! | 10.2, 10.4 ZOC, front, facing | [`facing`] |
//! | 10.3 movement | [`movement`], what an arrival sets off in [`arrival`] |
//! | 10.5 stacking, Hampton Legion | [`stacking`] |
//! | 10.6 extended line | [`extended_line`] |
//! | 11.1 to 11.3 combat | [`combat`] |
//! | 11.4 results | [`result`] |
//! | 12 set-up | [`setup`], files in [`scenario`] |

pub mod activation;
pub mod administration;
pub mod arrival;
pub mod bar;
pub mod choice;
pub mod combat;
pub mod command;
pub mod event;
pub mod extended_line;
pub mod facing;
pub mod hq;
pub mod ids;
pub mod initiative;
pub mod movement;
pub mod play;
pub mod result;
pub mod scenario;
pub mod setup;
pub mod stacking;
pub mod state;
pub mod tables;
pub mod turn;
pub mod victory;
pub mod world;

mod canon;
mod describe;
pub mod odds;
pub mod progress;
mod prompt;
mod story;
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
pub const ID: &str = "bull-run-1861";

/// Bull Run 1861.
#[derive(Clone, Copy, Debug)]
pub struct BullRun1861;
