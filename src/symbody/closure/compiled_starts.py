"""Starts closed, and coordinates chosen, by compiled code where all is well.

Which coordinates closing may move follows from which values the user gave, and not from
the values. So compiled code closes many starts by one plan. What is not plain, such as
a singular position, is left to `close_and_partition`, which tells what is the matter.
"""

from __future__ import annotations

import threading
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.closure.numbers import Array, RowShape, idle_cuts, shape_of
from symbody.closure.pivots import grouped
from symbody.closure.start_conditions import StartPreferences, preferences_of
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.closure import cosines_of_locks, state_rows
from symbody.runtime.closing import Choice, Closing
from symbody.runtime.functions import Entry
from symbody.system.coordinates import Partition

# Plans for closing starts, by what is given for a run: a few are kept.
_MOST_PLANS = 64


@final
@dataclass(frozen=True, eq=False)
class StartPlan:
    """The preferences in closing the starts at which the same is given.

    `changing` ones change where dependent ones are kept, each of which has a
    `preserved` 1.
    """

    moving: Choice
    dependent: Choice
    changing: Choice
    preserved: NDArray[np.int64]
    wanted: frozenset[int]


@final
class StartPlans:
    """The plans of a system, whose constraints all bind.

    `geometry` numbers the parameters that equations depend on; `highest` is a rank.
    """

    def __init__(self, of: Derivations, shape: RowShape) -> None:
        self._of, self.shape = of, shape
        self._labels = tuple(v.name for v in of.system.v)
        self.has_locks = bool(cosines_of_locks(of))
        self.highest = sum(min(map(len, part)) for part in shape.parts)
        self._v_in_y = shape.coordinates.v_in_y
        rows = state_rows(of)
        used = set(symbols_of(*rows.phi, *rows.J.ravel().tolist(), *rows.p0))
        parameters = [i for i, symbol in enumerate(of.system.p) if symbol in used]
        self.geometry = np.array(parameters, dtype=np.int64)
        self.free_choice = self._dependent(frozenset(), None)
        self._plans: dict[object, StartPlan] = {}
        self._partitions: dict[bytes, Partition] = {}
        # Equal ones are one object, which is found faster.
        self.known: dict[Partition, Partition] = {}
        self._own = threading.local()
        # Of the partition whose sign was asked for last.
        self._places = Partition(0), np.zeros((2, 0), dtype=np.int64)

    def signed(self, partition: Partition) -> NDArray[np.int64]:
        """Return the rows and columns of a partition."""
        known, places = self._places
        if known is not partition:
            places = np.array([partition.rows, partition.dependent], dtype=np.int64)
            self._places = partition, places
        return places

    def closing(self, entry: Entry) -> Closing:
        """Return what closes, with memory of its own."""
        at = self.shape.coordinates
        places = at.v_in_y.start, at.x_in_y.start
        return Closing(entry, self.shape.steps, places)

    def closing_here(self, entry: Entry, p: Array) -> Closing:
        """Return what closes, with memory of this thread, at parameters."""
        result: Closing | None = getattr(self._own, "closing", None)
        if result is None or result.entry is not entry:
            result = self._own.closing = self.closing(entry)
        result.take(p)
        return result

    def plan(self, values: Collection[str], y: Array) -> StartPlan:
        """Return how to close a start by the names of its values and velocities."""
        v = y[self._v_in_y]
        key = frozenset(values), v.astype(bool).tobytes()
        result = self._plans.get(key)
        if result is None:
            moving = [n for n, value in zip(self._labels, v, strict=True) if value]
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
            result = self._plans[key] = self._plan(values, moving)
        return result

    def _plan(self, values: Collection[str], moving: Collection[str]) -> StartPlan:
        preferences = preferences_of(self._of, values, moving)
        requested = self._of.system.requested_independent
        wanted = frozenset(j for j, n in enumerate(self._labels) if n in requested)
        every = set(range(len(self._labels)))
        count = len(self._labels)
        # Velocities that stay even where they depend on others.
        preserved = preferences.fixed_velocities.union(*preferences.soft_velocities)
        moving_groups = grouped(
            self.shape.holonomic_parts, count, penalized=preferences.soft,
            excluded=(wanted,), allowed=every - preferences.fixed,
            cheap=self.shape.lengths,
        )  # fmt: skip
        changing_groups = grouped(
            self.shape.parts, count, penalized=preferences.soft_velocities,
            allowed=every - preferences.fixed_velocities,
        )  # fmt: skip
        return StartPlan(
            Choice(moving_groups),
            self._dependent(wanted, preferences),
            Choice(changing_groups),
            np.array([int(j in preserved) for j in range(count)], dtype=np.int64),
            wanted,
        )

    def _dependent(
        self, wanted: frozenset[int], preferences: StartPreferences | None
    ) -> Choice:
        shape, count = self.shape, len(self._labels)
        slipping = [*range(shape.holonomic, len(shape.names))], [*range(count)]
        first, second = (
            grouped(
                parts, count,
                penalized=preferences.soft_velocities if preferences else (),
                excluded=(shape.balls - wanted, wanted),
            )
            for parts in (shape.holonomic_parts, [slipping])
        )  # fmt: skip
        return Choice(first, Choice(second) if slipping[0] else None)

    def same_geometry(self, p: Array, other: Array) -> NDArray[np.bool_]:
        """Return whether rows of parameters give the same equations as another one."""
        return np.asarray((p[..., self.geometry] == other[self.geometry]).all(axis=-1))

    def partition(self, closing: Closing) -> Partition:
        """Return the partition of the choice that was made last."""
        key = closing.found()
        result = self._partitions.get(key)
        if result is None:
            result = self.shape.partition(*closing.pivots())
            self._partitions[key] = result = self.known.setdefault(result, result)
        return result


@of_state
def start_plans(of: Derivations) -> StartPlans | None:
    """Return the plans of a system, or None where each start needs a closer look.

    Cuts of which users are warned, and balances without mass do.
    """
    shape = shape_of(of)
    if of.system.massless.bodies or idle_cuts(of.system, shape):
        return None
    return StartPlans(of, shape)


@final
@dataclass(eq=False)
class CompiledStarts:
    """Starts at parameters, for any number of threads; one is `known` at others."""

    plans: StartPlans
    entry: Entry  # of the equations
    parameters: Array
    known: tuple[Array, Partition]

    @cached_property
    def rank(self) -> int:
        """The rank where it is not the highest; 0 until it is known."""
        p, own = self.known
        return len(own.rows) if self.plans.same_geometry(p, self.parameters) else 0

    def close(
        self, t: float, y: Array, values: Collection[str], own: Partition
    ) -> tuple[Partition, int] | None:
        """Close a start in place; return its partition, or None if it needs a look.

        Beside it stands the sign of the determinant, as of `sign`.
        """
        plans = self.plans
        closing = plans.closing_here(self.entry, self.parameters)
        plan = plans.plan(values, y)
        settled = closing.settled(
            t, y, plan.moving, plan.dependent, plan.changing, plan.preserved,
            plans.signed(own),
        )  # fmt: skip
        if settled is None:
            return None
        if plan.wanted and not plan.wanted.isdisjoint(closing.pivots()[1]):
            return None
        count, side = settled
        if count != plans.highest and count != self.rank:
            return None
        return plans.partition(closing), side

    def choose(self, t: float, q: Array, x: Array) -> Partition | None:
        """Return the partition that fits closed coordinates; None if not clear."""
        closing = self._closing()
        if not closing.chosen(t, q, x, self.plans.free_choice):
            return None
        return self.plans.partition(closing)

    def close_many(
        self,
        t: float,
        which: NDArray[np.int64],
        P: Array,
        Y: Array,
        home: Array,
        partition: Partition,
    ) -> NDArray[np.int64]:
        """Close rows in place as the one before; return signs, 0 for a look at one.

        They differ in numbers alone: what is given for them, and what moves, is alike.
        A sign is that of the determinant as at a start `home`, or the other one.
        """
        at = self.plans.shape.coordinates
        own = home[at.q_in_y].copy(), home[at.x_in_y].copy()
        return self._closing().many(t, which, P, Y, own, self.plans.signed(partition))

    def sign(self, t: float, q: Array, x: Array, partition: Partition) -> int:
        """Return the sign of the determinant of J in the dependent velocities."""
        return self._closing().sign(t, q, x, self.plans.signed(partition))

    def _closing(self) -> Closing:
        return self.plans.closing_here(self.entry, self.parameters)
