"""From a model to source files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from symbody.errors import WriterError
from symbody.exports.options import Options
from symbody.exports.packages import package_of
from symbody.formalisms.derivation import Formalism
from symbody.model.model import Model
from symbody.pipeline.stages import compile_model
from symbody.whole_files import holds_other, write_files


def generate(
    model: Model,
    language: str,
    directory: str | Path = ".",
    *,
    functions: Sequence[str] = ("derivatives",),
    formalism: Formalism = "auto",
    binaries: bool = True,
    force: bool = False,
) -> list[Path]:
    """Write functions of a model in a programming language, or files for a tool.

    Args:
        model: The mechanism.
        language: A name in the table PACKAGES: "c", "python", "matlab", ….
        directory: Where the files go; made if it is not there.
        functions: Which functions: "derivatives", "forward_dynamics", "mass_matrix",
            "bias", "inverse_dynamics", "sensors", "energy", "jacobian", ….
        formalism: See `derive`.
        binaries: Whether a package that may hold a binary for this platform has one,
            such as an FMU; without, no compiler is needed.
        force: Whether files that differ may be overwritten.

    Returns:
        The paths of the files.

    Raises:
        WriterError: The language is unknown, or a file is there already with other
            content.
        FileError: The files cannot be written; none of them is then.
    """
    package = package_of(language)
    compiled = compile_model(model, formalism=formalism)
    files = package(compiled, Options(model.name, tuple(functions), binaries))
    folder = Path(directory)
    contents = {
        folder / name: text.encode() if isinstance(text, str) else text
        for name, text in files.items()
    }
    for path, content in contents.items():
        if not force and holds_other(path, content):
            raise WriterError(
                f"generate: {path} exists and holds something else. Choose another "
                f"directory, or allow overwriting with force=True (--force)."
            )
    write_files(contents)
    return list(contents)
