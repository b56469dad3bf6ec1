"""Starts of pages and pictures: what closing or limits change is told."""

import numpy as np
import pytest

import symbody as sb
from symbody.view.pages import motion_data
from symbody.view.pictures import at_start


def test_a_start_that_loops_do_not_allow_is_told_as_simulate_does(page_of, four_bar):
    start = {"q_D": 0.2}
    with pytest.warns(sb.errors.ModelWarning) as simulated:
        motion = sb.simulate(four_bar, 0.01, start=start)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"q_D = .* in place of 0\.2"
    ) as told:
        page = page_of(four_bar, start=start)
    assert page["notes"] == list(motion.notes)
    assert {str(w.message) for w in simulated} <= {str(w.message) for w in told}
    assert any("another posture" in note for note in page["notes"])


@pytest.mark.slow
def test_a_start_beyond_limits_is_told(page_of):
    model = sb.Model("arm")
    arm = model.add_body("arm", mass=1, inertia=(0.1, 0.1, 0.1))
    model.add_joint("sh", model.world, arm, "Rz", limits=(-1, 2))
    with pytest.warns(sb.errors.ModelWarning, match="q_sh is above 2 rad"):
        page = page_of(model, start={"q_sh": 2.5})
    assert "q_sh is above 2 rad" in page["notes"][0]
    with pytest.warns(sb.errors.ModelWarning, match="q_sh is above 2 rad"):
        model.picture(start={"q_sh": 2.5})
    assert page_of(model, start={"q_sh": 1.5})["notes"] == []


def test_inputs_are_within_their_limits_where_none_is_given(page_of):
    model = sb.Model("cart", gravity=(0, 0, 0))
    F = model.add_input("F", unit="N", limits=(1, 2))
    cart = model.add_body("cart", mass=1)
    slide = model.add_joint("s", model.world, cart, "Tx")
    model.add_load("push", sb.loads.JointForce(slide, F))
    assert sb.simulate(model, 1.0).array("q_s")[-1] == pytest.approx(0.5)
    assert page_of(model)["u"][0] == 1
    legend = at_start("picture", model, None, None, "loads").forces.legend
    assert legend == "longest force: 1 N"


def test_time_events_are_those_from_the_first_time_of_a_motion_on():
    model = sb.Model("cart", gravity=(0, 0, 0))
    cart = model.add_body("cart", mass=1)
    slide = model.add_joint("s", model.world, cart, "Tx")
    force = sb.absolute(model.t + 2) * sb.absolute(model.t - 2)
    model.add_load("push", sb.loads.JointForce(slide, force))
    for times, corners in (((-5, 1), [-2, 2]), ((1, -5), [-2, 2]), ((0, 1), [2])):
        page = motion_data(sb.simulate(model, np.linspace(*times, 5)))
        assert [event[1] for event in page["events"]] == pytest.approx(corners)


def test_steps_are_as_short_as_a_method_or_clauses_ask(page_of):
    model = sb.library.pendulum()
    assert page_of(model)["solver"]["max_step"] is None
    method = sb.DP853(max_step=0.25)
    assert page_of(model, method=method)["solver"]["max_step"] == 0.25
    light = model.add_discrete("light", start=0)
    model.when(model.joints["hinge"].q[0], {light: 1 - light})
    assert 0 < page_of(model)["solver"]["max_step"] < 1
