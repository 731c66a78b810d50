//! Draws a board for looking at: `cargo run -p atlas --example draw -- data bull-run-1861 > bull-run-1861.svg`.
//! With a column and a row it draws that piece of a large one.

use std::error::Error;
use std::path::Path;

use atlas::{Detail, Style, draw};
use kernel::Board;
use kernel::board::Shapes;
use kernel::library::Shelfmarks;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [data, folder, square @ ..] = arguments.as_slice() else {
        return Err("say the data folder and the board".into());
    };
    let mut library = Shelfmarks::default();
    for file in ["board.toml", "places.csv", "edges.csv", "shapes.geojson"] {
        let path = format!("{folder}/{file}");
        let text = std::fs::read_to_string(Path::new(data).join(&path))?;
        library.0.insert(path, text);
    }
    let board = Board::load(&library, folder)?;
    let file = format!("{folder}/shapes.geojson");
    let shapes = Shapes::parse(&board, &file, library.0.get(&file).map_or("", String::as_str))?;
    let sheet = draw(&board, &shapes, &Style::default());
    let text = match square {
        [column, row] => sheet.piece(Detail::Near, column.parse()?, row.parse()?),
        _ => Some(sheet.svg),
    };
    println!("{}", text.ok_or("no such piece")?);
    Ok(())
}
