"""Gears that mesh at a point: what their bearings carry, and what is refused."""

import numpy as np
import pytest

import symbody as sb

R1, R2 = 0.03, 0.05


def spur(*, ratio=-R1 / R2, kinds=("Rz", "Rz"), at=(R1, 0, 0), axes=None, **options):
    """Return two spur gears on a box that turns, and that touch where x = R1."""
    model = sb.Model("spur", gravity=(0, 0, -9.81))
    box = model.add_body("box", mass=2, inertia=(1, 1, 1))
    model.add_joint("ride", model.world, box, "Rx", v=3.0)
    joints = []
    placed = (("one", 0, 5.0), ("two", R1 + R2, -3.0))
    for (name, x, v), kind in zip(placed, kinds, strict=True):
        gear = model.add_body(name, mass=1, com=(0.01, 0, 0), inertia=(0.1, 0.1, 0.2))
        seat = box.add_frame(f"seat_{name}", at=(x, 0, 0))
        joints.append(model.add_joint(f"j_{name}", seat, gear, kind, v=v))
    # x along the velocity of gear 1 there, y from gear 1 to gear 2.
    turned = [[0, 1, 0], [1, 0, 0], [0, 0, -1]] if axes is None else axes
    contact = box.add_frame("contact", at=at, rotation=turned)
    if ratio is not None:
        model.add_loop("gears", sb.loops.GearPair(*joints, contact, ratio, **options))
    model.add_load("push", sb.loads.JointForce(joints[0], 4.0))
    return model


def at_start(model):
    return sb.reactions(model, sb.simulate(model, [0, 1e-3]))


def test_bearings_carry_what_two_rims_that_move_alike_give_them():
    model, other = spur(), spur(ratio=None)
    rims, seen = [], other.bodies["box"]
    for name, x in (("one", R1), ("two", -R2)):
        rim = other.bodies[name].add_frame("rim", at=(x, 0, 0))
        rims.append(other.add_sensor(f"v_{name}", sb.sensors.Velocity(rim, seen, seen)))
    other.add_constraint("alike", sb.constraints.Nonholonomic(rims[0][1] - rims[1][1]))
    found, expected = at_start(model), at_start(other)
    for joint in ("j_one", "j_two", "ride"):
        for name in (f"{joint}_force", f"{joint}_torque"):
            was = expected.array(name)[0]
            # Rounding of forces of some 100 N.
            np.testing.assert_allclose(found.array(name)[0], was, atol=1e-9)
    assert abs(found.array("gears_force_on_two")[0]).max() > 1


def test_a_pressure_angle_parts_the_gears_and_leaves_the_motion():
    model, slanted = spur(), spur(pressure_angle=np.radians(20))
    found, expected = at_start(slanted), at_start(model)
    tooth = np.linalg.norm(expected.array("gears_force_on_two")[0])
    apart = np.array([tooth * np.tan(np.radians(20)), 0, 0])
    for name, sign in (("j_one", 1), ("j_two", -1)):
        more = found.array(f"{name}_force")[0] - expected.array(f"{name}_force")[0]
        np.testing.assert_allclose(more, sign * apart, atol=1e-9)
    for name in ("j_one_torque", "ride_force", "ride_torque"):
        was = expected.array(name)[0]
        np.testing.assert_allclose(found.array(name)[0], was, atol=1e-9)


def test_a_pair_survives_a_file(tmp_path):
    model = spur(pressure_angle=0.35)
    again = sb.read(sb.write(model, tmp_path / "gears.json"))
    found, expected = at_start(again), at_start(model)
    for name in ("j_one_force", "j_two_torque"):
        np.testing.assert_array_equal(found.array(name), expected.array(name))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"ratio": R1 / R2}, r"\(-?0\.03, .*mend the ratio 0\.6"),
        ({"at": (R1 + 0.01, 0, 0)}, r"moves its teeth by \(0\.04"),
        ({"axes": np.eye(3)}, "along x: move or turn"),
        ({"at": (0, 0, 0)}, "Teeth that mesh"),
        ({"kinds": ("Rz", "Tx")}, "'j_two' does not turn about one axis"),
        ({"pressure_angle": -0.1}, "the pressure angle is -0.1 rad"),
        ({"pressure_angle": 20}, "the pressure angle is 20 rad.*0.349"),
    ],
)
def test_what_does_not_mesh_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        spur(**options)
