"""Mass, centre and inertia of solids, and the triangles of STL and OBJ files."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias, TypedDict

import numpy as np

from symbody.arguments import Arguments, Numbers, real
from symbody.errors import ModelError
from symbody.expr.node import Node, Scalar, as_node
from symbody.model.visuals import Box, Cylinder, Mesh, Sphere

# A binary STL: 80 bytes, the number of triangles, 50 bytes for each.
_HEAD, _TRIANGLE = 84, 50


def triangles(path: Path) -> Numbers:
    """Return the corners of the triangles of an STL or OBJ file, shape (n, 3, 3)."""
    readers = {".stl": _stl, ".obj": _obj}
    read = readers.get(path.suffix.lower())
    if read is None:
        raise ModelError(
            f"mesh {str(path)!r}: triangles are read from {', '.join(readers)} files. "
            f"Save the part in one of these formats."
        )
    try:
        corners = read(path.read_bytes())
    except OSError as error:
        raise ModelError(
            f"mesh {str(path)!r}: it cannot be read: {error.strerror}. Check the path, "
            f"which is relative to the folder in which Python was started."
        ) from None
    except (ValueError, IndexError) as error:
        raise ModelError(
            f"mesh {str(path)!r}: it is no such file: {error}. Save the part again."
        ) from None
    if not len(corners) or not np.isfinite(corners).all():
        raise ModelError(
            f"mesh {str(path)!r}: it has {len(corners)} triangles, not all of finite "
            f"corners. A solid needs a closed surface; save the part again."
        )
    return corners


def _stl(content: bytes) -> Numbers:
    count = int.from_bytes(content[_HEAD - 4 : _HEAD], "little")
    if len(content) >= _HEAD + _TRIANGLE * count:
        kind = np.dtype([("floats", "<f4", (4, 3)), ("attribute", "<u2")])
        table = np.frombuffer(content, kind, count, _HEAD)
        return np.asarray(table["floats"][:, 1:], dtype=float)
    rows = [line.split() for line in content.decode("ascii", "strict").splitlines()]
    corners = [[float(x) for x in row[1:4]] for row in rows if row[:1] == ["vertex"]]
    return np.array(corners, dtype=float).reshape(-1, 3, 3)


def _obj(content: bytes) -> Numbers:
    points: list[list[float]] = []
    faces: list[list[list[float]]] = []
    for line in content.decode("utf-8", "strict").splitlines():
        row = line.split()
        if row[:1] == ["v"]:
            points.append([float(x) for x in row[1:4]])
        elif row[:1] == ["f"]:
            numbers = [int(word.partition("/")[0]) for word in row[1:]]
            face = [points[n - 1 if n > 0 else n] for n in numbers]
            faces += [[face[0], b, c] for b, c in pairwise(face[1:])]
    return np.array(faces, dtype=float).reshape(-1, 3, 3)


Solid: TypeAlias = Box | Cylinder | Sphere | Mesh
# How far a surface may be from closed, of its area or of the length of its edges.
_OPEN = 1e-6
# Waves over the size of a surface, along x, y, z; so odd that holes do not cancel.
_WAVES = (2.3606797749979, 3.1622776601684, 1.7320508075689)


class MassProperties(TypedDict):
    """The mass properties of a solid, as `add_body` takes them."""

    mass: Any
    com: Any
    inertia: Any


def solid(
    shape: Solid,
    density: Scalar | None = None,
    *,
    mass: Scalar | None = None,
    hollow: Scalar = 0,
) -> MassProperties:
    """Return mass, centre of mass and inertia of a homogeneous solid, for `add_body`.

    Sizes and density may be formulas of parameters, which remain.

    Args:
        shape: `Box`, `Cylinder`, `Sphere`, or `Mesh` of a closed surface in an STL or
            OBJ file, in the axes of the body.
        density: Mass of a unit of volume [kg/m³]; 7850 of steel.
        mass: Of the whole [kg], in place of the density.
        hollow: Radius of the hole through a cylinder, which makes it a tube, or of the
            hollow inside a sphere [m].

    Returns:
        The arguments `mass`, `com` and `inertia` of `add_body`.

    Raises:
        ModelError: A size, the density or the mass is not positive, the hole is too
            wide, or the surface of a mesh is not closed; or not one of density and mass
            is given.

    Example:
        >>> properties = solid(Box((1, 2, 3)), density=1000)
        >>> properties["mass"]
        6000
    """
    if (density is None) == (mass is None):
        raise ModelError(
            f"solid: density={density!r} and mass={mass!r}, but one of them says the "
            f"other. Give the density, or mass=2.5."
        )
    if density is None:
        whole = _size("mass", mass)
        density = whole / as_node(solid(shape, 1, hollow=hollow)["mass"], "solid: mass")
    arguments = Arguments("solid", ModelError)
    remedy = "Give Box((1, 1, 1)), Cylinder(1, 2), Sphere(1) or Mesh('part.stl')."
    if not isinstance(shape, (Box, Cylinder, Sphere, Mesh)):
        raise arguments.refused("shape", shape, "a shape with a volume", remedy)
    rho = _size("density", density)
    inner = as_node(hollow, "solid: hollow")
    if isinstance(shape, (Box, Mesh)) and real(hollow) != 0:
        raise ModelError(
            f"solid: hollow={hollow!r}, but a {type(shape).__name__} has no radius "
            f"that a hole could have. Leave it out, or take a Cylinder or a Sphere."
        )
    if isinstance(shape, Mesh):
        return _of_mesh(shape, rho)
    if isinstance(shape, Box):
        edges = [_size("edge", edge) for edge in shape.size]
        if len(edges) != 3:
            rule, remedy = "three edges, along x, y and z", "Give as many."
            raise arguments.refused("size of the box", shape.size, rule, remedy)
        x, y, z = edges
        m = rho * x * y * z
        twelfth = m / 12
        moments = [twelfth * (y * y + z * z), twelfth * (x * x + z * z)]
        return _centered(m, [*moments, twelfth * (x * x + y * y)])
    R = _size("radius", shape.radius)
    hole, radius = real(inner), real(R)
    if hole is not None and (hole < 0 or (radius is not None and hole >= radius)):
        raise ModelError(
            f"solid: hollow={hole:g} of a radius {radius}: a hole is zero or positive "
            f"and less than the radius. Give the inner radius, not a diameter."
        )
    if isinstance(shape, Sphere):
        m = rho * (4 / 3 * math.pi) * (R**3 - inner**3)
        return _centered(m, [rho * (8 / 15 * math.pi) * (R**5 - inner**5)] * 3)
    length = _size("length", shape.length)
    m = rho * math.pi * (R * R - inner * inner) * length
    square = R * R + inner * inner
    across, along = m / 12 * (3 * square + length * length), m / 2 * square
    axis = arguments.word("axis of the cylinder", shape.axis, ("x", "y", "z"))
    return _centered(m, [along if axis == a else across for a in "xyz"])


def _centered(mass: object, moments: list[object]) -> MassProperties:
    return {"mass": mass, "com": (0, 0, 0), "inertia": (*moments, 0, 0, 0)}


def _size(what: str, value: object) -> Node:
    node = as_node(value, f"solid: {what}")
    number = real(value)
    if number is not None and not number > 0:
        raise ModelError(
            f"solid: the {what} is {number:g}; it must be positive, as that of any "
            f"solid. Check the number and its unit."
        )
    return node


def _of_mesh(mesh: Mesh, density: Node) -> MassProperties:
    """Return the same of the inside of a surface, by sums over its triangles."""
    scale = real(mesh.scale)
    if scale is None or not scale > 0:
        raise ModelError(
            f"solid: the scale of the mesh is {mesh.scale!r}; of a mesh it must be a "
            f"positive number. Give one, 0.001 for millimeters."
        )
    corners = triangles(Path(mesh.path)) * scale
    _check_closed(corners - corners.mean(axis=(0, 1)))
    volume, com, J = tetrahedra(corners)
    if not volume > 0:
        raise ModelError(
            f"solid: the surface of {str(mesh.path)!r} has the volume {volume:g} m³. "
            f"Its triangles must point outwards; turn them in the program that made it."
        )
    xx, yy, zz = np.diag(J)
    entries = (xx, yy, zz, J[0, 1], J[0, 2], J[1, 2])
    inertia = tuple(density * float(entry) for entry in entries)
    return {"mass": density * volume, "com": tuple(com.tolist()), "inertia": inertia}


def tetrahedra(
    corners: Numbers, *, exact: bool = True
) -> tuple[float, Numbers, Numbers]:
    """Return volume, centre and inertia about it of tetrahedra on triangles, density 1.

    Their common corner is the mean by area, then the centre of mass, or a small part
    far from the origin would be lost in rounding. Triangles seen from behind count as
    negative if `exact`, else as positive. After Eberly (2002), Polyhedral mass
    properties (revisited), section 4.
    """
    a, b, c = corners.transpose(1, 0, 2)
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    if not area.sum() > 0:
        return 0.0, np.zeros(3), np.zeros((3, 3))
    middle = (area[:, None] * (a + b + c) / 3).sum(0) / area.sum()
    volume = _volumes(corners - middle, exact=exact)
    if not volume.sum() > 0:
        return float(volume.sum()), middle, np.zeros((3, 3))
    com = (volume[:, None] * (a + b + c - 3 * middle) / 4).sum(0) / volume.sum()
    corners = corners - (middle + com)
    volume = _volumes(corners, exact=exact)
    a, b, c = corners.transpose(1, 0, 2)
    points = (a, b, c, a + b + c)
    products = sum(np.einsum("i,ij,ik->jk", volume, x, x) for x in points) / 20
    inertia = np.trace(products) * np.eye(3) - products
    return float(volume.sum()), middle + com, inertia


def _volumes(corners: Numbers, *, exact: bool) -> Numbers:
    a, b, c = corners.transpose(1, 0, 2)
    volume: Numbers = np.einsum("ij,ij->i", a, np.cross(b, c)) / 6
    return volume if exact else np.abs(volume)


def _check_closed(corners: Numbers) -> None:
    """Raise unless triangles pass each edge as often in one direction as the other."""
    sides = np.roll(corners, -1, axis=1) - corners
    normals = np.cross(sides[:, 0], sides[:, 1])
    gap = np.linalg.norm(normals.sum(axis=0)) / np.linalg.norm(normals, axis=1).sum()
    if gap > _OPEN:
        raise ModelError(
            f"solid: the surface is not closed: its triangles sum up to a gap of "
            f"{gap:.2g} of the area, so that it has no inside. Close it in the program "
            f"that made it."
        )
    k = np.array(_WAVES) / np.ptp(corners, axis=(0, 1)).max()
    # The mean of a wave along an edge.
    means = np.exp(1j * (corners + sides / 2) @ k) * np.sinc(sides @ k / (2 * np.pi))
    around = np.abs(np.einsum("ne,nei->i", means, sides)).max()
    hem = around / np.linalg.norm(sides, axis=2).sum()
    if hem > _OPEN:
        raise ModelError(
            f"solid: the surface is not closed: openings that face each other have "
            f"edges of a single triangle ({hem:.2g} of the sum round all edges), so "
            f"that it has no inside. Close it in the program that made it."
        )
