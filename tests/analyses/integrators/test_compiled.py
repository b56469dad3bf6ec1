import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import symbody

not_on_windows = pytest.mark.skipif(
    sys.platform == "win32", reason="the user's folder is not in the environment"
)

PROGRAM = """
import numpy as np
from symbody.analyses.integrators.call import normalize
y = np.array([0.0, 3.0, 0.0, 4.0])
normalize(y, np.array([0]))
print(y, normalize.stats.cache_path, sum(normalize.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path):
    """Return a folder with a copy of the package, without caches."""
    source = Path(symbody.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, tmp_path / "lib" / "symbody", ignore=ignored)
    return tmp_path / "lib"


def run(package, **environment):
    kept = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=kept | environment | {"PYTHONPATH": str(package)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith("[0.  0.6 0.  0.8]")
    return done.stdout.split()[4:]


def test_machine_code_is_kept_until_any_source_of_the_folder_changes(package):
    folder = package / "symbody" / "analyses" / "integrators"
    cache = str(folder / "__pycache__")
    assert run(package) == [cache, "0"]
    assert run(package) == [cache, "1"]
    with (folder / "run.py").open("a") as source:
        source.write("# changed\n")
    assert run(package) == [cache, "0"]


@not_on_windows
def test_a_package_that_cannot_be_written_is_cached_in_the_user_folder(
    package, tmp_path
):
    (package / "symbody" / "analyses" / "integrators" / "__pycache__").touch()
    user = {"XDG_CACHE_HOME": str(tmp_path / "user"), "HOME": str(tmp_path)}
    where, _ = run(package, **user)
    assert Path(where).is_relative_to(tmp_path)
    assert not Path(where).is_relative_to(package)
    assert run(package, **user) == [where, "1"]


@not_on_windows
def test_without_any_writable_folder_the_loops_work_uncached(package, tmp_path):
    (package / "symbody" / "analyses" / "integrators" / "__pycache__").touch()
    (tmp_path / "file").touch()
    nowhere = str(tmp_path / "file")
    assert run(package, XDG_CACHE_HOME=nowhere, HOME=nowhere) == ["None", "0"]
