//! The rules of *Second Bull Run 1862* (the Secession system and its section 11), section by section.
//!
//! | section | module |
//! | --- | --- |
//! | 3 object, 11.2 points | [`victory`] |
//! | 4 game turn, 5 initiative, 7 continuation | [`turn`] |
//! | 6.1, 6.2 activation and actions | [`activation`] |
//! | 6.3 commanders, 9.4 commander alone | [`commanders`] |
//! | 8 A to D administration | [`administration`] |
//! | 8 E, 11.1.3 reinforcements | [`arrivals`] |
//! | 9.1, 9.2 command | [`command`], keeping together in [`cohesion`] |
//! | 9.3, 9.5 ZOC, front, facing | [`facing`], what a move sets off in [`duties`] |
//! | 9.4 movement | [`movement`] |
//! | 9.6 stacking | [`stacking`] |
//! | 10.1 to 10.3 combat | [`combat`] |
//! | 10.4 results | [`result`], retreats in [`retreat`] |
//! | 11.2 set-up | [`setup`], files in [`scenario`] and [`start`] |
//! | 11.2.3 night | [`night`] |

pub mod activation;
pub mod administration;
pub mod arrivals;
pub mod bar;
pub mod choice;
pub mod cohesion;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod duties;
pub mod event;
pub mod facing;
pub mod ground;
pub mod ids;
pub mod movement;
pub mod night;
pub mod odds;
pub mod play;
pub mod progress;
pub mod result;
pub mod retreat;
pub mod scenario;
pub mod setup;
pub mod stacking;
pub mod stage;
pub mod start;
pub mod state;
pub mod tables;
pub mod turn;
pub mod victory;
pub mod world;

mod canon;
mod describe;
mod prompt;
mod reach;
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
pub const ID: &str = "second-bull-run";

/// Second Bull Run 1862.
#[derive(Clone, Copy, Debug)]
pub struct SecondBullRun;
