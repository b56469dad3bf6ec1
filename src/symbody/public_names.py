"""The public names of packages, and their modules, as `__init__.pyi` lists them."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Mapping
from functools import cache


@cache
def places(package: str = "symbody") -> Mapping[str, str]:
    """Return the module of each public name of a package."""
    text = pkgutil.get_data(package, "__init__.pyi")
    assert text is not None, f"{package} was installed without __init__.pyi"
    return {
        alias.name: str(node.module)
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
