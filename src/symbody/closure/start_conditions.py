"""Conditions on the start as constraints, which nothing keeps later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from symbody.expr.differentiate import jacobian
from symbody.expr.node import as_node
from symbody.expr.traverse import symbols_of
from symbody.model.constraints.constraint import NamedConstraint
from symbody.model.constraints.relations import Algebraic, Nonholonomic
from symbody.model.quantities import StartCondition, expanded
from symbody.spatial.vectors import minus
from symbody.system.checks import derivative_order
from symbody.system.system import System


def with_conditions(system: System, *, of_velocities: bool) -> System:
    """Return a system that its start conditions constrain, too.

    Args:
        system: The system.
        of_velocities: Whether those are meant that velocities must fulfil, else those
            of coordinates.
    """
    order = int(of_velocities)
    conditions = [
        condition
        for condition in system.start_conditions
        if condition_order(system, condition) == order
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


def condition_order(system: System, condition: StartCondition) -> int:
    """Return what a condition binds: 0 coordinates, 1 velocities, 2 what follows.

    Accelerations, loads and energies follow from the whole state, and extra states are
    a part of it; so is what is not linear in velocities.
    """
    formulas = expanded([condition.formula], system.expressions)
    orders = {
        symbol: derivative_order(system, symbol) for symbol in symbols_of(*formulas)
    }
    order = max(orders.values(), default=0)
    if order == 1:
        velocities = [symbol for symbol, of in orders.items() if of == 1]
        slopes = [s for row in jacobian(formulas, velocities) for s in row]
        return 2 if set(velocities).intersection(symbols_of(*slopes)) else 1
    return order
