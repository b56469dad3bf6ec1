"""Shapes to look at: data that a viewer draws, without effect on the motion.

Each is fixed to a frame and given in its axes. Sizes are numbers or formulas of
parameters, so that what is drawn changes with the mechanism.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, final

from symbody.arguments import Arguments, real, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.model.body import Body, Frame, PlaceLike, frame_of
from symbody.model.field import Entry, Field, ModelElement, element, preset
from symbody.model.fields import (
    AxisName,
    ConstantFormula,
    ConstantVector,
    Vector,
    some_body,
)
from symbody.model.formulas import VectorLike, not_negative, positive
from symbody.spatial.vectors import Vec

Color: TypeAlias = tuple[float, float, float]

COLORS: dict[str, Color] = {
    "black": (0.0, 0.0, 0.0), "blue": (0.12, 0.47, 0.71), "brown": (0.55, 0.34, 0.29),
    "cyan": (0.09, 0.75, 0.81), "gray": (0.5, 0.5, 0.5), "green": (0.17, 0.63, 0.17),
    "orange": (1.0, 0.5, 0.05), "purple": (0.58, 0.4, 0.74), "red": (0.84, 0.15, 0.16),
    "silver": (0.75, 0.75, 0.78), "white": (1.0, 1.0, 1.0), "yellow": (0.95, 0.8, 0.1),
}  # fmt: skip
MESHES = (".stl", ".obj", ".gltf", ".glb", ".dae")
_HEX = r"#[0-9a-fA-F]{6}\Z"


_DRAWN = positive("as all sizes of what is drawn", unit="m")
_THICK = not_negative("as all sizes of what is drawn")


class LineEnd(Field[PlaceLike | VectorLike, Frame | Vec]):
    """A place, or a point in the axes of the frame where the shape is fixed."""

    words = "body or frame, or three numbers or formulas of parameters"
    form, sample = "end", some_body

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Frame | Vec:
        """Return a frame, or three nodes."""
        if isinstance(value, Body | Frame):
            return frame_of(entry.who, value)
        return ConstantVector.bound(value, entry)


class MeshFile(Field[str | PathLike[str], Path]):
    """A file with a surface; one that is missing is warned of, not read."""

    words = "path of a file"
    form = "path"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Path:
        """Return the path."""
        path = Arguments(entry.who, ModelError).path("path", value)
        if path.suffix.lower() not in MESHES:
            raise ModelError(
                f"{entry.who}: the file {str(path)!r} is of no known kind. Meshes are "
                f"read from {', '.join(MESHES)}."
            )
        if not path.is_file():
            warn_user(
                f"{entry.who}: there is no file {str(path)!r}; until there is, all but "
                f"this is drawn. Paths are relative to the folder in which Python was "
                f"started; give an absolute one."
            )
        return path


@final
@element
class Box(ModelElement):
    """A box with its center at the frame's origin.

    Attributes:
        size: Edges along x, y and z [m].
    """

    size: Annotated[ConstantVector, "m", _DRAWN]


@final
@element
class Cylinder(ModelElement):
    """A cylinder with its center at the frame's origin.

    Attributes:
        radius: Of its circles [m].
        length: Along its axis [m].
        axis: "x", "y" or "z" of the frame.
    """

    radius: Annotated[ConstantFormula, "m", _DRAWN]
    length: Annotated[ConstantFormula, "m", _DRAWN]
    axis: AxisName = preset("z")


@final
@element
class Sphere(ModelElement):
    """A sphere around the frame's origin.

    Attributes:
        radius: Its radius [m].
    """

    radius: Annotated[ConstantFormula, "m", _DRAWN]


@final
@element
class Line(ModelElement):
    """A straight line from the frame's origin: a rope, a spring, an edge.

    Attributes:
        to: Body or frame whose origin is the other end, also on another body; or a
            point in the frame's axes, three formulas of parameters [m].
        radius: How thick it is drawn, thin if 0 [m]. With it, a line to another
            body is a hydraulic cylinder with its rod.
    """

    to: Annotated[LineEnd, "m"]
    radius: Annotated[ConstantFormula, "m", _THICK] = preset(0.0)


@final
@element
class Arrow(ModelElement):
    """An arrow from the frame's origin, for a force or a velocity.

    Attributes:
        vector: In the frame's axes, three formulas of anything known.
        scale: Length drawn for one unit of it [m].
    """

    vector: Vector
    scale: Annotated[ConstantFormula, _DRAWN] = preset(1.0)


@final
@element
class FrameAxes(ModelElement):
    """The frame itself: x in red, y in green, z in blue.

    Attributes:
        length: Of each axis [m].
    """

    length: Annotated[ConstantFormula, "m", _DRAWN] = preset(0.1)


@final
@element
class Mesh(ModelElement):
    """A surface from a file.

    Attributes:
        path: STL, OBJ, glTF or COLLADA file.
        scale: Meters in a unit of the file, 0.001 for millimeters.
    """

    path: MeshFile
    scale: Annotated[ConstantFormula, _DRAWN] = preset(1.0)


# Arrows of forces that pages and pictures show.
ArrowKind: TypeAlias = Literal["loads", "contacts", "reactions", "constraints"]
ArrowsLike: TypeAlias = bool | ArrowKind | Sequence[ArrowKind]
Shape: TypeAlias = Box | Cylinder | Sphere | Line | Arrow | FrameAxes | Mesh


@final
@dataclass(frozen=True, eq=False)
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


def checked_color(who: str, color: object) -> Color:
    """Return red, green and blue of a name, of "#rrggbb", or of three numbers."""
    if isinstance(color, str):
        if color in COLORS:
            return COLORS[color]
        if re.match(_HEX, color):
            red, green, blue = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
            return red, green, blue
    else:
        parts = real_array(color)
        known = parts is not None and parts.shape == (3,)
        if parts is not None and known and (abs(parts - 0.5) <= 0.5).all():
            red, green, blue = parts.tolist()
            return red, green, blue
    raise ModelError(
        f"{who}: the color {shown(color)} is not known. Give one of "
        f"{', '.join(COLORS)}, '#rrggbb', or three numbers from 0 to 1."
    )


def checked_opacity(who: str, opacity: object) -> float:
    """Return the opacity as a number, above 0."""
    number = real(opacity)
    if number is None or not 0 < number <= 1:
        raise ModelError(
            f"{who}: the opacity is {shown(opacity)}; it goes from 0, exclusively, for "
            f"what is all but invisible, to 1 for what is opaque. Give one number."
        )
    return number
