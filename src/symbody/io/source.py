"""An untrusted file: bounded in size, its paths confined; notes on what is left out."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import final

from symbody.arguments import listed
from symbody.errors import FileError, ReadError, SymbodyError, warn_user

_LONGEST = 4096  # characters of a path
_SHOWN = 60
_MANIFEST = 65536  # characters of a package.xml that are looked at
_LISTED = 4  # elements named of each kind


@final
@dataclass(frozen=True)
class Limits:
    """Bounds against hostile files: size [bytes], nesting and number of elements."""

    size: int = 64 * 2**20
    nesting: int = 200
    elements: int = 1_000_000


@contextmanager
def blamed(at: Callable[[str], ReadError]) -> Iterator[None]:
    """Turn errors raised inside into those at a place of a file."""
    try:
        yield
    except FileError:
        raise
    except SymbodyError as error:
        raise at(str(error)) from error


@final
@dataclass(frozen=True)
class Source:
    """The content of a file, with the folders where files that it names may lie."""

    name: str
    data: bytes
    folders: tuple[Path, ...]
    limits: Limits = Limits()

    @property
    def text(self) -> str:
        """The content as text in UTF-8; raises ReadError where it is none."""
        try:
            return self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise self.error(
                f"the byte 0x{self.data[error.start]:02x} is no text in UTF-8. Save "
                f"the file in this encoding.",
                self.data.count(b"\n", 0, error.start) + 1,
            ) from None

    def error(
        self, message: str, line: int | None = None, element: str = ""
    ) -> ReadError:
        """Return an error at a place of this file, to be raised."""
        return ReadError(message, self.name, line, element)

    def package(self, name: str) -> Path | None:
        """Return the folder of a package of ROS, the nearest above the file."""
        if not re.fullmatch(r"\w[\w.-]*", name):
            return None
        for above in (self.folders[0], *self.folders[0].parents):
            manifest = above / "package.xml"
            if manifest.is_file():
                content = manifest.read_text("utf-8", errors="replace")[:_MANIFEST]
                if re.search(rf"<name>\s*{re.escape(name)}\s*</name>", content):
                    return above
            for folder in (above, above / name):
                if folder.name == name and folder.is_dir():
                    return folder
        return None

    def file(
        self,
        named: str,
        line: int | None = None,
        element: str = "",
        *,
        must_exist: bool = True,
    ) -> Path:
        """Return the path of a file that this one names, or raise ReadError."""
        if "\0" in named or len(named) > _LONGEST:
            shown = named[:_SHOWN]
            raise self.error(f"the path {shown!r}… is none.", line, element)
        inside = None
        for folder in self.folders:
            path = Path(os.path.realpath(folder / named))
            if any(path.is_relative_to(allowed) for allowed in self.folders):
                if os.path.isfile(path):  # noqa: PTH113 (its own raises if too long)
                    return path
                inside = inside or path
        if inside is None:
            raise self.error(
                f"the path {named!r} leads out of the folder {str(self.folders[0])!r}. "
                f"A file may only name others beside or below it; allow more with "
                f"read(…, folders=[…]).",
                line,
                element,
            )
        if not must_exist:
            return inside
        raise self.error(f"there is no file {str(inside)!r}.", line, element)


def open_source(
    path: str | os.PathLike[str],
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    limits: Limits | None = None,
) -> Source:
    """Return the content of a file; raises ReadError where it cannot be read."""
    name, limits = os.fspath(path), limits or Limits()
    try:
        file = Path(name)
        if not file.is_file():
            reason = "it is a folder" if file.is_dir() else "there is no such file"
            raise ReadError(f"{reason}. Give a file that describes a mechanism.", name)
        size = file.stat().st_size
        if size > limits.size:
            raise ReadError(
                f"it has {size} bytes, more than the {limits.size} that are read. "
                f"Allow more with read(…, limits=Limits(size=…)).",
                name,
            )
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ReadError(f"it cannot be read: {reason}.", name) from None
    allowed = (file.parent, *(Path(os.fspath(folder)) for folder in folders))
    return Source(name, data, tuple(Path(os.path.realpath(f)) for f in allowed), limits)


@final
class Notes:
    """Collects the parts of a file without a counterpart in a model."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._left_out: dict[str, list[str]] = {}
        self._not_drawn: dict[str, list[str]] = {}

    def left_out(self, what: str, who: str = "") -> None:
        """Note what is not read: its kind in the plural with a reason; its name."""
        self._left_out.setdefault(what, []).append(who)

    def not_drawn(self, what: str, who: str = "") -> None:
        """Note a shape that is not read, for pages as well; see `left_out`."""
        self.left_out(what, who)
        self._not_drawn.setdefault(what, []).append(who)

    @property
    def undrawn(self) -> list[str]:
        """Parts that pictures of the mechanism lack, a sentence each."""
        return [
            f"{self._source.name!r} is drawn without {_listed(what, names)}."
            for what, names in self._not_drawn.items()
        ]

    def warn(self) -> None:
        """Warn of everything at once."""
        if not self._left_out:
            return
        parts = [_listed(what, names) for what, names in self._left_out.items()]
        warn_user(f"{self._source.name!r} is read without: {'; '.join(parts)}.")


def _listed(what: str, names: list[str]) -> str:
    named = [name for name in dict.fromkeys(names) if name]
    count = f" ({len(names)})" if len(names) > 1 else ""
    return f"{what}{count}{': ' + listed(named, _LISTED) if named else ''}"


def relative_to(folder: Path, path: str | Path) -> str:
    """Return a path as a file in a folder names it: relative if it is inside."""
    real, base = Path(os.path.realpath(path)), os.path.realpath(folder)
    return (real.relative_to(base) if real.is_relative_to(base) else real).as_posix()
