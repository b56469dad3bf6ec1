"""Loads whose ends meet, where a force along their line has no direction, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.model.body import place_name
from symbody.system.system import System


def loads_and_ends(system: System, names: Iterable[str]) -> tuple[str, ...]:
    """Return loads by name with their ends, such as "load 'rope' (hook and world)".

    A node that springs alone hold may jump to another place, and so change sides.
    """
    loads = {named.name: named.load for named in system.loads}
    jumping = {node.name for node in system.nodes} - {*system.states}
    found = []
    for name in names:
        frames = list(loads[name].frames())
        ends = " and ".join(place_name(frame) for frame in frames)
        nodes = [f.body.name for f in frames if f.body.name in jumping]
        if nodes:
            ends += (
                f"; or the equilibrium of node {nodes[0]!r} ends, and it jumps to the "
                f"other side: then give it a damper"
            )
        found.append(f"load {name!r} ({ends})")
    return tuple(found)


def no_direction(load: str) -> str:
    """Return what is wrong where the ends of a load meet, and the remedy.

    Args:
        load: The load and its ends.
    """
    return (
        f"the ends of {load} meet, where the force along their line has no direction "
        f"and would flip. If it is meant to act along a joint, give it as JointForce "
        f"or TorsionalSpringDamper; else as Force with components, or let it vanish "
        f"where the ends meet, or end the run before."
    )


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
    (load,) = loads_and_ends(system, [names[int(lengths.argmin())]])
    return f" There {no_direction(load)}"
