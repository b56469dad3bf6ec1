"""The forces in the cut joints of explicit loops, from their multipliers.

A loop's rows are combinations of the components of the gap between its two frames,
h = T gap, so the multipliers are the force F = Tᵀ lam. T follows from the dependent
coordinates, by which both change: with G = ∂gap/∂q_v and H = ∂h/∂q_v,

    F = G (Gᵀ G)⁻¹ Hᵀ lam.

In a planar loop F lies in the plane; what a hinge transmits across it is not known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from symbody.expr.differentiate import jacobian
from symbody.expr.node import Array, Node
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.dynamics.small_systems import inverse
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import (
    Vec,
    cross,
    inner,
    matvec,
    neg3,
    transposed,
)
from symbody.system.system import System


def loop_wrenches(
    system: System, kinematics: TreeKinematics, lam: Mapping[str, Node]
) -> list[Wrench]:
    """Return the wrenches of explicit loops on their frames.

    Loops that relate coordinates have no frames; what they do acts in the joints.

    Args:
        system: All coordinates of the spanning tree.
        kinematics: Of its tree.
        lam: Multipliers by name.
    """
    velocity = system.coordinates.velocity_of
    loops = {named.name: named.loop for named in system.loops}
    result: list[Wrench] = []
    for closed in system.loop_solutions:
        count = len(closed.solution.rows)
        values = [lam[f"lam_{closed.name}[{i}]"] for i in range(count)]
        own = loops[closed.name].wrenches(kinematics, values)
        if own is not None:
            result += own
            continue
        frames = loops[closed.name].frames()
        if not frames:
            continue
        a, b = frames
        speeds = [velocity[q] for q in closed.solution.dependent]
        gap = kinematics.gap(a, b)
        G = jacobian(time_derivatives(system, gap), speeds)
        H = jacobian(time_derivatives(system, closed.solution.rows), speeds)
        weights = _applied(inverse(_matrix(G.T, G)), _applied(H.T, values))
        x, y, z = _applied(G, weights)
        force: Vec = (x, y, z)
        R_CA, _ = kinematics.attitudes(a, b)
        A = transposed(R_CA)
        on_b, lever = matvec(A, force), matvec(A, cross(gap, force))
        result += [Wrench(b, a, on_b), Wrench(a, a, neg3(on_b), neg3(lever))]
    return result


def _applied(A: Array, x: Iterable[Node]) -> list[Node]:
    return [inner(row, x) for row in A]


def _matrix(A: Array, B: Array) -> Array:
    columns = [_applied(A, B[:, j]) for j in range(B.shape[1])]
    return np.array(columns, dtype=object).T
