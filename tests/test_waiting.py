"""What takes long is told where somebody waits, and nowhere else."""

import io
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import symbody as sb
from symbody import waiting as module
from symbody.analyses import simulate as simulate_module
from symbody.waiting import waiting


class Terminal(io.StringIO):
    """A screen that says when something was written."""

    def __init__(self):
        super().__init__()
        self.written = threading.Event()

    def isatty(self):
        return True

    def flush(self):
        self.written.set()


@pytest.fixture
def terminal(monkeypatch):
    """Return the screen of somebody who types Python and is told at once."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("SYMBODY_PROGRESS", raising=False)
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    # Commands that other tests ran in this process.
    monkeypatch.setattr(module, "_COMMANDS", [])
    monkeypatch.setattr(module, "_AFTER", 0.0)
    monkeypatch.setattr(module, "_EVERY", 0.01)
    screen = Terminal()
    monkeypatch.setattr(module, "_screen", lambda: screen)
    return screen


def test_a_stage_is_named_with_what_is_done_and_wiped_out_at_its_end(terminal):
    with waiting("simulate crane") as told:
        told(0.5)
        assert terminal.written.wait(10)
        terminal.written.clear()
        assert terminal.written.wait(10)
    text = terminal.getvalue()
    assert "simulate crane ████████████░░░░░░░░░░░░ 50%" in text
    assert text.endswith(" \r")


def test_the_innermost_stage_is_told(terminal):
    with waiting("simulate crane"), waiting("derive dynamics"):
        for _ in range(2):  # the first may be from before the inner one began
            terminal.written.clear()
            assert terminal.written.wait(10)
    assert "derive dynamics" in terminal.getvalue()


# In a process of its own: a kernel keeps sockets that end with it.
_NOTEBOOK = """
import json, nbformat, nbclient
class Client(nbclient.NotebookClient):
    def process_message(self, message, *others):
        seen.append(message["content"].get("data", {}).get("text/plain", ""))
        return super().process_message(message, *others)
seen, cell = [], nbformat.v4.new_code_cell('''
from time import sleep
import symbody.waiting as module
module._AFTER, module._EVERY = 0.0, 0.01
with module.waiting("half done") as told:
    for i in range(30):
        told(i/60)
        sleep(0.02)
print("user")
''')
notebook = nbformat.v4.new_notebook(cells=[cell])
Client(notebook, kernel_name="python3", timeout=100).execute()
print(json.dumps({"seen": seen, "left": cell.outputs}))
"""


@pytest.mark.slow
def test_an_executed_notebook_keeps_nothing_of_what_was_told(tmp_path):
    if not os.environ.get("CI"):
        pytest.importorskip("ipykernel", reason="needs a kernel of Jupyter")
        pytest.importorskip("nbclient", reason="needs a client of Jupyter")
    quiet = {"CI", "SYMBODY_PROGRESS"}
    environment = {k: v for k, v in os.environ.items() if k not in quiet}
    environment["PYTHONPATH"] = str(Path(sb.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", _NOTEBOOK],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert any("half done" in text for text in found["seen"])
    told, printed = sorted(found["left"], key=lambda output: output["output_type"])
    assert told["data"] == {"text/plain": ""}
    assert printed["text"] == "user\n"


def test_what_ends_soon_is_not_told(terminal, monkeypatch):
    monkeypatch.setattr(module, "_AFTER", 60.0)
    with waiting("simulate crane"):
        pass
    assert terminal.getvalue() == ""


@pytest.mark.parametrize(
    "quiet",
    [
        lambda m: m.setenv("CI", "true"),
        lambda m: m.setenv("SYMBODY_PROGRESS", "0"),
        lambda m: m.delattr(sys, "ps1"),
        lambda m: m.setattr(Terminal, "isatty", lambda screen: False),
    ],
    ids=["CI", "switched off", "a script", "a pipe"],
)
def test_where_nobody_waits_it_is_quiet(terminal, monkeypatch, quiet):
    monkeypatch.setattr(threading.Thread, "start", lambda thread: pytest.fail("told"))
    quiet(monkeypatch)
    with waiting("simulate crane") as told:
        told(0.5)
    assert terminal.getvalue() == ""


def _watch(monkeypatch):
    for place in (module, simulate_module):
        monkeypatch.setattr(place, "is_watched", lambda: True)


def test_deriving_compiling_and_simulating_are_stages(monkeypatch, tmp_path):
    # What is on disk is not derived again.
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    begun = []

    class Stage(module._Stage):
        def __init__(self, text):
            super().__init__(text)
            begun.append(text)

    _watch(monkeypatch)
    monkeypatch.setattr(module, "_Stage", Stage)
    model = sb.library.pendulum()
    sb.derive(model)
    sb.simulate(model, duration=0.1)
    assert {"derive pendulum", "simulate pendulum"} <= set(begun)
    assert "derive dynamics of pendulum" in begun


def test_who_shows_the_progress_of_a_simulation_is_not_disturbed(monkeypatch):
    begun, told = [], []
    _watch(monkeypatch)
    stage = module._Stage
    monkeypatch.setattr(
        module, "_Stage", lambda text: begun.append(text) or stage(text)
    )
    model = sb.compile_model(sb.library.pendulum())
    sb.simulate(model, duration=0.1, run=sb.Run(progress=told.append))
    assert told[-1] == 1.0
    assert "simulate pendulum" not in begun
