"""Forces and torques as unknowns of equilibria, against inverse dynamics."""

import numpy as np
import pytest

import symbody as sb

G = 9.81


def door():
    """Return a bar on a hinge that a force lifts at its end."""
    model = sb.Model("door", gravity=(0, 0, -G))
    bar = model.add_body("bar", mass=2, com=(0.5, 0, 0), inertia=(0.1, 0.1, 0.1))
    model.add_joint("hinge", model.world, bar, "Ry")
    tip = bar.add_frame("tip", at=(1, 0, 0))
    model.add_load("push", sb.loads.Force(tip, (0, 0, 1.0)))
    model.add_sensor("tip", sb.sensors.Position(tip))
    return model


def test_forces_in_joints_hold_a_posture_as_inverse_dynamics_says():
    model = sb.compile_model(sb.library.double_pendulum())
    posture = {"q_upper": 0.3, "q_lower": 0.5}
    free = ["drive_upper", "drive_lower"]
    found = sb.equilibrium(model, free=free, targets=posture)
    needed = sb.inverse_dynamics(model, posture)
    for name in free:
        assert found.loads[name] == pytest.approx(needed.array(name)[0], rel=1e-12)


@pytest.mark.parametrize("name", ["push[2]", "push_z", "push[z]"])
def test_a_load_has_the_value_that_carries_the_weight(name):
    model = door()
    found = sb.equilibrium(model, free=[name], targets={"tip_z": -0.2})
    # At both ends of the lever half of the weight.
    assert found.solved == {"push[2]": pytest.approx(2 * G / 2, rel=1e-12)}
    assert found.solved_units["push[2]"] == "N"
    assert [load.name for load in sb.compile_model(model).system.loads] == ["push"]


@pytest.mark.parametrize("explicit", [True, False])
def test_a_motor_at_any_joint_of_a_loop_holds_it(explicit):
    model = sb.library.four_bar(explicit=explicit)
    found = sb.equilibrium(model, free=["drive_rocker"], targets={"q_crank": 0.4})
    needed = sb.inverse_dynamics(
        sb.library.four_bar(), {"q_crank": 0.4}, actuators="rocker",
        inputs={"torque": 0},
    )  # fmt: skip
    assert found.loads["drive_rocker"] == pytest.approx(
        needed.array("drive_rocker")[0], rel=1e-9
    )


def test_a_linear_system_holds_the_loads_of_its_equilibrium():
    model = sb.library.double_pendulum()
    posture = {"q_upper": 2.5, "q_lower": 0.5}
    found = sb.equilibrium(model, free=["drive_upper", "drive_lower"], targets=posture)
    system = sb.linearize(model, found)
    for name, joint in model.joints.items():
        force = sb.loads.JointForce(joint, found.loads[f"drive_{name}"])
        model.add_load(f"motor_{name}", force)
    same = sb.linearize(model, posture)
    assert system.status.name == same.status.name == "AT_EQUILIBRIUM"
    np.testing.assert_allclose(system.A, same.A, atol=1e-12)


@pytest.mark.slow
def test_a_path_along_a_load_turns_back_where_the_weight_is_lifted():
    model = sb.library.pendulum()
    method = sb.ArcLength(most=60)
    path = sb.equilibrium_path(model, "drive_hinge", 20.0, method=method)
    m, length = 1.0, 1.0
    assert path.events[0].kind == "fold"
    assert abs(path.events[0].value) == pytest.approx(m * G * length, rel=1e-9)


def test_an_equilibrium_with_loads_is_saved(tmp_path):
    found = sb.equilibrium(door(), free=["push_z"], targets={"tip_z": -0.2})
    found.save(tmp_path / "door.npz")
    assert sb.results.Equilibrium.load(tmp_path / "door.npz").loads == found.loads


@pytest.mark.parametrize(
    ("free", "message"),
    [
        (["push"], "Did you mean 'push_z'"),
        (["push_z", "push[2]"], r"'push\[2\]' is among them twice"),
        (["drive_hing"], "Did you mean 'drive_hinge'"),
        (["push_y"], "can change without an effect on the targets"),
    ],
)
def test_a_load_that_cannot_be_free_is_refused(free, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.equilibrium(door(), free=free, targets={"tip_z": -0.2})
