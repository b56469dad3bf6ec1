"""Compiled functions that are called from Python with NumPy arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from symbody.program.program import Program
from symbody.runtime.arrays import (
    Slot,
    Vector,
    address,
    input_array,
    output_array,
    read_only,
    time_value,
)
from symbody.runtime.calls import caller, writer
from symbody.runtime.code import Addresses

_PACKED = ctypes.CFUNCTYPE(None, ctypes.c_double, ctypes.c_void_p)
_CONSTANTS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


@final
class CompiledFunction:
    """A program as machine code.

    Called with the program's arguments except the parameters, it returns its results:
    one array, or a tuple of them.

    Attributes:
        name: Of the program.
        program: What was compiled.
        address: Of the function in memory, for integrators and other compiled code;
            valid as long as this object exists.
        parameters: Values of the parameters, shape (np,), read-only; NaN until they
            are set by `set_parameters`, which writes in place.
        constants: What was computed from them, shape (nk,), read-only.
        into: Like a call, but the results are written into arrays that follow the
            arguments: of the result's shape, contiguous, float64, writable, apart from
            all others. Called again with the same arrays, in less than a microsecond
            more than the function itself takes.
    """

    def __init__(self, program: Program, addresses: Addresses, owner: object) -> None:
        self.name = program.name
        self.program = program
        self.address = addresses.function
        self._owner = owner
        self._packed = _PACKED(addresses.packed)
        self._condense = _CONSTANTS(addresses.constants)
        self._timed = any(a.scalar for a in program.arguments)
        slots = [
            Slot(a.name, (len(a.symbols),), tuple(s.name for s in a.symbols))
            for a in program.arguments
            if not a.scalar
        ]
        self._inputs = tuple(slot for slot in slots if slot.name != "p")
        self._p_slot = next((s for s in slots if s.name == "p"), Slot("p", (0,), ()))
        self._results = tuple(Slot(r.name, r.shape, r.labels) for r in program.results)
        self._p = np.full(self._p_slot.shape, np.nan)
        self._k = np.full(len(program.constants), np.nan)
        self._condense(address(self._p), address(self._k))
        self.parameters = read_only(self._p)
        self.constants = read_only(self._k)
        names = [slot.name for slot in self._inputs], [r.name for r in self._results]
        scope = {"_packed": self._packed, "_time": self._time_value}
        self._call, self._last_call = caller(
            *names,
            timed=self._timed,
            scope=scope | {"_bind": self._bind_call, "_call_with": self._call_with},
        )
        self.into, self._last_into = writer(
            *names, timed=self._timed, scope=scope | {"_bind": self._bind_into}
        )

    def __repr__(self) -> str:
        arguments = ["t"] if self._timed else []
        arguments += [f"{slot.name}{list(slot.shape)}" for slot in self._inputs]
        results = ", ".join(f"{slot.name}{list(slot.shape)}" for slot in self._results)
        return f"CompiledFunction {self.name}({', '.join(arguments)}) -> {results}"

    def set_parameters(self, p: ArrayLike) -> None:
        """Set the parameters, and compute what depends on them only.

        Args:
            p: Values in the order of the program's argument "p", shape (np,).

        Raises:
            CallError: The shape is wrong, or the entries are not real numbers.
        """
        self._p[:] = input_array(self.name, self._p_slot, p)
        self._condense(address(self._p), address(self._k))

    def __call__(self, *arguments: Any, p: ArrayLike | None = None) -> Any:
        """Return the results.

        Args:
            *arguments: The program's arguments, in order, without the parameters.
            p: Other parameters than those that were set, for this call only.

        Raises:
            CallError: The arguments do not fit.
        """
        if p is None:
            return self._call(*arguments)
        return self._call(*arguments, p=p)

    def _time_value(self, t: Any) -> float:
        return time_value(self.name, t)

    def _bind_call(self, arrays: Sequence[Any]) -> tuple[int, tuple[Vector, ...]]:
        """Remember the arrays of a call; return the block and where results will be."""
        inputs = self._checked_inputs(arrays)
        results = self._new_results()
        block = self._block(inputs, self._p, self._k, results)
        pointer = ctypes.addressof(block)
        seen = [x for array in inputs for x in (array, array.shape, array.strides)]
        self._last_call.seen = (pointer, block, *seen, results)
        return pointer, results

    def _bind_into(self, arrays: Sequence[Any], given: Sequence[Any]) -> int:
        """Remember the arrays of a call with results; return the block."""
        inputs = self._checked_inputs(arrays)
        results = self._checked_results(given, inputs)
        block = self._block(inputs, self._p, self._k, results)
        pointer = ctypes.addressof(block)
        seen = [x for array in inputs for x in (array, array.shape, array.strides)]
        seen += [x for array in results for x in (array, array.shape)]
        self._last_into.seen = (pointer, block, *seen)
        return pointer

    def _call_with(self, p: ArrayLike, t: Any, arrays: Sequence[Any]) -> Any:
        """Return the results with other parameters."""
        time = time_value(self.name, t)
        parameters = input_array(self.name, self._p_slot, p)
        constants = np.empty(self._k.shape)
        self._condense(address(parameters), address(constants))
        inputs = self._checked_inputs(arrays)
        results = self._new_results()
        block = self._block(inputs, parameters, constants, results)
        self._packed(time, ctypes.addressof(block))
        return results[0] if len(results) == 1 else results

    def _checked_inputs(self, arrays: Sequence[Any]) -> tuple[Vector, ...]:
        return tuple(
            input_array(self.name, slot, array)
            for slot, array in zip(self._inputs, arrays, strict=True)
        )

    def _new_results(self) -> tuple[Vector, ...]:
        return tuple(np.empty(slot.shape) for slot in self._results)

    def _checked_results(
        self, arrays: Sequence[Any], inputs: Sequence[Vector]
    ) -> tuple[Vector, ...]:
        others = [(s.name, a) for s, a in zip(self._inputs, inputs, strict=True)]
        others += [("p", self._p), ("k", self._k)]
        results = []
        for slot, array in zip(self._results, arrays, strict=True):
            results.append(output_array(self.name, slot, array, others))
            others.append((slot.name, array))
        return tuple(results)

    def _block(
        self,
        inputs: Sequence[Vector],
        p: Vector,
        k: Vector,
        results: Sequence[Vector],
    ) -> Any:
        """Return the addresses in the order in which the packed function reads them."""
        left = iter(inputs)
        arrays = [
            p if argument.name == "p" else next(left)
            for argument in self.program.arguments
            if not argument.scalar
        ]
        addresses = [address(array) for array in (*arrays, k, *results)]
        return (ctypes.c_void_p * len(addresses))(*addresses)
