"""Coefficients of force laws: the signs they may have."""

from __future__ import annotations

from collections.abc import Iterable

from symbody.errors import ModelError, warn_user
from symbody.expr.node import Const, Node
from symbody.model.field import Bind

# Fields of loads that are dampings.
DAMPINGS = ("damping", "torsional_damping", "damping_time")


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


def tell_negative(who: str, what: str, values: Iterable[Node], bind: Bind) -> None:
    """Warn of dampings that are negative at the parameters' defaults.

    Args:
        who: Kind and name of the load.
        what: The name of the field, one of `DAMPINGS`.
        values: Its formulas.
        bind: Of the model.
    """
    for value in values:
        number = bind.default(value)
        if number is not None and number < 0:
            warn_user(adds_energy(who, what, value, number))
            return


def adds_energy(who: str, what: str, value: Node, number: float) -> str:
    """Return that a negative damping adds energy."""
    return (
        f"{who}: {what} is {_told(value, number)}: a negative damping adds energy, and "
        f"motions grow. If it is not meant so, change its sign."
    )


def _told(value: Node, number: float) -> str:
    return repr(value) if isinstance(value, Const) else f"{value!r} = {number:g}"
