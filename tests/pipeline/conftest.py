"""What tests of several frameworks share."""

import pytest

import symbody as sb


@pytest.fixture(scope="module")
def arm():
    """Return a double pendulum with an input and a sensor."""
    model = sb.library.double_pendulum()
    first = next(iter(model.joints.values()))
    push = model.add_input("push")
    model.add_load("pushed", sb.loads.JointForce(first, push * sb.cos(first.q[0])))
    model.add_sensor("place", sb.sensors.Position(list(model.bodies.values())[-1]))
    return sb.compile_model(model)
