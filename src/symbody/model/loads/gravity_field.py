"""Gravity that changes from place to place: any potential, and that of a point mass."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Annotated, Literal, TypeAlias, final, get_args

from symbody.arguments import among, shown
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.model.body import Body, Frame, place_name
from symbody.model.field import Entry, Field, element, last_fields, preset
from symbody.model.fields import ConstantFormula, Place
from symbody.model.formulas import FormulaLike, positive
from symbody.model.loads.load import Kinematics, Load, Wrench, with_reaction
from symbody.model.loads.own_law import OwnLaw, own_law
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    dot,
    full,
    matmul,
    minus,
    plus,
    scale,
    sym_of,
    times,
    total,
    transposed,
    vec,
)

# From the formulas of a place in the world to that of a potential.
PotentialLike: TypeAlias = Callable[[Node, Node, Node], FormulaLike]


class Potential(Field[PotentialLike | OwnLaw, OwnLaw]):
    """A function of a place in the world that returns a formula."""

    words = "function of x, y and z"
    form, sample = "law", lambda *_: lambda x, y, z: 0.3 * x * x + 0.1 * y * z

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw:
        """Return the law of place, parameters and time."""
        return own_law(entry, value, ("x", "y", "z"), ("parameter", "time"))


ExtentWord: TypeAlias = Literal["points", "extended"]


class Extent(Field[ExtentWord, str]):
    """The extent of bodies in a field of gravity."""

    words = '"points" or "extended"'
    form, sample = "word", lambda *_: "extended"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> str:
        """Return the word."""
        if not among(value, get_args(ExtentWord)):
            raise ModelError(
                f"{entry.who}: {entry.name}={shown(value)} must be 'points', which "
                f"are pulled at their centres of mass, or 'extended', which the slope "
                f"of gravity also turns. Give one of these."
            )
        return str(value)


@last_fields
class _Gravity(Load):
    """A load whose value is the sum of its forces, in the world's axes."""

    bodies: Extent = preset("points")
    shape = (3,)
    unit = "N"
    gravitates = True

    @property
    @abstractmethod
    def law(self) -> OwnLaw:
        """The potential energy of a unit of mass, by its place."""

    @property
    def origin(self) -> Frame | None:
        """The observer of the places, who takes the opposite forces; None: world."""
        return None

    @abstractmethod
    def _pull(self, body: Body, place: Vec) -> Vec:
        """Return the force on a body at its centre of mass."""

    def _pulled(self, kinematics: Kinematics) -> dict[Body, Frame]:
        """Return a frame at the centre of mass of each body that has a mass."""
        return {frame.body: frame for frame, _ in kinematics.centers_of_mass(None)}

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force and torque on each body, and what is opposite to it."""
        result = []
        for body, center in self._pulled(kinematics).items():
            place = kinematics.position(center, self.origin, None)
            pull = self._pull(body, place)
            _, more, torque = self._of_extent(kinematics, center, place)
            wrench = Wrench(center, None, add3(pull, more))
            # The torque on the body is balanced by the lever of both forces.
            action, *reaction = with_reaction(wrench, self.origin)
            result += [replace(action, torque=torque), *reaction]
        return result

    def potential_energy(self, kinematics: Kinematics, body: Body) -> Node:
        """Return the mass times the potential at its centre, and of its extent."""
        center = self._pulled(kinematics).get(body)
        if center is None:
            return ZERO
        place = kinematics.position(center, self.origin, None)
        more, _, _ = self._of_extent(kinematics, center, place)
        return plus(self._energy(body, place), more)

    def _energy(self, body: Body, place: Vec) -> Node:
        """Return the energy of a body's mass at its centre [J]."""
        return times(body.mass, self.law.at(*place))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the sum of the forces on all bodies, in the world's axes."""
        wrenches = self.wrenches(kinematics)[:: 1 if self.origin is None else 2]
        return array(reduce(add3, [wrench.force for wrench in wrenches]))

    def _of_extent(
        self, kinematics: Kinematics, center: Frame, place: Vec
    ) -> tuple[Node, Vec, Vec]:
        """Return energy, force and torque of a body's extent, in the world's axes.

        With the second moments S of its mass about the centre and the second
        derivatives H of the potential there: S:H/2, its negative slope, and the axial
        vector of -S H.
        """
        if self.bodies == "points":
            return ZERO, ZERO_VEC, ZERO_VEC
        law, R = self.law, kinematics.rotation(center, None)
        inertia = full(center.body.inertia)
        half = times(as_node(0.5), total(*(inertia[i][i] for i in range(3))))
        own = sym_of(lambda i, j: minus(half if i == j else ZERO, inertia[i][j]))
        S = matmul(matmul(R, full(own)), transposed(R))
        slopes = [derivative(law.formula, x) for x in law.arguments]
        H = [[derivative(slope, x) for x in law.arguments] for slope in slopes]
        products = [times(S[i][j], H[i][j]) for i in range(3) for j in range(3)]
        energy = times(as_node(0.5), total(*products))
        force = [neg(derivative(energy, x)) for x in law.arguments]
        SH = [[total(*map(times, S[i], H[j])) for j in range(3)] for i in range(3)]
        torque = [minus(SH[k][j], SH[j][k]) for j, k in ((1, 2), (2, 0), (0, 1))]
        at = dict(zip(law.arguments, place, strict=True))
        energy, *parts = substitute([energy, *force, *torque], at)
        return energy, vec(parts[:3]), vec(parts[3:])


@final
@element
class GravityField(_Gravity):
    """Gravity by a potential, which pulls each body at its centre of mass.

    A body takes the force -mass*grad(potential). `Energy` and the energies of a motion
    count mass*potential to the potential energy. It adds to `model.gravity`, which is
    9.81 m/s² downwards unless it is set to (0, 0, 0).

    Attributes:
        potential: Function from the formulas of x, y and z of a place in the world [m]
            to that of the potential energy of a unit of mass [J/kg], made of these, of
            parameters and time; called once.
        bodies: "points" leaves out what the field does to a body beside the force at
            its centre; "extended" has the torque of the gravity gradient, and what
            goes with it in force and energy, by the body's inertia.
    """

    potential: Annotated[Potential, "J/kg", "m", "m", "m"]

    @property
    def law(self) -> OwnLaw:
        """The potential."""
        return self.potential

    def _pull(self, body: Body, place: Vec) -> Vec:
        slopes = [derivative(self.law.formula, s) for s in self.law.arguments]
        at = dict(zip(self.law.arguments, place, strict=True))
        return scale(body.mass, vec(map(neg, substitute(slopes, at))))


@final
@element
class PointGravity(_Gravity):
    """Gravity of a point mass, which pulls each body at its centre of mass.

    A body takes the force mass*parameter/r² towards the point, which takes the
    opposite forces. `Energy` and the energies of a motion count -mass*parameter/r to
    the potential energy. It adds to `model.gravity`, which is 9.81 m/s² downwards
    unless it is set to (0, 0, 0). The body of the point is not pulled by it.

    Attributes:
        center: Body or frame at whose origin the point mass is.
        parameter: Gravitational constant times the point's mass [m³/s²];
            3.986004418e14 of the Earth.
        bodies: As of `GravityField`: "extended" adds the torque of the gravity
            gradient, by which a satellite swings.

    References:
        Hughes (1986), Spacecraft Attitude Dynamics, section 8.1.
    """

    center: Place
    parameter: Annotated[
        ConstantFormula, "m³/s²", positive("because masses attract each other")
    ]

    @property
    def law(self) -> OwnLaw:
        """The potential of a place as seen from the point."""
        x, y, z = place = Symbol("x"), Symbol("y"), Symbol("z")
        return OwnLaw(place, (neg(self.parameter) / sqrt(x * x + y * y + z * z),))

    @property
    def origin(self) -> Frame:
        """The point mass."""
        return self.center

    def _pull(self, body: Body, place: Vec) -> Vec:
        if place == ZERO_VEC:
            raise ModelError(
                f"PointGravity at {place_name(self.center)}: the centre of mass of "
                f"{body.name!r} is there always, where the force is infinite. Move "
                f"one of them, or take a GravityField for what is inside a mass."
            )
        r = sqrt(dot(place, place))
        return scale(neg(times(body.mass, self.parameter)) / (r * r * r), place)

    def _energy(self, body: Body, place: Vec) -> Node:
        strength = times(body.mass, self.parameter)
        return neg(strength) / sqrt(dot(place, place))

    def _pulled(self, kinematics: Kinematics) -> dict[Body, Frame]:
        centers = super()._pulled(kinematics)
        centers.pop(self.center.body, None)
        if not centers:
            raise ModelError(
                f"PointGravity at {place_name(self.center)}: there is no other body "
                f"with a mass, so it pulls nothing. Add one, or leave the load out."
            )
        return centers
