"""Slopes of the balances of what has no mass: whether loads push it back to its place.

Nodes on springs, and bodies without mass on springs, are where the loads on them
vanish. Where all eigenvalues of ∂Q/∂n have negative real parts, loads push them back
there; where one is positive, they would leave at once, as a straight row of springs
buckles that is pressed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import Array, Node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.model.constraints.massless import Balance
from symbody.spatial.vectors import total
from symbody.system.system import System

# An eigenvalue that is smaller, in relation to the largest slope, is zero.
_ROUNDING = 1e-9


@in_state_coordinates
def derive_holding(of: Derivations) -> Equations:
    """Derive the slopes of balances on springs alone.

    Returns:
        Equations with a square matrix for each balance, by the names of what it holds.
    """
    system = of.system
    results = {**_of_nodes(system), **_of_bodies(system)}
    return Equations(system.name, "holding", arguments_of(system), results)


def _of_nodes(system: System) -> dict[str, Array]:
    results: dict[str, Array] = {}
    for node in system.nodes:
        loads = system.node_motions[node.name].loads
        if loads is None or len(loads.places) != len(loads.coordinates):
            continue
        rows = zip(*(part for _, part in loads.parts), strict=True)
        forces: list[Node] = [total(*row) for row in rows]
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
    tree = system.opened
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


def is_held(slopes: NDArray[np.float64]) -> NDArray[np.bool_]:
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
