"""Every benchmark runs, in its smallest size; its figures then say nothing."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import symbody

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks"
FILES = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py"))}
BENCHMARKS = [name for name, text in FILES.items() if "def main(size" in text]
# Where the package under test is; the peers that may be missing, as they are imported.
PACKAGE = str(Path(symbody.__file__).parents[1])
PEERS = {
    "numba": "numba",
    "casadi": "casadi",
    "drake": "pydrake",
    "exudyn": "exudyn",
    "fmpy": "fmpy",
    "jax": "jax",
    "pin": "pinocchio",
    "scikit-sundae": "sksundae",
    "torch": "torch",
}
BLOCKED = """
from importlib import import_module
sys.modules |= dict.fromkeys({peers})
for name in (
    "forward_dynamics", "derivatives", "languages", "fmus", "loops", "events", "stiff"
):
    module = import_module(name)
    module.main(module.SMALLEST)
"""


def said(code, folder, *arguments):
    """Return what code prints that finds the benchmarks and the package under test."""
    start = f"import runpy, sys\nsys.path[:0] = [{PACKAGE!r}, {str(FOLDER)!r}]\n"
    done = subprocess.run(
        [sys.executable, "-c", start + code, *arguments],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_all_benchmarks_run_in_their_smallest_size(tmp_path):
    code = f"runpy.run_path({str(FOLDER)!r}, run_name='__main__')"
    titles = re.findall(r"^=== (.*)$", said(code, tmp_path, "--smallest"), re.M)
    assert sorted(titles) == [name.replace("_", " ") for name in BENCHMARKS]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.compiler("c")
def test_peers_that_are_missing_are_named_and_the_rest_runs(tmp_path):
    shown = said(BLOCKED.format(peers=tuple(PEERS.values())), tmp_path)
    left_out = set(re.findall(r"left out: (\S+) is not installed", shown))
    assert left_out == set(PEERS)
    for row in ("2-joint chain", "LLVM (default)", "SciPy RK45, explicit, compiled"):
        assert row in shown


@pytest.mark.slow
def test_files_are_broken_and_read(tmp_path):
    data = ROOT / "tests" / "io" / "data"
    code = f"runpy.run_path({str(FOLDER / 'broken_files.py')!r}, run_name='__main__')"
    files = [str(path) for path in sorted(data.iterdir())]
    shown = said(code, tmp_path, *files, "--count", "5")
    assert shown.count("5 broken files") == len(files)


def test_the_extra_for_benchmarks_names_what_they_import():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    stated = [*project["dependencies"], *project["optional-dependencies"]["bench"]]
    names = {re.match(r"[\w-]+", requirement)[0].lower() for requirement in stated}
    imported = {
        name.split(".")[0]
        for text in FILES.values()
        for node in ast.walk(ast.parse(text))
        for name in modules_of(node)
    }
    own = {*FILES, *sys.stdlib_module_names, "symbody", "probes", "runners"}
    packages = {module: package for package, module in PEERS.items()}
    assert {packages.get(name, name) for name in imported - own} <= names
    assert set(PEERS) <= names


def modules_of(node):
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module):
            return [module]
    return []
