"""The comment at the top of generated files: what made them, from what."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from symbody.program.program import Program
from symbody.version import __version__

_MOST_FUNCTIONS = 4


def header(programs: Sequence[Program]) -> list[str]:
    """Return at most six lines: no date and no path, so that texts can be compared."""
    models = ", ".join(dict.fromkeys(program.model for program in programs))
    lines = [f"{tool()}: {models}"]
    lines += [
        f"{program.name}: {program.formalism}, {program.counts}"
        for program in programs[:_MOST_FUNCTIONS]
    ]
    left = len(programs) - _MOST_FUNCTIONS
    return [*lines, f"and {left} more"] if left > 0 else lines


def size_of_k(program: Program) -> str:
    """Return the name under which files tell how many constants a program has."""
    return f"{program.name}_size_of_k"


def arrays(program: Program, width: int) -> list[str]:
    """Return what the entries of each argument and result are, under their names.

    Args:
        program: The program.
        width: Characters in one line.
    """
    named = [
        (argument.name, [symbol.name for symbol in argument.symbols])
        for argument in program.arguments
        if not argument.scalar
    ]
    named += [(result.name, list(result.labels)) for result in program.results]
    return [
        line
        for name, entries in named
        for line in wrap(
            f"{name}[{len(entries)}]: {', '.join(entries)}",
            width,
            subsequent_indent="   ",
            break_long_words=False,
        )
    ]


def arrays_of(program: Program, name: str, width: int) -> list[str]:
    """Return the same of the program's own function, nothing of one of its parts.

    Args:
        program: The program.
        name: Of the function.
        width: Characters in one line.
    """
    return arrays(program, width) if name == program.name else []


def tool() -> str:
    """Return the name and version of what writes the files."""
    return f"symbody {__version__}"
