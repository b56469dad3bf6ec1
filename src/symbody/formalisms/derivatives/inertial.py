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
    Atkeson, An, Hollerbach (1986), Estimation of inertial parameters of manipulator
    loads and links, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.directions import root_frames
from symbody.formalisms.derivatives.matrices import block_product
from symbody.formalisms.derivatives.member_products import worth_products
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.tree.kinematics import Motion, forward_pass, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import MassProperties, SpatialForce, mass_properties
from symbody.spatial.vectors import plus
from symbody.system.system import System

# Entries by number of the member.
Column = dict[int, Node]
# Of one body, with their units: mass, first moment, inertia about the frame's origin.
INERTIAL_PARAMETERS = {
    "m": "kg", "mc_x": "kg m", "mc_y": "kg m", "mc_z": "kg m",
    "I_xx": "kg m²", "I_xy": "kg m²", "I_xz": "kg m²", "I_yy": "kg m²",
    "I_yz": "kg m²", "I_zz": "kg m²",
}  # fmt: skip


@final
@dataclass(frozen=True)
class Wrench:
    """A wrench that a motion needs in one member, in its frame."""

    member: Member
    wrench: SpatialForce


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
        m, *rest = (
            held(node, f"inertial_{member.index}_{k}")
            for k, node in enumerate((member.m, *member.h, *member.J))
        )
        h, J = (rest[0], rest[1], rest[2]), rest[3:]
        members.append(
            replace(member, m=m, h=h, J=(J[0], J[1], J[2], J[3], J[4], J[5]))
        )
    return replace(tree, members=tuple(members)), values


def slopes_by_masses(
    tree: Tree, motion: Motion, wrt: Sequence[Symbol]
) -> dict[Symbol, Column]:
    """Return how the forces change where masses and inertias follow symbols.

    Args:
        tree: The tree, without merged frames.
        motion: Its motion, own accelerations counted.
        wrt: The symbols.
    """
    changes = list(_changes(tree, motion, wrt))
    columns: dict[Symbol, Column] = {s: {} for s in wrt}
    forces = forces_for(tree, [wrench for _, wrench in changes])
    for (symbol, _), column in zip(changes, forces, strict=True):
        own = columns[symbol]
        for i, value in column.items():
            own[i] = plus(own.get(i, ZERO), value)
    return columns


def forces_for(tree: Tree, wrenches: Sequence[Wrench]) -> Iterator[Column]:
    """Return the generalized forces that each wrench needs, in order.

    Args:
        tree: The tree, without merged frames.
        wrenches: Each in one member.
    """
    forces_of = _multiplied if worth_products(tree) else _handed_down
    return forces_of(tree, wrenches)


def wrench_of(member: Member, mass: MassProperties, motion: Motion) -> Wrench:
    """Return what a motion needs of mass that moves with a member."""
    return Wrench(member, inertial_wrench(mass, motion, member.index))


def _changes(
    tree: Tree, motion: Motion, wrt: Sequence[Symbol]
) -> Iterator[tuple[Symbol, Wrench]]:
    for member in tree.members:
        formulas = [member.m, *member.h, *member.J]
        held = set(symbols_of(*formulas))
        own = [s for s in wrt if s in held]
        if not own:
            continue
        for symbol, column in zip(own, jacobian(formulas, own).T, strict=True):
            m, hx, hy, hz, xx, xy, xz, yy, yz, zz = column.tolist()
            mass = MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))
            yield symbol, wrench_of(member, mass, motion)


def _handed_down(tree: Tree, changes: Sequence[Wrench]) -> Iterator[Column]:
    """Yield the forces that each wrench needs, from member to member."""
    for change in changes:
        at, wrench = change.member, change.wrench
        column: Column = {}
        while True:
            value = wrench.dot(at.S)
            if value is not ZERO and not at.driven:
                column[at.index] = value
            if not at.parent:
                break
            wrench = at.outward(wrench)
            at = tree.members[at.parent - 1]
        yield column


def _multiplied(tree: Tree, changes: Sequence[Wrench]) -> Iterator[Column]:
    """Yield the same as products of all motions and wrenches, seen from the roots."""
    if not changes:
        return
    frames, _ = root_frames(tree)
    free = tree.free()
    left = np.array([frames[m.index].motion(m.S) for m in free], dtype=object)
    wrenches = [frames[c.member.index].force(c.wrench) for c in changes]
    right = np.array(wrenches, dtype=object).T
    carries = np.array([_carrying(tree, change.member) for change in changes]).T
    C = block_product(left, right, carries)
    for column in C.T:
        pairs = zip(free, column, strict=True)
        yield {m.index: value for m, value in pairs if value is not ZERO}


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


@quantity("regressor", accelerated=True)
def derive_regressor(of: Derivations) -> Results:
    """Derive the regressor of the inverse dynamics.

    Args:
        of: The system, or its derivation cache.

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
    return {"Y": Y}


def _units() -> Iterator[MassProperties]:
    """Yield a unit of each inertial parameter."""
    for n in range(len(INERTIAL_PARAMETERS)):
        m, hx, hy, hz, xx, xy, xz, yy, yz, zz = [
            ONE if k == n else ZERO for k in range(len(INERTIAL_PARAMETERS))
        ]
        yield MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))
