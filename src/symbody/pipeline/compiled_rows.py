"""The equations of constraints as compiled code, for starts that close again and again.

The first start of a model is closed by what needs no compiler, and later ones by this.
"""

from __future__ import annotations

from typing import final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.equations import Equations
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.program.content import Asked
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.pivots import compiled_pivots
from symbody.spatial.vectors import array
from symbody.system.system import System, coordinate_rates

Array = NDArray[np.float64]
_ARGUMENTS = {
    "t": ("t",), "q": ("q",), "v": ("v",), "x": ("x",), "u": ("u",), "p": ("p",)
}  # fmt: skip
_RESULTS = ("phi", "J", "p0", "rates")


def asked_rows(of: Derivations) -> Asked:
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
        shape: None, as it is that of the formulas.

    Args:
        function: The compiled function.
        system: Of which these are the constraints.
        t: Time [s].
        x: Extra states.
    """

    def __init__(
        self,
        function: CompiledFunction,
        system: System,
        t: float,
        x: ArrayLike,
    ) -> None:
        self.shape: None = None
        self.taken_by = compiled_pivots
        self._call = function.call
        self._t = t
        self._x = np.asarray(x, dtype=float)
        self._u = np.zeros(len(system.u))
        self._still = np.zeros(len(system.v))
        self._at = b""
        self._found: tuple[Array, Array, Array, Array] | None = None

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""
        return self._values(q)[0]

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""
        return self._values(q)[1]

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""
        return self._values(q)[2]

    def rates(self, q: Array, v: Array) -> Array:
        """Return the rates of the coordinates."""
        values: Array = self._call(self._t, q, v, self._x, self._u)[3]
        return values

    def _values(self, q: Array) -> tuple[Array, Array, Array, Array]:
        at = q.tobytes()
        if self._found is None or at != self._at:
            self._found = self._call(self._t, q, self._still, self._x, self._u)
            self._at = at
        return self._found
