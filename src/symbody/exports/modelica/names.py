"""Names of a model's quantities in Modelica."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.expr.node import Array, Node, Symbol
from symbody.program.names import identifiers
from symbody.system.system import System
from symbody.writers.modelica.forms import RESERVED

_CLASSES = frozenset({"Complete", "Mechanism", "WithInputs"})


@final
@dataclass(frozen=True)
class Names:
    """Names of quantities, and of the entries that formulas hold.

    Attributes:
        parameters: By the user's name.
        inputs: By the user's name.
        sensors: By the user's name.
        states: Of each coordinate, velocity and extra state.
        starts: Of the parameters that hold the states' start values.
        given: Of the variables that stand for inputs from outside, by the user's name.
        nodes: How each symbol is written.
    """

    parameters: dict[str, str]
    inputs: dict[str, str]
    sensors: dict[str, str]
    states: tuple[str, ...]
    starts: tuple[str, ...]
    given: dict[str, str]
    nodes: dict[Node, str]


def names_of(system: System, sensors: Sequence[str]) -> Names:
    """Return the names of a system's quantities, no two alike."""
    states = system.coordinates.y
    wanted = [
        *system.parameters,
        *system.inputs,
        *sensors,
        *(s.name for s in states),
        *(f"{s.name}_start" for s in states),
        *(f"{name}_in" for name in system.inputs),
    ]
    symbols = [Symbol(name) for name in wanted]
    found = identifiers(symbols, reserved=RESERVED | _CLASSES)
    left = iter([found[symbol] for symbol in symbols])

    def mapped(keys: Iterable[str]) -> dict[str, str]:
        return {key: next(left) for key in keys}

    parameters, inputs = mapped(system.parameters), mapped(system.inputs)
    measured = mapped(sensors)
    state_names = tuple(next(left) for _ in states)
    starts = tuple(next(left) for _ in states)
    nodes: dict[Node, str] = {system.t: "time"}
    nodes.update(zip(states, state_names, strict=True))
    for name, parameter in system.parameters.items():
        nodes |= entries(parameters[name], parameter.symbols)
    for name, given in system.inputs.items():
        nodes |= entries(inputs[name], given.symbols)
    return Names(
        parameters, inputs, measured, state_names, starts, mapped(system.inputs), nodes
    )


def entries(name: str, symbols: Array) -> dict[Node, str]:
    """Return how each entry of a quantity is written."""
    if symbols.shape == ():
        return {symbols.item(): name}
    indices = np.ndindex(symbols.shape)
    return {
        symbol: f"{name}[{', '.join(str(i + 1) for i in index)}]"
        for index, symbol in zip(indices, symbols.ravel().tolist(), strict=True)
    }
