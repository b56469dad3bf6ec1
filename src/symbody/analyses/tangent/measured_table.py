"""Measurements as users hold them: dictionaries, data frames, labelled datasets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real_array

_TIMES = ("time", "t")


@runtime_checkable
class DataFrameLike(Protocol):
    """A data frame of pandas, which need not be imported."""

    @property
    def columns(self) -> Any:
        """The names of the columns."""

    @property
    def index(self) -> Any:
        """The labels of the rows."""

    def __getitem__(self, key: object, /) -> Any:
        """Return a column."""


@runtime_checkable
class DatasetLike(Protocol):
    """A dataset of xarray, which need not be imported."""

    @property
    def data_vars(self) -> Any:
        """The variables."""

    @property
    def coords(self) -> Any:
        """The coordinates, with the times among them."""


Measurements: TypeAlias = Mapping[str, object] | DataFrameLike | DatasetLike


def columns_and_times(
    arguments: Arguments, data: object, times: object
) -> tuple[dict[str, object], NDArray[np.float64]]:
    """Return measured values by name, and their times [s].

    Args:
        arguments: Who asks.
        data: Values by name: a dictionary, a data frame of pandas, or a dataset of
            xarray.
        times: Of the values; None takes them from what the data call "time" or "t":
            an entry, a column, the index or a coordinate.

    Raises:
        ModelError: The data are none of these, or the times are missing, given twice
            and different, or no numbers.
    """
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


def _columns(data: object) -> tuple[dict[str, object] | None, object]:
    """Return values by name, None if there are no names; and the times beside them."""
    index: object = None
    if isinstance(data, DatasetLike):
        columns = {name: data.data_vars[name].to_numpy() for name in data.data_vars}
        index = next(
            (data.coords[n].to_numpy() for n in _TIMES if n in data.coords), None
        )
    elif isinstance(data, Mapping):
        columns = dict(data)
    elif isinstance(data, DataFrameLike):
        columns = {name: data[name].to_numpy() for name in data.columns}
        index = data.index.to_numpy() if data.index.name in _TIMES else None
    else:
        return None, None
    entries = [name for name in _TIMES if name in columns]
    return columns, columns.pop(entries[0]) if entries else index
