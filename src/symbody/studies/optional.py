"""Packages that only studies need, imported when they are."""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError, from_extra


def imported(module: str, extra: str = "studies") -> Any:
    """Return an optional package, imported.

    Args:
        module: Its name.
        extra: Of symbody, which brings it.

    Raises:
        ModelError: It is not installed; the message says how to get it.
    """
    return from_extra("study", module, extra, ModelError)
