"""A linear system as a model of its own: extra states with linear rates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.node import Node, as_node
from symbody.expr.traverse import as_vector
from symbody.model.model import Model
from symbody.results.result import Labels

Array: TypeAlias = NDArray[np.float64]
_ENTRY = re.compile(r"(.+)\[([\d,]+)\]")


class StateSpace(Protocol):
    """Matrices with names."""

    @property
    def model(self) -> str:
        """Name of the mechanism."""
        ...

    @property
    def states(self) -> Labels:
        """Names and units of x."""
        ...

    @property
    def inputs(self) -> Labels:
        """Names and units of u."""
        ...

    @property
    def outputs(self) -> Labels:
        """Names and units of y."""
        ...

    @property
    def A(self) -> Array:
        """Of the states."""
        ...

    @property
    def B(self) -> Array:
        """By the inputs."""
        ...

    @property
    def C(self) -> Array:
        """Of the outputs."""
        ...

    @property
    def D(self) -> Array:
        """By the inputs."""
        ...


def linear_model(system: StateSpace, name: str | None = None) -> Model:
    """Return a linear system as a model.

    Args:
        system: The system.
        name: Of the model; None for that of the mechanism with "_linear".
    """
    model = Model(f"{system.model}_linear" if name is None else name)
    u: list[Node] = []
    for group in _groups(system.inputs):
        value = model.add_input(group.name, shape=group.shape, unit=group.unit)
        u += np.ravel(np.asarray(value, dtype=object)).tolist()
    x: list[Node] = []
    groups = list(_groups(system.states))
    for group in groups:
        start = np.zeros(group.shape)
        value = model.add_state(group.name, start, unit=group.unit)
        x += np.ravel(np.asarray(value, dtype=object)).tolist()
    rates = _sums(system.A, x, system.B, u)
    for group in groups:
        model.set_rate(group.name, _shaped(rates[group.place], group.shape))
    outputs = _sums(system.C, x, system.D, u)
    for group in _groups(system.outputs):
        formula = _shaped(outputs[group.place], group.shape)
        model.add_expression(group.name, formula, sensor=True, unit=group.unit)
    return model


def _sums(P: Array, x: list[Node], Q: Array, u: list[Node]) -> list[Node]:
    """Return P x + Q u."""
    rows = np.hstack([P, Q]).tolist()
    return [
        as_node(sum(factor * node for factor, node in zip(row, (*x, *u), strict=True)))
        for row in rows
    ]


@final
@dataclass(frozen=True)
class _Group:
    """Entries that belong to one quantity.

    Attributes:
        name: Of the quantity.
        shape: Of it.
        unit: Of all entries; "" where they differ.
        place: Where its entries are.
    """

    name: str
    shape: tuple[int, ...]
    unit: str
    place: slice


def _groups(labels: Labels) -> Iterator[_Group]:
    """Yield the quantities whose entries stand one after another."""
    begin = 0
    while begin < len(labels):
        entry = _ENTRY.fullmatch(labels.names[begin])
        shape: tuple[int, ...] = ()
        end, name = begin + 1, labels.names[begin]
        if entry:
            name = entry[1]
            while end < len(labels) and labels.names[end].startswith(f"{name}["):
                end += 1
            last = _ENTRY.fullmatch(labels.names[end - 1])
            assert last is not None, labels
            shape = tuple(int(i) + 1 for i in last[2].split(","))
        units = set(labels.units[begin:end])
        yield _Group(
            name, shape, units.pop() if len(units) == 1 else "", slice(begin, end)
        )
        begin = end


def _shaped(nodes: list[Node], shape: tuple[int, ...]) -> Any:
    if not shape:
        return nodes[0]
    array = as_vector(nodes)
    return array.reshape(shape)
