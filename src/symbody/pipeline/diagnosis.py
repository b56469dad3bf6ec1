"""Quantities without a value at a state, and the reasons.

Reasons are missing inertia, algebraic loops, and ends that meet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.expr.node import Symbol
from symbody.expr.traverse import indexed
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.switching import coincident_end_messages
from symbody.formalisms.quantities.undefined_loads import (
    NodeEnd,
    laws_with_several,
    laws_without_value,
    loop_solutions,
    node_ends,
    nodes_without_place,
    nodes_without_velocity,
)
from symbody.formalisms.quantities.undefined_loads import curves_left as curves_left_at
from symbody.formalisms.quantities.undefined_loads import (
    undefined_loads as loads_without_value,
)
from symbody.formalisms.tree.node_balance import LIMITS_REMEDY
from symbody.pipeline.compiled_functions import CompiledFunctions, Values, values_at
from symbody.system.system import System


def undefined_rates(
    model: CompiledFunctions, t: float, y: Any, yd: NDArray[np.float64], u: Values
) -> str:
    """Return a message that names the states whose rates are not finite, and why."""
    ends = meeting_ends(model, t, y)
    loads = [] if ends else undefined_loads(model, t, y, u)
    unsolved = loops_without_value(model, t, y, u)
    system, curves = model.system, curves_left(model, t, y, u)
    states = [symbol.name for symbol in system.coordinates.y]
    at = ", ".join(f"{s} = {value:.6g}" for s, value in zip(states, y, strict=True))
    bad = [s for s, rate in zip(states, yd, strict=True) if not np.isfinite(rate)]
    cause = (
        "Look for a formula that is undefined there: the root of a negative number, a "
        "division by zero."
    )
    return (
        f"model {system.name!r}: the rates of {', '.join(bad)} are not finite at "
        f"t = {t:.6g} s ({at}). {unsolved or cause_in(loads, curves) or cause}{ends}"
        f"{_beyond_ranges(model, t, y, u)}"
    )


def _beyond_ranges(model: CompiledFunctions, t: float, y: Any, u: Values) -> str:
    """Return which laws do not hold there, as a sentence; "" if none is known."""
    results = model.equations("sensors").results
    flat = model.function("sensors")(t, y, model._inputs(u)).ravel() if results else []
    names = (label for name, nodes in results.items()
             for label in indexed(name, nodes.shape))  # fmt: skip
    values = dict(zip(names, flat, strict=True))
    values |= zip((s.name for s in model.system.coordinates.y), y, strict=True)
    return "".join(
        f" There {one.what} of {owner!r} ({one.formula}) is "
        f"{values[str(one.formula)]:.6g}, but its law holds from {one.least:g} to "
        f"{one.greatest:g}."
        for owner, one in model.system.ranges
        if not one.least <= values.get(str(one.formula), one.least) <= one.greatest
    )


def cause_in(loads: Sequence[str], curves: str = "") -> str:
    """Return the cause in loads without value, or curves left; "" for neither."""
    if not loads:
        return f"There {curves}" if curves else ""
    named = f"load {loads[0]!r} is" if len(loads) == 1 else f"loads {listed(loads)} are"
    if curves:
        return f"There the {named} not finite: {curves}"
    return (
        f"There the {named} not finite: look for a force along the line of two points "
        f"that coincide, an end of a WrappedCable inside its cylinder, the root of a "
        f"negative number, a division by zero."
    )


_SHOWN = 4
# From this angle on directions are nearly across [rad].
_ACROSS = np.radians(70)
_REMEDY = (
    "Make what the loads follow weaker, such as a coefficient of friction, or let a "
    "compliant contact or a state come between."
)


def _no_equilibrium(nodes: Mapping[str, str]) -> str:
    """Return which nodes are nowhere in balance, and why as far as it is known."""
    named = " and ".join(f"node {name!r}" for name in nodes)
    reasons = list(dict.fromkeys(filter(None, nodes.values())))
    if reasons:
        return (
            f"There {named} has no equilibrium under these loads: {reasons[0]}. "
            f"{LIMITS_REMEDY}"
        )
    return (
        f"There {named} has no equilibrium near where it is expected, in the middle of "
        f"what it is connected with: no place was found where the loads on it vanish "
        f"in sum. Give its place at the start by add_node(..., at=(x, y, z)), let its "
        f"springs grow with their length, or give it a damper, which lets it lag."
    )


def _end_of_equilibrium(end: NodeEnd, t: float) -> str:
    """Return where and why the equilibrium of a node ends at a time [s]."""
    forces = listed([f"{name!r} {x:.4g} N" for name, x in end.forces.items()])
    where = f"at t = {t:.7g} s and the place ({_numbers(end.place)}) m"
    if end.fold:
        return (
            f"There the equilibrium of node {end.node!r} ends, {where}: along one "
            f"direction the loads on it, {forces}, do not change any more (a fold), so "
            f"that beyond it no place is near where they vanish in sum, and it would "
            f"jump. Give it a damper or a small mass, which let it move on, or end the "
            f"run before."
        )
    if end.turned > _ACROSS:
        return (
            f"There the states of node {end.node!r} end, {where}: its dampers act in "
            f"some directions only, and these have turned by "
            f"{np.degrees(end.turned):.0f}° since the start, along which its states "
            f"are. Give all directions a damper, a small one is enough, with "
            f"method='Radau', or begin a run anew from a place before."
        )
    return (
        f"There Newton's method loses node {end.node!r}, {where}, with the loads "
        f"{forces}: from the middle of what it is connected with, where it begins, it "
        f"finds no place any more where they vanish in sum, though there may be one. "
        f"Give it a damper in all directions, a small one is enough, with "
        f"method='Radau', which makes its place a state; or let its springs grow less "
        f"steeply with their length."
    )


def _no_velocity(names: Sequence[str]) -> str:
    named = listed([f"node {name!r}" for name in names])
    return (
        f"There the loads on {named} do not determine its velocity: dampers on it do "
        f"not act there, such as those of cables that are slack, or lie in one line or "
        f"plane, which it has come into, or no velocity satisfies their laws, such as "
        f"that of a muscle, which does not push. Put a body with a small mass in its "
        f"place; or, where it is dampers that do not act, give it one in all "
        f"directions that always acts, a small one is enough, with method='Radau'."
    )


def _law_without_value(laws: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """Return which laws give no value, with those that are found from elsewhere."""
    names = list(laws)
    named = f"load {names[0]!r}" if len(names) == 1 else f"loads {listed(names)}"
    for name, values in laws.items():
        if values:
            count = "a value" if len(values) == 1 else f"{len(values)} values"
            return (
                f"There Newton's method finds no value of the implicit law of load "
                f"{name!r} from its start, but from elsewhere it finds {count}, "
                f"{_values_shown(values)}. A law is a function, which has one: say by "
                f"implicit(..., start=) near which it is."
            )
    return (
        f"There the implicit law of {named} has no value that Newton's method finds "
        f"from its start. A law is a function: look whether it has a force wherever "
        f"the motion leads, and give implicit(..., start=) near to it."
    )


def _values_shown(values: Sequence[Sequence[float]]) -> str:
    return "; ".join(map(_numbers, values[:_SHOWN]))


def _numbers(values: Sequence[float] | NDArray[np.float64]) -> str:
    return ", ".join(f"{x:.6g}" for x in values)


def _sensors(system: System) -> str:
    return " and ".join(f"sensor {name!r}" for name in system.algebraic.sensors)


def undefined_loads(
    model: CompiledFunctions, t: float, y: Values, u: Values = ()
) -> list[str]:
    """Return the names of the loads that are not finite at one time and state."""
    values = _checked_values(model, "undefined_loads", t, y, u)
    with building_graph():
        return loads_without_value(model.derivations, values)


def loops_without_value(
    model: CompiledFunctions, t: float, y: Values, u: Values = ()
) -> str:
    """Return why algebraic loops have no solution there; "" if they have one.

    They are the balances of nodes, laws that are equations, and those of loads that
    follow accelerations, reactions or multipliers.
    """
    if model.system.nodes:
        values = _checked_values(model, "nodes", t, y, u)
        with building_graph():
            nodes = nodes_without_place(model.derivations, values)
            still = [] if nodes else nodes_without_velocity(model.derivations, values)
        if nodes:
            return _no_equilibrium(nodes)
        if still:
            return _no_velocity(still)
    laws = _laws(model, laws_without_value, t, y, u)
    if laws:
        return _law_without_value(laws)
    if _loop_solutions(model, "loops_without_value", t, y, u) != []:
        return ""
    return (
        f"There loads follow {_sensors(model.system)}, which follows from the "
        f"loads: an algebraic loop, and no value satisfies both. {_REMEDY}"
    )


def loops_with_several(
    model: CompiledFunctions, t: float, y: Values, u: Values = ()
) -> str:
    """Return the algebraic loops with several solutions there; "" if none has."""
    laws = _laws(model, laws_with_several, t, y, u)
    if laws:
        name, values = next(iter(laws.items()))
        return (
            f"load {name!r}: at the start its implicit law has several values, "
            f"{_values_shown(values)}: a law is a function, which has one. What "
            f"Newton's method finds from zero is taken; say which is meant by "
            f"implicit(..., start=)."
        )
    solutions = _loop_solutions(model, "loops_with_several", t, y, u)
    if not solutions or not solutions[1:]:
        return ""
    every = [
        _numbers(one) if len(one) == 1 else f"({_numbers(one)})" for one in solutions
    ]
    return (
        f"model {model.system.name!r}: loads follow {_sensors(model.system)}, which "
        f"follows from the loads: an algebraic loop, and {len(solutions)} "
        f"solutions satisfy both at the start: {listed(every)}. "
        f"The run takes the first, which is found from what the sensors show "
        f"without the loads that follow them. {_REMEDY}"
    )


def _laws(
    model: CompiledFunctions, ask: Callable[..., object], t: float, y: Values, u: Values
) -> Any:
    if not model.has_implicit_laws:
        return ()
    values = _checked_values(model, "laws", t, y, u)
    with building_graph():
        return ask(model.derivations, values)


def _loop_solutions(
    model: CompiledFunctions, who: str, t: float, y: Values, u: Values
) -> list[NDArray[np.float64]] | None:
    values = _checked_values(model, who, t, y, u)
    if not model.system.algebraic.sensors:
        return None
    with building_graph():
        return loop_solutions(model.derivations, values)


def meeting_ends(model: CompiledFunctions, t: float, y: object) -> str:
    """Return which load has ends that meet, as a sentence; "" if none has."""
    names = tuple(model.shared.outline("coincident_ends").shapes)
    if not names:
        return ""
    ends = model.function("coincident_ends")(t, y, model._inputs(()))
    # The vector between the ends and the force of each load, one after another.
    lengths = np.linalg.norm(ends.reshape(-1, 4)[:, :3], axis=1)
    if lengths.min() > 0:
        return ""
    (words,) = coincident_end_messages(model.system, [names[int(lengths.argmin())]])
    return f" There {words}"


def curves_left(model: CompiledFunctions, t: float, y: Values, u: Values = ()) -> str:
    """Return which curves loads and rates are without value beyond, or ""."""
    values = _checked_values(model, "curves_left", t, y, u)
    with building_graph():
        return curves_left_at(model.derivations, values)


def ends_of_nodes(
    model: CompiledFunctions,
    before: tuple[float, Values],
    after: tuple[float, Values],
    u: Values = (),
) -> str:
    """Return sentences on the ends of nodes' equilibria between two states, or ""."""
    if not model.system.nodes:
        return ""
    (t, y), (late, y_late) = before, after
    first = _checked_values(model, "nodes", t, y, u)
    last = _checked_values(model, "nodes", late, y_late, u)
    with building_graph():
        if any(nodes_without_place(model.derivations, last).values()):
            return ""
        ends = node_ends(model.derivations, first, last)
    entries = [_end_of_equilibrium(end, t + end.share * (late - t)) for end in ends]
    return " ".join(entries)


def _checked_values(
    model: CompiledFunctions, who: str, t: float, y: Values, u: Values
) -> dict[Symbol, float]:
    arguments = Arguments(who)
    u = arguments.numbers("u", model._inputs(u), (len(model.system.u),))
    t, y = arguments.number("t", t, unit="s"), model._state(who, y)
    return values_at(model, t, y, u)
