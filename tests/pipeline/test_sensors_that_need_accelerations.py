"""Sensors of accelerations and reactions in every backend, and in simulations."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_state


def model_with_all():
    """Return a crane on a cart with a load on a ball joint, and all new sensors."""
    model = sb.Model("crane")
    push = model.add_input("push", unit="N")
    cart = model.add_body("cart", mass=5)
    boom = model.add_body("boom", mass=2, com=(0.3, 0, 0.1), inertia=(0.1, 0.2, 0.3))
    box = model.add_body("box", mass=1, com=(0, 0, -0.1), inertia=(0.02, 0.03, 0.04))
    lamp = model.add_body("lamp", mass=0.2, inertia=(0.001, 0.001, 0.002))
    rail = model.add_joint("rail", model.world, cart, "Tx")
    turn = model.add_joint("turn", cart, boom, ["Rz", "Ry"], v=(0.3, -0.2))
    tip = boom.add_frame("tip", at=(0.8, 0, 0.1), rotation=sb.rotation("y", 0.3))
    hook = model.add_joint(
        "hook", tip, box.add_frame("eye", at=(0, 0, 0.4)), "spherical"
    )
    weld = model.add_joint(
        "weld", box.add_frame("side", at=(0.1, 0.1, 0)), lamp, "fixed"
    )
    model.drive(turn, [0.3 * sb.sin(model.t), None])
    model.add_load("motor", sb.loads.JointForce(rail, push))
    spring = model.add_load(
        "spring", sb.loads.SpringDamper(cart, box, 50, 2, free_length=0.5)
    )
    model.add_sensor("a", sb.sensors.Acceleration(lamp))
    model.add_sensor("a_boom", sb.sensors.Acceleration(lamp, seen_from=boom))
    model.add_sensor(
        "alpha", sb.sensors.AngularAcceleration(box, boom, expressed_in=lamp)
    )
    model.add_sensor("center", sb.sensors.CenterOfMass([boom, box]))
    model.add_sensor("J", sb.sensors.Jacobian(lamp, model.joints.values()))
    model.add_sensor("stretch", sb.sensors.LoadValue(spring))
    for joint in (rail, turn, hook, weld):
        model.add_sensor(f"force_{joint.name}", sb.sensors.ConstraintForce(joint))
        model.add_sensor(
            f"torque_{joint.name}", sb.sensors.ConstraintTorque(joint, boom)
        )
    return model


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c"))]
)
def test_compiled_they_are_what_python_gives(backend, rng):
    compiled = sb.compile_model(model_with_all(), backend=backend)
    python = sb.compile_model(model_with_all(), backend="python")
    system = compiled.system
    q, v = random_state(rng, len(system.q), len(system.v), system.quaternions)
    y = np.concatenate([q, v])
    actual = compiled.sensor_values(0.4, y, [3.0])
    expected = python.sensor_values(0.4, y, [3.0])
    assert list(actual) == list(system.sensors)
    for name, value in expected.items():
        np.testing.assert_allclose(actual[name], value, rtol=1e-10, atol=1e-10)


def test_a_motion_has_them_with_units():
    motion = sb.simulate(model_with_all(), duration=0.5, inputs={"push": 2.0})
    units = {
        "a": "m/s²", "alpha": "rad/s²", "center": "m", "stretch": "N",
        "force_hook": "N", "torque_weld": "N m",
    }  # fmt: skip
    for name, unit in units.items():
        assert motion[name].attrs["units"] == unit
    assert motion["J"].shape[1:] == (6, 6)
    assert np.isfinite(motion["force_rail"]).all()


def test_a_ball_joint_transmits_no_torque_about_its_center():
    model = model_with_all()
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    values = compiled.sensor_values(0.4, y, [3.0])
    np.testing.assert_allclose(values["torque_hook"], 0, atol=1e-10)
    assert np.linalg.norm(values["force_hook"]) > 1


def test_what_moves_the_cart_along_its_rail_is_its_motor():
    compiled = sb.compile_model(model_with_all())
    values = compiled.sensor_values(0.4, compiled.start_state(), [3.0])
    assert values["force_rail"][0] == pytest.approx(3.0)


def spun(by_sensor):
    """Return a body whose load and state follow its angular acceleration."""
    model = sb.Model("spun")
    body = model.add_body("body", mass=2, inertia=(1, 2, 3))
    ball = model.add_joint("ball", model.world, body, "spherical", v=[1, 2, 3])
    a = ball.vd
    if by_sensor:
        a = model.add_sensor(
            "a", sb.sensors.AngularAcceleration(body, expressed_in=body)
        )
    inerter = [-0.3 * a[0], -0.1 * a[1], -0.2 * a[2]]
    model.add_load("inerter", sb.loads.Torque(body, inerter, expressed_in=body))
    model.set_rate(model.add_state("x", 0.0), a[1])
    return model


def test_accelerations_of_a_joint_stand_in_loads_and_rates(tmp_path):
    found, expected = (sb.simulate(spun(by), 0.5) for by in (False, True))
    for name in ("v_ball_wx", "x"):
        assert found.array(name)[-1] == pytest.approx(
            expected.array(name)[-1], rel=1e-9
        )
    np.testing.assert_allclose(
        found.array("acceleration_ball").T,
        [found.array(f"vd_ball_w{axis}") for axis in "xyz"], rtol=1e-9, atol=1e-12,
    )  # fmt: skip
    sb.write(spun(False), tmp_path / "spun.json")
    again = sb.simulate(sb.read(tmp_path / "spun.json"), 0.5)
    assert again.array("x")[-1] == pytest.approx(found.array("x")[-1], rel=1e-12)


def test_an_acceleration_of_a_driven_joint_is_that_of_its_drive():
    model = sb.Model("driven")
    body = model.add_body("body", mass=1)
    slide = model.add_joint("slide", model.world, body, "Tx")
    model.drive(slide, sb.sin(2 * model.t))
    model.set_rate(model.add_state("x", 0.0), slide.vd[0])
    motion = sb.simulate(model, 1.0)
    assert motion.array("x")[-1] == pytest.approx(2 * np.cos(2) - 2, abs=1e-8)
    model.add_expression("again", slide.vd[0] ** 2)
    assert list(model.sensors) == ["acceleration_slide"]


def test_accelerations_are_refused_where_they_cannot_be_known():
    model = spun(by_sensor=True)
    acceleration = model.joints["ball"].vd[0]
    with pytest.raises(sb.errors.ModelError, match="only parameters can stand here"):
        model.add_body("late", mass=acceleration)
    model.add_constraint("hold", sb.constraints.Nonholonomic(acceleration - 1))
    with pytest.raises(
        sb.errors.DerivationError, match="sensor 'acceleration_ball', which"
    ):
        sb.simulate(model, 0.1)
