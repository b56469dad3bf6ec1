"""Source files of a model: in one language, or in a set of them with a README."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import final

from symbody.arguments import Arguments
from symbody.errors import WriterError
from symbody.exports.options import Options
from symbody.exports.packages import check_functions, package_of
from symbody.exports.readme import readme
from symbody.formalisms.quantities.choose import Formalism
from symbody.model.model import Model, checked_model
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.function_spec import derivatives_in
from symbody.pipeline.functions import FUNCTIONS
from symbody.program.names import recorded_renames
from symbody.whole_files import holds_other, is_left_over, write_files


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
    arguments = Arguments("generate", WriterError)
    checked_model(arguments, model)
    folder = arguments.path("directory", directory)
    if folder.exists() and not folder.is_dir():
        remedy = "Name another one."
        raise arguments.refused(
            "directory", directory, "a folder, and is a file", remedy
        )
    arguments.flag("binaries", binaries), arguments.flag("force", force)
    known = [*FUNCTIONS, *derivatives_in(functions)]
    functions = arguments.words("functions", functions, known)
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


_README = "README.md"
_MOST_NAMED = 6


@final
@dataclass(frozen=True)
class GeneratedSet:
    """The files that were written.

    Attributes:
        paths: Of the files.
        renamed: By language the names that it does not allow, with those in its files.
    """

    paths: tuple[Path, ...]
    renamed: Mapping[str, Mapping[str, str]]


def generate_set(
    compiled: CompiledModel,
    languages: Sequence[str],
    folder: Path,
    options: Options,
    *,
    force: bool = False,
) -> GeneratedSet:
    """Write a model in some languages, and a README of how to build and call each.

    The files of one language stand in the folder itself, those of several each in a
    folder with the name of the language.

    Args:
        compiled: The model.
        languages: Names of languages and formats.
        folder: Where the files go; made if it is not there.
        options: Name of the files, and functions.
        force: Whether the folder may hold other files, and those to be written be
            overwritten. Files of other names stay.

    Raises:
        WriterError: A language is unknown or cannot express the model, or the folder
            holds something else.
        CompileError: A format needs a tool that is missing.
        FileError: The files cannot be written; none of them is then.
    """
    packages = {language: package_of(language) for language in languages}
    check_functions(languages, options.functions)
    contents: dict[str, bytes] = {}
    files: dict[str, list[str]] = {}
    renamed: dict[str, dict[str, str]] = {}
    for language, package in packages.items():
        place = f"{language}/" if len(packages) > 1 else ""
        with recorded_renames() as renames:
            written = package(compiled, options)
        renamed[language] = dict(renames)
        files[language] = [f"{place}{path}" for path in written]
        contents |= {
            f"{place}{path}": text.encode() if isinstance(text, str) else text
            for path, text in written.items()
        }
    about = readme(compiled, options, files, renamed)
    contents.setdefault(_README, about.encode())
    if not force:
        _check_folder(folder, contents)
    write_files({folder / path: content for path, content in contents.items()})
    renamed = {language: names for language, names in renamed.items() if names}
    return GeneratedSet(tuple(folder / path for path in contents), renamed)


def _check_folder(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Refuse a folder that holds other files than those to be written.

    Raises:
        WriterError: It does; the message names them.
    """
    if not folder.exists():
        return
    own = {Path(path) for path in contents}
    own |= {parent for path in own for parent in path.parents}
    strange, changed = [], []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if is_left_over(path):
            continue
        if name not in own:
            strange.append(name.as_posix())
        elif path.is_file() and holds_other(path, contents[name.as_posix()]):
            changed.append(name.as_posix())
    if not strange and not changed:
        return
    obstacles = [f"other files ({_first_names(strange)})"] * bool(strange)
    obstacles += [f"files with other content ({_first_names(changed)})"] * bool(changed)
    raise WriterError(
        f"generate: the folder {str(folder)!r} holds {' and '.join(obstacles)}. Choose "
        f"another with --out, or allow overwriting with --force, which leaves files of "
        f"other names alone."
    )


def _first_names(names: Sequence[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
