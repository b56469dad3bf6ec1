"""Source files of a model."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from symbody.arguments import Arguments
from symbody.errors import WriterError
from symbody.exports.options import Options
from symbody.exports.packages import check_functions, package_of
from symbody.formalisms.quantities.choose import Formalism
from symbody.model.model import Model, checked_model
from symbody.pipeline.function_spec import derivatives_in
from symbody.pipeline.functions import FUNCTIONS
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
            "bias", "inverse_dynamics", "sensors", "energy", "jacobian", …; or any
            derivative, such as "jacobian(vd; q, v)", see `CompiledModel.jacobian`.
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
    asked = Arguments("generate", WriterError)
    checked_model(asked, model)
    folder = asked.path("directory", directory)
    if folder.exists() and not folder.is_dir():
        remedy = "Name another one."
        raise asked.refused("directory", directory, "a folder, and is a file", remedy)
    asked.flag("binaries", binaries), asked.flag("force", force)
    known = [*FUNCTIONS, *derivatives_in(functions)]
    functions = asked.words("functions", functions, known)
    package = package_of(language)
    check_functions([language], functions)
    compiled = compile_model(model, formalism=formalism)
    files = package(compiled, Options(model.name, tuple(functions), binaries))
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
