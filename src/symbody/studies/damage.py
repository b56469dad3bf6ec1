"""Damage: chunks of a store that are not as they were written."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from symbody.arguments import counted
from symbody.studies.chunks import NUMBERS, chunk_place


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
) -> Iterator[Damage]:
    """Yield the chunks of a store that are missing, too short, or cannot be read.

    Args:
        folder: Of the store.
        blocks: The runs of each chunk.
        shapes: Of what is kept, by label.
        group: Zarr's, of the store.
    """
    step = len(blocks[0])
    for number, runs in enumerate(blocks):
        place = chunk_place(folder / "status", number, 1)
        if not place.exists():
            continue  # nothing of it is done
        found = _wrong_size(place, step)
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
            found = _wrong_size(place, NUMBERS.itemsize * step * math.prod(shape))
            if found:
                yield Damage(label, number, runs, found)


def told(found: Sequence[Damage]) -> str:
    """Return damages as a sentence without its end.

    Args:
        found: At least one.
    """
    more = counted(len(found) - 1, "other chunk is", "other chunks are")
    return f"{found[0]}, and {more} damaged, too" if found[1:] else str(found[0])


def _wrong_size(place: Path, wanted: int) -> str:
    try:
        size = place.stat().st_size
    except FileNotFoundError:
        return "is missing"
    return "" if size == wanted else f"has {size} of {wanted} bytes"
