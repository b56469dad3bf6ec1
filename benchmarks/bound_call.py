"""The calls that SciPy gets: nothing of ours stands between it and the formulas."""

from __future__ import annotations

from collections.abc import Callable

import numba
import numpy as np

from symbody.analyses.integrators.call import call
from symbody.pipeline.compiled_model import CompiledModel
from symbody.writers.generate import generate

Array = np.ndarray
Function = Callable[[float, Array], Array]


def compiled_call(compiled: CompiledModel, purpose: str, u: Array) -> Function:
    """Return a function (t, y) compiled by Numba that calls machine code by address.

    A call costs about a microsecond, most of it for the new array that SciPy wants.

    Args:
        compiled: The model; must outlive the function.
        purpose: Which function of it.
        u: Inputs, which stay as they are.
    """
    made = compiled.function(purpose)
    (result,) = compiled.program(purpose).results
    address, size = made.address, len(result.nodes)
    # Numba takes copies of global arrays as constants.
    u, p, k = (np.array(a, dtype=float) for a in (u, made.parameters, made.constants))

    @numba.njit(error_model="numpy")
    def function(t: float, y: Array) -> Array:
        out = np.empty(size)
        call(address, t, y, u, p, k, out)
        return out

    function(0.0, compiled.start_state())
    return function


def python_call(compiled: CompiledModel, purpose: str, u: Array) -> Function:
    """Return a function (t, y) of generated Python, called as it is with lists."""
    program, made = compiled.program(purpose), compiled.function(purpose)
    (text,) = generate([program], "python").values()
    scope: dict[str, Callable[..., list[float]]] = {}
    exec(text, scope)
    function, p, k = (
        scope[program.name],
        made.parameters.tolist(),
        made.constants.tolist(),
    )
    u = np.asarray(u, dtype=float).tolist()
    return lambda t, y: np.array(function(t, y.tolist(), u, p, k))
