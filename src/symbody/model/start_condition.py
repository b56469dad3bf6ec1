"""Conditions on the start of a motion: what a sensor is to show there."""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.arguments import real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import Array, Node
from symbody.expr.traverse import symbols_of


@final
@dataclass(frozen=True)
class StartCondition:
    """A formula, and its value at the start.

    Attributes:
        formula: Of sensors, states and their rates, parameters, inputs and time.
        value: Its value at the start.
    """

    formula: Node
    value: float


def start_conditions(formulas: Array, value: object) -> list[StartCondition]:
    """Return one condition a formula.

    Raises:
        ModelError: There are other numbers than formulas, or a formula is a constant.
    """
    if not formulas.size:
        raise ModelError(
            "start_at: the quantity is an empty list, which asks for nothing. Give "
            "what add_sensor returned, or an entry of it."
        )
    values = real_array(value)
    if values is None or not np.isfinite(values).all():
        raise ModelError(
            f"start_at: the value {shown(value)} is not a finite number, nor an array "
            f"of these. Give one number a formula."
        )
    if values.shape not in ((), formulas.shape):
        raise ModelError(
            f"start_at: values of the shape {values.shape} for formulas of the shape "
            f"{formulas.shape}. Give one number for all, or one for each."
        )
    numbers = np.broadcast_to(values, formulas.shape).ravel().tolist()
    found = []
    for formula, number in zip(formulas.ravel().tolist(), numbers, strict=True):
        if not symbols_of(formula):
            raise ModelError(
                f"start_at: {formula!r} is a constant, so that no start value changes "
                f"it. Give what add_sensor returned, or a formula of it."
            )
        found.append(StartCondition(formula, number))
    return found
