"""Slopes of forces by masses and inertias, and the regressor of these.

They are linear in mass m, first moment h and inertia J of each member about its origin,
so that their slopes need no differentiation: the wrench of a change (dm, dh, dJ) is
what the same motion needs of that, and the members that carry it feel

    ∂r_i/∂s = S_iᵀ X_ij W_j(∂m_j/∂s, ∂h_j/∂s, ∂J_j/∂s)

the regressor of identification. Of large trees that is a product of matrices.

The regressor of inertial parameters: the forces of a motion are linear in these.

    M vd + c = Y π + (what loads and armatures need)

π holds for each body its mass m, the first moment m c, and the inertia about the origin
of its frame, in its axes. A column is what the motion needs of a unit of one of them.

References:
    Atkeson, An, Hollerbach (1986), Estimation of inertial parameters of manipulator
    loads and links, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.directions import root_frames
from symbody.formalisms.derivatives.member_products import worth_products
from symbody.formalisms.dynamics.matrices import added, block_product, identity
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.tree.kinematics import Motion, forward_pass, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import MassProperties, SpatialForce, mass_properties
from symbody.system.system import System

# A wrench in one member, in its frame.
InMember: TypeAlias = tuple[Member, SpatialForce]
# Of one body, with their units: mass, first moment, inertia about the frame's origin.
INERTIAL_PARAMETERS = {
    "m": "kg", "mc_x": "kg m", "mc_y": "kg m", "mc_z": "kg m",
    "I_xx": "kg m²", "I_xy": "kg m²", "I_xz": "kg m²", "I_yy": "kg m²",
    "I_yz": "kg m²", "I_zz": "kg m²",
}  # fmt: skip


def with_masses_held(tree: Tree) -> tuple[Tree, dict[Symbol, Node]]:
    """Return a tree whose masses and inertias are symbols, and their formulas."""
    values: dict[Symbol, Node] = {}

    def held(node: Node, name: str) -> Node:
        if isinstance(node, Const):
            return node
        symbol = Symbol(name)
        values[symbol] = node
        return symbol

    members = []
    for member in tree.members:
        own = enumerate((member.m, *member.h, *member.J))
        mass = _mass([held(node, f"inertial_{member.index}_{k}") for k, node in own])
        members.append(replace(member, m=mass.m, h=mass.h, J=mass.J))
    return replace(tree, members=tuple(members)), values


def slopes_by_masses(tree: Tree, motion: Motion, wrt: Sequence[Symbol]) -> Array:
    """Return how the forces change where masses and inertias follow symbols."""
    places: list[int] = []
    wrenches: list[InMember] = []
    for member in tree.members:
        formulas = [member.m, *member.h, *member.J]
        held = set(symbols_of(*formulas))
        own = [k for k, s in enumerate(wrt) if s in held]
        slopes = jacobian(formulas, [wrt[k] for k in own]) if own else np.empty((10, 0))
        for k, column in zip(own, slopes.T.tolist(), strict=True):
            places.append(k)
            needed = inertial_wrench(_mass(column), motion, member.index)
            wrenches.append((member, needed))
    result: Array = np.full((len(tree.free()), len(wrt)), ZERO, dtype=object)
    for k, column in zip(places, forces_for(tree, wrenches).T, strict=True):
        result[:, k] = added(result[:, k], column)
    return result


def forces_for(tree: Tree, wrenches: Sequence[InMember]) -> Array:
    """Return the generalized forces that wrenches in members need, in columns."""
    free = tree.free()
    if wrenches and worth_products(tree):
        frames, _ = root_frames(tree)
        left = np.array([frames[m.index].motion(m.S) for m in free], dtype=object)
        right = [frames[member.index].force(wrench) for member, wrench in wrenches]
        carries = np.array([_carrying(tree, member) for member, _ in wrenches]).T
        return block_product(left, np.array(right, dtype=object).T, carries)
    row = {member.index: n for n, member in enumerate(free)}
    result: Array = np.full((len(free), len(wrenches)), ZERO, dtype=object)
    for column, (member, wrench) in zip(result.T, wrenches, strict=True):
        while True:
            if not member.driven:
                column[row[member.index]] = wrench.dot(member.S)
            if not member.parent:
                break
            wrench = member.outward(wrench)
            member = tree.members[member.parent - 1]
    return result


def _mass(entries: Sequence[Node]) -> MassProperties:
    """Return m, h and J from their ten entries."""
    m, hx, hy, hz, xx, xy, xz, yy, yz, zz = entries
    return MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))


def _carrying(tree: Tree, member: Member) -> list[bool]:
    """Return which free members carry a member."""
    path = {member.index}
    while member.parent:
        member = tree.members[member.parent - 1]
        path.add(member.index)
    return [m.index in path for m in tree.free()]


def inertial_names(system: System) -> tuple[str, ...]:
    """Return the names of the columns, ten a body: `body.m`, `body.mc_x`, …."""
    return tuple(
        f"{body.name}.{name}" for body in system.bodies for name in INERTIAL_PARAMETERS
    )


def inertial_values(system: System, values: Mapping[Symbol, float]) -> dict[str, float]:
    """Return the inertial parameters of all bodies by name."""
    formulas: list[Node] = []
    for body in system.bodies:
        mass = mass_properties(body.mass, body.com, body.inertia)
        formulas += [mass.m, *mass.h, *mass.J]
    numbers = evaluate_all(formulas, dict(values))
    return dict(zip(inertial_names(system), map(float, numbers), strict=True))


@quantity("regressor", accelerated=True)
def derive_regressor(of: Derivations) -> Results:
    """Derive "Y" of the inverse dynamics by "vd", shape (nv, 10 bodies)."""
    system = of.system
    tree = tree_kinematics(of, merge=False).tree
    motion = forward_pass(tree, accelerated=True)
    places: list[int] = []
    wrenches: list[InMember] = []
    for k, body in enumerate(system.bodies):
        on = tree.placements[body.name]
        if not on.link:
            # Fixed to the world, which nothing moves.
            continue
        for n, unit in enumerate(_units()):
            own = unit.turned(on.R).shifted(on.p)
            places.append(k * len(INERTIAL_PARAMETERS) + n)
            wrench = inertial_wrench(own, motion, on.link)
            wrenches.append((tree.members[on.link - 1], wrench))
    shape = len(system.v), len(inertial_names(system))
    Y: Array = np.full(shape, ZERO, dtype=object)
    Y[:, places] = forces_for(tree, wrenches)
    return {"Y": Y}


def _units() -> Iterator[MassProperties]:
    """Yield a unit of each inertial parameter."""
    for row in identity(len(INERTIAL_PARAMETERS)).tolist():
        yield _mass(row)
