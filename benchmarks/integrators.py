"""Time of 10 s of motion, beside SciPy's explicit solvers.

All integrate the same compiled right-hand side. SciPy, which is Python, calls it by a
function that Numba has compiled: nothing but one new array a call stands between.
Tolerances are equal, and the error reached is printed beside, against a run with
tolerances of 1e-13. Solvers are timed in turn and the least of each counts, in one run
on one machine: the ratio is the result.
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
from symbody.analyses.instant.inputs import Array, ConstantInputs, PythonInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import InitialValueProblem
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel

TIMES = np.linspace(0, 10, 501)
TOLERANCE = 1e-8
FINEST = 1e-13


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        rounds: Of which the least counts.
    """

    mechanisms: dict[str, Model]
    rounds: int


FULL = Size(
    {
        "pendulum": sb.library.pendulum(),
        "crane crab": sb.library.crane_crab(),
        "heavy top": sb.library.heavy_top(),
        "7-joint chain": sb.library.chain(7),
    },
    5,
)
SMALLEST = Size({"pendulum": sb.library.pendulum()}, 1)
Solve = Callable[[], Array]


def problem_of(compiled: CompiledModel, *, in_python: bool) -> InitialValueProblem:
    """Return the problem with inputs that are zero, from Python if wanted."""
    zeros = np.zeros(len(compiled.system.u))
    return InitialValueProblem(
        compiled.function("derivatives"),
        compiled.start_state(),
        compiled.state_labels(),
        compiled.system.quaternions,
        tuple(symbol.name for symbol in compiled.system.u),
        PythonInputs(lambda *_: zeros) if in_python else ConstantInputs(zeros),
    )


def solvers(compiled: CompiledModel) -> dict[str, Solve]:
    """Return the solvers by name, the first of which is the yardstick."""
    f = compiled_call(compiled, "derivatives", np.zeros(len(compiled.system.u)))
    y0, span = compiled.start_state(), (TIMES[0], TIMES[-1])
    plain = problem_of(compiled, in_python=False)
    python = problem_of(compiled, in_python=True)
    tight = sb.DP54(rtol=TOLERANCE, atol=TOLERANCE)

    def scipy(method: str) -> Array:
        solution = solve_ivp(f, span, y0, method, TIMES, rtol=TOLERANCE, atol=TOLERANCE)
        return solution.y.T

    return {
        "DP54": lambda: integrate(plain, TIMES, tight).y,
        "DP54, inputs in Python": lambda: integrate(python, TIMES, tight).y,
        "RK4, 1 ms": lambda: integrate(plain, TIMES, method=sb.RK4(1e-3)).y,
        "SciPy RK45": lambda: scipy("RK45"),
        "SciPy DOP853": lambda: scipy("DOP853"),
    }


def main(size: Size) -> None:
    """Print a row a mechanism and solver."""
    print(f"{'10 s of':16}{'by':24}{'ms':>9}{'of DP54':>10}{'error':>10}")
    for name, model in size.mechanisms.items():
        compiled = sb.compile_model(model)
        problem = problem_of(compiled, in_python=False)
        exact = integrate(problem, TIMES, method=sb.DP54(rtol=FINEST, atol=FINEST)).y
        runs = solvers(compiled)
        seconds = dict.fromkeys(runs, np.inf)
        errors = {}
        for _ in range(size.rounds):
            for solver, solve in runs.items():
                start = time.perf_counter()
                y = solve()
                seconds[solver] = min(seconds[solver], time.perf_counter() - start)
                errors[solver] = np.abs(y - exact).max()
        for solver, taken in seconds.items():
            ratio = taken / seconds["DP54"]
            print(f"{name:16}{solver:24}{taken * 1e3:9.3f}{ratio:10.1f}"
                  f"{errors[solver]:10.1e}")  # fmt: skip
            name = ""


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
