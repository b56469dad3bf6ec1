"""The order of the passes, and their gains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeAlias

from symbody.expr.traverse import PassReport
from symbody.passes.angles import group_angles, merge_angles
from symbody.passes.graph import Graph, order_of_building
from symbody.passes.terms import condense_parameters, factor_products, share_divisions

Pass: TypeAlias = Callable[[Graph], Graph]

SCHEDULE: tuple[Pass, ...] = (
    merge_angles,  # before products are regrouped, while sums show their rotations
    factor_products,  # before parameters, so that their sums come together too
    share_divisions,  # after factors, which may bring quotients together
    condense_parameters,  # last of the algebra: it regroups what the others left
    order_of_building,  # behind what computes, which follows the order of use
    group_angles,  # last, as it changes the order only
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
