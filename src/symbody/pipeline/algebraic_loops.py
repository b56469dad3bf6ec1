"""Algebraic loops without a solution, or with several, in words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.system.system import System

_REMEDY = (
    "Make what the loads follow weaker, such as a coefficient of friction, or let a "
    "compliant contact or a state come between."
)


def no_solution(system: System) -> str:
    """Return why nothing moves on: loads follow what has no value."""
    return (
        f"There loads follow {_sensors(system)}, which follows from the loads: an "
        f"algebraic loop, and no value satisfies both. {_REMEDY}"
    )


def several_solutions(system: System, found: Sequence[NDArray[np.float64]]) -> str:
    """Return that the motion is not determined, with the values found."""
    return (
        f"model {system.name!r}: loads follow {_sensors(system)}, which follows from "
        f"the loads: an algebraic loop, and {len(found)} solutions satisfy both at the "
        f"start: {listed(map(_text, found))}. The run takes the one that is found from "
        f"zero, the first of these. {_REMEDY}"
    )


def _sensors(system: System) -> str:
    names = [f"sensor {name!r}" for name in system.algebraic.sensors]
    return " and ".join(names)


def _text(values: NDArray[np.float64]) -> str:
    numbers = ", ".join(f"{value:.6g}" for value in values)
    return numbers if len(values) == 1 else f"({numbers})"
