"""Notes of a reader on what it leaves out, told once and together."""

from __future__ import annotations

from typing import final

from symbody.errors import warn_user
from symbody.io.source import Source

_SHOWN = 4  # elements named of each kind


@final
class Notes:
    """Collects what of a file has no counterpart in a model."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._left_out: dict[str, list[str]] = {}
        self._not_drawn: dict[str, list[str]] = {}

    def left_out(self, what: str, who: str = "") -> None:
        """Note an element that is not read.

        Args:
            what: What kind of thing, in the plural, and why.
            who: Its name.
        """
        self._left_out.setdefault(what, []).append(who)

    def not_drawn(self, what: str, who: str = "") -> None:
        """Note a shape that is not read, which pages tell too; see `left_out`."""
        self.left_out(what, who)
        self._not_drawn.setdefault(what, []).append(who)

    @property
    def undrawn(self) -> list[str]:
        """Parts that pictures of the mechanism lack, a sentence each."""
        return [
            f"{self._source.name!r} is drawn without {_told(what, names)}."
            for what, names in self._not_drawn.items()
        ]

    def warn(self) -> None:
        """Warn of everything at once."""
        if not self._left_out:
            return
        parts = [_told(what, names) for what, names in self._left_out.items()]
        warn_user(f"{self._source.name!r} is read without: {'; '.join(parts)}.")


def _told(what: str, names: list[str]) -> str:
    named = [name for name in dict.fromkeys(names) if name]
    shown = ", ".join(named[:_SHOWN]) + (", …" if len(named) > _SHOWN else "")
    count = f" ({len(names)})" if len(names) > 1 else ""
    return f"{what}{count}{': ' + shown if shown else ''}"
