"""Names and formulas of the user's in an optimal motion, and what they must be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import missing_inputs
from symbody.analyses.instant.labels import named_entries, units_of
from symbody.analyses.optimal.dynamics import (
    Dynamics,
    Form,
    Limited,
    dynamics_of,
    resolved,
    same_turn,
)
from symbody.analyses.run.driving import InputsLike, checked_inputs, connect_inputs
from symbody.arguments import Arguments, listed, near, real, real_array, shown
from symbody.errors import ExpressionError, ModelError
from symbody.expr.arithmetic import sub
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Const, Node, Symbol, as_node
from symbody.expr.text import text
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.quantities import new_curve
from symbody.pipeline import CompiledModel
from symbody.spatial.vectors import plus
from symbody.system.spellings import entry_spellings, sensor_forms
from symbody.with_units import in_unit

# A number, or the least and the greatest value, None for no bound.
Range: TypeAlias = float | tuple[float | None, float | None]
# By name or formula.
ConditionsLike: TypeAlias = Mapping[Any, Range]
_LONGEST = 40
_UNIT = 1e-6
FOLLOWS = 'Give for example {"q_hip": (-1, 1)}.'


@final
@dataclass(frozen=True)
class Names:
    """Names and formulas of a user in the equations of a problem."""

    arguments: Arguments
    model: CompiledModel
    dynamics: Dynamics
    controls: tuple[Symbol, ...]
    free: tuple[Symbol, ...]
    first: Mapping[Symbol, float]  # values of the free parameters to begin at
    free_states: frozenset[Symbol]
    values: Mapping[Symbol, Node]  # of inputs that are no controls, and of followers

    @property
    def unknowns(self) -> set[Symbol]:
        """The symbols that a solver chooses."""
        d = self.dynamics
        return {*d.states, *d.others, *self.controls, *self.free}

    def entries(self, what: str, key: object) -> list[tuple[str, Node]]:
        """Return label and formula of each entry of what a user names."""
        if not isinstance(key, str):
            return [self._formula(what, key)]
        d, system = self.dynamics, self.model.system
        known = (*d.states, *d.others, *system.u, *system.p)
        symbols = {s.name: s for s in known}
        sensed = entry_spellings(sensor_forms(system)).get(key)
        whole, number = sensed if sensed is not None else (key, None)
        if key in symbols:
            pairs: list[tuple[str, Node]] = [(key, symbols[key])]
        elif whole in system.sensors:
            own = system.sensors[whole].symbols.ravel().tolist()
            entries = [(s.name, s) for s in own]
            pairs = self._resolved(entries if number is None else [(key, own[number])])
        else:
            pairs = self._several(what, key)
        return self._known(what, key, pairs)

    def _several(self, what: str, key: str) -> list[tuple[str, Node]]:
        """Return the entries of parameters, inputs, states, or another quantity."""
        system = self.model.system
        for group in (system.parameters, system.inputs, system.states):
            if key in group:
                own = group[key].symbols.ravel().tolist()
                return [(s.name, s) for s in own]
        entries = named_entries(self.arguments, self.model, key, what)
        return [(label, node) for label, _, node in entries]

    def _formula(self, what: str, value: object) -> tuple[str, Node]:
        try:
            node = as_node(value, self.arguments.who)
        except ExpressionError as error:
            raise ModelError(f"{self.arguments.who}: {what}: {error}") from None
        words = text(node)
        label = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
        (pair,) = self._known(what, value, self._resolved([(label, node)]))
        return pair

    def _resolved(self, pairs: Sequence[tuple[str, Node]]) -> list[tuple[str, Node]]:
        nodes = resolved(
            self.model, self.dynamics, [n for _, n in pairs], self.arguments.who
        )
        return [(label, node) for (label, _), node in zip(pairs, nodes, strict=True)]

    def _known(
        self, what: str, key: object, pairs: Sequence[tuple[str, Node]]
    ) -> list[tuple[str, Node]]:
        """Return formulas with the values of inputs in them, all symbols known."""
        with building_graph():
            nodes = substitute([node for _, node in pairs], self.values)
        system = self.model.system
        known = {*self.unknowns, *system.p, system.t}
        strange = [s.name for s in symbols_of(nodes) if s not in known]
        if strange:
            form = self.dynamics.form
            rule = f"of what the form {form!r} knows, which {strange[0]!r} is not"
            raise self.arguments.refused(what, key, rule, "Take the other form.")
        return [(label, node) for (label, _), node in zip(pairs, nodes, strict=True)]

    def cost(self, what: str, value: object) -> Node | None:
        """Return a formula of the cost."""
        if value is None:
            return None
        if real(value) == 0:
            return ZERO  # any motion that keeps the conditions
        pairs = self.entries(what, value)
        if len(pairs) != 1:
            rule = f"one number, and {shown(value)} has {len(pairs)}"
            raise self.arguments.refused(what, value, rule, "Name one of its entries.")
        node = pairs[0][1]
        by = {*symbols_of([node])} & {*self.unknowns, self.model.system.t}
        if not by:
            rule = "a formula of what is chosen: states, controls, free parameters"
            remedy = "A cost that nothing changes has no least value."
            raise self.arguments.refused(what, value, rule, remedy)
        return node

    def conditions(self, what: str, several: object) -> list[Limited]:
        """Return what a user limits, an entry each."""
        if several is None:
            return []
        if not isinstance(several, Mapping):
            rule = "a dictionary from names or formulas to ranges"
            raise self.arguments.refused(what, several, rule, FOLLOWS)
        result: list[Limited] = []
        for key, limits in several.items():
            for label, node in self.entries(what, key):
                unit = units_of(self.model.system, label, 1)[0]
                which = f"{what}[{shown(key)}]"
                low, high = self.arguments.limits(which, limits, unit)
                result.append(Limited(label, node, low, high))
        return result


def names_of(
    arguments: Arguments,
    model: CompiledModel,
    form: Form | None,
    inputs: InputsLike | None,
    free: object,
) -> Names:
    """Return the names of a problem, with its equations, controls and parameters."""
    form = _form(arguments, model, form)
    system = model.system
    values_by_name = checked_inputs(arguments, inputs)
    driving = connect_inputs(
        model, values_by_name, missing_inputs(system, values_by_name)
    )
    if driving.functions or driving.controllers is not None:
        rule = "numbers, tables or formulas, as Python functions have no derivatives"
        raise arguments.refused("inputs", inputs, rule, "Write the law as a formula.")
    formulas: dict[Symbol, Node] = dict(driving.formulas)
    controls = tuple(s for s in system.u if s not in formulas)
    parameters, states, first = _free(arguments, model, free)
    # Formulas of parameters whose defaults follow free ones.
    moved, result = {*parameters}, dict[Symbol, Node]()
    for p in model.system.parameters.values():
        if p.name in model.overrides:
            continue
        for own, default in p.defaults.items():
            follows = not isinstance(default, Const) and own not in moved
            if follows and not moved.isdisjoint(symbols_of([default])):
                moved.add(own)
                result[own] = substitute([default], result)[0]
    formulas |= result
    dynamics = dynamics_of(model, form, formulas)
    return Names(
        arguments, model, dynamics, controls, parameters, first, states, formulas
    )


def _form(arguments: Arguments, model: CompiledModel, form: object) -> Form:
    loops = bool(model.system.loop_solutions)
    if form is None:
        return "forward" if loops and not model.system.constraints else "inverse"
    word: Form = arguments.word("form", form, Form)
    if word == "forward" and model.system.constraints:
        rule = "'inverse' for a model with constraints, whose multipliers are unknowns"
        raise arguments.refused("form", form, rule, "Leave it out.")
    return word


def _free(
    arguments: Arguments, model: CompiledModel, free: object
) -> tuple[tuple[Symbol, ...], frozenset[Symbol], dict[Symbol, float]]:
    """Return free parameters, states that are free at the start, and first values."""
    system = model.system
    if isinstance(free, str):
        all_states = [s.name for s in system.coordinates.y]
        free = all_states if free == "all" else (free,)
    if not isinstance(free, Iterable):
        rule = "names of parameters and states, or a dictionary from these to values"
        raise arguments.refused("free", free, rule, 'Give for example ["m"].')
    first = free if isinstance(free, Mapping) else {}
    of = dict(zip(system.p, model.parameters.tolist(), strict=True))
    states = {s.name: s for s in system.coordinates.y}
    parameters: dict[Symbol, float] = {}
    loose: set[Symbol] = set()
    for name in free:
        if isinstance(name, str) and name in system.parameters:
            own = system.parameters[name].symbols.ravel().tolist()
            present = [of[s] for s in own]
            value = first.get(name)
            if value is not None:
                array = arguments.numbers(f"free[{name!r}]", value)
                present = np.broadcast_to(array.ravel(), (len(own),)).tolist()
            parameters |= dict(zip(own, present, strict=True))
        elif isinstance(name, str) and name in states:
            loose.add(states[name])
        else:
            known = [*system.parameters, *states]
            rule = f"a parameter or a state: {listed(known, most=20)}"
            raise arguments.refused("free", name, rule, near(name, known))
    return tuple(parameters), frozenset(loose), parameters


def ends_of(
    names: Names, several: Sequence[Limited], what: str = "at_end"
) -> tuple[list[Limited], dict[Symbol, float]]:
    """Return conditions at a time, of quaternions by turns, and the states then."""
    ranges = {
        one.formula: (one.low, one.high)
        for one in several
        if isinstance(one.formula, Symbol)
    }
    values = {s: low for s, (low, high) in ranges.items() if low == high}
    result = list(several)
    for turn in names.dynamics.quaternions:
        known = [values.get(s) for s in turn]
        if known.count(None) > 1:
            continue
        p = np.array([0.0 if x is None else x for x in known])
        rest = 1.0 - float(p @ p)
        if None in known and rest >= -_UNIT:
            k, root = known.index(None), np.sqrt(max(rest, 0.0))
            low, high = ranges.get(turn[k], (-1.0, 1.0))
            inside = [x for x in (root, -root) if low - _UNIT <= x <= high + _UNIT]
            p[k] = inside[0] if inside else np.inf
        if abs(float(p @ p) - 1.0) > _UNIT:
            rule = "of length one, as quaternions are"
            entries = {s.name: x for s, x in zip(turn, known, strict=True)}
            remedy = "Give all four entries of a turn, or conditions of a sensor."
            raise names.arguments.refused(what, entries, rule, remedy)
        values |= dict(zip(turn, p.tolist(), strict=True))
        result = [one for one in result if one.formula not in turn]
        with building_graph():
            turned = same_turn([as_node(x) for x in p], turn)
        result += [Limited(name, row, 0.0, 0.0) for name, row in turned.items()]
    return result, values


_REMEDY = 'Give {"q_hip": (times, values)}, or (times, values, 0.01).'


def with_tracking(
    names: Names, cost: Node | None, several: object, longest: float
) -> tuple[Node | None, float]:
    """Return a cost with the squares of what differs from tables, and their end [s].

    They are in units of sigma. Between the times of a table a cubic spline leads.
    """
    arguments, end = names.arguments, np.inf
    tables = arguments.mapping("track", several, "names", '{"q_hip": (times, values)}')
    for key, table in tables.items():
        which = f"track[{shown(key)}]"
        entries = names.entries("track", key)
        parts = table if isinstance(table, tuple) else ()
        unit, who = units_of(names.model.system, entries[0][0], 1)[0], arguments.who
        given = zip(parts[:2], ("s", unit), strict=False)
        arrays = [real_array(in_unit(f"{who}: {which}", *pair)) for pair in given]
        sigma = 1.0
        if len(parts) == 3:
            sigma = arguments.number(f"{which}, sigma", parts[2], above=0, unit=unit)
        if len(parts) not in {2, 3} or any(a is None for a in arrays):
            rule = "a table (times, values), perhaps with a standard deviation"
            raise arguments.refused(which, table, rule, _REMEDY)
        times, values = (np.asarray(a, dtype=float) for a in arrays)
        columns = values.reshape(len(times), -1) if values.size else values
        if columns.shape != (times.size, len(entries)) or times.ndim != 1:
            rule = f"of one value for each time, for {len(entries)} entries each"
            raise arguments.refused(which, table, rule, _REMEDY)
        if times[0] > 0 or times[-1] < longest:
            rule = f"of times from 0 to {longest:g} s, the longest duration"
            raise arguments.refused(which, table, rule, "Give duration=, or more data.")
        end = min(end, float(times[-1]))
        try:
            curves = [
                new_curve(f"measured_{label}", times, column, "linear")[0]
                for (label, _), column in zip(entries, columns.T, strict=True)
            ]
        except ModelError as error:
            raise ModelError(f"{arguments.who}: {which}: {error}") from None
        with building_graph():
            for (_, node), curve in zip(entries, curves, strict=True):
                apart = sub(node, curve(names.model.system.t)) / sigma
                cost = plus(ZERO if cost is None else cost, apart * apart)
    return cost, end
