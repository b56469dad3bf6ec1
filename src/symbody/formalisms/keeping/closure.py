"""The closed state of given independent coordinates and velocities.

The closure solves for the dependent coordinates by Newton's method, block by block, and
for the dependent velocities. The closed rates are those of the closed state, a function
of the independent coordinates and velocities alone: what is given for the dependent
coordinates is where Newton's method begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.blocks import newton_solve
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.formalisms.constraints.dependents import (
    Solved,
    in_order,
    with_velocities,
)
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.keeping.constrained_state import (
    growth_of,
    partitioned_constraints,
    state_equations,
)
from symbody.spatial.vectors import array, plus, times
from symbody.system.system import System


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
    (growth,) = substitute([growth_of(found)], formulas)
    return state_equations(system, "closure", q, v, growth)


@derivation
def closed_formulas(of: Derivations) -> Mapping[Symbol, Node]:
    """Return the dependent coordinates and velocities by the independent ones.

    Raises:
        DerivationError: A dependent velocity belongs to a quaternion.
    """
    system, found = of.system, partitioned_constraints(of)
    coordinate = system.coordinates.coordinate_of
    rows, elimination = found.rows, found.elimination
    blocks = zip(found.partition.blocks, elimination.inverses, strict=True)
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
        steps = [_dot(row, phi) for row in A]
        found_by = newton_solve(phi, {q: q for q in unknowns}, steps, f"close_{number}")
        solved.append((unknowns, found_by))
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


def _dot(row: Array, values: Sequence[Node]) -> Node:
    total = ZERO
    for entry, value in zip(row, values, strict=True):
        total = plus(total, times(entry, value))
    return total
