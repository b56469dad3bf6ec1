"""Units as written by users, and the dimensions that they have.

A dimension is the exponents of m, kg, s, A, K, mol and cd; angles have none. What is
not understood has none that is known, and is compared with nothing.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from symbody.arguments import listed, near
from symbody.errors import ModelError

if TYPE_CHECKING:
    # Slow to import, and only roots of units have exponents that are not whole.
    from fractions import Fraction

# Exponents are int as long as they are whole.
Dimension: TypeAlias = "tuple[Fraction | int, ...]"

BASES = ("m", "kg", "s", "A", "K", "mol", "cd")
NUMBER: Dimension = (0,) * len(BASES)


def _of(**exponents: int) -> Dimension:
    return tuple(exponents.get(base, 0) for base in BASES)


# Coherent with SI: products of these need no factor.
_UNITS: dict[str, Dimension] = {
    **{base: _of(**{base: 1}) for base in BASES},
    **dict.fromkeys(("1", "rad", "sr"), NUMBER), "Δ°C": _of(K=1),
    **dict.fromkeys(("Hz", "Bq"), _of(s=-1)), "N": _of(kg=1, m=1, s=-2),
    "Pa": _of(kg=1, m=-1, s=-2), "J": _of(kg=1, m=2, s=-2), "W": _of(kg=1, m=2, s=-3),
    "C": _of(A=1, s=1), "V": _of(kg=1, m=2, s=-3, A=-1),
    **dict.fromkeys(("Ω", "\N{OHM SIGN}", "Ohm", "ohm"), _of(kg=1, m=2, s=-3, A=-2)),
    "S": _of(kg=-1, m=-2, s=3, A=2), "F": _of(kg=-1, m=-2, s=4, A=2),
    "H": _of(kg=1, m=2, s=-2, A=-2), "Wb": _of(kg=1, m=2, s=-2, A=-1),
    "T": _of(kg=1, s=-2, A=-1), "lm": _of(cd=1), "lx": _of(cd=1, m=-2),
    "kat": _of(mol=1, s=-1), **dict.fromkeys(("Gy", "Sv"), _of(m=2, s=-2)),
}  # fmt: skip
# Others: how many of which coherent unit they are.
_SCALED: dict[str, tuple[float, str]] = {
    "g": (1e-3, "kg"), "t": (1e3, "kg"), "lb": (0.45359237, "kg"),
    "min": (60, "s"), "h": (3600, "s"), "d": (86400, "s"), "in": (0.0254, "m"),
    "ft": (0.3048, "m"), "bar": (1e5, "Pa"), "psi": (6894.757293168361, "Pa"),
    "lbf": (4.4482216152605, "N"), "kgf": (9.80665, "N"), "l": (1e-3, "m^3"),
    "L": (1e-3, "m^3"), "deg": (math.pi / 180, "rad"), "°": (math.pi / 180, "rad"),
    "rev": (2 * math.pi, "rad"), "rpm": (math.pi / 30, "rad/s"), "%": (1e-2, "1"),
}  # fmt: skip
_PREFIXES = {
    "f": 1e-15, "p": 1e-12, "n": 1e-9, "µ": 1e-6, "μ": 1e-6, "u": 1e-6, "m": 1e-3,
    "c": 1e-2, "d": 1e-1, "da": 10, "h": 1e2, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12,
}  # fmt: skip
_CELSIUS = ("°C", "degC", "℃", "°F", "degF")
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻·⋅", "0123456789-..")
_NAME = re.compile(r"[^\d\s^*/·()⁰¹²³⁴⁵⁶⁷⁸⁹⁻-]+")
_FACTOR = re.compile(rf"({_NAME.pattern}|1|-\Z)(?:\^?(-?\d+(?:\.\d+)?))?\Z")


@cache
def dimension_of(unit: str) -> Dimension | None:
    """Return the dimension of a unit such as "N m s/rad"; None if it is not understood.

    Factors stand side by side, or with · or *; behind a / they divide, one each, or
    several in parentheses. Exponents are written as in m², m^2 or m**2, roots as in
    m^1.5.
    """
    factors = _factors(unit)
    if factors is None:
        return None
    total = NUMBER
    for name, power in factors:
        known = _known(name)
        base = known and (_UNITS.get(known[1]) or dimension_of(known[1]))
        if base is None:
            return None
        raised = times(NUMBER, base, int(power)) if float(power).is_integer() else None
        total = times(total, raised or power_of(base, float(power)))
    return total


def checked_unit(who: str, unit: str) -> str:
    """Return the unit of numbers in formulas, which are in SI units throughout."""
    why = _refusal(unit)
    if why:
        raise ModelError(f"{who}: unit={unit!r} {why}")
    return unit


@cache
def _refusal(unit: str) -> str:
    """Return why formulas cannot have a unit, and the remedy; "" if they can."""
    if not unit.strip():
        return ""
    factors = _factors(unit)
    if factors is None:
        return (
            "is not understood. Write factors side by side, and behind a / one, or "
            "several in parentheses, such as 'N m s/rad' or 'N/(m s)'."
        )
    unknown = [name for name, _ in factors if _known(name) is None]
    if unknown:
        return _unknown(unit, unknown)
    known = {name: _known(name) or (1.0, name) for name, _ in factors}
    if all(by == name for name, (_, by) in known.items()):
        return ""
    factor = math.prod(known[name][0] ** float(power) for name, power in factors)
    coherent = _NAME.sub(lambda m: known[m[0]][1] if m[0] in known else m[0], unit)
    if unit not in known and any(by not in _UNITS for _, by in known.values()):
        coherent = written(dimension_of(unit) or NUMBER)
    return (
        f"is no coherent unit of SI. Numbers in formulas are in SI units, so a value "
        f"in {unit} would be taken as one in {coherent}. Give unit={coherent!r} and "
        f"values in it, {factor:.10g} for 1 {unit}, or quantities of pint, which are "
        f"converted."
    )


def _unknown(unit: str, unknown: list[str]) -> str:
    """Return the message for unknown units, and the remedy."""
    name = unknown[0]
    if name in _CELSIUS:
        return "has another zero than SI. Give temperatures in kelvins, unit='K'."
    same = [n for n in (*_UNITS, *_SCALED) if n.lower() == name.lower()]
    apart = None if same else _apart(name)
    if apart is not None:
        meant = " ".join((_known(part) or (1.0, part))[1] for part in apart)
        remedy = f"Write factors apart, and in SI units: {meant!r}, not {name!r}."
    elif name == "-":
        remedy = "Write '1' for a number."
    else:
        remedy = near(name, same or _UNITS)
    return (
        f"is not understood: {name!r} is unknown. It must be a product of SI units, "
        f"such as {listed(_EXAMPLES)}, or be left out. {remedy}"
    )


_EXAMPLES = ("m", "kg", "s", "rad", "N", "N m", "kg m²", "N s/m", "Pa", "J", "W", "V")


def _apart(name: str) -> list[str] | None:
    """Return the units that were written without space, as of "Nm"."""
    if _known(name):
        return [name]
    for end in range(1, len(name)):
        rest = _apart(name[end:]) if _known(name[:end]) else None
        if rest is not None:
            return [name[:end], *rest]
    return None


def _known(name: str) -> tuple[float, str] | None:
    """Return the factor of a unit and its coherent unit; None if it is unknown."""
    if name in _UNITS:
        return 1.0, name
    if name in _SCALED:
        return _SCALED[name]
    for end in (1, 2):
        size, base = _PREFIXES.get(name[:end]), name[end:]
        if size is None or base in ("1", "kg", "sr", "Δ°C"):
            continue
        if base in _UNITS:
            return size, base
        if base in ("g", "l", "L", "t", "bar"):
            more, coherent = _SCALED[base]
            return size * more, coherent
    return None


def _factors(unit: str) -> list[tuple[str, str]] | None:
    """Return names and exponents of the factors of a unit; None for other texts."""
    if not unit.strip():
        return None
    text = re.sub(
        r"[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[·⋅][⁰¹²³⁴⁵⁶⁷⁸⁹]+)?",
        lambda m: "^" + m[0].translate(_RAISED), unit,
    )  # fmt: skip
    text = text.replace("**", "^").replace("·", " ").replace("*", " ")
    result = []
    for i, part in enumerate(text.split("/")):
        factors = part.replace("(", " ").replace(")", " ").split()
        # In "N/m s" it is not clear where s belongs.
        if not factors or (i and factors[1:] and "(" not in part):
            return None
        for factor in factors:
            match = _FACTOR.match(factor)
            if match is None:
                return None
            power = match[2] or "1"
            if i:
                power = power[1:] if power.startswith("-") else f"-{power}"
            result.append((match[1], power))
    return result


def times(a: Dimension, b: Dimension, power: Fraction | int = 1) -> Dimension:
    """Return the dimension of a product with a power."""
    return tuple(x + y * power for x, y in zip(a, b, strict=True))


def power_of(dimension: Dimension, power: float) -> Dimension:
    """Return the dimension of a power; one of no simple fraction is rounded to one."""
    # Slow to import, and rarely needed.
    from fractions import Fraction

    return times(NUMBER, dimension, Fraction(power).limit_denominator(100))


def written(dimension: Dimension) -> str:
    """Return a dimension as a unit: "kg m²/s²" as "kg m² s⁻²"; "1" for a number."""
    raised = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
    parts = []
    for base, power in zip(BASES, dimension, strict=True):
        if power == 1:
            parts.append(base)
        elif power:
            whole = power.denominator == 1
            parts.append(
                base + (str(power).translate(raised) if whole else f"^{power}")
            )
    return " ".join(parts) or "1"
