"""Phases of a run with contacts: between events laws keep their modes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, as_function
from symbody.analyses.instant.linear_terms import dependent_by_weights
from symbody.analyses.run.contacts import EventLog
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.problem import Prepared, Trajectory
from symbody.errors import AnalysisError
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.mode_forces import LawRows, rows_of_laws
from symbody.results.contact_events import ContactEvent
from symbody.runtime.loops.contacts import Contacts
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import ContactMode
from symbody.system.laws import LawName, law_names

Integers = NDArray[np.int64]
# Of what holds rows, in relation to normal ones, when forces are not unique.
_TANGENT = 1e-2
# Events so near to each other are one [s].
_NEAR = 1e-6


@final
@dataclass(frozen=True)
class Phase:
    """A part of a run in one mode; `begins` has the state behind the event before.

    `fixed` says that the modes after it begin at a time that nothing moves.
    """

    begin: float
    end: float
    state: Array
    modes: Integers
    numbers: Array  # of the mode, as formulas of forces take them
    rests: bool  # whether it begins with the limit of a series of impacts
    fixed: bool

    def times(self, grid: Array) -> Array:
        """Return the times of a grid in it, with its own first and last one."""
        if grid[0] == self.begin and grid[-1] == self.end:
            return grid
        inside = grid[(grid > self.begin) & (grid < self.end)]
        return np.unique([self.begin, *inside, self.end])


@final
class _PhaseLog(EventLog):
    """The modes and states of a run behind its events."""

    at_once = 1

    def __init__(self, names: Sequence[LawName]) -> None:
        super().__init__(names)
        self.stops: list[tuple[float, Array, Integers, Array, bool, bool]] = []

    def take(
        self,
        solver: LoopSolver,
        others: list[ContactEvent] | None = None,
        *,
        begins: bool = False,
    ) -> None:
        known = len(self._rows)
        super().take(solver, others, begins=begins)
        memory, new = solver.contacts, self._rows[known:]
        assert memory is not None
        changed = not self.stops or (self.stops[-1][2] != memory.modes).any()
        if changed or new:
            rests = any(row.kind == "rest" for row in new)
            first = begins and not self.stops
            if not first and solver.t - self.stops[-1][0] < _NEAR and all(
                row.kind in ("stick", "rest", "contact") for row in new
            ):  # fmt: skip
                # What comes to rest together does so within what is left of speeds.
                self.stops.pop()
                rests = True
            if first and new:
                raise AnalysisError(
                    f"contact {new[0].contact!r} has an impact at the start, so that "
                    f"slopes by the start are not known. Start before or behind it."
                )
            self.stops.append(
                (solver.t, solver.y.copy(), memory.modes.copy(),
                 memory.directions.copy(), rests, begins)
            )  # fmt: skip


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


def phases_of(
    who: str, ready: Prepared, method: IntegrationMethod, begin: float, end: float
) -> Phases:
    """Return the phases of a run, or raise AnalysisError if it fails."""
    problem, system = ready.problem, ready.model.system
    contacts = problem.contacts
    assert contacts is not None
    log = _PhaseLog(problem.laws)
    trajectory = integrate(problem, np.array([begin, end]), method, log=log)
    laws = rows_of_laws(ready.model.shared)
    own = as_function(ready.driving.inputs, ready.driving.held)
    count = len(system.u)

    def inputs(t: float, y: Array) -> Array:
        u = np.zeros(count)
        values = own(t, y)
        u[: min(len(values), contacts.first)] = values[: contacts.first]
        return u

    n, m, phases = len(problem.labels), contacts.rows, []
    first = len(contacts.table) + 2 * m
    for k, (t, y, modes, ways, rests, fixed) in enumerate(log.stops):
        stop = log.stops[k + 1][0] if k + 1 < len(log.stops) else end
        values = ready.model.function("contacts")(t, y[:n], inputs(t, y[:n]))
        A = values[first : first + m * m].reshape(m, m)
        numbers = _numbers(laws, modes, ways, A)
        phases.append(Phase(t, stop, y[:n], modes, numbers, rests, fixed))
    return Phases(
        who, tuple(phases), law_names(system), laws, contacts, inputs, trajectory.notes
    )


def one_phase(
    who: str, ready: Prepared, method: IntegrationMethod, begin: float, end: float
) -> Phases:
    """Return a run without contacts, which is one phase."""
    state = np.asarray(ready.problem.y0, dtype=float)
    none = np.zeros(0)
    modes = np.zeros(0, np.int64)
    phase = Phase(begin, end, state, modes, none, False, True)
    own = as_function(ready.driving.inputs, ready.driving.held)
    return Phases(who, (phase,), (), (), None, own, ())


def joined(pieces: Sequence[Trajectory], grid: Array) -> Trajectory:
    """Return one trajectory of those of phases; at an event it is behind it."""
    if len(pieces) == 1:
        return pieces[0]
    times = np.concatenate([piece.times for piece in pieces])
    # Of times that stand twice the last is behind the event.
    rows = np.searchsorted(times, grid, side="right") - 1

    def whole(name: str) -> Array:
        array: Array = np.concatenate([getattr(piece, name) for piece in pieces])[rows]
        return array

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
    laws, m = len(c.table), c.rows
    held = np.nonzero(phase.numbers[:m])[0]
    gap_of = {one.normal: k for k, one in enumerate(phases.laws) if not one.kind}
    normals = [row for row in held.tolist() if row in gap_of]
    y, at = y.copy(), laws + 2 * m
    contacts, response = model.function("contacts"), model.function("contact_response")
    rounds = [(normals, 0)] * _ROUNDS + [(held.tolist(), 1)] * 2
    for rows, order in rounds if held.size else ():
        values = contacts(t, y, phases.inputs(t, y))
        left = (
            values[[gap_of[row] for row in rows]] if not order else values[laws:][rows]
        )
        if np.abs(left).max(initial=0.0) <= _ON:
            continue
        A = values[at : at + m * m].reshape(m, m)[np.ix_(rows, rows)]
        ways = response(t, y, phases.inputs(t, y)).reshape(-1, m)[:, rows]
        part = slice(c.nq, c.nq + c.nv) if order else slice(0, c.nq)
        y[part] -= ways[part] @ np.linalg.solve(A, left)
    return y
