"""The formats of files, one row each, and which of them a file has."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

from symbody.arguments import near, shown
from symbody.errors import FileError
from symbody.io.json import read_json, write_json
from symbody.io.mjcf import read_mjcf
from symbody.io.robotran import read_robotran
from symbody.io.source import Source
from symbody.io.urdf import read_urdf, write_urdf
from symbody.model.model import Model


@final
@dataclass(frozen=True)
class Format:
    """A format of files.

    Attributes:
        name: What `read(…, format=…)` calls it.
        endings: Of the names of its files, with the dot.
        root: The outermost element of its files, if they are XML.
        read: From a source and options by keyword to a model.
        write: From a model, the path that the file will have, and options by keyword
            to its text; None if it is only read.
    """

    name: str
    endings: tuple[str, ...]
    root: str
    read: Callable[..., Model]
    write: Callable[..., str] | None = None


FORMATS: dict[str, Format] = {
    "json": Format("json", (".json",), "", read_json, write_json),
    "urdf": Format("urdf", (".urdf", ".xml"), "robot", read_urdf, write_urdf),
    "mjcf": Format("mjcf", (".mjcf", ".xml"), "mujoco", read_mjcf),
    "robotran": Format("robotran", (".mbs",), "mbsDescR7", read_robotran),
}

_COMMENT = re.compile(rb"<!--.*?-->|<[?!][^>]*>", re.DOTALL)
_ELEMENT = re.compile(rb"<([A-Za-z_][A-Za-z0-9_.:-]*)")
_HEAD = 2**16  # bytes in which the outermost element must begin


def format_of(source: Source, name: str | None = None) -> Format:
    """Return the format of a file: by name, by the ending, else by its content.

    Raises:
        FileError: The name is unknown.
        ReadError: Neither ending nor content is of a format.
    """
    if name is not None:
        return format_named(name)
    ending = Path(source.name).suffix.lower()
    found = [f for f in FORMATS.values() if ending in f.endings]
    if len(found) != 1:
        root = _root_of(source.data)
        found = [f for f in FORMATS.values() if root and f.root == root]
    if len(found) == 1:
        return found[0]
    raise source.error(
        f"neither its ending {ending!r} nor its content tells a format. Known are "
        f"{known_formats()}; name one with format=."
    )


def format_named(name: str) -> Format:
    """Return a format.

    Raises:
        FileError: There is none of this name.
    """
    if not isinstance(name, str) or name not in FORMATS:
        raise FileError(
            f"format {shown(name)}: unknown. Known are {known_formats()}. "
            f"{near(name, FORMATS)}"
        )
    return FORMATS[name]


def known_formats() -> str:
    """Return the names of the formats with the endings of their files."""
    return ", ".join(f"{f.name} ({', '.join(f.endings)})" for f in FORMATS.values())


def is_model_file(path: Any) -> bool:
    """Return whether the ending of a path is that of a format."""
    ending = Path(path).suffix.lower()
    return any(ending in known.endings for known in FORMATS.values())


def _root_of(data: bytes) -> str:
    found = _ELEMENT.search(_COMMENT.sub(b"", data[:_HEAD]))
    return found[1].decode("ascii") if found else ""
