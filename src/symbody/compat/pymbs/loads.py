"""world.addLoad: forces and torques."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from symbody.compat.pymbs.calls import Sorted, only, sort_arguments
from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.matrix import array_of
from symbody.compat.pymbs.places import Place, frame_meant
from symbody.errors import ModelError
from symbody.expr.node import Scalar
from symbody.model.loads.force import Force, Torque
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import Load
from symbody.model.loads.springs import PointToPoint, SpringDamper

_KEYWORDS = ("symbol", "loadSymb", "name")


@final
class AddLoad:
    """Loads; symbol and coordinate systems may come in either order."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def PtPForce(self, *given: object, **named: object) -> Load:
        """Add a force along the line of two frames: ``PtPForce(symbol, CS1, CS2)``.

        It is positive if it pushes them apart [N].
        """
        who, found, symbol, name = self._call("PtPForce", given, named)
        a, b, _ = _places(who, found)
        force = _entries(who, symbol, 1)[0]
        return self._add(name, PointToPoint(a, b, force))

    def CmpForce(self, *given: object, **named: object) -> Load:
        """Add a force by its components: ``CmpForce(symbol, CS1, CS2, CSref)``.

        It acts on CS1, its opposite on CS2; the components are in the axes of CSref or
        else of CS1 [N].
        """
        who, found, symbol, name = self._call("CmpForce", given, named)
        a, b, axes = _places(who, found)
        force = Force(a, _entries(who, symbol, 3), b, expressed_in=axes)
        return self._add(name, force)

    def CmpTorque(self, *given: object, **named: object) -> Load:
        """Add a torque by its components, arguments as for CmpForce [N m]."""
        who, found, symbol, name = self._call("CmpTorque", given, named)
        a, b, axes = _places(who, found)
        torque = Torque(a, _entries(who, symbol, 3), b, expressed_in=axes)
        return self._add(name, torque)

    def Joint(self, *given: object, **named: object) -> Load:
        """Add a force or torque in a joint: ``Joint(symbol, joint)`` [N or N m]."""
        who, found, symbol, name = self._call("Joint", given, named)
        joint = only(who, "the joint", found.joints)
        if joint.dof is None:
            raise ModelError(f"{who}: {joint.name!r} is rigid; a load needs a motion.")
        force = _entries(who, symbol, 1)[0]
        return self._add(name, JointForce(joint._joint, force))

    def SpringDamper(self, *given: object, **named: object) -> Load:
        """Add a spring and a damper between two frames: ``(CS1, CS2, c, d, l0)``.

        The force that pushes them apart is c*(l0 - length) - d*rate.

        Args:
            given: Two coordinate systems; stiffness c [N/m], damping d [N s/m] and free
                length l0 [m], in this order; a name.
            named: The same by keyword.
        """
        who = "addSpringDamper"
        found, others = sort_arguments(who, given, named, ("c", "d", "l0", "name"))
        values = dict(zip(("c", "d", "l0"), found.rest, strict=False)) | others
        a, b, _ = _places(who, found)
        c, d, l0 = (_entries(who, values.get(w, 0), 1)[0] for w in ("c", "d", "l0"))
        spring = SpringDamper(
            a, b, stiffness=c, damping=d, free_length=l0 if "c" in values else None
        )
        return self._add(others.get("name", _first(found.words)), spring)

    def _call(
        self, kind: str, given: Sequence[object], named: Mapping[str, object]
    ) -> tuple[str, Sorted, object, str | None]:
        who = f"addLoad.{kind}"
        found, others = sort_arguments(who, given, named, _KEYWORDS)
        symbols = [*found.rest, *(others[w] for w in _KEYWORDS[:2] if w in others)]
        name = others.get("name", _first(found.words))
        return who, found, only(who, "the symbol of the load", symbols), name

    def _add(self, name: str | None, load: Load) -> Load:
        name = self._it.names.automatic("load") if name is None else name
        if name in self._it.loads:
            raise ModelError(
                f"addLoad: there is a load {name!r} already; pick another."
            )
        free = self._it.names.fresh("load", name)
        added = self._it.model.add_load(free, load)
        self._it.loads[name] = added
        return added


def _places(who: str, found: Sorted) -> tuple[Place, Place, Place]:
    """Return CS1, CS2, and CSref or else CS1, as places of the model."""
    if len(found.places) not in (2, 3):
        raise ModelError(
            f"{who}: {len(found.places)} coordinate systems are given; it needs CS1 "
            f"and CS2, and may have CSref."
        )
    a, b, *axes = (frame_meant(who, place)._place for place in found.places)
    return a, b, axes[0] if axes else a


def _entries(who: str, value: object, n: int) -> list[Scalar]:
    entries: list[Scalar] = array_of(value).reshape(-1).tolist()
    if len(entries) != n:
        needed = "a scalar" if n == 1 else f"a vector of {n}"
        raise ModelError(
            f"{who}: {value!r} has {len(entries)} components, but {needed} is needed."
        )
    return entries


def _first(words: Sequence[str]) -> str | None:
    return words[0] if words else None
