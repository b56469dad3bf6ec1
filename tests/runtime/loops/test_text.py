"""The LLVM text of the loops is that of their sources, and fits every LLVM."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from symbody.runtime.loops.text import UNITS, digest, loop_text

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("unit", UNITS)
def test_the_text_names_the_sources_that_it_was_made_from(unit):
    assert f"; sources {digest(unit)}\n" in loop_text(unit)


@pytest.mark.compiler("clang")
def test_clang_makes_the_text_again():
    version = subprocess.run(["clang", "--version"], capture_output=True, check=True)
    if b"clang version 14." not in version.stdout:
        pytest.skip("the text was made by clang 14, and others write it differently")
    command = [sys.executable, ROOT / "tools" / "make_loops_text.py", "--check"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("unit", UNITS)
def test_the_text_names_no_processor_and_nothing_of_one_version(unit):
    text = loop_text(unit)
    assert not re.search(r"target |captures|nocapture|lifetime|![0-9]", text)
