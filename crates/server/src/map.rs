//! The maps, drawn once each and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

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
    pub places: Value,
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
    let places = json!({ "width": sheet.width, "height": sheet.height, "places": places });
    Ok(Map { svg: Asset::new("map.svg", sheet.svg.into_bytes()), places })
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
