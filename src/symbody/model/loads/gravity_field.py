"""Gravity that changes from place to place: any potential, and that of a point mass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Annotated, TypeAlias, final

from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame, place_name
from symbody.model.field import Entry, Field, element
from symbody.model.fields import ConstantFormula, Place
from symbody.model.formulas import FormulaLike, positive
from symbody.model.loads.load import Kinematics, Load, Wrench, with_reaction
from symbody.model.loads.own_law import OwnLaw, own_law
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, array, dot, scale, times

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


class _Gravity(Load):
    """A load whose value is the sum of its forces, in the world's axes."""

    shape = (3,)
    unit = "N"

    @property
    def gravitates(self) -> bool:
        """True."""
        return True


@final
@element
class GravityField(_Gravity):
    """Gravity by a potential, which pulls each body at its centre of mass.

    A body takes the force -mass*grad(potential). `Energy` and the energies of a motion
    count mass*potential to the potential energy. It adds to `model.gravity`, which is
    9.81 m/s² downwards unless it is set to (0, 0, 0). What the field does to a body
    beside the force at its centre, the torque of the gravity gradient, is left out.

    Attributes:
        potential: Function from the formulas of x, y and z of a place in the world [m]
            to that of the potential energy of a unit of mass [J/kg], made of these, of
            parameters and time; called once.
    """

    potential: Annotated[Potential, "J/kg", "m", "m", "m"]

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force on each body."""
        law = self.potential
        slopes = [derivative(law.formula, s) for s in law.arguments]
        result = []
        for body, center in _centers(kinematics).items():
            place = kinematics.position(center, None, None)
            at = dict(zip(law.arguments, place, strict=True))
            x, y, z = (neg(slope) for slope in substitute(slopes, at))
            result.append(Wrench(center, None, force=scale(body.mass, (x, y, z))))
        return tuple(result)

    def potential_energy(self, kinematics: Kinematics, body: Body) -> Node:
        """Return the mass times the potential at its centre."""
        center = _centers(kinematics).get(body)
        if center is None:
            return ZERO
        place = kinematics.position(center, None, None)
        return times(body.mass, self.potential.at(*place))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the sum of the forces on all bodies, in the world's axes."""
        return array(_sum(self.wrenches(kinematics)))


@final
@element
class PointGravity(_Gravity):
    """Gravity of a point mass, which pulls each body at its centre of mass.

    A body takes the force mass*parameter/r² towards the point, which takes the
    opposite forces. `Energy` and the energies of a motion count -mass*parameter/r to
    the potential energy. It adds to `model.gravity`, which is 9.81 m/s² downwards
    unless it is set to (0, 0, 0). The body of the point is not pulled by it. What the
    field does to a body beside the force at its centre, the torque of the gravity
    gradient, is left out.

    Attributes:
        center: Body or frame at whose origin the point mass is.
        parameter: Gravitational constant times the point's mass [m³/s²];
            3.986004418e14 of the Earth.
    """

    center: Place
    parameter: Annotated[
        ConstantFormula, "m³/s²", positive("because masses attract each other")
    ]

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force on each body, and its opposite on the point."""
        result = []
        for body, center in self._pulled(kinematics).items():
            p = kinematics.position(center, self.center, None)
            if p == ZERO_VEC:
                raise ModelError(
                    f"PointGravity at {place_name(self.center)}: the centre of mass of "
                    f"{body.name!r} is there always, where the force is infinite. Move "
                    f"one of them, or take a GravityField for what is inside a mass."
                )
            r = sqrt(dot(p, p))
            pull = scale(neg(times(body.mass, self.parameter)) / (r * r * r), p)
            result += with_reaction(Wrench(center, None, force=pull), self.center)
        return tuple(result)

    def _pulled(self, kinematics: Kinematics) -> dict[Body, Frame]:
        centers = _centers(kinematics)
        centers.pop(self.center.body, None)
        if not centers:
            raise ModelError(
                f"PointGravity at {place_name(self.center)}: there is no other body "
                f"with a mass, so it pulls nothing. Add one, or leave the load out."
            )
        return centers

    def potential_energy(self, kinematics: Kinematics, body: Body) -> Node:
        """Return -mass*parameter/r of a body, zero of the one with the point."""
        center = self._pulled(kinematics).get(body)
        if center is None:
            return ZERO
        p = kinematics.position(center, self.center, None)
        return neg(times(body.mass, self.parameter)) / sqrt(dot(p, p))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the sum of the forces on all bodies, in the world's axes."""
        return array(_sum(self.wrenches(kinematics)[::2]))


def _centers(kinematics: Kinematics) -> dict[Body, Frame]:
    """Return a frame at the centre of mass of each body that has a mass."""
    return {frame.body: frame for frame, _ in kinematics.centers_of_mass(None)}


def _sum(wrenches: Sequence[Wrench]) -> Vec:
    return reduce(add3, [wrench.force for wrench in wrenches])
