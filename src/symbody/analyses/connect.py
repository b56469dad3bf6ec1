"""What a loop calls, made of the problem: right-hand side, inputs, constraints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symbody.analyses.callback import PythonCall
from symbody.analyses.inputs import (
    Addressed,
    Array,
    CompiledInputs,
    ConstantInputs,
    PythonInputs,
)
from symbody.analyses.integrators.call import RAISE, Integers, RightHandSide
from symbody.analyses.integrators.coincidence import ENTRIES
from symbody.analyses.integrators.run import TIME, Run
from symbody.analyses.problem import InitialValueProblem, Keeping


def connect(
    problem: InitialValueProblem, stop: Integers
) -> tuple[RightHandSide, PythonCall | None]:
    """Return what the loops call, and the Python function in it, if there is one."""
    m, n, empty = len(problem.input_labels), len(problem.labels), np.zeros(0)
    f = RightHandSide(
        address=problem.rhs.address,
        p=_own(problem.rhs.parameters),
        k=_own(problem.rhs.constants),
        inputs=0,
        inputs_p=empty,
        inputs_k=empty,
        no_inputs=np.zeros(m),
        u=np.zeros(m),
        stop=stop,
        correction=0,
        correction_p=empty,
        correction_k=empty,
        corrected=np.zeros(n + 1),
        limit=np.full(2, np.inf),
        corrects=np.ones(1, dtype=np.int64),
        window=np.array([-np.inf, np.inf]),
    )
    if problem.keeping is not None:
        f = _kept(f, problem.keeping)
    if problem.ends is not None:
        f = _watching_ends(f, problem.ends, len(problem.loads))
    match problem.inputs:
        case ConstantInputs(values):
            return f._replace(u=_own(values)), None
        case CompiledInputs(function):
            return f._replace(
                inputs=function.address,
                inputs_p=_own(function.parameters),
                inputs_k=_own(function.constants),
            ), None
        case PythonInputs(function):
            python = PythonCall(function, n, problem.input_labels, stop)
            return f._replace(inputs=python.address), python


def _watching_ends(f: RightHandSide, ends: Addressed, loads: int) -> RightHandSide:
    return f._replace(
        ends=ends.address,
        ends_p=_own(ends.parameters),
        ends_k=_own(ends.constants),
        ends_before=np.zeros(ENTRIES * loads),
        ends_after=np.zeros(ENTRIES * loads),
        met=np.zeros(1, dtype=np.int64),
    )


# Dependent velocities may grow so much before other coordinates are chosen. Choosing
# compiles, so it is worth a while; the numbers are squares.
_LARGEST_GROWTH = 25.0
_HARMLESS = 100.0
# Where all choices are so much worse than that, the motion may go on in other ways.
_SINGULAR = 20.0
# Where no others can be chosen, the run ends as near to the end of their range.
_END_OF_RANGE = 1e9


def _kept(f: RightHandSide, keeping: Keeping) -> RightHandSide:
    limit = max(_HARMLESS, _LARGEST_GROWTH * keeping.growth)
    if keeping.chosen_anew is None:
        limit = max(_END_OF_RANGE, _LARGEST_GROWTH * keeping.growth)
    return f._replace(
        correction=keeping.correction.address,
        correction_p=_own(keeping.correction.parameters),
        correction_k=_own(keeping.correction.constants),
        limit=np.full(2, limit),
        corrects=np.full(1, int(keeping.corrects), dtype=np.int64),
    )


def chosen_anew(
    problem: InitialValueProblem, f: RightHandSide, run: Run
) -> tuple[InitialValueProblem, RightHandSide]:
    """Return the problem with other dependent coordinates, as fits the state now."""
    assert problem.keeping is not None
    assert problem.keeping.chosen_anew is not None
    rhs, keeping = problem.keeping.chosen_anew(float(run.clock[TIME]), run.y.copy())
    jacobian = problem.jacobian
    if jacobian is not None and keeping.jacobian is not None:
        jacobian = keeping.jacobian()
    problem = replace(problem, rhs=rhs, keeping=keeping, jacobian=jacobian)
    growth, (_, well) = float(f.corrected[-1]), f.limit
    f = _kept(with_function(f, rhs), keeping)
    if not RAISE * keeping.growth < growth:
        # Nothing better is found: the limit rises, so that time goes on.
        f.limit[:] = RAISE * max(growth, keeping.growth), well
    return problem, f


def is_singular(f: RightHandSide) -> bool:
    """Return whether the state is so near to a singular position that others begin.

    All choices of dependent coordinates are bad then.
    """
    return bool(min(f.corrected[-1], f.limit[0] / RAISE) > _SINGULAR * f.limit[1])


def _own(values: Sequence[float] | Array) -> Array:
    """Return a copy, which nobody changes during the run."""
    return np.array(values, dtype=np.float64)


def with_function(f: RightHandSide, other: Addressed) -> RightHandSide:
    """Return the same with another function in place of the right-hand side."""
    return f._replace(
        address=other.address, p=_own(other.parameters), k=_own(other.constants)
    )
