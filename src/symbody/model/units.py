"""Units as written by users, and the dimensions that they have.

A dimension is the exponents of m, kg, s, A, K, mol and cd; angles have none. What is
not understood has none that is known, and is compared with nothing.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    # Slow to import, and only roots of units have exponents that are not whole.
    from fractions import Fraction

# Exponents are int as long as they are whole.
Dimension: TypeAlias = "tuple[Fraction | int, ...]"

_BASES = ("m", "kg", "s", "A", "K", "mol", "cd")
NUMBER: Dimension = (0,) * len(_BASES)


def _of(**exponents: int) -> Dimension:
    return tuple(exponents.get(base, 0) for base in _BASES)


_UNITS: dict[str, Dimension] = {
    **{base: _of(**{base: 1}) for base in _BASES},
    **dict.fromkeys(("1", "rad", "deg", "°", "%", "sr", "rev"), NUMBER),
    "g": _of(kg=1), "t": _of(kg=1), "min": _of(s=1), "h": _of(s=1), "ms": _of(s=1),
    "mm": _of(m=1), "cm": _of(m=1), "km": _of(m=1), "Hz": _of(s=-1),
    "N": _of(kg=1, m=1, s=-2), "kN": _of(kg=1, m=1, s=-2),
    "Pa": _of(kg=1, m=-1, s=-2), "bar": _of(kg=1, m=-1, s=-2),
    "MPa": _of(kg=1, m=-1, s=-2), "J": _of(kg=1, m=2, s=-2),
    "W": _of(kg=1, m=2, s=-3), "kW": _of(kg=1, m=2, s=-3), "C": _of(A=1, s=1),
    "V": _of(kg=1, m=2, s=-3, A=-1), "Ω": _of(kg=1, m=2, s=-3, A=-2),
    "Ohm": _of(kg=1, m=2, s=-3, A=-2), "ohm": _of(kg=1, m=2, s=-3, A=-2),
    "F": _of(kg=-1, m=-2, s=4, A=2), "H": _of(kg=1, m=2, s=-2, A=-2),
    "Wb": _of(kg=1, m=2, s=-2, A=-1), "T": _of(kg=1, s=-2, A=-1), "mA": _of(A=1),
}  # fmt: skip
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_FACTOR = re.compile(r"([^\d\s^*/·()⁰¹²³⁴⁵⁶⁷⁸⁹⁻-]+|1)(?:(?:\^|\*\*)?(-?\d+))?\Z")


@cache
def dimension_of(unit: str) -> Dimension | None:
    """Return the dimension of a unit such as "N m s/rad"; None if it is not understood.

    Factors stand side by side, or with · or *; behind a / they divide, one each, or
    several in parentheses. Exponents are written as in m², m^2 or m**2.
    """
    if not unit.strip():
        return None
    text = re.sub(r"([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "^" + m[1].translate(_RAISED), unit)
    text = text.replace("**", "^").replace("·", " ").replace("*", " ")
    total = NUMBER
    for i, part in enumerate(re.split(r"/", text)):
        factors = part.replace("(", " ").replace(")", " ").split()
        if not factors:
            return None
        for j, factor in enumerate(factors):
            # In "N/m s" it is not clear where s belongs.
            if i and j and "(" not in part:
                return None
            match = _FACTOR.match(factor)
            base = _UNITS.get(match[1]) if match else None
            if match is None or base is None:
                return None
            power = int(match[2] or 1) * (-1 if i else 1)
            total = times(total, base, power)
    return total


def times(a: Dimension, b: Dimension, power: Fraction | int = 1) -> Dimension:
    """Return the dimension of a product with a power."""
    return tuple(x + y * power for x, y in zip(a, b, strict=True))


def power_of(dimension: Dimension, power: float) -> Dimension:
    """Return the dimension of a power; one of no simple fraction is rounded to one."""
    # Slow to import, and rarely needed.
    from fractions import Fraction

    exponent = Fraction(power).limit_denominator(100)
    return times(NUMBER, dimension, exponent)


def written(dimension: Dimension) -> str:
    """Return a dimension as a unit: "kg m²/s²" as "kg m² s⁻²"; "1" for a number."""
    raised = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
    parts = []
    for base, power in zip(_BASES, dimension, strict=True):
        if power == 1:
            parts.append(base)
        elif power:
            whole = power.denominator == 1
            parts.append(
                base + (str(power).translate(raised) if whole else f"^{power}")
            )
    return " ".join(parts) or "1"
