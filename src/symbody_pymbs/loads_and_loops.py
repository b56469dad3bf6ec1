"""world.addLoad, addLoop and addConstraint: forces, closed chains, legs of hexapods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model.body import Frame as ModelFrame
from symbody.model.body import frame_of
from symbody.model.constraints.cuts import Lock
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import Load
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody.model.loops import planar_kinds
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.loops.offset_leg import OffsetHexapodLeg
from symbody.model.loops.path import Loop
from symbody.model.loops.relations import JointFormula, Transmission
from symbody.spatial.rotation import rotation
from symbody_pymbs.calls import Adding, Call, kind
from symbody_pymbs.description import Description
from symbody_pymbs.expressions import coordinates_only
from symbody_pymbs.functions import array_of
from symbody_pymbs.places import Body, Frame, Joint, Place, frame_meant


@final
class AddLoad(Adding):
    """Loads; symbol and coordinate systems may come in either order."""

    _group = "addLoad"

    @kind("symbol")
    def PtPForce(self, call: Call) -> Load:
        """Add a force that pushes two frames apart: ``(symbol, CS1, CS2)`` [N]."""
        (force,) = _symbols(call, 1)
        a, b, _ = call.ends_and_axes()
        return PointToPoint(a, b, force)

    @kind("symbol")
    def CmpForce(self, call: Call) -> Load:
        """Add a force by its components: ``CmpForce(symbol, CS1, CS2, CSref)``.

        It acts on CS1, its opposite on CS2; the components are in the axes of CSref or
        else of CS1 [N].
        """
        force = _symbols(call, 3)
        a, b, axes = call.ends_and_axes()
        return Force(a, force, b, expressed_in=axes)

    @kind("symbol")
    def CmpTorque(self, call: Call) -> Load:
        """Add a torque by its components, arguments as for CmpForce [N m]."""
        torque = _symbols(call, 3)
        a, b, axes = call.ends_and_axes()
        return Torque(a, torque, b, expressed_in=axes)

    @kind("symbol")
    def Joint(self, call: Call) -> Load:
        """Add a force or torque in a joint: ``Joint(symbol, joint)`` [N or N m]."""
        (force,) = _symbols(call, 1)
        return JointForce(call.moving_joint("; a load needs a motion")._joint, force)

    @kind("c", "d", "l0")
    def SpringDamper(self, call: Call) -> Load:
        """Add a spring and a damper: ``(CS1, CS2, c, d, l0)`` [N/m, N s/m, m].

        The force that pushes the frames apart is c*(l0 - length) - d*rate.
        """
        a, b, _ = call.ends_and_axes()
        values = [call.values.get(word, 0) for word in ("c", "d", "l0")]
        c, d, l0 = (_entries(call, value, 1)[0] for value in values)
        free_length = l0 if "c" in call.values else None
        return SpringDamper(a, b, stiffness=c, damping=d, free_length=free_length)

    def _add(self, call: Call, element: Any) -> Any:
        return self._it.add("addLoad", "load", call.name, element)


def _symbols(call: Call, n: int) -> list[Scalar]:
    """Return the components of the symbol of a load."""
    if "symbol" not in call.values:
        raise ModelError(f"{call.who}: the symbol of the load is missing.")
    return _entries(call, call.values["symbol"], n)


def _entries(call: Call, value: object, n: int) -> list[Scalar]:
    entries: list[Scalar] = array_of(value).reshape(-1).tolist()
    if len(entries) != n:
        needed = "a scalar" if n == 1 else f"a vector of {n}"
        raise ModelError(
            f"{call.who}: {value!r} has {len(entries)} components, but {needed} is "
            f"needed."
        )
    return entries


@final
class AddLoop(Adding):
    """Loops whose dependent coordinates leave the state, as PyMbs solves them."""

    _group = "addLoop"

    @kind("posture")
    def FourBar(self, call: Call) -> Loop:
        """Close a four-bar linkage: ``FourBar(CS1, CS2, posture)``, posture 1 or -1."""
        return planar_kinds.FourBar(*_ends(call), _sign(call, "posture"))

    @kind("posture")
    def FourBarTrans(self, call: Call) -> Loop:
        """Close a four-bar linkage with a cylinder: ``(CS1, CS2)``.

        Two coordinates are independent, so that a posture has no effect: the cylinder
        extends in the direction of its joint.
        """
        return planar_kinds.FourBarTrans(*_ends(call), 1)

    @kind()
    def ThreeBarTrans(self, call: Call) -> Loop:
        """Close a triangle with a cylinder that extends positively: ``(CS1, CS2)``."""
        return planar_kinds.ThreeBarTrans(*_ends(call), 1)

    @kind()
    def CrankSlider(self, call: Call) -> Loop:
        """Close a crank-slider, in the shape nearest to its start: ``(CS1, CS2)``."""
        return planar_kinds.CrankSlider(*_ends(call))

    @kind("setUpH", "setUpS")
    def Steering(self, call: Call) -> Loop:
        """Close a steering linkage: ``Steering(CS1, CS2, setUpH, setUpS)``.

        Each is 1 or -1; their product is the side on which rod and arm meet.
        """
        posture = _sign(call, "setUpH") * _sign(call, "setUpS")
        return planar_kinds.Steering(*_ends(call), posture)

    @kind()
    def Hexapod(self, call: Call) -> Loop:
        """Close a leg of a hexapod: ``Hexapod(CS1, CS2)``, the cylinder is positive."""
        return HexapodLeg(*_ends(call), leg_posture(self._it, call.places))

    @kind()
    def Hexapod_m_AV(self, call: Call) -> Loop:
        """Close a leg of a hexapod whose axes have offsets: ``(CS1, CS2)``.

        CS1 is the place on the platform, whose x axis is that of the hinge; CS2 is the
        end of the leg, whose y axis is.
        """
        _ends(call)
        place, end = (frame_meant(call.who, end) for end in call.places)
        return OffsetHexapodLeg(hinge_place(self._it, place, end), end._place, "y")

    @kind("ratio")
    def Transmission(self, call: Call) -> Loop:
        """Couple two joints, q2 = ratio*q1: ``Transmission(j1, j2, ratio)``."""
        if len(call.joints) != 2:
            raise ModelError(
                f"{call.who}: {len(call.joints)} joints are given, not two."
            )
        first, second = (joint._joint for joint in call.joints)
        return Transmission(first, second, array_of(call.values.get("ratio", 1)).item())

    @kind("exp")
    def ExpJoint(self, call: Call) -> Loop:
        """Give a joint's coordinate by a formula: ``ExpJoint(joint, exp)``."""
        if len(call.joints) != 1 or "exp" not in call.values:
            raise ModelError(
                f"{call.who}: give a joint, and the formula of its coordinate."
            )
        formula = coordinates_only(self._it, array_of(call.values["exp"]).item())
        return JointFormula(call.joints[0]._joint, formula)

    def _add(self, call: Call, element: Any) -> None:
        self._it.add("addLoop", "loop", call.name, element)


def _sign(call: Call, word: str) -> int:
    value = call.values.get(word, 1)
    if value not in (1, -1):
        raise ModelError(f"{call.who}: {word}={value!r} must be 1 or -1.")
    return int(value)


def _ends(call: Call) -> tuple[Place, Place]:
    if len(call.places) != 2:
        raise ModelError(
            f"{call.who}: {len(call.places)} coordinate systems are given; it needs "
            f"two, CS1 and CS2, which the loop brings together."
        )
    a, b = (place._place for place in call.places)
    return a, b


def add_constraint(
    it: Description, places: Sequence[object], locks: Sequence[object], name: object
) -> None:
    """Forbid relative motions of two frames."""
    who = "addConstraint" if name is None else f"addConstraint({name!r})"
    a, b = (frame_meant(who, place)._place for place in places)
    flags = [
        [int(it.number(who, entry)) for entry in array_of(lock).reshape(-1)]
        for lock in locks
    ]
    it.add("addConstraint", "constraint", name, Lock(a, b, *flags))


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


def attitude(it: Description, frame: Frame) -> NDArray[np.float64]:
    """Return the rotation of a coordinate system in the world at the start values."""
    result, body = _own_rotation(it, frame), frame._body
    while (joint := _carrier(it, body)) is not None:
        result = _own_rotation(it, joint.child).T @ result
        if joint.dof is not None and joint.dof[0] == "R":
            turn = rotation(joint.dof[1], joint.q0).astype(float)
            result = turn @ result
        result = _own_rotation(it, joint.parent) @ result
        body = joint.parent._body
    return result


def _carrier(it: Description, body: Body) -> Joint | None:
    joints = (joint for joint in it.joints.values() if joint.child._body is body)
    return next(joints, None)


def _own_rotation(it: Description, frame: Frame) -> NDArray[np.float64]:
    """Return the rotation from a coordinate system to its body."""
    R = frame_of("attitude", frame._place).R
    return np.array([[it.model.default_value(entry) for entry in row] for row in R])
