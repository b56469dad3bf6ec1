"""Search for the best values over many runs, by SciPy's evolution or by Optuna."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, Unpack, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, listed, real_array
from symbody.errors import Interrupted, ModelError, heard_warnings, warn_user
from symbody.model.model import Model
from symbody.results.axes import Axes
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Table
from symbody.studies.design import rows
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Function, Reduction
from symbody.studies.run_options import Progress, RunOptions, imported, telling
from symbody.studies.study import Study

Array = NDArray[np.float64]
SearchMethod: TypeAlias = Literal["differential_evolution", "optuna"]
# Runs of one generation, for each value that is searched, and of one round of Optuna:
# numbers that do not follow from the number of processors, so that results do not.
_GENERATION, _ROUND = 15, 16
# So close to an end of its range, as a share of it, a value is told to lie there.
_CLOSE = 1e-3
_KEPT = "objective"


class SearchStatus(AnalysisStatus):
    """The outcome of a search."""

    CONVERGED = True, "the runs of a generation agree"
    BUDGET = True, "as many runs are done as were asked for"
    INTERRUPTED = False, "interrupted by the user"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Search(Result):
    """The best values that a search has found, and all that it has tried.

    Attributes:
        labels: Names and units of what is searched.
        low: Ends of the ranges.
        high: Ends of the ranges.
        best: The best values.
        objective: What is sought, there.
        tried: The values of all runs, shape (runs, names).
        objectives: What is sought, in all runs; NaN where one failed.
        maximize: Whether the greatest is sought.
    """

    status: SearchStatus
    labels: Labels
    low: Array
    high: Array
    best: Array
    objective: float
    tried: Array
    objectives: Array
    maximize: bool

    @property
    def values(self) -> dict[str, float]:
        """The best values by name, as `simulate` takes parameters or start values."""
        return dict(zip(self.labels.names, self.best.tolist(), strict=True))

    def table(self) -> Table:
        """Return a row for each value, with its range."""
        columns = np.column_stack([self.best, self.low, self.high])
        names = self.labels.told()
        return Table.of_matrix("value", columns, names, ("best", "low", "high"))

    def draw(self, ax: Axes) -> None:
        """Draw what is sought over the runs."""
        sign = -1.0 if self.maximize else 1.0
        best = sign * np.fmin.accumulate(sign * self.objectives)
        ax.plot(self.objectives, ".", markersize=2, label="runs")
        ax.plot(best, label="best so far")
        ax.set_xlabel("run")
        ax.set_ylabel(_KEPT)
        ax.legend()

    def _beside(self) -> Sequence[str]:
        return (f"  {_KEPT} {self.objective:.6g} after {len(self.objectives)} runs",)


def search(
    model: Model | Callable[..., Model] | Fmu,
    vary: Mapping[str, tuple[float, float]],
    objective: str | Reduction | Function,
    *,
    duration: float | Sequence[float] | Numbers,
    by: SearchMethod = "differential_evolution",
    runs: int = 1000,
    seed: int = 0,
    maximize: bool = False,
    workers: int | None = None,
    progress: Progress | bool | None = None,
    **options: Unpack[RunOptions],
) -> Search:
    """Return the values for which something is least, over whole ranges.

    For objectives with many hollows or without slopes; `optimize` follows gradients,
    which takes far fewer runs where there are any. Runs go side by side in threads; the
    same seed gives the same search, however many there are.

    Args:
        model: The model, a function that makes it, or an FMU; see `Study`.
        vary: Pairs (low, high) by the name of what is searched.
        objective: What is sought: the name of a quantity, which means its final value,
            a reduction, or a function of the motion that gives one number.
        duration: How long a run is, or when quantities are known; see `Study` [s].
        by: "differential_evolution" of SciPy, or "optuna" with its tree of Parzen
            estimators, which needs fewer runs where each is dear.
        runs: So many at most.
        seed: Of the random numbers.
        maximize: Whether the greatest is sought.
        workers: How many threads; as many as processors by default.
        progress: See `Study.run`.
        **options: Of all runs, see `simulate`.

    Raises:
        ModelError: An argument is wrong, or all runs of the first generation fail.
        Interrupted: The user pressed Ctrl-C; its result is the best until then.

    Example:
        >>> import symbody as sb
        >>> found = sb.studies.search(
        ...     sb.library.cart_pole(),
        ...     {"q_hinge": (-1.0, 1.0)},
        ...     sb.studies.Maximum("q_rail"),
        ...     duration=0.5,
        ...     runs=60,
        ... )
        >>> len(found.objectives) <= 60
        True
    """
    arguments = Arguments("search", ModelError)
    arguments.word("by", by, SearchMethod)
    sign = -1.0 if arguments.flag("maximize", maximize) else 1.0
    low, high = _ranges(arguments, vary)
    least = 2 * _GENERATION * len(low) if by == "differential_evolution" else _ROUND
    runs = arguments.whole("runs", runs, least=least)
    seed = arguments.whole("seed", seed)
    names = tuple(vary)
    first = rows({name: [float(v)] for name, v in zip(names, low, strict=True)})
    study = Study(model, first, {_KEPT: objective}, duration=duration, **options)
    trials = _Trials(study, names, sign, workers)
    ways = {"differential_evolution": _evolved, "optuna": _suggested}
    status = SearchStatus.BUDGET
    with telling(progress, 0, runs, study.name) as tell:
        trials.tell = tell
        try:
            status = ways[by](trials, low, high, runs, seed)
        except KeyboardInterrupt:
            if not trials.known:
                raise
            result = _told(study, trials, low, high, SearchStatus.INTERRUPTED)
            raise Interrupted(f"search: {result.status}", result) from None
    return _told(study, trials, low, high, status)


@final
class _Trials:
    """Runs of the values that a method asks for, a generation at once."""

    def __init__(
        self, study: Study, names: tuple[str, ...], sign: float, workers: int | None
    ) -> None:
        self._study, self._names, self.sign = study, names, sign
        self._workers = workers
        self.tried: list[Array] = []
        self.known: list[Array] = []
        self.messages: list[str] = []
        self.warnings: list[str] = []
        self.tell: Callable[[int], object] = lambda more: None

    def __call__(self, values: Array) -> Array:
        """Return what is sought of each row, least where best; inf if it failed."""
        columns = dict(zip(self._names, values.T, strict=True))
        with heard_warnings() as heard:
            result = self._study.of_design(rows(columns)).run(
                workers=self._workers, progress=False
            )
        self.warnings += heard
        entry = result.array(_KEPT)
        if entry.ndim != 1:
            raise ModelError(
                f"search: the objective has {entry[0].size} entries a run. Give one "
                f"number, such as a reduction of one entry."
            )
        self.tried.append(values.copy())
        self.known.append(entry)
        self.messages += [failure.message for failure in result.failures]
        self.tell(len(values))
        return np.where(np.isfinite(entry), self.sign * entry, np.inf)


def _evolved(
    trials: _Trials, low: Array, high: Array, runs: int, seed: int
) -> SearchStatus:
    # SciPy's optimizers take a while to import, which other studies need not wait for.
    from scipy.optimize import differential_evolution

    size = _GENERATION * len(low)
    evolve: Any = differential_evolution  # its types know no vectorized functions
    result = evolve(
        lambda x: trials(np.atleast_2d(x.T)), [*zip(low, high, strict=True)],
        popsize=_GENERATION, maxiter=runs // size - 1, rng=np.random.default_rng(seed),
        polish=False, vectorized=True, updating="deferred", init="latinhypercube",
    )  # fmt: skip
    return SearchStatus.CONVERGED if result.success else SearchStatus.BUDGET


def _suggested(
    trials: _Trials, low: Array, high: Array, runs: int, seed: int
) -> SearchStatus:
    optuna = imported("optuna", "optuna")
    said = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=2 * _ROUND)
        made = optuna.create_study(sampler=sampler)
        ranges = {
            str(i): optuna.distributions.FloatDistribution(a, b)
            for i, (a, b) in enumerate(zip(low.tolist(), high.tolist(), strict=True))
        }
        for count in _rounds(runs):
            entries = [made.ask(ranges) for _ in range(count)]
            values = [[one.params[str(i)] for i in range(len(low))] for one in entries]
            for one, value in zip(entries, trials(np.array(values)), strict=True):
                failed = optuna.trial.TrialState.FAIL
                made.tell(one, value) if math.isfinite(value) else made.tell(
                    one, state=failed
                )
    finally:
        optuna.logging.set_verbosity(said)
    return SearchStatus.BUDGET


def _rounds(runs: int) -> Iterator[int]:
    for first in range(0, runs, _ROUND):
        yield min(_ROUND, runs - first)


def _told(
    study: Study, trials: _Trials, low: Array, high: Array, status: SearchStatus
) -> Search:
    tried, known = np.concatenate(trials.tried), np.concatenate(trials.known)
    names = study.design.names
    if not np.isfinite(known).any():
        failed = f" The first failure: {trials.messages[0]}" if trials.messages else ""
        raise ModelError(
            f"search: none of {len(known)} runs gave a finite number for what is "
            f"sought.{failed} Look at the ranges of {listed(names)}, and at what is "
            f"sought of one run."
        )
    at = int(np.nanargmin(trials.sign * np.where(np.isfinite(known), known, np.nan)))
    best, notes = tried[at], []
    for name, value, a, b in zip(names, best, low, high, strict=True):
        if min(value - a, b - value) < _CLOSE * (b - a):
            notes.append(
                f"{name} lies at an end of its range, {value:.6g}: what is sought may "
                f"be better beyond."
            )
    if trials.messages:
        notes.append(
            f"{len(trials.messages)} of {len(known)} runs failed. The first one: "
            f"{trials.messages[0]}"
        )
    without = int((~np.isfinite(known)).sum()) - len(trials.messages)
    if without > 0:
        notes.append(
            f"{without} of {len(known)} runs came to their end without a value of what "
            f"is sought, such as a crossing that does not happen, and were left aside: "
            f"the best is that of the others."
        )
    if trials.warnings:
        notes.append(f"Of runs that were tried: {trials.warnings[0]}")
        warn_user(f"search: {notes[-1]}")
    units = tuple(study.units.get(name, "") for name in names)
    return Search(
        study.name, status, tuple(notes), Labels(names, units), low, high, best,
        float(known[at]), tried, known, trials.sign < 0,
    )  # fmt: skip


def _ranges(arguments: Arguments, vary: object) -> tuple[Array, Array]:
    example = "{'m': (0.5, 2.0)}"
    named = arguments.mapping("vary", vary, example=example, optional=False)
    if not named:
        remedy = f"Give for example {example}."
        raise arguments.refused("vary", vary, "names with ranges", remedy)
    entries = []
    for name, values in named.items():
        pair = real_array(values)
        fits = pair is not None and pair.shape == (2,) and np.isfinite(pair).all()
        if pair is None or not fits or not pair[0] < pair[1]:
            rule, remedy = "a pair (low, high) with low < high", "Give (0.5, 2.0)."
            raise arguments.refused(f"vary[{name!r}]", values, rule, remedy)
        entries.append(pair)
    low, high = np.array(entries, dtype=float).T
    return low, high
