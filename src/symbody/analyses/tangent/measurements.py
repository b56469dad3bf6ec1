"""Measurements over time: as users hold them, and in the order of a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.tangent.sensitivities import Outputs, outputs_of
from symbody.analyses.tangent.tangent_runs import Run
from symbody.arguments import Arguments, real_array, shown
from symbody.errors import ModelError
from symbody.with_units import is_masked

if TYPE_CHECKING:
    # They take half a second to import, and measurements need be none of them.
    import pandas as pd
    import xarray as xr


@final
@dataclass(frozen=True)
class MeasurementTable:
    """Data by rows, NaN if masked; `sigma` is NaN if unknown, `group` numbers names."""

    names: tuple[str, ...]
    outputs: Outputs
    values: Array
    sigma: Array
    group: NDArray[np.int_]


def measured_values(
    arguments: Arguments, run: Run, data: object, sigma: object, grid: Array
) -> MeasurementTable:
    """Return what a user gave as measurements, at times of a grid."""
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
    return MeasurementTable(
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


_TIMES = ("time", "t")


# A dictionary; or a data frame of pandas or a dataset of xarray, not imported here.
Measurements: TypeAlias = "Mapping[str, object] | pd.DataFrame | xr.Dataset"


def columns_and_times(
    arguments: Arguments, data: object, times: object
) -> tuple[dict[str, object], NDArray[np.float64]]:
    """Return measured values by name, and their times [s]."""
    columns, own = _columns(data)
    if columns is None:
        raise arguments.refused(
            "data", data,
            "a dictionary, a data frame or a dataset with names of states or sensors",
            "Give for example {'q_hip': [0.1, 0.2]}, or motion.data[['q_hip']].",
        )  # fmt: skip
    if times is None and own is None:
        raise arguments.refused(
            "times", times, "the time of each value [s]",
            "Give an array, or data with a column 'time'.",
        )  # fmt: skip
    grid = arguments.numbers(
        "times", own if times is None else arguments.times("times", times)
    )
    if times is not None and own is not None:
        written = real_array(own)
        if written is None or not np.array_equal(written, grid):
            rule = "what the data have as 'time', or left out"
            raise arguments.refused("times", times, rule, "Give times once.")
    return columns, grid


def _columns(data: Any) -> tuple[dict[str, object] | None, object]:
    """Return values by name, None if there are no names; and the times beside them."""
    index: object = None
    if hasattr(data, "data_vars"):
        columns = {name: data.data_vars[name].to_numpy() for name in data.data_vars}
        index = next(
            (data.coords[n].to_numpy() for n in _TIMES if n in data.coords), None
        )
    elif isinstance(data, Mapping):
        columns = dict(data)
    elif hasattr(data, "columns") and hasattr(data, "index"):
        columns = {name: data[name].to_numpy() for name in data.columns}
        index = data.index.to_numpy() if data.index.name in _TIMES else None
    else:
        return None, None
    entries = [name for name in _TIMES if name in columns]
    return columns, columns.pop(entries[0]) if entries else index
