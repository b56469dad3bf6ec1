"""How fast results of many runs are written, beside the same bytes by other ways.

The blocks of a study of a million runs are put into its store as workers would hand
them over, but nothing is computed. Beside it: one file by np.save, and an array of
plain Zarr in the same chunks, which are not compressed as those of stores. Each ends
when the disk has all (os.sync); the least of five rounds in which the ways take turns.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import zarr
from size import run

from symbody.arguments import Numbers
from symbody.studies.keep import Block
from symbody.studies.store import Layout, made


class Size(NamedTuple):
    """What is measured.

    Attributes:
        runs: How many are written.
        times: Of the history that is kept of each, beside three numbers.
        block: Runs that are written together.
        rounds: Of each way.
    """

    runs: int
    times: int
    block: int
    rounds: int


FULL = Size(1_000_000, 50, 10_000, 5)
SMALLEST = Size(40, 3, 10, 1)
SINGLE = ("a", "b", "c")


def layout_of(size: Size, *, history: bool) -> Layout:
    """Return the layout of a store."""
    shapes: dict[str, tuple[int, ...]] = dict.fromkeys(SINGLE, ())
    if history:
        shapes["history"] = (size.times,)
    return Layout(
        "crane", size.runs, size.block, {}, shapes, {}, tuple(range(size.times)),
        ("history",) if history else (), ("F",), (), (),
    )  # fmt: skip


def stored(place: Path, layout: Layout, values: dict[str, Numbers]) -> None:
    """Write blocks into a store, as a study does."""
    store = made(place, layout, {"F": np.zeros(layout.runs)}, zarr)
    for block in list(store.waiting()):
        rows = slice(block[0], block[-1] + 1)
        store.put(Block(block[0], {k: v[rows] for k, v in values.items()}), len(block))


def saved(place: Path, layout: Layout, values: dict[str, Numbers]) -> None:
    """Write a file for each array."""
    place.mkdir()
    for name, array in values.items():
        np.save(place / name, array)


def plain(place: Path, layout: Layout, values: dict[str, Numbers]) -> None:
    """Write an array of Zarr for each, chunk by chunk."""
    group = zarr.open_group(place, mode="w")
    for name, array in values.items():
        chunks = (layout.block, *array.shape[1:])
        there = group.create_array(
            name, shape=array.shape, chunks=chunks, dtype="f8", compressors=None
        )
        for first in range(0, layout.runs, layout.block):
            there[first : first + layout.block] = array[first : first + layout.block]


def write(size: Size, folder: Path, *, history: bool) -> None:
    """Print a line for each way to write results."""
    layout, rng = layout_of(size, history=history), np.random.default_rng(0)
    values = {k: rng.normal(size=(size.runs, *s)) for k, s in layout.shapes.items()}
    megabytes = sum(array.nbytes for array in values.values()) / 1e6
    ways: dict[str, Callable[[Path, Layout, dict[str, Numbers]], None]]
    ways = {"np.save": saved, "plain Zarr": plain, "store": stored}
    least = dict.fromkeys(ways, float("inf"))
    for _ in range(size.rounds):
        for name, way in ways.items():
            place = folder / name
            os.sync()  # what others have written is no part of it
            began = time.perf_counter()
            way(place, layout, values)
            os.sync()
            least[name] = min(least[name], time.perf_counter() - began)
            shutil.rmtree(place)
    print(f"\n{f'{megabytes:.0f} MB':20}{'s':>10}{'MB/s':>10}{'µs a run':>10}")
    for name, took in least.items():
        each = 1e6 * took / size.runs
        print(f"{name:20}{took:10.2f}{megabytes / took:10.0f}{each:10.2f}", flush=True)


def main(size: Size) -> None:
    """Print what writing takes."""
    with tempfile.TemporaryDirectory() as folder:
        write(size, Path(folder), history=False)
        write(size, Path(folder), history=True)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
