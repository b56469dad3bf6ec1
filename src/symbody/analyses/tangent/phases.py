"""Phases of a run with contacts or clauses: between events nothing jumps.

Jumps of slopes by when clauses: what those of an instant do, round by round.

With new values s and impulses P of inputs the states behind are

    y' = y,    y'[s] = values(t, y),    v' = v + D P,    A P = value - speed

of which all but P is known with its changes, and those of P follow from its equation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import dependent_by_weights
from symbody.analyses.run.contacts import EventLog
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import Prepared, Trajectory
from symbody.errors import AnalysisError
from symbody.model.quantities import guarded
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.mode_forces import LawRows, rows_of_laws
from symbody.results.contact_events import ContactEvent
from symbody.runtime.loops.contacts import ContactMode, Contacts, whole_matrix
from symbody.runtime.loops.solver import LoopSolver
from symbody.system.laws import LawName, law_names

Integers = NDArray[np.int64]
# Of what holds rows, in relation to normal ones, when forces are not unique.
_TANGENT = 1e-2
# Events so near to each other are one [s], and so near whatever they are.
_NEAR, _INSTANT = 1e-6, 1e-11
# Cosine of the angle by which slip turns from step to step where it passes zero.
_BACK = -0.5


@final
@dataclass(frozen=True)
class Phase:
    """A part of a run in one mode, with the state behind the event before it.

    `fixed` says that the modes after it begin at a time that nothing moves. What let it
    begin is done in `rounds`: of when clauses by name, of contacts where it is empty.
    """

    begin: float
    end: float
    state: Array
    modes: Integers
    numbers: Array  # of the mode, as formulas of forces take them
    rests: bool  # whether it begins with the limit of a series of impacts
    fixed: bool
    rounds: tuple[tuple[str, ...], ...] = ()

    def times(self, grid: Array) -> Array:
        """Return the times of a grid in it, with its own first and last one."""
        if grid[0] == self.begin and grid[-1] == self.end:
            return grid
        inside = grid[(grid > self.begin) & (grid < self.end)]
        return np.unique([self.begin, *inside, self.end])


_NONE, _NO_MODES, _SLIP = np.zeros(0), np.zeros(0, np.int64), ContactMode.SLIP
# Kinds of events behind which a contact does not move.
_STILL = frozenset({"stick", "rest", "contact"})


@final
class _PhaseLog(EventLog):
    """The states of a run behind its events, with the modes of contacts."""

    at_once = 1

    def __init__(self, names: Sequence[LawName], laws: Sequence[LawRows]) -> None:
        super().__init__(names)
        self.stops: list[Phase] = []  # with directions of slips as their numbers
        self._laws, self._modes, self._ways = laws, _NO_MODES, _NONE

    def take(
        self, solver: LoopSolver, others: list[tuple[ContactEvent, ...]], begins: bool
    ) -> None:
        known, t = len(self._rows), solver.t
        rounds = tuple(tuple(row.contact for row in one) for one in others)
        super().take(solver, others, begins)
        memory, new = solver.contacts, self._rows[known:]
        modes = _NO_MODES if memory is None else memory.modes.copy()
        ways = _NONE if memory is None else memory.directions.copy()
        last, turns = self.stops[-1] if self.stops else None, self._turns(modes, ways)
        self._modes, self._ways = modes, ways
        if last is not None and not (new or turns or (last.modes != modes).any()):
            return
        kinds = {row.kind for row in new}
        rests = "rest" in kinds
        if last is None and new:
            raise AnalysisError(
                f"contact {new[0].contact!r} has an impact at the start, so that "
                f"slopes by the start are not known. Start before or behind it."
            )
        since, scale = np.inf if last is None else t - last.begin, max(1.0, abs(t))
        is_still = not (rounds or turns or kinds - _STILL)
        at_once = len(self.stops) > 1 and abs(since) < _INSTANT * scale
        if last is not None and at_once and rounds:
            # What an event lets clauses do happens with it.
            rounds, begins = ((*(last.rounds or ((),)), *rounds)), last.fixed
            rests = last.rests
            self.stops.pop()
        elif last is not None and is_still and since < _NEAR:
            # What comes to rest together does so within what is left of speeds.
            self.stops.pop()
            rounds, rests = last.rounds, True
        elif at_once:
            # One after the other at an instant: laws that let go together.
            last = self.stops.pop()
            rounds, rests, begins = last.rounds, last.rests, last.fixed
        own = t, np.inf, solver.y.copy(), modes, ways, rests, begins, rounds
        self.stops.append(Phase(*own))

    def _turns(self, modes: Integers, ways: Array) -> bool:
        """Return whether what slipped at the look before slips back."""
        slips = zip(self._laws, self._modes.tolist(), modes.tolist(), strict=False)
        rows = [list(one.tangents) for one, *own in slips if own == [_SLIP, _SLIP]]
        return any(ways[own] @ self._ways[own] < _BACK for own in rows)


@final
@dataclass(frozen=True)
class Phases:
    """The phases of a run, and what its slopes do at the events between them."""

    who: str
    phases: tuple[Phase, ...]
    names: tuple[LawName, ...]
    laws: tuple[LawRows, ...]
    contacts: Contacts | None
    inputs: Callable[[float, Array], Array]
    notes: tuple[Note, ...]

    def numbers(self, times: Array) -> list[tuple[NDArray[np.int64], Array]]:
        """Return which of some times have the numbers of which mode."""
        begins = [phase.begin for phase in self.phases[1:]]
        place = np.searchsorted(begins, times, side="right")
        return [
            (np.nonzero(place == k)[0], self.phases[k].numbers)
            for k in np.unique(place).tolist()
        ]


def phases_of(who: str, ready: Prepared, begin: float, end: float) -> Phases:
    """Return the phases of a run, which is one without contacts and clauses.

    Raises AnalysisError if it fails.
    """
    problem, system, inputs = ready.problem, ready.model.system, ready.driving.at
    if problem.log() is None:
        state = np.asarray(problem.y0, dtype=float)
        phase = Phase(begin, end, state, _NO_MODES, _NONE, False, True)
        return Phases(who, (phase,), (), (), None, inputs, ())
    contacts = problem.contacts
    laws, numbers = rows_of_laws(ready.model.shared), _NONE
    log = _PhaseLog(problem.laws, laws)
    trajectory = integrate(problem, np.array([begin, end]), ready.method, log=log)
    n, phases = len(problem.labels), []
    for k, one in enumerate(log.stops):
        y, t = one.state[:n], one.begin
        stop = log.stops[k + 1].begin if k + 1 < len(log.stops) else end
        if contacts is not None:
            values = ready.model.function("contact_laws")(t, y, inputs(t, y))
            A = contacts.parts(values)[-1]
            numbers = _numbers(laws, one.modes, one.numbers, A)
        phases.append(replace(one, end=stop, state=y, numbers=numbers))
    return Phases(
        who, tuple(phases), law_names(system), laws, contacts, inputs, trajectory.notes
    )


def joined(pieces: Sequence[Trajectory], grid: Array) -> Trajectory:
    """Return one trajectory of those of phases; at an event it is behind it."""
    if len(pieces) == 1:
        return pieces[0]
    times = np.concatenate([piece.times for piece in pieces])
    # Of times that stand twice the last is behind the event.
    rows = np.searchsorted(times, grid, side="right") - 1

    def whole(name: str) -> Array:
        values = [getattr(piece, name) for piece in pieces]
        return np.concatenate(values)[rows]

    return replace(
        pieces[-1], times=grid, y=whole("y"), u=whole("u"),
        formula_times=whole("formula_times"),
    )  # fmt: skip


def _numbers(laws: Sequence[LawRows], modes: Integers, ways: Array, A: Array) -> Array:
    """Return numbers of a mode; rows that hold what others hold are left out."""
    m = len(A)
    held, slip, weights = np.zeros(m), np.zeros(m), np.ones(m)
    for law, mode in zip(laws, modes.tolist(), strict=True):
        tangents = list(law.tangents)
        weights[tangents] = _TANGENT
        if mode != ContactMode.OPEN and law.normal >= 0:
            held[law.normal] = 1.0
        if mode == ContactMode.STICK:
            held[tangents] = 1.0
        elif mode == ContactMode.SLIP:
            slip[tangents] = ways[tangents]
    rows = np.nonzero(held)[0]
    if rows.size:
        chosen = dependent_by_weights(A[np.ix_(rows, rows)], weights[rows])
        held[:] = 0.0
        held[rows[chosen]] = 1.0
    for law in laws:
        if law.normal >= 0 and not held[law.normal]:
            slip[list(law.tangents)] = 0.0
    return np.concatenate([held, slip])


# Of a state that is put on what its mode holds; lengths and speeds are of order one.
_ROUNDS, _ON = 20, 1e-14


def on_contacts(phases: Phases, model: CompiledModel, t: float, y: Array) -> Array:
    """Return a state with the gaps and speeds zero that the first phase holds."""
    c, phase = phases.contacts, phases.phases[0]
    assert c is not None
    held = np.nonzero(phase.numbers[: c.rows])[0]
    gap_of = {one.normal: k for k, one in enumerate(phases.laws) if not one.kind}
    normals = [row for row in held.tolist() if row in gap_of]
    y, n = y.copy(), c.nq + c.nv
    laws, changes = model.function("contact_laws"), model.function("contact_changes")
    rounds = [(normals, 0)] * _ROUNDS + [(held.tolist(), 1)] * 2
    for rows, order in rounds if held.size else ():
        gaps, speeds, *_, A = c.parts(laws(t, y, phases.inputs(t, y)))
        left = speeds[rows] if order else gaps[[gap_of[row] for row in rows]]
        if np.abs(left).max(initial=0.0) <= _ON:
            continue
        ways = whole_matrix(changes(t, y, phases.inputs(t, y)), n, c.rows)[:, rows]
        part = slice(c.nq, n) if order else slice(0, c.nq)
        y[part] -= ways[part] @ np.linalg.solve(A[np.ix_(rows, rows)], left)
    return y


@final
class ClauseJumps:
    """The when clauses of a model whose discrete variables are states."""

    def __init__(self, model: CompiledModel) -> None:
        system = model.system
        self._clauses = tuple(system.whens.values())
        self._guards = [when.name for when in guarded(system.whens)]
        places = {s: i for i, s in enumerate(system.coordinates.y)}
        self._targets = [[places[s] for s in w.changed] for w in self._clauses]
        self._v, self._speeds = system.coordinates.v_in_y, len(system.v)
        self._pushes = sum(len(when.pushed) for when in self._clauses)

    @property
    def sizes(self) -> dict[str, int]:
        """Counts of numbers of the parts of an event."""
        n, changes = self._pushes, sum(map(len, self._targets))
        sizes = {"values": changes, "impulses": n, "speeds": n, "A": n * n}
        sizes["D"] = self._speeds * n
        if self._guards:
            sizes = {"guards": len(self._guards), **sizes}
        return {f"when {name}": size for name, size in sizes.items()}

    def guards_of(self, rounds: Sequence[Sequence[str]]) -> list[tuple[str, int]]:
        """Return the clauses that have acted, each with the number of its condition.

        It is -1 where its time is fixed.
        """
        names = [name for acting in rounds for name in acting]
        numbers = {name: i for i, name in enumerate(self._guards)}
        timed = [(name, -1) for name in names if name not in numbers]
        own = dict.fromkeys(name for name in names if name in numbers)
        return [*timed, *((name, numbers[name]) for name in own)]

    def over(
        self,
        acting: Sequence[str],
        y: Array,
        ways: Array,
        values: Array,
        changes: Array,
        places: Mapping[str, slice],
    ) -> tuple[Array, Array]:
        """Return the state behind clauses that act at once, and its changes.

        The changes (1 + n + …, columns) are those of the time, the states, and others.
        """
        n, new_ones = self._pushes, sum(map(len, self._targets))

        def part(name: str, *shape: int) -> tuple[Array, Array]:
            at, columns = places[f"when {name}"], changes.shape[1]
            return values[at].reshape(shape), changes[at].reshape(*shape, columns)

        (new, d_new), (P, dP) = part("values", new_ones), part("impulses", n)
        (speeds, d_speeds), (A, dA) = part("speeds", n), part("A", n, n)
        D, dD = part("D", self._speeds, n)
        y, ways, rows, wanted = y.copy(), ways.copy(), list[int](), list[int]()
        first = push = 0
        for when, targets in zip(self._clauses, self._targets, strict=True):
            if when.name in acting:
                y[targets] = new[first : first + len(targets)]
                ways[[1 + i for i in targets]] = d_new[first : first + len(targets)]
                rows += range(push, push + len(when.pushed))
                wanted += [push + i for i, v in enumerate(when.velocities)
                           if v is not None]  # fmt: skip
            first, push = first + len(targets), push + len(when.pushed)
        if wanted:
            P, dP = P.copy(), dP.copy()
            left, turned = P[wanted] - speeds[wanted], dP[wanted] - d_speeds[wanted]
            P[wanted] = dP[wanted] = 0.0
            own = A[np.ix_(wanted, rows)]
            P[wanted] = np.linalg.solve(A[np.ix_(wanted, wanted)], left - own @ P[rows])
            turned -= own @ dP[rows] + np.einsum(
                "ijk,j->ik", dA[np.ix_(wanted, rows)], P[rows]
            )
            dP[wanted] = np.linalg.solve(A[np.ix_(wanted, wanted)], turned)
        y[self._v] += D[:, rows] @ P[rows]
        ways[1 + self._v.start : 1 + self._v.stop] += D[:, rows] @ dP[rows] + np.einsum(
            "ijk,j->ik", dD[:, rows], P[rows]
        )
        return y, ways
