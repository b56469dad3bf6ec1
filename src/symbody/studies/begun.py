"""The blocks that worker processes have begun: where one died, these are suspects.

A worker that is killed while it starts has nothing to do with the blocks that wait for
it. Workers write the numbers of what they begin into one file, eight bytes at a time,
which needs no lock that a killed worker might keep.
"""

from __future__ import annotations

import os
import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from symbody.errors import FileError

_NUMBER = struct.Struct("<q")


@contextmanager
def begun_file() -> Iterator[Path]:
    """Yield a file for the numbers of what workers begin."""
    with file_of(b"") as path:
        yield path


@contextmanager
def file_of(content: bytes) -> Iterator[Path]:
    """Yield a file for worker processes, which is removed afterwards.

    Args:
        content: What is in it.

    Raises:
        FileError: It cannot be written.
    """
    number, name = tempfile.mkstemp(prefix="symbody-study-")
    path = Path(name)
    try:
        try:
            with os.fdopen(number, "wb") as file:
                file.write(content)
        except OSError as error:
            raise FileError(
                f"file {name!r}: what the worker processes of a study need cannot be "
                f"written ({error.strerror or error}). Make room, or name another "
                f"folder in TMPDIR."
            ) from None
        yield path
    finally:
        path.unlink(missing_ok=True)


def note_begun(path: Path, first: int) -> None:
    """Write down that a block is begun.

    Args:
        path: Of the file.
        first: Number of the block's first run.

    Raises:
        OSError: It cannot be written.
    """
    # Opened for each: whole records, at the end of the file, whoever writes meanwhile.
    number = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        os.write(number, _NUMBER.pack(first))
    finally:
        os.close(number)


def begun_in(path: Path) -> set[int]:
    """Return the numbers of the first runs of the blocks that were begun."""
    return {first for (first,) in _NUMBER.iter_unpack(path.read_bytes())}
