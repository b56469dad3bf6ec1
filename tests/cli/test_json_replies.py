"""One JSON object from each command, and `show` on whatever can be read."""

import json
from pathlib import Path

import pytest

from symbody.cli import main
from symbody.cli.main import _parser

MODEL = "import symbody as sb\nmodel = sb.library.pendulum()\n"


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.py").write_text(MODEL)


def reply(capsys, *arguments):
    status = main([*arguments, "--json"])
    answer = json.loads(capsys.readouterr().out)
    assert answer["status"] == status
    return answer


def test_every_command_has_it():
    (commands,) = [a for a in _parser()._actions if isinstance(a.choices, dict)]
    for name, parser in commands.choices.items():
        assert "--json" in parser._option_string_actions, name


def test_check_gives_its_findings(capsys):
    answer = reply(capsys, "check", "swing.py")
    assert answer["passed"] is True
    assert answer["error"] is None
    assert {"what", "text", "grade"} == set(answer["findings"][0])


def test_a_run_gives_its_files_and_the_last_values(capsys, tmp_path):
    answer = reply(capsys, "simulate", "swing.py", "--duration", "0.1")
    assert [(tmp_path / file).is_file() for file in answer["files"]] == [True, True]
    assert isinstance(answer["final"]["q_hinge"], float)


def test_a_table_keeps_its_digits(capsys):
    answer = reply(capsys, "modal", "swing.py", "--at-start")
    assert len(answer["rows"][0]) == len(answer["columns"])


def test_an_error_is_in_the_object_and_nowhere_else(capsys):
    assert main(["check", "nowhere.py", "--json"]) == 2
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "there is no such file" in json.loads(shown.out)["error"]


def test_a_server_has_no_reply(capsys):
    answer = reply(capsys, "show", "swing.py")
    assert "--html" in answer["error"]


def test_the_demo_names_the_files_that_it_wrote(capsys, tmp_path):
    answer = reply(capsys, "demo", "crane", "--out", str(tmp_path))
    assert {Path(file).suffix for file in answer["files"]} == {".png", ".c", ".h"}


def test_templates_are_listed(capsys):
    answer = reply(capsys, "new", "--list")
    assert {"arm", "car", "four-bar", "cam", "walker"} <= set(answer["templates"])
    assert main(["new", "--list", "swing"]) == 2
    assert main(["new"]) == 2


def notebook(path, *cells):
    cells = [{"cell_type": "code", "source": cell} for cell in cells]
    path.write_text(json.dumps({"cells": cells}))


def test_a_notebook_is_read_without_its_magic(capsys, tmp_path):
    notebook(tmp_path / "swing.ipynb", "%matplotlib inline\n!ls\n", MODEL)
    answer = reply(capsys, "show", "swing.ipynb", "--html", "page.html")
    assert answer["files"] == ["page.html"]
    assert "<html" in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.parametrize("text", ["", "{}", '{"cells": 3}', '{"cells": [{}]}'])
def test_what_is_no_notebook_is_told(capsys, tmp_path, text):
    (tmp_path / "bad.ipynb").write_text(text)
    assert "it is no notebook" in reply(capsys, "check", "bad.ipynb")["error"]


def test_a_mistake_in_a_notebook_names_its_line(capsys, tmp_path):
    notebook(tmp_path / "bad.ipynb", MODEL, "%time\nmodel.nothing()")
    assert "AttributeError" in reply(capsys, "check", "bad.ipynb")["error"]


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("a.nc", "symbody plot a.nc"), ("a.npz", "results"), ("a.html", "browser")],
)
def test_a_file_of_another_kind_leads_to_its_command(capsys, tmp_path, name, remedy):
    (tmp_path / name).write_text("x")
    assert remedy in reply(capsys, "show", name, "--html", "b.html")["error"]


def test_a_script_of_pymbs_is_shown(capsys, tmp_path):
    (tmp_path / "old.py").write_text(
        "from PyMbs.Input import *\n"
        "world = MbsSystem([0, 0, -1])\n"
        "body = world.addBody(1, cg=[0, 0, -1], name='bob')\n"
        "world.addJoint('hinge', world, body, 'Ry', startVals=1)\n"
    )
    answer = reply(capsys, "show", "old.py", "--html", "old.html")
    assert answer["error"] is None
    assert answer["files"] == ["old.html"]
