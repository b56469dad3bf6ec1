"""Values as JSON that reads well in a diff: a line an element, where it fits."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from symbody.expr.infix import number

Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | float | None

_WIDTH = 88
_BROKEN = 2  # levels that always take a line an entry


def number_text(value: float) -> str:
    """Return the shortest text that gives a finite number back, its sign as well."""
    negative_zero = value == 0 and math.copysign(1, value) < 0
    return "-0.0" if negative_zero else number(value)[0]


def layout(value: Json, indent: int = 0, level: int = 0, before: int = 0) -> str:
    """Return a value as text.

    Args:
        value: The value.
        indent: Spaces before the lines that follow.
        level: How deep it lies; the first levels are always broken into lines.
        before: Characters before it in its line.
    """
    flat = _flat(value)
    if not isinstance(value, list | dict) or not value:
        return flat
    nested = isinstance(value, dict) or any(isinstance(v, list | dict) for v in value)
    if before + len(flat) < _WIDTH and (level >= _BROKEN or not nested):
        return flat
    inner = indent + 2
    texts = isinstance(value, dict) or any(isinstance(v, str) for v in value)
    if isinstance(value, list) and not (nested or texts):
        return _filled(value, inner) + "\n" + " " * indent + "]"
    names = [f"{_text(name)}: " for name in value] if isinstance(value, dict) else None
    entries = list(value.values()) if isinstance(value, dict) else value
    lines = []
    for i, entry in enumerate(entries):
        head = " " * inner + (names[i] if names else "")
        lines.append(head + layout(entry, inner, level + 1, len(head) + 1))
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + "\n" + ",\n".join(lines) + "\n" + " " * indent + closing


def _filled(numbers: list[float], indent: int) -> str:
    """Return the beginning of a list of numbers, as many in a line as fit."""
    lines = ["["]
    line = " " * indent
    for i, entry in enumerate(map(_flat, numbers)):
        word = entry + ("," if i < len(numbers) - 1 else "")
        if len(line) + len(word) > _WIDTH and line.strip():
            lines.append(line.rstrip())
            line = " " * indent
        line += f"{word} "
    return "\n".join([*lines, line.rstrip()])


def _flat(value: Json) -> str:
    if isinstance(value, bool) or value is None:
        return "null" if value is None else str(value).lower()
    if isinstance(value, int | float):
        return number_text(float(value))
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        entries = (f"{_text(name)}: {_flat(entry)}" for name, entry in value.items())
        return "{" + ", ".join(entries) + "}"
    return "[" + ", ".join(map(_flat, value)) + "]"


_text = json.JSONEncoder(ensure_ascii=False).encode
