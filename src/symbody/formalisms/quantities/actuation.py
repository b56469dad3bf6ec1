"""Balances: inverse dynamics reduced to the freedoms, and their stability.

With M vd + c - tau what all joints need for a motion, the loads counted as applied
already, and v = B v_u + b, a mechanism needs of its actuators

    Q_u = Bᵀ (M vd + c - tau)

whatever the multipliers are: these do no work in a motion that loops allow. A force
along a velocity v_j counts by row j of B, an input of the model by its forces.

Nodes on springs, and bodies without mass on springs, are where the loads on them
vanish. Where all eigenvalues of ∂Q/∂n have negative real parts, loads push them back
there; where one is positive, they would leave at once, as a straight row of springs
buckles that is pressed.

References:
    Samin and Fisette (2003), section 2.3.
    Fisette et al., ROBOTRAN, equations (24), (58) and (59).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, neg
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.elimination import Row, chosen_elimination
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import Results, derive_inverse, quantity
from symbody.model.constraints.massless import Balance
from symbody.spatial.vectors import array, plus, times
from symbody.system.system import System

# An eigenvalue that is smaller, in relation to the largest slope, is zero.
_ROUNDING = 1e-9


@quantity("reduced inverse dynamics", accelerated=True)
def derive_actuation(of: Derivations) -> Results:
    """Derive what the degrees of freedom need for a motion, and the map of velocities.

    Returns:
        Equations with the extra argument "vd", whose results are "needed", one entry
        an independent velocity [N m or N], and "B", a row for each velocity of the
        spanning tree and a column for each independent one.
    """
    system = of.system
    rows, free = _velocity_map(of), of.system.coordinates.independent_in_tree
    B = np.full((len(system.v), len(free)), ZERO, dtype=object)
    for j, row in enumerate(rows):
        for k, u in enumerate(free):
            B[j, k] = row.get(u, ZERO)
    names = tuple(system.v[u].name for u in free)
    return {"needed": array(_reduced(of)), "B": B}, {"needed": names}


@quantity("input forces", accelerated=True)
def derive_input_forces(of: Derivations) -> Results:
    """Derive what a unit of each input does along each independent velocity.

    Returns:
        Equations with the extra argument "vd" and the result "forces", a row an
        independent velocity, a column an input.
    """
    slopes = jacobian(_reduced(of), list(of.system.u))
    forces = [neg(slope) for slope in slopes.ravel().tolist()]
    return {"forces": as_vector(forces).reshape(slopes.shape)}


def _velocity_map(of: Derivations) -> tuple[Row, ...]:
    if not of.system.constrained:
        return tuple({j: ONE} for j in range(len(of.system.v)))
    return chosen_elimination(of).B


def _reduced(of: Derivations) -> list[Node]:
    """Return Bᵀ (M vd + c - tau)."""
    needed: Array = derive_inverse(of).results["tau"]
    total: dict[int, Node] = {}
    for row, force in zip(_velocity_map(of), needed.tolist(), strict=True):
        for u, factor in row.items():
            total[u] = plus(total.get(u, ZERO), times(factor, force))
    return [total.get(u, ZERO) for u in of.system.coordinates.independent_in_tree]


@quantity("holding")
def derive_equilibrium_slopes(of: Derivations) -> Results:
    """Derive the slopes of balances on springs alone.

    Returns:
        Equations with a square matrix for each balance, by the names of what it holds.
    """
    return {**_of_nodes(of.system), **_of_bodies(of.system)}


def _of_nodes(system: System) -> dict[str, Array]:
    results: dict[str, Array] = {}
    for node in system.nodes:
        loads = system.node_motions[node.name].loads
        if loads is None or len(loads.places) != len(loads.coordinates):
            continue
        forces = loads.rows
        if not set(loads.rates).isdisjoint(symbols_of(*forces)):
            continue
        slopes = jacobian(forces, list(loads.coordinates))
        at = dict(zip(loads.coordinates, loads.places, strict=True))
        flat = substitute(slopes.ravel().tolist(), at)
        names = [
            one.name
            for one in system.nodes
            if system.node_motions[one.name].loads is loads
        ]
        who = listed(f"node {name!r}" for name in names)
        results[who] = np.array(flat, dtype=object).reshape(slopes.shape)
    return results


def _of_bodies(system: System) -> dict[str, Array]:
    tree = system.spanning_tree
    results: dict[str, Array] = {}
    velocities = {v.name: v for v in tree.v}
    for named in tree.constraints:
        balance = named.constraint
        if not isinstance(balance, Balance) or balance.damped or not balance.elastic:
            continue
        motions = balance.motions[: len(balance.elastic)]
        along = [velocities[f"v_{name}"] for name in motions]
        rates = time_derivatives(tree, balance.elastic)
        who = listed(f"body {name!r}" for name in balance.bodies)
        results[who] = jacobian(rates, along)
    return results


def is_stable(slopes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return at which rows a balance pushes back what it holds.

    Args:
        slopes: The matrices, shape (rows, n, n).
    """
    finite: NDArray[np.bool_] = np.asarray(np.isfinite(slopes).all(axis=(1, 2)))
    known = slopes.copy()
    known[~finite] = 0.0
    size = np.abs(known).max(axis=(1, 2), initial=0.0)
    real = np.linalg.eigvals(known).real.max(axis=1, initial=0.0)
    held: NDArray[np.bool_] = np.asarray(~finite | (real <= _ROUNDING * size))
    return held
