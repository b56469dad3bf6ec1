"""The engine of rows that differ in numbers: rows in, states or motions out.

What `simulate` looks up, checks and labels for each run takes longer than many a motion
itself. Here all of it is done once, for one thread; between two runs numbers are put in
their places. A run has the same bits whatever the others are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses import run
from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.driver import LEFT, SINGULAR, Segment, segments
from symbody.analyses.run.integrate import UNDECIDED, note_of_changes
from symbody.analyses.run.keeping import OTHER_POSTURE, start_by_name, unclosed_start
from symbody.analyses.run.labelled_motion import is_looked_over, labelled_motion
from symbody.analyses.run.methods import AUTOMATIC, IntegrationMethod
from symbody.analyses.run.options import Save
from symbody.analyses.run.preparation import prepared
from symbody.analyses.run.problem import (
    HARMLESS,
    LARGEST_GROWTH,
    RAISE,
    InitialValueProblem,
    Trajectory,
    connect,
    rebound,
)
from symbody.analyses.run.time_events import TimeEvents
from symbody.errors import ModelError, collected_warnings
from symbody.events.switches import Switch
from symbody.expr.traverse import symbols_of
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.contact_events import NO_EVENTS, ContactEvents
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Record, Statistics, Status
from symbody.runtime.arrays import address
from symbody.runtime.loops.library import map_over
from symbody.runtime.loops.solver import Rebound
from symbody.runtime.loops.structures import Changes
from symbody.runtime.repeat import LaneRuns, Repeat, Touched, planned_steps
from symbody.studies.design import Design
from symbody.studies.keep import MotionWithWarnings, Reduction
from symbody.studies.targets import (
    ClosedStarts,
    NumberRows,
    Rows,
    Starts,
    Target,
    are_numbers,
    differ_in_numbers,
    starts_of,
)
from symbody.system.coordinates import Partition
from symbody.system.parts import MovedStarts, notes_of_moved

# From so many runs on it pays to compile what tells quickly that all has inertia.
_PAYS = 5
# A run of more steps is left to `simulate`, which looks after Ctrl-C meanwhile.
_MOST_STEPS = 100_000
# At most so many numbers in states of one call of a device, and so many runs.
_MOST_NUMBERS, _MOST_RUNS = 1 << 25, 1 << 16
Stopped: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Return that nobody stops runs."""
    return False


class States(NamedTuple):
    """States at the asked times, shape (runs, times, n), and what is known of runs."""

    of_runs: Array
    done: NDArray[np.bool_]  # which came to their end
    # Of runs that have something of it, by their place.
    contacts: Mapping[int, Touched] = MappingProxyType({})
    changes: Mapping[int, Changes] = MappingProxyType({})  # of the method
    turned: Mapping[int, None] = MappingProxyType({})  # that began in another posture
    moved: Mapping[int, MovedStarts] = MappingProxyType({})  # from given start values


class Plan(NamedTuple):
    """A plan of runs that differ in numbers."""

    model: CompiledModel
    problem: InitialValueProblem  # of any of the runs
    method: IntegrationMethod
    times: Array  # when states are asked for [s]
    # Names of the states that are given for each run; where loops must be closed,
    # others move.
    values: Collection[str]
    varied: Collection[str]  # in which of "p", "y" and "u" runs differ
    forces: bool = False  # of contacts: whether more than states is asked for

    @property
    def time_switches(self) -> list[Switch]:
        """The places where formulas of time may have corners or jumps."""
        functions = map(self.model.time_switches, ("derivatives", "sensors"))
        return [switch for one in functions for switch in one.switches]

    def why_not_in_lanes(self) -> str:
        """Return why runs, or one, cannot have equal steps in lanes; "" if they can."""
        model, step, most = self.model, self.method.step, self.method.max_steps
        if step is None:
            return (
                f"the method {self.method.name} chooses steps for each run; give steps "
                f"of one length: method=sb.RK4(0.001)"
            )
        if model.backend != "llvm":
            return f"the model is compiled by {model.backend!r}, and LLVM writes lanes"
        if not model.batch("derivatives", workers=1).in_lanes:
            return "its rates call Python, or are a loop over links"
        if model.system.discretes or model.system.whens:
            return "when clauses act, which is looked for in single runs"
        if model.system.contacts:
            return "contacts change their modes, which is looked for in single runs"
        if self.time_switches:
            return "steps end at events of time, which are those of single runs"
        if self.problem.ends is not None:
            return "the ends of its loads may meet, which is looked for in single runs"
        if self.problem.correction is not None:
            return "its loops are watched in single runs"
        if planned_steps(self.times, step) > most:
            return f"a run has more steps than {most}, which are allowed"
        return ""


class Executor(ABC):
    """An executor of planned runs, at least so many at once as its width."""

    mode: ClassVar[str]
    width = 1
    note = ""

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        self._plan, self._quaternions = plan, plan.problem.quaternions
        self._are_clear: Callable[..., NDArray[np.bool_]] | None = None
        self._checked = 0
        self._first = np.zeros(0, dtype=np.int64)

    def states(self, p: Array, y: Array, u: Array, stopped: Stopped = never) -> States:
        """Return states (runs, times, n), arbitrary where a run ended early."""
        y, done, first, turned, moved = self._closed(p, y, u)
        # In which runs something moves without inertia at the start.
        inertia = self._plan.model.shared.inertia
        begin = float(self._plan.times[0])
        self._checked += len(p)
        if self._are_clear is None and self._checked >= _PAYS:
            self._are_clear = inertia.clear()
        clear = self._are_clear
        lacking = ~clear(begin, y, p) if clear else np.ones(len(p), dtype=bool)
        for i in np.flatnonzero(lacking):
            message = inertia.message(begin, y[i], p[i], nearly=False)
            lacking[i] = message is not None
        done &= ~lacking
        self._first = first[done]
        result = self.of_some(self._integrated, Rows(p, y, u, done), stopped)
        turns = dict.fromkeys(np.flatnonzero(turned).tolist())
        return result._replace(turned=turns, moved=moved)

    def of_some(
        self, integrated: Callable[..., States], rows: Rows, stopped: Stopped
    ) -> States:
        """Return states of the rows that fit, NaN of others, and which are done."""
        *numbers, done = rows
        if done.all():
            return integrated(*numbers, stopped)
        shape = len(done), len(self._plan.times), rows.y.shape[1]
        states: Array = np.full(shape, np.nan)
        known: list[Any] = []
        if done.any():
            some = integrated(*(n[done] for n in numbers), stopped)
            states[done], at = some.of_runs, np.flatnonzero(done).tolist()
            known = [{at[k]: own[k] for k in own} for own in some[2:]]
            done[done] = some.done
        return States(states, done, *known)

    def formula_times(self, p: Array) -> Array:
        """Return the times that formulas get in a run with parameters p [s]."""
        times, (rows,) = self._plan.times, self.segments(p) or [[]]
        return np.concatenate(
            [s.formula_times(times[s.first : s.last]) for s in rows] or [times]
        )

    def segments(self, p: Array) -> list[list[Segment]] | None:
        """Return the segments of runs, none where events may be missed; or None."""
        switches, model = self._plan.time_switches, self._plan.model
        times, known = self._plan.times, {}
        if not switches:
            return None
        used = {s for one in switches for s in symbols_of(one.argument)}
        places = [i for i, symbol in enumerate(model.system.p) if symbol in used]
        keys = [row.tobytes() for row in p[:, places]]
        of_any = self._plan.problem.events
        assert isinstance(of_any, TimeEvents)
        for key, row in zip(keys, p, strict=True):
            if key not in known:
                own = CompiledModel(model.shared, model.overrides, row)
                events = of_any.of(own)
                parts = [*segments(times, events(float(times[0]), float(times[-1])))]
                known[key] = [] if events.notes() else parts
        return [known[key] for key in keys]

    @abstractmethod
    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        """Return the same of runs that begin well, each with its `_first` choice."""

    def _closed(self, p: Array, y: Array, u: Array) -> Starts:
        """Return closed states, where nothing is to be told of them, and choices."""
        return starts_of(y)


@final
class Loops(Executor):
    """Runs one after the other in a compiled loop: those of `simulate`, to all bits."""

    mode = "loops"

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        super().__init__(plan)
        model, problem = plan.model, plan.problem
        constrained = bool(model.system.constraints)
        self._starts = None
        if constrained:
            self._starts = ClosedStarts(model, plan.values, float(plan.times[0]))
        functions: list[Rebound] = []

        def bound(function: Any) -> Rebound:
            functions.append(Rebound(function.entry))
            return functions[-1]

        correction = problem.correction
        # Of each choice of dependent coordinates there are others.
        self._names = ["derivatives"]
        if correction is not None:
            # Each run with constraints sets its limit; that of others is only raised
            # by a start at a singular position.
            self._names.append("correction" if constrained else "range")
        self._names += [] if problem.jacobian is None else ["jacobian"]
        self._chosen: dict[Partition | None, list[Rebound]] = {}
        chosen = self._functions(model.system.partition)
        rates, *others = chosen
        if correction is not None:
            correction = replace(correction, function=others[0], condition=0.0)
        self._choices, self._numbers = None, [0]
        if self._starts is None:
            functions += chosen
        else:
            singular = LEFT if problem.contacts is None else SINGULAR
            self._choices = self._starts.choices(self._functions, singular)
        contacts = problem.contacts
        if contacts is not None:
            contacts = rebound(contacts, bound)
        own = replace(
            problem,
            contacts=contacts,
            rhs=rates,
            jacobian=None if problem.jacobian is None else others[-1],
            ends=problem.ends and bound(problem.ends),
            correction=correction,
            switches=problem.switches and bound(problem.switches),
        )
        solver, _ = connect(own, plan.method, np.zeros(1, np.int64), leaves=True)
        most = min(plan.method.max_steps, _MOST_STEPS)
        growth = HARMLESS, LARGEST_GROWTH, UNDECIDED, RAISE
        self._repeat = Repeat(
            solver, functions, plan.times, most, growth, self._choices
        )
        self._contacts, self._memory = contacts, solver.contacts

    def _functions(self, partition: Partition | None) -> list[Rebound]:
        """Return the functions of a choice of dependent coordinates."""
        if partition not in self._chosen:
            model = self._plan.model
            other = model if partition is None else model.with_partition(partition)
            own = [Rebound(other.function(name).entry) for name in self._names]
            self._chosen[partition] = own
        return self._chosen[partition]

    def _closed(self, p: Array, y: Array, u: Array) -> Starts:
        starts, choices = self._starts, self._choices
        result = super()._closed(p, y, u) if starts is None else starts(p, y)
        y, done, first, *_ = result
        if starts is not None and choices is not None:
            for partition in starts.partitions[len(self._numbers) :]:
                self._numbers.append(choices.add(None, self._functions(partition)))
            first = np.array(self._numbers, dtype=np.int64)[first]
        if self._contacts is not None:
            done &= self._obey(p, y, u)
        if self._contacts is not None or self._plan.problem.ends is not None:
            done &= first == 0  # what else they call is that of the model's own choice
        return result._replace(fit=done, choices=first)

    def _obey(self, p: Array, y: Array, u: Array) -> NDArray[np.bool_]:
        """Return in which runs all coefficients of laws are what they may be."""
        laws, times = self._contacts, self._plan.times
        assert laws is not None
        stepping = laws.stepping is not None
        function = laws.gaps if stepping else laws.contacts
        assert isinstance(function, Rebound)
        name = "contact_steps" if stepping else "contact_laws"
        values = np.zeros((len(p), self._plan.model.function(name).size))
        for i in range(len(p)):
            function.put(p[i])
            one = slice(i, i + 1)
            into = values[one]
            map_over(function, times[:1], y[one], u[one], into.size, into)
        first = len(laws.table) + laws.rows * (1 if stepping else 2)
        _, wrong = run.looked_at(laws.table, values, first)
        return np.asarray(~wrong.any(axis=(1, 2)))

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        memory, system = self._memory, self._plan.model.system
        if memory is None:
            parts, first = self.segments(p), self._first
            own_states = self._repeat.states(p, y, u, first=first, segments=parts)
            own_states.done[:] &= parts is None or [bool(part) for part in parts]
            return States(*own_states)
        span = float(np.ptp(self._plan.times))
        steps = memory.contacts.stepping is not None
        tolerances = run.tolerances_of(system, y, p, span, steps=steps)
        own = [(address(memory.tolerances), tolerances)]
        forces, first = self._plan.forces, self._first
        return States(*self._repeat.states(p, y, u, own, forces=forces, first=first))


@final
class Lanes(Executor):
    """Runs eight at a time in lanes of the processor, with steps of one length."""

    mode = "lanes"
    width = LaneRuns.width

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        super().__init__(plan)
        model, step = plan.model, plan.method.step
        assert step is not None, "adaptive runs are not in lanes"
        self._lanes = LaneRuns(
            model.function("derivatives"), model.batch("derivatives", workers=1),
            sorted({*plan.varied} - {"y"}), plan.times, step, self._quaternions,
        )  # fmt: skip

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        states: Array = np.full((len(p), len(self._plan.times), y.shape[1]), np.nan)
        done = np.zeros(len(p), dtype=bool)
        for first in range(0, len(p), self.width):
            some = slice(first, first + self.width)
            own = p[some], y[some], u[some], states[some]
            failed = self._lanes.states(*own, stopped)
            if failed is None:
                break
            done[some] = np.isnan(failed)
        return States(states, done)


@final
class OnDevice(Executor):
    """Runs on a device, a thread of it each, with steps of one length."""

    mode = "device"

    def __init__(self, plan: Plan, where: str) -> None:
        """Make ready; the text of the device is compiled here."""
        super().__init__(plan)
        why, step = plan.why_not_in_lanes(), plan.method.step
        if why or step is None:
            raise ModelError(
                f"where={where!r}: runs cannot be on a device: {why}. Take "
                f"where='threads'."
            )
        # What writes for devices is needed there only.
        from symbody.runtime.cuda.batch import DeviceRuns

        self._there = DeviceRuns(
            plan.model.function("derivatives"), where, sorted({*plan.varied} - {"y"}),
            plan.times, step, self._quaternions,
        )  # fmt: skip
        self.note = f"Runs were on {self._there.device}."
        size = len(plan.times) * max(1, len(plan.model.system.coordinates.y))
        self.width = max(1, min(_MOST_RUNS, _MOST_NUMBERS // size))

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        states, failed = self._there.states(p, y, u)
        return States(states, np.isnan(failed))


def executor_for(plan: Plan, device: str) -> Executor:
    """Return what integrates runs, or raise ModelError or CompileError on a device."""
    if device:
        return OnDevice(plan, device)
    if plan.method.loop != "rk4":
        return Loops(plan)
    why = plan.why_not_in_lanes()
    if not why:
        return Lanes(plan)
    loops = Loops(plan)
    loops.note = f"Runs were not in lanes: {why}."
    return loops


_DONE = Status("completed", "the run of a study")
# Options of `simulate` that runs may have.
_KNOWN = {"method", "start", "inputs", "compile", "parameters"}
# So long runs are done together in compiled code, before someone may stop them [s], and
# so many numbers their states are at most.
_TOGETHER, _MOST_AT_ONCE = 0.02, 1 << 19


class NotesOfRun(NamedTuple):
    """Events of a run's contacts, and notes on these and its start."""

    events: ContactEvents
    notes: tuple[Note, ...]


class Reduced(NamedTuple):
    """Numbers of runs, by label, which end well, and events and notes of these."""

    values: dict[str, Array]
    done: NDArray[np.bool_]
    by_place: Mapping[int, NotesOfRun]  # of those that have something of it


def _places_of(model: CompiledModel, kept: frozenset[str]) -> dict[str, Any] | None:
    """Return where what is kept stands among states; None if it is not all there."""
    places: dict[str, Any] = {"": slice(None)}
    places |= {s.name: i for i, s in enumerate(model.system.coordinates.y)}
    if not kept <= places.keys() or is_looked_over(model, limits="" not in kept):
        return None
    return {name: places[name] for name in kept}


@final
class Engine:
    """Runs of a design over the same times, by an executor; for one thread."""

    def __init__(
        self, plan: Plan, rows: NumberRows, executor: Executor,
        places: dict[str, Any] | None, save: Save,
    ) -> None:  # fmt: skip
        """Make ready; `places` are those of `_places_of`."""
        self.executor = executor
        self._model, self._rows, self._times = plan.model, rows, plan.times
        self._save, self._places = save, places
        self._laws = plan.problem.laws
        self._statistics = Statistics(plan.method.name, 0, 0, 0, 0, 0.0)

    def together(self, seconds: float) -> int:
        """Return how many runs are best done in one call, if one takes so long [s]."""
        size = len(self._times) * max(1, len(self._model.system.coordinates.y))
        count = min(round(_TOGETHER / max(seconds, 1e-9)), _MOST_AT_ONCE // size)
        width = self.executor.width
        return -(-max(1, count) // width) * width

    def states(self, runs: Sequence[int], stopped: Stopped = never) -> States:
        """Return the states of runs, shape (runs, times, n), and which end well."""
        return self._states(self._rows(runs), stopped)

    def reduced(
        self, runs: Sequence[int], keep: Mapping[str, Reduction], stopped: Stopped
    ) -> Reduced | None:
        """Return what is kept, and which runs end well; None to go run by run."""
        if self._places is None or not all(w.is_joint for w in keep.values()):
            return None
        result = self.states(runs, stopped)
        values = {
            label: what.of_all(result.of_runs[:, :, self._places[what.of]])
            for label, what in keep.items()
        }
        noted = sorted({i for own in result[2:] for i in own if result.done[i]})
        own = {i: self._notes_of(result, i) for i in noted}
        return Reduced(values, result.done, own)

    def _notes_of(self, states: States, i: int) -> NotesOfRun:
        """Return the events of a run, and notes on its start and its contacts."""
        contacts, changes = states.contacts.get(i), states.changes.get(i)
        notes: tuple[Note, ...] = (*notes_of_moved(states.moved.get(i, ())),)
        notes += (OTHER_POSTURE,) if i in states.turned else ()
        notes += () if changes is None else note_of_changes(changes)
        if contacts is None:
            return NotesOfRun(NO_EVENTS, notes)
        log = run.EventLog(self._laws)
        log.add(contacts.events)
        own = self._laws, log.events, contacts.system, contacts.step
        return NotesOfRun(log.events, (*notes, *run.notes_of_contacts(*own)))

    def motions(self, runs: Sequence[int]) -> list[MotionWithWarnings | None]:
        """Return motions with what is kept; None for those that do not end well."""
        rows = self._rows(runs)
        states = self._states(rows, never)
        return [
            self._with_warnings(states, rows, i) if states.done[i] else None
            for i in range(len(runs))
        ]

    def labelled(self, run: int) -> Motion | None:
        """Return the motion of a run with all quantities; None if it fails."""
        rows = self._rows([run])
        states = self._states(rows, never)
        return self._labelled(states, rows, 0) if states.done[0] else None

    def _states(self, rows: Rows, stopped: Stopped) -> States:
        return self.executor.of_some(self.executor.states, rows, stopped)

    def _with_warnings(self, states: States, rows: Rows, i: int) -> MotionWithWarnings:
        """Return a motion with what is kept, and what would be warned of."""
        if self._places is None:
            with collected_warnings() as collected:
                return MotionWithWarnings(self._labelled(states, rows, i), collected)
        own = states.of_runs[i]
        quantities = {
            name: Quantity(name, own[:, place], "coordinate")
            for name, place in self._places.items()
        }
        events, notes = self._notes_of(states, i)
        record = Record(
            self._times, quantities, self._model.system.name, _DONE, self._statistics,
            notes, events=events,
        )  # fmt: skip
        return MotionWithWarnings(Motion(record), [])

    def _labelled(self, states: States, rows: Rows, i: int) -> Motion:
        model = CompiledModel(self._model.shared, self._model.overrides, rows.p[i])
        times, own = self._times, states.contacts.get(i)
        U = np.tile(rows.u[i], (len(times), 1))
        U = U if own is None else run.with_forces(U, own.forces)
        events, notes = self._notes_of(states, i)
        at = self.executor.formula_times(rows.p[i : i + 1])
        reached = Trajectory(
            times, states.of_runs[i], U, _DONE, self._statistics, at, notes, events
        )
        return labelled_motion(model, reached, self._save)


def engine_of(
    model: CompiledModel, design: Design, targets: Mapping[str, Target],
    kept: frozenset[str], times: Array, options: Mapping[str, Any],
    without: tuple[Any, ...], device: str = "",
) -> Engine | None:  # fmt: skip
    """Return the engine of a study; None if its runs differ in more than numbers.

    Raises ModelError where an option is wrong, or the runs cannot be on that device.
    """
    if set(options) - _KNOWN or not are_numbers(model.system, design, targets):
        return None
    method, start = options.get("method", AUTOMATIC), options.get("start")
    if method.input_times is not None:
        return None
    begin, span = float(times[0]), float(times[-1] - times[0])
    inputs = options.get("inputs") or {}
    ready = prepared(model, inputs, start, span, method, begin=begin)
    problem = ready.problem
    own = start_by_name(model, start)
    values = {*own, *(n for n, target in targets.items() if target.kind == "start")}
    alike = differ_in_numbers(model, problem, started=bool(values))
    if not alike or ready.events.note:
        return None
    assert isinstance(problem.inputs, ConstantInputs)
    y0 = np.array(problem.y0, dtype=float)
    if model.system.constraints:
        # They are closed again for each run.
        y0 = unclosed_start(model, own)
    base = model.parameters.copy(), y0, np.array(problem.inputs.values, dtype=float)
    rows = NumberRows(model, design, targets, base)
    places = _places_of(model, kept)
    plan = Plan(
        model, problem, ready.method, times, values, rows.varied, places is None
    )
    save = Save(**dict.fromkeys(without, False)).computed(model.system)
    return Engine(plan, rows, executor_for(plan, device), places, save)
