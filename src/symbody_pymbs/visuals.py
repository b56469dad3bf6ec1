"""world.addVisualisation: shapes to look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model import visuals
from symbody.model.visuals import Shape
from symbody_pymbs.calls import name_last, pymbs_call
from symbody_pymbs.description import Description, running_session
from symbody_pymbs.matrix import array_of
from symbody_pymbs.places import frame_meant

_CS, _NAME, _COLOR = (
    Parameter(word, Parameter.POSITIONAL_OR_KEYWORD, default=default)
    for word, default in (("cs", Parameter.empty), ("name", None), ("color", None))
)


def _shape(make: Callable[..., Shape | None]) -> Callable[..., None]:
    """Return the method that adds a shape: of cs, its sizes, name and color."""
    own, *sizes = signature(make).parameters.values()

    @wraps(make)
    def add(
        self: AddVisualisation, cs: object, name: object = None, color: object = None,
        **values: object,
    ) -> None:  # fmt: skip
        shape = make(self, **values)
        if shape is not None:
            self._add(make.__name__, cs, shape, name, color)

    parameters = [own, _CS, *sizes, _NAME, _COLOR]
    add.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return pymbs_call(name_last, "addVisualisation.")(add)


@final
class AddVisualisation:
    """Shapes fixed to coordinate systems; sizes may be parameters."""

    def __init__(self, it: Description) -> None:
        self._it = it

    @_shape
    def Box(self, length: object = 1, width: object = 1, height: object = 1) -> Shape:
        """Add a box along x, y, z [m]."""
        return visuals.Box([self._size(edge) for edge in (length, width, height)])

    @_shape
    def Cylinder(
        self, radius: object = 1, height: object = 1, res: object = 20
    ) -> Shape:
        """Add a cylinder around the y axis [m].

        The manual says around z, but PyMbs draws it around y, as VTK does, and scripts
        turn it accordingly; so does the manual's own crane.
        """
        return visuals.Cylinder(self._size(radius), self._size(height), "y")

    @_shape
    def Sphere(self, radius: object = 1, res: object = 50) -> Shape:
        """Add a sphere [m]."""
        return visuals.Sphere(self._size(radius))

    @_shape
    def Line(self, length: object = 1) -> Shape:
        """Add a line along x from the origin [m]."""
        return visuals.Line((_scalar(length), 0, 0))

    @_shape
    def Frame(self, size: object = 1) -> Shape:
        """Add the axes of a coordinate system [m]."""
        return visuals.FrameAxes(self._size(size))

    @_shape
    def Arrow(self, size: object = 1) -> Shape:
        """Add an arrow along x [m]."""
        return visuals.Arrow((_scalar(size), 0, 0))

    @_shape
    def File(self, fileName: object = None, scale: object = 1) -> Shape | None:
        """Add a surface from a file, whose numbers are divided by the scale.

        A file that is missing, or of a kind that symbody does not read, is noted and
        left out.
        """
        who = "addVisualisation.File"
        if not isinstance(fileName, str):
            raise ModelError(f"{who}: {fileName!r} is no name of a file.")
        path = Path(fileName.replace("\\", "/"))
        beside = running_session().script_folder / path
        path = beside if not path.is_file() and beside.is_file() else path
        if path.suffix.lower() not in visuals.MESHES or not path.is_file():
            reason = "does not exist" if not path.is_file() else "is of no known kind"
            self._it.notes.append(f"{who}: {fileName!r} {reason}; left out.")
            return None
        return visuals.Mesh(path, 1 / self._it.number(who, scale))

    def flexible_Body(self, *args: object, **named: object) -> None:
        """Refuse: symbody has rigid bodies only."""
        raise ModelError(
            "addVisualisation.flexible_Body: symbody has no flexible bodies, so there "
            "is nothing to draw. Attach a shape to a rigid body."
        )

    def _size(self, value: object) -> Scalar:
        """Return a size that is positive; that of a thing of no size is tiny."""
        node = _scalar(value)
        number = self._it.number("addVisualisation", node)
        return node if number > 0 else max(-number, 1e-6)

    def _add(
        self, kind: str, cs: object, shape: Shape, name: object, color: object
    ) -> None:
        who = f"addVisualisation.{kind}"
        name = self._it.new_name(who, "visual", name, self._it.visuals)
        self._it.visuals[name] = self._it.model.add_visual(
            frame_meant(who, cs)._place,
            shape,
            color=_color(color),
            name=self._it.names.fresh("visual", name),
        )


def _scalar(value: object) -> Scalar:
    entry: Scalar = array_of(value).item()
    return entry


def _color(color: object) -> Any:
    """Return red, green and blue; gray for names of colors that VTK knows."""
    if isinstance(color, list | tuple) and len(color) >= 3:
        return tuple(color[:3])
    return "gray" if color is None or color not in visuals.COLORS else color
