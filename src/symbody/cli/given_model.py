"""The model that a command is given: a Python file that is run, or a file of data."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Sequence
from typing import Any

from symbody.cli.usage import UsageError, existing, usage
from symbody.cli.user_model import load_model
from symbody.errors import ModelWarning
from symbody.io.formats import is_model_file, known_formats, read
from symbody.model.model import Model


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which model is meant."""
    parser.add_argument(
        "file", help=f"Python file that describes a Model, or {known_formats()}"
    )
    parser.add_argument(
        "--model", help="variable or function in a Python file, if there are several"
    )
    parser.add_argument(
        "--folder", nargs="+", action="extend", default=[], metavar="DIR",
        help="where files that a model file names, such as meshes, may lie as well",
    )  # fmt: skip
    parser.add_argument(
        "--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE",
        help="of the reader of a model file, such as base=free",
    )  # fmt: skip


def given_model(options: argparse.Namespace) -> Model:
    """Return the model that the arguments of a command mean.

    A Python file is run; any other is read, and nothing in it is executed.

    Raises:
        UsageError: There is none, or an option does not fit.
    """
    if not is_model_file(options.file):
        for name in ("folder", "option"):
            if getattr(options, name):
                raise UsageError(
                    f"--{name} is for the files {known_formats()}, but a Python file "
                    f"is run: {options.file!r}."
                )
        return load_model(options.file, options.model)
    if options.model is not None:
        raise UsageError(
            f"--model {options.model}: {options.file!r} holds one model; the option is "
            f"for Python files."
        )
    existing(options.file, f"a Python file, or {known_formats()}")
    with warnings.catch_warnings(record=True) as caught, usage():
        warnings.simplefilter("always", ModelWarning)
        model = read(
            options.file, folders=options.folder, **reader_options(options.option)
        )
    for warning in caught:
        print(f"symbody: {warning.message}", file=sys.stderr)
    return model


def reader_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Return options of a reader from NAME=VALUE: true, false, numbers, lists, words.

    Raises:
        UsageError: One is not of this form.
    """
    values: dict[str, object] = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        if not separator or not name.isidentifier():
            raise UsageError(
                f"--option {pair!r}: give NAME=VALUE, for example base=free."
            )
        words = [_value(word) for word in value.split(",")]
        values[name] = words[0] if len(words) == 1 else words
    return values


def _value(word: str) -> object:
    if word in ("true", "false"):
        return word == "true"
    try:
        return float(word)
    except ValueError:
        return word
