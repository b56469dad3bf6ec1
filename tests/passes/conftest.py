"""Graphs of formulas, and the check that a pass keeps their values."""

from __future__ import annotations

import pytest

from symbody.expr.evaluate import evaluate_all
from symbody.expr.traverse import symbols_of
from symbody.passes.graph import FIXED, graph_of


@pytest.fixture
def graph():
    """From formulas to their graph; symbols that begin with p are parameters."""

    def make(*roots):
        symbols = symbols_of(*roots)
        return graph_of(roots, {s: FIXED for s in symbols if s.name.startswith("p")})

    return make


@pytest.fixture
def applied(graph, rng):
    """From a pass and formulas to the new formulas, checked to have their values."""

    def apply(function, *roots):
        before = graph(*roots)
        after = function(before)
        values = {s: rng.uniform(0.5, 2) for s in symbols_of(*roots)}
        expected = evaluate_all(before.roots, values)
        assert evaluate_all(after.roots, values) == pytest.approx(expected, rel=1e-12)
        known = set()
        for step in after.steps:
            assert all(not hasattr(a, "args") or a in known for a in step.args)
            known.add(step)
        return after

    return apply
