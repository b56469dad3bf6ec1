"""Chunks: the files of a store with the numbers of a block, as Zarr lays them out.

Numbers are not packed, so a chunk is a file with nothing but their bytes. It is written
as such: Zarr's own way, which fits all kinds of arrays and places, takes twice as long.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

# Numbers as the arrays of stores have them, and what stands for none.
NUMBERS = np.dtype("<f8")
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
    kind = NUMBERS if values.dtype.kind == "f" else values.dtype
    whole = np.ascontiguousarray(values, dtype=kind)
    if len(whole) < block:
        nothing = _NOTHING[kind.kind]
        rest = np.full((block - len(whole), *whole.shape[1:]), nothing, kind)
        whole = np.concatenate([whole, rest])
    # Two clients never write one chunk at once: blocks are claimed.
    beside = place.with_name(f".{place.name}.part")
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        with beside.open("wb", buffering=0) as file:
            left = whole.reshape(-1).view(np.uint8).data
            while left:
                left = left[file.write(left) :]
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def chunk_place(array: Path, number: int, dimensions: int) -> Path:
    """Return the file of a chunk.

    Args:
        array: The folder of the array.
        number: Of the chunk.
        dimensions: Of the array.
    """
    return array.joinpath("c", str(number), *["0"] * (dimensions - 1))
