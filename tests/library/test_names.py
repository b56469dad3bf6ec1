"""Mechanisms by their names: the function, whichever file was imported before."""

import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
from symbody import library

FILES = sorted(path.stem for path in Path(library.__file__).parent.glob("[a-z]*.py"))


def printed(code):
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    return done.stdout.split()


@pytest.mark.parametrize("first", ["", *(f"symbody.library.{f}" for f in FILES)][::5])
def test_a_mechanism_is_its_function_whichever_file_came_first(first):
    code = f"""
import importlib
from symbody import library
importlib.import_module({first or "symbody.library"!r})
found = {{name: getattr(library, name) for name in library.__all__}}
print(*[n for n, it in found.items() if n != "LIBRARY" and not callable(it)])
"""
    assert printed(code) == []


def test_a_mechanism_brings_no_other():
    code = "import sys, symbody as sb; sb.library.crane_crab(); print(*sys.modules)"
    found = {name for name in printed(code) if name.startswith("symbody.library.")}
    assert found == {"symbody.library.machines"}


def test_all_that_need_no_arguments_are_listed():
    assert set(sb.library.LIBRARY) < set(sb.library.__all__) == set(dir(sb.library))


def test_an_unknown_mechanism_is_no_attribute():
    with pytest.raises(
        AttributeError, match=r"'symbody\.library' has no .* 'clockwork'"
    ):
        sb.library.clockwork  # noqa: B018
