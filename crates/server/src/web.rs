//! The files of the page: carried in the program, or read from a folder while somebody works on it.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Component, Path, PathBuf};

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../web");

/// A file, ready to be sent.
#[derive(Clone)]
pub struct Asset {
    kind: &'static str,
    plain: Bytes,
    packed: Option<Bytes>,
    tag: String,
}

impl Asset {
    /// A file with this name and content.
    pub fn new(name: &str, content: Vec<u8>) -> Asset {
        let (kind, packs) = kind_of(name);
        let packed = if packs { pack(&content).filter(|packed| packed.len() < content.len()) } else { None };
        let hash = blake3::hash(&content).to_hex();
        let tag = hash.get(..20).unwrap_or_default().to_owned();
        Asset { kind, plain: content.into(), packed: packed.map(Bytes::from), tag }
    }

    /// The answer to a request for it. The browser keeps it, but asks each time whether it changed:
    /// an answer of no bytes on this machine, and never an old page with a new server.
    pub fn answer(&self, request: &HeaderMap) -> Response {
        let text = |name: HeaderName| request.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let packed = self.packed.as_ref().filter(|_| takes_gzip(text(ACCEPT_ENCODING)));
        let tag = format!("\"{}{}\"", self.tag, if packed.is_some() { "-gz" } else { "" });
        let known = text(IF_NONE_MATCH).split(',').any(|known| known.trim() == tag);
        let body = if known { Body::empty() } else { Body::from(packed.unwrap_or(&self.plain).clone()) };
        let mut response = Response::new(body);
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        headers.extend(HeaderValue::from_str(&tag).ok().map(|tag| (ETAG, tag)));
        if known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

fn takes_gzip(header: &str) -> bool {
    let mut parts = header.split(',').map(|part| part.replace(' ', ""));
    parts.any(|part| part == "gzip" || (part.starts_with("gzip;q=") && part != "gzip;q=0"))
}

fn pack(content: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(content.len() / 3), Compression::new(8));
    encoder.write_all(content).ok()?;
    encoder.finish().ok()
}

/// The type of a file by its name, and whether packing it is worth while.
fn kind_of(name: &str) -> (&'static str, bool) {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "json" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "txt" => ("text/plain; charset=utf-8", true),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "ico" => ("image/x-icon", false),
        "woff2" => ("font/woff2", false),
        _ => ("application/octet-stream", false),
    }
}

/// Where the page's files come from.
pub enum Web {
    /// The program.
    Carried(BTreeMap<String, Asset>),
    /// A folder.
    Folder(PathBuf),
}

impl Web {
    /// The files carried in the program, or those of a folder.
    pub fn new(folder: Option<PathBuf>) -> Web {
        if let Some(folder) = folder {
            return Web::Folder(folder);
        }
        let mut files = BTreeMap::new();
        collect(&FILES, &mut files);
        Web::Carried(files)
    }

    /// A file by its path below the folder, if it is there.
    pub fn get(&self, path: &str) -> Option<Asset> {
        match self {
            Web::Carried(files) => files.get(path).cloned(),
            Web::Folder(folder) => read(folder, path),
        }
    }
}

fn collect(folder: &'static Dir<'static>, files: &mut BTreeMap<String, Asset>) {
    for file in folder.files() {
        if let Some(path) = file.path().to_str() {
            let path = path.replace('\\', "/");
            let asset = Asset::new(&path, file.contents().to_vec());
            files.insert(path, asset);
        }
    }
    for folder in folder.dirs() {
        collect(folder, files);
    }
}

/// Reads a file that lies in the folder, by whatever links, and nowhere else.
fn read(folder: &Path, path: &str) -> Option<Asset> {
    let plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    if !plain || path.contains(['\\', '\0']) {
        return None;
    }
    let folder = folder.canonicalize().ok()?;
    let file = folder.join(path).canonicalize().ok().filter(|file| file.starts_with(&folder))?;
    Some(Asset::new(path, std::fs::read(file).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_only_what_lies_in_it() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert!(read(&folder, "web.rs").is_some());
        assert!(read(&folder, "routes/mod.rs").is_some());
        for trick in ["../Cargo.toml", "/etc/passwd", "routes/../../Cargo.toml", "..\\Cargo.toml", "", "routes", "."] {
            assert!(read(&folder, trick).is_none(), "{trick}");
        }
    }

    #[test]
    fn a_file_that_is_known_is_not_sent_again() {
        let asset = Asset::new("a.js", b"let a = 1;\n".repeat(100));
        let mut request = HeaderMap::new();
        request.insert(ACCEPT_ENCODING, HeaderValue::from_static("br, gzip"));
        let first = asset.answer(&request);
        assert_eq!(first.headers()[CONTENT_ENCODING], "gzip");
        request.insert(IF_NONE_MATCH, first.headers()[ETAG].clone());
        assert_eq!(asset.answer(&request).status(), StatusCode::NOT_MODIFIED);
        request.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip;q=0"));
        assert_eq!(asset.answer(&request).status(), StatusCode::OK);
    }
}
