"""The formulas that a system holds, with what they must be in.

What the fields of elements must be in stands beside their types; here it is resolved:
for each freedom of a joint, by the coordinates that a relation couples, and for what a
user's function of an element is given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from symbody.expr.node import Const, Node, Symbol
from symbody.model.body import Body, Frame
from symbody.model.field import field_units
from symbody.model.joint import Joint
from symbody.model.loads.own_law import OwnFormulas, OwnLaw
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
    for entry in system.gravity:
        yield Required("gravity", entry, "m/s²")
    for joint in system.joints:
        yield from _of_joint(system, joint)
    for node in system.nodes:
        for entry in node.at or ():
            yield Required(f"node {node.name!r}, at", entry, "m")
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
    ends = [joint.parent.body for joint in system.joints]
    bodies: dict[int, Body] = {id(body): body for body in (*ends, *system.bodies)}
    for body in bodies.values():
        who = f"body {body.name!r}"
        yield Required(f"{who}, mass", body.mass, "kg")
        for entry in body.com:
            yield Required(f"{who}, com", entry, "m")
        for entry in body.inertia:
            yield Required(f"{who}, inertia", entry, "kg m²")
        for frame in body.frames.values():
            yield from _of_frame(frame)


def _of_frame(frame: Frame) -> Iterator[Required]:
    who = f"frame '{frame.body.name}.{frame.name}'"
    for entry in frame.p:
        yield Required(f"{who}, at", entry, "m")
    for row in frame.R:
        for entry in row:
            yield Required(f"{who}, rotation", entry, "1")


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
                yield from (Required(f"rotation of {who}", entry, "1") for entry in row)


def _of_quantities(system: System) -> Iterator[Required]:
    formulas: list[tuple[str, Any, Any]] = [
        ("parameter", p, p.default) for p in system.parameters.values()
    ]
    formulas += [("expression", e, e.formula) for e in system.expressions.values()]
    for kind, quantity, of in formulas:
        for formula in of.ravel().tolist():
            yield Required(f"{kind} {quantity.name!r}", formula, quantity.unit)
    for state in system.states.values():
        rate = f"{state.unit} s^-1" if state.unit else ""
        # "N/m s" would not be clear.
        rate = rate if "/" not in state.unit else f"{state.unit}/s"
        for formula in () if state.rate is None else state.rate.ravel().tolist():
            yield Required(f"rate of state {state.name!r}", formula, rate)


def _elements(system: System) -> Iterator[tuple[str, str, Any]]:
    """Yield kind and name of the elements with fields, and the elements."""
    yield from (("load", one.name, one.load) for one in system.loads)
    yield from (("sensor", one.name, one.sensor) for one in system.sensors.values())
    yield from (("constraint", one.name, one.constraint) for one in system.constraints)
    yield from (("loop", one.name, one.loop) for one in system.loops)
    yield from (("visual", one.name, one.shape) for one in system.visuals)


def _of_fields(system: System, who: str, element: object) -> Iterator[Required]:
    """Yield the formulas in the fields of an element."""
    units = field_units(type(element))
    for field in fields(element):  # type: ignore[arg-type]
        value = getattr(element, field.name)
        said = units.get(field.name, ("",))[0]
        whose = f"{field.name} of {who}"
        for number, formula in formulas_in(value):
            yield Required(whose, formula, _unit(system, element, said, number))
        for number, law in laws_in(value):
            for formula in law.formulas if isinstance(law, OwnFormulas) else ():
                yield Required(whose, formula)
            if isinstance(law, OwnLaw):
                unit = _unit(system, element, said, number)
                yield Required(whose, law.formula, unit)


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
