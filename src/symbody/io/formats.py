"""Models read from files and written into them; the formats, a row each."""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, final, get_args, get_origin, get_type_hints

import numpy as np

from symbody.arguments import Arguments, near, shown
from symbody.errors import FileError
from symbody.io.source import Limits, Source, blamed, open_source
from symbody.model.model import Model, checked_model
from symbody.public_names import LateFunction
from symbody.whole_files import holds_other, write_file

_COMMENT = re.compile(rb"<!--.*?-->|<[?!][^>]*>", re.DOTALL)
_ELEMENT = re.compile(rb"<([A-Za-z_][A-Za-z0-9_.:-]*)")
_HEAD = 2**16  # bytes in which the outermost element must begin


@final
@dataclass(frozen=True)
class Format:
    """A format of files, with the root element in XML; `write` is None if only read."""

    name: str
    endings: tuple[str, ...]
    root: str
    read: Callable[..., Model]
    write: Callable[..., str] | None = None


def _late(name: str) -> LateFunction:
    """Return a reader or writer by its name; those of XML take 50 ms to import."""
    verb, _, kind = name.partition("_")
    return LateFunction(f"symbody.io.{kind}.{verb}", name)


FORMATS: dict[str, Format] = {
    "json": Format("json", (".json",), "", _late("read_json"), _late("write_json")),
    "urdf": Format(
        "urdf", (".urdf", ".xml"), "robot", _late("read_urdf"), _late("write_urdf")
    ),
    "mjcf": Format("mjcf", (".mjcf", ".xml"), "mujoco", _late("read_mjcf")),
    "robotran": Format("robotran", (".mbs",), "mbsDescR7", _late("read_robotran")),
}


def read(
    path: str | os.PathLike[str],
    *,
    format: str | None = None,
    folders: Sequence[str | os.PathLike[str]] = (),
    limits: Limits | None = None,
    **options: object,
) -> Model:
    """Return the model that a file describes. Nothing in it is ever executed.

    Args:
        path: The file.
        format: Its format; by default that of its ending, or of its content.
        folders: In which the files that it names, such as meshes, may lie, besides
            its own folder.
        limits: Bounds of size and nesting, for files larger than any seen so far.
        options: What only readers of some formats know; see docs/howto/models-as-files.

    Raises:
        ReadError: The file is not what it claims to be; the message has line and
            element.
        FileError: The format is unknown, or has no such option.
    """
    arguments = Arguments("read", FileError)
    arguments.path("path", path)
    single = isinstance(folders, (str, os.PathLike, Mapping))
    if single or not isinstance(folders, Iterable):
        rule, remedy = "a list of folders", "Give for example ['meshes']."
        raise arguments.refused("folders", folders, rule, remedy)
    for folder in folders:
        arguments.path("folders", folder)
    if limits is not None:
        arguments.instance("limits", limits, Limits, "Give Limits(size=…).")
    return read_source(
        open_source(path, folders=folders, limits=limits), format, **options
    )


def read_source(source: Source, format: str | None = None, **options: object) -> Model:
    """Return the model that the content of a file describes; see `read`."""
    kind = format_of(source, format)
    check_options("read", kind.name, kind.read, options)
    # Numbers of any size may meet in there; what comes out must be finite anyway.
    with np.errstate(all="ignore"), blamed(source.error):
        return kind.read(source, **options)


def write(
    model: Model,
    path: str | os.PathLike[str],
    *,
    format: str | None = None,
    force: bool = False,
    **options: object,
) -> Path:
    """Write a model into a file.

    Args:
        model: The model.
        path: The file.
        format: Its format; by default that of its ending.
        force: Whether a file that differs may be overwritten.
        options: What only writers of some formats know: leave_out for URDF.

    Returns:
        The path of the file.

    Raises:
        FileError: The format cannot hold the model, or the file cannot be written or
            is there already with other content.
    """
    arguments = Arguments("write", FileError)
    checked_model(arguments, model)
    arguments.flag("force", force)
    file = arguments.path("path", path)
    kind = writable_format(file, format)
    assert kind.write is not None
    check_options("write", kind.name, kind.write, options)
    data = kind.write(model, file, **options).encode()
    if not force and holds_other(file, data):
        raise FileError(
            f"{str(file)!r}: it exists and holds something else. Choose another "
            f"name, or allow overwriting with force=True (--force)."
        )
    write_file(file, data)
    return file


def writable_format(file: Path, name: str | None) -> Format:
    """Return the format in which a file is written, by name or ending; or FileError."""
    writable = [f for f in FORMATS.values() if f.write is not None]
    if name is not None:
        matches = [f for f in [format_named(name)] if f in writable]
    else:
        matches = [f for f in writable if file.suffix.lower() in f.endings]
    if len(matches) == 1:
        return matches[0]
    known = ", ".join(f"{f.name} ({f.endings[0]})" for f in writable)
    raise FileError(
        f"{str(file)!r}: models are written as {known}. Choose one of these endings, "
        f"or name the format."
    )


def format_of(source: Source, name: str | None = None) -> Format:
    """Return the format of a file by name, by its ending, or else by its content."""
    if name is not None:
        return format_named(name)
    ending = Path(source.name).suffix.lower()
    matches = [f for f in FORMATS.values() if ending in f.endings]
    if len(matches) != 1:
        match = _ELEMENT.search(_COMMENT.sub(b"", source.data[:_HEAD]))
        root = match and match[1].decode("ascii")
        matches = [f for f in FORMATS.values() if root and f.root == root]
    if len(matches) == 1:
        return matches[0]
    raise source.error(
        f"neither its ending {ending!r} nor its content tells a format. Known are "
        f"{known_formats()}; name one with format=."
    )


def format_named(name: str) -> Format:
    """Return a format; raises FileError if there is none of this name."""
    if not isinstance(name, str) or name not in FORMATS:
        raise FileError(
            f"format {shown(name)}: unknown. Known are {known_formats()}. "
            f"{near(name, FORMATS)}"
        )
    return FORMATS[name]


def known_formats() -> str:
    """Return the names of the formats with the endings of their files."""
    return ", ".join(f"{f.name} ({', '.join(f.endings)})" for f in FORMATS.values())


def check_options(
    who: str,
    format_name: str,
    function: Callable[..., object],
    options: Mapping[str, object],
) -> None:
    """Raise FileError unless a reader or writer knows all options and their words."""
    function = inspect.unwrap(function)
    parameters = inspect.signature(function).parameters.values()
    known = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    types = get_type_hints(function) if options else {}
    for option, value in options.items():
        if option not in known:
            raise FileError(
                f"{who}: the format {format_name!r} has no option {option!r}. Known: "
                f"{', '.join(known) or 'none'}."
            )
        words = get_args(types.get(option))
        if get_origin(types.get(option)) is Literal and value not in words:
            raise FileError(
                f"{who}: {option}={value!r} must be one of "
                f"{', '.join(map(repr, words))}."
            )
