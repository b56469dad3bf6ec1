"""Model-predictive control: an optimal motion from where the model is.

On a grid over the horizon the rates hold by the implicit midpoint rule, of order two,

    x_{k+1} = x_k + h f((x_k + x_{k+1}) / 2, u_k)

with controls constant in between, and so does the integral of the cost: a cycle needs
one evaluation an interval. From the plan of the cycle before, moved on in time, one
step of sequential quadratic programming with the Hessian of the cost (Gauss-Newton)
gives the next: a real-time iteration.

References:
    Diehl, Bock, Schlöder (2005), A real-time iteration scheme for nonlinear
    optimization in optimal feedback control.
    Frison, Diehl (2020), HPIPM: a high-performance quadratic programming framework for
    model predictive control.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, final

import numpy as np

from symbody.analyses.optimal.course import TabulatedCourse
from symbody.analyses.optimal.dynamics import Formulation, Limited
from symbody.analyses.optimal.point_functions import (
    Floats,
    Numbers,
    PointFormulas,
    PointFunctions,
)
from symbody.errors import AnalysisError, from_extra
from symbody.expr.arithmetic import mul
from symbody.expr.evaluate import substitute
from symbody.expr.node import ONE, ZERO, Const, Node, Symbol, as_node
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.dynamics.matrices import filled
from symbody.notes import Note
from symbody.results.plan import by_inputs
from symbody.system.spellings import quantities_of

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
        # Tolerances are of costs of one.
        most = max(float(np.abs(a).max()) for a in (self._bends, self.gradient))
        if 0 < most < 1:
            self._bends /= most
            self.gradient /= most

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


# Curvature of the cost that is left to each unknown, so that one step is determined.
_LEAST = 1e-9


@final
class _Terms:
    """Values, slopes and, of the first, curvature of formulas, by one compiled call."""

    def __init__(
        self, of: Formulation, formulas: PointFormulas, *, bent: bool = False
    ) -> None:
        self._head = 1 + of.timed
        J = formulas.jacobian()
        self.depends = filled(J) != 0
        self.count, self._width = J.shape
        entries = [*formulas.formulas, *J.ravel().tolist()]
        self._slopes, self._bent = len(entries), bent
        if bent:
            weights = [Symbol(f"weight_{k}") for k in range(self.count)]
            H = formulas.hessian(weights)
            only: dict[Symbol, Node] = dict.fromkeys(weights, ZERO)
            only[weights[0]] = ONE
            bends = substitute(H.ravel().tolist(), only)
            # A constant Hessian stays convex once it is.
            self._constant = all(isinstance(e, Const) for e in bends)
            entries += bends
        whole = replace(
            formulas, title=f"predicted {formulas.title}", formulas=tuple(entries),
            held=None,
        )  # fmt: skip
        self._functions = PointFunctions(of.model, whole, of.parameters)
        self._H: Floats = np.zeros((0, 0, 0))

    def at(self, z: Floats) -> tuple[Floats, Floats, Floats]:
        """Return values, Jacobians and the Hessian of the first formula at points.

        The Hessian has no negative curvature.
        """
        entries = self._functions.values(z)
        rows, m, n = len(z), self.count, self._width
        J = entries[:, m : self._slopes].reshape(rows, m, n)
        if self._bent and not (self._constant and self._H.size):
            self._H = entries[:, self._slopes :].reshape(rows, n, n)
            own = self._H[:, self._head :, self._head :]
            own[:] = _convex(own)
        return entries[:, :m], J, self._H


@final
class PredictiveController:
    """A law for `sb.Sampled` that plans ahead from the measured state.

    Attributes:
        seconds: Time of the last cycle, from the measurement to the control [s].
        solver_seconds: The part of it that the solver took.
        longest: Of all cycles but the first, which begins from the guess [s].
        cycles: Their number.
        softened: In how many no motion kept the bounds of states and the conditions:
            passing these then had a cost.
        failures: In how many there was no solution; the plan before was followed.
        states: The states planned, shape (intervals + 1, states).
        controls: The controls planned, shape (intervals, controls).
    """

    def __init__(
        self, of: Formulation, begin: TabulatedCourse, period: float, intervals: int,
        iterations: int, first_iterations: int,
    ) -> None:  # fmt: skip
        """Compile what a cycle calls; `problem.controller` checks and calls this."""
        self._of, self._step = of, of.duration[0] / intervals
        self._period, self._shift = period, min(period / self._step, 1.0)
        self._iterations, self._first = iterations, first_iterations
        self._names = [s.name for s in of.states]
        self._symbols = (*of.states, *of.controls)
        inputs = quantities_of(s.name for s in of.controls).items()
        self._shapes = {name: shape for name, (shape, _) in inputs}
        self._clocked = of.timed
        n, m, N = len(of.states), len(of.controls), intervals
        cost = ZERO if of.running is None else of.running
        ends = [ZERO if of.final is None else of.final]
        ends += [one.formula for one in of.at_end]
        nodes = [ZERO, *(one.formula for one in of.throughout)]
        with building_graph():
            h = as_node(self._step)
            flow = [mul(h, node) for node in (cost, *of.dynamics.rates)]
            self._flow = _Terms(of, of.at_node("flow", flow, point=True), bent=True)
            self._stage = _Terms(of, of.at_node("stage", nodes, point=True))
            self._end = _Terms(of, of.at_node("end", ends, point=False), bent=True)
        bounds = [of.bounds[s] for s in (*of.states, *of.controls)]
        self._low, self._high = np.array(bounds).reshape(-1, 2).T
        most = np.maximum(np.abs(self._low), np.abs(self._high))
        self._most = np.minimum(np.where(most > 0, most, 1.0), 1.0)
        self._limits = _limits(of.throughout)
        self._end_limits = _limits(of.at_end)
        # What depends on the measured state alone cannot be kept at the first node.
        self._unkept = ~self._stage.depends[1:, 1 + n + of.timed :].any(axis=1)
        parts = begin.at(np.linspace(0.0, 1.0, N + 1))
        self._home = np.zeros((N + 1, n + m))
        self._home[:, :n] = parts[0]
        self._home[:-1, n:] = parts[1][:-1, len(of.dynamics.others) :]
        self._sizes, self._one = (n, m, N), np.eye(n)
        self._program = StageProgram(n, m, N, len(nodes) - 1, len(ends) - 1)
        self.reset()

    def reset(self) -> None:
        """Begin as at first: from the guess, with all counts zero."""
        self._last = self._until = -np.inf
        # States and controls of each node; at the last one no control matters.
        self._plan = self._home.copy()
        n = self._sizes[0]
        self.states, self.controls = self._plan[:, :n], self._plan[:-1, n:]
        self.seconds = self.longest = self.solver_seconds = 0.0
        self.cycles = self.softened = self.failures = self._in_a_row = 0

    def __call__(self, t: float, measured: Mapping[str, Any]) -> Any:
        """Return the controls from a time on, by the states as they are then."""
        began, self._program.seconds = perf_counter(), 0.0
        now = np.array([measured[name] for name in self._names], dtype=float)
        if not self._last < t < self._last + 2 * self._period:  # another run
            self.reset()
        self._last = t
        self._until = max(self._until, t + self._of.duration[0])
        if self.cycles:
            plan, n = self._plan, self._sizes[0]
            plan[-1, n:] = plan[-2, n:]
            plan[:-1] += self._shift * (plan[1:] - plan[:-1])
        solved, softened = True, False
        for _ in range(self._iterations if self.cycles else self._first):
            if not self._improve(t, now):
                softened, solved = True, self._improve(t, now, soft=True)
            if not solved:
                break
        self.seconds = perf_counter() - began
        self.solver_seconds = self._program.seconds
        if self.cycles:
            self.longest = max(self.longest, self.seconds)
        self.cycles += 1
        self._in_a_row = 0 if solved else self._in_a_row + 1
        self.failures += not solved
        self.softened += softened and solved
        if self._in_a_row * self._shift >= self._sizes[2]:
            raise AnalysisError(
                f"controller: until t = {t:.4g} s HPIPM found no solution, and the "
                f"last plan is used up. Give a guess= that is nearer, more intervals, "
                f"or a cost that does not grow without end."
            )
        return by_inputs(self.controls[0].copy(), self._shapes)

    def notes(self) -> tuple[Note, ...]:
        """Return what is to be known after a run."""
        whole = f"of {self.cycles} cycles of the predictive controller"
        result, end = [], self._of.tracked
        if self._until > end * (1 + 1e-9):
            text = (
                f"The predictive controller has looked ahead until t = "
                f"{self._until:.6g} s, but a table of track= ends at {end:.6g} s, and "
                f"goes on from there in a straight line."
            )
            result.append(Note(text, "controller"))
        if self.softened:
            text = (
                f"In {self.softened} {whole} no motion kept all bounds of states and "
                f"conditions: what passed them had a cost."
            )
            result.append(Note(text, "controller"))
        if self.failures:
            text = f"In {self.failures} {whole} the plan before was followed."
            result.append(Note(text, "controller"))
        return tuple(result)

    def _improve(self, t: float, now: Floats, *, soft: bool = False) -> bool:
        """Make a step towards the optimum from a state; return whether there is one.

        Where it is `soft`, bounds of states and conditions that are passed cost.
        """
        (n, m, N), h, p = self._sizes, self._step, self._program
        plan, X, U = self._plan, self.states, self.controls
        # Unknowns of the program are parts of these sizes of states and controls.
        D = np.minimum(self._of.sizes(self._symbols, plan), self._most)
        own = slice(1 + self._clocked, 1 + self._clocked + n + m)
        middle = plan[:-1].copy()
        middle[:, :n] += plan[1:, :n]
        middle[:, :n] *= 0.5
        values, J, H = self._flow.at(self._points(t + 0.5 * h, middle))
        J = J[:, :, own]
        A, one = 0.5 * J[:, 1:, :n], self._one
        gap = X[:-1] + values[:, 1:] - X[1:]
        right = np.concatenate([one + A, J[:, 1:, n:], gap[..., None]], axis=2)
        moved = np.linalg.solve(one - A, right)
        p.dynamics[:, :n] = moved[..., : n + m] * D / D[:n, None]
        p.least[:, :n] = p.most[:, :n] = -moved[..., -1] / D[:n]
        ends = self._end.at(self._points(t + N * h, X[-1:]))
        slopes = ends[1][0, :, own]
        slopes, bend = slopes * D[:n], D[:, None] * D
        p.last[:] = slopes[1:]
        last = ends[2][0, own, own] * bend[:n, :n]
        p.put_cost(J[:, 0] * D, H[:, own, own] * bend, slopes[0], last)
        p.end_least[:] = self._end_limits[0] - ends[0][0, 1:]
        p.end_most[:] = self._end_limits[1] - ends[0][0, 1:]
        p.low[:], p.high[:] = (self._low - plan) / D, (self._high - plan) / D
        if self._stage.count > 1:
            values, J, _ = self._stage.at(self._points(t, plan[:-1]))
            p.dynamics[:, n:] = J[:, 1:, own] * D
            p.least[:, n:] = self._limits[0] - values[:, 1:]
            p.most[:, n:] = self._limits[1] - values[:, 1:]
            loose = self._unkept
            p.least[0, n:][loose], p.most[0, n:][loose] = -np.inf, np.inf
        if soft:
            p.soften()
        steps = p.solved((now - X[0]) / D[:n])
        if steps is None:
            return False
        plan += steps * D
        np.maximum(U, self._low[n:], out=U)
        np.minimum(U, self._high[n:], out=U)
        return True

    def _points(self, t: float, w: Floats) -> Floats:
        """Return variables of points, which follow each other in time."""
        head = 1 + self._clocked
        points = np.empty((len(w), head + w.shape[1]))
        points[:, 0] = 1.0
        if self._clocked:
            points[:, 1] = t + self._step * np.arange(len(w))
        points[:, head:] = w
        return points


def _limits(several: Sequence[Limited]) -> tuple[Floats, Floats]:
    pairs = np.array([(one.low, one.high) for one in several]).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def _convex(H: Floats) -> Floats:
    """Return Hessians whose negative curvatures are left out."""
    diagonal = np.arange(H.shape[-1])
    if np.count_nonzero(H) == np.count_nonzero(H[:, diagonal, diagonal]):
        H[:, diagonal, diagonal] = np.maximum(H[:, diagonal, diagonal], _LEAST)
        return H  # in place
    values, vectors = np.linalg.eigh(0.5 * (H + np.swapaxes(H, 1, 2)))
    if values.min(initial=1.0) >= _LEAST:
        return H
    values = np.maximum(values, _LEAST)
    result: Floats = (vectors * values[:, None]) @ np.swapaxes(vectors, 1, 2)
    return result
