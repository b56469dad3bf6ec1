"""Slopes of the forces that a tree lacks: r = M vd + c - tau where vd is held.

By coordinates and velocities, what bodies need follows by recursion and what loads
depend on by their own formulas. By all else, which changes few of the forces, the
formulas of the inverse dynamics are differentiated.

Forces are linear in mass m, first moment h and inertia J of each member about its
origin, so that these need no differentiation: the members that carry it feel

    ∂r_i/∂s = S_iᵀ X_ij W_j(∂m_j/∂s, ∂h_j/∂s, ∂J_j/∂s)

the wrench that the same motion needs of the change. So follows the regressor Y of

    M vd + c = Y π + (what loads and armatures need)

where π holds for each body its mass m, the first moment m c, and the inertia about the
origin of its frame, in its axes.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms, section IV.
    Atkeson, An, Hollerbach (1986), Estimation of inertial parameters of manipulator
    loads and links, section 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import evaluate_all, substitute
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol, as_node
from symbody.expr.traverse import as_vector, note_symbols, symbols_of
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.derivatives.carried import root_frames
from symbody.formalisms.derivatives.inverse_dynamics import (
    InverseDynamicsDerivatives,
    mass_products,
    worth_products,
)
from symbody.formalisms.derivatives.loads_of_members import loads_of_members
from symbody.formalisms.derivatives.of_members import as_force
from symbody.formalisms.dynamics.matrices import added, block_product, identity, less
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics, mass_matrix
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.tree.kinematics import Motion, forward_pass, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import (
    Applied,
    applied_loads,
    tree_kinematics,
)
from symbody.formalisms.tree.tree import Member, Tree, with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.six import NO_FORCE, MassProperties, SpatialForce, mass_properties
from symbody.spatial.vectors import minus, plus, times
from symbody.system.system import System, coordinate_rates, flow_of

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
        own = enumerate(_entries(member.mass))
        mass = _mass([held(node, f"inertial_{member.index}_{k}") for k, node in own])
        members.append(replace(member, mass=mass))
    return replace(tree, members=tuple(members)), values


def slopes_by_masses(tree: Tree, motion: Motion, wrt: Sequence[Symbol]) -> Array:
    """Return how the forces change where masses and inertias follow symbols."""
    places: list[int] = []
    wrenches: list[InMember] = []
    every = [node for member in tree.members for node in _entries(member.mass)]
    some = not set(wrt).isdisjoint(symbols_of(*every))
    for member in tree.members if some else ():
        formulas = _entries(member.mass)
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
    forces = _products_for if worth_products(tree) else _written_for
    return forces(tree, [{member.index: wrench} for member, wrench in wrenches])


def _entries(mass: MassProperties) -> list[Node]:
    return [mass.m, *mass.h, *mass.J]


def _mass(entries: Sequence[Node]) -> MassProperties:
    m, hx, hy, hz, xx, xy, xz, yy, yz, zz = entries
    return MassProperties(m, (hx, hy, hz), (xx, xy, xz, yy, yz, zz))


def inertial_names(system: System) -> tuple[str, ...]:
    """Return the names of the columns, ten a body: `body.m`, `body.mc_x`, …."""
    return tuple(
        f"{body.name}.{name}" for body in system.bodies for name in INERTIAL_PARAMETERS
    )


def inertial_values(system: System, values: Mapping[Symbol, float]) -> dict[str, float]:
    """Return the inertial parameters of all bodies by name."""
    formulas: list[Node] = []
    for body in system.bodies:
        formulas += _entries(mass_properties(body.mass, body.com, body.inertia))
    numbers = evaluate_all(formulas, values)
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
        for n, row in enumerate(identity(len(INERTIAL_PARAMETERS)).tolist()):
            own = _mass(row).turned(on.R).shifted(on.p)
            places.append(k * len(INERTIAL_PARAMETERS) + n)
            wrench = inertial_wrench(own, motion, on.link)
            wrenches.append((tree.members[on.link - 1], wrench))
    Y: Array = np.full((len(system.v), len(inertial_names(system))), ZERO, dtype=object)
    Y[:, places] = forces_for(tree, wrenches)
    return {"Y": Y}


# Products of matrices give all columns at once, for those who want one in so many.
_MOST = 3


@final
@dataclass(frozen=True)
class Residual:
    """The slopes of M vd + c - tau where vd is held, and M if it is a product."""

    slopes: Array
    M: Array | None


def residual_derivatives(
    of: Derivations,
    vd: Sequence[Node],
    wrt: Sequence[Symbol],
    *,
    factored: bool = False,
) -> Residual:
    """Return ∂(M vd + c - tau)/∂s where vd is held.

    What masses and loads change are products where the code computes only factors.
    """
    system, tree = of.system, tree_kinematics(of, merge=False).tree
    # Entries of one quaternion are found together.
    whole = [q for turn in quaternions_among(system, wrt) for q in turn]
    every = dict.fromkeys([*wrt, *whole])
    moving = with_accelerations(tree, vd)
    motion = forward_pass(moving, accelerated=True)
    kinematics = TreeKinematics(system, moving, motion)
    applied = applied_loads(kinematics)
    known = {*system.q, *system.v}
    by_motion = [s for s in every if s in known]
    products = _MOST * len(by_motion) > len(known) and worth_products(tree)
    by_law = {
        link.index: link.q
        for link in system.links
        if link.general is not None and isinstance(link.q, Symbol) and not link.driven
    }
    inverse = InverseDynamicsDerivatives(
        moving, motion, applied, by_law, flow_of(system), products=products
    )
    near = applied
    if products:
        far, rest = loads_of_members(of, moving, kinematics)
        if far:
            near = applied_loads(kinematics, rest)
            inverse.follow(far)
    slopes = less(
        _of_bodies(system, inverse, by_motion),
        _of_loads(moving, near, by_motion, factored=factored),
    )
    column_of = dict(zip(by_motion, slopes.T, strict=True))
    _add_stretches(of, vd, quaternions_among(system, by_motion), column_of)
    M = mass_products(tree) if products else None
    own = {*system.vd} if list(vd) == list(system.vd) else set()
    by_vd = [s for s in every if s in own]
    if by_vd:
        # What loads follow of accelerations is in their own formulas.
        columns = M if M is not None and factored else mass_matrix(tree)
        columns = columns[:, [system.vd.index(s) for s in by_vd]]
        slopes = less(columns, _of_loads(moving, applied, by_vd, factored=factored))
        column_of |= zip(by_vd, slopes.T, strict=True)
    others = [s for s in every if s not in column_of]
    column_of |= zip(
        others, _of_formulas(system, tree, vd, others, motion).T, strict=True
    )
    rows = np.array([column_of[symbol] for symbol in wrt], dtype=object)
    return Residual(rows.reshape(len(wrt), len(system.v)).T, M)


@derivation
def forces_needed(of: Derivations) -> tuple[Node, ...]:
    """Return M vd + c - tau in the order of v, by the symbols of accelerations."""
    return tuple(forces_of_tree(of.system, tree_kinematics(of, merge=False).tree))


def forces_of_tree(system: System, tree: Tree) -> list[Node]:
    """Return the same by what the members of a tree have for accelerations."""
    motion = forward_pass(tree, accelerated=True)
    applied = applied_loads(TreeKinematics(system, tree, motion))
    needed = inverse_dynamics(tree, motion, applied)
    numbers = [member.index for member in tree.free()]
    return [minus(needed[i - 1], applied.joint[i]) for i in numbers]


def _of_formulas(
    system: System, tree: Tree, vd: Sequence[Node], wrt: Sequence[Symbol], at: Motion
) -> Array:
    """Return the columns of symbols that move nothing, with masses held as factors."""
    if not wrt:
        return np.empty((len(system.v), 0), dtype=object)
    bare, values = with_masses_held(tree)
    slopes = jacobian(forces_of_tree(system, bare), wrt)
    slopes = substitute(slopes, values | dict(zip(system.vd, vd, strict=True)))
    return added(slopes, slopes_by_masses(tree, at, wrt))


def _of_bodies(
    system: System, inverse: InverseDynamicsDerivatives, wrt: Sequence[Symbol]
) -> Array:
    """Return the columns that bodies have, with their loads held."""
    row = {v: n for n, v in enumerate(system.v)}
    # ∂(∫v)/∂q by coordinate and velocity, 4 Nᵀ of quaternions (N Nᵀ = 1/4).
    four = as_node(4)
    small_turns: dict[Symbol, dict[Symbol, Node]] = {}
    for q, rate in zip(system.q, coordinate_rates(system), strict=True):
        if isinstance(rate, Symbol):
            small_turns[q] = {rate: ONE}
            continue
        speeds = [s for s in symbols_of(rate) if s in set(system.v)]
        slopes = jacobian([rate], speeds)[0]
        small_turns[q] = {
            v: times(four, slope) for v, slope in zip(speeds, slopes, strict=True)
        }
    result: Array = np.full((len(row), len(wrt)), ZERO, dtype=object)
    for column, symbol in zip(result.T, wrt, strict=True):
        if symbol in row:
            column[:] = inverse.by_v[:, row[symbol]]
        for v, factor in small_turns.get(symbol, {}).items():
            turned = inverse.by_q[:, row[v]]
            if factor is not ONE:
                turned = as_vector([times(factor, value) for value in turned])
            column[:] = added(column, turned)
    return result


def quaternions_among(
    system: System, symbols: Sequence[Symbol]
) -> list[tuple[Symbol, ...]]:
    """Return the quaternions of which an entry is among some symbols."""
    quaternions = [system.q[start : start + 4] for start in system.quaternions]
    return [q for q in quaternions if not set(q).isdisjoint(symbols)]


def _add_stretches(
    of: Derivations,
    vd: Sequence[Node],
    quaternions: Sequence[tuple[Symbol, ...]],
    columns: Mapping[Symbol, Array],
) -> None:
    """Add how formulas change with the lengths of quaternions, which move nothing."""
    if not quaternions:
        return
    forces, held = forces_needed(of), dict(zip(of.system.vd, vd, strict=True))
    followed: dict[Node, int] = {
        q: 1 << k for k, quaternion in enumerate(quaternions) for q in quaternion
    }
    note_symbols(followed, forces)
    for number, quaternion in enumerate(quaternions):
        rows = [
            i
            for i, force in enumerate(forces)
            if followed.get(force, 0) >> number & 1
            or any(columns[q][i] is not ZERO for q in quaternion)
        ]
        along = directional([forces[i] for i in rows], {q: q for q in quaternion})
        for i, change in zip(rows, substitute(along, held), strict=True):
            for q in quaternion:
                change = minus(change, times(q, columns[q][i]))
            for q in quaternion:
                columns[q][i] = plus(columns[q][i], times(q, change))


def _of_loads(
    tree: Tree, applied: Applied, wrt: Sequence[Symbol], *, factored: bool
) -> Array:
    """Return the changes of the generalized forces of loads."""
    nodes = [node for torque, force in applied.wrench for node in (*torque, *force)]
    nodes += applied.joint
    count = len(tree.members) + 1
    held: dict[Node, int] = dict.fromkeys(wrt, 1)
    note_symbols(held, nodes)
    changing = [i for i, node in enumerate(nodes) if held.get(node)]
    row = {member.index: n for n, member in enumerate(tree.free())}
    result: Array = np.full((len(row), len(wrt)), ZERO, dtype=object)
    if not changing:
        return result
    changes = jacobian([nodes[i] for i in changing], list(wrt))
    columns: list[dict[int, SpatialForce]] = []
    for column, change in zip(result.T, changes.T.tolist(), strict=True):
        both = zip(changing, change, strict=True)
        entries = {i: node for i, node in both if node is not ZERO}
        wrenches: dict[int, SpatialForce] = {}
        for i in dict.fromkeys(i // 6 for i in entries if i < 6 * count):
            own = [entries.get(k, ZERO) for k in range(6 * i, 6 * i + 6)]
            wrenches[i] = as_force(own)
        columns.append(wrenches)
        for i, node in entries.items():
            if i - 6 * count in row:
                column[row[i - 6 * count]] = node
    if factored and worth_products(tree):
        return added(result, _products_for(tree, columns))
    return added(result, _written_for(tree, columns))


def _written_for(tree: Tree, columns: Sequence[Mapping[int, SpatialForce]]) -> Array:
    """Return what wrenches in members do to the generalized forces, column by column.

    It goes from the tips to the root, by members with a wrench alone.
    """
    row = {member.index: n for n, member in enumerate(tree.free())}
    result: Array = np.full((len(row), len(columns)), ZERO, dtype=object)
    for column, wrenches in zip(result.T, columns, strict=True):
        for i, wrench in _carried_wrenches(tree, wrenches, Member.outward):
            if i in row:
                column[row[i]] = wrench.dot(tree.members[i - 1].S)
    return result


def _products_for(tree: Tree, columns: Sequence[Mapping[int, SpatialForce]]) -> Array:
    """Return the same as items of a product.

    Seen from the root the sums that members hand on are few, each for many rows.
    """
    row = {member.index: n for n, member in enumerate(tree.free())}
    frames, _ = root_frames(tree)
    sums: dict[SpatialForce, int] = {}
    uses: list[tuple[int, int, int]] = []
    for k, wrenches in enumerate(columns):
        seen = {i: as_force(frames[i].force(w)) for i, w in wrenches.items()}
        for i, wrench in _carried_wrenches(tree, seen, lambda _, wrench: wrench):
            if i in row:
                uses.append((row[i], k, sums.setdefault(wrench, len(sums))))
    left = np.array([frames[m.index].motion(m.S) for m in tree.free()], dtype=object)
    right = np.array([[*torque, *force] for torque, force in sums], dtype=object)
    wanted = np.zeros((len(left), len(sums)), dtype=bool)
    for n, _, place in uses:
        wanted[n, place] = True
    items = block_product(left, right.reshape(-1, 6).T, wanted)
    result: Array = np.full((len(row), len(columns)), ZERO, dtype=object)
    for n, k, place in uses:
        result[n, k] = items[n, place]
    return result


def _carried_wrenches(
    tree: Tree,
    wrenches: Mapping[int, SpatialForce],
    outward: Callable[[Member, SpatialForce], SpatialForce],
) -> Iterator[tuple[int, SpatialForce]]:
    """Yield what members carry in all, from the tips to the root, zeros left out."""
    left = dict(wrenches)
    for i in range(max(left, default=0), 0, -1):
        wrench, member = left.pop(i, NO_FORCE), tree.members[i - 1]
        if wrench != NO_FORCE:
            yield i, wrench
            if h := member.parent:
                left[h] = left.get(h, NO_FORCE).plus(outward(member, wrench))
