"""Without llvmlite a C compiler does its work, and without that Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import symbody as sb
from symbody.runtime.loops.in_python import PythonCode
from symbody.runtime.loops.library import UNITS, called, library, loop_text

# They have other ways, which need no loops: one row after the other, formulas, ctypes.
VECTORS = {"moreau", "batch", "lane_blocks", "tree_motion", "call"}
RUN = """
import json, sys, warnings
sys.modules["llvmlite"] = None
import symbody as sb
from symbody.runtime import compiler
compiler._FLAGS = ["-O0" if flag == "-O2" else flag for flag in compiler._FLAGS]
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    results = {}
    exec(sys.argv[1])
print(json.dumps([results, [str(w.message) for w in told]]))
"""
# The analyses of a first day, in few functions.
FIRST = """
crane = sb.library.crane_crab()
results["backend"] = sb.compile_model(crane).backend
results["motion"] = float(sb.simulate(crane, 1.0).array("q_rot_pendulum")[-1])
results["linearize"] = sb.linearize(crane).A.tolist()
loop = sb.library.four_bar(explicit=False)
results["loop"] = sb.simulate(loop, 0.2).q[-1].tolist()
arm = sb.library.pendulum()
results["equilibrium"] = sb.equilibrium(arm).q.tolist()
"""
# What each of the loops has beside: methods, ways to keep constraints, quaternions,
# contacts, steppers, inputs of Python, events, slopes.
MORE = """
crane = sb.library.crane_crab()
results |= {
    f"method {i}": sb.simulate(crane, 1.0, method=method).q[-1].tolist()
    for i, method in enumerate(("DP853", "Taylor", "Radau", sb.RK4(0.01)))
}
loop = sb.library.four_bar(explicit=False)
for way in ("projection", "partition", "baumgarte"):
    results[way] = sb.simulate(loop, 0.5, constraints=way).q[-1].tolist()
results["loop, stiff"] = sb.simulate(loop, 0.5, method="Radau").q[-1].tolist()
turning = sb.library.quaternion_pendulum()
results["quaternions"] = sb.simulate(turning, 0.5).q[-1].tolist()
results["inputs"] = sb.simulate(
    crane, 1.0, inputs={"F": lambda t: 1.0 if t > 0.5 else 0.0}
).q[-1].tolist()
stepper = sb.Stepper(crane, dt=0.01)
for _ in range(20):
    stepper.step()
results["stepper"] = stepper.y.tolist()
jumping = sb.Model("jumping")
ball = jumping.add_body("ball", mass=0.5)
jumping.add_joint(
    "flight", jumping.world, ball, ["Tx", "Tz"], q=(0, 1.0), v=(0.5, 0)
)
floor = sb.contacts.SphereOnPlane(ball, jumping.world, radius=0.1)
jumping.add_contact("floor", floor, restitution=0.5, friction=0.3)
results["contacts"] = sb.simulate(jumping, 1.0).q[-1].tolist()
results["modes"] = sb.modal(sb.library.double_pendulum()).frequencies.tolist()
"""


def run(
    program: str, tmp_path, **environment: str
) -> tuple[dict[str, object], list[str]]:
    said = subprocess.run(
        [sys.executable, "-c", RUN, program],
        env={**os.environ, "SYMBODY_CACHE_DIR": str(tmp_path / "kept"), **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    results, told = json.loads(said.stdout)
    return results, told


def here(program: str) -> dict[str, object]:
    scope: dict[str, object] = {"sb": sb, "results": {}}
    exec(program, scope)
    return scope["results"]


def agree(results, expected):
    """Check numbers: other instructions round differently, by tolerances of a run."""
    for name in expected.keys() - {"backend"}:
        # SciPy's method chooses its steps by what is rounded.
        loose = 1e-6 if name == "method 3" else 1e-8
        np.testing.assert_allclose(
            results[name], expected[name], rtol=loose, atol=loose, err_msg=name
        )


def test_python_does_all_where_there_is_no_compiler_either(tmp_path):
    results, told = run(FIRST, tmp_path, PATH="", CC="")
    assert results["backend"] == "python"
    agree(results, here(FIRST))
    (message,) = told
    assert "Neither llvmlite nor a C compiler" in message
    assert "some hundred times slower" in message
    assert "pip install llvmlite" in message


@pytest.mark.compiler("c")
def test_a_c_compiler_does_the_work_of_llvm(tmp_path):
    results, told = run(FIRST, tmp_path)
    assert results["backend"] == "c"
    agree(results, here(FIRST))
    (message,) = told
    assert "by the system's C compiler" in message
    assert "compiled slower" in message


@pytest.mark.parametrize(
    "unit",
    sorted(UNITS.keys() - VECTORS - {name for name in UNITS if "device" in name}),
)
def test_loops_over_numbers_are_read(unit):
    externals = {
        name: library(other).code.find(name)
        for name, other in called(loop_text(unit)).items()
    }
    assert PythonCode(loop_text(unit), externals).name == unit


@pytest.mark.parametrize("unit", sorted(VECTORS))
def test_vectors_and_calls_of_the_system_are_refused_by_name(unit):
    with pytest.raises(sb.errors.CompileError, match=f"the loops '{unit}' do not run"):
        PythonCode(loop_text(unit), {})


def test_all_loops_run_as_python(tmp_path):
    results, _ = run(MORE, tmp_path, PATH="", CC="")
    agree(results, here(MORE))


def test_what_needs_machine_code_is_refused_by_name(tmp_path):
    program = """
compiled = sb.compile_model(sb.library.pendulum())
def said(action):
    try:
        action()
    except sb.errors.SymbodyError as error:
        return str(error)
results["batch"] = said(lambda: compiled.batch("derivatives"))
results["rolled"] = said(lambda: sb.compile_model(sb.library.pendulum(), rolled=True))
from symbody.view.computing import computing
page = computing(compiled, sb.DP853())
results["page"] = [page.module is None, page.obstacle]
"""
    results, _ = run(program, tmp_path, PATH="", CC="")
    assert "'python'" in results["batch"]
    assert "LLVM" in results["batch"]
    assert "it is compiled by 'python', not by 'llvm'" in results["rolled"]
    is_still, obstacle = results["page"]
    assert is_still
    assert "llvmlite is not there" in obstacle
