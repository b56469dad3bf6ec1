"""Periodic motions while parameters change: paths, bifurcations, stability charts.

References:
    Seydel (2010), Practical Bifurcation and Stability Analysis, sections 5.4 and 7.3.
    Kuznetsov (2004), Elements of Applied Bifurcation Theory, chapter 5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias, Unpack

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import labels_of, symbol_units
from symbody.analyses.instant.newton import ArcLength, OnPath, Path, ends_of_path
from symbody.analyses.instant.steady import with_values
from symbody.analyses.periodic.orbits import Orbit, Orbits, parameter_of
from symbody.analyses.periodic.periodic_motion import converged, floquet, search, sought
from symbody.analyses.tangent.sensitivities import notes_of_start
from symbody.analyses.tangent.tangent_runs import Problem, SlopeOptions, problem_of
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.expr.node import Node
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.equilibrium import PathStatus
from symbody.results.periodic import (
    Bifurcation,
    ChartStatus,
    PeriodicPath,
    StabilityChart,
    growth_of,
)
from symbody.results.result import unless_interrupted
from symbody.waiting import waiting

_STEPS = ArcLength()
_ON_CIRCLE = 1e-5
# On a path, each with the arc length from the one before.
_Points: TypeAlias = list[tuple[OnPath[Orbit], float]]


def periodic_path(
    model: Model | CompiledModel,
    along: str,
    values: float | Sequence[float],
    period: float | Node,
    *,
    advance: Mapping[str, float | None] | None = None,
    exchange: Mapping[str, str] | None = None,
    segments: int = 1,
    steps: ArcLength = _STEPS,
    **options: Unpack[SlopeOptions],
) -> PeriodicPath:
    """Follow a periodic motion while a parameter changes, also where it turns back.

    The path is followed by its arc length, so that it goes through folds. Folds,
    branches, period doublings and Neimark-Sacker points are located by the Floquet
    multipliers.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        along: Name of a parameter, or of an entry of one.
        values: Its value where the path ends; or (begin, end) for where it begins, too,
            in place of the present one.
        period: As of `periodic_motion`, for the motion at the beginning.
        advance: As there.
        exchange: As there.
        segments: As there.
        steps: How it is followed, such as sb.ArcLength(longest=0.05).
        **options: Of the runs, and `start`, where the search begins; see
            `SlopeOptions`.

    Returns:
        The motions along the path, with multipliers and bifurcations.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no periodic motion at the beginning, or a formula jumps
            at a time that follows the parameter.
        Interrupted: The user pressed Ctrl-C; its `result` is the path until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.Model("swing")
        >>> body = model.add_body("mass", mass=1)
        >>> x = model.add_joint("x", model.world, body, "Tx")
        >>> a = model.add_parameter("a", 0.2)
        >>> stiffness = a - 1.0 * sb.cos(2 * model.t)
        >>> push = sb.loads.JointForce(x, -stiffness * x.q[0])
        >>> _ = model.add_load("spring", push)
        >>> path = sb.periodic_path(model, "a", 1.0, period=3.141592653589793)
        >>> round(path.bifurcations[0].value, 6)  # the first border of Mathieu's chart
        0.470654
    """
    arguments = Arguments("periodic_path", ModelError)
    remedy = "Give for example sb.ArcLength(longest=0.05)."
    how = arguments.instance("steps", steps, ArcLength, remedy)
    problem = problem_of(arguments, model, options)
    entry = parameter_of(arguments, problem.model, "along", along)
    unit = symbol_units(problem.model.system).get(entry.name, "")
    first_value, end = ends_of_path(arguments, values, unit)
    at_begin = {} if first_value is None else {along: first_value}
    problem = replace(problem, model=with_values(problem.model, at_begin))
    orbits, first = sought(problem, period, advance, exchange, segments, entry)
    if first.value == end:
        rule = f"other than the value at the beginning, {end:g}"
        raise arguments.refused("values", values, rule, "Give where the path ends.")
    variable = orbits.count - 1
    span = abs(end - first.value)
    orbits, first = orbits.scaled(first, span)
    held, root = search(orbits.without((variable,)), first)
    orbits, begin = replace(held, frozen=()), root.at
    path = Path(orbits, begin, variable, span)
    return unless_interrupted(_result(orbits, path, *path.through(begin, end, how)))


def _bifurcations(
    path: Path[Orbit], orbits: Orbits, points: _Points
) -> Iterator[Bifurcation]:
    """Yield what happens between points, located to rounding.

    It is where numbers change their signs: how the parameter changes along the path;
    multipliers + 1, multiplied, of which one is -1; 1 - products of two of them,
    multiplied, where a pair has size 1.
    """

    def along(point: OnPath[Orbit]) -> float:
        return float(point.tangent[path.variable])

    def doubling(point: OnPath[Orbit]) -> float:
        return float(np.prod(floquet(orbits, point.at)[0] + 1).real)

    def torus(point: OnPath[Orbit]) -> float:
        mu = floquet(orbits, point.at)[0]
        first, second = np.triu_indices(len(mu), 1)
        return float(np.prod(1 - mu[first] * mu[second]).real)

    tests: dict[str, Callable[[OnPath[Orbit]], float]] = {
        "fold": along,
        "branch": lambda point: point.side,
        "period doubling": doubling,
        "Neimark-Sacker": torus,
    }
    for k, ((here, _), (there, length)) in enumerate(pairwise(points), 1):
        if length == 0:
            continue
        for kind, of in tests.items():
            ends = of(here), of(there)
            # What conserves its volume has such pairs all along, but for errors.
            always = of is torus and max(map(abs, ends)) < _ON_CIRCLE
            if always or not ends[0] * ends[1] < 0:
                continue
            located = path.located(here, length, of)
            point = located[0] if located else path.bisected(here, length, of)
            result = _bifurcation(orbits, kind, point, k)
            if result is not None:
                yield result


def _bifurcation(
    orbits: Orbits, kind: str, point: OnPath[Orbit], index: int
) -> Bifurcation | None:
    """Return a bifurcation; None if real multipliers only have the product 1."""
    multipliers, directions = floquet(orbits, point.at)
    aim = -1.0 if kind == "period doubling" else 1.0
    chosen = int(np.abs(multipliers - aim).argmin())
    if kind == "Neimark-Sacker":
        pairs = np.flatnonzero(multipliers.imag > 0)
        if not pairs.size:
            return None
        chosen = int(pairs[np.abs(np.abs(multipliers[pairs]) - 1).argmin()])
        if abs(abs(multipliers[chosen]) - 1) > _ON_CIRCLE:
            return None
    direction = directions[:, chosen].real
    direction = direction / max(float(np.linalg.norm(direction)), 1e-300)
    state = point.at.shot[0].begin
    return Bifurcation(
        kind, point.value, point.at.period, index, tuple(state.tolist()),
        tuple(direction.tolist()),
    )  # fmt: skip


def _result(
    orbits: Orbits, path: Path[Orbit], points: _Points, status: PathStatus
) -> PeriodicPath:
    orbit_of = [point.at for point, _ in points]
    first = orbit_of[0].shot[0]
    model, along = first.run.model, orbits.along
    assert along is not None
    return PeriodicPath(
        model=model.system.name,
        status=status,
        notes=(*notes_of_start(first.run), *orbits.note_of_time(orbit_of[-1])),
        along=along.name,
        unit=symbol_units(model.system).get(along.name, ""),
        values=np.array([point.value for point, _ in points]),
        periods=np.array([at.period for at in orbit_of]),
        states=labels_of(model.system, model.state_labels()),
        starts=np.array([at.shot[0].begin for at in orbit_of]),
        largest=np.array(
            [np.max([s.states.max(axis=0) for s in at.shot], axis=0) for at in orbit_of]
        ),
        multipliers=np.array([floquet(orbits, at)[0] for at in orbit_of]),
        autonomous=orbits.free,
        bifurcations=tuple(_bifurcations(path, orbits, points)),
    )


def stability_chart(
    model: Model | CompiledModel,
    grid: Mapping[str, Sequence[float] | Array],
    period: float | Node,
    *,
    advance: Mapping[str, float | None] | None = None,
    exchange: Mapping[str, str] | None = None,
    segments: int = 1,
    **options: Unpack[SlopeOptions],
) -> StabilityChart:
    """Return where a periodic motion is stable, over the values of two parameters.

    At each pair of values the periodic motion is found from that beside it, as by
    `periodic_motion`; rest under a stiffness that changes with time, as in Mathieu's
    equation, is one.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        grid: Values by the names of two parameters, or of entries of them; the first
            goes along the horizontal axis.
        period: As of `periodic_motion`.
        advance: As there.
        exchange: As there.
        segments: As there.
        **options: Of the runs; see `SlopeOptions`.

    Returns:
        The greatest multiplier at each pair of values. Where no periodic motion was
        found, it is NaN, and a note says so.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no periodic motion at the first pair.
        Interrupted: The user pressed Ctrl-C; its `result` is the chart until then.
    """
    arguments = Arguments("stability_chart", ModelError)
    problem = problem_of(arguments, model, options)
    names, axes = _axes(arguments, problem, grid)
    growth = np.full((len(axes[1]), len(axes[0])), np.nan)
    row_start: Orbit | None = None
    missing: tuple[Note, ...] = ()
    interrupted = False
    try:
        with waiting(f"stability chart of {problem.model.system.name!r}") as done:
            for i, second in enumerate(axes[1].tolist()):
                beside = row_start
                for j, first in enumerate(axes[0].tolist()):
                    entries = {names[0]: first, names[1]: second}
                    values = with_values(problem.model, entries)
                    own, guess = replace(problem, model=values), period
                    if beside is not None:
                        own = replace(own, start=beside.states[0])
                        guess = beside.period if beside.of.free else period
                    try:
                        orbits, begin = sought(own, guess, advance, exchange, segments)
                        orbits, root = converged(*orbits.scaled(begin))
                    except AnalysisError:
                        if i == j == 0:
                            raise
                        continue
                    if not root.converged or orbits.is_at_rest(root.at, begin):
                        continue
                    beside = root.at
                    missing = (
                        *note_of_missing(beside.shot[0].run.ready.driving.missing),
                        *orbits.note_of_time(beside),
                    )
                    row_start = beside if j == 0 else row_start
                    growth[i, j] = growth_of(floquet(orbits, beside)[0], orbits.free)
                done((i + 1) / len(axes[1]))
    except KeyboardInterrupt:
        if not np.isfinite(growth).any():
            raise
        interrupted = True
    if not np.isfinite(growth).any():
        raise AnalysisError(
            f"{arguments.who}: no periodic motion of model "
            f"{problem.model.system.name!r} was found at any of the values. See by "
            f"periodic_motion why, and begin nearer to it by start=."
        )
    gaps = int(np.isnan(growth).sum())
    text = f"At {gaps} of {growth.size} pairs of values no periodic motion was found."
    units = symbol_units(problem.model.system)
    status = ChartStatus.PARTLY if gaps else ChartStatus.COMPLETED
    chart = StabilityChart(
        model=problem.model.system.name,
        status=ChartStatus.INTERRUPTED if interrupted else status,
        notes=(*missing, *([Note(text, "search")] if gaps and not interrupted else [])),
        names=names,
        units=(units.get(names[0], ""), units.get(names[1], "")),
        horizontal=axes[0],
        vertical=axes[1],
        growth=growth,
    )
    return unless_interrupted(chart)


def _axes(
    arguments: Arguments, problem: Problem, grid: object
) -> tuple[tuple[str, str], list[Array]]:
    rule, remedy = "values of two parameters", "Give {'a': [0, 1, 2], 'q': [0, 1]}."
    table = arguments.mapping("grid", grid, optional=False)
    if len(table) != 2:
        raise arguments.refused("grid", grid, rule, remedy)
    axes: list[Array] = []
    names: list[str] = []
    for name, values in table.items():
        symbol = parameter_of(arguments, problem.model, "grid", name)
        unit = symbol_units(problem.model.system)[symbol.name]
        which = f"grid[{name!r}]"
        numbers = arguments.numbers(which, values, remedy=remedy, unit=unit)
        if numbers.ndim != 1 or not numbers.size:
            raise arguments.refused(which, values, "a list that is not empty", remedy)
        names.append(symbol.name)
        axes.append(numbers)
    return (names[0], names[1]), axes
