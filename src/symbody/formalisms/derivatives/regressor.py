"""The regressor of inertial parameters: the forces of a motion are linear in these.

    M vd + c = Y π + (what loads and armatures need)

π holds for each body its mass m, the first moment m c, and the inertia about the origin
of its frame, in its axes. A column is what the motion needs of a unit of one of them.

References:
    Atkeson, An, Hollerbach (1986), Estimation of inertial parameters of manipulator
    loads and links, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from symbody.equations import Equations
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.inertial import Wrench, forces_for, wrench_of
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.spatial.six import MassProperties, mass_properties
from symbody.system.system import System

# Of one body, with their units: mass, first moment, inertia about the frame's origin.
INERTIAL_PARAMETERS = {
    "m": "kg", "mc_x": "kg m", "mc_y": "kg m", "mc_z": "kg m",
    "I_xx": "kg m²", "I_xy": "kg m²", "I_xz": "kg m²", "I_yy": "kg m²",
    "I_yz": "kg m²", "I_zz": "kg m²",
}  # fmt: skip


def inertial_names(system: System) -> tuple[str, ...]:
    """Return the names of the columns, ten a body: `body.m`, `body.mc_x`, …."""
    return tuple(
        f"{body.name}.{name}" for body in system.bodies for name in INERTIAL_PARAMETERS
    )


def inertial_values(system: System, values: Mapping[Symbol, float]) -> dict[str, float]:
    """Return the inertial parameters of all bodies by name.

    Args:
        system: The system.
        values: Of its parameters.
    """
    formulas: list[Node] = []
    for body in system.bodies:
        mass = mass_properties(body.mass, body.com, body.inertia)
        formulas += [mass.m, *mass.h, *mass.J]
    numbers = evaluate_all(formulas, dict(values))
    return dict(zip(inertial_names(system), map(float, numbers), strict=True))


@in_state_coordinates
def derive_regressor(of: Derivations) -> Equations:
    """Derive the regressor of the inverse dynamics.

    Args:
        of: The system, or its account.

    Returns:
        Equations with the extra argument "vd" and the result "Y", shape (nv, 10
        bodies), see `inertial_names`.
    """
    system = of.system
    tree = tree_kinematics(of, merge=False).tree
    motion = forward_pass(tree, accelerated=True)
    places: list[int] = []
    wrenches: list[Wrench] = []
    for k, body in enumerate(system.bodies):
        on = tree.placements[body.name]
        if not on.link:
            # Fixed to the world, which nothing moves.
            continue
        for n, unit in enumerate(_units()):
            own = unit.turned(on.R).shifted(on.p)
            places.append(k * len(INERTIAL_PARAMETERS) + n)
            wrenches.append(wrench_of(tree.members[on.link - 1], own, motion))
    row = {member.index: i for i, member in enumerate(tree.free())}
    Y: Array = np.full((len(row), len(inertial_names(system))), ZERO, dtype=object)
    for place, column in zip(places, forces_for(tree, wrenches), strict=True):
        for i, entry in column.items():
            Y[row[i], place] = entry
    return Equations(
        system.name,
        "regressor",
        {**arguments_of(system), "vd": system.vd},
        {"Y": Y},
        {},
    )


def _units() -> Iterator[MassProperties]:
    """Yield a unit of each inertial parameter."""
    for n in range(len(INERTIAL_PARAMETERS)):
        m, hx, hy, hz, xx, xy, xz, yy, yz, zz = _unit(n)
        yield MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))


def _unit(n: int) -> list[Node]:
    return [ONE if k == n else ZERO for k in range(len(INERTIAL_PARAMETERS))]
