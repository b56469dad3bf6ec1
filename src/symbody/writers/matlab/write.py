"""Programs as MATLAB functions, a file each, which Octave runs as well.

A function wants its arguments as vectors, in columns or in rows, and gives columns. It
needs no toolbox. Where it has no value it gives NaN or infinity, as the others do, and
never a complex number.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.errors import WriterError
from symbody.program.names import Rules
from symbody.program.program import Program
from symbody.writers.header import arrays, header
from symbody.writers.matlab.blocks import ROUTINES
from symbody.writers.matlab.definitions import definitions
from symbody.writers.matlab.forms import HELPERS, NOTATION
from symbody.writers.matlab.statements import assign, function
from symbody.writers.script import (
    Dialect,
    bodies,
    constants_function,
    main_function,
    unprepared,
)
from symbody.writers.used import Used

_LONGEST_NAME = 63
_WIDTH = 86
RULES = Rules(letter_first=True, longest=_LONGEST_NAME)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return two files for each program: the function and that of its constants.

    Args:
        programs: The programs.
        name: Not used: MATLAB finds a function by the name of its file.

    Raises:
        WriterError: A program holds an operation that MATLAB has no form for, or its
            name is too long.
    """
    texts = {}
    for program in programs:
        _check_length(f"{program.name}_constants")
        kinds = {"_constants": constants_function, "": main_function}
        for suffix, write_one in kinds.items():
            used = Used()
            notes = [n for n in arrays(program, _WIDTH) if not suffix or n[:2] == "p["]
            text = _with_notes(write_one(program, _DIALECT, used), program, notes)
            inner = [] if suffix else bodies(program, _DIALECT, used)
            blocks = [text, *inner, *support(used)]
            texts[f"{program.name}{suffix}.m"] = "\n".join(blocks)
    return texts


def support(used: Used) -> list[str]:
    """Return the functions that a file must hold beside its own."""
    done = used.operations
    known = HELPERS | ROUTINES
    helpers = dict.fromkeys(text for name, text in known.items() if name in done)
    return [*definitions(used), *helpers]


def _with_notes(text: str, program: Program, notes: Sequence[str]) -> str:
    """Return a function with notes below the sentence that tells what it does."""
    head, about, rest = text.split("\n", 2)
    notes = [*notes, "", *header([program])]
    return "\n".join([head, about, "%", *(f"% {n}".rstrip() for n in notes), "", rest])


def _check_length(name: str) -> None:
    if len(name) > _LONGEST_NAME:
        raise WriterError(
            f"the MATLAB writer cannot use the name {name!r}: it has {len(name)} "
            f"characters, and names in MATLAB have at most {_LONGEST_NAME}. Choose a "
            f"shorter one for the model."
        )


def _create(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    sizes = (*shape, 1) if len(shape) == 1 else shape
    return f"zeros({', '.join(map(str, sizes))})"


def _entry(name: str, indices: Sequence[int]) -> str:
    if not indices:
        return name
    return f"{name}({', '.join(str(index + 1) for index in indices)})"


_DIALECT = Dialect(
    NOTATION,
    unprepared,
    _create,
    _entry,
    assign,
    function,
    comment="%",
    rules=RULES,
)
