"""What the ready sets add, and that it moves as the loads it is made of."""

import numpy as np
import pytest

import symbody as sb
from symbody.model.sets.actuators import add_hydraulic_cylinder
from symbody.model.sets.slots import add_contact_slot, add_motion_platform, add_tire

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def wagon():
    """Return a model of a carrier that slides and a wheel that turns on it."""
    model = sb.Model("wagon", gravity=(0, 0, 0))
    carrier = model.add_body("carrier", mass=2.0)
    rim = model.add_body("rim", mass=1.0, inertia=(0.1, 0.2, 0.1))
    model.add_joint("rail", model.world, carrier, "Tx", q=1.0, v=1.0)
    model.add_joint("axle", carrier, rim, "Ry", v=5.0)
    return model, carrier, rim


def test_a_cylinder_pushes_with_its_input():
    model, carrier, _ = wagon()
    cylinder = add_hydraulic_cylinder(model, "boom", model.world, carrier)
    assert [str(s) for s in (cylinder.length, cylinder.force)] == [
        "d_boom[0]",
        "F_boom",
    ]
    motion = sb.simulate(model, 1.0, inputs={"F_boom": 6.0}, **TIGHT)
    t = motion.time
    np.testing.assert_allclose(motion["q_rail"], 1 + t + t**2, atol=1e-9)
    np.testing.assert_allclose(motion["d_boom"][:, 1], 1 + 2 * t, atol=1e-9)


def test_a_cylinder_may_follow_a_law():
    model, carrier, _ = wagon()
    add_hydraulic_cylinder(
        model, "boom", model.world, carrier, law=lambda length, rate: -3 * rate
    )
    motion = sb.simulate(model, 1.0, save=sb.Save(work=True), **TIGHT)
    np.testing.assert_allclose(motion["v_rail"], np.exp(-motion.time), atol=1e-9)
    np.testing.assert_allclose(motion["F_boom"], -3 * motion["v_rail"], atol=1e-9)
    assert list(model.loads) == ["PtPForce_boom"]
    assert np.abs(motion["energy_error"]).max() < 1e-8


def test_a_tire_sees_the_slip_and_brakes_it():
    """Radius 0.5 m: the force is 4 N s/m times the slip, at the patch below."""
    model, carrier, rim = wagon()

    def linear(position, orientation, velocity, spin):
        slip = velocity[0] - 0.5 * spin[1]
        force = (-4 * slip, 0, 0)
        return force, (0, 2 * slip, 0)

    tire = add_tire(model, "left", carrier, rim, law=linear)
    motion = sb.simulate(model, 1.0, save=sb.Save(work=True), **TIGHT)
    # The slip decays with 4 (1/3 + 0.5²/0.2): the masses, and the inertia of the rim.
    slip = -1.5 * np.exp(-4 * (1 / 3 + 0.25 / 0.2) * motion.time)
    actual = motion["v_left"][:, 0] - 0.5 * motion["om_left"][:, 1]
    np.testing.assert_allclose(actual, slip, atol=1e-9)
    np.testing.assert_allclose(motion["F_left"][:, 0], -4 * slip, atol=1e-8)
    assert list(model.sensors) == ["r_left", "T_left", "v_left", "om_left"]
    assert tire.torque.shape == (3,)
    assert np.abs(motion["energy_error"]).max() < 1e-8


def test_a_tire_without_law_has_its_force_and_torque_as_inputs():
    model, carrier, rim = wagon()
    add_tire(model, "left", carrier, rim)
    inputs = {"F_left": [6.0, 0, 0], "M_left": [0, 0.2, 0]}
    motion = sb.simulate(model, 1.0, inputs=inputs, **TIGHT)
    np.testing.assert_allclose(motion["v_rail"], 1 + 2 * motion.time, atol=1e-9)
    np.testing.assert_allclose(motion["v_axle"], 5 + motion.time, atol=1e-9)


def test_a_contact_pushes_where_its_law_says():
    model = sb.Model("stone", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    model.add_joint("rail", model.world, body, "Tz", q=1.0)
    slot = add_contact_slot(
        model, "floor", body, law=lambda r, T, v, om: ((0, 0, -8 * r[2]), (0, 0, 0))
    )
    motion = sb.simulate(model, 2.0, **TIGHT)
    np.testing.assert_allclose(motion["q_rail"], np.cos(2 * motion.time), atol=1e-9)
    assert list(model.loads) == ["CmpForce_floor", "CmpTorque_floor"]
    assert slot.orientation.shape == (3, 3)


def test_a_motion_platform_sees_the_driver():
    model, _, rim = wagon()
    seat = rim.add_frame("seat", at=(0.2, 0, 0))
    platform = add_motion_platform(model, seat)
    motion = sb.simulate(model, 1.0, **TIGHT)
    expected = motion["T_BWS"].to_numpy().transpose(0, 2, 1) @ (1, 0, 0)
    expected[:, 2] -= 5 * 0.2
    np.testing.assert_allclose(motion["v_BWS"], expected, atol=1e-8)
    np.testing.assert_allclose(motion["om_BWS"], [[0, 5, 0]] * len(expected), atol=1e-8)
    # The seat at 0.2 m goes round with 5 rad/s.
    np.testing.assert_allclose(motion["a_BWS"], [[-5, 0, 0]] * len(expected), atol=1e-8)
    np.testing.assert_allclose(motion["dom_BWS"], 0, atol=1e-8)
    assert platform.acceleration.shape == (3,)


@pytest.mark.parametrize("law", [lambda *_: None, lambda *_: (1, 2, 3)])
def test_a_law_that_does_not_give_force_and_torque_is_refused(law):
    model, carrier, rim = wagon()
    with pytest.raises(
        sb.errors.ModelError, match=r"'left': its law returned .*\(force, to"
    ):
        add_tire(model, "left", carrier, rim, law=law)


def test_a_taken_name_is_told():
    model, carrier, rim = wagon()
    add_tire(model, "left", carrier, rim)
    with pytest.raises(
        sb.errors.ModelError, match="sensor 'r_left': the name is already"
    ):
        add_contact_slot(model, "left", carrier)
