"""Arrays of C, and what a model's variables are in C."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from textwrap import fill

from symbody.exports.interface import Interface, Variable

_WIDTH = 88


def array(kind: str, name: str, values: Iterable[str], *, static: bool = False) -> str:
    """Return the definition of an array; C knows none of length 0, so it gets one."""
    entries = list(values) or ["0"]
    body = fill(
        ", ".join(entries),
        _WIDTH,
        initial_indent="    ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    start = "static " if static else ""
    return f"{start}const {kind} {name}[{len(entries)}] = {{\n{body},\n}};\n"


def strings(name: str, texts: Sequence[str], *, static: bool = False) -> str:
    """Return the definition of an array of texts, one a line."""
    start = "static " if static else ""
    lines = "".join(f"    {quoted(text)},\n" for text in texts or [""])
    return f"{start}const char *const {name}[{max(1, len(texts))}] = {{\n{lines}}};\n"


def number(value: float) -> str:
    """Return the shortest text that reads as the same number in C."""
    if math.isfinite(value):
        return repr(float(value))
    return "INFINITY" if value > 0 else "-INFINITY"


def quoted(text: str) -> str:
    """Return a text as C writes it, in ASCII."""
    parts = []
    for byte in text.encode():
        character = chr(byte)
        if character in '"\\':
            parts.append(f"\\{character}")
        elif 32 <= byte < 127 and character != "?":
            parts.append(character)
        else:
            parts.append(f"\\{byte:03o}")
    return '"' + "".join(parts) + '"'


def starts(variables: Sequence[Variable]) -> list[str]:
    """Return the start values of some variables."""
    return [number(variable.start) for variable in variables]


def sign(parameter: Variable) -> int:
    """Return 1 for a parameter that must be positive, -1 for a negative one, else 0.

    2 stands for one that is zero or positive, as masses are.
    """
    least, greatest = parameter.limits
    return 2 if parameter.may_be_zero else int(least == 0) - int(greatest == 0)


def names(interface: Interface) -> list[str]:
    """Return the names of time and all variables, in the order of value references."""
    return ["time", *(variable.name for variable in interface.variables)]
