import functools
import json
import os
import subprocess
import sys
from pathlib import Path

import matplotlib as mpl
import pytest
import xarray as xr

import symbody
import symbody as sb
from symbody.cli import main

MODEL = """
import symbody as sb
pendulum = sb.Model("swing")
length = pendulum.add_parameter("length", 1.0)
bob = pendulum.add_body("bob", mass=1.0, com=(0, 0, -length))
pendulum.add_joint("hinge", pendulum.world, bob, "Ry", q=0.5)
"""

CART = """
import symbody as sb
model = sb.Model("cart")
F = model.add_input("F")
m = model.add_parameter("m", (1.0, 2.0))
cart = model.add_body("cart", mass=m[0] + m[1])
slide = model.add_joint("slide", model.world, cart, "Tx")
model.add_load("push", sb.loads.JointForce(slide, F))
"""


@pytest.fixture(autouse=True)
def _no_screen():
    mpl.use("Agg")


@pytest.fixture
def model_file(tmp_path):
    path = tmp_path / "swing.py"
    path.write_text(MODEL)
    return str(path)


@pytest.mark.parametrize(
    "name", ["four-bar", pytest.param("stewart", marks=pytest.mark.slow)]
)
def test_demos_of_loops_compare_all_ways(name, tmp_path, capsys):
    folder = tmp_path / "demo"
    assert main(["demo", name, "--out", str(folder)]) == 0
    shown = capsys.readouterr().out
    for word in ("of freedom", "explicit", "projection", "partition", "dae"):
        assert word in shown
    written = sorted(path.suffix for path in folder.iterdir())
    assert written == [".c", ".h", ".png"]


@pytest.mark.slow
def test_the_demo_of_the_pump_shows_the_speeds_of_the_text(tmp_path, capsys):
    folder = tmp_path / "demo"
    assert main(["demo", "pump", "--out", str(folder)]) == 0
    shown = capsys.readouterr().out
    for word in ("245", "360", "332", "eccentricity of the pin", "completed"):
        assert word in shown
    written = sorted(path.suffix for path in folder.iterdir())
    assert written == [".c", ".h", ".png"]


def test_ctrl_c_writes_what_was_simulated(model_file, tmp_path, capsys, monkeypatch):
    def pressing(done):
        raise KeyboardInterrupt

    # The package has the function of that name.
    module = sys.modules["symbody.cli.main"]
    monkeypatch.setattr(module, "Run", functools.partial(sb.Run, progress=pressing))
    command = ["simulate", model_file, "--out", str(tmp_path), "--duration", "1000"]
    assert main(command) == 130
    assert "interrupted: interrupted at t = " in capsys.readouterr().out
    written = xr.load_dataset(tmp_path / "swing_motion.nc")
    assert 0 < written["time"][-1] < 1000


def test_demo_shows_every_stage_and_writes_plot_and_code(tmp_path, capsys):
    assert main(["demo", "--out", str(tmp_path / "demo")]) == 0
    said = capsys.readouterr().out
    for words in (
        "M[v_",
        "c[v_",
        "operations",
        "derive dynamics",
        "simulate 10 s ",
        "error of the energy",
    ):
        assert words in said
    written = sorted(path.suffix for path in (tmp_path / "demo").iterdir())
    assert written == [".c", ".h", ".png"]


def test_derive_prints_equations_operations_and_timings(model_file, capsys):
    assert main(["derive", model_file]) == 0
    said = capsys.readouterr().out
    assert "M[v_hinge, v_hinge]" in said
    assert "sin(q_hinge)" in said
    assert "condense parameters" in said


def test_generate_writes_code_and_protects_other_files(model_file, tmp_path, capsys):
    out = tmp_path / "code"
    command = ["generate", model_file, "--lang", "python", "--out", str(out)]
    assert main(command) == 0
    path = out / "swing.py"
    assert "q_hinge" in path.read_text()
    assert main(command) == 0
    path.write_text("mine")
    assert main(command) == 1
    assert "files with other content (swing.py)" in capsys.readouterr().err
    assert path.read_text() == "mine"
    assert main([*command, "--force"]) == 0
    assert "q_hinge" in path.read_text()


def test_simulate_writes_data_and_picture(model_file, tmp_path, capsys):
    out = tmp_path / "out"
    command = ["simulate", model_file, "--duration", "1", "--set", "length=2"]
    assert main([*command, "--out", str(out)]) == 0
    assert "completed" in capsys.readouterr().out
    with xr.open_dataset(out / "swing_motion.nc") as data:
        assert data["q_hinge"].shape == (501,)
    assert (out / "swing_motion.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1", "leaves no Model behind"),
        (
            "import symbody as sb\na = sb.Model('a')\nb = sb.Model('b')",
            "2 models: a, b",
        ),
        ("import symbody as sb\na = sb.Model('a')", "it has no bodies"),
    ],
)
def test_a_file_without_a_usable_model_is_explained(tmp_path, capsys, text, message):
    path = tmp_path / "odd.py"
    path.write_text(text)
    assert main(["derive", str(path)]) == 1
    assert message in capsys.readouterr().err


def test_a_file_imports_what_lies_beside_it(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    text = "import symbody as sb\nmade = sb.library.pendulum()\n"
    (tmp_path / "neighbor_of_a_model.py").write_text(text)
    file = tmp_path / "model.py"
    file.write_text("from neighbor_of_a_model import made as model\n")
    assert main(["check", str(file)]) == 0
    del sys.modules["neighbor_of_a_model"]


def test_a_missing_file_a_wrong_setting_and_a_language_are_explained(
    model_file, capsys
):
    assert main(["derive", "nowhere.py"]) == 2
    assert main(["simulate", model_file, "--set", "length=long"]) == 2
    assert main(["generate", model_file, "--lang", "cobol"]) == 2
    said = capsys.readouterr().err
    for words in ("no such file", "NAME=NUMBER", "cobol"):
        assert words in said


def test_without_a_command_the_help_is_shown(capsys):
    assert main([]) == 0
    assert "simulate and plot" in capsys.readouterr().out


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as ending:
        main(["--version"])
    assert ending.value.code == 0
    assert capsys.readouterr().out.strip() == f"symbody {symbody.__version__}"


@pytest.mark.parametrize("command", ["simulate", "generate", "demo"])
def test_a_folder_that_is_a_file_is_refused_before_any_work(
    model_file, tmp_path, capsys, command
):
    (tmp_path / "taken").write_text("mine")
    file = [] if command == "demo" else [model_file]
    assert main([command, *file, "--out", str(tmp_path / "taken")]) == 2
    said = capsys.readouterr()
    assert "cannot be written into it" in said.err
    assert said.out == ""


def test_a_folder_in_place_of_a_file_is_explained(tmp_path, capsys):
    assert main(["derive", str(tmp_path)]) == 2
    assert "it is a folder" in capsys.readouterr().err


def test_vectors_start_values_and_inputs_are_set_from_the_shell(tmp_path):
    path = tmp_path / "cart.py"
    path.write_text(CART)
    command = ["simulate", str(path), "--duration", "2", "--out", str(tmp_path)]
    settings = ["--set", "m=1,3", "--start", "q_slide=0.5", "--input", "F=8"]
    assert main([*command, *settings]) == 0
    with xr.open_dataset(tmp_path / "cart_motion.nc") as data:
        assert data["q_slide"].to_numpy()[-1] == pytest.approx(0.5 + 2.0**2)


@pytest.mark.parametrize("module", ["symbody", "symbody.cli"])
def test_importing_symbody_and_its_commands_is_cheap(module):
    code = f"import sys, json, {module}; print(json.dumps(sorted(sys.modules)))"
    found = str(Path(symbody.__file__).parents[1])
    shown = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": found},
    )
    loaded = json.loads(shown.stdout)
    for heavy in ("numba", "sympy", "matplotlib", "xarray", "scipy"):
        assert heavy not in loaded


def test_the_package_is_a_command_where_the_program_is_not_on_the_path():
    shown = subprocess.run(
        [sys.executable, "-m", "symbody", "--help"],
        capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(Path(symbody.__file__).parents[1])},
    )  # fmt: skip
    assert shown.stdout.startswith("usage: symbody ")


def test_simulate_tells_the_balance_of_energy_when_asked(model_file, tmp_path, capsys):
    command = ["simulate", model_file, "--duration", "1", "--out", str(tmp_path / "o")]
    assert main([*command, "--monitor", "work", "residual"]) == 0
    said = capsys.readouterr().out
    (line,) = (x for x in said.splitlines() if x.startswith("largest energy_error"))
    assert 0 <= float(line.split(": ")[1]) < 1e-6
    assert "largest residual" in said


def test_a_reader_that_has_seen_enough_ends_a_command_quietly(model_file):
    found = str(Path(symbody.__file__).parents[1])
    code = "import sys; from symbody.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", code, "derive", model_file],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": found},
    )
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 0
    assert complaint == b""


def test_inverse_tells_what_a_motion_needs(tmp_path, capsys):
    (tmp_path / "cart.py").write_text(CART)
    out = tmp_path / "out"
    command = ["inverse", str(tmp_path / "cart.py"), "--prescribe"]
    assert main([*command, "slide=t**2 + 1", "--duration", "2", "--out", str(out)]) == 0
    assert "The actuators produce the motion" in capsys.readouterr().out
    with xr.open_dataset(out / "cart_inverse_motion.nc") as data:
        # 3 kg at 2 m/s².
        assert data["F"].values == pytest.approx(6.0)


def test_inverse_takes_the_motion_of_a_file(tmp_path, capsys):
    (tmp_path / "cart.py").write_text(CART)
    file, out = str(tmp_path / "cart.py"), ["--out", str(tmp_path)]
    assert main(["simulate", file, "--input", "F=3", "--duration", "1", *out]) == 0
    motion = str(tmp_path / "cart_motion.nc")
    assert main(["inverse", file, "--motion", motion, *out]) == 0
    with xr.open_dataset(tmp_path / "cart_inverse_motion.nc") as data:
        assert data["F"].values == pytest.approx(3.0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "give one of the two"),
        (["--prescribe", "slide"], "give JOINT=FORMULA"),
        (["--prescribe", "lift=t"], "unknown. Known are slide"),
        (["--prescribe", "slide=x"], "neither the time nor a parameter"),
        (["--motion", "none.nc"], "there is no such file"),
        (["--prescribe", "slide=t", "--actuators", "M"], "--actuators 'M': unknown"),
    ],
)
def test_inverse_refuses_what_it_cannot_use(arguments, message, tmp_path, capsys):
    (tmp_path / "cart.py").write_text(CART)
    command = ["inverse", str(tmp_path / "cart.py"), "--out", str(tmp_path)]
    assert main([*command, *arguments]) in (1, 2)
    assert message in capsys.readouterr().err


def test_fit_finds_parameters_in_a_table(model_file, tmp_path, capsys):
    about = "--model", "a mechanism"
    model = symbody.cli.usage.load_only(model_file, None, symbody.Model, *about)
    start = {"q_hinge": 0.8}
    motion = symbody.simulate(model, 2.0, parameters={"length": 1.2}, start=start)
    lines = ["time, q_hinge"]
    lines += [
        f"{t},{q}" for t, q in zip(motion.time, motion.array("q_hinge"), strict=True)
    ]
    table = tmp_path / "table.csv"
    table.write_text("\n".join(lines))
    command = ["fit", model_file, "--free", "length=1.1", "--out", str(tmp_path)]
    command += ["--start", "q_hinge=0.8"]
    assert main([*command, "--data", str(table)]) == 0
    assert "length" in capsys.readouterr().out
    fit = sb.results.Fit.load(tmp_path / "swing_fit.npz")
    assert fit.value("length") == pytest.approx(1.2, rel=1e-6)
    assert (tmp_path / "swing_fit.png").exists()
    table.write_text("time,q_hinge\n0,0.5\n1,\n")
    assert main([*command, "--data", str(table)]) == 2
    assert "line 3" in capsys.readouterr().err


def test_equilibrium_and_modes_are_found_from_a_file(model_file, tmp_path, capsys):
    out = ["--out", str(tmp_path)]
    options = ["--start", "q_hinge=0.2", "--set", "length=2"]
    for command, word in (
        ("equilibrium", "the forces balance"),
        ("linearize", "small deviations from an equilibrium"),
        ("modal", "no mode grows"),
    ):
        assert main([command, model_file, *options, *out]) == 0
        assert word in capsys.readouterr().out
    kinds = sorted(path.name for path in tmp_path.glob("swing_*"))
    assert len(kinds) == 7
    assert {"swing_modes.png", "swing_linear.json"} <= {*kinds}
    linear = ["simulate", str(tmp_path / "swing_linear.json"), "--duration", "0.1"]
    assert main([*linear, *out]) == 0


def test_a_path_that_is_lost_is_written_and_the_status_is_one(tmp_path, capsys):
    out = ["--along", "push=0:1", "--out", str(tmp_path)]
    assert main(["equilibrium", "cart_pole", *out]) == 1
    assert "could not be followed further" in capsys.readouterr().out
    assert (tmp_path / "cart_pole_equilibrium_path.npz").exists()


def test_paths_of_equilibria_and_modes_are_followed_from_a_file(
    model_file, tmp_path, capsys
):
    out = ["--start", "q_hinge=0.2", "--out", str(tmp_path)]
    assert main(["equilibrium", model_file, "--along", "length=1:3", *out]) == 0
    assert "points along length" in capsys.readouterr().out
    assert main(["modal", model_file, "--along", "length=1:3:5", *out]) == 0
    assert "at 5 values of length" in capsys.readouterr().out
    found = symbody.results.ModePaths.load(tmp_path / "swing_mode_paths.npz")
    assert found.values.tolist() == [1, 1.5, 2, 2.5, 3]
    assert (tmp_path / "swing_equilibrium_path.png").exists()


@pytest.mark.slow
def test_motions_that_repeat_are_found_followed_and_charted(tmp_path, capsys):
    file = tmp_path / "swing.py"
    file.write_text(
        "import symbody as sb\n"
        "model = sb.Model('swing')\n"
        "x = model.add_joint('x', model.world, model.add_body('b', mass=1), 'Tx')\n"
        "a, q = model.add_parameter('a', 0.2), model.add_parameter('q', 0.5)\n"
        "spring = -(a - 2 * q * sb.cos(2 * model.t)) * x.q[0]\n"
        "model.add_load('spring', sb.loads.JointForce(x, spring))\n"
    )
    command = ["periodic", str(file), "--period", "3.14159265", "--out", str(tmp_path)]
    assert main(command) == 0
    assert "the motion repeats" in capsys.readouterr().out
    assert main([*command, "--along", "a=0.2:1"]) == 0
    assert "period doubling" in capsys.readouterr().out
    assert main([*command, "--chart", "a=0.2:0.6:2", "q=0.4:0.5:2"]) == 0
    assert "stable" in capsys.readouterr().out
    files = {f"swing_{k}.png" for k in ("periodic_motion", "stability_chart")}
    assert files <= {path.name for path in tmp_path.iterdir()}
    assert main([*command, "--chart", "a=0.2:0.6:2"]) == 2
    assert "two parameters" in capsys.readouterr().err
    assert main([*command, "--chart", "a=0.2"]) == 2
    assert "--chart 'a=0.2'" in capsys.readouterr().err


@pytest.mark.slow
def test_frequency_responses_are_written_from_a_file(tmp_path, capsys):
    path = tmp_path / "cart.py"
    path.write_text(
        CART + 'model.add_load("k", sb.loads.JointForce(slide, -3 * slide.q[0]))'
    )
    out = ["--out", str(tmp_path)]
    assert main(["bode", str(path), "--of", "q_slide", "--by", "F", *out]) == 0
    assert "0 + 1i" in capsys.readouterr().out
    files = {"cart_bode.npz", "cart_bode.png", "cart_nyquist.png", "cart_step.png"}
    assert files <= {path.name for path in tmp_path.iterdir()}
    assert main(["bode", str(path), *out]) == 2
    assert "without of=" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["equilibrium", "--along", "length=1"], "give NAME=BEGIN:END"),
        (["modal", "--along", "length=1:3:1"], "at least 2 values"),
        (["modal", "--along", "length=1:3", "--at-start"], "with --along"),
        (["equilibrium", "--along", "size=1:3"], "along='size'"),
        (["equilibrium", "--along", "length=1:3", "--wish", "q_hinge=1"], "--wish"),
    ],
)
def test_paths_that_make_no_sense_are_refused(
    options, message, model_file, tmp_path, capsys
):
    command, *more = options
    assert main([command, model_file, *more, "--out", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


def test_an_option_that_stands_twice_counts_twice(model_file, tmp_path, capsys):
    many = ["--target", "q_hinge=0.1", "--target", "v_hinge=0.2", "--target", "q_x=0"]
    assert main(["equilibrium", model_file, *many, "--out", str(tmp_path)]) == 2
    assert "targets={'q_hinge': 0.1, 'v_hinge': 0.2, 'q_x'" in capsys.readouterr().err


def test_a_name_that_is_given_twice_is_refused(model_file, tmp_path, capsys):
    for twice in (["length=1", "length=2"], ["length=1", "--set", "length=2"]):
        options = ["--set", *twice, "--out", str(tmp_path)]
        assert main(["simulate", model_file, *options]) == 2
        assert "'length' is given twice" in capsys.readouterr().err


def test_a_linear_system_is_taken_at_the_start_if_asked(model_file, tmp_path, capsys):
    options = [model_file, "--at-start", "--out", str(tmp_path)]
    assert main(["linearize", *options]) == 0
    assert main(["linearize", *options, "--free", "length"]) == 2
    assert "nothing is solved for" in capsys.readouterr().err


def test_an_equilibrium_that_is_none_ends_with_its_reason(tmp_path, capsys):
    path = tmp_path / "cart.py"
    path.write_text(CART)
    out = ["--out", str(tmp_path)]
    assert main(["equilibrium", str(path), "--input", "F=2", *out]) == 1
    found = capsys.readouterr()
    assert "nothing balances 2 N along v_slide" in found.err
    assert "no equilibrium was found" in found.out


def test_a_problem_in_a_file_is_planned(tmp_path, capsys):
    path = tmp_path / "problem.py"
    ends = '{"q_slide": 1, "v_slide": 0}'
    made = f"sb.OptimalControl(model, 1.0, running=F**2, at_end={ends})"
    path.write_text(f"{CART}\nproblem = {made}\n")
    folder = tmp_path / "out"
    assert main(["plan", str(path), "--out", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "no motion near by costs less" in shown
    plan = symbody.results.Plan.load(folder / "cart_plan.npz")
    assert plan.cost == pytest.approx(12 * 9, rel=1e-8)  # 3 kg over 1 m in 1 s
    again = ["plan", str(path), "--guess", str(folder / "cart_plan.npz")]
    assert main([*again, "--out", str(folder)]) == 0
    assert main(["plan", str(path), "--guess", str(path)]) == 2
    assert main(["plan", str(path), "--starts", "0"]) == 2
