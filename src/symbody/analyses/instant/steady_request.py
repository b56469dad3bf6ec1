"""Requests for an equilibrium, checked and resolved to numbers of equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array, missing_inputs
from symbody.analyses.instant.stationarity import dependent_velocities
from symbody.analyses.instant.steady import (
    OF_MODEL,
    Free,
    Steady,
    Target,
    Tried,
    with_entries,
)
from symbody.analyses.instant.steady_names import (
    input_values,
    numbers_by_name,
    resolved_free,
    resolved_targets,
)
from symbody.arguments import Arguments, listed
from symbody.errors import AnalysisError


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
    moving = numbers_by_name(
        arguments, "speeds", wanted.speeds, [v.name for v in system.v]
    )
    aims = resolved_targets(arguments, model, wanted.targets)
    wishes = resolved_targets(arguments, model, wanted.wishes, "wishes")
    twice = [w.name for w in wishes if w.name in {a.name for a in aims}]
    if twice:
        rule = f"without {listed(twice)}, which is among the targets"
        raise arguments.refused(
            "wishes", wanted.wishes, rule, "Leave it out of one of the two."
        )
    for name, value in [(a.name, a.value) for a in aims if a.kind == "v"]:
        moving[name] = value
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
    if own:
        overrides = {f.name: f.value for f in own if f.kind in OF_MODEL}
        model = with_entries(model, overrides) if overrides else model
        for f in own:
            if f.kind == "input":
                point.u[f.index] = f.value
    steady = _steady(arguments, model, point, moving, unknown, aims)
    _check_count(arguments, steady, wanted.targets)
    v = _start_velocities(steady, point)
    at = Tried(model, model.held(replace(point, v=v)), np.array([f.value for f in own]))
    entries = [f.name.partition("[")[0] for f in unknown]
    missing = missing_inputs(system, wanted.inputs, entries)
    return Request(steady, at, wishes, missing)


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
    free_v = [f.index for f in unknown if f.kind == "velocity"]
    free_a = [f.index for f in unknown if f.kind == "acceleration"]
    entries = [*(number[name] for name in moving), *free_v]
    # Who names accelerations tells by these what goes on.
    named = bool(free_a) or any(a.kind == "vd" for a in aims)
    dependent = set(
        dependent_velocities(model, point, entries, bool(entries) and not named)
    )
    for name in moving:
        if number[name] in dependent:
            others = [n for n in moving if n != name] or ["nothing else"]
            raise arguments.refused(
                "speeds", dict(moving), "velocities that constraints leave free",
                f"{name} follows from {listed(others)}: leave one of them out.",
            )  # fmt: skip
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


def _start_velocities(steady: Steady, point: Point) -> Array:
    """Return velocities near the given ones that keep the constraints."""
    model = steady.model
    v = point.v.copy()
    v[list(steady.speeds)] = list(steady.speeds.values())
    begun = {f.index: f.value for f in steady.free if f.kind == "velocity"}
    v[list(begun)] = list(begun.values())
    J = model.slopes(point).by("v", model.rows["rates"])
    if len(J):
        others = [j for j in range(len(v)) if j not in {*steady.speeds, *begun}]
        error = model.residuals(replace(point, v=v))[model.rows["rates"]]
        v[others] -= np.linalg.lstsq(J[:, others], error, rcond=1e-10)[0]
    return v
