//! How wide a name will be, and where to break it. The reader's fonts are not known; this is a careful guess.

/// The width of a text in units, with letters `spacing` em apart.
pub fn width(text: &str, size: f64, spacing: f64) -> f64 {
    text.chars().map(|c| (advance(c) + spacing) * size).sum()
}

/// Widths of Palatino and its kin, in em.
fn advance(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | '\'' | '.' | ',' | '’' | '|' => 0.28,
        ' ' => 0.25,
        'f' | 't' | 'r' | 'I' | 'J' | '-' => 0.36,
        'm' => 0.86,
        'w' | 'W' | 'M' => 0.92,
        '0'..='9' => 0.5,
        c if c.is_uppercase() => 0.72,
        _ => 0.53,
    }
}

/// Breaks a name into lines of about the same length: two, or three if it is long.
pub fn broken(name: &str, longest: usize) -> Vec<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    if name.chars().count() <= longest || words.len() < 2 {
        return vec![name.to_owned()];
    }
    let lines = |cut: usize| [words[..cut].join(" "), words[cut..].join(" ")];
    let worst = |cut: &usize| lines(*cut).map(|line| line.chars().count()).into_iter().max();
    let [first, rest] = (1..words.len()).min_by_key(worst).map(lines).unwrap_or_default();
    let mut all = broken(&first, longest);
    all.extend(broken(&rest, longest));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_break_into_even_lines() {
        assert_eq!(broken("Portici", 10), ["Portici"]);
        assert_eq!(broken("Blackburn's Ford South", 10), ["Blackburn's", "Ford South"]);
        assert_eq!(broken("", 10), [""]);
    }

    #[test]
    fn capitals_and_spacing_are_wide() {
        assert!(width("HILL", 10.0, 0.2) > width("hill", 10.0, 0.0));
    }
}
