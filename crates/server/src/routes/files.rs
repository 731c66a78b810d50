//! The page and its files.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::app::{App, blocking};
use crate::problem::Problem;
use crate::web::Asset;

/// The one page; it finds out from its address what to show.
pub async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Problem> {
    file(&app, &["index.html"], &headers).await
}

/// A file of the page.
pub async fn asset(
    State(app): State<Arc<App>>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    file(&app, &[&format!("assets/{path}"), &path], &headers).await
}

/// Browsers ask for it by this name.
pub async fn icon(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Problem> {
    file(&app, &["favicon.ico", "assets/favicon.ico", "assets/icon.svg", "icon.svg"], &headers).await
}

/// The first of these files that is there.
async fn file(app: &Arc<App>, paths: &[&str], headers: &HeaderMap) -> Result<Response, Problem> {
    let (app, paths) = (Arc::clone(app), paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>());
    let found: Option<Asset> = blocking(move || paths.iter().find_map(|path| app.web.get(path))).await?;
    found.map(|asset| asset.answer(headers)).ok_or_else(Problem::not_found)
}
