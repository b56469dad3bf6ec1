"""Names that are found by the stubs that list them, and methods found when used.

``model.show()`` reads well, but a model knows nothing of pages. So its class takes the
function by its name, and it is imported when the method is first looked at; see
`late_methods.py`. The function has the object as its first argument.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MethodType
from typing import Any, final

from symbody.forks import IMPORTING


@cache
def places(package: str = "symbody", stub: str = "__init__.pyi") -> Mapping[str, str]:
    """Return the module of each name that a stub of a package imports."""
    text = pkgutil.get_data(package, stub)
    assert text is not None, f"{package} was installed without {stub}"
    return {
        alias.name: str(node.module)
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@final
class Later:
    """A method that is found by its name when it is looked at."""

    def __init__(self, place: str, name: str) -> None:
        self._place, self._name = place, name

    def __get__(self, instance: object, owner: type) -> Any:
        with IMPORTING:
            function = getattr(importlib.import_module(self._place), self._name)
        return function if instance is None else MethodType(function, instance)
