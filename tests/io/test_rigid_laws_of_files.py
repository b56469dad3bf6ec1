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


SCENE = """<mujoco model="scene"><worldbody>
  <geom name="floor" type="plane" size="5 5 .1" friction="0.3"/>
  <body name="ball" pos="0 0 0.5"><freejoint/>
    <geom name="ball" type="sphere" size="0.1" friction="0.5"/></body>
  <body name="top" pos="0 0 0.9"><freejoint/>
    <geom name="top" type="sphere" size="0.1"/></body>
  <body name="box" pos="2 0 0.25"><freejoint/>
    <geom name="box" type="box" size="0.1 0.1 0.1" condim="1" friction="0.1"/></body>
  <body name="rod" pos="4 0 0.3"><freejoint/>
    <geom name="rod" type="capsule" size="0.1 0.3" euler="0 90 0"/>
    <body name="tip"><joint type="hinge"/><geom name="tip" size="0.05" mass="1"/></body>
  </body>
  <body name="ghost" pos="6 0 1"><freejoint/>
    <geom name="ghost" size="0.1" contype="0" conaffinity="0"/></body>
  </worldbody><contact><exclude body1="box" body2="world"/>
    <pair geom1="box" geom2="floor" friction="0.7 0.7 0 0 0"/></contact></mujoco>"""


@pytest.mark.slow
def test_geoms_of_mjcf_touch_by_rigid_laws_where_asked_for(tmp_path):
    path = tmp_path / "scene.xml"
    path.write_text(SCENE)
    with pytest.warns(sb.errors.ModelWarning, match="contacts of 5 geoms|of 6 geoms"):
        assert not sb.read(path).contacts
    # A rod on spheres and boxes has no rigid law here.
    with pytest.warns(
        sb.errors.ModelWarning,
        match=r"pairs of geoms without rigid laws \(\d+\): ball_on_box, ",
    ):
        model = sb.read(path, contacts="rigid")
    own = {name: type(one.contact).__name__ for name, one in model.contacts.items()}
    assert own == {
        "floor_on_ball": "SphereOnPlane", "floor_on_top": "SphereOnPlane",
        "floor_on_rod": "SphereOnPlane", "floor_on_rod_contact": "SphereOnPlane",
        "floor_on_tip": "SphereOnPlane", "ball_on_top": "SphereOnSphere",
        "ball_on_tip": "SphereOnSphere", "top_on_tip": "SphereOnSphere",
        "box_on_floor": "BoxOnPlane",
    }  # fmt: skip
    friction = {n: float(c.contact.friction) for n, c in model.contacts.items()}
    assert friction["floor_on_ball"] == 0.5
    assert friction["box_on_floor"] == 0.7
    assert friction["floor_on_top"] == 1.0  # of which one has none of its own
    motion = sb.simulate(model, 0.3, run=sb.Run(progress=False))
    impacts = motion.events.of(kind="impact")
    fall = np.sqrt(2 * 0.2 / 9.81)
    np.testing.assert_allclose(impacts.of("floor_on_rod").times[0], fall, rtol=1e-9)
    np.testing.assert_allclose(
        impacts.of("box_on_floor").times[0], np.sqrt(2 * 0.15 / 9.81), rtol=1e-9
    )
