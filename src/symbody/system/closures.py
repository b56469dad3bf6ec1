"""The explicit solutions of all loops, in an order in which each can be evaluated."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.model.loops.loop import Closure, NamedLoop
from symbody.system.closure import NamedClosure
from symbody.system.loop_paths import loop_path
from symbody.system.parameters import parameter_values
from symbody.system.system import System

# What a radicand may fall below zero by rounding, of the squares that it is made of.
_ROUNDING = 1e-12
# What is left of the relations by a solution that is none [m or 1].
_OPEN = 1e-6


def closures(system: System) -> tuple[NamedClosure, ...]:
    """Return the solutions of the loops of a system.

    Each formula needs only independent coordinates and those that depend by loops
    before it.

    Raises:
        ModelError: The joints of a loop are not what its kind is made of, loops
            depend on each other in a ring or determine one coordinate twice, or a loop
            does not close at the start.
    """
    system = system.opened
    values: dict[Symbol, float] = dict(zip(system.q, system.q_start, strict=True))
    values |= dict(zip(system.p, map(float, parameter_values(system)), strict=True))
    values[system.t] = 0.0
    result = []
    for named in _in_order(system, values):
        path = loop_path(system, named, values)
        closure = named.loop.close(path)
        start = _checked_start(path.who, closure, named.loop.inputs(path), values)
        values |= dict(zip(closure.dependent, start, strict=True))
        result.append(NamedClosure(named.name, closure, start))
    return tuple(result)


def _in_order(system: System, values: Mapping[Symbol, float]) -> list[NamedLoop]:
    """Return the loops, each after those whose coordinates it needs.

    Raises:
        ModelError: There is no such order, or two determine one coordinate.
    """
    needs: dict[str, list[Symbol]] = {}
    owner: dict[Symbol, str] = {}
    for named in system.loops:
        path = loop_path(system, named, values)
        needs[named.name] = list(named.loop.inputs(path))
        for q in named.loop.dependent(path):
            if q in owner:
                raise ModelError(
                    f"loop {named.name!r}: the coordinate {q.name} would follow from "
                    f"it, but follows from loop {owner[q]!r} already. Each coordinate "
                    f"depends on one loop; choose another one as independent in one of "
                    f"the two."
                )
            owner[q] = named.name
    waiting = {named.name: named for named in system.loops}
    order: list[NamedLoop] = []
    while waiting:
        ready = [
            named
            for name, named in waiting.items()
            if not any(owner.get(q) in waiting for q in needs[name])
        ]
        if not ready:
            raise ModelError(_ring(list(waiting), needs, owner))
        # One at a time keeps the order of the model as far as it can be kept.
        order.append(waiting.pop(ready[0].name))
    return order


def _ring(
    waiting: list[str], needs: Mapping[str, list[Symbol]], owner: Mapping[Symbol, str]
) -> str:
    ring = [waiting[0]]
    links = []
    while True:
        q = next(q for q in needs[ring[-1]] if owner.get(q) in waiting)
        links.append(f"{ring[-1]!r} needs {q.name} of {owner[q]!r}")
        if owner[q] in ring:
            links = links[ring.index(owner[q]) :]
            break
        ring.append(owner[q])
    return (
        f"loop {ring[-1]!r}: loops depend on each other in a ring: {', '.join(links)}. "
        f"Choose other independent coordinates, or close one of the loops by "
        f"add_constraint."
    )


def _checked_start(
    who: str, closure: Closure, inputs: Sequence[Symbol], values: Mapping[Symbol, float]
) -> tuple[float, ...]:
    for limit in closure.limits:
        value, scale = evaluate([limit.value, limit.scale], values)
        # Written so that NaN fails.
        if not value >= -_ROUNDING * scale:
            numbers = [evaluate(number, values) for number in limit.numbers]
            at = ", ".join(f"{q.name} = {values[q]:.6g}" for q in inputs)
            raise ModelError(
                f"{who}: it does not close at the start: with {at or 'these lengths'} "
                f"{limit.words.format(*numbers)}. Change the start value, or the "
                f"geometry."
            )
    start = tuple(evaluate(formula, values) for formula in closure.formulas)
    if not all(map(math.isfinite, start)):
        raise ModelError(
            f"{who}: the formulas of its coordinates have no value at the start: "
            + ", ".join(
                f"{q.name} = {x}" for q, x in zip(closure.dependent, start, strict=True)
            )
            + ". Two points that must have a direction may coincide; change the start "
            "values, or the geometry."
        )
    open_by = [
        abs(x)
        for x in evaluate(
            list(closure.rows),
            {**values, **dict(zip(closure.dependent, start, strict=True))},
        )
    ]
    if max(open_by) > _OPEN:
        at = ", ".join(f"{q.name} = {values[q]:.6g}" for q in inputs)
        raise ModelError(
            f"{who}: no solution was found at the start, with {at}: an error of "
            f"{max(open_by):.2g} is left. Give start values nearer to a position in "
            f"which the loop closes, or change the geometry."
        )
    return start
