"""Packages that only studies need, imported when they are."""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError
from symbody.extras import from_extra


def imported(module: str) -> Any:
    """Return an optional package, imported.

    Raises:
        ModelError: It is not installed; the message says how to get it.
    """
    return from_extra("study", module, "studies", ModelError)
