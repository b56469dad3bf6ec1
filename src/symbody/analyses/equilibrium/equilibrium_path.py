"""Equilibria while a parameter, an input or a speed changes, through folds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from symbody.analyses.equilibrium.continuation import OnPath, Path
from symbody.analyses.equilibrium.equilibrium import result_of, search
from symbody.analyses.instant.free_loads import with_free_loads
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.inputs import Array, note_of_missing
from symbody.analyses.instant.labels import note_of_impossible
from symbody.analyses.instant.lasting import ALONE, growth_at
from symbody.analyses.instant.newton import Root
from symbody.analyses.instant.steady import Free, Tried, column_of
from symbody.analyses.instant.steady_names import check_along, free_by_name
from symbody.analyses.instant.steady_request import Request, requested
from symbody.analyses.run.keeping import StartLike, start_of
from symbody.analyses.run.prepare import check_model, compiled_for
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.equilibrium import Equilibrium, EquilibriumStatus
from symbody.results.equilibrium_path import EquilibriumPath, PathEvent, PathStatus


def equilibrium_path(
    model: Model | CompiledModel,
    along: str,
    end: float,
    *,
    begin: float | None = None,
    t: float = 0.0,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    speeds: Mapping[str, float] | None = None,
    free: Sequence[str] | Mapping[str, float] = (),
    targets: Mapping[str, float] | None = None,
    longest: float = 0.1,
    most: int = 500,
) -> EquilibriumPath:
    """Follow an equilibrium while a quantity changes, also where it turns back.

    The path is followed by its arc length (pseudo-arclength continuation), so that
    it goes through folds, behind which the quantity changes the other way and a stable
    equilibrium is an unstable one.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        along: Name of a parameter's or input's entry, of an independent velocity, or of
            a load as of `equilibrium`.
        end: Value where the path ends, on whichever branch it comes there.
        begin: Value where it begins; the present one by default.
        t: Time [s].
        inputs: As of `equilibrium`.
        parameters: As of `equilibrium`.
        start: Where the search for the first equilibrium begins.
        speeds: As of `equilibrium`.
        free: What else is solved for; see `equilibrium`.
        targets: Its equations.
        longest: Longest step, where coordinates count in rad or m and the quantity in
            parts of the way from begin to end.
        most: Most points.

    Returns:
        The path, with its folds, branches and changes of stability.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no equilibrium at the beginning.

    Example:
        >>> import symbody as sb
        >>> model = sb.Model("spring")
        >>> body = model.add_body("mass", mass=1)
        >>> slide = model.add_joint("x", model.world, body, "Tx")
        >>> F = model.add_input("F")
        >>> load = sb.JointForce(slide, F - 4 * slide.q[0])
        >>> _ = model.add_load("spring", load)
        >>> path = sb.equilibrium_path(model, "F", 2.0)
        >>> round(float(path["q_x"][-1]), 12)
        0.5
    """
    arguments = Arguments("equilibrium_path", ModelError)
    check_model(arguments, model)
    end, t = arguments.number("end", end), arguments.number("t", t, unit="s")
    longest = arguments.number("longest", longest, above=0)
    most = arguments.whole("most", most, least=1)
    moving = arguments.mapping("speeds", speeds, "names", "{'v_wheel': 3.0}")
    arguments.text("along", along, "Give the name of a parameter, input or velocity.")
    present = moving.pop(along, None)
    first = present if begin is None else arguments.number("begin", begin)
    compiled = compiled_for(arguments, model, parameters)
    more = {**free_by_name(arguments, free), along: first}
    check_along(arguments, compiled.system.spanning_tree, along, free)
    freed = with_free_loads(arguments, compiled, more)
    compiled, y, _ = start_of(freed.model, start)
    request = requested(
        arguments, ImplicitModel(compiled), t, y, inputs, moving, freed.free, targets,
        None, freed.names,
    )  # fmt: skip
    steady = request.steady
    along = list(freed.free)[-1]
    varied = next(f for f in steady.free if f.name == along)
    if varied.value == end:
        rule = f"other than the value at the beginning, {end:g}"
        raise arguments.refused("end", end, rule, "Give the two ends of the path.")
    variable = column_of(steady, varied)
    entry = search(Request(steady.without((variable,)), request.at))
    path = Path(
        steady.without(entry.frozen), entry.at, variable, abs(end - varied.value)
    )
    points = followed(path, entry.at, end, longest, most)
    result = _result(path, points, varied, end, most)
    missing = note_of_missing(request.missing)
    return replace(result, notes=(*result.notes, *missing))


def followed(
    path: Path, at: Tried, end: float, longest: float, most: int
) -> list[tuple[OnPath, float]]:
    """Return the points of a path with the arc lengths between them."""
    begun = path.point(at, None, 1.0 if end > path.value(at) else -1.0)
    return [(begun, 0.0), *path.follow(begun, end, longest, most)]


def _result(
    path: Path, points: list[tuple[OnPath, float]], varied: Free, end: float, most: int
) -> EquilibriumPath:
    """Return the path under the user's names, with what happens on it."""
    grows = [growth_at(p.at.model, p.at.point) for p, _ in points]
    growth = np.array([np.nan if g is None else g for g, _ in grows])
    entries = [
        result_of(path.steady, Root(p.at, True, 0, np.zeros(0), np.zeros(0)), "")
        for p, _ in points
    ]
    labels, _ = entries[0].values()
    rows = [each.values()[1] for each in entries]
    values = np.array([p.value for p, _ in points])
    status = PathStatus.REACHED
    if abs(values[-1] - end) > 1e-9 * abs(end - values[0]):
        status = PathStatus.MOST_POINTS if len(points) > most else PathStatus.LOST
    return EquilibriumPath(
        model=entries[0].model,
        status=status,
        notes=(
            *{why for _, why in grows if why},
            *_instants(varied, values, entries),
            *_impossible(path, points),
        ),
        along=varied.name,
        unit=varied.unit,
        values=values,
        labels=labels,
        found=np.array(rows),
        coordinates=len(entries[0].coordinates),
        states=np.array([each.state for each in entries]),
        state_names=entries[0].state_names,
        growth=np.array([np.nan if f.growth is None else f.growth for f in entries]),
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
        yield (
            f"{len(passing)} of {len(entries)} points are balances of an instant, the "
            f"first at {varied.name} = {values[k]:.4g}. {why}"
        )


def _impossible(path: Path, points: list[tuple[OnPath, float]]) -> Iterator[str]:
    """Yield a note on the first point with a mass or inertia that no body has."""
    names = {f.name for f in path.steady.free if f.kind == "parameter"}
    for point, _ in points:
        for note in note_of_impossible(point.at.model.model, names):
            yield f"At {path.steady.free[-1].name} = {point.value:.4g}: {note}"
            return


def _events(
    path: Path, points: list[tuple[OnPath, float]], growth: Array
) -> Iterator[PathEvent]:
    """Yield folds, branches and changes of stability, located exactly."""

    def along(point: OnPath) -> float:
        return float(point.tangent[path.variable])

    def grows(point: OnPath) -> bool:
        result, _ = growth_at(point.at.model, point.at.point)
        return result is not None and result > 0

    for k, ((here, _), (there, length)) in enumerate(pairwise(points), 1):
        if length == 0:
            continue
        if along(here) * along(there) < 0:
            fold = path.located(here, length, along)
            if fold is not None:
                yield _event("fold", fold[0], k)
        elif here.side * there.side < 0:
            branch = path.bisected(here, length, lambda p: p.side > 0)
            yield _event("branch", branch, k)
        if (growth[k - 1] > 0) != (growth[k] > 0):
            yield _event("stability", path.bisected(here, length, grows), k)


def _event(kind: str, point: OnPath, index: int) -> PathEvent:
    q = tuple(point.at.point.q.tolist())
    return PathEvent(kind, point.value, index, q)
