"""Relative translations and rotations of two frames, locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Const, Node
from symbody.model.constraints.constraint import (
    Constraint,
    ConstraintKinematics,
    checked_pair,
)
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Flags, Place
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import (
    AXES,
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    matvec,
    neg3,
    scale,
    transposed,
)

_NAMES = ("x", "y", "z")
# About which axis: the axis of A and the axis of B that stay perpendicular. Their
# product changes by the angle about that axis while A and B coincide.
_ALL_TURNS = ((2, 1), (0, 2), (1, 0))


@final
@element
class Lock(Constraint):
    """Frame B keeps to frame A in some translations and rotations.

    The frames need not coincide from the start; that is what closing the loop does.
    A multiplier is the force or torque on B along an axis of A; with all translations
    locked, or two of a planar loop, along an axis of the nearest common carrier.

    Attributes:
        a: Body or frame A.
        b: Body or frame B, on another body.
        translations: For x, y, z of A, whether B's origin must stay on A's.
        rotations: For x, y, z of A, whether B may not turn about it. With two locked, B
            turns about the third; with one locked, the axes that the two others leave
            stay perpendicular, as in a universal joint.
    """

    a: Place
    b: Place
    translations: Flags = preset((1, 1, 1))
    rotations: Flags = preset((0, 0, 0))

    def check(self, who: str, bind: Bind) -> None:
        """Raise if it locks nothing, or its frames are on one body."""
        checked_pair(who, self.a, self.b)
        if not any(self.translations + self.rotations):
            raise ModelError(
                f"{who}: it locks nothing. Set at least one of the three translations "
                f"and three rotations to 1, or leave the constraint out."
            )

    @property
    def entries(self) -> tuple[str, ...]:
        """Translations x, y, z, then rotations, those that are locked."""
        kept = [n for n, on in zip(_NAMES, self.translations, strict=True) if on]
        turns = [f"r{n}" for n, on in zip(_NAMES, self.rotations, strict=True) if on]
        return (*kept, *turns)

    @property
    def units(self) -> tuple[str, ...]:
        """Forces, then torques."""
        forces = ["N" for on in self.translations if on]
        return (*forces, *("N m" for on in self.rotations if on))

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return distances [m], and cosines of angles between axes."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        rows: list[Node] = []
        if any(self.translations):
            gap = kinematics.gap(self.a, self.b)
            rows += [dot(n, gap) for n in self._directions(R_CA)]
        A, B = transposed(R_CA), transposed(R_CB)
        rows += [dot(A[i], B[j]) for i, j in self._turns()]
        return rows

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return opposite forces at B's origin, and opposite torques."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        A, B = transposed(R_CA), transposed(R_CB)
        force = torque = ZERO_VEC
        directions = self._directions(R_CA)
        for n, size in zip(directions, lam, strict=False):
            force = add3(force, scale(size, n))
        turns = self._turns()
        for (i, j), size in zip(turns, lam[len(directions) :], strict=True):
            torque = add3(torque, scale(size, cross(B[j], A[i])))
        lever = cross(kinematics.gap(self.a, self.b), force)
        f, t, lever = matvec(A, force), matvec(A, torque), matvec(A, lever)
        return (
            Wrench(self.b, self.a, f, t),
            Wrench(self.a, self.a, neg3(f), neg3(add3(t, lever))),
        )

    def _directions(self, R_CA: Mat) -> tuple[Vec, ...]:
        """Return the unit vectors in C along which translation is locked."""
        locked = [i for i, on in enumerate(self.translations) if on]
        if len(locked) == 3:
            return AXES
        columns = transposed(R_CA)
        if len(locked) == 2:
            (left,) = {0, 1, 2} - set(locked)
            normal = columns[left]
            for k in range(3):
                # Any two axes across the plane of a planar loop do; C's are constant.
                if _is_axis(normal, k):
                    return tuple(AXES[i] for i in range(3) if i != k)
        return tuple(columns[i] for i in locked)

    def _turns(self) -> tuple[tuple[int, int], ...]:
        """Return which axis of A and which of B must stay perpendicular."""
        locked = [i for i, on in enumerate(self.rotations) if on]
        if len(locked) != 2:
            return tuple(_ALL_TURNS[i] for i in locked)
        (axis,) = {0, 1, 2} - set(locked)
        # B's own axis stays perpendicular to both of A's others.
        return tuple((3 - axis - i, axis) for i in locked)


def _is_axis(n: Vec, k: int) -> bool:
    """Return whether a vector is along axis k of its frame, whatever the motion."""
    along = n[k]
    return (
        isinstance(along, Const)
        and abs(along.value) == 1
        and all(n[i] is ZERO for i in range(3) if i != k)
    )
