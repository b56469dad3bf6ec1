"""One quantity over time, before it joins a motion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

import numpy as np
import numpy.typing as npt

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
    "passive force",
    "power",
    "work",
    "reaction",
    "energy",
    "residual",
]

AXES = ("x", "y", "z")
DIMENSIONS: dict[tuple[int, ...], tuple[str, ...]] = {
    (3,): ("axis",),
    (3, 3): ("row", "column"),
}


def dimensions_of(name: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of a quantity's own dimensions, without time.

    Args:
        name: Of the quantity.
        shape: Of one value.
    """
    return DIMENSIONS.get(shape, tuple(f"{name}_{i}" for i in range(len(shape))))


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

    def columns(self) -> dict[str, Array]:
        """Return the scalar parts by names: "tip_x", "R_xy", "d_rate"."""
        values = np.asarray(self.values)
        shape = values.shape[1:]
        named = self.entries if self.labels else ()
        parts = {}
        for index in np.ndindex(shape):
            if named:
                suffix = named[index[0]]
            elif shape in DIMENSIONS:
                suffix = "".join(AXES[i] for i in index)
            else:
                suffix = "_".join(str(i) for i in index)
            name = f"{self.name}_{suffix}" if suffix else self.name
            parts[name] = values[(slice(None), *index)]
        return parts
