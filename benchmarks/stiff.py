"""Time of stiff motions, beside SciPy's solvers for stiff systems and CVODE.

All integrate the same compiled right-hand side with the same compiled Jacobian, at
equal tolerances; the error that is reached stands beside, against a run at 1e-12.
SciPy, which is Python, calls the right-hand side by a function that Numba has compiled:
nothing but one new array a call stands between. Processor
time, the least of several runs.
Methods differ in what error they leave at a tolerance, so the last column has the time
at Radau's error at the middle tolerance, by a line through the logarithms.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from bound_call import compiled_call
from scipy.integrate import solve_ivp
from size import has, named, run, steps

import symbody as sb
from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import InitialValueProblem

FINEST = 1e-12


class Size(NamedTuple):
    """What is measured.

    Attributes:
        tolerances: Relative ones; the absolute ones are a hundredth.
        links: Of chains with stiff joints.
        duration: Of the motions [s].
        rounds: Of which the least counts.
    """

    tolerances: tuple[float, ...]
    links: tuple[int, ...]
    duration: float
    rounds: int


FULL = Size((1e-4, 1e-6, 1e-8), (3, 10, 30), 2.0, 5)
SMALLEST = Size((1e-4,), (2,), 0.2, 1)
# Of the belt: stiffness [N/m] and damping [N s/m].
BELTS = {"belt": (2e4, 20.0), "stiff belt": (2e7, 2e4)}
# Of the joints of chains [N m/rad], [N m s/rad].
JOINTS = 1e4, 50.0
SUNDIALS = has("scikit-sundae", "sksundae")
Solve = Callable[[float], Array]


def stiff_chain(links: int) -> sb.Model:
    """Return a spatial chain whose joints have stiff springs and dampers."""
    model, (k, d) = sb.library.chain(links), JOINTS
    for name, joint in model.joints.items():
        torque = -k * joint.q[0] - d * joint.v[0]
        model.add_load(f"spring_{name}", sb.loads.JointForce(joint, torque))
    return model


def motions(size: Size) -> dict[str, sb.CompiledModel]:
    """Return what moves, by name."""
    belts = {
        name: sb.compile_model(sb.library.belt(), parameters={"k": k, "d": d})
        for name, (k, d) in BELTS.items()
    }
    chains = {f"{n}-link chain": sb.compile_model(stiff_chain(n)) for n in size.links}
    return belts | chains


def problem_of(compiled: sb.CompiledModel) -> InitialValueProblem:
    """Return what ours integrates, with inputs of one."""
    return InitialValueProblem(
        compiled.function("derivatives"),
        compiled.start_state(),
        compiled.state_labels(),
        input_labels=tuple(s.name for s in compiled.system.u),
        inputs=ConstantInputs(np.ones(len(compiled.system.u))),
        jacobian=compiled.function("jacobian"),
    )


def solvers(compiled: sb.CompiledModel, times: Array) -> dict[str, Solve]:
    """Return what gives the states at some times for a tolerance, by name."""
    problem = problem_of(compiled)
    u, y0 = np.ones(len(compiled.system.u)), compiled.start_state()
    J, n = compiled.function("jacobian"), len(y0)
    f = compiled_call(compiled, "derivatives", u)

    def ours(method: str, rtol: float) -> Array:
        return integrate(problem, times, getattr(sb, method)(rtol, rtol / 100)).y

    def scipy(method: str, rtol: float) -> Array:
        found = solve_ivp(
            f, (times[0], times[-1]), y0, method, times, rtol=rtol, atol=rtol / 100,
            jac=lambda t, y: J(t, y, u).reshape(n, n),
        )  # fmt: skip
        return found.y.T

    def cvode(rtol: float) -> Array:
        # Only where it is installed.
        from sksundae.cvode import CVODE

        def rates(t: float, y: Array, yd: Array) -> None:
            yd[:] = f(t, y)

        def jacobian(t: float, y: Array, yd: Array, into: Array) -> None:
            into[:] = J(t, y, u).reshape(n, n)

        solver = CVODE(
            rates, rtol=rtol, atol=rtol / 100, jacfn=jacobian, max_num_steps=100_000
        )
        states: Array = solver.solve(times, y0).y
        return states

    sundials = {"CVODE": cvode} if SUNDIALS else {}
    return sundials | {
        "Radau": lambda rtol: ours("Radau", rtol),
        "DP54": lambda rtol: ours("DP54", rtol),
        "SciPy Radau": lambda rtol: scipy("Radau", rtol),
        "SciPy BDF": lambda rtol: scipy("BDF", rtol),
        "SciPy LSODA": lambda rtol: scipy("LSODA", rtol),
    }


def main(size: Size) -> None:
    """Print a row a mechanism, tolerance and solver."""
    print(f"{'motion':15}{'rtol':>8} {'by':14}{'ms':>9}{'of Radau':>10}{'error':>10}"
          f"{'at its error':>14}")  # fmt: skip
    times = np.linspace(0, size.duration, 11)
    for name, compiled in motions(size).items():
        runs = solvers(compiled, times)
        exact = runs["Radau"](FINEST)
        shape = len(size.tolerances), len(runs)
        seconds, errors = np.full(shape, np.inf), np.empty(shape)
        for i, rtol in enumerate(size.tolerances):
            for _ in range(size.rounds):
                for j, solve in enumerate(runs.values()):
                    start = time.process_time()
                    y = solve(rtol)
                    seconds[i, j] = min(seconds[i, j], time.process_time() - start)
                    errors[i, j] = np.abs(y - exact).max()
        own = [*runs].index("Radau")
        middle = len(size.tolerances) // 2
        for i, rtol in enumerate(size.tolerances):
            for j, solver in enumerate(runs):
                taken = seconds[i, j]
                row = f"{name:15}{rtol:8.0e} {solver:14}{taken * 1e3:9.3f}"
                row += f"{taken / seconds[i, own]:10.1f}{errors[i, j]:10.1e}"
                if i == middle and len(size.tolerances) > 1:
                    at = time_at(errors[middle, own], errors[:, j], seconds[:, j])
                    row += f"{at / seconds[middle, own]:14.1f}"
                print(row, flush=True)


def time_at(error: float, errors: Array, seconds: Array) -> float:
    """Return the time at an error, by the line of least squares through logarithms."""
    slope, begin = np.polyfit(np.log(errors), np.log(seconds), 1)
    return float(np.exp(begin + slope * np.log(error)))


def counts() -> dict[str, int]:
    """Return steps and evaluations of Radau."""
    found = {}
    for name, compiled in motions(FULL).items():
        for rtol in FULL.tolerances:
            method = sb.Radau(rtol, rtol / 100)
            done = integrate(problem_of(compiled), [0, FULL.duration], method)
            found |= named(f"{name}, {rtol:.0e}", steps(done))
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
