"""The ranges that values of fields have, declared beside the type of the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.node import Const, Node


@final
@dataclass(frozen=True)
class Sign:
    """The range of the values of a field, at the defaults of the parameters."""

    rule: str  # what it must be; "" where less than zero only warns, as a damping
    why: str = ""
    what: str = "the {}"  # the field, with braces for its name
    holds: Callable[[float], bool] = lambda value: value >= 0
    unit: str = ""  # behind the value, in messages

    def check(
        self, who: str, name: str, held: Any, default: Callable[[Node], float | None]
    ) -> None:
        """Raise or warn if a field has a value out of its range."""
        several = isinstance(held, tuple | np.ndarray)
        for value in held if several else (held,):
            number = None if value is None else default(value)
            if number is None or self.holds(number):
                continue
            if not self.rule:
                if number < 0:
                    warn_user(adds_energy(who, name, value, number))
                return
            text = f"{_value_text(value, number)} {self.unit}".rstrip()
            raise ModelError(
                f"{who}: {self.what.format(name)} is {text}; it {self.rule}, "
                f"{self.why}."
            )


def positive(why: str, what: str = "the {}", unit: str = "") -> Sign:
    """Return that a field is positive, for `Annotated` beside its unit."""
    return Sign("must be positive", why, what, lambda value: value > 0, unit)


def not_negative(why: str, what: str = "the {}") -> Sign:
    """Return that a field is positive or zero; as `positive`."""
    return Sign("cannot be negative", why, what)


# Of a damping: it may be negative, which a warning tells.
DAMPING = Sign("")
STEEP = Sign(
    "must be at least 1",
    "or the force would begin infinitely steep; 1 is a spring, 1.5 a sphere on a plane",
    holds=lambda value: value >= 1,
)
IN_FILM = positive("or there is no film")
BRAKES = not_negative("because it brakes")


def adds_energy(who: str, what: str, value: Node, number: float) -> str:
    """Return that a negative damping adds energy."""
    return (
        f"{who}: {what} is {_value_text(value, number)}: a negative damping adds "
        f"energy, and motions grow. If it is not meant so, change its sign."
    )


def _value_text(value: Node, number: float) -> str:
    return repr(value) if isinstance(value, Const) else f"{value!r} = {number:g}"
