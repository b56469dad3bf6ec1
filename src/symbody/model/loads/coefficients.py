"""Coefficients of force laws: how many there are, and which signs they may have."""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError
from symbody.expr.node import Array, Const, Node
from symbody.model.loads.load import Bind


def entries(value: Any, n: int, bind: Bind) -> Array:
    """Return one formula for each of n freedoms or axes; a single one serves for all.

    Raises:
        ModelError: There are some, but not n.
    """
    return bind(value if hasattr(value, "__len__") else [value] * n, (n,))


def checked_positive(who: str, what: str, value: Node, why: str, bind: Bind) -> None:
    """Raise if a formula is zero or negative at the parameters' defaults.

    Raises:
        ModelError: It is.
    """
    number = bind.default(value)
    if number is not None and not number > 0:
        raise ModelError(
            f"{who}: {what} is {_told(value, number)}; it must be positive, {why}."
        )


def checked_not_negative(
    who: str, what: str, value: Node, why: str, bind: Bind
) -> None:
    """Raise if a formula is negative at the parameters' defaults.

    Raises:
        ModelError: It is.
    """
    number = bind.default(value)
    if number is not None and not number >= 0:
        raise ModelError(
            f"{who}: {what} is {_told(value, number)}; it cannot be negative, {why}."
        )


def _told(value: Node, number: float) -> str:
    return repr(value) if isinstance(value, Const) else f"{value!r} = {number:g}"
