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
    "symbody.formalisms.derivatives.residual",
    "symbody.formalisms.tree.tree", "symbody.analyses.run.contacts",
    "symbody.analyses.run.when_clauses", "symbody.runtime.loops.contacts",
    "symbody.runtime.batch", "symbody.runtime.lanes_code", "symbody.writers.parts",
    "difflib", "fractions", "html", "logging", "concurrent.futures", "scipy", "pandas",
    "xarray", "matplotlib",
)  # fmt: skip
# It loads OpenSSL; random numbers of NumPy, which an equilibrium draws, import it.
HASHES = ("hashlib",)
# What a page is made of that is on disk.
DRAWING = ("symbody.view.pages", "symbody.view.computing", "symbody.exports.interface")


@pytest.mark.parametrize(
    ("program", "unused"),
    [
        (MOTION, (*UNUSED, *HASHES)),
        (PAGE, (*UNUSED, *HASHES, *DRAWING)),
        ("sb.equilibrium(sb.library.arm6())", UNUSED),
    ],
    ids=["motion", "page", "equilibrium"],
)
def test_a_second_start_imports_no_more_than_it_runs(tmp_path, program, unused):
    modules = started_twice(f"{program}; print(*sys.modules)", tmp_path)[1].split()
    assert set(unused).isdisjoint(modules)
    if sys.platform == "linux" and platform.machine() == "x86_64":
        assert "llvmlite" not in modules


# Other languages and formats, what reads XML, servers and what computes in pages.
OTHERS = (
    "symbody.writers.fortran", "symbody.writers.latex.equations", "symbody.io.xml",
    "symbody.exports.clib", "symbody.io.mjcf.read", "symbody.view.computing", "xml.sax",
    "http.server", "http.client",
)  # fmt: skip


@pytest.mark.parametrize(
    ("program", "unused"),
    [
        ("sb.generate(sb.library.pendulum(), 'c', force=True)", OTHERS),
        ("sb.read(sb.write(sb.library.pendulum(), 'p.json', force=True))", OTHERS),
        ("from symbody.cli import main; main(['check', '--help'])", OTHERS),
        ("sb.check(sb.library.pendulum())", (*OTHERS, "symbody.cli.main")),
    ],
    ids=["a language", "a file", "a command", "a check"],
)
def test_formats_that_are_not_used_are_not_imported(tmp_path, program, unused):
    end = "import atexit; atexit.register(lambda: print(*sys.modules)); "
    modules = started_twice(end + program, tmp_path)[0].split()
    assert set(unused).isdisjoint(modules)


def started_twice(program, folder):
    """Return what two processes print, of which the second has the first one's code."""
    environment = os.environ | {
        "SYMBODY_CACHE_DIR": str(folder),
        "PYTHONPATH": str(Path(symbody.__file__).parents[1]),
    }
    command = [sys.executable, "-c", f"import sys, symbody as sb; {program}"]
    return [
        subprocess.run(
            command,
            env=environment,
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]


@pytest.mark.parametrize("model", ["crane_crab", "arm6", "four_bar"])
def test_a_second_start_derives_nothing_and_moves_alike(tmp_path, model):
    program = (
        f"c = sb.compile_model(sb.library.{model}()); m = sb.simulate(c, 0.1); "
        "print([m.array(n)[-1].tolist() for n in m]); print(m.notes); print(*c.timings)"
    )
    first, second = started_twice(program, tmp_path)
    assert "derive" in first
    assert "derive" not in second
    assert second.splitlines()[:2] == first.splitlines()[:2]


@pytest.mark.parametrize(
    "model", ["arm6()", "four_bar()", "four_bar(explicit=False)", "belt()"]
)
def test_a_second_equilibrium_derives_no_slopes_and_is_the_same(tmp_path, model):
    program = (
        f"c = sb.compile_model(sb.library.{model}); e = sb.equilibrium(c); "
        "print(e.status.name, e.state.tolist(), e.stable); print(*c.timings)"
    )
    first, second = started_twice(program, tmp_path)
    assert "slopes" in first
    assert "slopes" not in second
    assert second.splitlines()[0] == first.splitlines()[0]


def test_a_second_start_says_again_what_has_no_inertia(tmp_path):
    program = (
        "m = sb.Model('m'); b = m.add_body('b', mass=0, com=(0, 0, 0));"
        "m.add_joint('j', m.world, b, 'Rx')\n"
        "try: sb.simulate(m, 1)\n"
        "except sb.errors.SymbodyError as error: print(error)"
    )
    first, second = started_twice(program, tmp_path)
    assert "inertia" in first
    assert second == first
