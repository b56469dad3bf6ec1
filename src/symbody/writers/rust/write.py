"""Programs as a Rust crate, without std and without unsafe code.

The mathematical functions are not in core, where Rust without std lives. With the
feature "std", which is on by default, they are methods of std; without it those of the
crate libm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.expr.definition import Foreign
from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.header import arrays, header, size_of_k
from symbody.writers.rust.blocks import ROUTINES
from symbody.writers.rust.definitions import definitions
from symbody.writers.rust.forms import FUNCTIONS, HELPERS, OF_TWO
from symbody.writers.rust.frame import DIALECT, function
from symbody.writers.subroutine import Subroutine
from symbody.writers.subroutines import subroutines
from symbody.writers.used import Used

_WIDTH = 88
_ATTRIBUTES = """\
#![no_std]
#![forbid(unsafe_code)]
// Products are written without spaces, as in every other language.
#![cfg_attr(rustfmt, rustfmt_skip)]
// Names are those of the model.
#![allow(non_snake_case, non_upper_case_globals)]
#![allow(clippy::all)]
"""
_LIBM = """\
#[cfg(not(feature = "std"))]
use libm as math;
"""


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and what Cargo needs to know of it.

    Args:
        programs: The programs.
        name: Of the file, without extension, and of the crate.

    Raises:
        WriterError: A program holds an operation that Rust has no form for.
    """
    used = Used()
    taken = frozenset(n for p in programs for n in (p.name, f"{p.name}_constants"))
    dialect = replace(DIALECT, taken=taken)
    texts = [
        function(routine, _about(program, routine))
        for program in programs
        for routine in subroutines(program, dialect, used)
    ]
    top = "".join(f"//! {line}\n" for line in header(programs))
    needed = _needed(used)
    sizes = "".join(
        f"pub const {size_of_k(program)}: usize = {len(program.constants)};\n"
        for program in programs
    )
    blocks = [f"{top}\n{_ATTRIBUTES}", *_math(used), sizes, *needed, *texts]
    return {f"{name}.rs": "\n".join(blocks), "Cargo.toml": _manifest(name)}


def _about(program: Program, routine: Subroutine) -> list[str]:
    """Return what the entries of the arrays are."""
    if routine.name != program.name:
        return []
    return ["", "```text", *arrays(program, _WIDTH), "```"]


def _needed(used: Used) -> list[str]:
    """Return the functions that a file brings along, and mark what these need."""
    done = used.operations
    texts = [text for name, text in HELPERS.items() if name in done]
    texts += [text for name, text in ROUTINES.items() if name in done]
    if "solve" in done:
        done.add("abs")
    return [*texts, *definitions(used)]


def _math(used: Used) -> list[str]:
    """Return the module of the mathematical functions, if any are needed.

    A function of the user's may need any of them.
    """
    foreign = any(isinstance(d, Foreign) for _, _, d in used.definitions())
    names = [name for name in FUNCTIONS if foreign or name in used.operations]
    if not names:
        return []
    lines = ["extern crate std;"]
    for name in names:
        function, method = FUNCTIONS[name]
        more, second = (", y: f64", "y") if name in OF_TWO else ("", "")
        lines.append(f"pub fn {function}(x: f64{more}) -> f64 {{")
        lines += [f"    x.{method}({second})", "}"]
    body = "".join(f"    {line}\n" for line in lines)
    allowed = "#[allow(dead_code)]\n" if foreign else ""
    std = f'#[cfg(feature = "std")]\n{allowed}mod math {{\n{body}}}\n'
    return [std, _LIBM]


def _manifest(name: str) -> str:
    return f"""\
[package]
name = "{identifier(name)}"
version = "0.1.0"
edition = "2021"

[lib]
path = "{name}.rs"

[features]
default = ["std"]
std = []

# What takes the place of std: --no-default-features --features libm
[dependencies]
libm = {{ version = "0.2", optional = true }}
"""
