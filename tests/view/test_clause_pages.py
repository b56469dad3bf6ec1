"""Pages let when clauses act as the native run does."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.switching import counted, pushed, stepped, thermostat, touched
from symbody.library import closed_by_constraints
from symbody.view.pages import compiled_of, motion_data, states_of

pytestmark = pytest.mark.compiler("node")
TIMES = np.linspace(0.0, 2.0, 101)
# Of the tolerance of both runs, whose steps are not the same where each frame ends one.
ATOL = 1e-6


def looped():
    """A slider crank closed by constraints, whose crank is kicked and counts."""
    model = closed_by_constraints.spatial_slider_crank()
    M, joint = model.add_input("M", unit="N m"), model.joints["x"]
    count = model.add_discrete("count", start=0)
    first = next(iter(model.joints.values()))
    model.add_load("motor", sb.loads.JointForce(first, M))
    model.when(joint.q[0] - 0.25, {count: count + 1}, impulses={M: 0.02}, name="kick")
    return model


@pytest.mark.parametrize("task", ["run", "play"])
@pytest.mark.parametrize(
    "make", [thermostat, pushed, counted, looped, touched, stepped]
)
def test_a_page_switches_as_the_native_loop(make, task, page_of, engine):
    model = make()
    method = sb.DP54(rtol=1e-10, atol=1e-12)
    motion = sb.simulate(model, TIMES, method=method)
    assert len(motion.events)
    page = page_of(model, method=method)
    tasks = {"task": task, "times": TIMES.tolist()}, {"task": "happened"}
    states, events = engine(page, *tasks)
    wanted = states_of(motion, compiled_of(motion))
    np.testing.assert_allclose(
        np.reshape(states, wanted.shape), wanted, rtol=0, atol=ATOL
    )
    names = [event.contact for event in motion.events]
    times = [event.time for event in motion.events]
    last = [event for event in events if event["time"] < TIMES[-1]]
    assert [event["contact"] for event in last] == names
    np.testing.assert_allclose([e["time"] for e in last], times, rtol=0, atol=1e-7)


def test_the_page_of_a_motion_computes_on_from_its_discrete_variables(page_of, engine):
    motion = sb.simulate(thermostat(), TIMES)
    page = page_of(motion)
    at = 50
    state = states_of(motion, compiled_of(motion))
    assert page["states"][-1]["name"] == "heater"
    assert {mark["contact"] for mark in page["marks"]} == {"too_hot", "too_cold"}
    task = {"task": "run", "times": TIMES[at:].tolist(), "y0": state[at].tolist()}
    (states,) = engine(page, task)
    wanted = state[at:]
    np.testing.assert_allclose(np.reshape(states, wanted.shape), wanted, atol=1e-6)


def test_a_clause_that_acts_without_end_is_told_by_name(page_of, engine):
    model = sb.Model("relay")
    rail = model.add_joint("rail", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    d = model.add_discrete("d", start=0.0)
    turning = (rail.q[0] - 0.5) * (1 - 2 * d)
    model.when(turning, {d: 1 - d}, direction="both", name="never_ends")
    page = page_of(model)
    with pytest.raises(AssertionError, match="never_ends"):
        engine(page, {"task": "run", "times": [0.0, 1.0]})


def test_a_page_notes_inputs_that_are_played_and_needs_no_bodies():
    model = sb.Model("pushed", gravity=(0, 0, 0))
    F, T = model.add_input("F", unit="N"), model.add_state("T", start=0.0)
    model.set_rate(T, F - T)
    for value, noted in ((2 - T, True), (2.0, False)):
        motion = sb.simulate(model, 1.0, inputs={"F": value})
        notes = motion_data(motion)["notes"]
        assert any("values of that time: F" in str(n) for n in notes) == noted
        assert any("nothing to draw" in str(note) for note in notes)
