"""Places among the inputs of values that a Python function returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.arguments import real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.model.quantities import Input


@final
@dataclass(frozen=True)
class Target:
    """One or several inputs that one function gives together.

    Attributes:
        entries: The inputs.
        places: Where the values of each are among all.
        together: Whether the function gives a list with an item for each.
    """

    entries: tuple[Input, ...]
    places: tuple[slice, ...]
    together: bool

    @property
    def who(self) -> str:
        """The inputs, for messages."""
        names = ", ".join(repr(entry.name) for entry in self.entries)
        return f"input {names}" if len(self.entries) == 1 else f"inputs {names}"

    def _takes(self, values: Array) -> bool:
        """Return whether an array has a number for each, and nothing limits them."""
        return values.dtype == np.float64 and values.shape == self._shape

    @cached_property
    def _shape(self) -> tuple[int, ...]:
        """The shape of an array that can be taken as it is; (-1,) for none."""
        plain = all(e.symbols.shape == () and e.limits is None for e in self.entries)
        return (len(self.entries),) if plain else (-1,)

    def write(self, t: float, arguments_by_name: Any, u: Array) -> None:
        """Write what a function has returned among the inputs, within their limits.

        Args:
            t: When [s].
            arguments_by_name: What it has returned.
            u: All inputs.

        Raises:
            ModelError: It does not fit.
        """
        values = [arguments_by_name]
        if self.together:
            if arguments_by_name.__class__ is np.ndarray and self._takes(
                arguments_by_name
            ):
                for place, value in zip(self.places, arguments_by_name, strict=True):
                    u[place] = value
                return
            try:
                values = list(arguments_by_name)
            except TypeError:
                values = []
            if len(values) != len(self.entries):
                raise ModelError(
                    f"{self.who}: the function returned {shown(arguments_by_name)} at "
                    f"t = {t:g} s, but it gives {len(self.entries)} inputs. Return a "
                    f"list of one item for each, in this order."
                )
        for entry, place, one in zip(self.entries, self.places, values, strict=True):
            u[place] = _fitting(entry, t, one)


def _fitting(entry: Input, t: float, values: object) -> Array:
    value = real_array(values)
    if value is None or value.shape != entry.symbols.shape:
        raise ModelError(
            f"input {entry.name!r}: its function returned {shown(values)} at "
            f"t = {t:g} s, but the input has the shape {entry.symbols.shape}. "
            f"Return real numbers in this shape."
        )
    if entry.limits is not None:
        value = np.clip(value, *entry.limits)
    return value.reshape(-1)


def target_of(
    inputs: Mapping[str, Input], names: Sequence[str], together: bool
) -> Target:
    """Return where the values of some inputs go.

    Args:
        inputs: All of a model, in order.
        names: Those that are meant.
        together: Whether they are given by one function.
    """
    places, at = {}, 0
    for entry in inputs.values():
        places[entry.name] = slice(at, at + entry.symbols.size)
        at += entry.symbols.size
    entries = tuple(inputs[name] for name in names)
    return Target(entries, tuple(places[name] for name in names), together)
