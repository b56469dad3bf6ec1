"""Machine code as functions of JAX, with its own Jacobians as their rules.

The framework calls a function and its Jacobian, and composes derivatives from these:
it traces no formulas, and compiles none.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, near
from symbody.errors import CompileError, DerivationError, ModelWarning, from_extra
from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.load_traced import RuledFunction

# Functions of t, y and u that are quantities of `jacobian` under the same name.
RULED = (
    "derivatives", "sensors", "energy", "reactions", "drives", "multipliers",
    "constraints",
)  # fmt: skip
_Floats = NDArray[np.float64]
# Value and change of a function of JAX.
_Pair = tuple[object, object]


@final
class Calls:
    """A function of t, y and u and its derivatives by all of them, for many states."""

    def __init__(self, arguments: Arguments, model: CompiledModel, name: str) -> None:
        if name not in RULED:
            rule = f"one of {', '.join(RULED)}, whose Jacobians are rules"
            remedy = f"{near(name, RULED)} Or leave out compiled=True."
            raise arguments.refused("function", name, rule, remedy)
        self.name = name
        self.function = model.function(name)
        (self.result,) = self.function.program.results
        self.columns = (1, len(model.state_labels()), len(model.system.u))
        self._model = model
        self._derivatives: dict[str, CompiledDerivative] = {}

    @property
    def rows(self) -> int:
        """The number of numbers that the function has."""
        return len(self.result.nodes)

    def values(self, t: object, y: object, u: object) -> _Floats:
        """Return the function, shape (..., rows)."""
        return _each(self.function.into, (self.rows,), t, y, u)

    def slopes(self, t: object, y: object, u: object) -> _Floats:
        """Return its Jacobian, shape (..., rows, columns)."""
        write = self.derive("jacobian").function.into
        return _each(write, (self.rows, sum(self.columns)), t, y, u)

    def curvatures(self, t: object, y: object, u: object) -> _Floats:
        """Return its second derivatives, shape (..., rows, columns, columns)."""
        columns = sum(self.columns)
        weights, hessian = np.eye(self.rows), self.derive("hessian").function

        def write(t: float, y: _Floats, u: _Floats, result: _Floats) -> None:
            for weight, part in zip(weights, result, strict=True):
                hessian.into(t, y, u, weight, part)

        return _each(write, (self.rows, columns, columns), t, y, u)

    def derive(self, kind: Literal["jacobian", "hessian"]) -> CompiledDerivative:
        """Return a derivative by t, y and u, compiled when it is first asked for."""
        derivative = self._derivatives.get(kind)
        if derivative is None:
            system, of = self._model.system, getattr(self._model, kind)
            with warnings.catch_warnings():
                # Of what depends on neither time nor inputs, these columns are zero.
                warnings.simplefilter("ignore", ModelWarning)
                derivative = of(self.name, [system.t, *system.coordinates.y, *system.u])
            self._derivatives[kind] = derivative
        return derivative

    def no_third(self, arguments: Arguments) -> DerivationError:
        """Return what says that there are no third derivatives."""
        return DerivationError(
            f"{arguments.who}: third derivatives of {self.name!r} are asked for, but "
            "with compiled=True there are first and second ones. Leave out "
            f"compiled=True: formulas that are traced have third ones."
        )


def _each(
    write: Callable[..., None], shape: tuple[int, ...], *values: object
) -> _Floats:
    """Return what a function writes for each row of its arguments."""
    t, y, u = (np.asarray(a, dtype=float) for a in values)
    batch = np.broadcast_shapes(t.shape, y.shape[:-1], u.shape[:-1])
    times = np.broadcast_to(t, batch)
    states, inputs = (
        np.ascontiguousarray(np.broadcast_to(a, (*batch, a.shape[-1]))) for a in (y, u)
    )
    result = np.empty((*batch, *shape))
    for place in np.ndindex(*batch):
        write(float(times[place]), states[place], inputs[place], result[place])
    return result


def ruled_jax(arguments: Arguments, model: CompiledModel, name: str) -> RuledFunction:
    """Return a function of JAX that calls machine code."""
    calls = Calls(arguments, model, name)
    jax = from_extra("to_jax", "jax", "jax", CompileError, name="JAX")
    if not jax.config.jax_enable_x64:
        raise CompileError(
            "to_jax: JAX is set to single precision, which loses half the digits. Say "
            "jax.config.update('jax_enable_x64', True) before."
        )

    def called(host: Callable[..., _Floats], *shape: int) -> Callable[..., object]:
        def call(t: object, y: object, u: object) -> object:
            shapes = (jax.numpy.shape(a) for a in (t, y, u))
            scalar, *arrays = shapes
            batch = np.broadcast_shapes(scalar, *(a[:-1] for a in arrays))
            result = jax.ShapeDtypeStruct((*batch, *shape), np.dtype(float))
            return jax.pure_callback(host, result, t, y, u, vmap_method="broadcast_all")

        return call

    columns = sum(calls.columns)
    value = jax.custom_jvp(called(calls.values, calls.rows))
    slopes = jax.custom_jvp(called(calls.slopes, calls.rows, columns))
    bends = jax.custom_jvp(called(calls.curvatures, calls.rows, columns, columns))

    def joined(changes: Sequence[Any]) -> object:
        t, y, u = changes
        batch = jax.numpy.broadcast_shapes(t.shape, y.shape[:-1], u.shape[:-1])
        parts = [t[..., None], y, u]
        return jax.numpy.concatenate(
            [jax.numpy.broadcast_to(p, (*batch, p.shape[-1])) for p in parts], -1
        )

    # Each asks for what it calls, so that what cannot be derived is told to the user;
    # JAX tells what its calls raise as an error of its own.
    def of_values(entries: Sequence[object], changes: Sequence[Any]) -> _Pair:
        calls.derive("jacobian")
        moved = jax.numpy.einsum("...ij,...j->...i", slopes(*entries), joined(changes))
        return value(*entries), moved

    def of_slopes(entries: Sequence[object], changes: Sequence[Any]) -> _Pair:
        calls.derive("hessian")
        moved = jax.numpy.einsum("...ijk,...k->...ij", bends(*entries), joined(changes))
        return slopes(*entries), moved

    def of_bends(_entries: Sequence[object], _changes: Sequence[Any]) -> _Pair:
        raise calls.no_third(arguments)

    value.defjvp(of_values)
    slopes.defjvp(of_slopes)
    bends.defjvp(of_bends)
    return RuledFunction(calls.function.program, value, jax.numpy.asarray)
