"""Machine code as functions of CasADi, with its own Jacobians as their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import CompileError, from_extra
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.framework_rules import Calls

# Memory of numbers, as CasADi hands it over; None where all is zero.
_Buffers: TypeAlias = Sequence[memoryview | None]
_Floats: TypeAlias = NDArray[np.float64]


def ruled_casadi(arguments: Arguments, model: CompiledModel, name: str) -> Any:
    """Return a function of CasADi that calls machine code."""
    calls = Calls(arguments, model, name)
    casadi = from_extra("to_casadi", "casadi", "casadi", CompileError, name="CasADi")
    names, sizes, rows = ["t", "y", "u"], calls.columns, calls.rows
    ends = np.cumsum(sizes)[:-1]
    dense = casadi.Sparsity.dense

    # A class of a package that is imported when it is asked for.
    class Function(casadi.Callback):  # type: ignore[misc, name-defined]
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
            self._inputs = [*(dense(size, 1) for size in sizes), *more]
            self._outputs, self._evaluate = outputs, evaluate
            self._jacobian = jacobian
            # CasADi keeps no reference to what it calls.
            self._called: list[object] = []
            self.construct(title, options)

        def get_n_in(self) -> int:
            return len(self._inputs)

        def get_n_out(self) -> int:
            return len(self._outputs)

        def get_name_in(self, i: int) -> str:
            return names[i] if i < len(names) else f"i{i}"

        def get_name_out(self, i: int) -> str:
            return calls.result.name if len(self._outputs) == 1 else f"o{i}"

        def get_sparsity_in(self, i: int) -> object:
            return self._inputs[i]

        def get_sparsity_out(self, i: int) -> object:
            return self._outputs[i]

        def has_jacobian(self) -> bool:
            return True

        def get_jacobian(
            self, title: str, _in: object, _out: object, options: dict[str, object]
        ) -> object:
            # What cannot be derived is told here, where the user differentiates.
            self._called.append(self._jacobian(title, options))
            return self._called[-1]

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, buffers: _Buffers, results: _Buffers) -> int:
            parts = self._evaluate(_read(buffers[:3], sizes))
            for result, part in zip(results, parts, strict=True):
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


def _read(values: _Buffers, sizes: Sequence[int]) -> list[_Floats]:
    """Return t, y and u of buffers, which are None where all is zero."""
    t, y, u = (
        np.zeros(size) if buffer is None else np.frombuffer(buffer)
        for buffer, size in zip(values, sizes, strict=True)
    )
    return [t[0], y, u]
