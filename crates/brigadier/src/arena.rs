//! `arena`: who is the stronger, in pairs of games with sides swapped.

use std::io::IsTerminal;

use commander::Level;
use commander::arena::{Bounds, Finding, Ladder, Match, Pair, Sequential, Tally, elo_of_score};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Text;
use serde_json::{Value, json};
use shelf::{Bout, Fought, Kind, Shelf};

use crate::cli::ArenaArgs;
use crate::failure::Failure;
use crate::manners::Manners;
use crate::out::Out;
use crate::setting::{self, Setting};
use crate::voice::Voice;

/// Fights all matches between the players named, neighbours first, and tells what came of them.
pub fn run(args: &ArenaArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let test = Sequential { bounds: Bounds { low: args.low, high: args.high } };
    let (mut matches, mut manners) = (Vec::new(), Vec::new());
    for (second, first) in couples(args.players.len(), args.span) {
        let players = [args.players.get(first), args.players.get(second)].map(|kind| kind.copied());
        let [Some(measured), Some(against)] = players else { continue };
        let fought = fight(args, &setting, shelf, test, [measured, against], out)?;
        let pairs = fought.iter().map(|f| f.result).collect();
        manners.push(Manners::of([measured, against], &fought));
        matches.push((measured, against, Match { first, second, pairs }));
        if let Some(wrong) = fought.into_iter().find_map(|f| f.wrong) {
            return Err(Failure::said(wrong));
        }
    }
    let report = Report { args, setting: &setting, test, matches: &matches, manners: &manners };
    if args.json { out.json(&report.json()) } else { report.print(voice, out) }
}

/// Every couple of players so near in the list once, the later-named one first: he is the one measured.
fn couples(players: usize, span: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..players).flat_map(move |first| (first.saturating_sub(span)..first).map(move |second| (second, first)))
}

/// Who stands at 1000: the scripted commander if he is among the players, else the first.
fn anchor(players: &[Kind]) -> usize {
    players.iter().position(|kind| *kind == Kind::of(Level::Regular)).unwrap_or(0)
}

fn fight(
    args: &ArenaArgs,
    setting: &Setting,
    shelf: &Shelf,
    test: Sequential,
    players: [Kind; 2],
    out: &mut Out,
) -> Result<Vec<Fought>, Failure> {
    let bout = Bout {
        setup: setting.setup.clone(),
        players,
        first: args.first,
        pairs: args.pairs,
        seed: args.seed,
        until: args.until.then_some(test),
        nodes: args.nodes,
        times: args.times,
        jobs: args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let bar = progress_bar(args.pairs);
    let fought = setting.title.fight(shelf.data(), &bout, &|_| bar.inc(1))?;
    bar.finish_and_clear();
    if args.games {
        fought.iter().try_for_each(|f| out.line(line(players, f)))?;
    }
    Ok(fought)
}

/// One line per pair for a person or a table: number, result with each side, choices.
fn line([measured, against]: [Kind; 2], fought: &Fought) -> String {
    let points = |half: u8| f64::from(half) / 2.0;
    let half = fought.result.half_points;
    format!(
        "{measured} {against} pair {} union {} confederate {} choices {} {}",
        fought.pair,
        points(half.union),
        points(half.confederate),
        fought.choices.union,
        fought.choices.confederate
    )
}

fn progress_bar(pairs: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} pairs  {eta} left");
    ProgressBar::new(pairs).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

struct Report<'a> {
    args: &'a ArenaArgs,
    setting: &'a Setting,
    test: Sequential,
    matches: &'a [(Kind, Kind, Match)],
    manners: &'a [Manners],
}

impl Report<'_> {
    fn ladder(&self) -> Option<Ladder> {
        let matches: Vec<Match> = self.matches.iter().map(|(_, _, m)| m.clone()).collect();
        let players = &self.args.players;
        (players.len() > 2).then(|| Ladder::fit(players.len(), anchor(players), &matches, self.args.seed))
    }

    fn json(&self) -> Value {
        let matches: Vec<Value> = self.matches.iter().map(|(a, b, m)| self.match_json(*a, *b, &m.pairs)).collect();
        let players: Vec<&str> = self.args.players.iter().map(|kind| kind.id()).collect();
        let mut json = json!({
            "title": self.setting.title.id(),
            "scenario": self.setting.setup.scenario,
            "seed": self.args.seed,
            "nodes": self.args.nodes,
            "players": players,
            "bounds": self.test.bounds,
            "matches": matches,
            "ladder": self.ladder(),
        });
        if let Some(json) = json.as_object_mut() {
            if self.args.conduct {
                json.insert("conduct".to_owned(), self.manners.iter().map(Manners::conduct_json).collect());
            }
            if self.args.times {
                json.insert("times".to_owned(), self.manners.iter().map(Manners::times_json).collect());
            }
        }
        json
    }

    fn match_json(&self, measured: Kind, against: Kind, pairs: &[Pair]) -> Value {
        let tally = tally(pairs);
        let (score, low, high) = tally.interval();
        json!({
            "first": measured.id(),
            "second": against.id(),
            "pairs": tally.pairs(),
            "classes": tally.classes,
            "as_side": tally.as_side,
            "score": score,
            "interval": [low, high],
            "elo": finite(elo_of_score(score)),
            "elo_interval": [finite(elo_of_score(low)), finite(elo_of_score(high))],
            "ratio": self.test.ratio(&tally),
            "finding": self.test.finding(&tally),
        })
    }

    fn print(&self, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
        for (measured, against, m) in self.matches {
            for text in self.match_texts(*measured, *against, &m.pairs) {
                out.line(voice.say(&text))?;
            }
        }
        for manners in self.manners {
            manners.print(self.args, voice, out)?;
        }
        let Some(ladder) = self.ladder() else { return Ok(()) };
        for (kind, rung) in self.args.players.iter().zip(&ladder.rungs) {
            let text = Text::key("ui-arena-rung")
                .name("player", kind.id())
                .num("elo", whole(rung.elo))
                .num("low", whole(rung.low))
                .num("high", whole(rung.high));
            out.line(voice.say(&text))?;
        }
        out.line(voice.say(&Text::key("ui-arena-side").num("elo", whole(ladder.union_advantage))))
    }

    fn match_texts(&self, measured: Kind, against: Kind, pairs: &[Pair]) -> [Text; 3] {
        let tally = tally(pairs);
        let (score, low, high) = tally.interval();
        let percent = |share: f64| whole(share * 100.0);
        let finding = match self.test.finding(&tally) {
            Finding::Passed => "passed",
            Finding::Failed => "failed",
            Finding::Open => "open",
        };
        let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        [
            Text::key("ui-arena-head")
                .name("first", measured.id())
                .name("second", against.id())
                .name("title", self.setting.title.id())
                .name("scenario", self.setting.setup.scenario.clone())
                .num("pairs", count(tally.pairs())),
            Text::key("ui-arena-score")
                .num("score", percent(score))
                .num("low", percent(low))
                .num("high", percent(high))
                .num("union", percent(tally.as_side.union.share()))
                .num("confederate", percent(tally.as_side.confederate.share())),
            Text::key(format!("ui-arena-{finding}"))
                .name("ratio", format!("{:.2}", self.test.ratio(&tally)))
                .num("low", whole(self.test.bounds.low))
                .num("high", whole(self.test.bounds.high)),
        ]
    }
}

fn tally(pairs: &[Pair]) -> Tally {
    let mut tally = Tally::default();
    pairs.iter().for_each(|pair| tally.add(*pair));
    tally
}

/// Elo of a clean sweep has no end; JSON has no word for that.
fn finite(elo: f64) -> Option<f64> {
    elo.is_finite().then_some(elo)
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}
