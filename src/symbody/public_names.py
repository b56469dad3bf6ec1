"""The public names and the modules that define them, as `__init__.pyi` lists them."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Mapping
from functools import cache


@cache
def places() -> Mapping[str, str]:
    """Return the module of each public name."""
    text = pkgutil.get_data("symbody", "__init__.pyi")
    assert text is not None, "the package was installed without __init__.pyi"
    return {
        alias.name: str(node.module)
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
