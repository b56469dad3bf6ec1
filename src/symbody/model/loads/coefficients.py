"""Coefficients of force laws: the signs they may have."""

from __future__ import annotations

from symbody.errors import ModelError
from symbody.expr.node import Const, Node
from symbody.model.field import Bind


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
