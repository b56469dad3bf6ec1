"""Parameters, bodies, frames and joints: what each spelling makes of them."""

import numpy as np
import pytest

from symbody.errors import ScriptError
from symbody_pymbs import report
from symbody_pymbs.equations import compiled_of

MASS = "m = world.addBody(2.0)\nworld.addJoint(world, m, 'Tz', name='fall')\n"


@pytest.mark.parametrize(
    ("call", "symbols"),
    [
        ("world.addParam('m', 2.0)", ["m"]),
        ("world.addParam('mass 1', 'm', 2.0)", ["m"]),
        ("world.addParam('m', 2.0, 'mass 1')", ["m"]),
        ("world.addParam('mass 1', 'm', 2.0, name='mass_2')", ["m"]),
        ("world.addParam('m', 2.0, positive=True, name='mass_1')", ["m"]),
        ("world.addParam(symbol_str='m', defaultValue=2)", ["m"]),
        ("world.addParam('l', [1, 2, 3])", ["l_x", "l_y", "l_z"]),
        (
            "world.addParam('I_', [1, 0, 2, 0, 0, 3])",
            ["I__xx", "I__xy", "I__yy", "I__xz", "I__yz", "I__zz"],
        ),
        ("world.addParam('k1', 3.0)", ["k1"]),
        ("world.addParam('time', 3.0)", ["time_"]),
    ],
)
def test_parameters_are_scalars_with_the_names_of_pymbs(call, symbols, world):
    it = world(call)
    assert [name for name in it.model.parameters if name != "g"] == symbols


def test_six_values_are_a_symmetric_matrix(world):
    it = world(
        "I_ = world.addParam('I_', [1, 0.1, 2, 0.2, 0.3, 3])\n"
        "one = world.addBody(1, inertia=I_)\n"
        "two = world.addBody(1, inertia=[1, 0.1, 2, 0.2, 0.3, 3])\n"
        "three = world.addBody(1, inertia=diag(world.addParam('d', [1, 2, 3])))\n"
    )
    inertias = [
        [it.model.default_value(entry) for entry in body.inertia]
        for body in it.model.bodies.values()
    ]
    assert inertias[:2] == [[1, 0.1, 0.2, 2, 0.3, 3]] * 2
    assert inertias[2] == [1, 0, 0, 2, 0, 3]


def test_defaults_may_be_formulas_of_parameters(world):
    it = world("m = world.addParam('m', 3.0)\nworld.addParam('I2', m*2**2/12)")
    assert it.parameters == {"m": 3.0, "I2": 1.0}
    assert it.world.getParameters() is it.parameters


@pytest.mark.parametrize(
    ("lines", "fall"),
    [
        ("", -9.81),
        ("world.setGravity(1.62)\n", -1.62),
        ("world.addParam('g', 5.0)\n", -9.81),
        ("g = world.gravity_const\n", -9.81),
    ],
)
def test_gravity_has_direction_and_value(lines, fall, reported):
    assert reported(lines + MASS)["yd0"] == pytest.approx([0, fall])


def test_gravity_may_point_anywhere_or_nowhere(reported):
    along = MASS.replace("Tz", "Ty")
    assert reported(along, gravity="[0, 1, 0]")["yd0"] == pytest.approx([0, 9.81])
    assert reported(along, gravity="[0, 0, 0]")["yd0"] == [0, 0]
    assert reported(along, gravity="")["yd0"] == [0, 0]


def test_gravity_is_a_parameter_of_generated_code(world):
    it = world(MASS + "world.genEquations.Recursive()")
    assert [symbol.name for symbol in it.compiled.system.p] == ["g"]


def test_gravity_cannot_change_after_its_use(world):
    with pytest.raises(ScriptError, match="Call setGravity right after MbsSystem"):
        world("g = world.gravity_const\nworld.setGravity(1)")


@pytest.mark.parametrize(
    "body",
    [
        "world.addBody('rod', mass=2, cg=[1, 0, 0], inertia=diag([0, 3, 0]))",
        "world.addBody(2, [1, 0, 0], diag([0, 3, 0]), 'rod')",
        "world.addBody(2, zeros((3,)) + [1, 0, 0], [0, 0, 3, 0, 0, 0], name='rod')",
        "world.addBody(name='rod', mass=2, cg=Ex, inertia=3*Ey*transpose(Ey))",
    ],
)
@pytest.mark.parametrize(
    "joint",
    [
        "world.addJoint('hinge', world, rod, 'Ry', 0.4, 0.1)",
        "world.addJoint(world, rod, 'Ry', 0.4, 0.1, 'hinge')",
        "world.addJoint(world, rod, ['Ry'], [0.4], [0.1], name='hinge')",
        "world.addJoint(CS1=world, CS2=rod, dofList='Ry', name='hinge', **START)",
    ],
)
def test_bodies_and_joints_may_have_their_names_first_or_last(body, joint, reported):
    start = "START = {'startVals': 0.4, 'startVals_d': 0.1}\n"
    found = reported(f"{start}rod = {body}\n{joint}\n")
    assert found["states"] == ["q_hinge_Ry", "qd_hinge_Ry"]
    assert found["y0"] == [0.4, 0.1]
    assert found["yd0"] == pytest.approx([0.1, 2 * 9.81 * np.cos(0.4) / (3 + 2)])


def test_what_has_no_name_is_numbered(world):
    it = world(MASS.replace(", name='fall'", "") * 2)
    assert list(it.world.bodyDict) == ["body_1", "body_2"]
    assert report(it)["joints"] == ["joint_1", "joint_2"]
    assert report(it)["states"][0] == "q_joint_1_Tz"


def test_a_freedom_in_the_name_is_not_added_again(reported):
    found = reported(MASS.replace("'fall'", "'fall_Tz'"))
    assert found["states"] == ["q_fall_Tz", "qd_fall_Tz"]
    assert found["joints"] == ["fall_Tz"]


def test_frames_are_attributes_and_may_be_nested(world):
    it = world(
        "b = world.addBody(1, name='b')\n"
        "b.addFrame('mid', [0, 0, 1], rotMat(0.3, 'x'))\n"
        "end = b.mid.addFrame(name='end', p=[0, 2, 0], R=rot_mat(0.4, 'x'))\n"
        "assert b.mid.end is end and end.getParentBody() is b\n"
        "b.addFrame('end')\n"
        "world.addFrame('k1')\n"
        "world.addJoint(world, b, 'Tz')\n"
        "world.addSensor.Position('r', b, b.mid.end)\n"
        "world.addSensor.Orientation('T', b, b.mid.end)\n"
    )
    compiled = compiled_of(it)
    found = compiled.sensor_values(0.0, compiled.start_state())
    c, s = np.cos(0.3), np.sin(0.3)
    assert found["r"] == pytest.approx([0, 2 * c, 1 - 2 * s])
    turned = [[1, 0, 0], [0, np.cos(0.7), np.sin(0.7)], [0, -np.sin(0.7), np.cos(0.7)]]
    assert found["T"] == pytest.approx(np.array(turned))


def test_a_chain_of_freedoms_is_a_joint_each(world):
    it = world(
        "b = world.addBody(1, inertia=diag([1, 1, 1]), name='b')\n"
        "Tx, Rz, again = world.addJoint(world, b, ['Tx', 'Rz', 'Tx'], [1, 2, 3], "
        "[4, 5, 6], name='j')\n"
        "assert Rz.coord is not Tx.coord and Rz.dof == 'Rz'\n"
    )
    found = report(it)
    names = ["j_Tx", "j_Rz", "j_Tx2"]
    assert found["states"] == [f"{q}_{name}" for q in ("q", "qd") for name in names]
    assert found["joints"] == ["j"]
    assert found["y0"] == [1, 2, 3, 4, 5, 6]


def test_states_are_in_the_order_of_the_coordinate_systems(reported):
    """Not in that of addJoint: at the first frame c hangs, and before it d's b."""
    found = reported(
        "world.addFrame('one')\n"
        "world.addFrame('two')\n"
        "unit = diag([1, 1, 1])\n"
        "a, b, c, d = (world.addBody(1, inertia=unit, name=n) for n in 'abcd')\n"
        "b.addFrame('late', [0, 0, 1])\n"
        "world.addJoint(b.late, d, 'Rx', name='d')\n"
        "world.addJoint(world.two, a, ['Tx', 'Ty'], name='a')\n"
        "world.addJoint(world.one, c, 'Tx', name='c')\n"
        "world.addJoint(world, b, ['Tx', 'Ty'], name='b')\n"
    )
    # Level by level: at the origin b, then c, then a; their second freedoms; then d.
    names = ["b_Tx", "c_Tx", "a_Tx", "b_Ty", "a_Ty", "d_Rx"]
    assert found["states"] == [f"{q}_{name}" for q in ("q", "qd") for name in names]
    assert found["joints"] == ["b", "c", "a", "d"]


def test_rigid_connections_merge_bodies(reported):
    found = reported(
        "a = world.addBody(2, [0.5, 0, 0], diag([0, 0.1, 0]), name='a')\n"
        "a.addFrame('end', [1, 0, 0])\n"
        "b = world.addBody(1, inertia=diag([0, 0.2, 0]), name='b')\n"
        "b.addFrame('left', [-0.5, 0, 0])\n"
        "c = world.addBody(1, name='c')\n"
        "world.addJoint(a.end, b.left, name='weld')\n"
        "world.addJoint(b, c, 'Tz', name='c')\n"
        "world.addJoint(world, a, 'Ry', name='a')\n"
    )
    assert found["states"] == ["q_a_Ry", "q_c_Tz", "qd_a_Ry", "qd_c_Tz"]
    assert found["joints"] == ["a", "c"]
    # About y the arm of both, and c, which hangs on a slide above b at x = 1.5.
    M = np.array([[0.1 + 0.5 + 0.2 + 1.5**2 + 1.5**2, -1.5], [-1.5, 1.0]])
    f = 9.81 * np.array([2 * 0.5 + 1.5 + 1.5, -1.0])
    assert found["yd0"][2:] == pytest.approx(np.linalg.solve(M, f))


def test_inputs_have_shapes(world):
    it = world(
        "world.addInput('F')\n"
        "world.addInput('DrivingForce', 'G')\n"
        "M = world.addInput('M', (1, 1), name='Torque')\n"
        "V = world.addInput('V', (3,), limits=[-5, 5])\n"
        "assert V.shape() == (3,)\n"
        "world.addExpression('e', [0, M, V[1]])\n"
    )
    shapes = {name: entry.symbols.shape for name, entry in it.model.inputs.items()}
    assert shapes == {"F": (), "G": (), "M": (), "V": (3,)}


def test_ranges_belong_to_sliders(world):
    it = world(
        "m = world.addBody(1)\nj = world.addJoint(world, m, 'Tx', 7)\n"
        "world.setJointRange(j, -2, world.addParam('top', 3))\n"
    )
    assert list(it.world.jointRangeDict.values()) == [(-2.0, 3.0)]
    assert report(it)["y0"] == [7, 0]


def test_kinematics_only_leaves_velocities_constant(world):
    it = world(
        "m = world.addBody(0)\nworld.addJoint(world, m, 'Tx', 1, 2, name='m')\n"
        "world.genEquations.Recursive(kinematicsOnly=True)\n"
    )
    found = report(it, 3.0)
    assert found["yd0"] == [2, 0]
    assert found["y1"] == [7, 2]


@pytest.mark.parametrize(
    ("call", "formalism"),
    [
        ("world.genEquations(explicit=True)", "kane"),
        ("world.genEquations(explicit=False)", "recursive"),
        ("world.genEquations.Explicit(diff=[0, 1, 2], simplify=False)", "kane"),
        ("world.genEquations.Recursive(0, False, True, True)", "recursive"),
        ("world.genEquations.OrderN(graphOptimizations=False)", "articulated"),
        ("genEquations(world, explicit=True)", "kane"),
        ("genEquations(explicit=True)", "kane"),
    ],
)
def test_each_scheme_of_derivation_is_a_formalism(call, formalism, world):
    it = world(MASS + f"done, seconds = {call}\nassert done and seconds > 0\n")
    assert it.compiled.equations("dynamics").formalism == formalism
    assert report(it)["yd0"] == pytest.approx([0, -9.81])


def test_equations_of_motion_come_as_assignments(run):
    it = run(
        "from pymbs.input import *\n"
        "world = MbsSystem([0, 0, -1])\n"
        "m, c = world.addParam('m', 2), world.addParam('c', 10)\n"
        "body = world.addBody(m)\n"
        "j = world.addJoint(world, body, 'Tz', startVals=1, name='j')\n"
        "fixed = world.addJoint(body, world.addBody(0.0))\n"
        "l = world.addSensor.Distance('l', body, world)\n"
        "world.addLoad.PtPForce(-c*l[0], body, world)\n"
        "world.genEquations.Recursive()\n"
        "assert j in world.jointDict.values()\n"
        "assert j.IsIndependent and str(j.coord) == 'q_j_Tz'\n"
        "assert not fixed.IsIndependent\n"
        "values = {'q_j_Tz': 1.5, 'qd_j_Tz': 0.5, 'm': 2.0, 'c': 10.0, 'g': 9.81}\n"
        "for equation in world.getMotionEquations():\n"
        "    values[str(equation.lhs)] = float(equation.rhs.subs(values))\n"
        "assert values['der_q_j_Tz'] == 0.5\n"
        "assert abs(values['der_qd_j_Tz'] - (-9.81 - 7.5)) < 1e-12\n"
        "for equation in world.getSensorEquations():\n"
        "    values[str(equation.lhs)] = float(equation.rhs.subs(values))\n"
        "assert values['l[length]'] == 1.5\n"
    )
    assert it.compiled is not None
