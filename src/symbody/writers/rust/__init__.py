"""The Rust writer: a crate without std and without unsafe code."""
