"""Requests for an equilibrium, checked and resolved to numbers of equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, final

import numpy as np

from symbody.analyses.instant.free_loads import load_labels
from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array, missing_inputs, places_of
from symbody.analyses.instant.labels import output_labels, symbol_units
from symbody.analyses.instant.stationarity import dependent_velocities
from symbody.analyses.instant.steady import (
    OF_MODEL,
    Free,
    Group,
    Kind,
    Steady,
    Target,
    Tried,
    force_units,
    with_values,
)
from symbody.arguments import Arguments, listed, near, real, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError, ModelError, warn_user
from symbody.expr.traverse import indexed
from symbody.pipeline import CompiledModel
from symbody.system.spellings import (
    entry_spellings,
    multiplier_forms,
    sensor_forms,
)
from symbody.system.system import System
from symbody.with_units import in_unit


def input_values(
    arguments: Arguments, model: ImplicitModel | CompiledModel, inputs: Any
) -> Array:
    """Return constant values of all inputs, within their limits."""
    system = model.system
    values_by_name = arguments.mapping(
        "inputs", inputs, "names of inputs", "{'F': 2.0}"
    )
    values: Array = np.zeros(len(system.u))
    places = places_of(system.inputs)
    for entry in system.inputs.values():
        if entry.name in values_by_name:
            who, shape = f"{arguments.who}: {entry.name}", entry.symbols.shape
            value = in_unit(who, values_by_name.pop(entry.name), entry.unit)
            value = real_array(value)
            fits = value is not None and value.shape in ((), shape)
            if value is None or not fits or not np.isfinite(value).all():
                rule = f"constant numbers in the shape {shape}, or one for all"
                raise arguments.refused(
                    f"inputs[{entry.name!r}]", inputs[entry.name], rule,
                    "Give numbers: at an equilibrium inputs do not change. The "
                    "formula of a controller stands in a load, in place of the input.",
                )  # fmt: skip
            if entry.limits is not None:
                beyond, value = value, np.clip(value, *entry.limits)
                if (beyond != value).any():
                    warn_user(
                        f"{who}={shown(beyond.tolist())} is beyond the limits "
                        f"{shown(entry.limits)} of the input, which hold it there."
                    )
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
    if not names:
        return ()
    system = model.system
    known: dict[str, tuple[Kind, int, float, str]] = {}
    signs = {s.name: s.sign for s in system.p}
    units = symbol_units(system)
    for j, s in enumerate(system.v):
        known[s.name] = "v", j, 0.0, units[s.name]
    for j, s in enumerate(system.vd):
        known[s.name] = "vd", j, 0.0, units[s.name]
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
            begin = arguments.number(f"free[{name!r}]", value, unit=unit)
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


def free_by_name(arguments: Arguments, free: Any) -> dict[str, object]:
    """Return what is free by name, with where the search begins or None."""
    if isinstance(free, Mapping):
        return dict(free)
    names = [free] if isinstance(free, str) else free
    is_list = isinstance(names, (list, tuple))
    if not is_list or not all(isinstance(name, str) for name in names):
        rule, remedy = "a list of names, or values by name", "Give for example ['k']."
        raise arguments.refused("free", free, rule, remedy)
    return dict.fromkeys(names)


def entries_of(arguments: Arguments, system: System, names: Any) -> tuple[str, ...]:
    """Return names of entries of parameters by which is differentiated."""
    known = [s.name for s in system.p]
    values = [names] if isinstance(names, str) else names
    several = values if isinstance(values, list | tuple) else [None]
    wrong = [n for n in several if not isinstance(n, str) or n not in known]
    if wrong:
        rule = f"a list of names of parameters or their entries: {listed(known)}"
        raise arguments.refused("sensitivities", names, rule, near(wrong[0], known))
    return tuple(several)


def resolved_targets(
    arguments: Arguments, model: ImplicitModel, targets: object, what: str = "targets"
) -> tuple[Target, ...]:
    """Return what is aimed at."""
    values = arguments.mapping(what, targets, "names", "{'q_hip': 0.3}")
    known = known_targets(model) if values else {}
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
                first, *_, last = indexed(name, sensors[name][0])
                hint = f"Aim at entries of {name!r}, {first!r} to {last!r}."
            if name in members:
                hint = f"{name} is given, not found: give it as input or parameter."
            raise arguments.refused(what, targets, rule, hint)
        if name in {one.name for one in entries}:
            rule = f"each quantity once, but {name!r} is among them twice"
            raise arguments.refused(what, targets, rule, "Leave out one of them.")
        kind, index, unit = known[name]
        number = real(in_unit(f"{arguments.who}: {what}[{spelling!r}]", value, unit))
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
    kinds: tuple[Group, ...] = ("q", "v", "vd", "x")
    for kind in kinds:
        for j, s in enumerate(getattr(system, kind)):
            known[s.name] = kind, j, system.units.get(s, "")
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
        return indexed(whole, sensors[whole][0])[number]
    whole, number = entry_spellings(multiplier_forms(system)).get(name, ("", 0))
    named = [c for c in system.constraints if c.multiplier == whole]
    return named[0].multipliers[number] if named else name


@final
@dataclass(frozen=True)
class Request:
    """The equations of an equilibrium, where to begin, and wishes after all targets."""

    steady: Steady
    at: Tried
    wishes: tuple[Target, ...] = ()
    missing: tuple[str, ...] = ()
    sensitivities: tuple[str, ...] = ()


@final
@dataclass(frozen=True)
class Wanted:
    """An equilibrium as a user wants it; `loads` are parameters that are such."""

    arguments: Arguments
    model: ImplicitModel
    t: float
    inputs: object
    free: Mapping[str, object]
    loads: Sequence[str]
    targets: object
    speeds: object = None
    wishes: object = None


def requested(wanted: Wanted, y: Array) -> Request:
    """Return what a user wants, searched for from a state, if it makes sense."""
    arguments, model, free = wanted.arguments, wanted.model, wanted.free
    system = model.system
    units = {v.name: system.units[v] for v in system.v}
    moving = arguments.numbers_by_name("speeds", wanted.speeds, units)
    aims = resolved_targets(arguments, model, wanted.targets)
    wishes = resolved_targets(arguments, model, wanted.wishes, "wishes")
    twice = [w.name for w in wishes if w.name in {a.name for a in aims}]
    if twice:
        rule = f"without {listed(twice)}, which is among the targets"
        raise arguments.refused(
            "wishes", wanted.wishes, rule, "Leave it out of one of the two."
        )
    moving |= {a.name: a.value for a in aims if a.kind == "v"}
    aims = tuple(a for a in aims if a.kind != "v")
    u = input_values(arguments, model, wanted.inputs)
    point = model.point_of(wanted.t, y, u)
    if not np.isfinite(point.q).all():
        lost = [s.name for s, at in zip(system.q, point.q, strict=True) if at != at]
        raise AnalysisError(
            f"{arguments.who}: model {system.name!r}: the explicit loops do not close "
            f"where the search begins: {listed(lost)} have no value there. Begin "
            f"elsewhere by start=."
        )
    point = replace(point, v=np.zeros(len(system.v)))
    unknown = resolved_free(arguments, model, free, u, wanted.loads)
    contradicted = [f.name for f in unknown if f.name in moving]
    if contradicted:
        raise arguments.refused(
            "free", contradicted, "no velocity whose value is given",
            "Leave it out of speeds and targets, or of free.",
        )  # fmt: skip
    own = [f for f in unknown if f.kind in (*OF_MODEL, "input")]
    overrides = {f.name: f.value for f in own if f.kind in OF_MODEL}
    if overrides:
        model = ImplicitModel(with_values(model.model, overrides))
    for f in own:
        if f.kind == "input":
            point.u[f.index] = f.value
    steady = _steady(arguments, model, point, moving, unknown, aims)
    _check_count(arguments, steady, wanted.targets)
    point = _with_start_velocities(steady, point)
    if steady.rates_fixed:
        point.vd[list(steady.accelerations)] = list(steady.accelerations.values())
    steady = replace(steady, units=force_units(model, point))
    at = Tried(model, model.held(point), np.array([f.value for f in own]))
    entries = [f.name.partition("[")[0] for f in unknown]
    return Request(steady, at, wishes, missing_inputs(system, wanted.inputs, entries))


def _steady(
    arguments: Arguments,
    model: ImplicitModel,
    point: Point,
    moving: Mapping[str, float],
    unknown: tuple[Free, ...],
    aims: tuple[Target, ...],
) -> Steady:
    system = model.system
    number = {v.name: j for j, v in enumerate(system.v)}
    free_v = [f.index for f in unknown if f.kind == "v"]
    free_a = [f.index for f in unknown if f.kind == "vd"]
    entries = [*(number[name] for name in moving), *free_v]
    # Who names accelerations tells by these what goes on.
    named = bool(free_a) or any(a.kind == "vd" for a in aims)
    dependent = set(
        dependent_velocities(model, point, entries, bool(entries) and not named)
    )
    for name in moving:
        if number[name] in dependent:
            others = [*moving, *(system.v[j].name for j in free_v)]
            others.remove(name)
            raise arguments.refused(
                "speeds", dict(moving), "velocities that constraints leave free",
                f"{name} follows from {listed(others)}: leave one of them out, or give "
                f"a sensor of it a target.",
            )  # fmt: skip
    # Bodies without mass rest, too, where dampers would let loads carry them on.
    dependent -= {number[n] for n in system.massless.velocities} - {*free_v}
    independent = [j for j in range(len(system.v)) if j not in dependent]
    speeds = {j: moving.get(system.v[j].name, 0.0) for j in independent}
    wanted_vd = {a.index: a.value for a in aims if a.kind == "vd"}
    accelerations = {j: wanted_vd.get(j, 0.0) for j in independent if j not in free_a}
    return Steady(
        model,
        {j: value for j, value in speeds.items() if j not in free_v},
        accelerations,
        unknown,
        tuple(a for a in aims if a.kind != "vd" or a.index not in accelerations),
    )


def _check_count(arguments: Arguments, steady: Steady, targets: object) -> None:
    free, aims = len(steady.free), len(steady.targets)
    if aims > free + len(steady.model.system.v):
        known = free + len(steady.model.system.v)
        rule = f"at most as many as there are unknowns, {free} beside coordinates"
        remedy = (
            f"Leave out {aims - known} or more, name more by free=, or give them as "
            f"wishes=, which are met as nearly as possible."
        )
        raise arguments.refused("targets", targets, rule, remedy)


def _with_start_velocities(steady: Steady, point: Point) -> Point:
    """Return a point with velocities near the given ones that keep the constraints."""
    model = steady.model
    v = point.v.copy()
    v[list(steady.speeds)] = list(steady.speeds.values())
    begun = {f.index: f.value for f in steady.free if f.kind == "v"}
    v[list(begun)] = list(begun.values())
    point = replace(point, v=v)
    if not model.multiplier_names:
        return point
    others = [j for j in range(len(v)) if j not in {*steady.speeds, *begun}]
    return model.with_consistent_velocities(point, others)
