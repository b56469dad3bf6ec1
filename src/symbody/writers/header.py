"""The comment at the top of generated files: what made them, from what."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from symbody.program.program import Program

_MOST_FUNCTIONS = 4


def header(programs: Sequence[Program]) -> list[str]:
    """Return at most six lines: no date and no path, so that texts can be compared."""
    models = ", ".join(dict.fromkeys(program.model for program in programs))
    lines = [f"{_tool()}: {models}"]
    lines += [
        f"{program.name}: {program.formalism}, {program.counts}"
        for program in programs[:_MOST_FUNCTIONS]
    ]
    left = len(programs) - _MOST_FUNCTIONS
    return [*lines, f"and {left} more"] if left > 0 else lines


def _tool() -> str:
    try:
        return f"symbody {version('symbody')}"
    except PackageNotFoundError:
        return "symbody"
