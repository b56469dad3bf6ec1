"""IPOPT, as CasADi's package has it: structure once, values fast.

References:
    Wächter, Biegler (2006), On the implementation of an interior-point filter
    line-search algorithm for large-scale nonlinear programming.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, Numbers
from symbody.analyses.optimal.sparse_problem import SparseProblem
from symbody.analyses.run.integrate import interrupts_noted
from symbody.errors import AnalysisError, from_extra
from symbody.runtime.load_traced import casadi_callback

# Memory of numbers, as CasADi hands it over; None where nobody asks for it.
_Buffers: TypeAlias = Sequence[memoryview | None]
Arrays: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[[Arrays, Arrays], None]


def casadi_function(
    casadi: Any,
    title: str,
    takes: Mapping[str, Any],
    gives: Mapping[str, Any],
    evaluate: Evaluate,
    errors: list[Exception],
    jacobian: Any = None,
    reverse: Any = None,
) -> Any:
    """Return a function, by names the patterns of what it takes and gives.

    C++ carries no exceptions of Python: they are added to `errors`. The functions of
    its derivatives are such functions, too; without them it has none.
    """
    inputs = list(takes.items())

    class Function(casadi_callback(casadi)):  # type: ignore[misc]
        """A function of arrays, called with memory of the solver."""

        def __init__(self) -> None:
            casadi.Callback.__init__(self)
            self.takes, self.gives = takes, gives
            self.construct(title, {})

        def has_jacobian(self) -> bool:
            return jacobian is not None

        def get_jacobian(self, *_: object) -> Any:
            return jacobian

        def has_reverse(self, count: int) -> bool:
            return reverse is not None and count == 1

        def get_reverse(self, *_: object) -> Any:
            return reverse

        def eval_buffer(self, values: _Buffers, results: _Buffers) -> int:
            try:
                with np.errstate(all="ignore"):
                    evaluate(_arrays(values, inputs), _arrays(results, []))
            except Exception as error:
                errors.append(error)
                return 1
            return 0

    return Function()


def _arrays(buffers: _Buffers, takes: Sequence[tuple[str, Any]]) -> Arrays:
    """Return memory as arrays; zeros in place of inputs that are left out."""
    arrays: Arrays = []
    for k, buffer in enumerate(buffers):
        if buffer is not None:
            arrays.append(np.frombuffer(buffer))
        else:
            arrays.append(np.zeros(takes[k][1].nnz()) if takes else None)
    return arrays


def write(outputs: Arrays, k: int, values: Floats) -> None:
    """Write a result where somebody asks for it."""
    if k < len(outputs) and outputs[k] is not None:
        outputs[k][:] = values


def sparsity(
    casadi: Any, shape: tuple[int, int], rows: Numbers, columns: Numbers
) -> Any:
    """Return a pattern whose entries are sorted by columns."""
    starts = np.searchsorted(columns, np.arange(shape[1] + 1)).tolist()
    return casadi.Sparsity(shape[0], shape[1], starts, rows.tolist())


SOLVED = ("Solve_Succeeded", "Solved_To_Acceptable_Level")
STOPPED = "User_Requested_Stop"
ROUNDED = "Search_Direction_Becomes_Too_Small"


@final
@dataclass(frozen=True)
class SolverOptions:
    """Options of IPOPT: whether it gets the Hessian, and begins near the optimum.

    The seed is that of several places at random to begin at; costs count by their size.
    """

    max_iterations: int = 1000
    exact: bool = True
    near: bool = False
    seed: int = 0
    size: float = 1.0


@final
@dataclass(frozen=True)
class Unknowns:
    """Values of all unknowns with their bounds, and limits of the constraints."""

    start: Floats
    low: Floats
    high: Floats
    least: Floats
    most: Floats


@final
@dataclass(frozen=True)
class Solution:
    """The end of a search; `history` has cost and infeasibility of each iteration."""

    w: Floats
    cost: float
    constraints: Floats
    status: str
    iterations: int
    seconds: float
    own_seconds: float
    history: tuple[tuple[float, float], ...]

    @property
    def solved(self) -> bool:
        """Whether the optimum is reached."""
        return self.status in SOLVED


def solved(
    who: str, problem: SparseProblem, unknowns: Unknowns, options: SolverOptions
) -> Solution:
    """Return where IPOPT ends; Ctrl-C ends it early."""
    casadi = from_extra(who, "casadi", "casadi", AnalysisError, name="CasADi")
    with interrupts_noted() as interrupted:
        calls = _Calls(problem, unknowns, interrupted)
        functions = _functions(casadi, problem, calls)
        solver = casadi.nlpsol(
            "plan", "ipopt", functions["nlp"], _settings(functions, options)
        )
        arguments = {
            "x0": unknowns.start, "lbx": unknowns.low, "ubx": unknowns.high,
            "lbg": unknowns.least, "ubg": unknowns.most,
        }  # fmt: skip
        begin, calls.seconds = perf_counter(), 0.0
        result = solver(**arguments)
        seconds = perf_counter() - begin
    if calls.errors:
        raise calls.errors[-1]
    stats = solver.stats()
    w = np.asarray(result["x"], dtype=float).ravel()
    values = problem.values(w)
    return Solution(
        w, float(values[0]), values[1:],
        str(stats["return_status"]), int(stats["iter_count"]),
        seconds, calls.seconds, tuple(calls.history),
    )  # fmt: skip


def _settings(functions: dict[str, Any], options: SolverOptions) -> dict[str, Any]:
    own: dict[str, Any] = {
        "tol": 1e-10,
        "constr_viol_tol": 1e-10,
        # What bounds that are not reached may cost; large multipliers loosen `tol`.
        "compl_inf_tol": 1e-9 * options.size,
        # Where rounding is in the way of the last digits.
        "acceptable_tol": 1e-7,
        "acceptable_compl_inf_tol": 1e-7 * options.size,
        "max_iter": options.max_iterations,
        "print_level": 0,
        "sb": "yes",
        # Steps that nothing determines, as of a control without effect, stay small.
        "bound_relax_factor": 0.0,
        "obj_scaling_factor": 1.0 / options.size,
    }
    if options.near:
        own |= {"mu_init": 1e-4, "bound_push": 1e-6, "bound_frac": 1e-6}
    settings: dict[str, Any] = {
        "print_time": False,
        "no_nlp_grad": True,
        "calc_lam_p": False,
        "grad_f": functions["gradient"],
        "jac_g": functions["jacobian"],
        "iteration_callback": functions["look"],
    }
    if options.exact:
        settings["hess_lag"] = functions["hessian"]
    else:
        own["hessian_approximation"] = "limited-memory"
    return {**settings, "ipopt": own}


@final
class _Calls:
    """Functions that the solver calls, with arrays of its memory."""

    def __init__(
        self, problem: SparseProblem, unknowns: Unknowns, pressed: list[int]
    ) -> None:
        self.errors: list[Exception] = []
        self.history: list[tuple[float, float]] = []
        self.seconds = 0.0  # in these functions
        self._problem, self._unknowns, self._pressed = problem, unknowns, pressed

    def nlp(self, inputs: Arrays, outputs: Arrays) -> None:
        values = self._problem.values(inputs[0])
        write(outputs, 0, values[:1])
        write(outputs, 1, values[1:])

    def gradient(self, inputs: Arrays, outputs: Arrays) -> None:
        w = inputs[0]
        write(outputs, 0, self._problem.values(w)[:1])
        write(outputs, 1, self._problem.gradient(w))

    def jacobian(self, inputs: Arrays, outputs: Arrays) -> None:
        w = inputs[0]
        write(outputs, 0, self._problem.values(w)[1:])
        write(outputs, 1, self._problem.slopes(w)[self._problem.in_rows])

    def hessian(self, inputs: Arrays, outputs: Arrays) -> None:
        w, _, of_cost, of_rows = inputs
        weights = np.concatenate([of_cost, of_rows])
        write(outputs, 0, self._problem.curvatures(w, weights))

    def look(self, inputs: Arrays, outputs: Arrays) -> None:
        g, own = inputs[2], self._unknowns
        over = np.maximum(own.least - g, g - own.most).max(initial=0.0)
        self.history.append((float(inputs[1][0]), float(over)))
        write(outputs, 0, np.array([float(bool(self._pressed))]))


def _functions(casadi: Any, problem: SparseProblem, calls: _Calls) -> dict[str, Any]:
    """Return the functions of the solver, which it needs as long as it lives."""
    dense, n, m = casadi.Sparsity.dense, problem.size, problem.rows
    x, p, one, g = dense(n), dense(0, 1), dense(1), dense(m)
    jacobian = sparsity(casadi, (m, n), *problem.jacobian_places)
    bends = problem.curvature_pattern
    hessian = sparsity(casadi, (n, n), bends.rows, bends.columns)

    def function(title: str, takes: Any, gives: Any, evaluate: Evaluate) -> Any:
        def timed(inputs: Arrays, outputs: Arrays) -> None:
            begin = perf_counter()
            evaluate(inputs, outputs)
            calls.seconds += perf_counter() - begin

        return casadi_function(casadi, title, takes, gives, timed, calls.errors)

    at = {"x": x, "p": p}
    look = {"x": x, "f": one, "g": g, "lam_x": x, "lam_g": g, "lam_p": p}
    return {
        "nlp": function("nlp", at, {"f": one, "g": g}, calls.nlp),
        "gradient": function(
            "nlp_grad_f", at, {"f": one, "grad_f_x": x}, calls.gradient
        ),
        "jacobian": function(
            "nlp_jac_g", at, {"g": g, "jac_g_x": jacobian}, calls.jacobian
        ),
        "hessian": function(
            "nlp_hess_l", {**at, "lam_f": one, "lam_g": g},
            {"triu_hess_gamma_x_x": hessian}, calls.hessian,
        ),
        "look": function("look", look, {"stop": one}, calls.look),
    }  # fmt: skip
