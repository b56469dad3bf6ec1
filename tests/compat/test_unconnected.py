"""PyMbs leaves out what no joint connects with the world, and says so."""

import warnings

import pytest

from symbody.cli import main
from symbody.errors import ModelWarning, SymbodyError

SPARE = """
arm = world.addBody(1, inertia=diag([1, 1, 1]), cg=[0, 0, -1], name="arm")
spare = world.addBody(5, name="spare")
world.addJoint(world, arm, "Ry", 0.3, name="hinge")
"""
EQUATIONS = "world.genEquations.Recursive()\n"


def test_a_body_without_a_joint_is_left_out_with_a_warning(world):
    with pytest.warns(
        ModelWarning, match=r"body 'spare': no joint .* addJoint"
    ) as told:
        it = world(SPARE + EQUATIONS + "world.genEquations.Explicit()\n")
    assert len(told) == 1
    assert told[0].filename.endswith("script.py")
    assert [body.name for body in it.compiled.system.bodies] == ["arm"]
    assert set(it.model.bodies) == {"arm", "spare"}


def test_bodies_that_hang_on_it_and_what_touches_them_are_left_out_and_named(world):
    more = (
        "tip = world.addBody(1, name='tip')\n"
        "world.addJoint(spare, tip, 'Tz', name='slide')\n"
        "world.addVisualisation.Box(tip, 1, 1, 1)\n"
        "world.addLoad.PtPForce(3.0, spare, arm, name='pull')\n"
        "world.addSensor.Distance('d', world, tip)\n"
        "world.addSensor.Energy('E', arm)\n"
    )
    with pytest.warns(ModelWarning, match="body 'spare' and body 'tip'") as told:
        it = world(SPARE + more + EQUATIONS)
    for word in ("joint 'slide_Tz'", "visual", "load 'pull'", "sensor 'd'"):
        assert word in str(told[0].message)
    assert list(it.compiled.system.sensors) == ["E"]
    assert len(it.compiled.system.loads) == 0


def test_the_motion_is_that_of_the_rest(reported):
    alone = reported(SPARE.replace("spare = ", "#") + EQUATIONS)
    with pytest.warns(ModelWarning, match="spare"):
        assert reported(SPARE + EQUATIONS) == alone


def test_a_joint_that_comes_later_still_connects_it(world):
    with pytest.warns(ModelWarning, match="spare") as told:
        it = world(SPARE + EQUATIONS + "world.addJoint(arm, spare, 'Tz')\n" + EQUATIONS)
    assert len(told) == 1
    assert [body.name for body in it.compiled.system.bodies] == ["arm", "spare"]


def test_a_world_with_all_bodies_connected_is_not_warned_of(world):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        world(SPARE.replace("spare = ", "#") + EQUATIONS)


def test_a_formula_with_a_sensor_that_is_left_out_is_refused(reported):
    more = "d = world.addSensor.Distance('d', world, spare)\n"
    more += "world.addLoad.Joint(d[0], world.jointDict['hinge'])\n"
    with (
        pytest.warns(ModelWarning, match="sensor 'd'"),
        pytest.raises(SymbodyError, match=r"depend on d\[0\]"),
    ):
        reported(SPARE + more + EQUATIONS)


def test_the_command_shows_the_warning(tmp_path, capsys):
    script = tmp_path / "arm.py"
    head = "from pymbs.input import *\nworld = MbsSystem([0, 0, -1])\n"
    script.write_text(head + SPARE + EQUATIONS)
    with pytest.warns(ModelWarning, match="spare"):
        assert main(["run-pymbs", str(script), "--out", str(tmp_path)]) == 0
    assert "states: ['q_hinge_Ry', 'qd_hinge_Ry']" in capsys.readouterr().out
