"""Errors in scripts show the script's own line, and bad calls say what is right."""

import json
import sys

import pytest

from symbody.cli import main
from symbody.errors import ModelError, ScriptError
from symbody_pymbs import run_script

BODY = "b = world.addBody(1.0, name='b')\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("world.addBody(1, mas=2)", "argument 'mas'. The call is addBody(mass, cg"),
        ("world.addBody('b')", "missing a required argument: 'mass'"),
        ("world.addBody('b', 1, mass=2)", "multiple values for argument 'mass'"),
        ("world.addBody(1, 2, 3, 4, 5)", "too many positional arguments"),
        ("world.addBody(1, name='b')", "there is a body of this name already"),
        ("world.addBody(1, inertia=[1, 2])", "six entries (xx, xy, yy, xz, yz, zz)"),
        (
            "world.addBody(1, inertia=[[1, 2, 0], [3, 1, 0], [0, 0, 1]])",
            "not symmetric",
        ),
        ("world.addBody('x' * 2, 'm')", "cannot stand in a formula"),
        ("world.simulate([0])", "simulate() missing 1 required positional"),
        ("world.exportGraphReps()", "exportGraphReps() missing 1 required"),
        ("world.addParam('I', [1, 2])", "a vector of 3, or 6 entries"),
        ("world.addParam('m', -1, positive=True)", "said to be positive"),
        ("world.addParam('m', 1); world.addParam('m', 2)", "'m': the name is already"),
        ("world.addInput('F', shape=3)", "shape=3 must be a tuple"),
        ("world.addInput('F', limits=3)", "must be two numbers"),
        ("world.addJoint(world, b, 'Rw')", "Tx, Ty, Tz, Rx, Ry, Rz"),
        ("world.addJoint(world, b, ['Rx', 'Ry'], [1])", "has 1 values, but the joint"),
        ("world.addJoint(world, 3, 'Rx')", "3 is no body or coordinate system"),
        ("for i in range(2): world.addJoint(world, b, 'Rx')", "carries 'b' already"),
        ("world.addJoint(b, world, 'Rx')", "the child is the world"),
        ("b.addFrame('name')", "has an attribute of this name"),
        ("b.addFrame('p2', R=2*eye(3))", "the rotation matrix is not a rotation"),
        ("b.middle", "AttributeError: 'b' has no coordinate system 'middle'"),
        ("world.addLoad.PtPForce(1, b)", "1 coordinate systems are given"),
        ("world.addLoad.PtPForce(b, world)", "the symbol of the load is missing"),
        ("world.addLoad.CmpForce(1, b, world)", "a vector of 3 is needed"),
        ("world.addLoad.CmpForce([1, 2, 3], b, world, ref=b)", "no argument 'ref'"),
        ("world.addLoad.Joint(1, b)", "the joint is missing"),
        ("world.addSensor.Position(b, world)", "no symbol is given"),
        (
            "world.addSensor.Joint('s', world.addJoint(world, b))",
            "'joint_1' is rigid",
        ),
        ("world.addSensor.Energy('E', b, b)", "the body is one argument, but"),
        ("world.addLoop.Transmission(1)", "0 joints are given, not two"),
        ("world.addLoop.ExpJoint(1)", "give a joint, and the formula"),
        ("world.addLoop.FourBar(b, b, 1, 2)", "too many arguments"),
        ("world.addConstraint(b, world)", "it locks nothing"),
        (
            "world.addVisualisation.Box(b, name='v', size=2)",
            "unexpected keyword argument 'size'",
        ),
        ("world.addVisualisation.flexible_Body(b, 1)", "no flexible bodies"),
        ("world.addFlexibleBody('beam.SID')", "addFlexibleBody: symbody has rigid"),
        ("world.genEquations.Recursive(diff=3)", "levels are 0, 1 and 2"),
        ("der(world.addInput('F'))", "inputs have no derivative"),
        ("der(world.addSensor.Velocity('v', world, b))", "Velocity sensors have no"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import pymbs.ui", "symbody stands in for PyMbs, PyMbs.Input"),
        ("raise SystemExit('no')", "the script ended with exit('no')"),
    ],
)
def test_a_bad_line_is_shown_with_what_is_wrong(line, message, world):
    with pytest.raises(ScriptError) as caught:
        world(BODY + line)
    text = str(caught.value)
    assert message in text
    assert "SystemExit" in line or f"script.py, line 5: {line.split(';')[0]}" in text
    assert "symbody_pymbs" not in text


def test_the_way_through_functions_of_the_script_is_shown(world):
    with pytest.raises(ScriptError) as caught:
        world("def make():\n    return world.addBody()\nmake()\n")
    first, second, _ = str(caught.value).splitlines()
    assert first.endswith("script.py, line 6: make()")
    assert second.endswith("script.py, line 5: return world.addBody()")


def test_a_script_of_python_2_is_shown_where_it_breaks(run):
    with pytest.raises(ScriptError, match=r"script\.py\", line 2"):
        run("world = 1\nprint 'assembled'\n")


def test_a_script_may_end_itself(world):
    assert world("import sys\nsys.exit()").world.name == "world"


def test_a_script_without_a_world_is_refused(run):
    with pytest.raises(ModelError, match="it makes no world"):
        run("x = 1")


def test_a_missing_script_is_refused(tmp_path):
    with pytest.raises(ModelError, match="there is no such file"):
        run_script(tmp_path / "none.py", tmp_path)


def test_the_command_fails_with_the_message(tmp_path, capsys):
    path = tmp_path / "bad.py"
    path.write_text("from PyMbs.Input import *\nworld = MbsSystem()\nworld.addBody()\n")
    assert main(["run-pymbs", str(path), "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"symbody: {path}, line 3: world.addBody()\n")
    assert "missing a required argument: 'mass'" in said


def test_the_command_prints_what_it_found(tmp_path, capsys):
    path = tmp_path / "fall.py"
    path.write_text(
        "from PyMbs.Input import *\nimport sys\nassert __name__ == '__main__'\n"
        "assert sys.argv == [__file__]\nworld = MbsSystem()\n"
        "m = world.addBody(1)\nworld.addJoint(world, m, 'Tz', name='m')\n"
        "world.addVisualisation.File(m, 'gone.stl')\nprint('assembled')\n"
    )
    before = list(sys.path), list(sys.argv)
    assert main(["run-pymbs", str(path), "--simulate", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "assembled"
    assert said[1].startswith("note: addVisualisation.File: 'gone.stl' does not exist")
    assert "states: ['q_m_Tz', 'qd_m_Tz']" in said
    assert (sys.path, sys.argv) == before


def test_the_command_prints_json_as_every_other_does(tmp_path, capsys):
    path = tmp_path / "fall.py"
    path.write_text(
        "from PyMbs.Input import *\nworld = MbsSystem()\nm = world.addBody(1)\n"
        "world.addJoint(world, m, 'Tz', name='m')\n"
    )
    arguments = ["run-pymbs", str(path), "--out", str(tmp_path), "--json"]
    assert main([*arguments, "--simulate", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    results = ["joints", "states", "y0", "yd0", "t1", "y1"]
    assert [name for name in found if name in results] == results
    assert found["status"] == 0
    assert found["y1"] == pytest.approx([-9.81 * 2, -9.81 * 2], abs=1e-9)
    with pytest.raises(SystemExit) as ending:
        main([*arguments, "--simulate", "-1"])
    assert ending.value.code == 2


def test_the_last_world_with_equations_is_reported(run):
    it = run(
        "from pymbs.input import *\n"
        "one, two, three = (MbsSystem(name=n) for n in ('one', 'two', 'three'))\n"
        "for w in (one, two, three):\n"
        "    w.addJoint(w, w.addBody(1), 'Tx')\n"
        "two.genEquations.Explicit()\n"
    )
    assert it.world.name == "two"
