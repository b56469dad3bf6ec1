"""Unused steps dropped.

Picture: of q, v -> (positions, M, c, vd) only vd is asked for: what leads to the
others alone goes.

Reason: one derivation serves many programs, each asking for a few results.

Rule: a step stays if a root needs it.
"""

from __future__ import annotations

from symbody.passes.graph import Graph, without_unused


def drop_unused(graph: Graph) -> Graph:
    """Return the graph with only those steps that its roots need."""
    return without_unused(graph)
