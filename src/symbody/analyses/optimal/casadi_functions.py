"""Functions of arrays as CasADi calls them: with its memory, sparse, differentiable."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, Numbers

# Memory of numbers, as CasADi hands it over; None where nobody asks for it.
_Buffers: TypeAlias = Sequence[memoryview | None]
Arrays: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[[Arrays, Arrays], None]


def casadi_function(
    casadi: Any,
    title: str,
    takes: Mapping[str, Any],
    gives: Mapping[str, Any],
    evaluate: Evaluate,
    errors: list[Exception],
    jacobian: Any = None,
    reverse: Any = None,
) -> Any:
    """Return a function, by names the patterns of what it takes and gives.

    C++ carries no exceptions of Python: they are added to `errors`. The functions of
    its derivatives are such functions, too; without them it has none.
    """
    inputs, outputs = list(takes.items()), list(gives.items())

    # A class of a package that is imported when it is asked for.
    class Function(casadi.Callback):  # type: ignore[misc]
        """A function of arrays, called with memory of the solver."""

        def __init__(self) -> None:
            casadi.Callback.__init__(self)
            self.construct(title, {})

        def get_n_in(self) -> int:
            return len(inputs)

        def get_n_out(self) -> int:
            return len(outputs)

        def get_name_in(self, i: int) -> str:
            return inputs[i][0]

        def get_name_out(self, i: int) -> str:
            return outputs[i][0]

        def get_sparsity_in(self, i: int) -> Any:
            return inputs[i][1]

        def get_sparsity_out(self, i: int) -> Any:
            return outputs[i][1]

        def has_jacobian(self) -> bool:
            return jacobian is not None

        def get_jacobian(self, *_: object) -> Any:
            return jacobian

        def has_reverse(self, count: int) -> bool:
            return reverse is not None and count == 1

        def get_reverse(self, *_: object) -> Any:
            return reverse

        def has_eval_buffer(self) -> bool:
            return True

        def eval_buffer(self, values: _Buffers, results: _Buffers) -> int:
            try:
                with np.errstate(all="ignore"):
                    evaluate(_arrays(values, inputs), _arrays(results, []))
            except Exception as error:
                errors.append(error)
                return 1
            return 0

    return Function()


def _arrays(buffers: _Buffers, takes: Sequence[tuple[str, Any]]) -> Arrays:
    """Return memory as arrays; zeros in place of inputs that are left out."""
    arrays: Arrays = []
    for k, buffer in enumerate(buffers):
        if buffer is not None:
            arrays.append(np.frombuffer(buffer))
        else:
            arrays.append(np.zeros(takes[k][1].nnz()) if takes else None)
    return arrays


def write(outputs: Arrays, k: int, values: Floats) -> None:
    """Write a result where somebody asks for it."""
    if k < len(outputs) and outputs[k] is not None:
        outputs[k][:] = values


def sparsity(
    casadi: Any, shape: tuple[int, int], rows: Numbers, columns: Numbers
) -> Any:
    """Return a pattern whose entries are sorted by columns."""
    starts = np.searchsorted(columns, np.arange(shape[1] + 1)).tolist()
    return casadi.Sparsity(shape[0], shape[1], starts, rows.tolist())
