"""Models from files."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import FileError
from symbody.io.formats import format_of
from symbody.io.options import check_options
from symbody.io.source import Limits, Source, open_source
from symbody.model.model import Model


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
        format: Its format; by default its ending tells, or its content.
        folders: In which the files that it names, such as meshes, may lie, besides
            its own folder.
        limits: Bounds of size and nesting, for files larger than any seen so far.
        options: What only readers of some formats know; see docs/howto/models-as-files.

    Raises:
        ReadError: The file is not what it claims to be; the message has line and
            element.
        FileError: The format is unknown, or has no such option.
    """
    asked = Arguments("read", FileError)
    asked.path("path", path)
    single = isinstance(folders, (str, os.PathLike, Mapping))
    if single or not isinstance(folders, Iterable):
        rule, remedy = "a list of folders", "Give for example ['meshes']."
        raise asked.refused("folders", folders, rule, remedy)
    for folder in folders:
        asked.path("folders", folder)
    if limits is not None:
        asked.instance("limits", limits, Limits, "Give Limits(size=…).")
    return read_source(
        open_source(path, folders=folders, limits=limits), format, **options
    )


def read_source(source: Source, format: str | None = None, **options: object) -> Model:
    """Return the model that the content of a file describes; see `read`.

    Raises:
        ReadError: The file is not what it claims to be.
        FileError: The format is unknown, or has no such option.
    """
    kind = format_of(source, format)
    check_options("read", kind.name, kind.read, options)
    # Numbers of any size may meet in there; what comes out must be finite anyway.
    with np.errstate(all="ignore"), source.blamed(None, ""):
        return kind.read(source, **options)
