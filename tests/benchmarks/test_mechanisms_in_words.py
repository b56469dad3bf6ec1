"""The questions in words have the answers of their formulas, and are scored so."""

from __future__ import annotations

import json
import math
import runpy
from pathlib import Path

import pytest
from scipy.special import ellipk

FILE = Path(__file__).parents[2] / "benchmarks" / "mechanisms_in_words.py"
module = runpy.run_path(str(FILE))
TASKS = module["TASKS"]
PENDULUM = """
import symbody as sb
model = sb.Model("rod")
rod = model.add_body("rod", mass=2.0, com=(0, 0, -0.6), inertia=(0.24, 0.24, 0))
model.add_joint("hinge", model.world, rod, "Ry")
print(sb.modal(model, {"q_hinge": 0.0}).frequencies[0])
"""


def test_there_are_twenty_of_different_kinds():
    assert len({task["id"] for task in TASKS}) == 20
    assert len({task["known"] for task in TASKS}) >= 15


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task["id"])
def test_an_answer_is_what_its_formula_gives(task):
    value = eval(task["formula"], {**vars(math), "ellipk": ellipk, "g": 9.81})
    assert task["answer"] == pytest.approx(value, rel=1e-7)
    assert 0 < task["tolerance"] <= 0.01


def test_questions_do_not_tell_their_answers():
    assert all(
        q.keys() == {"id", "text", "question", "unit"} for q in module["asked"]()
    )


def test_scripts_are_run_and_scored(tmp_path):
    scripts = {
        "rod-pendulum": PENDULUM,
        "atwood": "print('it is', 9.81)",
        "gear": "raise ValueError('no idea')",
        "hoop": "print('half')",
    }
    for name, text in scripts.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    rows = {name: row for name, *row in module["score"](module["answers_of"](tmp_path))}
    assert rows["rod-pendulum"][0]
    assert rows["atwood"] == [False, "9.81 m/s2"]
    assert rows["gear"] == [False, "ValueError: no idea"]
    assert rows["hoop"] == [False, "its last word is no number"]
    assert rows["conical"] == [False, "no answer"]


def test_numbers_of_a_file_are_scored(tmp_path):
    file = tmp_path / "answers.json"
    answers = {task["id"]: task["answer"] for task in TASKS}
    file.write_text(json.dumps(answers), encoding="utf-8")
    assert all(right for _, right, _ in module["score"](module["answers_of"](file)))
    wrong = {"gear": True, "hoop": None, "atwood": math.nan}
    file.write_text(json.dumps(answers | wrong), encoding="utf-8")
    rows = module["score"](module["answers_of"](file))
    assert {name for name, right, _ in rows if not right} == wrong.keys()
    file.write_text(json.dumps({"other": 1.0}), encoding="utf-8")
    with pytest.raises(SystemExit, match="give numbers by arm-torque"):
        module["answers_of"](file)
