"""Starts of many runs, closed by compiled code one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.pipeline import CompiledModel
from symbody.pipeline.quick_starts import QuickStarts
from symbody.runtime.repeat import Rebound
from symbody.system.values import user_start

Array: TypeAlias = NDArray[np.float64]
# As in `CompiledModel.settled_start`.
_SAME = 1e-9


@final
class ClosedStarts:
    """Closes starts of a model with constraints, with parameters of each run."""

    def __init__(self, model: CompiledModel, values: Collection[str]) -> None:
        """Make ready.

        Args:
            model: The model.
            values: Names of the states that are given for each run; none for the start
                of the model.
        """
        made, system = model.shared.quick_plans, model.system
        assert made is not None, "`closes_quickly` says whether they can be closed so"
        assert system.partition is not None
        self._made = made
        self._model, self._given = model, frozenset(values)
        self._home = system.partition
        self._function = Rebound(model.shared.rows)
        self._quick = QuickStarts(made, self._function, system, 0)
        self._rank = len(system.coordinates.by_constraints.rows)
        # By the parameters on which it depends.
        self._home_posture = b"none", 0
        staying = self._given or user_start(system)
        self._staying = [model.state_places[name] for name in sorted(staying)]

    def closed(self, p: Array, y: Array) -> tuple[Array, NDArray[np.bool_]]:
        """Return closed states, and where nothing has to be told of them.

        So it is where the dependent coordinates are those of the model, in the posture
        of its start, and no value that was given has moved.

        Args:
            p: Parameters, a row a run.
            y: Rough states, likewise.
        """
        result, plain = y.copy(), np.ones(len(y), dtype=bool)
        for i in range(len(y)):
            self._function.put(p[i])
            plain[i] = self._close(p[i], result[i])
        return result, plain

    def _posture(self, p: Array) -> int:
        """Return on which side of singular positions the model's own start is."""
        at, home = self._model.system.coordinates, self._model.start_state()
        geometry = self._made.plans.geometry
        known, posture = self._home_posture
        if known != p[geometry].tobytes():
            q, x = home[at.q_in_y], home[at.x_in_y]
            posture = self._quick.sign(q, x, at.by_constraints)
            self._home_posture = p[geometry].tobytes(), posture
        return posture

    def _close(self, p: Array, y: Array) -> bool:
        """Close a state in place; return whether nothing has to be told of it."""
        model, quick, system = self._model, self._quick, self._model.system
        at = system.coordinates
        own = bool(np.array_equal(p, model.shared.closed_with))
        if own and not self._given:
            return not system.moved  # the start is the model's, closed
        known = self._made.same_geometry(p, model.shared.closed_with)
        quick.rank = self._rank if known else 0
        rough, q, v, x = y.copy(), y[at.q_in_y], y[at.v_in_y], y[at.x_in_y]
        if quick.settled(q, v, x, self._given) != self._home:
            return False
        if self._given and self._posture(p) * quick.sign(q, x, at.by_constraints) < 0:
            return False
        there = rough[self._staying]
        same = np.abs(y[self._staying] - there) <= _SAME * np.abs(there)
        return bool(same.all())
