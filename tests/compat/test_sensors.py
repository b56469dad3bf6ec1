"""Every sensor of PyMbs, against formulas for a turning arm by hand."""

import numpy as np
import pytest

from symbody.errors import ScriptError
from symbody_pymbs.equations import compiled_of

# A turntable about z, and a sledge on it that slides along its x.
TABLE = """
table = world.addBody(4.0, inertia=diag([0, 0, 0.5]), name='table')
table.addFrame('rail', [0.2, 0, 0.1], rot_mat(0.4, 'z'))
unit = diag([0.1, 0.1, 0.2])
sledge = world.addBody(1.5, cg=[0, 0, 0.3], inertia=unit, name='sledge')
sledge.addFrame('tip', [0.5, 0, 0])
turn = world.addJoint(world, table, 'Rz', 0.3, 1.2, name='turn')
slide = world.addJoint(table, sledge, 'Tx', 2.0, 0.7, name='slide')
"""
Q, W, X, V = 0.3, 1.2, 2.0, 0.7
C, S = np.cos(Q), np.sin(Q)
R = np.array([[C, -S, 0], [S, C, 0], [0, 0, 1]])
OMEGA = np.array([0, 0, W])
TIP = np.array([X + 0.5, 0, 0])
TURNED = np.array(
    [[np.cos(0.4), np.sin(0.4), 0], [-np.sin(0.4), np.cos(0.4), 0], [0, 0, 1]]
)
# Torque and force are zero: the bodies' moments of momentum and forces give these.
INERTIA = 0.5 + 0.2 + 1.5 * X**2
ALPHA = -2 * 1.5 * X * V * W / INERTIA
SLIDE = X * W**2


@pytest.fixture
def values(world):
    """Return what sensors measure at the start."""

    def measured(lines, gravity="[0, 0, -1]"):
        compiled = compiled_of(world(TABLE + lines, gravity))
        return compiled.sensor_values(0.0, compiled.start_state())

    return measured


def one(values, call):
    (value,) = values(f"world.addSensor.{call}").values()
    return value


@pytest.mark.parametrize(
    "arguments",
    [
        "'d', sledge.tip, world",
        "sledge.tip, world, 'd'",
        "'d', CS1=world, CS2=sledge.tip",
    ],
)
def test_distance_and_its_rate(arguments, values):
    assert one(values, f"Distance({arguments})") == pytest.approx([2.5, V])


def test_position_points_from_the_first_to_the_second(values):
    found = one(values, "Position('r', table.rail, sledge.tip, world)")
    rail = np.array([0.2, 0, 0.1])
    assert found == pytest.approx(R @ (TIP - rail))
    seen = one(values, "Position('r', table.rail, sledge.tip)")
    assert seen == pytest.approx(TURNED.T @ (TIP - rail))


def test_orientation_takes_the_second_s_components_to_the_first_s(values):
    assert one(values, "Orientation('T', world, table.rail)") == pytest.approx(
        R @ TURNED
    )
    assert one(values, "Orientation('T', table, world)") == pytest.approx(R.T)


def test_velocity_is_a_difference_of_absolute_ones(values):
    tip = R @ (np.cross(OMEGA, TIP) + np.array([V, 0, 0]))
    assert one(values, "Velocity('v', world, sledge.tip)") == pytest.approx(tip)
    # In PyMbs the observer on the table does not turn with it.
    seen = one(values, "Velocity('v', table, sledge.tip, CSref=table)")
    assert seen == pytest.approx(R.T @ tip)
    rail = R @ np.cross(OMEGA, [0.2, 0, 0.1])
    between = one(values, "Velocity('v', table.rail, sledge.tip, world, name='n')")
    assert between == pytest.approx(tip - rail)


def test_acceleration_is_a_difference_of_absolute_ones(values):
    def absolute(p, v=0.0, a=0.0):
        alpha = np.array([0, 0, ALPHA])
        turned = np.cross(alpha, p) + np.cross(OMEGA, np.cross(OMEGA, p))
        return R @ (turned + 2 * np.cross(OMEGA, [v, 0, 0]) + np.array([a, 0, 0]))

    tip, rail = absolute(TIP, V, SLIDE), absolute(np.array([0.2, 0, 0.1]))
    assert one(values, "Acceleration('a', world, sledge.tip)") == pytest.approx(tip)
    seen = one(values, "Acceleration('a', table.rail, sledge.tip, table)")
    assert seen == pytest.approx(R.T @ (tip - rail))


def test_angular_velocity_and_acceleration(values):
    assert one(values, "AngularVelocity('om', world, sledge)") == pytest.approx(OMEGA)
    assert one(values, "AngularVelocity('om', table, sledge)") == pytest.approx(
        [0, 0, 0]
    )
    found = one(values, "AngularAcceleration('al', world, sledge.tip)")
    assert found == pytest.approx([0, 0, ALPHA])
    relative = one(values, "AngularAcceleration('al', sledge, world, CSref=table)")
    assert relative == pytest.approx([0, 0, -ALPHA])


def test_energy_is_kinetic_and_potential_together(values):
    sledge = 0.5 * 1.5 * ((X * W) ** 2 + V**2) + 0.5 * 0.2 * W**2 + 1.5 * 9.81 * 0.3
    assert one(values, "Energy('E', sledge)") == pytest.approx(sledge)
    table = 0.5 * 0.5 * W**2
    assert one(values, "Energy(world, 'E')") == pytest.approx(sledge + table)


def test_the_centre_of_mass_comes_with_the_mass(values):
    found = values("m, r = world.addSensor.CenterofMass('S')")
    assert found["S_Mass"] == pytest.approx(5.5)
    assert found["S_r"] == pytest.approx(R @ (1.5 * np.array([X, 0, 0.3])) / 5.5)
    some = values("world.addSensor.CenterofMass('S', [sledge], name='n')")
    assert some["S_r"] == pytest.approx(R @ [X, 0, 0.3])
    all_ = values("world.addSensor.CenterofMass('S', Bodies=world)")
    assert all_["S_r"] == pytest.approx(found["S_r"])


def test_a_joint_sensor_has_coordinate_and_velocity(values):
    assert one(values, "Joint('s', slide)") == pytest.approx([X, V])
    assert one(values, "Joint(symbol='s', joint=turn)") == pytest.approx([Q, W])


def test_the_force_of_a_joint_is_in_axes_of_the_world(values):
    acceleration = R @ np.array([0.0, 2 * W * V + X * ALPHA, 0])
    force = 1.5 * (acceleration + np.array([0, 0, 9.81]))
    assert one(values, "ConstraintForce('F', slide)") == pytest.approx(force, abs=1e-12)


def test_the_torque_of_a_joint_is_about_its_place(values):
    # About the sledge's origin: cg × force, plus its own change of momentum.
    acceleration = R @ np.array([0.0, 2 * W * V + X * ALPHA, 0])
    lever = np.cross([0, 0, 0.3], 1.5 * (acceleration + np.array([0, 0, 9.81])))
    torque = lever + np.array([0, 0, 0.2 * ALPHA])
    assert one(values, "ConstraintTorque('L', slide)") == pytest.approx(
        torque, abs=1e-12
    )


@pytest.mark.parametrize("call", ["'F', both", "both, 'F'", "'F', joint=both"])
def test_a_joint_of_several_freedoms_gives_what_acts_on_its_body(call, world):
    lines = (
        "ball = world.addBody(1.5, inertia=diag([0, 0, 0.2]), name='ball')\n"
        f"both = world.addJoint(world, ball, ['Rz', 'Tx'], [{Q}, {X}], [{W}, {V}])\n"
        f"world.addSensor.ConstraintForce({call})\n"
        f"world.addSensor.ConstraintTorque({call.replace('F', 'L')})\n"
    )
    compiled = compiled_of(world(lines))
    found = compiled.sensor_values(0.0, compiled.start_state())
    spin = -2 * 1.5 * X * V * W / (0.2 + 1.5 * X**2)
    force = 1.5 * (R @ np.array([0, 2 * W * V + X * spin, 0]) + [0, 0, 9.81])
    assert found["F"] == pytest.approx(force, abs=1e-12)
    assert found["L"] == pytest.approx([0, 0, 0.2 * spin], abs=1e-12)


def test_graphic_sensors_are_position_and_orientation(values):
    found = values("r, T = world.addGraphicSensors(sledge.tip, 'tip')")
    assert found["r_tip"] == pytest.approx(R @ TIP)
    assert found["T_tip"] == pytest.approx(R)


def test_an_expression_is_measured_if_its_category_says_so(values):
    lines = (
        "s = world.addSensor.Joint('s', slide)\n"
        "world.addExpression('hidden', 2*s[0])\n"
        "world.addExpression('twice', 2*s[0], category=VarKind.Sensor)\n"
        "world.addExpression('vector', [s[0], s[1], 1], category=['SENSOR'])\n"
    )
    found = values(lines)
    assert found["twice"] == pytest.approx(2 * X)
    assert found["vector"] == pytest.approx([X, V, 1])
    assert "hidden" not in found


def test_derivatives_of_expressions_are_those_of_the_motion(values):
    lines = (
        "s = world.addSensor.Joint('s', slide)\n"
        "r = world.addSensor.Position('r', table.rail, sledge.tip, world)\n"
        "d = world.addSensor.Distance('d', world, sledge.tip)\n"
        "v = world.addSensor.Velocity('v', world, sledge.tip)\n"
        "w = world.addSensor.Velocity('w', world, table.rail)\n"
        "e = world.addExpression('e', s[0]**2 + world.time)\n"
        "world.addExpression('e_d', der(e), category=VarKind.Sensor)\n"
        "world.addExpression('r_d', der(r), category=VarKind.Sensor)\n"
        "world.addExpression('d_d', der(d[0]) - d[1], category=VarKind.Sensor)\n"
        "world.addExpression('s_d', der(s[1]), category=VarKind.Sensor)\n"
    )
    found = values(lines)
    assert found["e_d"] == pytest.approx(2 * X * V + 1)
    assert found["r_d"] == pytest.approx(found["v"] - found["w"])
    assert found["d_d"] == 0
    assert found["s_d"] == pytest.approx(SLIDE)


def test_the_first_pymbs_named_the_kind_of_a_sensor_by_a_word(reported):
    body = """
b = world.addBody(1.0, [0.5, 0, 0])
world.addJoint(world, b, 'Ty', 0.3)
r = world.addSensor('Pos', 'Position', world, b, 'r')
world.addLoad.PtPForce(world.addExpression('F', 10*r[1]), world, b)
assert 'Pos' in world.sensorDict
"""
    assert reported(body)["yd0"] == pytest.approx([0, 3])


@pytest.mark.parametrize(
    "call", ["addSensor('r', world)", "addSensor('a', '_add', world, world, 'r')"]
)
def test_a_sensor_of_no_kind(call, world):
    with pytest.raises(ScriptError, match=r"call a kind of it, as addSensor\.Position"):
        world(f"world.{call}")
