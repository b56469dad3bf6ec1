"""Programs in Rust, built with all warnings as errors and executed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate

_FLAGS = ("--edition", "2021", "-D", "warnings")
_START = """\
#![allow(non_snake_case)]

use generated::*;

fn fill<const N: usize>(given: &mut impl Iterator<Item = f64>) -> [f64; N] {
    let mut a = [0.0; N];
    a.fill_with(|| given.next().unwrap());
    a
}

trait Print {
    fn print(&self);
}

impl Print for f64 {
    fn print(&self) {
        println!("{:e}", self);
    }
}

impl<T: Print, const N: usize> Print for [T; N] {
    fn print(&self) {
        self.iter().for_each(Print::print);
    }
}
"""
_MAIN = """
fn main() {
    let text = std::fs::read_to_string("inputs.txt").unwrap();
    let numbers: Vec<f64> = text.lines().map(|line| line.parse().unwrap()).collect();
    let mut given = numbers.into_iter();
"""


def run(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    compiler: str = "rustc",
    libm: Path | None = None,
) -> Outputs:
    """Return what the programs give in Rust; see exchange.py.

    Args:
        programs: The programs.
        inputs: Points by program.
        folder: Where the files go.
        compiler: The compiler.
        libm: The root file of the crate libm, which then gives the mathematical
            functions; None for std.

    Raises:
        SymbodyError: The compiler warned or refused, or the program failed.
    """
    files = generate(programs, "rust", name="generated")
    calls = [_calls(program, len(inputs[program.name])) for program in programs]
    functions = "".join(text for text in calls)
    names = "".join(f"    run_{p.name}(&mut given);\n" for p in programs)
    files["main.rs"] = f"{_START}{functions}{_MAIN}{names}}}\n"
    exchange.write_files(files, programs, inputs, folder)
    library = [compiler, "--crate-type", "rlib"]
    features = ["--cfg", 'feature="std"']
    if libm is not None:
        old = ["--edition", "2018", "--cap-lints", "allow"]
        exchange.execute([*library, *old, "--crate-name", "libm", libm], folder)
        features = ["--extern", "libm=liblibm.rlib"]
    exchange.execute([*library, *_FLAGS, *features, "generated.rs"], folder)
    linked = ["--extern", "generated=libgenerated.rlib", "-L", "."]
    exchange.execute([compiler, *_FLAGS, *linked, "main.rs"], folder)
    return exchange.outputs_of_command(programs, inputs, ["./main"], folder)


def _calls(program: Program, points: int) -> str:
    """Return a function with a loop over the points of a program."""
    lines = []
    for argument in program.arguments:
        name = argument.name
        if argument.scalar:
            lines.append(f"let {name} = given.next().unwrap();")
        else:
            lines.append(f"let {name}: [f64; {len(argument.symbols)}] = fill(given);")
    given = [a.name if a.scalar else f"&{a.name}" for a in program.arguments]
    p = "&p" if "&p" in given else "&[]"
    lines.append(f"let mut k = [0.0; {len(program.constants)}];")
    lines.append(f"{program.name}_constants({p}, &mut k);")
    for result in program.results:
        zeros = "0.0"
        for size in reversed(result.shape or (1,)):
            zeros = f"[{zeros}; {size}]"
        lines.append(f"let mut {result.name} = {zeros};")
    results = [f"&mut {result.name}" for result in program.results]
    lines.append(f"{program.name}({', '.join([*given, '&k', *results])});")
    lines += [f"{result.name}.print();" for result in program.results]
    body = "".join(f"        {line}\n" for line in lines)
    head = f"fn run_{program.name}(given: &mut impl Iterator<Item = f64>)"
    return f"\n{head} {{\n    for _ in 0..{points} {{\n{body}    }}\n}}\n"
