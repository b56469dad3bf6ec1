"""A start value that is not the one that was given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import warn_user

_SHOWN = 8


@final
@dataclass(frozen=True)
class MovedStart:
    """A start value that is not the one that was given.

    Attributes:
        name: Of the coordinate or velocity.
        given: What it was to be.
        taken: What it is.
        unit: Of both.
        assumed: Whether the user did not give it, so that the joint's own was taken.
        far: Whether that is more than a tenth of the size of the mechanism [m], than
            0.1 rad, or for a velocity than a tenth of the largest.
        looped: Whether there are loops that it closes; else `start_at` moved it.
    """

    name: str
    given: float
    taken: float
    unit: str
    assumed: bool
    far: bool
    looped: bool

    def __str__(self) -> str:
        unit = "" if self.unit == "1" else f" {self.unit}"
        why = "which nobody gave, " if self.assumed else ""
        return (
            f"{self.name} = {self.taken:.6g}{unit} in place of {self.given:.6g} "
            f"({why}moved by {self.taken - self.given:.3g})"
        )


def listed(moved: Sequence[MovedStart]) -> str:
    """Return start values as text, the first of many."""
    more = f" and {len(moved) - _SHOWN} more" if len(moved) > _SHOWN else ""
    return ", ".join(map(str, moved[:_SHOWN])) + more


def notes_of_moved(moved: Sequence[MovedStart]) -> list[str]:
    """Return start values that closing has moved as notes of a result."""
    if not moved:
        return []
    if not moved[0].looped:
        return [f"What start_at asks for holds from another start: {listed(moved)}."]
    return [f"The loops close from another start: {listed(moved)}."]


def warn_of_far(model: str, moved: Iterable[MovedStart]) -> None:
    """Warn the user of start values that have moved far.

    Args:
        model: Name of the model.
        moved: The start values that have moved.
    """
    far = [one for one in moved if one.far and not one.assumed]
    if far and not far[0].looped:
        warn_user(
            f"model {model!r}: what start_at asks for changes start values that are "
            f"given: {listed(far)}. Leave them out, or say which must not change: "
            f"add_joint(…, q=…, fixed=True), or model.fix_start(…); then others move."
        )
    elif far:
        warn_user(
            f"model {model!r}: the loops do not close where it was to start: "
            f"{listed(far)}. Give start values nearer to the posture that is meant, "
            f"or say which must not change: add_joint(…, q=…, fixed=True), or "
            f"model.fix_start(…); then others move. (What start_at asks for counts as "
            f"a loop here.){_of_dead_centers(far)}"
        )


def _of_dead_centers(moved: Sequence[MovedStart]) -> str:
    """Return why velocities have become zero, as a sentence."""
    names = [
        one.name
        for one in moved
        if one.name.startswith("v_") and abs(one.taken) < 1e-9 * abs(one.given)
    ]
    if not names:
        return ""
    return (
        f" Unless other velocities that are given demand it, {', '.join(names)} can "
        f"only be zero at a singular position (dead center): give the velocity of a "
        f"joint that can move there, or start elsewhere."
    )
