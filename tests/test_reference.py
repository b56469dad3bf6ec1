"""The reference of elements follows from their fields."""

import runpy
from dataclasses import fields
from pathlib import Path

import pytest

from symbody.model.kinds import GROUPS, kinds

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture(scope="module")
def maker():
    return runpy.run_path(str(DOCS / "make_reference.py"))


def test_the_page_of_elements_is_what_their_fields_say(maker):
    """After a change, run docs/make_reference.py."""
    published = DOCS / "reference" / "elements.md"
    assert published.read_text("utf-8") == maker["page"]()


def test_it_has_a_row_for_every_field_of_every_public_kind(maker):
    page = maker["page"]()
    missing = [
        f"{name}.{field.name}"
        for group in GROUPS
        for name, kind in kinds(group, own=False).items()
        for field in fields(kind)
        if f"| `{field.name}` | " not in page.partition(f"### {name}\n")[2]
    ]
    assert missing == []
