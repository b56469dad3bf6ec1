"""The explicit solution of a loop, with its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.model.loops.loop import Closure


@final
@dataclass(frozen=True)
class NamedClosure:
    """The solution of a loop of the model.

    Attributes:
        name: Of the loop.
        closure: Dependent coordinates, their formulas, and relations. The formulas are
            of time, parameters, independent coordinates and the dependent ones of
            loops before this one.
        start: Values of the dependent coordinates at the start.
    """

    name: str
    closure: Closure
    start: tuple[float, ...]
