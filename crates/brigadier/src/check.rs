//! `check-data`: is everything in the data as it should be?

use serde_json::json;
use shelf::{Data, check_data};

use crate::cli::JsonArgs;
use crate::failure::Failure;
use crate::out::Out;

/// Checks all data; fails if anything is wrong.
pub fn run(args: &JsonArgs, data: &Data, out: &mut Out) -> Result<(), Failure> {
    let report = check_data(data);
    let ok = report.findings.is_empty();
    if args.json {
        out.json(&json!({ "ok": ok, "checked": report.checked, "findings": report.findings }))?;
    } else {
        report.findings.iter().try_for_each(|finding| out.line(finding))?;
        let counts: Vec<String> = report.checked.iter().map(|(what, count)| format!("{count} {what}")).collect();
        out.line(format!("checked: {}", counts.join(", ")))?;
    }
    out.finish()?;
    match report.findings.len() {
        0 => Ok(()),
        1 => Err(Failure::said("1 thing in the data is wrong")),
        count => Err(Failure::said(format!("{count} things in the data are wrong"))),
    }
}
