"""Motions that change no force stay where they were; stable places are preferred."""

import numpy as np
import pytest

import symbody as sb

ORDERS = [("Rx", "Ry", "Rz"), ("Rz", "Ry", "Rx"), ("Ry", "Rx", "Rz")]
TILTS = [(0.3, 0.1, 0.7), (-0.4, 0.1, 0.7), (0.0, 0.0, 0.4), (-0.7, 0.2, -0.2)]


def on_four_points(axes, law):
    """Return a body on four points, whose center of mass is not at its origin."""
    model = sb.Model("car", gravity=(0, 0, -9.81))
    body = model.add_body("chassis", 1200, (0.1, 0, 0.05), (400, 1500, 1700))
    model.add_joint("base", model.world, body, axes)
    for name, x, y in (
        ("a", 1.2, 0.7), ("b", 1.2, -0.7), ("c", -1.4, 0.7), ("d", -1.4, -0.7)
    ):  # fmt: skip
        foot = body.add_frame(name, at=(x, y, -0.3))
        if law == "contact":
            load = sb.loads.CompliantContact(
                foot, model.world, 4e4, exponent=1, dissipation=0.1
            )
        else:
            z = model.add_sensor(f"z_{name}", sb.sensors.Position(foot))[2]
            v = model.add_sensor(f"v_{name}", sb.sensors.Velocity(foot))[2]
            push = (0, 0, -4e4 * z - 2e3 * v)
            load = sb.loads.Force(foot, push, expressed_in=model.world)
        model.add_load(name, load)
    return sb.compile_model(model)


def quaternion(turn):
    """Return the quaternion of a rotation vector."""
    angle = np.linalg.norm(turn)
    part = np.sin(angle / 2) / angle if angle else 0.5
    return np.array([np.cos(angle / 2), *(part * np.array(turn))])


@pytest.mark.covering(1)
@pytest.mark.parametrize("law", ["contact", "springs"])
@pytest.mark.parametrize("axes", ORDERS)
def test_the_place_and_the_yaw_of_a_car_stay_exactly(axes, law):
    model = on_four_points(["Tx", "Ty", "Tz", *axes], law)
    for roll, pitch, yaw in TILTS:
        start = {"q_base_Tx": 1.5, "q_base_Tz": 0.5}
        start |= {"q_base_Rx": roll, "q_base_Ry": pitch, "q_base_Rz": yaw}
        found = sb.equilibrium(model, start=start)
        assert found.insensitive == ("q_base_Tx", "q_base_Ty", "q_base_Rz")
        held = (found["q_base_Tx"], found["q_base_Ty"], found["q_base_Rz"])
        assert held == (1.5, 0.0, yaw)
        assert found.stable
        assert len(found.notes) == 1
        assert np.abs(model.derivatives(0.0, found.state)).max() < 1e-8


@pytest.mark.covering(1)
@pytest.mark.parametrize("law", ["contact", "springs"])
@pytest.mark.parametrize("tilt", TILTS)
def test_a_quaternion_does_not_turn_about_what_changes_no_force(tilt, law):
    model = on_four_points("free", law)
    e0 = quaternion(tilt)
    start = {f"q_base_e{i}": e for i, e in enumerate(e0)}
    found = sb.equilibrium(model, start={**start, "q_base_Tz": 0.5})
    e = np.array([found[f"q_base_e{i}"] for i in range(4)])
    # The vertical part of the turn from the start to the equilibrium.
    upright = e0[0] * e[3] - e[0] * e0[3] - e0[2] * e[1] + e0[1] * e[2]
    assert upright == pytest.approx(0, abs=1e-13)
    assert (found["q_base_Tx"], found["q_base_Ty"]) == (0.0, 0.0)
    assert found.insensitive == ("q_base_Tx", "q_base_Ty", "turn_base_wz")
    assert found.stable


@pytest.mark.slow
@pytest.mark.parametrize("axes", ["free", ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]])
def test_a_plate_on_four_contacts_lies_flat(axes, rng):
    model = sb.Model("plate", gravity=(0, 0, -9.81))
    plate = model.add_body("plate", mass=10, inertia=(0.9, 0.9, 1.7))
    model.add_joint("base", model.world, plate, axes)
    for i, (x, y) in enumerate(((0.5, 0.5), (0.5, -0.5), (-0.5, 0.5), (-0.5, -0.5))):
        corner = plate.add_frame(f"p{i}", at=(x, y, 0))
        contact = sb.loads.CompliantContact(
            corner, model.world, 1e4, exponent=1, dissipation=0.1
        )
        model.add_load(f"c{i}", contact)
    normal = plate.add_frame("normal", at=(0, 0, 1))
    model.add_sensor("up", sb.sensors.Position(normal, plate))
    compiled = sb.compile_model(model)
    for _ in range(15):
        turn = 0.5 * rng.normal(size=3)
        names = [f"q_base_R{axis}" for axis in "xyz"]
        values = turn.tolist()
        if axes == "free":
            names = [f"q_base_e{i}" for i in range(4)]
            values = quaternion(turn).tolist()
        start = dict(zip(names, values, strict=True))
        start["q_base_Tz"] = rng.uniform(-0.05, 0.6)
        found = sb.equilibrium(compiled, start=start)
        assert found.stable
        assert found["q_base_Tz"] == pytest.approx(-10 * 9.81 / 4e4, rel=1e-9)


def test_a_rod_in_a_loop_does_not_spin_about_its_own_axis():
    model = sb.Model("rod", gravity=(0, 0, -9.81))
    rod = model.add_body("rod", mass=2, com=(0.5, 0, 0), inertia=(0.01, 0.2, 0.2))
    turns = ["Rx", "Ry", "Rz"]
    model.add_joint("ball", model.world, rod, turns, q=(0.6, -0.417, 0.506))
    slide = model.world.add_frame("slide", at=(0.8, 0.2, 0))
    block = model.add_body("block", mass=1)
    z = model.add_joint("z", slide, block, "Tz", q=0.566)
    model.add_load("spring", sb.loads.JointForce(z, -50 * z.q[0] - 5 * z.v[0]))
    end = rod.add_frame("end", at=(1, 0, 0))
    model.add_constraint("pin", sb.constraints.BallCut(end, block))
    begin = sb.compile_model(model).start_state()
    found = sb.equilibrium(model)
    assert found.stable
    (name,) = found.insensitive
    assert found[name] == dict(zip(found.state_names, begin, strict=True))[name]
    assert not any("singular" in note for note in found.notes)


def test_an_unstable_equilibrium_is_told_in_the_first_line():
    model = sb.library.pendulum()
    beside = sb.equilibrium(model, start={"q_hinge": 2.5})
    assert repr(beside).startswith("Unstable equilibrium of 'pendulum': the forces")
    far = sb.equilibrium(model, start={"q_hinge": 1.9})
    assert repr(far).startswith("Equilibrium of 'pendulum'")
    assert far["q_hinge"] == pytest.approx(0, abs=1e-9)
