import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13, max_step=1e-3)}
R1, R2, J1, J2, K = 0.02, -0.05, 1e-4, 9e-4, 1e5


def gears(v1=10.0, v2=0.0, **options):
    model = sb.Model("gears", gravity=(0, 0, 0))
    joints = []
    for name, J, x, v in (("pinion", J1, 0, v1), ("wheel", J2, 0.07, v2)):
        body = model.add_body(name, mass=1, inertia=(J, J, J))
        place = model.world.add_frame(f"{name}_axle", at=(x, 0, 0))
        joints.append(model.add_joint(f"{name}_turn", place, body, "Rz", v=v))
    mesh = model.add_load("mesh", sb.loads.GearMesh(*joints, R1, R2, K, **options))
    model.add_sensor("F", sb.sensors.LoadValue(mesh))
    return model


def test_teeth_without_play_swing_at_the_frequency_of_both_inertias():
    reduced = 1 / (R1**2 / J1 + R2**2 / J2)
    w = np.sqrt(K / reduced)
    times = np.linspace(0, 4 * np.pi / w, 21)
    motion = sb.simulate(gears(), times, method=sb.DP54(1e-11, 1e-13, 1e-5))
    expected = K * R1 * 10.0 / w * np.sin(w * times)
    np.testing.assert_allclose(motion.array("F"), expected, atol=1e-6)


def test_a_gear_runs_through_the_play_before_it_drives():
    play = 1e-3
    motion = sb.simulate(gears(backlash=play), [0, 0.0024], **TIGHT)
    assert motion.array("F")[-1] == 0
    assert motion.array("q_wheel_turn")[-1] == 0
    later = sb.simulate(gears(backlash=play), [0, 0.003], **TIGHT)
    assert later.array("F")[-1] > 0
    # Gears that mesh outside turn against each other.
    assert later.array("q_wheel_turn")[-1] < 0


@pytest.mark.parametrize("damping", [0.0, 30.0])
def test_teeth_keep_the_momentum_about_both_axes_and_never_give_energy(damping):
    model = gears(backlash=1e-4, damping=damping)
    motion = sb.simulate(model, np.linspace(0, 0.02, 41), **TIGHT)
    v1, v2 = motion.array("v_pinion_turn"), motion.array("v_wheel_turn")
    # The force acts on both, on lever arms R1 and R2.
    shared = J1 * v1 / R1 + J2 * v2 / R2
    np.testing.assert_allclose(shared, shared[0], rtol=1e-9)
    kinetic = motion.array("kinetic_energy")
    assert (kinetic <= kinetic[0] * (1 + 1e-9)).all()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"backlash": -1e-3}, "the backlash is -0.001"),
        ({"damping": -1}, "the damping is -1"),
    ],
)
def test_teeth_that_would_drive_are_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        gears(**options)


def test_a_gear_of_no_radius_is_refused():
    model = gears()
    one, two = model.joints.values()
    with pytest.raises(sb.errors.ModelError, match="radius2 is 0"):
        model.add_load("other", sb.loads.GearMesh(one, two, R1, 0, K))
    with pytest.raises(sb.errors.ModelError, match="both gears are on the joint"):
        model.add_load("other", sb.loads.GearMesh(one, one, R1, R2, K))
