"""Laws that hold in a range: what a motion looks at, and tells where it is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from symbody.expr.node import Node


class Range(NamedTuple):
    """The range in which a law holds.

    Attributes:
        what: The name of the quantity.
        formula: The quantity.
        least: Its least value.
        greatest: Its greatest value.
    """

    what: str
    formula: Node
    least: float
    greatest: float


@runtime_checkable
class Ranged(Protocol):
    """A load whose law holds in a range of some quantities."""

    def ranges(self) -> Sequence[Range]:
        """Return the ranges; inputs and states are watched along motions."""
        ...
