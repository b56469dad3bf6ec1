"""The inertia of a system at a state, in compiled code.

Formulas say where the members of the tree are and what mass they have; from there M is
the same recursion for all systems, in C.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import cast, final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import minimal
from symbody.formalisms.constraints.without_inertia import InertiaCheck
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.dynamics.numeric_mass import NumericMass
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.program.content import Asked
from symbody.runtime.arrays import address
from symbody.runtime.functions import Entry, buffers_of
from symbody.runtime.kept_entries import compiled_entry
from symbody.runtime.load import Backend
from symbody.runtime.loops.library import tree_mass

Array = NDArray[np.float64]
_ARGUMENTS = {"t": ("t",), "q": ("q",), "p": ("p",)}


@final
class CompiledInertia:
    """The quantities of `InertiaCheck` as numbers of a state.

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
        name = f"{of.system.name}_inertia"
        request = Asked(_equations(of, formulas), name, _ARGUMENTS, {"x": ("x",)})
        self._entry = compiled_entry(request, backend, quick=True)
        self._own = threading.local()

    def at(self, t: float, q: Sequence[float] | Array, p: Array) -> tuple[Array, Array]:
        """Return M and the values of the check's rates.

        Args:
            t: Time [s].
            q: Coordinates of the state.
            p: Parameters.

        Returns:
            Arrays that the next call of the same thread writes over.
        """
        own: InertiaOfRun | None = getattr(self._own, "run", None)
        if own is None:
            own = self._own.run = self.of_run()
        return own.at(t, q, p)

    def of_run(self) -> InertiaOfRun:
        """Return the same for one thread, with memory of its own."""
        return InertiaOfRun(self._entry, self._mass, self._tree, self._rows)


@final
class InertiaOfRun:
    """The numbers of `CompiledInertia`, in memory that the next call writes over."""

    def __init__(
        self,
        entry: Entry,
        mass: NumericMass,
        tree: NDArray[np.int64],
        rows: int,
    ) -> None:
        self._entry, self._mass, self._tree = entry, mass, tree
        self._count = len(mass.formulas)
        self._p: Array = np.zeros(entry.p.shape)
        self._k: Array = np.zeros(entry.signature.constants)
        self._places = address(self._p), address(self._k)
        self._pointer, self._block, self._q, self._found = cast(
            tuple[int, object, Array, Array], buffers_of(entry, self._p, self._k)
        )
        self._code, self._write, size = tree_mass()
        n = len(tree)
        work: Array = np.empty(size(n) // 8)
        self._M: Array = np.empty((rows, rows))
        self._numbers = mass.numbers(self._found[: self._count])
        self._kept = work
        self._arguments = (
            n, address(tree), address(self._numbers), address(work), rows,
            address(self._M),
        )  # fmt: skip

    def at(self, t: float, q: Sequence[float] | Array, p: Array) -> tuple[Array, Array]:
        """Return M and the values of the check's rates.

        Args:
            t: Time [s].
            q: Coordinates of the state.
            p: Parameters.
        """
        self._p[:], self._q[:] = p, q
        self._entry.condense(*self._places)
        self._entry.packed(t, self._pointer)
        self._mass.put(self._found[: self._count], self._numbers)
        self._write(*self._arguments)
        return self._M, self._found[self._count :]


def _equations(of: Derivations, formulas: Sequence[object]) -> Equations:
    """Return formulas in all coordinates of the tree, in those of the state."""
    array = as_vector(formulas)
    system = of.system
    arguments = arguments_of(system.spanning_tree)
    return minimal(of, Equations(system.name, "inertia", arguments, {"x": array}))
