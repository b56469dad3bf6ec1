"""The package runs from where nothing can be written, and without a home folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import pytest

import symbody as sb

# Whom no list of users knows, as in a container with a number of its own.
UNKNOWN = """
import pwd
def getpwuid(number):
    raise KeyError(number)
pwd.getpwuid = getpwuid
"""
RUN = """
import sys
import symbody as sb
assert sb.__file__.startswith(sys.argv[1]), sb.__file__
for given in ({}, {"method": "DP853"}, {"method": sb.RK4(0.001)},
              {"method": "Radau"}):
    print(sb.simulate(sb.library.pendulum(), 0.1, **given)["q_hinge"].values[-1])
"""
NOT_KEPT = "ModelWarning: compiled code is not kept for the next time"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX"),
]


@pytest.fixture(scope="module")
def place():
    """Return a folder with a copy of the package that can only be read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "open").mkdir()
        without = shutil.ignore_patterns("__pycache__")
        source = Path(sb.__file__).parent
        shutil.copytree(source, folder / "site" / "symbody", ignore=without)
        everything = [folder / "site", *(folder / "site").rglob("*")]
        for path in everything:
            path.chmod(0o555 if path.is_dir() else 0o444)
        yield folder
        for path in everything:
            path.chmod(0o755)


def bound_by_permissions():
    """Return how to begin a command so that root, too, may not write everywhere."""
    if os.getuid() != 0:
        return []
    if not shutil.which("setpriv"):
        pytest.skip("root may write everywhere, and setpriv is not there to forbid it")
    return ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]


@pytest.fixture(scope="module")
def zipped(place):
    """Return the package as one file."""
    file = place / "symbody.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for path in (place / "site").rglob("*"):
            archive.write(path, path.relative_to(place / "site"))
    file.chmod(0o444)
    return file


def check_run(at, before="", **variables):
    """Run four methods in a process of its own; return what it says beside.

    Args:
        at: What is put on the path of Python.
        before: What runs first.
        variables: Where home and caches are; what is not given is not set.
    """
    gone = ("HOME", "XDG_CACHE_HOME", "SYMBODY_CACHE_DIR")
    kept = {name: text for name, text in os.environ.items() if name not in gone}
    kept |= {name: str(path) for name, path in variables.items()}
    done = subprocess.run(
        [*bound_by_permissions(), sys.executable, "-c", before + RUN, str(at)],
        env={**kept, "PYTHONPATH": str(at)},
        cwd="/", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    expected = sb.simulate(sb.library.pendulum(), 0.1)["q_hinge"].values[-1]
    # The methods' tolerance is 1e-8 of the angle.
    assert [float(line) for line in done.stdout.split()] == [
        pytest.approx(expected, rel=1e-7)
    ] * 4
    return done.stderr


def test_it_runs_from_an_installation_that_can_only_be_read(place):
    assert NOT_KEPT not in check_run(place / "site", XDG_CACHE_HOME=place / "open")
    assert len(list((place / "open" / "symbody").glob("*.o"))) > 4


def test_it_runs_from_a_zip(place, zipped):
    cache = place / "open" / "from a zip"
    assert NOT_KEPT not in check_run(zipped, SYMBODY_CACHE_DIR=cache)
    assert len(list(cache.glob("*.o"))) > 4


def test_it_runs_in_a_home_that_can_only_be_read_and_says_so(place):
    told = check_run(place / "site", HOME=place / "site")
    assert told.count(NOT_KEPT) == 1
    assert "Set SYMBODY_CACHE_DIR to a folder that you can write to." in told


def test_it_runs_from_a_zip_for_a_user_without_a_home(zipped):
    told = check_run(zipped, UNKNOWN)
    assert told.count(NOT_KEPT) == 1
    assert "home directory" in told


def test_the_installation_of_these_tests_cannot_be_written(place):
    write = f"open({str(place / 'site' / 'symbody' / 'new')!r}, 'w')"
    command = [*bound_by_permissions(), sys.executable, "-c", write]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "PermissionError" in done.stderr
