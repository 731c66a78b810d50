//! `analyze`: what every plan of a finished game gave away and what every die did.

use std::io::IsTerminal;
use std::path::Path;

use commander::analysis::{Account, Activation, Mark, Opinion, TurningPoint};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::view::Moment;
use kernel::{Side, Text};
use serde_json::{Value, json};
use shelf::{Analysis, AnalysisProblem, Depth, Plan, Shelf, Survey};

use crate::cli::AnalyzeArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::position;
use crate::setting;
use crate::voice::Voice;

/// Steps of the progress bar.
const STEPS: u64 = 1000;

/// Analyses a record, or surveys games of computers.
pub fn run(args: &AnalyzeArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    match &args.file {
        Some(file) => analyze(args, file, shelf, voice, out),
        None => survey(args, shelf, voice, out),
    }
}

/// States a search may reach for each activation.
fn effort(args: &AnalyzeArgs) -> u64 {
    let depth = match (args.quick, args.deep) {
        (true, _) => Depth::Quick,
        (_, true) => Depth::Deep,
        _ => Depth::Full,
    };
    args.nodes.unwrap_or_else(|| depth.nodes())
}

fn analyze(args: &AnalyzeArgs, file: &Path, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let record = position::parse(file, &files::read(file)?)?;
    let bar = progress_bar(STEPS, "{bar:40} {percent}%  {eta} left");
    let found = shelf.analyse(&record, &effort(args).into(), &mut |share| {
        bar.set_position((share * STEPS as f64) as u64);
        true
    });
    bar.finish_and_clear();
    let analysis = found.map_err(|problem| {
        let words = match &problem {
            AnalysisProblem::Replay(problem) => voice.replay_problem(problem),
            other => other.to_string(),
        };
        Failure::said(format!("{}: {words}", file.display()))
    })?;
    if args.json {
        let mut value = voice.json(&analysis);
        value["title"] = json!(record.header.title);
        value["scenario"] = json!(record.header.scenario);
        value["players"] = json!(record.header.players);
        return out.json(&value);
    }
    let head = Text::key("analysis-head")
        .name("title", record.header.title.clone())
        .name("scenario", record.header.scenario.clone())
        .num("choices", count(analysis.choices));
    out.line(voice.say(&head))?;
    Sheet { analysis: &analysis, voice }.print(out)
}

fn progress_bar(length: u64, template: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn percent(chance: f64) -> i64 {
    (100.0 * chance).round() as i64
}

/// Points of a chance, with a sign.
fn signed(points: f64) -> String {
    let rounded = (1000.0 * points).round() / 10.0;
    // Nothing has no sign.
    if rounded == 0.0 { "0.0".to_owned() } else { format!("{rounded:+.1}") }
}

/// An analysis for a person to read.
struct Sheet<'a> {
    analysis: &'a Analysis,
    voice: &'a Voice<'a>,
}

impl Sheet<'_> {
    fn print(&self, out: &mut Out) -> Result<(), Failure> {
        let Sheet { analysis, voice } = self;
        let effort = match analysis.nodes {
            0 => Text::key("analysis-no-effort"),
            nodes => Text::key("analysis-effort").num("nodes", i64::try_from(nodes).unwrap_or(i64::MAX)),
        };
        out.line(voice.say(&effort))?;
        let start = Text::key("analysis-start").name("side", voice.side(Side::Union));
        out.line(voice.say(&start.num("chance", percent(analysis.initial))))?;
        for side in Side::BOTH {
            self.print_account(side, &analysis.sides[side], out)?;
        }
        let drift = Text::key("analysis-drift").name("mean", format!("{:.1}", 100.0 * analysis.drift.mean));
        out.line(voice.say(&drift))?;
        self.print_sampled(out)?;
        self.print_turning(out)?;
        self.print_plans(out)
    }

    fn print_account(&self, side: Side, account: &Account, out: &mut Out) -> Result<(), Failure> {
        let key = if account.accuracy.is_some() { "analysis-account" } else { "analysis-account-unjudged" };
        let text = Text::key(key)
            .name("side", self.voice.side(side))
            .num("accuracy", account.accuracy.unwrap_or_default().round() as i64)
            .num("decisions", count(account.decisions))
            .name("errors", format!("{:.1}", 100.0 * account.errors))
            .name("luck", signed(account.luck))
            .num("adjusted", percent(account.adjusted.clamp(0.0, 1.0)));
        out.line(self.voice.say(&text))?;
        if account.accuracy.is_some() {
            let marks = Text::key("analysis-marks")
                .num("doubtful", count(account.marks.doubtful))
                .num("mistakes", count(account.marks.mistake))
                .num("blunders", count(account.marks.blunder))
                .num("only", count(account.marks.only));
            out.line(format!("  {}", self.voice.say(&marks)))?;
        }
        for row in account.purposes.iter().filter(|row| row.dice > 0) {
            let text = Text::key("analysis-purpose")
                .name("purpose", self.purpose(row.purpose))
                .num("dice", count(row.dice))
                .name("luck", signed(row.luck));
            out.line(format!("  {}", self.voice.say(&text)))?;
        }
        for fell in &account.dice {
            let text = Text::key("analysis-dice")
                .num("sides", fell.sides)
                .num("count", count(fell.count))
                .name("mean", format!("{:.2}", fell.mean))
                .name("expected", format!("{:.1}", fell.expected))
                .name("chi", format!("{:.1}", fell.chi_square))
                .num("degrees", fell.degrees);
            out.line(format!("  {}", self.voice.say(&text)))?;
        }
        Ok(())
    }

    /// The page's word for what a die was thrown for.
    fn purpose(&self, purpose: &str) -> String {
        let key = format!("web-die-{purpose}");
        if self.voice.has(&key) { self.voice.word(&key) } else { purpose.to_owned() }
    }

    fn print_sampled(&self, out: &mut Out) -> Result<(), Failure> {
        let sampled = self.analysis.throws.iter().filter(|throw| !throw.exact).count();
        if sampled == 0 {
            return Ok(());
        }
        let text = Text::key("analysis-sampled")
            .num("sampled", count(sampled))
            .num("throws", count(self.analysis.throws.len()));
        out.line(self.voice.say(&text))
    }

    fn print_turning(&self, out: &mut Out) -> Result<(), Failure> {
        out.line(self.voice.word("analysis-turning"))?;
        for TurningPoint { n, moment, text, story, .. } in &self.analysis.turning_points {
            out.line(format!("  {}: {}", self.moment(*n, moment.as_ref()), self.voice.say(text)))?;
            story.iter().try_for_each(|line| out.line(format!("      {}", self.voice.say(line))))?;
        }
        Ok(())
    }

    fn moment(&self, n: usize, moment: Option<&Moment>) -> String {
        let Some(moment) = moment else { return n.to_string() };
        let text = Text::key("analysis-moment").num("n", count(n)).num("turn", moment.turn);
        self.voice.say(&text.term("phase", moment.phase.clone()))
    }

    fn print_plans(&self, out: &mut Out) -> Result<(), Failure> {
        let judged: Vec<_> =
            self.analysis.activations.iter().filter_map(|one| Some((one, one.opinion.as_ref()?))).collect();
        if judged.is_empty() {
            return Ok(());
        }
        out.line(self.voice.word("analysis-plans"))?;
        out.line(format!("  {}", self.voice.word("analysis-plan-head")))?;
        for (activation, opinion) in judged {
            self.print_plan(activation, opinion, out)?;
        }
        Ok(())
    }

    fn print_plan(&self, activation: &Activation, opinion: &Opinion, out: &mut Out) -> Result<(), Failure> {
        let voice = self.voice;
        let mark = match (opinion.mark, opinion.only) {
            (Some(Mark::Doubtful), _) => voice.word("analysis-mark-doubtful"),
            (Some(Mark::Mistake), _) => voice.word("analysis-mark-mistake"),
            (Some(Mark::Blunder), _) => voice.word("analysis-mark-blunder"),
            (None, true) => voice.word("analysis-mark-only"),
            (None, false) => String::new(),
        };
        let line = format!(
            "  {:>6}  {:<12} {:>5}%  {:>3}%  {:>4}% {:>7.1}  {mark}",
            activation.from,
            voice.side(activation.side),
            percent(activation.before),
            percent(opinion.best),
            percent(opinion.played),
            100.0 * opinion.error,
        );
        out.line(line.trim_end())?;
        let Some(better) = opinion.better.as_ref().filter(|_| opinion.mark.is_some()) else { return Ok(()) };
        let plan: Vec<&str> = better.plan.iter().map(|line| line.notation.as_str()).collect();
        let text = Text::key("analysis-better").name("plan", plan.join(", "));
        out.line(format!("          {}", voice.say(&text)))?;
        for reason in &better.why {
            let text =
                Text::key("analysis-why").term("term", reason.term.clone()).name("change", signed(reason.change));
            out.line(format!("          {}", voice.say(&text)))?;
        }
        Ok(())
    }
}

fn survey(args: &AnalyzeArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let plan = Plan {
        setup: setting.setup,
        random_options: false,
        games: args.games,
        seed: args.seed,
        players: args.players,
        nodes: effort(args),
        jobs: args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let bar = progress_bar(args.games, "{bar:40} {pos}/{len} games  {eta} left");
    let survey = setting.title.survey(shelf.data(), &plan, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    if args.json {
        return out.json(&survey_json(setting.title.id(), &plan, &survey));
    }
    survey_texts(setting.title.id(), &plan, &survey).iter().try_for_each(|text| out.line(voice.say(text)))
}

fn survey_json(title: &str, plan: &Plan, survey: &Survey) -> Value {
    json!({
        "title": title,
        "scenario": plan.setup.scenario,
        "players": { "union": plan.players.union.to_string(), "confederate": plan.players.confederate.to_string() },
        "seed": plan.seed,
        "survey": survey,
    })
}

fn survey_texts(title: &str, plan: &Plan, survey: &Survey) -> Vec<Text> {
    let told = &survey.calibration;
    let ratio = survey.ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}"));
    let mut texts = vec![
        Text::key("analysis-survey-head")
            .name("title", title)
            .name("scenario", plan.setup.scenario.clone())
            .num("games", count(survey.games))
            .name("union", plan.players.union.to_string())
            .name("confederate", plan.players.confederate.to_string())
            .name("seed", plan.seed.to_string()),
        Text::key("analysis-survey-luck")
            .name("luck", signed(survey.luck))
            .name("error", format!("{:.1}", 100.0 * survey.luck_error)),
        Text::key("analysis-survey-drift")
            .name("drift", format!("{:.2}", 100.0 * survey.drift))
            .num("activations", count(survey.activations)),
        Text::key("analysis-survey-variance")
            .name("raw", format!("{:.4}", survey.variance))
            .name("adjusted", format!("{:.4}", survey.variance_adjusted))
            .name("ratio", ratio),
        Text::key("analysis-survey-calibration")
            .name("loss", format!("{:.4}", told.log_loss))
            .name("lossConstant", format!("{:.4}", told.log_loss_constant))
            .name("brier", format!("{:.4}", told.brier))
            .name("brierConstant", format!("{:.4}", told.brier_constant))
            .num("positions", i64::try_from(told.positions).unwrap_or(i64::MAX))
            .name("reliability", format!("{:.3}", told.reliability_error)),
    ];
    texts.extend(told.tenths.iter().filter(|tenth| tenth.positions > 0).map(|tenth| {
        Text::key("analysis-survey-tenth")
            .num("foretold", percent(tenth.foretold))
            .num("came", percent(tenth.came))
            .num("positions", i64::try_from(tenth.positions).unwrap_or(i64::MAX))
    }));
    texts.push(
        Text::key("analysis-survey-dice").num("exact", count(survey.exact)).num("sampled", count(survey.sampled)),
    );
    texts
}
