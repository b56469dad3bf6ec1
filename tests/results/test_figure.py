import io
import os
import re
import subprocess
import sys
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import pytest
from matplotlib.figure import Figure

from symbody.errors import FileError
from symbody.results.plot import Picture

# A toolkit for windows that needs no screen; it says what it is asked to do.
TOOLKIT = """
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib._pylab_helpers import Gcf

class FigureManager(FigureManagerBase):
    def show(self):
        print("window with", len(self.canvas.figure.axes), "panels")

    @classmethod
    def start_main_loop(cls):
        print("waits until it is closed")
        Gcf.destroy_all()

class FigureCanvas(FigureCanvasAgg):
    manager_class = FigureManager
"""
SCRIPT = """
import symbody as sb
figure = sb.simulate(sb.library.pendulum(), 0.1).plot()
figure.show()
figure.show()
figure.savefig("shown.png")
"""

# Each cell with what it shall show: a figure once or not at all.
CELLS = [
    ("import symbody as sb\nm = sb.simulate(sb.library.pendulum(), 0.1)", 0),
    ("m.plot()", 1),
    ("m.plot().show()", 1),
    ("m.plot()\nNone", 0),
    ("for _ in range(30):\n    m.plot()", 0),
    ("figure = m.plot()\nfigure", 1),
    ("import matplotlib.pyplot as plt\nplt.plot([0, 1])\nplt.show()", 1),
    ("m.plot()", 1),
    ("figure.show()", 1),
    ("m.plot(figure=plt.figure())\nplt.show()", 1),
    ("plt.get_fignums()", 0),
]
# In a process of its own: a kernel keeps sockets that end with it.
NOTEBOOK = """
import nbformat, nbclient
cells = [nbformat.v4.new_code_cell(text) for text, _ in {cells!r}]
notebook = nbformat.v4.new_notebook(cells=cells)
nbclient.NotebookClient(notebook, kernel_name="python3", timeout=100).execute()
for cell in cells:
    for output in cell.outputs:
        assert output.output_type != "stream", output
print([sum("image/png" in o.get("data", {{}}) for o in c.outputs) for c in cells])
"""


@pytest.fixture
def picture():
    made = Picture(figsize=(2, 1))
    made.subplots().plot([0, 1])
    return made


def run(script, folder, **environment):
    call = [sys.executable, "-c", script]
    there = os.pathsep.join([str(folder), *sys.path])
    environment = {**os.environ, "PYTHONPATH": there, **environment}
    return subprocess.run(
        call, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_script_shows_a_window_and_waits_until_it_is_closed(tmp_path):
    (tmp_path / "toolkit.py").write_text(TOOLKIT)
    done = run(SCRIPT, tmp_path, MPLBACKEND="module://toolkit")
    assert done.stderr == ""
    assert done.stdout.splitlines() == 2 * [
        "window with 5 panels",
        "waits until it is closed",
    ]
    assert (tmp_path / "shown.png").exists()


@pytest.mark.slow
def test_the_first_example_of_the_readme_shows_its_picture(tmp_path):
    (tmp_path / "toolkit.py").write_text(TOOLKIT)
    page = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    script = re.findall(r"^```python\n(.*?)^```", page, re.S | re.M)[0]
    done = run(script, tmp_path, MPLBACKEND="module://toolkit")
    assert done.stderr == ""
    assert done.stdout.startswith("window with ")


@pytest.mark.slow
def test_without_a_screen_a_script_says_how_to_save_the_figure(tmp_path):
    done = run(SCRIPT, tmp_path, MPLBACKEND="agg")
    assert done.returncode == 0
    assert "no screen" in done.stderr
    assert "savefig('motion.png')" in done.stderr
    assert (tmp_path / "shown.png").exists()


def test_the_warning_names_the_line_of_the_user(picture):
    mpl.use("agg")
    with pytest.warns(UserWarning, match="no screen") as caught:
        picture.show()
    assert caught[0].filename == __file__
    picture.show(warn=False)


def test_a_loop_leaves_no_figure_open(picture):
    plt.close("all")
    for _ in range(30):
        Picture().savefig(io.BytesIO())
    assert plt.get_fignums() == []


def test_the_ending_names_the_kind_of_file(picture, tmp_path):
    picture.savefig(tmp_path / "a.svg")
    picture.savefig(str(tmp_path / "b"), dpi=50)
    picture.savefig(tmp_path / "c", format="pdf")
    begins = {path.name: path.read_bytes()[:4] for path in tmp_path.iterdir()}
    assert begins == {"a.svg": b"<?xm", "b.png": b"\x89PNG", "c": b"%PDF"}


def test_a_file_is_as_matplotlib_writes_it(picture, tmp_path):
    picture.savefig(tmp_path / "ours.png", dpi=50)
    Figure.savefig(picture, tmp_path / "theirs.png", dpi=50)
    ours, theirs = (
        (tmp_path / name).read_bytes() for name in ("ours.png", "theirs.png")
    )
    assert ours == theirs


def test_an_unknown_kind_of_file_leaves_what_was_there(picture, tmp_path):
    (tmp_path / "a.xyz").write_text("old")
    with pytest.raises(ValueError, match="xyz"):
        picture.savefig(tmp_path / "a.xyz")
    assert (tmp_path / "a.xyz").read_text() == "old"
    with pytest.raises(FileError, match="its folder does not exist"):
        picture.savefig(tmp_path / "no" / "a.png")


@pytest.mark.slow
def test_a_notebook_shows_a_figure_once(tmp_path):
    missing = "needs a kernel of Jupyter, as CI has it"
    if not os.environ.get("CI"):
        pytest.importorskip("ipykernel", reason=missing)
        pytest.importorskip("nbclient", reason=missing)
    done = run(NOTEBOOK.format(cells=CELLS), tmp_path, MPLBACKEND="")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == str([shown for _, shown in CELLS])
