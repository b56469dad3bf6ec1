"""Passes on angles: parallel rotations merged, sines and cosines grouped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, TypeAlias

import numpy as np

from symbody.expr.arithmetic import mul
from symbody.expr.functions import COS, SIN, cos, sin
from symbody.expr.node import ADD, MUL, NEG, SUB, Apply, Node, const
from symbody.passes.graph import ANGULAR, SUM, Graph, Placed, Row, rows_of
from symbody.passes.terms import product, total

# A term as its sign and its factors.
Factored: TypeAlias = tuple[int, list[Node]]

# Longer products are not looked at: merging them would take more apart than it saves.
_MOST_FACTORS = 5
# Operations that take about as long as a sine or cosine in a group.
_FUNCTION = 5

# So many steps a sum that becomes shorter are not worth building anew: of the Jacobian
# of a chain of 30 joints that saved 2 operations of 6947, and took a third of the time.
_FEW = 2000


def merge_angles(graph: Graph) -> Graph:
    """Return the graph with sines and cosines of sums of angles.

    Picture: cos(a)*cos(b) - sin(a)*sin(b) -> cos(a + b), and likewise for the other
    three sums and differences; common factors may stand beside.

    Reason: the bodies of a planar chain turn about parallel axes. With merged angles
    their orientations cost one addition and one sine and cosine each, in place of a
    matrix product, and what cancels is seen.

    Rule: two terms of a sum have the same factors up to two of them, which are sines
    and cosines of the same two angles, and nothing else uses the products. Angles are
    sums of symbols with their serial numbers rising, so that q1 + q2 and q2 + q1 are
    one angle. What was merged stays so only if all in all it is cheaper, since each new
    angle costs a sine and a cosine. Where next to no sum of a large graph becomes
    shorter, it stays as it is: what is above a new angle has to be built anew.
    """
    candidates = _products_of_angles(graph)
    if len(candidates) < 2:
        return graph
    sums, _ = graph.inner
    args, by = graph.arguments
    terms = graph.whole[by[graph.mask(candidates)[args]]]
    fitting = rows_of(np.bincount(terms) > 1)
    shorter = [row for row in fitting if _shortens(graph, row, sums, candidates)]
    if len(shorter) * _FEW < len(graph.order):
        # Others follow where such a sum is a factor, as in chains in a plane.
        followed = chain.from_iterable(map(graph.factors, candidates))
        if not shorter or set(shorter).isdisjoint(followed):
            return graph

    def added(step: Row, new: Graph) -> Node | None:
        before = [
            (sign, [*map(new.name, graph.factors(r) if r in candidates else [r])])
            for sign, r in graph.terms(step, sums)
        ]
        after = _merged(before)
        if len(after) == len(before):
            return None
        return total([(sign, product(factors)) for sign, factors in after])

    merged = graph.rewritten(fitting, added)
    return merged if _cost(merged) < _cost(graph) else graph


def _shortens(graph: Graph, step: Row, sums: set[Row], candidates: set[Row]) -> bool:
    """Return whether two terms of a sum merge as they stand, or may after others."""
    kinds = [
        _kind([*map(graph.name, graph.factors(row))])
        for _, row in graph.terms(step, sums)
        if row in candidates
    ]
    return len(set(kinds)) < len(kinds)


def _cost(graph: Graph) -> int:
    return graph.counts.total + (_FUNCTION - 1) * graph.counts.functions


def _products_of_angles(graph: Graph) -> set[Row]:
    """Return the products with two sines or cosines that only sums use."""
    every, args = graph.ops, graph.args
    # How many factors of a product are sines or cosines, or may become one.
    angular = [0] * len(every)
    for row in graph.order:
        op = every[row]
        if op is MUL:
            a, b = args[row]
            angular[row] = angular[a] + angular[b]
        elif op is ADD or op is SUB:
            a, b = args[row]
            if angular[a] > 1 and angular[b] > 1:
                angular[row] = 1
        elif op is SIN or op is COS:
            angular[row] = 1
    several = np.flatnonzero(np.array(angular) > 1).tolist()
    products = {row for row in several if _short(graph, row)}
    products.difference_update(graph.outputs)
    if not products:
        return products
    return products - rows_of(graph.arguments_of(graph.kinds != SUM))


def _short(graph: Graph, product: Row) -> bool:
    """Return whether a product is looked at."""
    count, todo = 0, [product]
    while todo and count <= _MOST_FACTORS:
        row = todo.pop()
        if graph.ops[row] is MUL:
            todo += graph.args[row]
        else:
            count += 1
    return count <= _MOST_FACTORS


def _merged(terms: Sequence[Factored]) -> list[Factored]:
    """Return the terms with all pairs merged, the result in place of the first."""
    left: dict[int, Factored] = {}
    waiting: dict[object, list[int]] = defaultdict(list)
    todo = [(place, term) for place, term in enumerate(terms)][::-1]
    while todo:
        place, term = todo.pop()
        candidates = waiting[_kind(term[1])]
        for other in candidates:
            merged = _pair(left[other], term)
            if merged is not None:
                candidates.remove(other)
                del left[other]
                todo.append((min(place, other), merged))
                break
        else:
            left[place] = term
            candidates.append(place)
    return [left[place] for place in sorted(left)]


def _kind(factors: Sequence[Node]) -> tuple[object, ...]:
    """Return what two terms have in common if they can be merged."""
    angles = sorted([id(f.args[0]) for f in factors if _is_angular(f)])  # type: ignore[attr-defined]
    others = sorted([id(f) for f in factors if not _is_angular(f)])
    return (*angles, None, *others)


def _is_angular(node: object) -> bool:
    return node.__class__ is Apply and (node.op is SIN or node.op is COS)


def _pair(first: Factored, second: Factored) -> Factored | None:
    """Return the one term that two terms of a kind make, None if they do not."""
    mine: list[Any] = list(first[1])
    theirs = list(second[1])
    common = []
    for factor in first[1]:
        if factor in theirs:
            theirs.remove(factor)
            mine.remove(factor)
            common.append(factor)
    if len(mine) != 2 or len(theirs) != 2:
        return None
    f, g = mine
    a, b = f.args[0], g.args[0]
    opposite = first[0] != second[0]
    if f.op is g.op:
        if opposite and a is b:
            return None
        sign = first[0] if f.op is COS else second[0]
        _, angle = _sum_of_angles(a, b, 1 if opposite else -1)
        return sign, [*common, cos(angle)]
    if f.op is COS:
        a, b = b, a
    sign, angle = _sum_of_angles(a, b, -1 if opposite else 1)
    return sign * first[0], [*common, sin(angle)]


def _sum_of_angles(a: Node, b: Node, sign: int) -> tuple[int, Node]:
    """Return a ± b as a sign and an angle whose first term is positive."""
    weights: dict[Node, int] = defaultdict(int)
    todo = [(1, a), (sign, b)]
    while todo:
        weight, node = todo.pop()
        match node:
            case Apply(op, (c,)) if op is NEG:
                todo.append((-weight, c))
            case Apply(op, (c, d)) if op is ADD or op is SUB:
                todo += [(weight, c), (weight if op is ADD else -weight, d)]
            case _:
                weights[node] += weight
    ordered = sorted(weights, key=lambda node: node.serial)
    terms = [(weights[node], node) for node in ordered if weights[node]]
    leading = 1 if not terms or terms[0][0] > 0 else -1
    return leading, total(
        [
            (1 if weight * leading > 0 else -1, mul(const(abs(weight)), node))
            for weight, node in terms
        ]
    )


def group_angles(graph: Graph) -> Graph:
    """Return the graph with sines and cosines that are known together in a row.

    Picture: … sin(q1) … cos(q1) … sin(q2) … -> sin(q1), cos(q1), sin(q2), cos(q2), ….

    Reason: sine and cosine cost more than all the products of a small mechanism if the
    library is called for each. Writers compute a group of them at once, several in one
    instruction.

    Rule: sines and cosines that contain equally many sines or cosines inside each other
    form a group, which stands where its first member stood. What their angles need
    comes before. Those of parameters alone are left where they are.
    """
    groups = _angle_groups(graph)
    if not groups:
        return graph
    group_of = {row: group for group in groups for row in group}
    placed = Placed(replace(graph, places=graph.places.copy()))
    for at in np.flatnonzero(graph.mask(group_of)[placed.rows]).tolist():
        # What these need stood before them, and only moves forward.
        placed.extend(at)
        row = graph.order[at]
        group = [] if placed.has(row) else group_of[row]
        for member in [*(graph.args[member][0] for member in group), *group]:
            placed.add(member, graph.places[row])
    placed.extend(len(graph.order))
    return graph.reordered(placed.order, placed.graph.places)


def _angle_groups(graph: Graph) -> list[list[Row]]:
    """Return the groups, the members in pairs of one angle."""
    args, angular = graph.args, rows_of(graph.kinds == ANGULAR)
    below, path = set(angular), list[Row]()
    for row in reversed(graph.order) if angular else ():
        if row in below:
            below.update(args[row])
            path.append(row)
    level: dict[Row, int] = {}
    groups: dict[int, dict[Row, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in reversed(path):
        level[row] = max([level.get(arg, 0) for arg in args[row]]) + (row in angular)
        if row in angular and (graph.rates[row] or not graph.condensed):
            groups[level[row]][args[row][0]].append(row)
    return [
        [member for pair in by_angle.values() for member in pair]
        for by_angle in groups.values()
    ]
