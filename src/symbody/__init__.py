"""symbody: symbolic multibody dynamics.

A mechanism is described with `Model`; `derive` gives its equations, `generate` its
code, `compile_model` its functions and `simulate` its motion.

The public names stand in `__init__.pyi`, once, for type checkers and editors and for
this file, which imports each when it is first used: compilers, integrators and tables
take a second.
"""

from __future__ import annotations

import importlib
from typing import Any

from symbody.forks import IMPORTING as _IMPORTING
from symbody.public_names import places as _places
from symbody.version import __version__ as __version__

_PLACES = _places()
__all__ = sorted(_PLACES)


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        text = f"module 'symbody' has no attribute {name!r}."
        if not name.startswith("_"):
            # For messages only: nothing else of the package is imported before.
            from symbody.arguments import near

            text += f" {near(name, __all__)}"
        raise AttributeError(text, name=name)
    place = _PLACES[name]
    with _IMPORTING:
        if place == __name__:
            value = importlib.import_module(f"{place}.{name}")
        else:
            value = getattr(importlib.import_module(place), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
