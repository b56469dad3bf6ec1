"""Methods of low layers whose functions belong to high ones, found by name when used.

``model.show()`` reads well, but a model knows nothing of pages. So its class takes the
function by its name, and it is imported when the method is first looked at; see
`late_methods.py`. The function has the object as its first argument.
"""

from __future__ import annotations

import importlib
from types import MethodType
from typing import Any, final

from symbody.forks import IMPORTING


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
        with IMPORTING:
            function = getattr(importlib.import_module(self._place), self._name)
        return function if instance is None else MethodType(function, instance)
