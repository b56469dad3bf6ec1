"""Sensors of frames: position, velocity, acceleration, orientation, distance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import Array
from symbody.model.body import Apart, Frame, place_name
from symbody.model.field import element, inheriting, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.model.sensors.sensor import Sensor, vector_of
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    cross,
    dot,
    mat,
    neg3,
    plus,
    scale,
    sub3,
    transposed,
)


@element
class VectorOfFrame(Sensor, ABC):
    """A vector that belongs to a frame, as an observer sees it.

    Attributes:
        of: Body or frame that is measured.
        seen_from: Body or frame of the observer, who moves and turns with it; None
            for the world.
        expressed_in: Body or frame whose axes the components refer to; None for the
            observer's own.
    """

    of: Place
    seen_from: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None, instead="seen_from")
    shape = (3,)
    entries = ("x", "y", "z")

    @property
    def places(self) -> tuple[Frame, Frame | None, Frame | None]:
        """The frame, the observer's, and the one whose axes are used; None: world."""
        return self.of, self.seen_from, self.expressed_in

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(self.vector(kinematics))

    @abstractmethod
    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the vector in the axes of `expressed_in`."""

    def _force_and_reaction(
        self, kinematics: Kinematics, dual: Array, turning: Frame | None
    ) -> Sequence[Wrench]:
        """Return a force on the frame, and its reaction on the observer.

        The force does no work where the vector between the two turns with `turning`.
        """
        force, (of, observer, axes) = vector_of(dual), self.places
        result, back = [Wrench(of, axes, force=force)], neg3(force)
        if observer is not None:
            result.append(Wrench(observer, axes, force=back))
        if turning is not None:
            arm = kinematics.position(of, observer, axes)
            result.append(Wrench(turning, axes, torque=cross(arm, back)))
        return result


@final
@inheriting
class Position(VectorOfFrame):
    """Vector from the observer's origin to the origin of a frame [m]."""

    unit = "m"
    orders = (0, 0, 0)
    dual_units = ("N", "N", "N")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the position."""
        return kinematics.position(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, its reaction on the observer, and a torque on the axes."""
        return self._force_and_reaction(kinematics, dual, turning=self.expressed_in)


@final
@inheriting
class Velocity(VectorOfFrame):
    """Velocity of the origin of a frame, as the observer sees it [m/s]."""

    unit = "m/s"
    orders = (1, 1, 1)
    dual_units = ("N", "N", "N")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the velocity."""
        return kinematics.velocity(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, and its reaction on the observer at the same point."""
        return self._force_and_reaction(kinematics, dual, turning=self.seen_from)


@final
@inheriting
class Acceleration(VectorOfFrame):
    """Acceleration of the origin of a frame, as the observer sees it [m/s²].

    A body at rest has none; an accelerometer on it shows this value less gravity. A
    moving observer sees Coriolis and centrifugal accelerations as well.
    """

    unit = "m/s²"

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the acceleration."""
        return kinematics.acceleration(*self.places)


@final
@inheriting
class AngularVelocity(VectorOfFrame):
    """Angular velocity of a frame, as the observer sees it [rad/s]."""

    unit = "rad/s"
    orders = (1, 1, 1)
    dual_units = ("N m", "N m", "N m")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the angular velocity."""
        return kinematics.angular_velocity(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer."""
        torque, (of, observer, axes) = vector_of(dual), self.places
        result = [Wrench(of, axes, torque=torque)]
        if observer is not None:
            result.append(Wrench(observer, axes, torque=neg3(torque)))
        return result


@final
@inheriting
class AngularAcceleration(VectorOfFrame):
    """Angular acceleration of a frame, as the observer sees it [rad/s²]."""

    unit = "rad/s²"

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the angular acceleration."""
        return kinematics.angular_acceleration(*self.places)


@final
@element
class Orientation(Sensor):
    """Rotation matrix that takes components in a frame to the observer's.

    Attributes:
        of: Body or frame that is measured.
        seen_from: Body or frame of the observer; None for the world.
    """

    of: Place
    seen_from: OptionalPlace = preset(None)
    shape = (3, 3)
    unit = "1"
    entries = ()
    orders = (0,) * 9
    dual_units = ("N m",) * 9

    def measure(self, kinematics: Kinematics) -> Array:
        """Return R, shape (3, 3)."""
        return array(kinematics.rotation(self.of, self.seen_from))

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer.

        It is the sum of the cross products of the columns: dR = w × R turns each.
        """
        R, forces = kinematics.rotation(self.of, self.seen_from), mat(dual.tolist())
        torque = ZERO_VEC
        for column, force in zip(transposed(R), transposed(forces), strict=True):
            torque = add3(torque, cross(column, force))
        result = [Wrench(self.of, self.seen_from, torque=torque)]
        if self.seen_from is not None:
            result.append(Wrench(self.seen_from, self.seen_from, torque=neg3(torque)))
        return result


@final
@element
class Distance(Sensor):
    """Distance of the origins of two frames, and its rate: entries 0 and 1.

    The rate is undefined where the points coincide.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
    """

    a: Place
    b: Place
    shape = (2,)
    unit = "m, m/s"
    entries = ("length", "rate")
    orders = (0, 1)
    dual_units = ("N", "N")
    apart = Apart("ends", "so their distance is constant. Put the ends on two bodies.")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return (distance [m], rate [m/s])."""
        p_AB = kinematics.position(self.b, self.a, None)
        if p_AB == ZERO_VEC:
            raise ModelError(
                f"distance of {place_name(self.a)} and {place_name(self.b)}: the ends "
                f"coincide always, so the distance has no rate. Move one of them."
            )
        v_A = kinematics.velocity(self.a, None, None)
        v_B = kinematics.velocity(self.b, None, None)
        length = sqrt(dot(p_AB, p_AB))
        return array([length, dot(p_AB, sub3(v_B, v_A)) / length])

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return two opposite forces along the line, which push the ends apart."""
        p_AB = kinematics.position(self.b, self.a, None)
        size = plus(dual[0], dual[1]) / sqrt(dot(p_AB, p_AB))
        on_b = scale(size, p_AB)
        return Wrench(self.b, None, force=on_b), Wrench(self.a, None, force=neg3(on_b))
