"""Compiled functions of many rows at once: in lanes of vectors, and in threads."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from ctypes import Structure, c_int64, c_void_p
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime.arrays import Slot, Vector, address
from symbody.runtime.free_memory import free_memory
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.runtime.loops.text import loop_text
from symbody.runtime.machine_code import MachineCode, machine_code
from symbody.runtime.once import once
from symbody.runtime.rows import has_rows, named, numbers, row_count
from symbody.writers.llvm.sincos import WIDTH

if TYPE_CHECKING:
    # For annotations; it brings logging along.
    from concurrent.futures import ThreadPoolExecutor

_PLACES = (
    "evaluate", "single", "constants", "block", "arrays", "results", "t", "p", "k"
)  # fmt: skip
Kept = TypeVar("Kept")
# A thread begins to be worth it from so many rows on.
_LEAST_ROWS = 1024
# For results of so many bytes it is worth 0.1 ms to look at how much memory is free.
_LARGE = 1 << 24


class _Array(Structure):
    """An array with a row for each evaluation (batch_array)."""

    _fields_: ClassVar = [
        ("values", c_void_p), ("tile", c_void_p), ("size", c_int64)
    ]  # fmt: skip


class _Function(Structure):
    """A function over many rows (batch_function)."""

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
class Batch:
    """A compiled function of many rows at once.

    Called as the function itself, with arguments that have a row for each evaluation,
    or none if all share them; the results have a row for each. A row gives the same
    bits whatever the others are and however many threads there are.

    Attributes:
        name: Of the function.
        in_lanes: Whether eight rows are evaluated at once. Those with products of
            matrices, functions of Python, or a loop over links of their own are not.
        workers: Number of threads.
    """

    def __init__(
        self,
        function: CompiledFunction,
        workers: int,
        made: dict[frozenset[str], Lanes],
    ) -> None:
        """Make ready; machine code is made when first called.

        Args:
            function: The function, with values of its parameters.
            workers: Number of threads.
            made: Keeps the machine code, by what all rows share.
        """
        self._entry, self._parameters = function.entry, function.parameters
        self.name, self.workers = function.name, workers
        # Writers, which starts that find all code on disk do without.
        from symbody.runtime.lanes_code import runs_in_lanes

        written = function.entry.is_written
        self.in_lanes = written and runs_in_lanes(function.program)
        self._made = made

    def __call__(self, *arguments: object, p: object = None) -> Any:
        """Return the results, a row for each evaluation.

        Args:
            *arguments: Those of the function, in order and without parameters; each of
                its shape, or with a first index more, that of the row.
            p: Parameters, likewise; those of the model by default.

        Raises:
            CallError: The arguments do not fit, or differ in their number of rows, or
                the results do not fit into memory.
        """
        slots = [Slot("t", (), ())] if self._entry.timed else []
        slots += self._entry.inputs
        listed = named(self.name, slots, arguments)
        given = {slot.name: self._array(slot, listed[slot.name]) for slot in slots}
        slot = self._entry.p
        if p is not None and slot.shape != (0,):
            given["p"] = self._array(slot, p)
        counts = {name: len(array) for name, (array, many) in given.items() if many}
        rows = row_count(self.name, counts)
        given.setdefault("p", (self._parameters, False))
        shapes = [(rows, *result.shape) for result in self._entry.results]
        self._check_room(rows, shapes)
        results = [np.empty(shape) for shape in shapes]
        if rows:
            self._evaluate(rows, given, results)
        return results[0] if len(results) == 1 else tuple(results)

    def lanes(self, shared: frozenset[str]) -> Lanes:
        """Return the machine code in lanes.

        Args:
            shared: Names of the arguments that all rows share.
        """
        found = self._made.get(shared)
        if found is None:
            # As above.
            from symbody.runtime.lanes_code import lanes_code

            code = lanes_code(self._entry.program, shared)
            own = "p" not in shared and self._entry.signature.constants > 0
            found = self._made[shared] = Lanes(
                code.function(f"{self.name}_lanes"),
                code.function(f"{self.name}_constants_lanes") if own else 0,
                c_int64.from_address(code.data(f"{self.name}_lanes_work")).value,
                code,
            )
        return found

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out the machine code, which each process makes for itself."""
        function = CompiledFunction.of(self._entry, self._parameters)
        return Batch, (function, self.workers, {})

    def __repr__(self) -> str:
        way = "in lanes" if self.in_lanes else "row by row"
        return f"Batch {self.name}, {way}, on {self.workers} threads"

    def _array(self, slot: Slot, value: object) -> tuple[Vector, bool]:
        """Return an argument, and whether it has a row for each evaluation."""
        array = numbers(self.name, slot, value)
        many = has_rows(self.name, slot, array.shape)
        return np.ascontiguousarray(array), many

    def _check_room(self, rows: int, shapes: Sequence[tuple[int, ...]]) -> None:
        """Raise if the results do not fit into memory."""
        size = 8 * sum(map(math.prod, shapes))
        free = free_memory() if size > _LARGE else None
        if free is not None and size > free:
            raise CallError(
                f"{self.name}: the results of {rows} rows need {size / 1e9:.3g} GB, "
                f"and {free / 1e9:.3g} GB are free. Give fewer rows at a time."
            )

    def _evaluate(
        self,
        rows: int,
        given: dict[str, tuple[Vector, bool]],
        results: Sequence[Vector],
    ) -> None:
        shared = frozenset(name for name, (_, many) in given.items() if not many)
        lanes = self.lanes(shared) if self.in_lanes else None
        arrays = {name: array for name, (array, _) in given.items()}

        def do(first: int, last: int) -> None:
            _Task(self._entry, lanes, arrays, shared, results).run(first, last)

        pieces = min(self.workers, max(1, rows // _LEAST_ROWS))
        if pieces == 1:
            do(0, rows)
            return
        size = -(-rows // pieces // WIDTH) * WIDTH
        begins = range(0, rows, size)
        list(self._pool.map(lambda b: do(b, min(b + size, rows)), begins))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        # It brings logging along.
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(self.workers)


def aligned(size: int) -> Vector:
    """Return zeros in memory that vectors may be read from.

    Args:
        size: How many numbers.
    """
    raw = np.zeros(size + 8)
    begin = -address(raw) % 64 // 8
    return np.asarray(raw[begin : begin + size])


@final
class _Task:
    """Evaluations of one thread, with its own room for the rows at work."""

    def __init__(
        self,
        entry: Entry,
        lanes: Lanes | None,
        given: dict[str, Vector],
        shared: frozenset[str],
        results: Sequence[Vector],
    ) -> None:
        self._width = WIDTH if lanes else 1
        self._kept: list[object] = [entry, lanes, given]
        timed = entry.timed
        arrays, block, places = [], [], {}
        names = (["t"] if timed else []) + [s.name for s in entry.signature.arrays]
        for name in names:
            array = given[name]
            if name in shared:
                places[name] = address(self._keep(array))
            else:
                size = array.size // len(array)
                places[name] = address(self._room(size))
                arrays.append(_Array(address(array), places[name], size))
            if name != "t" or lanes:
                block.append(places[name])
        own = "p" not in shared and entry.signature.constants > 0
        constants = self._room(entry.signature.constants) if own else self._shared_k(
            entry, given["p"]
        )  # fmt: skip
        written = []
        for result, slot in zip(results, entry.results, strict=True):
            size = int(np.prod(slot.shape, dtype=int))
            written.append(_Array(address(result), address(self._room(size)), size))
        block += [address(constants), *(array.tile for array in written)]
        block.append(address(self._room(lanes.work if lanes else 0)))
        condense = ctypes.cast(entry.condense, c_void_p).value
        packed = ctypes.cast(entry.packed, c_void_p).value
        self._function = _Function(
            evaluate=lanes.evaluate if lanes else None,
            single=None if lanes else packed,
            constants=(lanes.constants if lanes else condense) if own else None,
            block=self._pointers(block),
            arrays=self._listed(arrays), results=self._listed(written),
            t=places.get("t"), p=places.get("p"), k=address(constants),
            count=len(arrays), result_count=len(written),
        )  # fmt: skip

    def run(self, first: int, last: int) -> None:
        """Evaluate rows from the first one until before the last."""
        _, run = _runner()
        run(ctypes.addressof(self._function), first, last)

    def _shared_k(self, entry: Entry, p: Vector) -> Vector:
        k = self._keep(np.full(entry.signature.constants, np.nan))
        entry.condense(address(p), address(k))
        return k

    def _room(self, size: int) -> Vector:
        """Return room for entries of the rows at work, where vectors may begin."""
        room: Vector = self._keep(aligned(self._width * max(1, size)))
        return room

    def _keep(self, array: Kept) -> Kept:
        self._kept.append(array)
        return array

    def _pointers(self, addresses: Sequence[int]) -> int:
        block = self._keep((c_void_p * len(addresses))(*addresses))
        return ctypes.addressof(block)

    def _listed(self, arrays: Sequence[_Array]) -> int:
        block = self._keep((_Array * max(1, len(arrays)))(*arrays))
        return ctypes.addressof(block)
