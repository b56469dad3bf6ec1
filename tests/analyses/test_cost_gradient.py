"""Gradients by the adjoint equations against slopes of the states."""

import numpy as np
import pytest

import symbody as sb

FINE = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def both(model, wrt, **options):
    """Return a gradient by adjoints, and by slopes."""
    compiled = sb.compile_model(model)
    kinds = {"by": "adjoint"}, {"by": "forward"}
    return [sb.cost_gradient(compiled, wrt, 1.0, **FINE, **options, **k) for k in kinds]


@pytest.mark.parametrize(
    ("make", "wrt"),
    [
        (sb.library.double_pendulum, ["p", "y"]),
        (sb.library.four_bar, ["p", "u", "y"]),
        (lambda: sb.library.four_bar(explicit=False), ["p", "u", "v_crank"]),
        (sb.library.quaternion_pendulum, ["p", "v"]),
        (sb.library.heavy_top, ["p", "v"]),
        (sb.library.crank_slider, ["p"]),
    ],
)
def test_adjoints_give_what_slopes_give(make, wrt):
    model = make()
    q = sb.assemble(model).q
    a, b = both(model, wrt, final="kinetic", running=sum(s * s for s in q))
    assert a.value == pytest.approx(b.value, rel=1e-9)
    size = np.abs(b.gradient).max()
    # The motion of the four bar swings, so that its errors grow tenfold.
    assert a.gradient == pytest.approx(b.gradient, rel=1e-8, abs=1e-9 * size)


def test_feedback_by_formulas_is_part_of_the_gradient():
    model = sb.library.crane_crab()
    slide = model.joints["trans_crab"]
    force = sb.sin(model.t) - 2 * slide.q[0] - 0.3 * slide.v[0]
    a, b = both(model, ["p", "y", "F"], final=slide.q[0] ** 2, inputs={"F": force})
    assert a.gradient == pytest.approx(b.gradient, rel=1e-9, abs=1e-9)


def test_an_oscillator_has_the_gradient_of_its_closed_form():
    model = sb.Model("cart")
    k = model.add_parameter("k", 4.0)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", q=1.0)
    model.add_load("spring", sb.loads.JointForce(joint, -k * joint.q[0]))
    found = sb.cost_gradient(
        model, ["k", "q_s"], 1.0, running=joint.q[0] ** 2, by="adjoint", **FINE
    )
    # The integral of cos(wt)² is 1/2 + sin(2w)/(4w), w = √k.
    assert found.value == pytest.approx(0.5 + np.sin(4) / 8, abs=1e-10)
    by_w = np.cos(4) / 4 - np.sin(4) / 16
    assert found.slope("k") == pytest.approx(by_w / 4, abs=1e-10)
    assert found.slope("q_s") == pytest.approx(2 * found.value, abs=1e-9)


def test_a_damped_motion_is_kept_at_more_times_until_it_comes_back():
    model = sb.Model("cart")
    d = model.add_parameter("d", 40.0)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", v=1.0)
    model.add_load(
        "damper", sb.loads.JointForce(joint, -d * joint.v[0] - 4 * joint.q[0])
    )
    a, b = both(model, ["d", "v_s"], final="q_s", running=joint.v[0] ** 2)
    assert a.gradient == pytest.approx(b.gradient, rel=1e-7)


def test_few_columns_go_forward_and_many_backward_by_themselves():
    model = sb.library.double_pendulum()
    few = sb.cost_gradient(model, "m_upper", 0.5, final="kinetic")
    many = sb.cost_gradient(model, ["p", "y"], 0.5, final="kinetic")
    assert "slopes" in str(few.status)
    assert "adjoint" in str(many.status)
    assert many.slope("m_upper") == pytest.approx(few.slope("m_upper"), rel=1e-7)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "neither final= nor running="),
        ({"final": "position"}, "one number, and not the 3"),
        ({"final": "tip"}, "final='tip'"),
        ({"final": "kinetic", "duration": -1}, "greater than 0"),
        ({"final": "kinetic", "by": "magic"}, "by='magic'"),
    ],
)
def test_costs_that_are_none_are_refused(options, message):
    kinds = {"wrt": "m", "duration": 1.0} | options
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.cost_gradient(sb.library.pendulum(), **kinds)


@pytest.mark.parametrize("by", ["forward", "adjoint"])
def test_a_loop_at_the_end_of_its_range_ends_the_run(by):
    model = sb.Model("four_bar", gravity=(0, 0, 0))
    crank, follower = (
        model.add_body(n, 1, inertia=(0.1, 0.1, 0.1)) for n in ("crank", "follower")
    )
    model.add_joint("a", model.world, crank, "Rz", q=0.3, v=3.0)
    ground = model.add_parameter("ground", 1.0)
    base = model.world.add_frame("base", (ground, 0, 0))
    model.add_joint("b", base, follower, "Rz", q=1.5)
    tip, end = crank.add_frame("tip", (1.2, 0, 0)), follower.add_frame("end", (1, 0, 0))
    model.add_loop("loop", sb.loops.RodLoop(tip, end, 0.9))
    with pytest.raises(sb.errors.AnalysisError, match=r"dead-centre.*'loop'"):
        sb.cost_gradient(model, "ground", 1.0, final="q_a", by=by)


@pytest.mark.parametrize(("metre", "second"), [(1e-6, 1), (1e-8, 1), (1, 1e6)])
def test_gradients_by_default_are_as_exact_in_other_units(metre, second):
    model = sb.Model("mass", gravity=(0, 0, -9.81 * metre / second**2))
    body = model.add_body("mass", 1.0)
    slide = model.add_joint("slide", model.world, body, "Tx", q=0.1 * metre)
    k = model.add_parameter("k", 400 / second**2)
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    duration, rate = 2.0 * second, 20 / second
    # x = x0 cos(w t), and w changes by 1 / (2 w).
    x = 0.1 * metre * np.cos(rate * duration)
    slope = -0.1 * metre * np.sin(rate * duration) * duration / (2 * rate)
    for by in ("adjoint", "forward"):
        found = sb.cost_gradient(model, ["k"], duration, final=slide.q[0], by=by)
        assert found.value == pytest.approx(x, abs=1e-7 * metre)
        assert found.slope("k") == pytest.approx(slope, rel=1e-6)
