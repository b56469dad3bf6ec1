"""Arguments of commands: what is wrong with one is a line, and the status 2."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from symbody.arguments import listed, near
from symbody.errors import ReadError, SymbodyError

# What `add_subparsers` returns; argparse has no public name for it.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UsageError(SymbodyError):
    """An argument of a command is wrong."""


@contextmanager
def usage() -> Iterator[None]:
    """Turn errors raised inside into UsageError, but for those in files."""
    try:
        yield
    except ReadError:
        raise
    except SymbodyError as error:
        raise UsageError(str(error)) from error


def add_command(
    commands: Commands,
    name: str,
    about: str,
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    """Add a command that a function runs; return its parser."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about)
    parser.set_defaults(run=run)
    return parser


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


def add_several(
    parser: argparse.ArgumentParser, *options: tuple[str, str, str], **more: Any
) -> None:
    """Add options that take several values: name, placeholder and meaning of each."""
    for option, metavar, meaning in options:
        parser.add_argument(
            option, nargs="+", action="extend", metavar=metavar, help=meaning, **more
        )


def add_named_values(
    parser: argparse.ArgumentParser, *options: tuple[str, str]
) -> None:
    """Add options that take NAME=VALUE, once or several times, with their meanings."""
    for option, meaning in options:
        add_several(parser, (option, "NAME=VALUE", meaning), default=[])


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
