"""The shortest way of a state back to its constraints.

The correction is the next step of the method of Gauss and Newton in positions and
velocities at once: the projection of a state onto the constraints.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.equations import Equations
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.dynamics.small_systems import solve_symmetric
from symbody.formalisms.keeping.constrained_state import (
    growth_of,
    partitioned_constraints,
    state_equations,
)
from symbody.spatial.vectors import minus, plus, times
from symbody.system.system import coordinate_rates


@derivation
def derive_correction(of: Derivations) -> Equations:
    """Derive a state nearer to the constraints: y less the shortest correction.

    Returns:
        Equations with the results "q", "v", "x", the corrected state, and "growth",
        which grows where the choice of dependent velocities or of equations becomes a
        bad one: the square sum of the coefficients of the dependent velocities and of
        the inverses that gave them; see `growth_of`.
    """
    system, found = of.system, partitioned_constraints(of)
    rows, kept = found.rows, found.partition.rows
    count = len(rows.phi)
    positions = [i for i in kept if i < count]
    dq = _shortest(rows.J, positions, [rows.phi[i] for i in positions])
    dv = _shortest(rows.J, list(kept), [rows.rates[i] for i in kept])
    moved: dict[Symbol, Node] = dict(zip(system.v, dq, strict=True))
    step = substitute(list(coordinate_rates(system)), moved)
    q = [minus(s, d) for s, d in zip(system.q, step, strict=True)]
    v = [minus(s, d) for s, d in zip(system.v, dv, strict=True)]
    return state_equations(system, "correction", q, v, growth_of(found))


def _shortest(J: Array, rows: Sequence[int], side: Sequence[Node]) -> list[Node]:
    """Return Jᵀ (J Jᵀ)⁻¹ b for some rows."""
    n = J.shape[1]
    if not rows:
        return [ZERO] * n
    entries = [{j: J[i, j] for j in range(n) if J[i, j] is not ZERO} for i in rows]
    lower: dict[tuple[int, int], Node] = {}
    for a, first in enumerate(entries):
        for b, second in enumerate(entries[: a + 1]):
            total = ZERO
            for j, entry in first.items():
                if j in second:
                    total = plus(total, times(entry, second[j]))
            if total is not ZERO:
                lower[a, b] = total
    (x,) = solve_symmetric(lower, [side])
    result = [ZERO] * n
    for entries_of_row, value in zip(entries, x, strict=True):
        for j, entry in entries_of_row.items():
            result[j] = plus(result[j], times(entry, value))
    return result
