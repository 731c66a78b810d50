//! `ledger`: which rules are proved by tests.

use std::path::Path;

use shelf::{Coverage, INDEX_FILE, Index, LedgerReport, coverage, scan};

use crate::cli::LedgerArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;

/// Shows the coverage; fails if a rule is uncited or a cited id unknown.
pub fn run(args: &LedgerArgs, out: &mut Out) -> Result<(), Failure> {
    let index = if args.write_index { write_index()? } else { Index::embedded()? };
    let report = coverage(&index)?;
    if args.json {
        out.json(&report)?
    } else {
        print(&report, out)?
    }
    out.finish()?;
    if report.is_complete() {
        return Ok(());
    }
    let uncited: usize = report.titles.iter().map(|title| title.uncited.len()).sum();
    let unknown: usize = report.titles.iter().map(|title| title.unknown.len()).sum::<usize>() + report.unknown.len();
    Err(Failure::said(format!("the ledger is not covered: {uncited} rules uncited, {unknown} ids unknown")))
}

fn write_index() -> Result<Index, Failure> {
    let index = scan(Path::new("."))?;
    files::write(Path::new(INDEX_FILE), &index.to_text())?;
    Ok(index)
}

fn print(report: &LedgerReport, out: &mut Out) -> Result<(), Failure> {
    for title in &report.titles {
        print_title(title, out)?;
    }
    print_ids("cited, but in no ledger", &report.unknown, out)
}

fn print_title(title: &Coverage, out: &mut Out) -> Result<(), Failure> {
    out.line(format!("{}: {} of {} rules are cited by tests", title.title, title.cited, title.rules))?;
    print_ids("cited by no test", &title.uncited, out)?;
    print_ids("cited, but in no ledger", &title.unknown, out)
}

fn print_ids(what: &str, ids: &[String], out: &mut Out) -> Result<(), Failure> {
    if ids.is_empty() {
        return Ok(());
    }
    out.line(format!("  {what}:"))?;
    ids.iter().try_for_each(|id| out.line(format!("    {id}")))
}
