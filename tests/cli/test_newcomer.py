"""Commands for who begins: new, check, plot, show, doctor, completion."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import symbody as sb
from symbody.cli import main
from symbody.cli.files import TEMPLATES


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("kind", TEMPLATES)
def test_a_new_file_passes_its_check(kind, capsys):
    assert main(["new", "begin", "--like", kind]) == 0
    assert main(["check", "begin.py"]) == 0
    shown = capsys.readouterr().out
    assert "symbody show begin.py" in shown
    for word in ("begin: ", "kg in all", " degree", "completed", "of energy within"):
        assert word in shown
    assert "WRONG" not in shown


def test_a_model_called_as_a_template_is_made_from_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "four-bar"]) == 0
    assert "A four-bar linkage" in (tmp_path / "four_bar.py").read_text("utf-8")


def test_a_file_that_is_there_is_not_overwritten(tmp_path, capsys):
    (tmp_path / "mine.py").write_text("precious")
    assert main(["new", "mine"]) == 2
    assert "it is there already" in capsys.readouterr().err
    assert (tmp_path / "mine.py").read_text() == "precious"


def test_names_that_no_model_can_have_are_refused(capsys):
    assert main(["new", "2fast"]) == 2
    assert "'2fast'" in capsys.readouterr().err


DOUBTFUL = """
import symbody as sb
model = sb.Model("doubtful")
m = model.add_parameter("m", 1.0)
idle = model.add_parameter("idle", 1.0)
F = model.add_input("F")
a = model.add_body("a", mass=m, com=(0, 0, -1))
model.add_joint("hinge", model.world, a, "Ry", q=0.3)
"""


def test_check_names_what_has_no_effect_and_points_of_mass(tmp_path, capsys):
    (tmp_path / "doubtful.py").write_text(DOUBTFUL)
    assert main(["check", "doubtful.py"]) == 0
    shown = capsys.readouterr().out
    for line in ("without effect: idle", "without effect: F", "in a point: a"):
        assert line in shown


def test_what_acts_in_constraints_contacts_clauses_and_drawings_has_an_effect():
    model = sb.Model("all", gravity=(0, 0, -9.81))
    names = ("place", "friction", "rebound", "wall", "stiff", "radius", "drive")
    p = {name: model.add_parameter(name, 0.3) for name in names}
    model.add_parameter("idle", 1.0)
    a, b, c = (model.add_body(name, mass=1.0) for name in "abc")
    ja = model.add_joint("ja", model.world, a, ("Tx", "Tz"), q=(0.3, 0.0))
    jb = model.add_joint("jb", model.world, b, ("Tx", "Tz"), q=(0.0, 1.0), v=(1, 0))
    jc = model.add_joint("jc", model.world, c, "Tx")
    model.add_constraint("cut", sb.constraints.Algebraic(ja.q[0] - p["place"]))
    ground = sb.contacts.PointOnPlane(b, model.world, p["rebound"], p["friction"])
    model.add_contact("ground", ground)
    k = model.add_discrete("k", start=p["stiff"])
    model.when(jb.q[0] - p["wall"], {k: 2.0}, name="at_wall")
    model.add_load("spring", sb.loads.JointForce(jc, -k * jc.q[0]))
    model.add_visual(a, sb.visuals.Sphere(p["radius"]))
    model.drive(jc, p["drive"] + model.t)
    (found,) = (f for f in sb.check(model).findings if f.what == "parameters")
    assert found.text == "without effect: idle"


def test_what_turns_evenly_passes_its_check_and_sets_of_spheres_have_no_trial_run():
    assert sb.check(sb.library.crank_slider()).passed
    model = sb.Model("grains")
    grains = [model.add_body(name, mass=1.0) for name in "ab"]
    for i, grain in enumerate(grains):
        model.add_joint(f"to_{i}", model.world, grain, ("Tx", "Tz"), q=(i, 1.0))
    model.add_contact("grains", sb.contacts.Spheres(grains, 0.1))
    (found,) = (f for f in sb.check(model).findings if f.what == "trial run")
    assert found.grade == "note"
    assert "sb.Moreau" in found.text


def test_loops_that_do_not_close_and_what_has_no_inertia_are_findings():
    open_loop = sb.Model("open_loop")
    arm = open_loop.add_body("arm", mass=1.0)
    open_loop.add_joint("hinge", open_loop.world, arm, "Rz")
    tip = arm.add_frame("tip", at=(1, 0, 0))
    far = open_loop.world.add_frame("far", at=(5, 0, 0))
    open_loop.add_constraint("rod", sb.constraints.Rod(tip, far, 1.0))
    light = sb.Model("light")
    light.add_joint("hinge", light.world, light.add_body("arm", mass=0.0), "Rz")
    for model, text in ((open_loop, "do not close"), (light, "without inertia")):
        found = sb.check(model)
        assert not found.passed
        assert found.findings[-1].what == "model"
        assert text in found.findings[-1].text


@pytest.mark.covering(1)
@pytest.mark.parametrize("formula", ["1.0*t", "0.5 + t", "sb.sin(t)"])
@pytest.mark.parametrize("unit", ["", "kg"])
def test_a_right_model_without_units_passes_its_check(formula, unit, capsys):
    """Where a factor of one is left out, no unit was given that it contradicts."""
    text = DOUBTFUL.replace('"m", 1.0', f'"m", 1.0, unit="{unit}"') + (
        "t = model.t\n"
        "b = model.add_body('b', mass=m)\n"
        "slide = model.add_joint('slide', model.world, b, 'Tx')\n"
        f"model.drive(slide, {formula})\n"
        "hinge = model.joints['hinge']\n"
        "model.add_load('spring', sb.loads.JointForce(hinge, -slide.q[0]))\n"
    )
    Path("right.py").write_text(text)
    assert main(["check", "right.py"]) == 0
    shown = capsys.readouterr().out
    assert re.search("note +units +drive of joint 'slide': ", shown)
    assert "unless a number in it has a unit" in shown
    scope = {}
    exec(text, scope)
    found = sb.check(scope["model"])
    assert found.passed
    seconds = r"in \S+ s$"
    assert re.sub(seconds, "", f"{found}\n", flags=re.M) == re.sub(
        seconds, "", shown, flags=re.M
    )
    sb.simulate(scope["model"], 0.01)


def contradictory():
    model = sb.Model("slider")
    k = model.add_parameter("k", 50.0, unit="N/m")
    body = model.add_body("body", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx", q=0.1)
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.v[0]))
    return model


def test_contradictions_of_units_are_warned_of_once_a_model():
    model = contradictory()
    flaw = "must be in N"
    found = sb.check(model)
    assert not found.passed
    (wrong,) = (one for one in found.findings if one.grade == "wrong")
    assert flaw in wrong.text
    assert "warning" not in str(found)
    model = contradictory()
    with pytest.warns(sb.errors.ModelWarning, match=flaw) as told:
        sb.simulate(model, 0.1)
    assert len(told) == 1
    assert told[0].filename == __file__
    sb.simulate(model, 0.1)
    slide = model.joints["slide"]
    model.add_load("more", sb.loads.JointForce(slide, model.parameters["k"].value))
    with pytest.raises(sb.errors.ModelError, match=flaw):
        sb.simulate(model, 0.1)


def test_check_fails_where_the_trial_run_does(tmp_path, capsys):
    # A pull that grows without bound within the trial.
    text = DOUBTFUL + (
        "hinge = model.joints['hinge']\n"
        "model.add_load('run', sb.loads.JointForce(hinge, 50*m*hinge.v[0]**3 + 1))\n"
    )
    (tmp_path / "runs.py").write_text(text)
    assert main(["check", "runs.py"]) == 1
    assert "WRONG  trial run" in capsys.readouterr().out


def test_a_simulated_motion_is_plotted(tmp_path, capsys):
    main(["new", "swing"])
    main(["simulate", "swing.py", "--duration", "1"])
    file = "swing_motion.nc"
    assert main(["plot", file, "q_hinge", "--out", "a.png"]) == 0
    assert main(["plot", file, "q_hinge", "--phase", "--out", "b.svg"]) == 0
    assert main(["plot", file, "--out", "c.png", "--spectrum", "q_hinge"]) == 0
    assert {p.name for p in tmp_path.glob("?.*")} == {"a.png", "b.svg", "c.png"}
    capsys.readouterr()
    assert main(["plot", file, "q_hing"]) == 2
    assert "q_hinge" in capsys.readouterr().err
    for words in (["q_hinge", "--ot", "d.png"], ["--out"]):
        with pytest.raises(SystemExit, match="2"):
            main(["plot", file, *words])


def test_a_page_is_written_from_the_shell(tmp_path, capsys):
    main(["new", "swing"])
    assert main(["show", "swing.py", "--html", "swing.html"]) == 0
    assert "<title>swing" in (tmp_path / "swing.html").read_text()
    assert main(["show", "swing.py", "--html", "swing.html", "--port", "80"]) == 2
    assert "leave out --port" in capsys.readouterr().err


def test_the_doctor_names_versions_and_remedies(capsys, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main(["doctor"]) == 0
    shown = capsys.readouterr().out
    assert "ok  numpy: " in shown
    assert "cc or gcc or clang: missing; only for backend='c'" in shown


def test_the_doctor_names_each_extra_and_what_it_is_for(capsys, monkeypatch):
    project = Path(__file__).parents[2] / "pyproject.toml"
    extras = tomllib.loads(project.read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    lines = [f'{p}; extra == "{e}"' for e, some in extras.items() for p in some]
    monkeypatch.setattr("symbody.cli.environment.requires", lambda name: lines)
    main(["doctor"])
    shown = capsys.readouterr().out
    for extra in extras:
        assert re.search(rf"(ok|--)  {extra} \(.+\): (there|missing; )", shown), extra


def test_the_doctor_tells_of_an_installation_of_another_version(capsys, monkeypatch):
    monkeypatch.setattr("symbody.cli.environment.version", lambda name: "0.0.1")
    main(["doctor"])
    assert "list is that of symbody 0.0.1" in capsys.readouterr().out


def test_the_doctor_takes_llvmlite_for_no_need(capsys, monkeypatch):
    monkeypatch.setattr(
        "symbody.cli.environment.requires", lambda name: ["llvmlite>=0.45"]
    )
    monkeypatch.setattr("symbody.cli.environment._version", lambda name: None)
    assert main(["doctor"]) == 0
    assert "missing; C or Python does its work, slower; pip" in capsys.readouterr().out


def test_the_doctor_fails_where_something_needed_is_missing(capsys, monkeypatch):
    monkeypatch.setattr("symbody.cli.environment._version", lambda name: None)
    assert main(["doctor"]) == 1
    assert "pip install numpy" in capsys.readouterr().out


@pytest.mark.compiler("bash")
def test_bash_completes_commands_and_options(capsys):
    main(["completion", "bash"])
    script = capsys.readouterr().out + (
        'COMP_WORDS=(symbody sim); COMP_CWORD=1; _symbody; echo "${COMPREPLY[@]}"\n'
        "COMP_WORDS=(symbody simulate --dur); COMP_CWORD=2; _symbody\n"
        'echo "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == ["simulate", "--duration"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_all_commands(shell, capsys):
    assert main(["completion", shell]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("simulate", "show", "doctor"))
