"""Contacts of points, spheres, discs, cylinders, boxes and ellipsoids; cams."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import sqrt, where
from symbody.expr.node import ZERO, Node
from symbody.model.body import Apart, Frame
from symbody.model.contacts.contact import (
    Coefficient,
    ImpactLaw,
    OptionalCoefficient,
    RestitutionCoefficient,
    Touch,
    Touching,
    check_stiction,
)
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Place, Vector
from symbody.model.formulas import not_negative, positive
from symbody.model.loads.load import Kinematics
from symbody.spatial.vectors import (
    AXES,
    Vec,
    add3,
    dot,
    matvec,
    scale,
    sub3,
    transposed,
)

_PAIR = Apart("ends", "so their distance never changes. Put them on two bodies.")
_OF_SHAPE = positive("as that of any body that touches", unit="m")
_X, _Y, _Z = AXES
# The axes of a force on a plane: along its normal z, then x and y.
_OF_PLANE = (_Z, _X, _Y)


class _OnPlane(Touching):
    """A contact with the plane z = 0 of a frame, above which z is positive."""

    plane: Place
    apart = _PAIR

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the coefficients contradict each other."""
        check_stiction(who, self.friction, self.stiction, bind)


@final
@element
class PointOnPlane(_OnPlane):
    """A point touches a plane from above.

    Forces are along the normal z of the plane, then its x and y, on the point.

    Attributes:
        point: Body or frame whose origin touches.
        plane: Body or frame; the plane is z = 0 of it.
    """

    point: Place
    plane: Place
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Point and plane."""
        return self.point, self.plane

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the point itself."""
        p = kinematics.position(self.point, self.plane, self.plane)
        return (Touch(p[2], p, _OF_PLANE),)


@final
@element
class SphereOnPlane(_OnPlane):
    """A sphere touches a plane from above.

    Attributes:
        sphere: Body or frame at the centre.
        plane: Body or frame; the plane is z = 0 of it.
        radius: Of the sphere [m].
    """

    sphere: Place
    plane: Place
    radius: Annotated[ConstantFormula, "m", _OF_SHAPE]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Sphere and plane."""
        return self.sphere, self.plane

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the lowest point."""
        x, y, z = kinematics.position(self.sphere, self.plane, self.plane)
        gap = z - self.radius
        return (Touch(gap, (x, y, gap), _OF_PLANE),)


def _tangents(n: Vec) -> tuple[Vec, Vec]:
    """Return two unit vectors that are perpendicular to a third.

    References:
        Duff et al. (2017), Building an orthonormal basis, revisited, Journal of
        Computer Graphics Techniques 6.
    """
    x, y, z = n
    sign = where(z < 0, -1, 1)
    a = -1 / (sign + z)
    b = x * y * a
    return (1 + sign * x * x * a, sign * b, -sign * x), (b, sign + y * y * a, -y)


@final
@element
class SphereOnSphere(Touching):
    """Two spheres touch from outside, or one within the other.

    Forces are along the line from the second centre to the first, then along two
    directions across; inside, they press the first towards the second centre.

    Attributes:
        a: Body or frame at the centre of the first sphere.
        b: Body or frame at the centre of the second, on another body.
        radius_a: Of the first sphere [m].
        radius_b: Of the second [m]; less than zero for a hollow sphere around the
            first one.
    """

    a: Place
    b: Place
    radius_a: Annotated[ConstantFormula, "m", _OF_SHAPE]
    radius_b: Annotated[ConstantFormula, "m"]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")
    apart = _PAIR

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the spheres can touch."""
        check_stiction(who, self.friction, self.stiction, bind)
        a, b = bind.default(self.radius_a), bind.default(self.radius_b)
        if a is not None and b is not None and -a <= b <= 0:
            raise ModelError(
                f"{who}: the radii {a:g} m and {b:g} m; a hollow sphere, whose radius "
                f"is less than zero, must be larger than the one within, and another "
                f"radius must be positive."
            )

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Both spheres."""
        return self.a, self.b

    @property
    def directions(self) -> tuple[str, ...]:
        """Two directions across."""
        return "s", "t"

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the nearest point of the first sphere."""
        p = kinematics.position(self.a, self.b, self.b)
        distance = sqrt(dot(p, p))
        inside = where(self.radius_b < 0, -1, 1)
        n = scale(inside / distance, p)
        gap = inside * distance - self.radius_a - self.radius_b
        place = sub3(p, scale(self.radius_a, n))
        return (Touch(gap, place, (n, *_tangents(n))),)


@final
@element
class DiscOnPlane(_OnPlane):
    """A disc or a narrow wheel touches a plane with its rim.

    The disc may lean, but not lie.

    Attributes:
        disc: Body or frame at the centre, y along the axis.
        plane: Body or frame; the plane is z = 0 of it.
        radius: Of the rim [m].
    """

    disc: Place
    plane: Place
    radius: Annotated[ConstantFormula, "m", _OF_SHAPE]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Disc and plane."""
        return self.disc, self.plane

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the lowest point of the rim."""
        p = kinematics.position(self.disc, self.plane, self.plane)
        place = add3(p, lowest_of_rim(kinematics, self.disc, self.plane, self.radius))
        return (Touch(place[2], place, _OF_PLANE),)


def lowest_of_rim(
    kinematics: Kinematics, disc: Frame, plane: Frame, radius: Node
) -> Vec:
    """Return the lowest point of a rim from its centre, in the axes of the plane."""
    x, y, z = transposed(kinematics.rotation(disc, plane))[1]
    lean = sqrt(x * x + y * y)
    factor = radius / lean
    return factor * z * x, factor * z * y, -radius * lean


@final
@element
class CylinderOnPlane(_OnPlane):
    """A cylinder that lies on a plane touches it with the rims of both ends.

    It may lean, but not stand: for that take a box, or points around its foot.

    Attributes:
        cylinder: Body or frame at the centre, y along the axis.
        plane: Body or frame; the plane is z = 0 of it.
        radius: Of the cylinder [m].
        length: Along y [m].
    """

    cylinder: Place
    plane: Place
    radius: Annotated[ConstantFormula, "m", _OF_SHAPE]
    length: Annotated[ConstantFormula, "m", _OF_SHAPE]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")
    points = 2

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Cylinder and plane."""
        return self.cylinder, self.plane

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the lowest points of both rims."""
        cylinder, plane = self.cylinder, self.plane
        p = kinematics.position(cylinder, plane, plane)
        axis = transposed(kinematics.rotation(cylinder, plane))[1]
        arm = lowest_of_rim(kinematics, cylinder, plane, self.radius)
        ends = (scale(side * self.length / 2, axis) for side in (-1, 1))
        places = [add3(add3(p, end), arm) for end in ends]
        return [Touch(place[2], place, _OF_PLANE) for place in places]


@final
@element
class BoxOnPlane(_OnPlane):
    """A box touches a plane with its corners.

    An edge of length zero leaves half of the corners out: size (a, 0, b) is a
    rectangle with four, (a, b, 0) the four feet of a table.

    Attributes:
        box: Body or frame at the centre, axes along the edges.
        plane: Body or frame; the plane is z = 0 of it.
        size: Edges along x, y and z [m].
    """

    box: Place
    plane: Place
    size: Annotated[
        Vector, "m", not_negative("because it is a length; 0 leaves corners out")
    ]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Box and plane."""
        return self.box, self.plane

    @property
    def points(self) -> int:
        """Number of corners."""
        return 1 << sum(edge is not ZERO for edge in self.size)

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the corners, along x slowest."""
        p = kinematics.position(self.box, self.plane, self.plane)
        R = kinematics.rotation(self.box, self.plane)
        sides = [(ZERO,) if e is ZERO else (-e / 2, e / 2) for e in self.size]
        corners = [add3(p, matvec(R, (x, y, z))) for x, y, z in product(*sides)]
        return [Touch(corner[2], corner, _OF_PLANE) for corner in corners]


@final
@element
class EllipsoidOnPlane(_OnPlane):
    """An ellipsoid touches a plane from above.

    Attributes:
        ellipsoid: Body or frame at the centre, axes along those of the ellipsoid.
        plane: Body or frame; the plane is z = 0 of it.
        semi_axes: Along x, y and z [m].
    """

    ellipsoid: Place
    plane: Place
    semi_axes: Annotated[Vector, "m", _OF_SHAPE]
    restitution: Annotated[RestitutionCoefficient, "1", "m/s"] = preset(0)
    friction: Annotated[Coefficient, "1", "m/s"] = preset(0)
    stiction: Annotated[OptionalCoefficient, "1", "m/s"] = preset(None)
    law: ImpactLaw = preset("newton")

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Ellipsoid and plane."""
        return self.ellipsoid, self.plane

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the lowest point, where the normal is that of the plane."""
        p = kinematics.position(self.ellipsoid, self.plane, self.plane)
        R = kinematics.rotation(self.ellipsoid, self.plane)
        n = R[2]  # the normal of the plane, in the axes of the ellipsoid
        a, b, c = self.semi_axes
        stretched: Vec = (a * n[0], b * n[1], c * n[2])
        size = sqrt(dot(stretched, stretched))
        arm = (
            -a * stretched[0] / size,
            -b * stretched[1] / size,
            -c * stretched[2] / size,
        )
        x, y, _ = add3(p, matvec(R, arm))
        gap = p[2] - size
        return (Touch(gap, (x, y, gap), _OF_PLANE),)
