"""The signs that values of fields have, declared beside the type of the field."""

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
    """The sign of the values of a field, at the defaults of the parameters."""

    rule: str  # what it must be; "" where less than zero only warns, as a damping
    why: str = ""
    what: str = "the {}"  # the field, with braces for its name
    zero: bool = True

    def check(
        self,
        who: str,
        name: str,
        held: Any,
        default: Callable[[Node], float | None],
    ) -> None:
        """Raise or warn if a field has a value of another sign."""
        several = isinstance(held, tuple | np.ndarray)
        for value in held if several else (held,):
            number = None if value is None else default(value)
            if number is None or number > 0 or (number == 0 and self.zero):
                continue
            if not self.rule:
                if number < 0:
                    warn_user(adds_energy(who, name, value, number))
                return
            raise ModelError(
                f"{who}: {self.what.format(name)} is {_value_text(value, number)}; "
                f"it {self.rule}, {self.why}."
            )


def positive(why: str, what: str = "the {}") -> Sign:
    """Return that a field is positive, for `Annotated` beside its unit."""
    return Sign("must be positive", why, what, zero=False)


def not_negative(why: str, what: str = "the {}") -> Sign:
    """Return that a field is positive or zero; as `positive`."""
    return Sign("cannot be negative", why, what)


# Of a damping: it may be negative, which a warning tells.
DAMPING = Sign("")
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
