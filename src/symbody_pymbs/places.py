"""Bodies, coordinate systems and joints of a script, classes that inherit as in PyMbs.

Frames become attributes, so names of our own begin with an underscore.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, final

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model import body as described
from symbody.model.joint import Joint as ModelJoint
from symbody_pymbs.description import Description, allowed_name, checked_string
from symbody_pymbs.functions import Matrix, array_of, eye, zeros

# Where something is in the model.
Place: TypeAlias = described.Body | described.Frame
FREEDOMS = ("Tx", "Ty", "Tz", "Rx", "Ry", "Rz")


class Frame:
    """A coordinate system fixed to a body."""

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

        Its origin p is in this one [m]; R takes components in the new one to this one.
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
        """Return its body."""
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
    """A rigid body; its inertia is about the centre of gravity, in its axes [kg m²]."""

    _place: described.Body

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


def frame_meant(who: str, place: object) -> Frame:
    """Return a coordinate system, or that of a body."""
    if isinstance(place, Body):
        return place._CS_0
    if isinstance(place, Frame):
        return place
    raise ModelError(
        f"{who}: {place!r} is no body or coordinate system. Give what addBody or "
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


@final
class Joint:
    """A joint of one coordinate, or a rigid connection.

    Its name has its freedom, as "hinge_Ry"; `of` is the script's, shared by a chain.
    The parent is nearer to the world.
    """

    def __init__(
        self,
        it: Description,
        of: str,
        name: str,
        frames: tuple[Frame, Frame],
        dof: str | None,
        start: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self._it = it
        self.of = of
        self.name = name if dof is None or f"_{dof}" in name else f"{name}_{dof}"
        self.parent, self.child = frames
        self.dof = dof
        self.q0, self.qd0 = start
        # A zero that the script does not say is no value that it wants to keep.
        q, v = (None, None) if dof is None else (self.q0 or None, self.qd0 or None)
        self._joint: ModelJoint = it.model.add_joint(
            it.names.fresh("joint", self.name),
            self.parent._place,
            self.child._place,
            "fixed" if dof is None else dof,
            q=q,
            v=v,
        )

    @property
    def coord(self) -> Symbol:
        """The coordinate, q_name."""
        return self._joint.q[0]

    @property
    def vel(self) -> Symbol:
        """The velocity."""
        return self._joint.v[0]

    @property
    def acc(self) -> Symbol:
        """The acceleration."""
        return self._joint.vd[0]

    @property
    def IsIndependent(self) -> bool:
        """Whether the coordinate is a state; known after genEquations."""
        if self.dof is None:
            return False
        compiled = self._it.compiled
        return compiled is None or self.coord in compiled.system.q

    def __repr__(self) -> str:
        return f"Joint({self.name!r})"


def add_joint(
    it: Description,
    CS1: object,
    CS2: object,
    dofs: object,
    starts: Mapping[str, object],
    name: object,
) -> Joint | list[Joint]:
    """Add the joints of one call of addJoint."""
    known = {*it.joints, *(joint.of for joint in it.joints.values())}
    name = it.new_name("addJoint", "joint", name, known)
    who = f"addJoint({name!r})"
    parent, child = frame_meant(who, CS1), frame_meant(who, CS2)
    carrier = [j for j in it.joints.values() if j.child._body is child._body]
    if carrier:
        raise ModelError(
            f"{who}: the joint {carrier[0].of!r} carries {child._body.name!r} already. "
            f"Joints form a tree; close loops with addLoop or addConstraint."
        )
    freedoms = _freedoms(who, dofs)
    if not freedoms:
        rigid = it.joints[name] = Joint(it, name, name, (parent, child), None)
        return rigid
    q0, qd0 = (_starts(it, who, *given, len(freedoms)) for given in starts.items())
    chain: list[Joint] = []
    for i, dof in enumerate(freedoms):
        last = i == len(freedoms) - 1
        link = name
        if len(freedoms) > 1:  # name_Rz, or name_Rz2 for the second of its kind
            number = freedoms[: i + 1].count(dof)
            link = f"{name}_{dof}{number if number > 1 else ''}"
        end = child if last else _massless(it, link)
        start = (q0[i], qd0[i])
        joint = it.joints[link] = Joint(it, name, link, (parent, end), dof, start)
        it.ranges[joint] = (-3.14159265, 3.14159265) if dof[0] == "R" else (-1, 1)
        chain.append(joint)
        parent = end
    return chain[0] if len(chain) == 1 else chain


def _massless(it: Description, name: str) -> Frame:
    """Return a coordinate system of a massless body between two joints of a chain."""
    model_name = it.names.fresh("body", f"dummy_{name}")
    body = Body(it, model_name, it.model.add_body(model_name))
    it.bodies[model_name] = body
    return body._CS_0


def _freedoms(who: str, dofs: object) -> list[str]:
    freedoms = [] if dofs is None else [dofs] if isinstance(dofs, str) else dofs
    if not isinstance(freedoms, list | tuple) or any(
        f not in FREEDOMS for f in freedoms
    ):
        raise ModelError(
            f"{who}: dofList={dofs!r}: it is one of {', '.join(FREEDOMS)}, or a list "
            f"of up to six of them; [] connects rigidly."
        )
    return list(freedoms)


def _starts(it: Description, who: str, what: str, start: object, n: int) -> list[float]:
    if start is None:
        return [0.0] * n
    values = list(start) if isinstance(start, list | tuple) else [start]
    if len(values) != n:
        raise ModelError(
            f"{who}: {what}={start!r} has {len(values)} values, but the joint has {n} "
            f"coordinates. Give one for each."
        )
    return [it.number(f"{who}, {what}", value) for value in values]
