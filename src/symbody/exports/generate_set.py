"""A model in any set of languages and formats, with a README, in one folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import final

from symbody.errors import WriterError
from symbody.exports.options import Options
from symbody.exports.packages import check_functions, package_of
from symbody.exports.readme.write import readme
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.names import recorded_renames
from symbody.whole_files import holds_other, is_left_over, write_files

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
    found = [f"other files ({_named(strange)})"] * bool(strange)
    found += [f"files with other content ({_named(changed)})"] * bool(changed)
    raise WriterError(
        f"generate: the folder {str(folder)!r} holds {' and '.join(found)}. Choose "
        f"another with --out, or allow overwriting with --force, which leaves files of "
        f"other names alone."
    )


def _named(names: Sequence[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
