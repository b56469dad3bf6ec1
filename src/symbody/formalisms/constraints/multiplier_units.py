"""Units of multipliers, also of conditions that the user writes as formulas."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.expr.differentiate import derivative
from symbody.expr.node import Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, of_state
from symbody.model.quantities import expanded
from symbody.model.sensors.sensor import Dual
from symbody.system.system import System


@of_state
def multiplier_units(of: Derivations) -> Mapping[str, str]:
    """Return the unit of each constraint's multipliers by their names.

    The multiplier of a formula has the unit of what is dual to the quantities that the
    formula is a sum of, with the factors 1 or -1; empty where there is none, or where
    they differ.
    """
    system = of.system
    dual = _dual_units(system)
    result: dict[str, str] = {}
    for named in system.constraints:
        units = list(named.constraint.units)
        formulas = expanded(list(named.constraint.formulas()), system.expressions)
        for i, formula in enumerate(formulas):
            units[i] = units[i] or _of_formula(formula, dual)
        result |= dict(zip(named.multipliers, units, strict=True))
    return result


def _of_formula(formula: Node, dual: dict[Symbol, str]) -> str:
    found = set()
    for symbol in symbols_of(formula):
        if symbol in dual:
            slope = derivative(formula, symbol)
            if isinstance(slope, Const) and abs(slope.value) == 1:
                found.add(dual[symbol])
    return found.pop() if len(found) == 1 else ""


def _dual_units(system: System) -> dict[Symbol, str]:
    result: dict[Symbol, str] = dict(system.force_units)
    for joint in system.joints:
        units = [e.force_unit for e in joint.elements for _ in e.coordinates]
        result.update(zip(joint.q, units, strict=True))
    for named in system.sensors.values():
        if isinstance(named.sensor, Dual):
            symbols = named.symbols.ravel().tolist()
            result.update(zip(symbols, named.sensor.dual_units, strict=True))
    return result
