"""Chunks: the files of a store with the numbers of a block, as Zarr lays them out.

Numbers are not packed, so a chunk is a file with their bytes, and a checksum of these
(CRC-32C) at its end, which tells of bits that something else has changed. It is written
as such: Zarr's own way, which fits all kinds of arrays and places, takes twice as long.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from symbody.studies.optional import imported

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
