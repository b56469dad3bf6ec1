"""Linear systems by frequency and time: Bode, Nyquist, steps, transfer functions.

References:
    Franklin, Powell and Emami-Naeini (2019), Feedback Control of Dynamic Systems.
    Emami-Naeini and Van Dooren (1982), Computation of zeros of linear systems.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real_array
from symbody.errors import CallError
from symbody.results.linear_system import (
    LinearSystem,
    check_ends,
    note_of_motion,
    python_control,
)
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import (
    Axes,
    Cell,
    Figure,
    Table,
    draw_complex_plane,
    framed,
    label_of,
)
from symbody.slow_packages import scipy
from symbody.with_units import in_unit

Complex: TypeAlias = NDArray[np.complex128]
ResponsePlot: TypeAlias = Literal["Bode", "amplitude", "phase", "Nyquist"]
# The names of one quantity or of several; None for all outputs, or all inputs.
Names: TypeAlias = str | Sequence[str] | None

_PER_RANGE = 400  # frequencies between the ends of a Bode diagram
_PER_RESONANCE = 81  # frequencies about each resonance, of which one is its peak
_FEWER = 10  # times fewer about each antiresonance, as there are many of many pairs
_STEPS = 1001  # times of a step response
# Time constants, or periods of what nothing damps, until a step response ends.
_SETTLED, _PERIODS = 7.0, 10.0
# Rounding of a matrix against its greatest entries, and of eigenvalues.
_ROUNDING = 1e-13
# Steps from an eigenvalue, in relation to it, and what is slow or small beside others.
_BESIDE, _SLOW = 1e-5, 1e-6
# States and frequencies up to which elimination is as fast; entries of what is computed
# at once, so that it stays near the processor; and how far refining may move solutions.
_SMALL, _FEW, _TOGETHER, _REFINED = 12, 40, 2**15, 1e-6
_MOST_LINES = 12


class ResponseStatus(AnalysisStatus):
    """The meaning of a response."""

    STEADY = True, "the responses that remain when all modes have decayed"
    UNDAMPED = True, "some modes do not decay, and go on beside these responses"
    UNSTABLE = True, "the system is unstable: no motion settles to these responses"


@final
@dataclass(frozen=True, repr=False, eq=False)
class FrequencyResponse(Result):
    """Complex amplitudes of outputs for inputs u = sin(2π f t) of amplitude 1.

    Attributes:
        outputs: Names and units of what responds.
        inputs: Names and units of what excites.
        frequencies: f, shape (N,) [Hz].
        response: C (2π i f 1 - A)⁻¹ B + D, shape (N, outputs, inputs); infinite at an
            eigenvalue of a mode that the input excites and the output shows.
    """

    status: ResponseStatus
    outputs: Labels
    inputs: Labels
    frequencies: Array
    response: Complex

    @property
    def amplitude(self) -> Array:
        """Amplitude ratios, shape (N, outputs, inputs)."""
        return np.abs(self.response)

    @property
    def decibels(self) -> Array:
        """Amplitude ratios as 20 log10 [dB]; -inf for zero."""
        with np.errstate(divide="ignore"):
            return np.asarray(20 * np.log10(self.amplitude))

    @property
    def phase(self) -> Array:
        """By how much outputs are ahead of inputs, without jumps of 360° [°]."""
        # Of what nothing damps the phase jumps by half a turn; it lags then.
        with np.errstate(invalid="ignore"):
            opposite = self.response.real < -1e9 * np.abs(self.response.imag)
        angle = np.where(opposite, -np.pi, np.angle(self.response))
        phase = np.degrees(np.unwrap(angle, axis=0))
        # What is opposite at first lags behind.
        return np.asarray(phase - 360.0 * (phase[:1] > 179.999))

    def table(self) -> Table:
        """Return the first and the greatest amplitude of each pair."""
        rows: list[tuple[Cell, ...]] = []
        for name, response in self._pairs():
            size = np.abs(response)
            k = int(np.argmax(size))
            rows.append(
                (name, float(size[0]), float(size[k]), float(self.frequencies[k]))
            )
        first = f"at {self.frequencies[0]:.4g} Hz"
        head = ("amplitude", first, "greatest", "at [Hz]")
        return Table(head, tuple(rows))

    def to_control(self) -> Any:
        """Return it as FrequencyResponseData of python-control.

        Raises:
            CallError: python-control is not installed.
        """
        control = python_control(f"{self.title()}: to_control")
        by_pair = np.moveaxis(self.response, 0, -1)
        return control.frd(by_pair, 2 * np.pi * self.frequencies)

    def draw(self, ax: Axes, kind: ResponsePlot = "amplitude") -> None:
        """Draw amplitudes or phases over the frequency, or a Nyquist diagram.

        Args:
            ax: Axes of Matplotlib.
            kind: "amplitude", "phase" or "Nyquist"; see `plot`.
        """
        pairs = list(self._pairs())
        phases = self.phase.reshape(len(self.frequencies), -1).T
        for (name, H), phase in zip(pairs[:_MOST_LINES], phases, strict=False):
            if kind == "Nyquist":
                (line,) = ax.plot(H.real, H.imag, linewidth=1.2, label=name)
                ax.plot(H.real, -H.imag, "--", color=line.get_color(), linewidth=0.8)
            else:
                part = np.abs(H) if kind == "amplitude" else phase
                ax.plot(self.frequencies, part, linewidth=1.2, label=name)
        if kind == "Nyquist":
            values = np.concatenate([H for _, H in pairs[:_MOST_LINES]])
            draw_complex_plane(ax, np.concatenate([values, values.conj()]))
            ax.plot(-1, 0, "+", color="black", markersize=9, label="-1")
            x, y = "real part", "imaginary part"
        else:
            ax.set_xscale("log")
            x, y = "frequency [Hz]", "phase [°]"
            units = {_unit_ratio(y, u) for y in self.outputs.units
                     for u in self.inputs.units}  # fmt: skip
            unit = f" [{units.pop()}]" if len(units) == 1 else ""
            if kind == "amplitude":
                ax.set_yscale("log")
                y = f"amplitude{unit}"
            else:
                locator: Any = ax.yaxis.get_major_locator()
                locator.set_params(steps=[1, 1.5, 3, 4.5, 9, 10])
        framed(ax, x, y, _title(self, len(pairs)))

    @overload
    def plot(self, kind: ResponsePlot = "Bode", *, ax: None = None) -> Figure: ...
    @overload
    def plot(self, kind: ResponsePlot = "Bode", *, ax: object) -> Axes: ...
    def plot(self, kind: ResponsePlot = "Bode", *, ax: object = None) -> Figure | Axes:
        """Return a figure of Matplotlib.

        Args:
            kind: "Bode": amplitude and phase over the frequency; "amplitude" or
                "phase" alone; "Nyquist": imaginary over real part, negative
                frequencies dashed, axes logarithmic where values are far apart.
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default. A diagram of Bode has two, and takes none.

        Raises:
            CallError: `kind` is none of these, or "Bode" with `ax`.
        """
        arguments = Arguments(self.title())
        arguments.word("kind", kind, ResponsePlot)
        if kind != "Bode":
            return self._pictured(ax, kind)
        if ax is not None:
            remedy = "Give kind='amplitude' or kind='phase' for one."
            raise arguments.refused("ax", ax, "left out for a Bode diagram", remedy)
        # Matplotlib takes 0.4 s to import, which computing need not wait for.
        from symbody.results.plot import Picture

        figure = Picture(layout="constrained")
        upper, lower = figure.subplots(2, 1, sharex=True)
        self.draw(upper, "amplitude")
        self.draw(lower, "phase")
        upper.set_xlabel("")
        lower.set_title("")
        lower.get_legend().remove()
        return figure

    def _pairs(self) -> Iterator[tuple[str, Complex]]:
        """Yield each pair, named "output / input", with its response."""
        y, u = self.outputs, self.inputs
        for i, j in np.ndindex(len(y), len(u)):
            name = f"{y.names[i]} / {u.names[j]}"
            unit = _unit_ratio(y.units[i], u.units[j])
            yield label_of(name, unit), self.response[:, i, j]


@final
@dataclass(frozen=True, repr=False, eq=False)
class StepResponse(Result):
    """Responses to inputs that step from zero to one at t = 0, from rest.

    Attributes:
        outputs: Names and units of what responds.
        inputs: Names and units of what steps, one at a time.
        time: Shape (N,) [s].
        values: Shape (N, outputs, inputs).
        final_values: D - C A⁻¹ B, shape (outputs, inputs); NaN where nothing settles.
    """

    status: ResponseStatus
    outputs: Labels
    inputs: Labels
    time: Array
    values: Array
    final_values: Array

    def table(self) -> Table:
        """Return the final value, the greatest deviation from zero and its time."""
        rows: list[tuple[Cell, ...]] = []
        for name, values, last in self._pairs():
            k = int(np.argmax(np.abs(values)))
            final = last if np.isfinite(last) else None
            rows.append((name, final, float(values[k]), float(self.time[k])))
        return Table(("step", "final value", "greatest", "at [s]"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the responses over time, and their final values as dotted lines."""
        pairs = list(self._pairs())
        for name, values, last in pairs[:_MOST_LINES]:
            (line,) = ax.plot(self.time, values, linewidth=1.2, label=name)
            if np.isfinite(last):
                ax.axhline(last, color=line.get_color(), linestyle=":", linewidth=0.8)
        ax.margins(x=0)
        words = "time [s]", "response to a step of 1"
        framed(ax, *words, _title(self, len(pairs)))

    def _pairs(self) -> Iterator[tuple[str, Array, float]]:
        """Yield each pair, named "output by input", with its response and its end."""
        y, u = self.outputs.with_units(), self.inputs.names
        for i, j in np.ndindex(len(y), len(u)):
            last = float(self.final_values[i, j])
            yield f"{y[i]} by {u[j]}", self.values[:, i, j], last


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
        make: Any = scipy.signal.ZerosPolesGain
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


def _title(result: Result, pairs: int) -> str:
    more = pairs - _MOST_LINES
    return result.title() + f", {more} pairs not drawn" * (more > 0)


def bode(
    self: LinearSystem,
    of: Names = None,
    by: Names = None,
    *,
    frequencies: Sequence[float] | Array | None = None,
) -> FrequencyResponse:
    """Return the frequency response: for diagrams of Bode and Nyquist.

    Args:
        self: The linear system.
        of: Names of outputs, states or coordinates; all outputs by default.
        by: Names of inputs; all of them by default.
        frequencies: Where [Hz]; by default from a tenth of the lowest natural
            frequency to ten times the highest one, dense about resonances and
            antiresonances (of the pairs that are drawn).

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: The system has no inputs or no outputs.

    Example:
        >>> import symbody as sb
        >>> system = sb.linearize(sb.library.crane_crab(), {"q_rot_pendulum": 0})
        >>> response = system.bode("q_trans_crab", "F", frequencies=[0.01, 10.0])
        >>> response.plot("Nyquist").savefig("nyquist.png")
    """
    who = f"bode of {self.model!r}"
    outputs, C, D = _chosen_outputs(self, who, of)
    inputs, chosen = _chosen_inputs(self, who, by)
    B, D = self.B[:, chosen], D[:, chosen]
    poles = self.eigenvalues()
    if frequencies is None:
        pairs = list(np.ndindex(D.shape))[:_MOST_LINES]  # those that are drawn
        zeros = [_zeros(self.A, B[:, j], C[i], float(D[i, j]))[0] for i, j in pairs]
        f = _frequencies(poles, np.concatenate(zeros))
    else:
        array = real_array(in_unit(who, frequencies, "Hz", CallError))
        if array is None or array.ndim != 1 or not array.size or not (array >= 0).all():
            rule = "a list of frequencies [Hz], none negative"
            remedy = "Leave it out for those about the natural frequencies."
            raise Arguments(who).refused("frequencies", frequencies, rule, remedy)
        f = array
    system = self.A, B, C, D
    size = np.abs(poles)
    rounding = _ROUNDING * size.max(initial=0.0)
    slowest = size[size > _SLOW * size.max(initial=0.0)].min(initial=1.0)
    rigid = np.linalg.matrix_rank(self.A) < len(self.A)
    points = 2j * np.pi * f
    near_pole = (points == 0) & rigid
    for pole in poles.tolist():
        near_pole |= np.abs(points - pole) <= rounding
    response = np.empty((f.size, *D.shape), dtype=complex)
    response[~near_pole] = _responses(*system, points[~near_pole])
    # At an eigenvalue what it takes part in is infinite, and the rest smooth.
    for k in np.flatnonzero(near_pole).tolist():
        step = _BESIDE * (points[k] or 1j * slowest)
        beside = points[k] + step * np.array([1.0, 2.0, -1.0])
        near, twice, before = _by_elimination(*system, beside)
        infinite = np.abs(near) > np.maximum(
            1.5 * np.abs(twice), _SLOW * np.abs(near).max()
        )
        response[k] = np.where(infinite, np.inf, (near + before) / 2)
    return FrequencyResponse(
        self.model, _response_status(self), _notes(self), outputs, inputs, f, response
    )


def step_response(
    self: LinearSystem,
    of: Names = None,
    by: Names = None,
    *,
    duration: float | None = None,
) -> StepResponse:
    """Return the responses to steps of 1 of each input, from rest.

    Args:
        self: The linear system.
        of: Names of outputs, states or coordinates; all outputs by default.
        by: Names of inputs; all of them by default.
        duration: How long [s]; by default until the slowest mode has decayed.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: The system has no inputs or no outputs.
    """
    who = f"step_response of {self.model!r}"
    outputs, C, D = _chosen_outputs(self, who, of)
    inputs, chosen = _chosen_inputs(self, who, by)
    if duration is None:
        s = self.eigenvalues()
        times = [1.0] if not s.any() else []
        for root in s[s != 0].tolist():
            swings = 2 * np.pi * _PERIODS / abs(root)
            times.append(
                min(swings, _SETTLED / abs(root.real)) if root.real else swings
            )
        duration = float(max(times))
    else:
        duration = Arguments(who).number("duration", duration, above=0, unit="s")
    time = np.linspace(0.0, duration, _STEPS)
    one, values = np.ones(_STEPS), []
    for j in chosen:
        system = (self.A, self.B[:, [j]], C, D[:, [j]])
        _, response, _ = scipy.signal.lsim(system, one, time)
        values.append(response.reshape(_STEPS, len(outputs)))
    status = _response_status(self)
    final = np.full((len(outputs), len(inputs)), np.nan)
    if status is ResponseStatus.STEADY:
        final = D[:, chosen] - C @ np.linalg.solve(self.A, self.B[:, chosen])
    return StepResponse(
        self.model, status, _notes(self), outputs, inputs, time,
        np.stack(values, axis=2), final,
    )  # fmt: skip


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
    outputs, C, D = _chosen_outputs(self, who, of)
    inputs, (j,) = _chosen_inputs(self, who, by)
    zeros, gain = _zeros(self.A, self.B[:, j], C[0], float(D[0, j]))
    status = _response_status(self)
    return TransferFunction(
        self.model, status, _notes(self), outputs.names[0], inputs.names[0],
        _unit_ratio(outputs.units[0], inputs.units[0]),
        zeros, self.eigenvalues(), gain,
    )  # fmt: skip


def _chosen_outputs(
    system: LinearSystem, who: str, of: Names
) -> tuple[Labels, Array, Array]:
    """Return names, C and D of outputs, states or coordinates."""
    if of is None:
        check_ends(system, who, "outputs", "a response without of=")
        return system.outputs, system.C, system.D
    states = set(system.states.names)
    dependent = [
        i for i, name in enumerate(system.coordinates.names) if name not in states
    ]
    known = system.outputs + system.states + system.coordinates.at(dependent)
    rows = [known.index(name, who) for name in Arguments(who).names("of", of)]
    C = np.vstack([system.C, np.eye(len(system.A)), system.q[dependent]])[rows]
    D = np.zeros((len(known), len(system.inputs)))
    D[: len(system.D)] = system.D
    return known.at(rows), C, D[rows]


def _chosen_inputs(
    system: LinearSystem, who: str, by: Names
) -> tuple[Labels, list[int]]:
    """Return names and numbers of inputs."""
    check_ends(system, who, "inputs", "a response")
    if by is None:
        return system.inputs, list(range(len(system.inputs)))
    names = Arguments(who).names("by", by)
    columns = [system.inputs.index(name, who) for name in names]
    return system.inputs.at(columns), columns


def _unit_ratio(of: str, by: str) -> str:
    """Return the unit of a response."""
    by = f"({by})" if " " in by or "/" in by else by
    return f"{of or '1'}/{by}" if by else of


def _notes(system: LinearSystem) -> tuple[str, ...]:
    return (*note_of_motion(system, "responses"), *system.notes)


def _response_status(system: LinearSystem) -> ResponseStatus:
    """Return whether responses remain when all else has decayed."""
    s = system.eigenvalues()
    small = _ROUNDING * np.abs(s).max(initial=0.0)
    if (s.real > small).any():
        return ResponseStatus.UNSTABLE
    if (s.real >= -small).any():
        return ResponseStatus.UNDAMPED
    return ResponseStatus.STEADY


def _frequencies(poles: Complex, zeros: Complex) -> Array:
    """Return frequencies that show a system of these poles and zeros [Hz]."""
    size = np.abs(poles)
    rounding = _ROUNDING * size.max(initial=0.0)
    size = size[size > rounding]
    low, high = (size.min() / 10, size.max() * 10) if size.size else (0.1, 10.0)
    parts = [np.geomspace(low, high, _PER_RANGE)]
    bend = np.tan(np.linspace(-1.5, 1.5, _PER_RESONANCE))
    for k, root in enumerate([*poles.tolist(), *zeros.tolist()]):
        # A resonance is as wide as its damping; without any it is infinite.
        width = max(abs(root.real), 1e-4 * abs(root))
        if k < len(poles) and root.imag > 0:
            parts.append(root.imag + width * bend)
        elif root.imag > abs(root.real):
            # Zero, which nothing damps, has no place on a scale of logarithms.
            first = 0 if abs(root.real) > rounding else _FEWER // 2
            parts.append(root.imag + width * bend[first::_FEWER])
    omega = np.unique(np.concatenate(parts))
    return np.asarray(omega[(omega >= low) & (omega <= high)] / (2 * np.pi))


def _responses(A: Array, B: Array, C: Array, D: Array, s: Complex) -> Complex:
    """Return C (s 1 - A)⁻¹ B + D for each s, shape (N, outputs, inputs).

    One Schur form, A = Z T Zᴴ of what is balanced, leaves triangles to be solved, of
    many s together, n²/2 multiplications each where elimination takes n³/3. Their
    solutions are refined once, which makes them as exact as by elimination; where that
    moves them far they are found by elimination.

    References:
        Laub (1981), Efficient multivariable frequency response computations.
        Skeel (1980), Iterative refinement implies numerical stability.
    """
    n, nu = B.shape
    if n <= _SMALL or len(s) <= _FEW or not nu:
        return _by_elimination(A, B, C, D, s)
    A_own, (scale, _) = scipy.linalg.matrix_balance(A, permute=False, separate=True)
    T, Z = scipy.linalg.schur(A_own, output="complex")
    B_own, C_own = B / scale[:, None], C * scale

    def solve(right: Complex, s: Complex) -> Complex:
        x = Z.conj().T @ right
        for k in reversed(range(n)):
            x[k] = (x[k] + T[k, k + 1 :] @ x[k + 1 :]) / (s - T[k, k])
        return np.asarray(Z @ x)

    response = np.empty((len(s), *D.shape), dtype=complex)
    together = max(1, _TOGETHER // (n * nu))
    for first in range(0, len(s), together):
        part = slice(first, first + together)
        columns = np.repeat(s[part], nu)
        right = np.tile(B_own, len(s[part])).astype(complex)
        # Just at an eigenvalue of the form there is no number, and none is near.
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            x = solve(right, columns)
            step = solve(right - columns * x + A_own @ x, columns)
        near = np.abs(step).max(axis=0) <= _REFINED * np.abs(x).max(axis=0)
        y = (C_own @ (x + step)).reshape(len(C), -1, nu)
        response[part] = np.moveaxis(y, 1, 0) + D
        far = first + np.flatnonzero(~near.reshape(-1, nu).all(axis=1))
        response[far] = _by_elimination(A, B, C, D, s[far])
    return response


def _by_elimination(A: Array, B: Array, C: Array, D: Array, s: Complex) -> Complex:
    """Return the same, each by an elimination of its own."""
    response = np.empty((len(s), *D.shape), dtype=complex)
    together = max(1, _TOGETHER // max(A.size, 1))
    for first in range(0, len(s), together):
        part = slice(first, first + together)
        matrices = s[part, None, None] * np.eye(len(A)) - A
        x = np.linalg.solve(matrices, np.broadcast_to(B, (len(matrices), *B.shape)))
        response[part] = C @ x + D
    return response


def _zeros(A: Array, b: Array, c: Array, d: float) -> tuple[Complex, float]:
    """Return the zeros of c (s 1 - A)⁻¹ b + d, and its gain.

    They are the eigenvalues of the motions that an input hides from the output.
    """
    rows: list[Array] = []
    row, gain, error, rounding = c, d, np.zeros(len(c)), 0.0
    column = _ROUNDING * np.abs(A).max(axis=0, initial=0.0)
    while abs(gain) <= rounding:
        if len(rows) == len(A):
            return np.zeros(0, dtype=complex), 0.0
        rows.append(row / max(float(np.abs(row).max()), 1e-300))
        size = np.abs(row).sum()
        gain = float(row @ b)
        rounding = float(error @ np.abs(b) + _ROUNDING * size * np.abs(b).max())
        row, error = row @ A, error @ np.abs(A) + size * column
    hidden = scipy.linalg.null_space(np.array(rows)) if rows else np.eye(len(A))
    closed = A - np.outer(b, row if rows else c) / gain
    return np.linalg.eigvals(hidden.T @ closed @ hidden).astype(complex), gain
