"""Files of CI, of releases and of citation say what the project says."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
release = runpy.run_path(str(ROOT / "tools" / "release.py"))
oldest = runpy.run_path(str(ROOT / "tools" / "oldest.py"))["oldest"]


def read(path: str) -> dict[str, object]:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_workflows_have_the_form_that_is_asked_of_them():
    pytest.importorskip("check_jsonschema")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    done = subprocess.run(
        [*command, "vendor.github-workflows", *map(str, WORKFLOWS)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_files_that_are_there(path):
    text = path.read_text(encoding="utf-8")
    for name in re.findall(r"(?:\.ci|tools)/[\w.]+", text):
        assert (ROOT / name).is_file(), name


def test_all_systems_and_pythons_are_tested_with_newest_and_oldest_versions():
    matrix = read(".github/workflows/tests.yml")["jobs"]["systems"]["strategy"][
        "matrix"
    ]
    assert {name.split("-")[0] for name in matrix["system"]} == {
        "ubuntu", "macos", "windows",
    }  # fmt: skip
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["project"]["requires-python"] == f">={matrix['python'][0]}"
    assert {one["system"] for one in matrix["include"]} == set(matrix["system"])
    assert {one["versions"] for one in matrix["include"]} == {"oldest"}


def test_the_oldest_versions_are_the_lower_bounds():
    bounds = [line.replace(">=", "==") for line in PROJECT["project"]["dependencies"]]
    assert [*oldest()][: len(bounds)] == bounds
    with_extra = [*oldest(["test"])]
    assert "pytest==8" in with_extra
    assert any(line.startswith("pin==3.0; sys_platform") for line in with_extra)
    assert any(line.startswith("dask==2025.1") for line in with_extra)


def test_the_recipe_has_the_dependencies_of_the_project():
    recipe = read("recipe/recipe.yaml")
    own = {line.replace(" ", "") for line in recipe["requirements"]["run"]}
    wanted = {
        line.replace("matplotlib>", "matplotlib-base>")
        for line in PROJECT["project"]["dependencies"]
    }
    assert own == {*wanted, "python>=${{python_min}}"}
    python = recipe["context"]["python_min"]
    assert PROJECT["project"]["requires-python"] == f">={python}"
    about = recipe["about"]
    assert about["license"] == PROJECT["project"]["license"]
    assert about["summary"] == PROJECT["project"]["description"]


def test_the_citation_has_what_its_format_asks_for():
    citation = read("CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert citation.keys() >= {"message", "title", "authors"}
    assert all(author.keys() <= {"name"} for author in citation["authors"])
    assert " AND ".join(citation["license"]) == PROJECT["project"]["license"]


def test_a_release_of_this_version_has_notes():
    notes = release["notes"](f"v{release['version']()}")
    assert "\n## " not in notes
    assert len(notes) > 100


def test_a_tag_of_another_version_is_refused():
    with pytest.raises(SystemExit, match=r"The tag is 'v9\.9', but .* says"):
        release["notes"]("v9.9")


def test_a_folder_without_wheel_or_sdist_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="has nothing, but one wheel and one sdist"):
        release["check"](tmp_path)
    with zipfile.ZipFile(tmp_path / "symbody-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("symbody/py.typed", "")
    with pytest.raises(SystemExit, match=r"has symbody-1-py3-none-any\.whl, but"):
        release["check"](tmp_path)


def test_a_wheel_that_lacks_files_is_refused(tmp_path):
    with zipfile.ZipFile(tmp_path / "symbody-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("symbody/py.typed", "")
    with tarfile.open(tmp_path / "symbody-1.tar.gz", "w:gz") as sdist:
        sdist.add(ROOT / "LICENSE", "symbody-1/LICENSE")
    with pytest.raises(SystemExit, match=r"the wheel .*loop\.ll.*the sdist pyproject"):
        release["check"](tmp_path)
