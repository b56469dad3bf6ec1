"""The search for an equilibrium: by Newton's method, by falling, by homotopy.

A fall takes steps of the implicit Euler method for a motion whose acceleration becomes
its velocity. They stay so short that the mechanism leaves an unstable equilibrium, to
which Newton's method would lead it. Where there is an energy, the way down to its
least goes first, and often all the way.

The homotopy begins at rest, with opposites of the forces that nothing balances at the
start, and with springs if they are wanted; targets are missed by as much as they are.
The part s of this that is taken away grows from 0 to 1, and the equilibrium is followed
by arc length, also where the path turns back. With stiff springs no other equilibrium
exists at s = 0, so that the path cannot come back.

References:
    Kelley and Keyes (1998), Convergence analysis of pseudo-transient continuation.
    Allgower and Georg (2003), Introduction to Numerical Continuation Methods, ch. 1.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any, final

import numpy as np

from symbody.analyses.equilibrium.energy_descent import (
    EVEN,
    descended,
    has_energy,
    is_least,
    is_stiff,
)
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import linear_terms
from symbody.analyses.instant.newton import ArcLength, Path, Root, newton
from symbody.analyses.instant.regular import NEGLIGIBLE, Linear, is_definite
from symbody.analyses.instant.sensitivity_to_coordinates import (
    Idle,
    Neutral,
    idle_directions,
    neutral,
)
from symbody.analyses.instant.stationarity import growth_at
from symbody.analyses.instant.steady import Free, Held, Steady, Tried
from symbody.analyses.instant.steady_request import Request
from symbody.arguments import Later
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError

HOMOTOPY = "homotopy, then Newton"
_ROUNDS = 80
_SPRINGS = (0.0, 3.0)
# So often a fall that did not arrive goes on while it makes forces less by this factor.
_MORE_FALLS, _LESS = 10, 0.95
# How far beside an unstable equilibrium a search begins [rad or m], and by how much
# nearer to the start than a stable one it is where the user means it.
_BESIDE, _MUCH = 0.1, 3.5


@final
@dataclass(frozen=True)
class Attempt:
    """The end of a search; `neutral` and `growth` are None until they are computed."""

    idle: Idle
    steady: Steady
    root: Root[Tried]
    method: str
    fallen: Tried | None = None
    neutral: Neutral | None = None
    growth: tuple[Any, str] | None = None


def attempted(request: Request) -> Attempt:
    """Search for an equilibrium by Newton's method, by a fall, then by homotopy."""
    idle = _idle_at(request)
    steady = request.steady.without(idle.frozen)
    # Where nothing balances a force, no step can.
    rounds = 0 if idle.unbalanced else _ROUNDS
    # Where there is an energy, the way down is safer than cut steps.
    falls = has_energy(request.steady)
    try:
        result = newton(steady, request.at, rounds, whole=falls)
    except np.linalg.LinAlgError as error:
        raise AnalysisError(
            f"equilibrium: forces of model {steady.model.system.name!r}, or their "
            f"slopes, are not finite where the search begins, as where the ends of a "
            f"spring meet. Give another start, by q= of the joints or start=."
        ) from error
    if result.converged:
        return Attempt(idle, steady, result, "Newton")
    fall = _fall(request, request.at)
    if fall.root.converged:
        return fall
    if falls:
        result = newton(steady, request.at, rounds)
        if result.converged:
            return Attempt(idle, steady, result, "Newton", fall.fallen)
    hopeless = idle.unbalanced or idle.surplus
    for begin, stiff in () if hopeless else _begins(request, steady):
        followed = released(steady, begin, stiff)
        if followed is None:
            continue
        better = newton(steady, followed)
        if better.converged:
            return Attempt(idle, steady, better, HOMOTOPY)

    # What is heavy falls slowly where something light could become unstable.
    fallen, left = fall.fallen, float(np.linalg.norm(steady.residual(request.at)))
    for _ in () if hopeless else range(_MORE_FALLS):
        assert fallen is not None
        before, left = left, float(np.linalg.norm(steady.residual(fallen)))
        if not left < _LESS * before:
            break
        further = _fall(request, fallen)
        if further.root.converged:
            return further
        fallen = further.fallen
    return Attempt(idle, steady, result, "Newton", fall.fallen)


def _fall(request: Request, begin: Tried) -> Attempt:
    """Return where the mechanism comes to rest when it falls from a place."""
    fallen = relaxed(request.steady, begin)
    # What was free there may be held here, such as a wheel that touches now.
    idle = _idle_at(replace(request, at=fallen))
    there = request.steady.without(idle.frozen)
    result = newton(there, fallen)
    return Attempt(idle, there, result, "relaxation, then Newton", fallen)


def _idle_at(request: Request) -> Idle:
    """Return `idle_directions`: none where all motions are stiff."""
    if not request.wishes and is_stiff(request.steady, request.at):
        return Idle((), ())
    return idle_directions(request)


def placed(request: Request, attempt: Attempt) -> Attempt:
    """Return the end of a search, with its neutral motions where the search began."""
    if not attempt.root.converged:
        return attempt
    steady, at = request.steady, attempt.root.at
    if not request.wishes and is_stiff(steady, at):
        return replace(attempt, neutral=Neutral(attempt.root))
    if request.wishes:
        aims = replace(steady, targets=request.wishes)
        errors = aims.residual(at)[-len(request.wishes) :].tolist()
        met = [
            replace(wish, value=wish.value + error)
            for wish, error in zip(request.wishes, errors, strict=True)
        ]
        steady = replace(steady, targets=(*steady.targets, *met))
    motions = neutral(steady, request.at, attempt.root)
    return replace(attempt, root=motions.root, neutral=motions)


def nearest(request: Request) -> Attempt:
    """Return the nearest stable equilibrium, or an unstable one that is much nearer.

    Newton's method goes far from a rough start; therefore falls are searched, too.
    """
    first = placed(request, attempted(request))
    steady, begin = request.steady, request.at.point.q
    if not first.root.converged or steady.free or steady.targets:
        return first

    def far(attempt: Attempt) -> float:
        there = attempt.root.at.point.q
        step = steady.model.step_between(begin, there)
        return float(np.linalg.norm(step / steady.sizes[steady.columns["q"]]))

    direct = first.method == "Newton" and first.root.near
    there = first.root.at
    if (direct or first.method != "Newton") and has_energy(steady) and is_least(there):
        later = Later(lambda: growth_at(there.model, there.point)[0])
        return replace(first, growth=(later, ""))
    growth, why, side = _growth(there)
    lasts = why or (growth is not None and growth <= 0)
    first = replace(first, growth=(growth, why))
    if direct and (lasts or far(first) < _BESIDE):
        return first
    ends = [first] if growth is not None and growth <= 0 else []
    if first.method == "Newton":
        ends += _stable(request, _fall(request, request.at))
    if not ends and side is not None:
        step = np.zeros(steady.columns["free"].stop)
        step[steady.columns["q"]] = _BESIDE * side
        for beside in (step, -step):
            ends += _stable(request, _fall(request, steady.moved(there, beside)))
    best = min(ends, key=far, default=first)
    meant = direct and growth is not None and _MUCH * far(first) < far(best)
    return first if meant else best


def _stable(request: Request, attempt: Attempt) -> list[Attempt]:
    """Return the end of a search in a list, if it is a stable equilibrium."""
    attempt = placed(request, attempt)
    if not attempt.root.converged:
        return []
    growth, why = growth_at(attempt.root.at.model, attempt.root.at.point)
    stable = growth is not None and growth <= 0
    return [replace(attempt, growth=(growth, why))] if stable else []


def _growth(at: Tried) -> tuple[float | None, str, Array | None]:
    """Return how motions grow, why not known, and a step along what grows most."""
    growth, why = growth_at(at.model, at.point)
    if growth is None or growth <= 0:
        return growth, why, None
    terms = linear_terms(at.model, at.point)
    values, shapes = np.linalg.eig(terms.A)
    shape = terms.q @ shapes[:, values.real.argmax()]
    # Shapes are of phase 0 at their largest entry.
    shape = (shape / shape[np.abs(shape).argmax()]).real
    return growth, why, shape / np.linalg.norm(shape / at.model.step_sizes)


def _begins(request: Request, steady: Steady) -> Iterator[tuple[Tried, float]]:
    """Yield where homotopies begin, and how stiff the springs are that hold there."""
    if steady.targets:
        # What is free stays first, and targets are met afterwards.
        free = range(*steady.columns["free"].indices(steady.columns["free"].stop))
        without_targets = replace(steady.without(free), targets=())
        result = newton(without_targets, request.at)
        if not result.converged:
            result = newton(without_targets, relaxed(without_targets, request.at))
        if result.converged:
            yield result.at, 0.0
            return
    for stiff in _SPRINGS:
        yield request.at, stiff


_PART = Free("released", "released", 0, 0.0, "")
_LONGEST_STEP_OF_RELEASE = 0.3  # rad or m in one step, or part of what is released
_STEPS_OF_RELEASE, _STEPS_WITH_TARGETS = 300, 60
_RELEASED = 1e-9


def released(steady: Steady, at: Tried, stiff: float) -> Tried | None:
    """Return where release leads; `stiff` is relative to the mechanism's stiffness."""
    left, J = steady.residual(at), steady.jacobian(at)
    if not np.isfinite(left).all() or not np.isfinite(J).all():
        return None
    force, q = at.model.rows["force"], steady.columns["q"]
    own = (np.abs(J[force, q]) * steady.sizes[q]).sum(axis=1) / steady.sizes[q]
    by_q = np.zeros((left.size, len(at.point.q)))
    steps = np.linalg.pinv(at.model.tangent(at.point.q))
    by_q[force] = -stiff * np.where(own > 0, own, 1.0)[:, None] * steps
    held = Held(left, by_q, at.point.q)
    whole = replace(steady, free=(*steady.free, _PART), held=held)
    begin = replace(at, free=np.append(at.free, 0.0))
    most = _STEPS_WITH_TARGETS if steady.targets else _STEPS_OF_RELEASE
    path = Path(whole, begin, whole.columns["free"].stop - 1, 1.0)
    method = ArcLength(longest=_LONGEST_STEP_OF_RELEASE, most=most)
    points = path.follow(path.point(begin, None, 1.0), 1.0, method)
    last = deque(points, maxlen=1)
    if not last or abs(last[0][0].value - 1.0) > _RELEASED:
        return None
    end = last[0][0].at
    return replace(end, free=end.free[:-1])


_FALLS = 300
_FIRST_FALL = 1e-3  # s²: how far the first step falls
_LONGEST_FALL = 0.5  # rad or m in one step
_NEAR, _RESTS = 1e-3, 1e-9
# Squares of times [s²].
_SHORTEST, _LONG, _LONGEST_TIME = 1e-12, 1e2, 1e12


def relaxed(steady: Steady, at: Tried) -> Tried:
    """Return where a mechanism falls to without kinetic energy, near an equilibrium."""
    if has_energy(steady):
        at, is_least = descended(steady, at)
        if is_least:
            return at
    unit = steady.model.units[1] ** 2
    time, residual = _FIRST_FALL, steady.residual(at)
    for _ in range(_FALLS):
        J = steady.jacobian(at)
        if not np.isfinite(J).all():
            break
        M = at.model.slopes(at.point).by("vd", at.model.rows["force"]) / unit
        unstable = _Unstable(steady, J, M)
        if not unstable.bears(time):
            time = min(time, unstable.longest)
        # A Jacobian in which coordinates resist by inertia; time in s².
        columns, rows = steady.columns, steady.model.rows
        resisting, force, xd = J.copy(), rows["force"], rows["xd"]
        q = M / time
        q[:, [j for j in steady.frozen if j < q.shape[1]]] = 0.0
        resisting[force, columns["q"]] += q
        resisting[xd, columns["x"]] -= np.eye(xd.stop - xd.start) / np.sqrt(unit * time)
        linear = Linear(resisting, steady.sizes, steady.beside)
        step = linear.step(residual)
        far = np.abs((step / steady.sizes)[steady.columns["q"]]).max(initial=0.0)
        if not np.isfinite(far):
            break
        if far > _LONGEST_FALL and time > _SHORTEST:
            time *= 0.25
            continue
        moved = steady.moved(at, steady.limit_of_signs(at, step) * step)
        result = steady.residual(moved)
        if not np.isfinite(result).all():
            break
        before = np.linalg.norm(residual * linear.rows)
        after = np.linalg.norm(result * linear.rows)
        at, residual = moved, result
        if far < _NEAR and unstable.rests(far, time):
            break
        time = min(time * (4.0 if after <= before else 2.0), _LONGEST_TIME)
    return at


@final
class _Unstable:
    """Growth of unstable motions where slopes are J, by stiffness and inertia."""

    def __init__(self, steady: Steady, J: Array, M: Array) -> None:
        rows, columns = steady.model.rows, steady.columns
        self._aimed = bool(steady.targets)
        sizes = steady.sizes[columns["q"]]
        K, M = (sizes[:, None] * A * sizes for A in (J[rows["force"], columns["q"]], M))
        phi = J[rows["phi"], columns["q"]] * sizes
        if len(phi):
            _, s, Vt = np.linalg.svd(phi)
            Z = Vt[int((s > NEGLIGIBLE * s.max(initial=0.0)).sum()) :].T
            K, M = Z.T @ K @ Z, Z.T @ M @ Z
        self.even = all(
            np.abs(A - A.T).max(initial=0.0) <= EVEN * np.abs(A).max(initial=0.0)
            for A in (K, M)
        )
        # Differences are even up to their rounding.
        self._M, self._K = ((A + A.T) / 2 if self.even else A for A in (M, K))

    def bears(self, time: float) -> bool:
        """Return whether a step of a time [s, squared] is surely none too long."""
        if self._aimed:
            return time <= _LONGEST_TIME
        if not self.even or time > _LONGEST_TIME:
            return False
        # What is unstable is even along some direction with so much inertia.
        return is_definite(self._K + self._M / (2 * time))

    @cached_property
    def longest(self) -> float:
        """The square of the time [s²] in which what is unstable doubles."""
        if self._aimed:
            return _LONGEST_TIME
        falling = -self._least()
        return min(_LONGEST_TIME, 0.5 / falling) if falling > _RESTS else _LONGEST_TIME

    def _least(self) -> float:
        """Return the least real part of an eigenvalue of M⁻¹ K, or zero."""
        # NumPy's alone: threads of its and SciPy's libraries would wait for each other.
        if self.even and is_definite(self._M, NEGLIGIBLE):
            half = np.linalg.inv(np.linalg.cholesky(self._M))
            whole = half @ self._K @ half.T
            return float(np.linalg.eigvalsh((whole + whole.T) / 2).min(initial=0.0))
        solved = np.linalg.lstsq(self._M, self._K, rcond=NEGLIGIBLE)[0]
        return float(np.linalg.eigvals(solved).real.min(initial=0.0))

    def rests(self, far: float, time: float) -> bool:
        """Return whether a step so short, of so long a time, ends a fall."""
        slow = self.bears(2 * _LONG) or self.longest > _LONG
        if far >= (_NEAR if slow else _RESTS):
            return False
        return time > _LONG or time > min(_LONG, self.longest / 2)
