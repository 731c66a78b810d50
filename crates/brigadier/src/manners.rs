//! How the players of a match behaved, and how long they thought.

use commander::conduct::Conduct;
use kernel::{BySide, Side, Text};
use serde_json::{Value, json};
use shelf::{Fought, Kind, Thought};

use crate::cli::ArenaArgs;
use crate::failure::Failure;
use crate::out::Out;
use crate::voice::Voice;

/// What a match showed of its two players beside the result.
pub struct Manners {
    players: [Kind; 2],
    conduct: [BySide<Conduct>; 2],
    thoughts: Vec<Thought>,
}

/// Situations by the share of a full search they deserve, with the word for them.
const SITUATIONS: [(&str, f64, f64); 3] = [("quiet", 0.0, 0.2), ("near", 0.2, 0.7), ("contact", 0.7, f64::INFINITY)];

impl Manners {
    /// Sums what the pairs of a match showed.
    pub fn of(players: [Kind; 2], fought: &[Fought]) -> Manners {
        let mut conduct = [BySide::<Conduct>::default(); 2];
        for pair in fought {
            for (sum, one) in conduct.iter_mut().zip(pair.conduct) {
                Side::BOTH.into_iter().for_each(|side| sum[side] += one[side]);
            }
        }
        Manners { players, conduct, thoughts: fought.iter().flat_map(|pair| pair.thoughts.iter().copied()).collect() }
    }

    /// The counts of both, with each side.
    pub fn conduct_json(&self) -> Value {
        let [first, second] = self.conduct;
        json!({ "first": first, "second": second })
    }

    /// Seconds by player and situation.
    pub fn times_json(&self) -> Value {
        self.times()
            .into_iter()
            .map(|time| {
                json!({
                    "player": time.kind.to_string(),
                    "situation": time.situation,
                    "decisions": time.decisions,
                    "p50": time.quantiles[0],
                    "p95": time.quantiles[1],
                    "p99": time.quantiles[2],
                })
            })
            .collect()
    }

    /// Tells what was asked for.
    pub fn print(&self, args: &ArenaArgs, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
        if args.conduct {
            for (kind, conduct) in self.players.iter().zip(&self.conduct) {
                for side in Side::BOTH {
                    out.line(voice.say(&conduct_text(*kind, side, &conduct[side])))?;
                }
            }
        }
        if args.times {
            for time in self.times() {
                out.line(voice.say(&time.text()))?;
            }
        }
        Ok(())
    }

    fn times(&self) -> Vec<Time> {
        let each = |kind: Kind| SITUATIONS.iter().filter_map(move |situation| self.time(kind, *situation));
        self.players.into_iter().flat_map(each).collect()
    }

    fn time(&self, kind: Kind, (situation, from, to): (&'static str, f64, f64)) -> Option<Time> {
        let meant = |thought: &&Thought| thought.kind == kind && (from..to).contains(&thought.urgency);
        let mut seconds: Vec<f64> = self.thoughts.iter().filter(meant).map(|thought| thought.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let at = |share: f64| seconds.get((share * (seconds.len() as f64 - 1.0)).round() as usize).copied();
        let quantiles = [at(0.5)?, at(0.95)?, at(0.99)?];
        Some(Time { kind, situation, decisions: seconds.len(), quantiles })
    }
}

/// How long one player thought in one kind of situation.
struct Time {
    kind: Kind,
    situation: &'static str,
    decisions: usize,
    quantiles: [f64; 3],
}

impl Time {
    fn text(&self) -> Text {
        let [p50, p95, p99] = self.quantiles.map(|seconds| format!("{seconds:.3}"));
        Text::key("ui-arena-time")
            .name("player", self.kind.to_string())
            .name("situation", self.situation)
            .num("decisions", i64::try_from(self.decisions).unwrap_or(i64::MAX))
            .name("middle", p50)
            .name("most", p95)
            .name("nearly", p99)
    }
}

fn conduct_text(kind: Kind, side: Side, conduct: &Conduct) -> Text {
    let share = |part: u64, whole: u64| match whole {
        0 => "-".to_owned(),
        _ => format!("{:.1}", 100.0 * part as f64 / whole as f64),
    };
    Text::key("ui-arena-conduct")
        .name("player", kind.to_string())
        .term("side", Text::key(format!("side-{side}")))
        .num("attacks", i64::try_from(conduct.attacks).unwrap_or(i64::MAX))
        .name("rash", share(conduct.rash_attacks, conduct.attacks))
        .name("tired", share(conduct.tired_attacks, conduct.attacks))
        .name("idle", share(conduct.idle, conduct.units))
        .name("lost", share(conduct.out_of_command, conduct.units))
        .name("guns", share(conduct.guns_alone, conduct.guns))
        .name("open", share(conduct.objectives_open, conduct.objectives))
}
