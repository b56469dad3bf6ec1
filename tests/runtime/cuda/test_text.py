"""The text for graphics processors is complete, and their assembler takes it."""

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

import symbody as sb
from symbody.library.catalog import YARDSTICKS
from symbody.library.closed_by_constraints import sarrus
from symbody.runtime.cuda.text import ptx, version_of
from symbody.writers.llvm.kernel import kernel


def assembler():
    """Return NVIDIA's assembler, of the toolkit or of its package."""
    inside = "nvidia/cuda_nvcc/bin/ptxas"
    places = [Path(sysconfig.get_path("purelib"), inside)]
    found = shutil.which("ptxas") or next(filter(Path.exists, places), None)
    if found is None:
        pytest.skip("needs ptxas, of the package nvidia-cuda-nvcc-cu12")
    return found


def curved():
    model = sb.Model("curved")
    table = model.add_curve("table", [0, 1, 2], [0, 1, 0], extrapolation="linear")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    force = table(slide.q[0]) + slide.v[0] ** 1.5 + sb.atan2(slide.q[0], 2.0)
    model.add_load("f", sb.loads.JointForce(slide, force))
    return model


MODELS = {**YARDSTICKS, "sarrus": sarrus, "curved": curved}
SOME = [
    "crane_crab",
    "curved",
    "sarrus",
    *(pytest.param(n, marks=pytest.mark.slow) for n in ("arm7", "hexapod")),
]


def text_of(name, *, own, capability, purpose="derivatives"):
    program = sb.compile_model(MODELS[name]()).function(purpose).entry.program
    return ptx(kernel(program, own_parameters=own), capability)


@pytest.mark.parametrize("name", SOME)
def test_nothing_is_called_that_devices_do_not_have(name):
    text = text_of(name, own=True, capability=70)
    assert ".extern" not in text
    assert len(re.findall(r"\.visible \.entry", text)) == 1
    assert not re.search(r"\.visible \.func", text)
    # What is called by address would need a stack of unknown size.
    assert not re.search(r"\bcall \(?.*%rd", text)


def test_the_version_of_the_text_is_read():
    text = text_of("pendulum", own=False, capability=120)
    assert version_of(text) == (7, 8)
    assert ".target sm_90" in text


@pytest.mark.parametrize("name", SOME)
def test_the_assembler_takes_it(name, tmp_path):
    command = [assembler(), "-arch=sm_90", "-o", tmp_path / "k.o", tmp_path / "k.ptx"]
    for own in (False, True):
        text = text_of(name, own=own, capability=90)
        (tmp_path / "k.ptx").write_text(text)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
