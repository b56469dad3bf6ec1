"""Start, bounds and conditions of an optimal motion, and their contradictions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.optimal.conditions import Names, ends_of
from symbody.analyses.optimal.dynamics import Formulation, Limited, substituted
from symbody.analyses.run.observers import joint_limits
from symbody.analyses.simulate import simulate
from symbody.arguments import Arguments, listed, near
from symbody.errors import ModelError
from symbody.expr.evaluate import substitute
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph

_NEVER = (-np.inf, np.inf)


def start_of_problem(
    names: Names, y: object, periodic: object
) -> tuple[dict[Symbol, float], dict[Symbol, float], tuple[Symbol, ...]]:
    """Return start values, fixed and all, and periodic states."""
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
    repeated = [by_name[n] for n in periodic_names(arguments, periodic, [*by_name])]
    loose = {*names.free_states, *repeated}
    closing = symbols_of([one.formula for one in dynamics.closing])
    if dynamics.closing and (loose or not {*names.free}.isdisjoint(closing)):
        # What closes the loops follows.
        chosen = model.system.coordinates.chosen
        tree_v = model.system.coordinates.tree_v
        dependent = {tree_v[j] for j in chosen.dependent}
        coordinates = model.system.coordinates.coordinate_of
        dependent |= {coordinates[v] for v in dependent if v in coordinates}
        loose |= dependent
        repeated = [s for s in repeated if s not in dependent]
    fixed = {s: x for s, x in values.items() if s not in loose}
    return fixed, values, tuple(repeated)


def periodic_names(
    arguments: Arguments, periodic: object, known: list[str]
) -> list[str]:
    """Return the names of periodic states, or raise ModelError for others."""
    if isinstance(periodic, str):
        periodic = known if periodic == "all" else (periodic,)
    if not isinstance(periodic, Iterable):
        rule = "names of states, or 'all'"
        raise arguments.refused("periodic", periodic, rule, "Give ['q_hip'].")
    names = list(periodic)
    for name in names:
        if name not in known:
            rule = f"states, of {listed(known, most=20)}"
            raise arguments.refused("periodic", name, rule, near(name, known))
    return names


def bounds_of(names: Names, bounds: object) -> dict[Symbol, tuple[float, float]]:
    """Return bounds of all unknowns: by the user, by the model, or none."""
    system, arguments = names.model.system, names.arguments
    result = dict.fromkeys(names.unknowns, _NEVER)
    for s, (low, high) in joint_limits(system).items():
        if s in names.dynamics.states:
            result[s] = float(low), float(high)
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


def at_times_of(
    names: Names, several: object, low: float, high: float
) -> tuple[tuple[float, Limited], ...]:
    """Return conditions by the part of the duration."""
    result = []
    for at, conditions in _by_time(names, "at_times", several, low, high):
        time = f"{at:g}"
        what = f"at_times[{time}]"
        wanted, _ = ends_of(names, names.conditions(what, conditions), what)
        own = substituted(wanted, {names.model.system.t: as_node(at)})
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


# In relation to a value, or one.
_CLOSE = 1e-6


def check_problem(arguments: Arguments, of: Formulation) -> None:
    """Raise ModelError for what has no solution, or leaves nothing to be chosen."""
    for check in (_bounds_of_start, _ends, _choices, _too_many, _unreached):
        for problem in check(of):
            raise ModelError(f"{arguments.who}: {problem}")


def _bounds_of_start(of: Formulation) -> Iterator[str]:
    for symbol, value in of.start.items():
        low, high = of.bounds[symbol]
        if not low <= value <= high:
            yield (
                f"{symbol.name!r} starts at {value:g}, but its bounds are {low:g} and "
                f"{high:g}. Give another start value by start=, other bounds=, or "
                f"free=[{symbol.name!r}], which lets its start be chosen."
            )
    for one in of.at_start:
        if not isinstance(one.formula, Symbol) or one.formula not in of.start:
            continue
        value_at = of.start[one.formula]
        if not one.low <= value_at <= one.high:
            yield (
                f"at_start asks that {one.label!r} is {_range(one)}, but it starts at "
                f"{value_at:g}. Give start={{{one.label!r}: …}}, or let its start be "
                f"chosen by free=[{one.label!r}]."
            )


def _range(one: Limited) -> str:
    if one.low == one.high:
        return f"{one.low:g}"
    return f"from {one.low:g} to {one.high:g}"


def _ends(of: Formulation) -> Iterator[str]:
    several = [("at_end", one) for one in of.at_end]
    several += [("at_times", one) for _, one in of.at_times]
    for what, one in several:
        if not isinstance(one.formula, Symbol):
            continue
        low, high = of.bounds.get(one.formula, _NEVER)
        if one.low > high or one.high < low:
            yield (
                f"{what} asks that {one.label!r} is {_range(one)}, but its bounds are "
                f"{low:g} and {high:g}. Change one of the two."
            )


def _choices(of: Formulation) -> Iterator[str]:
    loose = [s for s in of.states if s not in of.start]
    fixed = of.duration[0] == of.duration[1]
    if not of.controls and not of.free and not loose and fixed:
        yield (
            "nothing can be chosen: there is no control, no free parameter, no free "
            "start value, and the duration is a number. Add an input to the model, or "
            "name parameters by free=."
        )
    used = of.used
    idle = [s.name for s in (*of.controls, *of.free) if s not in used]
    if idle:
        yield (
            f"{listed(idle)} changes neither the motion nor cost or conditions. Give "
            f"an input a value by inputs=, or leave the parameter out of free=."
        )


def _too_many(of: Formulation) -> Iterator[str]:
    equal = [one.label for one in of.throughout if one.low == one.high]
    if len(equal) > len(of.controls):
        yield (
            f"throughout asks for {len(equal)} constant values, {listed(equal)}, but "
            f"there are {len(of.controls)} controls, of which each keeps one. Give "
            f"ranges, or add controls."
        )


def _unreached(of: Formulation) -> Iterator[str]:
    """Yield what the end asks of states that nothing chosen acts on."""
    if of.duration[0] < of.duration[1]:
        return
    reached = reached_states(of)
    wanted = [
        one for one in of.at_end
        if isinstance(one.formula, Symbol) and one.formula in of.states
        and one.formula not in reached
    ]  # fmt: skip
    known = {s.name for s in of.model.system.coordinates.y}
    wanted = [one for one in wanted if one.label in known]
    if not wanted:
        return
    motion = simulate(
        of.model, [0.0, of.duration[0]], inputs=dict(of.other_inputs),
        start={s.name: of.home[s] for s in of.model.system.coordinates.y},
    )  # fmt: skip
    for one in wanted:
        value = float(motion.array(one.label)[-1])
        slack = _CLOSE * max(1.0, abs(value))
        if not one.low - slack <= value <= one.high + slack:
            yield (
                f"at_end asks that {one.label!r} is {_range(one)}, but no control or "
                f"free value acts on it: it is {value:.6g} then. Leave it out, or add "
                f"an input that acts on it."
            )


def reached_states(of: Formulation) -> set[Symbol]:
    """Return the states that controls, free parameters and start values act on."""
    dynamics = of.dynamics
    reached: set[Symbol] = {*of.controls, *of.free}
    reached |= {s for s in of.states if s not in of.start}
    blocks = list(_coupled(dynamics.check, {*dynamics.others}))
    if dynamics.accelerations:
        acting = {*symbols_of(list(dynamics.accelerations))}
        blocks.append(({*dynamics.of.system.vd}, acting))
    rates = [{*symbols_of([rate])} for rate in dynamics.rates]
    while True:
        before = len(reached)
        for solved, symbols in blocks:
            if not reached.isdisjoint(symbols):
                reached |= solved
        pairs = zip(of.states, rates, strict=True)
        reached |= {s for s, symbols in pairs if not reached.isdisjoint(symbols)}
        if len(reached) == before:
            return reached & {*of.states}


def _coupled(
    equations: Sequence[Node], unknowns: set[Symbol]
) -> Iterator[tuple[set[Symbol], set[Symbol]]]:
    """Yield groups of unknowns that are solved together, with what acts on them."""
    groups: list[set[Symbol]] = []
    for equation in equations:
        own = {*symbols_of([equation])}
        joined = [g for g in groups if g & own & unknowns]
        groups = [g for g in groups if g not in joined]
        groups.append(own.union(*joined))
    for group in groups:
        yield group & unknowns, group
