"""The rows at work of one thread: memory for eight of them, and what evaluates them."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping, Sequence
from ctypes import Structure, c_int64, c_void_p
from typing import Any, ClassVar, TypeVar, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry
from symbody.runtime.loops.text import loop_text
from symbody.runtime.machine_code import MachineCode, machine_code
from symbody.runtime.once import once
from symbody.writers.llvm.sincos import WIDTH

_PLACES = (
    "evaluate", "single", "constants", "block", "arrays", "results", "t", "p", "k"
)  # fmt: skip
Kept = TypeVar("Kept")


class _Array(Structure):
    """An array with a row for each evaluation (batch_array)."""

    values: int
    tile: int
    _fields_: ClassVar = [
        ("values", c_void_p), ("tile", c_void_p), ("size", c_int64)
    ]  # fmt: skip


class _Function(Structure):
    """A function over many rows (batch_function)."""

    t: int
    p: int
    k: int
    _fields_: ClassVar = [
        *((name, c_void_p) for name in _PLACES),
        ("count", c_int64), ("result_count", c_int64),
    ]  # fmt: skip


@once
def _runner() -> tuple[MachineCode, Any]:
    code = machine_code(loop_text("batch"))
    kind = ctypes.CFUNCTYPE(None, c_void_p, c_int64, c_int64)
    return code, kind(code.function("batch_run"))


@final
@dataclass(frozen=True, eq=False)
class Lanes:
    """Machine code in lanes, for a choice of what all rows share.

    Attributes:
        evaluate: Address of the function.
        constants: Address of that of the constants; 0 if all rows share them.
        work: How many vectors of scratch memory it is given.
        code: Keeps them in memory.
    """

    evaluate: int
    constants: int
    work: int
    code: MachineCode


@final
class Task:
    """Evaluations of one thread, with its own room for the rows at work.

    It is used again and again, since to make it takes as long as hundreds of rows.
    """

    def __init__(
        self, entry: Entry, lanes: Lanes | None, shared: frozenset[str]
    ) -> None:
        """Make room.

        Args:
            entry: The function.
            lanes: The same in lanes; None if rows are evaluated one by one.
            shared: Names of the arguments that all rows share.
        """
        self._width = WIDTH if lanes else 1
        self._kept: list[object] = [entry, lanes]
        self._shared: list[tuple[str, int]] = []
        slots: list[tuple[str, tuple[int, ...]]] = [("t", ())] if entry.timed else []
        slots += [(slot.name, slot.shape) for slot in entry.signature.arrays]
        own = [(name, shape) for name, shape in slots if name not in shared]
        rooms = [self._room(math.prod(shape)) for _, shape in own]
        sizes = [math.prod(shape) for _, shape in own]
        self._arrays = _listed(rooms, sizes)
        tiles = {name: address(r) for (name, _), r in zip(own, rooms, strict=True)}
        self._names = [name for name, _ in own]
        block: list[int | None] = []
        for name, _ in slots:
            if name != "t" or lanes:
                if name in shared:
                    self._shared.append((name, len(block)))
                block.append(tiles.get(name))
        constants = entry.signature.constants
        self._own_k = "p" not in shared and constants > 0
        k = address(self._room(constants)) if self._own_k else None
        self._k_place = len(block)
        sizes = [math.prod(slot.shape) for slot in entry.results]
        rooms = [self._room(size) for size in sizes]
        self._results = _listed(rooms, sizes)
        block += [k, *map(address, rooms)]
        block.append(address(self._room(lanes.work if lanes else 0)))
        self._block = (c_void_p * len(block))(*block)
        self._function = _Function(
            evaluate=lanes.evaluate if lanes else None,
            single=None if lanes else ctypes.cast(entry.packed, c_void_p).value,
            constants=_constants(entry, lanes) if self._own_k else None,
            block=ctypes.addressof(self._block),
            arrays=ctypes.addressof(self._arrays),
            results=ctypes.addressof(self._results),
            t=tiles.get("t"), p=tiles.get("p"), k=k,
            count=len(own), result_count=len(rooms),
        )  # fmt: skip

    def run(
        self,
        arguments_by_name: Mapping[str, int],
        k: int,
        results: Sequence[int],
        first: int,
        last: int,
    ) -> None:
        """Evaluate rows from the first one until before the last.

        Args:
            arguments_by_name: Addresses of the arguments, by name.
            k: Address of the constants, where all rows share them.
            results: Addresses of the results.
            first: Number of the first row.
            last: Number behind that of the last row.
        """
        for array, name in zip(self._arrays, self._names, strict=False):
            array.values = arguments_by_name[name]
        for array, place in zip(self._results, results, strict=False):
            array.values = place
        for name, index in self._shared:
            self._block[index] = arguments_by_name[name]
        if "t" not in self._names:
            self._function.t = arguments_by_name.get("t", 0)
        if not self._own_k:
            self._block[self._k_place] = k
        _, run = _runner()
        run(ctypes.addressof(self._function), first, last)

    def _room(self, size: int) -> Vector:
        """Return room for entries of the rows at work, where vectors may begin."""
        room = aligned(self._width * max(1, size))
        self._kept.append(room)
        return room


def _listed(rooms: Sequence[Vector], sizes: Sequence[int]) -> ctypes.Array[_Array]:
    """Return arrays whose rows at work have their room, and no values yet."""
    arrays = [_Array(None, address(r), n) for r, n in zip(rooms, sizes, strict=True)]
    return (_Array * max(1, len(arrays)))(*arrays)


def _constants(entry: Entry, lanes: Lanes | None) -> int | None:
    """Return the address of what computes the constants of the rows at work."""
    if lanes:
        return lanes.constants
    return ctypes.cast(entry.condense, c_void_p).value


def aligned(size: int) -> Vector:
    """Return zeros in memory that vectors may be read from.

    Args:
        size: How many numbers.
    """
    raw = np.zeros(size + 8)
    begin = -address(raw) % 64 // 8
    return np.asarray(raw[begin : begin + size])
