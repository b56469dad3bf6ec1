"""Parameters from measured motion: least squares with exact slopes.

References:
    Seber, Wild (1989), Nonlinear Regression, chapters 2 and 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, TypeAlias, Unpack, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.integrate import checked_times
from symbody.analyses.tangent.sensitivities import (
    Outputs,
    check_jumps,
    notes_of_run,
    outputs_of,
    without_jumps,
)
from symbody.analyses.tangent.tangent_runs import (
    Run,
    SlopeOptions,
    problem_of,
    with_slopes,
)
from symbody.analyses.tangent.trials import Bounds, Trials, trials
from symbody.arguments import (
    TIMES,
    Arguments,
    check_own_times,
    own_times,
    real_array,
    shown,
)
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.free_variables import Fit, FitStatus
from symbody.results.result import unless_interrupted
from symbody.slow_packages import pd, scipy, xr
from symbody.with_units import is_masked

# Directions of relative changes that the data feel less than this, against the one that
# they feel most, they do not tell: slopes have this precision.
_UNTOLD = 1e-7
_TAKES_PART = 0.1
# Weight of staying, against what the data tell: far below what slopes can tell.
_STAY = 1e-8
_ALIKE = 0.99
_ROUNDS = 3  # of weights by scatter
_LEAST_SCATTER = 1e-12
# Residuals are called a pattern if neighbours are so alike, by so many deviations.
_PATTERN, _SURE = 0.4, 4.0
_ROUNDING = 1e-6  # of the largest value: below, residuals are those of integration


def fit(
    model: Model | CompiledModel,
    data: Measurements,
    free: object,
    times: Sequence[float] | Array | None = None,
    *,
    bounds: Bounds | None = None,
    sigma: Mapping[str, float] | None = None,
    level: float = 0.95,
    max_iterations: int = 100,
    **options: Unpack[SlopeOptions],
) -> Fit:
    """Return the parameters with which the motion of a model fits measurements.

    Least squares by SciPy with exact slopes. Each quantity is weighted by its scatter,
    which is given or estimated from its residuals; confidence intervals follow from the
    slopes at the end, for scatter that is independent from one value to the next.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        data: Measurements by name of a state or sensor: one value for each time, or a
            row for vectors. A dictionary, a data frame, or a dataset. Masked values of
            NumPy's masked arrays are left out.
        free: Names of parameters, and of states for their start values; or a dictionary
            from these to values to begin at, None for those of the model.
        times: Of the values, the first for the start of the motion [s]; if left out,
            what the data call "time" or "t".
        bounds: Least and greatest values by name, None for no bound; a sign that was
            promised of a parameter is kept.
        sigma: Standard deviation of the values by name, if it is known.
        level: Of the confidence intervals.
        max_iterations: After so many the best values so far are returned.
        **options: Inputs, parameters, start and method of the run; see `SlopeOptions`.

    Raises:
        ModelError: A name is unknown, data have another length than the times, gaps, or
            are fewer than the variables.
        AnalysisError: A simulation failed.
        Interrupted: The user pressed Ctrl-C; its `result` is the best until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> motion = sb.simulate(model, duration=2.0, parameters={"l": 1.1})
        >>> round(sb.fit(model, motion.data[["q_hinge"]], "l").value("l"), 6)
        1.1
    """
    arguments = Arguments("fit", ModelError)
    problem = problem_of(arguments, model, options)
    level = arguments.number("level", level, above=0)
    if level >= 1:
        raise arguments.refused("level", level, "less than 1", "Give for example 0.95.")
    most = arguments.whole("max_iterations", max_iterations, least=1)
    values, written = columns_and_times(arguments, data, times)
    grid = checked_times(written)
    if grid[-1] < grid[0]:
        rule = "increasing, the first for the start of the motion"
        remedy = "Turn times and data round."
        raise arguments.refused("times", list(grid), rule, remedy)
    tried = trials(problem, free, bounds, float(grid[-1]), float(grid[0]))
    run = tried.at(tried.first)
    check_jumps(run, tried.chosen)
    measured = measured_values(arguments, run, values, sigma, grid)
    if np.isfinite(measured.values).sum() <= tried.first.size:
        rule = f"more numbers than the {tried.first.size} free variables"
        raise arguments.refused("data", data, rule, "Measure more, or free fewer.")
    return unless_interrupted(_Search(tried, measured, grid).fit(level, most))


class _Search:
    """A search for the least squares, by variables scaled to the order of one."""

    def __init__(self, tried: Trials, measured: MeasurementTable, grid: Array) -> None:
        self._tried, self._measured, self._grid = tried, measured, grid
        self._scale = tried.scale
        self._known = np.isfinite(measured.values)
        size = np.abs(np.nan_to_num(measured.values)).max(axis=0, initial=0.0)
        self._least = _LEAST_SCATTER * np.where(size > 0, size, 1.0)
        self._last: tuple[Array, Array, Array, Run] | None = None

    def fit(self, level: float, most: int) -> Fit:
        measured = self._measured
        known = np.isfinite(measured.sigma)
        spread = np.ma.masked_invalid(measured.values).std(axis=0).filled(0.0)
        scatter = np.where(known, measured.sigma, np.where(spread > 0, spread, 1.0))
        scaled = self._accepted = self._tried.first / self._scale
        try:
            for _ in range(1 if known.all() else _ROUNDS):
                result = self._least_squares(scaled, scatter, most)
                scaled = result.x
                if known.all():
                    break
                scatter = np.where(known, scatter, self._scatter(scaled))
            end = FitStatus.CONVERGED if result.success else FitStatus.LIMIT
        except KeyboardInterrupt:
            scaled, end = self._accepted, FitStatus.INTERRUPTED
        return self._result(scaled, scatter, known, end, level)

    def _least_squares(self, scaled: Array, scatter: Array, most: int) -> Any:
        tried, first = self._tried, self._tried.first / self._scale
        # What the data do not tell stays where it began.
        _, S = self._model(scaled)
        stay = _STAY * float(np.linalg.norm(S / scatter[:, None])) * np.eye(first.size)

        def residuals(x: Array) -> Array:
            fitted, _ = self._model(x)
            left = ((fitted - self._measured.values) / scatter)[self._known]
            return np.concatenate([left, stay @ (x - first)])

        def slopes(x: Array) -> Array:
            _, S = self._model(x)
            self._accepted = x.copy()  # where SciPy wants slopes, and stays
            return np.vstack([(S / scatter[:, None])[self._known], stay])

        return scipy.optimize.least_squares(
            residuals, scaled, jac=slopes,
            bounds=tried.ends,
            xtol=1e-12, ftol=1e-12, gtol=1e-12, max_nfev=most,
        )  # fmt: skip

    def _model(self, scaled: Array) -> tuple[Array, Array]:
        """Return what the model gives, and its slopes by the scaled variables."""
        if self._last is not None and np.array_equal(self._last[0], scaled):
            return self._last[1], self._last[2]
        tried, chosen = self._tried, self._tried.chosen
        values = tried.within(scaled)
        run = tried.at(values)
        # Of a trial's own model, whose partition may be another one.
        outputs = outputs_of(run, list(self._measured.names))
        try:
            result, S = with_slopes(run, self._grid, chosen)
        except AnalysisError as error:
            raise tried.failed(values, error) from error
        fitted, slopes = outputs.with_slopes(run, result, S, chosen)
        self._last = scaled.copy(), fitted, slopes * self._scale, run
        return self._last[1], self._last[2]

    def _scatter(self, scaled: Array) -> Array:
        """Return the standard deviation of the residuals of each quantity."""
        measured = self._measured
        fitted, _ = self._model(scaled)
        squares = np.nansum((fitted - measured.values) ** 2, axis=0)
        counts, total = self._known.sum(axis=0), self._known.sum()
        sums, known = (np.bincount(measured.group, a) for a in (squares, counts))
        # Each quantity pays for its share of the variables.
        free = np.maximum(known * (1 - scaled.size / total), 1.0)
        scatter: Array = np.sqrt(sums / free)[measured.group]
        return np.maximum(scatter, self._least)

    def _result(
        self, scaled: Array, scatter: Array, known: NDArray[np.bool_], end: FitStatus,
        level: float,
    ) -> Fit:  # fmt: skip
        tried, measured = self._tried, self._measured
        fitted, S = self._model(scaled)
        assert self._last is not None
        notes = notes_of_run(self._last[3])
        J = (S / scatter[:, None])[self._known]
        covariance, untold = _covariance(J)
        left = len(J) - scaled.size
        spread = scipy.stats.norm() if known.all() else scipy.stats.t(left)
        errors = self._scale * np.sqrt(np.diag(covariance))
        errors[~np.isfinite(errors)] = np.inf
        half = errors * float(spread.ppf(0.5 * (1 + level)))
        values = tried.within(scaled)
        labels = tried.chosen.labels.names
        if untold.size and end == FitStatus.CONVERGED:
            end = FitStatus.UNDETERMINED
        # Of the values that were found, not of those where the search began.
        share = self._scale / np.where(values != 0, values, self._scale)
        texts = _notes_of_untold(labels, untold, share)
        texts += _notes_of_alike(labels, covariance)
        more = [Note(text, "undetermined") for text in texts]
        parts = ((fitted - measured.values) / scatter)[:, known]
        squares = float(np.nanmean(parts**2)) if known.any() else 0.0
        text = (
            f"The residuals are {np.sqrt(squares):.2g} times as large as sigma= says: "
            f"the model does not move as was measured, or the data scatter more."
        )
        patterns = [text] * (squares > 2)
        patterns += _notes_of_pattern(
            measured.outputs.labels.names, fitted - measured.values, measured.values
        )
        more += [Note(text, "accuracy") for text in patterns]
        reached = (values <= tried.low) | (values >= tried.high)
        if names := [*compress(labels, reached)]:
            text = f"At its bound: {', '.join(names)}"
            more.append(Note(f"{text}; intervals do not know of bounds.", "limits"))
        more += tried.note_of_impossible(values)
        fit = Fit(
            model=tried.model.system.name, status=end,
            notes=(*notes, *more), variables=tried.chosen.labels,
            values=values, first=tried.first, errors=errors, low=values - half,
            high=values + half, level=level,
            covariance=covariance * np.outer(self._scale, self._scale),
            rows=measured.outputs.labels, scatter=scatter, time=self._grid,
            data=measured.values, fitted=fitted, parameters=tried.parameters(values),
            start=tried.starts(values),
        )  # fmt: skip
        if end == FitStatus.INTERRUPTED:
            return fit
        return without_jumps(fit, [self._last[3]], tried.chosen)


def _covariance(J: Array) -> tuple[Array, Array]:
    """Return the scaled covariance, NaN for untold directions, and these as rows."""
    _, s, V = np.linalg.svd(J, full_matrices=False)
    determined = s > _UNTOLD * s.max(initial=0.0)
    covariance: Array = (V[determined].T / s[determined] ** 2) @ V[determined]
    untold = V[~determined]
    lost = np.abs(untold).max(axis=0, initial=0.0) > _TAKES_PART
    covariance[lost] = np.nan
    covariance[:, lost] = np.nan
    return covariance, untold


def _notes_of_pattern(
    labels: Sequence[str], residuals: Array, values: Array
) -> list[str]:
    """Return notes where residuals' neighbours correlate by much more than 1/√N."""
    notes = []
    for label, e, y in zip(labels, residuals.T, values.T, strict=True):
        known = np.isfinite(y)
        e, y, count = e[known], y[known], int(known.sum())
        squares = float(e @ e)
        if squares <= (_ROUNDING * np.abs(y).max(initial=0.0)) ** 2 * count:
            continue
        alike = float(e[1:] @ e[:-1]) / squares
        if alike > max(_PATTERN, _SURE / np.sqrt(count)):
            size = np.sqrt(squares / count)
            notes.append(
                f"The residuals of {label} are no scatter: they follow one another "
                f"(correlation {alike:.2f}, size {size:.2g}). The fit may be at a "
                f"local minimum, or the model lack something; the intervals are too "
                f"narrow then. Begin elsewhere by free={{name: value}}, or with a "
                f"short part."
            )
    return notes


def _notes_of_untold(labels: Sequence[str], untold: Array, share: Array) -> list[str]:
    """Return what cannot be told; `share` makes of a scaled variable its part."""
    notes = []
    for direction in untold:
        takes = np.abs(direction) > _TAKES_PART * np.abs(direction).max()
        changed = np.where(takes, direction * share, 0.0)
        changed = changed / changed[int(np.argmax(np.abs(changed)))]
        parts = [*compress(zip(labels, changed.tolist(), strict=True), takes)]
        if len(parts) == 1:
            notes.append(f"The data do not depend on {parts[0][0]} at all: fix it.")
            continue
        text = ", ".join(f"{label} by {100 * part:+.3g} %" for label, part in parts)
        notes.append(
            f"The data cannot tell {' and '.join(label for label, _ in parts)} apart: "
            f"changed together, {text}, they move the model in the same way. Fix one "
            f"of them, or measure something else."
        )
    return notes


def _notes_of_alike(labels: Sequence[str], covariance: Array) -> list[str]:
    error = np.sqrt(np.diag(covariance))
    correlation = covariance / np.outer(error, error)
    return [
        f"{labels[i]} and {labels[k]} are hard to tell apart: the correlation of their "
        f"errors is {correlation[i, k]:.4f}."
        for i in range(len(labels))
        for k in range(i)
        if abs(correlation[i, k]) > _ALIKE
    ]


@final
@dataclass(frozen=True)
class MeasurementTable:
    """Data by rows, NaN if masked; `sigma` is NaN if unknown, `group` numbers names."""

    names: tuple[str, ...]
    outputs: Outputs
    values: Array
    sigma: Array
    group: NDArray[np.int_]


def measured_values(
    arguments: Arguments, run: Run, data: object, sigma: object, grid: Array
) -> MeasurementTable:
    """Return what a user gave as measurements, at times of a grid."""
    values = arguments.mapping(
        "data", data, "names of states or sensors", "{'q_hip': [0.1, 0.2]}",
        optional=False,
    )  # fmt: skip
    known = arguments.mapping("sigma", sigma, "names of data", "{'q_hip': 0.01}")
    if not values:
        rule = "values of at least one state or sensor"
        raise arguments.refused("data", data, rule, "Give {name: values}.")
    outputs = outputs_of(run, list(values), "data")
    columns, deviations, groups = [], [], []
    for k, (name, count) in enumerate(outputs.counts):
        columns.append(_column(arguments, name, values[name], count, grid))
        deviation = np.nan
        if name in known:
            deviation = arguments.number(f"sigma[{name!r}]", known[name], above=0)
        deviations += [deviation] * count
        groups += [k] * count
    unknown = [name for name in known if name not in values]
    if unknown:
        rule = "of names that data have"
        raise arguments.refused("sigma", sigma, rule, f"Leave out {unknown[0]!r}.")
    return MeasurementTable(
        tuple(values), outputs, np.hstack(columns), np.array(deviations),
        np.array(groups),
    )  # fmt: skip


def _column(
    arguments: Arguments, name: str, values: Any, count: int, grid: Array
) -> Array:
    gaps = is_masked(values)
    array = real_array(np.ma.getdata(values) if gaps else values)
    shapes = {(grid.size, count), (grid.size,)} if count == 1 else {(grid.size, count)}
    if array is None or array.shape not in shapes:
        result = "no numbers" if array is None else f"the shape {array.shape}"
        raise ModelError(
            f"{arguments.who}: the data of {name!r} are {shown(values)}, {result}, for "
            f"{grid.size} times and {count} entr{'y' if count == 1 else 'ies'} each. "
            f"Give one value, or row, for each time."
        )
    array = array.reshape(grid.size, count)
    mask = np.ma.getmaskarray(values).reshape(array.shape) if gaps else False
    known = np.isfinite(array) | mask
    if not known.all():
        i = int(np.argmin(known.all(axis=1)))
        raise ModelError(
            f"{arguments.who}: the data of {name!r} have a gap at t = {grid[i]:g} s: "
            f"{array[i].tolist()}. Leave out the times without values, or mask these "
            f"values by np.ma.masked_invalid(values)."
        )
    return np.where(mask, np.nan, array)


# A dictionary; or a data frame of pandas or a dataset of xarray, not imported here.
Measurements: TypeAlias = "Mapping[str, object] | pd.DataFrame | xr.Dataset"


def columns_and_times(
    arguments: Arguments, data: object, times: object
) -> tuple[dict[str, object], NDArray[np.float64]]:
    """Return measured values by name, and their times [s]."""
    columns, own = _columns(data)
    if columns is None:
        raise arguments.refused(
            "data", data,
            "a dictionary, a data frame or a dataset with names of states or sensors",
            "Give for example {'q_hip': [0.1, 0.2]}, or motion.data[['q_hip']].",
        )  # fmt: skip
    if times is None and own is None:
        raise arguments.refused(
            "times", times, "the time of each value [s]",
            "Give an array, or data with a column 'time'.",
        )  # fmt: skip
    grid = arguments.numbers(
        "times", own if times is None else arguments.times("times", times)
    )
    if times is not None and own is not None:
        written = real_array(own)
        if written is None or not np.array_equal(written, grid):
            rule = "what the data have as 'time', or left out"
            raise arguments.refused("times", times, rule, "Give times once.")
    for name, values in columns.items():
        check_own_times(f"{arguments.who}: the data of {name!r}", values, grid)
    return columns, grid


def _columns(data: Any) -> tuple[dict[str, object] | None, object]:
    """Return values by name, None if there are no names; and the times beside them."""
    if hasattr(data, "data_vars"):
        columns = {name: data.data_vars[name].to_numpy() for name in data.data_vars}
    elif isinstance(data, Mapping):
        columns = dict(data)
    elif hasattr(data, "columns") and hasattr(data, "index"):
        columns = {name: data[name].to_numpy() for name in data.columns}
    else:
        return None, None
    entries = [name for name in TIMES if name in columns]
    return columns, columns.pop(entries[0]) if entries else own_times(data)
