"""Pieces of MATLAB text."""

from __future__ import annotations

from textwrap import wrap

_WIDTH = 82
_INDENT = "    "


def quoted(text: str) -> str:
    """Return a string of MATLAB."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def lines_of(statement: str) -> list[str]:
    """Return a statement inside a function, broken at spaces where it is long."""
    *first, last = wrap(
        statement,
        _WIDTH,
        initial_indent=_INDENT,
        subsequent_indent=2 * _INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [*(f"{line} ..." for line in first), last]


def remark(name: str, unit: str = "") -> str:
    """Return a comment that names a number and its unit, on one line."""
    words = " ".join(f"{name} [{unit}]".split() if unit else name.split())
    return f"% {words}"
