"""Compiled libraries kept for the next time, in a folder of the user's own.

A library that is loaded can do anything, so the folder must be the user's and writable
by nobody else; otherwise it is not used.

Two processes may make the same entry at once: each writes files of its own, which
replace the others as a whole. Beside each library lies its checksum, so that a
broken one is noticed and made again.

The folder is bounded: once a minute, when an entry is made and all take more room than
allowed, those that were not used for longest leave. Keys hold all that an entry depends
on, so entries of other versions are never taken, and leave by themselves.
"""

from __future__ import annotations

import json
import math
import os
import re
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

from symbody.errors import CompileError, FileError
from symbody.runtime.llvm import binding, is_installed
from symbody.whole_files import checksum, is_left_over, telling, write_files

_PRIVATE = 0o700
_SIZE = 500.0  # MB
# By system: the variable that says where caches are, and where they are without it.
_USUAL = {
    "linux": ("XDG_CACHE_HOME", "~/.cache"),
    "darwin": ("XDG_CACHE_HOME", "~/Library/Caches"),
    "win32": ("LOCALAPPDATA", "~/AppData/Local"),
}
# An entry that was used so shortly before the newest one stays [s]: another process may
# be about to load it.
_IN_USE = 10.0
# How often the folder is looked through [s]: a full one has ten thousand files.
_PERIOD = 60.0
_LOOKED = "looked-through"
# What a process was writing is its last trace if it is so much older [s].
_LEFT_OVER = 3600.0
_NAME = re.compile(r"[0-9a-f]{64}\.[a-z0-9]+")
# By BLAKE2; named as those by SHA-256 were, so that older ones leave as well.
_CHECKSUM = ".sha256"
_WORK = "making-"


def cache_folder() -> Path:
    """Return the folder of SYMBODY_CACHE_DIR, or that in the system's own place."""
    chosen = os.environ.get("SYMBODY_CACHE_DIR")
    variable, usual = _USUAL.get(sys.platform, _USUAL["linux"])
    base = os.environ.get(variable) or usual
    folder = Path(chosen) if chosen else Path(base) / "symbody"
    try:
        folder = folder.expanduser()
        folder.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # the latter if there is no home folder
        raise CompileError(
            f"the folder for compiled code {str(folder)!r} cannot be made: {error}. "
            f"Set SYMBODY_CACHE_DIR to a folder that you can write to."
        ) from error
    _check_private(folder)
    return folder


def _check_private(folder: Path) -> None:
    if os.name != "posix":
        return
    state = folder.stat()
    if state.st_uid != os.getuid():
        raise CompileError(
            f"the folder for compiled code {str(folder)!r} belongs to the user number "
            f"{state.st_uid}, not to you ({os.getuid()}). Code from it would run as "
            f"you. Set SYMBODY_CACHE_DIR to a folder of your own."
        )
    if state.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise CompileError(
            f"the folder for compiled code {str(folder)!r} is open to others (mode "
            f"{stat.S_IMODE(state.st_mode):o}). Code from it would run as you. Make it "
            f"private with 'chmod 700', or set SYMBODY_CACHE_DIR to another folder."
        )


def cache_size() -> float:
    """Return the bytes for all entries, by SYMBODY_CACHE_SIZE in MB; else 500 MB."""
    values = os.environ.get("SYMBODY_CACHE_SIZE") or str(_SIZE)
    try:
        size = float(values)
    except ValueError:
        size = math.nan
    if not size >= 0:
        raise CompileError(
            f"SYMBODY_CACHE_SIZE is {values!r}, but must be a number of MB from zero "
            f"on. Set it to for example {_SIZE:g}, or unset it."
        )
    return size * 1e6


def entry(key: str, suffix: str, make: Callable[[Path], object]) -> Path:
    """Return the file kept under a key, made if it is missing or broken.

    A CompileError is of the folder or its size, a FileError of writing, as a full disk.
    """
    file = cache_folder() / f"{entry_name(key)}{suffix}"
    if _content(file) is None:
        # 5 ms for who makes something.
        from tempfile import TemporaryDirectory

        with telling(file), TemporaryDirectory(dir=file.parent, prefix=_WORK) as place:
            made = Path(place) / f"made{suffix}"
            make(made)
            keep_content(key, suffix, made.read_bytes())
    return file


def keep_content(key: str, suffix: str, content: bytes) -> None:
    """Keep what is made under a key; errors are as of `entry`."""
    file, size = cache_folder() / f"{entry_name(key)}{suffix}", cache_size()
    # What a power cut breaks is noticed by its checksum, and made again.
    write_files({file: content, _checksum_of(file): checksum(content)}, lasts=False)
    if _is_due(file):
        _trim(file.parent, size)


def entry_name(key: str) -> str:
    """Return the name under which an entry is kept, without its suffix."""
    return checksum(key.encode())


def read_entry(name: str, suffix: str) -> bytes | None:
    """Return what is kept under the name of a key; None if nothing is, or broken."""
    return _content(cache_folder() / f"{name}{suffix}")


def _content(file: Path) -> bytes | None:
    """Return an entry, if it is there and whole, and note that it is used."""
    try:
        content = file.read_bytes()
        if _checksum_of(file).read_bytes() != checksum(content).encode():
            return None
    except OSError:
        return None
    with suppress(OSError):  # in a folder that can only be read nothing leaves
        os.utime(file)
    return content


def _checksum_of(file: Path) -> Path:
    """Return the place of an entry's checksum, which is of this one alone."""
    return file.with_name(f"{file.name}{_CHECKSUM}")


def _is_due(made: Path) -> bool:
    """Return whether to look through the folder, by the time of its disk; note it."""
    looked = made.with_name(_LOOKED)
    with suppress(OSError):
        if made.stat().st_mtime - looked.stat().st_mtime < _PERIOD:
            return False
    with suppress(OSError):
        looked.touch()
    return True


def _trim(folder: Path, size: float) -> None:
    """Let the entries leave that were unused longest; other processes may trim, too."""
    # As above.
    from shutil import rmtree

    entries: list[tuple[str, os.stat_result]] = []
    others: list[Path] = []
    with os.scandir(folder) as result:
        for one in result:
            if _NAME.fullmatch(one.name):
                with suppress(OSError):
                    entries.append((one.path, one.stat()))
            elif not one.name.endswith(_CHECKSUM):
                others.append(Path(one.path))
    now = max((state.st_mtime for _, state in entries), default=0.0)
    for path in others:
        with suppress(OSError):
            if path.stat().st_mtime >= now - _LEFT_OVER:
                continue
            if path.name.startswith(_WORK):
                rmtree(path, ignore_errors=True)
            elif is_left_over(path):
                path.unlink(missing_ok=True)
    whole = sum(state.st_size for _, state in entries)
    for name, state in sorted(entries, key=lambda e: e[1].st_mtime):
        if whole <= size or state.st_mtime > now - _IN_USE:
            return
        with suppress(OSError):
            _checksum_of(Path(name)).unlink(missing_ok=True)
            Path(name).unlink(missing_ok=True)
        whole -= state.st_size


_RECORD = ".json"
_INFORMATION = Path("/proc/cpuinfo")
# Of x86, ARM, POWER and RISC-V.
_WANTED = re.compile(r"vendor|cpu family|model|stepping|flags|CPU |Features|cpu\t|isa")


@cache
def processor() -> tuple[str, ...]:
    """Return all that machine code depends on beside its text."""
    key = _key()
    if key is None:
        return _of_llvm()
    try:
        record = read_entry(entry_name(key), _RECORD)
        if record is not None:
            return tuple(json.loads(record))
        answer = _of_llvm()
        keep_content(key, _RECORD, json.dumps(answer).encode())
    except (CompileError, FileError):  # of the folder; who compiles tells it
        return _of_llvm()
    return answer


def _of_llvm() -> tuple[str, ...]:
    """Return what LLVM says; where there is none, what the system says."""
    if not is_installed():
        return ("", hardware())
    llvm = binding()
    return (
        ".".join(map(str, llvm.llvm_version_info)),
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def _key() -> str | None:
    """Return under which key the answer is kept; None if too little is known."""
    result = find_spec("llvmlite")
    if result is None or result.origin is None or not _INFORMATION.exists():
        return None
    library = Path(result.origin).parent / "binding" / "libllvmlite.so"
    try:
        state = library.stat()
    except OSError:
        return None
    return "\0".join(
        [str(library), str(state.st_size), str(state.st_mtime_ns), hardware()]
    )


def hardware() -> str:
    """Return what the system says of the processor, the first if there are several."""
    if not _INFORMATION.exists():
        return " ".join(os.uname()) if hasattr(os, "uname") else sys.platform
    # Not read as a whole: it is long where there are many.
    with _INFORMATION.open(encoding="utf-8", errors="replace") as information:
        lines = takewhile(str.strip, information)
        return "\n".join(line.rstrip("\n") for line in lines if _WANTED.match(line))
