"""Documents and docstrings are true: links lead somewhere, examples run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import symbody

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(path):
    """Return the examples of a page; those of a tutorial belong together."""
    found = re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.S | re.M)
    return ["\n".join(found)] if "tutorials" in path.parts else found


EXAMPLES = [
    pytest.param(block, id=f"{path.relative_to(ROOT)}-{number}")
    for path in DOCUMENTS
    for number, block in enumerate(blocks(path))
]
MODULES = [
    info.name for info in pkgutil.walk_packages(symbody.__path__, prefix="symbody.")
]


def test_every_link_leads_to_a_file():
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in DOCUMENTS
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
        if "://" not in target and not (path.parent / target).exists()
    ]
    assert broken == []


def test_the_index_leads_to_every_page():
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    pages = [p.relative_to(ROOT / "docs") for p in (ROOT / "docs").rglob("*.md")]
    missing = [str(p) for p in pages if f"({p.as_posix()})" not in index]
    assert missing == ["index.md"]


def test_every_mechanism_of_the_library_is_shown():
    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert [name for name in symbody.library.LIBRARY if f"`{name}`" not in page] == []


def test_pictures_are_small():
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    assert len(pictures) > 20
    assert [p.name for p in pictures if p.stat().st_size > 100_000] == []


# There is no screen where tests run.
@pytest.mark.filterwarnings("ignore:figure. it is not shown:UserWarning")
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "example", "exec"), {"__name__": "example"})


def test_the_examples_in_docstrings_give_what_they_say():
    modules = [importlib.import_module(name) for name in MODULES]
    assert [m.__name__ for m in modules if doctest.testmod(m).failed] == []
