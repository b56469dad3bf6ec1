"""Functions that keep a state on its constraints.

Three of them, each one function of generated code:

* the correction takes the shortest way back to the constraints, the next step of the
  method of Gauss and Newton in positions and velocities at once;
* the closure solves for the dependent coordinates by Newton's method, stage by stage,
  and for the dependent velocities, from the independent ones;
* the closed rates are those of the closed state, a function of the independent
  coordinates and velocities alone: what is given for the dependent coordinates is
  where Newton's method begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.blocks import newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.formalisms.constraints.elimination import Elimination, eliminate
from symbody.formalisms.constraints.rows import (
    Constraints,
    constraint_rows,
    time_derivatives,
    without_velocities,
)
from symbody.formalisms.constraints.state_coordinates import dependents
from symbody.formalisms.derivations import Derivable, Derivations, derivation, of_state
from symbody.formalisms.dynamics.small_systems import solve_symmetric
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.spatial.vectors import array, minus, plus, times
from symbody.system.partition import Partition
from symbody.system.system import System, coordinate_rates


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


@derivation
def derive_correction(of: Derivations) -> Equations:
    """Derive a state nearer to the constraints: y less the shortest correction.

    Returns:
        Equations with the results "q", "v", "x", the corrected state, and "growth",
        which grows where the choice of dependent velocities or of equations becomes a
        bad one: the square sum of the coefficients of the dependent velocities and of
        the inverses that gave them.
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
    return _state(system, "correction", q, v, found.elimination)


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


@derivation
def derive_closure(of: Derivations) -> Equations:
    """Derive the closed state of given independent coordinates and velocities.

    Returns:
        Equations with the results "q", "v", "x" and "growth".
    """
    system, found = of.system, partitioned_constraints(of)
    formulas = closed_formulas(of)
    q = [formulas.get(s, s) for s in system.q]
    v = [formulas.get(s, s) for s in system.v]
    growth = substitute([_growth(found.elimination)], formulas)
    return _state(system, "closure", q, v, found.elimination, growth)


@derivation
def closed_formulas(of: Derivations) -> Mapping[Symbol, Node]:
    """Return the dependent coordinates and velocities by the independent ones.

    Raises:
        DerivationError: A dependent velocity belongs to a quaternion.
    """
    system, found = of.system, partitioned_constraints(of)
    coordinate = system.coordinates.coordinate_of
    rows, elimination = found.rows, found.elimination
    formulas: dict[Symbol, Node] = {}
    stages = zip(found.partition.stages, elimination.inverses, strict=True)
    for number, (stage, A) in enumerate(stages):
        if not stage.holonomic:
            continue
        speeds = [system.v[j] for j in stage.dependent]
        if any(v not in coordinate for v in speeds):
            turns = [v for v in speeds if v not in coordinate]
            raise DerivationError(_no_quaternions(system, turns))
        unknowns = [coordinate[v] for v in speeds]
        phi = [rows.phi[i] for i in stage.rows]
        steps = [_dot(row, phi) for row in A]
        solved = newton_solve(phi, {q: q for q in unknowns}, steps, f"close_{number}")
        solved = substitute(solved, formulas)
        formulas.update(zip(unknowns, solved, strict=True))
    dependent = {}
    for j in found.partition.dependent:
        value = elimination.rate[j]
        for u, factor in elimination.B[j].items():
            value = plus(value, times(factor, system.v[u]))
        dependent[system.v[j]] = value
    speeds_closed = substitute(list(dependent.values()), formulas)
    return formulas | dict(zip(dependent, speeds_closed, strict=True))


def _no_quaternions(system: System, speeds: Sequence[Symbol]) -> str:
    names = ", ".join(v.name for v in speeds)
    joint = next(j.name for j in system.joints if set(speeds) & set(j.v))
    return (
        f"model {system.name!r}: {names} would depend on others, but belongs to a "
        f"quaternion of joint {joint!r}, which is not solved for. Keep the constraints "
        f"by 'projection', describe the joint by angles, or choose it as independent "
        f"with choose_independent({joint!r}), if all its turns can be."
    )


def closed(of: Derivable, equations: Equations) -> Equations:
    """Return equations at the closed state of what they are given.

    Args:
        of: The settled system.
        equations: In the coordinates of its state.
    """
    formulas = closed_formulas(of)
    results: dict[str, Array] = {}
    for name, given in equations.results.items():
        flat = substitute(given.ravel().tolist(), formulas)
        results[name] = array(flat).reshape(given.shape)
    return replace(equations, results=results)


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


def _growth(elimination: Elimination) -> Node:
    total = ZERO
    for j in elimination.partition.dependent:
        for factor in elimination.B[j].values():
            total = plus(total, times(factor, factor))
    for A in elimination.inverses:
        for entry in A.ravel().tolist():
            total = plus(total, times(entry, entry))
    return total


def _state(
    system: System,
    what: str,
    q: Sequence[Node],
    v: Sequence[Node],
    elimination: Elimination,
    growth: Sequence[Node] | None = None,
) -> Equations:
    names = {
        "q": tuple(s.name for s in system.q),
        "v": tuple(s.name for s in system.v),
        "x": tuple(s.name for s in system.x),
    }
    results = {
        "q": array(q),
        "v": array(v),
        "x": array(system.x),
        "growth": array([_growth(elimination)] if growth is None else growth),
    }
    return _equations(system, what, results, names)


def _equations(
    system: System,
    what: str,
    results: Mapping[str, Array],
    labels: Mapping[str, tuple[str, ...]],
) -> Equations:
    return Equations(system.name, what, arguments_of(system), results, labels)


def _dot(row: Array, values: Sequence[Node]) -> Node:
    total = ZERO
    for entry, value in zip(row, values, strict=True):
        total = plus(total, times(entry, value))
    return total
