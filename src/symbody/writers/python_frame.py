"""Functions and statements in Python, with or without NumPy."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.writers.printer import wrapped
from symbody.writers.script import Frame

_WIDTH = 88
_INDENT = "    "


def assign(name: str, text: str) -> list[str]:
    """Return a statement, on several lines if it is long."""
    line = f"{name} = {text}"
    if len(_INDENT + line) <= _WIDTH:
        return [line]
    return wrapped(f"{name} = ({text})", width=_WIDTH - len(_INDENT), indent=_INDENT)


def function(frame: Frame, lines: Sequence[str], *, decorator: str = "") -> str:
    """Return a function; the decorator is a line before it, if not empty."""
    top = [decorator] * bool(decorator)
    head = f"def {frame.name}({', '.join(frame.arguments)}):"
    inner = [f'"""{frame.about}"""', *lines, f"return {', '.join(frame.results)}"]
    body = [(_INDENT + line).rstrip() for line in inner]
    return "\n".join([*top, head, *body, ""])
