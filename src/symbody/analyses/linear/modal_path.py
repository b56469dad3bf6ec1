"""Modes while a parameter, an input or a speed changes, followed by their shapes.

References:
    Allemang (2003), The modal assurance criterion: twenty years of use and abuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.equilibrium.equilibrium import followed, search
from symbody.analyses.instant.eigen import Complex, eigen
from symbody.analyses.instant.free_loads import note_of_held
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import clean_terms
from symbody.analyses.instant.stationarity import FROZEN, TIMED
from symbody.analyses.instant.steady_request import Request
from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.options import by_objects
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.modes import (
    CriticalSpeed,
    ModePaths,
    ModePathsStatus,
    StabilityLimit,
)
from symbody.results.result import unless_interrupted
from symbody.slow_packages import scipy

# A limit is found to this part of the distance of its neighbours.
_LOCATED = 1e-12
_NEAR_ZERO = 1e-12
_SAME = 1e-9
# Frequencies so far apart, in relation to theirs, are no pair, nor two that have met.
_APART = 1e-3
# What is left of a frequency is rounding where a speed meets it.
_ROUNDED = 1e-12
# Frequencies of two that have met and grown apart, in relation to the largest.
_ALIKE = 1e-6


@by_objects
def modal_path(
    model: Model | CompiledModel,
    along: str,
    values: Sequence[float] | NDArray[np.float64],
    *,
    t: float = 0.0,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    free: Sequence[str] | Mapping[str, float] = (),
    targets: Mapping[str, float] | None = None,
    orders: float | Sequence[float] = (),
) -> ModePaths:
    """Return the modes at equilibria over a quantity, and where stability changes.

    At each value the equilibrium is found anew, from the one before. Modes are matched
    by the likeness of their shapes (MAC) and the nearness of their eigenvalues. Limits
    of stability are located to rounding, also where two modes that nothing damps meet
    and flutter; a real part counts as zero below 1e-12 of the largest eigenvalue.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        along: Name of a parameter's or input's entry, or of an independent velocity.
        values: Its values, in order; dense enough for modes to be recognized.
        t: Time [s].
        inputs: As of `equilibrium`.
        parameters: As of `equilibrium`.
        start: Where the search for the first equilibrium begins.
        free: What else is solved for; see `equilibrium`.
        targets: Its equations, and velocities that are not zero.
        orders: Of excitation: how often a turn of a rotor excites, such as (1, 2).
            Where its speed times an order is the frequency of a mode is a critical
            speed, located as limits are; `along` is the speed [rad/s].

    Returns:
        The eigenvalues, to be drawn as a root locus or a Campbell diagram.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no equilibrium at the first value. Where there is none
            at another one, the paths end before it, and a note says why.
        Interrupted: The user pressed Ctrl-C; its `result` has the paths until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.bicycle()
        >>> paths = sb.modal_path(model, "v_rear", [13, 15, 17])
        >>> round(0.3 * paths.limits[0].value, 6)  # the weave speed [m/s]
        4.292383
    """
    arguments = Arguments("modal_path", ModelError)
    multiples = arguments.numbers("orders", orders).ravel().tolist()
    if not all(order > 0 for order in multiples):
        rule = "positive numbers"
        raise arguments.refused("orders", orders, rule, "Give for example (1, 2).")
    path = followed(
        arguments, model, along, t=t, inputs=inputs, parameters=parameters,
        start=start, free=free, targets=targets,
    )  # fmt: skip
    grid = arguments.numbers("values", values, unit=path.unit)
    if grid.ndim != 1 or grid.size < 2:
        raise arguments.refused(
            "values", values, "at least two numbers", "Give a list."
        )
    along = path.along
    table: dict[str, None] = {}

    def at(value: float, state: Array) -> _Modes:
        request, _, column = path.request(value, state)
        try:
            entry = search(Request(request.steady.without((column,)), request.at))
        except AnalysisError as error:
            reason = str(error).removeprefix("equilibrium of ")
            text = f"modal_path: at {along} = {value:g}: {reason}"
            raise AnalysisError(text, error.result) from error
        lasting = [note for note in entry.result.notes if note in (FROZEN, TIMED)]
        table.update(dict.fromkeys([*lasting, *note_of_missing(request.missing)]))
        terms = clean_terms(entry.at.model, entry.at.point)
        result = eigen(terms.A)
        pairs = result.values.imag > 0
        values = np.concatenate([result.values, result.values[pairs].conj()])
        states = np.hstack([result.right, result.right[:, pairs].conj()])
        # In coordinates that are the same whatever is independent.
        shapes = np.vstack([terms.q @ states, terms.v @ states])
        size = np.linalg.norm(shapes, axis=0)
        return _Modes(
            values,
            (shapes / np.where(size > 0, size, 1.0)).astype(complex),
            entry.result.state,
        )

    entry = [at(float(grid[0]), path.y)]
    if multiples and path.unit != "rad/s":
        rule = f"left out, for {along!r} is no speed in rad/s"
        remedy = "Follow the modes along the speed of a rotor."
        raise arguments.refused("orders", orders, rule, remedy)
    assurance = [np.ones(len(entry[0].values))]
    notes: list[Note] = []
    status = ModePathsStatus.LOST
    for value in grid[1:].tolist():
        try:
            there = at(value, entry[-1].state)
        except AnalysisError as error:
            text = f"The paths end before {along} = {value:g}. {error}"
            notes.append(Note(text, "search"))
            break
        except KeyboardInterrupt:
            status = ModePathsStatus.INTERRUPTED
            break
        order, likeness = _matched(entry[-1], there)
        entry.append(there.ordered(order))
        assurance.append(likeness)
    if len(entry) == len(grid):
        status = ModePathsStatus.FOLLOWED
    grid = grid[: len(entry)]
    limits: list[StabilityLimit] = []
    if table.keys() & {FROZEN, TIMED}:
        text = "So no limits of stability are sought on this path."
        notes.append(Note(text, "search"))
    for k in range(1, len(entry)) if not table.keys() & {FROZEN, TIMED} else ():
        try:
            limits += _limits(at, entry[k - 1], entry[k], grid[k - 1 : k + 1].tolist())
        except AnalysisError as error:
            text = (
                f"Stability changes between {along} = {grid[k - 1]:g} and "
                f"{grid[k]:g}, but where was not found. {error}"
            )
            notes.append(Note(text, "search"))
    critical: list[CriticalSpeed] = []
    for k in range(1, len(entry)):
        ends = float(grid[k - 1]), float(grid[k])
        own = [
            speed
            for n in multiples
            for speed in _critical(at, n, entry[k - 1], entry[k], *ends, first=k == 1)
        ]
        critical += sorted(own, key=lambda speed: abs(speed.value - ends[0]))
    paths = ModePaths(
        model=path.wanted.model.system.name,
        status=status,
        notes=(*table, *notes, *note_of_held(path.wanted.model.model, along)),
        along=along,
        unit=path.unit,
        values=grid,
        eigenvalues=np.array([each.values for each in entry]),
        assurance=np.array(assurance),
        limits=tuple(limits),
        orders=tuple(multiples),
        critical=tuple(critical),
    )
    return unless_interrupted(paths)


# Returns the modes at a value of what varies, beginning at a state.
_At: TypeAlias = Callable[[float, Array], "_Modes"]


@final
@dataclass(frozen=True)
class _Modes:
    """Nonzero eigenvalues, both of each pair, and shapes as columns of length one."""

    values: Complex
    shapes: Complex
    state: Array

    def ordered(self, order: NDArray[np.intp]) -> _Modes:
        return _Modes(self.values[order], self.shapes[:, order], self.state)

    def partner(self, mode: int) -> int:
        """Return the number of the conjugate mode; of a real one its own."""
        s = self.values[mode]
        return int(np.abs(self.values - s.conjugate()).argmin()) if s.imag else mode

    def greatest(self, mode: int, partner: int | None = None) -> complex:
        """Return the one of a pair, or of two real ones, that grows more."""
        partner = self.partner(mode) if partner is None else partner
        return max(
            (complex(self.values[k]) for k in (mode, partner)), key=lambda s: s.real
        )

    def grows(self, s: complex) -> bool:
        """Return whether an eigenvalue has a positive real part beyond rounding."""
        return s.real > _NEAR_ZERO * float(np.abs(self.values).max())


def _matched(here: _Modes, there: _Modes) -> tuple[NDArray[np.intp], Array]:
    """Return which mode there is each of those here, and how alike they are."""
    if len(here.values) != len(there.values):
        raise ModelError(
            f"modal_path: the number of eigenvalues other than zero changes from "
            f"{len(here.values)} to {len(there.values)}: a mode becomes rigid at a "
            f"value. Leave this value out."
        )
    alike = np.abs(here.shapes.conj().T @ there.shapes) ** 2
    gap = np.abs(here.values[:, None] - there.values)
    scale = np.abs(here.values).max(initial=1e-300)
    rows, order = scipy.optimize.linear_sum_assignment(gap / scale - alike)
    return order, alike[rows, order]


def _limits(
    at: _At, here: _Modes, there: _Modes, between: list[float]
) -> list[StabilityLimit]:
    """Return where modes cross the imaginary axis between two values."""
    limits: list[StabilityLimit] = []
    # Of a pair the one with the positive imaginary part comes first.
    for mode in np.argsort(-here.values.imag, kind="stable").tolist():
        a, b = here.greatest(mode), there.greatest(mode, here.partner(mode))
        grows = here.grows(a)
        if grows == there.grows(b):
            continue
        value, s = _crossing(at, here, there, mode, between)
        if all(
            abs(value - known.value) > _SAME * abs(between[1] - between[0])
            or abs(abs(s.imag) - abs(known.eigenvalue)) > _APART * abs(s.imag)
            for known in limits
        ):
            limits.append(StabilityLimit(value, mode, complex(0.0, s.imag), grows))
    return sorted(limits, key=lambda limit: abs(limit.value - between[0]))


def _critical(
    at: _At, order: float, here: _Modes, there: _Modes, low: float, high: float,
    *, first: bool,
) -> Iterator[CriticalSpeed]:  # fmt: skip
    """Yield the speeds between two where a mode vibrates n times a turn."""

    def excess(s: complex, speed: float) -> float:
        gap = s.imag - order * abs(speed)
        return 0.0 if abs(gap) <= _ROUNDED * s.imag else gap

    def mode_at(speed: float, mode: int) -> complex:
        nearest = here if abs(speed - low) <= abs(speed - high) else there
        modes = at(speed, nearest.state)
        return complex(modes.values[_matched(nearest, modes)[0][mode]])

    for mode in np.flatnonzero((here.values.imag > 0) | (there.values.imag > 0)):
        begin, end = complex(here.values[mode]), complex(there.values[mode])
        low_excess, high_excess = excess(begin, low), excess(end, high)
        met = high_excess == 0 < end.imag or (first and low_excess == 0 < begin.imag)
        if met or low_excess * high_excess < 0:
            speed = float(scipy.optimize.brentq(
                lambda value, k=int(mode): excess(mode_at(value, k), value), low, high,
                xtol=_LOCATED * abs(high - low),
            ))  # fmt: skip
            s = mode_at(speed, int(mode))
            yield CriticalSpeed(speed, order, int(mode), s)


def _crossing(
    at: _At, here: _Modes, there: _Modes, mode: int, between: list[float]
) -> tuple[float, complex]:
    """Return where the real part of a mode vanishes, and the eigenvalue there."""
    low, high = between
    partner = here.partner(mode)
    s = here.greatest(mode, partner)
    grows = here.grows(s)
    other = _met(here, there, mode)

    def measure(modes: _Modes) -> float:
        """Return what has another sign on either side."""
        if other is None:
            return modes.greatest(mode, partner).real
        return float(((modes.values[mode] - modes.values[other]) ** 2).real)

    ends = [measure(here), measure(there)]
    value = 0.5 * (low + high)
    while abs(high - low) > _LOCATED * abs(between[1] - between[0]):
        value = 0.5 * (low + high)
        if value in (low, high):
            break  # no number is between them
        middle = at(value, here.state)
        if len(middle.values) < len(here.values):
            # It is so near to zero that rounding hides it.
            return float(value), 0j
        order, _ = _matched(here, middle)
        middle = middle.ordered(order)
        s = middle.greatest(mode, partner)
        size = measure(middle)
        if (middle.grows(s) if other is None else size > 0) == grows:
            low, here, ends[0] = value, middle, size
        else:
            high, ends[1] = value, size
    if ends[0] * ends[1] < 0:
        value = low + ends[0] / (ends[0] - ends[1]) * (high - low)
    return float(value), s


def _met(here: _Modes, there: _Modes, mode: int) -> int | None:
    """Return the mode, if any, that a mode of an undamped mechanism has met.

    They flutter, with an exact mean; the squared difference goes smoothly through zero.
    """
    calm, modes = sorted((here, there), key=lambda m: abs(m.values[mode].real))
    size = float(np.abs(modes.values).max())
    s = modes.values
    gap = np.abs(s.imag - s[mode].imag)
    balanced = np.abs(s.real + s[mode].real) <= _NEAR_ZERO * size
    balanced &= np.abs(calm.values.real + calm.values[mode].real) <= _NEAR_ZERO * size
    gap[~balanced] = np.inf
    gap[mode] = np.inf
    other = int(gap.argmin())
    return other if s[mode].imag and gap[other] <= _ALIKE * size else None
