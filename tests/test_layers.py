"""Rules of ARCHITECTURE.md that a tool can check."""

import ast
import re
from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
SOURCES = {
    str(path.relative_to(ROOT / "src")): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "src").rglob("*.py"))
}
VAGUE = {"utils", "util", "common", "core", "helpers", "base", "misc"}
IMPORTS = (ast.Import, ast.ImportFrom)


def unexplained_imports(text):
    """Return the lines of imports below the top without a comment above them."""
    # Most files have none, and parsing takes long.
    if not re.search(r"^ +(import|from) ", text, re.M):
        return []
    tree, lines = ast.parse(text), text.splitlines()
    at_the_top = {node for node in tree.body if isinstance(node, IMPORTS)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, IMPORTS)
        and node not in at_the_top
        and not lines[node.lineno - 2].strip().startswith(("#", "import "))
    ]


# The lines of a block under `if TYPE_CHECKING:`.
CHECKING = r"if TYPE_CHECKING:\n((?:    .*\n|\n)+)"


def test_imports_point_one_way(capsys):
    status = lint_imports(str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


def test_an_import_below_the_top_says_why():
    found = {name: unexplained_imports(text) for name, text in SOURCES.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_an_import_without_a_reason_is_found():
    assert unexplained_imports("import os\ndef f():\n    import sys\n") == [3]
    assert unexplained_imports("def f():\n    # Slow.\n    import sys\n") == []


def test_imports_for_the_type_checker_alone_hide_no_cycle():
    """Annotations may name what is slow to import; nothing of ours is."""
    blocks = {n: re.findall(CHECKING, text) for n, text in SOURCES.items()}
    assert [name for name, found in blocks.items() if "symbody" in "".join(found)] == []
    assert sum(map(len, blocks.values())) >= 1


def test_a_todo_names_its_issue():
    pattern = re.compile(r"TODO(?!\(#\d+\): ).*")
    found = {name: pattern.findall(text) for name, text in SOURCES.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_name_of_a_file_says_what_is_inside():
    found = [n for n in SOURCES if VAGUE & set(re.split(r"[/.]", n))]
    assert found == []
