"""world.addVisualisation: shapes to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model import visuals
from symbody.model.visuals import Shape
from symbody_pymbs.calls import Signature, name_last
from symbody_pymbs.description import Description, script_folder
from symbody_pymbs.matrix import array_of
from symbody_pymbs.places import frame_meant


@final
class AddVisualisation:
    """Shapes fixed to coordinate systems; sizes may be parameters."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def Box(self, *args: object, **named: object) -> None:
        """Add a box: ``Box(cs, length, width, height)`` along x, y, z [m]."""
        call = self._call("Box", args, named, length=1, width=1, height=1)
        size = [
            self._size(call, edge) for edge in (call.length, call.width, call.height)
        ]
        self._add(call, visuals.Box(size))

    def Cylinder(self, *args: object, **named: object) -> None:
        """Add a cylinder around the y axis: ``Cylinder(cs, radius, height)`` [m].

        The manual says around z, but PyMbs draws it around y, as VTK does, and scripts
        turn it accordingly; so does the manual's own crane.
        """
        call = self._call("Cylinder", args, named, radius=1, height=1, res=20)
        radius, height = self._size(call, call.radius), self._size(call, call.height)
        self._add(call, visuals.Cylinder(radius, height, "y"))

    def Sphere(self, *args: object, **named: object) -> None:
        """Add a sphere: ``Sphere(cs, radius)`` [m]."""
        call = self._call("Sphere", args, named, radius=1, res=50)
        self._add(call, visuals.Sphere(self._size(call, call.radius)))

    def Line(self, *args: object, **named: object) -> None:
        """Add a line along x from the origin: ``Line(cs, length)`` [m]."""
        call = self._call("Line", args, named, length=1)
        self._add(call, visuals.Line((_scalar(call.length), 0, 0)))

    def Frame(self, *args: object, **named: object) -> None:
        """Add the axes of a coordinate system: ``Frame(cs, size)`` [m]."""
        call = self._call("Frame", args, named, size=1)
        self._add(call, visuals.FrameAxes(self._size(call, call.size)))

    def Arrow(self, *args: object, **named: object) -> None:
        """Add an arrow along x: ``Arrow(cs, size)`` [m]."""
        call = self._call("Arrow", args, named, size=1)
        self._add(call, visuals.Arrow((_scalar(call.size), 0, 0)))

    def File(self, *args: object, **named: object) -> None:
        """Add a surface from a file: ``File(cs, fileName, scale)``.

        The file's numbers are divided by the scale: 1000 for millimeters. A file that
        is missing, or of a kind that symbody does not read, is noted and left out.
        """
        call = self._call("File", args, named, fileName=None, scale=1)
        if not isinstance(call.fileName, str):
            raise ModelError(f"{call.who}: {call.fileName!r} is no name of a file.")
        path = _file_of(call.fileName)
        if path.suffix.lower() not in visuals.MESHES or not path.is_file():
            reason = "does not exist" if not path.is_file() else "is of no known kind"
            self._it.notes.append(f"{call.who}: {call.fileName!r} {reason}; left out.")
            return
        self._add(call, visuals.Mesh(path, 1 / self._it.number(call.who, call.scale)))

    def flexible_Body(self, *args: object, **named: object) -> None:
        """Refuse: symbody has rigid bodies only.

        Raises:
            ModelError: Always.
        """
        raise ModelError(
            "addVisualisation.flexible_Body: symbody has no flexible bodies, so there "
            "is nothing to draw. Attach a shape to a rigid body."
        )

    def _call(
        self,
        kind: str,
        args: Sequence[object],
        named: Mapping[str, object],
        **sizes: object,
    ) -> SimpleNamespace:
        who = f"addVisualisation.{kind}"
        args, named = name_last(args, named)
        signature = Signature(who, ("cs",), {**sizes, "name": None, "color": None})
        call = signature.bind(args, named)
        call.who = who
        return call

    def _size(self, call: SimpleNamespace, value: object) -> Scalar:
        """Return a size that is positive; that of a thing of no size is tiny."""
        node = _scalar(value)
        number = self._it.number(call.who, node)
        return node if number > 0 else max(-number, 1e-6)

    def _add(self, call: SimpleNamespace, shape: Shape) -> None:
        name = self._it.new_name(call.who, "visual", call.name, self._it.visuals)
        self._it.visuals[name] = self._it.model.add_visual(
            frame_meant(call.who, call.cs)._place,
            shape,
            color=_color(call.color),
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
