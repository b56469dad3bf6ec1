"""Start, bounds and conditions at times of an optimal motion, from what users give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.optimal.conditions import Names
from symbody.analyses.optimal.dynamics import Limited
from symbody.arguments import listed, near
from symbody.expr.evaluate import substitute
from symbody.expr.node import Node, Symbol, as_node
from symbody.formalisms.derivations import building_graph


def parameters_of(names: Names) -> dict[Symbol, float]:
    """Return the values of parameters that are not free."""
    model = names.model
    pairs = zip(model.system.p, model.parameters.tolist(), strict=True)
    return {s: value for s, value in pairs if s not in names.free}


def start_of_problem(
    names: Names, y: object, periodic: object, ends: Mapping[Symbol, float]
) -> tuple[
    dict[Symbol, float], dict[Symbol, float], Mapping[Symbol, float], tuple[Symbol, ...]
]:
    """Return start values, fixed and all, those of the end, and periodic states."""
    arguments, dynamics, model = names.arguments, names.dynamics, names.model
    own = model.system.coordinates.y
    values = dict(zip(own, np.asarray(y, dtype=float).tolist(), strict=True))
    if dynamics.form == "inverse":
        tree = ImplicitModel(model)
        q, v, x = tree.on_spanning_tree(
            0.0, np.asarray(y), np.zeros(len(model.system.u))
        )
        values = dict(zip(dynamics.states, [*q, *v, *x], strict=True))
    by_name = {s.name: s for s in own}
    if isinstance(periodic, str) and periodic == "all":
        repeated: Sequence[Symbol] = own
    else:
        several = [periodic] if isinstance(periodic, str) else periodic
        if not isinstance(several, Iterable):
            rule = "names of states, or 'all'"
            raise arguments.refused("periodic", periodic, rule, "Give ['q_hip'].")
        for name in several:
            if name not in by_name:
                rule = f"states, of {listed(by_name, most=20)}"
                raise arguments.refused("periodic", name, rule, near(name, by_name))
        repeated = [by_name[name] for name in several]
    loose = {*names.free_states, *repeated}
    if loose and dynamics.constrained:
        # What closes the loops follows.
        chosen = model.system.coordinates.chosen
        tree_v = model.system.coordinates.tree_v
        dependent = {tree_v[j] for j in chosen.dependent}
        coordinates = model.system.coordinates.coordinate_of
        loose |= dependent | {coordinates[v] for v in dependent if v in coordinates}
        repeated = [s for s in repeated if s not in dependent]
        follow = {coordinates[v] for v in dependent if v in coordinates}
        repeated = [s for s in repeated if s not in follow]
    fixed = {s: x for s, x in values.items() if s not in loose}
    return fixed, values, ends, tuple(repeated)


def bounds_of(names: Names, bounds: object) -> dict[Symbol, tuple[float, float]]:
    """Return bounds of unknowns, those of the model first."""
    system, arguments = names.model.system, names.arguments
    result: dict[Symbol, tuple[float, float]] = {}
    for joint in system.joints:
        for s, limits in zip(joint.q, joint.limits, strict=True):
            if limits is not None and s in names.dynamics.states:
                result[s] = float(limits[0]), float(limits[1])
    for entry in system.inputs.values():
        for s in entry.symbols.ravel().tolist():
            if entry.limits is not None and s in names.controls:
                result[s] = float(entry.limits[0]), float(entry.limits[1])
    for named in system.loads:
        for law in named.load.ranges():  # as activation of muscles is a share
            if law.formula in names.dynamics.states:
                result[law.formula] = law.least, law.greatest
    for s in names.free:
        if s.sign:
            result[s] = (0.0, np.inf) if s.sign > 0 else (-np.inf, 0.0)
    for one in names.conditions("bounds", bounds):
        if not isinstance(one.formula, Symbol) or one.formula not in names.unknowns:
            rule = "names of states, controls and free parameters"
            remedy = "Limit other quantities by throughout=."
            raise arguments.refused("bounds", one.label, rule, remedy)
        result[one.formula] = one.low, one.high
    return result


def conditions_at(
    several: Sequence[Limited], t: Symbol, value: Node
) -> tuple[Limited, ...]:
    """Return conditions at a time."""
    with building_graph():
        nodes = substitute([one.formula for one in several], {t: value})
    return tuple(
        Limited(one.label, node, one.low, one.high)
        for one, node in zip(several, nodes, strict=True)
    )


def at_times_of(
    names: Names, several: object, low: float, high: float
) -> tuple[tuple[float, Limited], ...]:
    """Return conditions by the part of the duration."""
    result = []
    for at, conditions in _by_time(names, "at_times", several, low, high):
        time = f"{at:g}"
        own = conditions_at(
            names.conditions(f"at_times[{time}]", conditions), names.model.system.t,
            as_node(at),
        )  # fmt: skip
        result += [(at / low, one) for one in own]
    return tuple(result)


def costs_at_of(
    names: Names, several: object, low: float, high: float
) -> tuple[tuple[float, Node], ...]:
    """Return costs by the part of the duration."""
    t, result = names.model.system.t, []
    for at, cost in _by_time(names, "costs_at", several, low, high):
        node = names.cost(f"costs_at[{at:g}]", cost)
        if node is not None:
            with building_graph():
                result.append((at / low, substitute(node, {t: as_node(at)})))
    return tuple(result)


def _by_time(
    names: Names, what: str, several: object, low: float, high: float
) -> Iterator[tuple[float, object]]:
    """Yield what stands at times between start and end [s]."""
    arguments = names.arguments
    if several is None:
        return
    if low < high or not isinstance(several, Mapping):
        rule = "a dictionary by times, with a number for the duration"
        raise arguments.refused(what, several, rule, "Give for example {0.5: …}.")
    for time, value in several.items():
        at = arguments.number(what, time, above=0, unit="s")
        if not at < low:
            rule = f"times before the end, {low:g} s"
            remedy = "Give at_end, or final, for the end."
            raise arguments.refused(what, time, rule, remedy)
        yield at, value
