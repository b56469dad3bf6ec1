"""Arguments kept where functions have slopes, in branches that are not taken.

Frameworks multiply the slope of the branch not taken by zero, which gives no number
where that slope is infinite. Values do not change, nor do slopes that exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np

from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.functions import both, build, either, negate, where
from symbody.expr.node import WHERE, Apply, Const, Node
from symbody.expr.traverse import post_order
from symbody.program.program import Assignment, Program

# Which argument of an operation is guarded, and a number at which the slope exists.
_HARMLESS: dict[str, tuple[int, float]] = {
    "sqrt": (0, 1.0), "log": (0, 1.0), "div": (1, 1.0), "pow": (0, 1.0),
    "asin": (0, 0.0), "acos": (0, 0.0), "atanh": (0, 0.0), "acosh": (0, 2.0),
    "atan2": (1, 1.0), "exp": (0, 0.0), "sinh": (0, 0.0), "cosh": (0, 0.0),
}  # fmt: skip

# Conditions that must all hold, each with whether it holds or not; alternatives of
# such sets say when a value matters. The empty set holds always.
_Need: TypeAlias = frozenset[tuple[Node, bool]]
_Needs: TypeAlias = frozenset[_Need]
_ALWAYS: _Needs = frozenset([frozenset()])
_MOST_ALTERNATIVES = 6


def guarded(program: Program) -> Program:
    """Return a program with harmless arguments in branches that are not taken."""
    constants = [a.node for a in program.constants]
    roots = [*constants, *(a.node for a in program.assignments()), *program.outputs()]
    choices = [n for n in post_order(*roots) if isinstance(n, Apply) and n.op is WHERE]
    if not choices:
        return program
    # Conditions come first, so that guards only ever refer to what is known before.
    order = post_order(*(choice.args[0] for choice in choices), *roots)
    # For each node when its value matters; conditions earlier in order only.
    place = {node: number for number, node in enumerate(order)}
    pending: dict[Node, set[_Need]] = {node: set() for node in order}
    for root in program.outputs():
        pending[root].update(_ALWAYS)
    needs: dict[Node, _Needs] = {}
    for node in reversed(order):
        needs[node] = _shortest(
            frozenset((c, taken) for c, taken in need if place[c] < place[node])
            for need in pending[node]
        )
        if not isinstance(node, Apply):
            continue
        for number, arg in enumerate(node.args):
            if node.op is WHERE and number:
                branch = (node.args[0], number == 1)
                pending[arg].update(need | {branch} for need in needs[node])
            else:
                pending[arg].update(needs[node])
    # What depends on parameters only.
    known: set[Node] = set(program.parameters)
    for node in order:
        if isinstance(node, Const) or (
            isinstance(node, Apply) and known.issuperset(node.args)
        ):
            known.add(node)
    new = _rewritten(order, needs, known)
    if all(new[node] is node for node in order):
        return program
    return _renamed(program, new)


def _shortest(needs: Iterable[_Need]) -> _Needs:
    """Return alternatives without those that say no more than others."""
    sets = set(needs)
    if frozenset() in sets or len(sets) > _MOST_ALTERNATIVES**2:
        return _ALWAYS
    merged = True
    while merged:
        merged = False
        for need in list(sets):
            for condition, taken in need:
                rest = need - {(condition, taken)}
                if rest not in sets and rest | {(condition, not taken)} in sets:
                    sets.add(rest)
                    merged = True
    sets = {need for need in sets if not any(other < need for other in sets)}
    return frozenset(sets) if len(sets) <= _MOST_ALTERNATIVES else _ALWAYS


def _rewritten(
    order: Sequence[Node], needs: dict[Node, _Needs], fixed: set[Node]
) -> dict[Node, Node]:
    new: dict[Node, Node] = {}
    for node in order:
        new[node] = node
        if not isinstance(node, Apply):
            continue
        args = [new[arg] for arg in node.args]
        for number, harmless in _places(node):
            # The constants are computed where the state is not known.
            allowed = _shortest(
                frozenset((c, t) for c, t in need if node not in fixed or c in fixed)
                for need in needs[node]
            )
            if frozenset() not in allowed and not isinstance(args[number], Const):
                args[number] = where(_condition(allowed, new), args[number], harmless)
        if any(a is not b for a, b in zip(args, node.args, strict=True)):
            new[node] = build(node.op, *args)
    return new


def _places(node: Apply) -> list[tuple[int, float]]:
    definition = node.op.definition
    if isinstance(definition, PiecewisePolynomial):
        if not np.isnan(definition.coefficients).any():
            return []
        return [(number, knots[0]) for number, knots in enumerate(definition.knots)]
    return [_HARMLESS[node.op.name]] if node.op.name in _HARMLESS else []


def _condition(needs: _Needs, new: dict[Node, Node]) -> Node:
    """Return the condition under which a value matters, in the order of creation."""
    alternatives = []
    for need in needs:
        parts = sorted(need, key=lambda part: (part[0].serial, part[1]))
        texts = [new[c] if taken else negate(new[c]) for c, taken in parts]
        total = texts[0]
        for part in texts[1:]:
            total = both(total, part)
        alternatives.append(([(c.serial, t) for c, t in parts], total))
    alternatives.sort(key=lambda pair: pair[0])
    result: Node = alternatives[0][1]
    for _, other in alternatives[1:]:
        result = either(result, other)
    return result


def _renamed(program: Program, new: Mapping[Node, Any]) -> Program:
    """Return the program with nodes replaced, each name before its users."""
    constants = tuple(Assignment(a.name, new[a.node]) for a in program.constants)
    named = {new[a.node]: a.name for a in program.assignments()}
    known: set[Node] = {a.node for a in constants}

    def steps(assignments: tuple[Assignment, ...]) -> Iterator[Assignment]:
        for assignment in assignments:
            for node in post_order(new[assignment.node], known=known):
                if node in named and isinstance(node, Apply):
                    known.add(node)
                    yield Assignment(named[node], node)

    results = tuple(
        replace(result, nodes=tuple(new[node] for node in result.nodes))
        for result in program.results
    )
    return replace(program.with_steps(steps), constants=constants, results=results)
