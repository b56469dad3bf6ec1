"""One quantity over time, before it joins a motion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

import numpy as np
import numpy.typing as npt
import xarray as xr

Array: TypeAlias = npt.NDArray[np.float64]
Kind: TypeAlias = Literal[
    "coordinate",
    "velocity",
    "acceleration",
    "driven",
    "dependent",
    "state",
    "input",
    "sensor",
    "multiplier",
    "drive force",
    "energy",
    "residual",
]

AXES = ("x", "y", "z")
DIMENSIONS: dict[tuple[int, ...], tuple[str, ...]] = {
    (3,): ("axis",),
    (3, 3): ("row", "column"),
}


@final
@dataclass(frozen=True)
class Quantity:
    """Values of one quantity over time, with what a plot needs to name them.

    Attributes:
        name: As the user gave it.
        values: Shape (N,), or (N, 3) for vectors, (N, 3, 3) for matrices, or any other.
        kind: What it is in the model.
        unit: Of the values, such as "rad/s"; "" for a number. Of entries that differ,
            one each, separated by commas.
        description: One line, or nothing.
        entries: Names of the entries of a vector that is not one in space; or nothing.
    """

    name: str
    values: Array
    kind: Kind
    unit: str = ""
    description: str = ""
    entries: tuple[str, ...] = ()

    @property
    def labels(self) -> dict[str, tuple[str, ...]]:
        """Names along the dimension that the quantity has for itself, if any."""
        if len(self.entries) < 2 or self.entries == AXES:
            return {}
        return {f"{self.name}_entry": self.entries}

    def variable(self) -> xr.Variable:
        """Return the values with named dimensions, the first of which is time."""
        shape = np.shape(self.values)[1:]
        others = tuple(f"{self.name}_{i}" for i in range(len(shape)))
        attributes = {"kind": self.kind, "units": self.unit}
        if self.description:
            attributes["long_name"] = self.description
        dimensions = ("time", *(self.labels or DIMENSIONS.get(shape, others)))
        return xr.Variable(dimensions, np.asarray(self.values), attributes)


def columns(variable: xr.DataArray) -> dict[str, Array]:
    """Return the scalar parts of a variable, by names: "tip_x", "R_xy", "d_rate"."""
    shape = variable.shape[1:]
    named = entry_names(variable)
    parts = {}
    for index in np.ndindex(shape):
        if named:
            suffix = named[index[0]]
        elif shape in DIMENSIONS:
            suffix = "".join(AXES[i] for i in index)
        else:
            suffix = "_".join(str(i) for i in index)
        name = f"{variable.name}_{suffix}" if suffix else str(variable.name)
        parts[name] = variable.to_numpy()[(slice(None), *index)]
    return parts


def entry_names(variable: xr.DataArray) -> tuple[str, ...]:
    """Return the names of the entries, such as ("length", "rate"), or nothing."""
    dimension = f"{variable.name}_entry"
    if dimension not in variable.coords:
        return ()
    return tuple(map(str, variable[dimension].to_numpy()))
