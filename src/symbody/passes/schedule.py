"""The order of the passes, their gains, and steps that are alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from time import perf_counter
from typing import TypeAlias

import numpy as np

from symbody.expr.definition import VECTOR_RESULT
from symbody.expr.node import ADD, MUL, NEG, SUB, Const
from symbody.expr.traverse import PassReport
from symbody.passes.angles import group_angles, merge_angles
from symbody.passes.graph import (
    ANGULAR,
    LEAF,
    PRODUCT,
    SUM,
    Graph,
    Row,
    order_of_building,
    rows_of,
)
from symbody.passes.terms import (
    add_late_terms_last,
    condense_parameters,
    factor_products,
    share_divisions,
)

Pass: TypeAlias = Callable[[Graph], Graph]
# Numbers in one vector, and which part of all operations makes another order worth it.
_WIDTHS, _PART = (4, 2), 4
_LEAVES = 3


def match_limbs(graph: Graph) -> Graph:
    """Return the graph which knows those steps that are alike, as those of limbs.

    Picture: the left leg's steps come before the right leg's, each the same operation
    of other numbers.

    Reason: two of a kind are one operation on vectors, of half the code. Who writes
    vectors puts them next to each other; all others keep the order.

    Rule: formulas are alike if they are the same but for symbols, constants, numbers
    and signs in sums. Of those that are alike, arguments belong together as they do,
    and come in one order. A product that goes into one sum only is fused with it, so it
    follows that sum.
    """
    kinds, args, every = graph.kinds, graph.args.copy(), graph.ops
    constants, order = graph.constants, graph.order
    moving = [row for row in order if graph.rates[row]] if constants else order
    blocks = (isinstance(one, VECTOR_RESULT) for one in graph.defined.values())
    if not moving or any(blocks):
        return graph
    # Of operations in the order of arguments, but for signs, not negative.
    numbers = {op: -2 * number for number, op in enumerate({*every}, 1)}
    numbers.update({ADD: 0, SUB: 0, MUL: 2})
    codes = np.array([*map(numbers.__getitem__, every)])
    fused = (kinds == PRODUCT) | (codes == numbers.get(NEG, 1))
    fused &= (graph.uses == 1) & graph.arguments_of(kinds == SUM)
    # What each row computes, with one number for all symbols, numbers and constants.
    known = graph.mask(constants)
    of_leaves, names = 2 * known, graph.names
    leaves = np.flatnonzero(kinds == LEAF).tolist()
    of_leaves[leaves] = [names[leaf].__class__ is Const for leaf in leaves]
    forms: list[int] = of_leaves.tolist()
    table: dict[object, int] = {}
    size, steps = len(forms) + _LEAVES, np.array(moving, dtype=int)
    for row, key in zip(moving, (codes + fused)[steps].tolist(), strict=True):
        own = args[row]
        if len(own) == 2:  # as most have; one number takes half the time of three
            a, b = forms[own[0]], forms[own[1]]
            if a > b and key >= 0:
                a, b = b, a
            key = (key * size + a) * size + b
        else:
            key = (key, *map(forms.__getitem__, own))
        forms[row] = table.setdefault(key, len(table) + _LEAVES)
    shared = np.bincount(forms, minlength=_LEAVES + 1) > 1
    steps = steps[shared[np.array(forms)[steps]]]
    if _PART * len(steps) < len(moving):
        return graph
    classes: dict[int, list[Row]] = {}
    for row in steps[~fused[steps]].tolist():
        classes.setdefault(forms[row], []).append(row)
    # Of constants, those that no other one reads go where they are wanted.
    last = {*constants} - rows_of(graph.arguments_of(known))
    of: dict[Row, tuple[Row, ...]] = {}
    for _, alike in sorted(classes.items(), reverse=True):
        below = [arg for arg in args[alike[0]] if forms[arg] >= _LEAVES]
        if all(forms[arg] < _LEAVES for row in below for arg in args[row]):
            continue  # alike by chance
        free = [row for row in alike if row not in of]
        while len(free) > 1:
            count = next(width for width in _WIDTHS if width <= len(free))
            todo, free = [tuple(free[:count])], free[count:]
            while todo:
                rows = todo.pop()
                is_one = len({forms[row] for row in rows}) == 1
                is_one &= len({*rows}) == count and of.keys().isdisjoint(rows)
                computed = forms[rows[0]] >= _LEAVES
                if not is_one or not (computed or last.issuperset(rows)):
                    continue
                # Only differences have arguments that cannot be exchanged.
                first = next((row for row in rows if every[row] is SUB), rows[0])
                way = [forms[arg] for arg in args[first]]
                other = [
                    row for row in rows if [forms[arg] for arg in args[row]] != way
                ]
                if any(every[row] is SUB for row in other):
                    continue
                for row in other if computed else ():
                    args[row] = args[row][::-1]
                of.update(dict.fromkeys(rows, rows))
                if computed:
                    todo += zip(*[args[row] for row in rows], strict=True)
    vectors = rows_of((kinds >= SUM) & (kinds <= ANGULAR) & ~known)
    together = [rows for rows in dict.fromkeys(of.values()) if rows[0] in vectors]
    if _PART * sum(map(len, together)) < len(moving):
        return graph
    fixed = [of.get(row, (row,)) for row in constants if row in last]
    order = [row for row in constants if row not in last]
    order += [*dict.fromkeys(chain.from_iterable(fixed)), *moving]
    result = graph.reordered(order, graph.places)
    vars(result).update(args=args, together=tuple(together))
    vars(result).pop("nodes", None)
    return result


SCHEDULE: tuple[Pass, ...] = (
    merge_angles,  # before products are regrouped, while sums show their rotations
    factor_products,  # before parameters, so that their sums come together too
    share_divisions,  # after factors, which may bring quotients together
    condense_parameters,  # last of the algebra: it regroups what the others left
    add_late_terms_last,  # of what is computed in every evaluation
    order_of_building,  # behind what computes, which follows the order of use
    group_angles,  # behind these, as it changes the order only
    match_limbs,  # last: what is alike stays so
)


def run_passes(
    graph: Graph, passes: Sequence[Pass] = SCHEDULE
) -> tuple[Graph, tuple[PassReport, ...]]:
    """Return the graph after all passes, and a report a pass."""
    reports = []
    for function in passes:
        before, start = graph.counts, perf_counter()
        graph = function(graph)
        milliseconds = (perf_counter() - start) * 1e3
        name = function.__name__
        reports.append(PassReport(name, before, graph.counts, milliseconds))
    return graph, tuple(reports)
