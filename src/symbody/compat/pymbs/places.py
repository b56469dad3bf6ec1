"""Bodies and coordinate systems of a script.

They are classes that inherit, as in PyMbs: a world is a body, a body is a coordinate
system. Their frames become attributes, so what is ours begins with an underscore.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.matrix import Matrix, array_of, eye, zeros
from symbody.compat.pymbs.names import allowed_name, checked_string
from symbody.errors import ModelError
from symbody.model import body as described

# Where something is in the model.
Place: TypeAlias = described.Body | described.Frame


class Frame:
    """A coordinate system fixed to a body.

    Attributes:
        name: Unique in its parent.
        parent: The body or coordinate system that it was added to.
        p: Origin in the parent [m].
        R: Takes components in it to components in the parent.
        coordList: The coordinate systems that were added to it.
    """

    _place: described.Body | described.Frame
    _body: Body
    _it: Description

    def __init__(self, name: str, parent: object, p: Matrix, R: Matrix) -> None:
        self.name = name
        self.parent = parent
        self.p = p
        self.R = R
        self.coordList: list[Frame] = []

    def addFrame(self, name: str, p: object = None, R: object = None) -> Frame:
        """Add a coordinate system, which becomes an attribute of this name.

        Args:
            name: A name that is no attribute yet.
            p: Origin in this one [m].
            R: Takes components in the new one to components in this one.

        Raises:
            ModelError: The name is taken, or the rotation is none.
        """
        name = checked_string("addFrame", name)
        if hasattr(self, name):
            raise ModelError(
                f"addFrame({name!r}): {self.name!r} has an attribute of this name "
                f"already. Coordinate systems become attributes; pick another name."
            )
        at = zeros((3,)) if p is None else Matrix(array_of(p).reshape(-1))
        turn = eye(3) if R is None else Matrix(R)
        frame = Frame(name, self, at, turn)
        frame._it, frame._body = self._it, self._body
        frame._place = self._place.add_frame(
            _free_name(self._place, name), at.array, turn.array
        )
        self.coordList.append(frame)
        setattr(self, name, frame)
        return frame

    def getParentBody(self) -> Body:
        """Return the body that it is fixed to."""
        return self._body

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        known = ", ".join(frame.name for frame in self.coordList) or "none"
        raise AttributeError(
            f"{self.name!r} has no coordinate system {name!r}. They are added with "
            f"addFrame; it has: {known}"
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Body(Frame):
    """A rigid body.

    Attributes:
        mass: Mass [kg].
        cg: Centre of gravity in the body's frame [m].
        inertia: About the centre of gravity, in the body's axes [kg m²].
    """

    def __init__(
        self, it: Description, name: str, place: described.Body, **properties: object
    ) -> None:
        Frame.__init__(self, name, None, zeros((3,)), eye(3))
        self._it, self._place, self._body = it, place, self
        self.mass = properties.get("mass", 0)
        self.cg = properties.get("cg", zeros((3,)))
        self.inertia = properties.get("inertia", zeros((3, 3)))
        self._CS_0 = Frame("_CS_0", self, zeros((3,)), eye(3))
        self._CS_0._it, self._CS_0._place, self._CS_0._body = it, place, self
        self.coordList.append(self._CS_0)


def frame_meant(who: str, given: object) -> Frame:
    """Return a coordinate system, or that of a body.

    Raises:
        ModelError: It is neither.
    """
    if isinstance(given, Body):
        return given._CS_0
    if isinstance(given, Frame):
        return given
    raise ModelError(
        f"{who}: {given!r} is no body or coordinate system. Give what addBody or "
        f"addFrame returned, such as body or body.frame, or the world."
    )


def _free_name(place: described.Body | described.Frame, wanted: str) -> str:
    """Return a name that is free among the frames of a body, nested ones included."""
    body = place if isinstance(place, described.Body) else place.body
    name = cleaned = allowed_name("frame", wanted)
    number = 1
    while name in body.frames:
        number += 1
        name = f"{cleaned}_{number}"
    return name
