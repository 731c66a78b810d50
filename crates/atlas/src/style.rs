//! What the caller may choose: words, furniture, density of strokes.

/// How a sheet is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// Neat line, degrees, title, legend, scale and compass around the field.
    pub furniture: bool,
    /// Slope strokes. Without them relief is told by tints alone, as on thumbnails.
    pub hachures: bool,
    /// Changes every wobble and every tree, and nothing else.
    pub seed: u64,
    /// The words of the title block.
    pub words: Words,
}

impl Default for Style {
    fn default() -> Style {
        Style { furniture: true, hachures: true, seed: 1861, words: Words::default() }
    }
}

/// The words of the title block, in the reader's language. English unless told otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The line above the title.
    pub heading: String,
    /// The title; empty takes the board's name up to its first comma.
    pub title: String,
    /// The line below the title; empty takes the rest of the board's name.
    pub date: String,
    /// Small print at the foot.
    pub note: String,
    /// The legend's words.
    pub pike: String,
    /// A road.
    pub road: String,
    /// A lane or trail.
    pub lane: String,
    /// A railway.
    pub railway: String,
    /// The bed of a railway.
    pub bed: String,
    /// A way that is no road.
    pub path: String,
    /// A steep border.
    pub escarpment: String,
    /// An objective of the Union.
    pub union_star: String,
    /// An objective of the Confederacy.
    pub confederate_star: String,
    /// Where troops come onto the map.
    pub entry: String,
    /// Wide water.
    pub river: String,
    /// Narrow water.
    pub stream: String,
    /// A bridge.
    pub bridge: String,
    /// A ford.
    pub ford: String,
    /// Woods.
    pub woods: String,
    /// A hill or slope.
    pub hill: String,
    /// Houses.
    pub house: String,
    /// The border of a zone.
    pub border: String,
    /// The unit of the upper scale.
    pub yards: String,
    /// The unit of the lower scale.
    pub paces: String,
    /// The letter at the compass.
    pub north: String,
}

impl Default for Words {
    fn default() -> Words {
        let own = str::to_owned;
        Words {
            heading: own("Map of the field of"),
            title: String::new(),
            date: String::new(),
            note: own("Drawn afresh for this edition; the borders of places are our own."),
            pike: own("Turnpike"),
            road: own("Road"),
            lane: own("Lane"),
            railway: own("Railroad"),
            bed: own("Unfinished railroad"),
            path: own("Path, no road"),
            escarpment: own("Escarpment"),
            union_star: own("Union objective"),
            confederate_star: own("Confederate objective"),
            entry: own("Entry of troops"),
            river: own("River"),
            stream: own("Stream"),
            bridge: own("Bridge"),
            ford: own("Ford"),
            woods: own("Woods"),
            hill: own("Hill"),
            house: own("House, village"),
            border: own("Zone border"),
            yards: own("yards"),
            paces: own("paces of 30 inches"),
            north: own("N"),
        }
    }
}
