"""A rotor turns its carrier as the whole body that it is a part of does."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
J, RATIO = 0.02, 5.0


def carried(model, more=0.0):
    carrier = model.add_body("carrier", mass=1, inertia=(0.5, 0.6 + more, 0.7 + more))
    joint = ["Rx", "Ry"]
    model.add_joint("gimbal", model.world, carrier, joint, q=(0.1, 0.2), v=(0.5, 0.1))
    return carrier


def test_a_free_rotor_is_a_round_body_whose_other_inertia_is_the_carriers():
    across = 0.3
    ours = sb.Model("ours", gravity=(0, 0, 0))
    rotor = sb.add_rotor(ours, "wheel", carried(ours, across), J, axis="x", speed=80.0)
    theirs = sb.Model("theirs", gravity=(0, 0, 0))
    carrier = carried(theirs)
    body = theirs.add_body("body", mass=1e-9, inertia=(J, across, across))
    theirs.add_joint("wheel", carrier, body, "Rx", v=80.0)
    options = TIGHT | {"duration": np.linspace(0, 2, 9)}
    one, two = (sb.simulate(model, **options) for model in (ours, theirs))
    for name in ("q_gimbal_Rx", "q_gimbal_Ry", "q_wheel"):
        np.testing.assert_allclose(one.array(name), two.array(name), atol=1e-7)
    assert rotor.joint is ours.joints["wheel"]


def test_its_carrier_precesses_as_a_top_says():
    """A torque M turns the spin h at M/h, but for the nutation at 1000 rad/s."""
    model = sb.Model("gyro", gravity=(0, 0, 0))
    carrier = model.add_body("carrier", inertia=(0.01, 0.01, 0.01))
    joint = model.add_joint("gimbal", model.world, carrier, ["Rz", "Ry"])
    sb.add_rotor(model, "wheel", carrier, J, axis="x", speed=500.0)
    model.add_load("weight", sb.loads.JointForce(joint, (0, 0.2)))
    motion = sb.simulate(model, [0, 0.5], **TIGHT)
    assert motion.array("q_gimbal_Rz")[-1] == pytest.approx(
        0.2 / (J * 500) * 0.5, rel=1e-3
    )


def geared(model, gear):
    carrier = carried(model)
    arm = model.add_body("arm", mass=0.4, com=(0.1, 0, 0), inertia=(0.1, 0.1, 0.1))
    joint = model.add_joint("elbow", carrier, arm, "Rz", v=3.0)
    gear(model, carrier, joint)
    return sb.simulate(model, np.linspace(0, 2, 9), save=sb.Save(work=True), **TIGHT)


def by_rotor(model, carrier, joint):
    sb.add_rotor(model, "motor", carrier, J, axis="x", geared_to=joint, ratio=RATIO)


def by_constraint(model, carrier, joint):
    rotor = model.add_body("rotor", inertia=(J, 0, 0))
    turn = model.add_joint("motor", carrier, rotor, "Rx", v=15.0)
    model.add_constraint("gear", sb.constraints.Gear(turn, joint, RATIO))


def by_armature(model, carrier, joint):
    model.add_load("free", sb.loads.JointForce(joint, 0.0))


def test_a_geared_rotor_costs_no_coordinate_and_keeps_the_energy():
    bevel = geared(sb.Model("bevel", gravity=(0, 0, 0)), by_rotor)
    other = geared(sb.Model("other", gravity=(0, 0, 0)), by_constraint)
    for name in ("q_gimbal_Rx", "q_gimbal_Ry", "q_elbow", "q_motor"):
        np.testing.assert_allclose(bevel.array(name), other.array(name), atol=1e-8)
    assert np.abs(bevel.array("energy_error")).max() < 1e-9
    without = geared(sb.Model("without", gravity=(0, 0, 0)), by_armature)
    assert np.abs(without.array("q_elbow") - bevel.array("q_elbow")).max() > 0.01


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"speed": 3.0, "geared_to": True}, "its speed follows"),
        ({"ratio": 3}, "nothing drives it"),
        ({"inertia": 0}, "must be positive"),
    ],
)
def test_what_contradicts_itself_is_refused(options, words):
    model = sb.Model("refused")
    carrier = carried(model)
    joint = model.add_joint(
        "j", carrier, model.add_body("arm", inertia=(1, 1, 1)), "Rz"
    )
    if options.get("geared_to"):
        options = options | {"geared_to": joint}
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.add_rotor(model, "motor", carrier, **({"inertia": J} | options))
