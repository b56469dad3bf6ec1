"""The explicit solution of a loop, with its name."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.model.loops.loop import LoopSolution


@final
@dataclass(frozen=True)
class NamedSolution:
    """The solution of a loop of the model.

    Attributes:
        name: Of the loop.
        solution: Dependent coordinates, their formulas, and relations. The formulas are
            of time, parameters, independent coordinates and the dependent ones of
            loops before this one.
        start: Values of the dependent coordinates at the start.
    """

    name: str
    solution: LoopSolution
    start: tuple[float, ...]
