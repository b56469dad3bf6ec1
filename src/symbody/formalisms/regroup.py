"""Move mass towards the root where the motion cannot tell the difference.

    ──o══════●     ──●══════o      Mass on the axis of a turning link moves with the
      │             │             parent as well, so it may belong to the parent.

Mass, first moment along the axis and second moment along it leave every turning link;
the second moments leave every sliding link, which turns with its parent; the mass
leaves every ball joint. The equations of motion stay the same, term by term, while
most entries of a link's mass properties become zero. Reactions are not the same: they
need the tree as it was.

References:
    Gautier and Khalil (1990), Direct calculation of minimum set of inertial parameters
    of serial robots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.expr.node import ZERO
from symbody.spatial.inertia import MASSLESS, MassProperties
from symbody.spatial.vectors import ZERO_SYM, ZERO_VEC, Sym, Vec
from symbody.system.link import Link

# Positions of xx, yy, zz in a symmetric matrix.
_DIAGONAL = (0, 3, 5)


def regroup_inertia(links: Sequence[Link]) -> list[Link]:
    """Return links whose mass properties hold only what their own motion feels."""
    mass = [MASSLESS, *(link.mass for link in links)]
    for link in reversed(links):
        stays, leaves = _split(link, mass[link.index])
        mass[link.index] = stays
        if leaves is not MASSLESS and link.parent:
            mass[link.parent] += leaves.turned(link.E).shifted(link.p)
    return [replace(link, mass=mass[link.index]) for link in links]


def _split(link: Link, mass: MassProperties) -> tuple[MassProperties, MassProperties]:
    if mass is MASSLESS:
        return MASSLESS, MASSLESS
    if link.ball is not None:
        return replace(mass, m=ZERO), MassProperties(m=mass.m)
    if link.kind == "T":
        return replace(mass, K=ZERO_SYM), MassProperties(K=mass.K)
    n, d = link.axis, _DIAGONAL[link.axis]
    return (
        MassProperties(
            ZERO,
            _with(mass.h, n, ZERO),
            _with(mass.K, d, ZERO),
        ),
        MassProperties(
            mass.m,
            _with(ZERO_VEC, n, mass.h[n]),
            _with(ZERO_SYM, d, mass.K[d]),
        ),
    )


def _with(values: Vec | Sym, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:index], value, *values[index + 1 :])
