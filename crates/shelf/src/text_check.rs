//! Whether both languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use kernel::board::Finding;
use kernel::{DataError, Library};

use crate::text::{Lang, resources};

/// Where a message stands and which arguments it uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    file: String,
    variables: BTreeSet<String>,
}

/// Messages, and their attributes as `message.attribute`.
type Entries = BTreeMap<String, Entry>;

/// Compares the languages: the same messages, with the same arguments. Gives the number of
/// messages and what is wrong.
pub(crate) fn compare(library: &dyn Library) -> Result<(usize, Vec<Finding>), DataError> {
    let [en, fr] = [entries(library, Lang::En)?, entries(library, Lang::Fr)?];
    let mut findings = missing(&en, &fr, Lang::Fr);
    findings.extend(missing(&fr, &en, Lang::En));
    for (key, entry) in &en {
        let other = fr.get(key).filter(|other| other.variables != entry.variables);
        findings.extend(other.map(|other| Finding {
            file: other.file.clone(),
            line: None,
            problem: format!("'{key}' uses {}, in English {}", list(&other.variables), list(&entry.variables)),
        }));
    }
    Ok((en.len(), findings))
}

fn list(variables: &BTreeSet<String>) -> String {
    let names: Vec<String> = variables.iter().map(|name| format!("${name}")).collect();
    if names.is_empty() { "no arguments".to_owned() } else { names.join(", ") }
}

fn missing(have: &Entries, lack: &Entries, lang: Lang) -> Vec<Finding> {
    let gone = have.iter().filter(|(key, _)| !lack.contains_key(*key));
    let finding = |(key, entry): (&String, &Entry)| Finding {
        file: entry.file.clone(),
        line: None,
        problem: format!("'{key}' has no counterpart in '{lang}'"),
    };
    gone.map(finding).collect()
}

fn entries(library: &dyn Library, lang: Lang) -> Result<Entries, DataError> {
    let mut entries = Entries::new();
    for (file, resource) in resources(library, lang)? {
        add_file(&mut entries, &file, &resource);
    }
    Ok(entries)
}

fn add_file(entries: &mut Entries, file: &str, resource: &FluentResource) {
    for entry in resource.entries() {
        let ast::Entry::Message(message) = entry else { continue };
        let mut add = |key: String, pattern: &ast::Pattern<&str>| {
            let mut variables = BTreeSet::new();
            in_pattern(pattern, &mut variables);
            entries.insert(key, Entry { file: file.to_owned(), variables });
        };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        _ => {}
    }
}
