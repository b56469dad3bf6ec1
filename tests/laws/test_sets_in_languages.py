"""Sets with states of their own, in generated C and in generated Python."""

import numpy as np
import pytest

import symbody as sb


def machine():
    """Return a model with one of each set that has a law of its own."""
    model = sb.Model("machine")
    joints = []
    for i in range(4):
        place = model.world.add_frame(f"seat{i}", at=(i, 0.1, 0))
        body = model.add_body(f"b{i}", mass=1 + i, com=(0.2, 0, 0), inertia=(1, 2, 2))
        joint = model.add_joint(f"j{i}", place, body, "Rz", q=0.1 * i, v=0.2)
        joints.append(joint)
    bodies = [model.bodies[f"b{i}"] for i in range(4)]
    electric = {"resistance": 0.8, "constant": 0.05, "inductance": 1e-3, "ratio": 9}
    sb.add_dc_motor(model, "motor", joints[0], **electric)
    sb.add_position_servo(model, "servo", joints[1], gain=8, **electric)
    sb.add_filtered_drive(model, "drive", joints[2], frequency=5.0)
    tips = [body.add_frame("tip", at=(0.5, 0.1, 0.2)) for body in bodies]
    size = {"areas": (2e-3, 1e-3), "lengths": (0.2, 3.0)}
    sb.add_hydraulic_actuator(model, "ram", model.world, tips[0], **size)
    sb.add_viscoelastic(
        model, "band", tips[0], tips[1], elastic=lambda stretch: 20 * stretch,
        relaxation=((0.5, 0.1), (0.2, 1.0)), free_length=0.5,
    )  # fmt: skip
    size = {"strength": 20.0, "fiber_length": 0.7, "tendon_length": 0.3}
    sb.add_muscle(model, "muscle", [tips[1], tips[3]], **size)
    sb.add_spring_mass(model, "coil", tips[1], tips[3], 0.2)
    sb.add_rotor(model, "wheel", bodies[3], 0.01, axis="x", speed=20.0)
    sb.add_rotor(model, "geared", bodies[1], 0.01, geared_to=joints[3], ratio=7)
    _add_cams(model)
    _add_gears(model)
    return model


def _add_gears(model):
    joints = []
    for name, place, kind in (("one", (0, 0.05, 5), "Ry"), ("two", (0.03, 0, 5), "Rx")):
        gear = model.add_body(name, mass=0.5, inertia=(0.001, 0.002, 0.003))
        seat = model.world.add_frame(f"seat_{name}", at=place)
        joints.append(model.add_joint(f"turn_{name}", seat, gear, kind, v=None))
    model.add_load("engine", sb.loads.JointForce(joints[0], 0.1))
    sb.add_bevel_gears(model, "pair", *joints, 20, 12)


def eccentric(angle):
    return 0.04 + 0.001 * sb.cos(angle)


def _add_cams(model):
    cam = model.add_body("cam", mass=1, inertia=(0.01, 0.01, 0.01))
    turn = model.add_joint("turn", model.world, cam, "Rz", q=0.3, v=2.0)
    followers = []
    for name in ("roller", "flat"):
        follower = model.add_body(name, mass=0.2)
        joint = model.add_joint(f"way_{name}", model.world, follower, "Tx", q=0.039)
        model.add_load(f"spring_{name}", sb.loads.JointForce(joint, -5.0))
        followers.append(follower)
    model.add_constraint(
        "round", sb.constraints.RollerCam(cam, followers[0], eccentric)
    )
    model.add_constraint(
        "flat_face", sb.constraints.FlatCam(cam, followers[1], eccentric)
    )
    model.choose_independent(turn)


@pytest.mark.compiler("c")
def test_sets_have_the_same_rates_in_c_python_and_llvm(rng):
    model = machine()
    found = []
    compiled = {b: sb.compile_model(model, backend=b) for b in ("python", "c", "llvm")}
    start = compiled["c"].start_state()
    y, _ = compiled["c"].settled(start * (1 + 0.01 * rng.normal(size=start.size)))[::-1]
    u = 0.3 * np.ones(len(compiled["c"].system.u))
    for one in compiled.values():
        found.append(one.derivatives(0.1, y, u))
    assert np.isfinite(found).all()
    assert (np.abs(found[0]) > 1e-6).sum() > 12
    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], rtol=1e-11, atol=1e-9)
