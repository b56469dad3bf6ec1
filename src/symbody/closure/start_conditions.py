"""Conditions on the start as constraints, which nothing keeps later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from symbody.errors import ModelError
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.constraints.algebraic import Algebraic
from symbody.model.constraints.nonholonomic import Nonholonomic
from symbody.model.named import NamedConstraint
from symbody.model.quantities import expanded
from symbody.model.sensors.dual import Dual
from symbody.model.start_condition import StartCondition
from symbody.spatial.vectors import minus
from symbody.system.system import System


def with_conditions(system: System, *, of_velocities: bool) -> System:
    """Return a system that its start conditions constrain, too.

    Args:
        system: The system.
        of_velocities: Whether those are meant that velocities must fulfil, else those
            of coordinates.
    """
    conditions = [
        condition
        for condition in system.start_conditions
        if _is_of_velocities(system, condition) == of_velocities
    ]
    more = tuple(_constraints(conditions, of_velocities=of_velocities))
    tree = system.tree
    if tree is not None:
        tree = replace(tree, constraints=(*tree.constraints, *more))
    return replace(system, constraints=(*system.constraints, *more), tree=tree)


def _constraints(
    conditions: Iterable[StartCondition], *, of_velocities: bool
) -> Iterable[NamedConstraint]:
    kind = Nonholonomic if of_velocities else Algebraic
    for condition in conditions:
        residual = minus(condition.formula, as_node(condition.value))
        name = f"start_at({condition.formula!r}, {condition.value:g})"
        yield NamedConstraint(name, kind((residual,)))


def _is_of_velocities(system: System, condition: StartCondition) -> bool:
    """Return whether a condition binds velocities.

    Raises:
        ModelError: It holds what follows from accelerations or loads.
    """
    orders = [
        _order(system, symbol, condition.formula)
        for symbol in symbols_of(*expanded([condition.formula], system.expressions))
    ]
    return max(orders, default=0) == 1


def _order(system: System, symbol: Symbol, formula: Node) -> int:
    if symbol in system.opened.v or any(symbol in joint.v for joint in system.joints):
        return 1
    for name, named in system.sensors.items():
        entries = named.symbols.ravel().tolist()
        if symbol not in entries:
            continue
        if not isinstance(named.sensor, Dual):
            raise ModelError(
                f"start_at of {formula!r}: the sensor {name!r} is of kind "
                f"{type(named.sensor).__name__}, which is neither of positions nor of "
                f"velocities, so that no start value follows. Take a sensor such as "
                f"Position, Distance or Velocity."
            )
        return named.sensor.orders[entries.index(symbol)]
    return 0
