"""Quantities of the package pint: numbers that bring their units along.

Where it is known what something must be in, they are converted, and refused if they are
of another kind; elsewhere they are refused: a number without its unit tells nothing.
Angles and plain numbers go everywhere, in radians. Nothing here imports pint: who has
such a quantity has imported it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symbody.errors import ModelError, SymbodyError


def is_quantity(value: object) -> bool:
    """Return whether something is a quantity of pint."""
    return type(value).__module__.partition(".")[0] == "pint" and hasattr(
        value, "magnitude"
    )


def has_quantities(value: object) -> bool:
    """Return whether something is a quantity of pint, or nested lists with some."""
    if value.__class__ is float or value.__class__ is int:
        return False
    if isinstance(value, list | tuple):
        return any(map(has_quantities, value))
    if isinstance(value, np.ndarray) and value.dtype == object:
        return any(map(is_quantity, value.flat))
    return is_quantity(value)


def in_unit(
    who: str, value: object, unit: str, error: type[SymbodyError] = ModelError
) -> Any:
    """Return what was given without its units, as numbers in another one.

    Args:
        who: What it is for, for the message.
        value: A quantity, nested lists with quantities, or anything else, which is
            returned as it is.
        unit: What the numbers are to be in; "" where nobody knows.
        error: What is raised.

    Raises:
        SymbodyError: A quantity is of another kind, or it is not known of which it must
            be.
    """
    if not has_quantities(value):
        return value
    if isinstance(value, list | tuple):
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
    return quantity.to(wanted).magnitude


def in_units(
    who: str,
    values: Mapping[str, object],
    units: Mapping[str, str],
    error: type[SymbodyError] = ModelError,
) -> dict[str, object]:
    """Return values by name without their units, each in the unit of its name.

    Args:
        who: What kind of thing they are for, for the message.
        values: As users gave them; names that have no unit here have none.
        units: By name.
        error: What is raised.
    """
    return {
        name: in_unit(f"{who} {name!r}", value, units.get(name, ""), error)
        for name, value in values.items()
    }


def plain(value: object) -> object:
    """Return quantities without dimension as numbers; None if one has a dimension."""
    try:
        return in_unit("", value, "")
    except ModelError:
        return None


def with_its_unit(who: str, value: object, unit: str) -> tuple[Any, str]:
    """Return numbers and the unit that they are in.

    Args:
        who: What it is for, for the message.
        value: What was given.
        unit: The unit that was given; "" for that of the quantity, if it is of SI.
    """
    if unit or not has_quantities(value):
        return in_unit(who, value, unit), unit
    first: Any = _first(value)
    own = first.units
    base = first.to_base_units()
    coherent = abs((1 * own).to_base_units().magnitude - 1) < 1e-12
    found = f"{own if coherent else base.units:~P}"
    return in_unit(who, value, found or "1"), found


def _first(value: object) -> object:
    """Return the first quantity of nested lists."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return next(_first(entry) for entry in value if has_quantities(entry))
    return value
