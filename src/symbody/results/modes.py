"""Modes near a state, and along a quantity: root locus, Campbell diagram, limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody import late_methods
from symbody.arguments import Arguments
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.linear_system import LinearSystem
from symbody.results.record import Array
from symbody.results.result import UNSAVED, AnalysisStatus, Labels, Result
from symbody.results.tabulated import (
    Axes,
    Cell,
    Figure,
    Table,
    draw_complex_plane,
    draw_roots,
    framed,
    label_of,
)

_MOST_NAMED = 3
_NAMED_FROM = 0.1


class ModalStatus(AnalysisStatus):
    """The stability that the modes tell of."""

    NONE = True, "there are none, as no coordinate is free"
    DECAYS = True, "asymptotically stable: every mode decays"
    STABLE = True, "stable in linear theory: no mode grows, some neither grow nor decay"
    UNSTABLE = True, "unstable: a mode grows"
    INSTANT = True, "of one instant of a motion, which say nothing of its stability"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Modes(Result):
    """Eigenvalues and shapes of small motions, constraints eliminated.

    A conjugate pair of eigenvalues is one mode. Modes are ordered by natural frequency,
    the rigid ones, of eigenvalue zero, first. A shape is scaled so that its largest
    entry is 1, with phase 0.

    Attributes:
        system: The linear system.
        eigenvalues: s of each mode, with Im s >= 0, shape (m,) [1/s].
        coordinates: Names and units of the entries of shapes: steps along all
            velocities, also of coordinates that follow from others.
        shapes: Complex amplitudes of coordinates by mode, shape (nv, m).
        state_shapes: Of the states of the system, scaled alike, shape (n, m).
        participation: The share of each state in each mode, shape (n, m): the product
            of right and left eigenvector, whose sum over the states is 1, by modulus.
        bodies: Names of the bodies.
        kinetic: Share of each body in the kinetic energy of each mode, shape
            (bodies, m); NaN where nothing moves.
        stiffness: Share of each independent coordinate in the energy of deformation,
            of forces that stiffness explains, shape (number of coordinates, m); NaN
            where there is none.
        repeated: How many modes have the same eigenvalue; any combination of their
            shapes is one, too.
        parameters: Names and units of the parameters of the sensitivities.
        sensitivities: Derivatives of eigenvalues by parameters, where the equilibrium
            moves along, shape (m, number of these); NaN for repeated eigenvalues.
        compiled: The model, for pages; None for modes that were read from a file.
    """

    status: ModalStatus
    system: LinearSystem
    eigenvalues: NDArray[np.complex128]
    coordinates: Labels
    shapes: NDArray[np.complex128]
    state_shapes: NDArray[np.complex128]
    participation: Array
    bodies: tuple[str, ...]
    kinetic: Array
    stiffness: Array
    repeated: NDArray[np.int_]
    parameters: Labels
    sensitivities: NDArray[np.complex128]
    compiled: CompiledModel | None = field(default=None, metadata=UNSAVED)

    show = late_methods.show_modes
    to_html = late_methods.modes_to_html

    @property
    def natural_frequencies(self) -> Array:
        """|s| of each mode [rad/s]."""
        return np.abs(self.eigenvalues)

    @property
    def frequencies(self) -> Array:
        """The frequency of each mode as it vibrates, damped: Im s / 2π [Hz]."""
        return self.eigenvalues.imag / (2 * np.pi)

    @property
    def damping(self) -> Array:
        """Damping ratio of each mode: -Re s / |s|; NaN for rigid ones."""
        # The sum makes a plain zero of a negative one.
        with np.errstate(invalid="ignore"):
            return 0.0 - self.eigenvalues.real / self.natural_frequencies

    @property
    def time_constants(self) -> Array:
        """-1 / Re s [s]: negative for what grows, infinite for what does neither."""
        real = self.eigenvalues.real
        return np.array([-1 / r if r else np.inf for r in real.tolist()])

    @property
    def rigid(self) -> NDArray[np.bool_]:
        """The rigid modes, whose eigenvalue is zero.

        What holds them has less than 1e-13 of the stiffness that is beside it.
        """
        return np.asarray(self.eigenvalues == 0)

    def shape(self, mode: int) -> Table:
        """Return the shape of a mode as a table of modulus and phase.

        Args:
            mode: Number of the mode, from 0.
        """
        k = self._mode(mode)
        rows: list[tuple[Cell, ...]] = [
            (name, float(abs(a)), float(np.degrees(np.angle(a))) + 0.0 if a else None)
            for name, a in zip(
                self.coordinates.with_units(), self.shapes[:, k].tolist(), strict=True
            )
        ]
        return Table(("coordinate", "modulus", "phase [°]"), tuple(rows))

    def _mode(self, mode: int) -> int:
        most = len(self.eigenvalues) - 1
        return Arguments(self.title()).whole("mode", mode, most=most)

    def kind(self, mode: int) -> str:
        """Return the kind of a mode, in words.

        Args:
            mode: Number of the mode, from 0.
        """
        s = complex(self.eigenvalues[self._mode(mode)])
        if s == 0:
            return "rigid"
        if s.imag:
            return ("grows" if s.real > 0 else "vibrates") if s.real else "undamped"
        return "diverges" if s.real > 0 else "decays"

    def mainly(self, mode: int) -> str:
        """Return the states that take part most in a mode, in words.

        Args:
            mode: Number of the mode, from 0.
        """
        shares = self.participation[:, self._mode(mode)]
        names = self.system.states.names
        fq = self.system.K.shape[1]
        velocity = {v: k for k, v in enumerate(self.system.velocities.names)}
        total: dict[str, float] = {}
        for name, share in zip(names, shares.tolist(), strict=True):
            at = velocity.get(name)
            same = at is not None and fq == len(velocity)
            key = names[at] if same and at is not None else name
            total[key] = total.get(key, 0.0) + share
        order = sorted(total, key=lambda name: -total[name])[:_MOST_NAMED]
        return ", ".join(name for name in order if total[name] > _NAMED_FROM)

    def table(self) -> Table:
        """Return a row for each mode."""
        rows: list[tuple[Cell, ...]] = []
        for k, s in enumerate(self.eigenvalues.tolist()):
            time = float(self.time_constants[k])
            rows.append((
                str(k), self.kind(k), s if s.imag else s.real,
                float(self.frequencies[k]) if s.imag else None,
                float(self.damping[k]) if s.imag else None,
                time if np.isfinite(time) else None, self.mainly(k),
            ))  # fmt: skip
        headings = (
            "mode", "kind", "eigenvalue [1/s]", "frequency [Hz]", "damping ratio",
            "time constant [s]", "mainly",
        )  # fmt: skip
        return Table(headings, tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the eigenvalues in the complex plane, with the numbers of the modes."""
        draw_complex_plane(ax, self.eigenvalues)
        upper = self.eigenvalues.imag > 0
        both = np.concatenate([self.eigenvalues, self.eigenvalues[upper].conj()])
        draw_roots(ax, both, both.real > 0)
        numbers: dict[complex, list[str]] = {}
        size = np.abs(self.eigenvalues).max(initial=1e-300)
        for k, s in enumerate(np.round(self.eigenvalues / size, 6)):
            numbers.setdefault(s * size, []).append(str(k))
        for s, names in numbers.items():
            ax.annotate(
                ", ".join(names), (s.real, s.imag), xytext=(4, 4), fontsize="small",
                textcoords="offset points",
            )  # fmt: skip
        framed(ax, "real part [1/s]", "imaginary part [rad/s]", self.title())


Diagram: TypeAlias = Literal["root locus", "Campbell", "growth", "orders"]
# More than so many names hide the curves.
_MOST_LABELS = 12


class ModePathsStatus(AnalysisStatus):
    """The end of modes that were followed."""

    FOLLOWED = True, "the modes are followed over all values"
    LOST = False, "at a value there is no equilibrium; the paths end before it"
    INTERRUPTED = False, "interrupted by the user; these are the points so far"


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
            grows = "of one instant" if self.notes_of("instant") else grows
            rows.append((f"{word}, {grows}", float(value), None, None))
        turn = -1 if self.values[-1] < self.values[0] else 1
        points: list[StabilityLimit | CriticalSpeed]
        points = [*self.limits, *self.critical]
        for point in sorted(points, key=lambda one: turn * one.value):
            if isinstance(point, StabilityLimit):
                word = "stability gained" if point.gains else "stability lost"
            else:
                word = f"critical speed, {point.order:g} ×"
            frequency = abs(point.eigenvalue.imag) / (2 * np.pi)
            rows.insert(-1, (word, point.value, str(point.mode), frequency))
        head = ("point", label_of(self.along, self.unit), "mode", "frequency [Hz]")
        return Table(head, tuple(rows))

    def draw(self, ax: Axes, kind: Diagram | None = None) -> None:
        """Draw eigenvalues, or frequencies or growth over the quantity.

        Args:
            ax: Axes of Matplotlib.
            kind: "root locus", "Campbell", "growth" or "orders"; see `plot`.

        Raises:
            CallError: `kind` is none of these, or "orders" of what is no speed.
        """
        if kind is None:
            kind = "Campbell" if self.orders else "root locus"
        arguments = Arguments(self.title())
        arguments.word("kind", kind, Diagram)
        if kind == "orders" and self.unit != "rad/s":
            rule = f"another one, for {self.along!r} is no speed in rad/s"
            raise arguments.refused("kind", kind, rule, "Give 'Campbell'.")

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
            x, y = "real part [1/s]", "imaginary part [rad/s]"
        else:
            for mode, s in enumerate(self.eigenvalues.T):
                upper = s.imag >= 0
                # Of a pair whose lower one is never drawn, the upper one has the name.
                name = f"mode {mode}" if upper.any() else "_nolegend_"
                part = s.real if kind == "growth" else scaled(s.imag, self.values)
                shown = np.where(upper, part, np.nan)
                ax.plot(self.values, shown, linewidth=1.2, label=name)
            speeds = np.abs(self.values) / (2 * np.pi) if kind == "Campbell" else 1.0
            turns = self.unit == "rad/s" and kind != "growth"
            for k, order in enumerate((self.orders or (1.0,)) if turns else ()):
                times, style = f"{order:g} × {self.along}", ("--", "-.", ":")[k % 3]
                excited = np.broadcast_to(order * speeds, self.values.shape)
                ax.plot(self.values, excited, style, color="gray", label=times)
            if kind in ("Campbell", "orders"):
                for speed in self.critical:
                    at = scaled(speed.eigenvalue.imag, speed.value)
                    ax.plot(speed.value, at, "o", color="black", markersize=4)
            words = {"Campbell": "frequency [Hz]", "growth": "real part [1/s]"}
            x = label_of(self.along, self.unit)
            y = words.get(kind, f"order: frequency over {self.along}")
            if kind == "orders":
                ax.set_ylim(0, 2 + max(self.orders, default=1.0))
            if kind == "growth":
                ax.axhline(0.0, color="black", linewidth=0.8)
            for limit in self.limits:
                ax.axvline(limit.value, color="gray", linestyle=":", linewidth=1)
        few = len(ax.get_legend_handles_labels()[1]) <= _MOST_LABELS
        framed(ax, x, y, f"Modes of {self.model!r} over {self.along}", legend=few)

    @overload
    def plot(self, kind: Diagram | None = None, *, ax: None = None) -> Figure: ...
    @overload
    def plot(self, kind: Diagram | None = None, *, ax: object) -> Axes: ...
    def plot(self, kind: Diagram | None = None, *, ax: object = None) -> Figure | Axes:
        """Return a figure of Matplotlib.

        Args:
            kind: "root locus": eigenvalues, from circles to squares; "Campbell":
                frequencies over the quantity, and where that is a speed in rad/s the
                lines of its orders (of order 1 if there are none) with the critical
                speeds; "orders": frequencies over the speed as multiples of it;
                "growth": real parts. By default "Campbell" where `modal_path` was
                given orders, and otherwise "root locus".
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default.
        """
        return self._pictured(ax, kind)

    def _beside(self) -> tuple[str, ...]:
        count = self.eigenvalues.shape[1]
        return (f"  {count} eigenvalues at {len(self.values)} values of {self.along}",)
