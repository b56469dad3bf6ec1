"""The constraints of a system in the coordinates of its state."""

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
from symbody.formalisms.constraints.elimination import Elimination, eliminate
from symbody.formalisms.constraints.rows import (
    Constraints,
    constraint_rows,
    less_where_off,
    time_derivatives,
    without_velocities,
)
from symbody.formalisms.constraints.state_coordinates import dependents
from symbody.formalisms.derivations import Derivations, derivation, of_state
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.spatial.vectors import array, plus, times
from symbody.system.coordinates import Partition
from symbody.system.system import System


@final
@dataclass(frozen=True)
class PartitionedConstraints:
    """The constraints of a system in the coordinates of its state.

    Attributes:
        rows: Their equations, explicit loops put in.
        partition: Of the velocities of the state.
        elimination: Of the dependent ones.
    """

    rows: Constraints
    partition: Partition
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
    """Return the constraints of a settled system in the coordinates of its state."""
    rows, partition = state_rows(of), of.system.coordinates.by_constraints
    return PartitionedConstraints(rows, partition, eliminate(rows, partition))


@derivation
def derive_constraints(of: Derivations) -> Equations:
    """Derive phi, J v + p0, and J and gamma of J vd = gamma, of all constraints.

    Returns:
        Equations with the results "phi", "rates", "J" and "gamma", the latter without
        Baumgarte's feedback.
    """
    rows = partitioned_constraints(of).rows
    results = {
        "phi": array(rows.phi),
        "rates": array(rows.rates),
        "J": rows.J,
        "gamma": array(rows.gamma),
    }
    of_all = _residuals(rows.names)
    labels = {"phi": of_all[: len(rows.phi)], "rates": rows.names, "gamma": of_all}
    return _equations(of.system, "constraints", results, labels)


def _residuals(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name.removeprefix("lam_") for name in names)


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


def growth_of(found: PartitionedConstraints) -> Node:
    """Return what grows where dependent velocities or equations are badly chosen.

    It is the square sum of the coefficients of the dependent velocities and of the
    inverses that gave them. Where an equation that was set aside as redundant is off,
    it is -1 less the number of that equation.
    """
    elimination, total = found.elimination, ZERO
    for j in elimination.partition.dependent:
        for factor in elimination.B[j].values():
            total = plus(total, times(factor, factor))
    for A in elimination.inverses:
        for entry in A.ravel().tolist():
            total = plus(total, times(entry, entry))
    rows = found.rows
    return less_where_off(rows.phi, rows.rates, found.partition, total)


def state_equations(
    system: System,
    what: str,
    q: Sequence[Node],
    v: Sequence[Node],
    growth: Node,
) -> Equations:
    """Return the equations of a state that is kept on the constraints.

    Args:
        system: The system.
        what: Name of the equations.
        q: Coordinates kept.
        v: Velocities kept.
        growth: What `growth_of` gives there.
    """
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
