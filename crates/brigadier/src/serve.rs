//! `brigadier serve`, and `brigadier` alone: the table in the browser.

use std::path::Path;

use kernel::Text;
use server::{Config, StoreAt, default_store, serve_until_stopped};
use shelf::Data;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::out::Out;
use crate::voice::Voice;

/// Serves until it is stopped.
pub fn run(args: ServeArgs, data: Data, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let mut config = Config { data, ..Config::local(store(args.store.as_deref())?) };
    config.listen = args.listen.unwrap_or(config.listen);
    config.allow_remote = args.allow_remote;
    config.web_dir = args.web;
    config.nodes = args.nodes.unwrap_or(config.nodes);
    let mut told = Ok(());
    let served = serve_until_stopped(config, |server| {
        let url = server.url();
        let stands = voice.say(&Text::key("ui-table-stands").name("url", url.clone()));
        told = out.line(stands).and_then(|()| out.finish());
        // Where there is no browser to open, the address above is what is needed.
        if args.open {
            let _ = open::that_detached(&url);
        }
    });
    served.map_err(Failure::said)?;
    told
}

fn store(path: Option<&Path>) -> Result<StoreAt, Failure> {
    match path {
        Some(path) if path.as_os_str() == "memory" => Ok(StoreAt::Memory),
        Some(path) => Ok(StoreAt::File(path.to_owned())),
        None => default_store().map(StoreAt::File).map_err(Failure::said),
    }
}
