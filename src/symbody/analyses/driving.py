"""What the user gives for inputs becomes what the integrators call."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.inputs import (
    CompiledInputs,
    ConstantInputs,
    InputFunction,
    Inputs,
    PythonInputs,
)
from symbody.analyses.table import table
from symbody.arguments import listed, near, real_array, shown
from symbody.equations import Equations
from symbody.errors import ExpressionError, ModelError, UnknownQuantityError
from symbody.expr.functions import maximum, minimum
from symbody.expr.node import Const, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.dynamics import arguments_of
from symbody.formalisms.measured import Measured
from symbody.formalisms.minimal import minimal
from symbody.formalisms.tree import build_tree
from symbody.model.quantities import Input
from symbody.pipeline import CompiledModel
from symbody.pipeline.graph_lock import building_graph
from symbody.program.lower import lower
from symbody.runtime.load import load

Array = NDArray[np.float64]


@final
@dataclass(frozen=True)
class Driving:
    """What drives a run.

    Attributes:
        inputs: For the integrators.
        formulas: Of the inputs that are no Python functions, by their symbols.
        functions: Names of the inputs that are.
    """

    inputs: Inputs
    formulas: Mapping[Symbol, Node]
    functions: tuple[str, ...]


@final
class Snapshot(Mapping[str, Any]):
    """What a Python input may look at: states and sensors by name, at one instant.

    ``measured["q_hip"]``, ``measured["d"]``; sensors are computed when asked for, with
    inputs taken as zero.
    """

    def __init__(self, model: CompiledModel, t: float, y: Array) -> None:
        self._model, self._t, self._y = model, t, y

    def __getitem__(self, name: str) -> Any:
        states = self._model.state_labels()
        if name in states:
            return self._y[states.index(name)]
        values = self._model.sensor_values(self._t, self._y)
        if name not in values:
            known = [*self]
            raise UnknownQuantityError(
                f"measured values: there is no {shown(name)}. A function of an input "
                f"may look at {listed(known)}. {near(name, known)}"
            )
        return values[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._model.state_labels()
        yield from self._model.equations("sensors").results

    def __len__(self) -> int:
        return sum(1 for _ in self)


def connect_inputs(model: CompiledModel, given: Mapping[str, Any]) -> Driving:
    """Return inputs for the integrators.

    Args:
        model: The model.
        given: By name: a number or array; a formula of model.t, coordinates or
            sensors; a table (times, values) to interpolate linearly, constant outside,
            with a jump where a time stands twice; or a Python function of (t) or of
            (t, measured values). Those not named are zero.

    Raises:
        ModelError: A name is unknown, or a value does not fit its input.
    """
    system = model.system
    for name in given:
        if name not in system.inputs:
            known = ", ".join(system.inputs) or "none"
            raise ModelError(
                f"input {name!r}: not in model {system.name!r}. Known inputs: {known}. "
                f"{near(name, system.inputs)}"
            )
    functions = {n: value for n, value in given.items() if callable(value)}
    with building_graph():
        return _connected(model, given, functions)


def _connected(
    model: CompiledModel,
    given: Mapping[str, Any],
    functions: Mapping[str, Callable[..., Any]],
) -> Driving:
    system = model.system
    nodes = _formulas(model, {n: v for n, v in given.items() if n not in functions})
    by_function = {
        symbol
        for name in functions
        for symbol in system.inputs[name].symbols.ravel().tolist()
    }
    if all(isinstance(node, Const) for node in nodes):
        equations = None
    else:
        equations = _in_state(model, nodes)
        nodes = equations.results["inputs"].tolist()
    formulas = {
        symbol: node
        for symbol, node in zip(system.u, nodes, strict=True)
        if symbol not in by_function
    }
    inputs: Inputs
    if functions:
        if equations is None:
            equations = _in_state(model, nodes)
        address = _compiled(model, equations)
        inputs = PythonInputs(_in_python(model, functions, address))
    elif equations is not None:
        inputs = CompiledInputs(_compiled(model, equations))
    else:
        inputs = ConstantInputs([float(node) for node in nodes])
    return Driving(inputs, formulas, tuple(functions))


def _formulas(model: CompiledModel, given: Mapping[str, Any]) -> list[Node]:
    nodes: list[Node] = []
    for entry in model.system.inputs.values():
        values = np.empty(entry.symbols.shape, dtype=object)
        values[...] = as_node(0)
        if entry.name in given:
            values[...] = _as_formulas(model, entry, given[entry.name])
        nodes += [_limited(entry, node) for node in values.flat]
    if all(isinstance(node, Const) for node in nodes):
        return nodes  # the tree of a large system takes longer than a short run
    tree = model.system.opened
    measured = Measured(tree, build_tree(tree, merge=False))
    return measured.resolve(nodes, "the formula of an input")


def _as_formulas(model: CompiledModel, entry: Input, value: Any) -> Any:
    who = f"input {entry.name!r}"
    if isinstance(value, tuple) and len(value) == 2 and entry.symbols.shape == ():
        return table(who, model.system.t, *value)
    array = np.asarray(value, dtype=object)
    if array.shape not in ((), entry.symbols.shape):
        raise ModelError(
            f"{who}: the value {shown(value)} has the shape {array.shape}, but the "
            f"input has {entry.symbols.shape}. Give as many entries, or one for all."
        )
    result = np.empty(array.shape, dtype=object)
    for index in np.ndindex(array.shape):
        try:
            result[index] = as_node(array[index], who)
        except ExpressionError as error:
            raise ModelError(str(error)) from None
        foreign = [s.name for s in symbols_of(result[index]) if s in model.system.u]
        if foreign:
            raise ModelError(
                f"{who}: its formula depends on the input {foreign[0]!r}. Give inputs "
                f"as formulas of time, coordinates, velocities and sensors."
            )
    return result


def _limited(entry: Input, node: Node) -> Node:
    if entry.limits is None:
        return node
    low, high = entry.limits
    if np.isfinite(low):
        node = maximum(node, low)
    return minimum(node, high) if np.isfinite(high) else node


def _in_state(model: CompiledModel, formulas: Sequence[Node]) -> Equations:
    """Return the formulas in the coordinates of the state."""
    array = np.empty(len(formulas), dtype=object)
    array[:] = formulas
    system = model.system
    arguments = arguments_of(system.opened)
    equations = Equations(system.name, "inputs", arguments, {"inputs": array})
    return minimal(system, equations)


def _compiled(model: CompiledModel, equations: Equations) -> Any:
    groups = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}
    name = f"{model.system.name}_inputs"
    program = lower(equations, name, groups, {"inputs": ("inputs",)})
    return load([program], model.backend, model.parameters)[name]


def _in_python(
    model: CompiledModel, functions: Mapping[str, Callable[..., Any]], rest: Any
) -> InputFunction:
    """Return one function for all inputs, of which some are the user's."""
    places: list[tuple[Callable[..., Any], slice, Input]] = []
    at = 0
    for entry in model.system.inputs.values():
        if entry.name in functions:
            function = functions[entry.name]
            places.append(
                (
                    _of_time_and_state(function),
                    slice(at, at + entry.symbols.size),
                    entry,
                )
            )
        at += entry.symbols.size
    zeros = np.zeros(at)

    def inputs(t: float, y: Array) -> Array:
        u: Array = np.array(rest(t, y, zeros), dtype=float)
        measured = Snapshot(model, t, y)
        for function, place, entry in places:
            given = function(t, measured)
            value = real_array(given)
            if value is None or value.shape != entry.symbols.shape:
                raise ModelError(
                    f"input {entry.name!r}: its function returned {shown(given)} at "
                    f"t = {t:g} s, but the input has the shape {entry.symbols.shape}. "
                    f"Return real numbers in this shape."
                )
            if entry.limits is not None:
                value = np.clip(value, *entry.limits)
            u[place] = value.reshape(-1)
        return u

    return inputs


def _of_time_and_state(function: Callable[..., Any]) -> Callable[..., Any]:
    try:
        wanted = len(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        wanted = 1
    return function if wanted > 1 else lambda t, _: function(t)
