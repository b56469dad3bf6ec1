"""Exceptions and warnings of the package; packages that only some users need.

SymbodyError
├── ExpressionError   a formula cannot be built, converted or differentiated
├── ModelError        the description is wrong: a name, a parent, a mass
│   └── NameTakenError
├── DerivationError   a formalism cannot treat this system
├── WriterError       a target language cannot express this program
├── CompileError      a compiler is missing or refused the code
├── CallError         a compiled function was called with unfit arrays
├── UnknownQuantityError  a motion has no quantity of this name
├── FileError         a file cannot hold the model, or cannot or must not be written
│   └── ReadError     a file is not the model that it claims to be
├── ScriptError       a script that symbody runs failed
└── AnalysisError     a numerical method failed, with its last state attached

Interrupted           Ctrl-C ended an analysis, with what it has attached

ModelWarning          the description is possible but unusual
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType, ModuleType


class SymbodyError(Exception):
    """Base class: catch this to catch everything the package raises itself."""


class ExpressionError(SymbodyError, TypeError):
    """A formula cannot be built, converted or differentiated."""


class ModelError(SymbodyError):
    """The model description contradicts itself or physics."""


class NameTakenError(ModelError):
    """Two elements of one model have the same name."""

    def __init__(self, kind: str, name: str, taken_by: str) -> None:
        article = "an" if taken_by[0] in "aeiou" else "a"
        super().__init__(
            f"{kind} {name!r}: the name is already used by {article} {taken_by}. "
            f"Names identify elements in results and generated code, so each must "
            f"be unique within a model; pick another, e.g. {name + '_2'!r}."
        )


class DerivationError(SymbodyError):
    """The chosen formalism cannot treat this system."""


class WriterError(SymbodyError):
    """The target language cannot express this program."""


class CompileError(SymbodyError):
    """A compiler is missing, or refused the generated code."""


class CallError(SymbodyError, ValueError):
    """A compiled function was called with arrays that do not fit."""


class UnknownQuantityError(SymbodyError, KeyError):
    """A motion has no quantity of this name."""

    def __str__(self) -> str:
        return str(self.args[0])  # as KeyError would show its repr


class FileError(SymbodyError):
    """A file cannot hold this model, or cannot or must not be written."""


class ReadError(FileError):
    """A file is not the model that it claims to be.

    Attributes:
        path: The file, as the user gave it.
        line: The line where the trouble is, from 1; None if it is in no one line.
        element: The element of the file where it is; empty for the file as a whole.
    """

    def __init__(
        self, message: str, path: str, line: int | None = None, element: str = ""
    ) -> None:
        place = [repr(path), f"line {line}" if line else "", element]
        super().__init__(f"{', '.join(filter(None, place))}: {message}")
        self.path = path
        self.line = line
        self.element = element


class ScriptError(SymbodyError):
    """A script of the user's, which symbody runs, failed."""


class AnalysisError(SymbodyError):
    """A numerical method failed.

    Attributes:
        result: What had been computed until then, or None.
    """

    def __init__(self, message: str, result: object = None) -> None:
        super().__init__(message)
        self.result = result


class Interrupted(KeyboardInterrupt):
    """The user ended an analysis by Ctrl-C.

    As any KeyboardInterrupt it ends a loop of runs as well, and is no SymbodyError.

    Attributes:
        result: What had been computed until then.
    """

    def __init__(self, message: str, result: object = None) -> None:
        super().__init__(message)
        self.result = result


class ModelWarning(UserWarning):
    """The description is possible, but unusual enough to be looked at."""


__all__ = sorted(
    name
    for name, thing in globals().items()
    if isinstance(thing, type) and issubclass(thing, BaseException)
)


def __dir__() -> list[str]:
    return __all__


# Packages whose frames stand between: of decorated functions, of mappings and copies,
# of PyMbs's scripts.
_BETWEEN = ("contextlib", "functools", "collections", "copy", "symbody_pymbs")


# The list that collects the warnings of this context; None for none.
_COLLECTED: ContextVar[list[str] | None] = ContextVar("collected", default=None)


@contextmanager
def collected_warnings() -> Iterator[list[str]]:
    """Collect warnings of this thread in a list, in place of warning of them."""
    collected: list[str] = []
    token = _COLLECTED.set(collected)
    try:
        yield collected
    finally:
        _COLLECTED.reset(token)


_told = 0


def warnings_told() -> int:
    """Return how many warnings this process has had so far, of all threads."""
    return _told


def warn_user(
    message: str, *, of_all: bool = False, category: type[Warning] | None = None
) -> None:
    """Warn at the line of the user's that called the package, however deep inside.

    What is `of_all`, of more than the run that somebody listens to, is warned of at
    once.
    """
    global _told
    _told += 1
    collected = _COLLECTED.get()
    if collected is not None and not of_all:
        collected.append(message)
        return
    package = __name__.partition(".")[0]
    level, frame = 1, sys._getframe()
    while frame.f_back and _package(frame) in (package, *_BETWEEN):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, category or ModelWarning, stacklevel=level)


def _package(frame: FrameType) -> str:
    """Return the package of a frame's code; code that `exec` runs may have none."""
    return str(frame.f_globals.get("__name__")).partition(".")[0]


def from_extra(
    who: str, module: str, extra: str, error: type[SymbodyError], *, name: str = ""
) -> ModuleType:
    """Return a package of an extra, imported, or raise the error of how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as reason:
        raise error(
            f"{who}: {name or module} is needed and cannot be imported ({reason}). "
            f"Install it with: pip install 'symbody[{extra}]'."
        ) from None
