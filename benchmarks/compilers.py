"""Time that compilers take for a long model: a chain of 100 joints, by language.

Processor time, since compilers run one after another on one core; the waiting for
others on a shared machine does not count. What has no compiler here is left out, and
named.
"""

from __future__ import annotations

import resource
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from compiled_languages import found
from size import run

import symbody as sb
from symbody.library.chains import chain
from symbody.writers.generate import generate


class Size(NamedTuple):
    """What is compiled.

    Attributes:
        joints: Of the chain.
        levels: Of optimization.
    """

    joints: int
    levels: tuple[int, ...]


FULL, SMALLEST = Size(100, (0, 1, 2)), Size(2, (0,))
_RUSTC = (
    'rustc --edition 2021 --crate-type rlib --cfg feature="std" '
    "-C opt-level={level} {file}"
)
# Language and command, in which {level} is that of optimization and {file} the source.
COMPILERS = {
    "gcc": ("c", "gcc -std=c99 -O{level} -c {file}"),
    "clang": ("c", "clang -std=c99 -O{level} -c {file}"),
    "g++": ("cpp", "g++ -std=c++17 -O{level} -c {file}"),
    "clang++": ("cpp", "clang++ -std=c++17 -O{level} -c {file}"),
    "gfortran": ("fortran", "gfortran -std=f2008 -O{level} -c {file}"),
    "rustc": ("rust", _RUSTC),
}
ENDS = {"c": ".c", "cpp": ".cpp", "fortran": ".f90", "rust": ".rs"}


def seconds(command: str, folder: Path) -> float:
    """Return the processor time of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command.split(), cwd=folder, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main(size: Size) -> None:
    """Print the seconds of each compiler and level of optimization."""
    program = sb.compile_model(chain(size.joints)).program("derivatives")
    print(f"chain of {size.joints} joints: {program.counts}\n")
    levels = "".join(f"{f'-O{n}':>8}" for n in size.levels)
    print(f"{'compiler':10}{'text [MB]':>10}{levels}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for compiler, (language, command) in COMPILERS.items():
            if not found(compiler):
                continue
            files = generate([program], language, name="long_chain")
            for name, text in files.items():
                (folder / name).write_text(text)
            file = f"long_chain{ENDS[language]}"
            taken = [
                seconds(command.format(level=level, file=file), folder)
                for level in size.levels
            ]
            megabytes = sum(map(len, files.values())) / 1e6
            cells = "".join(f"{value:8.1f}" for value in taken)
            print(f"{compiler:10}{megabytes:10.2f}{cells}", flush=True)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
