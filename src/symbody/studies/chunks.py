"""Chunks: the files of a store with the numbers of a block, as Zarr lays them out.

Numbers are not packed, so a chunk is a file with their bytes, and a checksum of these
(CRC-32C) at its end, which tells of bits that something else has changed. It is written
as such: Zarr's own way, which fits all kinds of arrays and places, takes twice as long.
"""

from __future__ import annotations

import math
import os
import struct
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import counted
from symbody.studies.run_options import imported

# Numbers as the arrays of stores have them, and what stands for none.
NUMBERS = np.dtype("<f8")
# Bytes of a checksum.
CHECKSUM = 4
_NOTHING: dict[str, float] = {"f": np.nan, "i": 0}


def write_chunk(
    array: Path, number: int, block: int, values: NDArray[np.generic]
) -> None:
    """Write a chunk, whole or not at all.

    Args:
        array: The folder of the array.
        number: Of the chunk.
        block: Runs in a chunk; the last one of an array is filled up.
        values: Of its runs, the first index that of the run: numbers, or single bytes.

    Raises:
        OSError: It cannot be written.
    """
    place = chunk_place(array, number, values.ndim)
    data = _filled(values, block)
    # Two clients never write one chunk at once: blocks are claimed.
    beside = place.with_name(f".{place.name}.part")
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        with beside.open("wb", buffering=0) as file:
            _write_all(file.write, data.data)
            _write_all(file.write, memoryview(_checksum(data)))
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _filled(values: NDArray[np.generic], block: int) -> NDArray[np.uint8]:
    """Return the bytes of a chunk with values of its first runs."""
    kind = NUMBERS if values.dtype.kind == "f" else values.dtype
    whole = np.ascontiguousarray(values, dtype=kind)
    if len(whole) < block:
        nothing = _NOTHING[kind.kind]
        rest = np.full((block - len(whole), *whole.shape[1:]), nothing, kind)
        whole = np.concatenate([whole, rest])
    return whole.reshape(-1).view(np.uint8)


def checksum(values: NDArray[np.generic], block: int) -> bytes:
    """Return what a chunk with values of its first runs ends with."""
    return _checksum(_filled(values, block))


def written_checksum(place: Path) -> bytes:
    """Return what the file of a chunk ends with; nothing if there is no file."""
    try:
        with place.open("rb") as file:
            file.seek(-CHECKSUM, os.SEEK_END)
            return file.read()
    except FileNotFoundError:
        return b""


def place_number(name: str, number: int, result: bytes) -> int:
    """Return a number that no other chunk has, and none with another checksum.

    Args:
        name: Of its array.
        number: Of the chunk.
        result: Its checksum.
    """
    place = f"{name}/{number}/".encode() + result
    value: int = imported("google_crc32c").value(place)
    return value


def _write_all(write: Callable[[memoryview], int | None], left: memoryview) -> None:
    while left:
        left = left[write(left) or 0 :]


def _checksum(data: NDArray[np.uint8]) -> bytes:
    """Return the checksum of bytes, as Zarr's codec crc32c has it."""
    return struct.pack("<I", imported("google_crc32c").value(data))


def is_as_written(place: Path) -> bool:
    """Return whether a chunk has the bytes that its checksum is of.

    Args:
        place: Its file.
    """
    whole = np.fromfile(place, np.uint8)
    at = len(whole) - CHECKSUM
    return at >= 0 and whole[at:].tobytes() == _checksum(whole[:at])


def chunk_place(array: Path, number: int, dimensions: int) -> Path:
    """Return the file of a chunk.

    Args:
        array: The folder of the array.
        number: Of the chunk.
        dimensions: Of the array.
    """
    return array.joinpath("c", str(number), *["0"] * (dimensions - 1))


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
