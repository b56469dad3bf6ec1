"""The inertia of a system at a state, in compiled code.

Formulas say where the members of the tree are and what mass they have; from there M is
the same recursion for all systems, in C.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.formalisms.constraints.state_coordinates import minimal
from symbody.formalisms.constraints.without_inertia import InertiaCheck
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.program.content import Asked
from symbody.runtime.arrays import address
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.kept_entries import compiled_entry
from symbody.runtime.load import Backend
from symbody.runtime.loops.library import tree_mass

Array = NDArray[np.float64]
_ARGUMENTS = {"t": ("t",), "q": ("q",), "p": ("p",)}


@final
class CompiledInertia:
    """What `InertiaCheck` looks at, as numbers of a state.

    Args:
        of: The system.
        check: Looks at them.
        backend: Compiles the formulas.
    """

    def __init__(self, of: Derivations, check: InertiaCheck, backend: Backend) -> None:
        self._mass = check.mass
        self._tree = np.ascontiguousarray(check.mass.tree)
        self._rows = int((self._tree[:, 1] >= 0).sum())
        formulas = [*check.mass.formulas, *check.rates]
        self._count = len(check.mass.formulas)
        name = f"{of.system.name}_inertia"
        asked = Asked(_equations(of, formulas), name, _ARGUMENTS, {"x": ("x",)})
        self._entry = compiled_entry(asked, backend, quick=True)

    def at(self, t: float, q: Sequence[float] | Array, p: Array) -> tuple[Array, Array]:
        """Return M and the values of the check's rates.

        Args:
            t: Time [s].
            q: Coordinates of the state.
            p: Parameters.
        """
        found = CompiledFunction.of(self._entry, p)(t, q)
        numbers = self._mass.numbers(found[: self._count])
        code, write, size = tree_mass()
        n = len(self._tree)
        work = np.empty(size(n) // 8)
        M = np.empty((self._rows, self._rows))
        write(
            n, address(self._tree), address(numbers), address(work), len(M), address(M)
        )
        assert code is not None  # it lives while it runs
        return M, found[self._count :]


def _equations(of: Derivations, formulas: Sequence[object]) -> Equations:
    """Return formulas in all coordinates of the tree, in those of the state."""
    array = np.empty(len(formulas), dtype=object)
    array[:] = formulas
    system = of.system
    arguments = arguments_of(system.opened)
    return minimal(of, Equations(system.name, "inertia", arguments, {"x": array}))
