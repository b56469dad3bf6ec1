"""world.addLoad: forces and torques."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import Load
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody_pymbs.calls import Sorted, only, sort_arguments
from symbody_pymbs.description import Description
from symbody_pymbs.matrix import array_of

_KEYWORDS = ("symbol", "loadSymb", "name")


@final
class AddLoad:
    """Loads; symbol and coordinate systems may come in either order."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def PtPForce(self, *args: object, **named: object) -> Load:
        """Add a force that pushes two frames apart: ``(symbol, CS1, CS2)`` [N]."""
        who, arguments, symbol, name = self._call("PtPForce", args, named)
        a, b, _ = arguments.ends_and_axes(who)
        force = _entries(who, symbol, 1)[0]
        return self._add(name, PointToPoint(a, b, force))

    def CmpForce(self, *args: object, **named: object) -> Load:
        """Add a force by its components: ``CmpForce(symbol, CS1, CS2, CSref)``.

        It acts on CS1, its opposite on CS2; the components are in the axes of CSref or
        else of CS1 [N].
        """
        who, arguments, symbol, name = self._call("CmpForce", args, named)
        a, b, axes = arguments.ends_and_axes(who)
        force = Force(a, _entries(who, symbol, 3), b, expressed_in=axes)
        return self._add(name, force)

    def CmpTorque(self, *args: object, **named: object) -> Load:
        """Add a torque by its components, arguments as for CmpForce [N m]."""
        who, arguments, symbol, name = self._call("CmpTorque", args, named)
        a, b, axes = arguments.ends_and_axes(who)
        torque = Torque(a, _entries(who, symbol, 3), b, expressed_in=axes)
        return self._add(name, torque)

    def Joint(self, *args: object, **named: object) -> Load:
        """Add a force or torque in a joint: ``Joint(symbol, joint)`` [N or N m]."""
        who, arguments, symbol, name = self._call("Joint", args, named)
        joint = only(who, "the joint", arguments.joints)
        if joint.dof is None:
            raise ModelError(f"{who}: {joint.name!r} is rigid; a load needs a motion.")
        force = _entries(who, symbol, 1)[0]
        return self._add(name, JointForce(joint._joint, force))

    def SpringDamper(self, *args: object, **named: object) -> Load:
        """Add a spring and a damper: ``(CS1, CS2, c, d, l0)`` [N/m, N s/m, m].

        The force that pushes the frames apart is c*(l0 - length) - d*rate.
        """
        who = "addSpringDamper"
        arguments, others = sort_arguments(who, args, named, ("c", "d", "l0", "name"))
        values = dict(zip(("c", "d", "l0"), arguments.rest, strict=False)) | others
        a, b, _ = arguments.ends_and_axes(who)
        c, d, l0 = (_entries(who, values.get(w, 0), 1)[0] for w in ("c", "d", "l0"))
        spring = SpringDamper(
            a, b, stiffness=c, damping=d, free_length=l0 if "c" in values else None
        )
        return self._add(others.get("name", next(iter(arguments.words), None)), spring)

    def _call(
        self, kind: str, args: Sequence[object], named: Mapping[str, object]
    ) -> tuple[str, Sorted, object, str | None]:
        who = f"addLoad.{kind}"
        arguments, others = sort_arguments(who, args, named, _KEYWORDS)
        symbols = [*arguments.rest, *(others[w] for w in _KEYWORDS[:2] if w in others)]
        name = others.get("name", next(iter(arguments.words), None))
        return who, arguments, only(who, "the symbol of the load", symbols), name

    def _add(self, name: str | None, load: Load) -> Load:
        own = self._it.new_name("addLoad", "load", name, self._it.loads)
        added = self._it.model.add_load(self._it.names.fresh("load", own), load)
        self._it.loads[own] = added
        return added


def _entries(who: str, value: object, n: int) -> list[Scalar]:
    entries: list[Scalar] = array_of(value).reshape(-1).tolist()
    if len(entries) != n:
        needed = "a scalar" if n == 1 else f"a vector of {n}"
        raise ModelError(
            f"{who}: {value!r} has {len(entries)} components, but {needed} is needed."
        )
    return entries
