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

from symbody.expr.node import ZERO, Node, as_node
from symbody.spatial.six import MASSLESS, MassProperties
from symbody.spatial.vectors import (
    ZERO_SYM,
    ZERO_VEC,
    Sym,
    Vec,
    add_sym,
    full,
    minus,
    plus,
    sym_of,
    times,
)
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
    if link.general is not None:
        return mass, MASSLESS
    if link.ball is not None:
        return replace(mass, m=ZERO), MassProperties(m=mass.m)
    if link.kind == "T":
        return replace(mass, J=ZERO_SYM), MassProperties(J=mass.J)
    along = _with(ZERO_VEC, link.axis, mass.h[link.axis])
    line = _inertia_of_line(link.axis, mass.J)
    rows = full(line)
    return (
        MassProperties(
            ZERO,
            _with(mass.h, link.axis, ZERO),
            add_sym(mass.J, sym_of(lambda i, j: minus(ZERO, rows[i][j]))),
        ),
        MassProperties(mass.m, along, line),
    )


def _inertia_of_line(axis: int, J: Sym) -> Sym:
    """Return the inertia of mass on an axis with the second moment that J has there.

    The second moment along z is (xx + yy - zz)/2; on the axis, it acts about x and y.
    """
    others = [d for n, d in enumerate(_DIAGONAL) if n != axis]
    diagonal = plus(J[others[0]], J[others[1]])
    twice = minus(diagonal, J[_DIAGONAL[axis]])
    moment: Node = times(as_node(0.5), twice)
    return sym_of(lambda i, j: moment if i == j != axis else ZERO)


def _with(values: Vec, index: int, value: Node) -> Vec:
    changed = [*values]
    changed[index] = value
    return changed[0], changed[1], changed[2]
