"""Compiled libraries kept for the next time, in a folder of the user's own.

A library that is loaded can do anything, so the folder must be the user's and writable
by nobody else; otherwise it is not used.

Two processes may make the same entry at once: each writes files of its own, which
replace the others as a whole. Beside each library lies its checksum, so that a
broken one is noticed and made again.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

from symbody.errors import CompileError
from symbody.whole_files import telling, write_files

_PRIVATE = 0o700


def cache_folder() -> Path:
    """Return the folder, made if it is not there.

    SYMBODY_CACHE_DIR names it; else it is "symbody" in XDG_CACHE_HOME or ~/.cache.

    Raises:
        CompileError: It cannot be made, or belongs to or is open to somebody else.
    """
    chosen = os.environ.get("SYMBODY_CACHE_DIR")
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = (
        Path(chosen).expanduser() if chosen else Path(base).expanduser() / "symbody"
    )
    try:
        folder.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
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


def entry(key: str, suffix: str, make: Callable[[Path], None]) -> Path:
    """Return the file kept under a key, made if it is missing or broken.

    Args:
        key: What the content depends on.
        suffix: Of the file's name.
        make: Writes the file to the given path.

    Raises:
        CompileError: The folder cannot be used.
        FileError: The file cannot be written, for one because the disk is full.
    """
    name = hashlib.sha256(key.encode()).hexdigest()
    folder = cache_folder()
    file = folder / f"{name}{suffix}"
    checksum = folder / f"{name}.sha256"
    if _is_whole(file, checksum):
        return file
    with telling(file), tempfile.TemporaryDirectory(dir=folder) as place:
        made = Path(place) / f"made{suffix}"
        make(made)
        write_files({file: made.read_bytes(), checksum: _digest(made)})
    return file


def _is_whole(file: Path, checksum: Path) -> bool:
    try:
        return checksum.read_bytes() == _digest(file)
    except OSError:
        return False


def _digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()
