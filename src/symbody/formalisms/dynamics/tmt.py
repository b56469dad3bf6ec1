"""The TMT method: virtual work with partial velocities.

    T = ∂v̄/∂u,   M_d = -Tᵀ M T,   g_d = Tᵀ (F̄ - ḡ),   ḡ = d(M v̄)/dt where u̇ = 0

with 0 = M_d u̇ + g_d. v̄ holds velocities of mass centers and angular velocities, M v̄
momenta, F̄ forces and torques, all in the axes of an inertial frame.

References:
    Vallery and Schwab (2020), Advanced Dynamics, page 349; Moore, Learn Multibody
    Dynamics, chapter on the TMT method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symbody.errors import DerivationError
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.expr.traverse import as_vector
from symbody.formalisms.dynamics.kane import (
    armature_matrix,
    body_motions,
    external_wrenches,
    world_inertia,
)
from symbody.formalisms.dynamics.matrices import negative, written_product
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.vectors import Vec, minus
from symbody.system.system import System, flow_of


def tmt(
    v: Sequence[Node],
    F: Sequence[Node],
    M: Array,
    u: Sequence[Symbol],
    flow: Mapping[Symbol, Node],
) -> tuple[Array, Array]:
    """Return M_d and g_d of 0 = M_d u̇ + g_d.

    `flow` has the derivative in time of every symbol that changes but u: coordinates as
    formulas of u, and time itself as 1. Raises DerivationError where lengths do not
    fit.
    """
    n = len(v)
    if len(F) != n or M.shape != (n, n):
        raise DerivationError(
            f"tmt: v has {n} entries, F has {len(F)} and M has the shape {M.shape}. "
            f"Each entry of v needs one of F and a row and column of M."
        )
    T = jacobian(list(v), list(u))
    M = np.vectorize(as_node, otypes=[object])(M)
    momentum = written_product(M, as_vector(v)[:, None])
    g = directional(momentum[:, 0].tolist(), flow)
    M_d = negative(written_product(T.T, written_product(M, T)))
    rest = [minus(as_node(f), g_i) for f, g_i in zip(F, g, strict=True)]
    return M_d, written_product(T.T, as_vector(rest)[:, None])[:, 0]


def equations_of_motion(
    system: System, kinematics: TreeKinematics
) -> tuple[Array, list[Node], list[Node]]:
    """Return M, c and tau of M vd + c = tau by the TMT method."""
    on_body, in_joint = external_wrenches(system, kinematics)
    v: list[Node] = []
    F: list[Node] = []
    blocks: list[list[Vec]] = []
    for motion in body_motions(system, kinematics, on_body):
        torque, force = on_body[motion.body.name]
        v += [*motion.v, *motion.w]
        F += [*force, *torque]
        m = motion.body.mass
        blocks.append([(m, ZERO, ZERO), (ZERO, m, ZERO), (ZERO, ZERO, m)])
        blocks.append(list(world_inertia(motion)))
    M = np.full((len(v), len(v)), ZERO, dtype=object)
    for k, block in enumerate(blocks):
        M[3 * k : 3 * k + 3, 3 * k : 3 * k + 3] = np.array(block, dtype=object)
    M_d, g_d = tmt(v, F, M, system.v, flow_of(system))
    tau = [in_joint.get(speed, ZERO) for speed in system.v]
    M_r = armature_matrix(system) + negative(M_d)
    return M_r, negative(g_d).tolist(), tau
