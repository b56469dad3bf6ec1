"""The constraints in the coordinates of the state, alone and in a DAE.

Solvers of DAEs take all equations of a constrained system together:

    qd = N (v + J_hᵀ Md),   M vd + c - tau - Jᵀ Ld = 0,   phi = 0,   J v + p0 = 0

The constraints hold for positions and velocities (stabilized index 2); that the
multipliers appear as derivatives of M and L makes the index 1.

References:
    Gear, Leimkuhler, Gupta (1985), Automatic integration of Euler-Lagrange equations
    with constraints.
    Gear (1988), Differential-algebraic equation index transformations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.elimination import Elimination, eliminate
from symbody.formalisms.constraints.rows import (
    Constraints,
    constraint_rows,
    less_where_off,
    time_derivatives,
    without_velocities,
)
from symbody.formalisms.constraints.state_coordinates import (
    dependents,
    in_state_coordinates,
)
from symbody.formalisms.derivations import Derivations, derivation, of_state
from symbody.formalisms.quantities.dynamics import arguments_of, derive_inverse
from symbody.formalisms.quantities.solved import state_rates
from symbody.spatial.vectors import array, inner, minus, plus, times
from symbody.system.coordinates import Partition
from symbody.system.system import System, coordinate_rates


@final
@dataclass(frozen=True)
class PartitionedConstraints:
    """The constraints of a system in the coordinates of its state."""

    rows: Constraints  # explicit loops put in
    partition: Partition  # of the velocities of the state
    elimination: Elimination


@of_state
def state_rows(of: Derivations) -> Constraints:
    """Return the equations of constraints in the coordinates of the state."""
    system, of_tree = of.system, constraint_rows(of)
    first = system.coordinates.loop_rows
    if not first:
        return of_tree
    formulas = dependents(of)
    phi = substitute(list(of_tree.phi[first:]), formulas)
    rates = substitute(list(of_tree.rates[first:]), formulas)
    followed = substitute(list(of_tree.states.values()), formulas)
    states = dict(zip(of_tree.states, followed, strict=True))
    gamma = [neg(change) for change in time_derivatives(system, rates, states)]
    return Constraints(
        names=of_tree.names[first:],
        owners=of_tree.owners[first:],
        phi=tuple(phi),
        rates=tuple(rates),
        J=jacobian(rates, list(system.v)),
        p0=without_velocities(system, rates),
        gamma=tuple(gamma),
        states=states,
    )


@derivation
def partitioned_constraints(of: Derivations) -> PartitionedConstraints:
    """Return the constraints of a partitioned system in its state's coordinates."""
    rows, partition = state_rows(of), of.system.coordinates.by_constraints
    return PartitionedConstraints(rows, partition, eliminate(rows, partition))


@derivation
def derive_constraints(of: Derivations) -> Equations:
    """Derive "phi", "rates" J v + p0, "J" and "gamma", without Baumgarte's feedback."""
    rows = partitioned_constraints(of).rows
    results = {
        "phi": array(rows.phi),
        "rates": array(rows.rates),
        "J": rows.J,
        "gamma": array(rows.gamma),
    }
    of_all = tuple(name.removeprefix("lam_") for name in rows.names)
    labels = {"phi": of_all[: len(rows.phi)], "rates": rows.names, "gamma": of_all}
    return _equations(of.system, "constraints", results, labels)


def with_work(equations: Equations) -> Equations:
    """Return a correction or closure of a state that has the work at its end."""
    work = Symbol("work")
    arguments = equations.arguments
    x = np.append(equations.results["x"], np.array([work], dtype=object))
    return replace(
        equations,
        arguments={**arguments, "x": (*arguments["x"], work)},
        results={**equations.results, "x": x},
        labels={**equations.labels, "x": (*equations.labels["x"], "work")},
    )


def partition_condition(partitioned: PartitionedConstraints) -> Node:
    """Return the square sum of coefficients of dependent velocities and of inverses.

    It grows where the partition is badly chosen. Where an equation that was set aside
    as redundant is off, it is -1 less the number of that equation.
    """
    elimination, total = partitioned.elimination, ZERO
    for j in elimination.partition.dependent:
        for factor in elimination.B[j].values():
            total = plus(total, times(factor, factor))
    for A in elimination.inverses:
        for entry in A.ravel().tolist():
            total = plus(total, times(entry, entry))
    rows = partitioned.rows
    return less_where_off(rows.phi, rows.rates, partitioned.partition, total)


def state_equations(
    system: System,
    what: str,
    q: Sequence[Node],
    v: Sequence[Node],
    growth: Node,
) -> Equations:
    """Return "q", "v", "x", and "growth", the partition condition there."""
    names = {
        "q": tuple(s.name for s in system.q),
        "v": tuple(s.name for s in system.v),
        "x": tuple(s.name for s in system.x),
    }
    results = {
        "q": array(q),
        "v": array(v),
        "x": array(system.x),
        "growth": array([growth]),
    }
    return _equations(system, what, results, names)


def _equations(
    system: System,
    what: str,
    results: Mapping[str, Array],
    labels: Mapping[str, tuple[str, ...]],
) -> Equations:
    return Equations(system.name, what, arguments_of(system), results, labels)


@derivation
def derive_dae(of: Derivations) -> Equations:
    """Derive "residual", "A" (by y) and "B" (by yd) of a constrained system.

    The arguments are "y" of q, v, x, M and L, and "yd" of their derivatives.
    """
    system, partitioned = of.system, partitioned_constraints(of)
    own = partitioned.partition.rows
    positions = [i for i in own if i < len(partitioned.rows.phi)]
    nq, nx = len(system.q), len(system.x)
    stand_ins = [
        [Symbol(f"{letter}_{i}") for i in range(count)]
        for letter, count in (
            ("qd", nq), ("xd", nx), ("M", len(positions)), ("Md", len(positions)),
            ("L", len(own)), ("Ld", len(own)),
        )
    ]  # fmt: skip
    qd, xd, M, Md, L, Ld = stand_ins
    J = partitioned.rows.J
    pushed: dict[Symbol, Node] = {
        v: plus(v, inner(J[list(positions), j], Md)) for j, v in enumerate(system.v)
    }
    rates = substitute(list(coordinate_rates(system)), pushed)
    needed = derive_inverse(of, prescribed=False).results["tau"]
    extra = _extra_rates(of).results["xd"]
    residual = [
        *(minus(a, b) for a, b in zip(qd, rates, strict=True)),
        *(minus(n, inner(J[list(own), j], Ld)) for j, n in enumerate(needed)),
        *(minus(a, b) for a, b in zip(xd, extra, strict=True)),
        *(partitioned.rows.phi[i] for i in positions),
        *(partitioned.rows.rates[i] for i in own),
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
