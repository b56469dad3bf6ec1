"""Multipliers of constraints over time, under their names."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.formalisms.constraints.multiplier_units import multiplier_units
from symbody.formalisms.derivations import Derivable, account_of
from symbody.results.quantity import Quantity


def multiplier_quantities(
    of: Derivable, names: Sequence[str], values: NDArray[np.float64]
) -> list[Quantity]:
    """Return the multipliers of each constraint over time.

    Args:
        of: The model's system.
        names: Of the multipliers.
        values: Theirs, a row a time.
    """
    of = account_of(of)
    quantities, unit_of = [], multiplier_units(of)
    for named in of.system.constraints:
        units = [unit_of[name] for name in named.multipliers]
        unit = units[0] if len(set(units)) == 1 else ", ".join(units)
        places = [list(names).index(name) for name in named.multipliers]
        columns = values[:, places[0]] if len(places) == 1 else values[:, places]
        entries = named.constraint.entries if len(places) > 1 else ()
        quantities.append(
            Quantity(f"lam_{named.name}", columns, "multiplier", unit, entries=entries)
        )
    return quantities
