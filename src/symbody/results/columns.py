"""Quantities of a motion as places in arrays, labelled when they are looked at.

Runs of one model have the same quantities: what they are called stands once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.results.record import Array, Kind, Quantity, by_name

Place: TypeAlias = int | slice | tuple[int, ...]
_NOTHING: Array = np.zeros(0)


@final
@dataclass(frozen=True)
class Column:
    """A quantity, and which columns of which array have its values, a row a time."""

    name: str
    kind: Kind
    unit: str
    source: str
    place: Place
    shape: tuple[int, ...] = ()
    description: str = ""
    entries: tuple[str, ...] = ()

    def of(self, arrays: Mapping[str, Array]) -> Quantity:
        """Return the quantity with its values."""
        whole, place = arrays[self.source], self.place
        if isinstance(place, int):
            values = whole[:, place]
        elif isinstance(place, slice):
            values = whole[:, place].reshape(len(whole), *self.shape)
        else:
            values = whole[:, list(place)]
        return Quantity(
            self.name, values, self.kind, self.unit, self.description, self.entries
        )


@final
class Labels:
    """The columns of motions that are alike, by name."""

    def __init__(self, columns: Sequence[Column]) -> None:
        entries = [Quantity(c.name, _NOTHING, c.kind) for c in columns]
        # Names are checked once.
        by_name(tuple(entries), 0)
        self.columns = {column.name: column for column in columns}


@final
class Labelled(Mapping[str, Quantity]):
    """Quantities by name, each made when it is first asked for, of one run's arrays."""

    def __init__(self, labels: Labels, arrays: Mapping[str, Array]) -> None:
        self._columns = labels.columns
        self._arrays = arrays
        self._made: dict[str, Quantity] = {}

    def __getitem__(self, name: str) -> Quantity:
        result = self._made.get(name)
        if result is None:
            result = self._made[name] = self._columns[name].of(self._arrays)
        return result

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    def __contains__(self, name: object) -> bool:
        return name in self._columns
