"""Where LLVM does not take a text, C compilers do the work, and the user is told."""

import ast
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import symbody as sb
from symbody.runtime.machine_code import machine_code

RUN = """
import json, warnings
import symbody as sb
from symbody.runtime import compiler, machine_code as module
# What runs for milliseconds need not be fast.
compiler._FLAGS = ["-O0" if flag == "-O2" else flag for flag in compiler._FLAGS]
compiler._LONG_FLAG = "-O0"
compiled = module._compiled

def refusing(text, level, **options):
    return compiled(text.replace("define", "defined", 1), level, **options)

module._compiled = refusing
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    try:
        motions = [
            sb.simulate(sb.library.crane_crab(), 1.0, method=method)
            for method in ("DP54", "Radau")
        ]
        last = [float(motion.array("q_rot_pendulum")[-1]) for motion in motions]
    except sb.errors.CompileError as error:
        last = str(error)
print(json.dumps([last, [str(w.message) for w in told]]))
"""


def run(tmp_path, **environment):
    said = subprocess.check_output(
        [sys.executable, "-c", RUN],
        env={**os.environ, "SYMBODY_CACHE_DIR": str(tmp_path / "kept"), **environment},
    )
    return json.loads(said)


@pytest.mark.compiler("c")
def test_c_makes_what_llvm_refuses_and_the_motion_is_the_same(tmp_path):
    found, told = run(tmp_path)
    for method, last in zip(("DP54", "Radau"), found, strict=True):
        expected = sb.simulate(sb.library.crane_crab(), 1.0, method=method)
        # Other instructions round differently; a second of motion is no chaos yet.
        assert last == pytest.approx(expected.array("q_rot_pendulum")[-1], rel=1e-6)
    assert sum("integrators" in t for t in told) == 1
    assert sum("functions of models" in t for t in told) == 1
    assert all("does not take the text" in t and "C compiler" in t for t in told)


def test_without_a_c_compiler_the_error_says_both(tmp_path):
    message, told = run(tmp_path, CC="no-such-compiler")
    assert told == []
    assert "does not take the text" in message
    assert "'no-such-compiler' named by CC is not there" in message
    assert message.endswith("Correct CC, or unset it to take cc, gcc or clang.")


def test_who_has_refused_is_no_remedy(tmp_path):
    message, _ = run(tmp_path, PATH="", CC="")
    assert message.endswith("is on the path. Install one, or set CC.")


def test_what_sanitizers_put_in_its_place_takes_the_same_arguments():
    plugin = Path(__file__).parents[2] / ".ci" / "sanitized_loops.py"
    (own,) = (
        node
        for node in ast.parse(plugin.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == machine_code.__name__
    )
    arguments = [one.arg for one in (*own.args.args, *own.args.kwonlyargs)]
    assert arguments == [*inspect.signature(machine_code).parameters]
