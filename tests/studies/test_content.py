"""Contents: what tells one study from another, also where its text is the same."""

import abc
import functools
import importlib
import os
import runpy
import subprocess
import sys

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.studies.content import hashed

FACTOR = 2.0


def scaled(motion):
    return factor() * motion.array("q")[-1]


def factor():
    return FACTOR


def itself(depth):
    return itself(depth - 1) if depth else 0


class Scaled:
    def __init__(self, by):
        self.by = by

    def __call__(self, motion):
        return self.by * motion.array("q")[-1]


def closed(level, *, by=1.0):
    def kept(motion, *, by=by):
        return kept(None) if motion is None else motion - level * by

    return kept


def wrapped(by):
    """Return classes and functions that hold others, which multiply by a number."""

    class Of(abc.ABC):
        @abc.abstractmethod
        def kept(self): ...

        @property
        def factor(self):
            return by

        @functools.cached_property
        def once(self):
            return by

        @staticmethod
        def fixed(x):
            return by * x

        @classmethod
        def of_all(cls, x):
            return by * x

    @functools.lru_cache
    def remembered(x):
        return by * x

    @functools.singledispatch
    def chosen(x):
        return x

    @chosen.register
    def _(x: int):
        return by * x

    def noted(x):
        return noted.by * x

    noted.by = by
    return {"class": Of, "cache": remembered, "dispatch": chosen, "attribute": noted}


ALIKE = [
    lambda: wrapped(2.0),
    lambda: scaled,
    lambda: itself,
    lambda: Scaled(2),
    lambda: closed(1.0),
    lambda: functools.partial(closed, by=2),
    lambda: {"a": [np.arange(3.0), {"x", "y", "z"}], "b": (None, 1, b"c")},
    lambda: sb.library.cart_pole(),
    lambda: sb.RK4(0.01),
]


@pytest.mark.parametrize("made", ALIKE, ids=range(len(ALIKE)))
def test_the_same_has_the_same_content(made):
    assert hashed(made()) == hashed(made())


TWO = [lambda motion: motion.array("q"), lambda motion: motion.array("v")]
OTHERS = [
    (Scaled(2), Scaled(3)),
    (closed(1.0), closed(2.0)),
    (closed(1.0), closed(1.0, by=2.0)),
    (TWO[0], TWO[1]),
    (sb.RK4(0.01), sb.RK4(0.02)),
    (np.arange(3.0), np.arange(3)),
    (np.array([1.0, None]), np.array([2.0, None])),
    ({1, 2}, {1, 3}),
    (functools.partial(max, 1), functools.partial(min, 1)),
]


OTHERS += [(one, wrapped(3.0)[name]) for name, one in wrapped(2.0).items()]


@pytest.mark.parametrize(("one", "other"), OTHERS, ids=range(len(OTHERS)))
def test_what_differs_has_another_content(one, other):
    assert hashed(one) != hashed(other)


def test_a_global_that_a_function_of_a_function_uses_counts(monkeypatch):
    before = hashed(scaled)
    monkeypatch.setattr(f"{__name__}.FACTOR", 3.0)
    assert hashed(scaled) != before


def test_a_global_of_the_name_of_an_attribute_does_not_count(monkeypatch):
    before = hashed(scaled)
    monkeypatch.setitem(globals(), "array", 5)
    assert hashed(scaled) == before


def test_what_does_not_tell_its_content_is_refused():
    with pytest.raises(ModelError, match="whose content cannot be told"):
        hashed(x for x in ())


@pytest.fixture
def gains(tmp_path, monkeypatch):
    """A module of the user's."""
    (tmp_path / "gains_of_test.py").write_text("A = 1.0\ndef f():\n    return A\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("gains_of_test")
    del sys.modules["gains_of_test"]


def within(motion):
    import gains_of_test

    return gains_of_test.A


@pytest.mark.parametrize(
    "text",
    [
        "lambda motion: gains.A",
        "lambda motion: gains.f()",
        "lambda motion, by=gains: by.A",
        "lambda motion: [gains.A for _ in range(2)]",
        "lambda motion: vars(gains)['A']",
        "within",
    ],
)
def test_an_attribute_of_the_users_module_counts(gains, text):
    kept = eval(text, {"gains": gains, "within": within})
    if kept is not within:
        kept.__module__ = __name__
    first = hashed(kept)
    assert hashed(kept) == first
    gains.A = 2.5
    assert hashed(kept) != first


def test_an_attribute_that_is_not_used_does_not_count(gains):
    kept = eval("lambda motion: gains.f", {"gains": gains})
    kept.__module__ = __name__
    first = hashed(kept)
    gains.other = 3.0
    assert hashed(kept) == first


def test_functions_of_files_that_are_run_count_by_their_text(tmp_path, monkeypatch):
    text = "def far(motion):\n    return 2.0 * motion\n"
    for name, written in (("far_a", text), ("far_b", text.replace("2.0", "3.0"))):
        (tmp_path / f"{name}.py").write_text(written)
    # As commands run a model file, which becomes no module.
    first, second = (
        runpy.run_path(str(tmp_path / f"{name}.py"), run_name="a_model")["far"]
        for name in ("far_a", "far_b")
    )
    monkeypatch.syspath_prepend(tmp_path)
    imported = importlib.import_module("far_a").far
    assert hashed({"far": first}) == hashed({"far": imported})
    assert hashed({"far": first}) != hashed({"far": second})


def test_words_to_look_among_are_the_same_in_every_process():
    """Sets of words are in another order there."""
    text = """
from symbody.studies.content import hashed
print(hashed(lambda motion: motion.model in {"cart", "pole", "crane", "arm"}))
"""
    numbers = {
        subprocess.run(
            [sys.executable, "-c", text], env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }  # fmt: skip
    assert len(numbers) == 1
