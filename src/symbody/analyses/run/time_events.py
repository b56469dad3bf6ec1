"""Formulas that switch: time events, jumps of velocities there, and by the state.

Where a kinematic formula of time has a corner, what is driven gets another velocity at
once. The impulses that this takes act along drives and constraints, so that the momenta
conjugate to what is free stay:

    M Δv + Δ(∂T/∂v) = Jᵀ Λ,    J Δv + Δp0 = 0

where Δ without v is the change by time alone.

References:
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapter 6.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import compress
from typing import Any, final

import numpy as np

from symbody import formalisms
from symbody.analyses import run
from symbody.analyses.instant.inputs import Array, PythonInputs
from symbody.analyses.run.driving import Driving
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.sampled import Controllers, Outputs
from symbody.errors import AnalysisError
from symbody.events.switches import Switch, TimeEvent, TimeSwitches, conditions_in
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import Evaluation, evaluate_all, substitute
from symbody.expr.node import Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.quantities import guarded
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_functions import values_at

# Longest step of a default, beside the span of the run: as far apart as 501 results, so
# that what a plot shows is not jumped over. DP853 looks as often in twice the step.
_STEPS, _STEPS_OF = 500, {"DP853": 250}
# Likewise of conditions of the state, whose parts are looked at.
_STEPS_OF_GUARDS = 100
# Looks at a condition within the longest step.
_LOOKS = 4


@final
class TimeEvents:
    """Finds time events of a run; `note` explains a `max_step` [s] that nobody gave."""

    def __init__(
        self,
        model: CompiledModel,
        purpose: str,
        driving: Driving,
        method: IntegrationMethod,
        span: float,
    ) -> None:
        """Prepare for a span [s]; a method has a longest step, and Python's corners."""
        self._own = purpose, driving, method, span
        self._t = model.system.t

        def of_formulas() -> TimeSwitches:
            rates, sensors = map(model.time_switches, (purpose, "sensors"))
            switches = [*rates.switches, *sensors.switches]
            if model.system.whens:
                switches += formalisms.conditions_of_time(model.system)
            return TimeSwitches(tuple(dict.fromkeys(switches)), rates.calls)

        self._known = model.shared.once((TimeSwitches, purpose), of_formulas)
        places = _places(self._known, model, driving)
        self._system = system = model.system
        self._switches = places.switches
        self._timed = any(w.at or w.every for w in system.whens.values())
        corners, max_step = method.input_times, method.max_step
        self._corners = np.array(() if corners is None else corners, dtype=float)
        self._controllers: Controllers | Outputs | None = driving.controllers
        self._schedule: Any = None  # a `Schedule`
        self.note = ""
        unknown = [f"the input {name!r}" for name in driving.functions]
        unknown += [f"the external function {name!r}" for name in places.opaque]
        if max_step is None and unknown and corners is None and span:
            max_step = span / _STEPS_OF.get(method.name, _STEPS)
            several = "" if len(unknown) == 1 else f" (or {len(unknown) - 1} more)"
            self.note = (
                f"no step longer than {max_step:.3g} s, because it is unknown where "
                f"{unknown[0]}{several} has corners or jumps (input_times=, max_step=)"
            )
        if max_step is None and guarded(system.whens) and span:
            max_step = span / _STEPS_OF_GUARDS
            self.note = (
                f"no step longer than {max_step:.3g} s, so that conditions of when "
                f"clauses do not pass zero twice unseen (max_step=)"
            )
        self.max_step = np.inf if max_step is None else max_step
        self._sampling = min(self.max_step, span / _STEPS) / _LOOKS

    def of(self, model: CompiledModel) -> TimeEvents:
        """Return the same of a model with other values of its parameters."""
        return TimeEvents(model, *self._own)

    @property
    def is_empty(self) -> bool:
        """Whether there are none, whatever the times."""
        none = not (self._switches or self._corners.size or self._controllers)
        return none and not self._timed

    @property
    def is_always_empty(self) -> bool:
        """Whether there are none with other parameters and inputs either."""
        return self.is_empty and not self._known.switches

    def __call__(self, begin: float, end: float) -> Iterable[TimeEvent]:
        """Return the time events between two times, in the order of the run."""
        corners = self._corners
        if self._controllers is not None:
            corners = np.concatenate([corners, self._controllers.begin(begin, end)])
        if self._timed:
            corners = np.concatenate([corners, run.scheduled(self._system, begin, end)])
        if not (self._switches or corners.size):
            return ()
        own = self._switches, self._t, corners, begin, end, self._sampling
        with building_graph():
            self._schedule = schedule = run.Schedule(*own)
        return schedule

    def go_on(self, end: float) -> bool:
        """Return whether others may follow behind the end of the last span [s]."""
        whens = self._system.whens.values()
        later = any(w.every or any(at > end for at in w.at) for w in whens)
        return later or bool(self._schedule and not self._schedule.is_over)

    def with_controllers(self, controllers: Outputs) -> TimeEvents:
        """Return the same for outputs of controllers that were called before."""
        result = copy.copy(self)
        result._controllers = controllers
        return result

    def notes(self) -> str:
        """Return what the user has to know of the steps when the run is over."""
        result = [self.note] if self.note else []
        if self._schedule is not None and self._schedule.is_sampled:
            result.append(
                f"a condition of time was checked every {self._sampling:.3g} s, "
                f"because it has no bounds that can be computed; briefer changes are "
                f"missed (input_times=, max_step=)"
            )
        return "; ".join(result)


def _places(
    places: TimeSwitches, model: CompiledModel, driving: Driving
) -> TimeSwitches:
    """Return the places at the parameters and inputs of a run."""
    system = model.system
    moving = any(not isinstance(node, Const) for node in driving.formulas.values())
    if not (moving or places.switches or places.calls):
        return places
    with building_graph():
        places = places.with_inputs(driving.formulas, system.t, system.p)
        values = dict(zip(system.p, model.parameters.tolist(), strict=True))
        switches = [
            Switch(substitute(s.argument, values), s.levels, s.period)
            for s in places.switches
        ]
        moving_ones = tuple(s for s in switches if symbols_of(s.argument))
    return TimeSwitches(moving_ones, places.calls)


# By so much of itself something changes beside an event without a jump: rounding.
_ROUNDING = 1e-11
# A change is none if it is so many times what a smooth formula makes in the same time.
_SMOOTH = 8.0
# So long before an event a formula is looked at [s]; a pole makes it so much greater.
_BEFORE_POLE, _GROWN = (1e-6, 1e-3, 2e-3, 4e-3), 10.0
# Of the inertia of a direction, beside the largest: it has none.
_NO_INERTIA = 1e-13


@final
class VelocityJumps:
    """Changes the velocities of a model where its kinematic formulas jump in time."""

    def __init__(self, model: CompiledModel) -> None:
        self._model, self._n = model, len(model.state_labels())
        self._u = np.zeros(len(model.system.u))

    @cached_property
    def _sides(self) -> Evaluation:
        with building_graph():
            return Evaluation(formalisms.corners_in_time(self._model.derivations))

    def first_of(self, events: Iterable[TimeEvent]) -> float | None:
        """Return when a kinematic formula has its first corner [s], or None."""
        y = self._model.start_state()
        return next((e.at for e in events if self._turns(e.before, e.after, y)), None)

    def _turns(self, before: float, after: float, y: Array) -> bool:
        one, other = (np.sign(self._at(self._sides, t, y)) for t in (before, after))
        return bool((one != other).any())

    def _at(self, formulas: Evaluation, t: float, y: Array) -> Array:
        values = values_at(self._model, t, y.tolist(), self._u.tolist())
        return np.array(formulas(values))

    def after(self, before: float, after: float, y: Array) -> Array:
        """Return a state (more may follow) behind an event; itself if nothing jumps.

        Raises AnalysisError where a place jumps, or what is free there has no inertia.
        """
        n, at = self._n, self._model.system.coordinates.v_in_y
        state = np.ascontiguousarray(y[:n])
        if formalisms.may_have_poles(self._model.derivations):
            self._check_poles(before, state)
        if not self._turns(before, after, state):
            return y
        times = [2 * before - after, before, after, 2 * after - before]
        self._check_places(times, state)
        momenta, sizes = zip(*(self._momentum(t, state) for t in times), strict=True)
        rates = [self._rates(t, state) for t in times]
        energies = [np.array([self._kinetic(t, state)]) for t in times]
        jumps = [_jumps(momenta, np.maximum.reduce(sizes)), _jumps(rates)]
        # What is driven may be fast with nothing free, or turn back as fast.
        speeds = [self._at(self._speeds, t, state) for t in times]
        if not any(jump.any() for jump in (*jumps, _jumps(energies), _jumps(speeds))):
            return y
        result = y.copy()
        result[at] += self._change(after, state, *jumps)
        if y.size > n:
            result[n] += self._kinetic(after, result) - self._kinetic(before, state)
        return result

    @cached_property
    def _places(self) -> tuple[Any, Evaluation]:
        with building_graph():
            formulas = formalisms.kinematic_formulas(self._model.derivations)
            return formulas, Evaluation(formulas.places)

    @cached_property
    def _speeds(self) -> Evaluation:
        """Rates by time alone of the places at which inertia is carried."""
        formulas = self._places[0]
        with building_graph():
            places = [*compress(formulas.places, formulas.carries)]
            return Evaluation(derivative(places, self._model.system.t))

    def _check_poles(self, t: float, y: Array) -> None:
        formulas, place_of = self._places
        sizes = np.abs([self._at(place_of, t - by, y) for by in _BEFORE_POLE])
        for k in np.flatnonzero(sizes[0] > _GROWN * sizes[1:].max(axis=0)):
            raise AnalysisError(
                f"time integration: at t = {t:.6g} s the formula of "
                f"{formulas.owners[k]} has a pole, or grows as at one: it is "
                f"{sizes[0][k]:.3g} when {_BEFORE_POLE[0]:g} s are left. End the run "
                f"before, or prescribe what stays finite."
            )

    def _check_places(self, times: Sequence[float], y: Array) -> None:
        formulas, place_of = self._places
        places = [self._at(place_of, t, y) for t in times]
        jump = _jumps(places)
        turns = np.where(formulas.turns, np.round(jump / (2 * np.pi)) * 2 * np.pi, 0.0)
        far = np.abs(jump - turns) > _ROUNDING * (1 + np.abs(places[1]))
        for k in np.flatnonzero((jump != 0) & far):
            raise AnalysisError(
                f"time integration: at t = {times[2]:.6g} s the formula of "
                f"{formulas.owners[k]} jumps by {jump[k]:.6g}, so that something would "
                f"be elsewhere at once. Let it go there in some time, or end the run "
                f"before and start another one behind it."
            )

    def _kinetic(self, t: float, y: Array) -> float:
        state = np.ascontiguousarray(y[: self._n])
        return float(self._model.function("energy")(t, state, self._u)[0])

    def _momentum(self, t: float, y: Array) -> tuple[Array, Array]:
        """Return ∂T/∂v by differences, exact of a quadratic, and its rounding."""
        place = self._model.system.coordinates.v_in_y
        v = y[place]
        by = 1.0 + np.abs(v).max(initial=0.0)
        momentum, size = np.zeros(v.size), np.zeros(v.size)
        for j in range(v.size):
            ends = []
            for step in (by, -by):
                moved = y.copy()
                moved[place.start + j] += step
                ends.append(self._kinetic(t, moved))
            momentum[j] = (ends[0] - ends[1]) / (2 * by)
            size[j] = (ends[0] + ends[1]) / by
        return momentum, size

    def _rates(self, t: float, y: Array) -> Array:
        model = self._model
        if not model.system.constraints:
            return np.zeros(0)
        residuals = model.function("constraints")(t, y, self._u)
        rows = len(model.function("constraint_gamma")(t, y, self._u))
        return np.asarray(residuals[residuals.size - rows :])

    def _change(self, t: float, y: Array, momentum: Array, rates: Array) -> Array:
        """Return Δv by the changes of ∂T/∂v and of J v + p0 with time alone."""
        model, at, u = self._model, self._model.system.coordinates, self._u
        M = model.function("mass_matrix")(t, np.ascontiguousarray(y[at.q_in_y]), u)
        free, values = np.eye(len(M)), np.zeros(len(M))
        if rates.size:
            J = model.function("constraint_jacobian")(t, y, u)
            left, sizes, right = np.linalg.svd(J)
            rank = int((sizes > 1e-10 * sizes.max(initial=0.0)).sum())
            values = -right[:rank].T @ (left[:, :rank].T @ rates / sizes[:rank])
            free = right[rank:].T
            if np.abs(J @ values + rates).max() > 1e-9 * np.abs(rates).max():
                raise AnalysisError(
                    f"time integration: at t = {t:.6g} s a formula of time in a "
                    f"constraint has a corner that no velocities can follow. Let the "
                    f"formula be smooth, or end the run before."
                )
        inertia = free.T @ M @ free
        weight, axes = np.linalg.eigh(inertia) if len(inertia) else (np.zeros(0), free)
        if weight.size and weight.min() <= _NO_INERTIA * weight.max():
            raise AnalysisError(
                f"time integration: at t = {t:.6g} s a kinematic formula of time has a "
                f"corner, and how the velocities jump is not determined, because "
                f"something that is free moves without inertia. Round the corner, as "
                f"by sqrt(x**2 + r**2) in place of absolute(x)."
            )
        push = axes.T @ (free.T @ -(momentum + M @ values))
        return np.asarray(values + free @ (axes @ (push / weight)))


def velocity_jumps(model: CompiledModel) -> VelocityJumps | None:
    """Return what changes the velocities of a model; None if nothing has corners."""

    def derived() -> bool:
        of = model.derivations
        return bool(formalisms.corners_in_time(of)) or formalisms.may_have_poles(of)

    shared = model.shared
    have = shared.once(VelocityJumps, lambda: shared.noted("corners", make=derived))
    return VelocityJumps(model) if have else None


def _jumps(values: Iterable[Array], sizes: Array | float = 0.0) -> Array:
    """Return jumps between the middle two of four times at equal distances."""
    first, before, after, last = values
    change = after - before
    beside = np.maximum(np.abs(before - first), np.abs(last - after))
    size = np.maximum(np.abs(before), np.abs(after)) + sizes
    jumps = np.abs(change) > _SMOOTH * beside + _ROUNDING * size
    return np.where(jumps, change, 0.0)


# How far before and behind a state the conditions are looked at, in time [s], beside
# the time itself; and how much nearer a jump is still one.
_AROUND, _NEARER = 1e-6, 1e-2


@final
class Causes:
    """Looks for what a time and state have to do with it when a run fails."""

    def __init__(self, model: CompiledModel, driving: Driving) -> None:
        self.model, self._driving, self._u = model, driving, driving.at

    def undefined(self, t: float, y: Array, u: Array) -> str:
        """Return why rates are not finite at a state and inputs; "" if unknown."""
        model = self.model
        y = y[: len(model.state_labels())]
        unsolved = model.loops_without_value(t, y, u)
        curves = run.curves_left(model, t, y, u)
        return unsolved or run.cause_in(model.undefined_loads(t, y, u), curves)

    def node_ends(
        self, t: float, y: Array, bad_t: float, bad_y: Array, u: Array
    ) -> str:
        """Return where equilibria of nodes end from a state on; "" if none does."""
        n = len(self.model.state_labels())
        return run.ends_of_nodes(self.model, (t, y[:n]), (bad_t, bad_y[:n]), u)

    def jump(self, t: float, y: Array) -> str:
        """Return which element switches at a time [s] and state; "" if none does."""
        y = y[: len(self.model.state_labels())]
        if isinstance(self._driving.inputs, PythonInputs):
            # A Python function may raise where the run has not been.
            u = self._driving.at(t, y)
            self._u = lambda t, y: u
        yd = self._rates(t, y)
        if not np.isfinite(yd).all():
            return ""
        step = _AROUND * max(1.0, abs(t))
        with building_graph():
            known = self.conditions()
            nodes = [node for _, node in known]
            sides = [
                evaluate_all(nodes, self._values(t + s, y + s * yd))
                for s in (-step, 0.0, step)
            ]
            # When conditions change their sign near by, from now on [s].
            entries = [
                (-2 * step * now / (after - before), who, node)
                for (who, node), before, now, after in zip(known, *sides, strict=True)
                if before * after < 0
            ]
            for offset, who, node in sorted(entries, key=lambda entry: abs(entry[0])):
                wide = self._change(t, y, yd, offset, step)
                narrow = self._change(t, y, yd, offset, _NEARER * step)
                if narrow > 0.5 * wide:
                    condition = formalisms.shortened(node)
                    return (
                        f"The {who} jumps there, where {condition} changes its "
                        f"sign, and so drives the motion back to where it came from. "
                        f"Make its formula continuous, for example by tanh or a steep "
                        f"slope in place of the jump"
                    )
        return ""

    def _rates(self, t: float, y: Array) -> Array:
        return np.asarray(self.model.function("derivatives")(t, y, self._u(t, y)))

    def _change(self, t: float, y: Array, yd: Array, offset: float, by: float) -> float:
        """Return how much the rates change around a time not far off."""
        sides = (offset - by, offset + by)
        before, after = (self._rates(t + s, y + s * yd) for s in sides)
        return float(np.abs(after - before).max(initial=0.0))

    def conditions(self) -> list[tuple[str, Node]]:
        """Return what changes its sign where formulas switch, with whose it is."""
        results = self.model.equations("switches").results
        entries: list[tuple[str, Node]] = []
        for who, nodes in results.items():
            entries += [(who, node) for node in nodes.tolist()]
        for symbol, formula in self._driving.formulas.items():
            who = f"input {symbol.name!r}"
            entries += [(who, node) for node in conditions_in([formula])]
        return entries

    def _values(self, t: float, y: Array) -> Mapping[Symbol, float]:
        return values_at(self.model, t, y.tolist(), self._u(t, y).tolist())
