"""Jumps of a run by when clauses: of discrete variables, states and velocities.

At an instant conditions are looked at again and again, as each jump may let others pass
zero, until none does. Of those that do, the clauses of the largest priority act at
once, on what was before.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping, Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import IntegrationMethod
from symbody.arguments import listed
from symbody.errors import AnalysisError, ModelError
from symbody.events.switches import rounding
from symbody.expr.node import Const, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.adding.switches import check_leaves_zero
from symbody.model.quantities import When, guarded
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.contact_events import ContactEvent
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import CONDITIONS_KNOWN, Addressed, Ending
from symbody.system.system import System
from symbody.system.values import starts_of_discrete

# Methods whose steps the loops go back in, and one whose steps end where clauses act.
_METHODS = ("DP54", "DP853", "Radau", "Moreau")
# Rounds of an instant before a run ends; instants so near to each other [s, roundings],
# likewise; and how near one clause may act to where it did [s].
_ROUNDS, _INSTANTS, _SOON, _NEAR, _NEAREST = 100, 20, 1e-8, 100, 1e-12
# So long behind an instant [s], in relation to the time, conditions are seen to pass.
_AHEAD = 1e-12
_MOST_TIMES = 1_000_000
# Results at which conditions are looked at, whether they turn within a step.
_LOOKED_AT = 40
_TINY = float(np.finfo(np.float64).tiny)
_SINGULAR = 1e-12


def scheduled(system: System, begin: float, end: float) -> Array:
    """Return the times between two at which clauses act [s]."""
    times: list[float] = []
    for when in system.whens.values():
        times += [t for t in when.at if begin <= t <= end]
        if when.every is not None:
            if (end - begin) / when.every > _MOST_TIMES:
                raise ModelError(
                    f"when clause {when.name!r}: it acts every {when.every:g} s, more "
                    f"than {_MOST_TIMES} times in {end - begin:g} s. Let it act less "
                    f"often."
                )
            near = rounding(begin, end - begin)
            first = math.ceil((begin - near) / when.every)
            last = math.floor(end / when.every)
            times += [k * when.every for k in range(first, last + 1)]
    return np.unique(times)


@final
class WhenClauses:
    """The when clauses of a run; `held` has the values of the discrete variables."""

    def __init__(
        self, model: CompiledModel, held: Array, start: Mapping[str, float]
    ) -> None:
        system = model.system
        self.held, self.names = held, tuple(system.whens)
        pairs = zip(
            system.discrete, starts_of_discrete(system, model.parameters), strict=True
        )
        self.start = np.array([start.get(s.name, value) for s, value in pairs])
        # Since they were taken, those that acted together.
        self.events: list[tuple[ContactEvent, ...]] = []
        self._model, self._n = model, len(model.state_labels())
        self._clauses = tuple(system.whens.values())
        self._guarded = guarded(system.whens)
        self._order, self._conditions = (
            {when.name: k for k, when in enumerate(whens)}
            for whens in (self._clauses, self._guarded)
        )
        self._own = at = system.discrete_in_u
        self._number = {s: at.start + i for i, s in enumerate(system.discrete)}
        first = system.coordinates.x_in_y.start
        self._states = {s: first + i for i, s in enumerate(system.x)}
        # Where new values and impulses of each begin among those of all.
        self._firsts: dict[str, tuple[int, int]] = {}
        changes = pushes = 0
        for when in self._clauses:
            self._firsts[when.name] = changes, pushes
            changes, pushes = changes + len(when.values), pushes + len(when.pushed)
        self._sizes, self._goes_on = (changes, pushes), False
        self._begin_anew(self.start)

    @property
    def guards(self) -> tuple[Addressed | None, int]:
        """The function of all conditions, and how many there are."""
        count = len(self._guarded)
        return (self._model.function("guards") if count else None), count

    def _begin_anew(self, values: Array) -> None:
        """Hold values of discrete variables, as if no clause had acted yet."""
        self.held[self._own] = values
        self.events.clear()
        self._last, self._soon = -np.inf, 0
        self._acted: dict[str, float] = {}  # when each has acted last [s]
        # How late one acted at most at the end of a step [s], which, and when [s].
        self._latest = 0.0, "", 0.0

    def going_on(self, u: Array, held: Array) -> WhenClauses:
        """Return the same for a run that begins with inputs of another one.

        What acts at its begin has acted in that one.
        """
        result = copy.copy(self)
        result.held, result.events = held, []
        result.start = u[self._own]
        result._goes_on = True
        return result

    def begin(self, solver: LoopSolver, start: Array | None = None) -> list[Note]:
        """Begin a run with start values; tell which conditions hold there."""
        self._begin_anew(self.start if start is None else start)
        solver.hold()
        ahead, notes = self._ahead(solver), []
        for when, value in zip(self._guarded, ahead.tolist(), strict=True):
            holds = value > 0 if when.direction == "rising" else value < 0
            if self._goes_on or not holds or when.direction == "both":
                continue
            if self._would_change(solver, when):
                sign = "positive" if value > 0 else "negative"
                text = (
                    f"The condition of the when clause {when.name!r} is {sign} at the "
                    f"start already. It acts where it passes zero the next time."
                )
                notes.append(Note(text, "when clause", when.name, solver.t))
        self._take_sides(solver, np.sign(ahead))
        return notes

    def settle(
        self, solver: LoopSolver, span: float, *, begins: bool = False
    ) -> Ending:
        """Let all act whose time has come; go on from what is then.

        Raises AnalysisError where they act without end, contradict each other, or have
        no impulse for what a velocity is to become.
        """
        fired: list[str] = []
        located = -1 if begins else solver.structure.event
        if located >= 0 and solver.accuracy.step:
            self._note_late(solver)
        sides = np.sign(solver.sides)
        # What has come to zero, or begun there, and does not come there again.
        passed = np.abs(solver.sides) <= _TINY
        timed = self._timed(solver.t, span) if begins and not self._goes_on else []
        self._goes_on = False
        for _ in range(_ROUNDS):
            ahead = self._ahead(solver)
            sides = np.where(sides == 0, np.sign(ahead), sides)
            crossed = (ahead * sides < 0) | ((ahead == 0) & ~passed)
            if located >= 0:
                crossed[located] = True
            located, due = -1, list(timed)
            for k in np.flatnonzero(crossed).tolist():
                when, direction = self._guarded[k], -sides[k]
                if when.direction == ("falling" if direction > 0 else "rising"):
                    sides[k], passed[k] = direction, True
                else:
                    due.append(when)
            if not due:
                break
            most = max(when.priority for when in due)
            acting = [when for when in due if when.priority == most]
            acting.sort(key=lambda when: self._order[when.name])
            for when in acting:
                k = self._conditions.get(when.name, -1)
                if k >= 0:
                    sides[k], passed[k] = -sides[k], True
            timed = [when for when in timed if when.priority != most]
            fired += [when.name for when in acting]
            ending = self._act(solver, acting)
            if ending not in (Ending.RUNNING, Ending.DONE):
                return ending
        else:
            raise self._endless(solver.t, fired, "at one instant, again and again")
        if fired:
            t = solver.t
            near = rounding(t, span)
            is_soon = 0 <= t - self._last <= max(_SOON, _NEAR * near)
            self._soon = self._soon + 1 if is_soon else 0
            self._last = t
            # A stepper may have gone back.
            after = (t - self._acted.get(name, -np.inf) for name in fired)
            at_once = any(0 < one <= max(_NEAREST, near) for one in after)
            self._acted |= dict.fromkeys(fired, t)
            if self._soon > _INSTANTS or at_once:
                raise self._endless(t, fired, "again and again, ever sooner,")
        elif not begins:
            self._go_on(solver, solver.y.copy(), jumps=False)
        self._take_sides(solver, sides)
        return Ending.RUNNING

    def _note_late(self, solver: LoopSolver) -> None:
        """Note how long ago conditions have passed zero, in a step of one length."""
        now = self._guards(solver, self._time(solver), solver.y)
        passed = now * solver.sides <= 0
        # What has not passed may have changed by less than can be divided by.
        shares = np.abs(now) * passed / np.maximum(np.abs(now - solver.sides), _TINY)
        k = int(np.argmax(np.where(passed, shares, -1.0)))
        late = solver.structure.h_old * float(shares[k])
        self._latest = max(self._latest, (late, self._guarded[k].name, solver.t))

    def notes_of_steps(self, step: float) -> list[Note]:
        """Return that clauses acted at the ends of steps [s], and how late."""
        late, name, t = self._latest
        if not name:
            return []
        text = (
            f"Time stepping with {step:g} s: when clauses act at the ends of steps, "
            f"{name!r} at t = {t:.6g} s about {late:.2g} s after its condition has "
            f"passed zero, and none later, which goes as the step. A condition that "
            f"passes zero and comes back within a step is not seen."
        )
        return [Note(text, "when clause", name, t)]

    def notes_of_fast(
        self, solver: LoopSolver, t: Array, y: Array, u: Array, step: float
    ) -> list[Note]:
        """Return conditions that turn within a step, so that passages may be unseen.

        They change by more in a step [s] than fits between their least and greatest.
        """
        if not (self._guarded and step):
            return []
        guards, n = self._model.function("guards"), self._n
        rows = range(0, len(t), 1 + len(t) // _LOOKED_AT)
        now, changes = np.zeros((2, len(rows), len(self._guarded)))
        for k, row in enumerate(rows):
            moment, here = _AHEAD**0.5 * step, (float(t[row]), y[row])
            own = guards(here[0], here[1][:n].copy(), u[row])
            moved = here[1] + moment * solver.rates(*here)[1]
            later = guards(here[0] + moment, moved[:n], u[row])
            now[k], changes[k] = own, np.abs(np.subtract(later, own)) * (step / moment)
        fast = np.median(changes, axis=0) > np.ptp(now, axis=0)
        text = (
            f"goes up and down within a step, of {step:.3g} s: where it passes zero "
            f"may be unseen. Give the method a max_step shorter than it takes."
        )
        who = "The condition of the when clause"
        names = (self._guarded[k].name for k in np.nonzero(fast)[0].tolist())
        return [Note(f"{who} {name!r} {text}", "when clause", name) for name in names]

    def _go_on(self, solver: LoopSolver, y: Array, *, jumps: bool) -> Ending:
        """Start again; contacts choose their modes anew where something jumps."""
        solver.start(solver.t, y, solver.next_step)
        if solver.contacts is not None and not jumps:
            solver.contacts.structure.begun = 1
        return solver.resolve()

    def _timed(self, t: float, span: float) -> list[When]:
        """Return the clauses whose time it is."""
        near = rounding(t, span)

        def is_due(when: When) -> bool:
            if when.every is not None:
                return abs(round(t / when.every) * when.every - t) <= near
            return any(abs(one - t) <= near for one in when.at)

        return [when for when in self._clauses if is_due(when)]

    def _time(self, solver: LoopSolver) -> float:
        low, high = solver.context.window
        return float(min(max(solver.t, low), high))

    def _guards(self, solver: LoopSolver, t: float, y: Array) -> Array:
        if not self._guarded:
            return np.zeros(0)
        u = solver.map_inputs(np.array([t]), y[None])[0]
        function = self._model.function("guards")
        values: Array = np.array(function(t, y[: self._n], u)).ravel()
        if not np.isfinite(values).all():
            name = self._guarded[int(np.argmin(np.isfinite(values)))].name
            raise AnalysisError(
                f"when clause {name!r}: its condition is not finite at t = "
                f"{solver.t:.6g} s. Give a formula that is defined in the whole run."
            )
        return values

    def _ahead(self, solver: LoopSolver) -> Array:
        """Return the conditions a moment later, where their signs are those to come."""
        t, y = self._time(solver), solver.y.copy()
        moment = _AHEAD * max(1.0, abs(t))
        _, rates = solver.rates(t, y)
        if not np.isfinite(rates).all():
            rates = np.zeros(y.size)  # the run will end there by name
        return self._guards(solver, t + moment, y + moment * rates)

    def _take_sides(self, solver: LoopSolver, sides: Array) -> None:
        """Let the loops know on which side of zero each condition is."""
        if not len(sides):
            return
        now = self._guards(solver, self._time(solver), solver.y)
        solver.sides[:] = np.where(now * sides > 0, now, sides * _TINY)
        solver.structure.watching = CONDITIONS_KNOWN

    def _now(self, solver: LoopSolver) -> tuple[float, Array, Array]:
        """Return the time that formulas get, the state and the inputs."""
        t, y = self._time(solver), solver.y.copy()
        return t, y, solver.map_inputs(np.array([t]), y[None])[0]

    def _act(self, solver: LoopSolver, acting: Sequence[When]) -> Ending:
        """Let clauses, in the order of all, act on what is now."""
        t, y, u = self._now(solver)
        values, impulses, speeds, A, D = self._jumps(t, y, u)
        rows: list[int] = []
        new: dict[Symbol, tuple[float, str]] = {}
        for when in acting:
            first, push = self._firsts[when.name]
            rows += range(push, push + len(when.pushed))
            for symbol, number in zip(when.changed, values[first:], strict=False):
                value, name = float(number), when.name
                if not math.isfinite(value):
                    raise AnalysisError(
                        f"when clause {name!r}: its new value of {symbol!r} is {value} "
                        f"at t = {t:.6g} s. Give a formula that is finite there."
                    )
                known, other = new.setdefault(symbol, (value, name))
                if known != value:
                    raise AnalysisError(
                        f"when clauses {other!r} and {name!r}: at t = {t:.6g} s they "
                        f"give {symbol!r} the values {known:g} and {value:g} at once. "
                        f"Let one have a larger priority."
                    )
        P = self._impulses(acting, rows, impulses[rows], speeds[rows], A, t)
        before = self._kinetic(t, y) if rows and y.size > self._n else 0.0
        y[self._model.system.coordinates.v_in_y] += D[:, rows] @ P
        for target, (value, _) in new.items():
            if target in self._states:
                y[self._states[target]] = value
            else:
                self.held[self._number[target]] = value
        if rows and y.size > self._n:
            y[self._n] += self._kinetic(t, y) - before
        parts, row = [], iter(P.tolist())
        for when in acting:
            own = tuple(next(row) for _ in when.pushed)
            parts.append(ContactEvent(solver.t, "switch", when.name, own))
        self.events.append(tuple(parts))
        solver.hold()
        return self._go_on(solver, y, jumps=True)

    def _would_change(self, solver: LoopSolver, when: When) -> bool:
        """Return whether a clause would give anything another value now."""
        t, y, u = self._now(solver)
        now = np.concatenate([y, u])
        at = self._states | {s: len(y) + k for s, k in self._number.items()}
        values = self._jumps(t, y, u)[0][self._firsts[when.name][0] :]
        pairs = zip(when.changed, values, strict=False)
        return bool(when.pushed) or any(now[at[s]] != v for s, v in pairs)

    def _jumps(self, t: float, y: Array, u: Array) -> list[Array]:
        """Return new values, impulses, velocities, A and D of all clauses."""
        out = np.array(self._model.function("jumps")(t, y[: self._n], u)).ravel()
        changes, m = self._sizes
        *parts, A, D = np.split(out, np.cumsum([changes, m, m, m**2]))
        return [*parts, A.reshape(m, m), D.reshape(len(self._model.system.v), m)]

    def _impulses(
        self,
        acting: Sequence[When],
        rows: list[int],
        sizes: Array,
        speeds: Array,
        A: Array,
        t: float,
    ) -> Array:
        """Return the impulses: known ones, and those that give velocities values."""
        velocities = [v for when in acting for v in when.velocities]
        P = np.array(sizes, dtype=float)
        wanted = [i for i, v in enumerate(velocities) if v is not None]
        if wanted:
            own = A[np.ix_(rows, rows)]
            known = P.copy()
            known[wanted] = 0.0
            change = (P - speeds - own @ known)[wanted]
            part = own[np.ix_(wanted, wanted)]
            scale = np.abs(part).max()
            if not np.linalg.matrix_rank(part, _SINGULAR * scale) == len(wanted):
                raise AnalysisError(
                    f"when clauses {listed([w.name for w in acting])}: at t = {t:.6g} "
                    f"s no impulses of the inputs give the velocities their values, as "
                    f"the loads do not move them. Let the loads act along them."
                )
            P[wanted] = np.linalg.solve(part, change)
        if not np.isfinite(P).all():
            raise AnalysisError(
                f"when clauses {listed([w.name for w in acting])}: at t = {t:.6g} s "
                f"an impulse is not finite. Check its formula there."
            )
        return P

    def _kinetic(self, t: float, y: Array) -> float:
        u = np.zeros(len(self._model.system.u))
        return float(self._model.function("energy")(t, y[: self._n].copy(), u)[0])

    def _endless(self, t: float, fired: Sequence[str], how: str) -> AnalysisError:
        names = listed([*dict.fromkeys(map(repr, fired[-8:]))])
        return AnalysisError(
            f"when clauses {names}: they act {how} at t = {t:.6g} s, so that time does "
            f"not go on. Keep their thresholds apart (hysteresis), or let one undo the "
            f"other only after a while."
        )


def when_clauses_of(
    model: CompiledModel,
    method: IntegrationMethod,
    treatment: str,
    held: Array,
    start: Mapping[str, float],
) -> WhenClauses | None:
    """Return the when clauses of a run, whose discrete variables stand in `held`.

    Some of these begin with values of `start` instead of the model's.
    """
    system = model.system
    if not system.discretes and not system.whens:
        return None
    if method.name not in _METHODS or treatment == "dae":
        what = f"method={method.name!r}" if treatment != "dae" else "constraints='dae'"
        raise ModelError(
            f"model {system.name!r} has when clauses, at which the steps of "
            f"{what} cannot end. Take one of {listed(_METHODS)}, with "
            f"constraints='projection'."
        )
    forces = {*system.contact_forces}
    touching = [*forces, *(s for c in system.contacts for s in c.moving)]
    values = dict(zip(system.p, map(Const, model.parameters.tolist()), strict=True))
    for when in guarded(system.whens):
        assert when.condition is not None
        with building_graph():
            who = f"when clause {when.name!r}"
            check_leaves_zero(who, when.condition, touching, values)
        steps = method.name == "Moreau"
        if steps and not forces.isdisjoint(symbols_of(when.condition)):
            raise ModelError(
                f"when clause {when.name!r}: its condition holds a "
                f"contact's force, which is a mean over a step of Moreau, impacts "
                f"included. Take DP54, DP853 or Radau, or a gap or slip."
            )
    return WhenClauses(model, held, start)
