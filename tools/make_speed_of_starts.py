"""Make the page of starts, calls and runs from the output of its benchmarks.

Run it from the root, without other work: python tools/make_speed_of_starts.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent, fill

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "speed-of-starts.md"
WIDTH = 105
HEAD = """
    What a person waits for beside the mechanics. This page is made by
    `tools/make_speed_of_starts.py` from what the benchmarks print. All figures are
    processor time of one core, often of a server with other work; ratios hold better
    than times. What is slower than a peer, or than it should be, comes first.
"""
# Each benchmark with the title of its section and what is said about it.
SECTIONS = {
    "calls": """Calls from Python
    Arguments are new in each call. Pinocchio returns references to its own memory,
    where these are new arrays.
    """,
    "sets_of_parameters": """Runs that differ in parameters, starts or inputs
    A second of motion a run; the loops are what runs in compiled code. With constraints
    a new start is closed by compiled equations, and the mobility looked at in Python.
    """,
    "first_answer": """From start to answer
    A fresh process with a folder for compiled code that is empty (*new*) or filled
    (*then*), and bytecode as an installation leaves it. A second start derives the
    equations and finds the rest on disk.
    """,
    "instants": """Equilibria, linear systems and modes
    Chains with a spring in each joint. The first answers are those of a new model with
    an empty folder for compiled code; *by hand* is Newton's method with the same
    functions from near the equilibrium, without a search and without stability.
    MuJoCo's linear system is that of its steps, by differences. Where the time of a
    first answer goes:
    ![stages of first answers](../pictures/first-answer.png)
    """,
    "stiff": """Stiff motions
    Two seconds of the [belt](../library.md) after the motor is switched on, as it is
    and with a thousand times its stiffness and damping. SciPy integrates the same
    compiled function with the same compiled Jacobian.
    """,
    "in_the_loop": """Steps and controllers
    A controller in Python at 1 kHz on a six-joint arm.
    """,
}


def page(told: Mapping[str, str]) -> str:
    """Return the page.

    Args:
        told: What the benchmarks have printed, by name.
    """
    parts = ["# Speed of starts, calls, runs, stiff motions and steps\n"]
    parts.append(fill(" ".join(HEAD.split()), WIDTH) + "\n")
    for name, section in SECTIONS.items():
        title, text = section.split("\n", 1)
        said = f"`python benchmarks/{name}.py`. {' '.join(dedent(text).split())}"
        parts.append(f"## {title}\n\n{fill(said, WIDTH)}\n\n```\n{told[name]}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Run the benchmarks one after another and write the page."""
    told = {}
    # What is measured is this checkout, installed or not.
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    for name in SECTIONS:
        command = [sys.executable, str(ROOT / "benchmarks" / f"{name}.py")]
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, env=environment
        )
        told[name] = done.stdout.strip("\n")
        print(f"== {name}\n{told[name]}", flush=True)
    PAGE.write_text(page(told), encoding="utf-8")


if __name__ == "__main__":
    main()
