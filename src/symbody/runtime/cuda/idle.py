"""Memory of a device that nobody has any more, kept to be used again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from typing import final

# Bytes that are kept at most: to have new memory takes longer than to compute what is
# put into it.
MOST = 2 << 30


@final
class Idle:
    """Addresses by size.

    Memory is given back wherever Python frees what has it, in the midst of other calls
    of the same thread, too, so that no lock may be held; lists need none.
    """

    def __init__(self) -> None:
        self._places: dict[int, list[int]] = defaultdict(list)

    def size(self) -> int:
        """Return the bytes of all."""
        return sum(size * len(blocks) for size, blocks in [*self._places.items()])

    def take(self, size: int) -> int:
        """Return the address of so many bytes, or 0."""
        with suppress(IndexError):
            return self._places[size].pop()
        return 0

    def keep(self, place: int, size: int) -> bool:
        """Return whether there is room to keep memory, and keep it."""
        fits = self.size() + size <= MOST
        if fits:
            self._places[size].append(place)
        return fits

    def take_all(self) -> Iterator[int]:
        """Yield all addresses, which are forgotten."""
        for size in [*self._places]:
            while place := self.take(size):
                yield place
