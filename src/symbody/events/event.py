"""Time events of a run, and how near to each other two of its times are one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

# Events nearer to each other are one: a step between them would be rounding.
NEAREST = 200 * np.finfo(np.float64).eps
# Beside this part of the span, times near 0 are rounded as larger ones.
UNIT = 1e-3


def rounding(t: float, span: float) -> float:
    """Return how near to each other two times of a run are one [s]."""
    return float(NEAREST * max(abs(t), UNIT * abs(span)))


class TimeEvent(NamedTuple):
    """A time [s] at which formulas change: old up to `before`, new from `after` on."""

    before: float
    at: float
    after: float
