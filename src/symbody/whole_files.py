"""Files that appear whole or not at all.

A file is written beside its place under a name of its own, flushed to the disk, and
then takes its place in one step. Whatever ends the writing before, be it a full disk, a
signal or a power cut, what was there stays as it was.

A process that is killed leaves at most a hidden file whose name ends in ".part".
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import FileError

try:
    # `hashlib` loads OpenSSL, in 3 ms.
    from _blake2 import blake2b
except ImportError:
    # Some systems take OpenSSL's in place of Python's own.
    from hashlib import blake2b

_PART = ".part"
_LONGEST = 60  # characters of a name that the name beside it repeats
_LIKE_OPEN = 0o666  # less the umask, as for a file that open() makes

_ANOTHER_PLACE = "Choose another place."
_FREE_SPACE = "Free some space, or choose another place."
_REASONS: dict[int, tuple[str, str]] = {
    errno.ENOSPC: ("the disk is full", _FREE_SPACE),
    errno.EDQUOT: ("your share of the disk is used up", _FREE_SPACE),
    errno.EFBIG: ("it is larger than files may be here", _ANOTHER_PLACE),
    errno.EROFS: ("its disk can only be read", _ANOTHER_PLACE),
    errno.EIO: ("the disk failed", _ANOTHER_PLACE),
    errno.EACCES: (
        "permission is missing",
        "Allow writing of the file and into its folder, or choose another place.",
    ),
    errno.ENOENT: ("its folder does not exist", "Make the folder, or choose another."),
    errno.ENOTDIR: (
        "one of its folders is a file",
        "Choose another place, or another name.",
    ),
    errno.EISDIR: ("it is a folder", "Name a file in it."),
    errno.ENAMETOOLONG: ("its name is too long", "Choose a shorter one."),
}
_REASONS[errno.EPERM] = _REASONS[errno.EACCES]


def checksum(*contents: bytes) -> str:
    """Return the checksum of contents one after the other, 64 hexadecimal digits."""
    result = blake2b(digest_size=32)
    for content in contents:
        result.update(content)
    return result.hexdigest()


@contextlib.contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Give an empty file to write into, which takes the place of `path` in the end.

    If what is done meanwhile raises, the place stays as it was. Errors of the system
    are taken as those of writing, so do nothing else meanwhile; a FileError says why.
    Where a link leads, the file there is replaced and the link stays. A file keeps its
    mode and, if that is allowed, its owner. What is no plain file, such as a pipe, gets
    the content.
    """
    place = Path(path)
    with telling(place), contextlib.ExitStack() as undo:
        waiting = _Waiting.at(place, undo)
        yield waiting.beside
        waiting.flush()
        waiting.move()


def write_file(path: str | os.PathLike[str], content: bytes | str) -> None:
    """Write a file, whole or not at all; see `replacing`.

    Text is encoded as UTF-8, and its ends of lines stay as they are.
    """
    with replacing(path) as beside:
        beside.write_bytes(_encoded(content))


def write_files(contents: Mapping[Path, bytes | str], *, lasts: bool = True) -> None:
    """Write files that belong together; none is replaced before all are on the disk.

    Folders that are missing are made, and removed again if the files cannot be written.
    The FileError says which file cannot, and which are new if any is. What need not
    last, as it can be made again, may be there and broken after a power cut.
    """
    files: list[_Waiting] = []
    done: list[Path] = []
    with contextlib.ExitStack() as undo:
        for path, content in contents.items():
            with telling(path, done, len(contents)):
                for folder in _make_folders(path.parent):
                    undo.callback(_remove_empty, folder)
                files.append(_Waiting.at(path, undo))
                files[-1].beside.write_bytes(_encoded(content))
                if lasts:
                    files[-1].flush()
        for file in files:
            with telling(file.path, done, len(contents)):
                file.move()
            done.append(file.path)


@contextlib.contextmanager
def telling(path: Path, done: Sequence[Path] = (), count: int = 1) -> Iterator[None]:
    """Turn errors of the system into a FileError about a file, one of so many.

    `done` are those of the others that have been put in their places.
    """
    try:
        yield
    except OSError as error:
        said = error.strerror or str(error)
        why, remedy = _REASONS.get(error.errno or 0, (said, _ANOTHER_PLACE))
        reason = why if why == said else f"{why} ({said})"
        stays = "What was there is unchanged. " if _is_file(path) else ""
        if done:
            names = ", ".join(str(other) for other in done)
            stays = f"Of {count} files {len(done)} are new already: {names}. "
        elif count > 1:
            stays = f"None of the {count} files is written. "
        raise FileError(
            f"file {str(path)!r}: it cannot be written: {reason}. {stays}{remedy}"
        ) from None


def holds_other(path: Path, content: bytes) -> bool:
    """Return whether there is a file of this name of other content, or unreadable."""
    if not _is_file(path):
        return False
    try:
        return path.read_bytes() != content
    except OSError:
        return True


def is_left_over(path: Path) -> bool:
    """Return whether a file was left by a killed process."""
    return path.name.startswith(".") and path.suffix == _PART


@final
@dataclass(frozen=True)
class _Waiting:
    """A file beside its place, with the state of what is there, if anything is."""

    path: Path
    target: Path
    beside: Path
    before: os.stat_result | None

    @classmethod
    def at(cls, path: Path, undo: contextlib.ExitStack) -> _Waiting:
        """Make an empty file beside a place; `undo` gets its removal."""
        before = _state(path)
        if before is None or stat.S_ISREG(before.st_mode):
            if before is not None and not os.access(path, os.W_OK):
                # Renaming would not ask whether the file itself may be written.
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            target = Path(os.path.realpath(path))
        elif stat.S_ISDIR(before.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        else:
            # Brings generators of random numbers, for who has a pipe.
            from tempfile import gettempdir

            target = Path(gettempdir()) / path.name
        name = f".{target.name[:_LONGEST]}.{os.urandom(4).hex()}{_PART}"
        beside = target.with_name(name)
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _LIKE_OPEN))
        undo.callback(beside.unlink, missing_ok=True)
        return cls(path, target, beside, before)

    def flush(self) -> None:
        """Wait until the content is on the disk."""
        with self.beside.open("r+b") as file:
            os.fsync(file.fileno())

    def move(self) -> None:
        """Put the file in its place."""
        if self.before is None:
            self.beside.replace(self.target)
        elif stat.S_ISREG(self.before.st_mode):
            if hasattr(os, "chown"):
                # Only root gives files away; for others it then belongs to who wrote
                # it, as does every new file.
                with contextlib.suppress(PermissionError):
                    os.chown(self.beside, self.before.st_uid, self.before.st_gid)
            self.beside.chmod(stat.S_IMODE(self.before.st_mode))
            self.beside.replace(self.target)
        else:
            with self.path.open("wb") as file:
                file.write(self.beside.read_bytes())


def _is_file(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def _encoded(content: bytes | str) -> bytes:
    return content.encode() if isinstance(content, str) else content


def _state(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _make_folders(folder: Path) -> list[Path]:
    """Make a folder and those above it; return the new ones, outermost first."""
    new = []
    while not folder.exists():
        new.append(folder)
        folder = folder.parent
    for missing in reversed(new):
        missing.mkdir(exist_ok=True)
    return new[::-1]


def _remove_empty(folder: Path) -> None:
    # It holds the files if all went well, or another process has put something into it.
    with contextlib.suppress(OSError):
        folder.rmdir()
