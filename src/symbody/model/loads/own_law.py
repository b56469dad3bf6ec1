"""A user's Python function as a formula of what a load measures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, final

from symbody.arguments import shown, takes
from symbody.errors import ExpressionError, ModelError
from symbody.expr.node import Const, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.field import Bind, Entry, Field
from symbody.model.formulas import FormulaLike
from symbody.model.joint_fields import freedoms

_ARGUMENTS = ("angle", "rate")
# From the formulas of what is measured, length and rate for example, to another.
Law: TypeAlias = Callable[[Node, Node], FormulaLike]


@final
@dataclass(frozen=True, eq=False)
class OwnLaw:
    """A formula of a few arguments, and of whatever else the model knows.

    Attributes:
        arguments: Symbols that stand for what is measured.
        formula: The formula, written with them.
    """

    arguments: tuple[Symbol, ...]
    formula: Node

    def at(self, *values: Node) -> Node:
        """Return the formula with the arguments replaced."""
        return substitute(self.formula, dict(zip(self.arguments, values, strict=True)))


def own_law(who: str, function: object, names: tuple[str, ...], bind: Bind) -> OwnLaw:
    """Return the law that a function is, which is called once, with symbols.

    Args:
        who: Kind and name of the element, for messages.
        function: From formulas, one an argument, to a formula.
        names: Of its arguments.
        bind: Checks that the other symbols in the formula are known.

    Raises:
        ModelError: It is no function, takes other arguments or returns no formula.
    """
    if isinstance(function, OwnLaw):
        return replace(function, formula=_known(function, bind))
    call = f"law({', '.join(names)})"
    if not callable(function) or not takes(function, len(names)):
        raise ModelError(
            f"{who}: the law {shown(function)} cannot be called as {call}, where "
            f"arguments with defaults keep these. Give a "
            f"function of these that returns a formula, e.g. lambda "
            f"{', '.join(names)}: -1000*{names[0]}."
        )
    arguments = tuple(Symbol(name) for name in names)
    value = function(*arguments)
    try:
        formula = as_node(value)
    except ExpressionError:
        raise ModelError(
            f"{who}: {call} returned {shown(value)}, which is no formula. It is called "
            f"once with symbols and must return a number or a formula of them, written "
            f"with symbody's functions."
        ) from None
    law = OwnLaw(arguments, formula)
    return replace(law, formula=_known(law, bind))


def _known(law: OwnLaw, bind: Bind) -> Node:
    """Return the formula of a law, whose symbols beside arguments the model knows."""
    formula = law.formula
    known = [s for s in symbols_of(formula) if s not in law.arguments]
    parts = [formula] if isinstance(formula, Const) else known
    bind(parts, (len(parts),))
    return formula


class OptionalLaw(Field[Law | OwnLaw | None, OwnLaw | None]):
    """A function of length and rate that returns a formula, or none."""

    words = "function of length and rate, or None"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw | None:
        """Return the law, or None."""
        if value is None:
            return None
        return own_law(entry.who, value, ("length", "rate"), entry.bind)


class LawPerFreedom(
    Field[Law | Sequence[Law | OwnLaw | None] | None, tuple[OwnLaw | None, ...]]
):
    """A function of angle and rate for all freedoms of the joint, or one for each."""

    words = "function of angle and rate, or one for each velocity of the joint, or None"

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
            None if law is None else own_law(entry.who, law, _ARGUMENTS, entry.bind)
            for law in laws
        )
