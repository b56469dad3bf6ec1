"""Data classes whose methods are made when they are first needed.

`dataclasses.dataclass` writes and compiles the text of up to six methods for each
class, and a start of symbody makes 200 classes. Here a class has what `fields`,
`replace` and `is_dataclass` look at. What compares, hashes, shows and protects
instances are functions that all classes share. A constructor is compiled for the third
instance, as half of the classes have fewer, or when its signature is needed.

Classes of users may extend these by the standard decorator.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, Field, FrozenInstanceError, field, fields
from functools import partial
from inspect import signature
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any, Self, TypeVar, dataclass_transform

Class = TypeVar("Class")


class Shared:
    """An object that its copies are, because nothing changes it."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


# Names in the text of a constructor that no field has.
_OWN, _LATER = "dataclass_own__", "dataclass_later__"
_UNKNOWN, _REFUSE = "dataclass_unknown__", "dataclass_refuse__"
# Where a class keeps what gives the fields that are compared, and hashed.
_EQUAL, _HASH = "__dataclass_equal__", "__dataclass_hash__"
# Raise with more words where a constructor does not have an option: who, which, known.
REFUSALS: list[Callable[[str, str, list[str]], None]] = []
_UNCOMPILED = 2  # instances until a constructor is compiled
# What the standard decorator gives a class beside fields and methods that it writes.
_STANDARD: Any = dataclasses.dataclass(init=False, repr=False, eq=False)(
    type("_STANDARD", (), {"__doc__": "A", "__annotations__": {"entry": object}})
)
_PARAMETERS = [copy(_STANDARD.__dataclass_params__) for _ in (False, True)]
_PARAMETERS[True].frozen = True
_OF_FIELD = fields(_STANDARD)[0]._field_type  # type: ignore[attr-defined]


@dataclass_transform(field_specifiers=(field,))
def dataclass(
    *,
    frozen: bool = False,
    eq: bool = True,
    repr: bool = True,
    kw_only: bool = False,
    saying: Callable[[Any, str], Any] | None = None,
) -> Callable[[type[Class]], type[Class]]:
    """Return a decorator that makes a class a data class, as the standard one does.

    What is `saying` more of calls that do not fit is put around the constructor, with
    the name of the class; without it only options that a class does not have are told.
    """

    def made(kind: Any) -> Any:
        if kind.__doc__ is None:
            kind.__doc__ = _DOCUMENT
        _find_fields(kind, frozen, kw_only)
        own = vars(kind)
        if "__init__" not in own:
            kind.__init__ = _Constructor(kind, frozen, saying)
            kind.__signature__ = _SIGNATURE
        if frozen:
            _freeze(kind)
        if repr and "__repr__" not in own:
            kind.__repr__ = _shown
        if eq and "__eq__" not in own:
            kind.__eq__ = _equal
        if eq and own.get("__hash__") is None:
            kind.__hash__ = _hash if frozen else None
        return kind

    return made


def altered(instance: Class, **values: object) -> Class:
    """Return an instance with other values, unchecked; what it has cached stays."""
    result = object.__new__(type(instance))
    # One table made at once, in half of the time that entries of it would take.
    object.__setattr__(result, "__dict__", vars(instance) | values)
    return result


def _find_fields(kind: Any, frozen: bool, kw_only: bool) -> None:
    """Find the fields of a class, in a third of the standard decorator's time."""
    entries: dict[str, Any] = {}
    for base in kind.__mro__[:0:-1]:
        entries |= vars(base).get("__dataclass_fields__", {})
    for name, of in kind.__annotations__.items():
        head = str(of).partition("[")[0]
        kw_only = kw_only or "KW_ONLY" in head
        if "ClassVar" in head or "InitVar" in head or "KW_ONLY" in head:
            continue
        default = getattr(kind, name, MISSING)
        is_field = isinstance(default, Field)
        entry: Any = default if is_field else field(default=default)
        entry.name, entry.type, entry._field_type = name, of, _OF_FIELD
        if entry.kw_only is MISSING:
            entry.kw_only = kw_only
        if entry.default.__class__.__hash__ is None:
            raise ValueError(f"mutable default of field {name}: use default_factory")
        if is_field and entry.default is MISSING:
            delattr(kind, name)
        elif is_field:
            setattr(kind, name, entry.default)
        entries[name] = entry
    if Field in map(type, vars(kind).values()):
        raise TypeError(f"{kind.__name__} has a field without a type annotation")
    kind.__dataclass_fields__ = entries
    kind.__dataclass_params__ = _PARAMETERS[frozen]
    places = [e for e in entries.values() if e.init and not e.kw_only]
    kind.__match_args__ = tuple(e.name for e in places)  # type: ignore[misc]
    before = ""
    for entry in places:
        if entry.default is not MISSING or entry.default_factory is not MISSING:
            before = entry.name
        elif before:
            raise TypeError(
                f"non-default argument {entry.name!r} follows default argument "
                f"{before!r}"
            )
    if hasattr(_STANDARD, "__replace__"):  # since Python 3.13
        kind.__replace__ = _STANDARD.__replace__


class _Constructor:
    """Stand-in for the constructor of a class until that is compiled."""

    def __init__(self, kind: type, frozen: bool, saying: Any) -> None:
        self.kind, self.frozen, self.saying = kind, frozen, saying
        self.uncompiled = _UNCOMPILED

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Return the constructor, which takes its place after the first instances."""
        kind: Any = self.kind
        if instance is not None and self.uncompiled:
            self.uncompiled -= 1
            return partial(self._fill, instance)
        catches = self.saying is None and not kind.__name__.startswith("_")
        function = _constructor(kind, self.frozen, catches)
        if self.saying is not None:
            function = self.saying(function, kind.__name__)
        kind.__init__ = function
        return function if instance is None else function.__get__(instance, owner)

    def _fill(self, instance: Any, /, *args: Any, **kwargs: Any) -> None:
        """Set the fields, or let the constructor say what does not fit."""
        kind: Any = self.kind
        entries = {entry.name: entry for entry in fields(kind)}
        places = [n for n, entry in entries.items() if entry.init and not entry.kw_only]
        passed = dict(zip(places, args, strict=False)) | kwargs
        fits = len(passed) == len(args) + len(kwargs)
        values = {}
        for name, entry in entries.items():
            if entry.init and name in passed:
                values[name] = passed.pop(name)
            elif entry.default_factory is not MISSING:
                values[name] = entry.default_factory()
            elif entry.init:
                values[name] = entry.default
                fits = fits and entry.default is not MISSING
        if passed or not fits:
            self.__get__(None)(instance, *args, **kwargs)
            return
        put = object.__setattr__ if self.frozen else setattr
        for name, value in values.items():
            put(instance, name, value)
        if hasattr(kind, "__post_init__"):
            instance.__post_init__()


class _Factory:
    """The default of a parameter whose value is made for each instance."""

    def __repr__(self) -> str:
        return "<factory>"


def _constructor(kind: Any, frozen: bool, catches: bool) -> Any:
    """Return the constructor of a class, which may catch options that it lacks."""
    known: dict[str, object] = {_LATER: _Factory()}
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
        assign = f"{_OWN}[{entry.name!r}] = {value}"
        body.append(assign if frozen else f"self.{entry.name} = {value}")
    if by_name:
        positional += ["*", *by_name]
    if catches:
        positional.append(f"**{_UNKNOWN}")
        known[_REFUSE] = partial(_refuse_unknown, kind)
        body.insert(0, f"if {_UNKNOWN}: {_REFUSE}({_UNKNOWN})")
    if frozen and body:
        # Half of the time that object.__setattr__ would take.
        body.insert(0, f"{_OWN} = self.__dict__")
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


class _Signature:
    """The signature of a class, without what catches options that it does not have."""

    def __get__(self, instance: object, owner: Any) -> Any:
        whole = signature(owner.__init__)
        own = [p for n, p in whole.parameters.items() if n not in ("self", _UNKNOWN)]
        return whole.replace(parameters=own)


class _Document(_Signature):
    """The docstring of a class without one: its name with its signature."""

    def __get__(self, instance: object, owner: Any) -> Any:
        return f"{owner.__name__}{super().__get__(instance, owner)}"


_SIGNATURE, _DOCUMENT = _Signature(), _Document()


def _refuse_unknown(kind: Any, unknown: dict[str, object]) -> None:
    """Raise of an option that a constructor does not have."""
    known = [entry.name for entry in fields(kind) if entry.init]
    name = next(name for name in unknown if name not in known)
    for refuse in REFUSALS:
        refuse(kind.__name__, name, known)
    raise TypeError(
        f"{kind.__qualname__}.__init__() got an unexpected keyword argument {name!r}"
    )


def _freeze(kind: Any) -> None:
    """Have a class refuse that its fields are set or deleted."""
    for method, refuse in (("__setattr__", _refuse_set), ("__delattr__", _refuse_del)):
        if method in vars(kind):
            raise TypeError(f"Cannot overwrite attribute {method} in class {kind!r}")
        setattr(kind, method, refuse)


def _refuse_set(self: object, name: str, value: object) -> None:
    _check_free(type(self), f"assign to field {name!r}", name)
    object.__setattr__(self, name, value)


def _refuse_del(self: object, name: str) -> None:
    _check_free(type(self), f"delete field {name!r}", name)
    object.__delattr__(self, name)


def _check_free(kind: Any, what: str, name: str) -> None:
    """Refuse what an instance may not have, but attributes that a subclass adds."""
    if "__dataclass_params__" in vars(kind) or name in kind.__dataclass_fields__:
        raise FrozenInstanceError(
            f"{kind.__name__}: cannot {what}: it never changes after its construction. "
            f"Make another, as by dataclasses.replace; what differs between runs of a "
            f"model can be a parameter (add_parameter)."
        )


@recursive_repr()
def _shown(self: Any) -> str:
    """Return the name of the class with the fields."""
    values = (f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{type(self).__qualname__}({', '.join(values)})"


def _equal(self: Any, other: object) -> object:
    """Compare two instances of a class by their fields."""
    kind: Any = type(self)
    if type(other) is not kind:
        return NotImplemented
    chosen = vars(kind).get(_EQUAL) or _chosen(kind, _EQUAL, "__eq__", _equal)
    return chosen(self) == chosen(other)


def _hash(self: Any) -> int:
    """Hash an instance of a class by its fields."""
    kind = type(self)
    chosen = vars(kind).get(_HASH) or _chosen(kind, _HASH, "__hash__", _hash)
    return hash(chosen(self))


def _chosen(kind: Any, place: str, method: str, shared: object) -> Any:
    """Return what gives the fields of the class that has a method; keep it."""
    (owner, *_) = (base for base in kind.__mro__ if vars(base).get(method) is shared)
    names = [
        entry.name
        for entry in fields(owner)
        if (entry.compare if place == _EQUAL or entry.hash is None else entry.hash)
    ]
    setattr(kind, place, values_of(names))
    return getattr(kind, place)


def values_of(names: list[str]) -> Callable[[object], tuple[object, ...]]:
    """Return the function that gives the attributes of an object in a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda holder: tuple(getattr(holder, name) for name in names)
