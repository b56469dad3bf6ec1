"""A loop that moves in a plane: the reduction of a path to two dimensions.

A basis of the plane is carried along the path, so the constant turns between the
joints vanish: what is left are vectors of constant components, turned by the joints'
angles, and slid. The loop is walked from the frame at the end of the shorter branch
inward, over the common body, and outward to the frame at the end of the longer one:

    Σ P_k exp(iΨ_k) + Σ q_t D_t exp(iΨ_t) = 0.
"""

from __future__ import annotations

import math
from typing import Literal, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import ONE, ZERO, Const, Node, as_node, neg
from symbody.model.loops.path import Branch, LoopPath, Step
from symbody.model.loops.trigonometric_sum import (
    NONE,
    Angle,
    Complex,
    TrigonometricSum,
    total,
)
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    Mat,
    Vec,
    dot,
    mat,
    matmul,
    plus,
    times,
    transposed,
)

# Directions come from sines and cosines in double precision.
_PARALLEL = 1e-9
_ROUNDING = 1e-15


@final
@dataclass(frozen=True)
class PlanarJoint:
    """A joint met on the walk.

    Attributes:
        step: The motion.
        sign: 1 if the walk passes it outward and its axis is the plane's normal, or
            for a slider if the walk passes it outward; else -1.
        direction: Of a slider's positive axis in the carried basis; of a turn none.
    """

    step: Step
    sign: int
    direction: Complex = NONE

    @property
    def kind(self) -> Literal["R", "T"]:
        """Whether it turns or slides."""
        assert self.step.kind != "G"
        return self.step.kind


@final
@dataclass(frozen=True)
class PlanarLoop:
    """The walk round a planar loop.

    Frame k is the one after joint k; frame 0 is that of the loop's frame at the end of
    the shorter branch.

    Attributes:
        path: What it comes from.
        joints: In the order of the walk.
        vectors: vectors[k] leads, in frame k, to joint k + 1 or to the end.
        common: Which frame is on the common body.
    """

    path: LoopPath
    joints: tuple[PlanarJoint, ...]
    vectors: tuple[Complex, ...]
    common: int

    def angle(self, frame: int) -> Angle:
        """Return the angle of a frame from the common body."""
        low, high = sorted((frame, self.common))
        found = Angle()
        between = self.joints[low:high]
        for joint in between if frame > self.common else reversed(between):
            if joint.kind == "R":
                part = Angle(((joint.step.coordinate, joint.sign),))
                found = found + part if frame > self.common else found - part
        return found

    def piece(
        self, start: int, end: int, *, seen_from: int, without: int = 0
    ) -> TrigonometricSum:
        """Return the vector through frames, with the sliders between them.

        Args:
            start: First frame on the way.
            end: Last frame on the way.
            seen_from: Frame of the components.
            without: Number of a slider that is left out.
        """
        here = self.angle(seen_from)
        terms: list[tuple[Angle, Complex]] = []
        for k in range(start, end + 1):
            turn = self.angle(k) - here
            terms.append((turn, self.vectors[k]))
            if k > start and k != without and self.joints[k - 1].kind == "T":
                terms.append((turn, slide(self.joints[k - 1])))
        return total(terms)

    def gap(self) -> Complex:
        """Return the gap between the two frames, in the axes of the common body."""
        n = len(self.joints)
        return self.piece(0, n, seen_from=self.common).components()


def slide(joint: PlanarJoint) -> Complex:
    """Return the vector by which a slider shifts what comes after it on the walk."""
    q = joint.step.coordinate if joint.sign > 0 else neg(joint.step.coordinate)
    return times(q, joint.direction[0]), times(q, joint.direction[1])


def planar_loop(path: LoopPath) -> PlanarLoop:
    """Return the loop reduced to its plane.

    Raises:
        ModelError: The joints do not move in one plane.
    """
    long, short = path.a, path.b
    if len(path.b.steps) > len(path.a.steps):
        long, short = short, long
    basis = _basis_at_common_body(path, long, short)
    inward = _Walk(path, basis, inward=True)
    inward.along(short)
    outward = _Walk(path, basis, inward=False)
    outward.along(long)
    meeting = _sum(inward.vectors[-1], outward.vectors[0])
    return PlanarLoop(
        path,
        tuple(inward.joints + outward.joints),
        (*inward.vectors[:-1], meeting, *outward.vectors[1:]),
        len(inward.joints),
    )


def _basis_at_common_body(path: LoopPath, long: Branch, short: Branch) -> Mat:
    """Return two axes of the plane and its normal, as rows, on the common body.

    The normal is the axis of the first turning joint of the longer branch.
    """
    for branch in (long, short):
        R = IDENTITY
        for step in branch.steps:
            R = matmul(R, step.R)
            if step.kind == "R":
                n = step.axis
                axes = (AXES[(n + 1) % 3], AXES[(n + 2) % 3], AXES[n])
                return _snapped(matmul(mat(axes), transposed(R)))
    raise AssertionError(f"{path.who}: every planar kind has a joint that turns")


class _Walk:
    """The way along one branch, with the basis carried along."""

    def __init__(self, path: LoopPath, basis: Mat, *, inward: bool) -> None:
        self._path = path
        self._basis = basis
        self._inward = inward
        self.joints: list[PlanarJoint] = []
        self.vectors: list[Complex] = []

    def along(self, branch: Branch) -> None:
        for step in branch.steps:
            self._append(step.p)
            self._basis = _snapped(matmul(self._basis, step.R))
            self.joints.append(self._joint(step))
        self._append(branch.p)
        if self._inward:
            self.joints.reverse()
            self.vectors.reverse()

    def _append(self, p: Vec) -> None:
        x, y = dot(self._basis[0], p), dot(self._basis[1], p)
        self.vectors.append((neg(x), neg(y)) if self._inward else (x, y))

    def _joint(self, step: Step) -> PlanarJoint:
        sign = -1 if self._inward else 1
        x, y, n = (row[step.axis] for row in self._basis)
        along = self._path.value(n)
        if step.kind == "R" and abs(abs(along) - 1) < _PARALLEL:
            return PlanarJoint(step, sign if along > 0 else -sign)
        if step.kind == "T" and abs(along) < _PARALLEL:
            return PlanarJoint(step, sign, (x, y))
        raise ModelError(
            f"{self._path.who}: {_unfit(step, along)} The way round the loop is "
            f"{self._path.way()}."
        )


def _unfit(step: Step, along: float) -> str:
    angle = math.degrees(math.acos(min(1.0, abs(along))))
    if step.kind == "R":
        return (
            f"the axis of joint {step.joint!r} is inclined by {angle:.4g}° to that of "
            f"the loop's first revolute joint. In a planar loop all are parallel; turn "
            f"the joint's frame, or close the loop by add_constraint."
        )
    return (
        f"joint {step.joint!r} slides at {90 - angle:.4g}° to the loop's plane. In a "
        f"planar loop all motion is perpendicular to the axes of its revolute joints; "
        f"turn the joint's frame, or close the loop by add_constraint."
    )


def _sum(a: Complex, b: Complex) -> Complex:
    return plus(a[0], b[0]), plus(a[1], b[1])


def _snapped(m: Mat) -> Mat:
    """Return a basis without the rounding of multiples of right angles."""
    return mat([map(_snap, row) for row in m])


def _snap(entry: Node) -> Node:
    if isinstance(entry, Const):
        for exact in (ZERO, ONE, as_node(-1)):
            if abs(entry.value - float(exact)) < _ROUNDING:
                return exact
    return entry
