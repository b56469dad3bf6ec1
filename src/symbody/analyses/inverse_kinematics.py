"""Inverse kinematics and assembly: coordinates that put frames where they are wanted.

Steps of the method of Gauss and Newton in the velocities, with loops closed and limits
kept: the weighted squares of what is missed become least. Where steps do not lead on,
they are damped (Levenberg, Marquardt).

References:
    Sol (1983), section 8.3. Sugihara (2011), Solvability-unconcerned inverse kinematics
    by the Levenberg–Marquardt method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.posture_limits import (
    coordinate_of_velocity,
    limits_of,
    start_of_search,
)
from symbody.analyses.prepare import check_model, compiled_for
from symbody.analyses.targets_of_frames import FrameTarget, Target, targets_of, turning
from symbody.arguments import Arguments, listed
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.assembled import AssembledStatus, InverseKinematics
from symbody.results.result import Labels

Array: TypeAlias = NDArray[np.float64]
_MET = 1e-9
_ROUNDS = 200
# Weight of constraints against targets, and when they count as kept.
_KEPT, _CLOSED = 1e4, 1e-10
_STILL = 1e-13
_LARGEST_TURN = 0.5  # of a step [rad]: turns must not go round
_FREE = 1e-7  # of singular values, against the greatest one
_CLOSING = 20
_TRIES, _SPREAD = 12, 0.6
# When a path that misses is searched anew, from the cost after the last search; what
# counts as better then; and singular values of postures near singular ones.
_WORSE, _BETTER, _NEARLY = 2.0, 0.25, 1e-4
# A step from one time to the next that is so much longer than the one before jumps.
_JUMP, _LONG = 10.0, 0.3


def inverse_kinematics(
    model: Model | CompiledModel,
    targets: Mapping[object, object],
    *,
    times: Sequence[float] | Array | None = None,
    start: Mapping[str, float] | None = None,
    weights: Mapping[str, float] | None = None,
    limits: Mapping[str, tuple[float, float]] | None = None,
    parameters: Mapping[str, object] | None = None,
    tolerance: float = _MET,
) -> InverseKinematics:
    """Return coordinates that put frames and sensors where they are wanted.

    Loops are closed and limits kept, those of the joints as well; of targets that are
    not all met the weighted squares of what is missed become least, among postures near
    by. Over time each posture follows from the one before, so that its branch is kept;
    where it ends, other starts are tried, and a note tells of the jump. With rough
    poses of all bodies it assembles a mechanism whose coordinates nobody knows.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        targets: By name of a body or frame: where its origin shall be in the world
            [m], its attitude, R_WF of the shape (3, 3) or a unit quaternion (e0, e1,
            e2, e3), or a pair (attitude, place), None for either to leave it free; of
            a sensor of positions, a coordinate, or a formula: its value. Over time a
            row a time, or formulas of model.t. A rounded attitude becomes the nearest
            rotation.
        times: When [s]; once, at t = 0, if left out.
        start: Coordinates by name from which to begin, in place of the model's.
        weights: Of targets by name, 1 if not given. They multiply what is missed, in
            metres, radians and the units of sensors, before it is squared and added:
            w = 10 makes a square count 100 times.
        limits: (Least, greatest) of coordinates by name, beside those of the joints.
        parameters: Values by name in place of the defaults.
        tolerance: By how much a target may be missed and counts as met.

    Returns:
        The coordinates, over time if asked; what is missed; `start` and `data` of them
        for `simulate` and `inverse_dynamics`. Notes tell where the posture is singular
        or not determined, and what to prescribe.

    Raises:
        ModelError: A name is unknown, or a value does not fit.
        AnalysisError: The loops do not close within the limits.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.double_pendulum()
        >>> found = sb.inverse_kinematics(model, {"tip": (1.0, 0, -0.8)})
        >>> found.completed
        True
    """
    asked = Arguments("inverse_kinematics", ModelError)
    check_model(asked, model, "llvm", "auto")
    tolerance = asked.number("tolerance", tolerance, above=0)
    given = [0.0] if times is None else asked.times("times", times)
    grid = asked.numbers("times", given)
    if grid.ndim != 1 or grid.size == 0 or (np.diff(grid) <= 0).any():
        raise asked.refused(
            "times", times, "a list of rising times", "Sort the targets by time."
        )
    compiled = compiled_for(model, "llvm", "auto", parameters)
    wanted = targets_of(asked, compiled, targets, weights, grid)
    low, high = limits_of(asked, compiled, limits)
    search = _Search(asked, compiled, wanted, low, high)
    q = start_of_search(asked, compiled, start)
    return search.along(grid, q, tolerance)


@final
@dataclass(frozen=True)
class _Posture:
    """Coordinates, and how near they are.

    Attributes:
        q: The coordinates.
        missed: What targets miss, without weights.
        open: The greatest residual of the loops.
        cost: The weighted squares.
    """

    q: Array
    missed: Array
    open: float
    cost: float


class _Search:
    """A search for postures, one after another."""

    def __init__(
        self,
        asked: Arguments,
        model: CompiledModel,
        targets: Sequence[Target],
        low: Array,
        high: Array,
    ) -> None:
        self._asked, self._model, self._targets = asked, model, targets
        self._low, self._high = low, high
        self._coordinate = coordinate_of_velocity(model)
        units = model.system.units
        self._turns = [j for j, v in enumerate(model.system.v) if "rad" in units[v]]
        weights = [t.weight for t in targets for _ in t.labels]
        self._weights = np.array(weights)

    def along(self, grid: Array, q: Array, tolerance: float) -> InverseKinematics:
        """Return the postures at all times."""
        rows: list[_Posture] = []
        notes = [
            target.note
            for target in self._targets
            if isinstance(target, FrameTarget) and target.note
        ]
        jumped: list[str] = []
        searched = 0.0
        for row, t in enumerate(grid.tolist()):
            begin = q
            if len(rows) > 1 and not jumped:
                begin = self._within(2 * rows[-1].q - rows[-2].q)
            found = self._found(t, row, begin, tolerance, anywhere=not rows)
            jumped = self._jump(rows, found, t)
            missed = np.abs(found.missed).max() > tolerance
            if rows and missed and self._stuck(grid, rows, found, searched):
                other = self._elsewhere(t, row, found, tolerance)
                if other is not None:
                    found, jumped = other, [self._rejoined(rows[-1], other, t)]
                missed = np.abs(found.missed).max() > tolerance
                searched = max(searched, found.cost)
            if not rows and missed:
                searched = found.cost
            notes += jumped
            rows.append(found)
            q = found.q
        notes += self._missed(grid, rows, tolerance)
        notes += self._undetermined(grid, rows)
        return self._told(grid, rows, notes, tolerance)

    def _found(
        self, t: float, row: int, q: Array, tolerance: float, *, anywhere: bool
    ) -> _Posture:
        """Return the best posture from here, at first also from others."""
        best = self._least(t, row, self._within(q), closed=True)
        if anywhere and (best.open > _CLOSED or np.abs(best.missed).max() > tolerance):
            rng = np.random.default_rng(0)
            for k in range(_TRIES):
                spread = _SPREAD if k else 0.0
                step = rng.normal(scale=spread, size=len(self._v))
                tried = self._within(self._moved(t, q, step))
                found = self._least(t, row, tried, closed=False)
                better = (found.open > _CLOSED, found.cost) < (
                    best.open > _CLOSED, 0.999 * best.cost,
                )  # fmt: skip
                best = found if better else best
        if best.open > _CLOSED:
            raise AnalysisError(
                f"{self._asked.who}: the loops of model {self._model.system.name!r} "
                f"do not close at t = {t:g} s: {best.open:.3g} is left. Begin nearer, "
                f"by start=, or widen the limits."
            )
        return best

    def _stuck(
        self, grid: Array, rows: list[_Posture], found: _Posture, searched: float
    ) -> bool:
        """Return whether a path that misses may have ended, and others may lead on."""
        row, q = len(rows), found.q
        at_limit = (q <= self._low + 1e-9) | (q >= self._high - 1e-9)
        if found.cost > _WORSE * searched or at_limit.any():
            return True
        usual = max(
            self._rank(grid[0], 0, rows[0].q),
            self._rank(grid[row - 1], row - 1, rows[-1].q),
        )
        return self._rank(grid[row], row, q) < usual

    def _elsewhere(
        self, t: float, row: int, stuck: _Posture, tolerance: float
    ) -> _Posture | None:
        """Return a posture that meets the targets, or misses far less; None if none.

        Starts are spread ever wider around the one where the path is stuck.
        """
        rng = np.random.default_rng(0)
        best: _Posture | None = None
        for k in range(1, _TRIES + 1):
            step = rng.normal(scale=2 * _SPREAD * k / _TRIES, size=len(self._v))
            begin = self._within(self._moved(t, stuck.q, step))
            found = self._least(t, row, begin, closed=False)
            if found.open > _CLOSED:
                continue
            if np.abs(found.missed).max() <= tolerance:
                return found
            if found.cost < _BETTER * (stuck if best is None else best).cost:
                best = found
        return best

    def _rank(self, t: float, row: int, q: Array) -> int:
        """Return how many motions of the targets are independent, not only nearly."""
        _, slopes, _, J = self._evaluated(t, row, q)
        both = np.vstack([self._weights[:, None] * slopes, J])
        s = np.linalg.svd(both, compute_uv=False)
        return int((s > _NEARLY * s.max(initial=0.0)).sum())

    @property
    def _v(self) -> tuple[Any, ...]:
        return self._model.system.v

    def _within(self, q: Array) -> Array:
        return np.clip(q, self._low, self._high)

    def _moved(self, t: float, q: Array, step: Array) -> Array:
        moved = q + turning(self._model, t, q) @ step
        for first in self._model.system.quaternions:
            moved[first : first + 4] /= np.linalg.norm(moved[first : first + 4])
        return moved

    def _evaluated(
        self, t: float, row: int, q: Array
    ) -> tuple[Array, Array, Array, Array]:
        """Return what targets and loops miss, and the slopes of both."""
        parts = [target.residuals(self._model, t, q, row) for target in self._targets]
        missed = np.concatenate([part for part, _ in parts])
        slopes = np.vstack([slope for _, slope in parts])
        phi, J = self._loops(t, q)
        return missed, slopes, phi, J

    def _loops(self, t: float, q: Array) -> tuple[Array, Array]:
        model, system = self._model, self._model.system
        if not system.constraints:
            return np.zeros(0), np.zeros((0, len(system.v)))
        y = np.concatenate([q, np.zeros(len(system.v)), system.x_start])
        u = np.zeros(len(system.u))
        held = len(model.equations("constraints").labels["phi"])
        phi = model.function("constraints")(t, y, u)[:held]
        J = model.function("constraint_jacobian")(t, y, u)[:held]
        return phi, J

    def _posture(self, q: Array, missed: Array, phi: Array) -> _Posture:
        squares = float(((self._weights * missed) ** 2).sum())
        return _Posture(q, missed, float(np.abs(phi).max(initial=0.0)), squares)

    def _least(self, t: float, row: int, q: Array, *, closed: bool) -> _Posture:
        """Return the posture with the least squares near another one.

        Args:
            t: The time [s].
            row: Of the targets.
            q: Where to begin.
            closed: Whether loops stay closed on the way, so that it leads along one of
                their branches; else they close as it goes.
        """
        damping = 1e-12
        if closed:
            q = self._closed(t, q)
        missed, slopes, phi, J = self._evaluated(t, row, q)
        for _ in range(_ROUNDS):
            merit = self._merit(missed, phi)
            step = self._step(q, missed, slopes, phi, J, damping)
            turn = float(np.abs(step[self._turns]).max(initial=0.0))
            step *= min(1.0, _LARGEST_TURN / max(turn, _STILL))
            tried = self._within(self._moved(t, q, step))
            tried = self._closed(t, tried) if closed else tried
            after = self._evaluated(t, row, tried)
            if self._merit(after[0], after[2]) < merit * (1 - 1e-12):
                q, (missed, slopes, phi, J) = tried, after
                damping = max(damping * 0.1, 1e-14)
            elif np.abs(step).max(initial=0.0) < _STILL or damping > 1e8:
                break
            else:
                damping = max(damping * 10, 1e-8)
            if np.abs(step).max(initial=0.0) < _STILL:
                break
        q = self._closed(t, q)
        missed, _, phi, _ = self._evaluated(t, row, q)
        return self._posture(q, missed, phi)

    def _closed(self, t: float, q: Array) -> Array:
        """Return coordinates near by at which the loops are closed to rounding."""
        for _ in range(_CLOSING):
            phi, J = self._loops(t, q)
            if np.abs(phi).max(initial=0.0) < 1e-14:
                break
            step: Any = np.linalg.lstsq(J, -phi, rcond=1e-9)[0]
            turn = float(np.abs(step[self._turns]).max(initial=0.0))
            step *= min(1.0, _LARGEST_TURN / max(turn, _STILL))
            q = self._within(self._moved(t, q, step))
        return q

    def _merit(self, missed: Array, phi: Array) -> float:
        return float(
            ((self._weights * missed) ** 2).sum() + (_KEPT * phi) @ (_KEPT * phi)
        )

    def _step(
        self,
        q: Array,
        missed: Array,
        slopes: Array,
        phi: Array,
        J: Array,
        damping: float,
    ) -> Array:
        """Return the step to the least squares of the linear model, within limits."""
        # SciPy takes half a second to import, which simulations do not need.
        from scipy.optimize import lsq_linear

        weighted = self._weights[:, None] * slopes
        size = max(float(np.linalg.norm(weighted, 2)), 1e-9) if weighted.size else 1.0
        A = np.vstack(
            [weighted, _KEPT * J, np.sqrt(damping) * size * np.eye(len(self._v))]
        )
        b = -np.concatenate(
            [self._weights * missed, _KEPT * phi, np.zeros(len(self._v))]
        )
        low = np.full(len(self._v), -np.inf)
        high = -low
        for j, i in self._coordinate.items():
            low[j], high[j] = self._low[i] - q[i], self._high[i] - q[i]
        if not (np.isfinite(low).any() or np.isfinite(high).any()):
            step: Array = np.linalg.lstsq(A, b, rcond=1e-13)[0]
            return step
        # The method wants an inside.
        found = lsq_linear(A, b, (low - 1e-12, high + 1e-12), method="bvls")
        bounded: Array = found.x
        return bounded

    def _jump(self, rows: list[_Posture], found: _Posture, t: float) -> list[str]:
        """Return a note where a posture does not follow from the ones before."""
        if len(rows) < 2:
            return []
        now = float(np.abs(found.q - rows[-1].q).max())
        before = float(np.abs(rows[-1].q - rows[-2].q).max())
        if now <= max(_LONG, _JUMP * before):
            return []
        i = int(np.argmax(np.abs(found.q - rows[-1].q)))
        name, by = self._model.system.q[i].name, found.q[i] - rows[-1].q[i]
        why = "the branch before ends there, or the times are too far apart"
        return [f"At t = {t:g} s the posture jumps, {name} by {by:.3g}: {why}."]

    def _rejoined(self, before: _Posture, found: _Posture, t: float) -> str:
        """Return a note on a posture from another start, as the path is stuck."""
        change = found.q - before.q
        i = int(np.argmax(np.abs(change)))
        name = self._model.system.q[i].name
        return (
            f"At t = {t:g} s the posture jumps, {name} by {change[i]:.3g}: the path "
            f"before came to an end, and another start was found that misses less."
        )

    def _missed(self, grid: Array, rows: list[_Posture], tolerance: float) -> list[str]:
        """Return notes on when targets are missed, and where that is singular."""
        off = np.array([np.abs(row.missed).max() > tolerance for row in rows])
        if grid.size == 1 or not off.any():
            return []
        at = np.flatnonzero(off).tolist()
        when = f"first at t = {grid[at[0]]:g} s, last at t = {grid[at[-1]]:g} s"
        notes = [f"Targets are missed at {len(at)} of {grid.size} times, {when}."]
        rank = [self._rank(t, i, rows[i].q) for i, t in enumerate(grid.tolist())]
        singular = [i for i in at if rank[i] < max(rank)]
        if singular:
            notes.append(
                f"The posture is singular, or nearly, at {len(singular)} of these "
                f"times, first at t = {grid[singular[0]]:g} s: targets there may be "
                f"out of reach, or the path stuck. Give start= of another posture, or "
                f"a path around."
            )
        return notes

    def _undetermined(self, grid: Array, rows: list[_Posture]) -> list[str]:
        """Return notes where targets and loops leave something free."""
        left = [self._left(t, i, rows[i].q) for i, t in enumerate(grid.tolist())]
        least = min(map(len, left))
        always = self._names(np.mean([V.T @ V for V in left], axis=0), least)
        notes = []
        if least:
            what = "The targets do not determine the posture, everywhere"
            notes.append(_told_free(what, always))
        row = next((i for i, V in enumerate(left) if len(V) > least), None)
        if row is not None:
            names = self._names(left[row].T @ left[row], len(left[row]), always)
            what = f"The posture is singular, first at t = {grid[row]:g} s"
            notes.append(_told_free(what, names[least:]))
        return notes

    def _left(self, t: float, row: int, q: Array) -> Array:
        """Return the velocities that change no target, as orthonormal rows."""
        _, slopes, _, J = self._evaluated(t, row, q)
        both = np.vstack([self._weights[:, None] * slopes, J])
        _, s, V = np.linalg.svd(both, full_matrices=True)
        rank = int((s > _FREE * s.max(initial=0.0)).sum())
        free: Array = V[rank:]
        return free

    def _names(
        self, projector: Array, count: int, first: Sequence[str] = ()
    ) -> list[str]:
        """Return the coordinates that, prescribed, leave no velocities of a space.

        Args:
            projector: Onto the space, shape (nv, nv).
            count: How many.
            first: Those that are taken before others.
        """
        names = [symbol.name.removeprefix("v_") for symbol in self._v]
        left, chosen = np.array(projector), list[str]()
        while len(chosen) < count:
            wanted = first[len(chosen) :][:1]
            i = names.index(wanted[0]) if wanted else int(np.argmax(np.diag(left)))
            chosen.append(names[i])
            # What velocities remain where this one is held.
            left = left - np.outer(left[:, i], left[i]) / max(left[i, i], _FREE)
        return chosen

    def _told(
        self, grid: Array, rows: list[_Posture], notes: list[str], tolerance: float
    ) -> InverseKinematics:
        system = self._model.system
        labels = [label for target in self._targets for label in target.labels]
        residuals = np.array([found.missed for found in rows])
        values = np.array([found.q for found in rows])
        worst = np.abs(residuals)
        reached = bool(worst.max() <= tolerance)
        if not reached:
            i, j = divmod(int(np.argmax(worst)), worst.shape[1])
            notes.insert(
                0,
                f"Missed most is {labels[j][0]}, by {residuals[i, j]:.3g} "
                f"{labels[j][1]} at t = {grid[i]:g} s.",
            )
        near_low = (values <= self._low + 1e-9).any(axis=0)
        near_high = (values >= self._high - 1e-9).any(axis=0)
        at_limit = np.flatnonzero(near_low | near_high)
        held = [system.q[i].name for i in at_limit.tolist()]
        if held:
            notes.append(f"At its limit: {', '.join(held)}.")
        return InverseKinematics(
            model=system.name,
            status=AssembledStatus.REACHED if reached else AssembledStatus.NEAREST,
            notes=tuple(notes),
            time=grid,
            coordinates=Labels(
                tuple(s.name for s in system.q),
                tuple(system.units[s] for s in system.q),
            ),
            values=values,
            targets=Labels(tuple(n for n, _ in labels), tuple(u for _, u in labels)),
            residuals=residuals,
        )


def _told_free(what: str, names: Sequence[str]) -> str:
    """Return a note on what is free in a posture, and what to prescribe."""
    remedy = ", ".join(map(repr, names))
    return (
        f"{what}: {listed(names)} could also move otherwise. Prescribe {remedy}, too, "
        f"to determine it."
    )
