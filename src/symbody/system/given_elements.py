"""Refusals of elements, at values of parameters that are not their defaults."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.field import Bind
from symbody.model.quantities import expanded
from symbody.system.formulas_in_fields import Followed
from symbody.system.system import System


def elements_that_follow(system: System, names: Collection[str]) -> Sequence[Followed]:
    """Return the elements whose formulas may follow some parameters."""
    if not (names and system.element_symbols):
        return ()
    follow = {*names, *system.defaults.formulas}
    symbols = {s for name in follow for s in system.parameters[name].symbols.ravel()}
    return [
        one for one in system.element_symbols if not one.symbols.isdisjoint(symbols)
    ]


def check_elements(
    system: System, elements: Sequence[Followed], values: NDArray[np.float64]
) -> None:
    """Raise what elements raise when they are added, at values of the parameters.

    Args:
        system: The system.
        elements: Of `elements_that_follow`.
        values: Of all parameters.

    Raises:
        ModelError: A length is negative, for example.
    """
    at: dict[Symbol, float] = dict(zip(system.p, values.tolist(), strict=True))

    def value(formula: Node) -> float | None:
        if isinstance(formula, Const):
            return float(formula.value)
        if isinstance(formula, Symbol) and formula in at:
            return at[formula]
        (formula,) = expanded([formula], system.expressions)
        if not at.keys() >= set(symbols_of(formula)):
            return None
        return float(evaluate(formula, at))

    for one in elements:
        bind = Bind(one.who, _bound, value, _bound, _bound)
        one.element.check(one.who, bind)


def _bound(*given: object) -> NoReturn:
    raise AssertionError("a check binds nothing: its element is bound")
