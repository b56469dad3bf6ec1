"""Loads whose ends meet, where a force along their line has no direction, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.model.body import place_name
from symbody.system.system import System


def passed_at(system: System, names: Iterable[str]) -> tuple[str, ...]:
    """Return what is wrong where a run comes to a result of `coincidences`.

    Of a load its name and ends are told, such as "load 'rope' (hook and world)"; a
    corner of a kinematic formula is told by its name. A node that springs alone hold
    may jump to another place, and so change sides.

    Args:
        system: The system.
        names: Of the results.
    """
    loads = {named.name: named.load for named in system.loads}
    jumping = {node.name for node in system.nodes} - {*system.states}
    entries = []
    for name in names:
        if name not in loads:
            entries.append(name)
            continue
        frames = list(loads[name].frames())
        ends = " and ".join(place_name(frame) for frame in frames)
        nodes = [f.body.name for f in frames if f.body.name in jumping]
        if nodes:
            ends += (
                f"; or the equilibrium of node {nodes[0]!r} ends, and it jumps to the "
                f"other side: then give it a damper"
            )
        entries.append(
            f"the ends of load {name!r} ({ends}) meet, where the force along their "
            f"line has no direction and would flip. If it is meant to act along a "
            f"joint, give it as JointForce or TorsionalSpringDamper; else as Force "
            f"with components, or let it vanish where the ends meet, or end the run "
            f"before."
        )
    return tuple(entries)


def meeting_at(system: System, names: Sequence[str], ends: NDArray[np.float64]) -> str:
    """Return which load has ends that meet, as a sentence; "" if none has.

    Args:
        system: The system.
        names: Of the loads.
        ends: Vector between the ends and force of each, one after another.
    """
    lengths = np.linalg.norm(ends.reshape(-1, 4)[:, :3], axis=1)
    if lengths.min() > 0:
        return ""
    (words,) = passed_at(system, [names[int(lengths.argmin())]])
    return f" There {words}"
