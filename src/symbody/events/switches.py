"""Values at which formulas have corners or jumps, and those that time alone moves.

Such a place is given by an argument, a formula, and by the levels at which it has to
arrive: a < b changes where a - b arrives at 0, a curve where its argument arrives at a
knot. (Hairer speaks of switching functions; theirs have the level 0.)
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import ExpressionError
from symbody.expr import node as nodes
from symbody.expr.arithmetic import sub
from symbody.expr.definition import (
    ExternalDefinition,
    NonlinearSystem,
    PiecewisePolynomial,
)
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate_all, substitute
from symbody.expr.functions import ACOS, ACOSH, ASIN, ATAN2, MAX, MIN, TAN, sin
from symbody.expr.node import AND, NOT, OR, Apply, Const, Node, Symbol
from symbody.expr.traverse import reachable, symbols_of

COMPARISONS = (nodes.LT, nodes.LE, nodes.EQ)
_LOGICAL = (*COMPARISONS, AND, OR, NOT)
# Of the coefficients of two pieces that are one polynomial.
_ROUNDING = 1e-12
# At places of these sizes two formulas are compared, and so near they are one.
_SIZES, _AGREES = (1.0, 1.0, 0.01, 10.0, 1000.0), 1e-9
_FIXED, _MOVING, _OTHER = 0, 1, 2


@final
@dataclass(frozen=True)
class Switch:
    """A level of an argument, at which another formula changes its form.

    The `levels` increase, and are repeated by a `period` without end, unless it is 0.
    """

    argument: Node
    levels: tuple[float, ...] = (0.0,)
    period: float = 0.0

    def zeros(self) -> Iterator[Node]:
        """Yield what changes its sign where the argument arrives at each level."""
        for level in self.levels:
            distance = sub(self.argument, Const(level))
            if self.period:
                yield sin(math.pi / self.period * distance)
            else:
                yield distance


def conditions_of(node: Apply) -> Iterator[Node]:
    """Yield what changes sign where a conditional switches: a - b, a, or sin(pi a)."""
    if node.op in COMPARISONS or node.op in (MIN, MAX):
        yield sub(*node.args)
    elif node.op in (nodes.ABS, nodes.SIGN):
        yield node.args[0]
    elif node.op is nodes.FLOOR:
        yield from Switch(node.args[0], period=1.0).zeros()
    elif node.op is nodes.WHERE:
        yield from _number_as_condition(node.args[0])
    elif node.op in (AND, OR, NOT):
        for arg in node.args:
            yield from _number_as_condition(arg)


def conditions_in(roots: Sequence[Node], smooth: set[Node] | None = None) -> list[Node]:
    """Return what changes its sign where a conditional below the roots does.

    What is `smooth` has none below, and is not looked through; what has not is noted.
    """
    conditions: dict[Node, None] = {}
    smooth = set() if smooth is None else smooth
    for node in reachable(roots, smooth):
        here = [*conditions_of(node)] if isinstance(node, Apply) else []
        conditions.update(dict.fromkeys(here))
        if not here and smooth.issuperset(getattr(node, "args", ())):
            smooth.add(node)
    return list(conditions)


def angle_cuts_in(roots: Iterable[Node]) -> list[Node]:
    """Return what is zero where atan2 jumps by a turn; and where it is zero itself."""
    every = (node for node in reachable(roots) if isinstance(node, Apply))
    return [node.args[0] for node in every if node.op is ATAN2]


def jumps_in(roots: Sequence[Node], moving: Collection[Symbol]) -> list[Node]:
    """Return what passes zero where formulas jump, as far as it follows what moves.

    Corners, as of |a|, are none, nor is a choice between formulas equal in samples.
    """
    jumps: dict[Node, None] = {}
    for node in reachable(roots):
        if not isinstance(node, Apply):
            continue
        if node.op in (nodes.SIGN, nodes.FLOOR):
            jumps.update(dict.fromkeys(conditions_of(node)))
            continue
        for arg in node.args:
            if isinstance(arg, Apply) and arg.op in (nodes.LT, nodes.LE):
                zero = sub(*arg.args)
                chooses = node.op is nodes.WHERE
                if not (chooses and _agree(node.args[1], node.args[2], zero, moving)):
                    jumps[zero] = None
    return [zero for zero in jumps if not set(moving).isdisjoint(symbols_of(zero))]


def _agree(a: Node, b: Node, zero: Node, moving: Collection[Symbol]) -> bool:
    """Return whether two formulas have one value wherever a third is zero."""
    symbols = symbols_of(a, b, zero)
    rng = np.random.default_rng(1)
    try:
        for s in symbols_of(zero):
            slope = derivative(zero, s)
            if s in moving and s not in symbols_of(slope):
                break
        else:
            return False
        for size in _SIZES:
            at: dict[Any, float] = {n: size * rng.uniform(0.1, 0.9) for n in symbols}
            value, rise, *beside = evaluate_all([zero, slope, a, b], at)
            at[s] -= value / rise
            both = evaluate_all([a, b], at)
            apart = abs(both[0] - both[1]) - _AGREES * sum(map(abs, both + beside))
            # Large and small numbers may be where formulas have no value.
            if apart > 0 or (size == 1.0 and math.isnan(apart)):
                return False
    except (ExpressionError, ArithmeticError, ValueError):
        return False
    return True


def _number_as_condition(condition: Node) -> Iterator[Node]:
    """Yield a condition that is a number, which holds where it is not zero."""
    if not (isinstance(condition, Apply) and condition.op in _LOGICAL):
        yield condition


def switches_of(node: Apply) -> Iterator[Switch]:
    """Yield all places where an operation has a corner, a jump or a pole."""
    op, args = node.op, node.args
    if isinstance(op.definition, PiecewisePolynomial):
        yield from _of_curve(op.definition, args)
    elif op in (nodes.SQRT, ATAN2):
        yield Switch(args[0])
    elif op is nodes.DIV:
        yield Switch(args[1])
    elif op is nodes.POW:
        # Whole powers have no corner at 0.
        if not (isinstance(args[1], Const) and args[1].value in range(1000)):
            yield Switch(args[0])
    elif op in (ASIN, ACOS):
        yield Switch(args[0], (-1.0, 1.0))
    elif op is ACOSH:
        yield Switch(args[0], (1.0,))
    elif op is nodes.FLOOR:
        yield Switch(args[0], period=1.0)
    elif op is TAN:
        yield Switch(args[0], (math.pi / 2,), math.pi)
    else:
        yield from map(Switch, conditions_of(node))


def corners_of(node: Apply) -> Iterator[Node]:
    """Yield what is zero where the slopes of an operation differ from side to side."""
    curve = node.op.definition
    if not isinstance(curve, PiecewisePolynomial):
        yield from conditions_of(node)
    elif len(node.args) == 1:
        for x in compress(curve.knots[0], _bent(curve, powers=2)):
            yield sub(node.args[0], Const(x))


def _of_curve(curve: PiecewisePolynomial, args: tuple[Node, ...]) -> Iterator[Switch]:
    for axis, (arg, knots) in enumerate(zip(args, curve.knots, strict=True)):
        levels = knots if len(args) > 1 else tuple(compress(knots, _bent(curve)))
        if curve.periodic[axis]:
            # The first knot is the last, one period earlier.
            inner = (x for x in levels if knots[0] < x < knots[-1])
            yield Switch(arg, (*inner, knots[-1]), knots[-1] - knots[0])
        elif levels:
            yield Switch(arg, levels)


def _bent(curve: PiecewisePolynomial, powers: int | None = None) -> NDArray[np.bool_]:
    """Return at which knots the (lowest `powers` of the) polynomials differ."""
    knots, c = np.array(curve.knots[0]), curve.coefficients
    # The piece below the first knot is in powers of the distance from that knot, too.
    steps = np.concatenate([[0.0], np.diff(knots)])
    before, after = _moved(c[:-1], steps)[:, :powers], c[1:, :powers]
    lengths = np.concatenate([np.diff(knots), [knots[-1] - knots[0]]])
    unit = lengths[:, None] ** np.arange(before.shape[1])
    size = np.maximum(np.abs(before), np.abs(after)) * unit
    close = np.abs(before - after) * unit <= _ROUNDING * size.max(1, keepdims=True)
    return np.asarray(~close.all(axis=1))


def _moved(
    coefficients: NDArray[np.float64], steps: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return polynomials in powers of the distance from a place further on."""
    degree = coefficients.shape[1] - 1
    moved = coefficients.copy()
    for first in range(degree):
        for power in range(degree - 1, first - 1, -1):
            moved[:, power] += steps * moved[:, power + 1]
    return moved


@final
@dataclass(frozen=True)
class TimeSwitches:
    """Corners and jumps of formulas of time; what external `calls` have is unknown."""

    switches: tuple[Switch, ...] = ()
    calls: tuple[Apply, ...] = ()

    @property
    def opaque(self) -> tuple[str, ...]:
        """Names of the external functions."""
        return tuple(dict.fromkeys(call.op.name for call in self.calls))

    def with_inputs(
        self, formulas: Mapping[Symbol, Node], t: Symbol, fixed: Iterable[Symbol]
    ) -> TimeSwitches:
        """Return the places with formulas in place of inputs, and those within them."""
        known = {t, *fixed}
        within: dict[Node, Node] = {
            u: f for u, f in formulas.items() if known.issuperset(symbols_of(f))
        }

        def of_time(node: Node) -> Node | None:
            """Return a formula without inputs if it moves with time alone."""
            resolved = substitute(node, within)
            symbols = symbols_of(resolved)
            return resolved if t in symbols and known.issuperset(symbols) else None

        own = time_switches(list(formulas.values()), [t], fixed)
        switches = dict.fromkeys(own.switches)
        for switch in self.switches:
            argument = of_time(switch.argument)
            if argument is not None:
                switches[Switch(argument, switch.levels, switch.period)] = None
        calls = [
            call
            for call in self.calls
            if any(of_time(arg) is not None for arg in call.args)
        ]
        return TimeSwitches(tuple(switches), (*own.calls, *calls))


def time_switches(
    roots: Sequence[Node], moving: Iterable[Symbol], fixed: Iterable[Symbol]
) -> TimeSwitches:
    """Return places of formulas whose arguments depend on `moving` symbols alone."""
    rates: dict[Node, int] = dict.fromkeys(moving, _MOVING)
    rates |= dict.fromkeys(fixed, _FIXED)
    return _gathered(roots, rates)


def _gathered(roots: Sequence[Node], rates: dict[Node, int]) -> TimeSwitches:
    """Return the places below the roots; enter what nodes depend on into `rates`."""
    switches: dict[Switch, None] = {}
    calls: list[Apply] = []
    bodies: dict[Apply, NonlinearSystem] = {}
    order = reachable(roots)
    if {leaf for leaf in rates if rates[leaf] == _MOVING}.isdisjoint(order):
        return TimeSwitches()  # as of most mechanisms
    for node in order:
        _rate(node, rates)
        if not isinstance(node, Apply):
            continue
        definition = node.op.definition
        if isinstance(definition, NonlinearSystem):
            bodies[node] = definition
        if _MOVING not in [rates[arg] for arg in node.args]:
            continue
        if isinstance(definition, ExternalDefinition):
            calls.append(node)
        for switch in switches_of(node):
            for part in reachable([switch.argument]):
                _rate(part, rates)
            if rates[switch.argument] == _MOVING:
                switches[switch] = None
    for block, system in bodies.items():
        inner = _of_body(block, system, rates)
        switches |= dict.fromkeys(inner.switches)
        calls += inner.calls
    return TimeSwitches(tuple(switches), tuple(calls))


def _rate(node: Node, rates: dict[Node, int]) -> None:
    """Enter on what a node depends whose arguments are known."""
    if node not in rates:
        match node:
            case Apply(_, args):
                rates[node] = max([rates[arg] for arg in args], default=_FIXED)
            case Const():
                rates[node] = _FIXED
            case _:
                rates[node] = _OTHER


def _of_body(
    block: Apply, system: NonlinearSystem, rates: Mapping[Node, int]
) -> TimeSwitches:
    """Return the places within equations that are solved as the code runs."""
    values = dict(zip(system.known, block.args[len(system.unknowns) :], strict=True))
    inside: dict[Node, int] = {s: rates[value] for s, value in values.items()}
    gathered = _gathered([*system.residuals, *system.steps], inside)
    switches = (
        Switch(substitute(s.argument, values), s.levels, s.period)
        for s in gathered.switches
    )
    return TimeSwitches(tuple(switches), gathered.calls)


# Events nearer to each other are one: a step between them would be rounding.
NEAREST = 200 * np.finfo(np.float64).eps
# Beside this part of the span, times near 0 are rounded as larger ones.
UNIT = 1e-3


def rounding(t: float, span: float) -> float:
    """Return how near to each other two times of a run are one [s]."""
    return float(NEAREST * max(abs(t), UNIT * abs(span)))


class TimeEvent(NamedTuple):
    """A time [s] at which formulas change: old up to `before`, new from `after` on."""

    before: float
    at: float
    after: float
