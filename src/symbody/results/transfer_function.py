"""Transfer functions of linear systems: poles, zeros and gain.

References:
    Franklin, Powell and Emami-Naeini (2019), Feedback Control of Dynamic Systems.
    Emami-Naeini and Van Dooren (1982), Computation of zeros of linear systems.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

import numpy as np

from symbody.arguments import Arguments
from symbody.results.frequency_response import (
    ROUNDING,
    Complex,
    ResponseStatus,
    chosen_inputs,
    chosen_outputs,
    response_status,
    unit_ratio,
)
from symbody.results.linear_system import LinearSystem, python_control
from symbody.results.record import Array
from symbody.results.result import Result
from symbody.results.tabulated import Axes, Cell, Table, draw_complex_plane, framed


@final
@dataclass(frozen=True, repr=False, eq=False)
class TransferFunction(Result):
    """H(s) = gain (s - z₁)(s - z₂)… / ((s - p₁)(s - p₂)…) of one output by one input.

    The poles are the eigenvalues of the system; zeros that cancel poles are not left
    out.

    Attributes:
        output: Name of what responds.
        input: Name of what excites.
        unit: Of H.
        zeros: Shape (m,) [1/s].
        poles: Shape (n,), n >= m [1/s].
        gain: Its factor.
    """

    status: ResponseStatus
    output: str
    input: str
    unit: str
    zeros: Complex
    poles: Complex
    gain: float

    @property
    def numerator(self) -> Array:
        """Coefficients of the numerator, those of high powers of s first."""
        return np.atleast_1d(np.real(self.gain * np.poly(self.zeros)))

    @property
    def denominator(self) -> Array:
        """Coefficients of the denominator, those of high powers of s first."""
        return np.atleast_1d(np.real(np.poly(self.poles)))

    def table(self) -> Table:
        """Return the poles and zeros with their frequencies and damping ratios."""
        rows: list[tuple[Cell, ...]] = [("gain", self.gain, None, None)]
        for kind, roots in (("zero", self.zeros), ("pole", self.poles)):
            for s in sorted(roots[roots.imag >= 0].tolist(), key=abs):
                value = s if s.imag else s.real
                vibrates = bool(s.imag)
                damping = -s.real / abs(s) + 0.0 if vibrates else None
                frequency = abs(s) / (2 * np.pi) if vibrates else None
                rows.append(
                    (f"{kind}s" if vibrates else kind, value, frequency, damping)
                )
        head = ("of H(s)", "value", "natural frequency [Hz]", "damping ratio")
        return Table(head, tuple(rows))

    def to_scipy(self) -> Any:
        """Return it as scipy.signal.ZerosPolesGain."""
        # SciPy's signals take a third of a second to import.
        from scipy.signal import ZerosPolesGain

        make: Any = ZerosPolesGain
        return make(self.zeros, self.poles, self.gain)

    def to_control(self) -> Any:
        """Return it as a TransferFunction of python-control.

        Raises:
            CallError: python-control is not installed.
        """
        control = python_control(f"{self.title()}: to_control")
        return control.tf(
            self.numerator, self.denominator, inputs=[self.input], outputs=[self.output]
        )

    def draw(self, ax: Axes) -> None:
        """Draw poles as crosses and zeros as circles in the complex plane."""
        draw_complex_plane(ax, np.concatenate([self.poles, self.zeros]))
        ax.plot(self.poles.real, self.poles.imag, "x", label="poles")
        ax.plot(self.zeros.real, self.zeros.imag, "o", fillstyle="none", label="zeros")
        title = f"{self.output} by {self.input}, {self.model!r}"
        framed(ax, "real part [1/s]", "imaginary part [rad/s]", title)

    def _beside(self) -> tuple[str, ...]:
        unit = f" [{self.unit}]" if self.unit else ""
        return (f"  {self.output} by {self.input}{unit}",)


def transfer_function(self: LinearSystem, of: str, by: str) -> TransferFunction:
    """Return zeros, poles and gain of one output by one input.

    Args:
        self: The linear system.
        of: Name of an output, a state or a coordinate.
        by: Name of an input.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: A list is given, or the system has no inputs.
    """
    who = f"transfer_function of {self.model!r}"
    arguments = Arguments(who)
    of = arguments.text("of", of, "Name one.")
    by = arguments.text("by", by, "Name one.")
    outputs, C, D = chosen_outputs(self, who, of)
    inputs, (j,) = chosen_inputs(self, who, by)
    zeros, gain = _zeros(self.A, self.B[:, j], C[0], float(D[0, j]))
    status = response_status(self)
    return TransferFunction(
        self.model, status, self.notes, outputs.names[0], inputs.names[0],
        unit_ratio(outputs.units[0], inputs.units[0]),
        zeros, self.eigenvalues(), gain,
    )  # fmt: skip


def _zeros(A: Array, b: Array, c: Array, d: float) -> tuple[Complex, float]:
    """Return the zeros of c (s 1 - A)⁻¹ b + d, and its gain.

    They are the eigenvalues of the motions that an input hides from the output.
    """
    # SciPy's linear algebra takes a tenth of a second to import.
    from scipy.linalg import null_space

    rows: list[Array] = []
    row, gain, error, rounding = c, d, np.zeros(len(c)), 0.0
    column = ROUNDING * np.abs(A).max(axis=0, initial=0.0)
    while abs(gain) <= rounding:
        if len(rows) == len(A):
            return np.zeros(0, dtype=complex), 0.0
        rows.append(row / max(float(np.abs(row).max()), 1e-300))
        size = np.abs(row).sum()
        gain = float(row @ b)
        rounding = float(error @ np.abs(b) + ROUNDING * size * np.abs(b).max())
        row, error = row @ A, error @ np.abs(A) + size * column
    hidden = null_space(np.array(rows)) if rows else np.eye(len(A))
    closed = A - np.outer(b, row if rows else c) / gain
    return np.linalg.eigvals(hidden.T @ closed @ hidden).astype(complex), gain
