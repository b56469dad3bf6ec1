"""Packages that only studies need, imported when they are."""

from __future__ import annotations

import importlib
from typing import Any

from symbody.errors import ModelError


def imported(module: str, extra: str = "studies") -> Any:
    """Return an optional package, imported.

    Args:
        module: Its name.
        extra: Of symbody, which brings it.

    Raises:
        ModelError: It is not installed; the message says how to get it.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise ModelError(
            f"study: the package {module!r} is needed and not installed ({error}). "
            f"Install it with: pip install 'symbody[{extra}]'."
        ) from None
