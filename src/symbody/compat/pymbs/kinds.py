"""Kinds of variables as PyMbs numbers them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final


@final
class VarKind:
    """The kind of a variable of PyMbs; sensors and graphics are results."""

    Variable = 0x01
    Constant = 0x02
    Parameter = 0x04
    Input = 0x08
    State = 0x10
    Der_State = 0x20
    User_Exp = 0x40
    Sensor = 0x100
    Graphics = 0x200
    Controller = 0x400


def is_result(category: int | str | Iterable[object]) -> bool:
    """Return whether a category, a number or words, makes something a result."""
    words = [category] if isinstance(category, int | str) else list(category)
    numbers = [word for word in words if isinstance(word, int)]
    named = [str(word).upper() for word in words if not isinstance(word, int)]
    return any(n & VarKind.Sensor for n in numbers) or "SENSOR" in named
