"""Arguments of commands that are of the wrong kind: told in a line, with status 2."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from symbody.arguments import listed, near
from symbody.errors import ReadError, SymbodyError

# What `add_subparsers` returns; argparse has no public name for it.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UsageError(SymbodyError):
    """An argument of a command is not what it must be."""


@contextmanager
def usage() -> Iterator[None]:
    """Turn errors of what is done inside into errors of the arguments.

    What is wrong inside a file is none of these.

    Raises:
        UsageError: The package refused something inside.
    """
    try:
        yield
    except ReadError:
        raise
    except SymbodyError as error:
        raise UsageError(str(error)) from error


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
    """Return the path of a file that is there.

    Raises:
        UsageError: It is not, or a folder.
    """
    path = Path(file)
    if path.is_file():
        return path
    found = "it is a folder" if path.is_dir() else "there is no such file"
    raise UsageError(f"file {file!r}: {found}. Give {what}.")


def check_names(option: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Raise unless all names of an option are known.

    Raises:
        UsageError: One is not.
    """
    names = list(known)
    for name in given:
        if name not in names:
            raise UsageError(
                f"{option} {name!r}: unknown. Known are {listed(names, most=100)}. "
                f"{near(name, names)}"
            )
