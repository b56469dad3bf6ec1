"""Cuts of planar loops whose axis is another one than that of the plane."""

from __future__ import annotations

import numpy as np

from symbody.closure.numbers import Numbers
from symbody.errors import warn_user
from symbody.model.constraints.constraint import Constraint
from symbody.model.constraints.cuts import Lock


def warn_of_idle_cuts(numbers: Numbers) -> None:
    """Warn of locks of two translations of which one holds whatever moves.

    Args:
        numbers: The equations.
    """
    rows = np.flatnonzero(~np.any(numbers.pattern, axis=1)).tolist()
    if not rows:
        return
    idle = {numbers.names[i] for i in rows}
    for named in numbers.system.constraints:
        if not _is_planar(named.constraint):
            continue
        pairs = zip(named.multipliers, named.constraint.entries, strict=True)
        for multiplier, axis in pairs:
            if multiplier not in idle:
                continue
            warn_user(
                f"constraint {named.name!r}: of its two equations {multiplier} holds "
                f"however the mechanism moves, so that the other one alone closes the "
                f"loop. The cut of a loop in a plane is across the axis of its hinges: "
                f"give that axis, such as PlanarHingeCut(a, b, axis={axis!r}), or lock "
                f"one translation only."
            )


def _is_planar(lock: Constraint) -> bool:
    if not isinstance(lock, Lock):
        return False
    return sum(lock.translations) == 2 and not any(lock.rotations)
