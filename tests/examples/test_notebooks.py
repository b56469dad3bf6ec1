"""The example notebooks run, without an error and with something to see in each."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples/notebooks").glob("*.ipynb"))
# In a process of its own: a kernel keeps sockets that end with it.
RUN = """
import json, sys, nbformat, nbclient
notebook = nbformat.read(sys.argv[1], 4)
nbclient.NotebookClient(notebook, kernel_name="python3", timeout=300).execute()
cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
print(json.dumps([[o.get("data", {}) for o in cell.outputs] for cell in cells]))
"""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_an_example_notebook_runs_and_shows_something(path, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(path)],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    cells = json.loads(done.stdout)
    assert all(outputs for outputs in cells)
    shown = [data for outputs in cells for data in outputs]
    pages = [data for data in shown if "<iframe srcdoc" in data.get("text/html", "")]
    assert len(pages) == 1
    assert "symbody" in pages[0]["text/html"]


def test_notebooks_are_kept_without_what_they_gave():
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert all(not cell.get("outputs") for cell in cells), path.name
    assert len(NOTEBOOKS) >= 2
