"""The interface of sensors, and those of frames: positions, velocities and so on.

Formulas of sensors have loads that do their virtual work.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Protocol, final, runtime_checkable

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.traverse import Symbolic, symbols_of
from symbody.model.body import Apart, Frame
from symbody.model.field import ModelElement, element, elements_base, inheriting, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.joint import Joint
from symbody.model.loads.load import (
    JointLoad,
    Kinematics,
    Wrench,
    line_between,
    loads_by_coordinates,
    loads_by_velocities,
    with_reaction,
)
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    cross,
    mat,
    neg3,
    plus,
    scale,
    times,
    transposed,
)


class Sensor(ModelElement, Protocol):
    """A measured quantity."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; (), by default, for a scalar."""
        return ()

    @property
    def unit(self) -> str:
        """Unit of the value, or of each entry, as "m, m/s"; empty by default."""
        return ""

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the entries of a vector; none by default."""
        return ()

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value as formulas."""

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the loads in joints of a `Dual` sensor; none by default."""
        return ()


@runtime_checkable
class Dual(Protocol):
    """A sensor of positions or velocities, whose value does virtual work.

    A constraint h(s, …) = 0 on the value s of a sensor does the virtual work
    Σ λ ∂h/∂s_k δs_k. The wrenches that do the same work for every motion of the bodies
    are the sensor's own: on the measured frames, the opposite on the observer, and a
    torque on the frame whose axes turn beneath the components.

    References:
        Sol (1983), section 3.4.
    """

    @property
    def orders(self) -> tuple[int, ...]:
        """For each entry, row by row: 0 for a position, 1 for a velocity."""

    @property
    def dual_units(self) -> tuple[str, ...]:
        """For each entry, the unit of the force that is dual to it."""

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return wrenches of the power Σ dual_k d/dt s_k; of velocities Σ dual_k s_k.

        Args:
            kinematics: Of the bodies.
            dual: In the shape of the value.
        """

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the loads in joints that belong to them."""


# End of messages about formulas with other sensors.
WITH_DUALS = (
    "with coordinates, or with sensors of positions and velocities: Position, "
    "Orientation, Distance, CenterOfMass, Velocity, AngularVelocity, JointState."
)


def vector_of(dual: Array) -> Vec:
    """Return three entries as a vector."""
    x, y, z = dual.tolist()
    return x, y, z


@final
@dataclass(frozen=True)
class NamedSensor(Symbolic):
    """A sensor with its name and the symbols that stand for its value."""

    name: str
    sensor: Sensor
    symbols: Array


@elements_base
class VectorOfFrame(Sensor):
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
    # The method of kinematics that gives it.
    _quantity: ClassVar[str]

    @property
    def places(self) -> tuple[Frame, Frame | None, Frame | None]:
        """The frame, the observer's, and the one whose axes are used; None: world."""
        return self.of, self.seen_from, self.expressed_in

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(getattr(kinematics, self._quantity)(*self.places))


class _DualToForce(VectorOfFrame):
    """A vector to which a force on the frame is dual."""

    dual_units = ("N", "N", "N")
    # The field of the frame whose turning changes the components.
    _turning: ClassVar[str]

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, the observer's reaction, and a torque on what turns."""
        force, (of, observer, axes) = vector_of(dual), self.places
        result = with_reaction(Wrench(of, axes, force=force), observer)
        turning: Frame | None = getattr(self, self._turning)
        if turning is not None:
            arm = kinematics.position(of, observer, axes)
            result.append(Wrench(turning, axes, torque=cross(arm, neg3(force))))
        return result


@final
@inheriting
class Position(_DualToForce):
    """Vector from the observer's origin to the origin of a frame [m]."""

    unit = "m"
    _quantity = "position"
    _turning = "expressed_in"
    orders = (0, 0, 0)


@final
@inheriting
class Velocity(_DualToForce):
    """Velocity of the origin of a frame, as the observer sees it [m/s]."""

    unit = "m/s"
    _quantity = "velocity"
    _turning = "seen_from"
    orders = (1, 1, 1)


@final
@inheriting
class Acceleration(VectorOfFrame):
    """Acceleration of the origin of a frame, as the observer sees it [m/s²].

    A body at rest has none; an accelerometer on it shows this value less gravity. A
    moving observer sees Coriolis and centrifugal accelerations as well.
    """

    unit = "m/s²"
    _quantity = "acceleration"


@final
@inheriting
class AngularVelocity(VectorOfFrame):
    """Angular velocity of a frame, as the observer sees it [rad/s]."""

    unit = "rad/s"
    _quantity = "angular_velocity"
    orders = (1, 1, 1)
    dual_units = ("N m", "N m", "N m")

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer."""
        of, observer, axes = self.places
        return with_reaction(Wrench(of, axes, torque=vector_of(dual)), observer)


@final
@inheriting
class AngularAcceleration(VectorOfFrame):
    """Angular acceleration of a frame, as the observer sees it [rad/s²]."""

    unit = "rad/s²"
    _quantity = "angular_acceleration"


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
        on_frame = Wrench(self.of, self.seen_from, torque=torque)
        return with_reaction(on_frame, self.seen_from)


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
        line = line_between(kinematics, self.a, self.b, "distance of")
        return array([line.length, line.rate(kinematics)])

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return two opposite forces along the line, which push the ends apart."""
        line = line_between(kinematics, self.a, self.b, "distance of")
        on_b = scale(plus(dual[0], dual[1]) / line.length, line.p)
        return with_reaction(Wrench(self.b, None, force=on_b), self.a)


def add_slopes(slopes: dict[Symbol, Node], formula: Node, force: Node) -> None:
    """Add force ∂h/∂s for the symbols s that the user sees in a formula h."""
    for symbol in symbols_of(formula) if force is not ZERO else ():
        slope = times(force, derivative(formula, symbol))
        slopes[symbol] = plus(slopes.get(symbol, ZERO), slope)


def dual_loads(
    kinematics: Kinematics,
    sensors: Mapping[str, NamedSensor],
    joints: Iterable[Joint],
    slopes: Mapping[Symbol, Node],
    order: int,
) -> tuple[list[Wrench], list[JointLoad]]:
    """Return what does the work Σ slope δs; of velocities the power, at `order` 1."""
    wrenches: list[Wrench] = []
    loads: list[JointLoad] = []
    for named in sensors.values():
        if not isinstance(named.sensor, Dual):
            continue
        entries = zip(named.symbols.ravel().tolist(), named.sensor.orders, strict=True)
        flat = [slopes.get(s, ZERO) if own == order else ZERO for s, own in entries]
        if any(slope is not ZERO for slope in flat):
            dual = array(flat).reshape(named.symbols.shape)
            wrenches.extend(named.sensor.dual_wrenches(kinematics, dual))
            loads.extend(named.sensor.dual_loads(dual))
    for joint in joints:
        if order == 0:
            forces = [slopes.get(q, ZERO) for q in joint.q]
            loads.extend(loads_by_coordinates(joint, forces))
        else:
            forces = [slopes.get(v, ZERO) for v in joint.v]
            loads.extend(loads_by_velocities(joint, forces))
    return wrenches, loads
