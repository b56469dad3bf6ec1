"""Driven joints: coordinates prescribed as formulas of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.joint import Joint


def drive_joint(joint: Joint, formula: Any, bind: Callable[[Any], Array]) -> None:
    """Prescribe the coordinates of a joint.

    Raises:
        ModelError: The joint has none, has a quaternion, or the number of formulas is
            another.
    """
    who = f"drive of joint {joint.name!r}"
    if any(element.kind == "Q" for element in joint.elements):
        raise ModelError(
            f"{who}: its quaternion's entries depend on each other, so they cannot be "
            f"prescribed one by one. Use a chain of rotations such as "
            f"['Rx', 'Ry', 'Rz'], or Spherical('cardan')."
        )
    one = isinstance(formula, str) or not hasattr(formula, "__len__")
    formulas = [formula] if one else list(formula)
    if len(formulas) != len(joint.q):
        names = ", ".join(symbol.name for symbol in joint.q) or "none"
        raise ModelError(
            f"{who}: {len(formulas)} formulas for {len(joint.q)} coordinates: {names}. "
            f"Give one for each, None where a coordinate stays free."
        )
    for i, entry in enumerate(formulas):
        joint.drives[i] = None if entry is None else bind(entry).item()
