//! The view keeps what `docs/view.md` promises.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use std::fs;

use common::{folder, root, run_in};
use serde_json::Value;

fn schema() -> Value {
    let page = fs::read_to_string(root().join("docs/view.md")).unwrap();
    let block = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    serde_json::from_str(block).unwrap()
}

/// The words of JSON Schema that the page uses. Any other is an error, so that none is passed over.
struct Validator<'a> {
    root: &'a Value,
}

impl Validator<'_> {
    fn check(&self, schema: &Value, value: &Value, path: &str) -> Result<(), String> {
        for (word, rule) in schema.as_object().unwrap() {
            self.check_word(schema, word, rule, value, path)?;
        }
        Ok(())
    }

    fn check_word(&self, schema: &Value, word: &str, rule: &Value, value: &Value, path: &str) -> Result<(), String> {
        let wrong = |what: String| Err(format!("{path}: {what} in {value}"));
        match word {
            "$schema" | "$defs" | "title" | "description" => Ok(()),
            "$ref" => {
                let target = self.root.pointer(rule.as_str().unwrap().strip_prefix('#').unwrap());
                self.check(target.unwrap_or_else(|| panic!("no {rule}")), value, path)
            }
            "const" if rule != value => wrong(format!("not {rule}")),
            "enum" if !rule.as_array().unwrap().contains(value) => wrong(format!("none of {rule}")),
            "const" | "enum" => Ok(()),
            "type" if !has_type(rule, value) => wrong(format!("not of type {rule}")),
            "type" => Ok(()),
            "required" => {
                match rule.as_array().unwrap().iter().find(|name| value.get(name.as_str().unwrap()).is_none()) {
                    Some(name) => wrong(format!("no {name}")),
                    None => Ok(()),
                }
            }
            "additionalProperties" => {
                let known = schema["properties"].as_object().unwrap();
                match value.as_object().into_iter().flatten().find(|(name, _)| !known.contains_key(*name)) {
                    Some((name, _)) => wrong(format!("unknown {name}")),
                    None => Ok(()),
                }
            }
            "properties" => {
                let given =
                    rule.as_object().unwrap().iter().filter_map(|(name, rule)| Some((name, rule, value.get(name)?)));
                given.into_iter().try_for_each(|(name, rule, value)| self.check(rule, value, &format!("{path}/{name}")))
            }
            "items" => {
                let items = value.as_array().into_iter().flatten().zip(0..);
                items.into_iter().try_for_each(|(item, index)| self.check(rule, item, &format!("{path}/{index}")))
            }
            "oneOf" => {
                let fits = rule.as_array().unwrap().iter().filter(|rule| self.check(rule, value, path).is_ok()).count();
                if fits == 1 { Ok(()) } else { wrong(format!("fits {fits} of the alternatives")) }
            }
            other => panic!("the test does not know '{other}'"),
        }
    }
}

fn has_type(rule: &Value, value: &Value) -> bool {
    let is = |name: &Value| match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the test does not know type '{other}'"),
    };
    rule.as_array().map_or_else(|| is(rule), |names| names.iter().any(is))
}

#[test]
fn views_fit_the_schema() {
    let schema = schema();
    let folder = folder("view");
    run_in(&folder, &["sim", "--games", "1", "--seed", "5", "--records", "."], "").ok();
    let total = run_in(&folder, &["replay", "game-0.record", "--json"], "").ok().json()["choices"].as_u64().unwrap();
    let validator = Validator { root: &schema };
    let moments = (0..12).map(|part| total * part / 11);
    for (moment, viewer) in moments.zip(["union", "confederate", "spectator", "referee"].iter().cycle()) {
        let lang = if moment % 2 == 0 { "en" } else { "fr" };
        let to = moment.to_string();
        let args = ["view", "game-0.record", "--json", "--viewer", viewer, "--to", &to, "--lang", lang];
        let view = run_in(&folder, &args, "").ok().json();
        validator.check(&schema, &view, "").unwrap_or_else(|problem| panic!("after {moment} choices: {problem}"));
        assert!(!view.to_string().contains("$text"));
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_validator_finds_faults() {
    let schema = schema();
    let folder = folder("view-faults");
    let good = run_in(&folder, &["view", "--json"], "").ok().json();
    let fails = |change: &dyn Fn(&mut Value)| {
        let mut bad = good.clone();
        change(&mut bad);
        Validator { root: &schema }.check(&schema, &bad, "").is_err()
    };
    assert!(!fails(&|_| ()));
    assert!(fails(&|view| view["format"] = 2.into()));
    assert!(fails(&|view| view["viewer"] = "god".into()));
    assert!(fails(&|view| view["counters"][0]["line"] = "top".into()));
    assert!(fails(&|view| view["counters"][0]["secret"] = true.into()));
    assert!(fails(&|view| view["asked"]["over"] = Value::Null));
    assert!(fails(&|view| drop(view["choices"][0].as_object_mut().unwrap().remove("rule"))));
    fs::remove_dir_all(folder).unwrap();
}
