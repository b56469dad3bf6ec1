"""Dampers that add energy at values of the parameters."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.loads.load import DAMPINGS, adds_energy
from symbody.model.quantities import expanded
from symbody.system.system import System


def negative_dampings(
    system: System, values: NDArray[np.float64], names: Collection[str]
) -> list[str]:
    """Return which dampings are negative, as messages.

    Args:
        system: The system.
        values: Of all parameters.
        names: Of the parameters that a user has given values; dampings that do not
            follow them are left out.
    """
    if not names:
        return []
    follow = {*names, *system.defaults.formulas}
    given = {s for name in follow for s in system.parameters[name].symbols.ravel()}
    at: dict[str | Symbol, float] = dict(zip(system.p, values.tolist(), strict=True))
    found = []
    for who, what, formula in _dampings(system):
        needed = symbols_of(formula)
        if not given.isdisjoint(needed) and at.keys() >= set(needed):
            number = float(evaluate(formula, at))
            if number < 0:
                found.append(adds_energy(who, what, formula, number))
    return found


def _dampings(system: System) -> Iterator[tuple[str, str, Node]]:
    """Yield for each damping its load, the name of the field, and its formula."""
    for named in system.loads:
        for what in DAMPINGS:
            entries = np.ravel(np.array(getattr(named.load, what, ()), dtype=object))
            for formula in expanded(entries.tolist(), system.expressions):
                yield f"load {named.name!r}", what, formula
