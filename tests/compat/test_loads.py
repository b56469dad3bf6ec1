"""Every load of PyMbs: direction, sign and axes."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

FREE = """
ball = world.addBody(2.0, inertia=diag([0.1, 0.2, 0.3]), name='ball')
ball.addFrame('eye', [0.3, 0, 0], rot_mat(0.5, 'z'))
joints = world.addJoint(world, ball, ['Tx', 'Ty', 'Tz', 'Rx', 'Ry', 'Rz'],
                        [3, 4, 0, 0, 0, 0.5], name='free')
"""
NONE = "[0, 0, 0]"


def accelerations(reported, line):
    return np.array(reported(FREE + line, gravity=NONE)["yd0"][6:])


@pytest.mark.parametrize(
    "call",
    [
        "world.addLoad.PtPForce(10, ball, world)",
        "world.addLoad.PtPForce(ball, world, 10)",
        "world.addLoad.PtPForce(symbol=10, CS1=ball, CS2=world, name='push')",
        "world.addLoad.PtPForce('push', ball, world, 10)",
    ],
)
def test_a_force_between_points_pushes_them_apart(call, reported):
    found = accelerations(reported, call)
    assert found == pytest.approx([3.0, 4.0, 0, 0, 0, 0], abs=1e-14)


def test_a_force_by_components_acts_on_the_first_in_its_axes(reported):
    found = accelerations(reported, "world.addLoad.CmpForce([2, 0, 0], ball, world)")
    turned = [np.cos(0.5), np.sin(0.5), 0]
    assert found[:3] == pytest.approx(turned, abs=1e-14)
    reversed_ = accelerations(
        reported, "world.addLoad.CmpForce([2, 0, 0], world, ball)"
    )
    assert reversed_[:3] == pytest.approx([-1.0, 0, 0], abs=1e-14)


@pytest.mark.parametrize(
    "call",
    [
        "world.addLoad.CmpForce(F, ball, world, CSref=ball.eye, name='n')",
        "world.addLoad.CmpForce(F, ball, world, ball.eye)",
        "world.addLoad.CmpForce(F, ball, world, 'n', ball.eye)",
        "world.addLoad.CmpForce(ball, world, F, ball.eye)",
    ],
)
def test_the_axes_of_a_force_may_be_of_a_third_frame(call, reported):
    line = f"F = world.addExpression('F', [2, 0, 0])\n{call}"
    # The frame is turned by -0.5 on a ball that is turned by 0.5.
    assert accelerations(reported, line)[:3] == pytest.approx([1, 0, 0], abs=1e-14)


def test_a_force_away_from_the_centre_turns_the_body(reported):
    line = "world.addLoad.CmpForce([0, 3, 0], ball.eye, world, CSref=ball)"
    assert accelerations(reported, line)[5] == pytest.approx(0.3 * 3 / 0.3)


@pytest.mark.parametrize(
    "call",
    [
        "world.addLoad.CmpTorque([0, 0, 6], ball, world)",
        "world.addLoad.CmpTorque(ball, world, [0, 0, 6], name='t')",
        "world.addLoad.CmpTorque([0, 0, 6], ball, world, world, 't')",
        "world.addLoad.CmpTorque([0, 0, -6], world, ball)",
    ],
)
def test_a_torque_by_components_acts_on_the_first(call, reported):
    assert accelerations(reported, call) == pytest.approx([0, 0, 0, 0, 0, 20.0])


@pytest.mark.parametrize(
    "call",
    [
        "world.addLoad.Joint(5, joints[5])",
        "world.addLoad.Joint(joint=joints[5], symbol=5)",
        "world.addJointLoad(5, joints[5], name='t')",
        "world.addJointLoad('t', 5, joints[5])",
        "world.addLoad.Joint(world.addExpression('T', 2.5 + 2.5), thejoint=joints[5])",
    ],
)
def test_a_load_in_a_joint_acts_along_its_coordinate(call, reported):
    assert accelerations(reported, call)[5] == pytest.approx(5 / 0.3)


@pytest.mark.parametrize(
    "call",
    [
        "world.addSpringDamper(ball, world, 8, 0.5, 4)",
        "world.addLoad.SpringDamper(ball, world, c=8, d=0.5, l0=4, name='s')",
    ],
)
def test_a_spring_pulls_where_it_is_long(call, reported):
    found = accelerations(reported, call)
    assert found[:2] == pytest.approx(-8 * (5 - 4) / 2 * np.array([0.6, 0.8]))


def test_inputs_are_zero_and_expressions_use_sensors(reported):
    found = reported(
        "m = world.addBody(2.0)\n"
        "world.addJoint(world, m, 'Tz', startVals=1, startVals_d=0.25, name='lift')\n"
        "F = world.addInput('F', (3,))\n"
        "world.addLoad.CmpForce(F, m, world)\n"
        "l = world.addSensor.Distance('l', m, world)\n"
        "S = world.addExpression('S', -(10*l[0] + 0.2*l[1]))\n"
        "world.addLoad.PtPForce(S, m, world)\n"
    )
    assert found["yd0"] == pytest.approx([0.25, -9.81 - (10 + 0.2 * 0.25) / 2])


BALL = (
    "ball = world.addBody(1, inertia=[0.1, 0, 0.1, 0, 0, 0.1], name='ball')\n"
    "ball.addFrame('contact', [0, 0, -0.1])\n"
    "world.addJoint(world, ball, 'Tz', HEIGHT)\n"
    "x = world.addSensor.Position('d', world, ball.contact)\n"
    "v = world.addSensor.Velocity('v', world, ball.contact)\n"
    "F = world.addExpression('F', If(Less(x[2], 0), -(500*x[2] + 0.5*v[2]), 0))\n"
    "world.addLoad.PtPForce(F, ball, world)\n"
)


@pytest.mark.parametrize("height", [0.5, 1.0])
def test_a_ball_bounces_though_its_centre_passes_the_world_s_origin(height, reported):
    """PyMbs's force is along the joint there, as the equations below say."""

    def rates(t, y):
        contact = -(500 * (y[0] - 0.1) + 0.5 * y[1]) if y[0] < 0.1 else 0.0
        return [y[1], contact - 9.81]

    options = {"rtol": 1e-10, "atol": 1e-12, "max_step": 1e-3}
    expected = solve_ivp(rates, (0, 1), [height, 0], **options).y
    assert expected[0].min() < -0.04
    found = reported(BALL.replace("HEIGHT", str(height)), duration=1.0)
    assert found["y1"] == pytest.approx(expected[:, -1], rel=1e-5)


def test_conditions_switch_forces(reported):
    above, below = (reported(BALL.replace("HEIGHT", h)) for h in ("0.5", "0.05"))
    assert above["yd0"] == pytest.approx([0, -9.81])
    assert below["yd0"] == pytest.approx([0, -9.81 + 25])


def test_friction_has_the_sign_of_the_velocity(reported):
    body = (
        "m = world.addBody(2)\n"
        "j = world.addJoint(world, m, 'Tx', 0, -3)\n"
        "world.addLoad.Joint(-4*sign(world.addSensor.Joint('s', j)[1]), j)\n"
    )
    assert reported(body)["yd0"] == pytest.approx([-3, 2])
