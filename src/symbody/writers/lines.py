"""Long statements on several lines."""

from __future__ import annotations

# Where a line may end, the better places first: before a sum's sign and after a comma,
# then around other marks. A number such as 1e-05 has no spaces around its sign.
_PLACES = (
    ((" + ", 0), (" - ", 0), (", ", 1)),
    (("*", 0), ("/", 0), (" ", 0), ("(", 1)),
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
    for marks in _PLACES:
        found = [
            at + kept for mark, kept in marks
            if (at := text.rfind(mark, first, last - kept)) >= 0
        ]  # fmt: skip
        if found:
            return max(found)
    behind = [
        at + kept for mark, kept in _PLACES[0] if (at := text.find(mark, last)) >= 0
    ]
    return min(behind, default=None)
