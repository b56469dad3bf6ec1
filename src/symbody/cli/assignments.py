"""Values by name on the command line: NAME=NUMBER, or NAME=NUMBER,NUMBER."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from symbody.cli.usage import UsageError


def add_named_values(
    parser: argparse.ArgumentParser, *options: tuple[str, str]
) -> None:
    """Add options that take NAME=VALUE, once or several times, with their meanings."""
    for option, meaning in options:
        parser.add_argument(
            option, nargs="+", action="extend", default=[], metavar="NAME=VALUE",
            help=meaning,
        )  # fmt: skip


def assignments(option: str, pairs: Sequence[str]) -> dict[str, Any]:
    """Return values by name.

    Args:
        option: Of the command, for the message.
        pairs: What was given.

    Raises:
        UsageError: One is not of this form, or a name stands twice.
    """
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
