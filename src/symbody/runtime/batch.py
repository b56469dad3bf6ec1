"""Compiled functions of many rows at once: in lanes of vectors, and in threads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Literal, final

import numpy as np

from symbody.errors import CallError
from symbody.runtime.arrays import (
    FLOAT,
    SINGLE,
    Slot,
    Vector,
    address,
    checked_output,
    empty,
    free_memory,
)
from symbody.runtime.batch_task import Lanes, Task, has_rows, named, numbers, row_count
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.library import BLOCK
from symbody.writers.llvm import WIDTH

if TYPE_CHECKING:
    # For annotations; it brings logging along.
    from concurrent.futures import ThreadPoolExecutor

# A thread begins to be worth it from so many rows on.
_LEAST_ROWS = 1024
# For results of so many bytes it is worth 0.1 ms to look at how much memory is free.
_LARGE = 1 << 24


@final
class Batch:
    """A compiled function of many rows at once.

    Called as the function itself, with arguments that have a row for each evaluation,
    or none if all share them; the results have a row for each. A row gives the same
    bits whatever the others are and however many threads there are. In single
    precision, arguments and results are arrays of float32; others are rounded to these.

    Attributes:
        name: Of the function.
        in_lanes: Whether eight rows are evaluated at once, or sixteen. Those with
            products of matrices, functions of Python, or a loop over links of their
            own are not.
        workers: Number of threads.
        precision: "double" or "single".
    """

    def __init__(
        self,
        function: CompiledFunction,
        workers: int = 1,
        *,
        in_lanes: bool = True,
        precision: Literal["double", "single"] = "double",
    ) -> None:
        """Make ready; not `in_lanes`, rows are evaluated one by one."""
        self.precision = precision
        self._kind: np.dtype[Any] = SINGLE if precision == "single" else FLOAT
        self._entry, self._function = function.entry, function
        self.name, self.workers = function.name, workers
        self._parameters = self._rounded("parameters", function.parameters)
        self._constants = self._rounded("constants", function.constants)
        self._slots = [Slot("t", (), ())] if self._entry.timed else []
        self._slots += self._entry.inputs
        self.in_lanes = in_lanes and function.entry.is_written
        if self.in_lanes:
            # Modules that single evaluations do without.
            from symbody.runtime.lanes_code import kind_of

            self.in_lanes = kind_of(function.entry) != "none"
        # Of calls as the first one with results to write into, by one thread at a time.
        self._direct: Task | None = None
        # Of threads that are done, without lanes by what all rows share.
        self._tasks: dict[frozenset[str], list[Task]] = {}
        self._lanes: dict[frozenset[str], Lanes] = {}

    def __call__(
        self, *arguments: object, p: object = None, into: object = None
    ) -> Any:
        """Return the results, a row for each evaluation.

        Args:
            *arguments: Those of the function, in order and without parameters; each of
                its shape, or with a first index more, that of the row.
            p: Parameters, likewise; those of the model by default.
            into: What the results are written into, and returned: an array of their
                shape, or a tuple of these. It saves the making of memory, which takes
                as long as the evaluation of small models.

        Raises:
            CallError: The arguments do not fit, or differ in their number of rows, or
                the results do not fit into memory, or into what is to hold them.
        """
        if p is None and into is not None and self._direct:
            outputs: Any = into if isinstance(into, tuple) else (into,)
            if self._direct.call(*arguments, *outputs):
                return outputs[0] if len(outputs) == 1 else outputs
        slots = self._slots
        listed = named(self.name, slots, arguments)
        values = {slot.name: self._array(slot, listed[slot.name]) for slot in slots}
        slot = self._entry.p
        if p is None or slot.shape == (0,):
            values["p"] = self._parameters, False
        else:
            values["p"] = self._array(slot, p)
        counts = {name: len(array) for name, (array, many) in values.items() if many}
        rows = row_count(self.name, counts)
        usual = values["p"][0] is self._parameters
        places = {name: address(array) for name, (array, _) in values.items()}
        shared = frozenset([name for name, (_, many) in values.items() if not many])
        lanes = self.lanes(shared) if self.in_lanes and rows else None
        entry, k = lanes.entry if lanes else self._entry, self._constants
        if "p" not in counts and not (usual and entry is self._entry):
            # Rows with parameters of their own have constants of their own.
            own = numbers(self.name, slot, self._function.parameters if usual else p)
            k = entry.condensed(np.require(own, float, ["C", "A"]))
            k = self._rounded("constants", k)
        if into is None:
            shapes = [(rows, *result.shape) for result in self._entry.results]
            size = self._kind.itemsize * sum(map(math.prod, shapes))
            self._check_fits(f"the results of {rows} rows need", size)
            results = [np.empty(shape, self._kind) for shape in shapes]
            written = [address(array) for array in results]
        else:
            results = self._outputs(rows, into)
            written = [address(array) for array in results]
            self._check_apart(results, written, values, places)
        if rows:
            places["k"] = address(k)
            self._evaluate(rows, shared, lanes, places, written)
            if lanes and into is not None and usual:
                self._make_direct(lanes, shared, k)
        return results[0] if len(results) == 1 else tuple(results)

    def lanes(self, shared: frozenset[str]) -> Lanes:
        """Return the machine code in lanes, by the arguments that all rows share."""
        result = self._lanes.get(shared)
        if result is None:
            # As above.
            from symbody.runtime.lanes_code import lanes_of

            result = lanes_of(self._entry, shared, single=self._kind is SINGLE)
            self._lanes[shared] = result
        return result

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out the machine code, which each process makes for itself."""
        made = partial(Batch, in_lanes=self.in_lanes, precision=self.precision)
        return made, (self._function, self.workers)

    def __repr__(self) -> str:
        mode = "in lanes" if self.in_lanes else "row by row"
        mode += " of single precision" if self._kind is SINGLE else ""
        return f"Batch {self.name}, {mode}, on {self.workers} threads"

    def _make_direct(self, lanes: Lanes, shared: frozenset[str], k: Vector) -> None:
        """Have calls that share as much read by a function in C, if none is yet."""
        if self._direct is None:
            most = BLOCK if self.workers == 1 else min(BLOCK, 2 * _LEAST_ROWS - 1)
            task = Task(lanes.entry, lanes, shared)
            task.make_call(self._parameters, k, most)
            self._direct = task

    def _array(self, slot: Slot, value: object) -> tuple[Vector, bool]:
        """Return an argument, and whether it has a row for each evaluation."""
        array = numbers(self.name, slot, value, self._kind)
        many = has_rows(self.name, slot, array.shape)
        flags = array.flags
        if array.dtype is not self._kind or not (flags.c_contiguous and flags.aligned):
            what = f"a copy in one piece of the argument {slot.name!r} of shape "
            size = self._kind.itemsize * array.size
            self._check_fits(f"{what}{array.shape} needs", size)
            # A motion may be as slow as it likes, a mass not as small.
            small = "raise" if slot.name == "p" else "ignore"
            array = self._rounded(f"argument {slot.name!r}", array, small)
        return array, many

    def _rounded(self, what: str, array: Vector, small: Any = "raise") -> Vector:
        """Return an array of the precision at work, in one piece."""
        try:
            with np.errstate(over="raise", under=small):
                return np.require(array, self._kind, ["C", "A"])
        except FloatingPointError:
            raise CallError(
                f"{self.name}: the {what} cannot be numbers of single precision, which "
                f"are 0 or between 1.2e-38 and 3.4e38 in size. Take precision='double'."
            ) from None

    def _check_fits(self, what: str, size: int) -> None:
        """Raise if so many bytes are more than the free memory."""
        free = free_memory() if size > _LARGE else None
        if free is not None and size > free:
            raise CallError(
                f"{self.name}: {what} {size / 1e9:.3g} GB, "
                f"and {free / 1e9:.3g} GB are free. Give fewer rows at a time."
            )

    def _outputs(self, rows: int, into: object) -> list[Vector]:
        """Return the arrays of the caller's that results are written into."""
        slots = self._entry.results
        result = list(into) if isinstance(into, (tuple, list)) else [into]
        if len(result) != len(slots):
            names = ", ".join(slot.name for slot in slots)
            raise CallError(
                f"{self.name}: into has {len(result)} arrays, but the results are "
                f"{names}. Give one each, in this order, in a tuple."
            )
        whole = [Slot(slot.name, (rows, *slot.shape), ()) for slot in slots]
        return [
            checked_output(self.name, slot, array, self._kind)
            for slot, array in zip(whole, result, strict=True)
        ]

    def _check_apart(
        self,
        arrays: Sequence[Vector],
        written: Sequence[int],
        values: dict[str, tuple[Vector, bool]],
        places: dict[str, int],
    ) -> None:
        """Raise if results do not lie in one piece each, apart from all else."""
        others = [
            ("argument", name, places[name], array.nbytes)
            for name, (array, _) in values.items()
        ]
        for slot, array, begin in zip(
            self._entry.results, arrays, written, strict=True
        ):
            flags, size = array.flags, array.nbytes
            if not flags.c_contiguous or not flags.aligned:
                text = f"an array with strides {array.strides}"
                rule = "its rows must lie one behind the other"
                raise self._not_into(slot, array, f"{text}; {rule}")
            for kind, name, first, length in others:
                if begin < first + length and first < begin + size:
                    text = f"memory of the {kind} {name!r}"
                    rule = "which other rows may still read; it must lie apart"
                    raise self._not_into(slot, array, f"{text}, {rule}")
            others.append(("result", slot.name, begin, size))

    def _not_into(self, slot: Slot, array: Vector, flaw: str) -> CallError:
        return CallError(
            f"{self.name}: the result {slot.name!r} is to be written into {flaw}. "
            f"{empty(array.shape, self._kind)} makes one that does."
        )

    def _evaluate(
        self,
        rows: int,
        shared: frozenset[str],
        lanes: Lanes | None,
        places: dict[str, int],
        written: Sequence[int],
    ) -> None:
        entry = lanes.entry if lanes else self._entry
        done = lanes.tasks if lanes else self._tasks.setdefault(shared, [])

        def do(first: int, last: int) -> None:
            try:
                task = done.pop()
            except IndexError:
                task = Task(entry, lanes, shared)
            for begin in range(first, last, BLOCK):
                if not interrupted:
                    task.run(places, written, begin, min(begin + BLOCK, last))
            done.append(task)

        interrupted: list[BaseException] = []

        pieces = min(self.workers, max(1, rows // _LEAST_ROWS))
        if pieces == 1:
            do(0, rows)
            return
        size = -(-rows // pieces // (2 * WIDTH)) * 2 * WIDTH
        begun = [self._pool.submit(do, b, min(b + size, rows))
                 for b in range(0, rows, size)]  # fmt: skip
        try:
            for piece in begun:
                piece.result()
        except BaseException as error:
            # The memory that threads write into must not go before they end.
            interrupted.append(error)
            for piece in begun:
                piece.exception()
            raise

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        # It brings logging along.
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(self.workers)
