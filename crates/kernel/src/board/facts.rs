//! Facts a map must meet, written in `board.toml` by number: what rulebook and
//! worked examples say about it. [`check`](super::check) holds the board to them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Board, Edge, PlaceId};

/// One fact. Pairs and rings are ids with blanks between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Its number in the notes the map was drawn from.
    pub id: String,
    /// What it says, in a sentence.
    pub says: String,
    /// Pairs that share a border.
    #[serde(default)]
    pub touch: Vec<String>,
    /// Pairs that share none.
    #[serde(default)]
    pub apart: Vec<String>,
    /// A place, then all its neighbours in order around it, either way, `*` for the edge of the map.
    #[serde(default)]
    pub rings: Vec<String>,
    /// Pairs with a slope between them: the low place, then the high one.
    #[serde(default)]
    pub climbs: Vec<String>,
    /// By feature, pairs whose border carries it.
    #[serde(default)]
    pub with: BTreeMap<String, Vec<String>>,
    /// By feature, pairs whose border does not.
    #[serde(default)]
    pub without: BTreeMap<String, Vec<String>>,
    /// By terrain, the places that have it.
    #[serde(default)]
    pub terrain: BTreeMap<String, String>,
    /// By tag, or `tag:value`, the places that carry it; no others do.
    #[serde(default)]
    pub tagged: BTreeMap<String, String>,
}

/// What is wrong with a fact on this board, in words; empty if it holds.
pub(super) fn broken(board: &Board, fact: &Fact) -> Vec<String> {
    let sheet = Sheet(board);
    let borders = fact.touch.iter().map(|pair| sheet.border(pair).map(|_| ()));
    let apart = fact.apart.iter().map(|pair| sheet.apart(pair));
    let rings = fact.rings.iter().map(|ring| sheet.ring(ring));
    let climbs = fact.climbs.iter().map(|pair| sheet.climbs(pair));
    let with = pairs(&fact.with).map(|(feature, pair)| sheet.carries(feature, pair, true));
    let without = pairs(&fact.without).map(|(feature, pair)| sheet.carries(feature, pair, false));
    let terrain = fact.terrain.iter().map(|(terrain, places)| sheet.terrain(terrain, places));
    let tagged = fact.tagged.iter().map(|(tag, places)| sheet.tagged(tag, places));
    let all = borders.chain(apart).chain(rings).chain(climbs).chain(with).chain(without).chain(terrain).chain(tagged);
    all.filter_map(Result::err).collect()
}

fn pairs(map: &BTreeMap<String, Vec<String>>) -> impl Iterator<Item = (&str, &str)> {
    map.iter().flat_map(|(feature, pairs)| pairs.iter().map(move |pair| (feature.as_str(), pair.as_str())))
}

/// The board, asked by ids.
struct Sheet<'b>(&'b Board);

impl<'b> Sheet<'b> {
    fn place(&self, id: &str) -> Result<PlaceId, String> {
        self.0.find(id).ok_or_else(|| format!("there is no place '{id}'"))
    }

    fn places(&self, ids: &str) -> Result<Vec<PlaceId>, String> {
        ids.split_whitespace().map(|id| self.place(id)).collect()
    }

    fn pair(&self, pair: &str) -> Result<[PlaceId; 2], String> {
        self.places(pair)?.try_into().map_err(|_| format!("'{pair}' is no pair of places"))
    }

    fn border(&self, pair: &str) -> Result<&'b Edge, String> {
        let [a, b] = self.pair(pair)?;
        self.0.between(a, b).map(|edge| self.0.edge(edge)).ok_or_else(|| format!("'{pair}' do not touch"))
    }

    fn apart(&self, pair: &str) -> Result<(), String> {
        let [a, b] = self.pair(pair)?;
        if self.0.adjacent(a, b) { Err(format!("'{pair}' touch")) } else { Ok(()) }
    }

    /// The same neighbours in the same order, from any of them, clockwise or not.
    fn ring(&self, list: &str) -> Result<(), String> {
        let (place, wanted) = list.split_once(char::is_whitespace).unwrap_or((list, ""));
        let ring = self.0.ring(self.place(place)?).iter();
        let found: Vec<&str> = ring.map(|slot| slot.place.map_or("*", |next| &self.0.place(next).id)).collect();
        let mut wanted: Vec<&str> = wanted.split_whitespace().collect();
        let turned = |wanted: &[&str]| {
            let from = |start: usize| found.iter().cycle().skip(start).take(found.len()).eq(wanted);
            found.len() == wanted.len() && (0..found.len()).any(from)
        };
        let clockwise = turned(&wanted);
        wanted.reverse();
        if clockwise || turned(&wanted) { Ok(()) } else { Err(format!("around '{place}' stand {}", found.join(" "))) }
    }

    fn climbs(&self, pair: &str) -> Result<(), String> {
        let ([_, high], edge) = (self.pair(pair)?, self.border(pair)?);
        if edge.up == Some(high) { Ok(()) } else { Err(format!("'{pair}' does not climb")) }
    }

    fn carries(&self, feature: &str, pair: &str, wanted: bool) -> Result<(), String> {
        let id = self.0.feature(feature).ok_or_else(|| format!("feature '{feature}' is not declared"))?;
        match self.border(pair)?.has(id) {
            found if found == wanted => Ok(()),
            true => Err(format!("the border '{pair}' carries '{feature}'")),
            false => Err(format!("the border '{pair}' does not carry '{feature}'")),
        }
    }

    fn terrain(&self, terrain: &str, places: &str) -> Result<(), String> {
        let id = self.0.terrain(terrain).ok_or_else(|| format!("terrain '{terrain}' is not declared"))?;
        match self.places(places)?.into_iter().find(|place| self.0.place(*place).terrain != id) {
            Some(place) => Err(format!("'{}' is not '{terrain}'", self.0.place(place).id)),
            None => Ok(()),
        }
    }

    fn tagged(&self, tag: &str, places: &str) -> Result<(), String> {
        let (key, value) = tag.split_once(':').map_or((tag, None), |(key, value)| (key, Some(value)));
        let mut wanted = self.places(places)?;
        wanted.sort_unstable();
        let fits = |found: Option<&str>| found.is_some() && (value.is_none() || found == value);
        let carriers = self.0.place_ids().filter(|place| fits(self.0.place(*place).tag(key)));
        if carriers.eq(wanted) { Ok(()) } else { Err(format!("the tag '{tag}' stands elsewhere")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Shelfmarks;

    /// Three zones around a corner; a road from 1 up to 2.
    fn toy() -> Board {
        let head = "format = 1\nid = \"toy\"\nname = \"Toy\"\nlayout = \"zones\"\nprovenance = \"R\"\n\
                    [frame]\norigin_lat = 0\norigin_lon = 0\nmetres_per_degree_lat = 1\nmetres_per_degree_lon = 1\n\
                    unit = \"metre\"\n[[terrain]]\nid = \"clear\"\nmeaning = \"Open.\"\n[[terrain]]\nid = \"woods\"\n\
                    meaning = \"Trees.\"\n[[feature]]\nid = \"road\"\nmeaning = \"A road.\"\n[[feature]]\n\
                    id = \"escarpment\"\nmeaning = \"A slope.\"\n[[tag]]\nid = \"star\"\nkind = \"text\"\nmeaning = \"A star.\"\n";
        let places = "id,name,terrain,level,x,y,anchor_x,anchor_y,col,row,ring,tags,provenance,note\n\
                      1,,clear,,0,0,,,,,2 3 *,star:blue,,\n2,,clear,,0,0,,,,,3 1 *,,,\n3,,woods,,0,0,,,,,1 2 *,star:grey,,\n";
        let edges = "a,b,features,up,names,provenance,note\n1,2,road;escarpment,2,,,\n1,3,,,,,\n2,3,,,,,\n";
        let files = [("toy/board.toml", head), ("toy/places.csv", places), ("toy/edges.csv", edges)];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned())).into();
        Board::load(&Shelfmarks(files), "toy").expect("a sound board")
    }

    fn problems(fact: &str) -> Vec<String> {
        let fact: Fact = toml::from_str(&format!("id = \"F\"\nsays = \"so\"\n{fact}")).expect("a fact");
        broken(&toy(), &fact)
    }

    #[test]
    fn facts_that_hold_say_nothing() {
        for fact in [
            "touch = [\"1 2\", \"3 1\"]",
            "rings = [\"1 3 * 2\", \"1 2 * 3\"]",
            "climbs = [\"1 2\"]",
            "with = { road = [\"2 1\"] }",
            "without = { road = [\"1 3\"] }",
            "terrain = { woods = \"3\" }",
            "tagged = { star = \"1 3\", \"star:grey\" = \"3\" }",
        ] {
            assert_eq!(problems(fact), Vec::<String>::new(), "{fact}");
        }
    }

    #[test]
    fn facts_that_do_not_hold_say_what_is_wrong() {
        for (fact, problem) in [
            ("touch = [\"1 4\"]", "there is no place '4'"),
            ("touch = [\"1 2 3\"]", "'1 2 3' is no pair of places"),
            ("touch = [\"1 1\"]", "'1 1' do not touch"),
            ("apart = [\"1 2\"]", "'1 2' touch"),
            ("rings = [\"1 2 3\"]", "around '1' stand 2 3 *"),
            ("climbs = [\"2 1\"]", "'2 1' does not climb"),
            ("with = { road = [\"1 3\"] }", "the border '1 3' does not carry 'road'"),
            ("without = { road = [\"1 2\"] }", "the border '1 2' carries 'road'"),
            ("with = { canal = [\"1 2\"] }", "feature 'canal' is not declared"),
            ("terrain = { woods = \"3 1\" }", "'1' is not 'woods'"),
            ("terrain = { swamp = \"3\" }", "terrain 'swamp' is not declared"),
            ("tagged = { star = \"1\" }", "the tag 'star' stands elsewhere"),
        ] {
            assert_eq!(problems(fact), [problem], "{fact}");
        }
    }
}
