"""The reference of elements follows from their fields."""

import re
import runpy
import zipfile
from dataclasses import fields
from pathlib import Path

import pytest

import symbody as sb
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


MISSING = runpy.run_path(str(DOCS / "missing.py"))
SAID = (
    r"counterpart yet|data only|until there is a viewer|no adjoint derivatives"
    r"|not (?:built|there|possible|supported) yet"
)


def test_the_page_of_what_is_missing_is_that_of_the_table():
    """After a change, run docs/make_reference.py."""
    assert (DOCS / "reference/missing.md").read_text("utf-8") == MISSING["page"]()


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
@pytest.mark.parametrize("row", MISSING["MISSING"], ids=lambda row: row.what)
def test_what_the_table_calls_missing_is_missing(row, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert row.probe()
    assert "reference/missing.md" in (DOCS / row.of).read_text("utf-8")


def test_no_page_says_by_itself_that_something_is_missing():
    pages = [*DOCS.parent.glob("*.md"), *DOCS.rglob("*.md")]
    texts = {p.name: p.read_text("utf-8") for p in pages if p.name != "CHANGELOG.md"}
    assert {
        n: re.findall(SAID, text) for n, text in texts.items() if re.search(SAID, text)
    } == {}


def test_fmus_have_the_adjoint_derivatives_that_their_page_promises(tmp_path):
    (path,) = sb.generate(sb.library.pendulum(), "fmu3", tmp_path, binaries=False)
    with zipfile.ZipFile(path) as archive:
        text = archive.read("modelDescription.xml").decode()
    assert 'providesAdjointDerivatives="true"' in text
    assert "have adjoint derivatives" in (DOCS / "howto/make-an-fmu.md").read_text(
        "utf-8"
    )
