"""Starts closed, and coordinates chosen, by compiled code where all is well.

What is not plain, such as a singular position, is left to `symbody.closure`, which
tells what is the matter.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from typing import Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.closing import Choice, Closing, Groups
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.repeat import Rebound
from symbody.system.coordinates import Partition
from symbody.system.system import System

Array: TypeAlias = NDArray[np.float64]
# See `runtime.closing.Choice`.
Grouped: TypeAlias = Sequence[tuple[Sequence[int], Sequence[int], Groups]]
# Ways to close starts, by what is given for a run: a few are kept.
_MOST_KEPT = 64


class Plan(Protocol):
    """Preferences in closing starts (`closure.start_plans.StartPlan`)."""

    @property
    def moving(self) -> Grouped:
        """Coordinates that closing changes."""

    @property
    def dependent(self) -> Grouped:
        """Dependent velocities."""

    @property
    def changing(self) -> Grouped:
        """Velocities that change where dependent ones are to be kept."""

    @property
    def preserved(self) -> NDArray[np.int64]:
        """Flags of these, 1 or 0 for each velocity."""

    @property
    def wanted(self) -> frozenset[int]:
        """Numbers of those that are to be independent."""


class Plans(Protocol):
    """Plans of a system (`closure.start_plans.StartPlans`, which imports SciPy)."""

    @property
    def highest(self) -> int:
        """The highest rank that the equations may have."""

    @property
    def rates_are_velocities(self) -> bool:
        """Whether the rates of coordinates are the velocities."""

    @property
    def geometry(self) -> NDArray[np.int64]:
        """Numbers of the parameters that the equations depend on."""

    def plan(self, request: Collection[str], moving: Collection[str]) -> Plan:
        """Return how to close starts."""

    def choice(self) -> Grouped:
        """Return how to choose dependent velocities where nothing is wanted."""

    def partition(self, rows: list[int], columns: list[int]) -> Partition:
        """Return the partition of a choice."""


@final
class QuickPlans:
    """Ways to close the starts of a system, whatever its parameters' values.

    Args:
        plans: Of the constraints.
        system: The system.
    """

    def __init__(self, plans: Plans, system: System) -> None:
        self.plans = plans
        self._system = system
        self._names = [v.name for v in system.v]
        self._made: dict[object, _Plan] = {}
        self._partitions: dict[bytes, Partition] = {}
        self.free_choice = Choice(plans.choice())

    def plan(self, values: Collection[str], v: Array) -> _Plan:
        """Return how to close a start.

        Args:
            values: Names of the start values that are given for a run.
            v: Velocities there.
        """
        key = frozenset(values), (v != 0.0).tobytes()
        result = self._made.get(key)
        if result is None:
            moving = [n for n, value in zip(self._names, v, strict=True) if value]
            if len(self._made) >= _MOST_KEPT:
                self._made.clear()
            result = self._made[key] = _Plan(self.plans.plan(values, moving))
        return result

    def same_geometry(self, p: Array, other: Array) -> bool:
        """Return whether two sets of parameters give the same equations."""
        places = self.plans.geometry
        return bool((p[places] == other[places]).all())

    def partition(self, closing: Closing) -> Partition:
        """Return the partition of the choice that was made last."""
        key = closing.found()
        result = self._partitions.get(key)
        if result is None:
            result = self._partitions[key] = self.plans.partition(*closing.pivots())
        return result


@final
class _Plan:
    """A plan with its choices as compiled code takes them."""

    def __init__(self, plan: Plan) -> None:
        self.moving, self.dependent, self.changing = map(
            Choice, (plan.moving, plan.dependent, plan.changing)
        )
        self.preserved: NDArray[np.int64] = plan.preserved
        self.wanted: frozenset[int] = plan.wanted


@final
class QuickStarts:
    """The same with values of the parameters, for any number of threads.

    Attributes:
        rank: That of the constraints at these values, once somebody has looked
            around for a higher one; 0 until then.

    Args:
        made: The ways.
        function: Equations of the constraints.
        system: The system.
    """

    def __init__(
        self,
        made: QuickPlans,
        function: CompiledFunction | Rebound,
        system: System,
        rank: int,
    ) -> None:
        self.rank = rank
        self._made = made
        self._function = function
        self._quaternions = system.quaternions
        self._own = threading.local()
        # Of the partition whose sign was asked for last.
        self._places = Partition(0), np.zeros((2, 0), dtype=np.int64)

    def settled(
        self, q: Array, v: Array, x: Array, values: Collection[str]
    ) -> Partition | None:
        """Close a start in place; return its partition.

        None is returned where it needs a closer look, whatever was changed.

        Args:
            q: Coordinates.
            v: Velocities.
            x: Extra states.
            values: Names of those that are given for a run.
        """
        plan, closing = self._made.plan(values, v), self._closing()
        done = closing.settled(
            q, v, x, plan.moving, plan.dependent, plan.changing, plan.preserved
        )
        if not done:
            return None
        if plan.wanted and not plan.wanted.isdisjoint(closing.pivots()[1]):
            return None
        if closing.count not in (self._made.plans.highest, self.rank):
            return None
        return self._made.partition(closing)

    def chosen(self, t: float, q: Array, x: Array) -> Partition | None:
        """Return the partition that fits a closed state; None if that is not clear.

        Args:
            t: Time [s].
            q: Coordinates.
            x: Extra states.
        """
        closing = self._closing()
        if not closing.chosen(t, q, x, self._made.free_choice):
            return None
        return self._made.partition(closing)

    def sign(self, q: Array, x: Array, partition: Partition) -> int:
        """Return the sign of the determinant of J in dependent velocities.

        Args:
            q: Coordinates.
            x: Extra states.
            partition: By constraints, in numbers of the state.
        """
        known, places = self._places
        if known is not partition:
            both = [partition.rows, partition.dependent]
            places = np.array(both, dtype=np.int64)
            self._places = partition, places
        return self._closing().sign(q, x, places)

    def _closing(self) -> Closing:
        result: Closing | None = getattr(self._own, "closing", None)
        if result is None:
            result = self._own.closing = Closing(
                self._function,
                plain=self._made.plans.rates_are_velocities,
                quaternions=self._quaternions,
            )
        return result
