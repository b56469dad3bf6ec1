"""Functions and statements in MATLAB."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.writers.printer import wrapped
from symbody.writers.script import Frame

_WIDTH = 88
_INDENT = "    "
_CONTINUED = " ..."


def assign(name: str, text: str) -> list[str]:
    """Return a statement, on several lines if it is long."""
    width = _WIDTH - len(_INDENT) - len(_CONTINUED)
    *first, last = wrapped(f"{name} = {text};", width=width, indent=_INDENT)
    return [*(line + _CONTINUED for line in first), last]


def function(frame: Frame, lines: Sequence[str]) -> str:
    """Return a function; its first comment is what MATLAB's help shows."""
    results = ", ".join(frame.results)
    if len(frame.results) != 1:
        results = f"[{results}]"
    head = f"function {results} = {frame.name}({', '.join(frame.arguments)})"
    body = [(_INDENT + line).rstrip() for line in lines]
    return "\n".join([head, f"% {frame.about}", *body, "end", ""])
