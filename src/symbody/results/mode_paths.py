"""Modes followed while a quantity changes: root locus, Campbell diagram, limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.results.axes import Axes, Figure
from symbody.results.result import AnalysisStatus, Result
from symbody.results.tabulated import Cell, Table

Array = NDArray[np.float64]
Diagram: TypeAlias = Literal["root locus", "Campbell", "growth", "orders"]
# More than so many names hide the curves.
_MOST_LABELS = 12


class ModePathsStatus(AnalysisStatus):
    """The end of modes that were followed."""

    FOLLOWED = True, "the modes are followed over all values"
    LOST = False, "at a value there is no equilibrium; the paths end before it"


@final
@dataclass(frozen=True)
class StabilityLimit:
    """A value at which a mode begins or ceases to grow.

    Attributes:
        value: Of the quantity.
        mode: Number of the mode.
        eigenvalue: There: its real part is zero.
        gains: Whether stability is gained as the quantity grows.
    """

    value: float
    mode: int
    eigenvalue: complex
    gains: bool


@final
@dataclass(frozen=True)
class CriticalSpeed:
    """A speed at which a mode vibrates a multiple of times a turn.

    Attributes:
        value: The speed [rad/s].
        order: How many times.
        mode: Number of the mode.
        eigenvalue: There: its imaginary part is order times the speed.
    """

    value: float
    order: float
    mode: int
    eigenvalue: complex


@final
@dataclass(frozen=True, repr=False, eq=False)
class ModePaths(Result):
    """Eigenvalues over a quantity, each mode followed by its shape.

    Attributes:
        along: Name of the quantity.
        unit: Its unit.
        values: Its values, shape (N,).
        eigenvalues: By value and mode, zero left out; of a pair both, shape (N, m).
        assurance: How alike the shapes of a mode are at a value and the one before: 1
            for the same (modal assurance criterion); shape (N, m), 1 in the first row.
        limits: Where modes begin or cease to grow.
        orders: Multiples of the speed at which it excites.
        critical: Critical speeds of these orders, in the order of `values`.
    """

    status: ModePathsStatus
    along: str
    unit: str
    values: Array
    eigenvalues: NDArray[np.complex128]
    assurance: Array
    limits: tuple[StabilityLimit, ...]
    orders: tuple[float, ...] = ()
    critical: tuple[CriticalSpeed, ...] = ()

    @property
    def growth(self) -> Array:
        """The greatest real part at each value [1/s]."""
        return np.asarray(self.eigenvalues.real.max(axis=1, initial=-np.inf))

    def table(self) -> Table:
        """Return limits of stability and critical speeds, between the ends."""
        rows: list[tuple[Cell, ...]] = []
        ends = ((self.values[0], "begin", 0), (self.values[-1], "end", -1))
        for value, word, k in ends:
            grows = "unstable" if self.growth[k] > 0 else "stable"
            rows.append((f"{word}, {grows}", float(value), None, None))
        for limit in self.limits:
            word = "stability gained" if limit.gains else "stability lost"
            frequency = abs(limit.eigenvalue.imag) / (2 * np.pi)
            rows.insert(-1, (word, limit.value, str(limit.mode), frequency))
        for speed in self.critical:
            frequency = speed.eigenvalue.imag / (2 * np.pi)
            word = f"critical speed, {speed.order:g} ×"
            rows.insert(-1, (word, speed.value, str(speed.mode), frequency))
        unit = f" [{self.unit}]" if self.unit else ""
        head = ("point", f"{self.along}{unit}", "mode", "frequency [Hz]")
        return Table(head, tuple(rows))

    def draw(self, ax: Axes, kind: Diagram = "root locus") -> None:
        """Draw eigenvalues, or frequencies or growth over the quantity.

        Args:
            ax: Axes of Matplotlib.
            kind: "root locus", "Campbell", "growth" or "orders"; see `plot`.

        Raises:
            CallError: `kind` is none of these, or "orders" of what is no speed.
        """
        arguments = Arguments(self.title())
        arguments.word("kind", kind, Diagram)
        if kind == "orders" and self.unit != "rad/s":
            rule = f"another one, for {self.along!r} is no speed in rad/s"
            raise arguments.refused("kind", kind, rule, "Give 'Campbell'.")
        label = f"{self.along} [{self.unit}]" if self.unit else self.along

        def scaled(omega: Any, speed: Any) -> Any:
            with np.errstate(divide="ignore", invalid="ignore"):
                return omega / (np.abs(speed) if kind == "orders" else 2 * np.pi)

        if kind == "root locus":
            for mode, s in enumerate(self.eigenvalues.T):
                color = f"C{mode % 10}"
                ax.plot(s.real, s.imag, "-", color=color, linewidth=1)
                ax.plot(s.real[:1], s.imag[:1], "o", color=color, markersize=4)
                ax.plot(s.real[-1:], s.imag[-1:], "s", color=color, markersize=4)
            for marker, value in (("o", self.values[0]), ("s", self.values[-1])):
                end = f"{self.along} = {value:.4g}{f' {self.unit}' * bool(self.unit)}"
                ax.plot([], [], marker, color="gray", markersize=4, label=end)
            ax.axvline(0.0, color="black", linewidth=0.8)
            ax.set_xlabel("real part [1/s]")
            ax.set_ylabel("imaginary part [rad/s]")
        else:
            for mode, s in enumerate(self.eigenvalues.T):
                upper = s.imag >= 0
                # Of a pair whose lower one is never drawn, the upper one has the name.
                name = f"mode {mode}" if upper.any() else "_nolegend_"
                y = s.real if kind == "growth" else scaled(s.imag, self.values)
                shown = np.where(upper, y, np.nan)
                ax.plot(self.values, shown, linewidth=1.2, label=name)
            speeds = np.abs(self.values) / (2 * np.pi) if kind == "Campbell" else 1.0
            for k, order in enumerate(self._drawn_orders(kind)):
                times, style = f"{order:g} × {self.along}", ("--", "-.", ":")[k % 3]
                excited = np.broadcast_to(order * speeds, self.values.shape)
                ax.plot(self.values, excited, style, color="gray", label=times)
            if kind in ("Campbell", "orders"):
                for speed in self.critical:
                    y = scaled(speed.eigenvalue.imag, speed.value)
                    ax.plot(speed.value, y, "o", color="black", markersize=4)
            ax.set_xlabel(label)
            words = {"Campbell": "frequency [Hz]", "growth": "real part [1/s]"}
            ax.set_ylabel(words.get(kind, f"order: frequency over {self.along}"))
            if kind == "orders":
                ax.set_ylim(0, 2 + max(self.orders, default=1.0))
            if kind == "growth":
                ax.axhline(0.0, color="black", linewidth=0.8)
            for limit in self.limits:
                ax.axvline(limit.value, color="gray", linestyle=":", linewidth=1)
        if len(ax.get_legend_handles_labels()[1]) <= _MOST_LABELS:
            ax.legend(fontsize="small")
        ax.set_title(f"Modes of {self.model!r} over {self.along}")
        ax.grid(True, alpha=0.3)

    def _drawn_orders(self, kind: Diagram) -> tuple[float, ...]:
        if self.unit != "rad/s" or kind == "growth":
            return ()
        return self.orders or (1.0,)

    @overload
    def plot(self, kind: Diagram = "root locus", *, ax: None = None) -> Figure: ...
    @overload
    def plot(self, kind: Diagram = "root locus", *, ax: object) -> Axes: ...
    def plot(self, kind: Diagram = "root locus", *, ax: object = None) -> Figure | Axes:
        """Return a figure of Matplotlib.

        Args:
            kind: "root locus": eigenvalues, from circles to squares; "Campbell":
                frequencies over the quantity, and where that is a speed in rad/s the
                lines of its orders (of order 1 if there are none) with the critical
                speeds; "orders": frequencies over the speed as multiples of it;
                "growth": real parts.
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default.
        """
        Arguments(self.title()).word("kind", kind, Diagram)
        return self._pictured(ax, kind)

    def _beside(self) -> tuple[str, ...]:
        count = self.eigenvalues.shape[1]
        return (f"  {count} eigenvalues at {len(self.values)} values of {self.along}",)
