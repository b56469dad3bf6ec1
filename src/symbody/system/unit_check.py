"""Agreement of the formulas of a system with the units that were given.

Where a parameter, input or state has no unit, nothing is known of what it is in; so a
formula is judged only as far as units are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, final
from weakref import WeakKeyDictionary

from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.text import text
from symbody.expr.traverse import reachable, symbols_of
from symbody.model.model import Model
from symbody.model.units import (
    NUMBER,
    Dimension,
    dimension_of,
    power_of,
    times,
    written,
)
from symbody.system.formulas_with_units import formulas_of, units_of_arguments
from symbody.system.system import System

# What is known of a formula: a dimension; None if nothing; FREE for a bare number,
# which goes with everything.
_FREE = "free"
_Known: TypeAlias = "Dimension | str | None"
_ALIKE = {"add", "sub", "lt", "le", "eq", "min", "max", "atan2"}
_SAME = {"neg", "abs"}
_OF_NUMBERS = {
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log",
}  # fmt: skip
_GIVES_NUMBER = {"lt", "le", "eq", "atan2", "sign", "and", "or", "not", *_OF_NUMBERS}
_LONGEST = 60
_MOST_SHOWN = 8
# The contradictions of each model that users were warned of.
_WARNED: WeakKeyDictionary[Model, set[str]] = WeakKeyDictionary()


@final
@dataclass(frozen=True)
class UnitFlaw:
    """A contradiction between a formula and the units that were given.

    Attributes:
        text: Who has the formula, what is in it, and the remedy.
        is_certain: Whether it cannot be meant; else a bare number may have the unit
            that is missing: as a factor, or as a factor of one, of which no trace is
            left, where nothing is in it whose unit was given.
        is_by_user: Whether only parameters and inputs are in it, whose units were
            given. Coordinates have units in any case, and a factor of one, such as a
            stiffness, leaves no trace beside them.
        is_of_parameters: Whether a parameter with a unit is in it. Where none is, as
            in a motor whose constant is one, constants are numbers.
    """

    text: str
    is_certain: bool
    is_by_user: bool = False
    is_of_parameters: bool = False


def unit_flaws(system: System) -> tuple[UnitFlaw, ...]:
    """Return what contradicts the units that were given."""
    units = _units(system)
    known: dict[Node, _Known] = {}
    flaws: dict[UnitFlaw, None] = {}
    by_user = {
        symbol: entry.unit
        for group in (system.parameters, system.inputs)
        for entry in group.values()
        for symbol in entry.symbols.ravel().tolist()
    }
    groups = (system.parameters, system.inputs, system.expressions, system.states)
    parameters, declared = _declared(groups[:1]), _declared(groups)
    for who, node, unit in formulas_of(system):
        for flaw, inner in _judged(node, known, units):
            # In sin(t) a factor of one is left out, which may have a unit as well.
            of_time = inner.op.name in _OF_NUMBERS and system.t in reachable([inner])
            symbols = set(symbols_of(inner))
            factor = of_time or any(map(_has_factor, inner.args))
            certain = not factor and not declared.isdisjoint(symbols)
            by_user_alone = by_user.keys() >= symbols
            named = not parameters.isdisjoint(symbols)
            flaws[UnitFlaw(f"{who}: {flaw}", certain, by_user_alone, named)] = None
        at, wanted = known[node], dimension_of(unit)
        if wanted is not None and isinstance(at, tuple) and at != wanted:
            flaw = (
                f"{who}: {_short(node)} is in {_shown(by_user.get(node, ''), at)}, but "
                f"it must be in {_shown(unit, wanted)}. Correct the formula, or the "
                f"units of what is in it."
            )
            symbols = set(symbols_of(node))
            certain = not _has_factor(node) and not declared.isdisjoint(symbols)
            named = not parameters.isdisjoint(symbols)
            flaws[UnitFlaw(flaw, certain, by_user.keys() >= symbols, named)] = None
    return tuple(flaws)


def check_units(system: System, model: Model) -> None:
    """Refuse formulas of parameters and inputs that contradict their units.

    Of other contradictions users are warned, of each once a model.

    Raises:
        ModelError: One cannot be meant; what may be a number with a unit passes.
    """
    if not any(map(dimension_of, _units_by_user(system))):
        return
    certain = [flaw for flaw in unit_flaws(system) if flaw.is_certain]
    refused = [flaw.text for flaw in certain if flaw.is_by_user]
    if refused:
        raise ModelError(_listed(refused))
    known = _WARNED.setdefault(model, set())
    named = [flaw.text for flaw in certain if flaw.is_of_parameters]
    new = [text for text in named if text not in known]
    if new:
        known.update(new)
        warn_user(
            f"{contradictions_in(model)} {_listed(new)}\nIf a factor of one has the "
            f"unit that is missing, make it a parameter with this unit."
        )


def contradictions_in(model: Model) -> str:
    """Return how a warning of units begins."""
    return f"model {model.name!r}: its formulas contradict the units that were given:"


def _listed(flaws: Sequence[str]) -> str:
    more = len(flaws) - _MOST_SHOWN
    return "\n".join([*flaws[:_MOST_SHOWN], *[f"There are {more} more."] * (more > 0)])


def _declared(groups: Sequence[Mapping[str, Any]]) -> set[Node]:
    """Return the symbols of what was given a unit."""
    return {
        symbol
        for group in groups
        for entry in group.values()
        for symbol in (entry.symbols.ravel().tolist() if entry.unit else ())
    }


def _units_by_user(system: System) -> Iterator[str]:
    groups = (system.parameters, system.inputs, system.expressions, system.states)
    yield from (entry.unit for group in groups for entry in group.values())


def _has_factor(node: Node) -> bool:
    """Return whether a bare number is a factor in a formula: it may have a unit."""
    return any(
        isinstance(inner, Apply)
        and inner.op.name in ("mul", "div")
        and any(isinstance(a, Const) and abs(a.value) != 1 for a in inner.args)
        for inner in reachable([node])
    )


def _judged(
    root: Node, known: dict[Node, _Known], units: dict[Node, _Known]
) -> Iterator[tuple[str, Apply]]:
    """Learn the dimensions below a formula; yield contradictions and where they are."""
    for node in reachable([root]):
        if node in known:
            continue
        if isinstance(node, Const):
            known[node] = _FREE
        elif isinstance(node, Symbol):
            known[node] = units.get(node)
        else:
            assert isinstance(node, Apply)
            known[node], flaw = _applied(node, known)
            if flaw:
                yield flaw, node


def _applied(node: Apply, known: dict[Node, _Known]) -> tuple[_Known, str]:
    """Return the dimension of an operation, and what is wrong with its arguments."""
    name = node.op.name
    several = [known[arg] for arg in node.args]
    if node.op.definition is not None:
        return None, ""
    if name in _OF_NUMBERS:
        (at,) = several
        if at == NUMBER or not isinstance(at, tuple):
            return NUMBER, ""
        short = _short(node.args[0])
        flaw = (
            f"{short} is in {written(at)}, but {name} takes a number. Correct the "
            f"formula, or the units of what is in it."
        )
        return NUMBER, flaw
    compared = node.args[1:] if name == "where" else node.args
    if name in _ALIKE or name == "where":
        flaw = _differing(name, compared, known)
        together = next((known[a] for a in compared if known[a] != _FREE), _FREE)
        if any(known[a] is None for a in compared):
            together = None
        return (NUMBER if name in _GIVES_NUMBER else together), flaw
    return _product(name, node, several), ""


def _product(name: str, node: Apply, several: list[_Known]) -> _Known:
    if name in _SAME or name == "floor":
        return several[0]
    if name in _GIVES_NUMBER:
        return NUMBER
    if any(at is None for at in several):
        return None
    dims: list[Any] = [NUMBER if at == _FREE else at for at in several]
    if name == "mul":
        free = all(at == _FREE for at in several)
        return _FREE if free else times(dims[0], dims[1])
    if name == "div":
        free = all(at == _FREE for at in several)
        return _FREE if free else times(dims[0], dims[1], -1)
    if name == "sqrt":
        return several[0] if several[0] == _FREE else power_of(dims[0], 0.5)
    if name == "pow" and isinstance(node.args[1], Const):
        power = node.args[1].value
        return several[0] if several[0] == _FREE else power_of(dims[0], power)
    return None


def _differing(name: str, nodes: Sequence[Node], known: dict[Node, _Known]) -> str:
    """Return how two things that must be alike differ; "" if they do not."""
    dimensions = [(n, at) for n in nodes if isinstance(at := known[n], tuple)]
    for node, at in dimensions[1:]:
        first, before = dimensions[0]
        if at != before:
            word = {"add": "added", "sub": "subtracted"}.get(name, "compared")
            return (
                f"{_short(first)} in {written(before)} and {_short(node)} in "
                f"{written(at)} are {word}. Correct one of them, or its unit."
            )
    return ""


def _short(node: Node) -> str:
    line = text(node).splitlines()[-1]
    return line if len(line) <= _LONGEST else line[:_LONGEST] + "…"


def _shown(unit: str, dimension: Dimension) -> str:
    """Return a unit as it was given, and what it is in those of SI if that differs."""
    base = written(dimension)
    if not unit:
        return base
    same = sorted(unit.replace("·", " ").split()) == sorted(base.split())
    return base if same else f"{unit} ({base})"


def _units(system: System) -> dict[Node, _Known]:
    """Return the dimensions of symbols, as far as units were given."""
    known: dict[Node, _Known] = {system.t: dimension_of("s")}
    for symbol, unit in (units_of_arguments(system) | system.units).items():
        known[symbol] = dimension_of(unit)
    groups = (system.parameters, system.inputs, system.expressions, system.states)
    for group in groups:
        for entry in group.values():
            for symbol in entry.symbols.ravel().tolist():
                known[symbol] = dimension_of(entry.unit)
    for named in system.sensors.values():
        symbols = named.symbols.ravel().tolist()
        units = named.sensor.unit.split(", ")
        if len(units) == 1:
            units *= len(symbols)
        if len(units) == len(symbols):
            known |= zip(symbols, map(dimension_of, units), strict=True)
    return known
