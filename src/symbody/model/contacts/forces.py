"""Effects of the forces of contacts on bodies and in joints, as those of loads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Array, Node, Symbol
from symbody.model.contacts.contact import NamedContact
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad, Kinematics, Load, Wrench
from symbody.model.quantities import Expression, expanded
from symbody.model.sensors.duals import add_slopes, dual_loads
from symbody.model.sensors.frames import NamedSensor


@final
@dataclass(frozen=True, eq=False)
class ContactForces(Load):
    """The forces of a contact by its symbols, one a row."""

    named: NamedContact
    sensors: Mapping[str, NamedSensor]
    joints: Sequence[Joint]
    expressions: Mapping[str, Expression]

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a row."""
        return self.named.symbols.shape

    @property
    def unit(self) -> str:
        """Unit of the forces."""
        return self.named.unit

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces."""
        return self.named.symbols

    def _of_formulas(
        self, kinematics: Kinematics
    ) -> tuple[list[Wrench], list[JointLoad]]:
        formulas = list(self.named.contact.formulas())
        wrenches: list[Wrench] = []
        loads: list[JointLoad] = []
        if not formulas:
            return wrenches, loads
        nodes = expanded([node for _, node in formulas], self.expressions)
        for order in (0, 1):
            slopes: dict[Symbol, Node] = {}
            rows = zip(formulas, nodes, self.named.symbols.tolist(), strict=True)
            for (own, _), node, force in rows:
                if own == order:
                    add_slopes(slopes, node, force)
            pushes, along = dual_loads(
                kinematics, self.sensors, self.joints, slopes, order
            )
            wrenches += pushes
            loads += along
        return wrenches, loads

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return what acts on frames."""
        own = self.named.contact.wrenches_of(kinematics, self.named.symbols.tolist())
        return [*own, *self._of_formulas(kinematics)[0]]

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return what acts in joints."""
        own = self.named.contact.loads_of(self.named.symbols.tolist())
        return [*own, *self._of_formulas(kinematics)[1]]
