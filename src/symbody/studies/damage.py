"""Damage: chunks of a store that are not as they were written."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from symbody.arguments import counted
from symbody.studies.chunks import (
    CHECKSUM,
    NUMBERS,
    chunk_place,
    is_as_written,
    place_number,
    written_checksum,
)

# The array with a row a block, of the place numbers of all its chunks.
PLACES = "chunk_places"
PLACE_NUMBER = np.dtype("<u4")


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
    places: bool,
) -> Iterator[Damage]:
    """Yield the chunks that are missing, too short, have changed, or were elsewhere.

    Args:
        folder: Of the store.
        blocks: The runs of each chunk.
        shapes: Of what is kept, by label.
        group: Zarr's, of the store.
        looks_into: Whether all numbers are read, and compared with their checksums.
        places: Whether it notes which chunks each block has.
    """
    step = len(blocks[0])
    for number, runs in enumerate(blocks):
        place = chunk_place(folder / "status", number, 1)
        if not place.exists():
            continue  # nothing of it is done
        fault = _fault(place, step, looks_into=True)
        if fault:
            yield Damage("status", number, runs, fault)
            continue
        if chunk_place(folder / "message", number, 1).exists():
            try:
                _ = group["message"][runs[0] : runs[-1] + 1]
            except (ValueError, RuntimeError) as error:
                yield Damage("message", number, runs, f"cannot be read ({error})")
        whole = True
        for label, shape in shapes.items():
            place = chunk_place(folder / label, number, 1 + len(shape))
            size = NUMBERS.itemsize * step * math.prod(shape)
            fault = _fault(place, size, looks_into=looks_into)
            if fault:
                whole = False
                yield Damage(label, number, runs, fault)
        if whole and places:
            yield from _displaced(folder, number, runs, shapes)


def chunks_of(
    folder: Path, number: int, shapes: dict[str, tuple[int, ...]]
) -> dict[str, Path]:
    """Return the files of a block's chunks by the names of their arrays.

    Args:
        folder: Of the store.
        number: Of the block.
        shapes: Of what is kept, by label.
    """
    dimensions = {label: 1 + len(shape) for label, shape in shapes.items()}
    dimensions |= {"message": 1, "status": 1}
    return {n: chunk_place(folder / n, number, d) for n, d in dimensions.items()}


def _displaced(
    folder: Path,
    number: int,
    runs: Sequence[int],
    shapes: dict[str, tuple[int, ...]],
) -> Iterator[Damage]:
    """Yield the chunks of a block that were written for another one."""
    chunks = chunks_of(folder, number, shapes)
    place = chunk_place(folder / PLACES, number, 2)
    fault = _fault(place, PLACE_NUMBER.itemsize * len(chunks), looks_into=True)
    if fault:
        yield Damage(PLACES, number, runs, fault)
        return
    wanted = np.fromfile(place, PLACE_NUMBER, len(chunks)).tolist()
    for (name, file), other in zip(chunks.items(), wanted, strict=True):
        if place_number(name, number, written_checksum(file)) != other:
            yield Damage(name, number, runs, "is not the one that was written there")


def told(entries: Sequence[Damage]) -> str:
    """Return damages as a sentence without its end.

    Args:
        entries: At least one.
    """
    more = counted(len(entries) - 1, "other chunk is", "other chunks are")
    return f"{entries[0]}, and {more} damaged, too" if entries[1:] else str(entries[0])


def _fault(place: Path, size: int, *, looks_into: bool) -> str:
    """Return what is wrong with a chunk of so many bytes; "" for nothing."""
    wanted = size + CHECKSUM
    try:
        result = place.stat().st_size
        if result != wanted:
            return f"has {result} of {wanted} bytes"
        if looks_into and not is_as_written(place):
            return "has other bits than those that were written"
    except FileNotFoundError:
        return "is missing"
    return ""
