"""Starts of models with constraints, closed with the parameters of each run."""

from __future__ import annotations

from collections.abc import Collection
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.pipeline import CompiledModel
from symbody.pipeline.quick_starts import QuickStarts
from symbody.runtime.repeat import Rebound
from symbody.system.values import user_start

# As in `CompiledModel.settled_start`.
_SAME = 1e-9


@final
class ClosedStarts:
    """Closes starts; for one thread."""

    def __init__(self, model: CompiledModel, values: Collection[str]) -> None:
        """Make ready.

        Args:
            model: The model.
            values: Names of the states that are given for each run; none for the start
                of the model.
        """
        plans, system = model.shared.quick_plans, model.system
        assert plans is not None, "`differ_in_numbers` says whether there are plans"
        assert system.partition is not None
        self._plans, self._model, self._names = plans, model, frozenset(values)
        self._function = Rebound(model.shared.rows)
        self._closer = QuickStarts(plans, self._function, system, 0)
        # By the parameters on which it depends.
        self._home_posture = b"none", 0
        staying = self._names or user_start(system)
        self._staying = [model.state_places[name] for name in sorted(staying)]

    def __call__(self, p: Array, y: Array) -> tuple[Array, NDArray[np.bool_]]:
        """Return closed states, and where nothing has to be told of them.

        So it is where the dependent coordinates are those of the model, in the posture
        of its start, and no value that was given has moved.
        """
        closed, unmoved = y.copy(), np.ones(len(y), dtype=bool)
        for i in range(len(y)):
            self._function.put(p[i])
            unmoved[i] = self._close(p[i], closed[i])
        return closed, unmoved

    def _posture(self, p: Array) -> int:
        """Return on which side of singular positions the model's own start is."""
        at, home = self._model.system.coordinates, self._model.start_state()
        geometry = p[self._plans.plans.geometry].tobytes()
        if self._home_posture[0] != geometry:
            q, x = home[at.q_in_y], home[at.x_in_y]
            posture = self._closer.sign(q, x, at.by_constraints)
            self._home_posture = geometry, posture
        return self._home_posture[1]

    def _close(self, p: Array, y: Array) -> bool:
        """Close a state in place; return whether nothing has to be told of it."""
        model, closer, system = self._model, self._closer, self._model.system
        at = system.coordinates
        if not self._names and np.array_equal(p, model.shared.closed_with):
            return not system.moved  # the start is the model's, closed
        known = self._plans.same_geometry(p, model.shared.closed_with)
        closer.rank = len(at.by_constraints.rows) if known else 0
        rough, q, v, x = y.copy(), y[at.q_in_y], y[at.v_in_y], y[at.x_in_y]
        if closer.settled(q, v, x, self._names) != system.partition:
            return False
        if self._names and self._posture(p) * closer.sign(q, x, at.by_constraints) < 0:
            return False
        there = rough[self._staying]
        same = np.abs(y[self._staying] - there) <= _SAME * np.abs(there)
        return bool(same.all())
