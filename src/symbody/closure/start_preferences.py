"""Start values that closing keeps, and the plans of compiled code that follow.

Which coordinates closing may move follows from which values the user gave, and not from
the values. So compiled code closes many starts by one plan.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.closure.numbers import RowShape, shape_of
from symbody.closure.pivots import blocks, grouped
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivable, Derivations, of_state
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.system.coordinates import Partition
from symbody.system.system import System
from symbody.system.values import fixed_start, user_start

# Parts of a matrix with groups of columns, see `closure.choose.grouped`.
Grouped: TypeAlias = list[tuple[list[int], list[int], list[tuple[list[int], float]]]]


@final
@dataclass(frozen=True)
class StartPreferences:
    """Start values to be kept, by numbers of the velocities of the state.

    Attributes:
        fixed: Along these no coordinate may change.
        soft: Along these coordinates change only where others would have to change
            much; the first ones sooner: those that the model gives, then those of a
            run.
        fixed_velocities: Velocities that may not change.
        soft_velocities: As `soft`.
    """

    fixed: frozenset[int]
    soft: tuple[frozenset[int], ...]
    fixed_velocities: frozenset[int]
    soft_velocities: tuple[frozenset[int], ...]


def start_preferences(
    system: System,
    start: Collection[str] = (),
    derivations: Derivations | None = None,
) -> StartPreferences:
    """Return what the user wants to keep.

    Args:
        system: The system; what its joints say is fixed or given.
        start: Names of the start values that are given for a run.
        derivations: Of the system, whatever its start.
    """
    moving = {
        v.name for v, value in zip(system.v, system.v_start, strict=True) if value
    }.difference(system.massless.velocities)
    # The balance of bodies without mass says where they are.
    requested = set(start).difference(
        system.massless.coordinates, system.massless.velocities
    )
    return preferences_of(derivations or system, requested, moving)


def preferences_of(
    of: Derivable, requested: Collection[str], moving: Collection[str]
) -> StartPreferences:
    """Return what the user wants to keep, whatever the numbers are.

    Args:
        of: The system, whatever its start.
        requested: Names of the start values that are given for a run.
        moving: Names of the velocities that are not zero: who gives such a one wants
            to keep it.
    """
    said, requested, moving = _joint_preferences(of), set(requested), set(moving)
    model = said.soft - requested
    return StartPreferences(
        said.along(said.fixed),
        (said.along(model), said.along(requested)),
        said.numbers(said.fixed),
        (
            said.numbers(moving - requested),
            said.numbers(requested - moving),
            said.numbers(requested & moving),
        ),
    )


@final
@dataclass(frozen=True)
class _JointPreferences:
    """StartPreferences of the joints for their start, alike for all starts of a model.

    Attributes:
        fixed: Names of the start values that nothing may change.
        soft: Names of those that the model gives.
        velocities: Number of each velocity by its name.
        moved_by: Numbers of the velocities along which each coordinate changes.
    """

    fixed: frozenset[str]
    soft: frozenset[str]
    velocities: Mapping[str, int]
    moved_by: Mapping[str, tuple[int, ...]]

    def along(self, coordinates: Collection[str]) -> frozenset[int]:
        """Return the velocities along which some coordinates change."""
        return frozenset(j for n in coordinates for j in self.moved_by.get(n, ()))

    def numbers(self, names: Collection[str]) -> frozenset[int]:
        """Return the numbers of velocities; other names are left out."""
        return frozenset(self.velocities[n] for n in names if n in self.velocities)


@of_state
def _joint_preferences(of: Derivations) -> _JointPreferences:
    system = of.system
    velocities = {v.name: j for j, v in enumerate(system.v)}
    moved_by = {
        q.name: tuple(velocities[v.name] for v in moved if v.name in velocities)
        for joint in system.joints
        for q, moved in zip(joint.q, joint.moved_by, strict=True)
    }
    return _JointPreferences(
        frozenset(fixed_start(system)),
        frozenset(user_start(system)).difference(system.massless.coordinates),
        velocities,
        moved_by,
    )  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class StartPlan:
    """The preferences in closing the starts at which the same is given.

    Attributes:
        moving: Coordinates that closing changes.
        dependent: Dependent velocities.
        changing: Velocities that change where dependent ones are to be kept.
        preserved: Which velocities are, 1 or 0 for each.
        wanted: Numbers of those that are to be independent.
    """

    moving: Grouped
    dependent: Grouped
    changing: Grouped
    preserved: NDArray[np.int64]
    wanted: frozenset[int]


@final
class StartPlans:
    """The plans of a system, whose constraints are all holonomic and all bind.

    Attributes:
        highest: The highest rank that the equations may have.
        rates_are_velocities: Whether the rates of coordinates are the velocities.
        geometry: Numbers of the parameters that the equations depend on.
    """

    def __init__(self, of: Derivations, shape: RowShape) -> None:
        self._of, self._shape = of, shape
        self._labels = tuple(v.name for v in of.system.v)
        self.highest = sum(min(map(len, part)) for part in shape.parts)
        self.rates_are_velocities = shape.rates_are_velocities
        rows = state_rows(of)
        used = set(symbols_of(*rows.phi, *rows.J.ravel().tolist(), *rows.p0))
        parameters = [i for i, symbol in enumerate(of.system.p) if symbol in used]
        self.geometry = np.array(parameters, dtype=np.int64)

    def plan(self, requested: Collection[str], moving: Collection[str]) -> StartPlan:
        """Return how to close starts.

        Args:
            requested: Names of the start values that are given for a run.
            moving: Names of the velocities that are not zero.
        """
        preferences = preferences_of(self._of, requested, moving)
        requested_independent = self._of.system.requested_independent
        wanted = frozenset(
            j for j, n in enumerate(self._labels) if n in requested_independent
        )
        every = set(range(len(self._labels)))
        parts, count = self._shape.holonomic_parts, len(self._labels)
        # Velocities that stay even where they depend on others.
        preserved = preferences.fixed_velocities.union(*preferences.soft_velocities)
        return StartPlan(
            grouped(
                parts, count, penalized=preferences.soft, excluded=(wanted,),
                allowed=every - preferences.fixed, cheap=self._shape.lengths,
            ),
            self._dependent(wanted, preferences),
            grouped(
                parts, count, penalized=preferences.soft_velocities,
                allowed=every - preferences.fixed_velocities,
            ),
            np.array([int(j in preserved) for j in range(count)], dtype=np.int64),
            wanted,
        )  # fmt: skip

    def choice(self) -> Grouped:
        """Return how to choose dependent velocities where nothing is wanted."""
        return self._dependent(frozenset(), None)

    def _dependent(
        self, wanted: frozenset[int], preferences: StartPreferences | None
    ) -> Grouped:
        return grouped(
            self._shape.holonomic_parts,
            len(self._labels),
            penalized=preferences.soft_velocities if preferences else (),
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
        by_block = blocks(shape.pattern, rows, columns, holonomic=True)
        return shape.coordinates.with_loops(by_block, left)


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
