"""What one system has and another lacks: missing modules and calls are simulated."""

from __future__ import annotations

import ctypes
import importlib
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
from symbody import forks
from symbody.pipeline import batches
from symbody.runtime import arrays, compiler, elf

ROOT = Path(__file__).parents[1]
TABLE = (ROOT / "docs" / "reference" / "systems.md").read_text(encoding="utf-8")
# What belongs to one system, in the sources.
CALLS = (
    "os.register_at_fork", "os.uname", "os.getuid", "os.getppid",
    "os.sched_getaffinity", "os.sysconf", "os.chown", "os.dup2", "os.fsync",
    "signal.setitimer", "signal.signal", "mmap.mmap", "ctypes.CDLL",
    "ctypes.pythonapi", "/proc/cpuinfo", "/proc/meminfo", "mprotect",
    "GlobalMemoryStatusEx", "FileLock",
)  # fmt: skip


def sources():
    files = sorted((ROOT / "src").rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_each_call_of_a_system_is_in_the_table():
    text = sources()
    for call in CALLS:
        assert (call in text) == (f"`{call}`" in TABLE), call


def test_nothing_of_one_system_alone_is_imported():
    text = sources()
    for module in ("fcntl", "msvcrt", "resource", "pwd", "winreg", "termios"):
        assert not re.search(rf"\bimport {module}\b", text), module


def test_without_fork_locks_are_locks(monkeypatch):
    monkeypatch.delattr(os, "register_at_fork", raising=False)
    again = importlib.util.module_from_spec(forks.__spec__)
    forks.__spec__.loader.exec_module(again)
    with again.IMPORTING:
        pass


def test_processors_are_counted_without_affinities(monkeypatch):
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert batches.processors() == os.cpu_count()


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_elsewhere_than_on_linux_llvm_places_objects(system, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    assert elf.placed(b"", {}) is None


def test_free_memory_is_told_on_all_systems_or_unknown(monkeypatch):
    assert arrays.free_memory() > 0
    monkeypatch.setattr(Path, "exists", lambda path: False)
    assert arrays.free_memory() > 0  # of POSIX
    monkeypatch.setattr(os, "sysconf_names", {}, raising=False)
    assert arrays.free_memory() is None

    class Kernel:
        """What `ctypes.windll` has, where there is one."""

        @staticmethod
        def GlobalMemoryStatusEx(status):
            assert status._obj.length == 64
            status._obj.free = 5
            return 1

    class Windows:
        kernel32 = Kernel

    monkeypatch.setattr(ctypes, "windll", Windows, raising=False)
    assert arrays.free_memory() == 5


@pytest.mark.parametrize(
    ("machine", "system", "wanted", "refused"),
    [
        ("x86_64", "linux", "-march=native", "-mcpu=native"),
        ("arm64", "darwin", "-mcpu=native", "-march=native"),
        ("AMD64", "win32", "-march=native", "-fPIC"),
    ],
)
def test_compilers_get_the_words_of_their_system(
    machine, system, wanted, refused, monkeypatch
):
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(sys, "platform", system)
    again = importlib.util.module_from_spec(compiler.__spec__)
    monkeypatch.setitem(sys.modules, compiler.__name__, again)
    compiler.__spec__.loader.exec_module(again)
    flags = again.Compiler(("cc",), "").flags(0)
    assert wanted in flags
    assert refused not in flags


@pytest.mark.slow
def test_a_pipe_that_knows_few_characters_gets_marks(tmp_path):
    (tmp_path / "model.py").write_text(
        "import symbody as sb\nmodel = sb.library.pendulum()\n", encoding="utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-m", "symbody", "simulate", "model.py", "--duration", "0.1"],
        cwd=tmp_path, env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"[rad/s?]" in done.stdout


def test_time_limits_of_runs_are_refused_without_alarms(monkeypatch):
    monkeypatch.delattr("signal.setitimer")
    study = sb.Study(
        sb.library.pendulum(), {"m": [1.0]}, {"end": "q_hinge"}, duration=1
    )
    with pytest.raises(sb.errors.ModelError, match="on a system with alarms"):
        study.run(where="processes", time_limit=1.0)
