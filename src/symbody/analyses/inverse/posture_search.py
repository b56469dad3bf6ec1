"""The search for a posture: coordinates that put frames where they are wanted.

Steps of the method of Gauss and Newton in the velocities, with loops closed and limits
kept: the weighted squares of what is missed become least. Where steps do not lead on,
they are damped (Levenberg, Marquardt).

References:
    Sol (1983), section 8.3. Sugihara (2011), Solvability-unconcerned inverse kinematics
    by the Levenberg–Marquardt method.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import solved
from symbody.analyses.instant.regular import row_factors
from symbody.analyses.inverse.targets_of_frames import FrameTarget, Target, turning
from symbody.arguments import Arguments
from symbody.errors import AnalysisError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame
from symbody.pipeline import CompiledModel
from symbody.pipeline.frames import FrameMotions
from symbody.slow_packages import scipy
from symbody.spatial.vectors import Vec
from symbody.system.system import normalized, sizes_in, units_of

_ROUNDS = 200
# Weight of constraints against targets, and when they count as kept.
_KEPT, _CLOSED = 1e4, 1e-10
_STILL, _MET = 1e-13, 1e-9
# Squares that fall by less than this part in a step are least; where they keep more
# than that part of themselves, Newton's method takes over, with slopes this far aside.
_FLAT, _UNSEEN, _SLOW, _NEAR = 1e-15, 1e-12, 0.5, 1e-6
# Where squares fall to both sides, in relation to their curvature, a path is stuck.
_SADDLE = 1e-8
# A search is left that would have to fall by so many times what its next step promises.
_LEADS = 10.0
_FLATTEST = 1e-12
_LARGEST_TURN = 0.5  # of a step [rad]: turns must not go round
_CLOSING = 20
_TRIES, _SPREAD = 12, 0.6
# When a path that misses is searched anew, from the cost after the last search; what
# counts as better then; and singular values of postures near singular ones.
_WORSE, _BETTER, _NEARLY = 2.0, 0.25, 1e-4


@final
@dataclass(frozen=True)
class Posture:
    """Coordinates, what targets miss, the residual of loops, weighted squares."""

    q: Array
    missed: Array
    open: float
    cost: float


class _Here(NamedTuple):
    """Weighted misses of targets, those of loops, and the slopes of both, in units."""

    missed: Array
    slopes: Array
    phi: Array
    J: Array


class PostureSearch:
    """A search for one posture from another."""

    def __init__(
        self,
        arguments: Arguments,
        model: CompiledModel,
        targets: Sequence[Target],
        low: Array,
        high: Array,
        tolerance: float | None,
    ) -> None:
        self._arguments, self._model, self._targets = arguments, model, targets
        self._low, self._high = low, high
        frames = [t.frame for t in targets if isinstance(t, FrameTarget)]
        self._motions = FrameMotions(model, frames) if frames else None
        self._turning = turning(model)
        system, velocity = model.system, model.system.coordinates.velocity_of
        self._v = system.v
        number = {v: j for j, v in enumerate(system.v)}
        # The coordinate of each velocity that is its rate, both as numbers.
        self._coordinate = {
            number[velocity[q]]: i
            for i, q in enumerate(system.q)
            if velocity.get(q) in number
        }
        self._turns = [j for v, j in number.items() if "rad" in system.units[v]]
        # Lengths of steps, of targets and of loops are in the mechanism's unit.
        self._length, *_ = units_of(system, model.parameters)
        self._steps = sizes_in([system.units[v] for v in system.v], self._length)
        self._sizes = sizes_in([system.units[q] for q in system.q], self._length)
        pairs = [(t.weight, unit) for t in targets for unit in t.labels.units]
        weights, units = zip(*pairs, strict=True)
        missing = sizes_in(units, self._length)
        self._allowed = missing * _MET if tolerance is None else tolerance
        self._weights = np.array(weights) / missing
        self._of_slopes = self._weights[:, None] * self._steps
        if system.constraints:
            labels = model.equations("constraints").labels
            dual = formalisms.multiplier_units(model.derivations)
            held = labels["rates"][: len(labels["phi"])]
            self._rows = sizes_in([dual[name] for name in held], self._length)
            self._of_rows = self._steps / self._rows[:, None]

    def _best(self, t: float, row: int, q: Array, *, anywhere: bool) -> Posture:
        """Return the best posture from here, at first also from others."""
        best = self._least(t, row, self._within(q), closed=True)
        if anywhere and not self._is_met(best):
            rng, agreeing = np.random.default_rng(0), 0
            # Searches that end alike are no proof, but squares that nothing is below.
            least = self._unavoidable(row)
            enough = 1 if least > _BETTER * best.cost else _TRIES
            for k in range(_TRIES):
                spread = _SPREAD if k else 0.0
                step = rng.normal(scale=spread, size=len(self._v))
                if least > 0.999 * best.cost:
                    break
                if not k and not self._model.system.constraints:
                    continue  # The search before began there, and had no loops to open.
                tried = self._within(self._moved(t, q, step))
                above = 0.999 * best.cost if best.open <= _CLOSED else np.inf
                result = self._least(t, row, tried, closed=False, above=above)
                better = (result.open > _CLOSED, result.cost) < (
                    best.open > _CLOSED, 0.999 * best.cost,
                )  # fmt: skip
                agreeing = 0 if better else agreeing + (result.cost < 1.01 * best.cost)
                best = result if better else best
                if agreeing == enough or self._is_met(best):
                    break
        if best.open > _CLOSED:
            raise AnalysisError(
                f"{self._arguments.who}: the loops of model "
                f"{self._model.system.name!r} do not close at t = {t:g} s: "
                f"{best.open:.3g} is left. Begin nearer, by start=, or widen the "
                f"limits."
            )
        return best

    def _is_met(self, posture: Posture) -> bool:
        return posture.open <= _CLOSED and not self._misses(posture)

    def _misses(self, posture: Posture) -> bool:
        return not (np.abs(posture.missed) <= self._allowed).all()

    def _unavoidable(self, row: int) -> float:
        """Return squares that no posture is below, by the length of the links."""
        squares = 0.0
        for target in self._targets:
            if isinstance(target, FrameTarget) and target.place is not None:
                center, length = reach(self._model, target.frame, self._low, self._high)
                gap = float(np.linalg.norm(target.place[row] - center)) - length
                squares += (target.weight / self._length * max(gap, 0.0)) ** 2
        return squares

    def _stuck(
        self, grid: Array, rows: list[Posture], posture: Posture, searched: float
    ) -> bool:
        """Return whether a path that misses may have ended, and others may lead on."""
        row, q = len(rows), posture.q
        if self._unavoidable(row) > _BETTER * posture.cost:
            return False
        if posture.cost > _WORSE * searched or self._at_limit(q).any():
            return True
        here = self._evaluated(grid[row], row, q)
        if not here.phi.size:
            more = self._curvature(grid[row], row, q, here)
            least = np.linalg.eigvalsh(here.slopes.T @ here.slopes + more)[0]
            if least > -_SADDLE * np.linalg.norm(here.slopes, 2) ** 2:
                return False  # A minimum, and no saddle that a path is held by.
        first, last = rows[0].q, rows[-1].q
        before = self._rank(grid[row - 1], row - 1, last)
        usual = max(self._rank(grid[0], 0, first), before)
        return self._rank(grid[row], row, q) < usual

    def _at_limit(self, q: Array) -> NDArray[np.bool_]:
        near = 1e-9 * self._sizes
        return np.asarray((q <= self._low + near) | (q >= self._high - near))

    def _elsewhere(self, t: float, row: int, stuck: Posture) -> Posture | None:
        """Return a posture from a start around that misses far less; None if none."""
        rng, best = np.random.default_rng(0), stuck
        for k in range(1, _TRIES + 1):
            step = rng.normal(scale=2 * _SPREAD * k / _TRIES, size=len(self._v))
            begin = self._within(self._moved(t, stuck.q, step))
            above = _BETTER * best.cost
            least = self._least(t, row, begin, closed=False, above=above)
            if least.open > _CLOSED:
                continue
            if not self._misses(least):
                return least
            if least.cost < above:
                best = least
        return None if best is stuck else best

    def _rank(self, t: float, row: int, q: Array) -> int:
        """Return how many motions of the targets are independent, not only nearly."""
        _, slopes, _, J = self._evaluated(t, row, q)
        both = np.vstack([slopes, row_factors(J) * J])
        s = np.linalg.svd(both, compute_uv=False)
        return int((s > _NEARLY * s.max(initial=0.0)).sum())

    def _within(self, q: Array) -> Array:
        return np.clip(q, self._low, self._high)

    def _moved(self, t: float, q: Array, step: Array) -> Array:
        moved = q + self._turning(t, q) @ (self._steps * step)
        return normalized(self._model.system, moved)

    def _evaluated(self, t: float, row: int, q: Array) -> _Here:
        frames = self._motions(t, q) if self._motions else iter(())
        parts = [
            target.residuals(row, *next(frames))
            if isinstance(target, FrameTarget)
            else target.residuals(self._model, t, q, row)
            for target in self._targets
        ]
        missed = self._weights * np.concatenate([part for part, _ in parts])
        slopes = self._of_slopes * np.concatenate([slope for _, slope in parts])
        return _Here(missed, slopes, *self._loops(t, q))

    def _loops(self, t: float, q: Array) -> tuple[Array, Array]:
        model, system = self._model, self._model.system
        if not system.constraints:
            return np.zeros(0), np.zeros((0, len(system.v)))
        y = np.concatenate([q, np.zeros(len(system.v)), system.x_start])
        u = np.zeros(len(system.u))
        held = len(self._rows)
        phi = model.function("constraints")(t, y, u)[:held]
        J = model.function("constraint_jacobian")(t, y, u)[:held]
        return phi / self._rows, J * self._of_rows

    def _least(
        self, t: float, row: int, q: Array, *, closed: bool, above: float = np.inf
    ) -> Posture:
        """Return the posture with the least squares near another one.

        `closed` loops keep to their branch; a search to squares `above` a limit ends
        early.
        """
        damping, slow = 1e-12, 0
        if closed:
            q = self._closed(t, q)
        here = self._evaluated(t, row, q)
        curvature = None
        for _ in range(_ROUNDS):
            merit = self._merit(here)
            if slow > 1 and curvature is None and not (closed and here.phi.size):
                curvature = self._curvature(t, row, q, here)
            step, bowl = self._step(q, here, damping, curvature)
            fall = -step @ self._downhill(here)
            # The quadratic model knows where this leads: not to less than is known.
            is_worse = bowl and merit - _LEADS * fall > above
            if fall < _FLAT * merit or is_worse:
                break
            turn = float(np.abs(step[self._turns]).max(initial=0.0))
            step *= min(1.0, _LARGEST_TURN / max(turn, _STILL))
            tried = self._within(self._moved(t, q, step))
            tried = self._closed(t, tried) if closed else tried
            if bowl and fall < _UNSEEN * merit:
                q = tried  # Newton's last step: the squares round off what it gains.
                break
            after = self._evaluated(t, row, tried)
            reached = self._merit(after)
            if reached < merit * (1 - _UNSEEN):
                slow = slow + 1 if reached > _SLOW * merit else 0
                q, here = tried, after
                curvature = None
                damping = max(damping * 0.1, 1e-14)
            elif np.abs(step).max(initial=0.0) < _STILL or damping > 1e8:
                break
            else:
                damping = max(damping * 10, 1e-8)
            if np.abs(step).max(initial=0.0) < _STILL:
                break
        q = self._closed(t, q)
        missed, _, phi, _ = self._evaluated(t, row, q)
        squares, missed = float((missed**2).sum()), missed / self._weights
        return Posture(q, missed, float(np.abs(phi).max(initial=0.0)), squares)

    def _closed(self, t: float, q: Array) -> Array:
        """Return coordinates near by at which the loops are closed to rounding."""
        for _ in range(_CLOSING if self._model.system.constraints else 0):
            phi, J = self._loops(t, q)
            factors = row_factors(J)
            left = factors * phi[:, None]
            if np.abs(left).max(initial=0.0) < 1e-14:
                break
            step: Any = solved(J, -phi[:, None], factors)[:, 0]
            turn = float(np.abs(step[self._turns]).max(initial=0.0))
            step *= min(1.0, _LARGEST_TURN / max(turn, _STILL))
            q = self._within(self._moved(t, q, step))
        return q

    def _curvature(self, t: float, row: int, q: Array, here: _Here) -> Array:
        """Return the part of the second derivative that Gauss and Newton leave out."""
        columns, begin = [], self._downhill(here)
        for unit in np.eye(len(self._v)):
            near = self._evaluated(t, row, self._moved(t, q, _NEAR * unit))
            columns.append((self._downhill(near) - begin) / _NEAR)
        both = np.array(columns) - _KEPT**2 * (here.J.T @ here.J)
        both -= here.slopes.T @ here.slopes
        return 0.5 * (both + both.T)

    def _downhill(self, here: _Here) -> Array:
        """Return half the gradient of the merit by the velocities."""
        of_targets: Array = here.slopes.T @ here.missed
        return of_targets + _KEPT**2 * (here.J.T @ here.phi)

    def _merit(self, here: _Here) -> float:
        left = _KEPT * here.phi
        return float((here.missed**2).sum() + left @ left)

    def _step(
        self, q: Array, here: _Here, damping: float, curvature: Array | None
    ) -> tuple[Array, bool]:
        """Return the step to a model's minimum in limits, and if it curves up."""
        missed, slopes, phi, J = here
        size = max(float(np.linalg.norm(slopes, 2)), 1e-9) if slopes.size else 1.0
        A = np.vstack(
            [slopes, _KEPT * J, np.sqrt(damping) * size * np.eye(len(self._v))]
        )
        b = -np.concatenate([missed, _KEPT * phi, np.zeros(len(self._v))])
        bowl = False
        if curvature is not None:
            curvatures, V = np.linalg.eigh(A.T @ A + curvature)
            bowl = bool(curvatures[0] > 0)
            # On no bowl Newton's step may lead up, with absolute values it leads down;
            # beside open loops the linear model leads on.
            if bowl or not phi.size:
                sizes = np.abs(curvatures)
                roots = np.sqrt(np.maximum(sizes, _FLATTEST * sizes.max()))
                A, b = roots[:, None] * V.T, V.T @ (A.T @ b) / roots
        low = np.full(len(self._v), -np.inf)
        high = -low
        for j, i in self._coordinate.items():
            low[j] = (self._low[i] - q[i]) / self._steps[j]
            high[j] = (self._high[i] - q[i]) / self._steps[j]
        if not (np.isfinite(low).any() or np.isfinite(high).any()):
            step: Array = np.linalg.lstsq(A, b, rcond=1e-13)[0]
            return step, bowl
        # The method wants an inside.
        bounds = low - 1e-12, high + 1e-12
        return scipy.optimize.lsq_linear(A, b, bounds, method="bvls").x, bowl


def reach(
    model: CompiledModel, frame: Frame, low: Array, high: Array
) -> tuple[Array, float]:
    """Return a world point and the most [m] that a frame is away from it, or inf."""
    system = model.system
    values: dict[Any, float] = dict(
        zip(system.p, model.parameters.tolist(), strict=True)
    )
    number: dict[Any, int] = {q: i for i, q in enumerate(system.q)}

    def numbers(p: Vec) -> Array:
        nodes = [as_node(x, "reach") for x in p]
        known = {*symbols_of(nodes)} <= values.keys()
        return evaluate(nodes, values) if known else np.full(3, np.inf)

    placement = system.placements[frame.body.name]
    total = float(sum(np.linalg.norm(numbers(p)) for p in (frame.p, placement.p)))
    center, link = np.zeros(3), placement.link
    while link:
        moving = system.links[link - 1]
        if moving.kind == "T" and moving.q in number:
            i = number[moving.q]
            total += max(abs(low[i]), abs(high[i]))
        elif moving.kind != "R":
            total = np.inf
        center, link = numbers(moving.p), moving.parent
        total += float(np.linalg.norm(center)) if link else 0.0
    return center, float(total)
