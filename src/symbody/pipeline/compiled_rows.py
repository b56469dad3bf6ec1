"""The equations of constraints as compiled code, for starts that close again and again.

The first start of a model is closed by what needs no compiler, and later ones by this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.equations import Equations
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.program.content import Asked
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.library import compiled_pivots
from symbody.spatial.vectors import array
from symbody.system.system import System, coordinate_rates

Array: TypeAlias = NDArray[np.float64]
# Residuals, Jacobian, and J v + p0 without velocities.
Values: TypeAlias = tuple[Array, Array, Array]
_ARGUMENTS = {
    "t": ("t",), "q": ("q",), "v": ("v",), "x": ("x",), "u": ("u",), "p": ("p",)
}  # fmt: skip
_RESULTS = ("phi", "J", "p0", "rates")


def rows_request(of: Derivations) -> Asked:
    """Return what the function is lowered from, alike for all partitions."""
    equations = _equations(of)
    results = {name: (name,) for name in _RESULTS}
    return Asked(equations, f"{equations.name}_rows", _ARGUMENTS, results)


@of_state
def _equations(of: Derivations) -> Equations:
    rows, system = state_rows(of), of.system
    results = {
        "phi": array(rows.phi),
        "J": rows.J,
        "p0": array(rows.p0),
        "rates": array(list(coordinate_rates(system))),
    }
    return Equations(system.name, "rows", arguments_of(system), results)


@final
class CompiledRows:
    """Constraints at a time, see `closure.numbers.Rows`.

    What is asked for at the same coordinates is computed once.

    Attributes:
        shape: A `RowShape`: names of the equations, and which velocities they bind;
            None where these are those of the formulas.
        rates: Returns the rates of the coordinates by these and the velocities.

    Args:
        values: Returns the values at coordinates.
        rates: See above.
        shape: See above.
    """

    def __init__(
        self,
        values: Callable[[Array], Values],
        rates: Callable[[Array, Array], Array],
        shape: Any = None,
    ) -> None:
        self.shape = shape
        self.rates = rates
        self.taken_by = compiled_pivots
        self._compute = values
        self._at = b""
        self._last: Values | None = None

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""
        return self._values(q)[0]

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""
        return self._values(q)[1]

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""
        return self._values(q)[2]

    def _values(self, q: Array) -> Values:
        at = q.tobytes()
        if self._last is None or at != self._at:
            self._last, self._at = self._compute(q), at
        return self._last


def compiled_rows(
    function: CompiledFunction, system: System, t: float, x: ArrayLike
) -> CompiledRows:
    """Return the constraints of a system at a time.

    Args:
        function: The compiled function.
        system: Of which these are the constraints.
        t: Time [s].
        x: Extra states.
    """
    call, x = function.call, np.asarray(x, dtype=float)
    u, still = np.zeros(len(system.u)), np.zeros(len(system.v))

    def values(q: Array) -> Values:
        phi, J, p0, _ = call(t, q, still, x, u)
        return phi, J, p0

    def rates(q: Array, v: Array) -> Array:
        result: Array = call(t, q, v, x, u)[3]
        return result

    return CompiledRows(values, rates)
