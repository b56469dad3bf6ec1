"""Find the model in a user's Python file."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from traceback import extract_tb
from typing import NoReturn, TypeVar

from symbody.arguments import near
from symbody.cli.usage import UsageError, check_names, existing
from symbody.errors import ModelError, SymbodyError
from symbody.model.model import Model

Kind = TypeVar("Kind")


def load_model(path: str, name: str | None = None) -> Model:
    """Run a Python file and return the model that it leaves behind.

    Args:
        path: The file; it is run as `python file` would, but not as __main__.
        name: Variable, or function without arguments, that holds or makes the model;
            None for the only one there is.

    Raises:
        ModelError: There is no model in it, or there are several.
        UsageError: There is no such file, it is no Python, or has not this name.
    """
    return load_only(path, name, Model, "--model", "a mechanism")


def load_only(
    path: str, name: str | None, kind: type[Kind], option: str, about: str
) -> Kind:
    """Run a Python file and return the object of a class that it leaves behind.

    Args:
        path: The file.
        name: Variable, or function without arguments, that holds or makes it; None for
            the only one there is.
        kind: The class.
        option: Of the command, that gives the name.
        about: What the file describes.

    Raises:
        ModelError: There is none in it, or there are several.
        UsageError: There is no such file, it is no Python, or has not this name.
    """
    what = kind.__name__
    file = existing(path, f"a Python file that describes {about}")
    scope = _run(file, about)
    if name is not None:
        check_names(option, [name], [n for n in scope if not n.startswith("_")])
        found = scope[name]
        found = found() if callable(found) else found
        if not isinstance(found, kind):
            raise UsageError(
                f"file {path!r}: {name!r} is a {type(found).__name__}, not a {what}. "
                f"Name a variable that holds one, or a function that makes it."
            )
        return found
    every = {id(v): (n, v) for n, v in scope.items() if isinstance(v, kind)}
    if len(every) == 1:
        ((_, only),) = every.values()
        return only
    word = what.lower()
    if not every:
        raise ModelError(
            f"file {path!r}: it leaves no {what} behind. Keep the {word} in a variable,"
            f" or name a function that makes it with {option}."
        )
    plural = "studies" if word == "study" else f"{word}s"
    raise ModelError(
        f"file {path!r}: it holds {len(every)} {plural}: "
        f"{', '.join(n for n, _ in every.values())}. Choose one with {option}."
    )


def _run(file: Path, about: str) -> dict[str, object]:
    """Return what a Python file defines; it imports its neighbors as a script does."""
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        return runpy.run_path(str(file), run_name="symbody_model")
    except SyntaxError as error:
        if error.filename not in (None, str(file)):
            return _refuse(file, error)
        where = f" in line {error.lineno}" if error.lineno else ""
        raise UsageError(
            f"file {str(file)!r}: it is no Python{where}: {error.msg}. Give a Python "
            f"file that describes {about} with symbody."
        ) from None
    except SymbodyError:
        raise
    except Exception as error:  # anything that a user's file may raise
        return _refuse(file, error)


def _refuse(file: Path, error: Exception) -> NoReturn:
    """Raise what says where the user's file is mistaken.

    Raises:
        UsageError: Always.
    """
    own = [
        frame
        for frame in extract_tb(error.__traceback__)
        if frame.filename == str(file)
    ]
    where = f", line {own[-1].lineno}: {own[-1].line}" if own else ""
    remedy = "Run it with python for the whole traceback."
    if isinstance(error, ImportError) and "pymbs" in str(error.name).lower():
        remedy = f"It is a script for PyMbs: symbody run-pymbs {file} runs it."
    elif isinstance(error, AttributeError) and error.name:
        remedy = near(error.name, [n for n in dir(error.obj) if n[0] != "_"])
    elif isinstance(error, NameError) and error.name and own:
        remedy = f"Import or define {error.name} before."
    text = f"file {str(file)!r}{where}: {type(error).__name__}: {error}"
    raise UsageError(f"{text.rstrip('.')}. {remedy}") from error
