"""Joints of a script: each has one coordinate, several make a chain."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import final

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.places import Body, Frame, frame_meant
from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.joint import Joint as ModelJoint

FREEDOMS = ("Tx", "Ty", "Tz", "Rx", "Ry", "Rz")


@final
class Joint:
    """A joint of one coordinate, or a rigid connection.

    Attributes:
        name: With its freedom, as "hinge_Ry".
        of: Name that the script gave, which a chain of joints shares.
        parent: Coordinate system nearer to the world.
        child: Coordinate system that it carries.
        dof: "Tx" … "Rz"; None for a rigid connection.
        q0: Coordinate at the start [rad or m].
        qd0: Velocity at the start.
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


def add_joint(it: Description, given: SimpleNamespace) -> Joint | list[Joint]:
    """Add the joints of one call of addJoint.

    Args:
        it: The description.
        given: CS1, CS2, dofList, startVals, startVals_d and name.

    Raises:
        ModelError: A freedom is unknown, start values do not fit, or the child has a
            joint already.
    """
    name = it.names.automatic("joint") if given.name is None else given.name
    who = f"addJoint({name!r})"
    if name in it.joints or any(joint.of == name for joint in it.joints.values()):
        raise ModelError(f"{who}: there is a joint of this name; pick another.")
    parent, child = frame_meant(who, given.CS1), frame_meant(who, given.CS2)
    carrier = [j for j in it.joints.values() if j.child._body is child._body]
    if carrier:
        raise ModelError(
            f"{who}: the joint {carrier[0].of!r} carries {child._body.name!r} already. "
            f"Joints form a tree; close loops with addLoop or addConstraint."
        )
    freedoms = _freedoms(who, given.dofList)
    if not freedoms:
        it.joints[name] = Joint(it, name, name, (parent, child), None)
        found: Joint | list[Joint] = it.joints[name]
        return found
    starts = [
        _starts(it, who, letter, values, len(freedoms))
        for letter, values in (
            ("startVals", given.startVals),
            ("startVals_d", given.startVals_d),
        )
    ]
    chain: list[Joint] = []
    for i, dof in enumerate(freedoms):
        last = i == len(freedoms) - 1
        link = name if len(freedoms) == 1 else _link_name(name, freedoms, i)
        end = child if last else _massless(it, link)
        start = (starts[0][i], starts[1][i])
        joint = it.joints[link] = Joint(it, name, link, (parent, end), dof, start)
        it.ranges[joint] = (-3.14159265, 3.14159265) if dof[0] == "R" else (-1, 1)
        chain.append(joint)
        parent = end
    return chain[0] if len(chain) == 1 else chain


def _link_name(name: str, freedoms: Sequence[str], i: int) -> str:
    """Return name_Rz; name_Rz2 for the second of its kind in the chain."""
    number = freedoms[: i + 1].count(freedoms[i])
    return f"{name}_{freedoms[i]}{number if number > 1 else ''}"


def _massless(it: Description, name: str) -> Frame:
    """Return a coordinate system of a massless body between two joints of a chain."""
    model_name = it.names.fresh("body", f"dummy_{name}")
    body = Body(it, model_name, it.model.add_body(model_name))
    it.bodies[model_name] = body
    return body._CS_0


def _freedoms(who: str, given: object) -> list[str]:
    freedoms = [] if given is None else [given] if isinstance(given, str) else given
    if not isinstance(freedoms, list | tuple) or any(
        f not in FREEDOMS for f in freedoms
    ):
        raise ModelError(
            f"{who}: dofList={given!r}: it is one of {', '.join(FREEDOMS)}, or a list "
            f"of up to six of them; [] connects rigidly."
        )
    return list(freedoms)


def _starts(it: Description, who: str, what: str, given: object, n: int) -> list[float]:
    if given is None:
        return [0.0] * n
    values = list(given) if isinstance(given, list | tuple) else [given]
    if len(values) != n:
        raise ModelError(
            f"{who}: {what}={given!r} has {len(values)} values, but the joint has {n} "
            f"coordinates. Give one for each."
        )
    return [it.number(f"{who}, {what}", value) for value in values]
