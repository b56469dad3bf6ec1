"""Inputs as tables: one number, or one row, for each time."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError

TIMES = np.linspace(0.0, 1.0, 5)
ROWS = np.outer(TIMES, np.arange(1.0, 7.0))


def test_a_table_of_rows_gives_each_entry_of_an_input_its_column():
    arm = sb.compile_model(sb.library.arm6())
    lines = [(k + 1.0) * arm.system.t for k in range(6)]
    by_table, by_formulas = (
        sb.simulate(arm, TIMES, inputs={"torque": given}, method=sb.DP54(rtol=1e-10))
        for given in ((TIMES, ROWS), lines)
    )
    # Steps end at the knots of the table, so that both err by the tolerance.
    np.testing.assert_allclose(by_table.q, by_formulas.q, rtol=1e-7)
    np.testing.assert_allclose(by_table.array("torque"), ROWS, atol=1e-14)


def test_torques_of_inverse_dynamics_move_the_arm_as_it_was_asked_to():
    model = sb.library.arm6()
    times = np.linspace(0.0, 0.5, 1001)
    names = list(model.joints)
    wanted = {name: 0.2 * sb.sin(2.0 * model.t) for name in names}
    found = sb.inverse_dynamics(model, wanted, times=times)
    start = {f"v_{name}": 0.4 for name in names}
    start |= {f"q_{name}": 0.0 for name in names}
    torque = {"torque": (times, found.array("torque"))}
    moved = sb.simulate(model, times, inputs=torque, start=start)
    # Lines between the torques leave h²/8 of their curvature, 3e-8 of some 10 N m.
    np.testing.assert_allclose(moved.q, found.q, atol=1e-6)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (ROWS[:, :3], r"values have the shape \(5, 3\), but the input has \(6,\)"),
        (ROWS[:4], "two lists of numbers of equal length"),
        (ROWS * np.nan, "finite|numbers"),
    ],
)
def test_a_table_of_another_shape_is_refused(values, said):
    with pytest.raises(ModelError, match=said):
        sb.simulate(sb.library.arm6(), 1.0, inputs={"torque": (TIMES, values)})


def test_an_input_without_end_is_refused_unless_its_limits_end_it():
    ends = {}
    for limits in (None, (-2.0, 2.0)):
        model = sb.Model("pushed", gravity=(0, 0, 0))
        F = model.add_input("F", limits=limits)
        joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
        model.add_load("push", sb.loads.JointForce(joint, F))
        ends[limits] = sb.compile_model(model)
    for value in (np.inf, -np.inf):
        with pytest.raises(ModelError, match=r"input 'F': -?inf is not finite"):
            sb.simulate(ends[None], 1.0, inputs={"F": value})
    motion = sb.simulate(ends[-2.0, 2.0], 1.0, inputs={"F": np.inf})
    assert motion.array("q_j")[-1] == pytest.approx(1.0)


def test_a_formula_of_accelerations_belongs_in_the_load():
    model = sb.Model("pushed", gravity=(0, 0, 0))
    F = model.add_input("F")
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    model.add_load("push", sb.loads.JointForce(joint, F))
    message = r"input 'F': its formula depends on 'vd_j'.* in the load"
    with pytest.raises(ModelError, match=message):
        sb.simulate(model, 1.0, inputs={"F": -2 * joint.vd[0]})
