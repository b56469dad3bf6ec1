"""Controllers: Python functions of time, state and sensors."""

import numpy as np
import pytest

from symbody.errors import ScriptError
from symbody_pymbs import report

CONTROLLER = """
import numpy as np

def force(t, y, sensors):
    F = -0.5*sensors['v'] - 6*sensors['x']
    return np.squeeze(np.asarray(F))
"""
MASS = """
from pymbs.input import *
from controller import force
world = MbsSystem([0, 0, -1])
m = world.addParam('m', 2.0)
mass = world.addBody(mass=m)
world.addJoint(world, mass, 'Tx', 0.4, 0.1, name='x')
F = world.addController('F', force, shape=(3, ))
world.addLoad.CmpForce(F, mass, world)
x = world.addSensor.Position('x', world, mass)
v = world.addSensor.Velocity('v', world, mass)
world.genEquations.Recursive()
"""


def test_a_controller_of_sensors_acts_like_a_spring(run, tmp_path):
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "controller.py").write_text(CONTROLLER)
    it = run(MASS)
    assert it.world.getController() == {"F": (3, 1)}
    found = report(it, 1.0)
    assert found["yd0"] == pytest.approx([0.1, -(6 * 0.4 + 0.5 * 0.1) / 2])
    # x'' + 0.25 x' + 3 x = 0
    s = -0.125 + 1j * np.sqrt(3 - 0.125**2)
    c = 0.2 + 1j * (0.4 * s.real - 0.1) / (2 * s.imag)
    values = [2 * (c * np.exp(s)).real, 2 * (c * s * np.exp(s)).real]
    assert found["y1"] == pytest.approx(values, abs=1e-9)


def test_a_module_beside_a_script_is_forgotten_after_it(run, tmp_path):
    (tmp_path / "scripts").mkdir()
    path = tmp_path / "scripts" / "controller.py"
    path.write_text(CONTROLLER)
    run(MASS)
    path.write_text(CONTROLLER.replace("6*", "60*"))
    assert report(run(MASS))["yd0"][1] == pytest.approx(-(60 * 0.4 + 0.05) / 2)


def test_a_controller_sees_the_state_in_the_order_of_pymbs(reported):
    found = reported(
        "def torque(t, y, sensors):\n"
        "    return [[y[0] + 10*y[1]], [100*y[2]], [1000*y[3] + t]]\n"
        "arm = world.addBody(1, inertia=diag([1, 1, 1]), name='arm')\n"
        "world.addJoint(world, arm, ['Rz', 'Tx'], [0, 2], [3, 4], name='j')\n"
        "T = world.addController(symbol_str='T', controlfunc=torque, shape=(3,))\n"
        "world.addExpression('given', T, category=VarKind.Sensor)\n"
        "world.addLoad.CmpTorque([0, 0, T[0] + T[1] + T[2]], arm, world, world)\n",
        gravity="[0, 0, 0]",
    )
    # Torque 20 + 300 + 4000 about z, inertia 1 + 2², Coriolis 2·2·4·3.
    assert found["yd0"][2] == pytest.approx((4320 - 2 * 2 * 4 * 3) / 5)


def test_a_controller_must_keep_its_shape(reported):
    body = (
        "m = world.addBody(1)\nworld.addJoint(world, m, 'Tx')\n"
        "F = world.addController('F', lambda t, y, s: [1, 2])\n"
        "world.addLoad.CmpForce([F, 0, 0], m, world)\n"
    )
    with pytest.raises(Exception, match=r"'F': its function returned the shape \(2,\)"):
        reported(body)


def test_a_controller_must_be_a_function(world):
    with pytest.raises(ScriptError, match="is no function of"):
        world("world.addController('F', 3)")
