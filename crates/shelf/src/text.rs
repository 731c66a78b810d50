//! Words for people: Fluent messages in English and French.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{DataError, Library, Refusal, Text};
use serde::Serialize;
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

/// A language we speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The word for it on the command line, also its folder below `text/`.
    pub const fn id(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no language of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no language we speak; say 'en' or 'fr'")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(word: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.id() == word).ok_or_else(|| UnknownLang(word.to_owned()))
    }
}

/// The key under which a rule's summary is found. Fluent ids have no dots or plus signs.
pub fn rule_key(id: &str) -> String {
    format!("rule-{}", id.replace('.', "_").replace('+', "-plus"))
}

type Bundle = FluentBundle<FluentResource>;

/// All messages in all languages.
pub struct Texts {
    bundles: [Bundle; Lang::ALL.len()],
}

impl Texts {
    /// Reads every `.ftl` file below `text/en` and `text/fr`.
    pub fn load(library: &dyn Library) -> Result<Texts, DataError> {
        Ok(Texts { bundles: [bundle(library, Lang::En)?, bundle(library, Lang::Fr)?] })
    }

    /// True if there is such a message, or such an attribute for `message.attribute`.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.pattern(lang, key, None).is_some()
    }

    /// A message in words. A key that does not exist is shown as it is, in brackets.
    pub fn say(&self, lang: Lang, text: &Text) -> String {
        match serde_json::to_value(text) {
            Ok(Value::Object(object)) => self.say_object(lang, &object),
            _ => format!("[{text}]"),
        }
    }

    /// A message without arguments.
    pub fn word(&self, lang: Lang, key: &str) -> String {
        self.say(lang, &Text::key(key))
    }

    /// A refusal in words, with the rule that forbids it.
    pub fn refusal(&self, lang: Lang, refusal: &Refusal) -> String {
        format!("{} [{}]", self.say(lang, &refusal.reason), refusal.rule)
    }

    /// The summary of a rule by its ledger id.
    pub fn rule(&self, lang: Lang, id: &str) -> Option<String> {
        let key = rule_key(id);
        self.has(lang, &key).then(|| self.word(lang, &key))
    }

    /// Any value as JSON, with all messages in words.
    pub fn json(&self, lang: Lang, value: &impl Serialize) -> Value {
        self.render(lang, serde_json::to_value(value).unwrap_or(Value::Null))
    }

    /// A JSON value in which every `{"$text": ...}` has become a string.
    pub fn render(&self, lang: Lang, value: Value) -> Value {
        match value {
            Value::Object(object) if object.contains_key("$text") => Value::String(self.say_object(lang, &object)),
            Value::Object(object) => {
                Value::Object(object.into_iter().map(|(key, value)| (key, self.render(lang, value))).collect())
            }
            Value::Array(items) => Value::Array(items.into_iter().map(|item| self.render(lang, item)).collect()),
            other => other,
        }
    }

    fn say_object(&self, lang: Lang, object: &Map<String, Value>) -> String {
        let key = object.get("$text").and_then(Value::as_str).unwrap_or_default();
        let mut args = FluentArgs::new();
        for (name, value) in object.get("args").and_then(Value::as_object).into_iter().flatten() {
            args.set(name.clone(), self.arg(lang, value));
        }
        self.pattern(lang, key, Some(&args)).unwrap_or_else(|| unknown(key, &args))
    }

    fn arg(&self, lang: Lang, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => match number.as_i64() {
                Some(whole) => FluentValue::from(whole),
                None => FluentValue::from(number.as_f64().unwrap_or_default()),
            },
            Value::String(name) => FluentValue::from(name.clone()),
            Value::Object(object) => FluentValue::from(self.say_object(lang, object)),
            Value::Array(items) => FluentValue::from(self.join(lang, items)),
            Value::Null | Value::Bool(_) => FluentValue::from(value.to_string()),
        }
    }

    /// A list as the language joins it: "a", "a and b", "a, b and c".
    fn join(&self, lang: Lang, items: &[Value]) -> String {
        let item = |value: &Value| match self.arg(lang, value) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        let pair = |key: &str, first: String, second: String| {
            let mut args = FluentArgs::new();
            args.set("first", first);
            args.set("second", second);
            self.pattern(lang, key, Some(&args)).unwrap_or_else(|| unknown(key, &args))
        };
        let (Some(last), rest) = (items.last(), items.get(..items.len().saturating_sub(1)).unwrap_or_default()) else {
            return self.word(lang, "list-empty");
        };
        let rest = rest.iter().map(item).reduce(|first, second| pair("list-more", first, second));
        match rest {
            Some(rest) => pair("list-last", rest, item(last)),
            None => item(last),
        }
    }

    /// `message` or `message.attribute` with its arguments filled in.
    fn pattern(&self, lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let bundle = &self.bundles[lang as usize];
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // What is wrong inside a message (an argument that is missing) is shown in its place.
        Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }
}

/// How a message that does not exist is shown.
fn unknown(key: &str, args: &FluentArgs<'_>) -> String {
    let mut shown = format!("[{key}");
    for (name, value) in args.iter() {
        let value = match value {
            FluentValue::String(text) => text.to_string(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        shown.push_str(&format!(" {name}={value}"));
    }
    shown.push(']');
    shown
}

fn bundle(library: &dyn Library, lang: Lang) -> Result<Bundle, DataError> {
    let locale: LanguageIdentifier = lang.id().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks that isolate arguments are for mixed directions of writing, which we do not have.
    bundle.set_use_isolating(false);
    for (file, resource) in resources(library, lang)? {
        if let Err(errors) = bundle.add_resource(resource) {
            let problem = errors.first().map(ToString::to_string).unwrap_or_default();
            return Err(DataError::new(file, None, problem));
        }
    }
    Ok(bundle)
}

/// The message files of a language, read.
pub(crate) fn resources(library: &dyn Library, lang: Lang) -> Result<Vec<(String, FluentResource)>, DataError> {
    let files = library.list(&format!("text/{lang}")).into_iter().filter(|file| file.ends_with(".ftl"));
    files.map(|file| resource(library, &file).map(|resource| (file, resource))).collect()
}

fn resource(library: &dyn Library, file: &str) -> Result<FluentResource, DataError> {
    let text = library.require(file)?.replace("\r\n", "\n");
    FluentResource::try_new(text).map_err(|(resource, errors)| {
        let error = errors.first();
        let before = error.and_then(|error| resource.source().get(..error.pos.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        DataError::new(file, line, error.map(|error| error.kind.to_string()).unwrap_or_default())
    })
}
