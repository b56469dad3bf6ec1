"""Meshes of MJCF: where their files are, and the mass of what they enclose.

References:
    mujoco.readthedocs.io, XML reference: asset/mesh; Eberly (2002), Polyhedral mass
    properties, for the integrals over tetrahedra.
"""

from __future__ import annotations

from pathlib import Path
from typing import final

import numpy as np

from symbody.io.inertial import Inertial
from symbody.io.mesh_file import triangles_of
from symbody.io.mjcf.document import Document
from symbody.io.pose import Floats, Pose, by_quaternion, pose
from symbody.io.xml import XmlElement

_WAYS = ("convex", "exact", "legacy", "shell")


@final
class Meshes:
    """The meshes of a file by name."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._elements: dict[str, XmlElement] = {}
        self._solids: dict[str, tuple[float, Inertial]] = {}
        for element in document.sections("asset"):
            if element.tag == "mesh":
                whole = document.with_defaults(element)
                name = whole.get("name", Path(whole.get("file", "")).stem)
                self._elements[name] = whole

    def element(self, geom: XmlElement) -> XmlElement:
        """Return the mesh that a geom shows.

        Raises:
            ReadError: There is none of this name.
        """
        name = geom.get("mesh")
        if name not in self._elements:
            raise geom.error(f"there is no mesh {name!r}.")
        return self._elements[name]

    def path(self, mesh: XmlElement) -> Path:
        """Return the file of a mesh.

        Raises:
            ReadError: It is not there, or outside of the folders.
        """
        setting = self._document.setting
        folder = setting("meshdir", setting("assetdir", ""))
        named = mesh.get("file")
        if setting("strippath", "false") == "true":
            named = Path(named).name
        return mesh.source.file(str(Path(folder) / named), mesh.line, mesh.where)

    def place(self, mesh: XmlElement) -> Pose:
        """Return the place of the geom's frame in the axes of the file."""
        R = by_quaternion(mesh.numbers("refquat", 4, (1, 0, 0, 0)))
        return pose(mesh.numbers("refpos", 3, (0, 0, 0)), R)

    def solid(self, geom: XmlElement) -> tuple[float, Inertial]:
        """Return the volume of a mesh and the inertia of a unit mass in it.

        Raises:
            ReadError: It cannot be read, or encloses nothing.
        """
        mesh = self.element(geom)
        name = geom.get("mesh")
        if name not in self._solids:
            self._solids[name] = self._enclosed(mesh)
        return self._solids[name]

    def _enclosed(self, mesh: XmlElement) -> tuple[float, Inertial]:
        way = mesh.choice("inertia", _WAYS, "legacy")
        corners = self._triangles(mesh) * np.array(mesh.numbers("scale", 3, (1, 1, 1)))
        if way == "shell":
            raise mesh.error(
                "inertia='shell': masses of hollow meshes are not computed. Give the "
                "body an element 'inertial'."
            )
        if way == "convex":
            corners = _hull(mesh, corners)
        volume, unit = _solid(corners, exact=way == "exact")
        if not volume > 0:
            raise mesh.error("it encloses no volume, so its mass is not known.")
        return volume, unit.placed(self.place(mesh).inverse())

    def _triangles(self, mesh: XmlElement) -> Floats:
        if "vertex" in mesh.attributes:
            points = self._threes(mesh, "vertex")
            if "face" not in mesh.attributes:
                return _hull(mesh, points[None])
            faces = self._threes(mesh, "face").astype(int)
            if faces.size and (faces.min() < 0 or faces.max() >= len(points)):
                raise mesh.error("a face names a vertex that is not there.")
            return np.asarray(points[faces])
        return triangles_of(self.path(mesh), mesh)

    @staticmethod
    def _threes(mesh: XmlElement, name: str) -> Floats:
        numbers = mesh.numbers(name, None)
        if not numbers or len(numbers) % 3:
            raise mesh.error(f"{name} has {len(numbers)} numbers, no multiple of 3.")
        return np.array(numbers).reshape(-1, 3)


def _hull(mesh: XmlElement, corners: Floats) -> Floats:
    # SciPy takes half a second to import, which few files need.
    from scipy.spatial import ConvexHull, QhullError

    points = corners.reshape(-1, 3)
    try:
        hull = ConvexHull(points)
    except (QhullError, ValueError):
        raise mesh.error("its points enclose no volume.") from None
    triangles = points[hull.simplices]
    a, b, c = triangles.transpose(1, 0, 2)
    inside = np.einsum("ij,ij->i", np.cross(b - a, c - a), hull.equations[:, :3]) < 0
    triangles[inside] = triangles[inside][:, ::-1]
    return np.asarray(triangles)


def _solid(corners: Floats, *, exact: bool) -> tuple[float, Inertial]:
    """Return the volume and the inertia of a unit mass of tetrahedra on triangles.

    Their common corner is first the mean of the triangles by area, then the center of
    mass that follows. Exactly, a triangle that is seen from behind counts as negative;
    else every one counts as positive, as MuJoCo does unless told otherwise.
    """
    nothing = 0.0, Inertial(0.0, np.zeros(3), np.zeros((3, 3)))
    a, b, c = corners.transpose(1, 0, 2)
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    if not area.sum() > 0:
        return nothing
    middle = (area[:, None] * (a + b + c) / 3).sum(0) / area.sum()
    volume = _volumes(corners - middle, exact=exact)
    if not volume.sum() > 0:
        return nothing
    com = (volume[:, None] * (a + b + c - 3 * middle) / 4).sum(0) / volume.sum()
    corners = corners - (middle + com)
    volume = _volumes(corners, exact=exact)
    a, b, c = corners.transpose(1, 0, 2)
    points = (a, b, c, a + b + c)
    products = sum(np.einsum("i,ij,ik->jk", volume, x, x) for x in points) / 20
    whole = float(volume.sum())
    inertia = (np.trace(products) * np.eye(3) - products) / whole
    return whole, Inertial(1.0, middle + com, inertia)


def _volumes(corners: Floats, *, exact: bool) -> Floats:
    a, b, c = corners.transpose(1, 0, 2)
    volume: Floats = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6
    return volume if exact else np.abs(volume)
