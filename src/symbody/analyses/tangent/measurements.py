"""Measured values over time, in the order of the results of a run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.tangent.outputs_of import Outputs, outputs_of
from symbody.analyses.tangent.tangent_runs import Run
from symbody.arguments import Arguments, real_array, shown
from symbody.errors import ModelError
from symbody.with_units import is_masked

Array: TypeAlias = NDArray[np.float64]


@final
@dataclass(frozen=True)
class Measured:
    """Data in the order of the rows of outputs.

    Attributes:
        names: By which they were given.
        outputs: What they are of.
        values: Shape (N, number of rows); NaN where they are masked.
        sigma: Their standard deviation by row; NaN where it is not known.
        group: For each row the number of its name.
    """

    names: tuple[str, ...]
    outputs: Outputs
    values: Array
    sigma: Array
    group: NDArray[np.int_]


def measured_values(
    arguments: Arguments, run: Run, data: object, sigma: object, grid: Array
) -> Measured:
    """Return what a user gave as measurements.

    Args:
        arguments: Who asks.
        run: Whose states and sensors are meant.
        data: Values by name.
        sigma: Standard deviations by name; None for none.
        grid: Times of the values [s].

    Raises:
        ModelError: A name is unknown, or values have another length, or gaps.
    """
    values = arguments.mapping(
        "data", data, "names of states or sensors", "{'q_hip': [0.1, 0.2]}",
        optional=False,
    )  # fmt: skip
    known = arguments.mapping("sigma", sigma, "names of data", "{'q_hip': 0.01}")
    if not values:
        rule = "values of at least one state or sensor"
        raise arguments.refused("data", data, rule, "Give {name: values}.")
    outputs = outputs_of(run, list(values), "data")
    columns, deviations, groups = [], [], []
    for k, (name, count) in enumerate(outputs.counts):
        columns.append(_column(arguments, name, values[name], count, grid))
        deviation = np.nan
        if name in known:
            deviation = arguments.number(f"sigma[{name!r}]", known[name], above=0)
        deviations += [deviation] * count
        groups += [k] * count
    unknown = [name for name in known if name not in values]
    if unknown:
        rule = "of names that data have"
        raise arguments.refused("sigma", sigma, rule, f"Leave out {unknown[0]!r}.")
    return Measured(
        tuple(values), outputs, np.hstack(columns), np.array(deviations),
        np.array(groups),
    )  # fmt: skip


def _column(
    arguments: Arguments, name: str, values: Any, count: int, grid: Array
) -> Array:
    gaps = is_masked(values)
    array = real_array(np.ma.getdata(values) if gaps else values)
    shapes = {(grid.size, count), (grid.size,)} if count == 1 else {(grid.size, count)}
    if array is None or array.shape not in shapes:
        result = "no numbers" if array is None else f"the shape {array.shape}"
        raise ModelError(
            f"{arguments.who}: the data of {name!r} are {shown(values)}, {result}, for "
            f"{grid.size} times and {count} entr{'y' if count == 1 else 'ies'} each. "
            f"Give one value, or row, for each time."
        )
    array = array.reshape(grid.size, count)
    mask = np.ma.getmaskarray(values).reshape(array.shape) if gaps else False
    known = np.isfinite(array) | mask
    if not known.all():
        i = int(np.argmin(known.all(axis=1)))
        raise ModelError(
            f"{arguments.who}: the data of {name!r} have a gap at t = {grid[i]:g} s: "
            f"{array[i].tolist()}. Leave out the times without values, or mask these "
            f"values by np.ma.masked_invalid(values)."
        )
    return np.where(mask, np.nan, array)
