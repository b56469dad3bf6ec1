"""Newton's method with a line search, and paths of solutions by arc length.

A step is the one of least norm among those of least squares, also where equations are
redundant or too few (`regular.py`). Steps are compared in the metric of the unknowns,
not of the residuals, so that units of equations do not matter. Paths pass folds.

References:
    Deuflhard (2011), Newton Methods for Nonlinear Problems, section 3.3.2.
    Keller (1977), Numerical solution of bifurcation and nonlinear eigenvalue problems.
    Allgower and Georg (2003), Introduction to Numerical Continuation Methods, ch. 6, 8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Generic, Protocol, Self, TypeVar, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.regular import Linear, pivoted
from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.results.equilibrium import PathStatus
from symbody.slow_packages import scipy
from symbody.with_units import in_unit

# A candidate: a point with values of all unknowns.
At = TypeVar("At")


class Unknowns(Protocol[At]):
    """Equations, and the metric of their unknowns."""

    @property
    def sizes(self) -> Array:
        """The change of each unknown that counts as one; infinity if none does."""

    @property
    def beside(self) -> Array | float:
        """Squares of the sizes of equations beside what the unknowns change."""

    def residual(self, at: At) -> Array:
        """Return what should be zero."""

    def jacobian(self, at: At) -> Array:
        """Return its derivatives by the unknowns."""

    def moved(self, at: At, step: Array) -> At:
        """Return the candidate after a step."""

    def limit(self, at: At, step: Array) -> float:
        """Return the part of a step that may be taken."""


class UnknownsOnPath(Unknowns[At], Protocol[At]):
    """Equations of which one unknown more is free than they determine."""

    @property
    def frozen(self) -> tuple[int, ...]:
        """Numbers of the unknowns that stay."""

    def without(self, frozen: Sequence[int]) -> Self:
        """Return the same with some unknowns held."""

    def weights(self, variable: int, span: float) -> Array:
        """Return what unknowns count as arc length, one that changes by a span 1."""

    def value(self, at: At, column: int) -> float:
        """Return the value of what changes along the path."""

    def crossed(self, at: At, step: Array) -> object:
        """Return what a step would make impossible; nothing if it may be taken."""


_LAST = "_last_linear"


def linear_at(steady: Unknowns[At], at: At) -> Linear:
    """Return the slopes at a candidate, decomposed once for those who ask in turn."""
    known = vars(steady).get(_LAST)
    if known is None or known[0] is not at:
        linear = Linear(steady.jacobian(at), steady.sizes, steady.beside)
        known = vars(steady)[_LAST] = at, linear
    result: Linear = known[1]
    return result


_SMALLEST_PART = 1e-4
# Of the last step, in rad, m or the values of what is free.
TOLERANCE = 1e-11


@final
@dataclass(frozen=True)
class Root(Generic[At]):
    """The end of Newton's method; `near` if whole steps have at least halved each time.

    `residual` is relative to slopes of the equations, `step` (the last) to the sizes.
    """

    at: At
    converged: bool
    iterations: int
    residual: Array
    step: Array
    near: bool = True


def newton(
    steady: Unknowns[At],
    at: At,
    rounds: int = 80,
    equations: tuple[Callable[[At], Array], Callable[[At], Array]] | None = None,
    *,
    whole: bool = False,
) -> Root[At]:
    """Return where Newton's method ends, at steps that are small beside the sizes.

    `equations`, residual and Jacobian, stand in place of those of the unknowns. It ends
    in vain where a step must be shorter than the `whole` one, if only such are wanted.
    """
    residual_at = equations[0] if equations else steady.residual
    sizes, residual = steady.sizes, residual_at(at)
    measured = np.isfinite(sizes)
    taken, part, near, before, unmet = 0, 1.0, True, np.inf, np.inf
    while True:
        linear = Linear(equations[1](at), sizes) if equations else linear_at(steady, at)
        step = linear.step(residual)
        wanted = np.where(measured, step / np.where(measured, sizes, 1.0), 0.0)
        size = float(np.abs(wanted).max(initial=0.0))
        scaled = np.abs(residual * linear.rows)
        ok = size < TOLERANCE and scaled.max(initial=0.0) < 100 * TOLERANCE
        if ok:
            # What is left of forces, which the sizes do not measure, goes with it.
            last = steady.moved(at, step)
            result = np.abs(residual_at(last) * linear.rows)
            if result.max(initial=0.0) <= scaled.max(initial=0.0):
                at, scaled = last, result
            return Root(at, True, taken, scaled, wanted, near)
        worst = float(scaled.max(initial=0.0))
        # No step leads on from where slopes vanish and forces do not.
        stuck = max(size, before) < TOLERANCE and 2 * worst > unmet
        unmet = worst
        if taken >= rounds or not np.isfinite(size) or stuck:
            return Root(at, False, taken, scaled, wanted)
        part = min(1.0, 4 * part, steady.limit(at, step))
        while part == 1.0 or not whole:
            tried = steady.moved(at, part * step)
            result = residual_at(tried)
            if size < TOLERANCE:
                break
            if np.isfinite(result).all():
                again = linear.step(result)
                again = np.where(measured, again / np.where(measured, sizes, 1.0), 0.0)
                if np.linalg.norm(again) <= (1 - part / 4) * np.linalg.norm(wanted):
                    break
                if np.abs(again).max(initial=0.0) < TOLERANCE:
                    break
            part *= 0.5
            if part < _SMALLEST_PART:
                return Root(at, False, taken, scaled, wanted)
        else:
            return Root(at, False, taken, scaled, wanted, False)
        at, residual = tried, result
        near = near and part == 1.0 and 2 * size <= before
        taken, before = taken + 1, size


_ROUNDS = 10
_EASY = 3
_SHORTEST = 1e-6
_LOCATED = 1e-12


@final
@dataclass(frozen=True, kw_only=True)
class ArcLength:
    """Steps along a path by its arc length.

    Attributes:
        longest: Longest step, where coordinates count in rad or m and the quantity in
            parts of the way from begin to end.
        most: Most points.
    """

    longest: float = 0.1
    most: int = 500

    def __post_init__(self) -> None:
        arguments = Arguments("ArcLength", ModelError)
        arguments.number("longest", self.longest, above=0)
        arguments.whole("most", self.most, least=1)


@final
@dataclass(frozen=True)
class OnPath(Generic[At]):
    """A point on a path, its scaled unit tangent, and the determinant's sign."""

    at: At
    value: float
    tangent: Array
    side: float


def ends_of_path(
    arguments: Arguments, values: object, unit: str
) -> tuple[float | None, float]:
    """Return where a path begins, None for the present value, and where it ends."""
    ends = arguments.numbers("values", in_unit(arguments.who, values, unit))
    if ends.shape not in ((), (2,)):
        rule = "the value where the path ends, or a pair (begin, end)"
        raise arguments.refused("values", values, rule, "Give one or two numbers.")
    return float(ends[0]) if ends.size > 1 else None, float(ends.flat[-1])


class _LostError(Exception):
    """There is no point of the path at an arc length."""


@final
class Path(Generic[At]):
    """Solutions along the unknown `variable`, which changes by a span."""

    def __init__(
        self, steady: UnknownsOnPath[At], at: At, variable: int, span: float
    ) -> None:
        self.variable = variable
        self.steady = steady.without(_held(steady, at, variable))
        self.weights: Array = steady.weights(variable, span)
        J = self.steady.jacobian(at)
        self._free = [j for j in range(J.shape[1]) if j not in self.steady.frozen]
        scaled = Linear(J[:, self._free]).scaled
        # Some equations follow from others, such as those of redundant constraints.
        _, order = pivoted(scaled.T)
        self._rows = np.sort(order[: len(self._free) - 1])

    def point(self, at: At, before: Array | None, method: float) -> OnPath[At]:
        """Return a point; its tangent goes on, or begins in the direction 1 or -1."""
        J = self.steady.jacobian(at)
        free = self._free
        linear = Linear(J[:, free])
        _, _, Vt = np.linalg.svd(linear.scaled)
        tangent = np.zeros(J.shape[1])
        tangent[free] = Vt[-1] * linear.columns
        tangent /= np.linalg.norm(tangent * self.weights)
        along = tangent[self.variable] * method
        if before is not None:
            along = float((tangent * self.weights**2) @ before)
        if along < 0:
            tangent = -tangent
        row = (tangent * self.weights**2)[free] * linear.columns
        square = np.vstack([linear.scaled[self._rows], row])
        side = float(np.linalg.slogdet(square)[0])
        return OnPath(at, self.steady.value(at, self.variable), tangent, side)

    def step(self, begin: OnPath[At], length: float) -> tuple[OnPath[At], int] | None:
        """Return the point at an arc length, and the steps to it; None if none is."""
        ahead = length * begin.tangent
        if self.steady.crossed(begin.at, ahead):
            return None
        predicted = self.steady.moved(begin.at, ahead)
        across = begin.tangent * self.weights**2
        # The correction leaves the length along the tangent.
        equations = (
            lambda at: np.append(self.steady.residual(at), 0.0),
            lambda at: np.vstack([self.steady.jacobian(at), across]),
        )
        result = newton(self.steady, predicted, _ROUNDS, equations)
        if not result.converged:
            return None
        return self.point(result.at, begin.tangent, 0.0), result.iterations

    def follow(
        self, begin: OnPath[At], end: float, method: ArcLength
    ) -> Iterator[tuple[OnPath[At], float]]:
        """Yield points behind the first, with arc lengths from one to the next.

        A corner is two points, at the arc length zero from one to the other.
        """
        first = 0.2 * method.longest
        length, here, at_corner = first, begin, False
        for _ in range(method.most):
            while True:
                result = self.step(here, length)
                if result is not None and not _bent(here, result[0]):
                    break
                length *= 0.5
                if length < _SHORTEST * method.longest:
                    ahead = 4 * length
                    if at_corner or self.steady.crossed(here.at, ahead * here.tangent):
                        return
                    behind = self._turned(here, ahead)
                    if not _bent(here, behind):
                        return
                    result, length = (behind, _ROUNDS), 0.0
                    break
            there, steps = result
            passed = (here.value - end) * (there.value - end) <= 0
            if passed and there.value != here.value:
                last = self.located(here, length, lambda p: p.value - end)
                if last is not None:
                    yield last
                return
            yield there, length
            here, at_corner = there, length == 0
            if at_corner:
                length = first
            elif steps <= _EASY:
                length = min(1.6 * length, method.longest)

    def _turned(self, here: OnPath[At], length: float) -> OnPath[At]:
        """Return a point with the tangent behind a corner within a length of it.

        Over a continuous corner the sign of the determinant stays.
        """
        ahead = self.steady.moved(here.at, length * here.tangent)
        behind = self.point(ahead, here.tangent, 0.0)
        return replace(here, tangent=here.side * behind.side * behind.tangent)

    def through(
        self, at: At, end: float, method: ArcLength
    ) -> tuple[list[tuple[OnPath[At], float]], PathStatus]:
        """Return points, each with the arc length from the one before, and how it ends.

        The path begins at a solution, and goes to where the unknown has its end value.
        """
        begin = self.steady.value(at, self.variable)
        first = self.point(at, None, 1.0 if end > begin else -1.0)
        points = [(first, 0.0)]
        try:
            points.extend(self.follow(first, end, method))
        except KeyboardInterrupt:
            return points, PathStatus.INTERRUPTED
        if not abs(points[-1][0].value - end) > 1e-9 * abs(end - begin):
            return points, PathStatus.REACHED
        most = len(points) > method.most
        return points, PathStatus.MOST_POINTS if most else PathStatus.LOST

    def located(
        self, begin: OnPath[At], length: float, of: Callable[[OnPath[At]], float]
    ) -> tuple[OnPath[At], float] | None:
        """Return where a function of points vanishes within a step; None if nowhere."""

        def at(part: float) -> float:
            if part == 0:
                return of(begin)
            result = self.step(begin, part)
            if result is None:
                raise _LostError
            return of(result[0])

        try:
            if at(0.0) * at(length) > 0:
                return None
            part = float(scipy.optimize.brentq(at, 0.0, length, xtol=_LOCATED * length))
        except _LostError:
            return None
        if part == 0:
            return begin, 0.0
        result = self.step(begin, part)
        return None if result is None else (result[0], part)

    def bisected(
        self, begin: OnPath[At], length: float, of: Callable[[OnPath[At]], float]
    ) -> OnPath[At]:
        """Return where a function of points, or a property, becomes positive or not."""
        low, high, before = 0.0, length, of(begin) > 0
        result = begin
        while high - low > _LOCATED * length:
            part = 0.5 * (low + high)
            tried = self.step(begin, part)
            if tried is None:
                break
            result = tried[0]
            if (of(result) > 0) == before:
                low = part
            else:
                high = part
        return result


def _bent(here: OnPath[At], there: OnPath[At]) -> bool:
    """Return whether a path turns too much from one point to the next."""
    turned = np.linalg.norm(there.tangent - here.tangent)
    return bool(turned >= 0.5 * np.linalg.norm(here.tangent))


def _held(steady: UnknownsOnPath[At], at: At, variable: int) -> tuple[int, ...]:
    """Return unknowns that equations leave open, such as multipliers: they are held."""
    J = steady.jacobian(at)
    J[:, variable] = 0.0
    free = [j for j in range(J.shape[1]) if j != variable and j not in steady.frozen]
    null = Linear(J[:, free]).null_space()
    count = null.shape[1]
    if not count:
        return ()
    _, order = pivoted(null.T)
    return tuple(free[j] for j in order[:count].tolist())
