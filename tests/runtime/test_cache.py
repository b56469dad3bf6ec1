"""Compiled libraries are kept privately, whole, and for many processes at once."""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys

import pytest

from symbody.errors import CompileError, FileError
from symbody.runtime import load_c as module
from symbody.runtime.cache import cache_folder, entry
from symbody.runtime.load import load
from symbody.runtime.machine_code import machine_code

needs_posix = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    place = tmp_path / "kept"
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(place))
    return place


class Maker:
    """Writes a text and counts how often."""

    def __init__(self):
        self.calls = 0

    def __call__(self, path):
        self.calls += 1
        path.write_text("content")


def test_an_entry_is_made_once(folder):
    make = Maker()
    first = entry("key", ".txt", make)
    assert entry("key", ".txt", make) == first
    assert first.read_text() == "content"
    assert make.calls == 1


def test_another_key_is_another_entry(folder):
    make = Maker()
    assert entry("key", ".txt", make) != entry("other", ".txt", make)
    assert make.calls == 2


@pytest.mark.parametrize("damage", ["shorten", "change", "remove", "forget"])
def test_a_broken_entry_is_made_again(folder, damage):
    make = Maker()
    file = entry("key", ".txt", make)
    checksum = file.with_suffix(".sha256")
    if damage == "shorten":
        file.write_text("con")
    elif damage == "change":
        file.write_text("CONTENT")
    else:
        (file if damage == "remove" else checksum).unlink()
    assert entry("key", ".txt", make).read_text() == "content"
    assert make.calls == 2


def test_what_failed_leaves_nothing_behind(folder):
    def fail(path):
        path.write_text("half")
        raise CompileError("refused")

    with pytest.raises(CompileError, match="refused"):
        entry("key", ".txt", fail)
    assert list(folder.iterdir()) == []


@needs_posix
def test_the_folder_is_private(folder):
    cache_folder()
    assert folder.stat().st_mode & 0o777 == 0o700


@needs_posix
@pytest.mark.parametrize("mode", [0o755, 0o770, 0o701, 0o777])
def test_a_folder_that_is_open_to_others_is_refused(folder, mode):
    folder.mkdir()
    folder.chmod(mode)
    with pytest.raises(CompileError, match=r"is open to others.*chmod 700"):
        cache_folder()


@needs_posix
def test_a_folder_of_somebody_else_is_refused(folder, monkeypatch):
    cache_folder()
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    with pytest.raises(CompileError, match="belongs to the user number"):
        cache_folder()


def test_a_folder_that_cannot_be_made_is_named(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "file" / "kept"))
    with pytest.raises(CompileError, match=r"cannot be made.*SYMBODY_CACHE_DIR"):
        cache_folder()


def test_without_an_order_the_folder_is_in_the_cache_of_the_user(tmp_path, monkeypatch):
    monkeypatch.delenv("SYMBODY_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "symbody"


@pytest.mark.compiler("c")
def test_a_program_is_compiled_once(folder, rate_program, monkeypatch):
    load([rate_program], "c")
    monkeypatch.setattr(module, "_opened", lambda file: pytest.fail(str(file)))
    monkeypatch.setattr(
        "symbody.runtime.compiler.Compiler.compile",
        lambda *_: pytest.fail("compiled again"),
    )
    with pytest.raises(pytest.fail.Exception, match=r"\.so"):
        load([rate_program], "c")


@pytest.mark.compiler("c")
def test_a_library_that_was_damaged_is_compiled_again(folder, rate_program):
    load([rate_program], "c")
    (library,) = folder.glob("*.so")
    whole = library.read_bytes()
    library.unlink()  # what is loaded stays in memory
    library.write_bytes(whole[:100])
    function = load([rate_program], "c", [2.0, 9.0])["rate"]
    assert function(0.0, [0.1, 0.2], [3.0])[0] == 0.2
    assert library.read_bytes() == whole


RACE = """
import sys, pathlib, time
from symbody.runtime.cache import entry
def make(path):
    path.write_text("half")
    time.sleep(0.05)
    path.write_text("whole" * 1000)
for n in range(5):
    assert entry(f"key {n}", ".txt", make).read_text() == "whole" * 1000
"""


def test_processes_at_the_same_time_do_not_meet(folder):
    processes = [subprocess.Popen([sys.executable, "-c", RACE]) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert len(list(folder.glob("*.txt"))) == 5
    assert not [path for path in folder.iterdir() if path.is_dir()]


def test_a_full_disk_is_told_and_leaves_no_entry(folder, monkeypatch):
    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="disk is full"):
        entry("key", ".txt", Maker())
    assert list(folder.iterdir()) == []


def test_without_room_for_a_cache_machine_code_is_made_all_the_same(
    folder, monkeypatch
):
    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    text = "define i32 @answer() {\n  ret i32 42\n}\n"
    code = machine_code(text)
    assert ctypes.CFUNCTYPE(ctypes.c_int)(code.function("answer"))() == 42
    assert list(folder.iterdir()) == []
