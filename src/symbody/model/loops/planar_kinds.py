"""Planar loops: four-bar linkages, crank-sliders, triangles with a cylinder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.field import elements_base, inheriting, preset
from symbody.model.fields import OptionalCoordinates, Place, Posture
from symbody.model.loops.path import Loop, LoopPath, LoopSolution, nearest
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop, planar_loop, solve


@elements_base
class PlanarKind(Loop):
    """A planar loop of joints that turn and slide, and a hinge where two frames meet.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: Which of two solutions, 1 or -1; None for the one nearest to the start
            values of the dependent joints.
        independent: The joint whose coordinate is independent, or a sequence of them;
            None for the usual ones of the kind.
    """

    a: Place
    b: Place
    posture: Posture = preset(None)
    independent: OptionalCoordinates = preset(None)
    words: ClassVar[str]
    turning: ClassVar[int]
    sliding: ClassVar[int]

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the joints of the independent coordinates if the user gives none.

        By default those that neither slide in the cylinder nor swing it.
        """
        return [joint for joint in loop.joints if joint not in cylinder(loop)]

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the two coordinates that follow."""
        return self._dependent(self._loop(path))

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        loop = self._loop(path)
        dependent = self._dependent(loop)
        postures = (1, -1) if self.posture is None else (self.posture,)
        return nearest(path, [solve(loop, dependent, p) for p in postures])

    def _loop(self, path: LoopPath) -> PlanarLoop:
        kinds = sorted(step.kind for step in path.steps)
        if kinds != ["R"] * self.turning + ["T"] * self.sliding:
            slides = f" and {self.sliding} that slides" if self.sliding else ""
            raise ModelError(
                f"{path.who}: the way round the loop is {path.in_words()}. A "
                f"{self.words} has {self.turning} joints that turn{slides}, and the "
                f"frames a and b make the last hinge. Give other frames, or close the "
                f"loop by add_constraint."
            )
        return planar_loop(path)

    def _dependent(self, loop: PlanarLoop) -> tuple[Symbol, ...]:
        independent: Sequence[Symbol] | None = self.independent
        if independent is None:
            independent = [joint.step.symbol for joint in self.usual(loop)]
        path, symbols = loop.path, [joint.step.symbol for joint in loop.joints]
        for q in independent:
            if q not in symbols:
                raise ModelError(
                    f"{path.who}: {q.name} cannot be independent, because it is not in "
                    f"the loop. The way round the loop is {path.in_words()}; choose "
                    f"among these joints."
                )
        count = len(symbols) - 2
        if len(set(independent)) != count:
            names = " and ".join(q.name for q in independent)
            raise ModelError(
                f"{path.who}: independent coordinates given: {names}. The loop has "
                f"{len(symbols)} coordinates and two relations, so {count} of them can "
                f"be independent; give as many."
            )
        return tuple(symbol for symbol in symbols if symbol not in independent)


def first_turning(loop: PlanarLoop) -> PlanarJoint:
    """Return the revolute joint nearest to the common body, on the longer branch."""

    def rank(item: tuple[int, PlanarJoint]) -> tuple[int, int]:
        after = item[0] - loop.common
        return (after, 0) if after >= 0 else (-after - 1, 1)

    turning = [(k, j) for k, j in enumerate(loop.joints) if j.kind == "R"]
    return min(turning, key=rank)[1]


def cylinder(loop: PlanarLoop) -> tuple[PlanarJoint, PlanarJoint]:
    """Return the slider, and the revolute joint next inward, or else next outward."""
    n = len(loop.joints)
    (at,) = (k for k, joint in enumerate(loop.joints) if joint.kind == "T")
    outer = at >= loop.common
    inward = range(at - 1, loop.common - 1, -1) if outer else range(at + 1, loop.common)
    outward = [(at + k if outer else at - k) % n for k in range(1, n)]
    turning = [k for k in (*inward, *outward) if loop.joints[k].kind == "R"]
    return loop.joints[at], loop.joints[turning[0]]


@final
@inheriting
class FourBar(PlanarKind):
    """A planar loop of three revolute joints and a hinge where two frames meet.

    The hinge is the line through both origins along the joints' common axis. One of
    the three coordinates is independent, the other two follow from it.

    Attributes:
        posture: Which of two shapes. With 1 and the crank independent, the hinge lies
            left of the line from the far end of the crank to the pivot of the rocker,
            seen against the axis of the crank; with -1 it lies right of it. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the crank:
            the joint nearest to the common body on the longer branch of the loop.
    """

    words = "four-bar linkage"
    turning = 3
    sliding = 0

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the crank."""
        return (loop.joints[loop.common],)


@final
@inheriting
class FourBarTrans(PlanarKind):
    """A four-bar linkage extended by a slider, as boom, lever and tilt ram of a loader.

    Three revolute joints, one prismatic joint, and a hinge where two frames meet. Two
    coordinates are independent, the other two follow from them.

    Attributes:
        posture: With 1 the cylinder extends from its joint to the hinge in the
            positive direction of its prismatic joint, with -1 in the negative. If the
            stroke is independent and two angles follow, as for `FourBar`. None is the
            shape nearest to the start values of the dependent joints.
        independent: The two joints whose coordinates are independent; None for the
            revolute joints that do not swing the cylinder.
    """

    words = "four-bar linkage with a slider"
    turning = 3
    sliding = 1


@final
@inheriting
class CrankSlider(PlanarKind):
    """A planar loop of crank, slider, rod, and a hinge where two frames meet.

    The loop has one prismatic joint, of the slider, and two revolute ones, in any
    order; the rod may be carried by the slider or by the crank. One coordinate is
    independent, the other two follow from it.

    Attributes:
        posture: Which of two shapes. If the slider and a revolute joint follow: with 1
            the vector from that joint to the hinge, along the rod, has a component in
            the positive direction of the slider, with -1 in the negative. If both
            revolute joints follow, as for `FourBar`. None is the shape nearest to the
            start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the crank:
            the revolute joint nearest to the common body.
    """

    words = "crank-slider"
    turning = 2
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the crank."""
        return (first_turning(loop),)


@final
@inheriting
class ThreeBarTrans(PlanarKind):
    """A planar triangle of a base, a beam and a cylinder, as a boom and its lift ram.

    Two revolute joints, one of the beam and one that swings the cylinder, the
    prismatic joint of the cylinder's rod, and a hinge between rod and beam where two
    frames meet. One coordinate is independent, the other two follow from it. The rod
    may run beside the axis of the cylinder's joint.

    Attributes:
        posture: With 1 the cylinder extends from its joint to the hinge in the
            positive direction of its prismatic joint, with -1 in the negative. If the
            stroke is independent and both angles follow, as for `FourBar`. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the beam's,
            the revolute joint that does not swing the cylinder.
    """

    words = "triangle of beam and cylinder"
    turning = 2
    sliding = 1


@final
@inheriting
class Steering(PlanarKind):
    """A planar loop of a rack that slides, a tie rod, and a steering arm.

    One prismatic joint, two revolute ones, and a hinge where two frames meet, commonly
    the pivot of the steering arm on the base. The rack is independent, both angles
    follow from it.

    Attributes:
        posture: With 1 and the chain rack, rod, arm, which pivots at the hinge, the
            joint of rod and arm lies left of the line from the rack's joint to the
            pivot, seen against the axis of the first; with -1 right of it. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the rack.
    """

    words = "steering linkage"
    turning = 2
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the rack."""
        return [joint for joint in loop.joints if joint.kind == "T"]
