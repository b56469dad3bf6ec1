"""Sets of languages from the shell: folders, README, changed names, what is refused."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys

import pytest

from symbody.cli import main
from symbody.exports.packages import INSTRUCTIONS, PACKAGES
from symbody.writers.generate import WRITERS

MODEL = """
import symbody as sb
model = sb.Model("swing")
long = model.add_parameter("double", 1.0)
place = model.add_parameter("lambda", (0.0, 0.0, -1.0))
bob = model.add_body("bob", mass=2 * long, com=place)
model.add_joint("hinge", model.world, bob, "Ry", q=0.5)
"""


@pytest.fixture
def generate(tmp_path, capsys, monkeypatch):
    """Run the command on the model; return its status and what it said."""
    (tmp_path / "swing.py").write_text(MODEL)
    monkeypatch.chdir(tmp_path)

    def run(*options):
        status = main(["generate", "swing.py", *options])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def test_a_set_of_languages_stands_in_folders_under_one_readme(generate, tmp_path):
    status, said = generate("--lang", "c, python,json", "--out", "out")
    assert status == 0
    found = {str(p.relative_to(tmp_path)) for p in tmp_path.rglob("out/**/*.*")}
    assert {"out/c/swing.c", "out/python/swing.py", "out/README.md"} <= found
    assert set(said.splitlines()) >= found
    readme = (tmp_path / "out" / "README.md").read_text()
    assert [x for x in readme.splitlines() if re.match("#+ ", x)] == [
        "# swing", "## c", "## python", "## json",
    ]  # fmt: skip
    assert "`swing_derivatives(t, y[2], u[0], p[4])` gives yd[2]" in readme
    assert "`double = 1.0`" in readme


@pytest.mark.parametrize("language", ["python", "numpy", "casadi", "jax"])
def test_the_example_in_the_readme_runs(generate, tmp_path, monkeypatch, language):
    assert generate("--lang", language, "--out", "out")[0] == 0
    readme = (tmp_path / "out" / "README.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.S)
    monkeypatch.syspath_prepend(tmp_path / "out")
    importlib.invalidate_caches()
    scope = {}
    exec(example, scope)
    sys.modules.pop("swing", None)
    yd = scope["yd"].full().ravel() if language == "casadi" else scope["yd"]
    assert float(yd[1]) == pytest.approx(-9.81 * 0.479425538604203, rel=1e-6)


@pytest.mark.compiler("c")
def test_the_build_command_in_the_readme_works(generate, tmp_path):
    assert generate("--out", "out")[0] == 0
    readme = (tmp_path / "out" / "README.md").read_text()
    (command,) = re.findall(r"Build, .*: `(.*?)`", readme)
    subprocess.run(command.split(), cwd=tmp_path / "out", check=True)
    assert (tmp_path / "out" / "swing.o").exists()


def test_every_language_has_its_own_instructions():
    assert PACKAGES.keys() - INSTRUCTIONS.keys() == set()


def test_the_folder_has_the_name_of_the_model_if_none_is_given(generate, tmp_path):
    assert generate()[0] == 0
    assert (tmp_path / "swing-code" / "swing.c").exists()


def test_changed_names_are_reported(generate, tmp_path):
    _, said = generate("--lang", "c,python", "--out", "out")
    assert "names that c does not allow: double -> double_\n" in said
    assert "names that python does not allow: lambda[0] -> lambda_0" not in said, (
        "an index in brackets is no news"
    )
    readme = (tmp_path / "out" / "README.md").read_text()
    assert "are changed: `double` is `double_`." in readme


def test_names_of_our_own_are_not_reported_as_changed(generate):
    _, said = generate("--lang", "modelica", "--out", "out")
    assert "does not allow" not in said, said


def test_a_folder_with_other_files_is_left_alone(generate, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.tex").write_text("mine")
    status, said = generate("--out", "out")
    assert status == 1
    assert "holds other files (thesis.tex)" in said
    assert "--force" in said
    assert [p.name for p in (tmp_path / "out").iterdir()] == ["thesis.tex"]
    assert generate("--out", "out", "--force")[0] == 0
    assert (tmp_path / "out" / "thesis.tex").read_text() == "mine"
    assert (tmp_path / "out" / "swing.c").exists()


def test_many_other_files_are_counted(generate, tmp_path):
    (tmp_path / "out").mkdir()
    for number in range(9):
        (tmp_path / "out" / f"{number}.txt").write_text("mine")
    assert "5.txt and 3 more)" in generate("--out", "out")[1]


def test_an_unknown_language_is_answered_with_the_list(generate, tmp_path):
    status, said = generate("--lang", "c,cobol", "--out", "out")
    assert status == 2
    assert "no language or format 'cobol'" in said
    assert "fmu3" in said
    assert not (tmp_path / "out").exists()


def test_a_missing_compiler_is_said(generate, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    status, said = generate("--lang", "fmu2", "--out", "out")
    assert status == 1
    assert "C compiler" in said
    assert not any((tmp_path / "out").iterdir())


def test_a_writer_registered_by_the_model_file_is_known(generate, tmp_path):
    own = 'sb.register_writer("mine", lambda programs, name: {f"{name}.txt": "text"})'
    (tmp_path / "swing.py").write_text(f"{MODEL}\n{own}\n")
    try:
        assert generate("--lang", "mine", "--out", "out")[0] == 0
    finally:
        WRITERS.pop("mine", None)
    assert (tmp_path / "out" / "swing.txt").read_text() == "text"
    assert "## mine" in (tmp_path / "out" / "README.md").read_text()
