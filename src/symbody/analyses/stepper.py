"""A model in a loop of the user's: reset, step by step with inputs, look, go back."""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict, Unpack, final

import numpy as np

from symbody.analyses.instant.inputs import Array, missing_inputs, places_of
from symbody.analyses.run.driver import OpenRun, Segment, segments
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.failures import explain_ending, explain_inputs
from symbody.analyses.run.keeping import StartLike, start_by_name, unclosed_start
from symbody.analyses.run.methods import (
    DP54,
    DP853,
    RK4,
    ConstraintsLike,
    Moreau,
    Radau,
    chosen_constraints,
    chosen_method,
)
from symbody.analyses.run.options import by_objects, check_options
from symbody.analyses.run.preparation import compiled_for, prepared
from symbody.analyses.run.problem import (
    InitialValueProblem,
    Reached,
    connect,
    connect_anew,
)
from symbody.analyses.run.saved_state import Origin, SavedState
from symbody.arguments import Arguments, listed, near, real_array, shown
from symbody.errors import AnalysisError, CallError, ModelError, SymbodyError
from symbody.model.model import Model
from symbody.notes import Note, noted
from symbody.pipeline import CompiledModel
from symbody.pipeline.functions import Compile
from symbody.results.contact_events import NO_EVENTS, ContactEvents
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Ending
from symbody.system.coordinates import Partition

# By name, or all in order; a number where there is one.
SteppedInputs: TypeAlias = Mapping[str, object] | Sequence[float] | Array | float
OneStepMethod: TypeAlias = Literal["DP54", "DP853", "RK4", "Radau", "Moreau"]
OneStepLike: TypeAlias = OneStepMethod | DP54 | DP853 | RK4 | Radau | Moreau
_ARGUMENTS = Arguments("stepper", ModelError)
_OF_STEPS = Arguments("stepper")
_BUDGET = 1_000_000  # steps until the end of a step of the user's
_DONE = int(Ending.DONE)


@final
class Stepper:
    """A model that advances in steps of one length, with constant inputs in each.

    For controllers, games, hardware and learning: ``sim.step(u)`` takes the inputs,
    advances time by dt and returns the state. Inside, the method takes the steps that
    its tolerances need; nothing is compiled after the first step. What happens where a
    step ends, as an impact, belongs to the next one: the state is that before it.

    Example:
        >>> import symbody as sb
        >>> sim = sb.Stepper(sb.library.cart_pole(), dt=0.01)
        >>> for _ in range(100):
        ...     y = sim.step([0.1])
        >>> round(sim.t, 9)
        1.0
    """

    _OF_SOLVER = (
        "solver", "_run", "_python", "_stop", "_places", "_go", "_state", "_rows",
    )  # fmt: skip
    _SAVED = (
        "model", "method", "input_names", "_dt", "_inputs", "_notes", "_came_from",
        "_first", "_has_no_events", "_begin", "_start", "_origin", "_steps",
    )  # fmt: skip
    # So that a misspelt attribute is an error where it is set.
    __slots__ = (*_OF_SOLVER, *_SAVED, "__weakref__")

    @by_objects
    def __init__(
        self,
        model: Model | CompiledModel,
        dt: float,
        *,
        inputs: InputsLike | None = None,
        parameters: Mapping[str, object] | None = None,
        start: StartLike | None = None,
        t: float = 0.0,
        method: OneStepLike = "DP54",
        constraints: ConstraintsLike = "projection",
        compile: Compile | None = None,
    ) -> None:
        """Make the model ready, at its start.

        Args:
            model: The mechanism; a compiled one saves deriving and compiling again.
            dt: By how much time goes on in a step [s].
            inputs: Those that are not given to `step`: formulas, tables, numbers or
                functions, as in `simulate`. All others are zero until a step sets them.
                Functions are looked at where the method steps, which is at least once
                in dt; briefer pulses of theirs need a max_step of the method.
            parameters: Values by name in place of the defaults.
            start: Values by name in place of those of the model, or all as one array.
            t: Time of the start [s].
            method: "DP54", whose step has half of the evaluations of "DP853", the
                default of `simulate`, which pays where dt is long; "Radau" for stiff
                systems, "RK4" or, for many contacts, "Moreau", both with steps of dt;
                or an object with options, such as sb.Radau(rtol=1e-6).
            constraints: "projection", "partition" or "baumgarte"; see `simulate`.
            compile: How a model is compiled that is not yet.

        Raises:
            ModelError: The model, an option, an input or a start value is wrong.
        """
        self._dt = _ARGUMENTS.number("dt", dt, above=0, unit="s")
        t = _ARGUMENTS.number("t", t, unit="s")
        wanted = chosen_constraints(_ARGUMENTS, constraints)
        own_method = chosen_method(_ARGUMENTS, method, OneStepMethod, step=self._dt)
        if wanted.word == "dae":
            rule, remedy = "no way of IDA", "Take 'projection', which can restart."
            raise _ARGUMENTS.refused("constraints", constraints, rule, remedy)
        compiled = compiled_for(
            _ARGUMENTS, model, parameters, compile, contacts=True, whens=True
        )
        self._inputs = values = checked_inputs(_ARGUMENTS, inputs)
        self.input_names = missing_inputs(compiled.system, values)
        ready = prepared(
            compiled, values, start, self._dt, own_method.limited(own_method.longest),
            wanted, held=self.input_names, begin=t,
        )  # fmt: skip
        if ready.problem.controllers is not None:
            rule, remedy = "no Sampled controller", "Call it between two steps."
            raise _ARGUMENTS.refused("inputs", "Sampled(…)", rule, remedy)
        self.model, self.method, self._notes = ready.model, ready.method, ready.notes
        treatment = ready.treatment, *wanted.feedback
        own = ready.model, self.method, treatment, self._dt, ready.driving
        self._came_from = Origin(*own)
        self._first = ready.problem
        self._has_no_events = ready.events.is_empty
        self._begin, self._start = float(t), copy.copy(start)
        self._stop = np.zeros(1, dtype=np.int64)
        self._connect()

    def _connect(self, again: LoopSolver | None = None) -> None:
        solver, self._python = connect(self._first, self.method, self._stop, again)
        self.solver = solver
        own = Answers(np.zeros(0), solver.n), self._begin, self.dt
        self._run = OpenRun(self._first, self.method, solver, *own)
        # How it steps where nothing happens that Python has to know of.
        happens = self._python is not None or self._run.log is not None
        is_plain = self._has_no_events and not happens
        self._go = solver.going(self._run.answers, _BUDGET) if is_plain else None
        self._state = solver.y
        places = places_of(self.model.system.inputs)
        self._places = {name: places[name] for name in self.input_names}
        rows = [i for p in self._places.values() for i in range(p.start, p.stop)]
        self._rows = np.array(rows, dtype=np.int64)
        self._go_to(self._begin, np.asarray(self._first.y0, dtype=float))
        solver.hold()

    def __copy__(self) -> Stepper:
        """Return a copy that steps by itself, with inputs of its own."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        """Return all but the solver, whose memory is among what is saved."""
        return {k: getattr(self, k) for k in self._SAVED} | {"saved": self.save()}

    def __setstate__(self, table: Mapping[str, Any]) -> None:
        """Connect a solver of its own, and go on where the other was."""
        for name in self._SAVED:
            setattr(self, name, table[name])
        self._stop = np.zeros(1, dtype=np.int64)
        self._connect()
        self.restore(table["saved"])

    def _go_to(self, t: float, y: Array, discretes: Array | None = None) -> None:
        self._origin, self._steps = t, 0
        self.solver.start(t, y)
        if self._first.whens is not None:
            self.solver.resolve()
            self._first.whens.begin(self.solver, discretes)

    @property
    def problem(self) -> InitialValueProblem:
        """The initial value problem, from the start."""
        return self._first

    @property
    def notes(self) -> tuple[Note, ...]:
        """Notes on the first start, and on what steps of one length pass over."""
        return noted(self._notes)

    @property
    def dt(self) -> float:
        """By how much time goes on in a step [s]."""
        return self._dt

    @property
    def t(self) -> float:
        """The time [s]."""
        return self.solver.t

    @property
    def y(self) -> Array:
        """The state, shape (n,); a copy."""
        return self.solver.y.copy()

    @property
    def q(self) -> Array:
        """The coordinates."""
        return self.y[self.model.system.coordinates.q_in_y]

    @property
    def v(self) -> Array:
        """The velocities."""
        return self.y[self.model.system.coordinates.v_in_y]

    @property
    def u(self) -> Array:
        """All inputs, as they are now."""
        self.solver.resolve()
        t, y = np.array([self.t]), self.solver.y[None, :]
        return np.asarray(self.solver.map_inputs(t, y)[0])

    @property
    def state(self) -> dict[str, float]:
        """The state by names."""
        return dict(zip(self.model.state_labels(), self.y.tolist(), strict=True))

    @property
    def sensors(self) -> dict[str, Array]:
        """The values of the sensors now, by name."""
        return self.model.sensor_values(self.t, self.y, self.u)

    def reset(self, start: StartLike | None = None, t: float | None = None) -> Array:
        """Go back to a start; return the state. Inputs are what they were at first.

        Args:
            start: Values by name in place of those that the stepper was made with, or
                all as one array.
            t: Time of the start; as at first by default [s].

        Raises:
            ModelError: A name is unknown, or a value does not fit.
        """
        begin = self._begin if t is None else _ARGUMENTS.number("t", t, unit="s")
        system = self.model.system
        closes = bool(system.constraints or system.start_conditions)
        if start is None and begin != self._begin and closes:
            start = {}  # closed at another time
        whens = None
        if start is not None:
            ready = prepared(
                self.model, self._inputs, self._with_own(start, begin) or None, self.dt,
                self.method, held=self.input_names, begin=begin,
            )  # fmt: skip
            y, whens = np.asarray(ready.problem.y0, dtype=float), ready.problem.whens
        else:
            y = np.asarray(self._first.y0, dtype=float)
        if self.solver.held is not None:
            for place in self._places.values():
                self.solver.held[place] = 0.0
        self._stop[0] = 0
        self._connect(self.solver)
        self._go_to(begin, y, None if whens is None else whens.start)
        return self.y

    def _with_own(self, start: StartLike, t: float) -> dict[str, Any]:
        """Return start values, with the stepper's own of the states that lack one."""
        model, places = self.model, self.model.state_places
        values: dict[str, Any] = start_by_name(model, start)
        own: dict[str, Any] = start_by_name(model, self._start)
        replaced = {places.get(name, name) for name in values}
        others = {n: v for n, v in own.items() if places.get(n, n) not in replaced}
        values = others | values
        every = {places.get(n) for n in values}.issuperset(places.values())
        if not (others and every and model.system.constrained):
            return values
        # Where it has all states of its own, those move that are not given now.
        y = unclosed_start(model, values)
        by_name = {n: y[places[n]] for n in values if n in places and n not in others}
        settled = model.settled_start(y, by_name, (), t)[1]
        return values | dict(zip(model.state_labels(), settled.tolist(), strict=True))

    def step(self, u: SteppedInputs | None = None) -> Array:
        """Let time go on by dt; return the state.

        Args:
            u: Inputs that hold from now on: by name, or all of `input_names` in order,
                one of which may be a number; None for those of before.

        Raises:
            CallError: An input is unknown, or its value does not fit.
            AnalysisError: The step failed; the stepper is where it has come to, and can
                be reset or restored.
        """
        if u is not None and self._set(u):
            solver = self.solver
            solver.hold()
            solver.start(solver.t, self._state, solver.next_step)
        # After an error or Ctrl-C the next step goes to where this one should have.
        end = self._origin + (self._steps + 1) * self._dt
        if self._go is not None:
            self.solver.structure.end = end
            ending = self._go()
            if ending != _DONE:
                self._advance(end, Ending(ending))
            self._steps += 1
            return self._state.copy()
        self._stop[0] = 0
        if self._python is not None:
            self._python.error = None
        events = self._run.problem.events(self.t, end)
        times = np.array([self.t, end])
        last: Segment | None = None
        for segment in segments(times, events):
            if segment.is_instant:
                continue
            self.solver.window[:] = segment.window
            if segment.window[0] > -np.inf:  # there is an event where it begins
                if self.t != self._origin:
                    self._run.pass_event(last, segment, times)
                self.solver.start(self.t, self.y, self.solver.next_step)
            if self._first.whens is not None:
                self.solver.resolve()
                self._run.settle(begins=True)
            self._advance(segment.end)
            last = segment
        self._steps += 1
        return self.y

    def _set(self, u: SteppedInputs) -> bool:
        """Hold inputs from now on; return whether any differs from before."""
        request, held = _OF_STEPS, self.solver.held
        assert held is not None
        wanted = held.copy()
        if isinstance(u, Mapping):
            for name, value in u.items():
                if name not in self._places:
                    known = ", ".join(self._places) or "none"
                    raise CallError(
                        f"stepper: {shown(name)} is no input of those that steps set: "
                        f"{known}. {near(name, self._places)}"
                    )
                place = self._places[name]
                unit = self.model.system.inputs[name].unit
                values = request.numbers(name, value, unit=unit)
                count = place.stop - place.start
                if values.shape and values.size != count:
                    rule = f"an array of {count} numbers"
                    remedy = "Give one for each entry, or one for all."
                    raise request.refused(name, value, rule, remedy)
                wanted[place] = values.reshape(-1)
        else:
            every, rows = real_array(u), self._rows
            if every is None or every.size != rows.size:
                names = ", ".join(self.input_names) or "no input is left to be set"
                rule = f"{rows.size} numbers ({names})"
                raise request.refused("u", u, rule, "Give one for each, in this order.")
            wanted[rows] = every.reshape(-1)
        # A list of a few numbers is looked at sooner than an array of them.
        numbers = wanted.tolist()
        if not all(map(math.isfinite, numbers)):
            raise request.refused("u", u, "finite numbers", "Check what gives them.")
        if numbers == held.tolist():
            return False
        held[:] = wanted
        return True

    def _advance(self, end: float, ending: Ending | None = None) -> None:
        """Come to a time, or raise AnalysisError; a first try has ended so."""
        ending = self._advanced(end) if ending is None else ending
        while ending == Ending.REPARTITION and self._run.repartition():
            ending = self._advanced(end)
        if ending == Ending.RUNNING:
            ending = Ending.TOO_MANY_STEPS
        if ending == Ending.DONE:
            return
        cause = None if self._python is None else self._python.failure()
        if cause is not None and self._python is not None:
            raise AnalysisError(explain_inputs(cause, self._python.time)) from cause
        if ending == Ending.STOPPED:
            raise KeyboardInterrupt
        first = np.asarray(self._first.y0, dtype=float)
        run = Reached(self._run.problem, self.solver, self._origin, first, end)
        raise AnalysisError(explain_ending(ending, self.method, run))

    def _advanced(self, end: float) -> Ending:
        """Step towards a time, and note what happens to contacts."""
        most = self.solver.tried + _BUDGET
        ending = self._run.advance(end, _BUDGET)
        while ending == Ending.RUNNING and self.solver.tried < most:
            ending = self._run.advance(end, _BUDGET)
        return ending

    @property
    def events(self) -> ContactEvents:
        """The events of contacts since the start, or since it was unpickled."""
        return NO_EVENTS if self._run.log is None else self._run.log.events

    def save(self) -> SavedState:
        """Return all that `restore` needs to go on from here, to the last bit."""
        held = np.zeros(0) if self.solver.held is None else self.solver.held.copy()
        return SavedState(
            self.t, self.y, self._steps, self._origin, self._came_from,
            _choice(self._run.problem), self._run.problem, self.solver.memory(), held,
            self.solver.u.copy(),
        )  # fmt: skip

    def restore(self, saved: SavedState) -> Array:
        """Go back to what `save` returned; return the state.

        It may have been saved by another stepper, also in another process, with the
        same model, parameters, method, step and inputs; steps go on with the same bits.

        Raises:
            CallError: It was saved by a stepper that differs, or with inputs by
                functions of Python, of which nobody knows whether they do.
        """
        remedy = "Give what `save` has returned."
        _OF_STEPS.instance("saved", saved, SavedState, remedy)
        result = self._came_from.differences(saved.origin)
        if result is None or result:
            raise self._foreign(saved, result)
        problem = saved.problem
        if problem is None or saved.origin is not self._came_from:
            problem = self._problem_of(saved)
            if saved.trace is not None and saved.trace_of(problem) != saved.trace:
                derived = "how its equations were derived, which depends on what was "
                raise self._foreign(saved, [derived + "derived before"])
        if problem is not self._run.problem:
            connect_anew(problem, self.solver)
            self._run.problem = problem
        self.solver.restore(saved.memory)
        if self.solver.held is not None:
            self.solver.held[:] = saved.held
        self.solver.u[:] = saved.u
        self._steps, self._origin = saved.steps, saved.begin
        self._stop[0] = 0
        return self.y

    def _problem_of(self, saved: SavedState) -> InitialValueProblem:
        """Return the own problem with the coordinates of a saved one."""
        for problem in (self._run.problem, self._first):
            if saved.choice == _choice(problem):
                return problem
        correction = self._first.correction
        assert saved.choice is not None
        assert correction is not None
        model = correction.model.with_partition(saved.choice)
        return self._first.corrected_by(correction.of(model, saved.t, saved.y))

    def _foreign(self, saved: SavedState, names: Sequence[str] | None) -> SymbodyError:
        """Return the error of a state that another kind of stepper has saved."""
        why = "in it are functions of Python or loops over links, of which no other "
        why += "stepper knows what they do, so that it must be saved by this stepper"
        if names is not None:
            why = f"saved by this stepper or one like it; it differs in {listed(names)}"
        rule = f"a state of this model, {why}"
        remedy = (
            "Give the stepper what that one was given, or pickle that one; one that "
            "differs begins from there by reset(start=saved.y, t=saved.t)."
        )
        return _OF_STEPS.refused("saved", saved.y, rule, remedy)


def _choice(problem: InitialValueProblem) -> Partition | None:
    """Return the dependent coordinates of a problem; None without constraints."""
    return None if problem.correction is None else problem.correction.partition


class StepperOptions(TypedDict, total=False):
    """Options of `Stepper`, but for what compiling has settled."""

    inputs: InputsLike | None
    parameters: Mapping[str, object] | None
    start: StartLike | None
    t: float
    method: OneStepLike
    constraints: ConstraintsLike


def stepper_of(
    self: CompiledModel, dt: float, **options: Unpack[StepperOptions]
) -> Stepper:
    """Return the compiled model as one that goes on by steps of one length.

    The arguments are those of `Stepper`, but for what compiling has settled.
    """
    check_options(Arguments("stepper", ModelError), options, StepperOptions)
    return Stepper(self, dt, **options)
