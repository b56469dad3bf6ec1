"""Packages that only some need: installed as extras, imported when they are used."""

from __future__ import annotations

import importlib
from types import ModuleType

from symbody.errors import SymbodyError


def from_extra(
    who: str, module: str, extra: str, error: type[SymbodyError], *, name: str = ""
) -> ModuleType:
    """Return a package of an extra, imported.

    Args:
        who: Needs it, for the message.
        module: Its name in Python.
        extra: Which extra it belongs to.
        error: What is raised if it cannot be imported.
        name: What it is called; its name in Python by default.

    Raises:
        SymbodyError: It is not installed; the message says how to get it.
    """
    try:
        return importlib.import_module(module)
    except ImportError as reason:
        raise error(
            f"{who}: {name or module} is needed and cannot be imported ({reason}). "
            f"Install it with: pip install 'symbody[{extra}]'."
        ) from None
