"""Long statements on several lines."""

from __future__ import annotations

import re

# Where a line may end, the better places first: before a sum's sign and after a comma,
# then around other marks. A number such as 1e-05 has no spaces around its sign, and **
# stays together.
_PLACES = (
    re.compile(r"(?= [+-] )|(?<=, )"),
    re.compile(r"(?<!\*)(?=[*/](?!\*))|(?= )|(?<=\()"),
)


def broken(text: str, *, width: int, indent: str, tail: str = "") -> list[str]:
    """Return a statement on lines that are short enough, as far as its marks allow.

    Args:
        text: The statement.
        width: Characters in one line.
        indent: Before the lines that follow the first.
        tail: At the end of each line that is continued.
    """
    lines = []
    while len(text) > width:
        at = _place(text, len(indent) + 1, width - len(tail))
        if at is None:
            break
        lines.append(text[:at].rstrip() + tail)
        text = indent + text[at:].lstrip()
    return [*lines, text]


def _place(text: str, first: int, last: int) -> int | None:
    """Return the last good place between two, or the first one behind them."""
    for places in _PLACES:
        found = [match.end() for match in places.finditer(text, first, last + 1)]
        if found:
            return found[-1]
    behind = _PLACES[0].search(text, last)
    return behind.end() if behind else None
