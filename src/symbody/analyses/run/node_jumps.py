"""Nodes that jumped to another place of equilibrium during a motion."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import warn_user
from symbody.formalisms.quantities.node_ends import jumped, nodes_on_springs
from symbody.pipeline.calls.undefined import values_at
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.graph_lock import building_graph

Array = NDArray[np.float64]

# A step from time to time is looked at if it is so much longer than those beside it.
_LONGER = 4.0
# With fewer times, and where it begins, the longest steps are looked at, so many.
_LONGEST = 3
# A step below this part of all that the node moves is none.
_STEP = 1e-6


def told_jumps(
    model: CompiledModel, trajectory: Trajectory, places: Array
) -> tuple[str, ...]:
    """Return a note for each jump of nodes on springs.

    They are a warning, too, unless the run failed, which is told itself.

    Args:
        model: The model.
        trajectory: States in its order.
        places: Of all nodes in the world, a row a time [m].
    """
    system, times = model.system, trajectory.times
    number = {node.name: i for i, node in enumerate(system.nodes)}
    by_node = places.reshape(len(times), -1, 3)
    n = len(model.state_labels())
    notes: list[str] = []
    for names in nodes_on_springs(system):
        of_group = by_node[:, [number[name] for name in names]]
        for k in _long_steps(of_group):
            first, last = (
                values_at(
                    model,
                    float(trajectory.seen[i]),
                    trajectory.y[i, :n],
                    trajectory.u[i],
                )
                for i in (k, k + 1)
            )
            with building_graph():
                is_jump = jumped(
                    model.derivations,
                    names,
                    first,
                    (of_group[k], of_group[k + 1]),
                    last,
                )
            if is_jump:
                notes.append(_note(names, of_group[k : k + 2], times[k : k + 2]))
    if notes and trajectory.status.completed:
        warn_user(" ".join(notes))
    return tuple(notes)


def _long_steps(places: Array) -> list[int]:
    """Return the numbers of the times before steps that may be jumps."""
    steps = np.linalg.norm(np.diff(places, axis=0), axis=(1, 2))
    steps = np.nan_to_num(steps)
    beside = np.maximum(np.append(steps[1:], 0.0), np.insert(steps[:-1], 0, 0.0))
    span = np.nanmax(np.ptp(places, axis=0), initial=0.0)
    is_long = (steps > _LONGER * beside) & (steps > _STEP * span)
    longest = np.argsort(-steps, kind="stable")[:_LONGEST]
    is_long[longest[steps[longest] > span / _LONGEST]] = True
    return [int(k) for k in np.flatnonzero(is_long)]


def _note(names: Sequence[str], places: Array, times: Array) -> str:
    far = np.linalg.norm(places[1] - places[0], axis=1)
    i = int(np.argmax(far))
    here, there = (
        "(" + ", ".join(f"{x:.4g}" for x in place[i]) + ")" for place in places
    )
    return (
        f"node {names[i]!r} jumped between t = {times[0]:.6g} s and {times[1]:.6g} s, "
        f"from {here} to {there} m: its loads are in balance at several places, or the "
        f"equilibrium that it was in ended. What follows is the motion with the other "
        f"place. A body without mass with a joint ['Tx', 'Ty', 'Tz'] in place of the "
        f"node goes on from where it is."
    )
