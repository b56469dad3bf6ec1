"""Choose the origins of link frames so that their offsets become short.

    turning link:  p ──▶ p - (p·e) e       sliding link:  p ──▶ 0

The origin of a turning link may lie anywhere on its axis, and that of a sliding link
anywhere at all; what the offset loses, the mass properties and the children's offsets
gain, and those are constant. Each component of an offset that becomes zero saves
operations in every recursion over the tree.

References:
    Khalil and Kleinfinger (1986), A new geometric notation for open and closed-loop
    robots: the same freedom, used for two parameters a joint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symbody.expr.node import ZERO
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    matvec,
    neg3,
    scale,
    sub3,
    transposed,
)
from symbody.system.links import Link, Placement


def slide_origins(
    links: Sequence[Link], placements: Mapping[str, Placement]
) -> tuple[list[Link], dict[str, Placement]]:
    """Return links and placements with origins moved along what the joints allow."""
    moved: list[Vec] = [ZERO_VEC]
    result = []
    for link in links:
        p = sub3(link.p, moved[link.parent])
        by = ZERO_VEC
        if p != ZERO_VEC and link.ball is None and link.general is None:
            local = matvec(transposed(link.E), p)
            if link.kind == "T":
                p, by = ZERO_VEC, neg3(local)
            elif local[link.axis] is not ZERO:
                along = scale(local[link.axis], link.direction)
                p, by = sub3(p, matvec(link.E, along)), neg3(along)
        moved.append(by)
        result.append(replace(link, p=p, mass=link.mass.shifted(neg3(by))))
    placed = {
        name: replace(placement, p=sub3(placement.p, moved[placement.link]))
        for name, placement in placements.items()
    }
    return result, placed
