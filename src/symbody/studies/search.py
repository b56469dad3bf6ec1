"""Search for the best values over many runs, by SciPy's evolution or by Optuna."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, Unpack, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, listed, real_array
from symbody.errors import ModelError, collected_warnings, warn_user
from symbody.model.model import Model
from symbody.results.result import AnalysisStatus, Labels, Result, unless_interrupted
from symbody.results.tabulated import Axes, Table
from symbody.slow_packages import scipy
from symbody.studies.description import Progress, RunOptions, imported, telling
from symbody.studies.design import rows, some_mapping
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Function, Reduction
from symbody.studies.study import Study
from symbody.with_units import with_its_unit

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
    BUDGET = True, "another round would exceed the number of runs"
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
        names = self.labels.with_units()
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
    first = rows({name: [1.0 * vary[name][0]] for name in names})
    study = Study(model, first, {_KEPT: objective}, duration=duration, **options)
    trials = _Trials(study, sign, workers)
    of = {"differential_evolution": _evolved, "optuna": _suggested}[by]
    with telling(progress, 0, runs, study.name) as tell:
        trials.tell = tell
        try:
            status = of(trials, low, high, runs, seed)
        except KeyboardInterrupt:
            if not trials.known:
                raise
            status = SearchStatus.INTERRUPTED
    return unless_interrupted(trials.result(low, high, status))


@final
class _Trials:
    """Runs of the values that a method asks for, a generation at once."""

    def __init__(self, study: Study, sign: float, workers: int | None) -> None:
        self._study, self._sign, self._workers = study, sign, workers
        self._names = study.design.names
        self._tried: list[Array] = []
        self.known: list[Array] = []
        self._messages: list[str] = []
        self._warnings: list[str] = []
        self.tell: Callable[[int], object] = lambda more: None

    def __call__(self, values: Array) -> Array:
        """Return what is sought of each row, least where best; inf if it failed."""
        design = rows(dict(zip(self._names, values.T, strict=True)))
        with collected_warnings() as collected:
            study = self._study.of_design(design)
            result = study.run(workers=self._workers, progress=False)
        entry = result.array(_KEPT)
        if entry.ndim != 1:
            raise ModelError(
                f"search: the objective has {entry[0].size} entries a run. Give one "
                f"number, such as a reduction of one entry."
            )
        self._warnings += collected
        self._tried.append(values.copy())
        self.known.append(entry)
        self._messages += [failure.message for failure in result.failures]
        self.tell(len(values))
        return np.where(np.isfinite(entry), self._sign * entry, np.inf)

    def result(self, low: Array, high: Array, status: SearchStatus) -> Search:
        """Return the best of all runs, with what is to be known of them."""
        tried, known = np.concatenate(self._tried), np.concatenate(self.known)
        names, failed, finite = self._names, self._messages, np.isfinite(known)
        if not finite.any():
            why = f" The first failure: {failed[0]}" if failed else ""
            raise ModelError(
                f"search: none of {len(known)} runs gave a finite number for what is "
                f"sought.{why} Look at the ranges of {listed(names)}, and at what is "
                f"sought of one run."
            )
        at = int(np.nanargmin(self._sign * np.where(finite, known, np.nan)))
        best = tried[at]
        notes = [
            f"{name} lies at an end of its range, {value:.6g}: a better value may lie "
            f"beyond it."
            for name, value, a, b in zip(names, best, low, high, strict=True)
            if min(value - a, b - value) < _CLOSE * (b - a)
        ]
        if failed:
            notes.append(
                f"{len(failed)} of {len(known)} runs failed. The first one: {failed[0]}"
            )
        without = int((~finite).sum()) - len(failed)
        if without > 0:
            notes.append(
                f"{without} of {len(known)} runs came to their end without a value of "
                f"what is sought, such as a crossing that does not happen, and were "
                f"left aside: the best is that of the others."
            )
        if self._warnings:
            notes.append(f"Of runs that were tried: {self._warnings[0]}")
            warn_user(f"search: {notes[-1]}")
        units = tuple(self._study.units.get(name, "") for name in names)
        return Search(
            self._study.name, status, tuple(notes), Labels(names, units), low, high,
            best, float(known[at]), tried, known, self._sign < 0,
        )  # fmt: skip


def _evolved(
    trials: _Trials, low: Array, high: Array, runs: int, seed: int
) -> SearchStatus:
    # Its types know no vectorized functions.
    evolve: Any = scipy.optimize.differential_evolution
    result = evolve(
        lambda x: trials(np.atleast_2d(x.T)), [*zip(low, high, strict=True)],
        popsize=_GENERATION, maxiter=runs // (_GENERATION * len(low)) - 1,
        rng=np.random.default_rng(seed), polish=False, vectorized=True,
        updating="deferred", init="latinhypercube",
    )  # fmt: skip
    return SearchStatus.CONVERGED if result.success else SearchStatus.BUDGET


def _suggested(
    trials: _Trials, low: Array, high: Array, runs: int, seed: int
) -> SearchStatus:
    optuna = imported("optuna", "optuna")
    verbosity = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    state = optuna.trial.TrialState
    try:
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=2 * _ROUND)
        study = optuna.create_study(sampler=sampler)
        ranges = {
            str(i): optuna.distributions.FloatDistribution(a, b)
            for i, (a, b) in enumerate(zip(low.tolist(), high.tolist(), strict=True))
        }
        for first in range(0, runs, _ROUND):
            trial_runs = [study.ask(ranges) for _ in range(min(_ROUND, runs - first))]
            values = trials(np.array([[*one.params.values()] for one in trial_runs]))
            for one, value in zip(trial_runs, values.tolist(), strict=True):
                if math.isfinite(value):
                    study.tell(one, value)
                else:
                    study.tell(one, state=state.FAIL)
    finally:
        optuna.logging.set_verbosity(verbosity)
    return SearchStatus.BUDGET


def _ranges(arguments: Arguments, vary: object) -> tuple[Array, Array]:
    rule, example, pairs = "names with ranges", "{'m': (0.5, 2.0)}", list[Array]()
    named = some_mapping(arguments, "vary", vary, rule, example)
    for name, values in named.items():
        pair = real_array(with_its_unit(f"{arguments.who}: {name!r}", values, "")[0])
        fits = pair is not None and pair.shape == (2,) and np.isfinite(pair).all()
        if pair is None or not fits or not pair[0] < pair[1]:
            rule, remedy = "a pair (low, high) with low < high", "Give (0.5, 2.0)."
            raise arguments.refused(f"vary[{name!r}]", values, rule, remedy)
        pairs.append(pair)
    low, high = np.array(pairs).T
    return low, high
