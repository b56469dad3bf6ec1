"""Driven joints: coordinates prescribed as formulas of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symbody.arguments import counted
from symbody.errors import ModelError
from symbody.expr.node import Array, Node
from symbody.model.joint import Joint

Drives = tuple[Node | None, ...]


def checked_drives(
    joint: Joint, formula: Any, bind: Callable[[object], Array]
) -> Drives:
    """Return for each coordinate of a joint the formula that prescribes it, or None.

    Args:
        joint: The joint.
        formula: As the user wrote it: one, or one for each coordinate.
        bind: Makes a formula of time of what the user wrote.

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
    one = not getattr(formula, "shape", hasattr(formula, "__len__"))
    one = one or isinstance(formula, str)
    formulas = [formula] if one else list(formula)
    if len(formulas) != len(joint.q):
        names = ", ".join(symbol.name for symbol in joint.q) or "none"
        raise ModelError(
            f"{who}: {counted(len(formulas), 'formula')} for "
            f"{counted(len(joint.q), 'coordinate')}: {names}. "
            f"Give one for each, None where a coordinate stays free."
        )
    return tuple(None if f is None else bind(f).item() for f in formulas)
