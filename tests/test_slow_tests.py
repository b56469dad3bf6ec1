"""Which tests a plain `pytest` runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import hypothesis
import pytest

FILE = Path(__file__).parent / "expr" / "test_sweep.py"
SLOW = "test_a_million_nodes_of_forgotten_models_do_not_grow_memory"
ASKED = {
    "nothing": [str(FILE)],
    "option": [str(FILE), "--slow"],
    "marker": [str(FILE), "-m", "slow"],
    "name": [f"{FILE}::{SLOW}"],
    "product": [str(FILE.parents[1] / "events" / "test_closed_form.py")],
}
# One process collects several times, as most of its time goes into imports.
COLLECT = """
import ast, contextlib, io, sys, pytest
texts = {}
for asked, arguments in ast.literal_eval(sys.argv[1]).items():
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", *arguments])
    assert code == 0, text.getvalue()
    texts[asked] = text.getvalue()
print(texts)
"""


@pytest.fixture(scope="module")
def texts():
    """Return what pytest says of the tests that it would run."""
    run = subprocess.run(
        [sys.executable, "-c", COLLECT, str(ASKED)],
        capture_output=True,
        text=True,
        check=True,
        cwd=FILE.parents[2],
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
        | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return eval(run.stdout)


def test_slow_tests_are_left_out_and_that_is_said(texts):
    text = texts["nothing"]
    assert SLOW not in text
    assert "test_a_node_in_use_stays" in text
    assert "2 deselected" in text
    assert "slow tests: left out; --slow runs them, too" in text


@pytest.mark.parametrize("where", ["option", "marker", "name"])
def test_slow_tests_run_where_they_are_asked_for(where, texts):
    assert SLOW in texts[where]
    assert "slow tests: run" in texts[where]


def test_of_a_product_each_value_stays(texts):
    cases = re.findall(
        r"test_a_wave_arrives_where_it_has_the_value\[(.*)\]", texts["product"]
    )
    values = [case.rpartition("-") for case in cases]
    assert len(cases) == 3
    assert len({rate for rate, _, _ in values}) == 2
    assert len({wave for _, _, wave in values}) == 3


def test_more_examples_are_tried_where_slow_tests_run(pytestconfig):
    named = any("::" in argument for argument in pytestconfig.args)
    deep = named or any(map(pytestconfig.getoption, ("slow", "markexpr")))
    of_formulas = hypothesis.settings.default.max_examples
    of_mechanisms = hypothesis.settings.get_profile("mechanisms").max_examples
    assert (of_formulas, of_mechanisms) == ((100, 30) if deep else (12, 4))
