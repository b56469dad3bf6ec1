"""One quantity over time, before it joins a motion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

import numpy as np
import numpy.typing as npt

from symbody.system.spellings import AXES, suffixes

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
        return {
            f"{self.name}_{suffix}" if suffix else self.name: values[:, *index]
            for index, suffix in zip(
                np.ndindex(shape), suffixes(shape, self.entries), strict=True
            )
        }
