"""Equilibria while a parameter, an input or a speed changes, through folds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from symbody.analyses.equilibrium.equilibrium import followed, result_of, search
from symbody.analyses.instant.free_loads import note_of_held
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import note_of_impossible
from symbody.analyses.instant.newton import ArcLength, OnPath, Path, Root, ends_of_path
from symbody.analyses.instant.stationarity import ALONE, FROZEN, TIMED, growth_at
from symbody.analyses.instant.steady import Free, Steady, Tried
from symbody.analyses.instant.steady_request import Request
from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.options import by_objects
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.equilibrium import (
    Equilibrium,
    EquilibriumPath,
    EquilibriumStatus,
    PathEvent,
    PathStatus,
)
from symbody.results.result import unless_interrupted

_METHOD = ArcLength()
# On a path, each with the arc length from the one before.
_Points: TypeAlias = list[tuple[OnPath[Tried], float]]


@by_objects
def equilibrium_path(
    model: Model | CompiledModel,
    along: str,
    values: float | Sequence[float],
    *,
    t: float = 0.0,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    free: Sequence[str] | Mapping[str, float] = (),
    targets: Mapping[str, float] | None = None,
    method: ArcLength = _METHOD,
) -> EquilibriumPath:
    """Follow an equilibrium while a quantity changes, also where it turns back.

    The path is followed by its arc length (pseudo-arclength continuation), so that
    it goes through folds, behind which the quantity changes the other way and a stable
    equilibrium is an unstable one. A corner, as of a stop, stands in it as two points.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        along: Name of a parameter's or input's entry, of an independent velocity, or of
            a load as of `equilibrium`.
        values: Value where the path ends, on whichever branch it comes there; or
            (begin, end) for where it begins, too, in place of the present one.
        t: Time [s].
        inputs: As of `equilibrium`.
        parameters: As of `equilibrium`.
        start: Where the search for the first equilibrium begins.
        free: What else is solved for; see `equilibrium`.
        targets: Its equations, and velocities that are not zero.
        method: How it is followed, such as sb.ArcLength(longest=0.05, most=100).

    Returns:
        The path, with its folds, branches and changes of stability.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no equilibrium at the beginning.
        Interrupted: The user pressed Ctrl-C; its `result` is the path until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.Model("spring")
        >>> body = model.add_body("mass", mass=1)
        >>> slide = model.add_joint("x", model.world, body, "Tx")
        >>> F = model.add_input("F")
        >>> load = sb.loads.JointForce(slide, F - 4 * slide.q[0])
        >>> _ = model.add_load("spring", load)
        >>> path = sb.equilibrium_path(model, "F", 2.0)
        >>> round(float(path["q_x"][-1]), 12)
        0.5
    """
    arguments = Arguments("equilibrium_path", ModelError)
    remedy = "Give for example sb.ArcLength(longest=0.05)."
    method = arguments.instance("method", method, ArcLength, remedy)
    sought = followed(
        arguments, model, along, t=t, inputs=inputs, parameters=parameters,
        start=start, free=free, targets=targets,
    )  # fmt: skip
    begin, end = ends_of_path(arguments, values, sought.unit)
    begin = sought.first if begin is None else begin
    request, varied, variable = sought.request(begin, sought.y)
    steady = request.steady
    if varied.value == end:
        rule = f"other than the value at the beginning, {end:g}"
        raise arguments.refused(
            "values", values, rule, "Give the two ends of the path."
        )
    entry = search(Request(steady.without((variable,)), request.at))
    steady = steady.without(entry.frozen)
    path = Path(steady, entry.at, variable, abs(end - varied.value))
    result = _result(steady, path, *path.through(entry.at, end, method), varied)
    more = (
        *note_of_missing(request.missing),
        *note_of_held(sought.wanted.model.model, varied.name),
    )
    return unless_interrupted(replace(result, notes=(*result.notes, *more)))


def _result(
    steady: Steady, path: Path[Tried], points: _Points, status: PathStatus, varied: Free
) -> EquilibriumPath:
    """Return the path under the user's names, with what happens on it."""
    entries = [
        result_of(steady, Root(p.at, True, 0, np.zeros(0), np.zeros(0)), "")
        for p, _ in points
    ]
    growth = np.array([np.nan if f.growth is None else f.growth for f in entries])
    why = [note for f in entries for note in f.notes if note in (FROZEN, TIMED)]
    labels, _ = entries[0].values()
    rows = [each.values()[1] for each in entries]
    values = np.array([p.value for p, _ in points])
    return EquilibriumPath(
        model=entries[0].model,
        status=status,
        notes=(
            *dict.fromkeys(why),
            *_instants(varied, values, entries),
            *_impossible(steady, points),
        ),
        along=varied.name,
        unit=varied.unit,
        values=values,
        labels=labels,
        found=np.array(rows),
        coordinates=len(entries[0].coordinates),
        states=np.array([each.state for each in entries]),
        state_names=entries[0].state_names,
        growth=growth,
        events=tuple(_events(path, points, growth)),
    )


def _instants(varied: Free, values: Array, entries: list[Equilibrium]) -> Iterator[str]:
    """Yield a note on the first of the points where no steady motion goes on."""
    passing = [
        k for k, f in enumerate(entries) if f.status == EquilibriumStatus.INSTANT
    ]
    if passing:
        k = passing[0]
        why = next(n for n in entries[k].notes if n.startswith(ALONE))
        text = (
            f"{len(passing)} of {len(entries)} points are balances of an instant, the "
            f"first at {varied.name} = {values[k]:.4g}. {why}"
        )
        yield Note(text, "instant")


def _impossible(steady: Steady, points: _Points) -> Iterator[str]:
    """Yield a note on the first point with a mass or inertia that no body has."""
    names = {f.name for f in steady.free if f.kind == "parameter"}
    for point, _ in points:
        for note in note_of_impossible(point.at.model.model, names):
            text = f"At {steady.free[-1].name} = {point.value:.4g}: {note}"
            yield Note(text, "impossible")
            return


def _events(path: Path[Tried], points: _Points, growth: Array) -> Iterator[PathEvent]:
    """Yield folds, branches and changes of stability, located exactly."""

    def along(point: OnPath[Tried]) -> float:
        return float(point.tangent[path.variable])

    def grows(point: OnPath[Tried]) -> bool:
        result, _ = growth_at(point.at.model, point.at.point)
        return result is not None and result > 0

    for k, ((here, _), (there, length)) in enumerate(pairwise(points), 1):
        if length == 0:
            if along(here) * along(there) < 0:
                yield _event("fold", there, k)
            continue
        if along(here) * along(there) < 0:
            fold = path.located(here, length, along)
            if fold is not None:
                yield _event("fold", fold[0], k)
        elif here.side * there.side < 0:
            branch = path.bisected(here, length, lambda p: p.side > 0)
            yield _event("branch", branch, k)
        known = not np.isnan(growth[k - 1 : k + 1]).any()
        if known and (growth[k - 1] > 0) != (growth[k] > 0):
            yield _event("stability", path.bisected(here, length, grows), k)


def _event(kind: str, point: OnPath[Tried], index: int) -> PathEvent:
    q = tuple(point.at.point.q.tolist())
    return PathEvent(kind, point.value, index, q)
