"""Elements that the catalogue places are drawn with their fields, with code beside."""

import inspect
import re
import sys
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path

import pytest

from symbody.model.catalogue import GROUPS
from symbody.public_names import by_name, spellings

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "elements-drawn.md"
NAMES = [(title, name) for title, names in GROUPS.items() for name in names]


@pytest.fixture(scope="module")
def drawings():
    sys.path.insert(0, str(ROOT / "docs"))
    try:
        # They stand outside the package.
        import element_drawings
    finally:
        sys.path.remove(str(ROOT / "docs"))
    return element_drawings


@pytest.fixture(scope="module")
def axes():
    """Return the axes of all drawings: to make them takes longer than to draw."""
    return pytest.importorskip("matplotlib.figure").Figure().add_subplot()


def fields_of(name):
    """Return the names of an element's fields, and of those that must be given."""
    kind = by_name(name)
    if is_dataclass(kind):
        found = {f.name: f.default is MISSING for f in fields(kind)}
    else:
        parameters = inspect.signature(kind).parameters.values()
        found = {p.name: p.default is p.empty for p in parameters}
        found = {k: given for k, given in found.items() if k not in ("model", "name")}
    return set(found), {name for name, given in found.items() if given}


@pytest.mark.parametrize(("title", "name"), NAMES)
def test_a_drawing_names_the_fields_of_its_element(title, name, drawings, axes):
    assert name in drawings.DRAWINGS, f"draw {name} in docs/element_drawings.txt"
    pen = drawings.Pen(axes)
    drawings.DRAWINGS[name](pen)
    known, given = fields_of(name)
    assert set(pen.fields) <= known
    assert given <= set(pen.fields)


@pytest.mark.parametrize(("title", "name"), NAMES)
def test_an_element_has_code_below_the_picture_of_its_group(title, name, drawings):
    sections = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.M)
    section = next(s for s in sections if s.startswith(f"{title}\n"))
    assert f"({drawings.slug(title)}.png)" in section.replace("../pictures/", "")
    code = "".join(re.findall(r"```python\n(.*?)```", section, re.S))
    assert f"sb.{spellings()[name]}(" in code, f"show {name} in {PAGE.name}"
    assert (ROOT / "docs" / "pictures" / f"{drawings.slug(title)}.png").exists()
