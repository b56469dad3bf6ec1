"""Linear systems as formulas of parameters, and as models of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError, from_extra
from symbody.expr.node import Array as Formulas
from symbody.expr.node import Node, as_node
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.traverse import as_vector, symbols_of
from symbody.model.model import Model
from symbody.results.linear_system import LinearSystem
from symbody.results.result import Labels

Array: TypeAlias = NDArray[np.float64]
_ENTRY = re.compile(r"(.+)\[([\d,]+)\]")


def linear_to_model(self: LinearSystem, name: str | None = None) -> Model:
    """Return it as a model of extra states, to be written in any language.

    The states are the small deviations, zero at the start, under their names;
    inputs and outputs have the model's names and units. `generate` writes it as
    Modelica, FMU or C as it does any model, and `simulate` moves it.

    Args:
        self: The linear self.
        name: Of the model; by default that of the mechanism with "_linear".

    Example:
        >>> import symbody as sb
        >>> linear = sb.linearize(sb.library.crane_crab()).to_model()
        >>> [*linear.inputs], [*linear.states][:1]
        (['F'], ['q_trans_crab'])
    """
    model = Model(f"{self.model}_linear" if name is None else name)
    u: list[Node] = []
    for group in _groups(self.inputs):
        value = model.add_input(group.name, shape=group.shape, unit=group.unit)
        u += np.ravel(np.asarray(value, dtype=object)).tolist()
    x: list[Node] = []
    groups = list(_groups(self.states))
    for group in groups:
        start = np.zeros(group.shape)
        value = model.add_state(group.name, start, unit=group.unit)
        x += np.ravel(np.asarray(value, dtype=object)).tolist()
    rates = _sums(self.A, x, self.B, u)
    for group in groups:
        model.set_rate(group.name, _shaped(rates[group.place], group.shape))
    outputs = _sums(self.C, x, self.D, u)
    for group in _groups(self.outputs):
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
    """Entries that belong to one quantity; their unit is "" where they differ."""

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


@final
@dataclass(frozen=True, repr=False, eq=False)
class LinearFormulas:
    """dx/dt = A x + B u, y = C x + D u, each entry a formula.

    Attributes:
        model: Name of the mechanism.
        states: Names and units of the states.
        inputs: Names and units of the inputs.
        outputs: Names and units of the outputs, all entries of all sensors.
        A: Shape (n, n).
        B: Shape (n, nu).
        C: Shape (ny, n).
        D: Shape (ny, nu).
    """

    model: str
    states: Labels
    inputs: Labels
    outputs: Labels
    A: Formulas
    B: Formulas
    C: Formulas
    D: Formulas

    def to_sympy(self) -> tuple[Any, Any, Any, Any]:
        """Return A, B, C and D as matrices of SymPy, for example to simplify them."""
        return (
            to_sympy(self.A), to_sympy(self.B), to_sympy(self.C), to_sympy(self.D)
        )  # fmt: skip

    def simplified(self) -> LinearFormulas:
        """Return the same with shorter entries: what cancels is cancelled, by SymPy.

        That takes seconds for entries that are long.

        Raises:
            ExpressionError: SymPy is not installed.
        """
        sympy = from_extra(
            "simplified", "sympy", "sympy", ExpressionError, name="SymPy"
        )
        every = [self.A, self.B, self.C, self.D]
        nodes = [node for matrix in every for node in matrix.ravel().tolist()]
        own = {s.name: s for s in symbols_of(*nodes)}
        undefined = (sympy.nan, sympy.zoo, sympy.oo)
        short = []
        for node in nodes:
            entry = sympy.simplify(to_sympy(node))
            # What has no value, such as 0/0, is no formula of SymPy's, and stays.
            short.append(node if entry.has(*undefined) else from_sympy(entry, own))
        result, begin = [], 0
        for matrix in every:
            part = np.empty(matrix.size, dtype=object)
            part[:] = short[begin : begin + matrix.size]
            result.append(part.reshape(matrix.shape))
            begin += matrix.size
        A, B, C, D = result
        return replace(self, A=A, B=B, C=C, D=D)

    def __repr__(self) -> str:
        lines = [f"LinearFormulas of {self.model!r}"]
        for title, labels in (
            ("states", self.states), ("inputs", self.inputs), ("outputs", self.outputs)
        ):  # fmt: skip
            lines.append(f"  {title}: {', '.join(labels.with_units()) or 'none'}")
        return "\n".join(lines)
