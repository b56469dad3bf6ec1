"""Data classes whose methods are made when they are first needed.

`dataclasses.dataclass` writes and compiles the text of up to six methods for each
class, and a start of symbody makes 170 classes. Here the standard decorator only finds
the fields, so that `fields`, `replace` and `is_dataclass` work. What compares, hashes,
shows and protects instances are functions that all classes share, and a constructor is
compiled for the first instance or when its signature is needed.

Classes of users may extend these by the standard decorator.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, field, fields
from inspect import signature
from operator import attrgetter
from reprlib import recursive_repr
from threading import Lock
from typing import Any, TypeVar, dataclass_transform

from symbody.forks import free_in_forks

Class = TypeVar("Class")
# Names in the text of a constructor that no field has.
_SET, _LATER = "dataclass_set__", "dataclass_later__"
# What in the text of an annotation says that it is no plain field.
_MARKS = ("ClassVar", "InitVar", "KW_ONLY")
# Threads that import different modules find fields one after the other.
_FINDING = free_in_forks(Lock())


@dataclass_transform(field_specifiers=(field,))
def dataclass(
    *, frozen: bool = False, eq: bool = True, repr: bool = True, kw_only: bool = False
) -> Callable[[type[Class]], type[Class]]:
    """Return a decorator that makes a class a data class, as the standard one does."""

    def made(kind: Any) -> Any:
        undocumented = kind.__doc__ is None
        if undocumented:
            # The standard decorator would ask for the signature.
            kind.__doc__ = kind.__name__
        _find_fields(kind, frozen, kw_only)
        _check_order(kind)
        own = vars(kind)
        if "__init__" not in own:
            kind.__init__ = _Constructor(kind, frozen)
        if frozen:
            _freeze(kind)
        if repr and "__repr__" not in own:
            kind.__repr__ = _shown
        if eq and "__eq__" not in own:
            kind.__eq__ = _equal(kind)
        if eq and own.get("__hash__") is None:
            kind.__hash__ = _hash(kind) if frozen else None
        if undocumented:
            kind.__doc__ = kind.__name__ + str(signature(kind))
        return kind

    return made


def _find_fields(kind: Any, frozen: bool, kw_only: bool) -> None:
    """Have the standard decorator find the fields of a class, and no more.

    It sees no class as frozen, as it would compile the methods that refuse to set
    fields; afterwards all say what they are, for classes that extend them. Nor does it
    see annotations that are plain text: to look into each for the words that mark what
    is no field takes half of its time.
    """
    bases = [vars(base).get("__dataclass_params__") for base in kind.__mro__[1:]]
    extended = [params for params in bases if params is not None and params.frozen]
    types: dict[str, object] = vars(kind).get("__annotations__", {})
    words = [word for word in types.values() if isinstance(word, str)]
    is_text = not any(mark in word for mark in _MARKS for word in words)
    with _FINDING:
        try:
            for params in extended:
                params.frozen = False
            if is_text:
                kind.__annotations__ = dict.fromkeys(types, object)
            dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(
                kind
            )
        finally:
            for params in extended:
                params.frozen = True
            kind.__annotations__ = types
        kind.__dataclass_params__.frozen = frozen
    for entry in fields(kind):
        entry.type = types.get(entry.name, entry.type)


class _Constructor:
    """Stand-in for the constructor of a class until the first instance is made."""

    def __init__(self, kind: type, frozen: bool) -> None:
        self.kind, self.frozen = kind, frozen

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Return the constructor, which takes its place."""
        kind: Any = self.kind
        function = _constructor(kind, self.frozen)
        kind.__init__ = function
        return function if instance is None else function.__get__(instance, owner)


class _Factory:
    """The default of a parameter whose value is made for each instance."""

    def __repr__(self) -> str:
        return "<factory>"


def _constructor(kind: Any, frozen: bool) -> Any:
    """Return the constructor of a class, compiled from its text."""
    known: dict[str, object] = {_SET: object.__setattr__, _LATER: _Factory()}
    positional = ["self"]
    by_name: list[str] = []
    body: list[str] = []
    for entry in fields(kind):
        value = parameter = entry.name
        default = f"dataclass_default_{entry.name}__"
        if entry.default_factory is not MISSING:
            known[default] = entry.default_factory
            parameter += f"={_LATER}"
            value = f"{default}() if {value} is {_LATER} else {value}"
        elif entry.default is not MISSING:
            known[default] = entry.default
            parameter += f"={default}"
        if entry.init:
            (by_name if entry.kw_only else positional).append(parameter)
        elif entry.default_factory is MISSING:
            continue  # the class has its value, or nobody
        else:
            value = f"{default}()"
        assign = f"{_SET}(self, {entry.name!r}, {value})"
        body.append(assign if frozen else f"self.{entry.name} = {value}")
    if by_name:
        positional += ["*", *by_name]
    if hasattr(kind, "__post_init__"):
        body.append("self.__post_init__()")
    text = (
        f"def made({', '.join(known)}):\n"
        f" def __init__({', '.join(positional)}):\n  "
        + "\n  ".join(body or ["pass"])
        + "\n return __init__\n"
    )
    module = sys.modules.get(kind.__module__)
    names: dict[str, Any] = {}
    exec(text, vars(module) if module else {}, names)
    function = names["made"](**known)
    function.__qualname__ = f"{kind.__qualname__}.__init__"
    types = {entry.name: entry.type for entry in fields(kind) if entry.init}
    function.__annotations__ = {**types, "return": None}
    return function


def _check_order(kind: type) -> None:
    """Raise, as the standard decorator does, where a default comes too early."""
    before = ""
    for entry in fields(kind):
        if not entry.init or entry.kw_only:
            continue
        if entry.default is not MISSING or entry.default_factory is not MISSING:
            before = entry.name
        elif before:
            raise TypeError(
                f"non-default argument {entry.name!r} follows default argument "
                f"{before!r}"
            )


def _freeze(kind: Any) -> None:
    """Have a class refuse that its fields are set or deleted."""
    names = frozenset(entry.name for entry in fields(kind))

    def refusing(what: str, method: str) -> Callable[..., None]:
        def refuse(self: object, name: str, *value: object) -> None:
            if type(self) is kind or name in names:
                raise FrozenInstanceError(f"cannot {what} field {name!r}")
            getattr(super(kind, self), method)(name, *value)

        return refuse

    for what, method in (("assign to", "__setattr__"), ("delete", "__delattr__")):
        if method in vars(kind):
            raise TypeError(f"Cannot overwrite attribute {method} in class {kind!r}")
        setattr(kind, method, refusing(what, method))


@recursive_repr()
def _shown(self: Any) -> str:
    """Return the name of the class with the fields."""
    values = (f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{type(self).__qualname__}({', '.join(values)})"


def _equal(kind: Any) -> Callable[[object, object], object]:
    """Return what compares the instances of a class by their fields."""
    compared = _values([entry.name for entry in fields(kind) if entry.compare])

    def equal(self: object, other: object) -> object:
        if type(other) is not type(self):
            return NotImplemented
        return compared(self) == compared(other)

    return equal


def _hash(kind: Any) -> Callable[[object], int]:
    """Return what hashes the instances of a class by their fields."""
    chosen = _values(
        [f.name for f in fields(kind) if (f.compare if f.hash is None else f.hash)]
    )
    return lambda self: hash(chosen(self))


def _values(names: list[str]) -> Callable[[object], tuple[object, ...]]:
    """Return the function that gives the attributes of an object in a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple(getattr(holder, name) for name in names)
