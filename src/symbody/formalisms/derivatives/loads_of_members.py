"""Slopes of loads that follow the place and the motion of one member.

A spring between the ground and a member that k joints carry depends on the coordinates
and velocities of all of them, so that its own formulas have k slopes each way, and the
loads of a chain as many as the square of its length. By twists of its member it has six
and six. With K and D, by which the load lessens what is needed, summed over all that a
member carries, seen from the frame of the tree, and with S and η of carried.py

    ∂τ_i/∂q_j = S_iᵀ (K_i S_j + D_i η_j),   ∂τ_i/∂v_j = S_iᵀ D_i S_j      j carries i
    ∂τ_j/∂q_i = S_jᵀ (K_i S_i + D_i η_i),   ∂τ_j/∂v_i = S_jᵀ D_i S_i

Wrenches are held in the axes of members, and so are velocities: those of η count from
the first member that turns, and K has what this leaves out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np

from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import directional
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.carried import (
    RootFrame,
    as_motion,
    origin_velocities,
    root_frames,
)
from symbody.formalisms.derivatives.of_members import as_force
from symbody.formalisms.dynamics.matrices import (
    added,
    identity,
    written_product,
)
from symbody.formalisms.tree.loads_on_tree import (
    LooseLinks,
    LooseLinksError,
    of_load,
)
from symbody.formalisms.tree.tree import Tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.user_formulas import AlgebraicLoopError
from symbody.model.loads.load import NamedLoad
from symbody.spatial.vectors import AXES, ZERO_VEC, Vec, cross, sub3, transposed

# Members that no more coordinates move than they have directions are better off with
# the formulas of their loads.
_FEW = 1


def loads_of_members(
    of: Derivations, tree: Tree, kinematics: TreeKinematics
) -> tuple[dict[int, Array], list[NamedLoad]]:
    """Return (K D) by member, seen from the frame of its tree, and the other loads."""
    slopes: dict[int, Array] = {}
    others: list[NamedLoad] = []
    acting = of.system.acting
    deep = _deep(tree) if acting and not of.system.nodes else {}
    if not deep:
        return slopes, [*acting]
    loose = LooseLinks(of, lambda _: False)
    moved_by = dict.fromkeys([*of.system.q, *of.system.v, *of.system.vd], 0)
    for number, symbols in enumerate(loose.symbols, 1):
        moved_by |= dict.fromkeys(symbols, number)
    frames, _ = root_frames(tree)
    counted = origin_velocities(tree, kinematics.motion())
    for named in acting:
        i, wrench = _alone(loose, named)
        movers = {moved_by.get(symbol, i) for symbol in symbols_of(*wrench)}
        if i not in deep or not movers <= {i}:
            others.append(named)
            continue
        R, p = kinematics.places.pose(i)
        v, w = kinematics.speed(i), kinematics.motion().w[i]
        real = [*p, *chain(*transposed(R)), *v, *w]
        values = dict(zip(loose.symbols[i - 1], real, strict=True))
        by_twists = _by_twists(wrench, loose.symbols[i - 1], values, deep[i])
        rest = _turning(by_twists[:, 9:], sub3(v, counted[i]))
        by_twists[:, :3] = added(by_twists[:, :3], rest)
        in_root = _in_root(frames[i], by_twists)
        slopes[i] = added(slopes[i], in_root) if i in slopes else in_root
    return slopes, others


def _alone(loose: LooseLinks, named: NamedLoad) -> tuple[int, list[Node]]:
    """Return the member that a load acts on, and the wrench; 0 if there is more."""
    try:
        on = list(of_load(loose, named))
    except (LooseLinksError, AlgebraicLoopError):
        on = []
    if len(on) != 1 or on[0].joint is not ZERO:
        return 0, []
    return on[0].member, [*on[0].wrench.torque, *on[0].wrench.force]


def _deep(tree: Tree) -> dict[int, list[bool]]:
    """Return members far from the world, and which of six directions they move in."""
    depth, moves = [0], [[False] * 6]
    for member in tree.members:
        base = [Symbol("moves") if one else ZERO for one in moves[member.parent]]
        here = member.inward(as_motion(base)).plus(member.S)
        moves.append([node is not ZERO for node in (*here.angular, *here.linear)])
        depth.append(depth[member.parent] + (not member.driven))
    numbers = (member.index for member in tree.members)
    return {i: moves[i] for i in numbers if depth[i] > _FEW * sum(moves[i])}


def _by_twists(
    wrench: Sequence[Node],
    loose: Sequence[Symbol],
    values: Mapping[Symbol, Node],
    moves: Sequence[bool],
) -> Array:
    """Return how a wrench in C changes by six twists and six velocities in C."""
    p, R, v, w = loose[:3], loose[3:12], loose[12:15], loose[15:]
    known = {s: node for s, node in values.items() if isinstance(node, Const)}
    wrench = substitute(wrench, known)
    axes = R[:3], R[3:6], R[6:]
    twists: list[Mapping[Symbol, Node]] = []
    for k in range(3):
        one, other = axes[k - 2], axes[k - 1]
        back = zip(other, map(neg, one), strict=True)
        twists.append({**dict(zip(one, other, strict=True)), **dict(back)})
    twists += [dict(zip(p, axis, strict=True)) for axis in axes]
    twists += [{speed: ONE} for speed in (*w, *v)]
    result: Array = np.full((6, 12), ZERO, dtype=object)
    for k, twist in enumerate(twists):
        if moves[k % 6]:
            result[:, k] = directional(wrench, twist)
    return substitute(result, values)


def _turning(by_velocity: Array, rest: Vec) -> Array:
    """Return what velocities in C change by turns that η does not count."""
    turned = [ZERO_VEC if rest == ZERO_VEC else cross(rest, axis) for axis in AXES]
    return written_product(by_velocity, np.array(turned, dtype=object).T)


def _in_root(frame: RootFrame, slopes: Array) -> Array:
    """Return a matrix from motions to wrenches as seen from the frame of the tree."""
    turn = np.array([frame.force(as_force(row)) for row in identity(6)], dtype=object)
    both = [written_product(part, turn) for part in np.hsplit(slopes, 2)]
    return written_product(turn.T, np.hstack(both))
