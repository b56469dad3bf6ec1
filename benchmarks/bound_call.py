"""The calls that SciPy gets: nothing of ours stands between it and the formulas."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from size import has

from symbody.pipeline.compiled_model import CompiledModel
from symbody.writers.generate import generate

Array = np.ndarray
Function = Callable[[float, Array], Array]

_POINTER = ctypes.c_void_p
_SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.c_double, *[_POINTER] * 5)


def compiled_call(compiled: CompiledModel, purpose: str, u: Array) -> Function:
    """Return a function (t, y) that calls machine code by its address.

    Numba compiles it, so that a call costs less than a microsecond, most of it for the
    new array that SciPy wants; without Numba it is our own call, which costs two.

    Args:
        compiled: The model; must outlive the function.
        purpose: Which function of it.
        u: Inputs, which stay as they are.
    """
    made = compiled.function(purpose)
    if not has("numba"):
        return lambda t, y: made(t, y, u)
    # The benchmarks run without it.
    import numba

    (result,) = compiled.program(purpose).results
    size, at_address = len(result.nodes), _SIGNATURE(made.address)
    # Numba takes copies of global arrays as constants.
    u, p, k = (np.array(a, dtype=float) for a in (u, made.parameters, made.constants))

    @numba.njit(error_model="numpy")
    def function(t: float, y: Any) -> Any:
        out = np.empty(size)
        at_address(t, y.ctypes, u.ctypes, p.ctypes, k.ctypes, out.ctypes)
        return out

    start = compiled.start_state()
    np.testing.assert_array_equal(function(0.0, start), made(0.0, start, u))
    return function


def python_call(compiled: CompiledModel, purpose: str, u: Array) -> Function:
    """Return a function (t, y) of generated Python, called as it is with lists."""
    program, made = compiled.program(purpose), compiled.function(purpose)
    (text,) = generate([program], "python").values()
    scope: dict[str, Callable[..., list[float]]] = {}
    exec(text, scope)
    function, values, p = scope[program.name], u.tolist(), made.parameters.tolist()
    # Those of this text: code from disk may have them in another order.
    k = scope[f"{program.name}_constants"](p)
    start = compiled.start_state()
    exact = made(0.0, start, u)
    shown = function(0.0, start.tolist(), values, p, k)
    np.testing.assert_allclose(shown, exact, rtol=0.0, atol=1e-9 * np.abs(exact).max())
    return lambda t, y: np.array(function(t, y.tolist(), values, p, k))
