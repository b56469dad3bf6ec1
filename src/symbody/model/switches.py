"""Switches of the user's own: discrete variables, and when these and states jump."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import Array, Node, Symbol
from symbody.model.quantities import ModelQuantity

Direction: TypeAlias = Literal["rising", "falling", "both"]


@final
@dataclass(frozen=True)
class Discrete(ModelQuantity):
    """A quantity that keeps its value until a when clause gives it another.

    Attributes:
        start: Numbers or formulas of parameters, of the same shape.
        unit: For tables and plots.
    """

    start: Array
    unit: str = ""


@final
@dataclass(frozen=True)
class When:
    """A clause: jumps when a condition passes zero, or at certain times.

    Attributes:
        name: In the table of events.
        condition: It acts where this passes zero; None if it acts at times.
        direction: In which the condition passes zero.
        at: Times at which it acts [s].
        every: From one time to the next, from zero on [s]; None if not so.
        priority: Of several at one instant those with the largest act first.
        changed: Discrete variables and extra states that get new values.
        values: These values, of what was before.
        pushed: Inputs that get an impulse.
        impulses: Their impulses, in the unit of the input times s; or what the velocity
            becomes.
        velocities: What becomes so by the impulse; None where the impulse is known.
    """

    name: str
    condition: Node | None
    direction: Direction = "rising"
    at: tuple[float, ...] = ()
    every: float | None = None
    priority: int = 0
    changed: tuple[Symbol, ...] = ()
    values: tuple[Node, ...] = ()
    pushed: tuple[Symbol, ...] = ()
    impulses: tuple[Node, ...] = ()
    velocities: tuple[Node | None, ...] = ()


def guarded(whens: Mapping[str, When]) -> tuple[When, ...]:
    """Return the when clauses that have a condition, in order."""
    return tuple(w for w in whens.values() if w.condition is not None)
