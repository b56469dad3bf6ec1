"""Periodic motions, their Floquet multipliers, and paths of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.results.equilibrium import FollowedPath
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, NamedResult, Result
from symbody.results.tabulated import Axes, Cell, Table, draw_roots, framed, label_of

Complex = NDArray[np.complex128]
# Multipliers this near the unit circle neither grow nor decay, as far as runs tell.
_NEUTRAL = 1e-6
# Of errors of 1e-9 multipliers that are 1 together differ by about the root.
DOUBLE = 1e-3


class PeriodicStatus(AnalysisStatus):
    """The outcome of the search for a periodic motion."""

    FOUND = True, "the motion repeats"
    NOT_FOUND = False, "no periodic motion was found; this is where the search ended"


@final
@dataclass(frozen=True, repr=False, eq=False)
class PeriodicMotion(NamedResult):
    """A motion that repeats after a period, and what becomes of small deviations.

    ``orbit["q_arm"]`` is a state over the period; `start` and `period` are what
    `simulate` takes. A deviation along direction k is multiplied by the Floquet
    multiplier k in each period.

    Attributes:
        period: After which it repeats [s].
        time: Times over the period, shape (N,) [s].
        states: Names and units of the states.
        values: The states over the period, shape (N, ny).
        advance: What states have more after a period, by name: the angle of a wheel.
        multipliers: Floquet multipliers, the greatest first.
        directions: The deviation of each at the start, as changes of the states, shape
            (ny, number of multipliers).
        autonomous: Whether time does not enter, so that one multiplier is 1, that of
            the motion itself, and the period was free.
        residual: How far the motion misses itself after a period.
        iterations: Newton's steps.
        parameters: Those that have other values than their defaults.
    """

    status: PeriodicStatus
    period: float
    time: Array
    states: Labels
    values: Array
    advance: Mapping[str, float]
    multipliers: Complex
    directions: Complex
    autonomous: bool
    residual: float
    iterations: int
    parameters: Mapping[str, Any]

    @property
    def start(self) -> dict[str, float]:
        """The state at the start by name, as `simulate(start=…)` takes it."""
        return dict(zip(self.states.names, self.values[0].tolist(), strict=True))

    @property
    def exponents(self) -> Complex:
        """Floquet exponents, log(multiplier)/period [1/s]; -inf of multipliers of 0."""
        with np.errstate(divide="ignore"):
            sizes = np.log(np.abs(self.multipliers))
        # Division of complex numbers would make a part of infinity undefined.
        exponents: Complex = np.empty(len(sizes), dtype=np.complex128)
        exponents.real = sizes / self.period
        exponents.imag = np.angle(self.multipliers) / self.period
        return exponents

    @property
    def growth(self) -> float:
        """The greatest size of a multiplier, that of the motion itself left out."""
        return growth_of(self.multipliers, self.autonomous)

    @property
    def stable(self) -> bool:
        """Whether no small deviation grows, by more than runs are accurate."""
        return self.growth <= 1 + _NEUTRAL

    def __getitem__(self, name: str) -> Array:
        return np.asarray(self.values[:, self.states.index(name, self.title())])

    def title(self) -> str:
        """Return a title that tells of a motion that is not stable."""
        kind = "Periodic motion" if self.stable else "Unstable periodic motion"
        return f"{kind} of {self.model!r}"

    def table(self) -> Table:
        """Return the multipliers, with their sizes and exponents."""
        rows = [
            (str(k), mu, abs(mu), s)
            for k, (mu, s) in enumerate(
                zip(self.multipliers.tolist(), self.exponents.tolist(), strict=True)
            )
        ]
        return Table(("number", "multiplier", "size", "exponent [1/s]"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the multipliers in the complex plane, with the unit circle."""
        angle = np.linspace(0.0, 2 * np.pi, 181)
        ax.plot(np.cos(angle), np.sin(angle), color="black", linewidth=0.8)
        draw_roots(ax, self.multipliers, np.abs(self.multipliers) > 1 + _NEUTRAL)
        ax.set_aspect("equal")
        framed(ax, "real part", "imaginary part", self.title())

    def _beside(self) -> tuple[str, ...]:
        steps = f"{self.iterations} step{'s' * (self.iterations != 1)}"
        word = "no small deviation grows" if self.stable else "unstable"
        missed = f"{steps}, misses itself by {self.residual:.2g}"
        return (
            f"  period {self.period:.6g} s; {missed}",
            f"  {word}: the greatest multiplier has the size {self.growth:.6g}",
        )


def growth_of(multipliers: Complex, autonomous: bool) -> float:
    """Return the greatest size; without that nearest to 1 where `autonomous`.

    Several multipliers of 1, as of a family of motions, count as 1.
    """
    sizes, far = np.abs(multipliers), np.abs(multipliers - 1)
    if np.count_nonzero(far < DOUBLE) > 1:
        sizes[far < DOUBLE] = 1.0
    if autonomous and sizes.size:
        sizes = np.delete(sizes, int(far.argmin()))
    return float(sizes.max(initial=0.0))


@final
@dataclass(frozen=True)
class Bifurcation:
    """A point of a path where periodic motions turn back, branch or lose stability.

    Attributes:
        kind: "fold", where the quantity turns back; "branch", where another path
            crosses; "period doubling"; or "Neimark-Sacker", where a motion on a torus
            begins.
        value: Of the quantity there.
        period: Of the motion there [s].
        index: Number of the first point of the path behind it.
        state: The state at the start there.
        direction: The deviation whose multiplier is on the unit circle, as a change of
            the state of length one.
    """

    kind: str
    value: float
    period: float
    index: int
    state: tuple[float, ...]
    direction: tuple[float, ...]


@final
@dataclass(frozen=True, repr=False, eq=False)
class PeriodicPath(FollowedPath):
    """Periodic motions one after another, while a parameter changes.

    ``path["q_arm"]`` is a state at the start of each, ``path["period"]`` the period.

    Attributes:
        along: Name of the parameter.
        unit: Its unit.
        values: Its values, shape (N,).
        periods: Of the motions [s].
        states: Names and units of the states.
        starts: The states at the start, shape (N, ny).
        largest: The largest values of the states over the period, shape (N, ny).
        multipliers: Floquet multipliers, the greatest first, shape (N, number).
        autonomous: Whether time does not enter.
        bifurcations: Folds, branches, period doublings and Neimark-Sacker points.
    """

    periods: Array
    states: Labels
    starts: Array
    largest: Array
    multipliers: Complex
    autonomous: bool
    bifurcations: tuple[Bifurcation, ...]

    @property
    def growth(self) -> Array:
        """The greatest size of a multiplier of each motion, its own left out."""
        return np.array([growth_of(mu, self.autonomous) for mu in self.multipliers])

    @property
    def stable(self) -> NDArray[np.bool_]:
        """Whether no small deviation grows, at each point."""
        return np.asarray(self.growth <= 1 + _NEUTRAL)

    def title(self) -> str:
        """Return a title with the model's name."""
        return f"Periodic motions of {self.model!r}"

    def __getitem__(self, name: str) -> Array:
        own = {self.along: self.values, "period": self.periods}
        if isinstance(name, str) and name in own:
            return own[name]
        return np.asarray(self.starts[:, self.states.index(name, self.title())])

    def _states(self) -> tuple[tuple[str, ...], Array]:
        return self.states.names, self.starts

    def branch(self, number: int, distance: float = 1e-2) -> dict[str, float]:
        """Return a start beside a bifurcation, from where its branch may be found.

        Behind a period doubling, `periodic_motion` finds the branch with twice the
        period.

        Args:
            number: Of the bifurcation, in their order.
            distance: Along its direction, in the units of the states.
        """
        arguments = Arguments(self.title())
        if not self.bifurcations:
            rule = "left out: there are no bifurcations on this path"
            raise arguments.refused("number", number, rule, "Follow a longer path.")
        k = arguments.whole("number", number, most=len(self.bifurcations) - 1)
        far = arguments.number("distance", distance)
        chosen = self.bifurcations[k]
        moved = np.array(chosen.state) + far * np.array(chosen.direction)
        return dict(zip(self.states.names, moved.tolist(), strict=True))

    def table(self) -> Table:
        """Return the ends, and all bifurcations between them, with the states."""
        rows: list[tuple[Cell, ...]] = [
            (name, float(self.values[k]), float(self.periods[k]), float(self.growth[k]),
             *self.starts[k].tolist())
            for k, name in ((0, "begin"), (-1, "end"))
        ]  # fmt: skip
        ordered = sorted(self.bifurcations, key=lambda one: one.index)
        rows[1:1] = [(b.kind, b.value, b.period, 1.0, *b.state) for b in ordered]
        head = ("point", label_of(self.along, self.unit), "period [s]", "multiplier")
        return Table((*head, *self.states.with_units()), tuple(rows))

    def draw(self, ax: Axes, name: str | None = None) -> None:
        """Draw the largest value of a state over the parameter; unstable parts dash.

        Args:
            ax: Axes of Matplotlib.
            name: Of the state; the first by default.
        """
        at = 0 if name is None else self.states.index(name, self.title())
        y = self.largest[:, at]
        events = [
            (b.kind, b.value, 0.5 * float(y[b.index - 1] + y[b.index]))
            for b in self.bifurcations
        ]
        self._draw_along(ax, y, self.stable, ~self.stable, events)
        label = f"largest {self.states.with_units()[at]}"
        framed(ax, label_of(self.along, self.unit), label, self.title())


class ChartStatus(AnalysisStatus):
    """The outcome of a stability chart."""

    COMPLETED = True, "a periodic motion was found everywhere"
    PARTLY = True, "at some values no periodic motion was found; the chart has gaps"
    INTERRUPTED = False, "interrupted by the user; these are the values so far"


@final
@dataclass(frozen=True, repr=False, eq=False)
class StabilityChart(Result):
    """The stability of periodic motions over two parameters.

    Attributes:
        names: Names of the parameters, the horizontal one first.
        units: Their units.
        horizontal: Values of the first, shape (m,).
        vertical: Values of the second, shape (n,).
        growth: The greatest size of a Floquet multiplier, shape (n, m); NaN where no
            periodic motion was found.
    """

    status: ChartStatus
    names: tuple[str, str]
    units: tuple[str, str]
    horizontal: Array
    vertical: Array
    growth: Array

    def title(self) -> str:
        """Return a title with the model's name."""
        return f"Stability chart of {self.model!r}"

    @property
    def stable(self) -> NDArray[np.bool_]:
        """Whether no small deviation grows, shape (n, m)."""
        return np.asarray(self.growth <= 1 + _NEUTRAL)

    def table(self) -> Table:
        """Return how much of the chart is stable, and the greatest growth."""
        known = np.isfinite(self.growth)
        rows: tuple[tuple[Cell, ...], ...] = (
            ("stable", float(self.stable[known].mean()) if known.any() else None),
            ("greatest multiplier", float(self.growth[known].max(initial=0.0))),
            ("not found", int((~known).sum())),
        )
        return Table(("what", "value"), rows)

    def draw(self, ax: Axes) -> None:
        """Draw unstable regions dark, by the logarithm of the growth in a period."""
        shown = np.log10(np.clip(self.growth, 1.0, None))
        image = ax.pcolormesh(
            self.horizontal, self.vertical, shown, cmap="magma_r", shading="auto"
        )
        ax.figure.colorbar(image, ax=ax, label="log₁₀ of the greatest multiplier")
        labels = [label_of(n, u) for n, u in zip(self.names, self.units, strict=True)]
        framed(ax, labels[0], labels[1], self.title(), legend=False)
