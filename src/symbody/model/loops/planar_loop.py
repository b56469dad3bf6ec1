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
    """A joint met on the walk."""

    step: Step
    sign: int  # 1 passed outward, of a turn with the axis normal; else -1
    direction: Complex = NONE  # of a slider's axis in the carried basis

    @property
    def kind(self) -> Literal["R", "T"]:
        """Whether it turns or slides."""
        assert self.step.kind != "G"
        return self.step.kind


@final
@dataclass(frozen=True)
class PlanarLoop:
    """The walk round a planar loop, from frame 0, at the end of the shorter branch.

    Frame k is the one after joint k; `common` is that on the common body.
    """

    path: LoopPath
    joints: tuple[PlanarJoint, ...]
    vectors: tuple[Complex, ...]  # k leads, in frame k, to joint k + 1 or to the end
    common: int

    def angle(self, frame: int) -> Angle:
        """Return the angle of a frame from the common body."""
        low, high = sorted((frame, self.common))
        angle = Angle()
        between = self.joints[low:high]
        for joint in between if frame > self.common else reversed(between):
            if joint.kind == "R":
                part = Angle(((joint.step.coordinate, joint.sign),))
                angle = angle + part if frame > self.common else angle - part
        return angle

    def piece(
        self, start: int, end: int, *, frame: int, without: int = 0
    ) -> TrigonometricSum:
        """Return the vector from frame to frame, with all sliders but one."""
        here = self.angle(frame)
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
        return self.piece(0, n, frame=self.common).components()


def slide(joint: PlanarJoint) -> Complex:
    """Return the vector by which a slider shifts what comes after it on the walk."""
    q = joint.step.coordinate if joint.sign > 0 else neg(joint.step.coordinate)
    return times(q, joint.direction[0]), times(q, joint.direction[1])


def planar_loop(path: LoopPath) -> PlanarLoop:
    """Return the loop reduced to its plane, or raise ModelError where it has none."""
    long, short = path.a, path.b
    if len(path.b.steps) > len(path.a.steps):
        long, short = short, long
    basis = _basis_at_common_body(path, long, short)
    inner, inward = _walk(path, short, basis, inward=True)
    outer, outward = _walk(path, long, basis, inward=False)
    (x, y), (dx, dy) = inward[-1], outward[0]
    vectors = (*inward[:-1], (plus(x, dx), plus(y, dy)), *outward[1:])
    return PlanarLoop(path, (*inner, *outer), vectors, len(inner))


def _basis_at_common_body(path: LoopPath, long: Branch, short: Branch) -> Mat:
    """Return two axes of the plane and its normal, as rows, on the common body."""
    for branch in (long, short):
        R = IDENTITY
        for step in branch.steps:
            R = matmul(R, step.R)
            if step.kind == "R":
                n = step.axis
                axes = (AXES[(n + 1) % 3], AXES[(n + 2) % 3], AXES[n])
                return _snapped(matmul(mat(axes), transposed(R)))
    raise AssertionError(f"{path.who}: every planar kind has a joint that turns")


def _walk(
    path: LoopPath, branch: Branch, basis: Mat, *, inward: bool
) -> tuple[list[PlanarJoint], list[Complex]]:
    """Return joints and vectors of one branch, with the basis carried along."""
    joints: list[PlanarJoint] = []
    vectors: list[Complex] = []
    sign = -1 if inward else 1
    for p in (*(step.p for step in branch.steps), branch.p):
        x, y = dot(basis[0], p), dot(basis[1], p)
        vectors.append((neg(x), neg(y)) if inward else (x, y))
        if len(joints) == len(branch.steps):
            break
        step = branch.steps[len(joints)]
        basis = _snapped(matmul(basis, step.R))
        x, y, n = (row[step.axis] for row in basis)
        along = path.value(n)
        if step.kind == "R" and abs(abs(along) - 1) < _PARALLEL:
            joints.append(PlanarJoint(step, sign if along > 0 else -sign))
        elif step.kind == "T" and abs(along) < _PARALLEL:
            joints.append(PlanarJoint(step, sign, (x, y)))
        else:
            raise ModelError(
                f"{path.who}: {_unfit(step, along)} The way round the loop is "
                f"{path.in_words()}."
            )
    if inward:
        joints.reverse()
        vectors.reverse()
    return joints, vectors


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


def _snapped(m: Mat) -> Mat:
    """Return a basis without the rounding of multiples of right angles."""
    return mat([map(_snap, row) for row in m])


def _snap(entry: Node) -> Node:
    if isinstance(entry, Const):
        for exact in (ZERO, ONE, as_node(-1)):
            if abs(entry.value - float(exact)) < _ROUNDING:
                return exact
    return entry
