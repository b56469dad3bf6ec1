"""Time of stiff motions, beside SciPy's solvers for stiff systems.

All integrate the same compiled right-hand side with the same compiled Jacobian, at
equal tolerances; the error that is reached stands beside, against a run at 1e-12.
SciPy, which is Python, calls the right-hand side by a function that Numba has compiled:
nothing but one new array a call stands between. The least of several runs counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from bound_call import compiled_call
from scipy.integrate import solve_ivp
from size import run

import symbody as sb
from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import InitialValueProblem

FINEST = 1e-12


class Size(NamedTuple):
    """What is measured.

    Attributes:
        tolerances: Relative ones; the absolute ones are a hundredth.
        duration: Of the motions [s].
        rounds: Of which the least counts.
    """

    tolerances: tuple[float, ...]
    duration: float
    rounds: int


FULL = Size((1e-4, 1e-6, 1e-8), 2.0, 5)
SMALLEST = Size((1e-4,), 0.2, 1)
# Of the belt: stiffness [N/m] and damping [N s/m].
BELTS = {"belt": (2e4, 20.0), "stiff belt": (2e7, 2e4)}
Solve = Callable[[float], Array]


def solvers(k: float, d: float, times: Array) -> dict[str, Solve]:
    """Return what gives the states at some times for a tolerance, by name."""
    compiled = sb.compile_model(sb.library.belt(), parameters={"k": k, "d": d})
    u, y0 = np.ones(1), compiled.start_state()
    J, n = compiled.function("jacobian"), len(y0)
    problem = InitialValueProblem(
        compiled.function("derivatives"),
        y0,
        compiled.state_labels(),
        input_labels=("tau",),
        inputs=ConstantInputs(u),
        jacobian=J,
    )
    f = compiled_call(compiled, "derivatives", u)

    def ours(method: str, rtol: float) -> Array:
        return integrate(problem, times, getattr(sb, method)(rtol, rtol / 100)).y

    def scipy(method: str, rtol: float) -> Array:
        found = solve_ivp(
            f, (times[0], times[-1]), y0, method, times, rtol=rtol, atol=rtol / 100,
            jac=lambda t, y: J(t, y, u).reshape(n, n),
        )  # fmt: skip
        return found.y.T

    return {
        "Radau": lambda rtol: ours("Radau", rtol),
        "DP54": lambda rtol: ours("DP54", rtol),
        "SciPy Radau": lambda rtol: scipy("Radau", rtol),
        "SciPy BDF": lambda rtol: scipy("BDF", rtol),
        "SciPy LSODA": lambda rtol: scipy("LSODA", rtol),
    }


def main(size: Size) -> None:
    """Print a row a mechanism, tolerance and solver."""
    print(f"{'motion':12}{'rtol':>8} {'by':14}{'ms':>9}{'of Radau':>10}{'error':>10}")
    times = np.linspace(0, size.duration, 11)
    for name, (k, d) in BELTS.items():
        runs = solvers(k, d, times)
        exact = runs["Radau"](FINEST)
        for rtol in size.tolerances:
            seconds = dict.fromkeys(runs, np.inf)
            errors = {}
            for _ in range(size.rounds):
                for solver, solve in runs.items():
                    start = time.perf_counter()
                    y = solve(rtol)
                    seconds[solver] = min(seconds[solver], time.perf_counter() - start)
                    errors[solver] = np.abs(y - exact).max()
            for solver, taken in seconds.items():
                ratio = taken / seconds["Radau"]
                print(f"{name:12}{rtol:8.0e} {solver:14}{taken * 1e3:9.3f}{ratio:10.1f}"
                      f"{errors[solver]:10.1e}")  # fmt: skip


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
