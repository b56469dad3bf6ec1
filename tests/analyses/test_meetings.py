"""Loads between points that meet: along a joint they go on, elsewhere the run ends."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb

G = 9.81
TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}


def falling(load, kind="Tz", q=0.5, v=None, mass=1.0):
    """A body above the world's origin, with a load of the test's between them."""
    model = sb.Model("falling", gravity=(0, 0, -G))
    body = model.add_body("body", mass, inertia=(0.1, 0.1, 0.1))
    joint = model.add_joint("j", model.world, body, kind, q=q, v=v)
    model.add_load("push", load(model, body, joint))
    return model


def solved(force, q0, t):
    """Height and velocity of a mass of 1 kg under its weight and a force."""
    found = solve_ivp(
        lambda t, y: [y[1], force(*y) - G], (0, t), [q0, 0], rtol=1e-10, atol=1e-12,
        max_step=1e-3,
    )  # fmt: skip
    return found.y[:, -1]


def test_a_ball_whose_centre_passes_the_origin_bounces():
    """Of PyMbs's examples: 500 N/m below 0.1 m, deeper than the centre's height."""

    def contact(model, body, joint):
        q = joint.q[0]
        law = sb.where(q < 0.1, -500 * (q - 0.1), 0)
        return sb.loads.PointToPoint(model.world, body, law)

    motion = sb.simulate(falling(contact), [0, 1], **TIGHT)
    expected = solved(lambda z, v: 500 * (0.1 - z) if z < 0.1 else 0.0, 0.5, 1.0)
    found = [motion["q_j"][-1].item(), motion["v_j"][-1].item()]
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@pytest.mark.parametrize(("first", "q"), [("world", -0.5), ("body", -0.5), ("body", 2)])
def test_where_the_ends_do_not_pass_each_other_a_positive_force_pushes_apart(first, q):
    def push(model, body, joint):
        ends = {"world": model.world, "body": body}
        a = ends.pop(first)
        return sb.loads.PointToPoint(a, *ends.values(), 7.0)

    compiled = sb.compile_model(falling(push, q=q))
    vd = compiled.forward_dynamics(0, [q], [0])
    assert vd.item() == pytest.approx(-G + 7 * np.sign(q))


def test_a_force_that_is_no_formula_of_the_distance_keeps_its_direction():
    model = falling(lambda m, b, j: sb.loads.PointToPoint(b, m.world, 4.0), q=0.2)
    motion = sb.simulate(model, [0, 0.5], **TIGHT)
    fall = -(G - 4) * 0.5
    assert motion["v_j"][-1].item() == pytest.approx(fall, rel=1e-9)
    assert motion["q_j"][-1].item() < 0


def beside(gap=1.0):
    """A block on a slide, pushed from a post that the parameter d places."""
    model = sb.Model("beside")
    d = model.add_parameter("d", 0.0, unit="m")
    body = model.add_body("body", 1)
    model.add_joint("j", model.world, body, "Tx", q=gap)
    post = model.world.add_frame("post", (d, 0, 0))
    model.add_load("push", sb.loads.PointToPoint(post, body, 10.0))
    return model


OTHER_SIDES = ({"start": {"q_j": -1.0}}, {"parameters": {"d": 3.0}})


@pytest.mark.parametrize("other", OTHER_SIDES)
def test_a_run_that_begins_on_the_other_side_is_told_that_the_force_pulls(other):
    motion = sb.simulate(beside(), 0.1, **other)
    assert motion["v_j"][-1].item() == pytest.approx(1.0)  # towards the post
    (note,) = motion.notes_of("start")
    assert note.element == "push"
    assert "pulls them together" in note
    # That start as the model's own is what pushes apart.
    own = beside(-1.0)
    assert sb.simulate(own, 0.1)["v_j"][-1].item() == pytest.approx(-1.0)
    assert not sb.simulate(own, 0.1).notes


def test_which_way_a_force_goes_does_not_follow_from_values_of_parameters():
    ends = []
    for default in (0.0, 1.0):

        def push(model, body, joint, default=default):
            k = model.add_parameter("k", default)
            d = model.add_sensor("d", sb.sensors.Distance(body, model.world))
            force = 100 * (0.1 - d[0]) + k * joint.q[0]
            return sb.loads.PointToPoint(model.world, body, force)

        motion = sb.simulate(falling(push), [0, 1], parameters={"k": 0.0}, **TIGHT)
        ends.append(motion["q_j"].values[-1])
    assert ends[0] == ends[1]
    assert ends[0] == pytest.approx(solved(lambda z, v: 10 - 100 * abs(z), 0.5, 1)[0])


def test_a_run_that_only_passes_the_meeting_is_not():
    motion = sb.simulate(beside(), 1.0, start={"q_j": 0.5, "v_j": -5.0})
    assert motion["q_j"].min() < 0
    assert not motion.notes


def test_equilibria_linear_systems_and_studies_tell_of_the_other_side_too():
    model = beside()
    joint = model.joints["j"]
    model.add_load("spring", sb.loads.JointForce(joint, -100 * joint.q[0]))
    found = sb.equilibrium(model, start={"q_j": -0.5})
    assert found["q_j"] == pytest.approx(0.1)
    told = found.notes, sb.linearize(model, {"q_j": -0.5}).notes
    assert all("'push'" in " ".join(notes) for notes in told)
    runs = sb.simulate_many(model, {"q_j": [0.5, -0.5]}, 0.1)
    assert "Notes on runs: 1. " in " ".join(runs.notes)
    assert "'push'" in " ".join(runs.notes)


def test_a_damper_by_the_velocity_of_the_joint_damps_on_both_sides():
    def damper(model, body, joint):
        return sb.loads.PointToPoint(model.world, body, -2.0 * joint.v[0])

    motion = sb.simulate(falling(damper, q=0.2), [0, 1], **TIGHT)
    expected = solved(lambda z, v: -2.0 * v, 0.2, 1.0)
    assert motion["v_j"][-1].item() == pytest.approx(expected[1], rel=1e-8)


def rope(model, body, joint):
    d = model.add_sensor("d", sb.sensors.Distance(model.world, body))
    return sb.loads.PointToPoint(body, model.world, -80 * sb.maximum(0, d[0] - 0.3))


def rope_by_coordinate(model, body, joint):
    stretch = sb.maximum(0, abs(joint.q[0]) - 0.3)
    return sb.loads.PointToPoint(body, model.world, -80 * stretch)


@pytest.mark.parametrize("load", [rope, rope_by_coordinate])
def test_a_rope_that_is_slack_where_its_ends_meet_pulls_back_on_both_sides(load):
    def pull(z, v):
        return -80 * np.sign(z) * max(0.0, abs(z) - 0.3)

    motion = sb.simulate(falling(load, q=0.8), [0, 1.5], **TIGHT)
    assert motion["q_j"][-1].item() == pytest.approx(
        solved(pull, 0.8, 1.5)[0], rel=1e-6
    )


@pytest.mark.parametrize("q", [0.0, 0.4])
def test_a_spring_without_free_length_acts_through_the_point(q):
    def spring(model, body, joint):
        return sb.loads.SpringDamper(model.world, body, 90, 1.5, free_length=0)

    motion = sb.simulate(falling(spring, q=q), [0, 2], **TIGHT)
    expected = solved(lambda z, v: -90 * z - 1.5 * v, q, 2.0)
    assert motion["q_j"][-1].item() == pytest.approx(expected[0], rel=1e-7)


def spring(model, body, joint):
    return sb.loads.SpringDamper(model.world, body, 100, free_length=0.3)


def by_distance(model, body, joint):
    d = model.add_sensor("d", sb.sensors.Distance(body, model.world))
    return sb.loads.PointToPoint(model.world, body, 100 * (0.3 - d[0]))


def steady(model, body, joint):
    return sb.loads.PointToPoint(model.world, body, 5.0)


METHODS = ("DP54", "RK4", "Radau")


@pytest.mark.covering(1)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("load", "kind", "q"),
    [
        (spring, "Tz", 0.5),
        (by_distance, "Tz", 0.5),
        (steady, ["Tx", "Ty", "Tz"], (0, 0, 0.5)),
        (spring, "free", None),
    ],
)
def test_a_run_ends_where_the_ends_pass_each_other_and_names_the_load(
    load, kind, q, method
):
    model = falling(load, kind, q)
    own = sb.RK4(0.01) if method == "RK4" else method
    start = {"q_j_Tz": 0.5} if q is None else {}
    found = r"load 'push' \(.*world.*\) meet.*no direction.*JointForce"
    with pytest.raises(sb.errors.AnalysisError, match=found) as caught:
        sb.simulate(model, 2.0, method=own, start=start)
    last = caught.value.result.data.isel(time=-1)
    height = last["q_j" if kind == "Tz" else "q_j_Tz"].item()
    assert 0 < height < 0.05


def test_a_constrained_run_by_ida_ends_there_too():
    model = falling(spring, ["Tx", "Tz"], (0, 0.5))
    model.add_constraint("rail", sb.constraints.Algebraic(model.joints["j"].q[0]))
    with pytest.raises(sb.errors.AnalysisError, match=r"load 'push'.*no direction"):
        sb.simulate(model, 1.0, constraints="dae")


def test_a_start_where_the_ends_meet_is_refused_with_the_load():
    with pytest.raises(sb.errors.AnalysisError, match=r"not finite.*load 'push'.*meet"):
        sb.simulate(falling(spring, q=0.0), 1.0)


def test_ends_that_pass_beside_each_other_are_no_meeting():
    """At 1 mm beside the origin the force turns quickly, and is resolved."""
    model = falling(steady, ["Tx", "Tz"], (1e-3, 0.5))
    motion = sb.simulate(model, 1.0, method=sb.DP54(rtol=1e-8))
    assert motion["q_j_Tz"][-1].item() < -1


def test_half_a_turn_in_one_step_is_no_meeting():
    """A weak force on a point that turns: the vector points the other way after it."""
    model = sb.Model("spinning", gravity=(0, 0, 0))
    wheel = model.add_body("wheel", 1, inertia=(1, 1, 1))
    model.add_joint("axle", model.world, wheel, "Rz", v=1.0)
    tip = wheel.add_frame("tip", at=(0.5, 0, 0))
    model.add_load("pull", sb.loads.PointToPoint(tip, model.world, 1e-3))
    motion = sb.simulate(model, [0, 10 * np.pi], method=sb.RK4(np.pi))
    assert motion["q_axle"][-1].item() == pytest.approx(10 * np.pi, rel=1e-3)


@pytest.mark.parametrize("axis", [(0, 0, 1), (1, 2, -2)])
def test_a_force_on_the_line_of_any_slider_is_one_in_the_joint(axis):
    """Both ends off the origins of their bodies, on a line that is turned and moves."""
    found = []
    for in_joint in (False, True):
        model = sb.Model("skew", gravity=(0, -G, 0))
        carrier = model.add_body("carrier", 2, inertia=(1, 1, 1))
        slider = model.add_body("slider", 1, inertia=(1, 1, 1))
        n = np.array(axis) / np.linalg.norm(axis)
        model.add_joint("turn", model.world, carrier, "Rx")
        joint = model.add_joint("s", carrier, slider, sb.joints.Prismatic(axis), q=-0.2)
        a, b = carrier.add_frame("a", at=0.1 * n), slider.add_frame("b", at=0.05 * n)
        between = sb.loads.PointToPoint(a, b, -3.0)
        load = sb.loads.JointForce(joint, 3.0) if in_joint else between
        model.add_load("pull", load)
        compiled = sb.compile_model(model)
        states = [([0.3, q], [0.4, -0.7]) for q in (-0.3, 0.05, 0.2)]
        found.append([compiled.forward_dynamics(0, *state) for state in states])
    np.testing.assert_allclose(found[0], found[1], rtol=1e-12)
