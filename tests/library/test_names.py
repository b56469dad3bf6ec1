"""Mechanisms by their names: the function, whichever file was imported before."""

import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
from symbody import library

FILES = sorted(path.stem for path in Path(library.__file__).parent.glob("[a-z]*.py"))
# Each round begins without any file of the library.
ROUNDS = """
import importlib, sys
for first in sys.argv[1:]:
    for name in [name for name in sys.modules if name.startswith("symbody.library")]:
        del sys.modules[name]
    library = importlib.import_module("symbody.library")
    importlib.import_module(f"symbody.library{first}")
    made = {name: getattr(library, name) for name in library.__all__}
    print(*[n for n, it in made.items() if n != "LIBRARY" and not callable(it)])
"""


def printed(code, *arguments):
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return done.stdout.split()


def test_a_mechanism_is_its_function_whichever_file_came_first():
    assert printed(ROUNDS, "", *(f".{file}" for file in FILES)) == []


def test_a_mechanism_brings_no_other():
    code = "import sys, symbody as sb; sb.library.crane_crab(); print(*sys.modules)"
    found = {name for name in printed(code) if name.startswith("symbody.library.")}
    assert found == {"symbody.library.machines", "symbody.library.planar"}


def test_all_that_need_no_arguments_are_listed():
    assert set(sb.library.LIBRARY) < set(sb.library.__all__) == set(dir(sb.library))


def test_an_unknown_mechanism_is_no_attribute():
    with pytest.raises(
        AttributeError, match=r"'symbody\.library' has no .* 'clockwork'"
    ):
        sb.library.clockwork  # noqa: B018
