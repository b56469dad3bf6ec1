"""Bevel gears: equal velocities where their cones touch, and what is refused."""

import numpy as np
import pytest

import symbody as sb

PLACES = {"one": (0, 0, 0.2), "two": (0.1, 0, 0)}


def angle_drive(
    places=None, *, kinds=("Rz", "Rx"), teeth=(20, 35), ride=2.0, carrier=None, **more
):
    """Return a model of two gears on a carrier that turns, and the pair."""
    model = sb.Model("angle", gravity=(0, 0, 0))
    box = model.add_body("box", mass=1, inertia=(1, 1, 1))
    model.add_joint("ride", model.world, box, "Ry", v=ride)
    joints = []
    for (name, at), kind in zip((places or PLACES).items(), kinds, strict=True):
        base = model.world if name == carrier else box
        gear = model.add_body(name, mass=1, inertia=(0.1, 0.1, 0.1))
        seat = base.add_frame(f"seat_{name}", at=at)
        joints.append(model.add_joint(f"j_{name}", seat, gear, kind))
    return model, sb.add_bevel_gears(model, "gears", *joints, *teeth, **more)


@pytest.mark.parametrize("one", [(0, 0, 0.2), (0, 0, -0.2), (0.05, 0.02, 0.3)])
@pytest.mark.parametrize("two", [(0.1, 0, 0), (-0.1, 0, 0)])
@pytest.mark.parametrize("kind", ["Rx", "slanted"])
def test_both_gears_move_alike_where_their_cones_touch(one, two, kind):
    axis, x = "Rx", two[0]
    if kind == "slanted":
        axis, two = sb.joints.Revolute((0.8, 0, 0.6)), (0.8 * x, 0, 0.6 * x)
    two = (two[0], one[1], two[2])
    model, pair = angle_drive({"one": one, "two": two}, kinds=("Rz", axis))
    g1, g2 = (np.subtract(p, pair.apex) for p in (one, two))
    g1, g2 = g1 / np.linalg.norm(g1), g2 / np.linalg.norm(g2)
    # Between both gears, at the pitch angle from the first.
    d1, _ = pair.pitch_angles
    side = g2 - (g2 @ g1) * g1
    touch = pair.apex + np.cos(d1) * g1 + np.sin(d1) * side / np.linalg.norm(side)
    for name, at in (("one", one), ("two", two)):
        frame = model.bodies[name].add_frame("touch", at=tuple(touch - at))
        model.add_sensor(f"v_{name}", sb.sensors.Velocity(frame))
    compiled = sb.compile_model(model, backend="python")
    found = compiled.sensor_values(0.0, [0.0, 0.0, 2.0, 3.0])
    np.testing.assert_allclose(found["v_one"], found["v_two"], atol=1e-12)
    assert np.linalg.norm(found["v_one"]) > 0.1


@pytest.mark.parametrize("distance", [None, 0.15])
def test_bearings_carry_the_force_between_the_teeth(distance):
    model, pair = angle_drive(ride=0.0, cone_distance=distance)
    # Both torques hold each other, and the carrier stands: nothing turns.
    M, d1 = 3.0, pair.pitch_angles[0]
    for name, torque in (("j_one", M), ("j_two", -M / pair.ratio)):
        model.add_load(f"at_{name}", sb.loads.JointForce(model.joints[name], torque))
    found = sb.reactions(model, sb.simulate(model, [0, 1e-3]))
    along = 0.2 if distance is None else distance * np.cos(d1)
    tooth = M / (along * np.tan(d1))
    for name, x in (("one", 0.2 - along), ("two", 0.1 - along * np.tan(d1))):
        size = {k: abs(found.array(f"j_{name}_{k}")[0]) for k in ("force", "torque")}
        np.testing.assert_allclose(size["force"], (0, tooth, 0), atol=1e-9)
        across = size["torque"][0 if name == "one" else 2]
        np.testing.assert_allclose(across, tooth * abs(x), atol=1e-9)
    for part in ("force", "torque"):
        np.testing.assert_allclose(found.array(f"ride_{part}")[0], 0, atol=1e-9)


def test_a_crown_gear_needs_the_distance_of_the_teeth():
    crown = {"places": {"one": (0, 0, 0.2), "two": (0.08, 0, -0.06)}}
    crown |= {"kinds": ("Rz", sb.joints.Revolute((0.8, 0, -0.6))), "teeth": (20, 12)}
    with pytest.raises(sb.errors.ModelError, match=r"90°.*Give cone_distance"):
        angle_drive(**crown)
    _, pair = angle_drive(**crown, cone_distance=0.1)
    assert pair.pitch_angles[0] == pytest.approx(np.pi / 2)


def test_energy_is_kept_on_a_carrier_that_turns():
    model, pair = angle_drive()
    push = sb.loads.JointForce(model.joints["j_one"], 1.0)
    model.add_load("push", push)
    assert pair.ratio == pytest.approx(-20 / 35)
    motion = sb.simulate(
        model, 0.5, save=sb.Save(work=True), method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    assert np.abs(motion.array("energy_error")).max() < 1e-9


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"places": {"one": (0, 0, 0.2), "two": (0.1, 0.03, 0)}}, r"at 0\.03 m"),
        ({"places": {"one": (0, 0, 0), "two": (0.1, 0, 0)}}, "where the axes cross"),
        ({"kinds": ("Rz", "Rz")}, "parallel"),
        ({"kinds": ("Rz", "Tx")}, "'j_two' is no joint that turns"),
        ({"carrier": "two"}, "on one carrier"),
        ({"teeth": (20, 0)}, "teeth2"),
        ({"cone_distance": 0}, "cone_distance=0"),
        ({"pressure_angle": 2}, "below π/2"),
    ],
)
def test_what_is_no_pair_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        angle_drive(**options)
