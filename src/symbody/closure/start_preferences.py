"""Start values that closing keeps, as the user gave them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import final

from symbody.formalisms.derivations import Derivable, Derivations, of_state
from symbody.system.system import System
from symbody.system.values import fixed_start, user_start


@final
@dataclass(frozen=True)
class StartPreferences:
    """Start values to be kept, by numbers of the velocities of the state.

    Coordinates change along no `fixed` velocity, and along `soft` ones only where
    others would have to change much; the first ones sooner: those that the model gives,
    then those of a run. The same of the velocities themselves.
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
    """Return what the user wants to keep by joints and by names of a run."""
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

    `moving` velocities are not zero: who gives such a one wants to keep it.
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
    """The start values that joints fix or give, alike for all starts of a model."""

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
