"""Times at which a formula of time arrives at a level.

They have a closed form where the formula is linear in time, or a sine, cosine or
tangent of such a phase:

    offset + factor (phase + rate t) = level
    offset + factor sin(phase + rate t) = level

Formulas that hold a function of unknown form are sampled at some times. A pair of
places between two looks is missed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.events.interval_operations import Array
from symbody.events.switches import Switch
from symbody.expr import functions as f
from symbody.expr import node as n
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ONE, ZERO, Apply, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable

_WAVES = (f.SIN, f.COS, f.TAN)
# Offset and factor of a formula, and the node that the factor belongs to.
_Part = tuple[Node, Node, Node | None]


@final
@dataclass(frozen=True)
class Affine:
    """offset + factor F(phase + rate t), where F is a wave or nothing (F(x) = x)."""

    offset: Node
    factor: Node
    wave: Operation | None = None
    phase: Node = ZERO
    rate: Node = ONE


class Arrivals(NamedTuple):
    """Times first + k period for all whole k; none if `first` is not finite."""

    first: NDArray[np.generic]
    period: Any


def affine(switch: Switch, t: Symbol) -> Affine | None:
    """Return the argument of a switch as an affine formula; None if it is no such."""
    known: dict[Node, _Part | None] = {}
    for node in reachable([switch.argument]):
        known[node] = _part(node, t, known)
    part = known[switch.argument]
    if part is None or part[2] is None or (switch.period and part[2] is not t):
        return None
    offset, factor, atom = part
    if atom is t:
        return Affine(offset, factor)
    assert isinstance(atom, Apply)
    inner = known[atom.args[0]]
    assert inner is not None
    return Affine(offset, factor, atom.op, inner[0], inner[1])


def _part(node: Node, t: Symbol, known: Mapping[Node, _Part | None]) -> _Part | None:
    if node is t:
        return ZERO, ONE, node
    if not isinstance(node, Apply):
        return node, ZERO, None
    parts = [known[arg] for arg in node.args]
    if all(part is not None and part[2] is None for part in parts):
        return node, ZERO, None
    if None in parts:
        return None
    if node.op in _WAVES:
        (inner,) = parts
        return (ZERO, ONE, node) if inner is not None and inner[2] is t else None
    return _combined(node.op, parts)  # type: ignore[arg-type]


def _combined(op: Operation, parts: Sequence[_Part]) -> _Part | None:
    """Return the part of a sum, or of a product with what is independent of time."""
    if op is n.NEG:
        ((offset, factor, atom),) = parts
        return -offset, -factor, atom
    if op not in (n.ADD, n.SUB, n.MUL, n.DIV):
        return None
    (a, p, one), (b, q, other) = parts
    if op in (n.ADD, n.SUB):
        if one is not None and other is not None and one is not other:
            return None
        atom = other if one is None else one
        return (a + b, p + q, atom) if op is n.ADD else (a - b, p - q, atom)
    if op is n.MUL:
        if other is None:
            return a * b, p * b, one
        return (a * b, a * q, other) if one is None else None
    return (a / b, p / b, one) if other is None else None


def arrivals(form: Affine, switch: Switch) -> list[Arrivals]:
    """Return when an affine argument arrives at the levels of a switch, as formulas."""
    parts = form.offset, form.factor, form.phase, form.rate
    inverse = {f.SIN: f.asin, f.COS: f.acos, f.TAN: f.atan}
    levels = np.array(switch.levels, dtype=object)
    return _arrivals(parts, form.wave, levels, switch.period, inverse)


def arrival_times(form: Affine, switch: Switch) -> list[Arrivals]:
    """Return the same as numbers; the argument depends on time alone."""
    parts = evaluate_all([form.offset, form.factor, form.phase, form.rate], {})
    inverse = {f.SIN: np.arcsin, f.COS: np.arccos, f.TAN: np.arctan}
    levels = np.array(switch.levels)
    with np.errstate(all="ignore"):
        numbers = [np.float64(part) for part in parts]
        return _arrivals(numbers, form.wave, levels, switch.period, inverse)


def _arrivals(
    parts: Sequence[Any],
    wave: Operation | None,
    levels: NDArray[np.generic],
    period: float,
    inverse: Mapping[Operation, Callable[[Any], Any]],
) -> list[Arrivals]:
    offset, factor, phase, rate = parts
    x = (levels - offset) / factor
    if wave is None:
        return [Arrivals(x, abs(period / factor) if period else 0.0)]
    angle = inverse[wave](x)
    if wave is f.TAN:
        return [Arrivals((angle - phase) / rate, abs(math.pi / rate))]
    other = math.pi - angle if wave is f.SIN else -angle
    turn = abs(2 * math.pi / rate)
    return [Arrivals((one - phase) / rate, turn) for one in (angle, other)]


@final
class Sampling:
    """Looks at regular times for where the argument of a switch passes a level."""

    def __init__(self, switch: Switch, t: Symbol) -> None:
        self._switch = switch
        self._t = t

    def zones(self, times: Array) -> tuple[Array, Array]:
        """Return neighboring numbers between which the argument passes a level."""
        cells = [self._cell(x) for x in times.tolist()]
        zones = [
            _narrowed(self._cell, x, y, cell)
            for x, y, cell, other in zip(
                times[:-1].tolist(), times[1:].tolist(), cells[:-1], cells[1:],
                strict=True,
            )
            if cell != other
        ]  # fmt: skip
        pairs = np.array(zones).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]

    def _cell(self, t: float) -> float:
        """Return between which levels the argument is, as a number."""
        switch = self._switch
        (value,) = evaluate_all([switch.argument], {self._t: t})
        if not np.isfinite(value):
            return np.inf
        turns = 0.0
        if switch.period:
            turns = np.floor((value - switch.levels[0]) / switch.period)
            value -= turns * switch.period
        count = np.searchsorted(switch.levels, value, side="right")
        return float(turns * len(switch.levels) + count)


def _narrowed(
    cell: Callable[[float], float], low: float, high: float, at_low: float
) -> tuple[float, float]:
    """Return neighbors of which only the first is in the cell of the lower end."""
    while True:
        middle = 0.5 * (low + high)
        if not low < middle < high:
            return low, high
        low, high = (middle, high) if cell(middle) == at_low else (low, middle)
