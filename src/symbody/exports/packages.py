"""The formats that a model can be written in, and the README of a folder of files.

In the instructions, `readme.md`, stand NAME for the files, MODULE for one in Python,
FUNCTION for the first function, ARGUMENTS and RESULTS for its own, VALUES for
statements in Python that define the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from string import Template
from textwrap import wrap

from symbody import formalisms
from symbody.arguments import Arguments, first_of, near
from symbody.equations import Formalism
from symbody.errors import WriterError, warn_user
from symbody.exports.interface import Files, Options, Package
from symbody.model.model import Model, checked_model
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.functions import FUNCTIONS, derivatives_in
from symbody.program.program import Program, recorded_renames
from symbody.public_names import LateFunction
from symbody.system.checks import refuse_contacts, refuse_whens
from symbody.whole_files import holds_other, is_left_over, write_files
from symbody.writers.generate import WRITERS, Writer
from symbody.writers.generate import generate as write
from symbody.writers.source_file import routines

_TEXTS = routines("exports/readme.md")
INSTRUCTIONS: dict[str, str] = {
    language: Template(text).substitute(_TEXTS)
    for language, text in _TEXTS.items()
    if not language.isupper()  # which several share
}
_WIDTH = 88


def readme(
    compiled: CompiledModel,
    options: Options,
    files: Mapping[str, Sequence[str]],
    renamed: Mapping[str, Mapping[str, str]],
) -> str:
    """Return the README; `renamed` has names by language and forbidden name."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    lines = [
        f"# {compiled.system.name}",
        "",
        "Written by symbody. The functions with their arguments and results:",
        "",
        *(_signature(program) for program in programs),
        "",
        "Arrays are of double precision, matrices lie row by row; `k` holds what",
        "follows from the parameters alone. The entries:",
        "",
        *_entries(compiled, programs),
    ]
    for language, paths in files.items():
        lines += ["", f"## {language}", "", *_listed("Files", paths), ""]
        lines += _instructions(language, compiled, options, programs[0], paths)
        lines += _renames(renamed.get(language, {}))
    return "\n".join(lines).rstrip() + "\n"


def _signature(program: Program) -> str:
    arguments = ", ".join(map(str, program.arguments))
    results = ", ".join(
        f"{r.name}[{', '.join(map(str, r.shape))}]" if r.shape else r.name
        for r in program.results
    )
    return f"- `{program.name}({arguments})` gives {results}"


def _entries(compiled: CompiledModel, programs: Sequence[Program]) -> list[str]:
    entries_by_name: dict[str, tuple[str, ...]] = {}
    for program in programs:
        for argument in program.arguments:
            names = tuple(symbol.name for symbol in argument.symbols)
            if argument.name == "p":
                values = compiled.parameters.tolist()
                names = tuple(
                    f"{name} = {value!r}"
                    for name, value in zip(names, values, strict=True)
                )
            entries_by_name.setdefault(argument.name, names)
        for result in program.results:
            entries_by_name.setdefault(f"{program.name}: {result.name}", result.labels)
    return [
        line
        for name, entries in entries_by_name.items()
        if entries
        for line in _listed(name, entries)
    ]


def _listed(title: str, entries: Sequence[str]) -> list[str]:
    text = f"- {title}: {', '.join(f'`{entry}`' for entry in entries)}"
    return wrap(text, _WIDTH, subsequent_indent="  ", break_long_words=False)


def _instructions(
    language: str,
    compiled: CompiledModel,
    options: Options,
    program: Program,
    paths: Sequence[str],
) -> list[str]:
    text = INSTRUCTIONS.get(language)
    if text is None:
        return ["The functions are called as the comments in the files say."]
    arguments = [argument.name for argument in program.arguments]
    replacements = {
        "CONSTANTS": f"{program.name.upper()}_CONSTANTS",
        "REFERENCES": ", ".join(a if a == "t" else f"&{a}" for a in arguments),
        "VALUES": "\n".join(_values(compiled, program)),
        "ARGUMENTS": ", ".join(arguments),
        "RESULTS": ", ".join(result.name for result in program.results),
        "FUNCTION": program.name,
        "MODULE": options.name + f"_{language}" * (language in ("jax", "torch")),
        "FILE": paths[0].rpartition("/")[2],
        "NAME": options.name,
    }
    text = re.sub("|".join(replacements), lambda m: replacements[m.group()], text)
    return text.rstrip("\n").split("\n")


def _values(compiled: CompiledModel, program: Program) -> list[str]:
    """Return the start state and the parameters' values as statements in Python."""
    system = compiled.system
    known: dict[str, object] = {
        "y": compiled.start_state().tolist(),
        "q": [float(value) for value in system.q_start],
        "v": [float(value) for value in system.v_start],
        "x": [float(value) for value in system.x_start],
        "p": compiled.parameters.tolist(),
    }
    lines = []
    for argument in program.arguments:
        if argument.scalar:
            lines.append(f"{argument.name} = 0.0")
            continue
        zeros = [0.0] * len(argument.symbols)
        text = f"{argument.name} = {known.get(argument.name, zeros)!r}"
        lines += wrap(text, _WIDTH, subsequent_indent="     ", break_on_hyphens=False)
    return lines


def _renames(renamed: Mapping[str, str]) -> list[str]:
    if not renamed:
        return []
    pairs = ", ".join(f"`{name}` is `{other}`" for name, other in renamed.items())
    text = f"Names that cannot stand in these files are changed: {pairs}."
    return ["", *wrap(text, _WIDTH, break_long_words=False)]


def _functions(language: str, compiled: CompiledModel, options: Options) -> Files:
    """Return the requested functions in a language."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    return dict(write(programs, language, name=options.name))


_fmu = LateFunction("symbody.exports.fmu.package", "fmu")
# Imported when they are used: together they take 60 ms.
PACKAGES: Mapping[str, Package] = {
    **{language: partial(_functions, language) for language in WRITERS},
    "clib": LateFunction("symbody.exports.clib", "clib"),
    "cuda": LateFunction("symbody.exports.cuda", "package"),
    "fmu2": partial(_fmu, 2),
    "fmu3": partial(_fmu, 3),
    "latex": LateFunction("symbody.exports.latex", "package"),
    "matlab": LateFunction("symbody.exports.matlab", "package"),
    "modelica": LateFunction("symbody.exports.modelica", "package"),
    "sfunction": LateFunction("symbody.exports.sfunction", "sfunction"),
}


# Those that simulate, or are simulated by a tool.
_SIMULATING = ("clib", "fmu2", "fmu3", "matlab", "modelica", "sfunction")


def _warn_of_surprises(form: str, compiled: CompiledModel) -> None:
    """Warn of what a format that simulates cannot do."""
    loads = {named.name for named in compiled.system.loads}
    surprises = [
        n for n in compiled.equations("coincident_ends").results if n not in loads
    ]
    surprises += [
        f"a kinematic formula of time has a corner, where {formalisms.shortened(zero)} "
        f"passes 0: velocities jump there. Round the corner, as by sqrt(x**2 + r**2) "
        f"in place of absolute(x)."
        for zero in formalisms.corners_in_time(compiled.derivations)
    ]
    who = f"generate: {form} of model {compiled.system.name!r}"
    if surprises:
        warn_user(f"{who} may go on where {surprises[0]}")
    if compiled.system.start_conditions:
        warn_user(f"{who}: start_at holds at the model's own parameters alone")


def register_writer(language: str, writer: Writer) -> None:
    """Make a writer of one's own known to `generate` and the command line.

    Args:
        language: Its name. A name registered before gets the new writer.
        writer: From programs and the name of the files to texts by file name.

    Raises:
        WriterError: The name belongs to a language or format of the package.
    """
    arguments = Arguments("register_writer", WriterError)
    arguments.text("language", language, 'Give a name, such as "lua".')
    remedy = "Give one that returns texts by the names of files."
    arguments.function("writer", writer, ("programs", "name"), remedy)
    if language in PACKAGES:
        raise WriterError(
            f"register_writer: {language!r} is a language or format of the package. "
            f"Choose another name, e.g. {'my_' + language!r}."
        )
    WRITERS[language] = writer


# Formats whose functions are those that their tools call.
_WITH_THEIR_OWN = frozenset({"fmu2", "fmu3", "sfunction"})


def check_functions(forms: Sequence[str], functions: Sequence[str]) -> None:
    """Raise WriterError if functions are chosen for formats without a choice."""
    if _WITH_THEIR_OWN.issuperset(forms) and tuple(functions) != ("derivatives",):
        raise WriterError(
            f"generate: functions={list(functions)!r} has no effect on "
            f"{' and '.join(forms)}, which have the functions that their tools call, "
            f"for all sensors of the model. Leave it out, or take another language."
        )


def package_of(form: str) -> Package:
    """Return what makes the files of a format, or raise WriterError."""
    arguments = Arguments("generate", WriterError)
    arguments.text("language", form, 'Give a name, such as "c".')
    known = sorted({*PACKAGES, *WRITERS})
    if form not in known:
        raise WriterError(
            f"generate: there is no language or format {form!r}. Known are "
            f"{', '.join(known)}. {near(form, known)}"
        )
    return partial(_files, form)


# Formats whose files obey the set-valued laws of contacts, or refuse what they cannot.
_WITH_CONTACTS = frozenset({"clib", "fmu2", "fmu3", "matlab", "sfunction"})
# Likewise, that let when clauses act.
_WITH_WHENS = _WITH_CONTACTS | {"modelica"}


def _files(form: str, compiled: CompiledModel, options: Options) -> Files:
    """Return the files of a format; ModelError where they would leave something out."""
    for able, refuse in (_WITH_CONTACTS, refuse_contacts), (_WITH_WHENS, refuse_whens):
        if form not in able:
            remedy = f"Take one of {', '.join(sorted(able))}, which obey them"
            refuse(f"generate({form!r})", compiled.system, remedy)
    if form in _SIMULATING:
        _warn_of_surprises(form, compiled)
    # A writer of the user's own may have been registered since.
    with compiled.shared.timed(f"write {form}"):
        return PACKAGES.get(form, partial(_functions, form))(compiled, options)


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
        rule, remedy = "a folder, and is a file", "Name another one."
        raise arguments.refused("directory", directory, rule, remedy)
    arguments.flag("binaries", binaries), arguments.flag("force", force)
    known = [*FUNCTIONS, *derivatives_in(functions)]
    functions = arguments.words("functions", functions, known)
    package = package_of(language)
    check_functions([language], functions)
    compiled = compile_model(model, formalism=formalism)
    files = package(compiled, Options(model.name, tuple(functions), binaries))
    contents = {folder / name: text for name, text in _encoded(files).items()}
    for path, content in contents.items():
        if not force and holds_other(path, content):
            raise WriterError(
                f"generate: {path} exists and holds something else. Choose another "
                f"directory, or allow overwriting with force=True (--force)."
            )
    write_files(contents)
    return list(contents)


def _encoded(files: Files, place: str = "") -> dict[str, bytes]:
    """Return the contents of files that go to a place."""
    return {
        f"{place}{path}": text.encode() if isinstance(text, str) else text
        for path, text in files.items()
    }


_README = "README.md"
_MOST_NAMED = 6


def generate_set(
    compiled: CompiledModel,
    languages: Sequence[str],
    folder: Path,
    options: Options,
    *,
    force: bool = False,
) -> tuple[list[Path], dict[str, dict[str, str]]]:
    """Write a model in some languages, each in its folder if several, and a README.

    Return the paths, and by language the names that had to change. With `force` files
    may be overwritten, and the folder may hold others, which stay.
    """
    packages = {language: package_of(language) for language in languages}
    check_functions(languages, options.functions)
    contents: dict[str, bytes] = {}
    files: dict[str, list[str]] = {}
    renamed: dict[str, dict[str, str]] = {}
    for language, package in packages.items():
        place = f"{language}/" if len(packages) > 1 else ""
        with recorded_renames() as renames:
            written = _encoded(package(compiled, options), place)
        renamed[language] = dict(renames)
        files[language] = [*written]
        contents |= written
    contents.setdefault(_README, readme(compiled, options, files, renamed).encode())
    if not force:
        _check_folder(folder, contents)
    written_files = {folder / path: content for path, content in contents.items()}
    write_files(written_files)
    return [*written_files], {k: names for k, names in renamed.items() if names}


def _check_folder(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Refuse a folder that holds other files than those to be written."""
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
    kinds = {"other files": strange, "files with other content": changed}
    obstacles = [f"{k} ({first_of(n, _MOST_NAMED)})" for k, n in kinds.items() if n]
    raise WriterError(
        f"generate: the folder {str(folder)!r} holds {' and '.join(obstacles)}. Choose "
        f"another with --out, or allow overwriting with --force, which leaves files of "
        f"other names alone."
    )
