"""The equations of constraints of large trees in numbers, by a loop over the links."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.closure.numbers import Numbers, row_shape
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations, of_state
from symbody.pipeline.rolled_tables import (
    NotRolledError,
    check_rolled,
    closing_of,
    tables_of,
)
from symbody.program.content import Asked
from symbody.runtime.functions import Entry
from symbody.runtime.kept_entries import compiled_entry
from symbody.runtime.rolled_tree import RolledTree
from symbody.system.system import System, coordinate_rates

Array = NDArray[np.float64]
# What is smaller in relation to the largest entry is zero wherever it moves.
_ZERO = 1e-12
_SPREAD = 0.5


class RolledRows(Numbers):
    """Equations of the constraints of a tree by a loop over its links.

    Args:
        tree: As tables, with all equations.
        system: The system.
        p: Parameters.
        t: Time [s].
        x: Extra states.
    """

    def __init__(
        self,
        tree: RolledTree,
        system: System,
        p: Sequence[float] | Array,
        t: float,
        x: Sequence[float] | Array,
    ) -> None:
        self._tree = tree
        self._p = np.asarray(p, dtype=float)
        self._t = t
        self._rest = np.concatenate([np.zeros(len(system.v)), np.asarray(x, float)])
        names = [m for named in system.constraints for m in named.multipliers]
        pattern = self._pattern(system)
        super().__init__(system, row_shape(system, names, pattern, len(names)))

    def rates(self, q: Array, v: Array) -> Array:  # noqa: D102 (as of `Numbers`)
        system = self.system
        values: dict[str | Symbol, float] = {}
        values.update(zip(system.q, q.tolist(), strict=True))
        values.update(zip(system.v, v.tolist(), strict=True))
        return np.array(Evaluation(list(coordinate_rates(system)))(values))

    def _evaluated(self, q: Array) -> tuple[Array, Array, Array]:
        phi, J = self._tree.rows(self._t, np.concatenate([q, self._rest]), self._p)
        # No equation changes with time alone.
        return phi, J, np.zeros(len(phi))

    def _pattern(self, system: System) -> NDArray[np.bool_]:
        """Return which entries of J are not zero where all joints are moved anyhow."""
        rng = np.random.default_rng(1)
        q = np.array(system.q_start) + rng.normal(scale=_SPREAD, size=len(system.q))
        for at in system.quaternions:
            q[at : at + 4] /= np.linalg.norm(q[at : at + 4])
        J = np.abs(self._evaluated(q)[1])
        pattern: NDArray[np.bool_] = _ZERO * J.max(initial=0.0) < J
        return pattern


def rolled_rows(
    of: Derivations,
    p: Sequence[float] | Array,
    t: float = 0.0,
    x: Sequence[float] | Array | None = None,
) -> RolledRows | None:
    """Return the constraints of a tree in a loop over its links; None if there is none.

    Args:
        of: The system, settled or not.
        p: Parameters.
        t: Time [s].
        x: Extra states; their start values by default.
    """
    tree, system = _tree(of), of.system
    if tree is None:
        return None
    return RolledRows(tree, system, p, t, system.x_start if x is None else x)


@of_state
def _tree(of: Derivations) -> RolledTree | None:
    try:
        check_rolled(of.system)
        closing = closing_of(of, _compiled, settled=False)
        return RolledTree(tables_of(of.system, None, (), None, closing))
    except NotRolledError:
        return None


def _compiled(request: Asked) -> Entry:
    return compiled_entry(request, "llvm", quick=True)
