"""Contacts of convex polyhedra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, final

import numpy as np

from symbody.errors import ModelError, warn_user
from symbody.expr.node import Const
from symbody.model.contacts.shapes import CornersOnPlane
from symbody.model.field import Entry, Field, element
from symbody.model.fields import Place
from symbody.model.formulas import VectorLike
from symbody.spatial.vectors import Vec, vec

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
        # Takes long to import, which only models with hulls pay for.
        from scipy.spatial import ConvexHull, QhullError

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
            corners = np.sort(ConvexHull(offset / (abs(offset).max() or 1)).vertices)
        except QhullError:
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
