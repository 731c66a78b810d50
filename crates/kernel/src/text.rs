//! Text for people, by key: rules never hold prose.
//!
//! A [`Text`] names a Fluent message and its arguments. The shelf turns it into
//! English or French. It serialises as `{"$text": key, "args": {...}}`, which the
//! shelf replaces by the finished sentence wherever it stands in a JSON value.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which the language may inflect by.
    Number(i64),
    /// A proper name from the data, shown as it is.
    Name(String),
    /// Another message, translated before it is put in.
    Term(Text),
    /// Several names or terms, joined as the language joins lists.
    List(Vec<Arg>),
}

/// A message id: a prefix and the name of a variant, as `Debug` writes it, in kebab case.
pub fn kebab(prefix: &str, variant: &impl fmt::Debug) -> String {
    let mut key = prefix.to_owned();
    for letter in format!("{variant:?}").chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The Fluent message id, kebab-case.
    pub key: String,
    /// Named arguments.
    pub args: BTreeMap<&'static str, Arg>,
}

impl Text {
    /// A message without arguments.
    pub fn key(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: BTreeMap::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn num(mut self, name: &'static str, value: impl Into<i64>) -> Text {
        self.args.insert(name, Arg::Number(value.into()));
        self
    }

    /// Adds a proper name.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: impl Into<String>) -> Text {
        self.args.insert(name, Arg::Name(value.into()));
        self
    }

    /// Adds a message to be translated first.
    #[must_use]
    pub fn term(mut self, name: &'static str, value: Text) -> Text {
        self.args.insert(name, Arg::Term(value));
        self
    }

    /// Adds a list of names.
    #[must_use]
    pub fn names(mut self, name: &'static str, values: impl IntoIterator<Item = String>) -> Text {
        self.args.insert(name, Arg::List(values.into_iter().map(Arg::Name).collect()));
        self
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(n) => write!(f, " {name}={n}")?,
                Arg::Name(s) => write!(f, " {name}={s}")?,
                Arg::Term(t) => write!(f, " {name}=({t})")?,
                Arg::List(items) => write!(f, " {name}=[{} items]", items.len())?,
            }
        }
        Ok(())
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("$text", &self.key)?;
        map.serialize_entry("args", &self.args)?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    enum Bar {
        NotAskedNow,
    }

    #[test]
    fn a_variant_becomes_a_message_id() {
        assert_eq!(kebab("race-bar", &Bar::NotAskedNow), "race-bar-not-asked-now");
    }
}
