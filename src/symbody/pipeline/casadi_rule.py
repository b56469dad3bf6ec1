"""Machine code as functions of CasADi, with its own Jacobians as their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import CompileError, from_extra
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.framework_rules import Calls

# Memory of numbers, as CasADi hands it over; None where all is zero.
_Buffers = Sequence[memoryview | None]


def ruled_casadi(arguments: Arguments, model: CompiledModel, name: str) -> Any:
    """Return a function of CasADi that calls machine code.

    Raises:
        ModelError: The function has no Jacobian under its name.
        CompileError: CasADi is not installed.
    """
    calls = Calls(arguments, model, name)
    casadi = from_extra("to_casadi", "casadi", "casadi", CompileError, name="CasADi")
    names, sizes = ["t", "y", "u"], calls.columns

    # Classes of a package that is imported when it is asked for.
    class Bends(casadi.Callback):  # type: ignore[misc, name-defined]
        """The Jacobian of the Jacobian: its blocks, each as a column, by each input."""

        def __init__(self, title: str, options: dict[str, object]) -> None:
            casadi.Callback.__init__(self)
            self.construct(title, options)

        def get_n_in(self) -> int:
            return 4 + len(sizes)

        def get_n_out(self) -> int:
            return 4 * len(sizes)

        def get_sparsity_in(self, i: int) -> object:
            if i < 4:
                return casadi.Sparsity.dense([*sizes, calls.rows][i], 1)
            return casadi.Sparsity.dense(calls.rows, sizes[i - 4])

        def get_sparsity_out(self, i: int) -> object:
            block, by = divmod(i, 4)
            size = calls.rows * sizes[block]
            if by == 3:
                return casadi.Sparsity(size, calls.rows)
            return casadi.Sparsity.dense(size, sizes[by])

        def has_jacobian(self) -> bool:
            return True

        def get_jacobian(self, *_: object) -> object:
            raise calls.no_third(arguments)

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, buffers: _Buffers, results: _Buffers) -> int:
            H = calls.curvatures(*_read(buffers[:3], sizes))
            ends = np.cumsum(sizes)[:-1]
            columns = np.split(H, ends, axis=1)
            for i, result in enumerate(results):
                block, by = divmod(i, 4)
                if result is None or by == 3:
                    continue
                part = np.split(columns[block], ends, axis=2)[by]
                if part.size:
                    np.frombuffer(result)[:] = part.ravel(order="F")
            return 0

    class Slopes(casadi.Callback):  # type: ignore[misc, name-defined]
        def __init__(self, title: str, options: dict[str, object]) -> None:
            casadi.Callback.__init__(self)
            self._bends: list[Bends] = []
            self.construct(title, options)

        def get_n_in(self) -> int:
            return 4

        def get_n_out(self) -> int:
            return 3

        def get_sparsity_in(self, i: int) -> object:
            return casadi.Sparsity.dense([*sizes, calls.rows][i], 1)

        def get_sparsity_out(self, i: int) -> object:
            return casadi.Sparsity.dense(calls.rows, sizes[i])

        def has_jacobian(self) -> bool:
            return True

        def get_jacobian(
            self, title: str, _in: object, _out: object, options: dict[str, object]
        ) -> object:
            # As below.
            calls.derive("hessian")
            self._bends.append(Bends(title, options))
            return self._bends[-1]

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, buffers: _Buffers, results: _Buffers) -> int:
            J = calls.slopes(*_read(buffers[:3], sizes))
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
            # What cannot be derived is told here, where the user differentiates.
            calls.derive("jacobian")
            # CasADi keeps no reference to what it calls.
            self._slopes.append(Slopes(title, options))
            return self._slopes[-1]

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, buffers: _Buffers, results: Sequence[memoryview]) -> int:
            np.frombuffer(results[0])[:] = calls.values(*_read(buffers, sizes))
            return 0

    return Values(calls.function.program.name)


def _read(values: _Buffers, sizes: Sequence[int]) -> list[NDArray[np.float64]]:
    """Return t, y and u of buffers, which are None where all is zero."""
    t, y, u = (
        np.zeros(size) if buffer is None else np.frombuffer(buffer)
        for buffer, size in zip(values, sizes, strict=True)
    )
    return [t[0], y, u]
