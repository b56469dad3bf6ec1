"""Quadratic programs in stages, as predictive control solves one at each cycle.

References:
    Frison, Diehl (2020), HPIPM: a high-performance quadratic programming framework for
    model predictive control.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, final

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, Numbers
from symbody.errors import AnalysisError, from_extra

# Of HPIPM: where a cycle ends is near, and the next cycle corrects.
_OPTIONS = {
    "hpipm": {
        "mode": "speed", "iter_max": 50, "res_g_max": 1e-6, "res_b_max": 1e-8,
        "res_d_max": 1e-8, "res_m_max": 1e-6,
    }
}  # fmt: skip
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
        # Older ones print, and leave the results of a second call out.
        if tuple(map(int, casadi.__version__.split(".")[:3])) < (3, 8, 2):
            raise AnalysisError(
                f"controller: CasADi {casadi.__version__} is too old for its solver "
                f"HPIPM. Install a later one: pip install 'casadi>=3.8.2'."
            )
        s, height = n + m, n + rows
        size, count = N * s + n, N * height + ends
        self._n, self.seconds = n, 0.0  # of the solver
        # Each entry of the matrix by its number among those of the blocks.
        stage, i, j = np.indices((N, height, s))
        links = np.arange(N)[:, None] * height + np.arange(n)
        after = (np.arange(N)[:, None] + 1) * s + np.arange(n)
        by_end, at_end = np.indices((ends, n))
        row = [stage * height + i, by_end + N * height, links]
        column = [stage * s + j, at_end + N * s, after]
        A, self._a_order = _pattern(casadi, row, column, n, size, count)
        self._data = np.full(N * height * s + ends * n + N * n, -1.0)
        split = N * height * s
        self.dynamics = self._data[:split].reshape(N, height, s)
        self.last = self._data[split : split + ends * n].reshape(ends, n)
        # The Hessian of stages, and of the last states.
        stage, i, j = np.indices((N, s, s))
        u, v = np.indices((n, n))
        H, self._h_order = _pattern(
            casadi, [stage * s + i, N * s + u], [stage * s + j, N * s + v], n, size
        )
        self._bends = np.zeros(N * s * s + n * n)
        self.H = self._bends[: N * s * s].reshape(N, s, s)
        self.H_last = self._bends[N * s * s :].reshape(n, n)
        self._middle = np.zeros((N, s, s))
        self._middle[:, n:, n:] = np.eye(m)
        self._half = 0.5 * np.eye(n)
        # With controls at the last node, which the solver does not see.
        self.low, self.high, self._steps = (np.zeros((N + 1, s)) for _ in range(3))
        self.gradient, x = np.zeros(size), self._steps.ravel()[n:size]
        least, most = np.zeros(count), np.zeros(count)
        split = N * height
        self.least, self.most = (a[:split].reshape(N, height) for a in (least, most))
        self.end_least, self.end_most = least[split:], most[split:]
        # CasADi keeps neither the function nor the memory that it calls with.
        stages = {
            "N": N, "nx": [0] + [n] * N, "nu": [m] * N + [0],
            "ng": [rows] * N + [ends],
        }  # fmt: skip
        self._function = casadi.conic(
            "predicted", "hpipm", {"h": H, "a": A}, {**stages, **_OPTIONS}
        )
        self._h, self._a = np.empty(len(self._h_order)), np.empty(len(self._a_order))
        low, high = (a.ravel()[n:size] for a in (self.low, self.high))
        by_x, by_a = np.zeros(size - n), np.zeros(count)
        takes = {
            "h": self._h, "g": self.gradient[n:], "a": self._a, "lba": least,
            "uba": most, "lbx": low, "ubx": high, "x0": np.zeros(size - n),
            "lam_x0": by_x, "lam_a0": by_a,
        }  # fmt: skip
        # The interface writes all results, also where nobody looks at them.
        gives = {"x": x, "cost": np.zeros(1), "lam_x": by_x, "lam_a": by_a}
        self._buffer, self._run = self._function.buffer()
        self._memory, number = takes, self._function.index_out
        self._gives = [(number(name), array.data) for name, array in gives.items()]
        for name, array in takes.items():
            self._buffer.set_arg(self._function.index_in(name), array.data)

    def put_cost(self, slopes: Floats, H: Floats, at_end: Floats, last: Floats) -> None:
        """Take the cost at (x_k + x_{k+1}) / 2 and u_k, and at the end.

        The dynamics say what x_{k+1} is, so that no stage enters the cost of another.
        """
        N, s = slopes.shape
        n, to = self._n, self._middle
        np.multiply(self.dynamics[:, :n], 0.5, out=to[:, :n])
        to[:, :n, :n] += self._half
        back = to.transpose(0, 2, 1)
        np.matmul(back, H @ to, out=self.H)
        at = slopes - 0.5 * (H[:, :, :n] @ self.least[:, :n, None])[..., 0]
        np.matmul(back, at[..., None], out=self.gradient[: N * s].reshape(N, s, 1))
        self.H_last[:], self.gradient[N * s :] = last, at_end

    def soften(self) -> None:
        """Let what passes bounds of states and conditions cost, in their place."""
        n, factor = self._n, _HARD * max(1.0, float(np.abs(self._bends).max()))
        s, N = self.H.shape[1], len(self.H)
        by_stage = self.gradient[: N * s].reshape(N, s)
        places = np.arange(n)
        # A step of zero is at `w`: what it passes is above zero.
        for low, high, H, g in (
            (self.low[:-1, :n], self.high[:-1, :n], self.H, by_stage),
            (self.low[-1, :n], self.high[-1, :n], self.H_last, self.gradient[N * s :]),
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
        """Return the steps of states and controls by nodes, the first states known.

        None without solution; where controls at the last node are is zero.
        """
        n, s = self._n, self.H.shape[1]
        by_first = self.dynamics[0, :, :n] @ first
        self.least[0] -= by_first
        self.most[0] -= by_first
        self.gradient[n:s] += self.H[0, n:, :n] @ first
        np.take(self._data, self._a_order, out=self._a)
        np.take(self._bends, self._h_order, out=self._h)
        # The interface of HPIPM leaves other addresses behind than it has been given.
        for number, memory in self._gives:
            self._buffer.set_res(number, memory)
        begin = perf_counter()
        try:
            self._run()
        except RuntimeError:  # CasADi's, where the solver ends without a solution
            return None
        finally:
            self.seconds += perf_counter() - begin
        self._steps[0, :n] = first
        return self._steps if np.isfinite(self._steps).all() else None


def _pattern(
    casadi: Any, rows: Sequence[Numbers], columns: Sequence[Numbers], first: int,
    size: int, height: int | None = None,
) -> tuple[Any, Numbers]:  # fmt: skip
    """Return the pattern of entries from a column on, and which these are, in order.

    Without a height the matrix is square, and begins at this row as well.
    """
    row, column = (np.concatenate([a.ravel() for a in of]) for of in (rows, columns))
    order = np.lexsort((row, column))
    top = first if height is None else 0
    order = order[(column[order] >= first) & (row[order] >= top)]
    starts = np.searchsorted(column[order], np.arange(first, size + 1)).tolist()
    high = size - first if height is None else height
    pattern = casadi.Sparsity(high, size - first, starts, (row[order] - top).tolist())
    return pattern, order
