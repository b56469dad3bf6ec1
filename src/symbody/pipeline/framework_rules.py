"""Machine code as functions of CasADi, JAX and PyTorch, its Jacobians as rules.

The framework calls a function and its Jacobian, and composes derivatives from these:
it traces no formulas, and compiles none.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, near
from symbody.errors import CallError, DerivationError, ModelWarning
from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.load_traced import RuledFunction, casadi_callback, framework

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
    jax = framework("jax")

    def called(host: Callable[..., _Floats], *shape: int) -> Callable[..., object]:
        def call(t: object, y: object, u: object) -> object:
            scalar, *arrays = (jax.numpy.shape(a) for a in (t, y, u))
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


# Memory of numbers, as CasADi hands it over; None where all is zero.
_Buffers: TypeAlias = Sequence[memoryview | None]


def ruled_casadi(arguments: Arguments, model: CompiledModel, name: str) -> Any:
    """Return a function of CasADi that calls machine code."""
    calls = Calls(arguments, model, name)
    casadi = framework("casadi")
    names, sizes, rows = ["t", "y", "u"], calls.columns, calls.rows
    ends = np.cumsum(sizes)[:-1]
    dense = casadi.Sparsity.dense

    class Function(casadi_callback(casadi)):  # type: ignore[misc]
        """A function of t, y and u, and of more that it does not read."""

        def __init__(
            self,
            title: str,
            options: dict[str, object],
            more: Sequence[object],
            outputs: Sequence[object],
            evaluate: Callable[[list[_Floats]], Sequence[_Floats | None]],
            jacobian: Callable[[str, dict[str, object]], object],
        ) -> None:
            casadi.Callback.__init__(self)
            inputs = [*(dense(size, 1) for size in sizes), *more]
            others = [f"i{i}" for i in range(len(names), len(inputs))]
            self.takes = dict(zip([*names, *others], inputs, strict=True))
            one = calls.result.name if len(outputs) == 1 else ""
            self.gives = {one or f"o{i}": each for i, each in enumerate(outputs)}
            self._evaluate, self._jacobian = evaluate, jacobian
            # CasADi keeps no reference to what it calls.
            self._called: list[object] = []
            self.construct(title, options)

        def has_jacobian(self) -> bool:
            return True

        def get_jacobian(
            self, title: str, _in: object, _out: object, options: dict[str, object]
        ) -> object:
            # What cannot be derived is told here, where the user differentiates.
            self._called.append(self._jacobian(title, options))
            return self._called[-1]

        def eval_buffer(self, buffers: _Buffers, results: _Buffers) -> int:
            # Arguments t, y and u; a buffer is None where all is zero.
            t, y, u = (
                np.zeros(size) if buffer is None else np.frombuffer(buffer)
                for buffer, size in zip(buffers[:3], sizes, strict=True)
            )
            for result, part in zip(results, self._evaluate([t[0], y, u]), strict=True):
                if result is not None and part is not None and part.size:
                    np.frombuffer(result)[:] = part.ravel(order="F")
            return 0

    def slopes(title: str, options: dict[str, object]) -> object:
        calls.derive("jacobian")
        return Function(
            title, options, [dense(rows, 1)], [dense(rows, size) for size in sizes],
            lambda at: np.split(calls.slopes(*at), ends, axis=1), bends,
        )  # fmt: skip

    def bends(title: str, options: dict[str, object]) -> object:
        """Return the Jacobian of the Jacobian: of each block, a column, by each input.

        By the values, which come last, all is zero.
        """
        calls.derive("hessian")
        more = [dense(rows, 1), *(dense(rows, size) for size in sizes)]
        outputs = [
            output
            for size in sizes
            for output in (
                *(dense(rows * size, by) for by in sizes),
                casadi.Sparsity(rows * size, rows),
            )
        ]

        def evaluate(at: list[_Floats]) -> list[_Floats | None]:
            blocks = np.split(calls.curvatures(*at), ends, axis=1)
            return [p for b in blocks for p in (*np.split(b, ends, axis=2), None)]

        return Function(title, options, more, outputs, evaluate, none)

    def none(*_: object) -> object:
        raise calls.no_third(arguments)

    return Function(
        calls.function.program.name, {}, [], [dense(rows, 1)],
        lambda at: [calls.values(*at)], slopes,
    )  # fmt: skip


# What PyTorch hands over, which need not be imported.
_Tensor: TypeAlias = Any
_Slopes = Callable[[_Tensor, _Tensor, _Tensor], _Tensor]
_Host = Callable[[object, object, object], NDArray[np.float64]]
# Arguments t, y and u: how many dimensions of each count its own entries.
_OWN = (0, 1, 1)


def ruled_torch(arguments: Arguments, model: CompiledModel, name: str) -> RuledFunction:
    """Return a function of PyTorch that calls machine code."""
    calls = Calls(arguments, model, name)
    torch = framework("torch")
    slopes = _constant(torch, calls.slopes, calls.function.name)
    ends = np.cumsum(calls.columns).tolist()
    places = [slice(a, b) for a, b in zip([0, *ends], ends, strict=False)]

    # Classes of a package that is imported when it is asked for.
    class Values(torch.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(t: _Tensor, y: _Tensor, u: _Tensor) -> _Tensor:
            return _called(torch, calls.values, t, y, u)

        @staticmethod
        def setup_context(
            context: Any, inputs: Sequence[_Tensor], output: _Tensor
        ) -> None:
            context.save_for_backward(*inputs)
            context.save_for_forward(*inputs)

        @staticmethod
        def backward(context: Any, weights: _Tensor) -> tuple[_Tensor, ...]:
            inputs = context.saved_tensors
            whole = (weights[..., None] * slopes(*inputs)).sum(-2)
            parts = [whole[..., place] for place in places]
            parts[0] = parts[0][..., 0]
            return tuple(
                p.sum_to_size(g.shape) for p, g in zip(parts, inputs, strict=True)
            )

        @staticmethod
        def jvp(context: Any, *changes: _Tensor | None) -> _Tensor:
            J = slopes(*context.saved_tensors)
            total: _Tensor = torch.zeros(J.shape[:-1], dtype=J.dtype)
            for n, (change, place) in enumerate(zip(changes, places, strict=True)):
                if change is not None:
                    column = change[..., None] if n == 0 else change
                    total = total + (J[..., place] * column[..., None, :]).sum(-1)
            return total

        @staticmethod
        def vmap(
            info: Any, dims: Sequence[int | None], *tensors: _Tensor
        ) -> tuple[_Tensor, int]:
            return Values.apply(*_in_front(info.batch_size, dims, tensors)), 0

    return RuledFunction(calls.function.program, Values.apply, torch.as_tensor)


def _constant(torch: ModuleType, host: _Host, name: str) -> _Slopes:
    """Return a function of tensors that is not differentiated again."""

    class Slopes(torch.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(t: _Tensor, y: _Tensor, u: _Tensor) -> _Tensor:
            return _called(torch, host, t, y, u)

        @staticmethod
        def setup_context(
            context: Any, inputs: Sequence[_Tensor], output: _Tensor
        ) -> None:
            pass

        @staticmethod
        def backward(context: Any, weights: _Tensor) -> _Tensor:
            raise CallError(
                f"{name} in PyTorch: second derivatives are asked for, but with "
                f"compiled=True the rule is the model's Jacobian, whose slopes machine "
                f"code does not have. Leave out compiled=True for these."
            )

        @staticmethod
        def vmap(
            info: Any, dims: Sequence[int | None], *values: _Tensor
        ) -> tuple[_Tensor, int]:
            return Slopes.apply(*_in_front(info.batch_size, dims, values)), 0

    applied: _Slopes = Slopes.apply
    return applied


def _called(
    torch: ModuleType, host: _Host, t: _Tensor, y: _Tensor, u: _Tensor
) -> _Tensor:
    on_host = [a.detach().cpu().numpy() for a in (t, y, u)]
    return torch.from_numpy(host(*on_host))


def _in_front(
    size: int, dims: Sequence[int | None], entries: Sequence[_Tensor]
) -> list[_Tensor]:
    """Return arguments mapped over their first axis, with batches padded behind it."""
    moved = [
        a.expand(size, *a.shape) if dim is None else a.movedim(dim, 0)
        for a, dim in zip(entries, dims, strict=True)
    ]
    batches = [a.dim() - 1 - own for a, own in zip(moved, _OWN, strict=True)]
    return [
        a.reshape(size, *[1] * (max(batches) - batch), *a.shape[1:])
        for a, batch in zip(moved, batches, strict=True)
    ]
