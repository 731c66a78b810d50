//! The maps, drawn once each and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use atlas::{Detail, Sheet};
use kernel::board::Shapes;
use kernel::{Board, DataError, Library as _};
use serde_json::{Value, json};
use shelf::{Lang, Shelf, Shelved};

use crate::web::Asset;

/// A drawn map.
pub struct Map {
    /// The drawing.
    pub svg: Asset,
    /// Where its places are.
    pub places: Asset,
    sheet: Sheet,
    pieces: Mutex<HashMap<Piece, Asset>>,
}

/// A part of a large map: how much it shows, and which column and row; `None` for all of it.
pub type Piece = (Detail, Option<(u32, u32)>);

impl Map {
    /// A part of the map, cut when it is first wanted; `None` if it has no such part.
    pub fn piece(&self, piece: Piece) -> Option<Asset> {
        let kept = || self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asset) = kept().get(&piece) {
            return Some(asset.clone());
        }
        let text = match piece {
            (detail, None) => self.sheet.pieces().map(|_| self.sheet.seen(detail)),
            (detail, Some((column, row))) => self.sheet.piece(detail, column, row),
        };
        let asset = Asset::new("piece.svg", text?.into_bytes());
        kept().insert(piece, asset.clone());
        Some(asset)
    }
}

/// Reads `far`, `near-3-4` and the like.
pub fn parse_piece(word: &str) -> Option<Piece> {
    let mut parts = word.split('-');
    let detail = parts.next()?;
    let detail = [Detail::Far, Detail::Middle, Detail::Near].into_iter().find(|one| one.id() == detail)?;
    let numbers = parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()?;
    match numbers.as_slice() {
        [] => Some((detail, None)),
        [column, row] => Some((detail, Some((*column, *row)))),
        _ => None,
    }
}

/// The maps drawn so far, by title and language: the legend has words.
#[derive(Default)]
pub struct Maps {
    drawn: Mutex<HashMap<(String, &'static str), Arc<Map>>>,
}

impl Maps {
    /// The map of a title. Drawing takes its time the first time.
    pub fn get(&self, shelf: &Shelf, title: &dyn Shelved, lang: Lang) -> Result<Arc<Map>, DataError> {
        let key = (title.id().to_owned(), lang.id());
        if let Some(map) = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Arc::clone(map));
        }
        let map = Arc::new(draw(shelf, title, lang)?);
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&map));
        Ok(map)
    }
}

fn draw(shelf: &Shelf, title: &dyn Shelved, lang: Lang) -> Result<Map, DataError> {
    let board = shelf.board(title)?;
    let file = format!("{}/shapes.geojson", board.folder());
    let shapes = Shapes::parse(&board, &file, &shelf.data().require(&file)?)?;
    let style = atlas::Style { words: words(shelf, title.id(), lang), ..atlas::Style::default() };
    let sheet = atlas::draw(&board, &shapes, &style);
    let places = sheet.places.iter().map(|shape| place(&board, shape)).collect::<Vec<_>>();
    let mut map = json!({ "width": sheet.width, "height": sheet.height, "places": places });
    if let (Some((columns, rows)), Some(map)) = (sheet.pieces(), map.as_object_mut()) {
        map.insert(
            "pieces".to_owned(),
            json!({ "side": atlas::SIDE, "bleed": atlas::BLEED, "columns": columns, "rows": rows }),
        );
    }
    let (svg, places) = (sheet.svg.clone().into_bytes(), map.to_string().into_bytes());
    let (svg, places) = (Asset::new("map.svg", svg), Asset::new("map.json", places));
    Ok(Map { svg, places, sheet, pieces: Mutex::default() })
}

fn place(board: &Board, shape: &atlas::PlaceShape) -> Value {
    let place = board.place(shape.place);
    let neighbours = board.ring(shape.place).iter().map(|slot| slot.place.map(|next| board.place(next).id.as_str()));
    json!({
        "id": place.id,
        "name": place.name,
        "path": shape.path,
        "anchor": [shape.anchor.x, shape.anchor.y],
        "label": [shape.label.x, shape.label.y],
        "terrain": board.terrain_id(place.terrain),
        "level": place.level,
        "neighbours": neighbours.collect::<Vec<_>>(),
        "note": place.note,
    })
}

/// The words of the legend: messages `map-…` where there are any, else the atlas's own.
fn words(shelf: &Shelf, title: &str, lang: Lang) -> atlas::Words {
    let mut words = atlas::Words::default();
    let texts = shelf.texts();
    let (name, date) = (format!("title-{title}"), format!("date-{title}"));
    let fields: [(&str, &mut String); 25] = [
        (&name, &mut words.title),
        (&date, &mut words.date),
        ("heading", &mut words.heading),
        ("note", &mut words.note),
        ("pike", &mut words.pike),
        ("road", &mut words.road),
        ("lane", &mut words.lane),
        ("railway", &mut words.railway),
        ("bed", &mut words.bed),
        ("path", &mut words.path),
        ("escarpment", &mut words.escarpment),
        ("union-star", &mut words.union_star),
        ("confederate-star", &mut words.confederate_star),
        ("entry", &mut words.entry),
        ("river", &mut words.river),
        ("stream", &mut words.stream),
        ("bridge", &mut words.bridge),
        ("ford", &mut words.ford),
        ("woods", &mut words.woods),
        ("hill", &mut words.hill),
        ("house", &mut words.house),
        ("border", &mut words.border),
        ("yards", &mut words.yards),
        ("paces", &mut words.paces),
        ("north", &mut words.north),
    ];
    for (name, field) in fields {
        let key = format!("map-{name}");
        if texts.has(lang, &key) {
            *field = texts.word(lang, &key);
        }
    }
    words
}
