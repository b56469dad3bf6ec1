"""Limits of joints that a motion has passed: nothing stops it there."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.errors import warn_user
from symbody.results.quantity import Quantity
from symbody.system.system import System

# A coordinate is beyond its limit by more than this, in relation to its size.
_ROUNDING = 1e-9
_SHOWN = 6


def passed_limits(
    system: System, times: Array, quantities: Sequence[Quantity]
) -> list[str]:
    """Return which coordinates are beyond their limits, and since when, as a note.

    The user is warned of them, because limits stop nothing.

    Args:
        system: The system.
        times: Of the motion [s].
        quantities: Its coordinates, and others.
    """
    by_name = {quantity.name: quantity for quantity in quantities}
    entries = []
    for joint in system.joints:
        for symbol, limits in zip(joint.q, joint.limits, strict=True):
            quantity = by_name.get(symbol.name)
            if limits is not None and quantity is not None:
                entries += _first(symbol.name, quantity, limits, times)
    if not entries:
        return []
    shown = ", ".join(entries[:_SHOWN])
    more = f" and {len(entries) - _SHOWN} more" if len(entries) > _SHOWN else ""
    note = f"Limits of joints stop nothing, and are passed: {shown}{more}."
    warn_user(
        f"model {system.name!r}: {note} Add a load that acts beyond them, for "
        f"example a spring by where(…), or leave limits out."
    )
    return [note]


def _first(
    name: str, quantity: Quantity, limits: tuple[float, float], times: Array
) -> list[str]:
    """Return where a coordinate is first beyond a limit, for either of them."""
    q, text = np.asarray(quantity.values), []
    for limit, sign, words in zip(limits, (-1, 1), ("below", "above"), strict=True):
        beyond = sign * (q - limit) > _ROUNDING * max(1.0, abs(limit))
        if beyond.any():
            t = times[int(beyond.argmax())]
            text.append(
                f"{name} is {words} {limit:.6g} {quantity.unit} from t = {t:.6g} s on"
            )
    return text
