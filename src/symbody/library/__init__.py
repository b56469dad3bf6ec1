"""Ready mechanisms: for docs, tests and benchmarks alike.

A new one is a function here, a line of `__init__.pyi` and a row of LIBRARY.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

from symbody.forks import IMPORTING as _IMPORTING
from symbody.public_names import places as _places

_PLACES = _places(__name__)
__all__ = sorted(_PLACES)


class _Library(ModuleType):
    """A package whose mechanisms are not hidden by their files of the same names."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in _PLACES and isinstance(value, ModuleType):
            value = getattr(value, name)
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Library


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with _IMPORTING:
        value = getattr(importlib.import_module(_PLACES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
