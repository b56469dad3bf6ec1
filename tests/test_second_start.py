"""A second start imports what it runs."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import symbody

MOTION = "sb.simulate(sb.library.crane_crab(), 0.1)"
PAGE = "sb.library.crane_crab().to_html('crane.html')"
# They write code, differentiate, read equations of a DAE or look for words alike.
UNUSED = (
    "symbody.writers.llvm.write", "symbody.program.lower", "symbody.passes.schedule",
    "symbody.pipeline.jacobians", "symbody.formalisms.derivatives.of_formulas",
    "symbody.analyses.run.integrate_dae", "symbody.analyses.run.failures",
    "symbody.closure.close_and_partition",
    "symbody.formalisms.derivatives.residual", "symbody.pipeline.implicit",
    "symbody.formalisms.tree.node_solutions",
    "difflib", "fractions", "html", "logging", "concurrent.futures", "scipy", "pandas",
    "xarray", "matplotlib",
)  # fmt: skip
# What a page is made of that is on disk.
DRAWING = ("symbody.view.pages", "symbody.view.computing", "symbody.exports.interface")


@pytest.mark.parametrize(
    ("program", "unused"),
    [
        (MOTION, UNUSED),
        (PAGE, (*UNUSED, *DRAWING)),
        ("sb.equilibrium(sb.library.arm6())", ("scipy", "pandas", "xarray")),
    ],
    ids=["motion", "page", "equilibrium"],
)
def test_a_second_start_imports_no_more_than_it_runs(tmp_path, program, unused):
    environment = os.environ | {
        "SYMBODY_CACHE_DIR": str(tmp_path),
        "PYTHONPATH": str(Path(symbody.__file__).parents[1]),
    }
    for _ in range(2):
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                f"import sys, symbody as sb; {program}; print(*sys.modules)",
            ],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
    assert set(unused).isdisjoint(done.stdout.split())
    if sys.platform == "linux" and platform.machine() == "x86_64":
        assert "llvmlite" not in done.stdout.split()
