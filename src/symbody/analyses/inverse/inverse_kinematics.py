"""Inverse kinematics and assembly: postures over time, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import labels_of
from symbody.analyses.inverse.posture_search import Posture, PostureSearch
from symbody.analyses.inverse.targets_of_frames import FrameTarget, targets_of
from symbody.analyses.inverse.wanted_motion import rising_times
from symbody.analyses.run.keeping import normalize_quaternions
from symbody.analyses.run.observers import joint_limits
from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import Arguments, listed, near
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.free_variables import AssembledStatus, InverseKinematics
from symbody.results.result import Labels

_FREE = 1e-7  # of singular values, against the greatest one
# A step from one time to the next that is so much longer than the one before jumps.
_JUMP, _LONG = 10.0, 0.3


def inverse_kinematics(
    model: Model | CompiledModel,
    targets: Mapping[Any, object],
    *,
    times: Sequence[float] | Array | None = None,
    start: Mapping[str, float] | None = None,
    weights: Mapping[str, float] | None = None,
    limits: Mapping[str, tuple[float, float]] | None = None,
    parameters: Mapping[str, object] | None = None,
    tolerance: float | None = None,
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
        tolerance: By how much a target may be missed and counts as met; left out,
            1e-9 rad, and of lengths 1e-9 of the power of 1024 m next to the mechanism.

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
    arguments = Arguments("inverse_kinematics", ModelError)
    if tolerance is not None:
        tolerance = arguments.number("tolerance", tolerance, above=0)
    grid = rising_times(arguments, times)
    compiled = compiled_for(arguments, model, parameters)
    wanted = targets_of(arguments, compiled, targets, weights, grid)
    low, high = _limits_of(arguments, compiled, limits)
    search = _Path(arguments, compiled, wanted, low, high, tolerance)
    return search.along(grid, _start_of(arguments, compiled, start))


@final
class _Path(PostureSearch):
    """The postures of a path, one after another, and what is told of them."""

    def along(self, grid: Array, q: Array) -> InverseKinematics:
        rows: list[Posture] = []
        notes = [
            Note(target.note, "accuracy")
            for target in self._targets
            if isinstance(target, FrameTarget) and target.note
        ]
        jumped: list[Note] = []
        searched = 0.0
        for row, t in enumerate(grid.tolist()):
            begin = q
            if len(rows) > 1 and not jumped:
                begin = 2 * rows[-1].q - rows[-2].q
                begin = self._within(self._moved(t, begin, np.zeros(len(self._v))))
            result = self._best(t, row, begin, anywhere=not rows)
            jumped = []
            if not self._follows(rows, result):
                why = "the branch before ends there, or the times are too far apart"
                jumped = [self._jump(rows[-1], result, t, why)]
            missed = self._misses(result)
            if missed and (not rows or self._stuck(grid, rows, result, searched)):
                other = self._elsewhere(t, row, result) if rows else None
                if other is not None:
                    why = "the path before came to an end, and another start was "
                    why += "found that misses less"
                    result, jumped = other, [self._jump(rows[-1], other, t, why)]
                searched = max(searched, result.cost)
            notes += jumped
            rows.append(result)
            q = result.q
        notes += self._missed(grid, rows)
        notes += self._undetermined(grid, rows)
        return self._result(grid, rows, notes)

    def _follows(self, rows: list[Posture], posture: Posture) -> bool:
        """Return whether a step is no longer than those before let expect."""
        if len(rows) < 2:
            return True
        now = float(np.abs((posture.q - rows[-1].q) / self._sizes).max())
        before = float(np.abs((rows[-1].q - rows[-2].q) / self._sizes).max())
        return now <= max(_LONG, _JUMP * before)

    def _jump(self, before: Posture, posture: Posture, t: float, why: str) -> Note:
        change = posture.q - before.q
        i = int(np.argmax(np.abs(change / self._sizes)))
        name = self._model.system.q[i].name
        text = f"At t = {t:g} s the posture jumps, {name} by {change[i]:.3g}: {why}."
        return Note(text, "jump", name, t)

    def _missed(self, grid: Array, rows: list[Posture]) -> list[Note]:
        """Return notes on when targets are missed, and where that is singular."""
        off = np.array([*map(self._misses, rows)])
        if grid.size == 1 or not off.any():
            return []
        at = np.flatnonzero(off).tolist()
        when = f"first at t = {grid[at[0]]:g} s, last at t = {grid[at[-1]]:g} s"
        text = f"Targets are missed at {len(at)} of {grid.size} times, {when}."
        notes = [Note(text, "missed", time=float(grid[at[0]]))]
        rank = [self._rank(t, i, rows[i].q) for i, t in enumerate(grid.tolist())]
        singular = [i for i in at if rank[i] < max(rank)]
        if singular:
            text = (
                f"The posture is singular, or nearly, at {len(singular)} of these "
                f"times, first at t = {grid[singular[0]]:g} s: targets there may be "
                f"out of reach, or the path stuck. Give start= of another posture, or "
                f"a path around."
            )
            notes.append(Note(text, "singular", time=float(grid[singular[0]])))
        return notes

    def _undetermined(self, grid: Array, rows: list[Posture]) -> list[Note]:
        """Return notes where targets and loops leave something free."""
        left = [self._left(t, i, rows[i].q) for i, t in enumerate(grid.tolist())]
        least = min(map(len, left))
        always = self._names(np.mean([V.T @ V for V in left], axis=0), least)
        notes = []
        if least:
            what = "The targets do not determine the posture, everywhere"
            notes.append(_note_of_free(what, always))
        row = next((i for i, V in enumerate(left) if len(V) > least), None)
        if row is not None:
            names = self._names(left[row].T @ left[row], len(left[row]), always)
            what = f"The posture is singular, first at t = {grid[row]:g} s"
            notes.append(_note_of_free(what, names[least:]))
        return notes

    def _left(self, t: float, row: int, q: Array) -> Array:
        """Return the velocities that change no target, as orthonormal rows."""
        _, slopes, _, J = self._evaluated(t, row, q)
        both = np.vstack([slopes, J])
        _, s, V = np.linalg.svd(both, full_matrices=True)
        rank = int((s > _FREE * s.max(initial=0.0)).sum())
        return np.asarray(V[rank:])

    def _names(
        self, projector: Array, count: int, first: Sequence[str] = ()
    ) -> list[str]:
        """Return coordinates, `first` ones first, that span a projector's space."""
        names = [symbol.name.removeprefix("v_") for symbol in self._v]
        left, chosen = np.array(projector), list[str]()
        while len(chosen) < count:
            wanted = first[len(chosen) :][:1]
            i = names.index(wanted[0]) if wanted else int(np.argmax(np.diag(left)))
            chosen.append(names[i])
            # What velocities remain where this one is held.
            left = left - np.outer(left[:, i], left[i]) / max(left[i, i], _FREE)
        return chosen

    def _result(
        self, grid: Array, rows: list[Posture], notes: list[Note]
    ) -> InverseKinematics:
        system = self._model.system
        labels = sum((target.labels for target in self._targets), Labels((), ()))
        residuals = np.array([result.missed for result in rows])
        values = np.array([result.q for result in rows])
        worst = np.abs(residuals) / self._allowed
        reached = bool(worst.max() <= 1)
        if not reached:
            i, j = divmod(int(np.argmax(worst)), worst.shape[1])
            name, missed = labels.names[j], f"{residuals[i, j]:.3g} {labels.units[j]}"
            text = f"Missed most is {name}, by {missed} at t = {grid[i]:g} s."
            notes.insert(0, Note(text, "missed", name, float(grid[i])))
        at_limit = np.flatnonzero(self._at_limit(values).any(axis=0))
        held = [system.q[i].name for i in at_limit.tolist()]
        if held:
            notes.append(Note(f"At its limit: {', '.join(held)}.", "limits"))
        return InverseKinematics(
            model=system.name,
            status=AssembledStatus.REACHED if reached else AssembledStatus.NEAREST,
            notes=tuple(notes),
            time=grid,
            coordinates=labels_of(system, system.q),
            values=values,
            targets=labels,
            residuals=residuals,
        )


def _note_of_free(what: str, names: Sequence[str]) -> Note:
    remedy = ", ".join(map(repr, names))
    text = (
        f"{what}: {listed(names)} could also move otherwise. Prescribe {remedy}, too, "
        f"to determine it."
    )
    return Note(text, "undetermined")


def _start_of(arguments: Arguments, model: CompiledModel, start: object) -> Array:
    """Return the coordinates to begin at, quaternions of length one."""
    names = [s.name for s in model.system.q]
    q = np.array(model.system.q_start, dtype=float)
    units = {s.name: model.system.units[s] for s in model.system.q}
    for name, value in arguments.numbers_by_name("start", start, units).items():
        q[names.index(name)] = value
    normalize_quaternions(f"{arguments.who}: start", model.system, q)
    return q


def _limits_of(
    arguments: Arguments, model: CompiledModel, limits: object
) -> tuple[Array, Array]:
    """Return the least and greatest values of all coordinates."""
    units = {s.name: model.system.units[s] for s in model.system.q}
    ends = {s.name: pair for s, pair in joint_limits(model.system).items()}
    values = arguments.mapping("limits", limits, "coordinates", "{'q_hip': (-1, 1)}")
    for name, pair in values.items():
        if name not in units:
            rule = f"of coordinates of the state, {listed(units)}"
            raise arguments.refused("limits", {name: pair}, rule, near(name, [*units]))
        least, most = arguments.ends(f"limits[{name!r}]", pair, unit=units[name])
        low, high = ends.get(name, (least, most))
        ends[name] = max(low, least), min(high, most)
    pairs = [ends.get(name, (-np.inf, np.inf)) for name in units]
    columns = np.array(pairs, dtype=float).reshape(-1, 2).T
    return columns[0], columns[1]
