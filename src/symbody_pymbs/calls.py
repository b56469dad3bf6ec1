"""Arguments of calls, sorted by type, in any of the orders that PyMbs has had."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from typing import Any, TypeAlias, TypeVar, final

from symbody.errors import ModelError
from symbody_pymbs.places import Frame, Joint, Place

One = TypeVar("One")
_PLACES = ("CS1", "CS2", "CSref")
_JOINTS = ("joint", "thejoint", "j", "j1", "j2")


Arguments: TypeAlias = tuple[Sequence[object], Mapping[str, object]]


def pymbs_call(
    in_order: Callable[[Sequence[object], Mapping[str, object]], Arguments],
    of: str = "",
) -> Callable[[Callable[..., One]], Callable[..., One]]:
    """Return a decorator that brings arguments into the reference's order."""

    def decorated(method: Callable[..., One]) -> Callable[..., One]:
        who = of + method.__name__
        _, *parameters = signature(method).parameters.values()
        order = [parameter.name for parameter in parameters]
        required = [p.name for p in parameters if p.default is p.empty]

        @wraps(method)
        def call(self: object, *given: object, **by_name: object) -> One:
            args, named = in_order(given, by_name)
            values = dict(zip(order, args, strict=False))
            unknown = [n for n in named if n not in order]
            twice = [n for n in named if n in values]
            missing = [n for n in required if n not in values and n not in named]
            if len(args) > len(order) or unknown or twice or missing:
                words = [*map(repr, args), *(f"{k}={v!r}" for k, v in named.items())]
                raise ModelError(
                    f"{who}({', '.join(words)}): {_trouble(unknown, twice, missing)}. "
                    f"The call is {who}({', '.join(order)})."
                )
            return method(self, **values, **named)

        return call

    return decorated


def _trouble(unknown: list[str], twice: list[str], missing: list[str]) -> str:
    if unknown:
        return f"there is no argument {unknown[0]!r}"
    if twice:
        return f"the argument {twice[0]!r} is given twice"
    if missing:
        return f"the argument {missing[0]!r} is missing"
    return "there are too many arguments"


def name_last(args: Sequence[object], named: Mapping[str, object]) -> Arguments:
    """Return arguments with a leading name, as the first PyMbs had it, by keyword."""
    if args and isinstance(args[0], str) and "name" not in named:
        return args[1:], {**named, "name": args[0]}
    return args, named


def symbol_first(args: Sequence[object], named: Mapping[str, object]) -> Arguments:
    """Return arguments that begin with a symbol; a name before it goes by keyword."""
    if len(args) > 1 and all(isinstance(word, str) for word in args[:2]):
        return args[1:], {**named, "name": args[0]}
    return args, named


@final
@dataclass
class Sorted:
    """Arguments by type, in their order."""

    places: list[Frame]
    joints: list[Joint]
    words: list[str]
    rest: list[object]

    def ends_and_axes(self, who: str) -> tuple[Place, Place, Place]:
        """Return CS1, CS2, and CSref or else CS1, as places of the model."""
        if len(self.places) not in (2, 3):
            raise ModelError(
                f"{who}: {len(self.places)} coordinate systems are given; it needs CS1 "
                f"and CS2, and may have CSref."
            )
        a, b, *axes = (place._place for place in self.places)
        return a, b, axes[0] if axes else a


def sort_arguments(
    who: str, args: Sequence[object], named: Mapping[str, object], known: Sequence[str]
) -> tuple[Sorted, dict[str, Any]]:
    """Return positional arguments, places and joints by type; the others by name."""
    allowed = (*_PLACES, *_JOINTS, *known)
    for word in named:
        if word not in allowed:
            raise ModelError(
                f"{who}: there is no argument {word!r}. Known are {', '.join(allowed)}."
            )
    placed = [*args, *(named.get(word) for word in (*_PLACES, *_JOINTS))]
    result = Sorted([], [], [], [])
    for value in placed:
        if isinstance(value, Frame):
            result.places.append(value)
        elif isinstance(value, Joint):
            result.joints.append(value)
        elif isinstance(value, str):
            result.words.append(value)
        elif value is not None:
            result.rest.append(value)
    others = {w: v for w, v in named.items() if w in known and v is not None}
    return result, others


def ends_of_chains(
    args: Sequence[object], named: Mapping[str, object]
) -> tuple[list[object], dict[str, object]]:
    """Return arguments with the last joint, which carries the body, for each chain."""

    def end(value: object) -> object:
        if (
            isinstance(value, list)
            and value
            and all(isinstance(joint, Joint) for joint in value)
        ):
            return value[-1]
        return value

    return [end(value) for value in args], {k: end(v) for k, v in named.items()}


def only(who: str, what: str, values: Sequence[One]) -> One:
    """Return the one value that is needed."""
    if not values:
        raise ModelError(f"{who}: {what} is missing.")
    if len(values) > 1:
        raise ModelError(
            f"{who}: {what} is one argument, but {', '.join(map(repr, values))} could "
            f"each be it."
        )
    return values[0]
