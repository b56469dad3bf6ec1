"""Every loop of PyMbs as a script: it closes, and moves as with a constraint.

The start values of a script with a loop are guesses for the dependent joints; the
script with the constraint starts where the loop's joints are.
"""

import numpy as np
import pytest

from symbody.errors import ScriptError
from symbody.expr.evaluate import evaluate
from symbody_pymbs import report
from symbody_pymbs.equations import compiled_of

FOUR_BAR = """
world.addFrame('D', [2.0, 0, 0])
crank = world.addBody(1.0, [0.25, 0, 0], diag([0, 0.1, 0]), name='crank')
crank.addFrame('B', [0.5, 0, 0])
rod = world.addBody(2.0, [1.0, 0, 0], diag([0, 0.3, 0]), name='rod')
rod.addFrame('C', [2.0, 0, 0])
rocker = world.addBody(1.5, [0.6, 0, 0], diag([0, 0.2, 0]), name='rocker')
rocker.addFrame('C', [1.2, 0, 0])
A = world.addJoint(world, crank, 'Ry', *START['A'], name='A')
B = world.addJoint(crank.B, rod, 'Ry', *START['B'], name='B')
C = world.addJoint(world.D, rocker, 'Ry', *START['C'], name='C')
"""
THREE_BAR_TRANS = """
world.addFrame('C', [1.0, 0, 0])
beam = world.addBody(2.0, [0.7, 0, 0], diag([0, 0, 0.3]), name='beam')
beam.addFrame('B', [1.4, 0, 0])
tube = world.addBody(1.0, [0.3, 0, 0], diag([0, 0, 0.1]), name='tube')
rod = world.addBody(0.5, [-0.2, 0, 0], diag([0, 0, 0.05]), name='rod')
A = world.addJoint(world, beam, 'Rz', *START['A'], name='A')
B = world.addJoint(world.C, tube, 'Rz', *START['B'], name='B')
C = world.addJoint(tube, rod, 'Tx', *START['C'], name='C')
"""
FOUR_BAR_TRANS = """
world.addFrame('D', [2.0, 0, 0.2])
lift = world.addBody(3.0, [0.5, 0, 0], diag([0, 0.3, 0]), name='lift')
lift.addFrame('B', [1.0, 0, 0.1])
lever = world.addBody(1.0, [0.3, 0, 0], diag([0, 0.1, 0]), name='lever')
lever.addFrame('C', [0.8, 0, 0])
tube = world.addBody(1.0, [0.3, 0, 0], diag([0, 0.1, 0]), name='tube')
rod = world.addBody(0.5, [-0.2, 0, 0], diag([0, 0.05, 0]), name='rod')
A = world.addJoint(world, lift, 'Ry', *START['A'], name='A')
B = world.addJoint(lift.B, lever, 'Ry', *START['B'], name='B')
C = world.addJoint(world.D, tube, 'Ry', *START['C'], name='C')
D = world.addJoint(tube, rod, 'Tx', *START['D'], name='D')
"""
CRANK_SLIDER = """
crank = world.addBody(5.0, [0.25, 0, 0], diag([0, 0.1, 0]), name='crank')
crank.addFrame('pin', [0.5, 0, 0])
rod = world.addBody(0.5, [-1.0, 0, 0], diag([0, 0.16, 0]), name='rod')
rod.addFrame('pin', [-2.0, 0, 0])
piston = world.addBody(2.0, name='piston')
A = world.addJoint(world, crank, 'Ry', *START['A'], name='A')
B = world.addJoint(world, piston, 'Tx', *START['B'], name='B')
C = world.addJoint(piston, rod, 'Ry', *START['C'], name='C')
"""
STEERING = """
world.addFrame('D', [-0.2, 0.6, 0])
rack = world.addBody(3.0, name='rack')
rack.addFrame('B', [0, 0.3, 0])
rod = world.addBody(1.0, [0, 0.15, 0], diag([0.01, 0, 0.01]), name='rod')
rod.addFrame('C', [0, 0.3, 0])
arm = world.addBody(1.5, [0.1, 0, 0], diag([0, 0.02, 0.02]), name='arm')
arm.addFrame('D', [0.2, 0, 0])
A = world.addJoint(world, rack, 'Ty', *START['A'], name='A')
B = world.addJoint(rack.B, rod, 'Rz', *START['B'], name='B')
C = world.addJoint(rod.C, arm, 'Rz', *START['C'], name='C')
"""
# The body, the guesses, the loop, the constraint in its place, what is independent.
LOOPS = {
    "FourBar": (
        FOUR_BAR,
        {"A": (-1.0, 0.3), "B": (0, 0), "C": (0, 0)},
        "world.addLoop.FourBar(rod.C, rocker.C, posture=-1, name='loop')",
        "world.addConstraint(rod.C, rocker.C, [1, 0, 1])",
        ["q_A_Ry"],
    ),
    "ThreeBarTrans": (
        THREE_BAR_TRANS,
        {"A": (0.9, 0.2), "B": (0, 0), "C": (0, 0)},
        "world.addLoop.ThreeBarTrans(beam.B, rod, name='loop')",
        "world.addConstraint(beam.B, rod, [1, 1, 0])",
        ["q_A_Rz"],
    ),
    "FourBarTrans": (
        FOUR_BAR_TRANS,
        {"A": (-1.1, 0.1), "B": (0.4, 0.2), "C": (0, 0), "D": (0, 0)},
        "world.addLoop.FourBarTrans(lever.C, rod, posture=-1)",
        "world.addConstraint(lever.C, rod, [1, 0, 1])",
        ["q_A_Ry", "q_B_Ry"],
    ),
    "CrankSlider": (
        CRANK_SLIDER,
        {"A": (0.4, 0.5), "B": (2.4, 0), "C": (-0.1, 0)},
        "world.addLoop.CrankSlider(crank.pin, rod.pin, 'loop')",
        "world.addConstraint(crank.pin, rod.pin, transLock=[1, 0, 1])",
        ["q_A_Ry"],
    ),
    "Steering": (
        STEERING,
        {"A": (0.02, 0.1), "B": (0, 0), "C": (0, 0)},
        "world.addLoop.Steering(world.D, arm.D, setUpH=-1, setUpS=1)",
        "world.addConstraint(world.D, arm.D, [1, 1, 0])",
        ["q_A_Ty"],
    ),
}


def joints_at_the_start(it):
    """Return coordinate and velocity of each joint, dependent ones too."""
    compiled = compiled_of(it)
    measured = compiled.sensor_values(0.0, compiled.start_state())
    return {name[-1]: tuple(map(float, value)) for name, value in measured.items()}


def script(body, start, closing):
    sensors = [f"world.addSensor.Joint('s_{name}', {name})" for name in start]
    return "\n".join([f"START = {start!r}", body, closing, *sensors])


@pytest.fixture(params=LOOPS)
def both(request, world):
    """Return a loop's description, the constraint's, and what is independent."""
    body, guess, loop, constraint, independent = LOOPS[request.param]
    closed = world(script(body, guess, loop))
    start = joints_at_the_start(closed)
    return closed, world(script(body, start, constraint)), independent


def test_only_the_independent_coordinates_are_states(both):
    closed, _, independent = both
    rates = [f"qd_{name[2:]}" for name in independent]
    assert report(closed)["states"] == [*independent, *rates]


def test_the_motion_is_that_of_the_constraint(both):
    closed, constrained, _ = both
    found, expected = report(closed, 0.4), report(constrained, 0.4)
    places = [expected["states"].index(name) for name in found["states"]]
    for what, tolerance in (("y0", 1e-12), ("yd0", 1e-8), ("y1", 1e-7)):
        picked = np.array(expected[what])[places]
        np.testing.assert_allclose(found[what], picked, rtol=tolerance, atol=tolerance)


def test_the_posture_of_a_four_bar_is_a_side(world):
    body, guess, _, _, _ = LOOPS["FourBar"]
    sides = []
    for posture in (1, -1):
        loop = f"world.addLoop.FourBar(rod.C, rocker.C, {posture})"
        at = joints_at_the_start(world(script(body, guess, loop)))
        crank, rod = at["A"][0], at["A"][0] + at["B"][0]
        # In the x-z plane, seen against y: angles count from x towards -z.
        B = 0.5 * np.array([np.cos(crank), -np.sin(crank)])
        to_hinge = 2.0 * np.array([np.cos(rod), -np.sin(rod)])
        to_pivot = np.array([2.0, 0.0]) - B
        sides.append(to_pivot[1] * to_hinge[0] - to_pivot[0] * to_hinge[1])
    assert sides[0] > 0.1
    assert sides[1] < -0.1


def test_the_set_ups_of_a_steering_are_two_sides(world):
    body, guess, _, _, _ = LOOPS["Steering"]
    angles = {}
    for high, side in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        loop = f"world.addLoop.Steering(world.D, arm.D, {high}, {side})"
        at = joints_at_the_start(world(script(body, guess, loop)))
        angles[high, side] = at["B"][0]
    assert angles[1, 1] == angles[-1, -1] != angles[-1, 1] == angles[1, -1]


def test_a_transmission_couples_in_the_order_of_pymbs(reported):
    body = """
a = world.addBody(1.0, [0.3, 0, 0], diag([0, 0.1, 0]), name='a')
b = world.addBody(2.0, [0.2, 0, 0], diag([0, 0.2, 0]), name='b')
one = world.addJoint(world, a, 'Ry', 0.3, name='one')
two = world.addJoint(world, b, 'Ry', name='two')
world.addLoop.Transmission(one, two, -2)
"""
    found = reported(body)
    assert found["states"] == ["q_one_Ry", "qd_one_Ry"]
    # The arms a and b turn by q and -2 q, so b's inertia counts four times.
    q, m, g = 0.3, 0.1 + 0.3**2 + 4 * (0.2 + 2 * 0.2**2), 9.81
    torque = 0.3 * g * np.cos(q) - 2 * 2 * 0.2 * g * np.cos(2 * q)
    assert found["yd0"][1] == pytest.approx(torque / m, rel=1e-12)


def test_a_transmission_of_ratio_zero_holds_the_second_joint(reported):
    body = """
a = world.addBody(1.0, [0.3, 0, 0], name='a')
b = world.addBody(2.0, [0.2, 0, 0], name='b')
one = world.addJoint(world, a, 'Ry', name='one')
two = world.addJoint(world, b, 'Ry', name='two')
world.addLoop.Transmission(j1=one, j2=two, ratio=0, name='hold')
"""
    assert reported(body)["yd0"] == pytest.approx([0.0, 9.81 / 0.3])


def test_an_expression_gives_a_joint_its_coordinate(reported):
    body = """
a = world.addBody(1.0, [0.5, 0, 0], name='a')
a.addFrame('end', [1, 0, 0])
b = world.addBody(2.0, name='b')
one = world.addJoint(world, a, 'Ry', 0.4, 0.7, name='one')
two = world.addJoint(a.end, b, 'Tx', name='two')
s = world.addSensor.Joint('s', one)
q = world.addExpression('q', 0.1*s[0]**2)
world.addLoop.ExpJoint(two, q, name='cam')
"""
    found = reported(body)
    q, w, g = 0.4, 0.7, 9.81
    r, r1, r2 = 1 + 0.1 * q**2, 0.2 * q, 0.2
    # Lagrange: T = (m a² + M (r² + r'²)) w²/2, gravity along the arm's height.
    inertia = 0.25 + 2 * (r**2 + r1**2)
    force = g * np.cos(q) * (0.5 + 2 * r) + 2 * g * r1 * np.sin(q)
    bias = 2 * (r * r1 + r1 * r2) * w**2
    assert found["states"] == ["q_one_Ry", "qd_one_Ry"]
    assert found["yd0"] == pytest.approx([w, (force - bias) / inertia], rel=1e-12)


def test_an_input_that_gives_a_coordinate_is_held(world):
    body = """
a = world.addBody(1.0, [0.5, 0, 0], name='a')
a.addFrame('end', [1, 0, 0])
b = world.addBody(2.0, name='b')
world.addJoint(world, a, 'Ry', name='one')
two = world.addJoint(a.end, b, 'Tx', name='two')
u = world.addInput('u', (3,))
half = world.addExpression('half', 0.5*u[1])
world.addLoop.ExpJoint(two, half + u[1])
"""
    it = world(body)
    (note,) = it.notes
    assert "the input 'u[1]' became the parameter" in note
    assert report(it)["yd0"] == pytest.approx([0, 9.81 * 2.5 / 2.25])
    (held,) = it.held.values()
    p = [0.2 if symbol is held else 9.81 for symbol in it.compiled.system.p]
    r = 1.3
    expected = 9.81 * (0.5 + 2 * r) / (0.25 + 2 * r**2)
    found = it.compiled.function("derivatives")(0.0, [0.0, 0.0], [0.0] * 3, p=p)
    assert found[1] == pytest.approx(expected)


def test_a_controller_gives_no_coordinate(world):
    body = """
a = world.addBody(1.0, [0.5, 0, 0])
one = world.addJoint(world, a, 'Ry')
u = world.addController('u', lambda t, y, sensors: t)
world.addLoop.ExpJoint(one, u)
"""
    with pytest.raises(ScriptError, match="'u', which a controller"):
        world(body)


LEGS = """
from math import cos, sin
top = world.addBody(3.0, inertia=diag([0.1, 0.1, 0.2]), name='top')
world.addJoint(world, top, ['Tx', 'Ty', 'Tz', 'Rx', 'Ry', 'Rz'],
               [0.02, 0.01, 1, 0.05, -0.04, 0.1], [0.1, 0, -0.1, 0.2, 0, 0], name='top')
for i in range(6):
    side = 1 if i % 2 else -1
    a, b = 2*pi/3*(i//2) + 0.3*side, 2*pi/3*(i//2) + 0.7*side
    world.addFrame('P%d' % i, p=[0.5*cos(b), 0.5*sin(b), 0])
    top.addFrame('P%d' % i, p=[0.3*cos(a), 0.3*sin(a), 0])
    tube = world.addBody(1.0, [0, 0, 0.2], diag([0.1, 0.1, 0.01]))
    rod = world.addBody(0.5, [0, 0, -0.2], diag([0.05, 0.05, 0.01]))
    world.addJoint(getattr(world, 'P%d' % i), tube, ['Rx', 'Ry'])
    world.addJoint(tube, rod, 'Tz')
    world.addLoop.Hexapod(getattr(top, 'P%d' % i), rod, 'leg%d' % i)
"""


def test_the_legs_of_a_hexapod_follow_the_platform(world):
    it = world(LEGS)
    found = report(it)
    freedoms = ("Tx", "Ty", "Tz", "Rx", "Ry", "Rz")
    names = [f"{q}_top_{freedom}" for q in ("q", "qd") for freedom in freedoms]
    assert found["states"] == names
    lengths = [
        joint.q[0] for name, joint in it.model.joints.items() if name.endswith("Tz")
    ]
    compiled = compiled_of(it)
    q = dict(zip(compiled.system.q, found["y0"], strict=False))
    for named in compiled.system.loop_solutions:
        closure = named.solution
        values = closure_values(closure, {**q, **parameters(compiled)})
        assert min(v for s, v in values.items() if s in lengths) > 0.9
        assert rows_of(closure, {**q, **parameters(compiled), **values}) < 1e-13


OFFSET_LEG = """
top = world.addBody(3.0, [0, 0, 0.1], diag([0.1, 0.1, 0.2]), name='top')
top.addFrame('P', [0.3, 0.1, 0], rotMat(pi/2, 'z'))
world.addFrame('P', [0.5, 0, 0], rotMat(pi/18, 'x'))
world.addJoint(world, top, ['Tx', 'Ty', 'Tz', 'Rx', 'Ry', 'Rz'],
               [0.02, 0.01, 1, 0.05, -0.04, 0.1], [0.1, 0, -0.1, 0.2, 0, 0.3], 'top')
low = world.addBody(0.3, inertia=diag([0.004, 0.008, 0.006]), name='low')
low.addFrame('up', [0, 0, 0.075])
tube = world.addBody(1.0, [0, 0, 0.2], diag([0.1, 0.1, 0.01]), name='tube')
rod = world.addBody(0.5, [0, 0, -0.2], diag([0.05, 0.05, 0.01]), name='rod')
high = world.addBody(0.3, inertia=diag([0.004, 0.008, 0.006]), name='high')
high.addFrame('up', [0, 0, 0.075])
A = world.addJoint(world.P, low, 'Ry', *START['A'], name='A')
B = world.addJoint(low.up, tube, 'Rx', *START['B'], name='B')
C, D = world.addJoint(tube, rod, ['Tz', 'Rz'], [START['C'][0], START['D'][0]],
                      [START['C'][1], START['D'][1]], name='C')
E = world.addJoint(rod, high, 'Rx', *START['E'], name='E')
"""


@pytest.mark.slow
def test_a_leg_with_offsets_moves_as_with_a_hinge(world):
    start = dict.fromkeys("ABCDE", (0, 0))
    loop = "world.addLoop.Hexapod_m_AV(top.P, high.up, 'leg')"
    closed = world(script(OFFSET_LEG, start, loop))
    exact = joints_at_the_start(closed)
    # The hinge: y of the leg's end is x of the place on the platform.
    hinge = """
top.P.addFrame('turned', R=rotMat(-pi/2, 'z'))
world.addConstraint(top.P.turned, high.up, [1, 1, 1], [1, 0, 1])
"""
    constrained = world(script(OFFSET_LEG, exact, hinge))
    found, expected = report(closed, 0.2), report(constrained, 0.2)
    places = [expected["states"].index(name) for name in found["states"]]
    assert len(places) == 12
    for what in ("y0", "yd0", "y1"):
        picked = np.array(expected[what])[places]
        np.testing.assert_allclose(found[what], picked, rtol=1e-7, atol=1e-7)


def parameters(compiled):
    system = compiled.system
    return dict(zip(system.p, compiled.parameters.tolist(), strict=True))


def closure_values(closure, values):
    found = evaluate(list(closure.formulas), values)
    return dict(zip(closure.dependent, found, strict=True))


def rows_of(closure, values):
    return np.abs(evaluate(list(closure.rows), values)).max()


def test_a_loop_that_is_none_is_refused_with_its_line(world):
    body = (
        "a = world.addBody(1.0, name='a')\nworld.addLoop.FourBar(world, a, posture=2)"
    )
    with pytest.raises(ScriptError, match=r"line 5: world.addLoop.*\n.*posture=2"):
        world(body)


def test_andrews_mechanism_starts_and_ends_as_in_the_test_set(command):
    """Mazzia and Magherini (2008), Test Set for Initial Value Problem Solvers."""
    found = command("andrews.py", "--simulate", "0.03")
    assert found["states"] == ["q_rot_beta_Rz", "qd_rot_beta_Rz"]
    assert found["yd0"] == pytest.approx([0, 14222.4439199541138705911625887], rel=1e-9)
    assert found["y1"][0] == pytest.approx(15.81077119629904, abs=1e-7)
