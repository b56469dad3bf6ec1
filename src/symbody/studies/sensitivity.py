"""Sensitivity indices of SALib: which of what varies matters for what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.errors import ModelError
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table
from symbody.studies.description import imported
from symbody.studies.design import Design, design_of, quantiles_of
from symbody.studies.result import StudyResult

Array = NDArray[np.float64]
IndexMethod: TypeAlias = Literal["sobol", "rbd_fast"]
# Wider intervals than this share of the whole variance are told.
_UNSURE = 0.1


class IndicesStatus(AnalysisStatus):
    """The certainty of indices."""

    COMPLETED = True, "the indices are found"
    UNSURE = True, "the indices are found, with wide intervals"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Indices(Result):
    """Shares of what varies in the spread of something kept.

    Attributes:
        of: Label of what is kept.
        method: How they were found.
        labels: Names and units of what varies.
        values: By the name of an index, one number for each of the labels: "first" is
            the share of the variance that a name has alone, "total" that with all its
            interactions; "first_error" and "total_error" are half the widths of
            intervals of 95 %.
        runs: From how many runs.
    """

    status: IndicesStatus
    of: str
    method: str
    labels: Labels
    values: Mapping[str, Array]
    runs: int

    def table(self) -> Table:
        """Return a row for each name that varies."""
        columns = np.column_stack([*self.values.values()])
        return Table.of_matrix(
            self.of, columns, self.labels.with_units(), [*self.values]
        )

    def draw(self, ax: Axes) -> None:
        """Draw bars, the greatest above, with intervals of 95 %."""
        shown = [name for name in self.values if not name.endswith("_error")]
        order = np.argsort(self.values[shown[0]])
        place, height = np.arange(len(order)), 0.8 / len(shown)
        for i, name in enumerate(shown):
            errors = self.values.get(f"{name}_error")
            ax.barh(
                place + (i - (len(shown) - 1) / 2) * height, self.values[name][order],
                height, xerr=None if errors is None else errors[order], label=name,
            )  # fmt: skip
        ax.set_yticks(place, [self.labels.with_units()[i] for i in order])
        ax.set_xlabel(f"share in {self.of}")
        ax.legend()

    def _beside(self) -> Sequence[str]:
        return (f"  by {self.method!r} from {self.runs} runs",)


def saltelli(
    values: Mapping[str, object], samples: int, seed: int, *, second: bool = False
) -> Design:
    """Return the design from which Sobol's indices are found; see `indices`.

    Args:
        values: What varies, see `random`.
        samples: A power of two; for D names there are (D + 2) times as many runs.
        seed: Of the scrambling; the same seed gives the same samples.
        second: Whether (2 D + 2) times as many runs shall tell interactions of pairs
            better.

    Raises:
        ModelError: As for `sobol`, or SALib is not installed.
    """
    who = "saltelli"
    quantiles, count, seed = quantiles_of(who, values, samples, seed, balanced=True)
    uniform = imported("SALib.sample.sobol", "salib").sample(
        _problem([*quantiles]), count, calc_second_order=second, seed=seed
    )
    return design_of(who, quantiles, np.clip(uniform, 2**-53, 1 - 2**-53))


def indices(
    result: StudyResult, label: str, *, method: IndexMethod = "sobol", seed: int = 0
) -> Indices:
    """Return sensitivity indices of something kept, with intervals.

    Args:
        result: Of a study of independent samples.
        label: What is kept, of one number a run.
        method: "sobol" for a design of `saltelli`; "rbd_fast", which tells no totals,
            for any random samples.
        seed: Of the resampling that the intervals come from.

    Raises:
        ModelError: The design does not fit the method, runs have failed that it needs,
            or all runs have the same value.
    """
    arguments = Arguments("indices", ModelError)
    arguments.instance("result", result, StudyResult, "Give what Study.run returns.")
    arguments.word("method", method, IndexMethod)
    X, Y, names = _samples(result, label)
    stored = np.isfinite(Y)
    if method == "sobol":
        second = _second_of(X)
        if not stored.all():
            raise ModelError(
                f"indices: {label!r} has no number in {int((~stored).sum())} of "
                f"{len(Y)} runs, and Sobol's indices need all of them. Take ranges in "
                f"which all runs end, or random samples and method='rbd_fast'."
            )
    for name, column in zip(names, X.T, strict=True) if method != "sobol" else ():
        different = len(np.unique(column))
        # Of random samples most values differ, on grids they do not.
        if 4 * different < 3 * len(column):
            raise ModelError(
                f"indices: method='rbd_fast' is for random samples, but {name!r} has "
                f"{different} different values in {len(column)} runs. Let it vary by "
                f"sb.studies.random, latin_hypercube or sobol, from a continuous "
                f"distribution."
            )
    if not stored.any() or np.ptp(Y[stored]) == 0:
        raise ModelError(
            f"indices: {label!r} does not vary, so nothing has a share in it. Check "
            f"what is kept, and that the ranges are wide enough."
        )
    of = imported(f"SALib.analyze.{method}", "salib")
    chance = seed + 1  # SALib takes 0 for no seed at all
    if method == "sobol":
        entry = of.analyze(_problem(names), Y, calc_second_order=second, seed=chance)
    else:
        entry = of.analyze(_problem(names), X[stored], Y[stored], seed=chance)
    values = {
        f"{name}{end}": np.array(entry[f"{word}{conf}"], dtype=float)
        for name, word in (("first", "S1"), ("total", "ST"))
        for end, conf in (("", ""), ("_error", "_conf"))
        if word in entry
    }
    widest = max(float(v.max()) for name, v in values.items() if "_error" in name)
    status, notes, runs = IndicesStatus.COMPLETED, [], int(stored.sum())
    if widest > _UNSURE:
        status = IndicesStatus.UNSURE
        notes.append(
            f"Intervals of 95 % reach ± {widest:.2g}. Four times as many samples halve "
            f"them."
        )
    if runs < len(Y):
        notes.append(f"{len(Y) - runs} runs without a number are left out.")
    layout = result.layout
    labels = Labels(tuple(names), tuple(layout.units.get(n, "") for n in names))
    return Indices(
        layout.model, status, tuple(notes), label, method, labels, values, runs
    )


def _problem(names: list[str]) -> dict[str, object]:
    return {"num_vars": len(names), "names": names, "bounds": [[0.0, 1.0]] * len(names)}


def _samples(result: StudyResult, label: str) -> tuple[Array, Array, list[str]]:
    """Return what varies, shape (runs, names), and what is kept of each run."""
    names = [*result.vary]
    columns = {name: np.asarray(values) for name, values in result.vary.items()}
    odd = [n for n, c in columns.items() if c.dtype.kind != "f" or c.ndim > 1]
    if odd:
        raise ModelError(
            f"indices: {listed(odd)} varies by words or by arrays, of which there are "
            f"no indices. Let single numbers vary."
        )
    Y = result.array(label)
    if Y.ndim != 1:
        raise ModelError(
            f"indices: {label!r} has {Y[0].size} entries a run, and indices are of one "
            f"number. Keep a reduction to one number."
        )
    return np.column_stack([*columns.values()]), Y, names


def _second_of(X: Array) -> bool:
    """Return whether a design of `saltelli` is one for interactions of pairs, too."""
    names = X.shape[1]
    for second in (False, True):
        step = (2 if second else 1) * names + 2
        if len(X) % step:
            continue
        A, B = X[::step], X[step - 1 :: step]
        # Between them stand the rows of A, each time with another column of B.
        mixed = (np.where(np.arange(names) == j, B, A) for j in range(names))
        if all(np.array_equal(X[1 + j :: step], of) for j, of in enumerate(mixed)):
            return second
    raise ModelError(
        "indices: the runs are no design of saltelli, which method='sobol' needs. Take "
        "sb.studies.saltelli, or method='rbd_fast' for random samples."
    )
