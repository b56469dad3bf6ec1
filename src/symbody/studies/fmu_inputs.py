"""Inputs of FMUs that move in time, as FMPy and FMUs take them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

# Recorded times and variables, by their names.
Rows: TypeAlias = NDArray[np.void]
# Times and values of inputs, by their names.
Tables: TypeAlias = Mapping[str, tuple[Any, Any]]


def moving(tables: Tables) -> list[str]:
    """Return the names of inputs that change but by jumps."""
    return [
        name
        for name, (times, values) in tables.items()
        if ((np.diff(times) > 0) & (np.diff(values) != 0)).any()
    ]


def signals(tables: Tables, *, corners: bool) -> Rows | None:
    """Return rows for FMPy, whose times stand twice at jumps, or all with corners."""
    if not tables:
        return None
    known = {
        name: (np.asarray(times, dtype=float), np.asarray(values, dtype=float))
        for name, (times, values) in tables.items()
    }
    at = np.unique(np.concatenate([times for times, _ in known.values()]))
    before, after = (
        {name: _values(table, at, before=side) for name, table in known.items()}
        for side in (True, False)
    )
    jumps = np.any([before[name] != after[name] for name in known], axis=0)
    twice = np.repeat(np.arange(len(at)), np.where(corners | jumps, 2, 1))
    second = np.concatenate([[False], twice[1:] == twice[:-1]])
    rows = np.empty(len(twice), [(name, float) for name in ("time", *tables)])
    rows["time"] = at[twice]
    for name in known:
        rows[name] = np.where(second, after[name][twice], before[name][twice])
    return rows


def _values(
    table: tuple[Any, Any], at: NDArray[np.float64], *, before: bool
) -> NDArray[np.float64]:
    """Return the values just before times, or from them on."""
    times, values = (np.asarray(side, dtype=float) for side in table)
    result = np.interp(at, times, values)
    # The first or the last of the entries at a time.
    k = np.searchsorted(times, at, side="left" if before else "right") - (not before)
    k = np.clip(k, 0, len(times) - 1)
    return np.where(times[k] == at, values[k], result)


@contextmanager
def sloped(instance: Any, about: Any, tables: Tables) -> Iterator[None]:
    """Give an FMU of FMI 2.0 its input slopes by step; FMPy's only fit nine inputs."""
    places = {v.name: v.valueReference for v in about.modelVariables}
    count = len(tables)
    references = (ctypes.c_uint32 * count)(*(places[name] for name in tables))
    orders = (ctypes.c_int * count)(*[1] * count)
    slopes, step = (ctypes.c_double * count)(), instance.doStep

    # The names are those by which FMPy calls it.
    def with_slopes(
        currentCommunicationPoint: float, communicationStepSize: float
    ) -> None:
        t, h = currentCommunicationPoint, communicationStepSize
        for k, table in enumerate(tables.values()):
            at = np.array([t, t + h])
            times = np.asarray(table[0], dtype=float)
            nearest = times[np.abs(times - at[:, None]).argmin(axis=1)]
            # As FMPy takes times for equal.
            begin, end = list(np.where(np.isclose(nearest, at), nearest, at)[:, None])
            (first,) = _values(table, begin, before=False)
            (last,) = _values(table, end, before=True)
            slopes[k] = (last - first) / h
        instance.fmi2SetRealInputDerivatives(
            instance.component, references, count, orders, slopes
        )
        step(currentCommunicationPoint=t, communicationStepSize=h)

    instance.doStep = with_slopes
    try:
        yield
    finally:
        del instance.doStep
