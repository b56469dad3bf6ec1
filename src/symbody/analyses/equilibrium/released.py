"""Equilibria from rough starts: what holds the mechanism there is released bit by bit.

At the start forces are left that nothing balances. Held by their opposites, and by
springs if that is asked for, the mechanism is at rest there; targets are missed by as
much as they are. The part s of this that is taken away grows from 0 to 1, and the
equilibrium is followed by arc length, also where the way turns back (homotopy). With
stiff springs no other equilibrium is there at s = 0, so that the way cannot come back.

References:
    Allgower and Georg (2003), Introduction to Numerical Continuation Methods, ch. 1.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import numpy as np

from symbody.analyses.equilibrium.continuation import Path
from symbody.analyses.instant.steady import Free, Held, Steady, Tried

_PART = Free("released", "released", 0, 0.0, "")
_LONGEST = 0.3  # rad or m in one step, or part of what is released
_MOST, _MOST_WITH_TARGETS = 300, 60
_REACHED = 1e-9


def released(steady: Steady, at: Tried, stiff: float) -> Tried | None:
    """Return where a mechanism comes to as what holds it is released; None if nowhere.

    Args:
        steady: The equations.
        at: Where it is held.
        stiff: How stiff the springs are, against its own stiffness there.
    """
    left, J = steady.residual(at), steady.jacobian(at)
    if not np.isfinite(left).all() or not np.isfinite(J).all():
        return None
    force, q = at.model.rows["force"], steady.columns["q"]
    own = np.abs(J[force, q]).sum(axis=1)
    by_q = np.zeros((left.size, len(at.point.q)))
    steps = np.linalg.pinv(at.model.tangent(at.point.q))
    by_q[force] = -stiff * np.where(own > 0, own, 1.0)[:, None] * steps
    held = Held(left, by_q, at.point.q)
    whole = replace(steady, free=(*steady.free, _PART), held=held)
    begin = replace(at, free=np.append(at.free, 0.0))
    most = _MOST_WITH_TARGETS if steady.targets else _MOST
    path = Path(whole, begin, whole.columns["free"].stop - 1, 1.0)
    points = path.follow(path.point(begin, None, 1.0), 1.0, _LONGEST, most)
    last = deque(points, maxlen=1)
    if not last or abs(last[0][0].value - 1.0) > _REACHED:
        return None
    end = last[0][0].at
    return replace(end, free=end.free[:-1])
