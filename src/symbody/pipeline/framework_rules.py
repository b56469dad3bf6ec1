"""Machine code as functions of JAX and CasADi, with its own Jacobians as their rules.

The framework calls a function and its Jacobian, and composes derivatives from these:
it traces no formulas, and compiles none.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, near
from symbody.errors import CompileError, ModelWarning
from symbody.extras import from_extra
from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.traced_function import RuledFunction

# Functions of t, y and u that are quantities of `jacobian` under the same name.
RULED = (
    "derivatives", "sensors", "energy", "reactions", "drives", "multipliers",
    "constraints",
)  # fmt: skip
_Floats = NDArray[np.float64]
# Memory of numbers, as CasADi hands it over; None where all is zero.
_Buffers = Sequence[memoryview | None]


class _Traced(Protocol):
    """An array of JAX."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""

    def __getitem__(self, key: object) -> _Traced:
        """Return some of its entries."""


@final
class Calls:
    """A function of t, y and u and its Jacobian by all of them, for many states."""

    def __init__(self, asked: Arguments, model: CompiledModel, name: str) -> None:
        if name not in RULED:
            rule = f"one of {', '.join(RULED)}, whose Jacobians are rules"
            remedy = f"{near(name, RULED)} Or leave out compiled=True."
            raise asked.refused("function", name, rule, remedy)
        self.name = name
        self.function = model.function(name)
        (self.result,) = self.function.program.results
        self.columns = (1, len(model.state_labels()), len(model.system.u))
        self._model = model

    @property
    def rows(self) -> int:
        """The number of numbers that the function has."""
        return len(self.result.nodes)

    def values(self, t: object, y: object, u: object) -> _Floats:
        """Return the function, shape (..., rows)."""
        return _each(self.function.into, (self.rows,), t, y, u)

    def slopes(self, t: object, y: object, u: object) -> _Floats:
        """Return its Jacobian, shape (..., rows, columns)."""
        write = self.jacobian.function.into
        return _each(write, (self.rows, sum(self.columns)), t, y, u)

    @cached_property
    def jacobian(self) -> CompiledDerivative:
        """The Jacobian by t, y and u."""
        system = self._model.system
        with warnings.catch_warnings():
            # Of what depends on neither time nor inputs, these columns are zero.
            warnings.simplefilter("ignore", ModelWarning)
            wrt = [system.t, *system.coordinates.y, *system.u]
            return self._model.jacobian(self.name, wrt)


def _each(
    write: Callable[..., None], shape: tuple[int, ...], *given: object
) -> _Floats:
    """Return what a function writes for each row of its arguments."""
    t, y, u = (np.asarray(a, dtype=float) for a in given)
    batch = np.broadcast_shapes(t.shape, y.shape[:-1], u.shape[:-1])
    times = np.broadcast_to(t, batch)
    states, inputs = (
        np.ascontiguousarray(np.broadcast_to(a, (*batch, a.shape[-1]))) for a in (y, u)
    )
    result = np.empty((*batch, *shape))
    for place in np.ndindex(*batch):
        write(float(times[place]), states[place], inputs[place], result[place])
    return result


def ruled_jax(asked: Arguments, model: CompiledModel, name: str) -> RuledFunction:
    """Return a function of JAX that calls machine code.

    Raises:
        ModelError: The function has no Jacobian under its name.
        CompileError: JAX is not installed, or works in single precision.
    """
    calls = Calls(asked, model, name)
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

    value = jax.custom_jvp(called(calls.values, calls.rows))
    slopes = called(calls.slopes, calls.rows, sum(calls.columns))

    def rule(
        given: Sequence[object], changes: Sequence[_Traced]
    ) -> tuple[object, object]:
        t, y, u = changes
        batch = jax.numpy.broadcast_shapes(t.shape, y.shape[:-1], u.shape[:-1])
        parts = [t[..., None], y, u]
        joined = jax.numpy.concatenate(
            [jax.numpy.broadcast_to(p, (*batch, p.shape[-1])) for p in parts], -1
        )
        moved = jax.numpy.einsum("...ij,...j->...i", slopes(*given), joined)
        return value(*given), moved

    value.defjvp(rule)
    return RuledFunction(calls.function.program, value, jax.numpy.asarray)


def ruled_casadi(asked: Arguments, model: CompiledModel, name: str) -> Any:
    """Return a function of CasADi that calls machine code.

    Raises:
        ModelError: The function has no Jacobian under its name.
        CompileError: CasADi is not installed.
    """
    calls = Calls(asked, model, name)
    casadi = from_extra("to_casadi", "casadi", "casadi", CompileError, name="CasADi")
    names, sizes = ["t", "y", "u"], calls.columns

    # Classes of a package that is imported when it is asked for.
    class Slopes(casadi.Callback):  # type: ignore[misc, name-defined]
        def __init__(self, title: str, options: dict[str, object]) -> None:
            casadi.Callback.__init__(self)
            self.construct(title, options)

        def get_n_in(self) -> int:
            return 4

        def get_n_out(self) -> int:
            return 3

        def get_sparsity_in(self, i: int) -> object:
            return casadi.Sparsity.dense([*sizes, calls.rows][i], 1)

        def get_sparsity_out(self, i: int) -> object:
            return casadi.Sparsity.dense(calls.rows, sizes[i])

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, given: _Buffers, results: _Buffers) -> int:
            J = calls.slopes(*_read(given[:3], sizes))
            parts = np.split(J, np.cumsum(sizes)[:-1], axis=1)
            for result, part in zip(results, parts, strict=True):
                if result is not None and part.size:
                    np.frombuffer(result)[:] = part.ravel(order="F")
            return 0

    class Values(casadi.Callback):  # type: ignore[misc, name-defined]
        def __init__(self, title: str) -> None:
            casadi.Callback.__init__(self)
            self._slopes: list[Slopes] = []
            self.construct(title, {})

        def get_n_in(self) -> int:
            return 3

        def get_n_out(self) -> int:
            return 1

        def get_name_in(self, i: int) -> str:
            return names[i]

        def get_name_out(self, i: int) -> str:
            return calls.result.name

        def get_sparsity_in(self, i: int) -> object:
            return casadi.Sparsity.dense(sizes[i], 1)

        def get_sparsity_out(self, i: int) -> object:
            return casadi.Sparsity.dense(calls.rows, 1)

        def has_jacobian(self) -> bool:
            return True

        def get_jacobian(
            self, title: str, _in: object, _out: object, options: dict[str, object]
        ) -> object:
            # CasADi keeps no reference to what it calls.
            self._slopes.append(Slopes(title, options))
            return self._slopes[-1]

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, given: _Buffers, results: Sequence[memoryview]) -> int:
            np.frombuffer(results[0])[:] = calls.values(*_read(given, sizes))
            return 0

    return Values(calls.function.program.name)


def _read(given: _Buffers, sizes: Sequence[int]) -> list[_Floats]:
    """Return t, y and u of buffers, which are None where all is zero."""
    t, y, u = (
        np.zeros(size) if buffer is None else np.frombuffer(buffer)
        for buffer, size in zip(given, sizes, strict=True)
    )
    return [t[0], y, u]
