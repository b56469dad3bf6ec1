"""Quantities of the package pint: numbers that bring their units along.

Where it is known what something must be in, they are converted, and refused if they are
of another kind; elsewhere they are refused: a number without its unit has no meaning.
Masked entries of arrays, which NumPy would read as the numbers behind the mask, are
refused alike. Angles and plain numbers go everywhere, in radians. Nothing here imports
pint: who has such a quantity has imported it.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np

from symbody.errors import ModelError, SymbodyError, warn_user

_NUMBERS = {float, int}
_ONE_TURN = 2 * math.pi
# Angles of more than a turn that are multiples of this are likely degrees; and several.
_LIKELY_DEGREES, _LIKELY_ALL, _ALL_WITHIN = 5, 15, 360


def is_quantity(value: object) -> bool:
    """Return whether something is a quantity of pint."""
    module = str(type(value).__module__) if "pint" in sys.modules else ""
    return module.partition(".")[0] == "pint" and hasattr(value, "magnitude")


def is_masked(value: object) -> bool:
    """Return whether something is a masked array of NumPy with an entry left out."""
    # Attribute, not class: to import numpy.ma takes time, who has one has imported it.
    mask = getattr(value, "mask", None) if isinstance(value, np.ndarray) else None
    return mask is not None and bool(np.any(mask))


def has_units_or_masks(value: object) -> bool:
    """Return whether something is a quantity, masked, or nested lists with such."""
    number = value.__class__ is float or value.__class__ is int
    if number or (value.__class__ is np.ndarray and value.dtype.kind == "f"):
        return False
    if isinstance(value, (list, tuple)):
        plain = _NUMBERS.issuperset(map(type, value))
        return not plain and any(map(has_units_or_masks, value))
    if isinstance(value, np.ndarray):
        is_one = value.dtype.kind == "O" and has_units_or_masks(value.ravel().tolist())
        return is_one or is_masked(value)
    return is_quantity(value)


def likely_degrees(what: str, value: float) -> str:
    """Return a warning of an angle that is likely meant in degrees; "" for others."""
    if abs(value) <= _ONE_TURN or value % _LIKELY_DEGREES != 0:
        return ""
    return (
        f"{what} = {value:g} rad, which is {value / _ONE_TURN:.3g} turns. Angles are "
        f"in radians: if degrees are meant, give math.radians({value:g})."
    )


def degrees_among(what: str, value: Any) -> str:
    """Return a warning of a number, or several, likely in degrees; "" for others."""
    one = value.__class__ in _NUMBERS
    several = [value] if one else value
    if isinstance(several, (list, tuple)) and _NUMBERS.issuperset(map(type, several)):
        several = np.array(several, dtype=float)
    if not isinstance(several, np.ndarray) or several.dtype.kind != "f":
        return ""
    large = several[np.abs(several) > _ONE_TURN]
    # Of several, as limits and tables, larger ones are no ends or many turns.
    within = bool((np.abs(large) <= _ALL_WITHIN).all())
    text = likely_degrees(what, float(large[0])) if large.size else ""
    return text if one or (within and not (large % _LIKELY_ALL).any()) else ""


def warn_of_degrees(who: str, value: Any) -> None:
    """Warn of a number, or several, that as angles are likely meant in degrees."""
    if text := degrees_among(who, value):
        warn_user(text)


def in_unit(
    who: str, value: object, unit: str, error: type[SymbodyError] = ModelError
) -> Any:
    """Return values without their units, as numbers in a unit, "" for an unknown one.

    Nested lists may hold quantities; anything else is returned as it is, angles that
    are likely degrees with a warning.
    """
    if not has_units_or_masks(value):
        if unit == "rad":
            warn_of_degrees(who, value)
        return value
    if is_masked(value):
        raise error(
            f"{who}: an entry is masked, so it has no value. Leave out what has none, "
            f"or give it a value by .filled(…)."
        )
    if isinstance(value, (list, tuple)):
        return [in_unit(who, entry, unit, error) for entry in value]
    if isinstance(value, np.ndarray):
        return in_unit(who, value.tolist(), unit, error)
    quantity: Any = value
    wanted = "" if unit == "1" else unit
    if not wanted and not quantity.dimensionless:
        raise error(
            f"{who}: {quantity:~P} has a unit, but it is not known what this must be "
            f"in. Give it as a parameter, by add_parameter, which keeps the unit, or "
            f"as a number in SI units."
        )
    registry = quantity._REGISTRY
    if quantity.dimensionality != registry.parse_units(wanted).dimensionality:
        kind = f"in {unit}" if wanted else "a number"
        raise error(
            f"{who}: {quantity:~P} cannot be converted; it must be {kind}. Give a "
            f"quantity of that kind, or a number in this unit."
        )
    own = f"{quantity.units} {quantity.to_base_units().units}"
    if ("Hz" in wanted and "radian" in own) or ("rad" in wanted and "hertz" in own):
        raise error(
            f"{who}: {quantity:~P} must be in {unit}, and pint takes 1 Hz, a turn in a "
            f"second, for 1 rad/s. Give a quantity in {unit}."
        )
    return in_unit(who, quantity.to(wanted).magnitude, "", error)


def without_unit(value: object) -> object:
    """Return quantities without dimension as numbers; None for others, or a mask."""
    try:
        return in_unit("", value, "")
    except ModelError:
        return None


def with_its_unit(who: str, value: object, unit: str) -> tuple[Any, str]:
    """Return numbers and the unit that they are in, that of the quantity by default."""
    first: Any = None if unit else _first(value)
    if not is_quantity(first):
        return in_unit(who, value, unit), unit
    own = first.units
    base = first.to_base_units()
    coherent = abs((1 * own).to_base_units().magnitude - 1) < 1e-12
    own_unit = f"{own if coherent else base.units:~P}"
    return in_unit(who, value, own_unit or "1"), own_unit


def _first(value: object) -> object:
    """Return the first quantity of nested lists, or the value itself."""
    if isinstance(value, np.ndarray) and not is_masked(value):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        special = (entry for entry in value if has_units_or_masks(entry))
        return next(map(_first, special), None)
    return value
