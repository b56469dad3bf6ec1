"""Stability charts: where periodic motions are stable, over two parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Unpack

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import symbol_units
from symbody.analyses.instant.newton import newton
from symbody.analyses.periodic.orbits import Orbit, parameter_of, with_values
from symbody.analyses.periodic.periodic_motion import ROUNDS, floquet, sought
from symbody.analyses.tangent.tangent_runs import (
    Problem,
    SlopeOptions,
    problem_of,
)
from symbody.arguments import Arguments, real_array
from symbody.errors import AnalysisError, ModelError
from symbody.expr.node import Node
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.periodic import ChartStatus, StabilityChart, growth_of
from symbody.waiting import waiting


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
    """
    arguments = Arguments("stability_chart", ModelError)
    problem = problem_of(arguments, model, options)
    names, axes = _axes(arguments, problem, grid)
    growth = np.full((len(axes[1]), len(axes[0])), np.nan)
    row_start: Orbit | None = None
    missing: tuple[Note, ...] = ()
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
                    root = newton(orbits, begin, ROUNDS)
                except AnalysisError:
                    if i == j == 0:
                        raise
                    continue
                if not root.converged:
                    continue
                beside = root.at
                missing = note_of_missing(beside.shot[0].run.ready.driving.missing)
                row_start = beside if j == 0 else row_start
                multipliers, _ = floquet(orbits, beside)
                growth[i, j] = growth_of(multipliers, orbits.free)
            done((i + 1) / len(axes[1]))
    if not np.isfinite(growth).any():
        raise AnalysisError(
            f"{arguments.who}: no periodic motion of model "
            f"{problem.model.system.name!r} was found at any of the values. See by "
            f"periodic_motion why, and begin nearer to it by start=."
        )
    gaps = int(np.isnan(growth).sum())
    text = f"At {gaps} of {growth.size} pairs of values no periodic motion was found."
    units = symbol_units(problem.model.system)
    return StabilityChart(
        model=problem.model.system.name,
        status=ChartStatus.PARTLY if gaps else ChartStatus.COMPLETED,
        notes=(*missing, *([Note(text, "search")] if gaps else [])),
        names=names,
        units=(units.get(names[0], ""), units.get(names[1], "")),
        horizontal=axes[0],
        vertical=axes[1],
        growth=growth,
    )


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
        numbers = real_array(values)
        if numbers is None or numbers.ndim != 1 or not np.isfinite(numbers).all():
            raise arguments.refused(f"grid[{name!r}]", values, "a list", remedy)
        if numbers.size == 0:
            raise arguments.refused(f"grid[{name!r}]", values, "not empty", remedy)
        names.append(symbol.name)
        axes.append(numbers)
    return (names[0], names[1]), axes
