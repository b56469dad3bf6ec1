"""Compiled functions that are called from Python with NumPy arrays."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike

from symbody.errors import CallError
from symbody.program.program import Program
from symbody.runtime.arrays import (
    FLOAT,
    Slot,
    Vector,
    address,
    input_array,
    output_array,
    read_only,
    time_value,
)
from symbody.runtime.code import Addresses

# An array as it was when its address was taken: (array, shape, strides).
_Seen: TypeAlias = tuple[Any, tuple[int, ...], tuple[int, ...]]

_PACKED = ctypes.CFUNCTYPE(None, ctypes.c_double, ctypes.c_void_p)
_CONSTANTS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class _LastCall(threading.local):
    """The arrays of the last call in this thread, and their addresses.

    Looking an address up takes 1 µs, seeing that nothing changed a tenth of it. One a
    thread, because compiled code runs without Python's lock.

    Attributes:
        seen: The arrays that the caller passed; None before the first call.
        results: The arrays that results are written into.
        block: The addresses, in the order of the packed function.
        pointer: Address of the block.
    """

    seen: tuple[_Seen, ...] | None = None
    results: tuple[Vector, ...] = ()
    block: Any = None
    pointer: int = 0


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
        self.parameters = read_only(self._p)
        self.constants = read_only(self._k)
        self._last_call = _LastCall()
        self._last_into = _LastCall()
        self._condense(address(self._p), address(self._k))

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
        t, arrays = self._split(arguments, self._inputs)
        if p is not None:
            return self._call_with(t, arrays, p)
        last = self._last_call
        if not _unchanged(arrays, last.seen):
            inputs = self._checked_inputs(arrays)
            results = self._new_results()
            self._remember(last, inputs, results, seen=inputs)
        self._packed(t, last.pointer)
        return _one_or_all([array.copy() for array in last.results])

    def into(self, *arguments: Any) -> None:
        """Write the results into given arrays.

        Called again with the same arrays it costs less than a microsecond more than
        the function itself.

        Args:
            *arguments: The program's arguments without the parameters, then an array
                for each result: of its shape, contiguous, float64, writable.

        Raises:
            CallError: An array does not fit, or a result shares memory with another.
        """
        t, arrays = self._split(arguments, self._inputs + self._results)
        last = self._last_into
        if not _unchanged(arrays, last.seen) or not _writable(last.results):
            inputs = self._checked_inputs(arrays)
            results = self._checked_results(arrays, inputs)
            self._remember(last, inputs, results, seen=inputs + results)
        self._packed(t, last.pointer)

    def _split(
        self, arguments: tuple[Any, ...], slots: tuple[Slot, ...]
    ) -> tuple[float, tuple[Any, ...]]:
        """Return the time (0 if the function has none) and the arrays."""
        if len(arguments) != len(slots) + self._timed:
            names = ["t"] * self._timed + [slot.name for slot in slots]
            raise CallError(
                f"{self.name}: called with {len(arguments)} arguments, but it takes "
                f"{len(names)}: {', '.join(names)}. Parameters are set by "
                f"set_parameters or passed as p=…."
            )
        if not self._timed:
            return 0.0, arguments
        t = arguments[0]
        if t.__class__ is not float:
            t = time_value(self.name, t)
        return t, arguments[1:]

    def _checked_inputs(self, arrays: Sequence[Any]) -> tuple[Vector, ...]:
        return tuple(
            input_array(self.name, slot, array)
            for slot, array in zip(self._inputs, arrays, strict=False)
        )

    def _new_results(self) -> tuple[Vector, ...]:
        return tuple(np.empty(slot.shape) for slot in self._results)

    def _checked_results(
        self, arrays: Sequence[Any], inputs: Sequence[Vector]
    ) -> tuple[Vector, ...]:
        others = [(s.name, a) for s, a in zip(self._inputs, inputs, strict=True)]
        others += [("p", self._p), ("k", self._k)]
        results = []
        for slot, array in zip(self._results, arrays[len(inputs) :], strict=True):
            results.append(output_array(self.name, slot, array, others))
            others.append((slot.name, array))
        return tuple(results)

    def _call_with(self, t: float, arrays: Sequence[Any], p: ArrayLike) -> Any:
        parameters = input_array(self.name, self._p_slot, p)
        constants = np.empty(self._k.shape)
        self._condense(address(parameters), address(constants))
        inputs = self._checked_inputs(arrays)
        results = self._new_results()
        block = self._block(inputs, parameters, constants, results)
        self._packed(t, ctypes.addressof(block))
        return _one_or_all(list(results))

    def _remember(
        self,
        last: _LastCall,
        inputs: tuple[Vector, ...],
        results: tuple[Vector, ...],
        *,
        seen: tuple[Vector, ...],
    ) -> None:
        last.results = results
        last.block = self._block(inputs, self._p, self._k, results)
        last.pointer = ctypes.addressof(last.block)
        last.seen = tuple((array, array.shape, array.strides) for array in seen)

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


def _unchanged(arrays: tuple[Any, ...], seen: tuple[_Seen, ...] | None) -> bool:
    """Return whether these are the arrays of the last call, still of the same form.

    The form is compared too, since NumPy lets it be changed in place.
    """
    if seen is None:
        return False
    for array, (known, shape, strides) in zip(arrays, seen, strict=True):
        if (
            array is not known
            or array.dtype is not FLOAT
            or array.shape != shape
            or array.strides != strides
        ):
            return False
    return True


def _writable(arrays: tuple[Vector, ...]) -> bool:
    return all(array.flags.writeable for array in arrays)


def _one_or_all(arrays: list[Vector]) -> Vector | tuple[Vector, ...]:
    return arrays[0] if len(arrays) == 1 else tuple(arrays)
