"""Which tests a plain `pytest` runs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).parent / "expr" / "test_sweep.py"
SLOW = "test_a_million_nodes_of_forgotten_models_do_not_grow_memory"
NOT_ASKED = [str(FILE)]
ASKED = {
    "option": [str(FILE), "--slow"],
    "marker": [str(FILE), "-m", "slow"],
    "name": [f"{FILE}::{SLOW}"],
}
# One process collects several times, as most of its time goes into imports.
COLLECT = """
import contextlib, io, json, os, sys, pytest
*asked, last = json.loads(sys.argv[1])
def collected(arguments):
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", *arguments])
    assert code == 0, text.getvalue()
    return text.getvalue()
texts = [collected(arguments) for arguments in asked]
os.environ["CI"] = "true"
print(json.dumps([*texts, collected(last)]))
"""


@pytest.fixture(scope="module")
def texts():
    """Return what pytest says of the tests that it would run; at last, on CI."""
    inherited = {
        k: v for k, v in os.environ.items() if not k.startswith(("CI", "PYTEST"))
    }
    arguments = json.dumps([NOT_ASKED, *ASKED.values(), NOT_ASKED])
    run = subprocess.run(
        [sys.executable, "-c", COLLECT, arguments],
        capture_output=True,
        text=True,
        check=True,
        cwd=FILE.parents[2],
        env=inherited | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return dict(zip(["plain", *ASKED, "CI"], json.loads(run.stdout), strict=True))


def test_slow_tests_are_left_out_and_that_is_said(texts):
    text = texts["plain"]
    assert SLOW not in text
    assert "test_a_node_in_use_stays" in text
    assert "1 deselected" in text
    assert "slow tests: left out; --slow runs them, too" in text


@pytest.mark.parametrize("where", [*ASKED, "CI"])
def test_slow_tests_run_where_they_are_asked_for(where, texts):
    assert SLOW in texts[where]
    assert "slow tests: run" in texts[where]
