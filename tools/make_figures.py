"""Make the pages of figures from what the benchmarks print, and count what they are of.

Run it from the root, without other work: python tools/make_figures.py [page …]
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "reference"
WIDTH = 105
# A page is older than the engine where a count differs by more, and by more than one.
TOLERANCE = 0.03
PEERS = (
    "numpy", "scipy", "llvmlite", "pin", "mujoco", "exudyn", "numba", "scikit-sundae",
    "casadi", "jax", "torch",
)  # fmt: skip
# Where the benchmarks find this checkout, installed or not.
PATHS = str(ROOT / "src"), str(ROOT / "benchmarks")


class Page(NamedTuple):
    """A page of figures.

    Attributes:
        head: Its title, and what is said before the figures, in lines.
        sections: Each benchmark with the title of its section and what is said of it.
        picture: Of the documentation, made anew with it.
    """

    head: str
    sections: Mapping[str, str]
    picture: str = ""


PAGES = {
    "speed-of-starts": Page(
        """Speed of starts, calls, runs, stiff motions and steps
        What a person waits for beside the mechanics. What is slower than a peer, or
        than it should be, comes first where rows are sorted.
        """,
        {
            "calls": """Calls from Python
            Arguments are new in each call. Pinocchio returns references to its own
            memory, where these are new arrays.
            """,
            "sets_of_parameters": """Runs that differ in parameters, starts or inputs
            A second of motion a run, then a tenth of a second in a study; the loops are
            what runs in compiled code. With constraints a new start is closed by
            compiled equations, and the mobility looked at in Python.
            """,
            "first_answer": """From start to answer
            A fresh process with a folder for compiled code that is empty (*new*) or
            filled (*then*), and bytecode as an installation leaves it. A second start
            finds its code on disk and derives nothing. Medians of several processes.
            """,
            "instants": """Equilibria, linear systems and modes
            Chains with a spring in each joint. The first answers are those of a new
            model with an empty folder for compiled code; *by hand* is Newton's method
            with the same functions from near the equilibrium, without a search and
            without stability. The linear system of MuJoCo is that of its steps, by
            differences. Below stands what follows from a motion of 501 rows: inverse
            dynamics of the motion and of data, accelerations and energies when they are
            looked at, row by row and [in lanes that are
            there](../decisions/0036-no-tiers.md#lanes-where-they-pay), beside a loop
            over `rnea` of Pinocchio, in turns. With data, two splines through all
            columns tell whether rates are those of the coordinates. Where the time of a
            first answer goes, stage by stage as `compiled.timings` has it: ![stages of
            first answers](../pictures/first-answer.png)
            """,
            "stiff": """Stiff motions
            Two seconds of the [belt](../library.md) after the motor is switched on, as
            it is and with a thousand times its stiffness and damping, and of chains
            with stiff joints. SciPy and CVODE integrate the same compiled function with
            the same compiled Jacobian. Methods leave different errors at a tolerance:
            the last column is the time at the error of Radau, by a line through the
            logarithms.
            """,
            "in_the_loop": """Steps and controllers
            A controller in Python at 1 kHz on a six-joint arm; then single steps and
            calls of chains.
            """,
        },
        "first-answer",
    ),
    "speed-of-loops": Page(
        """Speed of runs with loops, and of many bodies
        What closes loops, and what grows with them.
        """,
        {
            "loops": """Whole runs beside other engines
            [Andrews' mechanism](../library.md), the hexapod with uneven forces in its
            cylinders, and a tower of twenty four-bars on each other, sixty bodies that
            fall, at a tolerance of 1e-7. Longer runs of the tower are chaotic, so that
            no tolerance compares. Ours is `simulate` with a compiled model, from call
            to return; *compiled* is its part in compiled code, and the ratio counts
            from the first row, the default. SciPy integrates the same equations, and
            projects on the constraints after every step as ours does: *compiled* is our
            machine code, called through a function that Numba has compiled, so that
            what is left between is the loop of SciPy in Python; *Python* is the
            generated Python function as it is. Exudyn describes the mechanisms with its
            own bodies and joints. Its generalized-alpha solver is of order two with a
            fixed step, which is chosen to give errors of about 1e-5 and 1e-7; the
            faster of its matrices and the loosest tolerance of its Newton iterations
            that allow this are taken, and its solver alone is timed. The error is the
            largest in the angles of all bodies, or in place and angles of the platform,
            at 21 times, against a run with 1e-12, which other formulas confirm to 1e-8.
            """,
            "loop_growth": """Growth with the number of loops
            Four-bars on each other, then side by side, with constraints. Closing,
            deriving, lowering and compiling come once, for accelerations and projection
            together; the run is that of 0.5 s at 1e-7. Each loop is solved by itself,
            and the recursion over the bodies does the rest. From 600 links on, those on
            each other are a [loop over their links](../howto/large-models.md#loops), of
            which no operations are counted; tables cannot know which factors are zero
            or alike. Many side by side are one program, called for all of them.
            """,
            "large_models": """Growth with the number of bodies
            Chains, rings and chains with springs as [loops over their
            links](../howto/large-models.md), from nothing to compiled calls. The memory
            is the most that the process has had so far, NumPy and LLVM included.
            Pinocchio is called from Python, as ours is.
            """,
        },
    ),
    "speed-of-languages": Page(
        """Speed of the languages
        The time of one evaluation of the state derivative, of an arm with seven joints
        and of a humanoid with thirty freedoms, and its ratio to C.
        """,
        {
            "languages": """Evaluations by language
            Compiled languages are called by address with the signature of C, with `-O2`
            and the instructions of this processor. Their formulas are the same, so what
            differs is the compiler, and that LLVM and C compute sines and cosines many
            at a time. *1024 states* are computed in one call; the time is that of one
            state among them. JAX runs without fusion, see
            [frameworks](../howto/use-casadi-jax-torch.md); PyTorch runs operation by
            operation. MATLAB itself, Julia and graphics cards are not measured.
            """,
        },
    ),
}
_RUN = """Made by `python tools/make_figures.py {name}` on {day}: {machine}. Times are
    processor time of one core, the least of several in turn where nothing else is said;
    ratios hold better than times. Other work ran beside it at a load of {load}. A peer
    that is not installed is named where it is left out."""
_COUNTS = """These follow from the engine, not from the machine.
    `tests/test_figures.py` counts them again; where one differs by more than
    {percent} %, this page is older than the engine it describes, and the command above
    makes it anew."""


def counts_of(name: str) -> dict[str, int]:
    """Return what is counted of a page, by the name of the count."""
    found: dict[str, int] = {}
    for benchmark in PAGES[name].sections:
        own = importlib.import_module(benchmark).counts()
        found |= {f"{benchmark}: {key}": count for key, count in own.items()}
    return found


def counts_in(text: str) -> dict[str, int]:
    """Return the counts that a page has."""
    rows = re.findall(r"^(\w+: .+?) {2,}(\d+)$", text, re.M)
    return {key: int(count) for key, count in rows}


def older(name: str, before: Mapping[str, int], now: Mapping[str, int]) -> str:
    """Return why a page is older than the engine; nothing where it is not."""
    changed = [
        f"{key}: {before.get(key, 'none')} then, {now.get(key, 'none')} now"
        for key in {**before, **now}
        if key not in before
        or key not in now
        or abs(now[key] - before[key]) > max(1, TOLERANCE * before[key])
    ]
    if not changed:
        return ""
    return (
        f"docs/reference/{name}.md is older than the engine it describes: "
        f"{'; '.join(changed)}. Make it anew, without other work on the machine: "
        f"python tools/make_figures.py {name}"
    )


def machine() -> str:
    """Return the processor, and the versions of what is measured."""
    cpuinfo = Path("/proc/cpuinfo")
    text = cpuinfo.read_text("utf-8") if cpuinfo.exists() else ""
    model = re.search(r"model name\s*: (.*)", text)
    parts = [model[1] if model else platform.processor() or platform.machine()]
    parts.append(f"Python {platform.python_version()}")
    for package in PEERS:
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            parts.append(f"no {package}")
    return ", ".join(parts)


def load() -> str:
    """Return how many processes wanted a core in the last minute, if that is known."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def filled(text: str) -> str:
    """Return a paragraph in lines."""
    return fill(" ".join(text.split()), WIDTH, break_on_hyphens=False)


def page(name: str, figures: Mapping[str, str], run: str, counts: str) -> str:
    """Return a page.

    Args:
        name: Its name.
        figures: What the benchmarks have printed, by name.
        run: On what machine, and when.
        counts: A row for each count.
    """
    title, head = PAGES[name].head.split("\n", 1)
    parts = [f"# {title}\n\n{filled(head)}\n\n{filled(run)}\n"]
    for benchmark, section in PAGES[name].sections.items():
        title, text = section.split("\n", 1)
        said = filled(f"`python benchmarks/{benchmark}.py`. {text}")
        parts.append(f"## {title}\n\n{said}\n\n```\n{figures[benchmark]}\n```\n")
    said = filled(_COUNTS.format(percent=round(100 * TOLERANCE)))
    parts.append(f"## Counts\n\n{said}\n\n```\n{counts}\n```\n")
    return "\n".join(parts)


def make(name: str) -> None:
    """Run the benchmarks of a page one after another and write it."""
    figures: dict[str, str] = {}
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(PATHS)}
    day, before = date.today().isoformat(), load()
    for benchmark in PAGES[name].sections:
        print(f"== {name}: {benchmark}", flush=True)
        began, lines = time.monotonic(), []
        command = [sys.executable, str(ROOT / "benchmarks" / f"{benchmark}.py")]
        with (
            TemporaryDirectory() as empty,  # for compiled code
            subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True,
                env=environment | {"SYMBODY_CACHE_DIR": empty},
            ) as process,
        ):  # fmt: skip
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                lines.append(line.rstrip())
        if process.returncode:
            raise SystemExit(f"benchmarks/{benchmark}.py failed; {name} is as it was")
        figures[benchmark] = "\n".join(lines).strip("\n")
        print(f"   {time.monotonic() - began:.0f} s", flush=True)
    print(f"== {name}: counts", flush=True)
    found = counts_of(name)
    width = max(map(len, found)) + 2
    counts = "\n".join(f"{key:{width}}{count:8}" for key, count in found.items())
    run = _RUN.format(
        name=name, day=day, machine=machine(), load=f"{before} to {load()}"
    )
    (FOLDER / f"{name}.md").write_text(page(name, figures, run, counts), "utf-8")
    if PAGES[name].picture:
        command = [sys.executable, str(ROOT / "docs" / "make_pictures.py")]
        subprocess.run([*command, PAGES[name].picture], check=True, env=environment)


def main() -> None:
    """Make the pages that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="*", choices=[*PAGES, []])
    sys.path[:0] = PATHS
    for name in parser.parse_args().page or PAGES:
        make(name)


if __name__ == "__main__":
    main()
