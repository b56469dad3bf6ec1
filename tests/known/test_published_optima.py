"""Published optima, to the digits that are printed."""

import runpy
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


def problems():
    sys.path.insert(0, str(FOLDER))
    try:
        return runpy.run_path(str(FOLDER / "plans.py"))["PROBLEMS"]
    finally:
        sys.path.remove(str(FOLDER))


PROBLEMS = problems()
# Each takes more than some seconds; four others are reached in less.
LONG = ("rocket", "robot arm", "orbit transfer")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow) if name in LONG else name
        for name in PROBLEMS
    ],
)
def test_a_published_optimum_is_reached(name):
    problem = PROBLEMS[name]
    plan = problem.make().solve(**problem.options)
    assert plan.completed
    assert plan.cost == pytest.approx(problem.optimum, abs=problem.digits)
    assert plan.difference < 1e-3
