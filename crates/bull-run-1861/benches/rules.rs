//! Benches
fn main() {}
