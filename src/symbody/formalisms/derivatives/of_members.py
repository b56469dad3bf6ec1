"""Factors of pairs of members, as the same formulas for each member.

Seen from one frame of their tree, in which members differ by numbers only: what is
computed so takes as many members at once as a vector has entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias, final

import numpy as np

from symbody.expr.arithmetic import neg
from symbody.expr.node import Array, Node, Symbol, free_symbol
from symbody.expr.product_blocks import mapped
from symbody.formalisms.derivatives.carried import (
    Coriolis,
    Direction,
    RootFrame,
    as_motion,
    coriolis_of_body,
    shifted,
)
from symbody.formalisms.dynamics.newton_euler import wrench_for
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.six import (
    MASSLESS,
    NO_FORCE,
    MassProperties,
    SpatialForce,
    SpatialMotion,
)
from symbody.spatial.vectors import (
    Mat,
    Vec,
    add3,
    cross,
    full,
    matvec,
    neg3,
    scale,
    sym_of,
    transposed,
    vec,
)

# Of the left factor: what changes are paired with, and the motion.
TERMS = 15


@final
class Moved(NamedTuple):
    """A member's frame and motion, and the inertia of all that it carries, in C."""

    frame: RootFrame  # seen from that of its tree
    inertia: MassProperties
    S: SpatialMotion


@final
class Changed(NamedTuple):
    """Vectors that a member's row and column are made of."""

    moved: Moved
    by: Direction  # in C
    carried: Body  # in the frame of its tree


@final
class Body(NamedTuple):
    """2 B η and the wrench for the motion, loads taken off, of one body or several."""

    coriolis: Coriolis
    wrench: SpatialForce

    def plus(self, other: Body) -> Body:
        """Return the sum."""
        return Body(self.coriolis.plus(other.coriolis), self.wrench.plus(other.wrench))


NO_BODY = Body(Coriolis(), NO_FORCE)


@final
class Moving(NamedTuple):
    """A member's body, its motion and loads, in C."""

    frame: RootFrame  # seen from that of its tree
    inertia: MassProperties  # of the body alone
    w: Vec
    wd: Vec
    a: Vec  # of the origin, less gravity
    load: SpatialForce


def moving(
    tree: Tree, motion: Motion, applied: Applied, frames: Sequence[RootFrame]
) -> list[Moving]:
    """Return the members of a tree without merged frames, in its order."""
    masses = [MASSLESS, *(member.mass for member in tree.members)]
    columns = frames, masses, motion.w, motion.wd, motion.a, applied.wrench
    return [Moving(*row) for row in zip(*columns, strict=True)][1:]


def needed_wrenches(members: Sequence[Moving]) -> list[SpatialForce]:
    """Return what bodies need less their loads, in the frame of their tree."""
    return [as_force(entries) for entries in _needed_values(members).T.tolist()]


def bodies(members: Sequence[Moving], velocities: Sequence[Vec]) -> list[Body]:
    """Return what bodies need by velocities in C, in the frame of their tree."""
    values = _body_values(list(zip(members, velocities, strict=True)))
    return [_body(entries) for entries in values.T.tolist()]


def _body(entries: Sequence[Node]) -> Body:
    vecs = [vec(entries[k : k + 3]) for k in range(0, len(entries), 3)]
    x, y, z, momentum, torque, force = vecs
    return Body(Coriolis((x, y, z), momentum), SpatialForce(torque, force))


def wrenches_and_motions(
    members: Sequence[Moved], *, written: bool
) -> tuple[Array, Array]:
    """Return I^C S and S in the frame of their tree, (members, 6), `written` or not."""
    if written:
        values = np.array([*map(_wrench_and_motion, members)], dtype=object).T
    else:
        values = _moved_values(members)
    return values[:6].T, values[6:].T


def rows_and_columns(members: Sequence[Changed]) -> tuple[Array, Array]:
    """Return what the pairs of members multiply, in the frame of their tree.

    The left factor, shape (members, 15): what changes are paired with, and the motion.
    The right factor with the sign turned, shape (15, 2, members), by coordinates and
    velocities: what the row of a carried member is paired with, motions and their
    angular parts, and the wrenches that the motion of a carrying one is paired with.
    """
    rows = [
        (m.moved, m.by.eta.angular, m.by.zeta, m.by.zeta_v, m.carried) for m in members
    ]
    values = _changed_values(rows)
    return values[:TERMS].T, values[TERMS:].reshape(TERMS, 2, len(members))


Formulas: TypeAlias = Callable[["_Symbols"], Sequence[Node]]
Values: TypeAlias = Callable[[Sequence[tuple[Any, ...]]], Array]


def _of_each(name: str) -> Callable[[Formulas], Values]:
    """Return what makes formulas of one member a function of many, as columns."""

    def of_each(formulas: Formulas) -> Values:
        @cache
        def one() -> tuple[tuple[Symbol, ...], tuple[Node, ...]]:
            new = _Symbols()
            nodes = tuple(formulas(new))
            return tuple(new.made), nodes

        return lambda members: mapped(
            name, *one(), np.array([_leaves(row) for row in members], dtype=object).T
        )

    return of_each


@_of_each("wrenches")
def _moved_values(new: _Symbols) -> Sequence[Node]:
    return _wrench_and_motion(Moved(new.frame(), new.inertia(), new.motion("s")))


def _wrench_and_motion(of: Moved) -> Sequence[Node]:
    return *of.frame.force(wrench_for(of.inertia, of.S)), *of.frame.motion(of.S)


@_of_each("needed")
def _needed_values(new: _Symbols) -> Sequence[Node]:
    m = new.moving()
    return m.frame.force(_needed(m))


@_of_each("bodies")
def _body_values(new: _Symbols) -> Sequence[Node]:
    m, v = new.moving(), new.vec("v")
    frame = m.frame
    D, momentum = coriolis_of_body(m.inertia, m.w, v)
    turned = frame.vector(momentum)
    x, y, z = (frame.vector(column) for column in transposed(D))
    rows = [frame.vector(row) for row in transposed((x, y, z))]
    about = [add3(r, s) for r, s in zip(rows, shifted(turned, frame.p), strict=True)]
    return *_leaves(tuple(about)), *turned, *frame.force(_needed(m))


def _needed(moving: Moving) -> SpatialForce:
    """Return what a body needs for its motion, loads taken off, in C."""
    mass, w, wd, a = moving.inertia, moving.w, moving.wd, moving.a
    J, h = full(mass.J), mass.h
    inertial = matvec(J, w)
    torque = add3(matvec(J, wd), add3(cross(w, inertial), cross(h, a)))
    force = add3(scale(mass.m, a), add3(cross(wd, h), cross(w, cross(w, h))))
    return SpatialForce(torque, force).plus(moving.load.negative())


@_of_each("rows_columns")
def _changed_values(new: _Symbols) -> Sequence[Node]:
    frame, inertia, S = new.frame(), new.inertia(), new.motion("s")
    eta, zeta, zeta_v = new.vec("n"), new.motion("z"), new.motion("y")
    carried = Coriolis(new.mat("d"), new.vec("l"))
    wrench = SpatialForce(new.vec("f_t"), new.vec("f_f"))
    in_root = as_motion(frame.motion(S))
    inertial = frame.force(wrench_for(inertia, S))
    left = (*inertial, *carried.transposed(in_root), *_leaves(in_root))
    by_q = carried.changed(frame.vector(eta)).plus(in_root.cross_force(wrench))
    by_v = carried.changed(in_root.angular)
    right = []
    for by, turning, more in (
        (zeta, frame.vector(eta), by_q),
        (zeta_v, in_root.angular, by_v),
    ):
        motion = [neg(entry) for entry in frame.motion(by)]
        own = as_force(frame.force(wrench_for(inertia, by))).plus(more).negative()
        right.append([*motion, *neg3(turning), *own.torque, *own.force])
    return *left, *_leaves(tuple(zip(*right, strict=True)))


def as_force(entries: Sequence[Node]) -> SpatialForce:
    """Return a wrench from its six entries, those of the torque first."""
    return SpatialForce(vec(entries[:3]), vec(entries[3:]))


def _leaves(value: Node | MassProperties | tuple[Any, ...]) -> list[Node]:
    """Return all formulas in tuples of tuples, in their order."""
    if isinstance(value, MassProperties):
        value = value.m, value.h, value.J
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in _leaves(part)]
    return [value]


class _Symbols:
    """Symbols in the order in which formulas get what they stand for."""

    def __init__(self) -> None:
        self.made: list[Symbol] = []

    def vec(self, name: str) -> Vec:
        return self._new(f"{name}_x"), self._new(f"{name}_y"), self._new(f"{name}_z")

    def mat(self, name: str) -> Mat:
        return self.vec(f"{name}_x"), self.vec(f"{name}_y"), self.vec(f"{name}_z")

    def motion(self, name: str) -> SpatialMotion:
        return SpatialMotion(self.vec(f"{name}_w"), self.vec(f"{name}_v"))

    def frame(self) -> RootFrame:
        return RootFrame(self.mat("r"), self.vec("p"))

    def inertia(self) -> MassProperties:
        m, h = self._new("m"), self.vec("h")
        J = sym_of(lambda i, j: self._new(f"j_{'xyz'[i]}{'xyz'[j]}"))
        return MassProperties(m, h, J)

    def moving(self) -> Moving:
        frame, inertia = self.frame(), self.inertia()
        w, wd, a = self.vec("w"), self.vec("wd"), self.vec("a")
        load = SpatialForce(self.vec("l_t"), self.vec("l_f"))
        return Moving(frame, inertia, w, wd, a, load)

    def _new(self, name: str) -> Symbol:
        symbol = free_symbol(f"member_{name}")
        self.made.append(symbol)
        return symbol
