"""The public names: once in the stub, the same for type checkers and for Python."""

import ast
import importlib
from pathlib import Path

import pytest

import symbody as sb

STUB = Path(sb.__file__).with_suffix(".pyi")
IMPORTS = [
    (node.module, alias.name, alias.asname)
    for node in ast.parse(STUB.read_text("utf-8")).body
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
]


def test_each_name_stands_once_in_the_stub_and_is_exported():
    names = [name for _, name, _ in IMPORTS]
    assert sorted(set(names)) == sb.__all__ == sorted(names)
    assert [name for _, name, exported in IMPORTS if exported != name] == []


def test_the_stub_and_the_module_give_the_same_objects():
    assert [
        f"{module}.{name}"
        for module, name, _ in IMPORTS
        if getattr(sb, name) is not getattr(importlib.import_module(module), name)
    ] == []


def test_the_completion_lists_the_public_names_and_nothing_else():
    assert dir(sb) == sb.__all__
    assert {"Any", "annotations", "importlib", "ast"}.isdisjoint(dir(sb))


def test_an_unknown_name_is_no_attribute():
    with pytest.raises(AttributeError, match="module 'symbody' has no attribute 'Zz'"):
        sb.Zz  # noqa: B018
