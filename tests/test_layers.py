"""Rules of ARCHITECTURE.md that a tool can check."""

import ast
import re
from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
SOURCES = {
    str(path.relative_to(ROOT / "src")): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "src" / "symbody").rglob("*.py"))
}
VAGUE = {"utils", "util", "common", "core", "helpers", "base", "misc"}
IMPORTS = (ast.Import, ast.ImportFrom)


def imports_elsewhere(text):
    tree = ast.parse(text)
    at_the_top = {node for node in tree.body if isinstance(node, IMPORTS)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, IMPORTS) and node not in at_the_top
    ]


def test_imports_point_one_way(capsys):
    status = lint_imports(str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


def test_imports_stand_at_the_top_of_their_file():
    found = {name: imports_elsewhere(text) for name, text in SOURCES.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_an_import_below_the_top_is_found():
    assert imports_elsewhere("import os\ndef f():\n    import sys\n") == [3]


def test_a_todo_names_its_issue():
    pattern = re.compile(r"TODO(?!\(#\d+\): ).*")
    found = {name: pattern.findall(text) for name, text in SOURCES.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_name_of_a_file_says_what_is_inside():
    found = [n for n in SOURCES if VAGUE & set(re.split(r"[/.]", n))]
    assert found == []
