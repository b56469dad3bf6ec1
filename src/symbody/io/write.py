"""Models into files."""

from __future__ import annotations

import os
from pathlib import Path

from symbody.arguments import Arguments
from symbody.errors import FileError
from symbody.io.formats import FORMATS, Format, format_named
from symbody.io.options import check_options
from symbody.model.model import Model, checked_model
from symbody.whole_files import holds_other, write_file


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
        format: Its format; by default its ending tells.
        force: Whether a file that differs may be overwritten.
        options: What only writers of some formats know: leave_out for URDF.

    Returns:
        The path of the file.

    Raises:
        FileError: The format cannot hold the model, or the file cannot be written or
            is there already with other content.
    """
    asked = Arguments("write", FileError)
    checked_model(asked, model)
    asked.flag("force", force)
    file = asked.path("path", path)
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
    """Return the format in which a file is written: by name, or by its ending.

    Raises:
        FileError: There is none.
    """
    writable = [f for f in FORMATS.values() if f.write is not None]
    if name is not None:
        found = [f for f in [format_named(name)] if f in writable]
    else:
        found = [f for f in writable if file.suffix.lower() in f.endings]
    if len(found) == 1:
        return found[0]
    known = ", ".join(f"{f.name} ({f.endings[0]})" for f in writable)
    raise FileError(
        f"{str(file)!r}: models are written as {known}. Choose one of these endings, "
        f"or name the format."
    )
