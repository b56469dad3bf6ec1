"""Closed states, corrections onto the constraints, and ranges of explicit loops.

The closure solves for the dependent coordinates by Newton's method, block by block, and
for the dependent velocities. The closed rates are those of the closed state, a function
of the independent coordinates and velocities alone: what is given for the dependent
coordinates is where Newton's method begins.

The correction is the next step of the method of Gauss and Newton in positions and
velocities at once: the projection of a state onto the constraints.

At a singular (dead-centre) position the independent coordinate of a loop has come to
the end of its range, and the loop would have to go on in its other assembly mode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.blocks import newton_solve
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.state_coordinates import (
    Solved,
    closed_forms,
    in_order,
    with_velocities,
)
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.dynamics.factorization import solve
from symbody.formalisms.keeping.constrained_state import (
    partition_condition,
    partitioned_constraints,
    state_equations,
)
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.spatial.vectors import array, inner, minus, plus, times
from symbody.system.explicit_loops import better_independent
from symbody.system.system import System, coordinate_rates

# A loop is far from the end of its range with this share of it left.
_FAR = 0.1


@derivation
def derive_closure(of: Derivations) -> Equations:
    """Derive "q", "v", "x" closed by independent ones, and "growth"."""
    system, partitioned = of.system, partitioned_constraints(of)
    formulas = closed_formulas(of)
    q = [formulas.get(s, s) for s in system.q]
    v = [formulas.get(s, s) for s in system.v]
    (growth,) = substitute([partition_condition(partitioned)], formulas)
    return state_equations(system, "closure", q, v, growth)


@derivation
def closed_formulas(of: Derivations) -> Mapping[Symbol, Node]:
    """Return the dependent coordinates and velocities by the independent ones.

    A dependent velocity of a quaternion raises DerivationError.
    """
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
            raise DerivationError(_no_quaternions(system, turns))
        unknowns = [coordinate[v] for v in speeds]
        phi = [rows.phi[i] for i in block.rows]
        steps = [inner(row, phi) for row in A]
        solution = newton_solve(phi, {q: q for q in unknowns}, steps, f"close_{number}")
        solved.append((unknowns, solution))
    return with_velocities(in_order(solved), elimination, system.v)


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
    """Return equations in the state's coordinates at the closed state."""
    formulas = closed_formulas(of)
    results: dict[str, Array] = {}
    for name, nodes in equations.results.items():
        flat = substitute(nodes.ravel().tolist(), formulas)
        results[name] = array(flat).reshape(nodes.shape)
    return replace(equations, results=results)


@derivation
def derive_correction(of: Derivations) -> Equations:
    """Derive a state nearer to the constraints: y less the shortest correction.

    The results are "q", "v", "x", and "growth", see `partition_condition`.
    """
    system, partitioned = of.system, partitioned_constraints(of)
    rows, own = partitioned.rows, partitioned.partition.rows
    count = len(rows.phi)
    positions = [i for i in own if i < count]
    dq = _shortest(rows.J, positions, [rows.phi[i] for i in positions])
    dv = _shortest(rows.J, list(own), [rows.rates[i] for i in own])
    moved: dict[Symbol, Node] = dict(zip(system.v, dq, strict=True))
    step = substitute(list(coordinate_rates(system)), moved)
    q = [minus(s, d) for s, d in zip(system.q, step, strict=True)]
    v = [minus(s, d) for s, d in zip(system.v, dv, strict=True)]
    return state_equations(system, "correction", q, v, partition_condition(partitioned))


def _shortest(J: Array, rows: Sequence[int], side: Sequence[Node]) -> list[Node]:
    """Return Jᵀ (J Jᵀ)⁻¹ b for some rows."""
    n = J.shape[1]
    if not rows:
        return [ZERO] * n
    entries = [{j: J[i, j] for j in range(n) if J[i, j] is not ZERO} for i in rows]
    A: Array = np.full((len(rows), len(rows)), ZERO, dtype=object)
    for a, first in enumerate(entries):
        for b, second in enumerate(entries[: a + 1]):
            for j, entry in first.items():
                if j in second:
                    A[a, b] = plus(A[a, b], times(entry, second[j]))
    (x,) = solve(A, [side])
    result = [ZERO] * n
    for entries_of_row, value in zip(entries, x, strict=True):
        for j, entry in entries_of_row.items():
            result[j] = plus(result[j], times(entry, value))
    return result


@derivation
def derive_range(of: Derivations) -> Equations:
    """Derive "growth", which grows beyond all bounds at the end of a loop's range.

    "q", "v" and "x" are the state as it is.
    """
    system = of.system
    growth: Node = ZERO
    formulas = in_order(closed_forms(system.loop_solutions))
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            share = substitute(limit.value / limit.scale, formulas)
            growth = plus(growth, ONE / share)
    results = {"q": system.q, "v": system.v, "x": system.x, "growth": (growth,)}
    return Equations(
        name=system.name,
        formalism="range",
        arguments=arguments_of(system),
        results={name: as_vector(nodes) for name, nodes in results.items()},
        labels={
            name: tuple(s.name for s in group)
            for name, group in {"q": system.q, "v": system.v, "x": system.x}.items()
        },
    )


def narrowest(system: System, values: Mapping[Symbol, float]) -> str:
    """Return which loop is nearest to the end of its range, and why, in a sentence.

    It is empty if all loops are far from there.
    """
    known = dict(values)
    distances: list[tuple[float, str, str]] = []
    for named in system.loop_solutions:
        for limit in named.solution.limits:
            numbers = evaluate([limit.value, limit.scale, *limit.numbers], known)
            words = limit.words.format(*numbers[2:])
            share, words = numbers[0] / numbers[1], f"In loop {named.name!r} {words}."
            distances.append((share, words, named.name))
        solved = evaluate(list(named.solution.formulas), known)
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
