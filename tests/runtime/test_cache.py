"""Compiled libraries are kept privately, whole, and for many processes at once."""

from __future__ import annotations

import ctypes
import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
from probes.load import load
from symbody.errors import CompileError, FileError
from symbody.runtime import compiler as module
from symbody.runtime.cache import cache_folder, entry
from symbody.runtime.machine_code import machine_code

needs_posix = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    place = tmp_path / "kept"
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(place))
    return place


@pytest.fixture
def untold(monkeypatch):
    """Let this process not have told anything of its cache."""
    monkeypatch.setattr("symbody.runtime.machine_code._WARNED", set())


ANSWER = "define i32 @answer() {\n  ret i32 42\n}\n"


def answer_of(code):
    return ctypes.CFUNCTYPE(ctypes.c_int)(code.find("answer"))()


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


def test_entries_of_a_key_with_other_ends_have_their_own_checksums(folder):
    make = Maker()
    for _ in range(2):
        for suffix in (".txt", ".o"):
            entry("key", suffix, make)
    assert make.calls == 2


@pytest.mark.parametrize("damage", ["shorten", "change", "remove", "forget"])
def test_a_broken_entry_is_made_again(folder, damage):
    make = Maker()
    file = entry("key", ".txt", make)
    checksum = file.with_name(f"{file.name}.sha256")
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


@pytest.mark.parametrize(
    ("system", "variable", "usual"),
    [
        ("linux", "XDG_CACHE_HOME", ".cache"),
        ("freebsd14", "XDG_CACHE_HOME", ".cache"),
        ("darwin", "XDG_CACHE_HOME", "Library/Caches"),
        ("win32", "LOCALAPPDATA", "AppData/Local"),
    ],
)
def test_without_an_order_the_folder_is_where_the_system_has_caches(
    system, variable, usual, tmp_path, monkeypatch
):
    monkeypatch.setattr(sys, "platform", system)
    for name in ("SYMBODY_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / usual / "symbody"
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache_folder() == tmp_path / "symbody"


@pytest.mark.compiler("c")
def test_a_program_is_compiled_once(folder, rate_program, monkeypatch):
    load([rate_program], "c")
    monkeypatch.setattr(module, "_loaded", lambda file: pytest.fail(str(file)))
    monkeypatch.setattr(
        "symbody.runtime.compiler.Compiler.run",
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


@pytest.mark.slow
@pytest.mark.parametrize("size", ["500", "0"])
def test_eight_processes_at_the_same_time_do_not_meet(folder, monkeypatch, size):
    monkeypatch.setenv("SYMBODY_CACHE_SIZE", size)
    processes = [subprocess.Popen([sys.executable, "-c", RACE]) for _ in range(8)]
    assert [process.wait() for process in processes] == [0] * 8
    assert len(list(folder.glob("*.txt"))) == 5
    assert not [path for path in folder.iterdir() if path.is_dir()]


def test_a_full_disk_is_told_and_leaves_no_entry(folder, monkeypatch):
    def full(path, content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(FileError, match="disk is full"):
        entry("key", ".txt", Maker())
    assert list(folder.iterdir()) == []


def test_without_room_for_a_cache_machine_code_is_made_all_the_same(
    folder, untold, monkeypatch
):
    def full(path, content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.warns(sb.errors.ModelWarning, match="not kept.*disk is full"):
        code = machine_code(ANSWER)
    assert answer_of(code) == 42
    assert list(folder.iterdir()) == []


@pytest.mark.compiler("c")
def test_without_a_cache_the_c_compiler_makes_code_all_the_same(
    rate_program, untold, monkeypatch
):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", f"{os.devnull}/kept")
    with pytest.warns(sb.errors.ModelWarning, match=r"not kept.*SYMBODY_CACHE_DIR"):
        function = load([rate_program], "c", [2.0, 9.0])["rate"]
    assert function(0.0, [0.1, 0.2], [3.0])[0] == 0.2


def test_what_hinders_the_cache_is_told_once_a_process(untold, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", f"{os.devnull}/kept")
    with pytest.warns(
        sb.errors.ModelWarning, match=r"be made.*SYMBODY_CACHE_DIR"
    ) as told:
        codes = [machine_code(ANSWER) for _ in range(2)]
    assert [answer_of(code) for code in codes] == [42, 42]
    assert [warning.filename for warning in told] == [__file__]


def test_machine_code_that_was_damaged_is_made_again(folder):
    machine_code(ANSWER)
    (file,) = folder.glob("*.o")
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b"\x2a", b"\x2b"))
    assert file.read_bytes() != whole
    assert answer_of(machine_code(ANSWER)) == 42
    assert file.read_bytes() == whole


@pytest.mark.parametrize("which", ["*.o", "*.sha256", "*.o*"])
def test_machine_code_that_a_power_cut_left_empty_is_made_again(folder, which):
    machine_code(ANSWER)
    for file in folder.glob(which):
        file.write_bytes(b"")
    assert answer_of(machine_code(ANSWER)) == 42
    assert all(file.read_bytes() for file in folder.glob("*.o*"))


def entries(folder):
    """Return the names of entries that have their checksums."""
    return {
        f.stem for f in folder.glob("*.txt") if f.with_name(f"{f.name}.sha256").exists()
    }


def looked_through_long_ago(folder):
    aged(folder / "looked-through", 100)


def aged(file, seconds):
    at = file.stat().st_mtime - seconds
    os.utime(file, (at, at))


def test_what_was_not_used_for_longest_leaves_a_full_folder(folder, monkeypatch):
    make = Maker()
    files = [entry(f"key {n}", ".txt", make) for n in range(4)]
    for n, file in enumerate(files):
        aged(file, 100 - n)
    entry("key 0", ".txt", make)  # is used, so it is the newest now
    monkeypatch.setenv("SYMBODY_CACHE_SIZE", str(3.5 * len("content") / 1e6))
    looked_through_long_ago(folder)
    last = entry("key 4", ".txt", make)
    assert entries(folder) == {f.stem for f in (files[0], files[3], last)}
    assert len(list(folder.glob("*.*"))) == 6


def test_what_was_used_a_moment_ago_stays(folder, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_SIZE", "0")
    files = [entry(f"key {n}", ".txt", Maker()) for n in range(3)]
    assert all(file.exists() for file in files)
    for file in files:
        aged(file, 60)
    entry("key 3", ".txt", Maker())
    assert all(file.exists() for file in files)  # the folder was looked through before
    looked_through_long_ago(folder)
    entry("key 4", ".txt", Maker())
    assert [file.exists() for file in files] == [False, False, False]


def test_files_of_others_in_the_folder_stay(folder, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_SIZE", "0")
    aged(entry("key", ".txt", Maker()), 60)
    (folder / "letter.txt").write_text("Dear reader")
    aged(folder / "letter.txt", 1e6)
    looked_through_long_ago(folder)
    entry("other", ".txt", Maker())
    assert (folder / "letter.txt").read_text() == "Dear reader"
    assert len(entries(folder)) == 1  # the first has left, the letter is none


@pytest.mark.parametrize("size", ["much", "-1", "nan"])
def test_a_bound_that_is_no_size_is_refused(folder, monkeypatch, size):
    monkeypatch.setenv("SYMBODY_CACHE_SIZE", size)
    with pytest.raises(CompileError, match=f"SYMBODY_CACHE_SIZE is '{size}'.*500"):
        entry("key", ".txt", Maker())


# Ends itself at one of the moments at which files are written or moved.
KILLED = """
import os, pathlib, signal, sys
from symbody import whole_files
from symbody.runtime.cache import entry
left = int(sys.argv[1])
def counted(function):
    def call(*args, **kwargs):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*args, **kwargs)
    return call
pathlib.Path.replace = counted(pathlib.Path.replace)
pathlib.Path.write_bytes = counted(pathlib.Path.write_bytes)
entry(f"key {left}", ".txt", lambda path: path.write_text("content"))
print("done")
"""


@pytest.mark.slow
@needs_posix
def test_a_process_that_is_killed_at_any_moment_leaves_no_broken_entry(folder):
    moments = 0
    while True:
        script = [sys.executable, "-c", KILLED, str(moments)]
        ended = subprocess.run(script, capture_output=True, text=True, check=False)
        if ended.stdout == "done\n":
            break
        assert ended.returncode == -signal.SIGKILL, ended.stderr
        make = Maker()
        assert entry(f"key {moments}", ".txt", make).read_text() == "content"
        assert make.calls == 1
        moments += 1
    assert moments == 4  # two files, each written and moved


@needs_posix
def test_what_killed_processes_left_is_removed_after_an_hour(folder):
    subprocess.run([sys.executable, "-c", KILLED, "2"], check=False)
    left = list(folder.iterdir())
    assert len(left) == 3  # a folder and two files beside their places
    entry("other", ".txt", Maker())
    assert set(left) < set(folder.iterdir())
    for path in left:
        aged(path, 2 * 3600)
    looked_through_long_ago(folder)
    entry("third", ".txt", Maker())
    assert not set(left) & set(folder.iterdir())
