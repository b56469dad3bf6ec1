"""Systems without the coordinates that explicit loops make dependent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.system.loop_solution import NamedSolution
from symbody.system.system import System


def without_dependents(system: System, solutions: Sequence[NamedSolution]) -> System:
    """Return a system whose state holds independent coordinates only.

    Args:
        system: All coordinates of the spanning tree.
        solutions: Of its loops.
    """
    tree = replace(system, loop_solutions=tuple(solutions))
    coordinates = tree.coordinates
    tree = replace(tree, partition=coordinates.by_loops)
    dependent = set(coordinates.loop_dependent)
    kept = [i for i, q in enumerate(tree.q) if q not in dependent]
    kept_v = coordinates.by_loops.independent
    return replace(
        tree,
        tree=tree,
        q=tuple(system.q[i] for i in kept),
        q_start=tuple(system.q_start[i] for i in kept),
        v=tuple(system.v[j] for j in kept_v),
        vd=tuple(system.vd[j] for j in kept_v),
        v_start=tuple(system.v_start[j] for j in kept_v),
        quaternions=tuple(kept.index(start) for start in system.quaternions),
    )
