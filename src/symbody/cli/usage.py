"""Arguments of commands, and the model they mean; what is wrong is a line, status 2."""

from __future__ import annotations

import argparse
import json
import math
import os
import runpy
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, NoReturn, TypeAlias, TypeVar, final

from symbody.arguments import listed, near
from symbody.errors import ModelError, ModelWarning, ReadError, SymbodyError
from symbody.io.formats import FORMATS, known_formats, read
from symbody.model.model import Model

# What is no model, and what takes it.
_OTHERS = {
    ".nc": "It is a motion: symbody plot {file} draws it.",
    ".npz": "It holds results: sb.results has the class of each, whose load reads it.",
    ".fmu": "It is for other tools; symbody studies run it (sb.Study).",
    ".html": "It is a page already: open it in a browser.",
    ".htm": "It is a page already: open it in a browser.",
    ".m": "It is no model of symbody's: take the file that it was generated from.",
}
_PYTHON = (".py", ".ipynb")
# What files end in that commands write into a folder.
_WRITTEN = (*_OTHERS, *_PYTHON, ".csv", ".json", ".pdf", ".png", ".svg", ".txt")
# What `add_subparsers` returns; argparse has no public name for it.
Commands: TypeAlias = "argparse._SubParsersAction[Any]"


class UsageError(SymbodyError):
    """An argument of a command is wrong."""


@contextmanager
def usage(kind: type[SymbodyError] = SymbodyError) -> Iterator[None]:
    """Turn errors of a kind raised inside into UsageError, but for those in files."""
    try:
        yield
    except ReadError:
        raise
    except kind as error:
        raise UsageError(str(error)) from error


@final
class Option:
    """An option or argument of a command, with what argparse takes beside its help."""

    def __init__(self, name: str, about: str | None = None, **words: Any) -> None:
        self.name, self.words = name, {"help": about, **words}

    @classmethod
    def flag(cls, name: str, about: str) -> Option:
        """Return an option without a value."""
        return cls(name, about, action="store_true")

    @classmethod
    def several(cls, name: str, metavar: str, about: str, **words: Any) -> Option:
        """Return an option that takes several values."""
        words = {"nargs": "+", "action": "extend", "metavar": metavar, **words}
        return cls(name, about, **words)

    @classmethod
    def named(cls, name: str, about: str) -> Option:
        """Return an option that takes NAME=VALUE, once or several times."""
        return cls.several(name, "NAME=VALUE", about, default=[])


@final
class Command:
    """A command, what runs it, and its options; one at most of the `alternatives`.

    If it is of a model, its first arguments say which one is meant.
    """

    def __init__(
        self, name: str, about: str, run: Callable[[Chosen], int], *options: Option,
        alternatives: Sequence[Option] = (), of_model: bool = False,
    ) -> None:  # fmt: skip
        self.name, self._about, self._run = name, about, run
        self._options = (*(_OF_MODEL if of_model else ()), *options)
        self._alternatives = alternatives

    def add(self, commands: Commands) -> None:
        """Add it to a parser's commands."""
        parser = commands.add_parser(self.name, help=self._about)
        parser.set_defaults(run=self._run)
        if self._alternatives:
            which = parser.add_mutually_exclusive_group()
            for option in self._alternatives:
                which.add_argument(option.name, **option.words)
        for option in (*self._options, _JSON):
            parser.add_argument(option.name, **option.words)


def positive(text: str) -> float:
    """Return a positive number, for argparse."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(
            f"{text!r}: it must be one finite number greater than 0, such as 2.5."
        )
    return number


def existing(file: str, what: str) -> Path:
    """Return the path of a file that is there; raises UsageError if it is not."""
    path = Path(file)
    if path.is_file():
        return path
    reason = "it is a folder" if path.is_dir() else "there is no such file"
    raise UsageError(f"file {file!r}: {reason}. Give {what}.")


def check_names(option: str, chosen: Iterable[str], known: Iterable[str]) -> None:
    """Raise UsageError unless all names of an option are known."""
    names = list(known)
    for name in chosen:
        if name not in names:
            raise UsageError(
                f"{option} {name!r}: unknown. Known are {listed(names, most=100)}. "
                f"{near(name, names)}"
            )


def writable_folder(folder: Path) -> Path:
    """Return a folder, made if it did not exist, in which files can be written."""
    if folder.suffix.lower() in _WRITTEN and not folder.exists():
        raise UsageError(
            f"--out {str(folder)!r}: it is the folder for files, whose names are those "
            f"of the model, and this ends as a file does. Take {str(folder.parent)!r}."
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused(folder, error.strerror or str(error)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _refused(folder, "Permission denied")
    return folder


def _refused(folder: Path, reason: str) -> UsageError:
    return UsageError(
        f"folder {str(folder)!r}: results cannot be written into it ({reason}). Choose "
        f"another with --out."
    )


def assignments(option: str, pairs: Sequence[str]) -> dict[str, Any]:
    """Return values by name from NAME=VALUE; raises UsageError for other forms."""
    values: dict[str, object] = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        try:
            numbers = [float(part) for part in value.split(",")]
        except ValueError:
            separator = ""
        if not separator:
            raise UsageError(
                f"{option} {pair!r}: give NAME=NUMBER, for example m1=2.5, or "
                f"NAME=NUMBER,NUMBER for a vector."
            )
        if name in values:
            raise UsageError(
                f"{option} {pair!r}: {name!r} is given twice. Leave out one."
            )
        values[name] = numbers[0] if len(numbers) == 1 else numbers
    return values


Kind = TypeVar("Kind")
OUT = Option("--out", "folder for the files", default=".")
_JSON = Option.flag(
    "--json", "print one JSON object: status, error, text, files, and results"
)
SET = Option.named("--set", "values of parameters, vectors as l=0.5,0.4")
_FOLDERS = "where files that a model file names, such as meshes, may lie as well"
_OF_MODEL = (
    Option(
        "file",
        f"Python file that describes a Model, {known_formats()}, or a name of the "
        f"library, as excavator",
    ),
    Option("--model", "variable or function in a Python file, if there are several"),
    Option.several("--folder", "DIR", _FOLDERS, default=[]),
    Option.named("--option", "of the reader of a model file, such as base=free"),
)


# What a command answers beside its text, for --json: "files", and results by name.
REPLY: dict[str, Any] = {}


def wrote(*paths: object) -> None:
    """Print the paths of files that were written, a line each."""
    for path in paths:
        print(path)
        REPLY.setdefault("files", []).append(str(path))


@final
class Chosen(argparse.Namespace):
    """The options of a command, as they were chosen."""

    def out_folder(self) -> Path:
        """Return the folder for files, in which they can be written."""
        return writable_folder(Path(self.out))

    def named(self, option: str) -> dict[str, Any]:
        """Return the values by name of an option whose form is NAME=VALUE."""
        return assignments(f"--{option}", getattr(self, option))

    def values_of(self, model: Model) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return values of parameters and inputs by name, as --set and --input say."""
        parameters, inputs = self.named("set"), self.named("input")
        check_names("--set", parameters, model.parameters)
        check_names("--input", inputs, model.inputs)
        return parameters, inputs

    def read_model(self) -> Model:
        """Return the model that is meant: of a Python file, run, another, or ours."""
        file = self.file
        if not Path(file).exists() and not Path(file).suffix:
            return self._of_library(file)
        if not any(Path(file).suffix.lower() in f.endings for f in FORMATS.values()):
            for name in ("folder", "option"):
                if getattr(self, name):
                    raise UsageError(
                        f"--{name} is for the files {known_formats()}, but a Python "
                        f"file is run: {file!r}."
                    )
            return load_only(file, self.model, Model, "--model", "a mechanism")
        if self.model is not None:
            raise UsageError(
                f"--model {self.model}: {file!r} holds one model; the option is for "
                f"Python files."
            )
        existing(file, f"a Python file, or {known_formats()}")
        values: dict[str, Any] = {}
        for pair in self.option:
            name, separator, value = pair.partition("=")
            if not separator or not name.isidentifier():
                raise UsageError(
                    f"--option {pair!r}: give NAME=VALUE, for example base=free."
                )
            if name in values:
                raise UsageError(f"--option {pair!r}: given twice. Leave out one.")
            words = [_value(word) for word in value.split(",")]
            values[name] = words[0] if len(words) == 1 else words
        with warnings.catch_warnings(record=True) as caught, usage():
            warnings.simplefilter("always", ModelWarning)
            model = read(file, folders=self.folder, **values)
        for warning in caught:
            print(f"symbody: {warning.message}", file=sys.stderr)
        return model

    def _of_library(self, name: str) -> Model:
        # Only this needs all mechanisms.
        from symbody import library

        names = {n for n in dir(library) if n[0].islower()} - {"loop_chain"}
        if name not in names:
            raise UsageError(
                f"file {name!r}: there is no such file, and no such mechanism in the "
                f"library. Give a Python file that describes a mechanism, "
                f"{known_formats()}, or a name of the library. {near(name, names)}"
            )
        if self.model is not None or self.folder or self.option:
            raise UsageError(
                f"{name!r} is of the library: leave out --model, --folder and --option."
            )
        return (library.LIBRARY.get(name) or getattr(library, name))()


def _value(word: str) -> object:
    if word in ("true", "false"):
        return word == "true"
    try:
        return float(word)
    except ValueError:
        return word


def load_only(
    path: str, name: str | None, kind: type[Kind], option: str, about: str
) -> Kind:
    """Run a Python file, but not as __main__, and return its object of a class.

    A variable or function without arguments holds it; without a name it is the only
    one.
    """
    what = kind.__name__
    file = existing(path, f"a Python file that describes {about}")
    ending = file.suffix.lower()
    if ending not in (*_PYTHON, ""):
        other = f"A file that ends in {ending!r} is not run as Python. Give a Python "
        other += f"file (.py, .ipynb) that describes {about}."
        remedy = _OTHERS.get(ending, other).format(file=path)
        raise UsageError(f"file {path!r}: {remedy}")
    scope = _run(file, about)
    if name is not None:
        check_names(option, [name], [n for n in scope if not n.startswith("_")])
        value = scope[name]
        value = value() if callable(value) else value
        if not isinstance(value, kind):
            raise UsageError(
                f"file {path!r}: {name!r} is a {type(value).__name__}, not a {what}. "
                f"Name a variable that holds one, or a function that makes it."
            )
        return value
    every = {id(v): (n, v) for n, v in scope.items() if isinstance(v, kind)}
    if len(every) == 1:
        ((_, only),) = every.values()
        return only
    word = what.lower()
    if not every:
        raise ModelError(
            f"file {path!r}: it leaves no {what} behind. Keep one in a variable,"
            f" or name a function that makes it with {option}."
        )
    plural = "studies" if word == "study" else f"{word}s"
    raise ModelError(
        f"file {path!r}: it holds {len(every)} {plural}: "
        f"{', '.join(n for n, _ in every.values())}. Choose one with {option}."
    )


def _run(file: Path, about: str) -> dict[str, object]:
    """Return the names of a Python file; it imports its neighbors as a script does."""
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        if file.suffix.lower() == ".ipynb":
            scope: dict[str, object] = {"__name__": "symbody_model"}
            exec(compile(_cells(file), str(file), "exec"), scope)
            return scope
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


def _cells(file: Path) -> str:
    """Return the code of a notebook, without what only a notebook understands."""
    try:
        cells = json.loads(file.read_text("utf-8"))["cells"]
        code = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError):
        raise UsageError(
            f"file {str(file)!r}: it is no notebook: it has no cells as Jupyter writes "
            f"them. Open it there and save it again."
        ) from None
    lines = "\n".join(code).splitlines()
    # A line of magic keeps its number for messages.
    return "\n".join(
        "" if line.lstrip().startswith(("%", "!")) else line for line in lines
    )


def _refuse(file: Path, error: Exception) -> NoReturn:
    """Raise UsageError with the place in the user's file."""
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
