import json
from pathlib import Path

import pytest

from symbody.cli import main
from symbody_pymbs import report, run_script

SCRIPTS = Path(__file__).parent / "scripts"


@pytest.fixture(autouse=True)
def no_browser(monkeypatch):
    """Let no test open a page on the machine where it runs."""
    monkeypatch.setattr("webbrowser.open", lambda _: True)


@pytest.fixture
def run(tmp_path):
    """Return what runs a script, given as text, and gives its description."""

    def run_text(text, name="script.py"):
        path = tmp_path / "scripts" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return run_script(path, tmp_path / "out")

    return run_text


@pytest.fixture
def world(run):
    """Return the world of a script's body; its first lines are here."""

    def described(body, gravity="[0, 0, -1]"):
        head = (
            "from pymbs.input import *\n"
            "from pymbs.symbolics import *\n"
            f"world = MbsSystem({gravity})\n"
        )
        return run(head + body)

    return described


@pytest.fixture
def reported(world):
    """Return the report of a script's body."""

    def of(body, duration=None, gravity="[0, 0, -1]"):
        return report(world(body, gravity), duration)

    return of


@pytest.fixture
def command(tmp_path, capsys):
    """Return what runs the command on a script of this folder and reads its JSON."""

    def run_command(script, *options):
        arguments = ["run-pymbs", str(SCRIPTS / script), "--out", str(tmp_path / "out")]
        assert main([*arguments, "--json", *options]) == 0
        return json.loads(capsys.readouterr().out)

    return run_command
