"""Adding switches of the user's own: discrete variables and when clauses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, overload

import numpy as np

from symbody.arguments import Arguments, listed, near, shown
from symbody.errors import ModelError
from symbody.expr.arithmetic import is_condition
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.description import Description
from symbody.model.formulas import OF_CONTACT, ArrayLike, FormulaLike
from symbody.model.quantities import (
    Direction,
    Discrete,
    When,
    checked_shape,
    symbols_of_shape,
)
from symbody.model.units import checked_unit

# A symbol, or its name.
Target: TypeAlias = Symbol | str


@overload
def add_discrete(
    self: Description, name: str, start: FormulaLike = ..., *, unit: str = ...
) -> Symbol: ...
@overload
def add_discrete(
    self: Description, name: str, start: ArrayLike, *, unit: str = ...
) -> Array: ...
def add_discrete(
    self: Description, name: str, start: object = 0.0, *, unit: str = ""
) -> object:
    """Add a quantity that keeps its value until `when` gives it another.

    The gear that is engaged, a relay, whether a latch holds. It may stand in formulas
    of loads, inputs, rates and conditions.

    Args:
        name: Unique in the model.
        start: Value at the start, or an array of them, which gives the shape: numbers,
            or formulas of parameters.
        unit: Of SI without prefix, for checks of formulas, tables and plots.

    Returns:
        The symbol to write formulas with; an object array for vectors, matrices.

    Raises:
        ModelError: The name is taken, the start is no constant formula, or the unit is
            not one of SI.
    """
    who = f"discrete variable {name!r}"
    self._names.check("discrete variable", name)
    unit = checked_unit(who, Arguments(who, ModelError).text("unit", unit))
    formula = self._constant(f"start of {who}", start, None)
    symbols = symbols_of_shape(name, checked_shape("discrete", name, formula.shape))
    entry = Discrete(name, symbols, formula, unit)
    return self._add("discrete variable", self.discretes, entry)


def when(
    self: Description,
    condition: FormulaLike | None = None,
    changes: Mapping[Target, FormulaLike] | None = None,
    *,
    impulses: Mapping[Target, FormulaLike | tuple[FormulaLike, FormulaLike]]
    | None = None,
    direction: Direction = "rising",
    at: Sequence[float] | float | None = None,
    every: float | None = None,
    priority: int = 0,
    name: str = "",
) -> When:
    """Let something jump when a condition passes zero, or at certain times.

    What jumps are discrete variables and extra states. Velocities jump by impulses
    only, which act as loads do: an input gets the impulse, and all that its loads act
    on, and all constraints, follow by the laws of momentum. A relay with hysteresis has
    two clauses with thresholds apart. Times of a run with clauses must increase.

    Args:
        condition: Formula of anything known, and of results of contacts, as
            model["gap_heel"]; it acts where this goes from negative to positive. None
            if it acts at times.
        changes: New values by symbol, or by name, which arrays need: formulas of the
            values before.
        impulses: By input what it gives at once, in its unit times s, as 0.2 N s; or
            (velocity, value): the impulse with which the velocity, a formula that is
            linear in velocities, becomes the value.
        direction: "rising", "falling" where it goes from positive to negative, "both".
        at: Times, in place of a condition [s]; one at the end of a run is left to the
            run that goes on there.
        every: Likewise, 0, every, 2 every, … [s].
        priority: Of several at one instant the clauses with the largest act first; the
            others look again whether their conditions hold.
        name: In `motion.events`; "when_1", "when_2", … by default.

    Returns:
        The clause.

    Raises:
        ModelError: A symbol is foreign, or what is changed is neither discrete nor an
            extra state, or there is no condition, or several.
    """
    if isinstance(name, str) and not name:
        name = next(
            word
            for k in range(1, len(self.whens) + 2)
            if (word := f"when_{k}") not in self.whens
            and self._names.allows("when clause", word)
        )
    who = f"when clause {name!r}"
    self._names.check("when clause", name)
    arguments = Arguments(who, ModelError)
    given = [value is not None for value in (condition, at, every)]
    if sum(given) != 1:
        raise ModelError(
            f"{who}: it has {('no', 'a', 'several')[min(sum(given), 2)]} condition, at "
            f"or every. Give one of them: a formula that passes zero, or times."
        )
    node = None
    if condition is not None:
        node = self._formula(f"condition of {who}", condition, (), contacts=True).item()
        touching = [s for s in symbols_of(node) if self._kinds[s] == OF_CONTACT]
        check_leaves_zero(who, node, touching)
        if is_condition(node):
            raise ModelError(
                f"{who}: the condition {shown(condition)} is a comparison, which is 0 "
                f"or 1. Give the formula that passes zero: T - 21 in place of T > 21."
            )
        if self._value_without_motion(node) is not None:
            raise ModelError(
                f"{who}: the condition {shown(condition)} never passes zero, as it is "
                f"constant. Give a formula of time or motion, or at= or every=."
            )
    arguments.word("direction", direction, Direction)
    if condition is None and direction != "rising":
        rule, remedy = "left out, as it acts at times", "Leave it out."
        raise arguments.refused("direction", direction, rule, remedy)
    times = _times(arguments, at)
    if every is not None:
        every = arguments.number("every", every, above=0, unit="s")
    arguments.number("priority", priority)
    if int(priority) != priority:
        raise arguments.refused("priority", priority, "a whole number", "Give 1.")
    for word, values in (("changes", changes), ("impulses", impulses)):
        if values is not None and not isinstance(values, Mapping):
            rule, remedy = "a dictionary from symbols to values", "Give {mode: 1}."
            raise arguments.refused(word, values, rule, remedy)
    own = _changes(self, who, changes or {})
    pushes = _impulses(self, who, impulses or {})
    clause = When(
        name, node, direction, times, every, int(priority),
        tuple(s for s, _ in own), tuple(v for _, v in own),
        tuple(s for s, _, _ in pushes), tuple(v for _, v, _ in pushes),
        tuple(v for _, _, v in pushes),
    )  # fmt: skip
    self._names.take("when clause", name)
    self.whens[name] = clause
    return clause


def check_leaves_zero(
    who: str,
    condition: Node,
    touching: Iterable[Symbol],
    values: Mapping[Symbol, Node] | None = None,
) -> None:
    """Raise ModelError if a condition is zero while contacts rest, by values known."""
    resting = substitute(condition, {**dict.fromkeys(touching, ZERO), **(values or {})})
    if resting is ZERO and not {*touching}.isdisjoint(symbols_of(condition)):
        raise ModelError(
            f"{who}: the condition {shown(condition)} is zero as long as a gap is "
            f"closed, a slip sticks or a force is none. Give a threshold beside "
            f"zero, as gap - 1e-6."
        )


def _times(arguments: Arguments, at: object) -> tuple[float, ...]:
    if at is None:
        return ()
    remedy = "Give [1.0, 2.0]."
    values = np.atleast_1d(arguments.numbers("at", at, None, remedy, "s")).ravel()
    if not values.size or (np.diff(values) <= 0).any():
        raise arguments.refused("at", at, "times that increase", remedy)
    return tuple(values.tolist())


def _changes(
    self: Description, who: str, changes: Mapping[Any, Any]
) -> list[tuple[Symbol, Node]]:
    """Return what changes, entry by entry, with its new value."""
    result: list[tuple[Symbol, Node]] = []
    tables = (self.discretes, self.states)
    for target, value in changes.items():
        entries = _entries(self, who, target, tables, "discrete variable or state")
        new = self._formula(f"{who}: new value of {shown(target)}", value, None)
        if new.shape not in ((), entries.shape):
            raise ModelError(
                f"{who}: the new value of {shown(target)} has the shape {new.shape}, "
                f"but it has {entries.shape}. Give as many entries, or one for all."
            )
        flat = np.broadcast_to(new, entries.shape).ravel().tolist()
        result += zip(entries.ravel().tolist(), flat, strict=True)
    return result


def _impulses(
    self: Description, who: str, impulses: Mapping[Any, Any]
) -> list[tuple[Symbol, Node, Node | None]]:
    """Return the inputs that get impulses: how much, or what becomes what."""
    result: list[tuple[Symbol, Node, Node | None]] = []
    for target, value in impulses.items():
        entries = _entries(self, who, target, (self.inputs,), "input")
        what, velocity = f"{who}: impulse of {shown(target)}", None
        if entries.shape != ():
            raise ModelError(
                f"{what}: it has the shape {entries.shape}. Give one entry of it, "
                f"as the key {entries.ravel()[0].name!r}."
            )
        if isinstance(value, tuple):
            if len(value) != 2:
                raise ModelError(
                    f"{what}: {shown(value)} must be (velocity, value), what becomes "
                    f"what. Give both, or a number or formula for the impulse."
                )
            velocity = self._formula(f"{what}: velocity", value[0], ()).item()
            value = value[1]
        result.append((entries.item(), self._formula(what, value, ()).item(), velocity))
    return result


def _entries(
    self: Description,
    who: str,
    target: object,
    tables: Sequence[Mapping[str, Any]],
    kind: str,
) -> Array:
    """Return the symbols of what is meant by a symbol, a name or one of an entry."""
    known: dict[str, Array] = {}
    for table in tables:
        for name, element in table.items():
            known[name] = element.symbols
            known |= {s.name: np.array(s, dtype=object) for s in element.symbols.flat}
    word = target.name if isinstance(target, Symbol) else target
    is_own = not isinstance(target, Symbol) or self._kinds.get(target) is not None
    if not isinstance(word, str) or word not in known or not is_own:
        names = listed([name for table in tables for name in table]) or "none"
        why = ""
        if isinstance(target, Symbol) and self._kinds.get(target) == "velocity":
            why = "Velocities jump by impulses, which obey the mechanics. "
        if isinstance(target, Symbol) and self._kinds.get(target) == "coordinate":
            why = "Bodies do not jump. "
        raise ModelError(
            f"{who}: {shown(target)} is no {kind} of this model; there are: {names}. "
            f"{why}{near(str(word), known)}".rstrip()
        )
    return known[word]
