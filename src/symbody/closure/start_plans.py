"""Plans by which compiled code closes starts: what is alike for many of them.

Which coordinates closing may move follows from what is given, and not from the values.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.closure.choose import blocks, grouped
from symbody.closure.numbers import RowShape, shape_of
from symbody.closure.wishes import StartPreferences, preferences_of
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.system.partition import Partition

# Parts of a matrix with groups of columns, see `closure.choose.grouped`.
Grouped: TypeAlias = list[tuple[list[int], list[int], list[tuple[list[int], float]]]]


@final
@dataclass(frozen=True, eq=False)
class StartPlan:
    """The preferences in closing the starts at which the same is given.

    Attributes:
        moving: Coordinates that closing changes.
        dependent: Dependent velocities.
        changing: Velocities that change where dependent ones are to be kept.
        kept: Which velocities are, 1 or 0 for each.
        wanted: Numbers of those that are to be independent.
    """

    moving: Grouped
    dependent: Grouped
    changing: Grouped
    kept: NDArray[np.int64]
    wanted: frozenset[int]


@final
class StartPlans:
    """The plans of a system, whose constraints are all holonomic and all bind.

    Attributes:
        highest: The highest rank that the equations may have.
        plain: Whether the rates of coordinates are the velocities.
        geometry: Numbers of the parameters that the equations depend on.
    """

    def __init__(self, of: Derivations, shape: RowShape) -> None:
        self._of, self._shape = of, shape
        self._labels = tuple(v.name for v in of.system.v)
        self.highest = sum(min(map(len, part)) for part in shape.parts)
        self.plain = shape.plain
        rows = state_rows(of)
        used = set(symbols_of(*rows.phi, *rows.J.ravel().tolist(), *rows.p0))
        found = [i for i, symbol in enumerate(of.system.p) if symbol in used]
        self.geometry = np.array(found, dtype=np.int64)

    def plan(self, asked: Collection[str], moving: Collection[str]) -> StartPlan:
        """Return how to close starts.

        Args:
            asked: Names of the start values that are given for a run.
            moving: Names of the velocities that are not zero.
        """
        kept = preferences_of(self._of, asked, moving)
        requested_independent = self._of.system.requested_independent
        wanted = frozenset(
            j for j, n in enumerate(self._labels) if n in requested_independent
        )
        every = set(range(len(self._labels)))
        parts, count = self._shape.holonomic_parts, len(self._labels)
        return StartPlan(
            grouped(
                parts, count, penalized=kept.given, excluded=(wanted,),
                allowed=every - kept.fixed, cheap=self._shape.lengths,
            ),
            self._dependent(wanted, kept),
            grouped(
                parts, count, penalized=kept.given_velocities,
                allowed=every - kept.fixed_velocities,
            ),
            np.array([int(j in _kept(kept)) for j in range(count)], dtype=np.int64),
            wanted,
        )  # fmt: skip

    def choice(self) -> Grouped:
        """Return how to choose dependent velocities where nothing is wanted."""
        return self._dependent(frozenset(), None)

    def _dependent(
        self, wanted: frozenset[int], kept: StartPreferences | None
    ) -> Grouped:
        return grouped(
            self._shape.holonomic_parts,
            len(self._labels),
            penalized=kept.given_velocities if kept else (),
            excluded=(self._shape.balls - wanted, wanted),
        )

    def partition(self, rows: list[int], columns: list[int]) -> Partition:
        """Return the partition of a choice.

        Args:
            rows: Independent equations, in order of elimination.
            columns: The velocities that they are solved for.
        """
        shape = self._shape
        left = [i for i in range(shape.holonomic) if i not in rows]
        found = blocks(shape.pattern, rows, columns, holonomic=True)
        return shape.coordinates.with_loops(found, left)


def _kept(wanted: StartPreferences) -> frozenset[int]:
    """Return the velocities that are to be kept even where they depend on others."""
    return wanted.fixed_velocities.union(*wanted.given_velocities)


@of_state
def start_plans(of: Derivations) -> StartPlans | None:
    """Return the plans of a system.

    None is returned where its equations need a closer look at each start: slipping
    ones, those that hold whatever moves, and balances of bodies without mass.
    """
    shape = shape_of(of)
    binds = bool(shape.pattern.any(axis=1).all())
    if of.system.massless.bodies or not binds or shape.holonomic < len(shape.names):
        return None
    return StartPlans(of, shape)
