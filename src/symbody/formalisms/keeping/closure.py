"""Constraints in the coordinates of the state: closed states, corrections, and a DAE.

The closure solves for the dependent coordinates by Newton's method, block by block, and
for the dependent velocities. The closed rates are those of the closed state, a function
of the independent coordinates and velocities alone: what is given for the dependent
coordinates is where Newton's method begins.

The correction is the next step of the method of Gauss and Newton in positions and
velocities at once: the projection of a state onto the constraints.

At a singular (dead-centre) position the independent coordinate of a loop has come to
the end of its range, and the loop would have to go on in its other assembly mode.

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

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeGuard, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.arithmetic import neg
from symbody.expr.blocks import newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.rows import (
    Constraints,
    Elimination,
    constraint_rows,
    eliminate,
    less_where_off,
    time_derivatives,
    without_velocities,
)
from symbody.formalisms.constraints.state_coordinates import (
    Solved,
    closed_forms,
    dependents,
    in_order,
    in_state_coordinates,
    put_in,
    with_velocities,
)
from symbody.formalisms.derivations import Derivable, Derivations, derivation, of_state
from symbody.formalisms.dynamics.matrices import solve
from symbody.formalisms.quantities.dynamics import arguments_of, derive_inverse
from symbody.formalisms.quantities.solved import state_rates
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.model.constraints.cuts import Lock
from symbody.spatial.vectors import array, dot, inner, minus, plus, times, transposed
from symbody.system.coordinates import Partition
from symbody.system.explicit_loops import better_independent
from symbody.system.system import System, coordinate_rates, step_units


@final
@dataclass(frozen=True)
class PartitionedConstraints:
    """The constraints of a system in the coordinates of its state."""

    rows: Constraints  # explicit loops put in
    partition: Partition  # of the velocities of the state
    elimination: Elimination
    units: Array  # of the velocities, beside which they are short


@of_state
def state_rows(of: Derivations) -> Constraints:
    """Return the equations of constraints in the coordinates of the state."""
    system, of_tree = of.system, constraint_rows(of)
    first = system.coordinates.loop_rows
    if not first:
        return of_tree
    formulas = dependents(of)
    phi = substitute(of_tree.phi[first:], formulas)
    rates = substitute(of_tree.rates[first:], formulas)
    followed = substitute(list(of_tree.states.values()), formulas)
    states = dict(zip(of_tree.states, followed, strict=True))
    gamma = [neg(change) for change in time_derivatives(system, rates, states)]
    return Constraints(
        names=of_tree.names[first:],
        owners=of_tree.owners[first:],
        phi=tuple(phi),
        rates=tuple(rates),
        J=jacobian(rates, system.v),
        p0=without_velocities(system, rates),
        gamma=tuple(gamma),
        states=states,
    )


def keeps_attitude(constraint: object) -> TypeGuard[Lock]:
    """Return whether it lets its frames not turn to each other."""
    return isinstance(constraint, Lock) and all(constraint.rotations)


@of_state
def cosines_of_locks(of: Derivations) -> tuple[Node, ...]:
    """Return cosines of angles between like axes of frames that may not turn.

    Other axes are perpendicular also where the frames differ by half a turn, say.
    """
    every = [(named.name, named.constraint) for named in of.system.constraints]
    locks = [(n, c) for n, c in every if keeps_attitude(c)]
    if not locks:
        return ()
    kinematics, cosines = tree_kinematics(of, merge=False).kinematics, list[Node]()
    for name, lock in locks:
        A, B = map(transposed, kinematics.attitudes(lock.a, lock.b))
        own = [dot(A[i], B[i]) for i in range(3)]
        cosines += kinematics.resolve(own, f"constraint {name!r}")
    return tuple(substitute(cosines, dependents(of)))


@derivation
def partitioned_constraints(of: Derivations) -> PartitionedConstraints:
    """Return the constraints of a partitioned system in its state's coordinates."""
    rows, partition = state_rows(of), of.system.coordinates.by_constraints
    units = array(step_units(of.system))
    return PartitionedConstraints(rows, partition, eliminate(rows, partition), units)


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
    arguments = arguments_of(of.system)
    return Equations(of.system.name, "constraints", arguments, results, labels)


# A share of this of a loop's range counts as a partition that is badly chosen.
_END = 1e-7


def partition_condition(of: Derivations) -> Node:
    """Return the square sum of coefficients of dependent velocities and of inverses.

    It grows where the partition is badly chosen, and at the end of an explicit loop's
    range. Where an equation that was set aside as redundant is off, it is -1 less the
    number of that equation.
    """
    partitioned = partitioned_constraints(of)
    elimination, units = partitioned.elimination, partitioned.units
    total = times(as_node(_END), range_growth(of.system))
    for j in elimination.partition.dependent:
        for u, entry in elimination.B[j].items():
            factor = times(units[u] / units[j], entry)
            total = plus(total, times(factor, factor))
    for A in elimination.inverses:
        for entry in A.ravel().tolist():
            total = plus(total, times(entry, entry))
    rows = partitioned.rows
    return less_where_off(rows.phi, rows.rates, partitioned.partition, total)


def state_equations(
    system: System, what: str, q: Sequence[Node], v: Sequence[Node], growth: Node
) -> Equations:
    """Return "q", "v", "x", and "growth", the partition condition there."""
    own = {"q": system.q, "v": system.v, "x": system.x}
    names = {group: tuple(s.name for s in symbols) for group, symbols in own.items()}
    values = {"q": q, "v": v, "x": system.x, "growth": [growth]}
    results = {name: array(nodes) for name, nodes in values.items()}
    return Equations(system.name, what, arguments_of(system), results, names)


@derivation
def derive_dae(of: Derivations) -> Equations:
    """Derive "residual", its slopes "A" by "y" = (q, v, x, M, L) and "B" by "yd"."""
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
            "A": jacobian(residual, y),
            "B": jacobian(residual, yd),
        },
    )  # fmt: skip


@in_state_coordinates
def _extra_rates(of: Derivations) -> Equations:
    system = of.system
    rates = state_rates(of, system.vd, merge=False)
    arguments = {**arguments_of(system), "vd": system.vd}
    return Equations(system.name, "states", arguments, {"xd": as_vector(rates)})


# A loop is far from the end of its range with this share of it left.
_FAR = 0.1


@derivation
def derive_closure(of: Derivations) -> Equations:
    """Derive "q", "v", "x" closed by independent ones, and "growth"."""
    system, formulas = of.system, closed_formulas(of)
    q = [formulas.get(s, s) for s in system.q]
    v = [formulas.get(s, s) for s in system.v]
    (growth,) = substitute([partition_condition(of)], formulas)
    return state_equations(system, "closure", q, v, growth)


@derivation
def closed_formulas(of: Derivations) -> Mapping[Symbol, Node]:
    """Return the dependent coordinates and velocities by the independent ones."""
    system, partitioned = of.system, partitioned_constraints(of)
    coordinate = system.coordinates.coordinate_of
    rows, elimination = partitioned.rows, partitioned.elimination
    blocks = zip(partitioned.partition.blocks, elimination.inverses, strict=True)
    solved: list[Solved] = []
    for number, (block, A) in enumerate(blocks):
        if not block.holonomic:
            continue
        speeds = [system.v[j] for j in block.dependent]
        if any(v not in coordinate for v in speeds):
            turns = [v for v in speeds if v not in coordinate]
            names = ", ".join(v.name for v in turns)
            joint = next(j.name for j in system.joints if set(turns) & set(j.v))
            raise DerivationError(
                f"model {system.name!r}: {names} would depend on others, but belongs "
                f"to a quaternion of joint {joint!r}, which is not solved for. Keep "
                f"the constraints by 'projection', describe the joint by angles, or "
                f"choose it as independent with choose_independent({joint!r}), if all "
                f"its turns can be."
            )
        unknowns = [coordinate[v] for v in speeds]
        phi = [rows.phi[i] for i in block.rows]
        steps = [inner(row, phi) for row in A]
        solution = newton_solve(phi, {q: q for q in unknowns}, steps, f"close_{number}")
        solved.append((unknowns, solution))
    return with_velocities(in_order(solved), elimination, system.v)


def closed(of: Derivable, equations: Equations) -> Equations:
    """Return equations in the state's coordinates at the closed state."""
    closed = put_in(equations.results.values(), closed_formulas(of))
    results = dict(zip(equations.results, closed, strict=True))
    return replace(equations, results=results)


@derivation
def derive_correction(of: Derivations) -> Equations:
    """Derive "q", "v", "x" less the shortest correction, and "growth" of partitions."""
    system, partitioned = of.system, partitioned_constraints(of)
    rows, own = partitioned.rows, partitioned.partition.rows
    positions = [i for i in own if i < len(rows.phi)]
    dq = _shortest(partitioned, positions, [rows.phi[i] for i in positions])
    dv = _shortest(partitioned, list(own), [rows.rates[i] for i in own])
    moved: dict[Symbol, Node] = dict(zip(system.v, dq, strict=True))
    step = substitute(list(coordinate_rates(system)), moved)
    q = [minus(s, d) for s, d in zip(system.q, step, strict=True)]
    v = [minus(s, d) for s, d in zip(system.v, dv, strict=True)]
    return state_equations(system, "correction", q, v, partition_condition(of))


def _shortest(
    constraints: PartitionedConstraints, rows: Sequence[int], side: Sequence[Node]
) -> list[Node]:
    """Return Jᵀ (J Jᵀ)⁻¹ b for some rows, in units of the velocities."""
    units, own_entries = constraints.units, constraints.rows.entries
    if not rows:
        return [ZERO] * len(units)
    entries = [{j: times(units[j], x) for j, x in own_entries[i].items()} for i in rows]
    A: Array = np.full((len(rows), len(rows)), ZERO, dtype=object)
    of_column: defaultdict[int, list[tuple[int, Node]]] = defaultdict(list)
    for a, own in enumerate(entries):
        for j, entry in own.items():
            of_column[j].append((a, entry))
            for b, other in of_column[j]:
                A[a, b] = plus(A[a, b], times(entry, other))
    (x,) = solve(A, [side])
    result = [ZERO] * len(units)
    for entries_of_row, value in zip(entries, x, strict=True):
        for j, entry in entries_of_row.items():
            result[j] = plus(result[j], times(entry, value))
    return list(map(times, units.tolist(), result))


@derivation
def derive_range(of: Derivations) -> Equations:
    """Derive "growth", without bound at the end of a loop's range, beside the state."""
    system = of.system
    return state_equations(system, "range", system.q, system.v, range_growth(system))


def range_growth(system: System) -> Node:
    """Return the sum of what is left of the ranges of explicit loops, inverted."""
    growth: Node = ZERO
    formulas = in_order(closed_forms(system.loop_solutions))
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            growth = plus(growth, ONE / substitute(limit.value / limit.scale, formulas))
    return growth


def narrowest(system: System, values: Mapping[Symbol, float]) -> str:
    """Return which loop is nearest to its range's end, and why; "" if all are far."""
    known = dict(values)
    distances: list[tuple[float, str, str]] = []
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            numbers = evaluate([limit.value, limit.scale, *limit.numbers], known)
            words = limit.words.format(*numbers[2:])
            share, words = numbers[0] / numbers[1], f"In loop {named.name!r} {words}."
            distances.append((share, words, named.name))
        solved = evaluate(named.solution.formulas, known)
        known |= dict(zip(named.solution.dependent, solved, strict=True))
    share, sentence, name = min(distances)
    if share > _FAR:
        return ""
    return f"{sentence}{_better(system, name, known)}"


def _better(system: System, name: str, values: Mapping[Symbol, float]) -> str:
    """Return which coordinate of a loop would be a better independent one there."""
    loop = next(named.loop for named in system.loops if named.name == name)
    solution = next(n.solution for n in system.loop_solutions if n.name == name)
    own = set(symbols_of(*solution.rows)) - set(solution.dependent)
    inputs = [q for q in system.coordinates.tree_q if q in own]
    better = better_independent(solution, inputs, values)
    if not better or not hasattr(loop, "independent"):
        return ""
    return f" Of its coordinates {', '.join(q.name for q in better)} would do."
