"""Whatever writes files leaves what was there if the disk is full, and says so."""

import ast
import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
import symbody_pymbs
from symbody.cli import main
from symbody.results.motion import Motion
from symbody_pymbs import run_script

# Compiled code is not kept on a full disk either, which test_cache.py looks at.
pytestmark = pytest.mark.filterwarnings(
    "ignore:compiled code is not kept:symbody.errors.ModelWarning"
)
SOURCES = Path(sb.__file__).parent
SCRIPTS = Path(symbody_pymbs.__file__).parent
SCRIPT = """
from pymbs.input import *
from pymbs.symbolics import *
world = MbsSystem([0, 0, -1])
arm = world.addBody(mass={mass}, inertia=diag([1, 1, 1]), name="arm")
world.addJoint(world, arm, "Ry", startVals={mass})
world.addVisualisation.Box(arm, {mass}, 1, 1)
world.genEquations.Recursive()
world.{call}
"""
# What writes a file in one call, and where in the package it may be called.
WRITING = {"write_text", "write_bytes", "to_netcdf", "savetxt", "tofile"}
MAY_WRITE = {
    "whole_files.py",
    "results/labelled.py",  # into the file that `replacing` gives
    "runtime/compiler.py",  # sources for the compiler, in a folder that is removed
    "cli/report.py",  # calls Motion.to_netcdf
    "cli/mcp_server.py",  # as the one before
    "results/motion.py",  # as that
    "motion.py",  # of PyMbs's scripts, into memory
    "studies/chunks.py",  # a hidden file that takes its place, within `telling`
    "studies/processes.py",  # what workers need, in a folder that is removed
}


def swing(mass):
    model = sb.Model("swing")
    bob = model.add_body("bob", mass=mass, com=(0, 0, -1), inertia=(1, 1, 1))
    model.add_joint("hinge", model.world, bob, "Ry", q=0.5)
    return model


def motion(mass):
    return sb.simulate(swing(mass), 0.01 * mass)


def model_as(name):
    return lambda folder, mass: sb.write(swing(mass), folder / name, force=True)


def generated(form):
    def write(folder, mass):
        sb.generate(swing(mass), form, folder, binaries=False, force=True)

    return write


def command(*words):
    def write(folder, mass):
        model = folder.parent / f"model{mass:g}.py"
        model.write_text(
            "import symbody as sb\nmodel = sb.library.pendulum()\n"
            f"model.name = 'swing{mass:g}'\n"
        )
        return main([word.format(folder=folder, model=model) for word in words])

    return write


def script(call):
    def write(folder, mass):
        path = folder.parent / "script.py"
        path.write_text(SCRIPT.format(mass=mass, call=call))
        run_script(path, folder)

    return write


WAYS = {
    "json": model_as("swing.json"),
    "urdf": model_as("swing.urdf"),
    "netcdf": lambda folder, mass: motion(mass).to_netcdf(folder / "m.nc"),
    "plot": lambda folder, mass: motion(mass).plot().savefig(folder / "m.png"),
    **{form: generated(form) for form in ("c", "matlab", "fmu3", "sfunction")},
    **{
        f"script {call}": script(call)
        for call in (
            'genCode("c", "Arm", "code")',
            'genMatlabAnimation("Arm", "matlab")',
            'genSarturisXml("Arm", "scene")',
            'simulate([0.1], 0.01, "Swing")',
            'exportGraphReps("shapes")',
            'show("Look")',
        )
    },
}
COMMANDS = {
    "simulate": ("simulate", "{model}", "--duration", "0.1", "--out", "{folder}"),
    "generate": (
        "generate", "{model}", "--lang", "c,latex", "--out", "{folder}", "--force",
    ),
    "convert": ("convert", "{model}", "{folder}/m.json", "--force"),
    "demo": ("demo", "--out", "{folder}"),
    "run-pymbs": (
        "run-pymbs", str(Path(__file__).parent / "compat/scripts/crane_today.py"),
        "--out", "{folder}", "--html", "{folder}/crane.html",
    ),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "out"
    place.mkdir()
    return place


@pytest.fixture
def full_disk(monkeypatch):
    """Return what makes the disk full from then on."""

    def refuse(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return lambda: monkeypatch.setattr(os, "fsync", refuse)


def contents(folder):
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in files}


# The folder of compiled code is on the disk, too.
@pytest.mark.filterwarnings("ignore:compiled code is not kept")
@pytest.mark.parametrize("way", WAYS)
def test_a_full_disk_leaves_what_was_there(way, folder, full_disk):
    WAYS[way](folder, 1.0)
    before = contents(folder)
    assert before
    full_disk()
    with pytest.raises(sb.errors.SymbodyError, match="disk is full"):
        WAYS[way](folder, 2.0)
    assert contents(folder) == before


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_tells_of_a_full_disk_and_leaves_no_half_file(
    name, folder, full_disk, capsys
):
    full_disk()
    assert command(*COMMANDS[name])(folder, 1.0) == 1
    assert "disk is full" in capsys.readouterr().err
    assert contents(folder) == {}


@pytest.mark.slow  # Other files that end with the disk are above.
@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_netcdf_tells_of_a_disk_that_ends_while_the_library_writes(folder):
    """HDF5 itself says "HDF error", or "Permission denied" where it wrote nothing."""
    code = (
        "import resource, signal, sys, symbody as sb\n"
        "motion = sb.simulate(sb.library.pendulum(), 1.0)\n"
        "motion.to_netcdf(sys.argv[1])\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)\n"
        "motion.to_netcdf(sys.argv[1])\n"
    )
    for limit in ("0", "5000"):
        call = [sys.executable, "-c", code, str(folder / "m.nc"), limit]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        assert "larger than files may be here" in done.stderr
        assert list(contents(folder)) == [Path("m.nc")]
        assert Motion.from_netcdf(folder / "m.nc").status.completed


def test_netcdf_in_a_folder_that_is_missing_says_so(folder):
    with pytest.raises(
        sb.errors.FileError, match=r"no/m\.nc.*its folder does not exist"
    ):
        motion(1.0).to_netcdf(folder / "no" / "m.nc")


def test_files_are_written_in_one_place():
    found = set()
    for folder in (SOURCES, SCRIPTS):
        for path in folder.rglob("*.py"):
            text = path.read_text("utf-8")
            # Parsing takes long.
            if not any(f"{name}(" in text for name in (*WRITING, "open")):
                continue
            tree = ast.parse(text)
            if any(writes(node) for node in ast.walk(tree)):
                found.add(path.relative_to(folder).as_posix())
    # The pages with what makes them, which an installation holds.
    assert {n for n in found if not n.startswith("documentation/")} == MAY_WRITE


def writes(node):
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args):
            modes = {a.value for a in args if isinstance(a, ast.Constant)}
            return name in WRITING or (name == "open" and modes & {"w", "wb", "a", "x"})
    return False
