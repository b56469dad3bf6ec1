"""Sums as lists of terms, products as lists of factors, and passes on both.

A sum or product inside another one belongs to it if nothing else uses it. The passes
take out common factors, common divisions, and what depends on parameters only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import chain
from typing import Any, TypeAlias

import numpy as np

from symbody.expr.arithmetic import mul
from symbody.expr.functions import build
from symbody.expr.node import ADD, DIV, MUL, NEG, ONE, SUB, ZERO, Apply, Node
from symbody.passes.graph import (
    PRODUCT,
    QUOTIENT,
    SLOW,
    SUM,
    SUMS,
    Graph,
    Row,
    rows_of,
)

Term: TypeAlias = tuple[int, Node]
# A term as its sign and the rows of its factors.
Factored: TypeAlias = tuple[int, list[Row]]
# Cycles of sums, products, quotients, sines; leaves; all else. Sums that gain fewer
# than the last stay, as pairs of products need fewer registers.
_CYCLES, _GAIN = np.array([0, 3, 4, 14, 60, 0, 20]), 5


def terms_of(root: Node, inner: Collection[Node] | None = None) -> list[Term]:
    """Return the terms (sign, node) of a sum, in order; of another node, itself.

    Of sums inside, those of `inner` are taken apart, by default all.
    """
    terms: list[Term] = []
    todo: list[tuple[int, Any]] = [(1, root)]
    while todo:
        sign, node = todo.pop()
        is_taken = inner is None or node is root or node in inner
        if not is_taken or node.__class__ is not Apply or node.op not in SUMS:
            terms.append((sign, node))
        elif node.op is NEG:
            todo.append((-sign, node.args[0]))
        else:
            a, b = node.args
            todo.append((-sign if node.op is SUB else sign, b))
            todo.append((sign, a))
    return terms


def total(terms: Iterable[Term]) -> Node:
    """Return the sum of some terms, from left to right."""
    result: Node = ZERO
    for sign, node in terms:
        result = result + node if sign > 0 else result - node
    return result


def product(factors: Iterable[Node]) -> Node:
    """Return the product of some factors, from left to right."""
    result: Node = ONE
    for factor in factors:
        result = result * factor
    return result


def factor_products(graph: Graph) -> Graph:
    """Return the graph with common factors taken out of sums.

    Picture: a*b*c - a*d*e + f -> a*(b*c - d*e) + f, where nothing else uses the
    products; p1*x + p2*x -> (p1 + p2)*x, where the sum of the parameters becomes a
    constant.

    Reason: formulas that come from matrix products are full of such sums. But
    processors add for nothing after a product: a*b + a*c takes as long as a*(b + c),
    and waits less.

    Rule: of the factors that two or more terms of a sum share, the one is taken out
    that saves most, counting a product and a following sum as one operation; then the
    same is done with what is left. Nothing is taken out where nothing is saved.
    """
    sums, products = graph.inner
    fitting = _sums_that_share(graph)
    uses: list[int] = graph.uses.tolist()
    known = rows_of(graph.rated())

    def added(step: Row, new: Graph) -> Node | None:
        terms = [
            (sign, graph.factors(row, products) if uses[row] == 1 else [row])
            for sign, row in graph.terms(step, sums)
        ]
        if _best_factor(terms, known) is None:
            return None
        terms = [(sign, [*map(new.current, factors)]) for sign, factors in terms]
        return _factored(terms, known, new)

    return graph.rewritten(fitting, added) if fitting else graph


def _sums_that_share(graph: Graph) -> set[Row]:
    """Return the whole sums in which a factor of products stands twice."""
    (args, by), kinds, whole = graph.arguments, graph.kinds, graph.whole
    is_factor = (kinds[by] == PRODUCT) & (kinds[whole[by]] == SUM)
    is_factor &= whole[args] != whole[by]
    pairs = np.sort(whole[by[is_factor]] * len(kinds) + args[is_factor])
    return set((pairs[1:][pairs[1:] == pairs[:-1]] // len(kinds)).tolist())


def _best_factor(terms: Sequence[Factored], known: set[Row]) -> Row | None:
    """Return the factor that saves most when it is taken out, None if none does."""
    products = [factors for _, factors in terms if len(factors) > 1]
    if len(products) < 2:
        return None
    together = list(chain.from_iterable(products))
    if len(set(together)) == len(together):
        return None  # as in most sums
    counts = Counter(
        factor for factors in products for factor in dict.fromkeys(factors)
    )
    shared = [factor for factor, count in counts.items() if count > 1]
    if not shared:
        return None
    savings = [_saving(_group(terms, factor), factor, known) for factor in shared]
    most = max(savings)
    return shared[savings.index(most)] if most > 0 else None


def _group(terms: Sequence[Factored], factor: Row) -> list[Factored]:
    return [term for term in terms if len(term[1]) > 1 and factor in term[1]]


def _saving(group: Sequence[Factored], factor: Row, known: set[Row]) -> int:
    """Return the operations that it saves to take a factor out of some terms."""
    before = sum(len(factors) - 1 for _, factors in group)
    left = [_without(factors, factor) for _, factors in group]
    if all(known.issuperset(factors) for factors in left):
        return before - 1
    # A lone factor is what the products of the others are added to.
    lone = any(len(factors) == 1 for factors in left)
    return before - 1 - sum(max(len(factors) - 1, 1) for factors in left) + lone


def _factored(terms: list[Factored], known: set[Row], new: Graph) -> Node:
    """Return the sum of the terms with common factors taken out."""
    done: list[Term] = []
    while (factor := _best_factor(terms, known)) is not None:
        group = _group(terms, factor)
        terms = [term for term in terms if term not in group]
        inner = [(sign, _without(factors, factor)) for sign, factors in group]
        done.append((1, mul(new.name(factor), _factored(inner, known, new))))
    rest = [(sign, product(map(new.name, factors))) for sign, factors in terms]
    return total([*done, *rest])


def _without(factors: list[Row], factor: Row) -> list[Row]:
    index = factors.index(factor)
    return factors[:index] + factors[index + 1 :]


def share_divisions(graph: Graph) -> Graph:
    """Return the graph with one division for each denominator.

    Picture: x/d, y/d -> r = 1/d, x*r, y*r.

    Reason: a division takes a processor as long as five to ten products.

    Rule: two or more quotients have the same denominator.
    """
    quotients = rows_of(graph.kinds == QUOTIENT)
    uses = Counter([graph.args[row][1] for row in quotients])
    fitting = {row for row in quotients if uses[graph.args[row][1]] > 1}

    def quotient(step: Row, new: Graph) -> Node:
        a, b = map(new.name, graph.args[step])
        return mul(a, build(DIV, ONE, b))

    return graph.rewritten(fitting, quotient) if fitting else graph


def condense_parameters(graph: Graph) -> Graph:
    """Return the graph with parameters gathered, marked as condensed.

    Picture: (m*x)*l -> (m*l)*x and x/m -> (1/m)*x, where m*l and 1/m become constants
    k0, k1, … of the program.

    Reason: parameters are symbols, so that they can change without a new compilation,
    but they keep their values during a run.

    Rule: a product with two or more factors that depend on parameters only is regrouped
    so that these come together; likewise a sum. A product that is used several times is
    taken apart only if each use multiplies it by a parameter again, so nothing is
    computed twice.
    """
    condensed = graph.reordered(graph.order, graph.places)
    vars(condensed).update(condensed=True)
    vars(condensed).pop("counts", None)
    graph = _inverted(condensed)
    is_known = graph.rated()
    known = rows_of(is_known)
    sums, products = graph.inner
    # With a known factor, and only multiplied by others.
    scaled = (graph.kinds == PRODUCT) & ~is_known & graph.users_of(is_known)
    scaled &= ~graph.arguments_of(~scaled) & ~graph.mask(graph.outputs)
    products = products | rows_of(scaled)

    def regrouped(step: Row, new: Graph) -> Node | None:
        if graph.ops[step] is not MUL:
            return regrouped_sum(step, new)
        factors = graph.factors(step, products)
        fixed = [new.name(row) for row in factors if row in known]
        if len(fixed) < 2 or len(fixed) == len(factors):
            return None
        free = [new.name(row) for row in factors if row not in known]
        return mul(product(fixed), product(free))

    def regrouped_sum(step: Row, new: Graph) -> Node | None:
        terms = graph.terms(step, sums)
        fixed = [(sign, new.name(row)) for sign, row in terms if row in known]
        if len(fixed) < 2 or len(fixed) == len(terms):
            return None
        free = [(sign, new.name(row)) for sign, row in terms if row not in known]
        return total([*free, (1, total(fixed))])

    (args, by), kinds = graph.arguments, graph.kinds
    # Sums with several known terms and others, and products of products.
    is_term = (kinds[by] == SUM) & is_known[args] & ~graph.mask(sums)[args]
    several = np.bincount(graph.whole[by[is_term]], minlength=len(kinds)) > 1
    is_product = (kinds == PRODUCT) & graph.users_of(graph.mask(products))
    fitting = rows_of(several & ~is_known | is_product) - products
    return graph.rewritten(fitting, regrouped)


def _inverted(graph: Graph) -> Graph:
    """Return the graph with products in place of quotients by parameters."""
    known = graph.rated()
    free = rows_of((graph.kinds == QUOTIENT) & ~known)
    fitting = {row for row in free if known[graph.args[row][1]]}

    def divided(step: Row, new: Graph) -> Node:
        a, b = map(new.name, graph.args[step])
        return mul(build(DIV, ONE, b), a)

    return graph.rewritten(fitting, divided) if fitting else graph


def add_late_terms_last(graph: Graph) -> Graph:
    """Return the graph with terms in the order in which they are known.

    Picture: ((late + a) + b) + c -> ((a + b) + c) + late.

    Reason: a processor waits for the longest chain of operations that need each other,
    which from link to link goes through sums: two thirds of the time of 30 joints.

    Rule: the sum is known five cycles earlier. A product that goes into one sum only is
    one operation with it.
    """
    kinds, ops, args = graph.kinds, graph.ops.copy(), graph.args.copy()
    places, row_of = graph.places.copy(), graph.row_of.copy()
    moving = (kinds == SUM) & ~graph.rated(SLOW)
    moving[[row for row in graph.order if ops[row] is NEG]] = False
    is_inner = moving & graph.mask(graph.inner[0])
    inner = rows_of(is_inner)
    sums = inner | rows_of(moving & graph.users_of(is_inner))
    fused = (kinds == PRODUCT) & (graph.uses == 1) & graph.arguments_of(kinds == SUM)
    last_step = np.where((kinds == SUM) & graph.users_of(fused), PRODUCT, kinds)
    cycles = np.where(fused, 0, _CYCLES[last_step]).tolist()
    adding = _CYCLES[np.where(fused, PRODUCT, SUM)].tolist()
    # When rows are known, and of sums inside others their last terms.
    known, last = [0] * len(ops), [0] * len(ops)
    together: dict[Row, list[Row]] = {}
    for row in graph.order:
        own = args[row]
        if len(own) == 2:  # as most have
            a, b = known[own[0]], known[own[1]]
            end = (a if a > b else b) + cycles[row]
        else:
            end = max([known[arg] for arg in own], default=0) + cycles[row]
        if row in sums:
            latest = max([last[arg] or known[arg] for arg in own])
            if row in inner:
                last[row] = latest
            elif end - latest > _GAIN:
                terms = sorted(graph.terms(row, inner), key=lambda term: known[term[1]])
                earliest = 0
                for _, term in terms:
                    earliest = max(earliest, known[term]) + adding[term]
                if end - earliest >= _GAIN:
                    end, rows = earliest, [row]
                    for one in rows:
                        rows += inner.intersection(args[one])
                    together[row] = rows[::-1]
                    (sign, result), *terms = terms
                    for one, (of, term) in zip(rows[::-1], terms, strict=True):
                        ops[one] = ADD if of == sign else SUB
                        args[one] = (term, result) if of > sign else (result, term)
                        sign, result, places[one] = max(of, sign), one, places[row]
                        row_of.pop(graph.names[one], None)
        known[row] = end
    if not together:
        return graph
    moved = {*chain.from_iterable(together.values())} - together.keys()
    order = [row for row in graph.order if row not in moved]
    order = [*chain.from_iterable([together.get(row, [row]) for row in order])]
    changed = graph.reordered(order, places)
    vars(changed).update(ops=ops, args=args, row_of=row_of)
    for name in ("nodes", "arguments"):
        vars(changed).pop(name, None)
    return changed
