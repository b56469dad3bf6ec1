"""Geoms and meshes: the shapes of bodies, their mass and inertia.

References:
    mujoco.readthedocs.io, XML reference: body/geom, asset/mesh.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import final

import numpy as np

from symbody.io.context import MASSLESS, Floats, Inertial, Pose, by_quaternion, pose
from symbody.io.mjcf.document import Document, Places
from symbody.io.xml import XmlElement
from symbody.model.solids import tetrahedra, triangles
from symbody.slow_packages import scipy

TYPES = (
    "plane", "hfield", "sphere", "capsule", "ellipsoid", "cylinder", "box", "mesh",
    "sdf",
)  # fmt: skip
# How many sizes each type has; the last is half a length that 'fromto' can give.
_SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
_DENSITY = 1000.0  # kg/m³, of water
_WAYS = ("convex", "exact", "legacy", "shell")


@final
@dataclass(frozen=True, eq=False)
class Geom:
    """A geom of one of TYPES: place in the body's frame, sizes [m] and group."""

    element: XmlElement
    kind: str
    at: Pose
    size: tuple[float, ...]
    group: int


def geom_of(element: XmlElement, around: Pose, places: Places) -> Geom:
    """Return a geom in a frame around it."""
    default = "mesh" if "mesh" in element.attributes else "sphere"
    kind = element.choice("type", TYPES, default)
    group = int(element.number("group", 0.0))
    size, at = element.numbers("size", None, ()), places.place(element)
    if "fromto" in element.attributes and kind in _SIZES and kind != "sphere":
        ends = np.array(element.numbers("fromto", 6)).reshape(2, 3)
        half = float(np.linalg.norm(ends[0] - ends[1])) / 2
        if not size:
            raise element.error("fromto needs a radius as size.")
        size = (size[0],) * (_SIZES[kind] - 1) + (half,)
    needed = _SIZES.get(kind, 0)
    fits = len(size) >= needed and all(s > 0 for s in size[:needed])
    if not fits and "mesh" not in element.attributes:
        raise element.error(
            f"a {kind} needs {needed} positive sizes, and size has {list(size)}."
        )
    return Geom(element, kind, around @ at, size[:needed], group)


def inertial_of(geom: Geom, meshes: Meshes) -> Inertial:
    """Return mass properties of a geom in the frame of its body."""
    element = geom.element
    if element.get("shellinertia", "false") == "true":
        raise element.error(
            "shellinertia: masses of hollow geoms are not computed. Give the body an "
            "element 'inertial'."
        )
    mass = element.number("mass", -1.0)
    density = element.number("density", _DENSITY)
    if mass == 0 or (mass < 0 and density == 0) or geom.kind in ("plane", "hfield"):
        return MASSLESS
    if geom.kind in _SIZES and "mesh" not in element.attributes:
        volume, moments = _volume_and_moments(geom.kind, geom.size)
        unit = Inertial(1.0, np.zeros(3), np.diag(moments))
    elif geom.kind == "mesh":
        volume, unit = meshes.solid(element)
    else:
        raise element.error(
            f"the mass of a {geom.kind} fitted to a mesh is not computed. Give the "
            f"body an element 'inertial'."
        )
    mass = density * volume if mass < 0 else mass
    return Inertial(mass, unit.com, mass * unit.inertia).placed(geom.at)


def _volume_and_moments(kind: str, size: tuple[float, ...]) -> tuple[float, Floats]:
    """Return the volume and the moments of inertia of a unit mass."""
    if kind == "sphere":
        (r,) = size
        return 4 / 3 * math.pi * r**3, np.full(3, 0.4 * r * r)
    if kind == "capsule":
        r, h = size
        length = 2 * h
        ends = 4 * r / (4 * r + 3 * length)
        tube = 1 - ends
        ball = 0.4 * ends * r * r
        across = tube * (3 * r * r + length**2) / 12 + ball
        across += ends * length * (3 * r + 2 * length) / 8
        volume = math.pi * r * r * length + 4 / 3 * math.pi * r**3
        return volume, np.array([across, across, tube * r * r / 2 + ball])
    if kind == "cylinder":
        r, h = size
        across = (3 * r * r + 4 * h * h) / 12
        return 2 * math.pi * r * r * h, np.array([across, across, r * r / 2])
    a, b, c = size
    squares = np.array([b * b + c * c, a * a + c * c, a * a + b * b])
    if kind == "box":
        return 8 * a * b * c, squares / 3
    return 4 / 3 * math.pi * a * b * c, squares / 5


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
        """Return the mesh that a geom shows."""
        return geom.referred(self._elements, "mesh", geom.get("mesh"))

    def path(self, mesh: XmlElement) -> Path:
        """Return the file of a mesh; raises ReadError if it is not there."""
        setting = self._document.compiler.get
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
        """Return the volume of a mesh and the inertia of a unit mass in it."""
        mesh = self.element(geom)
        name = geom.get("mesh")
        if name not in self._solids:
            self._solids[name] = self._enclosed(mesh)
        return self._solids[name]

    def _enclosed(self, mesh: XmlElement) -> tuple[float, Inertial]:
        method = mesh.choice("inertia", _WAYS, "legacy")
        corners = self._triangles(mesh) * np.array(mesh.numbers("scale", 3, (1, 1, 1)))
        if method == "shell":
            raise mesh.error(
                "inertia='shell': masses of hollow meshes are not computed. Give the "
                "body an element 'inertial'."
            )
        if method == "convex":
            corners = _hull(mesh, corners)
        volume, com, J = tetrahedra(corners, exact=method == "exact")
        if not volume > 0:
            raise mesh.error("it encloses no volume, so its mass is not known.")
        return volume, Inertial(1.0, com, J / volume).placed(self.place(mesh).inverse())

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
    points = corners.reshape(-1, 3)
    try:
        hull = scipy.spatial.ConvexHull(points)
    except (scipy.spatial.QhullError, ValueError):
        raise mesh.error("its points enclose no volume.") from None
    triangles = points[hull.simplices]
    a, b, c = triangles.transpose(1, 0, 2)
    inside = np.einsum("ij,ij->i", np.cross(b - a, c - a), hull.equations[:, :3]) < 0
    triangles[inside] = triangles[inside][:, ::-1]
    return np.asarray(triangles)


def triangles_of(path: Path, element: XmlElement) -> Floats:
    """Return the corners of all triangles of a file, shape (n, 3, 3) [m]."""
    if path.stat().st_size > element.source.limits.size:
        raise element.error(f"the file {str(path)!r} is too large.")
    with element.blamed():
        if path.suffix.lower() != ".msh":
            return triangles(path)
    try:
        return _msh(path.read_bytes())
    except (ValueError, IndexError):
        raise element.error(f"the file {str(path)!r} is broken.") from None


def _msh(data: bytes) -> Floats:
    counts = np.frombuffer(data, "<i4", 4)
    if counts.min() < 0:
        raise ValueError
    vertices, normals, texcoords, faces = (int(n) for n in counts)
    points = np.frombuffer(data, "<f4", 3 * vertices, 16).reshape(-1, 3)
    at = 16 + 4 * (3 * vertices + 3 * normals + 2 * texcoords)
    corners = np.frombuffer(data, "<i4", 3 * faces, at).reshape(-1, 3)
    if corners.size and corners.min() < 0:
        raise ValueError
    result: Floats = points[corners].astype(float)
    if result.ndim != 3 or not math.isfinite(float(np.abs(result).sum())):
        raise ValueError
    return result
