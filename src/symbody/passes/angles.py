"""Passes on angles: parallel rotations merged, sines and cosines grouped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

from symbody.expr.arithmetic import mul
from symbody.expr.functions import COS, SIN, cos, sin
from symbody.expr.node import ADD, MUL, NEG, SUB, Apply, Node, const
from symbody.expr.traverse import operations_of
from symbody.passes.graph import Graph, append_steps
from symbody.passes.terms import (
    Factored,
    factors_of,
    product,
    terms_of,
    total,
)

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
    fitting = _sums_of_candidates(graph, sums, candidates)
    shorter = [step for step in fitting if _shortens(step, sums, candidates)]
    if len(shorter) * _FEW < len(graph.steps):
        # Others follow where such a sum is a factor, as in chains in a plane.
        followed = chain.from_iterable(map(factors_of, candidates)) if shorter else ()
        if set(shorter).isdisjoint(followed):
            return graph

    def added(step: Any, new: Callable[[Node], Node]) -> Node | None:
        before = [
            (sign, [new(f) for f in factors_of(node)])
            if node in candidates
            else (sign, [new(node)])
            for sign, node in terms_of(step, sums)
        ]
        after = _merged(before)
        if len(after) == len(before):
            return None
        return total([(sign, product(factors)) for sign, factors in after])

    merged = graph.rewritten(fitting, added)
    return merged if _cost(merged) < _cost(graph) else graph


def _shortens(step: Any, sums: set[Node], candidates: set[Node]) -> bool:
    """Return whether two terms of a sum merge as they stand, or may after others."""
    kinds = [
        _kind(factors_of(node)) if node in candidates else None
        for _, node in terms_of(step, sums)
    ]
    known = [kind for kind in kinds if kind is not None]
    return len(set(known)) < len(known)


def _cost(graph: Graph) -> int:
    return graph.counts.total + (_FUNCTION - 1) * graph.counts.functions


def _products_of_angles(graph: Graph) -> set[Node]:
    """Return the products with two sines or cosines that only sums use."""
    # How many factors of a product are sines or cosines, or may become one.
    angular: dict[Node, int] = {}
    count = angular.get
    for step in graph.steps:
        op = step.op
        if op is MUL:
            a, b = step.args
            if number := count(a, 0) + count(b, 0):
                angular[step] = number
        elif op is ADD or op is SUB:
            a, b = step.args
            if count(a, 0) > 1 and count(b, 0) > 1:
                angular[step] = 1
        elif op is SIN or op is COS:
            angular[step] = 1
    products = {node for node, number in angular.items() if number > 1 and _short(node)}
    products.difference_update(graph.roots)
    if not products:
        return products
    others = [s.args for s in graph.steps if s.op not in (ADD, SUB, NEG)]
    return products.difference(chain.from_iterable(others))


def _short(product: Node) -> bool:
    """Return whether a product is looked at."""
    count, todo = 0, [product]
    while todo and count <= _MOST_FACTORS:
        node = todo.pop()
        if node.__class__ is Apply and node.op is MUL:
            todo += node.args
        else:
            count += 1
    return count <= _MOST_FACTORS


def _sums_of_candidates(
    graph: Graph, sums: set[Node], candidates: set[Node]
) -> set[Node]:
    """Return the whole sums with two candidates among their terms."""
    count: dict[Node, int] = dict.fromkeys(candidates, 1)
    for step in graph.steps:
        op = step.op
        if op is ADD or op is SUB or op is NEG:
            # What is neither candidate nor sum with one has no count.
            inner = [a for a in step.args if a in count]
            if inner:
                terms = [count[a] for a in inner if a in sums or a in candidates]
                if terms:
                    count[step] = sum(terms)
    return {
        node
        for node, terms in count.items()
        if terms > 1 and node not in sums and node not in candidates
    }


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
    group_of = {step: group for group in groups for step in group}
    steps: dict[Apply, int] = {}
    for step, place in graph.steps.items():
        group = group_of.get(step)
        if group is None:
            # What it needs stood before it, and only moves forward.
            steps.setdefault(step, place)
        elif step not in steps:
            for member in group:
                angle = member.args[0]
                if angle.__class__ is Apply and angle not in steps:
                    append_steps(steps, angle, place)
            for member in group:
                steps[member] = place
    return graph.reordered(steps)


def _angle_groups(graph: Graph) -> list[list[Apply]]:
    """Return the groups, the members in pairs of one angle."""
    angular = [step for step in graph.steps if step.op is SIN or step.op is COS]
    if not angular:
        return []
    known = graph.constants
    level: dict[Node, int] = {}
    for step in operations_of(angular):
        height = max([level.get(arg, 0) for arg in step.args])
        level[step] = height + 1 if step.op is SIN or step.op is COS else height
    groups: dict[int, dict[Node, list[Apply]]] = defaultdict(lambda: defaultdict(list))
    for step in angular:
        if step not in known:
            groups[level[step]][step.args[0]].append(step)
    return [
        [member for pair in by_angle.values() for member in pair]
        for by_angle in groups.values()
    ]
