"""How fast results of many runs are written, beside the same bytes by other ways.

The blocks of a study of a million runs are put into its store as workers would hand
them over, but nothing is computed. Beside it: one file by np.save, and an array of
plain Zarr in the same chunks, which are not compressed as those of stores. Each ends
when the disk has all (os.sync); the least of five rounds in which the ways take turns.
Before that, a whole Monte Carlo study of the crane with a store, and the memory that it
has at most.
"""

from __future__ import annotations

import os
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import zarr
from size import run

import symbody as sb
from symbody.arguments import Numbers
from symbody.studies.block import Block
from symbody.studies.store import Layout, made


class Size(NamedTuple):
    """What is measured.

    Attributes:
        runs: How many are written.
        times: Of the history that is kept of each, beside three numbers.
        block: Runs that are written together.
        cranes: How many are computed.
        rounds: Of each way.
    """

    runs: int
    times: int
    block: int
    cranes: int
    rounds: int


FULL = Size(1_000_000, 50, 10_000, 1_000_000, 5)
SMALLEST = Size(40, 3, 10, 20, 1)
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


def cranes(size: Size, folder: Path) -> None:
    """Print what a Monte Carlo study of the crane takes."""
    vary = sb.studies.random(
        {"F": (4.0, 6.0), "m2": (5.0, 15.0), "q_rot_pendulum": (-0.2, 0.2)},
        size.cranes, 1,
    )  # fmt: skip
    keep = {"end": "q_trans_crab", "swing": sb.studies.Maximum("q_rot_pendulum")}
    times = np.linspace(0.0, 10.0, 101)
    study = sb.Study(sb.library.crane_crab(), vary, keep, times=times)
    began, used = time.perf_counter(), time.process_time()
    study.run(folder / "cranes", progress=False)
    took, used = time.perf_counter() - began, time.process_time() - used
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
    print(
        f"{len(study)} cranes of 10 s: {took:.0f} s, processor time {used:.0f} s, "
        f"{peak:.0f} MB of memory at most"
    )


def main(size: Size) -> None:
    """Print what runs and what writing takes."""
    with tempfile.TemporaryDirectory() as folder:
        cranes(size, Path(folder))
        write(size, Path(folder), history=False)
        write(size, Path(folder), history=True)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
