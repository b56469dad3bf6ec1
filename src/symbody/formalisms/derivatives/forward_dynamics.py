"""Derivatives of the accelerations of a tree.

    ∂vd/∂s = -M⁻¹ ∂r/∂s,    r = M vd + c - tau  where vd is held

M⁻¹ is applied by the factorization that the accelerations use, or, for many unknowns,
by a numerical block.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms, section V.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.expr.blocks import linear_solve
from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.formalisms.derivations import Derivations, of_tree
from symbody.formalisms.derivatives.inverse_dynamics import Entries
from symbody.formalisms.derivatives.mass_products import (
    bias_products,
    mass_products,
    worth_products,
)
from symbody.formalisms.derivatives.residual import (
    Column,
    quaternions_among,
    residual_derivatives,
)
from symbody.formalisms.dynamics.composite import mass_matrix
from symbody.formalisms.dynamics.factorization import solve
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.tree.tree import Tree, build_tree
from symbody.formalisms.tree.tree_account import tree_kinematics, tree_loads
from symbody.spatial.vectors import minus
from symbody.system.system import System

# From so many unknowns on, a factorization in a loop is faster than one written out.
_LEAST_BLOCK = 10


@of_tree
def held_accelerations(of: Derivations) -> tuple[Node, ...]:
    """Return the accelerations of a tree, as their derivatives hold them.

    Of large trees they come from the mass matrix that the derivatives need anyway,
    which is factored once for both.

    Args:
        of: The account of a tree.
    """
    tree = tree_kinematics(of, merge=False).tree
    if not worth_products(tree):
        return best_derivation(of, merge=False).vd
    motion = tree_kinematics(of, merge=False).kinematics.motion()
    applied = tree_loads(of, merge=False).applied
    bias = bias_products(tree, motion, applied)
    lacking = {i: minus(c, applied.joint[i]) for i, c in bias.items()}
    vd: list[Node] = solved(tree, [lacking])[:, 0].tolist()
    return tuple(vd)


def acceleration_derivatives(
    system: System, vd: Sequence[Node], wrt: Sequence[Symbol]
) -> Array:
    """Return ∂vd/∂s, shape (nv, number of symbols).

    With respect to the entries of a quaternion it is the derivative of the formulas
    where the length is one.

    Args:
        system: A tree, without constraints.
        vd: Its accelerations.
        wrt: Symbols of any kind, each once.
    """
    tree = build_tree(system, merge=False)
    # Entries of one quaternion are found together.
    whole = [q for turn in quaternions_among(system, wrt) for q in turn]
    more = [q for q in whole if q not in wrt]
    residual = residual_derivatives(system, tree, vd, [*wrt, *more])
    return solved(tree, residual.columns[: len(wrt)], residual.M)


def solved(tree: Tree, columns: Sequence[Column], M: Entries | None = None) -> Array:
    """Return -M⁻¹ times columns, shape (nv, number of columns).

    Args:
        tree: The tree, without merged frames.
        columns: Entries by number of the free member.
        M: The lower triangle of the mass matrix, if it is known.
    """
    free = [member.index for member in tree.free()]
    result = np.full((len(free), len(columns)), ZERO, dtype=object)
    filled = [k for k, column in enumerate(columns) if column]
    if not filled or not free:
        return result
    if M is None:
        M = mass_products(tree) if worth_products(tree) else mass_matrix(tree)
    sides = [[neg(columns[k].get(i, ZERO)) for i in free] for k in filled]
    if len(free) < _LEAST_BLOCK:
        for k, side in zip(filled, sides, strict=True):
            result[:, k] = solve(tree, M, side)
        return result
    dense = np.full((len(free), len(free)), ZERO, dtype=object)
    # The tips first: elimination then fills nothing in.
    place = {i: n for n, i in enumerate(reversed(free))}
    for (i, j), entry in M.items():
        dense[place[i], place[j]] = dense[place[j], place[i]] = entry
    right = np.empty((len(free), len(filled)), dtype=object)
    for n, side in enumerate(sides):
        right[:, n] = side[::-1]
    result[:, filled] = linear_solve(dense, right, definite=True)[::-1]
    return result
