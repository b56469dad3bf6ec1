"""Options of readers that are one of a few words."""

from __future__ import annotations

from typing import get_args

from symbody.errors import FileError


def check_option(name: str, value: object, words: object) -> None:
    """Raise unless an option is one of the words of a Literal.

    Raises:
        FileError: It is not.
    """
    if value not in get_args(words):
        known = ", ".join(map(repr, get_args(words)))
        raise FileError(f"read: {name}={value!r} must be one of {known}.")
