"""Planar loops of random geometry: formulas, relations, postures, frames."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probes.random_loops import random_planar_loop
from symbody.expr.evaluate import evaluate, evaluate_all
from symbody.model.loops.planar_kinds import (
    CrankSlider,
    FourBar,
    FourBarTrans,
    Steering,
    ThreeBarTrans,
)
from symbody.model.model import Model
from symbody.spatial.rotation import rotation
from symbody.system import assemble

SHAPES = {
    "crank, coupler and rocker": (FourBar, ("RR", "R")),
    "rocker first": (FourBar, ("R", "RR")),
    "one chain": (FourBar, ("RRR", "")),
    "one chain back": (FourBar, ("", "RRR")),
    "rod on the slider": (CrankSlider, ("R", "TR")),
    "rod on the crank": (CrankSlider, ("RR", "T")),
    "crank, rod and slider": (CrankSlider, ("RRT", "")),
    "slider, rod and crank": (CrankSlider, ("", "TRR")),
    "slider on the rod": (CrankSlider, ("RTR", "")),
    "beam and cylinder": (ThreeBarTrans, ("R", "RT")),
    "cylinder on the beam": (ThreeBarTrans, ("RRT", "")),
    "rod and cylinder": (ThreeBarTrans, ("R", "TR")),
    "loader": (FourBarTrans, ("RR", "RT")),
    "loader back": (FourBarTrans, ("RRT", "R")),
    "loader in one chain": (FourBarTrans, ("TRRR", "")),
    "rack, rod and arm": (Steering, ("TRR", "")),
    "arm on the base": (Steering, ("TR", "R")),
}


@pytest.mark.covering(1)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(4))
def test_the_start_is_found_and_the_frames_stay_together(
    shape, seed, place_of, start_of
):
    kind, branches = SHAPES[shape]
    rng = np.random.default_rng(seed)
    model, a, b = random_planar_loop(rng, branches, parameters=seed % 2 == 0)
    model.add_loop("loop", kind(a, b))
    system = assemble(model)
    (named,) = system.loop_solutions
    solution, values = named.solution, start_of(system)
    assert named.start == pytest.approx([values[q] for q in solution.dependent])

    for step in rng.normal(size=(4, len(system.q))) * 0.01:
        for q, change in zip(system.q, step, strict=True):
            values[q] += change
        if any(evaluate(limit.value, values) < 0 for limit in solution.limits):
            break
        solved = evaluate_all(list(solution.formulas), values)
        values |= dict(zip(solution.dependent, solved, strict=True))
        assert evaluate_all(list(solution.rows), values) == pytest.approx([0, 0])
        (_, p_a), (_, p_b) = (place_of(model, f, values) for f in (a, b))
        assert p_a == pytest.approx(p_b, abs=1e-12)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_postures_are_two_and_both_close(shape, rng, place_of, start_of):
    kind, branches = SHAPES[shape]
    model, a, b = random_planar_loop(rng, branches)
    found = []
    for posture in (1, -1):
        model.loops.clear()
        model.add_loop(f"loop_{posture + 1}", kind(a, b, posture=posture))
        system = assemble(model)
        (named,) = system.loop_solutions
        values = start_of(system)
        values |= dict(zip(named.solution.dependent, named.start, strict=True))
        (_, p_a), (_, p_b) = (place_of(model, f, values) for f in (a, b))
        assert p_a == pytest.approx(p_b, abs=1e-12)
        found.append(np.array(named.start))
    assert np.abs(found[0] - found[1]).max() > 1e-3


@pytest.mark.covering(1)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("which", [(0, 1), (1, 2), (0, 2)])
def test_any_joints_can_be_independent(shape, which, rng, start_of):
    kind, branches = SHAPES[shape]
    model, a, b = random_planar_loop(rng, branches, parameters=True)
    joints = [model.joints[f"joint_{k}"] for k in which]
    chosen = joints if kind is FourBarTrans else joints[0]
    model.add_loop("loop", kind(a, b, independent=chosen))
    system = assemble(model)
    (named,) = system.loop_solutions
    values = start_of(system)
    assert joints[0].q[0] not in named.solution.dependent
    assert named.start == pytest.approx([values[q] for q in named.solution.dependent])


@pytest.mark.covering(1)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(2))
def test_the_formulas_hold_for_other_parameters(shape, seed, start_of):
    kind, branches = SHAPES[shape]
    rng = np.random.default_rng(seed)
    model, a, b = random_planar_loop(rng, branches, parameters=True)
    model.add_loop("loop", kind(a, b))
    system = assemble(model)
    solution, values = system.loop_solutions[0].solution, start_of(system)
    for _ in range(5):
        other = values | {p: values[p] + 0.02 * rng.normal() for p in system.p}
        if any(evaluate(limit.value, other) < 0 for limit in solution.limits):
            continue
        solved = evaluate_all(list(solution.formulas), other)
        other |= dict(zip(solution.dependent, solved, strict=True))
        assert evaluate_all(list(solution.rows), other) == pytest.approx([0, 0])


@settings.get_profile("mechanisms")
@given(st.lists(st.floats(-3, 3), min_size=5, max_size=5), st.sampled_from([1, -1]))
def test_frames_may_be_turned_by_parameters(angles, posture):
    """A linkage closes however the frames of its joints are turned."""
    model = Model("turned")
    turns = [model.add_parameter(f"turn_{k}", 0.3) for k in range(5)]
    lengths = [model.add_parameter(f"l_{k}", x) for k, x in enumerate((2, 1, 2.5, 2))]
    crank, rod, rocker = (model.add_body(n, 1) for n in ("crank", "rod", "rocker"))
    places = [model.world.add_frame("A", rotation=rotation("y", turns[0]))]
    bars = zip((crank, rod, rocker), lengths[1:], turns[1:], strict=False)
    ends = [
        body.add_frame("end", at=(x, 0, 0), rotation=rotation("y", turn))
        for body, x, turn in bars
    ]
    pivot = model.world.add_frame("D", (lengths[0], 0, 0), rotation("y", turns[4]))
    model.add_joint("A", places[0], crank, "Ry", q=1.0)
    model.add_joint("B", ends[0], rod, "Ry")
    model.add_joint("D", pivot, rocker, "Ry")
    model.add_loop("loop", FourBar(ends[1], ends[2], posture=posture))
    system = assemble(model)
    solution = system.loop_solutions[0].solution
    values = dict(zip(turns, angles, strict=True))
    values |= dict(zip(lengths, (2, 1, 2.5, 2), strict=True))
    values[system.q[0]] = 1.0 - angles[0]
    solved = evaluate_all(list(solution.formulas), values)
    values |= dict(zip(solution.dependent, solved, strict=True))
    assert evaluate_all(list(solution.rows), values) == pytest.approx([0, 0])
