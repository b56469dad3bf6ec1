from __future__ import annotations

import sys
from pathlib import Path

import pytest

from probes.load import load
from symbody.errors import CompileError
from symbody.exports.fmu.package import shared_library
from symbody.runtime import compiler as module
from symbody.runtime.compiler import find_compiler


def test_without_a_compiler_the_remedy_is_named(monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    with pytest.raises(
        CompileError, match=r"no C compiler: none of cc, gcc, clang.*llvm"
    ):
        find_compiler()


def test_a_compiler_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler -m64")
    with pytest.raises(CompileError, match=r"'no-such-compiler -m64' named by CC"):
        find_compiler()


@pytest.mark.compiler("c")
def test_cc_is_taken_with_its_flags(monkeypatch):
    found = find_compiler().command[0]
    monkeypatch.setenv("CC", f"{found} -DUSER")
    assert find_compiler().command == (found, "-DUSER")
    assert "-DUSER" in find_compiler().identity


@pytest.mark.compiler("c")
def test_what_the_compiler_says_is_passed_on(monkeypatch, rate_program):
    monkeypatch.setenv("CC", f"{find_compiler().command[0]} -Derror_here=1 -Dfabs=(")
    with pytest.raises(CompileError, match=r"refused the generated code.*\n.*error"):
        load([rate_program], "c")


def test_a_compiler_that_fails_at_once_is_reported(monkeypatch, tmp_path, rate_program):
    script = tmp_path / "broken"
    script.write_text(f"#!{sys.executable}\nimport sys\nsys.exit('out of order')\n")
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))
    with pytest.raises(CompileError, match="out of order"):
        load([rate_program], "c")


@pytest.mark.compiler("c")
def test_only_long_texts_are_compiled_at_a_lower_level(monkeypatch, tmp_path):
    given = []

    def run(command, **_):
        given.append(command)
        return module.subprocess.CompletedProcess(command, 0, "", "")

    compiler = find_compiler()
    monkeypatch.setattr(module.subprocess, "run", run)
    monkeypatch.setattr(module, "_loaded", lambda file: file)
    monkeypatch.setattr(module, "entry", lambda key, suffix, make: make(tmp_path / "l"))
    for size in (100, 1_000_100):
        compiler.library({f"{size}.c": " " * size, "large.h": " " * 1_000_100})
    assert ["-O1" in command for command in given] == [False, True]


@pytest.mark.compiler("c")
def test_so_are_those_of_libraries_for_others(monkeypatch):
    given = {}

    def run(compiler, arguments, folder):
        (Path(folder) / "library").touch()
        given[arguments[-1]] = arguments

    monkeypatch.setattr(module.Compiler, "run", run)
    sources = {"short.c": "", "long.c": " " * 1_000_100}
    shared_library("fmu3", sources, list(sources), "ask for sources alone")
    levels = [[f for f in given[name] if f.startswith("-O")] for name in sources]
    assert levels == [["-O2"], ["-O2", "-O1"]]
