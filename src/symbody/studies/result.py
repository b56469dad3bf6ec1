"""The result of a study: what is kept of its runs, labelled."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any, Literal, Self, TypeAlias, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, counted, listed, near, shown
from symbody.errors import FileError, ModelError, UnknownQuantityError
from symbody.notes import Note
from symbody.results.result import AnalysisStatus, NamedResult
from symbody.results.tabulated import Axes, Cell, Figure, Table, framed, label_of
from symbody.slow_packages import pd, xr
from symbody.studies.chunks import Layout
from symbody.studies.description import imported
from symbody.studies.keep import Failure
from symbody.studies.runs import failed_runs, noted_runs
from symbody.studies.store import (
    COMPLETED,
    WAITING,
    Store,
    failures_of,
    made,
    notes_of,
    open_store,
)
from symbody.system.spellings import AXES

PictureKind: TypeAlias = Literal["response", "tornado", "pairs"]
_QUANTILES = (0.05, 0.5, 0.95)
_MOST_SHOWN = 5
_MOST_MARKED = 100  # points of a line that are marked


class StudyStatus(AnalysisStatus):
    """The progress of a study."""

    COMPLETED = True, "all runs are completed"
    SOME_FAILED = True, "all runs are done, and some of them failed"
    UNFINISHED = False, "not all runs are done yet"
    INTERRUPTED = False, "interrupted by the user before all runs were done"


@final
@dataclass(frozen=True, repr=False, eq=False)
class StudyResult(NamedResult):
    """The kept results of a study's runs; NaN where a run failed or is not done.

    ``result["highest"]`` is what is kept under a label, as an xarray.DataArray over the
    runs, with the values of what varies as coordinates.

    Attributes:
        layout: What is kept.
        vary: The values of what varies, by name, one a run; words where they are no
            numbers.
        arrays: What is kept, by label, and "status" and "message" of each run; of a
            store they are read when they are looked at.
        failures: The runs that failed, and why.
    """

    layout: Layout
    vary: Mapping[str, Any]
    arrays: Mapping[str, Any]
    failures: tuple[Failure, ...]

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Return the results in a store, also while a study is at it.

        Args:
            path: Of the store's folder.

        Raises:
            FileError: It holds no study, or a chunk of it is damaged.
            ModelError: Zarr is not installed.
        """
        place = Arguments("StudyResult").path("path", path)
        store = open_store(place, imported("zarr"))
        store.check()
        return cls.of(store)

    @classmethod
    def of(cls, store: Any, *, interrupted: bool = False) -> Self:
        """Return the results that a store has by now."""
        layout: Layout = store.layout
        arrays = store.arrays()
        failures = failures_of(arrays)
        waiting = int((np.asarray(arrays["status"][:]) == WAITING).sum())
        status = StudyStatus.COMPLETED
        if waiting:
            unfinished = StudyStatus.UNFINISHED
            status = StudyStatus.INTERRUPTED if interrupted else unfinished
        elif failures:
            status = StudyStatus.SOME_FAILED
        notes: list[str] = [*layout.notes]
        notes += failed_runs(failures, layout.runs)
        notes += noted_runs(notes_of(arrays), " All are in arrays['message'].")
        if waiting:
            text = f"{waiting} of {layout.runs} runs are not done."
            notes.append(Note(text, "runs"))
        return cls(
            layout.model, status, tuple(notes), layout, store.vary(), arrays, failures
        )

    def save(self, path: str | PathLike[str]) -> None:
        """Write the results into a new store.

        Args:
            path: Of a folder that does not exist, with the ending .zarr or none.

        Raises:
            CallError: The ending is another.
            FileError: It exists, or cannot be written.
            ModelError: Zarr is not installed.
        """
        arguments = Arguments(self.title())
        place = arguments.path("path", path)
        if place.suffix.lower() not in ("", ".zarr"):
            rule = "a folder whose ending is .zarr, or none"
            remedy = "Name it result.zarr; for other files there is to_dataframe()."
            raise arguments.refused("path", str(place), rule, remedy)
        if place.exists():
            raise FileError(
                f"{str(place)!r}: it exists already. Choose another name, or remove it."
            )
        store = made(place, self.layout, self.vary, imported("zarr"))
        store.fill({name: np.asarray(some[:]) for name, some in self.arrays.items()})

    @cached_property
    def completed_runs(self) -> NDArray[np.int64]:
        """The numbers of the runs that have a result."""
        return np.flatnonzero(np.asarray(self.arrays["status"][:]) == COMPLETED)

    def array(self, label: str) -> Numbers:
        """Return what is kept under a label, the first index that of the run.

        What varies is known by its name as well.

        Raises:
            UnknownQuantityError: Nothing is kept under it.
        """
        if isinstance(label, str) and label in self.vary:
            return np.asarray(self.vary[label])
        if not isinstance(label, str) or label not in self.layout.shapes:
            known = [*self.layout.shapes]
            raise UnknownQuantityError(
                f"{self.title()}: nothing is kept as {shown(label)}. It has "
                f"{listed(known)}. {near(label, known)}"
            )
        return np.asarray(self.arrays[label][:])

    def __getitem__(self, label: str) -> xr.DataArray:
        self.array(label)
        return self.data[label]

    def __contains__(self, label: object) -> bool:
        """Return whether something is kept, or varies, under a label."""
        return isinstance(label, str) and label in {**self.vary, **self.layout.shapes}

    @cached_property
    def data(self) -> xr.Dataset:
        """All of it as labelled data over the runs, with attributes "units"."""
        layout, units = self.layout, self.layout.units
        variables = {
            label: (layout.dimensions(label), self.array(label), _unit(units, label))
            for label in layout.shapes
        }
        used = {dim for dimensions, _, _ in variables.values() for dim in dimensions}
        coordinates: dict[str, object] = {"run": np.arange(layout.runs)}
        coordinates |= {d: list(AXES) for d in ("axis", "row", "column") if d in used}
        if "time" in used:
            coordinates["time"] = ("time", np.array(layout.times), {"units": "s"})
        for name, values in self.vary.items():
            array = np.asarray(values)
            more = tuple(f"{name}_{i}" for i in range(array.ndim - 1))
            coordinates[name] = (("run", *more), array, _unit(units, name))
        status = np.asarray(self.arrays["status"][:])
        coordinates["completed"] = ("run", status == COMPLETED)
        return xr.Dataset(variables, coordinates, {"model": layout.model})

    def grid(self) -> xr.Dataset:
        """Return the results of a grid with a dimension for each name that varies.

        Raises:
            UnknownQuantityError: The design is no grid of single values, each once.
        """
        shape, names = self.layout.grid, [*self.vary]
        if not shape or any(np.ndim(values) > 1 for values in self.vary.values()):
            raise UnknownQuantityError(
                f"{self.title()}: its design is no grid of single values, so there is "
                f"no dimension for each of {listed(names)}. Take data instead."
            )
        for (name, values), size in zip(self.vary.items(), shape, strict=True):
            if len(set(np.asarray(values).tolist())) < size:
                raise UnknownQuantityError(
                    f"{self.title()}: the grid has a value of {name!r} twice, so two "
                    f"runs have one place in it. Take data instead, or list each "
                    f"value once."
                )
        runs = self.data.drop_vars(["run"])
        if len(names) == 1:  # for which xarray makes no index of several
            return runs.swap_dims(run=names[0]).sortby(names[0])
        return runs.set_index(run=names).unstack("run")

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table with a row for each run, of what has one entry each."""
        single = [n for n, shape in self.layout.shapes.items() if shape == ()]
        return self.data[single].to_dataframe()

    def quantiles(
        self, label: str, at: Sequence[float] = _QUANTILES
    ) -> tuple[Numbers, Numbers]:
        """Return quantiles over the completed runs, and their standard errors.

        The errors tell how far the quantiles have converged: they are those of order
        statistics, which need no assumption on the distribution.

        Args:
            label: What is kept, of one entry.
            at: Probabilities.

        Returns:
            Both in the shape of `at`.
        """
        arguments = Arguments(self.title())
        wanted = arguments.numbers("at", at)
        if not ((wanted > 0) & (wanted < 1)).all():
            remedy = "Give for example [0.05, 0.5, 0.95]."
            raise arguments.refused("at", at, "probabilities between 0 and 1", remedy)
        values = np.sort(self._single(label))
        n, missing = values.size, int(np.isnan(values).sum())
        if missing:
            raise UnknownQuantityError(
                f"{self.title()}: {label!r} has no number in {missing} of {n} "
                f"completed runs, which have no place among quantiles. Keep what "
                f"all have, or say what stands for them with np.nan_to_num."
            )
        spread = np.sqrt(wanted * (1 - wanted) / n)
        around = np.clip(wanted + np.outer((-1, 0, 1), spread), 0, 1)
        # Between a number and an infinite one there is nothing.
        whole = bool(np.isfinite(values).all())
        low, middle, high = np.quantile(
            values, around, method="linear" if whole else "inverted_cdf"
        )
        with np.errstate(invalid="ignore"):
            return middle, np.where(low == high, 0.0, (high - low) / 2)

    def _single(self, label: str) -> Numbers:
        """Return what is kept of completed runs under a label of one entry."""
        values = self.array(label)[self.completed_runs]
        if values.ndim != 1 or not values.size:
            result = (
                "no completed run" if not values.size else f"{values[0].size} entries"
            )
            raise UnknownQuantityError(
                f"{self.title()}: {label!r} has {result}, where one number a run is "
                f"needed. Keep a single number, such as an expression of it."
            )
        return np.asarray(values)

    def _beside(self) -> Sequence[str]:
        runs = counted(self.layout.runs, "run that varies", "runs that vary")
        return (f"  {runs} {listed([*self.vary])}",)

    def table(self) -> Table:
        """Return mean, deviation, least and greatest value and quantiles by label.

        They are those of so many runs as "runs" says: completed, and with a finite
        value.
        """
        rows: list[tuple[Cell, ...]] = []
        for label, shape in self.layout.shapes.items():
            unit = self.layout.units.get(label, "")
            values = self.array(label)[self.completed_runs] if shape == () else None
            if values is None or not np.isfinite(values).any():
                count = None if values is None else 0
                rows.append((label, unit, count, *(None,) * 7))
                continue
            known = values[np.isfinite(values)]
            numbers = [known.mean(), known.std(), known.min()]
            numbers += [*np.quantile(known, _QUANTILES), known.max()]
            rows.append((label, unit, known.size, *map(float, numbers)))
        heads = ("kept", "unit", "runs", "mean", "deviation", "least", "5 %", "median")
        return Table((*heads, "95 %", "greatest"), tuple(rows))

    @overload
    def plot(
        self,
        label: str | None = None,
        *,
        kind: PictureKind = "response",
        ax: None = None,
    ) -> Figure: ...
    @overload
    def plot(
        self,
        label: str | None = None,
        *,
        kind: Literal["response", "tornado"] = "response",
        ax: object,
    ) -> Axes: ...
    def plot(
        self,
        label: str | None = None,
        *,
        kind: PictureKind = "response",
        ax: object = None,
    ) -> Figure | Axes:
        """Return a figure of Matplotlib with what is kept over what varies.

        Args:
            label: Of what is kept, with one entry; the first one by default, in
                "pairs" all of them.
            kind: "response", lines of a grid or points over the first name that varies;
                "tornado", how far each name moves it, for a design of `one_at_a_time`;
                "pairs", a panel for each name that varies.
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default. Not for "pairs", which have several.

        Raises:
            UnknownQuantityError: Nothing with one entry is kept under the label.
            ModelError: The design has no such picture.
        """
        arguments = Arguments(self.title())
        arguments.word("kind", kind, PictureKind)
        shown = self._drawn() if label is None else [label]
        for one in shown:
            self._single(one)
        # Slow to import what draws, as above.
        from symbody.results.plot import Picture

        if kind == "pairs":
            if ax is not None:
                rule, remedy = "left out for pairs, which need many", "Leave it out."
                raise arguments.refused("ax", ax, rule, remedy)
            size = 2.4 * len(self.vary) + 0.6, 2.0 * len(shown) + 0.5
            figure = Picture(figsize=size, layout="constrained")
            _draw_pairs(self, shown, figure)
            return figure
        return self._pictured(ax, kind, shown[0])

    def _drawn(self) -> list[str]:
        """Return the labels that have one entry."""
        single = [n for n, shape in self.layout.shapes.items() if shape == ()]
        if not single:
            raise UnknownQuantityError(
                f"{self.title()}: nothing that is kept has one entry a run, so there "
                f"is no picture of all runs. Take data, and choose what to draw."
            )
        return single

    def draw(self, ax: Axes, kind: str = "response", label: str | None = None) -> None:
        """Draw a label of one entry, the first one by default; see `plot`."""
        draw = _draw_tornado if kind == "tornado" else _draw_response
        draw(self, self._drawn()[0] if label is None else label, ax)

    def _titled(self, name: str) -> str:
        return label_of(name, self.layout.units.get(name, ""))


def _unit(units: Mapping[str, str], name: str) -> dict[str, str]:
    return {"units": units[name]} if units.get(name) else {}


def warned_runs(store: Store, warned: Collection[int]) -> str:
    """Return which runs were warned of, and what of the first one."""
    runs, notes = sorted(warned), notes_of(store.arrays())
    said = notes.get(runs[0], "")
    were = "run was" if len(runs) == 1 else "runs were"
    return (
        f"{len(runs)} of {store.layout.runs} {were} warned of: "
        f"{listed(runs, _MOST_SHOWN)}. Run {runs[0]}: {said} All of it is in "
        f"arrays['message'] of the result, and rerun({runs[0]}) warns of that run."
    )


def _draw_response(result: StudyResult, label: str, ax: Axes) -> None:
    """Draw what is kept over what varies: lines of a grid, or points."""
    values = result.array(label)
    first, *others = result.vary
    x = np.asarray(result.vary[first])
    if result.layout.grid and len(result.layout.grid) <= 2:
        shape = (result.layout.grid[0], -1)
        many = others[0] if others else ""
        for i, column in enumerate(values.reshape(shape).T):
            value = result.vary[many][i] if many else ""
            value = f"{value:g}" if isinstance(value, float) else str(value)
            name = f"{many} = {value}" if many else None
            mark = "." if len(column) <= _MOST_MARKED else ""
            ax.plot(x.reshape(shape)[:, i], column, marker=mark, label=name)
    else:
        colored = np.asarray(result.vary[others[0]]) if others else None
        points = ax.scatter(x, values, c=colored, s=8)
        if others:
            ax.figure.colorbar(points, ax=ax, label=result._titled(others[0]))
    lines = bool(ax.get_legend_handles_labels()[1])
    framed(ax, result._titled(first), result._titled(label), legend=lines)


def _draw_tornado(result: StudyResult, label: str, ax: Axes) -> None:
    """Draw how far each name moves what is kept, the farthest above."""
    names, values = [*result.vary], result.array(label)
    if not _is_one_at_a_time(result):
        raise ModelError(
            f"{result.title()}: its design is not one of one_at_a_time, so the "
            f"effect of one name alone is unknown. Take sb.studies.one_at_a_time."
        )
    ends = values[1:].reshape(-1, 2)
    order = np.argsort(np.nan_to_num(np.abs(ends - values[0])).max(axis=1))
    place = np.arange(len(names))
    # One above the other, as both ends may lie on one side of the middle.
    for side, word, above in ((0, "low", 0.2), (1, "high", -0.2)):
        ax.barh(
            place + above, ends[order, side] - values[0], 0.4, left=values[0],
            label=word,
        )  # fmt: skip
    ax.axvline(values[0], color="black", linewidth=0.8)
    ax.set_yticks(place, [result._titled(names[i]) for i in order])
    ax.set_xlabel(result._titled(label))
    ax.legend()


def _is_one_at_a_time(result: StudyResult) -> bool:
    """Return whether each name has its low and high end alone, in their order."""
    columns = [np.asarray(values) for values in result.vary.values()]
    if len(columns[0]) != 1 + 2 * len(columns):
        return False
    for i, column in enumerate(columns):
        others = np.delete(column, [1 + 2 * i, 2 + 2 * i])
        if column.dtype.kind != "f" or column.ndim > 1 or np.ptp(others) > 0:
            return False
        if not column[1 + 2 * i] < column[0] < column[2 + 2 * i]:
            return False
    return True


def _draw_pairs(result: StudyResult, labels: Sequence[str], figure: Any) -> None:
    """Draw what is kept over each name that varies, a panel a pair."""
    names = [n for n, v in result.vary.items() if np.ndim(v) == 1]
    axes = figure.subplots(
        len(labels), len(names), squeeze=False, sharex="col", sharey="row"
    )
    size = max(1.0, 8.0 - np.log2(max(2, result.layout.runs)) / 2)
    for i, label in enumerate(labels):
        for j, name in enumerate(names):
            ax = axes[i, j]
            ax.scatter(np.asarray(result.vary[name]), result.array(label), s=size)
            if i == len(labels) - 1:
                ax.set_xlabel(result._titled(name))
            if j == 0:
                ax.set_ylabel(result._titled(label))
