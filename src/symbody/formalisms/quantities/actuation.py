"""Inverse dynamics of a mechanism with loops, reduced to its degrees of freedom.

With M vd + c - tau what all joints need for a motion, the loads counted as applied
already, and v = B v_u + b, a mechanism needs of its actuators

    Q_u = Bᵀ (M vd + c - tau)

whatever the multipliers are: these do no work in a motion that loops allow. A force
along a velocity v_j counts by row j of B, an input of the model by its forces.

References:
    Samin and Fisette (2003), section 2.3.
    Fisette et al., ROBOTRAN, equations (24), (58) and (59).
"""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, neg, next_serial
from symbody.formalisms.constraints.elimination import Row
from symbody.formalisms.constraints.reduction import chosen_elimination
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of, derive_inverse
from symbody.spatial.vectors import array, plus, times


@in_state_coordinates
def derive_actuation(of: Derivations) -> Equations:
    """Derive what the degrees of freedom need for a motion, and the map of velocities.

    Returns:
        Equations with the extra argument "vd", whose results are "needed", one entry
        an independent velocity [N m or N], and "B", a row for each velocity of the
        spanning tree and a column for each independent one.
    """
    system, marks = of.system, ((next_serial(), "actuation"),)
    rows, free = _velocity_map(of), of.system.coordinates.independent_in_tree
    B = np.full((len(system.v), len(free)), ZERO, dtype=object)
    for j, row in enumerate(rows):
        for k, u in enumerate(free):
            B[j, k] = row.get(u, ZERO)
    names = tuple(s.name for s in system.v)
    needed = array(_reduced(of))
    return Equations(
        system.name,
        "reduced inverse dynamics",
        {**arguments_of(system), "vd": system.vd},
        {"needed": needed, "B": B},
        {"needed": tuple(names[u] for u in free)},
        marks,
    )


@in_state_coordinates
def derive_input_forces(of: Derivations) -> Equations:
    """Derive what a unit of each input does along each independent velocity.

    Returns:
        Equations with the extra argument "vd" and the result "forces", a row an
        independent velocity, a column an input.
    """
    system, marks = of.system, ((next_serial(), "input forces"),)
    slopes = jacobian(_reduced(of), list(system.u))
    forces = np.empty(slopes.shape, dtype=object)
    for place in np.ndindex(slopes.shape):
        forces[place] = neg(slopes[place])
    return Equations(
        system.name,
        "input forces",
        {**arguments_of(system), "vd": system.vd},
        {"forces": forces},
        {},
        marks,
    )


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
