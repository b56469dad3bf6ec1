"""The library of elements: complete, each once, with a line that says what it is."""

from collections import Counter

import pytest

import symbody as sb
from symbody.model import catalogue
from symbody.model.catalogue import GROUPS, library, summary
from symbody.model.kinds import kinds
from symbody.public_names import spellings

NAMES = [name for names in library().values() for name in names]


def test_the_catalogue_holds_every_load_constraint_and_set_once():
    ours = {*kinds("load", own=False), *kinds("constraint", own=False)}
    ours |= {name for name in dir(sb) if name.startswith("add_")}
    assert ours <= set(NAMES)
    assert max(Counter(NAMES).values()) == 1


@pytest.mark.parametrize(
    ("name", "title"),
    [("JointStops", "In joints"), ("Lock", "Kinematic"),
     ("Bushing", "Between two places or more")],
)  # fmt: skip
def test_a_kind_that_no_group_names_stands_where_its_base_says(
    name, title, monkeypatch
):
    less = {t: tuple(n for n in names if n != name) for t, names in GROUPS.items()}
    monkeypatch.setattr(catalogue, "GROUPS", less)
    assert name in library()[title]
    assert name not in less[title]


def test_each_element_has_a_line_that_says_what_it_is():
    text = sb.elements.catalogue()
    for name in NAMES:
        assert len(summary(name)) > 15
        assert f"  sb.{spellings()[name]} " in text
        assert summary(name) in text
