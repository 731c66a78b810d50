//! `#[rule("BR-6-init-high")]`: a test cites the ledger rows it proves.
//!
//! The attribute changes nothing in the function. The ledger scanner reads it
//! from the source, so it must be written out as a literal, one per line.

use proc_macro::{TokenStream, TokenTree};

/// Cites one ledger row by its id. May be repeated on one test.
#[proc_macro_attribute]
pub fn rule(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = attribute.into_iter().collect();
    let cited = match tokens.as_slice() {
        [TokenTree::Literal(literal)] => literal.to_string(),
        _ => return complaint("#[rule] takes exactly one ledger id in quotes"),
    };
    let well_formed = cited.len() > 2
        && cited.starts_with('"')
        && cited.trim_matches('"').chars().all(|c| c.is_ascii_alphanumeric() || "-.+".contains(c));
    if well_formed { item } else { complaint("a ledger id is letters, digits, '-', '.' and '+'") }
}

fn complaint(message: &str) -> TokenStream {
    format!("compile_error!({message:?});").parse().unwrap_or_default()
}
