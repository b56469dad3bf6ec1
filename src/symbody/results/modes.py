"""Modes: how a mechanism vibrates, decays and grows near a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody import late_methods
from symbody.arguments import Arguments
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.axes import Axes, draw_complex_plane
from symbody.results.linear_system import LinearSystem
from symbody.results.result import UNSAVED, AnalysisStatus, Labels, Result
from symbody.results.tabulated import Cell, Table

Array = NDArray[np.float64]
_MOST_NAMED = 3
_NAMED_FROM = 0.1


class ModalStatus(AnalysisStatus):
    """The stability that the modes tell of."""

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
        size = self.natural_frequencies
        ratio: Array = np.full(len(size), np.nan)
        moving = size > 0
        # The sum makes a plain zero of a negative one.
        ratio[moving] = 0.0 - self.eigenvalues.real[moving] / size[moving]
        return ratio

    @property
    def time_constants(self) -> Array:
        """-1 / Re s [s]: negative for what grows, infinite for what does neither."""
        real = self.eigenvalues.real
        return np.array([-1 / r if r else np.inf for r in real.tolist()])

    @property
    def rigid(self) -> NDArray[np.bool_]:
        """The rigid modes, whose eigenvalue is zero."""
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
        grows = self.eigenvalues.real > 0
        for chosen, color, label in (
            (~grows, "tab:blue", "decays or stays"), (grows, "tab:red", "grows")
        ):  # fmt: skip
            s = self.eigenvalues[chosen]
            if not s.size:
                continue
            both = np.concatenate([s, s[s.imag > 0].conj()])
            ax.plot(both.real, both.imag, "x", color=color, label=label)
        for k, s in enumerate(self.eigenvalues):
            ax.annotate(
                str(k), (s.real, s.imag), xytext=(4, 4), textcoords="offset points",
                fontsize="small",
            )  # fmt: skip
        ax.set_xlabel("real part [1/s]")
        ax.set_ylabel("imaginary part [rad/s]")
        ax.set_title(self.title())
        ax.legend(fontsize="small")
        ax.grid(True, alpha=0.3)
