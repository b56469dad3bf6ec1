"""Words for an equilibrium, or for none: notes, residuals and remedies."""

from __future__ import annotations

import numpy as np

from symbody.analyses.equilibrium.steady_search import Attempt
from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.newton import TOLERANCE, Root
from symbody.analyses.instant.sensitivity_to_coordinates import Idle
from symbody.analyses.instant.stationarity import (
    ALONE,
    accelerating,
    forces_change_in_time,
    passes,
)
from symbody.analyses.instant.steady import Steady, Tried
from symbody.arguments import listed
from symbody.notes import Note

# A coordinate that falls farther than this runs away [rad or m].
_AWAY = 10.0
_MOST_NAMED = 3


def why_passing(steady: Steady, model: ImplicitModel, point: Point) -> str:
    """Return why an equilibrium in motion is one of an instant alone, or nothing."""
    if passes(model, point):
        return (
            f"{ALONE}the coordinates move with these velocities, and the forces change "
            f"with them, so that no steady motion goes on."
        )
    if any(f.kind == "vd" for f in steady.free) or any(steady.accelerations.values()):
        # Who asks for accelerations knows that velocities change.
        return ""
    changed = accelerating(model, point, tuple(steady.accelerations))
    if not changed:
        return ""
    system = model.system
    entries = [
        f"{system.vd[j].name} = {point.vd[j]:.4g} {system.units[system.vd[j]]}".rstrip()
        for j in changed[:_MOST_NAMED]
    ]
    held = [system.v[j].name for j in steady.accelerations]
    return (
        f"{ALONE}{listed(entries)}, and the forces change with that, so that no steady "
        f"motion goes on. Accelerations of zero were asked of {listed(held)}, the "
        f"independent velocities; the others follow. "
        f"Name those that shall last by speeds= or by targets= of velocities or "
        f"accelerations, free others, or choose other independent joints by "
        f"model.choose_independent."
    )


def notes_on(
    model: ImplicitModel,
    point: Point,
    insensitive: tuple[str, ...],
    moved: tuple[str, ...],
    lasting: str,
) -> tuple[Note, ...]:
    """Return notes on an equilibrium; `insensitive` coordinates change no force."""
    notes = []
    if insensitive:
        verb = "changes" if len(insensitive) == 1 else "change"
        where = (
            "held where the search began."
            if not moved
            else "they have moved, because no equilibrium was found where they began."
        )
        text = f"{listed(insensitive)} {verb} no force: {where}"
        notes.append(Note(text, "undetermined"))
    if lasting:
        notes.append(Note(lasting, "instant"))
    if forces_change_in_time(model, point):
        text = (
            f"The equations change with time: this is the equilibrium at "
            f"t = {point.t:g} s alone."
        )
        notes.append(Note(text, "instant", time=point.t))
    return tuple(notes)


def _too_many(steady: Steady, idle: Idle) -> str:
    free = [f.name for f in steady.free]
    text = f"({listed(free)}) " if free else ""
    several = len(idle.contested) > 1
    return (
        f"equilibrium of model {steady.model.system.name!r}: too many targets: "
        f"{len(steady.targets)} for {len(free)} unknown{'s' * (len(free) != 1)} "
        f"{text}beside the coordinates, and {listed(idle.contested)} cannot have "
        f"{'values of their own' if several else 'a value of its own'}. Leave out "
        f"{idle.surplus}{' of these' if several else ''}, name {idle.surplus} more by "
        f"free= with an effect on {'them' if several else 'it'}, or give "
        f"{'them' if several else 'it'} as wishes=, met as nearly as possible."
    )


def explain_failure(tried: Attempt, begin: Tried) -> str:
    """Return why there is no equilibrium, what is left, and what to do."""
    idle, steady, result = tried.idle, tried.steady, tried.root
    name = steady.model.system.name
    if idle.unbalanced:
        return (
            f"equilibrium of model {name!r}: nothing balances "
            f"{listed(idle.unbalanced)}, "
            f"near the start and where the mechanism falls from there. At an "
            f"equilibrium all forces balance: add what holds the mechanism (a spring, "
            f"a contact, a constraint), or solve for a force or parameter by free=."
        )
    if idle.surplus:
        return _too_many(steady, idle)
    left = largest_residuals(steady, result)
    runs = _gone(steady, begin, tried.fallen) or _running(steady, result)
    return (
        f"equilibrium of model {name!r}: none was found from this start. After "
        f"{result.iterations} steps {listed(left)} remain{runs}. Give a start= nearer "
        f"to the wanted equilibrium, check that one exists with these parameters and "
        f"inputs, or follow it from a known one by equilibrium_path."
    )


def _gone(steady: Steady, begin: Tried, fallen: Tried | None) -> str:
    """Return which coordinate runs away as the mechanism falls, as part of a text."""
    if fallen is None or not np.isfinite(fallen.point.q).all():
        return ""
    far = np.abs(fallen.point.q - begin.point.q)
    worst = int(far.argmax()) if far.size else 0
    if not far.size or far[worst] < _AWAY:
        return ""
    system = steady.model.system
    s, value = system.q[worst], fallen.point.q[worst]
    text = f"{s.name} runs away, to {value:.3g} {system.units.get(s, '')}".rstrip()
    return f"; left to fall, the mechanism is carried nowhere: {text} and on"


def _running(steady: Steady, result: Root[Tried]) -> str:
    """Return which unknown runs away, as a part of a sentence."""
    finite = np.isfinite(steady.sizes)
    step = np.where(finite, result.step * np.where(finite, steady.sizes, 0.0), 0.0)
    ended = list(steady.crossed(result.at, step))
    if ended:
        return f", and {listed(ended)} would have to change the sign that it must have"
    q = result.step[steady.columns["q"]]
    if not q.size or not np.isfinite(q).all() or np.abs(q).max() < 1e-3:
        return ""
    names, units = steady.model.step_names(), steady.model.step_units()
    worst = int(np.abs(q).argmax())
    return (
        f", and {names[worst]} wants to go on by {q[worst]:.3g} {units[worst]}".rstrip()
    )


def largest_residuals(steady: Steady, result: Root[Tried]) -> list[str]:
    """Return the largest residuals with the names of their equations."""
    residual = steady.residual(result.at)
    names = steady_rows(steady)
    order = np.argsort(-np.abs(result.residual))[:_MOST_NAMED]
    return [
        f"{residual[i]:.3g} {unit} of {what}".replace("  ", " ")
        for i in order
        for what, unit in [names[i]]
        if result.residual[i] > TOLERANCE
    ]


def steady_rows(steady: Steady) -> list[tuple[str, str]]:
    """Return what each equation of an equilibrium is, and its unit."""
    model = steady.model
    system = model.system
    lam = [name.removeprefix("lam_") for name in model.multiplier_names]
    holonomic = lam[: model.functions.holonomic]
    rows = [(f"the force along {v.name}", system.force_units[v]) for v in system.v]
    rows += [(f"the rate of {x.name}", "") for x in system.x]
    rows += [(f"the position of {name}", "") for name in holonomic]
    rows += [(f"the velocity of {name}", "") for name in lam]
    rows += [(f"the acceleration of {name}", "") for name in lam]
    for j in steady.speeds:
        rows.append((f"the value of {system.v[j].name}", system.units[system.v[j]]))
    for j in steady.accelerations:
        rows.append((f"the value of {system.vd[j].name}", system.units[system.vd[j]]))
    rows += [(f"the target of {t.name}", t.unit) for t in steady.targets]
    return rows
