"""Laws of the user's: Python functions that become formulas, and the `Connector`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, final

from symbody.arguments import shown, takes
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError
from symbody.expr.evaluate import substitute
from symbody.expr.node import Array, Const, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame, PlaceLike, frame_of
from symbody.model.field import Entry, Field, element
from symbody.model.fields import freedoms, some_body
from symbody.model.formulas import FormulaLike
from symbody.model.loads.connection import Connection, stand_ins
from symbody.model.loads.variables import Endpoint, endpoints, symbols_between

_ARGUMENTS = ("angle", "rate")
# From formulas of measured quantities, length and rate for example, to another.
Law: TypeAlias = Callable[[Node, Node], FormulaLike]


@final
@dataclass(frozen=True, eq=False)
class OwnLaw:
    """Formulas of a few arguments, and of whatever else the model knows."""

    arguments: tuple[Symbol, ...]
    formulas: tuple[Node, ...]

    @property
    def formula(self) -> Node:
        """The only formula."""
        (formula,) = self.formulas
        return formula

    def at(self, *values: Node) -> Node:
        """Return the only formula with the arguments replaced."""
        return substitute(self.formula, dict(zip(self.arguments, values, strict=True)))

    def all_at(self, values: Sequence[Node]) -> list[Node]:
        """Return the formulas with the arguments replaced."""
        return substitute(self.formulas, dict(zip(self.arguments, values, strict=True)))


def own_law(
    entry: Entry,
    function: object,
    names: tuple[str, ...],
    allowed: tuple[str, ...] = (),
) -> OwnLaw:
    """Return the law that a function of so many formulas is, which is called once.

    Beside its arguments it may hold `allowed` kinds of symbols, or any.
    """
    if isinstance(function, OwnLaw):
        return _checked(entry, function, allowed)
    arguments = tuple(Symbol(name) for name in names)
    example = f"lambda {', '.join(names)}: -1000*{names[0]}"
    call = f"law({', '.join(names)})"
    formulas = _called(entry, function, arguments, call, example, several=False)
    return _checked(entry, OwnLaw(arguments, formulas), allowed)


class OptionalLaw(Field[Law | OwnLaw | None, OwnLaw | None]):
    """A function of length and rate that returns a formula, or none."""

    words = "function of length and rate, or None"
    form, sample = "law", lambda *_: lambda x, v: -0.2 * x - 0.1 * v

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw | None:
        """Return the law, or None."""
        return None if value is None else own_law(entry, value, ("length", "rate"))


class LawPerFreedom(
    Field[Law | Sequence[Law | OwnLaw | None] | None, tuple[OwnLaw | None, ...]]
):
    """A function of angle and rate for all freedoms of the joint, or one for each."""

    words = "function of angle and rate, or one for each velocity of the joint, or None"
    form, sample = "law", OptionalLaw.sample

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[OwnLaw | None, ...]:
        """Return as many laws as the joint has velocities, None where there is none."""
        n = freedoms(entry)
        laws = list(value) if isinstance(value, (list, tuple)) else [value] * n
        if len(laws) != n:
            raise ModelError(
                f"{entry.who}: {len(laws)} laws for {n} freedoms. Give one function "
                f"for all, or one for each, None where there is none."
            )
        return tuple(
            None if law is None else own_law(entry, law, _ARGUMENTS) for law in laws
        )


# From the endpoints of an element to its variables.
VariablesLike: TypeAlias = Callable[..., Any]
# From variables, or from variables and rates, to their forces.
ForcesLike: TypeAlias = Callable[..., Any]


class Ends(Field[Sequence[PlaceLike], tuple[Frame, ...]]):
    """Two bodies or frames, or more."""

    words = "two bodies or frames, or more"
    form, sample = "place", lambda m, n: [some_body(m, 0), some_body(m, 1)]

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


class OwnVariables(Field[VariablesLike | OwnLaw, OwnLaw]):
    """A function of the endpoints that returns the variables."""

    words = "function of the endpoints that returns formulas"
    form, sample = (
        "own formulas",
        lambda *_: lambda a, b: [a.distance_to(b), b.R[0, 1] + b.p[2]],
    )
    # Kinds of symbols that the formulas may hold beside those of endpoints.
    beside: tuple[str, ...] = ("parameter",)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw:
        """Return the formulas, of the symbols of endpoints."""
        if isinstance(value, OwnLaw):
            return _checked(entry, value, cls.beside)
        count = len(entry.before["ends"])
        ends = endpoints(count)
        names = ", ".join("abcdefgh"[:count])
        formulas = _called(
            entry,
            value,
            ends,
            f"variables({names})",
            f"lambda {names}: [{names[0]}.distance_to(b)]",
        )
        arguments = tuple(symbols_between(ends))
        return _checked(entry, OwnLaw(arguments, formulas), cls.beside)


class OwnMovingVariables(OwnVariables):
    """The same, of variables that may follow the time."""

    beside = ("parameter", "time")


class OwnForces(Field[ForcesLike | OwnLaw, OwnLaw]):
    """A function of variables and their rates that returns their forces."""

    words = "function of variables, or of variables and rates, that returns formulas"
    form, sample = "own formulas", lambda *_: lambda e, rate: list(0.2 * e + 0.1 * rate)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw:
        """Return the formulas, of symbols of variables and rates."""
        if isinstance(value, OwnLaw):
            return _checked(entry, value, ())
        e, rates = stand_ins(len(entry.before["variables"].formulas))
        both = not callable(value) or takes(value, 2)
        arguments: tuple[Array, ...] = (e, rates) if both else (e,)
        example = "lambda e, rate: [1000*e[0] + 5*rate[0]]"
        formulas = _called(entry, value, arguments, "law(e, rate)", example)
        return _checked(entry, OwnLaw((*e.tolist(), *rates.tolist()), formulas), ())


def _called(
    entry: Entry,
    function: object,
    arguments: Sequence[Node | Array | Endpoint],
    call: str,
    example: str,
    *,
    several: bool = True,
) -> tuple[Node, ...]:
    """Return the formulas that a function of the user's returns, one or several."""
    who = f"{entry.name} of {entry.who}"
    kind = "list of formulas" if several else "formula"
    if not callable(function) or not takes(function, len(arguments)):
        raise ModelError(
            f"{who}: {shown(function)} cannot be called as {call}, where arguments "
            f"with defaults keep these. Give a function of these that returns a "
            f"{kind}, for example {example}."
        )
    result = function(*arguments)
    entries = list(result) if several and hasattr(result, "__len__") else [result]
    try:
        formulas = tuple(as_node(value) for value in entries)
    except ExpressionError:
        formulas = ()
    if not formulas:
        raise ModelError(
            f"{who}: {call} returned {shown(result)}, which is no {kind}. It is called "
            f"once with symbols and must return numbers or formulas of them, written "
            f"with symbody's functions, for example {example}."
        )
    return formulas


def _checked(entry: Entry, law: OwnLaw, allowed: tuple[str, ...]) -> OwnLaw:
    """Return the same; the model knows the symbols beside the arguments."""
    arguments = set(law.arguments)
    known = [s for s in symbols_of(*law.formulas) if s not in arguments]
    parts = [*known, *(f for f in law.formulas if isinstance(f, Const))]
    entry.formulas(parts, (len(parts),), allowed)
    return replace(law)


def arguments_of(values: Sequence[Array | Endpoint]) -> list[Symbol]:
    """Return the symbols in the arguments of a function: endpoints, or arrays."""
    ends = [value for value in values if isinstance(value, Endpoint)]
    if ends:
        return symbols_between(ends)
    parts = [part.ravel().tolist() for part in values if not isinstance(part, Endpoint)]
    return [s for part in parts for s in part]


@final
@element
class Connector(Connection):
    """An element between two endpoints or more, by its variables and their law.

    The variables ε are formulas of what is between the endpoints: `a.distance_to(b)`
    [m], and as seen by the first endpoint, in its axes, positions `b.p` [m], shape
    (3,), and rotation matrices `b.R`, shape (3, 3). The law gives for each variable its
    dual force F, in tension positive: the element takes the power Σ F_k ε̇_k, and
    acts on the bodies with what does that virtual work. An elastic law is a function
    of the variables, a viscous one of their rates, an active one of inputs and states;
    for a law that is an equation for F take `implicit`.

    A bar of stiffness k and damping c::

        Connector(
            [a, b],
            lambda a, b: [a.distance_to(b) - 0.5],
            lambda e, rate: [k * e[0] + c * rate[0]],
        )

    Its value is F. `Deformation` measures ε and ε̇.

    Attributes:
        ends: Endpoints, bodies or frames; the first is that which sees the others.
        variables: Function of the endpoints, as many arguments, that returns a list of
            formulas of them and of parameters; called once.
        law: Function of variables, or of variables and rates, arrays of formulas, that
            returns a list of forces; called once.
    """

    ends: Ends
    variables: OwnVariables
    law: OwnForces

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[Node]:
        """Return the user's variables."""
        return self.variables.all_at(symbols_between(ends))

    def forces(self, variables: Array, rates: Array) -> Sequence[Node]:
        """Return the user's forces."""
        return self.law.all_at([*variables.tolist(), *rates.tolist()])
