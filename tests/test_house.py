"""What must hold among the figures of tools/measure_house.py."""

import gc
import runpy
from pathlib import Path

import pytest

import symbody as sb
from probes.executions import executions
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.tree.tree import build_tree
from symbody.passes.schedule import run_passes

ROOT = Path(__file__).parents[1]
measure = runpy.run_path(str(ROOT / "tools" / "measure_house.py"))
TEXTS = measure["sources"]()


@pytest.fixture(scope="module", autouse=True)
def trees_of_this_module():
    """Forget syntax trees, which garbage collection would look at in all tests.

    Nor does it look at them while they are made, which takes half as long again.
    """
    gc.disable()
    yield
    gc.enable()
    measure["parsed"].cache_clear()


def found(find):
    """Return the lines that a rule finds in the sources, by file."""
    every = {path: measure[find](text) for path, text in TEXTS.items()}
    return {path: lines for path, lines in every.items() if lines}


@pytest.mark.parametrize("explicit", [True, False])
@pytest.mark.parametrize("more", [False, True])
def test_a_run_derives_rows_once_trees_twice_and_lowers_three_functions(
    explicit, more, tmp_path, monkeypatch
):
    """Lowered are the rates, what keeps the loop, and all results (decision 12)."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    model = sb.library.four_bar(explicit=explicit)
    for name, kind in (("place", sb.sensors.Position), ("speed", sb.sensors.Velocity)):
        model.add_sensor(name, kind(model.bodies["coupler_bar"]))
    carriage = model.add_body("carriage", 1.0)
    model.drive(model.add_joint("sway", model.world, carriage, "Tx"), sb.sin(model.t))
    counts = executions(
        lambda: sb.simulate(model, 0.01, save=sb.Save(work=more, drives=more)),
        constraint_rows,
        build_tree,
        run_passes,
    )
    assert counts[0] == 1
    assert counts[1] <= 2
    assert counts[2] <= 3


def test_only_the_map_of_coordinates_knows_where_the_state_has_what():
    assert set(found("shifts")) <= {measure["MAP"]}


@pytest.mark.parametrize("cut", ["y[nq : nq + nv]", "y[:, : len(system.q)]"])
def test_a_state_that_is_cut_by_hand_is_found(cut):
    assert measure["shifts"](f"q = {cut}") == [1]


def test_no_status_or_entry_of_a_run_is_a_bare_number():
    assert found("magic") == {}


def test_docstrings_begin_with_a_noun_or_a_verb_and_not_with_a_question():
    assert found("questions") == {}


@pytest.mark.parametrize(
    "text", ['"""What is it."""', 'def f():\n    """How it looks."""']
)
def test_a_docstring_that_begins_with_a_question_is_found(text):
    assert len(measure["questions"](text)) == 1


@pytest.mark.parametrize("line", ["clock[2]", "if status == 4:", "c_int64 * 4"])
def test_a_bare_number_is_found(line):
    assert measure["magic"](line) == [1]


@pytest.mark.parametrize("word", measure["WORDS"])
def test_a_word_of_loops_has_one_meaning(word):
    notation = (ROOT / "NOTATION.md").read_text(encoding="utf-8")
    assert len(measure["meanings"](notation, word)) == 1


def test_no_private_function_stands_in_two_files():
    assert measure["written_twice"](TEXTS) == {}


# What was reached. A change that raises one of these says in its commit what for.
REACHED = {"files": 521, "lines": 132_328, "loose_words": 1.9, "riddles": 0}


def figures_of_the_house():
    lines = sum(len(text.splitlines()) for text in TEXTS.values())
    loose = sum(map(len, found("loose_words").values()))
    return {
        "files": len(TEXTS),
        "lines": lines,
        "loose_words": 1000 * loose / lines,
        "riddles": sum(map(len, found("riddles").values())),
    }


def test_the_house_does_not_grow():
    """The aim that is left is 100 000 lines."""
    figures = figures_of_the_house()
    assert {k: v for k, v in figures.items() if v > REACHED[k]} == {}


@pytest.mark.parametrize(
    "text", ["found = 1", "def as_told(): ...", "def f(given_values): ...", "a.kept"]
)
def test_a_loose_name_is_found(text):
    assert measure["loose_words"](text) == [1]
    assert measure["loose_words"]("founder = 1") == []


def test_a_riddle_is_found():
    assert measure["riddles"]("x = chosen_anew(y)") == [1]
    assert measure["riddles"]("def undercut(profile):") == [1]
    assert measure["riddles"]("# A cam has an undercut.") == []
    assert measure["riddles"]('Member(FLAG, former="as_given")') == []


def test_a_walk_has_the_functions_that_a_call_passes():
    passed = measure["walk"](lambda: sb.symbol("a") + sb.symbol("b"))
    assert "free_symbol" in passed["expr/node.py"]
