"""Make the LLVM text of the loops from their C sources, with clang.

Run it when a source has changed: python tools/make_loops_text.py. The text is plain
LLVM assembly without anything that belongs to one version or one processor, so that
llvmlite compiles it wherever it is.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import llvmlite.binding as llvm

from symbody.runtime.loops.library import SOURCES, UNITS, digest

# Loops over the states are short: vectors and unrolling would only make longer text.
# Sources ask for vectors where blocks of eight pay.
FLAGS = (
    "-std=c99", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops",
    "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=on",
    "-fno-stack-protector", "-Wall", "-Wextra", "-Werror", "-Wno-psabi",
    '-DIN_LANES=_Pragma("clang loop vectorize_width(8) interleave_count(1)")',
)  # fmt: skip
# Attributes that not every version of LLVM knows, and that code can do without.
_WORDS = (
    r"noundef|nocapture|readonly|readnone|writeonly|nonnull|noalias|"
    r"local_unnamed_addr|unnamed_addr|dso_local|nounwind|mustprogress|fastcc"
)
# What only passes need, and what is so by itself. On the text for devices passes run,
# and all calls are put in. All other is machine code as it is: for size it is compiled
# in nine tenths of the time, and runs as fast as with -O2.
_FOR_PASSES = (
    (r" ?\b(?:nsw|nuw|inbounds|tail)\b", ""),
    (r"^(  (?:%\S+ = load|store) (?:double|i64|ptr)\b.*), align 8$", r"\1"),
)


def made(unit: str, clang: str = "clang") -> str:
    """Return the text of a unit: several C files as one module."""
    with tempfile.TemporaryDirectory() as folder:
        parts, context = [], llvm.create_context()
        for name in UNITS[unit]:
            target = Path(folder) / f"{name}.bc"
            source = SOURCES / f"{name}.c"
            level = "-O2" if _for_device(unit) else "-Os"
            command = [clang, level, *FLAGS, "-emit-llvm", "-c", source, "-o", target]
            subprocess.run(command, check=True)
            parts.append(llvm.parse_bitcode(target.read_bytes(), context))
    whole = parts[0]
    for part in parts[1:]:
        whole.link_in(part)
    return plain(unit, str(whole))


def plain(unit: str, text: str) -> str:
    """Return a module without what is bound to a version or a processor."""
    text = re.sub(
        r"^(;|source_filename|target |attributes |!).*\n", "", text, flags=re.M
    )
    for hint in (r"lifetime\.(start|end)", r"experimental\.noalias\.scope\.decl"):
        text = re.sub(rf"^.*@llvm\.{hint}.*\n", "", text, flags=re.M)
    text = re.sub(r",? ![\w.]+ !\d+", "", text)
    text = re.sub(r" #\d+", "", text)
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    text = re.sub(rf" ?\b(?:{_WORDS})\b|captures\(\w+\)", "", text)
    for pattern, left in () if _for_device(unit) else _FOR_PASSES:
        text = re.sub(pattern, left, text, flags=re.M)
    text = re.sub(r"[ \t]+$", "", text, flags=re.M)
    text = re.sub(r"\n{2,}", "\n\n", text).strip()
    head = f"; {unit}: made by tools/make_loops_text.py from {', '.join(UNITS[unit])}\n"
    return f"{head}; sources {digest(unit)}\n{text}\n"


def _for_device(unit: str) -> bool:
    return unit.startswith("device")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the texts, or say which are not those of their sources."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--clang", default="clang", help="which clang")
    given = parser.parse_args(arguments)
    stale = []
    for unit in UNITS:
        text = made(unit, given.clang)
        path = SOURCES / f"{unit}.ll"
        if not given.check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        print(f"not made from their sources as they are: {', '.join(stale)}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
