"""Dry friction and limits of files as set-valued laws, where asked for."""

import numpy as np
import pytest

import symbody as sb

URDF = """<robot name="arm"><link name="base"/><link name="tip">
  <inertial><mass value="2"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0"
    iyz="0"/></inertial></link>
  <joint name="j" type="prismatic"><parent link="base"/><child link="tip"/>
    <axis xyz="1 0 0"/><limit lower="-1" upper="0.5" effort="9" velocity="9"/>
    <dynamics damping="{damping}" friction="1.5"/></joint></robot>"""
MJCF = """<mujoco model="arm"><option gravity="0 0 0"/><worldbody><body name="tip">
  <inertial pos="0 0 0" mass="2" diaginertia="1 1 1"/>
  <joint name="j" type="slide" axis="1 0 0" range="-1 0.5" limited="true"
    frictionloss="1.5" damping="{damping}"/></body></worldbody></mujoco>"""


@pytest.mark.parametrize(("ending", "text"), [("urdf", URDF), ("mjcf", MJCF)])
def test_friction_holds_and_limits_stop(ending, text, tmp_path):
    path = tmp_path / f"arm.{ending}"
    path.write_text(text.format(damping=0))
    model = sb.read(path, friction="rigid", stops=True)
    kinds = {type(one.contact).__name__ for one in model.contacts.values()}
    assert kinds == {"DryFriction", "JointStop"}
    motion = sb.simulate(model, 3.0, start={"v_j": 1.0})
    # Before the stop 1 - 2 a x, after the plastic impact it rests.
    (impact,) = motion.events.of(kind="impact")
    np.testing.assert_allclose(impact.impulse, [2 * np.sqrt(1 - 1.5 * 0.5)], 1e-10)
    assert abs(float(motion["q_j"][-1]) - 0.5) < 1e-12
    slower = sb.simulate(model, 3.0, start={"v_j": 0.5})
    assert abs(float(slower["q_j"][-1]) - 0.25 / 1.5) < 1e-12
    assert slower.events[-1].kind == "stick"


@pytest.mark.parametrize(("ending", "text"), [("urdf", URDF), ("mjcf", MJCF)])
def test_damping_stays_a_load_beside_rigid_friction(ending, text, tmp_path):
    path = tmp_path / f"arm.{ending}"
    path.write_text(text.format(damping=0.4))
    model = sb.read(path, friction="rigid")
    assert len(model.loads) == len(model.contacts) == 1
    motion = sb.simulate(model, 3.0, start={"v_j": 0.5}, run=sb.Run(progress=False))
    # v' = -(1.5 + 0.4 v)/2
    stop = 5 * np.log(1 + 0.4 * 0.5 / 1.5)
    assert abs(motion.events[-1].time - stop) < 1e-9
