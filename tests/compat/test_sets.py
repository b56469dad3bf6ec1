"""Ready sets of sensors and loads."""

import numpy as np
import pytest

from symbody_pymbs.equations import compiled_of

WHEEL = """
hub = world.addBody(5.0, inertia=diag([1, 1, 1]), name='hub')
hub.addFrame('centre', [0.5, 0, 0], rot_mat(0.3, 'z'))
rim = world.addBody(10.0, inertia=diag([2, 5, 5]), name='rim')
world.addJoint(world, hub, ['Tx', 'Rz'], [1, 0.2], [2, 0.4], name='hub')
world.addJoint(hub.centre, rim, 'Rx', 0, 3, name='rim')
"""
ANGLE = 0.2 - 0.3
AXES = np.array(
    [[np.cos(ANGLE), -np.sin(ANGLE), 0], [np.sin(ANGLE), np.cos(ANGLE), 0], [0, 0, 1]]
)
PLACE = np.array([1 + 0.5 * np.cos(0.2), 0.5 * np.sin(0.2), 0])
SPEED = np.array([2 - 0.4 * 0.5 * np.sin(0.2), 0.4 * 0.5 * np.cos(0.2), 0])


def measured(world, lines):
    it = world(WHEEL + lines)
    compiled = compiled_of(it)
    return it, compiled.sensor_values(0.0, compiled.start_state())


def test_a_tire_is_measured_at_its_carrier_and_acts_on_its_rim(world):
    it, found = measured(world, "world.addTyreSensorsLoads('FL', hub.centre, rim)")
    assert found["r_FL"] == pytest.approx(PLACE)
    assert found["T_FL"] == pytest.approx(AXES.T)
    assert found["v_FL"] == pytest.approx(AXES.T @ SPEED)
    assert found["om_FL"] == pytest.approx([0, 0, 0.4])
    assert list(it.model.inputs) == ["F_FL", "M_FL"]
    compiled = compiled_of(it)
    y = compiled.start_state()
    spun = compiled.derivatives(0, y, [0, 0, 0, 2.0, 0, 0])[5]
    assert spun - compiled.derivatives(0, y)[5] == pytest.approx(2.0 / 2.0)
    assert list(it.world.loadDict) == ["CmpForce_FL", "CmpTorque_FL"]


def test_a_contact_is_in_axes_of_the_world(world):
    it, found = measured(world, "world.addContactSensorsLoads('C', hub.centre)")
    assert found["T_C"] == pytest.approx(AXES)
    assert found["v_C"] == pytest.approx(SPEED)
    assert list(it.model.inputs) == ["F_C", "M_C"]


def test_a_cylinder_has_a_distance_and_a_force(world):
    it, found = measured(world, "world.addHydCylSensorsLoads('Z', world, hub.centre)")
    length = np.linalg.norm(PLACE)
    assert found["d_Z"] == pytest.approx([length, PLACE @ SPEED / length])
    assert it.model.inputs["F_Z"].symbols.shape == ()
    assert list(it.world.loadDict) == ["PtPForce_Z"]


@pytest.mark.parametrize(
    ("call", "name"), [("hub.centre", "BWS"), ("hub.centre, 'D'", "D")]
)
def test_a_motion_platform_has_six_sensors(call, name, world):
    _, found = measured(world, f"world.addMotionSystemSensors({call})")
    assert list(found) == [
        f"{kind}_{name}" for kind in ("r", "T", "v", "om", "a", "dom")
    ]
    assert found[f"v_{name}"] == pytest.approx(AXES.T @ SPEED)
    assert found[f"om_{name}"] == pytest.approx([0, 0, 0.4])
