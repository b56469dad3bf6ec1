"""Start values that closing the loops should leave as they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import final

from symbody.system.start_values import fixed_start, given_start
from symbody.system.system import System


@final
@dataclass(frozen=True)
class Wishes:
    """Start values to be kept, by numbers of the velocities of the state.

    Attributes:
        fixed: Along these no coordinate may change.
        given: Along these coordinates change only where others would have to change
            much; the first ones sooner: those that the model gives, then those of a
            run.
        fixed_velocities: Velocities that may not change.
        given_velocities: As `given`.
    """

    fixed: frozenset[int]
    given: tuple[frozenset[int], ...]
    fixed_velocities: frozenset[int]
    given_velocities: tuple[frozenset[int], ...]


def wishes(system: System, start: Collection[str] = ()) -> Wishes:
    """Return what the user wants to keep.

    Args:
        system: The system; what its joints say is fixed or given.
        start: Names of the start values that are given for a run.
    """
    fixed = set(fixed_start(system))
    # Who gives a velocity other than zero wants to keep it.
    moving = {
        v.name for v, value in zip(system.v, system.v_start, strict=True) if value
    }
    model, asked = set(given_start(system)) - set(start), set(start)
    return Wishes(
        _along(system, fixed),
        (_along(system, model), _along(system, start)),
        _numbers(system, fixed),
        (
            _numbers(system, moving - asked),
            _numbers(system, asked - moving),
            _numbers(system, asked & moving),
        ),
    )


def _along(system: System, coordinates: Collection[str]) -> frozenset[int]:
    """Return the velocities along which some coordinates change."""
    names = {
        v.name
        for joint in system.joints
        for q, moved_by in zip(joint.q, joint.moved_by, strict=True)
        if q.name in coordinates
        for v in moved_by
    }
    return _numbers(system, names)


def _numbers(system: System, names: Collection[str]) -> frozenset[int]:
    return frozenset(j for j, v in enumerate(system.v) if v.name in names)
