"""Names and values in requests for equilibria, resolved to numbers of equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symbody.analyses.instant.free_loads import load_labels
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.inputs import Array, places_of
from symbody.analyses.instant.labels import output_labels, symbol_units
from symbody.analyses.instant.steady import OF_MODEL, Free, Group, Kind, Target
from symbody.arguments import Arguments, listed, near, real, real_array, shown
from symbody.errors import ModelError
from symbody.results.result import Labels
from symbody.system.spellings import (
    entry_spellings,
    multiplier_forms,
    numbered,
    sensor_forms,
)
from symbody.system.system import System


def numbers_by_name(
    arguments: Arguments, what: str, mapping: object, known: list[str]
) -> dict[str, float]:
    """Return numbers by known names."""
    values = arguments.mapping(
        what, mapping, "names", f"{{{known[0]!r}: 1.0}}" if known else "{}"
    )
    for name, value in values.items():
        if name not in known:
            rule = f"values of {listed(known)}"
            raise arguments.refused(what, mapping, rule, near(name, known))
        values[name] = arguments.number(f"{what}[{name!r}]", value)
    return values


def input_values(arguments: Arguments, model: ImplicitModel, inputs: Any) -> Array:
    """Return constant values of all inputs, within their limits."""
    system = model.system
    values_by_name = arguments.mapping(
        "inputs", inputs, "names of inputs", "{'F': 2.0}"
    )
    values: Array = np.zeros(len(system.u))
    places = places_of(system.inputs)
    for entry in system.inputs.values():
        if entry.name in values_by_name:
            value = real_array(values_by_name.pop(entry.name))
            if value is None or value.shape != entry.symbols.shape or not np.isfinite(
                value
            ).all():  # fmt: skip
                raise arguments.refused(
                    f"inputs[{entry.name!r}]", inputs[entry.name],
                    f"constant numbers in the shape {entry.symbols.shape}",
                    "Give numbers: at an equilibrium inputs do not change.",
                )  # fmt: skip
            if entry.limits is not None:
                value = np.clip(value, *entry.limits)
            values[places[entry.name]] = value.ravel()
    for name in values_by_name:
        known = list(system.inputs)
        rule = f"values of the inputs {listed(known)}"
        raise arguments.refused("inputs", inputs, rule, near(name, known))
    return values


def resolved_free(
    arguments: Arguments,
    model: ImplicitModel,
    free: object,
    u: Array,
    loads: Sequence[str] = (),
) -> tuple[Free, ...]:
    """Return what is solved for beside coordinates; `loads` are such parameters."""
    names = free_by_name(arguments, free)
    system = model.system
    known: dict[str, tuple[Kind, int, float, str]] = {}
    signs = {s.name: s.sign for s in system.p}
    units = symbol_units(system)
    for j, s in enumerate(system.v):
        known[s.name] = "velocity", j, 0.0, units[s.name]
    for j, s in enumerate(system.vd):
        known[s.name] = "acceleration", j, 0.0, units[s.name]
    for j, s in enumerate(system.p):
        kind: Kind = "load" if s.name in loads else "parameter"
        known[s.name] = kind, j, float(model.functions.parameters[j]), units[s.name]
    for j, s in enumerate(system.u):
        known[s.name] = "input", j, float(u[j]), units[s.name]
    result = []
    for name, value in names.items():
        if name not in known:
            rule = (
                "names of parameters, inputs, velocities, accelerations or loads, or "
                "drive_… for a force in a joint"
            )
            every = [*known, *(label for label, _ in load_labels(system))]
            hint = near(name, every) if isinstance(name, str) else "Give names."
            if isinstance(name, str) and name in {
                s.name for s in (*system.q, *system.x)
            }:
                hint = f"{name} is solved for anyway: leave it out."
            begun = any(value is not None for value in names.values())
            values_or_names = names if begun else list(names)
            raise arguments.refused("free", values_or_names, rule, hint)
        group, index, begin, unit = known[name]
        if value is not None:
            begin = arguments.number(f"free[{name!r}]", value)
        sign = signs.get(name, 0) if group in OF_MODEL else 0
        result.append(Free(name, group, index, begin, unit, sign))
    return tuple(result)


def check_along(arguments: Arguments, system: System, along: str, free: object) -> None:
    """Raise if a quantity along which equilibria are followed is none, or free, too."""
    symbols = (*system.p, *system.u, *system.v, *system.vd)
    known = [*(s.name for s in symbols), *(label for label, _ in load_labels(system))]
    if along not in known:
        rule = "the name of a parameter's or input's entry, a velocity or a load"
        raise arguments.refused("along", along, rule, near(along, known))
    if along in free_by_name(arguments, free):
        rule = f"without {along!r}, along which the path goes"
        raise arguments.refused("free", free, rule, "Leave it out.")


def free_by_name(arguments: Arguments, free: object) -> dict[str, object]:
    """Return what is free by name, with where the search begins or None."""
    if isinstance(free, Mapping):
        return dict(free)
    return dict.fromkeys(names_of(arguments, free))


def names_of(arguments: Arguments, free: Any) -> list[str]:
    """Return names of what is free."""
    names = [free] if isinstance(free, str) else free
    is_list = isinstance(names, (list, tuple))
    if not is_list or not all(isinstance(name, str) for name in names):
        rule, remedy = "a list of names, or values by name", "Give for example ['k']."
        raise arguments.refused("free", free, rule, remedy)
    return list(names)


def entries_of(arguments: Arguments, system: System, names: object) -> tuple[str, ...]:
    """Return names of entries of parameters by which is differentiated."""
    known = [s.name for s in system.p]
    listable = isinstance(names, str | list | tuple)
    values = names_of(arguments, names) if listable else []
    wrong = [name for name in values if name not in known]
    if wrong or not listable:
        rule = f"a list of names of parameters or their entries: {listed(known)}"
        hint = near(wrong[0] if wrong else None, known)
        raise arguments.refused("sensitivities", names, rule, hint)
    return tuple(values)


def parameter_labels(system: System, names: Sequence[str]) -> Labels:
    """Return names of entries of parameters with their units."""
    units = symbol_units(system)
    return Labels(tuple(names), tuple(units[name] for name in names))


def resolved_targets(
    arguments: Arguments, model: ImplicitModel, targets: object, what: str = "targets"
) -> tuple[Target, ...]:
    """Return what is aimed at."""
    values = arguments.mapping(what, targets, "names", "{'q_hip': 0.3}")
    known = known_targets(model)
    entries: list[Target] = []
    for spelling, value in values.items():
        name = spelled_as_known(model.system, spelling)
        if name not in known:
            rule = (
                "values by name of coordinates, velocities, accelerations, states, "
                "multipliers or entries of sensors"
            )
            members = {s.name for s in (*model.system.u, *model.system.p)}
            hint = near(name, known)
            sensors = sensor_forms(model.system)
            if name in sensors:
                first, *_, last = numbered(name, sensors[name][0])
                hint = f"Aim at entries of {name!r}, {first!r} to {last!r}."
            if name in members:
                hint = f"{name} is given, not found: give it as input or parameter."
            raise arguments.refused(what, targets, rule, hint)
        if name in {one.name for one in entries}:
            rule = f"each quantity once, but {name!r} is among them twice"
            raise arguments.refused(what, targets, rule, "Leave out one of them.")
        kind, index, unit = known[name]
        number = real(value)
        if number is None or not np.isfinite(number):
            raise ModelError(
                f"{arguments.who}: {what}[{spelling!r}]={shown(value)}: it must be a "
                f"finite number. For a formula add its difference as an expression "
                f"with sensor=True and aim at zero."
            )
        entries.append(Target(name, kind, index, number, unit))
    return tuple(entries)


def known_targets(model: ImplicitModel) -> dict[str, tuple[Group, int, str]]:
    """Return what can be aimed at: its group, its number there, its unit."""
    system = model.system
    known: dict[str, tuple[Group, int, str]] = {}
    kinds: tuple[Group, ...] = ("q", "v", "vd")
    for kind, symbols in zip(kinds, (system.q, system.v, system.vd), strict=True):
        for j, s in enumerate(symbols):
            known[s.name] = kind, j, system.units.get(s, "")
    for j, s in enumerate(system.x):
        known[s.name] = "x", j, ""
    for j, name in enumerate(model.multiplier_names):
        known[name] = "lam", j, ""
    labels = output_labels(model)
    for j, (name, unit) in enumerate(zip(labels.names, labels.units, strict=True)):
        known[name] = "output", j, unit
    return known


def spelled_as_known(system: System, name: str) -> str:
    """Return the name of a target for one of its spellings: "tip[2]" for "tip_z"."""
    sensors = sensor_forms(system)
    sensed = entry_spellings(sensors).get(name)
    if sensed is not None:
        whole, number = sensed
        return numbered(whole, sensors[whole][0])[number]
    multipliers = {
        f"lam_{named.name}": named.multipliers for named in system.constraints
    }
    held = entry_spellings(multiplier_forms(system)).get(name)
    if held is not None:
        whole, number = held
        return multipliers[whole][number]
    return name
