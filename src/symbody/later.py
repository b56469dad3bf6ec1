"""Methods of low layers whose functions belong to high ones, found by name when used.

``model.show()`` reads well, but a model knows nothing of pages. So its class takes the
function from here, where it is imported when the method is first looked at. The names
and their modules stand in `later.pyi`, as public names do in `__init__.pyi`: type
checkers and editors find the functions themselves there. A function has the object as
its first argument.
"""

from __future__ import annotations

import importlib
from types import MethodType
from typing import Any, final

from symbody.public_names import places


@final
class Later:
    """A method that is found by its name when it is looked at."""

    def __init__(self, place: str, name: str) -> None:
        """Name the function.

        Args:
            place: Its module.
            name: Its name there.
        """
        self._place, self._name = place, name

    def __get__(self, instance: object, owner: type) -> Any:
        function = getattr(importlib.import_module(self._place), self._name)
        return function if instance is None else MethodType(function, instance)


def __getattr__(name: str) -> Later:
    found = places("symbody", "later.pyi")
    if name not in found:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Later(found[name], name)
