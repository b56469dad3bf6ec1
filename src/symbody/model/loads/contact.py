"""Contacts: a point on a plane, two spheres, a tire, a roller in a film on a cam."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, NamedTuple, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.functions import absolute, asinh, atan2, exp, maximum, sqrt
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import ENDPOINTS, Apart, place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place, PlaceOrDefault, Vector
from symbody.model.formulas import IN_FILM, STEEP, TAKES_ENERGY, TURNS_ROUND, positive
from symbody.model.loads.connection import Connection
from symbody.model.loads.joint_loads import without_pull
from symbody.model.loads.load import Kinematics, Load, Wrench, action_and_reaction
from symbody.model.loads.profile import (
    Profile,
    check_distance,
    roller_margin,
    warn_of_undercut,
)
from symbody.model.loads.variables import Endpoint
from symbody.spatial.vectors import Vec, add3, array, dot, plus, scale, times

_OF_SPHERE = positive("as that of any sphere")


@final
@element
class CompliantContact(Load):
    """A contact of the origin of a frame with the plane z = 0 of another.

    Where the point is at z = -δ below the plane, the plane pushes it along its z by

        N = stiffness * max(δ, 0)**exponent * max(1 + dissipation*δ̇, 0)

    and drags it against its velocity v_t along the plane by the smooth friction
    coefficient * N * v_t / sqrt(v_t² + regularization²). It never pulls. The body of
    the plane takes the opposite force at the same point.

    Attributes:
        point: Body or frame whose origin touches.
        plane: Body or frame, on another body; the point is above it where z > 0.
        stiffness: Stiffness [N/m**exponent].
        exponent: 1.5 for a sphere on a plane (Hertz), 1 for a linear spring; at least
            1, or the force would begin with a jump of its slope to infinity.
        dissipation: Dissipation [s/m]; a slow impact at velocity v loses the share
            2/3 * dissipation * v of it.
        coefficient: Coefficient of friction.
        regularization: Sliding velocity at which the friction has 71 % of its size
            [m/s].

    References:
        Hunt and Crossley (1975), Coefficient of restitution interpreted as damping in
        vibroimpact, Journal of Applied Mechanics 42, equation 8.
    """

    point: Place
    plane: Place
    stiffness: Annotated[
        Formula, "N/m^{exponent}", positive("because it keeps bodies apart")
    ]
    exponent: Annotated[Formula, "1", STEEP] = preset(1.5)
    dissipation: Annotated[Formula, "s/m", TAKES_ENERGY] = preset(0)
    coefficient: Annotated[Formula, "1", TAKES_ENERGY] = preset(0)
    regularization: Annotated[Formula, "m/s", TURNS_ROUND] = preset(1e-2)
    shape = (3,)
    unit = "N"
    apart = Apart("point and plane", "so they never meet. Put them on two bodies.")
    is_relative = True

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force on the point, and its reaction on the plane."""
        p = kinematics.position(self.point, self.plane, self.plane)
        v = kinematics.velocity(self.point, self.plane, self.plane)
        elastic = times(self.stiffness, maximum(-p[2], 0) ** self.exponent)
        normal = without_pull(elastic, times(self.dissipation, -v[2]))
        v_t = (v[0], v[1], ZERO)
        drag = ZERO
        if self.coefficient is not ZERO:
            speed = sqrt(plus(dot(v_t, v_t), self.regularization**2))
            drag = -times(self.coefficient, normal) / speed
        force = add3((ZERO, ZERO, normal), scale(drag, v_t))
        return action_and_reaction(self.point, self.plane, p, force)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force on the point, in the axes of the plane."""
        return array(self.wrenches(kinematics)[0].force)


@final
@element
class SphereContact(Connection):
    """Two spheres around the origins of two frames, which touch without friction.

    With the depth d = radius_a + radius_b - distance they push each other with
    4/3*modulus*sqrt(R)*d**1.5*max(1 + dissipation*ḋ, 0), 1/R = 1/radius_a + 1/radius_b
    (Hertz; Hunt and Crossley). A sphere upon a plane is `CompliantContact`. The centres
    must not meet: there the force has no direction.

    Attributes:
        a: Body or frame at the centre of one sphere.
        b: Body or frame at the centre of the other, on another body.
        radius_a: Of one sphere [m].
        radius_b: Of the other [m].
        modulus: Of both materials, 1/((1-ν_a²)/E_a + (1-ν_b²)/E_b) [Pa].
        dissipation: Dissipation [s/m].

    References:
        Johnson (1985), Contact Mechanics, equation 4.23.
    """

    a: Place
    b: Place
    radius_a: Annotated[ConstantFormula, "m", _OF_SPHERE]
    radius_b: Annotated[ConstantFormula, "m", _OF_SPHERE]
    modulus: Annotated[Formula, "Pa", _OF_SPHERE]
    dissipation: Annotated[Formula, "s/m", TAKES_ENERGY] = preset(0)
    unit = "N"
    is_known = True

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the depth."""
        a, b = ends
        return [self.radius_a + self.radius_b - a.distance_to(b)]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the forces against the depth."""
        R = 1 / (1 / self.radius_a + 1 / self.radius_b)
        elastic = 4 / 3 * self.modulus * sqrt(R) * maximum(variables[0], 0) ** 1.5
        return [without_pull(elastic, times(self.dissipation, rates[0]))]


@final
@element
class Tire(Load):
    """A slot for a tire model: a force at the center of a wheel, and a torque.

    It acts on the rim; the road, which moves not, takes the reaction. What a tire
    model gives at the patch is moved to the center by adding r × force to the torque,
    r from the center to the patch.

    Attributes:
        rim: Body or frame at the center of the wheel, on what turns with it.
        carrier: Body or frame at the center of the wheel, on what does not turn with
            it; its axes are meant unless others are given.
        force: Components [N], three numbers or formulas.
        torque: Components about the rim's origin [N m].
        expressed_in: Body or frame of the components, for ground axes model.world;
            None for the carrier.
    """

    rim: Place
    carrier: Place
    force: Annotated[Vector, "N"]
    torque: Annotated[Vector, "N m"] = preset((0, 0, 0))
    expressed_in: PlaceOrDefault = preset(None, instead="carrier")
    shape = (6,)
    unit = ""
    is_relative = True

    def check(self, who: str, bind: Bind) -> None:
        """Raise if rim and carrier are on one body."""
        if self.rim.body is self.carrier.body:
            raise ModelError(
                f"{who}: rim {place_name(self.rim)} and carrier "
                f"{place_name(self.carrier)} are on the body {self.rim.body.name!r}. "
                f"The rim turns with the wheel and the carrier does not; give frames "
                f"of the two bodies that the axle joins."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the rim."""
        return (Wrench(self.rim, self.expressed_in, self.force, self.torque),)

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on the rim, in the axes they were given in."""
        return array([*self.torque, *self.force])


# Normal force [N] and rolling speed [m/s] below which the film does not matter; they
# keep roots and films smooth where a contact ends or stands.
_LEAST_LOAD, _LEAST_SPEED = 1.0, 1e-3


class _Contact(NamedTuple):
    """State of a contact, in the axes of the cam."""

    tangent: Vec  # along the cam, counterclockwise
    slip: Node  # of the roller's surface along the tangent [m/s]
    rolling: Node  # mean speed of both surfaces relative to the contact [m/s]
    radius: Node  # of a cylinder on a plane that is as curved [m]


@final
@element
class LineTraction(Load):
    """The traction of a roller with slip on a cam, in an elastohydrodynamic film.

    The film's oil is as thick as the pressure makes it (Barus) and yields as Eyring
    says; at the slip s, the mean pressure p and the film's thickness h,

        F = 2 b length * eyring_stress*asinh(viscosity*exp(α p) s/(h eyring_stress))

    against the slip, with half width b and pressure of Hertz's line contact and h of
    Dowson and Higginson. The normal force is a formula, that of a multiplier for
    example; a force that pulls counts as none, in a smooth way below 1 N. Its value is
    traction [N], slip [m/s], film thickness [m], greatest pressure of Hertz [Pa] and
    the mean speed of both surfaces relative to the contact, which makes the film [m/s].

    Attributes:
        cam: Body or frame of the cam, about z.
        roller: Body or frame whose origin is the center of the roller, on another body.
        profile: The pitch curve, as of `RollerCam`.
        radius: Of the roller [m].
        length: Of the line of contact [m].
        normal_force: Between roller and cam [N].
        viscosity: Of the oil, without pressure [Pa s].
        pressure_viscosity: Its growth α with pressure [1/Pa].
        eyring_stress: Shear stress where it begins to yield [Pa].
        modulus: 2/((1-ν²)/E + (1-ν²)/E) of both bodies [Pa]; that of steel.

    References:
        Dowson and Higginson (1977), Elasto-hydrodynamic Lubrication, equation 6.25;
        Johnson and Tevaarwerk (1977), Shear behaviour of elastohydrodynamic oil films,
        Proceedings of the Royal Society A 356; Sol (1983), section 9.1.
    """

    cam: Place
    roller: Place
    profile: Annotated[Profile, "m", "rad"]
    radius: Annotated[ConstantFormula, "m", IN_FILM]
    length: Annotated[ConstantFormula, "m", IN_FILM]
    normal_force: Annotated[Formula, "N"]
    viscosity: Annotated[ConstantFormula, "Pa s", IN_FILM] = preset(0.017)
    pressure_viscosity: Annotated[ConstantFormula, "1/Pa", IN_FILM] = preset(1.85e-8)
    eyring_stress: Annotated[ConstantFormula, "Pa", IN_FILM] = preset(5e6)
    modulus: Annotated[ConstantFormula, "Pa", IN_FILM] = preset(2.26e11)
    shape = (5,)
    unit = ""
    apart = ENDPOINTS
    is_relative = True

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the profile is a distance, and tell an undercut."""
        check_distance(who, self.profile, bind)
        warn_of_undercut(who, roller_margin(self.profile, self.radius), bind)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the traction on the roller, and its opposite on the cam."""
        at = self._contact(kinematics)
        traction, _, _ = self._film(at)
        p = kinematics.position(self.roller, self.cam, self.cam)
        tx, ty, _ = at.tangent
        on_roller: Vec = (neg(traction * tx), neg(traction * ty), ZERO)
        # It acts where they touch, a radius from the roller's center.
        turning: Vec = (ZERO, ZERO, self.radius * traction)
        return action_and_reaction(self.roller, self.cam, p, on_roller, turning)

    def _contact(self, kinematics: Kinematics) -> _Contact:
        x, y, _ = kinematics.position(self.roller, self.cam, self.cam)
        vx, vy, _ = kinematics.velocity(self.roller, self.cam, self.cam)
        _, _, w = kinematics.angular_velocity(self.roller, self.cam, self.cam)
        (stand_in,) = self.profile.arguments
        curve = self.profile.formula
        slope = derivative(curve, stand_in)
        bend = derivative(slope, stand_in)
        square = curve**2 + slope**2
        along = sqrt(square)
        # The normal leans back from the ray; how fast it turns with the angle.
        at = {stand_in: atan2(y, x)}
        cos_lean, sin_lean, turning, along = (
            substitute(formula, at)
            for formula in (
                curve / along,
                slope / along,
                1 - (bend * curve - slope**2) / square,
                along,
            )
        )
        far_square = x * x + y * y
        far = sqrt(far_square)
        ex, ey = x / far, y / far
        # Radial direction, turned back by the lean.
        nx, ny = cos_lean * ex + sin_lean * ey, cos_lean * ey - sin_lean * ex
        along_tangent = vy * nx - vx * ny
        normal_rate = turning * (x * vy - y * vx) / far_square
        R = self.radius
        over_cam = along_tangent - R * normal_rate
        over_roller = R * (w - normal_rate)
        rolling = absolute(over_cam + over_roller) / 2
        return _Contact(
            (neg(ny), nx, ZERO),
            along_tangent - R * w,
            rolling + _LEAST_SPEED,
            R * (1 - R * turning / along),
        )

    def _film(self, at: _Contact) -> tuple[Node, Node, Node]:
        """Return traction, thickness of the film, and greatest pressure."""
        load, E = self.normal_force, self.modulus
        pressing = (load + sqrt(load * load + _LEAST_LOAD**2)) / 2
        line = pressing / self.length
        half_width = sqrt(8 / math.pi * line / E * at.radius)
        pressure = sqrt(line * E / (2 * math.pi) / at.radius)
        U = self.viscosity * at.rolling / (E * at.radius)
        G, W = self.pressure_viscosity * E, line / (E * at.radius)
        thickness = 2.65 * at.radius * U**0.7 * G**0.54 * W ** (-0.13)
        mean = math.pi / 4 * pressure
        thick = self.viscosity * exp(self.pressure_viscosity * mean)
        tau = self.eyring_stress
        yielding = asinh(thick * at.slip / (thickness * tau))
        return 2 * self.length * tau * half_width * yielding, thickness, pressure

    def value(self, kinematics: Kinematics) -> Array:
        """Return traction, slip, thickness, greatest pressure, and mean speed."""
        at = self._contact(kinematics)
        traction, thickness, pressure = self._film(at)
        return array([traction, at.slip, thickness, pressure, at.rolling])
