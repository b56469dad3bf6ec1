import dataclasses

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate
from symbody.library.chains import branching_tree
from symbody.library.machines import crane_crab
from symbody.library.pendulums import driven_pendulum, free_body
from symbody.system import assemble
from symbody.system.system import coordinate_rates

TREE = """\
crane_crab: 2 bodies, 2 coordinates, 2 velocities, 1 input, 4 parameters

body  name      parent  joint         motion  coordinates     start
----  --------  ------  ------------  ------  --------------  -----
1     crab      world   trans_crab    Tx      q_trans_crab    1
2     pendulum  crab    rot_pendulum  Ry      q_rot_pendulum  -1"""


def test_a_system_describes_itself_as_a_table():
    assert assemble(crane_crab()).describe() == TREE


def test_the_table_shows_what_is_driven_and_what_is_fixed():
    model = driven_pendulum()
    model.add_joint("weld", model.bodies["rod"], model.add_body("cap"), "fixed")
    table = assemble(model).describe()
    assert "q_shaker (driven)" in table
    assert table.splitlines()[-1].split() == [
        "3",
        "cap",
        "rod",
        "weld",
        "fixed",
        "-",
        "-",
    ]


def test_the_tree_matrix_tells_which_joints_lead_to_a_body():
    system = assemble(branching_tree())
    T = system.tree_matrix()
    for i in range(len(system.bodies)):
        path, body = set(), i + 1
        while body:
            path.add(body)
            body = system.parent[body - 1]
        assert set(np.flatnonzero(T[:, i]) + 1) == path


def test_the_location_matrix_tells_what_a_joint_connects():
    system = assemble(branching_tree())
    L = system.location_matrix()
    for j, joint in enumerate(system.joints):
        (parent,), (child,) = np.nonzero(L[:, j] == -1)[0], np.nonzero(L[:, j] == 1)[0]
        names = ["world", *(body.name for body in system.bodies)]
        assert names[parent] == joint.parent.body.name
        assert names[child] == joint.child.body.name
    assert np.abs(L).sum() == 2 * len(system.joints)


def test_tree_and_location_matrix_undo_each_other():
    """T = -L₀⁻¹ of Sol's section 4.2, up to the sign of his directions."""
    system = assemble(branching_tree())
    reduced = system.location_matrix()[1:]
    identity = np.eye(len(system.bodies))
    np.testing.assert_array_equal(system.tree_matrix() @ reduced, identity)


def test_rates_of_coordinates_are_velocities_except_of_a_quaternion():
    system = assemble(free_body())
    rates = coordinate_rates(system)
    assert rates[:3] == system.v[:3]
    values = dict(zip(system.q, (0, 0, 0, 1, 0, 0, 0), strict=True))
    values.update(zip(system.v, (0, 0, 0, 2.0, 4.0, 6.0), strict=True))
    assert evaluate(list(rates[3:]), values).tolist() == [0, 1, 2, 3]


def test_a_quaternion_keeps_its_length(rng):
    system = assemble(free_body())
    values = dict(zip((*system.q, *system.v), rng.normal(size=13), strict=True))
    rates = evaluate(list(coordinate_rates(system)[3:]), values)
    assert rates @ [values[q] for q in system.q[3:]] == pytest.approx(0, abs=1e-14)


def test_where_quaternions_are_is_known():
    assert assemble(free_body()).quaternions == (3,)


def test_a_system_cannot_be_changed():
    system = assemble(free_body())
    with pytest.raises(dataclasses.FrozenInstanceError):
        system.name = "other"


def test_later_changes_of_the_model_do_not_reach_the_system():
    model = crane_crab()
    system = assemble(model)
    model.add_body("late", mass=1)
    model.add_parameter("later", 1.0)
    assert "late" not in {body.name for body in system.bodies}
    assert "later" not in system.parameters
    model.gravity = (0, 0, 0)
    assert [float(g) for g in system.gravity] == [0, 0, -9.81]
    assert repr(system) == "System('crane_crab': 2 bodies, nq=2, nv=2)"
