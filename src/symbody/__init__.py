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


class _UnknownNameError(AttributeError):
    """A name that is not public; likely ones are looked for when it is shown."""

    def __str__(self) -> str:
        # Imports of submodules come by here, too, and need no proposals.
        from symbody.arguments import near

        hint = near(self.name, __all__)
        return f"module 'symbody' has no attribute {self.name!r}. {hint}"


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise _UnknownNameError(name=name)
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
