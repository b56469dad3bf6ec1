"""Every argument of every command, wrong: a line on stderr and status 2."""

import argparse
import sys
from functools import cache
from pathlib import Path

import pytest

import symbody as sb
from symbody.cli.main import _parser, main

PLAN = """
F = model.inputs["F"].symbols.item()
problem = sb.OptimalControl(model, 1.0, running=F**2, at_end={"q_s": 1.0})
"""
CART = """
import symbody as sb
model = sb.Model("cart")
m = model.add_parameter("m", 1.0)
slide = model.add_joint("s", model.world, model.add_body("b", mass=m), "Tx")
model.add_load("push", sb.loads.JointForce(slide, model.add_input("F")))
"""
STUDY = """
study = sb.Study(model, {"m": [1.0]}, {"end": "q_s"}, duration=0.1)
"""
TABLE = "time,q_s\n0,0\n1,1\n2,3\n"
COMMANDS = next(
    action.choices
    for action in _parser()._actions
    if isinstance(action, argparse._SubParsersAction)
)
# How each command is called rightly, beside the argument that is spoiled.
RIGHT = {
    "convert": {"file": "cart.py", "out": "cart.json"},
    "demo": {},
    "derive": {"file": "cart.py"},
    "fit": {"file": "cart.py", "--data": "table.csv", "--free": "v_s", "--out": "new"},
    "generate": {"file": "cart.py", "--out": "new"},
    "inverse": {"file": "cart.py", "--prescribe": "s=t", "--out": "new"},
    "run-pymbs": {"file": "cart.py"},
    "simulate": {"file": "cart.py", "--duration": "0.01", "--out": "new"},
    "show": {"file": "cart.py"},
    "picture": {"file": "cart.py"},
    "new": {"name": "crane"},
    "plot": {"file": "cart_motion.nc"},
    "study": {"file": "study.py"},
    "periodic": {"file": "cart.py", "--period": "1", "--out": "new"},
    "plan": {"file": "plan.py", "--out": "new"},
    "mcp": {"dir": "folder"},
    "equilibrium": {"file": "cart.py"},
    "linearize": {"file": "cart.py"},
    "modal": {"file": "cart.py"},
    "bode": {"file": "cart.py", "--of": "q_s", "--out": "new"},
    "check": {"file": "cart.py"},
    "docs": {},
    "doctor": {},
    "completion": {"shell": "bash"},
}
# What is wrong for an argument: a word that is none of its kind, or what is told here.
WRONG = {
    ("demo", "--out"): ["taken"],
    ("generate", "--out"): ["taken"],
    ("fit", "--out"): ["taken"],
    ("fit", "--data"): ["nowhere.csv", "folder", "cart.py"],
    ("fit", "--set"): ["@!", "m", "mm=1"],
    ("fit", "--start"): ["@!", "v_s", "v_s=fast", "w_s=1"],
    ("inverse", "--out"): ["taken"],
    ("inverse", "--prescribe"): ["@!", "s", "s=", "r=t", "s=x", "s=t+"],
    ("inverse", "--motion"): ["nowhere.nc", "cart.py"],
    ("inverse", "--duration"): ["@!", "-1", "nan"],
    ("inverse", "--set"): ["@!", "m=abc", "mm=1"],
    ("inverse", "--input"): ["@!", "F=abc", "G=1"],
    ("simulate", "--out"): ["taken", "folder/new.nc"],
    ("run-pymbs", "--out"): ["taken"],
    ("simulate", "--duration"): ["@!", "-1", "0", "nan", "inf"],
    ("simulate", "--rtol"): ["@!", "-1", "nan"],
    ("simulate", "--step"): ["@!", "0", "nan"],
    ("simulate", "--set"): ["@!", "m", "m=", "m=abc", "mm=1", "m=1,"],
    ("simulate", "--start"): ["@!", "q_s=abc", "q=1"],
    ("simulate", "--input"): ["@!", "F=abc", "G=1"],
    ("run-pymbs", "--simulate"): ["@!", "-1", "nan"],
    ("generate", "--lang"): ["@!", "", "c,cobol"],
    ("generate", "--functions"): ["@!"],
    **{
        (command, "file"): [
            "nowhere.py",
            "folder",
            "nowhere.json",
            "picture.png",
            "notes.txt",
            "cart_motion.nc",
        ]
        for command in RIGHT
    },
    ("run-pymbs", "file"): ["nowhere.py", "folder"],
    ("plot", "file"): ["nowhere.nc", "folder", "picture.png", "cart.py"],
    ("new", "--out"): ["taken"],
    ("equilibrium", "--out"): ["taken"],
    ("linearize", "--out"): ["taken"],
    ("modal", "--out"): ["taken"],
    ("bode", "--out"): ["taken"],
    ("modal", "--orders"): ["@!", "0", "1"],
    ("equilibrium", "--along"): ["@!", "x=1", "x=1:2:3"],
    ("modal", "--along"): ["@!", "x=1:2:1", "x=a:b"],
    ("docs", "--out"): ["taken"],
    ("mcp", "dir"): ["nowhere", "taken"],
    ("periodic", "--out"): ["taken"],
    ("periodic", "--period"): ["@!", "-1", "nan"],
    ("plan", "--out"): ["taken"],
    ("study", "file"): ["nowhere.py", "folder", "picture.png"],
    ("study", "--store"): ["taken"],
    ("study", "--workers"): ["@!", "0"],
    ("study", "--time-limit"): ["@!", "-1", "1"],  # threads have none
    ("show", "--port"): ["@!", "-1", "99999"],
    ("show", "--html"): ["@!", "picture.png"],
    ("picture", "--out"): ["@!", "picture.txt"],
}


def arguments():
    """Return command, argument and wrong value of everything that takes one."""
    for command, parser in COMMANDS.items():
        for action in parser._actions:
            if action.nargs != 0:
                name = (action.option_strings or [action.dest])[0]
                for value in WRONG.get((command, name), ["@!"]):
                    yield command, name, value


@pytest.fixture(scope="module")
def motion(tmp_path_factory):
    """Return the bytes of a motion that was simulated once."""
    path = tmp_path_factory.mktemp("motion") / "cart_motion.nc"
    sb.simulate(sb.library.cart_pole(), 0.01).save(path)
    return path.read_bytes()


@pytest.fixture(scope="module", autouse=True)
def parser_of_this_module():
    """Let commands share their parser, which takes as long as what it refuses."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules[_parser.__module__], "_parser", cache(_parser))
        yield


@pytest.fixture(autouse=True)
def files(motion, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cart.py").write_text(CART)
    (tmp_path / "study.py").write_text(CART + STUDY)
    (tmp_path / "plan.py").write_text(CART + PLAN)
    (tmp_path / "taken").write_text("mine")
    (tmp_path / "notes.txt").write_text("model = 1\n")
    (tmp_path / "table.csv").write_text(TABLE)
    (tmp_path / "folder").mkdir()
    (tmp_path / "cart_motion.nc").write_bytes(motion)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")


def status(words):
    try:
        return main(words)
    except SystemExit as ending:
        return ending.code


@pytest.mark.parametrize(("command", "name", "value"), [*arguments()])
def test_a_wrong_argument_is_told_with_status_2(command, name, value, capsys):
    right = {key: word for key, word in RIGHT[command].items() if key != name}
    options = [w for k, word in right.items() if k.startswith("-") for w in (k, word)]
    places = {k: word for k, word in right.items() if not k.startswith("-")}
    if name.startswith("-"):
        options += [name, value]
    else:
        order = dict.fromkeys(("file", "out", "mechanism"))
        places = order | places | {name: value}
    words = [command, *(word for word in places.values() if word), *options]
    assert status(words) == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith("symbody")
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "cart.py", "--method", "RK4"], "--method RK4: it needs a step"),
        (["generate", "cart.py", "--no-binaries"], "--lang c makes none"),
        (["new", "--list", "--like", "arm"], "leave out the name and --like"),
        (["show", "cart.py", "--html", "a.html", "--host", "0.0.0.0"], "--host"),
        (["show", "pymbs.py", "--port", "8000"], "script for PyMbs"),
        (["modal", "cart.py", "--along", "m=1:2", "--set", "m=3"], "--along varies it"),
        (
            [
                "equilibrium",
                "cart.py",
                "--along",
                "m=1:2",
                "--speed",
                "v_s=1",
                "--target",
                "v_s=2",
            ],
            "a --target, too",
        ),
        (
            [
                "periodic",
                "cart.py",
                "--period",
                "1",
                "--along",
                "F=1:2",
                "--input",
                "F=3",
            ],
            "--along varies it",
        ),
        (["derive", "a.json", "--option", "base=free", "base=fixed"], "given twice"),
        (["plan", "plan.py", "--seed", "1"], "begins nowhere at random"),
        (["fit", "cart.py", "--data", "twice.csv", "--free", "m"], "have one heading"),
    ],
)
def test_an_option_without_effect_is_refused(words, said, capsys):
    Path("pymbs.py").write_text("from PyMbs.Input import *")
    sb.write(sb.library.pendulum(), "a.json")
    Path("twice.csv").write_text("time,q_s,q_s\n0,0,1\n1,1,2\n")
    assert status(words) == 2
    assert said in capsys.readouterr().err


def test_every_command_is_walked():
    assert {*RIGHT} == {*COMMANDS}


@pytest.mark.parametrize(
    ("words", "likely"),
    [(["simulat", "cart.py"], "simulate"), (["completion", "basch"], "bash")],
)
def test_a_misspelled_command_or_choice_is_answered_with_one_like_it(
    words, likely, capsys
):
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert f"Did you mean '{likely}'" in capsys.readouterr().err
