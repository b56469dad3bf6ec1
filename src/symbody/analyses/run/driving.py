"""Inputs as the user gives them, made ready for the integrators."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias, final

import numpy as np

from symbody import formalisms
from symbody.analyses.instant.inputs import (
    Array,
    CompiledInputs,
    ConstantInputs,
    Inputs,
    PythonInputs,
    Target,
    as_function,
    missing_inputs,
    table,
    target_of,
)
from symbody.analyses.run.sampled import Before, Controllers, Law, Sampled, names_of
from symbody.arguments import (
    Arguments,
    listed,
    near,
    not_in_model,
    real_array,
    shown,
    takes,
)
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError, UnknownQuantityError
from symbody.events.switches import conditions_in
from symbody.expr.functions import maximum, minimum
from symbody.expr.node import Const, Node, Symbol, as_node
from symbody.expr.traverse import depends_on, symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.quantities import Input
from symbody.pipeline import CompiledModel
from symbody.pipeline.functions import request_of
from symbody.program.content import ProgramRequest
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compiled_entry
from symbody.with_units import has_units_or_masks, in_unit

InputsLike: TypeAlias = Mapping[str, Any] | Mapping[str | tuple[str, ...], Any]


@final
@dataclass(frozen=True)
class Driving:
    """The inputs of a run, as integrators take them."""

    inputs: Inputs
    formulas: Mapping[Symbol, Node]  # of those that are no Python functions
    # names of those that are functions of time for the integrators
    functions: tuple[str, ...]
    held: Array  # values that are held while time goes on, shape (m,)
    controllers: Controllers | None
    missing: tuple[str, ...]  # those without a value, which are zero
    sampled: tuple[str, ...] = ()  # names of those that controllers hold
    # Writes what passes zero where formulas switch, if those of inputs do by the state.
    switches: CompiledFunction | None = None
    looks: bool = False  # whether functions of the user's look at states and sensors

    def at(self, t: float, y: Array) -> Array:
        """Return the inputs at a time [s] and state; forces of contacts are zero."""
        return as_function(self.inputs, self.held)(t, y)


@final
class Snapshot(Mapping[str, Any]):
    """States and sensors by name at one instant, as a Python input may look at them.

    ``measured["q_hip"]``, ``measured["d"]``; sensors are computed when asked for, with
    the inputs before the function acts, of which those that are not known are NaN.

    Attributes:
        state: All states, in the order of the model's labels.
    """

    def __init__(
        self, model: CompiledModel, t: float, state: Array, places: Mapping[str, int],
        before: Before,
    ) -> None:  # fmt: skip
        self.state = state
        self._model, self._t, self._places, self._before = model, t, places, before

    def __getitem__(self, name: str) -> Any:
        place = self._places.get(name)
        if place is not None:
            return self.state[place]
        model, formulas = self._model, self._model.equations("sensors").results
        if name not in formulas:
            known = [*self]
            raise UnknownQuantityError(
                f"measured values: there is no {shown(name)}. A function of an input "
                f"may look at {listed(known)}. {near(name, known)}"
            )
        u = self._before(self._t, self.state)
        unknown = {model.system.u[i] for i in np.flatnonzero(np.isnan(u))}
        # A condition of what is unknown would be a number.
        nodes = formulas[name].ravel().tolist()
        if unknown and not unknown.isdisjoint(
            model.shared.once((Snapshot, name), lambda: {*symbols_of(nodes)})
        ):
            raise ModelError(
                f"measured values: {name!r} depends on what the function returns, or on"
                f" contacts: an algebraic loop. Take sb.Sampled(function, period)."
            )
        return model.sensor_values(self._t, self.state, u)[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._places
        yield from self._model.equations("sensors").results

    def __len__(self) -> int:
        return sum(1 for _ in self)


def checked_inputs(
    arguments: Arguments, inputs: InputsLike | None
) -> dict[str | tuple[str, ...], object]:
    """Return inputs by their keys, whose names are not looked at yet."""
    if inputs is None:
        return {}
    if not isinstance(inputs, Mapping):
        rule, remedy = "a dictionary from names of inputs", "Give {'F': 2.0}."
        raise arguments.refused("inputs", inputs, rule, remedy)
    return {key: value for key, value in inputs.items()}  # noqa: C416 (type of keys)


def connect_inputs(
    model: CompiledModel, inputs_like: InputsLike, held: Sequence[str] = ()
) -> Driving:
    """Return a run's inputs as of `simulate`; ModelError where they are wrong."""
    if not (inputs_like or held):
        return model.shared.once(Driving, lambda: _connected(model, {}, held))
    grouped = _by_names(model, inputs_like)
    with building_graph():
        return _connected(model, grouped, held)


def _by_names(
    model: CompiledModel, inputs_like: InputsLike
) -> dict[tuple[str, ...], object]:
    """Return what is given by the names that it is for, each of which is known."""
    system, taken = model.system, set[str]()
    grouped = {}
    for key, value in inputs_like.items():
        names = names_of(key)
        if names is None:
            raise ModelError(
                f"inputs: {shown(key)} is given a value. Give inputs by name, or by a "
                f"tuple of names that one function is for."
            )
        for name in names:
            if name not in system.inputs:
                raise ModelError(
                    not_in_model("input", name, system.name, system.inputs)
                )
            if name in taken:
                raise ModelError(
                    f"input {name!r}: given twice, alone or among several. Each input "
                    f"has one value, formula or function."
                )
            taken.add(name)
        if not isinstance(key, str) and not _is_function(value):
            raise ModelError(
                f"inputs {', '.join(names)}: {shown(value)} is given for all of them. "
                f"Only a function, or Sampled(function, …), gives several inputs."
            )
        if isinstance(key, str):
            value = _without_units(system.inputs[key], value)
        grouped[tuple(names)] = value
    return grouped


def _without_units(entry: Input, value: object) -> object:
    """Return what is given for an input as numbers; times of tables are in seconds."""
    who = f"input {entry.name!r}"
    if isinstance(value, tuple) and len(value) == 2 and has_units_or_masks(value):
        values = in_unit(who, value[1], entry.unit)
        if _is_table(entry, values):
            return in_unit(f"{who}: times", value[0], "s"), values
    return in_unit(who, value, entry.unit)


def check_inputs(
    model: CompiledModel, values: Mapping[str | tuple[str, ...], object]
) -> None:
    """Raise ModelError unless values, formulas and tables fit their inputs."""
    for names, value in _by_names(model, values).items():
        if not _is_function(value):
            with building_graph():
                _as_formulas(model, model.system.inputs[names[0]], value)


def inputs_left(
    model: CompiledModel, values: object, others: Collection[str]
) -> tuple[str, ...]:
    """Return the inputs without a value, here or in `others`, that nothing pushes."""
    entries, whens = model.system.inputs, model.system.whens
    pushed = {s for when in whens.values() for s in when.pushed}
    names = missing_inputs(model.system, values, others)
    return tuple(n for n in names if pushed.isdisjoint(entries[n].symbols.flat))


def _is_function(value: object) -> bool:
    return callable(value) or isinstance(value, Sampled)


def _connected(
    model: CompiledModel,
    values_by_name: Mapping[tuple[str, ...], Any],
    held: Sequence[str],
) -> Driving:
    system = model.system
    functions = {n: value for n, value in values_by_name.items() if _is_function(value)}
    continuous = {n: f for n, f in functions.items() if not isinstance(f, Sampled)}
    sampled = {n: f for n, f in functions.items() if isinstance(f, Sampled)}
    at_times = {*held, *(name for names in sampled for name in names)}
    nodes = _formulas(
        model,
        {n[0]: v for n, v in values_by_name.items() if n not in functions},
        at_times,
    )
    names = tuple(name for group in continuous for name in group)
    called: set[Any] = {s for n in names for s in system.inputs[n].symbols.flat}
    symbols = called | {s for n in at_times for s in system.inputs[n].symbols.flat}
    symbols.update(system.discrete)
    constant = all(isinstance(node, Const) or node in symbols for node in nodes)
    request = None
    if continuous or not constant:
        every = formalisms.arguments_of(system.spanning_tree)
        request = request_of(system, "inputs", nodes, every)
        equations = formalisms.minimal(model.derivations, request.equations)
        request = replace(request, equations=equations)
        nodes = equations.results["inputs"].tolist()
    formulas = {
        symbol: node
        for symbol, node in zip(system.u, nodes, strict=True)
        if symbol not in symbols
    }
    values = np.array([float(n) if isinstance(n, Const) else 0.0 for n in nodes])
    inputs: Inputs = ConstantInputs(values)
    if continuous:
        assert request is not None
        rest = _compiled(model, request)
        calls = [_call(model, names, law) for names, law in continuous.items()]
        n, causes = len(model.state_labels()), called.union(system.contact_forces)
        unknown = [i for i, s in enumerate(system.u) if s in causes]
        inputs = PythonInputs(partial(_all_inputs, calls, rest, n, unknown))
    elif request is not None:
        inputs = CompiledInputs(_compiled(model, request))
    switches, controllers = None, None
    moving = {*system.coordinates.y}
    own = [c for c in conditions_in([*formulas.values()]) if depends_on(c, moving)]
    if own:
        of_model = model.equations("switches").results.values()
        both = [*(node for nodes in of_model for node in nodes), *own]
        every = formalisms.arguments_of(system)
        switches = _compiled(model, request_of(system, "switches", both, every))
    if sampled:
        each = [(v, *_call(model, names, v.function)) for names, v in sampled.items()]
        controllers = Controllers(each, values)
    left = inputs_left(model, values_by_name, held)
    stairs = tuple(name for group in sampled for name in group)
    laws = [*continuous.values(), *(one.function for one in sampled.values())]
    looks = any(not takes(law, 1) for law in laws)
    return Driving(
        inputs, formulas, names, values, controllers, left, stairs, switches, looks
    )


def _call(
    model: CompiledModel, names: tuple[str, ...], function: Callable[..., object]
) -> tuple[Target, Law]:
    """Return a user's function of measured values as one of the state, and for what."""
    places = {name: i for i, name in enumerate(model.state_labels())}
    target = target_of(model.system.inputs, names)
    return target, partial(_called, model, function, not takes(function, 1), places)


def _called(
    model: CompiledModel,
    function: Callable[..., object],
    looks_at_state: bool,
    places: Mapping[str, int],
    t: float,
    y: Array,
    before: Before,
) -> object:
    if looks_at_state:
        return function(t, Snapshot(model, t, y[: len(places)], places, before))
    return function(t)


def _formulas(
    model: CompiledModel, values_by_name: Mapping[str, object], held: Collection[str]
) -> list[Node]:
    """Return the formula of each input; what is held is the input itself."""
    nodes: list[Node] = []
    for entry in model.system.inputs.values():
        values = np.empty(entry.symbols.shape, dtype=object)
        values[...] = entry.symbols if entry.name in held else as_node(0)
        if entry.name in values_by_name:
            values[...] = _as_formulas(model, entry, values_by_name[entry.name])
        nodes += [_limited(entry, node) for node in values.flat]
    nodes += [*model.system.discrete]
    nodes += [as_node(0) for _ in model.system.contact_forces]
    if all(isinstance(n, Const) or n in model.system.u for n in nodes):
        return nodes  # the tree of a large system takes longer than a short run
    measured = formalisms.tree_kinematics(model.derivations, merge=False).kinematics
    return measured.resolve(nodes, "the formula of an input")


def _is_table(entry: Input, values: object) -> bool:
    """Return whether values are a row, or a number, for each of several times."""
    array = real_array(values)
    shape = entry.symbols.shape
    return shape == () or (array is not None and array.ndim == len(shape) + 1)


def _tables(
    who: str, model: CompiledModel, entry: Input, times: object, values: object
) -> object:
    """Return the piecewise linear function of time of each entry of an input."""
    shape, t = entry.symbols.shape, model.system.t
    if shape == ():
        return table(who, t, times, values)
    rows = real_array(values)
    if rows is None or rows.shape[1:] != shape:
        outcome_ = None if rows is None else rows.shape
        raise ModelError(
            f"{who}: a table has a row for each time; its values have the shape "
            f"{outcome_}, but the input has {shape}. Give an array of the shape "
            f"{('N', *shape)}."
        )
    result = np.empty(shape, dtype=object)
    for index in np.ndindex(shape):
        result[index] = table(who, t, times, rows[(slice(None), *index)])
    return result


def _as_formulas(model: CompiledModel, entry: Input, value: object) -> object:
    who = f"input {entry.name!r}"
    if isinstance(value, tuple) and len(value) == 2 and _is_table(entry, value[1]):
        return _tables(who, model, entry, *value)
    array = np.asarray(value, dtype=object)
    if array.shape not in ((), entry.symbols.shape):
        raise ModelError(
            f"{who}: the value {shown(value)} has the shape {array.shape}, but the "
            f"input has {entry.symbols.shape}. Give as many entries, or one for all; "
            f"values over time are a table: (times, values)."
        )
    result = np.empty(array.shape, dtype=object)
    for index in np.ndindex(array.shape):
        try:
            result[index] = as_node(array[index], who)
        except ExpressionError as error:
            raise ModelError(str(error)) from None
        bounded = _limited(entry, as_node(result[index]))
        if isinstance(bounded, Const) and math.isinf(bounded.value):
            raise ModelError(f"{who}: {shown(value)} is not finite. Give a number.")
        system, symbols = model.system, symbols_of(result[index])
        of_model = {s.name: s for s in (system.t, *system.coordinates.y, *system.p)}
        for s in symbols:
            if of_model.get(s.name, s) is not s:
                raise ModelError(
                    f"{who}: its formula holds the symbol {s.name!r} of another model, "
                    f"as a pickle makes. Take that of this one, as compiled.system.t."
                )
        own = {*system.u, *system.vd} - {*system.discrete}
        foreign = [s.name for s in symbols if s in own]
        if foreign:
            raise ModelError(
                f"{who}: its formula depends on {foreign[0]!r}. Take time, states and "
                f"sensors; what follows inputs or accelerations belongs in the load."
            )
    return result


def _limited(entry: Input, node: Node) -> Node:
    if entry.limits is None:
        return node
    low, high = entry.limits
    if np.isfinite(low):
        node = maximum(node, low)
    return minimum(node, high) if np.isfinite(high) else node


def _compiled(model: CompiledModel, request: ProgramRequest) -> Any:
    entry = compiled_entry(request, model.backend)
    return CompiledFunction.of(entry, model.parameters)


def _all_inputs(
    calls: Sequence[tuple[Target, Law]],
    rest: Any,
    states: int,
    unknown: Sequence[int],
    t: float,
    y: Array,
    held: Array,
) -> Array:
    y = y[:states]  # without the work, if that is computed
    u: Array = rest(t, y, held).copy()

    def known(t: float, y: Array) -> Array:
        result = u.copy()
        result[unknown] = np.nan
        return result

    for target, call in calls:
        target.write(t, call(t, y, known), u)
    return u
