"""A plain installation: what works without the extras, and what names them."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError, from_extra

_WITHOUT = """
import os, sys
for name in os.environ["WITHOUT"].split():
    sys.modules[name] = None
"""


def without(modules: str, program: str, folder: Path) -> str:
    """Return what a program says in a process that lacks some packages."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", _WITHOUT + program],
        cwd=folder,
        env=os.environ | {"WITHOUT": modules},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# What an installation with little room leaves out, and what it does then.
LOOKS = "matplotlib pandas xarray trimesh"
SMALL = """
import warnings
import symbody as sb
warnings.simplefilter("ignore", sb.errors.ModelWarning)  # of what stands for llvmlite
backend = os.environ["BACKEND"]
compile = sb.Compile(backend=backend) if backend else None
model = sb.library.crane_crab()
motion = sb.simulate(model, 0.5, compile=compile)
assert motion.array("q_rot_pendulum").shape == motion.time.shape
assert "completed" in str(motion)
loop = sb.library.four_bar(explicit=False)
assert sb.simulate(loop, 0.1, compile=compile).q.shape[1] == 3
assert sb.equilibrium(sb.library.pendulum()).q.shape == (1,)
assert sb.linearize(model).A.shape == (4, 4)
assert sb.check(model).passed
sb.generate(model, "c", "code")
sb.write(model, "crane.json")
assert sb.read("crane.json").name == model.name
if "llvmlite" not in os.environ["WITHOUT"]:
    model.to_html("page.html")
looks = {
    "xarray": lambda: motion["q_rot_pendulum"],
    "matplotlib": lambda: motion.plot(),
    "pandas": lambda: motion.to_csv("m.csv"),
}
for name in looks.keys() & os.environ["WITHOUT"].split():
    try:
        looks[name]()
    except ModuleNotFoundError as error:
        assert any(lacking in str(error) for lacking in os.environ["WITHOUT"].split())
    else:
        raise AssertionError(name)
print("as wanted")
"""
OPTIONAL = "netCDF4 sympy mpmath h5netcdf control dask zarr torch jax casadi"
PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def test_what_only_some_need_is_an_extra():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    needed = {line.partition(">=")[0] for line in project["dependencies"]}
    assert needed == {
        "defusedxml", "llvmlite", "matplotlib", "numpy", "pandas", "pycollada", "scipy",
        "trimesh", "xarray",
    }  # fmt: skip


def test_the_shell_runs_a_study_in_memory_without_the_extra(tmp_path):
    (tmp_path / "sweep.py").write_text(
        "import symbody as sb\nstudy = sb.Study(sb.library.pendulum(), "
        "{'q_hinge': [0.1, 0.2]}, {'end': 'q_hinge'}, duration=0.1)"
    )
    said = without(
        "zarr filelock google_crc32c tqdm",
        "from contextlib import redirect_stderr\nfrom symbody.cli import main\n"
        "with redirect_stderr(sys.stdout):\n"
        "    assert main(['study', 'sweep.py', '--plot', 'a.png']) == 0\n"
        "    print(main(['study', 'sweep.py', '--store', 'there']))",
        tmp_path,
    )
    assert "results stay in memory and are printed only: a store needs filelock" in said
    assert (tmp_path / "a.png").exists()
    assert not (tmp_path / "sweep.zarr").exists()
    assert said.rstrip().endswith("1")


@pytest.mark.parametrize(
    ("modules", "backend"),
    [
        pytest.param("matplotlib", "", marks=pytest.mark.slow),
        pytest.param("pandas xarray", "", marks=pytest.mark.slow),
        pytest.param("trimesh", "", marks=pytest.mark.slow),
        (LOOKS, ""),
        pytest.param(LOOKS, "c", marks=[pytest.mark.slow, pytest.mark.compiler("c")]),
        pytest.param(LOOKS, "python", marks=pytest.mark.slow),
        pytest.param(f"{LOOKS} llvmlite", "", marks=pytest.mark.slow),
        pytest.param(f"{LOOKS} llvmlite", "python", marks=pytest.mark.slow),
    ],
)
def test_what_computes_needs_nothing_of_what_looks(
    modules, backend, tmp_path, monkeypatch
):
    monkeypatch.setenv("BACKEND", backend)
    assert "as wanted" in without(modules, SMALL, tmp_path)


def test_the_command_names_what_a_small_installation_lacks(tmp_path):
    (tmp_path / "arm.py").write_text(
        "import symbody as sb\nmodel = sb.library.pendulum()"
    )
    program = """
from contextlib import redirect_stderr
from symbody.cli import main
with redirect_stderr(sys.stdout):
    print(main(["simulate", "arm.py", "--duration", "0.1"]))
"""
    said = without(LOOKS, program, tmp_path).splitlines()
    assert said[-2:] == [
        "symbody: xarray is needed and not installed: pip install xarray", "1"
    ]  # fmt: skip


@pytest.mark.slow
def test_the_demo_runs_without_extras(tmp_path):
    said = without(
        OPTIONAL,
        "from symbody.cli import main\nsys.argv = ['symbody', 'demo']\nmain()",
        tmp_path,
    )
    assert "accelerations" in said or "energy balance" in said
    assert list(tmp_path.rglob("*.png"))


def test_motions_are_kept_without_extras_and_read_with_them(tmp_path):
    model = "sb.library.four_bar()"
    program = f"""
import symbody as sb
motion = sb.simulate({model}, 0.1, save=sb.Save(work=True))
motion.to_netcdf("motion.nc")
again = sb.results.Motion.from_netcdf("motion.nc")
assert motion.data.identical(again.data)
"""
    without(OPTIONAL, program, tmp_path)
    here = sb.simulate(sb.library.four_bar(), 0.1, save=sb.Save(work=True))
    read = sb.results.Motion.from_netcdf(tmp_path / "motion.nc")
    for name in here.data.variables:
        np.testing.assert_array_equal(read.data[name], here.data[name])


def test_a_file_of_netcdf_4_names_the_extra(tmp_path):
    sb.simulate(sb.library.pendulum(), 0.1).to_netcdf(tmp_path / "motion.nc")
    program = """
import symbody as sb
try:
    sb.results.Motion.from_netcdf("motion.nc")
except sb.errors.CallError as error:
    print(error)
"""
    said = without("netCDF4", program, tmp_path)
    assert "netCDF4 is needed" in said
    assert "pip install 'symbody[netcdf]'" in said


def test_a_conversion_to_sympy_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "sympy", None)
    model = sb.library.pendulum()
    with pytest.raises(
        sb.errors.ExpressionError, match=r"SymPy is needed.*symbody\[sympy\]"
    ):
        sb.to_sympy(sb.derive(model).results["M"])


def test_an_environment_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium.vector", None)
    wanted = r"to_gymnasium: Gymnasium is needed.*symbody\[gymnasium\]"
    with pytest.raises(ModelError, match=wanted):
        sb.to_gymnasium(sb.library.cart_pole(), step=0.1, reward=lambda m, a: 0.0)


def test_a_package_that_is_missing_is_named_with_its_extra():
    with pytest.raises(ModelError, match=r"who: no_such is needed.*symbody\[some\]"):
        from_extra("who", "no_such", "some", ModelError)
