"""Which tests a plain `pytest` runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).parent / "expr" / "test_sweep.py"
SLOW = "test_a_million_nodes_of_forgotten_models_do_not_grow_memory"


def collected(*arguments, **variables):
    """Return what pytest says of the tests it would run."""
    inherited = {
        k: v for k, v in os.environ.items() if not k.startswith(("CI", "PYTEST"))
    }
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-p",
        "no:cacheprovider",
    ]
    run = subprocess.run(
        [*command, *arguments],
        capture_output=True,
        text=True,
        check=True,
        cwd=FILE.parents[2],
        env=inherited | variables | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return run.stdout


def test_slow_tests_are_left_out_and_that_is_said():
    text = collected(str(FILE))
    assert SLOW not in text
    assert "test_a_node_in_use_stays" in text
    assert "1 deselected" in text
    assert "slow tests: left out; --slow runs them, too" in text


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        ([str(FILE), "--slow"], {}),
        ([str(FILE), "-m", "slow"], {}),
        ([f"{FILE}::{SLOW}"], {}),
        ([str(FILE)], {"CI": "true"}),
    ],
    ids=["option", "marker", "name", "CI"],
)
def test_slow_tests_run_where_they_are_asked_for(arguments, variables):
    text = collected(*arguments, **variables)
    assert SLOW in text
    assert "slow tests: run" in text
