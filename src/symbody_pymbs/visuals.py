"""world.addVisualisation: shapes to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model import visuals
from symbody.model.visuals import Shape
from symbody_pymbs.calls import name_last, pymbs_call
from symbody_pymbs.description import Description, script_folder
from symbody_pymbs.matrix import array_of
from symbody_pymbs.places import frame_meant

_shape = pymbs_call(name_last, "addVisualisation.")


@final
class AddVisualisation:
    """Shapes fixed to coordinate systems; sizes may be parameters."""

    def __init__(self, it: Description) -> None:
        self._it = it

    @_shape
    def Box(
        self,
        cs: object,
        length: object = 1,
        width: object = 1,
        height: object = 1,
        name: object = None,
        color: object = None,
    ) -> None:
        """Add a box along x, y, z [m]."""
        size = [self._size(edge) for edge in (length, width, height)]
        self._add("Box", cs, visuals.Box(size), name, color)

    @_shape
    def Cylinder(
        self,
        cs: object,
        radius: object = 1,
        height: object = 1,
        res: object = 20,
        name: object = None,
        color: object = None,
    ) -> None:
        """Add a cylinder around the y axis [m].

        The manual says around z, but PyMbs draws it around y, as VTK does, and scripts
        turn it accordingly; so does the manual's own crane.
        """
        sizes = self._size(radius), self._size(height)
        self._add("Cylinder", cs, visuals.Cylinder(*sizes, "y"), name, color)

    @_shape
    def Sphere(
        self,
        cs: object,
        radius: object = 1,
        res: object = 50,
        name: object = None,
        color: object = None,
    ) -> None:
        """Add a sphere [m]."""
        self._add("Sphere", cs, visuals.Sphere(self._size(radius)), name, color)

    @_shape
    def Line(
        self, cs: object, length: object = 1, name: object = None, color: object = None
    ) -> None:
        """Add a line along x from the origin [m]."""
        self._add("Line", cs, visuals.Line((_scalar(length), 0, 0)), name, color)

    @_shape
    def Frame(
        self, cs: object, size: object = 1, name: object = None, color: object = None
    ) -> None:
        """Add the axes of a coordinate system [m]."""
        self._add("Frame", cs, visuals.FrameAxes(self._size(size)), name, color)

    @_shape
    def Arrow(
        self, cs: object, size: object = 1, name: object = None, color: object = None
    ) -> None:
        """Add an arrow along x [m]."""
        self._add("Arrow", cs, visuals.Arrow((_scalar(size), 0, 0)), name, color)

    @_shape
    def File(
        self,
        cs: object,
        fileName: object = None,
        scale: object = 1,
        name: object = None,
        color: object = None,
    ) -> None:
        """Add a surface from a file, whose numbers are divided by the scale.

        A file that is missing, or of a kind that symbody does not read, is noted and
        left out.
        """
        who = "addVisualisation.File"
        if not isinstance(fileName, str):
            raise ModelError(f"{who}: {fileName!r} is no name of a file.")
        path = _file_of(fileName)
        if path.suffix.lower() not in visuals.MESHES or not path.is_file():
            reason = "does not exist" if not path.is_file() else "is of no known kind"
            self._it.notes.append(f"{who}: {fileName!r} {reason}; left out.")
            return
        mesh = visuals.Mesh(path, 1 / self._it.number(who, scale))
        self._add("File", cs, mesh, name, color)

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


def _file_of(name: str) -> Path:
    """Return the path of a file: as it is, or beside the script."""
    path = Path(name.replace("\\", "/"))
    beside = script_folder() / path
    return beside if not path.is_file() and beside.is_file() else path
