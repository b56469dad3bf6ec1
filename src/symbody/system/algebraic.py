"""Values of sensors that loads follow, though they follow from the loads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Node, Symbol


@final
@dataclass(frozen=True)
class AlgebraicLoops:
    """The solution of all algebraic loops of a system.

    Attributes:
        values: What the symbols of the sensors are, as formulas of the state.
        sensors: Names of the sensors.
        unknowns: What the symbols are that stood for their numbers.
        starts: Symbols of start values, where Newton's method is needed; else none.
        begins: What these are: the sensors without the loads that follow them.
        solutions: What it finds from these, in the order of the sensors' numbers.
    """

    values: Mapping[Symbol, Node] = field(default_factory=dict)
    sensors: tuple[str, ...] = ()
    starts: tuple[Symbol, ...] = ()
    begins: tuple[Node, ...] = ()
    solutions: tuple[Node, ...] = ()
    unknowns: Mapping[Symbol, Node] = field(default_factory=dict)


NO_LOOPS = AlgebraicLoops()
