"""Damage: chunks of a store that are not as they were written."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from symbody.arguments import counted
from symbody.studies.chunks import CHECKSUM, NUMBERS, chunk_place, is_as_written


class Damage(NamedTuple):
    """A chunk that is not as it was written.

    Attributes:
        name: Of its array.
        number: Of the chunk.
        runs: Those that are in it.
        found: What is wrong with it.
    """

    name: str
    number: int
    runs: Sequence[int]
    found: str

    def __str__(self) -> str:
        first, last = self.runs[0], self.runs[-1]
        runs = f"run {first}" if first == last else f"runs {first} to {last}"
        return f"the chunk of {self.name!r} for {runs} {self.found}"


def damages(
    folder: Path,
    blocks: Sequence[Sequence[int]],
    shapes: dict[str, tuple[int, ...]],
    group: Any,
    *,
    looks_into: bool,
) -> Iterator[Damage]:
    """Yield the chunks of a store that are missing, too short, or have changed.

    Args:
        folder: Of the store.
        blocks: The runs of each chunk.
        shapes: Of what is kept, by label.
        group: Zarr's, of the store.
        looks_into: Whether all numbers are read, and compared with their checksums.
    """
    step = len(blocks[0])
    for number, runs in enumerate(blocks):
        place = chunk_place(folder / "status", number, 1)
        if not place.exists():
            continue  # nothing of it is done
        found = _fault(place, step, looks_into=True)
        if found:
            yield Damage("status", number, runs, found)
            continue
        if chunk_place(folder / "message", number, 1).exists():
            try:
                _ = group["message"][runs[0] : runs[-1] + 1]
            except (ValueError, RuntimeError) as error:
                yield Damage("message", number, runs, f"cannot be read ({error})")
        for label, shape in shapes.items():
            place = chunk_place(folder / label, number, 1 + len(shape))
            size = NUMBERS.itemsize * step * math.prod(shape)
            found = _fault(place, size, looks_into=looks_into)
            if found:
                yield Damage(label, number, runs, found)


def told(found: Sequence[Damage]) -> str:
    """Return damages as a sentence without its end.

    Args:
        found: At least one.
    """
    more = counted(len(found) - 1, "other chunk is", "other chunks are")
    return f"{found[0]}, and {more} damaged, too" if found[1:] else str(found[0])


def _fault(place: Path, size: int, *, looks_into: bool) -> str:
    """Return what is wrong with a chunk of so many bytes; "" for nothing."""
    wanted = size + CHECKSUM
    try:
        found = place.stat().st_size
        if found != wanted:
            return f"has {found} of {wanted} bytes"
        if looks_into and not is_as_written(place):
            return "has other bits than those that were written"
    except FileNotFoundError:
        return "is missing"
    return ""
