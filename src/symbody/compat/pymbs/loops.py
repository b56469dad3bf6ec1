"""world.addLoop and addConstraint: closed kinematic chains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, final

from symbody.compat.pymbs.calls import Sorted, sort_arguments
from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.expressions import coordinates_only
from symbody.compat.pymbs.legs import hinge_place, leg_posture
from symbody.compat.pymbs.matrix import array_of
from symbody.compat.pymbs.places import Place, frame_meant
from symbody.errors import ModelError
from symbody.model.constraints.cuts import Lock
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.loops.loop import Loop
from symbody.model.loops.offset_leg import OffsetHexapodLeg
from symbody.model.loops.planar_kinds import (
    CrankSlider,
    FourBar,
    FourBarTrans,
    Steering,
    ThreeBarTrans,
)
from symbody.model.loops.relations import JointFormula, Transmission


@final
class AddLoop:
    """Loops whose dependent coordinates leave the state, as PyMbs solves them."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def FourBar(self, *given: object, **named: object) -> None:
        """Close a four-bar linkage: ``FourBar(CS1, CS2, posture)``, posture 1 or -1."""
        who, found, others = self._call("FourBar", given, named, ("posture",))
        a, b = _ends(who, found)
        self._add(others, FourBar(a, b, _sign(who, others, "posture")))

    def FourBarTrans(self, *given: object, **named: object) -> None:
        """Close a four-bar linkage with a cylinder: ``(CS1, CS2)``.

        Two coordinates are independent, so that a posture has no effect: the cylinder
        extends in the direction of its joint.
        """
        who, found, others = self._call("FourBarTrans", given, named, ("posture",))
        self._add(others, FourBarTrans(*_ends(who, found), 1))

    def ThreeBarTrans(self, *given: object, **named: object) -> None:
        """Close a triangle with a cylinder that extends positively: ``(CS1, CS2)``."""
        who, found, others = self._call("ThreeBarTrans", given, named)
        self._add(others, ThreeBarTrans(*_ends(who, found), 1))

    def CrankSlider(self, *given: object, **named: object) -> None:
        """Close a crank-slider, in the shape nearest to its start: ``(CS1, CS2)``."""
        who, found, others = self._call("CrankSlider", given, named)
        self._add(others, CrankSlider(*_ends(who, found)))

    def Steering(self, *given: object, **named: object) -> None:
        """Close a steering linkage: ``Steering(CS1, CS2, setUpH, setUpS)``.

        Each is 1 or -1; their product tells on which side rod and arm meet.
        """
        words = ("setUpH", "setUpS")
        named = {("setUpH" if w == "setUp" else w): v for w, v in named.items()}
        who, found, others = self._call("Steering", given, named, words)
        posture = _sign(who, others, "setUpH") * _sign(who, others, "setUpS")
        self._add(others, Steering(*_ends(who, found), posture))

    def Hexapod(self, *given: object, **named: object) -> None:
        """Close a leg of a hexapod: ``Hexapod(CS1, CS2)``, the cylinder is positive."""
        who, found, others = self._call("Hexapod", given, named)
        ends = _ends(who, found)
        posture = leg_posture(self._it, found.places)
        self._add(others, HexapodLeg(*ends, posture))

    def Hexapod_m_AV(self, *given: object, **named: object) -> None:
        """Close a leg of a hexapod whose axes have offsets: ``(CS1, CS2)``.

        CS1 is the place on the platform, whose x axis is that of the hinge; CS2 is the
        end of the leg, whose y axis is.
        """
        who, found, others = self._call("Hexapod_m_AV", given, named)
        _ends(who, found)
        place, end = (frame_meant(who, given) for given in found.places)
        hinge = hinge_place(self._it, place, end)
        self._add(others, OffsetHexapodLeg(hinge, end._place, "y"))

    def Transmission(self, *given: object, **named: object) -> None:
        """Couple two joints, q2 = ratio*q1: ``Transmission(j1, j2, ratio)``."""
        who, found, others = self._call("Transmission", given, named, ("ratio",))
        if len(found.joints) != 2:
            raise ModelError(f"{who}: {len(found.joints)} joints are given, not two.")
        first, second = (joint._joint for joint in found.joints)
        ratio = array_of(others.get("ratio", 1)).item()
        self._add(others, Transmission(first, second, ratio))

    def ExpJoint(self, *given: object, **named: object) -> None:
        """Give a joint's coordinate by a formula: ``ExpJoint(joint, exp)``."""
        who, found, others = self._call("ExpJoint", given, named, ("exp",))
        if len(found.joints) != 1 or "exp" not in others:
            raise ModelError(f"{who}: give a joint, and the formula of its coordinate.")
        formula = coordinates_only(self._it, array_of(others["exp"]).item())
        self._add(others, JointFormula(found.joints[0]._joint, formula))

    def _call(
        self,
        kind: str,
        given: Sequence[object],
        named: Mapping[str, object],
        numbers: tuple[str, ...] = (),
    ) -> tuple[str, Sorted, dict[str, object]]:
        """Return the call, its places and joints, and other arguments by name."""
        who = f"addLoop.{kind}"
        found, others = sort_arguments(who, given, named, ("name", *numbers))
        if len(found.rest) > len(numbers):
            raise ModelError(f"{who}: there are too many arguments: {found.rest!r}.")
        others = {**dict(zip(numbers, found.rest, strict=False)), **others}
        if found.words:
            others.setdefault("name", found.words[0])
        return who, found, others

    def _add(self, others: Mapping[str, Any], loop: Loop) -> None:
        name = others.get("name") or self._it.names.automatic("loop")
        if name in self._it.loops:
            raise ModelError(f"addLoop: there is a loop {name!r} already; rename it.")
        free = self._it.names.fresh("loop", name)
        self._it.loops[name] = self._it.model.add_loop(free, loop)


def _sign(who: str, others: Mapping[str, object], word: str) -> int:
    value = others.get(word, 1)
    if value not in (1, -1):
        raise ModelError(f"{who}: {word}={value!r} must be 1 or -1.")
    return int(value)


def _ends(who: str, found: Sorted) -> tuple[Place, Place]:
    if len(found.places) != 2:
        raise ModelError(
            f"{who}: {len(found.places)} coordinate systems are given; it needs two, "
            f"CS1 and CS2, which the loop brings together."
        )
    a, b = (frame_meant(who, place)._place for place in found.places)
    return a, b


def add_constraint(it: Description, call: SimpleNamespace) -> None:
    """Forbid relative motions of two frames.

    Raises:
        ModelError: A lock is not of three numbers 0 or 1, or nothing is locked.
    """
    name = it.names.automatic("constraint") if call.name is None else call.name
    who = f"addConstraint({name!r})"
    if name in it.constraints:
        raise ModelError(f"{who}: there is a constraint of this name; pick another.")
    a, b = (frame_meant(who, place)._place for place in (call.CS1, call.CS2))
    locks = [
        [int(it.number(who, entry)) for entry in array_of(lock).reshape(-1)]
        for lock in (call.transLock, call.rotLock)
    ]
    free = it.names.fresh("constraint", name)
    it.constraints[name] = it.model.add_constraint(free, Lock(a, b, *locks))
