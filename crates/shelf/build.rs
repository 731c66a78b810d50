//! Builds anew when a data file or a ledger was added or taken away.

fn main() {
    println!("cargo:rerun-if-changed=../../data");
    println!("cargo:rerun-if-changed=../../docs/rules");
}
