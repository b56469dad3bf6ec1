"""Names and their modules as stubs list them: the public ones of `__init__.pyi`."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Mapping
from functools import cache


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
