"""Shapes to look at: data that a viewer draws, without effect on the motion.

Each is fixed to a frame and given in its axes. Sizes are numbers or formulas of
parameters, so that what is drawn changes with the mechanism.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any, Literal, TypeAlias, final

import numpy as np

from symbody.arguments import Arguments, real, real_array, shown
from symbody.errors import ModelError
from symbody.expr.node import Array, Node
from symbody.model.body import Body, Frame, PlaceLike, frame_of
from symbody.model.fields import Field, Formula, Vector, element, preset
from symbody.model.formulas import VectorLike
from symbody.spatial.vectors import vec

Color: TypeAlias = tuple[float, float, float]

COLORS: dict[str, Color] = {
    "black": (0.0, 0.0, 0.0),
    "blue": (0.12, 0.47, 0.71),
    "brown": (0.55, 0.34, 0.29),
    "cyan": (0.09, 0.75, 0.81),
    "gray": (0.5, 0.5, 0.5),
    "green": (0.17, 0.63, 0.17),
    "orange": (1.0, 0.5, 0.05),
    "purple": (0.58, 0.4, 0.74),
    "red": (0.84, 0.15, 0.16),
    "silver": (0.75, 0.75, 0.78),
    "white": (1.0, 1.0, 1.0),
    "yellow": (0.95, 0.8, 0.1),
}
MESHES = (".stl", ".obj", ".gltf", ".glb")
_HEX = re.compile(r"#[0-9a-fA-F]{6}\Z")


@final
@dataclass(frozen=True)
class Binding:
    """What a model knows and a shape needs to check itself.

    Attributes:
        constant: From a value and its shape to formulas of parameters.
        formula: The same, to formulas of anything known.
        default: From a formula of parameters to its value with the defaults.
    """

    constant: Callable[[Any, tuple[int, ...]], Array]
    formula: Callable[[Any, tuple[int, ...]], Array]
    default: Callable[[Node], float]

    def size(self, who: str, what: str, value: Any, shape: tuple[int, ...] = ()) -> Any:
        """Return a size, all of whose entries are positive with the defaults."""
        sizes = self.constant(value, shape)
        for node in sizes.reshape(-1).tolist():
            number = self.default(node)
            if not number > 0:
                raise ModelError(
                    f"{who}: the {what} is {number:g} m. Sizes of what is drawn are "
                    f"positive."
                )
        return sizes.item() if shape == () else vec(sizes)


@final
@element
class Box:
    """A box with its center at the frame's origin.

    Attributes:
        size: Edges along x, y and z [m].
    """

    size: Vector

    def bound(self, who: str, binding: Binding) -> Box:
        """Return the box with checked edges."""
        return Box(binding.size(who, "edge", self.size, (3,)))


@final
@element
class Cylinder:
    """A cylinder with its center at the frame's origin.

    Attributes:
        radius: Of its circles [m].
        length: Along its axis [m].
        axis: "x", "y" or "z" of the frame.
    """

    radius: Formula
    length: Formula
    axis: Literal["x", "y", "z"] = "z"

    def bound(self, who: str, binding: Binding) -> Cylinder:
        """Return the cylinder with checked sizes."""
        if self.axis not in ("x", "y", "z"):
            raise ModelError(
                f"{who}: the axis {self.axis!r} must be 'x', 'y' or 'z'. For another "
                f"one add a frame that is turned."
            )
        radius = binding.size(who, "radius", self.radius)
        return Cylinder(radius, binding.size(who, "length", self.length), self.axis)


@final
@element
class Sphere:
    """A sphere around the frame's origin.

    Attributes:
        radius: Its radius [m].
    """

    radius: Formula

    def bound(self, who: str, binding: Binding) -> Sphere:
        """Return the sphere with a checked radius."""
        return Sphere(binding.size(who, "radius", self.radius))


@final
@element
class Line:
    """A straight line from the frame's origin: a rope, a spring, an edge.

    Attributes:
        to: Body or frame whose origin is the other end, also on another body; or a
            point in the frame's axes, three formulas of parameters [m].
    """

    to: Field[PlaceLike | VectorLike, Any]

    def bound(self, who: str, binding: Binding) -> Line:
        """Return the line with its end checked."""
        if isinstance(self.to, Body | Frame):
            return Line(frame_of(who, self.to))
        return Line(vec(binding.constant(self.to, (3,))))


@final
@element
class Arrow:
    """An arrow from the frame's origin, for a force or a velocity.

    Attributes:
        vector: In the frame's axes, three formulas of anything known.
        scale: Length drawn for one unit of it [m].
    """

    vector: Vector
    scale: Formula = preset(1.0)

    def bound(self, who: str, binding: Binding) -> Arrow:
        """Return the arrow with its formulas made nodes."""
        vector = vec(binding.formula(self.vector, (3,)))
        return Arrow(vector, binding.size(who, "scale", self.scale))


@final
@element
class FrameAxes:
    """The frame itself: x in red, y in green, z in blue.

    Attributes:
        length: Of each axis [m].
    """

    length: Formula = preset(0.1)

    def bound(self, who: str, binding: Binding) -> FrameAxes:
        """Return the axes with a checked length."""
        return FrameAxes(binding.size(who, "length", self.length))


@final
@element
class Mesh:
    """A surface from a file.

    Attributes:
        path: STL, OBJ or glTF file.
        scale: Meters in a unit of the file, 0.001 for millimeters.
    """

    path: Field[str | PathLike[str], Path]
    scale: Formula = preset(1.0)

    def bound(self, who: str, binding: Binding) -> Mesh:
        """Return the mesh with its file found; it is not read."""
        path = Arguments(who, ModelError).path("path", self.path)
        if path.suffix.lower() not in MESHES:
            raise ModelError(
                f"{who}: the file {str(path)!r} is of no known kind. Meshes are read "
                f"from {', '.join(MESHES)}."
            )
        if not path.is_file():
            raise ModelError(
                f"{who}: there is no file {str(path)!r}. Paths are relative to the "
                f"folder in which Python was started; give an absolute one."
            )
        return replace(self, path=path, scale=binding.size(who, "scale", self.scale))


Shape: TypeAlias = Box | Cylinder | Sphere | Line | Arrow | FrameAxes | Mesh


@final
@element
class Visual:
    """A shape at its place.

    Attributes:
        name: Unique in the model.
        frame: Where it is fixed.
        shape: What it looks like.
        color: Red, green and blue, each from 0 to 1.
        opacity: From 0, exclusively, to 1.
    """

    name: str
    frame: Frame
    shape: Shape
    color: Color
    opacity: float


def checked_color(who: str, color: Any) -> Color:
    """Return red, green and blue of a name, of "#rrggbb", or of three numbers.

    Raises:
        ModelError: It is none of these.
    """
    if isinstance(color, str):
        if color in COLORS:
            return COLORS[color]
        if _HEX.match(color):
            red, green, blue = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
            return red, green, blue
    elif isinstance(color, list | tuple | np.ndarray) and len(color) == 3:
        parts = real_array(color)
        if (
            parts is not None
            and parts.shape == (3,)
            and (abs(parts - 0.5) <= 0.5).all()
        ):
            red, green, blue = parts.tolist()
            return red, green, blue
    raise ModelError(
        f"{who}: the color {shown(color)} is not known. Give one of "
        f"{', '.join(COLORS)}, '#rrggbb', or three numbers from 0 to 1."
    )


def checked_opacity(who: str, opacity: Any) -> float:
    """Return the opacity as a number.

    Raises:
        ModelError: It is not between 0 and 1, or 0, which nobody sees.
    """
    number = real(opacity)
    if number is None or not 0 < number <= 1:
        raise ModelError(
            f"{who}: the opacity is {shown(opacity)}; it goes from 0, exclusively, for "
            f"what is all but invisible, to 1 for what is opaque. Give one number."
        )
    return number
