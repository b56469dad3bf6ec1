"""Equilibria along a quantity: folds, branches and stability told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.results.axes import Axes
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Cell, Table

Array = NDArray[np.float64]


class PathStatus(AnalysisStatus):
    """The end of a path that was followed."""

    REACHED = True, "the path has come to its end"
    MOST_POINTS = True, "the path goes on: the greatest number of points is reached"
    LOST = False, "the path could not be followed further; these are the points so far"


@final
@dataclass(frozen=True)
class PathEvent:
    """A point at which a path turns back, branches, or changes its stability.

    Attributes:
        kind: "fold", where the quantity turns back; "branch", where another path
            crosses; "stability", where it is lost or gained.
        value: Of the quantity there.
        index: Number of the first point of the path behind it.
        coordinates: All coordinates there.
    """

    kind: str
    value: float
    index: int
    coordinates: tuple[float, ...]


@final
@dataclass(frozen=True, repr=False, eq=False)
class EquilibriumPath(Result):
    """Equilibria one after another, while a quantity changes.

    ``path["q_arm"]`` is a quantity at all points, ``path.start(k)`` what other analyses
    take as their start at point k.

    Attributes:
        along: Name of the quantity.
        unit: Its unit.
        values: Its values, shape (N,).
        labels: Names and units of coordinates, velocities, states, inputs,
            multipliers, sensors and what else was solved for.
        found: Their values, shape (N, number of labels).
        coordinates: How many of the labels, the first, are coordinates.
        states: The states of the model, shape (N, ny).
        state_names: Their names.
        growth: Greatest real part of an eigenvalue, rigid motions left out; NaN where a
            motion has no inertia [1/s].
        events: Folds, branches, and where stability changes.
    """

    status: PathStatus
    along: str
    unit: str
    values: Array
    labels: Labels
    found: Array
    coordinates: int
    states: Array
    state_names: tuple[str, ...]
    growth: Array
    events: tuple[PathEvent, ...]

    @property
    def stable(self) -> NDArray[np.bool_]:
        """Whether no small motion grows, at each point."""
        return np.asarray(self.growth <= 0)

    def __getitem__(self, name: str) -> Array:
        if isinstance(name, str) and name == self.along:
            return self.values
        column: Array = self.found[:, self.labels.index(name, self.title())]
        return column

    def start(self, point: int) -> dict[str, float]:
        """Return the state at a point by name, as other analyses take it.

        Args:
            point: Its number, from 0.
        """
        most = len(self.values) - 1
        k = Arguments(self.title()).whole("point", point, most=most)
        return dict(zip(self.state_names, self.states[k].tolist(), strict=True))

    def table(self) -> Table:
        """Return the ends, and all events between them, with the coordinates."""
        count = self.coordinates
        names = self.labels.told()[:count]
        unit = f" [{self.unit}]" if self.unit else ""
        rows: list[tuple[int, tuple[Cell, ...]]] = [
            (k, (name, float(self.values[k]), *self.found[k, :count].tolist()))
            for k, name in ((0, "begin"), (len(self.values) - 1, "end"))
        ]
        rows += [(e.index, (e.kind, e.value, *e.coordinates)) for e in self.events]
        order = sorted(rows, key=lambda row: (row[0], row[1][0] != "begin"))
        last = [row for row in order if row[1][0] == "end"]
        body = [row[1] for row in order if row[1][0] != "end"]
        return Table(
            ("point", f"{self.along}{unit}", *names), (*body, *(r[1] for r in last))
        )

    def draw(self, ax: Axes, name: str | None = None) -> None:
        """Draw a quantity by the one along which it was followed; unstable parts dash.

        Args:
            ax: Axes of Matplotlib.
            name: Of the quantity; the coordinate that changes most by default.
        """
        if name is None:
            moved = np.ptp(self.found[:, : self.coordinates], axis=0)
            name = self.labels.names[int(moved.argmax())]
        y, x, stable = self[name], self.values, self.stable
        for chosen, style, label in (
            (stable, "-", "stable"),
            (~stable, "--", "unstable"),
        ):
            if chosen.any():
                # A part goes on to its neighbours, so that no gaps are seen.
                near = chosen.copy()
                near[1:] |= chosen[:-1]
                shown = np.where(near, y, np.nan)
                color = "tab:blue" if style == "-" else "tab:red"
                ax.plot(x, shown, style, color=color, label=label)
        at = self.labels.names.index(name) if name in self.labels.names else -1
        for kind, marker in (("fold", "o"), ("branch", "s"), ("stability", "d")):
            events = [e for e in self.events if e.kind == kind]
            if events and 0 <= at < self.coordinates:
                ys = [e.coordinates[at] for e in events]
                ax.plot(
                    [e.value for e in events], ys, marker, color="black", label=kind
                )
        units = dict(zip(self.labels.names, self.labels.told(), strict=True))
        ax.set_xlabel(f"{self.along} [{self.unit}]" if self.unit else self.along)
        ax.set_ylabel(units.get(name, name))
        ax.set_title(self.title())
        ax.legend(fontsize="small")
        ax.grid(True, alpha=0.3)

    def _beside(self) -> tuple[str, ...]:
        return (f"  {len(self.values)} points along {self.along}",)
