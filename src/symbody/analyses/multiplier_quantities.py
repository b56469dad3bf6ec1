"""Multipliers of constraints over time, under their names."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.formalisms.constraints.multiplier_units import multiplier_units
from symbody.results.quantity import Quantity
from symbody.system.system import System


def multiplier_quantities(
    system: System, names: Sequence[str], values: NDArray[np.float64]
) -> list[Quantity]:
    """Return the multipliers of each constraint over time.

    Args:
        system: The model's.
        names: Of the multipliers.
        values: Theirs, a row a time.
    """
    quantities, unit_of = [], multiplier_units(system)
    for named in system.constraints:
        units = [unit_of[name] for name in named.multipliers]
        unit = units[0] if len(set(units)) == 1 else ", ".join(units)
        places = [list(names).index(name) for name in named.multipliers]
        columns = values[:, places[0]] if len(places) == 1 else values[:, places]
        entries = named.constraint.entries if len(places) > 1 else ()
        quantities.append(
            Quantity(f"lam_{named.name}", columns, "multiplier", unit, entries=entries)
        )
    return quantities
