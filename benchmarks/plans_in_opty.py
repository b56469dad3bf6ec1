"""The swing-up of opty's gallery in opty: a pendulum turned up in 10 s at least effort.

Both begin from the straight line in angle, on 501 points without refinement: opty by
its midpoint rule, ours by Hermite-Simpson on 250 intervals. Times are of the first
solution from the equations on, of its search, and of one evaluation of constraints and
Jacobian; what both import is imported before. opty gives IPOPT no Hessian; its backend
"numpy" needs no compiler, "cython" runs one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import casadi
import numpy as np
from scipy import sparse
from size import has, run

import symbody as sb

DURATION, LIMIT = 10.0, 2.0


class Row(NamedTuple):
    """What one package does."""

    whole: float
    search: float
    iterations: int
    cost: float
    functions: float


def ours(points: int, rounds: int) -> Row:
    """Return the row of this package."""
    _ = sb.OptimalControl, casadi, sparse
    begin = time.perf_counter()
    model = sb.Model("pendulum", gravity=(0, -9.81, 0))
    bob = model.add_body("bob", 1.0, inertia=(0, 0, 0), com=(0, -1, 0))
    hinge = model.add_joint("hinge", model.world, bob, "Rz")
    T = model.add_input("T", limits=(-LIMIT, LIMIT))
    model.add_load("drive", sb.loads.JointForce(hinge, T))
    ends = {"q_hinge": np.pi, "v_hinge": 0}
    problem = sb.OptimalControl(
        model, DURATION, running=T**2, at_end=ends, form="forward"
    )
    method = sb.Collocation("hermite-simpson", intervals=points // 2, tolerance=1.0)
    times = np.array([0, DURATION])
    rate = np.full(2, np.pi / DURATION)
    guess = {"q_hinge": (times, np.array([0, np.pi])), "v_hinge": (times, rate)}
    plan = problem.solve(method, guess=guess)
    whole = time.perf_counter() - begin
    program = problem.functions(method)
    changing = program.start + 1e-9 * np.arange(rounds + 1)[:, None]

    def evaluate(k: int) -> None:
        program.constraints(changing[k])
        program.jacobian(changing[k])

    return Row(whole, plan.seconds, plan.iterations, plan.cost, least(evaluate, rounds))


def in_opty(points: int, rounds: int, backend: str) -> Row:
    """Return the row of opty."""
    import opty
    import sympy as sm

    begin = time.perf_counter()
    t = sm.symbols("t")
    angle, rate, T = (sm.Function(name)(t) for name in ("angle", "rate", "T"))
    equations = [angle.diff() - rate, rate.diff() + 9.81 * sm.sin(angle) - T]
    step, options = DURATION / (points - 1), {"integration_method": "midpoint"}
    cost, slopes = opty.create_objective_function(
        sm.Integral(T**2, t), (angle, rate), (T,), (), points, step, time_symbol=t,
        **options,
    )  # fmt: skip
    at = [s.subs(t, time) for s in (angle, rate) for time in (0.0, DURATION)]
    problem = opty.Problem(
        cost, slopes, sm.Matrix(equations), (angle, rate), points, step,
        instance_constraints=(at[0], at[1] - np.pi, at[2], at[3]),
        bounds={T: (-LIMIT, LIMIT)}, time_symbol=t, backend=backend, **options,
    )  # fmt: skip
    problem.add_option("print_level", 0)
    w = np.zeros(problem.num_free)
    w[:points] = np.linspace(0, np.pi, points)
    w[points : 2 * points] = np.pi / DURATION
    searching = time.perf_counter()
    _, info = problem.solve(w)
    end = time.perf_counter()

    def evaluate(k: int) -> None:
        problem.con(w)
        problem.con_jac(w)

    functions = least(evaluate, rounds)
    steps = len(problem.obj_value) - 1
    return Row(end - begin, end - searching, steps, float(info["obj_val"]), functions)


def least(evaluate: Callable[[int], None], rounds: int) -> float:
    """Return the least time of calls, the first left out [s]."""
    evaluate(0)
    best = np.inf
    for k in range(rounds):
        begin = time.perf_counter()
        evaluate(k + 1)
        best = min(best, time.perf_counter() - begin)
    return float(best)


class Size(NamedTuple):
    """What is measured: points of the mesh, and calls of the functions."""

    points: int
    rounds: int


FULL, SMALLEST = Size(501, 50), Size(51, 2)


def main(size: Size) -> None:
    """Print a row a package."""
    print("swing-up       whole     search    iterations  cost   functions")
    rows = {"symbody": ours(size.points, size.rounds)}
    if has("opty"):
        for backend in ("numpy", "cython"):
            rows[f"opty, {backend}"] = in_opty(size.points, size.rounds, backend)
    for name, row in rows.items():
        print(
            f"{name:13} {row.whole:6.3g} s  {row.search:6.3g} s  {row.iterations:6d}  "
            f"{row.cost:.6g}  {1e6 * row.functions:.4g} µs"
        )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
