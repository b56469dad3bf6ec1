"""Geoms: mass, inertia and shape of what bodies are made of.

References:
    mujoco.readthedocs.io, XML reference: body/geom.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.io.inertial import MASSLESS, Inertial
from symbody.io.mjcf.meshes import Meshes
from symbody.io.mjcf.places import Places
from symbody.io.pose import Floats, Pose, pose, z_along
from symbody.io.xml import XmlElement

TYPES = (
    "plane", "hfield", "sphere", "capsule", "ellipsoid", "cylinder", "box", "mesh",
    "sdf",
)  # fmt: skip
# How many sizes each type has; the last is half a length that 'fromto' can tell.
_SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
_DENSITY = 1000.0  # kg/m³, of water


@final
@dataclass(frozen=True, eq=False)
class Geom:
    """A geom.

    Attributes:
        element: Where it stands, with its defaults.
        kind: One of TYPES.
        at: Place in the body's frame.
        size: Its sizes as MuJoCo counts them [m].
        group: Number of its group.
    """

    element: XmlElement
    kind: str
    at: Pose
    size: tuple[float, ...]
    group: int


def geom_of(element: XmlElement, around: Pose, places: Places) -> Geom:
    """Return a geom in a frame around it.

    Raises:
        ReadError: It contradicts itself.
    """
    kind = element.choice("type", TYPES, _default_type(element))
    group = int(element.number("group", 0.0))
    size = element.numbers("size", None, ())
    if "fromto" in element.attributes and kind in _SIZES and kind != "sphere":
        at, size = _between(element, kind, size)
    else:
        at = places.place(element)
    needed = _SIZES.get(kind, 0)
    fits = len(size) >= needed and all(s > 0 for s in size[:needed])
    if not fits and "mesh" not in element.attributes:
        raise element.error(
            f"a {kind} needs {needed} positive sizes, and size has {list(size)}."
        )
    return Geom(element, kind, around @ at, size[:needed], group)


def _default_type(element: XmlElement) -> str:
    return "mesh" if "mesh" in element.attributes else "sphere"


def _between(
    element: XmlElement, kind: str, size: tuple[float, ...]
) -> tuple[Pose, tuple[float, ...]]:
    ends = np.array(element.numbers("fromto", 6))
    along = ends[:3] - ends[3:]
    length = float(np.linalg.norm(along))
    if not length > 0 or not size:
        raise element.error("fromto needs two points that differ, and size a radius.")
    sizes: tuple[float, ...] = (size[0], length / 2)
    if _SIZES[kind] == 3:
        sizes = (size[0], size[1] if len(size) > 1 else size[0], length / 2)
    return pose((ends[:3] + ends[3:]) / 2, z_along(along.tolist())), sizes


def inertial_of(geom: Geom, meshes: Meshes) -> Inertial:
    """Return mass properties of a geom in the frame of its body.

    Raises:
        ReadError: It is a hollow one, or a mesh that cannot be read.
    """
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
        volume, moments = _solid(geom.kind, geom.size)
        unit = Inertial(1.0, np.zeros(3), np.diag(moments))
    elif geom.kind == "mesh":
        volume, unit = meshes.solid(element)
    else:
        raise element.error(
            f"the mass of a {geom.kind} fitted to a mesh is not computed. Give the "
            f"body an element 'inertial'."
        )
    mass = density * volume if mass < 0 else mass
    scaled = Inertial(mass, unit.com, mass * unit.inertia)
    return scaled.placed(geom.at)


def _solid(kind: str, size: tuple[float, ...]) -> tuple[float, Floats]:
    """Return the volume and the moments of inertia of a unit mass."""
    if kind == "sphere":
        (r,) = size
        return 4 / 3 * math.pi * r**3, np.full(3, 0.4 * r * r)
    if kind == "capsule":
        return _capsule(*size)
    if kind == "cylinder":
        r, h = size
        across = (3 * r * r + 4 * h * h) / 12
        return 2 * math.pi * r * r * h, np.array([across, across, r * r / 2])
    a, b, c = size
    squares = np.array([b * b + c * c, a * a + c * c, a * a + b * b])
    if kind == "box":
        return 8 * a * b * c, squares / 3
    return 4 / 3 * math.pi * a * b * c, squares / 5


def _capsule(r: float, h: float) -> tuple[float, Floats]:
    length = 2 * h
    ends = 4 * r / (4 * r + 3 * length)
    tube = 1 - ends
    ball = 0.4 * ends * r * r
    across = tube * (3 * r * r + length**2) / 12 + ball
    across += ends * length * (3 * r + 2 * length) / 8
    along = tube * r * r / 2 + ball
    volume = math.pi * r * r * length + 4 / 3 * math.pi * r**3
    return volume, np.array([across, across, along])
