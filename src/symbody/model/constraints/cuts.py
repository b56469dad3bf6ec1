"""Locks of frames, cuts of joints and bodies, rods, and variables that stay zero."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, final, get_args

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.node import ZERO, Const, Node
from symbody.model.body import ENDPOINTS, PlaceLike
from symbody.model.constraints.constraint import PAIR, Constraint, ConstraintKinematics
from symbody.model.field import Bind, element, preset
from symbody.model.fields import AxisWord, Flags, Formula, Place
from symbody.model.formulas import positive
from symbody.model.loads.connection import checked_variables
from symbody.model.loads.load import Wrench
from symbody.model.loads.own_law import Ends, OwnMovingVariables
from symbody.model.loads.variables import Between, Variables, endpoints, symbols_between
from symbody.spatial import vectors
from symbody.spatial.vectors import AXES, Mat, Vec, add3, dot, matvec, neg3, transposed

# About which axis: the axis of A and the axis of B that stay perpendicular. Their
# product changes by the angle about that axis while A and B coincide.
_ALL_TURNS = ((2, 1), (0, 2), (1, 0))


class _Cut(Constraint):
    """Frame B keeps to frame A along directions, and by axes that are perpendicular."""

    a: Place
    b: Place
    apart = PAIR

    @abstractmethod
    def _directions(self, R_CA: Mat) -> tuple[Vec, ...]:
        """Return the unit vectors in C along which translation is locked."""

    @abstractmethod
    def _turns(self, A: Mat, B: Mat) -> Sequence[tuple[Vec, Vec]]:
        """Return the axes of A and of B, or their opposites, that stay perpendicular.

        Both are the columns of a rotation matrix, in C.
        """

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return distances [m], and cosines of angles between axes."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        rows: list[Node] = []
        directions = self._directions(R_CA)
        if directions:
            gap = kinematics.gap(self.a, self.b)
            rows += [dot(n, gap) for n in directions]
        A, B = transposed(R_CA), transposed(R_CB)
        rows += [dot(a, b) for a, b in self._turns(A, B)]
        return rows

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return opposite forces at B's origin, and opposite torques."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        A, B = transposed(R_CA), transposed(R_CB)
        force = torque = vectors.ZERO_VEC
        directions = self._directions(R_CA)
        for n, size in zip(directions, lam, strict=False):
            force = add3(force, vectors.scale(size, n))
        for (a, b), size in zip(self._turns(A, B), lam[len(directions) :], strict=True):
            torque = add3(torque, vectors.scale(size, vectors.cross(b, a)))
        gap = kinematics.gap(self.a, self.b)
        # In the axes of A.
        f, t = matvec(A, force), matvec(A, torque)
        lever = matvec(A, vectors.cross(gap, force))
        return (
            Wrench(self.b, self.a, f, t),
            Wrench(self.a, self.a, neg3(f), neg3(add3(t, lever))),
        )


@final
@element
class Lock(_Cut):
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
        """Raise if it locks nothing."""
        if not any(self.translations + self.rotations):
            raise ModelError(
                f"{who}: it locks nothing. Set at least one of the three translations "
                f"and three rotations to 1, or leave the constraint out."
            )

    @property
    def entries(self) -> tuple[str, ...]:
        """Translations x, y, z, then rotations, those that are locked."""
        names = ("x", "y", "z", "rx", "ry", "rz")
        flags = self.translations + self.rotations
        return tuple(name for name, on in zip(names, flags, strict=True) if on)

    @property
    def units(self) -> tuple[str, ...]:
        """Forces, then torques."""
        forces = ["N" for on in self.translations if on]
        return (*forces, *("N m" for on in self.rotations if on))

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
                along = normal[k]
                across = [normal[i] for i in range(3) if i != k]
                fixed = isinstance(along, Const) and abs(along.value) == 1
                if fixed and across == [ZERO, ZERO]:
                    return tuple(AXES[i] for i in range(3) if i != k)
        return tuple(columns[i] for i in locked)

    def _turns(self, A: Mat, B: Mat) -> Sequence[tuple[Vec, Vec]]:
        locked = [i for i, on in enumerate(self.rotations) if on]
        if len(locked) != 2:
            return [(A[i], B[j]) for i, j in (_ALL_TURNS[k] for k in locked)]
        (axis,) = {0, 1, 2} - set(locked)
        # B's own axis stays perpendicular to both of A's others.
        first, second = (axis + 1) % 3, (axis + 2) % 3
        across = {first: neg3(A[second]), second: A[first]}
        return [(across[i], B[axis]) for i in locked]


def BallCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut ball joint: the origins of A and B coincide; three equations."""
    return Lock(a, b)


def PlanarHingeCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut hinge of a planar loop: two equations, across the axis of A.

    The planar motion of the rest of the loop must keep the place along the axis. The
    axis is that about which the hinges of the loop turn: across another one an equation
    is lost, which a `ModelWarning` tells.
    """
    return Lock(a, b, _across("PlanarHingeCut", axis))


def BodyCut(a: PlaceLike, b: PlaceLike) -> Lock:
    """Return a cut body, or a cut rigid connection: A and B coincide; six equations."""
    return Lock(a, b, (1, 1, 1), (1, 1, 1))


def HingeCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut hinge: origins coincide, B turns about an axis of A and B.

    It has five equations. The axes close alike or opposite, as is nearer at the start;
    where opposite, so are the axes of the torques.
    """
    return Lock(a, b, (1, 1, 1), _across("HingeCut", axis))


def PrismaticCut(a: PlaceLike, b: PlaceLike, axis: AxisWord = "z") -> Lock:
    """Return a cut slider: B slides along an axis of A without turning.

    It has five equations.
    """
    return Lock(a, b, _across("PrismaticCut", axis), (1, 1, 1))


def _across(who: str, axis: AxisWord) -> Sequence[int]:
    """Return 1 for the axes that are across another one."""
    words = get_args(AxisWord)
    Arguments(who, ModelError).word("axis", axis, words)
    return tuple(int(word != axis) for word in words)


@final
@element
class UniversalCut(_Cut):
    """A universal joint closes a loop: one pin along A's x, one along B's y.

    Four equations: the origins coincide and the pins stay perpendicular. The first
    three multipliers are the force on B along the axes of the nearest common carrier,
    the last is the torque on B about the normal of both pins, B's y crossed with A's x.

    Attributes:
        a: Body or frame A, which carries the pin along its x.
        b: Body or frame B, on another body, which carries the pin along its y.
    """

    a: Place
    b: Place
    entries = ("x", "y", "z", "pins")
    units = ("N", "N", "N", "N m")

    def _directions(self, R_CA: Mat) -> tuple[Vec, ...]:
        return AXES

    def _turns(self, A: Mat, B: Mat) -> Sequence[tuple[Vec, Vec]]:
        return [(A[0], B[1])]


@final
@element
class Rod(Constraint):
    """The distance of two points is given; one equation.

    The multiplier is the force along the rod, positive if the rod is compressed.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rod [m]; positive, a number or a formula, also of time.
    """

    a: Place
    b: Place
    length: Annotated[
        Formula, "m", positive("for points that coincide take BallCut", unit="m")
    ]
    entries = ("force",)
    units = ("N",)
    apart = PAIR

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return (d² - l²)/(2 l) of the distance d, near d - l [m]."""
        gap = kinematics.gap(self.a, self.b)
        square = self.length * self.length
        return ((dot(gap, gap) - square) * (0.5 / self.length),)

    def formulas(self) -> Sequence[Node]:
        """Return the length, by which the residual becomes less."""
        return (neg(self.length),)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return two opposite forces along the rod."""
        R_CA, _ = kinematics.attitudes(self.a, self.b)
        gap = kinematics.gap(self.a, self.b)
        size = ZERO if lam[0] is ZERO else lam[0] / self.length
        force = matvec(transposed(R_CA), vectors.scale(size, gap))
        return Wrench(self.b, self.a, force), Wrench(self.a, self.a, neg3(force))


class OfVariables(Constraint):
    """Variables between endpoints stay zero; the multipliers push them up."""

    @abstractmethod
    def variables_between(self) -> Variables:
        """Return the variables, of the symbols of endpoints."""

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the variables."""
        return self._between(kinematics).values

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the wrenches that keep the variables, at the endpoints."""
        return self._between(kinematics).wrenches([neg(force) for force in lam])

    def _between(self, kinematics: ConstraintKinematics) -> Between:
        return Between(self.variables_between(), self.frames(), kinematics)


@final
@element
class RigidConnector(OfVariables):
    """Variables between two endpoints or more stay zero.

    They are formulas of what is between the endpoints, as those of a `Connector`. The
    multiplier of each is the force that keeps it, positive if it pushes the variable
    up.

    Attributes:
        ends: Endpoints, bodies or frames; the first is that which sees the others.
        variables: Function of the endpoints, as many arguments, that returns a list of
            formulas of them, of parameters and of time; called once.

    References:
        Sol (1983), section 3.4.
    """

    ends: Ends
    variables: OwnMovingVariables
    apart = ENDPOINTS

    def check(self, who: str, bind: Bind) -> None:
        """Raise if variables follow from each other."""
        checked_variables(who, self.variables_between(), bind)

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a variable."""
        return tuple(str(k) for k in range(len(self.variables.formulas)))

    def variables_between(self) -> Variables:
        """Return the user's variables."""
        ends = endpoints(len(self.ends))
        return Variables(ends, tuple(self.variables.all_at(symbols_between(ends))))
