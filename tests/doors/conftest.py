"""What every public call is fed, and what counts as an answer."""

import collections.abc
import functools
import inspect
import re
import types
import typing
import warnings

import matplotlib.axes
import matplotlib.figure
import numpy as np
import pandas as pd
import pytest
import xarray as xr

from symbody.errors import ModelWarning, SymbodyError
from symbody.model.fields import Field

# Who was called or what is meant, and after that what was found, rule and remedy.
HOUSE_FORM = re.compile(r"(?s)[^:]+: .{15,}[.?]")


def complaint(call, must_refuse):
    """Return what is wrong with the answer to a call; None if nothing is."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ModelWarning)
        try:
            call()
        except SymbodyError as error:
            fits = HOUSE_FORM.fullmatch(str(error))
            return None if fits else f"no message of our form: {error}"
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return "is taken, though it is of another type than declared" * must_refuse or None


# What annotations name though it is imported when first used.
SLOW = {"matplotlib": matplotlib, "pd": pd, "xr": xr}


@functools.cache
def declared(function, parameter):
    """Return the types that a parameter is declared with, one an overload."""
    found = []
    for one in typing.get_overloads(function) or [function]:
        owner = one if inspect.isclass(one) else inspect.unwrap(one)
        hints = typing.get_type_hints(owner, localns=SLOW)
        if parameter in hints:
            found.append(hints[parameter])
    return found or [typing.Any]


def members(protocol):
    """Return the names that a protocol asks for."""
    classes = [c for c in protocol.__mro__ if getattr(c, "_is_protocol", False)]
    return {name for c in classes for name in vars(c) if not name.startswith("_")}


def written(field):
    """Return the type of what the user may write into a field."""
    bases = [base for c in field.__mro__ for base in vars(c).get("__orig_bases__", ())]
    return next(typing.get_args(b)[0] for b in bases if typing.get_origin(b) is Field)


def fits(value, hint):
    """Return whether type checkers take a value for a type, as far as tests need it."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Unpack:
        return False  # options by name: the one that is tried is none of them
    if hint is typing.Any or hint is object or isinstance(hint, typing.TypeVar):
        return True
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, one) for one in arguments)
    if inspect.isclass(hint) and issubclass(hint, Field):
        return fits(value, written(hint))
    if origin is typing.Literal:
        return isinstance(value, str) and value in arguments
    if hint is None or hint is type(None):
        return value is None
    if hint is float:
        return isinstance(value, (float, int))
    if getattr(hint, "_is_protocol", False):
        return all(hasattr(value, name) for name in members(hint))
    kind = origin or hint
    sequences = (tuple, list, collections.abc.Sequence, collections.abc.Iterable)
    if isinstance(value, np.ndarray) and kind in sequences:
        value = kind(value.tolist()) if kind in (tuple, list) else value.tolist()
    if not isinstance(value, kind) or (isinstance(value, str) and kind is not str):
        return False
    if kind is tuple and arguments and arguments[-1] is not Ellipsis:
        return len(value) == len(arguments)
    if kind in (collections.abc.Sequence, collections.abc.Iterable, list):
        return all(fits(item, arguments[0]) for item in value)
    return True


@pytest.fixture
def answer(tmp_path, monkeypatch):
    """Return what is wrong with the answer to a call with one wrong argument.

    A call works, or raises an error of the package with a message of the house's form;
    it may work only if the argument is of the type that it is declared with.
    """
    monkeypatch.chdir(tmp_path)

    def found(call, function, parameter, value):
        hints = declared(function, parameter)
        return complaint(call, not any(fits(value, hint) for hint in hints))

    return found
