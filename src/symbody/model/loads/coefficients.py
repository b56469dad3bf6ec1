"""Coefficients of force laws: how many there are, and which signs they may have."""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError
from symbody.expr.node import Array, Const, Node, Symbol
from symbody.model.loads.load import Bind


def entries(value: Any, n: int, bind: Bind) -> Array:
    """Return one formula for each of n freedoms or axes; a single one serves for all.

    Raises:
        ModelError: There are some, but not n.
    """
    return bind(value if hasattr(value, "__len__") else [value] * n, (n,))


def checked_positive(who: str, what: str, value: Node, why: str) -> Node:
    """Return a formula that is not known to be zero or negative.

    Raises:
        ModelError: It is.
    """
    if _least_known(value) <= 0:
        raise ModelError(f"{who}: {what} is {value!r}; it must be positive, {why}.")
    return value


def checked_not_negative(who: str, what: str, value: Node, why: str) -> Node:
    """Return a formula that is not known to be negative.

    Raises:
        ModelError: It is.
    """
    if _least_known(value) < 0:
        raise ModelError(f"{who}: {what} is {value!r}; it cannot be negative, {why}.")
    return value


def _least_known(value: Node) -> float:
    """Return a value below which a formula is known not to be, 1 if unknown."""
    if isinstance(value, Const):
        return value.value
    return -1.0 if isinstance(value, Symbol) and value.sign < 0 else 1.0
