"""What scripts write: pictures, code, animations, motions, scenes."""

import base64
import configparser
import gzip
import json
import re
import struct
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.cli import main
from symbody.errors import ScriptError
from symbody.exports.packages import PACKAGES
from symbody_pymbs import MbsSystem, run_script
from symbody_pymbs.input import genCode
from symbody_pymbs.motion import start_shot

CRANE = Path(__file__).parent / "scripts" / "crane_first.py"
ARM = """
l = world.addParam('l', 1.5)
arm = world.addBody(2.0, [l/2, 0, 0], diag([0, 0.4, 0]), name='arm')
arm.addFrame('end', [l, 0, 0], rot_mat(pi/2, 'x'))
j = world.addJoint(world, arm, 'Ry', 0.3, name='hinge')
"""
SHAPES = """
world.addVisualisation.Box(arm, l, 0.2, 0.1, 'beam')
world.addVisualisation.Cylinder(arm.end, radius=0.1, height=0.3, res=30, name='pin')
world.addVisualisation.Sphere(arm.end, 0.12, color=[1, 0, 0])
world.addVisualisation.Line(arm, length=-l)
world.addVisualisation.Frame(world, 0.5)
world.addVisualisation.Arrow(arm, size=0.4, name='arrow')
world.addVisualisation.Box('named_first', world, 1, 1, 0.05)
"""


def data_in(text):
    """Return what a page knows."""
    packed = re.search(r'id="data">(.*?)</script>', text)[1]
    return json.loads(gzip.decompress(base64.b64decode(packed)))


def written(it):
    return {path.name: path for path in it.written}


def test_every_visual_is_drawn(world):
    it = world(ARM + SHAPES + "world.genEquations.Recursive()\nworld.show('Arm')")
    assert [type(v.shape).__name__ for v in it.model.visuals.values()] == [
        "Box", "Cylinder", "Sphere", "Line", "FrameAxes", "Arrow", "Box"
    ]  # fmt: skip
    names = ["beam", "pin", "visual_1", "visual_2", "visual_3", "arrow", "named_first"]
    assert list(it.world.graphRepDict) == names
    assert written(it)["Arm.png"].read_bytes().startswith(b"\x89PNG")
    assert "Arm.html" in written(it)


def test_the_rod_of_the_manuals_crane_joins_crab_and_load(tmp_path):
    # The manual says that a cylinder is around z; this rod needs y, as VTK draws it.
    it = run_script(CRANE, tmp_path)
    _, rod, _ = start_shot(it).pieces(0)
    crab, along = np.array([1, 0, 0]), np.array([np.sin(1), 0, -np.cos(1)])
    distance = (rod.points - crab) @ along
    aside = rod.points - crab - np.outer(distance, along)
    assert [distance.min(), distance.max()] == pytest.approx([0, 1], abs=1e-9)
    assert np.linalg.norm(aside, axis=1).max() == pytest.approx(0.01)


@pytest.mark.slow
def test_a_system_without_visuals_shows_its_skeleton(world):
    it = world(ARM + "world.show('Bare', {'qRotRange': [-1, 1]})\nshow(world)")
    names = ["Bare.html", "Bare.png", "PyMbsModel.html", "PyMbsModel.png"]
    assert list(written(it)) == names


@pytest.mark.slow
def test_show_opens_a_page_whose_sliders_have_the_ranges_of_the_script(
    world, monkeypatch
):
    it = world(ARM + "world.setJointRange(j, -1, 2)\nworld.show('Closed')\n")
    addresses = []

    def opened(address):
        addresses.append(address)
        return len(addresses) == 1

    monkeypatch.setattr("webbrowser.open", opened)
    it.world.show("Arm")
    it.world.show("Other", {"qhingeRange": [-3, 3]})
    pages = [written(it)[f"{name}.html"] for name in ("Closed", "Arm", "Other")]
    # A script that runs opens none unless the command lets it.
    assert addresses == [path.resolve().as_uri() for path in pages[1:]]
    assert re.search("open .*Other.html yourself", it.notes[-1])
    limits = [data_in(path.read_text("utf-8"))["states"][0]["limits"] for path in pages]
    assert limits == [[-1, 2], [-1, 2], [-3, 3]]


def test_the_command_writes_a_page_of_a_script(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("it opens a page"))
    page = tmp_path / "pages" / "crane.html"
    command = ["run-pymbs", str(CRANE), "--out", str(tmp_path), "--html", str(page)]
    assert main(command) == 0
    assert str(page) in capsys.readouterr().out
    names = [state["name"] for state in data_in(page.read_text("utf-8"))["states"]]
    assert names[:2] == ["q_TransCrab_Tx", "q_RotPendulum_Ry"]
    assert main([*command[:-1], "crane.txt"]) == 2


def test_the_command_opens_what_the_script_shows(tmp_path, monkeypatch):
    addresses = []
    monkeypatch.setattr("webbrowser.open", lambda url: addresses.append(url) or True)
    assert main(["run-pymbs", str(CRANE), "--out", str(tmp_path)]) == 0
    assert [address.rpartition("/")[2] for address in addresses] == ["CraneCrab.html"]
    assert main(["run-pymbs", str(CRANE), "--out", str(tmp_path), "--no-browser"]) == 0
    assert len(addresses) == 1


def test_the_model_of_a_world_is_one_of_symbody(world):
    it = world(ARM + "world.genEquations.Recursive()")
    model = it.world.model
    assert isinstance(model, sb.Model)
    motion = sb.simulate(model, 0.5)
    assert motion.array("total_energy") == pytest.approx(
        motion.array("total_energy")[0]
    )


def test_a_mesh_is_scaled_down(world, tmp_path):
    mesh = tmp_path / "scripts" / "part.stl"
    mesh.parent.mkdir()
    corners = [(0, 0, 0), (1000, 0, 0), (0, 2000, 0)]
    numbers = [0.0, 0.0, 1.0, *[c for corner in corners for c in corner]]
    mesh.write_bytes(b" " * 80 + struct.pack("<I12fH", 1, *numbers, 0))
    it = world(ARM + "world.addVisualisation.File(arm, 'part.stl', scale=1000)")
    (visual,) = it.model.visuals.values()
    assert it.model.default_value(visual.shape.scale) == 0.001
    it.world.show("Mesh")
    (surface,) = start_shot(it).pieces(0)
    assert surface.points.max(axis=0) == pytest.approx([np.cos(0.3), 2, 0], abs=1e-9)


def test_a_missing_mesh_is_noted_and_left_out(world):
    it = world(
        ARM
        + "world.addVisualisation.File(arm, 'stl\\\\gone.stl')\n"
        + "world.addVisualisation.File(arm, __file__)\n"
    )
    assert not it.model.visuals
    assert "does not exist" in it.notes[0]
    assert "no known kind" in it.notes[1]


def test_visuals_are_exported_as_text(world):
    it = world(
        ARM + SHAPES + "world.genEquations.Explicit()\nworld.exportGraphReps('a/arm')"
    )
    parser = configparser.ConfigParser()
    parser.read_string(written(it)["arm.cfg"].read_text())
    assert parser["beam"]["type"] == "Box"
    assert parser["beam"]["size"] == "1.5 0.20000000000000001 0.10000000000000001"
    assert parser["pin"]["body"] == "arm"
    assert parser["pin"]["position"] == "1.5 0 0"
    assert parser["visual_1"]["color"] == "1 0 0"
    assert len(parser.sections()) == 7


def test_nothing_to_export_is_said(world):
    with pytest.raises(ScriptError, match="exportGraphReps: there is nothing to draw"):
        world(ARM + "world.exportGraphReps('arm.cfg')")


def test_sarturis_becomes_gltf_and_json(world):
    it = world(ARM + SHAPES + "world.genSarturisXml('Arm', './scene')\n")
    files = written(it)
    assert files["Arm.glb"].read_bytes()[:4] == b"glTF"
    data = json.loads(files["Arm.json"].read_text())
    assert [visual["name"] for visual in data["visuals"]][:2] == ["beam", "pin"]
    assert data["visuals"][0]["sizex"] == 1.5
    assert data["start"] == [0.3, 0.0]
    assert "SARTURIS is gone" in it.notes[0]


@pytest.mark.parametrize(
    ("call", "file"),
    [
        ("genCode('py', 'Arm')", "Arm_der_state.py"),
        ("genCode.Python('Arm', '.\\\\output')", "Arm_der_state.py"),
        ("genCode.Matlab('Arm', './output', debugMode=True)", "Arm_der_state.m"),
        ("genCode('m', 'Arm', symbolic_mode=False)", "Arm_sim.m"),
        ("genCode.C('Arm', sfunction=False)", "Arm.c"),
        ("genCode('cpp', 'Arm')", "Arm.hpp"),
        ("genCode.Cpp('Arm', 'D:/away')", "Arm.hpp"),
        ("genCode.CSharp('Arm', '/away')", None),
        ("genCode.Fortran90('Arm', '../away')", None),
        ("genCode.Modelica('Arm', inputsAsInputs=True)", None),
        ("genCode('mo', 'Arm')", None),
        ("genCode.FMU('Arm', compile=False)", "Arm_fmi2.fmu"),
    ],
)
def test_code_goes_into_the_folder_of_the_run(call, file, world, tmp_path):
    it = world(ARM + f"world.genEquations.Recursive()\nworld.{call}\n")
    # A language that symbody has no writer for is noted, and the script goes on.
    assert bool(it.written) != any("does not write this" in note for note in it.notes)
    assert all(path.is_relative_to(tmp_path / "out") for path in it.written)
    assert file is None or file in written(it)


def test_an_unknown_language_is_refused(world):
    with pytest.raises(ScriptError, match=r"genCode\('cobol'\): .* It writes py, m,"):
        world(ARM + "world.genCode('cobol', 'Arm')")
    assert "python" in PACKAGES


def test_a_matlab_animation_has_its_limits(world):
    it = world(
        ARM + SHAPES + "world.genEquations.Recursive()\n"
        "world.genMatlabAnimation('Arm', axislimits=[-1, 1, -2, 2, -3, 3])\n"
    )
    files = written(it)
    assert "Arm_visual.m" in files
    text = files["Arm_animation.m"].read_text()
    assert "[-1.0, 1.0, -2.0, 2.0, -3.0, 3.0]" in text
    with pytest.raises(ScriptError, match="six numbers"):
        world(ARM + "world.genMatlabAnimation('Arm', axislimits=[1])")


@pytest.mark.parametrize(
    ("text", "file"), [("False", "Swing_values.npy"), ("True", "Swing_values.csv")]
)
def test_a_simulation_has_a_row_a_hundredth_of_a_second(text, file, world):
    it = world(
        ARM + "world.genEquations.Recursive()\n"
        f"world.simulate([0.1], 0.5, 'Swing', text_output={text})\n"
    )
    path = written(it)[file]
    rows = np.load(path) if path.suffix == ".npy" else np.loadtxt(path)
    assert rows.shape == (51, 2)
    assert rows[0] == pytest.approx([0.1, 0])
    # Energy: m g z + I w²/2 with z = -(l/2) sin q, I = 0.4 + m (l/2)².
    q, w = rows.T
    energy = -2 * 9.81 * 0.75 * np.sin(q) + 0.5 * (0.4 + 2 * 0.75**2) * w**2
    assert energy == pytest.approx(energy[0], abs=1e-9)


def test_a_simulation_needs_as_many_values_as_coordinates(world):
    with pytest.raises(ScriptError, match=r"q0=.* has 2 values, but there are 1"):
        world(ARM + "world.simulate([0.1, 0], 0.5)")


def test_the_first_pymbs_needed_no_world_to_write_code(world):
    it = world(ARM + "genCode('c', 'Arm', '.\\\\out', debugMode=True)\nshow('Look')")
    assert {"Arm.c", "Look.png"} <= set(written(it))
    assert written(it)["Arm.c"].parent.name == "out"


def test_code_without_any_world(run):
    text = "from PyMbs.Input import *\ngenCode('c', 'Arm')"
    with pytest.raises(ScriptError, match="There is no world yet"):
        run(text)


def test_code_of_the_newest_world_in_use(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    world = MbsSystem()
    world.addJoint(world, world.addBody(1.0), "Tx")
    (path, *_) = genCode("c", "Mass")
    assert Path(path).is_file()
