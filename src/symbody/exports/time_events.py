"""Times of corners and jumps, as formulas of parameters for tools."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from symbody.equations import Equations
from symbody.events.arrivals import Affine, affine, arrivals
from symbody.events.switches import Switch, time_switches
from symbody.expr.node import Const, Node, as_node
from symbody.expr.traverse import as_vector
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.lower import lower
from symbody.program.program import Program


def time_events(compiled: CompiledModel) -> Program:
    """Return the program of the time events of the rates alone; see ToolFunctions."""
    dynamics = compiled.equations("dynamics")
    rates = [
        rate
        for name in ("qd", "vd", "xd")
        for rate in dynamics.results[name].ravel().tolist()
    ]
    return events_program(places_of_time(rates, dynamics)[0], dynamics)


def places_of_time(
    roots: Sequence[Node], equations: Equations
) -> tuple[dict[Switch, Affine], list[Node]]:
    """Return where formulas of time change their form.

    Returns:
        The places of which the times have formulas; and what is zero at the others.
    """
    (t,) = equations.arguments["t"]
    known: dict[Switch, Affine] = {}
    others: dict[Node, None] = {}
    for switch in time_switches(roots, [t], equations.arguments.get("p", ())).switches:
        form = affine(switch, t)
        if form is not None:
            known[switch] = form
            continue
        others |= dict.fromkeys(switch.zeros())
    return known, list(others)


def events_program(events: Mapping[Switch, Affine], dynamics: Equations) -> Program:
    """Return what computes the times of events from the parameters."""
    first: dict[tuple[Node, Node], None] = {}
    for switch, form in events.items():
        for times, period in arrivals(form, switch):
            for time in map(as_node, times.tolist()):
                if not isinstance(time, Const) or math.isfinite(time.value):
                    first[time, as_node(period)] = None
    results = {
        "first": as_vector([time for time, _ in first]),
        "period": as_vector([period for _, period in first]),
    }
    return lower(
        Equations(dynamics.name, dynamics.formalism, dynamics.arguments, results),
        f"{dynamics.name}_time_events",
        {"p": ("p",)},
        {"first": ("first",), "period": ("period",)},
    )
