//! The page is carried in the program, so a change in it has to build the program again.

fn main() {
    println!("cargo:rerun-if-changed=../../web");
}
