"""Calls of functions that perhaps nobody calls again.

With other values of the parameters a function is another one, and what calls it from
Python takes longer to make than a call.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.answers import map_over

Array: TypeAlias = NDArray[np.float64]
_ASKED = "_asked_before"


def at_once(function: CompiledFunction, t: float, y: Array, u: Array) -> Array:
    """Return the results of a function, one after the other.

    Args:
        function: With the arguments t, y and u.
        t: Time [s].
        y: The state.
        u: The inputs.
    """
    known = vars(function)
    if _ASKED in known:
        values: Array = np.asarray(function.call(t, y, u)).ravel()
        return values
    known[_ASKED] = True
    row: Array = map_over(function, np.array([t]), y[None], u[None], function.size)[0]
    return row
