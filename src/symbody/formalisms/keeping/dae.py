"""All equations of a constrained system together, for solvers of DAEs.

    qd = N (v + J_hᵀ Md),   M vd + c - tau - Jᵀ Ld = 0,   phi = 0,   J v + p0 = 0

The constraints hold for positions and velocities (stabilized index 2); that the
multipliers appear as derivatives of M and L makes the index 1.

References:
    Gear, Leimkuhler, Gupta (1985), Automatic integration of Euler-Lagrange equations
    with constraints.
    Gear (1988), Differential-algebraic equation index transformations.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.keeping.constrained_state import partitioned_constraints
from symbody.formalisms.quantities.dynamics import arguments_of, derive_inverse
from symbody.formalisms.quantities.state_rates import state_rates
from symbody.spatial.vectors import minus, plus, times
from symbody.system.system import coordinate_rates


@derivation
def derive_dae(of: Derivations) -> Equations:
    """Derive the residual of a constrained system, and its Jacobians.

    Returns:
        Equations with the arguments "y" of q, v, x, M and L, and "yd" of their
        derivatives, and the results "residual", "A" (by y) and "B" (by yd).
    """
    system, found = of.system, partitioned_constraints(of)
    kept = found.partition.rows
    positions = [i for i in kept if i < len(found.rows.phi)]
    nq, nx = len(system.q), len(system.x)
    stand_ins = [
        [Symbol(f"{letter}_{i}") for i in range(count)]
        for letter, count in (
            ("qd", nq), ("xd", nx), ("M", len(positions)), ("Md", len(positions)),
            ("L", len(kept)), ("Ld", len(kept)),
        )
    ]  # fmt: skip
    qd, xd, M, Md, L, Ld = stand_ins
    J = found.rows.J
    pushed: dict[Symbol, Node] = {
        v: plus(v, _column(J, positions, Md, j)) for j, v in enumerate(system.v)
    }
    rates = substitute(list(coordinate_rates(system)), pushed)
    needed = derive_inverse(of, given=False).results["tau"]
    extra = _extra_rates(of).results["xd"]
    residual = [
        *(minus(a, b) for a, b in zip(qd, rates, strict=True)),
        *(minus(n, _column(J, kept, Ld, j)) for j, n in enumerate(needed)),
        *(minus(a, b) for a, b in zip(xd, extra, strict=True)),
        *(found.rows.phi[i] for i in positions),
        *(found.rows.rates[i] for i in kept),
    ]
    y = (*system.coordinates.y, *M, *L)
    yd = (*qd, *system.vd, *xd, *Md, *Ld)
    arguments = arguments_of(system)
    return Equations(
        system.name,
        "stabilized index 2",
        {"t": arguments["t"], "y": y, "yd": yd, "u": arguments["u"],
         "p": arguments["p"]},
        {
            "residual": as_vector(residual),
            "A": jacobian(residual, list(y)),
            "B": jacobian(residual, list(yd)),
        },
    )  # fmt: skip


@in_state_coordinates
def _extra_rates(of: Derivations) -> Equations:
    """Derive the rates of the extra states by the accelerations."""
    system = of.system
    rates = state_rates(of, system.vd, merge=False)
    arguments = {**arguments_of(system), "vd": system.vd}
    return Equations(system.name, "states", arguments, {"xd": as_vector(rates)})


def _column(J: Array, rows: Sequence[int], values: Sequence[Node], j: int) -> Node:
    total = ZERO
    for i, value in zip(rows, values, strict=True):
        total = plus(total, times(J[i, j], value))
    return total
