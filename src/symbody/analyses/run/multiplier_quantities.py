"""Multipliers of constraints over time, under their names."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.formalisms.constraints.rows import multiplier_units
from symbody.formalisms.derivations import Derivable, derivations_of
from symbody.results.record import Column, Quantity


def multiplier_columns(of: Derivable, names: Sequence[str]) -> list[Column]:
    """Return the multipliers of each constraint, as columns of "multipliers"."""
    of = derivations_of(of)
    columns, unit_of = [], multiplier_units(of)
    for named in of.system.constraints:
        units = [unit_of[name] for name in named.multipliers]
        unit = units[0] if len(set(units)) == 1 else ", ".join(units)
        places = tuple(list(names).index(name) for name in named.multipliers)
        several = len(places) > 1
        columns.append(
            Column(
                f"lam_{named.name}", "multiplier", unit, "multipliers",
                places if several else places[0],
                entries=named.constraint.entries if several else (),
            )
        )  # fmt: skip
    return columns


def multiplier_quantities(
    of: Derivable, names: Sequence[str], values: NDArray[np.float64]
) -> list[Quantity]:
    """Return the multipliers of each constraint over time, from rows of values."""
    table = {"multipliers": values}
    return [column.of(table) for column in multiplier_columns(of, names)]
