"""The formats that a model can be written in.

A language for which nothing more is said here gets the files of its writer: functions
and nothing else. A format that makes more of a model, such as a simulation that runs,
has a function of its own in the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.arguments import Arguments, near
from symbody.errors import WriterError, warn_user
from symbody.exports.clib import clib
from symbody.exports.cuda import package as cuda
from symbody.exports.fmu.package import fmu
from symbody.exports.latex import package as latex
from symbody.exports.matlab.package import package as matlab
from symbody.exports.modelica.package import package as modelica
from symbody.exports.options import Files, Options, Package, Packages
from symbody.exports.sfunction import sfunction
from symbody.formalisms.quantities.kinematic_corners import (
    corners_in_time,
    shortened,
)
from symbody.pipeline.compiled_model import CompiledModel
from symbody.writers.generate import WRITERS, Writer
from symbody.writers.generate import generate as write


def _functions(language: str, compiled: CompiledModel, options: Options) -> Files:
    """Return the requested functions in a language."""
    programs = [compiled.program(purpose) for purpose in options.functions]
    return dict(write(programs, language, name=options.name))


PACKAGES: Packages = {
    **{language: partial(_functions, language) for language in WRITERS},
    "clib": clib,
    "cuda": cuda,
    "fmu2": partial(fmu, 2),
    "fmu3": partial(fmu, 3),
    "latex": latex,
    "matlab": matlab,
    "modelica": modelica,
    "sfunction": sfunction,
}


# Those that simulate, or are simulated by a tool.
_SIMULATING = ("clib", "fmu2", "fmu3", "matlab", "modelica", "sfunction")


def _simulating(form: str, compiled: CompiledModel, options: Options) -> Files:
    """Return the files of a format that simulates; warn of what it cannot do."""
    loads = {named.name for named in compiled.system.loads}
    surprises = [
        n for n in compiled.equations("coincidences").results if n not in loads
    ]
    surprises += [
        f"a kinematic formula of time has a corner, where {shortened(zero)} passes 0: "
        f"velocities jump there. Round the corner, as by sqrt(x**2 + r**2) in place of "
        f"absolute(x)."
        for zero in corners_in_time(compiled.derivations)
    ]
    if surprises:
        name = compiled.system.name
        warn_user(f"generate: {form} of model {name!r} may go on where {surprises[0]}")
    return PACKAGES[form](compiled, options)


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
    """Raise if functions are chosen for formats of which none has a choice.

    Args:
        forms: Names of languages and formats.
        functions: Their names; "derivatives" alone is the default.

    Raises:
        WriterError: The choice would have no effect.
    """
    if _WITH_THEIR_OWN.issuperset(forms) and tuple(functions) != ("derivatives",):
        raise WriterError(
            f"generate: functions={list(functions)!r} has no effect on "
            f"{' and '.join(forms)}, which have the functions that their tools call, "
            f"for all sensors of the model. Leave it out, or take another language."
        )


def package_of(form: str) -> Package:
    """Return what makes the files of a format.

    Raises:
        WriterError: There is none of this name.
    """
    arguments = Arguments("generate", WriterError)
    arguments.text("language", form, 'Give a name, such as "c".')
    if form in _SIMULATING:
        return partial(_simulating, form)
    if form in PACKAGES:
        return PACKAGES[form]
    # A writer of the user's own may have been registered since.
    if form in WRITERS:
        return partial(_functions, form)
    raise WriterError(
        f"generate: there is no language or format {form!r}. Known are "
        f"{', '.join(sorted({*PACKAGES, *WRITERS}))}. "
        f"{near(form, sorted({*PACKAGES, *WRITERS}))}"
    )
