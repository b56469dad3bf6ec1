"""Errors of an optimal motion between the points of its mesh.

The error of an interval is the integral of what the polynomials of the states miss of
the equations of motion, with controls that stay within their bounds: where a control
switches, its polynomial passes them between the points. What passes bounds of states
and conditions there is an error, too.

References:
    Betts (2010), Practical Methods for Optimal Control, section 4.7.
"""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.analyses.optimal.course import PiecewiseCourse
from symbody.analyses.optimal.formulation import Formulation
from symbody.analyses.optimal.point_functions import Floats, PointFunctions
from symbody.analyses.optimal.schemes import scheme_of
from symbody.formalisms.derivations import building_graph

# More places of an interval than it has points, up to so many.
_MORE, _MOST = 2, 8


@final
class ErrorEstimate:
    """The errors in each interval of a course, relative to the size of each state."""

    def __init__(self, of: Formulation) -> None:
        self._of = of
        with building_graph():
            formulas = of.checking()
        self._functions = PointFunctions(of.model, formulas, of.parameters)
        self._clock = of.timed_by(formulas)
        bounds = [of.bounds.get(s, (-np.inf, np.inf)) for s in (*of.states, *of.locals)]
        limits = [(one.low, one.high) for one in of.throughout]
        self._low, self._high = np.array(bounds).reshape(-1, 2).T
        self._least, self._most = np.array(limits).reshape(-1, 2).T

    def of(self, course: PiecewiseCourse) -> Floats:
        """Return the largest error, shape (intervals,)."""
        n = len(self._of.states)
        count = min(len(course.scheme.c) + _MORE, _MOST)
        gauss = scheme_of("gauss", count)
        places = np.array(gauss.c)
        states, slopes, others = course.within(places)
        shape = states.shape[:2]
        lengths = np.diff(course.nodes)
        head = [np.ones((*shape, 1))]
        if self._clock:
            parts = course.nodes[:-1, None] + lengths[:, None] * places
            head.append((course.duration * parts)[..., None])
        free = np.broadcast_to(course.free, (*shape, len(course.free)))
        own = np.concatenate([states, others], axis=2)
        inside = np.clip(own, self._low, self._high)
        z = np.concatenate([*head, states, inside[..., n:], free], axis=2)
        values = self._values(z.reshape(-1, z.shape[2]))
        rates = values[:, :n].reshape(*shape, n)
        missed = np.einsum("ikn,k->in", np.abs(slopes - rates), gauss.b)
        size = 1.0 + np.abs(course.states).max(axis=0)
        errors = [course.duration * lengths[:, None] * missed / size]
        errors.append((np.abs(own - inside)[..., :n] / size).max(axis=1))
        errors.append(self._passed(values).reshape(*shape, -1).max(axis=1))
        every = np.hstack(errors)
        every = np.where(np.isfinite(every), every, np.inf)
        largest: Floats = every.max(axis=1, initial=0.0)
        return largest

    def _passed(self, values: Floats) -> Floats:
        """Return by how much conditions are missed, relative to their limits."""
        own = values[:, values.shape[1] - len(self._least) :]
        ends = np.array([self._least, self._most])
        size = 1.0 + np.where(np.isfinite(ends), np.abs(ends), 0.0).max(axis=0)
        over = np.maximum(self._least - own, own - self._most)
        passed: Floats = np.maximum(over, 0.0) / size
        return passed

    def _values(self, z: Floats) -> Floats:
        """Return rates and conditions, with what the equations determine there."""
        n, m = len(self._of.states), self._of.dynamics.solved_for
        if m:
            first = 1 + self._clock + n
            residuals = self._functions.values(z)[:, n : n + m]
            entries = self._functions.slopes(z)
            rows, columns = self._functions.jacobian_places
            J = np.zeros((len(z), m, m))
            own = (rows >= n) & (rows < n + m)
            own &= (columns >= first) & (columns < first + m)
            J[:, rows[own] - n, columns[own] - first] = entries[:, own]
            z = z.copy()
            try:
                steps = np.linalg.solve(J, residuals[..., None])[..., 0]
            except np.linalg.LinAlgError:
                # Multipliers that loops do not determine leave the error unknown.
                steps = np.full(residuals.shape, np.nan)
            z[:, first : first + m] -= steps
            # Those that stabilize are no forces.
            z[:, first + m : first + len(self._of.dynamics.others)] = 0.0
        return self._functions.values(z)
