"""Users' functions of an element: its variables, and the forces that they cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

from symbody.arguments import shown, takes
from symbody.errors import ExpressionError, ModelError
from symbody.expr.node import Array, Const, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame, PlaceLike, frame_of
from symbody.model.field import Entry, Field
from symbody.model.loads.connection import stand_ins
from symbody.model.loads.endpoints import Endpoint, endpoints, symbols_between

# From the endpoints of an element to its variables.
VariablesLike: TypeAlias = Callable[..., Any]
# From variables, or from variables and rates, to their forces.
ForcesLike: TypeAlias = Callable[..., Any]


@final
@dataclass(frozen=True, eq=False)
class OwnFormulas:
    """Formulas of a few arguments, and of whatever else the model knows.

    Attributes:
        arguments: Symbols that stand for what they are given.
        formulas: The formulas, written with them.
    """

    arguments: tuple[Symbol, ...]
    formulas: tuple[Node, ...]

    def at(self, values: Sequence[Node]) -> list[Node]:
        """Return the formulas with the arguments replaced."""
        pairs = zip(self.arguments, values, strict=True)
        return substitute(list(self.formulas), dict(pairs))


class Ends(Field[Sequence[PlaceLike], tuple[Frame, ...]]):
    """Two bodies or frames, or more."""

    words = "two bodies or frames, or more"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Frame, ...]:
        """Return the frames."""
        places = list(value) if isinstance(value, (list, tuple)) else []
        if len(places) < 2:
            raise ModelError(
                f"{entry.who}: {entry.name}={shown(value)}. Give a list of two "
                f"endpoints or more, each a body or a frame."
            )
        return tuple(frame_of(entry.who, place) for place in places)

    @classmethod
    def frames(cls, value: Sequence[Frame]) -> Sequence[Frame]:
        """Return the frames."""
        return value


class OwnVariables(Field[VariablesLike | OwnFormulas, OwnFormulas]):
    """A function of the endpoints that returns the variables."""

    words = "function of the endpoints that returns formulas"
    # Kinds of symbols that the formulas may hold beside those of endpoints.
    beside: tuple[str, ...] = ("parameter",)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnFormulas:
        """Return the formulas, of the symbols of endpoints."""
        if isinstance(value, OwnFormulas):
            return _known(entry, value, cls.beside)
        count = len(entry.before["ends"])
        ends = endpoints(count)
        names = ", ".join("abcdefgh"[:count])
        formulas = _called(
            entry, value, ends, f"variables({names})", f"[{names[0]}.distance_to(b)]"
        )
        arguments = tuple(symbols_between(ends))
        return _known(entry, OwnFormulas(arguments, formulas), cls.beside)


class OwnMovingVariables(OwnVariables):
    """The same, of variables that may follow the time."""

    beside = ("parameter", "time")


class OwnForces(Field[ForcesLike | OwnFormulas, OwnFormulas]):
    """A function of variables and their rates that returns their forces."""

    words = "function of variables, or of variables and rates, that returns formulas"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnFormulas:
        """Return the formulas, of symbols of variables and rates."""
        if isinstance(value, OwnFormulas):
            return _known(entry, value, ())
        e, rates = stand_ins(len(entry.before["variables"].formulas))
        given: tuple[Array, ...] = (e, rates)
        if callable(value) and not takes(value, 2):
            given = (e,)
        call = "law(e, rate)"
        formulas = _called(entry, value, given, call, "[1000*e[0] + 5*rate[0]]")
        own = OwnFormulas((*e.tolist(), *rates.tolist()), formulas)
        return _known(entry, own, ())


def _called(
    entry: Entry,
    function: object,
    given: Sequence[Array | Endpoint],
    call: str,
    example: str,
) -> tuple[Node, ...]:
    """Return what a function of the user's returns, one formula or several."""
    who = f"{entry.name} of {entry.who}"
    if not callable(function) or not takes(function, len(given)):
        raise ModelError(
            f"{who}: {shown(function)} cannot be called as {call}, where arguments "
            f"with defaults keep these. Give a function of these that returns a list "
            f"of formulas, for example one that returns {example}."
        )
    found = function(*given)
    entries = list(found) if hasattr(found, "__len__") else [found]
    try:
        formulas = tuple(as_node(value) for value in entries)
    except ExpressionError:
        formulas = ()
    if not formulas:
        raise ModelError(
            f"{who}: {call} returned {shown(found)}, which is no list of formulas. It "
            f"is called once with symbols and must return numbers or formulas of them, "
            f"written with symbody's functions, for example {example}."
        )
    return formulas


def _known(entry: Entry, own: OwnFormulas, allowed: tuple[str, ...]) -> OwnFormulas:
    """Return the same; the model knows the symbols beside the arguments."""
    arguments = set(own.arguments)
    known = [s for s in symbols_of(*own.formulas) if s not in arguments]
    parts = [*known, *(f for f in own.formulas if isinstance(f, Const))]
    entry.formulas(parts, (len(parts),), allowed)
    return replace(own)


def arguments_of(given: Sequence[Array | Endpoint]) -> list[Symbol]:
    """Return the symbols of what a function is given: endpoints, or arrays."""
    if isinstance(given[0], Endpoint):
        return symbols_between([end for end in given if isinstance(end, Endpoint)])
    parts = [part.ravel().tolist() for part in given if not isinstance(part, Endpoint)]
    return [s for part in parts for s in part]
