"""Inputs that drive a system: constants, functions, tables, and where values go."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve
from symbody.expr.node import Node, as_node
from symbody.model.quantities import Input
from symbody.runtime.loops.structures import Addressed
from symbody.system.system import System

Array: TypeAlias = NDArray[np.float64]
InputFunction: TypeAlias = Callable[
    [float, Array, Array], Sequence[float] | Array | float
]


@final
@dataclass(frozen=True)
class ConstantInputs:
    """Inputs that keep their values."""

    values: Sequence[float] | Array = ()


@final
@dataclass(frozen=True)
class CompiledInputs:
    """Inputs from formulas of time and state, whose function takes no heed of u."""

    function: Addressed


@final
@dataclass(frozen=True)
class PythonInputs:
    """Inputs from a Python function of time [s], a copy of the state, and what is held.

    Steps are tried and repeated, so it should depend on nothing but its arguments.
    """

    function: InputFunction


Inputs: TypeAlias = ConstantInputs | CompiledInputs | PythonInputs


def missing_inputs(
    system: System, inputs: object, result: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the names of the inputs that have no value, here or in `result`."""
    members = {*result}
    for key in inputs if isinstance(inputs, Mapping) else ():
        members |= {*key} if isinstance(key, tuple) else {key}
    return tuple(name for name in system.inputs if name not in members)


def as_function(
    inputs: Inputs, held: Array | None = None
) -> Callable[[float, Array], Array]:
    """Return inputs as a Python function, which reads `held` whenever it is called."""
    match inputs:
        case ConstantInputs(values):
            constant = np.array(values, dtype=np.float64)
            return lambda t, y: constant if held is None else held.copy()
        case CompiledInputs(function):
            compiled: Any = function
            if held is None:
                held = np.zeros(compiled.size)
            return lambda t, y: np.asarray(compiled(t, y, held), dtype=np.float64)
        case PythonInputs(function):
            values = np.zeros(0) if held is None else held
            return lambda t, y: np.asarray(function(t, y, values), dtype=np.float64)


def table(who: str, t: Node, times: object, values: object) -> Node:
    """Return a piecewise linear function of time [s] that jumps at repeated times."""
    x, y = points(who, times, values)
    steps = np.diff(x)
    moving = steps > 0
    knots = np.append(x[:-1][moving], x[-1])
    coefficients = np.zeros((len(knots) + 1, 2))
    coefficients[0, 0], coefficients[-1, 0] = y[0], y[-1]
    coefficients[1:-1, 0] = y[:-1][moving]
    coefficients[1:-1, 1] = np.diff(y)[moving] / steps[moving]
    pieces = PiecewisePolynomial((tuple(knots.tolist()),), coefficients, (False,))
    return as_node(Curve("table", pieces)(t))


def points(who: str, times: object, values: object) -> tuple[Array, Array]:
    """Return the points of a table; see `table`."""
    x, y = real_array(times), real_array(values)
    if x is None or y is None or x.ndim != 1 or x.shape != y.shape or len(x) < 2:
        raise ModelError(
            f"{who}: a table is (times, values), two lists of numbers of equal length, "
            f"at least two; found {shown(times)} and {shown(values)}. Give a value for "
            f"each time."
        )
    steps = np.diff(x)
    thrice = (steps[1:] == 0) & (steps[:-1] == 0)
    finite = np.isfinite(x).all() and np.isfinite(y).all()
    if not finite or (steps < 0).any() or thrice.any() or not x[-1] > x[0]:
        raise ModelError(
            f"{who}: the times of its table must increase from one to the next, and "
            f"all numbers be finite; where it jumps, a time stands twice. Found "
            f"{_worst(x, y)}."
        )
    return x, y


def _worst(x: Array, y: Array) -> str:
    for name, numbers in (("time", x), ("value", y)):
        bad = np.flatnonzero(~np.isfinite(numbers))
        if bad.size:
            return f"the {name} {numbers[bad[0]]} at the index {bad[0]}"
    falls = np.flatnonzero(np.diff(x) < 0)
    if falls.size:
        i = int(falls[0])
        return f"{x[i + 1]:g} after {x[i]:g} at the index {i + 1}"
    if x[-1] == x[0]:
        return f"no other time than {x[0]:g}"
    i = int(np.flatnonzero((x[2:] == x[1:-1]) & (x[1:-1] == x[:-2]))[0])
    return f"{x[i]:g} three times, from the index {i} on"


# Numbers that can be taken as they are.
_FLOATS = frozenset((float, np.float64))


@final
@dataclass(frozen=True)
class Target:
    """One or several inputs that one function gives, several as a list."""

    entries: tuple[Input, ...]
    places: tuple[slice, ...]

    @property
    def who(self) -> str:
        """The inputs, for messages."""
        names = ", ".join(repr(entry.name) for entry in self.entries)
        return f"input {names}" if len(self.entries) == 1 else f"inputs {names}"

    @cached_property
    def _shape(self) -> tuple[int, ...]:
        """The shape of an array that can be taken as it is; (-1,) for none."""
        are_scalars = all(
            e.symbols.shape == () and e.limits is None for e in self.entries
        )
        return (len(self.entries),) if are_scalars else (-1,)

    def write(self, t: float, returned: Any, u: Array) -> None:
        """Write what a function has returned at t [s] into u, within limits."""
        values = [returned]
        if returned.__class__ in _FLOATS and self._shape == (1,):
            u[self.places[0]] = returned
            return
        if len(self.entries) > 1:
            if (
                returned.__class__ is np.ndarray
                and returned.dtype == np.float64
                and returned.shape == self._shape
            ):
                for place, value in zip(self.places, returned, strict=True):
                    u[place] = value
                return
            try:
                values = list(returned)
            except TypeError:
                values = []
            if len(values) != len(self.entries):
                raise ModelError(
                    f"{self.who}: the function returned {shown(returned)} at "
                    f"t = {t:g} s, but it gives {len(self.entries)} inputs. Return a "
                    f"list of one item for each, in this order."
                )
        for entry, place, one in zip(self.entries, self.places, values, strict=True):
            u[place] = _fitting(entry, t, one)


def _fitting(entry: Input, t: float, values: object) -> Array:
    value = real_array(values)
    if value is None or value.shape not in ((), entry.symbols.shape):
        raise ModelError(
            f"input {entry.name!r}: its function returned {shown(values)} at "
            f"t = {t:g} s, but the input has the shape {entry.symbols.shape}. "
            f"Return real numbers in this shape."
        )
    if entry.limits is not None:
        value = np.clip(value, *entry.limits)
    return value.reshape(-1)


def places_of(inputs: Mapping[str, Input]) -> dict[str, slice]:
    """Return where the values of each input are among all."""
    ends = [0, *accumulate(entry.symbols.size for entry in inputs.values())]
    return {name: slice(*at) for name, at in zip(inputs, pairwise(ends), strict=True)}


def target_of(inputs: Mapping[str, Input], names: Sequence[str]) -> Target:
    """Return where the values of some inputs go."""
    places = places_of(inputs)
    entries = tuple(inputs[name] for name in names)
    return Target(entries, tuple(places[name] for name in names))


SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.c_double, *[ctypes.c_void_p] * 5)


@final
class PythonCall:
    """Inputs from a Python function; errors, which cannot cross loops, are kept."""

    def __init__(
        self,
        function: InputFunction,
        n: int,
        count: int,
        stop: NDArray[np.int64],
    ) -> None:
        self._function = function
        self._n = n
        self._count = count
        self._stop = stop
        self._views: dict[tuple[int, int], Array] = {}
        self._entry = SIGNATURE(self._call)
        self.parameters = self.constants = np.zeros(0)
        self.address = ctypes.cast(self._entry, ctypes.c_void_p).value or 0
        self.error: BaseException | None = None
        self.time = 0.0

    def failure(self) -> Exception | None:
        """Return the error that the function raised; Ctrl-C is none."""
        if self.error is None or isinstance(self.error, KeyboardInterrupt):
            return None
        if not isinstance(self.error, Exception):
            raise self.error
        return self.error

    def _call(self, t: float, y: int, u: int, p: int, k: int, out: int) -> None:
        try:
            count = self._count
            own = self._view(y, self._n).copy(), self._view(u, count)
            self._view(out, count)[:] = self._function(t, *own)
        # Whatever it is, KeyboardInterrupt included: integrate() deals with it.
        except BaseException as error:
            if self.error is None:
                self.error, self.time = error, t
            self._stop[0] = 1

    def _view(self, address: int, size: int) -> Array:
        """Return the array at an address; a run uses few, and the same all the time."""
        if (address, size) not in self._views:
            memory = (ctypes.c_double * size).from_address(address)
            self._views[address, size] = np.ctypeslib.as_array(memory)
        return self._views[address, size]
