"""Chunks, the files of a store with the numbers of a block; and claims on blocks.

Chunks lie as Zarr lays them out. Numbers are not packed, so one is a file with their
bytes, and a checksum of these (CRC-32C) at its end, which tells of bits that something
else has changed. It is written as such: Zarr's own way, which fits all kinds of arrays
and places, takes 3 ms of a processor for each chunk, five times as long, while a block
of short runs takes 50 ms.

Of several clients a claim says which one makes a store, and does which blocks.
"""

from __future__ import annotations

import math
import os
import shutil
import stat
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.options import Default
from symbody.arguments import counted
from symbody.results.record import dimensions_of
from symbody.studies.description import imported
from symbody.whole_files import telling

# Numbers as the arrays of stores have them.
NUMBERS = np.dtype("<f8")
# The array with a row a block, of the place numbers of all its chunks.
PLACES = "chunk_places"
PLACE_NUMBER = np.dtype("<u4")
# Bytes of a checksum.
_CHECKSUM = 4


@final
@dataclass(frozen=True)
class Layout:
    """The layout of a store."""

    model: str  # its name
    runs: int
    block: int  # runs that are written together
    # Texts of model, design, what is kept and options, the same for the same study.
    identity: Mapping[str, str]
    shapes: Mapping[str, tuple[int, ...]]  # of what is kept, by label
    units: Mapping[str, str]  # of what is kept, and of what varies
    times: tuple[float, ...]  # when reductions know quantities [s]
    histories: tuple[str, ...]  # labels of what is kept at all times
    varied: tuple[str, ...]  # names
    grid: tuple[int, ...]  # numbers of values of each; empty if it is none
    without: tuple[Default, ...]  # what of a motion need not be computed
    notes: tuple[str, ...] = ()  # on all runs together

    def blocks(self) -> Iterator[range]:
        """Yield the runs of each block."""
        for first in range(0, self.runs, self.block):
            yield range(first, min(first + self.block, self.runs))

    def dimensions(self, label: str) -> tuple[str, ...]:
        """Return the names of the dimensions of what is kept."""
        shape = self.shapes[label]
        if label in self.histories:
            return ("run", "time", *dimensions_of(label, shape[1:]))
        return ("run", *dimensions_of(label, shape))


class Damage(NamedTuple):
    """A chunk that is not as it was written."""

    name: str  # of its array
    number: int
    runs: Sequence[int]  # those that are in it
    fault: str  # what is wrong with it

    def __str__(self) -> str:
        first, last = self.runs[0], self.runs[-1]
        runs = f"run {first}" if first == last else f"runs {first} to {last}"
        return f"the chunk of {self.name!r} for {runs} {self.fault}"


@final
class Chunks:
    """The chunks of a store: of what is kept, and of what is told of runs."""

    def __init__(self, folder: Path, layout: Layout, *, noted: bool) -> None:
        """Look at nothing yet; the last chunk of an array is filled up."""
        self._folder, self._layout, self._noted = folder, layout, noted
        self._names = [*layout.shapes, "message", "status"]

    def place(self, name: str, number: int) -> Path:
        """Return the file of a chunk."""
        beside = 1 if name == PLACES else len(self._layout.shapes.get(name, ()))
        return self._folder.joinpath(name, "c", str(number), *["0"] * beside)

    def write(self, name: str, number: int, values: NDArray[np.generic]) -> None:
        """Write a chunk, whole or not at all: of its runs, numbers or bytes."""
        self._write(self.place(name, number), self._bytes(values))

    def finish(self, number: int, status: NDArray[np.generic]) -> None:
        """Note which chunks a block has, and write its status: it is done."""
        if self._noted:
            ends = {name: _end_of(self.place(name, number)) for name in self._names}
            ends["status"] = _checksum(self._bytes(status))
            row = [_place_number(name, number, end) for name, end in ends.items()]
            place = self.place(PLACES, number)
            self._write(place, np.array(row, PLACE_NUMBER).view(np.uint8))
        self.write("status", number, status)

    def damages(self, group: Any, *, looks_into: bool) -> Iterator[Damage]:
        """Yield the chunks that are missing, too short, changed, or of other places."""
        step = self._layout.block
        for number, runs in enumerate(self._layout.blocks()):
            if not self.place("status", number).exists():
                continue  # nothing of it is done
            fault = _fault(self.place("status", number), step)
            if fault:
                yield Damage("status", number, runs, fault)
                continue
            if self.place("message", number).exists():
                try:
                    _ = group["message"][runs[0] : runs[-1] + 1]
                except (ValueError, RuntimeError) as error:
                    yield Damage("message", number, runs, f"cannot be read ({error})")
            whole = True
            for label, shape in self._layout.shapes.items():
                size = NUMBERS.itemsize * step * math.prod(shape)
                place = self.place(label, number)
                fault = _fault(place, size, looks_into=looks_into)
                if fault:
                    whole = False
                    yield Damage(label, number, runs, fault)
            if whole and self._noted:
                yield from self._displaced(number, runs)

    def _displaced(self, number: int, runs: Sequence[int]) -> Iterator[Damage]:
        """Yield the chunks of a block that were written for another one."""
        names, place = self._names, self.place(PLACES, number)
        fault = _fault(place, PLACE_NUMBER.itemsize * len(names))
        if fault:
            yield Damage(PLACES, number, runs, fault)
            return
        wanted = np.fromfile(place, PLACE_NUMBER, len(names)).tolist()
        for name, other in zip(names, wanted, strict=True):
            if _place_number(name, number, _end_of(self.place(name, number))) != other:
                yield Damage(
                    name, number, runs, "is not the one that was written there"
                )

    def _bytes(self, values: NDArray[np.generic]) -> NDArray[np.uint8]:
        """Return the bytes of a chunk with values of its first runs."""
        kind = NUMBERS if values.dtype.kind == "f" else values.dtype
        whole = np.ascontiguousarray(values, dtype=kind)
        if len(whole) < self._layout.block:
            nothing = np.nan if kind.kind == "f" else 0
            rest = (self._layout.block - len(whole), *whole.shape[1:])
            whole = np.concatenate([whole, np.full(rest, nothing, kind)])
        return whole.reshape(-1).view(np.uint8)

    def _write(self, place: Path, data: NDArray[np.uint8]) -> None:
        # Two clients never write one chunk at once: blocks are claimed.
        beside = place.with_name(f".{place.name}.part")
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            with beside.open("wb") as file:
                file.write(data.data)
                file.write(_checksum(data))
            beside.replace(place)
        except OSError:
            beside.unlink(missing_ok=True)
            raise


def _end_of(place: Path) -> bytes:
    """Return the checksum at the end of a chunk; nothing if there is no file."""
    try:
        with place.open("rb") as file:
            file.seek(-_CHECKSUM, os.SEEK_END)
            return file.read()
    except FileNotFoundError:
        return b""


def _place_number(name: str, number: int, end: bytes) -> int:
    """Return a number that no other chunk has, and none with another checksum."""
    value: int = imported("google_crc32c").value(f"{name}/{number}/".encode() + end)
    return value


def _checksum(data: NDArray[np.uint8]) -> bytes:
    return struct.pack("<I", imported("google_crc32c").value(data))


def _fault(place: Path, size: int, *, looks_into: bool = True) -> str:
    """Return what is wrong with a chunk of so many bytes; "" for nothing."""
    wanted = size + _CHECKSUM
    try:
        result = place.stat().st_size
        if result != wanted:
            return f"has {result} of {wanted} bytes"
        if looks_into:
            whole = np.fromfile(place, np.uint8)
            if whole[size:].tobytes() != _checksum(whole[:size]):
                return "has other bits than those that were written"
    except FileNotFoundError:
        return "is missing"
    return ""


def damages_as_text(entries: Sequence[Damage]) -> str:
    """Return damages, at least one, as a sentence without its end."""
    more = counted(len(entries) - 1, "other chunk is", "other chunks are")
    return f"{entries[0]}, and {more} damaged, too" if entries[1:] else str(entries[0])


@final
class Claims:
    """The blocks that this client does; no other client does them meanwhile.

    A claim is a lock of the system on a file, which ends with its process. A block is
    looked at again after it is claimed: another client may have done it in between.
    """

    def __init__(self, folder: Path, is_done: Callable[[Sequence[int]], bool]) -> None:
        """Claim nothing yet."""
        self._folder, self._is_done = folder, is_done
        self._held: dict[int, Any] = {}

    def take(self, blocks: Iterable[Sequence[int]]) -> Iterator[Sequence[int]]:
        """Yield the blocks that are neither done nor claimed by others, claimed."""
        filelock = imported("filelock")
        for block in blocks:
            lock = filelock.FileLock(self._path(block[0]))
            with telling(self._folder):
                try:
                    _in_folder(self._folder, partial(lock.acquire, timeout=0))
                except filelock.Timeout:
                    continue
            self._held[block[0]] = lock
            if self._is_done(block):
                self.done(block[0])
            else:
                yield block

    def done(self, first: int) -> None:
        """Give up the claim on a block that is done."""
        # Who has the file open still finds the block done.
        self._path(first).unlink(missing_ok=True)
        self._held.pop(first).release()

    def drop(self) -> None:
        """Give up all claims; others may do these blocks."""
        while self._held:
            self._held.popitem()[1].release()

    def clear(self) -> None:
        """Remove what is left of the claims of clients that have died."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _path(self, first: int) -> Path:
        return self._folder / str(first)


def _in_folder(folder: Path, act: Callable[[], object]) -> None:
    """Act in a folder that other clients remove where they end before this one."""
    while True:
        try:
            folder.mkdir(exist_ok=True)
            act()
            return
        except (FileExistsError, FileNotFoundError):
            try:  # one look, as the folder may come and go between two
                can_be = stat.S_ISDIR(folder.lstat().st_mode)
            except FileNotFoundError:
                can_be = folder.parent.is_dir()
            if not can_be:
                raise


@contextmanager
def claims(path: Path, is_done: Callable[[Sequence[int]], bool]) -> Iterator[Claims]:
    """Give claims on a store's blocks, which end with the context."""
    folder = path.with_name(f".{path.name}.claims")
    with telling(folder):
        _in_folder(folder, lambda: None)
    own = Claims(folder, is_done)
    try:
        yield own
    finally:
        own.drop()
        with suppress(OSError):  # another client has claims
            folder.rmdir()


@contextmanager
def making(path: Path) -> Iterator[None]:
    """Keep other clients waiting while a store is made or looked at."""
    place = path.with_name(f".{path.name}.lock")
    lock = imported("filelock").FileLock(place)
    with telling(path):
        # Locks wait for a file that cannot be made as for one that another holds.
        place.touch()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
