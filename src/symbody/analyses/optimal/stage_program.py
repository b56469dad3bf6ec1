"""Quadratic programs in stages, as predictive control solves one at each cycle.

References:
    Stellato, Banjac, Goulart, Bemporad, Boyd (2020), OSQP: an operator splitting solver
    for quadratic programs.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, Numbers
from symbody.errors import AnalysisError, from_extra

# Of OSQP: where a cycle before ended is near, and the next cycle corrects. A pole that
# is swung up costs 0.2 % more in the closed loop than with tolerances of 1e-6.
_OPTIONS = {
    "osqp": {
        "verbose": False,
        "eps_abs": 1e-3,
        "eps_rel": 1e-3,
        "max_iter": 4000,
        "check_termination": 10,
        "scaling": 2,
    }
}
# Passing a soft bound costs so much more than the largest curvature of the cost.
_HARD = 1e3


@final
class StageProgram:
    """A quadratic program in stages, with memory that the solver reads and writes.

    Unknowns are x_0, u_0, x_1, …, x_N, of which the first is known; rows of a stage are
    those of its dynamics, whose x_{k+1} has the factor -1, and its conditions.
    """

    def __init__(self, n: int, m: int, N: int, rows: int, ends: int) -> None:
        casadi = from_extra(
            "controller", "casadi", "casadi", AnalysisError, name="CasADi"
        )
        s, height = n + m, n + rows
        size, count = N * s + n, N * height + ends
        self._n, self._first = n, np.zeros(n)
        # Each entry of the matrix by its number among those of the blocks.
        blocks = np.arange(N * height * s).reshape(N, height, s)
        i = np.arange(N * height).reshape(N, height, 1) + np.zeros_like(blocks)
        j = np.arange(N * s).reshape(N, 1, s) + np.zeros_like(blocks)
        links = np.arange(N)[:, None] * height + np.arange(n)
        after = (np.arange(N)[:, None] + 1) * s + np.arange(n)
        by_end, at_end = np.indices((ends, n))
        row = np.concatenate([i.ravel(), by_end.ravel() + N * height, links.ravel()])
        column = np.concatenate([j.ravel(), at_end.ravel() + N * s, after.ravel()])
        self._data = np.full(len(row), -1.0)
        split = N * height * s
        self.dynamics = self._data[:split].reshape(N, height, s)
        self.last = self._data[split : split + ends * n].reshape(ends, n)
        A, order = _pattern(casadi, row, column, n, size, count)
        self._a_order = order
        # The Hessian of stages, of stages by the next states, and of the last states.
        sizes = N * s * s, N * s * n, n * n
        self._bends = np.zeros(sum(sizes))
        self.H = self._bends[: sizes[0]].reshape(N, s, s)
        self._next = self._bends[sizes[0] : -sizes[2]].reshape(N, s, n)
        self.H_last = self._bends[sum(sizes[:2]) :].reshape(n, n)
        at = np.arange(N)[:, None, None] * s
        i, j = (at + a for a in np.indices((s, s)))
        pair = at + np.arange(s)[:, None], at + s + np.arange(n)
        here, next_ = (a.ravel() for a in np.broadcast_arrays(*pair))
        u, v = (N * s + a.ravel() for a in np.indices((n, n)))
        numbers = np.arange(len(self._bends))
        middle = numbers[sizes[0] : sum(sizes[:2])]
        row = np.concatenate([i.ravel(), here, u, next_])
        column = np.concatenate([j.ravel(), next_, v, here])
        numbers = np.concatenate([numbers, middle])
        H, by = _pattern(casadi, row, column, n, size)
        self._h_order = numbers[by]
        self.gradient, low, high = np.zeros(size), np.zeros(size), np.zeros(size)
        self.low, self.high = (a[: N * s].reshape(N, s) for a in (low, high))
        self.low_last, self.high_last = low[N * s :], high[N * s :]
        least, most = np.zeros(count), np.zeros(count)
        split = N * height
        self.least, self.most = (a[:split].reshape(N, height) for a in (least, most))
        self.end_least, self.end_most = least[split:], most[split:]
        # CasADi keeps neither the function nor the memory that it calls with.
        self._function = casadi.conic("predicted", "osqp", {"h": H, "a": A}, _OPTIONS)
        self._h, self._a = np.empty(len(self._h_order)), np.empty(len(order))
        self._x, by_x, by_a = np.zeros(size), np.zeros(size - n), np.zeros(count)
        # Where the search begins is where it ended, so that multipliers come back.
        takes = {
            "h": self._h, "g": self.gradient[n:], "a": self._a, "lba": least,
            "uba": most, "lbx": low[n:], "ubx": high[n:], "x0": np.zeros(size - n),
            "lam_x0": by_x, "lam_a0": by_a,
        }  # fmt: skip
        gives = {"x": self._x[n:], "cost": np.zeros(1), "lam_x": by_x, "lam_a": by_a}
        self._buffer, self._run = self._function.buffer()
        self._memory = takes, gives
        for name, array in takes.items():
            self._buffer.set_arg(self._function.index_in(name), array.data)
        for name, array in gives.items():
            self._buffer.set_res(self._function.index_out(name), array.data)

    def put_cost(self, slopes: Floats, H: Floats, at_end: Floats, last: Floats) -> None:
        """Take the cost at (x_k + x_{k+1}) / 2 and u_k, and at the end."""
        N, s = slopes.shape
        n = self._n
        half = np.ones(s)
        half[:n] = 0.5
        H = half[:, None] * H * half
        self.H[:], self._next[:], self.H_last[:] = H, H[:, :, :n], last
        self.H[1:, :n, :n] += H[:-1, :n, :n]
        self.H_last += H[-1, :n, :n]
        g = half * slopes
        by_stage = self.gradient[: N * s].reshape(N, s)
        by_stage[:] = g
        by_stage[1:, :n] += g[:-1, :n]
        self.gradient[N * s :] = at_end
        self.gradient[N * s :] += g[-1, :n]

    def soften(self) -> None:
        """Let what passes bounds of states and conditions cost, in their place."""
        n, factor = self._n, _HARD * max(1.0, float(np.abs(self._bends).max()))
        s, N = self.H.shape[1], len(self.H)
        by_stage = self.gradient[: N * s].reshape(N, s)
        places = np.arange(n)
        # A step of zero is at `w`: what it passes is above zero.
        for low, high, H, g in (
            (self.low[:, :n], self.high[:, :n], self.H, by_stage),
            (self.low_last, self.high_last, self.H_last, self.gradient[N * s :]),
        ):
            over = np.maximum(low, 0.0) + np.minimum(high, 0.0)
            H[..., places, places] += factor * (over != 0.0)
            g[..., :n] -= factor * over
            low[:], high[:] = -np.inf, np.inf
        rows = self.dynamics[:, n:]
        over = np.maximum(self.least[:, n:], 0.0) + np.minimum(self.most[:, n:], 0.0)
        weights = factor * (over != 0.0)
        self.H += np.einsum("kri,kr,krj->kij", rows, weights, rows)
        by_stage -= factor * np.einsum("kr,kri->ki", over, rows)
        over = np.maximum(self.end_least, 0.0) + np.minimum(self.end_most, 0.0)
        self.H_last += factor * self.last.T @ self.last
        self.gradient[N * s :] -= factor * over @ self.last
        self.least[:, n:], self.most[:, n:] = -np.inf, np.inf
        self.end_least[:], self.end_most[:] = -np.inf, np.inf

    def solved(self, first: Floats) -> Floats | None:
        """Return the steps of all unknowns, the first known; None without solution."""
        n, s = self._n, self.H.shape[1]
        by_first = self.dynamics[0, :, :n] @ first
        self.least[0] -= by_first
        self.most[0] -= by_first
        self.gradient[n:s] += self.H[0, n:, :n] @ first
        self.gradient[s : s + n] += first @ self._next[0, :n]
        np.take(self._data, self._a_order, out=self._a)
        np.take(self._bends, self._h_order, out=self._h)
        try:
            self._run()
        except RuntimeError:  # CasADi's, where the solver ends without a solution
            return None
        self._x[:n] = first
        return self._x if np.isfinite(self._x).all() else None


def _pattern(
    casadi: Any, rows: Numbers, columns: Numbers, first: int, size: int,
    height: int | None = None,
) -> tuple[Any, Numbers]:  # fmt: skip
    """Return the pattern of entries from a column on, and which these are, in order.

    Without a height the matrix is square, and begins at this row as well.
    """
    order = np.lexsort((rows, columns))
    top = first if height is None else 0
    order = order[(columns[order] >= first) & (rows[order] >= top)]
    starts = np.searchsorted(columns[order], np.arange(first, size + 1)).tolist()
    high = size - first if height is None else height
    pattern = casadi.Sparsity(high, size - first, starts, (rows[order] - top).tolist())
    return pattern, order
