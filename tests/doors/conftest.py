"""What every public call is fed, and what counts as an answer."""

import re
import warnings

import pytest

from symbody.errors import ModelWarning, SymbodyError

WRONG = {
    "5": 5,
    "'abc'": "abc",
    "None": None,
    "[]": [],
    "{}": {},
    "an object": object(),
    "nan": float("nan"),
    "1j": 1j,
    "10**400": 10**400,
    "a function": lambda: 0,
}
# Who was called or what is meant, and after that what was found, rule and remedy.
HOUSE_FORM = re.compile(r"(?s)[^:]+: .{15,}[.?]")


class Thing:
    """A callable with its valid arguments, made anew for each call."""

    def __init__(self, make):
        self.make = make

    def call_with(self, parameter, kind, value):
        function, arguments = self.make()
        if kind is kind.VAR_POSITIONAL:
            return function(value)
        if kind is kind.VAR_KEYWORD:
            return function(**arguments, zz=value)
        return function(**(arguments | {parameter: value}))


@pytest.fixture
def answer(tmp_path, monkeypatch):
    """Return what is wrong with the answer to a call; None if nothing is.

    A call works, or raises an error of the package with a message of the house's form.
    """
    monkeypatch.chdir(tmp_path)

    def complaint(call, *, must_refuse=False):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.simplefilter("ignore", ModelWarning)
            try:
                call()
            except SymbodyError as error:
                form = HOUSE_FORM.fullmatch(str(error))
                return None if form else f"no message of our form: {error}"
            except Exception as error:
                return f"{type(error).__name__}: {error}"
        return "is taken, though its type is another" if must_refuse else None

    return complaint
