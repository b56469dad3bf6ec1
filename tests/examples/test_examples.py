import runpy
from pathlib import Path

import matplotlib as mpl
import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_an_example_runs_and_says_something(path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) >= 2


def test_the_examples_are_short():
    lengths = {path.name: len(path.read_text().splitlines()) for path in EXAMPLES}
    assert lengths
    assert all(length <= 60 for length in lengths.values()), lengths
