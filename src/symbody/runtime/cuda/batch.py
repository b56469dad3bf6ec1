"""Compiled functions of many rows at once, and whole runs, on a graphics processor."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from typing import Any, TypeAlias, final

import numpy as np

from symbody.errors import CallError, CompileError
from symbody.runtime.arrays import Slot, Vector
from symbody.runtime.batch_task import has_rows, named, numbers, row_count
from symbody.runtime.cuda.device import Device, EmulatedDevice, Memory, Run, cuda_device
from symbody.runtime.cuda.device_array import (
    DeviceArray,
    OnDevice,
    is_on_device,
    on_device,
)
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.lanes_code import calls_out
from symbody.runtime.repeat import planned_steps
from symbody.writers.llvm.kernel import Kernel, kernel, runs_kernel

EMULATED, CUDA = "emulated_cuda", "cuda"
# Arrays begin at multiples of so many bytes, which processors read at once.
_PIECE = 256
_FEWER = "Give fewer rows at a time."
# Whether so many bytes are free is not asked before.
_LARGE = 1 << 24
Kernels: TypeAlias = dict[tuple[str, bool], tuple[Kernel, Run]]


# An argument, on the device already or to be copied there, and whether it has rows.
_Argument: TypeAlias = tuple[Vector | OnDevice, bool]


@final
class DeviceBatch:
    """A compiled function of many rows at once, on a graphics processor.

    Called as a `Batch`. Arrays of the processor's memory are copied to the device, and
    the results back. Where an argument is an array on the device (of CuPy, PyTorch,
    JAX, …, or from `to_device`), nothing is copied that is there, and results are
    arrays on the device. A call returns when its results are there.

    Attributes:
        name: Of the function.
        where: The name that the device was asked for by: "cuda", "cuda:1", … or
            "emulated_cuda".
        device: Name of what runs it.
    """

    def __init__(self, function: CompiledFunction, where: str, made: Kernels) -> None:
        """Make ready; text is made when first called, and kept in `made`."""
        check_written(function, where)
        function = function.of_program
        self._entry = function.entry
        self._parameters, self._constants = function.parameters, function.constants
        self.name, self.where = function.name, where
        self._device = device_at(where)
        self.device = self._device.name
        self._made = made

    def __call__(
        self, *arguments: object, p: object = None, into: object = None
    ) -> Any:
        """Return the results, a row for each evaluation.

        Args:
            *arguments: Those of the function, in order and without parameters; each of
                its shape, or with a first index more, that of the row. On the device
                or not.
            p: Parameters, likewise; those of the model by default.
            into: Nothing: results on a device have memory of their own.

        Raises:
            CallError: The arguments do not fit, or differ in their number of rows, or
                arguments and results do not fit into the memory of the device.
        """
        if into is not None:
            raise CallError(
                f"{self.name}: into={type(into).__name__} is given, but results on "
                f"{self.where!r} have memory of their own. Leave it away, or copy the "
                f"results; device='cpu' writes into arrays of NumPy."
            )
        slots = [Slot("t", (), ())] if self._entry.timed else []
        slots += self._entry.inputs
        listed = named(self.name, slots, arguments)
        if any(slot.name == "p" for slot in self._entry.signature.arrays):
            slots.append(self._entry.p)
            none = p is None or self._entry.p.shape == (0,)
            listed["p"] = self._parameters if none else p
        arguments_by_name = {
            slot.name: self._argument(slot, listed[slot.name]) for slot in slots
        }
        every = arguments_by_name.items()
        counts = {name: one.shape[0] for name, (one, many) in every if many}
        rows = row_count(self.name, counts)
        values, own = arguments_by_name.get("p", (self._parameters, False))
        if not own:
            arguments_by_name["k"] = self._shared_constants(values), False
        on_device = any(isinstance(one, OnDevice) for _, (one, _) in every)
        if not rows:
            entries: list[Any] = [np.empty((0, *r.shape)) for r in self._entry.results]
        else:
            entries = self._evaluated(rows, arguments_by_name, own=own)
            if not on_device:
                entries = [array.to_numpy() for array in entries]
        return entries[0] if len(entries) == 1 else tuple(entries)

    def to_device(self, array: object) -> DeviceArray:
        """Return a copy of an array in the memory of the device, to call with.

        Args:
            array: Real numbers of any shape.

        Raises:
            CallError: They are no real numbers, or do not fit; or the device is
                emulated, and has no memory of its own.
        """
        if not isinstance(self._device, Device):
            raise CallError(
                f"{self.name}: {EMULATED!r} is the processor, which has no memory of "
                f"its own. Give arrays of NumPy."
            )
        values = np.require(
            numbers(self.name, Slot("array", (), ()), array), float, ["C", "A"]
        )
        place = self._room(values.nbytes, "an array")
        self._device.upload(values, place.address)
        return DeviceArray(self._device, place, values.shape)

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out what is on the device, which each process makes for itself."""
        function = CompiledFunction.of(self._entry, self._parameters)
        return DeviceBatch, (function, self.where, {})

    def __repr__(self) -> str:
        return f"DeviceBatch {self.name} on {self.device}"

    def _argument(self, slot: Slot, value: object) -> _Argument:
        if isinstance(self._device, Device) and is_on_device(value):
            there = on_device(self.name, slot.name, value, self._device)
            return there, has_rows(self.name, slot, there.shape)
        values = np.require(numbers(self.name, slot, value), float, ["C", "A"])
        return values, has_rows(self.name, slot, values.shape)

    def _shared_constants(self, p: Vector | OnDevice) -> Vector:
        """Return the constants that all rows share."""
        if p is self._parameters:
            return self._constants
        if isinstance(p, OnDevice):
            own = np.empty(p.shape)
            self._device.download(p.address, own)
            p = own
        return self._entry.condensed(p)

    def _evaluated(
        self, rows: int, arguments_by_name: Mapping[str, _Argument], *, own: bool
    ) -> list[Any]:
        made, run = self._kernel(own=own)
        uploads = {
            name: one
            for name, (one, _) in arguments_by_name.items()
            if name in made.arguments and not isinstance(one, OnDevice)
        }
        sizes = [math.prod((rows, *result.shape)) for result in self._entry.results]
        needed = 8 * sum(sizes) + sum(map(_size_there, uploads.values()))
        # To ask takes longer than to compute a few rows.
        free = self._device.free() if needed > _LARGE else None
        if free is not None and needed > free:
            raise CallError(
                f"{self.name}: arguments and results of {rows} rows need "
                f"{needed / 1e9:.3g} GB, and {free / 1e9:.3g} GB are free on "
                f"{self.device}. Give fewer rows at a time."
            )
        who = f"{self.name}: the arguments"
        places, room = _uploaded(self._device, uploads, {}, who, _FEWER)
        results = [self._room(8 * size, f"{rows} rows") for size in sizes]
        for result, memory in zip(self._entry.results, results, strict=True):
            places[result.name] = memory.address
        steps = {r.name: math.prod(r.shape) for r in self._entry.results}
        for name, (one, many) in arguments_by_name.items():
            steps[name] = math.prod(one.shape[1:]) if many else 0
            if isinstance(one, OnDevice):
                places[name] = one.address
        run(rows, [(places[name], steps[name]) for name in made.arguments])
        del room
        return [
            DeviceArray(self._device, memory, (rows, *result.shape))
            for memory, result in zip(results, self._entry.results, strict=True)
        ]

    def _kernel(self, *, own: bool) -> tuple[Kernel, Run]:
        result = self._made.get((self.where, own))
        if result is None:
            made = kernel(self._entry.program, own_parameters=own)
            result = self._made[self.where, own] = (made, self._device.loaded(made))
        return result

    def _room(self, size: int, what: str) -> Memory:
        return self._device.allocate(size, f"{self.name}: {what}", _FEWER)


def check_written(function: CompiledFunction, where: str) -> None:
    """Raise if a function is Python's, or a loop over links."""
    name = function.name
    if not function.entry.is_written:
        raise CompileError(
            f"{name}: device={where!r} needs a function that is written from formulas, "
            f"and this one is a loop over links. Compile the model with rolled=False."
        )
    if calls_out(function.entry.program):
        raise CompileError(
            f"{name}: device={where!r} cannot call functions of Python, which the "
            f"formulas do. Write them with symbody's own functions or as a curve, or "
            f"use device='cpu'."
        )


def device_at(where: str) -> Device | EmulatedDevice:
    """Return a device by its name: "cuda", "cuda:1", … or "emulated_cuda"."""
    if where == EMULATED:
        return EmulatedDevice()
    _, _, number = where.partition(":")
    return cuda_device(int(number or 0))


def _size_there(array: Vector) -> int:
    """Return the bytes of an array on the device, up to where the next may begin."""
    return -(-array.nbytes // _PIECE) * _PIECE


def _uploaded(
    device: Device | EmulatedDevice,
    arrays: Mapping[str, Vector],
    answers: Mapping[str, Vector],
    who: str,
    remedy: str,
) -> tuple[dict[str, int], Memory]:
    """Copy arrays to a device; return where they and answers are, and the memory."""
    sizes = {n: _size_there(array) for n, array in [*arrays.items(), *answers.items()]}
    room = device.allocate(sum(sizes.values()), who, remedy)
    places = dict(
        zip(sizes, accumulate(sizes.values(), initial=room.address), strict=False)
    )
    for name, array in arrays.items():
        device.upload(array, places[name])
    return places, room


# So much memory states of a call have at most, here and on the device [bytes].
_MOST = 1 << 30


@final
class DeviceRuns:
    """Runs over the same times on a device; no run changes the bits of another."""

    def __init__(
        self,
        function: CompiledFunction,
        where: str,
        own: Collection[str],
        times: Vector,
        step: float,
        quaternions: Sequence[int],
    ) -> None:
        """Make ready; `quaternions` are where each begins, `step` the longest [s]."""
        check_written(function, where)
        function = function.of_program
        self._entry, self._own = function.entry, frozenset(own)
        self._n = function.entry.results[0].shape[0]
        self._times = np.ascontiguousarray(times, dtype=float)
        self._plan = np.array([planned_steps(times, step), len(times)], dtype=float)
        self._device = device_at(where)
        self.device = self._device.name
        self._kernel = runs_kernel(
            function.entry.program, self._n, quaternions, own_parameters="p" in own
        )
        self._run = self._device.loaded(self._kernel)

    def states(self, p: Vector, y: Vector, u: Vector) -> tuple[Vector, Vector]:
        """Return states (runs, times, n), NaN once failed, and times of failure."""
        states = np.empty((len(y), len(self._times), self._n))
        failed = np.empty(len(y))
        for some in self._pieces(len(y), p.shape[1] + u.shape[1]):
            self._do(p[some], y[some], u[some], states[some], failed[some])
        return states, failed

    def _pieces(self, runs: int, beside: int) -> list[slice]:
        """Return which runs are done together, so that memory suffices."""
        each = 8 * (self._n * (len(self._times) + 1) + beside + 1)
        free = self._device.free()
        most = _MOST if free is None else min(_MOST, free // 2)
        count = max(1, most // each)
        return [slice(k, k + count) for k in range(0, runs, count)]

    def _do(
        self, p: Vector, y: Vector, u: Vector, states: Vector, failed: Vector
    ) -> None:
        own = self._own
        arguments_by_name = {
            "plan": self._plan,
            "times": self._times,
            "y": y,
            "u": u if "u" in own else u[0],
            "p": p if "p" in own else p[0],
        }
        arrays = {
            n: np.require(a, float, ["C", "A"]) for n, a in arguments_by_name.items()
        }
        if "p" not in own:
            arrays["k"] = self._entry.condensed(arrays["p"])
        answers = {"states": states, "failed": failed}
        who = f"{self._entry.program.name}: {len(y)} runs"
        remedy = "Ask for fewer times."
        places, room = _uploaded(self._device, arrays, answers, who, remedy)
        steps = {name: math.prod(array.shape[1:]) for name, array in answers.items()}
        steps |= {n: arrays[n].shape[1] for n in ("y", "u", "p") if arrays[n].ndim > 1}
        arguments = [(places[n], steps.get(n, 0)) for n in self._kernel.arguments]
        self._run(len(y), arguments)
        for name, array in answers.items():
            self._device.download(places[name], array)
        del room
