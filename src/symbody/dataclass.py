"""Data classes whose methods are made when they are first needed.

`dataclasses.dataclass` writes and compiles the text of up to six methods for each
class: half a millisecond, and a start of symbody makes 170 classes. Here the standard
decorator only finds the fields, so that `fields`, `replace` and `is_dataclass` work.
What compares, hashes, shows and protects instances are functions that all classes
share, and a constructor is compiled when some instances have been made, or its
signature is needed.

Classes of users may extend these by the standard decorator.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, field, fields
from functools import partial
from inspect import signature
from operator import attrgetter
from reprlib import recursive_repr
from threading import Lock
from types import FunctionType
from typing import Any, TypeVar, dataclass_transform

from symbody.forks import free_in_forks

Class = TypeVar("Class")
# Names in the text of a constructor that no field has.
_SET, _LATER = "dataclass_set__", "dataclass_later__"
# What in the text of an annotation says that it is no plain field.
_MARKS = ("ClassVar", "InitVar", "KW_ONLY")
# A constructor takes 0.1 ms to compile, an instance without it 10 µs.
_FEW = 3
# Threads that import different modules find fields one after the other.
_FINDING = free_in_forks(Lock())


@dataclass_transform(field_specifiers=(field,))
def dataclass(
    *, frozen: bool = False, eq: bool = True, repr: bool = True, kw_only: bool = False
) -> Callable[[type[Class]], type[Class]]:
    """Return a decorator that makes a class a data class.

    Args:
        frozen: Whether fields of instances can neither be set nor deleted.
        eq: Whether instances are compared by their fields, and hashed if frozen.
        repr: Whether they are shown with their fields.
        kw_only: Whether the constructor takes fields by name only.
    """

    def made(kind: type[Class]) -> type[Class]:
        undocumented = kind.__doc__ is None
        if undocumented:
            # The standard decorator would ask for the signature.
            kind.__doc__ = kind.__name__
        _find_fields(kind, frozen, kw_only)
        _check_order(kind)
        if "__init__" not in vars(kind):
            _put(kind, "__init__", _Constructor(kind, frozen))
        if frozen:
            _freeze(kind)
        if repr and "__repr__" not in vars(kind):
            _put(kind, "__repr__", _shown)
        if eq:
            _compare(kind, frozen)
        if undocumented:
            kind.__doc__ = kind.__name__ + str(signature(kind))
        return kind

    return made


def _find_fields(kind: Any, frozen: bool, kw_only: bool) -> None:
    """Have the standard decorator find the fields of a class, and no more.

    It sees no class as frozen, as it would compile the methods that refuse to set
    fields; afterwards all say what they are, for classes that extend them.
    """
    bases = [vars(base).get("__dataclass_params__") for base in kind.__mro__[1:]]
    with _FINDING:
        extended = [params for params in bases if params is not None and params.frozen]
        try:
            for params in extended:
                params.frozen = False
            _collect_fields(kind, kw_only)
        finally:
            for params in extended:
                params.frozen = True
        kind.__dataclass_params__.frozen = frozen


def _collect_fields(kind: Any, kw_only: bool) -> None:
    """Call the standard decorator without the annotations that are plain text.

    It would look into each for the words that mark what is no field: half of its time.
    """
    types: dict[str, object] = vars(kind).get("__annotations__", {})
    words = [word for word in types.values() if isinstance(word, str)]
    is_text = not any(mark in word for mark in _MARKS for word in words)
    if words and is_text:
        kind.__annotations__ = dict.fromkeys(types, object)
    dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(kind)
    if words and is_text:
        kind.__annotations__ = types
        for entry in fields(kind):
            if entry.name in types:
                entry.type = types[entry.name]


class _Factory:
    """The default of a parameter whose value is made for each instance."""

    def __repr__(self) -> str:
        """Return how signatures show it."""
        return "<factory>"


class _Constructor:
    """Stand-in for the constructor of a class until that is worth compiling.

    Attributes:
        kind: The class.
        frozen: Whether its fields are set past its own `__setattr__`.
        left: How many instances more it makes itself.
    """

    def __init__(self, kind: type, frozen: bool) -> None:
        """Keep the class."""
        self.kind = kind
        self.frozen = frozen
        self.left = _FEW

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Return what makes an instance, or the constructor, which takes its place."""
        if instance is not None and self.left > 0:
            self.left -= 1
            return partial(self._fill, instance)
        function = _compiled(self.kind, self.frozen)
        _put(self.kind, "__init__", function)
        return function if instance is None else function.__get__(instance, owner)

    def _fill(self, instance: Any, *args: object, **kwargs: object) -> None:
        """Set the fields of an instance, as its constructor would."""
        values = _bound(self.kind, args, kwargs)
        if values is None:
            # It knows what to say.
            _compiled(self.kind, self.frozen)(instance, *args, **kwargs)
            return
        put = object.__setattr__ if self.frozen else setattr
        for name, value in values.items():
            put(instance, name, value)
        if hasattr(self.kind, "__post_init__"):
            instance.__post_init__()


def _bound(
    kind: Any, args: tuple[object, ...], kwargs: dict[str, object]
) -> dict[str, object] | None:
    """Return the values of fields; None if the arguments do not fit them."""
    every = fields(kind)
    by_place = [f.name for f in every if f.init and not f.kw_only]
    arguments = dict(zip(by_place, args, strict=False)) | kwargs
    values: dict[str, object] = {}
    for entry in every:
        if entry.init and entry.name in arguments:
            values[entry.name] = arguments.pop(entry.name)
        elif entry.default_factory is not MISSING:
            values[entry.name] = entry.default_factory()
        elif not entry.init:
            continue
        elif entry.default is MISSING:
            return None
        else:
            values[entry.name] = entry.default
    twice = not kwargs.keys().isdisjoint(by_place[: len(args)])
    return None if arguments or twice or len(args) > len(by_place) else values


def _put(kind: type, name: str, value: object) -> None:
    """Give a class an attribute."""
    setattr(kind, name, value)


def _check_order(kind: type) -> None:
    """Raise, as the standard decorator does, where a default comes too early."""
    before = ""
    for entry in _arguments(kind, by_name=False):
        if _is_optional(entry):
            before = entry.name
        elif before:
            raise TypeError(
                f"non-default argument {entry.name!r} follows default argument "
                f"{before!r}"
            )


def _is_optional(entry: Field[Any]) -> bool:
    """Return whether a field has a default."""
    return entry.default is not MISSING or entry.default_factory is not MISSING


def _arguments(kind: Any, by_name: bool) -> list[Field[Any]]:
    """Return the fields that the constructor takes, by name only or not."""
    return [f for f in fields(kind) if f.init and f.kw_only is by_name]


def _compiled(kind: Any, frozen: bool) -> FunctionType:
    """Return the constructor of a class."""
    known: dict[str, object] = {_SET: object.__setattr__, _LATER: _Factory()}
    positional = [_parameter(f, known) for f in _arguments(kind, by_name=False)]
    named = [_parameter(f, known) for f in _arguments(kind, by_name=True)]
    parameters = ["self", *positional, *(["*", *named] if named else [])]
    lines = [_statement(f, frozen, known) for f in fields(kind)]
    lines += ["self.__post_init__()"] if hasattr(kind, "__post_init__") else []
    body = "\n  ".join([line for line in lines if line] or ["pass"])
    text = (
        f"def made({', '.join(known)}):\n"
        f" def __init__({', '.join(parameters)}):\n  {body}\n"
        f" return __init__\n"
    )
    module = sys.modules.get(kind.__module__)
    made: dict[str, Any] = {}
    exec(text, vars(module) if module else {}, made)
    function: FunctionType = made["made"](**known)
    function.__qualname__ = f"{kind.__qualname__}.__init__"
    types = {f.name: f.type for f in fields(kind) if f.init}
    function.__annotations__ = {**types, "return": None}
    return function


def _parameter(entry: Field[Any], known: dict[str, object]) -> str:
    """Return the text of a parameter; its default goes to what the text knows."""
    if entry.default_factory is not MISSING:
        return f"{entry.name}={_LATER}"
    if entry.default is MISSING:
        return entry.name
    known[f"dataclass_default_{entry.name}__"] = entry.default
    return f"{entry.name}=dataclass_default_{entry.name}__"


def _statement(entry: Field[Any], frozen: bool, known: dict[str, object]) -> str:
    """Return the text that sets a field; empty where the class has its value."""
    value = entry.name
    if entry.default_factory is not MISSING:
        make = f"dataclass_make_{entry.name}__"
        known[make] = entry.default_factory
        made = f"{make}()"
        value = f"{made} if {value} is {_LATER} else {value}" if entry.init else made
    elif not entry.init:
        return ""
    if frozen:
        return f"{_SET}(self, {entry.name!r}, {value})"
    return f"self.{entry.name} = {value}"


def _freeze(kind: Any) -> None:
    """Have a class refuse that its fields are set or deleted.

    Raises:
        TypeError: It has methods of its own for that.
    """
    names = frozenset(f.name for f in fields(kind))

    def set_attribute(self: object, name: str, value: object) -> None:
        if type(self) is kind or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(kind, self).__setattr__(name, value)

    def delete_attribute(self: object, name: str) -> None:
        if type(self) is kind or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(kind, self).__delattr__(name)

    for name, method in (
        ("__setattr__", set_attribute),
        ("__delattr__", delete_attribute),
    ):
        if name in vars(kind):
            raise TypeError(f"Cannot overwrite attribute {name} in class {kind!r}")
        method.__name__, method.__qualname__ = name, f"{kind.__qualname__}.{name}"
        _put(kind, name, method)


@recursive_repr()
def _shown(self: Any) -> str:
    """Return the name of the class with the fields."""
    values = (f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{type(self).__qualname__}({', '.join(values)})"


def _compare(kind: Any, frozen: bool) -> None:
    """Have the instances of a class compared, and hashed, by their fields."""
    compared = [f for f in fields(kind) if f.compare]
    if "__eq__" not in vars(kind):
        of_compared = _values(tuple(f.name for f in compared))

        def equal(self: object, other: object) -> object:
            if type(other) is not type(self):
                return NotImplemented
            return of_compared(self) == of_compared(other)

        _put(kind, "__eq__", equal)
    if "__hash__" in vars(kind) and vars(kind)["__hash__"] is not None:
        return
    if not frozen:
        _put(kind, "__hash__", None)
        return
    chosen = [f for f in fields(kind) if (f.compare if f.hash is None else f.hash)]
    of_chosen = _values(tuple(f.name for f in chosen))
    _put(kind, "__hash__", lambda self: hash(of_chosen(self)))


def _values(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    """Return the function that gives the attributes of an object in a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple(getattr(holder, name) for name in names)
