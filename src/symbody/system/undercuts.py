"""Undercut of cams at values of the parameters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.loads.undercut import Margin, OnCam, undercut
from symbody.model.quantities import expanded
from symbody.system.system import System

Margins: TypeAlias = Sequence[tuple[str, Margin]]


def undercuts(
    system: System, values: NDArray[np.float64], margins: Margins
) -> list[str]:
    """Return which profiles no cam has, as messages.

    Args:
        system: The system.
        values: Of all parameters.
        margins: Of `margins_that_follow`.
    """
    if not margins:
        return []
    at: dict[str | Symbol, float] = dict(zip(system.p, values.tolist(), strict=True))

    def value(formula: Node) -> float:
        return float(evaluate(formula, at))

    found = [undercut(who, margin, value) for who, margin in margins]
    return [message for message in found if message]


def margins_that_follow(system: System, names: Collection[str]) -> Margins:
    """Return what touches cams, and margins of profiles that follow some parameters."""
    if not names:
        return []
    follow = {*names, *system.defaults.formulas}
    symbols = {s for name in follow for s in system.parameters[name].symbols.ravel()}
    return [
        (who, margin)
        for who, margin in _margins(system)
        if not symbols.isdisjoint(symbols_of(margin.formula))
    ]


def _margins(system: System) -> Margins:
    """Return what touches cams, and the margins of their profiles."""
    elements: list[tuple[str, object]] = [
        (f"constraint {c.name!r}", c.constraint) for c in system.constraints
    ]
    elements += [(f"load {named.name!r}", named.load) for named in system.loads]
    found = []
    for who, one in elements:
        margin = one.margin() if isinstance(one, OnCam) else None
        if margin is not None:
            angle, *formulas = margin
            known = [formula for formula in formulas if formula is not None]
            found.append((who, Margin(angle, *expanded(known, system.expressions))))
    return found
