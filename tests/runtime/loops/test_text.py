"""The LLVM text of the loops is that of their sources, and fits every LLVM."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm
import pytest

from symbody.errors import CompileError
from symbody.runtime.loops.library import UNITS, digest, loop_text
from symbody.runtime.machine_code import machine_code

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("unit", UNITS)
def test_the_text_names_the_sources_that_it_was_made_from(unit):
    assert f"; sources {digest(unit)}\n" in loop_text(unit)


@pytest.mark.slow  # Which sources it was made from is tested above.
@pytest.mark.compiler("clang")
def test_clang_makes_the_text_again():
    version = subprocess.run(["clang", "--version"], capture_output=True, check=True)
    if b"clang version 14." not in version.stdout:
        pytest.skip("the text was made by clang 14, and others write it differently")
    if llvm.llvm_version_info[0] != 22:
        pytest.skip("the text was written by LLVM 22, and others write it differently")
    command = [sys.executable, ROOT / "tools" / "make_loops_text.py", "--check"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("unit", UNITS)
def test_the_text_names_no_processor_and_nothing_of_one_version(unit):
    text = loop_text(unit)
    assert not re.search(r"target |captures|nocapture|lifetime|![0-9]", text)


@pytest.mark.parametrize(
    "words",
    [("define", "defined"), ("double", "float80"), ("getelementptr", "getelement")],
)
def test_a_text_that_does_not_fit_the_llvm_names_the_version(words):
    text = loop_text("rk4").replace(*words, 1)
    assert text != loop_text("rk4")
    with pytest.raises(CompileError) as refused:
        machine_code(text)
    message = str(refused.value)
    assert f"LLVM {llvm.llvm_version_info[0]}." in message
    assert f"llvmlite {llvmlite.__version__} does not take the text" in message
    assert "Install another version of llvmlite" in message
