"""world.addLoop and addConstraint: closed kinematic chains, and legs of hexapods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ModelError
from symbody.model.body import Frame as ModelFrame
from symbody.model.constraints.cuts import Lock
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.loops.offset_leg import OffsetHexapodLeg
from symbody.model.loops.path import Loop
from symbody.model.loops.planar_kinds import (
    CrankSlider,
    FourBar,
    FourBarTrans,
    Steering,
    ThreeBarTrans,
)
from symbody.model.loops.relations import JointFormula, Transmission
from symbody_pymbs.calls import Sorted, sort_arguments
from symbody_pymbs.description import Description
from symbody_pymbs.expressions import coordinates_only
from symbody_pymbs.matrix import array_of, eye
from symbody_pymbs.places import Body, Frame, Joint, Place, frame_meant

Rotation = NDArray[np.float64]


@final
class AddLoop:
    """Loops whose dependent coordinates leave the state, as PyMbs solves them."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def FourBar(self, *args: object, **named: object) -> None:
        """Close a four-bar linkage: ``FourBar(CS1, CS2, posture)``, posture 1 or -1."""
        who, arguments, others = self._call("FourBar", args, named, ("posture",))
        a, b = _ends(who, arguments)
        self._add(others, FourBar(a, b, _sign(who, others, "posture")))

    def FourBarTrans(self, *args: object, **named: object) -> None:
        """Close a four-bar linkage with a cylinder: ``(CS1, CS2)``.

        Two coordinates are independent, so that a posture has no effect: the cylinder
        extends in the direction of its joint.
        """
        who, arguments, others = self._call("FourBarTrans", args, named, ("posture",))
        self._add(others, FourBarTrans(*_ends(who, arguments), 1))

    def ThreeBarTrans(self, *args: object, **named: object) -> None:
        """Close a triangle with a cylinder that extends positively: ``(CS1, CS2)``."""
        who, arguments, others = self._call("ThreeBarTrans", args, named)
        self._add(others, ThreeBarTrans(*_ends(who, arguments), 1))

    def CrankSlider(self, *args: object, **named: object) -> None:
        """Close a crank-slider, in the shape nearest to its start: ``(CS1, CS2)``."""
        who, arguments, others = self._call("CrankSlider", args, named)
        self._add(others, CrankSlider(*_ends(who, arguments)))

    def Steering(self, *args: object, **named: object) -> None:
        """Close a steering linkage: ``Steering(CS1, CS2, setUpH, setUpS)``.

        Each is 1 or -1; their product is the side on which rod and arm meet.
        """
        words = ("setUpH", "setUpS")
        named = {("setUpH" if w == "setUp" else w): v for w, v in named.items()}
        who, arguments, others = self._call("Steering", args, named, words)
        posture = _sign(who, others, "setUpH") * _sign(who, others, "setUpS")
        self._add(others, Steering(*_ends(who, arguments), posture))

    def Hexapod(self, *args: object, **named: object) -> None:
        """Close a leg of a hexapod: ``Hexapod(CS1, CS2)``, the cylinder is positive."""
        who, arguments, others = self._call("Hexapod", args, named)
        ends = _ends(who, arguments)
        posture = leg_posture(self._it, arguments.places)
        self._add(others, HexapodLeg(*ends, posture))

    def Hexapod_m_AV(self, *args: object, **named: object) -> None:
        """Close a leg of a hexapod whose axes have offsets: ``(CS1, CS2)``.

        CS1 is the place on the platform, whose x axis is that of the hinge; CS2 is the
        end of the leg, whose y axis is.
        """
        who, arguments, others = self._call("Hexapod_m_AV", args, named)
        _ends(who, arguments)
        place, end = (frame_meant(who, args) for args in arguments.places)
        hinge = hinge_place(self._it, place, end)
        self._add(others, OffsetHexapodLeg(hinge, end._place, "y"))

    def Transmission(self, *args: object, **named: object) -> None:
        """Couple two joints, q2 = ratio*q1: ``Transmission(j1, j2, ratio)``."""
        who, arguments, others = self._call("Transmission", args, named, ("ratio",))
        if len(arguments.joints) != 2:
            raise ModelError(
                f"{who}: {len(arguments.joints)} joints are given, not two."
            )
        first, second = (joint._joint for joint in arguments.joints)
        ratio = array_of(others.get("ratio", 1)).item()
        self._add(others, Transmission(first, second, ratio))

    def ExpJoint(self, *args: object, **named: object) -> None:
        """Give a joint's coordinate by a formula: ``ExpJoint(joint, exp)``."""
        who, arguments, others = self._call("ExpJoint", args, named, ("exp",))
        if len(arguments.joints) != 1 or "exp" not in others:
            raise ModelError(f"{who}: give a joint, and the formula of its coordinate.")
        formula = coordinates_only(self._it, array_of(others["exp"]).item())
        self._add(others, JointFormula(arguments.joints[0]._joint, formula))

    def _call(
        self,
        kind: str,
        args: Sequence[object],
        named: Mapping[str, object],
        numbers: tuple[str, ...] = (),
    ) -> tuple[str, Sorted, dict[str, object]]:
        """Return the call, its places and joints, and other arguments by name."""
        who = f"addLoop.{kind}"
        arguments, others = sort_arguments(who, args, named, ("name", *numbers))
        if len(arguments.rest) > len(numbers):
            raise ModelError(
                f"{who}: there are too many arguments: {arguments.rest!r}."
            )
        others = {**dict(zip(numbers, arguments.rest, strict=False)), **others}
        if arguments.words:
            others.setdefault("name", arguments.words[0])
        return who, arguments, others

    def _add(self, others: Mapping[str, Any], loop: Loop) -> None:
        wanted = others.get("name") or None
        name = self._it.new_name("addLoop", "loop", wanted, self._it.loops)
        free = self._it.names.fresh("loop", name)
        self._it.loops[name] = self._it.model.add_loop(free, loop)


def _sign(who: str, others: Mapping[str, object], word: str) -> int:
    value = others.get(word, 1)
    if value not in (1, -1):
        raise ModelError(f"{who}: {word}={value!r} must be 1 or -1.")
    return int(value)


def _ends(who: str, arguments: Sorted) -> tuple[Place, Place]:
    if len(arguments.places) != 2:
        raise ModelError(
            f"{who}: {len(arguments.places)} coordinate systems are given; it needs "
            f"two, CS1 and CS2, which the loop brings together."
        )
    a, b = (frame_meant(who, place)._place for place in arguments.places)
    return a, b


def add_constraint(
    it: Description, places: Sequence[object], locks: Sequence[object], name: object
) -> None:
    """Forbid relative motions of two frames."""
    name = it.new_name("addConstraint", "constraint", name, it.constraints)
    who = f"addConstraint({name!r})"
    a, b = (frame_meant(who, place)._place for place in places)
    flags = [
        [int(it.number(who, entry)) for entry in array_of(lock).reshape(-1)]
        for lock in locks
    ]
    free = it.names.fresh("constraint", name)
    it.constraints[name] = it.model.add_constraint(free, Lock(a, b, *flags))


def leg_posture(it: Description, places: Sequence[Frame]) -> int | None:
    """Return the posture in which a cylinder along the third axis is positive, or None.

    Only a cylinder perpendicular to both axes of the cardan joint has one.
    """
    for place in reversed(places):
        freedoms: list[str] = []
        joint = _carrier(it, place._body)
        while joint is not None and len(freedoms) < 3:
            freedoms.insert(0, joint.dof or "")
            joint = _carrier(it, joint.parent._body)
        if [freedom[:1] for freedom in freedoms] == ["R", "R", "T"]:
            first, second, third = ("xyz".index(freedom[1]) for freedom in freedoms)
            if {first, second, third} == {0, 1, 2}:
                return 1 if (second - first) % 3 == 1 else -1
            return None
    return None


def hinge_place(it: Description, place: Frame, end: Frame) -> ModelFrame:
    """Return a frame at a place whose y axis is the place's x axis, PyMbs's hinge.

    Of the two directions it is the one nearer to the leg's y at the start.
    """
    along = attitude(it, place)[:, 0] @ attitude(it, end)[:, 1]
    sign = 1 if along >= 0 else -1
    turn = [[0, sign, 0], [-sign, 0, 0], [0, 0, 1]]
    name = it.names.automatic("hinge")
    frame: ModelFrame = place._place.add_frame(f"{place.name}_{name}", rotation=turn)
    return frame


def attitude(it: Description, frame: Frame) -> Rotation:
    """Return the rotation of a coordinate system in the world at the start values."""
    parts = [_own_rotation(it, frame)]
    body = frame._body
    while (joint := _carrier(it, body)) is not None:
        parts.append(_own_rotation(it, joint.child).T)
        parts.append(_of_joint(joint))
        parts.append(_own_rotation(it, joint.parent))
        body = joint.parent._body
    result: Rotation = np.eye(3)
    for part in parts:
        result = part @ result
    return result


def _carrier(it: Description, body: Body) -> Joint | None:
    joints = (joint for joint in it.joints.values() if joint.child._body is body)
    return next(joints, None)


def _own_rotation(it: Description, frame: Frame) -> Rotation:
    """Return the rotation from a coordinate system to its body."""
    place = frame._place
    R = place.R if isinstance(place, ModelFrame) else eye(3).array
    return np.array([[it.model.default_value(entry) for entry in row] for row in R])


def _of_joint(joint: Joint) -> Rotation:
    result = np.eye(3)
    if joint.dof is not None and joint.dof[0] == "R":
        i = ("xyz".index(joint.dof[1]) + 1) % 3
        j = (i + 1) % 3
        c, s = np.cos(joint.q0), np.sin(joint.q0)
        result[i, i], result[i, j], result[j, i], result[j, j] = c, -s, s, c
    return result
