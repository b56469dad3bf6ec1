"""Constraints in compiled code: equal to what is interpreted, and compiled once."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.loops import rod_between_balls
from symbody.closure.numbers import compiled_rows, interpreted_rows
from symbody.library import closed_by_constraints as known
from symbody.runtime.functions import CompiledFunction

MODELS = {
    "loops": known.double_four_bar,
    "quaternions": rod_between_balls,
    "explicit loops": known.spatial_slider_crank,
}


@pytest.mark.parametrize("name", MODELS)
def test_compiled_constraints_are_those_that_are_interpreted(name, rng):
    compiled = sb.compile_model(MODELS[name]())
    system, p = compiled.system, compiled.parameters
    function = CompiledFunction.of(compiled.shared.rows, p)
    fast = compiled_rows(compiled.derivations, function, 0.3, system.x_start)
    slow = interpreted_rows(system, p, 0.3)
    q = np.array(system.q_start) + rng.normal(scale=0.1, size=len(system.q))
    step = rng.normal(scale=0.1, size=len(system.v))
    for what in ("phi", "J", "p0"):
        interpreted = getattr(slow, what)(q)
        np.testing.assert_allclose(
            getattr(fast, what)(q), interpreted, rtol=1e-13, atol=1e-14
        )
    np.testing.assert_allclose(fast.moved(q, step), slow.moved(q, step), rtol=1e-13)


def test_later_starts_compile_and_interpret_nothing(monkeypatch):
    compiled = sb.compile_model(known.double_four_bar())
    name = compiled.system.q[0].name
    value = compiled.system.q_start[0]

    def run(i: int) -> np.ndarray:
        motion = sb.simulate(compiled, 0.01, start={name: value + 0.1 * i})
        return motion[name].to_numpy()

    first = run(1)
    monkeypatch.setattr("symbody.closure.numbers._forms", None)
    monkeypatch.setattr("symbody.runtime.load.compiled_entry", None)
    run(2)
    np.testing.assert_array_equal(run(1), first)
