"""Long statements on several lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

# Where a line may end, the better places first: before a sum's sign and after a comma,
# then around other marks. A number such as 1e-05 has no spaces around its sign, and **
# stays together.
_BEFORE_MARKS = (
    re.compile(r"(?= [+-] )|(?<=, )"),
    re.compile(r"(?<!\*)(?=[*/](?!\*))|(?= )|(?<=\()"),
)
# Where a line goes on only if it ends with a mark.
_AFTER_MARKS = (re.compile(r"(?<= [+-] )|(?<=, )"), re.compile(r"(?<=[*/(])"))


def broken(
    text: str, *, width: int, indent: str, tail: str = "", marks_last: bool = False
) -> list[str]:
    """Return a statement on lines that are short enough, as far as its marks allow.

    Args:
        text: The statement.
        width: Characters in one line.
        indent: Before the lines that follow the first.
        tail: At the end of each line that is continued.
        marks_last: Whether such a line must end with a sign, a comma, or the like.
    """
    places = _AFTER_MARKS if marks_last else _BEFORE_MARKS
    lines = []
    while len(text) > width:
        at = _place(text, places, len(indent) + 1, width - len(tail))
        if at is None:
            break
        lines.append(text[:at].rstrip() + tail)
        text = indent + text[at:].lstrip()
    return [*lines, text]


def _place(
    text: str, places: Sequence[re.Pattern[str]], first: int, last: int
) -> int | None:
    """Return the last good place between two, or the first one behind them."""
    for pattern in places:
        ends = [match.end() for match in pattern.finditer(text, first, last + 1)]
        if ends:
            return ends[-1]
    behind = places[0].search(text, last)
    return behind.end() if behind else None
