//! What protects a server on somebody's own machine from the pages of others.
//!
//! A page from elsewhere must neither read nor change games here. It could reach us under a name
//! of its own that resolves to this machine (so the name asked for is checked), or send a request
//! that the browser labels with where it comes from (so that is checked wherever something changes).

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::problem::Problem;

/// No script, style or image but our own, and nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 4] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Which names we answer to.
#[derive(Clone, Debug)]
pub struct Guard {
    bound: IpAddr,
    any_host: bool,
}

impl Guard {
    /// Answers to loopback names and the bound address, or to all names if others may come.
    pub fn new(bound: SocketAddr, allow_remote: bool) -> Guard {
        Guard { bound: bound.ip(), any_host: allow_remote }
    }

    /// Refuses what a page from elsewhere might have sent.
    fn check(&self, request: &Request) -> Result<(), Problem> {
        let headers = request.headers();
        let host = text(headers, &HOST).or_else(|| request.uri().authority().map(|authority| authority.as_str()));
        let host = host.ok_or_else(|| Problem::new(StatusCode::BAD_REQUEST, "no-host"))?;
        if !self.any_host && !self.is_ours(host) {
            return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, "wrong-host").name("host", short(host)));
        }
        if request.method().is_safe() || from_our_page(headers, host) {
            return Ok(());
        }
        Err(Problem::new(StatusCode::FORBIDDEN, "cross-site"))
    }

    fn is_ours(&self, host: &str) -> bool {
        let name = host_name(host);
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match address {
            Ok(address) => address.is_loopback() || address == self.bound,
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        }
    }
}

/// The host without its port.
fn host_name(host: &str) -> &str {
    let end = if host.starts_with('[') { host.find(']').map(|end| end + 1) } else { host.find(':') };
    host.get(..end.unwrap_or(host.len())).unwrap_or(host)
}

/// True if the browser says so, or if it is no browser.
fn from_our_page(headers: &HeaderMap, host: &str) -> bool {
    let site = headers.get("sec-fetch-site").map(|site| site == "same-origin" || site == "none");
    let origin = headers.get(ORIGIN).map(|origin| {
        let origin = origin.to_str().unwrap_or_default();
        let there = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        there.is_some_and(|there| there.eq_ignore_ascii_case(host))
    });
    site.unwrap_or(true) && origin.unwrap_or(true)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn short(host: &str) -> String {
    host.chars().take(60).collect()
}

/// Lets a request in or not.
pub async fn enter(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match app.guard.check(&request) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Puts the headers that protect the page on every answer.
pub async fn seal(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_ours() {
        let guard = Guard::new(SocketAddr::from(([127, 0, 0, 1], 8000)), false);
        for host in ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000", "[::1]"] {
            assert!(guard.is_ours(host), "{host}");
        }
        for host in ["example.org", "localhost.example.org", "127.0.0.1.example.org:8000", "", "10.0.0.1", "[::2]"] {
            assert!(!guard.is_ours(host), "{host}");
        }
    }

    #[test]
    fn the_origin_has_to_be_the_host() {
        let from = |origin: &str, site: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
            if let Some(site) = site {
                headers.insert("sec-fetch-site", HeaderValue::from_str(site).unwrap());
            }
            from_our_page(&headers, "127.0.0.1:8000")
        };
        assert!(from("http://127.0.0.1:8000", Some("same-origin")));
        assert!(from("http://127.0.0.1:8000", None));
        assert!(!from("http://127.0.0.1:8000", Some("cross-site")));
        assert!(!from("http://127.0.0.1:9000", Some("same-site")));
        assert!(!from("http://127.0.0.1:9000", None));
        assert!(!from("null", None));
        assert!(from_our_page(&HeaderMap::new(), "localhost"));
    }
}
