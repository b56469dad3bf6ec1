"""The implicit form of large trees in numbers: residuals, and their slopes.

The slopes by accelerations are exact; those by the other variables are differences of
fourth order at two steps, whose difference says how good they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import warn_user
from symbody.pipeline.compiled_model import CompiledModel

Array = NDArray[np.float64]
# The first step, in relation to a variable or one; and how often it gets smaller where
# the difference is not good enough.
_STEP, _SMALLER, _TIMES = 1e-3, 0.1, 4
# In relation to the largest slopes of the row's variables.
_GOOD, _TOLD = 1e-9, 1e-6


@final
class RolledImplicit:
    """Residuals of a tree without constraints, called with t, q, v, vd, x, u."""

    def __init__(self, model: CompiledModel) -> None:
        self._inverse = model.function("inverse_dynamics")
        self._rates = model.function("derivatives") if model.system.x else None
        self._name = model.system.name
        self._last: tuple[bytes, Array] | None = None

    def residuals(
        self, t: float, q: Array, v: Array, vd: Array, x: Array, u: Array
    ) -> Array:
        """Return the forces that accelerations need, then the rates of states."""
        if self._rates is None:
            forces: Array = np.asarray(self._inverse(t, q, v, vd, u))
            return forces
        y = np.concatenate([q, v, x])
        rates = np.asarray(self._rates(t, y, u))[len(q) + len(v) :]
        return np.concatenate([np.asarray(self._inverse(t, q, v, vd, x, u)), rates])

    def jacobian(
        self, t: float, q: Array, v: Array, vd: Array, x: Array, u: Array
    ) -> Array:
        """Return the derivatives by q, v, vd, x, u and t, one after the other."""
        entries = [q, v, vd, x, u, np.array([t])]
        at = np.concatenate(entries)
        if self._last is not None and self._last[0] == at.tobytes():
            return self._last[1]
        sizes = np.cumsum([len(part) for part in entries])
        accelerations = range(sizes[1], sizes[2])

        def residuals(values: Array) -> Array:
            q, v, vd, x, u, t = np.split(values, sizes[:-1])
            return self.residuals(float(t[0]), q, v, vd, x, u)

        J = np.empty((len(residuals(at)), len(at)))
        rest = residuals(_with(at, accelerations, 0.0))
        for i in accelerations:
            one = _with(_with(at, accelerations, 0.0), [i], 1.0)
            J[:, i] = residuals(one) - rest
        moving = [i for i in range(len(at)) if i not in accelerations]
        errors = [self._difference(residuals, at, i, J) for i in moving]
        size = float(np.abs(J).max(initial=0.0))
        worst = int(np.argmax(errors))
        if errors[worst] > _TOLD * size:
            warn_user(
                f"model {self._name!r}: slopes of a large model are differences, and "
                f"one by variable number {moving[worst]} of q, v, vd, x, u, t is good "
                f"to {errors[worst]:.2g} only, where the largest slope is {size:.2g}: "
                f"forces have a corner or a jump near this state. Move the state away "
                f"from it, or compile with rolled=False for exact slopes."
            )
        self._last = at.tobytes(), J
        return J

    def _difference(
        self, result: Callable[[Array], Array], at: Array, i: int, J: Array
    ) -> float:
        """Write a column of J; return how far it may be off.

        What is bent at a corner grows with the step and not with its square.
        """
        step, error, here = _STEP * max(1.0, abs(at[i])), np.inf, result(at)
        for _ in range(_TIMES):
            pairs = [
                [result(_with(at, [i], at[i] + k * step)) for k in (-size, size)]
                for size in (0.5, 1.0, 2.0)
            ]
            half, one, two = (after - before for before, after in pairs)
            bent, more, _ = (
                (before - here) + (after - here) for before, after in pairs
            )
            coarse, fine = (8 * one - two) / (12 * step), (8 * half - one) / (6 * step)
            differences = np.abs([coarse - fine, (more - 4 * bent) / step])
            off = float(differences.max(initial=0.0))
            if off < error:
                J[:, i], error = fine, off
            if off <= _GOOD * np.abs(fine).max(initial=0.0):
                break
            step *= _SMALLER
        return error


def _with(values: Array, places: Sequence[int], value: float) -> Array:
    changed = values.copy()
    changed[places] = value
    return changed
