"""Names and units of what analyses return."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symbody.analyses.implicit_point import ImplicitModel
from symbody.expr.node import Symbol
from symbody.model.quantities import Input, Parameter, State
from symbody.results.result import Labels


def symbol_labels(symbols: Sequence[Symbol], units: Mapping[Symbol, str]) -> Labels:
    """Return names and units of some symbols."""
    found = plain_units([units.get(s, "") for s in symbols])
    return Labels(tuple(s.name for s in symbols), found)


def plain_units(units: Sequence[str]) -> tuple[str, ...]:
    """Return units, "" for those of plain numbers."""
    return tuple("" if unit == "1" else unit for unit in units)


def entry_labels(quantities: Mapping[str, Input | Parameter | State]) -> Labels:
    """Return names and units of all entries of inputs, states or parameters."""
    pairs = [
        (s.name, entry.unit)
        for entry in quantities.values()
        for s in entry.symbols.ravel().tolist()
    ]
    return Labels(tuple(n for n, _ in pairs), plain_units([u for _, u in pairs]))


def output_labels(model: ImplicitModel) -> Labels:
    """Return names and units of all entries of sensors."""
    system, names = model.system, model.functions.output_labels
    units: dict[str, str] = {}
    for name, sensor in system.sensors.items():
        units |= _by_entry(name, sensor.symbols.shape, sensor.sensor.unit)
    for name, expression in system.expressions.items():
        units |= _by_entry(name, expression.symbols.shape, expression.unit)
    return Labels(names, plain_units([units.get(name, "") for name in names]))


def _by_entry(name: str, shape: tuple[int, ...], unit: str) -> dict[str, str]:
    if not shape:
        return {name: unit}
    own = unit.split(",") if "," in unit else []
    places = list(np.ndindex(shape))
    if len(own) != len(places):
        own = ["" if "," in unit else unit] * len(places)
    return {
        f"{name}[{','.join(map(str, place))}]": one.strip()
        for place, one in zip(places, own, strict=True)
    }
