"""Contacts of points, spheres, discs, boxes, ellipsoids and polyhedra; cams."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Annotated, Any, final

import numpy as np

from symbody.errors import ExpressionError, ModelError, warn_user
from symbody.expr.functions import maximum, sqrt, where
from symbody.expr.node import ZERO, Const, Node
from symbody.model.body import Apart
from symbody.model.constraints.rolling import lowest_of_rim
from symbody.model.contacts.contact import (
    OF_SHAPE,
    Coefficient,
    Law,
    LawKind,
    OptionalCoefficient,
    RigidContact,
    Rows,
    Touch,
    Touching,
    check_stiction,
    strengths,
)
from symbody.model.field import Bind, Entry, Field, element, preset
from symbody.model.fields import ConstantFormula, ConstantVector, Formula, Place
from symbody.model.formulas import VectorLike, not_negative
from symbody.model.loads.load import Kinematics
from symbody.slow_packages import scipy
from symbody.spatial.vectors import (
    AXES,
    Mat,
    Vec,
    add3,
    dot,
    matvec,
    scale,
    sub3,
    times,
    transposed,
    vec,
)

_X, _Y, _Z = AXES
# The axes of a force on a plane: along its normal z, then x and y.
_OF_PLANE = (_Z, _X, _Y)


class OnPlane(RigidContact):
    """A contact with the plane z = 0 of a frame, above which z is positive."""

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the lowest points, one or several."""
        body, plane = self.ends
        p = kinematics.position(body, plane, plane)
        places = self.lowest(p, partial(kinematics.rotation, body, plane))
        return [Touch(place[2], place, _OF_PLANE) for place in places]

    @abstractmethod
    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return where the body may touch, in the axes of the plane [m].

        Args:
            p: Origin of the body's frame [m].
            rotation: Gives the matrix that takes components there to the plane's axes.
        """


@final
@element
class PointOnPlane(OnPlane):
    """A point touches a plane from above.

    Forces are along the normal z of the plane, then its x and y, on the point.

    Attributes:
        point: Body or frame whose origin touches.
        plane: Body or frame; the plane is z = 0 of it.
    """

    point: Place
    plane: Place

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the point itself."""
        return (p,)


@final
@element
class SphereOnPlane(OnPlane):
    """A sphere touches a plane from above.

    Attributes:
        sphere: Body or frame at the centre.
        plane: Body or frame; the plane is z = 0 of it.
        radius: Of the sphere [m].
    """

    sphere: Place
    plane: Place
    radius: Annotated[ConstantFormula, "m", OF_SHAPE]

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the lowest point."""
        return ((p[0], p[1], p[2] - self.radius),)


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
class SphereOnSphere(RigidContact):
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
    radius_a: Annotated[ConstantFormula, "m", OF_SHAPE]
    radius_b: Annotated[ConstantFormula, "m"]
    directions = ("s", "t")

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the spheres can touch."""
        super().check(who, bind)
        a, b = bind.default(self.radius_a), bind.default(self.radius_b)
        if a is not None and b is not None and -a <= b <= 0:
            raise ModelError(
                f"{who}: the radii {a:g} m and {b:g} m; a hollow sphere, whose radius "
                f"is less than zero, must be larger than the one within, and another "
                f"radius must be positive."
            )

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the nearest point of the first sphere."""
        p = kinematics.position(self.a, self.b, self.b)
        distance = sqrt(dot(p, p))
        if distance is ZERO:
            raise ExpressionError(
                "the spheres have one center in every position, so that a force "
                "between them has no direction. Put them on bodies that move apart."
            )
        inside = where(self.radius_b < 0, -1, 1)
        n = scale(inside / distance, p)
        gap = inside * distance - self.radius_a - self.radius_b
        return (Touch(gap, sub3(p, scale(self.radius_a, n)), (n, *_tangents(n))),)


@final
@element
class DiscOnPlane(OnPlane):
    """A disc or a narrow wheel touches a plane with its rim.

    The disc may lean, but not lie.

    Attributes:
        disc: Body or frame at the centre, y along the axis.
        plane: Body or frame; the plane is z = 0 of it.
        radius: Of the rim [m].
    """

    disc: Place
    plane: Place
    radius: Annotated[ConstantFormula, "m", OF_SHAPE]
    undefined = "a disc may lean, but not lie"

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the lowest point of the rim."""
        arm, _ = lowest_of_rim(rotation(), self.radius)
        return (add3(p, arm),)


@final
@element
class CylinderOnPlane(OnPlane):
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
    radius: Annotated[ConstantFormula, "m", OF_SHAPE]
    length: Annotated[ConstantFormula, "m", OF_SHAPE]
    points = 2
    undefined = "a cylinder may lie or lean, but not stand; points around its foot do"

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the lowest points of both rims."""
        R = rotation()
        arm, _ = lowest_of_rim(R, self.radius)
        ends = (scale(side * self.length / 2, transposed(R)[1]) for side in (-1, 1))
        return [add3(add3(p, end), arm) for end in ends]


class CornersOnPlane(OnPlane):
    """A contact of a body's corners with a plane, each a point of its own."""

    @property
    @abstractmethod
    def corners(self) -> Sequence[Vec]:
        """The corners in the axes of the body's frame [m]."""

    @property
    def points(self) -> int:
        """Number of corners."""
        return len(self.corners)

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the corners, in their order."""
        R = rotation()
        return [add3(p, matvec(R, corner)) for corner in self.corners]


@final
@element
class BoxOnPlane(CornersOnPlane):
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
        ConstantVector,
        "m",
        not_negative("because it is a length; 0 leaves corners out"),
    ]

    @property
    def corners(self) -> Sequence[Vec]:
        """The corners, along x slowest."""
        sides = [(ZERO,) if e is ZERO else (-e / 2, e / 2) for e in self.size]
        return [(x, y, z) for x, y, z in product(*sides)]


@final
@element
class EllipsoidOnPlane(OnPlane):
    """An ellipsoid touches a plane from above.

    Attributes:
        ellipsoid: Body or frame at the centre, axes along those of the ellipsoid.
        plane: Body or frame; the plane is z = 0 of it.
        semi_axes: Along x, y and z [m].
    """

    ellipsoid: Place
    plane: Place
    semi_axes: Annotated[ConstantVector, "m", OF_SHAPE]

    def lowest(self, p: Vec, rotation: Callable[[], Mat]) -> Sequence[Vec]:
        """Return the lowest point, where the normal is that of the plane."""
        R = rotation()
        # R[2] is the normal of the plane, in the axes of the ellipsoid.
        stretched = vec(map(times, self.semi_axes, R[2]))
        size = sqrt(dot(stretched, stretched))
        arm = vec(-e * x / size for e, x in zip(self.semi_axes, stretched, strict=True))
        x, y, _ = add3(p, matvec(R, arm))
        return ((x, y, p[2] - size),)


@final
@element
class SlidingFriction(Touching):
    """Dry friction that holds a point on a plane under a prescribed normal force.

    Attributes:
        point: Body or frame whose origin rubs.
        plane: Body or frame, on another body, whose z is normal to the plane.
        coefficient: Coefficient of friction, or a function of the slip velocity.
        normal_force: What presses both together [N]. Less than zero counts as zero.
        stiction: Coefficient at rest; None for that of sliding.
    """

    point: Place
    plane: Place
    coefficient: Annotated[Coefficient, "1"]
    normal_force: Annotated[Formula, "N"]
    stiction: Annotated[OptionalCoefficient, "1"] = preset(None)
    apart = Apart("ends", "so nothing rubs. Put them on two bodies.")
    rows = (Rows(LawKind.FRICTION, ("x", "y"), ("N", "N")),)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the coefficients contradict each other."""
        check_stiction(who, self.coefficient, self.stiction, bind)

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the point itself."""
        p = kinematics.position(self.point, self.plane, self.plane)
        return (Touch(ZERO, p, (_X, _Y)),)

    def _law(self, gap: Node, speeds: tuple[Node, ...]) -> Law:
        kinetic, static = strengths(self.coefficient, self.stiction, speeds)
        load: Node = maximum(self.normal_force, 0)
        return Law(gap, speeds, times(kinetic, load), times(static, load))


# Each vertex has three rows, and impacts are solved for those of all that touch.
_MOST = 32


class Vertices(Field[Sequence[VectorLike], tuple[Vec, ...]]):
    """Points in a frame's axes; it holds those that are vertices of their hull."""

    words = "three numbers for each of four points or more"
    form, sample = (
        "formula",
        lambda *_: ((0, 0, 0), (0.3, 0, 0), (0, 0.2, 0), (0, 0, 0.1)),
    )

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[Vec, ...]:
        """Return the vertices of the hull, in the order of the points."""
        who, n = entry.who, max(len(value) if hasattr(value, "__len__") else 0, 4)
        nodes = entry.formulas(value, (n, 3), ("parameter",))
        if not all(isinstance(node, Const) for node in nodes.ravel()):
            raise ModelError(
                f"{who}: its {entry.name} depend on parameters, with which other "
                f"points become vertices. Give numbers."
            )
        points = np.array([node.value for node in nodes.ravel()]).reshape(n, 3)
        try:
            # On a scale of one, so that no size is too small for the library.
            offset = points - points.mean(axis=0)
            hull = scipy.spatial.ConvexHull(offset / (abs(offset).max() or 1))
            corners = np.sort(hull.vertices)
        except scipy.spatial.QhullError:
            raise ModelError(
                f"{who}: its {n} {entry.name} enclose no volume; a hull needs at least "
                f"four points that are not in one plane. Give more, or, for what is "
                f"flat, a PointOnPlane at a frame for each."
            ) from None
        if len(corners) > _MOST:
            raise ModelError(
                f"{who}: the hull has {len(corners)} vertices; at most {_MOST} can be "
                f"taken, as each is a contact of its own. Give those of a coarser "
                f"hull, or take a sphere, a cylinder or an ellipsoid."
            )
        if len(corners) < n:
            warn_user(
                f"{who}: {n - len(corners)} of the {n} points are no vertices of their "
                f"convex hull, and are left out."
            )
        return tuple(vec(nodes[i]) for i in corners)


@final
@element
class HullOnPlane(CornersOnPlane):
    """A convex polyhedron touches a plane with its vertices.

    Attributes:
        hull: Body or frame in whose axes the vertices are.
        plane: Body or frame; the plane is z = 0 of it.
        vertices: Points, at least four of them not in one plane; those that are no
            vertices of the convex hull of all are left out with a warning. At most
            32 vertices [m].
    """

    hull: Place
    plane: Place
    vertices: Annotated[Vertices, "m"]

    @property
    def corners(self) -> Sequence[Vec]:
        """The vertices."""
        return self.vertices
