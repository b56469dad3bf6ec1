"""Ensembles: the states of many simulations of one model, in one array."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.results.contact_events import ContactEvent, ContactEvents
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, NamedResult
from symbody.results.tabulated import Table

_MOST_DRAWN = 200
_MOST_SHOWN = 5


class EnsembleStatus(AnalysisStatus):
    """The outcome of the runs of an ensemble."""

    COMPLETED = True, "all runs are completed"
    SOME_FAILED = True, "some runs failed, and the others are completed"
    ALL_FAILED = False, "all runs failed"
    INTERRUPTED = False, "interrupted by the user before all runs were done"


@final
@dataclass(frozen=True)
class Failure:
    """A run that has no result.

    Attributes:
        run: Its number.
        message: Why.
        time: How far its motion came; None if it did not begin [s].
    """

    run: int
    message: str
    time: float | None = None


@final
@dataclass(frozen=True, repr=False, eq=False)
class Ensemble(NamedResult):
    """The states of many runs at the same times.

    ``ensemble["q_arm"]`` is one of them in all runs, shape (runs, times).

    Attributes:
        labels: Names and units of the states.
        time: When they are known, shape (T,) [s].
        states: Their values, shape (runs, T, number of states); NaN behind the time at
            which a run failed.
        vary: What varies, by name, one value a run; words where they are no numbers.
        way: "lanes", where eight runs went side by side; "loops", where each was made
            ready by its numbers alone; "simulate", where each was simulated by itself;
            "device", on a graphics processor.
        failures: The runs that failed.
        contact_events: What contacts and when clauses did, by the number of the run;
            ``ensemble.events(3)`` is that of one, as a table.
    """

    # They are large.
    _copies: ClassVar[bool] = False

    status: EnsembleStatus
    labels: Labels
    time: Array
    states: Array
    vary: Mapping[str, Array | tuple[str, ...]]
    way: str
    failures: tuple[Failure, ...]
    contact_events: Mapping[int, tuple[ContactEvent, ...]] = field(default_factory=dict)

    def __len__(self) -> int:
        """Return the number of runs."""
        return len(self.states)

    def __getitem__(self, name: str) -> Array:
        return np.asarray(self.states[:, :, self.labels.index(name, self.title())])

    @property
    def completed_runs(self) -> NDArray[np.int64]:
        """The numbers of the runs that came to their end."""
        return np.flatnonzero(np.isfinite(self.states[:, -1, :]).all(axis=1))

    def start(self, run: int) -> dict[str, float]:
        """Return the first state of a run by name, as other analyses take it.

        Args:
            run: Its number, from 0.
        """
        k = self._number(run)
        return dict(zip(self.labels.names, self.states[k, 0].tolist(), strict=True))

    def events(self, run: int) -> ContactEvents:
        """Return the events of a run's contacts and when clauses, in order.

        Args:
            run: Its number, from 0.
        """
        return ContactEvents(self.contact_events.get(self._number(run), ()))

    def _number(self, run: int) -> int:
        return Arguments(self.title()).whole("run", run, most=len(self) - 1)

    def table(self) -> Table:
        """Return mean, deviation, least and greatest value of each state at the end."""
        end = self.states[self.completed_runs, -1]
        names = self.labels.with_units()
        columns = ("at the end", "mean", "deviation", "least", "greatest")
        if not len(end):
            return Table(columns, tuple((name, *(None,) * 4) for name in names))
        numbers = [end.mean(axis=0), end.std(axis=0), end.min(axis=0), end.max(axis=0)]
        return Table.of_matrix(columns[0], np.column_stack(numbers), names, columns[1:])

    def draw(self, ax: Any, name: str | None = None) -> None:
        """Draw a state over time, a line a run; 200 runs at most.

        Args:
            ax: Axes of Matplotlib.
            name: Of the state; the first one by default.
        """
        name = self.labels.names[0] if name is None else name
        shown = self[name][:: -(-len(self) // _MOST_DRAWN)]
        faint = max(0.1, min(1.0, 20.0 / len(shown)))
        ax.plot(self.time, shown.T, color="tab:blue", alpha=faint, linewidth=0.8)
        label = self.labels.with_units()[self.labels.index(name, self.title())]
        title = f"{len(shown)} of {len(self)} runs of {self.model}"
        ax.set(xlabel="time [s]", ylabel=label, title=title)

    def _beside(self) -> Sequence[str]:
        ways = {
            "lanes": "eight at once", "loops": "one at a time in each thread",
            "simulate": "each by simulate", "device": "a thread of the device each",
        }  # fmt: skip
        varied = listed(self.vary, _MOST_SHOWN)
        return (f"  {len(self)} runs that vary {varied}, {ways[self.way]}",)
