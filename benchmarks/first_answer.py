"""What a person waits for: processor time of fresh processes, from start to answer.

Each row is a process of its own; "new" has a folder for compiled code that is empty,
as in a home that has never seen symbody. Python's bytecode is there, as an installation
leaves it: the package is copied, and each program runs once before. The first rows are
what the interpreter and NumPy take alone. Median and spread of several processes.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
from size import run

import symbody


class Size(NamedTuple):
    """What is measured.

    Attributes:
        rows: Programs by their name.
        rounds: Processes of each.
    """

    rows: dict[str, str]
    rounds: int


_CRANE = "import symbody as sb; sb.simulate(sb.library.crane_crab(), 10.0)"
_CHAIN = "import symbody as sb; c = sb.compile_model(sb.library.chain(30))"
_MODULES = "; import sys; print(sum(m.startswith('symbody.') for m in sys.modules))"
_TEXT = """
import tempfile, symbody as sb
sb.generate(sb.library.chain(30), "c", tempfile.mkdtemp())
"""
_DEMO = """
import sys, tempfile
from symbody.cli import main
sys.argv = ["symbody", "demo", "--out", tempfile.mkdtemp()]
main()
"""
ROWS = {
    "Python": "pass",
    "import numpy": "import numpy",
    "import symbody": "import symbody",
    "a model": "import symbody as sb; sb.library.crane_crab()",
    "crane, 10 s of motion": _CRANE,
    "symbody demo": _DEMO,
    "30 joints, C text": _TEXT,
    "30 joints, accelerations": f"{_CHAIN}; c.function('forward_dynamics')",
}
FULL = Size(ROWS, 5)
SMALLEST = Size({"Python": "pass", "crane, 10 s of motion": _CRANE}, 1)


def seconds_of(program: str, cache: str, installed: str) -> float:
    """Return the processor time of a process that runs a program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said_by(program, cache, installed)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def said_by(program: str, cache: str, installed: str) -> str:
    """Return what a process prints that runs a program.

    Args:
        program: Its text.
        cache: Folder for compiled code.
        installed: Folder that holds the package.
    """
    environment = os.environ | {
        "SYMBODY_CACHE_DIR": cache,
        "PYTHONPATH": installed,
        "PYTHONDONTWRITEBYTECODE": "",
    }
    environment.pop("PYTHONPYCACHEPREFIX", None)
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, check=True, env=environment, stdout=subprocess.PIPE, text=True
    ).stdout


def counts() -> dict[str, int]:
    """Return how many modules of the package a second start imports."""
    rows = {name: ROWS[name] for name in ("a model", "crane, 10 s of motion")}
    here, found = str(Path(symbody.__file__).parents[1]), {}
    with tempfile.TemporaryDirectory() as cache:
        for name, program in rows.items():
            said = [said_by(program + _MODULES, cache, here) for _ in range(2)]
            found[f"{name}: modules"] = int(said[-1])
    return found


def main(size: Size) -> None:
    """Print a row a program."""
    print(f"{'':28}{'new [s]':>10}{'then [s]':>10}{'least':>8}{'most':>8}")
    with tempfile.TemporaryDirectory() as installed:
        package = Path(symbody.__file__).parent
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(package, Path(installed) / package.name, ignore=without)
        for name, program in size.rows.items():
            first, later = _times(program, size.rounds, installed)
            print(f"{name:28}{np.median(first):10.2f}{np.median(later):10.2f}"
                  f"{min(later):8.2f}{max(later):8.2f}", flush=True)  # fmt: skip


def _times(
    program: str, rounds: int, installed: str
) -> tuple[list[float], list[float]]:
    """Return the times of processes without compiled code, and with it."""
    with tempfile.TemporaryDirectory() as cache:
        seconds_of(program, cache, installed)
        later = [seconds_of(program, cache, installed) for _ in range(rounds)]
    first = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as cache:
            first.append(seconds_of(program, cache, installed))
    return first, later


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
