"""Times at which formulas of a run have corners or jumps, by time alone."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.driving import Driving
from symbody.analyses.run.sampled import Controllers, Outputs
from symbody.arguments import Arguments, real_array
from symbody.errors import ModelError
from symbody.events.schedule import Schedule, TimeEvent
from symbody.events.switches import Switch, TimeSwitches
from symbody.expr.node import Const, Node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.pipeline.graph_lock import building_graph

# Longest step of a default, beside the span of the run: as far apart as the 501 times
# at which results are given by default, so that what a plot shows is not jumped over.
_STEPS = 500
# Looks at a condition within the longest step.
_LOOKS = 4


@final
class TimeEvents:
    """Finds the time events of a run: called with its first and last time.

    Attributes:
        max_step: The longest step allowed [s].
        note: Why it was chosen, if nobody gave it; "" else.
    """

    def __init__(
        self,
        model: CompiledModel,
        purpose: str,
        driving: Driving,
        input_times: Sequence[float] | Array | None,
        max_step: float | None,
        span: float,
    ) -> None:
        """Prepare the search.

        Args:
            model: The model, with the parameters of the run.
            purpose: Of the right-hand side.
            driving: What gives the inputs.
            input_times: When Python functions have corners or jumps [s].
            max_step: The longest step that the user allows [s]; None if nothing is
                said of it.
            span: How long the run is [s].
        """
        self._t = model.system.t
        places = _places(model, purpose, driving)
        self._switches = places.switches
        self._corners = _checked(input_times)
        self._controllers: Controllers | Outputs | None = driving.controllers
        self._schedule: Schedule | None = None
        self.note = ""
        unknown = [f"the input {name!r}" for name in driving.functions]
        unknown += [f"the external function {name!r}" for name in places.opaque]
        if max_step is None and unknown and input_times is None and span:
            max_step = span / _STEPS
            self.note = (
                f"no step longer than {max_step:.3g} s, because nobody says where "
                f"{_listed(unknown)} has corners or jumps (input_times=, max_step=)"
            )
        self.max_step = np.inf if max_step is None else max_step
        self._sampling = min(self.max_step, span / _STEPS) / _LOOKS

    def __call__(self, begin: float, end: float) -> Iterable[TimeEvent]:
        """Return the time events between two times, in the order of the run."""
        corners = self._corners
        if self._controllers is not None:
            corners = np.concatenate([corners, self._controllers.begin(begin, end)])
        if not (self._switches or corners.size):
            return ()
        with building_graph():
            self._schedule = Schedule(
                self._switches, self._t, corners, begin, end, self._sampling
            )
        return self._schedule

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
                f"a condition of time was looked at every {self._sampling:.3g} s, "
                f"because it has no bounds that can be computed; briefer changes are "
                f"missed (input_times=, max_step=)"
            )
        return "; ".join(result)


def _places(model: CompiledModel, purpose: str, driving: Driving) -> TimeSwitches:
    """Return the places of all formulas of a run, with the values of parameters.

    Sensors have no effect on steps, but what they show may jump.
    """
    system, stored = model.system, model.shared.kept
    places = stored.get((TimeSwitches, purpose))
    if not isinstance(places, TimeSwitches):
        with building_graph():
            rates, sensors = map(model.time_switches, (purpose, "sensors"))
            places = TimeSwitches(
                tuple(dict.fromkeys((*rates.switches, *sensors.switches))), rates.calls
            )
        stored[TimeSwitches, purpose] = places
    moving = any(not isinstance(node, Const) for node in driving.formulas.values())
    if not (moving or places.switches or places.calls):
        return places
    with building_graph():
        places = places.with_inputs(driving.formulas, system.t, system.p)
        values = dict(zip(system.p, model.parameters.tolist(), strict=True))
        switches = [_with_numbers(switch, values) for switch in places.switches]
        moving_ones = tuple(s for s in switches if symbols_of(s.argument))
    return TimeSwitches(moving_ones, places.calls)


def _with_numbers(switch: Switch, values: Mapping[Any, float]) -> Switch:
    argument: Node = substitute(switch.argument, values)
    return Switch(argument, switch.levels, switch.period)


def _checked(input_times: Sequence[float] | Array | None) -> Array:
    if input_times is None:
        return np.zeros(0)
    arguments = Arguments("simulate", ModelError)
    corners = real_array(arguments.times("input_times", input_times))
    if corners is None or corners.ndim != 1 or not np.isfinite(corners).all():
        rule = "a list of finite times [s]"
        remedy = "Name when Python functions of the inputs have corners or jumps."
        raise arguments.refused("input_times", input_times, rule, remedy)
    return corners


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} (or {len(names) - 1} more)"
