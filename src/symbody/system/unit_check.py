"""The formulas that a system holds, and whether they agree with the units given.

What the fields of elements must be in stands beside their types; here it is resolved:
for each freedom of a joint, by the coordinates that a relation couples, and for what a
user's function of an element is given.

Where a parameter, input or state has no unit, nothing is known of what it is in; so a
formula is judged only as far as units are given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, TypeAlias, final
from weakref import WeakKeyDictionary

from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.traverse import reachable, symbols_of
from symbody.model.constraints.constraint import Balance
from symbody.model.field import field_units
from symbody.model.joint import Joint
from symbody.model.model import Model
from symbody.model.units import (
    NUMBER,
    Dimension,
    dimension_of,
    power_of,
    times,
    written,
)
from symbody.system.formulas_in_fields import formulas_in, laws_in
from symbody.system.system import System

_IN_BRACES = re.compile(r"\{(\w+)\}")
_OR = " or "


class Required(NamedTuple):
    """A formula, whose it is in messages, and its required unit; "" where unknown."""

    who: str
    formula: Node
    unit: str = ""


def formulas_of(system: System) -> Iterator[Required]:
    """Yield the formulas that a system holds, each with what it must be in."""
    yield from _of_bodies(system)
    yield from _each("gravity", system.gravity, "m/s²")
    for joint in system.joints:
        yield from _of_joint(system, joint)
    for node in system.nodes:
        yield from _each(f"node {node.name!r}, at", node.at or (), "m")
    yield from _of_quantities(system)
    for kind, name, element in _elements(system):
        yield from _of_fields(system, f"{kind} {name!r}", element)
    for condition in system.start_conditions:
        yield Required("start_at", condition.formula)


def units_of_arguments(system: System) -> dict[Symbol, str]:
    """Return the units of the symbols that only the formulas of elements hold."""
    units: dict[Symbol, str] = {}
    for joint in system.joints:
        for element in joint.elements:
            if element.law is not None:
                for symbol in element.law.coordinates:
                    same = units.get(symbol, element.law.unit) == element.law.unit
                    units[symbol] = element.law.unit if same else ""
    for _, _, element in _elements(system):
        for name, said in field_units(type(element)).items():
            for number, law in laws_in(getattr(element, name)):
                required = (_unit(system, element, unit, number) for unit in said[1:])
                units.update(zip(law.arguments, required, strict=False))
    return units


def _of_bodies(system: System) -> Iterator[Required]:
    for body in (*(j.parent.body for j in system.joints[:1]), *system.bodies):
        who = f"body {body.name!r}"
        yield Required(f"{who}, mass", body.mass, "kg")
        yield from _each(f"{who}, com", body.com, "m")
        yield from _each(f"{who}, inertia", body.inertia, "kg m²")
        for frame in body.frames.values():
            who = f"frame '{body.name}.{frame.name}'"
            yield from _each(f"{who}, at", frame.p, "m")
            for row in frame.R:
                yield from _each(f"{who}, rotation", row, "1")


def _each(who: str, formulas: Iterable[Node], unit: str) -> list[Required]:
    # Numbers go with everything, as most rotations.
    return [Required(who, one, unit) for one in formulas if one.__class__ is not Const]


def _of_joint(system: System, joint: Joint) -> Iterator[Required]:
    who = f"joint {joint.name!r}"
    for v, armature in zip(joint.v, joint.armature, strict=True):
        unit = {"N m": "kg m²", "N": "kg"}.get(system.force_units[v], "")
        yield Required(f"{who}, armature", armature, unit)
    for q, drive in zip(joint.q, system.drives[joint.name], strict=True):
        if drive is not None:
            yield Required(f"drive of {who}", drive, system.units[q])
    yield from _of_fields(system, who, joint.kind)
    for element in joint.elements:
        if element.law is not None:
            for row in element.law.rotation:
                yield from _each(f"rotation of {who}", row, "1")


def _of_quantities(system: System) -> Iterator[Required]:
    for p in system.parameters.values():
        yield from _each(f"parameter {p.name!r}", p.default.ravel().tolist(), p.unit)
    for e in system.expressions.values():
        yield from _each(f"expression {e.name!r}", e.formula.ravel().tolist(), e.unit)
    for state in system.states.values():
        rate = f"{state.unit} s^-1" if state.unit else ""
        # "N/m s" would not be clear.
        rate = rate if "/" not in state.unit else f"{state.unit}/s"
        formulas_of_rate = () if state.rate is None else state.rate.ravel().tolist()
        yield from _each(f"rate of state {state.name!r}", formulas_of_rate, rate)
    for discrete in system.discretes.values():
        who = f"start of {discrete.name!r}"
        yield from _each(who, discrete.start.ravel().tolist(), discrete.unit)
    units = _said(_quantities(system))
    for when in system.whens.values():
        for symbol, value in zip(when.changed, when.values, strict=True):
            yield from _each(f"when {when.name!r}, {symbol}", [value], units[symbol])


def _elements(system: System) -> Iterator[tuple[str, str, Any]]:
    """Yield kind and name of the elements with fields, and the elements."""
    # Balances of bodies without mass are none of the user's.
    yield from (one for one in system.elements() if not isinstance(one[2], Balance))
    yield from (("visual", one.name, one.shape) for one in system.visuals)


def _of_fields(system: System, who: str, element: object) -> Iterator[Required]:
    """Yield the formulas in the fields of an element."""
    units = field_units(type(element))
    for field in fields(element):  # type: ignore[arg-type]
        value = getattr(element, field.name)
        said = units.get(field.name, ("",))[0]
        whose = f"{field.name} of {who}"
        held = formulas_in(value)
        held += [(i, formula) for i, law in laws_in(value) for formula in law.formulas]
        for number, formula in held:
            yield Required(whose, formula, _unit(system, element, said, number))


def _unit(system: System, element: object, said: str, number: int) -> str:
    """Return what an entry of a field must be in; "" where it is unknown."""
    if _OR in said:
        turning, sliding = said.split(_OR)
        held = (getattr(element, field.name) for field in fields(element))  # type: ignore[arg-type]
        joint = next((one for one in held if isinstance(one, Joint)), None)
        force = ""
        if joint is not None and number < len(joint.v):
            force = system.force_units.get(joint.v[number], "")
        said = {"N m": turning, "N": sliding}.get(force, "")
    names = _IN_BRACES.findall(said)
    known = {name: _of_field(system, getattr(element, name)) for name in names}
    if not all(known.values()):
        return ""
    return _IN_BRACES.sub(lambda match: known[match[1]], said)


def _of_field(system: System, value: object) -> str:
    """Return the unit of the coordinate that a field holds, or its number as text."""
    if isinstance(value, Const):
        return f"{value.value:g}"
    coordinate = value.q[0] if isinstance(value, Joint) and value.q else value
    return system.units.get(coordinate, "") if isinstance(coordinate, Symbol) else ""


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
        is_by_user: Whether only parameters and inputs are in it. A factor of one, such
            as a stiffness, leaves no trace beside coordinates, which have units.
        is_of_parameters: Whether a parameter with a unit is in it. Where none is, as
            in a motor whose constant is one, constants are numbers.
    """

    text: str
    is_certain: bool
    is_by_user: bool = False
    is_of_parameters: bool = False


def unit_flaws(system: System, *, only_certain: bool = False) -> tuple[UnitFlaw, ...]:
    """Return what contradicts the units that were given."""
    units = _units(system)
    known: dict[Node, _Known] = {}
    flaws: dict[UnitFlaw, None] = {}
    by_user = _said([*system.parameters.values(), *system.inputs.values()])
    parameters = {s for s, unit in _said(system.parameters.values()).items() if unit}
    declared = {s for s, unit in _said(_quantities(system)).items() if unit}
    for who, node, unit in formulas_of(system):
        if node.__class__ is Const:
            continue  # goes with everything, as most rotations
        # What is wrong, where, and whether a factor of one may be left out there.
        problems: list[tuple[str, Node, bool]] = []
        for text, inner in _judged(node, known, units):
            # In sin(t) a factor of one is left out, which may have a unit as well.
            of_time = inner.op.name in _OF_NUMBERS and system.t in reachable([inner])
            factor = of_time or any(map(_has_factor, inner.args))
            problems.append((text, inner, factor))
        at, wanted = known[node], dimension_of(unit)
        if wanted is not None and isinstance(at, tuple) and at != wanted:
            factor = _has_factor(node)
            if not (only_certain and factor):
                text = (
                    f"{_short(node)} is in {_shown(by_user.get(node, ''), at)}, but it "
                    f"must be in {_shown(unit, wanted)}. Correct the formula, or the "
                    f"units of what is in it."
                )
                problems.append((text, node, factor))
        for text, inner_node, factor in problems:
            symbols = set(symbols_of(inner_node))
            certain = not factor and not declared.isdisjoint(symbols)
            named = not parameters.isdisjoint(symbols)
            by_user_alone = by_user.keys() >= symbols
            flaws[UnitFlaw(f"{who}: {text}", certain, by_user_alone, named)] = None
    return tuple(flaws)


def check_units(system: System, model: Model) -> None:
    """Raise a ModelError where units surely contradict; warn of others, once each."""
    if not any(dimension_of(one.unit) for one in _quantities(system)):
        return
    certain = [f for f in unit_flaws(system, only_certain=True) if f.is_certain]
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


def _quantities(system: System) -> list[Any]:
    groups = (
        system.parameters, system.inputs, system.expressions, system.states,
        system.discretes,
    )  # fmt: skip
    return [one for group in groups for one in group.values()]


def _said(quantities: Iterable[Any]) -> dict[Node, str]:
    """Return the unit of each symbol as it was given; "" if it was not."""
    return {s: one.unit for one in quantities for s in one.symbols.ravel().tolist()}


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
    for node in reachable([root]) if root.__class__ is Apply else [root]:
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
    if name in ("mul", "div"):
        free = all(at == _FREE for at in several)
        return _FREE if free else times(dims[0], dims[1], -1 if name == "div" else 1)
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
    # Formulas are shown where units do not agree.
    from symbody.expr.text import text

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
    units = units_of_arguments(system) | system.units | _said(_quantities(system))
    known |= {symbol: dimension_of(unit) for symbol, unit in units.items()}
    for named in system.sensors.values():
        symbols = named.symbols.ravel().tolist()
        several = named.sensor.unit.split(", ")
        if len(several) == 1:
            several *= len(symbols)
        if len(several) == len(symbols):
            known |= zip(symbols, map(dimension_of, several), strict=True)
    return known
