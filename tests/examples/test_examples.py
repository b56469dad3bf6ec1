import json
import runpy
from pathlib import Path

import matplotlib as mpl
import pytest

import symbody as sb

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


# What these show is tested in tests/library.
LONG = ("fuel_injection_pump", "zoo")


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[pytest.mark.slow] * (path.stem in LONG))
        for path in EXAMPLES
    ],
)
def test_an_example_runs_and_says_something(path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    scope = runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) >= 2
    for model in scope.values():
        if isinstance(model, sb.Model):
            comes_back_from_a_file(model, tmp_path / "model.json")


def comes_back_from_a_file(model, path):
    text = sb.write(model, path).read_text("utf-8")
    functions = {
        f["name"]: sb.ExternalFunction(
            f["name"], f"def {f['name']}({', '.join(f['arguments'])}): return 0.0"
        )
        for f in json.loads(text).get("functions", [])
    }
    again = sb.read(path, functions=functions)
    assert sb.write(again, path).read_text("utf-8") == text
    path.unlink()


def test_the_examples_are_short():
    lengths = {path.name: len(path.read_text().splitlines()) for path in EXAMPLES}
    assert lengths
    assert all(length <= 60 for length in lengths.values()), lengths
