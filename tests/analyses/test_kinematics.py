"""Kinematic simulation: everything for prescribed coordinates."""

from __future__ import annotations

import re

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known


def slider_crank() -> sb.Model:
    model = sb.Model("slider_crank", gravity=(0, 0, 0))
    crank = model.add_body("arm", 1, (0.1, 0, 0), (0, 0, 0.01))
    rod = model.add_body("rod", 1, (0.25, 0, 0), (0, 0, 0.01))
    piston = model.add_body("piston", 2.0)
    model.add_joint("crank", model.world, crank, "Rz", q=0.5)
    model.add_joint("pin", crank.add_frame("end", at=(0.2, 0, 0)), rod, "Rz", q=-0.7)
    model.add_joint("stroke", model.world, piston, "Tx", q=0.65)
    eye = rod.add_frame("eye", at=(0.5, 0, 0))
    model.add_constraint("loop", sb.constraints.PlanarHingeCut(piston, eye))
    model.add_sensor("a", sb.sensors.Acceleration(piston))
    return model


def test_a_slider_crank_follows_its_formulas():
    model = slider_crank()
    w, r, l = 3.0, 0.2, 0.5
    motion = sb.kinematics(model, {"crank": 0.5 + w * model.t}, 2.0)
    angle = 0.5 + w * motion.time
    s, c = np.sin(angle), np.cos(angle)
    root = np.sqrt(l**2 - (r * s) ** 2)
    np.testing.assert_allclose(motion["q_stroke"], r * c + root, atol=1e-12)
    speed = -w * r * s * (1 + r * c / root)
    np.testing.assert_allclose(motion["v_stroke"], speed, atol=1e-11)
    inner = (c**2 - s**2) / root + r**2 * s**2 * c**2 / root**3
    acceleration = -(w**2) * (r * c + r**2 * inner)
    np.testing.assert_allclose(motion["a"][:, 0], acceleration, atol=1e-9)
    assert model.joints["crank"].drives == [None]


def test_one_instant_is_enough():
    model = slider_crank()
    motion = sb.kinematics(model, {model.joints["crank"]: 0.5}, [0])
    assert motion["drive_crank"].shape == (1,)
    assert np.abs(motion["a"].to_numpy()).max() == 0


def test_what_is_left_free_is_named():
    model = slider_crank()
    with pytest.raises(sb.errors.AnalysisError, match="1 degree of freedom is left"):
        sb.kinematics(model, {}, 1.0)


def test_the_end_of_a_stroke_is_a_singular_position():
    """Driven by the piston, the crank does not pass its dead centre."""
    model = slider_crank()
    with pytest.raises(
        sb.errors.AnalysisError, match=r"singular: there .*crank"
    ) as caught:
        sb.kinematics(model, {"stroke": 0.65 + 0.1 * model.t}, 2.0)
    assert 0 < caught.value.result.time[-1] < 0.5001
    assert model.joints["stroke"].drives == [None]


@pytest.mark.parametrize("stroke", [lambda t: 0.7, lambda t: 0.7 - 0.1 * t])
def test_a_start_at_the_dead_centre_says_what_to_prescribe(stroke):
    model = slider_crank()
    at = {"q_crank": 0.0, "q_pin": 0.0}
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.kinematics(model, {"stroke": stroke(model.t)}, 1.0, start=at)
    text = str(caught.value)
    assert "singular position" in text
    told = re.search(r"Prescribe (pin|crank) in place of stroke, or start", text)
    named = told.group(1)
    motion = sb.kinematics(model, {named: model.t}, 1.0, start={"q_stroke": 0.7})
    assert motion.status.completed


def test_nonholonomic_coordinates_are_integrated_alongside():
    """A knife edge steered by a prescribed turning rate and speed goes in a circle."""
    model = sb.Model("skate", gravity=(0, 0, 0))
    blade = model.add_body("blade", 1, (0, 0, 0), (0, 0, 0.1))
    model.add_joint("plane", model.world, blade, ["Tx", "Ty", "Rz"], v=(1, 0, 0))
    model.add_constraint("edge", sb.constraints.KnifeEdge(blade))
    joint = model.joints["plane"]
    speed = joint.v[0] * sb.cos(joint.q[2]) + joint.v[1] * sb.sin(joint.q[2])
    model.add_constraint("speed", sb.constraints.Nonholonomic(speed - 1))
    motion = sb.kinematics(model, {"plane": [None, None, 0.5 * model.t]}, 4.0)
    angle = 0.5 * motion.time
    np.testing.assert_allclose(motion["q_plane_Tx"], 2 * np.sin(angle), atol=1e-8)
    np.testing.assert_allclose(motion["q_plane_Ty"], 2 - 2 * np.cos(angle), atol=1e-8)


def test_an_unknown_joint_is_named():
    with pytest.raises(sb.errors.ModelError, match="'wheel' is not a joint"):
        sb.kinematics(known.disc(), {"wheel": 0.0}, 1.0)


def lifted(**curve):
    """Return a pendulum's model, its hinge, and a curve that ends at one second."""
    model = sb.library.pendulum()
    (hinge,) = model.joints
    lift = model.add_curve("lift", [0, 0.5, 1.0], [0, 1, 0.5], **curve)
    return model, hinge, lift


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
@pytest.mark.parametrize(
    "span", [{"duration": 1.5}, {"duration": np.linspace(0, 1.5, 7)}]
)
def test_beyond_the_end_of_a_curve_there_is_no_motion_but_that_until_there(span):
    model, hinge, lift = lifted(extrapolation="error")
    told = rf"to q_{hinge} is not a number.* 'lift' is a curve from 0 to 1; asked is"
    with pytest.raises(sb.errors.AnalysisError, match=told) as caught:
        sb.kinematics(model, {hinge: lift(model.t)}, **span)
    motion = caught.value.result
    assert motion.time[-1] <= 1.0 < motion.time[-1] + 0.26
    assert np.isfinite(motion.array(f"q_{hinge}")).all()
    whole = sb.kinematics(model, {hinge: lift(model.t)}, 1.0)
    assert whole.array(f"q_{hinge}")[-1] == pytest.approx(0.5, abs=1e-14)


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
def test_a_prescribed_formula_that_is_not_defined_is_named_without_a_curve():
    model, hinge, _ = lifted()
    with pytest.raises(
        sb.errors.AnalysisError, match=rf"q_{hinge} is not a number"
    ) as caught:
        sb.kinematics(model, {hinge: sb.sqrt(1 - model.t)}, [0, 0.5, 1.5])
    assert "lift" not in str(caught.value)
    assert caught.value.result.time.tolist() == [0.0, 0.5]


def test_where_a_sensor_is_no_number_the_curves_that_end_are_named():
    model, hinge, _ = lifted()
    short = model.add_curve("short", [0, 0.4], [1, 2], extrapolation="error")
    push = sb.loads.JointForce(model.joints[hinge], short(model.t))
    model.add_sensor("felt", sb.sensors.LoadValue(model.add_load("push", push)))
    with pytest.warns(sb.errors.ModelWarning, match="'short' is a curve from 0 to 0.4"):
        sb.kinematics(model, {hinge: model.t}, [0, 0.2, 0.6])


def test_a_drive_has_the_force_of_one_side_where_a_load_on_it_jumps():
    """The load is -3 N until t = 2 s, then 3; 1 kg with 2 m/s²."""
    model = sb.Model("pushed", gravity=(0, 0, 0))
    slide = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    push = sb.loads.JointForce(slide, 3 * sb.sign(model.t - 2))
    model.add_load("push", push)
    drive = {slide: model.t**2}
    motion = sb.kinematics(model, drive, [0, 1, 2, 2, 3])
    np.testing.assert_allclose(motion["drive_x"], [5, 5, 5, -1, -1])
    found = sb.inverse_dynamics(model, drive, times=[0, 1, 2, 3])
    np.testing.assert_allclose(found["drive_x"], [5, 5, -1, -1])
    t = np.array([0.0, 1.0, 2.0, 3.0])
    data = {"q_x": t**2, "v_x": 2 * t, "vd_x": 2.0}
    found = sb.inverse_dynamics(model, data, times=t)
    np.testing.assert_allclose(found["drive_x"], [5, 5, -1, -1])
    np.testing.assert_allclose(found["passive_x"], [-3, -3, 3, 3])
