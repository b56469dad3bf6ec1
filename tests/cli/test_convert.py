import json

import pytest

from symbody.cli import main

SWING = """
import symbody as sb
model = sb.Model("swing")
length = model.add_parameter("length", 1.0)
bob = model.add_body("bob", mass=1.0, com=(0, 0, -length))
model.add_joint("hinge", model.world, bob, "Ry", q=0.5)
"""
ARM = """<robot name="arm">
  <link name="base"/>
  <link name="tip"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="hinge" type="revolute"><parent link="base"/><child link="tip"/>
    <axis xyz="0 1 0"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
</robot>
"""


@pytest.fixture
def swing(tmp_path):
    path = tmp_path / "swing.py"
    path.write_text(SWING)
    return str(path)


def test_a_model_of_python_becomes_a_file_that_all_commands_take(
    swing, tmp_path, capsys
):
    file = str(tmp_path / "swing.json")
    assert main(["convert", swing, file]) == 0
    assert capsys.readouterr().out == f"{file}\n"
    assert main(["derive", file]) == 0
    assert "M[v_hinge, v_hinge] = " in capsys.readouterr().out
    out = str(tmp_path / "out")
    assert main(["generate", file, "--out", out]) == 0
    assert main(["simulate", file, "--duration", "1", "--out", out]) == 0
    written = {path.suffix for path in (tmp_path / "out").iterdir()}
    assert written == {".c", ".h", ".md", ".nc", ".png"}


def test_other_files_are_kept_unless_forced(swing, tmp_path, capsys):
    file = tmp_path / "swing.json"
    file.write_text("mine")
    assert main(["convert", swing, str(file)]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main(["convert", swing, str(file), "--force"]) == 0
    assert json.loads(file.read_text())["name"] == "swing"


def test_options_reach_the_reader(tmp_path, capsys):
    robot, file = tmp_path / "arm.urdf", tmp_path / "arm.json"
    robot.write_text(ARM)
    options = ["--option", "base=free", "gravity=0,0,-1.6", "merge_fixed=true"]
    assert main(["convert", str(robot), str(file), *options]) == 0
    model = json.loads(file.read_text())
    assert model["gravity"] == [0, 0, -1.6]
    assert "free" in [joint["kind"] for joint in model["joints"]]
    assert main(["convert", str(robot), str(file), "--option", "bse=free"]) == 2
    assert "no option 'bse'. Known: base" in capsys.readouterr().err


def test_what_a_reader_leaves_out_is_said_in_a_line(tmp_path, capsys):
    robot = tmp_path / "arm.urdf"
    shape = '<visual><geometry><mesh filename="a.dae"/></geometry></visual>'
    robot.write_text(ARM.replace('"base"/>', f'"base">{shape}</link>', 1))
    assert main(["derive", str(robot)]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("symbody: ")
    assert "is read without: meshes" in line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["derive", "{json}", "--model", "x"], "holds one model"),
        (["derive", "{py}", "--option", "base=free"], "a Python file is run"),
        (["derive", "{py}", "--folder", "."], "a Python file is run"),
        (["derive", "{json}", "--option", "base"], "give NAME=VALUE"),
        (["derive", "no.json"], "'no.json': there is no such file"),
        (["check", "excavtor"], "library. Did you mean 'excavator'"),
        (["check", "pendulum", "--option", "base=free"], "--model, --folder and"),
        (["convert", "{py}", "model.xyz"], "models are written as json"),
        (["convert", "{py}", "model.xyz", "--to", "abc"], "'abc': unknown"),
    ],
)
def test_what_does_not_fit_is_said(swing, tmp_path, capsys, arguments, message):
    file = str(tmp_path / "swing.json")
    assert main(["convert", swing, file]) == 0
    arguments = [word.format(py=swing, json=file) for word in arguments]
    assert main(arguments) == 2
    assert message in capsys.readouterr().err


def test_a_name_of_the_library_does_where_there_is_no_such_file(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    assert main(["show", "excavator", "--html", "page.html"]) == 0
    assert "excavator" in (tmp_path / "page.html").read_text("utf-8")
    # The library's laws are not tried on all of it, by which its table is shorter.
    assert main(["check", "five_bar_suspension"]) == 0
    assert main(["derive", "pendulum"]) == 0
    (tmp_path / "pendulum").write_text(SWING)
    assert main(["derive", "pendulum"]) == 0
    ours, own = capsys.readouterr().out.split("pendulum: ", 1)[1].split("swing: ", 1)
    assert "length" not in ours
    assert "length" in own


def test_a_broken_file_is_told_with_its_line(tmp_path, capsys):
    file = tmp_path / "m.json"
    file.write_text('{"symbody": 1,\n"name": "m",\n"bodys": []}')
    assert main(["derive", str(file)]) == 1
    said = capsys.readouterr().err
    assert "line 3, bodys: the name 'bodys' is unknown here. Did you mean" in said


def test_a_picture_is_written_of_a_model_and_of_nothing_else(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.py").write_text(SWING)
    assert main(["picture", "swing.py"]) == 0
    assert (tmp_path / "swing.png").read_bytes()[1:4] == b"PNG"
    assert main(["picture", "swing.py", "--out", "other.svg"]) == 0
    assert "<svg" in (tmp_path / "other.svg").read_text("utf-8")
    (tmp_path / "swing.nc").write_bytes(b"")
    assert main(["picture", "swing.nc"]) == 2
    assert "symbody plot swing.nc" in capsys.readouterr().err
