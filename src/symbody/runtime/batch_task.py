"""The rows at work of one thread: their arguments, memory for them, evaluation."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping, Sequence
from ctypes import c_int64, c_void_p
from typing import Any, final

import numpy as np

from symbody.arguments import as_named, real_array
from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime.arrays import FLOAT, Slot, Vector, address
from symbody.runtime.calls import ROWS, python_call
from symbody.runtime.functions import Entry
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import structure
from symbody.runtime.machine_code import MachineCode
from symbody.writers.llvm import WIDTH

# An array with a row for each evaluation, and a function over many rows.
_Array, _Function = (
    structure("batch.h", f"batch_{name}") for name in ("array", "function")
)


@final
@dataclass(frozen=True, eq=False)
class Lanes:
    """Machine code in lanes, for a choice of what all rows share.

    `constants` is 0 if all rows share them, which are then those of an `entry`; `work`
    counts vectors of scratch memory, `tasks` are of threads that are done. There are
    `width` lanes.
    """

    entry: Entry
    evaluate: int
    constants: int
    work: int
    code: MachineCode
    tasks: list[Task]
    width: int = WIDTH

    @classmethod
    def of(
        cls, entry: Entry, shared: frozenset[str], code: MachineCode, *, single: bool
    ) -> Lanes:
        """Return what machine code has, by the names in it."""
        name, find = entry.signature.name, code.find
        own = "p" not in shared and entry.signature.constants > 0
        constants = find(f"{name}_constants_lanes") if own else 0
        work = c_int64.from_address(find(f"{name}_lanes_work")).value
        evaluate, width = find(f"{name}_lanes"), 2 * WIDTH if single else WIDTH
        return cls(entry, evaluate, constants, work, code, [], width)


@final
class Task:
    """Evaluations of one thread; it is used again, as making it takes long."""

    def __init__(
        self, entry: Entry, lanes: Lanes | None, shared: frozenset[str]
    ) -> None:
        """Make room; without lanes rows are evaluated one by one."""
        self._entry = entry
        self._memory: list[object] = [lanes]
        time = [("t", 1)] if entry.timed else []
        listed = [(s.name, math.prod(s.shape)) for s in entry.signature.arrays]
        sizes = [math.prod(slot.shape) for slot in entry.results]
        k = len(listed) + len(time) * bool(lanes)
        # Of single rows the time is a number, and stands behind what these read.
        slots, places = [*time, *listed], {"t": k + 2 + len(sizes)}
        places |= {name: i for i, (name, _) in enumerate(slots if lanes else listed)}
        self._block = (c_void_p * (2 * (k + 2 + len(sizes))))()
        own = [(name, size) for name, size in slots if name not in shared]
        self._names = [name for name, _ in own]
        self._shared = [(name, places[name]) for name, _ in slots if name in shared]
        own_k = "p" not in shared and entry.signature.constants > 0
        self._shared += [] if own_k else [("k", k)]
        rows = [(places[name], size) for name, size in own]
        results = [*enumerate(sizes, k + 1)]
        rooms = [*rows, *results, (k + 1 + len(sizes), lanes.work)] if lanes else []
        rooms += [(k, entry.signature.constants)] if own_k else []
        for place, size in rooms:
            # Where vectors may begin. Entries are moved by squares of lanes.
            room = aligned(WIDTH * max(2 * WIDTH, size))
            self._memory.append(room)
            self._block[place] = address(room)
        self._arrays, self._results = self._listed(rows), self._listed(results)
        self._function = _Function(
            evaluate=lanes.evaluate if lanes else None,
            single=None if lanes else entry.addresses.packed,
            constants=(lanes or entry.addresses).constants if own_k else None,
            block=ctypes.addressof(self._block),
            arrays=ctypes.addressof(self._arrays),
            results=ctypes.addressof(self._results),
            t=self._place(places["t"]) if time else None,
            p=self._place(places["p"]) if own_k else None,
            k=self._block[k], count=len(own), result_count=len(sizes),
            lanes=lanes.width if lanes else 1, next=k + 2 + len(sizes),
        )  # fmt: skip
        self._place_of_function = ctypes.addressof(self._function)
        self._run = library("batch").batch_run

    def run(
        self, places: Mapping[str, int], results: Sequence[int], first: int, last: int
    ) -> None:
        """Evaluate rows from `first` until before `last`, by addresses of arrays."""
        for array, name in zip(self._arrays, self._names, strict=False):
            array.values = places[name]
        for array, place in zip(self._results, results, strict=False):
            array.values = place
        for name, index in self._shared:
            self._block[index] = places[name]
        self._run(self._place_of_function, first, last)

    def make_call(self, parameters: Vector, k: Vector, most: int) -> None:
        """Make `call`, a function (t, *inputs, *results) of up to `most` rows.

        All of them share the time, parameters and constants; see `python_call`.
        """
        shared = dict(self._shared)
        # As rows_plan in call.c; a function without parameters has no place for them.
        head = [
            library("batch").code.find("batch_run"), self._place_of_function,
            address(parameters), parameters.nbytes, address(k),
            shared.get("p", shared["k"]), shared["k"], shared.get("t", -1),
            parameters.itemsize, most, 0, 0,
        ]  # fmt: skip
        arguments = [
            (shared[s.name], s.shape) if s.name in shared else (0, (ROWS, *s.shape))
            for s in self._entry.inputs
        ]
        results = [(0, (ROWS, *slot.shape)) for slot in self._entry.results]
        self.call, plan = python_call("call_rows", head, arguments, results)
        self._memory += [plan, k]

    def _place(self, index: int) -> int:
        return ctypes.addressof(self._block) + index * ctypes.sizeof(c_void_p)

    def _listed(self, places: Sequence[tuple[int, int]]) -> Any:
        """Return arrays by their places and sizes, without values yet."""
        arrays = [_Array(None, self._place(place), size) for place, size in places]
        return (_Array * max(1, len(arrays)))(*arrays)


def aligned(size: int) -> Vector:
    """Return zeros in memory that vectors may be read from."""
    raw = np.zeros(size + 8)
    begin = -address(raw) % 64 // 8
    return np.asarray(raw[begin : begin + size])


def named(
    function: str, slots: Sequence[Slot], arguments: Sequence[object]
) -> dict[str, object]:
    """Return arguments by their names, or raise a CallError."""
    if len(arguments) != len(slots):
        names = ", ".join(slot.name for slot in slots) or "none"
        more = len(arguments) > len(slots)
        raise CallError(
            f"{function}: {len(arguments)} arguments are given, but it takes "
            f"{names}. Give one each, of its shape or with a row for each "
            f"evaluation{', and parameters by name: p=…' if more else ''}."
        )
    return {slot.name: values for slot, values in zip(slots, arguments, strict=True)}


def numbers(
    function: str, slot: Slot, value: object, kind: np.dtype[Any] = FLOAT
) -> Vector:
    """Return an argument as an array of real numbers, whose shape is not looked at.

    It is of float64, or the argument itself if that is of another kind to be had.
    """
    if value.__class__ is np.ndarray and (value.dtype is FLOAT or value.dtype is kind):
        # Nothing is written into it, so that it needs not be copied.
        return value
    if value.__class__ is float:
        return np.array(value)
    array = real_array(as_named(value, slot.labels))
    if array is None:
        raise _unfit(function, slot, "no real numbers")
    return array


def has_rows(function: str, slot: Slot, shape: tuple[int, ...]) -> bool:
    """Return whether an argument has rows for evaluations, or raise a CallError."""
    if shape[max(0, len(shape) - len(slot.shape)) :] != slot.shape:
        raise _unfit(function, slot, f"the shape {shape}")
    if len(shape) > len(slot.shape) + 1:
        raise CallError(
            f"{function}: the argument {slot.name!r} has the shape {shape}. "
            f"It may have one index more than {slot.expected()}: that of the row."
        )
    return len(shape) > len(slot.shape)


def row_count(function: str, counts: Mapping[str, int]) -> int:
    """Return how many evaluations there are; none, or several, raise a CallError."""
    if not counts:
        raise CallError(
            f"{function}: no argument has rows, so there is one evaluation only. "
            f"Call the function itself, or give one argument a row for each."
        )
    if len(set(counts.values())) > 1:
        text = ", ".join(f"{name} {count}" for name, count in counts.items())
        raise CallError(
            f"{function}: the arguments have different numbers of rows: {text}. "
            f"Give as many to each, or none to what all share."
        )
    return next(iter(counts.values()))


def _unfit(function: str, slot: Slot, text: str) -> CallError:
    return CallError(
        f"{function}: the argument {slot.name!r} has {text}, but it must "
        f"have {slot.expected()}, or a row of these for each evaluation."
    )
