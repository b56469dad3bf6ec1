"""A second start imports what it runs."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import symbody

PROGRAM = """
import sys, symbody as sb
sb.simulate(sb.library.crane_crab(), 0.1)
print(*sys.modules)
"""
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


def test_a_second_start_imports_no_more_than_it_runs(tmp_path):
    environment = os.environ | {
        "SYMBODY_CACHE_DIR": str(tmp_path),
        "PYTHONPATH": str(Path(symbody.__file__).parents[1]),
    }
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    assert set(UNUSED).isdisjoint(done.stdout.split())
    if sys.platform == "linux" and platform.machine() == "x86_64":
        assert "llvmlite" not in done.stdout.split()
