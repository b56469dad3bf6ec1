"""An equilibrium: where forces balance, and what holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, NamedResult
from symbody.results.tabulated import Axes, Cell, Table, draw_bars, framed, label_of
from symbody.system.spellings import quantities_of

_NONE = Labels((), ())


class EquilibriumStatus(AnalysisStatus):
    """The outcome of the search for an equilibrium."""

    FOUND = True, "the forces balance"
    COMPROMISE = True, "the forces balance, and wishes are met as nearly as possible"
    INSTANT = True, "the forces balance at one instant: this is no steady motion"
    NOT_FOUND = False, "no equilibrium was found; this is where the search ended"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Equilibrium(NamedResult):
    """Coordinates, forces and what else was solved for, where forces balance.

    ``found["q_hip"]`` is a value by its name; `start` is what `simulate` and other
    analyses take as their start.

    Attributes:
        coordinates: Names and units of all coordinates, dependent ones as well.
        q: Their values.
        velocities: Names and units of the velocities.
        v: Their values; zero at rest.
        states: Names and units of the extra states.
        x: Their values.
        input_labels: Names and units of the inputs.
        u: Their values.
        multipliers: Names and units of the multipliers of constraints.
        lam: Their values, the forces that close loops.
        outputs: Names and units of the sensors' entries.
        measured: Their values.
        solved: What was free beside coordinates, by name, with its value.
        insensitive: Names of the coordinates that change no force: they stayed.
        state: The state y = (q, v, x) of the model.
        state_names: Its names.
        residual: The largest error of an equation, in relation to its slopes.
        iterations: Newton's steps.
        way: What found it: "Newton", or what helped from a rough start.
        growth: The greatest real part of an eigenvalue of the motion nearby, rigid
            motions left out [1/s]; None where a motion has no inertia, or none lasts.
        t: Time [s].
        parameters: Those that have other values than their defaults.
        solved_units: Units of what was solved for, by name.
        loads: Forces and torques that were solved for, by name; the model itself has
            others, or none.
        parameter_labels: Names and units of the parameters of the sensitivities.
        sensitivities: Derivatives of all that `values` has, then of what was solved
            for, by these parameters; NaN where the equilibrium ends, as at a fold, and
            of friction that slips.
    """

    status: EquilibriumStatus
    coordinates: Labels
    q: Array
    velocities: Labels
    v: Array
    states: Labels
    x: Array
    input_labels: Labels
    u: Array
    multipliers: Labels
    lam: Array
    outputs: Labels
    measured: Array
    solved: Mapping[str, float]
    insensitive: tuple[str, ...]
    state: Array
    state_names: tuple[str, ...]
    residual: float
    iterations: int
    way: str
    growth: float | None
    t: float
    parameters: Mapping[str, Any]
    solved_units: Mapping[str, str] = field(default_factory=dict)
    loads: Mapping[str, float] = field(default_factory=dict)
    parameter_labels: Labels = _NONE
    sensitivities: Array = field(default_factory=lambda: np.zeros((0, 0)))

    @property
    def start(self) -> dict[str, float]:
        """The state by name, as `simulate(start=…)` takes it."""
        return dict(zip(self.state_names, self.state.tolist(), strict=True))

    @property
    def inputs(self) -> dict[str, Any]:
        """The inputs by name, as analyses take them, in their shapes."""
        inputs = quantities_of(self.input_labels.names).items()
        return {n: self.u[at].reshape(shape).tolist() for n, (shape, at) in inputs}

    @property
    def stable(self) -> bool | None:
        """Whether no small motion grows by itself; None where it is not known."""
        return None if self.growth is None else self.growth <= 0.0

    def title(self) -> str:
        """Return a title that tells of an equilibrium that is not stable."""
        kind = "Unstable equilibrium" if self.stable is False else "Equilibrium"
        return f"{kind} of {self.model!r}"

    def sensitivity(self, of: str, by: str) -> float:
        """Return the derivative of a quantity by a parameter.

        The equilibrium moves along, by the implicit function theorem; motions that
        change no force stay.

        Args:
            of: Name of a quantity, or of what was solved for.
            by: Name of one of the parameters of `equilibrium(sensitivities=…)`.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        labels, _ = self.values()
        solved = tuple(self.solved)
        names = labels + Labels(solved, ("",) * len(solved))
        first = len(labels) + solved.index(of) if of in solved else None
        row = names.index(of, self.title()) if first is None else first
        column = self.parameter_labels.index(by, self.title())
        return float(self.sensitivities[row, column])

    def __getitem__(self, name: str) -> float:
        if isinstance(name, str) and name in self.solved:
            return self.solved[name]
        labels, values = self.values()
        return float(values[labels.index(name, self.title())])

    def _groups(self) -> tuple[tuple[str, Labels, Array], ...]:
        return (
            ("coordinate", self.coordinates, self.q),
            ("velocity", self.velocities, self.v),
            ("state", self.states, self.x),
            ("input", self.input_labels, self.u),
            ("multiplier", self.multipliers, self.lam),
            ("sensor", self.outputs, self.measured),
        )

    def values(self) -> tuple[Labels, Array]:
        """Return the labels of all quantities but what was solved for, and values."""
        _, labels, values = zip(*self._groups(), strict=True)
        return sum(labels, _NONE), np.concatenate(values)

    def table(self) -> Table:
        """Return the unknowns that were solved for, then all coordinates and the rest.

        Velocities are left out where all of them are zero.
        """
        rows: list[tuple[Cell, ...]] = []
        shown = {
            name: (kind, unit, value)
            for kind, labels, values in self._groups()
            if kind != "velocity" or np.any(values)
            for name, unit, value in zip(
                labels.names, labels.units, values.tolist(), strict=True
            )
        }
        for name, value in self.solved.items():
            shown.pop(name, None)
            rows.append((name, "solved for", value, self.solved_units.get(name, "")))
        for name, (kind, unit, value) in shown.items():
            if name in self.insensitive:
                kind = f"{kind}, changes no force"
            rows.append((name, kind, value, unit))
        return Table(("name", "kind", "value", "unit"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw coordinates as bars."""
        draw_bars(ax, self.coordinates.with_units(), self.q)
        ax.axvline(0.0, color="black", linewidth=0.8)
        ax.set_title(self.title())
        ax.grid(True, axis="x", alpha=0.3)

    def _beside(self) -> tuple[str, ...]:
        steps = f"{self.iterations} step{'s' * (self.iterations != 1)}"
        lines = [f"  {self.way}: {steps}, largest error {self.residual:.2g}"]
        if self.growth == -np.inf and self.completed:
            rigid = "all small motions are rigid"
            lines.append(f"  {rigid if self.q.size else 'no coordinate is free'}")
        elif self.growth is not None and self.completed:
            word = "no small motion grows" if self.growth <= 0 else "unstable"
            greatest = "the greatest real part of an eigenvalue is"
            lines.append(f"  {word}: {greatest} {self.growth:.4g} 1/s")
        return tuple(lines)


class PathStatus(AnalysisStatus):
    """The end of a path that was followed."""

    REACHED = True, "the path has come to its end"
    MOST_POINTS = True, "the path goes on: the greatest number of points is reached"
    LOST = False, "the path could not be followed further; these are the points so far"
    INTERRUPTED = False, "interrupted by the user; these are the points so far"


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


_MARKERS = {
    "fold": "o", "branch": "s", "stability": "d", "period doubling": "^",
    "Neimark-Sacker": "d",
}  # fmt: skip


@dataclass(frozen=True, repr=False, eq=False)
class FollowedPath(NamedResult):
    """A path that is followed, point by point, while a quantity changes.

    Attributes:
        along: Name of the quantity.
        unit: Its unit.
        values: Its values, shape (N,).
    """

    status: PathStatus
    along: str
    unit: str
    values: Array

    def start(self, point: int) -> dict[str, float]:
        """Return the state at a point by name, as other analyses take it.

        Args:
            point: Its number, from 0.
        """
        k = Arguments(self.title()).whole("point", point, most=len(self.values) - 1)
        names, states = self._states()
        return dict(zip(names, states[k].tolist(), strict=True))

    def _states(self) -> tuple[tuple[str, ...], Array]:
        """Return names and values of the states at all points."""
        raise NotImplementedError

    def _draw_along(
        self,
        ax: Axes,
        y: Array,
        stable: NDArray[np.bool_],
        grows: NDArray[np.bool_],
        events: Sequence[tuple[str, float, float]],
    ) -> None:
        """Draw values, dashed where unstable, and events: kind, abscissa, value."""
        for chosen, style, color, label in (
            (stable, "-", "tab:blue", "stable"),
            (grows, "--", "tab:red", "unstable"),
            (~(stable | grows), ":", "tab:gray", "stability not known"),
        ):
            if chosen.any():
                # A part goes on to its neighbours, so that no gaps are seen.
                near = chosen.copy()
                near[1:] |= chosen[:-1]
                shown = np.where(near, y, np.nan)
                ax.plot(self.values, shown, style, color=color, label=label)
        for kind, marker in _MARKERS.items():
            places = [place for own, *place in events if own == kind]
            if places:
                ax.plot(*zip(*places, strict=True), marker, color="black", label=kind)

    def _beside(self) -> tuple[str, ...]:
        return (f"  {len(self.values)} points along {self.along}",)


@final
@dataclass(frozen=True, repr=False, eq=False)
class EquilibriumPath(FollowedPath):
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
            motion has no inertia, or none lasts [1/s].
        events: Folds, branches, and where stability changes.
    """

    labels: Labels
    found: Array
    coordinates: int
    states: Array
    state_names: tuple[str, ...]
    growth: Array
    events: tuple[PathEvent, ...]

    @property
    def stable(self) -> NDArray[np.bool_]:
        """Whether it is known that no small motion grows, at each point."""
        return np.asarray(self.growth <= 0)

    def __getitem__(self, name: str) -> Array:
        if isinstance(name, str) and name == self.along:
            return self.values
        return np.asarray(self.found[:, self.labels.index(name, self.title())])

    def _states(self) -> tuple[tuple[str, ...], Array]:
        return self.state_names, self.states

    def table(self) -> Table:
        """Return the ends, and all events between them, with the coordinates."""
        count = self.coordinates
        names = self.labels.with_units()[:count]
        rows: list[tuple[Cell, ...]] = [
            (name, float(self.values[k]), *self.found[k, :count].tolist())
            for k, name in ((0, "begin"), (-1, "end"))
        ]
        events = sorted(self.events, key=lambda event: event.index)
        rows[1:1] = [(e.kind, e.value, *e.coordinates) for e in events]
        head = ("point", label_of(self.along, self.unit), *names)
        return Table(head, tuple(rows))

    def draw(self, ax: Axes, name: str | None = None) -> None:
        """Draw a quantity by the one along which it was followed; unstable parts dash.

        Args:
            ax: Axes of Matplotlib.
            name: Of the quantity; the coordinate that changes most by default.
        """
        if name is None:
            moved = np.ptp(self.found[:, : self.coordinates], axis=0)
            name = self.labels.names[int(moved.argmax())]
        at = self.labels.names.index(name) if name in self.labels.names else -1
        events = [
            (e.kind, e.value, e.coordinates[at])
            for e in self.events
            if 0 <= at < self.coordinates
        ]
        self._draw_along(ax, self[name], self.stable, self.growth > 0, events)
        label = self.labels.with_units()[at] if at >= 0 else name
        framed(ax, label_of(self.along, self.unit), label, self.title())
